/* SPDX-License-Identifier: MIT */
/* hn_assault.c -- Assault: who, from where, the way there; the fight; retreat and advance; what traits change. */
#include "battle.h"

#include <stdio.h>

static const char *const field = ". . . . . . .\n"
                                 ". . . . . . .\n"
                                 ". . . . . . .\n"
                                 ". . . . . . .\n"
                                 ". . . . . . .";

/* ---- who and from where --------------------------------------------------------------------------- */

TEST(only_who_specializes_in_it)
{
    RULE("HN-ASL-01");
    RULE("HN-ABL-24");
    RULE("HN-ASL-12");
    RULE("HN-CTR-16");
    struct play p;
    battle(&p, field);
    unsigned clerks = put(&p, "Blue Clerks", "B2"), rifles = put(&p, "Blue Rifles", "B3");
    unsigned storm = put(&p, "Blue Storm", "B4");
    put(&p, "Red Clerks", "C3");
    put(&p, "Red Jeep", "D4");
    unsigned tank = put(&p, "Red Tank", "D3");
    face(&p, tank, EAST);
    p.hn.unit[tank].place = (uint16_t)place("E2");              /* its tail is at D2 */
    activate(&p, clerks);
    assert_refused(&p, "assault Blue Clerks/1, 1, Red Clerks/4", "HN-ASL-01");
    activate(&p, rifles);
    assert_true(offered(&p, "assault Blue Rifles/2, 1, Red Clerks/4"));
    assert_true(offered(&p, "assault Blue Rifles/2, 1, Red Jeep/5"));
    assert_refused(&p, "assault Blue Rifles/2, 1, Red Tank/6", "HN-ASL-12");    /* X against heavy vehicles */
    activate(&p, storm);
    assert_refused(&p, "assault Blue Storm/3, 1, Red Jeep/5", "HN-ASL-12");
    end_play(&p);
}

TEST(a_wreck_is_no_target)
{
    RULE("HN-ASL-01");
    struct play p;
    battle(&p, field);
    unsigned us = put(&p, "Blue Rifles", "B3"), jeep = put(&p, "Red Jeep", "C3");
    put(&p, "Red Clerks", "G1");
    activate(&p, us);
    assert_true(offered(&p, "assault Blue Rifles/1, 1, Red Jeep/2"));
    p.hn.unit[jeep].flags = UNIT_WRECKED;
    assert_refused(&p, "assault Blue Rifles/1, 1, Red Jeep/2", "HN-ASL-01");
    end_play(&p);
}

TEST(announced_and_then_made)
{
    RULE("HN-ASL-02");
    RULE("HN-ASL-03");
    RULE("HN-ASL-04");
    RULE("HN-ASL-05");
    RULE("HN-ASL-06");
    RULE("HN-ASL-08");
    struct play p;
    battle(&p, field);
    unsigned us = put(&p, "Blue Rifles", "A3");
    put(&p, "Red Clerks", "E3");                                /* four spaces: the fourth into its square */
    put(&p, "Red Clerks", "F1");                                /* five */
    activate(&p, us);
    assert_refused(&p, "assault Blue Rifles/1, 1, Red Clerks/3", "HN-ASL-04");
    take(&p, "assault Blue Rifles/1, 1, Red Clerks/2");
    assert_refused(&p, "stop Blue Rifles/1", "HN-ASL-06");
    assert_refused(&p, "step Blue Rifles/1, A2", "HN-ASL-06");
    take(&p, "step Blue Rifles/1, B3");
    take(&p, "step Blue Rifles/1, C3");
    assert_refused(&p, "step Blue Rifles/1, B3", "HN-ASL-06");
    take(&p, "step Blue Rifles/1, D4");                         /* which of the squares beside it is its choice */
    TAKE(&p, "close in Blue Rifles/1, D4, E3", 3, 1, 3);        /* 3 + 2 and 3 + 2: a tie */
    assert_true(told(&p, "assaults: Blue Rifles/1, Red Clerks/2, D4, E3"));
    assert_is(&p, "unit[0].place = D4");
    end_play(&p);
}

