/* SPDX-License-Identifier: MIT */
/* assault.c -- Assault: how it is fought, retreat and advance.  Who can be assaulted, and the way there, is in
 * approach.c. */
#include "assault.h"
#include "aim.h"
#include "conceal.h"
#include "deploy.h"
#include "directives.h"
#include "hits.h"
#include "play.h"
#include "procedure.h"
#include "rolls.h"
#include "shot.h"
#include "step.h"
#include "transport.h"

static int printed_bonus(const struct grog_match *m, uint16_t weapon, enum unit_class against)
{
    return weapon ? hn_bonus(m, weapon, against) : NO_BONUS;
}

/* HN-ASL-10, HN-ASL-12, HN-TRT-26, HN-TRT-27  The attacker's; what helps against heavy vehicles makes 0 of an X.
 * HN-DMG-07  Of one that has lost its main weapon it is that of the other. */
int hn_assault_bonus(const struct grog_match *m, const struct grog_game *g, unsigned slot, enum unit_class against)
{
    GROG_ASSERT(slot < UNITS);
    const struct unit *u = &const_heroes(g)->unit[slot];
    int bonus = printed_bonus(m, (uint16_t)hn_face(m, u)[u->damage & DAMAGE_PRIMARY ? FACE_SECOND : FACE_WEAPON],
                              against);
    int more = against == HEAVY ? hn_value(m, g, VALUE_ASSAULT_HEAVY, unit_ref(const_heroes(g), slot), 0, 0) : 0;
    if (!more)
        return bonus;
    return (bonus == NO_BONUS ? 0 : bonus) + more;
}

/* HN-ASL-15, HN-ASL-19  The defender's: of a heavy vehicle its second weapon's; an X is nothing. */
static int defending_bonus(const struct grog_match *m, const struct unit *u, enum unit_class against)
{
    uint16_t weapon = (uint16_t)hn_face(m, u)[hn_class(m, u) == HEAVY ? FACE_SECOND : FACE_WEAPON];
    int bonus = printed_bonus(m, weapon, against);
    return bonus == NO_BONUS ? 0 : bonus;
}

/* HN-ABL-26  The number in its symbol counts; none: it has just the symbol. */
static int printed_in_symbol(const struct grog_match *m, const struct unit *u)
{
    int n = hn_face(m, u)[FACE_ASSAULT];
    return n == NO_ASSAULT ? 0 : n;
}

/* HN-ASL-36, HN-FIR-11  Does the attacker come from outside the arc of all its weapons?  HN-LOS-07  From either of its
 * squares, wherever it is closed in on. */
static bool comes_from_behind(const struct grog_match *m, const struct heroes *h, const struct unit *t, unsigned from)
{
    uint16_t at[2];
    bool limited = false;
    unsigned squares = hn_squares(m, h, t, at);
    for (unsigned which = 0; which < 2; which++) {
        uint16_t weapon = hn_weapon(m, t, which);
        for (unsigned i = 0; weapon && i < squares; i++) {
            enum arc arc = (enum arc)numbers_of(m, weapon)[WEAPON_ARC];
            if (is_in_arc(arc, t->facing, place_x(from) - place_x(at[i]), place_y(from) - place_y(at[i])))
                return false;
            limited = true;
        }
    }
    return limited;
}

uint8_t hn_defending_dice(const struct grog_match *m, const struct unit *t)
{
    return hn_face(m, t)[FACE_ASSAULT] == NO_ASSAULT ? 1 : 2;
}

