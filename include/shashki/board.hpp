/* The board. A part of shashki.hpp. */
#ifndef SHASHKI_BOARD_HPP
#define SHASHKI_BOARD_HPP

#include "error.hpp"

namespace shashki {

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

} // namespace shashki

#endif
