/*
 * Shashki: Russian draughts and its tournaments. The C interface.
 *
 * Generated from the source of the library; not to be edited.
 *
 * Handles      are opaque. shk_..._free takes one back and does nothing to NULL. What a function takes
 *              as const it only reads: several threads may share it. What it takes without const
 *              belongs to one thread during the call.
 * Status       is what every call that can fail returns. Outputs are the last parameters and are
 *              written only on SHK_OK, but for *needed with SHK_BUFFER_TOO_SMALL and for the error.
 * Errors       shk_error **error may be NULL. Otherwise *error is set to a new object, which the
 *              caller frees with shk_error_free, or to NULL where the call went well.
 * Text in      is UTF-8, a pointer and a length in bytes; NULL with length 0 is the empty text.
 * Text out     goes into the caller's buffer with a NUL behind it. *needed is set to the bytes needed,
 *              that NUL included; needed may be NULL, and so may the buffer where its capacity is 0.
 * Pointers     that are not NULL must point to what the signature says for as long as the call lasts;
 *              the library keeps none. NULL where something is needed gives SHK_BAD_ARGUMENT.
 * No panic     crosses the border (SHK_INTERNAL), no global state is kept.
 */


#ifndef SHASHKI_H
#define SHASHKI_H

#include <stddef.h>
#include <stdint.h>

/**
 * The version of the library that this header is of.
 */
#define SHK_VERSION "0.1.0"
#define SHK_VERSION_MAJOR 0
#define SHK_VERSION_MINOR 1
#define SHK_VERSION_PATCH 0


/**
 * The bit of `shk_move.flags` that says that a man is crowned.
 */
#define SHK_MOVE_PROMOTES 1

/**
 * More moves than any position has: a buffer of so many is never too small.
 */
#define SHK_MOST_MOVES 4096

/**
 * Every square of the route: `a5:c3:e1:g3:e5`.
 */
#define SHK_FORM_FULL 0

/**
 * The first and the last square, `a5:e5`; full where another move has the same.
 */
#define SHK_FORM_SHORT 1

/**
 * The start file and the last square, `cd4` or `c:e5`; longer where it would fit another move.
 */
#define SHK_FORM_HALF 2

/**
 * The full form in numbers: `13x22x31`.
 */
#define SHK_FORM_NUMERIC 3

/**
 * The short form in numbers: `9x18`.
 */
#define SHK_FORM_NUMERIC_SHORT 4

/**
 * From, to, captured squares in the order of their numbers: `13x15x19x26x27`.
 */
#define SHK_FORM_HUB 5

/**
 * The most megabytes that a perft's table may have.
 */
#define SHK_PERFT_MOST_HASH 65536

/**
 * The most threads of a perft.
 */
#define SHK_PERFT_MOST_THREADS 256

/**
 * White, as a side.
 */
#define SHK_WHITE 0

/**
 * Black, as a side.
 */
#define SHK_BLACK 1

/**
 * The version of the binary interface that the header was written for. Before 1.0 it grows whenever
 * something is removed or changed; additions leave it as it is.
 */
#define SHK_ABI_VERSION 0

/**
 * A language of messages: English.
 */
#define SHK_EN 0

/**
 * A language of messages: Russian.
 */
#define SHK_RU 1

/**
 * Why a call failed: the status, the message in both languages, and where known the clause of the
 * rules and the place.
 *
 * It belongs to the caller, who frees it with `shk_error_free`; it doesn't refer to anything else.
 * Several threads may read it at once.
 */
typedef struct shk_error shk_error;

/**
 * What every call that can fail returns; one of the `SHK_...` constants. A number is never given
 * to another meaning.
 */
typedef int32_t shk_status;

/**
 * A position: a plain value. In a set the square with number n (1 = b8 ... 32 = g1) is bit n - 1.
 */
typedef struct shk_position {
    /**
     * The squares of the white pieces.
     */
    uint32_t white;
    /**
     * The squares of the black pieces.
     */
    uint32_t black;
    /**
     * The squares of the kings of both sides.
     */
    uint32_t kings;
    /**
     * Who is to move: `SHK_WHITE` or `SHK_BLACK`.
     */
    uint32_t side;
} shk_position;

/**
 * A move: a plain value. Squares are numbers, 1 (b8) to 32 (g1).
 *
 * Two ways of capturing the same pieces that start and end on the same squares are one move.
 */
typedef struct shk_move {
    /**
     * The squares of the pieces taken; bit n - 1 is square n.
     */
    uint32_t captured;
    /**
     * The square that the piece leaves.
     */
    uint8_t from;
    /**
     * The square on which it comes to rest.
     */
    uint8_t to;
    /**
     * `SHK_MOVE_PROMOTES` or 0.
     */
    uint8_t flags;
    /**
     * 0.
     */
    uint8_t reserved;
} shk_move;

