"""What a row of a seat's sheet is made of, whoever words it."""

import msgspec

ENTRY_GROUP, COMMON_GROUP, SEAT_GROUP, RULINGS_GROUP = 0, 1, 2, 3
"""Groups of rows, in their order: ways in, what is said most, about the seat, rulings."""


class RowWords(msgspec.Struct, frozen=True, kw_only=True):
    """The words of a row; ``leads_in`` marks what may be the sheet's one primary row."""

    action: str
    title: str
    detail: str = ""
    leads_in: bool = False
    asks: str = ""
    group: int = COMMON_GROUP
