/* In how many ways the next moves can be played.
 *
 *     perft [DEPTH [THREADS]]
 */
#include <shashki.h>

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

int main(int count, char **arguments)
{
    shk_perft_options options = SHK_PERFT_INIT;
    uint32_t most = count > 1 ? (uint32_t)strtoul(arguments[1], NULL, 10) : 6;
    shk_position position;

    options.threads = count > 2 ? (uint32_t)strtoul(arguments[2], NULL, 10) : 1;
    if (shk_position_initial(&position) != SHK_OK)
        return 1;
    for (options.depth = 1; options.depth <= most; options.depth++) {
        uint64_t ways = 0;
        if (shk_perft(&position, &options, &ways, NULL) != SHK_OK)
            return 1;
        printf("%" PRIu32 " %" PRIu64 "\n", options.depth, ways);
    }
    return 0;
}
