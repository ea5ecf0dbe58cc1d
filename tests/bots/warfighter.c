/* SPDX-License-Identifier: MIT */
/* warfighter.c -- the heuristic bot of warfighter plays whole Missions by what its seat sees. */
#include <stddef.h>

static const char *const files[] = { WWII };
#include "plays.h"

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
