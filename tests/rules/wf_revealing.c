/* SPDX-License-Identifier: MIT */
/* wf_revealing.c -- Hostiles of the night: their two sides, what they do by what they know, Evading them. */
#include "mission.h"
#include "warfighter/awareness.h"
#include "warfighter/check.h"
#include "warfighter/hostiles.h"
#include "warfighter/sides.h"

/* ---- two sides ----------------------------------------------------------------------------------- */

/* Able with a Rifle and Goggles, and a Shape in his Location. */
static void with_shape(struct play *p, const char *state)
{
    begin(p, "team Able + Plain Rifle + Night Goggles + Baker");
    given(p, "out = Sleepers\nhand[0] = Duck");
    put_hostile(p, "Shape", 1, 1);
    given(p, state);
}

static void reveal(struct play *p)
{
    take(p, "use Able/1, Night Goggles/2");
    take(p, "choose hostile Shape/1");
}

TEST(each_side_has_numbers_of_its_own)
{
    RULE("WF-SHW-83");
    RULE("WF-SHW-84");
    RULE("WF-SHW-109");
    RULE("KW-057");
    RULE("WF-SHW-116");
    RULE("WF-SHW-117");
    struct play p;
    with_shape(&p, "hostile[0].ekia = 3");
    assert_false(wf_lies(p.m, ZONE_HOSTILES, card("Sleepers")));
    assert_true(wf_lies(p.m, ZONE_HOSTILES, card("Shape")));
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Shape/1", 9, 4);
    assert_is(&p, "hostile[0].suppress = 1");           /* Cover 5 */
    end_play(&p);
    with_shape(&p, "hostile[0].ekia = 2");
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Shape/1", 9, 5);
    assert_is(&p, "hostile[0].ekia = 3");               /* one is left */
    end_play(&p);
    with_shape(&p, "hostile[0].ekia = 3");
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Shape/1", 9, 5);
    assert_int_equal(hostiles_in_play(&p), 0);          /* all four of the Unrevealed side */
    assert_is(&p, "soldier[0].xp = 2");
    end_play(&p);
    with_shape(&p, "hostile[0].ekia = 1");
    reveal(&p);
    assert_is(&p, "hostile[0].card = Sleepers");
    assert_int_equal(in_pile(&p, ZONE_OUT, "Shape"), 1);
    assert_int_equal(in_pile(&p, ZONE_OUT, "Sleepers"), 0);
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Sleepers/1", 9, 2);
    assert_int_equal(hostiles_in_play(&p), 0);          /* Cover 2; both of the Revealed side */
    assert_is(&p, "soldier[0].xp = 3");
    assert_int_equal(in_pile(&p, ZONE_HOSTILE_DISCARDS, "Shape"), 1);           /* it goes as it came */
    assert_int_equal(in_pile(&p, ZONE_OUT, "Sleepers"), 1);
    end_play(&p);
}

TEST(what_lies_on_it_stays_when_it_is_revealed)
{
    RULE("WF-SHW-110");
    struct play p;
    with_shape(&p, "hostile[0].ekia = 1\nhostile[0].suppress = 1");
    reveal(&p);
    assert_is(&p, "hostile[0].ekia = 1");
    assert_is(&p, "hostile[0].suppress = 1");
    assert_is(&p, "hostile[0].target = 2");
    end_play(&p);
    with_shape(&p, "hostile[0].ekia = 1\nhostile[0].suppress = 3");     /* 4 Reticles, then 2 */
    reveal(&p);
    assert_is(&p, "hostile[0].ekia = 1");
    assert_is(&p, "hostile[0].suppress = 1");
    end_play(&p);
}

/* By night: who is Unaware stays so, and who goes for the alarm goes on from where its counter lies. */
TEST(nor_does_it_learn_anything_by_that)
{
    RULE("WF-SHW-110");
    static const struct { const char *given; uint8_t knows, space; } cases[] = {
        { "hostile[0].awareness = 1", UNAWARE, 0 }, { "hostile[0].awareness = 2", PAUSES, 0 },
        { "hostile[0].awareness = 3\nhostile[0].alarm_space = 3", GOING_FOR_ALARM, 3 },
    };
    for (unsigned i = 0; i < GROG_COUNT(cases); i++) {
        struct play p;
        begin(&p, "setting Night Drill, team Able + Plain Rifle + Night Goggles");
        given(&p, "out = Sleepers\nhand[0] = Duck");
        put_unaware(&p, "Shape", 1);
        given(&p, cases[i].given);
        reveal(&p);
        assert_is(&p, "hostile[0].card = Sleepers");
        assert_int_equal(p.wf.hostile[0].awareness, cases[i].knows);
        assert_int_equal(p.wf.hostile[0].alarm_space, cases[i].space);
        end_play(&p);
    }
}

