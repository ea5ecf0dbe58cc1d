/* SPDX-License-Identifier: MIT */
/* hn_orders.c -- Order Phase: how many tokens, who must have one, and what the enemy sees of them. */
#include "battle.h"

#include "heroes/orders.h"

static const char *const field = ". . . . . .\n"
                                 ". . . . . .";
#define STAFF "army1 Blue Headquarters"

/* How many tokens of this number lie in the seat's pool? */
static unsigned in_pool(const struct play *p, unsigned seat, int low, int high)
{
    unsigned n = 0;
    for (unsigned i = 1; i <= p->hn.pool[seat][0]; i++) {
        int number = numbers_of(p->m, p->hn.pool[seat][i])[TOKEN_NUMBER];
        n += number >= low && number <= high;
    }
    return n;
}
static unsigned orders(const struct play *p) { return in_pool(p, 0, 1, MOST_ORDERS); }

static void collect(struct play *p)
{
    struct grog_run r = { .m = p->m, .g = &p->game, .events = &p->heard };
    hn_collect_tokens(&r);
}

TEST(stars_of_tiles_options_and_units_are_counted)
{
    RULE("HN-ORD-06"); RULE("HN-ORD-07"); RULE("HN-ABL-94"); RULE("HN-ABL-97"); RULE("HN-OOP-28"); RULE("HN-ORD-10");
    struct play p;
    battle_with(&p, STAFF " + Blue Planning", field);
    unsigned colonel = put(&p, "Blue Colonel", "A1");
    put(&p, "Blue Runner", "B1");
    put(&p, "Red Rifles", "F2");
    collect(&p);                                        /* a star of the tile, of the option, two, and a personal one */
    assert_int_equal(orders(&p), 5);
    for (int n = 1; n <= 5; n++)
        assert_int_equal(in_pool(&p, 0, n, n), 1);
    assert_int_equal(in_pool(&p, 0, BLUFF, BLUFF), 1);
    assert_int_equal(p.hn.stars[0], 5);
    /* A concealed officer has his stars; one who is not on the board has none. */
    p.hn.unit[colonel].place = 0;
    collect(&p);
    assert_int_equal(orders(&p), 3);
    grog_match_free(p.m);
}

TEST(ten_orders_at_most)
{
    RULE("HN-ORD-08"); RULE("HN-OOP-29"); RULE("HN-TRT-13");
    struct play p;
    battle_with(&p, STAFF " + Blue Planning + Blue Hardened", field);
    for (unsigned i = 0; i < 4; i++)
        put(&p, "Blue Colonel", i == 0 ? "A1" : i == 1 ? "B1" : i == 2 ? "C1" : "D1");
    put(&p, "Red Rifles", "F2");
    collect(&p);
    assert_int_equal(orders(&p), 10);                   /* of 11 */
    assert_int_equal(p.hn.stars[0], 10);
    assert_int_equal(in_pool(&p, 0, SPECIAL_ORDER, SPECIAL_ORDER), 0);  /* the eleventh is no Special Order */
    grog_match_free(p.m);
}

TEST(a_lost_star_counts_when_tokens_are_taken_again)
{
    RULE("HN-ORD-09"); RULE("HN-ABL-95"); RULE("HN-SUP-13");
    struct play p;
    battle_with(&p, STAFF, field);
    unsigned colonel = put(&p, "Blue Colonel", "A1");
    put(&p, "Red Rifles", "F2");
    struct grog_run r = { .m = p.m, .g = &p.game };
    collect(&p);
    assert_int_equal(orders(&p), 3);
    hn_turn_over(&r, unit_ref(&p.hn, colonel));         /* its other side has one star fewer */
    assert_int_equal(orders(&p), 3);
    collect(&p);
    assert_int_equal(orders(&p), 2);
    hn_eliminate(&r, unit_ref(&p.hn, colonel));
    assert_int_equal(orders(&p), 2);
    collect(&p);
    assert_int_equal(orders(&p), 1);
    grog_match_free(p.m);
}

