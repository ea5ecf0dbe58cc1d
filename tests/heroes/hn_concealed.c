/* SPDX-License-Identifier: MIT */
/* hn_concealed.c -- Ambush: hiding, being spotted; Ruses; Concealed tokens. */
#include "battle.h"

#include "heroes/conceal.h"
#include "heroes/move.h"

#include <stdio.h>

static const char *const field = ". . . . . . .\n"
                                 ". . . . . . .\n"
                                 ". . . . . . .";

static unsigned put_hidden(struct play *p, const char *name, const char *square)
{
    unsigned who = put(p, name, square);
    p->hn.unit[who].thing.hidden = 1;
    return who;
}

static bool is_hidden(const struct play *p, unsigned unit) { return p->hn.unit[unit].thing.hidden; }

static void set_out(struct play *p, unsigned unit, const char *option)
{
    p->hn.unit[unit].flags &= UNIT_TURNED | UNIT_CLOAKED;
    activate(p, unit);
    take(p, option);
}

/* ---- hiding ---------------------------------------------------------------------------------------- */

TEST(it_hides_with_a_movement)
{
    RULE("HN-ABL-03");
    RULE("HN-ABL-04");
    RULE("HN-ABL-14");
    RULE("HN-ABL-01");
    struct play p;
    battle(&p, field);
    put(&p, "Red Clerks", "G3");                                /* it sees everything */
    unsigned us = put(&p, "Blue Lurkers", "A1");
    set_out(&p, us, "move Blue Lurkers/2, 0");
    take(&p, "turn over Blue Lurkers/2");                       /* at the beginning, a movement of no space */
    assert_true(is_hidden(&p, us));
    take(&p, "stop Concealed Blue/2");
    assert_true(is_hidden(&p, us));
    p.hn.unit[us].thing.hidden = 0;
    set_out(&p, us, "move Blue Lurkers/2, 0");
    take(&p, "turn over Blue Lurkers/2");
    take(&p, "step Concealed Blue/2, B1");                      /* and not spotted in the same movement */
    assert_true(is_hidden(&p, us));
    assert_refused(&p, "turn over Concealed Blue/2", "HN-ABL-01");
    take(&p, "stop Concealed Blue/2");
    p.hn.unit[us].thing.hidden = 0;
    set_out(&p, us, "move Blue Lurkers/2, 0");
    take(&p, "step Blue Lurkers/2, C1");
    take(&p, "turn over Blue Lurkers/2");                       /* at the end */
    assert_true(told(&p, "ends its move: Concealed Blue/2"));
    assert_true(is_hidden(&p, us));
    end_play(&p);
}

TEST(only_its_owner_knows)
{
    RULE("HN-ABL-20");
    struct play p, view;
    battle(&p, field);
    unsigned us = put_hidden(&p, "Blue Lurkers", "A1");
    put(&p, "Red Clerks", "G3");
    p.hn.unit[us].flags = UNIT_TURNED;
    activate(&p, us);
    grog_view(p.m, &p.game, 1, &view.game);
    assert_int_equal(view.hn.unit[us].thing.card, card("Concealed Blue"));
    assert_int_equal(view.hn.unit[us].roster, 0);
    assert_int_equal(view.hn.unit[us].flags & UNIT_TURNED, 0);
    grog_view(p.m, &p.game, 0, &view.game);
    assert_int_equal(view.hn.unit[us].thing.card, card("Blue Lurkers"));
    p.hn.unit[us].flags = 0;
    end_play(&p);
}

TEST(who_fires_is_seen)
{
    RULE("HN-ABL-21");
    struct play p;
    battle(&p, field);
    unsigned us = put_hidden(&p, "Blue Lurkers", "A1"), them = put(&p, "Red Rifles", "G3");
    activate(&p, us);
    TAKE(&p, "fire Concealed Blue/1, Rifles, plain, Red Rifles/2", 4);          /* with its own weapon */
    assert_false(is_hidden(&p, us));
    assert_true(p.hn.unit[them].flags & UNIT_TURNED);
    end_play(&p);
}

