/*
 * Standings and ratings in C++11 and later. Included by shashki.hpp.
 */
#ifndef SHASHKI_STANDINGS_HPP
#define SHASHKI_STANDINGS_HPP

#include "error.hpp"
#include "event.hpp"

#include "../shashki.h"

namespace shashki {

/** A value, exact: a number is numerator / denominator. */
typedef shk_value Value;
/** A row of standings. */
typedef shk_standing Standing;

/** What standings are asked for. */
struct StandingsOptions {
    std::string criteria;   /**< `PTS,SOLK-1,SOLK`; empty: those of the event */
    std::uint32_t unplayed = SHK_UNPLAYED_OF_EVENT;
    std::string readings;   /**< of 5.4.10.11: `plus=zero leaver=own` */
    std::uint32_t event_kind = SHK_EVENT_KIND_OF_EVENT;
    bool has_round = false;
    std::uint32_t round = 0;
    std::vector<std::uint32_t> left, not_left;
    std::vector<std::string> categories;
    std::uint32_t teams = SHK_TEAMS_NONE;
    std::uint32_t best = 0; /**< 0: four */
};

namespace detail {

/** The options as C takes them; they refer to `how` and to `categories`. */
inline shk_standings_options raw(const StandingsOptions &how, std::vector<shk_text> &categories)
{
    shk_standings_options options = SHK_STANDINGS_OPTIONS_INIT;
    for (const std::string &category : how.categories)
        categories.push_back(span(category));
    options.unplayed = how.unplayed;
    options.event_kind = how.event_kind;
    options.has_round = how.has_round ? 1 : 0;
    options.round = how.round;
    options.teams = how.teams;
    options.best = how.best;
    options.criteria = span(how.criteria);
    options.readings = span(how.readings);
    options.left = how.left.data();
    options.left_count = how.left.size();
    options.not_left = how.not_left.data();
    options.not_left_count = how.not_left.size();
    options.categories = categories.data();
    options.category_count = categories.size();
    return options;
}

} // namespace detail

/** How standings are printed. */
struct DocumentOptions {
    std::uint32_t form = SHK_DOCUMENT_TABLE;
    Lang lang = Lang::en;
    bool crosstable = false;
    bool has_decimals = false;
    std::uint32_t decimals = 0;
    std::uint32_t explain = 0; /**< a start number; 0: nobody's values */
};

/** Where the values of one player come from. */
class ExplainedValues {
public:
    /** Takes a handle over. */
    explicit ExplainedValues(shk_explanation *explanation) noexcept : explanation_(explanation) {}

    const shk_explanation *raw() const noexcept { return explanation_.get(); }

    /** In words, a paragraph for each criterion. */
    std::string text(Lang lang = Lang::en) const
    {
        return detail::text([&](char *buffer, std::size_t capacity, std::size_t *needed) {
            return shk_explanation_text(raw(), static_cast<std::int32_t>(lang), buffer, capacity,
                                        needed);
        });
    }

    /** The addends of a criterion's value. */
    std::vector<shk_explained_item> items(std::size_t criterion) const
    {
        typedef shk_explained_item Item;
        return detail::array<Item>([&](Item *items, std::size_t capacity, std::size_t *needed) {
            return shk_explanation_items(raw(), criterion, items, capacity, needed);
        });
    }

private:
    struct Free {
        void operator()(shk_explanation *one) const noexcept { shk_explanation_free(one); }
    };
    std::unique_ptr<shk_explanation, Free> explanation_;
};

/** Standings after a round. */
class Standings {
public:
    /** Takes a handle over. */
    explicit Standings(shk_standings *standings) noexcept : standings_(standings) {}

    /** Of an event, as its criteria or others say. */
    explicit Standings(const Event &event, const StandingsOptions &how = StandingsOptions())
    {
        std::vector<shk_text> categories;
        const shk_standings_options options = detail::raw(how, categories);
        shk_standings *standings = nullptr;
        shk_error *error = nullptr;
        detail::check(shk_standings_make(event.raw(), &options, &standings, &error), error);
        standings_.reset(standings);
    }

    const shk_standings *raw() const noexcept { return standings_.get(); }

    shk_standings_facts facts() const
    {
        shk_standings_facts facts = shk_standings_facts();
        detail::check(shk_standings_describe(raw(), &facts));
        return facts;
    }

    /** From the first place to the last. */
    std::vector<Standing> rows() const
    {
        return detail::array<Standing>([&](Standing *rows, std::size_t capacity,
                                           std::size_t *needed) {
            return shk_standings_rows(raw(), rows, capacity, needed);
        });
    }

    /** Row by row, and in each row criterion by criterion. */
    std::vector<Value> values() const
    {
        return detail::array<Value>([&](Value *values, std::size_t capacity, std::size_t *needed) {
            return shk_standings_values(raw(), values, capacity, needed);
        });
    }

