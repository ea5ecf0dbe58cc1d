/* SPDX-License-Identifier: MIT */
/* wf_k9.c -- K9 Mission: the pair, Encounters, Discipline, K9 Objectives; each test would fail without its rule. */
#include "mission.h"
#include "warfighter/hostiles.h"

#include <stdio.h>

#define PAIR "Wade + Gus"

static const char *const in_the_air =
    "locations =\nactions = Duck, Duck, Duck, Duck, Duck, Duck, Duck, Duck\naction_discards =\nhostiles =";

static void start(struct play *p, const char *team)
{
    char setup[300];
    snprintf(setup, sizeof setup, "objective Dog House, team %s", team);
    begin(p, setup);
    given(p, in_the_air);
}

static uint8_t *discipline(struct play *p, unsigned soldier)
{
    return &p->wf.soldier[soldier].counter[grog_card(p->m, card("Discipline"))->ordinal];
}

/* Wade has this hand, and a Location with this Encounter lies ahead; the team is at the Mission card. */
static void ahead_of(struct play *p, const char *team, const char *encounter, const char *hand)
{
    char line[200];
    start(p, team);
    snprintf(line, sizeof line, "aside = %s\nhand[0] = Field", encounter);
    given(p, line);
    take(p, "play location Wade/1, Field");
    snprintf(line, sizeof line, "hand[0] = %s", hand);
    given(p, line);
    given(p, "played = 0");
}

static unsigned in_aside(const struct play *p) { return p->wf.aside[0] + p->wf.aside_discards[0]; }

static void assert_over(const struct play *p, bool success)
{
    assert_true(p->game.over);
    assert_int_equal(p->wf.success, success);
}

/* ---- the team --------------------------------------------------------------------------- */

TEST(encounters_come_with_a_k9)
{
    RULE("WF-K9-01");
    RULE("KW-116");
    struct play p;
    begin(&p, "objective Dog House, team " PAIR);
    assert_int_equal(p.wf.aside[0], 4);
    end_play(&p);
    begin(&p, "objective Dog House, team Wade");
    assert_int_equal(in_aside(&p), 0);
    end_play(&p);
}

TEST(a_k9_goes_with_its_own_handler)
{
    RULE("WF-K9-02");
    RULE("WF-K9-03");
    struct play p;
    assert_unfit("objective Dog House, team Able + Gus", "WF-K9-02");
    assert_unfit("objective Dog House, team Able + Nils + Gus", "WF-K9-02");
    assert_unfit("objective Dog House, team Wade + Gus + Second Dog", "WF-K9-02");
    assert_unfit("objective Dog House, team Wade + Gus + Plain Rifle", "WF-SOL-29");
    begin(&p, "objective Post, team Wade");             /* a Handler alone goes anywhere */
    end_play(&p);
    begin(&p, "seats 2, objective Dog House, team Able x1 + Wade x2 + Gus x1");
    assert_is(&p, "soldier[1].follower = 3");
    assert_int_equal(p.wf.soldier[2].thing.owner, 1);   /* his Handler's seat */
    end_play(&p);
}

TEST(a_k9_needs_an_objective_for_it)
{
    RULE("WF-K9-33");
    struct play p;
    assert_unfit("objective Post, team " PAIR, "WF-K9-33");
    begin(&p, "objective Kennels, team " PAIR);
    end_play(&p);
    begin(&p, "objective Kennels, team Able");          /* and without one it is an Objective like others */
    end_play(&p);
}

TEST(nobody_aims_at_a_k9)
{
    RULE("WF-K9-04");
    struct play p;
    begin(&p, "objective Dog House, team Wade + Gus + Able");
    assert_is(&p, "cup[0] = 4");
    assert_is(&p, "cup[1] = 0");
    assert_is(&p, "cup[2] = 4");
    struct grog_run r = { .m = p.m, .g = &p.game };
    for (unsigned i = 0; i < 40; i++)                   /* and when the cup is empty, too */
        wf_enter_hostile(&r, card("Loner"), 1, false);
    EACH_HOSTILE(&p.wf, i)
        assert_int_not_equal(p.wf.hostile[i].target, 2);
    end_play(&p);
}

