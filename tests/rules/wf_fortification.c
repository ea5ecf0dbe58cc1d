/* SPDX-License-Identifier: MIT */
/* wf_fortification.c -- Fortification Mission: each test would fail without its rule. */
#include "mission.h"
#include "warfighter/decks.h"
#include "warfighter/fortification.h"
#include "warfighter/hostiles.h"

static unsigned count(const uint16_t *pile, uint16_t card)
{
    unsigned n = 0;
    for (unsigned i = 1; i <= pile[0]; i++)
        n += pile[i] == card;
    return n;
}

/* Only these lie open. */
static void set_out(struct play *p, const char *names)
{
    struct grog_run r = { .m = p->m, .g = &p->game };
    while (p->wf.set_out[0] > count(p->wf.set_out, card("Chief")))
        for (unsigned i = 1; i <= p->wf.set_out[0]; i++)
            if (p->wf.set_out[i] != card("Chief")) {
                uint16_t c = p->wf.set_out[i];
                grog_remove(&r, ZONE_SET_OUT, 0, c);
                grog_put(&r, ZONE_ASIDE, 0, c);
                break;
            }
    stack(p, ZONE_SET_OUT, names);
    for (const char *at = names; *at; at += strcspn(at, ",") + strspn(at + strcspn(at, ","), ", ")) {
        char name[32] = { 0 };
        memcpy(name, at, strcspn(at, ","));
        grog_remove(&r, ZONE_ASIDE, 0, card(name));
    }
}

TEST(a_normal_mission_with_a_fortification_objective)
{
    RULE("WF-FRT-01");
    RULE("WF-FRT-03");
    RULE("WF-FRT-04");
    struct play p;
    begin(&p, "mission Sweep, seats 2, team Able + Baker");
    assert_int_equal(p.wf.set_out[0], 1 + 3);           /* Objective in 5: three Locations */
    assert_int_equal(wf_aside_left(p.m, &p.wf, card("Forts")), 5 - 3);
    for (unsigned seat = 0; seat < 2; seat++) {
        struct play seen = p;
        grog_view(p.m, &p.game, seat, &seen.game);
        assert_memory_equal(seen.wf.set_out, p.wf.set_out, sizeof p.wf.set_out);
    }
    end_play(&p);
    begin(&p, "mission Drill, objective Ring, team Able");      /* any Mission; Objective in 6 */
    assert_int_equal(p.wf.set_out[0], 1 + 4);
    end_play(&p);
}

TEST(those_set_out_are_drawn_from_a_shuffled_deck)
{
    RULE("WF-FRT-03");
    struct play p;
    unsigned bunkers[4] = { 0 };
    begin(&p, "mission Sweep, team Able");              /* three of 2 Bunkers and 3 Keeps */
    for (unsigned i = 0; i < 24; i++) {
        uint8_t seed[GROG_SEED_BYTES] = { (uint8_t)i };
        grog_start(p.m, &p.game, seed, &p.heard);
        bunkers[count(p.wf.set_out, card("Bunker"))]++;
    }
    assert_true(bunkers[0] && bunkers[1] && bunkers[2]);
    grog_match_free(p.m);
}

TEST(the_present_hostile_waits_beside_the_objective)
{
    RULE("WF-FRT-02");
    struct play p;
    begin(&p, "mission Sweep, team Able");
    assert_int_equal(count(p.wf.set_out, card("Chief")), 1);
    assert_int_equal(count(p.wf.hostiles, card("Chief")), 1);   /* of two in the deck one was taken out */
    assert_int_equal(hostiles_in_play(&p), 0);
    put_location(&p, "Lawn"), put_location(&p, "Lawn"), put_location(&p, "Lawn");
    given(&p, "soldier[0].place = 4");
    stack(&p, ZONE_HOSTILES, "Pair");
    take(&p, "activate Able/1");
    assert_int_equal(hostiles_in_play(&p), 2);          /* value 1 is drawn, and he comes behind it */
    assert_int_equal(p.wf.hostile[0].thing.card, card("Pair"));
    assert_int_equal(p.wf.hostile[1].thing.card, card("Chief"));
    assert_is(&p, "hostile[1].place = 5");
    assert_true(p.wf.hostile[1].flags & HOSTILE_MARKED);
    assert_int_equal(count(p.wf.set_out, card("Chief")), 0);
    end_play(&p);
}

TEST(one_of_a_deck_of_its_own_is_taken_out_of_that)
{
    RULE("WF-FRT-02");
    struct play p;
    begin(&p, "mission Landing, objective Crewed Wall, team Able");
    unsigned boxes = count(p.wf.aside, card("Pillbox"));
    EACH_HOSTILE(&p.wf, i)
        boxes += p.wf.hostile[i].thing.card == card("Pillbox");
    assert_true(hostiles_in_play(&p) >= 2);
    assert_int_equal(boxes, 4);                         /* as many as there are */
    end_play(&p);
}

