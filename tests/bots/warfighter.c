/* SPDX-License-Identifier: MIT */
/* warfighter.c -- the heuristic bot of warfighter plays whole Missions by what its seat sees. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "bots/bots.h"
#include "kernel/list.h"
#include "pack/pack.h"
#include "warfighter/warfighter.h"

#define TEST(name) static void name(void **state __attribute__((unused)))
#define IT(name)   cmocka_unit_test(name)

/* A Mission on the table, and the decision that is open. */
struct play {
    struct grog_match *m;
    union { struct grog_game game; struct warfighter wf; unsigned char bytes[GROG_STATE_MAX]; };
    union grog_any_game view;
    struct grog_options list;
    struct grog_dice dice;              /* the bot's */
    unsigned seat;
    struct grog_option chosen;
};

static const struct grog_bot *bot(void) { return grog_bot_find("warfighter", "heuristic"); }

static struct grog_box box(void)
{
    static struct grog_cards *linked;
    if (!linked) {
        static unsigned char bytes[1 << 20];
        struct grog_error why = { 0 };
        FILE *f = fopen(WWII, "rb");
        assert_non_null(f);
        size_t n = fread(bytes, 1, sizeof bytes, f);
        fclose(f);
        struct grog_pack *pack = grog_pack_open(bytes, n, &why);
        const struct grog_pack *packs[] = { pack };
        linked = pack ? grog_cards_link(&warfighter_system, NULL, packs, 1, &why) : NULL;
        grog_pack_close(pack);
        if (!linked)
            fail_msg("%s", why.text);
    }
    return (struct grog_box){ &warfighter_system, linked };
}

static void begin(struct play *p, const char *setup, uint64_t number)
{
    uint8_t seed[GROG_SEED_BYTES];
    struct grog_error why = { 0 };
    struct grog_box b = box();
    memset(p, 0, sizeof *p);
    p->m = grog_match_new(&b, setup, &why);
    if (!p->m)
        fail_msg("%s: %s", setup, why.text);
    grog_seed_from_number(number, seed);
    grog_dice_seed(&p->dice, seed);
    grog_start(p->m, &p->game, seed, NULL);
}

static struct grog_option ask(struct play *p, const struct grog_game *sees, struct grog_dice *dice)
{
    struct grog_option o;
    assert_true(bot()->choose(p->m, sees, p->seat, p->list.at, p->list.n, dice, &o));
    return o;
}

static bool is_listed(const struct play *p, struct grog_option o)
{
    for (uint32_t i = 0; i < p->list.n; i++)
        if (grog_same_option(p->list.at[i], o))
            return true;
    return false;
}

/* Play to the end; `look` at each decision when the bot has chosen and before it is taken. */
static void play(struct play *p, const char *setup, uint64_t seed, void (*look)(struct play *p))
{
    begin(p, setup, seed);
    while (!grog_over(&p->game)) {
        p->seat = grog_first_seat(grog_asked(&p->game));
        grog_list(p->m, &p->game, p->seat, &p->list);
        grog_view(p->m, &p->game, p->seat, &p->view.game);
        p->chosen = ask(p, &p->view.game, &p->dice);
        assert_true(is_listed(p, p->chosen));
        if (look)
            look(p);
        grog_take_listed(p->m, &p->game, p->seat, p->chosen, NULL);
        assert_null(grog_check(p->m, &p->game));
    }
    grog_match_free(p->m);
}

static const char *const setups[] = {
    "mission Dawn Raid, team Rangers by Boat",
    "mission Crack the West Wall, team Gapping Party",
    "mission Cut Off, team One Ranger",
    "seats 3, mission December Road, team Blocking Party",
};

static void play_all(void (*look)(struct play *p))
{
    static struct play p;
    for (size_t i = 0; i < GROG_COUNT(setups); i++)
        for (uint64_t seed = 1; seed <= 3; seed++)
            play(&p, setups[i], seed, look);
}

/* ---- the bot and its seat --------------------------------------------------- */

