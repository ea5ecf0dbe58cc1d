/* SPDX-License-Identifier: MIT */
/* wf_bodies.c -- what Settings change of what is earned and paid: Body Count, the last EKIA; Search, Battle Fatigue,
 * Upkeep, Service Records. */
#include "mission.h"
#include "warfighter/cards.h"
#include "warfighter/wounds.h"

#include <stdio.h>

#define JUNGLE "setting Jungle Drill, "
#define WEARY "setting Weary Drill, "      /* with Battle Fatigue cards in its reserve */

/* ---- Body Count --------------------------------------------------------------------------------- */

TEST(an_ekia_by_an_attack_is_kept_or_banked)
{
    RULE("NAM-CON-20");
    RULE("NAM-CON-22");
    RULE("NAM-CON-23");
    RULE("KW-344");
    RULE("NAM-SET-09");
    RULE("NAM-CON-24");
    RULE("NAM-ACT-65");
    struct play p;
    begin(&p, JUNGLE "team Able + Sprayer");
    put_hostile(&p, "Nest", 1, 0);                      /* Cover 3, 4 Reticles */
    TAKE(&p, "attack Able/1, Sprayer/1, Spray, Nest/1", 8, 7, 4, 3);     /* the manual's example: 2 EKIA, a Suppress */
    assert_question(&p, "keep or bank");
    assert_is(&p, "hostile[0].ekia = 2");
    take(&p, "bank Able/1");
    assert_is(&p, "bank = 1");
    take(&p, "bank Able/1");
    assert_is(&p, "bank = 2");
    assert_is(&p, "soldier[0].bodies = 0");
    assert_is(&p, "hostile[0].suppress = 1");
    end_play(&p);
    begin(&p, JUNGLE "team Able + Plain Rifle");
    put_hostile(&p, "Nest", 1, 0);
    given(&p, "hostile[0].suppress = 4");               /* a Suppress that becomes an EKIA earns as well */
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1", 8, 3);
    take(&p, "keep Able/1");
    assert_is(&p, "soldier[0].bodies = 1");
    assert_is(&p, "bank = 0");
    given(&p, "hand[0] = Stray Shell");
    take(&p, "play Able/1, Stray Shell");
    take(&p, "choose hostile Nest/1");                  /* no Attack: nothing is earned */
    assert_question(&p, "soldier turn");
    assert_is(&p, "soldier[0].bodies = 1");
    assert_is(&p, "hostile[0].ekia = 2");
    end_play(&p);
    begin(&p, "team Able + Plain Rifle");               /* elsewhere nobody counts */
    put_hostile(&p, "Nest", 1, 0);
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1", 8, 3);
    assert_question(&p, "soldier turn");
    end_play(&p);
}

TEST(a_hostile_may_earn_more_or_less)
{
    RULE("NAM-CON-21");
    RULE("KW-054");
    struct play p;
    begin(&p, JUNGLE "team Able + Plain Rifle");
    put_hostile(&p, "Found Sniper", 1, 0);
    put_hostile(&p, "Caught Courier", 1, 0);
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Found Sniper/1", 8, 3);
    take(&p, "bank Able/1");
    take(&p, "keep Able/1");                            /* 2, each by itself */
    assert_is(&p, "bank = 1");
    assert_is(&p, "soldier[0].bodies = 1");
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Caught Courier/2", 8, 3);
    assert_question(&p, "soldier turn");                /* none */
    end_play(&p);
}

TEST(kept_body_count_goes_with_its_soldier)
{
    RULE("NAM-CON-25");
    RULE("NAM-HTN-25");
    struct play p;
    begin(&p, JUNGLE "team Able + Baker");
    given(&p, "soldier[0].bodies = 2\nsoldier[1].bodies = 1\nbank = 3");
    struct grog_run r = { .m = p.m, .g = &p.game };
    struct grog_frame f = { .proc = PROC_HOSTILE_TURN, .seat = GROG_NOBODY };
    wf_wound(&r, &f, 0, 9);
    assert_is(&p, "soldier[0].bodies = 0");
    assert_is(&p, "soldier[1].bodies = 1");
    assert_is(&p, "bank = 3");
    end_play(&p);
}

