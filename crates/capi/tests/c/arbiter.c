/* The arbiter's side as a host uses it: irregularities, sanctions, the hand, protests, appeals. */
#include <shashki.h>

#include <string.h>

#include "test.h"

#define TEXT(text) text, strlen(text)

static shk_position position_of(const char *fen)
{
    shk_position position;

    CHECK(shk_position_from_fen(TEXT(fen), 0, &position, NULL) == SHK_OK);
    return position;
}

static shk_game *game_on(const char *fen)
{
    shk_position position = position_of(fen);
    shk_game *game = NULL;

    CHECK(shk_game_from_position(&position, &game, NULL) == SHK_OK);
    return game;
}

/* A refused call whose error has this name and clause; frees it. The error is read after the call. */
static int refused(shk_status status, shk_error *const *told, const char *name, const char *clause)
{
    shk_error *error = *told;
    char text[128];
    int same;

    CHECK(status == SHK_REFUSED && error != NULL);
    CHECK(shk_error_name(error, text, sizeof text, NULL) == SHK_OK);
    same = strcmp(text, name) == 0;
    CHECK(shk_error_clause(error, text, sizeof text, NULL) == SHK_OK);
    same = same && strcmp(text, clause) == 0;
    shk_error_free(error);
    return same;
}

static shk_irregularity only(const shk_game *game)
{
    shk_irregularity one;
    size_t count = 0;

    CHECK(shk_game_irregularities(game, &one, 1, &count) == SHK_OK && count == 1);
    return one;
}

/* White has to take c3:e5 and moves g1-h2 instead (5.4.13.2, the sixth violation). */
static shk_game *ignored_capture(void)
{
    shk_game *game = game_on("W:Wc3,g1:Bd4,h8");
    shk_incident incident = SHK_INCIDENT_INIT;

    incident.violation = SHK_VIOLATION_CAPTURE_IGNORED;
    incident.side = SHK_WHITE;
    incident.touched = 32;
    incident.stood = position_of("B:Wc3,h2:Bd4,h8");
    CHECK(shk_game_violate(game, &incident, NULL) == SHK_OK);
    return game;
}

/* 5.4.13.4: the opponent demands, the offender corrects by the capture (5.4.13.3). */
static void corrected(void)
{
    shk_game *game = ignored_capture();
    shk_irregularity one = only(game);
    shk_error *error = NULL;
    shk_position back, start = position_of("W:Wc3,g1:Bd4,h8"), after = position_of("B:Wc3,h2:Bd4,h8");
    shk_incident entered = SHK_INCIDENT_INIT;
    shk_move moves[2];
    uint32_t clock = 9;
    size_t count = 9;

    CHECK(one.violation == SHK_VIOLATION_CAPTURE_IGNORED && one.side == SHK_WHITE && one.ply == 1);
    CHECK(shk_game_incident(game, 0, &entered) == SHK_OK && entered.struct_size == sizeof entered);
    CHECK(entered.violation == one.violation && entered.side == SHK_WHITE && entered.touched == 32);
    CHECK(entered.flags == 0 && entered.capture.from == 0);
    CHECK(memcmp(&entered.stood, &after, sizeof after) == 0);
    CHECK(shk_game_incident(game, 1, &entered) == SHK_NOT_FOUND);
    CHECK(one.status == SHK_IRREGULARITY_OPEN && one.since == 0 && one.flags == 0);
    CHECK(refused(shk_game_demand_correction(game, SHK_WHITE, &error), &error, "not-the-opponent", "5.4.13.2"));
    CHECK(shk_game_demand_correction(game, SHK_BLACK, NULL) == SHK_OK);
    CHECK(shk_game_corrections(game, 0, &back, &clock, moves, 2, &count) == SHK_OK);
    CHECK(count == 1 && moves[0].from == 22 && moves[0].to == 15 && clock == SHK_WHITE);
    CHECK(memcmp(&back, &start, sizeof back) == 0);
    CHECK(shk_game_corrections(game, 1, &back, &clock, moves, 2, &count) == SHK_NOT_FOUND);
    CHECK(refused(shk_game_correct(game, SHK_BLACK, moves, &error), &error, "not-the-offender", "5.4.13.4"));
    CHECK(refused(shk_game_correct(game, SHK_WHITE, NULL, &error), &error, "not-a-correction", "5.4.13.3"));
    CHECK(shk_game_correct(game, SHK_WHITE, moves, NULL) == SHK_OK);
    one = only(game);
    CHECK(one.status == SHK_IRREGULARITY_CORRECTED && one.since == 1);
    shk_game_free(game);
}

