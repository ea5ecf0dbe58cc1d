/* SPDX-License-Identifier: MIT */
/* wf_jungle.c -- rules of the Vietnam manual from the side where they could be wrong: what is chosen before the
 * Mission, the Objective and who is rescued, what Hostiles do, what a Soldier Turn allows. */
#include "mission.h"
#include "warfighter/optional_rules.h"

#define JUNGLE "setting Jungle Drill, "

/* ---- before the Mission ------------------------------------------------------------------------- */

TEST(hostiles_are_of_the_region)
{
    RULE("NAM-SET-15");
    struct play p;
    begin(&p, JUNGLE "mission Village Drill, hostiles Regulars, team Able");
    end_play(&p);
    assert_unfit(JUNGLE "mission Village Drill, hostiles Reds, team Able", "Hostiles of another Region");
    assert_unfit(JUNGLE "mission Far Drill, hostiles Locals, team Able", "Hostiles of another Region");
    begin(&p, JUNGLE "mission Far Drill, hostiles Red Guards, team Able");      /* a Region without its own */
    end_play(&p);
}

TEST(the_top_of_the_hostile_deck_is_seen)
{
    RULE("NAM-SET-17");
    struct play p, view;
    begin(&p, JUNGLE "team Able");
    stack(&p, ZONE_HOSTILES, "Chief, Pair");
    grog_view(p.m, &p.game, 0, &view.game);
    assert_int_equal(view.wf.hostiles[view.wf.hostiles[0]], card("Chief"));
    assert_int_not_equal(view.wf.hostiles[view.wf.hostiles[0] - 1], card("Pair"));      /* no other is */
    end_play(&p);
    begin(&p, "team Able");
    stack(&p, ZONE_HOSTILES, "Chief, Pair");
    grog_view(p.m, &p.game, 0, &view.game);
    assert_int_not_equal(view.wf.hostiles[view.wf.hostiles[0]], card("Chief"));
    end_play(&p);
}

/* What is no set comes in any combination. */
TEST(by_lot_any_two_that_go_together)
{
    RULE("NAM-SET-19");
    struct play p;
    begin(&p, "team Able");
    uint8_t seed[GROG_SEED_BYTES];
    unsigned escorts = 0, plain = 0, home = 0, both = 0;
    for (unsigned i = 0; i < 2000; i++) {
        struct grog_dice dice;
        uint16_t mission, objective;
        grog_seed_from_number(i, seed);
        grog_dice_seed(&dice, seed);
        assert_true(wf_random_mission(p.m->cards, &dice, &mission, &objective));
        bool escort = mission == card("Bodyguard"), escape = objective == card("Far Bank");
        escorts += escort;
        plain += escort && !numbers_of(p.m, objective)[OBJECTIVE_TYPES];
        home += escape && !numbers_of(p.m, mission)[MISSION_TYPES];
        both += escort && escape;
        assert_false(mission == card("Two Stops") && objective == card("Relay"));   /* it lies there already */
        assert_false(escape && mission == card("Outer Line"));                      /* a set, and another way */
    }
    assert_true(escorts && plain && home);
    assert_true(both < escorts);
    end_play(&p);
}

TEST(no_vehicle_is_rescued)
{
    RULE("NAM-SET-41");
    RULE("NAM-MSN-24");
    struct play p;
    assert_unfit("mission Stragglers, team Able + Gunner + Walker", "is missing: squad (NAM-MSN-24)");
    begin(&p, "mission Stragglers, team Able + Gunner + Walker + Squad");
    assert_is(&p, "soldier[1].place = 3");
    assert_is(&p, "soldier[3].place = 3");
    assert_int_equal(p.wf.soldier[2].fate, WAITING);
    assert_is(&p, "soldier[2].part = 0");
    uint8_t seed[GROG_SEED_BYTES];
    for (unsigned i = 0; i < 300; i++) {
        struct grog_dice dice;
        uint16_t out[RESCUE_ROOM];
        grog_seed_from_number(i, seed);
        grog_dice_seed(&dice, seed);
        assert_int_equal(wf_random_rescue(p.m->cards, &dice, card("Stragglers"), out), 2);
        assert_int_equal(numbers_of(p.m, out[1])[SQUAD_VEHICLE], 0);
        assert_int_not_equal(out[0], card("Scout"));    /* he comes as a Hostile */
    }
    end_play(&p);
}

