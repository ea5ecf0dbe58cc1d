/* SPDX-License-Identifier: MIT */
/* fielding.c -- see fielding.h. */
#include "fielding.h"

#include <string.h>

static bool has_question(const struct grog_system *s)
{
    for (unsigned i = 1; i < s->n_questions; i++)
        if (s->questions[i].fields)
            return true;
    return false;
}

const char *grog_fielding_fault(const struct grog_system *s)
{
    const struct grog_fielding *f = s->fielding;
    if (!f)
        return has_question(s) ? "a question fields, and there is no fielding table" : NULL;
    if (!has_question(s))
        return "a fielding table, and no question that fields";
    if (!f->system || !strcmp(f->system, s->name))
        return "the fielding table names another system";
    return f->setup && f->report && f->ordinal ? NULL : "a fielding table has setup, report and ordinal";
}

bool grog_fields(const struct grog_match *m, const struct grog_game *g)
{
    return g->asked && g->question < m->system->n_questions && m->system->questions[g->question].fields;
}