TEST(tokens_go_down_in_turn_from_the_initiative_on)
{
    RULE("HN-ORD-01"); RULE("HN-ORD-02"); RULE("HN-ORD-03"); RULE("HN-ORD-12"); RULE("HN-ORD-14");
    struct play p;
    battle(&p, field);
    for (unsigned i = 0; i < 2; i++)
        put(&p, "Blue Rifles", i ? "B1" : "A1");
    for (unsigned i = 0; i < 3; i++)
        put(&p, "Red Rifles", i == 0 ? "D2" : i == 1 ? "E2" : "F2");
    p.game.initiative = 1;
    to_orders(&p);
    assert_int_equal(p.game.asked, 2);
    take_as(&p, 1, "order Red Rifles/3, Red Order 2");
    assert_int_equal(p.game.asked, 1);
    take(&p, "order Blue Rifles/1, Blue Bluff");
    take_as(&p, 1, "order Red Rifles/4, Red Order 1");
    assert_false(offered(&p, "order Blue Rifles/1, Blue Order 1"));
    assert_refused(&p, "order Blue Rifles/1, Blue Order 1", "HN-ORD-03");
    take(&p, "order Blue Rifles/2, Blue Order 1");
    assert_int_equal(p.game.asked, 2);                  /* Blue has no unit left: Red goes on alone */
    take_as(&p, 1, "order Red Rifles/5, Red Order 3");
    assert_int_equal(p.hn.phase, PHASE_ACTIVATION);     /* what is left over stays unplaced */
    assert_true(p.hn.pool[0][0] > 0);
    end_play(&p);
}

TEST(the_enemy_sees_a_back)
{
    RULE("HN-ORD-11"); RULE("HN-ORD-05");
    struct play p;
    static union grog_any_game view;
    battle(&p, field);
    unsigned a = put(&p, "Blue Rifles", "A1"), b = put(&p, "Blue Rifles", "B1");
    put(&p, "Red Rifles", "F2");
    order(&p, a, 1);
    order(&p, b, BLUFF);
    grog_view(p.m, &p.game, 1, &view.game);
    assert_int_equal(const_heroes(&view.game)->token[0].thing.card, const_heroes(&view.game)->token[1].thing.card);
    grog_view(p.m, &p.game, 0, &view.game);
    assert_int_not_equal(const_heroes(&view.game)->token[0].thing.card, const_heroes(&view.game)->token[1].thing.card);
    /* Lost, it goes back unseen. */
    struct grog_run r = { .m = p.m, .g = &p.game, .events = &p.heard };
    grog_forget(&p.heard);
    hn_lose_token(&r, a);
    assert_true(told(&p, "loses its token: Blue Rifles/1"));
    assert_int_equal(told_at(&p, "its order is revealed"), -1);
    assert_null(hn_token_on(&p.hn, a));
    grog_view(p.m, &p.game, 1, &view.game);
    for (unsigned i = 1; i <= const_heroes(&view.game)->spent[0][0]; i++)
        assert_int_equal(kind_of(p.m, const_heroes(&view.game)->spent[0][i]), OF_BACK);
    grog_match_free(p.m);
}

TEST(options_give_bluffs_and_special_orders)
{
    RULE("HN-OOP-03"); RULE("HN-OOP-04"); RULE("HN-OOP-05"); RULE("HN-ORD-15"); RULE("HN-ORD-17");
    struct play p;
    battle_with(&p, STAFF " + Blue Battle Plan + Blue Battle Plan + Blue Battle Plan + Blue Bluffing + Blue Bluffing",
                field);
    put(&p, "Blue Rifles", "A1");
    put(&p, "Red Rifles", "F2");
    for (unsigned round = 0; round < 2; round++) {      /* for the whole game */
        collect(&p);
        assert_int_equal(in_pool(&p, 0, SPECIAL_ORDER, SPECIAL_ORDER), 2);
        assert_int_equal(in_pool(&p, 0, BLUFF, BLUFF), 2);
        assert_int_equal(p.hn.specials[0], 2);
    }
    grog_match_free(p.m);
    battle_with(&p, STAFF " + Blue Battle Plan", field);
    put(&p, "Blue Rifles", "A1");
    collect(&p);
    assert_int_equal(in_pool(&p, 0, SPECIAL_ORDER, SPECIAL_ORDER), 1);
    assert_int_equal(in_pool(&p, 1, SPECIAL_ORDER, SPECIAL_ORDER), 0);
    grog_match_free(p.m);
}

TEST(a_card_gives_a_special_order_for_the_round)
{
    RULE("HN-ORD-15"); RULE("HN-ORD-17");
    struct play p;
    battle_with(&p, STAFF " + Blue Battle Plan + Blue High Command x4", field);
    put(&p, "Blue Rifles", "A1");
    put(&p, "Red Rifles", "F2");
    struct grog_run r = { .m = p.m, .g = &p.game };
    for (unsigned i = 0; i < 2; i++) {
        grog_remove(&r, ZONE_DECK, 0, card("Blue High Command"));
        grog_put(&r, ZONE_HAND, 0, card("Blue High Command"));
    }
    to_orders(&p);
    assert_question(&p, "cards before orders");
    take(&p, "play Blue High Command");
    assert_int_equal(p.hn.specials[0], 2);
    assert_int_equal(in_pool(&p, 0, SPECIAL_ORDER, SPECIAL_ORDER), 2);
    assert_question(&p, "place an order");              /* two at most: the other card would do nothing */
    end_play(&p);
}

