/* SPDX-License-Identifier: MIT */
/* sortie_steps.c -- see sortie_steps.h.
 *
 * Each choice is kept by how many decisions were taken before it, so that taking back and doing again find it. */
#include "kernel/fielding.h"
#include "kernel/journal.h"
#include "kernel/list.h"
#include "sortie_steps.h"

#include <stdlib.h>
#include <string.h>

static uint32_t ordinal_of(const struct grog_match *m, const struct grog_game *g)
{
    return m->system->fielding ? m->system->fielding->ordinal(m, g) : 0;
}

static bool has_room(struct sortie_steps *s, uint32_t *room, uint32_t at)
{
    if (at < *room)
        return true;
    uint32_t more = 2 * at + 64;
    struct sortie_step *step = realloc(s->step, more * sizeof *step);
    if (!step)
        return false;
    memset(step + *room, 0, (more - *room) * sizeof *step);
    s->step = step;
    *room = more;
    return true;
}

static void note(struct sortie_steps *s, const struct grog_match *m, const struct grog_game *g,
                 const struct grog_act *act, sortie_visit *visit, void *arg)
{
    struct sortie_step *step = &s->step[g->decisions - s->begun];
    *step = (struct sortie_step){ .option = act->option, .seat = act->seat, .fields = grog_fields(m, g),
                                  .ordinal = ordinal_of(m, g) };
    if (visit && step->fields)
        visit(arg, m, g, step);
}

bool sortie_steps_open(struct sortie_steps *s, const struct grog_journal *j, sortie_visit *visit, void *arg)
{
    const struct grog_match *m = grog_journal_match(j);
    const struct grog_game *start = grog_journal_start(j);
    uint32_t n, room = 0;
    const struct grog_act *log = grog_journal_log(j, &n);
    struct grog_journal *again = start ? grog_journal_from(m, start) : grog_journal_new(m, grog_journal_seed(j));
    bool good = again != NULL;
    *s = (struct sortie_steps){ .begun = again ? grog_decisions(grog_journal_game(again)) : 0 };
    for (uint32_t i = 0; good && i < n; i++) {
        const struct grog_game *g = grog_journal_game(again);
        good = has_room(s, &room, g->decisions - s->begun);
        if (good && !grog_is_act(log[i].option))
            note(s, m, g, &log[i], visit, arg);
        good = good && grog_play(again, log[i].seat, log[i].option, NULL) == GROG_OK;
    }
    if (good) {
        const struct grog_game *g = grog_journal_game(again);
        s->n = g->decisions - s->begun;
        s->fields = grog_fields(m, g);
        s->over = grog_over(g);
        s->ordinal = ordinal_of(m, g);
    }
    grog_journal_free(again);
    if (!good)
        sortie_steps_close(s);
    return good;
}

void sortie_steps_close(struct sortie_steps *s)
{
    free(s->step);
    *s = (struct sortie_steps){ 0 };
}

/* Are both lines of one run? */
static bool goes_on(const struct sortie_step *a, const struct sortie_step *b)
{
    return a->fields && b->fields && a->ordinal == b->ordinal;
}

bool sortie_steps_opens(const struct sortie_steps *s)
{
    const struct sortie_step now = { .fields = s->fields, .ordinal = s->ordinal };
    return s->fields && (!s->n || !goes_on(&s->step[s->n - 1], &now));
}

/* The last run of lines for a Mission; it is a report if the Mission is over, or if it is not left yet. */
bool sortie_steps_report(const struct sortie_steps *s, uint32_t ordinal, struct sortie_run *out, bool *closed)
{
    uint32_t end = s->n;
    while (end && !(s->step[end - 1].fields && s->step[end - 1].ordinal == ordinal))
        end--;
    uint32_t from = end;
    while (from && s->step[from - 1].fields && s->step[from - 1].ordinal == ordinal)
        from--;
    bool open = end == s->n && s->fields && s->ordinal == ordinal;
    bool past = s->over || s->ordinal != ordinal;
    if (closed)
        *closed = past;
    *out = (struct sortie_run){ ordinal, from, end - from };
    return end > from && (open || past);
}

bool sortie_steps_last(const struct sortie_steps *s, struct sortie_run *out)
{
    bool closed;
    for (uint32_t i = s->n; i > 0; i--)
        if (s->step[i - 1].fields && sortie_steps_report(s, s->step[i - 1].ordinal, out, &closed) && closed)
            return true;
    return false;
}
