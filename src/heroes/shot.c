/* SPDX-License-Identifier: MIT */
/* shot.c -- Shot Resolution, in the order of HN-SEQ-07 to HN-SEQ-14.
 *
 * Its kind; the bonus of the weapon, less what firing on the move takes, plus equipment and cards, doubled for
 * suppressive fire; the dice; then what is taken from the final result: markers, range, obstacles.  What is not yet
 * rolled for lies in the pending values.  A share of a divided pool (machine_gun.c) comes with its bonus.
 *
 * What a shot comes to (r->result, for odds): OUTCOME_NOTHING, OUTCOME_SUPPRESSED, OUTCOME_HIT, OUTCOME_ELIMINATED. */
#include "shot.h"
#include "aim.h"
#include "equipment.h"
#include "explosion.h"
#include "hits.h"
#include "procedure.h"
#include "rolls.h"
#include "structures.h"
#include "tokens.h"
#include "base/assert.h"
#include "forecast.h"

/* Is the shot made on the move?  Below it lie the fire action and perhaps the division of its pool. */
static bool is_on_the_move(const struct grog_frame *f)
{
    do
        f--;
    while (f->proc == PROC_FIRE || f->proc == PROC_FIRE_DIVIDED || f->proc == PROC_DIVIDE || f->proc == PROC_BLAST
           || f->proc == PROC_THROW);
    return f->proc == PROC_MOVE;
}

/* What is no card's counts for so much in the roll that is being made. */
static void tell_reason(struct grog_run *r, enum reason why, int amount)
{
    if (amount)
        TELL_AMOUNT(TOLD_COUNTS, amount, 0, (uint16_t)why);
}

/* HN-SEQ-08 to HN-SEQ-10  The bonus of the weapon against this target, and what cards add. */
struct shot_bonus hn_shot_bonus(const struct grog_match *m, const struct grog_game *g, const struct shooting *s)
{
    const struct heroes *h = const_heroes(g);
    struct shot_bonus sum = { .weapon = hn_bonus(m, s->weapon, hn_class(m, &h->unit[s->target])) };
    if (s->moving && !h->unit[s->slot].aboard)          /* HN-TRN-12  Passengers lose nothing. */
        sum.less = hn_on_the_move(m, g, s->slot, s->weapon);
    sum.cards = hn_value(m, g, VALUE_ATTACK, unit_ref(h, s->slot), s->weapon, unit_ref(h, s->target));
    return sum;
}

/* HN-SEQ-08 to HN-SEQ-14  All that is known before the dice fall.  false: there is no line to the target. */
bool hn_shot_sums(const struct grog_match *m, const struct grog_game *g, const struct field *f,
                  const struct shooting *s, struct shot_sums *out)
{
    const struct heroes *h = const_heroes(g);
    uint16_t us = unit_ref(h, s->slot), them = unit_ref(h, s->target);
    bool snipes = s->shot == SHOT_SNIPER;
    *out = (struct shot_sums){ .dice = 1 };
    if (hn_aim(m, g, f, s->slot, s->weapon, s->target, &out->aim))
        return false;
    if (!snipes)
        out->bonus = hn_shot_bonus(m, g, s);
    out->result = hn_value(m, g, VALUE_RESULT, us, s->weapon, them);
    out->far = snipes ? 0 : out->aim.far;               /* HN-ABL-106: the sniper's table knows no range */
    out->more = hn_value(m, g, VALUE_DEFENCE, them, s->weapon, us);
    if (numbers_of(m, s->weapon)[WEAPON_DUAL] && !snipes)       /* HN-ABL-41, HN-ABL-105  A sniper throws one. */
        out->dice = 2;
    return true;
}

struct shot_stands hn_shot_begins(const struct shot_sums *s, unsigned shot)
{
    int result = s->result - s->far;
    result -= s->aim.line.penalty;                      /* HN-TER-08  Seen through what obscures: less. */
    int defence = within(s->aim.defence + s->more, DEFENCE_LEAST, BONUS_MOST);
    return (struct shot_stands){ .bonus = shot == SHOT_SNIPER ? 0 : hn_sum_of(&s->bonus), .result = result,
                                 .defence = defence, .dice = s->dice };
}

struct shot_needs hn_shot_needs(const struct shot_stands *s, unsigned shot, int share, const struct unit *firer)
{
    struct shot_needs n = { .doubled = hn_doubling((enum shot)shot, s->bonus, share), .markers = hn_markers_take(firer),
                            .needed = hn_result_needed((enum shot)shot, s->defence) };
    int bonus = shot == SHOT_SNIPER ? 0 : within(s->bonus + n.doubled, -BONUS_MOST, BONUS_MOST);
    n.die = n.needed - bonus - within(s->result - n.markers, RESULT_LEAST, BONUS_MOST);
    return n;
}

