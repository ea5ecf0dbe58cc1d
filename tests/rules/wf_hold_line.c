/* SPDX-License-Identifier: MIT */
/* wf_hold_line.c -- Hold the Line Mission: each test would fail without its rule.  The Objective is in space 5. */
#include "mission.h"
#include "pack/pack.h"
#include "warfighter/cards.h"
#include "warfighter/hostiles.h"

#include <stdio.h>

static void clear(struct play *p)
{
    struct grog_run r = { .m = p->m, .g = &p->game };
    EACH_HOSTILE(&p->wf, i)
        wf_remove_hostile(&r, hostile_ref(&p->wf, i));
}

/* All are where they start, in the Mission card. */
static void hold(struct play *p, const char *setup)
{
    char text[256], line[64];
    snprintf(text, sizeof text, "%s%s", strstr(setup, "mission ") ? "" : "mission Left Flank, ", setup);
    begin(p, text);
    while (p->game.question == ASK_DEPLOY) {
        unsigned slot = grog_ref_slot(p->game.frame[p->game.depth - 1].target);
        snprintf(line, sizeof line, "deploy %s/%u, %s/1", grog_card(p->m, p->wf.soldier[slot].thing.card)->name,
                 slot + 1,
                 grog_card(p->m, p->wf.location[0].thing.card)->name);
        take_as(p, grog_first_seat(p->game.asked), line);
    }
    for (unsigned i = 0; i < SOLDIERS; i++)
        while (p->wf.hand[i][0]) {
            struct grog_run r = { .m = p->m, .g = &p->game };
            wf_discard_card(&r, i, p->wf.hand[i][1]);
        }
}

static void lay(struct play *p, unsigned space, const char *name)
{
    p->wf.location[space].thing.card = card(name);
    p->wf.location[space].flags = LOCATION_LAID;
}

static unsigned left(const struct play *p) { return p->wf.hostiles[0]; }

static void assert_over(const struct play *p, bool success)
{
    assert_true(p->game.over);
    assert_int_equal(p->wf.success, success);
}

TEST(the_two_flanks_belong_together)
{
    RULE("WF-HTL-02");
    RULE("WF-HTL-03");
    struct play p;
    hold(&p, "team Able");
    assert_int_equal(p.wf.location[0].thing.card, card("Left Flank"));
    assert_int_equal(p.wf.location[1].thing.card, card("Right Flank"));
    assert_is(&p, "active = 1");
    end_play(&p);
    assert_unfit("mission Left Flank, objective Post, team Able", "must both be of this type");
    assert_unfit("mission Drill, objective Right Flank, team Able", "must both be of this type");
}

TEST(locations_that_can_be_reinforced_lie_between_them)
{
    RULE("WF-HTL-04");
    RULE("WF-HTL-05");
    static const uint8_t seed[][GROG_SEED_BYTES] = { { 1 }, { 2 }, { 3 }, { 4 }, { 5 }, { 6 }, { 7 }, { 8 } };
    struct play p;
    unsigned redrawn = 0;
    hold(&p, "team Able");
    assert_is(&p, "front = 4");
    assert_int_equal(hostiles_in_play(&p), 0);
    for (unsigned i = 0; i < GROG_COUNT(seed); i++) {
        grog_start(p.m, &p.game, seed[i], &p.heard);
        for (unsigned k = 2; k < 5; k++)
            assert_false(numbers_of(p.m, p.wf.location[k].thing.card)[PLACE_NEVER]);
        for (unsigned k = 1; k <= p.wf.location_discards[0]; k++)
            assert_true(numbers_of(p.m, p.wf.location_discards[k])[PLACE_NEVER]);
        redrawn += p.wf.location_discards[0];
    }
    assert_true(redrawn > 0);
    grog_match_free(p.m);
    assert_unfit("mission Empty Flank, team Able", "too few Locations");    /* all but two have None */
}

