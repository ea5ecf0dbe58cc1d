/* SPDX-License-Identifier: MIT */
/* wf_objective.c -- Completing the Objective, its Hostiles and targets, Success: each test would fail without its
 * rule. */
#include "mission.h"

/* This team one step before the Objective, which lies in space 3 and is not yet active. */
static void before(struct play *p, const char *objective, const char *team)
{
    char setup[200];
    snprintf(setup, sizeof setup, "mission Short Drill, objective %s, team %s", objective, team);
    begin(p, setup);
    put_location(p, "Field");
    EACH_SOLDIER(&p->wf, i)
        p->wf.soldier[i].place = 2;
}

static void activate(struct play *p)
{
    p->wf.active = 1;
    p->wf.location[1].flags = 0;
}

/* The same, the Objective active and no Hostile drawn for it; targets can be Attacked. */
static void at_active(struct play *p, const char *objective, const char *team)
{
    before(p, objective, team);
    activate(p);
}

static void assert_over(const struct play *p, bool success)
{
    assert_true(p->game.over);
    assert_int_equal(p->wf.success, success);
    assert_int_equal(p->game.winners, success ? (1 << p->m->seats) - 1 : 0);
    assert_question(p, "");
    assert_true(told(p, success ? "the Mission is a success" : "the Mission has failed"));
}

/* ---- Activating it --------------------------------------------------------------------- */

/* The book's: the Objective in space 6, a Soldier in space 5. */
TEST(a_soldier_beside_the_objective_activates_it_freely)
{
    RULE("WF-OBJ-01");
    struct play p;
    begin(&p, "team Able + Baker + Carl + Squad");
    for (unsigned space = 2; space <= 5; space++)
        put_location(&p, "Field");
    given(&p, "soldier[0].place = 5\nsoldier[2].place = 5\nsoldier[3].place = 5\nsoldier[0].actions = 0");
    given(&p, "soldier[0].suppress = 1");
    assert_true(offered(&p, "activate Carl/3"));        /* Soldiers of any kind */
    assert_true(offered(&p, "activate Squad/4"));
    assert_refused(&p, "activate Baker/2", "WF-OBJ-02");
    stack(&p, ZONE_HOSTILES, "Pair, Pair");
    take(&p, "activate Able/1");                        /* without an Action */
    assert_is(&p, "active = 1");
    assert_is(&p, "soldier[0].actions = 0");
    assert_is(&p, "front = 5");
    assert_false(offered(&p, "activate Carl/3"));       /* once */
    end_play(&p);
}

TEST(nobody_beside_it_nobody_activates_it)
{
    RULE("WF-OBJ-02");
    struct play p;
    before(&p, "Camp", "Able + Baker");
    given(&p, "soldier[0].place = 1\nsoldier[1].place = 1");
    assert_refused(&p, "activate Able/1", "WF-OBJ-02");
    assert_refused(&p, "activate Baker/2", "WF-OBJ-02");
    given(&p, "soldier[1].place = 2");
    assert_true(offered(&p, "activate Baker/2"));
    end_play(&p);
}

TEST(activating_removes_the_inactive_counter)
{
    RULE("WF-OBJ-03");
    struct play p;
    before(&p, "Depot", "Able + Tube");
    assert_is(&p, "location[1].flags = 1");
    assert_refused(&p, "attack Able/1, Tube/1, Explosion, Dump/1", "WF-TRN-32");
    assert_refused(&p, "move Able/1, Depot/2", "WF-TRN-32");
    take(&p, "activate Able/1");
    assert_is(&p, "location[1].flags = 0");
    assert_true(offered(&p, "attack Able/1, Tube/1, Explosion, Dump/1"));
    assert_true(offered(&p, "move Able/1, Depot/2"));
    end_play(&p);
}

