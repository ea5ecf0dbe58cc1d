/* SPDX-License-Identifier: MIT */
/* explosion.c -- what explodes: blasts at corners, grenades thrown into a room or position, Goliaths.
 *
 * Who does not see the corner clearly may see the shot scatter.  Then all that is touched is resolved one by one: units
 * with a shot each (SHOT_BLAST), then structures and wrecks with Destruction dice.  One procedure does all three; only
 * whom they touch differs. */
#include "explosion.h"
#include "aim.h"
#include "alliances.h"
#include "blast.h"
#include "equipment.h"
#include "fire.h"
#include "grenades.h"
#include "procedure.h"
#include "rolls.h"
#include "shot.h"
#include "tokens.h"

/* ---- a shot of the blast at one unit --------------------------------------------------------- */

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

/* HN-OOP-38  Smoke between who fires and where it comes down takes from each of its shots; none from a detonation. */
unsigned hn_smoke_on_blast(const struct grog_run *r, const struct grog_frame *blast)
{
    const struct heroes *h = const_heroes(r->g);
    unsigned slot = grog_ref_slot(blast->actor), at = (unsigned)blast->local[BLAST_AT];
    struct field field;
    if (blast->proc == PROC_DETONATE || !at || !hn_unit_at(r->m, r->g, blast->actor))
        return 0;
    hn_field(r->m, h, &field);
    return blast->proc == PROC_THROW ? hn_smoke_on_throw(r->m, h, &field, slot, blast->target)
                                     : hn_smoke_to(r->m, h, &field, slot, blast->mode, blast->target, at);
}

/* HN-ABL-56, HN-ABL-74, HN-EQP-70  No range, no obstacles but smoke; markers of who fires (shot.c).  f: of the shot. */
bool hn_prepare_blast(struct grog_run *r, struct grog_frame *f)
{
    struct field field;
    hn_field(r->m, const_heroes(r->g), &field);
    TELL(TOLD_FIRES, f->actor, f->with, f->mode, f->target);
    f->local[ATTACK_USED] = (f - 1)->pending[BLAST_USED];       /* HN-EQP-33  All its shots are one attack. */
    f->pending[SHOT_BONUS] = (int16_t)hn_attack_bonus(r, f);
    f->local[SHOT_SMOKE] = (int16_t)hn_smoke_on_blast(r, f - 1);
    if (f->local[SHOT_SMOKE])
        TELL_AMOUNT(TOLD_COUNTS, -f->local[SHOT_SMOKE], 0, REASON_LINE);
    int more = hn_value(r->m, r->g, VALUE_RESULT, f->actor, f->with, f->target);
    f->pending[SHOT_RESULT] = (int16_t)(more - f->local[SHOT_SMOKE]);
    f->pending[SHOT_DEFENCE] = within(defence_of(r, f, &field)
                                      + hn_value(r->m, r->g, VALUE_DEFENCE, f->target, f->with, f->actor),
                                      DEFENCE_LEAST, BONUS_MOST);
    f->pending[SHOT_DICE] = numbers_of(r->m, f->with)[WEAPON_DUAL] ? 2 : 1;
    return true;
}

/* ---- the explosion --------------------------------------------------------------------------- */

/* HN-ABL-23, HN-MUL-35  A spotter of his own, or one that an ally lends, sees the corner that was aimed at. */
static bool is_spotted(const struct grog_match *m, const struct heroes *h, const struct field *f, unsigned seat,
                       unsigned corner)
{
    EACH_UNIT(h, i)
        if (hn_lends(m, h, &h->unit[i], seat) && h->unit[i].place && is_out_there(&h->unit[i])
            && hn_face(m, &h->unit[i])[FACE_SPOTTER] && hn_sees_corner(m, h, f, i, corner))
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
    if (hn_has_clear_shot(r->m, h, &field, slot, f->mode, f->target))
        return 0;
    return numbers_of(r->m, f->mode)[WEAPON_INDIRECT] + 1;
}

/* HN-ABL-23  Corners that a spotter can take from that. */
static int spotter_takes(const struct grog_run *r, const struct grog_frame *f)
{
    const struct heroes *h = const_heroes(r->g);
    struct field field;
    if (f->local[BLAST_SCATTER] < 2)
        return 0;
    hn_field(r->m, h, &field);
    return is_spotted(r->m, h, &field, f->seat, f->target);
}