/* Rex costs more than anybody; whoever looks for the costliest finds somebody else. */
TEST(the_costliest_is_no_k9)
{
    RULE("WF-K9-04");
    struct play p;
    begin(&p, "objective Dog House, team Wade + Nils + Rex");
    struct grog_run r = { .m = p.m, .g = &p.game };
    for (uint32_t c = 1; c < p.m->cards->cards; c++)
        if (kind_of(p.m, (uint16_t)c) == OF_HOSTILE && numbers_of(p.m, (uint16_t)c)[HOSTILE_AIM] == AIM_COSTLIEST)
            for (unsigned i = 0; i < 3; i++) {
                unsigned slot = grog_ref_slot(wf_enter_hostile(&r, (uint16_t)c, 1, false));
                assert_int_equal(p.wf.hostile[slot].target, 1);     /* Wade, of 18 */
            }
    assert_true(hostiles_in_play(&p) > 0);
    end_play(&p);
}

/* ---- the pair moves --------------------------------------------------------------------- */

TEST(the_k9_moves_with_its_handler)
{
    RULE("WF-K9-05");
    RULE("WF-K9-06");
    RULE("WF-K9-10");
    struct play p;
    start(&p, "Wade + Gus + Able");
    put_location(&p, "Field");
    assert_refused(&p, "move Gus/2, Field/3", "WF-K9-06");
    take(&p, "move Wade/1, Field/3");
    assert_is(&p, "soldier[0].place = 2");
    assert_is(&p, "soldier[1].place = 2");
    assert_is(&p, "soldier[0].actions = 1");
    assert_is(&p, "soldier[1].actions = 0");
    take(&p, "move Able/3, Field/3");                   /* who is nobody's Handler goes alone */
    assert_is(&p, "soldier[1].place = 2");
    end_play(&p);
    start(&p, PAIR);                                    /* what befalls those who enter befalls both, once */
    put_location(&p, "Thorns");
    take(&p, "move Wade/1, Thorns/3");
    assert_is(&p, "soldier[0].wound[0] = 1");
    assert_is(&p, "soldier[0].wound[1] = 0");
    assert_is(&p, "soldier[1].wound[0] = 1");
    assert_is(&p, "soldier[1].wound[1] = 0");
    end_play(&p);
}

TEST(without_its_handler_a_k9_is_removed)
{
    RULE("WF-K9-05");
    struct play p;
    start(&p, "Wade + Gus + Able");
    put_hostile(&p, "Loner", 1, 0);
    given(&p, "soldier[0].wound[0] = 5");
    END_TURN(&p, 9, 6);
    assert_is(&p, "soldier[0].fate = 1");
    assert_is(&p, "soldier[1].fate = 3");
    assert_is(&p, "soldier[0].follower = 0");
    assert_false(p.game.over);
    end_play(&p);
    start(&p, "Wade + Gus");                            /* the K9 is not somebody who is left */
    put_hostile(&p, "Loner", 1, 0);
    given(&p, "soldier[0].wound[0] = 5\nsoldier[1].wound[0] = 2");
    END_TURN(&p, 9, 6);
    assert_is(&p, "soldier[1].fate = 2");               /* with 1 Health */
    assert_over(&p, false);
    end_play(&p);
}

/* The book's: cost 5, Movement 3 and 4: three cards. */
TEST(the_handler_pays_for_both)
{
    RULE("WF-K9-07");
    RULE("WF-K9-08");
    struct play p;
    start(&p, PAIR);
    put_location(&p, "Five");
    given(&p, "hand[0] = Duck, Duck");
    assert_refused(&p, "move Wade/1, Five/3", "WF-MOV-02");
    given(&p, "hand[0] = Duck, Duck, Duck");
    take(&p, "move Wade/1, Five/3");
    assert_int_equal(p.wf.hand[0][0], 0);
    assert_is(&p, "soldier[1].place = 2");
    end_play(&p);
    start(&p, "Wade + Gus + Able");                     /* nobody helps a Player Soldier */
    put_location(&p, "Five");
    given(&p, "hand[0] = Duck, Duck\nhand[2] = Duck, Duck");
    assert_refused(&p, "move Wade/1, Five/3", "WF-MOV-02");
    end_play(&p);
    start(&p, "Nils + Rex + Able");                     /* 4 and 5: of whoever has a hand */
    put_location(&p, "Five");
    given(&p, "hand[2] = Duck, Duck, Duck, Duck, Duck, Duck, Duck, Duck");
    assert_refused(&p, "move Nils/1, Five/3", "WF-MOV-02");
    given(&p, "hand[2] = Duck, Duck, Duck, Duck, Duck, Duck, Duck, Duck, Duck");
    assert_true(offered(&p, "move Nils/1, Five/3"));
    end_play(&p);
}

