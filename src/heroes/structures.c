/* SPDX-License-Identifier: MIT */
/* structures.c -- Structures: Destruction dice, ruins, and wrecks, which are structures too.
 *
 * Demolition points lie on the overlay or on the wreck until they reach its number.  Then the overlay is turned to its
 * ruin side, or goes; who was in it stays on the ruins. */
#include "structures.h"
#include "aim.h"
#include "equipment.h"
#include "explosion.h"
#include "marks.h"
#include "positions.h"
#include "procedure.h"
#include "rolls.h"
#include "shot.h"
#include "step.h"
#include "tokens.h"

/* ---- which structure ------------------------------------------------------------------------- */

/* A wreck on this square: its slot, or -1. */
static int wreck_on(const struct grog_match *m, const struct heroes *h, unsigned place)
{
    EACH_UNIT(h, i) {
        uint16_t square[2] = { 0 };
        unsigned n = h->unit[i].flags & UNIT_WRECKED ? hn_squares(m, h, &h->unit[i], square) : 0;
        if ((n > 0 && square[0] == place) || (n > 1 && square[1] == place))
            return (int)i;
    }
    return -1;
}

/* HN-ABL-38  The structure (overlay + 1) that a shot shells too, since its target is in it, or the wreck that it stands
 * on (its slot + 1, counted down), with either of its squares, the front one first; 0: none.  Blasts see to theirs
 * themselves. */
int hn_shelled(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *shot)
{
    const struct heroes *h = const_heroes(g);
    const struct unit *u = &h->unit[grog_ref_slot(shot->target)];
    uint16_t square[2];
    int shelled = 0;
    if (!u->place || is_blast(shot->mode) || !numbers_of(m, shot->with)[WEAPON_DESTRUCTION])
        return 0;
    for (unsigned i = 0, n = hn_squares(m, h, u, square); !shelled && i < n; i++) {
        unsigned o = plan_of(m)->board.under[square[i]];
        if (o && plan_of(m)->board.overlay[o - 1].structure && !h->ruined[o - 1])
            shelled = (int)o;
        else
            shelled = -wreck_on(m, h, square[i]) - 1;
    }
    return shelled;
}

/* ---- firing at one directly ------------------------------------------------------------------ */

/* Who fires, from where, with what, and how far that reaches (HN-TRT-25).  HN-LOS-04, HN-LOS-05  A structure is no
 * vehicle: infantry stops the line of infantry that fires at it. */
struct battery {
    const struct grog_match *m;
    const struct heroes *h;
    const struct unit *unit;
    unsigned slot, squares, how, skips;
    enum arc arc;
    int range;
    uint16_t from[2];
};

static struct battery battery_of(const struct grog_match *m, const struct grog_game *g, unsigned slot, uint16_t weapon)
{
    const struct heroes *h = const_heroes(g);
    const struct unit *u = &h->unit[slot];
    struct battery b = { .m = m, .h = h, .unit = u, .slot = slot, .range = hn_range(m, g, slot, weapon),
                         .arc = (enum arc)numbers_of(m, weapon)[WEAPON_ARC] };
    b.squares = hn_squares(m, h, u, b.from);
    b.how = hn_class(m, u) != INFANTRY ? THROUGH_INFANTRY : 0;
    b.skips = u->aboard ? u->aboard : slot + 1;
    return b;
}

/* Within range and arc of this square of its own. */
static inline bool is_near(const struct battery *b, unsigned from, unsigned to)
{
    return spaces_between(from, to) <= b->range
        && is_in_arc(b->arc, b->unit->facing, place_x(to) - place_x(from), place_y(to) - place_y(from));
}

/* Could it be hit at all, whatever stands in the way now? */
static bool could_reach(const struct battery *b, const struct field *f, unsigned to)
{
    for (unsigned i = 0; i < b->squares; i++)
        if (is_near(b, b->from[i], to) && !(f->hides && is_veiled(f->board, b->from[i], to)))
            return true;
    return false;
}

static bool can_reach_from(const struct battery *b, const struct field *f, unsigned from, unsigned to)
{
    return is_near(b, from, to) && is_line_free(f, from, to, b->how, b->skips, f->unit[to]);
}

static bool can_reach(const struct battery *b, const struct field *f, unsigned to)
{
    for (unsigned i = 0; i < b->squares; i++)
        if (can_reach_from(b, f, b->from[i], to))
            return true;
    return false;
}

