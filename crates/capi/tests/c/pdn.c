/* Game files as a host uses them: in memory, and fed piece by piece. With SHASHKI_DATA the archives of the
 * shared data too. */
#include <shashki.h>

#include <string.h>

#include "test.h"

static const char file[] =
    "[White \"A\\\"\"]\n[Black \"B\"]\n[GameType \"25\"]\n\n"
    "1. c3-d4! {good} d6-c5 (1... b6-a5 $2) 2. b2-c3 1-0\n\n"
    "[White \"C\"]\n[FEN \"W:WK29:B18,5\"]\n\n1. a1xh8 a7-b6 2. h8-h8 0-1\n";

static shk_pdn_options reading(uint32_t flags)
{
    shk_pdn_options options = SHK_PDN_OPTIONS_INIT;

    options.flags = flags;
    return options;
}

static shk_pdn *read_all(const void *bytes, size_t length, uint32_t flags)
{
    shk_pdn_options options = reading(flags);
    shk_pdn *pdn = NULL;

    CHECK(shk_pdn_read(bytes, length, &options, &pdn, NULL) == SHK_OK);
    return pdn;
}

/* All rows, in exactly the memory that is needed. */
static shk_pdn_row *rows_of(const shk_pdn *pdn, size_t *count)
{
    shk_pdn_row *rows;
    shk_status status = shk_pdn_rows(pdn, NULL, 0, count);

    CHECK(status == (*count ? SHK_BUFFER_TOO_SMALL : SHK_OK));
    rows = malloc(*count * sizeof *rows + 1);
    CHECK(shk_pdn_rows(pdn, rows, *count, count) == SHK_OK);
    return rows;
}

static void in_memory(void)
{
    shk_pdn *pdn = read_all(file, strlen(file), SHK_PDN_REPLAY | SHK_PDN_STATS);
    shk_pdn_counts counts;
    shk_pdn_diagnostic told[2];
    shk_pdn_tag_pair tags[3];
    shk_pdn_part parts[9];
    shk_pdn_row *rows;
    size_t count = 0, needed = 0;
    uint32_t encoding = 9;
    char text[512];

    rows = rows_of(pdn, &count);
    CHECK(count == 2 && shk_pdn_count(pdn) == 2 && shk_pdn_count(NULL) == 0);
    CHECK(rows[0].number == 1 && rows[0].plies == 3 && rows[0].outcome == SHK_OUTCOME_WHITE);
    CHECK(rows[0].flags == (SHK_PDN_GOOD | SHK_PDN_PLAYED | SHK_PDN_IS_UTF8 | SHK_PDN_KEPT));
    CHECK(rows[0].first_error == -1 && rows[0].tags == 3 && rows[0].parts == 9);
    CHECK(rows[1].plies == 2 && !(rows[1].flags & SHK_PDN_GOOD) && rows[1].first_error == 0);
    CHECK(rows[1].position.white == 1u << 3 && rows[1].position.kings == 1u << 3); /* Kh8 */
    free(rows);

    CHECK(shk_pdn_diagnostics(pdn, told, 2, &count) == SHK_OK && count == 1);
    CHECK(told[0].game == 2 && told[0].ply == 3 && told[0].line == 10 && told[0].error == 1);
    CHECK(memcmp(file + told[0].offset, "h8-h8", 5) == 0);
    CHECK(shk_pdn_diagnostic_message(pdn, 0, SHK_RU, text, sizeof text, NULL) == SHK_OK);
    CHECK(strstr(text, "\xd0\xbe\xd1\x88\xd0\xb8\xd0\xb1\xd0\xba\xd0\xb0") != NULL); /* an error */
    CHECK(shk_pdn_diagnostic_text(pdn, 0, SHK_PDN_TEXT_FOUND, 0, text, sizeof text, NULL) == SHK_OK);
    CHECK(strcmp(text, "h8-h8") == 0);
    CHECK(shk_pdn_diagnostic_text(pdn, 0, SHK_PDN_TEXT_CLAUSE, 0, text, sizeof text, NULL) == SHK_OK);
    CHECK(strlen(text) > 0);
    CHECK(shk_pdn_diagnostic_text(pdn, 1, SHK_PDN_TEXT_NAME, 0, text, sizeof text, NULL) ==
          SHK_NOT_FOUND);
    CHECK(shk_pdn_diagnostics_text(pdn, SHK_EN, text, sizeof text, NULL) == SHK_OK);
    CHECK(strncmp(text, "10:", 3) == 0 && text[strlen(text) - 1] == '\n');

    CHECK(shk_pdn_tags(pdn, 1, tags, 2, &count) == SHK_BUFFER_TOO_SMALL && count == 3);
    CHECK(shk_pdn_tags(pdn, 1, tags, 3, &count) == SHK_OK);
    CHECK(tags[0].name_length == 5 && memcmp(tags[0].name, "White", 5) == 0);
    CHECK(tags[0].value_length == 2 && memcmp(tags[0].value, "A\"", 2) == 0);
    CHECK(shk_pdn_parts(pdn, 1, parts, 9, &count) == SHK_OK && count == 9);
    CHECK(parts[1].kind == SHK_PDN_NAG && parts[1].number == 1);
    CHECK(parts[4].kind == SHK_PDN_BEGIN_VARIATION && parts[5].depth == 1);
    CHECK(parts[5].length == 5 && memcmp(parts[5].text, "b6-a5", 5) == 0);
    CHECK(shk_pdn_result(pdn, 2, text, sizeof text, NULL) == SHK_OK && strcmp(text, "0-1") == 0);
    CHECK(shk_pdn_rows_text(pdn, SHK_EN, text, sizeof text, NULL) == SHK_OK);
    CHECK(strncmp(text, "1\t3\t1-0\tB:W", 11) == 0 && strstr(text, "\n2\t2\t0-1\tW:WK4:B9\t") != NULL);

    CHECK(shk_pdn_stats(pdn, &counts) == SHK_OK);
    CHECK(counts.games == 2 && counts.bad == 1 && counts.errors == 1 && counts.sound == 2);
    CHECK(counts.plies == 6 && counts.captures == 1 && counts.variations == 1 && counts.set_up == 1);
    CHECK(shk_pdn_stats_values(pdn, SHK_PDN_RESULTS, text, sizeof text, &needed) == SHK_OK);
    CHECK(strcmp(text, "1\t0-1\n1\t1-0\n") == 0 && needed == strlen(text) + 1);
    CHECK(shk_pdn_encoding(pdn, &encoding) == SHK_OK && encoding == SHK_PDN_UTF8);
    shk_pdn_free(pdn);
}