TEST(a_k9_has_no_actions_and_no_attack)
{
    RULE("WF-K9-09");
    RULE("WF-K9-11");
    static struct grog_options all;
    struct play p;
    char line[GROG_TEXT_MAX];
    start(&p, "Wade + Whistle + Gus");
    put_location(&p, "Field");
    put_hostile(&p, "Loner", 1, 0);
    end_turn_dice(&p, (const uint8_t[]){ 1, 1 }, 2);
    assert_is(&p, "soldier[0].actions = 3");
    assert_is(&p, "soldier[1].actions = 0");            /* nor by cards */
    given(&p, "hand[0] = Good Boy");
    take(&p, "play Wade/1, Good Boy");
    assert_question(&p, "free move");                   /* Wade alone is asked */
    take(&p, "do not");
    assert_question(&p, "soldier turn");
    assert_is(&p, "soldier[0].actions = 4");
    assert_is(&p, "soldier[1].actions = 0");
    grog_list(p.m, &p.game, 0, &all);
    for (uint32_t i = 0; i < all.n; i++)
        assert_null(strstr(grog_option_text(p.m, &p.game, all.at[i], line), "Gus"));
    end_play(&p);
    start(&p, "Wade + Second Dog");                     /* whatever is tied to its back */
    put_hostile(&p, "Loner", 1, 0);
    given(&p, "hand[0] = Have At Them");
    assert_refused(&p, "attack Second Dog/2, Plain Rifle/1, Semi, Loner/2", "WF-K9-11");
    take(&p, "play Wade/1, Have At Them");
    assert_question(&p, "free attack");                 /* Wade, who has no Weapon */
    take(&p, "do not");
    assert_question(&p, "soldier turn");
    end_play(&p);
}

/* ---- Encounters lie in wait --------------------------------------------------------------- */

TEST(a_new_location_gets_an_encounter_before_its_hostiles)
{
    RULE("WF-K9-12");
    RULE("WF-K9-14");
    struct play p;
    start(&p, "Wade + Gus + Nils + Rex");               /* one, of however many K9s */
    given(&p, "aside = Tripwire, Voices\nhand[0] = Five");
    stack(&p, ZONE_HOSTILES, "Pair, Pair, Pair, Pair");
    take(&p, "play location Wade/1, Five");
    assert_int_equal(in_aside(&p), 1);
    assert_is(&p, "event[0].place = 2");
    assert_is(&p, "event[0].flags = 4");
    assert_is(&p, "location[2].flags = 2");
    assert_int_equal(hostiles_in_play(&p), 0);
    end_play(&p);
    start(&p, "Able");                                  /* no K9: as ever */
    given(&p, "hand[0] = Five");
    stack(&p, ZONE_HOSTILES, "Nest, Pair");
    take(&p, "play location Able/1, Five");
    assert_int_equal(hostiles_in_play(&p), 2);
    end_play(&p);
    begin(&p, "mission Short Drill, objective Kennels, team " PAIR);    /* an Objective, if its text says so */
    given(&p, in_the_air);
    put_location(&p, "Field");
    p.wf.soldier[0].place = p.wf.soldier[1].place = 2;
    given(&p, "aside = Voices");
    take(&p, "activate Wade/1");
    assert_is(&p, "location[1].flags = 2");
    end_turn(&p);
    assert_false(p.game.over);                          /* whoever it hides is not Eliminated */
    end_play(&p);
}

/* The book's: value 5, the Encounter's 2. */
TEST(its_value_counts_for_the_hostiles_of_the_location)
{
    RULE("WF-K9-13");
    RULE("WF-K9-14");
    RULE("WF-K9-18");
    struct play p;
    start(&p, PAIR);
    given(&p, "aside = Tripwire\nhand[0] = Five");
    stack(&p, ZONE_HOSTILES, "Pair, Lurkers, Pair, Pair, Pair");
    take(&p, "play location Wade/1, Five");
    given(&p, "hand[0] = Duck, Duck, Duck\nsoldier[0].xp = 0");
    *discipline(&p, 1) = 0;
    take(&p, "move Wade/1, Five/3");
    assert_question(&p, "encounter");
    assert_int_equal(hostiles_in_play(&p), 0);          /* until it is resolved */
    TAKE(&p, "ignore Tripwire/1", 3);
    assert_int_equal(hostiles_in_play(&p), 2);          /* 2 and 1 and 2 */
    assert_is(&p, "location[2].flags = 0");
    assert_is(&p, "soldier[0].xp = 0");
    assert_is(&p, "aside_discards = Tripwire");
    end_play(&p);
}

