import csv
from pathlib import Path

import msgspec
import pytest

from dealer_assist.session.practice import Grade
from dealer_assist.session.progress import (
    COLUMNS,
    MAX_BYTES,
    MAX_RECENT,
    Exam,
    Fault,
    Learner,
    Progress,
    Skill,
    export_csv,
    load,
    name_fits,
    save,
)
from tests.session.disk import Disk

NOON = 1_750_000_000
EXAM = Exam(at=NOON, code="4F2A", right=18, asked=20, passed=True)
ANN = (
    Learner(name="Ann")
    .answered("rotation", "dead", Grade.GOOD, NOON)
    .answered("rotation", "dead", Grade.MISSED, NOON + 60)
    .answered("kill", "moving", Grade.EASY, NOON + 90)
    .with_exam(EXAM)
)
BOTH = Progress().with_learner(ANN).with_learner(Learner(name="Émile"))


def test_nobody_has_learnt_anything_where_there_is_no_file(tmp_path: Path) -> None:
    assert load(tmp_path / "progress.json") == Progress()


def test_a_file_reads_back_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "progress.json"
    save(path, BOTH)
    assert load(path) == BOTH


def test_the_old_file_survives_a_full_disk(tmp_path: Path, disk: Disk) -> None:
    path = tmp_path / "progress.json"
    save(path, Progress())
    disk.room = 10
    with pytest.raises(OSError, match="No space"):
        save(path, BOTH)
    assert load(path) == Progress()


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (b"", Fault.DAMAGED),
        (b"[" * 100_000, Fault.DAMAGED),
        (b'{"format": 1, "learners": [{"name": ""}]}', Fault.DAMAGED),
        (b'{"format": 1, "learners": [{"name": "two\\nlines"}]}', Fault.DAMAGED),
        (b'{"format": 1, "learners": [{"name": "Ann"}, {"name": "Ann"}]}', Fault.DAMAGED),
        (b'{"format": 1, "players": []}', Fault.DAMAGED),
        (b'{"format": 2, "players": []}', Fault.NEWER),
        (b" " * (MAX_BYTES + 1), Fault.TOO_LARGE),
    ],
)
def test_a_file_that_is_not_sound_is_not_used(tmp_path: Path, content: bytes, fault: Fault) -> None:
    path = tmp_path / "progress.json"
    path.write_bytes(content)
    assert load(path) is fault


def test_a_folder_is_no_progress_file(tmp_path: Path) -> None:
    assert load(tmp_path) is Fault.UNREADABLE


def test_answers_are_counted_and_the_latest_are_kept() -> None:
    skill = ANN.skill("rotation", "dead")
    assert (skill.asked, skill.right, skill.recent) == (2, 1, "10")
    learner = ANN
    for _ in range(MAX_RECENT):
        learner = learner.answered("rotation", "dead", Grade.HARD, NOON + 100)
    assert learner.skill("rotation", "dead").recent == "0" * MAX_RECENT
    assert learner.skill("kill", "moving") == ANN.skill("kill", "moving")
    assert len(learner.skills) == 2


def test_an_answer_with_the_clock_turned_back_counts_at_the_last_one() -> None:
    card = ANN.answered("rotation", "dead", Grade.GOOD, NOON - 999).skill("rotation", "dead").card
    assert card is not None
    assert card.last == NOON + 60


def test_what_is_longest_overdue_comes_first_and_what_is_new_is_not_due() -> None:
    items = [("kill", "moving"), ("rotation", "dead"), ("heads_up", "dead")]
    assert ANN.due(items, NOON) == ()
    assert ANN.due(items, NOON + 10_000) == (("rotation", "dead"),)
    assert ANN.due(items, NOON + 10**8) == (("rotation", "dead"), ("kill", "moving"))


def test_several_learners_share_a_tablet() -> None:
    assert BOTH.learner("Ann") == ANN
    assert BOTH.learner("Zoe") == Learner(name="Zoe")
    learnt = BOTH.learner("Émile").answered("kill", "dead", Grade.GOOD, NOON)
    after = BOTH.with_learner(learnt)
    assert [learner.name for learner in after.learners] == ["Ann", "Émile"]
    assert after.learner("Émile") == learnt
    assert after.without("Ann").learners == (learnt,)


def test_the_last_thousand_exams_are_kept() -> None:
    learner = Learner(name="Ann", exams=(EXAM,) * 1000)
    newest = msgspec.structs.replace(EXAM, right=20)
    assert learner.with_exam(newest).exams[-2:] == (EXAM, newest)
    assert len(learner.with_exam(newest).exams) == 1000


@pytest.mark.parametrize(
    ("name", "fits"),
    [("Ann", True), ("", False), ("x" * 61, False), (" Ann", False), ("A\tB", False)],
)
def test_a_name_is_one_line(name: str, *, fits: bool) -> None:
    assert name_fits(name) is fits


def test_a_trainer_gets_a_line_for_each_learner_topic_and_method() -> None:
    rows = list(csv.reader(export_csv(BOTH).splitlines()))
    assert tuple(rows[0]) == COLUMNS
    assert rows[1][:6] == ["Ann", "kill", "moving", "1", "1", "100"]
    assert rows[2] == ["Ann", "rotation", "dead", "2", "1", "50", "2025-06-15"]
    assert len(rows) == 3
    assert export_csv(BOTH, ["Émile"]).splitlines() == [",".join(COLUMNS)]


def test_no_cell_begins_a_formula() -> None:
    skills = (Skill(topic="kill", method="dead"),)
    text = export_csv(Progress(learners=(Learner(name="=1+1", skills=skills),)))
    assert text.splitlines()[1] == "'=1+1,kill,dead,0,0,0,"
