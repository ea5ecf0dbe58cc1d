/* SPDX-License-Identifier: MIT */
/* wf_gear.c -- Pass Gear to Other Soldiers, what is used in a Turn, Lighten the Load. */
#include "mission.h"
#include "warfighter/deal.h"
#include "warfighter/gear.h"

/* ---- passing, dropping, picking up ------------------------------------------------------- */

TEST(gear_is_dropped_and_stays_there)
{
    RULE("WF-BUY-09");
    RULE("WF-BUY-10");
    RULE("WF-BUY-17");
    struct play p;
    begin(&p, "team Able + Plain Rifle + Kit + Baker");
    put_location(&p, "Field");
    given(&p, "soldier[0].place = 2");
    take(&p, "drop Able/1, Plain Rifle/1");
    take(&p, "drop Able/1, Kit/2");
    assert_is(&p, "soldier[0].actions = 2");
    assert_is(&p, "item[0].holder = 0");
    assert_is(&p, "item[0].place = 2");
    assert_is(&p, "item[1].place = 2");
    assert_false(offered(&p, "pick up Baker/2, Plain Rifle/1"));        /* he is elsewhere */
    end_turn(&p);
    take(&p, "move Baker/2, Field/3");
    take(&p, "pick up Baker/2, Plain Rifle/1");
    take(&p, "pick up Baker/2, Kit/2");
    assert_is(&p, "soldier[1].actions = 1");            /* the Move alone */
    assert_is(&p, "item[0].holder = 2");
    assert_is(&p, "item[0].place = 0");
    assert_is(&p, "item[1].holder = 2");
    end_play(&p);
}

TEST(gear_is_passed_in_a_location)
{
    RULE("WF-BUY-11");
    RULE("WF-BUY-16");
    struct play p;
    begin(&p, "team Able + Auto Rifle + Kit + Baker + Kit");            /* 6 of Baker's 8 are free */
    take(&p, "pass Able/1, Auto Rifle/1, Baker/2");
    assert_is(&p, "item[0].holder = 2");
    assert_is(&p, "soldier[0].actions = 2");
    assert_refused(&p, "pass Able/1, Kit/2, Baker/2", "WF-BUY-11");     /* full */
    given(&p, "soldier[0].suppress = 1\nsoldier[1].actions = 0");
    take(&p, "pass Baker/2, Kit/3, Able/1");            /* it is no Action */
    assert_is(&p, "item[2].holder = 1");
    take(&p, "pass Able/1, Kit/2, Baker/2");
    end_play(&p);
}

TEST(of_several_one_is_passed)
{
    RULE("WF-BUY-11");
    struct play p;
    begin(&p, "team Able + Bomb x3 + Kit x2 + Baker + Kit x3 + Bomb");          /* 1 of Baker's 8 is free */
    given(&p, "item[1].count = 7");                     /* one Kit has 3 counters left */
    take(&p, "pass Able/1, Bomb/1, Baker/2");
    assert_is(&p, "item[0].count = 2");
    assert_is(&p, "item[4].holder = 2");
    assert_is(&p, "item[4].count = 1");
    assert_is(&p, "points = 49");
    assert_refused(&p, "pass Able/1, Bomb/1, Baker/2", "WF-BUY-11");            /* full */
    take(&p, "pass Baker/2, Kit/3, Able/1");
    assert_is(&p, "item[2].extra = 1");
    assert_is(&p, "item[5].holder = 1");
    assert_is(&p, "item[5].count = 4");
    take(&p, "pass Able/1, Kit/2, Baker/2");            /* the full one */
    assert_is(&p, "item[1].count = 3");
    assert_is(&p, "item[1].extra = 0");
    assert_is(&p, "item[6].count = 4");
    assert_refused(&p, "pass Baker/2, Kit/7, Able/1", "WF-BUY-12");             /* it has changed hands */
    take(&p, "drop Able/1, Bomb/1");
    assert_is(&p, "item[0].count = 1");
    assert_is(&p, "item[7].place = 1");
    assert_int_equal(wf_points_of(p.m, &p.wf), 49);     /* nothing is lost or gained */
    assert_null(grog_check(p.m, &p.game));
    end_play(&p);
}

