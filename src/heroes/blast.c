/* SPDX-License-Identifier: MIT */
/* blast.c -- Howitzer and Indirect Fire, and whatever else explodes: shots at corners.
 *
 * The shot is aimed at a corner.  Who does not see it clearly may see the shot scatter.  Then everything under the
 * pattern is resolved one by one: units with a shot each (SHOT_BLAST), then structures and wrecks with Destruction dice.
 * Grenades into rooms and positions (grenades.c) and Goliaths (goliath.c) explode by the same procedure, in which only
 * whom they touch differs. */
#include "rules.h"

/* ---- what is fired ----------------------------------------------------------------------------------------- */

/* Is a counter of its owner's near that gives mortars a green pattern?  HN-EQP-78 */
static bool is_beckoned(const struct grog_match *m, const struct heroes *h, const struct unit *u)
{
    if (kind_of(m, u->thing.card) != OF_UNIT || !numbers_of(m, u->thing.card)[UNIT_MORTAR] || !u->place)
        return false;
    EACH_UNIT(h, i) {
        const struct unit *horn = &h->unit[i];
        if (horn->thing.owner == u->thing.owner && horn->place && !horn->thing.hidden && is_out_there(horn)
            && numbers_of(m, horn->thing.card)[UNIT_BECKONS]
            && spaces_between(horn->place, u->place) <= numbers_of(m, horn->thing.card)[UNIT_BECKONS])
            return true;
    }
    return false;
}

/* HN-ABL-49, HN-ABL-62, HN-EQP-63, HN-EQP-74  The weapon that a shot is made with: of the counter, or of the token. */
static uint16_t fired(const struct grog_match *m, const struct heroes *h, unsigned slot, uint16_t with)
{
    const struct unit *u = &h->unit[slot];
    const int16_t *n = numbers_of(m, with);
    if (kind_of(m, with) == OF_OPTION)
        return n[OPTION_WEAPON] ? (uint16_t)n[OPTION_WEAPON] : hn_gun(m, u, GUN_FIRST);
    if (n[WEAPON_PATTERN] == PATTERN_BLUE && n[WEAPON_GREEN] && is_beckoned(m, h, u))
        return (uint16_t)n[WEAPON_GREEN];
    return with;
}

/* A way to fire at corners. */
struct way { uint16_t with, weapon; enum token_use use; };

/* HN-EQP-64, HN-EQP-88, HN-ABL-78  Corners that it reaches; 99: any (HN-ABL-48, HN-ABL-61). */
static int limit_of(const struct grog_match *m, const struct way *w)
{
    int printed = numbers_of(m, w->weapon)[WEAPON_CORNERS];
    if (printed)
        return printed;
    return w->use == USE_GRENADE ? 2 : w->use == USE_RIFLE_GRENADE ? 7 : 99;
}

/* ---- at which corner --------------------------------------------------------------------------------------- */

/* HN-ABL-50, HN-EQP-75  A Clear line from a square of its own. */
static bool sees_corner(const struct grog_match *m, const struct heroes *h, const struct field *f, unsigned slot,
                        unsigned corner)
{
    const struct unit *u = &h->unit[slot];
    uint16_t from[2];
    unsigned n = hn_squares(m, h, u, from), how = hn_class(m, u) != INFANTRY || u->aboard ? THROUGH_INFANTRY : 0;
    for (unsigned i = 0; i < n; i++)
        if (line_to_corner(f, from[i], corner, how, u->aboard ? u->aboard : slot + 1).sight == CLEAR)
            return true;
    return false;
}

static bool is_corner_in_arc(const struct grog_match *m, const struct heroes *h, unsigned slot, uint16_t weapon,
                             unsigned corner)
{
    uint16_t from[2];
    enum arc arc = (enum arc)numbers_of(m, weapon)[WEAPON_ARC];
    unsigned n = hn_squares(m, h, &h->unit[slot], from);
    for (unsigned i = 0; i < n; i++)
        if (is_in_arc(arc, h->unit[slot].facing, 2 * corner_i(corner) - (2 * place_x(from[i]) + 1),
                      2 * corner_j(corner) - (2 * place_y(from[i]) + 1)))
            return true;
    return false;
}

static bool fires_from_inside(const struct grog_match *m, const struct heroes *h, const struct field *f, unsigned slot)
{
    uint16_t from[2];
    return hn_squares(m, h, &h->unit[slot], from) && is_inside(f, from[0]);
}