    /** The numbers of all values that are sequences. */
    std::vector<Value> sequences() const
    {
        return detail::array<Value>([&](Value *numbers, std::size_t capacity, std::size_t *needed) {
            return shk_standings_sequences(raw(), numbers, capacity, needed);
        });
    }

    /** A value as text. */
    std::string value(std::size_t row, std::size_t criterion) const
    {
        return detail::text([&](char *buffer, std::size_t capacity, std::size_t *needed) {
            return shk_standings_value_text(raw(), row, criterion, buffer, capacity, needed);
        });
    }

    /** The code of a criterion. */
    std::string code(std::size_t criterion) const
    {
        return detail::text([&](char *buffer, std::size_t capacity, std::size_t *needed) {
            return shk_standings_code(raw(), criterion, buffer, capacity, needed);
        });
    }

    std::vector<shk_team> teams() const
    {
        return detail::array<shk_team>([&](shk_team *teams, std::size_t capacity,
                                           std::size_t *needed) {
            return shk_standings_teams(raw(), teams, capacity, needed);
        });
    }

    /** Where the values of a player come from (T11). */
    ExplainedValues explain(std::uint32_t start) const
    {
        shk_explanation *explanation = nullptr;
        shk_error *error = nullptr;
        detail::check(shk_standings_explain(raw(), start, &explanation, &error), error);
        return ExplainedValues(explanation);
    }

    /** As a whole document. */
    std::string document(const DocumentOptions &how = DocumentOptions()) const
    {
        shk_document_options options = SHK_DOCUMENT_OPTIONS_INIT;
        options.form = how.form;
        options.lang = static_cast<std::int32_t>(how.lang);
        options.crosstable = how.crosstable ? 1 : 0;
        options.has_decimals = how.has_decimals ? 1 : 0;
        options.decimals = how.decimals;
        options.explain = how.explain;
        return detail::text_or_error([&](char *buffer, std::size_t capacity, std::size_t *needed,
                                         shk_error **error) {
            return shk_standings_document(raw(), &options, buffer, capacity, needed, error);
        });
    }

private:
    struct Free {
        void operator()(shk_standings *one) const noexcept { shk_standings_free(one); }
    };
    std::unique_ptr<shk_standings, Free> standings_;
};

/** One coefficient of every player, by index. */
inline std::vector<Value> coefficient(const Event &event, const std::string &code,
                                      const StandingsOptions &how = StandingsOptions())
{
    std::vector<shk_text> categories;
    const shk_standings_options options = detail::raw(how, categories);
    std::vector<Value> values(event.facts().player_count);
    std::size_t needed = 0;
    shk_error *error = nullptr;
    detail::check(shk_event_coefficient(event.raw(), code.data(), code.size(), &options,
                                        values.data(), values.size(), &needed, &error),
                  error);
    return values;
}

/** What rating figures are computed by. */
struct RatingOptions {
    std::string rules, titles; /**< the text of a data file; empty: the default ones */
    std::string tempo;         /**< `rapid`; empty: K as it stands */
    std::string facts;         /**< lines `start,games,highest` */
    std::vector<std::uint32_t> players;
};

/** The rating figures of an event. */
class Ratings {
public:
    /** Takes a handle over. */
    explicit Ratings(shk_ratings *ratings) noexcept : ratings_(ratings) {}

    explicit Ratings(const Event &event, const RatingOptions &how = RatingOptions())
    {
        shk_rating_options options = SHK_RATING_OPTIONS_INIT;
        options.rules = detail::span(how.rules);
        options.titles = detail::span(how.titles);
        options.tempo = detail::span(how.tempo);
        options.facts = detail::span(how.facts);
        options.players = how.players.data();
        options.player_count = how.players.size();
        shk_ratings *ratings = nullptr;
        shk_error *error = nullptr;
        detail::check(shk_event_rate(event.raw(), &options, &ratings, &error), error);
        ratings_.reset(ratings);
    }

    const shk_ratings *raw() const noexcept { return ratings_.get(); }

    /** By start number. */
    std::vector<shk_rated_player> players() const
    {
        typedef shk_rated_player Player;
        return detail::array<Player>([&](Player *players, std::size_t capacity,
                                         std::size_t *needed) {
            return shk_ratings_players(raw(), players, capacity, needed);
        });
    }

    /** As SHK_DOCUMENT_TABLE, SHK_DOCUMENT_CSV or SHK_DOCUMENT_JSON. */
    std::string document(std::uint32_t form = SHK_DOCUMENT_TABLE, Lang lang = Lang::en) const
    {
        return detail::text_or_error([&](char *buffer, std::size_t capacity, std::size_t *needed,
                                         shk_error **error) {
            return shk_ratings_document(raw(), form, static_cast<std::int32_t>(lang), buffer,
                                        capacity, needed, error);
        });
    }

private:
    struct Free {
        void operator()(shk_ratings *one) const noexcept { shk_ratings_free(one); }
    };
    std::unique_ptr<shk_ratings, Free> ratings_;
};

} // namespace shashki

#endif