TEST(the_pair_that_enters_first_makes_the_rolls)
{
    RULE("WF-K9-15");
    RULE("WF-K9-16");
    RULE("WF-K9-18");
    RULE("WF-K9-20");
    RULE("KW-345");
    struct play p;
    ahead_of(&p, "Wade + Gus + Able", "Voices", "");
    given(&p, "timer = 9");
    TAKE(&p, "move Wade/1, Field/3", 6, 6);             /* Rescue 6, then Friendly 7 at +1: no question */
    assert_true(told_at(&p, "makes an ability roll: Gus/2, 6, 6, Finds People") >= 0);
    assert_true(told_at(&p, "makes an ability roll: Gus/2, 6, 7, Is Friendly")
                > told_at(&p, "makes an ability roll: Gus/2, 6, 6, Finds People"));
    assert_is(&p, "timer = 10");
    assert_is(&p, "soldier[0].suppress = 0");
    assert_is(&p, "soldier[0].xp = 0");
    take(&p, "move Able/3, Field/3");                   /* the second finds nothing */
    assert_is(&p, "timer = 10");
    end_play(&p);
}

TEST(a_failed_roll_is_its_failure)
{
    RULE("WF-K9-17");
    struct play p;
    ahead_of(&p, PAIR, "Voices", "");
    given(&p, "timer = 9");
    TAKE(&p, "move Wade/1, Field/3", 6, 5);             /* the first succeeds, the second is a 6 of 7 */
    assert_is(&p, "timer = 9");
    assert_is(&p, "soldier[0].suppress = 1");
    end_play(&p);
    ahead_of(&p, PAIR, "Voices", "");
    given(&p, "timer = 9");
    TAKE(&p, "move Wade/1, Field/3", 5);                /* none follows one that failed */
    assert_is(&p, "soldier[0].suppress = 1");
    end_play(&p);
}

TEST(the_mission_may_end_with_it)
{
    RULE("WF-K9-17");
    struct play p;
    begin(&p, "objective Dog House, team " PAIR);
    given(&p, in_the_air);
    put_location(&p, "Field");
    struct grog_run r = { .m = p.m, .g = &p.game };
    grog_thing_new(&r, ARRAY_EVENT, card("Delay"), GROG_NOBODY);
    p.wf.event[0].place = 2;
    p.wf.event[0].flags = EVENT_UNMET;
    p.wf.location[2].flags = LOCATION_WAITS;
    given(&p, "timer = 5");
    TAKE(&p, "move Wade/1, Field/3", 3);
    assert_over(&p, false);
    assert_is(&p, "timer = 0");
    end_play(&p);
}

TEST(whoever_else_enters_first_suffers_it)
{
    RULE("WF-K9-19");
    struct play p;
    ahead_of(&p, "Wade + Gus + Able", "Tripwire", "");
    given(&p, "soldier[0].xp = 3");
    take(&p, "move Able/3, Field/3");                   /* no die, no choice */
    assert_question(&p, "soldier turn");
    assert_is(&p, "soldier[2].wound[0] = 1");
    assert_is(&p, "soldier[0].wound[0] = 0");
    assert_is(&p, "soldier[1].wound[0] = 0");
    assert_is(&p, "soldier[0].xp = 3");
    end_play(&p);
}

/* ---- rolls -------------------------------------------------------------------------------- */

TEST(an_ability_number_and_a_modifier)
{
    RULE("WF-K9-21");
    RULE("WF-K9-22");
    RULE("WF-K9-32");
    RULE("KW-193");
    RULE("KW-194");
    struct play p;
    ahead_of(&p, PAIR, "Tripwire", "");
    *discipline(&p, 1) = 0;
    take(&p, "move Wade/1, Field/3");
    TAKE(&p, "face it Tripwire/1", 5);                      /* Bomb 5 at -1 */
    assert_question(&p, "try again");
    end_play(&p);
    ahead_of(&p, PAIR, "Tripwire", "");
    *discipline(&p, 1) = 0;
    take(&p, "move Wade/1, Field/3");
    TAKE(&p, "face it Tripwire/1", 6, 6);                   /* the Handler's is 7 */
    assert_question(&p, "try again");
    assert_true(told_at(&p, "makes an ability roll: Wade/1, 6, 7, Handles") >= 0);
    end_play(&p);
    ahead_of(&p, PAIR, "Tripwire", "");
    *discipline(&p, 1) = 0;
    take(&p, "move Wade/1, Field/3");
    TAKE(&p, "face it Tripwire/1", 6, 7);
    assert_question(&p, "soldier turn");
    assert_int_equal(p.wf.hand[0][0], 1);               /* the Reward */
    end_play(&p);
}

