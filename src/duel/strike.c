/* SPDX-License-Identifier: MIT */
/* strike.c -- chapter 3: one blow, from the naming of a foe to the wound, and what
 * standards do about a wound.
 *
 * What always holds here: the roll of D-3.3 and the guard turned up in D-3.4 are all
 * that is learnt; a strike in a window has its strength in pending, where parries
 * lower it. */
#include "rules.h"
#include "base/assert.h"

/* D-3.1: a living seat of the other side. */
grog_rule duel_may_strike(const struct grog_match *m, const struct grog_game *g, unsigned seat, unsigned target)
{
    if (!in_play(g, target) || (m->side[seat] >> target & 1))
        return R_3_1;
    uint16_t guard = duel_guard_of(m, g, target);
    if (FAULT(LISTER_PEEKS) && guard && grog_thing_of(m, g, ARRAY_GUARD, grog_ref_slot(guard))->card % 2)
        return R_3_1;
    return 0;
}

/* D-3.2d: the strength is one that the parry is made for. */
static grog_rule may_parry(const struct grog_match *m, const struct grog_game *g, uint16_t card)
{
    const int16_t *against = grog_card(m, card)->number + PARRY_AGAINST;
    const struct grog_frame *window = g->depth ? &g->frame[g->depth - 1] : NULL;
    if (!window || window->proc != GROG_PROC_POINT)
        return 0;                                       /* no blow yet: of some strength it will be */
    int16_t strength = g->frame[window->subject - 1].pending[PENDING_STRENGTH];
    return strength >= against[0] && strength <= against[1] ? 0 : R_3_2;
}

/* D-6.1  Which ability of a ploy can be used now; below 0: none. */
static int32_t ability_of(const struct grog_match *m, const struct grog_game *g, unsigned seat, uint16_t ploy)
{
    return grog_usable(m, g, &(struct grog_source){ .card = ploy, .owner = (uint8_t)seat }, 0, NULL);
}
static grog_rule may_play(const struct grog_match *m, const struct grog_game *g, unsigned seat, uint16_t ploy)
{
    return ability_of(m, g, seat, ploy) < 0 ? R_6_1 : 0;
}

void duel_list_parries(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const uint16_t *hand = const_duel(g)->hand[seat];
    for (unsigned i = 1; i <= hand[0]; i++) {
        if (i > 1 && hand[i] == hand[i - 1])
            continue;
        if (kind_of(m, hand[i]) == OF_PARRY)
            grog_offer(l, grog_option(VERB_PARRY, 0, hand[i], 0, 0), may_parry(m, g, hand[i]));
        if (kind_of(m, hand[i]) == OF_PLOY)
            grog_offer(l, grog_option(VERB_PLOY, 0, hand[i], 0, 0), may_play(m, g, seat, hand[i]));
    }
}

bool duel_could_parry(const struct grog_match *m, const struct grog_game *g, unsigned seat)
{
    (void)m;
    return const_duel(g)->hand[seat][0] > 0;            /* everybody can count a hand */
}

/* D-3.2b  All of that side, and nobody else. */
unsigned duel_struck_side(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *strike)
{
    return m->side[strike->target] & duel_seats_in_play(m, g);
}

/* D-3.5d  The last row of the blow's fury that the total reaches. */
static int fury(const struct grog_match *m, uint16_t blow, int total)
{
    const int16_t *table = grog_card(m, blow)->number + STRIKE_FURY;
    int more = 0;
    for (int i = 0; i < table[0]; i++)
        if (total >= table[1 + 2 * i])
            more = table[2 + 2 * i];
    return more;
}

/* D-3.3, D-3.5  What a blow needs and does, of a strike in its frame: the die from which on it hits, and the health
 * that it takes with such a total. */
int duel_least_die(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *strike)
{
    return grog_value(m, g, VALUE_TO_HIT, strike, NULL) - strike->pending[PENDING_STRENGTH]
         - grog_value(m, g, VALUE_STRIKE, strike, NULL);
}

int duel_damage(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *strike, int total)
{
    int damage = number_of(m, strike->with, STRIKE_DAMAGE) + fury(m, strike->with, total)
               + grog_value(m, g, VALUE_DAMAGE, strike, NULL);
    return damage < const_duel(g)->health[strike->target] ? damage : const_duel(g)->health[strike->target];
}

/* D-3.2  The strength that a parry leaves; one at its row's bound is as weak as it gets. */
int duel_parried(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *parry, int strength)
{
    int left = strength - grog_value(m, g, VALUE_PARRY, parry, NULL);
    return left > -MOST_STRENGTH ? left : -MOST_STRENGTH;       /* D-3.2c  no lower than that */
}

/* D-3. THE STRIKE.  with: the blow; target (from the option's second object): the seat struck. */
enum grog_flow duel_strike(struct grog_run *r, struct grog_frame *f)
{
    const struct grog_match *m = r->m;
    struct duel *d = duel(r->g);
    int16_t *strength = &f->pending[PENDING_STRENGTH];
    BEGIN;
    /* D-3.1  Discard the blow and name a foe. */
    f->target = f->mode;
    f->mode = 0;
    duel_play_card(r, f->seat, f->with);            /* D-3.1b  gone before anybody parries */
    TELL(EVENT_STRIKES, f->seat, f->with, f->target);
    *strength = number_of(m, f->with, STRIKE_STRENGTH);
    grog_tell_counts(r, f->with, *strength);

