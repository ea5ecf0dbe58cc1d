/* SPDX-License-Identifier: MIT */
/* wf_dogs.c -- K9 Mission: what a K9 never does, and what waits for its Encounters. */
#include "mission.h"

#include <stdio.h>

static void start(struct play *p, const char *team)
{
    char setup[300];
    snprintf(setup, sizeof setup, "objective Dog House, team %s", team);
    begin(p, setup);
    given(p, "locations =\nactions = Duck, Duck, Duck, Duck\naction_discards =");
}

/* Nobody is asked about the soldier of this name. */
static void assert_idle(const struct play *p, const char *name)
{
    static struct grog_options all;
    char line[GROG_TEXT_MAX];
    grog_list(p->m, &p->game, 0, &all);
    for (uint32_t i = 0; i < all.n; i++)
        assert_null(strstr(grog_option_text(p->m, &p->game, all.at[i], line), name));
}

/* ---- the pair ----------------------------------------------------------------------- */

TEST(a_handler_who_is_to_be_rescued_has_his_k9_with_him)
{
    RULE("WF-K9-05");
    struct play p;
    begin(&p, "mission Lost Handler, team Able + Nils + Rex");
    assert_is(&p, "soldier[1].place = 4");
    assert_is(&p, "soldier[2].place = 4");
    assert_null(grog_check(p.m, &p.game));
    put_location(&p, "Field");
    put_location(&p, "Field");
    assert_refused(&p, "move Nils/2, Field/4", "NAM-MSN-27");
    p.wf.active = 1, p.wf.location[1].flags = 0;
    given(&p, "soldier[0].place = 3\nhostiles =");
    take(&p, "move Able/1, Stray Kennel/2");                 /* found: both go on together */
    given(&p, "hand[0] = Duck, Duck, Duck, Duck, Duck, Duck\nsoldier[1].actions = 2");
    take(&p, "move Nils/2, Field/4");
    assert_is(&p, "soldier[1].place = 3");
    assert_is(&p, "soldier[2].place = 3");
    end_play(&p);
}

/* ---- no Actions, no Attack ------------------------------------------------------------ */

TEST(a_k9_engages_nobody)
{
    RULE("WF-K9-09");
    struct play p;
    start(&p, "Wade + Second Dog");
    put_location(&p, "Cage");                           /* to Engage costs nothing there */
    p.wf.soldier[0].place = p.wf.soldier[1].place = 2;
    put_hostile(&p, "Loner", 2, 0);
    assert_true(offered(&p, "engage Wade/1, Loner/2"));
    assert_refused(&p, "engage Second Dog/2, Loner/2", "WF-K9-09");
    assert_idle(&p, "Second Dog");
    end_play(&p);
    start(&p, "Wade + Second Dog");                     /* nor a whole Location */
    put_location(&p, "Shut Cage");
    p.wf.soldier[0].place = p.wf.soldier[1].place = 2;
    put_hostile(&p, "Loner", 2, 0);
    assert_true(offered(&p, "close in Wade/1, Shut Cage/3"));
    assert_refused(&p, "close in Second Dog/2, Shut Cage/3", "WF-K9-09");
    end_play(&p);
}

TEST(no_stress_gives_a_k9_actions)
{
    RULE("WF-K9-09");
    struct play p;
    start(&p, "Wade + Gus");
    given(&p, "hand[0] = Sleep On It");
    take(&p, "play Wade/1, Sleep On It");               /* each Soldier has one more in the next Turn */
    assert_is(&p, "soldier[1].later = 0");
    end_turn(&p);
    assert_is(&p, "soldier[0].actions = 3");
    assert_is(&p, "soldier[1].actions = 0");
    end_play(&p);
}

TEST(a_k9_attacks_nobody_whatever_it_has)
{
    RULE("WF-K9-11");
    struct play p;
    start(&p, "Wade + Second Dog");
    put_hostile(&p, "Loner", 1, 0);
    given(&p, "soldier[1].actions = 2");
    assert_refused(&p, "attack Second Dog/2, Plain Rifle/1, Semi, Loner/2", "WF-K9-11");
    assert_idle(&p, "Second Dog");
    end_play(&p);
    start(&p, "Wade + Gun Dog");                        /* its gun needs no Action */
    put_hostile(&p, "Loner", 1, 0);
    assert_refused(&p, "attack Gun Dog/2, Side Guns/1, Semi, Loner/2", "WF-K9-11");
    assert_idle(&p, "Gun Dog");
    end_play(&p);
}

/* ---- Encounters ------------------------------------------------------------------------ */

