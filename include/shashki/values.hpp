/* What a tournament is made of, as values. A part of shashki.hpp. */
#ifndef SHASHKI_VALUES_HPP
#define SHASHKI_VALUES_HPP

#include "error.hpp"

#include <utility>

namespace shashki {

/** Two who were paired, and how it ended: the struct of C. */
typedef shk_meeting Meeting;
/** A player without an opponent in a round. */
typedef shk_unpaired Unpaired;
/** What a player did in a round. */
typedef shk_cell Cell;
/** A player announced that he won't play. */
typedef shk_absence Absence;
/** Points beside the results, in hundredths. */
typedef shk_adjustment Adjustment;
/** Points that are only pretended. */
typedef shk_acceleration Acceleration;
/** Two players, White first; no second: the bye. */
typedef shk_pair_of Pair;
/** What a result is worth, in hundredths. */
typedef shk_scoring Scoring;

/** A meeting: `game(1, 2, SHK_DECISION_WHITE)`; without a decision it is unfinished. */
inline Meeting game(std::uint32_t white, std::uint32_t black, std::uint8_t decision = SHK_DECISION_NONE,
                    std::uint8_t kind = SHK_KIND_PLAYED)
{
    Meeting meeting = Meeting();
    meeting.white = white;
    meeting.black = black;
    meeting.decision = decision;
    meeting.kind = decision == SHK_DECISION_NONE ? std::uint8_t(SHK_KIND_UNFINISHED) : kind;
    return meeting;
}

/** A micro-match; `games` are decisions as if White had White in all, and must outlive the call. */
inline Meeting micro_match(std::uint32_t white, std::uint32_t black,
                           const std::vector<std::uint8_t> &games)
{
    Meeting meeting = game(white, black, SHK_DECISION_NONE);
    meeting.kind = SHK_KIND_MICRO_MATCH;
    meeting.games = detail::data(games);
    meeting.game_count = static_cast<std::uint32_t>(games.size());
    return meeting;
}

/** A player without an opponent: `unpaired(5)` has the plus of an odd number. */
inline Unpaired unpaired(std::uint32_t player, std::uint8_t kind = SHK_KIND_PAIRING_BYE)
{
    Unpaired one = Unpaired();
    one.player = player;
    one.kind = kind;
    return one;
}

inline Absence absence(std::uint32_t player, std::uint32_t round = 0,
                       std::uint8_t kind = SHK_KIND_ZERO_POINT_BYE)
{
    Absence one = Absence();
    one.player = player;
    one.round = round;
    one.kind = kind;
    return one;
}

/** A scoring by three numbers, in hundredths. */
inline Scoring scoring(std::int64_t win, std::int64_t draw, std::int64_t loss)
{
    return detail::told<Scoring>(
        [&](Scoring *scoring) { return shk_scoring_simple(win, draw, loss, scoring); });
}

/** What one national federation's register says of a player (TRF26 NRS). */
struct National {
    std::string federation, title, name, id;
    std::uint32_t rating = 0;
};

/** A player as he is given to a draft; the fields are those of shk_player. */
struct Player {
    Player() {}
    Player(std::string called, std::uint32_t rated = 0) : rating(rated), name(std::move(called)) {}

    std::uint32_t start = 0; /**< 0: the next number above all others. */
    std::uint32_t rating = 0;
    std::uint32_t enters_in = 0;
    bool withdrew = false;
    std::uint32_t withdrew_after = 0;
    std::uint32_t place = 0;
    std::uint8_t sex = SHK_SEX_NONE;
    std::string name, title, federation, club, id, birth_date;
    std::vector<National> national;
};

/** Players who must not meet each other, in rounds `from` to `to`; 0: no limit. */
struct Forbidden {
    Forbidden() {}
    Forbidden(std::vector<std::uint32_t> who, std::uint32_t first = 0, std::uint32_t last = 0)
        : players(std::move(who)), from(first), to(last)
    {
    }

    std::vector<std::uint32_t> players;
    std::uint32_t from = 0, to = 0;
};

/** A pair that is fixed; no second: the bye. With a reason it stands even against the rules. */
struct Forced {
    Forced() {}
    Forced(std::uint32_t one, std::uint32_t other, std::string why = std::string())
        : first(one), second(other), because(std::move(why))
    {
    }

    std::uint32_t first = 0, second = 0;
    std::string because;
};

/** Players with a name: a pool, or a group. */
struct Group {
    Group() {}
    Group(std::string called, std::vector<std::uint32_t> who)
        : name(std::move(called)), players(std::move(who))
    {
    }