/**
 * How a perft is run. `SHK_PERFT_INIT` in C; all fields but the size may be 0.
 */
typedef struct shk_perft_options {
    /**
     * `sizeof(shk_perft_options)`.
     */
    uint32_t struct_size;
    /**
     * How many plies.
     */
    uint32_t depth;
    /**
     * Other than 0: every route of a move counts.
     */
    uint32_t routes;
    /**
     * Megabytes of a table of positions seen; 0: none. At most `SHK_PERFT_MOST_HASH`.
     */
    uint32_t hash;
    /**
     * Threads; 0 is 1. At most `SHK_PERFT_MOST_THREADS`.
     */
    uint32_t threads;
    /**
     * 0.
     */
    uint32_t reserved;
} shk_perft_options;

/**
 * A `shk_perft_options` with its size and nothing else set.
 */
#define SHK_PERFT_INIT {(uint32_t)sizeof(shk_perft_options), 0, 0, 0, 0, 0}

/**
 * Done.
 */
#define SHK_OK 0

/**
 * An argument can't be: NULL, not UTF-8, an unknown name or number, a struct of an unknown size.
 */
#define SHK_BAD_ARGUMENT 1

/**
 * A document or text that was given is wrong: the error says where and what was expected.
 */
#define SHK_BAD_INPUT 2

/**
 * The rules leave no valid pairing; the error holds the proof (5.4.10.8).
 */
#define SHK_NO_VALID_PAIRING 3

/**
 * A documented limit was passed.
 */
#define SHK_LIMIT 4

/**
 * The buffer is too small; what is needed has been written to `*needed`.
 */
#define SHK_BUFFER_TOO_SMALL 5

/**
 * The rules refuse it: an illegal move, a claim or decision that can't stand.
 */
#define SHK_REFUSED 6

/**
 * There is nothing of the kind: no such player, round or game.
 */
#define SHK_NOT_FOUND 7

/**
 * The callback asked to stop.
 */
#define SHK_STOPPED 8

/**
 * A defect of the library. A handle that was being changed can't be used any more.
 */
#define SHK_INTERNAL 100

/**
 * The handle was left half changed by a defect in an earlier call; it can only be freed.
 */
#define SHK_POISONED 101

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/**
 * The number of legal moves of each of `count` positions, into an array of as many numbers. It
 * stops at the first position that is none; what comes before it has been written.
 */
shk_status shk_positions_count_moves(const struct shk_position *positions,
                                     size_t count,
                                     uint32_t *counts,
                                     struct shk_error **error);

/**
 * The legal moves of `count` positions, one after the other in `moves`; those of position i are
 * `moves[begins[i]]` up to `moves[begins[i + 1]]`, so that `begins` has `count + 1` elements.
 *
 * `*needed` is how many moves there are in all; where they have no room (`SHK_BUFFER_TOO_SMALL`)
 * those that had are written, and all of `begins`.
 */
shk_status shk_positions_moves(const struct shk_position *positions,
                               size_t count,
                               struct shk_move *moves,
                               size_t capacity,
                               size_t *begins,
                               size_t *needed);

/**
 * Plays move i in position i, for all of `count`; `after` may be `positions`. It stops at the first
 * move that is refused, and `*played` is how many were played.
 */
shk_status shk_positions_play(const struct shk_position *positions,
                              const struct shk_move *moves,
                              size_t count,
                              struct shk_position *after,
                              size_t *played,
                              struct shk_error **error);

/**
 * The legal moves of a position, into an array of `capacity`; `*count` is how many there are.
 *
 * Where they have no room nothing is written but `*count` (`SHK_BUFFER_TOO_SMALL`). Their order is
 * fixed but means nothing.
 */
shk_status shk_position_moves(const struct shk_position *position,
                              struct shk_move *moves,
                              size_t capacity,
                              size_t *count);

/**
 * How many legal moves a position has; 0: the side to move has lost (6.1.4.1).
 */
shk_status shk_position_count_moves(const struct shk_position *position, uint64_t *count);

/**
 * Whether the side to move has to capture (6.1.5.3): `*can` is 1 or 0.
 */
shk_status shk_position_can_capture(const struct shk_position *position, uint32_t *can);

/**
 * Plays a move; `*after` may be the position itself. An illegal one is refused (`SHK_REFUSED`).
 */
shk_status shk_position_play(const struct shk_position *position,
                             const struct shk_move *played,
                             struct shk_position *after,
                             struct shk_error **error);

/**
 * Reads a move in any notation in use: full, partial or short routes, letters or numbers.
 *
 * A move that the rules refuse (`SHK_REFUSED`) has an error that names the rule: its message, its
 * clause, and its name by `shk_error_name`.
 */
