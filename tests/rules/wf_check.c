/* SPDX-License-Identifier: MIT */
/* wf_check.c -- positions that look like a Mission and cannot be played on are refused, each by name; and what a
 * reaction may change in the middle of a step, the step bears. */
#include "mission.h"
#include "warfighter/attack.h"
#include "warfighter/cards.h"

/* Able attacks the Nest where he is, and may play another Aim: Mission, turn, Attack, its dice and a point wait. */
static void in_an_attack(struct play *p)
{
    begin(p, "team Able + Plain Rifle");
    given(p, "hand[0] = Aim, Aim, Duck\nsoldier[0].actions = 2");
    put_hostile(p, "Nest", 1, 0);
    take(p, "attack Able/1, Plain Rifle/1, Semi, Nest/1");
    assert_question(p, "attack declared");
    assert_null(grog_check(p->m, &p->game));
}

/* Able pays two cards for Support that he plays. */
static void in_a_play(struct play *p)
{
    begin(p, "team Able + Plain Rifle");
    given(p, "hand[0] = Aim, Duck, Load, Lookout");
    take(p, "play Able/1, Lookout");
    assert_question(p, "discard");
    assert_null(grog_check(p->m, &p->game));
}

enum { ATTACK = 2, SHOOT, POINT };

TEST(what_is_handed_on_is_what_the_caller_has)
{
    BROKEN(in_an_attack, p.game.frame[SHOOT].mode = BURST, WRONG);
    BROKEN(in_an_attack, p.game.frame[SHOOT].with = 0, WRONG);
    BROKEN(in_a_play, p.game.frame[3].with = p.game.frame[3].actor, WRONG);
    BROKEN(in_a_play, p.game.frame[2].with = card("Flare"), "a card in the air that nobody plays");
}

TEST(a_step_reaches_its_own_point)
{
    BROKEN(in_an_attack, p.game.frame[POINT].local[0] = POINT_ATTACK_ROLLED, "a window that is not its point's");
    BROKEN(in_an_attack, (p.game.frame[SHOOT].step = SHOOT_ROLLED, p.game.frame[SHOOT].local[0] = 5), WRONG);
    BROKEN(in_an_attack, p.game.frame[POINT].subject = 3, "a point or trigger");
    BROKEN(in_an_attack, p.game.frame[POINT].actor = 1, "a point or trigger");
    BROKEN(in_an_attack, p.game.frame[SHOOT].subject = 1, "a frame that is not of its procedure");
}

TEST(an_object_is_of_its_own_array_and_not_still_to_come)
{
    BROKEN(in_an_attack, p.game.frame[ATTACK].with = p.game.frame[SHOOT].with = 1, "a frame's object");
    BROKEN(in_an_attack, p.game.frame[ATTACK].target = p.game.frame[SHOOT].target = grog_ref(ARRAY_HOSTILE, 7, 0),
           "a frame's object");
    BROKEN(in_an_attack, p.game.frame[ATTACK].actor = p.game.frame[SHOOT].actor = grog_ref(ARRAY_SOLDIER, 0, 5), WRONG);
}

TEST(an_activity_is_somebodys_doing)
{
    BROKEN(in_an_attack, p.game.frame[ATTACK].seat = GROG_NOBODY, WRONG);
}

TEST(what_is_in_the_air_is_played_once)
{
    BROKEN(in_a_play, p.wf.played_cards[++p.wf.played_cards[0]] = card("Aim"), "a card in the air that nobody plays");
    BROKEN(in_an_attack, (p.wf.played_cards[0] = 1, p.wf.played_cards[1] = card("Aim")),
           "a card in the air that nobody plays");
}

TEST(a_card_lies_in_a_pile_of_its_kind)
{
    BROKEN(in_a_play, p.wf.actions[1] = card("Loner"), "a card in the wrong pile");
    BROKEN(in_a_play, p.wf.hostiles[1] = card("Aim"), "a card in the wrong pile");
    BROKEN(in_a_play, p.wf.hand[0][p.wf.hand[0][0]] = card("Loner"), "a card in the wrong pile");
}

TEST(nothing_on_the_table_lies_face_down)
{
    BROKEN(in_an_attack, p.wf.hostile[0].thing.hidden = 1, "a card in play that lies face down");
}

