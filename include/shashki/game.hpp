/* Games: moves, results, claims, offers, what stands beside the moves. A part of shashki.hpp. */
#ifndef SHASHKI_GAME_HPP
#define SHASHKI_GAME_HPP

namespace shashki {

namespace detail {

/** What a call writes into an array: it takes the array, its room, and the count. */
template <typename Element, typename Call>
std::vector<Element> items(Call call)
{
    std::vector<Element> found(16);
    for (;;) {
        std::size_t count = 0;
        const shk_status status = call(found.data(), found.size(), &count);
        if (status == SHK_BUFFER_TOO_SMALL && count > found.size()) {
            found.resize(count);
            continue;
        }
        check(status);
        found.resize(count);
        return found;
    }
}

/** A call whose last parameter is an error object. */
template <typename Call>
void act(Call call)
{
    shk_error *error = nullptr;
    const shk_status status = call(&error);
    check(status, error);
}

} // namespace detail

/** A side. */
enum class Side : std::uint32_t { white = SHK_WHITE, black = SHK_BLACK };

/** Why something is as it is: empty texts where there is nothing to say. */
struct NamedReason {
    std::string name;
    std::string clause;
    std::string english;
    std::string russian;

    NamedReason() = default;
    /** Takes an error object over, which may be NULL. */
    explicit NamedReason(shk_error *error)
    {
        if (error == nullptr)
            return;
        const Error told(shk_error_status(error), error);
        name = told.name();
        clause = told.clause();
        english = told.what();
        russian = told.message(Lang::ru);
    }
};

/** What the arbiter decides on a claim by repetition: SHK_CLAIM_..., the result, the move made, why. */
struct Verdict {
    shk_claim_verdict what = shk_claim_verdict();
    NamedReason why;
    bool upheld() const noexcept { return what.verdict == SHK_CLAIM_UPHELD; }
};

/** What comes of a claim by counted moves: SHK_COUNT_..., how far the count is, the answer in words. */
struct CountAnswer {
    shk_count_answer what = shk_count_answer();
    NamedReason why;
};

/** A claim by repetition. Without a written move it is by right (a). */
struct Claim {
    Side side = Side::white;
    bool standing = false;
    std::string written;
    bool record_complete = true;
    bool flag_fell = false;

    /** As the functions of shashki.h take it, for as long as this lives. */
    shk_claim raw() const
    {
        shk_claim claim = SHK_CLAIM_INIT;
        claim.side = static_cast<std::uint32_t>(side);
        claim.written = written.empty() ? nullptr : written.data();
        claim.written_length = written.size();
        claim.flags = (standing || written.empty() ? SHK_CLAIM_STANDING : 0) |
                      (record_complete ? 0 : SHK_CLAIM_RECORD_INCOMPLETE) |
                      (flag_fell ? SHK_CLAIM_FLAG_FELL : 0);
        return claim;
    }
};

/** A line of a game, by the steps to it; without steps it is the game itself. */
typedef std::vector<shk_line_step> Path;

/** A game. One thread at a time may change it. */
class Game {
public:
    /** From the initial position. */
    Game()
    {
        shk_game *game = nullptr;
        detail::check(shk_game_new(&game));
        game_.reset(game);
    }
    /** From a position that is set up. */
    explicit Game(const Position &start)
    {
        shk_game *game = nullptr;
        detail::act([&](shk_error **error) { return shk_game_from_position(start.raw(), &game, error); });
        game_.reset(game);
    }
    /** Takes a handle over. */
    explicit Game(shk_game *game) noexcept : game_(game) {}
    Game(Game &&) noexcept = default;
    Game &operator=(Game &&) noexcept = default;
    Game(const Game &other)
    {
        shk_game *game = nullptr;
        detail::check(shk_game_copy(other.raw(), &game));
        game_.reset(game);
    }
    Game &operator=(const Game &other)
    {
        Game copy(other);
        game_.swap(copy.game_);
        return *this;
    }

