/* SPDX-License-Identifier: MIT */
/* alliances.c -- three and four players: the order of play within a side, what allies share and what they lend.
 *
 * A side of two or more is an Alliance (HN-MUL-02).  Its members are asked together, and whoever answers speaks for
 * all: who of them plays first, who takes a token that is the Alliance's.  Tokens lie in each member's own pool, since
 * each has numbers of his own from 1 on (HN-MUL-41); the limits count over all of them (HN-MUL-36 to HN-MUL-39). */
#include "alliances.h"
#include "assault.h"
#include "orders.h"
#include "play.h"
#include "procedure.h"
#include "shot.h"
#include "forecast.h"

/* ---- the order of play -------------------------------------------------------------------------------- */

unsigned hn_players(const struct grog_match *m, unsigned side)
{
    GROG_ASSERT(side < 2);
    return (unsigned)__builtin_popcount(plan_of(m)->sides[side]);
}

unsigned hn_member(const struct grog_match *m, const struct heroes *h, unsigned side, unsigned nth)
{
    GROG_ASSERT(side < 2);
    unsigned seats = plan_of(m)->sides[side], players = hn_players(m, side);
    nth %= players;
    if (nth == 0)
        return h->first[side];
    seats &= ~(1u << h->first[side]);
    if (players < 3)
        return grog_first_seat(seats);
    return nth == 1 ? h->second[side] : grog_first_seat(seats & ~(1u << h->second[side]));
}

/* HN-SET-11, HN-MUL-21, HN-MUL-25  First of the side with initiative, first of the other, second of the one ... */
uint8_t hn_player_at(const struct grog_match *m, const struct grog_game *g, int nth)
{
    unsigned first = hn_side_of(m, g->initiative);
    for (unsigned k = 0; k < SEATS; k++)
        for (unsigned s = 0; s < 2; s++)
            if (k < hn_players(m, (first + s) % 2) && nth-- == 0)
                return (uint8_t)hn_member(m, const_heroes(g), (first + s) % 2, k);
    return 0;
}

/* Beside the number of the turn: by how many players each side is ahead of it, because others were passed over. */
static unsigned ahead_at(unsigned side) { return 8 + 2 * side; }
_Static_assert(TURNS_MOST == 200 + (15 << 8), "");

/* HN-ACT-03, HN-MUL-22, HN-MUL-41  The sides take turns, and in a side its players; a single one stands against each
 * of many.  Who is passed over has had his turn: the next one is of who comes after whoever plays instead. */
unsigned hn_next_seat(const struct grog_match *m, const struct grog_game *g, int16_t *turn, can_fn *can)
{
    const struct heroes *h = const_heroes(g);
    unsigned first = hn_side_of(m, g->initiative);
    for (unsigned tried = 0; tried < 2; tried++, ++*turn) {
        unsigned side = (first + (unsigned)*turn) % 2, players = hn_players(m, side);
        unsigned ahead = (unsigned)*turn >> ahead_at(side) & 3, nth = ((unsigned)*turn & 255) / 2 + ahead;
        for (unsigned i = 0; i < players; i++) {
            unsigned seat = hn_member(m, h, side, nth + i);
            if (!(g->table.resigned >> seat & 1) && can(m, g, seat)) {
                ++*turn;
                if (i)
                    *turn = (int16_t)(*turn + ((int)((ahead + i) % players) - (int)ahead) * (1 << ahead_at(side)));
                return seat;
            }
        }
    }
    return GROG_NOBODY;
}

/* HN-MUL-20  An Alliance chooses which of its members plays first. */
void hn_list_play_order(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    GROG_ASSERT(seat < SEATS);
    (void)g;
    for (unsigned s = 0; s < m->seats; s++)
        if (m->side[seat] >> s & 1)
            grog_offer(l, grog_option(VERB_FIRST, 0, s, 0, 0), 0);
}

