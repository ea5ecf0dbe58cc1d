/* SPDX-License-Identifier: MIT */
/* wf_targeting.c -- Counters and Assigning Hostiles: each test would fail without its rule. */
#include "mission.h"

/* Other counters will be drawn. */
static void shake(struct play *p, unsigned times)
{
    struct grog_run r = { .m = p->m, .g = &p->game };
    while (times--)
        grog_dice_below(grog_chance(&r), 10);
}

/* Every counter of a Soldier in play is in the cup or on a Hostile. */
static void assert_counters_are_there(const struct play *p)
{
    EACH_SOLDIER(&p->wf, i) {
        unsigned n = p->wf.cup[i];
        EACH_HOSTILE(&p->wf, k)
            n += p->wf.hostile[k].target == i + 1 && (p->wf.hostile[k].flags & HOSTILE_COUNTER);
        assert_int_equal(n, 4);
    }
}

/* Able is #1, Baker #2, the Squad #3. */
static void three(struct play *p) { begin(p, "team Able + Plain Rifle + Baker + Plain Rifle + Squad"); }

/* ---- Counters ------------------------------------------------------------------ */

TEST(each_soldier_has_a_number_and_its_counter_is_where_he_is)
{
    RULE("WF-TGT-01");
    RULE("WF-TGT-02");
    struct play p;
    begin(&p, "team Able + Plain Rifle + Baker + Plain Rifle + Squad");
    put_location(&p, "Field");
    assert_is(&p, "soldier[0].card = Able");
    assert_is(&p, "soldier[1].card = Baker");
    assert_is(&p, "soldier[2].card = Squad");
    assert_is(&p, "soldier[0].place = 1");
    take(&p, "move Able/1, Field/3");                   /* #1 moves, and no other */
    assert_is(&p, "soldier[0].place = 2");
    assert_is(&p, "soldier[1].place = 1");
    assert_is(&p, "soldier[2].place = 1");
    take(&p, "move Squad/3, Field/3");
    assert_is(&p, "soldier[1].place = 1");
    assert_is(&p, "soldier[2].place = 2");
    end_play(&p);
}

TEST(all_soldiers_start_in_the_mission_card)
{
    RULE("WF-TGT-03");
    struct play p;
    begin(&p, "team Able + Plain Rifle + Carl + Squad");
    for (unsigned i = 0; i < 3; i++)
        assert_int_equal(p.wf.soldier[i].place, 1);
    assert_is(&p, "location[0].card = Drill");
    end_play(&p);
}

TEST(four_targeting_counters_of_each_soldier_are_in_the_cup)
{
    RULE("WF-TGT-04");
    struct play p;
    begin(&p, "team Able + Plain Rifle + Carl + Squad");    /* three Soldiers of three sorts: 12 counters */
    assert_is(&p, "cup[0] = 4");
    assert_is(&p, "cup[1] = 4");
    assert_is(&p, "cup[2] = 4");
    for (unsigned i = 3; i < SOLDIERS; i++)
        assert_int_equal(p.wf.cup[i], 0);
    end_play(&p);
}

/* ---- drawing counters ------------------------------------------------------------- */

TEST(a_hostile_that_is_placed_draws_a_counter)
{
    RULE("WF-TGT-05");
    RULE("WF-TGT-08");
    unsigned first[2] = { 0 };
    for (unsigned i = 0; i < 30; i++) {
        struct play p;
        begin(&p, "team Able + Plain Rifle + Baker + Plain Rifle");
        given(&p, "hand[0] = Stream");
        stack(&p, ZONE_HOSTILES, "Loner, Loner, Loner, Loner, Loner, Loner, Loner, Nest");  /* worth 4 in all */
        shake(&p, i);
        take(&p, "play location Able/1, Stream");
        assert_int_equal(hostiles_in_play(&p), 8);
        first[p.wf.hostile[0].target - 1]++;
        assert_counters_are_there(&p);
        assert_is(&p, "cup[0] = 0");                    /* none is put back, so each is the target of four */
        assert_is(&p, "cup[1] = 0");
        end_play(&p);
    }
    assert_true(first[0] > 5 && first[1] > 5);          /* by chance */
}

TEST(only_counters_in_the_cup_are_drawn)
{
    RULE("WF-TGT-05");
    for (unsigned i = 0; i < 10; i++) {
        struct play p;
        begin(&p, "team Able + Plain Rifle + Baker + Plain Rifle");
        for (unsigned k = 0; k < 4; k++)
            put_hostile(&p, "Loner", 1, 0);             /* all of Able's are out */
        given(&p, "hand[0] = Stream");
        stack(&p, ZONE_HOSTILES, "Nest");
        shake(&p, i);
        take(&p, "play location Able/1, Stream");
        assert_is(&p, "hostile[4].target = 2");
        assert_is(&p, "cup[1] = 3");
        end_play(&p);
    }
}

