/* SPDX-License-Identifier: MIT */
/* hn_smoke.c -- Smoke: orders on the option, the pattern, how it fades and what it hides. */
#include "sappers.h"

#include "kernel/square.h"

static void smoke_only(struct play *p, const char *picture)
{
    sappers(p, picture);
    option(p, "Blue Nest")->left = option(p, "Red Nest")->left = 0;
}
static const char *const field = ". . . . . . . .\n"
                                 ". . . . . . . .\n"
                                 ". . . . . . . .\n"
                                 ". . . . . . . .";

static void put_smoke(struct play *p, unsigned mark, const char *corner, unsigned level)
{
    p->hn.mark_type[mark] = MARK_SMOKE;
    p->hn.mark_at[mark] = grog_corner_named(corner);
    p->hn.mark_card[mark] = card("Blue Smoke");
    p->hn.mark_level[mark] = (uint8_t)level;
}

/* A token face down on the option. */
static void order_smoke(struct play *p, unsigned number)
{
    struct grog_run r = { .m = p->m, .g = &p->game };
    const uint16_t *spent = p->hn.spent[0];
    for (unsigned i = 1; i <= spent[0]; i++) {
        uint16_t token = spent[i];
        if (numbers_of(p->m, token)[TOKEN_NUMBER] != (int)number)
            continue;
        grog_remove(&r, ZONE_SPENT, 0, token);
        uint16_t ref = grog_thing_new(&r, ARRAY_TOKEN, token, 0);
        p->hn.token[grog_ref_slot(ref)].holding = (uint8_t)(option(p, "Blue Smoke") - p->hn.holding + 1);
        grog_hide(&p->hn.token[grog_ref_slot(ref)].thing);
        return;
    }
    fail_msg("no token %u", number);
}

TEST(orders_are_placed_on_smoke)
{
    RULE("HN-OOP-30");
    RULE("HN-OOP-31");
    RULE("HN-OOP-32");
    struct play p;
    smoke_only(&p, field);
    put(&p, "Blue Rifles", "A1");
    put(&p, "Red Rifles", "H4");
    assert_int_equal(option(&p, "Blue Smoke")->left, 3);
    option(&p, "Red Smoke")->left = 0;
    to_orders(&p);
    for (unsigned n = 1; n <= 4; n++) {
        char which[32];
        snprintf(which, sizeof which, ", Blue Order %u", n);
        const char *text = about(&p, "order option ", "Blue Smoke", which);
        if (n <= 3) {
            take(&p, text);
            if (p.game.asked == 2)
                take_as(&p, 1, "order Red Rifles/2, Red Order 1");
        } else {
            assert_refused(&p, text, "HN-OOP-32");      /* one order a bomb */
        }
    }
    end_play(&p);
}

TEST(smoke_is_laid_when_its_number_comes_up)
{
    RULE("HN-OOP-33");
    RULE("HN-OOP-34");
    RULE("HN-OOP-35");
    struct play p;
    smoke_only(&p, field);
    put(&p, "Blue Rifles", "A1");
    put(&p, "Red Rifles", "H4");
    order_smoke(&p, 1);
    order_smoke(&p, 2);
    to_activation(&p);
    assert_question(&p, "smoke");
    assert_true(offered(&p, about(&p, "lay smoke ", "Blue Smoke", ", @0/A1")));     /* any corner of the board */
    assert_true(offered(&p, about(&p, "lay smoke ", "Blue Smoke", ", H4/I5")));
    TAKE(&p, about(&p, "lay smoke ", "Blue Smoke", ", D2/E3"), 2);      /* east, by one */
    assert_int_equal(p.hn.mark_at[0], grog_corner_named("E2/F3"));
    assert_int_equal(p.hn.mark_level[0], 4);
    assert_int_equal(option(&p, "Blue Smoke")->left, 2);
    TAKE(&p, about(&p, "lay smoke ", "Blue Smoke", ", D2/E3"), 6);      /* it stays */
    assert_int_equal(p.hn.mark_at[1], grog_corner_named("D2/E3"));
    end_play(&p);
}

TEST(veterans_throw_its_dispersal_again)
{
    RULE("HN-TRT-36");
    struct play p;
    battle_with(&p, "army1 Blue Gunnery + Blue Veterans + Blue Depot + Blue Smoke", field);
    put(&p, "Blue Rifles", "A1");
    put(&p, "Red Rifles", "H4");
    order_smoke(&p, 1);
    to_activation(&p);
    TAKE(&p, about(&p, "lay smoke ", "Blue Smoke", ", D2/E3"), 2);
    assert_question(&p, "rolled");
    TAKE(&p, about(&p, "reroll ", "Blue Veterans", ", 1"), 6);
    take(&p, "pass");
    assert_int_equal(p.hn.mark_at[0], grog_corner_named("D2/E3"));
    assert_int_equal(option(&p, "Blue Veterans")->left, 2);
    end_play(&p);
}

