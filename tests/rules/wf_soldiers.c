/* SPDX-License-Identifier: MIT */
/* wf_soldiers.c -- Soldier Cards: what stands on those of Player, Non-Player and Squad Soldiers. */
#include "mission.h"
#include "warfighter/eras.h"
#include "warfighter/gear.h"

static unsigned has(const struct play *p, unsigned soldier, const char *name)
{
    unsigned n = 0;
    EACH_ITEM(&p->wf, i)
        n += p->wf.item[i].holder == soldier + 1 && p->wf.item[i].thing.card == card(name);
    return n;
}

static unsigned items_of(const struct play *p, unsigned soldier)
{
    unsigned n = 0;
    EACH_ITEM(&p->wf, i)
        n += p->wf.item[i].holder == soldier + 1;
    return n;
}

/* Cards that Soldiers drew, of what is told. */
static unsigned drawn_by(const struct play *p, unsigned soldier)
{
    unsigned n = 0;
    for (uint32_t i = 0; i < p->heard.n; i++) {
        const struct grog_event *e = &p->heard.at[i];
        n += (e->kind == TOLD_DREW || e->kind == TOLD_FINDS) && e->object[0] == soldier_ref(&p->wf, soldier);
    }
    return n;
}

static void deck_of_aims(struct play *p)
{
    stack(p, ZONE_ACTIONS, "Aim, Aim, Aim, Aim, Aim, Aim, Aim, Aim, Aim, Aim");
}

/* A Loner attacks this Soldier with these dice. */
static void attacked(struct play *p, const char *setup, unsigned soldier, uint8_t die, uint8_t cover)
{
    begin(p, setup);
    put_hostile(p, "Loner", 1, soldier);
    END_TURN(p, die, cover);
}

static void assert_cover(const char *setup, unsigned soldier, uint8_t cover)
{
    struct play p;
    attacked(&p, setup, soldier, 8, (uint8_t)(cover - 1));
    assert_int_equal(p.wf.soldier[soldier].wound[0], 0);
    assert_int_equal(p.wf.soldier[soldier].suppress, 1);
    end_play(&p);
    attacked(&p, setup, soldier, 8, cover);
    assert_int_equal(p.wf.soldier[soldier].wound[0], 1);
    assert_int_equal(p.wf.soldier[soldier].suppress, 0);
    end_play(&p);
}

/* ---- Player Soldiers ----------------------------------------------------------------- */

TEST(a_player_soldiers_nation_says_what_he_can_use)
{
    RULE("WF-SOL-01");
    struct play p;
    begin(&p, "team Able + Blue Pistol");
    assert_int_equal(has(&p, 0, "Blue Pistol"), 1);
    end_play(&p);
    assert_unfit("team Gast + Blue Pistol", "it is of another Nation");
}

TEST(each_soldier_is_there_once)
{
    RULE("WF-SOL-02");
    RULE("WF-SOL-23");
    RULE("WF-SOL-40");
    assert_unfit("team Able + Baker + Able", "each Soldier once");
    assert_unfit("team Able + Carl + Carl", "each Soldier once");
    assert_unfit("team Able + Squad + Carl + Squad", "each Soldier once");
}

TEST(each_soldier_costs_resource_points)
{
    RULE("WF-SOL-03");
    RULE("WF-SOL-18");
    RULE("WF-SOL-24");
    RULE("WF-SOL-41");
    struct play p;
    begin(&p, "team Able");
    assert_is(&p, "points = 20");
    end_play(&p);
    begin(&p, "team Able + Gast");                      /* 21, his printed Skill of 2 included */
    assert_is(&p, "points = 41");
    end_play(&p);
    begin(&p, "team Able + Carl");                      /* 10, with Auto Rifle and Bombs */
    assert_is(&p, "points = 30");
    end_play(&p);
    begin(&p, "team Able + Squad");
    assert_is(&p, "points = 26");
    end_play(&p);
    assert_unfit("mission Light Drill, team Able + Gast + Carl + Squad + Sedge", "costs 66 Resource Points");
}