TEST(any_kept_body_count_pays)
{
    RULE("NAM-CON-26");
    RULE("NAM-ACT-82");
    RULE("KW-072");
    struct play p;
    begin(&p, JUNGLE "team Able + Baker");
    stack(&p, ZONE_HOSTILES, "Loner");
    given(&p, "hand[0] = Toll Gate\nsoldier[0].bodies = 1\nbank = 5");
    assert_refused(&p, "play location Able/1, Toll Gate", "NAM-ACT-82");        /* what is Banked is of no use */
    given(&p, "soldier[1].bodies = 2");
    take(&p, "play location Able/1, Toll Gate");
    assert_question(&p, "who pays body count");
    take(&p, "pays body count Baker/2");
    take(&p, "pays body count Able/1");
    assert_is(&p, "soldier[0].bodies = 0");
    assert_is(&p, "soldier[1].bodies = 1");
    assert_is(&p, "front = 2");
    end_play(&p);
}

TEST(at_the_start_it_is_kept_and_conditions_count_the_team)
{
    RULE("NAM-SET-45");
    RULE("NAM-SET-46");
    RULE("NAM-CON-27");
    RULE("KW-343");
    struct play p;
    begin(&p, JUNGLE "team Able + Plain Rifle + Grim + Baker");
    assert_is(&p, "soldier[0].bodies = 2");
    assert_is(&p, "bank = 0");
    put_hostile(&p, "Nest", 1, 0);
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1", 6, 3);       /* 7 with Body Count 2 or more */
    take(&p, "bank Able/1");
    given(&p, "soldier[0].bodies = 1\nsoldier[1].bodies = 1\nsoldier[0].actions = 2");
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1", 6, 3);       /* of both */
    take(&p, "bank Able/1");
    given(&p, "soldier[1].bodies = 0\nbank = 9");
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1", 6, 3);
    assert_is(&p, "hostile[0].suppress = 1");           /* not those that are Banked */
    end_play(&p);
}

/* At the Objective, with this Body Count Banked, before the last Hostile. */
static void last_hostile(struct play *p, const char *bank)
{
    begin(p, JUNGLE "mission Grim Drill, team Able + Plain Rifle");
    put_location(p, "Field");
    p->wf.active = 1;
    p->wf.location[1].flags = 0;
    given(p, "soldier[0].place = 3");
    given(p, bank);
    put_hostile(p, "Pair", 3, 0);
    given(p, "hostile[0].ekia = 1");
    TAKE(p, "attack Able/1, Plain Rifle/1, Semi, Pair/1", 8, 3);
}

TEST(it_is_won_when_the_objective_is_done_and_enough_is_banked)
{
    RULE("NAM-SET-04");
    RULE("NAM-CON-07");
    RULE("NAM-CON-08");
    RULE("NAM-OBJ-01");
    struct play p;
    last_hostile(&p, "bank = 1");
    take(&p, "bank Able/1");
    take(&p, "end turn");
    assert_int_equal(p.wf.success, 1);
    end_play(&p);
    last_hostile(&p, "bank = 1");
    take(&p, "keep Able/1");
    take(&p, "end turn");
    assert_int_equal(p.game.over, 0);                   /* the Objective is done; Body Count is lacking */
    assert_is(&p, "location[1].flags = 8");
    put_hostile(&p, "Pair", 3, 0);
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Pair/1", 8, 3);
    take(&p, "bank Able/1");                            /* at that moment */
    assert_int_equal(p.wf.success, 1);
    end_play(&p);
}

