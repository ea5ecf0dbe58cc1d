/* SPDX-License-Identifier: MIT */
/* piles.c -- decks, hands, discards and cups. */
#include "support.h"

static const uint16_t *pile_of(const struct play *p, unsigned zone, unsigned i)
{
    return grog_pile_of(p->m, &p->game, zone, i);
}

static void assert_tail_is_zero(const struct play *p, unsigned zone, unsigned i)
{
    const uint16_t *pile = pile_of(p, zone, i);
    for (unsigned k = pile[0] + 1u; k <= p->m->system->zones[zone].room; k++)
        assert_int_equal(pile[k], 0);
}

static void assert_sorted(const uint16_t *pile)
{
    for (unsigned k = 2; k <= pile[0]; k++)
        assert_true(pile[k - 1] <= pile[k]);
}

TEST(the_top_of_a_stack_is_its_last_card)
{
    struct play p;
    begin(&p, "seats 2", 1);
    lay_out(&p, ZONE_DECK, 0, "Parry, High Cut");
    grog_put(&p.run, ZONE_DECK, 0, card("Banner"));
    assert_int_equal(p.duel.deck[p.duel.deck[0]], card("Banner"));
    assert_int_equal(grog_draw(&p.run, ZONE_DECK, 0), card("Banner"));
    assert_int_equal(grog_draw(&p.run, ZONE_DECK, 0), card("High Cut"));
    assert_int_equal(p.duel.deck[0], 1);
    end_play(&p);
}

TEST(a_set_is_drawn_at_random_and_stays_sorted)
{
    struct play p;
    unsigned first[20] = { 0 };
    begin(&p, "seats 2", 1);
    for (unsigned k = 0; k < 3000; k++) {
        lay_out(&p, ZONE_HAND, 0, "Parry, High Cut, Banner, Low Thrust");
        assert_sorted(pile_of(&p, ZONE_HAND, 0));
        first[grog_draw(&p.run, ZONE_HAND, 0)]++;
        assert_int_equal(p.duel.hand[0][0], 3);
        assert_sorted(pile_of(&p, ZONE_HAND, 0));
        assert_tail_is_zero(&p, ZONE_HAND, 0);
    }
    static const char *const names[] = { "Parry", "High Cut", "Banner", "Low Thrust" };
    for (unsigned i = 0; i < 4; i++)
        assert_in_range(first[card(names[i])], 650, 850);
    end_play(&p);
}

TEST(remove_takes_one_copy_and_closes_the_gap)
{
    struct play p;
    begin(&p, "seats 2", 1);
    lay_out(&p, ZONE_DISCARD, 0, "Parry, High Cut, Parry, Banner");
    assert_true(grog_remove(&p.run, ZONE_DISCARD, 0, card("Parry")));
    assert_int_equal(p.duel.discard[0], 3);
    assert_int_equal(p.duel.discard[1], card("Parry"));     /* the upper copy went */
    assert_int_equal(p.duel.discard[3], card("Banner"));
    assert_tail_is_zero(&p, ZONE_DISCARD, 0);
    assert_true(grog_holds(p.duel.discard, card("Parry")));
    end_play(&p);
}

TEST(remove_of_a_card_that_is_not_there_changes_nothing)
{
    struct play p;
    begin(&p, "seats 2", 1);
    lay_out(&p, ZONE_DISCARD, 0, "Parry, High Cut");
    struct duel before = p.duel;
    assert_false(grog_remove(&p.run, ZONE_DISCARD, 0, card("Banner")));
    assert_false(grog_holds(p.duel.discard, card("Banner")));
    assert_memory_equal(&before, &p.duel, sizeof before);
    end_play(&p);
}

TEST(a_shuffle_keeps_the_cards_and_sets_a_barrier)
{
    struct play p;
    begin(&p, "seats 2", 1);
    uint16_t before[1 + DECK_ROOM], after[1 + DECK_ROOM];
    memcpy(before, p.duel.deck, sizeof before);
    grog_shuffle(&p.run, ZONE_DECK, 0);
    memcpy(after, p.duel.deck, sizeof after);
    assert_true(p.run.barrier);
    assert_memory_not_equal(before, after, sizeof before);
    grog_sort(before + 1, before[0]);
    grog_sort(after + 1, after[0]);
    assert_memory_equal(before, after, sizeof before);
    end_play(&p);
}

