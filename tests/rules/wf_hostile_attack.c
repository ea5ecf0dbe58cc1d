/* SPDX-License-Identifier: MIT */
/* wf_hostile_attack.c -- Hostiles Attack, and how their Attacks are resolved: each test would fail without its rule. */
#include "mission.h"
#include "warfighter/hostiles.h"

/* Able (Health 6, Cover 2) on the Mission card, and this Hostile so far from him; the Hostile's slot. */
static unsigned at_range(struct play *p, const char *hostile, unsigned far)
{
    begin(p, "team Able + Plain Rifle + Baker");
    given(p, "soldier[1].place = 1");
    return put_hostile(p, hostile, 1 + far, 0);
}

/* Able's Wounds and Suppress counters, and no Wound for Baker. */
static void assert_suffers(const struct play *p, int wounds, int suppress)
{
    assert_int_equal(wf_wounds(&p->wf.soldier[0]), wounds);
    assert_int_equal(p->wf.soldier[0].suppress, suppress);
    assert_int_equal(wf_wounds(&p->wf.soldier[1]) + p->wf.soldier[1].suppress, 0);
}

/* Every die takes a word of chance, also one that falls as a test says. */
static uint64_t dice_fallen(const struct play *p) { return 16 * p->game.dice.counter - p->game.dice.left; }

/* The Hostile Turn, in which these dice are rolled and no others. */
static void hostile_turn_dice(struct play *p, const uint8_t *pips, uint32_t n)
{
    uint64_t before = dice_fallen(p);
    end_turn_dice(p, pips, n);
    assert_int_equal(dice_fallen(p) - before, n);
}
#define HOSTILE_TURN(p, ...) \
    hostile_turn_dice(p, (const uint8_t[]){ __VA_ARGS__ }, sizeof((const uint8_t[]){ __VA_ARGS__ }))
static void hostile_turn(struct play *p) { hostile_turn_dice(p, NULL, 0); }

/* A Hostile at Range 0 attacks with these dice. */
static void assert_attack(const char *hostile, int die, int cover, int wounds, int suppress)
{
    struct play p;
    at_range(&p, hostile, 0);
    HOSTILE_TURN(&p, (uint8_t)die, (uint8_t)cover);
    assert_suffers(&p, wounds, suppress);
    end_play(&p);
}

/* ---- who attacks --------------------------------------------------------------- */

/* The book's: Range 0-2. */
TEST(every_hostile_in_range_of_its_target_attacks)
{
    RULE("WF-HAT-01");
    struct play p;
    for (unsigned far = 0; far <= 2; far++) {
        at_range(&p, "Pair", far);
        HOSTILE_TURN(&p, 7, 2);
        assert_suffers(&p, 1, 0);
        end_play(&p);
    }
    at_range(&p, "Pair", 3);
    hostile_turn(&p);                                       /* no dice */
    assert_suffers(&p, 0, 0);
    end_play(&p);
}

TEST(a_range_has_a_lower_end_too)
{
    RULE("WF-HAT-01");
    struct play p;
    at_range(&p, "Mortar", 1);                          /* 2-3 */
    hostile_turn(&p);
    assert_suffers(&p, 0, 0);
    end_play(&p);
    at_range(&p, "Mortar", 2);
    HOSTILE_TURN(&p, 8, 2);
    assert_suffers(&p, 1, 0);
    end_play(&p);
}

TEST(several_attack_one_after_the_other_and_each_once)
{
    RULE("WF-HAT-01");
    struct play p;
    at_range(&p, "Loner", 1);
    put_hostile(&p, "Loner", 1, 0);
    put_hostile(&p, "Loner", 1, 1);                     /* at Baker, Cover 3 */
    HOSTILE_TURN(&p, 8, 2, 1, 1, 8, 2);                     /* those on the Mission card first */
    assert_int_equal(wf_wounds(&p.wf.soldier[0]), 2);
    assert_int_equal(wf_wounds(&p.wf.soldier[1]), 0);
    end_play(&p);
}