    std::string name;
    std::vector<std::uint32_t> players;
};

/** Who decides and why. Without a name or a reason a decision is refused (5.4.10.12). */
struct Decision {
    Decision() {}
    Decision(std::string who, std::string why, std::string when = std::string(),
             std::uint32_t what = SHK_CHANGE_BY_HAND)
        : change(what), by(std::move(who)), at(std::move(when)), reason(std::move(why))
    {
    }

    std::uint32_t change = SHK_CHANGE_BY_HAND;
    std::string by, at, reason;
};

/** A decision on a published round, with the pairs before it (P30). */
struct DecisionRecord : Decision {
    std::uint32_t round = 0;
    std::string clause; /**< Read only. */
    std::vector<Pair> before;
};

/** How a round is paired, beside the system. */
struct PairOptions {
    std::uint32_t round = 0; /**< 0: the next one. */
    std::uint32_t profile = SHK_PROFILE_RULES;
    std::uint32_t first_colour = SHK_COLOUR_NONE;
    bool has_seed = false;
    std::uint64_t seed = 0;
    std::string readings; /**< `halves=recut ties=ascending` */
    bool explain = false;
    std::vector<Forced> forced;
    std::vector<Forbidden> forbidden;
    std::vector<std::uint32_t> lot; /**< The drawn order. */
};

namespace detail {

inline shk_player raw(const Player &player, std::vector<shk_national> &national)
{
    for (const National &one : player.national) {
        shk_national row = shk_national();
        row.federation = span(one.federation);
        row.title = span(one.title);
        row.name = span(one.name);
        row.id = span(one.id);
        row.rating = one.rating;
        national.push_back(row);
    }
    shk_player row = shk_player();
    row.start = player.start;
    row.rating = player.rating;
    row.enters_in = player.enters_in;
    row.withdrew_after = player.withdrew_after;
    row.place = player.place;
    row.flags = player.withdrew ? SHK_PLAYER_WITHDREW : 0;
    row.sex = player.sex;
    row.name = span(player.name);
    row.title = span(player.title);
    row.federation = span(player.federation);
    row.club = span(player.club);
    row.id = span(player.id);
    row.birth_date = span(player.birth_date);
    row.national = data(national);
    row.national_count = national.size();
    return row;
}

inline std::vector<shk_forced> raw(const std::vector<Forced> &pairs)
{
    std::vector<shk_forced> rows;
    for (const Forced &pair : pairs) {
        shk_forced row = shk_forced();
        row.first = pair.first;
        row.second = pair.second;
        row.because = span(pair.because);
        rows.push_back(row);
    }
    return rows;
}

inline std::vector<shk_forbidden> raw(const std::vector<Forbidden> &bars)
{
    std::vector<shk_forbidden> rows;
    for (const Forbidden &bar : bars) {
        shk_forbidden row = shk_forbidden();
        row.players = data(bar.players);
        row.count = bar.players.size();
        row.from = bar.from;
        row.to = bar.to;
        rows.push_back(row);
    }
    return rows;
}

inline std::vector<shk_group> raw(const std::vector<Group> &groups)
{
    std::vector<shk_group> rows;
    for (const Group &group : groups) {
        shk_group row = shk_group();
        row.name = span(group.name);
        row.players = data(group.players);
        row.count = group.players.size();
        rows.push_back(row);
    }
    return rows;
}

inline shk_decision_by raw(const Decision &decision, std::uint32_t change)
{
    shk_decision_by row = shk_decision_by();
    row.change = change;
    row.by = span(decision.by);
    row.at = span(decision.at);
    row.reason = span(decision.reason);
    return row;
}

/** The struct of C and what it points to; both live as long as the options that it was made of. */
class Request {
public:
    Request(const std::string &system, const PairOptions &how)
        : forced_(raw(how.forced)), forbidden_(raw(how.forbidden))
    {
        check(shk_system_by_name(system.data(), system.size(), &options_.system));
        options_.struct_size = sizeof options_;
        options_.round = how.round;
        options_.profile = how.profile;
        options_.first_colour = how.first_colour;
        options_.has_seed = how.has_seed ? 1 : 0;
        options_.seed = how.seed;
        options_.options = span(how.readings);
        options_.explain = how.explain ? 1 : 0;
        options_.forced = data(forced_);
        options_.forced_count = forced_.size();
        options_.forbidden = data(forbidden_);
        options_.forbidden_count = forbidden_.size();
        options_.lot_order = data(how.lot);
        options_.lot_count = how.lot.size();
    }

    Request(const Request &) = delete;
    Request &operator=(const Request &) = delete;

    const shk_pair_options *raw_options() const noexcept { return &options_; }

private:
    std::vector<shk_forced> forced_;
    std::vector<shk_forbidden> forbidden_;
    shk_pair_options options_ = shk_pair_options();
};

} // namespace detail

} // namespace shashki

#endif