/* HN-MUL-23  Does an ally's unit stand there? */
static bool is_allys(const struct battery *b, const struct field *f, unsigned place)
{
    unsigned there = f->unit[place], owner = b->unit->thing.owner;
    return there && b->h->unit[there - 1].thing.owner != owner
        && !hn_is_enemy(b->m, b->h->unit[there - 1].thing.owner, owner);
}

/* HN-ABL-37, HN-ABL-38  Can this square of it be fired at?  HN-MUL-23  Not if an ally's unit is in it. */
static grog_rule may_hit(const struct battery *b, const struct field *f, unsigned place)
{
    if (!can_reach(b, f, place))
        return R_LOS_01;
    return is_allys(b, f, place) ? R_MUL_23 : 0;
}

/* Of several squares: what forbids the one that is forbidden least. */
static grog_rule milder(grog_rule a, grog_rule b) { return !a || !b ? 0 : a == R_MUL_23 ? a : b; }

static grog_rule may_batter_wreck(const struct battery *b, const struct field *f, unsigned wreck)
{
    uint16_t square[2];
    unsigned n = hn_squares(b->m, b->h, &b->h->unit[wreck], square);
    grog_rule why = R_LOS_01;
    for (unsigned i = 0; i < n; i++)
        why = milder(why, may_hit(b, f, square[i]));
    return why;
}

/* The overlay stands again: its lines of the field, and the one beyond, as they were. */
static void raise_again(struct field *bare, const struct field *f, unsigned overlay)
{
    const struct overlay *v = &f->board->overlay[overlay];
    unsigned width = v->x + v->width < BOARD_SIDE ? v->width + 1u : v->width;
    for (int y = v->y; y <= v->y + v->height && y < BOARD_SIDE && y <= f->board->height; y++) {
        memcpy(&bare->ground[place_at(v->x, y)], &f->ground[place_at(v->x, y)], width);
        memcpy(&bare->edges[place_at(v->x, y)], &f->edges[place_at(v->x, y)], width);
        bare->blocks[y] = f->blocks[y];
    }
}

/* Is any of its squares in sight?  Its own walls do not hide it: they are looked at in `bare`, the field without.  That
 * is a copy, made when it is first needed (it has no board before): most structures are out of reach. */
static grog_rule may_batter(const struct battery *b, const struct field *f, unsigned overlay, struct field *bare)
{
    const struct overlay *v = &f->board->overlay[overlay];
    grog_rule why = R_LOS_01;
    bool lies_bare = false;
    for (int y = v->y; why && y < v->y + v->height && y < f->board->height; y++)
        for (int x = v->x; why && x < v->x + v->width && x < f->board->width; x++) {
            unsigned place = place_at(x, y);
            if (f->board->under[place] != overlay + 1 || !could_reach(b, f, place))
                continue;
            if (!bare->board)
                field_copy(bare, f);
            if (!lies_bare)
                field_lay_bare(bare, overlay);
            lies_bare = true;
            why = milder(why, may_hit(b, bare, place));
        }
    if (lies_bare)
        raise_again(bare, f, overlay);
    return why;
}

static void offer_overlays(const struct battery *b, const struct field *field, uint16_t weapon, grog_rule forbidden,
                           struct grog_list *l)
{
    const struct heroes *h = b->h;
    unsigned slot = b->slot;
    unsigned inside = h->unit[slot].place ? field->board->under[h->unit[slot].place] : 0;
    struct field bare;
    bare.board = NULL;
    for (unsigned o = 0; o < field->board->n_overlays; o++) {
        if (!field->board->overlay[o].structure || h->ruined[o] || inside == o + 1)
            continue;
        grog_offer(l, grog_option(VERB_BATTER, slot + 1, weapon, o + 1, 0),
                   forbidden ? forbidden : may_batter(b, field, o, &bare));
    }
}

void hn_offer_batters(const struct grog_match *m, const struct grog_game *g, unsigned slot, const struct field *field,
                      uint16_t weapon, grog_rule forbidden, struct grog_list *l)
{
    const struct heroes *h = const_heroes(g);
    if (grog_skips(l, forbidden))
        return;
    const struct battery b = battery_of(m, g, slot, weapon);
    if (field->board->n_overlays && grog_wants(l, VERB_BATTER))
        offer_overlays(&b, field, weapon, forbidden, l);
    EACH_UNIT(h, i)
        if (h->unit[i].flags & UNIT_WRECKED)
            grog_offer(l, grog_option(VERB_BATTER_WRECK, slot + 1, weapon, 0, unit_ref(h, i)),
                       forbidden ? forbidden : may_batter_wreck(&b, field, i));
}

