/* SPDX-License-Identifier: MIT */
/* bots.c -- bots are found by system and name, and choose from a view what the game offers. */
#include "support.h"
#include "bots/bots.h"

TEST(every_system_has_a_random_bot)
{
    assert_ptr_equal(grog_bot_find("duel", "random"), &grog_bot_random);
    assert_ptr_equal(grog_bot_find("a system of tomorrow", "random"), &grog_bot_random);
    assert_ptr_equal(grog_bot_of("duel", 0), &grog_bot_random);
}

TEST(no_bot_has_another_name)
{
    assert_null(grog_bot_find("duel", "nobody"));
    assert_null(grog_bot_find("duel", ""));
    assert_null(grog_bot_of("duel", 1000));
}

/* A whole game by views: what is chosen is offered, and the same dice choose the same. */
TEST(a_bot_plays_a_game_by_its_views)
{
    struct play p;
    static union grog_any_game view;
    uint8_t seed[GROG_SEED_BYTES];
    struct grog_dice dice, again;
    begin(&p, "seats 4, open 0", 5);
    grog_seed_from_number(9, seed);
    grog_dice_seed(&dice, seed);
    while (!grog_over(&p.game)) {
        unsigned seat = grog_first_seat(grog_asked(&p.game));
        const struct grog_options *l = options_of(&p, seat);
        struct grog_option first, second;
        grog_view(p.m, &p.game, seat, &view.game);
        again = dice;
        assert_true(grog_bot_random.choose(p.m, &view.game, seat, l->at, l->n, &dice, &first));
        assert_true(grog_bot_random.choose(p.m, &view.game, seat, l->at, l->n, &again, &second));
        assert_true(grog_same_option(first, second));
        assert_int_equal(grog_take(p.m, &p.game, seat, first, NULL), GROG_OK);
    }
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(every_system_has_a_random_bot),
        IT(no_bot_has_another_name),
        IT(a_bot_plays_a_game_by_its_views),
    };
    return cmocka_run_group_tests_name("bots", tests, NULL, NULL);
}