/* HN-ABL-47 to HN-ABL-51, HN-ABL-59 to HN-ABL-69, HN-BLD-16 */
static grog_rule may_aim(const struct grog_match *m, const struct heroes *h, const struct field *f, unsigned slot,
                         const struct way *w, unsigned corner)
{
    int most = limit_of(m, w);
    if (is_corner_inside(f, corner))
        return R_BLD_16;
    if (most < 99 && !hn_reaches_corner(m, h, f, slot, corner, most))
        return w->use == USE_GRENADE ? R_EQP_64 : w->use == USE_RIFLE_GRENADE ? R_EQP_88 : R_ABL_78;
    if (w->use == USE_GRENADE)
        return 0;                                       /* HN-EQP-65 */
    if (numbers_of(m, w->weapon)[WEAPON_ARC] != ARC_ALL && !is_corner_in_arc(m, h, slot, w->weapon, corner))
        return R_FIR_11;
    if (sees_corner(m, h, f, slot, corner))
        return 0;
    if (w->use == USE_HE)
        return R_EQP_75;
    if (!numbers_of(m, w->weapon)[WEAPON_INDIRECT])
        return R_ABL_50;
    return fires_from_inside(m, h, f, slot) ? R_ABL_69 : 0;
}

/* ---- whom a pattern touches -------------------------------------------------------------------------------- */

static bool covers(const struct board *b, unsigned corner, unsigned place)
{
    uint16_t square[4];
    unsigned n = blast_places(b, corner, square);
    for (unsigned i = 0; i < n; i++)
        if (square[i] == place)
            return true;
    return false;
}

/* HN-EQP-68, HN-ABL-52, HN-ABL-54, HN-ABL-71, HN-ABL-72, HN-BLD-17  Is a square of its under the pattern, outside? */
static bool is_under(const struct grog_match *m, const struct heroes *h, const struct field *f, const struct unit *u,
                     unsigned corner)
{
    uint16_t square[2];
    unsigned n = hn_squares(m, h, u, square);
    for (unsigned i = 0; i < n; i++)
        if (!is_inside(f, square[i]) && covers(f->board, corner, square[i]))
            return true;
    return false;
}

/* Can the weapon do anything to such a unit?  HN-FIR-02, HN-ABL-07, HN-TRN-14 */
static bool can_hurt(const struct grog_match *m, const struct unit *u, uint16_t weapon)
{
    return u->place && !(u->flags & UNIT_WRECKED) && hn_bonus(m, weapon, hn_class(m, u)) != NO_BONUS;
}

/* ---- what may be chosen --------------------------------------------------------------------------------------- */

enum { CORNERS = (BOARD_SIDE + 1) * (BOARD_SIDE + 1) + 1 };
struct corners { uint64_t in[CORNERS / 64 + 1]; };

static void add_corners(struct corners *c, unsigned place)
{
    for (int j = place_y(place); j <= place_y(place) + 1; j++)
        for (int i = place_x(place); i <= place_x(place) + 1; i++)
            grog_put_in(c->in, corner_at(i, j));
}

/* Corners at which the shot would touch an enemy that is seen, or a structure that it can damage. */
static void worth_a_shot(const struct grog_match *m, const struct heroes *h, const struct field *f, unsigned seat,
                         uint16_t weapon, struct corners *out)
{
    bool razes = numbers_of(m, weapon)[WEAPON_DESTRUCTION];
    memset(out, 0, sizeof *out);
    EACH_UNIT(h, i) {
        const struct unit *u = &h->unit[i];
        uint16_t square[2];
        bool enemy = hn_is_enemy(m, seat, u->thing.owner) && !u->thing.hidden && can_hurt(m, u, weapon);
        if (!enemy && !(razes && (u->flags & UNIT_WRECKED)))
            continue;
        unsigned n = hn_squares(m, h, u, square);
        for (unsigned k = 0; k < n; k++)
            if (!is_inside(f, square[k]))
                add_corners(out, square[k]);
    }
    for (unsigned o = 0; razes && o < f->board->n_overlays; o++) {
        const struct overlay *v = &f->board->overlay[o];
        for (int y = v->y; v->structure && !h->ruined[o] && y < v->y + v->height; y++)
            for (int x = v->x; x < v->x + v->width; x++)
                if (f->board->under[place_at(x, y)] == o + 1)
                    add_corners(out, place_at(x, y));
    }
}