TEST(who_last_gave_an_ekia_is_paid)
{
    RULE("NAM-ACT-72");
    struct play p;
    begin(&p, JUNGLE "team Able + Plain Rifle + Baker");
    put_hostile(&p, "Pair", 1, 0);
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Pair/1", 8, 3);
    take(&p, "bank Able/1");
    given(&p, "hand[1] = Stray Shell, Stray Shell");
    take(&p, "play Baker/2, Stray Shell");
    take(&p, "choose hostile Pair/1");
    assert_int_equal(hostiles_in_play(&p), 0);
    assert_is(&p, "soldier[0].xp = 1");
    put_hostile(&p, "Chief", 1, 0);
    take(&p, "play Baker/2, Stray Shell");
    take(&p, "choose hostile Chief/1");                 /* nobody has Attacked it */
    assert_int_equal(hostiles_in_play(&p), 0);
    assert_is(&p, "soldier[0].xp = 1");
    end_play(&p);
}

TEST(who_is_paid_has_not_eliminated_it)
{
    RULE("NAM-ACT-72");
    struct play p;
    begin(&p, JUNGLE "team Able + Plain Rifle + Trophies + Baker");
    put_hostile(&p, "Pair", 1, 0);
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Pair/1", 8, 3);
    take(&p, "bank Able/1");
    given(&p, "hand[1] = Stray Shell");
    take(&p, "play Baker/2, Stray Shell");
    take(&p, "choose hostile Pair/1");
    assert_int_equal(hostiles_in_play(&p), 0);
    assert_is(&p, "soldier[0].xp = 1");
    assert_int_equal(p.wf.hand[0][0], 0);               /* no Attack of his did it */
    put_hostile(&p, "Loner", 1, 0);
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Loner/1", 8, 3);
    take(&p, "bank Able/1");
    assert_int_equal(p.wf.hand[0][0], 1);
    end_play(&p);
}

/* ---- Search ------------------------------------------------------------------------------------- */

TEST(a_search_above_the_number_brings_a_hostile)
{
    RULE("NAM-ACT-108");
    RULE("KW-031");
    struct play p;
    begin(&p, JUNGLE "team Able");
    put_location(&p, "Tree Line");
    put_location(&p, "Field");
    stack(&p, ZONE_HOSTILES, "Nest, Cold Rain, Loner");
    assert_refused(&p, "search Able/1", "NAM-ACT-108");         /* the Mission card has no number */
    given(&p, "soldier[0].place = 2");
    TAKE(&p, "search Able/1", 6);                       /* 6: not more */
    assert_int_equal(hostiles_in_play(&p), 0);
    assert_is(&p, "soldier[0].actions = 1");
    TAKE(&p, "search Able/1", 7);
    assert_int_equal(hostiles_in_play(&p), 1);
    assert_is(&p, "hostile[0].card = Nest");            /* whatever its Reticles */
    assert_is(&p, "hostile[0].place = 2");
    assert_is(&p, "hostile[0].target = 1");
    assert_refused(&p, "search Able/1", "WF-TRN-02");
    given(&p, "soldier[0].actions = 1");
    TAKE(&p, "search Able/1", 10);                      /* an Event is resolved, and no other card is drawn */
    assert_is(&p, "soldier[0].suppress = 1");
    assert_int_equal(hostiles_in_play(&p), 1);
    end_play(&p);
}

TEST(search_rolls_are_modified)
{
    RULE("NAM-ACT-109");
    RULE("KW-032");
    struct play p;
    begin(&p, JUNGLE "team Able + Keen Eyes");
    put_location(&p, "Tree Line");
    given(&p, "soldier[0].place = 2");
    TAKE(&p, "search Able/1", 4);                       /* Search +3: 7 */
    assert_int_equal(hostiles_in_play(&p), 1);
    end_play(&p);
    begin(&p, JUNGLE "team Able + Keen Eyes");
    put_location(&p, "Tree Line");
    given(&p, "soldier[0].place = 2");
    put_hostile(&p, "Decoy", 2, 0);
    TAKE(&p, "search Able/1", 5);                       /* 5 + 3 - 2 */
    assert_int_equal(hostiles_in_play(&p), 1);
    end_play(&p);
}

