/* What is done before, between and after the rounds: start lists, late entries, checks, corrections,
 * re-pairing, decisions, relaxations, random events. Worked by hand; `collection.c` has the real data. */
#include <shashki.h>

#include <string.h>

#include "test.h"

static shk_text span(const char *text)
{
    shk_text span;

    span.data = text;
    span.length = strlen(text);
    return span;
}

static shk_meeting game(uint32_t white, uint32_t black, uint8_t decision)
{
    shk_meeting meeting;

    memset(&meeting, 0, sizeof meeting);
    meeting.white = white, meeting.black = black;
    meeting.kind = SHK_KIND_PLAYED, meeting.decision = decision;
    return meeting;
}

/* A draft with so many players, "P1", "P2" ...; odd numbers have White in round 1. */
static shk_draft *players(uint32_t count)
{
    shk_player all[8];
    char names[8][8];
    shk_draft *draft = NULL;
    uint32_t at;

    memset(all, 0, sizeof all);
    CHECK(count <= 8 && shk_draft_new(&draft) == SHK_OK);
    for (at = 0; at < count; at++) {
        sprintf(names[at], "P%u", (unsigned)(at + 1));
        all[at].name = span(names[at]);
    }
    CHECK(shk_draft_add_players(draft, all, count, NULL) == SHK_OK);
    CHECK(shk_draft_set_first_colour(draft, SHK_COLOUR_WHITE) == SHK_OK);
    return draft;
}

/* The event of a draft, which is freed. */
static shk_event *checked(shk_draft *draft)
{
    shk_event *event = NULL;

    CHECK(shk_draft_check(draft, &event, NULL) == SHK_OK);
    shk_draft_free(draft);
    return event;
}

static shk_pair_options by_coefficient(void)
{
    shk_pair_options options = SHK_PAIR_OPTIONS_INIT;

    options.system = SHK_SYSTEM_COEFFICIENT;
    return options;
}

/* The event with its next round in it; the one before is freed. */
static shk_event *drawn(shk_event *event)
{
    shk_pair_options options = by_coefficient();
    shk_pairing *pairing = NULL;
    shk_event *after = NULL;

    CHECK(shk_pair(event, &options, &pairing, NULL) == SHK_OK);
    CHECK(shk_pairing_apply(pairing, NULL, &after, NULL) == SHK_OK);
    shk_pairing_free(pairing);
    shk_event_free(event);
    return after;
}

/* Frees an error and says whether it has this name. */
static int named(shk_error *error, const char *name)
{
    char text[64] = "";
    int same = shk_error_name(error, text, sizeof text, NULL) == SHK_OK && strcmp(text, name) == 0;

    shk_error_free(error);
    return same;
}

static shk_decision_by decision(const char *reason)
{
    shk_decision_by by;

    memset(&by, 0, sizeof by);
    by.change = SHK_CHANGE_BY_HAND;
    by.by = span("Chief arbiter"), by.reason = span(reason);
    return by;
}

