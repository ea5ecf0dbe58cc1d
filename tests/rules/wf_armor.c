/* SPDX-License-Identifier: MIT */
/* wf_armor.c -- Body Armor: each test would fail without its rule. */
#include "mission.h"
#include "warfighter/gear.h"
#include "warfighter/move.h"

/* The Shooter wounds by 2 on a roll of 5; Cover 2. */
static void shot_at(struct play *p, const char *team)
{
    begin(p, team);
    put_hostile(p, "Shooter", 1, 0);
}

static int wounds(const struct play *p) { return wf_wounds(&p->wf.soldier[0]); }

/* ---- the roll -------------------------------------------------------------------- */

TEST(without_armor_there_is_no_roll)
{
    RULE("WF-ARM-01");
    RULE("WF-HAT-13");
    RULE("WF-SET-48");
    struct play p;
    shot_at(&p, "team Able");
    END_TURN(&p, 5, 2);
    assert_int_equal(wounds(&p), 2);
    end_play(&p);
}

TEST(armor_is_asked_when_cover_is_defeated)
{
    RULE("WF-HAT-13");
    RULE("WF-SET-48");
    RULE("WF-ARM-01");
    struct play p;
    shot_at(&p, "team Able + Kevlar");
    END_TURN(&p, 5, 1);                                 /* Terrain holds: no more dice */
    assert_int_equal(wounds(&p), 0);
    assert_is(&p, "soldier[0].suppress = 1");
    end_play(&p);
    shot_at(&p, "team Able + Kevlar");
    END_TURN(&p, 5, 2, 8, 3);                           /* Attack, Cover, body, Armor */
    assert_int_equal(wounds(&p), 2);
    end_play(&p);
    shot_at(&p, "team Able + Kevlar");
    END_TURN(&p, 1, 2, 8, 3);                           /* of a Miss too */
    assert_is(&p, "soldier[0].suppress = 1");
    end_play(&p);
}

TEST(the_body_has_twenty_parts)
{
    RULE("WF-SET-48");
    struct play p;
    shot_at(&p, "team Able + Anklet");                  /* 20 alone, by 6 */
    END_TURN(&p, 5, 2, 20, 5);
    assert_int_equal(wounds(&p), 0);
    end_play(&p);
    shot_at(&p, "team Able + Anklet");
    END_TURN(&p, 5, 2, 19, 5);
    assert_int_equal(wounds(&p), 2);
    end_play(&p);
}

TEST(a_part_that_is_not_protected)
{
    RULE("WF-HAT-14");
    struct play p;
    shot_at(&p, "team Able + Kevlar");
    END_TURN(&p, 5, 2, 13, 1);
    assert_int_equal(wounds(&p), 2);
    end_play(&p);
}

TEST(the_body_die_has_twenty_sides)
{
    RULE("WF-HAT-13");
    for (uint8_t pips = 19; pips <= 21; pips++) {       /* what no die shows is cut down to its most */
        struct play p;
        shot_at(&p, "team Able + Kevlar");
        END_TURN(&p, 5, 2, pips, 1);
        assert_true(told_at(&p, pips < 20 ? "against armor: 19," : "against armor: 20,") >= 0);
        end_play(&p);
    }
}

TEST(a_part_that_is_protected)
{
    RULE("WF-HAT-15");
    RULE("WF-HAT-16");
    RULE("WF-HAT-20");
    struct play p;
    shot_at(&p, "team Able + Kevlar");
    END_TURN(&p, 5, 2, 8, 2);
    assert_int_equal(wounds(&p), 0);
    assert_is(&p, "soldier[0].suppress = 1");
    assert_true(told(&p, "against armor: 8, 2, 3 2"));
    end_play(&p);
    shot_at(&p, "team Able + Kevlar");
    END_TURN(&p, 5, 2, 8, 3);
    assert_int_equal(wounds(&p), 2);
    assert_is(&p, "soldier[0].suppress = 0");
    end_play(&p);
}

TEST(a_miss_that_armor_holds_does_nothing)
{
    RULE("WF-HAT-23");
    struct play p;
    shot_at(&p, "team Able + Kevlar");
    END_TURN(&p, 1, 6, 8, 2);
    assert_int_equal(wounds(&p), 0);
    assert_is(&p, "soldier[0].suppress = 0");
    end_play(&p);
}

TEST(what_is_added_to_the_armor_die)
{
    RULE("WF-HAT-13");
    struct play p;
    shot_at(&p, "team Able + Kevlar + Threadbare");
    END_TURN(&p, 5, 2, 8, 2);
    assert_int_equal(wounds(&p), 2);
    end_play(&p);
}

TEST(body_locations_by_the_card)
{
    RULE("KW-374");
    RULE("WF-ARM-09");
    RULE("WF-ARM-10");
    static const struct { uint8_t body; int wounds; } kevlar[] = {
        { 1, 2 }, { 3, 2 }, { 4, 0 }, { 5, 0 }, { 9, 0 }, { 12, 0 }, { 13, 2 }, { 20, 2 },
    };
    for (unsigned i = 0; i < GROG_COUNT(kevlar); i++) {
        struct play p;
        shot_at(&p, "team Able + Kevlar");
        END_TURN(&p, 5, 2, kevlar[i].body, 2);
        assert_int_equal(wounds(&p), kevlar[i].wounds);
        end_play(&p);
    }
    static const struct { uint8_t body, die; int wounds; } both[] = {       /* Kevlar 4-12: 3; the Pot 1-3: 4, 4-5: 5 */
        { 2, 3, 0 }, { 2, 4, 2 }, { 5, 4, 0 }, { 5, 5, 2 }, { 6, 2, 0 }, { 6, 3, 2 },
    };
    for (unsigned i = 0; i < GROG_COUNT(both); i++) {
        struct play p;
        shot_at(&p, "team Able + Kevlar + Pot");
        END_TURN(&p, 5, 2, both[i].body, both[i].die);
        assert_int_equal(wounds(&p), both[i].wounds);
        end_play(&p);
    }
}