/* Both Bunkers lie open: the Objective's, and one for a Location. */
TEST(a_fortification_may_be_the_one_that_is_present)
{
    RULE("WF-FRT-02");
    struct play p;
    begin(&p, "mission Sweep, objective Bunker Ring, team Able");
    assert_int_equal(count(p.wf.set_out, card("Bunker")) + count(p.wf.aside, card("Bunker")), 2);
    assert_int_equal(p.wf.set_out[0], 1 + 3);
    struct grog_run r = { .m = p.m, .g = &p.game };
    while (count(p.wf.set_out, card("Keep"))) {
        grog_remove(&r, ZONE_SET_OUT, 0, card("Keep"));
        grog_put(&r, ZONE_ASIDE, 0, card("Keep"));
    }
    if (count(p.wf.aside, card("Bunker"))) {
        grog_remove(&r, ZONE_ASIDE, 0, card("Bunker"));
        grog_put(&r, ZONE_SET_OUT, 0, card("Bunker"));
    }
    given(&p, "hand[0] = Yard, Yard");                  /* value 5 */
    stack(&p, ZONE_HOSTILES, "Nest, Chief, Guard");
    take(&p, "play location Able/1, Yard");
    assert_int_equal(p.wf.hostile[0].thing.card, card("Bunker"));
    assert_int_equal(hostiles_in_play(&p), 2);
    given(&p, "soldier[0].place = 2\nplayed = 0");
    take(&p, "play location Able/1, Yard");
    assert_int_equal(hostiles_in_play(&p), 2 + 2);      /* 3 and 2: the one that is left is the Objective's */
    assert_int_equal(count(p.wf.set_out, card("Bunker")), 1);
    put_location(&p, "Lawn");
    given(&p, "soldier[0].place = 4\nplayed = 0");
    stack(&p, ZONE_HOSTILES, "Pair");
    take(&p, "activate Able/1");
    assert_int_equal(count(p.wf.set_out, card("Bunker")), 0);
    assert_int_equal(p.wf.hostile[5].thing.card, card("Bunker"));
    assert_is(&p, "hostile[5].place = 5");
    end_play(&p);
}

/* Hostiles are drawn for the Objective once more; the other Bunker is still for a Location. */
TEST(one_that_is_set_out_for_a_location_is_not_present)
{
    RULE("WF-FRT-02");
    struct play p;
    begin(&p, "mission Sweep, objective Bunker Ring, team Able");
    struct grog_run r = run_of(&p);
    if (count(p.wf.aside, card("Bunker"))) {
        grog_remove(&r, ZONE_ASIDE, 0, card("Bunker"));
        grog_put(&r, ZONE_SET_OUT, 0, card("Bunker"));
    }
    put_location(&p, "Lawn"), put_location(&p, "Lawn"), put_location(&p, "Lawn");
    given(&p, "soldier[0].place = 4");
    stack(&p, ZONE_HOSTILES, "Pair");
    take(&p, "activate Able/1");
    assert_int_equal(hostiles_in_play(&p), 2);
    assert_int_equal(p.wf.hostile[1].thing.card, card("Bunker"));
    wf_present_enters(&r, 1);
    assert_int_equal(hostiles_in_play(&p), 2);
    assert_int_equal(count(p.wf.set_out, card("Bunker")), 1);
    assert_null(grog_check(p.m, &p.game));
    end_play(&p);
}

TEST(the_first_hostile_of_a_location_is_one_of_them)
{
    RULE("WF-FRT-05");
    RULE("WF-FRT-06");
    struct play p;
    begin(&p, "mission Sweep, team Able");
    set_out(&p, "Bunker, Bunker");
    given(&p, "hand[0] = Yard, Yard");                  /* value 5 */
    stack(&p, ZONE_HOSTILES, "Chief, Guard, Loner");
    take(&p, "play location Able/1, Yard");
    assert_int_equal(hostiles_in_play(&p), 3);          /* 1, then 3 and 2 */
    assert_int_equal(p.wf.hostile[0].thing.card, card("Bunker"));
    assert_int_equal(p.wf.hostile[1].thing.card, card("Chief"));
    assert_int_equal(p.wf.hostile[2].thing.card, card("Guard"));
    assert_int_equal(count(p.wf.set_out, card("Bunker")), 1);
    given(&p, "soldier[0].place = 2\nplayed = 0");
    stack(&p, ZONE_HOSTILES, "Nest, Loner");
    take(&p, "play location Able/1, Yard");
    assert_int_equal(hostiles_in_play(&p), 3 + 2);      /* 1 and 4: its value counts */
    assert_int_equal(count(p.wf.set_out, card("Bunker")), 0);
    end_play(&p);
}

