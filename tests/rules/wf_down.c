/* SPDX-License-Identifier: MIT */
/* wf_down.c -- Downed, Removed from the Mission, and what becomes of those who were: each test would fail without
 * its rule. */
#include "mission.h"
#include "warfighter/wounds.h"

static int health(const struct play *p, unsigned soldier) { return wf_health(p->m, &p->wf.soldier[soldier]); }

/* The Soldier has 1 Health left, and a Loner beside him aims at him. */
static void nearly_down(struct play *p, const char *team, unsigned soldier)
{
    begin(p, team);
    p->wf.soldier[soldier].wound[0] = (uint8_t)(health(p, soldier) - 1);
    put_hostile(p, "Loner", p->wf.soldier[soldier].place, soldier);
}

/* The item of this title, or ITEMS. */
static unsigned item_of(const struct play *p, const char *title)
{
    EACH_ITEM(&p->wf, i)
        if (p->wf.item[i].thing.card == card(title))
            return i;
    return ITEMS;
}

/* Does an option name the Soldier? */
static bool may_do_anything(const struct play *p, unsigned seat, const char *name)
{
    static struct grog_options all;
    char line[GROG_TEXT_MAX];
    grog_list(p->m, &p->game, seat, &all);
    for (uint32_t i = 0; i < all.n; i++)
        if (strstr(grog_option_text(p->m, &p->game, all.at[i], line), name))
            return true;
    return false;
}

/* ---- Downed ---------------------------------------------------------------------------- */

TEST(at_health_0_or_less_he_is_down)
{
    RULE("WF-DWN-01");
    struct play p;
    nearly_down(&p, "team Able + Baker", 1);
    assert_is(&p, "soldier[1].fate = 0");               /* 1 Health: he is not */
    END_TURN(&p, 8, 3);
    assert_int_equal(health(&p, 1), 0);
    assert_is(&p, "soldier[1].fate = 1");
    assert_true(told(&p, "is down: Baker/2"));
    end_play(&p);
    begin(&p, "team Able + Baker");
    given(&p, "soldier[1].wound[0] = 2");
    put_hostile(&p, "Nest", 1, 1);
    END_TURN(&p, 9, 3);                                 /* 3 Wounds of the 2 that he has left */
    assert_int_equal(health(&p, 1), -1);
    assert_is(&p, "soldier[1].fate = 1");
    end_play(&p);
    begin(&p, "team Able + Baker");
    given(&p, "soldier[1].wound[0] = 2");
    put_hostile(&p, "Loner", 1, 1);
    END_TURN(&p, 8, 3);
    assert_is(&p, "soldier[1].fate = 0");
    assert_is(&p, "soldier[1].place = 1");
    end_play(&p);
}

TEST(the_wounds_of_a_downed_soldier_stay)
{
    RULE("WF-DWN-02");
    struct play p;
    nearly_down(&p, "team Able + Kit + Baker", 1);
    given(&p, "hand[0] = Limp On\nsoldier[0].xp = 2");
    assert_true(offered(&p, "use Able/1, Kit/1"));      /* his Wounds could be Treated, */
    assert_true(offered(&p, "play Able/1, Limp On"));
    END_TURN(&p, 8, 3);
    assert_false(offered(&p, "use Able/1, Kit/1"));     /* and now they cannot */
    assert_false(offered(&p, "play Able/1, Limp On"));
    assert_refused(&p, "use Able/1, Kit/1", "WF-EQP-05");
    assert_refused(&p, "play Able/1, Limp On", "WF-ACD-08");
    assert_false(wf_can_be_treated(&p.wf.soldier[1], 0) || wf_can_be_treated(&p.wf.soldier[1], 1));
    assert_is(&p, "soldier[1].wound[0] = 3");
    assert_is(&p, "soldier[1].wound[1] = 1");
    end_play(&p);
}

