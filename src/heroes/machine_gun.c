/* SPDX-License-Identifier: MIT */
/* machine_gun.c -- Machine Gunner: the bonus is divided among targets, before the first shot.
 *
 * The pool is the attack bonus with equipment, doubled for suppressive fire (HN-SPR-08, against the order of HN-SEQ-11
 * and HN-SEQ-12); then targets are named, each is allotted its part, and each is rolled for.  A target and its part lie
 * in one local. */
#include "machine_gun.h"
#include "aim.h"
#include "fire.h"
#include "hits.h"
#include "procedure.h"
#include "shot.h"
#include "tokens.h"
#include "forecast.h"

static unsigned target_at(const struct grog_frame *f, int i)    /* its slot */
{
    unsigned slot = (unsigned)(f->local[DIVIDE_FIRST + i] & 255) - 1u;
    return slot < UNITS ? slot : 0;
}
static int part_at(const struct grog_frame *f, int i)   { return f->local[DIVIDE_FIRST + i] >> 8; }

int hn_allotted(const struct grog_frame *f)
{
    int sum = 0;
    for (int i = 0; i < f->local[DIVIDE_TARGETS]; i++)
        sum += part_at(f, i);
    return sum;
}

static int pool_within(int pool) { return within(pool, 1, 99); }
static int pool_of(const struct grog_frame *f) { return pool_within(f->pending[SHOT_BONUS]); }

/* HN-SEQ-12, HN-ABL-115  Doubled before it is divided. */
int hn_pool_of(unsigned shot, int bonus) { return pool_within(bonus + hn_doubling((enum shot)shot, bonus, 0)); }

int hn_pool(const struct grog_frame *f)
{
    return f->step == DIVIDE_POOLED ? hn_pool_of(f->mode, f->pending[SHOT_BONUS]) : pool_of(f);
}

/* ---- whom ---------------------------------------------------------------------------------------------- */

/* HN-ABL-83, HN-ABL-84  Do two of its targets go together: of the same type, two spaces apart at most? */
grog_rule hn_go_together(const struct grog_match *m, const struct heroes *h, unsigned a, unsigned b)
{
    if (hn_class(m, &h->unit[a]) != hn_class(m, &h->unit[b]))
        return R_ABL_84;
    return hn_distance(m, h, a, b) > 2 ? R_ABL_83 : 0;
}

/* HN-ABL-80, HN-SEQ-10  At least +1 for each: could it be divided at all, with all the tokens at hand? */
static bool is_enough(const struct grog_match *m, const struct grog_game *g, const struct firing *how, uint16_t weapon,
                      enum shot shot, unsigned target)
{
    const struct shooting s = { .slot = how->slot, .target = target, .weapon = weapon, .moving = how->moving };
    struct shot_bonus sum = hn_shot_bonus(m, g, &s);
    int bonus = hn_sum_of(&sum) + hn_tokens_at_hand(m, g, how->slot, weapon, target);
    return bonus + hn_doubling(shot, bonus, 0) >= 2;
}

/* HN-ABL-79  Beside the shots at one target: the first of several.  in_sight: whom the weapon can be fired at. */
void hn_offer_divisions(const struct grog_match *m, const struct grog_game *g, const struct firing *how,
                        uint16_t weapon, const uint8_t *in_sight, unsigned seen, struct grog_list *l)
{
    const struct heroes *h = const_heroes(g);
    for (unsigned i = 0; i < seen; i++) {
        grog_rule why = R_ABL_83;
        for (unsigned k = 0; k < seen && why; k++)
            if (k != i)
                why = hn_go_together(m, h, in_sight[i], in_sight[k]);
        for (enum shot shot = SHOT_PLAIN; shot <= SHOT_SUPPRESSIVE; shot++)
            if (shot == SHOT_PLAIN || numbers_of(m, weapon)[WEAPON_SUPPRESSIVE])
                grog_offer(l, grog_option(VERB_DIVIDE, how->slot + 1, weapon, shot, unit_ref(h, in_sight[i])),
                           why || is_enough(m, g, how, weapon, shot, in_sight[i]) ? why : R_ABL_80);
    }
}

/* HN-ABL-83 to HN-ABL-85  May this one be a further target: with each of the others, and in sight? */
static grog_rule may_add(const struct grog_match *m, const struct grog_game *g, const struct field *field,
                         const struct grog_frame *f, unsigned target)
{
    const struct heroes *h = const_heroes(g);
    for (int i = 0; i < f->local[DIVIDE_TARGETS]; i++) {
        grog_rule why = target_at(f, i) == target ? R_ABL_79 : hn_go_together(m, h, target_at(f, i), target);
        if (why)
            return why;
    }
    grog_rule why = hn_may_fire(m, g, field, grog_ref_slot(f->actor), f->with, (enum shot)f->mode, target);
    return why == R_TER_14 || why == R_LOS_01 ? R_ABL_85 : why;
}

