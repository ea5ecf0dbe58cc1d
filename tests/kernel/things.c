/* SPDX-License-Identifier: MIT */
/* things.c -- slots, generations, and what is seen of things in play. */
#include "support.h"

static uint16_t raise_one(struct play *p, unsigned owner)
{
    return grog_thing_new(&p->run, ARRAY_STANDARD, card("Banner"), owner);
}

TEST(a_new_thing_takes_the_lowest_free_slot)
{
    struct play p;
    begin(&p, "seats 2", 1);
    uint16_t a = raise_one(&p, 0), b = raise_one(&p, 1), c = raise_one(&p, 0);
    assert_int_equal(grog_ref_slot(a), 0);
    assert_int_equal(grog_ref_slot(b), 1);
    assert_int_equal(grog_ref_slot(c), 2);
    grog_thing_free(&p.run, b);
    grog_thing_free(&p.run, a);
    assert_int_equal(grog_ref_slot(raise_one(&p, 1)), 0);
    assert_int_equal(grog_ref_slot(raise_one(&p, 1)), 1);
    end_play(&p);
}

TEST(a_thing_is_found_by_its_name_with_owner_and_card)
{
    struct play p;
    begin(&p, "seats 2", 1);
    uint16_t ref = raise_one(&p, 1);
    const struct grog_thing *t = grog_thing_at(p.m, &p.game, ref);
    assert_non_null(t);
    assert_int_equal(grog_ref_array(ref), ARRAY_STANDARD);
    assert_int_equal(t->owner, 1);
    assert_int_equal(t->card, card("Banner"));
    assert_ptr_equal(t, &p.duel.standard[0].thing);
    end_play(&p);
}

TEST(the_name_of_a_thing_that_left_finds_nothing)
{
    struct play p;
    begin(&p, "seats 2", 1);
    uint16_t old = raise_one(&p, 0);
    grog_thing_free(&p.run, old);
    assert_null(grog_thing_at(p.m, &p.game, old));
    uint16_t successor = raise_one(&p, 0);
    assert_int_equal(grog_ref_slot(successor), grog_ref_slot(old));
    assert_int_not_equal(successor, old);
    assert_null(grog_thing_at(p.m, &p.game, old));
    assert_non_null(grog_thing_at(p.m, &p.game, successor));
    end_play(&p);
}

TEST(names_of_no_slot_and_no_array_find_nothing)
{
    struct play p;
    begin(&p, "seats 2", 1);
    raise_one(&p, 0);
    assert_null(grog_thing_at(p.m, &p.game, 0));
    assert_null(grog_thing_at(p.m, &p.game, grog_ref(ARRAY_STANDARD, STANDARDS, 0)));
    assert_null(grog_thing_at(p.m, &p.game, grog_ref(7, 0, 0)));
    assert_null(grog_thing_at(p.m, &p.game, (uint16_t)(ARRAY_GUARD << 13)));
    end_play(&p);
}

TEST(a_freed_slot_is_zero_but_for_its_generation)
{
    struct play p;
    begin(&p, "seats 2", 1);
    uint16_t ref = raise_one(&p, 1);
    p.duel.standard[0].rounds = 9;
    grog_thing_free(&p.run, ref);
    struct duel blank = { 0 };
    blank.standard[0].thing.gen = 1;
    assert_memory_equal(&p.duel.standard[0], &blank.standard[0], sizeof blank.standard[0]);
    end_play(&p);
}

TEST(a_name_comes_again_only_after_thirty_one_others)
{
    struct play p;
    uint16_t names[GROG_GENERATIONS];
    begin(&p, "seats 2", 1);
    for (unsigned i = 0; i < GROG_GENERATIONS; i++) {
        names[i] = raise_one(&p, 0);
        for (unsigned k = 0; k < i; k++)
            assert_int_not_equal(names[k], names[i]);
        grog_thing_free(&p.run, names[i]);
    }
    assert_int_equal(raise_one(&p, 0), names[1]);           /* generation 0 is only of a slot never used */
    end_play(&p);
}

TEST(there_is_no_thing_when_every_slot_is_taken)
{
    struct play p;
    begin(&p, "seats 2", 1);
    for (unsigned i = 0; i < STANDARDS; i++)
        assert_int_not_equal(raise_one(&p, 0), 0);
    struct duel before = p.duel;
    assert_int_equal(raise_one(&p, 0), 0);
    assert_memory_equal(&before, &p.duel, sizeof before);
    end_play(&p);
}

TEST(a_face_down_thing_shows_its_back_to_those_who_do_not_see_its_owners_cards)
{
    struct play p;
    begin(&p, "seats 4, open 1", 1);
    uint16_t ref = grog_thing_new(&p.run, ARRAY_GUARD, card("High Guard"), 0);
    struct grog_thing *t = grog_thing_at(p.m, &p.game, ref);
    assert_int_equal(grog_face(p.m, t), card("High Guard"));
    grog_hide(t);
    assert_int_equal(grog_face(p.m, t), card("Guard"));
    assert_true(grog_sees_thing(p.m, t, 0));
    assert_false(grog_sees_thing(p.m, t, 1));
    assert_true(grog_sees_thing(p.m, t, 2));        /* an ally */
    grog_reveal(&p.run, t);
    assert_true(p.run.barrier);
    assert_true(grog_sees_thing(p.m, t, 1));
    end_play(&p);
}

TEST(to_turn_up_what_lies_face_up_is_no_barrier)
{
    struct play p;
    begin(&p, "seats 2", 1);
    grog_reveal(&p.run, grog_thing_at(p.m, &p.game, raise_one(&p, 0)));
    assert_false(p.run.barrier);
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(a_new_thing_takes_the_lowest_free_slot),
        IT(a_thing_is_found_by_its_name_with_owner_and_card),
        IT(the_name_of_a_thing_that_left_finds_nothing),
        IT(names_of_no_slot_and_no_array_find_nothing),
        IT(a_freed_slot_is_zero_but_for_its_generation),
        IT(a_name_comes_again_only_after_thirty_one_others),
        IT(there_is_no_thing_when_every_slot_is_taken),
        IT(a_face_down_thing_shows_its_back_to_those_who_do_not_see_its_owners_cards),
        IT(to_turn_up_what_lies_face_up_is_no_barrier),
    };
    return cmocka_run_group_tests_name("things", tests, NULL, NULL);
}
