/* SPDX-License-Identifier: MIT */
/* wf_jungle_table.c -- what lies on the table by the Vietnam manual: its decks, the cards of the path, counters with
 * two sides, Battle Fatigue; and smaller rules of its Soldier Turn, each in the case where it could be another. */
#include "mission.h"
#include "warfighter/hostiles.h"

#include <stdio.h>

#define JUNGLE "setting Jungle Drill, "

/* ---- cards, decks and counters ------------------------------------------------------------------------- */

static unsigned in_deck(const struct play *p, unsigned zone, const char *name)
{
    const uint16_t *pile = grog_pile_of(p->m, &p->game, zone, 0);
    unsigned n = 0;
    for (unsigned i = 1; i <= pile[0]; i++)
        n += pile[i] == card(name);
    return n;
}

TEST(three_decks_and_their_discards)
{
    RULE("NAM-SET-09");
    RULE("NAM-CON-05");
    struct play p;
    begin(&p, JUNGLE "mission Village Drill, team Able");
    assert_int_equal(in_deck(&p, ZONE_HOSTILES, "Monsoon") + in_deck(&p, ZONE_HOSTILE_DISCARDS, "Monsoon"), 2);
    assert_int_equal(in_deck(&p, ZONE_EVENTS, "Monsoon"), 0);   /* Events lie among the Hostiles */
    given(&p, "actions =\naction_discards = Aim\nhand[0] =\nlocations =\nlocation_discards = Hamlet");
    take(&p, "discard and draw Able/1");
    assert_is(&p, "hand[0] = Aim");                     /* each deck is its own discards */
    stack(&p, ZONE_ACTIONS, "Map");
    given(&p, "hand[0] =");
    take(&p, "discard and draw Able/1");
    assert_is(&p, "hand[0] = Hamlet");
    end_play(&p);
}

TEST(a_mission_is_played_by_its_numbers)
{
    RULE("NAM-SET-04");
    struct play p;
    begin(&p, JUNGLE "mission Light Drill, team Able");
    assert_is(&p, "timer = 3");
    assert_is(&p, "objective = 3");
    put_location(&p, "Field");
    given(&p, "soldier[0].place = 2\nhand[0] =");
    assert_refused(&p, "move Able/1, Light Drill/1", "WF-MOV-02");      /* Entrance 4 */
    given(&p, "hand[0] = Aim, Aim, Aim, Aim");
    assert_true(offered(&p, "move Able/1, Light Drill/1"));
    end_play(&p);
    assert_unfit(JUNGLE "mission Light Drill, team Able + Baker + Dagger + Gast", "60");        /* Resources */
    assert_unfit(JUNGLE "mission Light Drill, team Able + Auto Rifle x3", "can carry");         /* Loadout -5 */
    begin(&p, JUNGLE "mission Brawl, team Able");       /* a Striking Cost of 1 */
    put_hostile(&p, "Mob", 1, 0);
    take(&p, "engage Able/1, Mob/1");
    assert_is(&p, "soldier[0].actions = 1");
    end_play(&p);
    begin(&p, JUNGLE "mission Outer Line, team Able");  /* a Mission Type */
    assert_is(&p, "active = 1");
    end_play(&p);
}