static struct shooting shooting_of(const struct grog_frame *f)
{
    return (struct shooting){ .slot = grog_ref_slot(f->actor), .target = grog_ref_slot(f->target), .weapon = f->with,
                              .shot = (enum shot)f->mode, .moving = is_on_the_move(f) };
}

/* Tell what the bonus is made of. */
static int tell_bonus(struct grog_run *r, const struct grog_frame *f, const struct shot_bonus *sum)
{
    struct grog_frame about = { .proc = PROC_CONTEXT, .seat = f->seat, .actor = f->actor, .with = f->with,
                                .target = f->target };
    grog_tell_counts(r, f->with, sum->weapon);
    tell_reason(r, REASON_MOVE, -sum->less);
    grog_value_told(r, VALUE_ATTACK, &about);
    return hn_sum_of(sum);
}

int hn_attack_bonus(struct grog_run *r, const struct grog_frame *f)
{
    struct shooting s = shooting_of(f);
    struct shot_bonus sum = hn_shot_bonus(r->m, r->g, &s);
    return tell_bonus(r, f, &sum);
}

/* HN-EQP-06, HN-EQP-82  A weapon of a token costs the token. */
void hn_spend_shot(struct grog_run *r, const struct unit *u, uint16_t weapon)
{
    struct heroes *h = heroes(r->g);
    EACH_SLOT(&plan_of(r->m)->spent[SPENT_AS_SHOT], i) {
        uint16_t card = h->holding[i].thing.card;
        if (!h->holding[i].thing.live || numbers_of(r->m, card)[OPTION_WEAPON] != weapon
            || !hn_has_token(r->m, h, &h->holding[i], u))
            continue;
        hn_spend(r, holding_ref(h, (unsigned)hn_equipment_of(r->m, h, (unsigned)(u - h->unit), card)));
        return;
    }
}

/* HN-SEQ-07, HN-ABL-21  The shot is announced: whoever fires is seen, and has fired. */
void hn_announce(struct grog_run *r, const struct grog_frame *f)
{
    struct unit *u = unit_of(r, f->actor);
    enum gun which;
    hn_reveal(r, f->actor);
    which = hn_which_gun(r->m, u, f->with);
    u->shots |= (uint8_t)(1u << which | 1u << (which + FIRED_THIS_ROUND));
    TELL_AMOUNT(TOLD_FIRES, is_on_the_move(f), f->actor, f->with, f->mode, f->target);
    if (which == GUN_TOKEN)
        hn_spend_shot(r, u, f->with);
}

/* HN-SEQ-07 to HN-SEQ-10, HN-SEQ-14: what is known before the dice fall, but for the markers on the firer. */
static bool prepare(struct grog_run *r, struct grog_frame *f)
{
    const struct shooting s = shooting_of(f);
    struct shot_sums sums;
    struct field field;
    hn_announce(r, f);
    hn_field(r->m, heroes(r->g), &field);
    if (!grog_thing_at(r->m, r->g, f->target)
        || hn_may_target(r->m, unit_of(r, f->actor), f->with, (enum shot)f->mode, unit_of(r, f->target))
        || !hn_shot_sums(r->m, r->g, &field, &s, &sums))
        return false;
    struct grog_frame about = { .proc = PROC_CONTEXT, .seat = f->seat, .actor = f->actor, .with = f->with,
                                .target = f->target };
    struct shot_stands begins = hn_shot_begins(&sums, f->mode);
    if (f->local[SHOT_SHARE])
        grog_tell_counts(r, f->with, f->local[SHOT_SHARE]);
    else if (f->mode != SHOT_SNIPER)
        tell_bonus(r, f, &sums.bonus);
    f->pending[SHOT_BONUS] = (int16_t)(f->local[SHOT_SHARE] ? f->local[SHOT_SHARE] : begins.bonus);
    grog_value_told(r, VALUE_RESULT, &about);
    tell_reason(r, REASON_LINE, -(int)sums.aim.line.penalty);
    tell_reason(r, REASON_RANGE, -sums.far);
    f->local[SHOT_SMOKE] = (int16_t)smoke_between(&field, sums.aim.from, sums.aim.at);      /* which its line counts */
    f->pending[SHOT_RESULT] = (int16_t)begins.result;
    f->pending[SHOT_DEFENCE] = (int16_t)begins.defence;
    f->pending[SHOT_DICE] = (int16_t)begins.dice;
    return true;
}

