/* SPDX-License-Identifier: MIT */
/* hn_barrage.c -- Barrage Order: all heavy weapons of a name fire on one order. */
#include "firing.h"

static const char open_field[] = ". . . . . . . . . . . .\n"
                                 ". . . . . . . . . . . .\n"
                                 ". . . . . . . . . . . .\n"
                                 ". . . . . . . . . . . .";

struct battery { unsigned observer, first, second, far, men, gun; };

static struct battery put_battery(struct play *p)
{
    struct battery b;
    battle(p, open_field);
    b.observer = put(p, "Blue Observer", "B2");
    b.first = put(p, "Blue Gunners", "C1");
    b.second = put(p, "Blue Gunners", "E2");            /* three spaces away */
    b.far = put(p, "Blue Gunners", "F3");               /* four */
    b.men = put(p, "Blue Rifles", "A1");
    b.gun = put(p, "Blue Field Gun", "B4");
    face(p, b.gun, EAST);
    put(p, "Red Rifles", "K1");
    put(p, "Red Rifles", "K3");
    return b;
}

/* Its order has been revealed, and it is its turn. */
static void turn_to_order(struct play *p, unsigned unit)
{
    order(p, unit, 1);
    for (unsigned i = 0; i < TOKENS; i++)
        if (p->hn.token[i].thing.live && p->hn.token[i].unit == unit + 1)
            p->hn.token[i].thing.hidden = 0;
    its_turn(p, unit);
}

TEST(all_of_one_name_fire_on_one_order)
{
    RULE("HN-ABL-30");
    RULE("HN-ABL-31");
    RULE("HN-ABL-32");
    RULE("HN-ABL-33");
    RULE("HN-ABL-34");
    RULE("HN-ABL-35");
    RULE("HN-ABL-36");
    RULE("HN-CTR-09");
    struct play p;
    struct battery b = put_battery(&p);
    order(&p, b.first, 2);
    turn_to_order(&p, b.observer);
    assert_true(offered(&p, "order a barrage Blue Observer/1, Blue Field Gun"));
    assert_false(offered(&p, "order a barrage Blue Observer/1, Blue Rifles"));
    take(&p, "order a barrage Blue Observer/1, Blue Gunners");
    assert_question(&p, "barrage");
    assert_false(offered(&p, "fire Blue Gunners/4, Machine Gun, plain, Red Rifles/7"));    /* too far away */
    assert_false(offered(&p, "fire Blue Field Gun/6, Field Gun, plain, Red Rifles/7"));    /* another name */
    assert_false(offered(&p, "move Blue Observer/1, 0"));
    TAKE(&p, "fire Blue Gunners/2, Machine Gun, plain, Red Rifles/7", 1);
    assert_rolled(&p, 3, 6);                            /* 1 + 4 - 2 */
    assert_question(&p, "barrage");
    assert_false(offered(&p, "fire Blue Gunners/2, Machine Gun, plain, Red Rifles/7"));    /* it has fired */
    assert_true(p.hn.unit[b.first].flags & UNIT_ACTIVATED);
    assert_null(hn_token_on(&p.hn, b.first));
    TAKE(&p, "fire Blue Gunners/3, Machine Gun, plain, Red Rifles/8", 2);
    assert_rolled(&p, 6, 6);                            /* a roll of its own: 2 + 4 */
    assert_true(p.hn.unit[b.second].flags & UNIT_ACTIVATED);
    assert_true(p.game.question != ASK_BARRAGE);        /* nobody is left */
    assert_non_null(hn_token_on(&p.hn, b.observer));
    assert_true(p.hn.unit[b.observer].flags & UNIT_ACTED);
    assert_int_equal(p.hn.unit[b.observer].shots, 0);
    end_play(&p);
}

TEST(what_is_near_is_known_once_it_is_ordered)
{
    RULE("HN-ABL-32");
    struct play p;
    struct battery b = put_battery(&p);
    p.hn.unit[b.first].thing.hidden = 1;
    turn_to_order(&p, b.observer);
    take(&p, "order a barrage Blue Observer/1, Blue Gunners");
    assert_int_equal(p.game.table.since, 0);            /* it cannot be taken back */
    end_play(&p);
}

TEST(who_has_acted_does_not_join)
{
    RULE("HN-ABL-32");
    struct play p;
    struct battery b = put_battery(&p);
    p.hn.unit[b.first].flags |= UNIT_ACTED;
    turn_to_order(&p, b.observer);
    take(&p, "order a barrage Blue Observer/1, Blue Gunners");
    assert_false(offered(&p, "fire Blue Gunners/2, Machine Gun, plain, Red Rifles/7"));
    assert_true(offered(&p, "fire Blue Gunners/3, Machine Gun, plain, Red Rifles/7"));
    take(&p, "done");                                   /* they can, and need not */
    assert_false(p.hn.unit[b.second].flags & UNIT_ACTIVATED);
    end_play(&p);
}

TEST(a_barrage_needs_an_order)
{
    RULE("HN-ABL-30");
    struct play p;
    struct battery b = put_battery(&p);
    its_turn(&p, b.observer);
    assert_refused(&p, "order a barrage Blue Observer/1, Blue Gunners", "HN-ABL-30");
    end_play(&p);
}

TEST(who_ordered_it_does_not_move_in_supply)
{
    RULE("HN-ABL-36");
    struct play p;
    struct battery b = put_battery(&p);
    turn_to_order(&p, b.observer);
    take(&p, "order a barrage Blue Observer/1, Blue Gunners");
    take(&p, "done");
    assert_question(&p, "supply moves");
    assert_refused(&p, "move in supply Blue Observer/1, 2", "HN-ACT-09");
    assert_true(offered(&p, "move in supply Blue Rifles/5, 2"));
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(all_of_one_name_fire_on_one_order), IT(what_is_near_is_known_once_it_is_ordered),
        IT(who_has_acted_does_not_join), IT(a_barrage_needs_an_order),
        IT(who_ordered_it_does_not_move_in_supply),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
