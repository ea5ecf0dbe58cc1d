/* SPDX-License-Identifier: MIT */
/* wf_action_cards.c -- Playing Action Cards, Upgunning, Keyword Matching, Covert and Initial Action Cards: each test
 * would fail without its rule. */
#include "mission.h"

#include <stdio.h>

/* Able with a rifle, and a Hostile in his Location. */
static void at_range_0(struct play *p, const char *setup, const char *hand)
{
    char line[256];
    begin(p, setup);
    put_hostile(p, "Nest", 1, 0);
    snprintf(line, sizeof line, "hand[0] = %s", hand);
    given(p, line);
}

/* Cards that were drawn into a Soldier's hand before the first Soldier Turn began. */
static unsigned drawn_at_set_up(const struct play *p, unsigned soldier)
{
    unsigned n = 0;
    for (uint32_t i = 0; i < p->heard.n && p->heard.at[i].kind != TOLD_TURN; i++)
        n += (p->heard.at[i].kind == TOLD_DREW || p->heard.at[i].kind == TOLD_FINDS)
          && grog_ref_slot(p->heard.at[i].object[0]) == soldier;
    return n;
}

/* ---- hands --------------------------------------------------------------------------- */

TEST(each_player_soldier_has_a_hand_of_his_own)
{
    RULE("WF-ACD-01");
    struct play p;
    begin(&p, "seats 1, team Able + Baker");                /* both of one player */
    put_location(&p, "Stream");
    given(&p, "hand[0] = Take Stock\nhand[1] = Load, Aim");
    assert_true(offered(&p, "play Able/1, Take Stock"));
    assert_false(offered(&p, "play Baker/2, Take Stock"));
    take(&p, "move Baker/2, Stream/3");
    assert_question(&p, "discard");
    assert_false(offered(&p, "discard Able/1, Take Stock"));
    take(&p, "discard Baker/2, Aim");
    assert_is(&p, "hand[0] = Take Stock");
    assert_is(&p, "hand[1] = Load");
    take(&p, "discard and draw Baker/2");
    take(&p, "draw Baker/2");
    assert_is(&p, "hand[0] = Take Stock");
    assert_int_equal(p.wf.hand[1][0], 4);                   /* as many as his Health, whatever Able holds */
    end_play(&p);
}

TEST(a_card_takes_effect_and_is_discarded)
{
    RULE("WF-ACD-02");
    RULE("WF-ACD-03");
    struct play p;
    begin(&p, "team Able");
    given(&p, "action_discards[0] =\nhand[0] = Take Stock, Take Stock, Take Stock, Take Stock");
    for (unsigned i = 1; i <= 4; i++) {                     /* any number a Turn */
        take(&p, "play Able/1, Take Stock");
        assert_int_equal(p.wf.soldier[0].xp, i);
        assert_int_equal(p.wf.action_discards[0], i);
        assert_int_equal(p.wf.action_discards[i], card("Take Stock"));
    }
    assert_is(&p, "hand[0] =");
    end_play(&p);
}

TEST(a_card_is_discarded_behind_its_effect)
{
    RULE("WF-ACD-02");
    struct play p;
    begin(&p, "team Able");
    given(&p, "actions[0] =\naction_discards[0] =\nhand[0] = Second Look");     /* draws a card */
    take(&p, "play Able/1, Second Look");
    assert_is(&p, "hand[0] =");                             /* there was none to draw, least of all itself */
    assert_is(&p, "action_discards[0] = Second Look");
    end_play(&p);
}

