/* SPDX-License-Identifier: MIT */
/* play.c -- Action Card: cards are played when they say so, and the last one played is resolved first.
 *
 * A card that is played opens a window itself before it does anything, so that what answers it comes first
 * (HN-CRD-06).  A window opens by what everybody can see: the titles of a side's deck that are not yet discarded. */
#include "play.h"
#include "alliances.h"
#include "procedure.h"
#include "units.h"

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

/* The point that is open; 0: none. */
static unsigned point_now(const struct grog_game *g)
{
    const struct grog_frame *window = hn_frame_of(g, GROG_PROC_POINT);
    return window ? (unsigned)window->local[0] % POINTS_ROOM : 0;
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

/* The ability of a card that the seat could use at the point; -1: none. */
static int32_t usable(const struct grog_match *m, const struct grog_game *g, unsigned seat, uint16_t card,
                      unsigned point)
{
    if (point == POINT_READY)
        return ready(m, g, seat, 0, card);
    if (!is_for(m, g, card, point))
        return -1;
    int32_t row = grog_usable(m, g, &(struct grog_source){ .card = card, .owner = (uint8_t)seat }, 0, NULL);
    return hn_helps_teammate(m, g, seat, row) ? -1 : row;       /* HN-MUL-33  It may not help an ally's units. */
}

/* Why the seat cannot play the card at the point, for the unit that is acting (slot + 1) or none. */
struct grog_lacking hn_lacking(const struct grog_match *m, const struct grog_game *g, unsigned seat, unsigned unit,
                               uint16_t card)
{
    const bool window = m->system->questions[g->question].window && point_now(g) != POINT_READY;
    struct grog_source by = { .card = card, .owner = (uint8_t)seat };
    struct grog_frame about = { .proc = PROC_PLAY, .seat = (uint8_t)seat, .with = card,
                                .actor = unit ? unit_ref(const_heroes(g), unit - 1) : 0 };
    if (!is_for(m, g, card, window ? point_now(g) : POINT_READY))
        return (struct grog_lacking){ grog_card(m, card)->ability, GROG_LACKS_MOMENT, 0 };
    return grog_lacking(m, g, &by, window ? 0 : POINT_READY, &about);
}

/* HN-CRD-01, HN-CRD-07  The rule that says so: it is not the moment, or there is nothing that it could do. */
static grog_rule why_unplayed(const struct grog_match *m, const struct grog_game *g, unsigned seat, unsigned unit,
                              uint16_t card)
{
    struct grog_lacking lacking = hn_lacking(m, g, seat, unit, card);
    if (lacking.what == GROG_LACKS_NOTHING)
        return R_MUL_33;                                /* it would help an ally's units */
    return lacking.what == GROG_LACKS_TARGET ? R_CRD_07 : R_CRD_01;
}

void hn_list_reactions(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    GROG_ASSERT(seat < SEATS);
    const uint16_t *hand = const_heroes(g)->hand[seat];
    const unsigned point = point_now(g);
    for (unsigned i = 1; i <= hand[0]; i++)
        if (i == 1 || hand[i] != hand[i - 1])
            grog_offer(l, grog_option(VERB_PLAY, 0, hand[i], 0, 0), usable(m, g, seat, hand[i], point) >= 0 ? 0
                       : grog_seeks(l) ? why_unplayed(m, g, seat, 0, hand[i]) : R_CRD_01);
}

/* Are there more of it than lie among the discards? */
static bool is_left(const uint16_t *discards, const struct grog_listed *title)
{
    unsigned seen = 0;
    for (unsigned k = 1; k <= discards[0]; k++)
        seen += discards[k] == title->card;
    return seen < title->number;
}

/* Could the seat have one of these titles in its hand, and use it? */
static bool could_play_one(const struct grog_match *m, const struct grog_game *g, unsigned seat, unsigned deck,
                           unsigned point, const struct slots *titles)
{
    EACH_SLOT(titles, i) {
        const struct grog_listed *title = &plan_of(m)->deck[deck][i];
        if (is_time_for(m, const_heroes(g), title->card) && is_left(const_heroes(g)->discards[deck], title)
            && usable(m, g, seat, title->card, point) >= 0)
            return true;
    }
    return false;
}

/* Whether there is somebody to choose takes longest to find out: it is asked last. */
static bool could_play_at(const struct grog_match *m, const struct grog_game *g, unsigned seat, unsigned point)
{
    const unsigned deck = hn_deck_of(m, seat);
    const struct titles *titles = &plan_of(m)->titles[deck][point];
    return const_heroes(g)->hand[seat][0]
        && (could_play_one(m, g, seat, deck, point, &titles->plain)
            || could_play_one(m, g, seat, deck, point, &titles->choosing));
}

bool hn_could_play(const struct grog_match *m, const struct grog_game *g, unsigned seat)
{
    return could_play_at(m, g, seat, point_now(g));
}

/* HN-CRD-01  The same where no window is open: so nobody's hand is betrayed by his not being asked. */
bool hn_could_be_ready(const struct grog_match *m, const struct grog_game *g, unsigned seat)
{
    return could_play_at(m, g, seat, POINT_READY);
}

unsigned hn_players_of_shot(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *shot)
{
    (void)g, (void)shot;
    return (1u << m->seats) - 1;
}

int32_t hn_row_now(const struct grog_match *m, const struct grog_game *g, unsigned seat, unsigned unit, uint16_t card)
{
    return m->system->questions[g->question].window ? usable(m, g, seat, card, point_now(g))
                                                    : ready(m, g, seat, unit, card);
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

/* HN-CRD-12, HN-ABL-02  Guns that fire at aeroplanes. */
static int flak_of(const struct grog_match *m, const struct heroes *h, unsigned seat)
{
    int n = 0;
    EACH_UNIT(h, i)
        n += is_on_foot_or_wheels(&h->unit[i]) && !h->unit[i].thing.hidden
          && hn_is_enemy(m, seat, h->unit[i].thing.owner) && hn_face(m, &h->unit[i])[FACE_AAA];
    return n;
}

/* The ability that it was played for is still the one that it can be used for (HN-CRD-07). */
static int32_t row_of(const struct grog_run *r, const struct grog_frame *f)
{
    if (f->subject)
        return usable(r->m, r->g, f->seat, f->with, point_now(r->g));
    struct grog_source by = { .card = f->with, .owner = f->seat };
    return grog_usable(r->m, r->g, &by, POINT_READY, f);
}

/* HN-CRD-02, HN-CRD-06, HN-CRD-07  A CARD is played.  with: it. */
enum grog_flow hn_play(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_PLAY);
    int16_t *row = &f->local[PLAY_ROW], *cancelled = &f->pending[PLAY_CANCELLED];
    BEGIN;
    *row = (int16_t)row_of(r, f);
    grog_remove(r, ZONE_HAND, f->seat, f->with);
    grog_put(r, ZONE_PLAYED, 0, f->with);
    TELL_AMOUNT(TOLD_PLAYS, *row + 1, f->seat, f->with);
    if (numbers_of(r->m, f->with)[ACTION_COMMAND] == COMMAND_AVIATION) {   /* HN-CRD-10, HN-CRD-11  Flak fires first. */
        ROLL(PLAY_FLAK, DIE, 1);
        int result = r->rolled[0] + flak_of(r->m, heroes(r->g), f->seat);
        int needs = numbers_of(r->m, f->with)[ACTION_FLAK];
        TELL_AMOUNT(TOLD_FLAK, result, f->with, r->rolled[0], (uint16_t)needs);
        *cancelled = needs && result >= needs;
    }
    REACH(PLAY_ANSWERED, POINT_PLAYED);
    if (*cancelled)
        TELL(TOLD_CANCELLED, f->with);
    else if (*row >= 0)
        CARRY_OUT(PLAY_DOES, (uint16_t)*row, 0);
    grog_remove(r, ZONE_PLAYED, 0, f->with);
    grog_put(r, ZONE_DISCARDS, hn_deck_of(r->m, f->seat), f->with);
    END;
}

/* ---- where it rests, and a sound frame of it ---------------------------------------------------------- */

const struct grog_step hn_play_steps[PLAY_RESTS] = {
    STARTS, [PLAY_ANSWERED] = AT_POINT("answered", R_CRD_06), [PLAY_DOES] = CALLS("does", R_CRD_07, GROG_PROC_TRIGGER),
    [PLAY_FLAK] = ROLLS("flak", R_CRD_10),
};
const struct grog_local hn_play_locals[PLAY_LOCALS] = { { "ability", INT16_MIN, INT16_MAX } };

/* The ability that a card is played for is its own, and it is that which is carried out; -1: none can be any more. */
static bool play_fits(const struct grog_match *m, const struct heroes *h, const struct grog_frame *f, bool top)
{
    const struct grog_card *c = grog_card(m, f->with);
    (void)h, (void)top;
    return f->local[PLAY_ROW] == -1 ? f->step != PLAY_DOES
         : (uint32_t)(uint16_t)f->local[PLAY_ROW] - c->ability < c->abilities
           && (f->step != PLAY_DOES || f[1].local[0] == f->local[PLAY_ROW]);
}

const struct hn_frame hn_play_frame = { .seat = true, .with = OF_ACTION, .fits = play_fits };

/* What is in the air is being played, card by card. */
bool hn_played_fit(const struct heroes *h)
{
    uint16_t left[1 + PLAYED_ROOM];
    memcpy(left, h->played, sizeof left);
    for (unsigned i = 0; i < h->game.depth; i++) {
        unsigned at = left[0];
        if (h->game.frame[i].proc != PROC_PLAY)
            continue;
        while (at && left[at] != h->game.frame[i].with)
            at--;
        if (!at)
            return false;
        left[at] = left[left[0]--];
    }
    return !left[0];
}
