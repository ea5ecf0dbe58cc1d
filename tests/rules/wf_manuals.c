/* SPDX-License-Identifier: MIT */
/* wf_manuals.c -- what the manuals of other Settings say in passing, and Universal does not: one test a statement. */
#include "mission.h"
#include "warfighter/hostiles.h"
#include "warfighter/threat.h"
#include "warfighter/wounds.h"

static const char *const drill[] = { "setting Jungle Drill, ", "setting Nest Drill, ", "setting Contract Drill, " };

static void in_drill(struct play *p, unsigned k, const char *team)
{
    char setup[128] = "";
    strcat(strcat(setup, drill[k]), team);
    begin(p, setup);
}

/* What holds in a drill holds in the Setting that it stands for: the same words, in whatever order. */
TEST(a_drill_has_the_words_of_its_setting)
{
    static const char *const pair[][2] = { { "Jungle Drill", "Vietnam War" }, { "Nest Drill", "Infestation" },
                                           { "Contract Drill", "Private Military" } };
    struct play p;
    begin(&p, "team Able");
    for (unsigned k = 0; k < GROG_COUNT(pair); k++) {
        const int16_t *a = numbers_of(p.m, card(pair[k][0])) + SETTING_KEYWORDS;
        const int16_t *b = numbers_of(p.m, card(pair[k][1])) + SETTING_KEYWORDS;
        assert_true(a[0] > 0);
        assert_int_equal(a[0], b[0]);
        for (int i = 0; i < a[0]; i++) {
            int found = 0;
            for (int n = 0; n < b[0]; n++)
                found += a[1 + 2 * i] == b[1 + 2 * n] && a[2 + 2 * i] == b[2 + 2 * n];
            assert_int_equal(found, 1);
        }
        assert_int_equal(numbers_of(p.m, card(pair[k][0]))[SETTING_ANY_NATION],
                         numbers_of(p.m, card(pair[k][1]))[SETTING_ANY_NATION]);
    }
    end_play(&p);
}

TEST(any_number_of_hostiles_stands_in_one_location)
{
    RULE("NAM-SET-12");
    RULE("CHT-SET-06");
    for (unsigned k = 0; k < 2; k++) {
        struct play p;
        in_drill(&p, k, "team Able");
        for (unsigned i = 0; i < 40; i++)
            put_hostile(&p, "Runt", 1, 0);
        put_location(&p, "Field");
        struct grog_run r = { .m = p.m, .g = &p.game };
        for (unsigned i = 0; i < 40; i++)
            wf_put_hostile(&r, &p.wf.hostile[i], 2);
        for (unsigned i = 0; i < 40; i++)
            assert_int_equal(p.wf.hostile[i].place, 2);
        assert_int_equal(hostiles_in_play(&p), 40);
        assert_null(grog_check(p.m, &p.game));
        end_play(&p);
    }
}

TEST(a_soldier_has_several_of_one_kind)
{
    RULE("NAM-SET-31");
    RULE("CHT-EQP-03");
    for (unsigned k = 0; k < 2; k++) {
        struct play p;
        in_drill(&p, k, "team Able + Plain Rifle + Plain Rifle + Kit + Kit");
        unsigned rifles = 0, kits = 0;
        EACH_ITEM(&p.wf, i) {
            rifles += p.wf.item[i].thing.card == card("Plain Rifle");
            kits += p.wf.item[i].thing.card == card("Kit");
        }
        assert_int_equal(rifles, 2);
        assert_int_equal(kits, 2);
        end_play(&p);
    }
}

TEST(what_a_downed_soldier_knew_is_lost)
{
    RULE("NAM-CON-17");
    RULE("NAM-HTN-25");
    RULE("CHT-CON-20");
    for (unsigned k = 0; k < 2; k++) {
        struct play p;
        in_drill(&p, k, "team Able + Baker");
        given(&p, "soldier[0].xp = 3\nsoldier[1].xp = 0");
        assert_int_equal(wf_team_xp(&p.wf), 3);
        struct grog_run r = { .m = p.m, .g = &p.game, .events = &p.heard };
        struct grog_frame f = { .proc = PROC_HOSTILE_TURN, .seat = GROG_NOBODY };
        wf_wound(&r, &f, 0, 9);
        assert_int_equal(wf_team_xp(&p.wf), 0);
        assert_is(&p, "soldier[0].xp = 0");
        end_play(&p);
    }
}