TEST(lines_pass_through_it)
{
    RULE("HN-ABL-17");
    struct play p;
    battle(&p, ". . . . .");
    unsigned us = put(&p, "Blue Rifles", "A1");
    put(&p, "Red Rifles", "E1");
    unsigned lurks = put_hidden(&p, "Red Lurkers", "C1");
    activate(&p, us);
    assert_true(offered(&p, "fire Blue Rifles/1, Rifles, plain, Red Rifles/2"));
    p.hn.unit[lurks].thing.hidden = 0;
    assert_refused(&p, "fire Blue Rifles/1, Rifles, plain, Red Rifles/2", "HN-TER-14");
    end_play(&p);
}

/* ---- spotting ---------------------------------------------------------------------------------------- */

/* A Blue unit takes one step, from A1 to B1; is the Red one there spotted? */
static bool is_spotted_at(const char *picture, const char *mover, const char *square)
{
    struct play p;
    char line[64];
    battle(&p, picture);
    unsigned us = put(&p, mover, "A1"), lurks = put_hidden(&p, "Red Lurkers", square);
    face(&p, us, EAST);
    if (hn_length(p.m, &p.hn.unit[us]) > 1)
        p.hn.unit[us].place = (uint16_t)place("B1");
    activate(&p, us);
    snprintf(line, sizeof line, "move %s/1, 0", mover);
    take(&p, line);
    assert_true(is_hidden(&p, lurks));                          /* standing still it sees nobody anew */
    bool drives = hn_class(p.m, &p.hn.unit[us]) != INFANTRY;
    snprintf(line, sizeof line, drives ? "drive %s/1, east, %s" : "step %s/1, %s", mover,
             hn_length(p.m, &p.hn.unit[us]) > 1 ? "C1" : "B1");
    take(&p, line);
    bool spotted = !is_hidden(&p, lurks);
    if (spotted)
        assert_true(told(&p, "is seen to be: Red Lurkers/2, Red Lurkers"));
    end_play(&p);
    return spotted;
}

TEST(a_clear_line_spots)
{
    RULE("HN-ABL-08");
    RULE("HN-ABL-10");
    RULE("HN-ABL-13");
    assert_true(is_spotted_at(". . . . . . .\n. . . . . . .", "Blue Rifles", "G2"));    /* in the open: however far */
    assert_false(is_spotted_at(". . . . t . .", "Blue Rifles", "G1"));                  /* obscured */
    assert_false(is_spotted_at(". . . . H . .", "Blue Rifles", "G1"));                  /* blocked */
    assert_true(is_spotted_at(". . . . . . .", "Blue Jeep", "G1"));                     /* light vehicles see too */
}

TEST(cover_hides_it_from_afar)
{
    RULE("HN-ABL-09");
    assert_false(is_spotted_at(". . . . f", "Blue Rifles", "E1"));      /* three spaces */
    assert_true(is_spotted_at(". . . f .", "Blue Rifles", "D1"));       /* two */
    assert_true(is_spotted_at(". . . m .", "Blue Rifles", "D1"));
    assert_false(is_spotted_at(". . . . m", "Blue Rifles", "E1"));      /* any element will do */
}

TEST(tanks_are_blind)
{
    RULE("HN-ABL-15");
    assert_false(is_spotted_at(". . . . . . .", "Blue Tank", "G1"));
    assert_true(is_spotted_at(". . . . . . .", "Blue Carrier", "G1"));
}

TEST(a_long_vehicle_looks_from_either_end)
{
    RULE("HN-ABL-08");
    struct play p;
    battle(&p, ". f . . . . .");
    unsigned lurks = put_hidden(&p, "Red Lurkers", "B1"), carrier = put(&p, "Blue Carrier", "D1");
    face(&p, carrier, EAST);
    activate(&p, carrier);
    take(&p, "move Blue Carrier/2, 0");
    take(&p, "drive Blue Carrier/2, east, E1");                 /* its tail is two spaces away */
    assert_false(is_hidden(&p, lurks));
    end_play(&p);
}

