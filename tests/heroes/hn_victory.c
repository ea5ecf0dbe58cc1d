/* SPDX-License-Identifier: MIT */
/* hn_victory.c -- from the setup to the end: initiative, hands, rounds, objectives, breaking points, events. */
#include "battle.h"

#include "heroes/directives.h"
#include "heroes/field.h"
#include "heroes/orders.h"
#include "heroes/supply.h"
#include "heroes/table.h"
#include "heroes/victory.h"

static const char *const field = ". . . . . . . .\n"
                                 ". . . . . . . .\n"
                                 ". . . . . . . .";

/* The game plays on by first choices until the question is asked, or it is over. */
static void play_to(struct play *p, const char *question)
{
    static struct grog_options all;
    for (unsigned i = 0; p->game.asked && (!*question || strcmp(grog_question(p->m, &p->game), question)); i++) {
        unsigned seat = grog_first_seat(p->game.asked);
        assert_true(i < 4000);
        grog_list(p->m, &p->game, seat, &all);
        grog_forget(&p->heard);
        assert_int_equal(grog_take(p->m, &p->game, seat, all.at[0], &p->heard), GROG_OK);
    }
}

/* A round's Supply Phase passes: nobody moves, nobody discards. */
static void end_round(struct play *p)
{
    to_supply(p);
    while (p->game.asked && (!strcmp(grog_question(p->m, &p->game), "supply moves")
                             || !strcmp(grog_question(p->m, &p->game), "discard cards")))
        take_as(p, grog_first_seat(p->game.asked), "done");
}

static struct ground_plan *plan(struct play *p) { return (struct ground_plan *)(uintptr_t)p->m->own; }

TEST(a_scenario_says_who_fights_and_where)
{
    RULE("HN-SET-01"); RULE("HN-SET-03");
    struct play p;
    begin(&p, "");
    unsigned rifles[2] = { 0 }, tanks[2] = { 0 };
    for (unsigned i = 1; i <= plan(&p)->n_roster; i++) {
        const struct roster *u = &plan(&p)->roster[i];
        rifles[u->seat] += u->card == card(u->seat ? "Red Rifles" : "Blue Rifles");
        tanks[u->seat] += u->card == card(u->seat ? "Red Tank" : "Blue Tank");
    }
    assert_int_equal(rifles[0], 3);
    assert_int_equal(rifles[1], 3);
    assert_int_equal(tanks[0], 1);
    assert_int_equal(tanks[1], 1);
    /* The board is printed, and the overlay lies on it. */
    struct field f;
    hn_field(p.m, &p.hn, &f);
    assert_int_equal(ground_at(&f, place_at(1, 1))->card, card("Thicket"));
    assert_int_equal(ground_at(&f, place_at(5, 4))->card, card("Floor"));
    end_play(&p);
    /* Armies can be others, put together by the players (HN-SET-02). */
    RULE("HN-SET-02");
    begin(&p, "army1 Blue Headquarters + Blue Elite");
    unsigned n = 0;
    for (unsigned i = 1; i <= plan(&p)->n_roster; i++)
        n += plan(&p)->roster[i].seat == 0;
    assert_int_equal(n, 4);
    end_play(&p);
}

static void assert_deploys_first(const char *scenario, unsigned us)
{
    struct play p;
    begin(&p, scenario);
    assert_int_equal(p.game.initiative, us);
    assert_question(&p, "deploy");
    assert_int_equal(p.game.asked, 1u << us);           /* all of his troops first */
    bool turned = false;
    while (!strcmp(grog_question(p.m, &p.game), "deploy") || !strcmp(grog_question(p.m, &p.game), "facing")) {
        static struct grog_options all;
        unsigned seat = grog_first_seat(p.game.asked);
        assert_false(turned && seat == us);
        turned = turned || seat != us;
        grog_list(p.m, &p.game, seat, &all);
        grog_take(p.m, &p.game, seat, all.at[0], &p.heard);
    }
    assert_true(turned);
    end_play(&p);
}