TEST(one_thing_is_done_before_the_next)
{
    RULE("NAM-ACT-18");
    RULE("CHT-ACT-05");
    for (unsigned k = 0; k < 2; k++) {
        struct play p;
        in_drill(&p, k, "team Able + Plain Rifle + Baker");
        put_location(&p, "Field");
        put_hostile(&p, "Nest", 1, 0);
        given(&p, "hand[0] = Aim, Aim");
        assert_true(offered(&p, "discard and draw Baker/2"));
        take(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1");
        assert_question(&p, "attack declared");
        assert_false(offered(&p, "discard and draw Baker/2"));
        assert_false(offered(&p, "end turn"));
        end_play(&p);
    }
}

TEST(a_location_in_hand_pays_like_an_action_card)
{
    RULE("NAM-ACT-95");
    RULE("CHT-ACT-71");
    for (unsigned k = 0; k < 2; k++) {
        struct play p;
        in_drill(&p, k, "team Able");
        put_location(&p, "Steep Toll");                 /* 3, less his 2 */
        given(&p, "location_discards =\nhand[0] = Field");
        take(&p, "move Able/1, Steep Toll/3");
        assert_is(&p, "soldier[0].place = 2");
        assert_is(&p, "location_discards = Field");
        end_play(&p);
        in_drill(&p, k, "team Able + Big Lamp");        /* for what a card costs; */
        given(&p, "location_discards =\nhand[0] = Field\nsoldier[0].xp = 0");
        take(&p, "use Able/1, Big Lamp/1");
        assert_is(&p, "soldier[0].xp = 1");
        assert_is(&p, "hand[0] =");
        assert_is(&p, "location_discards = Field");
        end_play(&p);
        in_drill(&p, k, "team Able");                   /* and to Discard and Draw */
        given(&p, "location_discards =\nhand[0] = Field");
        take(&p, "discard and draw Able/1");
        take(&p, "discard Able/1, Field");
        assert_is(&p, "location_discards = Field");
        end_play(&p);
    }
}

TEST(who_says_whom_it_targets_targets_him)
{
    RULE("NAM-ACT-88");
    RULE("CHT-ACT-64");
    for (unsigned k = 0; k < 2; k++) {
        struct play p;
        in_drill(&p, k, "team Squad + Able");
        struct grog_run r = { .m = p.m, .g = &p.game, .events = &p.heard };
        for (unsigned i = 0; i < 4; i++) {
            wf_enter_hostile(&r, card("Hunter"), 1, false);
            assert_int_equal(p.wf.hostile[i].target, 2);        /* the costliest, as long as his counters last */
        }
        wf_enter_hostile(&r, card("Hunter"), 1, false);
        assert_int_equal(p.wf.hostile[4].target, 1);
        end_play(&p);
    }
}

TEST(the_column_of_the_reticles_that_are_left)
{
    RULE("NAM-HTN-12b");
    RULE("NAM-HTN-12c");
    struct play p;
    in_drill(&p, 0, "team Able");                       /* Cover 2 */
    put_hostile(&p, "Example Squad", 1, 0);
    given(&p, "hostile[0].ekia = 1");
    END_TURN(&p, 10, 1);
    assert_is(&p, "soldier[0].wound[0] = 2");
    end_play(&p);
    in_drill(&p, 0, "team Able");
    put_hostile(&p, "Example Squad", 1, 0);
    END_TURN(&p, 10, 1);
    assert_is(&p, "soldier[0].wound[0] = 3");
    end_play(&p);
}

TEST(only_its_target_is_attacked)
{
    RULE("CHT-CON-25");
    struct play p;
    in_drill(&p, 1, "team Able + Baker");
    put_hostile(&p, "Shooter", 1, 1);
    END_TURN(&p, 9, 6);
    assert_is(&p, "soldier[0].wound[0] = 0");
    assert_is(&p, "soldier[1].wound[0] = 2");
    end_play(&p);
}

TEST(who_last_hit_it_has_what_is_on_it)
{
    RULE("CHT-ACT-51");
    struct play p;
    in_drill(&p, 1, "team Able + Plain Rifle + Baker");
    unsigned slot = put_hostile(&p, "Carcass", 1, 0);
    p.wf.hostile[slot].field = 3;
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Carcass/1", 8, 3);
    given(&p, "hand[1] = Stray Shell");
    take(&p, "play Baker/2, Stray Shell");
    take(&p, "choose hostile Carcass/1");
    assert_int_equal(hostiles_in_play(&p), 0);
    assert_is(&p, "soldier[0].xp = 2");
    assert_int_equal(p.wf.soldier[0].counter[grog_card(p.m, card("Field Point"))->ordinal], 3);
    end_play(&p);
}

TEST(a_location_is_played_beside_any_soldier)
{
    RULE("CHT-ACT-54");
    struct play p;
    in_drill(&p, 1, "mission Drill, team Able + Baker");
    put_location(&p, "Field");
    given(&p, "hand[0] = Field");
    assert_refused(&p, "play location Able/1, Field", "WF-LOC-22");
    given(&p, "soldier[1].place = 2");
    assert_true(offered(&p, "play location Able/1, Field"));
    end_play(&p);
}

TEST(soldiers_take_turns_as_they_like)
{
    RULE("NAM-ACT-15");
    RULE("NAM-WPN-01");
    struct play p;
    in_drill(&p, 0, "team Able + Plain Rifle + Kit + Baker");
    assert_true(offered(&p, "drop Able/1, Plain Rifle/1"));     /* Gear is both */
    assert_true(offered(&p, "drop Able/1, Kit/2"));
    put_location(&p, "Field");
    take(&p, "move Able/1, Field/3");
    take(&p, "move Baker/2, Field/3");
    given(&p, "hand[0] = Duck");
    take(&p, "discard and draw Able/1");
    end_play(&p);
}

TEST(the_mission_card_is_a_location)
{
    RULE("NAM-SET-11");
    struct play p;
    in_drill(&p, 0, "mission Indoor Drill, team Able");
    assert_true(wf_is_reinforced(p.m, &p.wf, 1));
    put_location(&p, "Field");
    given(&p, "soldier[0].place = 2");
    assert_false(wf_is_reinforced(p.m, &p.wf, 1));
    assert_true(offered(&p, "move Able/1, Indoor Drill/1"));
    end_play(&p);
}

TEST(a_hostile_enters_play_where_its_words_say)
{
    RULE("NAM-ACT-92");
    struct play p;
    in_drill(&p, 0, "mission Drill, team Able + Baker");
    put_location(&p, "Field");
    given(&p, "soldier[0].place = 2");
    struct grog_run r = { .m = p.m, .g = &p.game, .events = &p.heard };
    wf_enter_hostile(&r, card("Front Men"), 4, false);
    assert_is(&p, "hostile[0].place = 2");              /* with the Front-most Soldier, not where it was drawn */
    end_play(&p);
}

TEST(both_sides_of_a_counter_are_kept)
{
    RULE("NAM-SET-07");
    struct play p;
    in_drill(&p, 0, "team Able + Plain Rifle");
    given(&p, "soldier[0].actions = 1\nitem[0].flags = 1\nitem[0].marks = 2\nsoldier[0].wound[0] = 129");
    assert_true(p.wf.item[0].flags & ITEM_EMPTY);
    assert_true(p.wf.item[0].marks & MARK_JAMMED);
    assert_true(p.wf.soldier[0].wound[0] & TREATED);
    assert_true(p.wf.location[1].flags & LOCATION_INACTIVE);
    assert_null(grog_check(p.m, &p.game));
    end_play(&p);
}

TEST(what_fails_the_objective_loses_the_game)
{
    RULE("NAM-CON-10");
    struct play p;
    in_drill(&p, 0, "mission The Front, team Able");
    put_hostile(&p, "Runt", p.wf.objective, 0);
    end_turn(&p);
    assert_int_equal(p.game.over, 1);
    assert_is(&p, "success = 0");
    end_play(&p);
}

TEST(its_hostiles_come_before_its_text)
{
    RULE("CHT-ACT-70");
    RULE("NAM-ACT-94");
    for (unsigned k = 0; k < 3; k++) {
        struct play p;
        in_drill(&p, k, "team Able");
        given(&p, "hand[0] = Wet Ground");
        stack(&p, ZONE_HOSTILES, "Pair");
        take(&p, "play location Able/1, Wet Ground");
        assert_is(&p, "soldier[0].xp = 1");
        int text = told_at(&p, "has Experience: Able/1"), hostile = told_at(&p, "arrives: Pair/1");
        assert_true(hostile >= 0 && hostile < text);
        end_play(&p);
    }
}

TEST(gear_goes_back_and_forth)
{
    RULE("CHT-ACT-72");
    RULE("NAM-ACT-101");
    for (unsigned k = 0; k < 3; k++) {
        struct play p;
        in_drill(&p, k, "team Able + Kit + Baker + Gast");
        put_location(&p, "Field");
        given(&p, "soldier[2].place = 2");
        take(&p, "pass Able/1, Kit/1, Baker/2");
        assert_true(offered(&p, "pass Baker/2, Kit/1, Able/1"));
        take(&p, "move Baker/2, Field/3");
        take(&p, "pass Baker/2, Kit/1, Gast/3");        /* in the same Turn */
        assert_is(&p, "item[0].holder = 3");
        take(&p, "pass Gast/3, Kit/1, Baker/2");
        assert_refused(&p, "pass Baker/2, Kit/1, Gast/3", "WF-BUY-12");         /* three times are enough */
        end_turn(&p);
        assert_true(offered(&p, "pass Baker/2, Kit/1, Gast/3"));
        end_play(&p);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(a_drill_has_the_words_of_its_setting),
        IT(any_number_of_hostiles_stands_in_one_location), IT(a_soldier_has_several_of_one_kind),
        IT(what_a_downed_soldier_knew_is_lost), IT(one_thing_is_done_before_the_next),
        IT(a_location_in_hand_pays_like_an_action_card), IT(who_says_whom_it_targets_targets_him),
        IT(the_column_of_the_reticles_that_are_left), IT(only_its_target_is_attacked),
        IT(who_last_hit_it_has_what_is_on_it), IT(a_location_is_played_beside_any_soldier),
        IT(soldiers_take_turns_as_they_like), IT(the_mission_card_is_a_location),
        IT(a_hostile_enters_play_where_its_words_say), IT(both_sides_of_a_counter_are_kept),
        IT(what_fails_the_objective_loses_the_game), IT(its_hostiles_come_before_its_text),
        IT(gear_goes_back_and_forth),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