TEST(a_personal_order_must_go_to_its_unit)
{
    RULE("HN-ABL-98");
    struct play p;
    battle_with(&p, STAFF, field);
    put(&p, "Blue Runner", "A1");
    put(&p, "Blue Rifles", "B1");
    put(&p, "Blue Rifles", "C1");
    put(&p, "Red Rifles", "F2");
    to_orders(&p);                                      /* two orders and a bluff */
    assert_refused(&p, "order Blue Runner/1, Blue Bluff", "HN-ABL-98");
    take(&p, "order Blue Rifles/2, Blue Order 1");
    pass_all(&p);
    take_as(&p, 1, "order Red Rifles/4, Red Order 1");
    assert_refused(&p, "order Blue Rifles/3, Blue Order 2", "HN-ABL-98");
    assert_true(offered(&p, "order Blue Rifles/3, Blue Bluff"));
    take(&p, "order Blue Runner/1, Blue Order 2");
    assert_true(offered(&p, "order Blue Rifles/3, Blue Bluff"));
    end_play(&p);
}

TEST(a_hardened_tile_has_an_order_of_its_own)
{
    RULE("HN-TRT-11"); RULE("HN-TRT-12");
    struct play p;
    battle_with(&p, "army1 Blue Elite + Blue Hardened + Blue Proud", field);
    unsigned a = put(&p, "Blue Rifles", "A1");
    unsigned b = put(&p, "Blue Rifles", "B1"), c = put(&p, "Blue Rifles", "C1"), d = put(&p, "Blue Rifles", "D1");
    put(&p, "Red Rifles", "F2");
    unsigned e = put(&p, "Blue Rifles", "E1");
    struct ground_plan *q = (struct ground_plan *)(uintptr_t)p.m->own;
    q->roster[p.hn.unit[b].roster].tile = q->roster[p.hn.unit[c].roster].tile = q->roster[p.hn.unit[d].roster].tile = 3;
    q->roster[p.hn.unit[e].roster].tile = 3;
    collect(&p);
    assert_int_equal(orders(&p), 4);                    /* 2 + 1 and the extra one */
    to_orders(&p);
    assert_refused(&p, "order Blue Rifles/1, Blue Bluff", "HN-TRT-12");
    take(&p, "order Blue Rifles/2, Blue Order 1");
    take_as(&p, 1, "order Red Rifles/5, Red Order 1");
    take(&p, "order Blue Rifles/3, Blue Order 2");
    assert_true(offered(&p, "order Blue Rifles/4, Blue Order 3"));      /* two are left, one is owed */
    take(&p, "order Blue Rifles/4, Blue Order 3");
    assert_true(offered(&p, "order Blue Rifles/1, Blue Order 4"));
    assert_refused(&p, "order Blue Rifles/1, Blue Bluff", "HN-TRT-12");
    assert_refused(&p, "order Blue Rifles/6, Blue Order 4", "HN-TRT-12");   /* of another tile: the last goes to it */
    assert_true(offered(&p, "order Blue Rifles/6, Blue Bluff"));
    p.hn.unit[a].place = 0;
    collect(&p);
    assert_int_equal(orders(&p), 3);                    /* nobody of the tile is left to get it */
    end_play(&p);
}