void hn_list_play_next(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    GROG_ASSERT(seat < SEATS);
    unsigned side = hn_side_of(m, seat);
    for (unsigned s = 0; s < m->seats; s++)
        if (m->side[seat] >> s & 1)
            grog_offer(l, grog_option(VERB_NEXT, 0, s, 0, 0), s == const_heroes(g)->first[side] ? R_MUL_20 : 0);
}

void hn_list_lend(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    (void)m, (void)g, (void)seat;
    grog_offer(l, grog_option(VERB_AGREE, 0, 0, 0, 0), 0);
    grog_offer(l, grog_option(VERB_REFUSE, 0, 0, 0, 0), 0);
}

static unsigned still_there(const struct grog_run *r, unsigned side)
{
    return plan_of(r->m)->sides[side] & ~(unsigned)r->g->table.resigned;
}

/* The initiative is the first seat's of its side (HN-MUL-19). */
static void put_first(struct grog_run *r, unsigned side, unsigned seat)
{
    struct heroes *h = heroes(r->g);
    h->first[side] = (uint8_t)seat;
    if (h->second[side] == seat)
        h->second[side] = (uint8_t)grog_first_seat(plan_of(r->m)->sides[side] & ~(1u << seat));
    if (hn_side_of(r->m, r->g->initiative) == side)
        r->g->initiative = (uint8_t)seat;
    TELL_AMOUNT(TOLD_PLAY_ORDER, 1, (uint16_t)seat);
}

static bool has_on(const struct grog_match *m, uint16_t card, unsigned ability)
{
    return card && numbers_of(m, card)[ability];
}

/* Has the seat's army a counter whose ability, of either side (HN-CTR-10), reaches other units, or rests on them? */
static bool has_something_to_share(const struct grog_match *m, unsigned side)
{
    static const uint8_t shared[] = { FACE_SPOTTER, FACE_BARRAGE, FACE_SUBSTITUTE, FACE_TRANSPORT };
    const struct ground_plan *p = plan_of(m);
    for (unsigned i = 1; i <= p->n_roster; i++)
        for (unsigned k = 0; k < GROG_COUNT(shared) && (p->sides[side] >> p->roster[i].seat & 1); k++)
            if (has_on(m, p->roster[i].card, shared[k])
                || has_on(m, (uint16_t)numbers_of(m, p->roster[i].card)[UNIT_REVERSE], shared[k]))      /* HN-MUL-35 */
                return true;
    return false;
}

/* HN-MUL-20, HN-MUL-34  WHO PLAYS FIRST, and whose units serve their allies. */
enum grog_flow hn_play_order(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_PLAY_ORDER);
    struct heroes *h = heroes(r->g);
    int16_t *at = &f->local[PLAY_ORDER_AT];
    BEGIN;
    for (*at = 0; *at < 2; ++*at) {
        if (hn_players(r->m, (unsigned)*at) < 2)
            continue;
        ASK(PLAY_ORDER_FIRST, ASK_PLAY_ORDER, still_there(r, (unsigned)*at));
        if (r->answer.seat != GROG_NOBODY)
            put_first(r, (unsigned)*at, r->answer.option.object[0]);
        if (hn_players(r->m, (unsigned)*at) < 3)
            continue;
        ASK(PLAY_ORDER_NEXT, ASK_PLAY_NEXT, still_there(r, (unsigned)*at));
        if (r->answer.seat != GROG_NOBODY) {
            h->second[*at] = (uint8_t)r->answer.option.object[0];
            TELL_AMOUNT(TOLD_PLAY_ORDER, 2, r->answer.option.object[0]);
        }
    }
    for (*at = 0; *at < r->m->seats; ++*at) {
        if (hn_players(r->m, hn_side_of(r->m, (unsigned)*at)) < 2
            || !has_something_to_share(r->m, hn_side_of(r->m, (unsigned)*at)))
            continue;
        ASK(PLAY_ORDER_LENDS, ASK_LEND, 1u << *at & ~(unsigned)r->g->table.resigned);
        if (r->answer.seat == GROG_NOBODY)
            continue;
        bool yes = r->answer.option.verb == VERB_AGREE;
        h->agrees = (uint8_t)((h->agrees & ~(1u << *at)) | (unsigned)yes << *at);
        TELL_AMOUNT(TOLD_LENDS, yes, (uint16_t)*at);
    }
    END;
}

