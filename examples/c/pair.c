/* Pairs the next round of a tournament file.
 *
 *     pair FILE.trf [SYSTEM [OUT.trf]]
 */
#include <shashki.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int fail(shk_error *error)
{
    char message[4096] = "";
    shk_error_message(error, SHK_EN, message, sizeof message, NULL);
    fprintf(stderr, "%s\n", message);
    shk_error_free(error);
    return 1;
}

/* The whole file in memory of malloc; NULL if it can't be read. */
static char *read_file(const char *name, size_t *length)
{
    FILE *file = fopen(name, "rb");
    char *text = NULL, *more;
    size_t capacity = 0;

    *length = 0;
    while (file != NULL && *length == capacity && (more = realloc(text, capacity + 65536)) != NULL) {
        text = more;
        capacity += 65536;
        *length += fread(text + *length, 1, capacity - *length, file);
    }
    if (file != NULL)
        fclose(file);
    return text;
}

/* The event with the round in it, ready for results. */
static int write_file(const char *name, const shk_pairing *pairing)
{
    shk_event *event = NULL;
    shk_error *error = NULL;
    size_t needed = 0;
    char *text = NULL;
    FILE *file = fopen(name, "wb");
    int failed = file == NULL;

    if (shk_pairing_apply(pairing, NULL, &event, &error) != SHK_OK)
        failed = fail(error);
    else if (shk_event_write(event, SHK_FORM_TRF26, NULL, 0, &needed, NULL) == SHK_BUFFER_TOO_SMALL)
        text = malloc(needed);
    if (text == NULL || file == NULL ||
        shk_event_write(event, SHK_FORM_TRF26, text, needed, NULL, NULL) != SHK_OK ||
        fwrite(text, 1, needed - 1, file) != needed - 1)
        failed = 1;
    if (file != NULL && fclose(file) != 0)
        failed = 1;
    shk_event_free(event);
    free(text);
    return failed;
}

static int print_explanation(const shk_pairing *pairing)
{
    size_t needed = 0;
    char *text = NULL;
    int failed = 1;

    if (shk_pairing_explain(pairing, SHK_EN, NULL, 0, &needed, NULL) == SHK_BUFFER_TOO_SMALL)
        text = malloc(needed);
    if (text != NULL && shk_pairing_explain(pairing, SHK_EN, text, needed, NULL, NULL) == SHK_OK)
        failed = printf("%s", text) < 0;
    free(text);
    return failed;
}

int main(int count, char **arguments)
{
    const char *name = count > 2 ? arguments[2] : "truncated-solkoff";
    shk_pair_options options = SHK_PAIR_OPTIONS_INIT;
    shk_event *event = NULL;
    shk_pairing *pairing = NULL;
    shk_error *error = NULL;
    size_t length = 0;
    char *text = count > 1 ? read_file(arguments[1], &length) : NULL;
    int failed = 1;

    options.explain = 1;
    if (text == NULL)
        fprintf(stderr, "there is no such file\n");
    else if (shk_system_by_name(name, strlen(name), &options.system) != SHK_OK)
        fprintf(stderr, "there is no system %s\n", name);
    else if (shk_event_read(text, length, NULL, &event, &error) != SHK_OK ||
             shk_pair(event, &options, &pairing, &error) != SHK_OK)
        fail(error);
    else
        failed = print_explanation(pairing) || (count > 3 && write_file(arguments[3], pairing));
    shk_pairing_free(pairing);
    shk_event_free(event);
    free(text);
    return failed;
}
