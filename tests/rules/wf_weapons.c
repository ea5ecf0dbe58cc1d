/* SPDX-License-Identifier: MIT */
/* wf_weapons.c -- Weapon Cards, Weapon Ammo, Purchasing Extra Ammo, Equipment Cards. */
#include "mission.h"
#include "warfighter/gear.h"

/* Able with these, and a Nest (Cover 3) of four in his Location. */
static void with_nest(struct play *p, const char *setup)
{
    begin(p, setup);
    put_hostile(p, "Nest", 1, 0);
}

/* ---- what stands on a Weapon --------------------------------------------------------- */

TEST(cards_speak_of_a_weapons_title_or_type)
{
    RULE("WF-WPN-01");
    RULE("WF-WPN-04");
    struct play p;
    with_nest(&p, "team Able + Plain Shot + Sight + Plain Rifle + Carbine + Gast + Bolt Rifle + Sight");
    TAKE(&p, "attack Able/1, Plain Rifle/3, Semi, Nest/1", 4, 1);       /* 2 for the title, 1 for a Rifle: 7 */
    assert_is(&p, "hostile[0].suppress = 1");
    TAKE(&p, "attack Able/1, Carbine/4, Semi, Nest/1", 6, 1);           /* neither: but Pen 2 */
    assert_is(&p, "hostile[0].suppress = 2");
    given(&p, "hostile[0].suppress = 0\nhostile[0].ekia = 0");
    TAKE(&p, "attack Gast/2, Bolt Rifle/6, Bolt, Nest/1", 6, 1);        /* 1 for a Rifle, 1 for Ranged: 8 of 9 */
    assert_is(&p, "hostile[0].suppress = 0");
    end_play(&p);
}

TEST(aim_is_for_ranged_weapons)
{
    RULE("WF-WPN-04");
    struct play p;
    with_nest(&p, "team Able + Scoped Rifle + Long Tens");
    given(&p, "hand[0] = Aim");
    take(&p, "attack Able/1, Long Tens/2, Semi, Nest/1");
    assert_question(&p, "soldier turn");                /* it is not Ranged: nothing to play */
    given(&p, "hostile[0].suppress = 0\nhostile[0].ekia = 0");
    take(&p, "attack Able/1, Scoped Rifle/1, Bolt, Nest/1");
    TAKE(&p, "play Able/1, Aim", 7, 1);                 /* 9 */
    assert_is(&p, "hostile[0].suppress = 1");
    end_play(&p);
}

TEST(a_flagged_weapon_is_for_its_nation)
{
    RULE("WF-WPN-02");
    struct play p;
    assert_unfit("team Gast + Blue Pistol", "it is of another Nation");
    begin(&p, "team Able + Blue Pistol");
    assert_is(&p, "item[0].holder = 1");
    end_play(&p);
}

TEST(every_weapon_has_a_keyword)
{
    RULE("WF-WPN-03");
    struct play p;
    begin(&p, "team Able");
    for (uint32_t c = 1; c < p.m->cards->cards; c++)
        if (p.m->cards->card[c].kind == OF_WEAPON)
            assert_true(p.m->cards->card[c].number[WEAPON_KEYWORDS] > 0);
    const struct grog_card_kind *weapon = &p.m->system->card_kinds[OF_WEAPON];
    bool refused = false;                               /* a pack with one that has none is not compiled */
    for (unsigned i = 0; i < weapon->fields; i++)
        refused = refused || (weapon->field[i].at == WEAPON_KEYWORDS && weapon->field[i].required);
    assert_true(refused);
    end_play(&p);
}

TEST(what_a_weapon_costs_and_weighs)
{
    RULE("WF-WPN-05");
    RULE("WF-WPN-06");
    RULE("WF-WPN-07");
    struct play p;
    begin(&p, "team Able + Scoped Rifle");              /* 2 points, weight 4 */
    assert_is(&p, "points = 22");
    assert_int_equal(wf_load(p.m, &p.wf, 0), 4);
    assert_is(&p, "item[0].holder = 1");
    assert_is(&p, "item[0].hidden = 0");                /* face up */
    end_play(&p);
    begin(&p, "team Able + Sprayer");                   /* 4 points, so weight 4 */
    assert_is(&p, "points = 24");
    assert_int_equal(wf_load(p.m, &p.wf, 0), 4);
    end_play(&p);
    begin(&p, "team Able + Bomb x5");                   /* 1 each */
    assert_is(&p, "points = 25");
    assert_int_equal(wf_load(p.m, &p.wf, 0), 5);
    end_play(&p);
    assert_unfit("mission Light Drill, team Able + Baker + Scoped Rifle", "carries 4 and can carry 3");
    assert_unfit("mission Light Drill, team Able + Scoped Rifle + Gast + Baker + Blue Pistol x3",
                 "costs 61 Resource Points");
}