static void offer_corners(const struct grog_match *m, const struct heroes *h, unsigned slot, const struct field *f,
                          const struct way *w, grog_rule forbidden, struct grog_list *l)
{
    struct corners worth;
    if (grog_skips(l, forbidden) || !grog_wants(l, VERB_BOMBARD))
        return;
    worth_a_shot(m, h, f, h->unit[slot].thing.owner, w->weapon, &worth);
    for (unsigned k = 0; k < GROG_COUNT(worth.in); k++)
        for (uint64_t bits = worth.in[k]; bits; bits &= bits - 1) {
            unsigned corner = 64 * k + (unsigned)__builtin_ctzll(bits);
            grog_offer(l, grog_option(VERB_BOMBARD, slot + 1, w->with, 0, corner),
                       forbidden ? forbidden : may_aim(m, h, f, slot, w, corner));
        }
}

/* HN-EQP-08, HN-EQP-73  Of a heavy vehicle, by the primary weapon and in place of all shots. */
static grog_rule may_use_shell(const struct grog_match *m, const struct unit *u, bool moving)
{
    uint16_t gun = hn_gun(m, u, GUN_FIRST);
    if (hn_class(m, u) != HEAVY || !gun)
        return R_EQP_73;
    return u->shots & FIRED_NOW ? R_EQP_08 : hn_may_use(m, u, gun, moving);
}

static void offer_token(const struct grog_match *m, const struct heroes *h, unsigned slot, const struct field *f,
                        bool moving, uint16_t option, struct grog_list *l)
{
    const struct unit *u = &h->unit[slot];
    enum token_use use = (enum token_use)numbers_of(m, option)[OPTION_USE];
    struct way w = { option, fired(m, h, slot, option), use };
    if (!w.weapon)
        return;
    grog_rule forbidden = use == USE_HE ? may_use_shell(m, u, moving) : hn_may_use(m, u, w.weapon, moving);
    if (grog_skips(l, forbidden))
        return;
    offer_corners(m, h, slot, f, &w, forbidden, l);
    if (use != USE_HE)
        hn_offer_throws(m, h, slot, f, option, forbidden, l);
}

void hn_offer_blasts(const struct grog_match *m, const struct grog_game *g, unsigned slot, const struct field *field,
                     bool moving, struct grog_list *l)
{
    const struct heroes *h = const_heroes(g);
    const struct unit *u = &h->unit[slot];
    for (unsigned which = 0; which < 2; which++) {
        uint16_t weapon = hn_gun(m, u, (enum gun)which);
        const int16_t *gun = weapon ? numbers_of(m, weapon) : NULL;
        if (!weapon || !(gun[WEAPON_HOWITZER] || gun[WEAPON_INDIRECT] || gun[WEAPON_DESTRUCTION]))
            continue;
        grog_rule forbidden = hn_may_use(m, u, weapon, moving);          /* HN-ABL-46, HN-ABL-58 */
        struct way w = { weapon, fired(m, h, slot, weapon), USE_NONE };
        if (gun[WEAPON_HOWITZER] || gun[WEAPON_INDIRECT])
            offer_corners(m, h, slot, field, &w, forbidden, l);
        if (gun[WEAPON_DESTRUCTION])
            hn_offer_batters(m, g, slot, field, weapon, forbidden, l);
    }
    EACH_HOLDING(h, i) {
        const struct holding *o = &h->holding[i];
        if (!o->left || o->thing.owner != u->thing.owner || kind_of(m, o->thing.card) != OF_OPTION)
            continue;
        int use = numbers_of(m, o->thing.card)[OPTION_USE];
        if ((use == USE_GRENADE || use == USE_RIFLE_GRENADE || use == USE_HE)
            && hn_equipment_of(m, h, slot, o->thing.card) == (int)i)
            offer_token(m, h, slot, field, moving, o->thing.card, l);
    }
}

/* ---- a shot of the blast at one unit ---------------------------------------------------------------------------- */

/* HN-ABL-57, HN-ABL-75, HN-EQP-59  A heavy vehicle's side; what the ground adds, but for that of the room or position
 * in which it explodes (HN-BLD-08, HN-BLD-12, HN-BLD-24). */
