/* SPDX-License-Identifier: MIT */
/* clash.c -- see clash.h. */
#include "clash.h"
#include "kernel/drawing.h"
#include "pack/pack.h"
#include "scenarios.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum { MOST = 200, DEEP = 3, MARGIN = 2 };

/* By points, the last for all above. */
static const struct clash_size sizes[] = {
    { 250, 1, 1, 6, 10, 2, 2 }, { 400, 2, 1, 7, 14, 4, 4 }, { UINT32_MAX, 2, 2, 8, 18, 6, 6 },
};

static int below(struct clash *c, int n) { return (int)grog_dice_below(&c->dice, (uint32_t)n); }

/* ---- what there is to choose from --------------------------------------------------------------------- */

static struct grog_drawing drawing_of(const struct clash *c, uint16_t card)
{
    const struct grog_card *k = &c->box->cards->card[card];
    const struct grog_card_kind *kind = &c->box->system->card_kinds[k->kind];
    for (unsigned i = 0; i < kind->fields; i++)
        if (kind->field[i].type == GROG_IS_DRAWING)
            return grog_drawing_of(k->number + kind->field[i].at);
    return (struct grog_drawing){ 0 };
}

/* Is it what another overlay falls to? */
static bool is_ruin(const struct clash *c, uint16_t card)
{
    uint8_t kind = c->box->cards->card[card].kind;
    for (uint32_t i = 1; i < c->box->cards->cards; i++)
        if (c->box->cards->card[i].kind == kind && field_of(c->box, (uint16_t)i, "ruin") == (int)card)
            return true;
    return false;
}

/* Boards of 12 by 10 squares, any two of which can lie side by side; or overlays that are no ruins. */
static unsigned cards_of(const struct clash *c, const char *name, uint16_t out[MOST])
{
    uint8_t kind = kind_called(c->box, name);
    unsigned n = 0;
    for (uint32_t i = 1; i < c->box->cards->cards && n < MOST; i++) {
        struct grog_drawing d = c->box->cards->card[i].kind == kind ? drawing_of(c, (uint16_t)i)
                                                                     : (struct grog_drawing){ 0 };
        bool board = d.w == 12 && d.h == 10;
        if (d.w && (!strcmp(name, "board") ? board : !is_ruin(c, (uint16_t)i)))
            out[n++] = (uint16_t)i;
    }
    return n;
}

/* ---- the field ------------------------------------------------------------------------------------------- */

/* Where it comes to lie if the field is turned by half. */
static struct clash_rect opposite(const struct clash *c, struct clash_rect r)
{
    return (struct clash_rect){ c->w - r.x - r.w, c->h - r.y - r.h, r.w, r.h };
}

static bool lay_boards(struct clash *c)
{
    uint16_t all[MOST];
    unsigned n = cards_of(c, "board", all);
    int across = c->size->across, down = c->size->down, boards = across * down;
    if (!n)
        return false;
    c->middle = boards == 1 ? MARGIN : 0;
    c->w = 12 * across + 2 * c->middle;
    c->h = 10 * down;
    for (int i = 0; i < (boards + 1) / 2; i++) {
        struct clash_rect at = { c->middle + 12 * i, 0, 12, 10 };
        uint16_t card = all[below(c, (int)n)];
        c->board[c->boards++] = (struct clash_laid){ card, at, 0 };
        if (boards > 1)
            c->board[c->boards++] = (struct clash_laid){ card, opposite(c, at), 2 };
    }
    return true;
}