void hn_list_targets(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct heroes *h = const_heroes(g);
    const struct grog_frame *f = &g->frame[g->depth - 1];
    struct field field;
    hn_field(m, h, &field);
    EACH_UNIT(h, i)
        if ((h->unit[i].place || (grog_seeks(l) && h->unit[i].aboard)) && hn_is_enemy(m, seat, h->unit[i].thing.owner))
            grog_offer(l, grog_option(VERB_ALSO_AT, i + 1, 0, 0, 0), may_add(m, g, &field, f, i));
    grog_offer(l, grog_option(VERB_DONE, 0, 0, 0, 0), f->local[DIVIDE_TARGETS] > 1 ? 0 : R_ABL_79);
}

/* Is there a further target, and a +1 for it? */
static bool has_another(struct grog_run *r, const struct grog_frame *f)
{
    if (f->local[DIVIDE_TARGETS] >= pool_of(f) || f->local[DIVIDE_TARGETS] >= DIVIDE_MOST)
        return false;
    return hn_has_options(r->m, r->g, f->seat, hn_list_targets, f->local[DIVIDE_TARGETS] > 1 ? 2 : 1);
}

/* ---- how much ------------------------------------------------------------------------------------------- */

/* The most that the next target can be given: each after it needs its +1. */
static int most_for_next(const struct grog_frame *f)
{
    return pool_of(f) - hn_allotted(f) - (f->local[DIVIDE_TARGETS] - f->local[DIVIDE_NEXT] - 1);
}

void hn_list_parts(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct grog_frame *f = &g->frame[g->depth - 1];
    unsigned slot = target_at(f, f->local[DIVIDE_NEXT]);
    (void)m, (void)seat;
    grog_offer(l, grog_option(VERB_ALLOT, slot + 1, 1, 0, 0), 0);
    for (int n = 2; n <= most_for_next(f); n++)
        grog_offer(l, grog_option(VERB_ALLOT, slot + 1, (unsigned)n, 0, 0), 0);
}

static void allot(struct grog_run *r, struct grog_frame *f, int part)
{
    int i = f->local[DIVIDE_NEXT];
    if (i >= f->local[DIVIDE_TARGETS])
        return;
    part = part < 1 ? 1 : part;
    f->local[DIVIDE_NEXT]++;
    f->local[DIVIDE_FIRST + i] = (int16_t)(part << 8 | (f->local[DIVIDE_FIRST + i] & 255));
    TELL_AMOUNT(TOLD_ALLOTS, part, f->actor, unit_ref(const_heroes(r->g), target_at(f, i)));
}

static void add_target(struct grog_run *r, struct grog_frame *f, unsigned slot)
{
    if (f->local[DIVIDE_TARGETS] == DIVIDE_MOST)
        return;
    TELL(TOLD_AIMS, f->actor, unit_ref(const_heroes(r->g), slot));
    f->local[DIVIDE_FIRST + f->local[DIVIDE_TARGETS]++] = (int16_t)(slot + 1);
}

/* ---- the division ------------------------------------------------------------------------------------------ */

/* HN-SEQ-10, HN-SEQ-12, HN-ABL-115, HN-SPR-08  Equipment has been added: doubled before it is divided. */
static void double_pool(struct grog_frame *f)
{
    f->pending[SHOT_BONUS] = (int16_t)hn_pool_of(f->mode, f->pending[SHOT_BONUS]);
}

/* The target whose turn it is, if it can still be fired at. */
static uint16_t next_target(struct grog_run *r, const struct grog_frame *f)
{
    const struct heroes *h = const_heroes(r->g);
    unsigned slot = target_at(f, f->local[DIVIDE_NEXT]);
    return h->unit[slot].thing.live && is_out_there(&h->unit[slot]) ? unit_ref(h, slot) : 0;
}

