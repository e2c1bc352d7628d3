// Tournaments through the C++ wrapper: built up, paired, explained, checked, corrected, paired anew.
#include <shashki.hpp>

#include <algorithm>
#include <cstring>
#include <stdexcept>

#include "../c/test.h"

using namespace shashki;

static const char *const system_name = "coefficient";

/** Players "P1", "P2" ...; the odd numbers have White in round 1. */
static Draft players(std::uint32_t count)
{
    Draft draft;
    std::vector<Player> all;
    for (std::uint32_t n = 1; n <= count; n++)
        all.push_back(Player("P" + std::to_string(n)));
    draft.add_players(all);
    draft.set_first_colour(SHK_COLOUR_WHITE);
    return draft;
}

/** Runs something that has to fail, and gives the error. */
template <typename Run>
static Error refused(Run run)
{
    try {
        run();
    } catch (const Error &error) {
        return error;
    }
    CHECK(!"it went well");
    return Error(SHK_OK);
}

static void built_up()
{
    Draft draft;
    Player vera("Sidorova, Vera", 2210);
    vera.club = "Neva";
    vera.sex = SHK_SEX_FEMALE;
    National register_of;
    register_of.federation = "RUS";
    register_of.rating = 1890;
    vera.national.push_back(register_of);
    draft.add_player(vera);
    draft.add_players({Player("Petrov"), Player("Titov"), Player("Zoe"), Player("Late")});
    draft.set_info(SHK_INFO_NAME, "Cup");
    draft.set_info(SHK_INFO_ARBITERS, "First");
    draft.set_info(SHK_INFO_ARBITERS, "Second");
    draft.set_planned_rounds(5);
    Scoring three = scoring(300, 100, 0);
    three.pairing_bye = 200;
    draft.set_scoring(three);
    const std::vector<std::uint8_t> games = {SHK_DECISION_WHITE, SHK_DECISION_BLACK, SHK_DECISION_BLACK};
    draft.set_round(1, {game(1, 2, SHK_DECISION_WHITE), micro_match(4, 3, games)}, {unpaired(5)});
    const Event event = draft.check();
    CHECK(event.info() == std::vector<std::string>{"Cup"} && event.info(SHK_INFO_ARBITERS).size() == 2);
    CHECK(event.facts().planned_rounds == 5 && event.scoring().pairing_bye == 200);
    CHECK(event.points(1) == (std::vector<std::int64_t>{300, 0, 300, 0, 200}));
    CHECK(event.points_in(1) == event.points(1) && event.points(0)[0] == 0);
    CHECK(event.players()[0].national_rating == 1890 && event.players()[0].sex == SHK_SEX_FEMALE);
    CHECK(event.player_texts()[3] == "Zoe" && event.player_texts(SHK_PLAYER_CLUB)[0] == "Neva");
    CHECK(event.index_of(4) == 3 && event.games(1, 2) == games);
    CHECK(event.meetings(1)[1].kind == SHK_KIND_MICRO_MATCH);
    CHECK(event.unpaired(1)[0].player == 5 && event.cells(1)[2].outcome == SHK_CELL_WIN);
    CHECK(event.draft().check() == event && event.warnings().empty());
    draft.keep_rounds(0);
    draft.withdraw(5, 0);
    draft.remove_player(4);
    draft.allow_gaps();
    draft.clear_info(SHK_INFO_ARBITERS);
    CHECK(draft.check().facts().player_count == 4 && draft.check().info(SHK_INFO_ARBITERS).empty());
    draft.set_round(1, {game(1, 1, SHK_DECISION_WHITE)});
    const Error error = refused([&] { draft.check(); });
    CHECK(error.status() == SHK_BAD_INPUT && error.name() == "faults" && error.round() == 1);
}

