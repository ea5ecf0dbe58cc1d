/* SPDX-License-Identifier: MIT */
/* lesson.c -- a lesson in play: see lesson.h. */
#include "lesson.h"
#include "kernel/state.h"
#include "kernel/system.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- its position ------------------------------------------------------------------ */

/* The position's text, whose lines from the fifth on are those of `given`. */
enum { HEAD_LINES = 4 };

static void write_position(const struct grog_lesson *l, struct grog_text *out)
{
    grog_print(out, "grognard position 1\nsystem %s\nsetup %s\nseed %s\n", l->system, l->setup, l->seed);
    for (unsigned i = 0; i < l->givens; i++)
        grog_print(out, "%s\n", l->given[i].text);
}

/* A line of the position as a line of the lesson. */
static uint32_t line_of(const struct grog_lesson *l, uint32_t line)
{
    if (line > HEAD_LINES && line - HEAD_LINES <= l->givens)
        return l->given[line - HEAD_LINES - 1].line;
    return line == 3 ? l->setup_line : 0;
}

/* What was done before the lesson begins. */
static enum grog_status play_before(const struct grog_lesson *l, struct grog_position *at, struct grog_error *why)
{
    for (unsigned i = 0; i < l->befores; i++) {
        const char *text = l->before[i].text;
        unsigned seat = (unsigned)(text[0] - '0');
        struct grog_option o;
        if (seat >= grog_seats(at->match))
            return grog_fail(why, l->before[i].line, "there is no seat %u", seat);
        if (grog_option_parse(at->match, at->game, seat, text + 2, &o) != GROG_OK
            || grog_take(at->match, at->game, seat, o, NULL) != GROG_OK) {
            const char *rule = grog_why_not_named(at->match, at->game, seat, text + 2);
            return grog_fail(why, l->before[i].line, "'%.100s' cannot be done (%s); the question is '%s'", text,
                             grog_refusal_in_error(rule), grog_question(at->match, at->game));
        }
    }
    return GROG_OK;
}

/* Can every goal be read? */
static enum grog_status check_goals(const struct grog_lesson *l, const struct grog_position *at, struct grog_error *why)
{
    for (unsigned i = 0; i < l->steps; i++)
        for (unsigned k = 0; k < l->step[i].goals; k++)
            if (grog_position_holds(at->match, at->game, l->step[i].goal[k], why) == GROG_BAD_TEXT) {
                why->line = l->step[i].line;
                return GROG_BAD_TEXT;
            }
    return GROG_OK;
}

enum grog_status grog_lesson_open(const struct grog_lesson *l, const struct grog_box *shelf, struct grog_position *out,
                                  struct grog_error *why)
{
    struct grog_text text = { 0 };
    do
        write_position(l, &text);
    while (grog_text_grows(&text));
    if (!text.at)
        return grog_fail(why, 0, "out of memory");
    enum grog_status status = grog_position_open(shelf, text.at, text.n, out, why);
    free(text.at);
    if (status != GROG_OK) {
        why->line = line_of(l, why->line);
        return status;
    }
    status = play_before(l, out, why);
    if (status == GROG_OK)
        status = check_goals(l, out, why);
    if (status == GROG_OK && l->seat >= grog_seats(out->match))
        status = grog_fail(why, 0, "there is no seat %u", l->seat);
    if (status != GROG_OK)
        grog_position_close(out);
    return status;
}

/* ---- patterns ------------------------------------------------------------------------ */

bool grog_lesson_fits(const char *pattern, const char *text)
{
    const char *star = NULL, *from = NULL;              /* where to go on if it does not fit: one letter farther */
    while (*text) {
        if (*pattern == '*') {
            star = pattern++;
            from = text;
        } else if (*pattern == *text) {
            pattern++;
            text++;
        } else if (star) {
            pattern = star + 1;
            text = ++from;
        } else {
            return false;
        }
    }
    while (*pattern == '*')
        pattern++;
    return !*pattern;
}

static bool fits_one(const char *const *pattern, unsigned n, const struct grog_match *m, const struct grog_game *g,
                     struct grog_option o)
{
    char text[GROG_TEXT_MAX];
    grog_option_text(m, g, o, text);
    for (unsigned i = 0; i < n; i++)
        if (grog_lesson_fits(pattern[i], text))
            return true;
    return false;
}

/* ---- in play -------------------------------------------------------------------------- */

static const struct grog_lesson_step *now(const struct grog_tuition *t)
{
    return t->step < t->lesson->steps ? &t->lesson->step[t->step] : NULL;
}