/* 5.4.13.2: the reply lets it stand; what stands bars a protest; a sanction stays possible. */
static void answered(void)
{
    shk_game *game = ignored_capture();
    shk_irregularity one;
    shk_error *error = NULL;
    shk_imposed imposed;
    size_t count = 0;

    CHECK(shk_game_play_text(game, TEXT("d4:b2"), NULL) == SHK_OK);
    one = only(game);
    CHECK(one.status == SHK_IRREGULARITY_STANDS && one.since == 2);
    CHECK(one.flags == SHK_IRREGULARITY_BARS_PROTEST);
    CHECK(refused(shk_game_demand_correction(game, SHK_BLACK, &error), &error, "nothing-open", "5.4.13.2"));
    CHECK(shk_game_impose(game, SHK_WHITE, SHK_GRAVITY_ORDINARY, SHK_SANCTION_TIME, 60, 3, NULL) == SHK_OK);
    CHECK(shk_game_sanctions(game, &imposed, 1, &count) == SHK_OK && count == 1);
    CHECK(imposed.at == 2 && imposed.side == SHK_WHITE && imposed.seconds == 60);
    shk_game_free(game);
}

/* 5.4.13.4: no agreement, the clocks are stopped, the arbiter decides. */
static void before_the_arbiter(void)
{
    uint32_t correct;

    for (correct = 0; correct < 2; correct++) {
        shk_game *game = ignored_capture();
        shk_error *error = NULL;

        CHECK(refused(shk_game_call_arbiter(game, SHK_WHITE, &error), &error, "nothing-open", "5.4.13.2"));
        CHECK(shk_game_demand_correction(game, SHK_BLACK, NULL) == SHK_OK);
        CHECK(shk_game_call_arbiter(game, SHK_WHITE, NULL) == SHK_OK);
        CHECK(only(game).status == SHK_IRREGULARITY_BEFORE_ARBITER);
        CHECK(shk_game_arbiter_decides(game, correct, NULL) == SHK_OK);
        CHECK(only(game).status == (correct ? SHK_IRREGULARITY_DEMANDED : SHK_IRREGULARITY_STANDS));
        shk_game_free(game);
    }
}

/* 5.4.13.2: a king not marked can be marked later; one that moves unmarked is violation 14. */
static void kings(void)
{
    shk_game *game = game_on("W:Wa7:Bh8,h6");
    shk_irregularity both[2];
    shk_error *error = NULL;
    uint32_t set = 9, outlives = 9;
    size_t count = 0;

    CHECK(refused(shk_game_king_not_marked(game, &error), &error, "nothing-crowned", "5.4.13.2"));
    CHECK(shk_game_play_text(game, TEXT("a7-b8"), NULL) == SHK_OK);
    CHECK(shk_game_king_not_marked(game, NULL) == SHK_OK);
    CHECK(shk_game_play_line(game, TEXT("h6-g5 b8-a7"), NULL, NULL) == SHK_OK);
    CHECK(shk_game_irregularities(game, both, 2, &count) == SHK_OK && count == 2);
    CHECK(both[0].violation == 13 && both[0].status == SHK_IRREGULARITY_OPEN && both[1].violation == 14);
    CHECK(shk_game_demand_marking(game, SHK_BLACK, &set, NULL) == SHK_OK && set == 1u << 4); /* a7 */
    CHECK(shk_violation_outlives_a_reply(13, &outlives) == SHK_OK && outlives == 1);
    CHECK(shk_violation_outlives_a_reply(14, &outlives) == SHK_OK && outlives == 0);
    CHECK(shk_violation_outlives_a_reply(15, &outlives) == SHK_BAD_ARGUMENT);
    shk_game_free(game);
}

