/* SPDX-License-Identifier: MIT */
/* hn_deploying.c -- Deployment: zones, sides up, scouts; what a counter says.
 *
 * The battle "Landing": Blue's zone is A1 to D2, an objective lies at E3. */
#include "battle.h"
#include "kernel/table.h"

#include <stdio.h>

static const char *asked_for(const struct play *p)
{
    const struct grog_frame *f = &p->game.frame[p->game.depth - 1];
    if (!p->game.asked || f->proc != PROC_DEPLOY)
        return "";
    return grog_card(p->m, p->hn.unit[grog_ref_slot(f->actor)].thing.card)->name;
}

static unsigned seat_asked(const struct play *p) { return grog_first_seat(p->game.asked); }

/* Whoever is asked for takes the first place that is offered, until this counter is: its slot. */
static unsigned until(struct play *p, const char *name)
{
    static struct grog_options all;
    while (strcmp(asked_for(p), name) != 0 || strcmp(grog_question(p->m, &p->game), "deploy") != 0) {
        if (!*asked_for(p))
            fail_msg("'%s' is not deployed any more", name);
        grog_list(p->m, &p->game, seat_asked(p), &all);
        assert_int_equal(grog_take(p->m, &p->game, seat_asked(p), all.at[0], &p->heard), GROG_OK);
    }
    return grog_ref_slot(p->game.frame[p->game.depth - 1].actor);
}

/* "deploy Concealed Blue/N, SIDE, SQUARE": a counter that is not deployed lies face down. */
static const char *deploy(const struct play *p, unsigned unit, const char *side, const char *square)
{
    static char line[64];
    snprintf(line, sizeof line, "deploy %s/%u, %s, %s", grog_card(p->m, grog_face(p->m, &p->hn.unit[unit].thing))->name,
             unit + 1, side, square);
    return line;
}

/* "deploy first NAME/N" of the first counter of that card that is not deployed yet. */
static const char *take_up(const struct play *p, const char *name)
{
    static char line[64];
    unsigned i = 0;
    while (i < UNITS && (p->hn.unit[i].thing.card != card(name) || p->hn.unit[i].place))
        i++;
    assert_true(i < UNITS);
    snprintf(line, sizeof line, "deploy first %s/%u", grog_card(p->m, grog_face(p->m, &p->hn.unit[i].thing))->name,
             i + 1);
    return line;
}

TEST(in_the_order_that_he_likes)
{
    RULE("HN-SET-11");
    struct play p;
    begin(&p, "scenario Landing");
    char first[GROG_TEXT_MAX], back[64];
    snprintf(first, sizeof first, "%s", asked_for(&p));
    assert_string_not_equal(first, "Blue Clerks");
    take(&p, take_up(&p, "Blue Clerks"));
    assert_string_equal(asked_for(&p), "Blue Clerks");
    assert_null(grog_check(p.m, &p.game));
    snprintf(back, sizeof back, "%s", take_up(&p, first));
    assert_refused(&p, back, "HN-SET-11");                      /* it is in his hand now */
    static struct grog_options all;
    grog_list(p.m, &p.game, 0, &all);
    assert_int_equal(all.at[0].verb, VERB_DEPLOY);
    assert_int_equal(grog_take(p.m, &p.game, 0, all.at[0], &p.heard), GROG_OK);
    assert_string_equal(asked_for(&p), first);                  /* then the others go on as they were */
    end_play(&p);
}

TEST(in_its_zone)
{
    RULE("HN-SET-10");
    RULE("HN-SET-11");
    struct play p;
    begin(&p, "scenario Landing");
    assert_int_equal(seat_asked(&p), 0);                        /* all of Blue's first: it has the initiative */
    unsigned us = until(&p, "Blue Clerks");
    assert_refused(&p, deploy(&p, us, "front", "E1"), "HN-SET-10");
    assert_refused(&p, deploy(&p, us, "front", "A3"), "HN-SET-10");
    unsigned free = 0;
    for (char x = 'A'; x <= 'D'; x++)
        for (char y = '1'; y <= '2'; y++) {
            char square[3] = { x, y, 0 };
            free += offered(&p, deploy(&p, us, "front", square));
        }
    assert_true(free > 0);
    until(&p, "Red Clerks");                                    /* only then Red's */
    assert_int_equal(seat_asked(&p), 1);
    EACH_UNIT(&p.hn, i)
        assert_true(p.hn.unit[i].thing.owner == 1 || is_out_there(&p.hn.unit[i]));
    end_play(&p);
}

TEST(one_a_square)
{
    RULE("HN-SET-10");
    RULE("HN-MOV-07");
    struct play p;
    begin(&p, "scenario Landing");
    unsigned us = until(&p, "Blue Clerks");
    EACH_UNIT(&p.hn, i)
        if (p.hn.unit[i].place && i != us) {
            char square[16];
            snprintf(square, sizeof square, "%c%d", 'A' + place_x(p.hn.unit[i].place), 1 + place_y(p.hn.unit[i].place));
            assert_false(offered(&p, deploy(&p, us, "front", square)));
        }
    end_play(&p);
}

