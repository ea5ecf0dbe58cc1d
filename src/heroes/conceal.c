/* SPDX-License-Identifier: MIT */
/* conceal.c -- Ambush: concealed units, how they are spotted; Ruses, behind which there is nothing; and the tokens that
 * conceal units which cannot do it themselves.
 *
 * A concealed unit is face down: whatever others ask of it is read from what they see of it (grog_face). */
#include "conceal.h"
#include "alliances.h"
#include "equipment.h"
#include "move.h"
#include "procedure.h"
#include "step.h"

/* HN-TRT-28  Its owner knows. */
bool hn_is_ruse(const struct grog_match *m, const struct unit *u)
{
    const struct grog_card *c = grog_card(m, u->thing.card);
    return c->kind == OF_UNIT && c->number[UNIT_RUSE];
}

/* ---- spotting -------------------------------------------------------------------------------------------- */

/* HN-ABL-08, HN-ABL-09, HN-ABL-15  Does it see the concealed unit well enough?  From either of its squares. */
static bool spots(const struct grog_match *m, const struct heroes *h, const struct field *f, unsigned slot,
                  unsigned hidden)
{
    const struct unit *u = &h->unit[slot], *t = &h->unit[hidden];
    uint16_t square[2];
    bool near = ground_at(f, t->place)->flags & GROUND_ELEMENT;
    unsigned how = hn_class(m, u) != INFANTRY ? THROUGH_INFANTRY : 0;
    for (unsigned n = hn_squares(m, h, u, square); n; n--) {
        unsigned from = square[n - 1];
        if ((!near || spaces_between(from, t->place) <= 2)
            && line_between(f, from, t->place, how, slot + 1, hidden + 1).sight == CLEAR)
            return true;
    }
    return false;
}

/* By the distance alone: too far away for what is on an element?  It saves a field where nobody is near. */
static bool is_too_far(const struct grog_match *m, const struct heroes *h, const struct unit *u, const struct unit *t)
{
    uint16_t square[2];
    for (unsigned n = hn_squares(m, h, u, square); n; n--)
        if (spaces_between(square[n - 1], t->place) <= 2)
            return false;
    return hn_ground(m, h, t->place)->flags & GROUND_ELEMENT;
}

/* Can it spot anything of this seat's at all? */
static bool looks_out(const struct grog_match *m, const struct unit *u, unsigned seat)
{
    return is_on_foot_or_wheels(u) && hn_class(m, u) != HEAVY && hn_is_enemy(m, u->thing.owner, seat);
}

/* HN-ABL-14  Concealed, and neither turned over nor spotted in the movement that is under way. */
static bool can_be_spotted(const struct unit *u)
{
    return u->thing.hidden && u->place && !has_turned(u);
}

/* Units that the mover may spot, or may be spotted by, as far as nothing hides them for good: how many. */
static unsigned worth_a_look(const struct grog_match *m, const struct heroes *h, unsigned slot, uint8_t out[UNITS])
{
    const struct unit *u = &h->unit[slot];
    struct hiding hiding = { m, h, false, false };
    const bool hides = can_be_spotted(u), looks = hn_class(m, u) != HEAVY;
    const uint8_t least = hides ? 0 : 1;                /* hidden: else it sees nothing of interest */
    unsigned n = 0;
    if (!hides && !looks)
        return 0;
    EACH_UNIT_SLOT(m, i) {
        const struct unit *other = &h->unit[i];
        if (other->thing.hidden < least || i == slot || !other->place)
            continue;
        bool to_see = can_be_spotted(other) && looks_out(m, u, other->thing.owner);
        bool seen = hides && looks_out(m, other, u->thing.owner);
        if ((to_see || seen) && !hn_is_behind(&hiding, u, other)
            && ((to_see && !is_too_far(m, h, u, other)) || (seen && !is_too_far(m, h, other, u))))
            out[n++] = (uint8_t)i;
    }
    return n;
}

/* HN-TRT-31  A Ruse sees nothing.  Whether a concealed unit sees is learnt of it. */
static bool has_eyes(struct grog_run *r, const struct unit *u)
{
    if (u->thing.hidden)
        grog_barrier(r);
    return !hn_is_ruse(r->m, u);
}

/* HN-ABL-12, HN-ABL-13, HN-ABL-16, HN-SEQ-04  Checked for each space that the mover covers, for pairs that it is one
 * of; all that are spotted then are turned over together. */
