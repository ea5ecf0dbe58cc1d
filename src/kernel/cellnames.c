/* SPDX-License-Identifier: MIT */
/* cellnames.c -- see cellnames.h.
 *
 * A field's row says what its numbers name.  In frames and triggers the procedure's row says it, and of the kernel's
 * own frame of a trigger the procedure that it is about.  Whoever reads may meet a frame that nobody has checked yet:
 * a name is looked for among cards, abilities and steps, and never by what stands in the frame beside its procedure. */
#include "cellnames.h"
#include "ability.h"
#include "square.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static enum grog_class class_of(const struct grog_match *m, uint8_t kind)
{
    return kind < m->system->n_kinds ? m->system->kinds[kind].class : GROG_NOTHING;
}

/* The kind of card whose ordinal stands in the cell; 0: it is no ordinal. */
static uint8_t ordinal_of(const struct grog_cell *c)
{
    return c->field->kind == GROG_KIND_ORDINAL ? c->field->of : 0;
}

/* The field before it says how many there are; of none there is no card. */
static bool are_some(const struct grog_game *g, const struct grog_cell *c)
{
    const struct grog_field *count = c->field - 1;
    return ordinal_of(c) && grog_cell_read(g, &(struct grog_cell){ .field = count, .at = count->at });
}

/* ---- cells of frames and triggers ------------------------------------------ */

/* The cell of a frame: which member, and its index; false: it is none. */
struct in_frame { const struct grog_frame *f; const struct grog_proc *p; size_t member; };

static bool is_in_frame(const struct grog_match *m, const struct grog_game *g, const struct grog_cell *c,
                        struct in_frame *out)
{
    size_t first = offsetof(struct grog_game, frame), at = c->at - first;
    if (c->at < first || at >= sizeof g->frame)
        return false;
    out->f = &g->frame[at / sizeof g->frame[0]];
    out->p = grog_proc_row(m, out->f->proc);
    out->member = at % sizeof g->frame[0];
    return out->p != NULL;
}

static const struct grog_trigger *is_in_trigger(const struct grog_game *g, const struct grog_cell *c, size_t *member)
{
    size_t first = offsetof(struct grog_game, trigger), at = c->at - first;
    if (c->at < first || at >= sizeof g->trigger)
        return NULL;
    *member = at % sizeof g->trigger[0];
    return &g->trigger[at / sizeof g->trigger[0]];
}

/* Which of actor, with, mode and target; which local; -1: none. */
static int object_at(size_t member)
{
    size_t first = offsetof(struct grog_frame, actor);
    return member >= first && member < first + 4 * sizeof(uint16_t) ? (int)((member - first) / sizeof(uint16_t)) : -1;
}

static int local_at(size_t member)
{
    size_t first = offsetof(struct grog_frame, local);
    return member >= first ? (int)((member - first) / sizeof(int16_t)) : -1;
}

/* ---- names ----------------------------------------------------------------- */

/* "Card #2": the second ability of the card. */
static void print_ability(struct grog_text *out, const struct grog_match *m, uint16_t row)
{
    uint16_t card = row < m->cards->abilities ? m->brief[row].card : 0;
    if (card)
        grog_print(out, "%s #%u", m->card[card].name, row - m->card[card].ability + 1);
    else
        grog_print(out, "%d", (int16_t)row);
}

static bool read_ability(const struct grog_match *m, const char *text, int64_t *value)
{
    char name[GROG_TEXT_MAX], *end;
    const char *mark = strstr(text, " #");
    for (const char *more = mark; more; more = strstr(more + 1, " #"))
        mark = more;
    if (!mark || (size_t)snprintf(name, sizeof name, "%.*s", (int)(mark - text), text) >= sizeof name)
        return false;
    unsigned card = grog_card_named(m->cards, name);
    unsigned long n = strtoul(mark + 2, &end, 10);
    if (!card || end == mark + 2 || *end || !n || n > m->card[card].abilities)
        return false;
    *value = (int16_t)(m->card[card].ability + n - 1);
    return true;
}

static bool read_ordinal(const struct grog_match *m, uint8_t kind, const char *text, int64_t *value)
{
    unsigned card = grog_card_named(m->cards, text);
    *value = card ? m->card[card].ordinal : 0;
    return card && m->card[card].kind == kind;
}