/* HN-ASL-10, HN-ASL-11, HN-ASL-15 to HN-ASL-19  What is added on either side; from: the attacker's square, 0: any. */
void hn_assault_parts(const struct grog_match *m, const struct grog_game *g, unsigned slot, unsigned target,
                      unsigned from, struct assault_parts out[2])
{
    GROG_ASSERT(slot < UNITS);
    GROG_ASSERT(target < UNITS);
    const struct heroes *h = const_heroes(g);
    const struct unit *u = &h->unit[slot], *t = &h->unit[target];
    struct field field;
    hn_field(m, h, &field);
    int attack = hn_assault_bonus(m, g, slot, hn_class(m, t));
    out[0] = (struct assault_parts){
        .weapon = attack == NO_BONUS ? 0 : attack, .symbol = printed_in_symbol(m, u),
        .markers = hn_markers_take(u),                                                     /* HN-SPR-01  two a marker */
        .cards = hn_value(m, g, VALUE_ASSAULT_ATTACK, unit_ref(h, slot), 0, unit_ref(h, target)),
    };
    out[1] = (struct assault_parts){
        .weapon = defending_bonus(m, t, hn_class(m, u)), .symbol = printed_in_symbol(m, t),
        .markers = hn_markers_take(t), .cover = hn_cover(m, g, &field, t, from),               /* HN-SPR-07  likewise */
        .cards = hn_value(m, g, VALUE_ASSAULT_DEFENCE, unit_ref(h, target), 0, unit_ref(h, slot)),
    };
}

static int sum_of(const struct assault_parts *p) { return p->weapon + p->symbol - p->markers + p->cover + p->cards; }

struct assault_sums hn_assault_sums(const struct grog_match *m, const struct grog_game *g, unsigned slot,
                                    unsigned target, unsigned from)
{
    GROG_ASSERT(target < UNITS);
    struct assault_parts parts[2];
    hn_assault_parts(m, g, slot, target, from, parts);
    return (struct assault_sums){ sum_of(&parts[0]), sum_of(&parts[1]),
                                  hn_defending_dice(m, &const_heroes(g)->unit[target]) };
}

/* HN-SPR-01, HN-SPR-07  Of one that is carried out, as if the dice were thrown now: since it was declared cards may
 * have put markers on a unit or taken some away. */
struct assault_sums hn_assault_now(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f)
{
    const struct heroes *h = const_heroes(g);
    const struct unit *u = &h->unit[grog_ref_slot(f->actor)], *t = &h->unit[grog_ref_slot(f->target)];
    return (struct assault_sums){ f->pending[ASSAULT_ATTACK] - hn_markers_take(u),
                                  f->pending[ASSAULT_DEFENCE] - hn_markers_take(t), hn_defending_dice(m, t) };
}

/* HN-ASL-20, HN-ASL-35  Who is above: 1 the attacker, -1 the defender. */
static int who_wins(int mine, int theirs) { return (mine > theirs) - (mine < theirs); }

struct assault_chances hn_assault_chances(const struct assault_sums *s)
{
    struct assault_chances c = { .all = 36 * 36 };
    for (int a = 1; a <= DIE; a++)
        for (int b = 1; b <= DIE; b++) {
            int ways = hn_throws_of(a, true) * hn_throws_of(b, s->dice > 1);
            int won = who_wins(a + s->attack, b + s->defence);
            c.above += won > 0 ? ways : 0;
            c.below += won < 0 ? ways : 0;
        }
    return c;
}

/* ---- before the dice ---------------------------------------------------------------------------------------- */

/* Cards, and HN-TRT-09: tokens for the markers of either. */
void hn_list_at_assault(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    hn_list_reactions(m, g, seat, l);
    hn_offer_calming(m, g, seat, l);
}

bool hn_could_at_assault(const struct grog_match *m, const struct grog_game *g, unsigned seat)
{
    const struct grog_frame *f = hn_frame_of(g, PROC_ASSAULT);
    const struct heroes *h = const_heroes(g);
    return (f && (hn_could_calm_unit(m, h, seat, grog_ref_slot(f->actor))
                  || hn_could_calm_unit(m, h, seat, grog_ref_slot(f->target))))
        || hn_could_play(m, g, seat);
}

/* ---- the assault -------------------------------------------------------------------------------------------- */