/* ---- another line ---------------------------------------------------------------------------------------- */

/* HN-LOS-07 to HN-LOS-09  Lines of a shot that is about to be rolled for, of two-space vehicles; the one that it was
 * given comes first.  It is changed once.  How many. */
static unsigned lines_of(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                         struct aim out[LINES_MOST])
{
    struct field field;
    if (!f || is_blast(f->mode) || f->mode == SHOT_SNIPER || f->local[SHOT_LINED] || !hn_unit_at(m, g, f->actor)
        || !hn_unit_at(m, g, f->target))
        return 0;
    const struct unit *u = hn_unit_at(m, g, f->actor), *t = hn_unit_at(m, g, f->target);
    if (hn_length(m, u) < 2 && hn_length(m, t) < 2 && !u->aboard)
        return 0;                                       /* most have one line */
    hn_field(m, const_heroes(g), &field);
    unsigned n = hn_lines(m, g, &field, grog_ref_slot(f->actor), f->with, grog_ref_slot(f->target), out);
    return n < 2 ? 0 : n;
}

/* The shot whose window is open. */
static const struct grog_frame *shot_now(const struct grog_game *g)
{
    const struct grog_frame *f = &g->frame[g->depth ? g->depth - 1 : 0];
    return g->depth > 1 && f->proc == GROG_PROC_POINT && f->local[0] == POINT_SHOT && f[-1].proc == PROC_SHOT ? f - 1
                                                                                                              : NULL;
}

static int taken_by(const struct aim *a) { return a->line.penalty + a->far; }

void hn_offer_lines(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct grog_frame *f = shot_now(g);
    struct aim line[LINES_MOST];
    unsigned n = f && f->seat == seat ? lines_of(m, g, f, line) : 0;
    for (unsigned i = 1; i < n; i++)
        if (line[i].defence != line[0].defence || taken_by(&line[i]) != taken_by(&line[0]))
            grog_offer(l, grog_option(VERB_LINE, 0, line[i].from, 0, line[i].at), 0);
}

/* He is asked if a kill shot needs less over another line: the one that he was given is the best for a hit. */
bool hn_could_line(const struct grog_match *m, const struct grog_game *g, unsigned seat)
{
    const struct grog_frame *f = shot_now(g);
    struct aim line[LINES_MOST];
    unsigned n = f && f->seat == seat ? lines_of(m, g, f, line) : 0;
    for (unsigned i = 1; i < n; i++)
        if (2 * line[i].defence + taken_by(&line[i]) < 2 * line[0].defence + taken_by(&line[0]))
            return true;
    return false;
}

/* HN-LOS-07 to HN-LOS-09  It is aimed over ANOTHER LINE.  with: from; target: at. */
enum grog_flow hn_line(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_LINE);
    struct grog_frame *shot = grog_subject(r, f);
    struct aim line[LINES_MOST];
    struct field field;
    unsigned n = shot && shot->proc == PROC_SHOT ? lines_of(r->m, r->g, shot, line) : 0, i = 1;
    while (i < n && (line[i].from != f->with || line[i].at != f->target))
        i++;
    if (i >= n)
        return GROG_DONE;
    hn_field(r->m, const_heroes(r->g), &field);
    TELL(TOLD_LINE, f->with, f->target);
    tell_reason(r, REASON_LINE, line[0].line.penalty - line[i].line.penalty);
    tell_reason(r, REASON_RANGE, line[0].far - line[i].far);
    shot->pending[SHOT_RESULT] = within(shot->pending[SHOT_RESULT] + taken_by(&line[0]) - taken_by(&line[i]),
                                        RESULT_LEAST, BONUS_MOST);
    shot->pending[SHOT_DEFENCE] = within(shot->pending[SHOT_DEFENCE] + line[i].defence - line[0].defence, DEFENCE_LEAST,
                                         BONUS_MOST);
    shot->local[SHOT_SMOKE] = (int16_t)smoke_between(&field, line[i].from, line[i].at);
    shot->local[SHOT_LINED] = 1;
    return GROG_DONE;
}

/* ---- before the dice --------------------------------------------------------------------------------------- */

/* HN-SEQ-12, HN-ABL-115  All bonuses are doubled; those of a share that was doubled before it was divided are not. */
static void double_bonus(struct grog_run *r, struct grog_frame *f)
{
    int more = hn_doubling((enum shot)f->mode, f->pending[SHOT_BONUS], f->local[SHOT_SHARE]);
    tell_reason(r, REASON_SUPPRESSIVE, more);
    f->pending[SHOT_BONUS] = within(f->pending[SHOT_BONUS] + more, -BONUS_MOST, BONUS_MOST);
}

