/* SPDX-License-Identifier: MIT */
/* duel.c -- a small card duel: the example of how to write a system.
 *
 * Two seats, or four in two sides.  Its rulebook, whole:
 *   D-1.1  Each seat has health, a hand of three and the guards High and Low.
 *   D-2.1  A round begins: all seats at once may lay one guard face down.
 *   D-2.2  Then each seat, from the initiative on, takes one turn: strike, raise a
 *          standard, draw a card, or wait.
 *   D-2.3  The round ends: guards are taken back, the initiative goes on.
 *   D-3.1  To strike, discard a blow and name a living foe.
 *   D-3.2  The struck side may parry: -2 strength for each card.
 *   D-3.3  Roll two dice; the higher, plus the blow's strength, plus what standards
 *          and weather say, must be 7 or more.
 *   D-3.4  If it is, the guard of the struck is turned up; one of the blow's line stops it.
 *   D-3.5  Else the struck loses the blow's damage; who has no health left is out.
 *   D-4.1  A card is held only up to the hand's limit; an empty deck is the discards, shuffled.
 *   D-4.2  A standard speaks from its raising until its owner is out.
 *   D-5.1  A side without a seat in play loses; after the last round more health wins. */
#include "duel.h"
#include "faults.h"
#include "kernel/kernel.h"

#include <string.h>

enum rule { R_NONE, R_1_1, R_2_1, R_2_2, R_2_3, R_3_1, R_3_2, R_3_3, R_3_4, R_3_5, R_4_1, R_4_2, R_5_1, RULES };
static const char *const rules[RULES] = {
    "", "D-1.1", "D-2.1", "D-2.2", "D-2.3", "D-3.1", "D-3.2", "D-3.3", "D-3.4", "D-3.5", "D-4.1", "D-4.2", "D-5.1",
};

enum { SETUP_SEATS, SETUP_PRACTICE, SETUP_HEALTH, SETUP_ROUNDS, SETUP_OPEN, SETUP_WEATHER, SETUP_FAULT };
enum { ZONE_DECK, ZONE_DISCARD, ZONE_HAND, ZONE_TOKEN };
enum { ARRAY_STANDARD, ARRAY_GUARD };
enum { KIND_NONE, KIND_CARD, KIND_SEAT, KIND_STANDARD, KINDS };
enum { PROC_GAME = 1, PROC_LAY, PROC_TURN, PROC_STRIKE, PROC_PARRY, PROC_RAISE, PROC_DRAW, PROC_WAIT, PROC_MEND, PROCS };
enum { VERB_LAY = 1, VERB_OPEN, VERB_STRIKE, VERB_RAISE, VERB_DRAW, VERB_WAIT, VERB_PARRY, VERB_MEND, VERBS };
enum { ASK_GUARD = 1, ASK_TURN, ASK_PARRY, ASK_MEND, QUESTIONS };
enum {
    EVENT_ROUND = 1, EVENT_LAID, EVENT_OPEN, EVENT_STRIKES, EVENT_PARRIES, EVENT_ROLLED, EVENT_GUARDED, EVENT_WOUND,
    EVENT_OUT, EVENT_DREW, EVENT_SHUFFLED, EVENT_RAISED, EVENT_WAITS, EVENT_MENDED, EVENT_TAKES_BACK, EVENTS
};
enum { HAND_AT_START = 3, TO_HIT = 7, PARRY_WORTH = 2 };

static struct duel *duel(struct grog_game *g)             { return (struct duel *)g; }
static const struct duel *const_duel(const struct grog_game *g) { return (const struct duel *)g; }
static bool in_play(const struct grog_game *g, unsigned seat) { return const_duel(g)->health[seat] > 0; }
static int16_t kind_of(const struct grog_match *m, uint16_t card) { return grog_card(m, card)->number[CARD_KIND]; }

static unsigned side(const struct grog_match *m, unsigned seat)
{
    return (seat % 2 ? 0x2au : 0x15u) & ((1u << m->seats) - 1);
}

static unsigned seats_in_play(const struct grog_match *m, const struct grog_game *g)
{
    unsigned seats = 0;
    for (unsigned s = 0; s < m->seats; s++)
        seats |= (unsigned)in_play(g, s) << s;
    return seats;
}

