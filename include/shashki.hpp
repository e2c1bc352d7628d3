/*
 * Shashki in C++11 and later: a thin wrapper of shashki.h.
 *
 * A handle is owned by an object and freed with it; a failure is thrown as shashki::Error; texts are
 * std::string in UTF-8. What is not wrapped is called as in C: position.raw() and the like give what
 * the functions of shashki.h take.
 */
#ifndef SHASHKI_HPP
#define SHASHKI_HPP

#include "shashki.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace shashki {

/** A language of messages. */
enum class Lang : std::int32_t { en = SHK_EN, ru = SHK_RU };

namespace detail {

/** The text that a call gives in two steps. `call` takes a buffer, its capacity, and the needed. */
template <typename Call>
shk_status read_text(std::string &text, Call call)
{
    text.assign(256, '\0');
    for (;;) {
        std::size_t needed = 0;
        const shk_status status = call(&text[0], text.size(), &needed);
        if (status == SHK_BUFFER_TOO_SMALL && needed > text.size()) {
            text.assign(needed, '\0');
            continue;
        }
        text.resize(status == SHK_OK && needed > 0 ? needed - 1 : 0);
        return status;
    }
}

} // namespace detail

/** Why a call failed. `what()` is the message in English. */
class Error : public std::runtime_error {
public:
    /** Of a call that tells its failure by the status alone. */
    explicit Error(shk_status status)
        : std::runtime_error("shashki: status " + std::to_string(status)), status_(status)
    {
    }

    /** Of a call with an error object, which is taken over and freed. */
    Error(shk_status status, shk_error *error)
        : std::runtime_error(message_of(status, error, SHK_EN)), status_(status),
          russian_(message_of(status, error, SHK_RU)), clause_(text_of(error, shk_error_clause)),
          name_(text_of(error, shk_error_name)), line_(shk_error_line(error)),
          column_(shk_error_column(error)), offset_(shk_error_offset(error)),
          round_(shk_error_round(error)), player_(shk_error_player(error)), ply_(shk_error_ply(error))
    {
        shk_error_free(error);
    }

    /** One of SHK_... */
    shk_status status() const noexcept { return status_; }
    /** The message. */
    std::string message(Lang lang = Lang::en) const
    {
        return lang == Lang::ru && !russian_.empty() ? russian_ : std::string(what());
    }
    /** The clause of the rules; empty where there is none. */
    const std::string &clause() const noexcept { return clause_; }
    /** The name by which programs tell reasons apart; empty where there is none. */
    const std::string &name() const noexcept { return name_; }
    /** From 1; 0 where there is none. */
    std::uint64_t line() const noexcept { return line_; }
    /** From 1; 0 where there is none. */
    std::uint64_t column() const noexcept { return column_; }
    /** From 0; means something where there is a line. */
    std::uint64_t offset() const noexcept { return offset_; }
    /** From 1; 0 where there is none. */
    std::uint32_t round() const noexcept { return round_; }
    /** The start number; 0 where there is none. */
    std::uint32_t player() const noexcept { return player_; }
    /** From 1; 0 where there is none. */
    std::uint32_t ply() const noexcept { return ply_; }

private:
    typedef shk_status (*Text)(const shk_error *, char *, std::size_t, std::size_t *);

    static std::string text_of(const shk_error *error, Text get)
    {
        std::string text;
        detail::read_text(text, [&](char *buffer, std::size_t capacity, std::size_t *needed) {
            return get(error, buffer, capacity, needed);
        });
        return text;
    }

    static std::string message_of(shk_status status, const shk_error *error, std::int32_t lang)
    {
        std::string text;
        const shk_status got = detail::read_text(
            text, [&](char *buffer, std::size_t capacity, std::size_t *needed) {
                return shk_error_message(error, lang, buffer, capacity, needed);
            });
        return got == SHK_OK ? text : "shashki: status " + std::to_string(status);
    }

    shk_status status_;
    std::string russian_, clause_, name_;
    std::uint64_t line_ = 0, column_ = 0, offset_ = 0;
    std::uint32_t round_ = 0, player_ = 0, ply_ = 0;
};

namespace detail {

inline void check(shk_status status)
{
    if (status != SHK_OK)
        throw Error(status);
}

/** By reference: where both are arguments of one call, the error is read after the status is there. */
inline void check(shk_status status, shk_error *const &error)
{
    if (status != SHK_OK)
        throw Error(status, error);
}

/** The text that a call gives. */
template <typename Call>
std::string text(Call call)
{
    std::string text;
    check(read_text(text, call));
    return text;
}

} // namespace detail

/** The version of the library that is loaded. */
inline std::string version() { return shk_version(); }

/** Throws unless the library that is loaded is of the version that this header is of. */
inline void check_abi()
{
    if (shk_abi_version() != SHK_ABI_VERSION)
        throw std::runtime_error("shashki: the library is of another version than the header");
}

/** A move: a value. */
typedef shk_move Move;

/** How a perft is run. */
struct Perft {
    std::uint32_t depth = 0;
    bool routes = false;
    std::uint32_t hash_megabytes = 0;
    std::uint32_t threads = 1;
};

