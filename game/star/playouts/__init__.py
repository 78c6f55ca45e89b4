"""Many random playouts of *Star at once: the inner loop of the computer players.

A *word* is a big integer with one bit per playout (a *lane*); the word of a node has the lanes in which the
node is blue. One operation on words does for all playouts what a scalar program does for one board:

- `elimination_order` computes, once per position, the order in which nodes are eliminated;
- `random_fills` colours the empty nodes as random play until the board is full would;
- `bridges` lets bridges hold in these colours;
- `batch_scoring` eliminates the nodes one by one and counts stars, peries and quarks on the way;
- `bit_counters` adds words lane by lane;
- `leaf_evaluator` evaluates the leaves of a search tree with them.

Tests compare the results with `game.star.rules.scoring`, lane by lane.
"""
