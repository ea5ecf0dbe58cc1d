/* SPDX-License-Identifier: MIT */
/* environment.c -- Environment: as a Soldier Turn begins, everybody in a harsh place rolls against it or pays.
 *
 * An Environment is a word that names the counters which serve against it; how hard it is somewhere, cards say by the
 * value `environ`.  Each card that sets it is a source of its own, and is rolled for. */
#include "common.h"
#include "before.h"
#include "counters.h"
#include "environment.h"
#include "frame.h"
#include "hostiles.h"
#include "team.h"
#include "wounds.h"

bool wf_is_harsh(const struct grog_match *m, const struct grog_game *g)
{
    struct grog_voices voices;
    if (grog_in(m->values_own, VALUE_ENVIRON))
        return true;
    if (!grog_in(m->values_broad, VALUE_ENVIRON))
        return false;
    grog_no_voices(&voices);
    return grog_game_modifies(m, g, &voices, VALUE_ENVIRON);
}

/* The Mission's note has the first of them, and each has the next. */
static uint16_t environment_of(const struct grog_match *m, int ordinal)
{
    uint16_t card = wf_note(m, wf_first_card(m))->ranges;
    while (card && ordinal-- > 0)
        card = wf_note(m, card)->ranges;
    return card;
}

/* Locals: which Environment, and whose roll it is; of the Hostiles, too. */
enum { WHICH, WHO, WHICH_HOSTILE };

static bool is_deadly(const struct grog_match *m)
{
    return grog_match_modifies(m, VALUE_DEADLY) || m->base[VALUE_DEADLY];
}

const struct grog_step wf_environment_steps[] = {
    STARTS, [ENVIRONMENT_ENDURES] = CALLS("endures", R_ENV_02, PROC_ENDURE),
    [ENVIRONMENT_EXPOSES] = CALLS("exposes", R_NAM_ACT_13, PROC_EXPOSE),
};
const struct grog_local wf_environment_locals[] = {
    [WHICH] = { "environment", 0, ENVIRONMENTS }, [WHO] = { "soldier", 0, SOLDIERS },
    [WHICH_HOSTILE] = { "hostile", 0, HOSTILES },
};

static bool environment_fits(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    (void)m, (void)w;
    return f->local[WHICH] < ENVIRONMENTS && (f->step == ENVIRONMENT_EXPOSES || f->local[WHO] < SOLDIERS);
}

const struct wf_rests wf_environment_rests = {
    .fits = environment_fits,
};

/* WF-ENV-02, WF-ENV-04  Each Environment, each Soldier. */
enum grog_flow wf_environment(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_ENVIRONMENT);
    const struct warfighter *w = const_wf(r->g);
    int16_t *which = &f->local[WHICH], *who = &f->local[WHO], *hostile = &f->local[WHICH_HOSTILE];
    BEGIN;
    for (*which = 0; *which < ENVIRONMENTS && environment_of(r->m, *which); ++*which)
        for (*who = 0; *who < SOLDIERS; ++*who)
            if (in_play(&w->soldier[*who]))
                CALL(ENVIRONMENT_ENDURES, .proc = PROC_ENDURE, .seat = w->soldier[*who].thing.owner,
                     .actor = soldier_ref(w, (unsigned)*who), .mode = environment_of(r->m, *which));
    if (!is_deadly(r->m))
        return GROG_DONE;
    /* NAM-ACT-13  A die for each Hostile there too. */
    for (*which = 0; *which < ENVIRONMENTS && environment_of(r->m, *which); ++*which)
        for (*hostile = 0; *hostile < HOSTILES; ++*hostile)
            if (w->hostile[*hostile].thing.live && !wf_is_target(r->m, &w->hostile[*hostile]))
                CALL(ENVIRONMENT_EXPOSES, .proc = PROC_EXPOSE, .seat = GROG_NOBODY,
                     .actor = hostile_ref(w, (unsigned)*hostile), .mode = environment_of(r->m, *which));
    END;
}

/* Of both rolls: which of the sources it is. */
enum { SOURCE };
const struct grog_local wf_endure_locals[] = { [SOURCE] = { "source", 0, GROG_BECAUSE_MAX } };

/* WF-ENV-04  What resists this source, with all that is added there; -1: there are no more.  If nobody sets a number,
 * what is added is the one source. */
