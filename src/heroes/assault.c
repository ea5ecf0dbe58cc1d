/* SPDX-License-Identifier: MIT */
/* assault.c -- Assault: who can be reached, how it is fought, retreat and advance. */
#include "rules.h"

static const unsigned bonus_against[CLASSES] = { WEAPON_INFANTRY, WEAPON_LIGHT, WEAPON_HEAVY };

/* HN-CTR-16, HN-ASL-12, HN-ASL-15, HN-ASL-19  Its combat bonus in hand to hand; NO_BONUS: X. */
static int bonus_of(const struct grog_match *m, const struct unit *u, enum unit_class against, bool defends)
{
    const int16_t *face = hn_face(m, u);
    uint16_t weapon = (uint16_t)face[hn_class(m, u) == HEAVY && defends ? FACE_SECOND : FACE_WEAPON];
    return weapon ? numbers_of(m, weapon)[bonus_against[against]] : NO_BONUS;
}

/* ---- who can be assaulted ---------------------------------------------------------------------------- */

static grog_rule may_assault(const struct grog_match *m, const struct grog_game *g, unsigned slot, unsigned target)
{
    const struct heroes *h = const_heroes(g);
    const struct unit *u = &h->unit[slot], *t = &h->unit[target];
    if (!hn_is_enemy(m, u->thing.owner, t->thing.owner) || !is_out_there(t) || t->aboard)
        return R_MUL_23;
    if (hn_face(m, u)[FACE_ASSAULT] == NO_ASSAULT)
        return R_ASL_01;
    return bonus_of(m, u, hn_class(m, t), false) == NO_BONUS ? R_ASL_12 : 0;
}

/* HN-ASL-02 to HN-ASL-04  Is there a free square beside the target, from which one step is left? */
static bool can_reach(const struct grog_match *m, const struct grog_game *g, const struct field *f, unsigned slot,
                      const uint8_t *left, unsigned target)
{
    const struct heroes *h = const_heroes(g);
    uint16_t square[2], own[2];
    unsigned n = hn_squares(m, h, &h->unit[target], square), mine = hn_squares(m, h, &h->unit[slot], own);
    for (unsigned k = 0; k < n; k++)
        for (unsigned d = 0; d < DIRECTIONS; d++) {
            unsigned from = neighbour(f->board, square[k], d);
            if (!from || left[from] < 2 || is_cut(f, from, turned_by(d, 4)))
                continue;
            bool stays = false;
            for (unsigned i = 0; i < mine; i++)
                stays = stays || own[i] == from;
            if (stays || !hn_may_stand(m, g, f, slot, from))
                return true;
        }
    return false;
}

void hn_offer_assaults(const struct grog_match *m, const struct grog_game *g, unsigned slot, const struct field *f,
                       struct grog_list *l)
{
    const struct heroes *h = const_heroes(g);
    const struct unit *u = &h->unit[slot];
    if (hn_face(m, u)[FACE_ASSAULT] == NO_ASSAULT && !l->seek)
        return;
    uint8_t left[PLACES + 1] = { 0 };
    uint16_t own[2];
    int steps = hn_movement(m, g, slot);
    unsigned n = hn_squares(m, h, u, own);
    for (unsigned i = 0; i < n; i++)
        if (hn_class(m, u) == INFANTRY && !u->aboard)
            hn_reach(m, g, f, slot, own[i], ground_at(f, own[i])->flags & GROUND_DIFFICULT && steps > 1 ? 1 : steps,
                     left);
        else
            left[own[i]] = (uint8_t)(steps + 1);
    EACH_UNIT(h, i) {
        if (!h->unit[i].place || !hn_is_enemy(m, u->thing.owner, h->unit[i].thing.owner))
            continue;
        grog_rule forbidden = may_assault(m, g, slot, i);
        if (!forbidden && !can_reach(m, g, f, slot, left, i))
            forbidden = R_ASL_04;
        grog_offer(l, grog_option(VERB_ASSAULT, slot + 1, 0, MOVES_TO_ASSAULT, unit_ref(h, i)), forbidden);
    }
}

/* ---- the assault --------------------------------------------------------------------------------------- */

