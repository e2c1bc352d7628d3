/* Games as a host uses them: played, claimed in, offered in, annotated; ballots; and the claims of the
 * shared data. */
#include <shashki.h>

#include <string.h>

#include "test.h"

#define TEXT(text) text, strlen(text)

static shk_game *game_on(const char *fen, const char *moves)
{
    shk_position position;
    shk_game *game = NULL;
    size_t played = 0;

    CHECK(shk_position_from_fen(TEXT(fen), 0, &position, NULL) == SHK_OK);
    CHECK(shk_game_from_position(&position, &game, NULL) == SHK_OK);
    CHECK(shk_game_play_line(game, TEXT(moves), &played, NULL) == SHK_OK);
    return game;
}

/* Whether an error has this name and clause; frees it. */
static int told(shk_error *error, const char *name, const char *clause)
{
    char text[256];
    int same;

    CHECK(error != NULL);
    CHECK(shk_error_name(error, text, sizeof text, NULL) == SHK_OK);
    same = strcmp(text, name) == 0;
    CHECK(shk_error_clause(error, text, sizeof text, NULL) == SHK_OK);
    same = same && strcmp(text, clause) == 0;
    CHECK(shk_error_message(error, SHK_RU, text, sizeof text, NULL) == SHK_OK);
    shk_error_free(error);
    return same;
}

static uint32_t plies(const shk_game *game)
{
    shk_game_facts facts;

    CHECK(shk_game_describe(game, &facts) == SHK_OK);
    return facts.plies;
}

/* A line with the numbers of moves in one call; what came before a refused move stays played. */
static void a_line_is_played(void)
{
    shk_game *game = NULL, *copy = NULL;
    shk_error *error = NULL;
    shk_game_facts facts;
    shk_ply made[3];
    size_t played = 9, count = 0;

    CHECK(shk_game_new(&game) == SHK_OK);
    CHECK(shk_game_play_line(game, TEXT("1. c3-d4 d6-c5 2. a1-b2"), &played, &error) == SHK_REFUSED);
    CHECK(played == 2 && shk_error_ply(error) == 3);
    CHECK(told(error, "own-piece-in-the-way", "6.1.4.5, 6.1.5.3, 6.1.5.8"));
    CHECK(shk_game_play_line(game, TEXT("2. b2-c3"), NULL, NULL) == SHK_OK);
    CHECK(shk_game_plies(game, made, 3, &count) == SHK_OK && count == 3);
    CHECK(made[0].side == SHK_WHITE && made[1].side == SHK_BLACK && made[2].m.from == 25);
    CHECK(shk_game_describe(game, &facts) == SHK_OK);
    CHECK(facts.start == SHK_GAME_STANDARD && facts.outcome == SHK_OUTCOME_NONE);
    CHECK(facts.last_mover == SHK_WHITE && facts.offer == SHK_NOBODY && facts.occurrences == 1);
    CHECK(shk_game_copy(game, &copy) == SHK_OK);
    CHECK(shk_game_take_back(game, NULL) == SHK_OK);
    CHECK(plies(game) == 2 && plies(copy) == 3);
    shk_game_free(copy);
    shk_game_free(game);
}

/* The player is known: not-your-turn is the first rule that is broken. */
static void refused_moves(void)
{
    shk_judge_options options = SHK_JUDGE_OPTIONS_INIT;
    shk_position position;
    shk_judgement judgement;
    shk_error *why = NULL, *error = NULL;
    shk_game *game = NULL;
    shk_move moves[4];
    char json[512];
    size_t count = 9;

    options.has_player = 1, options.player = SHK_BLACK;
    CHECK(shk_game_new(&game) == SHK_OK);
    CHECK(shk_game_play_text_as(game, TEXT("c3-d4"), &options, &error) == SHK_REFUSED);
    CHECK(told(error, "not-your-turn", "6.1.4.1, 5.4.13.2"));
    shk_game_free(game);

    CHECK(shk_position_from_fen(TEXT("W:W22,32:B18"), 0, &position, NULL) == SHK_OK);
    CHECK(shk_position_judge(&position, TEXT("g1-h2"), NULL, &judgement, &why, NULL) == SHK_OK);
    CHECK(judgement.reason == SHK_REASON_CAPTURE_COMPULSORY && told(why, "capture-compulsory", "6.1.5.3"));
    CHECK(shk_position_judged_moves(&position, TEXT("g1-h2"), NULL, moves, 4, &count) == SHK_OK);
    CHECK(count == 1 && moves[0].from == 22 && moves[0].to == 15);
    CHECK(shk_position_judge(&position, TEXT("ce5"), NULL, &judgement, &why, NULL) == SHK_OK);
    CHECK(judgement.reason == SHK_REASON_NONE && why == NULL && judgement.m.to == 15);
    CHECK(shk_position_judge(&position, TEXT("c3:a5"), NULL, &judgement, NULL, NULL) == SHK_OK);
    CHECK(judgement.reason == SHK_REASON_NOTHING_TO_CAPTURE && judgement.square == 22 && judgement.to == 13);
    CHECK(shk_position_judge_json(&position, TEXT("ce5"), NULL, SHK_EN, json, sizeof json, NULL) == SHK_OK);
    CHECK(strstr(json, "\"legal\": true") != NULL && strstr(json, "c3:e5") != NULL);
}