static int number_of(const struct grog_run *r, const struct grog_frame *f)
{
    struct grog_because why;
    int is = grog_value(r->m, r->g, VALUE_ENVIRON, f, &why), left = f->local[SOURCE];
    bool any = false;
    for (uint32_t i = 0; i < why.n && i < GROG_BECAUSE_MAX; i++) {
        if (why.at[i].operation != GROG_SET)
            continue;
        any = true;
        if (left-- == 0)
            return grog_value_set_by(r->m, VALUE_ENVIRON, &why, i);
    }
    return any || left > 0 ? -1 : is;
}

const struct grog_step wf_expose_steps[] = { STARTS, [EXPOSE_ROLL] = ROLLS("roll", R_NAM_ACT_13) };

static bool expose_fits(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    (void)w;
    return f->actor && f->mode && kind_of(m, f->mode) == OF_ENVIRONMENT;
}

const struct wf_rests wf_expose_rests = {
    .fits = expose_fits,
};

/* NAM-ACT-13  actor: the Hostile; mode: the Environment. */
enum grog_flow wf_expose(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_EXPOSE);
    unsigned space = wf(r->g)->hostile[grog_ref_slot(f->actor)].place;
    int needed = wf_said_of_space(r->m, r->g, VALUE_DEADLY, space) ? number_of(r, f) : -1;
    BEGIN;
    for (; needed >= 0; ++f->local[SOURCE], needed = number_of(r, f)) {         /* WF-ENV-04  each for itself */
        if (needed == 0)
            continue;
        ROLL(EXPOSE_ROLL, DIE, 1);
        TELL(TOLD_EXPOSED, f->actor, r->rolled[0], (uint16_t)needed, f->mode);
        if (r->rolled[0] < needed)
            wf_suppress_hostile(r, f->actor, 0);
    }
    END;
}

/* WF-ENV-03, WF-SET-62, NAM-ACT-12  The counters that serve, or one of the two prices. */
void wf_list_endure(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct grog_frame *f = &g->frame[g->depth - 1];
    unsigned soldier = grog_ref_slot(f->actor);
    const int16_t *serves = numbers_of(m, f->mode) + ENVIRONMENT_COUNTERS;
    (void)seat;
    for (int i = 0; i < serves[0]; i++)
        if (const_wf(g)->soldier[soldier].counter[grog_card(m, (uint16_t)serves[1 + i])->ordinal])
            grog_offer(l, grog_option(VERB_USE_HARDY, soldier + 1, (uint16_t)serves[1 + i], 0, 0), 0);
    grog_offer(l, grog_option(VERB_TAKE_WOUND, soldier + 1, 0, 0, 0), 0);
    grog_offer(l, grog_option(VERB_TAKE_SUPPRESS, soldier + 1, 0, 0, 0), 0);
}

const struct grog_step wf_endure_steps[] = {
    STARTS, [ENDURE_ROLL] = ROLLS("roll", R_ENV_02), [ENDURE_CHOICE] = ASKS("choice", R_ENV_03, ASK_ENDURE),
};

static bool endure_fits(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    return wf_is_in_play(w, f->actor) && f->mode && kind_of(m, f->mode) == OF_ENVIRONMENT;
}

const struct wf_rests wf_endure_rests = {
    .fits = endure_fits,
};

/* actor: the Soldier; mode: the Environment. */
enum grog_flow wf_endure(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_ENDURE);
    struct soldier *s = wf_soldier(r, f->actor);
    unsigned soldier = grog_ref_slot(f->actor), verb;
    int total, needed = number_of(r, f);
    BEGIN;
    for (; needed >= 0 && in_play(s); ++f->local[SOURCE], needed = number_of(r, f)) {   /* WF-ENV-04  each for itself */
        if (needed == 0)                                /* WF-ENV-01  no Environment here */
            continue;
        ROLL(ENDURE_ROLL, DIE, 1);
        total = r->rolled[0] + grog_value(r->m, r->g, VALUE_ENVIRONMENT_ROLL, f, NULL);
        TELL_AMOUNT(TOLD_ENDURES, total, f->actor, r->rolled[0], (uint16_t)needed, f->mode);
        if (total >= needed)
            continue;
        ASK(ENDURE_CHOICE, ASK_ENDURE, 1u << s->thing.owner);
        verb = r->answer.seat == GROG_NOBODY ? VERB_TAKE_SUPPRESS : r->answer.option.verb;
        if (verb == VERB_USE_HARDY)                     /* WF-SET-62  a Hardy counter gets him through */
            wf_gain_counters(r, s->counter, f->actor, r->answer.option.object[0], -1);
        else if (verb == VERB_TAKE_WOUND)
            wf_wound(r, f, soldier, 1);
        else
            wf_suppress_soldier(r, soldier, 1);
    }
    END;
}
