/* SPDX-License-Identifier: MIT */
/* meant.c -- meant = { weapon_chart = "it is only thrown" }: what a card says is odd on purpose, and why.
 *
 * Only what is a warning can be meant; what a rule forbids is not.  A compiled pack has nothing of it. */
#include "compile.h"
#include "kernel/demands.h"

#include <string.h>

enum { WHY_BYTES = 255 };

/* The warnings that the card's kind can get. */
static struct names can_be_meant(struct compile *c)
{
    const struct grog_demand *d;
    uint32_t n = 0;
    while (grog_demand(c->system, n))
        n++;
    const char **names = arena_take(&c->arena, (n + 1u) * sizeof *names);
    struct names all = { names, 0 };
    for (uint32_t i = 0; (d = grog_demand(c->system, i)); i++)
        if (!d->forbids && (!d->kinds || d->kinds >> c->kind & 1))
            names[all.n++] = d->name;
    return all;
}

static void read_one(struct compile *c, const struct at *table, const struct entry *e)
{
    struct at key = at_key(table, e), value = at_field(table, e), word = at_word(c->reading);
    const struct grog_demand *d = e->key ? grog_demand_called(c->system, e->key) : NULL;
    const struct grog_card_kind *k = &c->system->card_kinds[c->kind];
    if (!e->key)
        WRONG(c, &key, "meant has only named parts: check = \"why\"");
    else if (!d)
        expect_one_of(WRONG(c, &key, "no check is called '%s'", e->key), e->key, can_be_meant(c));
    else if (d->forbids)
        WRONG(c, &key, "'%s' cannot be meant: %s forbids it", e->key, d->rule);
    else if (d->kinds && !(d->kinds >> c->kind & 1))
        expect_one_of(WRONG(c, &key, "%s %s is not checked for '%s'", article(k->name), k->name, e->key), e->key,
                      can_be_meant(c));
    if (!d)
        return;
    const char *why = read_line(c, &value, e->key, WHY_BYTES);
    if (value.node->type == NODE_TEXT && !strcmp(why, ""))
        WRONG(c, &value, "it must say why");
    struct place at = place_of(c, &word);
    *ADD(&c->arena, c->meant) = (struct packc_meant){ .card = c->reading->name, .check = d->name, .why = why,
                                                      .file = c->in->file[at.file].name, .line = at.line };
}

void read_meant(struct compile *c, const struct at *v)
{
    if (v->node->type != NODE_TABLE) {
        WRONG(c, v, "meant must be a table: meant = { check = \"why\" }");
        return;
    }
    for (uint32_t i = 0; i < v->node->n; i++)
        read_one(c, v, &v->node->entry[i]);
}

bool packc_is_meant(const struct packc_output *out, const char *card, const char *check)
{
    for (uint32_t i = 0; i < out->meants; i++)
        if (!strcmp(out->meant[i].card, card) && !strcmp(out->meant[i].check, check))
            return out->meant[i].found = true;
    return false;
}

void forgive_meant(struct packc_output *out)
{
    uint32_t left = 0;
    for (uint32_t i = 0; i < out->warnings; i++)
        if (!out->warning[i].check || !packc_is_meant(out, out->warning[i].card, out->warning[i].check))
            out->warning[left++] = out->warning[i];
    out->warnings = left;
}
