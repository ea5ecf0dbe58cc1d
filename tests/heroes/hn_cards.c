/* SPDX-License-Identifier: MIT */
/* hn_cards.c -- Action cards: each test would fail without its rule. */
#include "battle.h"

#include "heroes/assault.h"

#include "kernel/square.h"

#include <stdio.h>

static void take_hand(struct play *p, unsigned seat)
{
    struct grog_run r = { .m = p->m, .g = &p->game };
    while (p->hn.deck[seat][0]) {
        uint16_t top = p->hn.deck[seat][p->hn.deck[seat][0]];
        grog_remove(&r, ZONE_DECK, seat, top);
        grog_put(&r, ZONE_HAND, seat, top);
    }
}

/* Blue Rifles fire at Red Rifles over open ground, with these hands and decks. */
static void shot(struct play *p, const char *blue, const char *red)
{
    char setup[512];
    snprintf(setup, sizeof setup, "army1 Blue Platoon + %s, army2 Red Platoon + %s", blue, red);
    battle_with(p, setup, ". . . . .\n"
                          ". . . . .");
    put(p, "Blue Rifles", "A1");
    put(p, "Red Rifles", "E1");
    take_hand(p, 0);
    take_hand(p, 1);
    activate(p, 0);
}
#define FIRE "fire Blue Rifles/1, Rifles, plain, Red Rifles/2"

static bool is_hit(const struct play *p) { return p->hn.unit[1].flags & UNIT_TURNED; }

TEST(a_card_is_played_in_its_phase)
{
    RULE("HN-CRD-01");
    struct play p;
    shot(&p, "Blue Aim + Blue Orders", "Red Steady");
    take(&p, FIRE);
    assert_question(&p, "shot");
    assert_true(offered(&p, "play Blue Aim"));
    assert_refused(&p, "play Blue Orders", "HN-CRD-01");
    TAKE(&p, "play Blue Aim", 1);                           /* 1 + 2 + 3 = 6 */
    assert_true(is_hit(&p));
    end_play(&p);
}

TEST(cards_of_one_moment_keep_to_their_phases)
{
    RULE("HN-CRD-01");
    struct play p;
    shot(&p, "Blue Rush + Blue Mail", "Red Steady");
    put(&p, "Blue Rifles", "A2");
    assert_true(offered(&p, "play for Blue Rifles/1, Blue Rush"));
    assert_refused(&p, "play for Blue Rifles/1, Blue Mail", "HN-CRD-01");
    to_supply(&p);
    assert_question(&p, "supply moves");
    assert_true(offered(&p, "play Blue Mail"));
    assert_refused(&p, "play Blue Rush", "HN-CRD-01");
    end_play(&p);
}

TEST(any_number_of_cards_in_one_action)
{
    RULE("HN-CRD-02");
    struct play p;
    shot(&p, "Blue Aim x2", "Red Steady");
    take(&p, FIRE);
    take(&p, "play Blue Aim");
    TAKE(&p, "play Blue Aim", 6);                           /* 6 + 2 + 6 = 14: twice the defence */
    assert_false(p.hn.unit[1].thing.live);
    end_play(&p);
}