TEST(initiative_is_the_scenarios_or_a_roll)
{
    RULE("HN-SET-09"); RULE("HN-SET-11");
    struct play p;
    assert_deploys_first("scenario Eventful", 0);
    assert_deploys_first("scenario Red First", 1);
    unsigned first[2] = { 0 };
    for (uint8_t s = 1; s <= 40; s++) {
        uint8_t seed[GROG_SEED_BYTES] = { s };
        begin(&p, "");
        grog_start(p.m, &p.game, seed, &p.heard);
        first[p.game.initiative]++;
        assert_question(&p, "deploy");
        assert_int_equal(p.game.asked, 1u << p.game.initiative);
        grog_match_free(p.m);
        begin(&p, "scenario Red First");
        grog_start(p.m, &p.game, seed, &p.heard);
        assert_int_equal(p.game.initiative, 1);
        assert_int_equal(p.game.asked, 2);
        grog_match_free(p.m);
    }
    assert_true(first[0] > 5 && first[1] > 5);
}

TEST(the_opening_hand_is_four)
{
    RULE("HN-SET-08");
    struct play p;
    begin(&p, "scenario Brigades");
    assert_question(&p, "deploy");                      /* before anybody has deployed */
    assert_int_equal(p.hn.hand[0][0], 4);
    assert_int_equal(p.hn.hand[1][0], 4);
    unsigned left = p.hn.deck[0][0];
    play_to(&p, "place an order");
    assert_int_equal(p.hn.hand[0][0] + p.hn.discards[0][0], 4);
    assert_int_equal(p.hn.deck[0][0], left);
    end_play(&p);

    begin(&p, "scenario Brigades, army1 Blue Proud + Blue Rush x3 + Blue Mail x3");   /* more comes with supply */
    assert_int_equal(p.hn.hand[0][0], 4);
    end_play(&p);

    begin(&p, "scenario Trio, seats 3");                /* each of an Alliance too */
    for (unsigned seat = 0; seat < 3; seat++)
        assert_int_equal(p.hn.hand[seat][0], 4);
    end_play(&p);

    begin(&p, "scenario Brigades");                     /* a game of 0.1 that was deploying has none yet */
    for (; p.hn.hand[0][0]; p.hn.hand[0][0]--) {
        p.hn.deck[0][++p.hn.deck[0][0]] = p.hn.hand[0][p.hn.hand[0][0]];
        p.hn.hand[0][p.hn.hand[0][0]] = 0;
    }
    play_to(&p, "place an order");
    assert_int_equal(p.hn.hand[0][0] + p.hn.discards[0][0], 4);
    end_play(&p);
}

/* What the end of the battle says of its length. */
static int rounds_told(const struct play *p)
{
    struct grog_result result;
    grog_result(p->m, &p->game, &result);
    for (unsigned i = 0; i < result.lines; i++)
        if (!strcmp(grog_result_word(p->m, result.line[i].kind), "rounds"))
            return result.line[i].amount;
    return -1;
}

TEST(a_game_has_so_many_rounds)
{
    RULE("HN-VIC-01");
    struct play p;
    assert_int_equal(hn_card_kinds[OF_SCENARIO].field[2].base, 8);
    begin(&p, "");                                      /* six */
    play_to(&p, "");
    assert_true(p.game.over);
    assert_true(p.game.turn <= 6);
    end_play(&p);
    battle(&p, field);
    put(&p, "Blue Rifles", "A1");
    put(&p, "Red Rifles", "H3");
    p.game.turn = 5;
    end_round(&p);
    assert_false(p.game.over);
    end_round(&p);
    assert_true(p.game.over);
    assert_int_equal(rounds_told(&p), 6);
    end_play(&p);
}

TEST(enough_points_end_the_game_when_the_round_is_over)
{
    RULE("HN-VIC-02"); RULE("HN-VIC-06"); RULE("HN-SUP-12");
    struct play p;
    battle(&p, field);                                  /* the goal is 8 */
    unsigned us = put(&p, "Blue Rifles", "A1");
    put(&p, "Red Rifles", "H3");
    p.hn.points[0] = 8;
    order(&p, us, 1);
    to_activation(&p);
    assert_false(p.game.over);                          /* the round goes on */
    take(&p, "stay Blue Rifles/1");
    end_round(&p);
    assert_true(p.game.over);
    assert_int_equal(p.game.winners, 1);
    end_play(&p);
    /* Both in the same round: who has more; as many: nobody. */
    for (int red = 8; red <= 10; red++) {
        battle(&p, field);
        put(&p, "Blue Rifles", "A1");
        put(&p, "Red Rifles", "H3");
        p.hn.points[0] = 9;
        p.hn.points[1] = (int16_t)red;
        end_round(&p);
        assert_true(p.game.over);
        assert_int_equal(p.game.winners, red < 9 ? 1 : red > 9 ? 2 : 0);
        end_play(&p);
    }
}