/* 5.4.10.5.1: by rating, the highest first. */
static void a_start_list(void)
{
    static const uint32_t ratings[] = {2000, 2200, 2100}, order[] = {2, 3, 1};
    shk_player all[3];
    shk_start_place places[3];
    shk_draft *draft = NULL;
    shk_event *event, *numbered = NULL;
    shk_start_list *list = NULL;
    shk_error *error = NULL;
    shk_player_facts first[3];
    uint64_t seed = 0;
    uint32_t at, has_seed = 9;
    size_t needed = 0;
    char json[2048];

    memset(all, 0, sizeof all);
    for (at = 0; at < 3; at++)
        all[at].rating = ratings[at], all[at].name = span("P");
    CHECK(shk_draft_new(&draft) == SHK_OK);
    CHECK(shk_draft_add_players(draft, all, 3, NULL) == SHK_OK);
    CHECK(shk_draft_set_first_colour(draft, SHK_COLOUR_WHITE) == SHK_OK);
    event = checked(draft);
    CHECK(shk_start_list_make(event, SHK_START_BY_RATING, 0, 0, &list, NULL) == SHK_OK);
    CHECK(shk_start_list_places(list, places, 3, &needed) == SHK_OK && needed == 3);
    for (at = 0; at < 3; at++)
        CHECK(places[at].start == at + 1 && places[at].before == order[at]);
    CHECK(shk_start_list_seed(list, &has_seed, &seed) == SHK_OK && has_seed == 0);
    CHECK(shk_start_list_json(list, json, sizeof json, NULL) == SHK_OK);
    CHECK(strstr(json, "5.4.10.5.1") != NULL);
    CHECK(shk_start_list_apply(list, &numbered, NULL) == SHK_OK);
    shk_start_list_free(list);
    CHECK(shk_event_players(numbered, first, 3, &needed) == SHK_OK);
    CHECK(first[0].rating == 2200 && first[2].rating == 2000);
    shk_event_free(numbered);

    list = NULL;
    CHECK(shk_start_list_make(event, SHK_START_BY_LOT, 0, 0, &list, &error) == SHK_BAD_ARGUMENT);
    CHECK(list == NULL && named(error, "seed-missing"));
    CHECK(shk_start_list_make(event, SHK_START_BY_LOT, 1, 5, &list, NULL) == SHK_OK);
    CHECK(shk_start_list_seed(list, &has_seed, &seed) == SHK_OK && has_seed == 1 && seed == 5);
    shk_start_list_free(list);
    event = drawn(event);
    list = NULL;
    CHECK(shk_start_list_make(event, SHK_START_GIVEN, 0, 0, &list, &error) == SHK_REFUSED);
    CHECK(list == NULL && named(error, "round-one-in-force"));
    shk_event_free(event);
}

/* 5.4.10.5.1: numbers that are given don't move; half a point for the missed round. */
static void a_late_entry(void)
{
    shk_event *event = drawn(checked(players(4))), *entered = NULL;
    shk_player late;
    static const uint8_t missed[] = {SHK_KIND_HALF_POINT_BYE};
    uint32_t start = 0;
    int64_t points[5];
    size_t needed = 0;
    shk_error *error = NULL;

    memset(&late, 0, sizeof late);
    late.name = span("Late"), late.start = 77;
    CHECK(shk_event_enter_late(event, &late, 2, missed, 1, &entered, &start, NULL) == SHK_OK);
    CHECK(start == 5 && shk_event_points(entered, 1, points, 5, &needed) == SHK_OK && points[4] == 100);
    shk_event_free(entered);
    entered = NULL;
    CHECK(shk_event_enter_late(event, &late, 3, NULL, 0, &entered, &start, &error) == SHK_REFUSED);
    CHECK(entered == NULL && error != NULL);
    shk_error_free(error);
    shk_event_free(event);
}

/* 1 - 3 and 4 - 2 is the system's round (5.4.10.5.2), 1 - 2 and 4 - 3 isn't. */
static void a_check(void)
{
    shk_pair_options options = by_coefficient();
    shk_check_options what = SHK_CHECK_OPTIONS_INIT;
    shk_event *event = drawn(checked(players(4)));
    shk_draft *draft = players(4);
    shk_meeting pairs[2];
    shk_report *report = NULL;
    shk_verdict verdict;
    shk_error *error = NULL;
    size_t needed = 0;
    char text[4096];

    CHECK(shk_check(event, &options, NULL, &report, NULL) == SHK_OK);
    CHECK(shk_report_verdicts(report, &verdict, 1, &needed) == SHK_OK && needed == 1);
    CHECK(verdict.round == 1 && verdict.verdict == SHK_VERDICT_AGREES && verdict.break_count == 0);
    CHECK(shk_report_text(report, 1, SHK_EN, text, sizeof text, NULL) == SHK_OK && text[0] == '\0');
    shk_report_free(report);
    report = NULL;
    what.from = 2;
    CHECK(shk_check(event, &options, &what, &report, &error) == SHK_NOT_FOUND && report == NULL);
    CHECK(named(error, "no-such-round"));
    shk_event_free(event);

    pairs[0] = game(1, 2, SHK_DECISION_DRAW), pairs[1] = game(4, 3, SHK_DECISION_DRAW);
    CHECK(shk_draft_set_round(draft, 1, pairs, 2, NULL, 0, NULL) == SHK_OK);
    event = checked(draft);
    CHECK(shk_check(event, &options, NULL, &report, NULL) == SHK_OK);
    CHECK(shk_report_verdicts(report, &verdict, 1, &needed) == SHK_OK);
    CHECK(verdict.verdict == SHK_VERDICT_DIFFERS && verdict.pairs == 0);
    CHECK(shk_report_text(report, 1, SHK_RU, text, sizeof text, NULL) == SHK_OK && text[0] != '\0');
    CHECK(shk_report_json(report, SHK_EN, text, sizeof text, NULL) == SHK_OK);
    CHECK(strstr(text, "\"shashki-check\"") != NULL && strstr(text, "\"agrees\": false") != NULL);
    shk_report_free(report);
    shk_event_free(event);
}