/* h6 takes g7, is crowned on f8, and takes c5; the pieces come off in order or the reverse (6.1.5.7). */
static void routes(void)
{
    static const uint8_t back[] = {14, 8}, way[] = {12, 3, 21};
    shk_position position;
    shk_route all[4], one;
    shk_move m, over;
    uint32_t may = 9;
    size_t count = 0;

    CHECK(shk_position_from_fen(TEXT("W:W12:B8,14"), 0, &position, NULL) == SHK_OK);
    CHECK(shk_position_read_route(&position, TEXT("h6:f8:a3"), &one, NULL) == SHK_OK);
    m = one.m;
    CHECK(one.victim_count == 2 && one.victims[0] == 8 && one.victims[1] == 14 && one.victims[2] == 0);
    CHECK(one.square_count == 3 && one.squares[0] == 12 && one.squares[1] == 3 && one.squares[2] == 21);
    CHECK(shk_position_routes(&position, &m, NULL, 0, &count) == SHK_BUFFER_TOO_SMALL && count == 1);
    CHECK(shk_position_routes(&position, &m, all, 4, &count) == SHK_OK && count == 1);
    CHECK(memcmp(&all[0], &one, sizeof one) == 0);
    CHECK(shk_position_canonical_route(&position, &m, &one) == SHK_OK);
    CHECK(shk_position_move_over(&position, way, 3, &over, NULL) == SHK_OK);
    CHECK(over.to == 21 && over.captured == m.captured);
    CHECK(shk_position_may_be_removed(&position, &m, back, 2, SHK_REMOVAL_EITHER_WAY, &may) == SHK_OK);
    CHECK(may == 1);
    CHECK(shk_position_may_be_removed(&position, &m, back, 2, SHK_REMOVAL_SAME_ORDER, &may) == SHK_OK);
    CHECK(may == 0);
    m.from = 32;
    CHECK(shk_position_canonical_route(&position, &m, &one) == SHK_NOT_FOUND);
}

/* 5.4.12.3, 5.4.12.4. */
static void offers(void)
{
    shk_game *game = game_on("W:W21:B12", "a3-b4");
    shk_error *error = NULL;
    shk_game_facts facts;

    CHECK(shk_game_offer_draw_on_condition(game, SHK_WHITE, &error) == SHK_REFUSED);
    CHECK(told(error, "conditional-is-none", "5.4.12.3"));
    CHECK(shk_game_offer_draw(game, SHK_WHITE, NULL) == SHK_OK);
    CHECK(shk_game_describe(game, &facts) == SHK_OK);
    CHECK(facts.offer == SHK_WHITE && facts.barred == SHK_WHITE);
    CHECK(shk_game_play_line(game, TEXT("h6-g5 b4-c5"), NULL, NULL) == SHK_OK);
    CHECK(shk_game_offer_draw(game, SHK_WHITE, &error) == SHK_REFUSED);
    CHECK(told(error, "barred-until-the-other-offers", "5.4.12.4"));
    CHECK(shk_game_finish_by_flags(game, 0, 0, SHK_NOBODY, NULL) == SHK_BAD_ARGUMENT);
    CHECK(shk_game_finish_by_flags(game, 1, 1, SHK_BLACK, NULL) == SHK_OK);
    CHECK(shk_game_describe(game, &facts) == SHK_OK && facts.outcome == SHK_OUTCOME_WHITE);
    CHECK(shk_game_resign(game, SHK_WHITE, &error) == SHK_REFUSED);
    CHECK(told(error, "game-over", "5.4.13.5"));
    shk_game_free(game);
}