/* The number of the square that it is aimed from is that of an action card: no card has been played for all that. */
#define ROW ". . . . . . . . . . . . . . . . . . . .\n"
TEST(another_line_takes_nobody_his_cards)
{
    RULE("HN-CRD-02");
    struct play p;
    char name[24], column = 'D';                            /* in which column depends on how many cards there are */
    battle_with(&p, "army1 Blue Platoon + Blue Aim, army2 Red Platoon + Red Duck", ROW ROW ROW ROW ROW ROW ROW);
    while (snprintf(name, sizeof name, "%c6", column) && kind_of(p.m, (uint16_t)place(name)) != OF_ACTION)
        assert_true(column++ < 'P');
    snprintf(name, sizeof name, "%c5", column);
    face(&p, put(&p, "Blue Tank", name), NORTH);
    snprintf(name, sizeof name, "%c2", column + 4);
    face(&p, put(&p, "Red Slab", name), WEST);
    snprintf(name, sizeof name, "%c6/%c7", column - 1, column);
    p.hn.mark_type[0] = MARK_SMOKE;                         /* so that it is aimed from its front at first */
    p.hn.mark_at[0] = grog_corner_named(name);
    p.hn.mark_card[0] = card("Blue Smoke");
    p.hn.mark_level[0] = 4;
    take_hand(&p, 0);
    take_hand(&p, 1);
    activate(&p, 0);
    take(&p, "fire Blue Tank/1, Gun, plain, Red Slab/2");
    snprintf(name, sizeof name, "aim from %c6, %c2", column, column + 4);
    take(&p, name);
    assert_question(&p, "shot");
    take(&p, "play Blue Aim");
    take_dice(&p, 1, "play Red Duck", (const uint8_t[]){ 1 }, 1);
    assert_int_equal(p.hn.discards[0][0] + p.hn.discards[1][0], 2);
    end_play(&p);
}

TEST(initiative_plays_first_and_the_other_decides_then)
{
    RULE("HN-CRD-05"); RULE("HN-CRD-04");
    struct play p;
    shot(&p, "Blue Aim", "Red Duck");
    p.game.initiative = 1;
    take(&p, FIRE);
    assert_int_equal(p.game.asked, 2);                      /* the player with initiative */
    take_as(&p, 1, "pass");
    assert_int_equal(p.game.asked, 1);
    take(&p, "play Blue Aim");
    assert_int_equal(p.game.asked, 2);                      /* and may now play his */
    take_dice(&p, 1, "play Red Duck", (const uint8_t[]){ 3 }, 1);   /* 3 + 5 = 8 < 6 + 3 */
    assert_false(is_hit(&p));
    end_play(&p);
}

TEST(the_last_card_played_is_resolved_first)
{
    RULE("HN-CRD-06");
    struct play p;
    shot(&p, "Blue Aim + Blue No", "Red No");
    take(&p, FIRE);
    take(&p, "play Blue Aim");
    assert_question(&p, "card played");
    take(&p, "pass");
    take_as(&p, 1, "play Red No");
    assert_question(&p, "card played");                     /* an answer to the answer */
    TAKE(&p, "play Blue No", 1);                            /* Blue No ends Red No; so Blue Aim counts: 1 + 5 = 6 */
    assert_true(told(&p, "has no effect: Red No"));
    assert_false(told(&p, "has no effect: Blue Aim"));
    assert_true(is_hit(&p));
    assert_int_equal(p.hn.hand[0][0], 0);
    end_play(&p);
}

TEST(cards_on_one_action_are_resolved_last_played_first)
{
    RULE("HN-CRD-06");
    struct play p;
    shot(&p, "Blue Aim", "Red Dud");
    take(&p, FIRE);
    take(&p, "play Blue Aim");
    assert_int_equal(p.game.asked, 2);
    assert_question(&p, "card played");
    take_dice(&p, 1, "play Red Dud", (const uint8_t[]){ 4 }, 1);    /* the bonus becomes 0, then 3: 4 + 3 = 7 */
    assert_true(is_hit(&p));
    assert_int_equal(p.hn.played[0], 0);
    assert_int_equal(p.hn.discards[0][0], 1);
    assert_int_equal(p.hn.discards[1][0], 1);
    end_play(&p);

    shot(&p, "Blue Aim", "Red Dud");                        /* the other way round: first 5, then 0 */
    p.game.initiative = 1;
    take(&p, FIRE);
    take_as(&p, 1, "play Red Dud");
    take_dice(&p, 0, "play Blue Aim", (const uint8_t[]){ 5 }, 1);
    assert_false(is_hit(&p));
    end_play(&p);
}

