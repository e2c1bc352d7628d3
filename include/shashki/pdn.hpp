/*
 * Game files in C++: part of shashki.hpp, which includes it.
 */
#ifndef SHASHKI_PDN_HPP
#define SHASHKI_PDN_HPP

#include <iterator>
#include <istream>

namespace shashki {

/** Games of a file, counted from 1, and what is wrong or odd with them. */
class Pdn {
public:
    /** Takes a handle over. */
    explicit Pdn(shk_pdn *pdn) noexcept : pdn_(pdn) {}

    /** A file in memory. */
    static Pdn read(const std::string &bytes, const shk_pdn_options &options = strict())
    {
        shk_pdn *pdn = nullptr;
        shk_error *error = nullptr;
        detail::check(shk_pdn_read(reinterpret_cast<const std::uint8_t *>(bytes.data()),
                                   bytes.size(), &options, &pdn, &error),
                      error);
        return Pdn(pdn);
    }

    /** Options with `SHK_PDN_...` bits; the rest is 0. */
    static shk_pdn_options options(std::uint32_t flags)
    {
        shk_pdn_options options = SHK_PDN_OPTIONS_INIT;
        options.flags = flags;
        return options;
    }

    static shk_pdn_options strict() { return options(0); }

    const shk_pdn *raw() const noexcept { return pdn_.get(); }
    std::size_t size() const noexcept { return shk_pdn_count(raw()); }

    std::vector<shk_pdn_row> rows() const
    {
        return all<shk_pdn_row>([&](shk_pdn_row *out, std::size_t capacity, std::size_t *count) {
            return shk_pdn_rows(raw(), out, capacity, count);
        });
    }

    std::vector<shk_pdn_diagnostic> diagnostics() const
    {
        return all<shk_pdn_diagnostic>(
            [&](shk_pdn_diagnostic *out, std::size_t capacity, std::size_t *count) {
                return shk_pdn_diagnostics(raw(), out, capacity, count);
            });
    }

    /** The message of a diagnostic, counted from 0. */
    std::string message(std::size_t index, Lang lang = Lang::en) const
    {
        return detail::text([&](char *buffer, std::size_t capacity, std::size_t *needed) {
            return shk_pdn_diagnostic_message(raw(), index, static_cast<std::int32_t>(lang), buffer,
                                              capacity, needed);
        });
    }

    /** Name and value of every tag of a game, in their order. */
    std::vector<std::pair<std::string, std::string>> tags(std::size_t number) const
    {
        const std::vector<shk_pdn_tag_pair> pairs = all<shk_pdn_tag_pair>(
            [&](shk_pdn_tag_pair *out, std::size_t capacity, std::size_t *count) {
                return shk_pdn_tags(raw(), number, out, capacity, count);
            });
        std::vector<std::pair<std::string, std::string>> tags;
        for (const shk_pdn_tag_pair &tag : pairs)
            tags.emplace_back(std::string(tag.name, tag.name_length),
                              std::string(tag.value, tag.value_length));
        return tags;
    }

    /** The movetext of a game; its texts live as long as this object. */
    std::vector<shk_pdn_part> parts(std::size_t number) const
    {
        return all<shk_pdn_part>([&](shk_pdn_part *out, std::size_t capacity, std::size_t *count) {
            return shk_pdn_parts(raw(), number, out, capacity, count);
        });
    }

    /** As the file has it. */
    std::string result(std::size_t number) const
    {
        return detail::text([&](char *buffer, std::size_t capacity, std::size_t *needed) {
            return shk_pdn_result(raw(), number, buffer, capacity, needed);
        });
    }

    /** Every game that can be written, anew; `left_out` gets how many can't. */
    std::string write(const shk_pdn_write_options *options = nullptr,
                      std::size_t *left_out = nullptr) const
    {
        std::size_t left = 0;
        const std::string text =
            detail::text([&](char *buffer, std::size_t capacity, std::size_t *needed) {
                return shk_pdn_write(raw(), options, buffer, capacity, needed, &left, nullptr);
            });
        if (left_out != nullptr)
            *left_out = left;
        return text;
    }