static uint16_t guard_of(const struct grog_match *m, const struct grog_game *g, unsigned seat)
{
    for (unsigned i = 0; i < GROG_SEATS_MAX; i++) {
        const struct grog_thing *t = grog_thing_of(m, g, ARRAY_GUARD, i);
        if (t->live && t->owner == seat)
            return grog_ref(ARRAY_GUARD, i, t->gen);
    }
    return 0;
}

static uint64_t facts(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *about)
{
    (void)g;
    return about->proc == PROC_STRIKE && about->with ? grog_card(m, about->with)->traits : 0;
}

/* ---- small steps that several rules share -------------------------------- */

#define TELL(event, who, ...) grog_tell(r, event, GROG_EVERYBODY, (struct grog_event){ .object = { who, __VA_ARGS__ } })

static bool hand_is_full(const struct grog_match *m, const struct grog_game *g, unsigned seat)
{
    struct grog_frame about = { .seat = (uint8_t)seat };
    return const_duel(g)->hand[seat][0] >= grog_value(m, g, VALUE_HAND, &about, NULL);
}

/* D-4.1 */
static void draw_card(struct grog_run *r, unsigned seat)
{
    const struct duel *d = const_duel(r->g);
    if (hand_is_full(r->m, r->g, seat))
        return;
    if (!d->deck[0] && d->discard[0])
        TELL(EVENT_SHUFFLED, 0);
    uint16_t card = grog_draw(r, ZONE_DECK, 0);
    if (!card)
        return;
    grog_put(r, ZONE_HAND, seat, card);
    grog_tell(r, EVENT_DREW, 1u << seat, (struct grog_event){ .object = { (uint16_t)seat, card } });
}

static void play_card(struct grog_run *r, unsigned seat, uint16_t card)
{
    const struct grog_match *m = r->m;
    grog_remove(r, ZONE_HAND, seat, card);
    if (!FAULT(LOSES_CARD))
        grog_put(r, ZONE_DISCARD, 0, card);
}

static void take_back_guard(struct grog_run *r, unsigned seat)
{
    uint16_t ref = guard_of(r->m, r->g, seat);
    if (!ref)
        return;
    grog_put(r, ZONE_TOKEN, seat, grog_thing_at(r->m, r->g, ref)->card);
    grog_thing_free(r, ref);
    TELL(EVENT_TAKES_BACK, (uint16_t)seat);
    const struct grog_match *m = r->m;
    if (FAULT(DIRTY_SLOT))
        grog_thing_in(m, r->g, ARRAY_GUARD, grog_ref_slot(ref))->owner = 1;
}

/* D-4.2, D-5.1: what was his goes to the discards; his side may have lost. */
static void leave(struct grog_run *r, unsigned seat)
{
    struct duel *d = duel(r->g);
    d->health[seat] = 0;
    TELL(EVENT_OUT, (uint16_t)seat);
    while (d->hand[seat][0])
        play_card(r, seat, d->hand[seat][1]);
    take_back_guard(r, seat);
    for (unsigned i = 0; i < STANDARDS; i++) {
        const struct grog_thing *t = &d->standard[i].thing;
        if (t->live && t->owner == seat) {
            grog_put(r, ZONE_DISCARD, 0, t->card);
            grog_thing_free(r, grog_ref(ARRAY_STANDARD, i, t->gen));
        }
    }
    unsigned left = seats_in_play(r->m, r->g);
    if (!(left & r->m->side[seat]))
        grog_end(r, ((1u << r->m->seats) - 1) & ~(unsigned)r->m->side[seat]);
}

/* ---- what may be chosen -------------------------------------------------- */

static void list_guards(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const uint16_t *token = const_duel(g)->token[seat];
    (void)m;
    for (unsigned i = 1; i <= token[0]; i++)
        grog_offer(l, (struct grog_option){ .verb = VERB_LAY, .object = { token[i] } }, 0);
    grog_offer(l, (struct grog_option){ .verb = VERB_OPEN }, 0);
}

/* D-3.1: a living seat of the other side. */
static grog_rule may_strike(const struct grog_match *m, const struct grog_game *g, unsigned seat, unsigned target)
{
    if (!in_play(g, target) || (m->side[seat] >> target & 1))
        return R_3_1;
    uint16_t guard = guard_of(m, g, target);
    if (FAULT(LISTER_PEEKS) && guard && grog_thing_of(m, g, ARRAY_GUARD, grog_ref_slot(guard))->card % 2)
        return R_3_1;
    return 0;
}

