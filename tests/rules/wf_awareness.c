/* SPDX-License-Identifier: MIT */
/* wf_awareness.c -- what Hostiles know of the team, and how they raise the alarm: each test would fail without its
 * rule. */
#include "mission.h"
#include "warfighter/awareness.h"
#include "warfighter/hostiles.h"

#define NIGHT ", setting Night Drill"
#define NO_CUP ", setting Noise Drill"

TEST(a_new_hostile_is_unaware)
{
    RULE("WF-SHW-60");
    RULE("WF-SHW-85");
    RULE("WF-SHW-106");
    struct play p;
    begin(&p, "team Able" NIGHT);
    struct grog_run r = run_of(&p);
    wf_enter_hostile(&r, card("Watchman"), 2, false);
    assert_is(&p, "hostile[0].awareness = 1");
    assert_true(told(&p, "is unaware: Watchman/1"));
    end_play(&p);
    begin(&p, "team Able");                             /* not by the standard rules */
    r = run_of(&p);
    wf_enter_hostile(&r, card("Watchman"), 2, false);
    assert_is(&p, "hostile[0].awareness = 0");
    end_play(&p);
}

/* Two on one card of tests/packs/proving/wf_undead.lua, in space 3. */
TEST(those_of_one_card_know_the_same)
{
    RULE("WF-SHW-60");
    RULE("WF-SHW-65");
    RULE("WF-SHW-174");
    struct play p;
    begin(&p, "team Able" NIGHT);
    struct grog_run r = run_of(&p);
    given(&p, "out = Far Mourners");
    uint16_t ref = wf_enter_hostile(&r, card("Far Mourners"), 1, false);
    assert_int_equal(hostiles_in_play(&p), 2);
    assert_is(&p, "hostile[1].awareness = 1");
    assert_is(&p, "hostile[1].target = 0");
    wf_pauses(&r, ref);
    assert_is(&p, "hostile[1].awareness = 2");
    wf_is_unaware(&r, ref);
    assert_is(&p, "hostile[1].awareness = 1");
    wf_goes_for_alarm(&r, ref);
    assert_is(&p, "hostile[1].awareness = 3");
    int space = p.wf.hostile[0].alarm_space;
    assert_int_equal(p.wf.hostile[1].alarm_space, space);
    given(&p, "hostile[1].suppress = 1");               /* on either of them */
    wf_advance_alarms(&r);
    assert_int_equal(p.wf.hostile[0].alarm_space, space);
    given(&p, "hostile[1].suppress = 0");
    wf_kill(&r, ref, false, NULL);                      /* the counter is the card's: the other has it still */
    assert_int_equal(hostiles_in_play(&p), 1);
    wf_advance_alarms(&r);
    assert_int_equal(p.wf.hostile[1].alarm_space, space - 1);
    assert_null(grog_check(p.m, &p.game));
    end_play(&p);
    begin(&p, "team Able + Baker" NIGHT);               /* and each aims for itself */
    r = run_of(&p);
    given(&p, "out = Far Mourners");
    ref = wf_enter_hostile(&r, card("Far Mourners"), 1, false);
    wf_becomes_aware(&r, ref);
    assert_true(p.wf.hostile[0].target && p.wf.hostile[1].target);
    assert_is(&p, "hostile[1].awareness = 0");
    assert_null(grog_check(p.m, &p.game));
    end_play(&p);
}

TEST(who_sees_another_of_its_card_die_goes_for_the_alarm)
{
    RULE("WF-SHW-139");
    struct play p;
    begin(&p, "team Able + Plain Rifle" NIGHT);
    struct grog_run r = run_of(&p);
    given(&p, "out = Far Mourners");
    wf_enter_hostile(&r, card("Far Mourners"), 1, false);
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Far Mourners/1", 2);
    TAKE(&p, "take the shot Far Mourners/1", 10, 6, 10);
    assert_int_equal(hostiles_in_play(&p), 1);
    assert_is(&p, "hostile[1].awareness = 3");
    assert_true(p.wf.hostile[1].alarm_space);
    end_play(&p);
}

TEST(a_reaction_force_is_aware)
{
    RULE("WF-SHW-170");
    struct play p;
    begin(&p, "team Able" NIGHT);
    struct grog_run r = run_of(&p);
    wf_enter_hostile(&r, card("Alert Squad"), 2, false);
    assert_is(&p, "hostile[0].awareness = 0");
    end_play(&p);
}

