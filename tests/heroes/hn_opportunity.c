/* SPDX-License-Identifier: MIT */
/* hn_opportunity.c -- Opportunity Fire: by ground, by a side of the counter, by a card; Activated markers. */
#include "firing.h"

static const char with_position[] = "s . . . . . . .\n"
                                    ". . . . . . . .\n"
                                    ". . . . . . . .";

/* Blue walks along row 1 towards Red, who waits in A1. */
static unsigned walks(struct play *p, const char *waiting)
{
    battle(p, with_position);
    unsigned them = put(p, waiting, "A1"), us = put(p, "Blue Rifles", "F1");
    put(p, "Red Leader", "H3");
    order(p, them, 2);
    its_turn(p, us);
    take(p, "move Blue Rifles/2, 0");
    return them;
}

TEST(from_a_position_at_who_moves)
{
    RULE("HN-TER-22");
    RULE("HN-TER-24");
    RULE("HN-TER-25");
    RULE("HN-TER-26");
    RULE("HN-TER-27");
    RULE("HN-BLD-04");
    RULE("HN-ACT-07");
    struct play p;
    unsigned them = walks(&p, "Red Rifles");
    assert_non_null(hn_token_on(&p.hn, them));
    take(&p, "step Blue Rifles/2, E1");
    assert_question(&p, "opportunity fire");
    assert_int_equal(p.game.asked, 2);
    take_dice(&p, 1, "opportunity fire Red Rifles/1, Rifles, plain, Blue Rifles/2", (const uint8_t[]){ 4 }, 1);
    assert_rolled(&p, 6, 6);                            /* as any shot */
    assert_true(p.hn.unit[1].flags & UNIT_TURNED);
    assert_true(p.hn.unit[them].flags & UNIT_ACTIVATED);
    assert_null(hn_token_on(&p.hn, them));
    assert_true(told(&p, "loses its token: Red Rifles/1"));        /* and nobody sees which it was */
    assert_int_equal(told_at(&p, "its order is revealed:"), -1);
    assert_question(&p, "step");                        /* it goes on, hit or not */
    take(&p, "step Blue Rifles/2, D1");
    assert_question(&p, "step");                        /* they have fired */
    end_play(&p);
}

/* A wreck is ground, and may have the symbol: this one lies there like sandbags. */
TEST(from_a_wreck)
{
    RULE("HN-TER-22");
    RULE("HN-CTR-24");
    struct play p;
    battle(&p, ". . . . . .");
    int16_t *wreck = (int16_t *)(uintptr_t)&numbers_of(p.m, card("Red Truck"))[UNIT_WRECK], before = *wreck;
    grog_match_free(p.m);
    *wreck = (int16_t)card("Sandbags");
    battle(&p, ". . . . . .");
    put(&p, "Red Rifles", "A1");
    unsigned us = put(&p, "Blue Rifles", "F1"), truck = put(&p, "Red Truck", "A1");
    p.hn.unit[truck].flags = UNIT_WRECKED;
    its_turn(&p, us);
    take(&p, "move Blue Rifles/2, 0");
    take(&p, "step Blue Rifles/2, E1");
    assert_question(&p, "opportunity fire");
    end_play(&p);
    *wreck = before;
}

TEST(after_firing_on_the_move)
{
    RULE("HN-TER-23");
    struct play p;
    battle(&p, with_position);
    put(&p, "Red Rifles", "A1");
    unsigned us = put(&p, "Blue Scouts", "F1");
    its_turn(&p, us);
    take(&p, "move Blue Scouts/2, 0");
    TAKE(&p, "fire Blue Scouts/2, Carbines, plain, Red Rifles/1", 1);
    assert_question(&p, "step");                        /* their chance comes when it has gone a space */
    take(&p, "step Blue Scouts/2, E1");
    assert_question(&p, "opportunity fire");
    end_play(&p);
}