TEST(smoke_that_leaves_the_board_is_lost)
{
    RULE("HN-OOP-34");
    struct play p;
    smoke_only(&p, field);
    put(&p, "Blue Rifles", "A1");
    put(&p, "Red Rifles", "H4");
    order_smoke(&p, 1);
    to_activation(&p);
    TAKE(&p, about(&p, "lay smoke ", "Blue Smoke", ", D0/E1"), 1);
    assert_is(&p, "mark_type[0] = 0");
    assert_int_equal(option(&p, "Blue Smoke")->left, 2);
    end_play(&p);
}

TEST(smoke_thins_and_goes)
{
    RULE("HN-OOP-36");
    RULE("HN-OOP-37");
    RULE("HN-SUP-09");
    struct play p;
    smoke_only(&p, field);
    put(&p, "Blue Rifles", "A1");
    unsigned them = put(&p, "Red Rifles", "H4");
    p.hn.unit[them].flags = UNIT_ACTED;
    put_smoke(&p, 0, "D2/E3", 2);
    put_smoke(&p, 1, "E2/F3", 4);
    to_supply(&p);
    take(&p, "done");
    assert_is(&p, "mark_type[0] = 0");
    assert_is(&p, "mark_type[1] = 4");
    assert_int_equal(p.hn.mark_level[1], 2);
    end_play(&p);
}

TEST(shots_across_into_and_out_of_smoke)
{
    RULE("HN-OOP-38");
    struct play p;
    smoke_only(&p, field);
    unsigned us = put(&p, "Blue Rifles", "A2"), them = put(&p, "Red Rifles", "H2");
    put_smoke(&p, 0, "D1/E2", 4);                       /* D1, E1, D2, E2 */
    static const char *const at[][2] = { { "A2", "F2" }, { "A2", "D2" }, { "E2", "H2" }, { "A3", "F3" } };
    for (unsigned i = 0; i < 4; i++) {
        p.hn.unit[us].place = (uint16_t)place(at[i][0]);
        p.hn.unit[them].place = (uint16_t)place(at[i][1]);
        p.hn.unit[us].flags = p.hn.unit[them].flags = 0;
        p.hn.unit[us].shots = 0;
        activate(&p, us);
        TAKE(&p, "fire Blue Rifles/1, Rifles, plain, Red Rifles/2", 6);
        assert_int_equal(!!(p.hn.unit[them].flags & UNIT_TURNED), i == 3);  /* 6 + 2 - 4 = 4; but beside it 8 */
    }
    p.hn.mark_level[0] = 2;
    p.hn.unit[us].place = (uint16_t)place("A2");
    p.hn.unit[them].place = (uint16_t)place("F2");
    p.hn.unit[us].flags = p.hn.unit[us].shots = p.hn.unit[them].flags = 0;
    activate(&p, us);
    TAKE(&p, "fire Blue Rifles/1, Rifles, plain, Red Rifles/2", 6);
    assert_true(p.hn.unit[them].flags & UNIT_TURNED);   /* 6 + 2 - 2 = 6 */
    end_play(&p);
}

TEST(blasts_across_into_and_out_of_smoke)
{
    RULE("HN-OOP-38");
    struct play p;
    static const struct { const char *smoke; unsigned level; bool hits; } at[] = {
        { "D3/E4", 4, true }, { "D1/E2", 4, false }, { "D1/E2", 2, true }, { "A1/B2", 4, false }, { "F1/G2", 4, false },
    };
    for (unsigned i = 0; i < 5; i++) {                  /* beside the line; across it; thin; out of it; into it */
        smoke_only(&p, field);
        unsigned us = put(&p, "Blue Mortar", "A2"), them = put(&p, "Red Rifles", "G2");
        put_smoke(&p, 0, at[i].smoke, at[i].level);
        put(&p, "Red Clerks", "C2");                    /* they hide the corner, and no more */
        activate(&p, us);
        TAKE(&p, "bombard Blue Mortar/1, Mortar, F1/G2", 6, 6);      /* it does not scatter; 6 + 3 against 6 */
        assert_int_equal(is_hurt(&p, them), at[i].hits);
        end_play(&p);
    }
}

TEST(a_grenade_out_of_smoke)
{
    RULE("HN-OOP-38");
    struct play p;
    for (unsigned smoke = 0; smoke < 2; smoke++) {
        smoke_only(&p, field);
        unsigned us = put(&p, "Blue Rifles", "A2"), them = put(&p, "Red Rifles", "C2");
        if (smoke)
            put_smoke(&p, 0, "@1/A2", 4);
        activate(&p, us);
        TAKE(&p, "bombard Blue Rifles/1, Blue Grenades, B1/C2", 5);
        assert_int_equal(is_hurt(&p, them), !smoke);
        end_play(&p);
    }
}