    /** Of the file as far as it was read when these games were taken. */
    shk_pdn_counts counts() const
    {
        shk_pdn_counts counts = shk_pdn_counts();
        detail::check(shk_pdn_stats(raw(), &counts));
        return counts;
    }

private:
    template <typename T, typename Call>
    static std::vector<T> all(Call call)
    {
        std::vector<T> list;
        std::size_t count = 0;
        shk_status status = call(nullptr, 0, &count);
        if (status == SHK_BUFFER_TOO_SMALL) {
            list.resize(count);
            status = call(list.data(), list.size(), &count);
        }
        detail::check(status);
        return list;
    }

    struct Free {
        void operator()(shk_pdn *pdn) const noexcept { shk_pdn_free(pdn); }
    };
    std::unique_ptr<shk_pdn, Free> pdn_;
};

/**
 * A file of any length, read from a stream a block at a time:
 *
 *     std::ifstream in("games.pdn", std::ios::binary);
 *     for (const shashki::Pdn &game : shashki::PdnReader(in))
 *         ...
 *
 * Every element is a Pdn of one game, whose number in the file is in its row.
 */
class PdnReader {
public:
    explicit PdnReader(std::istream &in, const shk_pdn_options &options = Pdn::strict()) : in_(&in)
    {
        shk_pdn_reader *reader = nullptr;
        shk_error *error = nullptr;
        detail::check(shk_pdn_reader_new(&options, &reader, &error), error);
        reader_.reset(reader);
    }

    shk_pdn_reader *raw() const noexcept { return reader_.get(); }

    /** The next game; empty at the end. */
    std::unique_ptr<Pdn> next()
    {
        for (;;) {
            shk_pdn *pdn = nullptr;
            const shk_status status = shk_pdn_reader_take(raw(), 1, &pdn);
            if (status == SHK_OK)
                return std::unique_ptr<Pdn>(new Pdn(pdn));
            if (status != SHK_NOT_FOUND)
                throw Error(status);
            std::uint32_t over = 0;
            detail::check(shk_pdn_reader_over(raw(), &over));
            if (over != 0)
                return std::unique_ptr<Pdn>();
            feed();
        }
    }

    class iterator {
    public:
        typedef std::input_iterator_tag iterator_category;
        typedef Pdn value_type;
        typedef std::ptrdiff_t difference_type;
        typedef const Pdn *pointer;
        typedef const Pdn &reference;

        iterator() noexcept : reader_(nullptr) {}
        explicit iterator(PdnReader &reader) : reader_(&reader) { ++*this; }
        reference operator*() const noexcept { return *game_; }
        pointer operator->() const noexcept { return game_.get(); }
        iterator &operator++()
        {
            game_ = reader_->next();
            return *this;
        }
        friend bool operator==(const iterator &a, const iterator &b) noexcept
        {
            return a.game_ == b.game_;
        }
        friend bool operator!=(const iterator &a, const iterator &b) noexcept { return !(a == b); }

    private:
        PdnReader *reader_;
        std::shared_ptr<const Pdn> game_;
    };

    iterator begin() { return iterator(*this); }
    iterator end() noexcept { return iterator(); }

private:
    void feed()
    {
        char block[16384];
        in_->read(block, sizeof block);
        const std::size_t count = static_cast<std::size_t>(in_->gcount());
        shk_error *error = nullptr;
        const shk_status status =
            count > 0 ? shk_pdn_reader_feed(raw(), reinterpret_cast<const std::uint8_t *>(block),
                                            count, nullptr, nullptr, &error)
                      : shk_pdn_reader_finish(raw(), nullptr, nullptr, &error);
        detail::check(status, error);
    }

    struct Free {
        void operator()(shk_pdn_reader *reader) const noexcept { shk_pdn_reader_free(reader); }
    };
    std::istream *in_;
    std::unique_ptr<shk_pdn_reader, Free> reader_;
};

} // namespace shashki

#endif