TEST(at_who_moves_no_space)
{
    RULE("HN-SEQ-03"); RULE("HN-SEQ-05"); RULE("HN-ABL-88");
    struct play p;
    walks(&p, "Red Rifles");
    take(&p, "stop Blue Rifles/2");
    assert_question(&p, "opportunity fire");
    take_dice(&p, 1, "opportunity fire Red Rifles/1, Rifles, plain, Blue Rifles/2", (const uint8_t[]){ 4 }, 1);
    assert_true(p.hn.unit[1].flags & UNIT_TURNED);
    end_play(&p);

    walks(&p, "Red Rifles");                            /* who has moved a space has had that */
    take(&p, "step Blue Rifles/2, E1");
    take_as(&p, 1, "pass");
    take(&p, "stop Blue Rifles/2");
    assert_true(told(&p, "ends its move: Blue Rifles/2"));
    end_play(&p);

    battle(&p, with_position);                          /* and who stays does not move */
    put(&p, "Red Rifles", "A1");
    unsigned us = put(&p, "Blue Rifles", "F1");
    its_turn(&p, us);
    take(&p, "stay Blue Rifles/2");
    assert_int_equal(p.game.question == ASK_OPPORTUNITY, 0);
    assert_int_equal(p.hn.unit[0].flags & UNIT_ACTIVATED, 0);
    end_play(&p);
}

TEST(at_who_turns_over_where_it_stands)
{
    RULE("HN-SEQ-03"); RULE("HN-ABL-88");
    struct play p;
    battle(&p, with_position);
    put(&p, "Red Rifles", "A1");
    unsigned us = put(&p, "Blue Gunners", "F1");
    its_turn(&p, us);
    take(&p, "move Blue Gunners/2, 0");
    take(&p, "turn over Blue Gunners/2");
    take(&p, "stop Blue Gunners/2");
    assert_question(&p, "opportunity fire");
    end_play(&p);

    battle(&p, with_position);
    put(&p, "Red Rifles", "A1");
    us = put(&p, "Blue Jeep", "F1");
    face(&p, us, EAST);
    its_turn(&p, us);
    take(&p, "move Blue Jeep/2, 0");
    take(&p, "drive Blue Jeep/2, north-east, F1");      /* on the spot */
    assert_question(&p, "opportunity fire");
    end_play(&p);
}

TEST(at_who_fires_after_its_last_space)
{
    RULE("HN-SEQ-03"); RULE("HN-TER-23");
    struct play p;
    battle(&p, with_position);
    put(&p, "Red Rifles", "A1");
    unsigned us = put(&p, "Blue Scouts", "F1");
    its_turn(&p, us);
    take(&p, "move Blue Scouts/2, 0");
    take(&p, "step Blue Scouts/2, E1");
    take_as(&p, 1, "pass");
    TAKE(&p, "fire Blue Scouts/2, Carbines, plain, Red Rifles/1", 1);
    take(&p, "stop Blue Scouts/2");
    assert_question(&p, "opportunity fire");
    end_play(&p);
}

/* Blue goes to assault who stands in G2, in sight of A1. */
static void goes_to_assault(struct play *p, const char *from)
{
    battle(p, with_position);
    put(p, "Red Rifles", "A1");
    unsigned us = put(p, "Blue Rifles", from);
    put(p, "Red Leader", "G2");
    its_turn(p, us);
    take(p, "assault Blue Rifles/2, 1, Red Leader/3");
}

TEST(at_who_closes_in_from_where_it_stood)
{
    RULE("HN-TER-22"); RULE("HN-SEQ-03"); RULE("HN-SEQ-05");
    struct play p;
    goes_to_assault(&p, "F1");
    take(&p, "close in Blue Rifles/2, F1, G2");
    assert_question(&p, "opportunity fire");
    assert_int_equal(p.game.asked, 2);
    take_dice(&p, 1, "opportunity fire Red Rifles/1, Rifles, plain, Blue Rifles/2",
              (const uint8_t[]){ 4, 6, 1, 1, 1 }, 5);
    assert_true(p.hn.unit[1].flags & UNIT_TURNED);
    assert_int_equal(heard_times(&p, TOLD_ASSAULTS), 1);        /* hit or not, it assaults */
    end_play(&p);

    goes_to_assault(&p, "F1");                          /* who is no more assaults nobody */
    p.hn.unit[1].flags |= UNIT_TURNED;
    take(&p, "close in Blue Rifles/2, F1, G2");
    take_dice(&p, 1, "opportunity fire Red Rifles/1, Rifles, plain, Blue Rifles/2", (const uint8_t[]){ 6 }, 1);
    assert_false(p.hn.unit[1].thing.live);
    assert_int_equal(told_at(&p, "assaults:"), -1);
    end_play(&p);

    goes_to_assault(&p, "E1");                          /* who has moved a space has had that */
    take(&p, "step Blue Rifles/2, F1");
    take_as(&p, 1, "pass");
    TAKE(&p, "close in Blue Rifles/2, F1, G2", 3, 1, 2, 1);
    assert_true(told(&p, "assaults: Blue Rifles/2, Red Leader/3, F1, G2"));
    end_play(&p);
}

