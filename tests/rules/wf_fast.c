/* SPDX-License-Identifier: MIT */
/* wf_fast.c -- Fast Hostiles, Establish Target, Hostiles that back off, Kill results: each test would fail without its
 * rule. */
#include "mission.h"

#include "warfighter/threat.h"

#define NEST ", setting Nest Drill"
#define JUNGLE ", setting Jungle Drill"

static int assaults(const struct play *p)
{
    int n = 0;
    for (uint32_t i = 0; i < p->heard.n; i++)
        n += p->heard.at[i].kind == TOLD_ASSAULT;
    return n;
}

/* Able on the Mission card, two Fields before him, and this Hostile so far from him. */
static void at_range(struct play *p, const char *setup, const char *hostile, unsigned far)
{
    begin(p, setup);
    put_location(p, "Field");
    put_location(p, "Field");
    put_hostile(p, hostile, 1 + far, 0);
}

/* ---- in the Soldier Turn ---------------------------------------------------------- */

TEST(a_fast_hostile_acts_after_an_action)
{
    RULE("KW-021");
    RULE("CHT-FST-02");
    RULE("CHT-FST-04");
    RULE("CHT-FST-06");
    struct play p;
    at_range(&p, "team Able + Plain Rifle" NEST, "Darter", 0);
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Darter/1", 3, 1, 8, 6);       /* a Miss, and its own Attack */
    assert_true(told(&p, "acts, being fast: Darter/1"));
    assert_is(&p, "soldier[0].wound[0] = 1");
    assert_is(&p, "hostile[0].flags = 6");              /* Acted */
    assert_false(wf_attacks(p.m, &p.wf, &p.wf.hostile[0], NULL));       /* and faces show no further Attack of it */
    take(&p, "move Able/1, Field/3");                   /* the second Action: it has acted */
    assert_int_equal(assaults(&p), 0);
    assert_is(&p, "hostile[0].place = 1");
    end_turn(&p);                                       /* neither Moves nor Attacks in the Hostile Turn */
    assert_int_equal(assaults(&p), 0);
    assert_is(&p, "hostile[0].place = 1");
    end_play(&p);
}

TEST(it_closes_range_first)
{
    RULE("CHT-FST-05");
    RULE("CHT-FST-06");
    struct play p;
    at_range(&p, "team Able + Plain Rifle" NEST, "Darter", 1);
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Darter/1", 3, 1, 8, 6);
    assert_is(&p, "hostile[0].place = 1");
    assert_int_equal(assaults(&p), 1);
    end_play(&p);
    at_range(&p, "team Able + Plain Rifle" NEST, "Darter", 2);          /* one Location, and it is still too far */
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Darter/1", 3, 1);
    assert_is(&p, "hostile[0].place = 2");
    assert_int_equal(assaults(&p), 0);
    end_play(&p);
    at_range(&p, "team Able + Plain Rifle" NEST, "Darters", 2);         /* a Suppress counter: it does not Move */
    given(&p, "hostile[0].suppress = 1");
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Darters/1", 3, 1);
    assert_is(&p, "hostile[0].place = 3");
    assert_int_equal(assaults(&p), 0);
    end_play(&p);
}

TEST(one_for_each_flip_and_the_players_choose)
{
    RULE("CHT-FST-03");
    RULE("CHT-FST-04");
    struct play p;
    at_range(&p, "team Able + Plain Rifle" NEST, "Darter", 2);
    put_hostile(&p, "Darters", 3, 0);
    put_hostile(&p, "Darter", 3, 0);
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Darter/1", 3, 1);
    assert_question(&p, "fast hostiles");
    assert_true(offered(&p, "let act Darter/1"));
    assert_true(offered(&p, "let act Darters/2"));
    TAKE(&p, "let act Darters/2", 3, 1);
    assert_question(&p, "soldier turn");
    assert_is(&p, "hostile[0].place = 3");
    assert_is(&p, "hostile[1].place = 2");
    assert_is(&p, "hostile[2].place = 3");
    take(&p, "move Able/1, Field/3");
    assert_false(offered(&p, "let act Darters/2"));     /* it has acted */
    TAKE(&p, "let act Darter/1", 3, 1);
    assert_question(&p, "soldier turn");
    end_play(&p);
}