TEST(a_move_that_was_not_announced_is_none)
{
    RULE("HN-ASL-05");
    struct play p;
    battle(&p, field);
    unsigned us = put(&p, "Blue Rifles", "A3");
    put(&p, "Red Clerks", "C3");
    activate(&p, us);
    take(&p, "move Blue Rifles/1, 0");
    take(&p, "step Blue Rifles/1, B3");
    assert_false(offered(&p, "close in Blue Rifles/1, B3, C3"));
    end_play(&p);
}

TEST(not_from_a_friends_square)
{
    RULE("HN-ASL-02");
    struct play p;
    battle(&p, ". . . .");
    unsigned us = put(&p, "Blue Rifles", "A1");
    put(&p, "Red Clerks", "C1");
    put(&p, "Blue Clerks", "B1");
    activate(&p, us);
    assert_refused(&p, "assault Blue Rifles/1, 1, Red Clerks/2", "HN-ASL-04");
    p.hn.unit[2].place = (uint16_t)place("D1");
    assert_true(offered(&p, "assault Blue Rifles/1, 1, Red Clerks/2"));
    end_play(&p);
}

TEST(from_a_vehicle_that_it_gets_into)
{
    RULE("HN-ASL-02"); RULE("HN-TRN-07");
    struct play p;
    battle(&p, ". . . . .");
    unsigned us = put(&p, "Blue Rifles", "A1");
    put(&p, "Blue Jeep", "C1");
    unsigned them = put(&p, "Red Clerks", "D1");
    put(&p, "Red Clerks", "E1");
    activate(&p, us);
    take(&p, "assault Blue Rifles/1, 1, Red Clerks/3");
    assert_refused(&p, "board Blue Rifles/1, Blue Jeep/2", "no-choice");        /* it is not beside it yet */
    take(&p, "step Blue Rifles/1, B1");
    assert_refused(&p, "step Blue Rifles/1, C1", "HN-MOV-04");
    take(&p, "board Blue Rifles/1, Blue Jeep/2");
    assert_is(&p, "unit[0].aboard = 2");
    assert_refused(&p, "leave Blue Rifles/1, B1", "HN-TRN-06");                 /* it has got in, and stays in */
    TAKE(&p, "close in Blue Rifles/1, C1, D1", 3, 1, 3);                        /* a tie */
    assert_is(&p, "unit[0].aboard = 2");
    assert_int_equal(p.hn.unit[them].place, place("D1"));
    end_play(&p);

    battle(&p, ". . . . .\n"
               ". . . . .");
    us = put(&p, "Blue Rifles", "A1");
    put(&p, "Blue Jeep", "B2");                                 /* which is not beside the enemy */
    put(&p, "Red Clerks", "D1");
    activate(&p, us);
    take(&p, "assault Blue Rifles/1, 1, Red Clerks/3");
    assert_refused(&p, "board Blue Rifles/1, Blue Jeep/2", "HN-ASL-06");
    end_play(&p);

    battle(&p, ". . . . .");                                    /* nor from an enemy's */
    us = put(&p, "Blue Rifles", "A1");
    put(&p, "Red Jeep", "B1");
    put(&p, "Red Clerks", "C1");
    activate(&p, us);
    assert_refused(&p, "assault Blue Rifles/1, 1, Red Clerks/3", "HN-ASL-04");
    end_play(&p);
}

TEST(not_out_of_a_hedge_nor_when_held)
{
    RULE("HN-ASL-04");
    struct play p;
    battle(&p, ". H m . .");
    unsigned us = put(&p, "Blue Rifles", "B1");
    put(&p, "Red Clerks", "D1");
    activate(&p, us);
    assert_refused(&p, "assault Blue Rifles/1, 1, Red Clerks/2", "HN-ASL-04");  /* one space in all */
    p.hn.unit[1].place = (uint16_t)place("C1");
    assert_true(offered(&p, "assault Blue Rifles/1, 1, Red Clerks/2"));         /* from where it stands */
    p.hn.unit[0].suppressed = 2;
    assert_refused(&p, "assault Blue Rifles/1, 1, Red Clerks/2", "HN-ASL-04");  /* it cannot move */
    end_play(&p);
}

