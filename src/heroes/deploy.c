/* SPDX-License-Identifier: MIT */
/* deploy.c -- Deployment: each player puts his counters into his zones, in the order he likes.
 *
 * One is taken up after the other, vehicles first, so that others can be put into them; he may take up another. */
#include "deploy.h"
#include "procedure.h"
#include "step.h"
#include "transport.h"

/* HN-ABL-100  Its Scout, by its counter or by an option. */
static int scout_of(const struct grog_match *m, const struct grog_game *g, unsigned slot)
{
    const struct heroes *h = const_heroes(g);
    const int16_t *n = numbers_of(m, h->unit[slot].thing.card);
    int printed = n[FACE_SCOUT], given = hn_value(m, g, VALUE_SCOUT, unit_ref(h, slot), 0, 0);
    return printed > given ? printed : given;
}

/* ---- where --------------------------------------------------------------------------------------------- */

static bool is_in_zone(const struct ground_plan *p, unsigned seat, unsigned place)
{
    return p->zone[place] >> seat & 1;
}

/* The squares of a seat's zones and so many spaces beyond: a bit for each square of a line. */
static void spread_zone(const struct ground_plan *p, unsigned seat, int beyond, uint64_t out[BOARD_SIDE])
{
    uint64_t wide[BOARD_SIDE];
    int height = p->board.height;
    for (int y = 0; y < height; y++) {
        wide[y] = p->zones[seat][y];
        for (int i = 0; i < beyond && i < BOARD_SIDE; i++)
            wide[y] |= wide[y] << 1 | wide[y] >> 1;
    }
    for (int y = 0; y < height; y++) {
        out[y] = 0;
        for (int from = y > beyond ? y - beyond : 0; from <= y + beyond && from < height; from++)
            out[y] |= wide[from];
    }
}

/* HN-ABL-101, HN-ABL-102  Not at an objective, nor beside one. */
static bool is_at_objective(const struct ground_plan *p, unsigned place)
{
    if (p->objective[place])
        return true;
    for (unsigned d = 0; d < DIRECTIONS; d++) {
        unsigned beside = neighbour(&p->board, place, d);
        if (beside && p->objective[beside])
            return true;
    }
    return false;
}

/* Who is being put down: whose, and how far beyond the zone it may go. */
struct arrival {
    const struct grog_match *m;
    const struct grog_game *g;
    const struct field *f;
    unsigned slot, seat;
    int scout;
    bool anywhere;                  /* no zone keeps it from where there is room */
    uint64_t spread[BOARD_SIDE];    /* of a scout: the zone and as far beyond as it may go */
};

static void arrives(const struct grog_match *m, const struct grog_game *g, const struct field *f, unsigned slot,
                    struct arrival *out)
{
    out->m = m;
    out->g = g;
    out->f = f;
    out->slot = slot;
    out->seat = const_heroes(g)->unit[slot].thing.owner;
    out->scout = scout_of(m, g, slot);
    out->anywhere = false;
    if (out->scout)
        spread_zone(plan_of(m), out->seat, out->scout, out->spread);
}

/* HN-SET-10, HN-ABL-100 to HN-ABL-102  In a zone of the seat's; a Scout also so far from one, but never on an
 * objective. */
static grog_rule is_off_limits(const struct arrival *a, unsigned place)
{
    const struct ground_plan *p = plan_of(a->m);
    if (is_in_zone(p, a->seat, place))
        return 0;
    if (!a->scout || !(a->spread[place_y(place)] >> place_x(place) & 1))
        return R_SET_10;
    return is_at_objective(p, place) ? R_ABL_101 : 0;
}

static grog_rule may_deploy(const struct arrival *a, unsigned place)
{
    grog_rule off = a->anywhere ? 0 : is_off_limits(a, place);
    return off ? off : hn_may_stand(a->m, a->g, a->f, a->slot, place);
}

/* Does another unit stand there?  One that has a place but no facing yet may lie over it in the field. */
static bool is_taken(const struct arrival *a, unsigned place)
{
    const struct heroes *h = const_heroes(a->g);
    uint16_t square[2];
    if (a->f->unit[place] != a->slot + 1)
        return a->f->unit[place];
    EACH_UNIT(h, i)
        if (i != a->slot && is_on_foot_or_wheels(&h->unit[i]))
            for (unsigned n = hn_squares(a->m, h, &h->unit[i], square); n; n--)
                if (square[n - 1] == place)
                    return true;
    return false;
}