shk_status shk_position_read_move(const struct shk_position *position,
                                  const char *written,
                                  size_t length,
                                  struct shk_move *found,
                                  struct shk_error **error);

/**
 * A move as text out, in one of the forms `SHK_FORM_...`. One that isn't legal is written with its
 * first and last square.
 */
shk_status shk_position_write_move(const struct shk_position *position,
                                   const struct shk_move *m,
                                   int32_t form,
                                   char *buffer,
                                   size_t capacity,
                                   size_t *needed);

/**
 * The number of ways to play the next moves; `*count` is 1 at depth 0.
 */
shk_status shk_perft(const struct shk_position *position,
                     const struct shk_perft_options *options,
                     uint64_t *count,
                     struct shk_error **error);

/**
 * A board as text out, eight lines with coordinates; what is set up need not be a position of the
 * game.
 */
shk_status shk_position_to_text(const struct shk_position *position,
                                char *buffer,
                                size_t capacity,
                                size_t *needed);

/**
 * A board as an SVG picture, text out, White below or, with `flipped` other than 0, Black. `lang`
 * is the language in which it names itself to readers that can't show it.
 */
shk_status shk_position_to_svg(const struct shk_position *position,
                               uint32_t flipped,
                               int32_t lang,
                               char *buffer,
                               size_t capacity,
                               size_t *needed);

/**
 * The initial position: twelve men a side, White to move (6.1.3.1).
 */
shk_status shk_position_initial(struct shk_position *position);

/**
 * Whether a position is one of the game: no more than twelve pieces a side, one on a square, no man
 * on his last rank (`SHK_BAD_INPUT`; the error names every fault).
 */
shk_status shk_position_check(const struct shk_position *position, struct shk_error **error);

/**
 * Reads a FEN: squares as numbers or in letters, either order of the sides, a final dot; with
 * `strict` other than 0 only what the standard writes.
 *
 * The column of the error counts bytes from 1.
 */
shk_status shk_position_from_fen(const char *fen,
                                 size_t length,
                                 uint32_t strict,
                                 struct shk_position *position,
                                 struct shk_error **error);

/**
 * The FEN of a position, as text out; squares as numbers, with `algebraic` other than 0 in letters.
 */
shk_status shk_position_to_fen(const struct shk_position *position,
                               uint32_t algebraic,
                               char *buffer,
                               size_t capacity,
                               size_t *needed);

/**
 * The same board turned round with the colours changed.
 */
shk_status shk_position_turned(const struct shk_position *position, struct shk_position *turned);

/**
 * Frees an error; NULL is allowed.
 */
void shk_error_free(struct shk_error *error);

/**
 * The status of the call that failed; `SHK_OK` for NULL.
 */
shk_status shk_error_status(const struct shk_error *error);

/**
 * The message in a language (`SHK_EN`, `SHK_RU`), as text out.
 */
shk_status shk_error_message(const struct shk_error *error,
                             int32_t lang,
                             char *buffer,
                             size_t capacity,
                             size_t *needed);

/**
 * The clause of the rules that the error stands for, as text out; empty where there is none.
 */
shk_status shk_error_clause(const struct shk_error *error,
                            char *buffer,
                            size_t capacity,
                            size_t *needed);

/**
 * The name of the reason by which programs tell reasons apart (`capture-compulsory`), as text out;
 * empty where it has none.
 */
shk_status shk_error_name(const struct shk_error *error,
                          char *buffer,
                          size_t capacity,
                          size_t *needed);

/**
 * The line of the text that was read, from 1; 0 where there is none, and for NULL.
 */
uint64_t shk_error_line(const struct shk_error *error);

/**
 * The column in that line, from 1; 0 where there is none, and for NULL.
 */
uint64_t shk_error_column(const struct shk_error *error);

/**
 * The offset of the byte in that text, from 0; 0 where there is no line, and for NULL.
 */
uint64_t shk_error_offset(const struct shk_error *error);

/**
 * The round; 0 where there is none, and for NULL.
 */
uint32_t shk_error_round(const struct shk_error *error);

/**
 * The start number of a player; 0 where there is none, and for NULL.
 */
uint32_t shk_error_player(const struct shk_error *error);

/**
 * The ply of a game, from 1; 0 where there is none, and for NULL.
 */
uint32_t shk_error_ply(const struct shk_error *error);

/**
 * The version of the binary interface of the library that is loaded; a host compares it with
 * `SHK_ABI_VERSION` of the header it was built with.
 */
uint32_t shk_abi_version(void);

/**
 * The version of the library, "0.1.0": static text with a NUL behind it, never to be freed.
 */
const char *shk_version(void);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* SHASHKI_H */