TEST(tanks_see_nobody_go_by)
{
    RULE("HN-ABL-15");
    struct play p;
    battle(&p, field);
    unsigned tank = put(&p, "Red Tank", "G1"), us = put_hidden(&p, "Blue Lurkers", "A1");
    face(&p, tank, EAST);
    activate(&p, us);
    take(&p, "move Concealed Blue/2, 0");
    take(&p, "step Concealed Blue/2, B1");
    assert_true(is_hidden(&p, us));
    end_play(&p);
}

TEST(once_a_movement_and_again_in_the_next)
{
    RULE("HN-ABL-14");
    struct play p;
    battle(&p, field);
    put(&p, "Red Clerks", "G3");
    unsigned us = put_hidden(&p, "Blue Lurkers", "A1");
    p.game.initiative = 1;
    to_supply(&p);
    take_as(&p, 1, "move in supply Red Clerks/1, 2");
    take_as(&p, 1, "step Red Clerks/1, G2");
    assert_false(is_hidden(&p, us));
    take_as(&p, 1, "stop Red Clerks/1");
    take(&p, "move in supply Blue Lurkers/2, 2");               /* a movement of its own */
    take(&p, "turn over Blue Lurkers/2");
    assert_true(is_hidden(&p, us));
    end_play(&p);
}

TEST(spotted_by_who_moves_no_space)
{
    RULE("HN-SEQ-03"); RULE("HN-SEQ-04");
    struct play p;
    battle(&p, field);
    unsigned us = put(&p, "Blue Rifles", "A1"), lurks = put_hidden(&p, "Red Lurkers", "G2");
    set_out(&p, us, "move Blue Rifles/1, 0");
    take(&p, "stop Blue Rifles/1");
    assert_false(is_hidden(&p, lurks));
    end_play(&p);
}

TEST(spotted_on_its_own_way)
{
    RULE("HN-ABL-12");
    RULE("HN-ABL-11");
    RULE("HN-ABL-19");
    struct play p;
    battle(&p, "H . . . . . .\n"
               ". . . . . . .");
    put(&p, "Red Rifles", "G1");
    unsigned us = put_hidden(&p, "Blue Lurkers", "A2");
    p.hn.unit[0].place = (uint16_t)place("G2");
    p.hn.unit[us].place = (uint16_t)place("A1");
    activate(&p, us);
    take(&p, "move Concealed Blue/2, 0");
    assert_true(is_hidden(&p, us));
    p.game.frame[p.game.depth - 1].local[MOVE_LEFT] = 4;        /* as if it had not begun in the hedge */
    take(&p, "step Concealed Blue/2, B1");
    assert_false(is_hidden(&p, us));                            /* in the open, and seen */
    take(&p, "step Blue Lurkers/2, C1");
    take(&p, "step Blue Lurkers/2, D1");
    take(&p, "step Blue Lurkers/2, E1");                        /* four spaces as a concealed unit, not its own three */
    assert_refused(&p, "turn over Blue Lurkers/2", "HN-ABL-01");        /* spotted once, turned over no more */
    end_play(&p);
}

TEST(two_of_them_find_each_other)
{
    RULE("HN-ABL-16");
    struct play p;
    battle(&p, "+ + + + + +\n"
               " . .|. . . \n"
               "+ + + + + +\n"
               " . . . . . \n"
               "+ + + + + +\n");
    unsigned us = put_hidden(&p, "Blue Lurkers", "A1"), them = put_hidden(&p, "Red Lurkers", "D1");
    activate(&p, us);
    take(&p, "move Concealed Blue/1, 0");
    take(&p, "step Concealed Blue/1, B2");
    assert_false(is_hidden(&p, us));
    assert_false(is_hidden(&p, them));
    end_play(&p);
}

TEST(it_can_be_assaulted)
{
    RULE("HN-ABL-18");
    struct play p;
    battle(&p, field);
    unsigned us = put(&p, "Blue Rifles", "C2"), them = put_hidden(&p, "Red Lurkers", "D2");
    activate(&p, us);
    take(&p, "assault Blue Rifles/1, 1, Concealed Red/2");
    TAKE(&p, "close in Blue Rifles/1, C2, D2", 3, 1, 2, 1);     /* it defends itself as what it is: 2 + 2 + 1 */
    assert_false(is_hidden(&p, them));
    assert_true(p.hn.unit[them].thing.live);
    end_play(&p);
}