static bool print_ordinal(struct grog_text *out, const struct grog_match *m, uint8_t kind, int64_t value)
{
    uint16_t card = kind && value >= 0 ? grog_nth_of_kind(m->cards, kind, (unsigned)value) : 0;
    if (card)
        grog_print(out, "%s", m->card[card].name);
    return card;
}

/* A step by its name, if no other step of the procedure has it. */
static const char *step_name(const struct grog_proc *p, int64_t step)
{
    const char *name = step > 0 && step < p->steps && p->step ? p->step[step].name : NULL;
    for (unsigned i = 0; name && i < p->steps; i++)
        if (i != (unsigned)step && p->step[i].name && !strcmp(p->step[i].name, name))
            return NULL;
    return name && *name && !strchr("-0123456789", *name) ? name : NULL;
}

static bool read_step(const struct grog_proc *p, const char *text, int64_t *value)
{
    for (*value = 1; *value < p->steps; (*value)++) {
        const char *name = step_name(p, *value);
        if (name && !strcmp(name, text))
            return true;
    }
    return false;
}

static bool read_word(const struct grog_match *m, uint8_t kind, const char *text, int64_t *value)
{
    if (class_of(m, kind) != GROG_WORD)
        return false;
    for (*value = 0; *value < m->system->kinds[kind].words; (*value)++)
        if (!strcmp(m->system->kinds[kind].word[*value], text))
            return true;
    return false;
}

static bool print_named(struct grog_text *out, const struct grog_match *m, const struct grog_game *g, uint8_t kind,
                        int64_t value)
{
    enum grog_class class = class_of(m, kind);
    bool word = class == GROG_WORD && value < m->system->kinds[kind].words
             && !strchr("-0123456789", *m->system->kinds[kind].word[value]);
    if (value <= 0 || (class != GROG_CARD && !word))
        return false;
    grog_print_object(out, m, g, kind, (uint16_t)value);
    return true;
}

/* ---- writing --------------------------------------------------------------- */

/* What an object of a frame is; of a trigger's, what it is of the procedure that it is about. */
static uint8_t kind_in_frame(const struct grog_match *m, const struct grog_game *g, const struct in_frame *in,
                             int object)
{
    if (in->f->proc != GROG_PROC_TRIGGER)
        return in->p->kind[object];
    uint8_t by = object == 2 ? grog_trigger_chooses(m, in->f) : 0;
    if (object == 1 || object == 2)
        return by ? m->system->verbs[by].kind[1] : 0;
    return m->system->procs[grog_context(g, in->f).proc].kind[object];
}

static bool print_in_frame(struct grog_text *out, const struct grog_match *m, const struct grog_game *g,
                           const struct in_frame *in, int64_t value)
{
    int object = object_at(in->member), local = local_at(in->member);
    const char *step = in->member == offsetof(struct grog_frame, step) ? step_name(in->p, value) : NULL;
    if (step)
        grog_print(out, "%s", step);
    if (object >= 0)
        return print_named(out, m, g, kind_in_frame(m, g, in, object), value);
    if (local >= 0 && (in->p->abilities >> local & 1)) {
        print_ability(out, m, (uint16_t)value);
        return true;
    }
    if (local >= 0 && in->p->ordinal.of && in->p->ordinal.local == local)
        return print_ordinal(out, m, in->p->ordinal.of, value);
    if (local >= 0 && in->f->proc == GROG_PROC_TRIGGER && local == grog_trigger_tool)
        return print_named(out, m, g, m->system->procs[grog_context(g, in->f).proc].kind[1], (uint16_t)value);
    return step;
}

static bool print_in_trigger(struct grog_text *out, const struct grog_match *m, const struct grog_game *g,
                             const struct grog_trigger *t, size_t member, int64_t value)
{
    const uint8_t *kind = t->proc < m->system->n_procs ? m->system->procs[t->proc].kind : NULL;
    if (member == offsetof(struct grog_trigger, ability)) {
        print_ability(out, m, (uint16_t)value);
        return true;
    }
    return kind && ((member == offsetof(struct grog_trigger, actor) && print_named(out, m, g, kind[0], value))
                    || (member == offsetof(struct grog_trigger, with) && print_named(out, m, g, kind[1], value))
                    || (member == offsetof(struct grog_trigger, target) && print_named(out, m, g, kind[3], value)));
}