/* The book's two rolls: a Discipline makes 4 an 8, two cards make 6 a 9. */
TEST(prices_are_paid_for_what_they_add)
{
    RULE("WF-K9-23");
    RULE("WF-K9-23b");
    RULE("WF-K9-23c");
    RULE("WF-K9-24");
    RULE("WF-K9-31");
    struct play p;
    ahead_of(&p, PAIR, "Tripwire", "Duck, Duck");
    given(&p, "soldier[0].xp = 2");
    take(&p, "move Wade/1, Field/3");
    take(&p, "face it Tripwire/1");
    assert_question(&p, "use it");
    TAKE(&p, "use it Tripwire", 4);                         /* 4 + 4 - 1 */
    assert_int_equal(*discipline(&p, 1), 2);
    assert_question(&p, "use it");
    take(&p, "decline");                                /* the Experience Point */
    TAKE(&p, "use it Tripwire", 6);
    assert_is(&p, "soldier[0].xp = 2");
    assert_is(&p, "hand[0] = Duck");                    /* both gone, and one for the Reward */
    assert_question(&p, "soldier turn");
    end_play(&p);
    ahead_of(&p, PAIR, "Tripwire", "Duck, Duck");           /* both together: +4 */
    given(&p, "soldier[0].xp = 2");
    *discipline(&p, 1) = 0;
    take(&p, "move Wade/1, Field/3");
    TAKE(&p, "face it Tripwire/1", 6);                      /* no Discipline left: nobody is asked */
    take(&p, "use it Tripwire");
    TAKE(&p, "use it Tripwire", 3);
    assert_is(&p, "soldier[0].xp = 1");
    assert_question(&p, "soldier turn");
    assert_is(&p, "soldier[0].wound[0] = 0");
    end_play(&p);
}

/* The book's: 2 + 3 are not 7. */
TEST(a_price_is_lost_with_the_roll)
{
    RULE("WF-K9-23d");
    RULE("WF-K9-25");
    struct play p;
    ahead_of(&p, PAIR, "Tripwire", "Duck, Duck");
    *discipline(&p, 1) = 0;
    take(&p, "move Wade/1, Field/3");
    TAKE(&p, "face it Tripwire/1", 6);
    TAKE(&p, "use it Tripwire", 2);
    assert_question(&p, "try again");
    assert_int_equal(p.wf.hand[0][0], 0);
    take(&p, "accept Tripwire/1");
    assert_is(&p, "soldier[0].wound[0] = 1");
    end_play(&p);
}

TEST(after_a_failure_it_is_accepted_or_tried_again)
{
    RULE("WF-K9-26");
    RULE("WF-K9-27");
    RULE("WF-K9-28");
    struct play p;
    ahead_of(&p, "Wade + Gus + Able", "Tripwire", "");
    *discipline(&p, 1) = 1;
    take(&p, "move Wade/1, Field/3");
    take(&p, "face it Tripwire/1");
    TAKE(&p, "decline", 5);
    take(&p, "accept Tripwire/1");
    assert_is(&p, "soldier[0].wound[0] = 1");
    assert_is(&p, "soldier[1].wound[0] = 1");           /* the K9 too */
    assert_is(&p, "soldier[2].wound[0] = 0");
    end_play(&p);
    ahead_of(&p, PAIR, "Tripwire", "");
    *discipline(&p, 1) = 2;
    take(&p, "move Wade/1, Field/3");
    take(&p, "face it Tripwire/1");
    TAKE(&p, "use it Tripwire", 1);                         /* 1 + 4 - 1 */
    take(&p, "try again Tripwire/1");
    assert_question(&p, "use it");                      /* what it adds is paid for anew */
    TAKE(&p, "use it Tripwire", 2);
    assert_int_equal(*discipline(&p, 1), 0);
    assert_is(&p, "soldier[0].wound[0] = 0");
    assert_int_equal(p.wf.hand[0][0], 1);               /* the Reward, without the Handler's roll */
    end_play(&p);
    ahead_of(&p, "Wade + Gus + Able", "Tripwire", "");
    *discipline(&p, 1) = 0;
    take(&p, "move Wade/1, Field/3");
    TAKE(&p, "face it Tripwire/1", 5);
    TAKE(&p, "try again Tripwire/1", 5);
    assert_is(&p, "soldier[0].fate = 1");
    assert_is(&p, "soldier[1].fate = 1");
    assert_is(&p, "soldier[2].fate = 0");
    end_play(&p);
}

