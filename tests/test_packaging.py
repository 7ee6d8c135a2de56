"""What a wheel holds, and that the desktop files name the program as it names itself."""

import configparser
import gettext
import os
import runpy
import xml.etree.ElementTree as ET
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

from dealer_assist import APP_ID, __version__
from tests.support.paths import RESOURCES, ROOT

PACKAGING = ROOT / "packaging"
PO = (
    'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\nmsgid "button"\nmsgstr "{}"\n'
)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Iterator[zipfile.ZipFile]:
    folder = tmp_path_factory.mktemp("wheel")
    [path] = WheelBuilder(str(ROOT)).build(directory=str(folder), versions=["standard"])
    with zipfile.ZipFile(path) as file:
        yield file


def test_the_wheel_holds_every_resource(wheel: zipfile.ZipFile) -> None:
    shipped = {
        path.relative_to(RESOURCES).as_posix() for path in RESOURCES.rglob("*") if path.is_file()
    }
    prefix = "dealer_assist/_resources/"
    inside = {name.removeprefix(prefix) for name in wheel.namelist() if name.startswith(prefix)}
    compiled = {name.removesuffix(".po") + ".mo" for name in shipped if name.endswith(".po")}
    assert inside == shipped | compiled


def test_the_wheel_has_one_version_and_no_tests(wheel: zipfile.ZipFile) -> None:
    metadata = f"dealer_assist-{__version__}.dist-info/METADATA"
    assert f"\nVersion: {__version__}\n" in wheel.read(metadata).decode()
    assert not [name for name in wheel.namelist() if name.startswith(("tests/", "packaging/"))]


def test_the_desktop_files_carry_the_app_id(wheel: zipfile.ZipFile) -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.read(PACKAGING / f"{APP_ID}.desktop", encoding="utf-8")
    assert entry["Desktop Entry"]["Icon"] == APP_ID
    metainfo = ET.parse(PACKAGING / f"{APP_ID}.metainfo.xml")  # noqa: S314 - our own file
    assert metainfo.findtext("id") == APP_ID
    assert metainfo.findtext("launchable") == f"{APP_ID}.desktop"
    shared = f"dealer_assist-{__version__}.data/data/share"
    assert {
        f"{shared}/applications/{APP_ID}.desktop",
        f"{shared}/metainfo/{APP_ID}.metainfo.xml",
    } <= set(wheel.namelist())


def test_a_catalogue_is_compiled_again_when_its_source_changed(tmp_path: Path) -> None:
    compile_catalogues = runpy.run_path(str(PACKAGING / "hatch_build.py"))["compile_catalogues"]
    po = tmp_path / "resources" / "locale" / "fr" / "LC_MESSAGES" / "dealer_assist.po"
    po.parent.mkdir(parents=True)
    for seconds, text in enumerate(("bouton", "le bouton")):
        po.write_text(PO.format(text), encoding="utf-8")
        os.utime(po, (2_000_000_000 + seconds, 2_000_000_000 + seconds))
        locale = compile_catalogues(tmp_path)
        with (locale / "fr" / "LC_MESSAGES" / "dealer_assist.mo").open("rb") as file:
            assert gettext.GNUTranslations(file).gettext("button") == text