/* Round 2 was paired while 3 - 1 stood as a draw: 4 - 1, 3 - 2. It is told, then found. */
static void a_result_that_stood_otherwise(void)
{
    shk_pair_options options = by_coefficient();
    shk_check_options what = SHK_CHECK_OPTIONS_INIT;
    shk_draft *draft = players(4);
    shk_meeting pairs[2];
    shk_event *event;
    shk_report *report = NULL;
    shk_verdict verdicts[2];
    shk_text change = span("1:1-3=1/2");
    size_t needed = 0;
    char json[8192];

    CHECK(shk_draft_set_first_colour(draft, SHK_COLOUR_BLACK) == SHK_OK);
    pairs[0] = game(3, 1, SHK_DECISION_WHITE), pairs[1] = game(2, 4, SHK_DECISION_DRAW);
    CHECK(shk_draft_set_round(draft, 1, pairs, 2, NULL, 0, NULL) == SHK_OK);
    pairs[0] = game(1, 4, SHK_DECISION_DRAW), pairs[1] = game(3, 2, SHK_DECISION_DRAW);
    CHECK(shk_draft_set_round(draft, 2, pairs, 2, NULL, 0, NULL) == SHK_OK);
    event = checked(draft);
    what.changes = &change, what.change_count = 1;
    CHECK(shk_check(event, &options, &what, &report, NULL) == SHK_OK);
    CHECK(shk_report_verdicts(report, verdicts, 2, &needed) == SHK_OK && needed == 2);
    CHECK(verdicts[0].verdict == SHK_VERDICT_AGREES && verdicts[1].verdict == SHK_VERDICT_AGREES_IF);
    shk_report_free(report);
    what.change_count = 0, what.from = 2, what.find = 1;
    CHECK(shk_check(event, &options, &what, &report, NULL) == SHK_OK);
    CHECK(shk_report_verdicts(report, verdicts, 2, &needed) == SHK_OK && needed == 1);
    CHECK(verdicts[0].verdict == SHK_VERDICT_DIFFERS);
    CHECK(shk_report_json(report, SHK_EN, json, sizeof json, NULL) == SHK_OK);
    CHECK(strstr(json, "\"1:3-1=1/2\"") != NULL);
    shk_report_free(report);
    shk_event_free(event);
}

static void a_list(void)
{
    shk_pair_options options = by_coefficient();
    shk_event *event = checked(players(4));
    shk_report *report = NULL;
    shk_verdict verdict;
    shk_error *error = NULL;
    size_t needed = 0;
    static const char good[] = "2\n1 3\n4 2\n", twice[] = "2\n1 3\n1 2\n", bad[] = "2\n1 3\n4\n";

    CHECK(shk_check_list(event, &options, good, strlen(good), &report, NULL) == SHK_OK);
    CHECK(shk_report_verdicts(report, &verdict, 1, &needed) == SHK_OK);
    CHECK(verdict.verdict == SHK_VERDICT_AGREES);
    shk_report_free(report);
    CHECK(shk_check_list(event, &options, twice, strlen(twice), &report, NULL) == SHK_OK);
    CHECK(shk_report_verdicts(report, &verdict, 1, &needed) == SHK_OK);
    CHECK(verdict.break_count >= 2); /* 1 stands twice, 4 not at all */
    shk_report_free(report);
    report = NULL;
    CHECK(shk_check_list(event, &options, bad, strlen(bad), &report, &error) == SHK_BAD_INPUT);
    CHECK(report == NULL && shk_error_line(error) == 3 && named(error, "list"));
    shk_event_free(event);
}