TEST(gear_is_bought_for_who_is_rescued)
{
    RULE("NAM-MSN-26");
    struct play p;
    begin(&p, "mission Old Comrade, team Able + Tess + Plain Rifle + Kit");
    assert_is(&p, "soldier[1].place = 3");
    assert_is(&p, "item[0].holder = 2");
    put_hostile(&p, "Loner", 3, 1);
    assert_true(offered(&p, "attack Tess/2, Plain Rifle/1, Semi, Loner/1"));
    end_play(&p);
}

TEST(who_comes_with_a_vehicle_is_picked)
{
    RULE("NAM-VEH-31");
    RULE("NAM-VEH-29");
    struct play p;
    for (unsigned k = 0; k < 2; k++) {
        begin(&p, k ? JUNGLE "team Able + Fixer + Carl" : JUNGLE "team Able + Fixer + Gunner");
        assert_int_equal(p.wf.points, 20 + 12);         /* he is in the price */
        assert_int_equal(p.wf.soldier[2].thing.card, card(k ? "Carl" : "Gunner"));
        assert_int_equal(p.wf.soldier[2].fate, WAITING);
        assert_is(&p, "cup[2] = 0");
        assert_null(grog_check(p.m, &p.game));
        take(&p, "call vehicle Fixer/2, Drill/1");
        assert_int_equal(p.wf.soldier[2].fate, IN_PLAY);
        assert_is(&p, "soldier[2].place = 1");
        assert_is(&p, "cup[1] = 4");
        assert_is(&p, "cup[2] = 4");
        end_turn(&p);
        end_turn(&p);
        assert_int_equal(p.wf.soldier[1].fate, GONE);   /* its Limit is 2; he stays */
        assert_int_equal(p.wf.soldier[2].fate, IN_PLAY);
        end_play(&p);
    }
    begin(&p, JUNGLE "team Able + Fixer + Baker + Carl");       /* not right behind it: he is bought */
    assert_int_equal(p.wf.soldier[3].fate, IN_PLAY);
    assert_int_equal(p.wf.points, 20 + 12 + 15 + numbers_of(p.m, card("Carl"))[SOLDIER_COST]);
    end_play(&p);
    struct grog_match *m = draft_of(JUNGLE "team Able + Fixer + Carl");
    struct grog_bill bill;
    m->system->market->bill(m, &bill);
    assert_int_equal(bill.at[2].cost, 0);
    grog_match_free(m);
}

TEST(a_foreign_weapon_that_is_printed_is_not_bought_again)
{
    RULE("NAM-SOL-12");
    struct play p;
    begin(&p, "team Borrower + Gast");
    end_play(&p);
    assert_unfit("team Borrower + Blue Pistol", "it is of another Nation");
}

TEST(for_team_soldiers_where_it_is_for_player_soldiers)
{
    RULE("NAM-SKL-09");
    struct play p;
    begin(&p, JUNGLE "team Able + Tess + September");
    end_play(&p);
    assert_unfit(JUNGLE "team Able + Tess + Squad File", "WF-SVC-06");
    begin(&p, JUNGLE "team Able + Squad + Squad File");
    end_play(&p);
}

TEST(all_that_his_cards_give_at_the_start)
{
    RULE("NAM-SET-45");
    struct play p;
    begin(&p, JUNGLE "team Old Salt");
    const uint8_t *counter = p.wf.soldier[0].counter;
    assert_is(&p, "soldier[0].xp = 1");
    assert_is(&p, "soldier[0].bodies = 2");
    assert_int_equal(counter[grog_card(p.m, card("Hardy Fever"))->ordinal], 1);
    assert_int_equal(counter[grog_card(p.m, card("Hardy Cold"))->ordinal], 1);
    end_play(&p);
}