/* A slot that was left is used again: who has it then is still the last that came. */
TEST(in_a_location_they_attack_as_they_came)
{
    RULE("WF-HAT-01");
    RULE("CHT-HTN-11");
    struct play p;
    at_range(&p, "Loner", 0);
    put_hostile(&p, "Pair", 1, 0);
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Loner/1", 8, 6);
    struct grog_run r = run_of(&p);
    assert_int_equal(grog_ref_slot(wf_enter_aimed(&r, card("Loner"), 1, 0)), 0);
    HOSTILE_TURN(&p, 7, 2, 1, 1);                       /* the Pair hits on a 7 */
    assert_true(told_at(&p, "attacks: Pair/2") < told_at(&p, "attacks: Loner/1"));
    assert_suffers(&p, 1, 0);
    end_play(&p);
}

TEST(who_moves_in_attacks_behind_those_that_are_there)
{
    RULE("WF-HAT-01");
    RULE("CHT-HTN-11");
    struct play p;
    at_range(&p, "Loner", 1);
    put_hostile(&p, "Pair", 1, 0);
    struct grog_run r = run_of(&p);
    wf_hostile_goes(&r, &p.wf.hostile[0], 1);
    HOSTILE_TURN(&p, 7, 2, 1, 1);
    assert_true(told_at(&p, "attacks: Pair/2") < told_at(&p, "attacks: Loner/1"));
    end_play(&p);
}

TEST(who_lost_his_target_may_attack_the_new_one)
{
    RULE("WF-HAT-01");
    struct play p;
    begin(&p, "team Able + Baker");
    given(&p, "soldier[1].wound[0] = 3");               /* Baker has 1 Health left */
    put_hostile(&p, "Loner", 1, 1);
    put_hostile(&p, "Loner", 1, 1);
    END_TURN(&p, 8, 3, 8, 2);
    assert_is(&p, "soldier[1].fate = 1");
    assert_is(&p, "soldier[0].wound[0] = 1");
    end_play(&p);
}

TEST(out_of_range_of_its_target_it_attacks_nobody_else)
{
    RULE("WF-HAT-02");
    struct play p;
    begin(&p, "team Able + Baker");
    for (unsigned space = 2; space <= 4; space++)
        put_location(&p, "Field");
    put_hostile(&p, "Loner", 4, 0);
    given(&p, "soldier[1].place = 4");                  /* Baker is beside it */
    hostile_turn(&p);
    assert_suffers(&p, 0, 0);
    put_hostile(&p, "Loner", 4, 1);
    HOSTILE_TURN(&p, 8, 3);                             /* one whose target he is does */
    assert_int_equal(wf_wounds(&p.wf.soldier[1]), 1);
    end_play(&p);
}

/* ---- the chart ------------------------------------------------------------------- */

TEST(the_die_is_read_on_the_chart_of_the_card)
{
    RULE("WF-HAT-03");
    RULE("WF-HAT-08");
    RULE("WF-HAT-10");
    assert_attack("Loner", 8, 2, 1, 0);
    assert_attack("Loner", 7, 2, 0, 1);                 /* a Miss that only makes him duck */
    assert_attack("Zealot", 7, 2, 1, 0);                /* another chart: 7 */
    assert_attack("Chief", 8, 2, 0, 1);                 /* and 9 */
    assert_attack("Chief", 9, 2, 1, 0);
    assert_attack("Nest", 8, 2, 1, 0);                  /* several results */
    assert_attack("Nest", 9, 2, 3, 0);
    assert_attack("Backwards", 8, 2, 1, 0);             /* the highest that is reached, in whatever order */
    assert_attack("Backwards", 9, 2, 3, 0);
}

TEST(what_is_added_to_the_die_counts_on_the_chart)
{
    RULE("WF-HAT-10");
    struct play p;
    at_range(&p, "Chief", 0);                           /* Inspire 1 */
    put_hostile(&p, "Loner", 1, 0);
    HOSTILE_TURN(&p, 1, 1, 7, 2);
    assert_suffers(&p, 1, 0);
    end_play(&p);
}

