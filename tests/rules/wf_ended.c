/* SPDX-License-Identifier: MIT */
/* wf_ended.c -- why a Mission failed, in words, from its last position. */
#include "mission.h"
#include "kernel/showing.h"
#include "words/words.h"

/* The position is the last of a Mission that has failed: what is said of it. */
static void assert_said(struct play *p, const char *wanted)
{
    char room[1024] = "";
    struct grog_text t = { .at = room, .room = sizeof room };
    struct grog_words *english = grog_words_english();
    uint8_t over = p->game.over;
    p->game.over = 1;
    grog_say_ending(&(struct grog_speaker){ .words = english, .m = p->m }, &p->game, &t);
    grog_words_close(english);
    assert_string_equal(room, wanted);
    p->game.over = over;
}

TEST(time_is_out_and_the_objective_was_never_reached)
{
    struct play p;
    begin(&p, "team Able + Plain Rifle + Baker");
    given(&p, "timer = 0");
    assert_said(&p, "The Turns ran out. Post in space 6 was never activated: no Location of the path had been "
                    "laid. Nearest to it were Able and one more in Drill, space 1.");
    put_location(&p, "Field");
    given(&p, "soldier[1].place = 2");
    assert_said(&p, "The Turns ran out. Post in space 6 was never activated: the path had come to space 2. "
                    "Nearest to it was Baker in Field, space 2.");
    p.wf.success = 1;                                   /* there is nothing to say of a success */
    assert_said(&p, "");
    end_play(&p);
}

TEST(what_still_stood_in_the_objective_is_named)
{
    struct play p;
    begin(&p, "team Able + Plain Rifle + Baker");
    put_hostile(&p, "Loner", 6, 0);
    put_hostile(&p, "Pair", 2, 0);                      /* neither there nor marked */
    p.wf.timer = 0;
    p.wf.active = 1;
    p.wf.soldier[0].place = p.wf.soldier[1].place = 6;
    assert_said(&p, "The Turns ran out. 1 Hostile card that had to be eliminated for Post was left: Loner. "
                    "Able and one more stood in Post.");
    p.wf.hostile[1].flags |= HOSTILE_MARKED;
    assert_said(&p, "The Turns ran out. 2 Hostile cards that had to be eliminated for Post were left: Loner, Pair. "
                    "Able and one more stood in Post.");
    grog_match_free(p.m);
    begin(&p, "mission Light Drill, team Able + Plain Rifle");
    p.wf.timer = 0;
    p.wf.active = 1;
    p.wf.hostile[0].hits = 1;
    assert_said(&p, "The Turns ran out. Dump still stood in Depot, with 1 of the 3 hits that destroy it. Nearest to it "
                    "was Able in Light Drill, space 1.");
    p.wf.hostile[0].ekia = 1;
    p.wf.hostile[0].hits = 0;
    assert_said(&p, "The Turns ran out. Of Dump in Depot 1 of 1 was destroyed. Nearest to it was Able in Light Drill, "
                    "space 1.");
    grog_match_free(p.m);
}

TEST(who_is_left_decides)
{
    struct play p;
    begin(&p, "team Able + Plain Rifle");
    p.wf.soldier[0].fate = DOWNED;
    p.wf.soldier[0].place = 0;
    assert_said(&p, "Nobody of the team was left in the field. Post in space 6 was never activated: no Location of the "
                    "path had been laid.");
    p.game.table.resigned = 1;
    assert_said(&p, "It was given up.");
    grog_match_free(p.m);
}

/* What a rule of the Mission loses names the card that says so. */
TEST(a_rule_of_its_own_is_named)
{
    struct play p;
    begin(&p, "mission The Front, team Able");
    put_hostile(&p, "Loner", p.wf.objective, 0);
    assert_said(&p, "1 Hostile card stood in Fallback: Loner #3. Holding says so.");
    grog_match_free(p.m);
}

/* As a game comes to it. */
TEST(the_last_turn_ends_it)
{
    struct play p;
    begin(&p, "team Able + Plain Rifle");
    given(&p, "timer = 1");
    end_turn(&p);
    assert_true(p.game.over);
    assert_said(&p, "The Turns ran out. Post in space 6 was never activated: no Location of the path had been laid. "
                    "Nearest to it was Able in Drill, space 1.");
    end_play(&p);
}

TEST(who_had_not_got_away_is_counted)
{
    struct play p;
    begin(&p, "setting Night Drill, objective Quiet Post, team Able + Baker");
    p.wf.timer = 0;
    p.wf.active = 1;
    p.wf.location[1].flags = p.wf.location[EXTRACTION].flags = LOCATION_COMPLETED;
    p.wf.soldier[0].place = 7;
    assert_said(&p, "The Turns ran out. 1 Soldier had not reached Walk Out.");
    p.wf.timer = 5;
    p.wf.location[1].flags = 0;
    p.wf.location[EXTRACTION].flags = LOCATION_ABORTED | LOCATION_LEFT;
    p.wf.soldier[1].place = 7;
    assert_said(&p, "It was aborted. Quiet Post was not completed. Nearest to it were Able and one more in Walk Out, "
                    "space 7.");
    grog_match_free(p.m);
}

TEST(who_was_escorted_is_named)
{
    RULE("NAM-MSN-20");
    struct play p;
    begin(&p, "mission Bodyguard, team Able + Baker");
    p.wf.soldier[1].fate = DOWNED;
    p.wf.soldier[1].place = 0;
    assert_said(&p, "Baker, whom the team had to bring through, was lost. Clearing in space 3 was never activated: no "
                    "Location of the path had been laid. Nearest to it was Able in Bodyguard, space 1.");
    grog_match_free(p.m);
}

TEST(who_could_still_be_rescued_is_counted)
{
    RULE("NAM-MSN-30");
    struct play p;
    begin(&p, "mission Stragglers, team Able + Squad + Gunner");
    p.wf.soldier[1].fate = p.wf.soldier[2].fate = DOWNED;
    p.wf.soldier[1].place = p.wf.soldier[2].place = 0;
    assert_said(&p, "Nobody who had to be rescued could still come back.");
    p.wf.soldier[2].fate = IN_PLAY;
    p.wf.timer = 0;
    assert_said(&p, "The Turns ran out. 0 of 1 who had to be rescued had been brought back.");
    grog_match_free(p.m);
}

TEST(locations_that_were_dealt_with_are_counted)
{
    RULE("WF-SAB-01"); RULE("WF-SAB-05");
    struct play p;
    begin(&p, "mission Wreck Drill, team Hacker");
    put_location(&p, "Console");
    p.wf.timer = 0;
    assert_said(&p, "The Turns ran out. No Location had been dealt with.");
    p.wf.location[2].flags |= LOCATION_RESOLVED;
    assert_said(&p, "The Turns ran out. 1 Location only had been dealt with.");
    grog_match_free(p.m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(time_is_out_and_the_objective_was_never_reached),
        IT(what_still_stood_in_the_objective_is_named),
        IT(who_is_left_decides),
        IT(a_rule_of_its_own_is_named),
        IT(the_last_turn_ends_it),
        IT(who_had_not_got_away_is_counted),
        IT(who_was_escorted_is_named),
        IT(who_could_still_be_rescued_is_counted),
        IT(locations_that_were_dealt_with_are_counted),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
