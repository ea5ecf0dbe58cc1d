/* SPDX-License-Identifier: MIT */
/* wf_mission_cards.c -- Mission Card Details, Mission Types, Objective Cards: what each number on them does. */
#include "mission.h"
#include "warfighter/gear.h"

/* Able before an Objective in space 6, with a Field in every space between. */
static void before_objective(struct play *p, const char *setup)
{
    begin(p, setup);
    for (unsigned i = 2; i < p->wf.objective; i++)
        put_location(p, "Field");
    p->wf.soldier[0].place = (uint8_t)(p->wf.objective - 1);
}

static void make_active(struct play *p)
{
    p->wf.active = 1;
    p->wf.location[1].flags = 0;
}

/* ---- the Mission card ------------------------------------------------------------- */

TEST(the_title_has_no_effect)
{
    RULE("WF-MSN-01");
    static struct play p, q;
    begin(&p, "mission Drill, team Able + Plain Rifle");
    begin(&q, "mission Drill Again, team Able + Plain Rifle");        /* the same but for its name */
    assert_int_not_equal(p.wf.location[0].thing.card, q.wf.location[0].thing.card);
    q.wf.location[0].thing.card = p.wf.location[0].thing.card;
    memcpy(q.game.match, p.game.match, sizeof p.game.match);
    assert_memory_equal(&p.wf, &q.wf, sizeof p.wf);
    end_play(&p);
    grog_match_free(q.m);
}

TEST(the_region_is_that_of_objective_and_locations)
{
    RULE("WF-MSN-02");
    RULE("WF-MSN-11");
    RULE("WF-MSN-24");
    RULE("WF-OBC-06");
    struct play p;
    assert_unfit("mission Drill, objective Harbour, team Able", "WF-MSN-24");
    assert_unfit("mission Coast Drill, objective Post, team Able", "WF-MSN-24");
    begin(&p, "mission Coast Drill, objective Harbour, team Able");
    assert_is(&p, "location[1].card = Harbour");
    for (unsigned i = 1; i <= p.wf.locations[0]; i++)
        assert_int_not_equal(numbers_of(p.m, p.wf.locations[i])[PLACE_REGION], card("Plain"));
    end_play(&p);
    begin(&p, "mission Drill, objective Huts, team Able");      /* any of the Region */
    assert_is(&p, "location[1].card = Huts");
    end_play(&p);
}

TEST(to_enter_the_mission_card_costs_cards)
{
    RULE("WF-MSN-03");
    struct play p;
    begin(&p, "mission Light Drill, team Baker");       /* Entrance 4, Movement 0 */
    put_location(&p, "Field");
    given(&p, "soldier[0].place = 2\nhand[0] = Duck, Duck, Duck");
    assert_refused(&p, "move Baker/1, Light Drill/1", "WF-MOV-02");
    given(&p, "hand[0] = Duck, Duck, Duck, Duck");
    take(&p, "move Baker/1, Light Drill/1");
    assert_is(&p, "soldier[0].place = 1");
    assert_int_equal(p.wf.hand[0][0], 0);
    end_play(&p);
    begin(&p, "mission Drill, team Baker");             /* Entrance 0 */
    put_location(&p, "Field");
    given(&p, "soldier[0].place = 2\nhand[0] = Duck");
    take(&p, "move Baker/1, Drill/1");
    assert_int_equal(p.wf.hand[0][0], 1);
    end_play(&p);
}

TEST(resources_are_what_the_team_may_cost)
{
    RULE("WF-MSN-04");
    struct play p;
    begin(&p, "mission Light Drill, team Able + Baker + Quill");        /* 60 of 60 */
    assert_is(&p, "points = 60");
    end_play(&p);
    assert_unfit("mission Light Drill, team Able + Baker + Quill + Kit", "the Mission has 60");
    begin(&p, "mission Drill, team Able + Baker + Quill + Kit");        /* of 114 */
    assert_is(&p, "points = 62");
    end_play(&p);
}

TEST(time_is_the_number_of_game_turns)
{
    RULE("WF-MSN-05");
    RULE("WF-MSN-18");
    struct play p;
    begin(&p, "mission Drill, team Able");
    assert_is(&p, "timer = 18");
    for (unsigned turn = 1; turn < 18; turn++) {
        assert_int_equal(p.game.turn, turn);
        end_turn(&p);
        assert_false(p.game.over);
    }
    assert_is(&p, "timer = 1");
    end_turn(&p);                                       /* the 18th */
    assert_true(p.game.over);
    end_play(&p);
    begin(&p, "mission Light Drill, team Able");
    assert_is(&p, "timer = 3");
    end_play(&p);
}

