/* Tournaments as a host uses them: read, built up, paired, explained, results entered, written. */
#include <shashki.h>

#include <string.h>

#include "test.h"

static const char club_evening[] = "012 Club evening\n"
                                   "XXC white1\n"
                                   "001    1      Ivanova, Anna\n"
                                   "001    2      Petrov, Pyotr\n"
                                   "001    3      Sidorova, Vera\n"
                                   "001    4      Titov, Gleb\n";

static shk_event *read_event(const char *text, size_t length)
{
    shk_event *event = NULL;
    shk_error *error = NULL;

    CHECK(shk_event_read(text, length, NULL, &event, &error) == SHK_OK);
    CHECK(event != NULL && error == NULL);
    return event;
}

static shk_pairing *pair(const shk_event *event)
{
    shk_pair_options options = SHK_PAIR_OPTIONS_INIT;
    shk_pairing *pairing = NULL;

    options.system = SHK_SYSTEM_TRUNCATED_SOLKOFF;
    options.explain = 1;
    CHECK(shk_pair(event, &options, &pairing, NULL) == SHK_OK);
    return pairing;
}

/* 5.4.10.5: in round 1 the halves meet, 1 - 3 and 2 - 4; P18: an odd number has the first colour. */
static void the_first_round(void)
{
    shk_event *event = read_event(club_evening, strlen(club_evening)), *after = NULL, *again = NULL;
    shk_pairing *pairing = pair(event);
    shk_pairing_facts facts;
    shk_event_facts told;
    shk_board boards[2];
    shk_meeting results[2];
    int64_t points[4];
    size_t needed = 0;
    uint32_t same = 0;
    char list[32], *text;

    CHECK(shk_pairing_describe(pairing, &facts) == SHK_OK);
    CHECK(facts.round == 1 && facts.board_count == 2 && facts.bye == 0 && facts.explained == 1);
    CHECK(shk_pairing_boards(pairing, boards, 1, &needed) == SHK_BUFFER_TOO_SMALL && needed == 2);
    CHECK(shk_pairing_boards(pairing, boards, 2, &needed) == SHK_OK);
    CHECK(boards[0].number == 1 && boards[0].white == 1 && boards[0].black == 3);
    CHECK(boards[1].number == 2 && boards[1].white == 4 && boards[1].black == 2);
    CHECK(shk_pairing_list(pairing, list, sizeof list, NULL) == SHK_OK);
    CHECK(strcmp(list, "2\n1 3\n4 2\n") == 0);

    CHECK(shk_pairing_explain(pairing, SHK_RU, NULL, 0, &needed, NULL) == SHK_BUFFER_TOO_SMALL);
    text = malloc(needed);
    CHECK(shk_pairing_explain(pairing, SHK_RU, text, needed, NULL, NULL) == SHK_OK);
    CHECK(strstr(text, "5.4.10.5.5") != NULL);
    free(text);

    CHECK(shk_pairing_apply(pairing, NULL, &after, NULL) == SHK_OK);
    shk_pairing_free(pairing);
    memset(results, 0, sizeof results);
    results[0].white = 1, results[0].black = 3;
    results[0].kind = SHK_KIND_PLAYED, results[0].decision = SHK_DECISION_WHITE;
    results[1].white = 4, results[1].black = 2;
    results[1].kind = SHK_KIND_PLAYED, results[1].decision = SHK_DECISION_DRAW;
    CHECK(shk_event_record_results(after, 1, results, 2, NULL) == SHK_OK);
    CHECK(shk_event_points(after, 1, points, 4, &needed) == SHK_OK && needed == 4);
    /* a TRF that says nothing else counts 1, 1/2, 0; points are in hundredths */
    CHECK(points[0] == 100 && points[1] == 50 && points[2] == 0 && points[3] == 50);
    CHECK(shk_event_describe(after, &told) == SHK_OK && told.paired_rounds == 1);

    CHECK(shk_event_write(after, SHK_FORM_JSON, NULL, 0, &needed, NULL) == SHK_BUFFER_TOO_SMALL);
    text = malloc(needed);
    CHECK(shk_event_write(after, SHK_FORM_JSON, text, needed, NULL, NULL) == SHK_OK);
    again = read_event(text, needed - 1);
    free(text);
    CHECK(shk_event_equal(after, again, &same) == SHK_OK && same == 1);
    CHECK(shk_event_equal(event, again, &same) == SHK_OK && same == 0);
    shk_event_free(event);
    shk_event_free(after);
    shk_event_free(again);
}

