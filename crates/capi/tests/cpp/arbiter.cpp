// The C++ wrapper: games and the arbiter's side.
#include <shashki.hpp>

#include <string>

#include "../c/test.h"

using namespace shashki;

/** The name of the reason for which it is refused. */
template <typename Call>
static std::string refused(Call call)
{
    try {
        call();
    } catch (const Error &error) {
        CHECK(error.status() == SHK_REFUSED && error.message(Lang::ru) != error.what());
        return error.name();
    }
    return std::string();
}

static void game()
{
    Game played(Position::from_fen("W:WKc1,h2:BKd8,a7"));
    CHECK(played.play_line("c1-d2 d8-e7 d2-c1 e7-d8 c1-d2 d8-e7 d2-c1") == 7 && played.ply() == 7);
    Claim claim;
    claim.side = Side::black;
    claim.written = "e7-f6";
    CHECK(played.examine(claim).why.name == "not-three-times" && !played.examine(claim).upheld());
    claim.written = "e7-d8";
    Game copy(played);
    CHECK(copy.claim(claim).upheld() && copy.reason() == "repetition" && played.reason().empty());
    copy.mend_entry();
    copy.take_back();
    CHECK(copy.ply() == 6 && copy.position() == played.position_at(6));
    const Path line = played.vary(7, "d2-e3 e7-d8");
    CHECK(played.line_moves(line).size() == 2 && played.line_moves(line)[0].from == 26);
    played.set_comment(1, "possible", line);
    CHECK(played.comment(1, line) == "possible" && played.comment(1).empty());
    CHECK(refused([&] { played.play("e7-e5"); }) == "not-diagonal");
    played.resign(Side::black);
    CHECK(played.outcome() == SHK_OUTCOME_WHITE && refused([&] { played.resign(Side::white); }) == "game-over");
    CHECK(played.json().find("possible") != std::string::npos);
    CHECK(played.rows().size() > 1 && played.draws().empty() && played.plies().size() == 7);
    CHECK(played.claims_json().compare(0, 2, "[\n") == 0);
    CHECK(Game::from_ballot("ab4 ba5", "1-I").facts().start == SHK_GAME_BALLOTED);
}

// White has to take c3:e5 and moves g1-h2 instead.
static void irregularity()
{
    Game played(Position::from_fen("W:Wc3,g1:Bd4,h8"));
    Irregularities found(played);
    found.enter(SHK_VIOLATION_CAPTURE_IGNORED, Side::white, Position::from_fen("B:Wc3,h2:Bd4,h8"), 32);
    CHECK(found.all().size() == 1 && found.all()[0].status == SHK_IRREGULARITY_OPEN);
    CHECK(found.incident(0).touched == 32 && found.incident(0).violation == SHK_VIOLATION_CAPTURE_IGNORED);
    CHECK(refused([&] { found.waive(Side::white); }) == "not-the-opponent");
    found.demand(Side::black);
    const std::vector<Move> open = found.corrections(0);
    CHECK(open.size() == 1 && open[0].to == 15);
    found.correct(Side::white, &open[0]);
    CHECK(found.all()[0].status == SHK_IRREGULARITY_CORRECTED && played.ply() == 1);
    found.impose(Side::white, SHK_GRAVITY_ORDINARY, SHK_SANCTION_REMARK);
    Ladder ladder;
    ladder.add(played, Side::white);
    Ladder copy(ladder);
    CHECK(copy.advise().sanction == SHK_SANCTION_WARNING && ladder.history().size() == 1);
    copy.impose(SHK_GRAVITY_GROSS, SHK_SANCTION_LOSS_OF_GAME);
    copy.next_game();
    CHECK(copy.advise().exclusion == 1 && ladder.advise().exclusion == 0);
}

static void hand()
{
    Hand held(Position::from_fen("W:W12:B8,14"));
    held.touch(12);
    held.carry({12, 3, 21});
    CHECK(held.allowed().size() == 2 && held.release().to == 21);
    CHECK(refused([&] { held.press_clock(); }) == "removed-wrong-number");
    held.remove(14);
    held.remove(8);
    CHECK(held.press_clock().from == 12 && held.state() == SHK_HAND_CLOCK_PRESSED);
}

static void protest()
{
    shk_round_times times = SHK_ROUND_TIMES_INIT;
    times.end = 600;
    shk_text clause = {"5.4.13.4", 8};
    shk_paper paper = SHK_PAPER_INIT;
    paper.at = 661;
    paper.clauses = &clause;
    paper.clause_count = 1;
    CHECK(refused([&] { Protest(paper, times); }) == "too-late");
    paper.at = 660;
    Protest filed(paper, times);
    CHECK(filed.decide_before() == 660 + 24 * 60);
    CHECK(refused([&] { Appeal(filed, SHK_FILER_PLAYER, nullptr); }) == "protest-pending");
    filed.decide(SHK_RULING_UPHELD, 700);
    CHECK(filed.facts().ruling == SHK_RULING_UPHELD);
    CHECK(refused([&] { Appeal(filed, SHK_FILER_PLAYER, nullptr); }) == "no-committee");
}

int main()
{
    game();
    irregularity();
    hand();
    protest();
    std::printf("wrapper of games: %lu checks\n", checks_done);
    return 0;
}
