"""PySide6 6.12.0 on Python 3.11 takes a reference off None in every call that returns it.

The process dies after some 5,000 calls (``none_dealloc``), so short tests pass: count instead.
"""

import sys

import pytest
from PySide6.QtCore import QObject

CALLS = 200
# Others may hold fewer references to None for their own reasons.
TOLERATED = 50


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None is immortal from 3.12 on")
def test_calls_that_return_none_keep_its_references() -> None:
    thing = QObject()
    before = sys.getrefcount(None)
    for _ in range(CALLS):
        thing.setObjectName("x")
    assert before - sys.getrefcount(None) <= TOLERATED