TEST(zones_and_the_last_step)
{
    RULE("HN-ASL-07");
    struct play p;
    battle(&p, field);
    unsigned us = put(&p, "Blue Rifles", "A3");
    put(&p, "Red Clerks", "C3");                                /* B */
    put(&p, "Red Clerks", "C4");                                /* C */
    activate(&p, us);
    take(&p, "assault Blue Rifles/1, 1, Red Clerks/3");
    take(&p, "step Blue Rifles/1, B3");                         /* into the zones of both */
    assert_refused(&p, "step Blue Rifles/1, B4", "HN-ZOC-03");
    TAKE(&p, "close in Blue Rifles/1, B3, C4", 6, 1, 1);        /* from B's zone to B's zone */
    end_play(&p);
}

TEST(its_target_is_gone)
{
    RULE("HN-ASL-06");
    struct play p;
    battle(&p, field);
    put(&p, "Red Clerks", "D3");
    unsigned gun = put(&p, "Red Tripod", "G1"), us = put(&p, "Blue Rifles", "A3");
    p.hn.unit[gun].flags = UNIT_TURNED;
    activate(&p, us);
    take(&p, "assault Blue Rifles/3, 1, Red Clerks/1");
    take(&p, "step Blue Rifles/3, B3");
    struct grog_run r = { .m = p.m, .g = &p.game };
    hn_eliminate(&r, unit_ref(&p.hn, 0));                       /* while the enemy considers to fire */
    take_as(&p, 1, "pass");
    assert_true(told(&p, "ends its move: Blue Rifles/3"));
    assert_is(&p, "unit[2].place = B3");
    end_play(&p);
}

/* ---- the fight -------------------------------------------------------------------------------------- */

/* Blue's dice (two) and Red's; who is who. */
struct fight { struct play p; unsigned us, them; };
static void begin_fight(struct fight *f, const char *setup, const char *picture, const char *us, const char *them)
{
    if (setup)
        battle_with(&f->p, setup, picture);
    else
        battle(&f->p, picture);
    f->us = put(&f->p, us, "C3");
    f->them = put(&f->p, them, "D3");
    put(&f->p, "Red Clerks", "G1");
}

static void fight(struct fight *f, const uint8_t *pips, uint32_t n)
{
    char line[80];
    f->p.hn.unit[f->us].flags &= UNIT_TURNED;
    activate(&f->p, f->us);
    snprintf(line, sizeof line, "assault %s/1, 1, %s/2", grog_card(f->p.m, f->p.hn.unit[0].thing.card)->name,
             grog_card(f->p.m, grog_face(f->p.m, &f->p.hn.unit[1].thing))->name);
    take(&f->p, line);
    snprintf(line, sizeof line, "close in %s/1, C3, D3", grog_card(f->p.m, f->p.hn.unit[0].thing.card)->name);
    take_dice(&f->p, 0, line, pips, n);
}
/* What the two sides came to. */
static void assert_totals(const struct play *p, int mine, int theirs)
{
    for (uint32_t i = 0; i < p->heard.n; i++)
        if (p->heard.at[i].kind == TOLD_ASSAULT_ROLLED) {
            assert_int_equal(p->heard.at[i].amount, mine);
            assert_int_equal(p->heard.at[i].object[2], theirs);
            return;
        }
    fail_msg("no assault was rolled for");
}

#define FIGHT(f, ...) fight(f, (const uint8_t[]){ __VA_ARGS__ }, sizeof((const uint8_t[]){ __VA_ARGS__ }))

