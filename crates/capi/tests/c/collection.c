/* The shared collections `pairing/...` through the C interface: events whose round a slow independent
 * program paired or paired anew. SHASHKI_DATA says where they are; with SHASHKI_LONG every line of them is
 * run, else of the small events every eighth. */
#include <shashki.h>

#include <string.h>

#include "test.h"

static char root[1024];

/* A file of a collection in memory of malloc; NULL if it isn't there. */
static char *file_text(const char *folder, const char *name, size_t *length)
{
    char path[2048];
    FILE *file;
    char *text = NULL;
    long size;

    *length = 0;
    sprintf(path, "%.1000s/pairing/%.100s/%.100s", root, folder, name);
    file = fopen(path, "rb");
    if (file == NULL)
        return NULL;
    CHECK(fseek(file, 0, SEEK_END) == 0 && (size = ftell(file)) >= 0);
    rewind(file);
    text = malloc((size_t)size + 1);
    CHECK(text != NULL);
    *length = fread(text, 1, (size_t)size, file);
    text[*length] = '\0';
    fclose(file);
    return text;
}

/* The value of a key in a line of JSON: a string without its quotes, or what stands up to , or }. The
 * collections know no escape but \n. */
static int value(const char *line, const char *key, char *out, size_t room)
{
    char quoted[64];
    const char *at;
    size_t length = 0;
    int text;

    sprintf(quoted, "\"%.50s\": ", key);
    at = strstr(line, quoted);
    if (at == NULL)
        return 0;
    at += strlen(quoted);
    text = *at == '"';
    at += text;
    while (*at != '\0' && length + 1 < room && (text ? *at != '"' : *at != ',' && *at != '}')) {
        if (text && at[0] == '\\' && at[1] == 'n') {
            out[length++] = '\n';
            at += 2;
        } else {
            out[length++] = *at++;
        }
    }
    out[length] = '\0';
    return 1;
}

static uint32_t number(const char *line, const char *key)
{
    char text[16];

    CHECK(value(line, key, text, sizeof text));
    return (uint32_t)strtoul(text, NULL, 10);
}

static shk_event *event_of(const char *folder, const char *name, uint32_t lenient)
{
    shk_read_options how = SHK_READ_OPTIONS_INIT;
    shk_event *event = NULL;
    size_t length;
    char *text = file_text(folder, name, &length);

    how.lenient = lenient;
    CHECK(text != NULL && shk_event_read(text, length, &how, &event, NULL) == SHK_OK);
    free(text);
    return event;
}

/* What a line asks; the readings of the rules point into `readings`. */
static shk_pair_options asked(const char *line, char *readings, size_t room)
{
    shk_pair_options options = SHK_PAIR_OPTIONS_INIT;
    char word[64], *at;
    const char *set;

    CHECK(value(line, "system", word, sizeof word));
    CHECK(shk_system_by_name(word, strlen(word), &options.system) == SHK_OK);
    CHECK(value(line, "profile", word, sizeof word));
    options.profile = strcmp(word, "rules") == 0 ? SHK_PROFILE_RULES : SHK_PROFILE_FMJD_PROGRAM;
    readings[0] = '\0';
    set = strstr(line, "\"options\": {"); /* {"forfeits": "meeting"} becomes forfeits=meeting */
    if (set != NULL) {
        size_t length = strcspn(set + 12, "}");
        CHECK(length + 1 < room);
        memcpy(readings, set + 12, length);
        readings[length] = '\0';
        while ((at = strstr(readings, "\": \"")) != NULL) {
            *at = '=';
            memmove(at + 1, at + 4, strlen(at + 4) + 1);
        }
        for (at = readings; *at != '\0'; at++)
            if (*at == '"' || *at == ',')
                *at = ' ';
    }
    options.options.data = readings;
    options.options.length = strlen(readings);
    return options;
}

static void a_pairing(const char *folder, const char *line)
{
    char name[64], readings[256], expected[4096], list[4096];
    shk_pair_options options = asked(line, readings, sizeof readings);
    shk_event *event;
    shk_pairing *pairing = NULL;
    shk_error *error = NULL;
    shk_status status;
    uint32_t rc = number(line, "rc");

    options.round = number(line, "round");
    CHECK(value(line, "file", name, sizeof name) && value(line, "out", expected, sizeof expected));
    event = event_of(folder, name, 0);
    status = shk_pair(event, &options, &pairing, &error);
    CHECK(status == (rc == 0 ? SHK_OK : rc == 1 ? SHK_NO_VALID_PAIRING : SHK_REFUSED));
    if (status == SHK_OK) {
        CHECK(shk_pairing_list(pairing, list, sizeof list, NULL) == SHK_OK);
        if (strcmp(list, expected) != 0)
            fprintf(stderr, "%s\n%s", line, list);
        CHECK(strcmp(list, expected) == 0);
    } else {
        CHECK(shk_error_message(error, SHK_RU, NULL, 0, NULL) == SHK_BUFFER_TOO_SMALL);
    }
    shk_error_free(error);
    shk_pairing_free(pairing);
    shk_event_free(event);
}

