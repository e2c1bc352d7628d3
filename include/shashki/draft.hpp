/* Tournaments built up by calls. A part of shashki.hpp. */
#ifndef SHASHKI_DRAFT_HPP
#define SHASHKI_DRAFT_HPP

#include "decided.hpp"
#include "event.hpp"

namespace shashki {

/** A tournament in which anything may stand. One thread at a time may change it. */
class Draft {
public:
    /** A Swiss tournament, paired by program; win 2, draw 1, loss 0. */
    Draft()
        : draft_(detail::told<shk_draft *>([](shk_draft **draft) { return shk_draft_new(draft); }))
    {
    }

    /** With everything that stands in an event. */
    explicit Draft(const Event &event)
        : draft_(detail::told<shk_draft *>(
              [&](shk_draft **draft) { return shk_draft_from_event(event.raw(), draft); }))
    {
    }

    shk_draft *raw() noexcept { return draft_.get(); }
    const shk_draft *raw() const noexcept { return draft_.get(); }

    /** The event. The message of the error has everything that is wrong, a line each. */
    Event check() const
    {
        return Event(detail::made<shk_event *>([&](shk_event **event, shk_error **error) {
            return shk_draft_check(raw(), event, error);
        }));
    }

    /** SHK_INFO_...: a text is set, to a list it is added. */
    void set_info(std::uint32_t field, const std::string &text)
    {
        detail::check(shk_draft_set_info(raw(), field, text.data(), text.size()));
    }
    void clear_info(std::uint32_t field) { detail::check(shk_draft_clear_info(raw(), field)); }
    /** 0: nobody knows. */
    void set_planned_rounds(std::uint32_t rounds)
    {
        detail::check(shk_draft_set_planned_rounds(raw(), rounds));
    }
    /** SHK_FORMAT_..., SHK_PAIRED_BY_... */
    void set_format(std::uint32_t format, std::uint32_t paired_by = SHK_PAIRED_BY_PROGRAM)
    {
        detail::check(shk_draft_set_format(raw(), format, paired_by));
    }
    void set_scoring(const Scoring &scoring)
    {
        detail::check(shk_draft_set_scoring(raw(), &scoring));
    }
    /** The colour of the odd start numbers in round 1 (P18). */
    void set_first_colour(std::uint32_t colour)
    {
        detail::check(shk_draft_set_first_colour(raw(), colour));
    }
    void set_seed(std::uint64_t seed) { detail::check(shk_draft_set_seed(raw(), 1, seed)); }
    void clear_seed() { detail::check(shk_draft_set_seed(raw(), 0, 0)); }
    /** `halves=recut ties=ascending` */
    void set_options(const std::string &readings)
    {
        detail::run([&](shk_error **error) {
            return shk_draft_set_options(raw(), readings.data(), readings.size(), error);
        });
    }
    /** Whether start numbers may have gaps. */
    void allow_gaps(bool allowed = true)
    {
        detail::check(shk_draft_allow_gaps(raw(), allowed ? 1 : 0));
    }
    /** The drawn order of a round; 0: of the one to be paired. */
    void add_lot(const std::vector<std::uint32_t> &order, std::uint32_t round = 0)
    {
        detail::check(shk_draft_add_lot(raw(), round, detail::data(order), order.size()));
    }

    /** Adds players: all or, with an exception, none. */
    void add_players(const std::vector<Player> &players)
    {
        std::vector<std::vector<shk_national>> national(players.size());
        std::vector<shk_player> rows;
        for (std::size_t at = 0; at < players.size(); at++)
            rows.push_back(detail::raw(players[at], national[at]));
        add(shk_draft_add_players, rows);
    }
    /** Adds a player. */
    void add_player(const Player &player) { add_players(std::vector<Player>(1, player)); }
    /** Puts a player in the place of the one with the same start number. */
    void set_player(const Player &player)
    {
        std::vector<shk_national> national;
        const shk_player row = detail::raw(player, national);
        detail::run([&](shk_error **error) { return shk_draft_set_player(raw(), &row, error); });
    }
    void remove_player(std::uint32_t start)
    {
        detail::run([&](shk_error **error) { return shk_draft_remove_player(raw(), start, error); });
    }
    /** A player left after a round; 0: before round 1. */
    void withdraw(std::uint32_t start, std::uint32_t after)
    {
        detail::run([&](shk_error **error) { return shk_draft_withdraw(raw(), start, after, error); });
    }