TEST(the_objective_is_a_location)
{
    RULE("NAM-SET-11");
    RULE("NAM-SET-05");
    struct play p;
    begin(&p, JUNGLE "mission Cellar Drill, team Able + Plain Rifle");
    put_location(&p, "Field");
    given(&p, "soldier[0].place = 2");
    take(&p, "activate Able/1");
    EACH_HOSTILE(&p.wf, i)
        p.wf.hostile[i].suppress = (uint8_t)numbers_of(p.m, p.wf.hostile[i].thing.card)[HOSTILE_RETICLES];
    unsigned loner = put_hostile(&p, "Loner", 3, 0);
    char option[64];
    snprintf(option, sizeof option, "attack Able/1, Plain Rifle/1, Semi, Loner/%u", loner + 1);
    assert_true(offered(&p, option));                   /* Range 1 */
    given(&p, "hand[0] =");
    assert_refused(&p, "move Able/1, Strong Room/2", "WF-MOV-02");           /* Entrance 4 */
    given(&p, "hand[0] = Aim, Aim, Aim, Aim");
    take(&p, "move Able/1, Strong Room/2");
    while (p.game.question == ASK_PAY_CARD)
        take(&p, "discard Able/1, Aim");
    assert_is(&p, "soldier[0].place = 3");
    given(&p, "soldier[0].actions = 1");
    snprintf(option, sizeof option, "engage Able/1, Loner/%u", loner + 1);
    assert_refused(&p, option, "WF-TRN-25");            /* Striking Cost 2 */
    given(&p, "soldier[0].actions = 2");
    take(&p, option);
    assert_is(&p, "soldier[0].actions = 0");
    end_play(&p);
}

/* Each counter is turned over by play. */
TEST(counters_have_two_sides)
{
    RULE("NAM-SET-07");
    struct play p;
    begin(&p, JUNGLE "team Able + Squad Gun + Baker + Medical Bag");
    put_location(&p, "Field");
    put_hostile(&p, "Pair", 1, 0);
    given(&p, "hostile[0].suppress = 2");
    take(&p, "deploy bipod Able/1, Squad Gun/1");       /* Undeployed, Deployed */
    assert_is(&p, "item[0].marks = 4");
    assert_is(&p, "soldier[0].actions = 1");            /* Used */
    TAKE(&p, "attack Able/1, Squad Gun/1, Semi, Pair/1", 1, 1);
    assert_true(p.wf.item[0].flags & ITEM_EMPTY);       /* Loaded, Empty */
    given(&p, "hostile[0].suppress = 2\nsoldier[0].wound[0] = 2");
    take(&p, "use Baker/2, Medical Bag/2");
    TAKE(&p, "choose wound 1", 6);
    assert_int_equal(p.wf.soldier[0].wound[0], TREATED | 1);    /* open, bandaged */
    end_turn(&p);
    assert_is(&p, "soldier[0].actions = 2");            /* ready */
    take(&p, "reload Able/1, Squad Gun/1");
    assert_false(p.wf.item[0].flags & ITEM_EMPTY);
    given(&p, "hostile[0].suppress = 2\nsoldier[0].actions = 2");
    TAKE(&p, "attack Able/1, Squad Gun/1, Semi, Pair/1", 10, 6);
    take(&p, "bank Able/1");
    assert_is(&p, "hostile[0].ekia = 1");               /* a Suppress turns to EKIA */
    assert_is(&p, "hostile[0].suppress = 1");
    take(&p, "move Able/1, Field/3");
    assert_is(&p, "item[0].marks = 0");
    end_play(&p);
    begin(&p, JUNGLE "mission Field Trip, objective Hold Out, team Able");
    assert_true(p.wf.location[1].flags & LOCATION_INACTIVE);
    put_location(&p, "Glade");
    given(&p, "soldier[0].place = 2");
    take(&p, "activate Able/1");
    assert_false(p.wf.location[1].flags & LOCATION_INACTIVE);
    struct grog_run r = run_of(&p);
    EACH_HOSTILE(&p.wf, i)
        wf_remove_hostile(&r, hostile_ref(&p.wf, i));
    assert_is(&p, "location[1].clear = 0");             /* Enemy Held */
    end_turn(&p);
    assert_is(&p, "location[1].clear = 1");             /* Friendly Held */
    end_play(&p);
}

/* Where the Battle Fatigue cards lie, from the top; as bits. */
static uint64_t fatigue_at(const struct play *p)
{
    uint64_t at = 0;
    for (unsigned i = 1; i <= p->wf.actions[0] && i < 64; i++)
        if (p->wf.actions[p->wf.actions[0] + 1 - i] == card("Battle Fatigue"))
            at |= UINT64_C(1) << i;
    return at;
}

