/* SPDX-License-Identifier: MIT */
/* shelf.c -- see shelf.h.  A new system is a line here. */
#include "shelf.h"
#include "kernel/system.h"
#include "nearest.h"
#include "out.h"
#include "packs.h"

#include <stdio.h>
#include <string.h>

extern const struct grog_system duel_system, bench_system;
extern const struct grog_cards  duel_cards, bench_cards;

struct grog_box shelf[] = {
    { &duel_system, &duel_cards },
    { &bench_system, &bench_cards },
    { NULL, NULL },
};

static char noted[4096];

const char *shelf_packs(void) { return noted; }

void shelf_note_pack(const char *what)
{
    size_t n = strlen(noted);
    snprintf(noted + n, sizeof noted - n, " --pack %s", what);
}

static unsigned packs_for(const struct packs *packs, const char *system, const struct grog_pack *out[GROG_PACKS_MAX])
{
    unsigned n = 0;
    for (unsigned i = 0; i < packs->n; i++)
        if (!strcmp(grog_pack_text(packs->at[i], grog_pack_image(packs->at[i])->header.system), system))
            out[n++] = packs->at[i];
    return n;
}

bool shelf_add_packs(const struct packs *packs)
{
    unsigned taken = 0;
    for (struct grog_box *box = shelf; box->system; box++) {
        const struct grog_pack *of[GROG_PACKS_MAX];
        unsigned n = packs_for(packs, grog_system_name(box->system), of);
        struct grog_error why;
        if (!n)
            continue;
        const struct grog_cards *linked = grog_cards_link(box->system, box->cards, of, n, &why);
        if (!linked) {
            fprintf(stderr, "grognard: %s\n", why.text);
            return false;
        }
        box->cards = linked;                            /* until the program ends */
        taken += n;
    }
    if (taken < packs->n)
        fprintf(stderr, "grognard: a pack is for a system that is not here\n");
    return taken == packs->n;
}

/* The only system that packs were named for; NULL if there is none, or several. */
static const struct grog_box *box_with_packs(void)
{
    const struct grog_box *found = NULL;
    for (const struct grog_box *b = shelf; b->system; b++)
        if (b->cards->packs) {
            if (found)
                return NULL;
            found = b;
        }
    return found;
}

const struct grog_box *shelf_box(const char *command, const char *system)
{
    const struct grog_box *only = system ? NULL : box_with_packs();
    if (only)
        return only;
    if (!system) {
        fprintf(stderr, "grognard %s: which system?  Say --system NAME; 'grognard systems' lists them\n", command);
        return NULL;
    }
    const struct grog_box *box = grog_shelf_find(shelf, system);
    if (box)
        return box;
    struct nearest near = { .typed = system };
    for (const struct grog_box *b = shelf; b->system; b++)
        nearest_try(&near, grog_system_name(b->system));
    fprintf(stderr, "grognard %s: no system is called '%s'", command, system);
    nearest_say(&near);
    fprintf(stderr, "\n");
    return NULL;
}

struct grog_match *shelf_to_speak_of(const struct grog_box *box)
{
    struct grog_match *m = must_have(1, sizeof *m);
    m->system = box->system;
    m->cards = box->cards;
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