TEST(with_an_empty_cup_a_hostile_has_a_target_and_no_counter)
{
    RULE("WF-TGT-05");
    struct play p;
    begin(&p, "team Able + Plain Rifle");
    for (unsigned k = 0; k < 4; k++)
        put_hostile(&p, "Nest", 2, 0);
    given(&p, "hand[0] = Stream");
    stack(&p, ZONE_HOSTILES, "Chief");
    take(&p, "play location Able/1, Stream");
    assert_is(&p, "hostile[4].target = 1");
    assert_is(&p, "hostile[4].flags = 0");
    assert_is(&p, "cup[0] = 0");
    end_play(&p);
}

TEST(a_reinforcement_that_is_discarded_draws_no_counter)
{
    RULE("WF-TGT-05");
    struct play p;
    begin(&p, "mission Light Drill, team Able + Plain Rifle");      /* takes values 0 and 1 */
    stack(&p, ZONE_HOSTILES, "Chief");
    end_turn(&p);
    assert_int_equal(hostiles_in_play(&p), 0);
    assert_is(&p, "cup[0] = 4");
    end_play(&p);
}

/* The rulebook's example: four Hostiles for three Soldiers, until chance draws as it did there. */
static bool draw_as_in_the_book(struct play *p, unsigned times)
{
    three(p);
    put_location(p, "Field");
    given(p, "soldier[0].place = 2\nsoldier[1].place = 2\nsoldier[2].place = 1\nhand[0] = Long Gully");
    stack(p, ZONE_HOSTILES, "Nest, Prowlers, Lurkers, Chief");
    shake(p, times);
    take(p, "play location Able/1, Long Gully");
    const struct hostile *h = p->wf.hostile;
    return h[0].target == 1 && h[1].target == 3 && h[2].target == 1 && h[3].target == 2;
}

TEST(each_of_four_hostiles_draws_its_own)
{
    RULE("WF-TGT-05");
    RULE("WF-TGT-08");
    RULE("WF-TGT-11");
    struct play p;
    unsigned i = 0;
    while (i < 2000 && !draw_as_in_the_book(&p, i++))
        end_play(&p);
    assert_is(&p, "hostile[0].card = Nest");
    assert_is(&p, "hostile[0].target = 1");
    assert_is(&p, "hostile[3].target = 2");             /* the Chief */
    assert_is(&p, "hostile[1].target = 3");             /* the Prowlers */
    assert_is(&p, "hostile[2].target = 1");             /* the Lurkers */
    assert_is(&p, "hostile[1].place = 1");              /* where the Rear-most Soldier is, at once */
    assert_is(&p, "hostile[2].place = 2");              /* where #1 is, when that is known */
    assert_is(&p, "hostile[0].place = 3");
    assert_is(&p, "hostile[3].place = 3");
    assert_is(&p, "cup[0] = 2");
    assert_is(&p, "cup[1] = 3");
    assert_is(&p, "cup[2] = 3");
    end_play(&p);
}

TEST(a_place_that_needs_no_target_does_not_wait_for_one)
{
    RULE("WF-TGT-11");
    for (unsigned i = 0; i < 20; i++) {
        struct play p;
        bool as_in_the_book = draw_as_in_the_book(&p, i);
        (void)as_in_the_book;
        assert_is(&p, "hostile[1].place = 1");          /* whoever they target */
        assert_int_equal(p.wf.hostile[2].place, p.wf.soldier[p.wf.hostile[2].target - 1].place);
        end_play(&p);
    }
}

/* ---- keeping a target --------------------------------------------------------------- */

TEST(a_hostile_targets_the_same_soldier_every_turn)
{
    RULE("WF-TGT-06");
    struct play p;
    three(&p);
    put_hostile(&p, "Loner", 1, 1);
    for (unsigned turn = 0; turn < 4; turn++) {
        END_TURN(&p, 3, 1);
        assert_true(told(&p, "attacks: Loner/1, Baker/2"));
        assert_is(&p, "hostile[0].target = 2");
    }
    end_play(&p);
}

TEST(a_hostile_whose_target_is_out_of_range_attacks_nobody_else)
{
    RULE("WF-TGT-07");
    struct play p;
    three(&p);
    put_location(&p, "Field");
    put_location(&p, "Field");
    put_location(&p, "Field");
    put_hostile(&p, "Loner", 1, 1);                     /* its Range is 0-1 */
    given(&p, "soldier[1].place = 4");
    for (unsigned turn = 0; turn < 2; turn++) {
        end_turn(&p);                                   /* Able and the Squad are beside it */
        for (unsigned i = 0; i < 3; i++) {
            static const char *const attacks[] = { "Able/1", "Baker/2", "Squad/3" };
            char line[64];
            snprintf(line, sizeof line, "attacks: Loner/1, %s", attacks[i]);
            assert_false(told(&p, line));
        }
        assert_is(&p, "hostile[0].target = 2");
        assert_int_equal(p.wf.hostile[0].place, 2 + turn);
    }
    END_TURN(&p, 3, 1);                                 /* Range 1: now it can */
    assert_true(told(&p, "attacks: Loner/1, Baker/2"));
    end_play(&p);
}

