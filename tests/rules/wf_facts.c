/* SPDX-License-Identifier: MIT */
/* wf_facts.c -- facts by which a list leaves cards out at once (rules.h) leave out none that could be played: in random
 * games, what is offered of each hand is what asking for each card by itself gives. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "pack/pack.h"
#include "warfighter/common.h"
#include "warfighter/actions.h"

enum { GAMES = 25 };

static struct grog_cards *wwii(void)
{
    static unsigned char bytes[1 << 20];
    struct grog_error why = { 0 };
    FILE *f = fopen(WWII, "rb");
    assert_non_null(f);
    size_t n = fread(bytes, 1, sizeof bytes, f);
    fclose(f);
    struct grog_pack *pack = grog_pack_open(bytes, n, &why);
    const struct grog_pack *packs[] = { pack };
    struct grog_cards *linked = pack ? grog_cards_link(&warfighter_system, NULL, packs, 1, &why) : NULL;
    grog_pack_close(pack);
    if (!linked)
        fail_msg("%s", why.text);
    return linked;
}

static bool is_offered(const struct grog_options *l, struct grog_option o)
{
    for (uint32_t i = 0; i < l->n; i++)
        if (grog_same_option(l->at[i], o))
            return true;
    return false;
}

/* Each Action card of a hand that does something now; how many. */
static unsigned compare(const struct grog_match *m, const struct grog_game *g, unsigned seat,
                        const struct grog_options *l)
{
    const struct warfighter *w = const_wf(g);
    uint8_t point = g->question == ASK_TURN ? POINT_SOLDIER_TURN : 0;
    unsigned n = 0;
    EACH_SOLDIER(w, i)
        for (unsigned k = 1; w->soldier[i].thing.owner == seat && k <= w->hand[i][0]; k++) {
            uint16_t card = w->hand[i][k];
            if (kind_of(m, card) != OF_ACTION || numbers_of(m, card)[ACTION_SUPPORT] >= 0)
                continue;
            struct grog_frame about = { .proc = PROC_PLAY, .seat = (uint8_t)seat, .actor = soldier_ref(w, i),
                                        .with = card };
            assert_int_equal(is_offered(l, grog_option(VERB_PLAY, i + 1, card, 0, 0)),
                             wf_playable(m, g, i, card, point, &about) >= 0);
            n++;
        }
    return n;
}

static unsigned play(const struct grog_match *m, uint64_t number)
{
    static union grog_any_game at;
    static struct grog_options l;
    uint8_t seed[GROG_SEED_BYTES];
    struct grog_dice dice;
    unsigned compared = 0;
    grog_seed_from_number(number, seed);
    grog_dice_seed(&dice, seed);
    grog_start(m, &at.game, seed, NULL);
    while (!grog_over(&at.game)) {
        unsigned seat = grog_first_seat(grog_asked(&at.game));
        bool window = m->system->questions[at.game.question].window;
        grog_list(m, &at.game, seat, &l);
        if (window || at.game.question == ASK_TURN)
            compared += compare(m, &at.game, seat, &l);
        grog_take_listed(m, &at.game, seat, l.at[grog_dice_below(&dice, l.n)], NULL);
    }
    return compared;
}

static void facts_leave_out_nothing(void **state)
{
    static const char *const setups[] = { "mission Dawn Raid, team Four Rifles",
                                          "seats 3, mission December Road, team Blocking Party" };
    struct grog_box box = { &warfighter_system, wwii() };
    (void)state;
    for (size_t i = 0; i < GROG_COUNT(setups); i++) {
        struct grog_error why = { 0 };
        struct grog_match *m = grog_match_new(&box, setups[i], &why);
        unsigned compared = 0;
        if (!m)
            fail_msg("%s: %s", setups[i], why.text);
        for (unsigned game = 0; game < GAMES; game++)
            compared += play(m, game);
        assert_true(compared > 1000);
        grog_match_free(m);
    }
    grog_cards_free((struct grog_cards *)(uintptr_t)box.cards);
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(facts_leave_out_nothing) };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