TEST(the_grenades_that_are_left_were_not_used)
{
    RULE("WF-BUY-11");
    RULE("WF-BUY-12");
    struct play p;
    begin(&p, "team Able + Bomb x2 + Gast");
    put_hostile(&p, "Nest", 1, 0);
    TAKE(&p, "attack Able/1, Bomb/1, Explosion, Nest/1", 1, 1, 1, 1, 1);
    take(&p, "pass Able/1, Bomb/1, Gast/2");
    assert_is(&p, "item[0].holder = 2");
    end_play(&p);
    begin(&p, "team Able + Bomb x2 + Gast");            /* one of several is gone without a card of its own */
    put_hostile(&p, "Nest", 1, 0);
    take(&p, "pass Able/1, Bomb/1, Gast/2");
    TAKE(&p, "attack Gast/2, Bomb/3, Explosion, Nest/1", 1, 1, 1, 1, 1);
    assert_int_equal(in_pile(&p, ZONE_OUT, "Bomb"), 0);
    TAKE(&p, "attack Able/1, Bomb/1, Explosion, Nest/1", 1, 1, 1, 1, 1);
    assert_int_equal(in_pile(&p, ZONE_OUT, "Bomb"), 1);
    end_play(&p);
}

TEST(what_fits_is_picked_up)
{
    RULE("WF-BUY-10");
    RULE("WF-BUY-11");
    struct play p;
    begin(&p, "team Able + Bomb x3 + Baker + Kit x3 + Bomb");
    p.wf.item[0].holder = 0;                            /* where one was Downed */
    p.wf.item[0].place = 1;
    take(&p, "pick up Baker/2, Bomb/1");
    assert_is(&p, "item[0].count = 2");
    assert_is(&p, "item[3].holder = 2");
    assert_refused(&p, "pick up Baker/2, Bomb/1", "WF-BUY-11");                 /* beyond his Loadout */
    end_play(&p);
}

/* Two rifles weigh 8 of 12 and 3. */
TEST(what_adds_loadout_stays_while_it_is_needed)
{
    RULE("WF-SOL-10");
    struct play p;
    begin(&p, "team Able + Pack Frame + Plain Rifle + Plain Rifle + Bomb x5 + Baker");
    given(&p, "soldier[0].suppress = 1");
    assert_refused(&p, "drop Able/1, Pack Frame/1", "WF-SOL-10");
    assert_refused(&p, "pass Able/1, Pack Frame/1, Baker/2", "WF-SOL-10");
    assert_refused(&p, "discard gear Able/1, Pack Frame/1", "WF-SOL-10");
    assert_false(offered(&p, "use Able/1, Pack Frame/1"));
    take(&p, "drop Able/1, Bomb/4");                    /* 12: what he can carry without it */
    assert_true(offered(&p, "pass Able/1, Pack Frame/1, Baker/2"));
    assert_true(offered(&p, "discard gear Able/1, Pack Frame/1"));
    assert_true(offered(&p, "use Able/1, Pack Frame/1"));
    take(&p, "drop Able/1, Pack Frame/1");
    end_play(&p);
}

/* What it adds only at times holds nobody else up at the others; of two alike the other still says the same. */
TEST(what_adds_loadout_counts_as_it_is_now)
{
    RULE("WF-SOL-10");
    struct play p;
    begin(&p, "team Able + Strap Frame + Plain Rifle + Plain Rifle + Bomb x5 + Baker");
    assert_refused(&p, "drop Able/1, Strap Frame/1", "WF-SOL-10");
    given(&p, "soldier[0].suppress = 1");               /* now it adds nothing */
    assert_true(offered(&p, "drop Able/1, Strap Frame/1"));
    end_play(&p);
    begin(&p, "team Able + Strap Frame x2 + Plain Rifle + Plain Rifle + Bomb x5 + Baker");
    take(&p, "drop Able/1, Strap Frame/1");
    assert_refused(&p, "drop Able/1, Strap Frame/1", "WF-SOL-10");
    end_play(&p);
}