/* By the optional rule none must act, not even the only one; the next flip asks again. */
TEST(none_must_act_where_they_may_wait)
{
    RULE("CHT-FST-02");
    struct play p;
    at_range(&p, "rules Fast Waits, team Able + Plain Rifle" NEST, "Darter", 0);
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Darter/1", 3, 1);
    assert_question(&p, "fast hostiles");
    assert_null(grog_check(p.m, &p.game));
    take(&p, "do not");
    assert_question(&p, "soldier turn");
    assert_int_equal(assaults(&p), 0);
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Darter/1", 3, 1);
    TAKE(&p, "let act Darter/1", 8, 6);
    assert_is(&p, "soldier[0].wound[0] = 1");
    end_play(&p);
    at_range(&p, "team Able + Plain Rifle" NEST, "Darter", 0);
    put_hostile(&p, "Darter", 1, 0);
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Darter/1", 3, 1);
    assert_question(&p, "fast hostiles");
    assert_false(offered(&p, "do not"));                /* else one must */
    end_play(&p);
}

/* Two Actions for one Activity: two of them, one after the other. */
TEST(two_flips_are_two_of_them)
{
    RULE("CHT-FST-03");
    RULE("CHT-FST-08");
    RULE("CHT-ACT-58");
    struct play p;
    at_range(&p, "team Able" NEST, "Darter", 2);
    put_hostile(&p, "Darter", 3, 0);
    put_hostile(&p, "Darter", 3, 0);
    given(&p, "soldier[0].place = 3\nhand[0] = Two Tolls");
    take(&p, "play location Able/1, Two Tolls");
    assert_question(&p, "fast hostiles");
    TAKE(&p, "let act Darter/1", 3, 1);
    assert_question(&p, "fast hostiles");
    TAKE(&p, "let act Darter/2", 3, 1);
    assert_question(&p, "soldier turn");
    end_play(&p);
}

TEST(an_action_set_aside_is_flipped_too)
{
    RULE("CHT-FST-02");
    struct play p;
    begin(&p, "mission Hard Brawl, team Able" NEST);
    put_hostile(&p, "Darter", 3, 0);
    take(&p, "set aside Able/1");
    assert_true(told(&p, "acts, being fast: Darter/1"));
    assert_is(&p, "hostile[0].place = 2");
    end_play(&p);
}

TEST(an_action_that_flips_nothing_wakes_nobody)
{
    RULE("KW-363");
    RULE("CHT-FST-07");
    RULE("CHT-ACT-16");
    struct play p;
    at_range(&p, "team Able" NEST, "Darter", 1);
    given(&p, "hand[0] = Move Out");
    take(&p, "play Able/1, Move Out");
    take(&p, "move Able/1, Field/3");
    assert_int_equal(assaults(&p), 0);
    assert_is(&p, "hostile[0].flags = 2");
    end_play(&p);
}

/* Those that the Location brings are there when it is done. */
TEST(a_location_for_an_action_wakes_one)
{
    RULE("CHT-FST-08");
    RULE("CHT-FST-10");
    struct play p;
    begin(&p, "team Able" NEST);
    given(&p, "hand[0] = Dear Burrow");
    stack(&p, ZONE_HOSTILES, "Darter");
    TAKE(&p, "play location Able/1, Dear Burrow", 3, 1);
    assert_true(told(&p, "acts, being fast: Darter/1"));
    assert_is(&p, "hostile[0].place = 1");
    assert_is(&p, "hostile[0].flags = 6");
    end_play(&p);
    begin(&p, "team Able" NEST);                        /* free to play: nobody acts, and its counter is fresh */
    given(&p, "hand[0] = Burrow");
    stack(&p, ZONE_HOSTILES, "Darters, Darters");
    take(&p, "play location Able/1, Burrow");
    assert_is(&p, "hostile[0].flags = 2");
    end_play(&p);
}