static grog_rule may_draw(const struct grog_match *m, const struct grog_game *g, unsigned seat)
{
    if (hand_is_full(m, g, seat))
        return R_4_1;
    return const_duel(g)->deck[0] || const_duel(g)->discard[0] ? 0 : R_4_1;
}

static void list_card(const struct grog_match *m, const struct grog_game *g, unsigned seat, uint16_t card,
                      struct grog_list *l)
{
    bool blow = kind_of(m, card) == KIND_OF_STRIKE, standard = kind_of(m, card) == KIND_OF_STANDARD;
    for (uint16_t t = 0; blow && t < m->seats; t++)
        grog_offer(l, (struct grog_option){ .verb = VERB_STRIKE, .object = { card, t } }, may_strike(m, g, seat, t));
    if (standard)
        grog_offer(l, (struct grog_option){ .verb = VERB_RAISE, .object = { card } }, 0);
}

static void list_turn(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const uint16_t *hand = const_duel(g)->hand[seat];
    for (unsigned i = 1; i <= hand[0]; i++)
        if (hand[i] != hand[i - 1] || i == 1)           /* equal titles are one option */
            list_card(m, g, seat, hand[i], l);
    if (FAULT(TAKES_UNOFFERED) && l->seek && l->wanted.verb == VERB_WAIT)
        grog_offer(l, l->wanted, 0);
    if (FAULT(NO_OPTIONS) && !hand[0])
        return;
    grog_offer(l, (struct grog_option){ .verb = VERB_DRAW }, may_draw(m, g, seat));
    grog_offer(l, (struct grog_option){ .verb = VERB_WAIT }, 0);
    if (FAULT(UNNAMED))
        grog_offer(l, (struct grog_option){ .verb = VERB_WAIT, .object = { 1 } }, 0);
}

static void list_parries(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const uint16_t *hand = const_duel(g)->hand[seat];
    for (unsigned i = 1; i <= hand[0]; i++)
        if (kind_of(m, hand[i]) == KIND_OF_PARRY && (i == 1 || hand[i] != hand[i - 1]))
            grog_offer(l, (struct grog_option){ .verb = VERB_PARRY, .object = { hand[i] } }, 0);
}

static bool could_parry(const struct grog_match *m, const struct grog_game *g, unsigned seat)
{
    (void)m;
    return const_duel(g)->hand[seat][0] > 0;            /* everybody can count a hand */
}

static void list_wounded(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    for (uint16_t s = 0; s < m->seats; s++)
        if (m->side[seat] >> s & 1)
            grog_offer(l, (struct grog_option){ .verb = VERB_MEND, .object = { s } }, in_play(g, s) ? 0 : R_3_5);
}

static unsigned struck_side(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *strike)
{
    return m->side[strike->target] & seats_in_play(m, g);
}

/* ---- procedures ---------------------------------------------------------- */

enum { GAME_GUARDS = 1, GAME_LAID, GAME_TURN };

/* D-2. THE ROUND. */
static enum grog_flow game(struct grog_run *r, struct grog_frame *f)
{
    const struct grog_match *m = r->m;
    int16_t *waiting = &f->local[0], *turns = &f->local[1];
    BEGIN;
    while (r->g->turn < (uint32_t)m->setup[SETUP_ROUNDS]) {
        TELL(EVENT_ROUND, 0);

        /* D-2.1  All seats at once may lay a guard. */
        *waiting = (int16_t)seats_in_play(m, r->g);
        while (*waiting) {
            ASK(GAME_GUARDS, ASK_GUARD, (unsigned)*waiting);
            if (r->answer.seat != GROG_NOBODY) {
                *waiting &= (int16_t)~(1 << r->answer.seat);
                DO(GAME_LAID);
            }
            *waiting &= (int16_t)seats_in_play(m, r->g);
        }

        /* D-2.2  Each seat takes one turn, from the initiative on. */
        for (*turns = 0; *turns < m->seats; ++*turns)
            if (in_play(r->g, (unsigned)(r->g->initiative + *turns) % m->seats))
                CALL(GAME_TURN, .proc = PROC_TURN, .seat = (uint8_t)((unsigned)(r->g->initiative + *turns) % m->seats));

        /* D-2.3  Guards back, the initiative goes on. */
        for (unsigned s = 0; s < m->seats; s++)
            take_back_guard(r, s);
        r->g->initiative = (uint8_t)((r->g->initiative + 1) % m->seats);
        if (!FAULT(ENDLESS))
            r->g->turn++;
    }