/* HN-ASL-36, HN-FIR-11  Is the attacker outside the arc of all its weapons? */
static bool comes_from_behind(const struct grog_match *m, const struct unit *t, unsigned from, unsigned at)
{
    bool limited = false;
    for (unsigned which = 0; which < 2; which++) {
        uint16_t weapon = hn_weapon(m, t, which);
        if (!weapon)
            continue;
        enum arc arc = (enum arc)numbers_of(m, weapon)[WEAPON_ARC];
        if (is_in_arc(arc, t->facing, place_x(from) - place_x(at), place_y(from) - place_y(at)))
            return false;
        limited = true;
    }
    return limited;
}

/* The squares from which and into which the assault goes: beside each other. */
static void find_squares(struct grog_run *r, struct grog_frame *f)
{
    struct heroes *h = heroes(r->g);
    uint16_t own[2], square[2];
    struct field field;
    unsigned n = hn_squares(r->m, h, unit_of(r, f->actor), own), k = hn_squares(r->m, h, unit_of(r, f->target), square);
    hn_field(r->m, h, &field);
    for (unsigned i = 0; i < n; i++)
        for (unsigned j = 0; j < k; j++)
            if (spaces_between(own[i], square[j]) == 1 && !is_cut(&field, own[i], direction_to(own[i], square[j]))) {
                f->local[ASSAULT_FROM] = (int16_t)own[i];
                f->local[ASSAULT_AT] = (int16_t)square[j];
            }
}

/* HN-ASL-10, HN-ASL-11, HN-ASL-15 to HN-ASL-19  What is added on either side. */
static void prepare(struct grog_run *r, struct grog_frame *f)
{
    struct heroes *h = heroes(r->g);
    struct unit *u = unit_of(r, f->actor), *t = unit_of(r, f->target);
    struct field field;
    find_squares(r, f);
    hn_reveal(r, f->actor);
    hn_reveal(r, f->target);                            /* HN-ABL-18 */
    TELL(TOLD_ASSAULTS, f->actor, f->target);
    if (comes_from_behind(r->m, t, (unsigned)f->local[ASSAULT_FROM], (unsigned)f->local[ASSAULT_AT]))
        hn_suppress(r, f->target, 1);                   /* HN-ASL-36 */
    hn_field(r->m, h, &field);
    int attack = bonus_of(r->m, u, hn_class(r->m, t), false), defence = bonus_of(r->m, t, hn_class(r->m, u), true);
    int more = hn_face(r->m, u)[FACE_ASSAULT], less = hn_face(r->m, t)[FACE_ASSAULT];
    attack = (attack == NO_BONUS ? 0 : attack) + (more == NO_ASSAULT ? 0 : more) - 2 * u->suppressed;
    defence = (defence == NO_BONUS ? 0 : defence) + (less == NO_ASSAULT ? 0 : less) - 2 * t->suppressed;
    defence += hn_cover(r->m, r->g, &field, t, (unsigned)f->local[ASSAULT_FROM]);
    f->pending[ASSAULT_ATTACK] = (int16_t)(attack + hn_value(r->m, r->g, VALUE_ASSAULT_ATTACK, f->actor, 0, f->target));
    f->pending[ASSAULT_DEFENCE] = (int16_t)(defence + hn_value(r->m, r->g, VALUE_ASSAULT_DEFENCE, f->target, 0,
                                                               f->actor));
}

static bool stands(struct grog_run *r, uint16_t unit)
{
    return grog_thing_at(r->m, r->g, unit) && is_out_there(unit_of(r, unit));
}

/* HN-ABL-120, HN-ABL-121 */
static void terrify(struct grog_run *r, uint16_t unit, bool terrifying, bool won)
{
    if (terrifying && stands(r, unit))
        hn_suppress(r, unit, won ? 2 : 1);
}

/* HN-ASL-26  Into the square that the defender held. */
static void advance(struct grog_run *r, struct grog_frame *f)
{
    struct field field;
    struct unit *u = unit_of(r, f->actor);
    hn_field(r->m, heroes(r->g), &field);
    if (!stands(r, f->actor) || hn_may_stand(r->m, r->g, &field, grog_ref_slot(f->actor), (unsigned)f->local[ASSAULT_AT]))
        return;
    u->aboard = 0;
    u->place = (uint16_t)f->local[ASSAULT_AT];
    TELL(TOLD_ADVANCES, f->actor, u->place);
}

