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
 * The bit of `shk_juror.flags`: an arbiter of the competition.
 */
#define SHK_JUROR_ARBITER 1

/**
 * The bit: a player in the dispute.
 */
#define SHK_JUROR_PARTY 2

/**
 * The bit: a personal interest may be supposed.
 */
#define SHK_JUROR_INTEREST 4

/**
 * There are fewer than two members beside the chair.
 */
#define SHK_COMMITTEE_TOO_FEW_MEMBERS 0

/**
 * There are not two reserves.
 */
#define SHK_COMMITTEE_NOT_TWO_RESERVES 1

/**
 * The number of those who vote is even.
 */
#define SHK_COMMITTEE_EVEN_VOTES 2

/**
 * Somebody is younger than 21.
 */
#define SHK_COMMITTEE_TOO_YOUNG 3

/**
 * Somebody is an arbiter of the competition.
 */
#define SHK_COMMITTEE_SERVING_ARBITER 4

/**
 * Two have the same name: one person sits once.
 */
#define SHK_COMMITTEE_SITTING_TWICE 5

/**
 * A fault that this version doesn't number.
 */
#define SHK_COMMITTEE_OTHER -1

/**
 * Nothing is touched.
 */
#define SHK_HAND_IDLE 0

/**
 * A piece is touched and binds (6.1.4.7).
 */
#define SHK_HAND_TOUCHED 1

/**
 * A piece was moved and is still held: it can go elsewhere (6.1.4.8).
 */
#define SHK_HAND_IN_HAND 2

/**
 * A capturing piece was released: the way is chosen, the taken pieces still stand (6.1.5.11).
 */
#define SHK_HAND_RELEASED 3

/**
 * Taken pieces come off (6.1.5.7, 6.1.5.12).
 */
#define SHK_HAND_REMOVING 4

/**
 * The move is made (6.1.4.6, 6.1.5.13).
 */
#define SHK_HAND_DONE 5

/**
 * The clock was pressed: the opponent is to move.
 */
#define SHK_HAND_CLOCK_PRESSED 6

/**
 * The bit of `shk_incident.flags`: `capture` is the capture that was made.
 */
#define SHK_INCIDENT_CAPTURE 1

/**
 * It happened, and the opponent has not answered.
 */
#define SHK_IRREGULARITY_OPEN 0

/**
 * The opponent demands a correction; the offender's clock runs.
 */
#define SHK_IRREGULARITY_DEMANDED 1

/**
 * The players don't agree: the clocks are stopped, the arbiter decides (5.4.13.4).
 */
#define SHK_IRREGULARITY_BEFORE_ARBITER 2

/**
 * It was corrected.
 */
#define SHK_IRREGULARITY_CORRECTED 3

/**
 * It stands: the opponent replied, or gave the correction up.
 */
#define SHK_IRREGULARITY_STANDS 4

/**
 * The bit of `shk_irregularity.flags`: a protest can't be based on it (5.4.13.4).
 */
#define SHK_IRREGULARITY_BARS_PROTEST 1

/**
 * Classical time control.
 */
#define SHK_PACE_CLASSICAL 0

/**
 * "Быстрая игра" or "молниеносная игра".
 */
#define SHK_PACE_FAST 1

/**
 * The player.
 */
#define SHK_FILER_PLAYER 0

/**
 * The player's representative.
 */
#define SHK_FILER_REPRESENTATIVE 1

/**
 * A representative of the team.
 */
#define SHK_FILER_TEAM 2

/**
 * Anybody else; he may not.
 */
#define SHK_FILER_OTHER 3

/**
 * Not ruled on yet.
 */
#define SHK_RULING_PENDING 0

/**
 * It is right.
 */
#define SHK_RULING_UPHELD 1

/**
 * It is not.
 */
#define SHK_RULING_REJECTED 2

/**
 * There is no deposit, or nothing is ruled yet.
 */
#define SHK_DEPOSIT_NOWHERE 0

/**
 * The deposit goes back to who paid it.
 */
#define SHK_DEPOSIT_BACK 1

/**
 * It goes to the prize fund.
 */
#define SHK_DEPOSIT_TO_PRIZE_FUND 2

/**
 * The bit of `shk_paper.flags`: it is not written.
 */
#define SHK_PAPER_NOT_WRITTEN 1

/**
 * The bit: it is not addressed to the chief arbiter.
 */
#define SHK_PAPER_NOT_TO_CHIEF_ARBITER 2

/**
 * Any violation of the rules.
 */
#define SHK_GRAVITY_ORDINARY 0

/**
 * A gross one, such as impossible moves with the clock pressed to gather increments (5.4.13.4).
 */
#define SHK_GRAVITY_GROSS 1

/**
 * A remark (замечание).
 */
#define SHK_SANCTION_REMARK 0

/**
 * A warning (предупреждение).
 */
#define SHK_SANCTION_WARNING 1

/**
 * Time for the opponent: at most 120 seconds, at least the increment.
 */
#define SHK_SANCTION_TIME 2

/**
 * Loss of the game.
 */
#define SHK_SANCTION_LOSS_OF_GAME 3

/**
 * Loss of the micro-match.
 */
#define SHK_SANCTION_LOSS_OF_MICRO_MATCH 4

/**
 * Loss of the game or micro-match for both.
 */
#define SHK_SANCTION_LOSS_OF_BOTH 5

/**
 * Exclusion from the competition.
 */
#define SHK_SANCTION_EXCLUSION 6

/**
 * Another sanction of clause 1.5.
 */
#define SHK_SANCTION_OTHER 7

/**
 * An illegal move with a man or a king.
 */
#define SHK_VIOLATION_WRONG_MOVE 1

/**
 * Two moves in a row.
 */
#define SHK_VIOLATION_TWO_MOVES 2

/**
 * One piece was touched and another moved.
 */
#define SHK_VIOLATION_OTHER_PIECE_MOVED 3

/**
 * A move was taken back.
 */
#define SHK_VIOLATION_MOVE_TAKEN_BACK 4

/**
 * A move with the opponent's man or king.
 */
#define SHK_VIOLATION_OPPONENTS_PIECE_MOVED 5

/**
 * A move where a capture is due.
 */
#define SHK_VIOLATION_CAPTURE_IGNORED 6

/**
 * Pieces of either side were removed without a reason.
 */
#define SHK_VIOLATION_REMOVED_WITHOUT_REASON 7

/**
 * Pieces were removed while the last capture was not finished.
 */
#define SHK_VIOLATION_REMOVED_DURING_CAPTURE 8

/**
 * Fewer or more pieces were removed than were to be taken.
 */
#define SHK_VIOLATION_REMOVED_WRONG_NUMBER 9

/**
 * Pieces were removed that were not to be taken.
 */
#define SHK_VIOLATION_REMOVED_WRONG_PIECES 10

/**
 * The player stopped while removing the taken pieces.
 */
#define SHK_VIOLATION_STOPPED_REMOVING 11

/**
 * One's own pieces were removed after a capture.
 */
#define SHK_VIOLATION_REMOVED_OWN_PIECES 12

/**
 * A man became a king and was not marked.
 */
#define SHK_VIOLATION_KING_NOT_MARKED 13

/**
 * A king that was not marked moved as a king.
 */
#define SHK_VIOLATION_UNMARKED_KING_MOVED 14

/**
 * The file has no ballot.
 */
#define SHK_BALLOT_NO_BALLOTS 1

/**
 * The first line names an `id` and neither moves nor positions.
 */
#define SHK_BALLOT_NO_COLUMN 2

/**
 * The file has too many lines.
 */
#define SHK_BALLOT_TOO_MANY_LINES 3

/**
 * The ballot has no name.
 */
#define SHK_BALLOT_NO_ID 4

/**
 * It has neither moves nor a position.
 */
#define SHK_BALLOT_NOTHING_GIVEN 5

/**
 * Its position is none.
 */
#define SHK_BALLOT_FEN 6

/**
 * One of its moves is not legal.
 */
#define SHK_BALLOT_MOVE 7

/**
 * Its columns of moves name different moves.
 */
#define SHK_BALLOT_MOVES_DISAGREE 8

/**
 * Its moves lead to another position than the one it gives.
 */
#define SHK_BALLOT_POSITION_DISAGREES 9

/**
 * The side to move has no move in its position.
 */
#define SHK_BALLOT_NO_MOVES 10

/**
 * An earlier line has the same name for another position.
 */
#define SHK_BALLOT_SAME_ID 11

/**
 * An earlier line leads to the same position: a warning, the table can be used.
 */
#define SHK_BALLOT_DUPLICATE 12

/**
 * A fault that this version doesn't number.
 */
#define SHK_BALLOT_OTHER -1

/**
 * No rule is broken: the move is legal.
 */
#define SHK_REASON_NONE 0

/**
 * The player named is not the one to move (6.1.4.1, 5.4.13.2).
 */
#define SHK_REASON_NOT_YOUR_TURN 1

/**
 * The text has not the form of a move.
 */
#define SHK_REASON_UNREADABLE 2

/**
 * The text names a light square, or one outside the board (6.1.1).
 */
#define SHK_REASON_BAD_SQUARE 3

/**
 * The side to move has no move (6.1.4.1).
 */
#define SHK_REASON_GAME_OVER 4

/**
 * No piece stands on the start square (6.1.4.1).
 */
#define SHK_REASON_NO_PIECE 5

/**
 * The piece on the start square is the opponent's (6.1.4.1).
 */
#define SHK_REASON_NOT_YOUR_PIECE 6

/**
 * Two squares lie on no common diagonal (6.1.4.3).
 */
#define SHK_REASON_NOT_DIAGONAL 7

/**
 * A piece of the same side is in the way (6.1.4.5, 6.1.5.3, 6.1.5.8).
 */
#define SHK_REASON_OWN_PIECE_IN_THE_WAY 8

/**
 * The only piece jumped has been taken already (6.1.5.9).
 */
#define SHK_REASON_JUMPS_TWICE 9

/**
 * A piece that has been taken still stands and blocks the way (6.1.5.12).
 */
#define SHK_REASON_TURKISH_STRIKE 10

/**
 * Another piece is in the way, or two in a row (6.1.4.3, 6.1.4.5, 6.1.5.1-2).
 */
#define SHK_REASON_BLOCKED 11

/**
 * A capturing step without a piece to take (6.1.5.1-2).
 */
#define SHK_REASON_NOTHING_TO_CAPTURE 12

/**
 * A man moves one square and jumps two (6.1.4.3, 6.1.5.1).
 */
#define SHK_REASON_TOO_FAR 13

/**
 * A man moves forward only (6.1.4.3).
 */
#define SHK_REASON_WRONG_DIRECTION 14

/**
 * There is something to take (6.1.5.3).
 */
#define SHK_REASON_CAPTURE_COMPULSORY 15

/**
 * A quiet move ends on the square that it reaches (6.1.5.16).
 */
#define SHK_REASON_QUIET_MOVE_ENDS 16

/**
 * From another landing square the king can take on (6.1.5.6).
 */
#define SHK_REASON_KING_MUST_LAND_ELSEWHERE 17

/**
 * The capture must be carried on (6.1.5.5-6).
 */
#define SHK_REASON_CAPTURE_NOT_FINISHED 18

/**
 * The text fits several moves (6.1.5.10).
 */
#define SHK_REASON_AMBIGUOUS 19

/**
 * A reason that this version doesn't number.
 */
#define SHK_REASON_OTHER -1

/**
 * In numbers 1 is b8 and 32 is g1.
 */
#define SHK_NUMBERS_FROM_B8 0

/**
 * In numbers 1 is a1 and 32 is h8.
 */
#define SHK_NUMBERS_FROM_A1 1

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
 * The places of a route's lists; those that it doesn't need are 0. A move takes at most twelve pieces.
 */
#define SHK_ROUTE_SQUARES 16

/**
 * Captured pieces come off in their order or the reverse (6.1.5.7, 6.1.5.12).
 */
#define SHK_REMOVAL_EITHER_WAY 0

/**
 * They come off in the order of capture alone (the older 1.5.7, 1.5.12).
 */
#define SHK_REMOVAL_SAME_ORDER 1

/**
 * By a Swiss system.
 */
#define SHK_FORMAT_SWISS 0

/**
 * Everyone meets everyone.
 */
#define SHK_FORMAT_ROUND_ROBIN 1

/**
 * Paired by a program (5.4.10.12).
 */
#define SHK_PAIRED_BY_PROGRAM 0

/**
 * Paired by hand (5.4.10.11): it decides how unplayed games count.
 */
#define SHK_PAIRED_BY_HAND 1

/**
 * A micro-match makes points as one game would.
 */
#define SHK_MICRO_BY_MATCH 0

/**
 * Every game of a micro-match makes points.
 */
#define SHK_MICRO_BY_GAME 1

/**
 * Nothing stands here: the player wasn't there, hadn't entered yet or had left.
 */
#define SHK_KIND_NONE 0

/**
 * A game, played.
 */
#define SHK_KIND_PLAYED 1

/**
 * A game shorter than a move, not rated.
 */
#define SHK_KIND_UNRATED 2

/**
 * A forfeit: no game.
 */
#define SHK_KIND_FORFEIT 3

/**
 * A micro-match: several games in one meeting (P32).
 */
#define SHK_KIND_MICRO_MATCH 4

/**
 * Paired, and no result stands yet.
 */
#define SHK_KIND_UNFINISHED 5

/**
 * No opponent: the plus of an odd number of players (5.4.10.2).
 */
#define SHK_KIND_PAIRING_BYE 16

/**
 * No opponent: a full point given without a game.
 */
#define SHK_KIND_FULL_POINT_BYE 17

/**
 * No opponent: half a point given without a game.
 */
#define SHK_KIND_HALF_POINT_BYE 18

/**
 * No opponent: absent, no points (5.4.10.2).
 */
#define SHK_KIND_ZERO_POINT_BYE 19

/**
 * No opponent named: a win by forfeit.
 */
#define SHK_KIND_FORFEIT_WIN 20

/**
 * No opponent named: a loss by forfeit.
 */
#define SHK_KIND_FORFEIT_LOSS 21

/**
 * No decision.
 */
#define SHK_DECISION_NONE 0

/**
 * White won; in a micro-match, who has White in its first game.
 */
#define SHK_DECISION_WHITE 1

/**
 * A draw.
 */
#define SHK_DECISION_DRAW 2

/**
 * Black won.
 */
#define SHK_DECISION_BLACK 3

/**
 * Both lost (5.4.14.1).
 */
#define SHK_DECISION_BOTH_LOSE 4

/**
 * No outcome yet.
 */
#define SHK_CELL_NO_OUTCOME 0

/**
 * A win.
 */
#define SHK_CELL_WIN 1

/**
 * A draw.
 */
#define SHK_CELL_DRAW 2

/**
 * A loss.
 */
#define SHK_CELL_LOSS 3

/**
 * No colour, or an unknown one; where a colour is asked for: what the event records.
 */
#define SHK_COLOUR_NONE 0

/**
 * White.
 */
#define SHK_COLOUR_WHITE 1

/**
 * Black.
 */
#define SHK_COLOUR_BLACK 2

/**
 * The lot decides, even where the event records a colour (P18).
 */
#define SHK_COLOUR_LOT 3

/**
 * The bit of `shk_meeting.flags` that says that nobody knows who had which colour: a forfeit may
 * stand so.
 */
#define SHK_MEETING_NO_COLOURS 1

/**
 * The bit of `shk_player.flags` that says that the player has left: `withdrew_after` means
 * something.
 */
#define SHK_PLAYER_WITHDREW 1

/**
 * A sex that isn't known.
 */
#define SHK_SEX_NONE 0

/**
 * Male.
 */
#define SHK_SEX_MALE 1

/**
 * Female.
 */
#define SHK_SEX_FEMALE 2

/**
 * The form of an event: whichever it is, told apart by content.
 */
#define SHK_FORM_ANY 0

/**
 * The form of an event: TRF26, the tournament report file; when read, any TRF.
 */
#define SHK_FORM_TRF26 1

/**
 * The form of an event: TRF16.
 */
#define SHK_FORM_TRF16 2

/**
 * The form of an event: JSON, complete.
 */
#define SHK_FORM_JSON 3

/**
 * Pairs were changed by hand (5.4.10.12).
 */
#define SHK_CHANGE_BY_HAND 0

/**
 * The round was paired anew with the fewest touched (5.4.10.8; P23).
 */
#define SHK_CHANGE_RE_PAIRING 1

/**
 * The round was drawn anew as a whole (5.4.10.12).
 */
#define SHK_CHANGE_NEW_DRAW 2

/**
 * A result of an earlier round was corrected; the pairs stand (5.4.10.12).
 */
#define SHK_CHANGE_CORRECTED_RESULT 3

/**
 * A pair was forced in spite of the rules (5.4.10.9).
 */
#define SHK_CHANGE_FORCED_PAIR 4

/**
 * A player's name.
 */
#define SHK_PLAYER_NAME 0

/**
 * His title.
 */
#define SHK_PLAYER_TITLE 1

/**
 * His federation or region.
 */
#define SHK_PLAYER_FEDERATION 2

/**
 * His club.
 */
#define SHK_PLAYER_CLUB 3

/**
 * His number in the federation's register.
 */
#define SHK_PLAYER_ID 4

/**
 * His birth date as it stands in a file.
 */
#define SHK_PLAYER_BIRTH_DATE 5

/**
 * The name of the event.
 */
#define SHK_INFO_NAME 0

/**
 * The city.
 */
#define SHK_INFO_CITY 1

/**
 * The federation.
 */
#define SHK_INFO_FEDERATION 2

/**
 * The first day.
 */
#define SHK_INFO_START_DATE 3

/**
 * The last day.
 */
#define SHK_INFO_END_DATE 4

/**
 * The type of the event in words.
 */
#define SHK_INFO_KIND 5

/**
 * The type of the event as a code of TRF26.
 */
#define SHK_INFO_KIND_CODE 6

/**
 * The chief arbiter.
 */
#define SHK_INFO_CHIEF_ARBITER 7

/**
 * The time control in words.
 */
#define SHK_INFO_TIME_CONTROL 8

/**
 * The time control as a code of TRF26.
 */
#define SHK_INFO_TIME_CONTROL_CODE 9

/**
 * The program that paired the event.
 */
#define SHK_INFO_PAIRING_PROGRAM 10

/**
 * The other arbiters, a list.
 */
#define SHK_INFO_ARBITERS 11

/**
 * The day of each round, a list.
 */
#define SHK_INFO_ROUND_DATES 12

/**
 * The tie-breaks as codes, a list.
 */
#define SHK_INFO_TIE_BREAKS 13

/**
 * The order of the standings as codes, a list.
 */
#define SHK_INFO_STANDINGS 14

/**
 * Who decided.
 */
#define SHK_DECISION_TEXT_BY 0

/**
 * When.
 */
#define SHK_DECISION_TEXT_AT 1

/**
 * The reason.
 */
#define SHK_DECISION_TEXT_REASON 2

/**
 * The clause.
 */
#define SHK_DECISION_TEXT_CLAUSE 3

/**
 * Groups of one club.
 */
#define SHK_GROUP_BY_CLUB 0

/**
 * Groups of one federation or region.
 */
#define SHK_GROUP_BY_FEDERATION 1

/**
 * The announced absences of a draft.
 */
#define SHK_PART_ABSENCES 1

/**
 * The points beside the results.
 */
#define SHK_PART_ADJUSTMENTS 2

/**
 * The accelerated points.
 */
#define SHK_PART_ACCELERATION 3

/**
 * The prohibitions.
 */
#define SHK_PART_FORBIDDEN 4

/**
 * The forced pairs.
 */
#define SHK_PART_FORCED 5

/**
 * The pools.
 */
#define SHK_PART_POOLS 6

/**
 * The groups.
 */
#define SHK_PART_GROUPS 7

/**
 * The compulsory meetings.
 */
#define SHK_PART_MEET_UNTIL 8

/**
 * The prohibitions before a round.
 */
#define SHK_PART_NOT_BEFORE 9

/**
 * The soft prohibitions.
 */
#define SHK_PART_SOFT 10

/**
 * The drawn orders.
 */
#define SHK_PART_LOTS 11

/**
 * The records of decisions.
 */
#define SHK_PART_DECISIONS 12

/**
 * Lines of a TRF that nothing uses, kept as they were.
 */
#define SHK_PART_KEPT_LINES 13

/**
 * The bit of `shk_claim.flags`: right (a) is claimed, that the position stands for the third time.
 */
#define SHK_CLAIM_STANDING 1

/**
 * The bit: the claimant's record has gaps.
 */
#define SHK_CLAIM_RECORD_INCOMPLETE 2

/**
 * The bit: his flag fell while the claim was examined.
 */
#define SHK_CLAIM_FLAG_FELL 4

/**
 * The claim was upheld: a draw.
 */
#define SHK_CLAIM_UPHELD 0

/**
 * It was examined and refused; a written move counts as made.
 */
#define SHK_CLAIM_REFUSED 1

/**
 * It was refused and the flag fell: the claimant loses.
 */
#define SHK_CLAIM_LOST 2

/**
 * It is not examined; nothing has changed.
 */
#define SHK_CLAIM_NOT_EXAMINED 3

/**
 * The game is drawn.
 */
#define SHK_COUNT_DRAW 0

/**
 * Reached: ask the opponent.
 */
#define SHK_COUNT_ASK_OPPONENT 1

/**
 * Reached: the arbiter decides.
 */
#define SHK_COUNT_ARBITER_DECIDES 2

/**
 * Not reached yet.
 */
#define SHK_COUNT_NOT_REACHED 3

/**
 * The rule does not apply here.
 */
#define SHK_COUNT_NOT_RUNNING 4

/**
 * The moves were not counted.
 */
#define SHK_COUNT_NOT_COUNTED 5

/**
 * The claimant is not to move.
 */
#define SHK_COUNT_NOT_YOUR_TURN 6

/**
 * The game is over.
 */
#define SHK_COUNT_GAME_OVER 7

/**
 * An answer that this version doesn't number.
 */
#define SHK_COUNT_OTHER -1

/**
 * In the place of a rule: the draw by repetition.
 */
#define SHK_DRAW_REPETITION -1

/**
 * In the place of a rule: no draw.
 */
#define SHK_DRAW_NONE -2

/**
 * "Русские шашки".
 */
#define SHK_PROFILE_FSR 0

/**
 * "Шашки-64".
 */
#define SHK_PROFILE_FMJD_64 1

/**
 * As the server lidraughts.org counts.
 */
#define SHK_PROFILE_LIDRAUGHTS 2

/**
 * Three or more kings against a lone king.
 */
#define SHK_RULE_THREE_KINGS 0

/**
 * Only king moves, no capture.
 */
#define SHK_RULE_KINGS_ONLY 1

/**
 * 2 or 3 pieces.
 */
#define SHK_RULE_PIECES_2_3 2

/**
 * 4 or 5 pieces.
 */
#define SHK_RULE_PIECES_4_5 3

/**
 * 6 or 7 pieces.
 */
#define SHK_RULE_PIECES_6_7 4

/**
 * Three pieces against a lone king on the main road.
 */
#define SHK_RULE_MAIN_ROAD 5

/**
 * Two pieces or one king against a lone king.
 */
#define SHK_RULE_TWO_V_ONE 6

/**
 * More rows than any profile has: a buffer of so many is never too small.
 */
#define SHK_MOST_ROWS 16

/**
 * The bit of `shk_row.flags` that says that moves are counted on this board now.
 */
#define SHK_ROW_RUNNING 1

/**
 * The bit that says that the draw may be claimed.
 */
#define SHK_ROW_CLAIMABLE 2

/**
 * The bit that says that the moves of each side count, not those of the stronger alone.
 */
#define SHK_ROW_EACH 4

/**
 * The right of claim (a) that the position stands for the third time (5.4.12.2).
 */
#define SHK_RIGHT_STANDING 1

/**
 * The right of claim (b) that a written move would make one stand so (5.4.12.2).
 */
#define SHK_RIGHT_WRITTEN 2

/**
 * No result yet.
 */
#define SHK_OUTCOME_NONE 0

/**
 * White wins.
 */
#define SHK_OUTCOME_WHITE 1

/**
 * Black wins.
 */
#define SHK_OUTCOME_BLACK 2

/**
 * A draw.
 */
#define SHK_OUTCOME_DRAW 3

/**
 * Both lose.
 */
#define SHK_OUTCOME_BOTH_LOST 4

/**
 * The game began from the initial position.
 */
#define SHK_GAME_STANDARD 0

/**
 * It began from a position that was set up.
 */
#define SHK_GAME_SET_UP 1

/**
 * It began by a ballot (6.1.4.1).
 */
#define SHK_GAME_BALLOTED 2

/**
 * In the place of a side: nobody.
 */
#define SHK_NOBODY -1

/**
 * A wrong set-up is mended (5.4.13.1).
 */
#define SHK_SETUP_MEND 0

/**
 * The clause doesn't say; the arbiter decides.
 */
#define SHK_SETUP_ARBITER_DECIDES 1

/**
 * Nothing is mended: the game goes on and its result counts (5.4.13.1).
 */
#define SHK_SETUP_GAME_STANDS 2

/**
 * The bit of `shk_board.flags` for a pair that the host forced (P5).
 */
#define SHK_BOARD_FORCED 1

/**
 * The bit of `shk_board.flags` for a compulsory meeting inside a group (P5).
 */
#define SHK_BOARD_COMPULSORY 2

/**
 * The round isn't the system's.
 */
#define SHK_VERDICT_DIFFERS 0

/**
 * It is.
 */
#define SHK_VERDICT_AGREES 1

/**
 * It is, with the changed results that were told.
 */
#define SHK_VERDICT_AGREES_IF 2

/**
 * By lot, and neither a drawn order nor a seed is recorded: nothing to compare with.
 */
#define SHK_VERDICT_LOT_UNKNOWN 3

/**
 * Nobody met anybody.
 */
#define SHK_VERDICT_NOBODY_MET 4

/**
 * A result stands in the round: nothing touches its pairs any more.
 */
#define SHK_ROUND_BEGUN 0

/**
 * Its pairs are there and no result is: the chief arbiter decides (5.4.10.12).
 */
#define SHK_ROUND_PUBLISHED 1

/**
 * It is still to be drawn.
 */
#define SHK_ROUND_NOT_PAIRED 2

/**
 * Somebody is not paired yet.
 */
#define SHK_DRAW_DRAFT 0

/**
 * Everybody who takes part is paired, and nothing is published.
 */
#define SHK_DRAW_COMPLETE 1

/**
 * Published (5.4.10.8).
 */
#define SHK_DRAW_IN_FORCE 2

/**
 * Who gets another opponent or bye.
 */
#define SHK_REPAIR_TOUCHED 0

/**
 * Who wasn't in the published round.
 */
#define SHK_REPAIR_CAME 1

/**
 * Who was in it and takes no part any more.
 */
#define SHK_REPAIR_GONE 2

/**
 * By rating, the highest first; equal ratings and the unrated by lot.
 */
#define SHK_START_BY_RATING 0

/**
 * All by lot.
 */
#define SHK_START_BY_LOT 1

/**
 * As in the event, without gaps.
 */
#define SHK_START_GIVEN 2

/**
 * The blind lot (5.4.10.4), `lot`.
 */
#define SHK_SYSTEM_LOT 1

/**
 * Individual coefficients, the start numbers (5.4.10.5), `coefficient`.
 */
#define SHK_SYSTEM_COEFFICIENT 2

/**
 * Truncated Solkoff (5.4.10.6), `truncated-solkoff`.
 */
#define SHK_SYSTEM_TRUNCATED_SOLKOFF 3

/**
 * Current Buchholz (5.4.10.7), `current-buchholz`.
 */
#define SHK_SYSTEM_CURRENT_BUCHHOLZ 4

/**
 * The text of the rules, `rules`.
 */
#define SHK_PROFILE_RULES 0

/**
 * What the international federation's program was seen to do in one event; truncated Solkoff alone,
 * as observed and never official, `fmjd-program`.
 */
#define SHK_PROFILE_FMJD_PROGRAM 1

