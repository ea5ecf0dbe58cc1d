/* SPDX-License-Identifier: MIT */
/* seeds.c -- writes the fuzzers' first inputs from real games: fuzz_seeds fuzz/corpus */
#include "samples.h"

enum { EACH = 48 };
static const struct { const char *text; unsigned box; } setups[] = {
    { "seats 2", DUEL }, { "seats 1, mission Dawn Raid", WARFIGHTER }, { "seats 4", DUEL },
    { "seats 2, mission Crack the West Wall", WARFIGHTER }, { "seats 3, open 0", DUEL },
    { "seats 6, mission December Road", WARFIGHTER }, { "seats 4, practice 1, rounds 2", DUEL },
    { "seats 1, practice 1, mission Cut Off", WARFIGHTER }, { "seats 2, weather Mud, health 1", DUEL },
    { "seats 3, mission No Moon Tonight", WARFIGHTER }, { "seats 4, weather Plague Wind, deck Alley Fight", DUEL },
    { "seats 1, mission Through the Pocket", WARFIGHTER },
    { "scenario Drill", HEROES }, { "scenario Brigades", HEROES }, { "scenario The Cider Press", HEROES },
    { "seats 3, scenario Trio", HEROES }, { "scenario Blasting", HEROES }, { "scenario Ambushes", HEROES },
    { "seats 4, scenario Quartet", HEROES }, { "scenario Landing", HEROES }, { "scenario Card Table", HEROES },
    { "scenario Gunnery", HEROES }, { "scenario Off the Sand", HEROES }, { "scenario Eventful", HEROES },
};

static void save(const char *dir, const char *kind, unsigned i, const void *data, size_t n)
{
    char path[512];
    snprintf(path, sizeof path, "%s/%s/%02u", dir, kind, i);
    FILE *f = fopen(path, "wb");
    MUST(f && fwrite(data, 1, n, f) == n, path);
    fclose(f);
}

/* So many random acts of a game: options, and now and then what people do at a table. */
static void play(const struct grog_match *m, struct grog_journal *j, struct grog_dice *dice, unsigned acts)
{
    static struct grog_options list;
    const struct grog_game *g = grog_journal_game(j);
    for (unsigned i = 0; i < acts && !g->over; i++) {
        unsigned seat = grog_dice_below(dice, m->seats);
        bool act = grog_dice_below(dice, 12) == 0;
        if (!act && !(g->asked >> seat & 1))
            seat = grog_first_seat(g->asked);
        (act ? grog_list_acts : grog_list)(m, g, seat, &list);
        if (list.n)
            grog_play(j, seat, list.at[grog_dice_below(dice, list.n)], NULL);
    }
}

/* Without the lines that only fit today's cards, so that a seed outlives them. */
static size_t without_hashes(char *text)
{
    static const char *const line[] = { "match ", "packs " };
    for (unsigned i = 0; i < 2; i++) {
        char *at = strstr(text, line[i]), *end = at ? strchr(at, '\n') : NULL;
        if (end)
            memmove(at, end + 1, strlen(end + 1) + 1);
    }
    return strlen(text);
}

static void save_texts(const char *dir, unsigned i)
{
    static char text[1 << 18];
    struct grog_dice dice = { .key = { i } };
    uint8_t seed[GROG_SEED_BYTES];
    grog_seed_from_number(i, seed);
    const char *setup = setups[i % GROG_COUNT(setups)].text;
    bool other = shelf_for((const uint8_t *)setup, strlen(setup)) == other_shelf;
    const struct grog_box *box = other ? other_shelf : &shelf[setups[i % GROG_COUNT(setups)].box];
    struct grog_match *m = grog_match_new(box, setup, NULL);
    MUST(m, setups[i % GROG_COUNT(setups)].text);
    struct grog_journal *j = grog_journal_new(m, seed);
    play(m, j, &dice, 4u << i % 7);
    struct grog_text replay = { .at = text, .room = sizeof text };
    grog_replay_write(j, NULL, &replay);
    save(dir, "replay", i, text, without_hashes(text));
    struct grog_text position = { .at = text, .room = sizeof text };
    grog_position_write(m, grog_journal_game(j), &position);
    save(dir, "position", i, text, without_hashes(text));
    grog_journal_free(j);
    grog_match_free(m);
}

static void save_bytes(const char *dir, unsigned i)
{
    uint8_t bytes[400];
    struct grog_dice dice = { .key = { i, 1 } };
    size_t n = 40u << i % 4;
    for (size_t k = 0; k < n; k++)
        bytes[k] = (uint8_t)grog_dice_below(&dice, 256);
    save(dir, "options", i, bytes, n);
}

int main(int argc, char **argv)
{
    if (argc != 2) {
        fprintf(stderr, "usage: fuzz_seeds fuzz/corpus\n");
        return 2;
    }
    LLVMFuzzerInitialize(&argc, &argv);
    for (unsigned i = 0; i < EACH; i++) {
        save_texts(argv[1], i);
        save_bytes(argv[1], i);
    }
    return 0;
}