/* HN-ABL-21, HN-FIR-03  Whoever fires is seen, and has fired. */
void hn_has_fired(struct grog_run *r, uint16_t unit, enum gun which)
{
    GROG_ASSERT(grog_ref_array(unit) == ARRAY_UNIT);
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
    f->mode = f->proc == PROC_DETONATE ? (uint16_t)numbers_of(r->m, u->thing.card)[FACE_WEAPON]
                                       : hn_fired(r->m, h, slot, f->with);
    f->local[BLAST_AT] = (int16_t)f->target;
    if (token) {
        int holding = hn_equipment_of(r->m, h, slot, f->with);
        if (holding >= 0)
            hn_spend(r, holding_ref(h, (unsigned)holding));
    }
    if (use == USE_HE)                                  /* HN-EQP-73  For the round it is the primary weapon's shot. */
        u->shots |= 1u << GUN_TOKEN | 1u << (GUN_FIRST + FIRED_THIS_ROUND);
    else
        hn_has_fired(r, f->actor, token ? GUN_TOKEN : hn_which_gun(r->m, u, f->with));
    if (f->proc == PROC_BLAST) {
        uint16_t pattern = (uint16_t)numbers_of(r->m, f->mode)[WEAPON_PATTERN];
        if (use == USE_HE)
            pattern = PATTERN_RED;                      /* HN-EQP-74  whatever the gun's own is */
        TELL(TOLD_BOMBARDS, f->actor, f->with, pattern, f->target);
        f->local[BLAST_SCATTER] = (int16_t)scatter_of(r, f, use);
        f->pending[BLAST_SPOTTER] = (int16_t)spotter_takes(r, f);
    } else if (f->proc == PROC_THROW) {
        TELL(TOLD_THROWS, f->actor, f->with, f->target);
    } else {
        TELL(TOLD_DETONATES, f->actor);
    }
}

/* HN-EQP-58  In the Goliath's own squares. */
static bool shares_square(const struct grog_match *m, const struct heroes *h, const struct unit *a,
                          const struct unit *b)
{
    uint16_t of_a[2], of_b[2];
    unsigned n = hn_squares(m, h, a, of_a), k = hn_squares(m, h, b, of_b);
    for (unsigned i = 0; i < n; i++)
        for (unsigned j = 0; j < k; j++)
            if (of_a[i] == of_b[j])
                return true;
    return false;
}

/* HN-BLD-06, HN-BLD-11  Is a square of its in the room or position of that one? */
static bool is_in_shelter(const struct grog_match *m, const struct heroes *h, const struct field *field,
                          const struct unit *u, unsigned place)
{
    uint16_t square[2];
    bool is_in = false;
    for (unsigned n = hn_squares(m, h, u, square); n; n--)
        is_in = is_in || hn_same_shelter(field, square[n - 1], place);
    return is_in;
}

/* HN-ABL-07, HN-ABL-55, HN-ABL-73, HN-TRN-14, HN-BLD-06, HN-BLD-07, HN-BLD-11, HN-BLD-13, HN-BLD-14  Concealed units
 * and passengers are left alone; in a room or position it touches all who are in it, and nobody else. */
