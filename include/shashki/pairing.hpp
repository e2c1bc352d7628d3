/* Paired rounds, and why they are as they are. A part of shashki.hpp. */
#ifndef SHASHKI_PAIRING_HPP
#define SHASHKI_PAIRING_HPP

#include "event.hpp"

namespace shashki {

/** A board of a paired round. */
typedef shk_board Board;

/** A reason for a board or the bye: the fact, the clause, the decision of the documentation (`P12`). */
struct Reason {
    std::string text, clause, decision;
};

/** What an arbiter should know of a round; a warning should be looked into. */
struct Note {
    std::string text;
    bool warning;
};

/** A system of pairing. */
struct System {
    std::uint32_t number;
    std::string name, title, clause;
};

/** The system with a name such as `truncated-solkoff`. */
inline System find_system(const std::string &name, Lang lang = Lang::en)
{
    System found = System();
    found.number = detail::told<std::uint32_t>([&](std::uint32_t *number) {
        return shk_system_by_name(name.data(), name.size(), number);
    });
    found.name = name;
    found.title = detail::text([&](char *buffer, std::size_t room, std::size_t *needed) {
        return shk_system_title(found.number, detail::number(lang), buffer, room, needed);
    });
    found.clause = detail::text([&](char *buffer, std::size_t room, std::size_t *needed) {
        return shk_system_clause(found.number, buffer, room, needed);
    });
    return found;
}

/** How many rounds can be paired for certain with so many players. */
inline std::uint32_t sure_rounds(std::uint32_t players) { return shk_sure_rounds(players); }

/** A paired round, complete. */
class Pairing {
public:
    /** Takes a handle over. */
    explicit Pairing(shk_pairing *pairing) noexcept : pairing_(pairing) {}

    const shk_pairing *raw() const noexcept { return pairing_.get(); }

    shk_pairing_facts facts() const
    {
        return detail::told<shk_pairing_facts>(
            [&](shk_pairing_facts *facts) { return shk_pairing_describe(raw(), facts); });
    }

    std::uint32_t round() const { return facts().round; }
    /** The start number of who has the bye; 0: nobody. */
    std::uint32_t bye() const { return facts().bye; }

    std::vector<Board> boards() const
    {
        return detail::array<Board>([&](Board *all, std::size_t room, std::size_t *needed) {
            return shk_pairing_boards(raw(), all, room, needed);
        });
    }

    /** Who takes no part in the round, and what he gets. */
    std::vector<Unpaired> absent() const
    {
        return detail::array<Unpaired>([&](Unpaired *all, std::size_t room, std::size_t *needed) {
            return shk_pairing_absent(raw(), all, room, needed);
        });
    }

    /** The drawn order that was used; empty in the other systems. */
    std::vector<std::uint32_t> lot() const
    {
        return detail::array<std::uint32_t>(
            [&](std::uint32_t *all, std::size_t room, std::size_t *needed) {
                return shk_pairing_lot(raw(), all, room, needed);
            });
    }

    /** The readings of the rules that were set. */
    std::string readings() const
    {
        return detail::text([&](char *buffer, std::size_t room, std::size_t *needed) {
            return shk_pairing_options_text(raw(), buffer, room, needed);
        });
    }

    std::vector<Note> notes(Lang lang = Lang::en) const
    {
        std::vector<Note> all(facts().note_count);
        for (std::size_t at = 0; at < all.size(); at++) {
            std::uint32_t warning = 0;
            all[at].text = detail::text([&](char *buffer, std::size_t room, std::size_t *needed) {
                return shk_pairing_note(raw(), at, detail::number(lang), &warning, buffer, room,
                                        needed);
            });
            all[at].warning = warning != 0;
        }
        return all;
    }

    /** The number of pairs, then `white black` a line, the bye as `number 0`. */
    std::string list() const
    {
        return detail::text([&](char *buffer, std::size_t capacity, std::size_t *needed) {
            return shk_pairing_list(raw(), buffer, capacity, needed);
        });
    }

    /** The document `shashki-pairing`. */
    std::string json(Lang lang = Lang::en) const
    {
        return detail::text([&](char *buffer, std::size_t capacity, std::size_t *needed) {
            return shk_pairing_json(raw(), detail::number(lang), buffer, capacity, needed);
        });
    }

    /** Why, board by board, if the round was paired with `explain`. */
    std::string explain(Lang lang = Lang::en) const
    {
        return detail::text_or_error(
            [&](char *buffer, std::size_t room, std::size_t *needed, shk_error **error) {
                return shk_pairing_explain(raw(), detail::number(lang), buffer, room, needed, error);
            });
    }

    /** The reasons for a board, from 1; 0: for the bye. */
    std::vector<Reason> reasons(std::uint32_t board, Lang lang = Lang::en) const
    {
        std::vector<Reason> all(detail::told<std::size_t>([&](std::size_t *count) {
            return shk_pairing_reason_count(raw(), board, count);
        }));
        for (std::size_t at = 0; at < all.size(); at++) {
            all[at].text = detail::text([&](char *buffer, std::size_t room, std::size_t *needed) {
                return shk_pairing_reason(raw(), board, at, detail::number(lang), buffer, room, needed);
            });
            all[at].clause = detail::text([&](char *buffer, std::size_t room, std::size_t *needed) {
                return shk_pairing_reason_clause(raw(), board, at, buffer, room, needed);
            });
            all[at].decision = detail::text([&](char *buffer, std::size_t room, std::size_t *needed) {
                return shk_pairing_reason_decision(raw(), board, at, buffer, room, needed);
            });
        }
        return all;
    }

    /** The event with the round in it, ready for results. */
    Event apply() const { return applied(nullptr); }

    /** The same of an event that was changed since then in something else than its players. */
    Event apply(const Event &event) const { return applied(event.raw()); }

private:
    Event applied(const shk_event *event) const
    {
        return Event(detail::made<shk_event *>([&](shk_event **after, shk_error **error) {
            return shk_pairing_apply(raw(), event, after, error);
        }));
    }

    detail::Owned<shk_pairing, shk_pairing_free> pairing_;
};

inline Pairing Event::pair(const std::string &system, const PairOptions &how) const
{
    const detail::Request request(system, how);
    return Pairing(detail::made<shk_pairing *>([&](shk_pairing **pairing, shk_error **error) {
        return shk_pair(raw(), request.raw_options(), pairing, error);
    }));
}

} // namespace shashki

#endif