TEST(it_pauses_and_then_goes_for_the_alarm)
{
    RULE("WF-SHW-65");
    RULE("WF-SHW-164");
    RULE("WF-SHW-165");
    RULE("WF-SHW-166");
    RULE("WF-SHW-167");
    RULE("WF-SHW-171");
    struct play p;
    uint16_t ref = quiet_night(&p, "team Able" NIGHT, "Watchman", 2);
    struct grog_run r = run_of(&p);
    wf_pauses(&r, ref);
    assert_is(&p, "hostile[0].awareness = 2");
    assert_is(&p, "hostile[0].alarm_space = 0");
    assert_true(told(&p, "pauses: Watchman/1"));
    wf_pauses(&r, ref);                                 /* a second one */
    assert_is(&p, "hostile[0].awareness = 3");
    assert_is(&p, "hostile[0].alarm_space = 4");        /* Alarm 4 */
    assert_true(told(&p, "goes for the alarm, from space: Watchman/1 4"));
    given(&p, "hostile[0].alarm_space = 2");
    wf_goes_for_alarm(&r, ref);                         /* any further ones are ignored */
    wf_pauses(&r, ref);
    assert_is(&p, "hostile[0].awareness = 3");
    assert_is(&p, "hostile[0].alarm_space = 2");
    end_play(&p);
    ref = quiet_night(&p, "team Able" NIGHT, "Watchmen", 2);      /* at once */
    r = run_of(&p);
    wf_goes_for_alarm(&r, ref);
    assert_is(&p, "hostile[0].awareness = 3");
    assert_is(&p, "hostile[0].alarm_space = 3");
    end_play(&p);
}

TEST(without_a_number_from_the_last_space)
{
    RULE("WF-SHW-171");
    struct play p;
    uint16_t ref = quiet_night(&p, "team Able" NIGHT, "Loner", 2);
    struct grog_run r = run_of(&p);
    wf_goes_for_alarm(&r, ref);
    assert_is(&p, "hostile[0].alarm_space = 1");
    end_play(&p);
}

TEST(who_is_aware_stays_so)
{
    RULE("WF-SHW-85");
    struct play p;
    uint16_t ref = quiet_night(&p, "team Able" NIGHT, "Watchman", 2);
    given(&p, "hostile[0].awareness = 0");
    struct grog_run r = run_of(&p);
    wf_pauses(&r, ref);
    wf_goes_for_alarm(&r, ref);
    wf_becomes_aware(&r, ref);
    assert_is(&p, "hostile[0].awareness = 0");
    assert_int_equal(p.heard.n, 0);
    end_play(&p);
}

TEST(on_alert_whoever_hears_is_aware)
{
    RULE("WF-SHW-177");
    RULE("WF-SHW-190");
    for (int was = UNAWARE; was <= GOING_FOR_ALARM; was++)
        for (int alarm = 0; alarm < 2; alarm++) {
            struct play p;
            uint16_t ref = quiet_night(&p, "team Able" NIGHT, "Watchman", 2);
            p.wf.hostile[0].awareness = (uint8_t)was;
            p.wf.hostile[0].alarm_space = was == GOING_FOR_ALARM ? 3 : 0;
            given(&p, "alert = 1");
            struct grog_run r = run_of(&p);
            (alarm ? wf_goes_for_alarm : wf_pauses)(&r, ref);
            assert_is(&p, "hostile[0].awareness = 0");
            assert_is(&p, "hostile[0].alarm_space = 0");        /* all its counters are gone */
            assert_true(told(&p, "is aware: Watchman/1"));
            end_play(&p);
        }
}

TEST(an_eliminated_hostile_takes_its_counters_along)
{
    RULE("WF-SHW-168");
    struct play p;
    uint16_t ref = quiet_night(&p, "team Able" NIGHT, "Watchman", 2);
    given(&p, "hostile[0].awareness = 3\nhostile[0].alarm_space = 1");
    struct grog_run r = run_of(&p);
    wf_eliminate(&r, ref, NULL);
    wf_advance_alarms(&r);
    assert_is(&p, "alert = 0");
    end_play(&p);
}

/* ---- the Track --------------------------------------------------------------------- */

