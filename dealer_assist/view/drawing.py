"""The table page in characters, for a terminal."""

from collections.abc import Iterator, Sequence

from dealer_assist.view.values import Reason, SeatView, View


def drawing(view: View) -> str:
    """Draw what a screen would show: the hand, what is said aloud, a line a seat, and why.

    Returns:
        Lines without a final newline. The first to act has a ▶ before his number.
    """
    head = (view.title, view.subtitle, view.limit, view.stakes)
    blocks = (
        [" · ".join(filter(None, head)), *(line.text for line in view.lines)],
        _aligned([tuple(_cells(seat)) for seat in view.seats]),
        [_ghosts(view)] if view.next_markers else [],
        [_reason(reason) for reason in view.reasons],
    )
    return "\n\n".join("\n".join(block) for block in blocks if block)


def _cells(seat: SeatView) -> Iterator[str]:
    """Number, name, order or state, markers, and the rest in words."""
    yield str(seat.seat)
    yield seat.name
    yield f"▶{seat.badge}" if seat.first else seat.badge
    yield " ".join(marker.text for marker in seat.markers)
    chips = (f"{stack.text} {stack.label}".rstrip() for stack in seat.chips)
    words = (*chips, seat.note, seat.tag.text if seat.tag else "")
    yield " · ".join(filter(None, words))


def _aligned(rows: Sequence[tuple[str, ...]]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    padded = (map(str.ljust, row, widths) for row in rows)
    return ["  ".join(cells).rstrip() for cells in padded]


def _ghosts(view: View) -> str:
    markers = ", ".join(f"{ghost.marker.text} {ghost.seats}" for ghost in view.next_markers)
    return f"{view.next_label} · {markers}"


def _reason(reason: Reason) -> str:
    citation = f" [{reason.citation}]" if reason.citation else ""
    return f"- {reason.title} · {reason.text}{citation}"