/* 5.4.10.12: the pairs of a published round stand; the points change. */
static void a_correction(void)
{
    shk_pair_options options = by_coefficient();
    shk_event *event = drawn(checked(players(4))), *after = NULL;
    shk_meeting results[2];
    shk_correction *found = NULL;
    shk_later_round rounds[2];
    shk_text result = span("1:1-3=1-0"), nobody = span("1:1-2=1-0");
    shk_decision_by none = decision(""), good = decision("the score sheet");
    shk_event_facts facts;
    shk_error *error = NULL;
    int64_t points[4];
    size_t needed = 0;
    char text[4096];

    results[0] = game(1, 3, SHK_DECISION_DRAW), results[1] = game(4, 2, SHK_DECISION_DRAW);
    CHECK(shk_event_record_results(event, 1, results, 2, NULL) == SHK_OK);
    event = drawn(event);
    CHECK(shk_correct(event, &options, &nobody, 1, &found, &error) == SHK_NOT_FOUND);
    CHECK(found == NULL && named(error, "no-such-game"));
    CHECK(shk_correct(event, &options, &result, 1, &found, NULL) == SHK_OK);
    CHECK(shk_correction_rounds(found, rounds, 2, &needed) == SHK_OK && needed == 2);
    CHECK(rounds[0].round == 2 && rounds[0].state == SHK_ROUND_PUBLISHED && rounds[0].moved_count == 2);
    CHECK(rounds[1].round == 3 && rounds[1].state == SHK_ROUND_NOT_PAIRED);
    CHECK(shk_correction_text(found, 2, SHK_EN, text, sizeof text, NULL) == SHK_OK);
    CHECK(strstr(text, "the pairs stay as published") != NULL);
    CHECK(shk_correction_json(found, &good, SHK_RU, text, sizeof text, NULL, NULL) == SHK_OK);
    CHECK(strstr(text, "the score sheet") != NULL);
    CHECK(shk_correction_apply(found, &none, &after, &error) == SHK_REFUSED && after == NULL);
    CHECK(named(error, "no-reason"));
    CHECK(shk_correction_apply(found, &good, &after, NULL) == SHK_OK);
    shk_correction_free(found);
    CHECK(shk_event_points(after, 1, points, 4, &needed) == SHK_OK);
    CHECK(points[0] == 200 && points[1] == 100 && points[2] == 0 && points[3] == 100);
    CHECK(shk_event_describe(after, &facts) == SHK_OK && facts.decision_count == 1);
    CHECK(shk_event_decision_text(after, 0, SHK_DECISION_TEXT_CLAUSE, text, 64, NULL) == SHK_OK);
    CHECK(strcmp(text, "5.4.10.12") == 0);
    shk_event_free(after);
    shk_event_free(event);
}