/* A counter more than a rifle comes with weighs 1, in whichever of his two it is. */
TEST(ammo_moves_within_what_he_carries)
{
    RULE("WF-SOL-10");
    RULE("WF-BUY-11");
    struct play p;
    begin(&p, "team Able + Plain Rifle x2 + Plain Rifle + Bomb x3 + Baker + Plain Rifle");
    given(&p, "item[0].count = 6");
    assert_refused(&p, "take ammo Able/1, Plain Rifle/4, Plain Rifle/2", "WF-BUY-11");
    take(&p, "take ammo Able/1, Plain Rifle/1, Plain Rifle/2");
    assert_is(&p, "item[1].count = 6");
    end_play(&p);
    begin(&p, "team Able + Plain Rifle + Plain Rifle + Bomb x4 + Baker + Plain Rifle");
    assert_refused(&p, "take ammo Able/1, Plain Rifle/1, Plain Rifle/2", "WF-BUY-11");  /* the one has too many then */
    given(&p, "item[3].count = 6");                     /* and what another has less does not help him */
    assert_refused(&p, "take ammo Able/1, Plain Rifle/4, Plain Rifle/2", "WF-BUY-11");
    end_play(&p);
}

TEST(dropped_gear_counts_in_the_teams_value)
{
    RULE("WF-BUY-10");
    struct play p;
    begin(&p, "team Able + Plain Rifle + Kit + Bomb + Baker");
    assert_is(&p, "points = 40");
    take(&p, "drop Able/1, Plain Rifle/1");
    take(&p, "discard gear Able/1, Bomb/3");
    assert_is(&p, "points = 39");                       /* the Bomb alone is gone */
    take(&p, "pick up Baker/2, Plain Rifle/1");
    take(&p, "discard gear Baker/2, Plain Rifle/1");
    assert_is(&p, "points = 37");
    end_play(&p);
}

TEST(used_gear_is_not_passed_this_turn)
{
    RULE("WF-BUY-12");
    RULE("WF-BUY-19");
    struct play p;
    begin(&p, "team Able + Scoped Rifle + Kit + Gast");
    put_hostile(&p, "Nest", 1, 0);
    given(&p, "soldier[0].wound[0] = 1");
    TAKE(&p, "attack Able/1, Scoped Rifle/1, Bolt, Nest/1", 5, 1);
    take(&p, "use Able/1, Kit/2");
    TAKE(&p, "choose wound 1", 1);
    assert_refused(&p, "pass Able/1, Scoped Rifle/1, Gast/2", "WF-BUY-12");
    assert_refused(&p, "pass Able/1, Kit/2, Gast/2", "WF-BUY-12");
    take(&p, "drop Able/1, Scoped Rifle/1");
    assert_refused(&p, "pick up Gast/2, Scoped Rifle/1", "WF-BUY-12");  /* one Soldier each Turn uses it */
    given(&p, "hostile[0].suppress = 4");
    end_turn(&p);
    take(&p, "pick up Gast/2, Scoped Rifle/1");         /* the next Turn */
    take(&p, "pass Able/1, Kit/2, Gast/2");
    end_play(&p);
}

/* Of two Kits the one that he has used stays with him. */
TEST(of_several_the_others_change_hands)
{
    RULE("WF-BUY-12");
    struct play p;
    begin(&p, "team Able + Kit x3 + Gast");
    given(&p, "soldier[0].wound[0] = 1");
    take(&p, "use Able/1, Kit/1");
    TAKE(&p, "choose wound 1", 1);
    take(&p, "pass Able/1, Kit/1, Gast/2");
    assert_is(&p, "item[0].count = 7");                 /* 3 and 4 */
    assert_is(&p, "item[2].count = 4");
    assert_refused(&p, "pass Gast/2, Kit/3, Able/1", "WF-BUY-12");      /* it has changed hands, */
    given(&p, "soldier[1].wound[0] = 1");
    assert_true(offered(&p, "use Gast/2, Kit/3"));      /* but nobody has used it */
    take(&p, "drop Able/1, Kit/1");
    take(&p, "pick up Gast/2, Kit/4");
    assert_is(&p, "item[0].count = 3");
    assert_refused(&p, "pass Able/1, Kit/1, Gast/2", "WF-BUY-12");      /* it is this one */
    end_play(&p);
    begin(&p, "team Able + Kit x2 + Gast");             /* no full one is left: they were used both */
    given(&p, "soldier[0].wound[0] = 1\nitem[0].count = 4");
    take(&p, "use Able/1, Kit/1");
    TAKE(&p, "choose wound 1", 1);
    assert_refused(&p, "pass Able/1, Kit/1, Gast/2", "WF-BUY-12");
    end_play(&p);
}

