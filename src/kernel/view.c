/* SPDX-License-Identifier: MIT */
/* view.c -- a game with blanks, a game without, and the bytes of a game.
 *
 * What always holds here:
 *   (1) a view has no card that its seat may not see, only backs; no dice; no
 *       setting of another person's; so whoever has the view has nothing more;
 *   (2) view(fill(v)) = v: a filled game differs from its view in hidden places only;
 *   (3) canonical(g) = g for every game that the rules have made. */
#include "pile.h"
#include "sha256.h"
#include "state.h"
#include "thing.h"

#include <string.h>

/* ---- view ---------------------------------------------------------------- */

/* A place that holds a card: every pile's and thing's, in one fixed order.  zone: of a thing, n_zones. */
typedef void on_place(void *arg, const struct grog_match *m, unsigned zone, uint16_t *card);

/* Visit the places whose card the seat may not see; sets are left sorted. */
static void each_hidden(const struct grog_match *m, struct grog_game *g, unsigned seat, on_place *visit, void *arg)
{
    const struct grog_system *s = m->system;
    for (unsigned z = 0; z < s->n_zones; z++)
        for (unsigned i = 0; i < s->zones[z].piles; i++) {
            if (grog_sees_pile(m, g, &s->zones[z], i, seat))
                continue;
            uint16_t *pile = grog_pile(m, g, z, i);
            unsigned hidden = pile[0] && grog_top_is_open(m, &s->zones[z]) ? pile[0] - 1u : pile[0];
            for (unsigned k = 1; k <= hidden; k++)
                visit(arg, m, z, &pile[k]);
            if (s->zones[z].order == GROG_SET_OF)
                grog_sort(pile + 1, pile[0]);
        }
    for (unsigned a = 0; a < s->n_arrays; a++)
        for (unsigned i = 0; i < s->arrays[a].room; i++) {
            struct grog_thing *t = grog_thing_in(m, g, a, i);
            if (t->live && !grog_sees_thing(m, t, seat))
                visit(arg, m, s->n_zones, &t->card);
        }
}

static void turn_down(void *arg, const struct grog_match *m, unsigned zone, uint16_t *card)
{
    (void)arg, (void)zone;
    *card = grog_card(m, *card)->back;
}

static void blank_table(const struct grog_match *m, struct grog_game *g, unsigned seat)
{
    memset(&g->dice, 0, sizeof g->dice);
    for (unsigned s = 0; s < m->seats; s++)
        if (s != seat)
            memset(g->table.reaction[s], 0, sizeof g->table.reaction[s]);
}

void grog_view(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_game *out)
{
    GROG_ASSERT(out != g && seat <= GROG_SPECTATOR);
    memcpy(out, g, m->system->state_bytes);
    blank_table(m, out, seat);
    each_hidden(m, out, seat, turn_down, NULL);
    if (m->system->view)
        m->system->view(m, out, seat);
}

/* ---- fill ---------------------------------------------------------------- */

/* How many copies of each of the match's titles have not been seen. */
struct unseen {
    struct grog_dice dice;
    uint16_t copies[GROG_TITLES_MAX];
};

static void count_unseen(const struct grog_match *m, const struct grog_game *view, struct unseen *u)
{
    uint16_t seen[GROG_TITLES_MAX];
    GROG_ASSERT(m->titles <= GROG_TITLES_MAX);
    grog_census(m, view, seen);
    for (unsigned i = 0; i < m->titles; i++)
        u->copies[i] = m->copies[i] > seen[i] ? (uint16_t)(m->copies[i] - seen[i]) : 0;
}

/* With this back, and of those that may lie there? */
static bool may_be(const struct grog_match *m, unsigned zone, uint16_t card, uint16_t back)
{
    return grog_card(m, card)->back == back
        && (zone == m->system->n_zones || !m->system->lies || m->system->lies(m, zone, card));
}

