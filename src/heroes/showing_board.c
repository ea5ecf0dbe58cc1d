/* SPDX-License-Identifier: MIT */
/* showing_board.c -- the board as it is now, for faces: ground, edges, goals, zones, smoke; where things are; whether
 * one square sees another. */
#include "field.h"
#include "scenario.h"
#include "showing.h"

/* ---- where things are --------------------------------------------------------------------------------------- */

static struct grog_spot spot_of_unit(const struct heroes *h, unsigned slot)
{
    const struct unit *u = &h->unit[slot];
    if (!u->aboard)
        return (struct grog_spot){ .square = u->place };
    return (struct grog_spot){ .square = h->unit[u->aboard - 1].place, .with = unit_ref(h, u->aboard - 1u) };
}

struct grog_spot hn_spot_of(const struct grog_match *m, const struct grog_game *view, unsigned array, unsigned slot)
{
    const struct heroes *h = const_heroes(view);
    (void)m;
    if (array == ARRAY_UNIT)
        return spot_of_unit(h, slot);
    if (array == ARRAY_TOKEN && h->token[slot].unit)
        return (struct grog_spot){ .square = spot_of_unit(h, h->token[slot].unit - 1u).square,
                                   .with = unit_ref(h, h->token[slot].unit - 1u) };
    if (array == ARRAY_TOKEN && h->token[slot].holding && !lost_by(&h->token[slot]))
        return (struct grog_spot){ .with = holding_ref(h, h->token[slot].holding - 1u) };
    if (array == ARRAY_HOLDING && h->holding[slot].on)
        return (struct grog_spot){ .with = holding_ref(h, h->holding[slot].on - 1u) };
    return (struct grog_spot){ 0 };
}

/* ---- how ground and edges look ------------------------------------------------------------------------------ */

static const uint8_t by_look[LOOKS] = {
    [LOOK_ROAD] = GROG_LOOKS_ROAD, [LOOK_TRACK] = GROG_LOOKS_TRACK, [LOOK_SAND] = GROG_LOOKS_SAND,
    [LOOK_PAVING] = GROG_LOOKS_PAVED, [LOOK_BRIDGE] = GROG_LOOKS_BRIDGE, [LOOK_RAILS] = GROG_LOOKS_RAILS,
    [LOOK_WHEAT] = GROG_LOOKS_CROPS, [LOOK_ORCHARD] = GROG_LOOKS_ORCHARD, [LOOK_GARDEN] = GROG_LOOKS_GARDEN,
    [LOOK_FORD] = GROG_LOOKS_SHALLOW, [LOOK_MARSH] = GROG_LOOKS_SOFT, [LOOK_ROCKS] = GROG_LOOKS_ROCK,
    [LOOK_DUNE] = GROG_LOOKS_SLOPE, [LOOK_DITCH] = GROG_LOOKS_DITCH, [LOOK_BANK] = GROG_LOOKS_SLOPE,
    [LOOK_GRAVES] = GROG_LOOKS_GRAVES, [LOOK_LOGS] = GROG_LOOKS_LOGS, [LOOK_HAY] = GROG_LOOKS_PILE,
    [LOOK_FOXHOLE] = GROG_LOOKS_POSITION, [LOOK_TRENCH] = GROG_LOOKS_TRENCH, [LOOK_WIRE] = GROG_LOOKS_WIRE,
    [LOOK_HEDGEHOGS] = GROG_LOOKS_OBSTACLE, [LOOK_CRATER] = GROG_LOOKS_CRATER, [LOOK_WRECK] = GROG_LOOKS_WRECK,
    [LOOK_HEART] = GROG_LOOKS_DEEP_FOREST,
};
static const struct { uint16_t flags; uint8_t look; } by_flag[] = {
    { GROUND_BUNKER, GROG_LOOKS_BUNKER }, { GROUND_INSIDE, GROG_LOOKS_HOUSE }, { GROUND_RUIN, GROG_LOOKS_RUIN },
    { GROUND_POSITION, GROG_LOOKS_POSITION }, { GROUND_HEDGEROW, GROG_LOOKS_HEDGEROW },
    { GROUND_WATER, GROG_LOOKS_WATER }, { GROUND_BLOCKS, GROG_LOOKS_HEDGEROW },
    { GROUND_NO_INFANTRY, GROG_LOOKS_ROCK },
};