    /** By a ballot: moves, which are no plies of the game, or a FEN (6.1.4.1). */
    static Game from_ballot(const std::string &line, const std::string &id = std::string())
    {
        shk_game *game = nullptr;
        detail::act([&](shk_error **error) {
            return shk_game_from_ballot_line(id.data(), id.size(), line.data(), line.size(), &game, error);
        });
        return Game(game);
    }

    shk_game *raw() noexcept { return game_.get(); }
    const shk_game *raw() const noexcept { return game_.get(); }

    shk_game_facts facts() const
    {
        shk_game_facts facts = shk_game_facts();
        detail::check(shk_game_describe(raw(), &facts));
        return facts;
    }
    std::uint32_t ply() const { return facts().plies; }
    Position position() const
    {
        shk_position position = shk_position();
        detail::check(shk_game_position(raw(), &position));
        return Position(position);
    }
    Position position_at(std::uint32_t ply) const
    {
        shk_position position = shk_position();
        detail::check(shk_game_position_at(raw(), ply, &position));
        return Position(position);
    }
    std::vector<shk_ply> plies() const
    {
        return detail::items<shk_ply>([&](shk_ply *to, std::size_t room, std::size_t *count) {
            return shk_game_plies(raw(), to, room, count);
        });
    }

    /** A move in any notation. */
    void play(const std::string &written)
    {
        detail::act([&](shk_error **error) {
            return shk_game_play_text(raw(), written.data(), written.size(), error);
        });
    }
    /** Moves one after another; those before a refused one, whose ply the error has, stay played. */
    void play(const std::vector<Move> &moves)
    {
        detail::act([&](shk_error **error) {
            return shk_game_play(raw(), moves.data(), moves.size(), nullptr, error);
        });
    }
    /** A line with or without the numbers of moves. */
    std::size_t play_line(const std::string &line)
    {
        std::size_t played = 0;
        detail::act([&](shk_error **error) {
            return shk_game_play_line(raw(), line.data(), line.size(), &played, error);
        });
        return played;
    }
    void take_back()
    {
        detail::act([&](shk_error **error) { return shk_game_take_back(raw(), error); });
    }

    /** SHK_OUTCOME_... */
    std::int32_t outcome() const { return facts().outcome; }
    /** The name of the reason of the result; empty without one. */
    std::string reason() const
    {
        return detail::text([&](char *buffer, std::size_t capacity, std::size_t *needed) {
            return shk_game_reason(raw(), buffer, capacity, needed);
        });
    }
    void finish(std::int32_t outcome, const std::string &reason)
    {
        detail::act([&](shk_error **error) {
            return shk_game_finish(raw(), outcome, reason.data(), reason.size(), error);
        });
    }
    /** Changes the entry of a declared result; SHK_OUTCOME_NONE withdraws it. */
    void mend_entry(std::int32_t outcome = SHK_OUTCOME_NONE, const std::string &reason = std::string())
    {
        detail::act([&](shk_error **error) {
            return shk_game_mend_entry(raw(), outcome, reason.data(), reason.size(), error);
        });
    }
    void resign(Side side) { by(shk_game_resign, side); }
    void offer_draw(Side side) { by(shk_game_offer_draw, side); }
    void accept_draw(Side side) { by(shk_game_accept_draw, side); }
    void decline_draw(Side side) { by(shk_game_decline_draw, side); }

