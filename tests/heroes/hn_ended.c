/* SPDX-License-Identifier: MIT */
/* hn_ended.c -- why a battle ended as it did, in words, from its last position. */
#include "battle.h"

#include "heroes/victory.h"
#include "kernel/showing.h"
#include "words/words.h"

static const char *const field = ". . . . . . . .\n"
                                 ". . . . . . . .\n"
                                 ". . . . . . . .";

static void assert_outcome(struct play *p, const char *wanted)
{
    char room[1024] = "";
    struct grog_text t = { .at = room, .room = sizeof room };
    struct grog_words *english = grog_words_english();
    grog_say_outcome(&(struct grog_speaker){ .words = english, .m = p->m, .viewer = 0 }, &p->game, &t);
    grog_words_close(english);
    assert_string_equal(room, wanted);
}

static void assert_said(struct play *p, unsigned viewer, const char *wanted)
{
    char room[1024] = "";
    struct grog_text t = { .at = room, .room = sizeof room };
    struct grog_words *english = grog_words_english();
    grog_say_ending(&(struct grog_speaker){ .words = english, .m = p->m, .viewer = viewer }, &p->game, &t);
    grog_words_close(english);
    assert_string_equal(room, wanted);
}

/* Both sides on the board, with orders; the rounds are over. */
static void at_the_end(struct play *p)
{
    battle(p, field);
    put(p, "Blue Rifles", "A1");
    put(p, "Red Rifles", "H3");
    p->hn.stars[0] = p->hn.stars[1] = 1;
}

static void finish(struct play *p)
{
    struct grog_run r = { .m = p->m, .g = &p->game };
    hn_finish(&r);
}

TEST(points_decide_by_so_many)
{
    struct play p;
    at_the_end(&p);
    assert_said(&p, 0, "");                             /* it is not over */
    p.hn.points[0] = 7;
    p.hn.points[1] = 4;
    finish(&p);
    assert_said(&p, 0, "You had 3 victory points more, 7 to 4. You had 7 points for what was broken of the enemy's. "
                "Red's side had 4 points for what was broken of the enemy's.");
    assert_said(&p, 1, "Blue's side had 3 victory points more, 7 to 4. Blue's side had 7 points for what was broken of "
                "the enemy's. You had 4 points for what was broken of the enemy's.");
    assert_outcome(&p, "The battle is won! You had 3 victory points more, 7 to 4. You had 7 points for what was "
                   "broken of the enemy's. Red's side had 4 points for what was broken of the enemy's.");
    p.hn.points[1] = 7;
    assert_said(&p, 0, "Both sides had 7 victory points. You had 7 points for what was broken of the enemy's. "
                "Red's side had 7 points for what was broken of the enemy's.");
    grog_match_free(p.m);
}

TEST(objectives_are_named_with_whose_they_were)
{
    struct play p;
    begin(&p, "");
    p.hn.stars[0] = p.hn.stars[1] = 1;
    EACH_UNIT(&p.hn, i)
        p.hn.unit[i].place = (uint16_t)place("A1");
    p.hn.points[0] = 2;
    p.hn.held[0] = 1;
    finish(&p);
    assert_said(&p, 0, "You had 2 victory points more, 2 to 0. You held objective a (3 points).");
    p.hn.held[0] = 0;
    assert_said(&p, 0, "You had 2 victory points more, 2 to 0. You had 2 points for what was broken of the enemy's. "
                "Nobody held objective a.");
    grog_match_free(p.m);
}

TEST(what_had_to_be_held)
{
    struct play p;
    for (unsigned held = 0; held < 2; held++) {
        begin(&p, "scenario Hold");
        p.hn.stars[0] = p.hn.stars[1] = 1;
        EACH_UNIT(&p.hn, i)
            p.hn.unit[i].place = (uint16_t)place("A1");
        p.hn.held[0] = (uint8_t)held;
        finish(&p);
        assert_said(&p, 0, held ? "You held every primary objective, as required."
                                : "You did not hold objective a, as required.");
        grog_match_free(p.m);
    }
}

TEST(what_had_to_be_reached)
{
    struct play p;
    begin(&p, "scenario Errand");
    p.hn.stars[0] = p.hn.stars[1] = 1;
    EACH_UNIT(&p.hn, i)
        p.hn.unit[i].place = (uint16_t)place("A1");
    p.hn.points[0] = 2;
    finish(&p);
    assert_said(&p, 1, "Blue's side needed 3 victory points and had 2: 1 too few. "
                "Blue's side had 2 points for what was broken of the enemy's. You held objective a (4 points).");
    p.hn.points[0] = 3;
    assert_said(&p, 0, "You needed 3 victory points and had 3. You had 3 points for what was broken of the "
                "enemy's. Red's side held objective a (4 points).");
    grog_match_free(p.m);
}

TEST(who_had_nobody_left)
{
    struct play p;
    battle(&p, field);
    put(&p, "Blue Rifles", "A1");
    p.hn.stars[0] = 1;
    p.game.over = 1;
    p.game.winners = 1;
    assert_said(&p, 0, "Seat 1 had nobody left to give orders, or nobody left to take them.");
    p.game.table.resigned = 2;
    assert_said(&p, 0, "Seat 1 gave up.");
    grog_match_free(p.m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(points_decide_by_so_many),
        IT(objectives_are_named_with_whose_they_were),
        IT(what_had_to_be_held),
        IT(what_had_to_be_reached),
        IT(who_had_nobody_left),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