void grog_print_cell_value(struct grog_text *out, const struct grog_match *m, const struct grog_game *g,
                           const struct grog_cell *c)
{
    int64_t value = grog_cell_read(g, c);
    enum grog_class class = class_of(m, c->field->kind);
    struct in_frame in;
    size_t member;
    const struct grog_trigger *t = is_in_trigger(g, c, &member);
    bool named = (c->field->kind >= GROG_KIND_PROC && !ordinal_of(c)) || class == GROG_CARD || grog_squares_of(class);
    if (named && value > 0)
        grog_print_object(out, m, g, c->field->kind, (uint16_t)value);
    else if (!(t && t < g->trigger + g->triggers && print_in_trigger(out, m, g, t, member, value))
             && !(is_in_frame(m, g, c, &in) && in.f < g->frame + g->depth && print_in_frame(out, m, g, &in, value))
             && !(are_some(g, c) && print_ordinal(out, m, ordinal_of(c), value)))
        grog_print(out, "%lld", (long long)value);
}

bool grog_is_named_zero(const struct grog_match *m, const struct grog_game *g, const struct grog_cell *c)
{
    struct in_frame in;
    size_t member;
    const struct grog_trigger *t = is_in_trigger(g, c, &member);
    if (t)
        return t < g->trigger + g->triggers && member == offsetof(struct grog_trigger, ability);
    if (!is_in_frame(m, g, c, &in) || in.f >= g->frame + g->depth)
        return are_some(g, c);
    int local = local_at(in.member);
    return local >= 0 && ((in.p->abilities >> local & 1) || (in.p->ordinal.of && in.p->ordinal.local == local));
}

/* ---- reading --------------------------------------------------------------- */

static bool read_in_frame(const struct grog_match *m, const struct in_frame *in, const char *text, int64_t *value)
{
    int object = object_at(in->member), local = local_at(in->member);
    if (in->member == offsetof(struct grog_frame, step))
        return read_step(in->p, text, value);
    if (local >= 0 && in->p->ordinal.of && in->p->ordinal.local == local)
        return read_ordinal(m, in->p->ordinal.of, text, value);
    if (object >= 0 && read_word(m, in->p->kind[object], text, value))
        return true;
    *value = (int16_t)grog_card_named(m->cards, text);
    *value = object >= 0 ? (uint16_t)*value : *value;
    return (object >= 0 || local >= 0) && (*value || read_ability(m, text, value));
}

static bool read_in_trigger(const struct grog_match *m, size_t member, const char *text, int64_t *value)
{
    if (member == offsetof(struct grog_trigger, ability)) {
        bool good = read_ability(m, text, value);
        *value = (uint16_t)*value;
        return good;
    }
    *value = grog_card_named(m->cards, text);
    return *value != 0;
}

/* One of the kernel's own kinds: a row by its name. */
static bool read_row(const struct grog_match *m, const struct grog_game *g, uint8_t kind, const char *text,
                     int64_t *value)
{
    for (uint16_t i = 1; kind >= GROG_KIND_PROC && i < 256; i++) {
        char name[GROG_TEXT_MAX] = "";
        struct grog_text t = { .at = name, .room = sizeof name };
        grog_print_object(&t, m, g, kind, i);
        if (!strcmp(name, text)) {
            *value = i;
            return true;
        }
    }
    return false;
}

bool grog_read_cell_value(const struct grog_match *m, const struct grog_game *g, const struct grog_cell *c,
                          const char *text, int64_t *value)
{
    char *end;
    size_t member;
    struct in_frame in;
    enum grog_class class = class_of(m, c->field->kind);
    *value = strtoll(text, &end, 10);
    if (end != text && !*end)
        return *value >= c->field->min && *value <= c->field->max;
    if (c->field->kind == GROG_KIND_CARD || class == GROG_CARD)
        return (*value = grog_card_named(m->cards, text)) != 0;
    if (grog_squares_of(class)) {
        *value = class == GROG_SQUARE ? grog_square_named(text) : grog_corner_named(text);
        return *value && *value >= c->field->min && *value <= c->field->max;
    }
    if (ordinal_of(c))
        return read_ordinal(m, ordinal_of(c), text, value) && *value <= c->field->max;
    if (c->field->kind)
        return read_row(m, g, c->field->kind, text, value);
    const struct grog_trigger *t = is_in_trigger(g, c, &member);
    return t ? read_in_trigger(m, member, text, value)
             : is_in_frame(m, g, c, &in) && read_in_frame(m, &in, text, value);
}
