/* SPDX-License-Identifier: MIT */
/* wf_shadows.c -- the Shadows ability: each test would fail without its rule. */
#include "mission.h"

static void engaged_with(struct play *p, const char *setup, const char *hostile)
{
    begin(p, setup);
    put_hostile(p, hostile, 1, 0);
    p->wf.soldier[0].engaged = hostile_ref(&p->wf, 0);
}

static bool is_hidden(const struct play *p) { return p->wf.soldier[0].flags & SOLDIER_HIDDEN; }

TEST(only_who_has_the_ability)
{
    RULE("WF-SHA-02");
    struct play p;
    begin(&p, "mission Brawl, team Able + Sly Knife");
    assert_false(offered(&p, "use own Able/1, Able/1"));
    end_play(&p);
}

TEST(the_roll_hides_him_or_not)
{
    RULE("KW-189");
    RULE("WF-SHA-02");
    RULE("WF-SHA-03");
    RULE("WF-SHA-04");
    struct play p;
    begin(&p, "mission Brawl, team Dagger + Sly Knife");
    TAKE(&p, "use own Dagger/1, Dagger/1", 8);
    assert_true(is_hidden(&p));
    assert_true(told(&p, "is hidden: Dagger/1"));
    assert_is(&p, "soldier[0].actions = 2");            /* for nothing */
    assert_false(offered(&p, "use own Dagger/1, Dagger/1"));        /* once a Turn */
    end_turn(&p);
    assert_false(is_hidden(&p));
    TAKE(&p, "use own Dagger/1, Dagger/1", 7);
    assert_false(is_hidden(&p));
    assert_is(&p, "soldier[0].actions = 2");            /* nor has it a penalty */
    assert_is(&p, "soldier[0].suppress = 0");
    end_play(&p);
}

TEST(hostiles_modify_it)
{
    RULE("KW-056");
    RULE("WF-SHA-05");
    struct play p;
    begin(&p, "mission Brawl, team Dagger + Sly Knife");
    put_location(&p, "Cage");
    put_hostile(&p, "Dog", 1, 0);
    TAKE(&p, "use own Dagger/1, Dagger/1", 8);
    assert_false(is_hidden(&p));
    end_play(&p);
    begin(&p, "mission Brawl, team Dagger + Sly Knife");
    put_location(&p, "Cage");
    put_hostile(&p, "Dog", 2, 0);                       /* in another Location */
    TAKE(&p, "use own Dagger/1, Dagger/1", 8);
    assert_true(is_hidden(&p));
    end_play(&p);
}

/* The Sly Knife: Stealth 4, Combo with 2 dice that need 9, Penetration -2; Dagger has HtH +1. */
TEST(stealth_counts_while_he_is_hidden)
{
    RULE("KW-142");
    RULE("WF-SHA-06");
    RULE("WF-SHA-07");
    struct play p;
    engaged_with(&p, "mission Brawl, team Dagger + Sly Knife", "Mob");
    TAKE(&p, "attack Dagger/1, Sly Knife/1, Combo, Mob/1", 4, 3, 2);        /* 5, and 0 */
    assert_is(&p, "hostile[0].ekia = 0");
    assert_is(&p, "hostile[0].suppress = 0");
    TAKE(&p, "use own Dagger/1, Dagger/1", 8);
    TAKE(&p, "attack Dagger/1, Sly Knife/1, Combo, Mob/1", 4, 3, 1);        /* 4 + 1 + 4, and 1 - 2 + 2 */
    assert_is(&p, "hostile[0].ekia = 1");
    end_turn(&p);
    TAKE(&p, "attack Dagger/1, Sly Knife/1, Combo, Mob/1", 4, 3, 2);        /* no longer */
    assert_is(&p, "hostile[0].ekia = 1");
    end_play(&p);
}

TEST(only_with_a_stealth_weapon)
{
    RULE("WF-SHA-06");
    RULE("WF-SHA-07");
    struct play p;
    engaged_with(&p, "mission Brawl, team Dagger + Bayonet", "Mob");
    TAKE(&p, "use own Dagger/1, Dagger/1", 8);
    TAKE(&p, "attack Dagger/1, Bayonet/1, Combo, Mob/1", 5, 3, 2);          /* 6 against 7, 0 against 1 */
    assert_is(&p, "hostile[0].ekia = 0");
    assert_is(&p, "hostile[0].suppress = 0");
    end_play(&p);
}

TEST(a_stealth_card_wants_a_stealth_weapon)
{
    RULE("WF-ACD-12");
    struct play p;
    engaged_with(&p, "mission Brawl, team Dagger + Bayonet + Sly Knife", "Mob");
    given(&p, "hand[0] = Out of the Dark");
    TAKE(&p, "attack Dagger/1, Bayonet/1, Combo, Mob/1", 3, 3, 1);          /* it cannot be played */
    assert_question(&p, "soldier turn");
    take(&p, "attack Dagger/1, Sly Knife/2, Combo, Mob/1");
    assert_question(&p, "attack declared");
    TAKE(&p, "play Dagger/1, Out of the Dark", 6, 2, 6);                    /* 6 + 1 + 2 */
    assert_is(&p, "hostile[0].ekia = 1");
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(only_who_has_the_ability), IT(the_roll_hides_him_or_not), IT(hostiles_modify_it),
        IT(stealth_counts_while_he_is_hidden), IT(only_with_a_stealth_weapon),
        IT(a_stealth_card_wants_a_stealth_weapon),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
