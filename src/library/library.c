/* SPDX-License-Identifier: MIT */
/* library.c -- see library.h. */
#include "library.h"
#include "kernel/nearest.h"
#include "kernel/state.h"
#include "kernel/system.h"
#include "systems.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What is played if nobody says what. */
static const char usual[] = "warfighter";

enum { NAMED_MAX = 256, BOXES = 8 };

/* Boxes that were made for records. */
struct made { struct made *next; char *system, *packs; struct grog_cards *linked; struct grog_box boxes[BOXES + 1]; };

struct library {
    struct library_setup setup;
    struct grog_box  box[BOXES + 1];                    /* ends in a box of nulls */
    const struct grog_cards *own[BOXES];                /* what a stocked box began with; NULL: it has not changed */
    struct grog_cards *linked[BOXES];                   /* what was linked for a box; NULL: nothing */
    char    *named[NAMED_MAX];
    unsigned n_named;
    bool     are_named;                                 /* some were, even if there was no memory for the names */
    char     text[4096];                                /* as they were named */
    struct made *made;
    struct owned_packs owned;
};

/* ---- opening ------------------------------------------------------------- */

struct library *library_open(const struct library_setup *s)
{
    struct library *l = calloc(1, sizeof *l);
    unsigned n = 0;
    if (!l)
        return NULL;
    l->setup = *s;
    for (const struct library_system *row = library_systems; row->system && n < BOXES; row++)
        l->box[n++] = (struct grog_box){ row->system, row->cards };
    for (const struct grog_box *b = s->also; b && b->system && n < BOXES; b++)
        l->box[n++] = *b;
    return l;
}

void library_close(struct library *l)
{
    if (!l)
        return;
    for (struct made *m = l->made, *next; m; m = next) {
        next = m->next;
        grog_cards_free(m->linked);
        free(m->system);
        free(m->packs);
        free(m);
    }
    for (unsigned i = 0; i < BOXES; i++)
        grog_cards_free(l->linked[i]);
    for (unsigned i = 0; i < l->n_named; i++)
        free(l->named[i]);
    free(l);
}

void library_tell(const struct library *l, const char *text)
{
    if (l->setup.tell)
        l->setup.tell(l->setup.to, text);
}

const struct library_setup *library_setup(const struct library *l) { return &l->setup; }
const struct grog_box *library_boxes(const struct library *l)      { return l->box; }

bool library_is_example(const struct grog_box *box)
{
    for (const struct library_system *row = library_systems; row->system; row++)
        if (row->system == box->system)
            return row->example;
    return true;
}

static char *copy_of(const char *text)
{
    size_t n = strlen(text) + 1;
    char *copy = malloc(n);
    return copy ? memcpy(copy, text, n) : NULL;
}

/* ---- packs that were named ----------------------------------------------- */

const char *library_packs(const struct library *l)             { return l->text; }
const char *library_named(const struct library *l, unsigned i) { return i < l->n_named ? l->named[i] : NULL; }

void library_note_pack(struct library *l, const char *what)
{
    size_t n = strlen(l->text);
    char *copy = l->n_named < NAMED_MAX ? copy_of(what) : NULL;
    snprintf(l->text + n, sizeof l->text - n, " --pack %s", what);
    l->are_named = true;
    if (copy)
        l->named[l->n_named++] = copy;
}

static unsigned packs_for(const struct packs *packs, const char *system, const struct grog_pack *out[GROG_PACKS_MAX])
{
    unsigned n = 0;
    for (unsigned i = 0; i < packs->n; i++)
        if (!strcmp(grog_pack_text(packs->at[i], grog_pack_image(packs->at[i])->header.system), system))
            out[n++] = packs->at[i];
    return n;
}

/* The packs of a box's system linked to its cards; *linked stays NULL if there are none.  False: see why. */
static bool link_to(const struct grog_box *box, const struct packs *packs, unsigned *taken, struct grog_cards **linked,
                    struct grog_error *why)
{
    const struct grog_pack *of[GROG_PACKS_MAX];
    unsigned n = packs_for(packs, grog_system_name(box->system), of);
    *taken += n;
    *linked = n ? grog_cards_link(box->system, box->cards, of, n, why) : NULL;
    return !n || *linked;
}

bool library_add_packs(struct library *l, const struct packs *packs, struct grog_error *why)
{
    unsigned taken = 0;
    for (unsigned i = 0; l->box[i].system; i++) {
        if (!link_to(&l->box[i], packs, &taken, &l->linked[i], why))
            return false;
        if (l->linked[i])
            l->box[i].cards = l->linked[i];
    }
    if (taken < packs->n)
        grog_fail(why, 0, "a pack is for a system that is not here");
    return taken == packs->n;
}

/* The only system that packs were named for; NULL if there is none, or several. */
static const struct grog_box *box_with_packs(const struct library *l)
{
    const struct grog_box *found = NULL;
    for (const struct grog_box *b = l->box; l->are_named && b->system; b++)
        if (b->cards->packs) {
            if (found)
                return NULL;
            found = b;
        }
    return found;
}

