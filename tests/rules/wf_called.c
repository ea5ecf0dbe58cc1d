/* SPDX-License-Identifier: MIT */
/* wf_called.c -- Vehicles that are Called In: each test would fail without its rule. */
#include "mission.h"
#include "warfighter/attack.h"
#include "warfighter/objective.h"
#include "warfighter/threat.h"
#include "warfighter/vehicles.h"
#include "warfighter/wounds.h"

static void wound(struct play *p, unsigned soldier, int wounds)
{
    struct grog_run r = { .m = p->m, .g = &p->game };
    struct grog_frame f = { .proc = PROC_HOSTILE_TURN, .seat = GROG_NOBODY };
    wf_wound(&r, &f, soldier, wounds);
}

static unsigned harm(const struct play *p, const uint8_t *of) { return of[grog_card(p->m, card("Harm"))->ordinal]; }

/* ---- before it comes ------------------------------------------------------------------ */

TEST(a_vehicle_with_a_turn_limit_stays_off_the_board)
{
    RULE("CHT-SET-24");
    RULE("CHT-SET-27");
    RULE("NAM-VEH-05");
    RULE("NAM-SET-40");
    RULE("NAM-SET-44");
    RULE("CHT-VEH-01");
    RULE("CHT-VEH-08");
    RULE("CHT-VEH-28");
    struct play p;
    begin(&p, "team Able + Walker");
    assert_int_equal(p.wf.soldier[1].fate, WAITING);
    assert_is(&p, "soldier[1].place = 0");
    assert_is(&p, "soldier[1].actions = 0");
    assert_is(&p, "cup[1] = 0");
    assert_is(&p, "cup[0] = 4");
    put_hostile(&p, "Loner", 1, 0);
    assert_false(offered(&p, "attack Walker/2, Turret Gun/1, Semi, Loner/1"));
    for (unsigned turn = 0; turn < 3; turn++)
        end_turn(&p);
    assert_is(&p, "soldier[1].turns = 0");              /* it is not counted */
    assert_is(&p, "soldier[1].actions = 0");
    end_play(&p);
    begin(&p, "team Able + Car");                       /* without a Limit it starts with the team */
    assert_is(&p, "soldier[1].place = 1");
    assert_is(&p, "cup[1] = 4");
    assert_false(offered(&p, "call vehicle Car/2, Drill/1"));
    end_play(&p);
}

TEST(while_it_waits_it_says_nothing)
{
    RULE("NAM-VEH-05");
    struct play p;
    begin(&p, "team Able + Spotter Plane");
    struct grog_frame about = { .proc = PROC_MOVE, .seat = 0, .actor = soldier_ref(&p.wf, 0) };
    assert_int_equal(grog_value(p.m, &p.game, VALUE_MOVEMENT, &about, NULL), 0);
    take(&p, "call vehicle Spotter Plane/2, Drill/1");
    assert_int_equal(grog_value(p.m, &p.game, VALUE_MOVEMENT, &about, NULL), 1);
    end_play(&p);
}

TEST(its_points_count_from_the_start_until_it_goes)
{
    RULE("NAM-SET-32");
    RULE("CHT-SOL-08");
    RULE("CHT-ACT-87");
    RULE("CHT-VEH-04");
    RULE("CHT-VEH-06");
    RULE("CHT-VEH-07");
    RULE("CHT-VEH-17");
    struct play p;
    begin(&p, "team Able + Walker");
    assert_is(&p, "points = 30");
    stack(&p, ZONE_HOSTILES, "Loner, Loner, Chief");
    given(&p, "hand[0] = Knoll");
    take(&p, "play location Able/1, Knoll");            /* 3 from 30 points on */
    assert_int_equal(hostiles_in_play(&p), 3);
    given(&p, "timer = 9");
    take(&p, "call vehicle Walker/2, Drill/1");
    assert_is(&p, "points = 30");
    wound(&p, 1, 3);                                    /* Destroyed: as a Soldier who is Down */
    assert_is(&p, "points = 20");
    end_play(&p);
    begin(&p, "team Able + Spotter Plane");
    assert_is(&p, "points = 25");
    take(&p, "call vehicle Spotter Plane/2, Drill/1");
    end_turn(&p);
    assert_is(&p, "points = 20");                       /* its Limit is 1 */
    end_play(&p);
    assert_unfit("team Able + Walker + Walker", "each Soldier once");
    begin(&p, "mission Light Drill, team Able + Gast + Carl");          /* 51 of 60 */
    end_play(&p);
    assert_unfit("mission Light Drill, team Able + Gast + Carl + Walker", "costs 61 Resource Points");
}

