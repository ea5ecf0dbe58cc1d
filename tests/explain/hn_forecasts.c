/* SPDX-License-Identifier: MIT */
/* hn_forecasts.c -- the die that a shot is said to need is the one from which on the rules let it hit, in random games
 * of every scenario. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "heroes/shot.h"
#include "pack/pack.h"

#define TEST(name) static void name(void **state __attribute__((unused)))

struct play {
    struct grog_match *m;
    union { struct grog_game game; unsigned char bytes[GROG_STATE_MAX]; };
};
#include "eyes.h"
#include "heroes/forecast.h"

enum { LENGTH = 500, EVERY = 9, PACK_BYTES = 1 << 21 };

extern const struct grog_system heroes_system;
extern const struct grog_cards  heroes_cards;

static struct looking l;

static struct grog_cards *cards(void)
{
    static struct grog_cards *linked;
    static unsigned char bytes[PACK_BYTES];
    struct grog_error why = { 0 };
    if (linked)
        return linked;
    FILE *f = fopen(NORMANDY, "rb");
    assert_non_null(f);
    size_t n = fread(bytes, 1, sizeof bytes, f);
    fclose(f);
    struct grog_pack *pack = grog_pack_open(bytes, n, &why);
    assert_non_null(pack);
    linked = grog_cards_link(&heroes_system, &heroes_cards, (const struct grog_pack *const[]){ pack }, 1, &why);
    grog_pack_close(pack);
    assert_non_null(linked);
    return linked;
}

/* Of 36, as it is forecast. */
static int forecast(const struct grog_game *view, struct grog_option o)
{
    static struct field field;
    const struct heroes *h = const_heroes(view);
    const struct shooting shot = { .slot = o.actor - 1u, .target = grog_ref_slot(o.object[2]), .weapon = o.object[0],
                                   .shot = (enum shot)o.object[1], .moving = view->question == ASK_STEP };
    struct shot_sums sums;
    hn_field(l.is.m, h, &field);
    assert_true(hn_shot_sums(l.is.m, view, &field, &shot, &sums));
    struct shot_stands stands = hn_shot_begins(&sums, o.object[1]);
    return hn_throws(hn_shot_needs(&stands, o.object[1], 0, &h->unit[shot.slot]).die, stands.dice > 1);
}

/* The share of what the shot is for: a hit, or markers. */
static uint64_t share_of(const struct grog_odds *odds, unsigned shot)
{
    uint64_t n = 0;
    for (uint32_t i = 0; i < odds->n; i++)
        if (odds->at[i].result >= (shot == SHOT_SUPPRESSIVE ? OUTCOME_SUPPRESSED : OUTCOME_HIT))
            n += odds->at[i].share;
    return n;
}

/* All plain shots, snipers' and suppressive ones that are offered; how many were looked at. */
static unsigned compare(const struct play *p, unsigned seat)
{
    static struct grog_odds odds;
    unsigned n = 0;
    look_as(&l, p, seat);
    for (uint32_t i = 0; i < l.scene.options.n; i++) {
        struct grog_option o = l.scene.options.at[i];
        char line[GROG_TEXT_MAX];
        if ((o.verb != VERB_FIRE && o.verb != VERB_OPPORTUNITY) || o.object[1] > SHOT_SNIPER
            || (o.object[1] == SHOT_SUPPRESSIVE && numbers_of(p->m, o.object[0])[WEAPON_FRIGHTENING])
            || grog_odds(p->m, l.is.view, seat, o, &odds) != GROG_OK || odds.unknown)
            continue;
        uint64_t rules = share_of(&odds, o.object[1]), ours = (uint64_t)forecast(l.is.view, o);
        if (rules * 36 != ours * odds.whole)
            fail_msg("%s: %u of 36 is forecast, and the rules have %u of %u",
                     grog_option_text(p->m, l.is.view, o, line), (unsigned)ours, (unsigned)rules,
                     (unsigned)odds.whole);
        n++;
    }
    return n;
}

static unsigned play_one(const char *scenario, unsigned seed)
{
    static struct play p;
    static struct grog_options all;
    static struct grog_events heard;
    char said[256];
    struct grog_error why = { 0 };
    struct grog_dice dice;
    unsigned n = 0;
    snprintf(said, sizeof said, "scenario %s", scenario);
    p.m = grog_match_new(&(struct grog_box){ &heroes_system, cards() }, said, &why);
    if (!p.m)
        return 0;                                       /* it brings no armies */
    const uint8_t bytes[GROG_SEED_BYTES] = { (uint8_t)seed, 7 };
    grog_dice_seed(&dice, bytes);
    grog_start(p.m, &p.game, bytes, &heard);
    for (unsigned i = 0; i < LENGTH && !grog_over(&p.game); i++) {
        unsigned seat = grog_first_seat(grog_asked(&p.game));
        if (i % EVERY == 0)
            n += compare(&p, seat);
        all.n = 0;
        grog_list(p.m, &p.game, seat, &all);
        grog_take_listed(p.m, &p.game, seat, all.at[grog_dice_below(&dice, all.n)], &heard);
        heard.n = 0;
    }
    grog_match_free(p.m);
    return n;
}

TEST(the_needed_die_is_the_one_that_hits)
{
    unsigned n = 0;
    for (uint32_t c = 1; c < cards()->cards; c++)
        if (cards()->card[c].kind == OF_SCENARIO)
            n += play_one(cards()->card[c].name, c);
    assert_true(n > 100);
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(the_needed_die_is_the_one_that_hits) };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
