/* SPDX-License-Identifier: MIT */
/* log.c -- events into lines: rolls with all that counted, things that are gone. */
#include "wordy.h"

extern const struct grog_system bench_system;
extern const struct grog_cards  bench_cards;

/* All lines of what was heard, each ended. */
static void feed(struct talk *t, struct grog_log *l, const struct play *p)
{
    struct grog_text *out = say(t);
    for (uint32_t i = 0; i < heard.n; i++)
        if (grog_log_feed(l, &t->s, &p->game, &heard.at[i], out))
            grog_print(out, "\n");
}

TEST(a_roll_is_one_line_with_all_that_counted)
{
    struct talk t;
    struct play p;
    struct grog_log log = { .open = false };
    begin_talk(&t, &duel_cards, "", 1);
    begin(&p, "", 1);
    no_guards(&p);
    lay_out(&p, ZONE_HAND, 0, "High Cut");
    lay_out(&p, ZONE_HAND, 1, "Parry");
    grog_thing_new(&p.run, ARRAY_STANDARD, card("Banner"), 0);
    take(&p, 0, "strike High Cut, seat 1");
    feed(&t, &log, &p);
    SAYS(&t, "Seat 0 strikes you with High Cut.\n");
    assert_true(log.open);
    RIG(&p, 3, 5);
    take(&p, 1, "parry Parry");
    if (p.game.question == ASK_PARRY) {
        feed(&t, &log, &p);
        SAYS(&t, "You parry with Parry.\n");
        take(&p, 1, "pass");
        feed(&t, &log, &p);
        assert_ptr_equal(strstr(t.room, "High Cut: 5 (5 and 3) +2 High Cut -2 Parry +1 Banner = 6, needs 7: "
              "misses.\n"), t.room);
    } else {
        feed(&t, &log, &p);
        assert_non_null(strstr(t.room, "High Cut: 5 (5 and 3) +2 High Cut -2 Parry +1 Banner = 6, needs 7: misses.\n"));
    }
    assert_false(log.open);
    end_play(&p);
    end_talk(&t);
}

/* What the cards do not explain is said to be the rest, so that the line adds up. */
TEST(the_line_of_a_roll_adds_up)
{
    struct talk t;
    struct play p;
    struct grog_log log = { .open = false };
    static const struct grog_event event[] = {
        { .kind = EVENT_STRIKES, .seen = 255, .object = { 0, 3, 1 } },
        { .kind = EVENT_COUNTS, .seen = 255, .object = { 3 }, .amount = 2 },
        { .kind = EVENT_COUNTS, .seen = 255, .object = { 0 }, .amount = -1 },
        { .kind = EVENT_ROLLED, .seen = 255, .object = { 0, 6, 2, 7 }, .amount = 12 },
    };
    begin_talk(&t, &duel_cards, "", GROG_SPECTATOR);
    begin(&p, "", 1);
    memcpy(heard.at, event, sizeof event);
    heard.n = GROG_COUNT(event);
    feed(&t, &log, &p);
    SAYS(&t, "Seat 0 strikes seat 1 with High Cut.\n"
             "High Cut: 6 (6 and 2) +2 High Cut -1 by the rules +5 by a limit = 12, needs 7: hits.\n");
    end_play(&p);
    end_talk(&t);
}

TEST(what_counts_for_no_roll_is_told_by_itself)
{
    struct talk t;
    struct play p;
    struct grog_log log = { .open = false };
    begin_talk(&t, &duel_cards, "", 0);
    begin(&p, "", 1);
    heard.at[0] = (struct grog_event){ .kind = EVENT_COUNTS, .seen = 255, .object = { card("Banner") }, .amount = 1 };
    heard.n = 1;
    feed(&t, &log, &p);
    SAYS(&t, "Banner counts for +1.\n");
    end_play(&p);
    end_talk(&t);
}

