/* Errors, and how calls are made. A part of shashki.hpp. */
#ifndef SHASHKI_ERROR_HPP
#define SHASHKI_ERROR_HPP

#include "../shashki.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
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

/** The same where an error object is the last parameter. */
template <typename Call>
std::string text_or_error(Call call)
{
    shk_error *error = nullptr;
    std::string text;
    const shk_status status =
        read_text(text, [&](char *buffer, std::size_t capacity, std::size_t *needed) {
            shk_error_free(error);
            error = nullptr;
            return call(buffer, capacity, needed, &error);
        });
    check(status, error);
    return text;
}

/** The array that a call gives. `call` takes the elements, their room, and the needed. */
template <typename Element, typename Call>
std::vector<Element> array(Call call)
{
    std::vector<Element> elements;
    for (;;) {
        std::size_t needed = 0;
        const shk_status status =
            call(elements.empty() ? nullptr : elements.data(), elements.size(), &needed);
        if (status == SHK_BUFFER_TOO_SMALL && needed > elements.size()) {
            elements.resize(needed);
            continue;
        }
        check(status);
        elements.resize(needed);
        return elements;
    }
}

/** What a call with an error object gives, the last parameter but one. */
template <typename Value, typename Call>
Value made(Call call)
{
    Value value = Value();
    shk_error *error = nullptr;
    const shk_status status = call(&value, &error);
    check(status, error);
    return value;
}

/** The same where the status says all. */
template <typename Value, typename Call>
Value told(Call call)
{
    Value value = Value();
    check(call(&value));
    return value;
}

/** Runs a call whose last parameter is an error object. */
template <typename Call>
void run(Call call)
{
    shk_error *error = nullptr;
    const shk_status status = call(&error);
    check(status, error);
}

/** Frees a handle. */
template <typename Handle, void (*Free)(Handle *)>
struct Freed {
    void operator()(Handle *handle) const noexcept { Free(handle); }
};

/** Owns a handle. */
template <typename Handle, void (*Free)(Handle *)>
using Owned = std::unique_ptr<Handle, Freed<Handle, Free>>;

/** The elements of a vector for a call; none is NULL. */
template <typename Element>
const Element *data(const std::vector<Element> &elements)
{
    return elements.empty() ? nullptr : elements.data();
}

inline std::int32_t number(Lang lang) noexcept { return static_cast<std::int32_t>(lang); }

/** A text inside a struct; it must outlive the call. */
inline shk_text span(const std::string &text) noexcept
{
    shk_text span = shk_text();
    span.data = text.data();
    span.length = text.size();
    return span;
}

inline std::vector<shk_text> spans(const std::vector<std::string> &texts)
{
    std::vector<shk_text> all;
    for (const std::string &text : texts)
        all.push_back(span(text));
    return all;
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

} // namespace shashki

#endif