static bool is_touched(const struct grog_run *r, const struct grog_frame *f, const struct field *field, unsigned slot)
{
    const struct heroes *h = const_heroes(r->g);
    const struct unit *u = &h->unit[slot];
    if (!hn_can_hurt(r->m, u, f->mode))
        return false;
    if (f->proc == PROC_DETONATE)
        return slot != grog_ref_slot(f->actor) && shares_square(r->m, h, u, &h->unit[grog_ref_slot(f->actor)]);
    if (u->thing.hidden)
        return false;
    return f->proc == PROC_THROW ? is_in_shelter(r->m, h, field, u, f->target)
                                 : hn_is_under(r->m, h, field, u, (unsigned)f->local[BLAST_AT]);
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

/* What is touched, in a local: a unit or a wreck by its slot + 1, the wreck counted down; a structure comes behind all
 * units. */
enum { STRUCTURE = UNITS };

static void add_touched(struct grog_frame *f, unsigned *n, int what)
{
    if (*n < BLAST_MOST)
        f->local[BLAST_TOUCHED + (*n)++] = (int16_t)what;
}

/* HN-ABL-53, HN-ABL-70, HN-EQP-91  Units; who fired comes last. */
static void gather_units(struct grog_run *r, struct grog_frame *f, unsigned *n)
{
    const struct heroes *h = const_heroes(r->g);
    unsigned self = grog_ref_slot(f->actor);
    struct field field;
    hn_field(r->m, h, &field);
    EACH_UNIT(h, i)
        if (i != self && is_touched(r, f, &field, i))
            add_touched(f, n, (int)i + 1);
    if (is_touched(r, f, &field, self))
        add_touched(f, n, (int)self + 1);
}

/* HN-EQP-69, HN-ABL-52, HN-ABL-71, HN-EQP-60  Structures and wrecks. */
static void gather_structures(struct grog_run *r, struct grog_frame *f, unsigned *n)
{
    const struct heroes *h = const_heroes(r->g);
    const struct board *b = &plan_of(r->m)->board;
    uint16_t square[4], of_wreck[2];
    unsigned k = squares_of(r, f, square);
    for (unsigned o = 0; o < b->n_overlays; o++)
        for (unsigned i = 0; b->overlay[o].structure && !h->ruined[o] && i < k; i++)
            if (b->under[square[i]] == o + 1) {
                add_touched(f, n, STRUCTURE + (int)o + 1);
                break;
            }
    EACH_UNIT(h, i) {
        unsigned squares = h->unit[i].flags & UNIT_WRECKED ? hn_squares(r->m, h, &h->unit[i], of_wreck) : 0;
        bool under = false;
        for (unsigned s = 0; s < squares * k; s++)
            under = under || of_wreck[s / k] == square[s % k];
        if (under)
            add_touched(f, n, -(int)i - 1);
    }
}

/* All that it touches, as it lies now: what this explosion makes a wreck of is not a wreck for it. */
static void gather(struct grog_run *r, struct grog_frame *f)
{
    unsigned n = 0;
    if (!f->local[BLAST_AT] && f->proc != PROC_DETONATE)
        return;
    gather_units(r, f, &n);
    if (numbers_of(r->m, f->mode)[WEAPON_DESTRUCTION])
        gather_structures(r, f, &n);
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

/* HN-EQP-61  Before the structure that it is in can fall, the Goliath is off the board, and not on the ruins. */
static void vanish(struct grog_run *r, const struct grog_frame *f)
{
    if (f->proc == PROC_DETONATE && grog_thing_at(r->m, r->g, f->actor))
        unit_of(r, f->actor)->place = 0;
}

/* A BLAST, a THROW into a room or position, a DETONATION.  with: the weapon or the option of the token; mode, from the
 * beginning on: what it fires with; target: the corner aimed at, or a square of the room. */
enum grog_flow hn_blast(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_BLAST || f->proc == PROC_THROW || f->proc == PROC_DETONATE);
    int16_t *at = &f->local[BLAST_AT];
    int16_t what;
    BEGIN;
    begin(r, f);
    if (f->pending[BLAST_SPOTTER]) {                    /* HN-ABL-23  He can make it scatter less. */
        REACH(BLAST_SPOTS, POINT_SPOTTED);
        f->local[BLAST_SCATTER] = (int16_t)(f->local[BLAST_SCATTER] - f->pending[BLAST_SPOTTER]);
    }
    if (f->local[BLAST_SCATTER]) {
        /* HN-ABL-64 to HN-ABL-66  No marker changes this die. */
        CALL(BLAST_ROLL, .proc = PROC_ROLL, .seat = f->seat, .actor = f->actor, .mode = 1);
        *at = (int16_t)scattered(&plan_of(r->m)->board, f->target, (unsigned)hn_die(r, 0),
                                 (unsigned)f->local[BLAST_SCATTER] - 1);
        TELL(TOLD_SCATTERS, f->actor, (uint16_t)hn_die(r, 0));
    }
    come_down(r, f);
    gather(r, f);
    while ((what = next_touched(f)) != 0)
        if (what > STRUCTURE) {
            vanish(r, f);
            CALL(BLAST_RAZES, .proc = PROC_DEMOLISH, .seat = f->seat, .actor = f->actor, .with = f->mode,
                 .mode = (uint16_t)(what - STRUCTURE));
        } else if (what < 0)
            CALL(BLAST_CLEARS, .proc = PROC_DEMOLISH, .seat = f->seat, .actor = f->actor, .with = f->mode,
                 .target = ref_if_there(r, -what));
        else if (ref_if_there(r, what))
            CALL(BLAST_HITS, .proc = PROC_SHOT, .seat = f->seat, .actor = f->actor, .with = f->mode,
                 .mode = f->proc == PROC_THROW ? SHOT_INSIDE : SHOT_BLAST, .target = ref_if_there(r, what));
    if (f->proc == PROC_DETONATE) {
        if (grog_thing_at(r->m, r->g, f->actor))
            hn_eliminate(r, f->actor);                  /* HN-EQP-61  Nothing is left of it. */
    } else if (f[-1].proc == PROC_ACTIVATE) {
        CALL(BLAST_ON, .proc = PROC_FIRE_ON, .seat = f->seat, .actor = f->actor);
    }
    END;
}

/* ---- and the other weapon -------------------------------------------------------------------- */

/* HN-FIR-03 to HN-FIR-05  A vehicle that has fired one weapon may fire the other. */
enum grog_flow hn_fire_on(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_FIRE_ON);
    BEGIN;
    if (hn_is_there(r, f->actor) && hn_has_options(r->m, r->g, f->seat, hn_list_fire, 2)) {
        ASK(FIRE_ON_MORE, ASK_FIRE, 1u << f->seat);
        if (r->answer.seat != GROG_NOBODY && r->answer.option.verb != VERB_DONE)
            DO(FIRE_ON_NEXT);
    }
    END;
}

