/* Before the draw: start lists, random events, relaxations, old encodings. A part of shashki.hpp. */
#ifndef SHASHKI_PREPARED_HPP
#define SHASHKI_PREPARED_HPP

#include "event.hpp"

#include <exception>
#include <functional>

namespace shashki {

/** Start numbers before round 1 (5.4.10.5.1). */
class StartList {
public:
    /** Takes a handle over. */
    explicit StartList(shk_start_list *list) noexcept : list_(list) {}

    const shk_start_list *raw() const noexcept { return list_.get(); }

    /** Number 1 first. */
    std::vector<shk_start_place> places() const
    {
        return detail::array<shk_start_place>(
            [&](shk_start_place *all, std::size_t room, std::size_t *needed) {
                return shk_start_list_places(raw(), all, room, needed);
            });
    }

    /** Whether places were drawn, and from which seed. */
    bool drawn_from(std::uint64_t &seed) const
    {
        return detail::told<std::uint32_t>([&](std::uint32_t *has_seed) {
                   return shk_start_list_seed(raw(), has_seed, &seed);
               }) != 0;
    }

    /** The document `shashki-start-list`. */
    std::string json() const
    {
        return detail::text([&](char *buffer, std::size_t room, std::size_t *needed) {
            return shk_start_list_json(raw(), buffer, room, needed);
        });
    }

    /** The event with these numbers. */
    Event apply() const
    {
        return Event(detail::made<shk_event *>([&](shk_event **event, shk_error **error) {
            return shk_start_list_apply(raw(), event, error);
        }));
    }

private:
    detail::Owned<shk_start_list, shk_start_list_free> list_;
};

inline StartList Event::start_list(std::uint32_t order) const
{
    return StartList(detail::made<shk_start_list *>([&](shk_start_list **list, shk_error **error) {
        return shk_start_list_make(raw(), order, 0, 0, list, error);
    }));
}

inline StartList Event::start_list(std::uint32_t order, std::uint64_t seed) const
{
    return StartList(detail::made<shk_start_list *>([&](shk_start_list **list, shk_error **error) {
        return shk_start_list_make(raw(), order, 1, seed, list, error);
    }));
}

/** The smallest relaxations with which a round could be paired (P28). */
class Relaxations {
public:
    /** Takes a handle over. */
    explicit Relaxations(shk_relaxations *found) noexcept : found_(found) {}

    const shk_relaxations *raw() const noexcept { return found_.get(); }

    shk_relaxations_facts facts() const
    {
        return detail::told<shk_relaxations_facts>(
            [&](shk_relaxations_facts *facts) { return shk_relaxations_describe(raw(), facts); });
    }

    /** A set by its place from 0, a line for each rule that yields. */
    std::string text(std::size_t index, Lang lang = Lang::en) const
    {
        return detail::text([&](char *buffer, std::size_t room, std::size_t *needed) {
            return shk_relaxations_text(raw(), index, detail::number(lang), buffer, room, needed);
        });
    }

    /** What PairOptions::forced takes so that a set is used, with the reason (5.4.10.12). */
    std::vector<Forced> forced(std::size_t index, const std::string &because) const
    {
        const std::vector<Pair> pairs =
            detail::array<Pair>([&](Pair *all, std::size_t room, std::size_t *needed) {
                return shk_relaxations_forced(raw(), index, all, room, needed);
            });
        std::vector<Forced> all;
        for (const Pair &pair : pairs)
            all.push_back(Forced(pair.first, pair.second, because));
        return all;
    }

    /** The document `shashki-relaxations`. */
    std::string json(Lang lang = Lang::en) const
    {
        return detail::text([&](char *buffer, std::size_t room, std::size_t *needed) {
            return shk_relaxations_json(raw(), detail::number(lang), buffer, room, needed);
        });
    }

private:
    detail::Owned<shk_relaxations, shk_relaxations_free> found_;
};

inline Relaxations Event::relax(const std::string &system, std::uint32_t limit,
                                const PairOptions &how) const
{
    const detail::Request request(system, how);
    return Relaxations(
        detail::made<shk_relaxations *>([&](shk_relaxations **found, shk_error **error) {
            return shk_relax(raw(), request.raw_options(), limit, found, error);
        }));
}

/** What a random event is to be like; the fields are those of shk_plan. */
struct Plan {
    std::uint32_t players = 0, rounds = 0;
    std::string system;
    std::uint64_t seed = 0;
    std::uint32_t profile = SHK_PROFILE_RULES;
    std::uint32_t rating_mean = 0, rating_spread = 0, clubs = 0, games = 0;
    std::string readings, rates, club_rule;
    const Scoring *scoring = nullptr; /**< nullptr: 2, 1, 0. */
};

namespace detail {

/** Who is told of rounds, and what he threw: nothing may leave through the library. */
struct Progress {
    const std::function<void(std::uint32_t)> *tell;
    std::exception_ptr thrown;

    static void round(void *context, std::uint32_t round)
    {
        Progress &progress = *static_cast<Progress *>(context);
        if (progress.thrown)
            return;
        try {
            (*progress.tell)(round);
        } catch (...) {
            progress.thrown = std::current_exception();
        }
    }
};

} // namespace detail

/**
 * A random event: every round is paired by the system and played. `progress`, if there is one, is called
 * with each round before it is paired; what it throws leaves `generate` once the event is made.
 */
inline Event generate(const Plan &how, const std::function<void(std::uint32_t)> &progress = nullptr)
{
    shk_plan plan = SHK_PLAN_INIT;
    detail::check(shk_system_by_name(how.system.data(), how.system.size(), &plan.system));
    plan.players = how.players;
    plan.rounds = how.rounds;
    plan.profile = how.profile;
    plan.rating_mean = how.rating_mean;
    plan.rating_spread = how.rating_spread;
    plan.clubs = how.clubs;
    plan.games = how.games;
    plan.seed = how.seed;
    plan.options = detail::span(how.readings);
    plan.rates = detail::span(how.rates);
    plan.club_rule = detail::span(how.club_rule);
    plan.scoring = how.scoring;
    detail::Progress told = {&progress, nullptr};
    Event event(detail::made<shk_event *>([&](shk_event **made, shk_error **error) {
        return shk_generate(&plan, progress ? detail::Progress::round : nullptr, &told, made, error);
    }));
    if (told.thrown)
        std::rethrow_exception(told.thrown);
    return event;
}

/** Bytes of an old file as UTF-8: `cp1251`, `koi8-r`, `cp866`, `utf-16le`, `utf-16be`, `utf-8`. */
inline std::string decode(const std::string &bytes, const std::string &encoding)
{
    return detail::text_or_error(
        [&](char *buffer, std::size_t room, std::size_t *needed, shk_error **error) {
            return shk_text_decode(reinterpret_cast<const std::uint8_t *>(bytes.data()), bytes.size(),
                                   encoding.data(), encoding.size(), buffer, room, needed, error);
        });
}

} // namespace shashki

#endif
