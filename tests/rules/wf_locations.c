/* SPDX-License-Identifier: MIT */
/* wf_locations.c -- Location Marker Cards, Location Cards, Playing Location Cards, Placing Hostiles: each test would
 * fail without its rule. */
#include "mission.h"

/* ---- how many, and what it costs ---------------------------------------------------------- */

TEST(one_location_a_turn_for_the_whole_team)
{
    RULE("WF-LOC-01");
    RULE("WF-LOC-19");
    struct play p;
    begin(&p, "seats 2, team Able + Baker + Carl + Squad");
    given(&p, "hand[0] = Field, Field, Field\nhand[1] = Field, Field");
    take(&p, "play location Able/1, Field");
    given(&p, "soldier[0].place = 2\nsoldier[1].place = 2\nsoldier[2].place = 2\nsoldier[3].place = 2");
    assert_refused(&p, "play location Able/1, Field", "WF-LOC-01");
    assert_false(offered(&p, "play location Baker/2, Field"));
    end_turn(&p);
    take_as(&p, 1, "play location Baker/2, Field");
    given(&p, "soldier[0].place = 3");
    assert_refused(&p, "play location Able/1, Field", "WF-LOC-01");
    end_play(&p);
}

TEST(to_activate_the_objective_is_to_play_a_location)
{
    RULE("WF-LOC-01");
    struct play p;
    begin(&p, "mission Light Drill, team Able + Baker");    /* the Objective is on space 3 */
    given(&p, "hand[0] = Field");
    take(&p, "play location Able/1, Field");
    given(&p, "soldier[0].place = 2");
    assert_refused(&p, "activate Able/1", "WF-LOC-01");
    stack(&p, ZONE_HOSTILES, "Nest");
    end_turn(&p);
    assert_true(offered(&p, "activate Able/1"));
    end_play(&p);
}

TEST(a_free_location_costs_nothing)
{
    RULE("WF-LOC-02");
    RULE("WF-LOC-09");
    RULE("WF-TRN-26");
    struct play p;
    begin(&p, "team Able");
    given(&p, "hand[0] = Stream, Aim\nsoldier[0].actions = 0\nsoldier[0].xp = 0");
    stack(&p, ZONE_HOSTILES, "Nest");
    take(&p, "play location Able/1, Stream");
    assert_true(told_at(&p, "has Actions left") < 0 && told_at(&p, "pays Experience") < 0);
    assert_is(&p, "hand[0] = Aim");
    assert_is(&p, "location[2].card = Stream");
    given(&p, "played = 0\nsoldier[0].place = 2\nsoldier[0].actions = 2\nsoldier[0].xp = 3\nhand[0] = Field, Aim");
    take(&p, "play location Able/1, Field");
    assert_is(&p, "soldier[0].actions = 2");
    assert_is(&p, "soldier[0].xp = 3");
    assert_is(&p, "hand[0] = Aim");
    end_play(&p);
}

TEST(actions_for_a_location_are_its_players_own)
{
    RULE("WF-LOC-10");
    struct play p;
    begin(&p, "team Able + Baker");
    given(&p, "hand[0] = Pricey\nsoldier[0].actions = 1");
    assert_refused(&p, "play location Able/1, Pricey", "WF-LOC-10");    /* 2 Actions; Baker's do not count */
    given(&p, "soldier[0].actions = 2\nsoldier[0].suppress = 1");
    assert_refused(&p, "play location Able/1, Pricey", "WF-LOC-10");
    given(&p, "soldier[0].suppress = 0");
    take(&p, "play location Able/1, Pricey");
    assert_is(&p, "soldier[0].actions = 0");
    assert_is(&p, "soldier[1].actions = 2");
    end_play(&p);
}