/* Can it be put down so, somewhere in the zone? */
static bool can_show(const struct play *p, unsigned unit, const char *side)
{
    for (char x = 'A'; x <= 'D'; x++)
        for (char y = '1'; y <= '2'; y++) {
            char square[3] = { x, y, 0 };
            if (offered(p, deploy(p, unit, side, square)))
                return true;
        }
    return false;
}

TEST(which_side_up)
{
    RULE("HN-SET-12");
    RULE("HN-SET-13");
    RULE("HN-SET-14");
    RULE("HN-CTR-06");
    RULE("HN-ABL-05");
    RULE("HN-ABL-103");
    RULE("HN-ABL-125");
    RULE("HN-TRT-28");
    struct play p;
    begin(&p, "scenario Landing");
    unsigned us = until(&p, "Blue Rifles");
    assert_true(can_show(&p, us, "front"));
    assert_false(can_show(&p, us, "reverse"));                  /* its name is red there */
    assert_false(can_show(&p, us, "concealed"));
    end_play(&p);
    begin(&p, "scenario Landing");
    us = until(&p, "Blue Tripod");
    assert_true(can_show(&p, us, "front"));
    assert_true(can_show(&p, us, "reverse"));
    end_play(&p);
    begin(&p, "scenario Landing");
    us = until(&p, "Blue Lurkers");
    assert_true(can_show(&p, us, "front"));
    assert_true(can_show(&p, us, "concealed"));
    end_play(&p);
    begin(&p, "scenario Landing");
    us = until(&p, "Blue Pathfinders");
    assert_true(can_show(&p, us, "reverse"));                   /* a scout: either side */
    end_play(&p);
    begin(&p, "scenario Landing");
    us = until(&p, "Blue Ruse");
    assert_true(can_show(&p, us, "concealed"));
    assert_false(can_show(&p, us, "front"));
    end_play(&p);
    begin(&p, "scenario Landing");
    us = until(&p, "Blue Jeep");
    assert_true(can_show(&p, us, "front"));
    assert_false(can_show(&p, us, "reverse"));                  /* no wreck is deployed */
    end_play(&p);
}

TEST(scouts_go_ahead)
{
    RULE("HN-ABL-100");
    RULE("HN-ABL-101");
    RULE("HN-ABL-102");
    struct play p;
    begin(&p, "scenario Landing");
    unsigned us = until(&p, "Blue Pathfinders");
    assert_true(offered(&p, deploy(&p, us, "front", "A4")));    /* two spaces beyond the zone */
    assert_refused(&p, deploy(&p, us, "front", "A5"), "HN-SET-10");
    assert_true(offered(&p, deploy(&p, us, "front", "F1")));
    assert_refused(&p, deploy(&p, us, "front", "F3"), "HN-ABL-101");    /* beside the objective */
    assert_refused(&p, deploy(&p, us, "front", "E3"), "HN-ABL-101");    /* in it */
    assert_true(offered(&p, deploy(&p, us, "front", "D2")));    /* beside it, in the zone: as any unit */
    end_play(&p);
}

TEST(a_scouting_vehicle)
{
    RULE("HN-ABL-104");
    struct play p;
    begin(&p, "scenario Landing");
    char line[64];
    unsigned jeep = until(&p, "Blue Jeep");
    take(&p, deploy(&p, jeep, "front", "A3"));                  /* outside the zone */
    snprintf(line, sizeof line, "face Blue Jeep/%u, east", jeep + 1);
    take(&p, line);
    unsigned us = until(&p, "Blue Clerks");
    snprintf(line, sizeof line, "put aboard %s/%u, Blue Jeep/%u",
             grog_card(p.m, grog_face(p.m, &p.hn.unit[us].thing))->name, us + 1, jeep + 1);
    assert_refused(&p, line, "HN-ABL-104");
    p.hn.unit[jeep].place = (uint16_t)place("B1");
    assert_true(offered(&p, line));
    end_play(&p);
}

TEST(room_behind_the_head)
{
    RULE("HN-VMV-01");
    RULE("HN-SET-10");
    struct play p;
    char line[64];
    begin(&p, "scenario Landing");
    unsigned carrier = until(&p, "Blue Carrier"), jeep = UNITS;
    EACH_UNIT(&p.hn, i)
        jeep = p.hn.unit[i].thing.card == card("Blue Jeep") ? i : jeep;
    p.hn.unit[jeep].thing.hidden = 0;
    p.hn.unit[jeep].place = (uint16_t)place("A2");
    take(&p, deploy(&p, carrier, "front", "A1"));
    snprintf(line, sizeof line, "face Blue Carrier/%u, north", carrier + 1);
    assert_refused(&p, line, "HN-MOV-07");                      /* its tail would be where the other stands */
    snprintf(line, sizeof line, "face Blue Carrier/%u, south", carrier + 1);
    assert_refused(&p, line, "HN-VMV-01");                      /* off the board */
    snprintf(line, sizeof line, "face Blue Carrier/%u, west", carrier + 1);
    take(&p, line);
    end_play(&p);
    begin(&p, "scenario Landing");                              /* its tail is in the zone too */
    carrier = until(&p, "Blue Carrier");
    take(&p, deploy(&p, carrier, "front", "A2"));
    snprintf(line, sizeof line, "face Blue Carrier/%u, north", carrier + 1);
    assert_refused(&p, line, "HN-SET-10");                      /* A3 */
    snprintf(line, sizeof line, "face Blue Carrier/%u, south", carrier + 1);
    take(&p, line);
    end_play(&p);
}