/**
 * Moves by their first and last square, the path only where it is needed: the standard's.
 */
#define SHK_PDN_SHORT 0

/**
 * Every square of the route.
 */
#define SHK_PDN_FULL 1

/**
 * `cd4`, `c:e5`.
 */
#define SHK_PDN_HALF 2

/**
 * Every square of the route by its number.
 */
#define SHK_PDN_NUMERIC 3

/**
 * First and last square by their numbers.
 */
#define SHK_PDN_NUMERIC_SHORT 4

/**
 * As they are written, unjudged: for other draughts games.
 */
#define SHK_PDN_AS_WRITTEN 5

/**
 * Results by the kind of game, as the standard has it.
 */
#define SHK_PDN_SCORES_BY_KIND 0

/**
 * 1-0, 1/2-1/2, 0-1.
 */
#define SHK_PDN_SCORES_ONES 1

/**
 * 2-0, 1-1, 0-2.
 */
#define SHK_PDN_SCORES_TWOS 2

/**
 * UTF-8, the standard's.
 */
#define SHK_PDN_UTF8 0

/**
 * Windows code page 1251.
 */
#define SHK_PDN_CP1251 1

/**
 * KOI8-R.
 */
#define SHK_PDN_KOI8R 2

/**
 * DOS code page 866.
 */
#define SHK_PDN_CP866 3

/**
 * ISO 8859-5.
 */
#define SHK_PDN_ISO8859_5 4

/**
 * Latin-1 with the signs that Windows code page 1252 adds.
 */
#define SHK_PDN_LATIN1 5

/**
 * UTF-16, little endian.
 */
#define SHK_PDN_UTF16LE 6

/**
 * UTF-16, big endian.
 */
#define SHK_PDN_UTF16BE 7

/**
 * For reading: what the bytes look like.
 */
#define SHK_PDN_DETECT 255

/**
 * A move: `text` as it is written.
 */
#define SHK_PDN_MOVE 0

/**
 * A move that isn't known, `- -`; the next one is White's.
 */
#define SHK_PDN_UNKNOWN 1

/**
 * An annotation of the move before: `number` is that of the standard, 1 for `!`.
 */
#define SHK_PDN_NAG 2

/**
 * A comment: `text` without its braces.
 */
#define SHK_PDN_COMMENT 3

/**
 * A set-up in the movetext: `text` without its slashes, `FEN "..."`.
 */
#define SHK_PDN_SETUP 4

/**
 * A variation to the last move begins.
 */
#define SHK_PDN_BEGIN_VARIATION 5

/**
 * It is over.
 */
#define SHK_PDN_END_VARIATION 6

/**
 * A game begins.
 */
#define SHK_PDN_BEGIN_GAME 7

/**
 * A tag: `text` is its name, `value` its value as it stands between the quotation marks, with its
 * backslashes.
 */
#define SHK_PDN_TAG 8

/**
 * A game is over: `text` is what ended it, `number` the outcome (`SHK_OUTCOME_...`) that it stands for,
 * `ply` the moves of the main line, `sound` whether no error of the grammar was met.
 */
#define SHK_PDN_END_GAME 9

/**
 * Something is wrong (`number` 1) or odd (0) in the grammar: `text` is the message in English, `value`
 * the name by which programs know it.
 */
#define SHK_PDN_DIAGNOSTIC 10

/**
 * Other than 0 in `shk_pdn_options.flags`: what archives write is read too, with warnings.
 */
#define SHK_PDN_LENIENT 1

/**
 * The bit: games of another kind are judged as Russian draughts.
 */
#define SHK_PDN_AS_RUSSIAN 2

/**
 * The bit: every game is played by the rules as it is read, which the rows and the diagnostics then
 * tell of. Without it the grammar alone is judged, of whatever draughts game.
 */
#define SHK_PDN_REPLAY 4

/**
 * The bit, beside `SHK_PDN_REPLAY`: the moves of variations are judged too.
 */
#define SHK_PDN_VARIATIONS 8

/**
 * The bit: games aren't kept; there are rows, diagnostics and counts.
 */
#define SHK_PDN_NO_GAMES 16

/**
 * The bit: what the file holds is counted for `shk_pdn_stats`.
 */
#define SHK_PDN_STATS 32

/**
 * The bit: in numeric notation a1 has the number 1 and h8 the number 32. Without it b8 has 1 and g1
 * has 32, which is what files and servers write.
 */
#define SHK_PDN_FROM_A1 64

/**
 * In `shk_pdn_row.flags`: there is no error in the game.
 */
#define SHK_PDN_GOOD 1

/**
 * `position` means something: the game was played by the rules.
 */
#define SHK_PDN_PLAYED 2

/**
 * All of its text is UTF-8 (as decoded); only then it can be written.
 */
#define SHK_PDN_IS_UTF8 4

/**
 * It was kept: its tags and its movetext can be asked for.
 */
#define SHK_PDN_KEPT 8

/**
 * The results that occur.
 */
#define SHK_PDN_RESULTS 0

/**
 * The kinds of game that occur, as the tag `GameType` has them.
 */
#define SHK_PDN_KINDS 1

/**
 * Of a diagnostic: the name by which programs tell problems apart, `unclosed-comment`; of an illegal move
 * that of its reason, `capture-compulsory`. The same in every language.
 */
#define SHK_PDN_TEXT_NAME 0

/**
 * What stands there, cut short.
 */
#define SHK_PDN_TEXT_FOUND 1

/**
 * What is wrong with it, without its place.
 */
#define SHK_PDN_TEXT_PROBLEM 2

/**
 * What was expected; empty where the problem says it.
 */
#define SHK_PDN_TEXT_EXPECTED 3

/**
 * The clause of the rules that a move breaks; empty for anything else.
 */
#define SHK_PDN_TEXT_CLAUSE 4

/**
 * `games` of a `shk_player_known` means something.
 */
#define SHK_KNOWN_GAMES 1

/**
 * `highest` does.
 */
#define SHK_KNOWN_HIGHEST 2

/**
 * `age` does.
 */
#define SHK_KNOWN_AGE 4

/**
 * `average`, `performance` and `perfect` of a `shk_rated_player` mean something: there is a game
 * against a rated opponent.
 */
#define SHK_RATED_PERFORMANCE 1

/**
 * `expected`, `factor` and the change do: the player has a rating.
 */
#define SHK_RATED_CHANGE 2

/**
 * `new_rating` does: the changed rating, or a first one.
 */
#define SHK_RATED_NEW 4

/**
 * A norm was made (`shk_ratings_norm`).
 */
#define SHK_RATED_NORM 8

/**
 * Fewer rated games before the event.
 */
#define SHK_CONDITION_GAMES_BELOW 1

/**
 * Younger.
 */
#define SHK_CONDITION_AGE_BELOW 2

/**
 * Rated lower.
 */
#define SHK_CONDITION_RATING_BELOW 3

/**
 * Once rated as high, now or before.
 */
#define SHK_CONDITION_REACHED 4

/**
 * `/Cn`: without the n lowest (of PS the first n rounds).
 */
#define SHK_MODIFIER_CUT 1

/**
 * `/Mn`: without the n lowest and the n highest.
 */
#define SHK_MODIFIER_MEDIAN 2

/**
 * `/P`: forfeits count as played.
 */
#define SHK_MODIFIER_FORFEITS_PLAYED 4

/**
 * `/F`: from FB instead of BH.
 */
#define SHK_MODIFIER_FORE 8

/**
 * `/L+n`, `/L-n`: the limit shifted by n half points.
 */
#define SHK_MODIFIER_LIMIT 16

/**
 * `/Un`: an unrated player counts with this rating.
 */
#define SHK_MODIFIER_UNRATED 32

/**
 * `/Vyear`: by this edition of C.07.
 */
#define SHK_MODIFIER_VERSION 64

/**
 * `/R`: the other way round.
 */
#define SHK_MODIFIER_REVERSED 128

/**
 * The code, `SOLK-1`.
 */
#define SHK_CATALOGUE_CODE 0

/**
 * Other codes of the same, with commas between them.
 */
#define SHK_CATALOGUE_ALIASES 1

/**
 * The name, in a language.
 */
#define SHK_CATALOGUE_NAME 2

/**
 * What it is, in one line, in a language.
 */
#define SHK_CATALOGUE_FORMULA 3

/**
 * Where it is defined: a clause, an article, a decision.
 */
#define SHK_CATALOGUE_SOURCE 4

/**
 * What may stand behind the code, with blanks between: `/Cn /Mn /P`.
 */
#define SHK_CATALOGUE_MODIFIERS 5

/**
 * A past round without an opponent is an opponent with 0 points.
 */
#define SHK_BYE_ENTRY_ZERO 0

/**
 * It is no entry at all.
 */
#define SHK_BYE_ENTRY_NONE 1

/**
 * Columns for the terminal.
 */
#define SHK_DOCUMENT_TABLE 0

/**
 * Fields with commas between them, a line a player.
 */
#define SHK_DOCUMENT_CSV 1

/**
 * A JSON object.
 */
#define SHK_DOCUMENT_JSON 2

/**
 * A page to print, A4; rating figures have none.
 */
#define SHK_DOCUMENT_HTML 3

/**
 * A page in Markdown; rating figures have none.
 */
#define SHK_DOCUMENT_MARKDOWN 4

/**
 * Nothing is said of it: a figure of the player's own.
 */
#define SHK_WHY_NONE 0

/**
 * A game over the board.
 */
#define SHK_WHY_PLAYED 1

/**
 * A game that has no result yet.
 */
#define SHK_WHY_UNFINISHED 2

/**
 * A forfeit; the scheduled opponent counts.
 */
#define SHK_WHY_FORFEIT 3

/**
 * The opponent left after round `after`: he counts with the average of the `group` in his score
 * group (5.4.10.11).
 */
#define SHK_WHY_OPPONENT_LEFT 4

/**
 * The opponent left after round `after` and nobody else was in his group: he keeps his own points.
 */
#define SHK_WHY_OPPONENT_LEFT_ALONE 5

/**
 * The plus counts for the lowest number of points in the event (5.4.10.11).
 */
#define SHK_WHY_PLUS_LOWEST 6

/**
 * The plus, which gives nothing here.
 */
#define SHK_WHY_PLUS 7

/**
 * No opponent: the round counts 0.
 */
#define SHK_WHY_NO_OPPONENT 8

/**
 * A dummy opponent with the player's own points (C.07 16.4).
 */
#define SHK_WHY_DUMMY_OWN 9

/**
 * The same, no more than the scheduled opponent has.
 */
#define SHK_WHY_DUMMY_OPPONENT 10

/**
 * The same, no more than a draw in every round.
 */
#define SHK_WHY_DUMMY_DRAWS 11

/**
 * It counts.
 */
#define SHK_CUT_NONE 0

/**
 * Cut as one of the lowest.
 */
#define SHK_CUT_LOW 1

/**
 * Cut as one of the highest.
 */
#define SHK_CUT_HIGH 2

/**
 * The player's own figure.
 */
#define SHK_MADE_OF_OWN 0

/**
 * Addends, cut ones among them (`shk_explanation_items`).
 */
#define SHK_MADE_OF_ITEMS 1

/**
 * The games of those level so far, the player among them (`shk_explanation_members`).
 */
#define SHK_MADE_OF_ENCOUNTER 2

/**
 * Nothing: the criterion was left out.
 */
#define SHK_MADE_OF_LEFT_OUT 3

/**
 * The event goes on: figures and places are not final (T5).
 */
#define SHK_NOTE_PROVISIONAL 1

/**
 * Who left with nobody else in his score group: he counts with his own points (T5).
 */
#define SHK_NOTE_LEFT_ALONE 2

/**
 * A criterion of ratings was left out, for somebody who played has none (C.07 Article 10).
 */
#define SHK_NOTE_UNRATED 3

/**
 * C.07 Article 8 doesn't want the criterion in a round robin.
 */
#define SHK_NOTE_BUCHHOLZ_IN_ROUND_ROBIN 4

/**
 * What the event says: TRF record 192 or 092, else Swiss (T8a).
 */
#define SHK_EVENT_KIND_OF_EVENT 0

/**
 * A Swiss.
 */
#define SHK_EVENT_KIND_SWISS 1

/**
 * A round robin.
 */
#define SHK_EVENT_KIND_ROUND_ROBIN 2

/**
 * No teams.
 */
#define SHK_TEAMS_NONE 0

/**
 * Players of the same club are a team.
 */
#define SHK_TEAMS_CLUB 1

/**
 * Players of the same federation or region are a team.
 */
#define SHK_TEAMS_FEDERATION 2

/**
 * As the event says: 5.4.10.11 for one paired by hand, else as the international federation's
 * program counts (5.4.10.12 leaves it to the program).
 */
#define SHK_UNPLAYED_OF_EVENT 0

/**
 * As the international federation's program counts (T6), `fmjd`.
 */
#define SHK_UNPLAYED_FMJD 1

/**
 * Clause 5.4.10.11 (T5), `rules-manual`.
 */
#define SHK_UNPLAYED_RULES_MANUAL 2

/**
 * FIDE's C.07 in force from 1 September 2023 (T7), `fide-2023`.
 */
#define SHK_UNPLAYED_FIDE_2023 3

/**
 * FIDE's C.07 in force from 1 August 2024, `fide-2024`.
 */
#define SHK_UNPLAYED_FIDE_2024 4

/**
 * FIDE's C.07 for events that start on 1 March 2026 or later, `fide-2026`.
 */
#define SHK_UNPLAYED_FIDE_2026 5

/**
 * There is none: no games, no rating. It stands below every number (T2).
 */
#define SHK_VALUE_UNDEFINED 0

/**
 * A number: `numerator / denominator`, in lowest terms.
 */
#define SHK_VALUE_NUMBER 1

/**
 * Several numbers, `count` of them: the first that differs decides, one that is missing counts as 0
 * (T3).
 */
#define SHK_VALUE_SEQUENCE 2

/**
 * A place inside the group of those level so far, from 1, in `numerator` (T3).
 */
#define SHK_VALUE_PLACE 3

/**
 * A number that doesn't fit into two 64-bit integers: it can be had as text alone (T1). Places are
 * counted from it all the same.
 */
#define SHK_VALUE_LONG 4

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
 * An appeal against the chief arbiter's decision on a protest. It belongs to the caller, who frees it with
 * `shk_appeal_free`; it refers to nothing else. Several threads may read it at once, one may change it.
 */
typedef struct shk_appeal shk_appeal;

/**
 * An opening table. It belongs to the caller, who frees it with `shk_ballots_free`; several threads may
 * read it at once.
 */
typedef struct shk_ballots shk_ballots;

/**
 * Corrected results and what follows from them. It belongs to the caller, who frees it with
 * `shk_correction_free`, and doesn't need the event any more. Several threads may read one at once.
 */
typedef struct shk_correction shk_correction;

/**
 * A tournament in which anything may stand, built up by calls.
 *
 * It belongs to the caller, who frees it with `shk_draft_free`. One thread at a time may change it.
 */
typedef struct shk_draft shk_draft;

/**
 * Why a call failed: the status, the message in both languages, and where known the clause of the
 * rules and the place.
 *
 * It belongs to the caller, who frees it with `shk_error_free`; it doesn't refer to anything else.
 * Several threads may read it at once.
 */
typedef struct shk_error shk_error;

/**
 * A tournament in which nothing contradicts anything else.
 *
 * It belongs to the caller, who frees it with `shk_event_free`; pairings, drafts and reports made
 * from it don't need it any more. Several threads may read one at once.
 */
typedef struct shk_event shk_event;

/**
 * Where the values of one player come from, criterion by criterion.
 *
 * It belongs to the caller, who frees it with `shk_explanation_free`, and doesn't need the standings
 * any more. Several threads may read one at once.
 */
typedef struct shk_explanation shk_explanation;

/**
 * A game: a start, plies, and what was decided. It belongs to the caller, who frees it with
 * `shk_game_free`; it refers to nothing else. Several threads may read it at once, one may change it.
 */
typedef struct shk_game shk_game;

/**
 * The hand of the player to move, from touching a piece to pressing the clock. It belongs to the caller,
 * who frees it with `shk_hand_free`; several threads may read it at once, one may change it.
 *
 * An event that the rules refuse (`SHK_REFUSED`) leaves the hand where it was; the error's name is that of
 * the violation (`shk_violation_by_name`), or `not-your-turn`, `too-late`, `nothing-in-hand`, `no-way`,
 * `no-move-made`, `removal-order`. With `removal-order` alone the move is made all the same.
 */
typedef struct shk_hand shk_hand;

/**
 * The ladder of sanctions of one player, with what was imposed on him in game after game. It advises; the
 * arbiter chooses. It belongs to the caller, who frees it with `shk_ladder_free`; several threads may read
 * it at once, one may change it.
 *
 * | so far in this game | ordinary violation | gross violation |
 * |---|---|---|
 * | nothing | remark | warning |
 * | a remark | warning | warning |
 * | a warning | loss of the game | loss of the game |
 */
typedef struct shk_ladder shk_ladder;

/**
 * A paired round, complete: a draft until the arbiter puts it in force (5.4.10.8).
 *
 * It belongs to the caller, who frees it with `shk_pairing_free`; it doesn't need the event any
 * more. Several threads may read one at once.
 */
typedef struct shk_pairing shk_pairing;

/**
 * The games of a file, or a part of them, and what is wrong or odd with them. It belongs to the caller,
 * who frees it with `shk_pdn_free`, and holds copies of all that it tells; several threads may read it at
 * once. Its games are counted from 1.
 */
typedef struct shk_pdn shk_pdn;

/**
 * A reader of a game file of any length. The host feeds it bytes as they come and takes away the games
 * that are complete; memory grows with what isn't taken away, not with the file. It belongs to the
 * caller, who frees it with `shk_pdn_reader_free`.
 */
typedef struct shk_pdn_reader shk_pdn_reader;

/**
 * A protest that was accepted. It belongs to the caller, who frees it with `shk_protest_free`; several
 * threads may read it at once, one may change it.
 */
typedef struct shk_protest shk_protest;

/**
 * How ratings change: rules that were read from the text of a data file.
 *
 * They belong to the caller, who frees them with `shk_rating_rules_free`. Several threads may read
 * them at once.
 */
typedef struct shk_rating_rules shk_rating_rules;

/**
 * Norms and titles that were read from the text of a data file.
 *
 * They belong to the caller, who frees them with `shk_rating_titles_free`. Several threads may read
 * them at once.
 */
typedef struct shk_rating_titles shk_rating_titles;

/**
 * The rating figures of an event's players.
 *
 * They belong to the caller, who frees them with `shk_ratings_free`, and don't need the event any
 * more. Several threads may read them at once.
 */
typedef struct shk_ratings shk_ratings;

/**
 * The smallest relaxations with which a round could be paired. They belong to the caller, who frees
 * them with `shk_relaxations_free`. Several threads may read them at once.
 */
typedef struct shk_relaxations shk_relaxations;

/**
 * A round paired anew with the fewest touched. It belongs to the caller, who frees it with
 * `shk_repair_free`, and doesn't need the event any more. Several threads may read one at once.
 */
typedef struct shk_repair shk_repair;

/**
 * What came out of a check. It belongs to the caller, who frees it with `shk_report_free`, and
 * doesn't need the event any more. Several threads may read one at once.
 */
typedef struct shk_report shk_report;

/**
 * The draw of a round on its way into force, and every decision that changed it afterwards.
 *
 * It belongs to the caller, who frees it with `shk_round_draw_free`. One thread at a time may change
 * it.
 */
typedef struct shk_round_draw shk_round_draw;

/**
 * Standings after a round, with all their values.
 *
 * They belong to the caller, who frees them with `shk_standings_free`; they don't need the event any
 * more, and results that are entered later don't change them. Several threads may read them at once.
 */
typedef struct shk_standings shk_standings;

/**
 * A start list. It belongs to the caller, who frees it with `shk_start_list_free`, and doesn't need
 * the event any more. Several threads may read one at once.
 */
typedef struct shk_start_list shk_start_list;

/**
 * What every call that can fail returns; one of the `SHK_...` constants. A number is never given
 * to another meaning.
 */
typedef int32_t shk_status;

/**
 * A text inside a struct: UTF-8, a pointer and a length in bytes. NULL with length 0 is the empty
 * text.
 */
typedef struct shk_text {
    /**
     * Where it begins; no NUL is needed behind it.
     */
    const char *data;
    /**
     * How many bytes.
     */
    size_t length;
} shk_text;

/**
 * A person who may sit on the committee, with what is asked of him in one dispute.
 */
typedef struct shk_juror {
    /**
     * The name.
     */
    struct shk_text name;
    /**
     * The region (субъект Российской Федерации), empty where it isn't known.
     */
    struct shk_text region;
    /**
     * Full years.
     */
    uint32_t age;
    /**
     * `SHK_JUROR_...` bits.
     */
    uint32_t flags;
} shk_juror;

/**
 * An appeals committee: a chair, members, two reserves. `SHK_COMMITTEE_INIT` in C.
 */
typedef struct shk_committee {
    /**
     * `sizeof(shk_committee)`.
     */
    uint32_t struct_size;
    /**
     * 0.
     */
    uint32_t reserved;
    /**
     * The chair.
     */
    const struct shk_juror *chair;
    /**
     * The other voting members, two or more.
     */
    const struct shk_juror *members;
    /**
     * How many they are.
     */
    size_t member_count;
    /**
     * The two reserves, in the order in which they step in.
     */
    const struct shk_juror *reserves;
    /**
     * How many they are.
     */
    size_t reserve_count;
} shk_committee;

/**
 * A `shk_committee` with its size and nothing else set.
 */
#define SHK_COMMITTEE_INIT {(uint32_t)sizeof(shk_committee), 0, 0, 0, 0, 0, 0}

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
 * What happened. `SHK_INCIDENT_INIT` in C.
 */
typedef struct shk_incident {
    /**
     * `sizeof(shk_incident)`.
     */
    uint32_t struct_size;
    /**
     * `SHK_VIOLATION_...`, but not `SHK_VIOLATION_KING_NOT_MARKED`: that one is entered by
     * `shk_game_king_not_marked`.
     */
    int32_t violation;
    /**
     * Who did it: `SHK_WHITE` or `SHK_BLACK`.
     */
    uint32_t side;
    /**
     * The first of his pieces that he touched, a square from 1; 0 where that doesn't matter.
     */
    uint32_t touched;
    /**
     * `SHK_INCIDENT_...` bits.
     */
    uint32_t flags;
    /**
     * 0.
     */
    uint32_t reserved;
    /**
     * The capture that was made, where its pieces came off wrongly.
     */
    struct shk_move capture;
    /**
     * The position that it left.
     */
    struct shk_position stood;
} shk_incident;

/**
 * A `shk_incident` with its size and nothing else set.
 */
#define SHK_INCIDENT_INIT {(uint32_t)sizeof(shk_incident), 0, 0, 0, 0, 0, {0, 0, 0, 0, 0}, {0, 0, 0, 0}}

/**
 * An irregularity of a game.
 */
typedef struct shk_irregularity {
    /**
     * `SHK_VIOLATION_...`.
     */
    int32_t violation;
    /**
     * Who did it: `SHK_WHITE` or `SHK_BLACK`.
     */
    uint32_t side;
    /**
     * The ply that it left on record.
     */
    uint32_t ply;
    /**
     * Where it stands, `SHK_IRREGULARITY_...`.
     */
    int32_t status;
    /**
     * The ply that was on the board when it was corrected or let stand; 0 otherwise.
     */
    uint32_t since;
    /**
     * `SHK_IRREGULARITY_BARS_PROTEST` or 0.
     */
    uint32_t flags;
} shk_irregularity;

/**
 * What the ladder advises for a violation.
 */
typedef struct shk_advice {
    /**
     * `SHK_SANCTION_...`. Time for the opponent can be added to it at any step.
     */
    int32_t sanction;
    /**
     * 1 where the player can be excluded too: he goes on after a game that was lost so; else 0.
     */
    uint32_t exclusion;
} shk_advice;

/**
 * A sanction that was imposed.
 */
typedef struct shk_imposed {
    /**
     * In a game the ply that was on the board; in a ladder the game, from 1.
     */
    uint32_t at;
    /**
     * In a game against whom, `SHK_WHITE` or `SHK_BLACK`; of a loss for both, who gave the occasion. In
     * a ladder 0.
     */
    uint32_t side;
    /**
     * How grave the violation was, `SHK_GRAVITY_...`.
     */
    int32_t gravity;
    /**
     * `SHK_SANCTION_...`.
     */
    int32_t sanction;
    /**
     * The seconds of `SHK_SANCTION_TIME`; 0 otherwise.
     */
    uint32_t seconds;
    /**
     * 0.
     */
    uint32_t reserved;
} shk_imposed;

/**
 * The times of a round, as far as they set the time for a protest. Moments are minutes from any beginning
 * that a host chooses for the whole event. `SHK_ROUND_TIMES_INIT` in C.
 */
typedef struct shk_round_times {
    /**
     * `sizeof(shk_round_times)`.
     */
    uint32_t struct_size;
    /**
     * The kind of discipline, `SHK_PACE_...`.
     */
    int32_t pace;
    /**
     * Other than 0: there is a next round.
     */
    uint32_t has_next;
    /**
     * 0.
     */
    uint32_t reserved;
    /**
     * When the round ended.
     */
    int64_t end;
    /**
     * When the next round begins.
     */
    int64_t next_start;
} shk_round_times;

/**
 * A `shk_round_times` with its size and nothing else set.
 */
#define SHK_ROUND_TIMES_INIT {(uint32_t)sizeof(shk_round_times), 0, 0, 0, 0, 0}

/**
 * A protest as it is handed in. `SHK_PAPER_INIT` in C.
 */
typedef struct shk_paper {
    /**
     * `sizeof(shk_paper)`.
     */
    uint32_t struct_size;
    /**
     * Who hands it in, `SHK_FILER_...`.
     */
    int32_t by;
    /**
     * `SHK_PAPER_...` bits.
     */
    uint32_t flags;
    /**
     * The deposit paid, in roubles.
     */
    uint32_t deposit;
    /**
     * When it is handed in, in minutes.
     */
    int64_t at;
    /**
     * The clauses of the rules or regulations that are said to be broken.
     */
    const struct shk_text *clauses;
    /**
     * How many they are.
     */
    size_t clause_count;
} shk_paper;

/**
 * A `shk_paper` with its size and nothing else set.
 */
#define SHK_PAPER_INIT {(uint32_t)sizeof(shk_paper), 0, 0, 0, 0, 0, 0}

/**
 * Where a protest stands.
 */
typedef struct shk_protest_facts {
    /**
     * `SHK_RULING_...`.
     */
    int32_t ruling;
    /**
     * Where the deposit goes, `SHK_DEPOSIT_...` (5.4.16.4).
     */
    int32_t deposit_goes;
    /**
     * How many roubles go there; 0 with `SHK_DEPOSIT_NOWHERE`.
     */
    uint32_t deposit;
    /**
     * 0.
     */
    uint32_t reserved;
} shk_protest_facts;

/**
 * A ballot of a table, in numbers.
 */
typedef struct shk_ballot {
    /**
     * The number of its line in the table, from 1.
     */
    uint32_t line;
    /**
     * How many moves it has; 0: it is a position.
     */
    uint32_t move_count;
    /**
     * The position with which the game begins.
     */
    struct shk_position position;
    /**
     * With flying men White's man's square in the initial position, and where it stands; 0 where none
     * flew.
     */
    uint8_t white_from;
    /**
     * Where it stands.
     */
    uint8_t white_to;
    /**
     * Of Black's man.
     */
    uint8_t black_from;
    /**
     * Where it stands.
     */
    uint8_t black_to;
    /**
     * 0.
     */
    uint32_t reserved;
} shk_ballot;

/**
 * What is wrong with a line of an opening table.
 */
