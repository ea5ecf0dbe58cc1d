/* SPDX-License-Identifier: MIT */
/* samples.h -- the shelf of the targets that play: the duel with the sample cards, which use every word
 * of its vocabulary.  The pack is compiled when the targets are built. */
#ifndef FUZZ_SAMPLES_H
#define FUZZ_SAMPLES_H

#include "fuzz.h"
#include "pack/pack.h"

static struct grog_box shelf[2] = { { &duel_system, NULL }, { NULL, NULL } };

int LLVMFuzzerInitialize(int *argc, char ***argv);
int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    static unsigned char bytes[1 << 20];
    struct grog_error why = { 0 };
    (void)argc, (void)argv;
    FILE *f = fopen(SAMPLES_PACK, "rb");
    MUST(f, SAMPLES_PACK);
    size_t n = fread(bytes, 1, sizeof bytes, f);
    fclose(f);
    struct grog_pack *pack = grog_pack_open(bytes, n, &why);
    MUST(pack, why.text);
    shelf[0].cards = grog_cards_link(&duel_system, &duel_cards, (const struct grog_pack *const[]){ pack }, 1, &why);
    MUST(shelf[0].cards, why.text);
    grog_pack_close(pack);
    return 0;
}

#endif