/* 5.4.13.1: mended before the start only. 5.4.13.5: after the result nothing but the entry. */
static void set_up_and_after(void)
{
    shk_game *game = ignored_capture();
    shk_error *error = NULL;
    char text[128];
    int32_t remedy = 9;

    CHECK(shk_game_wrong_setup(game, 1, &remedy) == SHK_OK && remedy == SHK_SETUP_ARBITER_DECIDES);
    CHECK(shk_game_play_text(game, TEXT("d4:b2"), NULL) == SHK_OK);
    CHECK(shk_game_wrong_setup(game, 1, &remedy) == SHK_OK && remedy == SHK_SETUP_GAME_STANDS);
    CHECK(shk_setup_text(remedy, SHK_EN, text, sizeof text, NULL) == SHK_OK);
    CHECK(strstr(text, "5.4.13.1") != NULL);
    CHECK(shk_game_impose(game, SHK_WHITE, SHK_GRAVITY_GROSS, SHK_SANCTION_LOSS_OF_GAME, 0, 0, NULL) == SHK_OK);
    CHECK(shk_game_outcome(game, &remedy) == SHK_OK && remedy == SHK_OUTCOME_BLACK);
    CHECK(refused(shk_game_waive(game, SHK_BLACK, &error), &error, "game-over", "5.4.13.5"));
    CHECK(refused(shk_game_impose(game, SHK_WHITE, 0, 0, 0, 0, &error), &error, "game-over", "5.4.13.5"));
    CHECK(shk_game_mend_entry(game, SHK_OUTCOME_DRAW, TEXT("arbiter"), NULL) == SHK_OK);
    shk_game_free(game);
}

static int32_t advised(const shk_ladder *ladder, int32_t gravity, uint32_t exclusion)
{
    shk_advice advice;

    CHECK(shk_ladder_advise(ladder, gravity, &advice) == SHK_OK);
    CHECK(advice.exclusion == exclusion);
    return advice.sanction;
}

/* 5.4.14.2: remark, warning, loss; gross: warning, loss; in later games exclusion too. */
static void the_ladder(void)
{
    shk_ladder *ladder = NULL, *copy = NULL;
    shk_imposed history[4];
    shk_error *error = NULL;
    char text[64];
    size_t count = 0;

    CHECK(shk_ladder_new(&ladder) == SHK_OK);
    CHECK(advised(ladder, SHK_GRAVITY_ORDINARY, 0) == SHK_SANCTION_REMARK);
    CHECK(advised(ladder, SHK_GRAVITY_GROSS, 0) == SHK_SANCTION_WARNING);
    CHECK(shk_ladder_impose(ladder, SHK_GRAVITY_ORDINARY, SHK_SANCTION_REMARK, 0, 0, NULL) == SHK_OK);
    CHECK(advised(ladder, SHK_GRAVITY_ORDINARY, 0) == SHK_SANCTION_WARNING);
    CHECK(shk_ladder_impose(ladder, SHK_GRAVITY_ORDINARY, SHK_SANCTION_WARNING, 0, 0, NULL) == SHK_OK);
    CHECK(advised(ladder, SHK_GRAVITY_ORDINARY, 0) == SHK_SANCTION_LOSS_OF_GAME);
    CHECK(refused(shk_ladder_impose(ladder, 0, SHK_SANCTION_TIME, 121, 0, &error), &error, "too-much", "5.4.14.1"));
    CHECK(shk_ladder_copy(ladder, &copy) == SHK_OK);
    CHECK(shk_ladder_impose(ladder, SHK_GRAVITY_ORDINARY, SHK_SANCTION_LOSS_OF_GAME, 0, 0, NULL) == SHK_OK);
    CHECK(shk_ladder_next_game(ladder) == SHK_OK && shk_ladder_next_game(copy) == SHK_OK);
    CHECK(advised(ladder, SHK_GRAVITY_ORDINARY, 1) == SHK_SANCTION_REMARK);
    CHECK(advised(copy, SHK_GRAVITY_ORDINARY, 0) == SHK_SANCTION_REMARK);
    CHECK(shk_ladder_impose(ladder, SHK_GRAVITY_GROSS, SHK_SANCTION_WARNING, 0, 0, NULL) == SHK_OK);
    CHECK(shk_ladder_history(ladder, history, 4, &count) == SHK_OK && count == 4);
    CHECK(history[2].at == 1 && history[3].at == 2 && history[3].gravity == SHK_GRAVITY_GROSS);
    CHECK(shk_sanction_text(history[3].sanction, 0, SHK_EN, text, sizeof text, NULL) == SHK_OK);
    CHECK(strcmp(text, "warning") == 0);
    CHECK(shk_gravity_text(history[3].gravity, SHK_RU, text, sizeof text, NULL) == SHK_OK);
    CHECK(strcmp(text, "грубое нарушение") == 0);
    CHECK(shk_gravity_text(2, SHK_EN, text, sizeof text, NULL) == SHK_BAD_ARGUMENT);
    shk_ladder_free(ladder);
    shk_ladder_free(copy);
}

