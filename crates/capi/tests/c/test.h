/* What the test programs share. */
#ifndef TEST_H
#define TEST_H

#include <stdio.h>
#include <stdlib.h>

/* Unlike assert it is always on, and it counts. */
static unsigned long checks_done;
#define CHECK(what)                                                                                \
    do {                                                                                           \
        checks_done++;                                                                             \
        if (!(what)) {                                                                             \
            fprintf(stderr, "%s:%d: failed: %s\n", __FILE__, __LINE__, #what);                     \
            exit(1);                                                                               \
        }                                                                                          \
    } while (0)

#endif