TEST(experience_for_a_location_is_anybodys)
{
    RULE("WF-LOC-11");
    struct play p;
    begin(&p, "team Able + Baker + Carl");
    given(&p, "hand[0] = Guide\nsoldier[0].xp = 0\nsoldier[1].xp = 1\nsoldier[2].xp = 0");
    assert_refused(&p, "play location Able/1, Guide", "WF-LOC-11");     /* 2 points */
    given(&p, "soldier[1].xp = 2\nsoldier[2].xp = 1");
    stack(&p, ZONE_HOSTILES, "Pair");
    take(&p, "play location Able/1, Guide");
    assert_question(&p, "who pays");
    assert_int_equal(p.wf.location[2].thing.live, 0);
    take(&p, "pays Carl/3");
    assert_is(&p, "soldier[1].xp = 1");                     /* then Baker's, the only ones left */
    assert_is(&p, "soldier[2].xp = 0");
    assert_is(&p, "soldier[0].actions = 2");
    assert_is(&p, "location[2].card = Guide");
    end_play(&p);
}

/* ---- Location Markers ------------------------------------------------------------------------ */

TEST(a_marker_becomes_a_location)
{
    RULE("WF-LOC-03");
    struct play p;
    begin(&p, "team Able + Baker");
    given(&p, "hand[0] = Aim, Aim, Aim\naction_discards[0] =");
    stack(&p, ZONE_ACTIONS, "Duck, Map, Duck, Aim");
    stack(&p, ZONE_LOCATIONS, "Thicket");
    take(&p, "discard and draw Able/1");
    take(&p, "draw Able/1");
    assert_is(&p, "hand[0] = Aim, Aim, Aim, Duck, Duck, Thicket");      /* in the Marker's place, with no card more */
    assert_is(&p, "action_discards[0] = Map");
    given(&p, "hand[1] =\naction_discards[0] =");
    stack(&p, ZONE_ACTIONS, "Map");
    stack(&p, ZONE_LOCATIONS, "Field");
    end_turn(&p);                                           /* Baker draws one by his CX */
    assert_is(&p, "hand[1] = Field");
    assert_is(&p, "action_discards[0] = Map");
    end_play(&p);
}

TEST(without_a_location_there_is_only_discard_and_draw)
{
    RULE("WF-LOC-20");
    struct play p;
    begin(&p, "team Able + Plain Rifle + Carl");
    static struct grog_options all;
    char line[GROG_TEXT_MAX];
    given(&p, "hand[0] = Aim, Duck, Load");
    grog_list(p.m, &p.game, 0, &all);
    for (uint32_t i = 0; i < all.n; i++) {                  /* nothing leads on */
        grog_option_text(p.m, &p.game, all.at[i], line);
        assert_true(strncmp(line, "play location", 13) != 0 && strncmp(line, "move", 4) != 0);
    }
    put_hostile(&p, "Loner", 1, 0);                         /* but whoever likes may do something else */
    assert_true(offered(&p, "attack Able/1, Plain Rifle/1, Semi, Loner/1"));
    assert_true(offered(&p, "end turn"));
    stack(&p, ZONE_ACTIONS, "Aim, Aim, Aim, Aim, Map");
    stack(&p, ZONE_LOCATIONS, "Field");
    take(&p, "discard and draw Able/1");
    take(&p, "draw Able/1");                                /* no Marker yet */
    take(&p, "discard and draw Able/1");
    take(&p, "discard Able/1, Aim");
    take(&p, "discard Able/1, Aim");
    take(&p, "draw Able/1");
    assert_is(&p, "soldier[0].actions = 0");
    take(&p, "play location Able/1, Field");
    end_play(&p);
}

/* ---- Location Cards -------------------------------------------------------------------------- */

TEST(its_text_applies_there_alone)
{
    RULE("WF-LOC-04");
    struct play p;
    begin(&p, "team Able + Plain Rifle + Baker + Plain Rifle");
    put_location(&p, "High Spot");                          /* +1 */
    put_hostile(&p, "Nest", 2, 0);
    put_hostile(&p, "Nest", 1, 0);
    given(&p, "soldier[0].place = 2");
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1", 6, 1);
    assert_is(&p, "hostile[0].suppress = 1");
    TAKE(&p, "attack Baker/2, Plain Rifle/2, Semi, Nest/2", 6, 1);
    assert_is(&p, "hostile[1].suppress = 0");
    TAKE(&p, "attack Baker/2, Plain Rifle/2, Semi, Nest/1", 7, 1);      /* into it, from elsewhere */
    assert_is(&p, "hostile[0].suppress = 1");
    end_play(&p);
}

