"""Thousands of random games of *Star played to their ends at once: the kernel of the computer players.

A *word* is a big integer with one bit a playout (a *lane*); a node's word says in which it is blue. What a
scalar program does to one board, one operation on words does to all of them:

- `plan` works out, once a position, in which order the nodes are taken off the board;
- `fills` colours the empty nodes at random, as play until the board is full would;
- `ends` takes the nodes off one after the other and counts stars, peries and quarks on the way;
- `counters` adds up words, a bit of each sum a word.

The rules are elsewhere (`scoring.py`); tests hold this to them, lane by lane. Everything here knows *Star.
"""