/* The book's: an Attack, a Move, a Discard and Draw, one Action more. */
TEST(each_action_brings_it_nearer)
{
    RULE("WF-SHW-63");
    RULE("WF-SHW-171");
    RULE("WF-SHW-173");
    struct play p;
    quiet_night(&p, "team Able + Plain Rifle + Baker" NIGHT, "Watchman", 2);
    given(&p, "hostile[0].awareness = 3\nhostile[0].alarm_space = 4\nsoldier[0].suppress = 0\nhand[1] = Aim");
    put_hostile(&p, "Loner", 3, 0);
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Loner/2", 3, 1);
    assert_is(&p, "hostile[0].alarm_space = 3");
    assert_true(told(&p, "is nearer to the alarm, on space: Watchman/1 3"));
    take(&p, "move Able/1, Field/3");
    assert_is(&p, "hostile[0].alarm_space = 2");
    take(&p, "discard and draw Baker/2");
    take(&p, "draw Baker/2");
    assert_is(&p, "hostile[0].alarm_space = 1");
    assert_is(&p, "alert = 0");
    take(&p, "discard and draw Baker/2");
    take(&p, "draw Baker/2");
    assert_is(&p, "hostile[0].alarm_space = 0");
    assert_is(&p, "hostile[0].awareness = 3");          /* the card keeps its counter */
    assert_is(&p, "alert = 1");
    assert_true(told(&p, "the alarm sounds"));
    end_play(&p);
}

TEST(what_is_no_action_does_not)
{
    RULE("WF-SHW-173");
    struct play p;
    quiet_night(&p, "team Able" NIGHT, "Watchman", 2);
    given(&p, "hostile[0].awareness = 3\nhostile[0].alarm_space = 4\nhand[0] = Sneak, Aim, Aim");
    take(&p, "play Able/1, Sneak");
    while (p.game.question != ASK_TURN)
        take(&p, "pay Aim");
    assert_is(&p, "hostile[0].alarm_space = 4");
    end_play(&p);
}

TEST(a_free_action_is_one)
{
    RULE("WF-SHW-172");
    struct play p;
    quiet_night(&p, "team Able" NIGHT, "Watchman", 2);
    given(&p, "hostile[0].awareness = 3\nhostile[0].alarm_space = 4\nhand[0] = Move Out");
    take(&p, "play Able/1, Move Out");
    take(&p, "move Able/1, Field/3");
    assert_is(&p, "soldier[0].actions = 2");
    assert_is(&p, "hostile[0].alarm_space = 3");
    end_play(&p);
}

TEST(a_free_attack_too)
{
    RULE("WF-SHW-172");
    struct play p;
    quiet_night(&p, "team Able + Plain Rifle" NIGHT, "Watchman", 2);
    given(&p, "hostile[0].awareness = 3\nhostile[0].alarm_space = 4\nhand[0] = Second Wind");
    take(&p, "play Able/1, Second Wind");
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Watchman/1", 3, 1);
    assert_is(&p, "soldier[0].actions = 2");
    assert_is(&p, "hostile[0].alarm_space = 3");
    end_play(&p);
}

TEST(a_reload_or_a_rally_that_a_card_gives_is_one)
{
    RULE("WF-SHW-172");
    static const struct { const char *card, *given; } cases[] = {
        { "Load", "item[0].flags = 1" }, { "Fresh Wind", "soldier[0].suppress = 2" },
        { "Song of Home", "soldier[0].suppress = 2\nsoldier[1].suppress = 1" },         /* for two of them: one */
        { "Deep Breath", "soldier[0].suppress = 0\nsoldier[1].suppress = 1" },          /* and none beside it */
    };
    for (unsigned i = 0; i < GROG_COUNT(cases); i++) {
        struct play p;
        char lines[160];
        quiet_night(&p, "team Able + Plain Rifle + Baker" NIGHT, "Watchman", 2);
        snprintf(lines, sizeof lines, "hostile[0].awareness = 3\nhostile[0].alarm_space = 4\nhand[0] = %s\n%s",
                 cases[i].card, cases[i].given);
        given(&p, lines);
        snprintf(lines, sizeof lines, "play Able/1, %s", cases[i].card);
        take(&p, lines);
        while (p.game.question != ASK_TURN)
            take(&p, offered(&p, "decline") ? "decline" : offered(&p, "choose soldier Able/1") ? "choose soldier Able/1"
                                                        : "choose item Plain Rifle/1");
        assert_is(&p, "hostile[0].alarm_space = 3");
        end_play(&p);
    }
}