/** A position: a value, always one of the game. */
class Position {
public:
    /** The initial position (6.1.3.1). */
    Position() { detail::check(shk_position_initial(&position_)); }

    /** Of squares as sets, as in shk_position. */
    explicit Position(const shk_position &position) : position_(position)
    {
        shk_error *error = nullptr;
        detail::check(shk_position_check(&position_, &error), error);
    }

    static Position initial() { return Position(); }

    static Position from_fen(const std::string &fen, bool strict = false)
    {
        shk_error *error = nullptr;
        shk_position position = shk_position();
        detail::check(
            shk_position_from_fen(fen.data(), fen.size(), strict ? 1 : 0, &position, &error), error);
        return Position(position);
    }

    const shk_position *raw() const noexcept { return &position_; }
    bool white_to_move() const noexcept { return position_.side == SHK_WHITE; }

    std::string fen(bool algebraic = false) const
    {
        return detail::text([&](char *buffer, std::size_t capacity, std::size_t *needed) {
            return shk_position_to_fen(&position_, algebraic ? 1 : 0, buffer, capacity, needed);
        });
    }

    std::string text() const
    {
        return detail::text([&](char *buffer, std::size_t capacity, std::size_t *needed) {
            return shk_position_to_text(&position_, buffer, capacity, needed);
        });
    }

    std::string svg(bool flipped = false, Lang lang = Lang::en) const
    {
        return detail::text([&](char *buffer, std::size_t capacity, std::size_t *needed) {
            return shk_position_to_svg(&position_, flipped ? 1 : 0, static_cast<std::int32_t>(lang),
                                       buffer, capacity, needed);
        });
    }

    Position turned() const
    {
        Position other;
        detail::check(shk_position_turned(&position_, &other.position_));
        return other;
    }

    std::vector<Move> legal_moves() const
    {
        std::vector<Move> moves(64);
        std::size_t count = 0;
        shk_status status = shk_position_moves(&position_, moves.data(), moves.size(), &count);
        if (status == SHK_BUFFER_TOO_SMALL) {
            moves.resize(count);
            status = shk_position_moves(&position_, moves.data(), moves.size(), &count);
        }
        detail::check(status);
        moves.resize(count);
        return moves;
    }

    bool can_capture() const
    {
        std::uint32_t can = 0;
        detail::check(shk_position_can_capture(&position_, &can));
        return can != 0;
    }

    Move read_move(const std::string &written) const
    {
        shk_error *error = nullptr;
        Move found = Move();
        detail::check(
            shk_position_read_move(&position_, written.data(), written.size(), &found, &error), error);
        return found;
    }

    std::string write_move(const Move &move, std::int32_t form = SHK_FORM_FULL) const
    {
        return detail::text([&](char *buffer, std::size_t capacity, std::size_t *needed) {
            return shk_position_write_move(&position_, &move, form, buffer, capacity, needed);
        });
    }

    Position play(const Move &move) const
    {
        shk_error *error = nullptr;
        Position after;
        detail::check(shk_position_play(&position_, &move, &after.position_, &error), error);
        return after;
    }

    Position play(const std::string &written) const { return play(read_move(written)); }

    std::uint64_t perft(const Perft &how) const
    {
        shk_perft_options options = SHK_PERFT_INIT;
        options.depth = how.depth;
        options.routes = how.routes ? 1 : 0;
        options.hash = how.hash_megabytes;
        options.threads = how.threads;
        shk_error *error = nullptr;
        std::uint64_t count = 0;
        detail::check(shk_perft(&position_, &options, &count, &error), error);
        return count;
    }

    friend bool operator==(const Position &a, const Position &b) noexcept
    {
        return a.position_.white == b.position_.white && a.position_.black == b.position_.black &&
               a.position_.kings == b.position_.kings && a.position_.side == b.position_.side;
    }
    friend bool operator!=(const Position &a, const Position &b) noexcept { return !(a == b); }

private:
    shk_position position_;
};

class Pairing;

/** A board of a paired round. */
typedef shk_board Board;

/** How a round is paired, beside the system. What is missing here is set in the C struct. */
struct PairOptions {
    std::uint32_t round = 0; /**< 0: the next one. */
    std::uint32_t profile = 0;
    std::uint32_t first_colour = SHK_COLOUR_NONE;
    bool has_seed = false;
    std::uint64_t seed = 0;
    std::string readings; /**< `halves=recut ties=ascending` */
    bool explain = false;
};

/** A tournament in which nothing contradicts anything else. */
class Event {
public:
    /** Takes a handle over. */
    explicit Event(shk_event *event) noexcept : event_(event) {}

    static Event read(const std::string &text, bool lenient = false)
    {
        shk_read_options options = SHK_READ_OPTIONS_INIT;
        options.lenient = lenient ? 1 : 0;
        shk_event *event = nullptr;
        shk_error *error = nullptr;
        detail::check(shk_event_read(text.data(), text.size(), &options, &event, &error), error);
        return Event(event);
    }

    const shk_event *raw() const noexcept { return event_.get(); }
    shk_event *raw() noexcept { return event_.get(); }