static void written(void)
{
    static const char numeric[] =
        "[White \"A\\\"\"]\n[Black \"B\"]\n[GameType \"25\"]\n\n"
        "1. 22-18! {good} 1... 10-14 (1... 9-13?) 2. 25-22 1-0\n";
    static const char letters[] =
        "\n\n1. c3-d4! {good} 1... d6-c5 (1... b6-a5?) 2. b2-c3 1-0\n";
    shk_pdn_write_options how = SHK_PDN_WRITE_INIT;
    shk_pdn *pdn = read_all(file, strlen(file), 0), *again;
    size_t needed = 0, left = 9;
    char *text, back[512];
    shk_error *error = NULL;

    how.form = SHK_PDN_NUMERIC;
    how.repeat_result = 1;
    CHECK(shk_pdn_write(pdn, &how, NULL, 0, &needed, &left, NULL) == SHK_BUFFER_TOO_SMALL);
    CHECK(left == 9);
    text = malloc(needed);
    CHECK(shk_pdn_write(pdn, &how, text, needed, &needed, &left, NULL) == SHK_OK);
    CHECK(left == 1 && strlen(text) == needed - 1);
    CHECK(strcmp(text, numeric) == 0);
    CHECK(shk_pdn_write_game(pdn, 2, &how, back, sizeof back, NULL, &error) == SHK_BAD_INPUT);
    CHECK(shk_error_ply(error) == 3);
    shk_error_free(error);

    /* Numbers into letters. */
    again = read_all(text, needed - 1, SHK_PDN_REPLAY);
    CHECK(shk_pdn_write_game(again, 1, NULL, back, sizeof back, NULL, NULL) == SHK_OK);
    CHECK(strstr(back, letters) != NULL);
    CHECK(shk_pdn_write_game(again, 2, NULL, back, sizeof back, NULL, NULL) == SHK_NOT_FOUND);
    shk_pdn_free(again);
    shk_pdn_free(pdn);
    free(text);
}