TEST(it_is_revealed_with_gear_for_what_that_costs)
{
    RULE("WF-SHW-111");
    RULE("WF-SHW-112");
    struct play p;
    with_shape(&p, "hand[0] =");
    assert_false(offered(&p, "use Able/1, Night Goggles/2"));   /* a card */
    end_play(&p);
    with_shape(&p, "hostile[0].place = 3");
    assert_false(offered(&p, "use Able/1, Night Goggles/2"));   /* Range 1 at most */
    end_play(&p);
    with_shape(&p, "soldier[0].actions = 0");
    reveal(&p);
    assert_int_equal(p.wf.hand[0][0], 0);
    assert_is(&p, "hostile[0].card = Sleepers");
    given(&p, "hand[0] = Duck");
    assert_false(offered(&p, "use Able/1, Night Goggles/2"));   /* there is no side that it could be turned to */
    end_play(&p);
    begin(&p, "team Able + Night Camera");
    given(&p, "out = Sleepers");
    put_hostile(&p, "Shape", 3, 0);
    take(&p, "use Able/1, Night Camera/1");                    /* an Action, where its card says so */
    take(&p, "choose hostile Shape/1");
    assert_is(&p, "soldier[0].actions = 1");
    assert_is(&p, "hostile[0].card = Sleepers");
    end_play(&p);
}

/* The Worn Scope says 7 or more. */
TEST(or_by_a_roll)
{
    RULE("WF-SHW-111");
    for (uint8_t die = 6; die <= 7; die++) {
        struct play p;
        begin(&p, "team Able + Worn Scope");
        given(&p, "out = Sleepers");
        put_hostile(&p, "Shape", 3, 0);
        TAKE(&p, "use Able/1, Worn Scope/1", die);
        if (die > 6)
            take(&p, "choose hostile Shape/1");
        assert_question(&p, "soldier turn");
        assert_is(&p, die > 6 ? "hostile[0].card = Sleepers" : "hostile[0].card = Shape");
        assert_is(&p, "soldier[0].actions = 2");
        end_play(&p);
    }
}

TEST(who_reveals_it_kills_it_if_enough_are_dead)
{
    RULE("WF-SHW-118");
    RULE("WF-SHW-119");
    struct play p;
    with_shape(&p, "hostile[0].ekia = 3\nhostile[0].suppress = 1");
    reveal(&p);
    assert_int_equal(hostiles_in_play(&p), 0);
    assert_is(&p, "soldier[0].xp = 3");                 /* as the Revealed side says */
    assert_is(&p, "soldier[1].xp = 2");                 /* as at the start */
    assert_int_equal(in_pile(&p, ZONE_HOSTILE_DISCARDS, "Shape"), 1);
    end_play(&p);
}

TEST(sides_must_fit)
{
    RULE("WF-SHW-84");
    struct play p;
    begin(&p, "team Able");
    assert_int_equal(wf_other_side(p.m, card("Shape")), card("Sleepers"));
    assert_int_equal(wf_other_side(p.m, card("Sleepers")), card("Shape"));
    assert_true(wf_is_revealed_side(p.m, card("Sleepers")) && !wf_is_engaged_side(p.m, card("Sleepers")));
    assert_false(wf_is_back(p.m, card("Shape")));
    end_play(&p);
}

/* ---- what they do by what they know ---------------------------------------------------------------- */

#define NIGHT "setting Night Drill, "

/* Able on the Mission card, Fields up to the Objective in #6; the Hostile in a space, with what it knows.  It aims at
 * Able only if it is Aware. */
static void at_night(struct play *p, const char *hostile, unsigned space, enum awareness awareness)
{
    begin(p, NIGHT "mission Drill, team Able + Plain Rifle");
    for (unsigned i = 2; i < p->wf.objective; i++)
        put_location(p, "Field");
    unsigned slot = put_hostile(p, hostile, space, 0);
    p->wf.hostile[slot].awareness = (uint8_t)awareness;
}