/* ---- Ruses -------------------------------------------------------------------------------------------- */

TEST(two_ruses)
{
    RULE("HN-TRT-28");
    RULE("HN-TRT-30");
    struct play p;
    begin(&p, "scenario Ambushes");
    unsigned ruses = 0;
    const struct ground_plan *plan = plan_of(p.m);
    for (unsigned i = 1; i <= plan->n_roster; i++)
        ruses += plan->roster[i].seat == 0 && plan->roster[i].card == card("Blue Ruse");
    assert_int_equal(ruses, 2);
    grog_match_free(p.m);
    battle(&p, field);
    put_hidden(&p, "Blue Ruse", "A1");
    put(&p, "Red Clerks", "G3");
    to_orders(&p);
    assert_true(offered(&p, "order Concealed Blue/1, Blue Order 1"));
    end_play(&p);
}

TEST(a_ruse_moves_and_does_nothing_else)
{
    RULE("HN-TRT-29");
    RULE("HN-TRT-31");
    struct play p;
    battle(&p, "f . . . . . .\n"
               ". . . . . . .");
    unsigned ruse = put_hidden(&p, "Blue Ruse", "B2");
    unsigned them = put_hidden(&p, "Red Lurkers", "E2");
    put(&p, "Red Tank", "G1");
    face(&p, 2, EAST);
    put(&p, "Blue Jeep", "A2");
    activate(&p, ruse);
    assert_false(offered(&p, "fire Concealed Blue/1, Rifles, plain, Red Tank/3"));
    p.hn.unit[them].place = 0;
    p.hn.unit[them].flags = UNIT_LATE;
    take(&p, "move Concealed Blue/1, 0");
    assert_refused(&p, "turn over Concealed Blue/1", "HN-TRT-31");
    assert_refused(&p, "board Concealed Blue/1, Blue Jeep/4", "HN-TRT-31");
    p.hn.unit[them].place = (uint16_t)place("E2");
    p.hn.unit[them].flags = 0;
    take(&p, "step Concealed Blue/1, A1");                      /* in cover, three spaces and more from the enemy */
    assert_true(is_hidden(&p, them));                           /* it sees nobody, though a unit there would */
    take(&p, "step Concealed Blue/1, B1");                      /* and in the open it is seen */
    assert_false(p.hn.unit[ruse].thing.live);
    assert_int_equal(p.hn.holding[0].lost, 0);                  /* nobody was lost */
    assert_int_equal(p.hn.gone[0] >> 1 & 1, 1);
    end_play(&p);
}

TEST(a_ruse_has_no_tokens)
{
    RULE("HN-TRT-31");
    struct play p;
    battle_with(&p, "army1 Blue Gunnery + Blue Rockets + Blue Grenades", ". . . . . . .");
    unsigned ruse = put_hidden(&p, "Blue Ruse", "B1"), us = put(&p, "Blue Rifles", "C1");
    put(&p, "Red Tank", "E1");
    face(&p, 2, EAST);
    activate(&p, ruse);
    assert_false(offered(&p, "fire Concealed Blue/1, Rocket, plain, Red Tank/3"));
    assert_false(offered(&p, "bombard Concealed Blue/1, Blue Grenades, C1/D2"));
    activate(&p, us);
    assert_true(offered(&p, "fire Blue Rifles/2, Rocket, plain, Red Tank/3"));
    end_play(&p);
}

TEST(a_ruse_is_assaulted)
{
    RULE("HN-TRT-29");
    struct play p;
    battle(&p, field);
    unsigned us = put(&p, "Blue Rifles", "C2"), ruse = put_hidden(&p, "Red Ruse", "D2");
    put(&p, "Red Clerks", "G1");
    activate(&p, us);
    take(&p, "assault Blue Rifles/1, 1, Concealed Red/2");
    take(&p, "close in Blue Rifles/1, C2, D2");                 /* no dice fall */
    assert_false(p.hn.unit[ruse].thing.live);
    assert_is(&p, "unit[0].place = D2");
    end_play(&p);
}

