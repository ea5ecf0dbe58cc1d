/* SPDX-License-Identifier: MIT */
/* decide.c -- the open decision: what each seat may choose, and taking it.
 *
 * What always holds here:
 *   (1) a seat is offered something only while the question is put to it;
 *   (2) what is taken was offered: grog_take looks for it with the lister itself;
 *   (3) after a step the game is at rest: at a question, or over. */
#include "table.h"

void grog_offer_options(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    if (seat >= m->seats || g->over || !(g->asked >> seat & 1))
        return;
    const struct grog_question *q = &m->system->questions[g->question];
    GROG_ASSERT(g->question && g->question < m->system->n_questions);
    if (q->window)
        grog_offer(l, (struct grog_option){ .verb = GROG_PASS }, 0);
    q->list(m, g, seat, l);
}

typedef void lister(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l);

static void collect(lister *list, const struct grog_match *m, const struct grog_game *g, unsigned seat,
                    struct grog_options *out)
{
    struct grog_list l = { .at = out->at, .room = GROG_OPTIONS_MAX };
    list(m, g, seat, &l);
    out->n = l.n;
    out->overflow = l.overflow;
}

void grog_list(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_options *out)
{
    collect(grog_offer_options, m, g, seat, out);
}

void grog_list_acts(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_options *out)
{
    collect(grog_offer_acts, m, g, seat, out);
}

/* What is forbidden in one way, and in another not, is not: a vehicle of two squares may throw from either. */
void grog_compare(struct grog_list *l, struct grog_option o, grog_rule forbidden)
{
    char text[GROG_TEXT_MAX];
    if (l->on_each) {
        l->on_each(l->arg, o, forbidden);
        return;
    }
    bool settled = l->found && (!l->refusal || forbidden);
    if (settled || (l->text ? strcmp(grog_option_text(l->m, l->g, o, text), l->text) != 0
                             : !grog_same_option(o, l->wanted)))
        return;
    l->found = true;
    l->wanted = o;
    l->refusal = forbidden;
}

struct grog_list grog_seek(const struct grog_match *m, const struct grog_game *g, unsigned seat,
                           struct grog_option o)
{
    struct grog_list l = { .seek = true, .wanted = o };
    (grog_is_act(o) ? grog_offer_acts : grog_offer_options)(m, g, seat, &l);
    return l;
}

/* The same by name; a table act's begins with a "!". */
static struct grog_list seek_named(const struct grog_match *m, const struct grog_game *g, unsigned seat,
                                   const char *text)
{
    struct grog_list l = { .seek = true, .every = true, .text = text, .m = m, .g = g };
    (*text == '!' ? grog_offer_acts : grog_offer_options)(m, g, seat, &l);
    return l;
}

enum grog_status grog_option_parse(const struct grog_match *m, const struct grog_game *g, unsigned seat,
                                   const char *text, struct grog_option *o)
{
    struct grog_list l = seek_named(m, g, seat, text);
    if (!l.found || l.refusal)
        return GROG_REFUSED;
    *o = l.wanted;
    return GROG_OK;
}

/* The id of the rule that a search has found to forbid the option; NULL: none does. */
static const char *refusal_of(const struct grog_match *m, const struct grog_list *l)
{
    if (!l->found)
        return GROG_NO_CHOICE;
    return l->refusal ? m->system->rules[l->refusal] : NULL;
}

const char *grog_why_not(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_option o)
{
    struct grog_list l = grog_seek(m, g, seat, o);
    return refusal_of(m, &l);
}

const char *grog_why_not_named(const struct grog_match *m, const struct grog_game *g, unsigned seat, const char *text)
{
    struct grog_list l = seek_named(m, g, seat, text);
    return refusal_of(m, &l);
}

/* Among open hands a window opens if there is something to play; else it opens by
 * what all can see, so that its opening tells nothing about the hand. */
bool grog_opens(const struct grog_match *m, const struct grog_game *g, uint8_t question, unsigned seat)
{
    const struct grog_question *q = &m->system->questions[question];
    GROG_ASSERT(question < m->system->n_questions && q->window && q->window <= GROG_WINDOWS && seat < m->seats);
    switch ((enum grog_reaction)g->table.reaction[seat][q->window - 1]) {
    case GROG_NEVER:  return false;
    case GROG_ALWAYS: return true;
    case GROG_ASK_ME: break;
    }
    if (!m->open_handed)
        return !q->could || q->could(m, g, seat);
    struct grog_option any;
    struct grog_list l = { .at = &any, .room = 1 };
    q->list(m, g, seat, &l);
    return l.n > 0;
}