/* With an Action of the Turn; with one that was set aside; where it costs nothing; by a card. */
TEST(to_engage_is_one_whatever_is_due)
{
    RULE("WF-SHW-172");
    static const char *const how[] = { "", "soldier[0].saved = 1", "soldier[0].place = 2\nhostile[1].place = 2",
                                       "hand[0] = Rush In" };
    for (unsigned i = 0; i < GROG_COUNT(how); i++) {
        struct play p;
        begin(&p, "mission Night Raid, team Dagger" NIGHT);
        put_location(&p, "Cage");                       /* 0 Actions there, 1 on the Mission card */
        put_location(&p, "Field");
        put_unaware(&p, "Watchman", 3);
        put_hostile(&p, "Mob", 1, 0);
        given(&p, "hostile[0].awareness = 3\nhostile[0].alarm_space = 4\nhand[0] =");
        given(&p, how[i]);
        if (i == 3)
            take(&p, "play Dagger/1, Rush In"), take(&p, "choose hostile Mob/2");
        else
            take(&p, "engage Dagger/1, Mob/2");
        assert_int_equal(p.wf.soldier[0].engaged, hostile_ref(&p.wf, 1));
        assert_int_equal(p.wf.soldier[0].actions, i ? 2 : 1);
        assert_is(&p, "hostile[0].alarm_space = 3");
        end_play(&p);
    }
}

/* What nobody does is no Action: the counter stays. */
TEST(what_the_path_gives_is_none)
{
    RULE("WF-SHW-172");
    struct play p;
    quiet_night(&p, "team Able + Plain Rifle" NIGHT, "Watchman", 2);
    given(&p, "hostile[0].awareness = 3\nhostile[0].alarm_space = 4\nhand[0] = Warm Barn\nsoldier[0].suppress = 1\n"
          "soldier[0].place = 3");
    take(&p, "play location Able/1, Warm Barn");
    assert_is(&p, "soldier[0].suppress = 0");
    assert_is(&p, "hostile[0].alarm_space = 4");
    end_play(&p);
}

/* The counter on space 1; the Attack on another draws a No Shot. */
TEST(a_wasted_attack_is_an_action)
{
    RULE("WF-SHW-173b");
    struct play p;
    quiet_night(&p, "team Able + Plain Rifle" NIGHT, "Watchman", 2);
    given(&p, "hostile[0].awareness = 3\nhostile[0].alarm_space = 1");
    put_unaware(&p, "Loner", 3);
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Loner/2", 1);
    assert_is(&p, "soldier[0].actions = 1");
    assert_is(&p, "noise = 0");                         /* no die, no Noise */
    assert_is(&p, "alert = 1");
    end_play(&p);
}

TEST(a_suppressed_one_gets_nowhere)
{
    RULE("WF-SHW-174");
    struct play p;
    quiet_night(&p, "team Able" NIGHT, "Watchmen", 2);
    given(&p, "hostile[0].awareness = 3\nhostile[0].alarm_space = 3\nhostile[0].suppress = 1");
    take(&p, "move Able/1, Field/3");
    assert_is(&p, "hostile[0].alarm_space = 3");
    given(&p, "hostile[0].suppress = 0");
    take(&p, "discard and draw Able/1");
    assert_is(&p, "hostile[0].alarm_space = 2");
    end_play(&p);
}

/* A Suppressed Weapon's EKIA: it goes for the alarm, Suppressed, and the next Action that finds it free counts. */
TEST(one_that_is_suppressed_when_it_starts_waits_no_longer)
{
    RULE("WF-SHW-173");
    struct play p;
    quiet_night(&p, "team Able + Muffled Carbine" NO_CUP, "Watchmen", 1);
    TAKE(&p, "attack Able/1, Muffled Carbine/1, Semi, Watchmen/1", 9, 6, 10);
    assert_is(&p, "hostile[0].suppress = 1");
    assert_is(&p, "hostile[0].alarm_space = 3");
    given(&p, "hostile[0].suppress = 0");
    TAKE(&p, "discard and draw Able/1");
    assert_is(&p, "hostile[0].alarm_space = 2");
    end_play(&p);
}

