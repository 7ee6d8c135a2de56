import errno
import os
import stat
from pathlib import Path

import pytest

from dealer_assist.session.store import Trouble, trouble, write_whole
from tests.session.disk import Disk

OLD = b"the old file"
NEW = b"the new file, which is longer"


@pytest.fixture
def target(tmp_path: Path) -> Path:
    path = tmp_path / "settings.toml"
    path.write_bytes(OLD)
    return path


def beside(path: Path) -> list[str]:
    return sorted(other.name for other in path.parent.iterdir())


def test_a_new_file_has_the_rights_that_any_program_would_give_it(tmp_path: Path) -> None:
    path = tmp_path / "new"
    write_whole(path, NEW)
    other = tmp_path / "other"
    other.write_bytes(NEW)
    assert path.read_bytes() == NEW
    assert path.stat().st_mode == other.stat().st_mode


def test_the_new_file_replaces_the_old_one_and_takes_its_rights(target: Path) -> None:
    target.chmod(0o640)
    write_whole(target, NEW)
    assert target.read_bytes() == NEW
    assert stat.S_IMODE(target.stat().st_mode) == 0o640
    assert beside(target) == [target.name]


def test_a_link_stays_a_link(target: Path, tmp_path: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to(target)
    write_whole(link, NEW)
    assert link.is_symlink()
    assert target.read_bytes() == NEW


def test_the_longest_name_a_disk_takes_can_be_written(tmp_path: Path) -> None:
    path = tmp_path / ("n" * 255)
    write_whole(path, NEW)
    assert path.read_bytes() == NEW


def test_a_write_that_takes_only_a_part_is_gone_on_with(target: Path, disk: Disk) -> None:
    disk.at_most = 7
    write_whole(target, NEW)
    assert target.read_bytes() == NEW


@pytest.mark.parametrize("room", [0, 1, len(NEW) - 1])
def test_the_old_file_survives_a_full_disk(target: Path, disk: Disk, room: int) -> None:
    disk.room = room
    with pytest.raises(OSError, match="No space") as caught:
        write_whole(target, NEW)
    assert trouble(caught.value) is Trouble.FULL
    assert target.read_bytes() == OLD
    assert beside(target) == [target.name]


def test_the_old_file_survives_a_failed_fsync(target: Path, disk: Disk) -> None:
    disk.fsync_fails(errno.EIO)
    with pytest.raises(OSError, match="Input/output"):
        write_whole(target, NEW)
    assert target.read_bytes() == OLD
    assert beside(target) == [target.name]


def test_the_old_file_survives_a_failed_replace(
    target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def replace(_source: object, _target: object) -> None:
        raise OSError(errno.EACCES, os.strerror(errno.EACCES))

    monkeypatch.setattr(os, "replace", replace)
    with pytest.raises(PermissionError):
        write_whole(target, NEW)
    assert target.read_bytes() == OLD
    assert beside(target) == [target.name]


def test_a_folder_is_not_replaced(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    (folder / "inside").mkdir(parents=True)
    with pytest.raises(OSError, match="folder"):
        write_whole(folder, NEW)
    assert beside(folder) == ["folder"]
    assert (folder / "inside").is_dir()


def test_a_missing_folder_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        write_whole(tmp_path / "nowhere" / "file", NEW)


def test_the_file_is_on_disk_before_its_name_and_the_name_before_the_end(
    target: Path, disk: Disk
) -> None:
    write_whole(target, NEW)
    assert disk.calls == ["write", "fsync file", "fsync folder"]


@pytest.mark.parametrize("number", [errno.EINVAL, errno.EBADF])
def test_a_system_that_syncs_no_folder_is_enough(target: Path, disk: Disk, number: int) -> None:
    disk.fsync_fails(number, folder=True)
    write_whole(target, NEW)
    assert target.read_bytes() == NEW


def test_a_folder_that_fails_to_sync_is_told_and_the_new_file_is_whole(
    target: Path, disk: Disk
) -> None:
    disk.fsync_fails(errno.EIO, folder=True)
    with pytest.raises(OSError, match="Input/output"):
        write_whole(target, NEW)
    assert target.read_bytes() == NEW
    assert beside(target) == [target.name]


def test_a_system_that_opens_no_folder_is_enough(
    target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = os.open

    def open_(path: str | Path, flags: int, mode: int = 0o777) -> int:
        if Path(path).is_dir():
            raise OSError(errno.EACCES, os.strerror(errno.EACCES))
        return opened(path, flags, mode)

    monkeypatch.setattr(os, "open", open_)
    write_whole(target, NEW)
    assert target.read_bytes() == NEW


@pytest.mark.parametrize(
    ("number", "named"),
    [
        (errno.ENOSPC, Trouble.FULL),
        (errno.EROFS, Trouble.NOT_ALLOWED),
        (errno.ENOENT, Trouble.GONE),
        (errno.EFBIG, Trouble.TOO_LARGE),
        (errno.EIO, Trouble.FAILED),
    ],
)
def test_what_a_disk_says_has_a_name(number: int, named: Trouble) -> None:
    assert trouble(OSError(number, os.strerror(number))) is named


def test_an_error_without_a_number_has_a_name() -> None:
    assert trouble(OSError("something")) is Trouble.FAILED
