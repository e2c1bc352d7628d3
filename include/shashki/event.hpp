/* Tournaments. A part of shashki.hpp. */
#ifndef SHASHKI_EVENT_HPP
#define SHASHKI_EVENT_HPP

#include "values.hpp"

namespace shashki {

class Correction;
class Draft;
class Pairing;
class Relaxations;
class Repair;
class Report;
class StartList;

/** How an event is read. */
struct ReadOptions {
    std::uint32_t form = SHK_FORM_ANY;
    bool lenient = false;      /**< Repair what can be, each with a warning. */
    bool stale_points = false; /**< A points column that is no sum is a warning. */
};

/** What the reader has to say of a text that it took. */
struct Warning {
    std::string text;
    std::uint64_t line; /**< From 1; 0 where there is none. */
};

/** What is checked of an event, beside the system and its options. */
struct CheckOptions {
    std::uint32_t from = 0, to = 0;   /**< Rounds; 0: all. */
    bool find = false;                /**< Look for a changed result where a round differs. */
    std::vector<std::string> changes; /**< `4:40-60=1/2`: results that may have stood. */
};

/** What has changed since a round was published. */
struct Changes {
    std::vector<std::uint32_t> absent, arrived;
    std::vector<std::string> corrected; /**< `4:40-60=1/2` */
};

/** A tournament in which nothing contradicts anything else. */
class Event {
public:
    /** Takes a handle over. */
    explicit Event(shk_event *event) noexcept : event_(event) {}

    static Event read(const std::string &text, const ReadOptions &how)
    {
        shk_read_options options = SHK_READ_OPTIONS_INIT;
        options.form = how.form;
        options.lenient = how.lenient ? 1 : 0;
        options.stale_points = how.stale_points ? 1 : 0;
        return Event(detail::made<shk_event *>([&](shk_event **event, shk_error **error) {
            return shk_event_read(text.data(), text.size(), &options, event, error);
        }));
    }

    static Event read(const std::string &text, bool lenient = false)
    {
        ReadOptions how;
        how.lenient = lenient;
        return read(text, how);
    }

    const shk_event *raw() const noexcept { return event_.get(); }
    shk_event *raw() noexcept { return event_.get(); }

    shk_event_facts facts() const
    {
        return detail::told<shk_event_facts>(
            [&](shk_event_facts *facts) { return shk_event_describe(raw(), facts); });
    }

    std::vector<Warning> warnings(Lang lang = Lang::en) const
    {
        std::vector<Warning> all(detail::told<std::size_t>(
            [&](std::size_t *count) { return shk_event_warning_count(raw(), count); }));
        for (std::size_t at = 0; at < all.size(); at++)
            all[at].text = detail::text([&](char *buffer, std::size_t room, std::size_t *needed) {
                return shk_event_warning(raw(), at, detail::number(lang), &all[at].line, buffer, room,
                                         needed);
            });
        return all;
    }

    /** What a result is worth. */
    Scoring scoring() const
    {
        return detail::told<Scoring>(
            [&](Scoring *scoring) { return shk_event_scoring(raw(), scoring); });
    }

    /** The players in numbers, by start number. */
    std::vector<shk_player_facts> players() const
    {
        return detail::array<shk_player_facts>(
            [&](shk_player_facts *players, std::size_t room, std::size_t *needed) {
                return shk_event_players(raw(), players, room, needed);
            });
    }

    /** The place of a player in `players`, `points`, `cells`. */
    std::size_t index_of(std::uint32_t start) const
    {
        return detail::told<std::size_t>(
            [&](std::size_t *index) { return shk_event_index_of(raw(), start, index); });
    }

    /** SHK_PLAYER_... of the player with a start number. */
    std::string player_text(std::uint32_t start, std::uint32_t field = SHK_PLAYER_NAME) const
    {
        return detail::text([&](char *buffer, std::size_t capacity, std::size_t *needed) {
            return shk_event_player_text(raw(), start, field, buffer, capacity, needed);
        });
    }