    shk_event_facts facts() const
    {
        shk_event_facts facts = shk_event_facts();
        detail::check(shk_event_describe(raw(), &facts));
        return facts;
    }

    /** SHK_PLAYER_... of the player with a start number. */
    std::string player_text(std::uint32_t start, std::uint32_t field = SHK_PLAYER_NAME) const
    {
        return detail::text([&](char *buffer, std::size_t capacity, std::size_t *needed) {
            return shk_event_player_text(raw(), start, field, buffer, capacity, needed);
        });
    }

    /** In hundredths, player by player, after a round. */
    std::vector<std::int64_t> points(std::uint32_t round) const
    {
        std::vector<std::int64_t> points(facts().player_count);
        std::size_t needed = 0;
        detail::check(shk_event_points(raw(), round, points.data(), points.size(), &needed));
        return points;
    }

    /** As SHK_FORM_TRF26, SHK_FORM_TRF16 or SHK_FORM_JSON. */
    std::string write(std::uint32_t form = SHK_FORM_TRF26) const
    {
        shk_error *error = nullptr;
        std::string text;
        const shk_status status = detail::read_text(
            text, [&](char *buffer, std::size_t capacity, std::size_t *needed) {
                shk_error_free(error);
                error = nullptr;
                return shk_event_write(raw(), form, buffer, capacity, needed, &error);
            });
        detail::check(status, error);
        return text;
    }

    void record_results(std::uint32_t round, const std::vector<shk_meeting> &results)
    {
        shk_error *error = nullptr;
        detail::check(shk_event_record_results(raw(), round, results.data(), results.size(), &error),
                      error);
    }

    /** Pairs a round by a system (`truncated-solkoff`, ...). */
    Pairing pair(const std::string &system, const PairOptions &how = PairOptions()) const;

    friend bool operator==(const Event &a, const Event &b)
    {
        std::uint32_t same = 0;
        detail::check(shk_event_equal(a.raw(), b.raw(), &same));
        return same != 0;
    }
    friend bool operator!=(const Event &a, const Event &b) { return !(a == b); }

private:
    struct Free {
        void operator()(shk_event *event) const noexcept { shk_event_free(event); }
    };
    std::unique_ptr<shk_event, Free> event_;
};

/** A paired round, complete. */
class Pairing {
public:
    /** Takes a handle over. */
    explicit Pairing(shk_pairing *pairing) noexcept : pairing_(pairing) {}

    const shk_pairing *raw() const noexcept { return pairing_.get(); }

    shk_pairing_facts facts() const
    {
        shk_pairing_facts facts = shk_pairing_facts();
        detail::check(shk_pairing_describe(raw(), &facts));
        return facts;
    }

    std::uint32_t round() const { return facts().round; }
    /** The start number of who has the bye; 0: nobody. */
    std::uint32_t bye() const { return facts().bye; }

    std::vector<Board> boards() const
    {
        std::vector<Board> boards(facts().board_count);
        std::size_t needed = 0;
        detail::check(shk_pairing_boards(raw(), boards.data(), boards.size(), &needed));
        return boards;
    }

    /** The number of pairs, then `white black` a line, the bye as `number 0`. */
    std::string list() const
    {
        return detail::text([&](char *buffer, std::size_t capacity, std::size_t *needed) {
            return shk_pairing_list(raw(), buffer, capacity, needed);
        });
    }

    /** Why, board by board, if the round was paired with `explain`. */
    std::string explain(Lang lang = Lang::en) const
    {
        return detail::text([&](char *buffer, std::size_t capacity, std::size_t *needed) {
            return shk_pairing_explain(raw(), static_cast<std::int32_t>(lang), buffer, capacity,
                                       needed, nullptr);
        });
    }

    /** The event with the round in it, ready for results. */
    Event apply() const
    {
        shk_event *event = nullptr;
        shk_error *error = nullptr;
        detail::check(shk_pairing_apply(raw(), nullptr, &event, &error), error);
        return Event(event);
    }

private:
    struct Free {
        void operator()(shk_pairing *pairing) const noexcept { shk_pairing_free(pairing); }
    };
    std::unique_ptr<shk_pairing, Free> pairing_;
};

inline Pairing Event::pair(const std::string &system, const PairOptions &how) const
{
    shk_pair_options options = SHK_PAIR_OPTIONS_INIT;
    detail::check(shk_system_by_name(system.data(), system.size(), &options.system));
    options.round = how.round;
    options.profile = how.profile;
    options.first_colour = how.first_colour;
    options.has_seed = how.has_seed ? 1 : 0;
    options.seed = how.seed;
    options.options.data = how.readings.data();
    options.options.length = how.readings.size();
    options.explain = how.explain ? 1 : 0;
    shk_pairing *pairing = nullptr;
    shk_error *error = nullptr;
    detail::check(shk_pair(raw(), &options, &pairing, &error), error);
    return Pairing(pairing);
}

} // namespace shashki

#include "shashki/arbiter.hpp"
#include "shashki/game.hpp"
#include "shashki/pdn.hpp"

#endif