/* A shot at a STRUCTURE.  with: the weapon; mode: the overlay, + 1; or target: a wreck. */
enum grog_flow hn_batter(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_BATTER);
    BEGIN;
    hn_has_fired(r, f->actor, hn_which_gun(r->m, unit_of(r, f->actor), f->with));
    TELL(TOLD_BATTERS, f->actor, f->with, f->mode, f->target);
    if (hn_which_gun(r->m, unit_of(r, f->actor), f->with) == GUN_TOKEN)
        hn_spend_shot(r, unit_of(r, f->actor), f->with);        /* HN-EQP-06 */
    CALL(BATTER_DICE, .proc = PROC_DEMOLISH, .seat = f->seat, .actor = f->actor, .with = f->with, .mode = f->mode,
         .target = f->target);
    if (f[-1].proc == PROC_ACTIVATE)
        CALL(BATTER_ON, .proc = PROC_FIRE_ON, .seat = f->seat, .actor = f->actor);
    END;
}

/* ---- Destruction dice ------------------------------------------------------------------------ */

/* The least that smoke takes on a way to a square of these, of those that the weapon reaches: from a square of its own
 * from which it does (HN-FIR-11). */
struct way { struct battery by; const struct field *f; unsigned least; bool found; };
static void look_for_way(struct way *w, unsigned place)
{
    for (unsigned i = 0; i < w->by.squares && !is_allys(&w->by, w->f, place); i++) {
        if (!can_reach_from(&w->by, w->f, w->by.from[i], place))
            continue;
        unsigned takes = smoke_between(w->f, w->by.from[i], place);
        w->least = w->found && w->least < takes ? w->least : takes;
        w->found = true;
    }
}

/* Of a shot at a structure or a wreck itself. */
static unsigned smoke_before(const struct grog_run *r, const struct grog_frame *f)
{
    const struct heroes *h = const_heroes(r->g);
    struct field field;
    struct way w = { .by = battery_of(r->m, r->g, grog_ref_slot(f->actor), f->with), .f = &field };
    uint16_t square[2];
    hn_field(r->m, h, &field);
    if (!field.smokes)
        return 0;
    if (!f->mode)
        for (unsigned n = hn_squares(r->m, h, &h->unit[grog_ref_slot(f->target)], square); n; n--)
            look_for_way(&w, square[n - 1]);
    else
        field_lay_bare(&field, f->mode - 1u);
    for (unsigned place = 1; f->mode && place <= PLACES; place++)
        if (field.board->under[place] == f->mode)
            look_for_way(&w, place);
    return w.least;
}

/* HN-OOP-38  What smoke takes from each die of a shot. */
static unsigned smoke_on(const struct grog_run *r, const struct grog_frame *f)
{
    const struct grog_frame *by = f - 1;
    switch (by->proc) {
    case PROC_SHOT:   return (unsigned)by->local[SHOT_SMOKE];
    case PROC_BLAST:
    case PROC_THROW:  return hn_smoke_on_blast(r, by);
    case PROC_BATTER: return smoke_before(r, f);
    default:          return 0;                         /* a charge, a detonation */
    }
}

/* HN-ABL-39  Each die of 4 or more; markers of the unit that fires lower each (HN-SPR-01), and so does smoke. */
static int points_of(const struct grog_run *r, const struct grog_frame *f, unsigned dice)
{
    int penalty = 0, points = 0;
    if (f->actor && grog_thing_at(r->m, r->g, f->actor)) {
        penalty = 2 * const_heroes(r->g)->unit[grog_ref_slot(f->actor)].suppressed;
        penalty += (int)smoke_on(r, f);
    }
    for (unsigned i = 0; i < dice; i++)
        points += hn_die(r, i) - penalty >= 4;
    return points;
}