/* Able Moves while he Attacks, and then his shot makes one go for the alarm: neither Action brings it nearer. */
TEST(what_was_done_before_it_started_does_not_count)
{
    RULE("WF-SHW-173");
    struct play p;
    quiet_night(&p, "team Able + Plain Rifle" NO_CUP, "Watchmen", 2);
    put_unaware(&p, "Watchman", 3);
    given(&p, "hostile[1].awareness = 3\nhostile[1].alarm_space = 4\nhand[0] = Step Off");
    take(&p, "attack Able/1, Plain Rifle/1, Semi, Watchmen/1");
    take(&p, "play Able/1, Step Off");
    TAKE(&p, "move Able/1, Field/3", 9, 6, 10);
    assert_question(&p, "soldier turn");
    assert_is(&p, "hostile[0].awareness = 3");
    assert_is(&p, "hostile[0].alarm_space = 3");
    assert_is(&p, "hostile[1].alarm_space = 2");        /* who went before is nearer by both */
    end_play(&p);
}

/* The other way about: the shot makes it go, and a card of this Attack moves him then. */
TEST(what_is_done_after_it_started_does)
{
    RULE("WF-SHW-173");
    struct play p;
    quiet_night(&p, "team Able + Plain Rifle + Slip Away" NO_CUP, "Watchmen", 2);
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Watchmen/1", 9, 6, 10);
    assert_is(&p, "hostile[0].alarm_space = 3");
    take(&p, "move Able/1, Field/3");
    assert_question(&p, "soldier turn");
    assert_is(&p, "hostile[0].alarm_space = 2");
    end_play(&p);
}

/* His shot makes it go, and a card drives it off at once: the counter stays where it came. */
TEST(one_that_is_left_behind_is_not_moved_by_what_started_it)
{
    RULE("WF-SHW-152");
    RULE("WF-SHW-173");
    struct play p;
    quiet_night(&p, "team Able + Plain Rifle + Shoo" NO_CUP, "Watchmen", 2);
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Watchmen/1", 9, 6, 10);
    assert_question(&p, "soldier turn");
    assert_int_equal(hostiles_in_play(&p), 0);
    assert_is(&p, "loose[2] = 1");
    take(&p, "discard and draw Able/1");
    assert_is(&p, "loose[1] = 1");
    end_play(&p);
}

/* Able kills, and a card of this Attack gets Baker up: one Action. */
TEST(what_a_card_does_for_an_action_is_part_of_it)
{
    RULE("WF-SHW-172");
    struct play p;
    quiet_night(&p, "team Able + Plain Rifle + Cheers + Baker" NO_CUP, "Watchman", 2);
    put_hostile(&p, "Loner", 1, 0);
    given(&p, "hostile[0].awareness = 3\nhostile[0].alarm_space = 4\nsoldier[1].suppress = 1");
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Loner/2", 9, 6);
    assert_is(&p, "soldier[1].suppress = 0");
    assert_is(&p, "hostile[0].alarm_space = 3");
    end_play(&p);
}

/* In the Hostile Turn Able shoots first: at one who goes for the alarm and is killed, or held; beside; at an Unaware
 * one. */
TEST(in_the_hostile_turn_an_action_counts_when_it_is_over)
{
    RULE("WF-SHW-173");
    struct play p;
    for (unsigned i = 0; i < 4; i++) {
        quiet_night(&p, "team Able + Plain Rifle" NO_CUP, i ? "Watchmen" : "Watchman", 0);
        put_hostile(&p, "Loner", 1, 0);
        given(&p, i < 3 ? "hostile[0].awareness = 3\nhostile[0].alarm_space = 1" : "hostile[0].awareness = 1");
        given(&p, "hand[0] = Snap Back, Dive\nnoise = 0");
        end_turn(&p);
        assert_question(&p, "attacked");
        take(&p, "play Able/1, Snap Back");
        if (i == 0)
            TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Watchman/1", 9, 6, 10);
        else
            TAKE(&p, i == 2 ? "attack Able/1, Plain Rifle/1, Semi, Loner/2"
                            : "attack Able/1, Plain Rifle/1, Semi, Watchmen/1", 9, 1, 10);
        assert_question(&p, "attacked");
        assert_int_equal(p.wf.alert, i == 2);
        if (i == 1)
            assert_is(&p, "hostile[0].alarm_space = 1");
        if (i == 3)
            assert_is(&p, "hostile[0].alarm_space = 3");
        end_play(&p);
    }
}