/* A Supply move takes the objective that is missing, or takes it from who had enough: what counts is who has it when
 * all have moved and drawn. */
TEST(victory_is_checked_when_all_have_moved_and_drawn)
{
    RULE("HN-SUP-12");
    struct play p;
    for (unsigned mover = 0; mover < 2; mover++) {
        battle_with(&p, "army1 Blue Elite + Blue Rush x4, army2 Red Elite + Red Steady x4", field);
        put(&p, "Blue Rifles", "A1");
        put(&p, "Red Rifles", "C1");
        plan(&p)->n_objectives = 1;                     /* 3 points */
        plan(&p)->objective[place("B1")] = 1;
        const int16_t goal = hn_scenario(p.m)[SCENARIO_GOAL];     /* 8 */
        p.hn.held[0] = mover == 1;
        p.hn.points[0] = (int16_t)(mover == 0 ? goal - 3 : goal);
        p.game.initiative = (uint8_t)mover;
        struct grog_run r = { .m = p.m, .g = &p.game };
        hn_draw(&r, mover, 1);                          /* so that there is a question between */
        to_supply(&p);
        take_as(&p, mover, mover ? "move in supply Red Rifles/2, 2" : "move in supply Blue Rifles/1, 2");
        take_as(&p, mover, mover ? "step Red Rifles/2, B1" : "step Blue Rifles/1, B1");
        take_as(&p, mover, mover ? "stop Red Rifles/2" : "stop Blue Rifles/1");
        while (p.game.asked && !strcmp(grog_question(p.m, &p.game), "supply moves"))
            take_as(&p, grog_first_seat(p.game.asked), "done");
        assert_question(&p, "discard cards");
        assert_int_equal(p.hn.ending, 0);               /* not yet */
        assert_int_equal(p.hn.points[0], mover == 0 ? goal - 3 : goal);
        while (p.game.asked && !strcmp(grog_question(p.m, &p.game), "discard cards"))
            take_as(&p, grog_first_seat(p.game.asked), "done");
        assert_int_equal(p.hn.points[0], mover == 0 ? goal : goal - 3);
        assert_int_equal(p.game.over, mover == 0);
        assert_int_equal(p.game.winners, mover == 0);
        end_play(&p);
    }
}

TEST(a_scenario_is_won_as_it_says)
{
    RULE("HN-VIC-05");
    struct play p;
    for (unsigned held = 0; held < 2; held++) {
        begin(&p, "scenario Hold");
        p.hn.held[0] = (uint8_t)held;
        struct grog_run r = { .m = p.m, .g = &p.game };
        hn_finish(&r);
        assert_int_equal(p.game.winners, held ? 1 : 2);
        grog_match_free(p.m);
    }
}

/* The other side has its points from the start, and has not won by that. */
TEST(a_goal_that_decides_is_the_first_sides)
{
    RULE("HN-VIC-05"); RULE("HN-VIC-06");
    struct play p;
    for (int points = 2; points <= 3; points++) {
        begin(&p, "scenario Errand");
        assert_int_equal(p.hn.points[1], 4);
        struct grog_run r = { .m = p.m, .g = &p.game };
        p.hn.points[0] = (int16_t)points;
        hn_check_victory(&r);
        assert_int_equal(p.hn.ending, points == 3);
        hn_finish(&r);
        assert_int_equal(p.game.winners, points == 3 ? 1 : 2);
        grog_match_free(p.m);
    }
}

TEST(without_units_or_orders_it_is_lost)
{
    RULE("HN-VIC-03"); RULE("HN-VIC-04"); RULE("HN-SUP-14");
    struct play p;
    battle(&p, field);
    put(&p, "Blue Rifles", "A1");
    end_round(&p);                                      /* Red has no unit */
    assert_true(p.game.over);
    assert_true(told_at(&p, "has no units or no orders left: second side") >= 0);
    assert_int_equal(p.game.winners, 1);
    end_play(&p);
    battle(&p, field);
    put(&p, "Blue Rifles", "A1");
    unsigned them = put(&p, "Red Rifles", "H3");
    for (unsigned i = 0; i < plan(&p)->n_holdings; i++)
        if (p.hn.holding[i].thing.owner == 1)
            p.hn.holding[i].flags |= HOLDING_BROKEN;    /* and no star */
    order(&p, them, 1);
    to_activation(&p);
    assert_false(p.game.over);                          /* what is placed is carried out */
    take_as(&p, 1, "stay Red Rifles/2");
    end_round(&p);
    assert_true(p.game.over);
    assert_int_equal(p.game.winners, 1);
    end_play(&p);
    battle(&p, field);                                  /* both: by points */
    p.hn.points[1] = 1;
    end_round(&p);
    assert_int_equal(p.game.winners, 2);
    end_play(&p);
}