static void every_wish()
{
    Draft draft = players(6);
    draft.add_forbidden({Forbidden({1, 2, 3}), Forbidden({4, 5}, 2, 3)});
    draft.add_forced({Forced(1, 4, "a decision")});
    draft.add_pools({Group("Main", {1, 4}), Group("Other", {2, 3, 5, 6})});
    draft.add_groups({Group("Neva", {1, 2})});
    draft.meet_until(1, {"Neva"});
    draft.not_before(3, true);
    draft.add_soft_pairs({Pair{1, 5}});
    draft.add_absences({absence(6, 2, SHK_KIND_HALF_POINT_BYE)});
    draft.add_lot({6, 5, 4, 3, 2, 1}, 1);
    draft.set_seed(2025);
    draft.set_options("halves=recut");
    draft.set_format(SHK_FORMAT_SWISS, SHK_PAIRED_BY_HAND);
    Adjustment minus = Adjustment();
    minus.player = 2, minus.points = -50;
    draft.add_adjustments({minus});
    Acceleration early = Acceleration();
    early.points = 100, early.from = 1, early.to = 2, early.first = 1, early.last = 3;
    draft.add_acceleration({early});
    DecisionRecord record;
    record.round = 1, record.by = "Arbiter", record.reason = "a reason";
    record.before = {Pair{1, 4}, Pair{2, 0}};
    draft.add_decisions({record});
    const Event event = draft.check();
    const std::string json = event.write(SHK_FORM_JSON);
    for (const char *part : {"\"players\":[4,5]", "a decision", "Main", "\"until\":1", "[6,5,4,3,2,1]", "recut"})
        CHECK(json.find(part) != std::string::npos);
    CHECK(event.absences()[0].player == 6 && event.facts().seed == 2025);
    CHECK(event.decisions().size() == 1 && event.decisions()[0].before[1].second == 0);
    CHECK(event.decisions()[0].clause == "5.4.10.12" && event.decisions()[0].by == "Arbiter");
    for (std::uint32_t part = SHK_PART_ABSENCES; part <= SHK_PART_KEPT_LINES; part++)
        draft.clear(part);
    draft.clear_seed();
    CHECK(draft.check().write(SHK_FORM_JSON).find("Main") == std::string::npos);
    Draft clubs;
    Player one("A"), two("B");
    one.club = two.club = "Neva";
    clubs.add_players({one, two});
    CHECK(clubs.add_groups_by(SHK_GROUP_BY_CLUB) == 1);
}

/** 5.4.10.5.2: the halves meet, 1 - 3 and 4 - 2; 5, the last, has the bye. */
static void paired()
{
    const System known = find_system("truncated-solkoff");
    CHECK(known.number == SHK_SYSTEM_TRUNCATED_SOLKOFF && known.clause == "5.4.10.6");
    CHECK(!known.title.empty() && sure_rounds(8) > 0);
    PairOptions how;
    how.explain = true;
    how.readings = "halves=recut";
    const Event event = players(5).check();
    const Pairing pairing = event.pair("truncated-solkoff", how);
    CHECK(pairing.list() == "3\n1 3\n4 2\n5 0\n" && pairing.readings() == "halves=recut");
    CHECK(pairing.absent().empty() && pairing.lot().empty());
    const std::vector<Reason> reasons = pairing.reasons(1), bye = pairing.reasons(0);
    CHECK(!reasons.empty() && !bye.empty() && bye[0].decision == "P6");
    CHECK(std::any_of(reasons.begin(), reasons.end(),
                      [](const Reason &r) { return r.clause == "5.4.10.5.5" && !r.text.empty(); }));
    CHECK(pairing.reasons(1, Lang::ru)[0].text != reasons[0].text);
    CHECK(pairing.json().find("\"shashki-pairing\"") != std::string::npos);
    CHECK(refused([&] { event.pair(system_name).explain(); }).status() == SHK_NOT_FOUND);
    PairOptions wishes;
    wishes.forced = {Forced(1, 2), Forced(3, 0)};
    CHECK(event.pair(system_name, wishes).bye() == 3);
    CHECK(event.pair(system_name, wishes).boards()[0].flags == SHK_BOARD_FORCED);
    wishes = PairOptions();
    wishes.lot = {5, 4, 3, 2, 1};
    CHECK(event.pair("lot", wishes).lot() == wishes.lot);
    wishes = PairOptions();
    wishes.forbidden = {Forbidden({1, 2, 3, 4, 5})};
    const Error none = refused([&] { event.pair(system_name, wishes); });
    CHECK(none.status() == SHK_NO_VALID_PAIRING && none.clause() == "5.4.10.8");
    Draft later = event.draft();
    later.set_info(SHK_INFO_CITY, "Perm");
    CHECK(pairing.apply(later.check()).info(SHK_INFO_CITY)[0] == "Perm");
    for (const Note &note : pairing.notes(Lang::ru))
        CHECK(!note.text.empty());
}