TEST(cards_for_one_attack_add_up)
{
    RULE("WF-ACD-04");
    struct play p;
    at_range_0(&p, "team Able + Plain Rifle", "Aim, Aim");
    take(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1");
    assert_question(&p, "attack declared");
    take(&p, "play Able/1, Aim");
    TAKE(&p, "play Able/1, Aim", 3, 3);                     /* 3 and 2 and 2 are 7 */
    assert_is(&p, "hostile[0].ekia = 1");
    given(&p, "hand[0] = Aim, Aim");
    take(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1");
    take(&p, "play Able/1, Aim");
    TAKE(&p, "pass", 4, 3);                                 /* one of them is too little */
    assert_is(&p, "hostile[0].ekia = 1");
    assert_is(&p, "hand[0] = Aim");
    end_play(&p);
}

TEST(an_effect_draws_beyond_the_hand_size)
{
    RULE("WF-ACD-05");
    RULE("WF-ACD-06");
    RULE("WF-ACD-07");
    struct play p;
    begin(&p, "team Able + Baker");
    given(&p, "hand[0] = Sneak, Aim, Aim, Aim, Aim, Aim, Aim, Aim\n"
              "hand[1] = Aim, Aim, Aim, Aim, Aim, Aim\nsoldier[0].wound[0] = 5");
    take(&p, "play Able/1, Sneak");
    take(&p, "discard Able/1, Aim");
    take(&p, "discard Able/1, Aim");
    assert_int_equal(p.wf.hand[0][0], 8);                   /* Health 1: 5 left and 3 drawn */
    end_turn(&p);
    assert_question(&p, "soldier turn");                    /* nobody has had to discard */
    assert_int_equal(p.wf.hand[0][0], 8);
    assert_int_equal(p.wf.hand[1][0], 7);                   /* Health 4, and his CX has drawn one more */
    take(&p, "discard and draw Able/1");
    assert_true(offered(&p, "draw Able/1"));
    take(&p, "draw Able/1");
    assert_int_equal(p.wf.hand[0][0], 8);                   /* here the Hand Size counts, and takes nothing */
    given(&p, "hand[1] = Aim, Aim, Aim");
    take(&p, "discard and draw Baker/2");
    take(&p, "draw Baker/2");
    assert_int_equal(p.wf.hand[1][0], 4);                   /* up to his Health, and no further */
    end_play(&p);
}

/* ---- when ------------------------------------------------------------------------------ */

TEST(cards_without_a_condition_wait_for_the_soldier_turn)
{
    RULE("WF-ACD-08");
    struct play p;
    at_range_0(&p, "team Able + Plain Rifle", "Take Stock, Duck, Load");
    given(&p, "item[0].flags = 1");
    assert_true(offered(&p, "play Able/1, Take Stock"));
    END_TURN(&p, 9, 2);
    assert_question(&p, "hit");
    assert_false(offered(&p, "play Able/1, Take Stock"));
    assert_false(offered(&p, "play Able/1, Load"));
    assert_true(offered(&p, "play Able/1, Duck"));
    end_play(&p);
}

TEST(a_card_with_a_condition_waits_for_it)
{
    RULE("WF-ACD-08");
    RULE("WF-ACD-09");
    struct play p;
    at_range_0(&p, "team Able + Plain Rifle", "Duck, Aim");
    assert_refused(&p, "play Able/1, Duck", "WF-ACD-08");   /* nobody is about to be Wounded */
    assert_refused(&p, "play Able/1, Aim", "WF-ACD-08");    /* nor is an Attack declared */
    END_TURN(&p, 5, 2);                                     /* a Suppress: no Wound either */
    assert_question(&p, "soldier turn");
    assert_is(&p, "soldier[0].suppress = 1");
    END_TURN(&p, 6, 2);                                     /* about to suffer a Wound, in the Hostile Turn */
    assert_question(&p, "hit");
    assert_false(offered(&p, "play Able/1, Aim"));
    take(&p, "play Able/1, Duck");
    assert_is(&p, "soldier[0].wound[0] = 0");
    assert_is(&p, "hand[0] = Aim");
    end_play(&p);
}

TEST(several_cards_for_one_condition)
{
    RULE("WF-ACD-10");
    struct play p;
    at_range_0(&p, "team Able", "Duck, Duck, Duck");
    END_TURN(&p, 9, 2);                                     /* 3 Wounds */
    take(&p, "play Able/1, Duck");
    assert_question(&p, "hit");
    take(&p, "play Able/1, Duck");
    take(&p, "pass");
    assert_is(&p, "soldier[0].wound[0] = 1");
    assert_is(&p, "hand[0] = Duck");
    end_play(&p);
}

/* ---- Experience Points --------------------------------------------------------------------- */

TEST(the_experience_that_a_card_costs_comes_from_any_soldiers)
{
    RULE("WF-ACD-11");
    struct play p;
    begin(&p, "team Able + Baker + Carl");
    put_location(&p, "Field");
    given(&p, "hand[0] = Pep Talk\nsoldier[0].xp = 0\nsoldier[1].xp = 1\nsoldier[2].xp = 0\nsoldier[2].place = 2");
    assert_refused(&p, "play Able/1, Pep Talk", "WF-ACD-08");           /* 2 points, and there is 1 */
    given(&p, "soldier[1].xp = 2\nsoldier[2].xp = 1");
    take(&p, "play Able/1, Pep Talk");
    assert_question(&p, "who pays");
    assert_false(offered(&p, "pays Able/1"));               /* he has none */
    take(&p, "pays Carl/3");                                /* from another Location; then Baker, who alone has some */
    take(&p, "choose soldier Able/1");
    assert_is(&p, "soldier[1].xp = 1");
    assert_is(&p, "soldier[2].xp = 0");
    assert_is(&p, "soldier[0].actions = 3");
    end_play(&p);
}

/* How likely a Kill is after this answer, in a thousand. */
static double kills(const struct play *p, uint8_t verb)
{
    enum { KILLED_ONE = 16 };
    static struct grog_options all;
    static struct grog_odds odds;
    double sum = 0;
    grog_list(p->m, &p->game, 0, &all);
    for (uint32_t i = 0; i < all.n; i++)
        if (all.at[i].verb == verb)
            assert_int_equal(grog_odds(p->m, &p->game, 0, all.at[i], &odds), GROG_OK);
    for (uint32_t i = 0; i < odds.n; i++)
        sum += odds.at[i].result >= KILLED_ONE ? 1000.0 * (double)odds.at[i].share / (double)odds.whole : 0;
    return sum;
}

TEST(before_it_is_upgunned_both_answers_are_weighed)
{
    RULE("WF-ACD-13");
    struct play p;
    at_range_0(&p, "team Able + Plain Rifle", "Aim, Aim");
    given(&p, "soldier[0].actions = 9\nsoldier[0].xp = 3");
    take(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1");
    take(&p, "play Able/1, Aim");
    assert_question(&p, "upgun");
    assert_true(kills(&p, VERB_DECLINE) > 0);
    assert_true(kills(&p, VERB_UPGUN) > kills(&p, VERB_DECLINE));
    end_play(&p);
}

TEST(an_experience_point_upguns_a_card)
{
    RULE("WF-ACD-13");
    RULE("WF-ACD-14");
    struct play p;
    at_range_0(&p, "team Able + Plain Rifle", "Aim, Aim, Aim, Aim");
    given(&p, "soldier[0].actions = 9");
    take(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1");
    take(&p, "play Able/1, Aim");
    assert_question(&p, "attack declared");                 /* no points, no Upgun */
    TAKE(&p, "pass", 5, 3);                                 /* 5 and 2 are 7 */
    assert_is(&p, "hostile[0].ekia = 1");
    given(&p, "soldier[0].xp = 3");
    take(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1");
    take(&p, "play Able/1, Aim");
    assert_question(&p, "upgun");
    take(&p, "upgun Aim");
    assert_is(&p, "soldier[0].xp = 2");
    TAKE(&p, "pass", 3, 3);                                 /* 3 and 4 are 7 */
    assert_is(&p, "hostile[0].ekia = 2");
    take(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1");
    take(&p, "play Able/1, Aim");
    take(&p, "upgun Aim");
    assert_is(&p, "soldier[0].xp = 1");
    given(&p, "hostile[0].suppress = 0");
    TAKE(&p, "pass", 2, 3);                                 /* not 6: 4 stands for the 2 */
    assert_is(&p, "hostile[0].ekia = 2");
    assert_is(&p, "hostile[0].suppress = 1");
    given(&p, "item[0].flags = 0\nhostile[0].suppress = 0");
    take(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1");
    take(&p, "play Able/1, Aim");
    TAKE(&p, "decline", 3, 3);
    assert_is(&p, "hostile[0].ekia = 2");
    assert_is(&p, "soldier[0].xp = 1");
    end_play(&p);
}

TEST(a_skill_is_upgunned_too)
{
    RULE("WF-ACD-13");
    struct play p;
    at_range_0(&p, "team Able + Plain Rifle + Sly Trick", "");
    given(&p, "soldier[0].xp = 1");
    take(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1");
    take(&p, "use it Sly Trick");
    TAKE(&p, "upgun Sly Trick", 4, 3);                      /* 4 and 3 are 7 */
    assert_is(&p, "hostile[0].ekia = 1");
    assert_is(&p, "soldier[0].xp = 0");
    end_play(&p);
}

TEST(upgunned_it_is_for_any_soldier)
{
    RULE("WF-ACD-15");
    struct play p;
    begin(&p, "team Able + Plain Rifle + Baker + Plain Rifle");
    put_location(&p, "Field");
    given(&p, "hand[0] = Load, Load, Load\nitem[0].flags = 1\nitem[1].flags = 1\n"
              "soldier[1].place = 2\nsoldier[1].xp = 0");
    take(&p, "play Able/1, Load");                          /* no points: his own Weapon */
    assert_false(offered(&p, "choose item Plain Rifle/2"));
    take(&p, "choose item Plain Rifle/1");
    assert_is(&p, "item[0].flags = 0");
    assert_is(&p, "item[1].flags = 1");
    assert_false(offered(&p, "play Able/1, Load"));         /* and none of his is empty now */
    given(&p, "soldier[0].xp = 2");
    take(&p, "play Able/1, Load");                          /* there is no other use for it */
    take(&p, "choose item Plain Rifle/2");
    assert_is(&p, "item[1].flags = 0");                     /* in another Location */
    assert_is(&p, "soldier[0].xp = 1");
    given(&p, "item[0].flags = 1\nitem[1].flags = 1");
    take(&p, "play Able/1, Load");
    take(&p, "upgun Load");
    take(&p, "choose item Plain Rifle/1");                  /* for himself all the same */
    assert_is(&p, "item[0].flags = 0");
    assert_is(&p, "item[1].flags = 1");
    end_play(&p);
}

TEST(upgunned_it_concerns_any_soldier)
{
    RULE("WF-ACD-15");
    struct play p;
    begin(&p, "team Able + Carl");
    given(&p, "hand[0] = Fresh Wind, Fresh Wind\nsoldier[0].suppress = 1\nsoldier[1].suppress = 1");
    take(&p, "play Able/1, Fresh Wind");
    assert_false(offered(&p, "choose soldier Carl/2"));
    take(&p, "choose soldier Able/1");
    assert_is(&p, "soldier[0].suppress = 0");
    assert_is(&p, "soldier[1].suppress = 1");
    given(&p, "soldier[0].suppress = 1\nsoldier[1].xp = 1");
    take(&p, "play Able/1, Fresh Wind");
    take(&p, "upgun Fresh Wind");
    take(&p, "choose soldier Carl/2");
    assert_is(&p, "soldier[0].suppress = 1");
    assert_is(&p, "soldier[1].suppress = 0");
    end_play(&p);
}

TEST(a_card_that_would_change_nothing_is_not_offered)
{
    RULE("WF-ACD-09");
    struct play p;
    begin(&p, "team Able + Carl");
    given(&p, "hand[0] = Fresh Wind\nsoldier[0].xp = 1");
    assert_false(offered(&p, "play Able/1, Fresh Wind"));           /* nobody is Suppressed */
    given(&p, "soldier[1].suppress = 1");
    take(&p, "play Able/1, Fresh Wind");                            /* Upgunned, since it is for another, */
    assert_question(&p, "choose");
    assert_false(offered(&p, "choose soldier Able/1"));             /* and for him alone */
    take(&p, "choose soldier Carl/2");
    assert_is(&p, "soldier[1].suppress = 0");
    end_play(&p);
}

TEST(a_reaction_that_would_alter_nothing_is_not_offered)
{
    RULE("WF-ACD-09");
    struct play p;
    begin(&p, "team Able + Plain Rifle");
    put_hostile(&p, "Nest", 1, 0);
    given(&p, "hand[0] = Roll Again, Roll Again");
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1", 6, 1);
    assert_question(&p, "attack rolled");
    TAKE(&p, "play Able/1, Roll Again", 7);                         /* at once: the other would add nothing to it, */
    assert_true(offered(&p, "play Able/1, Roll Again"));            /* and to the new dice it would */
    end_play(&p);
}

TEST(a_card_that_says_you_is_for_its_player)
{
    RULE("WF-ACD-16");
    struct play p;
    begin(&p, "team Able + Plain Rifle + Baker + Plain Rifle");
    put_hostile(&p, "Nest", 1, 0);
    given(&p, "hand[1] = Aim\nsoldier[1].xp = 2");
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1", 6, 1);       /* nobody is asked: the Aim is Baker's */
    assert_is(&p, "hand[1] = Aim");
    take(&p, "attack Baker/2, Plain Rifle/2, Semi, Nest/1");
    assert_true(offered(&p, "play Baker/2, Aim"));
    end_play(&p);
}

TEST(any_soldier_pays_to_upgun)
{
    RULE("WF-ACD-17");
    struct play p;
    at_range_0(&p, "seats 2, team Able + Plain Rifle + Baker + Squad", "Aim");
    given(&p, "soldier[0].xp = 0\nsoldier[1].xp = 1\nsoldier[2].xp = 1");
    take(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1");
    take(&p, "play Able/1, Aim");
    take(&p, "upgun Aim");
    assert_question(&p, "who pays");
    assert_true(offered(&p, "pays Baker/2"));
    TAKE(&p, "pays Squad/3", 3, 3);
    assert_is(&p, "soldier[1].xp = 1");
    assert_is(&p, "soldier[2].xp = 0");
    assert_is(&p, "hostile[0].ekia = 1");
    end_play(&p);
    at_range_0(&p, "seats 2, team Able + Plain Rifle + Baker", "Aim");
    given(&p, "soldier[0].xp = 0\nsoldier[1].xp = 1");      /* whose card it is decides, also of the other's points */
    take(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1");
    take(&p, "play Able/1, Aim");
    assert_int_equal(p.game.asked, 1);
    TAKE(&p, "upgun Aim", 3, 3);
    assert_is(&p, "soldier[1].xp = 0");
    end_play(&p);
}

TEST(one_point_upguns_all_brackets)
{
    RULE("WF-ACD-18");
    struct play p;
    begin(&p, "team Baker + Carl");
    put_location(&p, "Wall of Thorns");                     /* Entrance 5 */
    given(&p, "soldier[0].xp = 0\nsoldier[0].actions = 9\nhand[0] = Trail Sign, Aim, Aim, Aim");
    take(&p, "move Baker/1, Wall of Thorns/3");
    take(&p, "play Baker/1, Trail Sign");                   /* 5 less 2: all three are due */
    assert_is(&p, "hand[0] =");
    assert_is(&p, "soldier[0].place = 2");
    given(&p, "soldier[0].place = 1\nsoldier[0].flags = 0\nsoldier[0].xp = 3\nhand[0] = Trail Sign, Aim");
    take(&p, "move Baker/1, Wall of Thorns/3");
    take(&p, "play Baker/1, Trail Sign");
    take(&p, "upgun Trail Sign");                           /* 5 less 4, for himself */
    assert_is(&p, "hand[0] =");
    assert_is(&p, "soldier[0].place = 2");
    assert_is(&p, "soldier[0].xp = 2");
    given(&p, "hand[0] = Trail Sign");
    take(&p, "move Carl/2, Wall of Thorns/3");
    take(&p, "play Baker/1, Trail Sign");                   /* 5 less 4 less Carl's 1, for another: both brackets */
    assert_is(&p, "soldier[1].place = 2");
    assert_is(&p, "soldier[0].xp = 1");
    given(&p, "soldier[1].place = 1\nsoldier[1].flags = 0\nsoldier[0].xp = 0\nhand[0] = Trail Sign, Aim, Aim");
    assert_refused(&p, "move Carl/2, Wall of Thorns/3", "WF-MOV-02");   /* without a point it is Baker's own */
    end_play(&p);
}

/* ---- Keyword Matching ------------------------------------------------------------------------ */

TEST(a_card_that_names_a_keyword_needs_a_weapon_with_it)
{
    RULE("WF-ACD-19");
    RULE("WF-ACD-19b");
    struct play p;
    at_range_0(&p, "team Able + Plain Rifle + Bomb", "Aim");
    TAKE(&p, "attack Able/1, Bomb/2, Explosion, Nest/1", 6, 6, 6, 6, 1);       /* nothing to play: Bomb is not Ranged */
    assert_is(&p, "hostile[0].ekia = 0");
    assert_is(&p, "hostile[0].suppress = 0");
    assert_is(&p, "hand[0] = Aim");
    take(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1");
    TAKE(&p, "play Able/1, Aim", 5, 3);
    assert_is(&p, "hostile[0].ekia = 1");
    end_play(&p);
}

/* ---- Covert Action Cards ----------------------------------------------------------------------- */

TEST(a_covert_card_costs_cards_of_its_player)
{
    RULE("WF-ACD-31");
    RULE("WF-ACD-32");
    struct play p;
    begin(&p, "team Able + Baker");
    given(&p, "hand[0] = Sneak, Aim\nhand[1] = Aim, Aim, Aim");
    assert_refused(&p, "play Able/1, Sneak", "WF-ACD-08");  /* 2 of his own */
    given(&p, "hand[0] = Sneak, Aim, Aim, Duck\naction_discards[0] =");
    stack(&p, ZONE_ACTIONS, "Load, Load, Load");
    take(&p, "play Able/1, Sneak");
    assert_question(&p, "discard");
    assert_false(offered(&p, "discard Baker/2, Aim"));
    take(&p, "discard Able/1, Aim");
    take(&p, "discard Able/1, Duck");
    assert_is(&p, "hand[0] = Aim, Load, Load, Load");
    assert_is(&p, "hand[1] = Aim, Aim, Aim");
    assert_is(&p, "action_discards[0] = Aim, Duck, Sneak"); /* it does not stay */
    assert_int_equal(p.wf.support[0].thing.live, 0);
    end_play(&p);
}

/* ---- Initial Action Cards ------------------------------------------------------------------------ */

TEST(the_first_hand_is_as_large_as_the_health)
{
    RULE("WF-ACD-34");
    struct play p;
    begin(&p, "team Able + Gast + Carl");
    assert_int_equal(drawn_at_set_up(&p, 0), 6);
    assert_int_equal(drawn_at_set_up(&p, 1), 5);
    assert_int_equal(drawn_at_set_up(&p, 2), 0);
    end_play(&p);
}

TEST(the_hand_size_is_the_health_of_the_moment)
{
    RULE("WF-ACD-33");
    struct play p;
    begin(&p, "team Able + Baker");
    given(&p, "soldier[1].wound[0] = 1\nsoldier[1].wound[1] = 2");
    take(&p, "discard and draw Able/1");
    take(&p, "discard and draw Baker/2");
    assert_int_equal(p.wf.hand[0][0], 6);
    assert_int_equal(p.wf.hand[1][0], 1);                   /* 4 less 3 */
    given(&p, "soldier[1].wound[1] = 0\nhand[1] =");
    take(&p, "discard and draw Baker/2");
    assert_int_equal(p.wf.hand[1][0], 3);
    end_play(&p);
}

TEST(a_card_for_a_moment_has_its_price_too)
{
    RULE("WF-ACD-09");
    struct play p;
    begin(&p, "team Able + Plain Rifle");
    put_hostile(&p, "Nest", 1, 0);
    given(&p, "hand[0] = Quiet Aim, Field, Aim");
    take(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1");
    assert_question(&p, "attack declared");
    assert_true(offered(&p, "play Able/1, Aim"));
    assert_true(offered(&p, "play Able/1, Quiet Aim"));
    given(&p, "hand[0] = Quiet Aim, Aim");              /* 2 of his own */
    assert_true(offered(&p, "play Able/1, Aim"));
    assert_false(offered(&p, "play Able/1, Quiet Aim"));
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(each_player_soldier_has_a_hand_of_his_own), IT(a_card_takes_effect_and_is_discarded),
        IT(cards_for_one_attack_add_up), IT(an_effect_draws_beyond_the_hand_size),
        IT(cards_without_a_condition_wait_for_the_soldier_turn), IT(a_card_with_a_condition_waits_for_it),
        IT(several_cards_for_one_condition), IT(the_experience_that_a_card_costs_comes_from_any_soldiers),
        IT(before_it_is_upgunned_both_answers_are_weighed),
        IT(an_experience_point_upguns_a_card), IT(a_skill_is_upgunned_too), IT(upgunned_it_is_for_any_soldier),
        IT(upgunned_it_concerns_any_soldier), IT(a_card_that_says_you_is_for_its_player),
        IT(a_card_that_would_change_nothing_is_not_offered), IT(a_reaction_that_would_alter_nothing_is_not_offered),
        IT(any_soldier_pays_to_upgun),
        IT(one_point_upguns_all_brackets), IT(a_card_that_names_a_keyword_needs_a_weapon_with_it),
        IT(a_covert_card_costs_cards_of_its_player), IT(the_first_hand_is_as_large_as_the_health),
        IT(the_hand_size_is_the_health_of_the_moment), IT(a_card_is_discarded_behind_its_effect),
        IT(a_card_for_a_moment_has_its_price_too),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