/* Out of sight behind the trees, then in the open. */
TEST(spotted_it_goes_on_as_far_as_the_concealed_side)
{
    RULE("HN-ABL-19");
    struct play p;
    battle(&p, ". . f . . . .\n"
               ". . . . . . .");
    put(&p, "Red Rifles", "G1");
    unsigned us = put_hidden(&p, "Blue Lurkers", "A1");         /* three spaces, and four concealed */
    activate(&p, us);
    take(&p, "move Concealed Blue/2, 0");
    take(&p, "step Concealed Blue/2, B1");
    assert_true(is_hidden(&p, us));
    take(&p, "step Concealed Blue/2, C2");
    assert_false(is_hidden(&p, us));
    take(&p, "step Blue Lurkers/2, D2");
    take(&p, "step Blue Lurkers/2, E2");                        /* the fourth */
    assert_refused(&p, "step Blue Lurkers/2, F2", "HN-MOV-01");
    end_play(&p);
}

/* ---- Concealed tokens ------------------------------------------------------------------------------------ */

TEST(tokens_conceal_infantry_in_the_supply_phase)
{
    RULE("HN-OOP-06");
    RULE("HN-OOP-07");
    RULE("HN-OOP-08");
    RULE("HN-OOP-09");
    struct play p;
    battle_with(&p, "army1 Blue Vanguard + Blue Concealment, army2 Red Vanguard", ". . . . . . .\n"
                                                                               "H H H H H H H\n"
                                                                               ". . . . . . .");
    unsigned storm = put(&p, "Blue Storm", "A1"), rifles = put(&p, "Blue Rifles", "A3");
    put(&p, "Blue Rifles", "C3");
    unsigned jeep = put(&p, "Blue Jeep", "E3");
    put(&p, "Red Clerks", "G1");
    face(&p, jeep, EAST);
    activate(&p, storm);
    take(&p, "move Blue Storm/1, 0");
    assert_refused(&p, "conceal Blue Storm/1, Blue Concealment/2", "HN-OOP-07");        /* not in an activation */
    take(&p, "stop Blue Storm/1");
    p.hn.unit[storm].flags = 0;
    to_supply(&p);
    take(&p, "move in supply Blue Jeep/4, 2");
    assert_refused(&p, "conceal Blue Jeep/4, Blue Concealment/2", "HN-OOP-07");         /* no vehicle */
    take(&p, "stop Blue Jeep/4");
    take(&p, "move in supply Blue Storm/1, 2");
    take(&p, "conceal Blue Storm/1, Blue Concealment/2");
    assert_true(is_hidden(&p, storm));
    take(&p, "step Concealed Blue/1, B1");
    take(&p, "step Concealed Blue/1, C1");
    assert_int_equal(p.game.frame[p.game.depth - 1].local[MOVE_LEFT], 3);       /* five spaces: its own movement */
    take(&p, "stop Concealed Blue/1");
    take(&p, "move in supply Blue Rifles/2, 2");
    take(&p, "step Blue Rifles/2, B3");
    take(&p, "conceal Blue Rifles/2, Blue Concealment/2");                      /* at the end of the move */
    take(&p, "move in supply Blue Rifles/3, 2");
    assert_refused(&p, "conceal Blue Rifles/3, Blue Concealment/2", "HN-OOP-06");       /* there were two */
    take(&p, "stop Blue Rifles/3");
    assert_int_equal(hn_movement(p.m, &p.game, storm), 5);                      /* not the four of a concealed side */
    struct grog_run r = { .m = p.m, .g = &p.game };
    hn_discover(&r, unit_ref(&p.hn, storm));
    assert_false(is_hidden(&p, storm));
    assert_is(&p, "holding[1].left = 0");                                       /* not while this phase lasts */
    to_orders(&p);
    assert_is(&p, "holding[1].left = 1");                                       /* in the next one it is free again */
    assert_is(&p, "holding[1].cloaked = 1");
    assert_true(is_hidden(&p, rifles));
    hn_discover(&r, unit_ref(&p.hn, rifles));
    assert_is(&p, "holding[1].left = 2");                                       /* nobody moves now: at once */
    assert_is(&p, "holding[1].cloaked = 0");
    end_play(&p);
}