TEST(a_later_card_can_be_cancelled_and_the_first_still_counts)
{
    RULE("HN-CRD-06"); RULE("HN-CRD-07");
    struct play p;
    shot(&p, "Blue Aim x2", "Red No");
    take(&p, FIRE);
    take(&p, "play Blue Aim");
    take(&p, "play Blue Aim");
    take_dice(&p, 1, "play Red No", (const uint8_t[]){ 3 }, 1);     /* against the second: 3 + 2 + 3 = 8 */
    assert_true(told(&p, "has no effect: Blue Aim"));
    assert_true(is_hit(&p));
    assert_true(p.hn.unit[1].thing.live);
    assert_int_equal(p.hn.discards[0][0], 2);
    end_play(&p);
}

TEST(what_is_resolved_is_done_and_no_more_cards_come)
{
    RULE("HN-CRD-06");
    struct play p;
    shot(&p, "Blue Aim x2", "Red Duck");
    take(&p, FIRE);
    take(&p, "play Blue Aim");
    take(&p, "pass");
    take_dice(&p, 1, "pass", (const uint8_t[]){ 1 }, 1);    /* nobody is asked again */
    assert_int_equal(p.hn.hand[0][0], 1);
    end_play(&p);

    shot(&p, "Blue Aim x2", "Red Duck");
    p.game.table.reaction[0][WINDOW_SHOT - 1] = GROG_ALWAYS;
    take(&p, FIRE);
    take(&p, "play Blue Aim");
    take(&p, "pass");
    take_as(&p, 1, "pass");
    assert_question(&p, "shot");                            /* whoever wants to be asked is told why not */
    assert_refused(&p, "play Blue Aim", "HN-CRD-06");
    end_play(&p);
}

/* However many tokens were spent before them. */
TEST(after_many_tokens_too_no_more_cards_come)
{
    RULE("HN-CRD-06");
    struct play p;
    battle_with(&p, "army1 Blue Gunnery + Blue Ammo x2 + Blue Aim x2", ". . . . .");
    put(&p, "Blue Rifles", "A1");
    put(&p, "Red Rifles", "E1");
    take_hand(&p, 0);
    activate(&p, 0);
    take(&p, FIRE);
    for (unsigned i = 0; i < 6; i++)
        take(&p, i < 3 ? "spend Blue Ammo/2" : "spend Blue Ammo/3");
    take(&p, "play Blue Aim");
    TAKE(&p, "pass", 1);                                    /* at the card; nobody is asked again */
    assert_int_equal(p.hn.hand[0][0], 1);
    end_play(&p);
}

TEST(a_later_card_may_leave_the_first_nothing_to_do)
{
    RULE("HN-CRD-07");
    struct play p;
    shot(&p, "Blue Nerve x2", "Red Steady");
    p.hn.unit[0].suppressed = 1;
    take(&p, FIRE);
    take(&p, "play Blue Nerve");
    TAKE(&p, "play Blue Nerve", 1);
    assert_is(&p, "unit[0].suppressed = 0");
    assert_true(told(&p, "has no effect: Blue Nerve"));
    end_play(&p);
}

TEST(a_cancelled_card_does_nothing_and_is_discarded)
{
    RULE("HN-CRD-07");
    struct play p;
    shot(&p, "Blue Aim", "Red No");
    take(&p, FIRE);
    take(&p, "play Blue Aim");
    take_dice(&p, 1, "play Red No", (const uint8_t[]){ 3 }, 1);
    assert_true(told(&p, "has no effect: Blue Aim"));
    assert_false(is_hit(&p));                               /* 3 + 2 = 5 */
    assert_int_equal(p.hn.discards[0][0], 1);
    assert_int_equal(p.hn.discards[1][0], 1);
    end_play(&p);
}