TEST(the_objective_lies_where_the_mission_says)
{
    RULE("WF-MSN-06");
    RULE("WF-MSN-25");
    RULE("WF-OBC-07");
    struct play p;
    before_objective(&p, "mission Still Drill, objective Depot, team Able");
    assert_is(&p, "objective = 9");
    given(&p, "soldier[0].place = 7");
    assert_refused(&p, "activate Able/1", "WF-OBJ-02");
    given(&p, "soldier[0].place = 8");
    take(&p, "activate Able/1");
    take(&p, "move Able/1, Depot/2");
    assert_is(&p, "soldier[0].place = 9");
    end_play(&p);
}

TEST(the_mission_changes_each_player_soldiers_loadout)
{
    RULE("WF-MSN-07");
    RULE("WF-BUY-06");
    struct play p;
    begin(&p, "mission Light Drill, team Able + Crate + Kit + Baker");  /* 12 - 5: 5 and 2 */
    assert_int_equal(wf_loadout(p.m, &p.game, 0), 7);
    assert_int_equal(wf_load(p.m, &p.wf, 0), 7);
    assert_int_equal(wf_loadout(p.m, &p.game, 1), 3);   /* Baker: 8 - 5 */
    end_play(&p);
    assert_unfit("mission Light Drill, team Able + Crate + Kit + Cape", "can carry 7");
    assert_unfit("mission Light Drill, team Able + Plain Rifle x5", "can carry 7");       /* 4, and spare Ammo */
    assert_unfit("mission Light Drill, team Able + Baker + Plain Rifle", "can carry 3");
    begin(&p, "mission Drill, team Able + Crate + Kit + Cape");
    assert_int_equal(wf_loadout(p.m, &p.game, 0), 12);
    end_play(&p);
}

TEST(no_loadout_below_0)
{
    RULE("WF-MSN-07");
    struct play p;
    begin(&p, "mission Light Drill, team Sedge");       /* 3 - 5 */
    assert_int_equal(wf_loadout(p.m, &p.game, 0), 0);
    end_play(&p);
    assert_unfit("mission Light Drill, team Sedge + Cape", "can carry 0");
    begin(&p, "mission Light Drill, team Sedge + Strong");      /* 3 - 5 + 2: what is missing is made up for first */
    assert_int_equal(wf_loadout(p.m, &p.game, 0), 0);
    end_play(&p);
}

TEST(others_ignore_the_loadout)
{
    RULE("WF-MSN-08");
    struct play p;
    begin(&p, "mission Light Drill, team Able + Carl + Riflemen");      /* 8 and 6 to carry */
    assert_is(&p, "item[0].holder = 2");
    assert_is(&p, "item[1].count = 2");
    assert_is(&p, "item[2].holder = 3");
    end_play(&p);
    begin(&p, "mission Light Drill, team Able + Carrier");      /* a Vehicle's hold is no Player Soldier's Loadout */
    assert_int_equal(wf_loadout(p.m, &p.game, 1), 15);
    end_play(&p);
    begin(&p, "mission Light Drill, team Able + Carrier + Crate x3");   /* 5 each */
    assert_int_equal(wf_load(p.m, &p.wf, 1), 15);
    end_play(&p);
}

TEST(special_notes_are_rules_of_the_mission)
{
    RULE("WF-MSN-10");
    struct play p;
    begin(&p, "mission Windy Drill, team Able + Plain Rifle");
    put_hostile(&p, "Nest", 1, 0);
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1", 8, 1);       /* 6 */
    assert_is(&p, "hostile[0].suppress = 0");
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1", 9, 1);
    assert_is(&p, "hostile[0].suppress = 1");
    end_play(&p);
    begin(&p, "mission Drill, team Able + Plain Rifle");                /* none */
    put_hostile(&p, "Nest", 1, 0);
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1", 8, 1);
    assert_is(&p, "hostile[0].suppress = 1");
    end_play(&p);
}

/* ---- the Standard Mission ------------------------------------------------------------ */