/* ---- the Mission ------------------------------------------------------------------------------------- */

TEST(vehicles_must_come_home_too)
{
    RULE("NAM-MSN-34");
    struct play p;
    begin(&p, "mission Field Trip, objective Home Shore, team Able + Walker");
    put_location(&p, "Glade");
    take(&p, "call vehicle Walker/2, Home Shore/2");
    given(&p, "soldier[0].place = 2");
    take(&p, "move Able/1, Field Trip/1");
    assert_int_equal(p.game.over, 0);
    given(&p, "soldier[1].place = 2");
    take(&p, "move Walker/2, Field Trip/1");
    assert_int_equal(p.game.over, 1);
    assert_is(&p, "success = 1");
    end_play(&p);
    begin(&p, "mission Field Trip, objective Home Shore, team Able + Walker");  /* one not called does not count */
    put_location(&p, "Glade");
    given(&p, "soldier[0].place = 2");
    take(&p, "move Able/1, Field Trip/1");
    assert_int_equal(p.game.over, 1);
    end_play(&p);
}

TEST(below_no_weapon_that_can_explode)
{
    RULE("NAM-MSN-46");
    struct play p;
    begin(&p, JUNGLE "mission Tunnel, team Able + Two Way Arm + Side Arm");
    put_hostile(&p, "Loner", 1, 0);
    assert_true(offered(&p, "attack Able/1, Side Arm/2, Semi, Loner/1"));
    assert_refused(&p, "attack Able/1, Two Way Arm/1, Explosion, Loner/1", "NAM-MSN-44");
    assert_refused(&p, "attack Able/1, Two Way Arm/1, Semi, Loner/1", "NAM-MSN-44");    /* in its other Mode neither */
    end_play(&p);
}

TEST(as_many_as_can_be_paid_for)
{
    RULE("NAM-ACT-134");
    struct play p;
    begin(&p, JUNGLE "team Able + Baker");
    given(&p, "soldier[0].actions = 9\nhand[0] = Tidy Up, Tidy Up, Tidy Up, Tidy Up, Tidy Up\nsoldier[0].xp = 0");
    for (unsigned i = 0; i < 5; i++)
        take(&p, "play Able/1, Tidy Up");               /* free: all of them */
    assert_is(&p, "soldier[0].xp = 5");
    for (unsigned i = 0; i < 9; i++) {
        given(&p, "hand[0] =");
        take(&p, "discard and draw Able/1");
    }
    assert_is(&p, "soldier[0].actions = 0");
    assert_refused(&p, "discard and draw Able/1", "WF-TRN-02");
    assert_true(offered(&p, "discard and draw Baker/2"));
    end_play(&p);
}

TEST(a_skill_heals_as_equipment_does)
{
    RULE("NAM-ACT-110");
    struct play p;
    begin(&p, JUNGLE "team Able + Tess + First Aid");
    given(&p, "soldier[0].wound[0] = 2");
    take(&p, "use Tess/2, First Aid/1");
    TAKE(&p, "choose wound 1", 7);
    assert_is(&p, "soldier[0].wound[0] = 0");
    assert_is(&p, "soldier[1].actions = 1");
    end_play(&p);
}