/* ---- Downed ---------------------------------------------------------------------------- */

/* The example goes on: the Nest Downs #1.  All else misses. */
static void down_number_one(struct play *p, unsigned times)
{
    three(p);
    put_location(p, "Field");
    put_location(p, "Field");
    put_hostile(p, "Nest", 2, 0);
    put_hostile(p, "Chief", 3, 1);
    put_hostile(p, "Prowlers", 1, 2);
    put_hostile(p, "Lurkers", 2, 0);
    given(p, "soldier[0].place = 2\nsoldier[1].place = 3\nsoldier[0].wound[0] = 5");
    shake(p, times);
    END_TURN(p, /* Prowlers */ 1, 1, /* Nest */ 9, 6, /* Chief and Lurkers */ 1, 1, 1, 1);
    assert_true(told(p, "is down: Able/1"));
}

TEST(the_counters_of_a_downed_soldier_leave_the_game_and_his_hostiles_draw_anew)
{
    RULE("WF-TGT-06");
    RULE("WF-TGT-09");
    RULE("WF-TGT-10");
    RULE("WF-TGT-12");
    bool found = false;
    for (unsigned i = 0; i < 200 && !found; i++) {
        struct play p;
        down_number_one(&p, i);
        const struct hostile *h = p.wf.hostile;
        assert_is(&p, "cup[0] = 0");
        assert_counters_are_there(&p);
        assert_true(h[0].target >= 2 && h[3].target >= 2);
        assert_int_equal(h[1].target, 2);               /* the others keep theirs */
        assert_int_equal(h[2].target, 3);
        assert_int_equal(h[0].place, 2);
        assert_int_equal(h[3].place, h[3].target == 2 ? 3 : 1);     /* the Lurkers go where their new target is */
        found = h[0].target == 3 && h[3].target == 2;   /* as in the book */
        end_play(&p);
    }
    assert_true(found);
}

TEST(a_hostile_with_a_new_target_that_has_not_attacked_yet_attacks_it)
{
    RULE("WF-TGT-10");
    struct play p;
    down_number_one(&p, 0);
    assert_true(told(&p, p.wf.hostile[3].target == 2 ? "attacks: Lurkers/4, Baker/2" : "attacks: Lurkers/4, Squad/3"));
    end_play(&p);
}

TEST(the_hostiles_of_one_who_leaves_draw_anew)
{
    RULE("WF-TGT-06");
    RULE("WF-TGT-09");
    struct play p;
    begin(&p, "team Able + Plain Rifle + Baker + Plain Rifle");
    put_hostile(&p, "Nest", 2, 0);
    given(&p, "soldier[0].wound[0] = 4");
    take(&p, "withdraw Able/1");
    assert_is(&p, "hostile[0].target = 2");
    assert_is(&p, "cup[0] = 0");
    assert_counters_are_there(&p);
    end_play(&p);
}

/* ---- Killed ------------------------------------------------------------------------------- */

TEST(the_counter_of_a_killed_hostile_goes_back_into_the_cup)
{
    RULE("WF-TGT-13");
    struct play p;
    begin(&p, "team Able + Plain Rifle + Baker + Plain Rifle");
    put_hostile(&p, "Pair", 1, 1);
    put_hostile(&p, "Loner", 1, 0);
    given(&p, "hand[0] = Scare");
    assert_is(&p, "cup[1] = 3");
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Pair/1", 8, 3);
    assert_is(&p, "cup[1] = 3");                        /* one of the card is left */
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Pair/1", 8, 3);
    assert_is(&p, "cup[1] = 4");
    take(&p, "play Able/1, Scare");                     /* discarded is as good as Killed */
    take(&p, "choose hostile Loner/2");
    assert_is(&p, "cup[0] = 4");
    assert_int_equal(hostiles_in_play(&p), 0);
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(each_soldier_has_a_number_and_its_counter_is_where_he_is), IT(all_soldiers_start_in_the_mission_card),
        IT(four_targeting_counters_of_each_soldier_are_in_the_cup), IT(a_hostile_that_is_placed_draws_a_counter),
        IT(only_counters_in_the_cup_are_drawn), IT(with_an_empty_cup_a_hostile_has_a_target_and_no_counter),
        IT(a_reinforcement_that_is_discarded_draws_no_counter), IT(each_of_four_hostiles_draws_its_own),
        IT(a_place_that_needs_no_target_does_not_wait_for_one), IT(a_hostile_targets_the_same_soldier_every_turn),
        IT(a_hostile_whose_target_is_out_of_range_attacks_nobody_else),
        IT(the_counters_of_a_downed_soldier_leave_the_game_and_his_hostiles_draw_anew),
        IT(a_hostile_with_a_new_target_that_has_not_attacked_yet_attacks_it),
        IT(the_hostiles_of_one_who_leaves_draw_anew), IT(the_counter_of_a_killed_hostile_goes_back_into_the_cup),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