static void encodings(void)
{
    static const unsigned char cp1251[] = "[White \"\xc8\xe2\xe0\xed\xee\xe2\"]\n\n1. c3-d4 *\n";
    shk_pdn_options options = SHK_PDN_OPTIONS_INIT;
    shk_pdn_write_options how = SHK_PDN_WRITE_INIT;
    shk_pdn *pdn = NULL;
    uint32_t encoding = 0;
    size_t needed = 0;
    char text[128];

    CHECK(shk_pdn_detect(cp1251, sizeof cp1251 - 1, &encoding) == SHK_OK);
    CHECK(encoding == SHK_PDN_CP1251);
    options.encoding = SHK_PDN_DETECT;
    CHECK(shk_pdn_read(cp1251, sizeof cp1251 - 1, &options, &pdn, NULL) == SHK_OK);
    CHECK(shk_pdn_encoding(pdn, &encoding) == SHK_OK && encoding == SHK_PDN_CP1251);
    CHECK(shk_pdn_tag(pdn, 1, "White", 5, text, sizeof text, NULL) == SHK_OK);
    CHECK(strcmp(text, "\xd0\x98\xd0\xb2\xd0\xb0\xd0\xbd\xd0\xbe\xd0\xb2") == 0);
    how.form = SHK_PDN_AS_WRITTEN;
    how.encoding = SHK_PDN_UTF16LE;
    CHECK(shk_pdn_write_game(pdn, 1, &how, text, sizeof text, &needed, NULL) == SHK_OK);
    CHECK(needed == 1 + 2 + 2 * (sizeof cp1251 - 1) && memcmp(text, "\xff\xfe[\0W\0", 6) == 0);
    how.goes_on = 1;
    CHECK(shk_pdn_write_game(pdn, 1, &how, text, sizeof text, &needed, NULL) == SHK_OK);
    CHECK(memcmp(text, "\n\0[\0", 4) == 0);
    shk_pdn_free(pdn);
    options.encoding = 8;
    CHECK(shk_pdn_read(cp1251, 1, &options, &pdn, NULL) == SHK_BAD_ARGUMENT);
}

/* What a listener saw, and when it wants to stop. */
struct seen {
    unsigned games, moves, diagnostics, stop_at_game;
    size_t bytes;
};

static int32_t listen(void *context, const shk_pdn_event *event)
{
    struct seen *seen = context;

    seen->games += event->kind == SHK_PDN_END_GAME;
    seen->moves += event->kind == SHK_PDN_MOVE;
    seen->diagnostics += event->kind == SHK_PDN_DIAGNOSTIC;
    if (event->text != NULL)
        seen->bytes += event->text_length;
    return seen->stop_at_game != 0 && seen->games == seen->stop_at_game;
}

static void streamed(void)
{
    shk_pdn_options options = reading(SHK_PDN_REPLAY | SHK_PDN_STATS);
    const size_t length = strlen(file), copies = 1000;
    size_t copy, at, games = 0, most = 0;
    struct seen seen = {0, 0, 0, 0, 0};
    shk_pdn_reader *reader = NULL;
    shk_pdn_counts counts;
    shk_pdn *pdn = NULL;
    uint32_t over = 1;

    CHECK(shk_pdn_reader_new(&options, &reader, NULL) == SHK_OK);
    for (copy = 0; copy < copies; copy++) {
        for (at = 0; at < length; at += 61) {
            const size_t piece = length - at < 61 ? length - at : 61;
            unsigned char *bytes = malloc(piece);

            memcpy(bytes, file + at, piece);
            CHECK(shk_pdn_reader_feed(reader, bytes, piece, listen, &seen, NULL) == SHK_OK);
            free(bytes); /* the reader keeps none of it */
        }
        CHECK(shk_pdn_reader_feed(reader, (const unsigned char *)"\n", 1, listen, &seen, NULL) == SHK_OK);
        while (shk_pdn_reader_take(reader, 3, &pdn) == SHK_OK) {
            const size_t taken = shk_pdn_count(pdn);

            games += taken;
            most = taken > most ? taken : most;
            shk_pdn_free(pdn);
        }
    }
    CHECK(shk_pdn_reader_over(reader, &over) == SHK_OK && over == 0);
    CHECK(shk_pdn_reader_finish(reader, listen, &seen, NULL) == SHK_OK);
    CHECK(shk_pdn_reader_over(reader, &over) == SHK_OK && over == 1);
    CHECK(shk_pdn_reader_take(reader, 100, &pdn) == SHK_OK);
    games += shk_pdn_count(pdn);
    CHECK(shk_pdn_stats(pdn, &counts) == SHK_OK);
    shk_pdn_free(pdn);
    CHECK(games == 2 * copies && seen.games == games && seen.moves == 7 * copies);
    CHECK(counts.games == games && counts.bad == copies && counts.plies == 6 * copies);
    CHECK(most <= 8 && seen.bytes > 0 && seen.diagnostics == 0);
    CHECK(shk_pdn_reader_take(reader, 1, &pdn) == SHK_NOT_FOUND);
    CHECK(shk_pdn_reader_feed(reader, NULL, 0, NULL, NULL, NULL) == SHK_BAD_ARGUMENT);
    shk_pdn_reader_free(reader);
    shk_pdn_reader_free(NULL);
}