/* He is Down before its Hostiles are drawn; others are asked about those, and go on. */
TEST(a_pair_that_is_lost_leaves_the_rest_to_others)
{
    RULE("WF-K9-14");
    RULE("WF-K9-26");
    struct play p;
    for (unsigned freely = 0; freely < 2; freely++) {
        ahead_of(&p, "Wade + Gus + Able", "Tripwire", "Go On");
        given(&p, "hand[2] = Wait For It");
        *discipline(&p, 1) = 0;
        if (freely) {
            take(&p, "play Wade/1, Go On");
            take(&p, "move Wade/1, Field/3");
        } else {
            take(&p, "move Wade/1, Field/3");
        }
        TAKE(&p, "face it Tripwire/1", 5);
        TAKE(&p, "try again Tripwire/1", 5);
        assert_is(&p, "soldier[0].fate = 1");
        assert_question(&p, "drawing hostiles");
        assert_null(grog_check(p.m, &p.game));
        take(&p, "play Able/3, Wait For It");
        assert_question(&p, "soldier turn");
        assert_is(&p, "location[2].flags = 0");
        end_play(&p);
    }
}

TEST(a_handler_may_ignore_it)
{
    RULE("WF-K9-29");
    struct play p;
    ahead_of(&p, PAIR, "Tripwire", "");
    take(&p, "move Wade/1, Field/3");
    TAKE(&p, "ignore Tripwire/1", 3);
    assert_is(&p, "soldier[0].wound[0] = 0");
    assert_int_equal(p.wf.hand[0][0], 0);               /* no Reward */
    assert_is(&p, "aside_discards = Tripwire");
    end_play(&p);
    ahead_of(&p, PAIR, "Tripwire", "");
    take(&p, "move Wade/1, Field/3");
    TAKE(&p, "ignore Tripwire/1", 2);
    assert_question(&p, "soldier turn");                /* and no fresh roll */
    assert_is(&p, "soldier[0].wound[0] = 1");
    assert_is(&p, "soldier[1].wound[0] = 1");
    end_play(&p);
}

TEST(a_k9_starts_with_its_discipline)
{
    RULE("WF-K9-30");
    RULE("KW-195");
    struct play p;
    begin(&p, "objective Dog House, team Wade + Gus + Nils + Rex");
    assert_int_equal(*discipline(&p, 1), 3);
    assert_int_equal(*discipline(&p, 3), 1);
    assert_int_equal(*discipline(&p, 0), 0);
    end_play(&p);
}

TEST(the_mission_is_complete_with_the_k9_objective)
{
    RULE("WF-K9-34");
    struct play p;
    begin(&p, "mission Short Drill, objective Kennels, team " PAIR);
    given(&p, in_the_air);
    put_location(&p, "Field");
    p.wf.soldier[0].place = p.wf.soldier[1].place = 2;
    p.wf.active = 1;
    p.wf.location[1].flags = 0;
    end_turn(&p);
    assert_over(&p, true);
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(encounters_come_with_a_k9),
        IT(a_k9_goes_with_its_own_handler),
        IT(a_k9_needs_an_objective_for_it),
        IT(nobody_aims_at_a_k9),
        IT(the_costliest_is_no_k9),
        IT(the_k9_moves_with_its_handler),
        IT(without_its_handler_a_k9_is_removed),
        IT(the_handler_pays_for_both),
        IT(a_k9_has_no_actions_and_no_attack),
        IT(a_new_location_gets_an_encounter_before_its_hostiles),
        IT(its_value_counts_for_the_hostiles_of_the_location),
        IT(the_pair_that_enters_first_makes_the_rolls),
        IT(a_failed_roll_is_its_failure),
        IT(the_mission_may_end_with_it),
        IT(whoever_else_enters_first_suffers_it),
        IT(an_ability_number_and_a_modifier),
        IT(prices_are_paid_for_what_they_add),
        IT(a_price_is_lost_with_the_roll),
        IT(after_a_failure_it_is_accepted_or_tried_again),
        IT(a_pair_that_is_lost_leaves_the_rest_to_others),
        IT(a_handler_may_ignore_it),
        IT(a_k9_starts_with_its_discipline),
        IT(the_mission_is_complete_with_the_k9_objective),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