TEST(who_has_resigned_has_no_soldiers)
{
    BROKEN(in_a_play, (p.game.table.resigned = 1, p.game.asked = 0), "no question");
    struct play p;
    begin(&p, "seats 2, team Able + Baker");
    p.game.table.resigned = 2;
    p.game.asked = 1;
    assert_string_equal(grog_check(p.m, &p.game), "a Soldier of a seat that has resigned");
    grog_match_free(p.m);
}

TEST(a_trigger_is_of_the_card_of_its_thing)
{
    struct play p;
    begin(&p, "team Able + Plain Rifle");
    put_hostile(&p, "Nest", 1, 0);
    p.game.trigger[0] = (struct grog_trigger){ .point = POINT_SOLDIER_TURN, .seat = 0,
        .ability = (uint16_t)grog_card(p.m, card("Load"))->ability, .source = hostile_ref(&p.wf, 0),
        .by = 0, .proc = PROC_READY, .actor = soldier_ref(&p.wf, 0) };
    p.game.triggers = 1;
    assert_string_equal(grog_check(p.m, &p.game), "a trigger");
    p.game.trigger[0].source = 0;
    assert_null(grog_check(p.m, &p.game));
    p.game.trigger[0].actor = grog_ref(ARRAY_SOLDIER, 0, 9);
    assert_string_equal(grog_check(p.m, &p.game), "a trigger about the wrong thing");
    grog_match_free(p.m);
}

/* More of a title than the box holds: the filled game has cards in every place, and of the right kind. */
TEST(a_position_with_too_many_cards_can_be_filled)
{
    static const uint8_t seed[GROG_SEED_BYTES] = { 7 };
    union grog_any_game view, full, again;
    struct play p;
    begin(&p, "team Able + Plain Rifle");
    for (unsigned i = 0; i < 12; i++)
        p.wf.hand[0][++p.wf.hand[0][0]] = card("Aim");
    memset(p.wf.hostiles, 0, sizeof p.wf.hostiles);
    while (p.wf.hostiles[0] < 100)
        p.wf.hostiles[++p.wf.hostiles[0]] = card("Loner");
    memset(p.wf.hostile_discards, 0, sizeof p.wf.hostile_discards);
    assert_null(grog_check(p.m, &p.game));
    grog_view(p.m, &p.game, 0, &view.game);
    grog_fill(p.m, &view.game, 0, seed, &full.game);
    assert_null(grog_check(p.m, &full.game));
    grog_view(p.m, &full.game, 0, &again.game);
    assert_memory_equal(&view, &again, grog_state_bytes(p.m));
    end_play(&p);
}

/* A card may alter the number of dice when they lie; only those that were rolled are read. */
TEST(not_more_dice_are_read_than_lie)
{
    struct play p;
    begin(&p, "team Able + Plain Rifle");
    given(&p, "hand[0] = Roll Again\nsoldier[0].actions = 2");
    put_hostile(&p, "Nest", 1, 0);
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1", 2, 1);
    assert_question(&p, "attack rolled");
    p.game.frame[SHOOT].pending[ATTACK_DICE] = 20;
    assert_null(grog_check(p.m, &p.game));
    take(&p, "pass");
    assert_null(grog_check(p.m, &p.game));
    end_play(&p);
}

/* What an Activity costs may have been used meanwhile. */
TEST(nobody_has_less_than_no_actions)
{
    struct play p;
    begin(&p, "team Able");
    given(&p, "soldier[0].actions = 1");
    struct grog_run r = { .m = p.m, .g = &p.game };
    wf_spend_action(&r, 0, 2);
    assert_is(&p, "soldier[0].actions = 0");
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(what_is_handed_on_is_what_the_caller_has), IT(a_step_reaches_its_own_point),
        IT(an_object_is_of_its_own_array_and_not_still_to_come), IT(an_activity_is_somebodys_doing),
        IT(what_is_in_the_air_is_played_once), IT(a_card_lies_in_a_pile_of_its_kind),
        IT(nothing_on_the_table_lies_face_down), IT(who_has_resigned_has_no_soldiers),
        IT(a_trigger_is_of_the_card_of_its_thing), IT(a_position_with_too_many_cards_can_be_filled),
        IT(not_more_dice_are_read_than_lie), IT(nobody_has_less_than_no_actions),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