static void a_repair(const char *folder, const char *line)
{
    char name[64], readings[8], published[2048], expected[2048], list[2048];
    shk_pair_options options = asked(line, readings, sizeof readings);
    shk_event *event;
    shk_repair *made = NULL;
    shk_repair_facts facts;
    shk_pairing *pairing = NULL;

    options.round = number(line, "round");
    CHECK(value(line, "after", name, sizeof name) && value(line, "out", expected, sizeof expected));
    CHECK(value(line, "published", published, sizeof published));
    event = event_of(folder, name, 1);
    CHECK(shk_repair_make(event, &options, NULL, published, strlen(published), &made, NULL) == SHK_OK);
    CHECK(shk_repair_describe(made, &facts) == SHK_OK);
    CHECK(facts.touched_count == number(line, "touched_count"));
    CHECK(shk_repair_pairing(made, &pairing) == SHK_OK);
    CHECK(shk_pairing_list(pairing, list, sizeof list, NULL) == SHK_OK);
    CHECK(strcmp(list, expected) == 0);
    shk_pairing_free(pairing);
    shk_repair_free(made);
    shk_event_free(event);
}

static void a_check(const char *folder, const char *line)
{
    char name[64], readings[8], colour[8];
    shk_pair_options options = asked(line, readings, sizeof readings);
    shk_event *event;
    shk_report *report = NULL;
    shk_verdict verdicts[32];
    size_t needed = 0, at;
    const char *entry = strstr(line, "\"verdicts\": ");

    CHECK(value(line, "file", name, sizeof name) && value(line, "first_colour", colour, sizeof colour));
    options.first_colour = colour[0] == 'w'   ? SHK_COLOUR_WHITE
                           : colour[0] == 'b' ? SHK_COLOUR_BLACK
                                              : SHK_COLOUR_NONE;
    event = event_of(folder, name, 0);
    CHECK(shk_check(event, &options, NULL, &report, NULL) == SHK_OK && entry != NULL);
    CHECK(shk_report_verdicts(report, verdicts, 32, &needed) == SHK_OK);
    CHECK(needed == number(line, "rounds"));
    for (at = 0; at < needed; at++) {
        char pairs[8], colours[8];
        entry = strstr(entry + 1, "{\"round\": ");
        CHECK(entry != NULL && number(entry, "round") == verdicts[at].round);
        CHECK(value(entry, "pairs", pairs, sizeof pairs) && value(entry, "colours", colours, sizeof colours));
        CHECK(verdicts[at].pairs == (strcmp(pairs, "true") == 0 ? 1u : 0u));
        CHECK(verdicts[at].colours == (strcmp(colours, "true") == 0 ? 1u : 0u));
    }
    shk_report_free(report);
    shk_event_free(event);
}

/* Runs every `step`th line; 0 where the collection isn't there. */
static int collection(const char *folder, size_t step, void (*run)(const char *, const char *))
{
    size_t length, at = 0, lines = 0;
    char *text = file_text(folder, "expected.jsonl", &length), *line = text, *end;

    if (text == NULL)
        return 0;
    for (; line < text + length; line = end + 1, at++) {
        end = strchr(line, '\n');
        if (end == NULL)
            end = text + length;
        *end = '\0';
        if (at % step == 0 && *line != '\0') {
            run(folder, line);
            lines++;
        }
    }
    CHECK(lines > 0);
    printf("pairing/%s: %lu lines agree\n", folder, (unsigned long)lines);
    free(text);
    return 1;
}

int main(void)
{
    const char *given = getenv("SHASHKI_DATA"), *length = getenv("SHASHKI_LONG");
    size_t step = length != NULL && *length != '\0' ? 1 : 8;

    sprintf(root, "%.1000s", given != NULL && *given != '\0' ? given : "../shared/data");
    if (!collection("small", step, a_pairing)) {
        printf("collection: skipped, %s/pairing is not there (set SHASHKI_DATA)\n", root);
        return 0;
    }
    CHECK(collection("options", 1, a_pairing));
    CHECK(collection("constraints", 1, a_pairing));
    CHECK(collection("check", 1, a_check));
    CHECK(collection("repair", 1, a_repair));
    printf("collection: %lu checks\n", checks_done);
    return 0;
}
