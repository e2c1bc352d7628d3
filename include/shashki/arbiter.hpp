/* The arbiter's side: sanctions, the hand on the board, protests, appeals. A part of shashki.hpp.
 *
 * Irregularities of a game are entered and settled by the functions of shashki.h with game.raw();
 * Irregularities below is a short way to them. What the rules refuse is thrown as Error, with the name of
 * the reason and its clause.
 */
#ifndef SHASHKI_ARBITER_HPP
#define SHASHKI_ARBITER_HPP

#include "game.hpp"

namespace shashki {

/** What is done about the irregularities of a game (5.4.13). It refers to the game. */
class Irregularities {
public:
    explicit Irregularities(Game &game) noexcept : game_(game) {}

    std::vector<shk_irregularity> all() const
    {
        return detail::items<shk_irregularity>(
            [&](shk_irregularity *to, std::size_t room, std::size_t *count) {
                return shk_game_irregularities(game_.raw(), to, room, count);
            });
    }
    /** What an irregularity was, as it was entered. */
    shk_incident incident(std::size_t index) const
    {
        shk_incident incident = SHK_INCIDENT_INIT;
        detail::check(shk_game_incident(game_.raw(), index, &incident));
        return incident;
    }
    /** Enters a violation, SHK_VIOLATION_..., and the position that it left. */
    void enter(std::int32_t violation, Side side, const Position &stood, std::uint32_t touched = 0)
    {
        shk_incident incident = SHK_INCIDENT_INIT;
        incident.violation = violation;
        incident.side = static_cast<std::uint32_t>(side);
        incident.touched = touched;
        incident.stood = *stood.raw();
        detail::act([&](shk_error **error) { return shk_game_violate(game_.raw(), &incident, error); });
    }
    void demand(Side side) { by(shk_game_demand_correction, side); }
    void waive(Side side) { by(shk_game_waive, side); }
    void call_arbiter(Side side) { by(shk_game_call_arbiter, side); }
    void arbiter_decides(bool correct)
    {
        detail::act([&](shk_error **error) {
            return shk_game_arbiter_decides(game_.raw(), correct ? 1 : 0, error);
        });
    }
    /** The moves open to the offender, if the irregularity is corrected. */
    std::vector<Move> corrections(std::size_t index) const
    {
        shk_position put_back = shk_position();
        std::uint32_t clock = 0;
        return detail::items<Move>([&](Move *to, std::size_t room, std::size_t *count) {
            return shk_game_corrections(game_.raw(), index, &put_back, &clock, to, room, count);
        });
    }
    /** The offender corrects; NULL where no move is open. */
    void correct(Side side, const Move *move)
    {
        detail::act([&](shk_error **error) {
            return shk_game_correct(game_.raw(), static_cast<std::uint32_t>(side), move, error);
        });
    }
    /** The arbiter imposes a sanction (5.4.14.1). */
    void impose(Side side, std::int32_t gravity, std::int32_t sanction, std::uint32_t seconds = 0,
                std::uint32_t increment = 0)
    {
        detail::act([&](shk_error **error) {
            return shk_game_impose(game_.raw(), static_cast<std::uint32_t>(side), gravity, sanction,
                                   seconds, increment, error);
        });
    }

private:
    void by(shk_status (*call)(shk_game *, std::uint32_t, shk_error **), Side side)
    {
        detail::act([&](shk_error **error) {
            return call(game_.raw(), static_cast<std::uint32_t>(side), error);
        });
    }

    Game &game_;
};

/** The ladder of sanctions of one player (5.4.14.2). */
class Ladder {
public:
    Ladder()
    {
        shk_ladder *ladder = nullptr;
        detail::check(shk_ladder_new(&ladder));
        ladder_.reset(ladder);
    }
    Ladder(Ladder &&) noexcept = default;
    Ladder &operator=(Ladder &&) noexcept = default;
    Ladder(const Ladder &other)
    {
        shk_ladder *ladder = nullptr;
        detail::check(shk_ladder_copy(other.raw(), &ladder));
        ladder_.reset(ladder);
    }
    Ladder &operator=(const Ladder &other)
    {
        Ladder copy(other);
        ladder_.swap(copy.ladder_);
        return *this;
    }

    shk_ladder *raw() noexcept { return ladder_.get(); }
    const shk_ladder *raw() const noexcept { return ladder_.get(); }