TEST(nothing_is_offered_that_has_no_target)
{
    RULE("HN-CRD-07");
    struct play p;
    shot(&p, "Blue Nerve", "Red Steady");
    TAKE(&p, FIRE, 1);                                      /* nobody is suppressed: no window */
    end_play(&p);
    shot(&p, "Blue Nerve", "Red Steady");
    p.hn.unit[0].suppressed = 1;
    take(&p, FIRE);
    TAKE(&p, "play Blue Nerve", 1);
    assert_is(&p, "unit[0].suppressed = 0");
    end_play(&p);
}

/* The Sniper's table is read off the die, the markers and what obscures. */
static void sniper_fires(struct play *p, const char *blue)
{
    char setup[256];
    snprintf(setup, sizeof setup, "army1 Blue Platoon + %s, army2 Red Platoon", blue);
    battle_with(p, setup, ". . . . .\n. . . . .");
    put(p, "Blue Sniper", "A1");
    put(p, "Red Rifles", "E1");
    take_hand(p, 0);
    activate(p, 0);
}
#define SNIPE "fire Blue Sniper/1, Scoped Rifle, sniper, Red Rifles/2"

TEST(a_card_for_any_shot_but_an_explosion)
{
    RULE("HN-EQP-19");
    struct play p;
    shot(&p, "Blue Rounds + Blue Aim", "Red Steady");
    activate(&p, put(&p, "Blue Howitzer", "A2"));
    take(&p, "bombard Blue Howitzer/3, Howitzer, D1/E2");
    assert_question(&p, "shot");
    assert_true(offered(&p, "play Blue Aim"));
    assert_false(offered(&p, "play Blue Rounds"));
    TAKE(&p, "pass", 1);
    activate(&p, 0);
    take(&p, FIRE);
    assert_true(offered(&p, "play Blue Rounds"));
    end_play(&p);
}

TEST(a_sniper_takes_no_bonus_of_cards)
{
    RULE("HN-ABL-105"); RULE("HN-ABL-106");
    struct play p;
    sniper_fires(&p, "Blue Aim");
    TAKE(&p, SNIPE, 3);                                     /* which would change nothing: nobody is asked */
    assert_false(is_hit(&p));
    end_play(&p);

    sniper_fires(&p, "Blue Breath");
    take(&p, SNIPE);
    TAKE(&p, "play Blue Breath", 3);                        /* 3 + 1 = 4: a hit, and no marker */
    assert_true(is_hit(&p));
    assert_is(&p, "unit[1].suppressed = 0");
    end_play(&p);
}

TEST(a_card_lets_a_unit_act_without_its_order)
{
    RULE("HN-ACT-06"); RULE("HN-ACT-07");
    struct play p;
    shot(&p, "Blue Rush", "Red Steady");
    unsigned other = put(&p, "Blue Rifles", "A2");
    order(&p, other, 1);
    take(&p, "play for Blue Rifles/1, Blue Rush");
    take(&p, "choose unit Blue Rifles/3");
    assert_question(&p, "action");
    assert_null(hn_token_on(&p.hn, other));
    take(&p, "stay Blue Rifles/3");
    assert_true(hn_has_acted(&p.hn.unit[other]));
    assert_true(offered(&p, "stay Blue Rifles/1"));         /* whose turn it was has it still */
    end_play(&p);
}

/* A Tripod, and cards on both sides that turn it over. */
static unsigned tripod_acts(struct play *p)
{
    battle_with(p, "army1 Blue Platoon + Blue Drop x2, army2 Red Platoon + Red Mud", ". . . . . .");
    unsigned us = put(p, "Blue Tripod", "A1");
    put(p, "Red Clerks", "F1");
    take_hand(p, 0);
    take_hand(p, 1);
    activate(p, us);
    return us;
}