static int32_t state_of(const shk_hand *hand)
{
    int32_t state = -1;

    CHECK(shk_hand_state(hand, &state) == SHK_OK);
    return state;
}

/* 6.1.5.4 to 6.1.5.13: h6 takes g7 and, crowned, c5. */
static void the_hand(void)
{
    static const uint8_t way[] = {12, 3, 21};
    shk_position position = position_of("W:W12:B8,14");
    shk_hand *hand = NULL, *copy = NULL;
    shk_error *error = NULL;
    shk_move m, moves[4];
    uint32_t may = 9;
    int32_t violation = 0;
    size_t count = 0;

    CHECK(shk_hand_new(&position, SHK_REMOVAL_EITHER_WAY, &hand, NULL) == SHK_OK);
    CHECK(state_of(hand) == SHK_HAND_IDLE);
    CHECK(refused(shk_hand_adjust(hand, SHK_BLACK, &error), &error, "not-your-turn", "6.1.4.9"));
    CHECK(refused(shk_hand_release(hand, &m, &error), &error, "nothing-in-hand", ""));
    CHECK(shk_hand_touch(hand, 12, NULL) == SHK_OK && state_of(hand) == SHK_HAND_TOUCHED);
    CHECK(shk_hand_allowed(hand, moves, 4, &count) == SHK_OK && count == 2); /* from f8 to b4 or a3 */
    CHECK(shk_hand_carry(hand, way, 3, NULL) == SHK_OK && state_of(hand) == SHK_HAND_IN_HAND);
    CHECK(shk_hand_may_claim(hand, &may) == SHK_OK && may == 1);
    CHECK(shk_hand_copy(hand, &copy) == SHK_OK);
    CHECK(shk_hand_release(hand, &m, NULL) == SHK_OK && m.to == 21 && state_of(hand) == SHK_HAND_RELEASED);
    CHECK(shk_hand_may_claim(hand, &may) == SHK_OK && may == 0);
    CHECK(refused(shk_hand_stop_removing(hand, &error), &error, "stopped-removing", "5.4.13.2"));
    CHECK(refused(shk_hand_press_clock(hand, &m, &error), &error, "removed-wrong-number", "5.4.13.2"));
    CHECK(shk_violation_by_name(TEXT("removed-wrong-number"), &violation) == SHK_OK && violation == 9);
    CHECK(shk_hand_remove(hand, 14, NULL) == SHK_OK && state_of(hand) == SHK_HAND_REMOVING);
    CHECK(shk_hand_remove(hand, 8, NULL) == SHK_OK && state_of(hand) == SHK_HAND_DONE);
    CHECK(shk_hand_press_clock(hand, &m, NULL) == SHK_OK && state_of(hand) == SHK_HAND_CLOCK_PRESSED);
    CHECK(state_of(copy) == SHK_HAND_IN_HAND);
    CHECK(shk_hand_touch(copy, 33, NULL) == SHK_BAD_ARGUMENT);
    shk_hand_free(hand);
    shk_hand_free(copy);
}

