/* Standings and ratings as a host uses them: a small event worked by hand, in exact fractions; then a
 * real event's published column, if the shared data is there. */
#include <shashki.h>

#include <string.h>

#include "test.h"

/* Player 1 leaves after round 1 with 2 points; so had 3, 5 and 7, who end with 5, 4 and 5: by 5.4.10.11
 * he counts as 14/3. The plus counts as the lowest number of points, 1. */
static const char cup[] =
    "012 Lighthouse Cup\n"
    "022 Kazan\n"
    "042 2026/05/02\n"
    "052 2026/05/03\n"
    "062 8\n"
    "142 3\n"
    "162  W 2.0    D 1.0    L 0.0    P 2.0\n"
    "### paired-by: hand\n"
    "001    1 m    Azarov, Ilya                      2250 TAT             1990        2.0          2 w 1\n"
    "001    2 w    Belova, Daria                     2040 MOS             2009        1.0          1 b 0     7 w 0     8 b =\n"
    "001    3 m    Vetrov, Oleg                      2310 TAT             1985        5.0          4 w 1     5 b 1     7 w =\n"
    "001    4 w    Gromova, Nina                     2105 SPB             2001        2.0          3 b 0     6 w 1     5 b 0\n"
    "001    5 m    Dyomin, Pavel                     2200 MOS             1978        4.0          6 w 1     3 w 0     4 w 1\n"
    "001    6 w    Ershova, Lidia                         SPB             2010        2.0          5 b 0     4 b 0  0000 - U\n"
    "001    7 m    Zhukov, Semyon                    2275 MOS             1995        5.0          8 w 1     2 b 1     3 b =\n"
    "001    8 w    Zimina, Vera                      2150 TAT             2008        3.0          7 b 0  0000 - U     2 w =\n";

static shk_event *read_event(const char *text, size_t length)
{
    shk_event *event = NULL;
    shk_error *error = NULL;

    CHECK(shk_event_read(text, length, NULL, &event, &error) == SHK_OK);
    CHECK(event != NULL && error == NULL);
    return event;
}

static shk_text text_of(const char *text)
{
    shk_text span;

    span.data = text;
    span.length = strlen(text);
    return span;
}

static int is(const shk_value *value, int64_t numerator, int64_t denominator)
{
    return value->kind == SHK_VALUE_NUMBER && value->numerator == numerator &&
           value->denominator == denominator;
}

static shk_standings *standings_of(const shk_event *event, const char *criteria)
{
    shk_standings_options options = SHK_STANDINGS_OPTIONS_INIT;
    shk_standings *standings = NULL;

    options.criteria = text_of(criteria);
    CHECK(shk_standings_make(event, &options, &standings, NULL) == SHK_OK);
    return standings;
}

static void places_and_values(const shk_event *event)
{
    static const uint32_t order[] = {3, 7, 5, 8, 4, 6, 1, 2};
    shk_standings *standings = standings_of(event, "PTS,SOLK-1,SOLK");
    shk_standings_facts facts;
    shk_standing rows[8];
    shk_value values[24];
    size_t needed = 0, at;
    char text[64];

    CHECK(shk_standings_describe(standings, &facts) == SHK_OK);
    CHECK(facts.row_count == 8 && facts.criterion_count == 3 && facts.round == 3);
    CHECK(facts.unplayed == SHK_UNPLAYED_RULES_MANUAL && facts.provisional == 0); /* paired by hand */
    CHECK(shk_standings_rows(standings, rows, 7, &needed) == SHK_BUFFER_TOO_SMALL && needed == 8);
    CHECK(shk_standings_rows(standings, rows, 8, &needed) == SHK_OK);
    for (at = 0; at < 8; at++)
        CHECK(rows[at].start == order[at] && rows[at].rank == at + 1 && rows[at].sharing == 1);
    CHECK(shk_standings_values(standings, values, 24, &needed) == SHK_OK && needed == 24);
    CHECK(is(&values[0], 5, 1) && is(&values[1], 9, 1) && is(&values[2], 11, 1));
    CHECK(is(&values[21], 1, 1) && is(&values[22], 29, 3) && is(&values[23], 38, 3));
    CHECK(shk_standings_value_text(standings, 7, 2, text, sizeof text, NULL) == SHK_OK);
    CHECK(strcmp(text, "38/3") == 0);
    CHECK(shk_standings_value_rounded(standings, 7, 2, 2, text, sizeof text, NULL) == SHK_OK);
    CHECK(strcmp(text, "12.67") == 0);
    CHECK(shk_standings_code(standings, 1, text, sizeof text, NULL) == SHK_OK);
    CHECK(strcmp(text, "SOLK-1") == 0);
    shk_standings_free(standings);

    standings = standings_of(event, "PTS");
    CHECK(shk_standings_rows(standings, rows, 8, &needed) == SHK_OK);
    CHECK(rows[0].rank == 1 && rows[1].rank == 1 && rows[2].rank == 3 && rows[7].rank == 8);
    CHECK(rows[4].rank == 5 && rows[4].sharing == 3 && rows[6].rank == 5);
    shk_standings_free(standings);
}

