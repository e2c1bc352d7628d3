/* Versions, errors and the board as a host uses them. Buffers come from malloc and are no longer than
 * what the contract asks for, so that a memory checker sees a byte too many. */
#include <shashki.h>

#include <string.h>

#include "test.h"

static void versions(void)
{
    char text[32];

    CHECK(shk_abi_version() == SHK_ABI_VERSION);
    CHECK(strcmp(shk_version(), SHK_VERSION) == 0);
    snprintf(text, sizeof text, "%d.%d.%d", SHK_VERSION_MAJOR, SHK_VERSION_MINOR, SHK_VERSION_PATCH);
    CHECK(strcmp(text, SHK_VERSION) == 0);
}

static shk_position read_fen(const char *fen)
{
    shk_position position;

    CHECK(shk_position_from_fen(fen, strlen(fen), 0, &position, NULL) == SHK_OK);
    return position;
}

/* A text in two calls, in exactly the memory that is needed. */
static char *fen_of(const shk_position *position)
{
    size_t needed = 0;
    char *text;

    CHECK(shk_position_to_fen(position, 1, NULL, 0, &needed) == SHK_BUFFER_TOO_SMALL);
    CHECK(needed > 1);
    text = malloc(needed);
    CHECK(shk_position_to_fen(position, 1, text, needed - 1, NULL) == SHK_BUFFER_TOO_SMALL);
    CHECK(shk_position_to_fen(position, 1, text, needed, NULL) == SHK_OK);
    CHECK(strlen(text) == needed - 1);
    return text;
}

/* 6.1.5.3: capture is compulsory; 6.1.5.4: a man who reaches the last rank goes on as a king. */
static void moves(void)
{
    shk_position position = read_fen("W:Wa1,c3,e3:Bd4,f6,h8"), after;
    shk_error *error = NULL;
    shk_move *list, found;
    size_t count = 0, needed = 0;
    uint32_t can = 0;
    uint64_t number = 0;
    char message[256], name[64], clause[64], *text;

    CHECK(shk_position_moves(&position, NULL, 0, &count) == SHK_BUFFER_TOO_SMALL && count == 2);
    list = malloc(count * sizeof *list);
    CHECK(shk_position_moves(&position, list, count, &count) == SHK_OK && count == 2);
    CHECK(shk_position_count_moves(&position, &number) == SHK_OK && number == 2);
    CHECK(shk_position_can_capture(&position, &can) == SHK_OK && can == 1);
    free(list);

    memset(&found, 0xA5, sizeof found);
    CHECK(shk_position_read_move(&position, "a1-b2", 5, &found, &error) == SHK_REFUSED);
    CHECK(found.from == 0xA5 && error != NULL); /* outputs are written only on success */
    CHECK(shk_error_status(error) == SHK_REFUSED);
    CHECK(shk_error_name(error, name, sizeof name, NULL) == SHK_OK);
    CHECK(strcmp(name, "capture-compulsory") == 0);
    CHECK(shk_error_clause(error, clause, sizeof clause, NULL) == SHK_OK);
    CHECK(strstr(clause, "6.1.5") != NULL);
    CHECK(shk_error_message(error, SHK_EN, message, sizeof message, &needed) == SHK_OK);
    CHECK(needed == strlen(message) + 1);
    CHECK(shk_error_message(error, SHK_RU, message, sizeof message, NULL) == SHK_OK);
    CHECK((unsigned char)message[0] >= 0x80);
    CHECK(shk_error_message(error, 7, message, sizeof message, NULL) == SHK_BAD_ARGUMENT);
    shk_error_free(error);

    CHECK(shk_position_read_move(&position, "c3:e5:g7", 8, &found, &error) == SHK_OK);
    CHECK(error == NULL && found.reserved == 0);
    CHECK(shk_position_play(&position, &found, &after, &error) == SHK_OK);
    text = fen_of(&after);
    CHECK(strcmp(text, "B:Wg7,e3,a1:Bh8") == 0);
    free(text);
    CHECK(shk_position_play(&position, &found, &position, NULL) == SHK_OK); /* in place */
    CHECK(memcmp(&position, &after, sizeof after) == 0);
    CHECK(shk_position_play(&position, &found, &position, NULL) == SHK_REFUSED);
    CHECK(memcmp(&position, &after, sizeof after) == 0);
}