TEST(each_soldier_starts_where_his_seat_wants_him)
{
    RULE("WF-HTL-06");
    struct play p;
    char line[64];
    begin(&p, "mission Left Flank, seats 2, team Able + Baker + Carl");
    assert_question(&p, "where he starts");
    assert_int_equal(p.game.asked, 1);                  /* Able's */
    assert_true(offered(&p, "deploy Able/1, Left Flank/1"));
    assert_true(offered(&p, "deploy Able/1, Right Flank/2"));
    snprintf(line, sizeof line, "deploy Able/1, %s/4", grog_card(p.m, p.wf.location[3].thing.card)->name);
    take(&p, line);
    assert_is(&p, "soldier[0].place = 3");
    assert_int_equal(p.game.asked, 2);                  /* Baker's */
    take_as(&p, 1, "deploy Baker/2, Right Flank/2");
    assert_is(&p, "soldier[1].place = 5");
    take(&p, "deploy Carl/3, Left Flank/1");
    assert_is(&p, "soldier[2].place = 1");
    assert_question(&p, "soldier turn");
    assert_is(&p, "soldier[0].place = 3");
    end_play(&p);
    static const char *const by_night[] = { "Left Flank", "Open Flank" };      /* the way out is shut, or open */
    for (unsigned i = 0; i < GROG_COUNT(by_night); i++) {
        snprintf(line, sizeof line, "setting Night Drill, mission %s, team Able", by_night[i]);
        begin(&p, line);
        assert_question(&p, "where he starts");
        assert_true(offered(&p, "deploy Able/1, Right Flank/2"));
        assert_false(offered(&p, "deploy Able/1, Walk Out/14"));        /* beyond the Objective: no Location */
        end_play(&p);
    }
}

TEST(who_starts_where_something_waits_comes_upon_it)
{
    RULE("WF-HTL-06");
    RULE("WF-ABL-08");
    struct play p;
    begin(&p, "mission Left Flank, team Picker + Able");
    assert_question(&p, "where he starts");
    lay(&p, 2, "Trapped Gate");
    lay(&p, 3, "Stream");
    p.wf.location[2].flags |= LOCATION_WAITS;
    TAKE(&p, "deploy Picker/1, Trapped Gate/3", 4);     /* Pickwork 7, +3 */
    assert_question(&p, "obstacle");
    take(&p, "fall back Trapped Gate/3");
    assert_is(&p, "soldier[0].place = 1");              /* where all were */
    assert_question(&p, "where he starts");
    unsigned before = left(&p);
    p.wf.location[3].flags = 0;
    take(&p, "deploy Able/2, Stream/4");                /* where nothing waits, nothing comes */
    assert_question(&p, "soldier turn");
    assert_int_equal(left(&p), before);
    end_play(&p);
}

TEST(every_card_of_the_path_draws_a_reinforcement)
{
    RULE("WF-HTL-07");
    RULE("WF-HTL-08");
    RULE("WF-HTL-09");
    struct play p;
    hold(&p, "mission Bare Flank, team Able");           /* the Mission card draws none, with Able there or not */
    for (unsigned i = 2; i < 5; i++)
        lay(&p, i, "Stream");                           /* 0-1 */
    stack(&p, ZONE_HOSTILES, "Zealot, Nest, Loner, Lurkers");
    unsigned before = left(&p);
    end_turn(&p);
    assert_int_equal(before - left(&p), 4);             /* three Locations and the Objective */
    assert_int_equal(hostiles_in_play(&p), 2);          /* checked against what each allows */
    assert_true(told(&p, "arrives: Zealot/1, 2, Zealot"));
    assert_true(told(&p, "arrives: Loner/2, 4, Loner"));
    end_play(&p);
    hold(&p, "team Able");                              /* one with Reinforcements draws as well */
    given(&p, "soldier[0].place = 5");
    for (unsigned i = 2; i < 5; i++)
        lay(&p, i, "Stream");
    stack(&p, ZONE_HOSTILES, "Loner, Nest, Nest, Nest, Loner");
    before = left(&p);
    end_turn(&p);
    assert_int_equal(before - left(&p), 5);
    assert_true(told(&p, "arrives: Loner/1, 1, Loner"));
    assert_true(told(&p, "arrives: Loner/2, 5, Loner"));       /* and the Objective */
    end_play(&p);
}

TEST(place_words_are_ignored)
{
    RULE("WF-HTL-10");
    struct play p;
    hold(&p, "mission Bare Flank, team Able");
    for (unsigned i = 2; i < 5; i++)
        lay(&p, i, "Stream");
    stack(&p, ZONE_HOSTILES, "Front Men, Nest, Nest, Nest");
    given(&p, "soldier[0].place = 5");
    end_turn(&p);
    assert_true(told(&p, "arrives: Front Men/1, 2, Front Men"));
    end_play(&p);
}

/* Does the card, of all that its pack says, set this value to so much for all? */
static bool sets(const struct grog_cards *c, uint32_t of, unsigned value, unsigned operation, int amount)
{
    bool found = false;
    for (uint32_t i = c->card[of].modifier, end = i + c->card[of].modifiers; i < end; i++)
        found = found || (c->modifier[i].value == value && c->modifier[i].operation == operation
                          && c->modifier[i].amount == amount && !c->modifier[i].test[0].measure);
    return found;
}