TEST(movement_lowers_the_entrance_cost)
{
    RULE("WF-SOL-04");
    struct play p;
    begin(&p, "team Able");                             /* Movement 2 */
    put_location(&p, "Thicket");                        /* Entrance 4 */
    given(&p, "hand[0] = Duck");
    assert_refused(&p, "move Able/1, Thicket/3", "WF-MOV-02");
    given(&p, "hand[0] = Duck, Duck");
    take(&p, "move Able/1, Thicket/3");
    assert_int_equal(p.wf.hand[0][0], 0);
    end_play(&p);
    begin(&p, "team Able");
    put_location(&p, "Stream");                         /* Entrance 1: not less than nothing */
    given(&p, "hand[0] = Duck");
    take(&p, "move Able/1, Stream/3");
    assert_int_equal(p.wf.hand[0][0], 1);
    end_play(&p);
}

TEST(no_other_player_soldier_pays_for_one)
{
    RULE("WF-SOL-05");
    struct play p;
    begin(&p, "team Able + Baker");
    put_location(&p, "Thicket");
    given(&p, "hand[0] = Duck\nhand[1] = Aim, Aim, Aim, Aim");
    assert_refused(&p, "move Able/1, Thicket/3", "WF-MOV-02");
    given(&p, "hand[0] = Duck, Duck, Duck");
    take(&p, "move Able/1, Thicket/3");
    assert_false(offered(&p, "discard Baker/2, Aim"));
    take(&p, "discard Able/1, Duck");
    take(&p, "discard Able/1, Duck");
    assert_is(&p, "soldier[0].place = 2");
    assert_int_equal(p.wf.hand[1][0], 4);
    end_play(&p);
}

TEST(terrain_cover_is_defeated_by_its_number)
{
    RULE("WF-SOL-06");
    RULE("WF-SOL-26");
    RULE("WF-SOL-43");
    assert_cover("team Able", 0, 2);                    /* the book's: 1 fails, 2 defeats it */
    assert_cover("team Baker", 0, 3);
    assert_cover("team Able + Thorn", 1, 3);
    assert_cover("team Able + Carl", 1, 2);
    assert_cover("team Able + Green Marines", 1, 3);
    assert_cover("team Able + Squad", 1, 2);
}

TEST(health_is_hand_size)
{
    RULE("WF-SOL-07");
    RULE("WF-SOL-08");
    struct play p;
    begin(&p, "team Able");
    deck_of_aims(&p);
    take(&p, "discard and draw Able/1");
    assert_int_equal(p.wf.hand[0][0], 6);
    put_hostile(&p, "Loner", 1, 0);
    END_TURN(&p, 8, 6);                                 /* a Wound of 1 */
    assert_int_equal(wf_health(p.m, &p.wf.soldier[0]), 5);
    assert_int_equal(p.wf.hand[0][0], 6);               /* nothing is taken away */
    given(&p, "soldier[0].wound[1] = 2\nhand[0] =");
    deck_of_aims(&p);
    take(&p, "discard and draw Able/1");
    assert_int_equal(wf_health(p.m, &p.wf.soldier[0]), 3);
    assert_int_equal(p.wf.hand[0][0], 3);
    end_play(&p);
}

/* A Soldier without Health takes no further part; one who has some left after a first Wound does. */
static void assert_down(const char *setup, unsigned soldier, const char *wounds, const char *is_down, const char *move)
{
    struct play p;
    begin(&p, setup);
    put_location(&p, "Field");
    put_hostile(&p, "Loner", 1, soldier);
    given(&p, wounds);
    assert_true(offered(&p, move));
    END_TURN(&p, 8, 6);
    assert_int_equal(p.wf.soldier[soldier].fate, 0);
    assert_true(offered(&p, move));
    END_TURN(&p, 8, 6);
    assert_true(told(&p, is_down));
    assert_int_equal(p.wf.soldier[soldier].fate, DOWNED);
    assert_int_equal(p.wf.soldier[soldier].place, 0);
    assert_int_equal(p.wf.soldier[soldier].actions, 0);
    assert_false(offered(&p, move));
    end_turn(&p);
    assert_int_equal(p.wf.soldier[soldier].actions, 0);
    assert_false(offered(&p, move));
    end_play(&p);
}

TEST(who_has_no_health_is_down)
{
    RULE("WF-SOL-09");
    RULE("WF-SOL-28");
    RULE("WF-SOL-45");
    assert_down("team Able + Baker", 1, "soldier[1].wound[0] = 2", "is down: Baker/2", "move Baker/2, Field/3");
    assert_down("team Able + Carl", 1, "soldier[1].wound[0] = 0", "is down: Carl/2", "move Carl/2, Field/3");
    assert_down("team Able + Squad", 1, "soldier[1].wound[0] = 0", "is down: Squad/2", "move Squad/2, Field/3");
}