typedef struct shk_ballot_fault {
    /**
     * `SHK_BALLOT_...`.
     */
    int32_t problem;
    /**
     * The number of the line, from 1; 0 for the whole file.
     */
    uint32_t line;
    /**
     * The other line of which the fault speaks; 0 where there is none.
     */
    uint32_t other_line;
    /**
     * The ply that is not legal, from 1; 0 otherwise.
     */
    uint32_t ply;
} shk_ballot_fault;

/**
 * How a written move is judged. `SHK_JUDGE_OPTIONS_INIT` in C; all fields but the size may be 0.
 */
typedef struct shk_judge_options {
    /**
     * `sizeof(shk_judge_options)`.
     */
    uint32_t struct_size;
    /**
     * Other than 0: it is known who makes the move.
     */
    uint32_t has_player;
    /**
     * Who: `SHK_WHITE` or `SHK_BLACK`.
     */
    uint32_t player;
    /**
     * What numbers mean, `SHK_NUMBERS_...`.
     */
    int32_t numbering;
} shk_judge_options;

/**
 * A `shk_judge_options` with its size and nothing else set.
 */
#define SHK_JUDGE_OPTIONS_INIT {(uint32_t)sizeof(shk_judge_options), 0, 0, 0}

/**
 * What is said of a written move.
 */
typedef struct shk_judgement {
    /**
     * `SHK_REASON_...`; `SHK_REASON_NONE` where the move is legal.
     */
    int32_t reason;
    /**
     * The square of which the reason speaks, from 1; 0 where it speaks of none. Of a step it is the
     * first one.
     */
    uint32_t square;
    /**
     * The last square of a step; 0 where the reason speaks of none.
     */
    uint32_t to;
    /**
     * The squares from which a king could take on, or of the pieces still to be taken, as a set.
     */
    uint32_t choices;
    /**
     * The offset of the byte at which reading stopped, in a text that isn't a move.
     */
    uint64_t offset;
    /**
     * The legal move; all 0 where there is none.
     */
    struct shk_move m;
} shk_judgement;

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
 * One way of making a move: its pieces in the order in which they are taken (6.1.5.10). A plain value.
 *
 * Ways that differ only in where a king lands between two captures are one route. A quiet move has one
 * route, without pieces.
 */
typedef struct shk_route {
    /**
     * The move.
     */
    struct shk_move m;
    /**
     * The squares with which the route is written, by number: the first, those on which the piece
     * turns or lands, the last.
     */
    uint8_t squares[16];
    /**
     * The squares of the pieces taken, by number, in their order.
     */
    uint8_t victims[16];
    /**
     * How many squares there are.
     */
    uint32_t square_count;
    /**
     * How many pieces are taken.
     */
    uint32_t victim_count;
} shk_route;

/**
 * What a result is worth, in hundredths of a point; the pairs are for White and for Black.
 */
typedef struct shk_scoring {
    /**
     * A win.
     */
    int64_t win[2];
    /**
     * A draw.
     */
    int64_t draw[2];
    /**
     * A loss.
     */
    int64_t loss[2];
    /**
     * A win by forfeit.
     */
    int64_t forfeit_win;
    /**
     * A loss by forfeit.
     */
    int64_t forfeit_loss;
    /**
     * The plus of an odd number of players.
     */
    int64_t pairing_bye;
    /**
     * A full-point bye.
     */
    int64_t full_point_bye;
    /**
     * A half-point bye.
     */
    int64_t half_point_bye;
    /**
     * An absence.
     */
    int64_t zero_point_bye;
    /**
     * `SHK_MICRO_BY_MATCH` or `SHK_MICRO_BY_GAME`.
     */
    uint32_t micro_match;
    /**
     * 0.
     */
    uint32_t reserved;
} shk_scoring;

/**
 * An event in numbers.
 */
typedef struct shk_event_facts {
    /**
     * How many players.
     */
    uint32_t player_count;
    /**
     * How many rounds stand in it; the last may hold absences alone.
     */
    uint32_t round_count;
    /**
     * How many rounds are paired.
     */
    uint32_t paired_rounds;
    /**
     * How many are planned; 0: nobody knows.
     */
    uint32_t planned_rounds;
    /**
     * `SHK_FORMAT_...`.
     */
    uint32_t format;
    /**
     * `SHK_PAIRED_BY_...`.
     */
    uint32_t paired_by;
    /**
     * The colour of the odd start numbers in round 1 (P18): `SHK_COLOUR_...`.
     */
    uint32_t first_colour;
    /**
     * How many absences are announced.
     */
    uint32_t absence_count;
    /**
     * How many decisions on published rounds are recorded (P30).
     */
    uint32_t decision_count;
    /**
     * Whether a seed is recorded: 1 or 0.
     */
    uint32_t has_seed;
    /**
     * That seed.
     */
    uint64_t seed;
} shk_event_facts;

/**
 * A player in numbers; his texts are in `shk_event_player_text` and `shk_event_player_texts`.
 */
typedef struct shk_player_facts {
    /**
     * The start number.
     */
    uint32_t start;
    /**
     * The rating; 0: none.
     */
    uint32_t rating;
    /**
     * The first national rating there is (in Russia the individual coefficient); 0: none.
     */
    uint32_t national_rating;
    /**
     * The first round that he takes part in; 0: the first.
     */
    uint32_t enters_in;
    /**
     * The last round that he took part in, if `flags` says that he left.
     */
    uint32_t withdrew_after;
    /**
     * The place as a file gave it; 0: none.
     */
    uint32_t place;
    /**
     * `SHK_PLAYER_WITHDREW` or 0.
     */
    uint32_t flags;
    /**
     * `SHK_SEX_...`.
     */
    uint8_t sex;
    /**
     * 0.
     */
    uint8_t reserved[3];
} shk_player_facts;

/**
 * A player announced that he won't play.
 */
typedef struct shk_absence {
    /**
     * The start number.
     */
    uint32_t player;
    /**
     * In which round; 0: in the one to be paired, whichever that is.
     */
    uint32_t round;
    /**
     * What he gets for it: `SHK_KIND_ZERO_POINT_BYE` (5.4.10.2), `SHK_KIND_HALF_POINT_BYE` or
     * `SHK_KIND_FULL_POINT_BYE`.
     */
    uint8_t kind;
    /**
     * 0.
     */
    uint8_t reserved[3];
} shk_absence;

/**
 * A decision in numbers; its texts are in `shk_event_decision_text`.
 */
typedef struct shk_decision_facts {
    /**
     * The round whose pairs were published.
     */
    uint32_t round;
    /**
     * `SHK_CHANGE_...`.
     */
    uint32_t change;
    /**
     * How many pairs there were before it (`shk_event_decision_before`).
     */
    uint32_t before_count;
    /**
     * 0.
     */
    uint32_t reserved;
} shk_decision_facts;

/**
 * Two players, White first; no second: the bye.
 */
typedef struct shk_pair_of {
    /**
     * The start number of White, or of who has the bye.
     */
    uint32_t first;
    /**
     * The start number of Black; 0: the first has the bye.
     */
    uint32_t second;
} shk_pair_of;

/**
 * What one national federation's register says of a player (TRF26 NRS).
 */
typedef struct shk_national {
    /**
     * The code of the federation, three capital letters.
     */
    struct shk_text federation;
    /**
     * The national title.
     */
    struct shk_text title;
    /**
     * The name in the register, where it is another one.
     */
    struct shk_text name;
    /**
     * The number in the register.
     */
    struct shk_text id;
    /**
     * The national rating (in Russia the individual coefficient), 1 to 9999; 0: none.
     */
    uint32_t rating;
    /**
     * 0.
     */
    uint32_t reserved;
} shk_national;

/**
 * A player as he is given to a draft. Everything but the start number may be 0.
 */
typedef struct shk_player {
    /**
     * The start number, from 1; 0: the next one free above all others.
     */
    uint32_t start;
    /**
     * The rating, 1 to 9999; 0: none.
     */
    uint32_t rating;
    /**
     * The first round that he takes part in, if not the first; 0: from the beginning.
     */
    uint32_t enters_in;
    /**
     * The last round that he took part in, if `flags` says that he left; 0: before round 1.
     */
    uint32_t withdrew_after;
    /**
     * The place as a file gave it; nothing is computed from it; 0: none.
     */
    uint32_t place;
    /**
     * `SHK_PLAYER_WITHDREW` or 0.
     */
    uint32_t flags;
    /**
     * `SHK_SEX_...`.
     */
    uint8_t sex;
    /**
     * 0.
     */
    uint8_t reserved[7];
    /**
     * The name as it is printed.
     */
    struct shk_text name;
    /**
     * The title, free text.
     */
    struct shk_text title;
    /**
     * The federation or region.
     */
    struct shk_text federation;
    /**
     * The club.
     */
    struct shk_text club;
    /**
     * The number in the federation's register.
     */
    struct shk_text id;
    /**
     * The birth date as it stands in a file.
     */
    struct shk_text birth_date;
    /**
     * What national federations' registers say of him (TRF26 NRS).
     */
    const struct shk_national *national;
    /**
     * How many.
     */
    size_t national_count;
} shk_player;

/**
 * How an event is read. `SHK_READ_OPTIONS_INIT` in C; all fields but the size may be 0.
 */
typedef struct shk_read_options {
    /**
     * `sizeof(shk_read_options)`.
     */
    uint32_t struct_size;
    /**
     * `SHK_FORM_...`.
     */
    uint32_t form;
    /**
     * Other than 0: what is wrong in a TRF and can be repaired is repaired, each with a warning.
     */
    uint32_t lenient;
    /**
     * Other than 0: a points column of a TRF that isn't the sum of the results is only a warning, as
     * in the file of an event in which a result was corrected by hand.
     */
    uint32_t stale_points;
} shk_read_options;

/**
 * A `shk_read_options` with its size and nothing else set.
 */
#define SHK_READ_OPTIONS_INIT {(uint32_t)sizeof(shk_read_options), 0, 0, 0}

/**
 * Two players who were paired, and how it ended.
 */
typedef struct shk_meeting {
    /**
     * The start number of White, as actually played (5.4.13.1); in a micro-match, of who has White
     * in its first game.
     */
    uint32_t white;
    /**
     * The start number of Black.
     */
    uint32_t black;
    /**
     * `SHK_KIND_PLAYED` to `SHK_KIND_UNFINISHED`.
     */
    uint8_t kind;
    /**
     * `SHK_DECISION_...`; `SHK_DECISION_NONE` where it is unfinished. Of a micro-match it is what
     * its games make, and isn't read.
     */
    uint8_t decision;
    /**
     * `SHK_MEETING_NO_COLOURS` or 0.
     */
    uint8_t flags;
    /**
     * 0.
     */
    uint8_t reserved;
    /**
     * The number of games of a micro-match; otherwise 0.
     */
    uint32_t game_count;
    /**
     * The decisions (`SHK_DECISION_...`) of its games, as if White had White in all of them. Of a
     * meeting that is read it is NULL: `shk_event_games` gives them.
     */
    const uint8_t *games;
} shk_meeting;

/**
 * A player without an opponent in a round.
 */
typedef struct shk_unpaired {
    /**
     * The start number.
     */
    uint32_t player;
    /**
     * `SHK_KIND_PAIRING_BYE` to `SHK_KIND_FORFEIT_LOSS`.
     */
    uint8_t kind;
    /**
     * 0.
     */
    uint8_t reserved[3];
} shk_unpaired;

/**
 * Points given or taken beside the results.
 */
typedef struct shk_adjustment {
    /**
     * The start number.
     */
    uint32_t player;
    /**
     * In which round; 0: they belong to the total alone.
     */
    uint32_t round;
    /**
     * How many, in hundredths; may be negative.
     */
    int64_t points;
} shk_adjustment;

/**
 * Points that are only pretended. No Russian system has them; a draw of a round with any is refused.
 */
typedef struct shk_acceleration {
    /**
     * How many, in hundredths.
     */
    int64_t points;
    /**
     * The first round.
     */
    uint32_t from;
    /**
     * The last round.
     */
    uint32_t to;
    /**
     * The first of the players, by start number.
     */
    uint32_t first;
    /**
     * The last of them.
     */
    uint32_t last;
} shk_acceleration;

/**
 * The record of a decision that changed a published round (5.4.10.12; P30).
 */
typedef struct shk_decision {
    /**
     * The round whose pairs were published.
     */
    uint32_t round;
    /**
     * `SHK_CHANGE_...`.
     */
    uint32_t change;
    /**
     * Who decided. A record without a name makes no event.
     */
    struct shk_text by;
    /**
     * When, as the caller wants it written; may be empty. The library reads no clock.
     */
    struct shk_text at;
    /**
     * The reason. A record without one makes no event.
     */
    struct shk_text reason;
    /**
     * The pairs before the decision.
     */
    const struct shk_pair_of *before;
    /**
     * How many.
     */
    size_t before_count;
} shk_decision;

/**
 * What one player did in one round.
 */
typedef struct shk_cell {
    /**
     * The start number of the opponent; 0: none.
     */
    uint32_t opponent;
    /**
     * `SHK_KIND_...`.
     */
    uint8_t kind;
    /**
     * `SHK_COLOUR_...`, the player's own.
     */
    uint8_t colour;
    /**
     * `SHK_CELL_...`; with points but no opponent it is `SHK_CELL_NO_OUTCOME`, and the kind says all.
     */
    uint8_t outcome;
    /**
     * 0.
     */
    uint8_t reserved;
} shk_cell;

/**
 * Players who must not meet each other.
 */
typedef struct shk_forbidden {
    /**
     * Two start numbers or more: all of them are forbidden to each other.
     */
    const uint32_t *players;
    /**
     * How many.
     */
    size_t count;
    /**
     * The first round of the prohibition; 0: the first.
     */
    uint32_t from;
    /**
     * The last round; 0: to the end of the event.
     */
    uint32_t to;
} shk_forbidden;

/**
 * A pair that is fixed for the round to be paired (P5).
 */
typedef struct shk_forced {
    /**
     * One of the two.
     */
    uint32_t first;
    /**
     * The other; 0: the first gets the bye.
     */
    uint32_t second;
    /**
     * With a reason the pair stands even if it breaks P1 to P3 or a prohibition; empty: none.
     */
    struct shk_text because;
} shk_forced;

/**
 * Players with a name: a pool, or a group.
 */
typedef struct shk_group {
    /**
     * The name.
     */
    struct shk_text name;
    /**
     * Start numbers.
     */
    const uint32_t *players;
    /**
     * How many.
     */
    size_t count;
} shk_group;

/**
 * A claim of a draw by repetition (5.4.12.2). `SHK_CLAIM_INIT` in C.
 */
typedef struct shk_claim {
    /**
     * `sizeof(shk_claim)`.
     */
    uint32_t struct_size;
    /**
     * Who claims: `SHK_WHITE` or `SHK_BLACK`.
     */
    uint32_t side;
    /**
     * The move that is written and not made, right (b), as text; NULL where there is none.
     */
    const char *written;
    /**
     * The bytes of that text.
     */
    size_t written_length;
    /**
     * `SHK_CLAIM_...` bits.
     */
    uint32_t flags;
    /**
     * 0.
     */
    uint32_t reserved;
} shk_claim;

/**
 * A `shk_claim` with its size and nothing else set.
 */
#define SHK_CLAIM_INIT {(uint32_t)sizeof(shk_claim), 0, 0, 0, 0, 0}

/**
 * A claim of a draw by counted moves (5.4.12.5). `SHK_COUNT_CLAIM_INIT` in C.
 */
typedef struct shk_count_claim {
    /**
     * `sizeof(shk_count_claim)`.
     */
    uint32_t struct_size;
    /**
     * Who claims: `SHK_WHITE` or `SHK_BLACK`.
     */
    uint32_t side;
    /**
     * `SHK_PROFILE_...`.
     */
    int32_t profile;
    /**
     * `SHK_RULE_...`.
     */
    int32_t rule;
    /**
     * Other than 0: the claimant's record has gaps.
     */
    uint32_t record_incomplete;
    /**
     * The ply after which he declared aloud that he counts, from 0; -1 where he didn't.
     */
    int32_t declared_at;
    /**
     * What the opponent says: -1 was not asked, 0 doesn't agree, other numbers agrees.
     */
    int32_t opponent_agrees;
    /**
     * 0.
     */
    uint32_t reserved;
} shk_count_claim;

/**
 * A `shk_count_claim` with its size and nothing else set.
 */
#define SHK_COUNT_CLAIM_INIT {(uint32_t)sizeof(shk_count_claim), 0, 0, 0, 0, 0, 0, 0}

/**
 * What would come of a claim by counted moves.
 */
typedef struct shk_count_answer {
    /**
     * `SHK_COUNT_...`.
     */
    int32_t answer;
    /**
     * How far the count is; of that and `limit` more than 0 only with `SHK_COUNT_NOT_REACHED`.
     */
    uint32_t count;
    /**
     * How far it has to be.
     */
    uint32_t limit;
    /**
     * 0.
     */
    uint32_t reserved;
} shk_count_answer;

/**
 * What a rule of a draw profile has counted.
 */
typedef struct shk_row {
    /**
     * The rule, `SHK_RULE_...`.
     */
    int32_t rule;
    /**
     * Moves counted.
     */
    uint32_t count;
    /**
     * Moves wanted.
     */
    uint32_t limit;
    /**
     * The ply after which the count began.
     */
    uint32_t since;
    /**
     * `SHK_ROW_...` bits.
     */
    uint32_t flags;
    /**
     * 0.
     */
    uint32_t reserved;
} shk_row;

/**
 * What the arbiter would decide on a claim by repetition.
 */
typedef struct shk_claim_verdict {
    /**
     * `SHK_CLAIM_...`: upheld, refused, lost, not examined.
     */
    int32_t verdict;
    /**
     * The result that it brings, `SHK_OUTCOME_...`.
     */
    int32_t outcome;
    /**
     * 1 where the written move counts as made.
     */
    uint32_t has_move;
    /**
     * 0.
     */
    uint32_t reserved;
    /**
     * That move; all 0 where there is none.
     */
    struct shk_move m;
} shk_claim_verdict;

/**
 * A game in numbers.
 */
typedef struct shk_game_facts {
    /**
     * How many plies were made.
     */
    uint32_t plies;
    /**
     * How often the position on the board has stood with the same side to move, this time included.
     */
    uint32_t occurrences;
    /**
     * How the game began, `SHK_GAME_...`.
     */
    int32_t start;
    /**
     * The result, `SHK_OUTCOME_...`.
     */
    int32_t outcome;
    /**
     * Whose offer of a draw stands: `SHK_WHITE`, `SHK_BLACK` or `SHK_NOBODY`.
     */
    int32_t offer;
    /**
     * Who may not offer until the other has (5.4.12.4): as before.
     */
    int32_t barred;
    /**
     * Who made the last ply: as before.
     */
    int32_t last_mover;
    /**
     * How many irregularities there were (`shk_game_irregularities`).
     */
    uint32_t irregularities;
    /**
     * How many sanctions were imposed (`shk_game_sanctions`).
     */
    uint32_t sanctions;
    /**
     * 0.
     */
    uint32_t reserved;
} shk_game_facts;

/**
 * A step from a line to one of its variations. A plain value.
 *
 * A path of such steps names a line: without steps it is the game itself; a step goes on to the
 * variation `index`, from 0, that stands in the place of the ply `ply`, from 1, of the line so far.
 */
typedef struct shk_line_step {
    /**
     * The ply that the variation replaces.
     */
    uint32_t ply;
    /**
     * Which of the variations there.
     */
    uint32_t index;
} shk_line_step;

/**
 * A ply of a game.
 */
typedef struct shk_ply {
    /**
     * The move; all 0 where the ply was no legal move but a violation that stands (5.4.13.2).
     */
    struct shk_move m;
    /**
     * Who made it: `SHK_WHITE` or `SHK_BLACK`.
     */
    uint32_t side;
    /**
     * 0.
     */
    uint32_t reserved;
} shk_ply;

/**
 * What there is to say of a paired round in numbers.
 */
typedef struct shk_pairing_facts {
    /**
     * The round, from 1.
     */
    uint32_t round;
    /**
     * `SHK_SYSTEM_...`.
     */
    uint32_t system;
    /**
     * `SHK_PROFILE_...`.
     */
    uint32_t profile;
    /**
     * The start number of who has the bye; 0: nobody.
     */
    uint32_t bye;
    /**
     * How many boards.
     */
    uint32_t board_count;
    /**
     * How many are absent.
     */
    uint32_t absent_count;
    /**
     * How many notes (`shk_pairing_note`).
     */
    uint32_t note_count;
    /**
     * How many stand in the drawn order; 0 in the other systems.
     */
    uint32_t lot_count;
    /**
     * Whether something was drawn from a seed: 1 or 0.
     */
    uint32_t has_seed;
    /**
     * Whether the steps were kept, so that it can be explained: 1 or 0.
     */
    uint32_t explained;
    /**
     * That seed.
     */
    uint64_t seed;
} shk_pairing_facts;

/**
 * A board of a paired round.
 */
typedef struct shk_board {
    /**
     * Its number, from 1 (P22).
     */
    uint32_t number;
    /**
     * The start number of White.
     */
    uint32_t white;
    /**
     * The start number of Black.
     */
    uint32_t black;
    /**
     * `SHK_BOARD_...`.
     */
    uint32_t flags;
    /**
     * White's points before the round, in hundredths.
     */
    int64_t white_points;
    /**
     * Black's points before the round, in hundredths.
     */
    int64_t black_points;
} shk_board;

/**
 * How a round is paired. `SHK_PAIR_OPTIONS_INIT` in C; all fields but the size and the system may
 * be 0.
 */
typedef struct shk_pair_options {
    /**
     * `sizeof(shk_pair_options)`.
     */
    uint32_t struct_size;
    /**
     * `SHK_SYSTEM_...`.
     */
    uint32_t system;
    /**
     * `SHK_PROFILE_...`.
     */
    uint32_t profile;
    /**
     * The round, from 1; 0: the next one. Later rounds that stand in the event are ignored.
     */
    uint32_t round;
    /**
     * The colour of the odd start numbers in round 1 (P18): `SHK_COLOUR_...`; `SHK_COLOUR_NONE`:
     * what the event records.
     */
    uint32_t first_colour;
    /**
     * Other than 0: `seed` is the seed; 0: the event's.
     */
    uint32_t has_seed;
    /**
     * The seed of whatever has to be drawn.
     */
    uint64_t seed;
    /**
     * The readings of the rules that win over the event's: `halves=recut ties=ascending`, with
     * blanks between them. Names and values: `forfeits` (`no-meeting`, `meeting`; P1), `ties`
     * (`by-round`, `ascending`; P14), `bye-entry` (`zero`, `none`; P15), `halves` (`once`,
     * `recut`; P13).
     */
    struct shk_text options;
    /**
     * Prohibitions beside the event's.
     */
    const struct shk_forbidden *forbidden;
    /**
     * How many.
     */
    size_t forbidden_count;
    /**
     * Forced pairs beside the event's.
     */
    const struct shk_forced *forced;
    /**
     * How many.
     */
    size_t forced_count;
    /**
     * The drawn order, start numbers (`SHK_SYSTEM_LOT`); none: the event's, else drawn from the
     * seed.
     */
    const uint32_t *lot_order;
    /**
     * How many.
     */
    size_t lot_count;
    /**
     * Other than 0: the steps are kept, so that the pairing can be explained.
     */
    uint32_t explain;
    /**
     * 0.
     */
    uint32_t reserved;
} shk_pair_options;

/**
 * A `shk_pair_options` with its size and nothing else set.
 */
#define SHK_PAIR_OPTIONS_INIT {(uint32_t)sizeof(shk_pair_options), 0, 0, 0, 0, 0, 0, {0, 0}, 0, 0, 0, 0, 0, 0, 0, 0}

/**
 * What is checked of an event. `SHK_CHECK_OPTIONS_INIT` in C; all fields but the size may be 0.
 */
typedef struct shk_check_options {
    /**
     * `sizeof(shk_check_options)`.
     */
    uint32_t struct_size;
    /**
     * The first round; 0: all that are paired.
     */
    uint32_t from;
    /**
     * The last round; 0: the same as `from`.
     */
    uint32_t to;
    /**
     * Other than 0: where a round differs, a single changed result is looked for. That takes long.
     */
    uint32_t find;
    /**
     * Results that may have stood when a round was paired, `ROUND:A-B=RESULT` seen by A: `1-0`,
     * `1/2`, `0-1`; `0-0` both lost; by forfeit `+--`, `--+`, `---`; `*` none yet; a micro-match
     * game by game with commas.
     */
    const struct shk_text *changes;
    /**
     * How many.
     */
    size_t change_count;
} shk_check_options;

/**
 * A `shk_check_options` with its size and nothing else set.
 */
#define SHK_CHECK_OPTIONS_INIT {(uint32_t)sizeof(shk_check_options), 0, 0, 0, 0, 0}

/**
 * The verdict on a round.
 */
typedef struct shk_verdict {
    /**
     * The round.
     */
    uint32_t round;
    /**
     * `SHK_VERDICT_...`.
     */
    uint32_t verdict;
    /**
     * Whether pairs and bye are the system's: 1 or 0.
     */
    uint32_t pairs;
    /**
     * Whether the colours are, in the pairs that both have: 1 or 0.
     */
    uint32_t colours;
    /**
     * How many rules the table's own pairs break, whatever the system would have done.
     */
    uint32_t break_count;
    /**
     * 0.
     */
    uint32_t reserved;
} shk_verdict;

/**
 * What a correction means for a later round.
 */
typedef struct shk_later_round {
    /**
     * The round.
     */
    uint32_t round;
    /**
     * `SHK_ROUND_...`.
     */
    uint32_t state;
    /**
     * How many stand in another score group.
     */
    uint32_t moved_count;
    /**
     * The first place of the classification, from 1, at which another player stands; 0: none.
     */
    uint32_t first_place;
    /**
     * At how many places another player stands.
     */
    uint32_t places;
    /**
     * How many rules the pairs of a published round break now and didn't before.
     */
    uint32_t break_count;
} shk_later_round;

/**
 * Who decides, when and why. The library reads no clock.
 */
typedef struct shk_decision_by {
    /**
     * What is done: `SHK_CHANGE_...`.
     */
    uint32_t change;
    /**
     * 0.
     */
    uint32_t reserved;
    /**
     * Who decides: the chief arbiter or his deputy. Without a name the decision is refused.
     */
    struct shk_text by;
    /**
     * When; may be empty.
     */
    struct shk_text at;
    /**
     * Why. Without a reason the decision is refused.
     */
    struct shk_text reason;
} shk_decision_by;

/**
 * What a random event is to be like. `SHK_PLAN_INIT` in C; where something may be 0 it says so.
 */
typedef struct shk_plan {
    /**
     * `sizeof(shk_plan)`.
     */
    uint32_t struct_size;
    /**
     * How many players, those who enter late included; 2 or more.
     */
    uint32_t players;
    /**
     * How many rounds; 1 or more.
     */
    uint32_t rounds;
    /**
     * `SHK_SYSTEM_...`.
     */
    uint32_t system;
    /**
     * `SHK_PROFILE_...`.
     */
    uint32_t profile;
    /**
     * The rating in the middle; 0: 2000.
     */
    uint32_t rating_mean;
    /**
     * Half of the players or more are within this of the middle; 0: 200.
     */
    uint32_t rating_spread;
    /**
     * Over how many clubs the players are spread; 0: they have none.
     */
    uint32_t clubs;
    /**
     * Games a meeting; 2 or more make it a micro-match; 0: 1.
     */
    uint32_t games;
    /**
     * 0.
     */
    uint32_t reserved;
    /**
     * The seed of everything.
     */
    uint64_t seed;
    /**
     * As `shk_pair_options.options`; may be empty.
     */
    struct shk_text options;
    /**
     * How often things happen, in thousandths: `draw=333 unrated=100`, with blanks between them;
     * may be empty. Names: `draw`, `forfeit`, `double-forfeit`, `half-bye`, `zero-bye`, `absence`,
     * `withdrawal`, `late`, `unrated`.
     */
    struct shk_text rates;
    /**
     * What is asked of players of one club: `none`, `apart`, `meet-until=K`, `not-before=K`,
     * `not-before=K,soft`; may be empty.
     */
    struct shk_text club_rule;
    /**
     * What a result is worth; may be NULL: 2, 1, 0.
     */
    const struct shk_scoring *scoring;
} shk_plan;