TEST(only_who_knows_of_the_team_attacks_and_comes)
{
    RULE("KW-058");
    RULE("KW-061");
    RULE("WF-SHW-04");
    RULE("WF-SHW-82");
    RULE("WF-SHW-86");
    RULE("WF-SHW-87");
    RULE("WF-SHW-88");
    RULE("WF-SHW-89");
    RULE("WF-SHW-175");
    for (unsigned knows = AWARE; knows <= GOING_FOR_ALARM; knows++) {
        struct play p;
        at_night(&p, "Dozer", 1, (enum awareness)knows);        /* in Range */
        p.wf.hostile[0].suppress = 0;
        if (knows == AWARE)
            END_TURN(&p, 1, 1);
        else if (knows == UNAWARE)
            END_TURN(&p, 5);                            /* only a die for where it goes */
        else
            end_turn(&p);
        assert_int_equal(told_at(&p, "attacks:") < 0, knows != AWARE);
        assert_is(&p, "hostile[0].place = 1");
        end_play(&p);
        at_night(&p, "Dozer", 4, (enum awareness)knows);        /* out of Range */
        if (knows == UNAWARE)
            END_TURN(&p, 9);                            /* the other way */
        else
            end_turn(&p);
        assert_int_equal(p.wf.hostile[0].place, knows == AWARE ? 3 : knows == UNAWARE ? 5 : 4);
        end_play(&p);
    }
}

TEST(either_side_attacks_by_its_own_chart)
{
    RULE("WF-SHW-91");
    struct play p;
    at_night(&p, "Shape", 1, AWARE);
    END_TURN(&p, 4, 6);
    assert_is(&p, "soldier[0].wound[0] = 2");
    end_play(&p);
    at_night(&p, "Sleepers", 1, AWARE);
    END_TURN(&p, 4, 6);
    assert_is(&p, "soldier[0].suppress = 1");
    end_play(&p);
    at_night(&p, "Sleepers", 1, UNAWARE);
    END_TURN(&p, 5);                                    /* neither side while it does not know of the team */
    assert_int_equal(told_at(&p, "attacks:") < 0, 1);
    end_play(&p);
}

TEST(a_target_is_drawn_when_it_knows_of_the_team)
{
    RULE("WF-SHW-102");
    struct play p;
    begin(&p, NIGHT "team Able");
    given(&p, "soldier[0].place = 1");
    struct grog_run r = run_of(&p);
    uint16_t who = wf_enter_hostile(&r, card("Dozer"), 2, false);
    assert_is(&p, "hostile[0].target = 0");
    assert_int_equal(p.wf.cup[0], 4);
    wf_aim(&r, &p.wf.hostile[0]);                       /* by no card either */
    wf_turn_on(&r, &p.wf.hostile[0], 0);
    assert_is(&p, "hostile[0].target = 0");
    wf_becomes_aware(&r, who);
    assert_is(&p, "hostile[0].target = 1");
    assert_int_equal(p.wf.cup[0], 3);
    end_play(&p);
    begin(&p, NIGHT "team Able");                       /* a Reaction Force as it comes */
    r = run_of(&p);
    wf_enter_hostile(&r, card("Alert Squad"), 2, false);
    assert_is(&p, "hostile[0].target = 1");
    end_play(&p);
    begin(&p, NIGHT "team Able");                       /* where a Soldier is who is drawn for that alone */
    r = run_of(&p);
    wf_enter_hostile(&r, card("Night Guest"), 3, false);
    assert_is(&p, "hostile[0].place = 1");
    assert_is(&p, "hostile[0].target = 0");
    assert_int_equal(p.wf.cup[0], 4);
    end_play(&p);
}

/* ---- placing ---------------------------------------------------------------------------------------- */

TEST(hostiles_are_drawn_as_by_day_and_lie_unrevealed)
{
    RULE("WF-SHW-104");
    RULE("WF-SHW-105");
    struct play p;
    begin(&p, NIGHT "mission Far Drill, team Able");
    given(&p, "out = Sleepers\npoints = 3\nhand[0] = Paddy");
    stack(&p, ZONE_HOSTILES, "Shape, Pair");
    take(&p, "play location Able/1, Paddy");            /* up to a value of 2 */
    assert_int_equal(hostiles_in_play(&p), 1);
    assert_is(&p, "hostile[0].card = Shape");
    end_play(&p);
}

