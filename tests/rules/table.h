/* SPDX-License-Identifier: MIT */
/* table.h -- what the tests of any system's rules share: a game on the table, options and positions as text, dice that
 * are said.
 *
 * The system's own header (mission.h, battle.h) declares `struct play` with a match m, a game and what was heard, and
 * then includes this; table.c is compiled once for each of them. */
#ifndef TESTS_TABLE_H
#define TESTS_TABLE_H

#ifndef TEST
#define TEST(name) static void name(void **state __attribute__((unused)))
#define IT(name)   cmocka_unit_test(name)
#endif

void end_play(struct play *p);
/* Lines of a position, one a line end: "soldier[0].place = 2\nhand[0] = Aim, Duck". */
void given(struct play *p, const char *lines);

/* Take an option of seat 0; the test fails if it is not offered.  Dice fall as said, d10 and d6 in the order of
 * rolling, a pool highest first or not; the test fails if not all of them fall. */
void take_dice(struct play *p, unsigned seat, const char *option, const uint8_t *pips, uint32_t n);
#define TAKE(p, option, ...) \
    take_dice(p, 0, option, (const uint8_t[]){ __VA_ARGS__ }, sizeof((const uint8_t[]){ __VA_ARGS__ }))
void take(struct play *p, const char *option);
void take_as(struct play *p, unsigned seat, const char *option);

bool offered(const struct play *p, const char *option);
/* It is not offered, and this rule forbids it. */
void assert_refused(const struct play *p, const char *option, const char *rule);
void assert_question(const struct play *p, const char *question);       /* "" if nobody is asked */
/* A line of a position is true. */
void assert_is(const struct play *p, const char *line);
/* Was something told in the last take, as grog_event_text says it: "is down: Able/1"? */
bool told(const struct play *p, const char *text);
/* Where in the last take something was told that begins so; -1: nowhere. */
int  told_at(const struct play *p, const char *begins);

/* After this damage grog_check says so, and without it nothing. */
#define BROKEN(start, damage, wanted) do {                                  \
        struct play p;                                                      \
        start(&p);                                                          \
        assert_null(grog_check(p.m, &p.game));                              \
        damage;                                                             \
        const char *what = grog_check(p.m, &p.game);                        \
        if (!what || strcmp(what, wanted) != 0)                             \
            fail_msg("told '%s', not '%s'", what ? what : "nothing", wanted); \
        grog_match_free(p.m);                                               \
    } while (0)
#define WRONG "a procedure about the wrong thing"

#endif
