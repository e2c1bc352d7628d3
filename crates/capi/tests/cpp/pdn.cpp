// Game files in the C++ wrapper: in memory, and by a range-for over a stream.
#include <shashki.hpp>

#include <sstream>

#include "../c/test.h"

static const char file[] = "[White \"A\"]\n\n1. c3-d4! {good} d6-c5 (1... b6-a5) 2. b2-c3 1-0\n\n"
                           "[White \"B\"]\n[FEN \"W:WK29:B18,5\"]\n\n1. a1xh8 a7-b6 2. h8-h8 0-1\n\n";

static void in_memory()
{
    using namespace shashki;
    const Pdn pdn = Pdn::read(file, Pdn::options(SHK_PDN_REPLAY | SHK_PDN_STATS));
    CHECK(pdn.size() == 2 && pdn.rows().size() == 2 && pdn.rows()[0].plies == 3);
    CHECK(pdn.tags(2).size() == 2 && pdn.tags(2)[0].second == "B" && pdn.result(2) == "0-1");
    CHECK(pdn.parts(1).size() == 8 && pdn.parts(1)[1].kind == SHK_PDN_NAG);
    CHECK(pdn.diagnostics().size() == 1 && pdn.message(0) != pdn.message(0, Lang::ru));
    CHECK(pdn.counts().games == 2 && pdn.counts().errors == 1);
    std::size_t left = 0;
    const std::string text = pdn.write(nullptr, &left);
    CHECK(left == 1 && text.find("1. c3-d4! {good} 1... d6-c5") != std::string::npos);
    CHECK(Pdn::read("").size() == 0 && Pdn::read("").rows().empty());
    try {
        pdn.tags(3);
        CHECK(!"no such game");
    } catch (const Error &error) {
        CHECK(error.status() == SHK_NOT_FOUND);
    }
    try {
        Pdn::read(file, Pdn::options(1u << 31));
        CHECK(!"no such option");
    } catch (const Error &error) {
        CHECK(error.status() == SHK_BAD_ARGUMENT);
    }
}

static void streamed()
{
    using namespace shashki;
    std::string long_file;
    for (int copy = 0; copy < 500; copy++)
        long_file += file;
    std::istringstream in(long_file);
    PdnReader reader(in, Pdn::options(SHK_PDN_REPLAY));
    std::uint64_t number = 0, bad = 0;
    for (const Pdn &game : reader) {
        CHECK(game.size() == 1 && game.rows()[0].number == ++number);
        bad += (game.rows()[0].flags & SHK_PDN_GOOD) == 0;
    }
    CHECK(number == 1000 && bad == 500 && !reader.next());
    std::istringstream nothing;
    PdnReader empty(nothing);
    CHECK(empty.begin() == empty.end());
}

int main()
{
    in_memory();
    streamed();
    std::printf("pdn wrapper: %lu checks\n", checks_done);
    return 0;
}