TEST(to_find_it_the_number_is_enough)
{
    RULE("NAM-SET-05");
    RULE("NAM-OBJ-14");
    struct play p;
    begin(&p, JUNGLE "mission Find Drill, team Able");
    put_location(&p, "Field");
    p.wf.active = 1;
    p.wf.location[1].flags = 0;
    given(&p, "soldier[0].place = 3");
    TAKE(&p, "search Able/1", 7);
    assert_int_equal(p.game.over, 0);
    TAKE(&p, "search Able/1", 8);
    assert_int_equal(p.wf.success, 1);
    end_play(&p);
}

/* ---- Battle Fatigue --------------------------------------------------------------------------------- */

static unsigned fatigue_in(const struct play *p, unsigned zone)
{
    const uint16_t *pile = grog_pile_of(p->m, &p->game, zone, 0);
    unsigned n = 0;
    for (unsigned i = 1; i <= pile[0]; i++)
        n += pile[i] == card("Battle Fatigue");
    return n;
}

static unsigned fatigue_in_deck(const struct play *p)
{
    return fatigue_in(p, ZONE_ACTIONS) + fatigue_in(p, ZONE_ACTION_DISCARDS);
}

TEST(fatigue_lies_in_a_reserve_until_it_is_added)
{
    RULE("NAM-ACT-03");
    RULE("KW-197");
    RULE("NAM-SET-35");
    RULE("NAM-SET-36");
    RULE("NAM-SET-37");
    RULE("NAM-SET-38");
    RULE("NAM-SKL-07");
    RULE("NAM-SKL-16");
    struct play p;
    begin(&p, WEARY "team Able");
    assert_int_equal(fatigue_in_deck(&p), 0);
    assert_int_equal(fatigue_in(&p, ZONE_OUT), 3);
    given(&p, "hand[0] = Long Night, Long Night");
    take(&p, "play Able/1, Long Night");
    assert_int_equal(fatigue_in(&p, ZONE_ACTIONS), 2);
    take(&p, "play Able/1, Long Night");                /* 1 is left; the rest is ignored */
    assert_int_equal(fatigue_in(&p, ZONE_ACTIONS), 3);
    assert_int_equal(fatigue_in(&p, ZONE_OUT), 0);
    end_play(&p);
    begin(&p, WEARY "team Weary");                     /* Battle Fatigue 2 */
    assert_int_equal(fatigue_in_deck(&p), 2);
    end_play(&p);
    begin(&p, WEARY "mission Long Drill, team Awake + Able");  /* 1 of the Skill, 1 of the Mission */
    assert_int_equal(fatigue_in_deck(&p), 2);
    end_play(&p);
    begin(&p, WEARY "mission Long Drill, team Weary + Awake"); /* 4 of 3 */
    assert_int_equal(fatigue_in_deck(&p), 3);
    end_play(&p);
    assert_unfit(WEARY "team Able + Worn Out", "it comes only with another card");
    begin(&p, "team Able");                             /* a card of that Setting */
    assert_int_equal(fatigue_in(&p, ZONE_OUT), 0);
    end_play(&p);
}

TEST(drawn_it_is_discarded_and_nothing_comes_in_its_place)
{
    RULE("NAM-ACT-04");
    RULE("NAM-ACT-26");
    RULE("NAM-SET-49");
    struct play p;
    begin(&p, WEARY "team Able");                      /* Health 6 */
    stack(&p, ZONE_ACTIONS, "Battle Fatigue, Aim, Battle Fatigue, Duck, Load, Stride");
    take(&p, "discard and draw Able/1");
    assert_int_equal(p.wf.hand[0][0], 4);
    assert_int_equal(fatigue_in(&p, ZONE_ACTION_DISCARDS), 2);
    end_play(&p);
}