TEST(two_dice_and_the_bonus)
{
    RULE("HN-ASL-09");
    RULE("HN-ASL-10");
    RULE("HN-ASL-13");
    RULE("HN-ASL-15");
    RULE("HN-ASL-20");
    struct fight f;
    begin_fight(&f, NULL, field, "Blue Rifles", "Red Clerks");
    FIGHT(&f, 1, 4, 3);                                         /* 4 + 2 against 3 + 2 */
    assert_totals(&f.p, 6, 5);
    assert_false(f.p.hn.unit[f.them].thing.live);
    end_play(&f.p);
    begin_fight(&f, NULL, field, "Blue Rifles", "Red Jeep");
    face(&f.p, f.them, EAST);
    FIGHT(&f, 6, 1, 1);                                         /* 6 + 1 (light) against 1 + 3 (infantry) */
    assert_totals(&f.p, 7, 4);
    end_play(&f.p);
}

TEST(assault_when_defending)
{
    RULE("HN-ASL-14");
    RULE("HN-ABL-25");
    RULE("HN-ABL-26");
    struct fight f;
    begin_fight(&f, NULL, field, "Blue Champion", "Red Leader");
    FIGHT(&f, 3, 1, 1, 4);                                      /* 3 + 2 + 2 against 4 + 2 + 1: both print a number */
    assert_totals(&f.p, 7, 7);
    end_play(&f.p);
}

TEST(markers_count_on_both_sides)
{
    RULE("HN-ASL-11");
    RULE("HN-ASL-18");
    RULE("HN-SPR-07");
    struct fight f;
    begin_fight(&f, NULL, field, "Blue Rifles", "Red Clerks");
    f.p.hn.unit[f.us].suppressed = 1;
    f.p.hn.unit[f.them].suppressed = 2;
    FIGHT(&f, 4, 1, 6);                                         /* 4 + 2 - 2 against 6 + 2 - 4 */
    assert_totals(&f.p, 4, 4);
    end_play(&f.p);
}

TEST(the_ground_helps_the_defender)
{
    RULE("HN-ASL-16"); RULE("HN-ASL-17");
    struct fight f;
    begin_fight(&f, NULL, ". . . . . . .\n. . . . . . .\n. . . f . . .\n. . . . . . .", "Blue Rifles", "Red Clerks");
    FIGHT(&f, 3, 1, 1);                                         /* 3 + 2 against 1 + 2 + 2 */
    assert_totals(&f.p, 5, 5);
    end_play(&f.p);
    begin_fight(&f, NULL, ". . . . . . .\n. . . . . . .\n. . s s . . .\n. . . . . . .", "Blue Rifles", "Red Clerks");
    f.p.hn.unit[f.them].flags |= UNIT_ACTIVATED;                /* no shot at who closes in */
    FIGHT(&f, 3, 1, 1);                                         /* in the same position: nothing */
    assert_totals(&f.p, 5, 3);
    end_play(&f.p);
    begin_fight(&f, NULL, ". . . . . . .\n. . . . . . .\n. . f f . . .\n. . . . . . .", "Blue Rifles", "Red Clerks");
    FIGHT(&f, 3, 1, 1);                                         /* in the same forest: as ever */
    assert_totals(&f.p, 5, 5);
    end_play(&f.p);
    begin_fight(&f, NULL, ". . . . . . .\n. . . . . . .\n. . . f . . .\n. . . . . . .", "Blue Rifles", "Red Jeep");
    FIGHT(&f, 3, 1, 1);                                         /* vehicles get none: 3 + 1 against 1 + 3 */
    assert_totals(&f.p, 4, 4);
    end_play(&f.p);
}