/* HN-ABL-79 to HN-ABL-85, HN-SEQ-11  FIRE IS DIVIDED.  target: the first of the targets. */
enum grog_flow hn_divide(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_DIVIDE);
    int16_t *next = &f->local[DIVIDE_NEXT];
    BEGIN;
    hn_reveal(r, f->actor);                             /* HN-ABL-21  Firing gives it away. */
    TELL(TOLD_DIVIDES, f->actor, f->with, f->mode, f->target);
    f->pending[SHOT_BONUS] = (int16_t)hn_attack_bonus(r, f);
    REACH(DIVIDE_POOLED, POINT_DIVIDED);
    if (!hn_is_there(r, f->actor) || !hn_is_there(r, f->target))
        return GROG_DONE;
    if (f->pending[SHOT_BONUS] < 1) {                   /* HN-ABL-80  Nothing to divide: a shot at the first. */
        CALL(DIVIDE_PLAIN, .proc = PROC_SHOT, .seat = f->seat, .actor = f->actor, .with = f->with, .mode = f->mode,
             .target = f->target);
        return GROG_DONE;
    }
    double_pool(f);
    add_target(r, f, grog_ref_slot(f->target));
    while (has_another(r, f)) {
        ASK(DIVIDE_AT, ASK_TARGETS, 1u << f->seat);
        if (r->answer.seat == GROG_NOBODY || r->answer.option.verb == VERB_DONE)
            break;
        add_target(r, f, r->answer.option.actor - 1u);
    }
    while (*next < f->local[DIVIDE_TARGETS] - 1) {      /* HN-ABL-82: all of it before the first shot */
        if (most_for_next(f) > 1)
            ASK(DIVIDE_PART, ASK_PARTS, 1u << f->seat);
        allot(r, f, most_for_next(f) > 1 && r->answer.seat != GROG_NOBODY ? r->answer.option.object[0] : 1);
    }
    allot(r, f, most_for_next(f));
    for (*next = 0; *next < f->local[DIVIDE_TARGETS]; ++*next)  /* HN-ABL-81  a roll for each */
        if (hn_is_there(r, f->actor) && next_target(r, f))
            CALL(DIVIDE_SHOT, .proc = PROC_SHOT, .seat = f->seat, .actor = f->actor, .with = f->with, .mode = f->mode,
                 .target = next_target(r, f), .local = { [SHOT_SHARE] = (int16_t)part_at(f, *next) });
    END;
}

/* ---- where it rests, and a sound frame of it ---------------------------------------------------------- */

const struct grog_step hn_divide_steps[DIVIDE_RESTS] = {
    STARTS, [DIVIDE_POOLED] = AT_POINT("pooled", R_SEQ_10), [DIVIDE_AT] = ASKS("at", R_ABL_79, ASK_TARGETS),
    [DIVIDE_PART] = ASKS("part", R_ABL_80, ASK_PARTS), [DIVIDE_SHOT] = CALLS("shot", R_ABL_81, PROC_SHOT),
    [DIVIDE_PLAIN] = CALLS("plain", R_ABL_80, PROC_SHOT),
};
#define TARGET_AND_PART(n) { "target " #n, 0, INT16_MAX }
const struct grog_local hn_divide_locals[GROG_LOCALS] = {
    [ATTACK_USED] = { "used", 0, 255 }, [DIVIDE_TARGETS] = { "targets", 0, DIVIDE_MOST },
    [DIVIDE_NEXT] = { "next", 0, DIVIDE_MOST - 1 }, [DIVIDE_FIRST] = TARGET_AND_PART(1), TARGET_AND_PART(2),
    TARGET_AND_PART(3), TARGET_AND_PART(4), TARGET_AND_PART(5), TARGET_AND_PART(6), TARGET_AND_PART(7),
    TARGET_AND_PART(8), TARGET_AND_PART(9),
};

/* Each of the targets is a slot with its share; those behind them are empty. */
static bool divide_fits(const struct grog_match *m, const struct heroes *h, const struct grog_frame *f, bool top)
{
    (void)m, (void)h, (void)top;
    for (int i = 0; i < DIVIDE_MOST; i++) {
        int target = f->local[DIVIDE_FIRST + i] & 255, part = f->local[DIVIDE_FIRST + i] >> 8;
        if (i < f->local[DIVIDE_TARGETS] ? !target || target > UNITS || part > 99 : f->local[DIVIDE_FIRST + i])
            return false;
    }
    bool pooled = f->step == DIVIDE_POOLED || f->step == DIVIDE_PLAIN;
    return pooled ? !f->local[DIVIDE_TARGETS] && !f->local[DIVIDE_NEXT]
                  : f->local[DIVIDE_NEXT] < f->local[DIVIDE_TARGETS];
}

const struct hn_frame hn_divide_frame = {
    .seat = true, .actor = true, .target = true, .with = OF_WEAPON, .asks = IN_BATTLE, .fits = divide_fits,
    .rest = { [DIVIDE_SHOT] = { .hands = { ACTOR, WITH, MODE, ANY } },
              [DIVIDE_PLAIN] = { .hands = { ACTOR, WITH, MODE, TARGET } } },
};
