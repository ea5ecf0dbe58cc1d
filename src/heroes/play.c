/* SPDX-License-Identifier: MIT */
/* play.c -- Action Card: cards are played when they say so, and the last one played is resolved first.
 *
 * A card that is played opens a window itself before it does anything: for cards that answer it, and, if it is the
 * first on its action, for more cards on that action.  Those lie upon it until nobody plays any more.  Then the last
 * one is carried out, the one before it, and so on down to the first (HN-CRD-06).  A window opens by what everybody can
 * see: the titles of a side's deck that are not yet discarded. */
#include "play.h"
#include "alliances.h"
#include "procedure.h"
#include "rolls.h"
#include "shot.h"
#include "units.h"

#include "kernel/ability.h"
#include "kernel/point.h"

const struct grog_frame *hn_frame_of(const struct grog_game *g, uint8_t proc)
{
    for (unsigned i = g->depth; i > 0; i--)
        if (g->frame[i - 1].proc == proc)
            return &g->frame[i - 1];
    return NULL;
}

/* HN-CRD-01  Only in a phase that its icon shows. */
static bool is_time_for(const struct grog_match *m, const struct heroes *h, uint16_t card)
{
    return hn_note(m, card)->phases >> h->phase & 1;
}

/* ---- the windows that are open ------------------------------------------------------------------------ */

static unsigned point_of(const struct grog_frame *window) { return (unsigned)window->local[0] % POINTS_ROOM; }

/* HN-CRD-06  Of an action; at a throw and before orders cards come one after the other. */
static bool is_of_action(const struct grog_frame *window)
{
    static const uint64_t actions = UINT64_C(1) << POINT_STEPPED | UINT64_C(1) << POINT_STOOD
                                  | UINT64_C(1) << POINT_SHOT | UINT64_C(1) << POINT_ASSAULT
                                  | UINT64_C(1) << POINT_BOMB;
    return actions >> point_of(window) & 1;
}

/* HN-CRD-06  The window of the action below a card that is in the air, if that is the first on it; else NULL. */
static const struct grog_frame *action_below(const struct grog_frame *window)
{
    if (point_of(window) != POINT_PLAYED)
        return NULL;
    const struct grog_frame *below = window - 2;        /* the card's frame lies between */
    return below->proc == GROG_PROC_POINT && is_of_action(below) ? below : NULL;
}

/* HN-CRD-06  Has an action had its cards?  The first of them has marked its window; HN-CRD-02: nothing else does. */
static bool has_had_its_cards(const struct grog_frame *window) { return grog_is_marked(window); }

/* How many cards lie upon this one. */
static unsigned later_cards(const struct grog_frame *f)
{
    unsigned n = 0;
    while (n < PLAYED_ROOM - 1 && f->local[PLAY_SEATS + n])
        n++;
    return n;
}

/* How many of a title are in the air that came from this deck. */
static unsigned in_the_air(const struct grog_match *m, const struct heroes *h, unsigned deck, uint16_t card)
{
    unsigned n = 0, at = 0;
    for (unsigned i = 0; at < h->played[0] && i < h->game.depth; i++) {
        const struct grog_frame *f = &h->game.frame[i];
        if (f->proc != PROC_PLAY)
            continue;
        n += h->played[++at] == card && hn_deck_of(m, f->seat) == deck;
        for (unsigned k = 0; k < later_cards(f) && at < h->played[0]; k++)
            n += h->played[++at] == card && hn_deck_of(m, (unsigned)f->local[PLAY_SEATS + k] - 1) == deck;
    }
    return n;
}

/* HN-CRD-01  Does the card speak at this point, and in this phase? */
static bool is_for(const struct grog_match *m, const struct grog_game *g, uint16_t card, unsigned point)
{
    return (hn_note(m, card)->points >> point & 1) && is_time_for(m, const_heroes(g), card);
}

/* The ability of a card that the seat could use of its own accord, for the unit that is acting (slot + 1) or none; -1:
 * none. */
static int32_t ready(const struct grog_match *m, const struct grog_game *g, unsigned seat, unsigned unit, uint16_t card)
{
    if (!is_for(m, g, card, POINT_READY))
        return -1;
    struct grog_frame about = { .proc = PROC_PLAY, .seat = (uint8_t)seat, .with = card,
                                .actor = unit ? unit_ref(const_heroes(g), unit - 1) : 0 };
    return grog_usable(m, g, &(struct grog_source){ .card = card, .owner = (uint8_t)seat }, POINT_READY, &about);
}

