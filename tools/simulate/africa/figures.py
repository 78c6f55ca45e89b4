"""What many games of one preset say, as figures and as a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, median, stdev

from game.africa.rules.routes import HOMES, TOKEN_CITIES
from tools.arena.table import Z_95, wilson
from tools.simulate.africa.game import GameResult


@dataclass(frozen=True, slots=True)
class Share:
    """So many of so many."""

    count: int
    total: int

    def __str__(self) -> str:
        """A percentage with its 95 % interval."""
        if not self.total:
            return "–"
        low, high = wilson(self.count, self.total)
        return f"{100 * self.count / self.total:.1f} % ({100 * low:.1f}–{100 * high:.1f})"


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean and half of its 95 % interval."""

    value: float
    margin: float
    sample_size: int

    def __str__(self) -> str:
        return f"{self.value:.1f} ± {self.margin:.1f}" if self.sample_size > 1 else f"{self.value:.1f}"


@dataclass(frozen=True, slots=True)
class Figures:
    """The games of one preset. `wins` are told by player and by start, out of the seats that had it."""

    games: int
    rounds: Mapping[int, int]
    mean_rounds: Mean
    median_rounds: float
    endings: Mapping[str, Share]
    wins: Mapping[str, Share]
    by_start: Mapping[str, Share]
    by_star: Mapping[str, Mean]
    stranded: Share
    games_with_stranded: Share


def figures(games: Sequence[GameResult]) -> Figures:
    """Of one game or more."""
    rounds = [game.rounds for game in games]
    endings = Counter(game.reason for game in games)
    return Figures(
        games=len(games),
        rounds=dict(sorted(Counter(rounds).items())),
        mean_rounds=mean(rounds),
        median_rounds=median(rounds),
        endings={reason: Share(count, len(games)) for reason, count in endings.most_common()},
        wins=win_shares((game.players, game.winner) for game in games),
        by_start={
            home: win_shares((game.starts, game.winner) for game in games).get(home, Share(0, 0))
            for home in HOMES
        },
        by_star={
            city: mean(found)
            for city in TOKEN_CITIES
            if (found := [game.rounds for game in games if game.star == city])
        },
        stranded=Share(sum(sum(game.stranded) for game in games), sum(len(game.stranded) for game in games)),
        games_with_stranded=Share(sum(any(game.stranded) for game in games), len(games)),
    )


def mean(values: Sequence[float]) -> Mean:
    margin = Z_95 * stdev(values) / sqrt(len(values)) if len(values) > 1 else float("inf")
    return Mean(fmean(values), margin, len(values))


def win_shares(games: Iterable[tuple[Sequence[str], int | None]]) -> dict[str, Share]:
    """Wins of each word among the seats that bear it, given the words by seat and the winner."""
    seats: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    for words, winner in games:
        seats.update(words)
        if winner is not None:
            wins[words[winner]] += 1
    return {word: Share(wins[word], seats[word]) for word in sorted(seats)}


def summary_table(columns: Mapping[str, Figures]) -> str:
    """The presets side by side, as Markdown."""
    players = sorted({player for each in columns.values() for player in each.wins})
    reasons = sorted({reason for each in columns.values() for reason in each.endings})
    rows: dict[str, list[str]] = {
        "games": [f"{each.games:,}" for each in columns.values()],
        "rounds, mean": [str(each.mean_rounds) for each in columns.values()],
        "rounds, half of the games at most": [f"{each.median_rounds:.0f}" for each in columns.values()],
    }
    rows |= {
        f"ended: {reason.replace('_', ' ')}": [
            str(each.endings.get(reason, Share(0, each.games))) for each in columns.values()
        ]
        for reason in reasons
    }
    rows |= {
        f"a {player} wins": [str(each.wins.get(player, Share(0, 0))) for each in columns.values()]
        for player in players
    }
    rows |= {
        f"who starts in {display_name(home)} wins": [str(each.by_start[home]) for each in columns.values()]
        for home in HOMES
    }
    rows |= {
        "players who are stranded": [str(each.stranded) for each in columns.values()],
        "games in which somebody is": [str(each.games_with_stranded) for each in columns.values()],
    }
    return markdown_table(["", *columns], rows)


def star_table(columns: Mapping[str, Figures]) -> str:
    """Mean rounds by where the star lay, the quickest city first."""
    first = next(iter(columns.values()))
    cities = sorted(first.by_star, key=lambda city: first.by_star[city].value)
    rows = {
        display_name(city): [
            str(each.by_star[city]) if city in each.by_star else "–" for each in columns.values()
        ]
        for city in cities
    }
    return markdown_table(["the star lay in", *columns], rows)


def display_name(spot: str) -> str:
    """A place's name for a table."""
    return spot.replace("_", " ").title()


def markdown_table(head: Sequence[str], rows: Mapping[str, Sequence[str]]) -> str:
    lines = [list(head), ["---"] * len(head), *([title, *cells] for title, cells in rows.items())]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