static void before_the_rounds()
{
    Draft draft;
    draft.add_players({Player("A", 2000), Player("B", 2200), Player("C", 2100)});
    draft.set_first_colour(SHK_COLOUR_WHITE);
    const Event event = draft.check();
    const StartList list = event.start_list();
    std::uint64_t seed = 0;
    CHECK(list.places()[0].before == 2 && list.places()[2].rating == 2000 && !list.drawn_from(seed));
    CHECK(list.apply().player_texts() == (std::vector<std::string>{"B", "C", "A"}));
    CHECK(list.json().find("shashki-start-list") != std::string::npos);
    CHECK(event.start_list(SHK_START_BY_LOT, 5).drawn_from(seed) && seed == 5);
    std::uint32_t start = 0;
    const Event begun = event.pair(system_name).apply();
    const Event late = begun.enter_late(Player("Late"), 2, start, {SHK_KIND_HALF_POINT_BYE});
    CHECK(start == 4 && late.points(1)[3] == 100 && late.players()[3].enters_in == 2);
    CHECK(refused([&] { begun.start_list(SHK_START_GIVEN); }).name() == "round-one-in-force");
    CHECK(decode("\xD8\xE0\xF8\xEA\xE8", "cp1251") == "\xD0\xA8\xD0\xB0\xD1\x88\xD0\xBA\xD0\xB8");

    Plan plan;
    plan.players = 12, plan.rounds = 4, plan.system = "current-buchholz", plan.seed = 2025;
    plan.rates = "draw=500";
    std::vector<std::uint32_t> rounds;
    const Event random = generate(plan, [&](std::uint32_t round) { rounds.push_back(round); });
    CHECK(rounds == (std::vector<std::uint32_t>{1, 2, 3, 4}) && random == generate(plan));
    try {
        generate(plan, [](std::uint32_t) { throw std::out_of_range("enough"); });
        CHECK(!"it goes through");
    } catch (const std::out_of_range &) {
    }
}

static void checked()
{
    const Event event = players(4).check().pair(system_name).apply();
    CHECK(event.check(system_name).agrees());
    Draft other = players(4);
    other.set_round(1, {game(1, 2, SHK_DECISION_DRAW), game(4, 3, SHK_DECISION_DRAW)});
    const Report report = other.check().check(system_name);
    CHECK(!report.agrees() && report.verdicts()[0].verdict == SHK_VERDICT_DIFFERS);
    CHECK(!report.text(1).empty() && report.text(1) != report.text(1, Lang::ru));
    CHECK(report.json().find("shashki-check") != std::string::npos);
    // Round 2 was paired while 3>1 stood as a draw.
    Draft draft = players(4);
    draft.set_first_colour(SHK_COLOUR_BLACK);
    draft.set_round(1, {game(3, 1, SHK_DECISION_WHITE), game(2, 4, SHK_DECISION_DRAW)});
    draft.set_round(2, {game(1, 4, SHK_DECISION_DRAW), game(3, 2, SHK_DECISION_DRAW)});
    CheckOptions what;
    what.changes = {"1:1-3=1/2"};
    CHECK(draft.check().check(system_name, what).agrees());
    what = CheckOptions();
    what.from = what.to = 2, what.find = true;
    CHECK(draft.check().check(system_name, what).json().find("1:3-1=1/2") != std::string::npos);
    const Event fresh = players(4).check();
    CHECK(fresh.check_list(system_name, "2\n1 3\n4 2\n").agrees());
    CHECK(fresh.check_list(system_name, "2\n1 3\n1 2\n").verdicts()[0].break_count >= 2);
    CHECK(refused([&] { fresh.check_list(system_name, "2\n1 3\n4\n"); }).line() == 3);
}