/**
 * A `shk_plan` with its size and nothing else set.
 */
#define SHK_PLAN_INIT {(uint32_t)sizeof(shk_plan), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, {0, 0}, {0, 0}, {0, 0}, 0}

/**
 * The relaxations in numbers.
 */
typedef struct shk_relaxations_facts {
    /**
     * How many rules have to yield at least; 0 where the round can be paired as it is.
     */
    uint32_t needed;
    /**
     * How many sets were found, each of which will do; none where more than two are needed.
     */
    uint32_t set_count;
    /**
     * Whether there may be more: 1 or 0.
     */
    uint32_t cut;
    /**
     * 0.
     */
    uint32_t reserved;
} shk_relaxations_facts;

/**
 * What has changed since a round was published. `SHK_REPAIR_CHANGES_INIT` in C; all fields but the
 * size may be 0.
 */
typedef struct shk_repair_changes {
    /**
     * `sizeof(shk_repair_changes)`.
     */
    uint32_t struct_size;
    /**
     * 0.
     */
    uint32_t reserved;
    /**
     * Start numbers of who doesn't play in the round (5.4.10.2: a loss).
     */
    const uint32_t *absent;
    /**
     * How many.
     */
    size_t absent_count;
    /**
     * Start numbers of who plays in it after all.
     */
    const uint32_t *arrived;
    /**
     * How many.
     */
    size_t arrived_count;
    /**
     * Results of earlier rounds that were wrong, written as in `shk_check_options.changes`.
     */
    const struct shk_text *corrected;
    /**
     * How many.
     */
    size_t corrected_count;
} shk_repair_changes;

/**
 * A `shk_repair_changes` with its size and nothing else set.
 */
#define SHK_REPAIR_CHANGES_INIT {(uint32_t)sizeof(shk_repair_changes), 0, 0, 0, 0, 0, 0, 0}

/**
 * A re-pairing in numbers.
 */
typedef struct shk_repair_facts {
    /**
     * The round.
     */
    uint32_t round;
    /**
     * How many get another opponent or bye.
     */
    uint32_t touched_count;
    /**
     * How many weren't in the published round.
     */
    uint32_t came_count;
    /**
     * How many were in it and take no part any more.
     */
    uint32_t gone_count;
    /**
     * How many boards weren't published, a new bye included.
     */
    uint32_t new_board_count;
    /**
     * How many boards are kept with other colours.
     */
    uint32_t swapped_count;
    /**
     * The total difference in points inside the new boards, in hundredths.
     */
    int64_t points_difference;
} shk_repair_facts;

/**
 * A place of a start list.
 */
typedef struct shk_start_place {
    /**
     * The start number that the player gets.
     */
    uint32_t start;
    /**
     * The number that he has in the event.
     */
    uint32_t before;
    /**
     * His rating; 0: none.
     */
    uint32_t rating;
    /**
     * What placed him among his neighbours: `SHK_START_...`.
     */
    uint32_t by;
} shk_start_place;

/**
 * How games are written. `SHK_PDN_WRITE_INIT` in C; all fields but the size may be 0, which is the
 * standard's form.
 */
typedef struct shk_pdn_write_options {
    /**
     * `sizeof(shk_pdn_write_options)`.
     */
    uint32_t struct_size;
    /**
     * How moves are written: `SHK_PDN_SHORT` to `SHK_PDN_AS_WRITTEN`.
     */
    uint32_t form;
    /**
     * Other than 0: captures have `x`, as in most archives, not `:`.
     */
    uint32_t cross;
    /**
     * `SHK_PDN_SCORES_...`.
     */
    uint32_t scores;
    /**
     * Other than 0: a game ends with its result once more, not with `*`.
     */
    uint32_t repeat_result;
    /**
     * The longest line of movetext in characters; 0: 80.
     */
    uint32_t width;
    /**
     * The encoding to be written: `SHK_PDN_UTF8` and so on.
     */
    uint32_t encoding;
    /**
     * Other than 0: games stand before these in the file, so that a blank line comes first, and no byte
     * order mark.
     */
    uint32_t goes_on;
} shk_pdn_write_options;

/**
 * A `shk_pdn_write_options` with its size and nothing else set.
 */
#define SHK_PDN_WRITE_INIT {(uint32_t)sizeof(shk_pdn_write_options), 0, 0, 0, 0, 0, 0, 0}

/**
 * How a game file is read. `SHK_PDN_OPTIONS_INIT` in C; all fields but the size may be 0.
 */
typedef struct shk_pdn_options {
    /**
     * `sizeof(shk_pdn_options)`.
     */
    uint32_t struct_size;
    /**
     * `SHK_PDN_...` bits.
     */
    uint32_t flags;
    /**
     * `SHK_PDN_UTF8` and so on; `SHK_PDN_DETECT`: a guess from the first 64 KiB.
     */
    uint32_t encoding;
    /**
     * The longest comment in bytes, from 256 to 16777216; 0: 262144. What is longer loses its game.
     */
    uint32_t comment_limit;
    /**
     * The longest tag pair and the longest set-up in bytes, in the same bounds; 0: 16384.
     */
    uint32_t tag_limit;
    /**
     * How deep variations may be nested, at most 64; 0: 32.
     */
    uint32_t depth_limit;
} shk_pdn_options;

/**
 * A `shk_pdn_options` with its size and nothing else set.
 */
#define SHK_PDN_OPTIONS_INIT {(uint32_t)sizeof(shk_pdn_options), 0, 0, 0, 0, 0}

/**
 * A tag of a game file, name and value as UTF-8 texts.
 */
typedef struct shk_pdn_tag_pair {
    /**
     * The name.
     */
    const char *name;
    /**
     * The bytes of the name.
     */
    size_t name_length;
    /**
     * The value.
     */
    const char *value;
    /**
     * The bytes of the value.
     */
    size_t value_length;
} shk_pdn_tag_pair;

/**
 * A part of a game's movetext. The text is UTF-8 of `length` bytes without a NUL behind it, and lives as
 * long as the `shk_pdn` that gave it.
 */
typedef struct shk_pdn_part {
    /**
     * `SHK_PDN_MOVE` to `SHK_PDN_END_VARIATION`.
     */
    uint32_t kind;
    /**
     * How many variations it stands in; what begins or ends one stands outside of it.
     */
    uint32_t depth;
    /**
     * The number of an annotation.
     */
    uint32_t number;
    /**
     * 0.
     */
    uint32_t reserved;
    /**
     * The text of a move, a comment or a set-up; NULL otherwise.
     */
    const char *text;
    /**
     * Its bytes.
     */
    size_t length;
} shk_pdn_part;

/**
 * A part of a game file. The texts are of the bytes that `length` says, without a NUL behind them, in
 * UTF-8 unless the file isn't, and live only as long as the callback runs.
 */
typedef struct shk_pdn_event {
    /**
     * `SHK_PDN_MOVE` and so on.
     */
    uint32_t kind;
    /**
     * Moves of the line up to here, this one included.
     */
    uint32_t ply;
    /**
     * The number of the game in the file, from 1.
     */
    uint64_t game;
    /**
     * The offset of the byte where it begins, from 0, in the text as it is decoded.
     */
    uint64_t offset;
    /**
     * The text, by kind; NULL where there is none.
     */
    const char *text;
    /**
     * Its bytes.
     */
    size_t text_length;
    /**
     * The value, by kind; NULL where there is none.
     */
    const char *value;
    /**
     * Its bytes.
     */
    size_t value_length;
    /**
     * By kind.
     */
    int32_t number;
    /**
     * By kind: 1 for yes.
     */
    uint32_t sound;
} shk_pdn_event;

/**
 * What became of a game.
 */
typedef struct shk_pdn_row {
    /**
     * Its number in the file, from 1.
     */
    uint64_t number;
    /**
     * The moves of the main line, both players' counted; where the game was played by the rules, those
     * before the first that isn't legal or known.
     */
    uint32_t plies;
    /**
     * `SHK_PDN_GOOD` and so on.
     */
    uint32_t flags;
    /**
     * `SHK_OUTCOME_...`; none also for a result that the standard doesn't know.
     */
    int32_t outcome;
    /**
     * The diagnostic that tells the first error in it: its index from 0, or -1.
     */
    int32_t first_error;
    /**
     * How many tags it has; 0 where it wasn't kept.
     */
    uint32_t tags;
    /**
     * How many parts its movetext has, those of variations counted; 0 where it wasn't kept.
     */
    uint32_t parts;
    /**
     * The position behind the last move that was played.
     */
    struct shk_position position;
} shk_pdn_row;

/**
 * Counts of a file, or of as much of it as was read.
 */
typedef struct shk_pdn_counts {
    /**
     * Games with an error.
     */
    uint64_t bad;
    /**
     * Errors.
     */
    uint64_t errors;
    /**
     * Warnings.
     */
    uint64_t warnings;
    /**
     * Games. From here on all is 0 unless the file was read with `SHK_PDN_STATS`.
     */
    uint64_t games;
    /**
     * Games without an error of the grammar.
     */
    uint64_t sound;
    /**
     * Moves of the main lines, both players' counted.
     */
    uint64_t plies;
    /**
     * The moves of the longest game.
     */
    uint64_t longest;
    /**
     * Moves written as captures, in main lines.
     */
    uint64_t captures;
    /**
     * Comments.
     */
    uint64_t comments;
    /**
     * Annotations.
     */
    uint64_t annotations;
    /**
     * Variations.
     */
    uint64_t variations;
    /**
     * Moves that aren't known.
     */
    uint64_t unknown;
    /**
     * Games that begin at a position of their own.
     */
    uint64_t set_up;
} shk_pdn_counts;

/**
 * Something wrong or odd in a file.
 */
typedef struct shk_pdn_diagnostic {
    /**
     * The number of the game, from 1; 0 for text outside of games.
     */
    uint64_t game;
    /**
     * The line, from 1.
     */
    uint64_t line;
    /**
     * The column, from 1, in characters.
     */
    uint64_t column;
    /**
     * The offset of the byte, from 0.
     */
    uint64_t offset;
    /**
     * Moves read before; 0 for none.
     */
    uint32_t ply;
    /**
     * 1 for an error, 0 for a warning.
     */
    uint32_t error;
} shk_pdn_diagnostic;

/**
 * What the games of one event do to a rating.
 */
typedef struct shk_rating_change_made {
    /**
     * The sum of the expected scores, in hundredths.
     */
    uint64_t expected;
    /**
     * The change, exact: the numerator, in lowest terms.
     */
    int64_t numerator;
    /**
     * The denominator, positive.
     */
    int64_t denominator;
    /**
     * The rating after it, the nearest whole number, a half away from 0 (of the change).
     */
    int64_t new_rating;
    /**
     * The factor, lowered so far that factor times games keeps to the cap.
     */
    uint32_t factor;
    /**
     * 0.
     */
    uint32_t reserved;
} shk_rating_change_made;

/**
 * What is known of a player beside the event.
 */
typedef struct shk_player_known {
    /**
     * The start number; where a single factor is asked for it isn't looked at.
     */
    uint32_t start;
    /**
     * What is known: a sum of `SHK_KNOWN_...`.
     */
    uint32_t flags;
    /**
     * Rated games before the event; unknown: enough of them.
     */
    uint32_t games;
    /**
     * The highest rating so far; unknown: the rating itself.
     */
    uint32_t highest;
    /**
     * The event's year less the year of birth; unknown: as the event says, else grown up.
     */
    uint32_t age;
    /**
     * 0.
     */
    uint32_t reserved;
} shk_player_known;

/**
 * What the figures of an event are computed by. `SHK_RATING_OPTIONS_INIT` in C; all fields but the
 * size may be 0.
 */
typedef struct shk_rating_options {
    /**
     * `sizeof(shk_rating_options)`.
     */
    uint32_t struct_size;
    /**
     * Other than 0: only the rounds 1 to `round` count; 0: all of them.
     */
    uint32_t has_round;
    /**
     * That round.
     */
    uint32_t round;
    /**
     * 0.
     */
    uint32_t reserved;
    /**
     * Rules of one's own, the text of a data file (`shk_rating_default_rules` is the pattern). Empty:
     * the default ones.
     */
    struct shk_text rules;
    /**
     * Norms and titles of one's own (`shk_rating_default_titles`). Empty: the default ones.
     */
    struct shk_text titles;
    /**
     * The time control by which the rules change the factor, `rapid`. Empty: none, K as it stands.
     */
    struct shk_text tempo;
    /**
     * What is known of players, as text: lines `start,games,highest`, either of which may be empty.
     */
    struct shk_text facts;
    /**
     * The same as structs; of a player who stands in both these hold.
     */
    const struct shk_player_known *known;
    /**
     * How many.
     */
    size_t known_count;
    /**
     * Only the figures of these players, start numbers; none: those of all.
     */
    const uint32_t *players;
    /**
     * How many.
     */
    size_t player_count;
} shk_rating_options;

/**
 * A `shk_rating_options` with its size and nothing else set.
 */
#define SHK_RATING_OPTIONS_INIT {(uint32_t)sizeof(shk_rating_options), 0, 0, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, 0, 0, 0, 0}

/**
 * The figures of one player. Only games over the board against rated opponents count; a win is a
 * point, a draw half of one.
 */
typedef struct shk_rated_player {
    /**
     * The sum of the expected scores, in hundredths.
     */
    uint64_t expected;
    /**
     * The change of the rating, exact: the numerator, in lowest terms.
     */
    int64_t change_numerator;
    /**
     * The denominator, positive.
     */
    int64_t change_denominator;
    /**
     * The new rating, or a first one.
     */
    int64_t new_rating;
    /**
     * The start number.
     */
    uint32_t start;
    /**
     * The player's index, his place in `shk_event_players`.
     */
    uint32_t index;
    /**
     * His rating; 0: none.
     */
    uint32_t rating;
    /**
     * How many games count.
     */
    uint32_t games;
    /**
     * Twice the score in them.
     */
    uint32_t half_points;
    /**
     * The factor K, before the cap of K times games and the time control.
     */
    uint32_t factor;
    /**
     * The average rating of the opponents.
     */
    int32_t average;
    /**
     * The performance (TPR).
     */
    int32_t performance;
    /**
     * The perfect performance (PTP).
     */
    int32_t perfect;
    /**
     * Which figures mean something: a sum of `SHK_RATED_...`; others are 0.
     */
    uint32_t flags;
} shk_rated_player;

/**
 * Rules in numbers.
 */
typedef struct shk_rating_rules_facts {
    /**
     * Larger differences of rating count as this one.
     */
    uint32_t difference_cap;
    /**
     * For players rated below this alone; 0: for all.
     */
    uint32_t capped_below;
    /**
     * K times the games of one event is no more than this.
     */
    uint32_t k_games_cap;
    /**
     * Games needed for a first rating.
     */
    uint32_t new_games;
    /**
     * How many drawn games against hypothetical opponents are added to them.
     */
    uint32_t new_hypothetical;
    /**
     * The rating of those opponents.
     */
    uint32_t new_hypothetical_rating;
    /**
     * The highest first rating.
     */
    uint32_t new_highest;
    /**
     * The lowest.
     */
    uint32_t new_lowest;
    /**
     * How many factors K there are.
     */
    uint32_t factor_count;
    /**
     * How many time controls are named.
     */
    uint32_t tempo_count;
} shk_rating_rules_facts;

/**
 * A condition of a factor K.
 */
typedef struct shk_rating_condition {
    /**
     * `SHK_CONDITION_...`.
     */
    uint32_t kind;
    /**
     * The limit.
     */
    uint32_t limit;
} shk_rating_condition;

/**
 * A tie-break of the catalogue in numbers; its texts are in `shk_catalogue_text`.
 */
typedef struct shk_definition {
    /**
     * Whether the lower number is the better one: 1 or 0.
     */
    uint32_t low_is_better;
    /**
     * What may stand behind the code: a sum of `SHK_MODIFIER_...`.
     */
    uint32_t modifiers;
    /**
     * How many other codes it has.
     */
    uint32_t alias_count;
    /**
     * 0.
     */
    uint32_t reserved;
} shk_definition;

/**
 * What standings are asked for. `SHK_STANDINGS_OPTIONS_INIT` in C; all fields but the size may be 0.
 */
typedef struct shk_standings_options {
    /**
     * `sizeof(shk_standings_options)`.
     */
    uint32_t struct_size;
    /**
     * How games not played count: `SHK_UNPLAYED_...`.
     */
    uint32_t unplayed;
    /**
     * Swiss or round robin: `SHK_EVENT_KIND_...`.
     */
    uint32_t event_kind;
    /**
     * Other than 0: after `round`; 0: after the last that is paired.
     */
    uint32_t has_round;
    /**
     * After which round (T8); 0: before the first.
     */
    uint32_t round;
    /**
     * What makes a team: `SHK_TEAMS_...`.
     */
    uint32_t teams;
    /**
     * How many of a team count; 0: four.
     */
    uint32_t best;
    /**
     * 0.
     */
    uint32_t reserved;
    /**
     * The criteria in order, codes with commas between them (T9): `PTS,SOLK-1,SOLK,WINS,DE`. Empty:
     * those of the event (`shk_event_criteria`).
     */
    struct shk_text criteria;
    /**
     * Readings of 5.4.10.11, with blanks between them: `plus=zero leaver=own`. Only
     * `SHK_UNPLAYED_RULES_MANUAL` has any (`shk_unplayed_readings`).
     */
    struct shk_text readings;
    /**
     * Who left, whatever the results look like (T5): start numbers.
     */
    const uint32_t *left;
    /**
     * How many.
     */
    size_t left_count;
    /**
     * Who did not.
     */
    const uint32_t *not_left;
    /**
     * How many.
     */
    size_t not_left_count;
    /**
     * Only those who belong to all of these, their places counted among them; the forms as for
     * `shk_category_name`.
     */
    const struct shk_text *categories;
    /**
     * How many.
     */
    size_t category_count;
} shk_standings_options;

/**
 * A `shk_standings_options` with its size and nothing else set.
 */
#define SHK_STANDINGS_OPTIONS_INIT {(uint32_t)sizeof(shk_standings_options), 0, 0, 0, 0, 0, 0, 0, {0, 0}, {0, 0}, 0, 0, 0, 0, 0, 0}

/**
 * A value of a criterion, exact.
 */
typedef struct shk_value {
    /**
     * Of a number; of a place that place; otherwise 0.
     */
    int64_t numerator;
    /**
     * Of a number, positive; of a place 1; otherwise 0.
     */
    int64_t denominator;
    /**
     * Of a sequence, the index of its first number among all numbers of sequences
     * (`shk_standings_sequences`); otherwise 0.
     */
    uint64_t begin;
    /**
     * Of a sequence, how many numbers; otherwise 0.
     */
    uint32_t count;
    /**
     * `SHK_VALUE_...`.
     */
    uint32_t kind;
} shk_value;

/**
 * The coefficients of a player before a round is paired (P15): opponents of past rounds with their
 * points now.
 */
typedef struct shk_current {
    /**
     * Current Buchholz (5.4.10.7.6), in hundredths.
     */
    int64_t buchholz;
    /**
     * Truncated Solkoff (5.4.10.6.2), in hundredths: without the lowest entry; 0 with one or none.
     */
    int64_t truncated_solkoff;
    /**
     * Sonneborn-Berger.
     */
    struct shk_value sonneborn_berger;
} shk_current;

/**
 * How standings are printed. `SHK_DOCUMENT_OPTIONS_INIT` in C; all fields but the size may be 0.
 */
typedef struct shk_document_options {
    /**
     * `sizeof(shk_document_options)`.
     */
    uint32_t struct_size;
    /**
     * `SHK_DOCUMENT_...`.
     */
    uint32_t form;
    /**
     * `SHK_EN`, `SHK_RU`.
     */
    int32_t lang;
    /**
     * Other than 0: the results of every round beside the values; on a page a round robin is a table
     * of everyone against everyone.
     */
    uint32_t crosstable;
    /**
     * Other than 0: rounded columns beside the exact ones.
     */
    uint32_t has_decimals;
    /**
     * With so many decimals, 12 at most.
     */
    uint32_t decimals;
    /**
     * The start number of a player whose values are explained below; 0: nobody's.
     */
    uint32_t explain;
    /**
     * 0.
     */
    uint32_t reserved;
} shk_document_options;

/**
 * A `shk_document_options` with its size and nothing else set.
 */
#define SHK_DOCUMENT_OPTIONS_INIT {(uint32_t)sizeof(shk_document_options), 0, 0, 0, 0, 0, 0, 0}

/**
 * One value and what it was made of.
 */
typedef struct shk_explained_value {
    /**
     * The value; of a sequence how many numbers it has.
     */
    struct shk_value value;
    /**
     * `SHK_MADE_OF_...`.
     */
    uint32_t made_of;
    /**
     * How many addends or players level.
     */
    uint32_t count;
} shk_explained_value;

/**
 * One addend: what a round brings, and why.
 */
typedef struct shk_explained_item {
    /**
     * The points (or the rating, or the tie-break) of the opponent or of what stands for him; of a
     * tie-break of the player's own, what the round brought.
     */
    struct shk_value base;
    /**
     * What is added up: `base`, or its product with the points made.
     */
    struct shk_value adds;
    /**
     * The round.
     */
    uint32_t round;
    /**
     * The start number of the scheduled opponent; 0: none.
     */
    uint32_t opponent;
    /**
     * `SHK_WHY_...`.
     */
    uint32_t why;
    /**
     * `SHK_WHY_OPPONENT_LEFT`, `SHK_WHY_OPPONENT_LEFT_ALONE`: after which round; otherwise 0.
     */
    uint32_t after;
    /**
     * `SHK_WHY_OPPONENT_LEFT`: how many are in the group; otherwise 0.
     */
    uint32_t group;
    /**
     * `SHK_CUT_...`.
     */
    uint32_t cut;
    /**
     * Whether the round was left unplayed voluntarily (C.07 15, 16.5): 1 or 0.
     */
    uint32_t voluntary;
    /**
     * 0.
     */
    uint32_t reserved;
} shk_explained_item;

/**
 * One of those level before a direct encounter.
 */
typedef struct shk_explained_member {
    /**
     * What he made against the others; several games of a pair count as one, their average.
     */
    struct shk_value sum;
    /**
     * His start number.
     */
    uint32_t player;
    /**
     * His place among them.
     */
    uint32_t place;
    /**
     * How many of the others he met.
     */
    uint32_t met;
    /**
     * 0.
     */
    uint32_t reserved;
} shk_explained_member;

/**
 * Standings in numbers.
 */
typedef struct shk_standings_facts {
    /**
     * How many players stand in them: those of the categories, or all.
     */
    uint32_t row_count;
    /**
     * How many criteria.
     */
    uint32_t criterion_count;
    /**
     * How games not played counted: `SHK_UNPLAYED_...`, never that of the event.
     */
    uint32_t unplayed;
    /**
     * `SHK_FORMAT_...`.
     */
    uint32_t format;
    /**
     * After which round (r of T8).
     */
    uint32_t round;
    /**
     * How many rounds are scheduled (R of T8).
     */
    uint32_t scheduled;
    /**
     * Whether the event goes on: 1 or 0.
     */
    uint32_t provisional;
    /**
     * How many notes stand below.
     */
    uint32_t note_count;
    /**
     * How many teams; 0 where none were asked for.
     */
    uint32_t team_count;
    /**
     * 0.
     */
    uint32_t reserved;
} shk_standings_facts;

/**
 * A note in numbers; `shk_standings_note` has its words.
 */
typedef struct shk_standings_note_facts {
    /**
     * `SHK_NOTE_...`.
     */
    uint32_t kind;
    /**
     * `SHK_NOTE_PROVISIONAL`: how many rounds are scheduled, where more are than were counted; else 0.
     */
    uint32_t scheduled;
    /**
     * `SHK_NOTE_PROVISIONAL`: games without a result; otherwise 0.
     */
    uint32_t unfinished;
    /**
     * `SHK_NOTE_LEFT_ALONE`: the start number; otherwise 0.
     */
    uint32_t player;
    /**
     * `SHK_NOTE_UNRATED`, `SHK_NOTE_BUCHHOLZ_IN_ROUND_ROBIN`: the index of the criterion; otherwise 0.
     */
    uint32_t criterion;
    /**
     * 0.
     */
    uint32_t reserved;
} shk_standings_note_facts;

/**
 * A row of standings.
 */
typedef struct shk_standing {
    /**
     * The place: those who are level in everything share one, and the next are counted on (1224,
     * T10). With categories it is counted among their members.
     */
    uint32_t rank;
    /**
     * The start number: those who share a place stand in its order, which is no rank.
     */
    uint32_t start;
    /**
     * The player's index, his place in `shk_event_players`.
     */
    uint32_t index;
    /**
     * How many share the place, himself included.
     */
    uint32_t sharing;
    /**
     * The place in the whole event.
     */
    uint32_t whole_rank;
    /**
     * 0.
     */
    uint32_t reserved;
} shk_standing;

/**
 * A team: the sum of its best players.
 */
typedef struct shk_team {
    /**
     * The sum of the first criterion of its best players.
     */
    struct shk_value sum;
    /**
     * The sum of their places.
     */
    uint64_t places;
    /**
     * The place; teams level in sum, sum of places and best place share one.
     */
    uint32_t rank;
    /**
     * How many players are counted.
     */
    uint32_t player_count;
    /**
     * The index of the first of them in `shk_standings_team_players`.
     */
    uint32_t begin;
    /**
     * Whether it has fewer players than are counted: 1 or 0.
     */
    uint32_t incomplete;
} shk_team;

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
 * Accepts an appeal of somebody (`SHK_FILER_...`) to a committee, which is NULL where the competition has
 * none.
 *
 * Refused (`SHK_REFUSED`) as `not-entitled`, `protest-pending`, `no-committee`, `too-few-can-sit`, or with
 * the name of a fault of the committee.
 */
shk_status shk_appeal_file(const struct shk_protest *protest,
                           int32_t by,
                           const struct shk_committee *committee,
                           struct shk_appeal **appeal,
                           struct shk_error **error);

/**
 * Frees an appeal; NULL is allowed.
 */
void shk_appeal_free(struct shk_appeal *appeal);

/**
 * The committee decides by so many votes for the appeal; `*ruling` is `SHK_RULING_UPHELD` or
 * `SHK_RULING_REJECTED`, and final. Refused (`SHK_REFUSED`) as `final`, `too-many-votes`.
 */
shk_status shk_appeal_decide(struct shk_appeal *appeal,
                             uint32_t votes_for,
                             int32_t *ruling,
                             struct shk_error **error);

/**
 * Where an appeal stands: `*ruling` is `SHK_RULING_...`, `*voters` how many vote.
 */
shk_status shk_appeal_describe(const struct shk_appeal *appeal, int32_t *ruling, uint32_t *voters);

/**
 * Everything that is wrong with a committee, before any dispute, into an array of `capacity`, as
 * `SHK_COMMITTEE_...`; `*count` is how many faults there are.
 */
shk_status shk_committee_faults(const struct shk_committee *committee,
                                int32_t *faults,
                                size_t capacity,
                                size_t *count);

/**
 * A fault of a committee (`SHK_COMMITTEE_...`) in words in a language (`SHK_EN`, `SHK_RU`), as text out.
 */
shk_status shk_committee_fault_text(int32_t fault,
                                    int32_t lang,
                                    char *buffer,
                                    size_t capacity,
                                    size_t *needed);

/**
 * The regions that more than one of a committee comes from, a line each, as text out: a note and no fault,
 * for they differ only "если возможно" (5.4.16.5).
 */
shk_status shk_committee_shared_regions(const struct shk_committee *committee,
                                        char *buffer,
                                        size_t capacity,
                                        size_t *needed);

