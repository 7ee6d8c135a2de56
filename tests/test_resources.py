"""The bundled files are found in an installed copy and in a checkout."""

from pathlib import Path

import pytest

from dealer_assist import resources
from tests.support.paths import RESOURCES, ROOT


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Pretend that the package stands in an empty folder."""
    monkeypatch.setattr(resources, "_PACKAGE", tmp_path / "dealer_assist")
    monkeypatch.setattr(resources, "_CHECKOUT", tmp_path)
    return tmp_path


def make(folder: Path) -> Path:
    folder.mkdir(parents=True)
    return folder


def test_checkout() -> None:
    assert resources.folder() == RESOURCES
    assert resources.locale_folder() == ROOT / "build" / "locale"


def test_installed(copy: Path) -> None:
    locale = make(copy / "dealer_assist" / "_resources" / "locale")
    assert resources.folder() == locale.parent
    assert resources.locale_folder() == locale


def test_installed_wins_over_a_folder_that_happens_to_be_beside(copy: Path) -> None:
    make(copy / "resources")
    installed = make(copy / "dealer_assist" / "_resources")
    assert resources.folder() == installed


def test_a_checkout_that_compiled_nothing_shows_english(copy: Path) -> None:
    sources = make(copy / "resources" / "locale")
    assert resources.locale_folder() == sources


def test_a_broken_installation_says_so(copy: Path) -> None:
    with pytest.raises(FileNotFoundError, match="no resources in"):
        resources.folder()