TEST(a_downed_soldier_takes_no_further_part)
{
    RULE("WF-DWN-03");
    struct play p;
    nearly_down(&p, "seats 2, team Able + Plain Rifle + Baker + Plain Rifle", 1);
    given(&p, "soldier[1].xp = 5\nhand[0] = Limp On\nsoldier[0].wound[0] = 1\nhand[1] = Duck, Duck");
    assert_int_equal(p.game.asked, 3);
    assert_true(may_do_anything(&p, 1, "Baker/2"));
    END_TURN(&p, 8, 3);
    take_as(&p, 1, "pass");                             /* his last word, to the hit */
    assert_is(&p, "soldier[1].fate = 1");
    assert_int_equal(p.game.asked, 1);                  /* his seat has nobody left */
    assert_false(may_do_anything(&p, 0, "Baker/2"));
    assert_is(&p, "soldier[1].actions = 0");
    assert_int_equal(p.wf.hostile[0].target, 1);        /* nobody aims at him */
    put_hostile(&p, "Loner", 1, 0);
    END_TURN(&p, 1, 1, 1, 1);
    assert_int_equal(p.game.asked, 1);
    assert_is(&p, "soldier[1].actions = 0");            /* none in a new Turn either */
    assert_is(&p, "soldier[1].xp = 0");
    end_play(&p);
}

TEST(his_counter_leaves_the_display_at_once)
{
    RULE("WF-DWN-04");
    struct play p;
    nearly_down(&p, "team Able + Baker", 1);
    put_location(&p, "Stream");                         /* where he is alone */
    given(&p, "soldier[1].place = 2\nhostile[0].place = 2");
    put_hostile(&p, "Loner", 2, 1);
    stack(&p, ZONE_HOSTILES, "Chief, Chief");           /* too many for the Stream */
    int deck = p.wf.hostiles[0];
    END_TURN(&p, 8, 3, 1, 1);                           /* the second aims at Able now */
    assert_is(&p, "soldier[1].place = 0");
    assert_int_equal(p.wf.hostiles[0], --deck);
    END_TURN(&p, 1, 1, 1, 1);
    assert_int_equal(p.wf.hostiles[0], deck);           /* nobody is in the Stream any more */
    end_play(&p);
}

TEST(his_action_cards_are_discarded)
{
    RULE("WF-DWN-05");
    struct play p;
    nearly_down(&p, "team Able + Baker", 1);
    given(&p, "hand[0] = Aim\nhand[1] = Aim, Load, Stream\naction_discards =\nlocation_discards =");
    END_TURN(&p, 8, 3);
    assert_is(&p, "hand[1] =");
    assert_is(&p, "hand[0] = Aim");
    assert_int_equal(p.wf.action_discards[0], 2);
    assert_is(&p, "location_discards = Stream");
    end_play(&p);
}

TEST(gear_stays_where_he_was)
{
    RULE("WF-DWN-06");
    struct play p;
    nearly_down(&p, "team Able + Plain Rifle + Baker + Plain Rifle + Cape + Calm", 1);
    given(&p, "item[1].count = 3");                     /* the Plain Rifle of Baker, with its Ammo */
    put_location(&p, "Field");
    given(&p, "soldier[1].place = 2\nhostile[0].place = 2");
    END_TURN(&p, 8, 4);                                 /* his Cover, and the Cape */
    assert_is(&p, "item[1].holder = 0");
    assert_is(&p, "item[1].place = 2");
    assert_is(&p, "item[1].count = 3");
    assert_int_equal(p.wf.item[item_of(&p, "Cape")].place, 2);
    assert_int_equal(item_of(&p, "Calm"), ITEMS);       /* a Skill is nobody else's */
    assert_false(offered(&p, "pick up Able/1, Cape/3"));
    given(&p, "soldier[0].place = 2");
    take(&p, "take ammo Able/1, Plain Rifle/2, Plain Rifle/1");
    take(&p, "pick up Able/1, Cape/3");
    take(&p, "pick up Able/1, Plain Rifle/2");
    assert_is(&p, "item[0].count = 6");
    assert_is(&p, "item[1].count = 2");
    assert_is(&p, "item[1].holder = 1");
    end_play(&p);
}

TEST(a_non_player_soldier_leaves_his_gear_too)
{
    RULE("WF-DWN-06");
    struct play p;
    nearly_down(&p, "team Able + Twenty", 1);
    END_TURN(&p, 8, 2);
    assert_int_equal(p.wf.item[item_of(&p, "Auto Rifle")].place, 1);
    assert_int_equal(p.wf.item[item_of(&p, "Bomb")].count, 2);
    assert_int_equal(item_of(&p, "Calm"), ITEMS);
    take(&p, "pick up Able/1, Bomb/2");                 /* one, and the other */
    take(&p, "pick up Able/1, Bomb/2");
    take(&p, "pick up Able/1, Auto Rifle/1");
    assert_true(offered(&p, "attack Able/1, Bomb/2, Explosion, Loner/1"));
    end_play(&p);
}