/**
 * Those who vote in a dispute, the chair's place first, into an array of `capacity`: 0 stands for the chair,
 * 1 for the first member and so on, and the reserves come after the members. Whoever may not sit gives his
 * place to the next reserve who may. `*count` is how many vote.
 *
 * Refused (`SHK_REFUSED`) with the name of a fault (`even-votes`), or `too-few-can-sit`.
 */
shk_status shk_committee_sit(const struct shk_committee *committee,
                             uint32_t *seated,
                             size_t capacity,
                             size_t *count,
                             struct shk_error **error);

/**
 * A new hand of the side to move; `rule` (`SHK_REMOVAL_...`) is the edition that says how taken pieces come
 * off.
 */
shk_status shk_hand_new(const struct shk_position *position,
                        int32_t rule,
                        struct shk_hand **hand,
                        struct shk_error **error);

/**
 * Another hand like this one.
 */
shk_status shk_hand_copy(const struct shk_hand *hand, struct shk_hand **copy);

/**
 * Frees a hand; NULL is allowed.
 */
void shk_hand_free(struct shk_hand *hand);

/**
 * Where the hand is, `SHK_HAND_...`.
 */
shk_status shk_hand_state(const struct shk_hand *hand, int32_t *state);

/**
 * The name of a state (`SHK_HAND_...`), such as `in-hand`, as text out.
 */
shk_status shk_hand_state_name(int32_t state, char *buffer, size_t capacity, size_t *needed);

/**
 * A state (`SHK_HAND_...`) in words in a language (`SHK_EN`, `SHK_RU`), as text out.
 */
shk_status shk_hand_state_text(int32_t state,
                               int32_t lang,
                               char *buffer,
                               size_t capacity,
                               size_t *needed);

/**
 * The moves that the player may still make, into an array of `capacity`; `*count` is how many there are.
 * Once the piece is released it is the one that was made.
 */
shk_status shk_hand_allowed(const struct shk_hand *hand,
                            struct shk_move *moves,
                            size_t capacity,
                            size_t *count);

/**
 * Whether the player may still claim a draw with a written move instead, until he releases the piece
 * (5.4.12.2): `*may` is 1 or 0.
 */
shk_status shk_hand_may_claim(const struct shk_hand *hand,
                              uint32_t *may);

/**
 * "Поправляю": `side` says that he will put pieces straight; touching binds to nothing then until the next
 * move. Only he who is to move may (6.1.4.9), and before he touches one.
 */
shk_status shk_hand_adjust(struct shk_hand *hand,
                           uint32_t side,
                           struct shk_error **error);

/**
 * The player touches whatever stands on a square, 1 to 32. The first piece of his own that has a legal
 * move binds him (6.1.4.7).
 */
shk_status shk_hand_touch(struct shk_hand *hand,
                          uint32_t square,
                          struct shk_error **error);

/**
 * The player moves a piece over these squares, numbers from 1 to 32, the first its own, and keeps hold of
 * it: as long as he does it may go elsewhere (6.1.4.8).
 */
shk_status shk_hand_carry(struct shk_hand *hand,
                          const uint8_t *squares,
                          size_t count,
                          struct shk_error **error);

/**
 * The player lets go of the piece: the move, in `*m`, is made, or for a capture its way is chosen.
 */
shk_status shk_hand_release(struct shk_hand *hand, struct shk_move *m, struct shk_error **error);

/**
 * The player takes a piece off the board, from a square 1 to 32. With the last one the move is made.
 */
shk_status shk_hand_remove(struct shk_hand *hand,
                           uint32_t square,
                           struct shk_error **error);

/**
 * The player stops removing: the violation `stopped-removing` as long as taken pieces still stand.
 */
shk_status shk_hand_stop_removing(const struct shk_hand *hand, struct shk_error **error);

/**
 * The player presses the clock; `*m` is the move that he made.
 */
shk_status shk_hand_press_clock(struct shk_hand *hand,
                                struct shk_move *m,
                                struct shk_error **error);

/**
 * The moves that a player may still make after touching these squares, numbers from 1 to 32, in their
 * order, into an array of `capacity`: those of the first touched piece of his own that has a legal move,
 * all where none has (6.1.4.7, 5.4.13.3). `*moves_count` is how many there are.
 */
shk_status shk_position_allowed(const struct shk_position *position,
                                const uint8_t *squares,
                                size_t count,
                                struct shk_move *moves,
                                size_t capacity,
                                size_t *moves_count);

/**
 * Enters a violation: the position that it left becomes a ply, and everything after it is judged from
 * there (5.4.13.2). A position that a legal move gives too is recorded as that move.
 *
 * Refused (`SHK_REFUSED`) with a name: `game-over`, `wrong-turn` where the side can't have done that now,
 * `not-a-correction` where the capture is not legal.
 */
shk_status shk_game_violate(struct shk_game *game,
                            const struct shk_incident *incident,
                            struct shk_error **error);

/**
 * What an irregularity of the game was, counted from 0, as it was entered; `struct_size` is set before. Of
 * a king that was not marked there is no position (all 0).
 *
 * `SHK_NOT_FOUND` where there are fewer irregularities.
 */
shk_status shk_game_incident(const struct shk_game *game,
                             size_t index,
                             struct shk_incident *incident);

/**
 * Enters that the man crowned by the last move was not marked (5.4.13.2, the thirteenth violation). It is
 * a king all the same. Refused as `nothing-crowned` where the last move crowned no man.
 */
shk_status shk_game_king_not_marked(struct shk_game *game,
                                    struct shk_error **error);

/**
 * The opponent demands that the last violation be corrected (5.4.13.4): the clock goes back, the
 * offender's time runs. What is open to him then: `shk_game_corrections`.
 *
 * `side` is who demands. Refused as `nothing-open` (there was none, or it was answered),
 * `not-the-opponent`, `game-over`.
 */
shk_status shk_game_demand_correction(struct shk_game *game,
                                      uint32_t side,
                                      struct shk_error **error);

/**
 * The opponent, `side`, gives the correction up: the violation stands for good (5.4.13.2).
 */
shk_status shk_game_waive(struct shk_game *game, uint32_t side, struct shk_error **error);

/**
 * The offender, `side`, does not agree to correct: the clocks are stopped, the arbiter is called
 * (5.4.13.4). Refused as `nothing-open`, `not-the-offender`, `game-over`.
 */
shk_status shk_game_call_arbiter(struct shk_game *game, uint32_t side, struct shk_error **error);

/**
 * The arbiter decides between the players: it is to be corrected, or with `correct` 0 it stands
 * (5.4.13.4).
 */
shk_status shk_game_arbiter_decides(struct shk_game *game,
                                    uint32_t correct,
                                    struct shk_error **error);

/**
 * The offender, `side`, corrects: the position is put back, and the move made. `m` is NULL where no move
 * is open (`shk_game_corrections` lists none). Refused as `not-a-correction` where it is none of them.
 */
shk_status shk_game_correct(struct shk_game *game,
                            uint32_t side,
                            const struct shk_move *m,
                            struct shk_error **error);

/**
 * The opponent, `side`, demands that the other's kings be marked, at any time before the result and
 * without a move (5.4.13.2). `*kings` is the set of those that were not.
 */
shk_status shk_game_demand_marking(struct shk_game *game,
                                   uint32_t side,
                                   uint32_t *kings,
                                   struct shk_error **error);

/**
 * The irregularities of a game in their order, into an array of `capacity`; `*count` is how many there
 * are.
 */
shk_status shk_game_irregularities(const struct shk_game *game,
                                   struct shk_irregularity *irregularities,
                                   size_t capacity,
                                   size_t *count);

/**
 * What the opponent can have done about an irregularity, counted from 0 (5.4.13.3, 5.4.13.4): `*put_back`
 * is the position that is put back, `*clock` the side whose time runs, and the moves that are open to the
 * offender then go into an array of `capacity`; `*count` is how many there are. With none nothing has to
 * be played: the turn is the opponent's again, or a king is marked.
 *
 * `SHK_NOT_FOUND` where there are fewer irregularities.
 */
shk_status shk_game_corrections(const struct shk_game *game,
                                size_t index,
                                struct shk_position *put_back,
                                uint32_t *clock,
                                struct shk_move *moves,
                                size_t capacity,
                                size_t *count);

/**
 * The name of where an irregularity stands (`before-arbiter`), as text out.
 */
shk_status shk_irregularity_status_name(int32_t status,
                                        char *buffer,
                                        size_t capacity,
                                        size_t *needed);

/**
 * Where an irregularity stands, in words in a language (`SHK_EN`, `SHK_RU`), as text out.
 */
shk_status shk_irregularity_status_text(int32_t status,
                                        int32_t lang,
                                        char *buffer,
                                        size_t capacity,
                                        size_t *needed);

/**
 * A new ladder: nothing was imposed yet.
 */
shk_status shk_ladder_new(struct shk_ladder **ladder);

/**
 * Another ladder like this one.
 */
shk_status shk_ladder_copy(const struct shk_ladder *ladder, struct shk_ladder **copy);

/**
 * Frees a ladder; NULL is allowed.
 */
void shk_ladder_free(struct shk_ladder *ladder);

/**
 * What the ladder advises for a violation of a gravity (`SHK_GRAVITY_...`); nothing is imposed by it.
 */
shk_status shk_ladder_advise(const struct shk_ladder *ladder,
                             int32_t gravity,
                             struct shk_advice *advice);

/**
 * The arbiter imposed a sanction for a violation, the advised one or another; parameters as those of
 * `shk_game_impose`. A stricter one moves the ladder as far as it reaches, a milder one doesn't hold it
 * back.
 */
shk_status shk_ladder_impose(struct shk_ladder *ladder,
                             int32_t gravity,
                             int32_t sanction,
                             uint32_t seconds,
                             uint32_t increment,
                             struct shk_error **error);

/**
 * Adds what was imposed on a side of a game, in the player's present game.
 */
shk_status shk_ladder_add_game(struct shk_ladder *ladder,
                               const struct shk_game *game,
                               uint32_t side);

/**
 * The player's next game begins: the ladder starts again, but a game that was lost so is remembered.
 */
shk_status shk_ladder_next_game(struct shk_ladder *ladder);

/**
 * What was imposed, in its order, into an array of `capacity`; `*count` is how many there are.
 */
shk_status shk_ladder_history(const struct shk_ladder *ladder,
                              struct shk_imposed *imposed,
                              size_t capacity,
                              size_t *count);

/**
 * The kind of a discipline, `SHK_PACE_...`, by the words in its name ("русские шашки (быстрая игра)").
 */
shk_status shk_pace_of_discipline(const char *name,
                                  size_t length,
                                  int32_t *pace);

/**
 * The last minute for a protest: classical one hour after the round; fast the beginning of the next round,
 * or 30 minutes after the last one (5.4.16.1).
 */
shk_status shk_protest_until(const struct shk_round_times *times,
                             int64_t *until);

/**
 * Accepts a protest, or refuses it (`SHK_REFUSED`) with the first thing that is wrong, by name:
 * `not-entitled`, `not-written`, `not-to-chief-arbiter`, `no-clauses`, `too-late`, `deposit-missing`.
 *
 * `deposit` is what the regulations set, in roubles, 0 where they set none; more than 5,000 is refused as
 * `deposit-too-high` (5.4.16.4).
 */
shk_status shk_protest_file(const struct shk_paper *paper,
                            const struct shk_round_times *times,
                            uint32_t deposit,
                            struct shk_protest **protest,
                            struct shk_error **error);

/**
 * Frees a protest; NULL is allowed.
 */
void shk_protest_free(struct shk_protest *protest);

/**
 * By when a protest has to be decided: 24 hours after it was handed in, or before the technical results are
 * approved, where that is earlier (5.4.16.3). `approval` is when they are, NULL where that isn't known.
 */
shk_status shk_protest_decide_before(const struct shk_protest *protest,
                                     const int64_t *approval,
                                     int64_t *before);

/**
 * The chief arbiter's decision, `SHK_RULING_UPHELD` or `SHK_RULING_REJECTED`, made at a minute; `approval`
 * as for `shk_protest_decide_before`. It is final but for an appeal.
 *
 * Refused (`SHK_REFUSED`) as `decided`, `before-filed`, `decided-too-late`.
 */
shk_status shk_protest_decide(struct shk_protest *protest,
                              int32_t ruling,
                              int64_t at,
                              const int64_t *approval,
                              struct shk_error **error);

/**
 * Where a protest stands.
 */
shk_status shk_protest_describe(const struct shk_protest *protest, struct shk_protest_facts *facts);

/**
 * The name of a sanction (`loss-of-game`), as text out.
 */
shk_status shk_sanction_name(int32_t sanction, char *buffer, size_t capacity, size_t *needed);

/**
 * The gravity of a violation, `SHK_GRAVITY_...`, in words in a language (`SHK_EN`, `SHK_RU`), as text
 * out (5.4.14).
 */
shk_status shk_gravity_text(int32_t gravity,
                            int32_t lang,
                            char *buffer,
                            size_t capacity,
                            size_t *needed);

/**
 * A sanction in words in a language (`SHK_EN`, `SHK_RU`), as text out; `seconds` are those of
 * `SHK_SANCTION_TIME`, 1 to 120, and mean nothing otherwise.
 */
shk_status shk_sanction_text(int32_t sanction,
                             uint32_t seconds,
                             int32_t lang,
                             char *buffer,
                             size_t capacity,
                             size_t *needed);

/**
 * The arbiter imposes a sanction in a game (5.4.14.1): any violation can be punished, corrected, waived or
 * not. `seconds` and `increment`, the seconds added for each move, are read with `SHK_SANCTION_TIME` only.
 * A loss or an exclusion ends the game.
 *
 * Refused (`SHK_REFUSED`) as `game-over` (5.4.13.5), and for the time as `too-much`,
 * `less-than-increment`, `no-time`.
 */
shk_status shk_game_impose(struct shk_game *game,
                           uint32_t side,
                           int32_t gravity,
                           int32_t sanction,
                           uint32_t seconds,
                           uint32_t increment,
                           struct shk_error **error);

/**
 * The sanctions of a game in their order, into an array of `capacity`; `*count` is how many there are.
 */
shk_status shk_game_sanctions(const struct shk_game *game,
                              struct shk_imposed *sanctions,
                              size_t capacity,
                              size_t *count);

/**
 * The name of a violation (`SHK_VIOLATION_...`, its number in clause 5.4.13.2), such as `two-moves`, as
 * text out.
 */
shk_status shk_violation_name(int32_t violation,
                              char *buffer,
                              size_t capacity,
                              size_t *needed);

/**
 * The violation of a name, `SHK_VIOLATION_...`; `SHK_NOT_FOUND` where none has it.
 */
shk_status shk_violation_by_name(const char *name, size_t length, int32_t *violation);

/**
 * A violation in words in a language (`SHK_EN`, `SHK_RU`), as text out.
 */
shk_status shk_violation_text(int32_t violation,
                              int32_t lang,
                              char *buffer,
                              size_t capacity,
                              size_t *needed);

/**
 * Whether the opponent can demand the correction after his reply too: `*outlives` is 1 for
 * `SHK_VIOLATION_KING_NOT_MARKED` and 0 for all others (5.4.13.2).
 */
shk_status shk_violation_outlives_a_reply(int32_t violation, uint32_t *outlives);

/**
 * Reads an opening table: a ballot a line, its columns parted by tabs, name and moves or FEN (6.1.4.1).
 *
 * What is wrong with it is told by `shk_ballots_fault`; only ballots that can be played are counted.
 */
shk_status shk_ballots_read(const char *table,
                            size_t length,
                            struct shk_ballots **ballots,
                            struct shk_error **error);

/**
 * Frees an opening table; NULL is allowed.
 */
void shk_ballots_free(struct shk_ballots *ballots);

/**
 * How many ballots there are; 0 for NULL.
 */
size_t shk_ballots_count(const struct shk_ballots *ballots);

/**
 * How many faults there are; 0 for NULL.
 */
size_t shk_ballots_count_faults(const struct shk_ballots *ballots);

/**
 * The message of a fault, counted from 0, in a language (`SHK_EN`, `SHK_RU`), as text out.
 */
shk_status shk_ballots_fault(const struct shk_ballots *ballots,
                             size_t index,
                             int32_t lang,
                             char *buffer,
                             size_t capacity,
                             size_t *needed);

/**
 * The name of a ballot, counted from 0, as text out.
 */
shk_status shk_ballots_id(const struct shk_ballots *ballots,
                          size_t index,
                          char *buffer,
                          size_t capacity,
                          size_t *needed);

/**
 * The moves of a ballot, counted from 0, or its position as FEN, as text out.
 */
shk_status shk_ballots_text(const struct shk_ballots *ballots,
                            size_t index,
                            char *buffer,
                            size_t capacity,
                            size_t *needed);

/**
 * A new game from a ballot, counted from 0.
 */
shk_status shk_game_from_ballot(const struct shk_ballots *ballots,
                                size_t index,
                                struct shk_game **game);

/**
 * Draws a ballot by lot: seed and stream give the same one at all times. `*index` counts from 0.
 *
 * `table` names the table of the file among whose ballots is drawn; NULL with length 0: among all.
 * `SHK_NOT_FOUND` where there is none.
 */
shk_status shk_ballots_draw(const struct shk_ballots *ballots,
                            uint64_t seed,
                            uint64_t stream,
                            const char *table,
                            size_t length,
                            size_t *index);

/**
 * The ballots of a table, from the one numbered `first`, counted from 0, into an array of `capacity`;
 * `*count` is how many there are from there on.
 */
shk_status shk_ballots_describe(const struct shk_ballots *ballots,
                                size_t first,
                                struct shk_ballot *described,
                                size_t capacity,
                                size_t *count);

/**
 * The moves of a ballot, counted from 0, into an array of `capacity`; `*count` is how many there are, 0
 * where it is a position.
 */
shk_status shk_ballots_moves(const struct shk_ballots *ballots,
                             size_t index,
                             struct shk_move *moves,
                             size_t capacity,
                             size_t *count);

/**
 * The name of the table of the file to which a ballot, counted from 0, belongs, as text out; empty where
 * the file names none.
 */
shk_status shk_ballots_table(const struct shk_ballots *ballots,
                             size_t index,
                             char *buffer,
                             size_t capacity,
                             size_t *needed);

/**
 * The faults of a table, into an array of `capacity`; `*count` is how many there are. Their words:
 * `shk_ballots_fault`.
 */
shk_status shk_ballots_faults(const struct shk_ballots *ballots,
                              struct shk_ballot_fault *faults,
                              size_t capacity,
                              size_t *count);

/**
 * Draws a ballot by lot, as `shk_ballots_draw` does with the round as the stream, and gives it as JSON, text
 * out: `table`, `id`, `line`, `moves`, `fen`, `round`, `seed`, `algorithm`.
 */
shk_status shk_ballots_draw_json(const struct shk_ballots *ballots,
                                 uint64_t seed,
                                 uint64_t round,
                                 const char *table,
                                 size_t length,
                                 char *buffer,
                                 size_t capacity,
                                 size_t *needed);

/**
 * Checks one ballot without a table (6.1.4.1): moves from the initial position, in any notation, with or
 * without numbers of moves, or a position as FEN. `*described` is what it is, its line 0; its moves go into
 * an array of `capacity`, and `*count` is how many there are.
 *
 * A move that the rules refuse (`SHK_REFUSED`) is told with the rule and the ply, a position that is none
 * as `SHK_BAD_INPUT`.
 */
shk_status shk_ballot_check(const char *line,
                            size_t length,
                            struct shk_ballot *described,
                            struct shk_move *moves,
                            size_t capacity,
                            size_t *count,
                            struct shk_error **error);

/**
 * A new game from one ballot, with its name, written as for `shk_ballot_check`.
 */
shk_status shk_game_from_ballot_line(const char *id,
                                     size_t id_length,
                                     const char *line,
                                     size_t length,
                                     struct shk_game **game,
                                     struct shk_error **error);

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
 * Whether a written move is legal, and which rule it breaks if not, the first that applies.
 *
 * A move that isn't legal is no failed call: it gives `SHK_OK`, and the reason in `*judgement`. `*why`,
 * unless `why` is NULL, is NULL for a legal move, and else a new object with the message, the clause and
 * the name; the caller frees it with `shk_error_free`. `options` may be NULL.
 */
shk_status shk_position_judge(const struct shk_position *position,
                              const char *written,
                              size_t length,
                              const struct shk_judge_options *options,
                              struct shk_judgement *judgement,
                              struct shk_error **why,
                              struct shk_error **error);

/**
 * The moves that a reason speaks of, into an array of `capacity`; `*count` is how many there are: every
 * capture where a capture is compulsory, those that the text fits where it is ambiguous, else none.
 * `options` may be NULL.
 */
shk_status shk_position_judged_moves(const struct shk_position *position,
                                     const char *written,
                                     size_t length,
                                     const struct shk_judge_options *options,
                                     struct shk_move *moves,
                                     size_t capacity,
                                     size_t *count);

/**
 * The same as JSON, text out, in a language (`SHK_EN`, `SHK_RU`): `legal`, and either `move` and `fen`,
 * or `reason`, `clause`, `legal_captures` and `message`. `options` may be NULL.
 */
shk_status shk_position_judge_json(const struct shk_position *position,
                                   const char *written,
                                   size_t length,
                                   const struct shk_judge_options *options,
                                   int32_t lang,
                                   char *buffer,
                                   size_t capacity,
                                   size_t *needed);

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
 * All routes of a move, into an array of `capacity`; `*count` is how many there are, 0 for a move that
 * isn't legal.
 *
 * Where they have no room nothing is written but `*count` (`SHK_BUFFER_TOO_SMALL`).
 */
shk_status shk_position_routes(const struct shk_position *position,
                               const struct shk_move *m,
                               struct shk_route *routes,
                               size_t capacity,
                               size_t *count);

/**
 * The route with which a move is written: of several the one whose squares come first by number.
 * `SHK_NOT_FOUND` for a move that isn't legal.
 */
shk_status shk_position_canonical_route(const struct shk_position *position,
                                        const struct shk_move *m,
                                        struct shk_route *route);

/**
 * Reads a route in any notation in use. Unlike a move it has to be plain: a text that fits several
 * routes, though of one move, is refused as `ambiguous` (`SHK_REFUSED`).
 */
shk_status shk_position_read_route(const struct shk_position *position,
                                   const char *written,
                                   size_t length,
                                   struct shk_route *route,
                                   struct shk_error **error);

/**
 * The move of a piece that goes over these squares, numbers from 1 to 32, the first its own. A way that
 * the rules refuse (`SHK_REFUSED`) has an error that names the rule.
 */
shk_status shk_position_move_over(const struct shk_position *position,
                                  const uint8_t *squares,
                                  size_t count,
                                  struct shk_move *m,
                                  struct shk_error **error);

/**
 * Whether captured pieces may be taken off the board in this order, by a rule (`SHK_REMOVAL_...`) and by
 * some route of the move: `*may` is 1 or 0.
 */
shk_status shk_position_may_be_removed(const struct shk_position *position,
                                       const struct shk_move *m,
                                       const uint8_t *squares,
                                       size_t count,
                                       int32_t rule,
                                       uint32_t *may);

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
 * Bytes in another encoding, as text out in UTF-8 without a byte order mark. `encoding` is its name:
 * `utf-8`, `cp1251`, `koi8-r`, `cp866`, `utf-16le`, `utf-16be`.
 *
 * `SHK_BAD_INPUT`: the bytes aren't in that encoding.
 */
shk_status shk_text_decode(const uint8_t *bytes,
                           size_t length,
                           const char *encoding,
                           size_t encoding_length,
                           char *buffer,
                           size_t capacity,
                           size_t *needed,
                           struct shk_error **error);

/**
 * A new, empty draft: a Swiss tournament, paired by program, win 2, draw 1, loss 0.
 */
shk_status shk_draft_new(struct shk_draft **draft);

/**
 * A draft with everything that stands in an event, to be changed.
 */
shk_status shk_draft_from_event(const struct shk_event *event, struct shk_draft **draft);

/**
 * Frees a draft; NULL is allowed.
 */
void shk_draft_free(struct shk_draft *draft);

/**
 * The event that a draft describes. The draft stays as it is and can be changed further.
 *
 * `SHK_BAD_INPUT`: the message has everything that is wrong, a line each; the place is that of the
 * first fault. `SHK_LIMIT`: more than a million players, 999 rounds or 20 million cells.
 */
shk_status shk_draft_check(const struct shk_draft *draft,
                           struct shk_event **event,
                           struct shk_error **error);

/**
 * Says how many rounds are planned; 0: nobody knows.
 */
shk_status shk_draft_set_planned_rounds(struct shk_draft *draft, uint32_t rounds);

/**
 * Says how the event is played (`SHK_FORMAT_...`) and who pairs it (`SHK_PAIRED_BY_...`).
 */
shk_status shk_draft_set_format(struct shk_draft *draft, uint32_t format, uint32_t paired_by);

/**
 * A scoring by three numbers, in hundredths: byes and forfeits count as the game results they stand
 * for, an absence as a loss; micro-matches by match.
 */
shk_status shk_scoring_simple(int64_t win, int64_t draw, int64_t loss, struct shk_scoring *scoring);

/**
 * Says what a result is worth.
 */
shk_status shk_draft_set_scoring(struct shk_draft *draft, const struct shk_scoring *scoring);

/**
 * Says whether start numbers may have gaps (somebody was struck off before round 1): other than 0,
 * they may.
 */
shk_status shk_draft_allow_gaps(struct shk_draft *draft, uint32_t allowed);

/**
 * Records the colour of the odd start numbers in round 1 (P18); `SHK_COLOUR_NONE`: none.
 */
shk_status shk_draft_set_first_colour(struct shk_draft *draft, uint32_t colour);

/**
 * Records the seed of the event's lots; with `has_seed` 0 there is none.
 */
shk_status shk_draft_set_seed(struct shk_draft *draft, uint32_t has_seed, uint64_t seed);

/**
 * Records the drawn order of a round, start numbers (5.4.10.4); `round` 0: the one to be paired.
 */
shk_status shk_draft_add_lot(struct shk_draft *draft,
                             uint32_t round,
                             const uint32_t *order,
                             size_t count);

/**
 * Records the readings of the rules that the event has chosen, in place of those it had: text as in
 * `shk_pair_options.options`, empty for the defaults.
 */
shk_status shk_draft_set_options(struct shk_draft *draft,
                                 const char *options,
                                 size_t length,
                                 struct shk_error **error);

/**
 * An event in numbers.
 */
shk_status shk_event_describe(const struct shk_event *event, struct shk_event_facts *facts);

/**
 * What a result is worth.
 */
shk_status shk_event_scoring(const struct shk_event *event, struct shk_scoring *scoring);

/**
 * The players by ascending start number, into an array of `capacity`; `*needed` is how many there
 * are. The place of a player here is his index elsewhere.
 *
 * Where they have no room nothing is written but `*needed` (`SHK_BUFFER_TOO_SMALL`).
 */
shk_status shk_event_players(const struct shk_event *event,
                             struct shk_player_facts *players,
                             size_t capacity,
                             size_t *needed);

/**
 * The index of the player with a start number, into `*index` (`SHK_NOT_FOUND`: nobody has it).
 */
shk_status shk_event_index_of(const struct shk_event *event, uint32_t start, size_t *index);

/**
 * The announced absences, into an array of `capacity`; `*needed` as for `shk_event_players`.
 */
shk_status shk_event_absences(const struct shk_event *event,
                              struct shk_absence *absences,
                              size_t capacity,
                              size_t *needed);

/**
 * A decision on a published round by its index from 0 (P30).
 */
shk_status shk_event_decision(const struct shk_event *event,
                              size_t index,
                              struct shk_decision_facts *decision);

/**
 * The pairs before a decision, into an array of `capacity`; `*needed` as for `shk_event_players`.
 */
shk_status shk_event_decision_before(const struct shk_event *event,
                                     size_t index,
                                     struct shk_pair_of *pairs,
                                     size_t capacity,
                                     size_t *needed);

/**
 * Frees an event; NULL is allowed.
 */
void shk_event_free(struct shk_event *event);