TEST(loadout_limits_what_is_carried)
{
    RULE("WF-SOL-10");
    struct play p;
    begin(&p, "team Baker + Plain Rifle + Kit x2 + Able + Cape");       /* 8: 4 and 4 */
    assert_int_equal(wf_load(p.m, &p.wf, 0), 8);
    assert_refused(&p, "pass Able/2, Cape/3, Baker/1", "WF-BUY-11");
    take(&p, "drop Able/2, Cape/3");
    assert_refused(&p, "pick up Baker/1, Cape/3", "WF-BUY-11");
    end_play(&p);
    assert_unfit("team Baker + Plain Rifle + Kit x2 + Cape", "carries 9 and can carry 8");
    assert_unfit("team Baker + Plain Rifle x6", "carries 9 and can carry 8");     /* spare Ammo too */
    begin(&p, "team Baker + Plain Rifle x5");
    assert_int_equal(wf_load(p.m, &p.wf, 0), 8);
    end_play(&p);
}

TEST(ammo_taken_over_has_weight)
{
    RULE("WF-SOL-10");
    struct play p;
    begin(&p, "team Baker + Plain Rifle + Kit x2 + Able + Plain Rifle");        /* Baker's 8 are full */
    assert_false(offered(&p, "take ammo Baker/1, Plain Rifle/3, Plain Rifle/1"));
    end_play(&p);
}
TEST(weight_is_the_cost_unless_printed)
{
    RULE("WF-SOL-11");
    RULE("WF-SOL-11b");
    struct play p;
    begin(&p, "team Able + Carbine");                   /* cost 2, no weight */
    assert_int_equal(wf_load(p.m, &p.wf, 0), 2);
    end_play(&p);
    begin(&p, "team Able + Plain Rifle");               /* cost 2, weight 4 */
    assert_int_equal(wf_load(p.m, &p.wf, 0), 4);
    end_play(&p);
    begin(&p, "team Able + Carbine + Carbine + Carbine + Carbine + Carbine + Carbine");
    end_play(&p);                                       /* 12 of 12 */
    assert_unfit("team Able + Plain Rifle + Plain Rifle + Plain Rifle + Cape", "carries 13 and can carry 12");
}

TEST(printed_skills_are_there_from_the_start)
{
    RULE("WF-SOL-13");
    RULE("WF-SOL-18");
    struct play p;
    begin(&p, "team Gast + Plain Rifle");
    assert_int_equal(has(&p, 0, "Handy"), 1);
    assert_is(&p, "points = 23");
    put_hostile(&p, "Nest", 1, 0);
    TAKE(&p, "attack Gast/1, Plain Rifle/2, Semi, Nest/1", 6, 1);       /* 7 with Handy */
    assert_is(&p, "hostile[0].suppress = 1");
    end_play(&p);
}

TEST(combat_experience_draws_each_turn)
{
    RULE("WF-SOL-13");
    RULE("WF-SOL-14");
    RULE("WF-SOL-15");
    struct play p;
    begin(&p, "team Baker + Sedge + Able");             /* CX 1, CX 2, none */
    assert_int_equal(drawn_by(&p, 0), 4 + 1);           /* his Hand, and 1 */
    assert_int_equal(drawn_by(&p, 1), 3 + 2);
    assert_int_equal(drawn_by(&p, 2), 6);
    assert_is(&p, "soldier[0].xp = 2");                 /* XP 2 */
    assert_is(&p, "soldier[1].xp = 1");
    given(&p, "hand[0] = Duck, Duck, Duck, Duck");
    deck_of_aims(&p);
    end_turn(&p);
    assert_int_equal(drawn_by(&p, 0), 1);
    assert_int_equal(p.wf.hand[0][0], 5);               /* beyond his Hand Size */
    assert_int_equal(drawn_by(&p, 1), 2);
    assert_int_equal(drawn_by(&p, 2), 0);
    end_play(&p);
}