TEST(activating_is_like_playing_a_location)
{
    RULE("WF-OBJ-04");
    struct play p;
    before(&p, "Camp", "Able + Baker");
    stack(&p, ZONE_HOSTILES, "Pair, Pair, Pair");
    take(&p, "activate Able/1");
    assert_is(&p, "soldier[0].xp = 1");                 /* its text, */
    assert_is(&p, "soldier[1].xp = 3");
    assert_int_equal(hostiles_in_play(&p), 3);          /* its Hostiles, */
    assert_is(&p, "hostile[0].place = 3");
    assert_is(&p, "played = 1");                        /* and the Turn's one Location */
    end_play(&p);
    before(&p, "Camp", "Able + Baker");
    given(&p, "played = 1");
    assert_refused(&p, "activate Able/1", "WF-LOC-01");
    end_play(&p);
}

TEST(its_hostiles_are_drawn_at_once_by_its_own_table)
{
    RULE("WF-OBJ-05");
    static const struct { int points, cards; } cases[] = { { 29, 2 }, { 30, 3 }, { 99, 3 }, { 100, 9 } };
    for (unsigned i = 0; i < GROG_COUNT(cases); i++) {
        struct play p;
        before(&p, "Camp", "Able + Plain Rifle");
        p.wf.points = (uint16_t)cases[i].points;        /* as last counted */
        stack(&p, ZONE_HOSTILES, "Pair, Pair, Pair, Pair, Pair, Pair, Pair, Pair, Pair, Pair");
        take(&p, "activate Able/1");
        assert_question(&p, "soldier turn");
        assert_int_equal(hostiles_in_play(&p), cases[i].cards);
        end_play(&p);
    }
}

/* ---- what wins -------------------------------------------------------------------------- */

TEST(what_the_objective_says_wins)
{
    RULE("WF-OBJ-06");
    struct play p;
    at_active(&p, "Depot", "Able + Tube");              /* to Destroy: no Hostile is left, and it is not won */
    end_turn(&p);
    assert_false(p.game.over);
    TAKE(&p, "attack Able/1, Tube/1, Explosion, Dump/1", 7, 7, 7, 2);
    assert_over(&p, true);
    end_play(&p);
    at_active(&p, "Camp", "Able + Tube");               /* Eliminate Hostiles */
    end_turn(&p);
    assert_over(&p, true);
    end_play(&p);
    at_active(&p, "Fort", "Able + Tube");               /* both */
    end_turn(&p);
    assert_false(p.game.over);
    TAKE(&p, "attack Able/1, Tube/1, Explosion, Dump/1", 7, 7, 7, 2);
    assert_false(p.game.over);
    end_turn(&p);
    assert_over(&p, true);
    end_play(&p);
}

TEST(soldiers_win_from_wherever_they_are)
{
    RULE("WF-OBJ-07");
    RULE("WF-OBJ-08");
    struct play p;
    at_active(&p, "Depot", "Able + Tube + Baker");
    given(&p, "soldier[1].place = 1");                  /* not in it, and not together */
    TAKE(&p, "attack Able/1, Tube/1, Explosion, Dump/1", 7, 7, 7, 2);
    assert_over(&p, true);
    end_play(&p);
    at_active(&p, "Camp", "Able + Tube + Baker");
    given(&p, "soldier[1].place = 1");
    end_turn(&p);
    assert_over(&p, true);
    end_play(&p);
}

/* ---- Objective Hostile Cards ---------------------------------------------------------------- */

static bool marked(const struct play *p, unsigned hostile) { return p->wf.hostile[hostile].flags & HOSTILE_MARKED; }

/* The book's: drawn for the Objective, Placed elsewhere by its own word. */
TEST(what_is_drawn_for_the_objective_is_marked)
{
    RULE("WF-OBJ-09");
    struct play p;
    before(&p, "Camp", "Able");
    stack(&p, ZONE_HOSTILES, "Pair, Homer");
    take(&p, "activate Able/1");
    assert_int_equal(hostiles_in_play(&p), 2);
    assert_is(&p, "hostile[0].place = 3");
    assert_true(marked(&p, 0));
    assert_is(&p, "hostile[1].place = 2");              /* with Able */
    assert_true(marked(&p, 1));
    end_play(&p);
}

