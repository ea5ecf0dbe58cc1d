/* SPDX-License-Identifier: MIT */
/* wf_undead.c -- Double-Reticle Hostiles, and the Divinity that they bring. */
#include "mission.h"
#include "warfighter/band.h"
#include "warfighter/hostiles.h"
#include "warfighter/types.h"
#include "warfighter/wounds.h"

#define GRAVES "hostiles Graves, team "

/* A card of the deck enters play. */
static void enter(struct play *p, const char *name, unsigned space)
{
    struct grog_run r = { .m = p->m, .g = &p->game, .events = &p->heard };
    wf_enter_hostile(&r, card(name), space, false);
}

static void kill(struct play *p, unsigned hostile, unsigned soldier)
{
    struct grog_run r = { .m = p->m, .g = &p->game, .events = &p->heard };
    struct grog_frame by = { .proc = PROC_KILLS, .actor = soldier < SOLDIERS ? soldier_ref(&p->wf, soldier) : 0 };
    wf_kill(&r, hostile_ref(&p->wf, hostile), false, soldier < SOLDIERS ? &by : NULL);
}

static void wound(struct play *p, unsigned soldier, int wounds)
{
    struct grog_run r = { .m = p->m, .g = &p->game, .events = &p->heard };
    struct grog_frame f = { .proc = PROC_HOSTILE_TURN, .seat = GROG_NOBODY };
    wf_wound(&r, &f, soldier, wounds);
}

/* Whom each of the first two targets: by what they hold of his counters. */
static void aim(struct play *p, unsigned hostile, unsigned soldier)
{
    struct hostile *h = &p->wf.hostile[hostile];
    if (h->flags & HOSTILE_COUNTER)
        p->wf.cup[h->target - 1]++;
    h->target = (uint8_t)(soldier + 1);
    h->flags |= HOSTILE_COUNTER;
    p->wf.cup[soldier]--;
}

static unsigned in_the_cup(const struct play *p)
{
    unsigned n = 0;
    for (unsigned i = 0; i < SOLDIERS; i++)
        n += p->wf.cup[i];
    return n;
}

/* ---- Double-Reticles --------------------------------------------------------------------- */

TEST(a_mission_without_them_is_as_it_was)
{
    RULE("WF-UND-01");
    struct play p;
    begin(&p, "team Able");
    assert_int_equal(in_pile(&p, ZONE_HOSTILES, "Warriors") + in_pile(&p, ZONE_OUT, "Warriors"), 0);
    end_play(&p);
    begin(&p, GRAVES "Able");
    assert_int_equal(in_pile(&p, ZONE_HOSTILES, "Warriors"), 3);
    end_play(&p);
}

TEST(who_was_engaged_with_one_that_goes_is_free)
{
    RULE("WF-HTH-09");
    struct play p;
    begin(&p, GRAVES "Able");
    enter(&p, "Warriors", 1);
    p.wf.soldier[0].engaged = hostile_ref(&p.wf, 1);
    while (p.wf.hostile[1].thing.live)
        kill(&p, 1, 0);
    assert_int_equal(p.wf.soldier[0].engaged, 0);
    assert_true(p.wf.hostile[0].thing.live);
    end_play(&p);
}

/* What a die for each Hostile card moves. */
static enum grog_flow advance(struct play *p, unsigned hostile, uint8_t die)
{
    struct grog_run r = { .m = p->m, .g = &p->game, .events = &p->heard, .rolled = { die } };
    struct grog_frame f = { .proc = PROC_ADVANCE, .seat = GROG_NOBODY, .target = hostile_ref(&p->wf, hostile) };
    enum grog_flow flow = wf_advance(&r, &f);
    if (flow == GROG_ROLLS)
        assert_int_equal(wf_advance(&r, &f), GROG_DONE);
    return flow;
}

