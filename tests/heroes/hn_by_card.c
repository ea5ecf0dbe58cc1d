/* SPDX-License-Identifier: MIT */
/* hn_by_card.c -- Action cards and units: whom they mark does nothing more, whom they let fire does so with any weapon
 * and never in the Supply Phase; divided fire, aeroplanes. */
#include "firing.h"

#include "heroes/opportunity.h"

static const char field[] = ". . . . . . . .\n"
                            ". . . . . . . .\n"
                            ". . . . . . . .";

/* ---- marked -------------------------------------------------------------------------------------------- */

TEST(who_is_marked_before_orders_gets_none)
{
    RULE("HN-ACT-08");
    struct play p;
    battle_with(&p, "army1 Blue Headquarters, army2 Red Headquarters + Red Early Alarm x2 + Red Elite", field);
    unsigned us = put(&p, "Blue Rifles", "A1");
    put(&p, "Blue Rifles", "B1");
    put(&p, "Red Rifles", "H3");
    holds(&p, 1, "Red Early Alarm");
    to_orders(&p);
    take_as(&p, 1, "play Red Early Alarm");
    take_as(&p, 1, "choose unit Blue Rifles/1");
    assert_true(p.hn.unit[us].flags & UNIT_ACTIVATED);
    if (p.game.asked == 2)
        take_as(&p, 1, "order Red Rifles/3, Red Order 1");
    assert_question(&p, "place an order");
    assert_true(offered(&p, "order Blue Rifles/2, Blue Order 1"));
    assert_false(offered(&p, "order Blue Rifles/1, Blue Order 1"));
    assert_refused(&p, "order Blue Rifles/1, Blue Order 1", "HN-ACT-08");
    assert_refused(&p, "order Blue Rifles/1, Blue Bluff", "HN-ACT-08");
    end_play(&p);
}

/* The card's other effect is carried out. */
TEST(who_acts_at_this_moment_is_not_marked)
{
    RULE("HN-ACT-08"); RULE("HN-ACT-06");
    struct play p;
    battle_with(&p, "army2 Red Headquarters + Red Halt x2 + Red Elite", field);
    unsigned us = put(&p, "Blue Rifles", "A1");
    put(&p, "Red Rifles", "H3");
    order(&p, us, 1);
    holds(&p, 1, "Red Halt");
    its_turn(&p, us);
    take(&p, "move Blue Rifles/1, 0");
    take(&p, "step Blue Rifles/1, B1");
    take_as(&p, 1, "play Red Halt");
    assert_int_equal(p.hn.unit[us].suppressed, 1);
    assert_false(p.hn.unit[us].flags & UNIT_ACTIVATED);
    assert_non_null(hn_token_on(&p.hn, us));
    assert_question(&p, "step");
    end_play(&p);
}

/* What has been done may be taken back until a card of the other hand has been seen. */
TEST(a_card_of_the_other_side_is_not_unseen)
{
    RULE("HN-CRD-01");
    struct play p;
    battle_with(&p, "army1 Blue Platoon + Blue Aim, army2 Red Platoon + Red Duck", field);
    put(&p, "Blue Rifles", "A1");
    put(&p, "Red Rifles", "E1");
    holds(&p, 0, "Blue Aim");
    holds(&p, 1, "Red Duck");
    activate(&p, 0);
    p.game.initiative = 1;
    take(&p, "fire Blue Rifles/1, Rifles, plain, Red Rifles/2");
    assert_true(p.game.table.since > 0);
    take_as(&p, 1, "play Red Duck");
    assert_int_equal(p.game.asked, 1);
    assert_int_equal(p.game.table.since, 0);
    end_play(&p);
}