TEST(no_howitzer_through_smoke)
{
    RULE("HN-OOP-38");
    struct play p;
    smoke_only(&p, field);
    unsigned us = put(&p, "Blue Howitzer", "A2");
    put(&p, "Red Rifles", "H2");
    put_smoke(&p, 0, "D1/E2", 2);
    activate(&p, us);
    assert_refused(&p, "bombard Blue Howitzer/1, Howitzer, G1/H2", "HN-ABL-50");
    end_play(&p);
}

static const char *const deep_field = ". . . . . . . .\n"
                                      ". . . . . . . .\n"
                                      ". . . . . . . .\n"
                                      ". . . . . . . .\n"
                                      ". . . . . . . .";

/* Its rear square has the corner in the arc, but lies in smoke; its front square sees it, and it is not in the arc. */
TEST(arc_and_sight_of_a_blast_are_from_one_and_the_same_square)
{
    RULE("HN-FIR-11");
    struct play p;
    smoke_only(&p, deep_field);
    unsigned us = put(&p, "Blue Siege Carrier", "D2");
    face(&p, us, EAST);
    put(&p, "Red Rifles", "H5");
    activate(&p, us);
    assert_true(offered(&p, "bombard Blue Siege Carrier/1, Siege Gun, E4/F5"));     /* from the rear */
    assert_refused(&p, "bombard Blue Siege Carrier/1, Siege Gun, D4/E5", "HN-FIR-11");
    put_smoke(&p, 0, "B2/C3", 2);
    assert_refused(&p, "bombard Blue Siege Carrier/1, Siege Gun, E4/F5", "HN-ABL-50");
    assert_true(offered(&p, "bombard Blue Siege Carrier/1, Siege Gun, F3/G4"));     /* from the front: both */
    end_play(&p);
}

/* The front square looks past the smoke, but the target is not in its arc; the rear square lies in it. */
TEST(smoke_counts_on_the_line_from_the_square_that_fires)
{
    RULE("HN-OOP-38"); RULE("HN-FIR-11");
    struct play p;
    for (unsigned smoke = 0; smoke < 2; smoke++) {
        smoke_only(&p, deep_field);
        unsigned us = put(&p, "Blue Siege Carrier", "D2"), wreck = put(&p, "Red Jeep", "F5");
        face(&p, us, EAST);
        p.hn.unit[wreck].flags = UNIT_WRECKED;
        put(&p, "Red Rifles", "H1");
        if (smoke)
            put_smoke(&p, 0, "B2/C3", 4);
        activate(&p, us);
        TAKE(&p, "fire at wreck Blue Siege Carrier/1, Siege Gun, Red Jeep/2", 4, 1, 1);
        assert_int_equal(p.hn.unit[wreck].demolition, !smoke);   /* 4, or 4 less 4 */
        end_play(&p);
    }
}

TEST(smoke_on_rockets_from_the_square_that_fires)
{
    RULE("HN-OOP-38"); RULE("HN-FIR-11"); RULE("HN-ABL-67");
    struct play p;
    for (unsigned smoke = 0; smoke < 2; smoke++) {
        smoke_only(&p, deep_field);
        unsigned us = put(&p, "Blue Rocket Carrier", "D2"), them = put(&p, "Red Rifles", "E5");
        face(&p, us, EAST);
        if (smoke)
            put_smoke(&p, 0, "B2/C3", 4);
        activate(&p, us);
        if (smoke)                                      /* the rear does not see it: it may scatter */
            TAKE(&p, "bombard Blue Rocket Carrier/1, Rocket Rack, E4/F5", 6, 6);
        else
            TAKE(&p, "bombard Blue Rocket Carrier/1, Rocket Rack, E4/F5", 6);
        assert_int_equal(is_hurt(&p, them), !smoke);    /* 6 + 3, less 4 */
        end_play(&p);
    }
}

/* Both squares of the carrier lie beside the room; its window is before the front, which lies in smoke. */
TEST(smoke_on_a_throw_from_the_square_before_the_window)
{
    RULE("HN-OOP-38");
    struct play p;
    for (unsigned smoke = 0; smoke < 2; smoke++) {
        smoke_only(&p, "+ + + +-+ + +\n"
                       " . . .|_|. . \n"
                       "+ + + +o+ + +\n"
                       " . . . . . . \n"
                       "+ + + + + + +\n"
                       " . . . . . . \n"
                       "+ + + + + + +\n");
        unsigned carrier = put(&p, "Blue Carrier", "D2"), us = put(&p, "Blue Rifles", "");
        unsigned them = put(&p, "Red Rifles", "D1");
        face(&p, carrier, EAST);
        p.hn.unit[us].aboard = (uint8_t)(carrier + 1);
        if (smoke)
            put_smoke(&p, 0, "D2/E3", 4);
        activate(&p, us);
        TAKE(&p, "throw into Blue Rifles/2, Blue Grenades, D1", 5, 1);  /* 5 + 4, less 4 */
        assert_int_equal(is_hurt(&p, them), !smoke);
        end_play(&p);
    }
}