TEST(a_first_hand_may_be_short)
{
    RULE("NAM-SET-49");
    struct play p;
    begin(&p, WEARY "team Able");
    given(&p, "hand[0] =");
    stack(&p, ZONE_ACTIONS, "Battle Fatigue, Aim");
    struct grog_run r = { .m = p.m, .g = &p.game };
    wf_draw_card(&r, 0);                                /* as the deal draws */
    assert_int_equal(p.wf.hand[0][0], 0);
    wf_draw_card(&r, 0);
    assert_is(&p, "hand[0] = Aim");
    end_play(&p);
}

TEST(a_location_marker_is_resolved_when_it_is_drawn)
{
    RULE("NAM-SET-48");
    RULE("NAM-ACT-25");
    RULE("NAM-ACT-05");
    RULE("CHT-SET-30");
    RULE("CHT-ACT-11");
    static const char *const settings[] = { JUNGLE "team Able", "setting Nest Drill, team Able" };
    for (unsigned i = 0; i < 2; i++) {
        struct play p;
        begin(&p, settings[i]);
        stack(&p, ZONE_ACTIONS, "Map");
        stack(&p, ZONE_LOCATIONS, "Thicket");
        struct grog_run r = { .m = p.m, .g = &p.game };
        wf_draw_card(&r, 0);                            /* as the deal and Discard and Draw do */
        assert_is(&p, "hand[0] = Thicket");
        assert_int_equal(p.wf.action_discards[p.wf.action_discards[0]], card("Map"));
        end_play(&p);
    }
}

/* With the optional rule it is the player's choice: his hand may begin with one, and he follows it when he likes. */
TEST(a_marker_that_was_kept_is_set_aside_for_a_move)
{
    RULE("NAM-ACT-39");
    struct play p;
    begin(&p, JUNGLE "team Able, rules Markers Kept");
    given(&p, "hand[0] = Map, Aim");
    take(&p, "save card Able/1, Map");
    assert_is(&p, "hand[0] = Aim");
    assert_is(&p, "saved[0] = Map");
    assert_null(grog_check(p.m, &p.game));
    end_play(&p);
}

TEST(a_location_marker_may_be_kept)
{
    RULE("CHT-SET-30");
    RULE("CHT-ACT-11");
    RULE("NAM-SET-48");
    RULE("NAM-ACT-25");
    static const char *const settings[] = { JUNGLE "team Able, rules Markers Kept",
                                            "setting Nest Drill, team Able, rules Markers Kept" };
    for (unsigned i = 0; i < 2; i++) {
        struct play p;
        begin(&p, settings[i]);
        stack(&p, ZONE_ACTIONS, "Map, Aim");
        stack(&p, ZONE_LOCATIONS, "Thicket");
        struct grog_run r = run_of(&p);
        wf_draw_card(&r, 0);
        wf_draw_card(&r, 0);
        assert_is(&p, "hand[0] = Map, Aim");            /* a card of his hand */
        assert_null(grog_check(p.m, &p.game));
        take(&p, "follow Able/1, Map");
        assert_is(&p, "hand[0] = Aim, Thicket");
        assert_is(&p, "soldier[0].actions = 2");        /* no Action */
        assert_int_equal(p.wf.action_discards[p.wf.action_discards[0]], card("Map"));
        assert_false(offered(&p, "follow Able/1, Map"));
        end_play(&p);
    }
}

TEST(who_is_out_keeps_nothing)
{
    RULE("NAM-CON-25");
    struct play p;
    begin(&p, JUNGLE "team Able + Baker");
    struct grog_run r = { .m = p.m, .g = &p.game };
    struct grog_frame f = { .proc = PROC_HOSTILE_TURN, .seat = GROG_NOBODY };
    wf_wound(&r, &f, 1, 9);
    assert_null(grog_check(p.m, &p.game));
    p.wf.soldier[1].bodies = 1;
    assert_string_equal(grog_check(p.m, &p.game), "a Soldier who is and is not in play");
    p.wf.soldier[1].bodies = 0;
    end_play(&p);
}

/* ---- Upkeep, Service Records ------------------------------------------------------------------------ */

