/* The shortest way from a tournament file on the standard input to the boards of the next round. */
#include <shashki.h>
#include <stdio.h>

int main(void)
{
    static char text[1 << 20];
    static shk_board boards[10000];
    shk_pair_options options = SHK_PAIR_OPTIONS_INIT;
    shk_event *event = NULL;
    shk_pairing *pairing = NULL;
    shk_error *error = NULL;
    size_t count = 0, i, length = fread(text, 1, sizeof text, stdin);

    options.system = SHK_SYSTEM_TRUNCATED_SOLKOFF;
    if (shk_event_read(text, length, NULL, &event, &error) == SHK_OK &&
        shk_pair(event, &options, &pairing, &error) == SHK_OK &&
        shk_pairing_boards(pairing, boards, 10000, &count) == SHK_OK) {
        for (i = 0; i < count; i++)
            printf("%u: %u - %u\n", boards[i].number, boards[i].white, boards[i].black);
    } else if (shk_error_message(error, SHK_EN, text, sizeof text, NULL) == SHK_OK) {
        fprintf(stderr, "%s\n", text);
    }
    shk_error_free(error);
    shk_pairing_free(pairing);
    shk_event_free(event);
    return count == 0;
}