/* One of the titles that can lie here, each copy alike: its index, or titles. */
static unsigned pick_title(struct grog_dice *dice, const struct grog_match *m, const uint16_t *copies, unsigned zone,
                           uint16_t back)
{
    uint32_t left = 0;
    for (unsigned i = 0; i < m->titles; i++)
        left += copies[i] && may_be(m, zone, m->title[i], back) ? copies[i] : 0;
    uint32_t nth = left ? grog_dice_below(dice, left) : 0;
    for (unsigned i = 0; left && i < m->titles; i++) {
        if (!copies[i] || !may_be(m, zone, m->title[i], back))
            continue;
        if (nth < copies[i])
            return i;
        nth -= copies[i];
    }
    return m->titles;
}

/* Put in one of the unseen titles with the back that lies here.  A position may have more cards than its setup: when
 * all of them have been seen, it is any of the titles; and if none of them can lie here, any card that can. */
static void turn_up(void *arg, const struct grog_match *m, unsigned zone, uint16_t *card)
{
    struct unseen *u = arg;
    uint16_t back = *card;
    unsigned i = pick_title(&u->dice, m, u->copies, zone, back);
    if (i < m->titles)
        u->copies[i]--;
    else
        i = pick_title(&u->dice, m, m->copies, zone, back);
    if (i < m->titles) {
        *card = m->title[i];
        return;
    }
    for (uint32_t c = 1; c < m->cards->cards; c++)
        if (c != back && may_be(m, zone, (uint16_t)c, back)) {
            *card = (uint16_t)c;
            return;
        }
}

void grog_fill(const struct grog_match *m, const struct grog_game *view, unsigned seat,
               const uint8_t seed[GROG_SEED_BYTES], struct grog_game *out)
{
    struct unseen u;
    GROG_ASSERT(out != view && seat <= GROG_SPECTATOR);
    memcpy(out, view, m->system->state_bytes);
    grog_dice_seed(&u.dice, seed);
    count_unseen(m, view, &u);
    each_hidden(m, out, seat, turn_up, &u);
    if (m->system->fill)
        m->system->fill(m, out, seat, &u.dice);
    out->dice = u.dice;
}

/* ---- bytes --------------------------------------------------------------- */

static void zero_after(void *at, size_t used, size_t room) { memset((unsigned char *)at + used, 0, room - used); }

void grog_canonical(const struct grog_match *m, const struct grog_game *g, struct grog_game *out)
{
    const struct grog_system *s = m->system;
    GROG_ASSERT(out != g && g->depth <= GROG_FRAMES && g->triggers <= GROG_TRIGGERS && g->dice.left <= 16);
    memcpy(out, g, s->state_bytes);
    zero_after(out->frame, g->depth * sizeof g->frame[0], sizeof g->frame);
    zero_after(out->trigger, g->triggers * sizeof g->trigger[0], sizeof g->trigger);
    memset(out->dice.block, 0, (size_t)(16 - out->dice.left) * sizeof out->dice.block[0]);    /* the used words */
    for (unsigned z = 0; z < s->n_zones; z++)
        for (unsigned i = 0; i < s->zones[z].piles; i++) {
            uint16_t *pile = grog_pile(m, out, z, i);
            GROG_ASSERT(pile[0] <= s->zones[z].room);
            zero_after(pile, 2u * (1u + pile[0]), 2u * (1u + s->zones[z].room));
            if (s->zones[z].order == GROG_SET_OF)
                grog_sort(pile + 1, pile[0]);
        }
    for (unsigned a = 0; a < s->n_arrays; a++)
        for (unsigned i = 0; i < s->arrays[a].room; i++) {
            struct grog_thing *t = grog_thing_in(m, out, a, i);
            uint8_t gen = t->gen;
            if (!t->live) {
                memset(t, 0, s->arrays[a].stride);
                t->gen = gen;
            }
        }
}

void grog_hash(const struct grog_match *m, const struct grog_game *g, uint8_t hash[GROG_HASH_BYTES])
{
    grog_sha256(g, m->system->state_bytes, hash);
}