/* A two-space vehicle needs room behind it; guns look along an edge (HN-FIR-12). */
static grog_rule may_face(const struct arrival *a, unsigned place, unsigned facing)
{
    const int16_t *n = numbers_of(a->m, const_heroes(a->g)->unit[a->slot].thing.card);
    if (n[UNIT_CLASS] == INFANTRY)
        return facing % 2 ? R_FIR_12 : 0;
    if (n[UNIT_LENGTH] < 2)
        return 0;
    unsigned tail = neighbour(a->f->board, place, turned_by(facing, 4));
    if (!tail || is_cut(a->f, place, turned_by(facing, 4)))
        return R_VMV_01;
    return is_taken(a, tail) ? R_MOV_07 : may_deploy(a, tail);
}

static bool can_face(const struct arrival *a, unsigned place)
{
    for (unsigned d = 0; d < DIRECTIONS; d++)
        if (!may_face(a, place, d))
            return true;
    return false;
}

/* ---- which side up --------------------------------------------------------------------------------------- */

/* HN-SET-12 to HN-SET-14, HN-ABL-05, HN-ABL-93, HN-ABL-103, HN-ABL-125, HN-TRT-28  The intact side is up; some
 * choose their other side, or lie concealed. */
static grog_rule may_show(const struct arrival *a, enum side_up up)
{
    const int16_t *n = numbers_of(a->m, const_heroes(a->g)->unit[a->slot].thing.card);
    const int16_t *reverse = n[UNIT_REVERSE] ? numbers_of(a->m, (uint16_t)n[UNIT_REVERSE]) : NULL;
    switch (up) {
    case UP_FRONT:     return n[UNIT_RUSE] ? R_TRT_28 : 0;
    case UP_REVERSE:   return !reverse || n[UNIT_CLASS] != INFANTRY ? R_SET_14
                            : reverse[FACE_DAMAGED] && !a->scout ? R_SET_12 : 0;
    default:           return n[UNIT_RUSE] || n[FACE_TURNS] == TURNS_AMBUSH ? 0 : R_ABL_05;     /* UP_CONCEALED */
    }
}

/* Squares of a line that are worth a look, as bits: all of it for whoever asks why not. */
static uint64_t candidates(const struct arrival *a, int y, const struct grog_list *l)
{
    const uint64_t all = ~UINT64_C(0) >> (BOARD_SIDE - a->f->board->width);
    return grog_seeks(l) ? all : a->scout ? a->spread[y] & all : plan_of(a->m)->zones[a->seat][y];
}

static void offer_places(const struct grog_match *m, const struct grog_game *g, unsigned slot, struct grog_list *l)
{
    const struct heroes *h = const_heroes(g);
    const struct board *b = &plan_of(m)->board;
    struct field f;
    hn_field(m, h, &f);
    struct arrival a;
    arrives(m, g, &f, slot, &a);
    grog_rule shows[SIDES_UP];
    for (unsigned up = 0; up < SIDES_UP; up++)
        shows[up] = may_show(&a, (enum side_up)up);
    for (int y = 0; y < b->height; y++)
        for (uint64_t squares = candidates(&a, y, l); squares; squares &= squares - 1) {
            unsigned place = place_at(__builtin_ctzll(squares), y);
            grog_rule forbidden = is_off_limits(&a, place);
            if (grog_skips(l, forbidden))
                continue;
            forbidden = forbidden ? forbidden : hn_may_stand(m, g, &f, slot, place);
            if (!forbidden && !can_face(&a, place))
                forbidden = R_VMV_01;
            for (unsigned up = 0; up < SIDES_UP; up++)
                grog_offer(l, grog_option(VERB_DEPLOY, slot + 1, up, 0, place), forbidden ? forbidden : shows[up]);
        }
}

/* HN-ABL-104  Into a vehicle that stands outside the zone only scouts go. */
static grog_rule may_go_aboard(const struct grog_match *m, const struct grog_game *g, unsigned slot, unsigned vehicle)
{
    const struct heroes *h = const_heroes(g);
    const struct unit *v = &h->unit[vehicle];
    uint16_t square[2];
    grog_rule full = hn_may_board(m, h, slot, vehicle);
    if (full)
        return full;
    for (unsigned n = hn_squares(m, h, v, square); n; n--)
        if (!is_in_zone(plan_of(m), h->unit[slot].thing.owner, square[n - 1]) && !scout_of(m, g, slot))
            return R_ABL_104;
    return 0;
}

static void offer_deployment(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct heroes *h = const_heroes(g);
    unsigned slot = grog_ref_slot(g->frame[g->depth - 1].actor);
    offer_places(m, g, slot, l);
    EACH_UNIT(h, i)
        if (i != slot && h->unit[i].thing.owner == seat && h->unit[i].place && !h->unit[i].thing.hidden
            && hn_face(m, &h->unit[i])[FACE_TRANSPORT])
            grog_offer(l, grog_option(VERB_ABOARD, slot + 1, 0, 0, unit_ref(h, i)), may_go_aboard(m, g, slot, i));
}

