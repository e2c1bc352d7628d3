/* Checks. A part of shashki.hpp. */
#ifndef SHASHKI_REPORT_HPP
#define SHASHKI_REPORT_HPP

#include "event.hpp"

namespace shashki {

/** What a check of an event, or of a list, found. */
class Report {
public:
    /** Takes a handle over. */
    explicit Report(shk_report *report) noexcept : report_(report) {}

    const shk_report *raw() const noexcept { return report_.get(); }

    /** The verdicts round by round; of a list one. */
    std::vector<shk_verdict> verdicts() const
    {
        return detail::array<shk_verdict>(
            [&](shk_verdict *all, std::size_t room, std::size_t *needed) {
                return shk_report_verdicts(raw(), all, room, needed);
            });
    }

    /** Whether every round that was compared is the system's, without or with the changes told. */
    bool agrees() const
    {
        for (const shk_verdict &one : verdicts())
            if (one.verdict != SHK_VERDICT_AGREES && one.verdict != SHK_VERDICT_AGREES_IF)
                return false;
        return true;
    }

    /** The rules that the pairs of a round break, then the first difference; empty: nothing. */
    std::string text(std::uint32_t round, Lang lang = Lang::en) const
    {
        return detail::text([&](char *buffer, std::size_t room, std::size_t *needed) {
            return shk_report_text(raw(), round, detail::number(lang), buffer, room, needed);
        });
    }

    /** The document `shashki-check` or `shashki-list-check`. */
    std::string json(Lang lang = Lang::en) const
    {
        return detail::text([&](char *buffer, std::size_t room, std::size_t *needed) {
            return shk_report_json(raw(), detail::number(lang), buffer, room, needed);
        });
    }

private:
    detail::Owned<shk_report, shk_report_free> report_;
};

inline Report Event::check(const std::string &system, const CheckOptions &what,
                           const PairOptions &how) const
{
    const detail::Request request(system, how);
    const std::vector<shk_text> changes = detail::spans(what.changes);
    shk_check_options options = SHK_CHECK_OPTIONS_INIT;
    options.from = what.from;
    options.to = what.to;
    options.find = what.find ? 1 : 0;
    options.changes = detail::data(changes);
    options.change_count = changes.size();
    return Report(detail::made<shk_report *>([&](shk_report **report, shk_error **error) {
        return shk_check(raw(), request.raw_options(), &options, report, error);
    }));
}

inline Report Event::check_list(const std::string &system, const std::string &list,
                                const PairOptions &how) const
{
    const detail::Request request(system, how);
    return Report(detail::made<shk_report *>([&](shk_report **report, shk_error **error) {
        return shk_check_list(raw(), request.raw_options(), list.data(), list.size(), report, error);
    }));
}

} // namespace shashki

#endif