TEST(battle_fatigue_is_shuffled_in)
{
    RULE("NAM-SET-36");
    RULE("NAM-SET-37");
    RULE("NAM-SKL-16");
    uint64_t dealt[2] = { UINT64_MAX, 0 }, added[2] = { UINT64_MAX, 0 };
    for (unsigned i = 0; i < 20; i++) {
        struct play p;
        uint8_t seed[GROG_SEED_BYTES];
        grog_seed_from_number(i, seed);
        begin(&p, "setting Weary Drill, team Weary");   /* 2 of 3 */
        grog_start(p.m, &p.game, seed, NULL);
        dealt[0] &= fatigue_at(&p);
        dealt[1] |= fatigue_at(&p);
        end_play(&p);
        begin(&p, "setting Weary Drill, team Able");
        grog_dice_seed(&p.game.dice, seed);
        given(&p, "hand[0] = Long Night");
        take(&p, "play Able/1, Long Night");
        added[0] &= fatigue_at(&p);
        added[1] |= fatigue_at(&p);
        end_play(&p);
    }
    assert_true(!dealt[0] && __builtin_popcountll(dealt[1]) > 8);       /* nowhere always, and in many places */
    assert_true(!added[0] && __builtin_popcountll(added[1]) > 8);
}

/* ---- smaller things ---------------------------------------------------------------------------------------- */

TEST(of_several_killers_the_last)
{
    RULE("NAM-ACT-72");
    struct play p;
    begin(&p, JUNGLE "team Able + Plain Rifle + Baker + Plain Rifle");
    given(&p, "soldier[0].xp = 0\nsoldier[1].xp = 0");
    put_hostile(&p, "Farmers", 1, 0);                   /* 3 Reticles */
    p.wf.hostile[0].thing.card = card("Armed Farmers");
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Armed Farmers/1", 10, 6);
    take(&p, "bank Able/1");
    TAKE(&p, "attack Baker/2, Plain Rifle/2, Semi, Armed Farmers/1", 10, 6);
    take(&p, "bank Baker/2");
    given(&p, "hand[0] = Stray Shell\nout = Farmers");
    take(&p, "play Able/1, Stray Shell");
    take(&p, "choose hostile Armed Farmers/1");
    assert_int_equal(hostiles_in_play(&p), 0);
    assert_is(&p, "soldier[0].xp = 0");
    assert_is(&p, "soldier[1].xp = 1");
    end_play(&p);
}

TEST(beside_the_gap_from_beyond)
{
    RULE("NAM-ACT-79");
    struct play p;
    begin(&p, JUNGLE "mission Stragglers, team Able + Squad + Gunner");
    given(&p, "hand[0] = Glade");
    assert_is(&p, "objective = 3");
    take(&p, "play location Able/1, Glade");
    end_play(&p);
    begin(&p, JUNGLE "mission Far Stragglers, team Able + Squad + Gunner");     /* the Objective in #4 */
    put_location(&p, "Glade");
    given(&p, "hand[0] = Glade");
    take(&p, "play location Able/1, Glade");            /* Able is in #1; the others are beside #3 */
    assert_is(&p, "front = 3");
    end_play(&p);
    begin(&p, JUNGLE "mission Far Stragglers, team Able + Squad + Gunner");
    put_location(&p, "Glade");
    given(&p, "hand[0] = Glade\nsoldier[1].place = 1\nsoldier[2].place = 1");
    assert_refused(&p, "play location Able/1, Glade", "WF-LOC-22");
    end_play(&p);
}

TEST(a_number_may_become_0)
{
    RULE("NAM-ACT-86");
    static const char *const field[] = { "Quiet Field", "Silent Field" };       /* 1 and -1; 1 and -3 */
    for (unsigned i = 0; i < 2; i++) {
        struct play p;
        char line[64];
        begin(&p, JUNGLE "team Able");
        stack(&p, ZONE_HOSTILES, "Cold Rain, Nest, Loner");
        snprintf(line, sizeof line, "hand[0] = %s", field[i]);
        given(&p, line);
        snprintf(line, sizeof line, "play location Able/1, %s", field[i]);
        take(&p, line);
        assert_int_equal(hostiles_in_play(&p), 1);
        assert_is(&p, "hostile[0].card = Nest");
        end_play(&p);
    }
}