/* ---- where it rests, and a sound frame of it ---------------------------------------------------------- */

const struct grog_step hn_blast_steps[BLAST_RESTS] = {
    STARTS, [BLAST_ROLL] = CALLS("dispersal", R_ABL_64, PROC_ROLL), [BLAST_HITS] = CALLS("unit", R_ABL_53, PROC_SHOT),
    [BLAST_RAZES] = CALLS("structure", R_ABL_38, PROC_DEMOLISH),
    [BLAST_CLEARS] = CALLS("wreck", R_ABL_40, PROC_DEMOLISH), [BLAST_ON] = CALLS("on", R_FIR_05, PROC_FIRE_ON),
    [BLAST_SPOTS] = AT_POINT("spotted", R_ABL_23),
};
enum { TOUCHED = STRUCTURE + OVERLAYS };
const struct grog_local hn_blast_locals[GROG_LOCALS] = {
    { "at", 0, (BOARD_SIDE + 1) * (BOARD_SIDE + 1) }, { "scatter", 0, 9 }, { "next", 0, BLAST_MOST },
    { "touched 1", -UNITS, TOUCHED }, { "touched 2", -UNITS, TOUCHED }, { "touched 3", -UNITS, TOUCHED },
    { "touched 4", -UNITS, TOUCHED }, { "touched 5", -UNITS, TOUCHED }, { "touched 6", -UNITS, TOUCHED },
    { "touched 7", -UNITS, TOUCHED }, { "touched 8", -UNITS, TOUCHED }, { "touched 9", -UNITS, TOUCHED },
};
const struct grog_step hn_fire_on_steps[FIRE_ON_RESTS] = {
    STARTS, [FIRE_ON_MORE] = ASKS("more", R_FIR_03, ASK_FIRE), [FIRE_ON_NEXT] = CALLS("next", R_FIR_05, 0),
};

/* What is touched: units and wrecks by their slots, structures behind them. */
static bool blast_fits(const struct grog_match *m, const struct heroes *h, const struct grog_frame *f, bool top)
{
    (void)h, (void)top;
    for (unsigned i = 0; i < BLAST_MOST; i++)
        if (f->local[BLAST_TOUCHED + i] > STRUCTURE && !hn_is_overlay(m, f->local[BLAST_TOUCHED + i] - STRUCTURE))
            return false;
    if (kind_of(m, f->mode) != OF_WEAPON || (f->step == BLAST_ROLL && !f->local[BLAST_SCATTER]))
        return false;
    if (f->proc == PROC_BLAST)
        return hn_is_corner(m, f->target) && (!f->local[BLAST_AT] || hn_is_corner(m, f->local[BLAST_AT]));
    return f->proc == PROC_DETONATE || hn_is_square(m, f->target);
}

#define EXPLODES .fits = blast_fits, .rest = { \
    [BLAST_ROLL] = { .hands = { ACTOR, NONE, ANY, NONE } }, [BLAST_HITS] = { .hands = { ACTOR, MODE, ANY, ANY } }, \
    [BLAST_RAZES] = { .hands = { ACTOR, MODE, ANY, NONE } }, [BLAST_CLEARS] = { .hands = { ACTOR, MODE, NONE, ANY } }, \
    [BLAST_SPOTS] = { .point = POINT_SPOTTED }, [BLAST_ON] = { .hands = { ACTOR, NONE, NONE, NONE } } }
const struct hn_frame hn_blast_frame = { .seat = true, .actor = true, .target = true, EXPLODES };
const struct hn_frame hn_detonate_frame = { .seat = true, .actor = true, EXPLODES };
const struct hn_frame hn_fire_on_frame = {
    .seat = true, .actor = true, .asks = IN_BATTLE,
    .rest = { [FIRE_ON_NEXT] = { .hands = { ACTOR }, .starts = { SHOOTS } } },
};