/* HN-SPR-01, HN-SPR-02  Taken from the final result, as many as lie on the firer when it rolls. */
static void count_markers(struct grog_run *r, struct grog_frame *f)
{
    int less = hn_markers_take(unit_of(r, f->actor));
    tell_reason(r, REASON_MARKERS, -less);
    f->pending[SHOT_RESULT] = within(f->pending[SHOT_RESULT] - less, RESULT_LEAST, BONUS_MOST);
}

/* All that is counted before the dice fall: what was forecast of it. */
static void count_up(struct grog_run *r, struct grog_frame *f)
{
    const struct shot_stands stands = { f->pending[SHOT_BONUS], f->pending[SHOT_RESULT], f->pending[SHOT_DEFENCE],
                                        f->pending[SHOT_DICE] };
    struct shot_needs n = hn_shot_needs(&stands, f->mode, f->local[SHOT_SHARE], unit_of(r, f->actor));
    if (f->mode == SHOT_SNIPER)
        f->pending[SHOT_BONUS] = 0;                     /* HN-ABL-105, HN-ABL-106  No bonus of cards either. */
    double_bonus(r, f);
    count_markers(r, f);
    GROG_ASSERT(n.die == n.needed - f->pending[SHOT_BONUS] - f->pending[SHOT_RESULT]);
}

/* ---- what the result means --------------------------------------------------------------------------------- */

struct effect { int hits, markers; bool kill; };

/* HN-ABL-108 to HN-ABL-111  A sniper's own table: nothing, a marker, a hit, a hit with a marker. */
static struct effect sniped(int result)
{
    return (struct effect){ .hits = result >= 4, .markers = (result >= 2 && result <= 3) || result >= 6 };
}

static struct effect effect_of(enum shot shot, int result, int defence)
{
    if (shot == SHOT_SNIPER)
        return sniped(result);
    if (shot == SHOT_SUPPRESSIVE)                       /* HN-ABL-117, HN-ABL-118  Markers, no damage. */
        return (struct effect){ .markers = result < defence ? 0 : result < 2 * defence ? 1 : 2 };
    /* HN-FIR-14, HN-FIR-19  The defence is a hit, twice the defence a kill. */
    return (struct effect){ .hits = result >= defence, .kill = result >= 2 * defence };
}

static enum outcome outcome_of(struct grog_run *r, const struct grog_frame *f)
{
    if (f->local[SHOT_HITS_DONE])
        return hn_is_there(r, f->target) ? OUTCOME_HIT : OUTCOME_ELIMINATED;
    return f->local[SHOT_MARKERS] ? OUTCOME_SUPPRESSED : OUTCOME_NOTHING;
}

/* HN-ABL-44  It had no result at all, and the weapon frightens. */
static bool frightens(struct grog_run *r, const struct grog_frame *f)
{
    return !f->local[SHOT_HITS_DONE] && !f->local[SHOT_MARKERS] && numbers_of(r->m, f->with)[WEAPON_FRIGHTENING]
        && hn_is_there(r, f->target);
}

/* The wreck that its target stands on, if that is shelled too and still lies there. */
static uint16_t shelled_wreck(struct grog_run *r, const struct grog_frame *f)
{
    const struct heroes *h = const_heroes(r->g);
    int slot = -f->local[SHOT_STRUCTURE] - 1;
    return slot >= 0 && h->unit[slot].thing.live && (h->unit[slot].flags & UNIT_WRECKED) ? unit_ref(h, (unsigned)slot)
                                                                                         : 0;
}