/* ---- objectives -------------------------------------------------------------------------------------- */

TEST(objectives_are_taken_and_lost)
{
    RULE("HN-VIC-07");
    struct play p;
    battle_with(&p, "scenario Brigades", field);
    unsigned us = put(&p, "Blue Rifles", "A1"), them = put(&p, "Red Rifles", "H3");
    plan(&p)->n_objectives = 3;                         /* 3 and 1 points; 2 of a bonus */
    plan(&p)->objective[place("A1")] = 1;
    plan(&p)->objective[place("D1")] = 2;
    plan(&p)->objective[place("E1")] = 3;
    struct grog_run r = { .m = p.m, .g = &p.game, .events = &p.heard };
    hn_score_objectives(&r);
    assert_int_equal(p.hn.points[0], 3);
    assert_int_equal(p.hn.held[0], 1);
    p.hn.unit[us].place = (uint16_t)place("D1");        /* it stays his while nobody takes it */
    hn_score_objectives(&r);
    assert_int_equal(p.hn.points[0], 4);
    unsigned more = put(&p, "Blue Rifles", "A1");
    p.hn.unit[them].place = (uint16_t)place("A1");      /* (two in a square, for the test's sake) */
    hn_score_objectives(&r);
    assert_int_equal(p.hn.held[0], 1);                  /* contested */
    p.hn.unit[more].place = (uint16_t)place("A3");
    grog_hide(&p.hn.unit[them].thing);
    hn_score_objectives(&r);
    assert_int_equal(p.hn.held[0], 1);                  /* a concealed unit holds nothing */
    grog_reveal(&r, &p.hn.unit[them].thing);
    hn_score_objectives(&r);
    assert_int_equal(p.hn.held[0], 2);
    assert_int_equal(p.hn.points[0], 1);                /* the points go with it */
    assert_int_equal(p.hn.points[1], 3);
    p.hn.unit[us].place = (uint16_t)place("E1");
    hn_score_objectives(&r);
    assert_int_equal(p.hn.points[0], 3);
    p.hn.unit[us].place = (uint16_t)place("A2");
    p.hn.unit[them].place = (uint16_t)place("E1");      /* but for a bonus, which is earned once */
    hn_score_objectives(&r);
    assert_int_equal(p.hn.points[0], 3);
    assert_int_equal(p.hn.points[1], 3);
    grog_match_free(p.m);
}

TEST(what_is_held_from_the_start_counts)
{
    RULE("HN-VIC-07");
    struct play p;
    battle_with(&p, "scenario Garrison", field);
    put(&p, "Blue Rifles", "A1");
    plan(&p)->n_objectives = 1;
    plan(&p)->objective[place("A1")] = 1;
    assert_int_equal(p.hn.points[1], 3);
    struct grog_run r = { .m = p.m, .g = &p.game };
    hn_score_objectives(&r);
    assert_int_equal(p.hn.points[0], 3);
    assert_int_equal(p.hn.points[1], 0);
    grog_match_free(p.m);
}

/* ---- breaking points ----------------------------------------------------------------------------------- */