    /* D-3.2  The struck side may parry. */
    REACH(STRIKE_PARRY, POINT_STRUCK);

    /* D-3.3  Two dice, the higher counts. */
    ROLL(STRIKE_ROLL, 6, 2);
    int total = r->rolled[0] + *strength + grog_value_told(r, VALUE_STRIKE, f);     /* D-3.3b  standards and weather */
    int needed = grog_value(m, r->g, VALUE_TO_HIT, f, NULL);
    grog_tell(r, EVENT_ROLLED, GROG_EVERYBODY, (struct grog_event){
        .object = { f->seat, r->rolled[0], r->rolled[1], (uint16_t)needed }, .amount = (int16_t)total });
    GROG_ASSERT((total >= needed) == (r->rolled[0] >= duel_least_die(m, r->g, f)));
    r->result = 0;
    if (total < needed || !in_play(r->g, f->target))    /* D-3.4c  a miss shows no guard */
        return GROG_DONE;

    /* D-3.4  The guard is turned up. */
    uint16_t ref = duel_guard_of(m, r->g, f->target);
    if (ref) {
        struct grog_thing *guard = grog_thing_at(m, r->g, ref);
        grog_reveal(r, guard);
        bool stops = number_of(m, guard->card, GUARD_LINE) == number_of(m, f->with, STRIKE_LINE);
        TELL(stops ? EVENT_STOPPED : EVENT_GUARDED, f->target, guard->card);
        if (stops)                                      /* D-3.4b  only a guard of its line */
            return GROG_DONE;
    }

    /* D-3.5  Damage, and fury. */
    int damage = FAULT(ENDLESS) ? 0 : duel_damage(m, r->g, f, total);
    duel_wound(r, f->target, damage);
    r->result = damage;
    grog_after(r, f, POINT_WOUNDED);
    if (!d->health[f->target])
        duel_leave(r, f->target);                   /* D-3.5c  no health left: he is out */
    END;
}

/* D-3.2  A parry. */
enum grog_flow duel_parry(struct grog_run *r, struct grog_frame *f)
{
    int16_t *strength = &grog_subject(r, f)->pending[PENDING_STRENGTH];
    int left = duel_parried(r->m, r->g, f, *strength);
    duel_play_card(r, f->seat, f->with);
    TELL(EVENT_PARRIES, f->seat, f->with);
    grog_tell_counts(r, f->with, left - *strength);
    *strength = (int16_t)left;
    return GROG_DONE;
}

void duel_list_wounded(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    for (uint16_t s = 0; s < m->seats; s++)
        if (m->side[seat] >> s & 1)
            grog_offer(l, (struct grog_option){ .verb = VERB_MEND, .object = { s } }, in_play(g, s) ? 0 : R_3_5);
}

/* D-4.2c  An effect that asks: the target lets one of its side regain so much health, up to the start's. */
enum grog_flow duel_mend(struct grog_run *r, struct grog_frame *f)
{
    struct duel *d = duel(r->g);
    BEGIN;
    if (!in_play(r->g, f->target))
        return GROG_DONE;
    ASK(MEND_WHOM, ASK_MEND, 1u << f->target);
    if (r->answer.seat == GROG_NOBODY)
        return GROG_DONE;
    uint16_t whom = r->answer.option.object[0];
    int limit = grog_value(r->m, r->g, VALUE_HEALTH, f, NULL), now = d->health[whom] + f->pending[0];
    if (d->health[whom] < limit)
        d->health[whom] = (uint8_t)(now < limit ? now : limit);     /* D-4.2c  never above the start */
    TELL(EVENT_MENDED, f->target, whom);
    END;
}

/* D-6.1  A ploy: discarded, then what it says. */
enum grog_flow duel_ploy(struct grog_run *r, struct grog_frame *f)
{
    BEGIN;
    int32_t ability = ability_of(r->m, r->g, f->seat, f->with);
    duel_play_card(r, f->seat, f->with);
    TELL(EVENT_PLOY, f->seat, f->with);
    CARRY_OUT(PLOY_DOES, ability, 0);
    END;
}

/* ---- discarding ---------------------------------------------------------- */

void duel_list_discards(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const uint16_t *hand = const_duel(g)->hand[seat];
    (void)m;
    for (unsigned i = 1; i <= hand[0]; i++)
        if (i == 1 || hand[i] != hand[i - 1])
            grog_offer(l, grog_option(VERB_DISCARD, 0, hand[i], 0, 0), 0);
}

/* D-6.3  A seat (target) discards cards of its choice (pending: how many). */
enum grog_flow duel_discard(struct grog_run *r, struct grog_frame *f)
{
    BEGIN;
    while (f->pending[0] > 0 && duel(r->g)->hand[f->target][0]) {
        ASK(DISCARD_WHICH, ASK_DISCARD, 1u << f->target);
        if (r->answer.seat == GROG_NOBODY)
            return GROG_DONE;
        duel_play_card(r, f->target, r->answer.option.object[0]);
        TELL(EVENT_DISCARDS, f->target, r->answer.option.object[0]);
        f->pending[0]--;
    }
    END;
}

/* The price of so many cards. */
enum grog_flow duel_pay_cards(struct grog_run *r, struct grog_frame *f)
{
    BEGIN;
    CALL(PAY_DISCARDS, .proc = PROC_DISCARD, .seat = f->seat, .target = f->seat, .pending = { f->pending[0] });
    END;
}
