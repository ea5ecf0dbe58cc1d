/* SPDX-License-Identifier: MIT */
/* library.c -- see library.h. */
#include "library.h"
#include "kept_packs.h"
#include "kernel/fielding.h"
#include "kernel/nearest.h"
#include "kernel/state.h"
#include "kernel/system.h"
#include "pack/needed.h"
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
    struct pack_pool pool;
    struct owned_packs owned;
};

/* ---- opening ------------------------------------------------------------- */

static void made_free(struct made *m)
{
    if (m) {
        grog_cards_free(m->linked);
        free(m->system);
        free(m->packs);
    }
    free(m);
}

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
        made_free(m);
    }
    for (unsigned i = 0; i < BOXES; i++)
        grog_cards_free(l->linked[i]);
    for (unsigned i = 0; i < l->n_named; i++)
        free(l->named[i]);
    pool_close(&l->pool);
    free(l);
}

void library_tell(const struct library *l, const char *text)
{
    if (l->setup.tell)
        l->setup.tell(l->setup.to, text);
}

const struct library_setup *library_setup(const struct library *l) { return &l->setup; }
const struct grog_box *library_boxes(const struct library *l)      { return l->box; }

bool library_is_meant(const struct grog_box *box, const char *system)
{
    return system ? !strcmp(system, grog_system_name(box->system)) : !box->system->fielding;
}

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

const struct grog_system *library_beside(const struct library *l, const struct grog_system *s)
{
    for (const struct grog_box *b = l->box; b->system; b++)
        if (b->system != s && (s->fielding || b->system->fielding)
            && !strcmp(s->fielding ? b->system->name : s->name, grog_plays_with(s->fielding ? s : b->system)))
            return b->system;
    return NULL;
}

static unsigned packs_for(const struct packs *packs, const char *system, const struct grog_pack *out[GROG_PACKS_MAX])
{
    unsigned n = 0;
    for (unsigned i = 0; i < packs->n; i++)
        if (!strcmp(grog_pack_text(packs->at[i], grog_pack_image(packs->at[i])->header.system), system))
            out[n++] = packs->at[i];
    return n;
}

/* The packs that a box's system plays with, linked to its cards; *linked stays NULL if there are none, and the cards
 * are its own.  False: see why. */
static bool link_to(const struct library *l, const struct grog_box *box, const struct packs *packs,
                    struct grog_cards **linked, struct grog_error *why)
{
    const struct grog_pack *of[GROG_PACKS_MAX];
    const struct grog_system *s = box->system;
    unsigned n = packs_for(packs, grog_plays_with(s), of);
    bool links = n || (s->fielding && box->cards->cards > 1);
    *linked = links ? grog_cards_link_beside(s, library_beside(l, s), box->cards, of, n, why) : NULL;
    return !links || *linked;
}

/* Packs that no system here plays with. */
static bool has_strangers(const struct library *l, const struct packs *packs)
{
    const struct grog_pack *of[GROG_PACKS_MAX];
    unsigned taken = 0;
    for (unsigned i = 0; l->box[i].system; i++)
        if (!l->box[i].system->fielding)                /* it plays with another's */
            taken += packs_for(packs, grog_system_name(l->box[i].system), of);
    return taken < packs->n;
}

bool library_add_packs(struct library *l, struct packs *packs, struct grog_error *why)
{
    if (!pool_take(&l->pool, packs)) {
        grog_fail(why, 0, "out of memory");
        return false;
    }
    for (unsigned i = 0; l->box[i].system; i++) {
        if (!link_to(l, &l->box[i], packs, &l->linked[i], why)) {
            packs->n = 0;
            return false;
        }
        if (l->linked[i])
            l->box[i].cards = l->linked[i];
    }
    bool strange = has_strangers(l, packs);
    packs->n = 0;                                       /* they are ours */
    if (strange)
        grog_fail(why, 0, "a pack is for a system that is not here");
    return !strange;
}