/* The start is an occurrence: eight plies of coming and going make the third (5.4.12.2). */
static void repetition(void)
{
    static const char line[] = "c1-d2 d8-e7 d2-c1 e7-d8 c1-d2 d8-e7 d2-c1";
    shk_game *game = game_on("W:WKc1,h2:BKd8,a7", line);
    shk_claim claim = SHK_CLAIM_INIT;
    shk_claim_verdict verdict;
    shk_error *why = NULL;
    char json[4096];
    int32_t number = 9;

    claim.side = SHK_BLACK;
    claim.written = "e7-f6", claim.written_length = 5;
    CHECK(shk_game_examine(game, &claim, &verdict, &why, NULL) == SHK_OK);
    CHECK(verdict.verdict == SHK_CLAIM_REFUSED && verdict.has_move == 1 && plies(game) == 7);
    CHECK(told(why, "not-three-times", "5.4.12.2"));
    claim.flags = SHK_CLAIM_FLAG_FELL;
    CHECK(shk_game_examine(game, &claim, &verdict, NULL, NULL) == SHK_OK);
    CHECK(verdict.verdict == SHK_CLAIM_LOST && verdict.outcome == SHK_OUTCOME_WHITE && verdict.has_move == 0);
    claim.flags = SHK_CLAIM_RECORD_INCOMPLETE;
    claim.written = "e7-d8";
    CHECK(shk_game_examine(game, &claim, &verdict, &why, NULL) == SHK_OK);
    CHECK(verdict.verdict == SHK_CLAIM_NOT_EXAMINED && told(why, "record-incomplete", "5.4.12.2"));
    claim.flags = 0;
    CHECK(shk_game_claim(game, &claim, &number, &why, NULL) == SHK_OK);
    CHECK(number == SHK_CLAIM_UPHELD && why == NULL);
    CHECK(shk_game_ply_json(game, json, sizeof json, NULL) == SHK_OK);
    CHECK(strstr(json, "\"claim_a\":null") != NULL && strstr(json, "\"ply\":7") != NULL);
    shk_game_free(game);
}

/* Three kings against one on the main road: White's fifth own move is ply 9 (5.4.12.5). */
static void counted(void)
{
    static const char line[] = "g1-h2 h8-g7 c1-d2 g7-h8 e1-f2 h8-g7 f2-e1 g7-h8";
    shk_game *game = game_on("W:WKc1,Ke1,Kg1:BKh8", line);
    shk_count_claim claim = SHK_COUNT_CLAIM_INIT;
    shk_count_answer answer;
    shk_error *why = NULL;
    shk_row rows[SHK_MOST_ROWS];
    int32_t draws[SHK_MOST_ROWS], draw = 9, count = 9, profile = 9;
    uint32_t limit = 0;
    size_t many = 0, at;

    CHECK(shk_profile_by_name(TEXT("\xd1\x88\xd0\xb0\xd1\x88\xd0\xba\xd0\xb8-64"), &profile) == SHK_OK);
    CHECK(profile == SHK_PROFILE_FMJD_64);
    CHECK(shk_profile_limit(SHK_PROFILE_FSR, SHK_RULE_MAIN_ROAD, &limit) == SHK_OK && limit == 5);
    CHECK(shk_profile_limit(SHK_PROFILE_FSR, SHK_RULE_TWO_V_ONE, &limit) == SHK_NOT_FOUND);
    claim.side = SHK_WHITE, claim.profile = SHK_PROFILE_FSR, claim.rule = SHK_RULE_MAIN_ROAD;
    claim.declared_at = -1, claim.opponent_agrees = -1;
    CHECK(shk_game_examine_count(game, &claim, &answer, &why, NULL) == SHK_OK);
    CHECK(answer.answer == SHK_COUNT_NOT_REACHED && answer.count == 4 && answer.limit == 5);
    CHECK(told(why, "not-reached", "5.4.12.5"));
    CHECK(shk_game_declared_count(game, SHK_PROFILE_FSR, SHK_RULE_MAIN_ROAD, 4, &count) == SHK_OK);
    CHECK(count == 2);
    CHECK(shk_game_declared_count(game, SHK_PROFILE_FSR, SHK_RULE_PIECES_6_7, 4, &count) == SHK_OK);
    CHECK(count == -1);
    CHECK(shk_game_automatic_draw(game, SHK_PROFILE_FSR, &draw) == SHK_OK && draw == SHK_DRAW_NONE);
    CHECK(shk_game_play_line(game, TEXT("d2-c1"), NULL, NULL) == SHK_OK);
    CHECK(shk_game_rows(game, SHK_PROFILE_FSR, rows, SHK_MOST_ROWS, &many) == SHK_OK);
    for (at = 0; at < many; at++)
        if (rows[at].rule == SHK_RULE_MAIN_ROAD)
            CHECK(rows[at].count == 5 && rows[at].flags == (SHK_ROW_RUNNING | SHK_ROW_CLAIMABLE));
    CHECK(shk_game_draws(game, SHK_PROFILE_FSR, draws, SHK_MOST_ROWS, &many) == SHK_OK);
    CHECK(many == 1 && draws[0] == SHK_RULE_MAIN_ROAD);
    CHECK(shk_game_automatic_draw(game, SHK_PROFILE_FSR, &draw) == SHK_OK && draw == SHK_RULE_MAIN_ROAD);
    claim.side = SHK_BLACK;
    CHECK(shk_game_examine_count(game, &claim, &answer, &why, NULL) == SHK_OK);
    CHECK(answer.answer == SHK_COUNT_ASK_OPPONENT && told(why, "ask-opponent", "5.4.12.5"));
    claim.opponent_agrees = 1;
    CHECK(shk_game_examine_count(game, &claim, &answer, &why, NULL) == SHK_OK);
    CHECK(answer.answer == SHK_COUNT_DRAW && why == NULL);
    CHECK(shk_game_outcome(game, &draw) == SHK_OK && draw == SHK_OUTCOME_NONE); /* it was examined only */
    shk_game_free(game);
}