/* A look of its own, or what its symbols say. */
static uint8_t look_of(const struct ground *g)
{
    if (g->look < LOOKS && by_look[g->look])
        return by_look[g->look];
    for (unsigned i = 0; i < GROG_COUNT(by_flag); i++)
        if (g->flags & by_flag[i].flags)
            return by_flag[i].look;
    return g->obscures > 1 ? GROG_LOOKS_FOREST : g->obscures ? GROG_LOOKS_THICKET
         : g->flags & GROUND_DIFFICULT ? GROG_LOOKS_SOFT : GROG_LOOKS_OPEN;
}

static uint8_t look_of_edge(const struct edge *e)
{
    static const uint8_t by_look_of_edge[EDGE_LOOKS] = {
        [EDGE_STONES] = GROG_EDGE_LOW_WALL, [EDGE_FENCE] = GROG_EDGE_FENCE, [EDGE_TALL] = GROG_EDGE_TALL_HEDGE,
        [EDGE_SLIT] = GROG_EDGE_WINDOW, [EDGE_DOORWAY] = GROG_EDGE_DOORWAY,
    };
    if (!e->card && !e->flags && !e->obscures)
        return GROG_EDGE_NONE;
    if (e->look < EDGE_LOOKS && by_look_of_edge[e->look])
        return by_look_of_edge[e->look];
    if (e->flags & EDGE_ENTRANCE)
        return e->flags & EDGE_OPENING ? GROG_EDGE_DOOR : GROG_EDGE_SHUT_DOOR;
    if (e->flags & EDGE_OPENING)
        return GROG_EDGE_WINDOW;
    if (e->flags & EDGE_CLOSED)
        return e->flags & EDGE_BLOCKS ? GROG_EDGE_WALL : GROG_EDGE_FENCE;
    return e->flags & EDGE_BLOCKS ? GROG_EDGE_SHUT_DOOR : e->obscures ? GROG_EDGE_HEDGE : GROG_EDGE_DOORWAY;
}

static uint8_t letter_on(const struct grog_match *m, uint16_t card, unsigned number)
{
    return card ? (uint8_t)numbers_of(m, card)[number] : 0;
}

/* ---- the board ---------------------------------------------------------------------------------------------- */

static void show_edges(const struct grog_match *m, const struct field *f, int x, int y, struct grog_square *out)
{
    const struct edge *edge[2] = { edge_at(f, x, y, false), edge_at(f, x, y, true) };
    out->north = edge[0]->card;
    out->west = edge[1]->card;
    for (unsigned i = 0; i < 2; i++) {
        out->letters[i] = letter_on(m, edge[i]->card, EDGE_LETTER);
        out->looks[i] = look_of_edge(edge[i]);
        out->edge_hides[i] = edge[i]->obscures;
        out->edge_bits[i] = (uint8_t)((edge[i]->flags & EDGE_CLOSED ? GROG_EDGE_IS_CLOSED : 0)
                                      | (edge[i]->flags & EDGE_BLOCKS ? GROG_EDGE_IS_BLOCKING : 0)
                                      | (edge[i]->flags & EDGE_ENTRANCE ? GROG_EDGE_IS_ENTRANCE : 0)
                                      | (edge[i]->flags & EDGE_OPENING ? GROG_EDGE_IS_OPENING : 0));
    }
}

static void show_goal(const struct grog_match *m, const struct heroes *h, unsigned place, struct grog_square *out)
{
    uint16_t scenario = (uint16_t)m->setup[SETUP_SCENARIO];
    out->goal = plan_of(m)->objective[place];
    if (!out->goal || !scenario)
        return;
    unsigned held = h->held[out->goal - 1];
    out->worth = (uint8_t)scenario_worth(m, scenario, out->goal - 1u);
    out->holders = held ? plan_of(m)->sides[held - 1] : 0;
}