/**
 * Adds `count` players. A start number of 0 is the next one above all that the draft has then.
 *
 * With an error none is added; its place has the start number of the player that can't be.
 */
shk_status shk_draft_add_players(struct shk_draft *draft,
                                 const struct shk_player *players,
                                 size_t count,
                                 struct shk_error **error);

/**
 * Puts a player in the place of the one with the same start number (`SHK_NOT_FOUND`: nobody has it).
 */
shk_status shk_draft_set_player(struct shk_draft *draft,
                                const struct shk_player *player,
                                struct shk_error **error);

/**
 * Strikes a player off the list; whoever refers to him elsewhere is a fault of the draft.
 * `SHK_NOT_FOUND`: nobody has this start number.
 */
shk_status shk_draft_remove_player(struct shk_draft *draft,
                                   uint32_t start,
                                   struct shk_error **error);

/**
 * Says that a player left after a round (0: before round 1), without touching the rest of him.
 * `SHK_NOT_FOUND`: nobody has this start number.
 */
shk_status shk_draft_withdraw(struct shk_draft *draft,
                              uint32_t start,
                              uint32_t after,
                              struct shk_error **error);

/**
 * Reads an event from a text: TRF16, TRF26 or JSON. `options` may be NULL: strict, any form.
 *
 * `SHK_BAD_INPUT`: the error's message has all faults, one a line; its place is that of the first.
 * A column of a TRF counts characters, one of JSON bytes. `SHK_LIMIT`: more players or rounds than
 * are possible. What the reader has to say of a text that it took is in `shk_event_warning`.
 *
 * Bytes in an old encoding are decoded first, by the host or by `shk_text_decode`.
 */
shk_status shk_event_read(const char *text,
                          size_t length,
                          const struct shk_read_options *options,
                          struct shk_event **event,
                          struct shk_error **error);

/**
 * The number of warnings of the reader, into `*count`. An event that wasn't read has none.
 */
shk_status shk_event_warning_count(const struct shk_event *event, size_t *count);

/**
 * A warning of the reader by its index from 0, as text out; `*line`, which may be NULL, is the line
 * of the text that it is about, 0 where there is none.
 */
shk_status shk_event_warning(const struct shk_event *event,
                             size_t index,
                             int32_t lang,
                             uint64_t *line,
                             char *buffer,
                             size_t capacity,
                             size_t *needed);

/**
 * Whether two events are the same, into `*same`: 1 or 0. Warnings aren't looked at.
 */
shk_status shk_event_equal(const struct shk_event *one,
                           const struct shk_event *other,
                           uint32_t *same);

/**
 * Enters the results of a round: `count` meetings, found by White and Black. A forfeit whose colours
 * nobody knows is found in either order.
 *
 * All are entered or, with an error, none; its place has the round and White. `SHK_NOT_FOUND`: no
 * such round or meeting (who had which colour is changed in a draft). `SHK_REFUSED`: a drawn
 * forfeit, or a game whose colours nobody knows.
 *
 * The event is changed in place: nothing is checked or computed anew but the points of the players
 * concerned. Pairings and reports made before keep the event as it was.
 */
shk_status shk_event_record_results(struct shk_event *event,
                                    uint32_t round,
                                    const struct shk_meeting *results,
                                    size_t count,
                                    struct shk_error **error);

/**
 * Puts a round into a draft: its meetings in the order of the boards, and who stands in it without
 * an opponent. What stood in the round before is replaced; `round` is at most one more than there
 * are (`SHK_NOT_FOUND`).
 */
shk_status shk_draft_set_round(struct shk_draft *draft,
                               uint32_t round,
                               const struct shk_meeting *meetings,
                               size_t meeting_count,
                               const struct shk_unpaired *unpaired,
                               size_t unpaired_count,
                               struct shk_error **error);

/**
 * Drops all rounds after the first `rounds`.
 */
shk_status shk_draft_keep_rounds(struct shk_draft *draft,
                                 uint32_t rounds,
                                 struct shk_error **error);

/**
 * Adds absences that were announced.
 */
shk_status shk_draft_add_absences(struct shk_draft *draft,
                                  const struct shk_absence *absences,
                                  size_t count,
                                  struct shk_error **error);

/**
 * Adds points beside the results.
 */
shk_status shk_draft_add_adjustments(struct shk_draft *draft,
                                     const struct shk_adjustment *adjustments,
                                     size_t count,
                                     struct shk_error **error);

/**
 * Adds accelerated points: kept for files that have them.
 */
shk_status shk_draft_add_acceleration(struct shk_draft *draft,
                                      const struct shk_acceleration *acceleration,
                                      size_t count,
                                      struct shk_error **error);

/**
 * Adds records of decisions.
 */
shk_status shk_draft_add_decisions(struct shk_draft *draft,
                                   const struct shk_decision *decisions,
                                   size_t count,
                                   struct shk_error **error);

/**
 * The meetings of a round in the order of the boards, into an array of `capacity`; `*needed` is how
 * many there are (`SHK_NOT_FOUND`: no such round).
 *
 * Where they have no room nothing is written but `*needed` (`SHK_BUFFER_TOO_SMALL`).
 */
shk_status shk_event_meetings(const struct shk_event *event,
                              uint32_t round,
                              struct shk_meeting *meetings,
                              size_t capacity,
                              size_t *needed);

/**
 * Who stands in a round without an opponent, into an array of `capacity`; `*needed` as for
 * `shk_event_meetings`.
 */
shk_status shk_event_unpaired(const struct shk_event *event,
                              uint32_t round,
                              struct shk_unpaired *unpaired,
                              size_t capacity,
                              size_t *needed);

/**
 * The games of a micro-match (`SHK_DECISION_...`, as if White had White in all of them), into an
 * array of `capacity`; `board` is its place in the round, from 1. Another meeting has none.
 * `*needed` as for `shk_event_meetings`.
 */
shk_status shk_event_games(const struct shk_event *event,
                           uint32_t round,
                           uint32_t board,
                           uint8_t *games,
                           size_t capacity,
                           size_t *needed);

/**
 * What each player did in a round, by index, into an array of `capacity`; `*needed` as for
 * `shk_event_meetings`.
 */
shk_status shk_event_cells(const struct shk_event *event,
                           uint32_t round,
                           struct shk_cell *cells,
                           size_t capacity,
                           size_t *needed);

/**
 * The points of each player after a round, by index, in hundredths, adjustments included, into an
 * array of `capacity`; round 0: before the first. `*needed` as for `shk_event_meetings`.
 */
shk_status shk_event_points(const struct shk_event *event,
                            uint32_t round,
                            int64_t *points,
                            size_t capacity,
                            size_t *needed);

/**
 * The points that each player made in a round, without adjustments, by index, in hundredths, into
 * an array of `capacity`. `*needed` as for `shk_event_meetings`.
 */
shk_status shk_event_points_in(const struct shk_event *event,
                               uint32_t round,
                               int64_t *points,
                               size_t capacity,
                               size_t *needed);

/**
 * A text of a player (`SHK_PLAYER_...`) by his start number, as text out (`SHK_NOT_FOUND`: nobody has
 * it).
 */
shk_status shk_event_player_text(const struct shk_event *event,
                                 uint32_t start,
                                 uint32_t field,
                                 char *buffer,
                                 size_t capacity,
                                 size_t *needed);

/**
 * A text of every player (`SHK_PLAYER_...`), one after the other as text out; that of the player with
 * index i is the bytes from `begins[i]` up to `begins[i + 1]`, so that `begins` has one element more
 * than there are players: `begin_count` of them.
 *
 * `*needed` is the bytes needed, the NUL behind the last text included. `begins` may be NULL with
 * `begin_count` 0: the places aren't wanted, or `*needed` alone is. If it has fewer elements than that
 * but some, nothing is written (`SHK_BUFFER_TOO_SMALL`).
 */
shk_status shk_event_player_texts(const struct shk_event *event,
                                  uint32_t field,
                                  size_t *begins,
                                  size_t begin_count,
                                  char *buffer,
                                  size_t capacity,
                                  size_t *needed);

/**
 * The number of texts of a field of the event (`SHK_INFO_...`), into `*count`: 1, or the length of
 * the list.
 */
shk_status shk_event_info_count(const struct shk_event *event, uint32_t field, size_t *count);

/**
 * A text of the event (`SHK_INFO_...`), as text out; `index` is the place in a list, from 0.
 */
shk_status shk_event_info(const struct shk_event *event,
                          uint32_t field,
                          size_t index,
                          char *buffer,
                          size_t capacity,
                          size_t *needed);

/**
 * A text of a decision (`SHK_DECISION_TEXT_...`) by the decision's index from 0, as text out.
 */
shk_status shk_event_decision_text(const struct shk_event *event,
                                   size_t index,
                                   uint32_t field,
                                   char *buffer,
                                   size_t capacity,
                                   size_t *needed);

/**
 * Sets a text of the event (`SHK_INFO_...`); to a list it is added. `SHK_BAD_ARGUMENT`: no such
 * field, or no UTF-8.
 */
shk_status shk_draft_set_info(struct shk_draft *draft,
                              uint32_t field,
                              const char *text,
                              size_t length);

/**
 * Empties a text or a list of the event (`SHK_INFO_...`).
 */
shk_status shk_draft_clear_info(struct shk_draft *draft, uint32_t field);

/**
 * Adds prohibitions.
 */
shk_status shk_draft_add_forbidden(struct shk_draft *draft,
                                   const struct shk_forbidden *forbidden,
                                   size_t count,
                                   struct shk_error **error);

/**
 * Adds pairs that are fixed for the round to be paired.
 */
shk_status shk_draft_add_forced(struct shk_draft *draft,
                                const struct shk_forced *forced,
                                size_t count,
                                struct shk_error **error);

/**
 * Adds pools, players who are paired among themselves, in the order in which they are drawn.
 */
shk_status shk_draft_add_pools(struct shk_draft *draft,
                               const struct shk_group *pools,
                               size_t count,
                               struct shk_error **error);

/**
 * Adds groups (clubs, regions, families), to which `shk_draft_add_meet_until` and
 * `shk_draft_add_not_before` refer.
 */
shk_status shk_draft_add_groups(struct shk_draft *draft,
                                const struct shk_group *groups,
                                size_t count,
                                struct shk_error **error);

/**
 * Adds the groups of two players or more of one club or federation (`SHK_GROUP_BY_...`), by name;
 * `*added`, which may be NULL, is how many.
 */
shk_status shk_draft_add_groups_by(struct shk_draft *draft, uint32_t by, size_t *added);

/**
 * Adds compulsory meetings inside groups in rounds 1 to `until` (P5); no names: inside all groups.
 */
shk_status shk_draft_add_meet_until(struct shk_draft *draft,
                                    uint32_t until,
                                    const struct shk_text *names,
                                    size_t count,
                                    struct shk_error **error);

/**
 * Says that players of one group don't meet before a round (P34); with `soft` other than 0 as a wish
 * that may yield (P33). No names: in all groups.
 */
shk_status shk_draft_add_not_before(struct shk_draft *draft,
                                    uint32_t round,
                                    uint32_t soft,
                                    const struct shk_text *names,
                                    size_t count,
                                    struct shk_error **error);

/**
 * Adds pairs that should not meet, in the order in which they are kept (P33).
 */
shk_status shk_draft_add_soft_pairs(struct shk_draft *draft,
                                    const struct shk_pair_of *pairs,
                                    size_t count,
                                    struct shk_error **error);

/**
 * Empties a part of a draft (`SHK_PART_...`), so that it can be given anew.
 */
shk_status shk_draft_clear(struct shk_draft *draft, uint32_t part);

/**
 * An event as text out, in a form: `SHK_FORM_TRF26`, `SHK_FORM_TRF16` or `SHK_FORM_JSON`.
 *
 * JSON takes every event. A TRF has no room for start numbers above 9999 or points finer than a
 * tenth (`SHK_LIMIT`), and none for texts with control characters (`SHK_BAD_INPUT`).
 */
shk_status shk_event_write(const struct shk_event *event,
                           uint32_t form,
                           char *buffer,
                           size_t capacity,
                           size_t *needed,
                           struct shk_error **error);

/**
 * A side claims a draw by repetition: `*verdict` is one of `SHK_CLAIM_...`, and what follows from it is
 * done. `*why`, unless `why` is NULL, is NULL where the claim is upheld, and else a new object of status
 * `SHK_REFUSED` that says why not; the caller frees it with `shk_error_free`.
 */
shk_status shk_game_claim(struct shk_game *game,
                          const struct shk_claim *claim,
                          int32_t *verdict,
                          struct shk_error **why,
                          struct shk_error **error);

/**
 * A side claims a draw by counted moves: `*answer` is one of `SHK_COUNT_...`; with `SHK_COUNT_DRAW` the
 * game is over.
 */
shk_status shk_game_claim_count(struct shk_game *game,
                                const struct shk_count_claim *claim,
                                int32_t *answer,
                                struct shk_error **error);

/**
 * The name of a draw profile (`fmjd-64`), as text out.
 */
shk_status shk_profile_name(int32_t profile, char *buffer, size_t capacity, size_t *needed);

/**
 * The draw profile, `SHK_PROFILE_...`, of a name or of a discipline ("русские шашки", "шашки-64").
 * `SHK_NOT_FOUND` where there is none.
 */
shk_status shk_profile_by_name(const char *name,
                               size_t length,
                               int32_t *profile);

/**
 * Where the numbers of a draw profile come from, in words in a language (`SHK_EN`, `SHK_RU`), as text
 * out.
 */
shk_status shk_profile_source(int32_t profile,
                              int32_t lang,
                              char *buffer,
                              size_t capacity,
                              size_t *needed);

/**
 * The day on which the table of a draw profile was written down (`2026-11-30`), as text out.
 */
shk_status shk_profile_date(int32_t profile, char *buffer, size_t capacity, size_t *needed);

/**
 * How many moves a rule (`SHK_RULE_...`) of a profile wants. `SHK_NOT_FOUND` where the profile has no
 * such rule.
 */
shk_status shk_profile_limit(int32_t profile,
                             int32_t rule,
                             uint32_t *limit);

/**
 * How far a count is that was declared aloud at a ply, from 0: it began there at 0, with the unit and the
 * resets of the rule (5.4.12.5). `*count` is -1 where the rule doesn't run now.
 */
shk_status shk_game_declared_count(const struct shk_game *game,
                                   int32_t profile,
                                   int32_t rule,
                                   uint32_t declared_at,
                                   int32_t *count);

/**
 * The draws that may be claimed or declared now, into an array of `capacity`: `SHK_RULE_...` in the order
 * of the profile's table, then `SHK_DRAW_REPETITION`. `*count` is how many there are, at most
 * `SHK_MOST_ROWS`.
 */
shk_status shk_game_draws(const struct shk_game *game,
                          int32_t profile,
                          int32_t *draws,
                          size_t capacity,
                          size_t *count);

/**
 * The draw that an engine which declares draws by itself would declare: of those that may be claimed the
 * one that was reached first, `SHK_RULE_...` or `SHK_DRAW_REPETITION`; `SHK_DRAW_NONE` where there is
 * none. Nothing is declared: for that see `shk_game_declare_draw`.
 */
shk_status shk_game_automatic_draw(const struct shk_game *game,
                                   int32_t profile,
                                   int32_t *draw);

/**
 * Examines a claim of a draw by counted moves and changes nothing: what `shk_game_claim_count` would
 * answer, and how far the count is. `*why`, unless `why` is NULL, is NULL where the game would be drawn,
 * and else a new object of status `SHK_REFUSED` with the answer in words and its name; the caller frees
 * it with `shk_error_free`.
 */
shk_status shk_game_examine_count(const struct shk_game *game,
                                  const struct shk_count_claim *claim,
                                  struct shk_count_answer *answer,
                                  struct shk_error **why,
                                  struct shk_error **error);

/**
 * The name of a rule (`main-road`), as text out.
 */
shk_status shk_draw_rule_name(int32_t rule, char *buffer, size_t capacity, size_t *needed);

/**
 * A rule in words in a language (`SHK_EN`, `SHK_RU`), as text out.
 */
shk_status shk_draw_rule_text(int32_t rule,
                              int32_t lang,
                              char *buffer,
                              size_t capacity,
                              size_t *needed);

/**
 * Whose moves a row counts, by `SHK_ROW_EACH` in its flags, in words in a language, as text out: "moves
 * of each side", "moves of the stronger side".
 */
shk_status shk_row_unit_text(uint32_t flags,
                             int32_t lang,
                             char *buffer,
                             size_t capacity,
                             size_t *needed);

/**
 * How often the position on the board has stood with the same side to move, this time included.
 */
shk_status shk_game_occurrences(const struct shk_game *game, uint32_t *occurrences);

/**
 * The rights to claim a draw by repetition, as `SHK_RIGHT_...` bits: those that the side to move has,
 * and those that the last ply gave up.
 */
shk_status shk_game_rights(const struct shk_game *game,
                           uint32_t *rights,
                           uint32_t *given_up);

/**
 * The moves with which the side to move may claim by right (b), into an array of `capacity`; `*count`
 * is how many there are.
 */
shk_status shk_game_written_claims(const struct shk_game *game,
                                   struct shk_move *moves,
                                   size_t capacity,
                                   size_t *count);

/**
 * What the rules of a profile (`SHK_PROFILE_...`) have counted, into an array of `capacity`; `*count`
 * is how many rows there are, at most `SHK_MOST_ROWS`.
 */
shk_status shk_game_rows(const struct shk_game *game,
                         int32_t profile,
                         struct shk_row *rows,
                         size_t capacity,
                         size_t *count);

/**
 * The arbiter declares a draw (5.4.12.6) by a rule of a profile, or with `rule` -1 by repetition.
 * Refused (`SHK_REFUSED`) where it isn't reached or the game is over.
 */
shk_status shk_game_declare_draw(struct shk_game *game,
                                 int32_t profile,
                                 int32_t rule,
                                 struct shk_error **error);

/**
 * The result of a game: one of `SHK_OUTCOME_...`. A position in which the side to move has no move is
 * lost without being declared (6.1.4.1).
 */
shk_status shk_game_outcome(const struct shk_game *game,
                            int32_t *outcome);

/**
 * The name of the reason of the result, as text out; empty where there is no result.
 *
 * Names are `no-pieces`, `no-moves`, `resignation`, `time`, `no-show`, `agreement`, `repetition`,
 * `both-flags`, `arbiter`, `sanction`, `micro-match`, and those of the rules of counted draws
 * (`shk_draw_rule_name`).
 */
shk_status shk_game_reason(const struct shk_game *game,
                           char *buffer,
                           size_t capacity,
                           size_t *needed);

/**
 * The result in words in a language (`SHK_EN`, `SHK_RU`), as text out; empty where there is none.
 */
shk_status shk_game_result_message(const struct shk_game *game,
                                   int32_t lang,
                                   char *buffer,
                                   size_t capacity,
                                   size_t *needed);

/**
 * Declares a result (`SHK_OUTCOME_...`) with the name of its reason. Refused (`SHK_REFUSED`) where the
 * game is over (5.4.13.5) or the two can't go together.
 */
shk_status shk_game_finish(struct shk_game *game,
                           int32_t outcome,
                           const char *reason,
                           size_t length,
                           struct shk_error **error);

/**
 * Changes the entry of a declared result; with `SHK_OUTCOME_NONE` it is withdrawn and the reason is
 * not read. Refused (`SHK_REFUSED`) where none was declared.
 */
shk_status shk_game_mend_entry(struct shk_game *game,
                               int32_t outcome,
                               const char *reason,
                               size_t length,
                               struct shk_error **error);

/**
 * A side offers a draw, right after its own move (5.4.12.3, 5.4.12.4). The error's name says why not.
 */
shk_status shk_game_offer_draw(struct shk_game *game,
                               uint32_t side,
                               struct shk_error **error);

/**
 * A side accepts the offer that stands: the game is drawn by agreement.
 */
shk_status shk_game_accept_draw(struct shk_game *game, uint32_t side, struct shk_error **error);

/**
 * A side declines the offer that stands.
 */
shk_status shk_game_decline_draw(struct shk_game *game, uint32_t side, struct shk_error **error);

/**
 * Who offered the draw that stands: `SHK_WHITE`, `SHK_BLACK`, or -1 for nobody.
 */
shk_status shk_game_offer(const struct shk_game *game, int32_t *side);

/**
 * What is to be done about a wrong set-up or wrong colours that are found now, `SHK_SETUP_...`
 * (5.4.13.1). `begun` other than 0: the game began, though perhaps without a move.
 */
shk_status shk_game_wrong_setup(const struct shk_game *game, uint32_t begun, int32_t *remedy);

/**
 * Examines a claim of a draw by repetition and changes nothing: what `shk_game_claim` would decide.
 * `*why`, unless `why` is NULL, is NULL where the claim would be upheld, and else a new object of status
 * `SHK_REFUSED` that says why not, with a name; the caller frees it with `shk_error_free`.
 */
shk_status shk_game_examine(const struct shk_game *game,
                            const struct shk_claim *claim,
                            struct shk_claim_verdict *verdict,
                            struct shk_error **why,
                            struct shk_error **error);

/**
 * A game in numbers.
 */
shk_status shk_game_describe(const struct shk_game *game, struct shk_game_facts *facts);

/**
 * The name of the ballot by which a game began, as text out. `SHK_NOT_FOUND` where it began otherwise.
 */
shk_status shk_game_ballot_id(const struct shk_game *game,
                              char *buffer,
                              size_t capacity,
                              size_t *needed);

/**
 * The moves of the ballot by which a game began, or its position as FEN, as text out. `SHK_NOT_FOUND`
 * where it began otherwise.
 */
shk_status shk_game_ballot_text(const struct shk_game *game,
                                char *buffer,
                                size_t capacity,
                                size_t *needed);

/**
 * A side resigns. Refused (`SHK_REFUSED`) where the game is over.
 */
shk_status shk_game_resign(struct shk_game *game, uint32_t side, struct shk_error **error);

/**
 * Ends a game by fallen flags (5.4.12.1.2): `white_fell` and `black_fell` other than 0 where they did; of
 * two `first` is the one that fell first, `SHK_WHITE` or `SHK_BLACK`, or `SHK_NOBODY` where that can't be
 * established: then it is a draw. Refused (`SHK_REFUSED`) where the game is over.
 */
shk_status shk_game_finish_by_flags(struct shk_game *game,
                                    uint32_t white_fell,
                                    uint32_t black_fell,
                                    int32_t first,
                                    struct shk_error **error);

/**
 * The reason of a result, by its name, in words in a language (`SHK_EN`, `SHK_RU`), as text out.
 * `SHK_NOT_FOUND` where no reason has that name.
 */
shk_status shk_reason_text(const char *reason,
                           size_t length,
                           int32_t lang,
                           char *buffer,
                           size_t capacity,
                           size_t *needed);

/**
 * A side offers a draw on a condition, which is no offer (5.4.12.3): it is refused (`SHK_REFUSED`) with
 * the name `conditional-is-none`, or `game-over`, and uses up no right.
 */
shk_status shk_game_offer_draw_on_condition(struct shk_game *game,
                                            uint32_t side,
                                            struct shk_error **error);

/**
 * What is to be done about a wrong set-up (`SHK_SETUP_...`), in words in a language (`SHK_EN`, `SHK_RU`),
 * as text out.
 */
shk_status shk_setup_text(int32_t remedy,
                          int32_t lang,
                          char *buffer,
                          size_t capacity,
                          size_t *needed);

/**
 * A new game from the initial position.
 */
shk_status shk_game_new(struct shk_game **game);

/**
 * A new game from a position that is set up. For one from a FEN read that first by
 * `shk_position_from_fen`.
 */
shk_status shk_game_from_position(const struct shk_position *position,
                                  struct shk_game **game,
                                  struct shk_error **error);

/**
 * Another game like this one, with all that belongs to it.
 */
shk_status shk_game_copy(const struct shk_game *game, struct shk_game **copy);

/**
 * Frees a game; NULL is allowed.
 */
void shk_game_free(struct shk_game *game);

/**
 * The position on the board.
 */
shk_status shk_game_position(const struct shk_game *game, struct shk_position *position);

/**
 * The position after so many plies; 0 is the start. `SHK_NOT_FOUND` where there are fewer.
 */
shk_status shk_game_position_at(const struct shk_game *game,
                                uint32_t ply,
                                struct shk_position *position);

/**
 * Plays a move in any notation in use: full, partial or short routes, letters or numbers.
 *
 * A move that the rules refuse (`SHK_REFUSED`) has an error that names the rule; so has any move of a
 * game that is over. An offer of a draw that stood is declined by it (5.4.12.3).
 */
shk_status shk_game_play_text(struct shk_game *game,
                              const char *written,
                              size_t length,
                              struct shk_error **error);

/**
 * Takes the last ply back, and with it all that came with it. Refused (`SHK_REFUSED`) at the start and
 * where a result was declared.
 */
shk_status shk_game_take_back(struct shk_game *game,
                              struct shk_error **error);

/**
 * Adds a variation in the place of a ply, from 1, of a line: moves as text, parted by blanks. `*index` is
 * its number among the variations there, from 0.
 *
 * A move that the rules refuse is told with the rule and its ply in the variation (`SHK_REFUSED`).
 * Variations are nested 64 deep at most, as in game files (`SHK_LIMIT`).
 */
shk_status shk_game_vary(struct shk_game *game,
                         const struct shk_line_step *path,
                         size_t depth,
                         uint32_t ply,
                         const char *moves,
                         size_t length,
                         uint32_t *index,
                         struct shk_error **error);

/**
 * Removes a variation; those behind it move up.
 */
shk_status shk_game_remove_variation(struct shk_game *game,
                                     const struct shk_line_step *path,
                                     size_t depth,
                                     uint32_t ply,
                                     uint32_t index);

/**
 * How many variations stand in the place of a ply, from 1, of a line.
 */
shk_status shk_game_variations(const struct shk_game *game,
                               const struct shk_line_step *path,
                               size_t depth,
                               uint32_t ply,
                               size_t *count);

/**
 * The moves of a variation, into an array of `capacity`, and in `*start` the position from which it goes;
 * `*count` is how many there are. The path names a variation, not the game itself: of that see
 * `shk_game_plies` (`SHK_NOT_FOUND`).
 */
shk_status shk_game_line_moves(const struct shk_game *game,
                               const struct shk_line_step *path,
                               size_t depth,
                               struct shk_position *start,
                               struct shk_move *moves,
                               size_t capacity,
                               size_t *count);

/**
 * Writes a comment beside a ply of a line, or with 0 before its first, in the place of one that stood
 * there; the empty text takes it away.
 */
shk_status shk_game_line_set_comment(struct shk_game *game,
                                     const struct shk_line_step *path,
                                     size_t depth,
                                     uint32_t ply,
                                     const char *comment,
                                     size_t length);

/**
 * The comment beside a ply of a line, or with 0 before its first, as text out; empty where there is none.
 */
shk_status shk_game_line_comment(const struct shk_game *game,
                                 const struct shk_line_step *path,
                                 size_t depth,
                                 uint32_t ply,
                                 char *buffer,
                                 size_t capacity,
                                 size_t *needed);

/**
 * Writes down the seconds left on the clock of the side that made a ply of a line; -1 takes them away.
 */
shk_status shk_game_line_set_clock(struct shk_game *game,
                                   const struct shk_line_step *path,
                                   size_t depth,
                                   uint32_t ply,
                                   int64_t seconds);

/**
 * The seconds left on the clock of the side that made a ply of a line; -1 where it isn't known.
 */
shk_status shk_game_line_clock(const struct shk_game *game,
                               const struct shk_line_step *path,
                               size_t depth,
                               uint32_t ply,
                               int64_t *seconds);

/**
 * Writes the marks beside a ply of a line, in the place of those that stood there: numeric annotations,
 * 1 to 6 for `!`, `?`, `!!`, `??`, `!?`, `?!`, 7 for the only move.
 */
shk_status shk_game_line_set_nags(struct shk_game *game,
                                  const struct shk_line_step *path,
                                  size_t depth,
                                  uint32_t ply,
                                  const uint16_t *nags,
                                  size_t count);