TEST(a_squad_soldier_leaves_nothing)
{
    RULE("WF-DWN-07");
    struct play p;
    nearly_down(&p, "team Able + Loaded Squad", 1);
    assert_true(item_of(&p, "Bomb") < ITEMS);
    END_TURN(&p, 8, 2);
    assert_is(&p, "soldier[1].fate = 1");
    assert_int_equal(item_of(&p, "Bomb"), ITEMS);
    assert_false(may_do_anything(&p, 0, "pick up"));
    end_play(&p);
}

/* ---- Removed ------------------------------------------------------------------------------ */

TEST(whom_wounds_have_brought_to_2_or_1_may_leave)
{
    RULE("WF-DWN-08");
    struct play p;
    for (unsigned left = 1; left <= 2; left++) {
        begin(&p, "team Able + Plain Rifle + Baker");
        given(&p, "hand[0] = Aim, Load\naction_discards =");
        p.wf.soldier[0].wound[0] = (uint8_t)(6 - left);
        take(&p, "withdraw Able/1");
        assert_int_equal(p.wf.soldier[0].fate, left == 1 ? REMOVED_AT_1 : REMOVED_AT_2);
        assert_is(&p, "soldier[0].place = 0");
        assert_is(&p, "hand[0] =");
        assert_int_equal(p.wf.action_discards[0], 2);
        assert_int_equal(item_of(&p, "Plain Rifle"), ITEMS);    /* his gear goes with him */
        assert_false(may_do_anything(&p, 0, "Able/1"));
        assert_false(p.game.over);
        end_play(&p);
    }
    begin(&p, "team Able + Carl");
    assert_refused(&p, "withdraw Carl/2", "WF-DWN-08"); /* 2 Health without a Wound: nothing has reduced it */
    end_play(&p);
}

TEST(with_3_or_more_he_may_not)
{
    RULE("WF-DWN-09");
    struct play p;
    begin(&p, "team Able + Baker");
    for (unsigned wounds = 0; wounds <= 3; wounds++) {
        p.wf.soldier[0].wound[0] = (uint8_t)wounds;
        assert_refused(&p, "withdraw Able/1", "WF-DWN-08");
    }
    given(&p, "soldier[0].wound[0] = 4");
    assert_true(offered(&p, "withdraw Able/1"));
    end_play(&p);
}

TEST(he_leaves_in_the_soldier_turn_only_and_freely)
{
    RULE("WF-DWN-10");
    struct play p;
    begin(&p, "team Able + Baker");
    put_hostile(&p, "Loner", 1, 0);
    given(&p, "soldier[0].wound[0] = 4\nhand[0] = Dive, Duck");
    end_turn(&p);
    assert_question(&p, "attacked");                    /* in the Hostile Turn */
    assert_false(offered(&p, "withdraw Able/1"));
    TAKE(&p, "pass", 8, 2);
    assert_question(&p, "hit");
    assert_false(offered(&p, "withdraw Able/1"));
    take(&p, "play Able/1, Duck");
    assert_question(&p, "soldier turn");
    given(&p, "soldier[0].actions = 0\nsoldier[0].suppress = 2");       /* it costs nothing */
    take(&p, "withdraw Able/1");
    assert_is(&p, "soldier[0].fate = 3");
    end_play(&p);
}

/* ---- the team's points ----------------------------------------------------------------------- */

/* The book's: a team of 52 loses a Non-Player Soldier of 20; the Stream (30-49: 4) then draws up to 4. */
TEST(the_team_is_counted_anew)
{
    RULE("WF-DWN-11");
    struct play p;
    nearly_down(&p, "team Able + Plain Rifle + Kit + Quick + Handy + Cape + Bomb + Twenty", 1);
    given(&p, "hand[0] = Stream");
    assert_is(&p, "points = 52");
    END_TURN(&p, 8, 2);
    assert_is(&p, "points = 32");
    stack(&p, ZONE_HOSTILES, "Pair, Pair, Pair, Pair, Pair");
    take(&p, "play location Able/1, Stream");
    assert_int_equal(hostiles_in_play(&p), 1 + 4);      /* with 52 it would be 5 */
    end_play(&p);
    begin(&p, "team Able + Baker + Kit");               /* Removed is the same */
    assert_is(&p, "points = 37");
    given(&p, "soldier[1].wound[0] = 2");
    take(&p, "withdraw Baker/2");
    assert_is(&p, "points = 20");
    end_play(&p);
}