static bool is_to_come(const struct unit *u, unsigned seat)
{
    return u->thing.live && u->thing.owner == seat && !u->place && !u->aboard && !(u->flags & UNIT_LATE);
}

/* Is it the same to its owner: of one card, tile and option? */
static bool is_same(const struct grog_match *m, const struct unit *a, const struct unit *b)
{
    const struct roster *r = plan_of(m)->roster;
    return a->thing.card == b->thing.card && r[a->roster].tile == r[b->roster].tile
        && r[a->roster].option == r[b->roster].option;
}

/* HN-SET-11  Another counter, once before each is put down; equal ones once. */
static void offer_others(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct heroes *h = const_heroes(g);
    const struct grog_frame *f = &g->frame[g->depth - 1];
    unsigned slot = grog_ref_slot(f->actor), sorts = 1;
    uint8_t sort[UNITS] = { (uint8_t)slot };            /* the first of each that are the same */
    grog_rule chosen = f->local[DEPLOY_CHOSEN] ? R_SET_11 : 0;
    if (grog_skips(l, chosen))
        return;
    EACH_UNIT(h, i) {
        bool again = i == slot || !is_to_come(&h->unit[i], seat);
        for (unsigned k = 0; k < sorts && !again; k++)
            again = is_same(m, &h->unit[i], &h->unit[sort[k]]);
        if (again)
            continue;
        sort[sorts++] = (uint8_t)i;
        grog_offer(l, grog_option(VERB_TAKE_UP, i + 1, 0, 0, 0), chosen);
    }
}

/* What finds no room takes no part. */
void hn_list_deploy(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    uint32_t before = l->n;
    offer_deployment(m, g, seat, l);
    bool found = l->seek ? hn_has_option(m, g, seat, offer_deployment) : l->n > before;
    grog_offer(l, grog_option(VERB_DONE, 0, 0, 0, 0), found ? R_SET_10 : 0);
    offer_others(m, g, seat, l);
}

void hn_list_facing(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    unsigned slot = grog_ref_slot(g->frame[g->depth - 1].actor);
    unsigned place = const_heroes(g)->unit[slot].place;
    struct field f;
    (void)seat;
    hn_field(m, const_heroes(g), &f);
    struct arrival a;
    arrives(m, g, &f, slot, &a);
    a.anywhere = !can_face(&a, place);                  /* turned up, it may be no Scout any more, and lies there */
    for (unsigned d = 0; d < DIRECTIONS; d++)
        grog_offer(l, grog_option(VERB_FACE, slot + 1, d, 0, 0), may_face(&a, place, d));
}

/* The next of the seat's counters that is not on the board; vehicles first, so that others can be put into them. */
static int next_to_deploy(const struct grog_match *m, const struct heroes *h, unsigned seat)
{
    for (unsigned vehicles = 0; vehicles < 2; vehicles++)
        EACH_UNIT(h, i)
            if (is_to_come(&h->unit[i], seat)
                && (numbers_of(m, h->unit[i].thing.card)[UNIT_CLASS] == INFANTRY) == (vehicles == 1))
                return (int)i;
    return -1;
}

/* ---- facing ------------------------------------------------------------------------------------------------ */

static bool has_arc(const struct grog_match *m, const int16_t *face)
{
    return face[FACE_WEAPON] && numbers_of(m, (uint16_t)face[FACE_WEAPON])[WEAPON_ARC] != ARC_ALL;
}

static bool is_gun(const struct grog_match *m, uint16_t card)
{
    const int16_t *n = numbers_of(m, card);
    return n[UNIT_CLASS] == INFANTRY
        && (has_arc(m, n) || (n[UNIT_REVERSE] && has_arc(m, numbers_of(m, (uint16_t)n[UNIT_REVERSE]))));
}

/* HN-FIR-12  Infantry with a limited arc is turned to an edge.  So is every concealed unit of an army, if one that
 * could lie there has such an arc: that it is asked for shall not tell what it is. */
bool hn_faces_edge(const struct grog_match *m, const struct unit *u)
{
    const struct ground_plan *p = plan_of(m);
    uint16_t seen = grog_face(m, &u->thing);
    if (!u->thing.hidden)
        return is_gun(m, u->thing.card);
    for (unsigned i = 1; i <= p->n_roster; i++)
        if (p->roster[i].seat == u->thing.owner && grog_card(m, p->roster[i].card)->back == seen
            && is_gun(m, p->roster[i].card))
            return true;
    return false;
}