TEST(a_card_advances_as_a_whole)
{
    RULE("WF-UND-07");
    RULE("WF-HLD-11");
    struct play p;
    begin(&p, GRAVES "Able");
    put_location(&p, "Field");
    enter(&p, "Warriors", 1);
    p.wf.hostile[1].suppress = 1;
    assert_int_equal(advance(&p, 0, DIE), GROG_DONE);       /* a Suppress counter on any of them keeps all */
    p.wf.hostile[1].suppress = 0;
    assert_int_equal(advance(&p, 1, DIE), GROG_DONE);       /* one die a card */
    assert_int_equal(advance(&p, 0, DIE), GROG_ROLLS);
    EACH_HOSTILE(&p.wf, i)
        assert_int_equal(p.wf.hostile[i].place, 2);
    end_play(&p);
}

TEST(each_needs_so_many_hits_and_the_card_is_worth_its_value_once)
{
    RULE("WF-UND-02");
    RULE("WF-UND-03");
    struct play p;
    begin(&p, GRAVES "Able");
    enter(&p, "Warriors", 1);
    assert_int_equal(hostiles_in_play(&p), 2);
    kill(&p, 0, 0);
    given(&p, "hostile[0].suppress = 1");
    assert_is(&p, "hostile[1].ekia = 0");               /* each by itself */
    assert_is(&p, "hostile[1].suppress = 0");
    given(&p, "hostile[0].suppress = 0");
    kill(&p, 0, 0);
    assert_int_equal(hostiles_in_play(&p), 2);
    kill(&p, 0, 0);                                     /* 3 Hits */
    assert_int_equal(hostiles_in_play(&p), 1);
    assert_is(&p, "soldier[0].xp = 0");
    for (unsigned i = 0; i < 3; i++)
        kill(&p, 1, 0);
    assert_int_equal(hostiles_in_play(&p), 0);
    assert_is(&p, "soldier[0].xp = 3");
    assert_int_equal(in_pile(&p, ZONE_HOSTILE_DISCARDS, "Warriors"), 1);
    assert_int_equal(in_pile(&p, ZONE_OUT, "Warriors"), 3);             /* as at the start */
    assert_int_equal(in_the_cup(&p), 4);
    end_play(&p);
}

TEST(a_suppressed_weapon_suppresses_the_other_of_the_card)
{
    RULE("WF-ATK-44");
    struct play p;
    begin(&p, GRAVES "Able + Hush Gun");
    enter(&p, "Warriors", 1);
    given(&p, "hostile[0].ekia = 2\nhostile[0].target = 1\nhostile[1].target = 1");
    TAKE(&p, "attack Able/1, Hush Gun/1, Semi, Warriors/1", 10, 6);
    assert_int_equal(hostiles_in_play(&p), 1);          /* it falls, and the card is still there */
    assert_is(&p, "hostile[1].suppress = 1");
    end_play(&p);
}

TEST(each_draws_a_counter_of_its_own)
{
    RULE("WF-UND-04");
    struct play p;
    unsigned apart_from = 0;
    for (unsigned i = 0; i < 20; i++) {
        begin(&p, GRAVES "Able + Baker");
        for (unsigned k = 0; k < i; k++)
            grog_dice_word(&p.game.dice);
        enter(&p, "Warriors", 1);
        assert_int_equal(in_the_cup(&p), 6);
        apart_from += p.wf.hostile[0].target != p.wf.hostile[1].target;
        end_play(&p);
    }
    assert_true(apart_from > 2 && apart_from < 18);
}

TEST(each_attacks_by_its_own_health)
{
    RULE("WF-UND-05");
    RULE("WF-UND-06");
    struct play p;
    begin(&p, GRAVES "Able");
    enter(&p, "Warriors", 1);
    given(&p, "hostile[0].ekia = 2\nhostile[1].ekia = 1");
    END_TURN(&p, 7, 6, 7, 6);                           /* Health 1: 8; Health 2: 5 */
    assert_is(&p, "soldier[0].suppress = 1");
    assert_is(&p, "soldier[0].wound[0] = 1");
    end_play(&p);
}