static const struct { uint16_t flags; uint8_t bit; } bits[] = {
    { GROUND_INSIDE, GROG_SQUARE_INSIDE }, { GROUND_RUIN, GROG_SQUARE_RUIN }, { GROUND_BLOCKS, GROG_SQUARE_BLOCKS },
    { GROUND_DIFFICULT, GROG_SQUARE_SLOW }, { GROUND_NO_INFANTRY | GROUND_WATER, GROG_SQUARE_NO_FOOT },
    { GROUND_NO_LIGHT | GROUND_WATER | GROUND_INSIDE, GROG_SQUARE_NO_LIGHT },
    { GROUND_NO_HEAVY | GROUND_WATER | GROUND_INSIDE, GROG_SQUARE_NO_HEAVY },
};

static void show_square(const struct grog_match *m, const struct heroes *h, const struct field *f, int x, int y,
                        struct grog_square *out)
{
    unsigned place = place_at(x, y);
    const struct ground *g = ground_at(f, place);
    out->ground = g->card;
    out->letter = letter_on(m, g->card, TERRAIN_LETTER);
    out->look = look_of(g);
    out->cover = g->defence;
    out->hides = g->obscures;
    for (unsigned i = 0; i < GROG_COUNT(bits); i++)
        out->bits |= (uint8_t)(g->flags & bits[i].flags ? bits[i].bit : 0);
    out->zones = plan_of(m)->zone[place];
    show_goal(m, h, place, out);
}

static void show_marks(const struct heroes *h, struct grog_board *out)
{
    for (unsigned i = 0; i < MARKS; i++) {
        unsigned at = h->mark_at[i];
        if (h->mark_type[i] == MARK_SMOKE && corner_i(at) < BOARD_SIDE && corner_j(at) < BOARD_SIDE)
            out->at[corner_i(at) + BOARD_SIDE * corner_j(at)].smoke = h->mark_level[i];
        else if ((h->mark_type[i] == MARK_MINE || h->mark_type[i] == MARK_CHARGE) && at && at <= PLACES)
            out->at[at - 1].lies = h->mark_card[i];
    }
}

void hn_show_board(const struct grog_match *m, const struct grog_game *view, struct grog_board *out)
{
    const struct heroes *h = const_heroes(view);
    struct field f;
    hn_field(m, h, &f);
    out->width = f.board->width;
    out->height = f.board->height;
    for (int y = 0; y <= out->height && y < BOARD_SIDE; y++)
        for (int x = 0; x <= out->width && x < BOARD_SIDE; x++) {
            struct grog_square *at = &out->at[x + BOARD_SIDE * y];
            show_edges(m, &f, x, y, at);
            if (is_on_board(f.board, x, y))
                show_square(m, h, &f, x, y, at);
        }
    show_marks(h, out);
}

/* ---- lines -------------------------------------------------------------------------------------------------- */

/* HN-LOS-04, HN-LOS-05  Who stands at either end does not stop the line; through infantry if one of them is a
 * vehicle. */
static struct line line_seen(const struct grog_match *m, const struct heroes *h, const struct field *f, unsigned from,
                             unsigned to)
{
    unsigned a = f->unit[from], b = f->unit[to];
    bool vehicle = (a && hn_class(m, &h->unit[a - 1]) != INFANTRY) || (b && hn_class(m, &h->unit[b - 1]) != INFANTRY);
    return line_between(f, from, to, vehicle ? THROUGH_INFANTRY : 0, a, b);
}

static bool are_places(unsigned from, unsigned to) { return from && to && from <= PLACES && to <= PLACES; }

struct grog_sightline hn_show_sight(const struct grog_match *m, const struct grog_game *view, unsigned from,
                                    unsigned to)
{
    struct field f;
    hn_field(m, const_heroes(view), &f);
    if (!are_places(from, to))
        return (struct grog_sightline){ .sight = GROG_BLOCKED };
    struct line line = line_seen(m, const_heroes(view), &f, from, to);
    return (struct grog_sightline){ .sight = line.sight, .penalty = line.penalty };
}