/* 4 goes: 2 is the only one touched, and has the bye (P23). */
static void a_re_pairing(void)
{
    shk_pair_options options = by_coefficient();
    shk_repair_changes changes = SHK_REPAIR_CHANGES_INIT;
    shk_event *event = checked(players(4)), *after = NULL;
    shk_repair *made = NULL;
    shk_repair_facts facts;
    shk_pairing *now = NULL, *anew = NULL;
    shk_pair_of board;
    shk_decision_facts record;
    shk_decision_by decided = decision("4 fell ill");
    uint32_t who = 0;
    static const uint32_t gone = 4;
    static const char published[] = "2\n1 3\n4 2\n";
    size_t needed = 0;
    char text[8192];

    changes.absent = &gone, changes.absent_count = 1;
    CHECK(shk_repair_make(event, &options, &changes, published, strlen(published), &made, NULL) == SHK_OK);
    shk_event_free(event); /* it isn't needed any more */
    CHECK(shk_repair_describe(made, &facts) == SHK_OK);
    CHECK(facts.touched_count == 1 && facts.gone_count == 1 && facts.new_board_count == 1);
    CHECK(shk_repair_players(made, SHK_REPAIR_TOUCHED, &who, 1, &needed) == SHK_OK && who == 2);
    CHECK(shk_repair_players(made, SHK_REPAIR_GONE, &who, 1, &needed) == SHK_OK && who == 4);
    CHECK(shk_repair_new_boards(made, &board, 1, &needed) == SHK_OK);
    CHECK(board.first == 2 && board.second == 0);
    CHECK(shk_repair_why(made, 0, SHK_EN, text, sizeof text, NULL) == SHK_OK && strchr(text, '4'));
    CHECK(shk_repair_notes(made, SHK_RU, text, sizeof text, NULL) == SHK_OK);
    CHECK(shk_repair_json(made, NULL, SHK_EN, text, sizeof text, NULL, NULL) == SHK_OK);
    CHECK(strstr(text, "\"decision\": null") != NULL);
    CHECK(shk_repair_pairing(made, &now) == SHK_OK);
    CHECK(shk_pairing_list(now, text, sizeof text, NULL) == SHK_OK);
    CHECK(strcmp(text, "2\n1 3\n2 0\n") == 0);
    CHECK(shk_repair_new_draw(made, &anew, NULL) == SHK_OK && anew != NULL);
    decided.change = SHK_CHANGE_RE_PAIRING;
    CHECK(shk_repair_apply(made, &decided, &after, NULL) == SHK_OK);
    CHECK(shk_event_decision(after, 0, &record) == SHK_OK);
    CHECK(record.change == SHK_CHANGE_RE_PAIRING && record.before_count == 2);
    shk_pairing_free(now);
    shk_pairing_free(anew);
    shk_repair_free(made);
    shk_event_free(after);
}

/* 5.4.10.8, 5.4.10.12: nothing is changed by hand before it is published, nothing silently after. */
static void a_draw_comes_into_force(void)
{
    static const char other[] = "2\n1 4\n3 2\n";
    static const uint32_t three[] = {1, 2, 3};
    shk_pair_options options = by_coefficient();
    shk_event *event = checked(players(4));
    shk_pairing *pairing = NULL;
    shk_round_draw *draw = NULL;
    shk_draft *draft = players(4);
    shk_decision_by decided = decision("a forbidden pair");
    shk_event_facts facts;
    shk_error *error = NULL;
    uint32_t state = 9;
    char list[32];

    CHECK(shk_pair(event, &options, &pairing, NULL) == SHK_OK);
    CHECK(shk_round_draw_of(pairing, &draw) == SHK_OK);
    shk_pairing_free(pairing);
    shk_event_free(event);
    CHECK(shk_round_draw_change(draw, other, strlen(other), &decided, &error) == SHK_REFUSED);
    CHECK(named(error, "not-in-force"));
    CHECK(shk_round_draw_put_in_force(draw, NULL) == SHK_OK);
    CHECK(shk_round_draw_state(draw, &state) == SHK_OK && state == SHK_DRAW_IN_FORCE);
    CHECK(shk_round_draw_set(draw, other, strlen(other), &error) == SHK_REFUSED);
    CHECK(named(error, "in-force"));
    CHECK(shk_round_draw_change(draw, other, strlen(other), &decided, NULL) == SHK_OK);
    CHECK(shk_round_draw_list(draw, list, sizeof list, NULL) == SHK_OK && strcmp(list, other) == 0);
    CHECK(shk_round_draw_takes_part(draw, 5, 1) == SHK_OK);
    CHECK(shk_round_draw_change(draw, other, strlen(other), &decided, &error) == SHK_REFUSED);
    CHECK(shk_error_player(error) == 5 && named(error, "not-paired"));
    CHECK(shk_draft_add_records(draft, draw) == SHK_OK);
    shk_round_draw_free(draw);
    event = checked(draft);
    CHECK(shk_event_describe(event, &facts) == SHK_OK && facts.decision_count == 1);
    shk_event_free(event);

    draw = NULL;
    CHECK(shk_round_draw_new(2, three, 3, &draw) == SHK_OK);
    CHECK(shk_round_draw_state(draw, &state) == SHK_OK && state == SHK_DRAW_DRAFT);
    CHECK(shk_round_draw_put_in_force(draw, &error) == SHK_REFUSED && named(error, "not-paired"));
    shk_round_draw_free(draw);
}

