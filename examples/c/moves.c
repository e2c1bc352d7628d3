/* The legal moves of a position, and what becomes of a move that is written down.
 *
 *     moves [FEN [MOVE]]
 */
#include <shashki.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Says why a call failed, and ends. */
static void fail(shk_error *error)
{
    char message[512] = "";

    shk_error_message(error, SHK_EN, message, sizeof message, NULL);
    fprintf(stderr, "%s\n", message);
    shk_error_free(error);
    exit(1);
}

int main(int count, char **arguments)
{
    const char *fen = count > 1 ? arguments[1] : "W:Wa1,c3,e3:Bd4,f6,h8";
    const char *written = count > 2 ? arguments[2] : "c3:e5:g7";
    shk_error *error = NULL;
    shk_position position;
    shk_move moves[SHK_MOST_MOVES];
    size_t found = 0, i;
    char text[1024];

    if (shk_abi_version() != SHK_ABI_VERSION) {
        fprintf(stderr, "the library is of another version than the header\n");
        return 1;
    }
    if (shk_position_from_fen(fen, strlen(fen), 0, &position, &error) != SHK_OK)
        fail(error);
    if (shk_position_to_text(&position, text, sizeof text, NULL) == SHK_OK)
        printf("%s\n", text);
    if (shk_position_moves(&position, moves, SHK_MOST_MOVES, &found) != SHK_OK)
        return 1;
    for (i = 0; i < found; i++) {
        if (shk_position_write_move(&position, &moves[i], SHK_FORM_FULL, text, sizeof text, NULL))
            return 1;
        printf("%s\n", text);
    }

    if (shk_position_read_move(&position, written, strlen(written), &moves[0], &error) != SHK_OK)
        fail(error);
    if (shk_position_play(&position, &moves[0], &position, &error) != SHK_OK)
        fail(error);
    if (shk_position_to_fen(&position, 1, text, sizeof text, NULL) != SHK_OK)
        return 1;
    printf("%s -> %s\n", written, text);
    return 0;
}