/* The book's: of 4 Grenades 2 are left. */
TEST(what_is_used_up_counts_no_more)
{
    RULE("WF-DWN-12");
    struct play p;
    nearly_down(&p, "team Able + Plain Rifle + Bomb x4 + Carl", 1);
    put_hostile(&p, "Nest", 1, 0);
    given(&p, "hostile[1].suppress = 4");
    assert_is(&p, "points = 36");                       /* 20 + 2 + 4 + 10 */
    TAKE(&p, "attack Able/1, Bomb/2, Explosion, Nest/2", 1, 1, 1, 1, 1);
    TAKE(&p, "attack Able/1, Bomb/2, Explosion, Nest/2", 1, 1, 1, 1, 1);
    assert_is(&p, "points = 36");                       /* not with each use */
    END_TURN(&p, 8, 2);
    assert_is(&p, "soldier[1].fate = 1");
    assert_is(&p, "points = 24");                       /* 20 + 2 + 2; what Carl left lies there */
    end_play(&p);
    nearly_down(&p, "team Able + Baker + Plain Rifle", 1);
    assert_is(&p, "points = 37");
    END_TURN(&p, 8, 3);
    assert_is(&p, "item[0].place = 1");
    assert_is(&p, "points = 20");                       /* what lies there is nobody's */
    end_play(&p);
    nearly_down(&p, "team Able + Stim + Carl", 1);
    given(&p, "soldier[0].suppress = 1");
    assert_is(&p, "points = 31");                       /* 20 + 1 + 10 */
    take(&p, "use Able/1, Stim/1");
    END_TURN(&p, 8, 2);
    assert_is(&p, "soldier[1].fate = 1");
    assert_is(&p, "points = 20");                       /* it is used up, and still beside him in this Turn */
    end_play(&p);
}

/* ---- Removed Soldier Outcome ------------------------------------------------------------------ */

enum { FAILS, SUCCEEDS, DONE_IN_VAIN };                 /* the last: the Objective is completed, the Mission is lost */

/* The Mission ends.  Able is in play to the end; Baker is Downed, Carl Removed with 1 Health, Gast with 2. */
static void end_mission(struct play *p, int how, unsigned seed)
{
    begin(p, "mission Short Drill, objective Depot, team Able + Tube + Baker + Carl + Gast");
    put_location(p, "Field");
    given(p, "soldier[0].place = 2\nsoldier[1].wound[0] = 3\nsoldier[2].wound[0] = 1\nsoldier[3].wound[0] = 3");
    unsigned loner = put_hostile(p, "Loner", 1, 1);
    take(p, "withdraw Carl/3");
    take(p, "withdraw Gast/4");
    END_TURN(p, 8, 3);
    p->wf.hostile[loner].suppress = 1;
    p->wf.active = 1;
    p->wf.location[1].flags = how == DONE_IN_VAIN ? LOCATION_COMPLETED : 0;
    given(p, "timer = 1");
    grog_dice_seed(&p->game.dice, (const uint8_t[GROG_SEED_BYTES]){ 3, (uint8_t)seed });
    if (how == SUCCEEDS)
        TAKE(p, "attack Able/1, Tube/1, Explosion, Dump/1", 7, 7, 7, 2);
    else
        end_turn(p);
    assert_true(p->game.over);
    assert_int_equal(p->game.winners != 0, how == SUCCEEDS);
}

/* The die that was rolled for the Soldier; 0: none.  The test fails if there were two. */
static int outcome_die(const struct play *p, unsigned soldier)
{
    int die = 0;
    for (uint32_t i = 0; i < p->heard.n; i++)
        if (p->heard.at[i].kind == TOLD_OUTCOME && p->heard.at[i].object[0] == soldier_ref(&p->wf, soldier)) {
            assert_int_equal(die, 0);
            die = p->heard.at[i].object[1];
            assert_in_range(die, 1, 10);
            assert_int_equal(p->heard.at[i].object[2], p->wf.soldier[soldier].outcome);
        }
    return die;
}

