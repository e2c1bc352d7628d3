/* Several threads read the same things at once: a position and an error. */
#include <shashki.h>

#include <pthread.h>
#include <string.h>

#include "test.h"

enum { THREADS = 8, ROUNDS = 200 };

struct shared {
    shk_position position;
    const shk_error *error;
};

static void *run(void *argument)
{
    const struct shared *shared = argument;
    char message[256];
    int i;

    for (i = 0; i < ROUNDS; i++) {
        shk_perft_options options = SHK_PERFT_INIT;
        shk_error *error = NULL;
        shk_move found;
        uint64_t count = 0;

        options.depth = 3;
        if (shk_perft(&shared->position, &options, &count, NULL) != SHK_OK || count != 302)
            return "the perft";
        if (shk_error_message(shared->error, SHK_EN, message, sizeof message, NULL) != SHK_OK ||
            strstr(message, "NULL") != NULL)
            return "the message";
        if (shk_position_read_move(&shared->position, "a1-b2", 5, &found, &error) != SHK_REFUSED)
            return "the refusal";
        shk_error_free(error);
    }
    return NULL;
}

int main(void)
{
    pthread_t threads[THREADS];
    struct shared shared;
    shk_error *error = NULL;
    int i;

    CHECK(shk_position_initial(&shared.position) == SHK_OK);
    CHECK(shk_position_from_fen("W:W40:B1", 8, 0, &shared.position, &error) == SHK_BAD_INPUT);
    shared.error = error;
    for (i = 0; i < THREADS; i++)
        CHECK(pthread_create(&threads[i], NULL, run, &shared) == 0);
    for (i = 0; i < THREADS; i++) {
        void *what = NULL;
        CHECK(pthread_join(threads[i], &what) == 0);
        if (what != NULL)
            fprintf(stderr, "wrong in a thread: %s\n", (const char *)what);
        CHECK(what == NULL);
    }
    shk_error_free(error);
    printf("threads: %d threads, %d rounds each\n", THREADS, ROUNDS);
    return 0;
}