void grog_tuition_begin(struct grog_tuition *t, const struct grog_lesson *l, const struct grog_game *g)
{
    *t = (struct grog_tuition){ .lesson = l };
    t->begun[0] = grog_decisions(g);
}

bool grog_tuition_over(const struct grog_tuition *t) { return t->step >= t->lesson->steps; }

/* Dice are never taken back, so those of an earlier step have all fallen. */
void grog_tuition_look(struct grog_tuition *t, const struct grog_game *g)
{
    for (; t->step && grog_decisions(g) < t->begun[t->step]; t->step--)
        t->dice = t->lesson->step[t->step - 1].n_dice;
}

bool grog_tuition_teaches(const struct grog_tuition *t, const struct grog_match *m, const struct grog_game *g,
                          struct grog_option o)
{
    const struct grog_lesson_step *s = now(t);
    return !s || fits_one(s->take, s->takes, m, g, o) || fits_one(s->may, s->mays, m, g, o);
}

bool grog_tuition_binds(const struct grog_tuition *t, const struct grog_match *m, const struct grog_game *g,
                        const struct grog_options *offered)
{
    for (uint32_t i = 0; now(t) && i < offered->n; i++)
        if (grog_tuition_teaches(t, m, g, offered->at[i]))
            return true;
    return false;
}

const uint8_t *grog_tuition_dice(const struct grog_tuition *t, uint32_t *n)
{
    const struct grog_lesson_step *s = now(t);
    *n = s && t->dice < s->n_dice ? s->n_dice - t->dice : 0;
    return s ? s->dice + t->dice : NULL;
}

/* What the step says they do; else to pass, else whatever stands first. */
struct grog_option grog_tuition_answer(const struct grog_tuition *t, const struct grog_match *m,
                                       const struct grog_game *g, const struct grog_options *offered)
{
    const struct grog_lesson_step *s = now(t);
    static const char *const passes[] = { "pass", "decline*", "hold*", "stop*", "done*", "end*" };
    for (unsigned k = 0; s && k < s->theys; k++)
        for (uint32_t i = 0; i < offered->n; i++)
            if (fits_one(&s->they[k], 1, m, g, offered->at[i]))
                return offered->at[i];
    for (unsigned k = 0; k < sizeof passes / sizeof *passes; k++)
        for (uint32_t i = 0; i < offered->n; i++)
            if (fits_one(&passes[k], 1, m, g, offered->at[i]))
                return offered->at[i];
    return offered->at[0];
}

static bool is_reached(const struct grog_lesson_step *s, const struct grog_match *m, const struct grog_game *is)
{
    struct grog_error why;
    for (unsigned i = 0; i < s->goals; i++)
        if (grog_position_holds(m, is, s->goal[i], &why) != GROG_OK)
            return false;
    return s->goals > 0;
}

bool grog_tuition_took(struct grog_tuition *t, const struct grog_match *m, const struct grog_game *was, unsigned seat,
                       struct grog_option o, uint32_t dice, const struct grog_game *is)
{
    const struct grog_lesson_step *s = now(t);
    t->dice += dice;
    if (!s)
        return false;
    bool taken = !s->goals && seat == t->lesson->seat && fits_one(s->take, s->takes, m, was, o);
    if (!taken && !is_reached(s, m, is))
        return false;
    t->step++;
    t->dice = 0;
    t->begun[t->step] = grog_decisions(is);
    return true;
}

/* ---- what is said ------------------------------------------------------------------------ */

static const char *own_text(const struct grog_lesson *l, unsigned step, const char *part)
{
    const struct grog_lesson_step *s = step && step <= l->steps ? &l->step[step - 1] : NULL;
    const struct { const char *part, *text; } texts[] = {
        { "title", l->title }, { "about", l->about }, { "end", l->end },
        { "say", s ? s->say : "" }, { "later", s ? s->later : "" }, { "done", s ? s->done : "" },
    };
    for (unsigned i = 0; i < sizeof texts / sizeof *texts; i++)
        if (!strcmp(texts[i].part, part))
            return texts[i].text;
    return "";
}

void grog_lesson_say(const struct grog_lesson *l, const struct grog_words *words, unsigned step, const char *part,
                     struct grog_text *out)
{
    char key[96];
    struct grog_speaker s = { .words = words };
    if (step)
        snprintf(key, sizeof key, "lesson.%s.%u.%s", l->name, step, part);
    else
        snprintf(key, sizeof key, "lesson.%s.%s", l->name, part);
    if (!words || !grog_words_has(words, key) || !grog_say_plain(&s, key, NULL, out))
        grog_print(out, "%s", own_text(l, step, part));
}
