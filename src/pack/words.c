/* SPDX-License-Identifier: MIT */
/* words.c -- names become rows of the system's table: words, kinds of card and their fields, references. */
#include "linker.h"

#include <string.h>

static bool same(const char *a, const char *b)
{
    char x[GROG_CARD_NAME_MAX + 1], y[GROG_CARD_NAME_MAX + 1];
    grog_pack_id(a, x);
    grog_pack_id(b, y);
    return !strcmp(x, y);
}

/* The row with this name: from 1 on, 0 if there is none. */
#define FIND(rows, n, wanted) for (unsigned i = 1; i < (n); i++) \
        if ((rows)[i].name && same((rows)[i].name, wanted)) return (uint16_t)i

/* "procedure.pending", as 256 times the procedure and the pending value. */
static uint16_t find_pending(const struct grog_system *s, const char *name)
{
    const char *dot = strchr(name, '.');
    char proc[GROG_CARD_NAME_MAX + 1] = { 0 };
    if (!dot || dot - name > GROG_CARD_NAME_MAX)
        return 0;
    memcpy(proc, name, (size_t)(dot - name));
    for (unsigned i = 1; i < s->n_procs; i++)
        for (unsigned k = 0; k < GROG_PENDING && same(s->procs[i].name, proc); k++)
            if (s->procs[i].pending[k].name && same(s->procs[i].pending[k].name, dot + 1))
                return (uint16_t)(i << 8 | k);
    return 0;
}

static uint16_t find_kind(const struct grog_system *s, const char *name)
{
    FIND(s->card_kinds, s->n_card_kinds, name);
    return 0;
}

uint16_t grog_link_word(const struct grog_system *s, unsigned class, const char *name)
{
    switch (class) {
    case GROG_PACK_VALUE:   FIND(s->values, s->n_values, name); break;
    case GROG_PACK_MEASURE: FIND(s->measures, s->n_measures, name); break;
    case GROG_PACK_POINT:   FIND(s->points, s->n_points, name); break;
    case GROG_PACK_COST:    FIND(s->costs, s->n_costs, name); break;
    case GROG_PACK_TARGET:  FIND(s->targets, s->n_targets, name); break;
    case GROG_PACK_EFFECT:  FIND(s->effects, s->n_effects, name); break;
    case GROG_PACK_PENDING: return find_pending(s, name);
    case GROG_PACK_KIND:    return find_kind(s, name);
    default: break;
    }
    return 0;
}

const char *grog_link_class(unsigned class)
{
    static const char *const name[GROG_PACK_CLASSES] = {
        "", "value", "measure", "point", "cost", "target", "verb", "pending value", "kind of card",
    };
    return name[class];
}

static bool resolve_words(struct grog_linker *l, struct grog_part *p)
{
    const struct grog_pack_image *image = p->image;
    p->word = grog_hold(&l->work, image->n[GROG_PACK_WORDS], sizeof *p->word);
    p->theirs = grog_hold(&l->work, image->n[GROG_PACK_WORDS], sizeof *p->theirs);
    if (!p->word || !p->theirs)
        return grog_no_memory(l);
    for (uint32_t i = 1; i < image->n[GROG_PACK_WORDS]; i++) {
        const struct grog_pack_word *w = &image->words[i];
        p->word[i] = grog_link_word(l->s, w->class, image->strings + w->name);
        p->theirs[i] = l->beside ? grog_link_word(l->beside, w->class, image->strings + w->name) : 0;
        if (!p->word[i] && !p->theirs[i])
            return grog_no_word(l, p, i);
    }
    return true;
}

/* ---- layouts ------------------------------------------------------------- */

static bool plan_field(struct grog_linker *l, struct grog_part *p, struct grog_plan *plan,
                       const struct grog_pack_field *f, int32_t at)
{
    const struct grog_card_kind *k = &l->s->card_kinds[plan->kind];
    const char *name = p->image->strings + f->name;
    unsigned i = 0;
    while (i < k->fields && !same(k->field[i].name, name))
        i++;
    if (i == k->fields)
        return grog_no_pack(l, p, "needs the field '%s' of a %s, which this %s does not have",
                            name, k->name, l->s->name);
    if (k->field[i].type != f->type || grog_field_slots(&k->field[i]) != f->slots)
        return grog_no_pack(l, p, "has another field '%s' of a %s than this %s", name, k->name, l->s->name);
    if (plan->from[i] >= 0)
        return grog_no_pack(l, p, "has the field '%s' of a %s twice", name, k->name);
    plan->from[i] = at;
    return true;
}

static bool plan_layout(struct grog_linker *l, struct grog_part *p, uint32_t i)
{
    const struct grog_pack_layout *layout = &p->image->layouts[i];
    struct grog_plan *plan = &p->plan[i];
    plan->kind = (uint8_t)find_kind(l->s, p->image->strings + layout->kind);
    if (!plan->kind)
        return grog_no_pack(l, p, "has cards of the kind '%s', which this %s does not have",
                            p->image->strings + layout->kind, l->s->name);
    plan->from = grog_hold(&l->work, l->s->card_kinds[plan->kind].fields, sizeof *plan->from);
    if (!plan->from)
        return grog_no_memory(l);
    for (unsigned k = 0; k < l->s->card_kinds[plan->kind].fields; k++)
        plan->from[k] = -1;
    int32_t at = 0;
    for (uint32_t k = 0; k < layout->fields; k++) {
        const struct grog_pack_field *f = &p->image->fields[layout->field + k];
        if (!plan_field(l, p, plan, f, at))
            return false;
        at += f->slots;
    }
    return true;
}

bool grog_link_words(struct grog_linker *l, struct grog_part *p)
{
    if (!resolve_words(l, p))
        return false;
    p->plan = grog_hold(&l->work, p->image->n[GROG_PACK_LAYOUTS], sizeof *p->plan);
    if (!p->plan)
        return grog_no_memory(l);
    for (uint32_t i = 0; i < p->image->n[GROG_PACK_LAYOUTS]; i++)
        if (!plan_layout(l, p, i))
            return false;
    return true;
}

/* ---- references ---------------------------------------------------------- */

bool grog_link_refs(struct grog_linker *l, struct grog_part *p)
{
    const struct grog_pack_image *image = p->image;
    p->ref = grog_hold(&l->work, image->n[GROG_PACK_REFS], sizeof *p->ref);
    if (!p->ref)
        return grog_no_memory(l);
    for (uint32_t i = 1; i < image->n[GROG_PACK_REFS]; i++) {
        const char *pack = image->strings + image->refs[i].pack, *id = image->strings + image->refs[i].card;
        const char *kind = image->strings + image->refs[i].kind;
        const struct grog_key *key = grog_link_find(l, pack, id);
        if (!key)
            return grog_no_pack(l, p, "names the card '%s:%s', which is not there", pack, id);
        const char *is = l->s->card_kinds[grog_link_kind(l, key->part, key->card)].name;
        if (*kind && !same(kind, is))
            return grog_no_pack(l, p, "names '%s:%s' as a %s, but it is a %s", pack, id, kind, is);
        p->ref[i] = l->part[key->part].place[key->card];
    }
    return true;
}