/* Two who have met and nobody else: one rule has to yield, and then the round can be paired (P28). */
static void relaxations(void)
{
    shk_pair_options options = by_coefficient();
    shk_event *event = drawn(checked(players(2)));
    shk_meeting result = game(1, 2, SHK_DECISION_DRAW);
    shk_relaxations *found = NULL;
    shk_relaxations_facts facts;
    shk_pair_of pair;
    shk_forced forced;
    shk_pairing *pairing = NULL;
    shk_error *error = NULL;
    size_t needed = 0;
    char text[4096];

    CHECK(shk_event_record_results(event, 1, &result, 1, NULL) == SHK_OK);
    CHECK(shk_pair(event, &options, &pairing, &error) == SHK_NO_VALID_PAIRING && pairing == NULL);
    CHECK(named(error, "no-valid-pairing"));
    CHECK(shk_relax(event, &options, 5, &found, NULL) == SHK_OK);
    CHECK(shk_relaxations_describe(found, &facts) == SHK_OK);
    CHECK(facts.needed == 1 && facts.set_count == 1 && facts.cut == 0);
    CHECK(shk_relaxations_text(found, 0, SHK_EN, text, sizeof text, NULL) == SHK_OK);
    CHECK(strstr(text, "may meet again") != NULL);
    CHECK(shk_relaxations_json(found, SHK_RU, text, sizeof text, NULL) == SHK_OK);
    CHECK(strstr(text, "shashki-relaxations") != NULL);
    CHECK(shk_relaxations_forced(found, 0, &pair, 1, &needed) == SHK_OK && needed == 1);
    shk_relaxations_free(found);
    forced.first = pair.first, forced.second = pair.second;
    forced.because = span("the rules leave no other");
    options.forced = &forced, options.forced_count = 1;
    CHECK(shk_pair(event, &options, &pairing, NULL) == SHK_OK);
    shk_pairing_free(pairing);
    shk_event_free(event);
}

static void count(void *context, uint32_t round)
{
    uint32_t *rounds = (uint32_t *)context;

    CHECK(round == *rounds + 1);
    *rounds = round;
}

static void random_events(void)
{
    shk_plan plan = SHK_PLAN_INIT;
    shk_event *one = NULL, *other = NULL;
    shk_error *error = NULL;
    uint32_t rounds = 0, same = 0;
    size_t warnings = 0;

    plan.players = 12, plan.rounds = 4, plan.system = SHK_SYSTEM_CURRENT_BUCHHOLZ, plan.seed = 2025;
    plan.rates = span("draw=500 forfeit=20");
    CHECK(shk_generate(&plan, count, &rounds, &one, NULL) == SHK_OK && rounds == 4);
    CHECK(shk_generate(&plan, NULL, NULL, &other, NULL) == SHK_OK);
    CHECK(shk_event_equal(one, other, &same) == SHK_OK && same == 1);
    shk_event_free(one);
    shk_event_free(other);
    plan.players = 2, plan.rounds = 3; /* two can play one round: the event ends early */
    CHECK(shk_generate(&plan, NULL, NULL, &one, NULL) == SHK_OK);
    CHECK(shk_event_warning_count(one, &warnings) == SHK_OK && warnings == 1);
    shk_event_free(one);
    plan.rates = span("luck=1");
    one = NULL;
    CHECK(shk_generate(&plan, NULL, NULL, &one, &error) == SHK_BAD_ARGUMENT && one == NULL);
    shk_error_free(error);
}

int main(void)
{
    a_start_list();
    a_late_entry();
    a_check();
    a_result_that_stood_otherwise();
    a_list();
    a_correction();
    a_re_pairing();
    a_draw_comes_into_force();
    relaxations();
    random_events();
    printf("pairing: %lu checks\n", checks_done);
    return 0;
}
