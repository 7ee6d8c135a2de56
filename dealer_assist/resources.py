"""Where the bundled files stand, in an installed copy and in a checkout.

``__main__`` asks once and passes the folders down; nothing below ``gui`` and ``cli`` may import
this module.
"""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_CHECKOUT = _PACKAGE.parent


def folder() -> Path:
    """Say where presets, scenarios, rules, icons and the font are.

    Returns:
        ``dealer_assist/_resources`` in an installed or frozen copy, else ``resources`` beside
        the package.

    Raises:
        FileNotFoundError: Neither is there: the installation is broken.
    """
    return _first(_PACKAGE / "_resources", _CHECKOUT / "resources")


def locale_folder() -> Path:
    """Say where the compiled catalogues are, as ``gettext.translation`` wants it.

    Returns:
        The folder that holds ``fr/LC_MESSAGES/dealer_assist.mo``. In a checkout that is the
        build hook's output; where nothing was compiled yet, the folder of the sources, in which
        gettext finds no catalogue and leaves the texts English.

    Raises:
        FileNotFoundError: There are no resources at all: the installation is broken.
    """
    return _first(
        _PACKAGE / "_resources" / "locale",
        _CHECKOUT / "build" / "locale",
        folder() / "locale",
    )


def _first(*places: Path) -> Path:
    for place in places:
        if place.is_dir():
            return place
    message = f"no resources in {places[0]} or {places[-1]}"
    raise FileNotFoundError(message)