TEST(suppresses_count_like_hits)
{
    RULE("WF-UND-11");
    RULE("WF-UND-12");
    struct play p;
    begin(&p, GRAVES "Able");
    enter(&p, "Warriors", 1);
    given(&p, "hostile[0].ekia = 1\nhostile[0].suppress = 1\nhostile[1].ekia = 2\nhostile[1].suppress = 1");
    assert_int_equal(wf_active(p.m, &p.wf.hostile[0]), 1);
    END_TURN(&p, 7, 6);                                 /* Health 1: 8; the other does nothing */
    assert_is(&p, "soldier[0].wound[0] = 0");           /* by 2 of Health it would be a Wound */
    assert_is(&p, "soldier[0].suppress = 1");
    end_play(&p);
}

TEST(the_card_goes_towards_the_nearest_of_its_targets)
{
    RULE("WF-UND-07");
    struct play p;
    begin(&p, GRAVES "Able + Baker");
    for (unsigned i = 2; i <= 5; i++)
        put_location(&p, "Field");
    p.wf.active = 1;
    p.wf.location[1].flags = 0;
    given(&p, "soldier[1].place = 6");
    enter(&p, "Warriors", 3);
    put_hostile(&p, "Loner", 6, 1);                     /* or else the Mission would be won */
    aim(&p, 0, 1);                                      /* 3 away */
    aim(&p, 1, 0);                                      /* 2 away */
    end_turn(&p);
    assert_is(&p, "hostile[0].place = 2");
    assert_is(&p, "hostile[1].place = 2");
    end_play(&p);
}

/* Two on a card: one targets Able on the Mission card, the other Baker in space 5. */
static void between_two(struct play *p, const char *name, unsigned space)
{
    begin(p, GRAVES "Able + Baker");
    for (unsigned i = 2; i <= 5; i++)
        put_location(p, "Field");
    given(p, "soldier[1].place = 5\nout = Far Mourners, Warriors, Warriors, Warriors");
    enter(p, name, space);
    aim(p, 0, 0);
    aim(p, 1, 1);
}

static void close_range(struct play *p)
{
    struct grog_run r = run_of(p);
    wf_close_band(&r, &p->wf.hostile[0]);
}

TEST(in_range_of_one_the_others_are_aimed_anew)
{
    RULE("WF-UND-08");
    struct play p;
    between_two(&p, "Warriors", 1);
    given(&p, "hostile[0].ekia = 2\nhostile[1].ekia = 2");
    END_TURN(&p, 1, 1);
    assert_is(&p, "hostile[1].place = 1");
    assert_int_equal(p.wf.hostile[1].target, 1);
    aim(&p, 1, 1);
    given(&p, "cup[0] = 0");
    END_TURN(&p, 1, 1);
    assert_int_equal(p.wf.hostile[1].target, 2);        /* no such counter: it keeps what it has */
    end_play(&p);
    for (unsigned held = 0; held < 2; held++) {         /* a Suppress or an Overwatch counter stops the Move alone */
        between_two(&p, "Warriors", 1);
        p.wf.hostile[0].suppress = !held;
        p.wf.hostile[0].flags |= held ? HOSTILE_HELD : 0;
        close_range(&p);
        assert_is(&p, "hostile[1].place = 1");
        assert_int_equal(p.wf.hostile[1].target, 1);
        end_play(&p);
    }
    between_two(&p, "Warriors", 3);                     /* out of all Ranges nothing is drawn anew */
    given(&p, "hostile[0].suppress = 1");
    close_range(&p);
    assert_is(&p, "hostile[0].place = 3");
    assert_int_equal(p.wf.hostile[1].target, 2);
    end_play(&p);
    between_two(&p, "Far Mourners", 1);                 /* one that has kept its distance aims anew too */
    close_range(&p);
    assert_is(&p, "hostile[0].place = 2");
    assert_int_equal(p.wf.hostile[1].target, 1);
    end_play(&p);
}

