// Standings and ratings by the C++ wrapper: the event of ../c/standings.c, worked by hand there.
#include <shashki.hpp>

#include <utility>

#include "../c/test.h"

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

static bool is(const shashki::Value &value, std::int64_t numerator, std::int64_t denominator)
{
    return value.kind == SHK_VALUE_NUMBER && value.numerator == numerator &&
           value.denominator == denominator;
}

static void standings(const shashki::Event &event)
{
    using namespace shashki;
    StandingsOptions how;
    how.criteria = "PTS,SOLK-1,SOLK";
    Standings standings(event, how);
    CHECK(standings.facts().unplayed == SHK_UNPLAYED_RULES_MANUAL);
    CHECK(standings.code(1) == "SOLK-1" && standings.value(7, 2) == "38/3");
    const std::vector<Standing> rows = standings.rows();
    CHECK(rows.size() == 8 && rows[0].start == 3 && rows[7].start == 2 && rows[7].rank == 8);
    const std::vector<Value> values = standings.values();
    CHECK(values.size() == 24 && is(values[0], 5, 1) && is(values[22], 29, 3));
    CHECK(standings.sequences().empty() && standings.teams().empty());
    const Standings moved = std::move(standings);
    const ExplainedValues explained = moved.explain(2);
    CHECK(is(explained.items(1)[0].base, 14, 3) && explained.items(0).empty());
    CHECK(explained.text(Lang::ru) != explained.text());
    DocumentOptions csv;
    csv.form = SHK_DOCUMENT_CSV;
    CHECK(moved.document(csv).compare(0, 32, "rank,start,name,PTS,SOLK-1,SOLK\n") == 0);
    CHECK(moved.document().size() > 512);

    how.criteria = "PTS";
    how.categories = {"women", "born-from:2008"};
    how.teams = SHK_TEAMS_FEDERATION;
    how.best = 1;
    const Standings girls(event, how);
    CHECK(girls.rows().size() == 3 && girls.rows()[0].start == 8 && girls.teams().size() == 3);

    StandingsOptions fmjd;
    fmjd.unplayed = SHK_UNPLAYED_FMJD;
    fmjd.not_left = {1};
    CHECK(is(coefficient(event, "SOLK", fmjd)[1], 10, 1) && is(coefficient(event, "SOLK")[1], 38, 3));
    try {
        how.criteria = "PTS,SOLK-3";
        const Standings none(event, how);
        CHECK(!"no criterion");
    } catch (const Error &error) {
        CHECK(error.status() == SHK_BAD_INPUT && error.name() == "unknown-criterion");
        CHECK(error.column() == 5 && error.offset() == 4);
    }
    try {
        moved.explain(9);
        CHECK(!"nobody");
    } catch (const Error &error) {
        CHECK(error.status() == SHK_NOT_FOUND && error.player() == 9);
    }
}

static void ratings(const shashki::Event &event)
{
    using namespace shashki;
    RatingOptions how;
    const std::vector<shk_rated_player> players = Ratings(event).players();
    CHECK(players.size() == 8 && players[0].new_rating == 2255 && players[1].factor == 40);
    how.tempo = "rapid";
    how.players = {1};
    const Ratings rapid(event, how);
    CHECK(rapid.players().size() == 1 && rapid.players()[0].change_numerator == 23);
    CHECK(rapid.players()[0].change_denominator == 10); // 4.6 / 2
    CHECK(rapid.document(SHK_DOCUMENT_CSV).find(",2.3,2252,") != std::string::npos);
    try {
        rapid.document(SHK_DOCUMENT_HTML);
        CHECK(!"no such form");
    } catch (const Error &error) {
        CHECK(error.status() == SHK_BAD_ARGUMENT && error.message(Lang::ru) != error.what());
    }
}

int main()
{
    const shashki::Event event = shashki::Event::read(cup);
    standings(event);
    ratings(event);
    std::printf("standings in C++: %lu checks\n", checks_done);
    return 0;
}