TEST(skills_may_need_an_ability)
{
    RULE("WF-SOL-16");
    struct play p;
    assert_unfit("team Able + Grey Beard", "a Pre-Req is missing");
    begin(&p, "team Baker + Grey Beard");               /* CX 1 */
    assert_int_equal(has(&p, 0, "Grey Beard"), 1);
    end_play(&p);
    assert_unfit("team Baker + Old Trick", "a Pre-Req is missing");
    begin(&p, "team Able + Grey Beard + Service Stripe");       /* CX by a Skill that is bought, in whatever order */
    assert_int_equal(has(&p, 0, "Grey Beard"), 1);
    end_play(&p);
    assert_unfit("team Able + Grey Beard + Baker + Service Stripe", "a Pre-Req is missing");
    begin(&p, "team Striper + Grey Beard");                     /* or is printed on the card */
    end_play(&p);
    begin(&p, "team Able + Grey Beard + Course");               /* or is given by a Specialist, */
    end_play(&p);
    begin(&p, "team Graduate + Grey Beard");                    /* a printed one too */
    end_play(&p);
    assert_unfit("team Able + Own Reason", "a Pre-Req is missing");     /* not by itself, */
    assert_unfit("team Able + Own Reason + Own Cause", "a Pre-Req is missing");         /* nor by each other */
    assert_unfit("team Able + Second Course + Own Cause", "a Pre-Req is missing");
    begin(&p, "team Able + Own Reason + Own Cause + Service Stripe");
    end_play(&p);
    begin(&p, "team Sedge + Old Trick");
    assert_int_equal(has(&p, 0, "Old Trick"), 1);
    end_play(&p);
}

/* ---- Non-Player Soldiers ---------------------------------------------------------------- */

TEST(what_a_non_player_soldier_has)
{
    RULE("WF-SOL-19");
    RULE("WF-SOL-29");
    RULE("WF-SOL-31");
    RULE("WF-SOL-35");
    struct play p;
    begin(&p, "team Able + Cape + Thorn");
    assert_int_equal(items_of(&p, 1), 3);
    assert_int_equal(has(&p, 1, "Plain Rifle"), 1);
    assert_int_equal(has(&p, 1, "Tube"), 1);
    assert_int_equal(has(&p, 1, "Handy"), 1);
    assert_is(&p, "item[1].count = 5");
    assert_is(&p, "soldier[1].xp = 2");                 /* his Ability */
    put_hostile(&p, "Nest", 1, 0);
    TAKE(&p, "attack Thorn/2, Plain Rifle/2, Semi, Nest/1", 6, 1);      /* and his Skill: 7 */
    assert_is(&p, "hostile[0].suppress = 1");
    assert_refused(&p, "pass Able/1, Cape/1, Thorn/2", "WF-BUY-13");
    take(&p, "drop Able/1, Cape/1");
    assert_refused(&p, "pick up Thorn/2, Cape/1", "WF-BUY-13");
    end_play(&p);
    assert_unfit("team Able + Thorn + Cape", "only Player Soldiers are equipped");
    assert_unfit("team Able + Thorn + Calm", "only Player Soldiers are equipped");
    assert_unfit("team Able + Thorn + Plain Rifle x2", "only Player Soldiers are equipped");     /* nor Ammo, */
    begin(&p, "team Able + Pocket Rifle x2 + Pocket Tube + Thorn + Pocket Rifle + Pocket Bomb x2");
    assert_int_equal(has(&p, 1, "Pocket Rifle"), 1);
    end_play(&p);
    assert_unfit("team Able + Thorn + Pocket Rifle x2", "no extra Ammo");       /* for what he may have either */
    assert_unfit("team Able + Thorn + Pocket Rifle + Pocket Tube", "no extra Ammo");
}

TEST(neither_non_player_nor_squad_soldiers_have_a_hand)
{
    RULE("WF-SOL-20");
    RULE("WF-SOL-37");
    struct play p;
    begin(&p, "team Able + Thorn + Squad");
    assert_int_equal(drawn_by(&p, 1), 0);
    assert_int_equal(drawn_by(&p, 2), 0);
    assert_refused(&p, "discard and draw Thorn/2", "WF-TRN-24");
    assert_refused(&p, "discard and draw Squad/3", "WF-TRN-24");
    end_turn(&p);
    assert_int_equal(p.wf.hand[1][0], 0);
    assert_int_equal(p.wf.hand[2][0], 0);
    end_play(&p);
}