void hn_turn_to(struct grog_run *r, uint16_t unit, uint16_t direction)
{
    GROG_ASSERT(direction < DIRECTIONS);
    unit_of(r, unit)->facing = (uint8_t)direction;
    TELL(TOLD_FACES, unit, direction);
}

static bool turns_to_face(const struct grog_match *m, const struct unit *u)
{
    return hn_class(m, u) != INFANTRY || hn_faces_edge(m, u);
}

static void show(struct grog_run *r, uint16_t unit, enum side_up up)
{
    struct unit *u = unit_of(r, unit);
    if (up == UP_REVERSE)
        u->flags |= UNIT_TURNED;
    if (up == UP_CONCEALED) {
        grog_tell(r, TOLD_CONCEALED, 1u << u->thing.owner,
                  (struct grog_event){ .object = { unit, u->place, u->thing.card } });
        return;
    }
    grog_reveal(r, &u->thing);
    TELL(TOLD_DEPLOYED, unit, u->place, u->thing.card);
    if (up == UP_REVERSE)
        TELL(TOLD_TURNED, unit, hn_side_up(r->m, u));
}

/* He takes up another one. */
static void take_up(struct grog_run *r, struct grog_frame *f)
{
    f->actor = unit_ref(const_heroes(r->g), r->answer.option.actor - 1u);
    f->local[DEPLOY_CHOSEN] = 1;
    TELL(TOLD_TAKES_UP, f->actor);
}

/* HN-SET-11  All counters of a seat.  actor: the one that is being put down. */
enum grog_flow hn_deploy(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_DEPLOY);
    struct heroes *h = heroes(r->g);
    int next;
    BEGIN;
    while ((next = next_to_deploy(r->m, h, f->seat)) >= 0) {
        if (!f->local[DEPLOY_CHOSEN])
            f->actor = unit_ref(h, (unsigned)next);
        ASK(DEPLOY_PLACE, ASK_DEPLOY, 1u << f->seat);
        if (r->answer.seat == GROG_NOBODY)
            return GROG_DONE;
        f->local[DEPLOY_CHOSEN] = 0;
        if (r->answer.option.verb == VERB_TAKE_UP) {
            take_up(r, f);
            continue;
        }
        if (r->answer.option.verb == VERB_DONE) {
            hn_eliminate(r, f->actor);
            continue;
        }
        if (r->answer.option.verb == VERB_ABOARD) {
            unit_of(r, f->actor)->aboard = (uint8_t)(grog_ref_slot(r->answer.option.object[2]) + 1);
            show(r, f->actor, UP_FRONT);
            TELL(TOLD_BOARDS, f->actor, r->answer.option.object[2]);
            continue;
        }
        unit_of(r, f->actor)->place = r->answer.option.object[2];
        show(r, f->actor, (enum side_up)r->answer.option.object[0]);
        if (turns_to_face(r->m, unit_of(r, f->actor))) {
            ASK(DEPLOY_FACING, ASK_FACING, 1u << f->seat);
            if (r->answer.seat == GROG_NOBODY) {                /* he left; it faces nowhere, and stays in the box */
                unit_of(r, f->actor)->place = 0;
                return GROG_DONE;
            }
            hn_turn_to(r, f->actor, r->answer.option.object[0]);
        }
    }
    END;
}

/* It is on its square, and faces nowhere yet. */
bool hn_is_put_down(const struct heroes *h, unsigned slot)
{
    const struct grog_frame *f = &h->game.frame[h->game.depth ? h->game.depth - 1 : 0];
    return f->proc == PROC_DEPLOY && f->step == DEPLOY_FACING && grog_ref_slot(f->actor) == slot;
}

/* ---- where it rests, and a sound frame of it ---------------------------------------------------------- */

const struct grog_step hn_deploy_steps[DEPLOY_RESTS] = {
    STARTS, [DEPLOY_PLACE] = ASKS("place", R_SET_10, ASK_DEPLOY),
    [DEPLOY_FACING] = ASKS("facing", R_FIR_12, ASK_FACING),
};

const struct grog_local hn_deploy_locals[DEPLOY_LOCALS] = { { "chosen", 0, 1 } };

/* The counter that it asks about is the seat's own, and none that comes later (HN-OOP-27); it is put down first, and
 * faces somewhere then. */
static bool deploy_fits(const struct grog_match *m, const struct heroes *h, const struct grog_frame *f, bool top)
{
    const struct unit *u = hn_unit_at(m, &h->game, f->actor);
    return !top || (u && kind_of(m, u->thing.card) == OF_UNIT && u->thing.owner == f->seat && !u->aboard
                    && !(u->flags & UNIT_LATE) && !u->place == (f->step == DEPLOY_PLACE));
}

const struct hn_frame hn_deploy_frame = { .seat = true, .fits = deploy_fits };
