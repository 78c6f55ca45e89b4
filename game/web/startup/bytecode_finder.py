"""Byte code, stored in the snapshot, of modules that use the browser and so have to run at each start."""

from __future__ import annotations

import sys
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from pkgutil import iter_modules
from types import CodeType, ModuleType
from typing import Any


class BytecodeFinder:
    """A finder and loader for `sys.meta_path` of modules whose byte code was read before."""

    def __init__(self) -> None:
        self._code_by_name: dict[str, CodeType] = {}
        self._packages: set[str] = set()

    def preload(self, folder: str, prefix: str = "") -> None:
        """Read the byte code of every module below a folder that is not imported yet."""
        finder: Any
        for finder, name, is_package in iter_modules([folder], prefix):
            if name not in sys.modules:
                self._code_by_name[name] = finder.get_code(name)
            if is_package:
                self._packages.add(name)
                self.preload(f"{folder}/{name.removeprefix(prefix)}", f"{name}.")

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        if name not in self._code_by_name:
            return None
        return spec_from_loader(name, self, is_package=name in self._packages)  # type: ignore[arg-type]

    def create_module(self, spec: ModuleSpec) -> None:
        """None: a default module."""

    def exec_module(self, module: ModuleType) -> None:
        exec(self._code_by_name.pop(module.__name__), module.__dict__)