TEST(whoever_it_downs_is_down_at_once)
{
    RULE("CHT-FST-09");
    struct play p;
    at_range(&p, "team Able + Plain Rifle + Baker" NEST, "Darter", 0);
    given(&p, "soldier[0].wound[0] = 4");
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Darter/1", 3, 1, 8, 6);
    assert_is(&p, "soldier[0].wound[1] = 1");
    assert_is(&p, "soldier[0].fate = 0");               /* 1 is left */
    end_play(&p);
    at_range(&p, "team Able + Plain Rifle + Baker" NEST, "Darter", 0);
    given(&p, "soldier[0].wound[0] = 5");
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Darter/1", 3, 1, 8, 6);
    assert_is(&p, "soldier[0].fate = 1");
    assert_is(&p, "hostile[0].target = 2");             /* a new counter */
    assert_question(&p, "soldier turn");
    end_play(&p);
    at_range(&p, "team Able + Plain Rifle" NEST, "Darter", 0);          /* the last: the Mission is lost */
    given(&p, "soldier[0].wound[0] = 5");
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Darter/1", 3, 1, 8, 6);
    assert_int_equal(p.game.over, 1);
    end_play(&p);
}

TEST(without_an_active_reticle_it_does_not_act)
{
    RULE("CHT-FST-06");
    struct play p;
    at_range(&p, "team Able + Plain Rifle" NEST, "Darter", 0);
    given(&p, "hostile[0].suppress = 1");
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Darter/1", 3, 1);
    assert_is(&p, "hostile[0].flags = 2");
    end_play(&p);
}

/* ---- in the Hostile Turn ----------------------------------------------------------- */

TEST(one_that_has_not_acted_moves_and_then_attacks)
{
    RULE("KW-021");
    RULE("CHT-FST-01");
    RULE("CHT-FST-13");
    RULE("CHT-FST-14");
    RULE("CHT-FST-16");
    struct play p;
    at_range(&p, "team Able" NEST, "Darter", 1);
    put_hostile(&p, "Loner", 2, 0);
    END_TURN(&p, 3, 1, 8, 6);                           /* the Loner's dice come first */
    assert_int_equal(assaults(&p), 2);
    assert_true(told_at(&p, "attacks: Loner/2") < told_at(&p, "attacks: Darter/1"));
    assert_true(told_at(&p, "moves: Darter/1") < told_at(&p, "attacks: Loner/2"));
    assert_is(&p, "hostile[0].place = 1");
    assert_is(&p, "soldier[0].wound[0] = 1");
    assert_is(&p, "hostile[0].flags = 2");              /* the Timer has moved: it may act again */
    end_play(&p);
}

TEST(out_of_range_it_moves_once_a_turn)
{
    RULE("CHT-FST-14");
    RULE("CHT-FST-15");
    struct play p;
    at_range(&p, "team Able" NEST, "Darter", 4);
    end_turn(&p);
    assert_is(&p, "hostile[0].place = 4");
    end_play(&p);
    at_range(&p, "team Able + Plain Rifle" NEST, "Darters", 3);         /* Acted: it stays where it is */
    given(&p, "hostile[0].flags = 6");
    end_turn(&p);
    assert_is(&p, "hostile[0].place = 4");
    assert_is(&p, "hostile[0].flags = 2");
    end_play(&p);
}

/* ---- Establish Target --------------------------------------------------------------- */

/* Able on the Mission card, Baker in space 4; a Hostile that aims at Able. */
static void two_apart(struct play *p, const char *setup, const char *hostile, unsigned space)
{
    begin(p, setup);
    put_location(p, "Field");
    put_location(p, "Field");
    put_location(p, "Field");
    given(p, "soldier[1].place = 4");
    put_hostile(p, hostile, space, 0);
}

TEST(a_target_out_of_range_is_given_up)
{
    RULE("CHT-HTN-02");
    RULE("CHT-HTN-07");
    struct play p;
    two_apart(&p, "team Able + Baker" NEST, "Loner", 4);
    END_TURN(&p, 3, 1);
    assert_true(told(&p, "targets: Loner/1, Baker/2"));
    assert_true(told(&p, "attacks: Loner/1, Baker/2"));
    assert_is(&p, "hostile[0].target = 2");
    assert_is(&p, "cup[0] = 4");
    assert_is(&p, "cup[1] = 3");
    end_play(&p);
    two_apart(&p, "team Able + Baker", "Loner", 4);     /* not by the standard rules */
    end_turn(&p);
    assert_is(&p, "hostile[0].target = 1");
    end_play(&p);
    two_apart(&p, "team Able + Baker" NEST, "Loner", 2);                /* in Range: it keeps him */
    END_TURN(&p, 3, 1);
    assert_is(&p, "hostile[0].target = 1");
    end_play(&p);
}