TEST(a_free_move_in_the_hostile_turn_counts)
{
    RULE("WF-SHW-173");
    struct play p;
    quiet_night(&p, "team Able" NIGHT, "Watchman", 2);
    put_hostile(&p, "Loner", 1, 0);
    given(&p, "hostile[0].awareness = 3\nhostile[0].alarm_space = 4\nhand[0] = Roll Away, Dive");
    end_turn(&p);
    take(&p, "play Able/1, Roll Away");
    take(&p, "move Able/1, Field/3");
    assert_is(&p, "hostile[0].alarm_space = 3");
    end_play(&p);
}

TEST(what_is_done_when_the_turn_ends_counts)
{
    RULE("WF-SHW-173");
    struct play p;
    quiet_night(&p, "team Able + Last Step" NIGHT, "Watchman", 2);
    given(&p, "hostile[0].awareness = 3\nhostile[0].alarm_space = 4");
    end_turn(&p);
    take(&p, "move Able/1, Field/3");
    assert_is(&p, "hostile[0].alarm_space = 2");        /* by the Move, and by Night Activity */
    end_play(&p);
}

TEST(a_counter_without_its_hostile_goes_on)
{
    RULE("WF-SHW-98");
    RULE("WF-SHW-152");
    struct play p;
    uint16_t ref = quiet_night(&p, "team Able" NIGHT, "Watchman", 2);
    given(&p, "hostile[0].awareness = 3\nhostile[0].alarm_space = 2");
    struct grog_run r = run_of(&p);
    wf_loosens_alarm(&r, ref);
    wf_remove_hostile(&r, ref);
    assert_is(&p, "loose[1] = 1");
    take(&p, "move Able/1, Field/3");
    assert_is(&p, "loose[1] = 0");
    assert_is(&p, "loose[0] = 1");
    assert_is(&p, "alert = 0");
    take(&p, "discard and draw Able/1");
    assert_is(&p, "loose[0] = 0");
    assert_is(&p, "alert = 1");
    end_play(&p);
}

TEST(a_position_says_what_can_be)
{
    struct play p;
    quiet_night(&p, "team Able" NIGHT, "Watchman", 2);
    assert_null(grog_check(p.m, &p.game));
    p.wf.hostile[0].alarm_space = 2;
    assert_string_equal(grog_check(p.m, &p.game), "a Hostile that cannot be");
    p.wf.hostile[0].awareness = GOING_FOR_ALARM;
    assert_null(grog_check(p.m, &p.game));
    p.wf.hostile[0].alarm_space = 0;
    p.wf.hostile[0].flags |= HOSTILE_FRESH;
    assert_string_equal(grog_check(p.m, &p.game), "a Hostile that cannot be");
    p.wf.hostile[0].flags &= (uint8_t)~HOSTILE_FRESH;
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(a_new_hostile_is_unaware), IT(those_of_one_card_know_the_same),
        IT(who_sees_another_of_its_card_die_goes_for_the_alarm), IT(a_reaction_force_is_aware),
        IT(it_pauses_and_then_goes_for_the_alarm),
        IT(without_a_number_from_the_last_space), IT(who_is_aware_stays_so), IT(on_alert_whoever_hears_is_aware),
        IT(an_eliminated_hostile_takes_its_counters_along),
        IT(each_action_brings_it_nearer), IT(what_is_no_action_does_not), IT(a_free_action_is_one),
        IT(a_reload_or_a_rally_that_a_card_gives_is_one),
        IT(to_engage_is_one_whatever_is_due), IT(one_that_is_suppressed_when_it_starts_waits_no_longer),
        IT(what_was_done_before_it_started_does_not_count), IT(what_is_done_after_it_started_does),
        IT(what_the_path_gives_is_none), IT(a_free_attack_too), IT(a_wasted_attack_is_an_action),
        IT(a_suppressed_one_gets_nowhere),
        IT(one_that_is_left_behind_is_not_moved_by_what_started_it), IT(what_a_card_does_for_an_action_is_part_of_it),
        IT(in_the_hostile_turn_an_action_counts_when_it_is_over), IT(a_free_move_in_the_hostile_turn_counts),
        IT(what_is_done_when_the_turn_ends_counts),
        IT(a_counter_without_its_hostile_goes_on), IT(a_position_says_what_can_be),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