/* ---- what allies lend ------------------------------------------------------------------------------------ */

bool hn_lends(const struct grog_match *m, const struct heroes *h, const struct unit *u, unsigned seat)
{
    unsigned owner = u->thing.owner;
    return owner == seat || (owner < m->seats && !hn_is_enemy(m, owner, seat) && (h->agrees >> owner & 1));
}

/* HN-MUL-09, HN-MUL-11  Is it the High Command, or an option on it? */
bool hn_is_command(const struct grog_match *m, const struct heroes *h, const struct holding *o)
{
    const struct holding *tile = o->on ? &h->holding[o->on - 1] : o;
    return kind_of(m, tile->thing.card) == OF_TILE && numbers_of(m, tile->thing.card)[TILE_COMMAND];
}

bool hn_disposes(const struct grog_match *m, const struct heroes *h, const struct holding *o, unsigned seat)
{
    return o->thing.owner == seat
        || (m->seats > 2 && !hn_is_enemy(m, o->thing.owner, seat) && hn_is_command(m, h, o));
}

/* HN-MUL-11  Options on a High Command can be used by all players of the Alliance, as many as are left. */
unsigned hn_users(const struct grog_match *m, const struct grog_game *g, const struct holding *o)
{
    if (m->seats < 3 || !o->on || !hn_is_command(m, const_heroes(g), o))
        return 0;
    return m->side[o->thing.owner] & ~(unsigned)g->table.resigned;
}

/* Whose is the unit of this name? */
static unsigned owner_of(const struct grog_match *m, const struct grog_game *g, uint16_t ref)
{
    const struct grog_thing *t = grog_thing_at(m, (struct grog_game *)(uintptr_t)g, ref);
    return t && grog_ref_array(ref) == ARRAY_UNIT ? t->owner : GROG_NOBODY;
}

static bool is_teammate(const struct grog_match *m, unsigned seat, unsigned other)
{
    return other < m->seats && other != seat && !hn_is_enemy(m, seat, other);
}

/* Which of its pending values is the defence of whom it is done to; -1: it is no attack. */
static int defence_in(const struct grog_frame *f)
{
    switch (f->proc) {
    case PROC_SHOT: case PROC_DIVIDE: case PROC_BOMB: return SHOT_DEFENCE;
    case PROC_ASSAULT: return ASSAULT_DEFENCE;
    default: return -1;
    }
}

/* Does it raise the defence of whom an attack is done to, or do him good otherwise? */
static bool helps_target(const struct grog_effect *e, int defence)
{
    if (e->effect == GROG_EFFECT_ADD || e->effect == GROG_EFFECT_SET)
        return e->word == defence && e->amount > 0;
    return e->target == TARGET_AIMED_AT
        && (e->effect == EFFECT_RALLY || e->effect == EFFECT_RESTORE || e->effect == EFFECT_TURN_OVER
            || e->effect == EFFECT_ACT_NOW || e->effect == EFFECT_MOVE);
}

/* HN-MUL-33  Would a card that is played for this ability give a bonus to a teammate's unit?  What is played into an
 * attack of a teammate's unit does, and into any roll of its dice; what is played into an enemy's against one does if
 * it is good for that unit. */
bool hn_helps_teammate(const struct grog_match *m, const struct grog_game *g, unsigned seat, int32_t ability)
{
    if (m->seats < 3 || ability < 0)
        return false;
    const struct grog_frame *about = NULL;
    for (unsigned i = g->depth; i > 0 && !about; i--) {
        const struct grog_frame *f = &g->frame[i - 1];
        if ((f->proc == PROC_ROLL || defence_in(f) >= 0) && is_teammate(m, seat, owner_of(m, g, f->actor)))
            return true;
        about = defence_in(f) >= 0 ? f : NULL;
    }
    if (!about || !is_teammate(m, seat, owner_of(m, g, about->target)))
        return false;
    const struct grog_ability *a = &m->cards->ability[ability];
    for (unsigned i = 0; i < a->effects; i++)
        if (helps_target(&m->cards->effect[a->effect + i], defence_in(about)))
            return true;
    return false;
}