/* The target is known now, and may be taken from behind.  false: it was a Ruse. */
static bool prepare(struct grog_run *r, struct grog_frame *f)
{
    const struct unit *t = unit_of(r, f->target);
    unsigned from = (unsigned)f->local[ASSAULT_FROM], at = (unsigned)f->local[ASSAULT_AT];
    TELL(TOLD_ASSAULTS, f->actor, f->target, (uint16_t)from, (uint16_t)at);
    hn_reveal(r, f->actor);
    hn_discover(r, f->target);                          /* HN-ABL-18, HN-TRT-29  Nobody hides from an assault. */
    if (!hn_is_there(r, f->target))
        return false;
    if (comes_from_behind(r->m, const_heroes(r->g), t, from))
        hn_suppress(r, f->target, 1);                   /* HN-ASL-36  It was taken from outside its arc. */
    struct assault_sums sums = hn_assault_sums(r->m, r->g, grog_ref_slot(f->actor), grog_ref_slot(f->target), from);
    f->pending[ASSAULT_ATTACK] = (int16_t)(sums.attack + hn_markers_take(unit_of(r, f->actor)));
    f->pending[ASSAULT_DEFENCE] = (int16_t)(sums.defence + hn_markers_take(t));
    return true;
}

/* HN-ABL-120, HN-ABL-121  After all else: who cannot retreat is not held by it. */
static void terrify(struct grog_run *r, uint16_t unit, bool terrifying, bool won)
{
    if (terrifying && hn_is_there(r, unit))
        hn_suppress(r, unit, won ? 2 : 1);
}

/* HN-ASL-26  Into the square that the defender held. */
static void advance(struct grog_run *r, struct grog_frame *f)
{
    struct field field;
    struct unit *u = unit_of(r, f->actor);
    hn_field(r->m, heroes(r->g), &field);
    if (!hn_is_there(r, f->actor) || hn_class(r->m, u) != INFANTRY
        || hn_may_stand(r->m, r->g, &field, grog_ref_slot(f->actor), (unsigned)f->local[ASSAULT_AT]))
        return;
    u->aboard = 0;
    u->place = (uint16_t)f->local[ASSAULT_AT];
    TELL(TOLD_ADVANCES, f->actor, u->place);
    hn_spot(r, f->actor);
}

/* HN-ASL-23, HN-TRT-04 to HN-TRT-06  Is the defender driven back: beaten, or by whoever drives back in any case? */
static bool is_driven_back(struct grog_run *r, const struct grog_frame *f)
{
    if (!f->local[ASSAULT_INFANTRY] || !hn_is_there(r, f->target))
        return false;
    return f->local[ASSAULT_WON] > 0
        || (hn_is_there(r, f->actor) && hn_value(r->m, r->g, VALUE_DRIVES_BACK, f->actor, 0, f->target));
}