/* 6.1.4.7: the first touched piece that has a move binds; one without a move doesn't. */
static void touching(void)
{
    static const uint8_t b2[] = {25}, b2_e3_c3[] = {25, 23, 22};
    shk_position position;
    shk_move moves[8];
    size_t count = 0;

    CHECK(shk_position_initial(&position) == SHK_OK);
    CHECK(shk_position_allowed(&position, NULL, 0, moves, 8, &count) == SHK_OK && count == 7);
    CHECK(shk_position_allowed(&position, b2, 1, moves, 8, &count) == SHK_OK && count == 7);
    CHECK(shk_position_allowed(&position, b2_e3_c3, 3, moves, 8, &count) == SHK_OK && count == 2);
    CHECK(moves[0].from == 23 && moves[1].from == 23);
}

static shk_juror juror(const char *name, uint32_t flags)
{
    shk_juror one;

    memset(&one, 0, sizeof one);
    one.name.data = name, one.name.length = strlen(name);
    one.age = 30, one.flags = flags;
    return one;
}

/* 5.4.16: an hour after the round; the deposit; a day for the decision; the committee's word is final. */
static void protest_and_appeal(void)
{
    shk_round_times times = SHK_ROUND_TIMES_INIT;
    shk_paper paper = SHK_PAPER_INIT;
    shk_committee committee = SHK_COMMITTEE_INIT;
    shk_juror chair = juror("A", SHK_JUROR_INTEREST), members[2], reserves[2];
    shk_text clause = {"5.4.13.4", 8};
    shk_protest *protest = NULL;
    shk_protest_facts facts;
    shk_appeal *appeal = NULL;
    shk_error *error = NULL;
    int64_t minute = 0, approval = 700;
    int32_t faults[6], ruling = 9, pace = 9;
    uint32_t seated[3], voters = 0;
    size_t count = 0;

    times.pace = SHK_PACE_CLASSICAL, times.end = 600;
    CHECK(shk_protest_until(&times, &minute) == SHK_OK && minute == 660);
    times.pace = SHK_PACE_FAST;
    CHECK(shk_protest_until(&times, &minute) == SHK_OK && minute == 630);
    times.has_next = 1, times.next_start = 615;
    CHECK(shk_protest_until(&times, &minute) == SHK_OK && minute == 615);
    CHECK(shk_pace_of_discipline(TEXT("x"), &pace) == SHK_OK && pace == SHK_PACE_CLASSICAL);

    times.pace = SHK_PACE_CLASSICAL;
    paper.by = SHK_FILER_PLAYER, paper.at = 661;
    CHECK(refused(shk_protest_file(&paper, &times, 0, &protest, &error), &error, "no-clauses", "5.4.16.2"));
    paper.clauses = &clause, paper.clause_count = 1;
    CHECK(refused(shk_protest_file(&paper, &times, 0, &protest, &error), &error, "too-late", "5.4.16.1"));
    paper.at = 660;
    CHECK(refused(shk_protest_file(&paper, &times, 1, &protest, &error), &error, "deposit-missing", "5.4.16.4"));
    CHECK(refused(shk_protest_file(&paper, &times, 5001, &protest, &error), &error, "deposit-too-high", "5.4.16.4"));
    paper.deposit = 5000;
    CHECK(shk_protest_file(&paper, &times, 5000, &protest, NULL) == SHK_OK);
    CHECK(shk_protest_decide_before(protest, NULL, &minute) == SHK_OK && minute == 660 + 24 * 60);
    CHECK(shk_protest_decide_before(protest, &approval, &minute) == SHK_OK && minute == 700);

    members[0] = juror("B", 0), members[1] = juror("C", 0);
    reserves[0] = juror("D", SHK_JUROR_PARTY), reserves[1] = juror("E", 0);
    committee.chair = &chair, committee.members = members, committee.reserves = reserves;
    committee.member_count = committee.reserve_count = 2;
    CHECK(refused(shk_appeal_file(protest, SHK_FILER_PLAYER, &committee, &appeal, &error), &error,
                  "protest-pending", "5.4.16.5"));
    CHECK(refused(shk_protest_decide(protest, SHK_RULING_REJECTED, 700, &approval, &error), &error,
                  "decided-too-late", "5.4.16.3"));
    CHECK(shk_protest_decide(protest, SHK_RULING_REJECTED, 699, &approval, NULL) == SHK_OK);
    CHECK(shk_protest_describe(protest, &facts) == SHK_OK && facts.ruling == SHK_RULING_REJECTED);
    CHECK(facts.deposit_goes == SHK_DEPOSIT_TO_PRIZE_FUND && facts.deposit == 5000);

    CHECK(shk_committee_faults(&committee, faults, 6, &count) == SHK_OK && count == 0);
    CHECK(shk_committee_sit(&committee, seated, 3, &count, NULL) == SHK_OK && count == 3);
    CHECK(seated[0] == 4 && seated[1] == 1 && seated[2] == 2); /* E for A; D is a party */
    CHECK(refused(shk_appeal_file(protest, SHK_FILER_PLAYER, NULL, &appeal, &error), &error, "no-committee",
                  "5.4.16.5"));
    CHECK(shk_appeal_file(protest, SHK_FILER_TEAM, &committee, &appeal, NULL) == SHK_OK);
    CHECK(refused(shk_appeal_decide(appeal, 4, &ruling, &error), &error, "too-many-votes", "5.4.16.5"));
    CHECK(shk_appeal_decide(appeal, 2, &ruling, NULL) == SHK_OK && ruling == SHK_RULING_UPHELD);
    CHECK(refused(shk_appeal_decide(appeal, 1, &ruling, &error), &error, "final", "5.4.16.5"));
    CHECK(shk_appeal_describe(appeal, &ruling, &voters) == SHK_OK && voters == 3);
    committee.member_count = 1;
    CHECK(shk_committee_faults(&committee, faults, 6, &count) == SHK_OK && count == 2);
    CHECK(faults[0] == SHK_COMMITTEE_TOO_FEW_MEMBERS && faults[1] == SHK_COMMITTEE_EVEN_VOTES);
    shk_appeal_free(appeal);
    shk_protest_free(protest);
}