TEST(no_card_has_a_marked_unit_act)
{
    RULE("HN-ACT-08");
    struct play p;
    battle_with(&p, "army1 Blue Headquarters + Blue Muddle x2 + Blue Elite", field);
    unsigned us = put(&p, "Blue Rifles", "A1"), other = put(&p, "Blue Rifles", "B1");
    put(&p, "Red Rifles", "H3");
    holds(&p, 0, "Blue Muddle");
    its_turn(&p, us);
    take(&p, "play for Blue Rifles/1, Blue Muddle");
    take(&p, "choose unit Blue Rifles/2");
    assert_true(p.hn.unit[other].flags & UNIT_ACTIVATED);
    assert_true(offered(&p, "stay Blue Rifles/1"));         /* it is still the first one's action */
    end_play(&p);
}

TEST(no_card_has_a_marked_unit_fire)
{
    RULE("HN-ACT-08");
    for (unsigned marked = 0; marked < 2; marked++) {
        struct play p;
        battle_with(&p, "army2 Red Headquarters + Red Wild Shot x2 + Red Elite", field);
        unsigned us = put(&p, "Blue Rifles", "A1"), them = put(&p, "Red Rifles", "H1");
        holds(&p, 1, "Red Wild Shot");
        its_turn(&p, us);
        p.hn.unit[them].flags = marked ? UNIT_ACTIVATED : 0;
        take(&p, "move Blue Rifles/1, 0");
        take(&p, "step Blue Rifles/1, B1");
        take_as(&p, 1, "play Red Wild Shot");
        static const uint8_t die[] = { 1 };
        take_dice(&p, 1, "choose unit Red Rifles/2", die, 1 - marked);
        assert_int_equal(heard_times(&p, TOLD_FIRES), !marked);
        end_play(&p);
    }
}

/* ---- let fire --------------------------------------------------------------------------------------------- */

TEST(no_fire_at_who_acts_in_the_supply_phase)
{
    RULE("HN-CRD-04"); RULE("HN-SUP-04");
    static const char *const lookouts[] = { "Red Lookout", "Red Wild Lookout" };
    for (unsigned i = 0; i < 2; i++) {
        struct play p;
        char setup[256];
        snprintf(setup, sizeof setup, "army1 Blue Headquarters + Blue Night Work x2 + Blue Steady x4, "
                 "army2 Red Headquarters + %s + Red Elite", lookouts[i]);
        battle_with(&p, setup, field);
        put(&p, "Blue Rifles", "A1");
        put(&p, "Red Rifles", "C1");
        holds(&p, 0, "Blue Night Work");
        to_supply(&p);
        take(&p, "play Blue Night Work");
        if (p.game.question != ASK_ACTION)
            take(&p, "choose unit Blue Rifles/1");
        if (i)
            take_as(&p, 1, "choose unit Red Rifles/2");     /* in vain */
        assert_question(&p, "action");
        assert_int_equal(heard_times(&p, TOLD_FIRES), 0);
        end_play(&p);
    }
}

/* A tank is let fire at infantry that moves. */
static unsigned tank_waits(struct play *p, unsigned damage)
{
    battle_with(p, "army2 Red Gunnery + Red Ambush x2", field);
    unsigned tank = put(p, "Red Lucky Tank", "B2"), us = put(p, "Blue Rifles", "H1");
    face(p, tank, EAST);
    p->hn.unit[tank].damage = (uint8_t)damage;
    holds(p, 1, "Red Ambush");
    its_turn(p, us);
    take(p, "move Blue Rifles/2, 0");
    take(p, "step Blue Rifles/2, G1");
    take_as(p, 1, "play Red Ambush");
    return tank;
}

TEST(whom_a_card_lets_fire_picks_its_weapon)
{
    RULE("HN-ACT-06"); RULE("HN-FIR-03");
    struct play p;
    unsigned tank = tank_waits(&p, 0);
    take_as(&p, 1, "choose unit Red Lucky Tank/1");
    assert_question(&p, "fire on");
    assert_int_equal(p.game.asked, 2);
    assert_true(offered(&p, "opportunity fire Red Lucky Tank/1, Gun, plain, Blue Rifles/2"));
    assert_false(offered(&p, "done"));
    take_dice(&p, 1, "opportunity fire Red Lucky Tank/1, Light Gun, plain, Blue Rifles/2", (const uint8_t[]){ 1 }, 1);
    assert_true(p.hn.unit[tank].flags & UNIT_ACTIVATED);
    assert_question(&p, "fire on");                         /* and the other one after that */
    assert_true(offered(&p, "fire Red Lucky Tank/1, Gun, plain, Blue Rifles/2"));
    take_as(&p, 1, "done");
    assert_question(&p, "step");
    end_play(&p);
}

