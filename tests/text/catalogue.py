"""The parsed texts of a language, for tests that examine their source."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import islice, pairwise, product
from typing import TypeGuard

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from tests.text.speaker import catalogue_files

COUNTS = ("0", "1", "2", "5", "1000")
PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
MAX_SAMPLES = 400


@cache
def messages(language: str) -> Mapping[str, ast.Message]:
    """All messages of a language by id."""
    entries = [entry for path in catalogue_files(language) for entry in parse(path.read_text("utf-8")).body]
    assert not [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    found = [entry for entry in entries if isinstance(entry, ast.Message)]
    assert len({each.id.name for each in found}) == len(found), "ids are unique"
    return {each.id.name: each for each in found}


def patterns(language: str) -> Iterator[tuple[str, ast.Pattern]]:
    """All texts and attributes with their names, `id` or `id.attribute`."""
    for key, message in messages(language).items():
        if message.value:
            yield key, message.value
        for attribute in message.attributes:
            yield f"{key}.{attribute.id.name}", attribute.value


class PatternContents(Visitor):
    """The parts of a pattern: variables, words and counts that it selects on, plain text.

    `endings` are suffixes directly after a variable.
    """

    def __init__(self, pattern: ast.Pattern) -> None:
        self.variables: set[str] = set()
        self.counts: set[str] = set()
        self.choices: dict[str, set[str]] = {}
        self.plain: list[str] = []
        self.endings: set[str] = set()
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (Fluent's own name)
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.counts |= {each.id.name for each in node.arguments.positional if is_variable(each)}
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {key_of(variant) for variant in node.variants}
        if is_variable(node.selector):
            self._select(node.selector.id.name, keys)
        self.generic_visit(node)

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        for one, following in pairwise(node.elements):
            if isinstance(one, ast.Placeable) and isinstance(following, ast.TextElement):
                self.endings |= set(re.findall(r"^[’\w-]+", following.value))
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.plain.append(node.value)

    def _select(self, variable: str, keys: set[str]) -> None:
        if all(key.isdigit() or key in PLURALS for key in keys):
            self.counts.add(variable)
        else:
            self.choices[variable] = keys

    def samples(self) -> Iterator[dict[str, int | str]]:
        """Sample values for the variables, with every word and every kind of count."""
        choices = [[(name, value) for value in self._values(name)] for name in sorted(self.variables)]
        return (dict(chosen) for chosen in islice(product(*choices), MAX_SAMPLES))

    def _values(self, variable: str) -> list[int | str]:
        if variable in self.counts:
            return [int(count) for count in COUNTS]
        return sorted(self.choices.get(variable, {f"‹{variable}›"}))


def is_variable(node: object) -> TypeGuard[ast.VariableReference]:
    return isinstance(node, ast.VariableReference)


def key_of(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