TEST(which_of_them_chance_says)
{
    RULE("WF-FRT-05");
    struct play p, before;
    unsigned first[2] = { 0 };
    begin(&p, "mission Sweep, team Able");
    set_out(&p, "Bunker, Keep");
    given(&p, "hand[0] = Wide Yard");                   /* room for either */
    before = p;
    for (unsigned i = 0; i < 24; i++) {
        uint8_t seed[GROG_SEED_BYTES] = { (uint8_t)i };
        p = before;
        grog_dice_seed(&p.game.dice, seed);
        take(&p, "play location Able/1, Wide Yard");
        first[p.wf.hostile[0].thing.card == card("Keep")]++;
        assert_int_equal(p.wf.set_out[0], 2);           /* the other one, and the Chief */
    }
    assert_true(first[0] && first[1]);
    end_play(&p);
}

TEST(one_with_overkill_that_cannot_be_placed_is_drawn_anew)
{
    RULE("WF-FRT-07");
    RULE("WF-FRT-08");
    struct play p;
    begin(&p, "mission Sweep, team Able");
    set_out(&p, "Keep");                                /* value 6 with Overkill, for 5 */
    given(&p, "hand[0] = Yard");
    stack(&p, ZONE_HOSTILES, "Nest");
    take(&p, "play location Able/1, Yard");
    assert_true(told(&p, "does not come: Keep"));
    assert_int_equal(p.wf.hostile[0].thing.card, card("Bunker"));       /* sooner or later, of the unused ones */
    assert_int_equal(hostiles_in_play(&p), 2);
    assert_int_equal(count(p.wf.aside, card("Keep")), 3);
    end_play(&p);
    begin(&p, "mission Sweep, team Able");              /* none fits: none, and the rest as ever */
    set_out(&p, "Keep");
    struct grog_run r = { .m = p.m, .g = &p.game };
    while (grog_holds(p.wf.aside, card("Bunker"))) {
        grog_remove(&r, ZONE_ASIDE, 0, card("Bunker"));
        grog_put(&r, ZONE_ASIDE_DISCARDS, 0, card("Bunker"));
    }
    given(&p, "hand[0] = Yard");
    stack(&p, ZONE_HOSTILES, "Nest, Pair");
    take(&p, "play location Able/1, Yard");
    assert_int_equal(p.wf.hostile[0].thing.card, card("Nest"));
    assert_int_equal(hostiles_in_play(&p), 2);
    end_play(&p);
}

/* The unfit ones are held out, so that the deck is depleted and its discards come again. */
TEST(then_it_is_drawn_anew_from_the_discards_too)
{
    RULE("WF-FRT-07");
    RULE("WF-FRT-08");
    RULE("WF-FRT-11");
    struct play p;
    begin(&p, "mission Drill, declared Fortified, team Able");
    given(&p, "aside = Keep, Keep, Keep\naside_discards = Bunker, Bunker\nhand[0] = Yard");
    stack(&p, ZONE_HOSTILES, "Nest");
    take(&p, "play location Able/1, Yard");             /* value 5: no Keep of 6 */
    assert_int_equal(p.wf.hostile[0].thing.card, card("Bunker"));
    assert_int_equal(hostiles_in_play(&p), 2);
    assert_int_equal(count(p.wf.aside, card("Keep")), 3);
    assert_int_equal(count(p.wf.aside, card("Bunker")), 1);
    assert_int_equal(p.wf.aside_discards[0], 0);
    end_play(&p);
    begin(&p, "mission Drill, declared Fortified, team Able");
    given(&p, "aside = Keep\naside_discards = Keep, Keep\nhand[0] = Yard");
    stack(&p, ZONE_HOSTILES, "Nest, Pair");
    take(&p, "play location Able/1, Yard");             /* none fits: none, and the rest as ever */
    assert_int_equal(p.wf.hostile[0].thing.card, card("Nest"));
    assert_int_equal(hostiles_in_play(&p), 2);
    assert_int_equal(count(p.wf.aside, card("Keep")), 3);
    end_play(&p);
}

TEST(any_mission_may_be_declared_one)
{
    RULE("WF-FRT-09");
    RULE("WF-FRT-10");
    struct play p;
    begin(&p, "mission Drill, declared Fortified, team Able");
    assert_int_equal(p.wf.set_out[0], 0);               /* the deck is at hand */
    assert_int_equal(wf_aside_left(p.m, &p.wf, card("Forts")), 5);
    end_play(&p);
    assert_unfit("mission Drill, declared Vigil, team Able", "WF-FRT-09");
}