/* HN-ASL-09 to HN-ASL-35  AN ASSAULT.  local: from where, at which square, the dice, who won (1 attacker, -1). */
enum grog_flow hn_assault(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_ASSAULT);
    int16_t *mine = &f->local[ASSAULT_MINE], *theirs = &f->local[ASSAULT_THEIRS], *won = &f->local[ASSAULT_WON],
            *fear = &f->local[ASSAULT_FEAR], *infantry = &f->local[ASSAULT_INFANTRY];
    BEGIN;
    if (!prepare(r, f)) {
        advance(r, f);
        return GROG_DONE;
    }
    REACH(ASSAULT_DECLARED, POINT_ASSAULT);
    if (!hn_is_there(r, f->actor) || !hn_is_there(r, f->target))
        return GROG_DONE;
    CALL(ASSAULT_ATTACKER, .proc = PROC_ROLL, .seat = f->seat, .actor = f->actor, .mode = 2);
    if (!hn_is_there(r, f->actor) || !hn_is_there(r, f->target))
        return GROG_DONE;
    *mine = (int16_t)(hn_die(r, 0) + hn_assault_now(r->m, r->g, f).attack);     /* HN-ASL-09  The higher one counts. */
    CALL(ASSAULT_DEFENDER, .proc = PROC_ROLL, .seat = unit_of(r, f->target)->thing.owner, .actor = f->target,
         .mode = hn_defending_dice(r->m, unit_of(r, f->target)));
    if (!hn_is_there(r, f->actor) || !hn_is_there(r, f->target))
        return GROG_DONE;
    *theirs = (int16_t)(hn_die(r, 0) + hn_assault_now(r->m, r->g, f).defence);
    *won = (int16_t)who_wins(*mine, *theirs);
    TELL_AMOUNT(TOLD_ASSAULT_ROLLED, *mine, f->actor, f->target, (uint16_t)(*theirs < 0 ? 0 : *theirs));
    r->result = *won;
    if (r->decides == PROC_ASSAULT)                     /* odds are about the dice */
        return GROG_DONE;
    *fear = (int16_t)(hn_face(r->m, unit_of(r, f->actor))[FACE_TERRIFYING]
                      + 2 * hn_face(r->m, unit_of(r, f->target))[FACE_TERRIFYING]);
    *infantry = hn_class(r->m, unit_of(r, f->target)) == INFANTRY;
    if (*won)
        CALL(ASSAULT_HITS, .proc = PROC_HIT, .seat = f->seat, .actor = *won > 0 ? f->target : f->actor,
             .with = (uint16_t)hn_face(r->m, unit_of(r, *won > 0 ? f->actor : f->target))[FACE_WEAPON],
             .target = *won > 0 ? f->actor : f->target,
             .pending = { [HITS] = (int16_t)(*won > 0 ? hn_value(r->m, r->g, VALUE_ASSAULT_HITS, f->actor, 0, f->target)
                                                      : 1) });
    if (is_driven_back(r, f))
        CALL(ASSAULT_RETREATS, .proc = PROC_RETREAT, .seat = unit_of(r, f->target)->thing.owner, .actor = f->target,
             .mode = (uint16_t)f->local[ASSAULT_FROM], .target = f->actor);
    if (*won > 0 && *infantry)
        advance(r, f);
    if (*won) {
        terrify(r, *won > 0 ? f->target : f->actor, *fear & (*won > 0 ? 1 : 2), true);
        terrify(r, *won > 0 ? f->actor : f->target, *fear & (*won > 0 ? 2 : 1), false);
    }
    grog_after(r, f, POINT_ASSAULTED);
    END;
}

/* ---- retreat -------------------------------------------------------------------------------------------------- */

/* HN-ASL-23, HN-ASL-24  One of the three squares away from the attacker; or a vehicle there (HN-TRN-08). */
void hn_list_retreat(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct heroes *h = const_heroes(g);
    const struct grog_frame *f = &g->frame[g->depth - 1];
    unsigned slot = grog_ref_slot(f->actor), at = h->unit[slot].place;
    unsigned away = direction_to(f->mode, at);
    unsigned directions = 1u << turned_by(away, -1) | 1u << (away & 7u) | 1u << turned_by(away, 1);
    struct field field;
    struct outlook o;
    struct boarding beside[DIRECTIONS];
    (void)seat;
    hn_field(m, h, &field);
    hn_look_round(m, g, &field, slot, at, &o);
    for (unsigned d = 0; d < DIRECTIONS; d++) {
        unsigned to = directions >> d & 1 ? neighbour(field.board, at, d) : 0;
        if (to)
            grog_offer(l, grog_option(VERB_RETREAT_TO, slot + 1, 0, 0, to),
                       field.unit[to] ? R_MOV_07 : hn_may_go(&o, d, to));
    }
    unsigned n = hn_vehicles_beside(&o, directions, beside);
    for (unsigned i = 0; i < n; i++)
        grog_offer(l, grog_option(VERB_RETREAT_INTO, slot + 1, 0, 0, unit_ref(h, beside[i].vehicle)),
                   beside[i].forbidden);
}

