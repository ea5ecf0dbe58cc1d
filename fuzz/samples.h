/* SPDX-License-Identifier: MIT */
/* samples.h -- the shelf of the targets that play: the duel with the sample cards, which use every word
 * of its vocabulary, warfighter with the cards of WWII, and heroes with those of the trials and of Normandy.  The packs are
 * compiled when the targets are built. */
#ifndef FUZZ_SAMPLES_H
#define FUZZ_SAMPLES_H

#include "fuzz.h"
#include "pack/pack.h"

extern const struct grog_system warfighter_system, heroes_system;
extern const struct grog_cards heroes_cards;
enum { DUEL, WARFIGHTER, HEROES };
static struct grog_box shelf[4] = { { &duel_system, &duel_cards }, { &warfighter_system, NULL },
                                    { &heroes_system, &heroes_cards }, { NULL, NULL } };

static inline struct grog_pack *open_pack(const char *path)
{
    static unsigned char bytes[1 << 20];
    struct grog_error why = { 0 };
    FILE *f = fopen(path, "rb");
    MUST(f, path);
    size_t n = fread(bytes, 1, sizeof bytes, f);
    fclose(f);
    struct grog_pack *pack = grog_pack_open(bytes, n, &why);
    MUST(pack, why.text);
    return pack;
}

/* With one pack, or with two. */
static inline void fill_box(struct grog_box *box, const char *path, const char *other)
{
    struct grog_error why = { 0 };
    struct grog_pack *pack[2] = { open_pack(path), other ? open_pack(other) : NULL };
    box->cards = grog_cards_link(box->system, box->cards, (const struct grog_pack *const *)pack, other ? 2 : 1, &why);
    MUST(box->cards, why.text);
    grog_pack_close(pack[0]);
    if (other)
        grog_pack_close(pack[1]);
}

int LLVMFuzzerInitialize(int *argc, char ***argv);
int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    (void)argc, (void)argv;
    fill_box(&shelf[DUEL], SAMPLES_PACK, NULL);
    fill_box(&shelf[WARFIGHTER], WWII_PACK, NULL);
    fill_box(&shelf[HEROES], TRIAL_PACK, NORMANDY_PACK);
    return 0;
}

#endif