const struct owned_packs *library_owned(struct library *l)
{
    if (!l->owned.read)
        owned_read(&l->owned);
    return &l->owned;
}

/* ---- packs that are installed -------------------------------------------- */

static bool stock(struct library *l, unsigned i, struct grog_error *why)
{
    struct packs packs = { .n = 0 };
    unsigned taken = 0;
    if (l->are_named || l->own[i])
        return true;
    packs_add_installed(l, &packs, grog_system_name(l->box[i].system));
    bool good = link_to(&l->box[i], &packs, &taken, &l->linked[i], why);
    packs_close(&packs);
    if (!good) {
        size_t n = strlen(why->text);
        snprintf(why->text + n, sizeof why->text - n,
                 "; these are installed packs: say which you want with --pack, or --pack none");
        return false;
    }
    l->own[i] = l->box[i].cards;
    if (l->linked[i])
        l->box[i].cards = l->linked[i];
    return true;
}

bool library_stock(struct library *l, const char *system, struct grog_error *why)
{
    bool ok = true;
    for (unsigned i = 0; l->box[i].system; i++)
        if (!system || !strcmp(system, grog_system_name(l->box[i].system)))
            ok = stock(l, i, why) && ok;
    return ok;
}

/* ---- a record's packs ---------------------------------------------------- */

/* Open the packs of "name hash, name hash" that are installed. */
static void open_listed(struct library *l, struct packs *p, const char *list)
{
    for (const char *at = list; *at; ) {
        char name[GROG_PACK_NAME_MAX + 1] = { 0 };
        struct grog_error why = { 0 };
        size_t n = strcspn(at, " ,");
        memcpy(name, at, n < sizeof name ? n : sizeof name - 1);
        if (packs_add_needed(l, p, name, NULL, NULL, &why) == PACKS_BROKEN)
            library_tell(l, why.text);
        at += strcspn(at, ",");
        at += strspn(at, ", ");
    }
}

static struct made *make(struct library *l, const char *system, const char *list)
{
    struct made *m = calloc(1, sizeof *m);
    struct packs packs = { .n = 0 };
    struct grog_error why = { 0 };
    unsigned taken = 0;
    if (m)
        m->system = copy_of(system), m->packs = copy_of(list);
    if (!m || !m->system || !m->packs) {
        if (m)
            free(m->system), free(m->packs);
        free(m);
        return NULL;
    }
    memcpy(m->boxes, l->box, sizeof l->box);
    open_listed(l, &packs, list);
    for (unsigned i = 0; l->box[i].system; i++) {
        m->boxes[i].cards = l->own[i] ? l->own[i] : l->box[i].cards;
        if (strcmp(system, grog_system_name(l->box[i].system)) != 0)
            continue;
        if (!link_to(&m->boxes[i], &packs, &taken, &m->linked, &why))
            library_tell(l, why.text);
        m->boxes[i].cards = m->linked ? m->linked : m->boxes[i].cards;
    }
    packs_close(&packs);
    m->next = l->made;
    return l->made = m;
}

const struct grog_box *library_with(struct library *l, const char *system, const char *packs)
{
    const char *list = packs ? packs : "";
    if (l->are_named || !grog_shelf_find(l->box, system))
        return l->box;
    for (struct made *m = l->made; m; m = m->next)
        if (!strcmp(m->system, system) && !strcmp(m->packs, list))
            return m->boxes;
    struct made *m = make(l, system, list);
    return m ? m->boxes : l->box;
}

/* ---- boxes and matches --------------------------------------------------- */

static void not_found(const struct library *l, const char *system, struct grog_error *why)
{
    struct grog_nearest near = { .typed = system };
    for (const struct grog_box *b = l->box; b->system; b++)
        grog_nearest_try(&near, grog_system_name(b->system));
    grog_fail(why, 0, "no system is called '%s'", system);
    grog_nearest_say(&near, why);
}

const struct grog_box *library_plain_box(struct library *l, const char *system, struct grog_error *why)
{
    const struct grog_box *box = system ? grog_shelf_find(l->box, system) : box_with_packs(l);
    if (!box && system)
        not_found(l, system, why);
    return box || system ? box : grog_shelf_find(l->box, usual);
}

const struct grog_box *library_box(struct library *l, const char *system, struct grog_error *why)
{
    const struct grog_box *box = library_plain_box(l, system, why);
    return box && stock(l, (unsigned)(box - l->box), why) ? box : NULL;
}

struct grog_match *library_to_speak_of(const struct grog_box *box)
{
    struct grog_match *m = calloc(1, sizeof *m);
    if (m && grog_take_cards(m, box))
        return m;
    free(m);
    return NULL;
}

struct grog_match *library_match(struct library *l, const char *system, const char *setup, struct grog_error *why)
{
    const struct grog_box *box = library_box(l, system, why);
    return box ? grog_match_new(box, setup, why) : NULL;
}