TEST(it_does_not_go_before_its_limit_by_choice)
{
    RULE("CHT-VEH-07");
    RULE("CHT-SOL-23");
    struct play p;
    for (unsigned nest = 0; nest < 2; nest++) {
        begin(&p, nest ? "setting Nest Drill, team Able + Walker" : "team Able + Walker");
        take(&p, "call vehicle Walker/2, Drill/1");
        wound(&p, 1, 1);                                /* 2 Health: by Universal it could be taken out */
        given(&p, "soldier[0].wound[0] = 4");
        if (nest) {
            assert_refused(&p, "withdraw Walker/2", "WF-ESC-05");
            assert_refused(&p, "withdraw Able/1", "WF-ESC-05");
        } else {
            assert_true(offered(&p, "withdraw Walker/2"));
            assert_true(offered(&p, "withdraw Able/1"));
        }
        assert_is(&p, "points = 30");
        wound(&p, 1, 2);
        assert_is(&p, "points = 20");
        struct grog_run r = { .m = p.m, .g = &p.game };
        wf_fail(&r);
        assert_int_equal(p.wf.soldier[1].outcome == NO_OUTCOME, nest);   /* nor is anything rolled for it */
        grog_match_free(p.m);
    }
}

/* ---- Calling it In --------------------------------------------------------------------- */

TEST(it_is_called_in_for_nothing_where_a_soldier_is)
{
    RULE("CHT-ACT-76");
    RULE("NAM-VEH-06");
    RULE("NAM-VEH-07");
    RULE("NAM-VEH-08");
    RULE("NAM-VEH-09");
    RULE("NAM-ACT-107");
    RULE("WF-TRN-32");
    RULE("CHT-VEH-01");
    RULE("CHT-VEH-03");
    RULE("CHT-VEH-09");
    RULE("CHT-VEH-10");
    RULE("CHT-VEH-11");
    struct play p;
    begin(&p, "team Able + Baker + Walker");
    put_location(&p, "Lawn");
    put_location(&p, "Lawn");
    given(&p, "soldier[0].place = 2");
    assert_true(offered(&p, "call vehicle Walker/3, Drill/1"));         /* Baker is there */
    assert_refused(&p, "call vehicle Walker/3, Lawn/4", "NAM-VEH-07");
    assert_refused(&p, "call vehicle Walker/3, Post/2", "WF-TRN-32");   /* not yet Activated */
    take(&p, "call vehicle Walker/3, Lawn/3");
    assert_true(told(&p, "is called to: Walker/3, Lawn/3"));
    assert_is(&p, "soldier[2].place = 2");
    assert_is(&p, "soldier[0].actions = 2");            /* nobody has paid */
    assert_is(&p, "cup[2] = 4");
    assert_is(&p, "soldier[2].actions = 3");
    put_hostile(&p, "Nest", 3, 0);
    take(&p, "move Walker/3, Lawn/4");                  /* in the same Turn */
    assert_is(&p, "soldier[2].place = 3");
    assert_is(&p, "soldier[2].actions = 2");
    TAKE(&p, "attack Walker/3, Turret Gun/1, Semi, Nest/1", 7, 1);
    assert_is(&p, "soldier[2].actions = 1");
    assert_false(offered(&p, "call vehicle Walker/3, Drill/1"));
    given(&p, "cup[0] = 0\ncup[1] = 0");
    stack(&p, ZONE_HOSTILES, "Loner");
    p.wf.played = 0;
    end_play(&p);
}

