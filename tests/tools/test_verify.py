"""`python3 -m tools verify`: the check of a file by somebody who trusts nobody."""

from pathlib import Path
from random import Random

import pytest

from game.catalog import GAMES
from game.play.exchange.share_link import encode
from game.play.session import Session
from game.play.together.agreements import resigned
from game.play.together.draws import with_revealed
from game.play.together.letter import write_letter
from tests.play.together.players import all_joined, new_secrets, play_by_letter, started
from tools.console import ToolError
from tools.verify import main

RECORDS = Path(__file__).parent.parent / "play" / "records"


def played() -> Session:
    secrets = new_secrets(GAMES["africa"], Random("verify"), 2)
    whole = all_joined(started(GAMES["africa"], (0, 1), secrets[0]), secrets)
    return play_by_letter(whole, secrets, Random("verify"), 40)


@pytest.mark.parametrize(
    "form", [lambda game: game.record.text(), lambda game: encode(game.record), write_letter]
)
def test_a_record_a_link_and_a_letter_are_proved(
    form: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert callable(form)
    file = tmp_path / "game.json"
    file.write_text(form(played()), "utf-8")
    assert main([str(file)]) == 0
    assert "every die and token is proved" in capsys.readouterr().out


def test_a_changed_bit_anywhere_is_found(tmp_path: Path) -> None:
    file, content, rng = tmp_path / "game.json", played().record.text().encode(), Random("bits")
    for at in rng.sample(range(len(content)), 60):
        changed = bytearray(content)
        changed[at] ^= 1 << rng.randrange(8)
        file.write_bytes(bytes(changed))
        with pytest.raises(ToolError):
            main([str(file)])


def test_nobody_can_write_that_another_has_resigned(tmp_path: Path) -> None:
    secrets = new_secrets(GAMES["star"], Random("verify"), 2)
    whole = all_joined(started(GAMES["star"], (0, 1), secrets[0]), secrets)
    forged = resigned(play_by_letter(whole, secrets, Random("verify"), 5))
    file = tmp_path / "game.json"
    file.write_text(forged.record.text(), "utf-8")
    with pytest.raises(ToolError, match="device 1 is not proved"):
        main([str(file)])
    file.write_text(with_revealed(forged, 1, secrets[1]).record.text(), "utf-8")
    assert main([str(file)]) == 0


def test_a_game_on_one_device_proves_nothing() -> None:
    with pytest.raises(ToolError, match="one device"):
        main([str(RECORDS / "2-africa.json")])


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(ToolError, match=r"none\.json"):
        main([str(tmp_path / "none.json")])


def test_a_file_that_is_too_long_is_called_so(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(played().record.text() * 1000, "utf-8")
    with pytest.raises(ToolError, match="longer than"):
        main([str(file)])