    /* D-5.1  More health wins. */
    int lead = 0;
    for (unsigned s = 0; s < m->seats; s++)
        lead += s % 2 ? -duel(r->g)->health[s] : duel(r->g)->health[s];
    grog_end(r, lead > 0 ? side(m, 0) : lead < 0 ? side(m, 1) : 0);
    END;
}

/* D-2.1  A guard, or none. */
static enum grog_flow lay(struct grog_run *r, struct grog_frame *f)
{
    const struct grog_match *m = r->m;
    uint16_t card = f->with;
    if (!card) {
        TELL(EVENT_OPEN, f->seat);
        return GROG_DONE;
    }
    grog_remove(r, ZONE_TOKEN, f->seat, card);
    uint16_t ref = grog_thing_new(r, ARRAY_GUARD, card, f->seat);
    grog_hide(grog_thing_at(m, r->g, ref));
    grog_tell(r, EVENT_LAID, FAULT(EVENT_LEAKS) ? GROG_EVERYBODY : 1u << f->seat,
              (struct grog_event){ .object = { f->seat, card } });
    if (FAULT(STATE_LEAKS))
        duel(r->g)->spare[0] = (uint8_t)card;
    if (FAULT(REDO_DIFFERS) && r->g->table.undone)
        duel(r->g)->spare[1] = 1;
    return GROG_DONE;
}

enum { TURN_CHOICE = 1, TURN_DOES, TURN_END };

/* D-2.2  One turn. */
static enum grog_flow turn(struct grog_run *r, struct grog_frame *f)
{
    BEGIN;
    ASK(TURN_CHOICE, ASK_TURN, 1u << f->seat);
    if (r->answer.seat != GROG_NOBODY)
        DO(TURN_DOES);
    REACH(TURN_END, POINT_TURN_ENDS);
    END;
}

enum { STRIKE_PARRY = 1, STRIKE_ROLL };
enum { PENDING_STRENGTH };

/* D-3. THE STRIKE.  with: the blow; target (from the option's second object): the seat struck. */
static enum grog_flow strike(struct grog_run *r, struct grog_frame *f)
{
    const struct grog_match *m = r->m;
    struct duel *d = duel(r->g);
    int16_t *strength = &f->pending[PENDING_STRENGTH];
    BEGIN;
    /* D-3.1  Discard the blow and name a foe. */
    f->target = f->mode;
    f->mode = 0;
    play_card(r, f->seat, f->with);
    TELL(EVENT_STRIKES, f->seat, f->with, f->target);
    *strength = grog_card(m, f->with)->number[CARD_STRENGTH];

    /* D-3.2  The struck side may parry. */
    REACH(STRIKE_PARRY, POINT_STRUCK);

    /* D-3.3  Two dice, the higher counts. */
    ROLL(STRIKE_ROLL, 6, 2);
    int total = r->rolled[0] + *strength + grog_value(m, r->g, VALUE_STRIKE, f, NULL);
    grog_tell(r, EVENT_ROLLED, GROG_EVERYBODY,
              (struct grog_event){ .object = { f->seat, r->rolled[0], r->rolled[1] }, .amount = (int16_t)total });
    r->result = 0;
    if (total < TO_HIT || !in_play(r->g, f->target))
        return GROG_DONE;

    /* D-3.4  The guard is turned up. */
    uint16_t ref = guard_of(m, r->g, f->target);
    if (ref) {
        struct grog_thing *guard = grog_thing_at(m, r->g, ref);
        grog_reveal(r, guard);
        TELL(EVENT_GUARDED, f->target, guard->card);
        if (grog_card(m, guard->card)->traits == grog_card(m, f->with)->traits)
            return GROG_DONE;
    }

    /* D-3.5  Damage. */
    struct grog_frame about = *f;
    int damage = grog_card(m, f->with)->number[CARD_DAMAGE] + grog_value(m, r->g, VALUE_DAMAGE, &about, NULL);
    if (FAULT(ENDLESS))
        damage = 0;
    damage = damage < d->health[f->target] ? damage : d->health[f->target];
    d->health[f->target] = (uint8_t)(d->health[f->target] - damage);
    grog_tell(r, EVENT_WOUND, GROG_EVERYBODY, (struct grog_event){ .object = { f->target }, .amount = (int16_t)damage });
    r->result = damage;
    grog_after(r, f, POINT_WOUNDED);
    if (!d->health[f->target])
        leave(r, f->target);
    END;
}