/* DESTRUCTION of a structure.  actor: who fires, or 0; with: the weapon; mode: the overlay, + 1; or target: a wreck. */
enum grog_flow hn_demolish(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_DEMOLISH);
    struct heroes *h = heroes(r->g);
    int points;
    BEGIN;
    if (f->mode ? h->ruined[f->mode - 1] : !f->target || !grog_thing_at(r->m, r->g, f->target))
        return GROG_DONE;
    CALL(DEMOLISH_ROLL, .proc = PROC_ROLL, .seat = f->seat, .actor = grog_thing_at(r->m, r->g, f->actor) ? f->actor : 0,
         .mode = (uint16_t)numbers_of(r->m, f->with)[WEAPON_DESTRUCTION]);
    points = points_of(r, f, (unsigned)numbers_of(r->m, f->with)[WEAPON_DESTRUCTION]);
    if (!f->mode) {
        hn_hurt_wreck(r, f->target, points, 0);
        return GROG_DONE;
    }
    h->demolition[f->mode - 1] = (uint8_t)(h->demolition[f->mode - 1] + points);
    TELL_AMOUNT(TOLD_DEMOLISHES, h->demolition[f->mode - 1], f->mode);
    /* HN-TER-02, HN-ABL-40  Points enough: it falls, and lies there as its ruin or not at all. */
    if (h->demolition[f->mode - 1] >= plan_of(r->m)->board.overlay[f->mode - 1].structure)
        CALL(DEMOLISH_RUINS, .proc = PROC_RUIN, .seat = f->seat, .mode = f->mode);
    END;
}

/* ---- ruins ----------------------------------------------------------------------------------- */

/* With either of its squares, if it has two. */
static bool was_in(const struct grog_match *m, const struct heroes *h, const struct unit *u, unsigned overlay)
{
    uint16_t square[2];
    bool is_in = false;
    for (unsigned n = u->place && !(u->flags & UNIT_WRECKED) ? hn_squares(m, h, u, square) : 0; n; n--)
        is_in = is_in || plan_of(m)->board.under[square[n - 1]] == overlay + 1;
    return is_in;
}

static void fall_in(struct grog_run *r, unsigned overlay)
{
    struct heroes *h = heroes(r->g);
    h->ruined[overlay] = 1;
    h->demolition[overlay] = 0;
    TELL(TOLD_RUINED, (uint16_t)(overlay + 1));
    for (unsigned i = 0; i < MARKS; i++)
        if (h->mark_type[i] == MARK_CHARGE && h->mark_overlay[i] == overlay + 1)
            hn_take_mark(r, i);
    EACH_UNIT(h, i)
        if (was_in(r->m, h, &h->unit[i], overlay))
            hn_suppress(r, unit_ref(h, i), 1);          /* HN-TER-03  Whoever was inside is shaken. */
}

/* HN-TER-04  All infantry that was inside is lifted first, so that nobody holds a square against another. */
static void lift_all(struct grog_run *r, unsigned overlay)
{
    struct heroes *h = heroes(r->g);
    EACH_UNIT(h, i) {
        struct unit *u = &h->unit[i];
        if (was_in(r->m, h, u, overlay) && hn_class(r->m, u) == INFANTRY) {
            u->moves |= MOVE_LIFTED;
            u->place = 0;
        }
    }
}

static bool is_lifted(const struct unit *u, unsigned seat)
{
    return (u->moves & MOVE_LIFTED) && u->thing.owner == seat;
}

static bool is_any_lifted(const struct heroes *h, unsigned seat)
{
    bool any = false;
    EACH_UNIT(h, i)
        any = any || is_lifted(&h->unit[i], seat);
    return any;
}

/* The seats by turns: those of the side with initiative, then the others; each as often as there are seats. */
static unsigned resettles(const struct grog_run *r, unsigned nth)
{
    unsigned side = (hn_side_of(r->m, r->g->initiative) + nth / r->m->seats) % 2, seat = nth % r->m->seats;
    return hn_side_of(r->m, seat) == side ? seat : GROG_NOBODY;
}

void hn_list_resettle(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct heroes *h = const_heroes(g);
    unsigned overlay = g->frame[g->depth - 1].mode;
    const struct overlay *v = &plan_of(m)->board.overlay[overlay - 1];
    struct field field;
    hn_field(m, h, &field);
    EACH_UNIT(h, i)
        for (int y = v->y; is_lifted(&h->unit[i], seat) && y < v->y + v->height && y < field.board->height; y++)
            for (int x = v->x; x < v->x + v->width && x < field.board->width; x++)
                if (field.board->under[place_at(x, y)] == overlay)
                    grog_offer(l, grog_option(VERB_REDEPLOY, i + 1, 0, 0, place_at(x, y)),
                               hn_may_stand(m, g, &field, i, place_at(x, y)));
}