static int defence_of(const struct grog_run *r, const struct grog_frame *f, const struct field *field)
{
    const struct unit *u = &const_heroes(r->g)->unit[grog_ref_slot(f->target)];
    const struct unit *by = &const_heroes(r->g)->unit[grog_ref_slot(f->actor)];
    int defence = hn_face(r->m, u)[hn_class(r->m, u) == HEAVY ? FACE_SIDE : FACE_DEFENCE];
    if (f->mode == SHOT_INSIDE)
        return defence;
    return defence + hn_cover(r->m, r->g, field, u, by->place);
}

/* HN-ABL-56, HN-ABL-74, HN-EQP-70  No range, no obstacles; but markers of who fires (shot.c).  f: of the shot. */
bool hn_prepare_blast(struct grog_run *r, struct grog_frame *f)
{
    struct field field;
    hn_field(r->m, const_heroes(r->g), &field);
    TELL(TOLD_FIRES, f->actor, f->with, f->mode, f->target);
    f->pending[SHOT_BONUS] = (int16_t)hn_attack_bonus(r, f);
    f->pending[SHOT_RESULT] = (int16_t)hn_value(r->m, r->g, VALUE_RESULT, f->actor, f->with, f->target);
    f->pending[SHOT_DEFENCE] = (int16_t)(defence_of(r, f, &field)
                                         + hn_value(r->m, r->g, VALUE_DEFENCE, f->target, f->with, f->actor));
    f->pending[SHOT_DICE] = numbers_of(r->m, f->with)[WEAPON_DUAL] ? 2 : 1;
    return true;
}

/* ---- the explosion ------------------------------------------------------------------------------------------------ */

/* HN-ABL-23  A spotter of the side's own sees the corner that was aimed at. */
static bool is_spotted(const struct grog_match *m, const struct heroes *h, const struct field *f, unsigned seat,
                       unsigned corner)
{
    EACH_UNIT(h, i)
        if (h->unit[i].thing.owner == seat && h->unit[i].place && is_out_there(&h->unit[i])
            && hn_face(m, &h->unit[i])[FACE_SPOTTER] && sees_corner(m, h, f, i, corner))
            return true;
    return false;
}

/* HN-ABL-63, HN-ABL-67, HN-EQP-67, HN-EQP-89  Corners that it may scatter, + 1; 0: no die is rolled. */
static int scatter_of(const struct grog_run *r, const struct grog_frame *f, enum token_use use)
{
    const struct heroes *h = const_heroes(r->g);
    unsigned slot = grog_ref_slot(f->actor);
    struct field field;
    if (use == USE_GRENADE || use == USE_HE)
        return 0;
    hn_field(r->m, h, &field);
    if (sees_corner(r->m, h, &field, slot, f->target))
        return 0;
    int n = numbers_of(r->m, f->mode)[WEAPON_INDIRECT];
    return n > 0 && is_spotted(r->m, h, &field, f->seat, f->target) ? n : n + 1;
}

/* HN-ABL-21, HN-FIR-03  Whoever fires is seen, and has fired. */
void hn_has_fired(struct grog_run *r, uint16_t unit, enum gun which)
{
    hn_reveal(r, unit);
    unit_of(r, unit)->shots |= (uint8_t)(1u << which | 1u << (which + FIRED_THIS_ROUND));
}

/* HN-EQP-04, HN-EQP-66, HN-EQP-76, HN-ABL-21  It is fired: the token is spent, the weapon has fired. */
static void begin(struct grog_run *r, struct grog_frame *f)
{
    struct heroes *h = heroes(r->g);
    struct unit *u = unit_of(r, f->actor);
    unsigned slot = grog_ref_slot(f->actor);
    bool token = f->with && kind_of(r->m, f->with) == OF_OPTION;
    enum token_use use = token ? (enum token_use)numbers_of(r->m, f->with)[OPTION_USE] : USE_NONE;
    f->mode = f->proc == PROC_DETONATE ? hn_weapon(r->m, u, 0) : fired(r->m, h, slot, f->with);
    f->local[BLAST_AT] = (int16_t)f->target;
    if (token) {
        int holding = hn_equipment_of(r->m, h, slot, f->with);
        if (holding >= 0)
            hn_spend(r, holding_ref(h, (unsigned)holding));
    }
    hn_has_fired(r, f->actor, token ? GUN_TOKEN : hn_which_gun(r->m, u, f->with));
    if (f->proc == PROC_BLAST) {
        TELL(TOLD_BOMBARDS, f->actor, f->with, (uint16_t)numbers_of(r->m, f->mode)[WEAPON_PATTERN], f->target);
        f->local[BLAST_SCATTER] = (int16_t)scatter_of(r, f, use);
    } else if (f->proc == PROC_THROW) {
        TELL(TOLD_THROWS, f->actor, f->with, f->target);
    } else {
        TELL(TOLD_DETONATES, f->actor);
    }
}