/* HN-ABL-105, HN-ABL-106  Is it but a bonus, at the shot of a sniper? */
static bool is_lost_on_sniper(const struct grog_match *m, const struct grog_frame *shot, int32_t row)
{
    if (row < 0 || shot->proc != PROC_SHOT || shot->mode != SHOT_SNIPER)
        return false;
    const struct grog_ability *a = &m->cards->ability[row];
    for (unsigned i = 0; i < a->effects; i++) {
        const struct grog_effect *e = &m->cards->effect[a->effect + i];
        if (e->effect < GROG_EFFECT_ADD || e->word != SHOT_BONUS)
            return false;
    }
    return true;
}

/* The ability of a card that the seat could use in the window, or where none is (NULL) of its own accord; -1: none. */
static int32_t usable(const struct grog_match *m, const struct grog_game *g, unsigned seat, uint16_t card,
                      const struct grog_frame *window)
{
    if (!window)
        return ready(m, g, seat, 0, card);
    if (!is_for(m, g, card, point_of(window)))
        return -1;
    int32_t row = grog_usable_in(m, g, &(struct grog_source){ .card = card, .owner = (uint8_t)seat }, window);
    if (is_lost_on_sniper(m, &g->frame[window->subject - 1], row))
        return -1;
    return hn_helps_teammate(m, g, seat, row) ? -1 : row;       /* HN-MUL-33  It may not help an ally's units. */
}

/* What it could be played for where windows are open: to answer the card in the air, or, *on: on the action. */
static int32_t usable_now(const struct grog_match *m, const struct grog_game *g, unsigned seat, uint16_t card, bool *on)
{
    const struct grog_frame *window = hn_frame_of(g, GROG_PROC_POINT);
    *on = false;
    if (!window || has_had_its_cards(window) || const_heroes(g)->played[0] == PLAYED_ROOM)
        return -1;
    int32_t row = usable(m, g, seat, card, window);
    if (row >= 0 || !action_below(window))
        return row;
    *on = true;
    return usable(m, g, seat, card, action_below(window));
}

/* Why the seat cannot play the card, in the windows that are open; or where none is, for the unit that is acting (slot
 * + 1), or for none. */
struct grog_lacking hn_lacking(const struct grog_match *m, const struct grog_game *g, unsigned seat, unsigned unit,
                               uint16_t card)
{
    const bool asked = m->system->questions[g->question].window;
    const struct grog_frame *window = asked ? hn_frame_of(g, GROG_PROC_POINT) : NULL;
    struct grog_source by = { .card = card, .owner = (uint8_t)seat };
    struct grog_frame about = { .proc = PROC_PLAY, .seat = (uint8_t)seat, .with = card,
                                .actor = unit ? unit_ref(const_heroes(g), unit - 1) : 0 };
    if (window && action_below(window) && !is_for(m, g, card, point_of(window)))
        window = action_below(window);
    if (!is_for(m, g, card, window ? point_of(window) : POINT_READY))
        return (struct grog_lacking){ grog_card(m, card)->ability, GROG_LACKS_MOMENT, 0 };
    return window ? grog_lacking_in(m, g, &by, window) : grog_lacking(m, g, &by, POINT_READY, &about);
}

/* HN-CRD-01, HN-CRD-07  The rule that says so: it is not the moment, or there is nothing that it could do. */
static grog_rule why_unplayed(const struct grog_match *m, const struct grog_game *g, unsigned seat, unsigned unit,
                              uint16_t card)
{
    struct grog_lacking lacking = hn_lacking(m, g, seat, unit, card);
    if (lacking.what == GROG_LACKS_NOTHING && hn_helps_teammate(m, g, seat, (int32_t)lacking.row))
        return R_MUL_33;                                /* it would help an ally's units */
    return lacking.what == GROG_LACKS_TARGET || !lacking.what ? R_CRD_07 : R_CRD_01;
}

void hn_list_reactions(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    GROG_ASSERT(seat < SEATS);
    const uint16_t *hand = const_heroes(g)->hand[seat];
    const struct grog_frame *window = hn_frame_of(g, GROG_PROC_POINT);
    grog_rule why = window && has_had_its_cards(window) ? R_CRD_06 : R_CRD_01;
    bool on;
    for (unsigned i = 1; i <= hand[0]; i++)
        if (i == 1 || hand[i] != hand[i - 1])
            grog_offer(l, grog_option(VERB_PLAY, 0, hand[i], 0, 0), usable_now(m, g, seat, hand[i], &on) >= 0 ? 0
                       : why == R_CRD_06 || !grog_seeks(l) ? why : why_unplayed(m, g, seat, 0, hand[i]));
}