TEST(without_a_counter_in_the_cup_it_keeps_its_own)
{
    RULE("CHT-HTN-09");
    RULE("CHT-HTN-10");
    struct play p;
    two_apart(&p, "team Able + Baker" NEST, "Loner", 4);
    given(&p, "cup[1] = 0");
    end_turn(&p);
    assert_is(&p, "hostile[0].target = 1");
    assert_is(&p, "hostile[0].place = 3");              /* and comes closer to him */
    end_play(&p);
}

/* Three could be taken: each of them is, with other dice. */
TEST(which_of_several_is_chance)
{
    RULE("CHT-HTN-08");
    unsigned seen = 0;
    for (unsigned seed = 1; seed < 40; seed++) {
        struct play p;
        uint8_t with[GROG_SEED_BYTES] = { (uint8_t)seed };
        two_apart(&p, "team Able + Baker + Carl + Gast" NEST, "Loner", 5);
        given(&p, "soldier[2].place = 4");
        grog_dice_seed(&p.game.dice, with);
        end_turn(&p);
        seen |= 1u << p.wf.hostile[0].target;
        end_play(&p);
    }
    assert_int_equal(seen, 1u << 2 | 1u << 3);          /* Baker and Carl; not Gast, who is where Able is */
}

TEST(a_fast_hostile_counts_its_move)
{
    RULE("CHT-FST-11");
    RULE("CHT-FST-12");
    struct play p;
    two_apart(&p, "team Able + Baker" NEST, "Darter", 2);       /* Range 0, its target 1 away: it keeps him */
    END_TURN(&p, 3, 1);
    assert_is(&p, "hostile[0].target = 1");
    assert_is(&p, "hostile[0].place = 1");
    end_play(&p);
    two_apart(&p, "team Able + Baker" NEST, "Darter", 3);       /* 2 away: Baker, 1 away, is taken */
    END_TURN(&p, 3, 1);
    assert_is(&p, "hostile[0].target = 2");
    assert_is(&p, "hostile[0].place = 4");
    end_play(&p);
    two_apart(&p, "team Able + Baker" NEST, "Darter", 2);       /* and it keeps him though Baker stands where it is */
    given(&p, "soldier[1].place = 2");
    END_TURN(&p, 3, 1);
    assert_is(&p, "hostile[0].target = 1");
    end_play(&p);
    for (unsigned held = 0; held < 2; held++) {                 /* Suppressed: only who is in Range now */
        two_apart(&p, "team Able + Baker" NEST, "Darters", 3);
        given(&p, held ? "hostile[0].suppress = 1" : "hostile[0].suppress = 0");
        if (held)
            end_turn(&p);
        else
            END_TURN(&p, 3, 1);
        assert_is(&p, held ? "hostile[0].target = 2" : "hostile[0].target = 1");
        end_play(&p);
    }
    for (unsigned seed = 1; seed < 20; seed++) {                /* one where it is comes before one it can reach */
        uint8_t with[GROG_SEED_BYTES] = { (uint8_t)seed };
        two_apart(&p, "team Able + Baker + Carl" NEST, "Darter", 3);
        given(&p, "soldier[2].place = 3");
        grog_dice_seed(&p.game.dice, with);
        end_turn(&p);
        assert_is(&p, "hostile[0].target = 3");
        end_play(&p);
    }
}

/* ---- Hostiles Close Range ------------------------------------------------------------- */