TEST(its_name_has_no_effect)
{
    RULE("WF-LOC-05");
    static struct play p, q;
    begin(&p, "team Able");
    begin(&q, "team Able");
    given(&p, "hand[0] = Field");
    given(&q, "hand[0] = Lawn");                            /* the same in all but its name */
    take(&p, "play location Able/1, Field");
    take(&q, "play location Able/1, Lawn");
    take(&p, "move Able/1, Field/3");
    take(&q, "move Able/1, Lawn/3");
    end_turn(&p);
    end_turn(&q);
    assert_int_equal(q.wf.location[2].thing.card, card("Lawn"));
    q.wf.location[2].thing.card = card("Field");
    assert_memory_equal(&p.wf.soldier, &q.wf.soldier, sizeof p.wf - offsetof(struct warfighter, soldier));
    end_play(&p);
    end_play(&q);
}

TEST(reinforcements_are_of_the_values_that_it_names)
{
    RULE("WF-LOC-06");
    static const struct { const char *place, *hostile; unsigned come; } cases[] = {
        { "Stream", "Loner", 1 }, { "Stream", "Pair", 1 }, { "Stream", "Lurkers", 0 },      /* 0-1 */
        { "Thicket", "Lurkers", 1 }, { "Thicket", "Chief", 0 },                             /* 0-2 */
    };
    for (unsigned i = 0; i < GROG_COUNT(cases); i++) {
        struct play p;
        begin(&p, "team Able");
        put_location(&p, cases[i].place);
        given(&p, "soldier[0].place = 2");
        stack(&p, ZONE_HOSTILES, cases[i].hostile);
        end_turn(&p);
        assert_int_equal(hostiles_in_play(&p), cases[i].come);
        end_play(&p);
    }
}

TEST(each_soldier_discards_before_he_enters)
{
    RULE("WF-LOC-07");
    struct play p;
    begin(&p, "team Baker + Nell");                         /* Movement 0, both */
    put_location(&p, "Two Steps");
    given(&p, "hand[0] = Aim");
    assert_refused(&p, "move Baker/1, Two Steps/3", "WF-MOV-02");
    given(&p, "hand[0] = Aim, Duck, Load, Load, Load");
    take(&p, "move Baker/1, Two Steps/3");
    take(&p, "discard Baker/1, Load");
    assert_is(&p, "soldier[0].place = 1");
    take(&p, "discard Baker/1, Aim");
    assert_is(&p, "soldier[0].place = 2");
    assert_is(&p, "hand[0] = Duck, Load, Load");
    take(&p, "move Nell/2, Two Steps/3");                   /* each of them */
    take(&p, "discard Baker/1, Load");
    take(&p, "discard Baker/1, Load");
    assert_is(&p, "soldier[1].place = 2");
    assert_is(&p, "hand[0] = Duck");
    end_play(&p);
}

TEST(nobody_discards_for_another_player_soldier)
{
    RULE("WF-LOC-08");
    struct play p;
    begin(&p, "team Able + Baker + Carl + Squad");
    put_location(&p, "Thicket");                            /* 4 */
    given(&p, "hand[0] = Aim, Aim, Aim, Aim, Aim, Aim\nhand[1] = Load, Load, Load");
    assert_refused(&p, "move Baker/2, Thicket/3", "WF-MOV-02");         /* 4, and he has 3 */
    take(&p, "move Carl/3, Thicket/3");                     /* Movement 1: 3 */
    take(&p, "discard Able/1, Aim");
    take(&p, "discard Able/1, Aim");
    take(&p, "discard Baker/2, Load");
    assert_is(&p, "soldier[2].place = 2");
    take(&p, "move Squad/4, Thicket/3");                    /* Movement 2: 2 */
    take(&p, "discard Able/1, Aim");
    take(&p, "discard Baker/2, Load");
    assert_is(&p, "soldier[3].place = 2");
    assert_is(&p, "hand[0] = Aim, Aim, Aim");
    assert_is(&p, "hand[1] = Load");
    end_play(&p);
}