    /** SHK_PLAYER_... of every player, in the order of `players`. */
    std::vector<std::string> player_texts(std::uint32_t field = SHK_PLAYER_NAME) const
    {
        std::vector<std::size_t> begins(std::size_t(facts().player_count) + 1);
        const std::string all =
            detail::text([&](char *buffer, std::size_t capacity, std::size_t *needed) {
                return shk_event_player_texts(raw(), field, begins.data(), begins.size(), buffer,
                                              capacity, needed);
            });
        std::vector<std::string> texts;
        for (std::size_t at = 0; at + 1 < begins.size(); at++)
            texts.push_back(all.substr(begins[at], begins[at + 1] - begins[at]));
        return texts;
    }

    /** SHK_INFO_...: one text, or those of a list. */
    std::vector<std::string> info(std::uint32_t field = SHK_INFO_NAME) const
    {
        std::vector<std::string> texts(detail::told<std::size_t>(
            [&](std::size_t *count) { return shk_event_info_count(raw(), field, count); }));
        for (std::size_t at = 0; at < texts.size(); at++)
            texts[at] = detail::text([&](char *buffer, std::size_t room, std::size_t *needed) {
                return shk_event_info(raw(), field, at, buffer, room, needed);
            });
        return texts;
    }

    /** The meetings of a round, in the order of the boards. */
    std::vector<Meeting> meetings(std::uint32_t round) const
    {
        return detail::array<Meeting>([&](Meeting *all, std::size_t room, std::size_t *needed) {
            return shk_event_meetings(raw(), round, all, room, needed);
        });
    }

    /** The games of a micro-match, SHK_DECISION_...; `board` is from 1. */
    std::vector<std::uint8_t> games(std::uint32_t round, std::uint32_t board) const
    {
        return detail::array<std::uint8_t>(
            [&](std::uint8_t *all, std::size_t room, std::size_t *needed) {
                return shk_event_games(raw(), round, board, all, room, needed);
            });
    }

    std::vector<Unpaired> unpaired(std::uint32_t round) const
    {
        return detail::array<Unpaired>([&](Unpaired *all, std::size_t room, std::size_t *needed) {
            return shk_event_unpaired(raw(), round, all, room, needed);
        });
    }

    /** What each player did in a round. */
    std::vector<Cell> cells(std::uint32_t round) const
    {
        return detail::array<Cell>([&](Cell *all, std::size_t room, std::size_t *needed) {
            return shk_event_cells(raw(), round, all, room, needed);
        });
    }

    /** In hundredths, player by player, after a round. */
    std::vector<std::int64_t> points(std::uint32_t round) const
    {
        return detail::array<std::int64_t>(
            [&](std::int64_t *all, std::size_t room, std::size_t *needed) {
                return shk_event_points(raw(), round, all, room, needed);
            });
    }

    /** Those made in a round alone, without adjustments. */
    std::vector<std::int64_t> points_in(std::uint32_t round) const
    {
        return detail::array<std::int64_t>(
            [&](std::int64_t *all, std::size_t room, std::size_t *needed) {
                return shk_event_points_in(raw(), round, all, room, needed);
            });
    }

    std::vector<Absence> absences() const
    {
        return detail::array<Absence>([&](Absence *all, std::size_t room, std::size_t *needed) {
            return shk_event_absences(raw(), all, room, needed);
        });
    }

    /** The decisions on published rounds (P30). */
    std::vector<DecisionRecord> decisions() const
    {
        std::vector<DecisionRecord> all;
        for (std::size_t at = 0; at < facts().decision_count; at++)
            all.push_back(decision(at));
        return all;
    }

    /** As SHK_FORM_TRF26, SHK_FORM_TRF16 or SHK_FORM_JSON. */
    std::string write(std::uint32_t form = SHK_FORM_TRF26) const
    {
        return detail::text_or_error(
            [&](char *buffer, std::size_t room, std::size_t *needed, shk_error **error) {
                return shk_event_write(raw(), form, buffer, room, needed, error);
            });
    }

