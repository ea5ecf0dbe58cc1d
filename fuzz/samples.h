/* SPDX-License-Identifier: MIT */
/* samples.h -- the shelf of the targets that play: the duel with the sample cards, which use every word
 * of its vocabulary, warfighter with the cards of WWII, and heroes with those of the trials.  On the other shelf heroes
 * has those of Normandy: both together have more words than a board can show.  The packs are compiled when the targets
 * are built. */
#ifndef FUZZ_SAMPLES_H
#define FUZZ_SAMPLES_H

#include "fuzz.h"
#include "pack/pack.h"

extern const struct grog_system warfighter_system, heroes_system;
extern const struct grog_cards heroes_cards;
enum { DUEL, WARFIGHTER, HEROES };
static struct grog_box shelf[4] = { { &duel_system, &duel_cards }, { &warfighter_system, NULL },
                                    { &heroes_system, &heroes_cards }, { NULL, NULL } };
static struct grog_box other_shelf[2] = { { &heroes_system, &heroes_cards }, { NULL, NULL } };

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

/* The shelf for a text: the other one if it names a scenario of its. */
static inline const struct grog_box *shelf_for(const uint8_t *data, size_t n)
{
    static const char mark[] = "scenario ";
    const struct grog_cards *cards = other_shelf[0].cards;
    for (size_t at = 0; at + sizeof mark < n && at < 512; at++) {
        char name[64] = "";
        if (memcmp(data + at, mark, sizeof mark - 1) != 0)
            continue;
        for (size_t i = 0; i + 1 < sizeof name && at + i + 9 < n && !strchr(",\n", data[at + i + 9]); i++)
            name[i] = (char)data[at + i + 9];
        return grog_card_named(cards, name) ? other_shelf : shelf;
    }
    return shelf;
}

int LLVMFuzzerInitialize(int *argc, char ***argv);
int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    (void)argc, (void)argv;
    fill_box(&shelf[DUEL], SAMPLES_PACK);
    fill_box(&shelf[WARFIGHTER], WWII_PACK);
    fill_box(&shelf[HEROES], TRIAL_PACK);
    fill_box(&other_shelf[0], NORMANDY_PACK);
    return 0;
}

#endif