/* The fourteen have names and words in both languages, and the names lead back. */
static void names(void)
{
    char name[64], english[128], russian[128];
    int32_t number, back = 0;

    for (number = SHK_VIOLATION_WRONG_MOVE; number <= SHK_VIOLATION_UNMARKED_KING_MOVED; number++) {
        CHECK(shk_violation_name(number, name, sizeof name, NULL) == SHK_OK);
        CHECK(shk_violation_by_name(TEXT(name), &back) == SHK_OK && back == number);
        CHECK(shk_violation_text(number, SHK_EN, english, sizeof english, NULL) == SHK_OK);
        CHECK(shk_violation_text(number, SHK_RU, russian, sizeof russian, NULL) == SHK_OK);
        CHECK(strcmp(english, russian) != 0);
    }
    CHECK(shk_violation_by_name(TEXT("nothing"), &back) == SHK_NOT_FOUND);
    for (number = SHK_HAND_IDLE; number <= SHK_HAND_CLOCK_PRESSED; number++)
        CHECK(shk_hand_state_text(number, SHK_RU, russian, sizeof russian, NULL) == SHK_OK);
    CHECK(shk_hand_state_name(number, name, sizeof name, NULL) == SHK_BAD_ARGUMENT);
    for (number = SHK_SANCTION_REMARK; number <= SHK_SANCTION_OTHER; number++)
        CHECK(shk_sanction_name(number, name, sizeof name, NULL) == SHK_OK);
    CHECK(shk_irregularity_status_name(SHK_IRREGULARITY_STANDS, name, sizeof name, NULL) == SHK_OK);
    CHECK(strcmp(name, "stands") == 0);
}

int main(void)
{
    corrected();
    answered();
    before_the_arbiter();
    kings();
    set_up_and_after();
    the_ladder();
    the_hand();
    touching();
    protest_and_appeal();
    names();
    printf("%lu checks of the arbiter's side\n", checks_done);
    return 0;
}