/* The book's: drawn for a Location, Placed in the Objective. */
TEST(what_is_drawn_for_a_location_is_not_marked_but_bars_the_way)
{
    RULE("WF-OBJ-09b");
    struct play p;
    begin(&p, "mission Short Drill, objective Camp, team Able + Plain Rifle");
    given(&p, "hand[0] = Guide\nsoldier[0].xp = 2");
    stack(&p, ZONE_HOSTILES, "Straggler");
    take(&p, "play location Able/1, Guide");
    assert_is(&p, "hostile[0].place = 3");
    assert_false(marked(&p, 0));
    activate(&p);
    given(&p, "soldier[0].place = 2\nhostile[0].suppress = 1");
    end_turn(&p);
    assert_false(p.game.over);                          /* it is there still */
    given(&p, "hostile[0].place = 3\nhostile[0].suppress = 1");
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Straggler/1", 8, 2);
    end_turn(&p);
    assert_over(&p, true);
    end_play(&p);
}

/* The book's: it moves into the Objective. */
TEST(what_moves_into_the_objective_is_not_marked_but_bars_the_way)
{
    RULE("WF-OBJ-09c");
    struct play p;
    at_active(&p, "Camp", "Able + Plain Rifle");
    given(&p, "soldier[0].place = 3");
    put_hostile(&p, "Zealot", 2, 0);                    /* Range 0 */
    put_hostile(&p, "Chief", 1, 0);
    given(&p, "hostile[1].flags = 3\nhostile[1].suppress = 1");     /* drawn for the Objective: it is not won yet */
    end_turn(&p);
    assert_is(&p, "hostile[0].place = 3");
    assert_false(marked(&p, 0));
    given(&p, "hostile[1].flags = 2\nhostile[1].suppress = 1");
    END_TURN(&p, 1, 1);
    assert_false(p.game.over);                          /* the Zealot alone keeps it */
    given(&p, "hostile[0].place = 2");
    end_turn(&p);
    assert_over(&p, true);
    end_play(&p);
}

TEST(every_marked_hostile_is_to_be_eliminated_wherever_it_is)
{
    RULE("WF-OBJ-10");
    struct play p;
    at_active(&p, "Camp", "Able + Plain Rifle");
    put_hostile(&p, "Zealot", 1, 0);                    /* outside the Objective */
    given(&p, "hostile[0].flags = 3\nhostile[0].ekia = 1");
    end_turn(&p);
    assert_false(p.game.over);
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Zealot/1", 7, 2);
    assert_int_equal(hostiles_in_play(&p), 0);
    end_turn(&p);
    assert_over(&p, true);
    end_play(&p);
    at_active(&p, "Camp", "Able");                      /* one that was never marked may stand elsewhere */
    put_hostile(&p, "Zealot", 1, 0);
    end_turn(&p);
    assert_over(&p, true);
    end_play(&p);
}

TEST(no_hostile_may_be_in_the_objective_at_the_end_of_the_soldier_turn)
{
    RULE("WF-OBJ-11");
    struct play p;
    at_active(&p, "Camp", "Able + Plain Rifle");
    put_hostile(&p, "Loner", 3, 0);
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Loner/1", 9, 2);
    assert_int_equal(hostiles_in_play(&p), 0);
    assert_false(p.game.over);                          /* not with the last Kill */
    assert_question(&p, "soldier turn");
    end_turn(&p);
    assert_over(&p, true);
    assert_is(&p, "timer = 3");                         /* before the Hostile Turn */
    end_play(&p);
    at_active(&p, "Camp", "Able + Plain Rifle");
    put_hostile(&p, "Loner", 3, 0);                     /* not marked; suppressed: it is there all the same */
    given(&p, "hostile[0].suppress = 1");
    end_turn(&p);
    assert_false(p.game.over);
    end_play(&p);
    before(&p, "Camp", "Able");                         /* and before it is active nothing is won */
    end_turn(&p);
    assert_false(p.game.over);
    end_play(&p);
}