/* HN-EQP-58  In the Goliath's own squares. */
static bool shares_square(const struct grog_match *m, const struct heroes *h, const struct unit *a, const struct unit *b)
{
    uint16_t of_a[2], of_b[2];
    unsigned n = hn_squares(m, h, a, of_a), k = hn_squares(m, h, b, of_b);
    for (unsigned i = 0; i < n; i++)
        for (unsigned j = 0; j < k; j++)
            if (of_a[i] == of_b[j])
                return true;
    return false;
}

/* HN-ABL-07, HN-ABL-55, HN-ABL-73, HN-TRN-14, HN-BLD-06, HN-BLD-07, HN-BLD-11, HN-BLD-13, HN-BLD-14 */
static bool is_touched(const struct grog_run *r, const struct grog_frame *f, const struct field *field, unsigned slot)
{
    const struct heroes *h = const_heroes(r->g);
    const struct unit *u = &h->unit[slot];
    if (!can_hurt(r->m, u, f->mode))
        return false;
    if (f->proc == PROC_DETONATE)
        return slot != grog_ref_slot(f->actor) && shares_square(r->m, h, u, &h->unit[grog_ref_slot(f->actor)]);
    if (u->thing.hidden)
        return false;
    return f->proc == PROC_THROW ? hn_same_shelter(field, u->place, f->target)
                                 : is_under(r->m, h, field, u, (unsigned)f->local[BLAST_AT]);
}

static void add_touched(struct grog_frame *f, unsigned *n, int what)
{
    if (*n < BLAST_MOST)
        f->local[BLAST_TOUCHED + (*n)++] = (int16_t)what;
}

/* HN-ABL-53, HN-ABL-70, HN-EQP-91  The units that it touches, as they are now; who fired comes last. */
static void gather_units(struct grog_run *r, struct grog_frame *f)
{
    struct heroes *h = heroes(r->g);
    unsigned self = grog_ref_slot(f->actor), n = 0;
    struct field field;
    memset(&f->local[BLAST_NEXT], 0, (1 + BLAST_MOST) * sizeof f->local[0]);
    if (!f->local[BLAST_AT] && f->proc != PROC_DETONATE)
        return;
    hn_field(r->m, h, &field);
    EACH_UNIT(h, i)
        if (i != self && is_touched(r, f, &field, i))
            add_touched(f, &n, (int)i + 1);
    if (grog_thing_at(r->m, r->g, f->actor) && is_touched(r, f, &field, self))
        add_touched(f, &n, (int)self + 1);
}

/* The squares that the explosion is in. */
static unsigned squares_of(const struct grog_run *r, const struct grog_frame *f, uint16_t out[4])
{
    const struct heroes *h = const_heroes(r->g);
    if (f->proc == PROC_DETONATE)
        return hn_squares(r->m, h, &h->unit[grog_ref_slot(f->actor)], out);
    out[0] = f->target;
    if (f->proc == PROC_THROW)
        return 1;
    return f->local[BLAST_AT] ? blast_places(&plan_of(r->m)->board, (unsigned)f->local[BLAST_AT], out) : 0;
}

/* HN-EQP-69, HN-ABL-52, HN-ABL-71, HN-EQP-60  Structures, as overlay + 1; wrecks, as their slot + 1 counted down. */
static void gather_structures(struct grog_run *r, struct grog_frame *f)
{
    struct heroes *h = heroes(r->g);
    const struct board *b = &plan_of(r->m)->board;
    uint16_t square[4], of_wreck[2];
    unsigned k = squares_of(r, f, square), n = 0;
    memset(&f->local[BLAST_NEXT], 0, (1 + BLAST_MOST) * sizeof f->local[0]);
    if (!numbers_of(r->m, f->mode)[WEAPON_DESTRUCTION])
        return;
    for (unsigned o = 0; o < b->n_overlays; o++)
        for (unsigned i = 0; b->overlay[o].structure && !h->ruined[o] && i < k; i++)
            if (b->under[square[i]] == o + 1) {
                add_touched(f, &n, (int)o + 1);
                break;
            }
    EACH_UNIT(h, i) {
        unsigned squares = h->unit[i].flags & UNIT_WRECKED ? hn_squares(r->m, h, &h->unit[i], of_wreck) : 0;
        bool under = false;
        for (unsigned s = 0; s < squares * k; s++)
            under = under || of_wreck[s / k] == square[s % k];
        if (under)
            add_touched(f, &n, -(int)i - 1);
    }
}

