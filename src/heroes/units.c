/* SPDX-License-Identifier: MIT */
/* units.c -- what every chapter asks of a counter, and the changes that several of them make.
 *
 * A counter is read through the side that is up (HN-CTR-02); of a concealed one that is what everybody sees of it. */
#include "units.h"
#include "conceal.h"

/* ---- what a counter is ---------------------------------------------------------------------- */

/* The counter itself, turned up: what its owner reads of it, if it is concealed. */
static const int16_t *own_face(const struct grog_match *m, const struct unit *u)
{
    return kind_of(m, u->thing.card) == OF_UNIT ? hn_face_of(m, u, u->thing.card) : hn_face(m, u);
}

/* A vehicle's weapon is lost with the damage (HN-DMG-07).  A concealed unit fires with its own (HN-ABL-21). */
uint16_t hn_weapon(const struct grog_match *m, const struct unit *u, unsigned which)
{
    if (which == 0 && (u->damage & DAMAGE_PRIMARY))
        return 0;
    return (uint16_t)(u->thing.hidden ? own_face(m, u) : hn_face(m, u))[which ? FACE_SECOND : FACE_WEAPON];
}

const struct token *hn_token_on(const struct heroes *h, unsigned unit)
{
    EACH_TOKEN(h, i)
        if (h->token[i].unit == unit + 1)
            return &h->token[i];
    return NULL;
}

bool hn_had_token(const struct heroes *h, unsigned unit)
{
    EACH_TOKEN(h, i)
        if (h->token[i].unit == unit + 1 || lost_by(&h->token[i]) == unit + 1)
            return true;
    return false;
}

bool hn_has_acted(const struct unit *u) { return u->flags & (UNIT_ACTIVATED | UNIT_ACTED); }

const struct unit *hn_unit_at(const struct grog_match *m, const struct grog_game *g, uint16_t ref)
{
    (void)m;
    if (!ref || grog_ref_array(ref) != ARRAY_UNIT || grog_ref_slot(ref) >= UNITS)
        return NULL;
    const struct unit *u = &const_heroes(g)->unit[grog_ref_slot(ref)];
    return u->thing.live && u->thing.gen == grog_ref_gen(ref) ? u : NULL;
}

/* HN-CTR-07, HN-SPR-03, HN-SPR-04  What its counter says, a 0 too, with cards and fuel, less two for each marker; never
 * below none. */
int hn_movement(const struct grog_match *m, const struct grog_game *g, unsigned slot)
{
    GROG_ASSERT(slot < UNITS);
    const struct heroes *h = const_heroes(g);
    const struct unit *u = &h->unit[slot];
    if (u->damage & DAMAGE_TRACK)                       /* HN-DMG-03  It stays where it is. */
        return 0;
    int n = (u->flags & UNIT_CLOAKED ? own_face(m, u) : hn_face(m, u))[FACE_MOVE];      /* HN-OOP-08  its own */
    n += hn_value(m, g, VALUE_MOVE, unit_ref(h, slot), 0, 0);
    n += (u->moves & MOVE_FUELLED) != 0;                /* HN-EQP-48  A space more for this turn. */
    n -= 2 * u->suppressed;
    return n < 0 ? 0 : n;
}

/* ---- changes ------------------------------------------------------------------------------------- */

void hn_suppress(struct grog_run *r, uint16_t unit, int markers)
{
    GROG_ASSERT(grog_ref_array(unit) == ARRAY_UNIT);
    struct unit *u = unit_of(r, unit);
    if (markers <= 0 || !grog_thing_at(r->m, r->g, unit))
        return;
    u->suppressed = (uint8_t)(u->suppressed + markers > 99 ? 99 : u->suppressed + markers);   /* HN-ABL-119  no limit */
    TELL_AMOUNT(TOLD_SUPPRESSED, u->suppressed, unit);
}

void hn_token_back(struct grog_run *r, unsigned slot)
{
    struct heroes *h = heroes(r->g);
    uint16_t card = h->token[slot].thing.card;
    unsigned owner = h->token[slot].thing.owner;
    grog_thing_free(r, token_ref(h, slot));
    grog_put(r, ZONE_SPENT, owner, card);
}

/* HN-ORD-05  Nobody else sees what it was. */
void hn_lose_token(struct grog_run *r, unsigned unit)
{
    GROG_ASSERT(unit < UNITS);
    struct heroes *h = heroes(r->g);
    EACH_TOKEN(h, i) {
        if (h->token[i].unit != unit + 1 && lost_by(&h->token[i]) != unit + 1)
            continue;
        if (h->token[i].unit)
            TELL(TOLD_LOSES_TOKEN, unit_ref(h, unit));
        hn_token_back(r, i);
    }
}

/* HN-ORD-05, HN-SUP-01  Unseen too, and the unit has received it all the same. */
void hn_take_token_away(struct grog_run *r, unsigned unit)
{
    GROG_ASSERT(unit < UNITS);
    struct heroes *h = heroes(r->g);
    EACH_TOKEN(h, i)
        if (h->token[i].unit == unit + 1) {
            TELL(TOLD_LOSES_TOKEN, unit_ref(h, unit));
            h->token[i].unit = 0;
            h->token[i].holding = (uint8_t)(HOLDINGS + 1 + unit);
            return;
        }
}

void hn_mark_activated(struct grog_run *r, uint16_t unit)
{
    GROG_ASSERT(grog_ref_array(unit) == ARRAY_UNIT);
    hn_lose_token(r, grog_ref_slot(unit));
    unit_of(r, unit)->flags |= UNIT_ACTIVATED;
    TELL(TOLD_ACTIVATED, unit);
}