TEST(a_special_order_lays_smoke_out_of_turn)
{
    RULE("HN-ORD-18");
    struct play p;
    smoke_only(&p, field);
    unsigned us = put(&p, "Blue Rifles", "A1");
    put(&p, "Red Rifles", "H4");
    order_smoke(&p, SPECIAL_ORDER);
    order(&p, us, 1);
    p.hn.specials[0] = 1;
    to_activation(&p);
    take(&p, about(&p, "special order on option ", "Blue Smoke", ", 1"));
    TAKE(&p, about(&p, "lay smoke ", "Blue Smoke", ", D2/E3"), 5);
    assert_is(&p, "mark_type[0] = 4");
    end_play(&p);
}

TEST(no_other_order_lays_smoke_out_of_turn)
{
    RULE("HN-ORD-18");
    struct play p;
    smoke_only(&p, field);
    unsigned us = put(&p, "Blue Rifles", "A1");
    put(&p, "Red Rifles", "H4");
    order_smoke(&p, 1);
    order(&p, us, SPECIAL_ORDER);
    p.hn.specials[0] = 1;
    to_activation(&p);
    assert_question(&p, "between activations");
    assert_true(offered(&p, "special order Blue Rifles/1"));
    assert_false(offered(&p, about(&p, "special order on option ", "Blue Smoke", ", 1")));
    end_play(&p);
}

TEST(a_special_order_on_smoke_behind_the_last_order)
{
    RULE("HN-OOP-33"); RULE("HN-ORD-18");
    struct play p;
    smoke_only(&p, field);
    unsigned us = put(&p, "Blue Rifles", "A1");
    put(&p, "Red Rifles", "H4");
    order_smoke(&p, SPECIAL_ORDER);                     /* no other token of his lies face down */
    p.hn.specials[0] = 1;
    order(&p, us, 1);
    to_activation(&p);
    take(&p, "pass");
    take(&p, "stay Blue Rifles/1");
    assert_question(&p, "between activations");
    take(&p, about(&p, "special order on option ", "Blue Smoke", ", 1"));
    TAKE(&p, about(&p, "lay smoke ", "Blue Smoke", ", D2/E3"), 5);
    assert_is(&p, "mark_type[0] = 4");
    end_play(&p);
}

TEST(an_order_that_is_owed_goes_on_no_smoke)
{
    RULE("HN-OOP-31"); RULE("HN-ABL-98");
    struct play p;
    battle_with(&p, "army1 Blue Headquarters + Blue Depot + Blue Smoke", field);
    put(&p, "Blue Runner", "A1");                       /* with Personal Order */
    put(&p, "Red Rifles", "H4");
    to_orders(&p);                                      /* two orders and a bluff */
    take(&p, about(&p, "order option ", "Blue Smoke", ", Blue Order 1"));
    take_as(&p, 1, "order Red Rifles/2, Red Order 1");
    assert_refused(&p, about(&p, "order option ", "Blue Smoke", ", Blue Order 2"), "HN-ABL-98");
    assert_true(offered(&p, about(&p, "order option ", "Blue Smoke", ", Blue Bluff")));
    take(&p, "order Blue Runner/1, Blue Order 2");
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(orders_are_placed_on_smoke), IT(smoke_is_laid_when_its_number_comes_up),
        IT(smoke_that_leaves_the_board_is_lost),
        IT(veterans_throw_its_dispersal_again),
        IT(blasts_across_into_and_out_of_smoke), IT(a_grenade_out_of_smoke),
        IT(smoke_thins_and_goes), IT(shots_across_into_and_out_of_smoke), IT(no_howitzer_through_smoke),
        IT(arc_and_sight_of_a_blast_are_from_one_and_the_same_square),
        IT(smoke_counts_on_the_line_from_the_square_that_fires), IT(smoke_on_rockets_from_the_square_that_fires),
        IT(smoke_on_a_throw_from_the_square_before_the_window),
        IT(a_special_order_lays_smoke_out_of_turn), IT(no_other_order_lays_smoke_out_of_turn),
        IT(a_special_order_on_smoke_behind_the_last_order),
        IT(an_order_that_is_owed_goes_on_no_smoke),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