/* SOLK-TRUNC of player 2: without the lowest 29/3, without the two lowest 5. */
static void sequences(const shk_event *event)
{
    shk_standings *standings = standings_of(event, "SOLK-TRUNC");
    shk_standing rows[8];
    shk_value values[8], numbers[16];
    size_t needed = 0, at;

    CHECK(shk_standings_rows(standings, rows, 8, &needed) == SHK_OK);
    CHECK(shk_standings_values(standings, values, 8, &needed) == SHK_OK);
    CHECK(shk_standings_sequences(standings, numbers, 16, &needed) == SHK_OK && needed == 16);
    for (at = 0; at < 8; at++) {
        CHECK(values[at].kind == SHK_VALUE_SEQUENCE && values[at].count == 2);
        if (rows[at].start == 2) {
            CHECK(is(&numbers[values[at].begin], 29, 3));
            CHECK(is(&numbers[values[at].begin + 1], 5, 1));
        }
    }
    shk_standings_free(standings);
}

static void coefficients(const shk_event *event)
{
    static const int64_t real[] = {1, 10, 11, 11, 9, 6, 9, 6};
    shk_standings_options options = SHK_STANDINGS_OPTIONS_INIT;
    shk_value values[8];
    shk_error *error = NULL;
    size_t needed = 0, at;
    char name[64];

    CHECK(shk_event_coefficient(event, "SOLK", 4, NULL, values, 8, &needed, NULL) == SHK_OK);
    CHECK(needed == 8 && is(&values[1], 38, 3) && is(&values[5], 7, 1));
    options.unplayed = SHK_UNPLAYED_FMJD;
    CHECK(shk_event_coefficient(event, "SOLK", 4, &options, values, 8, &needed, NULL) == SHK_OK);
    for (at = 0; at < 8; at++)
        CHECK(is(&values[at], real[at], 1));
    CHECK(shk_event_coefficient(event, "RTNG", 4, NULL, values, 8, &needed, NULL) == SHK_OK);
    CHECK(values[5].kind == SHK_VALUE_UNDEFINED && is(&values[0], 2250, 1));
    CHECK(shk_event_coefficient(event, "SOLK-3", 6, NULL, values, 8, &needed, &error) == SHK_BAD_INPUT);
    CHECK(shk_error_name(error, name, sizeof name, NULL) == SHK_OK);
    CHECK(strcmp(name, "unknown-criterion") == 0 && shk_error_column(error) == 1);
    shk_error_free(error);
}

static void explained(const shk_event *event)
{
    shk_standings *standings = standings_of(event, "PTS,SOLK-1");
    shk_explanation *explanation = NULL;
    shk_explained_item items[3];
    size_t needed = 0;
    char text[1024];

    CHECK(shk_standings_explain(standings, 2, &explanation, NULL) == SHK_OK);
    shk_standings_free(standings);
    CHECK(shk_explanation_items(explanation, 1, items, 3, &needed) == SHK_OK && needed == 3);
    CHECK(items[0].opponent == 1 && is(&items[0].base, 14, 3));
    CHECK(items[0].why == SHK_WHY_OPPONENT_LEFT && items[0].after == 1 && items[0].group == 3);
    CHECK(items[2].opponent == 8 && items[2].cut == SHK_CUT_LOW);
    CHECK(shk_explanation_text(explanation, SHK_EN, text, sizeof text, NULL) == SHK_OK);
    CHECK(strstr(text, "round 1: 1 Azarov, Ilya: 14/3") != NULL);
    shk_explanation_free(explanation);
}

