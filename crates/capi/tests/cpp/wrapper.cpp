// The C++ wrapper: values, handles that free themselves, failures that are thrown.
#include <shashki.hpp>

#include <cstring>
#include <utility>

#include "../c/test.h"

static void board()
{
    using namespace shashki;
    const Position initial;
    CHECK(initial.legal_moves().size() == 7 && !initial.can_capture() && initial.white_to_move());
    Perft how;
    how.depth = 4;
    how.threads = 2;
    CHECK(initial.perft(how) == 1469);
    CHECK(Position::from_fen(initial.fen()) == initial);
    CHECK(initial.turned() != initial && initial.turned().turned() == initial);
    const Position position = Position::from_fen("W:Wa1,c3,e3:Bd4,f6,h8");
    CHECK(position.play("c3:e5:g7").fen(true) == "B:Wg7,e3,a1:Bh8");
    CHECK(position.write_move(position.read_move("c3:g7")) == "c3:e5:g7");
    CHECK(position.svg(true, Lang::ru).compare(0, 4, "<svg") == 0);
    CHECK(!position.text().empty());
    try {
        position.play("a1-b2");
        CHECK(!"a refusal");
    } catch (const Error &error) {
        CHECK(error.status() == SHK_REFUSED && error.name() == "capture-compulsory");
        CHECK(error.message(Lang::ru) != error.what() && !error.clause().empty());
        CHECK(std::strlen(error.what()) > 20);
    }
    try {
        Position::from_fen("W:W1:Bz9");
        CHECK(!"a bad FEN");
    } catch (const Error &error) {
        CHECK(error.status() == SHK_BAD_INPUT && error.line() == 1 && error.column() > 1);
    }
}

static void event()
{
    using namespace shashki;
    const std::string text = "012 Club evening\nXXC white1\n001    1      Ivanova, Anna\n"
                             "001    2      Petrov, Pyotr\n001    3      Sidorova, Vera\n";
    Event event = Event::read(text);
    PairOptions options;
    options.explain = true;
    const Pairing pairing = event.pair("truncated-solkoff", options);
    CHECK(pairing.round() == 1 && pairing.bye() == 3);
    const std::vector<Board> boards = pairing.boards();
    CHECK(boards.size() == 1 && boards[0].white == 1 && boards[0].black == 2);
    CHECK(!pairing.explain(Lang::ru).empty() && pairing.list() == "2\n1 2\n3 0\n");
    Event after = pairing.apply();
    shk_meeting result = shk_meeting();
    result.white = 1, result.black = 2;
    result.kind = SHK_KIND_PLAYED, result.decision = SHK_DECISION_DRAW;
    after.record_results(1, {result});
    CHECK(after.points(1) == (std::vector<std::int64_t>{50, 50, 100}));
    CHECK(Event::read(after.write(SHK_FORM_JSON)) == after && after != event);
    Event moved = std::move(after);
    after = std::move(moved);
    CHECK(after.facts().paired_rounds == 1 && after.player_text(2) == "Petrov, Pyotr");
    try {
        event.pair("no-such-system");
        CHECK(!"no system");
    } catch (const Error &error) {
        CHECK(error.status() != SHK_OK);
    }
}

int main()
{
    shashki::check_abi();
    CHECK(shashki::version() == SHK_VERSION);
    board();
    event();
    std::printf("wrapper: %lu checks\n", checks_done);
    return 0;
}