TEST(equipment_that_helps_by_itself_is_used)
{
    RULE("WF-BUY-19");
    struct play p;
    begin(&p, "team Able + Plain Rifle + Sight + Light Boots + Field Phone + Cape + "
              "Fine Picks + Locksmith + Rope + Gast");
    put_hostile(&p, "Barracks", 1, 0);
    put_location(&p, "Wall of Thorns");
    given(&p, "soldier[0].actions = 4\nhand[0] = Lookout, Load, Load, Load, Load, Load");
    assert_true(offered(&p, "pass Able/1, Sight/2, Gast/2"));
    assert_true(offered(&p, "pass Able/1, Light Boots/3, Gast/2"));
    assert_true(offered(&p, "pass Able/1, Field Phone/4, Gast/2"));
    assert_true(offered(&p, "pass Able/1, Fine Picks/6, Gast/2"));
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Barracks/1", 5, 1);
    assert_refused(&p, "pass Able/1, Sight/2, Gast/2", "WF-BUY-12");
    take(&p, "play Able/1, Lookout");
    while (p.game.question == ASK_PAY_CARD)
        take(&p, "discard Able/1, Load");
    assert_refused(&p, "pass Able/1, Field Phone/4, Gast/2", "WF-BUY-12");
    TAKE(&p, "pick Able/1, Barracks/1", 1);
    assert_refused(&p, "pass Able/1, Fine Picks/6, Gast/2", "WF-BUY-12");
    given(&p, "soldier[1].place = 2");
    take(&p, "move Able/1, Wall of Thorns/3");
    while (p.game.question == ASK_PAY_CARD)
        take(&p, "discard Able/1, Load");
    assert_is(&p, "soldier[0].place = 2");
    assert_refused(&p, "pass Able/1, Light Boots/3, Gast/2", "WF-BUY-12");
    assert_refused(&p, "pass Able/1, Rope/8, Gast/2", "WF-BUY-12");
    assert_true(offered(&p, "pass Able/1, Cape/5, Gast/2"));        /* it did nothing yet */
    end_play(&p);
}

TEST(equipment_is_used_by_what_it_did)
{
    RULE("WF-BUY-19");
    struct play p;
    begin(&p, "team Able + Rope + Gast");
    put_location(&p, "Field");
    given(&p, "soldier[1].place = 2");
    take(&p, "move Able/1, Field/3");
    assert_is(&p, "soldier[0].place = 2");
    assert_true(offered(&p, "pass Able/1, Rope/1, Gast/2"));        /* there was nothing to lower */
    end_play(&p);
    begin(&p, "team Able + Locksmith + Wrench + Gast");
    put_hostile(&p, "Vault", 1, 0);
    assert_true(offered(&p, "pass Able/1, Wrench/2, Gast/2"));
    TAKE(&p, "pick Able/1, Vault/1", 1);
    assert_refused(&p, "pass Able/1, Wrench/2, Gast/2", "WF-BUY-12");
    end_play(&p);
    begin(&p, "team Able + Ladder + Gast + Cape");
    put_location(&p, "Wall of Thorns");
    given(&p, "hand[0] = Load, Load, Load, Load, Load, Load\nhand[1] = Load, Load, Load, Load, Load, Load");
    assert_true(offered(&p, "pass Able/1, Ladder/1, Gast/2"));
    take(&p, "move Gast/2, Wall of Thorns/3");
    while (p.game.question == ASK_PAY_CARD)
        take(&p, "discard Gast/2, Load");
    given(&p, "soldier[1].place = 1");
    assert_refused(&p, "pass Able/1, Ladder/1, Gast/2", "WF-BUY-12");   /* it served Gast */
    end_play(&p);
}

TEST(what_has_changed_hands_stays_there_this_turn)
{
    RULE("WF-BUY-12");
    struct play p;
    begin(&p, "team Able + Kit + Gast");
    take(&p, "pass Able/1, Kit/1, Gast/2");
    assert_refused(&p, "drop Gast/2, Kit/1", "WF-BUY-12");
    assert_refused(&p, "pass Gast/2, Kit/1, Able/1", "WF-BUY-12");
    end_turn(&p);
    take(&p, "drop Gast/2, Kit/1");                     /* the next Turn */
    end_play(&p);
}