TEST(a_tank_defends_itself_with_its_second_weapon)
{
    RULE("HN-ASL-19"); RULE("HN-ASL-28"); RULE("HN-ASL-29"); RULE("HN-TRT-26"); RULE("HN-TRT-27");
    struct fight f;
    begin_fight(&f, "army1 Blue Vanguard + Blue Tank Busting, army2 Red Vanguard", field, "Blue Rifles", "Red Tank");
    face(&f.p, f.them, WEST);
    FIGHT(&f, 6, 1, 1, 2);                                      /* 6 + 0 + 2 against 1 + 3; then the location: 2 */
    assert_totals(&f.p, 8, 4);
    assert_true(f.p.hn.unit[f.them].damage & DAMAGE_TRACK);
    assert_is(&f.p, "unit[1].place = D3");                      /* it does not retreat, nobody advances */
    assert_is(&f.p, "unit[0].place = C3");
    end_play(&f.p);
    begin_fight(&f, "army1 Blue Vanguard + Blue Tank Busting", field, "Blue Grenadiers", "Red Tank");
    FIGHT(&f, 6, 1, 1, 2);                                      /* with the 2 that it prints */
    assert_totals(&f.p, 10, 4);
    end_play(&f.p);
    begin_fight(&f, "army1 Blue Vanguard + Blue Tank Busting", field, "Blue Ram", "Red Tank");
    FIGHT(&f, 6, 1, 2);                                         /* a vehicle has the 2 alone */
    assert_totals(&f.p, 8, 3);
    end_play(&f.p);
    begin_fight(&f, "army1 Blue Vanguard, army2 Red Vanguard", field, "Blue Rifles", "Red Tank");
    activate(&f.p, f.us);
    assert_refused(&f.p, "assault Blue Rifles/1, 1, Red Tank/2", "HN-ASL-12");
    end_play(&f.p);
}

TEST(the_attacker_wins)
{
    RULE("HN-ASL-21"); RULE("HN-ASL-22"); RULE("HN-ASL-23"); RULE("HN-ASL-26");
    RULE("HN-CTR-02"); RULE("HN-CTR-03");
    struct fight f;
    begin_fight(&f, NULL, field, "Blue Rifles", "Red Rifles");
    FIGHT(&f, 6, 1, 1, 1);
    assert_true(f.p.hn.unit[f.them].flags & UNIT_TURNED);       /* it had a hit to take */
    assert_int_equal(hn_face(f.p.m, &f.p.hn.unit[f.them])[FACE_DEFENCE], 5);    /* and is what its other side says */
    assert_question(&f.p, "retreat");
    assert_true(offered(&f.p, "retreat Red Rifles/2, E2"));
    assert_true(offered(&f.p, "retreat Red Rifles/2, E4"));
    assert_false(offered(&f.p, "retreat Red Rifles/2, D2"));
    take_as(&f.p, 1, "retreat Red Rifles/2, E3");
    assert_is(&f.p, "unit[1].place = E3");
    assert_is(&f.p, "unit[0].place = D3");                      /* it must follow */
    end_play(&f.p);
    begin_fight(&f, NULL, field, "Blue Rifles", "Red Rifles");
    f.p.hn.unit[f.them].flags = UNIT_TURNED;
    FIGHT(&f, 6, 1, 1, 1);
    assert_false(f.p.hn.unit[f.them].thing.live);               /* it had none */
    assert_is(&f.p, "unit[0].place = D3");
    end_play(&f.p);
}

TEST(diagonally)
{
    RULE("HN-ASL-23");
    struct play p;
    battle(&p, field);
    unsigned us = put(&p, "Blue Rifles", "B2");
    put(&p, "Red Rifles", "C3");
    put(&p, "Red Clerks", "G5");
    activate(&p, us);
    take(&p, "assault Blue Rifles/1, 1, Red Rifles/2");
    TAKE(&p, "close in Blue Rifles/1, B2, C3", 6, 1, 1, 1);
    assert_true(offered(&p, "retreat Red Rifles/2, D3"));
    assert_true(offered(&p, "retreat Red Rifles/2, D4"));
    assert_true(offered(&p, "retreat Red Rifles/2, C4"));
    assert_false(offered(&p, "retreat Red Rifles/2, D2"));
    assert_false(offered(&p, "retreat Red Rifles/2, B4"));
    p.hn.unit[2].place = (uint16_t)place("D4");                 /* a friend is there */
    assert_false(offered(&p, "retreat Red Rifles/2, D4"));
    end_play(&p);
}