/* Rifles that can be fired on the move. */
TEST(at_who_fires_and_then_closes_in)
{
    RULE("HN-TER-22"); RULE("HN-TER-23"); RULE("HN-SEQ-03");
    struct play p;
    battle(&p, with_position);
    int16_t *moving = (int16_t *)(uintptr_t)&numbers_of(p.m, card("Rifles"))[WEAPON_ON_THE_MOVE], before = *moving;
    grog_match_free(p.m);
    *moving = 0;
    goes_to_assault(&p, "E1");
    take(&p, "step Blue Rifles/2, F1");
    take_as(&p, 1, "pass");
    TAKE(&p, "fire Blue Rifles/2, Rifles, plain, Red Rifles/1", 1);
    take(&p, "close in Blue Rifles/2, F1, G2");
    assert_question(&p, "opportunity fire");
    take_dice(&p, 1, "pass", (const uint8_t[]){ 3, 1, 2, 1 }, 4);
    assert_true(told(&p, "assaults: Blue Rifles/2, Red Leader/3, F1, G2"));
    end_play(&p);
    *moving = before;
}

/* What it assaults is found out in the assault, and not by a look round before it. */
TEST(at_who_closes_in_with_a_ruse)
{
    RULE("HN-TER-22"); RULE("HN-TRT-29");
    struct play p;
    battle(&p, with_position);
    put(&p, "Red Rifles", "A1");
    unsigned us = put(&p, "Blue Rifles", "F1"), ruse = put(&p, "Red Ruse", "G2");
    grog_hide(&p.hn.unit[ruse].thing);
    its_turn(&p, us);
    take(&p, "assault Blue Rifles/2, 1, Concealed Red/3");
    take(&p, "close in Blue Rifles/2, F1, G2");
    assert_question(&p, "opportunity fire");
    assert_true(p.hn.unit[ruse].thing.hidden);
    take_dice(&p, 1, "opportunity fire Red Rifles/1, Rifles, plain, Blue Rifles/2", (const uint8_t[]){ 1 }, 1);
    assert_false(p.hn.unit[ruse].thing.live);
    assert_is(&p, "unit[1].place = G2");
    end_play(&p);
}

TEST(a_side_has_its_abilities_while_it_is_up)
{
    RULE("HN-CTR-10");
    for (unsigned ready = 0; ready < 2; ready++) {
        struct play p;
        battle(&p, ". . . . . .");
        unsigned gun = put(&p, "Red Gunners", "A1"), us = put(&p, "Blue Rifles", "F1");
        p.hn.unit[gun].flags |= ready ? UNIT_TURNED : 0;        /* only that side has Opportunity Fire */
        its_turn(&p, us);
        take(&p, "move Blue Rifles/2, 0");
        take(&p, "step Blue Rifles/2, E1");
        assert_int_equal(p.game.question == ASK_OPPORTUNITY, ready);
        end_play(&p);
    }
}

/* A card that speaks of a space that was moved is not for who moved none. */
TEST(no_mine_under_who_stands)
{
    RULE("HN-SEQ-03");
    struct play p;
    battle_with(&p, "army1 Blue Platoon, army2 Red Platoon + Red Mine", with_position);
    put(&p, "Red Rifles", "A1");
    unsigned us = put(&p, "Blue Rifles", "F1");
    struct grog_run r = { .m = p.m, .g = &p.game };
    grog_remove(&r, ZONE_DECK, 1, card("Red Mine"));
    grog_put(&r, ZONE_HAND, 1, card("Red Mine"));
    its_turn(&p, us);
    take(&p, "move Blue Rifles/2, 0");
    take(&p, "stop Blue Rifles/2");
    assert_question(&p, "opportunity fire");
    assert_string_equal(grog_why_not_named(p.m, &p.game, 1, "play Red Mine"), "HN-CRD-01");
    end_play(&p);
}

TEST(who_has_acted_has_no_chance)
{
    RULE("HN-ACT-08");
    RULE("HN-TER-22");
    for (unsigned flag = 0; flag < 2; flag++) {
        struct play p;
        unsigned them = walks(&p, "Red Rifles");
        p.hn.unit[them].flags |= flag ? UNIT_ACTED : UNIT_ACTIVATED;
        take(&p, "step Blue Rifles/2, E1");
        assert_question(&p, "step");
        end_play(&p);
    }
}