TEST(the_players_spend_a_non_player_soldiers_actions)
{
    RULE("WF-SOL-21");
    RULE("WF-SOL-30");
    struct play p;
    begin(&p, "team Able + Thorn");
    put_location(&p, "Field");
    put_hostile(&p, "Nest", 1, 0);
    assert_true(offered(&p, "attack Thorn/2, Plain Rifle/1, Semi, Nest/1"));      /* whichever Weapon, */
    assert_true(offered(&p, "attack Thorn/2, Tube/2, Explosion, Nest/1"));
    TAKE(&p, "attack Thorn/2, Tube/2, Explosion, Nest/1", 7, 1, 1, 1);
    assert_is(&p, "soldier[1].actions = 1");
    take(&p, "move Thorn/2, Field/3");                  /* or to Move */
    assert_is(&p, "soldier[1].place = 2");
    assert_is(&p, "soldier[1].actions = 0");
    assert_refused(&p, "move Thorn/2, Drill/1", "WF-TRN-02");           /* until they are spent */
    end_play(&p);
}

TEST(every_soldier_has_a_nation)
{
    RULE("WF-SOL-22");
    RULE("WF-SOL-39");
    struct play p;
    begin(&p, "team Able + Thorn + Carl + Green Marines + Squad");
    uint16_t green = card("Green"), blue = card("Blue");
    assert_int_equal(numbers_of(p.m, p.wf.soldier[1].thing.card)[SOLDIER_NATION], green);
    assert_int_equal(numbers_of(p.m, p.wf.soldier[2].thing.card)[SOLDIER_NATION], blue);
    assert_int_equal(numbers_of(p.m, p.wf.soldier[3].thing.card)[SOLDIER_NATION], green);
    assert_int_equal(numbers_of(p.m, p.wf.soldier[4].thing.card)[SOLDIER_NATION], blue);
    assert_false(wf_can_use(p.m, p.wf.soldier[1].thing.card, card("Blue Pistol")));
    assert_true(wf_can_use(p.m, p.wf.soldier[2].thing.card, card("Blue Pistol")));
    assert_false(wf_can_use(p.m, p.wf.soldier[3].thing.card, card("Blue Pistol")));
    assert_true(wf_can_use(p.m, p.wf.soldier[4].thing.card, card("Blue Pistol")));
    end_play(&p);
}

TEST(player_soldiers_pay_for_those_without_a_hand)
{
    RULE("WF-SOL-25");
    RULE("WF-SOL-42");
    struct play p;
    begin(&p, "team Able + Baker + Carl + Squad");
    put_location(&p, "Thicket");                        /* Entrance 4 */
    given(&p, "hand[0] = Duck\nhand[1] = Aim");
    assert_refused(&p, "move Carl/3, Thicket/3", "WF-MOV-02");          /* Movement 1: 3 cards */
    given(&p, "hand[1] = Aim, Aim, Aim");
    take(&p, "move Carl/3, Thicket/3");
    assert_is(&p, "soldier[2].place = 1");
    take(&p, "discard Able/1, Duck");
    take(&p, "discard Baker/2, Aim");
    take(&p, "discard Baker/2, Aim");
    assert_is(&p, "soldier[2].place = 2");
    assert_refused(&p, "move Squad/4, Thicket/3", "WF-MOV-02");         /* Movement 2: 2 cards, 1 is left */
    given(&p, "hand[0] = Duck\nhand[1] = Aim, Aim");
    take(&p, "move Squad/4, Thicket/3");
    take(&p, "discard Baker/2, Aim");
    take(&p, "discard Able/1, Duck");
    assert_is(&p, "soldier[3].place = 2");
    assert_int_equal(p.wf.hand[0][0] + p.wf.hand[1][0], 1);
    end_play(&p);
}

TEST(actions_by_health)
{
    RULE("WF-SOL-27");
    RULE("WF-SOL-44");
    struct play p;
    begin(&p, "team Able + Carl + Squad");
    assert_is(&p, "soldier[1].actions = 2");            /* 2 Health */
    assert_is(&p, "soldier[2].actions = 3");
    given(&p, "soldier[1].wound[0] = 1\nsoldier[2].wound[0] = 1");
    end_turn(&p);
    assert_is(&p, "soldier[1].actions = 1");            /* 1 Health */
    assert_is(&p, "soldier[2].actions = 2");
    end_play(&p);
}