/**
 * The marks beside a ply of a line, into an array of `capacity`; `*count` is how many there are.
 */
shk_status shk_game_line_nags(const struct shk_game *game,
                              const struct shk_line_step *path,
                              size_t depth,
                              uint32_t ply,
                              uint16_t *nags,
                              size_t capacity,
                              size_t *count);

/**
 * The sign of a numeric annotation (`!?` for 5), as text out; empty where it has none.
 */
shk_status shk_nag_sign(uint16_t nag, char *buffer, size_t capacity, size_t *needed);

/**
 * Writes a comment beside a ply, or with 0 beside the start, in the place of one that stood there.
 * `SHK_NOT_FOUND` where the game has no such ply.
 */
shk_status shk_game_set_comment(struct shk_game *game,
                                uint32_t ply,
                                const char *comment,
                                size_t length);

/**
 * The comment beside a ply, or with 0 beside the start, as text out; empty where there is none.
 */
shk_status shk_game_comment(const struct shk_game *game,
                            uint32_t ply,
                            char *buffer,
                            size_t capacity,
                            size_t *needed);

/**
 * Writes down the seconds left on the clock of the side that made a ply.
 */
shk_status shk_game_set_clock(struct shk_game *game, uint32_t ply, uint32_t seconds);

/**
 * The seconds left on the clock of the side that made a ply; -1 where it isn't known.
 */
shk_status shk_game_clock(const struct shk_game *game, uint32_t ply, int64_t *seconds);

/**
 * Plays moves one after another; one is played by a `count` of 1.
 *
 * `*played` is how many were; it may be NULL. It is written on failure too: the moves before the one
 * that was refused stay played, and the error has its ply.
 */
shk_status shk_game_play(struct shk_game *game,
                         const struct shk_move *moves,
                         size_t count,
                         size_t *played,
                         struct shk_error **error);

/**
 * The plies, into an array of `capacity`; `*count` is how many there are. With a capacity of 0 only
 * they are counted.
 *
 * Where they have no room nothing is written but `*count` (`SHK_BUFFER_TOO_SMALL`).
 */
shk_status shk_game_plies(const struct shk_game *game,
                          struct shk_ply *plies,
                          size_t capacity,
                          size_t *count);

/**
 * The positions from the start to the last ply, one more than plies, into an array of `capacity`, as
 * `shk_game_plies` does.
 */
shk_status shk_game_positions(const struct shk_game *game,
                              struct shk_position *positions,
                              size_t capacity,
                              size_t *count);

/**
 * Plays a move in any notation in use, as the options say who makes it and what numbers mean; `options`
 * may be NULL. A refused one has an error that names the rule (`SHK_REFUSED`), the first of them
 * `not-your-turn`.
 */
shk_status shk_game_play_text_as(struct shk_game *game,
                                 const char *written,
                                 size_t length,
                                 const struct shk_judge_options *options,
                                 struct shk_error **error);

/**
 * Plays a line: moves in any notation, parted by blanks, commas or semicolons, with or without the
 * numbers of moves (`1. c3-d4 d6-c5 2. ...`).
 *
 * `*played` is how many were; it may be NULL. It is written on failure too: the moves before the one
 * that was refused stay played, and the error has its ply.
 */
shk_status shk_game_play_line(struct shk_game *game,
                              const char *line,
                              size_t length,
                              size_t *played,
                              struct shk_error **error);

/**
 * What may be claimed after each ply, as JSON, text out: a list with an object a ply, the start first.
 *
 * An object has `ply`, `to_move`, `fen`, `occurrences`, `over` (who won), `claim_a` (who may claim that
 * the position stands for the third time), `claim_b` (the moves that may be written), `lost` (rights
 * given up by the ply), and `rules`: of every profile the rows by their names.
 */
shk_status shk_game_claims_json(const struct shk_game *game,
                                char *buffer,
                                size_t capacity,
                                size_t *needed);

/**
 * What may be claimed after the last ply, as JSON, text out: one object of `shk_game_claims_json`.
 */
shk_status shk_game_ply_json(const struct shk_game *game,
                             char *buffer,
                             size_t capacity,
                             size_t *needed);

/**
 * The game as JSON, text out, with texts in a language (`SHK_EN`, `SHK_RU`): how it began, its plies with
 * what stands beside them, offers, irregularities, sanctions, and the result.
 */
shk_status shk_game_json(const struct shk_game *game,
                         int32_t lang,
                         char *buffer,
                         size_t capacity,
                         size_t *needed);

/**
 * What there is to say of a paired round in numbers.
 */
shk_status shk_pairing_describe(const struct shk_pairing *pairing, struct shk_pairing_facts *facts);

/**
 * The boards, the first first, into an array of `capacity`; `*needed` is how many there are.
 *
 * Where they have no room nothing is written but `*needed` (`SHK_BUFFER_TOO_SMALL`). The bye is no
 * board: `shk_pairing_describe` has it.
 */
shk_status shk_pairing_boards(const struct shk_pairing *pairing,
                              struct shk_board *boards,
                              size_t capacity,
                              size_t *needed);

/**
 * Who is absent and how that stands in the round, into an array of `capacity`; `*needed` as for
 * `shk_pairing_boards`.
 */
shk_status shk_pairing_absent(const struct shk_pairing *pairing,
                              struct shk_unpaired *absent,
                              size_t capacity,
                              size_t *needed);

/**
 * The drawn order used (5.4.10.4), start numbers, into an array of `capacity`; none in the other
 * systems. `*needed` as for `shk_pairing_boards`.
 */
shk_status shk_pairing_lot(const struct shk_pairing *pairing,
                           uint32_t *order,
                           size_t capacity,
                           size_t *needed);

/**
 * Checks a finished event round by round: each is drawn anew from the rounds before it, with the
 * players who stand in it, and compared. Round and forced pairs of `options` aren't used; `what` may
 * be NULL: all rounds.
 *
 * A round that differs is no failure of the call. `SHK_NOT_FOUND`: no such rounds, or no such game
 * among the changes.
 */
shk_status shk_check(const struct shk_event *event,
                     const struct shk_pair_options *options,
                     const struct shk_check_options *what,
                     struct shk_report **report,
                     struct shk_error **error);

/**
 * Checks a bare list for a round, as `shk_pairing_list` writes it: whether it breaks a rule, and
 * whether it is the system's.
 *
 * A list that differs is no failure of the call; a text that is no list is (`SHK_BAD_INPUT`).
 */
shk_status shk_check_list(const struct shk_event *event,
                          const struct shk_pair_options *options,
                          const char *list,
                          size_t length,
                          struct shk_report **report,
                          struct shk_error **error);

/**
 * Frees a report; NULL is allowed.
 */
void shk_report_free(struct shk_report *report);

/**
 * The verdicts round by round, of a list one, into an array of `capacity`; `*needed` is how many
 * there are.
 */
shk_status shk_report_verdicts(const struct shk_report *report,
                               struct shk_verdict *verdicts,
                               size_t capacity,
                               size_t *needed);

/**
 * What there is to say of a round, as text out: the rules that its pairs break, a line each, then
 * the first difference from the system; empty where there is nothing.
 */
shk_status shk_report_text(const struct shk_report *report,
                           uint32_t round,
                           int32_t lang,
                           char *buffer,
                           size_t capacity,
                           size_t *needed);

/**
 * The whole report as text out, JSON (`shashki-check` or `shashki-list-check`): every difference
 * with its reasons, and the changed results that were found.
 */
shk_status shk_report_json(const struct shk_report *report,
                           int32_t lang,
                           char *buffer,
                           size_t capacity,
                           size_t *needed);

/**
 * Says what corrected results change: the classifications of later rounds, and of no round that has
 * begun the pairs. The results are written as in `shk_check_options.changes`.
 *
 * `SHK_NOT_FOUND`: no such game.
 */
shk_status shk_correct(const struct shk_event *event,
                       const struct shk_pair_options *options,
                       const struct shk_text *results,
                       size_t count,
                       struct shk_correction **correction,
                       struct shk_error **error);

/**
 * Frees a correction; NULL is allowed.
 */
void shk_correction_free(struct shk_correction *correction);

/**
 * The rounds after that of the first game, up to the next one to be drawn, into an array of
 * `capacity`; `*needed` is how many there are.
 */
shk_status shk_correction_rounds(const struct shk_correction *correction,
                                 struct shk_later_round *rounds,
                                 size_t capacity,
                                 size_t *needed);

/**
 * What a correction means for a later round, as text out: a sentence, then a line for each rule
 * broken and for each thing that may be done.
 */
shk_status shk_correction_text(const struct shk_correction *correction,
                               uint32_t round,
                               int32_t lang,
                               char *buffer,
                               size_t capacity,
                               size_t *needed);

/**
 * A correction as text out, JSON (`shashki-correction`); `decision` may be NULL: not taken yet.
 */
shk_status shk_correction_json(const struct shk_correction *correction,
                               const struct shk_decision_by *decision,
                               int32_t lang,
                               char *buffer,
                               size_t capacity,
                               size_t *needed,
                               struct shk_error **error);

/**
 * A new event with the corrected results and the records of the decision (P30); the pairs of every
 * round stand. `SHK_REFUSED`: a name or a reason is missing.
 */
shk_status shk_correction_apply(const struct shk_correction *correction,
                                const struct shk_decision_by *decision,
                                struct shk_event **corrected,
                                struct shk_error **error);

/**
 * The draw of a round without pairs, for `count` players who take part in it.
 */
shk_status shk_round_draw_new(uint32_t round,
                              const uint32_t *players,
                              size_t count,
                              struct shk_round_draw **draw);

/**
 * The complete draw of a paired round.
 */
shk_status shk_round_draw_of(const struct shk_pairing *pairing, struct shk_round_draw **draw);

/**
 * Frees the draw of a round; NULL is allowed.
 */
void shk_round_draw_free(struct shk_round_draw *draw);

/**
 * How far the draw is (`SHK_DRAW_...`), into `*state`.
 */
shk_status shk_round_draw_state(const struct shk_round_draw *draw, uint32_t *state);

/**
 * The pairs as they stand, as text out: a list as of `shk_pairing_list`.
 */
shk_status shk_round_draw_list(const struct shk_round_draw *draw,
                               char *buffer,
                               size_t capacity,
                               size_t *needed);

/**
 * Sets the pairs, all or some, before they are in force: a list as of `shk_pairing_list`.
 * `SHK_REFUSED`: they are in force, or somebody stands twice or takes no part.
 */
shk_status shk_round_draw_set(struct shk_round_draw *draw,
                              const char *list,
                              size_t length,
                              struct shk_error **error);

/**
 * Puts a complete draw in force (5.4.10.8). `SHK_REFUSED`: it is, or somebody is not paired.
 */
shk_status shk_round_draw_put_in_force(struct shk_round_draw *draw, struct shk_error **error);

/**
 * Changes a draw in force by a reasoned decision (5.4.10.12); a record of it with the pairs before
 * it is kept. `SHK_REFUSED`: nothing is in force, a name or reason is missing, or somebody would be
 * left over.
 */
shk_status shk_round_draw_change(struct shk_round_draw *draw,
                                 const char *list,
                                 size_t length,
                                 const struct shk_decision_by *decision,
                                 struct shk_error **error);

/**
 * Says that a player comes (`here` other than 0) or goes after the draw came into force; the pairs
 * have to follow by `shk_round_draw_change`.
 */
shk_status shk_round_draw_takes_part(struct shk_round_draw *draw, uint32_t player, uint32_t here);

/**
 * Adds the records of a draw's decisions to a draft, to be kept with the event.
 */
shk_status shk_draft_add_records(struct shk_draft *draft, const struct shk_round_draw *draw);

/**
 * Pairs a round (5.4.10.1).
 *
 * `SHK_NO_VALID_PAIRING`: the rules leave none; the message is the proof, which a person can check
 * (5.4.10.8, P28). `SHK_BAD_ARGUMENT` with the name `seed-missing`: something has to be drawn, and
 * neither the options nor the event have a seed. `SHK_REFUSED`: the wishes contradict the rules or
 * each other. `SHK_NOT_FOUND`: no such round or player.
 */
shk_status shk_pair(const struct shk_event *event,
                    const struct shk_pair_options *options,
                    struct shk_pairing **pairing,
                    struct shk_error **error);

/**
 * Frees a pairing; NULL is allowed.
 */
void shk_pairing_free(struct shk_pairing *pairing);

/**
 * A new event with the round in it, ready for results: games unfinished, the bye and the absences
 * entered; first colour, seed and drawn order recorded, so that the round can be drawn again one
 * day (P17). Later rounds are dropped, as are the absences, forced pairs and the waiting lot that
 * the round used up.
 *
 * `event` is the one that was paired, or one that was changed since then in something else than the
 * players; NULL: the one that was paired.
 */
shk_status shk_pairing_apply(const struct shk_pairing *pairing,
                             const struct shk_event *event,
                             struct shk_event **applied,
                             struct shk_error **error);

/**
 * Makes a random event: every round is paired by the system and played. The same plan makes the same
 * event on every machine.
 *
 * Where the rules leave no valid pairing the event ends early, and its one warning
 * (`shk_event_warning`) says so. `progress`, which may be NULL, is told `context` and the number of
 * each round before it is paired; it must not call the library with the places of this call, nor
 * leave by an exception or a long jump.
 */
shk_status shk_generate(const struct shk_plan *plan,
                        void (*progress)(void *context, uint32_t round),
                        void *context,
                        struct shk_event **event,
                        struct shk_error **error);

/**
 * A new event with a player who comes late: he gets the next start number, into `*start`; numbers
 * already given don't move (5.4.10.5.1). What `player` says of start number and first round isn't
 * read.
 *
 * `from` is the first round that he plays in, at most the one after the last that is paired.
 * `missed` are `missed_count` kinds (`SHK_KIND_...`) of what he gets for the rounds before it, from
 * round 1 on; where nothing is said, a loss.
 */
shk_status shk_event_enter_late(const struct shk_event *event,
                                const struct shk_player *player,
                                uint32_t from,
                                const uint8_t *missed,
                                size_t missed_count,
                                struct shk_event **entered,
                                uint32_t *start,
                                struct shk_error **error);

/**
 * Looks for the smallest relaxations with which the round of `options` could be paired, `limit` of
 * them at most; each that is given has been tried.
 */
shk_status shk_relax(const struct shk_event *event,
                     const struct shk_pair_options *options,
                     uint32_t limit,
                     struct shk_relaxations **found,
                     struct shk_error **error);

/**
 * Frees relaxations; NULL is allowed.
 */
void shk_relaxations_free(struct shk_relaxations *found);

/**
 * The relaxations in numbers.
 */
shk_status shk_relaxations_describe(const struct shk_relaxations *found,
                                    struct shk_relaxations_facts *facts);

/**
 * A set by its index from 0, as text out, a line for each rule that yields.
 */
shk_status shk_relaxations_text(const struct shk_relaxations *found,
                                size_t index,
                                int32_t lang,
                                char *buffer,
                                size_t capacity,
                                size_t *needed);

/**
 * The pairs, without a second the byes, to be forced with a reason so that a set by its index from
 * 0 is used (5.4.10.12), into an array of `capacity`; `*needed` is how many there are. Pools that
 * are drawn as one need none.
 */
shk_status shk_relaxations_forced(const struct shk_relaxations *found,
                                  size_t index,
                                  struct shk_pair_of *pairs,
                                  size_t capacity,
                                  size_t *needed);

/**
 * The relaxations as text out, JSON (`shashki-relaxations`).
 */
shk_status shk_relaxations_json(const struct shk_relaxations *found,
                                int32_t lang,
                                char *buffer,
                                size_t capacity,
                                size_t *needed);

/**
 * Pairs a published round anew. `list` are the pairs as they were published, as `shk_pairing_list`
 * writes them; `changes` is what has changed since, NULL where the event has it already. Without a
 * round in `options` it is the event's last if that has the same pairs or no result yet, else the one
 * after it. That a round has begun is a warning among the notes.
 *
 * `SHK_NO_VALID_PAIRING`: the rules leave none, with the proof.
 */
shk_status shk_repair_make(const struct shk_event *event,
                           const struct shk_pair_options *options,
                           const struct shk_repair_changes *changes,
                           const char *list,
                           size_t length,
                           struct shk_repair **made,
                           struct shk_error **error);

/**
 * Frees a re-pairing; NULL is allowed.
 */
void shk_repair_free(struct shk_repair *repair);

/**
 * A re-pairing in numbers.
 */
shk_status shk_repair_describe(const struct shk_repair *repair, struct shk_repair_facts *facts);

/**
 * Start numbers of who is concerned (`SHK_REPAIR_...`), ascending, into an array of `capacity`;
 * `*needed` is how many there are.
 */
shk_status shk_repair_players(const struct shk_repair *repair,
                              uint32_t which,
                              uint32_t *players,
                              size_t capacity,
                              size_t *needed);

/**
 * The boards that weren't published, White first, the bye without a second, into an array of
 * `capacity`; `*needed` is how many there are.
 */
shk_status shk_repair_new_boards(const struct shk_repair *repair,
                                 struct shk_pair_of *boards,
                                 size_t capacity,
                                 size_t *needed);

/**
 * Why the players of a new board, by its index from 0, aren't where they were published, as text
 * out, a line each.
 */
shk_status shk_repair_why(const struct shk_repair *repair,
                          size_t index,
                          int32_t lang,
                          char *buffer,
                          size_t capacity,
                          size_t *needed);

/**
 * Remarks and notes, as text out, a line each, `warning: ` or `note: ` before them.
 */
shk_status shk_repair_notes(const struct shk_repair *repair,
                            int32_t lang,
                            char *buffer,
                            size_t capacity,
                            size_t *needed);

/**
 * A re-pairing as text out, JSON (`shashki-repair`); `decision` may be NULL: not taken yet.
 */
shk_status shk_repair_json(const struct shk_repair *repair,
                           const struct shk_decision_by *decision,
                           int32_t lang,
                           char *buffer,
                           size_t capacity,
                           size_t *needed,
                           struct shk_error **error);

/**
 * The whole round as it stands now, a pairing of the event after the change.
 */
shk_status shk_repair_pairing(const struct shk_repair *repair, struct shk_pairing **pairing);

/**
 * The full new draw, which 5.4.10.12 allows as well, to set beside it.
 * `SHK_NO_VALID_PAIRING` and the others as for `shk_pair`.
 */
shk_status shk_repair_new_draw(const struct shk_repair *repair,
                               struct shk_pairing **pairing,
                               struct shk_error **error);

/**
 * A new event with the round as it stands now and the record of the decision (P30).
 * `SHK_REFUSED`: a name or a reason is missing.
 */
shk_status shk_repair_apply(const struct shk_repair *repair,
                            const struct shk_decision_by *decision,
                            struct shk_event **applied,
                            struct shk_error **error);

/**
 * Makes the start list of an event whose round 1 isn't paired.
 *
 * `SHK_REFUSED`: it is, and numbers stay to the end of the event. `SHK_BAD_ARGUMENT` with the name
 * `seed-missing`: places have to be drawn, and with `has_seed` 0 the event has no seed either.
 */
shk_status shk_start_list_make(const struct shk_event *event,
                               uint32_t order,
                               uint32_t has_seed,
                               uint64_t seed,
                               struct shk_start_list **list,
                               struct shk_error **error);

/**
 * Frees a start list; NULL is allowed.
 */
void shk_start_list_free(struct shk_start_list *list);

/**
 * The places, number 1 first, into an array of `capacity`; `*needed` is how many there are.
 */
shk_status shk_start_list_places(const struct shk_start_list *list,
                                 struct shk_start_place *places,
                                 size_t capacity,
                                 size_t *needed);

/**
 * The seed that places were drawn from: `*has_seed` is 1 and `*seed` the seed, or `*has_seed` is 0.
 */
shk_status shk_start_list_seed(const struct shk_start_list *list,
                               uint32_t *has_seed,
                               uint64_t *seed);

/**
 * A start list as text out, JSON.
 */
shk_status shk_start_list_json(const struct shk_start_list *list,
                               char *buffer,
                               size_t capacity,
                               size_t *needed);

/**
 * A new event with these numbers, and the seed recorded. `SHK_REFUSED`: it has lines of a TRF that
 * may hold start numbers and can't be renumbered.
 */
shk_status shk_start_list_apply(const struct shk_start_list *list,
                                struct shk_event **numbered,
                                struct shk_error **error);

/**
 * The system with a name such as `truncated-solkoff`, into `*system` (`SHK_SYSTEM_...`).
 */
shk_status shk_system_by_name(const char *name, size_t length, uint32_t *system);

/**
 * The name of a system as it stands in files, as text out.
 */
shk_status shk_system_name(uint32_t system, char *buffer, size_t capacity, size_t *needed);

/**
 * The name of a system in words, as text out.
 */
shk_status shk_system_title(uint32_t system,
                            int32_t lang,
                            char *buffer,
                            size_t capacity,
                            size_t *needed);

/**
 * The clause that describes a system, as text out.
 */
shk_status shk_system_clause(uint32_t system, char *buffer, size_t capacity, size_t *needed);

/**
 * How many rounds can be paired for certain with so many players, each of whom plays or has the bye
 * in every round (5.4.10.2, 5.4.10.8); prohibitions and pools left aside.
 */
uint32_t shk_sure_rounds(uint32_t players);

/**
 * The list that host programs read, as text out: the number of pairs, the bye included, then a pair
 * a line, White first; the bye as `number 0`.
 */
shk_status shk_pairing_list(const struct shk_pairing *pairing,
                            char *buffer,
                            size_t capacity,
                            size_t *needed);

/**
 * A paired round as text out, JSON (`shashki-pairing`): boards with names, points and colours, who is
 * absent, notes, and the explanation if the steps were kept.
 */
shk_status shk_pairing_json(const struct shk_pairing *pairing,
                            int32_t lang,
                            char *buffer,
                            size_t capacity,
                            size_t *needed);

/**
 * The options that were set, as text out: `halves=recut ties=ascending`.
 */
shk_status shk_pairing_options_text(const struct shk_pairing *pairing,
                                    char *buffer,
                                    size_t capacity,
                                    size_t *needed);

/**
 * A note by its index from 0, as text out: what the arbiter should know. `*warning`, which may be
 * NULL, is 1 where it should be looked into, 0 where it only records what was done.
 */
shk_status shk_pairing_note(const struct shk_pairing *pairing,
                            size_t index,
                            int32_t lang,
                            uint32_t *warning,
                            char *buffer,
                            size_t capacity,
                            size_t *needed);

/**
 * The whole explanation as text out, board by board with clauses (P26).
 *
 * `SHK_NOT_FOUND`: the round wasn't paired with `explain`.
 */
shk_status shk_pairing_explain(const struct shk_pairing *pairing,
                               int32_t lang,
                               char *buffer,
                               size_t capacity,
                               size_t *needed,
                               struct shk_error **error);

/**
 * The number of reasons for a board, into `*count`; `board` from 1, 0: the bye.
 *
 * `SHK_NOT_FOUND`: the round wasn't paired with `explain`, or has no such board.
 */
shk_status shk_pairing_reason_count(const struct shk_pairing *pairing,
                                    uint32_t board,
                                    size_t *count);

/**
 * A reason for a board by its index from 0, as text out; `board` from 1, 0: the bye.
 *
 * `SHK_NOT_FOUND`: the round wasn't paired with `explain`, or has no such board or reason.
 */
shk_status shk_pairing_reason(const struct shk_pairing *pairing,
                              uint32_t board,
                              size_t index,
                              int32_t lang,
                              char *buffer,
                              size_t capacity,
                              size_t *needed);

/**
 * The clause behind a reason, as text out; the arguments as for `shk_pairing_reason`.
 */
shk_status shk_pairing_reason_clause(const struct shk_pairing *pairing,
                                     uint32_t board,
                                     size_t index,
                                     char *buffer,
                                     size_t capacity,
                                     size_t *needed);

/**
 * The decision of the documentation behind a reason, such as `P12`, as text out; the arguments as
 * for `shk_pairing_reason`.
 */
shk_status shk_pairing_reason_decision(const struct shk_pairing *pairing,
                                       uint32_t board,
                                       size_t index,
                                       char *buffer,
                                       size_t capacity,
                                       size_t *needed);

/**
 * One game, counted from 1, written anew: bytes in the encoding asked for, like text out with a NUL behind
 * them. `options` may be NULL.
 *
 * `SHK_BAD_INPUT` where the game has an error, a move isn't legal or known (the error has the ply), or
 * something of it can't be written.
 */
shk_status shk_pdn_write_game(const struct shk_pdn *pdn,
                              size_t number,
                              const struct shk_pdn_write_options *options,
                              char *buffer,
                              size_t capacity,
                              size_t *needed,
                              struct shk_error **error);

/**
 * All games that can be written, in the same way; `*left_out` is how many can't. `options` may be NULL.
 * With `goes_on` a file of any length is written part by part, as a reader gives it.
 */
shk_status shk_pdn_write(const struct shk_pdn *pdn,
                         const struct shk_pdn_write_options *options,
                         char *buffer,
                         size_t capacity,
                         size_t *needed,
                         size_t *left_out,
                         struct shk_error **error);

/**
 * The encoding that the beginning of a file seems to have, `SHK_PDN_UTF8` and so on. A guess: by byte
 * order mark, bytes of 0, UTF-8, and among Cyrillic encodings by the frequency of letters.
 */
shk_status shk_pdn_detect(const uint8_t *bytes,
                          size_t length,
                          uint32_t *encoding);

/**
 * Reads the games of a file in memory.
 *
 * A file with errors is read too: they are told by `shk_pdn_diagnostics` and in the rows. `options` may be
 * NULL for strict reading of UTF-8. All games are kept unless the options say otherwise; for files that
 * are long there is `shk_pdn_reader`.
 */
shk_status shk_pdn_read(const uint8_t *bytes,
                        size_t length,
                        const struct shk_pdn_options *options,
                        struct shk_pdn **pdn,
                        struct shk_error **error);

/**
 * Frees a file of games; NULL is allowed.
 */
void shk_pdn_free(struct shk_pdn *pdn);

/**
 * How many games there are, bad ones included; 0 for NULL.
 */
size_t shk_pdn_count(const struct shk_pdn *pdn);

/**
 * The value of a tag of a game, counted from 1, as text out. `SHK_NOT_FOUND` where it hasn't the tag.
 */
shk_status shk_pdn_tag(const struct shk_pdn *pdn,
                       size_t number,
                       const char *name,
                       size_t length,
                       char *buffer,
                       size_t capacity,
                       size_t *needed);

/**
 * A game of the file, counted from 1, on the board: a new `shk_game` with start, moves and, where the
 * file names its reason, the result.
 *
 * `SHK_BAD_INPUT` where there is an error of the grammar in it, or a move that is not legal or not known;
 * the error names the ply.
 */
shk_status shk_pdn_game(const struct shk_pdn *pdn,
                        size_t number,
                        struct shk_game **game,
                        struct shk_error **error);

/**
 * The tags of a game, counted from 1, in their order, into an array of `capacity`; `*count` is how many
 * there are. Where they have no room nothing is written but `*count` (`SHK_BUFFER_TOO_SMALL`). Their texts
 * have no NUL behind them and live as long as `pdn`.
 */
shk_status shk_pdn_tags(const struct shk_pdn *pdn,
                        size_t number,
                        struct shk_pdn_tag_pair *tags,
                        size_t capacity,
                        size_t *count);

/**
 * The movetext of a game, counted from 1, part by part, in the same way. What stands in a variation
 * stands between its beginning and its end.
 */
shk_status shk_pdn_parts(const struct shk_pdn *pdn,
                         size_t number,
                         struct shk_pdn_part *parts,
                         size_t capacity,
                         size_t *count);

/**
 * A new reader. `options` may be NULL for strict reading of UTF-8.
 */
shk_status shk_pdn_reader_new(const struct shk_pdn_options *options,
                              struct shk_pdn_reader **reader,
                              struct shk_error **error);