    /** What the rules of a profile, SHK_PROFILE_..., have counted. */
    std::vector<shk_row> rows(std::int32_t profile = SHK_PROFILE_FSR) const
    {
        return detail::items<shk_row>([&](shk_row *to, std::size_t room, std::size_t *count) {
            return shk_game_rows(raw(), profile, to, room, count);
        });
    }
    /** The draws that may be claimed now: SHK_RULE_... and SHK_DRAW_REPETITION. */
    std::vector<std::int32_t> draws(std::int32_t profile = SHK_PROFILE_FSR) const
    {
        return detail::items<std::int32_t>([&](std::int32_t *to, std::size_t room, std::size_t *count) {
            return shk_game_draws(raw(), profile, to, room, count);
        });
    }
    void declare_draw(std::int32_t draw, std::int32_t profile = SHK_PROFILE_FSR)
    {
        detail::act(
            [&](shk_error **error) { return shk_game_declare_draw(raw(), profile, draw, error); });
    }
    /** What `claim` would decide; nothing changes. */
    Verdict examine(const Claim &claim) const
    {
        const shk_claim how = claim.raw();
        Verdict verdict;
        shk_error *why = nullptr;
        detail::act([&](shk_error **error) {
            return shk_game_examine(raw(), &how, &verdict.what, &why, error);
        });
        verdict.why = NamedReason(why);
        return verdict;
    }
    /** A side claims a draw by repetition, and what follows is done (5.4.12.2). */
    Verdict claim(const Claim &claim)
    {
        const Verdict verdict = examine(claim);
        const shk_claim how = claim.raw();
        std::int32_t number = 0;
        detail::act([&](shk_error **error) {
            return shk_game_claim(raw(), &how, &number, nullptr, error);
        });
        return verdict;
    }
    /** What a claim by counted moves would bring; nothing changes. */
    CountAnswer examine_count(const shk_count_claim &claim) const
    {
        CountAnswer answer;
        shk_error *why = nullptr;
        detail::act([&](shk_error **error) {
            return shk_game_examine_count(raw(), &claim, &answer.what, &why, error);
        });
        answer.why = NamedReason(why);
        return answer;
    }

    /** Adds a variation in the place of a ply of a line; its path. */
    Path vary(std::uint32_t ply, const std::string &moves, const Path &line = Path())
    {
        shk_line_step step = {ply, 0};
        detail::act([&](shk_error **error) {
            return shk_game_vary(raw(), line.data(), line.size(), ply, moves.data(), moves.size(),
                                 &step.index, error);
        });
        Path path(line);
        path.push_back(step);
        return path;
    }
    std::vector<Move> line_moves(const Path &line) const
    {
        shk_position start = shk_position();
        return detail::items<Move>([&](Move *to, std::size_t room, std::size_t *count) {
            return shk_game_line_moves(raw(), line.data(), line.size(), &start, to, room, count);
        });
    }
    std::string comment(std::uint32_t ply, const Path &line = Path()) const
    {
        return detail::text([&](char *buffer, std::size_t capacity, std::size_t *needed) {
            return shk_game_line_comment(raw(), line.data(), line.size(), ply, buffer, capacity, needed);
        });
    }
    void set_comment(std::uint32_t ply, const std::string &comment, const Path &line = Path())
    {
        detail::check(shk_game_line_set_comment(raw(), line.data(), line.size(), ply, comment.data(),
                                                comment.size()));
    }

    /** The game with all that was decided in it, as JSON. */
    std::string json(Lang lang = Lang::en) const
    {
        return detail::text([&](char *buffer, std::size_t capacity, std::size_t *needed) {
            return shk_game_json(raw(), static_cast<std::int32_t>(lang), buffer, capacity, needed);
        });
    }
    /** What may be claimed after each ply, as JSON. */
    std::string claims_json() const
    {
        return detail::text([&](char *buffer, std::size_t capacity, std::size_t *needed) {
            return shk_game_claims_json(raw(), buffer, capacity, needed);
        });
    }

private:
    void by(shk_status (*call)(shk_game *, std::uint32_t, shk_error **), Side side)
    {
        detail::act([&](shk_error **error) {
            return call(raw(), static_cast<std::uint32_t>(side), error);
        });
    }

    struct Free {
        void operator()(shk_game *game) const noexcept { shk_game_free(game); }
    };
    std::unique_ptr<shk_game, Free> game_;
};

} // namespace shashki

#endif