TEST(a_card_turns_a_unit_over)
{
    RULE("HN-ABL-01"); RULE("HN-CRD-07");
    struct play p;
    unsigned us = tripod_acts(&p);
    take(&p, "play for Blue Tripod/1, Blue Drop");
    assert_true(p.hn.unit[us].flags & UNIT_TURNED);
    assert_refused(&p, "play for Blue Tripod/1, Blue Drop", "HN-CRD-07");     /* and not back at once */
    end_play(&p);

    us = tripod_acts(&p);
    take(&p, "move Blue Tripod/1, 0");
    take(&p, "step Blue Tripod/1, B1");
    take_as(&p, 1, "play Red Mud");
    assert_true(p.hn.unit[us].flags & UNIT_TURNED);
    assert_refused(&p, "turn over Blue Tripod/1", "HN-ABL-01");
    end_play(&p);
}

TEST(but_once_in_a_movement)
{
    RULE("HN-ABL-01"); RULE("HN-ABL-11");
    struct play p;
    unsigned us = tripod_acts(&p);
    p.hn.unit[us].flags |= UNIT_TURNED;
    take(&p, "move Blue Tripod/1, 0");
    take(&p, "turn over Blue Tripod/1");
    take(&p, "step Blue Tripod/1, B1");
    assert_question(&p, "step");                            /* nobody could play anything */
    end_play(&p);

    us = tripod_acts(&p);
    p.hn.unit[us].thing.hidden = 1;
    take(&p, "move Concealed Blue/1, 0");
    take(&p, "step Concealed Blue/1, B1");
    assert_true(told(&p, "is seen to be: Blue Tripod/1, Blue Tripod"));
    assert_question(&p, "step");                            /* being spotted was that once */
    end_play(&p);
}

TEST(flak_may_stop_aeroplanes)
{
    RULE("HN-CRD-10"); RULE("HN-CRD-11"); RULE("HN-CRD-12"); RULE("HN-ABL-02");
    struct play p;
    for (unsigned guns = 0; guns < 2; guns++) {
        shot(&p, "Blue Staff + Blue Flyers + Blue Raid", "Red Steady");
        if (guns)
            put(&p, "Red Flak", "A2");
        activate(&p, 0);
        take(&p, FIRE);
        TAKE(&p, "play Blue Raid", 5, 1);                   /* the flak's die; the shot's */
        assert_int_equal(told(&p, "has no effect: Blue Raid"), guns);
        end_play(&p);
    }
    shot(&p, "Blue Staff + Blue Flyers + Blue Raid", "Red Gunnery + Red Veterans");
    take(&p, FIRE);
    TAKE(&p, "play Blue Raid", 5);                          /* it is the opponent's die: he may throw it again */
    assert_question(&p, "rolled");
    assert_int_equal(p.game.asked, 2);
    end_play(&p);
}

/* It is he whose Veterans may throw it again. */
TEST(the_opponent_throws_the_die_of_the_flak)
{
    RULE("HN-CRD-10");
    struct play p;
    shot(&p, "Blue Gunnery + Blue Veterans + Blue Staff + Blue Flyers + Blue Raid", "Red Gunnery + Red Veterans");
    take(&p, FIRE);
    TAKE(&p, "play Blue Raid", 5);
    assert_question(&p, "rolled");
    assert_int_equal(p.game.asked, 2);
    end_play(&p);
}

/* Red and Blue have so many guns: with this die of the flak, is the card stopped? */
static bool flak_stops(unsigned red, unsigned blue, uint8_t die)
{
    static const char *const at[] = { "A2", "B2", "C2" };
    struct play p;
    shot(&p, "Blue Staff + Blue Flyers + Blue Raid", "Red Steady");
    for (unsigned i = 0; i < red + blue; i++)
        put(&p, i < red ? "Red Flak" : "Blue Flak", at[i]);
    activate(&p, 0);
    take(&p, FIRE);
    TAKE(&p, "play Blue Raid", die, 1);
    bool stopped = told(&p, "has no effect: Blue Raid");
    end_play(&p);
    return stopped;
}

