/* SPDX-License-Identifier: MIT */
/* fuzz_pack.c -- any bytes are opened as a pack and linked with the duel's own cards.
 *
 * Magic, version, size, hash and the places of sections are put right first, so that what
 * is tried is what lies behind them.  A pack is refused with a reason; or it links, and then a short game with
 * its cards is sound at every step. */
#include "fuzz.h"
#include "kernel/drawing.h"
#include "kernel/sha256.h"
#include "kernel/state.h"
#include "pack/pack.h"
#include "pack/usage.h"
#include "toy/yard.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n);

/* Sections at their places, as far as they fit, with zeros between them; the new size. */
static size_t lay_sections(struct grog_pack_header *h, uint8_t *bytes, size_t n)
{
    static const uint8_t record[GROG_PACK_SECTIONS] = { 1, 4, 8, 12, 8, 12, 60, 2, 44, 68, 16 };
    size_t at = sizeof *h;
    for (unsigned i = 0; i < GROG_PACK_SECTIONS; i++) {
        if (h->section[i].n > (n - at) / record[i])
            h->section[i].n = (uint32_t)((n - at) / record[i]);
        h->section[i].at = (uint32_t)at;
        at += h->section[i].n * record[i];
        for (; at % 8 && at < n; at++)
            bytes[at] = 0;
    }
    return at;
}

static size_t put_right(uint8_t *bytes, size_t n)
{
    struct grog_pack_header h;
    size_t from = offsetof(struct grog_pack_header, hash) + sizeof h.hash;
    if (n < sizeof h)
        return n;
    memcpy(&h, bytes, sizeof h);
    if (bytes[n - 1] % 4)                               /* not always: misplaced sections are tried too */
        n = lay_sections(&h, bytes, n);
    memcpy(h.magic, GROG_PACK_MAGIC, sizeof h.magic);
    h.version = GROG_PACK_VERSION;
    h.bytes = (uint32_t)n;
    memcpy(bytes, &h, sizeof h);
    grog_sha256(bytes + from, n - from, h.hash);
    memcpy(bytes, &h, sizeof h);
    return n;
}

static void count(void *arg, enum grog_usage_class class, const char *name, uint32_t cards)
{
    uint32_t *most = arg;
    MUST(grog_usage_class(class)[0] && name[0] && cards < *most, name);
}

/* Every card is found by its name and by its id. */
static void must_be_found(const struct grog_cards *c)
{
    for (uint32_t i = 1; i < c->cards; i += 1 + c->cards / 64) {
        MUST(grog_card_named(c, c->card[i].name) == i, c->card[i].name);
        MUST(grog_card_find(c, c->text[i].id) == i || grog_card_named(c, c->text[i].id), c->text[i].id);
    }
    uint32_t most = c->cards;
    MUST(grog_usage(duel_with_yards(), c, count, &most), "usage");
}

/* What is drawn can be printed, and shows only words. */
static void must_be_drawn(const struct grog_cards *c)
{
    static char room[16384];
    for (uint32_t i = 1; i < c->cards; i++) {
        struct grog_text t = { .at = room, .room = sizeof room };
        if (c->card[i].kind != OF_YARD)
            continue;
        grog_print_drawing(&t, duel_with_yards(), c, c->card[i].number + YARD_MAP);
        MUST(t.n < t.room, "a small picture");
        struct grog_drawing d = grog_drawing_of(c->card[i].number + YARD_MAP);
        for (unsigned x = 0; x <= d.w; x++)
            for (unsigned y = 0; y <= d.h; y++)
                MUST(grog_drawing_square(&d, x, y) < c->cards && grog_drawing_north(&d, x, y) < c->cards
                     && grog_drawing_west(&d, x, y) < c->cards, "a word");
    }
}

static void play(const struct grog_match *m, uint32_t key)
{
    static struct grog_options list;
    static struct grog_events events;
    static any_game g;
    uint8_t seed[GROG_SEED_BYTES];
    struct grog_dice dice = { .key = { key } };
    grog_seed_from_number(key, seed);
    grog_start(m, &g.game, seed, &events);
    for (unsigned i = 0; i < 150 && !grog_over(&g.game); i++) {
        char text[GROG_TEXT_MAX];
        must_be_sound(m, &g.game);
        unsigned seat = grog_dice_below(&dice, m->seats);
        if (!(grog_asked(&g.game) >> seat & 1))
            seat = grog_first_seat(grog_asked(&g.game));
        if (i % 32 == 0)
            look_at(m, &g.game, seat, i);
        grog_list(m, &g.game, seat, &list);
        MUST(list.n, "an option");
        struct grog_option o = list.at[grog_dice_below(&dice, list.n)];
        MUST(grog_take(m, &g.game, seat, o, &events) == GROG_OK, grog_option_text(m, &g.game, o, text));
    }
    must_be_sound(m, &g.game);
}

/* With all cards, and with each deck and weather that the pack has. */
static void play_all(const struct grog_cards *c, uint32_t key)
{
    struct grog_box box = { duel_with_yards(), c };
    struct grog_error why = { 0 };
    unsigned games = 0;
    for (uint32_t i = 0; i < c->cards && games < 4; i++) {
        char setup[GROG_TEXT_MAX];
        if (i && c->card[i].kind != OF_DECK && c->card[i].kind != OF_WEATHER)
            continue;
        snprintf(setup, sizeof setup, "seats %u, %s %s", 2 + key % 3, c->card[i].kind == OF_DECK ? "deck" : "weather",
                 i ? c->card[i].name : "none");
        struct grog_match *m = grog_match_new(&box, setup, &why);
        MUST(m || why.text[0], "why");
        if (m)
            play(m, key + games++);
        grog_match_free(m);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
    struct grog_error why = { 0 };
    uint8_t *bytes = malloc(n + !n);
    MUST(bytes, "memory");
    if (n)
        memcpy(bytes, data, n);
    const struct grog_pack *pack = grog_pack_open(bytes, put_right(bytes, n), &why);
    free(bytes);
    MUST(pack || why.text[0], "why");
    struct grog_cards *c = pack ? grog_cards_link(duel_with_yards(), &duel_cards, &pack, 1, &why) : NULL;
    MUST(c || why.text[0], "why");
    grog_pack_close((struct grog_pack *)(uintptr_t)pack);
    if (c) {
        must_be_found(c);
        must_be_drawn(c);
        play_all(c, (uint32_t)n + data[n - 1] + data[n / 2]);
    }
    grog_cards_free(c);
    return 0;
}
