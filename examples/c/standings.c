/* Prints the standings of a tournament file with exact values, and why the last one stands there.
 *
 *     standings FILE.trf [CRITERIA]
 */
#include <shashki.h>

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The number that a fraction is; a sequence, a place and what is too long are left to their texts. */
static void print_value(const shk_standings *standings, size_t row, size_t criterion, const shk_value *value)
{
    char text[256] = "?";

    if (value->kind == SHK_VALUE_NUMBER && value->denominator == 1)
        printf(" %" PRId64, value->numerator);
    else if (value->kind == SHK_VALUE_NUMBER)
        printf(" %" PRId64 "/%" PRId64, value->numerator, value->denominator);
    else if (shk_standings_value_text(standings, row, criterion, text, sizeof text, NULL) == SHK_OK)
        printf(" %s", text);
}

static void print(const shk_event *event, const shk_standings *standings)
{
    static shk_standing rows[1000];
    static shk_value values[10000];
    shk_standings_facts facts;
    size_t row, criterion, needed = 0;
    char name[256];

    if (shk_standings_describe(standings, &facts) != SHK_OK ||
        shk_standings_rows(standings, rows, 1000, &needed) != SHK_OK ||
        shk_standings_values(standings, values, 10000, &needed) != SHK_OK)
        return; /* a thousand players are enough for an example */
    for (row = 0; row < facts.row_count; row++) {
        if (shk_event_player_text(event, rows[row].start, SHK_PLAYER_NAME, name, sizeof name, NULL) != SHK_OK)
            name[0] = '\0';
        printf("%" PRIu32 " %s:", rows[row].rank, name);
        for (criterion = 0; criterion < facts.criterion_count; criterion++)
            print_value(standings, row, criterion, &values[row * facts.criterion_count + criterion]);
        printf("\n");
    }
    if (facts.row_count > 0) {
        shk_explanation *why = NULL;
        static char text[65536];

        if (shk_standings_explain(standings, rows[facts.row_count - 1].start, &why, NULL) == SHK_OK &&
            shk_explanation_text(why, SHK_EN, text, sizeof text, NULL) == SHK_OK)
            printf("\n%s", text);
        shk_explanation_free(why);
    }
}

int main(int count, char **arguments)
{
    static char trf[1 << 20];
    char message[4096] = "";
    shk_standings_options options = SHK_STANDINGS_OPTIONS_INIT;
    shk_standings *standings = NULL;
    shk_event *event = NULL;
    shk_error *error = NULL;
    FILE *file = count > 1 ? fopen(arguments[1], "rb") : NULL;
    shk_status status;

    if (file == NULL) {
        fprintf(stderr, "standings FILE.trf [CRITERIA]\n");
        return 2;
    }
    status = shk_event_read(trf, fread(trf, 1, sizeof trf, file), NULL, &event, &error);
    fclose(file);
    if (count > 2) {
        options.criteria.data = arguments[2];
        options.criteria.length = strlen(arguments[2]);
    }
    if (status == SHK_OK)
        status = shk_standings_make(event, &options, &standings, &error);
    if (status == SHK_OK)
        print(event, standings);
    else if (shk_error_message(error, SHK_EN, message, sizeof message, NULL) == SHK_OK)
        fprintf(stderr, "%s (column %" PRIu64 ")\n", message, shk_error_column(error));
    shk_error_free(error);
    shk_standings_free(standings);
    shk_event_free(event);
    return status == SHK_OK ? 0 : 1;
}