TEST(if_a_target_is_down_one_in_range_is_next)
{
    RULE("WF-UND-09");
    struct play p;
    for (unsigned i = 0; i < 20; i++) {
        begin(&p, GRAVES "Able + Baker + Gast");
        for (unsigned k = 0; k < i; k++)
            grog_dice_word(&p.game.dice);
        for (unsigned k = 2; k <= 5; k++)
            put_location(&p, "Field");
        given(&p, "soldier[2].place = 5");
        enter(&p, "Warriors", 1);
        aim(&p, 0, 1);
        aim(&p, 1, 0);
        wound(&p, 1, 4);
        assert_int_equal(p.wf.hostile[0].target, 1);
        end_play(&p);
    }
    begin(&p, GRAVES "Able + Baker");
    for (unsigned k = 2; k <= 5; k++)
        put_location(&p, "Field");
    enter(&p, "Warriors", 5);
    aim(&p, 0, 1);
    wound(&p, 1, 4);
    assert_int_equal(p.wf.hostile[0].target, 1);        /* nobody is: then any */
    end_play(&p);
}

TEST(several_hits_are_spread_at_will)
{
    RULE("WF-UND-10");
    struct play p;
    begin(&p, GRAVES "Able + Bomb x3 + Auto Rifle");
    enter(&p, "Warriors", 1);
    TAKE(&p, "attack Able/1, Bomb/1, Explosion, Warriors/1", 8, 7, 1, 1, 6);
    assert_question(&p, "which of them");
    take(&p, "hits Warriors/2");
    take(&p, "hits Warriors/1");
    assert_is(&p, "hostile[0].ekia = 1");
    assert_is(&p, "hostile[1].ekia = 1");
    given(&p, "hostile[0].suppress = 0\nhostile[1].suppress = 0");
    TAKE(&p, "attack Able/1, Auto Rifle/2, Semi, Warriors/2", 8, 6);
    assert_is(&p, "hostile[1].ekia = 2");               /* one Hit: on whom he Attacked */
    given(&p, "soldier[0].actions = 2");
    TAKE(&p, "attack Able/1, Bomb/1, Explosion, Warriors/2", 8, 8, 8, 1, 6);
    take(&p, "hits Warriors/2");                        /* it falls, and the rest is for the other */
    assert_is(&p, "hostile[0].live = 0");
    end_play(&p);
}

TEST(all_suppresses_of_each_go)
{
    RULE("WF-UND-13");
    struct play p;
    begin(&p, GRAVES "Able");
    enter(&p, "Warriors", 1);
    put_hostile(&p, "Nest", 1, 0);
    given(&p, "hostile[0].suppress = 3\nhostile[1].suppress = 3\nhostile[2].suppress = 4");
    end_turn(&p);
    assert_is(&p, "hostile[0].suppress = 0");
    assert_is(&p, "hostile[1].suppress = 0");
    assert_is(&p, "hostile[2].suppress = 3");
    end_play(&p);
}

TEST(the_fearless_are_not_suppressed_and_a_suppress_on_one_holds_all)
{
    RULE("WF-UND-14");
    struct play p;
    begin(&p, GRAVES "Able + Plain Rifle");
    put_hostile(&p, "Ghouls", 1, 0);
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Ghouls/1", 7, 1);
    assert_is(&p, "hostile[0].suppress = 0");
    end_play(&p);
    begin(&p, GRAVES "Able");
    for (unsigned i = 2; i <= 5; i++)
        put_location(&p, "Field");
    enter(&p, "Warriors", 4);
    given(&p, "hostile[1].suppress = 1");
    end_turn(&p);
    assert_is(&p, "hostile[0].place = 4");
    end_turn(&p);
    assert_is(&p, "hostile[0].place = 3");
    assert_is(&p, "hostile[1].place = 3");
    end_play(&p);
}

/* ---- Divinity -------------------------------------------------------------------------------- */