static void variations(void)
{
    static const uint16_t marks[] = {5, 7};
    static const shk_line_step here = {2, 0}, nowhere = {2, 1};
    shk_line_step deep[2] = {{2, 0}, {2, 0}}, path[64];
    shk_game *game = NULL;
    shk_error *error = NULL;
    shk_position start;
    shk_move moves[4];
    uint16_t nags[2];
    uint32_t index = 9;
    int64_t seconds = 0;
    char text[64];
    size_t count = 9;

    CHECK(shk_game_new(&game) == SHK_OK);
    CHECK(shk_game_play_line(game, TEXT("c3-d4 d6-c5"), NULL, NULL) == SHK_OK);
    CHECK(shk_game_vary(game, NULL, 0, 2, TEXT("f6-g5 g3-h4"), &index, NULL) == SHK_OK && index == 0);
    CHECK(shk_game_vary(game, &here, 1, 2, TEXT("d4-c5"), &index, NULL) == SHK_OK && index == 0);
    CHECK(shk_game_vary(game, &here, 1, 3, TEXT("d4-c5"), &index, NULL) == SHK_NOT_FOUND);
    CHECK(shk_game_vary(game, NULL, 0, 2, TEXT("f6-g5 g3-f4 g3-h4"), &index, &error) == SHK_REFUSED);
    CHECK(shk_error_ply(error) == 3);
    shk_error_free(error);
    CHECK(shk_game_variations(game, NULL, 0, 2, &count) == SHK_OK && count == 1);
    CHECK(shk_game_line_moves(game, &here, 1, &start, moves, 4, &count) == SHK_OK && count == 2);
    CHECK(start.side == SHK_BLACK && moves[0].from == 11 && moves[1].from == 24);
    CHECK(shk_game_line_moves(game, deep, 2, &start, moves, 4, &count) == SHK_OK && count == 1);
    CHECK(shk_game_line_moves(game, &nowhere, 1, &start, moves, 4, &count) == SHK_NOT_FOUND);
    CHECK(shk_game_line_moves(game, NULL, 0, &start, moves, 4, &count) == SHK_NOT_FOUND);

    CHECK(shk_game_line_set_comment(game, deep, 2, 1, TEXT("a mistake")) == SHK_OK);
    CHECK(shk_game_line_comment(game, deep, 2, 1, text, sizeof text, NULL) == SHK_OK);
    CHECK(strcmp(text, "a mistake") == 0);
    CHECK(shk_game_line_set_comment(game, deep, 2, 2, TEXT("no such ply")) == SHK_NOT_FOUND);
    CHECK(shk_game_line_set_nags(game, NULL, 0, 1, marks, 2) == SHK_OK);
    CHECK(shk_game_line_nags(game, NULL, 0, 1, nags, 2, &count) == SHK_OK && count == 2 && nags[1] == 7);
    CHECK(shk_nag_sign(nags[0], text, sizeof text, NULL) == SHK_OK && strcmp(text, "!?") == 0);
    CHECK(shk_game_line_set_clock(game, NULL, 0, 1, 3590) == SHK_OK);
    CHECK(shk_game_line_clock(game, NULL, 0, 1, &seconds) == SHK_OK && seconds == 3590);
    CHECK(shk_game_line_set_clock(game, NULL, 0, 1, -1) == SHK_OK);
    CHECK(shk_game_line_clock(game, NULL, 0, 1, &seconds) == SHK_OK && seconds == -1);
    CHECK(shk_game_line_set_clock(game, NULL, 0, 1, -2) == SHK_BAD_ARGUMENT);
    CHECK(shk_game_remove_variation(game, &here, 1, 2, 1) == SHK_NOT_FOUND);
    CHECK(shk_game_remove_variation(game, &here, 1, 2, 0) == SHK_OK);
    CHECK(shk_game_variations(game, &here, 1, 2, &count) == SHK_OK && count == 0);

    /* 64 deep, each in the place of the first move of the one before; no deeper. */
    for (index = 0; index < 64; index++) {
        uint32_t first = 9;

        path[index].ply = index == 0 ? 2 : 1;
        path[index].index = index == 0 ? 1 : 0;
        CHECK(shk_game_vary(game, path, index, path[index].ply, TEXT("f6-g5"), &first, NULL) == SHK_OK);
        CHECK(first == path[index].index);
    }
    CHECK(shk_game_vary(game, path, 64, 1, TEXT("f6-g5"), &index, NULL) == SHK_LIMIT && index == 64);
    CHECK(shk_game_line_moves(game, path, 64, &start, moves, 4, &count) == SHK_OK && count == 1);
    shk_game_free(game);
}