TEST(another_s_chance_is_not_its_own)
{
    RULE("HN-ACT-08");
    struct play p;
    unsigned them = walks(&p, "Red Rifles");
    p.hn.unit[2].place = (uint16_t)place("H3");
    p.hn.unit[them].flags |= UNIT_ACTED;
    unsigned guns = put(&p, "Red Gunners", "A3");
    p.hn.unit[guns].flags |= UNIT_TURNED;
    take(&p, "step Blue Rifles/2, E1");
    assert_true(offered(&p, "opportunity fire Red Gunners/4, Machine Gun, plain, Blue Rifles/2"));
    const char *again = "opportunity fire Red Rifles/1, Rifles, plain, Blue Rifles/2";
    assert_string_equal(grog_why_not_named(p.m, &p.game, 1, again), "HN-ACT-08");
    end_play(&p);
}

TEST(all_weapons_at_the_one_that_moves)
{
    RULE("HN-ABL-88");
    RULE("HN-FIR-03");
    struct play p;
    battle(&p, with_position);
    unsigned tank = put(&p, "Red Watchful Tank", "B2"), us = put(&p, "Blue Rifles", "F1");
    face(&p, tank, EAST);
    put(&p, "Blue Rifles", "F3");
    its_turn(&p, us);
    take(&p, "move Blue Rifles/2, 0");
    take(&p, "step Blue Rifles/2, E1");
    take_dice(&p, 1, "opportunity fire Red Watchful Tank/1, Gun, plain, Blue Rifles/2", (const uint8_t[]){ 1 }, 1);
    assert_question(&p, "fire on");
    assert_true(offered(&p, "fire Red Watchful Tank/1, Light Gun, plain, Blue Rifles/2"));
    assert_false(offered(&p, "fire Red Watchful Tank/1, Light Gun, plain, Blue Rifles/3"));
    take_as(&p, 1, "done");
    assert_question(&p, "step");
    end_play(&p);
}

TEST(not_from_open_ground_and_not_without_a_line)
{
    RULE("HN-TER-22");
    struct play p;
    battle(&p, "s . . H . . . .\n"
               ". . . . . . . .\n"
               "s . . . . . . .");
    put(&p, "Red Rifles", "A1");
    put(&p, "Red Rifles", "A2");
    face(&p, put(&p, "Red Car", "A3"), EAST);           /* the symbol is for infantry */
    unsigned us = put(&p, "Blue Rifles", "G2");
    its_turn(&p, us);
    take(&p, "move Blue Rifles/4, 0");
    take(&p, "step Blue Rifles/4, G1");
    assert_question(&p, "step");
    end_play(&p);
}

TEST(only_in_the_activation_phase)
{
    RULE("HN-TER-22");
    struct play p;
    battle(&p, with_position);
    put(&p, "Red Rifles", "A1");
    unsigned us = put(&p, "Blue Rifles", "F1");
    its_turn(&p, us);
    p.hn.unit[us].flags = 0;
    to_supply(&p);
    while (p.game.asked == 2)
        take_as(&p, 1, "done");
    take(&p, "move in supply Blue Rifles/2, 2");
    take(&p, "step Blue Rifles/2, E1");
    assert_question(&p, "step");
    end_play(&p);
}

TEST(any_shot_that_it_can_make)
{
    RULE("HN-TER-24");
    struct play p;
    walks(&p, "Red Gunners");
    take(&p, "step Blue Rifles/2, E1");
    assert_true(offered(&p, "opportunity fire Red Gunners/1, Machine Gun, suppressive, Blue Rifles/2"));
    take_dice(&p, 1, "opportunity fire Red Gunners/1, Machine Gun, suppressive, Blue Rifles/2",
              (const uint8_t[]){ 1 }, 1);
    assert_rolled(&p, 9, 6);
    assert_int_equal(p.hn.unit[1].suppressed, 1);
    assert_question(&p, "step");                        /* suppressed, it goes on */
    end_play(&p);
}