static void carry_out(struct grog_run r, unsigned seat, struct grog_option o, uint32_t *used)
{
    struct grog_game *g = r.g;
    GROG_ASSERT(!g->over && seat < r.m->seats && (g->asked >> seat & 1) && !grog_is_act(o));
    r.answer.seat = (uint8_t)seat;
    r.answer.option = o;
    g->question = g->asked = 0;
    g->decisions++;
    g->table.undo_by = g->table.undo_wait = 0;
    grog_run(&r);

    if (r.barrier || g->over) {
        g->table.since = 0;
        g->table.acted = 0;
    } else {
        g->table.since++;
        g->table.acted |= (uint8_t)(1u << seat);
    }
    g->table.undone = 0;
    if (used)
        *used = r.used;
}

void grog_carry_out_option(const struct grog_match *m, struct grog_game *g, unsigned seat, struct grog_option o,
                           struct grog_events *events)
{
    carry_out((struct grog_run){ .m = m, .g = g, .events = events }, seat, o, NULL);
}

void grog_take_noting(const struct grog_match *m, struct grog_game *g, unsigned seat, struct grog_option o,
                      struct grog_events *events, struct grog_reached *reached)
{
    grog_forget(events);
    carry_out((struct grog_run){ .m = m, .g = g, .events = events, .reached = reached }, seat, o, NULL);
}

void grog_take_listed(const struct grog_match *m, struct grog_game *g, unsigned seat, struct grog_option o,
                      struct grog_events *events)
{
    grog_forget(events);
    grog_carry_out_option(m, g, seat, o, events);
}

enum grog_status grog_take(const struct grog_match *m, struct grog_game *g, unsigned seat, struct grog_option o,
                           struct grog_events *events)
{
    grog_forget(events);
    if (grog_is_act(o))
        return GROG_REFUSED;
    struct grog_list l = grog_seek(m, g, seat, o);
    if (!l.found || l.refusal)
        return GROG_REFUSED;
    grog_carry_out_option(m, g, seat, o, events);
    return GROG_OK;
}

enum grog_status grog_take_with_dice(const struct grog_match *m, struct grog_game *g, unsigned seat,
                                     struct grog_option o, struct grog_events *events, const uint8_t *pips,
                                     uint32_t n, uint32_t *used)
{
    struct grog_list l = grog_seek(m, g, seat, o);
    *used = 0;
    grog_forget(events);
    if (grog_is_act(o) || !l.found || l.refusal)
        return GROG_REFUSED;
    carry_out((struct grog_run){ .m = m, .g = g, .events = events, .script = pips, .scripted = n }, seat, o, used);
    return GROG_OK;
}

void grog_start_noting(const struct grog_match *m, struct grog_game *g, const uint8_t seed[GROG_SEED_BYTES],
                       struct grog_events *events, struct grog_reached *reached)
{
    struct grog_run r = { .m = m, .g = g, .events = events, .reached = reached };
    GROG_ASSERT(m->laid);                               /* a draft is not played */
    grog_forget(events);
    memcpy(g, m->laid, m->system->state_bytes);
    grog_dice_seed(&g->dice, seed);
    m->system->deal(&r);
    grog_call(&r, (struct grog_frame){ .proc = m->system->root, .seat = g->initiative });
    grog_run(&r);
}

void grog_start(const struct grog_match *m, struct grog_game *g, const uint8_t seed[GROG_SEED_BYTES],
                struct grog_events *events)
{
    grog_start_noting(m, g, seed, events, NULL);
}

bool     grog_over(const struct grog_game *g)      { return g->over; }
unsigned grog_asked(const struct grog_game *g)     { return g->asked; }
uint32_t grog_decisions(const struct grog_game *g) { return g->decisions; }

unsigned grog_first_seat(unsigned seats)
{
    unsigned seat = 0;
    while (seat < GROG_SEATS_MAX && !(seats >> seat & 1))
        seat++;
    return seat;
}

const char *grog_question(const struct grog_match *m, const struct grog_game *g)
{
    return g->question ? m->system->questions[g->question].name : "";
}