/* D-3.2  A parry. */
static enum grog_flow parry(struct grog_run *r, struct grog_frame *f)
{
    play_card(r, f->seat, f->with);
    grog_subject(r, f)->pending[PENDING_STRENGTH] -= PARRY_WORTH;
    TELL(EVENT_PARRIES, f->seat, f->with);
    return GROG_DONE;
}

/* D-4.2  A standard. */
static enum grog_flow raise(struct grog_run *r, struct grog_frame *f)
{
    uint16_t ref = grog_thing_new(r, ARRAY_STANDARD, f->with, f->seat);
    TELL(EVENT_RAISED, f->seat, f->with);
    if (ref)
        grog_remove(r, ZONE_HAND, f->seat, f->with);
    return GROG_DONE;
}

static enum grog_flow draw(struct grog_run *r, struct grog_frame *f)
{
    draw_card(r, f->seat);
    return GROG_DONE;
}

static enum grog_flow wait(struct grog_run *r, struct grog_frame *f)
{
    const struct grog_match *m = r->m;
    struct duel *d = duel(r->g);
    TELL(EVENT_WAITS, f->seat);
    if (FAULT(SECRET_ROLL))
        d->spare[2] = (uint8_t)grog_dice_below(&r->g->dice, 6);
    if (FAULT(SECRET_PEEK) && d->deck[0])
        grog_tell(r, EVENT_SHUFFLED, GROG_EVERYBODY, (struct grog_event){ .object = { d->deck[d->deck[0]] } });
#ifdef DUEL_FAULTS
    static uint8_t outside;
    if (FAULT(FORGETFUL))
        d->spare[3] = ++outside;
#endif
    if (FAULT(BOUNDS))
        d->spare[2] = 201;
    return GROG_DONE;
}

enum { MEND_WHOM = 1 };

/* An effect that asks: one of the side regains health (pending: how much), up to the start's. */
static enum grog_flow mend(struct grog_run *r, struct grog_frame *f)
{
    struct duel *d = duel(r->g);
    BEGIN;
    if (!in_play(r->g, f->seat))
        return GROG_DONE;
    ASK(MEND_WHOM, ASK_MEND, 1u << f->seat);
    if (r->answer.seat == GROG_NOBODY)
        return GROG_DONE;
    uint16_t whom = r->answer.option.object[0];
    int limit = grog_value(r->m, r->g, VALUE_HEALTH, f, NULL);
    if (d->health[whom] < limit)
        d->health[whom]++;
    TELL(EVENT_MENDED, f->seat, whom);
    END;
}

static void effect_draw(struct grog_run *r, struct grog_frame *f, const struct grog_effect *e)
{
    for (int i = 0; i < e->amount && in_play(r->g, f->seat); i++)
        draw_card(r, f->seat);
}

/* ---- the beginning and the end ------------------------------------------- */

/* D-1.1 */
static void deal(struct grog_run *r)
{
    struct duel *d = duel(r->g);
    for (uint16_t c = 1; c < r->m->cards->cards; c++)
        for (int i = 0; i < grog_card(r->m, c)->number[CARD_COPIES]; i++)
            grog_put(r, ZONE_DECK, 0, c);
    grog_shuffle(r, ZONE_DECK, 0);
    for (unsigned s = 0; s < r->m->seats; s++) {
        struct grog_frame about = { .seat = (uint8_t)s };
        d->health[s] = (uint8_t)grog_value(r->m, r->g, VALUE_HEALTH, &about, NULL);
        for (uint16_t c = 1; c < r->m->cards->cards; c++)
            if (kind_of(r->m, c) == KIND_OF_GUARD)
                grog_put(r, ZONE_TOKEN, s, c);
        for (int i = 0; i < HAND_AT_START; i++)
            draw_card(r, s);
    }
}

static bool open_hands(const struct grog_match *m) { return m->setup[SETUP_OPEN]; }

static void resign(struct grog_run *r, unsigned seat)
{
    if (in_play(r->g, seat))
        leave(r, seat);
}

static void result(const struct grog_match *m, const struct grog_game *g, struct grog_result *out)
{
    for (unsigned s = 0; s < m->seats; s++)
        grog_result_add(out, 0, (uint8_t)s, 0, const_duel(g)->health[s]);
}

