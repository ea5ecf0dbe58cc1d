/* SPDX-License-Identifier: MIT */
/* wf_revealing.c -- Hostiles of the night: their two sides, what they do by what they know, Evading them. */
#include "mission.h"

static unsigned in_pile(const struct play *p, unsigned zone, const char *name)
{
    const uint16_t *pile = grog_pile_of(p->m, &p->game, zone, 0);
    unsigned n = 0;
    for (unsigned i = 1; i <= pile[0]; i++)
        n += pile[i] == card(name);
    return n;
}

/* ---- two sides ----------------------------------------------------------------------------------- */

/* Able with a Rifle and Goggles, and a Shape in his Location. */
static void with_shape(struct play *p, const char *state)
{
    begin(p, "team Able + Plain Rifle + Night Goggles + Baker");
    given(p, "out = Sleepers\nhand[0] = Duck");
    put_hostile(p, "Shape", 1, 1);
    given(p, state);
}

static void reveal(struct play *p)
{
    take(p, "use Able/1, Night Goggles/2");
    take(p, "choose hostile Shape/1");
}

TEST(each_side_has_numbers_of_its_own)
{
    RULE("WF-SHW-83");
    RULE("WF-SHW-84");
    RULE("WF-SHW-109");
    RULE("WF-SHW-116");
    RULE("WF-SHW-117");
    struct play p;
    with_shape(&p, "hostile[0].ekia = 3");
    assert_false(wf_lies(p.m, ZONE_HOSTILES, card("Sleepers")));
    assert_true(wf_lies(p.m, ZONE_HOSTILES, card("Shape")));
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Shape/1", 9, 4);
    assert_is(&p, "hostile[0].suppress = 1");           /* Cover 5 */
    end_play(&p);
    with_shape(&p, "hostile[0].ekia = 3");
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Shape/1", 9, 5);
    assert_int_equal(hostiles_in_play(&p), 0);          /* all four of the Unrevealed side */
    assert_is(&p, "soldier[0].xp = 2");
    end_play(&p);
    with_shape(&p, "hostile[0].ekia = 1");
    reveal(&p);
    assert_is(&p, "hostile[0].card = Sleepers");
    assert_int_equal(in_pile(&p, ZONE_OUT, "Shape"), 1);
    assert_int_equal(in_pile(&p, ZONE_OUT, "Sleepers"), 0);
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Sleepers/1", 9, 2);
    assert_int_equal(hostiles_in_play(&p), 0);          /* Cover 2; both of the Revealed side */
    assert_is(&p, "soldier[0].xp = 3");
    assert_int_equal(in_pile(&p, ZONE_HOSTILE_DISCARDS, "Shape"), 1);           /* it goes as it came */
    assert_int_equal(in_pile(&p, ZONE_OUT, "Sleepers"), 1);
    end_play(&p);
}

TEST(what_lies_on_it_stays_when_it_is_revealed)
{
    RULE("WF-SHW-110");
    struct play p;
    with_shape(&p, "hostile[0].ekia = 1\nhostile[0].suppress = 1");
    reveal(&p);
    assert_is(&p, "hostile[0].ekia = 1");
    assert_is(&p, "hostile[0].suppress = 1");
    assert_is(&p, "hostile[0].target = 2");
    end_play(&p);
    with_shape(&p, "hostile[0].ekia = 1\nhostile[0].suppress = 3");     /* 4 Reticles, then 2 */
    reveal(&p);
    assert_is(&p, "hostile[0].ekia = 1");
    assert_is(&p, "hostile[0].suppress = 1");
    end_play(&p);
}

TEST(it_is_revealed_with_gear_for_what_that_costs)
{
    RULE("WF-SHW-111");
    RULE("WF-SHW-112");
    struct play p;
    with_shape(&p, "hand[0] =");
    assert_false(offered(&p, "use Able/1, Night Goggles/2"));   /* a card */
    end_play(&p);
    with_shape(&p, "hostile[0].place = 3");
    assert_false(offered(&p, "use Able/1, Night Goggles/2"));   /* Range 1 at most */
    end_play(&p);
    with_shape(&p, "soldier[0].actions = 0");
    reveal(&p);
    assert_int_equal(p.wf.hand[0][0], 0);
    assert_is(&p, "hostile[0].card = Sleepers");
    given(&p, "hand[0] = Duck");
    assert_false(offered(&p, "use Able/1, Night Goggles/2"));   /* there is no side that it could be turned to */
    end_play(&p);
    begin(&p, "team Able + Night Camera");
    given(&p, "out = Sleepers");
    put_hostile(&p, "Shape", 3, 0);
    take(&p, "use Able/1, Night Camera/1");                    /* an Action, where its card says so */
    take(&p, "choose hostile Shape/1");
    assert_is(&p, "soldier[0].actions = 1");
    assert_is(&p, "hostile[0].card = Sleepers");
    end_play(&p);
}

TEST(who_reveals_it_kills_it_if_enough_are_dead)
{
    RULE("WF-SHW-118");
    RULE("WF-SHW-119");
    struct play p;
    with_shape(&p, "hostile[0].ekia = 3\nhostile[0].suppress = 1");
    reveal(&p);
    assert_int_equal(hostiles_in_play(&p), 0);
    assert_is(&p, "soldier[0].xp = 3");                 /* as the Revealed side says */
    assert_is(&p, "soldier[1].xp = 2");                 /* as at the start */
    assert_int_equal(in_pile(&p, ZONE_HOSTILE_DISCARDS, "Shape"), 1);
    end_play(&p);
}

TEST(sides_must_fit)
{
    RULE("WF-SHW-84");
    struct play p;
    begin(&p, "team Able");
    assert_int_equal(wf_other_side(p.m, card("Shape")), card("Sleepers"));
    assert_int_equal(wf_other_side(p.m, card("Sleepers")), card("Shape"));
    assert_true(wf_is_revealed_side(p.m, card("Sleepers")) && !wf_is_engaged_side(p.m, card("Sleepers")));
    assert_false(wf_is_back(p.m, card("Shape")));
    end_play(&p);
}

/* ---- all of it ------------------------------------------------------------------------------------ */

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(each_side_has_numbers_of_its_own), IT(what_lies_on_it_stays_when_it_is_revealed),
        IT(it_is_revealed_with_gear_for_what_that_costs), IT(who_reveals_it_kills_it_if_enough_are_dead),
        IT(sides_must_fit),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