TEST(its_keywords_and_notes_count)
{
    RULE("WF-LOC-12");
    struct play p;
    begin(&p, "team Able + Plain Rifle + Wet Feet");
    put_location(&p, "Stream");                             /* Wet */
    put_location(&p, "Field");
    put_hostile(&p, "Nest", 2, 0);
    given(&p, "soldier[0].place = 3");
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1", 6, 1);
    assert_is(&p, "hostile[0].suppress = 0");
    given(&p, "soldier[0].place = 2");
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1", 6, 1);       /* his Skill speaks of Wet Locations */
    assert_is(&p, "hostile[0].suppress = 1");
    given(&p, "soldier[0].place = 3\nhostile[0].suppress = 4");
    put_location(&p, "Thicket");                            /* Always Reinforce */
    stack(&p, ZONE_HOSTILES, "Loner");
    end_turn(&p);
    assert_is(&p, "hostile[1].place = 4");
    end_play(&p);
}

/* ---- the Hostiles of a Location ---------------------------------------------------------------- */

TEST(a_new_location_draws_hostiles_by_the_teams_points)
{
    RULE("WF-LOC-14");
    RULE("WF-LOC-15");
    RULE("WF-LOC-15b");
    RULE("WF-LOC-16");
    static const struct { unsigned points, value; } table[] = {
        { 29, 3 }, { 30, 4 }, { 49, 4 }, { 50, 5 }, { 74, 5 }, { 75, 7 }, { 99, 7 }, { 100, 10 }, { 120, 10 },
        { 124, 10 }, { 125, 13 },
    };
    for (unsigned i = 0; i < GROG_COUNT(table); i++) {
        struct play p;
        begin(&p, "team Able");
        p.wf.points = (uint16_t)table[i].points;
        given(&p, "hand[0] = Stream");
        stack(&p, ZONE_HOSTILES, "Pair, Pair, Pair, Pair, Pair, Pair, Pair, Pair, Pair, Pair, Pair, Pair, Pair, Pair");
        take(&p, "play location Able/1, Stream");           /* a Pair is worth 1 */
        assert_int_equal(hostiles_in_play(&p), table[i].value);
        end_play(&p);
    }
}

TEST(the_points_are_those_of_the_moment)
{
    RULE("WF-LOC-15");
    struct play p;
    begin(&p, "team Able + Plain Rifle + Blue Pistol + Bomb + Squad");
    assert_is(&p, "points = 30");
    take(&p, "discard gear Able/1, Bomb/3");
    assert_is(&p, "points = 29");
    given(&p, "hand[0] = Stream");
    stack(&p, ZONE_HOSTILES, "Pair, Pair, Pair, Pair");
    take(&p, "play location Able/1, Stream");
    assert_int_equal(hostiles_in_play(&p), 3);
    end_play(&p);
}

TEST(cards_are_drawn_until_the_total_is_reached)
{
    RULE("WF-LOC-16");
    RULE("WF-LOC-17");
    static const struct { const char *cards; int come; } cases[] = {
        { "Pair, Loner, Chief, Loner", 3 },                 /* 1, 1, 4 */
        { "Chief, Nest, Loner", 2 },                        /* 3, 7: what is too much stands */
        { "Nest, Loner", 1 },
        { "Lurkers, Lurkers, Loner", 2 },                   /* they go to their target, and count here */
        { "Chief, Loner, Loner, Pair, Loner", 4 },
    };
    for (unsigned i = 0; i < GROG_COUNT(cases); i++) {
        struct play p;
        begin(&p, "team Able");
        given(&p, "points = 40\nhand[0] = Stream");
        stack(&p, ZONE_HOSTILES, cases[i].cards);
        take(&p, "play location Able/1, Stream");
        assert_int_equal(hostiles_in_play(&p), cases[i].come);
        end_play(&p);
    }
}