TEST(a_retreat_is_a_movement)
{
    RULE("HN-ASL-24");
    RULE("HN-ASL-25");
    struct fight f;
    begin_fight(&f, NULL, ". . . . x . .\n. . . . . . .\n. . . . . . .\n. . . . x . .\n. . . . . . .", "Blue Rifles",
                "Red Rifles");
    put(&f.p, "Blue Clerks", "E1");
    f.p.hn.unit[3].place = (uint16_t)place("D2");               /* its zone: D3 to E3 and E2 */
    FIGHT(&f, 6, 1, 1, 1);
    assert_false(f.p.hn.unit[f.them].thing.live);               /* held, held, closed */
    end_play(&f.p);
    begin_fight(&f, NULL, field, "Blue Rifles", "Red Rifles");
    f.p.hn.unit[f.them].suppressed = 2;                         /* it cannot move */
    FIGHT(&f, 6, 1, 1, 1);
    assert_false(f.p.hn.unit[f.them].thing.live);
    assert_is(&f.p, "unit[0].place = D3");
    end_play(&f.p);
}

TEST(a_light_vehicle_is_destroyed)
{
    RULE("HN-ASL-27"); RULE("HN-ASL-29");
    struct fight f;
    begin_fight(&f, NULL, field, "Blue Rifles", "Red Jeep");
    FIGHT(&f, 6, 1, 1);
    assert_true(f.p.hn.unit[f.them].flags & UNIT_WRECKED);
    assert_is(&f.p, "unit[0].place = C3");
    end_play(&f.p);
}

TEST(the_defender_wins)
{
    RULE("HN-ASL-30");
    RULE("HN-ASL-31");
    RULE("HN-ASL-32");
    RULE("HN-ASL-33");
    RULE("HN-ASL-34");
    struct fight f;
    begin_fight(&f, NULL, field, "Blue Rifles", "Red Rifles");
    FIGHT(&f, 1, 1, 5, 6);
    assert_true(f.p.hn.unit[f.us].flags & UNIT_TURNED);
    assert_is(&f.p, "unit[0].place = C3");
    assert_is(&f.p, "unit[1].place = D3");
    assert_false(f.p.hn.unit[f.them].flags & UNIT_TURNED);
    assert_false(offered(&f.p, "retreat Red Rifles/2, E3"));
    FIGHT(&f, 1, 1, 5, 6);                                      /* on its last side */
    assert_false(f.p.hn.unit[f.us].thing.live);
    end_play(&f.p);
}

TEST(a_tie)
{
    RULE("HN-ASL-35");
    struct fight f;
    begin_fight(&f, NULL, field, "Blue Rifles", "Red Rifles");
    FIGHT(&f, 5, 1, 5, 2);
    assert_int_equal((f.p.hn.unit[f.us].flags | f.p.hn.unit[f.them].flags) & UNIT_TURNED, 0);
    assert_is(&f.p, "unit[0].place = C3");
    assert_is(&f.p, "unit[1].place = D3");
    end_play(&f.p);
}

TEST(from_behind_a_gun)
{
    RULE("HN-ASL-36");
    struct fight f;
    begin_fight(&f, NULL, field, "Blue Rifles", "Red Gun");
    face(&f.p, f.them, EAST);                                   /* Blue comes from the west */
    FIGHT(&f, 3, 1, 3);                                         /* 5 against 3 + 3 - 2 */
    assert_totals(&f.p, 5, 4);
    end_play(&f.p);
    begin_fight(&f, NULL, field, "Blue Rifles", "Red Gun");
    face(&f.p, f.them, WEST);
    FIGHT(&f, 4, 1, 3);
    assert_int_equal(f.p.hn.unit[f.them].suppressed, 0);
    assert_totals(&f.p, 6, 6);
    end_play(&f.p);
}

/* ---- traits and orders ------------------------------------------------------------------------------------ */