TEST(then_the_first_of_each_location_and_of_the_objective_comes_from_the_deck)
{
    RULE("WF-FRT-11");
    struct play p;
    begin(&p, "mission Drill, declared Fortified, team Able");
    given(&p, "hand[0] = Yard");
    stack(&p, ZONE_HOSTILES, "Nest");
    take(&p, "play location Able/1, Yard");
    assert_int_equal(p.wf.hostile[0].thing.card, card("Bunker"));
    put_location(&p, "Lawn"), put_location(&p, "Lawn"), put_location(&p, "Lawn");
    given(&p, "soldier[0].place = 5\nplayed = 0");
    struct grog_run r = { .m = p.m, .g = &p.game };
    while (p.wf.aside[0]) {                             /* the deck is empty: its discards again */
        uint16_t c = p.wf.aside[1];
        grog_remove(&r, ZONE_ASIDE, 0, c);
        grog_put(&r, ZONE_ASIDE_DISCARDS, 0, c);
    }
    stack(&p, ZONE_HOSTILES, "Pair");
    take(&p, "activate Able/1");                        /* value 2 */
    assert_int_equal(p.wf.hostile[2].thing.card, card("Bunker"));
    assert_is(&p, "hostile[2].place = 6");
    assert_int_equal(hostiles_in_play(&p), 4);
    end_play(&p);
}

static unsigned of_the_deck(const struct play *p, unsigned space)
{
    unsigned n = 0;
    EACH_HOSTILE(&p->wf, i)
        n += p->wf.hostile[i].place == space && wf_deck_of(p->m, p->wf.hostile[i].thing.card) == card("Forts");
    return n;
}

/* The path lies from the start and is not opened: they come as Hostiles do there. */
TEST(in_a_holding_action_too)
{
    RULE("WF-FRT-11");
    struct play p;
    begin(&p, "mission The Front, declared Fortified, team Able");
    assert_int_equal(hostiles_in_play(&p), 4);
    for (unsigned space = 2; space < 6; space++)
        assert_int_equal(of_the_deck(&p, space), 1);
    for (unsigned space = 2; space < 6; space++)
        p.wf.location[space].thing.card = card("Lawn");
    stack(&p, ZONE_HOSTILES, "Nest, Nest, Nest, Nest");
    struct grog_run r = run_of(&p);
    EACH_HOSTILE(&p.wf, i)
        wf_remove_hostile(&r, hostile_ref(&p.wf, i));
    end_turn(&p);
    assert_int_equal(hostiles_in_play(&p), 4);          /* the second ones are from the other deck */
    for (unsigned space = 2; space < 6; space++)
        assert_int_equal(of_the_deck(&p, space), 0);
    end_play(&p);
}

TEST(and_where_the_line_is_held)
{
    RULE("WF-FRT-11");
    struct play p;
    begin(&p, "mission Bare Flank, declared Fortified, team Able");
    take(&p, "deploy Able/1, Bare Flank/1");
    for (unsigned i = 2; i < 5; i++)
        p.wf.location[i].thing.card = card("Stream");   /* 0-1 */
    given(&p, "aside = Keep, Bunker, Keep, Bunker\nhand[0] =");
    stack(&p, ZONE_HOSTILES, "Loner, Loner, Loner, Loner");
    end_turn(&p);
    assert_int_equal(of_the_deck(&p, 2) + of_the_deck(&p, 3) + of_the_deck(&p, 4) + of_the_deck(&p, 5), 2);
    assert_int_equal(hostiles_in_play(&p), 2);          /* a Keep of 6 does not match, and nothing else is drawn */
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(a_normal_mission_with_a_fortification_objective),
        IT(the_present_hostile_waits_beside_the_objective),
        IT(one_of_a_deck_of_its_own_is_taken_out_of_that),
        IT(a_fortification_may_be_the_one_that_is_present),
        IT(one_that_is_set_out_for_a_location_is_not_present), IT(the_first_hostile_of_a_location_is_one_of_them),
        IT(one_with_overkill_that_cannot_be_placed_is_drawn_anew),
        IT(then_it_is_drawn_anew_from_the_discards_too), IT(any_mission_may_be_declared_one),
        IT(then_the_first_of_each_location_and_of_the_objective_comes_from_the_deck),
        IT(those_set_out_are_drawn_from_a_shuffled_deck), IT(which_of_them_chance_says),
        IT(in_a_holding_action_too), IT(and_where_the_line_is_held),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