TEST(new_hostiles_can_be_attacked_at_once)
{
    RULE("WF-LOC-18");
    struct play p;
    begin(&p, "team Able + Plain Rifle");
    given(&p, "hand[0] = Toll");
    stack(&p, ZONE_HOSTILES, "Pair");
    take(&p, "play location Able/1, Toll");
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Pair/1", 8, 3);
    assert_is(&p, "hostile[0].ekia = 1");
    end_play(&p);
}

TEST(its_text_comes_before_its_hostiles)
{
    RULE("WF-LOC-24");
    struct play p;
    begin(&p, "team Able + Carl");
    given(&p, "hand[0] = Wet Ground");
    stack(&p, ZONE_HOSTILES, "Pair");
    take(&p, "play location Able/1, Wet Ground");
    assert_is(&p, "soldier[0].xp = 1");
    assert_is(&p, "soldier[1].xp = 1");
    int text = told_at(&p, "has Experience: Carl/2"), hostile = told_at(&p, "arrives: Pair/1");
    assert_true(text >= 0 && text < hostile);
    end_play(&p);
}

/* ---- where it is placed ------------------------------------------------------------------------- */

TEST(a_location_goes_beyond_the_front_most_one)
{
    RULE("WF-LOC-21");
    struct play p;
    begin(&p, "mission Light Drill, team Able");            /* the Objective is on space 3 */
    given(&p, "hand[0] = Field, Lawn");
    take(&p, "play location Able/1, Lawn");
    assert_is(&p, "location[2].card = Lawn");
    assert_is(&p, "front = 2");
    given(&p, "soldier[0].place = 2\nplayed = 0");
    assert_refused(&p, "play location Able/1, Field", "WF-LOC-21");     /* the path is laid */
    end_play(&p);
    begin(&p, "team Able");
    put_location(&p, "Field");
    given(&p, "hand[0] = Lawn\nsoldier[0].place = 2");
    take(&p, "play location Able/1, Lawn");
    assert_is(&p, "location[2].card = Field");
    assert_is(&p, "location[3].card = Lawn");
    take(&p, "move Able/1, Lawn/4");
    assert_is(&p, "soldier[0].place = 3");
    end_play(&p);
}

TEST(a_soldier_must_be_in_the_front_most_location)
{
    RULE("WF-LOC-22");
    RULE("WF-LOC-23");
    struct play p;
    begin(&p, "team Able + Baker + Carl + Squad");
    put_location(&p, "Field");
    put_location(&p, "Field");
    given(&p, "hand[0] = Field\nsoldier[1].place = 2");
    assert_refused(&p, "play location Able/1, Field", "WF-LOC-22");
    for (unsigned i = 0; i < 4; i++) {                      /* of any type, whoever plays the card */
        uint8_t was = p.wf.soldier[i].place;
        p.wf.soldier[i].place = 3;
        assert_true(offered(&p, "play location Able/1, Field"));
        p.wf.soldier[i].place = was;
    }
    given(&p, "soldier[3].place = 3");
    take(&p, "play location Able/1, Field");
    assert_is(&p, "location[4].card = Field");
    assert_is(&p, "soldier[0].place = 1");
    end_play(&p);
}

/* ---- Placing Hostiles ------------------------------------------------------------------------------ */

/* Able in space 3, Baker behind him, a new Location in space 4, with these Hostiles. */
static void placing(struct play *p, const char *hostiles)
{
    begin(p, "team Able + Baker");
    put_location(p, "Field");
    put_location(p, "Field");
    given(p, "soldier[0].place = 3\nsoldier[1].place = 2\nhand[0] = Wet Ground");
    stack(p, ZONE_HOSTILES, hostiles);
    take(p, "play location Able/1, Wet Ground");
}

TEST(hostiles_are_placed_in_the_new_location)
{
    RULE("WF-LOC-25");
    RULE("WF-LOC-26");
    struct play p;
    placing(&p, "Loner, Pair");
    assert_is(&p, "hostile[0].place = 4");
    assert_is(&p, "hostile[1].place = 4");
    end_play(&p);
    placing(&p, "Loner, Front Men");                        /* unless a word puts them elsewhere */
    assert_is(&p, "hostile[0].place = 4");
    assert_is(&p, "hostile[1].place = 3");                  /* with the Front-most Soldier */
    end_play(&p);
}