TEST(it_is_found_by_its_system)
{
    assert_non_null(bot());
    assert_null(grog_bot_find("duel", "heuristic"));
}

TEST(what_it_chooses_is_offered) { play_all(NULL); }

/* Decks are hidden: shuffled anew, as the seat could imagine them, they change nothing. */
static void look_at_other_decks(struct play *p)
{
    static const uint8_t seed[GROG_SEED_BYTES] = { 7 };
    static union grog_any_game filled, again;
    struct grog_dice dice = p->dice;
    grog_fill(p->m, &p->view.game, p->seat, seed, &filled.game);
    assert_true(grog_same_option(ask(p, &filled.game, &dice), p->chosen));
    grog_view(p->m, &filled.game, p->seat, &again.game);
    assert_true(grog_same_option(ask(p, &again.game, &dice), p->chosen));
}

TEST(it_reads_nothing_that_is_hidden) { play_all(look_at_other_decks); }

static void look_again(struct play *p)
{
    struct grog_dice same = p->dice;
    assert_true(grog_same_option(ask(p, &p->view.game, &same), p->chosen));
}

TEST(the_same_dice_choose_the_same) { play_all(look_again); }

/* ---- how it plays ------------------------------------------------------------ */

static bool can(const struct play *p, unsigned verb)
{
    for (uint32_t i = 0; i < p->list.n; i++)
        if (p->list.at[i].verb == verb)
            return true;
    return false;
}

static void look_for_waste(struct play *p)
{
    assert_int_not_equal(p->chosen.verb, VERB_LIGHTEN);
    assert_int_not_equal(p->chosen.verb, VERB_DROP);
    assert_int_not_equal(p->chosen.verb, VERB_PASS_GEAR);
    assert_int_not_equal(p->chosen.verb, VERB_WITHDRAW);
    if (p->chosen.verb == VERB_END_TURN)
        assert_false(can(p, VERB_RALLY));
}

TEST(it_throws_nothing_away_and_rallies_before_it_ends_the_turn) { play_all(look_for_waste); }

static int held(const struct play *p, enum card_kind kind)
{
    int n = 0;
    for (unsigned i = 0; i < SOLDIERS; i++)
        for (unsigned k = 1; k <= p->wf.hand[i][0]; k++)
            n += grog_card(p->m, p->wf.hand[i][k])->kind == kind;
    return n;
}

static bool only_locations(const struct play *p)
{
    for (uint32_t i = 0; i < p->list.n; i++)
        if (p->list.at[i].verb == VERB_DISCARD && grog_card(p->m, p->list.at[i].object[0])->kind != OF_LOCATION)
            return false;
    return true;
}

static void look_for_the_path(struct play *p)
{
    int needed = p->wf.objective - 1 - p->wf.front;
    if (p->chosen.verb == VERB_DISCARD && grog_card(p->m, p->chosen.object[0])->kind == OF_LOCATION)
        assert_true(held(p, OF_LOCATION) > needed || only_locations(p));
}

TEST(it_keeps_the_locations_that_the_path_needs) { play_all(look_for_the_path); }

static unsigned wins(const char *setup, unsigned games)
{
    static struct play p;
    unsigned n = 0;
    for (uint64_t seed = 1; seed <= games; seed++) {
        play(&p, setup, seed, NULL);
        n += p.wf.success;
    }
    return n;
}

/* Chance alone wins hardly ever. */
TEST(it_wins_a_short_raid_more_often_than_not)
{
    assert_true(wins("mission Dawn Raid, team Rangers by Boat", 40) > 20);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(it_is_found_by_its_system),
        IT(what_it_chooses_is_offered),
        IT(it_reads_nothing_that_is_hidden),
        IT(the_same_dice_choose_the_same),
        IT(it_throws_nothing_away_and_rallies_before_it_ends_the_turn),
        IT(it_keeps_the_locations_that_the_path_needs),
        IT(it_wins_a_short_raid_more_often_than_not),
    };
    return cmocka_run_group_tests_name("warfighter's bot", tests, NULL, NULL);
}
