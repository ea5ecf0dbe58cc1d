/* SPDX-License-Identifier: MIT */
/* tablecheck.c -- is a system's table sound?  Asked once, when a match is made.
 *
 * After this the kernel trusts the rows: every byte of the state has one row, every
 * row's number points at a row that is there. */
#include "cardcheck.h"
#include "fielding.h"
#include "run.h"
#include "square.h"
#include "state.h"

#include <string.h>

static bool cover(uint8_t *covered, const struct grog_system *s, size_t at, size_t n)
{
    for (size_t i = at; i < at + n; i++)
        if (i >= s->state_bytes || covered[i]++)
            return false;
    return true;
}

/* Every byte by exactly one row: cells and piles. */
static const char *check_layout(const struct grog_system *s)
{
    uint8_t covered[GROG_STATE_MAX] = { 0 };
    if (s->state_bytes > GROG_STATE_MAX || s->state_bytes < sizeof(struct grog_game))
        return "the state is too large or too small";
    struct grog_walk w = { 0 };
    while (grog_next_cell(s, &w))
        if (!cover(covered, s, w.cell.at, grog_width_bytes(w.cell.field->width)))
            return w.cell.field->name;
    for (unsigned z = 0; z < s->n_zones; z++)
        if (s->zones[z].at % 2
            || !cover(covered, s, s->zones[z].at, 2u * (1u + s->zones[z].room) * s->zones[z].piles))
            return named(s->zones[z].name);
    for (size_t i = 0; i < s->state_bytes; i++)
        if (!covered[i])
            return "a byte of the state has no row";
    return NULL;
}

/* Has a group of cells (of an array of this name; NULL: of the game itself) a field called so, other than this one? */
static bool is_name_of(const struct grog_system *s, const char *group, const char *name, const struct grog_field *but)
{
    for (unsigned i = 0; i < grog_groups(s); i++) {
        struct grog_group g = grog_group(s, i);
        for (unsigned k = 0; g.name == group && k < g.fields; k++)
            if ((!g.system || g.field[k].array == g.array) && &g.field[k] != but && !strcmp(g.field[k].name, name))
                return true;
    }
    return false;
}

/* A position finds cells and piles by name, so no name may stand twice in its place. */
static const char *check_names(const struct grog_system *s)
{
    for (unsigned i = 0; i < s->n_zones; i++) {
        for (unsigned k = 0; k < i; k++)
            if (!strcmp(s->zones[i].name, s->zones[k].name))
                return named(s->zones[i].name);
        if (is_name_of(s, NULL, s->zones[i].name, NULL))
            return named(s->zones[i].name);
    }
    for (unsigned i = 0; i < s->n_fields; i++) {
        const struct grog_field *f = &s->fields[i];
        if (is_name_of(s, f->array ? s->arrays[f->array - 1].name : NULL, f->name, f))
            return f->name;
    }
    return NULL;
}

static bool kinds_exist(const struct grog_system *s, const uint8_t kind[4])
{
    for (unsigned i = 0; i < 4; i++)
        if (kind[i] >= s->n_kinds)
            return false;
    return true;
}

/* One pile, one a seat, or one a thing; refilled from one pile, or from the like of each. */
static bool zone_fits(const struct grog_system *s, const struct grog_zone *z)
{
    unsigned most = GROG_SEATS_MAX;
    if (z->of_array > s->n_arrays || z->refill > s->n_zones)
        return false;
    if (z->of_array)
        most = s->arrays[z->of_array - 1].room < GROG_PILES_MAX ? s->arrays[z->of_array - 1].room : GROG_PILES_MAX;
    const struct grog_zone *from = z->refill ? &s->zones[z->refill - 1] : NULL;
    if (from && from->piles != 1 && (from->piles != z->piles || from->of_array != z->of_array))
        return false;
    /* It would tell what it holds, or not whose it is. */
    if (z->in_force && (z->sight != GROG_SEEN_BY_ALL || z->of_array))
        return false;
    return z->piles && z->piles <= most;
}

/* A field that holds squares or corners holds nothing else. */
static bool field_fits(const struct grog_system *s, const struct grog_field *f)
{
    if (f->kind == GROG_KIND_ORDINAL)
        return f > s->fields && !f->array && !f[-1].array && f->each == 1 && f->of && f->of < s->n_card_kinds;
    if (f->array > s->n_arrays || f->kind >= s->n_kinds || !f->each)
        return false;
    unsigned most = grog_squares_of(s->kinds[f->kind].class);
    return !most || (f->min >= 0 && f->max <= most);
}