TEST(upkeep_is_paid_or_the_skill_is_lost)
{
    RULE("NAM-SKL-05");
    RULE("KW-182");
    RULE("NAM-SKL-06");
    struct play p;
    begin(&p, JUNGLE "team Able + War Dog + Plain Rifle");
    given(&p, "soldier[0].xp = 1");
    end_turn(&p);
    assert_question(&p, "upkeep");
    take(&p, "keep up War Dog/1");
    assert_is(&p, "soldier[0].xp = 0");
    assert_is(&p, "item[0].card = War Dog");
    put_hostile(&p, "Nest", 1, 0);
    TAKE(&p, "attack Able/1, Plain Rifle/2, Semi, Nest/1", 6, 3);
    take(&p, "bank Able/1");                            /* it still adds 1 */
    given(&p, "hostile[0].suppress = 3");
    end_turn(&p);                                       /* nothing to pay with */
    assert_question(&p, "soldier turn");
    TAKE(&p, "attack Able/1, Plain Rifle/2, Semi, Nest/1", 6, 3);
    assert_question(&p, "soldier turn");
    end_play(&p);
    begin(&p, JUNGLE "team Able + Radio Watch");
    given(&p, "hand[0] = Aim");
    take(&p, "end turn");
    take(&p, "give up Radio Watch/1");
    assert_int_equal(p.wf.item[0].thing.live, 0);
    assert_int_equal(p.wf.hand[0][0], 1);
    end_play(&p);
}

TEST(what_is_mandatory_is_done_and_used_up)
{
    RULE("NAM-SKL-14");
    RULE("NAM-SKL-12");
    struct play p;
    begin(&p, JUNGLE "team Able + Siege");
    given(&p, "soldier[0].place = 1\nhand[0] = Field");
    assert_is(&p, "item[1].card = Flashback");
    assert_is(&p, "item[1].count = 2");
    put_location(&p, "Tree Line");
    given(&p, "soldier[0].place = 2");
    TAKE(&p, "search Able/1", 10);                      /* a Hostile enters his Location */
    assert_is(&p, "soldier[0].suppress = 1");
    assert_is(&p, "item[1].count = 1");
    given(&p, "soldier[0].suppress = 0\nitem[1].count = 0\nsoldier[0].actions = 1");
    stack(&p, ZONE_HOSTILES, "Loner");
    TAKE(&p, "search Able/1", 10);
    assert_is(&p, "soldier[0].suppress = 0");           /* none is left */
    take(&p, "use Able/1, Steady Nerve/3");             /* no time is said: in the Soldier Turn */
    assert_is(&p, "soldier[0].xp = 1");
    end_play(&p);
}

TEST(records_without_dates_do_not_overlap)
{
    RULE("NAM-SET-30");
    RULE("NAM-SKL-15");
    struct play p;
    begin(&p, JUNGLE "team Able + Siege + Hill Fight");
    end_play(&p);
    assert_unfit(JUNGLE "team Able + Siege + Hill Fight + Siege", "he has it already (NAM-SET-30)");
    assert_unfit(JUNGLE "team Able + Siege x2", "he has it already (NAM-SET-30)");
    assert_unfit(JUNGLE "team Siegeman + Siege", "he has it already (NAM-SET-30)");     /* it is printed on his card */
}

TEST(one_level_of_hostiles_or_both)
{
    RULE("NAM-EXP-02");
    RULE("KW-052");
    RULE("NAM-EXP-03");
    struct play p;
    static const char *const force[] = { "Locals", "Regulars", "Locals and Regulars" };
    static const unsigned locals[] = { 4, 0, 4 }, regulars[] = { 0, 3, 3 };
    for (unsigned k = 0; k < 3; k++) {
        char setup[200];
        snprintf(setup, sizeof setup, JUNGLE "mission Village Drill, hostiles %s, team Able", force[k]);
        begin(&p, setup);
        unsigned n[2] = { 0 };
        for (unsigned i = 1; i <= p.wf.hostiles[0]; i++) {
            n[0] += p.wf.hostiles[i] == card("Villagers");
            n[1] += p.wf.hostiles[i] == card("Regular Squad");
        }
        assert_int_equal(n[0], locals[k]);
        assert_int_equal(n[1], regulars[k]);
        end_play(&p);
    }
    begin(&p, JUNGLE "team Able");
    assert_int_equal(numbers_of(p.m, card("Locals"))[FORCE_LEVEL], FRONTLINE);
    assert_int_equal(numbers_of(p.m, card("Regulars"))[FORCE_LEVEL], ELITE);
    end_play(&p);
}