static void decided()
{
    Event event = players(4).check().pair(system_name).apply();
    event.record_results(1, {game(1, 3, SHK_DECISION_DRAW), game(4, 2, SHK_DECISION_DRAW)});
    const Event second = event.pair(system_name).apply();
    const Correction correction = second.correct(system_name, {"1:1-3=1-0"});
    CHECK(correction.rounds()[0].state == SHK_ROUND_PUBLISHED && correction.rounds()[0].moved_count == 2);
    CHECK(correction.text(2).find("stay as published") != std::string::npos);
    const Decision good("Arbiter", "the score sheet");
    CHECK(correction.json(Lang::en, good).find("the score sheet") != std::string::npos);
    CHECK(correction.json().find("the score sheet") == std::string::npos);
    CHECK(correction.apply(good).points(1)[0] == 200);
    CHECK(refused([&] { correction.apply(Decision("Arbiter", "")); }).name() == "no-reason");

    Changes changes;
    changes.absent = {4};
    const Event fresh = players(4).check();
    const Repair repair = fresh.repair(system_name, "2\n1 3\n4 2\n", changes);
    CHECK(repair.facts().touched_count == 1 && repair.players() == std::vector<std::uint32_t>{2});
    CHECK(repair.players(SHK_REPAIR_GONE) == std::vector<std::uint32_t>{4});
    CHECK(repair.new_boards()[0].first == 2 && repair.why(0).find('4') != std::string::npos);
    CHECK(repair.pairing().list() == "2\n1 3\n2 0\n" && repair.new_draw().bye() != 0);
    CHECK(repair.json().find("shashki-repair") != std::string::npos && repair.notes() == repair.notes());
    CHECK(repair.json(Lang::ru, good).find("the score sheet") != std::string::npos);
    CHECK(repair.apply(good).decisions()[0].change == SHK_CHANGE_RE_PAIRING);

    RoundDraw draw(fresh.pair(system_name));
    CHECK(draw.state() == SHK_DRAW_COMPLETE);
    draw.put_in_force();
    CHECK(refused([&] { draw.set("2\n1 4\n3 2\n"); }).name() == "in-force");
    draw.change("2\n1 4\n3 2\n", good);
    CHECK(draw.list() == "2\n1 4\n3 2\n" && draw.state() == SHK_DRAW_IN_FORCE);
    draw.takes_part(5, true);
    CHECK(refused([&] { draw.change("2\n1 3\n4 2\n", good); }).player() == 5);
    Draft kept = players(4);
    kept.add_records(draw);
    CHECK(kept.check().decisions()[0].before.size() == 2);
    RoundDraw empty(2, {1, 2, 3});
    CHECK(empty.state() == SHK_DRAW_DRAFT);
    empty.set("2\n1 2\n3 0\n");
    CHECK(empty.state() == SHK_DRAW_COMPLETE);
}

static void relaxed()
{
    Event event = players(2).check().pair(system_name).apply();
    event.record_results(1, {game(1, 2, SHK_DECISION_DRAW)});
    const Relaxations found = event.relax(system_name, 5);
    CHECK(found.facts().needed == 1 && found.facts().set_count == 1);
    CHECK(found.text(0).find("may meet again") != std::string::npos);
    CHECK(found.json().find("shashki-relaxations") != std::string::npos);
    PairOptions how;
    how.forced = found.forced(0, "the rules leave no other");
    CHECK(event.pair(system_name, how).boards()[0].flags == SHK_BOARD_FORCED);
}

int main()
{
    built_up();
    every_wish();
    paired();
    before_the_rounds();
    checked();
    decided();
    relaxed();
    std::printf("tournament: %lu checks\n", checks_done);
    return 0;
}