TEST(equipment_used_for_an_action_is_not_passed)
{
    RULE("WF-BUY-12");
    struct play p;
    begin(&p, "team Able + Tin Horn + Gast");
    take(&p, "use Able/1, Tin Horn/1");
    assert_false(offered(&p, "pass Able/1, Tin Horn/1, Gast/2"));
    end_play(&p);
}
TEST(no_gear_for_others)
{
    RULE("WF-BUY-13");
    struct play p;
    begin(&p, "team Able + Kit + Carl + Riflemen");
    assert_refused(&p, "pass Able/1, Kit/1, Carl/2", "WF-BUY-13");
    assert_refused(&p, "pass Able/1, Kit/1, Riflemen/3", "WF-BUY-13");
    assert_refused(&p, "pass Carl/2, Auto Rifle/2, Able/1", "WF-BUY-13");
    assert_refused(&p, "pass Carl/2, Bomb/3, Able/1", "WF-BUY-13");
    assert_refused(&p, "pass Riflemen/3, Plain Rifle/4, Able/1", "WF-BUY-13");
    assert_refused(&p, "drop Carl/2, Bomb/3", "WF-BUY-13");
    end_play(&p);
}

TEST(ammo_of_the_same_type_goes_to_and_fro)
{
    RULE("WF-BUY-14");
    RULE("WF-BUY-18");
    struct play p;
    begin(&p, "team Able + Plain Rifle + Carl + Baker + Plain Rifle");
    given(&p, "item[1].count = 3");
    take(&p, "take ammo Carl/2, Plain Rifle/1, Auto Rifle/2");
    assert_is(&p, "item[0].count = 4");
    assert_is(&p, "item[1].count = 4");
    take(&p, "drop Baker/3, Plain Rifle/4");
    take(&p, "take ammo Carl/2, Plain Rifle/4, Auto Rifle/2");          /* from the ground */
    assert_is(&p, "item[3].count = 4");
    assert_is(&p, "item[1].count = 5");
    assert_refused(&p, "take ammo Carl/2, Plain Rifle/4, Auto Rifle/2", "WF-BUY-18");     /* as listed */
    end_turn(&p);
    take(&p, "take ammo Able/1, Auto Rifle/2, Plain Rifle/1");
    assert_is(&p, "item[0].count = 5");
    assert_is(&p, "item[1].count = 4");
    end_turn(&p);
    given(&p, "item[0].count = 1\nitem[0].flags = 1");  /* an Empty counter alone */
    assert_refused(&p, "take ammo Carl/2, Plain Rifle/1, Auto Rifle/2", "WF-BUY-14");
    end_play(&p);
}

TEST(a_soldier_loads_one_weapon_from_another)
{
    RULE("WF-WPN-35");
    struct play p;
    begin(&p, "team Able + Plain Rifle + Plain Rifle + Blue Pistol + Baker + Plain Rifle");
    given(&p, "item[0].count = 0");
    assert_refused(&p, "take ammo Able/1, Blue Pistol/3, Plain Rifle/1", "WF-WPN-35");
    assert_refused(&p, "take ammo Able/1, Plain Rifle/1, Plain Rifle/1", GROG_NO_CHOICE);
    take(&p, "take ammo Able/1, Plain Rifle/2, Plain Rifle/1");
    assert_is(&p, "item[0].count = 1");
    assert_is(&p, "item[1].count = 4");
    assert_refused(&p, "take ammo Able/1, Plain Rifle/1, Plain Rifle/2", "WF-BUY-14");    /* not back again */
    end_play(&p);
}

TEST(ammo_does_not_go_in_a_circle)
{
    RULE("WF-BUY-14");
    struct play p;
    begin(&p, "team Able + Plain Rifle + Baker + Plain Rifle + Duncan + Plain Rifle");
    take(&p, "take ammo Baker/2, Plain Rifle/1, Plain Rifle/2");
    assert_refused(&p, "take ammo Able/1, Plain Rifle/3, Plain Rifle/1", "WF-BUY-14");    /* it gave some */
    assert_refused(&p, "take ammo Duncan/3, Plain Rifle/2, Plain Rifle/3", "WF-BUY-14");    /* it got some */
    end_turn(&p);
    assert_true(offered(&p, "take ammo Able/1, Plain Rifle/3, Plain Rifle/1"));
    assert_true(offered(&p, "take ammo Duncan/3, Plain Rifle/2, Plain Rifle/3"));
    end_play(&p);
}