TEST(what_lies_concealed_there_may_fire_too)
{
    RULE("HN-TER-22");
    RULE("HN-ABL-21");
    struct play p;
    battle(&p, with_position);
    unsigned them = put(&p, "Red Sniper", "A1"), us = put(&p, "Blue Rifles", "F1");
    grog_hide(&p.hn.unit[them].thing);
    its_turn(&p, us);
    take(&p, "move Blue Rifles/2, 0");
    take(&p, "step Blue Rifles/2, E1");
    assert_question(&p, "opportunity fire");
    take_dice(&p, 1, "opportunity fire Concealed Red/1, Scoped Rifle, plain, Blue Rifles/2", (const uint8_t[]){ 1 }, 1);
    assert_false(p.hn.unit[them].thing.hidden);
    end_play(&p);
}

/* Nobody fires at what is concealed: not even the owner of what lies concealed himself is asked. */
TEST(no_chance_at_what_is_concealed)
{
    RULE("HN-ABL-06");
    struct play p;
    battle(&p, "s . . t t t . .");                      /* among trees nobody spots it from afar */
    unsigned them = put(&p, "Red Sniper", "A1"), us = put(&p, "Blue Rifles", "F1");
    grog_hide(&p.hn.unit[them].thing);
    grog_hide(&p.hn.unit[us].thing);
    its_turn(&p, us);
    take(&p, "move Concealed Blue/2, 0");
    take(&p, "step Concealed Blue/2, E1");
    assert_true(p.hn.unit[us].thing.hidden);
    assert_question(&p, "step");
    end_play(&p);
}

/* ---- the ability ------------------------------------------------------------------------------------------- */

static const char open_field[] = ". . . . . . . .\n"
                                 ". . . . . . . .\n"
                                 ". . . . . . . .";

TEST(a_side_that_waits_for_its_chance)
{
    RULE("HN-ABL-88");
    RULE("HN-ABL-89");
    RULE("HN-ABL-90");
    RULE("HN-ABL-91");
    RULE("HN-ABL-92");
    struct play p;
    battle(&p, open_field);
    unsigned them = put(&p, "Red Gunners", "A1"), us = put(&p, "Blue Rifles", "F1");
    put(&p, "Red Leader", "H3");
    order(&p, them, 3);
    its_turn(&p, us);
    take(&p, "move Blue Rifles/2, 0");
    take(&p, "step Blue Rifles/2, E1");
    assert_question(&p, "step");                        /* its other side does not wait */
    p.hn.unit[them].flags |= UNIT_TURNED;
    take(&p, "step Blue Rifles/2, D1");
    assert_question(&p, "opportunity fire");
    take_dice(&p, 1, "opportunity fire Red Gunners/1, Machine Gun, plain, Blue Rifles/2", (const uint8_t[]){ 2 }, 1);
    assert_true(p.hn.unit[us].flags & UNIT_TURNED);     /* hit, and on it goes */
    assert_question(&p, "step");
    assert_null(hn_token_on(&p.hn, them));
    assert_true(p.hn.unit[them].flags & UNIT_ACTIVATED);
    assert_true(p.hn.unit[them].flags & UNIT_TURNED);   /* it stays as it is */
    end_play(&p);
}

TEST(it_is_turned_over_in_a_movement)
{
    RULE("HN-ABL-86");
    RULE("HN-ABL-87");
    struct play p;
    battle(&p, open_field);
    unsigned us = put(&p, "Blue Gunners", "A1");
    put(&p, "Red Rifles", "H3");
    its_turn(&p, us);
    take(&p, "move Blue Gunners/1, 0");
    take(&p, "turn over Blue Gunners/1");               /* a movement of no space */
    assert_true(hn_face(p.m, unit_in(&p, us))[FACE_OPPORTUNITY]);
    end_play(&p);
}

TEST(it_is_deployed_with_either_side_up)
{
    RULE("HN-ABL-93");
    struct play p;
    begin(&p, "army1 Blue Gunnery");
    bool front = false, reverse = false;
    static struct grog_options all;
    for (unsigned i = 0; i < 12 && p.game.question == ASK_DEPLOY && !(front && reverse); i++) {
        char line[GROG_TEXT_MAX];
        unsigned seat = grog_first_seat(p.game.asked);
        grog_list(p.m, &p.game, seat, &all);
        uint16_t it = p.hn.unit[all.at[0].actor - 1].thing.card;
        for (uint32_t k = 0; k < all.n && it == card("Blue Gunners"); k++) {
            front = front || all.at[k].object[0] == UP_FRONT;
            reverse = reverse || all.at[k].object[0] == UP_REVERSE;
        }
        take_as(&p, seat, grog_option_text(p.m, &p.game, all.at[0], line));
        while (p.game.question == ASK_FACING) {
            grog_list(p.m, &p.game, grog_first_seat(p.game.asked), &all);
            take_as(&p, grog_first_seat(p.game.asked), grog_option_text(p.m, &p.game, all.at[0], line));
        }
    }
    assert_true(front && reverse);
    end_play(&p);
}