/* Are there more of it than lie among the discards and in the air? */
static bool is_left(const struct grog_match *m, const struct heroes *h, unsigned deck, const struct grog_listed *title)
{
    const uint16_t *discards = h->discards[deck];
    unsigned seen = h->played[0] ? in_the_air(m, h, deck, title->card) : 0;
    for (unsigned k = 1; k <= discards[0]; k++)
        seen += discards[k] == title->card;
    return seen < title->number;
}

/* Could the seat have one of these titles in its hand, and use it? */
static bool could_play_one(const struct grog_match *m, const struct grog_game *g, unsigned seat, unsigned deck,
                           const struct grog_frame *window, const struct slots *titles)
{
    EACH_SLOT(titles, i) {
        const struct grog_listed *title = &plan_of(m)->deck[deck][i];
        if (is_time_for(m, const_heroes(g), title->card) && is_left(m, const_heroes(g), deck, title)
            && usable(m, g, seat, title->card, window) >= 0)
            return true;
    }
    return false;
}

/* Whether there is somebody to choose takes longest to find out: it is asked last. */
static bool could_play_in(const struct grog_match *m, const struct grog_game *g, unsigned seat,
                          const struct grog_frame *window)
{
    const unsigned deck = hn_deck_of(m, seat);
    const struct titles *titles = &plan_of(m)->titles[deck][window ? point_of(window) : POINT_READY];
    return const_heroes(g)->hand[seat][0]
        && (could_play_one(m, g, seat, deck, window, &titles->plain)
            || could_play_one(m, g, seat, deck, window, &titles->choosing));
}

bool hn_could_play(const struct grog_match *m, const struct grog_game *g, unsigned seat)
{
    const struct grog_frame *window = hn_frame_of(g, GROG_PROC_POINT);
    if (!window || has_had_its_cards(window) || const_heroes(g)->played[0] == PLAYED_ROOM)
        return false;
    return could_play_in(m, g, seat, window)
        || (action_below(window) && could_play_in(m, g, seat, action_below(window)));
}

/* HN-CRD-01  The same where no window is open: so nobody's hand is betrayed by his not being asked. */
bool hn_could_be_ready(const struct grog_match *m, const struct grog_game *g, unsigned seat)
{
    return could_play_in(m, g, seat, NULL);
}

unsigned hn_players_of_shot(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *shot)
{
    (void)g, (void)shot;
    return (1u << m->seats) - 1;
}

int32_t hn_row_now(const struct grog_match *m, const struct grog_game *g, unsigned seat, unsigned unit, uint16_t card)
{
    bool on;
    return m->system->questions[g->question].window ? usable_now(m, g, seat, card, &on) : ready(m, g, seat, unit, card);
}

/* Where it is the seat's turn to choose, and no window is open. */
void hn_offer_ready(const struct grog_match *m, const struct grog_game *g, unsigned seat, unsigned unit,
                    struct grog_list *l)
{
    GROG_ASSERT(seat < SEATS);
    const uint16_t *hand = const_heroes(g)->hand[seat];
    for (unsigned i = 1; i <= hand[0]; i++)
        if (i == 1 || hand[i] != hand[i - 1])
            grog_offer(l, unit ? grog_option(VERB_PLAY_FOR, unit, hand[i], 0, 0)
                               : grog_option(VERB_PLAY, 0, hand[i], 0, 0),
                       ready(m, g, seat, unit, hand[i]) >= 0 ? 0
                       : grog_seeks(l) ? why_unplayed(m, g, seat, unit, hand[i]) : R_CRD_01);
}

/* HN-CRD-12, HN-ABL-02  Guns that fire at aeroplanes; those of passengers too. */
static int flak_of(const struct grog_match *m, const struct heroes *h, unsigned seat)
{
    int n = 0;
    EACH_UNIT(h, i)
        n += is_out_there(&h->unit[i]) && !h->unit[i].thing.hidden
          && hn_is_enemy(m, seat, h->unit[i].thing.owner) && hn_face(m, &h->unit[i])[FACE_AAA];
    return n;
}

/* ---- a card is played ----------------------------------------------------------------------------------- */

/* HN-CRD-10  Who throws the die of the flak: the first of the other side. */
static uint8_t opponent_of(const struct grog_match *m, unsigned seat)
{
    return (uint8_t)grog_first_seat(hn_enemies_of(m, seat));
}