/* ---- Lighten the Load ---------------------------------------------------------------------- */

TEST(what_is_discarded_is_gone)
{
    RULE("WF-BUY-20");
    struct play p;
    begin(&p, "team Able + Plain Rifle + Kit + Bomb x2 + Baker");
    assert_is(&p, "points = 41");
    take(&p, "discard gear Able/1, Plain Rifle/1");
    assert_is(&p, "soldier[0].actions = 2");
    assert_false(p.wf.item[0].thing.live);
    assert_int_equal(in_pile(&p, ZONE_OUT, "Plain Rifle"), 1);
    assert_false(offered(&p, "pick up Baker/2, Plain Rifle/1"));
    take(&p, "discard gear Able/1, Kit/2");
    assert_int_equal(in_pile(&p, ZONE_OUT, "Kit"), 1);
    take(&p, "discard gear Able/1, Bomb/3");            /* one of two */
    assert_is(&p, "item[2].count = 1");
    take(&p, "discard gear Able/1, Bomb/3");
    assert_false(p.wf.item[2].thing.live);
    assert_is(&p, "points = 35");
    end_play(&p);
}

TEST(the_points_are_counted_anew_at_once)
{
    RULE("WF-BUY-21");
    struct play p;
    /* 20, 21, 15, 9, 10 and 10 in gear: 85 */
    begin(&p, "team Able + Kit x3 + Gast + Kit + Bomb + Baker + Cape + Sedge + Carl");
    assert_is(&p, "points = 85");
    put_hostile(&p, "Loner", 1, 4);
    given(&p, "soldier[4].wound[0] = 1");
    END_TURN(&p, 8, 6);
    assert_true(told(&p, "is down: Carl/5"));
    assert_is(&p, "points = 75");
    take(&p, "discard gear Gast/2, Bomb/4");
    assert_is(&p, "points = 74");
    for (unsigned i = 0; i < 8; i++)
        stack(&p, ZONE_HOSTILES, "Pair");
    given(&p, "hand[0] = Stream\nhostile[0].suppress = 1");
    take(&p, "play location Able/1, Stream");
    assert_int_equal(hostiles_in_play(&p), 1 + 5);      /* 5 points, not 7 */
    end_play(&p);
}

TEST(one_kit_of_two_can_be_discarded)
{
    RULE("WF-BUY-20");
    struct play p;
    begin(&p, "team Able + Kit x2");
    take(&p, "discard gear Able/1, Kit/1");
    assert_is(&p, "points = 22");
    assert_is(&p, "item[0].count = 4");                 /* a full one went */
    end_play(&p);
    begin(&p, "team Able + Kit x2");
    given(&p, "item[0].count = 3");                     /* one is empty: that one goes */
    take(&p, "discard gear Able/1, Kit/1");
    assert_is(&p, "points = 22");
    assert_is(&p, "item[0].count = 3");
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(gear_is_dropped_and_stays_there), IT(gear_is_passed_in_a_location), IT(of_several_one_is_passed),
        IT(the_grenades_that_are_left_were_not_used), IT(what_fits_is_picked_up),
        IT(what_adds_loadout_stays_while_it_is_needed), IT(what_adds_loadout_counts_as_it_is_now),
        IT(of_several_the_others_change_hands), IT(ammo_moves_within_what_he_carries),
        IT(dropped_gear_counts_in_the_teams_value), IT(used_gear_is_not_passed_this_turn),
        IT(equipment_that_helps_by_itself_is_used), IT(equipment_is_used_by_what_it_did),
        IT(what_has_changed_hands_stays_there_this_turn), IT(equipment_used_for_an_action_is_not_passed),
        IT(no_gear_for_others), IT(ammo_of_the_same_type_goes_to_and_fro),
        IT(a_soldier_loads_one_weapon_from_another), IT(ammo_does_not_go_in_a_circle), IT(what_is_discarded_is_gone),
        IT(the_points_are_counted_anew_at_once), IT(one_kit_of_two_can_be_discarded),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
