"""Statistics of the games of one preset, and Markdown tables of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, median, stdev

from game.africa.rules.routes import HOMES, TOKEN_CITIES
from game.play.statistics.standings import Z_95, wilson
from tools.simulate import markdown_table
from tools.simulate.africa.game import GameResult


@dataclass(frozen=True, slots=True)
class Share:
    """`count` out of `total`."""

    count: int
    total: int

    def __str__(self) -> str:
        """A percentage with its 95 % interval."""
        if not self.total:
            return "–"
        low, high = self.interval()
        return f"{100 * self.count / self.total:.1f} % ({100 * low:.1f}–{100 * high:.1f})"

    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval, both ends from 0 to 1."""
        return wilson(self.count / self.total, self.total)


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
    """The games of one preset. `wins` (by player) and `by_start` (by home) are shares of seats."""

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
    """The statistics of at least one game."""
    rounds = [game.rounds for game in games]
    endings = Counter(game.reason for game in games)
    by_start = win_shares((game.starts, game.winner) for game in games)
    return Figures(
        games=len(games),
        rounds=dict(sorted(Counter(rounds).items())),
        mean_rounds=mean(rounds),
        median_rounds=median(rounds),
        endings={reason: Share(count, len(games)) for reason, count in endings.most_common()},
        wins=win_shares((game.players, game.winner) for game in games),
        by_start={home: by_start.get(home, Share(0, 0)) for home in HOMES},
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
    """Share of wins by group, given for each game the group of each seat and the winning seat."""
    seats: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    for groups, winner in games:
        seats.update(groups)
        if winner is not None:
            wins[groups[winner]] += 1
    return {group: Share(wins[group], seats[group]) for group in sorted(seats)}


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
    """Mean rounds by the city of the star, the quickest city first."""
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