/* What it is played for.  A card that comes on the action of one that is in the air will lie upon that. */
static void declare(struct grog_run *r, struct grog_frame *f)
{
    struct grog_source by = { .card = f->with, .owner = f->seat };
    bool on = false;
    if (f->subject && f[-1].proc == GROG_PROC_POINT && is_of_action(&f[-1]))
        grog_mark(&f[-1]);                              /* HN-CRD-06  The action has its cards. */
    f->local[PLAY_ROW] = (int16_t)(f->subject ? usable_now(r->m, r->g, f->seat, f->with, &on)
                                              : grog_usable(r->m, r->g, &by, POINT_READY, f));
    f->local[PLAY_ON_FIRST] = on;
    grog_remove(r, ZONE_HAND, f->seat, f->with);
    grog_put(r, ZONE_PLAYED, 0, f->with);
    if (r->g->table.acted & ~(1u << f->seat))
        grog_barrier(r);                                /* who chose before would take it back knowing the card */
    TELL_AMOUNT(TOLD_PLAYS, f->local[PLAY_ROW] + 1, f->seat, f->with);
}

static void discard(struct grog_run *r, unsigned seat, uint16_t card)
{
    grog_remove(r, ZONE_PLAYED, 0, card);
    grog_put(r, ZONE_DISCARDS, hn_deck_of(r->m, seat), card);
}

/* It waits upon the first card of its action. */
static void lie_on_first(struct grog_run *r, const struct grog_frame *f)
{
    struct grog_frame *first = grog_subject(r, f);
    unsigned n = later_cards(first);
    GROG_ASSERT(first->proc == PROC_PLAY && n < PLAYED_ROOM - 1);
    first->local[PLAY_SEATS + n] = (int16_t)(f->seat + 1);
}

static uint16_t last_played(const struct heroes *h) { return h->played[h->played[0]]; }

/* HN-CRD-06, HN-CRD-07  The last of those that lie upon it does what it can do now. */
static enum grog_flow carry_out_last(struct grog_run *r, const struct grog_frame *f)
{
    uint16_t card = last_played(const_heroes(r->g));
    const struct grog_source by = { .owner = (uint8_t)(f->local[PLAY_SEATS + later_cards(f) - 1] - 1) };
    int32_t row = usable(r->m, r->g, by.owner, card, f - 1);
    if (row >= 0)
        return grog_call(r, grog_use_frame(&by, f->subject, grog_subject(r, f), (uint32_t)row));
    TELL(TOLD_CANCELLED, card);
    return GROG_CALLED;
}

static void discard_last(struct grog_run *r, struct grog_frame *f)
{
    int16_t *seat = &f->local[PLAY_SEATS + later_cards(f) - 1];
    discard(r, (unsigned)*seat - 1, last_played(const_heroes(r->g)));
    *seat = 0;
}

/* HN-CRD-02, HN-CRD-06, HN-CRD-07  A CARD is played.  with: it. */
enum grog_flow hn_play(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_PLAY);
    int16_t *row = &f->local[PLAY_ROW], *cancelled = &f->pending[PLAY_CANCELLED];
    BEGIN;
    declare(r, f);
    if (numbers_of(r->m, f->with)[ACTION_COMMAND] == COMMAND_AVIATION) {   /* HN-CRD-10, HN-CRD-11  Flak fires first. */
        CALL(PLAY_FLAK, .proc = PROC_ROLL, .seat = opponent_of(r->m, f->seat), .mode = 1);
        int result = hn_die(r, 0) + flak_of(r->m, heroes(r->g), f->seat);
        int needs = numbers_of(r->m, f->with)[ACTION_FLAK];
        TELL_AMOUNT(TOLD_FLAK, result, f->with, (uint16_t)hn_die(r, 0), (uint16_t)needs);
        *cancelled = needs && result >= needs;
    }
    REACH(PLAY_ANSWERED, POINT_PLAYED);
    if (f->local[PLAY_ON_FIRST] && !*cancelled) {
        lie_on_first(r, f);                             /* HN-CRD-06  More may follow. */
        return GROG_DONE;
    }
    while (later_cards(f)) {                            /* HN-CRD-06  The last one first. */
        GROG_STOP(PLAY_LATER, carry_out_last(r, f));
        discard_last(r, f);
    }
    if (f->subject && !f->local[PLAY_ON_FIRST])         /* HN-CRD-07  Perhaps those have left it nothing to do. */
        *row = (int16_t)usable(r->m, r->g, f->seat, f->with, f - 1);
    if (*cancelled || *row < 0)
        TELL(TOLD_CANCELLED, f->with);
    else
        CARRY_OUT(PLAY_DOES, (uint16_t)*row, 0);
    discard(r, f->seat, f->with);
    END;
}

