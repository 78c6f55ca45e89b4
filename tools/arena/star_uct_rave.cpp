// A *Star player to measure ours against: a tree with one playout a leaf (UCT), in which a stone that a seat places
// anywhere in a playout counts as if it had been placed first (RAVE). Its playouts answer intrusions into bridges.
//
// It reads a line "rings seat simulations stones" and answers with the share of games that the most visited stone won,
// and the visits of a stone on every node.
// seat is 0 for b, 1 for r, one stone a turn; stones has a letter for each node: b, r, or another if it is empty.
// build: c++ -O3 -march=native -o star_uct_rave star_uct_rave.cpp ; run: ./star_uct_rave SEED

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

constexpr int EMPTY = 2, NONE = -1, RIM = -1;

constexpr double RAVE_BIAS_SQUARED = 0.0025;  // the smaller, the longer RAVE outweighs a move's own playouts
constexpr double EXPLORATION = 0.15;
constexpr double UNSEEN_VALUE = 0.55;  // of a move without RAVE
constexpr int EXPANDING_VISITS = 4;    // visits after which a leaf's moves are told apart

class Random {  // xorshift128+
public:
    explicit Random(uint64_t seed) : a(0x9E3779B97F4A7C15ull ^ seed * 0xD1342543DE82EF95ull), b(0xD1B54A32D192ED03ull) {
        for (int i = 0; i < 20; i++) below(2);
    }

    int below(int limit) {
        uint64_t s = a, t = b;
        a = t;
        s ^= s << 23;
        b = s ^ t ^ (s >> 17) ^ (t >> 26);
        return int(((b + t) >> 32) * uint64_t(limit) >> 32);
    }

private:
    uint64_t a, b;
};

struct Board {
    int rings, size, first_peri;
    std::vector<std::pair<int, int>> edges;
    std::vector<std::vector<int>> around;  // a node's neighbours in the order in which they surround it, and RIM

    explicit Board(int rings) : rings(rings), size(number(rings + 1, 0)), first_peri(number(rings, 0)), around(size) {
        for (int one = 0; one < 5; one++)
            for (int other = 0; other < one; other++) edges.push_back({one, other});
        for (int ring = 2; ring <= rings; ring++)
            for (int step = 0; step < 5 * ring; step++) {
                int here = number(ring, step), inner = step / ring * (ring - 1) + step % ring;
                bool on_arm = step % ring == 0;
                edges.push_back({here, number(ring, step + 1)});
                edges.push_back({here, number(ring - 1, on_arm ? inner : inner - 1)});
                if (!on_arm) edges.push_back({here, number(ring - 1, inner)});
            }
        surround();
    }

    static int number(int ring, int step) { return 5 * ring * (ring - 1) / 2 + step % (5 * ring); }

private:
    void surround() {
        std::vector<double> x(size), y(size);
        for (int ring = 1; ring <= rings; ring++)
            for (int step = 0; step < 5 * ring; step++) {
                int arm = step / ring, here = number(ring, step);
                double from = 2 * M_PI * arm / 5, to = from + 2 * M_PI / 5, part = double(step % ring) / ring;
                x[here] = ring * ((1 - part) * cos(from) + part * cos(to));
                y[here] = ring * ((1 - part) * sin(from) + part * sin(to));
            }
        std::vector<std::vector<std::pair<double, int>>> angles(size);
        for (auto [one, other] : edges) {
            angles[one].push_back({atan2(y[other] - y[one], x[other] - x[one]), other});
            angles[other].push_back({atan2(y[one] - y[other], x[one] - x[other]), one});
        }
        for (int at = first_peri; at < size; at++) angles[at].push_back({atan2(y[at], x[at]), RIM});
        for (int at = 0; at < size; at++) {
            std::sort(angles[at].begin(), angles[at].end());
            for (auto [angle, other] : angles[at]) around[at].push_back(other);
        }
    }
};

class Scorer {  // the winner of a full board, by union-find
public:
    explicit Scorer(const Board& board) : board(board), parent(board.size), peries(board.size) {}

    int winner(const std::vector<int8_t>& colours) {
        for (int at = 0; at < board.size; at++) parent[at] = at, peries[at] = at >= board.first_peri;
        for (auto [one, other] : board.edges)
            if (colours[one] == colours[other]) join(find(one), find(other));
        int margin = 0, quarks = 0;
        for (int at = 0; at < board.size; at++)
            if (parent[at] == at && peries[at]) {
                int points = peries[at] >= 2 ? peries[at] - 4 : -1;
                margin += colours[at] ? -points : points;
            }
        for (int at = board.first_peri; at < board.size; at += board.rings)
            quarks += (colours[at] ^ (peries[find(at)] == 1)) ? -1 : 1;
        margin += quarks > 0 ? 1 : -1;
        return margin > 0 || (margin == 0 && quarks > 0) ? 0 : 1;
    }

private:
    int find(int at) {
        while (parent[at] != at) at = parent[at] = parent[parent[at]];
        return at;
    }
    void join(int one, int other) {
        if (one != other) parent[one] = other, peries[other] += peries[one];
    }

    const Board& board;
    std::vector<int> parent, peries;
};

struct Move {
    int visits = 0, wins = 0, rave_visits = 0, rave_wins = 0, child = NONE;