/**
 * Frees a reader; NULL is allowed. What was taken from it lives on.
 */
void shk_pdn_reader_free(struct shk_pdn_reader *reader);

/**
 * Gives the reader the next bytes of the file, which it copies; a file may be cut anywhere.
 *
 * `listener`, which may be NULL, is told what they hold, in its order: games, tags, moves, comments,
 * variations, and what is wrong with the grammar; with each it gets `context`. It returns 0 to go on.
 * Where it returns anything else, nothing more is told or read, and this call and every later one of
 * the reader's gives `SHK_STOPPED`; the games up to there can be taken. It must not call the library
 * with this reader, nor leave by an exception or a long jump.
 */
shk_status shk_pdn_reader_feed(struct shk_pdn_reader *reader,
                               const uint8_t *bytes,
                               size_t length,
                               int32_t (*listener)(void *context, const struct shk_pdn_event *event),
                               void *context,
                               struct shk_error **error);

/**
 * Says that the file is over, so that the last game is too. `listener` as for `shk_pdn_reader_feed`.
 */
shk_status shk_pdn_reader_finish(struct shk_pdn_reader *reader,
                                 int32_t (*listener)(void *context,
                                                     const struct shk_pdn_event *event),
                                 void *context,
                                 struct shk_error **error);

/**
 * Takes away the games that are complete, at most `most` of them, with their diagnostics: a new
 * `shk_pdn` that belongs to the caller and doesn't need the reader. Its games are counted from 1; their
 * numbers in the file are in its rows, and its counts (`shk_pdn_stats`) are of the file up to now.
 *
 * `SHK_NOT_FOUND` where none is complete: feed more, or it was the last one. `most` 1 gives one game at a
 * time. Behind the last game what is said of no game comes too, with no game if need be.
 */
shk_status shk_pdn_reader_take(struct shk_pdn_reader *reader,
                               size_t most,
                               struct shk_pdn **pdn);

/**
 * Whether the file is over, by `shk_pdn_reader_finish` or because the listener stopped: `*over` is 1 or 0.
 * There may be games to be taken all the same.
 */
shk_status shk_pdn_reader_over(const struct shk_pdn_reader *reader,
                               uint32_t *over);

/**
 * A row for each game, into an array of `capacity`; `*count` is how many there are. Where they have no
 * room nothing is written but `*count` (`SHK_BUFFER_TOO_SMALL`).
 */
shk_status shk_pdn_rows(const struct shk_pdn *pdn,
                        struct shk_pdn_row *rows,
                        size_t capacity,
                        size_t *count);

/**
 * The result of a game, counted from 1, as the file has it: of the tag, else of the game's end, else `*`;
 * text out.
 */
shk_status shk_pdn_result(const struct shk_pdn *pdn,
                          size_t number,
                          char *buffer,
                          size_t capacity,
                          size_t *needed);

/**
 * A line for each game as text out, parted by tabs: number, plies, result, final FEN (empty where it
 * wasn't played), first error in a language.
 */
shk_status shk_pdn_rows_text(const struct shk_pdn *pdn,
                             int32_t lang,
                             char *buffer,
                             size_t capacity,
                             size_t *needed);

/**
 * The counts of the file that the games come from: of all of it, or where a reader gave them, of as much
 * as it had read.
 */
shk_status shk_pdn_stats(const struct shk_pdn *pdn,
                         struct shk_pdn_counts *counts);

/**
 * How often each value occurs, `SHK_PDN_RESULTS` or `SHK_PDN_KINDS`, as text out: a line for each, the
 * count, a tab, the value as the files write it. Beyond 64 different ones the rest are counted as `...`.
 */
shk_status shk_pdn_stats_values(const struct shk_pdn *pdn,
                                uint32_t which,
                                char *buffer,
                                size_t capacity,
                                size_t *needed);

/**
 * The encoding in which the file was read, `SHK_PDN_UTF8` and so on: the one that was named, or the one
 * that was guessed.
 */
shk_status shk_pdn_encoding(const struct shk_pdn *pdn,
                            uint32_t *encoding);

/**
 * What is wrong or odd, in the order of the file, into an array of `capacity`; `*count` is how many
 * there are. Where they have no room nothing is written but `*count` (`SHK_BUFFER_TOO_SMALL`).
 */
shk_status shk_pdn_diagnostics(const struct shk_pdn *pdn,
                               struct shk_pdn_diagnostic *diagnostics,
                               size_t capacity,
                               size_t *count);

/**
 * The message of a diagnostic, counted from 0, in a language (`SHK_EN`, `SHK_RU`), as text out.
 */
shk_status shk_pdn_diagnostic_message(const struct shk_pdn *pdn,
                                      size_t index,
                                      int32_t lang,
                                      char *buffer,
                                      size_t capacity,
                                      size_t *needed);

/**
 * One part of a diagnostic, counted from 0, `SHK_PDN_TEXT_...`, in a language, as text out.
 */
shk_status shk_pdn_diagnostic_text(const struct shk_pdn *pdn,
                                   size_t index,
                                   uint32_t field,
                                   int32_t lang,
                                   char *buffer,
                                   size_t capacity,
                                   size_t *needed);

/**
 * The messages of all diagnostics in a language, one a line, as text out.
 */
shk_status shk_pdn_diagnostics_text(const struct shk_pdn *pdn,
                                    int32_t lang,
                                    char *buffer,
                                    size_t capacity,
                                    size_t *needed);

/**
 * A game as PDN, text out, with these tags beside those that the game itself stands for (`Result`,
 * `GameType`, `FEN`, `Termination`). `SHK_BAD_INPUT` where a tag or a comment can't be written.
 */
shk_status shk_game_to_pdn(const struct shk_game *game,
                           const struct shk_pdn_tag_pair *tags,
                           size_t count,
                           char *buffer,
                           size_t capacity,
                           size_t *needed,
                           struct shk_error **error);

/**
 * Rating figures as a whole document, as text out: what `shashki rating` writes. `form` is
 * `SHK_DOCUMENT_TABLE`, `SHK_DOCUMENT_CSV` or `SHK_DOCUMENT_JSON`; another is `SHK_BAD_ARGUMENT`.
 */
shk_status shk_ratings_document(const struct shk_ratings *ratings,
                                uint32_t form,
                                int32_t lang,
                                char *buffer,
                                size_t capacity,
                                size_t *needed,
                                struct shk_error **error);

/**
 * PD: the expected score, in hundredths, of one whose rating is higher by `difference` (lower, if it
 * is negative), by table 8.1.2.
 */
uint32_t shk_rating_expected(int32_t difference);

/**
 * The expected score by the logistic curve, in ten-thousandths. It differs from the table by up to
 * 0.018, stands beside it and is used for nothing.
 */
uint32_t shk_rating_expected_logistic(int32_t difference);

/**
 * dp: the difference in rating for a score of so many hundredths, by table 8.1.1; above 100 as for
 * 100.
 */
int32_t shk_rating_difference(uint32_t hundredths);

/**
 * The expected scores of `count` differences, in hundredths, into `scores`, an array of as many.
 */
shk_status shk_rating_expected_all(const int32_t *differences, size_t count, uint8_t *scores);

/**
 * A score of `half_points` in `games` games, in hundredths, the nearest, a half upwards, into
 * `*hundredths`. `SHK_NOT_FOUND`: there are no games.
 */
shk_status shk_rating_percentage(uint32_t half_points, uint32_t games, uint32_t *hundredths);

/**
 * The average of `count` ratings, the nearest whole number, a half upwards, into `*average`.
 * `SHK_NOT_FOUND`: there are none.
 */
shk_status shk_rating_average(const int32_t *opponents, size_t count, int32_t *average);

/**
 * TPR: the average rating of `count` opponents and dp of the score (C.07 10.2), into `*performance`.
 * `SHK_NOT_FOUND`: there are no games.
 */
shk_status shk_rating_performance(const int32_t *opponents,
                                  size_t count,
                                  uint32_t half_points,
                                  int32_t *performance);

/**
 * PTP: the least whole rating whose expected score against `count` opponents is no less than the score
 * made (C.07 10.3); where nothing was made, the lowest opponent less 800. Into `*perfect`.
 * `SHK_NOT_FOUND`: there are no games.
 */
shk_status shk_rating_perfect(const int32_t *opponents,
                              size_t count,
                              uint32_t half_points,
                              int32_t *perfect);

/**
 * Table 8.1.1: dp for the scores 0.50, 0.51 ... 1.00, into an array of `capacity`; `*needed` is how
 * many there are. For a score below a half it is minus that of the other side.
 */
shk_status shk_rating_table_of_differences(int32_t *differences, size_t capacity, size_t *needed);

/**
 * Table 8.1.2: the largest difference for which the expected score of the higher is 0.50, 0.51 ...
 * 0.99, into an array of `capacity`; beyond the last it is 1. `*needed` is how many there are.
 */
shk_status shk_rating_table_of_scores(uint32_t *differences, size_t capacity, size_t *needed);

/**
 * How a rating changes by games against `count` rated opponents, in which `half_points` half points
 * were made, with a factor K (`shk_rating_rules_factor`) under a time control; an empty one leaves K
 * as it is.
 *
 * `SHK_BAD_ARGUMENT` with the name `unknown-tempo`: the rules don't name the time control.
 */
shk_status shk_rating_change(const struct shk_rating_rules *rules,
                             uint32_t rating,
                             uint32_t factor,
                             const char *tempo,
                             size_t tempo_length,
                             const int32_t *opponents,
                             size_t count,
                             uint32_t half_points,
                             struct shk_rating_change_made *change,
                             struct shk_error **error);

/**
 * The first rating of a player by games against `count` rated opponents, in which `half_points` half
 * points were made, into `*rating`. `SHK_NOT_FOUND`: there is none, with too few games, without a
 * point, or below the lowest.
 */
shk_status shk_rating_first(const struct shk_rating_rules *rules,
                            const int32_t *opponents,
                            size_t count,
                            uint32_t half_points,
                            uint32_t *rating);

/**
 * Computes the rating figures of an event; `options` may be NULL.
 *
 * `SHK_BAD_INPUT`: a data file can't be read; the error has the line and the name `rating-rules`,
 * `rating-titles` or `rating-facts`. `SHK_BAD_ARGUMENT` with the name `unknown-tempo`: the rules don't
 * name the time control. `SHK_NOT_FOUND`: no such round or player.
 */
shk_status shk_event_rate(const struct shk_event *event,
                          const struct shk_rating_options *options,
                          struct shk_ratings **ratings,
                          struct shk_error **error);

/**
 * Frees rating figures; NULL is allowed.
 */
void shk_ratings_free(struct shk_ratings *ratings);

/**
 * The figures by ascending start number, into an array of `capacity`; `*needed` is how many players
 * there are.
 *
 * Where they have no room nothing is written but `*needed` (`SHK_BUFFER_TOO_SMALL`).
 */
shk_status shk_ratings_players(const struct shk_ratings *ratings,
                               struct shk_rated_player *players,
                               size_t capacity,
                               size_t *needed);

/**
 * The title of which the player in a row, from 0, made a norm, as text out; empty where he made none.
 */
shk_status shk_ratings_norm(const struct shk_ratings *ratings,
                            size_t row,
                            char *buffer,
                            size_t capacity,
                            size_t *needed);

/**
 * The ratings of the opponents in the games that count for the player in a row, from 0, a game each,
 * into an array of `capacity`; `*needed` as for `shk_ratings_players`.
 */
shk_status shk_ratings_opponents(const struct shk_ratings *ratings,
                                 size_t row,
                                 int32_t *opponents,
                                 size_t capacity,
                                 size_t *needed);

/**
 * The text of the default rules, a pattern for files of one's own, as text out.
 */
shk_status shk_rating_default_rules(char *buffer, size_t capacity, size_t *needed);

/**
 * Reads rules; an empty text stands for the default ones. `SHK_BAD_INPUT` with the name
 * `rating-rules`: a line is no rule, or a rule that every file needs is missing (then there is no
 * line).
 */
shk_status shk_rating_rules_read(const char *text,
                                 size_t length,
                                 struct shk_rating_rules **rules,
                                 struct shk_error **error);

/**
 * Frees rules; NULL is allowed.
 */
void shk_rating_rules_free(struct shk_rating_rules *rules);

/**
 * Rules in numbers.
 */
shk_status shk_rating_rules_describe(const struct shk_rating_rules *rules,
                                     struct shk_rating_rules_facts *facts);

/**
 * The name of rules, as text out.
 */
shk_status shk_rating_rules_name(const struct shk_rating_rules *rules,
                                 char *buffer,
                                 size_t capacity,
                                 size_t *needed);

/**
 * Where rules are laid down, as text out.
 */
shk_status shk_rating_rules_source(const struct shk_rating_rules *rules,
                                   char *buffer,
                                   size_t capacity,
                                   size_t *needed);

/**
 * A factor K by its index from 0, into `*k`, and its conditions, all of which have to hold, into an
 * array of `capacity`; `*needed` is how many they are. The first factor that holds counts.
 *
 * Where they have no room nothing is written but `*needed` (`SHK_BUFFER_TOO_SMALL`).
 */
shk_status shk_rating_rules_conditions(const struct shk_rating_rules *rules,
                                       size_t index,
                                       uint32_t *k,
                                       struct shk_rating_condition *conditions,
                                       size_t capacity,
                                       size_t *needed);

/**
 * A time control by its index from 0: its name as text out, and by what it multiplies K, a fraction.
 */
shk_status shk_rating_rules_tempo(const struct shk_rating_rules *rules,
                                  size_t index,
                                  uint32_t *numerator,
                                  uint32_t *denominator,
                                  char *buffer,
                                  size_t capacity,
                                  size_t *needed);

/**
 * The factor K of a player with a rating, into `*factor`; 0 where no line of the rules holds. `known`
 * may be NULL: nothing is known of him.
 */
shk_status shk_rating_rules_factor(const struct shk_rating_rules *rules,
                                   uint32_t rating,
                                   const struct shk_player_known *known,
                                   uint32_t *factor);

/**
 * The text of the default norms and titles, a pattern for files of one's own, as text out.
 */
shk_status shk_rating_default_titles(char *buffer, size_t capacity, size_t *needed);

/**
 * Reads norms and titles; an empty text stands for the default ones. `SHK_BAD_INPUT` with the name
 * `rating-titles`: a line is neither.
 */
shk_status shk_rating_titles_read(const char *text,
                                  size_t length,
                                  struct shk_rating_titles **titles,
                                  struct shk_error **error);

/**
 * Frees norms and titles; NULL is allowed.
 */
void shk_rating_titles_free(struct shk_rating_titles *titles);

/**
 * How many norms and titles there are, into `*norms` and `*floors`.
 */
shk_status shk_rating_titles_count(const struct shk_rating_titles *titles,
                                   uint32_t *norms,
                                   uint32_t *floors);

/**
 * A norm by its index from 0, the highest first: its title as text out, the games and the performance
 * needed.
 */
shk_status shk_rating_titles_norm(const struct shk_rating_titles *titles,
                                  size_t index,
                                  uint32_t *games,
                                  int32_t *performance,
                                  char *buffer,
                                  size_t capacity,
                                  size_t *needed);

/**
 * A title by its index from 0, the highest first, as text out, and the rating that it asks for.
 */
shk_status shk_rating_titles_floor(const struct shk_rating_titles *titles,
                                   size_t index,
                                   uint32_t *rating,
                                   char *buffer,
                                   size_t capacity,
                                   size_t *needed);

/**
 * The title of the highest norm made in so many games with a performance, as text out; empty where
 * none was made.
 */
shk_status shk_rating_titles_norm_made(const struct shk_rating_titles *titles,
                                       uint32_t games,
                                       int32_t performance,
                                       char *buffer,
                                       size_t capacity,
                                       size_t *needed);

/**
 * The highest title whose rating is reached, as text out; empty where none is.
 */
shk_status shk_rating_titles_reached(const struct shk_rating_titles *titles,
                                     uint32_t rating,
                                     char *buffer,
                                     size_t capacity,
                                     size_t *needed);

/**
 * How many tie-breaks there are, the draughts family first.
 */
size_t shk_catalogue_count(void);

/**
 * A tie-break of the catalogue by its index from 0, in numbers.
 */
shk_status shk_catalogue_entry(size_t index, struct shk_definition *definition);

/**
 * A text (`SHK_CATALOGUE_...`) of a tie-break of the catalogue by its index from 0, as text out.
 */
shk_status shk_catalogue_text(size_t index,
                              uint32_t field,
                              int32_t lang,
                              char *buffer,
                              size_t capacity,
                              size_t *needed);

/**
 * What a category is called in a language, as text out. It is one of `women`, `men`,
 * `born-from:YEAR`, `born-to:YEAR`, `federation:CODE`, `club:NAME`, `title:TITLE`, `group:NAME`;
 * another is `SHK_BAD_ARGUMENT` with the name `unknown-category`.
 */
shk_status shk_category_name(const char *category,
                             size_t length,
                             int32_t lang,
                             char *buffer,
                             size_t capacity,
                             size_t *needed,
                             struct shk_error **error);

/**
 * One coefficient of every player, by index, into an array of `capacity`: `code` is a code with its
 * modifiers, `SOLK-1`. `*needed` is how many players there are; where they have no room nothing is
 * written but it (`SHK_BUFFER_TOO_SMALL`).
 *
 * Of `options`, which may be NULL, criteria, categories and teams aren't looked at. Of a sequence the
 * numbers can be had from standings alone (`shk_standings_sequences`), as can the text of a value of
 * the kind `SHK_VALUE_LONG`. DE is that of all players: nothing has parted them before. Errors as for
 * `shk_standings_make`.
 */
shk_status shk_event_coefficient(const struct shk_event *event,
                                 const char *code,
                                 size_t length,
                                 const struct shk_standings_options *options,
                                 struct shk_value *values,
                                 size_t capacity,
                                 size_t *needed,
                                 struct shk_error **error);

/**
 * Reads a list of criteria, codes with commas between them ("PTS, solk-1, BH/C1"), and gives it back
 * as it is printed, as text out: "PTS,SOLK-1,BH/C1".
 *
 * `SHK_BAD_INPUT`: a code is none. The error has its place (line, column and offset in `codes`) and
 * a name: `unknown-criterion` (the message names the nearest), `refused-criterion` (known and not
 * computed: the message says why), `bad-modifier` (the message names those that the code takes),
 * `repeated-modifier`, `unsure-limit`.
 */
shk_status shk_criteria_check(const char *codes,
                              size_t length,
                              char *buffer,
                              size_t capacity,
                              size_t *needed,
                              struct shk_error **error);

/**
 * The criteria of an event's standings if no others are asked for, as text out: those that it names
 * itself (TRF records 212, else points and 202), else PTS,SOLK-1,SOLK,WINS,DE, in a round robin
 * PTS,DE,SB,WINS.
 *
 * `SHK_BAD_INPUT` with the name `criteria-of-event`: it names what is no criterion.
 */
shk_status shk_event_criteria(const struct shk_event *event,
                              char *buffer,
                              size_t capacity,
                              size_t *needed,
                              struct shk_error **error);

/**
 * The coefficients of every player before `round` (from 1) is paired, by index, into an array of
 * `capacity`. `bye_entry` is `SHK_BYE_ENTRY_...`. `*needed` is how many players there are; where they
 * have no room nothing is written but it (`SHK_BUFFER_TOO_SMALL`). `SHK_NOT_FOUND`: rounds before it
 * are missing.
 */
shk_status shk_event_current(const struct shk_event *event,
                             uint32_t round,
                             uint32_t bye_entry,
                             struct shk_current *values,
                             size_t capacity,
                             size_t *needed);

/**
 * Standings as a whole document, as text out: what `shashki standings` writes. `options` may be NULL:
 * a table in English.
 *
 * `SHK_NOT_FOUND`: nobody has the start number of `explain`.
 */
shk_status shk_standings_document(const struct shk_standings *standings,
                                  const struct shk_document_options *options,
                                  char *buffer,
                                  size_t capacity,
                                  size_t *needed,
                                  struct shk_error **error);

/**
 * Explains the values of a player of the event by his start number; he may be in none of the
 * categories. `SHK_NOT_FOUND`: nobody has it.
 */
shk_status shk_standings_explain(const struct shk_standings *standings,
                                 uint32_t player,
                                 struct shk_explanation **explanation,
                                 struct shk_error **error);

/**
 * Frees an explanation; NULL is allowed.
 */
void shk_explanation_free(struct shk_explanation *explanation);

/**
 * An explanation in words, a paragraph for each criterion, as text out.
 */
shk_status shk_explanation_text(const struct shk_explanation *explanation,
                                int32_t lang,
                                char *buffer,
                                size_t capacity,
                                size_t *needed);

/**
 * The values, criterion by criterion, and what they were made of, into an array of `capacity`;
 * `*needed` as for `shk_standings_rows`.
 */
shk_status shk_explanation_values(const struct shk_explanation *explanation,
                                  struct shk_explained_value *values,
                                  size_t capacity,
                                  size_t *needed);

/**
 * The addends of the value of a criterion by its index from 0, into an array of `capacity`; a value
 * that is made of something else has none. `*needed` as for `shk_standings_rows`.
 */
shk_status shk_explanation_items(const struct shk_explanation *explanation,
                                 size_t criterion,
                                 struct shk_explained_item *items,
                                 size_t capacity,
                                 size_t *needed);

/**
 * Those level with the player before a direct encounter, the criterion with this index from 0, by
 * their places, into an array of `capacity`; none where he was alone, and of other criteria.
 * `*needed` as for `shk_standings_rows`.
 */
shk_status shk_explanation_members(const struct shk_explanation *explanation,
                                   size_t criterion,
                                   struct shk_explained_member *members,
                                   size_t capacity,
                                   size_t *needed);

/**
 * Makes the standings of an event; `options` may be NULL.
 *
 * `SHK_BAD_INPUT`: a code of the criteria is none; place and names as for `shk_criteria_check`.
 * `SHK_NOT_FOUND`: no such round or player. `SHK_BAD_ARGUMENT` with the name `needs-edition`: a
 * tie-break that only FIDE's C.07 defines, under another profile; `left-and-not`: a player is named
 * as both; `no-readings`, `reading`, `unknown-category`.
 */
shk_status shk_standings_make(const struct shk_event *event,
                              const struct shk_standings_options *options,
                              struct shk_standings **standings,
                              struct shk_error **error);

/**
 * Frees standings; NULL is allowed.
 */
void shk_standings_free(struct shk_standings *standings);

/**
 * Standings in numbers.
 */
shk_status shk_standings_describe(const struct shk_standings *standings,
                                  struct shk_standings_facts *facts);

/**
 * The notes in numbers, into an array of `capacity`; `*needed` as for `shk_standings_rows`.
 */
shk_status shk_standings_notes(const struct shk_standings *standings,
                               struct shk_standings_note_facts *notes,
                               size_t capacity,
                               size_t *needed);

/**
 * A note by its index from 0, in a language, as text out.
 */
shk_status shk_standings_note(const struct shk_standings *standings,
                              size_t index,
                              int32_t lang,
                              char *buffer,
                              size_t capacity,
                              size_t *needed);

/**
 * The rows from the first place to the last, into an array of `capacity`; `*needed` is how many there
 * are.
 *
 * Where they have no room nothing is written but `*needed` (`SHK_BUFFER_TOO_SMALL`).
 */
shk_status shk_standings_rows(const struct shk_standings *standings,
                              struct shk_standing *rows,
                              size_t capacity,
                              size_t *needed);

/**
 * All values, row by row and in each row criterion by criterion, into an array of `capacity`:
 * `values[row * criterion_count + criterion]`. `*needed` as for `shk_standings_rows`.
 */
shk_status shk_standings_values(const struct shk_standings *standings,
                                struct shk_value *values,
                                size_t capacity,
                                size_t *needed);

/**
 * The numbers of all values that are sequences, one behind the other in the order of
 * `shk_standings_values`, into an array of `capacity`: those of a value are the `count` from `begin`
 * on. `*needed` as for `shk_standings_rows`.
 */
shk_status shk_standings_sequences(const struct shk_standings *standings,
                                   struct shk_value *numbers,
                                   size_t capacity,
                                   size_t *needed);

/**
 * A value by the indexes of its row and its criterion from 0, as text out: a whole number or a
 * decimal of four places at most as such, else `p/q`; a sequence as `12;10;9`; what is undefined is
 * empty. A value of the kind `SHK_VALUE_LONG` can be had so alone.
 */
shk_status shk_standings_value_text(const struct shk_standings *standings,
                                    size_t row,
                                    size_t criterion,
                                    char *buffer,
                                    size_t capacity,
                                    size_t *needed);

/**
 * The same with its numbers rounded to so many decimals, 12 at most, a half away from 0: to be
 * printed, never compared.
 */
shk_status shk_standings_value_rounded(const struct shk_standings *standings,
                                       size_t row,
                                       size_t criterion,
                                       uint32_t decimals,
                                       char *buffer,
                                       size_t capacity,
                                       size_t *needed);

/**
 * The code of a criterion by its index from 0, with its modifiers, as text out; it heads the column.
 */
shk_status shk_standings_code(const struct shk_standings *standings,
                              size_t criterion,
                              char *buffer,
                              size_t capacity,
                              size_t *needed);

/**
 * The name of a criterion by its index from 0, in a language, as text out. `*low_is_better`, which
 * may be NULL, is 1 where the lower number is the better one, else 0.
 */
shk_status shk_standings_criterion(const struct shk_standings *standings,
                                   size_t criterion,
                                   int32_t lang,
                                   uint32_t *low_is_better,
                                   char *buffer,
                                   size_t capacity,
                                   size_t *needed);

/**
 * The teams from the first place to the last, into an array of `capacity`; `*needed` as for
 * `shk_standings_rows`. There are none unless the options asked for them.
 */
shk_status shk_standings_teams(const struct shk_standings *standings,
                               struct shk_team *teams,
                               size_t capacity,
                               size_t *needed);

/**
 * The start numbers of the players that the teams count, team by team, the best first, into an array
 * of `capacity`: those of a team are the `player_count` from `begin` on. `*needed` as for
 * `shk_standings_rows`.
 */
shk_status shk_standings_team_players(const struct shk_standings *standings,
                                      uint32_t *players,
                                      size_t capacity,
                                      size_t *needed);

/**
 * The name of a team by its index from 0, a club or a federation, as text out.
 */
shk_status shk_standings_team_name(const struct shk_standings *standings,
                                   size_t index,
                                   char *buffer,
                                   size_t capacity,
                                   size_t *needed);

/**
 * The sum of a team by its index from 0, as text out, in the form of `shk_standings_value_text`.
 */
shk_status shk_standings_team_sum(const struct shk_standings *standings,
                                  size_t index,
                                  char *buffer,
                                  size_t capacity,
                                  size_t *needed);

/**
 * The profile with a name such as `rules-manual`, into `*unplayed` (`SHK_UNPLAYED_...`).
 */
shk_status shk_unplayed_by_name(const char *name, size_t length, uint32_t *unplayed);

/**
 * The name of a profile (`SHK_UNPLAYED_...`, that of the event excepted), as text out.
 */
shk_status shk_unplayed_name(uint32_t unplayed, char *buffer, size_t capacity, size_t *needed);

/**
 * Where a profile (`SHK_UNPLAYED_...`, that of the event excepted) is laid down, as text out.
 */
shk_status shk_unplayed_source(uint32_t unplayed,
                               int32_t lang,
                               char *buffer,
                               size_t capacity,
                               size_t *needed);

/**
 * The readings of 5.4.10.11 that `SHK_UNPLAYED_RULES_MANUAL` leaves open, as text out: a line each,
 * the name and its values, the default first: `plus=lowest|lowest-of-stayed|zero`.
 */
shk_status shk_unplayed_readings(char *buffer, size_t capacity, size_t *needed);

/**
 * The profile that an event's standings are computed by if nothing else is asked for, into
 * `*unplayed` (`SHK_UNPLAYED_...`): by how it was paired.
 */
shk_status shk_event_unplayed(const struct shk_event *event, uint32_t *unplayed);

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
