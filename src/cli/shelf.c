/* SPDX-License-Identifier: MIT */
/* shelf.c -- see shelf.h.  A new system is a line here. */
#include "shelf.h"
#include "kernel/system.h"
#include "nearest.h"
#include "out.h"
#include "packs.h"

#include <stdio.h>
#include <string.h>

extern const struct grog_system warfighter_system, heroes_system, duel_system, bench_system;
extern const struct grog_cards  warfighter_cards, heroes_cards, duel_cards, bench_cards;

struct grog_box shelf[] = {
    { &warfighter_system, &warfighter_cards },
    { &heroes_system, &heroes_cards },
    { &duel_system, &duel_cards },
    { &bench_system, &bench_cards },
    { NULL, NULL },
};

/* What is played if nobody says what. */
static const char usual[] = "warfighter";

/* ---- packs that were named ----------------------------------------------- */

enum { NAMED_MAX = 256, BOXES = GROG_COUNT(shelf) };

static struct { const char *at[NAMED_MAX]; unsigned n; char text[4096]; } named;

const char *shelf_packs(void)           { return named.text; }
const char *shelf_named(unsigned i)     { return i < named.n ? named.at[i] : NULL; }

void shelf_note_pack(const char *what)
{
    size_t n = strlen(named.text);
    snprintf(named.text + n, sizeof named.text - n, " --pack %s", what);
    if (named.n < NAMED_MAX)
        named.at[named.n++] = what;
}

static unsigned packs_for(const struct packs *packs, const char *system, const struct grog_pack *out[GROG_PACKS_MAX])
{
    unsigned n = 0;
    for (unsigned i = 0; i < packs->n; i++)
        if (!strcmp(grog_pack_text(packs->at[i], grog_pack_image(packs->at[i])->header.system), system))
            out[n++] = packs->at[i];
    return n;
}

/* The packs of a box's system linked to its cards; NULL, and stderr says why. */
static const struct grog_cards *link_to(const struct grog_box *box, const struct packs *packs, unsigned *taken)
{
    const struct grog_pack *of[GROG_PACKS_MAX];
    struct grog_error why;
    unsigned n = packs_for(packs, grog_system_name(box->system), of);
    *taken += n;
    if (!n)
        return box->cards;
    const struct grog_cards *linked = grog_cards_link(box->system, box->cards, of, n, &why);
    if (!linked)
        fprintf(stderr, "grognard: %s\n", why.text);
    return linked;                                      /* until the program ends */
}

bool shelf_add_packs(const struct packs *packs)
{
    unsigned taken = 0;
    for (struct grog_box *box = shelf; box->system; box++) {
        const struct grog_cards *linked = link_to(box, packs, &taken);
        if (!linked)
            return false;
        box->cards = linked;
    }
    if (taken < packs->n)
        fprintf(stderr, "grognard: a pack is for a system that is not here\n");
    return taken == packs->n;
}

/* The only system that packs were named for; NULL if there is none, or several. */
static const struct grog_box *box_with_packs(void)
{
    const struct grog_box *found = NULL;
    for (const struct grog_box *b = shelf; named.n && b->system; b++)
        if (b->cards->packs) {
            if (found)
                return NULL;
            found = b;
        }
    return found;
}

/* ---- packs that are installed -------------------------------------------- */

static const struct grog_cards *own[BOXES];             /* what a box began with; NULL: it has not changed */

static bool stock(struct grog_box *box)
{
    struct packs packs = { .n = 0 };
    unsigned taken = 0;
    if (named.n || own[box - shelf])
        return true;
    packs_add_installed(&packs, grog_system_name(box->system));
    const struct grog_cards *linked = link_to(box, &packs, &taken);
    packs_close(&packs);
    if (!linked) {
        fprintf(stderr, "grognard: these are installed packs; say which you want with --pack, or --pack none\n");
        return false;
    }
    own[box - shelf] = box->cards;
    box->cards = linked;
    return true;
}