TEST(what_is_to_be_destroyed_is_no_hostile)
{
    RULE("NAM-OBJ-13");
    struct play p;
    begin(&p, JUNGLE "mission Field Trip, objective Relay, team Able + Baker");
    put_location(&p, "Glade");
    given(&p, "soldier[0].place = 2");
    take(&p, "activate Able/1");
    struct grog_run r = run_of(&p);
    EACH_HOSTILE(&p.wf, i)
        if (!wf_is_target(p.m, &p.wf.hostile[i]))
            wf_remove_hostile(&r, hostile_ref(&p.wf, i));
    assert_true(wf_space_is_clear(p.m, &p.wf, 3));      /* with the Antenna alone in it */
    take(&p, "move Able/1, Relay/2");
    end_turn(&p);
    assert_int_equal(told_at(&p, "attacks:"), -1);
    end_play(&p);
}

/* ---- what is to be Destroyed, for cards ------------------------------------------------------------------- */

/* Able in an Objective that is active, with the Dump alone in it, by the rules of these words. */
static void at_depot(struct play *p, const char *words)
{
    static const char setup[] = "mission Short Drill, team Able + Plain Rifle";
    if (*words)
        begin_by(p, words, setup);
    else
        begin(p, setup);
    put_location(p, "Field");
    p->wf.active = 1;
    p->wf.location[1].flags = 0;
    given(p, "soldier[0].place = 3");
    assert_is(p, "hostile[0].card = Dump");
}

/* A target has no value, and may be the Hostile of which the card speaks. */
TEST(cards_for_some_hostiles_hit_a_target_too)
{
    RULE("WF-OBJ-17");
    struct play p;
    at_depot(&p, "");
    given(&p, "hand[0] = Near Gun, Second Shot");
    take(&p, "play Able/1, Near Gun");
    take(&p, "choose hostile Dump/1");
    assert_is(&p, "hostile[0].hits = 1");
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Dump/1", 1, 1);
    take(&p, "play Able/1, Second Shot");
    assert_is(&p, "hostile[0].hits = 2");
    end_play(&p);
}

TEST(by_some_settings_cards_hit_no_target)
{
    RULE("NAM-OBJ-13");
    RULE("CHT-OBJ-19");
    for (unsigned k = 0; k < 2; k++) {
        struct play p;
        at_depot(&p, k ? "not_for_cards" : "open_fire");
        given(&p, "hand[0] = Far Gun, Far Battery");
        assert_true(offered(&p, "attack Able/1, Plain Rifle/1, Semi, Dump/1"));
        assert_int_equal(offered(&p, "play Able/1, Far Gun"), !k);
        assert_int_equal(offered(&p, "play Able/1, Far Battery"), !k);
        end_play(&p);
    }
}

TEST(without_spray_one_hit_counts)
{
    RULE("NAM-WPN-19b");
    struct play p;
    begin(&p, JUNGLE "team Able + Service Rifle");
    put_location(&p, "Field");
    put_hostile(&p, "Nest", 2, 0);
    TAKE(&p, "attack Able/1, Service Rifle/1, Auto, Nest/1", 10, 8, 1, 6);
    take(&p, "bank Able/1");
    assert_is(&p, "hostile[0].ekia = 1");
    assert_true(p.wf.item[0].flags & ITEM_EMPTY);
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(three_decks_and_their_discards),
        IT(a_mission_is_played_by_its_numbers),
        IT(the_objective_is_a_location),
        IT(counters_have_two_sides),
        IT(battle_fatigue_is_shuffled_in),
        IT(of_several_killers_the_last),
        IT(beside_the_gap_from_beyond),
        IT(a_number_may_become_0),
        IT(what_is_to_be_destroyed_is_no_hostile),
        IT(cards_for_some_hostiles_hit_a_target_too), IT(by_some_settings_cards_hit_no_target),
        IT(without_spray_one_hit_counts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