TEST(it_moves_by_its_movement)
{
    RULE("NAM-VEH-01");
    RULE("CHT-VEH-04");
    struct play p;
    begin(&p, "team Able + Walker");
    put_location(&p, "Steep Toll");                     /* 3, less its 2 */
    take(&p, "call vehicle Walker/2, Drill/1");
    assert_refused(&p, "move Walker/2, Steep Toll/3", "WF-MOV-02");
    given(&p, "hand[0] = Aim");
    take(&p, "move Walker/2, Steep Toll/3");
    assert_is(&p, "soldier[1].place = 2");
    end_play(&p);
    begin(&p, "team Able + Gunship");
    put_location(&p, "Thicket");                        /* 4, less its 3 */
    take(&p, "call vehicle Gunship/2, Drill/1");
    assert_refused(&p, "move Gunship/2, Thicket/3", "WF-MOV-02");
    given(&p, "hand[0] = Aim");
    take(&p, "move Gunship/2, Thicket/3");
    assert_is(&p, "soldier[1].place = 2");
    end_play(&p);
}

TEST(a_boat_comes_only_to_water)
{
    RULE("KW-081");
    RULE("KW-210");
    RULE("NAM-VEH-10");
    struct play p;
    begin(&p, "team Able + River Boat");
    put_location(&p, "Ford");
    put_location(&p, "Lawn");
    assert_refused(&p, "call vehicle River Boat/2, Drill/1", "NAM-VEH-10");
    given(&p, "soldier[0].place = 3");
    assert_refused(&p, "call vehicle River Boat/2, Ford/3", "NAM-VEH-07");
    given(&p, "soldier[0].place = 2");
    take(&p, "call vehicle River Boat/2, Ford/3");
    assert_refused(&p, "move River Boat/2, Lawn/4", "WF-VEH-20");
    end_play(&p);
}

TEST(it_leaves_at_its_turn_limit_with_all_it_has)
{
    RULE("KW-209");
    RULE("NAM-VEH-11");
    RULE("NAM-VEH-12");
    RULE("NAM-VEH-13");
    RULE("NAM-VEH-14");
    RULE("NAM-VEH-16");
    RULE("NAM-VEH-17");
    RULE("CHT-VEH-01");
    RULE("CHT-VEH-02");
    RULE("CHT-VEH-04");
    RULE("CHT-VEH-12");
    RULE("CHT-VEH-13");
    RULE("CHT-VEH-14");
    RULE("CHT-VEH-15");
    RULE("CHT-VEH-16");
    RULE("CHT-VEH-33");
    struct play p;
    begin(&p, "team Able + Walker");
    given(&p, "timer = 7");
    take(&p, "call vehicle Walker/2, Drill/1");
    put_hostile(&p, "Loner", 4, 1);
    given(&p, "hostile[0].flags = 2\ncup[1] = 3\nhostile[0].suppress = 1\nsoldier[1].xp = 3");
    p.wf.tally[grog_card(p.m, card("Harm"))->ordinal] = 2;
    p.wf.soldier[1].counter[grog_card(p.m, card("Harm"))->ordinal] = 2;
    end_turn(&p);
    assert_is(&p, "timer = 6");
    assert_is(&p, "soldier[1].turns = 1");
    assert_is(&p, "soldier[1].actions = 3");            /* its second Soldier Turn */
    assert_is(&p, "soldier[1].xp = 3");
    given(&p, "hostile[0].suppress = 1");
    end_turn(&p);
    assert_is(&p, "timer = 5");
    assert_true(told(&p, "leaves at its limit: Walker/2"));
    assert_int_equal(p.wf.soldier[1].fate, GONE);
    assert_is(&p, "soldier[1].place = 0");
    assert_is(&p, "cup[1] = 0");
    assert_is(&p, "soldier[1].xp = 0");
    assert_int_equal(harm(&p, p.wf.soldier[1].counter), 0);
    assert_int_equal(harm(&p, p.wf.tally), 2);
    assert_int_equal(p.wf.hostile[0].target, 1);        /* a new Target from the cup */
    assert_is(&p, "cup[0] = 3");
    assert_false(offered(&p, "call vehicle Walker/2, Drill/1"));
    end_turn(&p);
    assert_int_equal(p.wf.soldier[1].fate, GONE);
    end_play(&p);
}