TEST(hostiles_leave_the_objective_to_close_range)
{
    RULE("WF-OBJ-12");
    struct play p;
    at_active(&p, "Camp", "Able");
    put_hostile(&p, "Zealot", 3, 0);
    put_hostile(&p, "Zealot", 3, 0);
    given(&p, "hostile[0].flags = 3");                  /* marked or not */
    end_turn(&p);
    assert_is(&p, "hostile[0].place = 2");
    assert_is(&p, "hostile[1].place = 2");
    assert_true(marked(&p, 0));
    end_play(&p);
}

/* ---- Objective Targets -------------------------------------------------------------------------- */

/* The book's: a Grenade gives a single target 2 Hits and 2 Suppresses. */
TEST(every_hit_of_an_explosion_counts_on_a_single_target)
{
    RULE("WF-OBJ-13");
    RULE("WF-OBJ-14");
    struct play p;
    at_active(&p, "Depot", "Able + Bomb x3 + Plain Rifle");
    given(&p, "soldier[0].place = 3");
    TAKE(&p, "attack Able/1, Bomb/1, Explosion, Dump/1", 7, 7, 6, 6, 2);
    assert_is(&p, "hostile[0].hits = 2");               /* of 3 */
    assert_is(&p, "hostile[0].suppress = 0");
    assert_false(p.game.over);
    end_turn(&p);
    TAKE(&p, "attack Able/1, Bomb/1, Explosion, Dump/1", 7, 6, 6, 6, 2);
    assert_over(&p, true);
    end_play(&p);
}

TEST(suppresses_do_nothing_to_a_target)
{
    RULE("WF-OBJ-14");
    struct play p;
    at_active(&p, "Depot", "Able + Tube + Plain Rifle");
    TAKE(&p, "attack Able/1, Plain Rifle/2, Semi, Dump/1", 8, 1);   /* a hit, not through the Cover */
    assert_false(told(&p, "is hit: Dump 0"));
    TAKE(&p, "attack Able/1, Tube/1, Explosion, Dump/1", 6, 6, 6, 2);
    assert_is(&p, "hostile[0].hits = 0");
    assert_is(&p, "hostile[0].suppress = 0");
    assert_is(&p, "hostile[0].ekia = 0");
    end_turn(&p);
    TAKE(&p, "attack Able/1, Plain Rifle/2, Semi, Dump/1", 8, 2);   /* one Hit of a common Attack */
    assert_is(&p, "hostile[0].hits = 1");
    end_play(&p);
}

/* The book's: 4 Huts of 2 Hits; a Grenade's 4 Hits Destroy one, a Flamethrower's 3 a second. */
TEST(hits_beyond_one_target_are_lost_and_progress_adds_up)
{
    RULE("WF-OBJ-15");
    RULE("WF-OBJ-15b");
    RULE("WF-OBJ-18");
    struct play p;
    at_active(&p, "Huts", "Able + Bomb x2 + Baker + Sprayer");
    given(&p, "soldier[0].place = 3");
    assert_int_equal(wf_reticles(p.m, &p.wf.hostile[0]), 4);
    TAKE(&p, "attack Able/1, Bomb/1, Explosion, Hut/1", 7, 7, 7, 7, 1);
    assert_is(&p, "hostile[0].ekia = 1");
    assert_is(&p, "hostile[0].hits = 0");
    TAKE(&p, "attack Baker/2, Sprayer/2, Spray, Hut/1", 8, 8, 8, 1);
    assert_is(&p, "hostile[0].ekia = 2");
    assert_is(&p, "hostile[0].hits = 0");
    assert_true(told(&p, "is destroyed, left: Hut 2"));
    TAKE(&p, "attack Baker/2, Sprayer/2, Spray, Hut/1", 8, 7, 7, 1);        /* short of it: it stays */
    assert_is(&p, "hostile[0].ekia = 2");
    assert_is(&p, "hostile[0].hits = 1");
    TAKE(&p, "attack Able/1, Bomb/1, Explosion, Hut/1", 7, 6, 6, 6, 1);
    assert_is(&p, "hostile[0].ekia = 3");
    assert_false(p.game.over);
    end_turn(&p);
    TAKE(&p, "attack Baker/2, Sprayer/2, Spray, Hut/1", 8, 8, 7, 1);
    assert_over(&p, true);
    end_play(&p);
}

