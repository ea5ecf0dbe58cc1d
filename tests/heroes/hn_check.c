/* SPDX-License-Identifier: MIT */
/* hn_check.c -- positions that look like a battle and cannot be played on are refused, each by name, before any list of
 * options is made of them. */
#include "battle.h"

#include "heroes/move.h"

static const char *const field = ". . . . . . . .\n"
                                 ". . . . . . . .\n"
                                 ". . . . . . . .";

/* Blue's rifles act, and Red's are in sight. */
static void in_an_activation(struct play *p)
{
    battle(p, field);
    unsigned us = put(p, "Blue Rifles", "A1");
    put(p, "Red Rifles", "D1");
    order(p, us, 1);
    to_activation(p);
    assert_question(p, "action");
    assert_null(grog_check(p->m, &p->game));
}

/* They move. */
static void in_a_move(struct play *p)
{
    in_an_activation(p);
    take(p, "move Blue Rifles/1, 0");
    assert_question(p, "step");
}

/* A whole game, as it begins. */
static void at_the_start(struct play *p) { begin(p, ""); }

/* Blue's truck was destroyed, and whoever sat in it gets out. */
static void out_of_a_wreck(struct play *p)
{
    battle(p, field);
    unsigned them = put(p, "Red Tank", "B2");
    face(p, them, EAST);
    put(p, "Blue Jeep", "E2");
    put(p, "Blue Clerks", "");
    put(p, "Blue Clerks", "H1");
    put(p, "Red Truck", "H3");
    p->hn.unit[2].aboard = 2;
    activate(p, them);
    take_dice(p, 1, "fire Red Tank/1, Gun, plain, Blue Jeep/2", (const uint8_t[]){ 6 }, 1);
    assert_question(p, "set out");
}

#define OTHER "a procedure that was called for something else"
#define TOP(p) (p).game.frame[(p).game.depth - 1]

TEST(somebody_acts)
{
    BROKEN(in_an_activation, TOP(p).actor = 0, WRONG);
    BROKEN(in_an_activation, TOP(p).seat = GROG_NOBODY, WRONG);
    BROKEN(in_an_activation, (p.hn.unit[0].place = 0), WRONG);
    BROKEN(in_a_move, TOP(p).actor = 0, OTHER);
    BROKEN(in_a_move, TOP(p).mode = MOVES_COUNT, WRONG);
    BROKEN(in_a_move, TOP(p).mode = MOVES_TO_ASSAULT, WRONG);
    BROKEN(in_a_move, TOP(p).local[MOVE_LEFT] = 40, WRONG);
    BROKEN(at_the_start, TOP(p).actor = 0, WRONG);
}

TEST(troops_ride_with_their_own_and_get_out_themselves)
{
    BROKEN(out_of_a_wreck, (p.hn.unit[3].aboard = 5, p.hn.unit[3].place = 0), "a unit that cannot be");
    BROKEN(out_of_a_wreck, TOP(p).seat = GROG_NOBODY, WRONG);
}

TEST(what_is_handed_on_is_what_the_caller_has)
{
    BROKEN(in_a_move, TOP(p).actor = unit_ref(&p.hn, 1), OTHER);
}

TEST(a_phase_is_that_of_its_procedure)
{
    BROKEN(in_a_move, p.hn.phase = PHASE_SUPPLY, "a phase that is not under way");
}

TEST(armies_are_those_of_the_match)
{
    BROKEN(at_the_start, p.hn.holding[0].left = 99, "a tile or option that is not of the armies");
    BROKEN(at_the_start, p.hn.unit[0].roster = p.hn.unit[1].roster, "a unit that cannot be");
    BROKEN(in_a_move, p.hn.gone[p.hn.unit[0].roster / 8] |= (uint8_t)(1u << p.hn.unit[0].roster % 8),
           "a counter that is there twice, or gone");
}

/* Deployed it would stand on the board and be kept back too. */
TEST(what_comes_later_is_not_being_deployed)
{
    BROKEN(at_the_start, p.hn.unit[grog_ref_slot(TOP(p).actor)].flags |= UNIT_LATE, WRONG);
}

TEST(tokens_and_cards_lie_where_they_belong)
{
    BROKEN(in_an_activation, p.hn.token[0].holding = 1, "a token that cannot be");
    BROKEN(at_the_start, p.hn.spent[0][p.hn.spent[0][0]] = p.hn.spent[1][p.hn.spent[1][0]], "a token that cannot be");
    BROKEN(at_the_start, p.hn.deck[0][p.hn.deck[0][0] ? p.hn.deck[0][0] : ++p.hn.deck[0][0]] = card("Blue Rifles"),
           "a card in the wrong pile");
    BROKEN(at_the_start, (p.hn.played[0] = 1, p.hn.played[1] = card("Blue Aim")),
           "a card in the air that nobody plays");
}

TEST(who_gives_up_may_leave_a_card_in_the_air)
{
    struct play p;
    at_the_start(&p);
    p.hn.played[0] = 1;
    p.hn.played[1] = card("Blue Aim");
    p.game.over = 1;
    p.game.depth = p.game.asked = p.game.question = 0;
    memset(p.game.frame, 0, sizeof p.game.frame);
    assert_null(grog_check(p.m, &p.game));
    grog_match_free(p.m);
}

TEST(who_plays_first_is_of_the_side)
{
    BROKEN(at_the_start, p.hn.first[0] = 1, "a seat in the other side");
}

TEST(counts_have_room)
{
    BROKEN(at_the_start, p.game.turn = 99, "a count that cannot be");
    BROKEN(at_the_start, p.hn.points[0] = 900, "a count that cannot be");
    BROKEN(at_the_start, p.hn.demolition[0] = 99, "a count that cannot be");
}

TEST(a_mark_is_somewhere)
{
    BROKEN(in_a_move, (p.hn.mark_type[0] = MARK_DIRECTIVE), "a mark that cannot be");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(somebody_acts), IT(troops_ride_with_their_own_and_get_out_themselves),
        IT(what_is_handed_on_is_what_the_caller_has), IT(a_phase_is_that_of_its_procedure),
        IT(armies_are_those_of_the_match), IT(what_comes_later_is_not_being_deployed),
        IT(tokens_and_cards_lie_where_they_belong),
        IT(who_gives_up_may_leave_a_card_in_the_air),
        IT(who_plays_first_is_of_the_side), IT(counts_have_room), IT(a_mark_is_somewhere),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