TEST(terrifying)
{
    RULE("HN-ABL-120");
    RULE("HN-ABL-121");
    struct fight f;
    begin_fight(&f, NULL, field, "Blue Storm", "Red Rifles");
    FIGHT(&f, 6, 1, 1, 1);
    take_as(&f.p, 1, "retreat Red Rifles/2, E3");               /* before the markers lie on it */
    assert_int_equal(f.p.hn.unit[f.them].suppressed, 2);
    end_play(&f.p);
    begin_fight(&f, NULL, field, "Blue Storm", "Red Rifles");
    FIGHT(&f, 1, 1, 6, 6);                                      /* it is eliminated, and still */
    assert_false(f.p.hn.unit[f.us].thing.live);
    assert_int_equal(f.p.hn.unit[f.them].suppressed, 1);
    end_play(&f.p);
    begin_fight(&f, NULL, field, "Blue Champion", "Red Storm");
    f.p.hn.unit[f.us].flags = 0;
    FIGHT(&f, 6, 6, 1, 1);                                      /* a terrifying defender that is eliminated */
    assert_int_equal(f.p.hn.unit[f.us].suppressed, 1);
    end_play(&f.p);
    begin_fight(&f, NULL, field, "Blue Rifles", "Red Storm");
    FIGHT(&f, 1, 1, 6, 6);
    assert_int_equal(f.p.hn.unit[f.us].suppressed, 2);          /* it wins as the defender */
    end_play(&f.p);
}

TEST(bloodthirsty)
{
    RULE("HN-TRT-03");
    struct fight f;
    begin_fight(&f, "army1 Blue Vanguard + Blue Bloodthirst, army2 Red Vanguard", field, "Blue Rifles", "Red Rifles");
    FIGHT(&f, 6, 1, 1, 1);
    assert_false(f.p.hn.unit[f.them].thing.live);               /* two hits */
    end_play(&f.p);
    begin_fight(&f, "army1 Blue Vanguard, army2 Red Vanguard + Red Bloodthirst", field, "Blue Rifles", "Red Rifles");
    FIGHT(&f, 1, 1, 6, 6);
    assert_true(f.p.hn.unit[f.us].thing.live);                  /* not when it defends itself */
    end_play(&f.p);
}

TEST(ferocious)
{
    RULE("HN-TRT-04"); RULE("HN-TRT-05"); RULE("HN-TRT-06");
    static const char *const setup = "army1 Blue Vanguard + Blue Ferocity, army2 Red Vanguard";
    struct fight f;
    begin_fight(&f, setup, field, "Blue Rifles", "Red Rifles");
    FIGHT(&f, 1, 1, 6, 6);                                      /* beaten, and still it drives it back */
    take_as(&f.p, 1, "retreat Red Rifles/2, E3");
    assert_true(f.p.hn.unit[f.us].flags & UNIT_TURNED);
    assert_false(f.p.hn.unit[f.them].flags & UNIT_TURNED);
    assert_is(&f.p, "unit[0].place = C3");                      /* it follows only if it has won */
    f.p.hn.unit[f.them].place = (uint16_t)place("D3");
    f.p.m->base[VALUE_DRIVES_BACK] = 1;                         /* whoever assaults, as a scenario may say */
    FIGHT(&f, 1, 1, 6, 6);                                      /* eliminated: no more of it */
    assert_false(f.p.hn.unit[f.us].thing.live);
    assert_true(f.p.game.question != ASK_RETREAT);
    assert_is(&f.p, "unit[1].place = D3");
    end_play(&f.p);
    begin_fight(&f, setup, field, "Blue Rifles", "Red Rifles");
    FIGHT(&f, 3, 1, 3, 1);
    assert_question(&f.p, "retreat");                           /* a tie */
    end_play(&f.p);
    begin_fight(&f, setup, field, "Blue Rifles", "Red Jeep");
    FIGHT(&f, 3, 1, 1);
    assert_is(&f.p, "unit[1].place = D3");
    assert_true(f.p.game.question != ASK_RETREAT);              /* a vehicle is not driven back */
    assert_true(is_out_there(&f.p.hn.unit[f.them]));
    end_play(&f.p);
}