    shk_advice advise(std::int32_t gravity = SHK_GRAVITY_ORDINARY) const
    {
        shk_advice advice = shk_advice();
        detail::check(shk_ladder_advise(raw(), gravity, &advice));
        return advice;
    }
    void impose(std::int32_t gravity, std::int32_t sanction, std::uint32_t seconds = 0,
                std::uint32_t increment = 0)
    {
        detail::act([&](shk_error **error) {
            return shk_ladder_impose(raw(), gravity, sanction, seconds, increment, error);
        });
    }
    void add(const Game &game, Side side)
    {
        detail::check(shk_ladder_add_game(raw(), game.raw(), static_cast<std::uint32_t>(side)));
    }
    void next_game() { detail::check(shk_ladder_next_game(raw())); }
    std::vector<shk_imposed> history() const
    {
        return detail::items<shk_imposed>([&](shk_imposed *to, std::size_t room, std::size_t *count) {
            return shk_ladder_history(raw(), to, room, count);
        });
    }

private:
    struct Free {
        void operator()(shk_ladder *ladder) const noexcept { shk_ladder_free(ladder); }
    };
    std::unique_ptr<shk_ladder, Free> ladder_;
};

/** The hand of the player to move (6.1.4.6 to 6.1.5.13). */
class Hand {
public:
    explicit Hand(const Position &position, std::int32_t rule = SHK_REMOVAL_EITHER_WAY)
    {
        shk_hand *hand = nullptr;
        detail::act([&](shk_error **error) { return shk_hand_new(position.raw(), rule, &hand, error); });
        hand_.reset(hand);
    }

    shk_hand *raw() noexcept { return hand_.get(); }
    const shk_hand *raw() const noexcept { return hand_.get(); }

    /** SHK_HAND_... */
    std::int32_t state() const
    {
        std::int32_t state = 0;
        detail::check(shk_hand_state(raw(), &state));
        return state;
    }
    std::vector<Move> allowed() const
    {
        return detail::items<Move>([&](Move *to, std::size_t room, std::size_t *count) {
            return shk_hand_allowed(raw(), to, room, count);
        });
    }
    void adjust(Side side)
    {
        detail::act([&](shk_error **error) {
            return shk_hand_adjust(raw(), static_cast<std::uint32_t>(side), error);
        });
    }
    void touch(std::uint32_t square)
    {
        detail::act([&](shk_error **error) { return shk_hand_touch(raw(), square, error); });
    }
    void carry(const std::vector<std::uint8_t> &squares)
    {
        detail::act([&](shk_error **error) {
            return shk_hand_carry(raw(), squares.data(), squares.size(), error);
        });
    }
    Move release()
    {
        Move made = Move();
        detail::act([&](shk_error **error) { return shk_hand_release(raw(), &made, error); });
        return made;
    }
    void remove(std::uint32_t square)
    {
        detail::act([&](shk_error **error) { return shk_hand_remove(raw(), square, error); });
    }
    Move press_clock()
    {
        Move made = Move();
        detail::act([&](shk_error **error) { return shk_hand_press_clock(raw(), &made, error); });
        return made;
    }

private:
    struct Free {
        void operator()(shk_hand *hand) const noexcept { shk_hand_free(hand); }
    };
    std::unique_ptr<shk_hand, Free> hand_;
};

/** A protest that was accepted (5.4.16). Moments are minutes from any beginning. */
class Protest {
public:
    Protest(const shk_paper &paper, const shk_round_times &times, std::uint32_t deposit = 0)
    {
        shk_protest *protest = nullptr;
        detail::act([&](shk_error **error) {
            return shk_protest_file(&paper, &times, deposit, &protest, error);
        });
        protest_.reset(protest);
    }

    const shk_protest *raw() const noexcept { return protest_.get(); }

    shk_protest_facts facts() const
    {
        shk_protest_facts facts = shk_protest_facts();
        detail::check(shk_protest_describe(raw(), &facts));
        return facts;
    }
    /** `approval` is when the technical results are approved; NULL where that isn't known. */
    std::int64_t decide_before(const std::int64_t *approval = nullptr) const
    {
        std::int64_t before = 0;
        detail::check(shk_protest_decide_before(raw(), approval, &before));
        return before;
    }
    void decide(std::int32_t ruling, std::int64_t at, const std::int64_t *approval = nullptr)
    {
        detail::act([&](shk_error **error) {
            return shk_protest_decide(protest_.get(), ruling, at, approval, error);
        });
    }

private:
    struct Free {
        void operator()(shk_protest *protest) const noexcept { shk_protest_free(protest); }
    };
    std::unique_ptr<shk_protest, Free> protest_;
};

/** An appeal against the decision on a protest (5.4.16.5). */
class Appeal {
public:
    /** The committee is NULL where the competition has none. */
    Appeal(const Protest &protest, std::int32_t by, const shk_committee *committee)
    {
        shk_appeal *appeal = nullptr;
        detail::act([&](shk_error **error) {
            return shk_appeal_file(protest.raw(), by, committee, &appeal, error);
        });
        appeal_.reset(appeal);
    }

    const shk_appeal *raw() const noexcept { return appeal_.get(); }

    /** SHK_RULING_..., by so many votes for the appeal; it is final. */
    std::int32_t decide(std::uint32_t votes_for)
    {
        std::int32_t ruling = 0;
        detail::act([&](shk_error **error) {
            return shk_appeal_decide(appeal_.get(), votes_for, &ruling, error);
        });
        return ruling;
    }

private:
    struct Free {
        void operator()(shk_appeal *appeal) const noexcept { shk_appeal_free(appeal); }
    };
    std::unique_ptr<shk_appeal, Free> appeal_;
};

} // namespace shashki

#endif