TEST(losses_break_a_tile)
{
    RULE("HN-REC-10"); RULE("HN-REC-11"); RULE("HN-REC-12"); RULE("HN-REC-04"); RULE("HN-VIC-07");
    struct play p;
    battle_with(&p, "army1 Blue Elite + Blue Heroic", field);   /* two losses, 3 points */
    unsigned a = put(&p, "Blue Rifles", "A1"), b = put(&p, "Blue Rifles", "B1"), c = put(&p, "Blue Tank", "D1");
    put(&p, "Red Rifles", "H3");
    struct grog_run r = { .m = p.m, .g = &p.game, .events = &p.heard };
    grog_forget(&p.heard);
    hn_eliminate(&r, unit_ref(&p.hn, a));
    assert_int_equal(p.hn.holding[0].lost, 1);
    assert_int_equal(p.hn.points[1], 0);
    hn_wreck(&r, unit_ref(&p.hn, c));                   /* a wreck counts, though it stays */
    assert_int_equal(p.hn.holding[0].lost, 2);
    assert_true(p.hn.holding[0].flags & HOLDING_BROKEN);
    assert_int_equal(p.hn.points[1], 3);
    assert_true(told_at(&p, "is broken: Blue Elite") >= 0);
    hn_eliminate(&r, unit_ref(&p.hn, b));               /* once */
    assert_int_equal(p.hn.points[1], 3);
    grog_match_free(p.m);
}

TEST(the_option_takes_the_loss)
{
    RULE("HN-REC-13"); RULE("HN-VIC-07");
    struct play p;
    battle_with(&p, "army1 Blue Elite + Blue Section", field);
    unsigned a = put(&p, "Blue Rifles", "A1"), b = put(&p, "Blue Rifles", "B1");
    plan(&p)->roster[p.hn.unit[a].roster].option = plan(&p)->roster[p.hn.unit[b].roster].option = 2;
    struct grog_run r = { .m = p.m, .g = &p.game };
    hn_eliminate(&r, unit_ref(&p.hn, a));
    assert_int_equal(p.hn.holding[1].lost, 1);          /* one breaks it */
    assert_int_equal(p.hn.holding[0].lost, 0);
    assert_true(p.hn.holding[1].flags & HOLDING_BROKEN);
    assert_int_equal(p.hn.points[1], 2);
    hn_eliminate(&r, unit_ref(&p.hn, b));
    assert_int_equal(p.hn.holding[0].lost, 1);          /* then the tile */
    grog_match_free(p.m);
}

TEST(a_broken_tile_gives_no_bonus_but_its_options_stay)
{
    RULE("HN-REC-14"); RULE("HN-REC-15");
    struct play p;
    battle_with(&p, "army1 Blue Proud + Blue Elite + Blue Heroic", field);
    unsigned us = put(&p, "Blue Rifles", "A1"), more = put(&p, "Blue Rifles", "B1");
    unsigned elite = put(&p, "Blue Rifles", "C1");
    plan(&p)->roster[p.hn.unit[elite].roster].tile = 2;
    assert_int_equal(hn_stars(p.m, &p.game, 0), 3);
    assert_int_equal(hn_movement(p.m, &p.game, us), 5);
    assert_int_equal(hn_hand_size(p.m, &p.game, 0), 5);
    struct grog_run r = { .m = p.m, .g = &p.game };
    hn_eliminate(&r, unit_ref(&p.hn, more));            /* Blue Proud breaks */
    assert_int_equal(hn_movement(p.m, &p.game, us), 4);
    assert_int_equal(hn_hand_size(p.m, &p.game, 0), 4);
    assert_int_equal(hn_stars(p.m, &p.game, 0), 2);
    assert_true(is_out_there(&p.hn.unit[us]));          /* its units stay */
    p.hn.holding[1].flags |= HOLDING_BROKEN;            /* and a broken tile's options serve its units */
    assert_true(hn_tokens_for(p.m, &p.hn, 0, USE_HEROIC, elite) >= 0);
    p.hn.holding[2].flags |= HOLDING_BROKEN;            /* but not an option that is itself broken */
    assert_true(hn_tokens_for(p.m, &p.hn, 0, USE_HEROIC, elite) < 0);
    grog_match_free(p.m);
}

/* ---- events ---------------------------------------------------------------------------------------------- */

