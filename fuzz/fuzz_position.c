/* SPDX-License-Identifier: MIT */
/* fuzz_position.c -- any text is opened as a position.
 *
 * It is refused, or it is a game like any other: sound, written and opened to the
 * same hash, and played on for 200 steps without a fault. */
#include "samples.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n);

static void must_write_and_open(const struct grog_position *p, const struct grog_box *from)
{
    static char text[1 << 18];
    struct grog_text out = { .at = text, .room = sizeof text };
    struct grog_position again;
    struct grog_error why = { 0 };
    uint8_t a[GROG_HASH_BYTES], b[GROG_HASH_BYTES];
    grog_position_write(p->match, p->game, &out);
    MUST(out.n < sizeof text, "a position fits");
    MUST(grog_position_open(from, text, out.n, &again, &why) == GROG_OK, why.text);
    grog_hash(p->match, p->game, a);
    grog_hash(again.match, again.game, b);
    MUST(!memcmp(a, b, sizeof a), "the same hash");
    grog_position_close(&again);
}

/* One random choice; false when there is none to make. */
static bool step(const struct grog_match *m, struct grog_game *g, struct grog_dice *dice)
{
    static struct grog_options list;
    static struct grog_events events;
    char text[GROG_TEXT_MAX];
    if (grog_over(g) || grog_decisions(g) >= GROG_STEPS_MAX)
        return false;
    unsigned seat = grog_dice_below(dice, m->seats);
    if (!(grog_asked(g) >> seat & 1))
        seat = grog_first_seat(grog_asked(g));
    grog_list(m, g, seat, &list);
    struct grog_option o = list.at[grog_dice_below(dice, list.n)];
    grog_option_text(m, g, o, text);
    MUST(grog_take(m, g, seat, o, &events) == GROG_OK, text);
    for (uint32_t i = 0; i < events.n; i++) {
        struct grog_event e = grog_event_for(m, &events.at[i], seat);
        grog_event_text(m, g, &e, text);
    }
    return true;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
    struct grog_position p;
    struct grog_error why = { 0 };
    if (grog_position_open(shelf_for(data, n), (const char *)data, n, &p, &why) != GROG_OK) {
        MUST(why.text[0] && !p.match && !p.game, "why");
        return 0;
    }
    static char words[1 << 16];
    struct grog_text out = { .at = words, .room = sizeof words };
    struct grog_dice dice = { .key = { (uint32_t)n, n > 40 ? data[n - 2] : 0 } };
    must_be_sound(p.match, p.game);
    must_write_and_open(&p, shelf_for(data, n));
    grog_inspect(p.match, p.game, &out);
    for (unsigned i = 0; i < 200; i++) {
        if (i % 50 == 0 && !grog_over(p.game))
            look_at(p.match, p.game, grog_first_seat(grog_asked(p.game)), i);
        if (!step(p.match, p.game, &dice))
            break;
        must_be_sound(p.match, p.game);
    }
    grog_position_close(&p);
    return 0;
}
