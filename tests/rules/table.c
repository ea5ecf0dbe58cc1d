/* SPDX-License-Identifier: MIT */
/* table.c -- see table.h.  TABLE is the system's own header. */
#include TABLE

#include <stdlib.h>

void given(struct play *p, const char *lines)
{
    while (*lines) {
        char line[1024];
        struct grog_error why = { 0 };
        size_t n = strcspn(lines, "\n");
        assert_true(n < sizeof line);
        memcpy(line, lines, n);
        line[n] = 0;
        if (n && grog_position_set(p->m, &p->game, line, &why) != GROG_OK)
            fail_msg("%s: %s", line, why.text);
        lines += n + (lines[n] == '\n');
    }
}

void end_play(struct play *p)
{
    const char *broken = grog_check(p->m, &p->game);
    if (broken)
        fail_msg("grog_check: %s", broken);
    grog_match_free(p->m);
}

/* ---- taking ----------------------------------------------------------------------- */

static struct grog_option option_of(const struct play *p, unsigned seat, const char *text)
{
    static struct grog_options all;
    char line[GROG_TEXT_MAX];
    grog_list(p->m, &p->game, seat, &all);
    for (uint32_t i = 0; i < all.n; i++)
        if (!strcmp(grog_option_text(p->m, &p->game, all.at[i], line), text))
            return all.at[i];
    print_error("seat %u may choose now (%s):\n", seat, p->game.asked ? grog_question(p->m, &p->game) : "nothing");
    for (uint32_t i = 0; i < all.n && i < 60; i++)
        print_error("  %s\n", grog_option_text(p->m, &p->game, all.at[i], line));
    fail_msg("'%s' is not offered", text);
    return (struct grog_option){ 0 };
}

void take_dice(struct play *p, unsigned seat, const char *option, const uint8_t *pips, uint32_t n)
{
    uint32_t used = 0;
    grog_forget(&p->heard);
    assert_int_equal(grog_take_with_dice(p->m, &p->game, seat, option_of(p, seat, option), &p->heard, pips, n, &used),
                     GROG_OK);
#ifdef DRILL_QUESTION
    /* A test of the standard rules in a Setting that asks more: what it asks is answered by the first option. */
    static struct grog_options all;
    static struct grog_events later;
    while (getenv("GROG_SETTING") && p->game.asked && !strcmp(grog_question(p->m, &p->game), DRILL_QUESTION)) {
        unsigned who = 0;
        uint32_t more = 0;
        while (!(p->game.asked >> who & 1))
            who++;
        grog_list(p->m, &p->game, who, &all);
        assert_int_equal(grog_take_with_dice(p->m, &p->game, who, all.at[0], &later, pips ? pips + used : NULL,
                                             n - used, &more), GROG_OK);
        used += more;
        for (uint32_t i = 0; i < later.n && p->heard.n < GROG_EVENTS_MAX; i++)
            p->heard.at[p->heard.n++] = later.at[i];
    }
#endif
    if (used != n)
        fail_msg("'%s': %u of %u dice fell", option, used, n);
}

void take_as(struct play *p, unsigned seat, const char *option) { take_dice(p, seat, option, NULL, 0); }
void take(struct play *p, const char *option) { take_as(p, 0, option); }

/* ---- asking ------------------------------------------------------------------------- */

bool offered(const struct play *p, const char *option)
{
    static struct grog_options all;
    char line[GROG_TEXT_MAX];
    for (unsigned seat = 0; seat < p->m->seats; seat++) {
        all.n = 0;
        if (p->game.asked >> seat & 1)
            grog_list(p->m, &p->game, seat, &all);
        for (uint32_t i = 0; i < all.n; i++)
            if (!strcmp(grog_option_text(p->m, &p->game, all.at[i], line), option))
                return true;
    }
    return false;
}

void assert_refused(const struct play *p, const char *option, const char *rule)
{
    const char *why = grog_why_not_named(p->m, &p->game, 0, option);
    if (!why || strcmp(why, rule) != 0)
        fail_msg("'%s' is refused by %s, not by %s", option, why ? why : "nothing", rule);
}

void assert_question(const struct play *p, const char *question)
{
    assert_string_equal(p->game.asked ? grog_question(p->m, &p->game) : "", question);
}

void assert_is(const struct play *p, const char *line)
{
    struct grog_error why = { 0 };
    if (grog_position_holds(p->m, &p->game, line, &why) != GROG_OK)
        fail_msg("not '%s': %s", line, why.text);
}

bool told(const struct play *p, const char *text)
{
    char line[GROG_TEXT_MAX];
    for (uint32_t i = 0; i < p->heard.n; i++)
        if (!strcmp(grog_event_text(p->m, &p->game, &p->heard.at[i], line), text))
            return true;
    return false;
}

int told_at(const struct play *p, const char *begins)
{
    char line[GROG_TEXT_MAX];
    for (uint32_t i = 0; i < p->heard.n; i++)
        if (!strncmp(grog_event_text(p->m, &p->game, &p->heard.at[i], line), begins, strlen(begins)))
            return (int)i;
    return -1;
}