TEST(ammo_goes_to_and_from_non_player_soldiers)
{
    RULE("WF-SOL-32");
    RULE("WF-SOL-33");
    RULE("WF-SOL-34");
    struct play p;
    begin(&p, "team Able + Plain Rifle + Carl + Umber");        /* Auto Rifles of the same Ammo */
    given(&p, "item[1].count = 4");
    take(&p, "take ammo Carl/2, Plain Rifle/1, Auto Rifle/2");
    assert_is(&p, "item[0].count = 4");
    assert_is(&p, "item[1].count = 5");
    assert_refused(&p, "take ammo Carl/2, Plain Rifle/1, Auto Rifle/2", "WF-BUY-18");     /* as many as it had */
    assert_refused(&p, "take ammo Umber/3, Plain Rifle/1, Auto Rifle/4", "WF-BUY-18");
    end_turn(&p);
    take(&p, "take ammo Able/1, Auto Rifle/2, Plain Rifle/1");          /* from him */
    take(&p, "take ammo Able/1, Auto Rifle/2, Plain Rifle/1");
    assert_is(&p, "item[0].count = 6");                 /* no such limit for a Player Soldier */
    assert_is(&p, "item[1].count = 3");
    given(&p, "item[3].count = 1");
    take(&p, "take ammo Umber/3, Auto Rifle/2, Auto Rifle/4");          /* between the two */
    assert_is(&p, "item[1].count = 2");
    assert_is(&p, "item[3].count = 2");
    given(&p, "item[3].count = 5\nitem[3].flags = 3");  /* the Empty counter is one of them */
    assert_refused(&p, "take ammo Umber/3, Auto Rifle/2, Auto Rifle/4", "WF-BUY-18");
    end_play(&p);
}

/* ---- Squad Soldiers -------------------------------------------------------------------------- */

TEST(a_squad_soldier_uses_his_own_card)
{
    RULE("WF-SOL-38");
    struct play p;
    begin(&p, "team Able + Kit + Plain Rifle + Squad + Riflemen");
    assert_int_equal(items_of(&p, 1), 0);
    assert_int_equal(items_of(&p, 2), 3);               /* those that his card names */
    assert_refused(&p, "pass Able/1, Kit/1, Squad/2", "WF-BUY-13");
    assert_refused(&p, "pass Riflemen/3, Kit/5, Able/1", "WF-BUY-13");
    assert_refused(&p, "take ammo Riflemen/3, Plain Rifle/2, Plain Rifle/3", "WF-WPN-36");
    assert_refused(&p, "take ammo Able/1, Plain Rifle/3, Plain Rifle/2", "WF-WPN-36");
    put_hostile(&p, "Nest", 1, 0);
    assert_true(offered(&p, "fight Squad/2, Nest/1"));
    given(&p, "soldier[2].wound[0] = 1");
    assert_true(offered(&p, "use Riflemen/3, Kit/5"));
    end_play(&p);
    assert_unfit("team Able + Riflemen + Kit", "only Player Soldiers are equipped");
}

TEST(a_squad_soldiers_hit_number_by_health_and_range)
{
    RULE("WF-SOL-44");
    struct play p;
    begin(&p, "team Able + Squad");
    put_hostile(&p, "Nest", 1, 0);
    put_hostile(&p, "Nest", 2, 0);
    TAKE(&p, "fight Squad/2, Nest/1", 5, 1);
    assert_is(&p, "hostile[0].suppress = 0");
    TAKE(&p, "fight Squad/2, Nest/1", 6, 1);            /* 2 Health, Range 0: 6 */
    assert_is(&p, "hostile[0].suppress = 1");
    given(&p, "soldier[1].actions = 3");
    TAKE(&p, "fight Squad/2, Nest/2", 6, 1);
    assert_is(&p, "hostile[1].suppress = 0");
    TAKE(&p, "fight Squad/2, Nest/2", 7, 1);            /* Range 1: 7 */
    assert_is(&p, "hostile[1].suppress = 1");
    given(&p, "soldier[1].wound[0] = 1\nsoldier[1].actions = 3\nhostile[0].suppress = 0");
    TAKE(&p, "fight Squad/2, Nest/1", 7, 1);
    assert_is(&p, "hostile[0].suppress = 0");
    TAKE(&p, "fight Squad/2, Nest/1", 8, 1);            /* 1 Health: 8 */
    assert_is(&p, "hostile[0].suppress = 1");
    assert_refused(&p, "fight Squad/2, Nest/2", "WF-ATK-02");           /* and none at Range 1 */
    end_play(&p);
}