static void documents(const shk_event *event)
{
    shk_standings *standings = standings_of(event, "PTS,SOLK");
    shk_document_options options = SHK_DOCUMENT_OPTIONS_INIT;
    char text[16384];

    options.form = SHK_DOCUMENT_CSV;
    options.crosstable = 1;
    CHECK(shk_standings_document(standings, &options, text, sizeof text, NULL, NULL) == SHK_OK);
    CHECK(strstr(text, "\n8,2,\"Belova, Daria\",1,38/3,0/1b,0/7w,1/8b\n") != NULL);
    options.form = SHK_DOCUMENT_HTML;
    options.lang = SHK_RU;
    CHECK(shk_standings_document(standings, &options, text, sizeof text, NULL, NULL) == SHK_OK);
    CHECK(strncmp(text, "<!DOCTYPE html>", 15) == 0);
    shk_standings_free(standings);
}

/* MOS: 7 and 5, 5 + 4; TAT: 3 and 8, 5 + 3; SPB: 4 and 6, 2 + 2. */
static void women_and_teams(const shk_event *event)
{
    shk_standings_options options = SHK_STANDINGS_OPTIONS_INIT;
    shk_standings *standings = NULL;
    shk_text women = text_of("women");
    shk_standing rows[4];
    shk_team teams[3];
    uint32_t players[6];
    size_t needed = 0;

    options.criteria = text_of("PTS");
    options.categories = &women;
    options.category_count = 1;
    CHECK(shk_standings_make(event, &options, &standings, NULL) == SHK_OK);
    CHECK(shk_standings_rows(standings, rows, 4, &needed) == SHK_OK && needed == 4);
    CHECK(rows[0].start == 8 && rows[0].rank == 1 && rows[0].whole_rank == 4);
    CHECK(rows[3].start == 2 && rows[3].rank == 4 && rows[3].whole_rank == 8);
    shk_standings_free(standings);

    options.category_count = 0;
    options.teams = SHK_TEAMS_FEDERATION;
    options.best = 2;
    CHECK(shk_standings_make(event, &options, &standings, NULL) == SHK_OK);
    CHECK(shk_standings_teams(standings, teams, 3, &needed) == SHK_OK && needed == 3);
    CHECK(is(&teams[0].sum, 9, 1) && is(&teams[1].sum, 8, 1) && is(&teams[2].sum, 4, 1));
    CHECK(shk_standings_team_players(standings, players, 6, &needed) == SHK_OK && needed == 6);
    CHECK(players[teams[1].begin] == 3 && players[teams[1].begin + 1] == 8);
    shk_standings_free(standings);
}

/* Player 1, 210 above 2: expected 0.77, 20 x 0.23 = 4.6. Player 2, 17 years old: K 40, 40 x (0.5 - 0.79). */
static void ratings(const shk_event *event)
{
    shk_rating_options options = SHK_RATING_OPTIONS_INIT;
    shk_ratings *ratings = NULL;
    shk_rated_player players[8];
    shk_error *error = NULL;
    size_t needed = 0;
    char text[4096];

    CHECK(shk_event_rate(event, NULL, &ratings, NULL) == SHK_OK);
    CHECK(shk_ratings_players(ratings, players, 8, &needed) == SHK_OK && needed == 8);
    CHECK(players[0].expected == 77 && players[0].factor == 20 && players[0].new_rating == 2255);
    CHECK(players[0].change_numerator == 23 && players[0].change_denominator == 5);
    CHECK(players[1].expected == 79 && players[1].factor == 40 && players[1].new_rating == 2028);
    CHECK(players[2].performance == 2466 && players[5].flags == SHK_RATED_PERFORMANCE);
    CHECK(shk_ratings_document(ratings, SHK_DOCUMENT_CSV, SHK_EN, text, sizeof text, NULL, NULL) == SHK_OK);
    CHECK(strstr(text, "\n1,\"Azarov, Ilya\",2250,1,1,0.77,2040,2840,2776,20,4.6,2255,\n") != NULL);
    shk_ratings_free(ratings);

    options.rules = text_of("k 20\nk ten\n");
    CHECK(shk_event_rate(event, &options, &ratings, &error) == SHK_BAD_INPUT);
    CHECK(shk_error_line(error) == 2);
    shk_error_free(error);
    CHECK(shk_rating_expected(210) == 77 && shk_rating_difference(83) == 273);
}

