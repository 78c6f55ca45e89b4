"""What PyScript runs in the worker: the computer players."""

__export__ = ["echo"]


def echo(text: str) -> str:
    return text
