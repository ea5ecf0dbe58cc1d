/* SPDX-License-Identifier: MIT */
/* directives.c -- tokens of traits and orders that no other heading spends: directives on officers, Hardboiled,
 * and the Initiative that is kept.
 *
 * What a directive does, its card says; the measure `directed` tells it of whom (HN-OOP-12). */
#include "directives.h"
#include "alliances.h"
#include "equipment.h"
#include "procedure.h"
#include "units.h"

/* ---- tokens of options --------------------------------------------------------------------------------- */

static bool is_for(const struct grog_match *m, const struct holding *o, enum token_use use)
{
    return o->left && hn_note(m, o->thing.card)->use == use;
}

int hn_tokens_for(const struct grog_match *m, const struct heroes *h, unsigned seat, enum token_use use, unsigned unit)
{
    GROG_ASSERT(unit < UNITS || unit == GROG_SLOTS_MAX);
    int found = -1;
    EACH_HOLDING_FOR(m, h, use, i) {
        if (!h->holding[i].left || !hn_disposes(m, h, &h->holding[i], seat)
            || (unit != GROG_SLOTS_MAX && !hn_serves(m, h, &h->holding[i], &h->unit[unit])))
            continue;
        if (unit != GROG_SLOTS_MAX && hn_is_its_own(m, h, i, &h->unit[unit]))
            return (int)i;                              /* HN-EQP-04  before an officer's */
        found = found < 0 ? (int)i : found;
    }
    return found;
}

void hn_use_up(struct grog_run *r, unsigned seat, unsigned holding)
{
    GROG_ASSERT(holding < HOLDINGS);
    struct holding *o = &heroes(r->g)->holding[holding];
    o->left--;
    if (!o->left)
        o->flags |= HOLDING_USED;
    TELL(TOLD_USES, (uint16_t)seat, o->thing.card);
}

/* ---- Hardboiled ------------------------------------------------------------------------------------------ */

/* HN-TRT-09  Has it a token, and the unit a marker?  Whose tile a concealed unit is of, nobody else knows. */
bool hn_could_calm_unit(const struct grog_match *m, const struct heroes *h, unsigned seat, unsigned unit)
{
    GROG_ASSERT(unit < UNITS);
    const struct unit *u = &h->unit[unit];
    if (u->thing.owner != seat || !u->suppressed || !is_out_there(u))
        return false;
    return hn_tokens_for(m, h, seat, USE_HARDBOILED, u->thing.hidden ? GROG_SLOTS_MAX : unit) >= 0;
}

bool hn_could_calm(const struct grog_match *m, const struct heroes *h, unsigned seat)
{
    if (hn_tokens_for(m, h, seat, USE_HARDBOILED, GROG_SLOTS_MAX) < 0)
        return false;
    EACH_UNIT_SLOT(m, i)
        if (h->unit[i].suppressed && h->unit[i].thing.live && hn_could_calm_unit(m, h, seat, i))
            return true;
    return false;
}

void hn_offer_calming(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct heroes *h = const_heroes(g);
    if (next_slot(&plan_of(m)->use[USE_HARDBOILED], 0) == SLOTS_END
        || hn_tokens_for(m, h, seat, USE_HARDBOILED, GROG_SLOTS_MAX) < 0)
        return;
    const uint8_t least = grog_skips(l, R_TRT_09) ? 1 : 0;      /* whoever asks is told of those without a marker too */
    EACH_UNIT_SLOT(m, i)
        if (h->unit[i].suppressed >= least && h->unit[i].thing.live && h->unit[i].thing.owner == seat
            && is_out_there(&h->unit[i]))
            grog_offer(l, grog_option(VERB_CALM, i + 1, 0, 0, 0),
                       !h->unit[i].suppressed || hn_tokens_for(m, h, seat, USE_HARDBOILED, i) < 0 ? R_TRT_09 : 0);
}

/* HN-TRT-09, HN-TRT-10  A token for a Suppressed marker. */
enum grog_flow hn_calm(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_CALM);
    struct unit *u = unit_of(r, f->actor);
    int holding = hn_tokens_for(r->m, heroes(r->g), f->seat, USE_HARDBOILED, grog_ref_slot(f->actor));
    GROG_ASSERT(holding >= 0 && u->suppressed);
    grog_barrier(r);                                    /* whose tile it is of */
    hn_use_up(r, f->seat, (unsigned)holding);
    u->suppressed--;
    TELL_AMOUNT(TOLD_RALLIES, u->suppressed, f->actor);
    return GROG_DONE;
}