/* ---- counters ------------------------------------------------------------------------------------------ */

TEST(what_a_counter_says)
{
    RULE("HN-CTR-02");
    RULE("HN-CTR-03");
    RULE("HN-CTR-05");
    RULE("HN-CTR-06");
    struct play p;
    begin(&p, "scenario Landing");
    const int16_t *front = numbers_of(p.m, card("Blue Rifles"));
    const int16_t *back = numbers_of(p.m, (uint16_t)front[UNIT_REVERSE]);
    assert_int_equal(front[UNIT_INSIGNIA], card("Blue Division"));
    assert_false(front[FACE_DAMAGED]);
    assert_true(back[FACE_DAMAGED]);
    struct unit u = { .thing = { .live = 1, .card = card("Blue Rifles") } };
    assert_int_equal(hn_face(p.m, &u)[FACE_DEFENCE], 6);        /* the side that is up counts, and all of it */
    assert_int_equal(hn_face(p.m, &u)[FACE_WEAPON], card("Rifles"));
    u.flags = UNIT_TURNED;
    assert_int_equal(hn_face(p.m, &u)[FACE_DEFENCE], 5);
    assert_int_equal(hn_face(p.m, &u)[FACE_WEAPON], card("Few Rifles"));
    assert_int_equal(hn_face(p.m, &u)[FACE_TOUGH], 0);
    end_play(&p);
}

/* Takes one option after another by this number, and at each facing that is asked for tries what happens if its player
 * gives up then: how many were vehicles of two squares. */
static unsigned give_up_at_each_facing(const char *setup, uint32_t number)
{
    static struct grog_options all;
    static struct play given_up;
    struct play p;
    unsigned tried = 0;
    begin(&p, setup);
    for (unsigned i = 0; i < 120 && p.game.asked; i++) {
        unsigned seat = seat_asked(&p);
        if (*asked_for(&p) && !strcmp(grog_question(p.m, &p.game), "facing")) {
            const struct unit *u = &p.hn.unit[grog_ref_slot(p.game.frame[p.game.depth - 1].actor)];
            given_up = p;
            grog_carry_out_act(p.m, &given_up.game, seat, (struct grog_option){ .verb = GROG_RESIGN }, NULL);
            assert_null(grog_check(p.m, &given_up.game));
            tried += numbers_of(p.m, u->thing.card)[UNIT_LENGTH] > 1;
        }
        grog_list(p.m, &p.game, seat, &all);
        number = number * 1664525u + 1013904223u;
        assert_int_equal(grog_take(p.m, &p.game, seat, all.at[(number >> 8) % all.n], &p.heard), GROG_OK);
    }
    end_play(&p);
    return tried;
}

TEST(giving_up_before_it_faces_anywhere)
{
    static const char *const setups[] = { "scenario Landing", "scenario Eventful", "seats 4, scenario Gang",
                                          "seats 4, scenario Quartet", "seats 3, scenario Trio" };
    for (unsigned i = 0; i < GROG_COUNT(setups); i++) {
        unsigned tried = 0;
        for (uint32_t number = 0; number < 30; number++)
            tried += give_up_at_each_facing(setups[i], number);
        assert_true(tried >= 30);
    }
}

/* On the Drill Field Blue's zone ends with line 2; Infiltration brings its tile's units six spaces beyond. */
TEST(infiltrators_deploy_as_scouts)
{
    RULE("HN-OOP-21");
    struct play p;
    begin(&p, "army1 Blue Vanguard + Blue Infiltration + Blue Patrol");
    unsigned us = until(&p, "Blue Storm");
    assert_true(offered(&p, deploy(&p, us, "front", "A8")));
    assert_refused(&p, deploy(&p, us, "front", "A9"), "HN-SET-10");
    end_play(&p);
    begin(&p, "army1 Blue Vanguard + Blue Infiltration + Blue Patrol");
    us = until(&p, "Blue Clerks");                              /* of another tile */
    assert_true(offered(&p, deploy(&p, us, "front", "L2")));
    assert_refused(&p, deploy(&p, us, "front", "L3"), "HN-SET-10");
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(in_the_order_that_he_likes), IT(in_its_zone), IT(one_a_square), IT(which_side_up), IT(scouts_go_ahead),
        IT(a_scouting_vehicle),
        IT(room_behind_the_head), IT(giving_up_before_it_faces_anywhere),
        IT(what_a_counter_says),
        IT(infiltrators_deploy_as_scouts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
