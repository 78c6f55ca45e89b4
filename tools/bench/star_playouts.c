/* The baseline for the playouts of *Star: random playouts, one after the other, in plain C on one core.

   cc -O3 -march=native -o star_playouts star_playouts.c; ./star_playouts RINGS SECONDS

   Each playout colours half of the nodes (Blue has one more if their number is odd), joins neighbours of one
   colour by union-find, and counts peries, stars and quarks group by group. Prints playouts per second, Blue's
   share of wins and Blue's mean margin. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { MAX_NODES = 275, MAX_EDGES = 1024, BATCH = 256 };

typedef struct { int16_t one, other; } Edge;

static int rings, nodes, first_peri, edges;
static Edge edge[MAX_EDGES];
static int16_t order[MAX_NODES], parent[MAX_NODES], peries[MAX_NODES];
static uint8_t red[MAX_NODES];
static uint64_t state[2] = {0x9E3779B97F4A7C15u, 0xD1B54A32D192ED03u};

static uint32_t random_below(uint32_t limit) { /* xorshift128+, Vigna 2014 */
    uint64_t a = state[0], b = state[1];
    state[0] = b;
    a ^= a << 23;
    state[1] = a ^ b ^ (a >> 17) ^ (b >> 26);
    return (uint32_t)(((state[1] + b) >> 32) * limit >> 32);
}

static int node(int ring, int step) { return 5 * ring * (ring - 1) / 2 + step % (5 * ring); }

static void join(int one, int other) { edge[edges++] = (Edge){(int16_t)one, (int16_t)other}; }

static void make_board(void) {
    for (int one = 0; one < 5; one++)
        for (int other = 0; other < one; other++) join(one, other);
    for (int ring = 2; ring <= rings; ring++)
        for (int step = 0; step < 5 * ring; step++) {
            int arm = step / ring, y = step % ring, here = node(ring, step), inner = arm * (ring - 1) + y;
            join(here, node(ring, step + 1));
            join(here, node(ring - 1, y ? inner - 1 : inner));
            if (y) join(here, node(ring - 1, inner));
        }
}

static int find(int at) {
    while (parent[at] != at) at = parent[at] = parent[parent[at]];
    return at;
}

static void colour(void) {
    for (int at = 0; at < nodes; at++) red[at] = 1;
    for (int at = 0; at < (nodes + 1) / 2; at++) { /* the first half of a shuffle */
        int other = at + (int)random_below((uint32_t)(nodes - at));
        int16_t drawn = order[other];
        order[other] = order[at];
        order[at] = drawn;
        red[drawn] = 0;
    }
}

static void find_groups(void) {
    for (int at = 0; at < nodes; at++) {
        parent[at] = (int16_t)at;
        peries[at] = at >= first_peri;
    }
    for (int each = 0; each < edges; each++)
        if (red[edge[each].one] == red[edge[each].other]) {
            int one = find(edge[each].one), other = find(edge[each].other);
            if (one != other) {
                parent[one] = (int16_t)other;
                peries[other] = (int16_t)(peries[other] + peries[one]);
            }
        }
}

static int margin(int *quarks) {
    int sum = 0;
    *quarks = 0;
    for (int at = 0; at < nodes; at++)
        if (parent[at] == at && peries[at]) {
            int worth = peries[at] >= 2 ? peries[at] - 4 : -1;
            sum += red[at] ? -worth : worth;
        }
    for (int at = first_peri; at < nodes; at += rings)
        *quarks += red[at] ^ (peries[find(at)] == 1) ? -1 : 1;
    return sum + (*quarks > 0 ? 1 : -1);
}

static double seconds(void) { /* CPU time */
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

int main(int count, char **arguments) {
    if (count != 3) return 2;
    rings = atoi(arguments[1]);
    if (rings < 4 || rings > 10) return 2;
    double length = atof(arguments[2]), start = seconds(), spent = 0, sum = 0;
    long playouts = 0, wins = 0;
    nodes = node(rings + 1, 0);
    first_peri = node(rings, 0);
    make_board();
    for (int at = 0; at < nodes; at++) order[at] = (int16_t)at;
    while (spent < length) {
        for (int each = 0; each < BATCH; each++) {
            int quarks, won;
            colour();
            find_groups();
            won = margin(&quarks);
            sum += won;
            wins += won > 0 || (won == 0 && quarks > 0);
        }
        playouts += BATCH;
        spent = seconds() - start;
    }
    printf("{\"playouts_per_s\": %.0f, \"blue_wins\": %.4f, \"mean_margin\": %.3f}\n",
           (double)playouts / spent, (double)wins / (double)playouts, sum / (double)playouts);
    return 0;
}