/* ---- what lies between ---------------------------------------------------------------------------------------- */

/* A line, and what would be better without one thing that lies in its way. */
struct crossing {
    const struct grog_match *m;
    const struct heroes *h;
    struct field f;
    unsigned from, to, n;
    struct line line;
    struct grog_toll *out;
};

/* The field is without it now: does that help? */
static void weigh(struct crossing *c, enum grog_toll_sort sort, unsigned place, uint16_t card)
{
    struct line now = line_seen(c->m, c->h, &c->f, c->from, c->to);
    bool opens = c->line.sight == BLOCKED && now.sight != BLOCKED;
    if (c->n < GROG_TOLLS && (opens || (c->line.sight == OBSCURED && now.penalty < c->line.penalty)))
        c->out[c->n++] = (struct grog_toll){ .square = (uint16_t)place, .card = card, .sort = (uint8_t)sort,
                                             .takes = (uint8_t)(opens ? 0 : c->line.penalty - now.penalty) };
}

static void weigh_edges(struct crossing *c, unsigned place)
{
    uint8_t whole = c->f.edges[place];
    for (unsigned shift = 0; shift < 8; shift += 4) {
        unsigned row = (unsigned)(whole >> shift) & 15u;
        if (!row)
            continue;
        c->f.edges[place] = (uint8_t)(whole & ~(15u << shift));
        weigh(c, GROG_TOLL_EDGE, place, c->f.board->edge[row].card);
    }
    c->f.edges[place] = whole;
}

static void weigh_square(struct crossing *c, unsigned place)
{
    uint8_t ground = c->f.ground[place];
    unsigned y = (place - 1) / BOARD_SIDE;
    uint64_t stands = c->f.stands[y], vehicles = c->f.vehicles[y], bit = UINT64_C(1) << (place - 1) % BOARD_SIDE;
    if (c->f.board->ground[ground].obscures || c->f.board->ground[ground].flags & GROUND_BLOCKS) {
        c->f.ground[place] = 0;
        weigh(c, GROG_TOLL_GROUND, place, c->f.board->ground[ground].card);
        c->f.ground[place] = ground;
    }
    if ((stands | vehicles) & bit) {
        c->f.stands[y] &= ~bit;
        c->f.vehicles[y] &= ~bit;
        weigh(c, GROG_TOLL_THING, place, 0);
        c->f.stands[y] = stands;
        c->f.vehicles[y] = vehicles;
    }
}

static void weigh_smoke(struct crossing *c)
{
    for (unsigned i = 0; i < c->f.smokes; i++) {
        uint8_t penalty = c->f.smoke[i].penalty;
        unsigned x = (unsigned)corner_i(c->f.smoke[i].corner), y = (unsigned)corner_j(c->f.smoke[i].corner);
        c->f.smoke[i].penalty = 0;
        weigh(c, GROG_TOLL_SMOKE, grog_square(x, y), 0);
        c->f.smoke[i].penalty = penalty;
    }
}

/* HN-TER-08, HN-TER-09  What each takes is what the line lacks without it, so that the rules alone count. */
unsigned hn_show_between(const struct grog_match *m, const struct grog_game *view, unsigned from, unsigned to,
                         struct grog_toll out[GROG_TOLLS])
{
    struct crossing c = { .m = m, .h = const_heroes(view), .from = from, .to = to, .out = out };
    if (!are_places(from, to))
        return 0;
    hn_field(m, c.h, &c.f);
    c.f.hides = false;
    c.line = line_seen(m, c.h, &c.f, from, to);
    for (int y = 0; c.line.sight != CLEAR && y < c.f.board->height; y++)
        for (int x = 0; x < c.f.board->width; x++) {
            unsigned place = place_at(x, y);
            weigh_edges(&c, place);
            if (place != from && place != to)
                weigh_square(&c, place);
        }
    if (c.line.sight == OBSCURED)
        weigh_smoke(&c);
    return c.n;
}