static void ballots(void)
{
    static const char table[] = "1\tcd4 dc5\n2\tab4 ba5\n3\tcd4 cd4\n";
    static const char flying[] = "W:W17,21,22,23,24,25,26,27,28,29,31,32:B1,2,3,4,5,6,7,8,9,10,11,16";
    shk_ballots *read = NULL;
    shk_ballot found[3];
    shk_ballot_fault fault;
    shk_error *error = NULL;
    shk_game *game = NULL;
    shk_game_facts facts;
    shk_move moves[4];
    char text[512];
    size_t count = 0;

    CHECK(shk_ballots_read(TEXT(table), &read, NULL) == SHK_OK);
    CHECK(shk_ballots_describe(read, 0, found, 3, &count) == SHK_OK && count == 2);
    CHECK(found[1].line == 2 && found[1].move_count == 2 && found[1].position.side == SHK_WHITE);
    CHECK(shk_ballots_describe(read, 1, found, 3, &count) == SHK_OK && count == 1);
    CHECK(shk_ballots_moves(read, 1, moves, 4, &count) == SHK_OK && count == 2 && moves[0].from == 21);
    CHECK(shk_ballots_faults(read, &fault, 1, &count) == SHK_OK && count == 1);
    CHECK(fault.problem == SHK_BALLOT_MOVE && fault.line == 3 && fault.ply == 2);
    CHECK(shk_ballots_draw_json(read, 7, 1, NULL, 0, text, sizeof text, NULL) == SHK_OK);
    CHECK(strstr(text, "\"algorithm\"") != NULL);
    shk_ballots_free(read);

    CHECK(shk_ballot_check(TEXT("1. ab4 ba5 2. ba3"), found, moves, 4, &count, NULL) == SHK_OK);
    CHECK(count == 3 && found[0].line == 0 && found[0].position.side == SHK_BLACK);
    CHECK(shk_ballot_check(TEXT(flying), found, moves, 4, &count, NULL) == SHK_OK && count == 0);
    CHECK(found[0].white_from == 30 && found[0].white_to == 17); /* c1 to b4 */
    CHECK(found[0].black_from == 12 && found[0].black_to == 16); /* h6 to g5 */
    CHECK(shk_ballot_check(TEXT("ab4 ba4"), found, moves, 4, &count, &error) == SHK_REFUSED);
    CHECK(shk_error_ply(error) == 2);
    shk_error_free(error);
    CHECK(shk_ballot_check(NULL, 0, found, moves, 4, &count, NULL) == SHK_BAD_INPUT);
    CHECK(shk_game_from_ballot_line(TEXT("1-I"), TEXT("ab4 ba5"), &game, NULL) == SHK_OK);
    CHECK(shk_game_describe(game, &facts) == SHK_OK && facts.start == SHK_GAME_BALLOTED && facts.plies == 0);
    CHECK(shk_game_ballot_id(game, text, sizeof text, NULL) == SHK_OK && strcmp(text, "1-I") == 0);
    CHECK(shk_game_ballot_text(game, text, sizeof text, NULL) == SHK_OK);
    CHECK(strcmp(text, "a3-b4 b6-a5") == 0);
    CHECK(shk_game_json(game, SHK_RU, text, sizeof text, NULL) == SHK_BUFFER_TOO_SMALL ||
          strstr(text, "balloted") != NULL);
    shk_game_free(game);
}