/* HN-ASL-09 to HN-ASL-35  AN ASSAULT.  local: from where, at which square, the dice, who won (1 attacker, -1). */
enum grog_flow hn_assault(struct grog_run *r, struct grog_frame *f)
{
    int16_t *mine = &f->local[ASSAULT_MINE], *theirs = &f->local[ASSAULT_THEIRS], *won = &f->local[ASSAULT_WON],
            *fear = &f->local[ASSAULT_FEAR], *infantry = &f->local[ASSAULT_INFANTRY];
    BEGIN;
    prepare(r, f);
    REACH(ASSAULT_DECLARED, POINT_ASSAULT);
    if (!stands(r, f->actor) || !stands(r, f->target))
        return GROG_DONE;
    ROLL(ASSAULT_ATTACKER, DIE, 2);                     /* HN-ASL-09 */
    *mine = (int16_t)(r->rolled[0] + f->pending[ASSAULT_ATTACK]);
    ROLL(ASSAULT_DEFENDER, DIE, hn_face(r->m, unit_of(r, f->target))[FACE_ASSAULT] == NO_ASSAULT ? 1 : 2);
    *theirs = (int16_t)(r->rolled[0] + f->pending[ASSAULT_DEFENCE]);
    *won = (int16_t)((*mine > *theirs) - (*mine < *theirs));    /* HN-ASL-20, HN-ASL-35 */
    TELL_AMOUNT(TOLD_ASSAULT_ROLLED, *mine, f->actor, f->target, (uint16_t)(*theirs < 0 ? 0 : *theirs));
    r->result = *won;
    *fear = (int16_t)(hn_face(r->m, unit_of(r, f->actor))[FACE_TERRIFYING]
                      + 2 * hn_face(r->m, unit_of(r, f->target))[FACE_TERRIFYING]);
    *infantry = hn_class(r->m, unit_of(r, f->target)) == INFANTRY;
    if (!*won)
        return GROG_DONE;
    CALL(ASSAULT_HITS, .proc = PROC_HIT, .seat = f->seat, .actor = *won > 0 ? f->target : f->actor,
         .with = (uint16_t)hn_face(r->m, unit_of(r, *won > 0 ? f->actor : f->target))[FACE_WEAPON],
         .target = *won > 0 ? f->actor : f->target,
         .pending = { [HITS] = (int16_t)(*won > 0 ? hn_value(r->m, r->g, VALUE_ASSAULT_HITS, f->actor, 0, f->target) : 1) });
    terrify(r, *won > 0 ? f->target : f->actor, *fear & (*won > 0 ? 1 : 2), true);
    terrify(r, *won > 0 ? f->actor : f->target, *fear & (*won > 0 ? 2 : 1), false);
    if (*won > 0 && *infantry) {
        if (stands(r, f->target))
            CALL(ASSAULT_RETREATS, .proc = PROC_RETREAT, .seat = unit_of(r, f->target)->thing.owner, .actor = f->target,
                 .mode = (uint16_t)f->local[ASSAULT_FROM], .target = f->actor);
        advance(r, f);
    }
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
    struct field field;
    (void)seat;
    hn_field(m, h, &field);
    for (int eighths = -1; eighths <= 1; eighths++) {
        unsigned to = neighbour(field.board, at, turned_by(away, eighths));
        if (!to)
            continue;
        grog_rule forbidden = hn_may_stand(m, g, &field, slot, to);
        grog_offer(l, grog_option(VERB_RETREAT_TO, slot + 1, 0, 0, to),
                   forbidden ? forbidden : hn_may_step(m, g, &field, slot, at, to));
        if (field.unit[to] && hn_face(m, &h->unit[field.unit[to] - 1])[FACE_TRANSPORT])
            grog_offer(l, grog_option(VERB_RETREAT_INTO, slot + 1, 0, 0, unit_ref(h, field.unit[to] - 1u)),
                       hn_may_board(m, h, slot, field.unit[to] - 1u));
    }
}

/* mode: the square that the assault came from. */
enum grog_flow hn_retreat(struct grog_run *r, struct grog_frame *f)
{
    BEGIN;
    if (!hn_movement(r->m, r->g, grog_ref_slot(f->actor)) || !hn_has_option(r->m, r->g, f->seat, hn_list_retreat)) {
        hn_eliminate(r, f->actor);                      /* HN-ASL-25 */
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
    }
    END;
}