/* At its Limit it takes along what it keeps; what was Banked stays, and so does what others keep. */
TEST(kept_body_count_leaves_with_it)
{
    RULE("NAM-VEH-15");
    struct play p;
    begin(&p, "setting Jungle Drill, team Able + Walker");
    take(&p, "call vehicle Walker/2, Drill/1");
    given(&p, "soldier[0].bodies = 1\nsoldier[1].bodies = 2\nbank = 2");
    end_turn(&p);
    assert_is(&p, "soldier[1].bodies = 2");
    end_turn(&p);
    assert_int_equal(p.wf.soldier[1].fate, GONE);
    assert_is(&p, "soldier[1].bodies = 0");
    assert_is(&p, "soldier[0].bodies = 1");
    assert_is(&p, "bank = 2");
    end_play(&p);
}

TEST(who_is_destroyed_is_not_called_again)
{
    RULE("NAM-VEH-03");
    RULE("CHT-VEH-27");
    struct play p;
    begin(&p, "team Able + Walker");
    take(&p, "call vehicle Walker/2, Drill/1");
    given(&p, "soldier[1].xp = 2");
    put_hostile(&p, "Loner", 4, 1);
    wound(&p, 1, 2);
    assert_int_equal(p.wf.soldier[1].fate, 0);          /* 1 is left */
    wound(&p, 1, 1);
    assert_int_equal(p.wf.soldier[1].fate, DOWNED);
    assert_is(&p, "soldier[1].xp = 0");
    assert_is(&p, "cup[1] = 0");
    assert_int_equal(p.wf.hostile[0].target, 1);
    assert_false(offered(&p, "call vehicle Walker/2, Drill/1"));
    end_play(&p);
}

/* ---- whom it brings ---------------------------------------------------------------------- */

TEST(a_vehicle_may_bring_a_soldier_who_stays)
{
    RULE("NAM-VEH-29");
    RULE("NAM-VEH-01");
    struct play p;
    assert_unfit("team Able + Gunner + Gunship", "each Soldier once");
    RULE("WF-SOL-23");
    assert_unfit("team Able + Gunship + Second Gunship", "two Vehicles bring him");
    assert_unfit("team Able + Third Gunship + Sand 4", "each Soldier once");    /* WF-PMC-40 */
    begin(&p, "team Able + Gunship + Third Gunship");
    end_play(&p);
    begin(&p, "team Able + Baker + Gunship + Squad");
    assert_int_equal(p.wf.soldier[4].thing.card, card("Gunner"));
    assert_int_equal(p.wf.soldier[4].fate, WAITING);
    assert_is(&p, "cup[4] = 0");
    assert_false(offered(&p, "call vehicle Gunner/5, Drill/1"));
    given(&p, "timer = 7");
    uint16_t points = p.wf.points;
    assert_int_equal(points, 20 + 15 + 12 + numbers_of(p.m, card("Squad"))[SOLDIER_COST]);
    put_location(&p, "Lawn");
    given(&p, "soldier[0].place = 2");
    take(&p, "call vehicle Gunship/3, Lawn/3");
    assert_is(&p, "soldier[2].place = 2");
    assert_is(&p, "soldier[4].place = 2");
    assert_is(&p, "cup[2] = 4");
    assert_is(&p, "cup[4] = 4");
    assert_is(&p, "soldier[4].actions = 2");
    assert_int_equal(harm(&p, p.wf.soldier[2].counter), 1);   /* what it starts with */
    assert_is(&p, "soldier[4].turns = 0");
    assert_int_equal(p.wf.points, points);              /* he is in its price */
    end_turn(&p);
    end_turn(&p);
    assert_is(&p, "timer = 5");
    assert_int_equal(p.wf.soldier[2].fate, GONE);
    assert_int_equal(p.wf.soldier[4].fate, IN_PLAY);
    assert_is(&p, "cup[4] = 4");
    assert_is(&p, "soldier[4].place = 2");
    end_play(&p);
}

/* ---- what it does --------------------------------------------------------------------------- */