TEST(no_reinforcement_comes_before_an_encounter_is_resolved)
{
    RULE("WF-K9-14");
    struct play p;
    start(&p, "Wade + Gus");
    given(&p, "aside = Voices\nhand[0] = Thicket");     /* Reinforcements come there without a Soldier */
    stack(&p, ZONE_HOSTILES, "Pair, Pair, Pair, Pair");
    take(&p, "play location Wade/1, Thicket");
    assert_is(&p, "location[2].flags = 2");
    end_turn(&p);
    assert_int_equal(hostiles_in_play(&p), 0);
    given(&p, "hand[0] = Call To It");
    take(&p, "play Wade/1, Call To It");                /* nor by a card */
    assert_int_equal(hostiles_in_play(&p), 0);
    given(&p, "hand[0] = Duck");                        /* Entrance 4, for Movement 3 and 4 */
    TAKE(&p, "move Wade/1, Thicket/3", 6, 6);
    assert_int_equal(hostiles_in_play(&p), 1);          /* value 2: the Encounter's 1, and a Pair */
    p.wf.soldier[0].place = p.wf.soldier[1].place = 1;
    end_turn(&p);
    assert_int_equal(hostiles_in_play(&p), 2);          /* now they come */
    end_play(&p);
}

/* The book's: a Location of 5, an Encounter of 2.  Where a Location's text comes behind its Hostiles, it does not. */
TEST(an_encounter_lies_before_the_hostiles_also_where_they_come_before_the_text)
{
    RULE("WF-K9-12");
    RULE("WF-K9-14");
    struct play p;
    begin_by(&p, "hostiles_first", "objective Dog House, team Wade + Gus");
    given(&p, "locations =\nactions = Duck, Duck, Duck, Duck, Duck\naction_discards =\nhostiles =");
    given(&p, "aside = Tripwire\nhand[0] = Five");
    stack(&p, ZONE_HOSTILES, "Pair, Lurkers, Pair, Pair, Pair");
    take(&p, "play location Wade/1, Five");
    assert_is(&p, "event[0].place = 2");
    assert_is(&p, "location[2].flags = 2");
    assert_int_equal(hostiles_in_play(&p), 0);
    given(&p, "hand[0] = Bring Them Out");
    take(&p, "play Wade/1, Bring Them Out");            /* nor by a card */
    assert_int_equal(hostiles_in_play(&p), 0);
    given(&p, "hand[0] = Duck, Duck, Duck\nsoldier[0].xp = 0");
    take(&p, "move Wade/1, Five/3");
    TAKE(&p, "ignore Tripwire/1", 3);
    assert_int_equal(hostiles_in_play(&p), 2);          /* once: 2 and 1 and 2 */
    given(&p, "hand[0] = Bring Them Out");
    take(&p, "play Wade/1, Bring Them Out");            /* it is resolved */
    assert_true(hostiles_in_play(&p) > 2);
    end_play(&p);
}

TEST(every_k9_names_its_objectives_and_its_encounters)
{
    RULE("WF-K9-01");
    RULE("WF-K9-33");
    assert_unfit("objective Post, team Wade + Second Dog", "WF-K9-33");
    struct play p;
    begin(&p, "team Able");
    const struct grog_card_kind *k9 = &p.m->system->card_kinds[OF_K9];
    unsigned required = 0;                              /* a pack with one that does not is not compiled */
    for (unsigned i = 0; i < k9->fields; i++)
        required += k9->field[i].required && (k9->field[i].at == K9_OBJECTIVE || k9->field[i].at == K9_DECK);
    assert_int_equal(required, 2);
    end_play(&p);
}

TEST(a_ladder_that_helps_the_k9_is_used)
{
    RULE("WF-K9-07");
    struct play p;
    start(&p, "Wade + Ladder + Second Dog + Able");     /* WF-BUY-19  0 and 1: the dog needs it */
    put_location(&p, "Wide Street");
    given(&p, "hand[0] = Duck");
    assert_true(offered(&p, "pass Wade/1, Ladder/1, Able/3"));
    take(&p, "move Wade/1, Wide Street/3");
    given(&p, "soldier[2].place = 2");
    assert_refused(&p, "pass Wade/1, Ladder/1, Able/3", "WF-BUY-12");
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(a_ladder_that_helps_the_k9_is_used),
        IT(a_handler_who_is_to_be_rescued_has_his_k9_with_him),
        IT(a_k9_engages_nobody),
        IT(no_stress_gives_a_k9_actions),
        IT(a_k9_attacks_nobody_whatever_it_has),
        IT(no_reinforcement_comes_before_an_encounter_is_resolved),
        IT(an_encounter_lies_before_the_hostiles_also_where_they_come_before_the_text),
        IT(every_k9_names_its_objectives_and_its_encounters),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