TEST(divinity_comes_from_eliminated_hostiles_and_is_shared)
{
    RULE("WF-DIV-10");
    RULE("WF-DIV-11");
    RULE("WF-DIV-12");
    struct play p;
    begin(&p, GRAVES "Abbot + Lamp School + Nun + Key School + Able + Auto Rifle");
    unsigned at = grog_card(p.m, card("Divinity"))->ordinal;
    enter(&p, "Warriors", 1);
    for (unsigned i = 0; i < 3; i++)
        kill(&p, 0, 2);
    given(&p, "hostile[1].ekia = 2");
    TAKE(&p, "attack Able/3, Auto Rifle/6, Semi, Warriors/2", 8, 6);    /* whoever made the Kill */
    assert_question(&p, "who gets it");
    assert_false(offered(&p, "gives it to Able/3"));
    take(&p, "gives it to Abbot/1");
    take(&p, "gives it to Abbot/1");
    take(&p, "gives it to Nun/2");
    assert_int_equal(p.wf.soldier[0].counter[at], 8);   /* above the 6 that he began with */
    assert_int_equal(p.wf.soldier[1].counter[at], 3);
    assert_question(&p, "soldier turn");
    put_hostile(&p, "Loner", 1, 0);
    TAKE(&p, "attack Able/3, Auto Rifle/6, Semi, Loner/1", 8, 6);       /* it has none to give */
    assert_question(&p, "soldier turn");
    assert_int_equal(p.wf.soldier[0].counter[at], 8);
    end_play(&p);
    begin(&p, GRAVES "Abbot + Lamp School + Able");
    enter(&p, "Warriors", 1);
    for (unsigned i = 0; i < 6; i++)
        kill(&p, i / 3, SOLDIERS);                      /* by no Soldier at all */
    end_turn(&p);
    assert_question(&p, "soldier turn");                /* he is alone: he gets all */
    assert_int_equal(p.wf.soldier[0].counter[at], 9);
    end_play(&p);
    begin(&p, GRAVES "Abbot + Lamp School + Able");
    put_hostile(&p, "Loner", 1, 1);
    put_hostile(&p, "Loner", 1, 0);
    enter(&p, "Warriors", 1);
    p.wf.soldier[0].counter[at] = 0;
    given(&p, "hand[1] = Dive");
    end_turn(&p);
    assert_question(&p, "attacked");                    /* Able, to the first */
    for (unsigned i = 0; i < 6; i++)
        kill(&p, 2 + i / 3, 1);
    TAKE(&p, "pass", 1, 1, 9, 6);
    take(&p, "use Abbot/1, Turn Aside/2");              /* against the second, with what came meanwhile */
    assert_int_equal(p.wf.soldier[0].counter[at], 2);
    end_play(&p);
}

TEST(a_card_that_is_eliminated_is_seen_whoever_did_it)
{
    RULE("WF-DIV-10");
    struct play p;
    begin(&p, "team Able + Gloating");
    put_hostile(&p, "Loner", 1, 0);
    given(&p, "hand[0] = Far Gun");
    take(&p, "play Able/1, Far Gun");                   /* no Soldier's Attack */
    if (p.game.question == ASK_TARGET)
        take(&p, "choose hostile Loner/1");
    assert_int_equal(hostiles_in_play(&p), 0);
    assert_is(&p, "soldier[0].xp = 1");                 /* what it sets off is done when the card is played */
    assert_question(&p, "soldier turn");
    end_play(&p);
}

