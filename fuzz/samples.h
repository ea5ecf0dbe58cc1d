/* SPDX-License-Identifier: MIT */
/* samples.h -- the shelf of the targets that play: the duel with the sample cards, which use every word
 * of its vocabulary, and warfighter with the cards of WWII.  The packs are compiled when the targets are built. */
#ifndef FUZZ_SAMPLES_H
#define FUZZ_SAMPLES_H

#include "fuzz.h"
#include "pack/pack.h"

extern const struct grog_system warfighter_system;
enum { DUEL, WARFIGHTER };
static struct grog_box shelf[3] = { { &duel_system, &duel_cards }, { &warfighter_system, NULL }, { NULL, NULL } };

static inline void fill_box(struct grog_box *box, const char *path)
{
    static unsigned char bytes[1 << 20];
    struct grog_error why = { 0 };
    FILE *f = fopen(path, "rb");
    MUST(f, path);
    size_t n = fread(bytes, 1, sizeof bytes, f);
    fclose(f);
    struct grog_pack *pack = grog_pack_open(bytes, n, &why);
    MUST(pack, why.text);
    box->cards = grog_cards_link(box->system, box->cards, (const struct grog_pack *const[]){ pack }, 1, &why);
    MUST(box->cards, why.text);
    grog_pack_close(pack);
}

int LLVMFuzzerInitialize(int *argc, char ***argv);
int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    (void)argc, (void)argv;
    fill_box(&shelf[DUEL], SAMPLES_PACK);
    fill_box(&shelf[WARFIGHTER], WWII_PACK);
    return 0;
}

#endif