/* The only system that packs were named for (not one that plays with another's); NULL if there is none, or several. */
static const struct grog_box *box_with_packs(const struct library *l)
{
    const struct grog_box *found = NULL;
    for (const struct grog_box *b = l->box; l->are_named && b->system; b++)
        if (b->cards->packs && !b->system->fielding) {
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
    if (l->are_named || l->own[i])
        return true;
    packs_add_installed(l, &packs, grog_plays_with(l->box[i].system));
    if (!pool_take(&l->pool, &packs)) {
        grog_fail(why, 0, "out of memory");
        return false;
    }
    if (!link_to(l, &l->box[i], &packs, &l->linked[i], why)) {
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
        if (library_is_meant(&l->box[i], system))
            ok = stock(l, i, why) && ok;
    return ok;
}

/* ---- a record's packs ---------------------------------------------------- */

/* One by its name alone, with what it needs, as it is installed. */
static bool open_installed(struct library *l, struct packs *p, const char *name, struct grog_error *why)
{
    enum packs_found found = packs_add_needed(l, p, name, NULL, NULL, why);
    if (found == PACKS_NOT_FOUND)
        grog_fail(why, 0, "the pack '%s' is not here", name);
    if (pool_take(&l->pool, p))
        return found == PACKS_ADDED;
    grog_fail(why, 0, "out of memory");
    return false;
}

/* The installed pack of that name; its hash in `is`, "" if there is none. */
static const struct grog_pack *installed(struct library *l, const struct grog_named_pack *what,
                                         char is[GROG_PACKLIST_HASH + 1])
{
    struct packs found = { .n = 0 };
    struct grog_error why = { 0 };
    *is = 0;
    if (packs_add_needed(l, &found, what->name, NULL, NULL, &why) == PACKS_BROKEN)
        library_tell(l, why.text);
    for (unsigned i = 0; i < found.n; i++)
        if (!strcmp(packs_name(found.at[i]), what->name))
            pool_hash(found.at[i], is);
    return pool_take(&l->pool, &found) && !strcmp(is, what->hash) ? pool_find(&l->pool, what) : NULL;
}

/* The pack with this name and hash: one that is open, the installed one, or one that is kept.  NULL: see why. */
static const struct grog_pack *resolve(struct library *l, const struct grog_named_pack *what, const char *beside,
                                       struct grog_error *why)
{
    char is[GROG_PACKLIST_HASH + 1];
    const struct grog_pack *pack = pool_find(&l->pool, what);
    if (!pack)
        pack = installed(l, what, is);
    if (pack)
        return pack;
    struct packs kept = { .at = { kept_pack_open(l, what, beside) }, .n = 1 };
    if (kept.at[0])
        return pool_take(&l->pool, &kept) ? kept.at[0] : NULL;
    if (*is)
        grog_fail(why, 0, "made with another pack '%s' (%.*s) than is installed (%.*s), and the old one is "
                  "not kept; put it into packs beside the game, or go on with 'grognard carry'",
                  what->name, GROG_PACKLIST_SHORT, what->hash, GROG_PACKLIST_SHORT, is);
    else
        grog_fail(why, 0, "made with the pack '%s' (%.*s), which is neither installed nor kept; put it into packs "
                  "beside the game", what->name,
                  GROG_PACKLIST_SHORT, what->hash);
    return NULL;
}

/* Open the packs of "name hash, name hash"; one without a hash is the installed one. */
static bool open_listed(struct library *l, struct packs *p, const char *list, const char *beside,
                        struct grog_error *why)
{
    struct grog_named_pack what;
    while (grog_next_pack(&list, &what)) {
        if (!*what.hash) {
            if (!open_installed(l, p, what.name, why))
                return false;
            continue;
        }
        const struct grog_pack *pack = p->n < GROG_PACKS_MAX ? resolve(l, &what, beside, why) : NULL;
        if (!pack)
            return false;
        p->at[p->n++] = (struct grog_pack *)(uintptr_t)pack;
    }
    return true;
}

static struct made *make(struct library *l, const char *system, const char *list, const char *beside,
                         struct grog_error *why)
{
    struct made *m = calloc(1, sizeof *m);
    struct packs packs = { .n = 0 };                    /* all of them the pool's */
    grog_fail(why, 0, "out of memory");
    if (m)
        m->system = copy_of(system), m->packs = copy_of(list);
    bool good = m && m->system && m->packs && open_listed(l, &packs, list, beside, why);
    for (unsigned i = 0; good && l->box[i].system; i++) {
        m->boxes[i] = (struct grog_box){ l->box[i].system, l->own[i] ? l->own[i] : l->box[i].cards };
        if (strcmp(system, grog_system_name(l->box[i].system)) != 0)
            continue;
        good = link_to(l, &m->boxes[i], &packs, &m->linked, why);
        m->boxes[i].cards = m->linked ? m->linked : m->boxes[i].cards;
    }
    if (!good) {
        made_free(m);
        return NULL;
    }
    m->next = l->made;
    return l->made = m;
}

const struct grog_box *library_with(struct library *l, const char *system, const char *packs, const char *beside,
                                    struct grog_error *why)
{
    const char *list = packs ? packs : "";
    if (l->are_named || !grog_shelf_find(l->box, system))
        return l->box;
    for (struct made *m = l->made; m; m = m->next)
        if (!strcmp(m->system, system) && !strcmp(m->packs, list))
            return m->boxes;
    struct made *m = make(l, system, list, beside, why);
    return m ? m->boxes : NULL;
}

bool library_keep_packs(struct library *l, const struct grog_match *m, struct grog_error *why)
{
    struct grog_named_pack what;
    const char *list = m->cards->packs;
    while (l->setup.keeps_packs && list && grog_next_pack(&list, &what)) {
        const struct grog_pack *pack = pool_find(&l->pool, &what);
        if (pack && !kept_pack_write(l, pack, why))
            return false;
    }
    return true;
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

/* ---- a match with what it needs -------------------------------------------- */

/* The packs of the list by which a used card came, and all that these need: "name hash, ...". */
struct need { struct grog_named_pack at[GROG_PACKS_MAX]; bool is[GROG_PACKS_MAX]; unsigned n; };

static void need_pack(struct library *l, struct need *of, unsigned i)
{
    const struct grog_pack *pack = pool_find(&l->pool, &of->at[i]);
    if (of->is[i] || !pack)
        return;
    of->is[i] = true;
    const struct grog_pack_image *image = grog_pack_image(pack);
    for (uint32_t k = 0; k < image->n[GROG_PACK_NEEDS]; k++)
        for (unsigned other = 0; other < of->n; other++)
            if (!strcmp(of->at[other].name, grog_pack_text(pack, image->needs[k])))
                need_pack(l, of, other);
}

static bool needed_by(struct library *l, const struct grog_match *m, char *list, size_t room)
{
    struct need of = { .n = 0 };
    struct grog_text out = { .at = list, .room = room };
    const char *at = m->cards->packs;
    uint8_t *used = malloc(m->cards->cards);
    if (!used)
        return false;
    grog_cards_used(m, used);
    while (of.n < GROG_PACKS_MAX && grog_next_pack(&at, &of.at[of.n]))
        of.n++;
    for (unsigned i = 0; i < of.n; i++)
        if (grog_is_pack_used(m, used, of.at[i].name))
            need_pack(l, &of, i);
    free(used);
    *list = 0;
    for (unsigned i = 0; i < of.n; i++)
        if (of.is[i])
            grog_print(&out, "%s%s %s", out.n ? ", " : "", of.at[i].name, of.at[i].hash);
    return out.n < room && strcmp(list, m->cards->packs) != 0;
}

/* The same match from the packs alone that it needs; itself, if it needs all that are here. */
static struct grog_match *with_needed(struct library *l, struct grog_match *m)
{
    char list[GROG_PACKS_MAX * (sizeof(struct grog_named_pack) + 2)];
    struct grog_error why;
    const char *system = grog_system_name(m->system);
    if (l->n_named || !m->cards->packs || !needed_by(l, m, list, sizeof list))
        return m;
    const struct grog_box *boxes = library_with(l, system, list, NULL, &why);
    struct grog_match *alone = boxes ? grog_match_new(grog_shelf_find(boxes, system), m->setup_text, &why) : NULL;
    if (!alone)
        return m;
    grog_match_free(m);
    return alone;
}

struct grog_match *library_match(struct library *l, const char *system, const char *setup, struct grog_error *why)
{
    const struct grog_box *box = library_box(l, system, why);
    struct grog_match *m = box ? grog_match_new(box, setup, why) : NULL;
    return m ? with_needed(l, m) : NULL;
}