static const char *check(const struct grog_match *m, const struct grog_game *g)
{
    const struct duel *d = const_duel(g);
    for (unsigned s = 0; s < GROG_SEATS_MAX; s++)
        if (s >= m->seats && d->health[s])
            return "health of a seat that is not at the table";
    for (unsigned s = 0; s < m->seats; s++)
        if ((g->asked >> s & 1) && !in_play(g, s))
            return "a question to a seat that is out";
    for (unsigned i = 0; i < g->depth; i++)
        if (g->frame[i].seat >= m->seats
            || (g->frame[i].proc == PROC_STRIKE && kind_of(m, g->frame[i].with) != KIND_OF_STRIKE)
            || (g->frame[i].proc == GROG_PROC_POINT && g->frame[i].local[0] == POINT_STRUCK
                && g->frame[g->frame[i].subject - 1].proc != PROC_STRIKE))
            return "a procedure about the wrong thing";
    unsigned cards = d->deck[0] + d->discard[0], standards = 0;
    for (unsigned s = 0; s < m->seats; s++)
        cards += d->hand[s][0];
    for (unsigned i = 0; i < STANDARDS; i++)
        standards += d->standard[i].thing.live;
    for (unsigned i = 0; i < GROG_SEATS_MAX; i++)
        if (d->guard[i].thing.live && d->guard[i].thing.owner >= m->seats)
            return "a guard of nobody";
    return cards + standards > DECK_ROOM ? "more cards than the deck can hold" : NULL;
}

#ifdef DUEL_FAULTS
static void faulty_fill(const struct grog_match *m, struct grog_game *g, unsigned seat, struct grog_dice *dice)
{
    (void)dice;
    if (FAULT(FILL_CHANGES) && duel(g)->hand[seat][0])
        duel(g)->hand[seat][1] = duel(g)->hand[seat][1] % 4 + 3;
}
#else
#define faulty_fill NULL
#endif

/* ---- the table ----------------------------------------------------------- */

static const struct grog_setup_row setup_rows[] = {
    [SETUP_SEATS]    = { "seats", 2, 2, 4, 0 },
    [SETUP_PRACTICE] = { "practice", 0, 0, 1, 0 },
    [SETUP_HEALTH]   = { "health", 4, 1, 9, 0 },
    [SETUP_ROUNDS]   = { "rounds", 12, 1, 99, 0 },
    [SETUP_OPEN]     = { "open", 1, 0, 1, 0 },          /* allies see each other's hands */
    [SETUP_WEATHER]  = { "weather", 0, 0, 0, 1 },
#ifdef DUEL_FAULTS
    [SETUP_FAULT]    = { "fault", 0, 0, FAULTS - 1, 0 },
#endif
};

static const struct grog_kind kinds[KINDS] = {
    [KIND_CARD] = { .name = "card", .class = GROG_CARD },
    [KIND_SEAT] = { .name = "seat", .class = GROG_SEAT },
    [KIND_STANDARD] = { .name = "standard", .class = GROG_THING, .array = ARRAY_STANDARD },
};

#define ZONE(member) .at = offsetof(struct duel, member)
static const struct grog_zone zones[] = {
    [ZONE_DECK]    = { "deck", ZONE(deck), DECK_ROOM, 1, GROG_SEEN_BY_NONE, GROG_STACK, ZONE_DISCARD + 1, 0 },
    [ZONE_DISCARD] = { "discard", ZONE(discard), DECK_ROOM, 1, GROG_SEEN_BY_ALL, GROG_STACK, 0, 0 },
    [ZONE_HAND]    = { "hand", ZONE(hand), HAND_ROOM, GROG_SEATS_MAX, GROG_SEEN_BY_OWNER, GROG_SET_OF, 0, 0 },
    [ZONE_TOKEN]   = { "token", ZONE(token), 2, GROG_SEATS_MAX, GROG_SEEN_BY_OWNER, GROG_SET_OF, 0, 0 },
};

static const struct grog_array arrays[] = {
    [ARRAY_STANDARD] = { "standard", ZONE(standard), sizeof ((struct duel *)0)->standard[0], STANDARDS, 1 },
    [ARRAY_GUARD]    = { "guard", ZONE(guard), sizeof ((struct duel *)0)->guard[0], GROG_SEATS_MAX, 0 },
};

static const struct grog_field fields[] = {
    { "health", 0, 0, GROG_U8, ZONE(health), GROG_SEATS_MAX, 0, 9 },
    { "spare",  0, 0, GROG_U8, ZONE(spare), 10, 0, 200 },
    { "rounds", ARRAY_STANDARD + 1, 0, GROG_U8, 6, 1, 0, 255 },
    { "spare",  ARRAY_STANDARD + 1, 0, GROG_U8, 7, 1, 0, 0 },
};