TEST(the_top_of_the_deck_lies_open)
{
    RULE("WF-SHW-83");
    static const char *const settings[] = { NIGHT "mission Far Drill, team Able", "mission Far Drill, team Able" };
    for (unsigned day = 0; day < 2; day++) {
        struct play p;
        begin(&p, settings[day]);
        given(&p, "points = 3\nhand[0] = Paddy");
        stack(&p, ZONE_HOSTILES, "Pair, Pair, Chief, Zealot");
        struct play seen = p;
        grog_view(p.m, &p.game, 0, &seen.game);
        unsigned n = p.wf.hostiles[0];
        assert_int_equal(seen.wf.hostiles[n] == card("Pair"), !day);
        assert_int_equal(seen.wf.hostiles[n - 1] == card("Pair"), 0);   /* what lies below does not */
        take(&p, "play location Able/1, Paddy");        /* two of them */
        assert_int_equal(told(&p, "next of the Hostiles: Pair"), !day);
        assert_int_equal(told(&p, "next of the Hostiles: Chief"), !day);
        assert_false(told(&p, "next of the Hostiles: Zealot"));
        end_play(&p);
    }
}

TEST(nobody_is_placed_off_the_path)
{
    RULE("WF-SHW-107");
    RULE("WF-SHW-108");
    struct play p;
    begin(&p, NIGHT "team Able");
    struct grog_run r = run_of(&p);
    wf_enter_hostile(&r, card("Night Patrol"), 1, false);       /* 4 behind the Mission card */
    wf_enter_hostile(&r, card("Night Watch"), 1, false);        /* 9 beyond it */
    assert_is(&p, "hostile[0].place = 1");
    assert_int_equal(p.wf.hostile[1].place, p.wf.objective + 1);        /* the Extraction card */
    end_play(&p);
    begin(&p, "team Able");
    r = run_of(&p);
    wf_enter_hostile(&r, card("Night Watch"), 1, false);
    assert_int_equal(p.wf.hostile[0].place, p.wf.objective);
    end_play(&p);
}

TEST(an_event_of_the_night_is_resolved_when_it_is_placed)
{
    RULE("WF-EVT-10");
    RULE("WF-EVT-11");
    struct play p;
    begin(&p, NIGHT "mission Far Drill, team Able");
    given(&p, "points = 3\nhand[0] = Paddy");
    stack(&p, ZONE_HOSTILES, "Cold Night, Pair, Pair");
    take(&p, "play location Able/1, Paddy");            /* its value counts: 1 and 1 */
    assert_int_equal(hostiles_in_play(&p), 1);
    assert_int_equal(in_pile(&p, ZONE_HOSTILE_DISCARDS, "Cold Night"), 1);
    assert_true(told(&p, "an Event: Cold Night, 2"));
    assert_question(&p, "soldier turn");
    end_play(&p);
    begin(&p, NIGHT "mission Depot Drill, team Able");
    assert_int_equal(in_pile(&p, ZONE_HOSTILES, "Night Rain"), 2);      /* it lies among them */
    assert_int_equal(in_pile(&p, ZONE_EVENTS, "Night Rain"), 0);
    given(&p, "hand[0] = Unlit Depot");
    stack(&p, ZONE_HOSTILES, "Night Rain, Lit Window");
    take(&p, "play location Able/1, Unlit Depot");
    assert_int_equal(hostiles_in_play(&p), 1);
    assert_true(told_at(&p, "an Event: Night Rain") >= 0);
    assert_is(&p, "soldier[0].suppress = 1");           /* face up, and done at once */
    end_play(&p);
}

/* ---- Random Movement ---------------------------------------------------------------------------------- */

/* Where a Hostile is after a Turn in which this die falls for it; 0: nowhere any more. */
static unsigned after_a_die(struct play *p, uint8_t die)
{
    if (die)
        end_turn_dice(p, &die, 1);
    else
        end_turn(p);
    return p->wf.hostile[0].thing.live ? p->wf.hostile[0].place : 0;
}

