/* SPDX-License-Identifier: MIT */
/* wf_support.c -- Support Action Cards, Pay Retain Costs: each test would fail without its rule. */
#include "mission.h"

/* Able has put Lookout in play, in the Mission card; Baker is with him. */
static void with_lookout(struct play *p)
{
    begin(p, "team Able + Baker");
    given(p, "soldier[1].xp = 0\nhand[0] = Lookout, Aim, Aim");
    take(p, "play Able/1, Lookout");
}

static bool in_play_now(const struct play *p) { return p->wf.support[0].thing.live; }

TEST(a_support_card_costs_other_cards_of_its_player)
{
    RULE("WF-ACD-20");
    RULE("WF-ACD-21");
    RULE("WF-ACD-23");
    struct play p;
    begin(&p, "team Able + Baker");
    given(&p, "hand[0] = Lookout, Aim\nhand[1] = Aim, Aim, Aim");
    assert_refused(&p, "play Able/1, Lookout", "WF-ACD-20");            /* 2 others, of his own */
    given(&p, "hand[0] = Flare, Aim");
    assert_true(offered(&p, "play Able/1, Flare"));         /* this one costs 1 */
    given(&p, "hand[0] = Lookout, Lookout, Aim, Duck\naction_discards[0] =");
    take(&p, "play Able/1, Lookout");
    assert_question(&p, "discard");
    assert_false(offered(&p, "discard Baker/2, Aim"));
    take(&p, "discard Able/1, Lookout");
    take(&p, "discard Able/1, Duck");
    assert_is(&p, "hand[0] = Aim");
    assert_is(&p, "hand[1] = Aim, Aim, Aim");
    assert_is(&p, "action_discards[0] = Lookout, Duck");
    end_play(&p);
}

TEST(a_support_card_lies_beside_its_player)
{
    RULE("WF-ACD-22");
    struct play p;
    begin(&p, "team Able + Baker");
    put_location(&p, "Field");
    put_hostile(&p, "Loner", 2, 0);
    given(&p, "soldier[1].place = 2\nhand[1] = Lookout, Aim, Aim\naction_discards[0] =");
    take(&p, "play Baker/2, Lookout");
    assert_true(in_play_now(&p));
    assert_is(&p, "support[0].card = Lookout");
    assert_is(&p, "support[0].player = 2");
    assert_is(&p, "action_discards[0] = Aim, Aim");         /* not among them */
    assert_true(offered(&p, "use support Baker/2, Lookout/1"));
    assert_false(offered(&p, "use support Able/1, Lookout/1"));
    end_play(&p);
}

TEST(a_support_card_is_paid_for_before_it_is_in_play)
{
    RULE("WF-ACD-22");
    struct play p;
    begin(&p, "team Able");
    given(&p, "hand[0] = Lookout, Aim, Duck, Load");
    take(&p, "play Able/1, Lookout");
    assert_question(&p, "discard");
    assert_false(in_play_now(&p));
    take(&p, "discard Able/1, Aim");
    take(&p, "discard Able/1, Duck");
    assert_true(in_play_now(&p));
    end_play(&p);
}