    /** All results are entered or, with an exception, none. */
    void record_results(std::uint32_t round, const std::vector<Meeting> &results)
    {
        detail::run([&](shk_error **error) {
            return shk_event_record_results(raw(), round, detail::data(results), results.size(), error);
        });
    }

    /** A draft with everything that stands in it. */
    Draft draft() const;

    /** The start list (5.4.10.5.1): SHK_START_...; with a seed what has to be drawn is drawn from it. */
    StartList start_list(std::uint32_t order = SHK_START_BY_RATING) const;
    StartList start_list(std::uint32_t order, std::uint64_t seed) const;

    /** An event with a player who comes late; `missed` are SHK_KIND_... for rounds 1, 2 ... */
    Event enter_late(const Player &player, std::uint32_t from, std::uint32_t &start,
                     const std::vector<std::uint8_t> &missed = std::vector<std::uint8_t>()) const
    {
        std::vector<shk_national> national;
        const shk_player row = detail::raw(player, national);
        return Event(detail::made<shk_event *>([&](shk_event **event, shk_error **error) {
            return shk_event_enter_late(raw(), &row, from, detail::data(missed), missed.size(), event,
                                        &start, error);
        }));
    }

    /** Pairs a round by a system (`truncated-solkoff`, ...). */
    Pairing pair(const std::string &system, const PairOptions &how = PairOptions()) const;

    /** Whether the rounds that stand are the system's (P27). */
    Report check(const std::string &system, const CheckOptions &what = CheckOptions(),
                 const PairOptions &how = PairOptions()) const;

    /** Whether a list as of Pairing::list breaks a rule, and whether it is the system's. */
    Report check_list(const std::string &system, const std::string &list,
                      const PairOptions &how = PairOptions()) const;

    /** What corrected results change (P25), each written `4:40-60=1/2`. */
    Correction correct(const std::string &system, const std::vector<std::string> &results,
                       const PairOptions &how = PairOptions()) const;

    /** Pairs a published round, a list as of Pairing::list, anew with the fewest touched (P23). */
    Repair repair(const std::string &system, const std::string &published,
                  const Changes &changes = Changes(), const PairOptions &how = PairOptions()) const;

    /** The smallest relaxations with which a round could be paired (P28). */
    Relaxations relax(const std::string &system, std::uint32_t limit,
                      const PairOptions &how = PairOptions()) const;

    friend bool operator==(const Event &a, const Event &b)
    {
        return detail::told<std::uint32_t>([&](std::uint32_t *same) {
                   return shk_event_equal(a.raw(), b.raw(), same);
               }) != 0;
    }
    friend bool operator!=(const Event &a, const Event &b) { return !(a == b); }

private:
    DecisionRecord decision(std::size_t at) const
    {
        const shk_decision_facts facts = detail::told<shk_decision_facts>(
            [&](shk_decision_facts *place) { return shk_event_decision(raw(), at, place); });
        const auto text = [&](std::uint32_t field) {
            return detail::text([&](char *buffer, std::size_t room, std::size_t *needed) {
                return shk_event_decision_text(raw(), at, field, buffer, room, needed);
            });
        };
        DecisionRecord record;
        record.round = facts.round;
        record.change = facts.change;
        record.by = text(SHK_DECISION_TEXT_BY);
        record.at = text(SHK_DECISION_TEXT_AT);
        record.reason = text(SHK_DECISION_TEXT_REASON);
        record.clause = text(SHK_DECISION_TEXT_CLAUSE);
        record.before = detail::array<Pair>([&](Pair *all, std::size_t room, std::size_t *needed) {
            return shk_event_decision_before(raw(), at, all, room, needed);
        });
        return record;
    }

    detail::Owned<shk_event, shk_event_free> event_;
};

} // namespace shashki

#endif
