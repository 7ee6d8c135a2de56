"""``--doctor``: what is missing for the window to open, and how to install it.

Standard library only and no Qt, so that it works where nothing else does.
"""

import contextlib
import ctypes
import platform
import shutil
import sys
from collections.abc import Iterable, Iterator, Mapping
from importlib import metadata
from pathlib import Path
from typing import NamedTuple

from dealer_assist import __version__, resources

DISTRIBUTIONS = ("PySide6-Essentials", "shiboken6", "msgspec", "platformdirs", "wakepy")


class Library(NamedTuple):
    """A system library that Qt loads on Linux, and the packages that bring it."""

    soname: str
    apt: str
    dnf: str
    pacman: str


LIBRARIES = (
    Library("libEGL.so.1", "libegl1", "libglvnd-egl", "libglvnd"),
    Library("libGL.so.1", "libgl1", "libglvnd-glx", "libglvnd"),
    Library("libfontconfig.so.1", "libfontconfig1", "fontconfig", "fontconfig"),
    Library("libfreetype.so.6", "libfreetype6", "freetype", "freetype2"),
    Library("libglib-2.0.so.0", "libglib2.0-0", "glib2", "glib2"),
    Library("libdbus-1.so.3", "libdbus-1-3", "dbus-libs", "dbus"),
    Library("libxkbcommon.so.0", "libxkbcommon0", "libxkbcommon", "libxkbcommon"),
    Library("libX11-xcb.so.1", "libx11-xcb1", "libX11-xcb", "libx11"),
    Library("libxkbcommon-x11.so.0", "libxkbcommon-x11-0", "libxkbcommon-x11", "libxkbcommon-x11"),
    Library("libxcb-cursor.so.0", "libxcb-cursor0", "xcb-util-cursor", "xcb-util-cursor"),
    Library("libxcb-icccm.so.4", "libxcb-icccm4", "xcb-util-wm", "xcb-util-wm"),
    Library("libxcb-image.so.0", "libxcb-image0", "xcb-util-image", "xcb-util-image"),
    Library("libxcb-keysyms.so.1", "libxcb-keysyms1", "xcb-util-keysyms", "xcb-util-keysyms"),
    Library("libxcb-randr.so.0", "libxcb-randr0", "libxcb", "libxcb"),
    Library(
        "libxcb-render-util.so.0",
        "libxcb-render-util0",
        "xcb-util-renderutil",
        "xcb-util-renderutil",
    ),
    Library("libxcb-shape.so.0", "libxcb-shape0", "libxcb", "libxcb"),
    Library("libxcb-sync.so.1", "libxcb-sync1", "libxcb", "libxcb"),
    Library("libxcb-xfixes.so.0", "libxcb-xfixes0", "libxcb", "libxcb"),
    Library("libxcb-xkb.so.1", "libxcb-xkb1", "libxcb", "libxcb"),
    Library("libwayland-client.so.0", "libwayland-client0", "libwayland-client", "wayland"),
    Library("libwayland-cursor.so.0", "libwayland-cursor0", "libwayland-cursor", "wayland"),
)
FONT = Library("a font", "fonts-dejavu-core", "dejavu-sans-fonts", "ttf-dejavu")
FONT_FOLDERS = (Path("/usr/share/fonts"), Path("/usr/local/share/fonts"))


def run(paths: Mapping[str, Path]) -> int:
    """Print versions, paths and everything that is missing.

    Args:
        paths: Folders to print besides the program's own: what to call each, and where it is.

    Returns:
        The exit code: 0 if the window can open, 1 if something is missing.
    """
    faults = [*_distribution_faults(), *_resource_faults()]
    if sys.platform == "linux":
        faults += _library_faults()
    for line in (*_versions(), *_places(paths), *(faults or ["Nothing is missing."])):
        sys.stdout.write(line + "\n")
    return 1 if faults else 0


def missing_libraries() -> tuple[Library, ...]:
    """Name what this Linux system lacks of what Qt loads."""
    missing = [library for library in LIBRARIES if not _loads(library.soname)]
    if not any(folder.is_dir() and any(folder.iterdir()) for folder in FONT_FOLDERS):
        missing.append(FONT)
    return tuple(missing)


def install_lines(missing: Iterable[Library]) -> tuple[str, ...]:
    """Give the command that installs what is missing.

    Returns:
        The line of the package manager that is here; those of all three where none is.
    """
    wanted = tuple(missing)
    lines = {
        "apt-get": _command("apt-get install", (library.apt for library in wanted)),
        "dnf": _command("dnf install", (library.dnf for library in wanted)),
        "pacman": _command("pacman -S", (library.pacman for library in wanted)),
    }
    here = next((name for name in lines if shutil.which(name)), None)
    return (lines[here],) if here else tuple(lines.values())


def _command(install: str, packages: Iterable[str]) -> str:
    return f"sudo {install} {' '.join(dict.fromkeys(packages))}"


def _loads(soname: str) -> bool:
    try:
        ctypes.CDLL(soname)
    except OSError:
        return False
    return True


def _version(distribution: str) -> str | None:
    try:
        return metadata.version(distribution)
    except metadata.PackageNotFoundError:
        return None


def _versions() -> Iterator[str]:
    yield f"dealer-assist {__version__}"
    yield f"Python {platform.python_version()} on {platform.platform()}"
    for distribution in DISTRIBUTIONS:
        yield f"{distribution} {_version(distribution) or 'not installed'}"


def _places(paths: Mapping[str, Path]) -> Iterator[str]:
    yield f"Interpreter: {sys.executable}"
    with contextlib.suppress(FileNotFoundError):
        yield f"Resources: {resources.folder()}"
        yield f"Translations: {resources.locale_folder()}"
    for name, path in paths.items():
        yield f"{name}: {path}"


def _distribution_faults() -> Iterator[str]:
    for distribution in DISTRIBUTIONS:
        if _version(distribution) is None:
            yield f"Missing: the Python package {distribution}. Install the program again with pip."
    qt = _version("PySide6-Essentials")
    if qt and sys.version_info < (3, 12) and qt.startswith("6.12."):
        yield f"PySide6-Essentials {qt} crashes on Python 3.11: use 6.11, or Python 3.12 or newer."


def _resource_faults() -> Iterator[str]:
    try:
        resources.folder()
    except FileNotFoundError as error:
        yield f"Missing: {error}. Install the program again with pip."


def _library_faults() -> Iterator[str]:
    missing = missing_libraries()
    for library in missing:
        yield f"Missing: {library.soname} (Debian package {library.apt})"
    if missing:
        yield "Install with:"
        yield from (f"  {line}" for line in install_lines(missing))
