/* SPDX-License-Identifier: MIT */
/* unused_rows.c -- see unused_rows.h. */
#include "base/json.h"
#include "unused_rows.h"

#include <stdio.h>

struct walk { const struct grog_system *s; struct never n; never_visit *visit; void *arg; };

static void look(struct walk *w, const uint64_t *set, unsigned i, const char *what, const char *name, grog_rule rule)
{
    w->n.rows++;
    if (grog_in(set, i))
        w->n.reached++;
    else if (w->visit)
        w->visit(w->arg, what, name, rule ? w->s->rules[rule] : "");
}

static void look_at_steps(struct walk *w, const struct grog_reached *r)
{
    for (unsigned p = 1; p < w->s->n_procs; p++) {
        const struct grog_proc *proc = &w->s->procs[p];
        for (unsigned i = 0; i < proc->steps; i++) {
            const struct grog_step *step = &proc->step[i];
            char name[128];
            snprintf(name, sizeof name, "%s, %s", proc->name, step->name);
            look(w, r->step[p], i, "step", name, step->rule || i ? step->rule : proc->rule);
        }
    }
}

/* Rows of one sort, whatever their struct is: all have a name. */
#define LOOK_AT(w, rows, n, set, what, rule_of)                             \
    for (unsigned i = 1; i < (n); i++)                                      \
        look((w), (set), i, (what), (rows)[i].name, (rule_of))

struct never never_each(const struct grog_system *s, const struct grog_reached *r, never_visit *visit, void *arg)
{
    struct walk w = { .s = s, .visit = visit, .arg = arg };
    look_at_steps(&w, r);
    LOOK_AT(&w, s->questions, s->n_questions, r->question, "question", s->questions[i].rule);
    LOOK_AT(&w, s->verbs, s->n_verbs, r->verb, "verb", 0);
    LOOK_AT(&w, s->events, s->n_events, r->event, "event", 0);
    LOOK_AT(&w, s->costs, s->n_costs, r->cost, "cost", 0);
    LOOK_AT(&w, s->targets, s->n_targets, r->target, "target", 0);
    LOOK_AT(&w, s->effects, s->n_effects, r->effect, "effect", 0);
    return w.n;
}

static void print_row(void *arg, const char *what, const char *name, const char *rule)
{
    (void)arg;
    printf("never %-9s %-*s%s%s\n", what, *rule ? 32 : 0, name, *rule ? " " : "", rule);
}

void never_print(const struct grog_system *s, const struct grog_reached *r)
{
    struct never n = never_each(s, r, print_row, NULL);
    printf("reached %u of %u rows\n", n.reached, n.rows);
}

static void print_row_json(void *arg, const char *what, const char *name, const char *rule)
{
    struct json *j = arg;
    json_open(j, NULL, '{');
    json_text(j, "what", what);
    json_text(j, "name", name);
    if (*rule)
        json_text(j, "rule", rule);
    json_close(j, '}');
}

void never_print_json(const struct grog_system *s, const struct grog_reached *r, struct json *j)
{
    json_open(j, "never", '[');
    struct never n = never_each(s, r, print_row_json, j);
    json_close(j, ']');
    json_number(j, "rows", n.rows);
    json_number(j, "rows_reached", n.reached);
}