TEST(a_hostile_is_placed_with_its_target)
{
    RULE("WF-LOC-27");
    for (unsigned target = 0; target < 2; target++) {
        struct play p;
        begin(&p, "team Able + Baker");
        put_location(&p, "Field");
        put_location(&p, "Field");
        given(&p, "soldier[0].place = 3\nsoldier[1].place = 2\nhand[0] = Wet Ground");
        p.wf.cup[!target] = 0;                              /* only his counters are left */
        stack(&p, ZONE_HOSTILES, "Lurkers");
        take(&p, "play location Able/1, Wet Ground");
        assert_int_equal(p.wf.hostile[0].target, target + 1);
        assert_int_equal(p.wf.hostile[0].place, p.wf.soldier[target].place);
        end_play(&p);
    }
}

TEST(a_hostile_in_a_space_without_a_card)
{
    RULE("WF-LOC-28");
    struct play p;
    placing(&p, "Far Men");
    assert_is(&p, "hostile[0].place = 5");                  /* 2 beyond space 3; no card lies there */
    given(&p, "cup[0] = 3\nhostile[0].target = 1");
    end_turn(&p);
    assert_is(&p, "hostile[0].place = 4");                  /* and it closes as others do */
    end_play(&p);
}

TEST(not_behind_the_mission_card_nor_beyond_the_objective)
{
    RULE("WF-LOC-29");
    RULE("WF-LOC-30");
    struct play p;
    placing(&p, "Back Men");
    assert_is(&p, "hostile[0].place = 1");                  /* 1 behind space 2 */
    end_play(&p);
    begin(&p, "team Able");
    given(&p, "hand[0] = Wet Ground");
    stack(&p, ZONE_HOSTILES, "Back Men");
    take(&p, "play location Able/1, Wet Ground");
    assert_is(&p, "hostile[0].place = 1");                  /* no further */
    end_play(&p);
    begin(&p, "mission Light Drill, team Able");
    given(&p, "hand[0] = Wet Ground");
    stack(&p, ZONE_HOSTILES, "Far Men");
    take(&p, "play location Able/1, Wet Ground");
    assert_is(&p, "hostile[1].place = 3");                  /* beside the Dump; the Objective is 2 beyond */
    end_play(&p);
    begin(&p, "team Able");
    for (unsigned i = 2; i < 6; i++)
        put_location(&p, "Field");
    given(&p, "soldier[0].place = 5");
    stack(&p, ZONE_HOSTILES, "Far Men, Pair");
    take(&p, "activate Able/1");
    assert_is(&p, "hostile[0].place = 6");                  /* not on space 7 */
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(one_location_a_turn_for_the_whole_team), IT(to_activate_the_objective_is_to_play_a_location),
        IT(a_free_location_costs_nothing), IT(actions_for_a_location_are_its_players_own),
        IT(experience_for_a_location_is_anybodys), IT(a_marker_becomes_a_location),
        IT(without_a_location_there_is_only_discard_and_draw), IT(its_text_applies_there_alone),
        IT(its_name_has_no_effect), IT(reinforcements_are_of_the_values_that_it_names),
        IT(each_soldier_discards_before_he_enters), IT(nobody_discards_for_another_player_soldier),
        IT(its_keywords_and_notes_count), IT(a_new_location_draws_hostiles_by_the_teams_points),
        IT(the_points_are_those_of_the_moment), IT(cards_are_drawn_until_the_total_is_reached),
        IT(new_hostiles_can_be_attacked_at_once), IT(its_text_comes_before_its_hostiles),
        IT(a_location_goes_beyond_the_front_most_one), IT(a_soldier_must_be_in_the_front_most_location),
        IT(hostiles_are_placed_in_the_new_location), IT(a_hostile_is_placed_with_its_target),
        IT(a_hostile_in_a_space_without_a_card), IT(not_behind_the_mission_card_nor_beyond_the_objective),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