/* ---- directives ------------------------------------------------------------------------------------------ */

static bool is_directive(const struct grog_match *m, const struct holding *o)
{
    for (unsigned use = USE_FIRE_AT_WILL; use <= USE_HOLD; use++)
        if (is_for(m, o, (enum token_use)use))
            return true;
    return false;
}

/* HN-OOP-11  A yellow outline, and the Order(s) ability: of what everybody sees. */
static grog_rule may_direct(const struct grog_match *m, const struct unit *u)
{
    return hn_category(m, u) != OFFICER || !hn_face(m, u)[FACE_ORDERS] ? R_OOP_11 : 0;
}

static int free_mark(const struct heroes *h)
{
    for (unsigned i = 0; i < MARKS; i++)
        if (!h->mark_type[i])
            return (int)i;
    return -1;
}

void hn_list_directive(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct heroes *h = const_heroes(g);
    EACH_HOLDING(h, i) {
        const struct holding *o = &h->holding[i];
        if (!is_directive(m, o) || !hn_disposes(m, h, o, seat) || free_mark(h) < 0)
            continue;
        bool again = false;                             /* equal tokens are one option */
        for (unsigned k = 0; k < i; k++)
            again = again || (h->holding[k].thing.live && h->holding[k].thing.card == o->thing.card
                              && is_directive(m, &h->holding[k]) && hn_disposes(m, h, &h->holding[k], seat));
        EACH_UNIT(h, u)
            if (!again && h->unit[u].thing.owner == seat && is_out_there(&h->unit[u]))
                grog_offer(l, grog_option(VERB_DIRECT, u + 1, o->thing.card, 0, 0), may_direct(m, &h->unit[u]));
    }
    grog_offer(l, grog_option(VERB_DONE, 0, 0, 0, 0), 0);
}

/* Has the seat a directive, and an officer for it?  All of it is public. */
bool hn_has_directives(const struct grog_match *m, const struct grog_game *g, unsigned seat)
{
    return hn_has_options(m, g, seat, hn_list_directive, 2);
}

static void put_directive(struct grog_run *r, unsigned seat, unsigned unit, uint16_t card)
{
    struct heroes *h = heroes(r->g);
    int mark = free_mark(h);
    EACH_HOLDING(h, i)
        if (h->holding[i].thing.card == card && is_directive(r->m, &h->holding[i])
            && hn_disposes(r->m, h, &h->holding[i], seat)) {
            hn_use_up(r, seat, i);
            break;
        }
    h->mark_type[mark] = MARK_DIRECTIVE;
    h->mark_at[mark] = (uint16_t)(unit + 1);
    h->mark_card[mark] = card;
    h->mark_owner[mark] = (uint8_t)seat;
    h->mark_level[mark] = (uint8_t)numbers_of(r->m, card)[OPTION_USE];
    TELL(TOLD_DIRECTED, unit_ref(h, unit), card);
}

/* HN-OOP-11, HN-OOP-13  A DIRECTIVE, one a round. */
enum grog_flow hn_directive(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_DIRECTIVE);
    BEGIN;
    ASK(DIRECTIVE_WHICH, ASK_DIRECTIVE, 1u << f->seat);
    if (r->answer.seat != GROG_NOBODY && r->answer.option.verb == VERB_DIRECT)
        put_directive(r, f->seat, r->answer.option.actor - 1u, r->answer.option.object[0]);
    END;
}

static int spaces_apart(const struct grog_match *m, const struct heroes *h, const struct unit *a, const struct unit *b)
{
    uint16_t from[2], to[2];
    unsigned n = hn_squares(m, h, a, from), k = hn_squares(m, h, b, to);
    int best = 99;
    for (unsigned i = 0; i < n; i++)
        for (unsigned j = 0; j < k; j++) {
            int d = spaces_between(from[i], to[j]);
            best = d < best ? d : best;
        }
    return best;
}