TEST(a_card_lets_it_fire_the_weapon_that_is_left)
{
    RULE("HN-ACT-06"); RULE("HN-DMG-07");
    struct play p;
    tank_waits(&p, DAMAGE_PRIMARY);
    take_as(&p, 1, "choose unit Red Lucky Tank/1");
    assert_false(offered(&p, "opportunity fire Red Lucky Tank/1, Gun, plain, Blue Rifles/2"));
    take_dice(&p, 1, "opportunity fire Red Lucky Tank/1, Light Gun, plain, Blue Rifles/2", (const uint8_t[]){ 1 }, 1);
    assert_int_equal(heard_times(&p, TOLD_FIRES), 1);
    assert_question(&p, "step");
    end_play(&p);
}

/* ---- divided ---------------------------------------------------------------------------------------------- */

TEST(a_card_adds_to_what_is_divided)
{
    RULE("HN-SEQ-10");
    struct play p;
    battle_with(&p, "army1 Blue Gunnery + Blue Long Belt x2", field);
    unsigned us = put(&p, "Blue Gunners", "A2");
    put(&p, "Red Rifles", "E1");
    put(&p, "Red Rifles", "E2");
    holds(&p, 0, "Blue Long Belt");
    its_turn(&p, us);
    take(&p, "divide fire Blue Gunners/1, Machine Gun, plain, Red Rifles/2");
    assert_question(&p, "divided fire");
    take(&p, "play Blue Long Belt");
    pass_all(&p);
    assert_question(&p, "further targets");
    take(&p, "also at Red Rifles/3");
    assert_question(&p, "allot the bonus");
    assert_true(offered(&p, "allot Red Rifles/2, 5"));      /* 4 + 2, and +1 for the other */
    assert_false(offered(&p, "allot Red Rifles/2, 6"));
    end_play(&p);
}

/* ---- aeroplanes --------------------------------------------------------------------------------------------- */

TEST(guns_that_ride_count_against_aeroplanes)
{
    RULE("HN-CRD-12"); RULE("HN-ABL-02");
    for (unsigned concealed = 0; concealed < 2; concealed++) {
        struct play p;
        battle_with(&p, "army1 Blue Platoon + Blue Staff + Blue Flyers + Blue Raid", field);
        unsigned us = put(&p, "Blue Rifles", "A1"), gun;
        put(&p, "Red Rifles", "E1");
        put(&p, "Red Jeep", "E2");
        gun = put(&p, "Red Searchlight", concealed ? "H3" : "");
        p.hn.unit[gun].aboard = concealed ? 0 : 3;
        if (concealed)
            grog_hide(&p.hn.unit[gun].thing);               /* nobody knows what it is */
        holds(&p, 0, "Blue Raid");
        its_turn(&p, us);
        take(&p, "fire Blue Rifles/1, Rifles, plain, Red Rifles/2");
        TAKE(&p, "play Blue Raid", 5, 1);                   /* 5 + 1 */
        assert_int_equal(told(&p, "has no effect: Blue Raid"), !concealed);
        end_play(&p);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(who_is_marked_before_orders_gets_none), IT(who_acts_at_this_moment_is_not_marked),
        IT(a_card_of_the_other_side_is_not_unseen),
        IT(no_card_has_a_marked_unit_act), IT(no_card_has_a_marked_unit_fire),
        IT(no_fire_at_who_acts_in_the_supply_phase), IT(whom_a_card_lets_fire_picks_its_weapon),
        IT(a_card_lets_it_fire_the_weapon_that_is_left), IT(a_card_adds_to_what_is_divided),
        IT(guns_that_ride_count_against_aeroplanes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