void hn_spot(struct grog_run *r, uint16_t mover)
{
    struct heroes *h = heroes(r->g);
    unsigned slot = grog_ref_slot(mover), n = 0;
    struct unit *u = &h->unit[slot];
    uint16_t seen[UNITS];
    uint8_t near[UNITS];
    struct field f;
    unsigned pairs = is_on_foot_or_wheels(u) ? worth_a_look(r->m, h, slot, near) : 0;
    if (!pairs)
        return;
    hn_field(r->m, h, &f);
    bool caught = false;
    for (unsigned k = 0; k < pairs; k++) {
        unsigned i = near[k];
        const struct unit *other = &h->unit[i];
        if (can_be_spotted(other) && looks_out(r->m, u, other->thing.owner) && spots(r->m, h, &f, slot, i)
            && has_eyes(r, u))
            seen[n++] = unit_ref(h, i);
        if (!caught && can_be_spotted(u) && looks_out(r->m, other, u->thing.owner) && spots(r->m, h, &f, i, slot)
            && has_eyes(r, other))
            caught = true;
    }
    for (unsigned i = 0; i < n; i++)
        hn_discover(r, seen[i]);
    if (caught)
        hn_discover(r, mover);
}

/* HN-ABL-10, HN-ABL-11, HN-TRT-29  It is turned over; behind a Ruse there is nothing. */
void hn_discover(struct grog_run *r, uint16_t unit)
{
    GROG_ASSERT(grog_ref_array(unit) == ARRAY_UNIT);
    hn_reveal(r, unit);
    if (hn_is_ruse(r->m, unit_of(r, unit)))
        hn_eliminate(r, unit);
}

/* ---- Concealed tokens --------------------------------------------------------------------------------------- */

/* HN-OOP-07  Infantry that moves in the Supply Phase, at the beginning or at the end of its move. */
static grog_rule may_cloak(const struct grog_match *m, const struct heroes *h, const struct grog_frame *f,
                           unsigned slot, const struct holding *o)
{
    const struct unit *u = &h->unit[slot];
    if (f->mode != MOVES_IN_SUPPLY || u->thing.hidden || hn_class(m, u) != INFANTRY
        || kind_of(m, grog_card(m, u->thing.card)->back) != OF_CONCEALED)
        return R_OOP_07;
    if (!o->left || !hn_serves(m, h, o, u))
        return R_OOP_06;
    if (has_turned(u))
        return R_ABL_01;
    return hn_shares(h, slot) ? R_MOV_07 : 0;
}

void hn_offer_cloaks(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                     struct grog_list *l)
{
    const struct heroes *h = const_heroes(g);
    unsigned slot = grog_ref_slot(f->actor);
    if (f->mode != MOVES_IN_SUPPLY && !l->seek)
        return;
    EACH_HOLDING_FOR(m, h, USE_CONCEALED, i)
        grog_offer(l, grog_option(VERB_CLOAK, slot + 1, 0, 0, holding_ref(h, i)),
                   may_cloak(m, h, f, slot, &h->holding[i]));
}

/* HN-OOP-06, HN-OOP-08  The token lies in the unit's place.  target: the option that it is from. */
enum grog_flow hn_cloak(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_CLOAK);
    struct unit *u = unit_of(r, f->actor);
    struct holding *o = &heroes(r->g)->holding[grog_ref_slot(f->target)];
    GROG_ASSERT(f[-1].proc == PROC_MOVE);
    o->left--;
    o->cloaked++;
    u->flags |= UNIT_CLOAKED;
    u->moves |= MOVE_TURNED | (f[-1].local[MOVE_GONE] ? MOVE_STOPPED : 0);
    grog_hide(&u->thing);
    TELL_AMOUNT(TOLD_CLOAKED, o->left, f->actor, f->target);
    return GROG_DONE;
}

/* Tokens of such options that lie on the board, less the units that lie under them: of a High Command all of its side,
 * of another option its owner's. */
static int tokens_over(const struct grog_match *m, const struct heroes *h, const struct holding *o)
{
    const bool shared = hn_is_command(m, h, o);
    const unsigned seats = shared ? plan_of(m)->sides[hn_side_of(m, o->thing.owner)] : 1u << o->thing.owner;
    int n = 0;
    EACH_HOLDING_FOR(m, h, USE_CONCEALED, i)
        if ((seats >> h->holding[i].thing.owner & 1) && (shared || !hn_is_command(m, h, &h->holding[i])))
            n += h->holding[i].cloaked;
    EACH_UNIT(h, i)
        n -= (h->unit[i].flags & UNIT_CLOAKED) && (seats >> h->unit[i].thing.owner & 1);
    return n;
}

/* HN-OOP-09  Tokens whose units were discovered are free again, in the next Supply Phase: so not while one lasts. */
void hn_return_cloaks(struct grog_run *r)
{
    struct heroes *h = heroes(r->g);
    for (unsigned shared = 0; shared < 2 && h->phase != PHASE_SUPPLY; shared++)
        EACH_HOLDING_FOR(r->m, h, USE_CONCEALED, i) {
            struct holding *o = &h->holding[i];
            if (hn_is_command(r->m, h, o) != (shared == 1))
                continue;
            while (o->cloaked && tokens_over(r->m, h, o) > 0) {
                o->cloaked--;
                o->left++;
                TELL_AMOUNT(TOLD_CLOAK_BACK, o->left, holding_ref(h, i));
            }
        }
}

/* ---- where it rests, and a sound frame of it ---------------------------------------------------------- */

const struct hn_frame hn_cloak_frame = { .upon = PROC_MOVE };