/* ---- cards, and Activated markers ------------------------------------------------------------------------------ */

TEST(a_card_lets_a_unit_fire)
{
    RULE("HN-ACT-06");
    RULE("HN-ACT-07");
    struct play p;
    battle_with(&p, "army2 Red Gunnery + Red Ambush x2", open_field);
    unsigned them = put(&p, "Red Rifles", "A1"), us = put(&p, "Blue Rifles", "F1");
    order(&p, them, 2);
    holds(&p, 1, "Red Ambush");
    its_turn(&p, us);
    take(&p, "move Blue Rifles/2, 0");
    take(&p, "step Blue Rifles/2, E1");
    assert_question(&p, "opportunity fire");
    take_as(&p, 1, "play Red Ambush");
    take_dice(&p, 1, "choose unit Red Rifles/1", (const uint8_t[]){ 1 }, 1);
    assert_rolled(&p, 3, 6);
    assert_true(p.hn.unit[them].flags & UNIT_ACTIVATED);
    assert_null(hn_token_on(&p.hn, them));
    end_play(&p);
}

TEST(a_card_marks_a_unit)
{
    RULE("HN-ACT-06");
    struct play p;
    battle_with(&p, "army2 Red Gunnery + Red Stand To x2", open_field);
    unsigned us = put(&p, "Blue Rifles", "A1"), them = put(&p, "Red Rifles", "E1");
    order(&p, them, 1);
    holds(&p, 1, "Red Stand To");
    its_turn(&p, us);
    take(&p, "fire Blue Rifles/1, Rifles, plain, Red Rifles/2");
    take_as(&p, 1, "play Red Stand To");
    if (p.game.question == ASK_TARGET)
        take_as(&p, 1, "choose unit Red Rifles/2");
    assert_true(told(&p, "is marked as activated: Red Rifles/2"));
    assert_true(told(&p, "loses its token: Red Rifles/2"));
    end_play(&p);
}

TEST(who_is_marked_does_nothing_more)
{
    RULE("HN-ACT-08");
    RULE("HN-ACT-09");
    struct play p;
    battle(&p, open_field);
    unsigned us = put(&p, "Blue Rifles", "A1"), marked = put(&p, "Blue Rifles", "C1"), hero = put(&p, "Red Hero", "D1");
    p.hn.unit[marked].flags |= UNIT_ACTIVATED;
    its_turn(&p, hero);                                 /* but it defends itself */
    assaults(&p, 1, "assault Red Hero/3, 1, Blue Rifles/2", (const uint8_t[]){ 1, 1, 6, 6 }, 4);
    p.hn.unit[us].flags = 0;
    p.hn.unit[marked].flags = UNIT_ACTIVATED;
    to_supply(&p);
    while (p.game.asked == 2)
        take_as(&p, 1, "done");
    assert_true(offered(&p, "move in supply Blue Rifles/1, 2"));
    assert_refused(&p, "move in supply Blue Rifles/2, 2", "HN-ACT-09");
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(from_a_position_at_who_moves), IT(from_a_wreck),
        IT(after_firing_on_the_move), IT(at_who_moves_no_space),
        IT(at_who_turns_over_where_it_stands), IT(at_who_fires_after_its_last_space),
        IT(at_who_closes_in_from_where_it_stood), IT(at_who_fires_and_then_closes_in), IT(at_who_closes_in_with_a_ruse),
        IT(no_mine_under_who_stands), IT(who_has_acted_has_no_chance),
        IT(another_s_chance_is_not_its_own), IT(all_weapons_at_the_one_that_moves),
        IT(not_from_open_ground_and_not_without_a_line), IT(only_in_the_activation_phase),
        IT(any_shot_that_it_can_make), IT(what_lies_concealed_there_may_fire_too),
        IT(no_chance_at_what_is_concealed), IT(a_side_that_waits_for_its_chance),
        IT(it_is_turned_over_in_a_movement), IT(it_is_deployed_with_either_side_up), IT(a_card_lets_a_unit_fire),
        IT(a_card_marks_a_unit), IT(who_is_marked_does_nothing_more),
        IT(a_side_has_its_abilities_while_it_is_up),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