/* ---- tokens ---------------------------------------------------------------------------------------------- */

/* HN-MUL-11, HN-MUL-14  Of a side of one, and of what lies on other tiles, it is as the card says. */
int hn_value_shared(const struct grog_match *m, const struct grog_game *g, unsigned value, unsigned seat,
                    unsigned owner)
{
    const struct heroes *h = const_heroes(g);
    struct grog_frame about = { .proc = PROC_ORDERS, .seat = (uint8_t)seat };
    struct grog_voices all;
    if (hn_players(m, hn_side_of(m, seat)) < 2)
        return grog_value(m, g, value, &about, NULL);
    grog_no_voices(&all);
    int own = grog_value_from(m, g, &all, value, &about, NULL);
    if (!all.gathered)
        return own;                                     /* nobody says anything of it */
    for (uint32_t i = 0; i < all.n && i < GROG_VOICES_MAX; i++) {
        struct grog_source *by = &all.at[i].by;
        if (grog_ref_array(by->thing) == ARRAY_HOLDING && !hn_is_enemy(m, by->owner, seat)
            && hn_is_command(m, h, &h->holding[grog_ref_slot(by->thing)]))
            by->owner = (uint8_t)owner;
    }
    return grog_value_from(m, g, &all, value, &about, NULL);
}

/* HN-MUL-14  Orders that the High Command and its options give: the Alliance's, not its owner's. */
int hn_command_stars(const struct grog_match *m, const struct grog_game *g, unsigned side)
{
    const struct heroes *h = const_heroes(g);
    unsigned first = h->first[side];
    int n = hn_value_shared(m, g, VALUE_ORDERS, first, first)
          - hn_value_shared(m, g, VALUE_ORDERS, first, GROG_NOBODY);
    EACH_HOLDING(h, i) {
        const struct holding *o = &h->holding[i];
        if (hn_side_of(m, o->thing.owner) == side && !(o->flags & HOLDING_BROKEN) && hn_is_command(m, h, o))
            n += hn_stars_on(m, o);
    }
    return n < 0 ? 0 : n;
}

static unsigned orders_of(const struct grog_match *m, const struct heroes *h, unsigned side)
{
    unsigned n = 0;
    for (unsigned seat = 0; seat < m->seats; seat++)
        n += hn_side_of(m, seat) == side ? h->stars[seat] : 0;
    return n;
}

/* HN-MUL-36  Which member takes one order fewer, while there are more than ten? */
void hn_list_cut(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    GROG_ASSERT(seat < SEATS);
    for (unsigned s = 0; s < m->seats; s++)
        if (m->side[seat] >> s & 1)
            grog_offer(l, grog_option(VERB_GIVE_UP, 0, s, 0, 0), const_heroes(g)->stars[s] ? 0 : R_MUL_36);
}

static enum tokens sort_to_assign(const struct grog_frame *f)
{
    return f->local[SHARE_ORDERS] ? TOKENS_ORDER : f->local[SHARE_SPECIALS] ? TOKENS_SPECIAL : TOKENS_BLUFF;
}

/* HN-MUL-13, HN-MUL-14, HN-MUL-37 to HN-MUL-39  Who has it this round? */
void hn_list_share(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    GROG_ASSERT(seat < SEATS);
    const struct grog_frame *f = hn_frame_of(g, PROC_SHARE);
    for (unsigned s = 0; s < m->seats; s++)
        if (m->side[seat] >> s & 1)
            grog_offer(l, grog_option(VERB_ASSIGN, 0, s, sort_to_assign(f), 0), 0);
}