bool shelf_stock(const char *system)
{
    bool ok = true;
    for (struct grog_box *b = shelf; b->system; b++)
        ok = (system && strcmp(system, grog_system_name(b->system))) || stock(b) ? ok : false;
    return ok;
}

/* ---- a record's packs ---------------------------------------------------- */

/* Shelves that were made for records; they last until the program ends. */
struct made { struct made *next; char *system, *packs; struct grog_box boxes[BOXES]; };
static struct made *all_made;

/* Open the packs of "name hash, name hash" that are installed. */
static void open_listed(struct packs *p, const char *list)
{
    for (const char *at = list; *at; ) {
        char name[GROG_PACK_NAME_MAX + 1] = { 0 };
        size_t n = strcspn(at, " ,");
        memcpy(name, at, n < sizeof name ? n : sizeof name - 1);
        packs_add_needed(p, name, NULL, NULL);
        at += strcspn(at, ",");
        at += strspn(at, ", ");
    }
}

static struct made *make(const char *system, const char *list)
{
    struct made *m = must_have(1, sizeof *m);
    struct packs packs = { .n = 0 };
    unsigned taken = 0;
    m->system = text_copy(system);
    m->packs = text_copy(list);
    memcpy(m->boxes, shelf, sizeof shelf);
    open_listed(&packs, list);
    for (unsigned i = 0; i + 1 < BOXES; i++) {
        m->boxes[i].cards = own[i] ? own[i] : shelf[i].cards;
        if (strcmp(system, grog_system_name(shelf[i].system)) != 0)
            continue;
        const struct grog_cards *linked = link_to(&m->boxes[i], &packs, &taken);
        m->boxes[i].cards = linked ? linked : m->boxes[i].cards;
    }
    packs_close(&packs);
    m->next = all_made;
    return all_made = m;
}

const struct grog_box *shelf_with(const char *system, const char *packs)
{
    const char *list = packs ? packs : "";
    if (named.n || !grog_shelf_find(shelf, system))
        return shelf;
    for (struct made *m = all_made; m; m = m->next)
        if (!strcmp(m->system, system) && !strcmp(m->packs, list))
            return m->boxes;
    return make(system, list)->boxes;
}

/* ---- boxes and matches --------------------------------------------------- */

static const struct grog_box *not_found(const char *command, const char *system)
{
    struct grog_nearest near = { .typed = system };
    for (const struct grog_box *b = shelf; b->system; b++)
        grog_nearest_try(&near, grog_system_name(b->system));
    fprintf(stderr, "grognard %s: no system is called '%s'", command, system);
    nearest_say(&near);
    fprintf(stderr, "\n");
    return NULL;
}

const struct grog_box *shelf_plain_box(const char *command, const char *system)
{
    const struct grog_box *box = system ? grog_shelf_find(shelf, system) : box_with_packs();
    if (!box && system)
        return not_found(command, system);
    if (!box)
        box = grog_shelf_find(shelf, usual);
    if (!box)
        fprintf(stderr, "grognard %s: which system?  Say --system NAME; 'grognard systems' lists them\n", command);
    return box;
}

const struct grog_box *shelf_box(const char *command, const char *system)
{
    const struct grog_box *box = shelf_plain_box(command, system);
    return box && stock(&shelf[box - shelf]) ? box : NULL;
}

struct grog_match *shelf_to_speak_of(const struct grog_box *box)
{
    struct grog_match *m = must_have(1, sizeof *m);
    must(grog_take_cards(m, box));
    return m;
}

struct grog_match *shelf_match(const char *command, const char *system, const char *setup)
{
    struct grog_error why = { .text = "out of memory" };
    const struct grog_box *box = shelf_box(command, system);
    struct grog_match *m = box ? grog_match_new(box, setup, &why) : NULL;
    if (box && !m)
        fprintf(stderr, "grognard %s: %s\n", command, why.text);
    return m;
}