static void stopped(void)
{
    struct seen seen = {0, 0, 0, 1, 0};
    shk_pdn_reader *reader = NULL;
    shk_error *error = NULL;
    shk_pdn *pdn = NULL;

    CHECK(shk_pdn_reader_new(NULL, &reader, NULL) == SHK_OK);
    CHECK(shk_pdn_reader_feed(reader, (const unsigned char *)file, strlen(file), NULL, NULL, NULL) ==
          SHK_OK);
    CHECK(shk_pdn_reader_finish(reader, listen, &seen, &error) == SHK_STOPPED);
    CHECK(shk_error_status(error) == SHK_STOPPED && seen.games == 1);
    shk_error_free(error);
    CHECK(shk_pdn_reader_feed(reader, NULL, 0, NULL, NULL, NULL) == SHK_STOPPED);
    CHECK(shk_pdn_reader_take(reader, 9, &pdn) == SHK_OK && shk_pdn_count(pdn) == 1);
    shk_pdn_free(pdn);
    shk_pdn_reader_free(reader);
}

/* Whole collections of the shared data. */

static char *load(const char *root, const char *name, const char *end, size_t *length)
{
    char path[1024], *bytes = NULL;
    FILE *in;
    long size;

    snprintf(path, sizeof path, "%s/pdn/%s%s", root, name, end);
    in = fopen(path, "rb");
    if (in == NULL)
        return NULL;
    fseek(in, 0, SEEK_END);
    size = ftell(in);
    rewind(in);
    bytes = malloc((size_t)size + 1);
    *length = fread(bytes, 1, (size_t)size, in);
    bytes[*length] = 0;
    fclose(in);
    return bytes;
}

/* Every line of final_positions.tsv: file, game, plies, result, final FEN. */
static void final_positions(const char *root)
{
    size_t length = 0, count = 0, lines = 0;
    char *table = load(root, "final_positions", ".tsv", &length), *line, *end;
    char open[64] = "", name[64], result[16], fen[256], text[256];
    shk_pdn_row *rows = NULL;
    shk_pdn *pdn = NULL;
    unsigned game, plies;

    if (table == NULL) {
        printf("pdn: skipped, no pdn/final_positions.tsv in SHASHKI_DATA\n");
        return;
    }
    for (line = strchr(table, '\n') + 1; *line != 0; line = end + 1) {
        end = strchr(line, '\n');
        *end = 0;
        CHECK(sscanf(line, "%63s %u %u %15s %255s", name, &game, &plies, result, fen) == 5);
        if (strcmp(name, open) != 0) {
            char *bytes = load(root, name, ".pdn", &length);

            CHECK(bytes != NULL);
            shk_pdn_free(pdn);
            free(rows);
            pdn = read_all(bytes, length, SHK_PDN_REPLAY | SHK_PDN_LENIENT);
            rows = rows_of(pdn, &count);
            free(bytes);
            strcpy(open, name);
        }
        CHECK(game >= 1 && game <= count && rows[game - 1].plies == plies);
        CHECK(shk_position_to_fen(&rows[game - 1].position, 0, text, sizeof text, NULL) == SHK_OK);
        CHECK(strcmp(text, fen) == 0);
        CHECK(shk_pdn_result(pdn, game, text, sizeof text, NULL) == SHK_OK);
        CHECK(strcmp(text, result) == 0);
        lines++;
    }
    shk_pdn_free(pdn);
    free(rows);
    free(table);
    CHECK(lines > 0);
    printf("pdn: %lu final positions\n", (unsigned long)lines);
}

int main(void)
{
    const char *root = getenv("SHASHKI_DATA");

    in_memory();
    written();
    encodings();
    streamed();
    stopped();
    if (root != NULL)
        final_positions(root);
    else
        printf("pdn: the archives are skipped, SHASHKI_DATA names no folder\n");
    printf("pdn: %lu checks\n", checks_done);
    return 0;
}