static void return_highest(struct grog_run *r, unsigned seat)
{
    struct heroes *h = heroes(r->g);
    grog_barrier(r);
    for (unsigned i = 1; i <= h->pool[seat][0]; i++)
        if (numbers_of(r->m, h->pool[seat][i])[TOKEN_NUMBER] == h->stars[seat]) {
            uint16_t card = h->pool[seat][i];
            grog_remove(r, ZONE_POOL, seat, card);
            grog_put(r, ZONE_SPENT, seat, card);
            break;
        }
    h->stars[seat]--;
    TELL_AMOUNT(TOLD_TOKENS, h->stars[seat], (uint16_t)seat);
}

static void assign(struct grog_run *r, struct grog_frame *f, unsigned seat)
{
    struct heroes *h = heroes(r->g);
    enum tokens sort = sort_to_assign(f);
    f->local[sort]--;
    TELL(TOLD_ASSIGNED, (uint16_t)seat, (uint16_t)sort);
    if (sort == TOKENS_ORDER) {
        hn_take_token(r, seat, ++h->stars[seat]);
        TELL_AMOUNT(TOLD_TOKENS, h->stars[seat], (uint16_t)seat);
        return;
    }
    hn_take_token(r, seat, sort == TOKENS_SPECIAL ? SPECIAL_ORDER : BLUFF);
    if (sort == TOKENS_SPECIAL)
        h->specials[seat]++;
}

/* How many of its Alliance's tokens are to be shared out. */
static void count_shares(struct grog_run *r, struct grog_frame *f)
{
    const struct heroes *h = const_heroes(r->g);
    unsigned side = f->mode, orders = orders_of(r->m, h, side);
    int extra = hn_command_stars(r->m, r->g, side), specials = 0, bluffs = 1;
    for (unsigned seat = 0; seat < r->m->seats; seat++)
        if (hn_side_of(r->m, seat) == side) {
            specials += hn_allowed(r->m, r->g, VALUE_SPECIALS, seat, MOST_SPECIALS);
            bluffs += hn_allowed(r->m, r->g, VALUE_BLUFFS, seat, MOST_BLUFFS) - 1;
        }
    int room = MOST_ORDERS - (int)orders;
    f->local[SHARE_ORDERS] = (int16_t)(extra < room ? extra : room);
    f->local[SHARE_SPECIALS] = (int16_t)(specials < MOST_SPECIALS ? specials : MOST_SPECIALS);
    f->local[SHARE_BLUFFS] = (int16_t)(!orders && !extra ? 0 : bluffs < MOST_BLUFFS ? bluffs : MOST_BLUFFS);
}

static unsigned who_takes(const struct grog_run *r, const struct grog_frame *f)
{
    return r->answer.seat != GROG_NOBODY ? r->answer.option.object[0] : const_heroes(r->g)->first[f->mode];
}

/* HN-MUL-04  AN ALLIANCE SHARES ITS TOKENS.  mode: the side.  locals: what is still to be assigned. */
enum grog_flow hn_share(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_SHARE);
    BEGIN;
    while (orders_of(r->m, heroes(r->g), f->mode) > MOST_ORDERS) {
        ASK(SHARE_CUT, ASK_CUT, still_there(r, f->mode));
        if (r->answer.seat == GROG_NOBODY)
            return GROG_DONE;
        return_highest(r, r->answer.option.object[0]);
    }
    count_shares(r, f);
    while (f->local[SHARE_ORDERS] + f->local[SHARE_SPECIALS] + f->local[SHARE_BLUFFS] > 0) {
        ASK(SHARE_ASSIGN, ASK_SHARE, still_there(r, f->mode));
        assign(r, f, who_takes(r, f));
    }
    END;
}

/* ---- cards ------------------------------------------------------------------------------------------------- */