/* HN-OOP-12  Own units, the officer too, at three spaces or fewer; when he is gone, none. */
bool hn_is_directed(const struct grog_match *m, const struct heroes *h, const struct unit *u, uint16_t directive)
{
    for (unsigned i = 0; i < MARKS; i++) {
        if (h->mark_type[i] != MARK_DIRECTIVE || h->mark_card[i] != directive || h->mark_owner[i] != u->thing.owner)
            continue;
        const struct unit *officer = &h->unit[h->mark_at[i] - 1];
        if (officer->thing.live && is_out_there(officer) && spaces_apart(m, h, u, officer) <= 3)
            return true;
    }
    return false;
}

/* HN-OOP-18  They last as long as the round. */
void hn_end_directives(struct grog_run *r)
{
    struct heroes *h = heroes(r->g);
    for (unsigned i = 0; i < MARKS; i++) {
        if (h->mark_type[i] != MARK_DIRECTIVE)
            continue;
        TELL(TOLD_DIRECTIVE_ENDS, h->mark_card[i]);
        h->mark_type[i] = h->mark_owner[i] = h->mark_level[i] = 0;
        h->mark_at[i] = h->mark_card[i] = 0;
    }
}

/* ---- Initiative -------------------------------------------------------------------------------------------- */

/* HN-OOP-24  Who has initiative may keep it. */
void hn_list_keep(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct heroes *h = const_heroes(g);
    int holding = hn_tokens_for(m, h, seat, USE_INITIATIVE, GROG_SLOTS_MAX);
    if (holding >= 0)
        grog_offer(l, grog_option(VERB_KEEP, 0, h->holding[holding].thing.card, 0, 0), 0);
    grog_offer(l, grog_option(VERB_DONE, 0, 0, 0, 0), 0);
}

static bool could_keep(const struct grog_run *r, unsigned seat)
{
    const struct heroes *h = const_heroes(r->g);
    if (h->kept)                                                        /* HN-OOP-26  Not twice running. */
        return false;
    return !hn_is_enemy(r->m, seat, r->g->initiative) && !is_among(r->g->table.resigned, seat)
        && hn_tokens_for(r->m, h, seat, USE_INITIATIVE, GROG_SLOTS_MAX) >= 0;
}

/* HN-SUP-15, HN-SUP-16, HN-OOP-24, HN-OOP-25  THE INITIATIVE MARKER goes on, and is turned over unless it is kept. */
enum grog_flow hn_keep(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_KEEP);
    struct heroes *h = heroes(r->g);
    int16_t *nth = &f->local[KEEP_NTH];
    bool keeps = false;
    BEGIN;
    for (*nth = 0; *nth < r->m->seats && !keeps; ++*nth)                /* HN-OOP-24  Each of its side may. */
        if (could_keep(r, hn_player_at(r->m, r->g, *nth))) {
            ASK(KEEP_CHOICE, ASK_KEEP, 1u << hn_player_at(r->m, r->g, *nth));
            keeps = r->answer.seat != GROG_NOBODY && r->answer.option.verb == VERB_KEEP;
        }
    if (keeps) {
        int holding = hn_tokens_for(r->m, h, r->answer.seat, USE_INITIATIVE, GROG_SLOTS_MAX);
        hn_use_up(r, r->answer.seat, (unsigned)holding);
        TELL(TOLD_KEEPS, r->answer.seat);
    } else {
        r->g->initiative = h->first[!hn_side_of(r->m, r->g->initiative)];
        TELL(TOLD_INITIATIVE, r->g->initiative);
    }
    h->kept = keeps;
    r->g->turn++;
    END;
}

/* ---- where it rests, and a sound frame of it ---------------------------------------------------------- */

const struct grog_step hn_directive_steps[DIRECTIVE_RESTS] = {
    STARTS, [DIRECTIVE_WHICH] = ASKS("which", R_OOP_11, ASK_DIRECTIVE),
};
const struct grog_step hn_keep_steps[KEEP_RESTS] = { STARTS, [KEEP_CHOICE] = ASKS("choice", R_OOP_24, ASK_KEEP) };
const struct grog_local hn_keep_locals[KEEP_LOCALS] = { { "nth", 0, SEATS } };

const struct hn_frame hn_directive_frame = { .seat = true };