static const struct grog_verb verbs[VERBS] = {
    [VERB_LAY]    = { "lay",    { 0, KIND_CARD }, PROC_LAY, 0 },
    [VERB_OPEN]   = { "stand open", { 0 }, PROC_LAY, 0 },
    [VERB_STRIKE] = { "strike", { 0, KIND_CARD, KIND_SEAT }, PROC_STRIKE, PROC_STRIKE },
    [VERB_RAISE]  = { "raise",  { 0, KIND_CARD }, PROC_RAISE, 0 },
    [VERB_DRAW]   = { "draw",   { 0 }, PROC_DRAW, 0 },
    [VERB_WAIT]   = { "wait",   { 0 }, PROC_WAIT, 0 },
    [VERB_PARRY]  = { "parry",  { 0, KIND_CARD }, PROC_PARRY, 0 },
    [VERB_MEND]   = { "mend",   { 0, KIND_SEAT }, 0, 0 },
};

static const struct grog_question questions[QUESTIONS] = {
    [ASK_GUARD] = { "lay a guard", R_2_1, list_guards, 0, NULL },
    [ASK_TURN]  = { "take your turn", R_2_2, list_turn, 0, NULL },
    [ASK_PARRY] = { "parry", R_3_2, list_parries, 1, could_parry },
    [ASK_MEND]  = { "mend", R_4_2, list_wounded, 0, NULL },
};

static const struct grog_step game_steps[] = {
    { "begin", R_2_1, 0, 0 },
    [GAME_GUARDS] = { "guards", R_2_1, GROG_FOR_ANSWER, ASK_GUARD },
    [GAME_LAID]   = { "laid", R_2_1, GROG_FOR_PROC, PROC_LAY },
    [GAME_TURN]   = { "turn", R_2_2, GROG_FOR_PROC, PROC_TURN },
};
static const struct grog_step turn_steps[] = {
    { "begin", R_2_2, 0, 0 },
    [TURN_CHOICE] = { "choice", R_2_2, GROG_FOR_ANSWER, ASK_TURN },
    [TURN_DOES]   = { "does", R_2_2, GROG_FOR_PROC, 0 },
    [TURN_END]    = { "end", R_2_2, GROG_FOR_PROC, GROG_PROC_POINT },
};
static const struct grog_step strike_steps[] = {
    { "begin", R_3_1, 0, 0 },
    [STRIKE_PARRY] = { "parry", R_3_2, GROG_FOR_PROC, GROG_PROC_POINT },
    [STRIKE_ROLL]  = { "roll", R_3_3, GROG_NEVER_RESTS, 0 },
};
static const struct grog_step mend_steps[] = {
    { "begin", R_4_2, 0, 0 },
    [MEND_WHOM] = { "whom", R_4_2, GROG_FOR_ANSWER, ASK_MEND },
};
static const struct grog_step no_steps[] = { { "begin", 0, 0, 0 } };

static const struct grog_local game_locals[] = { { "waiting", 0, 63 }, { "turns", 0, GROG_SEATS_MAX } };

#define STEPS(of) .step = of, .steps = GROG_COUNT(of)
static const struct grog_proc procs[PROCS] = {
    [PROC_GAME]   = { .name = "game", .rule = R_2_1, .run = game, STEPS(game_steps),
                      .local = game_locals, .locals = GROG_COUNT(game_locals) },
    [PROC_LAY]    = { .name = "lay", .rule = R_2_1, .run = lay, STEPS(no_steps) },
    [PROC_TURN]   = { .name = "turn", .rule = R_2_2, .run = turn, STEPS(turn_steps) },
    [PROC_STRIKE] = { .name = "strike", .rule = R_3_1, .run = strike, STEPS(strike_steps),
                      .kind = { 0, KIND_CARD, 0, KIND_SEAT }, .pending = { { "strength", -99, 99 } } },
    [PROC_PARRY]  = { .name = "parry", .rule = R_3_2, .run = parry, STEPS(no_steps) },
    [PROC_RAISE]  = { .name = "raise", .rule = R_4_2, .run = raise, STEPS(no_steps) },
    [PROC_DRAW]   = { .name = "draw", .rule = R_4_1, .run = draw, STEPS(no_steps) },
    [PROC_WAIT]   = { .name = "wait", .rule = R_2_2, .run = wait, STEPS(no_steps) },
    [PROC_MEND]   = { .name = "mend", .rule = R_4_2, .run = mend, STEPS(mend_steps),
                      .kind = { 0, KIND_STANDARD, 0, KIND_SEAT }, .pending = { { "amount", 0, 9 } } },
};