TEST(too_near_it_goes_away)
{
    RULE("NAM-HTN-28");
    RULE("NAM-HTN-29");
    RULE("NAM-HTN-30");
    struct play p;
    at_range(&p, "team Able" JUNGLE, "Sniper", 1);
    end_turn(&p);
    assert_is(&p, "hostile[0].place = 3");
    end_play(&p);
    at_range(&p, "team Able" JUNGLE, "Sniper", 0);      /* from the same Location: towards the Objective */
    end_turn(&p);
    assert_is(&p, "hostile[0].place = 2");
    end_play(&p);
    at_range(&p, "team Able" JUNGLE, "Sniper", 4);      /* too far: closer */
    end_turn(&p);
    assert_is(&p, "hostile[0].place = 4");
    end_play(&p);
    at_range(&p, "team Able" JUNGLE, "Sniper", 1);      /* a Suppress counter holds it */
    given(&p, "hostile[0].suppress = 1");
    end_turn(&p);
    assert_is(&p, "hostile[0].place = 2");
    end_play(&p);
    two_apart(&p, "team Able + Baker" JUNGLE, "Sniper", 1);     /* at the edge it stays */
    given(&p, "soldier[0].place = 2");
    end_turn(&p);
    assert_is(&p, "hostile[0].place = 1");
    end_play(&p);
    at_range(&p, "team Able", "Sniper", 1);             /* by the standard rules it comes closer */
    end_turn(&p);
    assert_is(&p, "hostile[0].place = 1");
    end_play(&p);
}

TEST(in_range_and_unable_to_attack)
{
    RULE("NAM-HTN-32");
    RULE("CHT-HTN-19");
    struct play p;
    at_range(&p, "team Able + Dove" JUNGLE, "Loner", 1);
    end_turn(&p);
    assert_is(&p, "hostile[0].place = 1");
    end_play(&p);
    at_range(&p, "team Able + Dove" NEST, "Loner", 1);  /* here it moves only if it is out of Range */
    end_turn(&p);
    assert_is(&p, "hostile[0].place = 2");
    end_play(&p);
}

/* ---- results of Attacks ----------------------------------------------------------------- */

/* The book's: one of two active, 10 and 1 with Pen 2 against Cover 3: a Wound.  Both active: a Kill. */
TEST(the_lone_worm)
{
    RULE("CHT-HTN-15");
    RULE("CHT-HTN-18");
    RULE("CHT-HTN-18b");
    struct play p;
    begin(&p, "team Baker + Able" NEST);
    put_hostile(&p, "Grub", 1, 0);
    given(&p, "hostile[0].ekia = 1");
    END_TURN(&p, 10, 1);
    assert_is(&p, "soldier[0].wound[0] = 1");
    assert_is(&p, "soldier[0].fate = 0");
    end_play(&p);
}

TEST(a_kill_downs)
{
    RULE("KW-049");
    RULE("CHT-SOL-23");
    RULE("CHT-HTN-18c");
    RULE("CHT-HTN-15");
    struct play p;
    begin(&p, "team Baker + Able" NEST);
    put_hostile(&p, "Grub", 1, 0);
    END_TURN(&p, 10, 1);
    assert_true(told(&p, "is killed outright: Baker/1"));
    assert_is(&p, "soldier[0].fate = 1");
    end_play(&p);
    begin(&p, "team Baker + Cape + Able" NEST);         /* not if the Cover holds: 4 */
    put_hostile(&p, "Grub", 1, 0);
    END_TURN(&p, 10, 1);
    assert_is(&p, "soldier[0].fate = 0");
    assert_is(&p, "soldier[0].suppress = 1");
    end_play(&p);
    begin(&p, "team Able + Shield + Baker" NEST);       /* a Wound less is still a Kill */
    put_hostile(&p, "Grub", 1, 0);
    END_TURN(&p, 10, 1);
    take(&p, "use Able/1, Shield/1");
    assert_is(&p, "soldier[0].fate = 1");
    end_play(&p);
}