TEST(huts_are_hit_by_explosions_only_and_when_nobody_guards_them)
{
    RULE("WF-OBJ-16");
    struct play p;
    at_active(&p, "Huts", "Able + Tube + Plain Rifle + Sprayer");
    assert_true(offered(&p, "attack Able/1, Tube/1, Explosion, Hut/1"));
    assert_true(offered(&p, "attack Able/1, Sprayer/3, Spray, Hut/1"));
    assert_refused(&p, "attack Able/1, Plain Rifle/2, Semi, Hut/1", "WF-OBJ-16");
    assert_refused(&p, "attack Able/1, Sprayer/3, Semi, Hut/1", "WF-OBJ-16");
    put_hostile(&p, "Pair", 3, 0);
    assert_refused(&p, "attack Able/1, Tube/1, Explosion, Hut/1", "WF-OBJ-16");
    given(&p, "hostile[1].suppress = 1");               /* one of two is active */
    assert_refused(&p, "attack Able/1, Tube/1, Explosion, Hut/1", "WF-OBJ-16");
    given(&p, "hostile[1].ekia = 1");
    assert_true(offered(&p, "attack Able/1, Tube/1, Explosion, Hut/1"));
    given(&p, "hostile[1].ekia = 0\nhostile[1].place = 2");         /* outside it guards nothing */
    assert_true(offered(&p, "attack Able/1, Tube/1, Explosion, Hut/1"));
    end_play(&p);
    at_active(&p, "Depot", "Able + Plain Rifle");       /* the Dump does not say so */
    put_hostile(&p, "Pair", 3, 0);
    assert_true(offered(&p, "attack Able/1, Plain Rifle/1, Semi, Dump/1"));
    end_play(&p);
}

TEST(huts_are_hit_by_cards_only_as_by_an_explosion)
{
    RULE("WF-OBJ-16");
    struct play p;
    at_active(&p, "Huts", "Able");
    given(&p, "hand[0] = Far Gun, Far Battery");
    put_hostile(&p, "Loner", 3, 0);
    take(&p, "play Able/1, Far Gun");
    assert_false(offered(&p, "choose hostile Hut/1"));  /* guarded */
    take(&p, "choose hostile Loner/2");
    given(&p, "hand[0] = Far Gun, Far Battery");
    take(&p, "play Able/1, Far Battery");
    TAKE(&p, "choose hostile Hut/1", 6, 5, 5, 5, 1);
    assert_is(&p, "hostile[0].hits = 1");
    if (offered(&p, "play Able/1, Far Gun")) {
        take(&p, "play Able/1, Far Gun");               /* no Explosion */
        take(&p, "choose hostile Hut/1");
    }
    assert_is(&p, "hostile[0].hits = 1");
    end_play(&p);
}

TEST(action_cards_help_against_a_target)
{
    RULE("WF-OBJ-17");
    struct play p;
    at_active(&p, "Depot", "Able + Plain Rifle");
    given(&p, "hand[0] = Aim");
    take(&p, "attack Able/1, Plain Rifle/1, Semi, Dump/1");
    assert_question(&p, "attack declared");
    TAKE(&p, "play Able/1, Aim", 6, 2);                 /* 6 + 2 */
    assert_is(&p, "hostile[0].hits = 1");
    end_play(&p);
}

TEST(action_cards_that_attack_hostiles_attack_a_target)
{
    RULE("WF-OBJ-17");
    struct play p;
    at_active(&p, "Depot", "Able");
    given(&p, "hand[0] = Far Gun, Far Battery");
    take(&p, "play Able/1, Far Gun");
    take(&p, "choose hostile Dump/1");
    assert_is(&p, "hostile[0].hits = 1");
    take(&p, "play Able/1, Far Battery");
    TAKE(&p, "choose hostile Dump/1", 6, 6, 5, 5, 2);   /* 2 Hits */
    assert_over(&p, true);
    end_play(&p);
}