TEST(a_standard_mission_from_the_mission_card_to_the_objective)
{
    RULE("WF-MSN-12");
    RULE("WF-MSN-13");
    RULE("WF-MSN-14");
    RULE("WF-MSN-15");
    RULE("WF-MSN-16");
    struct play p;
    begin(&p, "mission Light Drill, objective Depot, team Able + Bomb + Baker + Carl + Squad");
    assert_is(&p, "location[0].card = Light Drill");    /* space 1 */
    for (unsigned i = 0; i < 4; i++)
        assert_int_equal(p.wf.soldier[i].place, 1);
    given(&p, "hand[0] = Field");
    assert_false(offered(&p, "move Able/1, Depot/2"));  /* no way around the Locations */
    assert_refused(&p, "activate Able/1", "WF-OBJ-02");
    take(&p, "play location Able/1, Field");
    take(&p, "move Able/1, Field/3");
    given(&p, "played = 0\nsoldier[0].flags = 0\nsoldier[0].actions = 2\nhand[0] = Field");
    assert_refused(&p, "play location Able/1, Field", "WF-LOC-21");     /* the path has so many and no more */
    take(&p, "activate Able/1");
    take(&p, "move Able/1, Depot/2");
    assert_false(p.game.over);                          /* to be there is not enough */
    TAKE(&p, "attack Able/1, Bomb/1, Explosion, Dump/1", 7, 7, 7, 1, 6);
    assert_true(p.game.over);
    assert_is(&p, "success = 1");
    end_play(&p);
}

TEST(other_missions_and_objectives_are_set_aside)
{
    RULE("WF-MSN-17");
    RULE("WF-MSN-27");
    RULE("WF-OBC-09");
    struct play p;
    begin(&p, "mission Drill, objective Post, team Able");
    for (unsigned zone = 0; zone < ZONE_HAND; zone++)
        for (unsigned i = 1; i <= grog_pile_of(p.m, &p.game, zone, 0)[0]; i++) {
            enum card_kind kind = kind_of(p.m, grog_pile_of(p.m, &p.game, zone, 0)[i]);
            assert_true(kind != OF_MISSION && kind != OF_OBJECTIVE && kind != OF_TARGET);
        }
    assert_is(&p, "location[0].card = Drill");
    assert_is(&p, "location[1].card = Post");
    for (unsigned i = 2; i < LOCATIONS; i++)
        assert_false(p.wf.location[i].thing.live);
    assert_false(p.wf.hostile[0].thing.live);           /* nor what another Objective wants Destroyed */
    end_play(&p);
}

TEST(the_four_numbers_of_the_book)
{
    RULE("WF-MSN-28");
    struct play p;
    begin(&p, "mission Still Drill, team Able + Baker");        /* 114, 18, #9, -5 */
    assert_int_equal(numbers_of(p.m, p.wf.location[0].thing.card)[MISSION_RESOURCES], 114);
    assert_is(&p, "timer = 18");
    assert_is(&p, "objective = 9");
    assert_int_equal(wf_loadout(p.m, &p.game, 0), 7);
    end_play(&p);
    assert_unfit("mission Still Drill, team Able + Gast + Quill + Rusk + Baker + Sedge + Carl + Thorn + Handy",
                 "only Player Soldiers");
    assert_unfit("mission Still Drill, team Able + Gast + Quill + Rusk + Baker + Sedge + Carl + Squad",
                 "costs 118 Resource Points; the Mission has 114");
}

/* ---- the Objective card --------------------------------------------------------------- */

TEST(the_objective_states_what_is_to_be_done)
{
    RULE("WF-MSN-19");
    RULE("WF-OBC-01");
    struct play p;
    before_objective(&p, "objective Depot, team Able + Auto Rifle + Bomb x2");  /* the Dump is to be Destroyed */
    make_active(&p);
    given(&p, "soldier[0].place = 6");
    end_turn(&p);
    assert_false(p.game.over);                          /* there is no Hostile, but the Dump */
    TAKE(&p, "attack Able/1, Bomb/2, Explosion, Dump/1", 7, 7, 7, 7, 6);
    assert_true(p.game.over);
    assert_is(&p, "success = 1");
    end_play(&p);
}

TEST(an_objective_in_keywords)
{
    RULE("WF-MSN-20");
    RULE("WF-OBC-02");
    struct play p;
    before_objective(&p, "objective Post, team Able + Auto Rifle");     /* Eliminate Hostiles */
    stack(&p, ZONE_HOSTILES, "Lurkers");                /* 2 points */
    take(&p, "activate Able/1");
    assert_int_equal(hostiles_in_play(&p), 1);
    end_turn(&p);
    assert_false(p.game.over);
    given(&p, "hostile[0].ekia = 2\nhostile[0].suppress = 0\nsoldier[0].suppress = 0");
    TAKE(&p, "attack Able/1, Auto Rifle/1, Semi, Lurkers/1", 10, 6);
    assert_int_equal(hostiles_in_play(&p), 0);
    assert_false(p.game.over);                          /* asked at the end of a Soldier Turn */
    end_turn(&p);
    assert_true(p.game.over);
    assert_is(&p, "success = 1");
    end_play(&p);
}