static void set_down(struct grog_run *r, const struct grog_option *where)
{
    struct heroes *h = heroes(r->g);
    struct unit *u = &h->unit[where->actor - 1];
    u->place = where->object[2];
    u->moves &= (uint8_t)~MOVE_LIFTED;
    TELL(TOLD_MOVES, unit_ref(h, where->actor - 1u), where->object[2]);
}

/* Is there something to choose?  One unit with one square for it is set out there. */
static bool is_to_choose(struct grog_run *r, unsigned seat)
{
    struct grog_option any[2];
    struct grog_list l = { .at = any, .room = GROG_COUNT(any) };
    if (!is_any_lifted(const_heroes(r->g), seat))
        return false;
    hn_list_resettle(r->m, r->g, seat, &l);
    if (l.n == 1)
        set_down(r, &any[0]);
    return l.n > 1;
}

/* Those of a seat for whom there is no room. */
static void lose_lifted(struct grog_run *r, unsigned seat)
{
    struct heroes *h = heroes(r->g);
    EACH_UNIT(h, i)
        if (is_lifted(&h->unit[i], seat))
            hn_eliminate(r, unit_ref(h, i));
}

/* HN-TER-02 to HN-TER-04  A RUIN.  mode: the overlay, + 1.  All units that were inside are set out on it, those of the
 * side with initiative first, each as its player likes. */
enum grog_flow hn_ruin(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_RUIN);
    int16_t *nth = &f->local[RUIN_NTH];
    BEGIN;
    fall_in(r, f->mode - 1u);
    lift_all(r, f->mode - 1u);
    for (*nth = 0; (unsigned)*nth < 2u * r->m->seats; ++*nth) {
        f->seat = (uint8_t)resettles(r, (unsigned)*nth);
        while (f->seat != GROG_NOBODY && is_to_choose(r, f->seat)) {
            ASK(RUIN_WHERE, ASK_RESETTLE, 1u << f->seat);
            if (r->answer.seat == GROG_NOBODY)
                break;
            set_down(r, &r->answer.option);
        }
        lose_lifted(r, f->seat);
    }
    END;
}

/* ---- wrecks ---------------------------------------------------------------------------------- */

/* Does it stand on the wreck, with either of its squares? */
static bool is_upon(const struct grog_match *m, const struct heroes *h, const struct unit *u, const struct unit *wreck)
{
    uint16_t square[2], under[2];
    bool is = false;
    for (unsigned n = u->place && !(u->flags & UNIT_WRECKED) ? hn_squares(m, h, u, square) : 0; n; n--)
        for (unsigned k = hn_squares(m, h, wreck, under); k; k--)
            is = is || square[n - 1] == under[k - 1];
    return is;
}

/* HN-CTR-19, HN-CTR-25, HN-ABL-40  Points on a wreck; with enough of them it is gone.  by: the vehicle that drives over
 * it, or 0. */
void hn_hurt_wreck(struct grog_run *r, uint16_t wreck, int points, uint16_t by)
{
    struct heroes *h = heroes(r->g);
    struct unit *u = unit_of(r, wreck);
    u->demolition = (uint8_t)(u->demolition + points);
    TELL_AMOUNT(TOLD_DAMAGES_WRECK, u->demolition, wreck);
    if (u->demolition < numbers_of(r->m, u->thing.card)[UNIT_WRECK_STRUCTURE])
        return;
    for (unsigned i = 0; i < MARKS; i++)
        if (hn_is_charge_at(h, i, grog_ref_slot(wreck)))
            hn_take_mark(r, i);
    TELL(TOLD_CLEARED, wreck, u->thing.card);
    EACH_UNIT(h, i)
        if (unit_ref(h, i) != by && is_upon(r->m, h, &h->unit[i], u))
            hn_suppress(r, unit_ref(h, i), 1);          /* HN-TER-03  Whoever was on it is shaken. */
    grog_put(r, ZONE_FALLEN, 0, u->thing.card);
    grog_thing_free(r, wreck);
}