TEST(a_die_is_rolled_for_each_soldier_who_left)
{
    RULE("WF-DWN-13");
    static struct play p;
    for (int how = FAILS; how <= SUCCEEDS; how++) {
        end_mission(&p, how, 1);
        assert_int_equal(outcome_die(&p, 0), 0);
        assert_is(&p, "soldier[0].outcome = 0");
        for (unsigned i = 1; i <= 3; i++) {
            assert_true(outcome_die(&p, i) > 0);
            assert_int_not_equal(p.wf.soldier[i].outcome, NO_OUTCOME);
        }
        end_play(&p);
    }
    nearly_down(&p, "team Able + Baker", 1);            /* not before the Mission ends */
    END_TURN(&p, 8, 3);
    assert_is(&p, "soldier[1].outcome = 0");
    end_play(&p);
}

TEST(in_a_single_mission_the_outcome_changes_nothing)
{
    RULE("WF-DWN-14");
    static struct play first, p;
    end_mission(&first, FAILS, 0);
    unsigned outcomes = 0;
    for (unsigned seed = 1; seed < 30; seed++) {
        end_mission(&p, FAILS, seed);
        outcomes |= 1u << p.wf.soldier[1].outcome;
        for (unsigned i = 1; i <= 3; i++)
            p.wf.soldier[i].outcome = first.wf.soldier[i].outcome;
        p.game.dice = first.game.dice;
        assert_memory_equal(&p.wf, &first.wf, sizeof p.wf);     /* all else is the same, and nobody is asked */
        assert_question(&p, "");
        end_play(&p);
    }
    assert_int_equal(outcomes, 1u << RETURNS | 1u << DISCHARGED | 1u << KILLED);
    end_play(&first);
}

/* What each of them comes to with each die: Missions are ended until every die has fallen for everybody. */
static const uint8_t (*outcomes_by_die(int how))[11]
{
    static uint8_t outcomes[3][4][11];
    static bool known[3];
    static struct play p;
    for (unsigned seed = 0; !known[how] && seed < 80; seed++) {
        end_mission(&p, how, seed);
        for (unsigned i = 1; i <= 3; i++)
            outcomes[how][i][outcome_die(&p, i)] = p.wf.soldier[i].outcome;
        end_play(&p);
    }
    known[how] = true;
    return (const uint8_t (*)[11])outcomes[how];
}

static void assert_outcomes(int how, unsigned soldier, int added)
{
    for (int die = 1; die <= 10; die++) {
        int total = die + added, outcome = outcomes_by_die(how)[soldier][die];
        assert_int_equal(outcome, total >= 8 ? RETURNS : total >= 6 ? DISCHARGED : KILLED);
    }
}

TEST(the_outcome_table)
{
    RULE("WF-DWN-16");
    assert_outcomes(FAILS, 1, 0);
}

TEST(health_when_leaving_is_added_to_the_outcome)
{
    RULE("WF-DWN-17");
    assert_outcomes(FAILS, 1, 0);
    assert_outcomes(FAILS, 2, 2);
    assert_outcomes(FAILS, 3, 4);
}

/* Computed from the table: Removed with 2 Health, the Objective completed: a 2 returns to Duty. */
TEST(a_completed_objective_is_added_to_the_outcome)
{
    RULE("WF-DWN-18");
    assert_outcomes(SUCCEEDS, 1, 0 + 2);
    assert_outcomes(SUCCEEDS, 2, 2 + 2);
    assert_outcomes(SUCCEEDS, 3, 4 + 2);
    assert_outcomes(DONE_IN_VAIN, 1, 0 + 2);            /* who has not got away in time has completed it all the same */
    assert_outcomes(DONE_IN_VAIN, 3, 4 + 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(at_health_0_or_less_he_is_down),
        IT(the_wounds_of_a_downed_soldier_stay),
        IT(a_downed_soldier_takes_no_further_part),
        IT(his_counter_leaves_the_display_at_once),
        IT(his_action_cards_are_discarded),
        IT(gear_stays_where_he_was),
        IT(a_non_player_soldier_leaves_his_gear_too),
        IT(a_squad_soldier_leaves_nothing),
        IT(whom_wounds_have_brought_to_2_or_1_may_leave),
        IT(with_3_or_more_he_may_not),
        IT(he_leaves_in_the_soldier_turn_only_and_freely),
        IT(the_team_is_counted_anew),
        IT(what_is_used_up_counts_no_more),
        IT(a_die_is_rolled_for_each_soldier_who_left),
        IT(in_a_single_mission_the_outcome_changes_nothing),
        IT(the_outcome_table),
        IT(health_when_leaving_is_added_to_the_outcome),
        IT(a_completed_objective_is_added_to_the_outcome),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