TEST(what_an_answer_sets_off_is_heard_behind_it)
{
    RULE("WF-ATK-11");
    struct play p;
    begin(&p, "team Able + Plain Rifle + Gloating");
    put_hostile(&p, "Nest", 1, 0);
    put_hostile(&p, "Loner", 1, 0);
    given(&p, "hand[0] = Snap Gun");
    take(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1");
    take(&p, "play Able/1, Snap Gun");
    TAKE(&p, "choose hostile Loner/2", 8, 6);
    assert_is(&p, "soldier[0].xp = 1");
    assert_true(told_at(&p, "has Experience") >= 0);
    assert_true(told_at(&p, "has Experience") < told_at(&p, "dice"));       /* not when the dice lie */
    end_play(&p);
}

/* ---- what a card says of its own end, and of all on it ---------------------------------------- */

TEST(a_hostile_speaks_of_its_own_elimination)
{
    RULE("WF-HOS-14");
    RULE("WF-ATK-30");
    struct play p;
    begin(&p, "team Able + Plain Rifle + Baker + Carl");
    put_location(&p, "Field");
    given(&p, "soldier[1].place = 2\nsoldier[2].place = 2");
    put_hostile(&p, "Powder Cart", 1, 0);
    given(&p, "hostile[0].ekia = 1");
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Powder Cart/1", 8, 6);
    assert_int_equal(hostiles_in_play(&p), 0);
    assert_is(&p, "soldier[0].suppress = 1");           /* where it lay, and nowhere else */
    assert_is(&p, "soldier[1].suppress = 0");
    assert_is(&p, "soldier[0].xp = 2");
    put_hostile(&p, "Powder Cart", 2, 0);
    given(&p, "hostile[0].ekia = 1\nhand[0] = Far Gun");
    take(&p, "play Able/1, Far Gun");                   /* by nobody's Attack */
    if (p.game.question == ASK_TARGET)
        take(&p, "choose hostile Powder Cart/1");
    assert_int_equal(hostiles_in_play(&p), 0);
    assert_is(&p, "soldier[0].suppress = 1");
    assert_is(&p, "soldier[1].suppress = 1");
    assert_is(&p, "soldier[2].suppress = 1");
    assert_is(&p, "soldier[0].xp = 2");
    put_hostile(&p, "Powder Cart", 1, 0);
    given(&p, "soldier[0].actions = 2\nsoldier[0].suppress = 0");
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Powder Cart/1", 8, 6);
    assert_is(&p, "hostile[0].ekia = 1");               /* one of two: it says nothing yet */
    assert_is(&p, "soldier[0].suppress = 0");
    end_play(&p);
}

TEST(what_several_on_one_card_say_is_said_once)
{
    RULE("WF-UND-02");
    RULE("WF-HOS-14");
    struct play p;
    begin(&p, GRAVES "Able");
    given(&p, "out = Mourners, Mourners");
    enter(&p, "Mourners", 1);
    assert_int_equal(hostiles_in_play(&p), 3);
    struct grog_frame about = { .proc = PROC_DRAW_HOSTILES, .seat = GROG_NOBODY, .target = location_ref(&p.wf, 0) };
    assert_int_equal(grog_value(p.m, &p.game, VALUE_HOSTILE_VALUE, &about, NULL), 1);
    given(&p, "hostile[0].suppress = 1");               /* another speaks for the card, */
    assert_int_equal(grog_value(p.m, &p.game, VALUE_HOSTILE_VALUE, &about, NULL), 1);
    given(&p, "hostile[1].suppress = 1\nhostile[2].suppress = 1");
    assert_int_equal(grog_value(p.m, &p.game, VALUE_HOSTILE_VALUE, &about, NULL), 0);      /* while one is active */
    given(&p, "hostile[0].suppress = 0\nhostile[1].suppress = 0\nhostile[2].suppress = 0");
    END_TURN(&p, 1, 1, 1, 1, 1, 1);
    assert_is(&p, "soldier[0].xp = 1");
    enter(&p, "Mourners", 1);                           /* another card: it says it too */
    assert_int_equal(grog_value(p.m, &p.game, VALUE_HOSTILE_VALUE, &about, NULL), 2);
    end_play(&p);
}

TEST(several_on_one_card_keep_their_distance_too)
{
    RULE("KW-010");
    RULE("WF-UND-07");
    static const struct { unsigned from, to; } cases[] = { { 5, 4 }, { 4, 3 }, { 3, 3 }, { 2, 3 }, { 1, 2 } };
    struct play p;
    for (unsigned i = 0; i < GROG_COUNT(cases); i++) {
        begin(&p, GRAVES "Able");
        for (unsigned k = 2; k <= 5; k++)
            put_location(&p, "Field");
        given(&p, "out = Far Mourners");
        enter(&p, "Far Mourners", cases[i].from);
        if (cases[i].from < 3)
            END_TURN(&p, 1, 1, 1, 1);                   /* it Attacks, in Range */
        else
            end_turn(&p);
        assert_int_equal(p.wf.hostile[0].place, cases[i].to);
        assert_int_equal(p.wf.hostile[1].place, cases[i].to);
        end_play(&p);
    }
}

TEST(several_on_one_card_that_cannot_attack_come_closer)
{
    RULE("WF-HCR-05");
    struct play p;
    begin(&p, GRAVES "Able");
    put_location(&p, "Walled Yard");                    /* no Attack into it */
    put_location(&p, "Field");
    given(&p, "soldier[0].place = 2");
    enter(&p, "Warriors", 3);                           /* Range 0-1 */
    end_turn(&p);
    assert_is(&p, "hostile[0].place = 2");
    assert_is(&p, "hostile[1].place = 2");
    END_TURN(&p, 1, 1, 1, 1);                           /* inside they Attack, and stay */
    assert_is(&p, "hostile[0].place = 2");
    end_play(&p);
}

TEST(hits_without_a_soldier_are_spread_too)
{
    RULE("WF-UND-10");
    struct play p;
    begin(&p, GRAVES "Able");
    enter(&p, "Warriors", 1);                           /* two, of 3 Hits each */
    given(&p, "hostile[0].ekia = 2\nhand[0] = Double Blow");
    take(&p, "play Able/1, Double Blow");
    take(&p, "choose hostile Warriors/1");
    assert_null(grog_check(p.m, &p.game));
    take(&p, "hits Warriors/1");
    assert_is(&p, "hostile[0].live = 0");               /* one Hit was enough for him */
    assert_is(&p, "hostile[1].ekia = 1");
    end_play(&p);
    for (unsigned shells = 0; shells < 2; shells++) {   /* as the players like: one each */
        begin(&p, GRAVES "Able");
        enter(&p, "Warriors", 1);
        given(&p, "hand[0] = Double Blow, Far Shells");
        take(&p, shells ? "play Able/1, Far Shells" : "play Able/1, Double Blow");
        take_dice(&p, 0, "choose hostile Warriors/1", (const uint8_t[]){ 9, 9, 1, 1, 6 }, shells ? 5 : 0);
        take(&p, "hits Warriors/1");
        take(&p, "hits Warriors/2");
        assert_is(&p, "hostile[0].ekia = 1");
        assert_is(&p, "hostile[1].ekia = 1");
        end_play(&p);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(a_mission_without_them_is_as_it_was), IT(who_was_engaged_with_one_that_goes_is_free),
        IT(a_card_advances_as_a_whole), IT(each_needs_so_many_hits_and_the_card_is_worth_its_value_once),
        IT(a_suppressed_weapon_suppresses_the_other_of_the_card),
        IT(each_draws_a_counter_of_its_own), IT(each_attacks_by_its_own_health), IT(suppresses_count_like_hits),
        IT(the_card_goes_towards_the_nearest_of_its_targets), IT(in_range_of_one_the_others_are_aimed_anew),
        IT(if_a_target_is_down_one_in_range_is_next), IT(several_hits_are_spread_at_will),
        IT(all_suppresses_of_each_go), IT(the_fearless_are_not_suppressed_and_a_suppress_on_one_holds_all),
        IT(what_an_answer_sets_off_is_heard_behind_it), IT(a_hostile_speaks_of_its_own_elimination),
        IT(what_several_on_one_card_say_is_said_once), IT(several_on_one_card_keep_their_distance_too),
        IT(divinity_comes_from_eliminated_hostiles_and_is_shared),
        IT(a_card_that_is_eliminated_is_seen_whoever_did_it), IT(several_on_one_card_that_cannot_attack_come_closer),
        IT(hits_without_a_soldier_are_spread_too),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