TEST(the_last_ekia_may_do_something)
{
    RULE("KW-055");
    struct play p;
    begin(&p, JUNGLE "team Able + Plain Rifle");
    put_hostile(&p, "Powder Cart", 1, 0);
    given(&p, "hostile[0].ekia = 1");
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Powder Cart/1", 9, 3);
    take(&p, "bank Able/1");
    assert_is(&p, "soldier[0].suppress = 1");
    end_play(&p);
}

TEST(cards_carry_their_numbers)
{
    RULE("NAM-SET-04");
    RULE("NAM-SET-05");
    RULE("NAM-ACT-01");
    struct play p;
    begin(&p, JUNGLE "mission Grim Drill, team Able");
    const int16_t *mission = numbers_of(p.m, card("Grim Drill")), *line = numbers_of(p.m, card("Tree Line")),
                  *gate = numbers_of(p.m, card("Toll Gate")), *pilot = numbers_of(p.m, card("Lost Pilot")),
                  *paddy = numbers_of(p.m, card("Paddy"));
    assert_int_equal(mission[MISSION_BODIES], 2);
    assert_int_equal(mission[MISSION_RESOURCES], 114);
    assert_int_equal(mission[MISSION_TIME], 18);
    assert_int_equal(mission[MISSION_OBJECTIVE], 3);
    assert_int_equal(mission[PLACE_ENGAGE], -1);
    assert_int_equal(line[PLACE_SEARCH], 6);
    assert_int_equal(gate[LOCATION_BODIES], 2);
    assert_int_equal(paddy[PLACE_REINFORCE], 1);
    assert_int_equal(paddy[PLACE_REINFORCE + 1], 2);
    assert_int_equal(paddy[PLACE_ENTRANCE], 1);
    assert_int_equal(paddy[PLACE_HOSTILES], 6);
    assert_int_equal(pilot[OBJECTIVE_FIND], 8);
    end_play(&p);
}

/* ---- all of it --------------------------------------------------------------------------------- */

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(an_ekia_by_an_attack_is_kept_or_banked),
        IT(a_hostile_may_earn_more_or_less),
        IT(kept_body_count_goes_with_its_soldier),
        IT(any_kept_body_count_pays),
        IT(at_the_start_it_is_kept_and_conditions_count_the_team),
        IT(it_is_won_when_the_objective_is_done_and_enough_is_banked),
        IT(who_last_gave_an_ekia_is_paid), IT(who_is_paid_has_not_eliminated_it),
        IT(a_search_above_the_number_brings_a_hostile), IT(search_rolls_are_modified),
        IT(to_find_it_the_number_is_enough),
        IT(fatigue_lies_in_a_reserve_until_it_is_added), IT(drawn_it_is_discarded_and_nothing_comes_in_its_place),
        IT(a_first_hand_may_be_short), IT(upkeep_is_paid_or_the_skill_is_lost),
        IT(what_is_mandatory_is_done_and_used_up),
        IT(records_without_dates_do_not_overlap), IT(one_level_of_hostiles_or_both), IT(the_last_ekia_may_do_something),
        IT(cards_carry_their_numbers), IT(a_location_marker_may_be_kept),
        IT(a_marker_that_was_kept_is_set_aside_for_a_move),
        IT(a_location_marker_is_resolved_when_it_is_drawn), IT(who_is_out_keeps_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