/* A file of the shared data, or NULL. */
static char *shared(const char *name, size_t *length)
{
    const char *data = getenv("SHASHKI_DATA");
    char path[1024];
    FILE *file = NULL;
    char *text;

    if (data != NULL && strlen(data) + strlen(name) + 2 < sizeof path) {
        sprintf(path, "%s/%s", data, name);
        file = fopen(path, "rb");
    }
    if (file == NULL) {
        printf("standings: skipped, there is no %s (set SHASHKI_DATA)\n", name);
        return NULL;
    }
    text = malloc(1 << 20);
    *length = fread(text, 1, (1 << 20) - 1, file);
    text[*length] = '\0';
    fclose(file);
    return text;
}

/* The truncated Solkoff that was published with the event: 68 of 68 (T6). */
static void a_real_event(void)
{
    size_t length = 0, unused = 0, needed = 0, agreeing = 0;
    char *trf = shared("tournaments/fmjd-world-cup-2022.trf", &length), *line;
    char *table = shared("tournaments/fmjd-world-cup-2022.csv", &unused);
    shk_standings_options options = SHK_STANDINGS_OPTIONS_INIT;
    shk_value values[68];
    shk_event *event;

    if (trf != NULL && table != NULL) {
        event = read_event(trf, length);
        options.unplayed = SHK_UNPLAYED_FMJD;
        CHECK(shk_event_coefficient(event, "SOLK-1", 6, &options, values, 68, &needed, NULL) == SHK_OK);
        for (line = strtok(table, "\r\n"); line != NULL; line = strtok(NULL, "\r\n")) {
            unsigned place, start;

            if (sscanf(line, "%u;%u;", &place, &start) != 2)
                continue;
            CHECK(start >= 1 && start <= 68);
            CHECK(is(&values[start - 1], atol(strrchr(line, ';') + 1), 1));
            agreeing++;
        }
        CHECK(agreeing == 68);
        shk_event_free(event);
    }
    free(trf);
    free(table);
}

/* A table worked by hand: what the CSV of the same criteria has to be. */
static void a_shared_table(void)
{
    size_t length = 0, expected_length = 0;
    char *trf = shared("tiebreak/draughts/hand/leaver.trf", &length), text[16384];
    char *expected = shared("tiebreak/draughts/hand/leaver.rules-manual.main.csv", &expected_length);
    shk_standings_options options = SHK_STANDINGS_OPTIONS_INIT;
    shk_document_options how = SHK_DOCUMENT_OPTIONS_INIT;
    shk_standings *standings = NULL;
    shk_event *event;

    if (trf != NULL && expected != NULL) {
        char codes[256], *head = strchr(expected, '\n');
        size_t begin = strlen("rank,start,name,");

        CHECK(head != NULL && (size_t)(head - expected) < sizeof codes);
        memcpy(codes, expected + begin, (size_t)(head - expected) - begin);
        codes[(size_t)(head - expected) - begin] = '\0';
        event = read_event(trf, length);
        options.unplayed = SHK_UNPLAYED_RULES_MANUAL;
        options.criteria = text_of(codes);
        how.form = SHK_DOCUMENT_CSV;
        CHECK(shk_standings_make(event, &options, &standings, NULL) == SHK_OK);
        CHECK(shk_standings_document(standings, &how, text, sizeof text, NULL, NULL) == SHK_OK);
        CHECK(strcmp(text, expected) == 0);
        shk_standings_free(standings);
        shk_event_free(event);
    }
    free(trf);
    free(expected);
}

int main(void)
{
    shk_event *event = read_event(cup, strlen(cup));

    places_and_values(event);
    sequences(event);
    coefficients(event);
    explained(event);
    documents(event);
    women_and_teams(event);
    ratings(event);
    shk_event_free(event);
    a_real_event();
    a_shared_table();
    printf("standings: %lu checks\n", checks_done);
    return 0;
}