TEST(an_empty_deck_is_refilled_from_the_discards_shuffled)
{
    struct play p;
    unsigned drawn[20] = { 0 };
    begin(&p, "seats 2", 1);
    for (unsigned k = 0; k < 600; k++) {
        lay_out(&p, ZONE_DECK, 0, "");
        lay_out(&p, ZONE_DISCARD, 0, "Parry, High Cut, Banner");
        p.run.barrier = false;
        drawn[grog_draw(&p.run, ZONE_DECK, 0)]++;
        assert_true(p.run.barrier);
        assert_int_equal(p.duel.discard[0], 0);
        assert_int_equal(p.duel.deck[0], 2);
        assert_tail_is_zero(&p, ZONE_DECK, 0);
        assert_tail_is_zero(&p, ZONE_DISCARD, 0);
    }
    assert_true(drawn[card("Parry")] > 150 && drawn[card("High Cut")] > 150 && drawn[card("Banner")] > 150);
    end_play(&p);
}

TEST(nothing_is_drawn_from_a_pile_that_is_empty_for_good)
{
    struct play p;
    begin(&p, "seats 2", 1);
    lay_out(&p, ZONE_DECK, 0, "");
    lay_out(&p, ZONE_DISCARD, 0, "");
    lay_out(&p, ZONE_HAND, 0, "");
    struct duel before = p.duel;
    assert_int_equal(grog_draw(&p.run, ZONE_DECK, 0), 0);       /* its refill is empty too */
    assert_int_equal(grog_draw(&p.run, ZONE_DISCARD, 0), 0);    /* it has none */
    assert_int_equal(grog_draw(&p.run, ZONE_HAND, 0), 0);
    assert_memory_equal(&before.deck, &p.duel.deck, sizeof before - offsetof(struct duel, deck));
    end_play(&p);
}

TEST(a_hidden_draw_is_a_barrier_and_an_open_one_is_not)
{
    struct play p;
    begin(&p, "seats 2", 1);
    lay_out(&p, ZONE_DISCARD, 0, "Parry");
    grog_draw(&p.run, ZONE_DISCARD, 0);
    assert_false(p.run.barrier);
    grog_draw(&p.run, ZONE_DECK, 0);
    assert_true(p.run.barrier);
    end_play(&p);
}

TEST(a_cup_gives_back_what_was_put_in)
{
    struct play p;
    unsigned seen = 0;
    begin(&p, "seats 2", 1);
    lay_out(&p, ZONE_HAND, 1, "Wild Swing, Parry, Banner, Trophy, High Cut");
    for (unsigned i = 0; i < 5; i++)
        seen |= 1u << grog_draw(&p.run, ZONE_HAND, 1);
    assert_int_equal(seen, 1u << card("Wild Swing") | 1u << card("Parry") | 1u << card("Banner")
                           | 1u << card("Trophy") | 1u << card("High Cut"));
    assert_int_equal(grog_draw(&p.run, ZONE_HAND, 1), 0);
    end_play(&p);
}

TEST(tails_stay_zero_in_whole_games)
{
    struct play p;
    struct grog_dice dice = { .key = { 5 } };
    begin(&p, "seats 4, rounds 20", 3);
    while (!p.game.over) {
        step(&p, &dice);
        for (unsigned z = 0; z < p.m->system->n_zones; z++)
            for (unsigned i = 0; i < p.m->system->zones[z].piles; i++)
                assert_tail_is_zero(&p, z, i);
    }
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(the_top_of_a_stack_is_its_last_card),
        IT(a_set_is_drawn_at_random_and_stays_sorted),
        IT(remove_takes_one_copy_and_closes_the_gap),
        IT(remove_of_a_card_that_is_not_there_changes_nothing),
        IT(a_shuffle_keeps_the_cards_and_sets_a_barrier),
        IT(an_empty_deck_is_refilled_from_the_discards_shuffled),
        IT(nothing_is_drawn_from_a_pile_that_is_empty_for_good),
        IT(a_hidden_draw_is_a_barrier_and_an_open_one_is_not),
        IT(a_cup_gives_back_what_was_put_in),
        IT(tails_stay_zero_in_whole_games),
    };
    return cmocka_run_group_tests_name("piles", tests, NULL, NULL);
}