TEST(a_die_says_where_they_wander)
{
    RULE("KW-027");
    RULE("KW-028");
    RULE("WF-SHW-92");
    RULE("WF-SHW-93");
    RULE("WF-SHW-94");
    RULE("WF-SHW-95");
    static const struct { uint8_t die; unsigned to; } rolls[] = {
        { 2, 3 }, { 6, 4 }, { 9, 5 },                   /* the example: 3 to 8 */
        { 3, 4 }, { 8, 4 }, { 1, 3 }, { 10, 5 },
    };
    for (unsigned i = 0; i < sizeof rolls / sizeof *rolls; i++) {
        struct play p;
        at_night(&p, "Dozers", 4, UNAWARE);
        assert_int_equal(after_a_die(&p, rolls[i].die), rolls[i].to);
        end_play(&p);
    }
}

TEST(who_wanders_off_the_path_is_gone)
{
    RULE("WF-SHW-96");
    RULE("WF-SHW-97");
    RULE("WF-SHW-98");
    struct play p;
    at_night(&p, "Dozers", 6, UNAWARE);                 /* from the Objective to the Extraction card, and out of it */
    assert_int_equal(after_a_die(&p, 9), 7);
    assert_int_equal(after_a_die(&p, 9), 0);
    assert_is(&p, "soldier[0].xp = 0");
    assert_int_equal(in_pile(&p, ZONE_HOSTILE_DISCARDS, "Dozers"), 1);
    end_play(&p);
    at_night(&p, "Dozers", 1, UNAWARE);
    assert_int_equal(after_a_die(&p, 2), 0);
    assert_is(&p, "soldier[0].xp = 0");
    assert_int_equal(in_pile(&p, ZONE_HOSTILE_DISCARDS, "Dozers"), 1);
    assert_int_equal(p.wf.cup[0], 4);
    end_play(&p);
    at_night(&p, "Dozers", 1, GOING_FOR_ALARM);         /* whoever goes otherwise: the counter goes on */
    given(&p, "hostile[0].alarm_space = 3\nhand[0] = Scare");
    take(&p, "play Able/1, Scare");
    take(&p, "choose hostile Dozers/1");
    assert_int_equal(hostiles_in_play(&p), 0);
    assert_int_equal(p.wf.loose[2], 1);
    take(&p, "discard and draw Able/1");
    assert_int_equal(p.wf.loose[1], 1);
    end_play(&p);
}

TEST(some_stay_where_they_are)
{
    RULE("KW-027");
    RULE("WF-SHW-99");
    RULE("WF-SHW-100");
    RULE("WF-SHW-101");
    struct play p;
    at_night(&p, "Generator", 4, UNAWARE);              /* Stationary */
    assert_int_equal(after_a_die(&p, 0), 4);
    assert_true(told_at(&p, "wanders by a die of:") < 0);
    end_play(&p);
    at_night(&p, "Dozers", 4, UNAWARE);
    given(&p, "hostile[0].suppress = 1");
    assert_int_equal(after_a_die(&p, 0), 4);
    end_play(&p);
    at_night(&p, "Dozers", 6, UNAWARE);                 /* in the Objective, and its own */
    p.wf.active = 1;
    p.wf.location[1].flags = 0;
    p.wf.hostile[0].place = p.wf.objective;
    p.wf.hostile[0].flags |= HOSTILE_MARKED;
    assert_int_equal(after_a_die(&p, 2), p.wf.objective);
    end_play(&p);
    at_night(&p, "Dozers", 6, UNAWARE);                 /* not its own */
    p.wf.active = 1;
    p.wf.location[1].flags = 0;
    p.wf.hostile[0].place = p.wf.objective;
    assert_int_equal(after_a_die(&p, 2), p.wf.objective - 1u);
    end_play(&p);
    begin(&p, NIGHT "mission Two Stops, team Able");    /* in one before the last */
    stack(&p, ZONE_HOSTILES, "Dozers");
    take(&p, "activate Able/1");
    assert_int_equal(p.wf.hostile[1].awareness, UNAWARE);
    assert_true(p.wf.hostile[1].flags & HOSTILE_MARKED);
    assert_int_equal(p.wf.hostile[1].place, 2);
    END_TURN(&p, 2);
    assert_int_equal(p.wf.hostile[1].place, 2);
    end_play(&p);
    at_night(&p, "Dozers", 4, UNAWARE);                 /* placed elsewhere */
    p.wf.hostile[0].flags |= HOSTILE_MARKED;
    assert_int_equal(after_a_die(&p, 2), 3);
    end_play(&p);
}

/* ---- Evading -------------------------------------------------------------------------------------------- */

