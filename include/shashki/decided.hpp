/* What is decided after publication: corrections, re-pairing, changed draws. A part of shashki.hpp. */
#ifndef SHASHKI_DECIDED_HPP
#define SHASHKI_DECIDED_HPP

#include "pairing.hpp"

namespace shashki {

/** Corrected results and what follows from them (P25). */
class Correction {
public:
    /** Takes a handle over. */
    explicit Correction(shk_correction *correction) noexcept : correction_(correction) {}

    const shk_correction *raw() const noexcept { return correction_.get(); }

    /** The rounds after that of the first game, up to the next one to be drawn. */
    std::vector<shk_later_round> rounds() const
    {
        return detail::array<shk_later_round>(
            [&](shk_later_round *all, std::size_t room, std::size_t *needed) {
                return shk_correction_rounds(raw(), all, room, needed);
            });
    }

    /** What it means for a later round. */
    std::string text(std::uint32_t round, Lang lang = Lang::en) const
    {
        return detail::text([&](char *buffer, std::size_t room, std::size_t *needed) {
            return shk_correction_text(raw(), round, detail::number(lang), buffer, room, needed);
        });
    }

    /** The document `shashki-correction`, without or with the decision. */
    std::string json(Lang lang = Lang::en) const { return written(lang, nullptr); }
    std::string json(Lang lang, const Decision &decision) const
    {
        const shk_decision_by row = detail::raw(decision, SHK_CHANGE_CORRECTED_RESULT);
        return written(lang, &row);
    }

    /** The event with the corrected results and the record; what the decision changes isn't read. */
    Event apply(const Decision &decision) const
    {
        const shk_decision_by row = detail::raw(decision, SHK_CHANGE_CORRECTED_RESULT);
        return Event(detail::made<shk_event *>([&](shk_event **event, shk_error **error) {
            return shk_correction_apply(raw(), &row, event, error);
        }));
    }

private:
    std::string written(Lang lang, const shk_decision_by *decision) const
    {
        return detail::text_or_error(
            [&](char *buffer, std::size_t room, std::size_t *needed, shk_error **error) {
                return shk_correction_json(raw(), decision, detail::number(lang), buffer, room, needed,
                                           error);
            });
    }

    detail::Owned<shk_correction, shk_correction_free> correction_;
};

/** A published round paired anew with the fewest touched (P23). */
class Repair {
public:
    /** Takes a handle over. */
    explicit Repair(shk_repair *repair) noexcept : repair_(repair) {}

    const shk_repair *raw() const noexcept { return repair_.get(); }

    shk_repair_facts facts() const
    {
        return detail::told<shk_repair_facts>(
            [&](shk_repair_facts *facts) { return shk_repair_describe(raw(), facts); });
    }

    /** SHK_REPAIR_...: start numbers of who is concerned. */
    std::vector<std::uint32_t> players(std::uint32_t which = SHK_REPAIR_TOUCHED) const
    {
        return detail::array<std::uint32_t>(
            [&](std::uint32_t *all, std::size_t room, std::size_t *needed) {
                return shk_repair_players(raw(), which, all, room, needed);
            });
    }

    /** The boards that weren't published, White first. */
    std::vector<Pair> new_boards() const
    {
        return detail::array<Pair>([&](Pair *all, std::size_t room, std::size_t *needed) {
            return shk_repair_new_boards(raw(), all, room, needed);
        });
    }

    /** Why the players of a new board, from 0, aren't where they were published; a line each. */
    std::string why(std::size_t index, Lang lang = Lang::en) const
    {
        return detail::text([&](char *buffer, std::size_t room, std::size_t *needed) {
            return shk_repair_why(raw(), index, detail::number(lang), buffer, room, needed);
        });
    }

    /** Remarks and notes, a line each. */
    std::string notes(Lang lang = Lang::en) const
    {
        return detail::text([&](char *buffer, std::size_t room, std::size_t *needed) {
            return shk_repair_notes(raw(), detail::number(lang), buffer, room, needed);
        });
    }

    /** The whole round as it stands now. */
    Pairing pairing() const
    {
        return Pairing(detail::told<shk_pairing *>(
            [&](shk_pairing **pairing) { return shk_repair_pairing(raw(), pairing); }));
    }

    /** The full new draw, which 5.4.10.12 allows as well. */
    Pairing new_draw() const
    {
        return Pairing(detail::made<shk_pairing *>([&](shk_pairing **pairing, shk_error **error) {
            return shk_repair_new_draw(raw(), pairing, error);
        }));
    }