TEST(rows_of_its_charts_are_hits)
{
    RULE("CHT-ACT-35");
    RULE("KW-149");
    RULE("KW-217");
    RULE("NAM-VEH-01");
    RULE("NAM-VEH-02");
    RULE("NAM-VEH-18");
    RULE("NAM-VEH-19");
    RULE("NAM-VEH-20");
    RULE("NAM-VEH-21");
    RULE("NAM-VEH-22");
    RULE("NAM-VEH-23");
    RULE("NAM-VEH-25");
    RULE("CHT-VEH-03");
    RULE("CHT-VEH-04");
    RULE("CHT-VEH-18");
    RULE("CHT-VEH-20");
    RULE("CHT-VEH-21");
    RULE("CHT-VEH-22");
    RULE("CHT-VEH-23");
    RULE("CHT-VEH-24");
    struct play p;
    begin(&p, "team Able + Gunship + Walker");
    put_location(&p, "Lawn");
    take(&p, "call vehicle Gunship/2, Drill/1");
    take(&p, "call vehicle Walker/3, Drill/1");
    put_hostile(&p, "Nest", 2, 0);                      /* Cover 3, four of them */
    assert_true(offered(&p, "attack Gunship/2, Door Gun/2, Auto, Nest/1"));      /* one of its weapons each time */
    TAKE(&p, "attack Gunship/2, Rocket Pods/1, Semi, Nest/1", 5, 1);     /* 5: a Miss; 1 and Pen 3: 1 Suppress */
    assert_is(&p, "hostile[0].suppress = 1");
    assert_is(&p, "hostile[0].ekia = 0");
    given(&p, "hostile[0].suppress = 0");
    TAKE(&p, "attack Gunship/2, Rocket Pods/1, Semi, Nest/1", 6, 1);
    assert_is(&p, "hostile[0].ekia = 2");               /* 6 and 7 are 2 Hits */
    given(&p, "hostile[0].ekia = 0");
    TAKE(&p, "attack Gunship/2, Rocket Pods/1, Semi, Nest/1", 8, 1);
    assert_is(&p, "hostile[0].ekia = 3");               /* 8 and more are 3 */
    assert_is(&p, "soldier[1].actions = 1");
    assert_false(offered(&p, "reload Gunship/2, Rocket Pods/1"));
    given(&p, "hostile[0].ekia = 0\nhostile[0].place = 1");
    TAKE(&p, "attack Walker/3, Turret Gun/3, Semi, Nest/1", 9, 1);
    assert_is(&p, "hostile[0].ekia = 3");
    given(&p, "hostile[0].ekia = 0");
    TAKE(&p, "attack Walker/3, Turret Gun/3, Semi, Nest/1", 7, 1);
    assert_is(&p, "hostile[0].ekia = 2");
    end_play(&p);
}

/* Dice that lie before the Cannon's Attack is resolved: could anything better them? */
static bool is_settled(const struct play *p, int die, int cover)
{
    struct grog_frame f = { .proc = PROC_SHOOT, .seat = 0, .actor = soldier_ref(&p->wf, 1), .with = item_ref(&p->wf, 0),
                            .target = hostile_ref(&p->wf, 0), .mode = SEMI, .pending[ATTACK_DICE] = 1 };
    f.local[SHOOT_DIE] = (int16_t)die;
    f.local[SHOOT_COVER_DIE] = (int16_t)cover;
    return wf_is_settled(p->m, &p->game, &f);
}

TEST(a_better_row_of_its_chart_may_still_be_reached)
{
    RULE("WF-VEH-15");
    RULE("NAM-VEH-19");
    RULE("CHT-VEH-20");
    struct play p;
    begin(&p, "team Able + Gunship");
    put_location(&p, "Lawn");
    take(&p, "call vehicle Gunship/2, Drill/1");
    put_hostile(&p, "Nest", 2, 0);
    assert_false(is_settled(&p, 6, 1));                 /* 2 Hits; with 2 more it were 3 */
    assert_true(is_settled(&p, 8, 1));
    given(&p, "hostile[0].ekia = 2");
    assert_true(is_settled(&p, 6, 1));                  /* no more than two are left */
    end_play(&p);
}

TEST(hits_that_do_not_defeat_the_cover_suppress)
{
    RULE("NAM-VEH-21");
    RULE("CHT-VEH-21");
    struct play p;
    begin(&p, "team Able + Walker");
    take(&p, "call vehicle Walker/2, Drill/1");
    put_hostile(&p, "Bastion", 1, 0);                   /* Cover 6 */
    TAKE(&p, "attack Walker/2, Turret Gun/1, Semi, Bastion/1", 9, 2);
    assert_is(&p, "hostile[0].ekia = 0");
    assert_is(&p, "hostile[0].suppress = 3");
    end_play(&p);
}