static void lurkers_attack(unsigned ekia, unsigned suppress, int die, int wounds)
{
    struct play p;
    unsigned slot = at_range(&p, "Lurkers", 0);
    p.wf.hostile[slot].ekia = (uint8_t)ekia;
    p.wf.hostile[slot].suppress = (uint8_t)suppress;
    HOSTILE_TURN(&p, (uint8_t)die, 2);
    assert_suffers(&p, wounds, !wounds);
    end_play(&p);
}

/* The book's: Ambushers, one of three Suppressed, need 10+ for 2 Wounds. */
TEST(the_column_is_that_of_those_still_active)
{
    RULE("WF-HAT-04");
    lurkers_attack(0, 1, 10, 2);
    lurkers_attack(0, 1, 9, 0);
    lurkers_attack(0, 1, 8, 0);
}

/* The book's: all three active, 8+. */
TEST(with_all_active_the_highest_column_counts)
{
    RULE("WF-HAT-04b");
    lurkers_attack(0, 0, 8, 2);
    lurkers_attack(0, 0, 7, 0);
}

/* The book's: 1 Killed and 1 Suppressed, 10+. */
TEST(killed_and_suppressed_both_count)
{
    RULE("WF-HAT-04c");
    lurkers_attack(1, 1, 10, 2);
    lurkers_attack(1, 1, 9, 0);
    lurkers_attack(1, 0, 9, 0);
    lurkers_attack(2, 0, 9, 0);
}

/* The book's: 1 Killed and 2 Suppressed. */
TEST(with_none_active_there_is_no_attack)
{
    RULE("WF-HAT-05");
    static const uint8_t counters[][2] = { { 1, 2 }, { 0, 3 }, { 2, 1 } };
    for (unsigned i = 0; i < GROG_COUNT(counters); i++) {
        struct play p;
        unsigned slot = at_range(&p, "Lurkers", 0);
        p.wf.hostile[slot].ekia = counters[i][0];
        p.wf.hostile[slot].suppress = counters[i][1];
        hostile_turn(&p);                                   /* no dice */
        assert_false(told(&p, "attacks: Lurkers/1, Able/1"));
        assert_suffers(&p, 0, 0);
        end_play(&p);
    }
}

TEST(a_card_holds_one_suppress_counter_a_hostile)
{
    RULE("WF-HAT-06");
    static const uint8_t before[][2] = { { 0, 0 }, { 0, 1 }, { 0, 2 }, { 1, 0 }, { 1, 1 } };
    static const uint8_t after[] = { 1, 2, 2, 1, 1 };
    for (unsigned i = 0; i < GROG_COUNT(before); i++) {
        struct play p;
        unsigned slot = at_range(&p, "Pair", 0);
        p.wf.hostile[slot].ekia = before[i][0];
        p.wf.hostile[slot].suppress = before[i][1];
        TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Pair/1", 7, 1);       /* a hit that stays in the Cover */
        assert_int_equal(p.wf.hostile[slot].suppress, after[i]);
        assert_int_equal(p.wf.hostile[slot].ekia, before[i][0]);
        end_play(&p);
    }
}

/* ---- the dice --------------------------------------------------------------------- */

/* The dice of the Hostile Turn's only Attack: the d10 in tens, and the d6. */
static int dice_told(const struct play *p)
{
    int attack = 0, cover = 0;
    for (uint32_t i = 0; i < p->heard.n; i++) {
        if (p->heard.at[i].kind == TOLD_ASSAULT_ROLLED)
            attack = p->heard.at[i].object[1];
        if (p->heard.at[i].kind == TOLD_ASSAULT_COVER)
            cover = p->heard.at[i].object[0];
    }
    assert_in_range(attack, 1, 10);
    assert_in_range(cover, 1, 6);
    return 10 * attack + cover;
}