TEST(each_gun_against_the_aeroplanes_counts)
{
    RULE("HN-CRD-12");
    assert_true(flak_stops(2, 0, 4));                       /* 4 + 2 */
    assert_false(flak_stops(2, 0, 3));
    assert_false(flak_stops(1, 0, 4));
    assert_false(flak_stops(0, 1, 5));                      /* his own guns do not fire at them */
    assert_false(flak_stops(1, 1, 4));
}

TEST(a_card_takes_nobody_far_in_the_mire)
{
    RULE("HN-TER-16");
    struct play p;
    battle_with(&p, "army1 Blue Platoon + Blue Dash", "m . . . .\n"
                                                      ". . . . .");
    put(&p, "Blue Rifles", "A1");
    put(&p, "Red Rifles", "E2");
    take_hand(&p, 0);
    activate(&p, 0);
    take(&p, "play for Blue Rifles/1, Blue Dash");
    take(&p, "choose unit Blue Rifles/1");
    take(&p, "step Blue Rifles/1, B1");
    assert_refused(&p, "step Blue Rifles/1, C1", "HN-MOV-01");
    end_play(&p);
}

TEST(a_card_says_how_far_whichever_side_is_up)
{
    RULE("HN-CRD-04");
    struct play p;
    battle_with(&p, "army1 Blue Platoon + Blue Dash", ". . . . . .");
    put(&p, "Blue Tripod", "A1");
    put(&p, "Red Rifles", "F1");
    take_hand(&p, 0);
    activate(&p, 0);
    take(&p, "play for Blue Tripod/1, Blue Dash");
    take(&p, "choose unit Blue Tripod/1");
    take(&p, "turn over Blue Tripod/1");                    /* that side moves 0 */
    take(&p, "step Blue Tripod/1, B1");
    take(&p, "step Blue Tripod/1, C1");
    take(&p, "step Blue Tripod/1, D1");
    assert_refused(&p, "step Blue Tripod/1, E1", "HN-MOV-01");
    end_play(&p);
}

TEST(no_card_targets_a_passenger)
{
    RULE("HN-TRN-13");
    struct play p;
    shot(&p, "Blue Shellfire", "Red Steady");
    put(&p, "Red Jeep", "E2");
    unsigned clerks = put(&p, "Red Clerks", "");
    p.hn.unit[clerks].aboard = 3;
    activate(&p, 0);
    take(&p, "play for Blue Rifles/1, Blue Shellfire");
    assert_true(offered(&p, "choose unit Red Jeep/3"));
    assert_false(offered(&p, "choose unit Red Clerks/4"));
    TAKE(&p, "choose unit Red Rifles/2", 4);                /* 4 + 1 and 1 more = 6 */
    assert_true(is_hit(&p));
    assert_true(told(&p, "is struck: Red Rifles/2, Gun, 4, 6 6"));
    end_play(&p);
}

/* ---- odds ------------------------------------------------------------------------------------------------------ */

/* Of 1,296: how often the attacker wins, if this is answered. */
static uint64_t wins_with(struct play *p, const char *text)
{
    struct grog_option o;
    struct grog_odds odds;
    assert_int_equal(grog_option_parse(p->m, &p->game, 0, text, &o), GROG_OK);
    assert_int_equal(grog_odds(p->m, &p->game, 0, o, &odds), GROG_OK);
    assert_int_equal(odds.unknown, 0);
    for (uint32_t i = 0; i < odds.n; i++)
        if (odds.at[i].result == 1)
            return 1296 * odds.at[i].share / odds.whole;
    return 0;
}