static void faults(void)
{
    shk_position position = {0, 0, 0, 7}, initial;
    shk_error *error = NULL;
    const char *bad = "W:W1:Bz9";

    CHECK(shk_position_from_fen(bad, strlen(bad), 0, &position, &error) == SHK_BAD_INPUT);
    CHECK(position.side == 7);
    CHECK(shk_error_line(error) == 1 && shk_error_column(error) == shk_error_offset(error) + 1);
    CHECK(shk_error_offset(error) >= 6);
    shk_error_free(error);
    CHECK(shk_position_from_fen("W:W\xff:B1", 8, 0, &position, &error) == SHK_BAD_ARGUMENT);
    shk_error_free(error);
    CHECK(shk_position_from_fen(bad, (size_t)-1, 0, &position, &error) == SHK_BAD_ARGUMENT);
    shk_error_free(error);
    CHECK(shk_position_check(&position, &error) == SHK_BAD_ARGUMENT); /* the side is none */
    shk_error_free(error);
    shk_error_free(NULL);
    CHECK(shk_error_status(NULL) == SHK_OK && shk_error_line(NULL) == 0 && shk_error_ply(NULL) == 0);
    CHECK(shk_position_initial(NULL) == SHK_BAD_ARGUMENT);
    CHECK(shk_position_initial(&initial) == SHK_OK);
    initial.white |= 1; /* a man on his last rank, on a black one */
    CHECK(shk_position_check(&initial, NULL) == SHK_BAD_INPUT);
}

/* The counts of the initial position are known: 7, 49, 302, 1469, 7482. */
static void perft(void)
{
    static const uint64_t known[] = {1, 7, 49, 302, 1469, 7482};
    shk_perft_options options = SHK_PERFT_INIT;
    shk_position position;
    uint64_t count = 0;

    CHECK(shk_position_initial(&position) == SHK_OK);
    for (options.depth = 0; options.depth < 6; options.depth++) {
        options.threads = options.depth % 3;
        CHECK(shk_perft(&position, &options, &count, NULL) == SHK_OK);
        CHECK(count == known[options.depth]);
    }
    options.struct_size = 3;
    CHECK(shk_perft(&position, &options, &count, NULL) == SHK_BAD_ARGUMENT);
    options.struct_size = sizeof options;
    options.threads = SHK_PERFT_MOST_THREADS + 1;
    CHECK(shk_perft(&position, &options, &count, NULL) == SHK_LIMIT);
}

/* All games of four plies, a whole level in a call: 1, 7, 49, 302, 1469 positions. */
static void batches(void)
{
    static const size_t known[] = {1, 7, 49, 302, 1469};
    shk_position *level = malloc(sizeof *level), *next;
    size_t count = 1, depth, i, at, needed, played;

    CHECK(shk_position_initial(level) == SHK_OK);
    for (depth = 1; depth < 5; depth++) {
        size_t *begins = malloc((count + 1) * sizeof *begins);
        uint32_t *counts = malloc(count * sizeof *counts);
        shk_move *moves = malloc(known[depth] * sizeof *moves);

        CHECK(shk_positions_moves(level, count, NULL, 0, begins, &needed) == SHK_BUFFER_TOO_SMALL);
        CHECK(needed == known[depth]);
        CHECK(shk_positions_moves(level, count, moves, needed, begins, &needed) == SHK_OK);
        CHECK(shk_positions_count_moves(level, count, counts, NULL) == SHK_OK);
        next = malloc(needed * sizeof *next);
        for (i = 0; i < count; i++) {
            CHECK(begins[i + 1] - begins[i] == counts[i]);
            for (at = begins[i]; at < begins[i + 1]; at++)
                next[at] = level[i];
        }
        CHECK(shk_positions_play(next, moves, needed, next, &played, NULL) == SHK_OK);
        CHECK(played == needed);
        free(begins);
        free(counts);
        free(moves);
        free(level);
        level = next;
        count = needed;
    }
    free(level);
    CHECK(shk_positions_count_moves(NULL, 0, NULL, NULL) == SHK_OK);
}

static void pictures(void)
{
    shk_position position;
    size_t needed = 0;
    char *svg;

    CHECK(shk_position_initial(&position) == SHK_OK);
    CHECK(shk_position_to_svg(&position, 1, SHK_RU, NULL, 0, &needed) == SHK_BUFFER_TOO_SMALL);
    svg = malloc(needed);
    CHECK(shk_position_to_svg(&position, 1, SHK_RU, svg, needed, &needed) == SHK_OK);
    CHECK(strncmp(svg, "<svg", 4) == 0 && strlen(svg) == needed - 1);
    free(svg);
}

int main(void)
{
    versions();
    moves();
    faults();
    perft();
    batches();
    pictures();
    printf("board: %lu checks\n", checks_done);
    return 0;
}