/* A wreck that has been driven over in the move that is under way. */
enum { CRUSHED = MOVE_STOPPED };

/* HN-EQP-37, HN-EQP-38  A hedgerow that a heavy vehicle breaks through gets a passage. */
void hn_cut_through(struct grog_run *r, uint16_t vehicle, unsigned into)
{
    struct heroes *h = heroes(r->g);
    const struct unit *u = unit_of(r, vehicle);
    struct field f;
    int cutter = hn_class(r->m, u) == HEAVY ? hn_equipment(r->m, h, grog_ref_slot(vehicle), USE_CUTTER, 0) : -1;
    if (cutter < 0)
        return;
    hn_field(r->m, h, &f);
    if (!hn_is_closed(r->m, u, &f, into) || !hn_can_cut(r->m, h, &f, grog_ref_slot(vehicle), into))
        return;
    if (hn_put_mark(r, (struct mark){ .type = MARK_PASSAGE, .at = (uint16_t)into, .owner = u->thing.owner,
                                      .card = h->holding[cutter].thing.card }))
        hn_spend(r, holding_ref(h, (unsigned)cutter));  /* HN-EQP-39  The last one is used up. */
}

/* HN-TER-05  Each wreck that a heavy vehicle comes upon takes a point, once a move. */
void hn_drive_over(struct grog_run *r, uint16_t vehicle, unsigned into)
{
    struct heroes *h = heroes(r->g);
    if (hn_class(r->m, unit_of(r, vehicle)) != HEAVY)
        return;
    EACH_UNIT(h, i) {
        uint16_t square[2];
        unsigned n = h->unit[i].flags & UNIT_WRECKED ? hn_squares(r->m, h, &h->unit[i], square) : 0;
        if ((n > 0 && square[0] == into) || (n > 1 && square[1] == into)) {
            if (h->unit[i].moves & CRUSHED)
                continue;
            h->unit[i].moves |= CRUSHED;
            hn_hurt_wreck(r, unit_ref(h, i), 1, vehicle);
        }
    }
}

/* ---- where it rests, and a sound frame of it ---------------------------------------------------------- */

const struct grog_step hn_batter_steps[BATTER_RESTS] = {
    STARTS, [BATTER_DICE] = CALLS("dice", R_ABL_38, PROC_DEMOLISH), [BATTER_ON] = CALLS("on", R_FIR_05, PROC_FIRE_ON),
};
const struct grog_step hn_demolish_steps[DEMOLISH_RESTS] = {
    STARTS, [DEMOLISH_ROLL] = CALLS("roll", R_ABL_38, PROC_ROLL),
    [DEMOLISH_RUINS] = CALLS("ruins", R_TER_02, PROC_RUIN),
};
const struct grog_step hn_ruin_steps[RUIN_RESTS] = { STARTS, [RUIN_WHERE] = ASKS("where", R_TER_04, ASK_RESETTLE) };
const struct grog_local hn_ruin_locals[RUIN_LOCALS] = { { "nth", 0, 2 * GROG_SEATS_MAX } };

/* An overlay that can be destroyed, or a wreck. */
static bool demolish_fits(const struct grog_match *m, const struct heroes *h, const struct grog_frame *f, bool top)
{
    (void)h, (void)top;
    return f->mode ? hn_is_overlay(m, f->mode) : f->target != 0;
}

/* Somebody is to be set out on its ruins. */
static bool ruin_fits(const struct grog_match *m, const struct heroes *h, const struct grog_frame *f, bool top)
{
    return (!top || is_any_lifted(h, f->seat)) && hn_is_overlay(m, f->mode);
}

const struct hn_frame hn_batter_frame = {
    .seat = true, .actor = true, .with = OF_WEAPON, .fits = demolish_fits,
    .rest = { [BATTER_DICE] = { .hands = { ACTOR, WITH, MODE, TARGET } },
              [BATTER_ON] = { .hands = { ACTOR, NONE, NONE, NONE } } },
};
const struct hn_frame hn_demolish_frame = {
    .with = OF_WEAPON, .fits = demolish_fits,
    .rest = { [DEMOLISH_ROLL] = { .hands = { ANY, NONE, ANY, NONE } },
              [DEMOLISH_RUINS] = { .hands = { ANY, NONE, MODE, NONE } } },
};
const struct hn_frame hn_ruin_frame = { .seat = true, .fits = ruin_fits };