static const char *check_objects(const struct grog_system *s)
{
    if (s->n_arrays > GROG_ARRAYS_MAX)
        return "too many arrays";
    for (unsigned i = 0; i < s->n_arrays; i++)
        if (s->arrays[i].room > GROG_SLOTS_MAX || s->arrays[i].at % 2 || s->arrays[i].stride % 2)
            return named(s->arrays[i].name);
    for (unsigned i = 1; i < s->n_kinds; i++)
        if (s->kinds[i].class == GROG_THING && s->kinds[i].array >= s->n_arrays)
            return named(s->kinds[i].name);
    for (unsigned i = 0; i < s->n_zones; i++)
        if (!zone_fits(s, &s->zones[i]))
            return named(s->zones[i].name);
    for (unsigned i = 0; i < s->n_fields; i++)
        if (!field_fits(s, &s->fields[i]))
            return named(s->fields[i].name);
    return NULL;
}

/* Only a card has a back to be seen instead. */
static bool hides_cards(const struct grog_system *s, const struct grog_event_row *e)
{
    for (unsigned i = 0; i < 4; i++)
        if ((e->hides >> i & 1) && s->kinds[e->kind[i]].class != GROG_CARD)
            return false;
    return true;
}

/* Only a thing has a face to be shown, and it is a card. */
static bool shows_a_face(const struct grog_system *s, const struct grog_event_row *e)
{
    enum grog_class first = (enum grog_class)s->kinds[e->kind[0]].class;
    return !e->shows || (e->shows < 4 && s->kinds[e->kind[e->shows]].class == GROG_CARD
                         && (first == GROG_THING || first == GROG_ANY_THING));
}

/* An option has a byte for its actor: no square fits in it. */
static bool has_small_actor(const struct grog_system *s, const struct grog_verb *v)
{
    return !grog_squares_of(s->kinds[v->kind[0]].class);
}

static const char *check_rows(const struct grog_system *s)
{
    if (s->n_setup < 2 || s->n_setup > GROG_SETUP_MAX || s->setup[0].max > GROG_SEATS_MAX || s->setup[0].min < 1)
        return "setup: row 0 is seats, row 1 practice";
    if (s->n_values > GROG_VALUES_MAX || s->n_verbs > GROG_REACT || s->n_procs > GROG_PROC_POINT)
        return "too many values, verbs or procedures";
    if (!s->root || s->root >= s->n_procs)
        return "no root procedure";
    if (!s->own_bytes != !s->make_own)
        return "own_bytes and make_own: both or none";
    for (unsigned i = 1; i < s->n_verbs; i++)
        if (!kinds_exist(s, s->verbs[i].kind) || s->verbs[i].proc >= s->n_procs
            || s->verbs[i].decides >= s->n_procs || !has_small_actor(s, &s->verbs[i]))
            return named(s->verbs[i].name);
    for (unsigned i = 1; i < s->n_questions; i++)
        if (!s->questions[i].list || s->questions[i].window > GROG_WINDOWS || s->questions[i].rule >= s->n_rules)
            return named(s->questions[i].name);
    for (unsigned i = 1; i < s->n_procs; i++)
        if (!s->procs[i].run || s->procs[i].locals > GROG_LOCALS || !kinds_exist(s, s->procs[i].kind)
            || s->procs[i].rule >= s->n_rules)
            return named(s->procs[i].name);
    for (unsigned i = 1; i < s->n_points; i++)
        if (s->points[i].window >= s->n_questions || (s->points[i].window && !s->points[i].who))
            return named(s->points[i].name);
    for (unsigned i = 1; i < s->n_events; i++)
        if (!kinds_exist(s, s->events[i].kind) || !hides_cards(s, &s->events[i])
            || !shows_a_face(s, &s->events[i]))
            return named(s->events[i].name);
    for (unsigned i = 1; i < s->n_values; i++)
        if (s->values[i].setup ? s->values[i].setup >= s->n_setup
                               : s->values[i].base < s->values[i].min || s->values[i].base > s->values[i].max)
            return named(s->values[i].name);
    return NULL;
}

const char *grog_system_fault(const struct grog_system *s, const struct grog_cards *cards, const char **why)
{
    *why = NULL;
    const char *wrong = !s->side || !s->open_hands || !s->deal || !s->resign || !s->result
                      ? "a system has side, open_hands, deal, resign and result" : check_objects(s);
    if (!wrong)
        wrong = check_layout(s);
    if (!wrong)
        wrong = check_names(s);
    if (!wrong)
        wrong = check_rows(s);
    if (!wrong)
        wrong = grog_fielding_fault(s);
    if (!wrong)
        wrong = grog_vocabulary_check(s, why);
    return wrong ? wrong : grog_cards_check(s, cards);
}

const char *grog_system_check(const struct grog_system *s, const struct grog_cards *cards)
{
    const char *why;
    return grog_system_fault(s, cards, &why);
}