TEST(each_die_of_its_spray_counts)
{
    RULE("NAM-VEH-24");
    RULE("NAM-VEH-24b");
    RULE("CHT-ACT-35");
    RULE("CHT-VEH-23");
    RULE("CHT-VEH-29");
    RULE("CHT-VEH-30");
    struct play p;
    begin(&p, "team Able + Gunship");
    take(&p, "call vehicle Gunship/2, Drill/1");
    put_hostile(&p, "Outpost", 1, 0);                   /* Cover 4, three of them */
    TAKE(&p, "attack Gunship/2, Door Gun/2, Auto, Outpost/1", 8, 6, 4, 3);
    assert_is(&p, "hostile[0].ekia = 2");               /* 3 and Pen 2 */
    assert_is(&p, "hostile[0].suppress = 1");
    given(&p, "hostile[0].suppress = 0");
    TAKE(&p, "attack Gunship/2, Door Gun/2, Auto, Outpost/1", 8, 1, 1, 3);
    assert_int_equal(hostiles_in_play(&p), 0);
    assert_is(&p, "soldier[1].xp = 2");                 /* the Vehicle's own */
    end_play(&p);
    begin(&p, "setting Jungle Drill, team Able + Gunship");     /* and the Body Count is the Vehicle's */
    take(&p, "call vehicle Gunship/2, Drill/1");
    put_hostile(&p, "Outpost", 1, 0);
    TAKE(&p, "attack Gunship/2, Door Gun/2, Auto, Outpost/1", 8, 6, 4, 3);
    take(&p, "bank Gunship/2");
    take(&p, "bank Gunship/2");
    assert_is(&p, "bank = 2");
    assert_is(&p, "soldier[1].bodies = 0");
    assert_is(&p, "hostile[0].suppress = 1");
    end_play(&p);
}

TEST(a_vehicle_without_a_weapon_cannot_attack)
{
    RULE("CHT-VEH-19");
    struct play p;
    begin(&p, "team Able + Plain Rifle + Spotter Plane + Walker");
    take(&p, "call vehicle Spotter Plane/2, Drill/1");
    take(&p, "call vehicle Walker/3, Drill/1");
    put_hostile(&p, "Loner", 1, 0);
    assert_true(offered(&p, "attack Walker/3, Door Gun/4, Auto, Loner/1"));
    assert_true(offered(&p, "attack Able/1, Plain Rifle/1, Semi, Loner/1"));
    assert_false(offered(&p, "fight Spotter Plane/2, Loner/1"));
    end_play(&p);
}

/* ---- what happens to it ---------------------------------------------------------------------- */

TEST(it_goes_on_without_wheels)
{
    RULE("KW-211");
    RULE("KW-212");
    RULE("KW-213");
    RULE("NAM-VEH-01");
    RULE("NAM-VEH-04");
    RULE("NAM-VEH-30");
    RULE("CHT-VEH-04");
    RULE("CHT-VEH-05");
    RULE("CHT-VEH-31");
    RULE("CHT-VEH-32");
    struct play p;
    begin(&p, "team Able + Gunship + Walker");
    put_location(&p, "Lawn");
    given(&p, "timer = 7");
    take(&p, "call vehicle Gunship/2, Drill/1");
    put_hostile(&p, "Loner", 1, 1);
    put_hostile(&p, "Loner", 1, 1);
    put_hostile(&p, "Loner", 1, 1);
    assert_int_equal(wf_shelter(p.m, &p.game, 1, hostile_ref(&p.wf, 0), NULL), 2);      /* 4, but 2 at Range 0 */
    given(&p, "hostile[0].place = 2");
    assert_int_equal(wf_shelter(p.m, &p.game, 1, hostile_ref(&p.wf, 0), NULL), 4);
    given(&p, "hostile[0].place = 1");
    END_TURN(&p, 8, 2, 8, 2, 8, 1);                     /* two Wounds, and a hit that Cover turns into a Suppress */
    assert_int_equal(wf_health(p.m, &p.wf.soldier[1]), 1);
    assert_is(&p, "soldier[1].suppress = 1");
    assert_is(&p, "soldier[1].actions = 2");
    take(&p, "rally Gunship/2");
    assert_refused(&p, "move Gunship/2, Lawn/3", "WF-VEH-20");
    TAKE(&p, "attack Gunship/2, Rocket Pods/1, Semi, Loner/1", 8, 1);
    assert_is(&p, "soldier[1].actions = 0");
    end_play(&p);
    begin(&p, "team Able + Walker");
    take(&p, "call vehicle Walker/2, Drill/1");
    put_location(&p, "Lawn");
    put_hostile(&p, "Loner", 1, 1);
    put_hostile(&p, "Loner", 1, 1);
    assert_int_equal(wf_shelter(p.m, &p.game, 1, hostile_ref(&p.wf, 0), NULL), 3);
    wound(&p, 1, 1);
    END_TURN(&p, 8, 2, 8, 3);                           /* Cover 3 at Range 0: a Suppress, then a Wound */
    assert_is(&p, "soldier[1].suppress = 1");
    assert_int_equal(wf_health(p.m, &p.wf.soldier[1]), 1);
    assert_is(&p, "soldier[1].actions = 3");            /* Wounds take none of its Actions */
    take(&p, "rally Walker/2");
    assert_refused(&p, "move Walker/2, Lawn/3", "WF-VEH-20");
    TAKE(&p, "attack Walker/2, Turret Gun/1, Semi, Loner/1", 7, 1);
    end_play(&p);
}