/* mode: the square that the assault came from. */
enum grog_flow hn_retreat(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_RETREAT);
    BEGIN;
    if (!hn_movement(r->m, r->g, grog_ref_slot(f->actor)) || !hn_has_option(r->m, r->g, f->seat, hn_list_retreat)) {
        hn_eliminate(r, f->actor);                      /* HN-ASL-24, HN-ASL-25  It has nowhere to go. */
        return GROG_DONE;
    }
    ASK(RETREAT_WHERE, ASK_RETREAT, 1u << f->seat);
    if (r->answer.seat == GROG_NOBODY) {
        hn_eliminate(r, f->actor);
        return GROG_DONE;
    }
    if (r->answer.option.verb == VERB_RETREAT_INTO) {
        unit_of(r, f->actor)->place = 0;
        unit_of(r, f->actor)->aboard = (uint8_t)(grog_ref_slot(r->answer.option.object[2]) + 1);
        TELL(TOLD_BOARDS, f->actor, r->answer.option.object[2]);
    } else {
        unit_of(r, f->actor)->place = r->answer.option.object[2];
        TELL(TOLD_RETREATS, f->actor, r->answer.option.object[2]);
        hn_spot(r, f->actor);
    }
    /* HN-FIR-12  It has moved: a gun is turned to an edge of its square. */
    if (unit_of(r, f->actor)->place && hn_faces_edge(r->m, unit_of(r, f->actor))) {
        ASK(RETREAT_FACES, ASK_FACING, 1u << f->seat);
        if (r->answer.seat != GROG_NOBODY)
            hn_turn_to(r, f->actor, r->answer.option.object[0]);
    }
    END;
}

/* ---- where it rests, and a sound frame of it ---------------------------------------------------------- */

const struct grog_step hn_assault_steps[ASSAULT_RESTS] = {
    STARTS, [ASSAULT_DECLARED] = AT_POINT("declared", R_ASL_11),
    [ASSAULT_ATTACKER] = CALLS("attacker", R_ASL_09, PROC_ROLL),
    [ASSAULT_DEFENDER] = CALLS("defender", R_ASL_13, PROC_ROLL), [ASSAULT_ROLLED] = AT_POINT("rolled", R_ASL_20),
    [ASSAULT_HITS] = CALLS("hits", R_ASL_21, PROC_HIT), [ASSAULT_RETREATS] = CALLS("retreats", R_ASL_23, PROC_RETREAT),
    [ASSAULT_OVER] = AT_POINT("over", R_ASL_26),
};
const struct grog_local hn_assault_locals[ASSAULT_LOCALS] = {
    { "from", 0, PLACES }, { "at", 0, PLACES }, { "mine", -299, 299 }, { "theirs", -299, 299 }, { "won", -1, 1 },
    { "fear", 0, 3 }, { "infantry", 0, 1 },
};
const struct grog_step hn_retreat_steps[RETREAT_RESTS] = {
    STARTS, [RETREAT_WHERE] = ASKS("where", R_ASL_23, ASK_RETREAT),
    [RETREAT_FACES] = ASKS("faces", R_FIR_12, ASK_FACING),
};

static bool assault_fits(const struct grog_match *m, const struct heroes *h, const struct grog_frame *f, bool top)
{
    (void)h, (void)top;
    return hn_is_square(m, f->local[ASSAULT_FROM]) && hn_is_square(m, f->local[ASSAULT_AT]);
}

static bool retreat_fits(const struct grog_match *m, const struct heroes *h, const struct grog_frame *f, bool top)
{
    (void)h, (void)top;
    return hn_is_square(m, f->mode);
}

const struct hn_frame hn_assault_frame = {
    .seat = true, .actor = true, .target = true, .fits = assault_fits,
    .rest = { [ASSAULT_ATTACKER] = { .hands = { ACTOR, NONE, ANY, NONE } },
              [ASSAULT_DEFENDER] = { .hands = { TARGET, NONE, ANY, NONE } },
              [ASSAULT_HITS] = { .hands = { ANY, ANY, NONE, ANY } },
              [ASSAULT_RETREATS] = { .hands = { TARGET, NONE, ANY, ACTOR } } },
};
const struct hn_frame hn_retreat_frame = { .seat = true, .actor = true, .asks = ON_BOARD, .fits = retreat_fits };