/* HN-MUL-30  A card for a card: one is handed over, and one comes back, perhaps the same. */
void hn_list_exchange(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    GROG_ASSERT(seat < SEATS);
    const struct heroes *h = const_heroes(g);
    const uint16_t *hand = h->hand[seat];
    for (unsigned s = 0; s < m->seats; s++)
        for (unsigned i = 1; s != seat && (m->side[seat] >> s & 1) && i <= hand[0]; i++)
            if (i == 1 || hand[i] != hand[i - 1])
                grog_offer(l, grog_option(VERB_HAND_OVER, 0, hand[i], 0, s),
                           (g->table.resigned >> s & 1) || h->hand[s][0] == HAND_ROOM ? R_MUL_30 : 0);
    grog_offer(l, grog_option(VERB_DONE, 0, 0, 0, 0), 0);
}

void hn_list_return(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    GROG_ASSERT(seat < SEATS);
    const uint16_t *hand = const_heroes(g)->hand[seat];
    const struct grog_frame *f = hn_frame_of(g, PROC_EXCHANGE);
    (void)m;
    for (unsigned i = 1; i <= hand[0]; i++)
        if (i == 1 || hand[i] != hand[i - 1])
            grog_offer(l, grog_option(VERB_HAND_OVER, 0, hand[i], 0, f->seat), 0);
}

static void hand_over(struct grog_run *r, unsigned from, unsigned to, uint16_t card)
{
    grog_remove(r, ZONE_HAND, from, card);
    grog_put(r, ZONE_HAND, to, card);
    grog_tell(r, TOLD_HANDED, r->m->side[from],
              (struct grog_event){ .object = { (uint16_t)from, (uint16_t)to, card } });
}

/* HN-MUL-31  AN EXCHANGE OF CARDS, as often as he has cards to begin with. */
enum grog_flow hn_exchange(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_EXCHANGE);
    int16_t *times = &f->local[EXCHANGE_TIMES], *with = &f->local[EXCHANGE_WITH];
    BEGIN;
    for (*times = (int16_t)heroes(r->g)->hand[f->seat][0]; *times > 0; --*times) {
        ASK(EXCHANGE_GIVES, ASK_EXCHANGE, 1u << f->seat & ~(unsigned)r->g->table.resigned);
        if (r->answer.seat == GROG_NOBODY || r->answer.option.verb == VERB_DONE)
            break;
        *with = (int16_t)r->answer.option.object[2];
        hand_over(r, f->seat, (unsigned)*with, r->answer.option.object[0]);
        ASK(EXCHANGE_RETURNS, ASK_RETURN, 1u << *with);
        if (r->answer.seat != GROG_NOBODY)
            hand_over(r, (unsigned)*with, f->seat, r->answer.option.object[0]);
    }
    END;
}

/* ---- the setup ------------------------------------------------------------------------------------------------ */

/* HN-MUL-09, HN-MUL-17, HN-MUL-18  An Alliance has one High Command at most, and a side a deck of one nation: that of
 * the High Command, or else of one of its armies. */
bool hn_alliances_fit(const struct grog_match *m, const struct ground_plan *p, struct grog_error *why)
{
    for (unsigned side = 0; side < 2; side++) {
        unsigned keeper = grog_first_seat(p->sides[side]), commands = 0;
        int nation = p->n_deck[keeper] ? numbers_of(m, p->deck[keeper][0].card)[ACTION_NATION] : 0, command = 0;
        bool own = false, tiles = false;
        for (unsigned i = 1; i <= p->n_holdings; i++) {
            const int16_t *n = numbers_of(m, p->holding[i].card);
            if (!(p->sides[side] >> p->holding[i].seat & 1) || kind_of(m, p->holding[i].card) != OF_TILE)
                continue;
            tiles = true;
            own = own || n[TILE_NATION] == nation;
            commands += n[TILE_COMMAND] != 0;
            command = n[TILE_COMMAND] ? n[TILE_NATION] : command;
        }
        if (commands > 1 && hn_players(m, side) > 1)
            return grog_fail(why, 0, ONE_COMMAND), false;
        for (unsigned i = 1; i < p->n_deck[keeper]; i++)
            if (numbers_of(m, p->deck[keeper][i].card)[ACTION_NATION] != nation)
                return grog_fail(why, 0, "a side has action cards of one nation"), false;
        if (nation && tiles && (!own || (command && command != nation)))
            return grog_fail(why, 0, "action cards are of %s", command ? "the High Command's nation"
                                                                       : "a nation of the side"), false;
    }
    return true;
}