TEST(it_is_fixed_and_not_healed)
{
    RULE("KW-179");
    RULE("NAM-VEH-26");
    RULE("NAM-VEH-28");
    RULE("CHT-VEH-25");
    RULE("CHT-VEH-26");
    struct play p;
    begin(&p, "team Able + Spanner + Walker");
    take(&p, "call vehicle Walker/2, Drill/1");
    wound(&p, 1, 2);
    assert_false(wf_can_be_healed(p.m, &p.game, 1));
    assert_true(wf_can_be_healed(p.m, &p.game, 0));
    assert_true(offered(&p, "use Able/1, Spanner/1"));
    take(&p, "use Able/1, Spanner/1");
    take(&p, "choose wound 17");
    assert_int_equal(wf_wounds(&p.wf.soldier[1]), 0);
    assert_refused(&p, "discard and draw Walker/2", "WF-TRN-24");       /* a Squad Soldier to all that asks */
    end_play(&p);
}

TEST(none_is_taken_indoors)
{
    RULE("KW-082");
    RULE("NAM-VEH-27");
    assert_unfit("mission Indoor Drill, team Able + Walker", "Walker: not on this Mission");
}

TEST(with_vehicles_alone_it_may_be_lost)
{
    RULE("NAM-CON-09");
    for (unsigned drill = 0; drill < 2; drill++) {
        struct play p;
        begin(&p, drill ? "setting Jungle Drill, team Able + Walker" : "team Able + Walker");
        take(&p, "call vehicle Walker/2, Drill/1");
        put_hostile(&p, "Loner", 1, 0);
        given(&p, "soldier[0].wound[0] = 5");
        END_TURN(&p, 8, 6);
        assert_int_equal(p.wf.soldier[0].fate, DOWNED);
        assert_int_equal(p.game.over, drill);
        if (drill)
            assert_is(&p, "success = 0");
        end_play(&p);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(a_vehicle_with_a_turn_limit_stays_off_the_board),
        IT(while_it_waits_it_says_nothing),
        IT(its_points_count_from_the_start_until_it_goes),
        IT(it_does_not_go_before_its_limit_by_choice),
        IT(it_is_called_in_for_nothing_where_a_soldier_is),
        IT(it_moves_by_its_movement),
        IT(a_boat_comes_only_to_water),
        IT(it_leaves_at_its_turn_limit_with_all_it_has), IT(kept_body_count_leaves_with_it),
        IT(who_is_destroyed_is_not_called_again),
        IT(a_vehicle_may_bring_a_soldier_who_stays),
        IT(rows_of_its_charts_are_hits),
        IT(a_better_row_of_its_chart_may_still_be_reached),
        IT(hits_that_do_not_defeat_the_cover_suppress),
        IT(each_die_of_its_spray_counts),
        IT(a_vehicle_without_a_weapon_cannot_attack),
        IT(it_goes_on_without_wheels),
        IT(it_is_fixed_and_not_healed),
        IT(none_is_taken_indoors),
        IT(with_vehicles_alone_it_may_be_lost),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