static const struct grog_point points[POINTS] = {
    [POINT_STRUCK]    = { "struck", R_3_2, ASK_PARRY, struck_side },
    [POINT_WOUNDED]   = { "wounded", R_3_5, 0, NULL },
    [POINT_TURN_ENDS] = { "turn ends", R_2_2, 0, NULL },
};

static const struct grog_value_row values[VALUES] = {
    [VALUE_STRIKE] = { "strike", R_3_3, 0, -9, 9, 0 },
    [VALUE_DAMAGE] = { "damage", R_3_5, 0, 0, 9, 0 },
    [VALUE_HAND]   = { "hand", R_4_1, 6, 0, HAND_ROOM, 0 },
    [VALUE_HEALTH] = { "health", R_1_1, 0, 1, 9, SETUP_HEALTH },
};

static const struct grog_effect_row effects[EFFECTS] = {
    [EFFECT_DRAW] = { "draw", effect_draw, 0 },
    [EFFECT_MEND] = { "mend", NULL, PROC_MEND },
};

static const struct grog_event_row events[EVENTS] = {
    [EVENT_ROUND]    = { "a round begins", { 0 }, 0, 0 },
    [EVENT_LAID]     = { "lays a guard:", { KIND_SEAT, KIND_CARD }, 2, 0 },
    [EVENT_OPEN]     = { "stands open:", { KIND_SEAT }, 0, 0 },
    [EVENT_STRIKES]  = { "strikes:", { KIND_SEAT, KIND_CARD, KIND_SEAT }, 0, 0 },
    [EVENT_PARRIES]  = { "parries:", { KIND_SEAT, KIND_CARD }, 0, 0 },
    [EVENT_ROLLED]   = { "rolls:", { KIND_SEAT }, 0, 1 },
    [EVENT_GUARDED]  = { "turns up a guard:", { KIND_SEAT, KIND_CARD }, 0, 0 },
    [EVENT_WOUND]    = { "is wounded:", { KIND_SEAT }, 0, 1 },
    [EVENT_OUT]      = { "is out:", { KIND_SEAT }, 0, 0 },
    [EVENT_DREW]     = { "draws:", { KIND_SEAT, KIND_CARD }, 2, 0 },
    [EVENT_SHUFFLED] = { "the discards become the deck", { 0 }, 0, 0 },
    [EVENT_RAISED]   = { "raises:", { KIND_SEAT, KIND_CARD }, 0, 0 },
    [EVENT_WAITS]    = { "waits:", { KIND_SEAT }, 0, 0 },
    [EVENT_MENDED]   = { "is mended:", { KIND_SEAT, KIND_SEAT }, 0, 0 },
    [EVENT_TAKES_BACK] = { "takes back a guard:", { KIND_SEAT }, 0, 0 },
};

static const char *const result_words[] = { "health" };

const struct grog_system duel_system = {
    .name = "duel", .version = "1", .about = "a small card duel, two seats or four in two sides",
    .state_bytes = sizeof(struct duel), .root = PROC_GAME,
    .rules = rules, .n_rules = RULES,
    .result_words = result_words, .n_result_words = GROG_COUNT(result_words),
    .setup = setup_rows, .n_setup = GROG_COUNT(setup_rows),
    .kinds = kinds, .n_kinds = KINDS,
    .zones = zones, .n_zones = GROG_COUNT(zones),
    .arrays = arrays, .n_arrays = GROG_COUNT(arrays),
    .fields = fields, .n_fields = GROG_COUNT(fields),
    .verbs = verbs, .n_verbs = VERBS,
    .questions = questions, .n_questions = QUESTIONS,
    .procs = procs, .n_procs = PROCS,
    .points = points, .n_points = POINTS,
    .values = values, .n_values = VALUES,
    .effects = effects, .n_effects = EFFECTS,
    .events = events, .n_events = EVENTS,
    .side = side, .open_hands = open_hands, .deal = deal, .resign = resign,
    .facts = facts, .result = result, .check = check, .fill = faulty_fill,
};
