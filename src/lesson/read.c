/* SPDX-License-Identifier: MIT */
/* read.c -- a lesson from its text.
 *
 *     grognard lesson 1
 *     name wf-moving
 *     system warfighter
 *     title Moving and Locations
 *     given hand[0] = Beet Field
 *     step
 *     say Play the Location Beet Field.
 *     take location *
 *     later That comes later; now play the Location.
 *     done The way goes on.
 *
 * A line is a word and the rest; lines of one text that stand together are one text.  Every word is a row of a table,
 * which says where its text goes and how often it may be said. */
#include "lesson.h"
#include "kernel/header.h"

#include <stdlib.h>
#include <string.h>

struct draft {
    struct grog_lesson *l;
    uint32_t line;
    const char *last;                   /* the word of the line before */
    struct grog_error *why;
};

static struct grog_lesson_step *step_of(struct draft *d) { return &d->l->step[d->l->steps - 1]; }

/* A copy that lasts as long as the lesson; NULL: it is full. */
static char *keep(struct draft *d, const char *text)
{
    size_t n = strlen(text) + 1;
    if (d->l->used + n > sizeof d->l->text)
        return NULL;
    char *at = d->l->text + d->l->used;
    memcpy(at, text, n);
    d->l->used += n;
    return at;
}

/* A text, or one more line of it: the last that was kept, so that there is room behind it. */
static enum grog_status add_text(struct draft *d, const char *word, const char *rest, const char **to)
{
    if (!*rest)
        return grog_fail(d->why, d->line, "'%s' has no text", word);
    if (!*to)
        return (*to = keep(d, rest)) ? GROG_OK : grog_fail(d->why, d->line, "the lesson is too long");
    if (!d->last || strcmp(d->last, word) != 0)
        return grog_fail(d->why, d->line, "'%s' is said twice", word);
    if (strlen(*to) + strlen(rest) + 2 > GROG_LESSON_TEXT)
        return grog_fail(d->why, d->line, "'%s' is longer than %d letters", word, GROG_LESSON_TEXT - 1);
    d->l->used--;                                       /* over the 0 */
    char *space = keep(d, " ");
    d->l->used -= space ? 1 : 0;
    return space && keep(d, rest) ? GROG_OK : grog_fail(d->why, d->line, "the lesson is too long");
}

static enum grog_status add_row(struct draft *d, const char *word, const char *rest, const char **row, uint8_t *n,
                                unsigned most)
{
    if (!*rest)
        return grog_fail(d->why, d->line, "'%s' has no text", word);
    if (*n == most)
        return grog_fail(d->why, d->line, "more than %u lines of '%s'", most, word);
    row[*n] = keep(d, rest);
    return row[(*n)++] ? GROG_OK : grog_fail(d->why, d->line, "the lesson is too long");
}

/* ---- a word each ------------------------------------------------------------------ */