TEST(a_target_is_a_hostile_card_that_does_nothing)
{
    RULE("WF-OBJ-18");
    struct play p;
    before(&p, "Huts", "Able + Tube");
    assert_is(&p, "hostile[0].card = Hut");
    assert_is(&p, "hostile[0].place = 3");
    assert_int_equal(hostiles_in_play(&p), 0);          /* not one of them */
    activate(&p);
    for (unsigned turn = 0; turn < 2; turn++) {
        end_turn(&p);                                   /* it neither attacks nor moves */
        assert_is(&p, "hostile[0].place = 3");
        assert_is(&p, "hostile[0].target = 0");
    }
    assert_int_equal(wf_wounds(&p.wf.soldier[0]) + p.wf.soldier[0].suppress, 0);
    given(&p, "hostile[0].ekia = 3\nhostile[0].hits = 1");
    TAKE(&p, "attack Able/1, Tube/1, Explosion, Hut/1", 7, 1, 1, 1);
    assert_is(&p, "soldier[0].xp = 0");                 /* and is worth nothing */
    assert_over(&p, true);
    end_play(&p);
}

/* ---- Success -------------------------------------------------------------------------------------- */

TEST(the_mission_ends_at_once)
{
    RULE("WF-OBJ-19");
    struct play p;
    at_active(&p, "Depot", "Able + Tube + Baker");
    put_hostile(&p, "Loner", 2, 0);
    TAKE(&p, "attack Able/1, Tube/1, Explosion, Dump/1", 7, 7, 7, 2);
    assert_over(&p, true);
    assert_is(&p, "timer = 3");
    assert_is(&p, "soldier[1].actions = 2");            /* whoever could still act */
    assert_is(&p, "soldier[0].actions = 1");
    end_play(&p);
}

TEST(when_the_turns_run_out_it_fails)
{
    RULE("WF-OBJ-20");
    struct play p;
    at_active(&p, "Depot", "Able + Tube");
    for (unsigned turn = 0; turn < 2; turn++) {
        end_turn(&p);
        assert_false(p.game.over);
    }
    end_turn(&p);
    assert_over(&p, false);
    end_play(&p);
}

TEST(when_the_last_soldier_is_down_it_fails)
{
    RULE("WF-OBJ-21");
    struct play p;
    at_active(&p, "Depot", "Able + Baker");
    given(&p, "soldier[0].wound[0] = 5\nsoldier[1].wound[0] = 3");
    put_hostile(&p, "Loner", 2, 0);
    put_hostile(&p, "Loner", 2, 1);
    put_hostile(&p, "Loner", 2, 1);
    END_TURN(&p, 8, 2, 1, 1, 1, 1);
    assert_is(&p, "soldier[0].fate = 1");
    assert_false(p.game.over);                          /* one is left */
    put_hostile(&p, "Loner", 2, 1);
    given(&p, "hostile[4].suppress = 1");
    END_TURN(&p, 8, 3);                                 /* the others no longer Attack */
    assert_over(&p, false);
    assert_is(&p, "hostile[4].suppress = 1");           /* and nothing more happens */
    assert_is(&p, "timer = 2");
    end_play(&p);
    at_active(&p, "Depot", "Able");                     /* the last one leaves */
    given(&p, "soldier[0].wound[0] = 5");
    take(&p, "withdraw Able/1");
    assert_over(&p, false);
    assert_false(told(&p, "a Hostile Turn begins"));
    end_play(&p);
}

TEST(down_with_the_hit_that_completes_it_he_succeeds)
{
    RULE("WF-OBJ-22");
    struct play p;
    at_active(&p, "Depot", "Able + Backfire");          /* a Weapon that wounds by 9 */
    TAKE(&p, "attack Able/1, Backfire/1, Explosion, Dump/1", 7, 7, 7, 2);
    assert_over(&p, true);
    end_play(&p);
    at_active(&p, "Depot", "Able + Backfire");
    TAKE(&p, "attack Able/1, Backfire/1, Explosion, Dump/1", 7, 7, 6, 2);
    assert_over(&p, false);                             /* a Hit too few: he is Down, and that is all */
    assert_false(told(&p, "a Hostile Turn begins"));
    assert_is(&p, "soldier[0].fate = 1");
    end_play(&p);
}