TEST(a_weapon_is_kept_unless_it_is_given_away)
{
    RULE("WF-WPN-08");
    struct play p;
    begin(&p, "team Able + Plain Rifle + Scoped Rifle + Bomb + Baker");
    put_hostile(&p, "Nest", 1, 0);
    given(&p, "hostile[0].suppress = 4");
    end_turn(&p);
    given(&p, "hostile[0].suppress = 4");
    end_turn(&p);
    for (unsigned i = 0; i < 3; i++)
        assert_int_equal(p.wf.item[i].holder, 1);
    take(&p, "pass Able/1, Plain Rifle/1, Baker/2");
    assert_is(&p, "item[0].holder = 2");
    take(&p, "drop Able/1, Scoped Rifle/2");
    assert_is(&p, "item[1].holder = 0");
    TAKE(&p, "attack Able/1, Bomb/3, Explosion, Nest/1", 1, 1, 1, 1, 1);
    assert_false(p.wf.item[2].thing.live);              /* expended */
    end_play(&p);
}

TEST(range_is_counted_in_locations)
{
    RULE("WF-WPN-09");
    RULE("WF-WPN-11");
    RULE("WF-WPN-10");
    struct play p;
    begin(&p, "team Able + Plain Rifle + Scoped Rifle + Long Tens");
    put_hostile(&p, "Nest", 1, 0);
    put_hostile(&p, "Nest", 2, 0);
    put_hostile(&p, "Nest", 3, 0);
    put_hostile(&p, "Nest", 4, 0);
    assert_true(offered(&p, "attack Able/1, Scoped Rifle/2, Bolt, Nest/1"));
    assert_true(offered(&p, "attack Able/1, Scoped Rifle/2, Bolt, Nest/2"));
    assert_refused(&p, "attack Able/1, Scoped Rifle/2, Bolt, Nest/3", "WF-ATK-02");       /* Range 2 */
    assert_true(offered(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/3"));
    assert_refused(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/4", "WF-ATK-02");
    assert_refused(&p, "attack Able/1, Long Tens/3, Semi, Nest/2", "WF-ATK-02");          /* no Hit number there */
    assert_true(offered(&p, "attack Able/1, Long Tens/3, Semi, Nest/3"));
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/3", 8, 1);       /* 9 is needed */
    assert_true(told(&p, "attacks: Able/1, Plain Rifle, Semi, Nest/3"));
    assert_is(&p, "hostile[2].suppress = 0");
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/2", 8, 1);       /* 8 */
    assert_true(told(&p, "attacks: Able/1, Plain Rifle, Semi, Nest/2"));
    assert_is(&p, "hostile[1].suppress = 1");           /* that one and no other */
    assert_is(&p, "hostile[0].suppress = 0");
    end_play(&p);
}

TEST(the_reload_number_by_range)
{
    RULE("WF-WPN-12");
    struct play p;
    begin(&p, "team Able + Auto Rifle + Long Tens + Baker + Long Tens");
    put_hostile(&p, "Nest", 1, 0);
    put_hostile(&p, "Nest", 3, 0);
    TAKE(&p, "attack Able/1, Long Tens/2, Semi, Nest/1", 2, 1);         /* Reload 1 at Range 0 */
    assert_is(&p, "item[1].flags = 4");
    TAKE(&p, "attack Baker/2, Long Tens/3, Semi, Nest/2", 5, 1);        /* 5 at Range 2 */
    assert_is(&p, "item[2].flags = 5");
    TAKE(&p, "attack Able/1, Auto Rifle/1, Auto, Nest/1", 9, 2, 3, 6);  /* any die */
    assert_is(&p, "hostile[0].ekia = 1");               /* what it did counts */
    assert_is(&p, "item[0].flags = 5");
    given(&p, "soldier[0].actions = 2");
    assert_refused(&p, "attack Able/1, Auto Rifle/1, Auto, Nest/1", "WF-WPN-33");
    end_play(&p);
}

TEST(the_reload_number_is_asked_of_the_bare_dice)
{
    RULE("WF-WPN-12");
    struct play p;
    with_nest(&p, "team Gast + Handier + Plain Rifle"); /* 2 is added */
    TAKE(&p, "attack Gast/1, Plain Rifle/3, Semi, Nest/1", 2, 1);
    assert_is(&p, "item[2].flags = 5");
    take(&p, "reload Gast/1, Plain Rifle/3");
    end_play(&p);
}

TEST(the_hit_number_by_range)
{
    RULE("WF-WPN-13");
    struct play p;
    begin(&p, "team Able + Scoped Rifle + Baker + Scoped Rifle + Gast + Scoped Rifle");
    put_hostile(&p, "Nest", 1, 0);
    put_hostile(&p, "Nest", 2, 0);
    TAKE(&p, "attack Able/1, Scoped Rifle/1, Bolt, Nest/1", 8, 1);
    assert_is(&p, "hostile[0].suppress = 0");
    TAKE(&p, "attack Baker/2, Scoped Rifle/2, Bolt, Nest/1", 9, 1);
    assert_is(&p, "hostile[0].suppress = 1");
    TAKE(&p, "attack Gast/3, Scoped Rifle/4, Bolt, Nest/2", 7, 1);      /* 8 with his Handy: modifiers count */
    assert_is(&p, "hostile[1].suppress = 1");
    given(&p, "item[0].marks = 0\nhostile[1].suppress = 0");
    TAKE(&p, "attack Able/1, Scoped Rifle/1, Bolt, Nest/2", 8, 1);
    assert_is(&p, "hostile[1].suppress = 1");
    end_play(&p);
}

TEST(one_die_is_enough)
{
    RULE("WF-WPN-13");
    struct play p;
    with_nest(&p, "team Able + Auto Rifle");
    TAKE(&p, "attack Able/1, Auto Rifle/1, Auto, Nest/1", 6, 6, 7, 3);
    assert_is(&p, "hostile[0].ekia = 1");
    TAKE(&p, "attack Able/1, Auto Rifle/1, Auto, Nest/1", 6, 6, 6, 1);
    assert_is(&p, "hostile[0].suppress = 0");
    end_play(&p);
}

/* ---- Fire Modes --------------------------------------------------------------------------- */

TEST(each_mode_has_its_dice)
{
    RULE("WF-WPN-14");
    RULE("WF-WPN-15");
    RULE("WF-WPN-16");
    RULE("WF-WPN-18");
    RULE("WF-WPN-19");
    struct play p;
    with_nest(&p, "team Able + Auto Rifle + Baker + Blue Pistol + Gast + Scoped Rifle");
    TAKE(&p, "attack Able/1, Auto Rifle/1, Semi, Nest/1", 7, 1);
    assert_is(&p, "hostile[0].suppress = 1");
    TAKE(&p, "attack Able/1, Auto Rifle/1, Auto, Nest/1", 6, 6, 7, 1);
    assert_is(&p, "hostile[0].suppress = 2");
    TAKE(&p, "attack Baker/2, Blue Pistol/2, Burst, Nest/1", 6, 8, 1);
    assert_is(&p, "hostile[0].suppress = 3");
    assert_true(offered(&p, "attack Baker/2, Blue Pistol/2, Semi, Nest/1"));    /* as he likes, each time */
    given(&p, "hostile[0].suppress = 0");
    TAKE(&p, "attack Gast/3, Scoped Rifle/4, Bolt, Nest/1", 9, 1);      /* the book's: a 9 Hits */
    assert_is(&p, "hostile[0].suppress = 1");
    assert_false(offered(&p, "attack Gast/3, Scoped Rifle/4, Semi, Nest/1"));
    assert_false(offered(&p, "attack Able/1, Auto Rifle/1, Bolt, Nest/1"));
    end_play(&p);
}

TEST(a_further_bolt_attack_costs_a_card)
{
    RULE("WF-WPN-17");
    struct play p;
    with_nest(&p, "team Able + Scoped Rifle + Baker + Scoped Rifle");
    given(&p, "hostile[0].suppress = 4\nhand[1] = Aim");
    TAKE(&p, "attack Able/1, Scoped Rifle/1, Bolt, Nest/1", 5, 1);
    assert_refused(&p, "attack Able/1, Scoped Rifle/1, Bolt, Nest/1", "WF-WPN-17");       /* not of another's hand */
    given(&p, "hand[0] = Duck, Duck\nsoldier[0].actions = 2");
    take(&p, "attack Able/1, Scoped Rifle/1, Bolt, Nest/1");
    assert_question(&p, "discard");
    TAKE(&p, "discard Able/1, Duck", 5, 1);
    assert_int_equal(p.wf.hand[0][0], 1);
    TAKE(&p, "attack Able/1, Scoped Rifle/1, Bolt, Nest/1", 5, 1);      /* a third: no choice is left */
    assert_int_equal(p.wf.hand[0][0], 0);
    given(&p, "hand[1] =");
    TAKE(&p, "attack Baker/2, Scoped Rifle/2, Bolt, Nest/1", 5, 1);     /* his first */
    given(&p, "hostile[0].suppress = 4");
    end_turn(&p);
    TAKE(&p, "attack Able/1, Scoped Rifle/1, Bolt, Nest/1", 5, 1);      /* the first of the next Turn */
    end_play(&p);
}

TEST(each_bolt_weapon_has_a_first_attack)
{
    RULE("WF-WPN-17");
    struct play p;
    with_nest(&p, "team Able + Scoped Rifle + Scoped Rifle + Pickett");
    given(&p, "hostile[0].suppress = 4\nsoldier[0].actions = 4\nsoldier[1].actions = 4");
    TAKE(&p, "attack Able/1, Scoped Rifle/1, Bolt, Nest/1", 5, 1);
    TAKE(&p, "attack Able/1, Scoped Rifle/2, Bolt, Nest/1", 5, 1);      /* the other's first */
    assert_refused(&p, "attack Able/1, Scoped Rifle/2, Bolt, Nest/1", "WF-WPN-17");
    TAKE(&p, "attack Pickett/2, Scoped Rifle/3, Bolt, Nest/1", 5, 1);
    assert_refused(&p, "attack Pickett/2, Scoped Rifle/3, Bolt, Nest/1", "WF-WPN-17");
    given(&p, "hand[0] = Duck, Duck");
    take(&p, "attack Pickett/2, Scoped Rifle/3, Bolt, Nest/1");         /* a Player Soldier discards for him */
    TAKE(&p, "discard Able/1, Duck", 5, 1);
    assert_is(&p, "hand[0] = Duck");
    end_play(&p);
}

TEST(only_bolt_attacks_count_for_it)
{
    RULE("WF-WPN-17");
    struct play p;
    with_nest(&p, "team Able + Two Ways");
    TAKE(&p, "attack Able/1, Two Ways/1, Semi, Nest/1", 5, 1);
    assert_true(offered(&p, "attack Able/1, Two Ways/1, Bolt, Nest/1"));
    end_play(&p);
}
/* ---- special rules -------------------------------------------------------------------------- */

TEST(special_rules_of_weapons)
{
    RULE("WF-WPN-21");
    struct play p;
    with_nest(&p, "team Able + Tube + Bomb x2 + Carbine");
    TAKE(&p, "attack Able/1, Tube/1, Explosion, Nest/1", 1, 1, 1, 1);
    assert_refused(&p, "attack Able/1, Tube/1, Explosion, Nest/1", "WF-WPN-21");          /* Single Shot */
    TAKE(&p, "attack Able/1, Bomb/2, Explosion, Nest/1", 1, 1, 1, 1, 1);
    assert_is(&p, "item[1].count = 1");                 /* Expended */
    given(&p, "soldier[0].actions = 2");
    TAKE(&p, "attack Able/1, Bomb/2, Explosion, Nest/1", 1, 1, 1, 1, 1);
    assert_false(offered(&p, "attack Able/1, Bomb/2, Explosion, Nest/1"));
    TAKE(&p, "attack Able/1, Carbine/3, Semi, Nest/1", 7, 1);           /* Pen 2 */
    assert_is(&p, "hostile[0].ekia = 1");
    given(&p, "hostile[0].suppress = 3");
    end_turn(&p);
    assert_true(offered(&p, "attack Able/1, Tube/1, Explosion, Nest/1"));
    end_play(&p);
}

/* ---- Ammo -------------------------------------------------------------------------------------- */

TEST(ammo_has_a_type_and_a_number)
{
    RULE("WF-WPN-20");
    RULE("WF-WPN-29");
    RULE("WF-WPN-30");
    RULE("WF-WPN-35");
    struct play p;
    begin(&p, "team Able + Plain Rifle + Long Tens + Knife + Gast + Auto Rifle + Tube");
    assert_is(&p, "item[0].count = 5");                 /* the book's: 5 */
    assert_is(&p, "item[1].count = 2");
    assert_is(&p, "item[2].count = 0");                 /* it needs none */
    assert_int_equal(wf_ammo_type(p.m, &p.wf.item[0]), card("Long"));
    assert_int_equal(wf_ammo_type(p.m, &p.wf.item[1]), card("Short"));
    assert_true(offered(&p, "take ammo Gast/2, Plain Rifle/1, Auto Rifle/5"));            /* the same */
    assert_true(offered(&p, "take ammo Gast/2, Long Tens/2, Tube/6"));
    assert_false(offered(&p, "take ammo Gast/2, Plain Rifle/1, Tube/6"));                 /* another */
    assert_false(offered(&p, "take ammo Gast/2, Long Tens/2, Auto Rifle/5"));
    assert_int_equal(wf_may_give_ammo(p.m, &p.wf, 0, 5), R_WPN_35);
    put_hostile(&p, "Nest", 1, 0);
    assert_true(offered(&p, "attack Able/1, Knife/3, Thrown, Nest/1"));
    end_play(&p);
}

TEST(an_empty_counter_is_removed_by_an_action)
{
    RULE("WF-WPN-31");
    RULE("WF-WPN-32");
    RULE("WF-WPN-33");
    struct play p;
    with_nest(&p, "team Able + Auto Rifle");
    assert_refused(&p, "reload Able/1, Auto Rifle/1", "WF-TRN-21");
    TAKE(&p, "attack Able/1, Auto Rifle/1, Auto, Nest/1", 1, 2, 2, 1);
    assert_is(&p, "item[0].flags = 5");                 /* one counter, of three dice */
    assert_is(&p, "item[0].count = 5");                 /* it still lies there */
    assert_refused(&p, "attack Able/1, Auto Rifle/1, Semi, Nest/1", "WF-WPN-33");
    take(&p, "reload Able/1, Auto Rifle/1");
    assert_is(&p, "item[0].count = 4");
    assert_is(&p, "item[0].flags = 4");
    assert_is(&p, "soldier[0].actions = 0");
    given(&p, "soldier[0].actions = 2");
    assert_true(offered(&p, "attack Able/1, Auto Rifle/1, Semi, Nest/1"));
    end_play(&p);
}

TEST(without_ammo_no_attack)
{
    RULE("WF-WPN-34");
    struct play p;
    with_nest(&p, "team Able + Plain Rifle + Baker + Plain Rifle");
    given(&p, "item[0].count = 1");
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1", 1, 1);
    take(&p, "reload Able/1, Plain Rifle/1");
    assert_is(&p, "item[0].count = 0");
    given(&p, "soldier[0].actions = 2");
    assert_refused(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1", "WF-WPN-34");
    take(&p, "take ammo Able/1, Plain Rifle/2, Plain Rifle/1");
    assert_true(offered(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1"));     /* with what he was given */
    end_play(&p);
}

TEST(ammo_is_passed_in_the_same_location)
{
    RULE("WF-WPN-36");
    struct play p;
    begin(&p, "team Able + Plain Rifle + Baker + Plain Rifle + Carl + Riflemen");
    put_location(&p, "Field");
    given(&p, "item[2].count = 1\nsoldier[0].suppress = 1\nsoldier[1].actions = 0");
    take(&p, "take ammo Baker/2, Plain Rifle/1, Plain Rifle/2");        /* it is no Action */
    take(&p, "take ammo Carl/3, Plain Rifle/1, Auto Rifle/3");
    assert_is(&p, "item[0].count = 3");
    assert_is(&p, "item[1].count = 6");
    assert_is(&p, "item[2].count = 2");
    assert_is(&p, "soldier[0].actions = 2");
    assert_refused(&p, "take ammo Riflemen/4, Plain Rifle/1, Plain Rifle/5", "WF-WPN-36");
    given(&p, "soldier[1].place = 2");
    assert_refused(&p, "take ammo Baker/2, Plain Rifle/1, Plain Rifle/2", "WF-WPN-36");
    put_hostile(&p, "Nest", 1, 0);
    given(&p, "soldier[0].suppress = 0\nsoldier[1].place = 1");
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1", 5, 1);
    assert_true(offered(&p, "take ammo Carl/3, Plain Rifle/1, Auto Rifle/3"));  /* of a Weapon that was used, too */
    end_play(&p);
}

TEST(nobody_loads_what_lies_on_the_ground)
{
    RULE("WF-WPN-36");
    struct play p;
    begin(&p, "team Able + Plain Rifle + Baker + Plain Rifle");
    assert_int_equal(wf_may_get_ammo(p.m, &p.wf, 0), 0);
    take(&p, "drop Able/1, Plain Rifle/1");
    assert_int_equal(wf_may_get_ammo(p.m, &p.wf, 0), R_WPN_36);
    end_play(&p);
}

TEST(extra_ammo_is_bought)
{
    RULE("WF-WPN-37");
    struct play p;
    begin(&p, "team Able + Plain Rifle x2 + Baker + Plain Rifle + Gast + Plain Rifle x4");
    assert_is(&p, "item[0].count = 10");                /* 5 and 5 */
    assert_is(&p, "item[1].count = 5");
    assert_is(&p, "item[3].count = 20");                /* as often as one likes */
    assert_int_equal(wf_load(p.m, &p.wf, 0), 5);        /* 4 and 1 */
    assert_int_equal(wf_load(p.m, &p.wf, 1), 4);
    assert_int_equal(wf_load(p.m, &p.wf, 2), 7);
    assert_is(&p, "points = 66");                       /* 20, 15, 21, three Rifles for 6, and 4 sets */
    end_play(&p);
}

/* ---- Equipment ----------------------------------------------------------------------------------- */

TEST(equipment_is_bought)
{
    RULE("WF-EQP-01");
    RULE("WF-EQP-03");
    RULE("WF-EQP-04");
    struct play p;
    begin(&p, "team Able + Kit + Crate + Cape + Cape");
    assert_is(&p, "points = 26");                       /* 2, 2, 1 and 1: the same title twice is allowed */
    assert_int_equal(wf_load(p.m, &p.wf, 0), 9);        /* 2, 5 as stated, 1 and 1 */
    for (unsigned i = 0; i < 4; i++) {
        assert_int_equal(p.wf.item[i].holder, 1);
        assert_int_equal(p.wf.item[i].thing.hidden, 0); /* face up */
    }
    end_play(&p);
    assert_unfit("mission Light Drill, team Able + Crate + Kit + Cape", "can carry 7");
    assert_unfit("mission Light Drill, team Able + Gast + Baker + Kit + Cape + Quick", "costs 63 Resource Points");
}

TEST(equipment_stays_unless_it_is_given_away)
{
    RULE("WF-EQP-02");
    struct play p;
    begin(&p, "team Able + Kit + Crate + Cape + Tin Horn + Blue Pistol + Baker");
    given(&p, "item[4].count = 0");
    end_turn(&p);
    end_turn(&p);
    for (unsigned i = 0; i < 4; i++)
        assert_int_equal(p.wf.item[i].holder, 1);
    take(&p, "pass Able/1, Kit/1, Baker/2");
    assert_is(&p, "item[0].holder = 2");
    take(&p, "drop Able/1, Cape/3");
    assert_is(&p, "item[2].holder = 0");
    take(&p, "discard gear Able/1, Tin Horn/4");
    assert_false(p.wf.item[3].thing.live);
    take(&p, "use Able/1, Crate/2");
    assert_false(offered(&p, "use Able/1, Crate/2"));   /* expended */
    end_turn(&p);
    assert_false(p.wf.item[1].thing.live);
    end_play(&p);
}

TEST(equipment_is_paid_for)
{
    RULE("WF-EQP-05");
    struct play p;
    begin(&p, "team Able + Kit + Tin Horn");
    given(&p, "soldier[0].wound[0] = 2");
    take(&p, "use Able/1, Kit/1");
    TAKE(&p, "choose wound 1", 9);
    assert_is(&p, "soldier[0].actions = 1");            /* an Action and a Bandage */
    assert_is(&p, "item[0].count = 3");
    take(&p, "use Able/1, Tin Horn/2");
    assert_is(&p, "soldier[0].actions = 0");
    assert_refused(&p, "use Able/1, Tin Horn/2", "WF-EQP-05");
    given(&p, "soldier[0].actions = 1\nitem[0].count = 0\nsoldier[0].wound[0] = 2");
    assert_refused(&p, "use Able/1, Kit/1", "WF-EQP-05");
    given(&p, "soldier[0].suppress = 1");
    assert_refused(&p, "use Able/1, Tin Horn/2", "WF-EQP-05");
    end_play(&p);
}

TEST(equipment_is_used_whenever_it_applies)
{
    RULE("WF-EQP-06");
    struct play p;
    begin(&p, "team Able + Veil + Baker");
    put_hostile(&p, "Loner", 1, 0);
    put_hostile(&p, "Loner", 1, 1);
    assert_false(offered(&p, "use Able/1, Veil/1"));    /* no Hostile Attacks him */
    for (unsigned turn = 0; turn < 2; turn++) {         /* in each Hostile Turn */
        end_turn(&p);
        assert_question(&p, "attacked");
        TAKE(&p, "use Able/1, Veil/1", 10, 1, 1, 1);    /* 1, and Baker's */
        assert_is(&p, "soldier[0].wound[0] = 0");
        assert_is(&p, "soldier[0].suppress = 0");
    }
    end_turn(&p);
    TAKE(&p, "pass", 10, 1, 1, 1);
    assert_is(&p, "soldier[0].suppress = 1");
    end_play(&p);
}

TEST(a_weapon_speaks_of_the_kills_made_with_it)
{
    RULE("WF-ATK-18");
    RULE("WF-ATK-30");
    struct play p;
    begin(&p, "team Able + Notched Rifle + Plain Rifle + Marksman's Pride");
    put_hostile(&p, "Pair", 1, 0);
    TAKE(&p, "attack Able/1, Notched Rifle/1, Semi, Pair/1", 8, 6);
    assert_is(&p, "hostile[0].ekia = 1");
    assert_is(&p, "soldier[0].xp = 5");                 /* 1, and 4 for a Semi Attack with a Ranged Weapon */
    given(&p, "soldier[0].xp = 0");
    TAKE(&p, "attack Able/1, Notched Rifle/1, Semi, Pair/1", 8, 6);
    assert_int_equal(hostiles_in_play(&p), 0);
    assert_is(&p, "soldier[0].xp = 8");                 /* 2 more, and the card's value */
    given(&p, "soldier[0].xp = 0\nsoldier[0].actions = 2");
    put_hostile(&p, "Pair", 1, 0);
    TAKE(&p, "attack Able/1, Plain Rifle/2, Semi, Pair/1", 8, 6);
    assert_is(&p, "soldier[0].xp = 4");                 /* not with another */
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(cards_speak_of_a_weapons_title_or_type), IT(aim_is_for_ranged_weapons),
        IT(a_flagged_weapon_is_for_its_nation), IT(every_weapon_has_a_keyword), IT(what_a_weapon_costs_and_weighs),
        IT(a_weapon_is_kept_unless_it_is_given_away), IT(range_is_counted_in_locations),
        IT(the_reload_number_by_range), IT(the_reload_number_is_asked_of_the_bare_dice), IT(the_hit_number_by_range),
        IT(one_die_is_enough), IT(each_mode_has_its_dice), IT(a_further_bolt_attack_costs_a_card),
        IT(special_rules_of_weapons), IT(ammo_has_a_type_and_a_number), IT(an_empty_counter_is_removed_by_an_action),
        IT(without_ammo_no_attack), IT(ammo_is_passed_in_the_same_location),
        IT(nobody_loads_what_lies_on_the_ground), IT(extra_ammo_is_bought),
        IT(equipment_is_bought), IT(equipment_stays_unless_it_is_given_away), IT(equipment_is_paid_for),
        IT(equipment_is_used_whenever_it_applies), IT(each_bolt_weapon_has_a_first_attack),
        IT(only_bolt_attacks_count_for_it),
        IT(a_weapon_speaks_of_the_kills_made_with_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
