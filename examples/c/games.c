/* Plays the games of a file from standard input, of any length, and says what is wrong with them.
 *
 *     games < examples/club.pdn
 */
#include <shashki.h>

#include <stdio.h>
#include <stdlib.h>

static int failed(shk_error *error)
{
    char message[1024] = "";

    shk_error_message(error, SHK_EN, message, sizeof message, NULL);
    fprintf(stderr, "%s\n", message);
    shk_error_free(error);
    return 1;
}

/* Takes away every game that is complete, one by one. */
static void take(shk_pdn_reader *reader)
{
    shk_pdn *game = NULL;

    while (shk_pdn_reader_take(reader, 1, &game) == SHK_OK) {
        char white[256] = "?", fen[256] = "", message[1024];
        shk_pdn_row row;
        size_t count = 0;

        if (shk_pdn_rows(game, &row, 1, &count) == SHK_OK && count == 1) {
            shk_pdn_tag(game, 1, "White", 5, white, sizeof white, NULL);
            shk_position_to_fen(&row.position, 0, fen, sizeof fen, NULL);
            printf("%lu %s: %lu plies, %s\n", (unsigned long)row.number, white,
                   (unsigned long)row.plies, fen);
            if (row.first_error >= 0 &&
                shk_pdn_diagnostic_message(game, (size_t)row.first_error, SHK_EN, message,
                                           sizeof message, NULL) == SHK_OK)
                printf("  %s\n", message);
        }
        shk_pdn_free(game);
    }
}

int main(void)
{
    shk_pdn_options options = SHK_PDN_OPTIONS_INIT;
    unsigned char block[65536];
    shk_pdn_reader *reader = NULL;
    shk_error *error = NULL;
    size_t length;

    options.flags = SHK_PDN_LENIENT | SHK_PDN_REPLAY;
    if (shk_pdn_reader_new(&options, &reader, &error) != SHK_OK)
        return failed(error);
    while ((length = fread(block, 1, sizeof block, stdin)) > 0) {
        if (shk_pdn_reader_feed(reader, block, length, NULL, NULL, &error) != SHK_OK)
            return failed(error);
        take(reader);
    }
    if (shk_pdn_reader_finish(reader, NULL, NULL, &error) != SHK_OK)
        return failed(error);
    take(reader);
    shk_pdn_reader_free(reader);
    return 0;
}