static bool overlap(struct clash_rect a, struct clash_rect b)
{
    return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

/* West and east, or of a high field north and south. */
static struct clash_rect zone_of(const struct clash *c, unsigned side)
{
    struct clash_rect first = c->size->down > 1 ? (struct clash_rect){ 0, 0, c->w, DEEP }
                                                : (struct clash_rect){ 0, 0, DEEP, c->h };
    return side ? opposite(c, first) : first;
}

/* A place for it in the first side's half, or just in the field if it has no other half. */
static struct clash_rect any_place(struct clash *c, int w, int h)
{
    bool high = c->size->down > 1;
    int wide = high ? c->w : c->w / 2, tall = high ? c->h / 2 : c->h;
    return (struct clash_rect){ below(c, wide - w + 1), below(c, tall - h + 1), w, h };
}

static bool is_free(const struct clash *c, struct clash_rect r)
{
    if (overlap(r, zone_of(c, 0)) || overlap(r, zone_of(c, 1)) || overlap(r, opposite(c, r)))
        return false;
    for (unsigned i = 0; i < c->overlays; i++)
        if (overlap(r, c->overlay[i].at))
            return false;
    return true;
}

/* Overlays by pairs, the one turned by half against the other. */
static void lay_overlays(struct clash *c)
{
    uint16_t all[MOST];
    unsigned n = cards_of(c, "overlay", all), most = 2 * c->size->pairs;
    for (unsigned tried = 0; n && tried < 400 && c->overlays < most; tried++) {
        uint16_t card = all[below(c, (int)n)];
        int turns = below(c, 2);
        struct grog_drawing d = drawing_of(c, card);
        int w = (int)(turns ? d.h : d.w), h = (int)(turns ? d.w : d.h);
        if (w > c->w / 2 - DEEP || h > c->h / 2)
            continue;
        struct clash_rect at = any_place(c, w, h);
        if (!is_free(c, at))
            continue;
        c->overlay[c->overlays++] = (struct clash_laid){ card, at, turns };
        c->overlay[c->overlays++] = (struct clash_laid){ card, opposite(c, at), turns + 2 };
    }
}

/* One in the middle; and one before each side, wherever that may be. */
static void lay_goals(struct clash *c)
{
    c->goal[0] = (struct clash_rect){ c->w / 2 - 2, c->h / 2 - 1, 4, 2 };
    do
        c->goal[1] = any_place(c, 3, 2);
    while (overlap(c->goal[1], zone_of(c, 0)) || overlap(c->goal[1], c->goal[0])
           || overlap(c->goal[1], opposite(c, c->goal[1])));
    c->goal[2] = opposite(c, c->goal[1]);
}

/* ---- the armies -------------------------------------------------------------------------------------------- */

/* A ready army of that size for a nation that is usually on this side; 0: there is none. */
static uint16_t army_for(struct clash *c, int side)
{
    uint16_t all[MOST];
    uint8_t kind = kind_called(c->box, "army");
    int n = 0;
    for (uint32_t i = 1; i < c->box->cards->cards && n < MOST; i++)
        if (c->box->cards->card[i].kind == kind && field_of(c->box, (uint16_t)i, "points") == (int)c->points
            && field_of(c->box, (uint16_t)field_of(c->box, (uint16_t)i, "nation"), "side") == side)
            all[n++] = (uint16_t)i;
    return n ? all[below(c, n)] : 0;
}

bool clash_draw(struct clash *c)
{
    uint8_t bytes[GROG_SEED_BYTES];
    grog_seed_from_number(c->seed, bytes);
    grog_dice_seed(&c->dice, bytes);
    for (c->size = sizes; c->points > c->size->points; )
        c->size++;
    if (!lay_boards(c))
        return false;
    lay_overlays(c);
    lay_goals(c);
    int first = below(c, 2);
    for (unsigned i = 0; i < 2; i++)
        c->army[i] = army_for(c, (first + (int)i) % 2);
    snprintf(c->name, sizeof c->name, "Clash %" PRIu64 " at %.60s", c->seed,
             c->box->cards->card[c->board[0].card].name);
    return true;
}

/* ---- as a pack ----------------------------------------------------------------------------------------------- */

static const char *name_of(const struct clash *c, uint16_t card) { return c->box->cards->card[card].name; }

static void print_laid(const struct clash *c, const char *what, const struct clash_laid *l, unsigned n,
                       struct grog_text *t)
{
    grog_print(t, "  %s = {", what);
    for (unsigned i = 0; i < n; i++)
        grog_print(t, "%s \"%s\"", i ? "," : "", name_of(c, l[i].card));
    grog_print(t, " },\n  %s_at = {", what);
    for (unsigned i = 0; i < n; i++)
        grog_print(t, "%s { %d, %d, %d }", i ? "," : "", l[i].at.x, l[i].at.y, l[i].turns);
    grog_print(t, " },\n");
}

static void print_rect(struct clash_rect r, struct grog_text *t)
{
    grog_print(t, "x = %d, y = %d, width = %d, height = %d", r.x, r.y, r.w, r.h);
}

void clash_print_scenario(const struct clash *c, struct grog_text *t)
{
    unsigned points = (unsigned)c->points;
    grog_print(t, "-- Squares are counted from 0, from west to east and from north to south.\n");
    grog_print(t, "scenario \"%s\" {\n  difficulty = %d, rounds = %d, initiative = 2, goal = %d,\n"
                  "  budget_a = %u, budget_b = %u, width = %d, height = %d,\n", c->name, c->size->difficulty,
               c->size->rounds, c->size->goal, points, points, c->w, c->h);
    print_laid(c, "boards", c->board, c->boards, t);
    if (c->overlays)
        print_laid(c, "overlays", c->overlay, c->overlays, t);
    for (unsigned i = 0; i < 2; i++) {
        grog_print(t, i ? ", " : "  zones = { ");
        grog_print(t, "{ seat = %u, ", i);
        print_rect(zone_of(c, i), t);
        grog_print(t, i ? " } },\n" : " }");
    }
    grog_print(t, "  objectives = {\n");
    for (unsigned i = 0; i < 3; i++) {
        grog_print(t, "    { type = %u, ", i ? 1 : 0);
        print_rect(c->goal[i], t);
        grog_print(t, ", points = %u, owner = 2 },\n", i ? 2 : 4);
    }
    grog_print(t, "  },\n");
    if (c->army[0] && c->army[1])
        grog_print(t, "  armies = { \"%s\", \"%s\" },\n", name_of(c, c->army[0]), name_of(c, c->army[1]));
    grog_print(t, "  text = \"%u army points a side. More points win after %d rounds; %d end it.\",\n}\n", points,
               c->size->rounds, c->size->goal);
}

/* The packs that its cards are of: a card's id begins with it. */
static void print_needs(const struct clash *c, struct grog_text *t)
{
    const char *seen[CLASH_BOARDS + CLASH_OVERLAYS + 2];
    uint16_t card[CLASH_BOARDS + CLASH_OVERLAYS + 2];
    unsigned n = 0, cards = 0;
    for (unsigned i = 0; i < c->boards; i++)
        card[cards++] = c->board[i].card;
    for (unsigned i = 0; i < c->overlays; i++)
        card[cards++] = c->overlay[i].card;
    for (unsigned i = 0; i < 2; i++)
        if (c->army[i])
            card[cards++] = c->army[i];
    for (unsigned i = 0; i < cards; i++) {
        const char *id = c->box->cards->text[card[i]].id;
        size_t size = strcspn(id, ":");
        unsigned k = 0;
        while (k < n && (strncmp(seen[k], id, size) != 0 || seen[k][size] != ':'))
            k++;
        if (k < n)
            continue;
        grog_print(t, "%s\"%.*s\"", n ? ", " : "", (int)size, id);
        seen[n++] = id;
    }
}

void clash_print_pack(const struct clash *c, struct grog_text *t)
{
    grog_print(t, "-- A battle by lot: grognard clash --points %u --seed %" PRIu64 ".  Change it as you like.\n"
                  "pack \"clash-%u-%" PRIu64 "\" {\n  title   = \"%s\",\n  version = \"1\",\n  system  = \"heroes\",\n"
                  "  needs   = { ", (unsigned)c->points, c->seed, (unsigned)c->points, c->seed, c->name);
    print_needs(c, t);
    grog_print(t, " },\n}\n");
}