/* Able in the Objective (Reinforce 0-1), where a Hostile card is drawn. */
static void reinforcement(struct play *p, const char *drawn)
{
    before_objective(p, "objective Post, team Able");
    make_active(p);
    given(p, "soldier[0].place = 6");
    put_hostile(p, "Zealot", 6, 0);                     /* so that it is not done */
    given(p, "hostile[0].suppress = 2");
    stack(p, ZONE_HOSTILES, drawn);
}

TEST(what_can_arrive_in_the_objective)
{
    RULE("WF-MSN-21");
    RULE("WF-OBC-03");
    struct play p;
    reinforcement(&p, "Loner");                         /* value 0 */
    END_TURN(&p, 1, 1);
    assert_is(&p, "hostile[1].card = Loner");
    assert_is(&p, "hostile[1].place = 6");
    end_play(&p);
    reinforcement(&p, "Pair");                          /* 1 */
    END_TURN(&p, 1, 1);
    assert_is(&p, "hostile[1].card = Pair");
    assert_is(&p, "hostile[1].place = 6");
    end_play(&p);
    reinforcement(&p, "Lorry");                         /* 2 */
    end_turn(&p);
    assert_int_equal(hostiles_in_play(&p), 1);
    assert_int_equal(p.wf.hostile_discards[p.wf.hostile_discards[0]], card("Lorry"));
    end_play(&p);
}

/* The value of Hostiles that are drawn for Post when the team has so many points. */
static int drawn_for(const char *points)
{
    struct play p;
    int value = 0;
    before_objective(&p, "objective Post, team Able");
    given(&p, "points = 20");
    for (unsigned i = 0; i < 12; i++)
        stack(&p, ZONE_HOSTILES, "Pair");               /* 1 each */
    given(&p, points);
    take(&p, "activate Able/1");
    EACH_HOSTILE(&p.wf, i) {
        assert_int_equal(p.wf.hostile[i].place, 6);
        value += numbers_of(p.m, p.wf.hostile[i].thing.card)[HOSTILE_VALUE];
    }
    end_play(&p);
    return value;
}

TEST(the_hostiles_of_the_objective_by_the_teams_points)
{
    RULE("WF-MSN-23");
    RULE("WF-OBC-05");
    assert_int_equal(drawn_for("points = 114"), 9);     /* at the Activation, not at the start */
    assert_int_equal(drawn_for("points = 100"), 9);
    assert_int_equal(drawn_for("points = 99"), 2);
    assert_int_equal(drawn_for(""), 2);
}

TEST(nothing_is_drawn_for_the_objective_before)
{
    RULE("WF-MSN-23");
    RULE("WF-MSN-26");
    RULE("WF-OBC-08");
    struct play p;
    before_objective(&p, "objective Post, team Able");
    assert_is(&p, "location[1].flags = 1");             /* the Inactive counter */
    assert_int_equal(hostiles_in_play(&p), 0);
    assert_refused(&p, "move Able/1, Post/2", "WF-TRN-32");
    take(&p, "activate Able/1");
    assert_is(&p, "location[1].flags = 0");
    assert_true(hostiles_in_play(&p) > 0);
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(the_title_has_no_effect), IT(the_region_is_that_of_objective_and_locations),
        IT(to_enter_the_mission_card_costs_cards), IT(resources_are_what_the_team_may_cost),
        IT(time_is_the_number_of_game_turns), IT(the_objective_lies_where_the_mission_says),
        IT(the_mission_changes_each_player_soldiers_loadout), IT(no_loadout_below_0), IT(others_ignore_the_loadout),
        IT(special_notes_are_rules_of_the_mission), IT(a_standard_mission_from_the_mission_card_to_the_objective),
        IT(other_missions_and_objectives_are_set_aside), IT(the_four_numbers_of_the_book),
        IT(the_objective_states_what_is_to_be_done), IT(an_objective_in_keywords),
        IT(what_can_arrive_in_the_objective), IT(the_hostiles_of_the_objective_by_the_teams_points),
        IT(nothing_is_drawn_for_the_objective_before),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