/* ---- the card ----------------------------------------------------------------------- */

TEST(armor_is_bought_and_carried)
{
    RULE("WF-ARM-03");
    RULE("WF-ARM-04");
    struct play p;
    begin(&p, "team Able + Kevlar");
    assert_int_equal(wf_load(p.m, &p.wf, 0), 4);
    assert_is(&p, "points = 22");
    assert_int_equal(p.wf.item[0].holder, 1);
    end_play(&p);
    begin(&p, "team Able + Plate");                     /* no weight printed: its cost */
    assert_int_equal(wf_load(p.m, &p.wf, 0), 3);
    end_play(&p);
}

TEST(armor_is_passed_and_dropped_like_other_gear)
{
    RULE("WF-ARM-05");
    struct play p;
    shot_at(&p, "team Able + Kevlar + Dagger");
    take(&p, "pass Able/1, Kevlar/1, Dagger/2");
    END_TURN(&p, 5, 2);                                 /* Able has none now */
    assert_int_equal(wounds(&p), 2);
    take(&p, "drop Dagger/2, Kevlar/1");
    END_TURN(&p, 1, 2);
    take(&p, "pick up Able/1, Kevlar/1");
    END_TURN(&p, 5, 2, 8, 2);
    assert_int_equal(wounds(&p), 2);
    END_TURN(&p, 5, 2, 8, 2);                           /* what stops a shot is not spent by that */
    assert_int_equal(wounds(&p), 2);
    end_play(&p);
}

TEST(printed_armor_comes_with_the_soldier)
{
    RULE("WF-ARM-02");
    RULE("WF-ARM-06");
    RULE("WF-ARM-07");
    struct play p;
    shot_at(&p, "team Mailed");
    assert_is(&p, "points = 20");
    EACH_ITEM(&p.wf, i)
        assert_string_equal(grog_card(p.m, p.wf.item[i].thing.card)->name, "Plate");    /* as listed, not Kevlar */
    assert_int_equal(p.wf.item[0].holder, 1);
    END_TURN(&p, 5, 2, 8, 5);                           /* Plate: 7-9, Cover 6 */
    assert_int_equal(wounds(&p), 0);
    end_play(&p);
    assert_unfit("team Mailed + Kevlar", "WF-ARM-12");
}

TEST(one_armor_of_each_coverage)
{
    RULE("KW-176");
    RULE("WF-ARM-08");
    RULE("WF-ARM-12");
    struct play p;
    assert_unfit("team Able + Kevlar + Plate", "WF-ARM-12");
    assert_unfit("team Able + Kevlar x2", "WF-ARM-12");
    begin(&p, "team Able + Kevlar + Pot + Mailed + Dagger");
    assert_refused(&p, "pass Able/1, Kevlar/1, Mailed/2", "WF-ARM-12");
    assert_true(offered(&p, "pass Able/1, Pot/2, Mailed/2"));
    assert_true(offered(&p, "pass Able/1, Kevlar/1, Dagger/3"));
    take(&p, "drop Able/1, Kevlar/1");
    assert_refused(&p, "pick up Mailed/2, Kevlar/1", "WF-ARM-12");
    assert_true(offered(&p, "pick up Dagger/3, Kevlar/1"));
    end_play(&p);
    assert_unfit("team Able + Squad + Kevlar", "WF-SOL-29");
}

static int entrance(struct play *p, const char *setup)
{
    begin(p, setup);
    put_location(p, "Thicket");                         /* Entrance 4 */
    struct grog_frame move = { .proc = PROC_MOVE, .seat = 0, .actor = soldier_ref(&p->wf, 0),
                               .target = location_ref(&p->wf, 2) };
    int cost = wf_entrance(p->m, &p->game, &move, NULL);
    end_play(p);
    return cost;
}

TEST(its_burden_takes_movement_but_not_below_none)
{
    RULE("WF-ARM-11");
    struct play p;
    assert_int_equal(entrance(&p, "team Able"), 2);     /* Movement 2 */
    assert_int_equal(entrance(&p, "team Able + Kevlar"), 3);
    assert_int_equal(entrance(&p, "team Baker"), 4);    /* Movement 0 */
    assert_int_equal(entrance(&p, "team Baker + Kevlar"), 4);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(without_armor_there_is_no_roll), IT(armor_is_asked_when_cover_is_defeated),
        IT(the_body_die_has_twenty_sides), IT(the_body_has_twenty_parts), IT(a_part_that_is_not_protected),
        IT(a_part_that_is_protected), IT(a_miss_that_armor_holds_does_nothing), IT(what_is_added_to_the_armor_die),
        IT(body_locations_by_the_card), IT(armor_is_bought_and_carried),
        IT(armor_is_passed_and_dropped_like_other_gear), IT(printed_armor_comes_with_the_soldier),
        IT(one_armor_of_each_coverage), IT(its_burden_takes_movement_but_not_below_none),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
