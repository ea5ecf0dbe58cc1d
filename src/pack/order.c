/* SPDX-License-Identifier: MIT */
/* order.c -- packs in the order in which they are linked: a needed one before those that need it.
 *
 * Among those that could come next the first by name comes, so that the order in which they
 * were given does not matter. */
#include "linker.h"
#include "kernel/fielding.h"
#include "kernel/state.h"

#include <stdlib.h>
#include <string.h>

static const char *name_of(const struct grog_pack_image *p) { return p->strings + p->header.name; }

static int by_name(const void *a, const void *b)
{
    const struct grog_pack_image *const *x = a, *const *y = b;
    return strcmp(name_of(*x), name_of(*y));
}

static bool is_part(const struct grog_linker *l, const char *name)
{
    for (unsigned i = 0; i < l->parts; i++)
        if (l->part[i].name && !strcmp(l->part[i].name, name))
            return true;
    return false;
}

static bool can_come_next(const struct grog_linker *l, const struct grog_pack_image *p)
{
    for (uint32_t i = 0; i < p->n[GROG_PACK_NEEDS]; i++)
        if (!is_part(l, p->strings + p->needs[i]))
            return false;
    return true;
}

/* One that needs itself, through the others: follow needs that are left until all have been passed. */
static const char *circle(const struct grog_pack_image *const *left, unsigned n)
{
    unsigned at = 0;
    for (unsigned step = 0; step < n; step++)
        for (unsigned i = 0, found = 0; i < n && !found; i++)
            for (uint32_t k = 0; k < left[at]->n[GROG_PACK_NEEDS] && !found; k++)
                if (!strcmp(name_of(left[i]), left[at]->strings + left[at]->needs[k]))
                    at = i, found = 1;
    return name_of(left[at]);
}

static bool is_among(const struct grog_pack_image *const *left, unsigned n, const char *name)
{
    for (unsigned i = 0; i < n; i++)
        if (!strcmp(name_of(left[i]), name))
            return true;
    return false;
}

/* None of these can come next: a pack is missing, or they need each other. */
static bool tell_why_not(struct grog_linker *l, const struct grog_pack_image *const *left, unsigned n)
{
    for (unsigned i = 0; i < n; i++)
        for (uint32_t k = 0; k < left[i]->n[GROG_PACK_NEEDS]; k++) {
            const char *need = left[i]->strings + left[i]->needs[k];
            if (is_among(left, n, need) || is_part(l, need))
                continue;
            grog_fail(l->why, 0, "pack '%s' needs the pack '%s', which is not there", name_of(left[i]), need);
            return false;
        }
    grog_fail(l->why, 0, "pack '%s' needs itself, in a circle", circle(left, n));
    return false;
}

static bool packs_fit(struct grog_linker *l, const struct grog_pack_image *const *pack, unsigned n)
{
    for (unsigned i = 0; i < n; i++) {
        const char *name = name_of(pack[i]), *system = pack[i]->strings + pack[i]->header.system;
        if (strcmp(system, grog_plays_with(l->s))) {
            grog_fail(l->why, 0, "pack '%s' is for '%s', not for '%s'", name, system, grog_plays_with(l->s));
            return false;
        }
        if ((i && !strcmp(name, name_of(pack[i - 1]))) || is_part(l, name)) {
            grog_fail(l->why, 0, "two packs are called '%s'", name);
            return false;
        }
    }
    return true;
}

bool grog_link_order(struct grog_linker *l, const struct grog_pack *const *pack, unsigned packs)
{
    const struct grog_pack_image *left[GROG_PACKS_MAX];
    if (packs > GROG_PACKS_MAX) {
        grog_fail(l->why, 0, "more than %d packs", GROG_PACKS_MAX);
        return false;
    }
    for (unsigned i = 0; i < packs; i++)
        left[i] = grog_pack_image(pack[i]);
    if (packs)
        qsort(left, packs, sizeof *left, by_name);
    if (l->base)
        l->part[0] = (struct grog_part){ .name = l->base->name, .cards = l->base->cards - 1 };
    l->parts = 1;
    if (!packs_fit(l, left, packs))
        return false;
    while (packs) {
        unsigned i = 0;
        while (i < packs && !can_come_next(l, left[i]))
            i++;
        if (i == packs)
            return tell_why_not(l, left, packs);
        l->part[l->parts++] = (struct grog_part){ .name = name_of(left[i]), .image = left[i],
                                                  .cards = left[i]->n[GROG_PACK_CARDS] };
        memmove(&left[i], &left[i + 1], (--packs - i) * sizeof *left);
    }
    return true;
}