    /** The document `shashki-repair`, without or with the decision. */
    std::string json(Lang lang = Lang::en) const { return written(lang, nullptr); }
    std::string json(Lang lang, const Decision &decision) const
    {
        const shk_decision_by row = detail::raw(decision, SHK_CHANGE_RE_PAIRING);
        return written(lang, &row);
    }

    /** The event with the round as it stands now and the record; what the decision changes isn't read. */
    Event apply(const Decision &decision) const
    {
        const shk_decision_by row = detail::raw(decision, SHK_CHANGE_RE_PAIRING);
        return Event(detail::made<shk_event *>([&](shk_event **event, shk_error **error) {
            return shk_repair_apply(raw(), &row, event, error);
        }));
    }

private:
    std::string written(Lang lang, const shk_decision_by *decision) const
    {
        return detail::text_or_error(
            [&](char *buffer, std::size_t room, std::size_t *needed, shk_error **error) {
                return shk_repair_json(raw(), decision, detail::number(lang), buffer, room, needed,
                                       error);
            });
    }

    detail::Owned<shk_repair, shk_repair_free> repair_;
};

/** The draw of a round on its way into force (5.4.10.8). One thread at a time may change it. */
class RoundDraw {
public:
    /** Without pairs, for players who take part. */
    RoundDraw(std::uint32_t round, const std::vector<std::uint32_t> &players)
        : draw_(detail::told<shk_round_draw *>([&](shk_round_draw **draw) {
              return shk_round_draw_new(round, detail::data(players), players.size(), draw);
          }))
    {
    }

    /** The complete draw of a paired round. */
    explicit RoundDraw(const Pairing &pairing)
        : draw_(detail::told<shk_round_draw *>(
              [&](shk_round_draw **draw) { return shk_round_draw_of(pairing.raw(), draw); }))
    {
    }

    const shk_round_draw *raw() const noexcept { return draw_.get(); }
    shk_round_draw *raw() noexcept { return draw_.get(); }

    /** SHK_DRAW_... */
    std::uint32_t state() const
    {
        return detail::told<std::uint32_t>(
            [&](std::uint32_t *state) { return shk_round_draw_state(raw(), state); });
    }

    /** The pairs as they stand, as of Pairing::list. */
    std::string list() const
    {
        return detail::text([&](char *buffer, std::size_t room, std::size_t *needed) {
            return shk_round_draw_list(raw(), buffer, room, needed);
        });
    }

    /** Sets the pairs, all or some, before they are in force. */
    void set(const std::string &list)
    {
        detail::run([&](shk_error **error) {
            return shk_round_draw_set(raw(), list.data(), list.size(), error);
        });
    }

    void put_in_force()
    {
        detail::run([&](shk_error **error) { return shk_round_draw_put_in_force(raw(), error); });
    }

    /** Changes a draw in force by a reasoned decision (5.4.10.12). */
    void change(const std::string &list, const Decision &decision)
    {
        const shk_decision_by row = detail::raw(decision, decision.change);
        detail::run([&](shk_error **error) {
            return shk_round_draw_change(raw(), list.data(), list.size(), &row, error);
        });
    }

    /** Somebody comes or goes after the draw came into force. */
    void takes_part(std::uint32_t player, bool here)
    {
        detail::check(shk_round_draw_takes_part(raw(), player, here ? 1 : 0));
    }

private:
    detail::Owned<shk_round_draw, shk_round_draw_free> draw_;
};

inline Correction Event::correct(const std::string &system, const std::vector<std::string> &results,
                                 const PairOptions &how) const
{
    const detail::Request request(system, how);
    const std::vector<shk_text> rows = detail::spans(results);
    return Correction(
        detail::made<shk_correction *>([&](shk_correction **correction, shk_error **error) {
            return shk_correct(raw(), request.raw_options(), detail::data(rows), rows.size(),
                               correction, error);
        }));
}

inline Repair Event::repair(const std::string &system, const std::string &published,
                            const Changes &changes, const PairOptions &how) const
{
    const detail::Request request(system, how);
    const std::vector<shk_text> corrected = detail::spans(changes.corrected);
    shk_repair_changes row = SHK_REPAIR_CHANGES_INIT;
    row.absent = detail::data(changes.absent);
    row.absent_count = changes.absent.size();
    row.arrived = detail::data(changes.arrived);
    row.arrived_count = changes.arrived.size();
    row.corrected = detail::data(corrected);
    row.corrected_count = corrected.size();
    return Repair(detail::made<shk_repair *>([&](shk_repair **repair, shk_error **error) {
        return shk_repair_make(raw(), request.raw_options(), &row, published.data(), published.size(),
                               repair, error);
    }));
}

} // namespace shashki

#endif