TEST(a_chart_may_give_something_else)
{
    RULE("CHT-HTN-15");
    RULE("NAM-HTN-17");
    struct play p;
    begin(&p, "team Able" NEST);
    put_hostile(&p, "Spitter", 1, 0);
    END_TURN(&p, 8, 6);                                 /* result 2: what its row says, and no Wound */
    assert_is(&p, "soldier[0].suppress = 2");
    assert_is(&p, "soldier[0].wound[0] = 0");
    end_play(&p);
    begin(&p, "team Able" NEST);
    put_hostile(&p, "Spitter", 1, 0);
    END_TURN(&p, 6, 6);                                 /* result 1 is not a Miss, and its row speaks of 2 */
    assert_is(&p, "soldier[0].suppress = 0");
    end_play(&p);
    begin(&p, "team Able" NEST);
    put_hostile(&p, "Spitter", 1, 0);
    END_TURN(&p, 6, 1);                                 /* not a Miss, Cover holds: a Suppress */
    assert_is(&p, "soldier[0].suppress = 1");
    end_play(&p);
    begin(&p, "team Able" NEST);
    put_hostile(&p, "Spitter", 1, 0);
    END_TURN(&p, 3, 6);                                 /* a Miss, Cover is defeated: a Suppress */
    assert_is(&p, "soldier[0].suppress = 1");
    end_play(&p);
}

/* The book's: 4 are needed; 1, 2, a 4 with Overkill that is discarded, 2: three are placed. */
TEST(overkill)
{
    RULE("KW-012");
    RULE("CHT-ACT-60");
    RULE("CHT-ACT-60b");
    RULE("CHT-ACT-61");
    struct play p;
    begin(&p, "team Able" NEST);
    given(&p, "points = 57\nhand[0] = Burrow");
    stack(&p, ZONE_HOSTILES, "Worth One, Worth Two, Grub, Worth Two, Loner");
    take(&p, "play location Able/1, Burrow");
    assert_int_equal(hostiles_in_play(&p), 3);
    assert_is(&p, "hostile_discards = Grub");
    end_play(&p);
    begin(&p, "team Able" NEST);                        /* to reach the number exactly is allowed */
    given(&p, "points = 57\nhand[0] = Burrow");
    stack(&p, ZONE_HOSTILES, "Grub, Loner");
    take(&p, "play location Able/1, Burrow");
    assert_int_equal(hostiles_in_play(&p), 1);
    end_play(&p);
}

/* ---- order of the steps ------------------------------------------------------------------- */

TEST(the_steps_of_the_hostile_turn)
{
    RULE("CHT-HTN-02");
    RULE("NAM-HTN-01");
    static const char *const setups[] = { "team Able" NEST, "team Able" JUNGLE };
    for (unsigned i = 0; i < 2; i++) {
        struct play p;
        at_range(&p, setups[i], "Loner", 3);
        put_hostile(&p, "Worth One", 1, 0);
        put_hostile(&p, "Pair", 1, 0);
        put_hostile(&p, "Darter", 3, 0);
        given(&p, "hostile[2].suppress = 1\nhostile[3].flags = 6");
        END_TURN(&p, 3, 1, 3, 1);
        int attack = told_at(&p, "attacks: Worth One/2"), close = told_at(&p, "moves: Loner/1"),
            recovers = told_at(&p, "recovers: Pair/3"), timer = told_at(&p, "Turns left:");
        assert_true(attack >= 0 && attack < close && close < recovers && recovers < timer);
        end_play(&p);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(a_fast_hostile_acts_after_an_action), IT(it_closes_range_first),
        IT(one_for_each_flip_and_the_players_choose), IT(none_must_act_where_they_may_wait),
        IT(two_flips_are_two_of_them),
        IT(an_action_set_aside_is_flipped_too), IT(an_action_that_flips_nothing_wakes_nobody),
        IT(a_location_for_an_action_wakes_one),
        IT(whoever_it_downs_is_down_at_once), IT(without_an_active_reticle_it_does_not_act),
        IT(one_that_has_not_acted_moves_and_then_attacks), IT(out_of_range_it_moves_once_a_turn),
        IT(a_target_out_of_range_is_given_up), IT(without_a_counter_in_the_cup_it_keeps_its_own),
        IT(which_of_several_is_chance), IT(a_fast_hostile_counts_its_move), IT(too_near_it_goes_away),
        IT(in_range_and_unable_to_attack), IT(the_lone_worm), IT(a_kill_downs), IT(a_chart_may_give_something_else),
        IT(overkill), IT(the_steps_of_the_hostile_turn),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