static int16_t next_touched(struct grog_frame *f)
{
    int16_t *next = &f->local[BLAST_NEXT];
    return *next < BLAST_MOST ? f->local[BLAST_TOUCHED + (*next)++] : 0;
}

static uint16_t ref_if_there(const struct grog_run *r, int slot_and_1)
{
    const struct heroes *h = const_heroes(r->g);
    return slot_and_1 > 0 && h->unit[slot_and_1 - 1].thing.live ? unit_ref(h, (unsigned)slot_and_1 - 1) : 0;
}

static void come_down(struct grog_run *r, struct grog_frame *f)
{
    if (f->proc != PROC_BLAST)
        return;
    if (f->local[BLAST_AT])
        TELL(TOLD_EXPLODES, f->actor, (uint16_t)f->local[BLAST_AT]);
    else
        TELL(TOLD_LOST_BLAST, f->actor);
}

/* A BLAST, a THROW into a room or position, a DETONATION.  with: the weapon or the option of the token; mode, from the
 * beginning on: what it fires with; target: the corner aimed at, or a square of the room. */
enum grog_flow hn_blast(struct grog_run *r, struct grog_frame *f)
{
    int16_t *at = &f->local[BLAST_AT];
    int16_t what;
    BEGIN;
    begin(r, f);
    if (f->local[BLAST_SCATTER]) {
        /* HN-ABL-64 to HN-ABL-66  No marker changes this die. */
        CALL(BLAST_ROLL, .proc = PROC_ROLL, .seat = f->seat, .actor = f->actor, .mode = 1);
        *at = (int16_t)scattered(&plan_of(r->m)->board, f->target, (unsigned)hn_die(r, 0),
                                 (unsigned)f->local[BLAST_SCATTER] - 1);
        TELL(TOLD_SCATTERS, f->actor, (uint16_t)hn_die(r, 0));
    }
    come_down(r, f);
    gather_units(r, f);
    while ((what = next_touched(f)) != 0)
        if (ref_if_there(r, what))
            CALL(BLAST_HITS, .proc = PROC_SHOT, .seat = f->seat, .actor = f->actor, .with = f->mode,
                 .mode = f->proc == PROC_THROW ? SHOT_INSIDE : SHOT_BLAST, .target = ref_if_there(r, what));
    gather_structures(r, f);
    while ((what = next_touched(f)) != 0)
        CALL(BLAST_RAZES, .proc = PROC_DEMOLISH, .seat = f->seat, .actor = f->actor, .with = f->mode,
             .mode = (uint16_t)(what > 0 ? what : 0), .target = ref_if_there(r, -what));
    if (f->proc == PROC_DETONATE) {
        if (grog_thing_at(r->m, r->g, f->actor))
            hn_eliminate(r, f->actor);                  /* HN-EQP-61 */
    } else if (f[-1].proc == PROC_ACTIVATE) {
        CALL(BLAST_ON, .proc = PROC_FIRE_ON, .seat = f->seat, .actor = f->actor);
    }
    END;
}

/* ---- and the other weapon -------------------------------------------------------------------------------------------- */

static bool has_more(const struct grog_run *r, const struct grog_frame *f)
{
    struct grog_option any[2];
    struct grog_list l = { .at = any, .room = 2 };
    hn_list_fire(r->m, r->g, f->seat, &l);
    return l.n > 1;
}

/* HN-FIR-03 to HN-FIR-05  A vehicle that has fired one weapon may fire the other. */
enum grog_flow hn_fire_on(struct grog_run *r, struct grog_frame *f)
{
    BEGIN;
    if (grog_thing_at(r->m, r->g, f->actor) && is_out_there(unit_of(r, f->actor)) && has_more(r, f)) {
        ASK(FIRE_ON_MORE, ASK_FIRE, 1u << f->seat);
        if (r->answer.seat != GROG_NOBODY && r->answer.option.verb != VERB_DONE)
            DO(FIRE_ON_NEXT);
    }
    END;
}
