/* What calls cost over the C interface: prints a line `name hundredths-of-nanoseconds sum` for each, of the
 * fastest round over all positions, as benches/examples/overhead.rs does of the same calls in Rust. `overhead CALL` runs that call once over all
 * positions and prints nothing but the sum, for counting instructions. */
#define _POSIX_C_SOURCE 200809L
#include <shashki.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { POSITIONS = 4096 };
static const double SPAN = 60e6; /* nanoseconds */

static shk_position positions[POSITIONS], after[POSITIONS];
static shk_move played[POSITIONS], moves[SHK_MOST_MOVES], many[POSITIONS * 16];
static size_t begins[POSITIONS + 1];
static uint32_t counts[POSITIONS];
static shk_event *event;

static void need(shk_status status)
{
    if (status != SHK_OK) {
        fprintf(stderr, "status %d\n", (int)status);
        exit(1);
    }
}

/* The same games as in Rust and Python. */
static void play_games(void)
{
    uint64_t state = 2025;
    shk_position position;
    size_t found = 0, count, at;

    need(shk_position_initial(&position));
    while (found < POSITIONS) {
        need(shk_position_moves(&position, moves, SHK_MOST_MOVES, &count));
        state = state * 6364136223846793005u + 1442695040888963407u;
        at = count == 0 ? 0 : (size_t)((state >> 33) % count);
        if (count == 0) {
            need(shk_position_initial(&position));
            continue;
        }
        positions[found] = position;
        played[found++] = moves[at];
        need(shk_position_play(&position, &moves[at], &position, NULL));
    }
}

static void make_event(void)
{
    shk_draft *draft = NULL;
    static shk_player players[100];

    need(shk_draft_new(&draft));
    need(shk_draft_add_players(draft, players, 100, NULL));
    need(shk_draft_check(draft, &event, NULL));
    shk_draft_free(draft);
}

static uint64_t nothing(void)
{
    uint64_t sum = 0;
    for (size_t i = 0; i < POSITIONS; i++)
        sum += shk_abi_version();
    return sum;
}

static uint64_t count_moves(void)
{
    uint64_t sum = 0, count = 0;
    for (size_t i = 0; i < POSITIONS; i++) {
        need(shk_position_count_moves(&positions[i], &count));
        sum += count;
    }
    return sum;
}

static uint64_t can_capture(void)
{
    uint64_t sum = 0;
    uint32_t can = 0;
    for (size_t i = 0; i < POSITIONS; i++) {
        need(shk_position_can_capture(&positions[i], &can));
        sum += can;
    }
    return sum;
}

static uint64_t all_moves(void)
{
    uint64_t sum = 0;
    size_t count = 0;
    for (size_t i = 0; i < POSITIONS; i++) {
        need(shk_position_moves(&positions[i], moves, SHK_MOST_MOVES, &count));
        sum += count;
    }
    return sum;
}

static uint64_t play(void)
{
    for (size_t i = 0; i < POSITIONS; i++)
        need(shk_position_play(&positions[i], &played[i], &after[i], NULL));
    return POSITIONS;
}

static uint64_t index_of(void)
{
    uint64_t sum = 0;
    size_t index = 0;
    for (size_t i = 0; i < POSITIONS; i++) {
        need(shk_event_index_of(event, (uint32_t)(i % 100 + 1), &index));
        sum += index;
    }
    return sum;
}

static uint64_t batch_count_moves(void)
{
    uint64_t sum = 0;
    need(shk_positions_count_moves(positions, POSITIONS, counts, NULL));
    for (size_t i = 0; i < POSITIONS; i++)
        sum += counts[i];
    return sum;
}

static uint64_t batch_moves(void)
{
    size_t needed = 0;
    need(shk_positions_moves(positions, POSITIONS, many, POSITIONS * 16, begins, &needed));
    return needed;
}

static uint64_t batch_play(void)
{
    size_t done = 0;
    need(shk_positions_play(positions, played, POSITIONS, after, &done, NULL));
    return done;
}

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

static const struct {
    const char *name;
    uint64_t (*run)(void);
} calls[] = {
    {"nothing", nothing},         {"count_moves", count_moves},
    {"can_capture", can_capture}, {"moves", all_moves},
    {"play", play},               {"index_of", index_of},
    {"batch_moves", batch_moves}, {"batch_count_moves", batch_count_moves},
    {"batch_play", batch_play},
};

int main(int count, char **arguments)
{
    play_games();
    make_event();
    for (size_t i = 0; i < sizeof calls / sizeof calls[0]; i++) {
        if (count > 1) {
            if (strcmp(arguments[1], calls[i].name) == 0)
                printf("%llu\n", (unsigned long long)calls[i].run());
            continue;
        }
        double begin = now(), round, best = SPAN;
        volatile uint64_t sum = 0;
        do {
            round = now();
            sum = calls[i].run();
            round = now() - round;
            best = round < best ? round : best;
        } while (now() - begin < SPAN);
        printf("%s %.0f %llu\n", calls[i].name, best * 100 / POSITIONS, (unsigned long long)sum);
    }
    shk_event_free(event);
    return 0;
}