/* ---- where it rests, and a sound frame of it ---------------------------------------------------------- */

const struct grog_step hn_play_steps[PLAY_RESTS] = {
    STARTS, [PLAY_ANSWERED] = AT_POINT("answered", R_CRD_06), [PLAY_DOES] = CALLS("does", R_CRD_07, GROG_PROC_TRIGGER),
    [PLAY_FLAK] = CALLS("flak", R_CRD_10, PROC_ROLL), [PLAY_LATER] = CALLS("later", R_CRD_06, GROG_PROC_TRIGGER),
};
const struct grog_local hn_play_locals[PLAY_LOCALS] = {
    { "ability", INT16_MIN, INT16_MAX }, { "on the first", 0, 1 }, { "later 1", 0, SEATS }, { "later 2", 0, SEATS },
    { "later 3", 0, SEATS }, { "later 4", 0, SEATS }, { "later 5", 0, SEATS }, { "later 6", 0, SEATS },
    { "later 7", 0, SEATS },
};

static bool is_of(const struct grog_match *m, uint16_t card, int16_t ability)
{
    const struct grog_card *c = grog_card(m, card);
    return (uint32_t)(uint16_t)ability - c->ability < c->abilities;
}

/* How many cards are in the air by this frame and those below it. */
static unsigned played_up_to(const struct heroes *h, const struct grog_frame *f)
{
    unsigned n = 0;
    for (const struct grog_frame *at = h->game.frame; at <= f; at++)
        n += at->proc == PROC_PLAY ? 1 + later_cards(at) : 0;
    return n;
}

/* Cards lie upon the first of an action, and in order. */
static bool later_fit(const struct grog_match *m, const struct heroes *h, const struct grog_frame *f)
{
    unsigned n = later_cards(f), last = played_up_to(h, f);
    for (unsigned i = 0; i < PLAYED_ROOM - 1; i++)
        if (f->local[PLAY_SEATS + i] > m->seats || (i > n && f->local[PLAY_SEATS + i]))
            return false;
    bool first = f->subject && f[-1].proc == GROG_PROC_POINT && is_of_action(&f[-1]);
    if (n && (!first || last > h->played[0]))
        return false;
    return f->step != PLAY_LATER || (n && is_of(m, h->played[last], f[1].local[0])
                                     && f[1].seat == f->local[PLAY_SEATS + n - 1] - 1);
}

/* What waits to lie upon the first card of an action lies upon that, and does nothing itself. */
static bool lies_right(const struct grog_frame *f)
{
    return !f->local[PLAY_ON_FIRST]
        || ((f->step == PLAY_ANSWERED || f->step == PLAY_FLAK) && f->subject && f[-1].proc == GROG_PROC_POINT
            && f[-2].proc == PROC_PLAY && action_below(&f[-1]));
}

/* The ability that a card is played for is its own, and it is that which is carried out; -1: none can be any more. */
static bool play_fits(const struct grog_match *m, const struct heroes *h, const struct grog_frame *f, bool top)
{
    (void)top;
    if (!lies_right(f) || !later_fit(m, h, f))
        return false;
    return f->local[PLAY_ROW] == -1 ? f->step != PLAY_DOES
         : is_of(m, f->with, f->local[PLAY_ROW]) && (f->step != PLAY_DOES || f[1].local[0] == f->local[PLAY_ROW]);
}

const struct hn_frame hn_play_frame = {
    .seat = true, .with = OF_ACTION, .fits = play_fits,
    .rest = { [PLAY_FLAK] = { .hands = { NONE, NONE, ANY, NONE } } },
};

/* What is in the air is being played: each card, and upon it those that were played later on its action. */
bool hn_played_fit(const struct grog_match *m, const struct heroes *h)
{
    unsigned at = 0;
    for (unsigned i = 0; i < h->game.depth; i++) {
        const struct grog_frame *f = &h->game.frame[i];
        if (f->proc != PROC_PLAY)
            continue;
        if (++at > h->played[0] || h->played[at] != f->with)
            return false;
        for (unsigned k = later_cards(f); k; k--)
            if (++at > h->played[0] || kind_of(m, h->played[at]) != OF_ACTION)
                return false;
    }
    return at == h->played[0];
}