TEST(a_hostile_is_evaded_for_experience)
{
    RULE("KW-026");
    RULE("WF-SHW-151");
    struct play p;
    at_night(&p, "Dozers", 1, UNAWARE);
    given(&p, "soldier[0].xp = 2\nsoldier[0].actions = 0");
    assert_refused(&p, "evade Able/1, Dozers/1", "WF-SHW-151");
    given(&p, "soldier[0].xp = 3");
    take(&p, "evade Able/1, Dozers/1");
    assert_int_equal(hostiles_in_play(&p), 0);
    assert_is(&p, "soldier[0].xp = 0");
    assert_int_equal(in_pile(&p, ZONE_HOSTILE_DISCARDS, "Dozers"), 1);
    end_play(&p);
    at_night(&p, "Dozers", 2, UNAWARE);                 /* not from afar */
    given(&p, "soldier[0].xp = 3");
    assert_refused(&p, "evade Able/1, Dozers/1", "WF-SHW-151");
    end_play(&p);
    at_night(&p, "Dozer", 1, UNAWARE);                  /* its card does not say so */
    given(&p, "soldier[0].xp = 3");
    assert_false(offered(&p, "evade Able/1, Dozer/1"));
    end_play(&p);
}

TEST(the_counter_of_one_who_is_evaded_goes_on)
{
    RULE("WF-SHW-152");
    struct play p;
    at_night(&p, "Dozers", 1, GOING_FOR_ALARM);
    given(&p, "hostile[0].alarm_space = 2\nsoldier[0].xp = 3");
    take(&p, "evade Able/1, Dozers/1");
    assert_int_equal(hostiles_in_play(&p), 0);
    assert_int_equal(p.wf.loose[1], 1);
    take(&p, "discard and draw Able/1");
    assert_int_equal(p.wf.loose[0], 1);
    take(&p, "discard and draw Able/1");
    take(&p, "draw Able/1");
    assert_is(&p, "alert = 1");
    end_play(&p);
}

TEST(by_night_soldiers_do_what_they_do_by_day)
{
    RULE("WF-SHW-103");
    struct play p;
    begin(&p, NIGHT "mission Brawl, team Able + Plain Rifle + Night Goggles + Baker + Plain Rifle + Carl");
    put_location(&p, "Field");
    given(&p, "out = Sleepers\nhand[0] = Duck\nsoldier[0].suppress = 0\nsoldier[0].actions = 2");
    given(&p, "item[2].flags = 1\nsoldier[2].suppress = 1\nsoldier[1].place = 2\nhand[1] = Field");
    put_hostile(&p, "Shape", 1, 0);
    static const char *const all[] = {
        "attack Able/1, Plain Rifle/1, Semi, Shape/1", "move Able/1, Field/3", "discard and draw Able/1",
        "engage Able/1, Shape/1", "play location Baker/2, Field", "reload Baker/2, Plain Rifle/3", "rally Carl/3",
        "end turn", "use Able/1, Night Goggles/2",
    };
    for (unsigned i = 0; i < sizeof all / sizeof *all; i++)
        assert_true(offered(&p, all[i]));
    end_play(&p);
}

/* ---- all of it ------------------------------------------------------------------------------------ */

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(each_side_has_numbers_of_its_own), IT(what_lies_on_it_stays_when_it_is_revealed),
        IT(nor_does_it_learn_anything_by_that), IT(or_by_a_roll),
        IT(it_is_revealed_with_gear_for_what_that_costs), IT(who_reveals_it_kills_it_if_enough_are_dead),
        IT(sides_must_fit), IT(only_who_knows_of_the_team_attacks_and_comes), IT(either_side_attacks_by_its_own_chart),
        IT(a_target_is_drawn_when_it_knows_of_the_team), IT(hostiles_are_drawn_as_by_day_and_lie_unrevealed),
        IT(the_top_of_the_deck_lies_open), IT(nobody_is_placed_off_the_path),
        IT(an_event_of_the_night_is_resolved_when_it_is_placed),
        IT(a_die_says_where_they_wander), IT(who_wanders_off_the_path_is_gone), IT(some_stay_where_they_are),
        IT(a_hostile_is_evaded_for_experience), IT(the_counter_of_one_who_is_evaded_goes_on),
        IT(by_night_soldiers_do_what_they_do_by_day),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