TEST(each_hardened_option_binds_an_order)
{
    RULE("HN-TRT-12");
    struct play p;
    battle_with(&p, "army1 Blue Elite + Blue Hardened x2 + Blue Proud", field);
    unsigned a = put(&p, "Blue Rifles", "A1"), b = put(&p, "Blue Rifles", "B1");
    unsigned c = put(&p, "Blue Rifles", "C1"), d = put(&p, "Blue Rifles", "D1"), e = put(&p, "Blue Rifles", "E1");
    put(&p, "Red Rifles", "F2");
    struct ground_plan *q = (struct ground_plan *)(uintptr_t)p.m->own;
    q->roster[p.hn.unit[c].roster].tile = q->roster[p.hn.unit[d].roster].tile = q->roster[p.hn.unit[e].roster].tile = 4;
    collect(&p);
    assert_int_equal(orders(&p), 5);                    /* 2 + 1 and the two of the tile with two units */
    to_orders(&p);
    assert_refused(&p, "order Blue Rifles/1, Blue Bluff", "HN-TRT-12");     /* both units of it must have one */
    assert_refused(&p, "order Blue Rifles/2, Blue Bluff", "HN-TRT-12");
    take(&p, "order Blue Rifles/1, Blue Order 1");
    take_as(&p, 1, "order Red Rifles/6, Red Order 1");
    assert_refused(&p, "order Blue Rifles/2, Blue Bluff", "HN-TRT-12");     /* one order there is not enough */
    take(&p, "order Blue Rifles/3, Blue Order 2");
    take(&p, "order Blue Rifles/4, Blue Order 3");
    assert_true(offered(&p, "order Blue Rifles/5, Blue Order 4"));          /* two are left, one is owed */
    take(&p, "order Blue Rifles/5, Blue Order 4");
    assert_true(offered(&p, "order Blue Rifles/2, Blue Order 5"));
    p.hn.unit[b].place = 0;
    collect(&p);
    assert_int_equal(orders(&p), 4);                    /* one of its units is left, for one of them */
    p.hn.unit[a].place = 0;
    collect(&p);
    assert_int_equal(orders(&p), 3);
    end_play(&p);
}

TEST(on_an_officer_s_tile_hardened_is_the_whole_army_s)
{
    RULE("HN-TRT-12"); RULE("HN-ARM-12");
    struct play p;
    battle_with(&p, "army1 Blue Headquarters + Blue Hardened + Blue Proud", field);
    unsigned a = put(&p, "Blue Rifles", "A1"), other[3] = { put(&p, "Blue Rifles", "B1") };
    other[1] = put(&p, "Blue Rifles", "C1");
    other[2] = put(&p, "Blue Rifles", "D1");
    put(&p, "Red Rifles", "F2");
    struct ground_plan *q = (struct ground_plan *)(uintptr_t)p.m->own;
    for (unsigned i = 0; i < 3; i++)
        q->roster[p.hn.unit[other[i]].roster].tile = 3;
    collect(&p);
    assert_int_equal(orders(&p), 3);
    to_orders(&p);
    assert_true(offered(&p, "order Blue Rifles/1, Blue Bluff"));
    take(&p, "order Blue Rifles/2, Blue Order 1");
    take_as(&p, 1, "order Red Rifles/5, Red Order 1");
    take(&p, "order Blue Rifles/3, Blue Order 2");
    assert_true(offered(&p, "order Blue Rifles/4, Blue Order 3"));
    p.hn.unit[a].place = 0;
    collect(&p);
    assert_int_equal(orders(&p), 3);                    /* nobody of the tile is left: it is the others' */
    end_play(&p);
}

TEST(infantry_and_vehicles_are_units_and_a_wreck_is_none)
{
    RULE("HN-CTR-01");
    struct play p;
    battle(&p, ". . . . . . . .\n"
               ". . . . . . . .");
    put(&p, "Blue Rifles", "A1");
    put(&p, "Blue Car", "C1");
    face(&p, put(&p, "Blue Tank", "F1"), EAST);
    unsigned wreck = put(&p, "Blue Car", "H1");
    put(&p, "Red Rifles", "A2");
    p.hn.unit[wreck].flags |= UNIT_WRECKED;
    collect(&p);
    to_orders(&p);
    assert_true(offered(&p, "order Blue Rifles/1, Blue Order 1"));
    assert_true(offered(&p, "order Blue Car/2, Blue Order 1"));
    assert_true(offered(&p, "order Blue Tank/3, Blue Order 1"));
    assert_false(offered(&p, "order Blue Car/4, Blue Order 1"));
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(stars_of_tiles_options_and_units_are_counted), IT(ten_orders_at_most),
        IT(a_lost_star_counts_when_tokens_are_taken_again), IT(tokens_go_down_in_turn_from_the_initiative_on),
        IT(the_enemy_sees_a_back), IT(options_give_bluffs_and_special_orders),
        IT(a_card_gives_a_special_order_for_the_round), IT(a_personal_order_must_go_to_its_unit),
        IT(a_hardened_tile_has_an_order_of_its_own),
        IT(each_hardened_option_binds_an_order),
        IT(on_an_officer_s_tile_hardened_is_the_whole_army_s),
        IT(infantry_and_vehicles_are_units_and_a_wreck_is_none),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