TEST(a_team_soldier_goes_down_and_strikes_by_his_numbers)
{
    RULE("NAM-SOL-19");
    struct play p;
    begin(&p, JUNGLE "mission Brawl, team Able + Tor + Bayonet");        /* Health 3, HtH 2 */
    put_hostile(&p, "Mob", 1, 1);
    take(&p, "engage Tor/2, Mob/1");
    TAKE(&p, "attack Tor/2, Bayonet/1, Aimed, Mob/1", 6, 6);    /* 6 and 2: 8 */
    take(&p, "bank Tor/2");
    assert_is(&p, "hostile[0].ekia = 1");
    end_play(&p);
    begin(&p, JUNGLE "team Able + Tor");
    put_hostile(&p, "Loner", 1, 1);
    given(&p, "soldier[1].wound[0] = 1");
    END_TURN(&p, 8, 6);
    assert_int_equal(p.wf.soldier[1].fate, IN_PLAY);    /* 2 of 3 */
    END_TURN(&p, 8, 6);
    assert_int_equal(p.wf.soldier[1].fate, DOWNED);
    end_play(&p);
}

/* ---- Hostiles ---------------------------------------------------------------------------------------- */

TEST(an_event_comes_before_who_is_drawn_behind_it)
{
    RULE("NAM-HTN-07");
    struct play p;
    begin(&p, JUNGLE "team Able");
    put_location(&p, "Paddy");
    given(&p, "soldier[0].place = 2");
    put_hostile(&p, "Pair", 2, 0);
    stack(&p, ZONE_HOSTILES, "Fire Storm, Loner");
    END_TURN(&p, 1, 1);                                 /* the Loner Attacks, the Pair is pinned */
    assert_int_equal(hostiles_in_play(&p), 2);
    assert_is(&p, "hostile[0].suppress = 1");           /* 2, and one has gone */
    assert_is(&p, "hostile[1].card = Loner");
    assert_is(&p, "hostile[1].suppress = 0");           /* it came afterwards */
    assert_true(told_at(&p, "attacks: Loner/2") >= 0);
    end_play(&p);
}

/* One entry of the chart: Wounds, or something else. */
TEST(a_roll_gives_what_stands_there_and_no_more)
{
    RULE("NAM-HTN-17");
    static const struct { const char *hostile; int ekia; uint8_t roll; int wounds, suppress; } cases[] = {
        { "Spitter", 0, 8, 0, 2 }, { "Spitter", 0, 10, 1, 0 },          /* 8: a result; 10: a Wound */
        { "Sharpeners", 0, 10, 2, 0 }, { "Sharpeners", 1, 10, 0, 2 },   /* the result stands in the column of one */
        { "Odd Shot", 0, 8, 1, 0 }, { "Odd Shot", 0, 9, 0, 2 },         /* the result stands above the Wound */
        { "Odd Pair", 1, 8, 1, 0 }, { "Odd Pair", 0, 8, 0, 2 },         /* the Wound stands in the column of one */
        { "Odd Pair", 0, 7, 0, 1 },                                     /* a Miss there, through Cover: Suppressed */
    };
    for (unsigned i = 0; i < GROG_COUNT(cases); i++) {
        struct play p;
        begin(&p, JUNGLE "team Able");
        put_hostile(&p, cases[i].hostile, 1, 0);
        p.wf.hostile[0].ekia = (uint8_t)cases[i].ekia;
        END_TURN(&p, cases[i].roll, 6);
        assert_int_equal(p.wf.soldier[0].wound[0], cases[i].wounds);
        assert_int_equal(p.wf.soldier[0].suppress, cases[i].suppress);
        end_play(&p);
    }
}

TEST(in_an_inactive_objective_it_is_engaged_as_elsewhere)
{
    RULE("NAM-CON-37");
    struct play p;
    begin(&p, JUNGLE "team Able");
    given(&p, "out = Caught Courier");
    put_hostile(&p, "Courier", p.wf.objective, 0);
    assert_is(&p, "active = 0");
    take(&p, "turn over Able/1, Courier/1");
    assert_is(&p, "hostile[0].card = Caught Courier");
    end_play(&p);
    begin(&p, JUNGLE "team Able");                      /* and by a card */
    given(&p, "out = Caught Courier\nhand[0] = Flush Out\nsoldier[0].bodies = 1");
    put_hostile(&p, "Courier", p.wf.objective, 0);
    take(&p, "play Able/1, Flush Out");
    assert_question(&p, "whom to engage");
    take(&p, "choose hostile Courier/1");
    assert_is(&p, "hostile[0].card = Caught Courier");
    end_play(&p);
}