/* ---- where it rests, and a sound frame of it ---------------------------------------------------------- */

const struct grog_step hn_play_order_steps[PLAY_ORDER_RESTS] = {
    STARTS, [PLAY_ORDER_FIRST] = ASKS("first", R_MUL_20, ASK_PLAY_ORDER),
    [PLAY_ORDER_NEXT] = ASKS("next", R_MUL_20, ASK_PLAY_NEXT), [PLAY_ORDER_LENDS] = ASKS("lends", R_MUL_34, ASK_LEND),
};
const struct grog_local hn_play_order_locals[PLAY_ORDER_LOCALS] = { { "at", 0, SEATS } };
const struct grog_step hn_share_steps[SHARE_RESTS] = {
    STARTS, [SHARE_CUT] = ASKS("cut", R_MUL_36, ASK_CUT), [SHARE_ASSIGN] = ASKS("assign", R_MUL_13, ASK_SHARE),
};
const struct grog_local hn_share_locals[SHARE_LOCALS] = {
    { "orders", 0, MOST_ORDERS }, { "specials", 0, MOST_SPECIALS }, { "bluffs", 0, MOST_BLUFFS },
};
const struct grog_step hn_exchange_steps[EXCHANGE_RESTS] = {
    STARTS, [EXCHANGE_GIVES] = ASKS("gives", R_MUL_30, ASK_EXCHANGE),
    [EXCHANGE_RETURNS] = ASKS("returns", R_MUL_30, ASK_RETURN),
};
const struct grog_local hn_exchange_locals[EXCHANGE_LOCALS] = { { "times", 0, HAND_ROOM }, { "with", 0, SEATS - 1 } };

static bool play_order_fits(const struct grog_match *m, const struct heroes *h, const struct grog_frame *f, bool top)
{
    int at = f->local[PLAY_ORDER_AT];
    (void)h, (void)top;
    if (f->step == PLAY_ORDER_LENDS)
        return at < (int)m->seats;
    return at < 2 && hn_players(m, (unsigned)at) >= (f->step == PLAY_ORDER_NEXT ? 3u : 2u);
}

/* What the members of a side have been given, of one sort of token. */
static int given(const struct grog_match *m, const uint8_t *to_seats, unsigned side)
{
    int n = 0;
    for (unsigned seat = 0; seat < m->seats; seat++)
        n += hn_side_of(m, seat) == side ? to_seats[seat] : 0;
    return n;
}

/* What is still to be shared out has room. */
static bool share_fits(const struct grog_match *m, const struct heroes *h, const struct grog_frame *f, bool top)
{
    (void)top;
    if (f->mode > 1 || hn_players(m, f->mode) < 2)
        return false;
    return f->step == SHARE_CUT
        || (f->local[SHARE_ORDERS] + f->local[SHARE_SPECIALS] + f->local[SHARE_BLUFFS] > 0
            && f->local[SHARE_ORDERS] + given(m, h->stars, f->mode) <= MOST_ORDERS
            && f->local[SHARE_SPECIALS] + given(m, h->specials, f->mode) <= MOST_SPECIALS);
}

/* Whoever owes a card in return is an ally. */
static bool exchange_fits(const struct grog_match *m, const struct heroes *h, const struct grog_frame *f, bool top)
{
    int with = f->local[EXCHANGE_WITH];
    (void)h, (void)top;
    return with < (int)m->seats
        && (f->step == EXCHANGE_GIVES || (m->side[f->seat] >> with & 1 && with != f->seat));
}

const struct hn_frame hn_play_order_frame = { .fits = play_order_fits };
const struct hn_frame hn_share_frame = { .fits = share_fits };
const struct hn_frame hn_exchange_frame = {
    .seat = true, .fits = exchange_fits, .rest = { [EXCHANGE_RETURNS] = { .asks_another = true } },
};