/* What was gathered for a roll that was called off counts in no other: here an event that is apart calls it off. */
TEST(a_roll_that_is_not_made_leaves_nothing_behind)
{
    struct talk t;
    struct play p;
    struct grog_log log = { .open = false };
    struct grog_event_row rows[UINT8_MAX + 1];              /* n_events is one of these */
    begin_talk(&t, &duel_cards, "", GROG_SPECTATOR);
    begin(&p, "", 1);
    struct grog_match match = *t.s.m;
    struct grog_system system = *match.system;
    uint8_t off = 1;
    memcpy(rows, system.events, system.n_events * sizeof *rows);
    while (rows[off].part != GROG_APART)
        off++;
    rows[off].part = GROG_CLOSES_ROLL;
    system.events = rows, match.system = &system, t.s.m = &match;
    const struct grog_event event[] = {
        { .kind = EVENT_STRIKES, .seen = 255, .object = { 0, 3, 1 } },
        { .kind = EVENT_COUNTS, .seen = 255, .object = { 3 }, .amount = 2 },
        { .kind = off, .seen = 255 },
        { .kind = EVENT_ROLLED, .seen = 255, .object = { 0, 6, 2, 7 }, .amount = 6 },
    };
    memcpy(heard.at, event, sizeof event);
    heard.n = GROG_COUNT(event);
    feed(&t, &log, &p);
    assert_null(strstr(t.room, "+2 High Cut"));
    assert_null(strstr(t.room, "by a limit"));
    end_play(&p);
    end_talk(&t);
}

static unsigned array_named(const struct grog_system *y, const char *name)
{
    unsigned i = 0;
    while (strcmp(y->arrays[i].name, name))
        i++;
    return i;
}

static uint8_t event_named(const struct grog_system *y, const char *name)
{
    uint8_t i = 1;
    while (strcmp(y->events[i].name, name))
        i++;
    return i;
}

/* A hostile that was killed is called what it was, not by its slot. */
TEST(things_that_are_gone_keep_their_names)
{
    struct talk t;
    struct play p;
    struct grog_log log = { .open = false };
    begin_talk(&t, &duel_cards, "", 0);
    begin_with(&p, &bench_system, &bench_cards, "", 1);
    t.s.m = p.m;
    uint16_t regular = (uint16_t)grog_card_named(&bench_cards, "Regular");
    unsigned array = array_named(&bench_system, "hostile");
    struct grog_thing *hostile = grog_thing_in(p.m, &p.game, array, 0);
    memset(hostile, 0, (size_t)bench_system.arrays[array].stride * bench_system.arrays[array].room);
    *hostile = (struct grog_thing){ .live = 1, .gen = 3, .owner = GROG_NOBODY, .card = regular };
    grog_log_see(&log, p.m, &p.game);
    grog_thing_free(&p.run, grog_ref(array, 0, 3));
    heard.at[0] = (struct grog_event){ .kind = event_named(&bench_system, "is pinned:"), .seen = 255,
                                       .object = { grog_ref(array, 0, 3) } };
    heard.n = 1;
    feed(&t, &log, &p);
    SAYS(&t, "Is pinned: Regular\n");

    /* Another thing in its slot: the name of the first is still known. */
    hostile->live = 1;
    hostile->card = (uint16_t)grog_card_named(&bench_cards, "Sniper");
    grog_log_see(&log, p.m, &p.game);
    feed(&t, &log, &p);
    SAYS(&t, "Is pinned: Regular\n");
    heard.at[0].object[0] = grog_ref(array, 5, 1);
    feed(&t, &log, &p);
    SAYS(&t, "Is pinned: hostile\n");

    /* One that came and went between two views: an event has shown its face. */
    grog_faces_learn(&log.faces, grog_ref(array, 5, 1), regular);
    feed(&t, &log, &p);
    SAYS(&t, "Is pinned: Regular\n");
    end_play(&p);
    end_talk(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(a_roll_is_one_line_with_all_that_counted), IT(the_line_of_a_roll_adds_up),
        IT(what_counts_for_no_roll_is_told_by_itself), IT(a_roll_that_is_not_made_leaves_nothing_behind),
        IT(things_that_are_gone_keep_their_names),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