/* A SHOT.  with: the weapon; mode: its kind; local: what was used on it, its share of a pool, the dice, markers. */
enum grog_flow hn_shot(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_SHOT);
    int16_t *die = &f->local[SHOT_DIE], *markers = &f->local[SHOT_MARKERS], *hits = &f->local[SHOT_HITS_DONE];
    BEGIN;
    if (!hn_is_there(r, f->actor) || !(is_blast(f->mode) ? hn_prepare_blast(r, f) : prepare(r, f))) {
        r->result = OUTCOME_NOTHING;
        return GROG_DONE;
    }
    f->local[SHOT_STRUCTURE] = (int16_t)hn_shelled(r->m, r->g, f);
    REACH(SHOT_DECLARED, POINT_SHOT);                   /* HN-SEQ-10, HN-EQP-09  Tokens come first. */
    if (!hn_is_there(r, f->actor) || !hn_is_there(r, f->target)) {
        r->result = OUTCOME_NOTHING;
        return GROG_DONE;
    }
    count_up(r, f);
    CALL(SHOT_ROLL, .proc = PROC_ROLL, .seat = f->seat, .actor = f->actor, .mode = (uint16_t)f->pending[SHOT_DICE]);
    *die = (int16_t)hn_die(r, 0);                       /* HN-SEQ-13, HN-ABL-41: the higher */
    REACH(SHOT_ROLLED, POINT_ROLLED);
    int result = *die + f->pending[SHOT_BONUS] + f->pending[SHOT_RESULT];       /* HN-SEQ-14, HN-FIR-13  all of it */
    int needed = hn_result_needed((enum shot)f->mode, f->pending[SHOT_DEFENCE]);
    struct effect e = effect_of((enum shot)f->mode, result, f->pending[SHOT_DEFENCE]);
    TELL_AMOUNT(TOLD_ROLLED, result, f->actor, (uint16_t)*die, 0, (uint16_t)(needed < 0 ? 0 : needed));
    *hits = (int16_t)e.hits;
    *markers = (int16_t)e.markers;
    if (!e.hits && !e.markers)
        TELL(TOLD_MISSED, f->actor, f->target);
    if (*hits)
        CALL(SHOT_HITS, .proc = PROC_HIT, .seat = f->seat, .actor = f->target, .with = f->with, .mode = e.kill,
             .target = f->actor, .pending = { [HITS] = (int16_t)e.hits });
    if (frightens(r, f)) {                              /* HN-ABL-44  Even a miss can frighten. */
        *markers = 1;
        REACH(SHOT_FRIGHTENS, POINT_FRIGHTENS);
    }
    if (hn_is_there(r, f->target))
        hn_suppress(r, f->target, *markers);
    if (f->local[SHOT_STRUCTURE])                       /* its dice too */
        CALL(SHOT_SHELLS, .proc = PROC_DEMOLISH, .seat = f->seat, .actor = f->actor, .with = f->with,   /* HN-ABL-38 */
             .mode = (uint16_t)(f->local[SHOT_STRUCTURE] > 0 ? f->local[SHOT_STRUCTURE] : 0),
             .target = shelled_wreck(r, f));
    grog_after(r, f, POINT_SHOT_DONE);
    r->result = (int32_t)outcome_of(r, f);
    END;
}

/* ---- where it rests, and a sound frame of it ---------------------------------------------------------- */

const struct grog_step hn_shot_steps[SHOT_RESTS] = {
    STARTS, [SHOT_DECLARED] = AT_POINT("declared", R_SEQ_07), [SHOT_ROLL] = CALLS("roll", R_SEQ_13, PROC_ROLL),
    [SHOT_ROLLED] = AT_POINT("rolled", R_SEQ_14), [SHOT_HITS] = CALLS("hits", R_FIR_14, PROC_HIT),
    [SHOT_SHELLS] = CALLS("shells", R_ABL_38, PROC_DEMOLISH), [SHOT_FRIGHTENS] = AT_POINT("frightens", R_ABL_44),
};
const struct grog_local hn_shot_locals[SHOT_LOCALS] = {
    [ATTACK_USED] = { "used", 0, 255 }, [SHOT_SHARE] = { "share", 0, 99 }, [SHOT_DIE] = { "die", 0, DIE },
    [SHOT_MARKERS] = { "markers", 0, 9 }, [SHOT_HITS_DONE] = { "hits", 0, 9 },
    [SHOT_STRUCTURE] = { "structure", -UNITS, OVERLAYS }, [SHOT_SMOKE] = { "smoke", 0, 255 },
    [SHOT_LINED] = { "lined", 0, 1 },
};

static bool shot_fits(const struct grog_match *m, const struct heroes *h, const struct grog_frame *f, bool top)
{
    (void)h, (void)top;
    return f->local[SHOT_STRUCTURE] <= 0 || hn_is_overlay(m, f->local[SHOT_STRUCTURE]);
}

const struct hn_frame hn_shot_frame = {
    .seat = true, .actor = true, .target = true, .with = OF_WEAPON, .fits = shot_fits,
    .rest = {
        [SHOT_DECLARED] = { .point = POINT_SHOT }, [SHOT_ROLL] = { .hands = { ACTOR, NONE, ANY, NONE } },
        [SHOT_ROLLED] = { .point = POINT_ROLLED }, [SHOT_HITS] = { .hands = { TARGET, WITH, ANY, ACTOR } },
        [SHOT_FRIGHTENS] = { .point = POINT_FRIGHTENS },
        [SHOT_SHELLS] = { .hands = { ACTOR, WITH, ANY, ANY } },
    },
};