/* The manual of the company ignores Timer and Maintain in Hold the Line too; its types of Missions say so. */
TEST(for_a_company_hostiles_ignore_timer_place_and_maintain)
{
    RULE("WF-PMT-40");
    static const char *const names[] = { "settings", "modern", "pmc" };
    struct grog_pack *pack[GROG_COUNT(names)];
    struct grog_error why = { 0 };
    unsigned found = 0;
    for (unsigned i = 0; i < GROG_COUNT(names); i++) {
        char path[512];
        snprintf(path, sizeof path, "%.*s/%s.pack", (int)(strrchr(SETTINGS, '/') - SETTINGS), SETTINGS, names[i]);
        pack[i] = open_pack(path);
    }
    struct grog_cards *c = grog_cards_link(&warfighter_system, NULL, (const struct grog_pack *const *)pack,
                                           GROG_COUNT(names), &why);
    assert_non_null(c);
    for (uint32_t i = 1; i < c->cards; i++) {
        bool holding = !strcmp(c->card[i].name, "Stand at the Door"), line = !strcmp(c->card[i].name, "Cordon");
        if (!holding && !line)
            continue;
        found++;
        assert_true(sets(c, i, VALUE_PLACE_WORDS, GROG_SET, 0));
        assert_true(sets(c, i, VALUE_HOSTILE_TIMER, GROG_SET, 0));
        assert_true(holding ? sets(c, i, VALUE_CLOSES_RANGE, GROG_SET, 0)       /* nobody keeps a distance either */
                            : sets(c, i, VALUE_KEPT_DISTANCE, GROG_AT_MOST, -1));
    }
    assert_int_equal(found, 2);
    grog_cards_free(c);
    for (unsigned i = 0; i < GROG_COUNT(names); i++)
        grog_pack_close(pack[i]);
}

TEST(time_that_a_card_adds_is_taken_away)
{
    RULE("WF-HTL-11");
    struct play p;
    hold(&p, "team Able + Long Watch");                 /* 2 Turns more, as soon as the Mission begins */
    assert_is(&p, "timer = 8");
    end_play(&p);
    begin(&p, "team Able + Long Watch");
    assert_is(&p, "timer = 20");
    end_play(&p);
}

TEST(a_hostile_anywhere_at_the_end_of_a_soldier_turn_loses)
{
    RULE("WF-HTL-01");
    RULE("WF-HTL-12");
    struct play p;
    hold(&p, "team Able");
    put_hostile(&p, "Zealot", 3, 0);
    end_turn(&p);
    assert_over(&p, false);
    end_play(&p);
    hold(&p, "team Able");
    end_turn(&p);
    assert_false(p.game.over);
    end_play(&p);
}

TEST(it_is_won_when_time_is_out)
{
    RULE("WF-HTL-01");
    RULE("WF-HTL-13");
    struct play p;
    hold(&p, "team Able");
    p.wf.timer = 2;
    for (unsigned i = 2; i < 5; i++)
        lay(&p, i, "Stream");
    end_turn(&p);
    assert_true(told(&p, "a Hostile Turn begins"));
    clear(&p);
    end_turn(&p);
    assert_false(told(&p, "a Hostile Turn begins"));
    assert_over(&p, true);
    end_play(&p);
}

TEST(nobody_starts_in_an_objective_that_is_not_active)
{
    RULE("WF-TRN-32");
    struct play p;
    begin(&p, "mission Left Flank, team Able");
    p.wf.active = 0;
    p.wf.location[1].flags |= LOCATION_INACTIVE;
    assert_refused(&p, "deploy Able/1, Right Flank/2", "WF-TRN-32");
    assert_true(offered(&p, "deploy Able/1, Left Flank/1"));
    end_play(&p);
}

TEST(a_dog_is_where_its_handler_starts)
{
    RULE("WF-K9-06");
    struct play p;
    begin(&p, "mission Left Flank, objective Kennel Flank, team Wade + Gus");
    take(&p, "deploy Wade/1, Kennel Flank/2");
    assert_question(&p, "soldier turn");                /* nobody asks for the dog */
    assert_is(&p, "soldier[1].place = 5");
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(the_two_flanks_belong_together),
        IT(locations_that_can_be_reinforced_lie_between_them),
        IT(each_soldier_starts_where_his_seat_wants_him),
        IT(who_starts_where_something_waits_comes_upon_it),
        IT(every_card_of_the_path_draws_a_reinforcement),
        IT(place_words_are_ignored), IT(for_a_company_hostiles_ignore_timer_place_and_maintain),
        IT(time_that_a_card_adds_is_taken_away),
        IT(a_hostile_anywhere_at_the_end_of_a_soldier_turn_loses),
        IT(it_is_won_when_time_is_out), IT(nobody_starts_in_an_objective_that_is_not_active),
        IT(a_dog_is_where_its_handler_starts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