TEST(events_happen_when_their_round_begins)
{
    RULE("HN-SUP-17"); RULE("HN-SUP-18");
    struct play p;
    begin(&p, "scenario Eventful");
    unsigned deck = p.hn.deck[0][0];
    while (!strcmp(grog_question(p.m, &p.game), "deploy") || !strcmp(grog_question(p.m, &p.game), "facing")) {
        static struct grog_options all;
        unsigned seat = grog_first_seat(p.game.asked);
        grog_list(p.m, &p.game, seat, &all);
        grog_forget(&p.heard);
        grog_take(p.m, &p.game, seat, all.at[all.n - 1], &p.heard);
    }
    assert_true(told_at(&p, "an event: cards") >= 0);
    assert_int_equal(p.hn.points[1], 4);
    assert_true(p.hn.deck[0][0] == 0 && deck == 0);     /* no more were left */
    unsigned late = 0;
    for (unsigned i = 0; i < UNITS; i++)
        late += p.hn.unit[i].thing.live && (p.hn.unit[i].flags & UNIT_LATE) && !p.hn.unit[i].place;
    assert_int_equal(late, 3);
    end_round(&p);                                      /* into the second round */
    assert_question(&p, "arrive");
    for (unsigned i = 0; i < UNITS; i++)
        if (p.hn.unit[i].thing.live && p.hn.unit[i].place)
            assert_int_equal(p.hn.unit[i].suppressed, 1);
    assert_int_equal(p.game.initiative, 1);
    assert_int_equal(p.game.asked, 2);                  /* the side with initiative first */
    char line[GROG_TEXT_MAX];
    static struct grog_options all;
    grog_list(p.m, &p.game, 1, &all);
    for (uint32_t i = 0; i < all.n; i++) {
        assert_true(spaces_between(all.at[i].object[2], place_at(9, 4)) <= 2);
        assert_int_equal(all.at[i].object[0], 0);       /* infantry looks everywhere */
    }
    take_as(&p, 1, grog_option_text(p.m, &p.game, all.at[0], line));
    play_to(&p, "place an order");
    unsigned on = 0;
    for (unsigned i = 0; i < UNITS; i++) {
        late -= p.hn.unit[i].thing.live && !(p.hn.unit[i].flags & UNIT_LATE) && plan(&p)->late[p.hn.unit[i].roster];
        on += p.hn.unit[i].thing.live && p.hn.unit[i].place && plan(&p)->late[p.hn.unit[i].roster];
    }
    assert_int_equal(late, 0);
    assert_int_equal(on, 3);
    end_round(&p);                                      /* the third is the last */
    assert_true(p.hn.ending);
    assert_false(p.game.over);
    end_round(&p);
    assert_true(p.game.over);
    end_play(&p);
}

TEST(who_finds_no_room_comes_later)
{
    RULE("HN-SUP-17");
    struct play p;
    begin(&p, "scenario Eventful");
    while (!strcmp(grog_question(p.m, &p.game), "deploy") || !strcmp(grog_question(p.m, &p.game), "facing")) {
        static struct grog_options all;
        unsigned seat = grog_first_seat(p.game.asked);
        grog_list(p.m, &p.game, seat, &all);
        grog_take(p.m, &p.game, seat, all.at[all.n - 1], &p.heard);
    }
    /* Everything about I5 is rock. */
    struct board *b = &plan(&p)->board;
    unsigned rock = 0, plain[PLACES + 1];
    for (unsigned i = 1; i < b->n_grounds; i++)
        rock = b->ground[i].card == card("Rock") ? i : rock;
    assert_true(rock > 0);
    for (unsigned at = 1; at <= PLACES; at++) {
        plain[at] = b->lies[at];
        if (is_on_board(b, place_x(at), place_y(at)) && spaces_between(at, place_at(9, 4)) <= 2)
            b->lies[at] = (uint8_t)rock;
    }
    end_round(&p);
    assert_int_equal(p.game.asked, 1);                  /* Red's Rifles wait; Blue's units arrive */
    play_to(&p, "place an order");
    for (unsigned at = 1; at <= PLACES; at++)
        b->lies[at] = (uint8_t)plain[at];
    end_round(&p);
    assert_question(&p, "arrive");
    assert_int_equal(p.game.asked, 2);
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(a_scenario_says_who_fights_and_where), IT(initiative_is_the_scenarios_or_a_roll),
        IT(the_opening_hand_is_four), IT(a_game_has_so_many_rounds),
        IT(enough_points_end_the_game_when_the_round_is_over),
        IT(victory_is_checked_when_all_have_moved_and_drawn),
        IT(a_scenario_is_won_as_it_says), IT(a_goal_that_decides_is_the_first_sides),
        IT(without_units_or_orders_it_is_lost), IT(objectives_are_taken_and_lost),
        IT(what_is_held_from_the_start_counts), IT(losses_break_a_tile), IT(the_option_takes_the_loss),
        IT(a_broken_tile_gives_no_bonus_but_its_options_stay),
        IT(events_happen_when_their_round_begins), IT(who_finds_no_room_comes_later),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