#define TEXT_OF_LESSON(part) \
    static enum grog_status read_##part(struct draft *d, const char *rest) \
    { \
        return add_text(d, #part, rest, &d->l->part); \
    }
TEXT_OF_LESSON(system) TEXT_OF_LESSON(packs) TEXT_OF_LESSON(title) TEXT_OF_LESSON(about) TEXT_OF_LESSON(seed)
TEXT_OF_LESSON(end)

#define TEXT_OF_STEP(part) \
    static enum grog_status read_##part(struct draft *d, const char *rest) \
    { \
        return add_text(d, #part, rest, &step_of(d)->part); \
    }
TEXT_OF_STEP(say) TEXT_OF_STEP(later) TEXT_OF_STEP(done)

#define ROW_OF_STEP(part, most) \
    static enum grog_status read_##part(struct draft *d, const char *rest) \
    { \
        return add_row(d, #part, rest, step_of(d)->part, &step_of(d)->part##s, most); \
    }
ROW_OF_STEP(take, GROG_LESSON_TAUGHT) ROW_OF_STEP(may, GROG_LESSON_TAUGHT) ROW_OF_STEP(they, GROG_LESSON_TAUGHT)
ROW_OF_STEP(goal, GROG_LESSON_GOALS)

/* Small letters, digits and '-': it is part of keys. */
static enum grog_status read_name(struct draft *d, const char *rest)
{
    size_t n = strspn(rest, "abcdefghijklmnopqrstuvwxyz0123456789-");
    if (!n || n > 31 || rest[n])
        return grog_fail(d->why, d->line, "a name has at most 31 small letters, digits and '-'");
    return add_text(d, "name", rest, &d->l->name);
}

static enum grog_status read_setup(struct draft *d, const char *rest)
{
    d->l->setup_line = d->line;
    return add_text(d, "setup", rest, &d->l->setup);
}

static enum grog_status read_seat(struct draft *d, const char *rest)
{
    if (rest[0] < '0' || rest[0] >= '0' + GROG_SEATS_MAX || rest[1])
        return grog_fail(d->why, d->line, "a seat is a number from 0 to %d", GROG_SEATS_MAX - 1);
    d->l->seat = (unsigned)(rest[0] - '0');
    return GROG_OK;
}

static enum grog_status read_plays(struct draft *d, const char *rest)
{
    if (strcmp(rest, "on") != 0)
        return grog_fail(d->why, d->line, "'plays' is followed by 'on'");
    d->l->plays_on = true;
    return GROG_OK;
}

static enum grog_status read_given(struct draft *d, const char *rest)
{
    if (d->l->givens == GROG_LESSON_GIVEN)
        return grog_fail(d->why, d->line, "more than %d lines of 'given'", GROG_LESSON_GIVEN);
    d->l->given[d->l->givens].line = d->line;
    d->l->given[d->l->givens++].text = keep(d, rest);
    return d->l->given[d->l->givens - 1].text ? GROG_OK : grog_fail(d->why, d->line, "the lesson is too long");
}

static enum grog_status read_before(struct draft *d, const char *rest)
{
    if (d->l->befores == GROG_LESSON_BEFORE)
        return grog_fail(d->why, d->line, "more than %d lines of 'before'", GROG_LESSON_BEFORE);
    if (rest[0] < '0' || rest[0] >= '0' + GROG_SEATS_MAX || rest[1] != ' ' || !rest[2])
        return grog_fail(d->why, d->line, "'before' has a seat and an option: 0 end turn");
    d->l->before[d->l->befores].line = d->line;
    d->l->before[d->l->befores++].text = keep(d, rest);
    return d->l->before[d->l->befores - 1].text ? GROG_OK : grog_fail(d->why, d->line, "the lesson is too long");
}

static enum grog_status read_step(struct draft *d, const char *rest)
{
    if (*rest)
        return grog_fail(d->why, d->line, "nothing stands behind 'step'");
    if (d->l->steps == GROG_LESSON_STEPS)
        return grog_fail(d->why, d->line, "more than %d steps", GROG_LESSON_STEPS);
    d->l->step[d->l->steps++].line = d->line;
    return GROG_OK;
}

static enum grog_status read_dice(struct draft *d, const char *rest)
{
    struct grog_lesson_step *s = step_of(d);
    for (char *end; *rest; rest = end + strspn(end, " ")) {
        unsigned long pips = strtoul(rest, &end, 10);
        if (end == rest || *rest < '0' || *rest > '9' || (*end && *end != ' ') || pips < 1 || pips > 20)
            return grog_fail(d->why, d->line, "dice are numbers from 1 to 20");
        if (s->n_dice == GROG_LESSON_DICE)
            return grog_fail(d->why, d->line, "more than %d dice in a step", GROG_LESSON_DICE);
        s->dice[s->n_dice++] = (uint8_t)pips;
    }
    return GROG_OK;
}

static const struct word {
    const char *word;
    bool in_step;
    enum grog_status (*read)(struct draft *d, const char *rest);
} words[] = {
    { "name", false, read_name }, { "system", false, read_system }, { "packs", false, read_packs },
    { "title", false, read_title }, { "about", false, read_about }, { "setup", false, read_setup },
    { "seed", false, read_seed }, { "seat", false, read_seat }, { "plays", false, read_plays },
    { "given", false, read_given },
    { "before", false, read_before }, { "end", false, read_end }, { "step", false, read_step },
    { "say", true, read_say }, { "later", true, read_later }, { "done", true, read_done },
    { "take", true, read_take }, { "may", true, read_may }, { "they", true, read_they },
    { "goal", true, read_goal }, { "dice", true, read_dice },
};
enum { WORDS = sizeof words / sizeof *words };

/* ---- the whole ---------------------------------------------------------------------- */

static enum grog_status read_line(struct draft *d, const char *line)
{
    for (unsigned i = 0; i < WORDS; i++) {
        const char *rest = grog_after_word(line, words[i].word);
        if (!rest)
            continue;
        if (words[i].in_step && !d->l->steps)
            return grog_fail(d->why, d->line, "'%s' belongs to a step", words[i].word);
        if (strlen(rest) >= GROG_LESSON_TEXT)
            return grog_fail(d->why, d->line, "a line is longer than %d letters", GROG_LESSON_TEXT - 1);
        enum grog_status status = words[i].read(d, rest);
        d->last = words[i].word;
        return status;
    }
    size_t n = strcspn(line, " ");
    return grog_fail(d->why, d->line, "no line of a lesson begins with '%.*s'", n < 40 ? (int)n : 40, line);
}

static enum grog_status check(struct draft *d)
{
    struct grog_lesson *l = d->l;
    const struct { const char *word, *text; } needed[] = {
        { "name", l->name }, { "system", l->system }, { "title", l->title }, { "about", l->about }, { "end", l->end },
    };
    for (unsigned i = 0; i < sizeof needed / sizeof *needed; i++)
        if (!needed[i].text)
            return grog_fail(d->why, d->line, "a lesson needs a line '%s'", needed[i].word);
    if (!l->steps)
        return grog_fail(d->why, d->line, "a lesson needs a step");
    if (l->plays_on && (l->givens || l->befores))
        return grog_fail(d->why, d->line, "a lesson that plays on begins as its game does: without '%s'",
                         l->givens ? "given" : "before");
    for (unsigned i = 0; i < l->steps; i++) {
        struct grog_lesson_step *s = &l->step[i];
        if (!s->say || !s->later)
            return grog_fail(d->why, s->line, "step %u needs a line '%s'", i + 1, s->say ? "later" : "say");
        if (l->plays_on && s->n_dice)
            return grog_fail(d->why, s->line, "step %u has dice; a lesson that plays on has those of its game", i + 1);
        if (!s->takes)
            return grog_fail(d->why, s->line, "step %u teaches nothing: it needs a line 'take'", i + 1);
        s->done = s->done ? s->done : "";
    }
    l->packs = l->packs ? l->packs : "";
    l->setup = l->setup ? l->setup : "";
    l->seed = l->seed ? l->seed : "1";
    return GROG_OK;
}

enum grog_status grog_lesson_read(const char *text, size_t n, struct grog_lesson *out, struct grog_error *why)
{
    struct grog_lines lines = { .at = text, .end = text + n };
    struct draft d = { .l = out, .why = why };
    enum grog_status status = GROG_OK;
    memset(out, 0, sizeof *out);
    if (n > GROG_LESSON_BYTES)
        return grog_fail(why, 0, "a lesson has at most %d bytes", GROG_LESSON_BYTES);
    if (!grog_next_line(&lines) && lines.wrong)
        return grog_fail_line(&lines, why);
    if (strcmp(lines.line, "grognard lesson 1") != 0)
        return grog_fail(why, lines.number, "a lesson begins with 'grognard lesson 1'");
    while (status == GROG_OK && grog_next_line(&lines)) {
        d.line = lines.number;
        status = read_line(&d, lines.line);
    }
    if (status == GROG_OK && lines.wrong)
        status = grog_fail_line(&lines, why);
    return status == GROG_OK ? check(&d) : status;
}