    double value(double exploration) const {
        double own = visits ? double(wins) / visits : 0.5;
        double rave = rave_visits ? (rave_wins + 1.0) / (rave_visits + 2.0) : UNSEEN_VALUE;
        double trust = rave_visits / (rave_visits + visits + 4 * RAVE_BIAS_SQUARED * visits * double(rave_visits));
        return (visits ? trust * rave + (1 - trust) * own : rave) + exploration / sqrt(visits + 1.0);
    }
};

struct Node {
    int visits = 0;
    std::vector<Move> moves;  // by node of the board; none before the node is expanded
};

class Search {
public:
    Search(const Board& board, Random& random, const std::string& stones, int seat)
        : board(board), random(random), scorer(board), start(board.size), root_seat(seat), tree(1) {
        for (int at = 0; at < board.size; at++) {
            start[at] = stones[at] == 'b' ? 0 : stones[at] == 'r' ? 1 : EMPTY;
            if (start[at] == EMPTY) free_at_start.push_back(at);
        }
    }

    std::vector<int> visits(int simulations) {
        for (int i = 0; i < simulations; i++) simulate();
        std::vector<int> found(board.size);
        for (int at : free_at_start) found[at] = tree[0].moves.empty() ? 0 : tree[0].moves[at].visits;
        return found;
    }

    double value(int at) const { return double(tree[0].moves[at].wins) / tree[0].moves[at].visits; }

private:
    void simulate() {
        colours = start, free = free_at_start, place_in_free.assign(board.size, 0);
        for (size_t i = 0; i < free.size(); i++) place_in_free[free[i]] = int(i);
        seat = root_seat, last = NONE;
        std::vector<int> path{0}, line;
        while (!free.empty()) {
            int node = path.back();
            if (tree[node].moves.empty()) {
                if (node && tree[node].visits < EXPANDING_VISITS) break;
                tree[node].moves.resize(board.size);
            }
            int move = best_move(tree[node]);
            if (tree[node].moves[move].child == NONE) {
                tree[node].moves[move].child = int(tree.size());
                tree.emplace_back();
            }
            line.push_back(move);
            path.push_back(tree[node].moves[move].child);
            place(move);
        }
        while (!free.empty()) {
            int answer = bridge_answer();
            place(answer == NONE ? free[random.below(int(free.size()))] : answer);
        }
        count(path, line, scorer.winner(colours));
    }

    int best_move(const Node& node) {
        double exploration = EXPLORATION * sqrt(log(node.visits + 1.0)), best_value = -1;
        int best = NONE, count = int(free.size()), offset = random.below(count);
        for (int i = 0; i < count; i++) {
            int at = free[(i + offset) % count];
            double value = node.moves[at].value(exploration);
            if (value > best_value) best = at, best_value = value;
        }
        return best;
    }

    // A node that restores a connection of the seat to move into which the last stone intruded, at random among several.
    int bridge_answer() {
        if (last == NONE) return NONE;
        const auto& around = board.around[last];
        int length = int(around.size()), answer = NONE, count = 0;
        for (int i = 0; i < length; i++) {
            int at = around[i];
            if (at == RIM || colours[at] != EMPTY) continue;
            int before = around[(i + length - 1) % length], after = around[(i + 1) % length];
            if (is_own(before) && is_own(after) && (before != RIM || after != RIM) && !random.below(++count)) answer = at;
        }
        return answer;
    }

    bool is_own(int at) const { return at == RIM || colours[at] == seat; }

    void place(int at) {
        colours[at] = int8_t(seat);
        int moved = free.back();
        free[place_in_free[at]] = moved;
        place_in_free[moved] = place_in_free[at];
        free.pop_back();
        last = at, seat ^= 1;
    }

    void count(const std::vector<int>& path, const std::vector<int>& line, int winner) {
        int mover = root_seat;
        for (size_t depth = 0; depth < path.size(); depth++, mover ^= 1) {
            Node& node = tree[path[depth]];
            node.visits++;
            if (node.moves.empty()) continue;
            for (int at : free_at_start)
                if (colours[at] == mover) {
                    node.moves[at].rave_visits++;
                    node.moves[at].rave_wins += winner == mover;
                }
            if (depth < line.size()) {
                node.moves[line[depth]].visits++;
                node.moves[line[depth]].wins += winner == mover;
            }
        }
    }

    const Board& board;
    Random& random;
    Scorer scorer;
    std::vector<int8_t> start, colours;
    std::vector<int> free_at_start, free, place_in_free;
    int root_seat, seat = 0, last = NONE;
    std::vector<Node> tree;
};

int main(int count, char** arguments) {
    Random random(count > 1 ? std::strtoull(arguments[1], nullptr, 10) : 1);
    int rings, seat, simulations;
    std::string stones;
    std::cin >> rings >> seat >> simulations >> stones;
    const Board board(rings);
    Search search(board, random, stones, seat);
    const std::vector<int> visits = search.visits(simulations);
    const auto most = std::max_element(visits.begin(), visits.end());
    std::cout << (*most ? search.value(int(most - visits.begin())) : 0.5);
    for (int each : visits) std::cout << ' ' << each;
    std::cout << std::endl;
}