TEST(hated_troops)
{
    RULE("HN-TRT-22");
    RULE("HN-TRT-23");
    struct fight f;
    begin_fight(&f, "army1 Blue Vanguard, army2 Red Vanguard + Red Basterds", field, "Blue Rifles", "Red Clerks");
    assert_int_equal(numbers_of(f.p.m, card("Red Basterds"))[OPTION_BUDGET], 30);
    FIGHT(&f, 3, 1, 3);
    assert_totals(&f.p, 6, 5);
    end_play(&f.p);
    begin_fight(&f, "army1 Blue Vanguard + Blue Basterds, army2 Red Vanguard", field, "Blue Rifles", "Red Clerks");
    FIGHT(&f, 4, 1, 3);
    assert_totals(&f.p, 6, 6);       /* also in defence */
    end_play(&f.p);
}

TEST(orders_of_the_day)
{
    RULE("HN-OOP-15");
    RULE("HN-OOP-16");
    RULE("HN-OOP-17");
    RULE("HN-OOP-19");
    struct fight f;
    begin_fight(&f, "army1 Blue Vanguard + Blue Charging, army2 Red Vanguard + Red Charging", field, "Blue Rifles",
                "Red Clerks");
    FIGHT(&f, 3, 1, 3);                                         /* the attacker's roll alone */
    assert_totals(&f.p, 6, 5);
    end_play(&f.p);
    begin_fight(&f, "army1 Blue Vanguard, army2 Red Vanguard + Red Guarding",
                ". . . . . . .\n. . . . . . .\n. . . t . . .\n. . . . . . .", "Blue Rifles", "Red Clerks");
    FIGHT(&f, 5, 1, 3);                                         /* 3 + 2 + 1 + 1 */
    assert_totals(&f.p, 7, 7);
    end_play(&f.p);
    begin_fight(&f, "army1 Blue Vanguard, army2 Red Vanguard + Red Guarding", field, "Blue Rifles", "Red Clerks");
    FIGHT(&f, 3, 1, 3);                                         /* it makes no cover of none */
    assert_totals(&f.p, 5, 5);
    end_play(&f.p);
    begin_fight(&f, "army1 Blue Vanguard + Blue Running, army2 Red Vanguard", field, "Blue Rifles", "Red Clerks");
    assert_int_equal(hn_movement(f.p.m, &f.p.game, f.us), 6);
    activate(&f.p, f.us);
    end_play(&f.p);
    begin_fight(&f, "army1 Blue Vanguard, army2 Red Vanguard + Red Holding", field, "Blue Rifles", "Red Clerks");
    f.p.hn.unit[f.them].place = (uint16_t)place("E3");
    activate(&f.p, f.us);
    TAKE(&f.p, "fire Blue Rifles/1, Rifles, plain, Red Clerks/2", 2);           /* 4 against 4 + 1 */
    assert_true(f.p.hn.unit[f.them].thing.live);
    end_play(&f.p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(only_who_specializes_in_it), IT(a_wreck_is_no_target), IT(announced_and_then_made),
        IT(a_move_that_was_not_announced_is_none),
        IT(not_from_a_friends_square), IT(not_out_of_a_hedge_nor_when_held),
        IT(zones_and_the_last_step), IT(its_target_is_gone), IT(two_dice_and_the_bonus), IT(assault_when_defending),
        IT(markers_count_on_both_sides), IT(the_ground_helps_the_defender),
        IT(a_tank_defends_itself_with_its_second_weapon), IT(the_attacker_wins), IT(diagonally),
        IT(a_retreat_is_a_movement), IT(a_light_vehicle_is_destroyed), IT(the_defender_wins), IT(a_tie),
        IT(from_behind_a_gun), IT(terrifying), IT(bloodthirsty), IT(ferocious), IT(hated_troops), IT(orders_of_the_day),
        IT(from_a_vehicle_that_it_gets_into),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
