/* SPDX-License-Identifier: MIT */
/* log.c -- events one by one into lines, a roll with all that counted in one of them.
 *
 * What always holds here: the line of a roll adds up.  What the dice and the cards do not
 * explain (a bound, a card that multiplies) is said to be the rest. */
#include "noun.h"

#include <stdlib.h>

struct grog_log *grog_log_new(void)    { return calloc(1, sizeof(struct grog_log)); }
void grog_log_free(struct grog_log *l) { free(l); }

void grog_log_see(struct grog_log *l, const struct grog_match *m, const struct grog_game *view)
{
    grog_faces_see(&l->faces, m, view);
}

/* The first card of the event that opens a roll, which the roll is then called by. */
static uint16_t title_of(const struct grog_match *m, const struct grog_event_row *row, const struct grog_event *e)
{
    for (unsigned i = 0; i < 4; i++)
        if (m->system->kinds[row->kind[i]].class == GROG_CARD && e->object[i])
            return e->object[i];
    return 0;
}

static void gather(struct grog_log *l, const struct grog_event *e, bool too)
{
    if (l->counts < GROG_LOG_COUNTS && e->amount) {
        l->count[l->counts].card = e->object[0];
        l->count[l->counts].why = e->object[1];
        l->count[l->counts].too = too;
        l->count[l->counts++].amount = e->amount;
    }
}

/* " +2 High Cut -2 Parry"; what they come to. */
static int say_counts(const struct grog_log *l, const struct grog_speaker *s, struct grog_text *out)
{
    const struct grog_event_row *counts = &s->m->system->events[s->m->system->event_counts];
    int sum = 0;
    for (unsigned i = 0; i < l->counts; i++) {
        struct grog_args a = grog_no_args();
        if (l->count[i].too)
            continue;
        grog_arg_card(s, &a, "card", l->count[i].card);
        grog_arg_number(&a, "n", l->count[i].amount);
        grog_arg_object(s, NULL, &a, "why", counts->kind[1], l->count[i].why);
        grog_print(out, " ");
        grog_say(s->words, &a, out, "roll", l->count[i].card ? "card" : l->count[i].why ? "why" : "rules", NULL);
        sum += l->count[i].amount;
    }
    return sum;
}

/* What counts in the second roll is left when the first is said. */
static void begin_second(struct grog_log *l)
{
    unsigned left = 0;
    for (unsigned i = 0; i < l->counts; i++)
        if (l->count[i].too) {
            l->count[left] = l->count[i];
            l->count[left++].too = false;
        }
    l->counts = (uint8_t)left;
}

static void say_roll(const struct grog_log *l, const struct grog_speaker *s, const struct grog_event_row *row,
                     const struct grog_event *e, struct grog_text *out)
{
    struct grog_args a = grog_no_args(), rest = grog_no_args();
    PART(counts);
    bool second = row->part == GROG_ROLLED_TOO;
    uint16_t die = e->object[second ? 0 : 1], need = e->object[second ? 1 : 3];
    int explained = die + say_counts(l, s, &counts);
    const char *outcome = e->amount >= (int16_t)need ? "made" : "missed";
    if (explained != e->amount) {
        grog_arg_number(&rest, "n", e->amount - explained);
        grog_print(&counts, " ");
        grog_say(s->words, &rest, &counts, "roll", "rest", NULL);
    }
    if (!second)
        grog_arg_seat(s, &a, "seat", e->object[0]);
    grog_arg_card(s, &a, "card", l->title);
    grog_arg_number(&a, "high", die);
    grog_arg_number(&a, "low", second ? 0 : e->object[2]);
    grog_arg_number(&a, "need", need);
    grog_arg_number(&a, "n", e->amount);
    grog_arg_lend(&a, "counts", counts_room);
    if (!grog_say(s->words, &a, out, s->m->system->name, "event", row->name, outcome, NULL))
        grog_say(s->words, &a, out, "roll", outcome, NULL);
}

/* What an event shows of a thing: it may have come and gone between two views. */
static void learn_face(struct grog_log *l, const struct grog_event_row *row, const struct grog_event *e)
{
    if (row->shows)
        grog_faces_learn(&l->faces, e->object[0], e->object[row->shows]);
}

bool grog_log_feed(struct grog_log *l, const struct grog_speaker *from, const struct grog_game *view,
                   const struct grog_event *e, struct grog_text *out)
{
    struct grog_speaker s = *from;
    size_t begin = out->n;
    s.faces = &l->faces;
    if (!e->kind || e->kind >= s.m->system->n_events)
        return false;
    const struct grog_event_row *row = &s.m->system->events[e->kind];
    learn_face(l, row, e);
    switch (row->part) {
    case GROG_COUNTS: case GROG_COUNTS_TOO:
        if (!l->open)
            break;
        gather(l, e, row->part == GROG_COUNTS_TOO);
        return false;
    case GROG_THROWN:
        if (!l->open)
            break;
        return false;
    case GROG_ROLLED: case GROG_ROLLED_TOO:
        say_roll(l, &s, row, e, out);
        grog_sentence(out, begin);
        begin_second(l);
        l->open = row->part == GROG_ROLLED && s.m->system->event_counts_too;
        l->title = 0;
        return out->n > begin;
    case GROG_OPENS_ROLL:
        l->open = true;
        l->counts = 0;
        l->title = title_of(s.m, row, e);
        break;
    case GROG_CLOSES_ROLL:
        l->open = false;
        l->counts = 0;
        break;
    case GROG_APART:
        break;
    }
    return grog_say_event(&s, view, e, out);
}