/* The same event by calls is the same event. */
static void built_up(void)
{
    static const char *const names[] = {"Ivanova, Anna", "Petrov, Pyotr", "Sidorova, Vera", "Titov, Gleb"};
    shk_event *event = NULL, *read = read_event(club_evening, strlen(club_evening));
    shk_draft *draft = NULL;
    shk_player players[4];
    shk_scoring scoring;
    shk_error *error = NULL;
    uint32_t same = 0;
    char text[64];
    size_t at;

    memset(players, 0, sizeof players);
    for (at = 0; at < 4; at++) {
        players[at].name.data = names[at];
        players[at].name.length = strlen(names[at]);
    }
    CHECK(shk_draft_new(&draft) == SHK_OK);
    CHECK(shk_draft_set_info(draft, SHK_INFO_NAME, "Club evening", 12) == SHK_OK);
    CHECK(shk_scoring_simple(100, 50, 0, &scoring) == SHK_OK);
    CHECK(shk_draft_set_scoring(draft, &scoring) == SHK_OK);
    CHECK(shk_draft_set_first_colour(draft, SHK_COLOUR_WHITE) == SHK_OK);
    CHECK(shk_draft_add_players(draft, players, 4, &error) == SHK_OK && error == NULL);
    CHECK(shk_draft_check(draft, &event, NULL) == SHK_OK);
    CHECK(shk_event_equal(event, read, &same) == SHK_OK && same == 1);
    CHECK(shk_event_player_text(event, 3, SHK_PLAYER_NAME, text, sizeof text, NULL) == SHK_OK);
    CHECK(strcmp(text, names[2]) == 0);
    CHECK(shk_event_player_text(event, 5, SHK_PLAYER_NAME, text, sizeof text, NULL) == SHK_NOT_FOUND);
    shk_draft_free(draft);
    shk_event_free(event);
    shk_event_free(read);
}

/* Two who have met and nobody else: no valid pairing, with a proof (5.4.10.2, 5.4.10.8). */
static void no_pairing(void)
{
    shk_event *event, *after = NULL;
    shk_pairing *pairing;
    shk_pair_options options = SHK_PAIR_OPTIONS_INIT;
    shk_meeting result;
    shk_error *error = NULL;
    char message[1024], name[64];
    static const char two[] = "XXC white1\n001    1      A\n001    2      B\n";

    event = read_event(two, strlen(two));
    pairing = pair(event);
    CHECK(shk_pairing_apply(pairing, NULL, &after, NULL) == SHK_OK);
    shk_pairing_free(pairing);
    memset(&result, 0, sizeof result);
    result.white = 1, result.black = 2;
    result.kind = SHK_KIND_PLAYED, result.decision = SHK_DECISION_DRAW;
    CHECK(shk_event_record_results(after, 1, &result, 1, NULL) == SHK_OK);
    options.system = SHK_SYSTEM_TRUNCATED_SOLKOFF;
    pairing = NULL;
    CHECK(shk_pair(after, &options, &pairing, &error) == SHK_NO_VALID_PAIRING && pairing == NULL);
    CHECK(shk_error_name(error, name, sizeof name, NULL) == SHK_OK);
    CHECK(strcmp(name, "no-valid-pairing") == 0);
    CHECK(shk_error_message(error, SHK_EN, message, sizeof message, NULL) == SHK_OK);
    CHECK(message[0] != '\0');
    shk_error_free(error);
    shk_event_free(event);
    shk_event_free(after);
}

static void a_bad_file(void)
{
    static const char bad[] = "012 Club evening\nXXC white1\n001    1      A\n001    1      B\n";
    shk_event *event = NULL;
    shk_error *error = NULL;

    CHECK(shk_event_read(bad, strlen(bad), NULL, &event, &error) == SHK_BAD_INPUT);
    CHECK(event == NULL && shk_error_status(error) == SHK_BAD_INPUT);
    CHECK(shk_error_line(error) == 4); /* the second player 1 */
    shk_error_free(error);
}

int main(void)
{
    the_first_round();
    built_up();
    no_pairing();
    a_bad_file();
    printf("event: %lu checks\n", checks_done);
    return 0;
}