TEST(neither_skills_nor_cards_improve_it)
{
    RULE("WF-ACD-24");
    struct play p;
    begin(&p, "team Able + Plain Rifle + Gunnery");
    put_hostile(&p, "Nest", 1, 0);
    given(&p, "hand[0] = Shelling, Aim, Bigger Bang, Bigger Bang");
    take(&p, "play Able/1, Shelling");
    take(&p, "discard Able/1, Aim");
    take(&p, "use support Able/1, Shelling/1");
    TAKE(&p, "choose hostile Nest/1", 5, 5, 2);             /* needs 6, and 3 against the Cover; no window */
    assert_question(&p, "soldier turn");
    assert_is(&p, "hand[0] = Bigger Bang, Bigger Bang");
    assert_is(&p, "hostile[0].ekia = 0");
    assert_is(&p, "hostile[0].suppress = 0");
    take(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1"); /* the Soldier's own Attack they do */
    take(&p, "play Able/1, Bigger Bang");
    TAKE(&p, "pass", 3, 2, 1);
    assert_is(&p, "hostile[0].ekia = 1");
    end_play(&p);
}

TEST(its_dice_are_its_own)
{
    RULE("WF-ACD-24");
    struct play p;
    begin(&p, "team Able + Gunnery");
    put_hostile(&p, "Nest", 1, 0);
    given(&p, "hand[0] = Shelling, Aim");
    take(&p, "play Able/1, Shelling");
    take(&p, "use support Able/1, Shelling/1");
    TAKE(&p, "choose hostile Nest/1", 6, 5, 3);
    assert_true(told(&p, "dice: 6, 5, 0, 0 3"));            /* all see them */
    assert_is(&p, "hostile[0].ekia = 1");
    assert_is(&p, "hostile[0].suppress = 1");
    assert_is(&p, "soldier[0].xp = 0");
    end_play(&p);
}

TEST(its_benefit_begins_at_once)
{
    RULE("WF-ACD-26");
    struct play p;
    begin(&p, "team Able + Plain Rifle");
    put_hostile(&p, "Nest", 1, 0);
    given(&p, "soldier[0].actions = 2\nhand[0] = Flare, Duck");
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1", 6, 1);
    assert_is(&p, "hostile[0].suppress = 0");
    take(&p, "play Able/1, Flare");
    assert_is(&p, "soldier[0].actions = 1");                /* no Action */
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1", 6, 1);
    assert_is(&p, "hostile[0].suppress = 1");               /* 6 and 1 are 7 */
    assert_is(&p, "soldier[0].actions = 0");
    given(&p, "hand[0] = Lookout, Duck, Duck");
    put_hostile(&p, "Loner", 3, 0);
    take(&p, "play Able/1, Lookout");
    take(&p, "use support Able/1, Lookout/2");
    take(&p, "choose hostile Loner/2");
    assert_int_equal(hostiles_in_play(&p), 1);
    end_play(&p);
}

TEST(retained_it_serves_again_for_nothing)
{
    RULE("WF-ACD-25");
    RULE("WF-ACD-27");
    RULE("WF-ACD-28");
    struct play p;
    with_lookout(&p);
    put_hostile(&p, "Pair", 5, 0);
    given(&p, "soldier[0].xp = 5\nsoldier[0].actions = 0");
    take(&p, "use support Able/1, Lookout/1");
    take(&p, "choose hostile Pair/1");
    assert_is(&p, "hostile[0].ekia = 1");
    assert_refused(&p, "use support Able/1, Lookout/1", "WF-ACD-27");   /* once a Turn */
    end_turn(&p);
    assert_question(&p, "retain");
    take(&p, "retain Lookout/1");
    assert_is(&p, "soldier[0].xp = 3");
    assert_true(in_play_now(&p));
    assert_int_equal(p.game.turn, 2);
    given(&p, "hand[0] = Aim");
    take(&p, "use support Able/1, Lookout/1");
    take(&p, "choose hostile Pair/1");
    assert_int_equal(hostiles_in_play(&p), 0);
    assert_is(&p, "hand[0] = Aim");                         /* no discards for it again */
    end_turn(&p);
    given(&p, "action_discards[0] =");
    take(&p, "let go Lookout/1");                           /* the player's choice, each Turn */
    assert_false(in_play_now(&p));
    assert_is(&p, "soldier[0].xp = 3");
    assert_is(&p, "action_discards[0] = Lookout");
    end_play(&p);
}

TEST(each_support_card_in_play_is_asked_for_once)
{
    RULE("WF-ACD-27");
    struct play p;
    with_lookout(&p);
    given(&p, "soldier[0].xp = 9\nhand[0] = Flare, Aim\nhand[1] = Lookout, Aim, Aim");
    take(&p, "play Able/1, Flare");
    take(&p, "play Baker/2, Lookout");
    end_turn(&p);
    take(&p, "retain Lookout/1");
    take(&p, "retain Lookout/3");                           /* Flare, between them, is gone */
    assert_question(&p, "soldier turn");
    given(&p, "action_discards[0] =");
    end_turn(&p);
    take(&p, "let go Lookout/1");
    take(&p, "retain Lookout/3");
    assert_question(&p, "soldier turn");
    assert_is(&p, "soldier[0].xp = 3");
    assert_is(&p, "action_discards[0] = Lookout");
    end_play(&p);
}

TEST(what_cannot_be_paid_for_is_discarded)
{
    RULE("WF-ACD-27");
    RULE("WF-ACD-35");
    struct play p;
    with_lookout(&p);
    given(&p, "soldier[0].xp = 1\naction_discards[0] =");
    end_turn(&p);
    assert_question(&p, "soldier turn");
    assert_false(in_play_now(&p));
    assert_is(&p, "soldier[0].xp = 1");
    assert_is(&p, "action_discards[0] = Lookout");
    end_play(&p);
}

TEST(any_soldiers_pay_to_retain)
{
    RULE("WF-ACD-29");
    RULE("WF-ACD-35");
    struct play p;
    with_lookout(&p);
    put_location(&p, "Field");
    put_hostile(&p, "Loner", 5, 0);
    given(&p, "soldier[0].xp = 2\nsoldier[1].xp = 2\nsoldier[1].place = 2");
    take(&p, "use support Able/1, Lookout/1");
    take(&p, "choose hostile Loner/1");
    end_turn(&p);
    take(&p, "retain Lookout/1");
    assert_question(&p, "who pays");
    take(&p, "pays Able/1");
    take(&p, "pays Baker/2");
    assert_is(&p, "soldier[0].xp = 1");
    assert_is(&p, "soldier[1].xp = 1");
    assert_true(in_play_now(&p));
    end_turn(&p);
    take(&p, "retain Lookout/1");                           /* 1 and 1 are all there is */
    assert_is(&p, "soldier[0].xp = 0");
    assert_is(&p, "soldier[1].xp = 0");
    assert_true(in_play_now(&p));
    end_play(&p);
}

TEST(another_player_may_retain_it)
{
    RULE("WF-ACD-35");
    struct play p;
    begin(&p, "seats 2, team Able + Baker");
    given(&p, "hand[0] = Lookout, Aim, Aim");
    take(&p, "play Able/1, Lookout");
    given(&p, "soldier[0].xp = 2\nsoldier[1].xp = 2");
    end_turn(&p);
    assert_int_equal(p.game.asked, 1);                      /* whose card it is, with the points of any Soldiers */
    take(&p, "let go Lookout/1");
    assert_question(&p, "retain");
    assert_int_equal(p.game.asked, 2);
    take_as(&p, 1, "retain Lookout/1");                     /* the other with those of his own */
    assert_is(&p, "soldier[0].xp = 2");
    assert_is(&p, "soldier[1].xp = 0");
    assert_true(in_play_now(&p));
    given(&p, "soldier[1].xp = 1");
    end_turn(&p);
    take(&p, "let go Lookout/1");                           /* he has not enough: nobody else is asked */
    assert_question(&p, "soldier turn");
    assert_false(in_play_now(&p));
    end_play(&p);
    begin(&p, "seats 2, team Able + Baker");
    given(&p, "hand[0] = Lookout, Aim, Aim");
    take(&p, "play Able/1, Lookout");
    given(&p, "soldier[0].xp = 0\nsoldier[1].xp = 2");
    end_turn(&p);
    take(&p, "let go Lookout/1");
    take_as(&p, 1, "let go Lookout/1");
    assert_question(&p, "soldier turn");
    assert_is(&p, "soldier[1].xp = 2");
    assert_false(in_play_now(&p));
    end_play(&p);
}

TEST(without_the_word_it_is_not_retained)
{
    RULE("WF-ACD-30");
    struct play p;
    begin(&p, "team Able");
    given(&p, "soldier[0].xp = 9\nhand[0] = Flare, Aim\naction_discards[0] =");
    take(&p, "play Able/1, Flare");
    end_turn(&p);
    assert_question(&p, "soldier turn");                    /* nothing to decide */
    assert_false(in_play_now(&p));
    assert_is(&p, "soldier[0].xp = 9");
    assert_is(&p, "action_discards[0] = Aim, Flare");
    end_play(&p);
}

TEST(a_sniper_kills_the_weak_without_dice_and_without_experience)
{
    RULE("WF-ACD-36");
    struct play p;
    begin(&p, "team Able");
    given(&p, "hand[0] = Lookout, Aim\nsoldier[0].xp = 2");
    assert_refused(&p, "play Able/1, Lookout", "WF-ACD-20");            /* 2 cards */
    given(&p, "hand[0] = Lookout, Aim, Aim");
    put_hostile(&p, "Lurkers", 1, 0);
    take(&p, "play Able/1, Lookout");
    assert_is(&p, "hand[0] =");
    assert_refused(&p, "use support Able/1, Lookout/1", "WF-ACD-27");   /* of value 2 */
    put_hostile(&p, "Pair", 4, 0);
    put_hostile(&p, "Loner", 4, 0);
    given(&p, "hostile[1].ekia = 1");
    take(&p, "use support Able/1, Lookout/1");
    assert_true(offered(&p, "choose hostile Loner/3"));     /* of value 0 */
    assert_false(offered(&p, "choose hostile Lurkers/1"));
    take(&p, "choose hostile Pair/2");                      /* of value 1, its last one */
    assert_int_equal(hostiles_in_play(&p), 2);
    assert_is(&p, "soldier[0].xp = 2");
    assert_refused(&p, "use support Able/1, Lookout/1", "WF-ACD-27");   /* once each Soldier Turn */
    given(&p, "hostile[0].target = 1\nhostile[0].suppress = 3\nhostile[2].suppress = 1");
    end_turn(&p);
    take(&p, "retain Lookout/1");                           /* 2 points */
    assert_is(&p, "soldier[0].xp = 0");
    take(&p, "use support Able/1, Lookout/1");
    take(&p, "choose hostile Loner/3");
    assert_int_equal(hostiles_in_play(&p), 1);
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(a_support_card_costs_other_cards_of_its_player), IT(a_support_card_lies_beside_its_player),
        IT(neither_skills_nor_cards_improve_it), IT(its_dice_are_its_own), IT(its_benefit_begins_at_once),
        IT(retained_it_serves_again_for_nothing), IT(each_support_card_in_play_is_asked_for_once),
        IT(what_cannot_be_paid_for_is_discarded), IT(any_soldiers_pay_to_retain),
        IT(another_player_may_retain_it), IT(without_the_word_it_is_not_retained),
        IT(a_sniper_kills_the_weak_without_dice_and_without_experience),
        IT(a_support_card_is_paid_for_before_it_is_in_play),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