/* Whoever was turned over in this movement, or spotted, is not turned over again. */
TEST(no_token_for_who_was_turned_over)
{
    RULE("HN-ABL-01");
    RULE("HN-ABL-11");
    struct play p;
    battle_with(&p, "army1 Blue Vanguard + Blue Concealment, army2 Red Vanguard", field);
    unsigned tripod = put(&p, "Blue Tripod", "A1");
    put_hidden(&p, "Blue Lurkers", "A3");
    put(&p, "Red Clerks", "G3");
    p.hn.unit[tripod].flags = UNIT_TURNED;
    to_supply(&p);
    take(&p, "move in supply Blue Tripod/1, 2");
    assert_true(offered(&p, "conceal Blue Tripod/1, Blue Concealment/2"));
    take(&p, "turn over Blue Tripod/1");
    assert_refused(&p, "conceal Blue Tripod/1, Blue Concealment/2", "HN-ABL-01");
    take(&p, "stop Blue Tripod/1");
    take(&p, "move in supply Concealed Blue/2, 2");
    take(&p, "step Concealed Blue/2, B3");              /* it is seen */
    assert_refused(&p, "conceal Blue Lurkers/2, Blue Concealment/2", "HN-ABL-01");
    end_play(&p);
}

TEST(no_token_in_a_friends_square)
{
    RULE("HN-MOV-07");
    struct play p;
    battle_with(&p, "army1 Blue Vanguard + Blue Concealment, army2 Red Vanguard", field);
    put(&p, "Blue Rifles", "A1");
    put(&p, "Blue Rifles", "B1");
    put(&p, "Red Clerks", "G3");
    to_supply(&p);
    take(&p, "move in supply Blue Rifles/1, 2");
    take(&p, "step Blue Rifles/1, B1");
    assert_refused(&p, "conceal Blue Rifles/1, Blue Concealment/2", "HN-MOV-07");       /* that ends a move */
    take(&p, "step Blue Rifles/1, C1");
    assert_true(offered(&p, "conceal Blue Rifles/1, Blue Concealment/2"));
    end_play(&p);
}

TEST(infiltrators)
{
    RULE("HN-OOP-21");
    RULE("HN-OOP-22");
    struct play p;
    battle_with(&p, "army1 Blue Vanguard + Blue Infiltration, army2 Red Vanguard", field);
    unsigned us = put(&p, "Blue Rifles", "A1"), other = put(&p, "Blue Rifles", "A2");
    put(&p, "Red Clerks", "G3");
    ((struct ground_plan *)(uintptr_t)p.m->own)->roster[p.hn.unit[other].roster].tile = 0;      /* of another tile */
    assert_int_equal(hn_value(p.m, &p.game, VALUE_SCOUT, unit_ref(&p.hn, us), 0, 0), 6);
    assert_int_equal(hn_value(p.m, &p.game, VALUE_SCOUT, unit_ref(&p.hn, other), 0, 0), 0);
    to_supply(&p);
    take(&p, "move in supply Blue Rifles/1, 2");
    take(&p, "conceal Blue Rifles/1, Blue Infiltration/2");
    assert_true(is_hidden(&p, us));
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(it_hides_with_a_movement), IT(only_its_owner_knows), IT(who_fires_is_seen), IT(lines_pass_through_it),
        IT(a_clear_line_spots), IT(cover_hides_it_from_afar), IT(tanks_are_blind),
        IT(tanks_see_nobody_go_by), IT(a_long_vehicle_looks_from_either_end),
        IT(once_a_movement_and_again_in_the_next), IT(spotted_by_who_moves_no_space), IT(spotted_on_its_own_way),
        IT(spotted_it_goes_on_as_far_as_the_concealed_side),
        IT(two_of_them_find_each_other), IT(it_can_be_assaulted), IT(two_ruses), IT(a_ruse_moves_and_does_nothing_else),
        IT(a_ruse_is_assaulted), IT(tokens_conceal_infantry_in_the_supply_phase),
        IT(no_token_for_who_was_turned_over), IT(no_token_in_a_friends_square), IT(infiltrators),
        IT(a_ruse_has_no_tokens),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