TEST(a_squad_soldier_never_runs_out_of_ammo)
{
    RULE("WF-SOL-46");
    struct play p;
    begin(&p, "team Able + Squad");
    put_hostile(&p, "Nest", 1, 0);
    for (unsigned i = 0; i < 3; i++)
        TAKE(&p, "fight Squad/2, Nest/1", 1, 1);
    put_hostile(&p, "Nest", 2, 0);
    given(&p, "soldier[1].actions = 3");
    TAKE(&p, "fight Squad/2, Nest/2", 1, 1);            /* nor at another Range */
    assert_true(offered(&p, "fight Squad/2, Nest/1"));
    assert_true(offered(&p, "fight Squad/2, Nest/2"));
    for (uint32_t i = 0; i < p.heard.n; i++)
        assert_int_not_equal(p.heard.at[i].kind, TOLD_EMPTY);
    end_play(&p);
}

TEST(not_with_a_printed_weapon_either)
{
    RULE("WF-SOL-46");
    struct play p;
    begin(&p, "team Able + Riflemen");
    put_hostile(&p, "Nest", 1, 0);
    TAKE(&p, "attack Riflemen/2, Plain Rifle/1, Semi, Nest/1", 1, 1);
    assert_true(offered(&p, "attack Riflemen/2, Plain Rifle/1, Semi, Nest/1"));
    end_play(&p);
}
/* Of all that he may choose with a Hostile at Range 0, the only Attack is that of his chart. */
TEST(a_squad_soldier_fights_by_his_chart_alone)
{
    RULE("WF-SOL-47");
    static struct grog_options all;
    struct play p;
    unsigned fights = 0;
    begin(&p, "team Able + Squad");
    put_hostile(&p, "Nest", 1, 1);
    grog_list(p.m, &p.game, 0, &all);
    for (uint32_t i = 0; i < all.n; i++) {
        if (all.at[i].actor != 2)
            continue;
        fights += all.at[i].verb == VERB_FIGHT;
        assert_true(all.at[i].verb == VERB_FIGHT || all.at[i].object[2] != hostile_ref(&p.wf, 0));
        assert_int_not_equal(all.at[i].verb, VERB_ATTACK);
    }
    assert_int_equal(fights, 1);
    end_play(&p);
}

TEST(a_squad_soldiers_own_text)
{
    RULE("WF-SOL-48");
    RULE("WF-SKL-04");
    struct play p;
    begin(&p, "team Able + Green Marines + Squad");
    take(&p, "use own Green Marines/2, Green Marines/2");
    assert_is(&p, "soldier[1].xp = 2");
    assert_is(&p, "soldier[2].xp = 0");
    assert_refused(&p, "use own Green Marines/2, Green Marines/2", "WF-SKL-04");  /* once a Turn, it says */
    assert_false(offered(&p, "use own Squad/3, Squad/3"));
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(a_player_soldiers_nation_says_what_he_can_use), IT(each_soldier_is_there_once),
        IT(each_soldier_costs_resource_points), IT(movement_lowers_the_entrance_cost),
        IT(no_other_player_soldier_pays_for_one), IT(terrain_cover_is_defeated_by_its_number),
        IT(health_is_hand_size), IT(who_has_no_health_is_down), IT(loadout_limits_what_is_carried),
        IT(weight_is_the_cost_unless_printed), IT(printed_skills_are_there_from_the_start),
        IT(combat_experience_draws_each_turn), IT(skills_may_need_an_ability), IT(what_a_non_player_soldier_has),
        IT(neither_non_player_nor_squad_soldiers_have_a_hand), IT(the_players_spend_a_non_player_soldiers_actions),
        IT(every_soldier_has_a_nation), IT(player_soldiers_pay_for_those_without_a_hand), IT(actions_by_health),
        IT(ammo_goes_to_and_from_non_player_soldiers), IT(a_squad_soldier_uses_his_own_card),
        IT(a_squad_soldiers_hit_number_by_health_and_range), IT(a_squad_soldier_never_runs_out_of_ammo),
        IT(a_squad_soldier_fights_by_his_chart_alone), IT(a_squad_soldiers_own_text), IT(ammo_taken_over_has_weight),
        IT(not_with_a_printed_weapon_either),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