TEST(cards_before_the_dice_are_weighed)
{
    RULE("HN-ASL-11");
    struct play p;
    battle_with(&p, "army1 Blue Platoon + Blue Fury, army2 Red Platoon", ". . . . .\n. . . . .\n. . . . .");
    unsigned us = put(&p, "Blue Rifles", "B2"), them = put(&p, "Red Rifles", "C3");
    put(&p, "Red Clerks", "E1");
    take_hand(&p, 0);                                   /* 4 more for the attacker */
    activate(&p, us);
    take(&p, "assault Blue Rifles/1, 1, Red Rifles/2");
    take(&p, "close in Blue Rifles/1, B2, C3");
    assert_int_equal(p.game.question, ASK_ASSAULT);
    struct assault_sums sums = hn_assault_sums(p.m, &p.game, us, them, (unsigned)place("B2"));
    assert_int_equal(wins_with(&p, "pass"), hn_assault_chances(&sums).above);
    sums.attack += 4;
    assert_int_equal(wins_with(&p, "play Blue Fury"), hn_assault_chances(&sums).above);
    end_play(&p);
}

TEST(each_gun_of_the_other_side_counts_and_none_of_his_own)
{
    RULE("HN-ABL-02");
    struct play p;
    shot(&p, "Blue Staff + Blue Flyers + Blue Raid", "Red Steady");
    put(&p, "Red Flak", "A2");
    put(&p, "Red Flak", "B2");
    activate(&p, 0);
    take(&p, FIRE);
    TAKE(&p, "play Blue Raid", 4, 1);                       /* 4 + 2 */
    assert_true(told(&p, "has no effect: Blue Raid"));
    end_play(&p);
    shot(&p, "Blue Staff + Blue Flyers + Blue Raid", "Red Steady");
    put(&p, "Red Flak", "A2");
    put(&p, "Blue Flak", "B2");
    activate(&p, 0);
    take(&p, FIRE);
    TAKE(&p, "play Blue Raid", 4, 1);                       /* 4 + 1 */
    assert_false(told(&p, "has no effect: Blue Raid"));
    end_play(&p);
}

/* A card that is played when the unit is activated turns it over for the movement that follows. */
TEST(a_card_before_the_movement_counts_in_it)
{
    RULE("HN-ABL-01");
    struct play p;
    unsigned us = tripod_acts(&p);
    p.hn.unit[us].flags |= UNIT_TURNED;
    take(&p, "play for Blue Tripod/1, Blue Drop");
    assert_false(p.hn.unit[us].flags & UNIT_TURNED);        /* packed: now it can go */
    take(&p, "move Blue Tripod/1, 0");
    assert_refused(&p, "turn over Blue Tripod/1", "HN-ABL-01");
    take(&p, "step Blue Tripod/1, B1");
    pass_all(&p);
    assert_refused(&p, "turn over Blue Tripod/1", "HN-ABL-01");
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(a_card_is_played_in_its_phase), IT(cards_before_the_dice_are_weighed),
        IT(any_number_of_cards_in_one_action),
        IT(initiative_plays_first_and_the_other_decides_then), IT(the_last_card_played_is_resolved_first),
        IT(cards_on_one_action_are_resolved_last_played_first),
        IT(a_later_card_can_be_cancelled_and_the_first_still_counts),
        IT(what_is_resolved_is_done_and_no_more_cards_come), IT(a_later_card_may_leave_the_first_nothing_to_do),
        IT(a_cancelled_card_does_nothing_and_is_discarded), IT(nothing_is_offered_that_has_no_target),
        IT(a_card_lets_a_unit_act_without_its_order), IT(a_card_turns_a_unit_over), IT(but_once_in_a_movement),
        IT(flak_may_stop_aeroplanes), IT(a_card_for_any_shot_but_an_explosion),
        IT(a_sniper_takes_no_bonus_of_cards),
        IT(each_gun_of_the_other_side_counts_and_none_of_his_own), IT(a_card_before_the_movement_counts_in_it),
        IT(cards_of_one_moment_keep_to_their_phases),
        IT(each_gun_against_the_aeroplanes_counts), IT(a_card_takes_nobody_far_in_the_mire),
        IT(no_card_targets_a_passenger), IT(another_line_takes_nobody_his_cards),
        IT(after_many_tokens_too_no_more_cards_come), IT(the_opponent_throws_the_die_of_the_flak),
        IT(a_card_says_how_far_whichever_side_is_up),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
