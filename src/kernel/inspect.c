/* SPDX-License-Identifier: MIT */
/* inspect.c -- a game in words for people who look for a fault: what is half done
 * and by which rule, who is asked what, where every card lies. */
#include "pile.h"
#include "state.h"
#include "thing.h"

/* A name, and the rule's id if there is one. */
static void print_with_rule(struct grog_text *out, const struct grog_match *m, const char *name, grog_rule rule)
{
    grog_print(out, "%s", name);
    if (rule && rule < m->system->n_rules)
        grog_print(out, " %s", m->system->rules[rule]);
}

static void print_frame(struct grog_text *out, const struct grog_match *m, const struct grog_game *g, unsigned i)
{
    static const char *const part[] = { "actor", "with", "mode", "target" };
    const struct grog_frame *f = &g->frame[i];
    const struct grog_proc *p = grog_proc_row(m, f->proc);
    const struct grog_step *step = &p->step[f->step];
    const uint16_t object[4] = { f->actor, f->with, f->mode, f->target };
    grog_print(out, "  %u ", i);
    print_with_rule(out, m, p->name, p->rule);
    if (f->proc == GROG_PROC_POINT && f->local[0]) {
        grog_print(out, " ");
        print_with_rule(out, m, m->system->points[f->local[0]].name, m->system->points[f->local[0]].rule);
    }
    grog_print(out, ", at ");
    print_with_rule(out, m, step->name, step->rule);
    if (f->seat != GROG_NOBODY)
        grog_print(out, ", seat %u", f->seat);
    for (unsigned k = 0; k < 4; k++)
        if (m->system->kinds[p->kind[k]].class != GROG_NOTHING) {
            grog_print(out, ", %s ", part[k]);
            grog_print_object(out, m, g, p->kind[k], object[k]);
        }
    for (unsigned k = 0; k < p->locals; k++)
        grog_print(out, ", %s %d", p->local[k].name, f->local[k]);
    for (unsigned k = 0; k < GROG_PENDING && p->pending[k].name; k++)
        grog_print(out, ", pending %s %d", p->pending[k].name, f->pending[k]);
    grog_print(out, "\n");
}

static void print_decision(struct grog_text *out, const struct grog_match *m, const struct grog_game *g)
{
    if (g->broken) {
        grog_print(out, "over: broken by %s\n", g->breaker ? grog_card(m, g->breaker)->name : "the rules");
        return;
    }
    if (g->over) {
        grog_print(out, "over: winners");
        for (unsigned s = 0; s < m->seats; s++)
            if (g->winners >> s & 1)
                grog_print(out, " %u", s);
        grog_print(out, g->winners ? "\n" : " none\n");
        return;
    }
    grog_print(out, "question ");
    print_with_rule(out, m, grog_question(m, g), m->system->questions[g->question].rule);
    grog_print(out, ", to seats");
    for (unsigned s = 0; s < m->seats; s++)
        if (g->asked >> s & 1)
            grog_print(out, " %u", s);
    grog_print(out, "\n");
}

/* A cell that is not zero: its name without its group, and its value. */
static void print_cell(struct grog_text *out, const struct grog_match *m, const struct grog_game *g,
                       struct grog_cell c)
{
    c.group = NULL;
    grog_print_cell_name(out, m, &c);
    grog_print(out, " ");
    if (c.field->kind)
        grog_print_object(out, m, g, c.field->kind, (uint16_t)grog_cell_read(g, &c));
    else
        grog_print(out, "%lld", (long long)grog_cell_read(g, &c));
}

static void print_numbers(struct grog_text *out, const struct grog_match *m, const struct grog_game *g)
{
    struct grog_walk w = { 0 };
    while (grog_next_cell(m->system, &w)) {
        if (w.which != GROG_KERNEL_GROUPS - 1 || grog_cell_read(g, &w.cell) == 0)
            continue;
        grog_print(out, "  ");
        print_cell(out, m, g, w.cell);
        grog_print(out, "\n");
    }
}

/* One thing a line: "standard/1 Banner, seat 0", and its own numbers. */
static void print_thing(struct grog_text *out, const struct grog_match *m, const struct grog_game *g, unsigned array,
                        unsigned slot)
{
    const struct grog_array *a = &m->system->arrays[array];
    const struct grog_thing *t = grog_thing_of(m, g, array, slot);
    grog_print(out, "  %s/%u", a->name, slot + 1);
    if (t->card)
        grog_print(out, " %s", grog_card(m, t->card)->name);
    if (t->owner != GROG_NOBODY)
        grog_print(out, ", seat %u", t->owner);
    if (t->hidden)
        grog_print(out, ", face down");
    struct grog_walk w = { 0 };
    while (grog_next_cell(m->system, &w)) {
        if (!w.group.system || w.group.array != array + 1 || w.cell.element != slot
            || grog_cell_read(g, &w.cell) == 0)
            continue;
        grog_print(out, ", ");
        print_cell(out, m, g, w.cell);
    }
    grog_print(out, "\n");
}

static void print_state(struct grog_text *out, const struct grog_match *m, const struct grog_game *g)
{
    const struct grog_system *s = m->system;
    print_numbers(out, m, g);
    for (unsigned a = 0; a < s->n_arrays; a++)
        for (unsigned i = 0; i < s->arrays[a].room; i++)
            if (grog_thing_of(m, g, a, i)->live)
                print_thing(out, m, g, a, i);
    for (unsigned z = 0; z < s->n_zones; z++)
        for (unsigned i = 0; i < s->zones[z].piles; i++) {
            const uint16_t *pile = grog_pile_of(m, g, z, i);
            if (!pile[0])
                continue;
            grog_print(out, "  %s[%u] (%u) ", s->zones[z].name, i, pile[0]);
            grog_print_pile(out, m, pile);
            grog_print(out, "\n");
        }
}

void grog_inspect(const struct grog_match *m, const struct grog_game *g, struct grog_text *out)
{
    uint8_t hash[GROG_HASH_BYTES];
    grog_hash(m, g, hash);
    grog_print(out, "%s %s: %s\n", m->system->name, m->system->version, m->setup_text);
    grog_print(out, "turn %u, decisions %u, hash ", g->turn, g->decisions);
    grog_print_hex(out, hash, 8);
    grog_print(out, "\n");
    print_decision(out, m, g);
    grog_print(out, "frames\n");
    for (unsigned i = 0; i < g->depth; i++)
        print_frame(out, m, g, i);
    grog_print(out, "state\n");
    print_state(out, m, g);
    const char *broken = grog_check(m, g);
    if (broken)
        grog_print(out, "BROKEN: %s\n", broken);
}