TEST(conditions_are_looked_at_at_every_step_of_the_hostile_turn)
{
    RULE("NAM-CON-38");
    struct play p;
    begin(&p, JUNGLE "team Able");                      /* it comes beside a Soldier and Attacks Engaged: 7, not 8 */
    put_location(&p, "Paddy");
    given(&p, "soldier[0].place = 2\nout = Rebels");
    put_hostile(&p, "Pair", 2, 0);                      /* company: nobody Fades */
    given(&p, "hostile[0].suppress = 2");
    stack(&p, ZONE_HOSTILES, "Villagers");
    END_TURN(&p, 7, 6);
    assert_is(&p, "hostile[1].card = Rebels");
    assert_is(&p, "soldier[0].wound[0] = 1");
    end_play(&p);
    begin(&p, JUNGLE "team Able + Baker");              /* an Attack leaves it alone: it Attacks Unengaged, for 1 */
    put_location(&p, "Field");
    given(&p, "soldier[0].place = 2\nout = Ambush");
    p.wf.soldier[1].wound[0] = (uint8_t)(numbers_of(p.m, card("Baker"))[SOLDIER_HEALTH] - 1);
    put_hostile(&p, "Loner", 1, 1);
    put_hostile(&p, "Sprung Ambush", 1, 0);
    END_TURN(&p, 8, 6, 8, 6);
    assert_int_equal(p.wf.soldier[1].fate, DOWNED);
    assert_is(&p, "hostile[1].card = Ambush");
    assert_is(&p, "soldier[0].wound[0] = 1");
    end_play(&p);
    begin(&p, JUNGLE "team Able + Baker");              /* it has come nearer, and Fades Engaged in the same Turn */
    put_location(&p, "Field");
    put_location(&p, "Field");
    given(&p, "soldier[0].place = 1\nsoldier[1].place = 2\nout = Armed Farmers");
    put_hostile(&p, "Farmers", 3, 0);
    end_turn(&p);
    assert_int_equal(hostiles_in_play(&p), 0);
    end_play(&p);
}

TEST(all_are_looked_at_before_any_fades)
{
    RULE("NAM-HTN-35");
    struct play p;
    begin(&p, JUNGLE "team Able");
    given(&p, "out = Farmers");
    put_hostile(&p, "Lone Farmer", 4, 0);               /* 1 and 3 Reticles: 4, while it is there */
    put_hostile(&p, "Armed Farmers", 4, 0);
    given(&p, "hostile[0].suppress = 0\nhostile[1].suppress = 2");
    end_turn(&p);
    assert_int_equal(hostiles_in_play(&p), 1);
    assert_is(&p, "hostile[1].card = Armed Farmers");
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(hostiles_are_of_the_region), IT(the_top_of_the_hostile_deck_is_seen), IT(by_lot_any_two_that_go_together),
        IT(no_vehicle_is_rescued), IT(gear_is_bought_for_who_is_rescued),
        IT(who_comes_with_a_vehicle_is_picked),
        IT(a_foreign_weapon_that_is_printed_is_not_bought_again),
        IT(for_team_soldiers_where_it_is_for_player_soldiers), IT(all_that_his_cards_give_at_the_start),
        IT(vehicles_must_come_home_too), IT(below_no_weapon_that_can_explode), IT(as_many_as_can_be_paid_for),
        IT(a_skill_heals_as_equipment_does), IT(a_team_soldier_goes_down_and_strikes_by_his_numbers),
        IT(an_event_comes_before_who_is_drawn_behind_it), IT(a_roll_gives_what_stands_there_and_no_more),
        IT(in_an_inactive_objective_it_is_engaged_as_elsewhere),
        IT(conditions_are_looked_at_at_every_step_of_the_hostile_turn), IT(all_are_looked_at_before_any_fades),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