TEST(a_card_rolls_a_ten_sided_and_a_six_sided_die)
{
    RULE("WF-HAT-07");
    RULE("WF-HAT-09");
    struct play p;
    at_range(&p, "Nest", 0);                            /* four Hostiles, one pair of dice */
    HOSTILE_TURN(&p, 10, 6);
    assert_suffers(&p, 3, 0);
    assert_int_equal(dice_told(&p), 106);
    end_play(&p);
    at_range(&p, "Nest", 0);                            /* the first of them is the Attack's */
    HOSTILE_TURN(&p, 2, 6);
    assert_suffers(&p, 0, 1);
    end_play(&p);
    for (unsigned seed = 0; seed < 40; seed++) {        /* of their own accord they fall so far and no farther */
        at_range(&p, "Loner", 0);
        grog_dice_seed(&p.game.dice, (const uint8_t[GROG_SEED_BYTES]){ 2, (uint8_t)seed });
        take(&p, "end turn");
        assert_true(dice_told(&p) >= 11);
        end_play(&p);
    }
}

/* Attack and Terrain Cover; Armor only when the Terrain is defeated; then what comes of it. */
TEST(armor_comes_behind_the_terrain)
{
    RULE("WF-HAT-09");
    RULE("WF-HAT-12");
    struct play p;
    begin(&p, "team Able + Kevlar + Baker");
    put_hostile(&p, "Loner", 1, 0);
    HOSTILE_TURN(&p, 8, 1);                             /* it holds: two dice */
    assert_suffers(&p, 0, 1);
    assert_int_equal(told_at(&p, "against armor"), -1);
    end_play(&p);
    begin(&p, "team Able + Kevlar + Baker");
    put_hostile(&p, "Loner", 1, 0);
    HOSTILE_TURN(&p, 8, 2, 8, 2);                       /* it does not: four, and the Armor does */
    assert_suffers(&p, 0, 1);
    assert_true(told_at(&p, "against armor") > told_at(&p, "against terrain"));
    end_play(&p);
}

/* Derived from the Soldier cards: Cover 2. */
TEST(terrain_cover_is_defeated_by_its_number_or_more)
{
    RULE("WF-HAT-11");
    assert_attack("Loner", 8, 2, 1, 0);
    assert_attack("Loner", 8, 3, 1, 0);
    assert_attack("Loner", 8, 1, 0, 1);
    struct play p;
    for (unsigned die = 2; die <= 3; die++) {
        begin(&p, "team Able + Baker");
        put_hostile(&p, "Loner", 1, 1);                 /* Baker: 3 */
        HOSTILE_TURN(&p, 8, (uint8_t)die);
        assert_int_equal(wf_wounds(&p.wf.soldier[1]), die == 3);
        end_play(&p);
        begin(&p, "team Able + Cape");                  /* 2 + 1 */
        put_hostile(&p, "Loner", 1, 0);
        HOSTILE_TURN(&p, 8, (uint8_t)die);
        assert_int_equal(wf_wounds(&p.wf.soldier[0]), die == 3);
        end_play(&p);
    }
    assert_attack("Piercer", 8, 1, 1, 0);               /* adds 1 to its die */
}

TEST(without_armor_nothing_more_is_rolled)
{
    RULE("WF-HAT-12");
    RULE("WF-HAT-17");
    assert_attack("Loner", 8, 1, 0, 1);                 /* two dice whatever they show: the terrain holds, */
    assert_attack("Loner", 8, 6, 1, 0);                 /* or it is all there is to defeat */
    assert_attack("Loner", 1, 6, 0, 1);
    assert_attack("Loner", 1, 1, 0, 0);
    struct play p;
    begin(&p, "team Able + Kevlar");
    put_hostile(&p, "Loner", 1, 0);
    HOSTILE_TURN(&p, 8, 6, 4, 1);                       /* two more for who wears some */
    assert_suffers(&p, 0, 1);
    end_play(&p);
}

/* ---- what comes of it --------------------------------------------------------------- */