uint16_t hn_side_up(const struct grog_match *m, const struct unit *u)
{
    uint16_t reverse = u->flags & UNIT_TURNED && kind_of(m, u->thing.card) == OF_UNIT
                     ? (uint16_t)numbers_of(m, u->thing.card)[UNIT_REVERSE] : 0;
    return u->thing.hidden ? 0 : reverse ? reverse : u->thing.card;
}

void hn_turn_over(struct grog_run *r, uint16_t unit)
{
    GROG_ASSERT(grog_ref_array(unit) == ARRAY_UNIT);
    struct unit *u = unit_of(r, unit);
    u->flags ^= UNIT_TURNED;
    TELL_AMOUNT(TOLD_TURNED, !(u->flags & UNIT_TURNED), unit, hn_side_up(r->m, u));
}

/* HN-ABL-10  Everybody sees it now. */
void hn_reveal(struct grog_run *r, uint16_t unit)
{
    GROG_ASSERT(grog_ref_array(unit) == ARRAY_UNIT);
    struct unit *u = unit_of(r, unit);
    if (!u->thing.hidden)
        return;
    bool cloaked = u->flags & UNIT_CLOAKED;
    grog_reveal(r, &u->thing);
    u->flags &= (uint8_t)~UNIT_CLOAKED;
    u->moves |= MOVE_SPOTTED;
    TELL(TOLD_SPOTTED, unit, u->thing.card);
    if (cloaked)
        hn_return_cloaks(r);
}

/* ---- leaving the board ---------------------------------------------------------------------------- */

static bool is_broken(const struct grog_match *m, const struct holding *o)
{
    bool tile = kind_of(m, o->thing.card) == OF_TILE;
    const int16_t *n = numbers_of(m, o->thing.card);
    int squares = n[tile ? TILE_BREAKING : OPTION_BREAKING];
    return squares > 0 && o->lost >= squares;
}

/* HN-REC-11, HN-REC-12, HN-REC-14  So many units of it are lost: it is turned over, and the enemy scores. */
static void break_holding(struct grog_run *r, unsigned slot)
{
    struct heroes *h = heroes(r->g);
    struct holding *o = &h->holding[slot];
    if ((o->flags & HOLDING_BROKEN) || !is_broken(r->m, o))
        return;
    bool tile = kind_of(r->m, o->thing.card) == OF_TILE;
    unsigned enemy = !hn_side_of(r->m, o->thing.owner);
    o->flags |= HOLDING_BROKEN;
    int points = numbers_of(r->m, o->thing.card)[tile ? TILE_POINTS : OPTION_POINTS];
    h->points[enemy] = (int16_t)(h->points[enemy] + points);       /* HN-VIC-07 */
    TELL(TOLD_BROKEN, holding_ref(h, slot));
    TELL_AMOUNT(TOLD_POINTS, h->points[enemy], (uint16_t)enemy);
}

/* HN-REC-10, HN-REC-13  The loss goes to the option that it came from, if that is not broken; else to the tile. */
static void count_loss(struct grog_run *r, const struct unit *u)
{
    struct heroes *h = heroes(r->g);
    if (!u->roster)
        return;
    const struct roster *from = &plan_of(r->m)->roster[u->roster];
    unsigned to = from->option;
    h->gone[u->roster / 8] |= (uint8_t)(1u << u->roster % 8);
    if (numbers_of(r->m, u->thing.card)[UNIT_RUSE])     /* HN-TRT-29  Nobody is lost with it. */
        return;
    if (!to || (h->holding[to - 1].flags & HOLDING_BROKEN)
        || !numbers_of(r->m, h->holding[to - 1].thing.card)[OPTION_BREAKING])
        to = from->tile ? from->tile : to;
    if (!to)
        return;
    h->holding[to - 1].lost++;
    break_holding(r, to - 1);
}

void hn_eliminate(struct grog_run *r, uint16_t unit)
{
    GROG_ASSERT(grog_ref_array(unit) == ARRAY_UNIT);
    struct heroes *h = heroes(r->g);
    struct unit *u = unit_of(r, unit);
    unsigned slot = grog_ref_slot(unit);
    hn_reveal(r, unit);
    hn_lose_token(r, slot);
    const int16_t *face = hn_face(r->m, u);
    TELL_AMOUNT(TOLD_ELIMINATED, hn_class(r->m, u) == INFANTRY && !face[FACE_TOUGH] && !face[FACE_DAMAGED], unit,
                u->thing.card);
    count_loss(r, u);
    EACH_UNIT(h, i)
        if (h->unit[i].aboard == slot + 1)
            h->unit[i].aboard = 0;                      /* its passengers were set out before, or are lost with it */
    grog_put(r, ZONE_FALLEN, 0, u->thing.card);
    struct grog_frame about = { .proc = PROC_CONTEXT, .seat = u->thing.owner, .actor = unit };
    if (!numbers_of(r->m, u->thing.card)[UNIT_RUSE])
        grog_after(r, &about, POINT_ELIMINATED);
    grog_thing_free(r, unit);
}

/* HN-CTR-18, HN-CTR-24  It stays where it is, and is ground. */
void hn_wreck(struct grog_run *r, uint16_t unit)
{
    GROG_ASSERT(grog_ref_array(unit) == ARRAY_UNIT);
    struct unit *u = unit_of(r, unit);
    hn_lose_token(r, grog_ref_slot(unit));
    u->flags = UNIT_WRECKED;
    u->suppressed = u->damage = u->bombs = u->moves = u->shots = 0;
    u->bomb = 0;
    TELL(TOLD_WRECKED, unit);
    count_loss(r, u);
}