TEST(down_with_the_last_hostile_he_succeeds)
{
    RULE("WF-OBJ-22");
    struct play p;
    for (unsigned more = 0; more < 2; more++) {
        at_active(&p, "Camp", "Able + Backfire");
        unsigned slot = put_hostile(&p, "Loner", p.wf.soldier[0].place, 0);
        p.wf.hostile[slot].flags |= HOSTILE_MARKED;
        if (more)
            put_hostile(&p, "Pair", p.wf.objective, 0);     /* one is left in the Objective */
        TAKE(&p, "attack Able/1, Backfire/1, Explosion, Loner/1", 7, 7, 7, 2);
        assert_over(&p, !more);
        end_play(&p);
    }
    at_active(&p, "Camp", "Able + Backfire");           /* it was clear before: the Turn's end does not come */
    put_hostile(&p, "Loner", p.wf.soldier[0].place, 0);
    TAKE(&p, "attack Able/1, Backfire/1, Explosion, Loner/1", 7, 7, 7, 2);
    assert_is(&p, "soldier[0].fate = 1");
    assert_over(&p, false);
    end_play(&p);
    at_active(&p, "Camp", "Able");                      /* and who leaves completes nothing */
    given(&p, "soldier[0].wound[0] = 5");
    take(&p, "withdraw Able/1");
    assert_over(&p, false);
    end_play(&p);
}

/* A Weapon that wounds while its dice lie: who is Down no longer shoots. */
TEST(down_before_the_hit_lands_he_completes_nothing)
{
    struct play p;
    at_active(&p, "Depot", "Able + Backflash");
    TAKE(&p, "attack Able/1, Backflash/1, Explosion, Dump/1", 7, 7, 7, 2);
    assert_is(&p, "soldier[0].fate = 1");
    assert_is(&p, "hostile[0].hits = 0");
    assert_over(&p, false);
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(a_soldier_beside_the_objective_activates_it_freely), IT(nobody_beside_it_nobody_activates_it),
        IT(activating_removes_the_inactive_counter), IT(activating_is_like_playing_a_location),
        IT(its_hostiles_are_drawn_at_once_by_its_own_table),
        IT(what_the_objective_says_wins),
        IT(soldiers_win_from_wherever_they_are),
        IT(what_is_drawn_for_the_objective_is_marked),
        IT(what_is_drawn_for_a_location_is_not_marked_but_bars_the_way),
        IT(what_moves_into_the_objective_is_not_marked_but_bars_the_way),
        IT(every_marked_hostile_is_to_be_eliminated_wherever_it_is),
        IT(no_hostile_may_be_in_the_objective_at_the_end_of_the_soldier_turn),
        IT(hostiles_leave_the_objective_to_close_range),
        IT(every_hit_of_an_explosion_counts_on_a_single_target),
        IT(suppresses_do_nothing_to_a_target),
        IT(hits_beyond_one_target_are_lost_and_progress_adds_up),
        IT(huts_are_hit_by_explosions_only_and_when_nobody_guards_them),
        IT(huts_are_hit_by_cards_only_as_by_an_explosion),
        IT(action_cards_help_against_a_target),
        IT(action_cards_that_attack_hostiles_attack_a_target),
        IT(a_target_is_a_hostile_card_that_does_nothing),
        IT(the_mission_ends_at_once),
        IT(when_the_turns_run_out_it_fails),
        IT(when_the_last_soldier_is_down_it_fails),
        IT(down_with_the_hit_that_completes_it_he_succeeds),
        IT(down_with_the_last_hostile_he_succeeds),
        IT(down_before_the_hit_lands_he_completes_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