/* The book's: 3 Wounds, Terrain defeated: a counter of 3. */
TEST(a_hit_that_defeats_the_terrain_wounds)
{
    RULE("WF-HAT-18");
    struct play p;
    at_range(&p, "Nest", 0);
    HOSTILE_TURN(&p, 9, 2);
    assert_is(&p, "soldier[0].wound[0] = 3");
    assert_is(&p, "soldier[0].wound[1] = 0");
    assert_suffers(&p, 3, 0);
    assert_true(told(&p, "is wounded: Able/1 3"));
    end_play(&p);
    assert_attack("Brute", 8, 2, 2, 0);                 /* what is added to a hit's Wounds, */
    assert_attack("Brute", 7, 2, 0, 1);                 /* and not to a Miss */
}

/* The book's: 2 Wounds, the Terrain holds. */
TEST(a_hit_that_the_terrain_stops_suppresses)
{
    RULE("WF-HAT-19");
    assert_attack("Lurkers", 8, 1, 0, 1);
}

/* The book's: a Miss, the Terrain is defeated. */
TEST(a_miss_that_defeats_the_terrain_suppresses)
{
    RULE("WF-HAT-21");
    assert_attack("Loner", 7, 2, 0, 1);
}

/* The book's: a Miss, the Terrain holds. */
TEST(a_miss_that_the_terrain_stops_does_nothing)
{
    RULE("WF-HAT-22");
    struct play p;
    at_range(&p, "Loner", 0);
    HOSTILE_TURN(&p, 7, 1);
    assert_suffers(&p, 0, 0);
    assert_true(told(&p, "is not touched: Able/1"));
    end_play(&p);
}

TEST(suppress_counters_come_one_an_attack_and_add_up)
{
    RULE("WF-HAT-24");
    struct play p;
    at_range(&p, "Nest", 0);
    put_hostile(&p, "Loner", 1, 0);
    HOSTILE_TURN(&p, 9, 1, 1, 2);                           /* 3 Wounds in the Cover: one counter; a Miss: one more */
    assert_suffers(&p, 0, 2);
    HOSTILE_TURN(&p, 9, 1, 1, 1);
    assert_suffers(&p, 0, 3);
    end_play(&p);
}

TEST(the_results_of_a_hostile_attack)
{
    RULE("WF-HAT-25");
    for (int die = 1; die <= 10; die++)
        for (int cover = 1; cover <= 6; cover++) {
            bool hit = die >= 8, through = cover >= 2;
            assert_attack("Loner", die, cover, hit && through, hit != through);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(every_hostile_in_range_of_its_target_attacks),
        IT(a_range_has_a_lower_end_too),
        IT(several_attack_one_after_the_other_and_each_once),
        IT(in_a_location_they_attack_as_they_came),
        IT(who_moves_in_attacks_behind_those_that_are_there),
        IT(who_lost_his_target_may_attack_the_new_one),
        IT(out_of_range_of_its_target_it_attacks_nobody_else),
        IT(the_die_is_read_on_the_chart_of_the_card),
        IT(what_is_added_to_the_die_counts_on_the_chart),
        IT(the_column_is_that_of_those_still_active),
        IT(with_all_active_the_highest_column_counts),
        IT(killed_and_suppressed_both_count),
        IT(with_none_active_there_is_no_attack),
        IT(a_card_holds_one_suppress_counter_a_hostile),
        IT(a_card_rolls_a_ten_sided_and_a_six_sided_die),
        IT(armor_comes_behind_the_terrain),
        IT(terrain_cover_is_defeated_by_its_number_or_more),
        IT(without_armor_nothing_more_is_rolled),
        IT(a_hit_that_defeats_the_terrain_wounds),
        IT(a_hit_that_the_terrain_stops_suppresses),
        IT(a_miss_that_defeats_the_terrain_suppresses),
        IT(a_miss_that_the_terrain_stops_does_nothing),
        IT(suppress_counters_come_one_an_attack_and_add_up),
        IT(the_results_of_a_hostile_attack),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