/* What stands behind a key of a line of JSON, up to one of these signs; the lines are flat enough. */
static int after(const char *line, const char *key, char end, char *value, size_t capacity)
{
    const char *at = strstr(line, key), *stop;

    if (at == NULL)
        return 0;
    at += strlen(key);
    stop = strchr(at, end);
    if (stop == NULL || (size_t)(stop - at) >= capacity)
        return 0;
    memcpy(value, at, (size_t)(stop - at));
    value[stop - at] = '\0';
    return 1;
}

/* The claims by repetition of the shared data. */
static void shared_claims(void)
{
    const char *data = getenv("SHASHKI_DATA");
    char path[1024], line[8192], value[4096], *sign;
    unsigned long done = 0;
    FILE *file;

    if (data == NULL || strlen(data) > 900) {
        puts("skipped: SHASHKI_DATA names no folder");
        return;
    }
    sprintf(path, "%s/record/claims.jsonl", data);
    file = fopen(path, "r");
    if (file == NULL) {
        printf("skipped: %s can't be read\n", path);
        return;
    }
    while (fgets(line, sizeof line, file) != NULL) {
        shk_claim claim = SHK_CLAIM_INIT;
        shk_claim_verdict verdict;
        shk_error *why = NULL;
        shk_game *game;
        char fen[256], written[64], name[128], expected[128];
        int examined, upheld;

        if (strstr(line, "\"kind\": \"count\"") != NULL)
            continue;
        CHECK(after(line, "\"fen\": \"", '"', fen, sizeof fen));
        CHECK(after(line, "\"moves\": [", ']', value, sizeof value));
        for (sign = value; *sign != '\0'; sign++)
            if (*sign == '"' || *sign == ',')
                *sign = ' ';
        game = game_on(fen, value);
        claim.side = strstr(line, "\"by\": \"W\"") != NULL ? SHK_WHITE : SHK_BLACK;
        claim.flags = (strstr(line, "\"kind\": \"a") != NULL ? SHK_CLAIM_STANDING : 0) |
                      (strstr(line, "\"record_complete\": false") != NULL ? SHK_CLAIM_RECORD_INCOMPLETE : 0) |
                      (strstr(line, "\"flag_fell_during_check\": true") != NULL ? SHK_CLAIM_FLAG_FELL : 0);
        if (after(line, "\"written\": \"", '"', written, sizeof written)) {
            claim.written = written;
            claim.written_length = strlen(written);
        }
        examined = strstr(line, "\"examined\": true") != NULL;
        upheld = strstr(line, "\"upheld\": true") != NULL;
        CHECK(shk_game_examine(game, &claim, &verdict, &why, NULL) == SHK_OK);
        CHECK((verdict.verdict != SHK_CLAIM_NOT_EXAMINED) == examined);
        CHECK((verdict.verdict == SHK_CLAIM_UPHELD) == upheld && (why == NULL) == upheld);
        CHECK((verdict.has_move == 1) == (strstr(line, "\"move_made\": null") == NULL));
        if (after(line, "\"why\": \"", '"', expected, sizeof expected)) {
            CHECK(shk_error_name(why, name, sizeof name, NULL) == SHK_OK);
            CHECK(strcmp(name, expected) == 0);
        }
        shk_error_free(why);
        shk_game_free(game);
        done++;
    }
    fclose(file);
    CHECK(done >= 10);
    printf("%lu claims of the shared data\n", done);
}

int main(void)
{
    a_line_is_played();
    refused_moves();
    routes();
    offers();
    repetition();
    counted();
    variations();
    ballots();
    shared_claims();
    printf("%lu checks of games\n", checks_done);
    return 0;
}