    /** Puts a round in place, or in place of the one that stood there. */
    void set_round(std::uint32_t round, const std::vector<Meeting> &meetings,
                   const std::vector<Unpaired> &others = std::vector<Unpaired>())
    {
        detail::run([&](shk_error **error) {
            return shk_draft_set_round(raw(), round, detail::data(meetings), meetings.size(),
                                       detail::data(others), others.size(), error);
        });
    }
    /** Drops all rounds after the first ones. */
    void keep_rounds(std::uint32_t rounds)
    {
        detail::run([&](shk_error **error) { return shk_draft_keep_rounds(raw(), rounds, error); });
    }
    void add_absences(const std::vector<Absence> &all) { add(shk_draft_add_absences, all); }
    void add_adjustments(const std::vector<Adjustment> &all) { add(shk_draft_add_adjustments, all); }
    void add_acceleration(const std::vector<Acceleration> &all)
    {
        add(shk_draft_add_acceleration, all);
    }
    /** Records of decisions; the clause isn't read. */
    void add_decisions(const std::vector<DecisionRecord> &records)
    {
        std::vector<shk_decision> rows;
        for (const DecisionRecord &record : records) {
            shk_decision row = shk_decision();
            row.round = record.round;
            row.change = record.change;
            row.by = detail::span(record.by);
            row.at = detail::span(record.at);
            row.reason = detail::span(record.reason);
            row.before = detail::data(record.before);
            row.before_count = record.before.size();
            rows.push_back(row);
        }
        add(shk_draft_add_decisions, rows);
    }
    /** The records of the decisions that changed a draw. */
    void add_records(const RoundDraw &draw)
    {
        detail::check(shk_draft_add_records(raw(), draw.raw()));
    }

    void add_forbidden(const std::vector<Forbidden> &all)
    {
        add(shk_draft_add_forbidden, detail::raw(all));
    }
    void add_forced(const std::vector<Forced> &all) { add(shk_draft_add_forced, detail::raw(all)); }
    /** In the order in which they are drawn. */
    void add_pools(const std::vector<Group> &all) { add(shk_draft_add_pools, detail::raw(all)); }
    void add_groups(const std::vector<Group> &all) { add(shk_draft_add_groups, detail::raw(all)); }
    /** SHK_GROUP_BY_...; how many were added. */
    std::size_t add_groups_by(std::uint32_t by)
    {
        return detail::told<std::size_t>(
            [&](std::size_t *added) { return shk_draft_add_groups_by(raw(), by, added); });
    }
    /** Compulsory meetings inside groups in rounds 1 to `until` (P5); no names: inside all. */
    void meet_until(std::uint32_t until, const std::vector<std::string> &names = {})
    {
        const std::vector<shk_text> rows = detail::spans(names);
        detail::run([&](shk_error **error) {
            return shk_draft_add_meet_until(raw(), until, detail::data(rows), rows.size(), error);
        });
    }
    /** Players of one group don't meet before a round (P34), `soft` as a wish (P33). */
    void not_before(std::uint32_t round, bool soft = false, const std::vector<std::string> &names = {})
    {
        const std::vector<shk_text> rows = detail::spans(names);
        detail::run([&](shk_error **error) {
            return shk_draft_add_not_before(raw(), round, soft ? 1 : 0, detail::data(rows), rows.size(),
                                            error);
        });
    }
    /** Pairs that should not meet, in the order in which they are kept (P33). */
    void add_soft_pairs(const std::vector<Pair> &all) { add(shk_draft_add_soft_pairs, all); }
    /** Empties a part, SHK_PART_... */
    void clear(std::uint32_t part) { detail::check(shk_draft_clear(raw(), part)); }

private:
    template <typename Row>
    void add(shk_status (*function)(shk_draft *, const Row *, std::size_t, shk_error **),
             const std::vector<Row> &rows)
    {
        detail::run([&](shk_error **error) {
            return function(raw(), detail::data(rows), rows.size(), error);
        });
    }

    detail::Owned<shk_draft, shk_draft_free> draft_;
};

inline Draft Event::draft() const { return Draft(*this); }

} // namespace shashki

#endif
