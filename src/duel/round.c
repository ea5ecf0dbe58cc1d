/* SPDX-License-Identifier: MIT */
/* round.c -- chapters 1, 2, 4 and 5: the deal, the round, a turn's choices, the end. */
#include "rules.h"

/* ---- what may be chosen -------------------------------------------------- */

void duel_list_guards(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const uint16_t *token = const_duel(g)->token[seat];
    (void)m;
    for (unsigned i = 1; i <= token[0]; i++)
        grog_offer(l, (struct grog_option){ .verb = VERB_LAY, .object = { token[i] } }, 0);
    grog_offer(l, (struct grog_option){ .verb = VERB_OPEN }, 0);
}

static grog_rule may_draw(const struct grog_match *m, const struct grog_game *g, unsigned seat)
{
    if (duel_hand_is_full(m, g, seat))
        return R_4_1;
    return const_duel(g)->deck[0] || const_duel(g)->discard[0] ? 0 : R_4_1;
}

/* D-4.2d: there is room for it. */
static grog_rule may_raise(const struct grog_game *g)
{
    for (unsigned i = 0; i < STANDARDS; i++)
        if (!const_duel(g)->standard[i].thing.live)
            return 0;
    return R_4_2;
}

/* D-2.2b  A blow at each foe, a standard. */
static void list_card(const struct grog_match *m, const struct grog_game *g, unsigned seat, uint16_t card,
                      struct grog_list *l)
{
    bool blow = kind_of(m, card) == OF_STRIKE, standard = kind_of(m, card) == OF_STANDARD;
    for (uint16_t t = 0; blow && t < m->seats; t++)
        grog_offer(l, (struct grog_option){ .verb = VERB_STRIKE, .object = { card, t } },
                   duel_may_strike(m, g, seat, t));
    if (standard)
        grog_offer(l, (struct grog_option){ .verb = VERB_RAISE, .object = { card } }, may_raise(g));
}

void duel_list_turn(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const uint16_t *hand = const_duel(g)->hand[seat];
    for (unsigned i = 1; i <= hand[0]; i++)
        if (hand[i] != hand[i - 1] || i == 1)           /* equal titles are one option */
            list_card(m, g, seat, hand[i], l);
    if (FAULT(TAKES_UNOFFERED) && l->seek && l->wanted.verb == VERB_WAIT)
        grog_offer(l, l->wanted, 0);
    if (FAULT(NO_OPTIONS) && !hand[0])
        return;
    /* D-2.2b  Or a card, or nothing. */
    grog_offer(l, (struct grog_option){ .verb = VERB_DRAW }, may_draw(m, g, seat));
    grog_offer(l, (struct grog_option){ .verb = VERB_WAIT }, 0);
    if (FAULT(UNNAMED))
        grog_offer(l, (struct grog_option){ .verb = VERB_WAIT, .object = { 1 } }, 0);
}

/* ---- procedures ---------------------------------------------------------- */

static uint8_t nth_seat(const struct grog_run *r, int n) { return (uint8_t)((r->g->initiative + n) % r->m->seats); }

/* D-2. THE ROUND. */
enum grog_flow duel_game(struct grog_run *r, struct grog_frame *f)
{
    const struct grog_match *m = r->m;
    int16_t *waiting = &f->local[0], *turns = &f->local[1];
    BEGIN;
    while (r->g->turn < (uint32_t)m->setup[SETUP_ROUNDS]) {
        TELL(EVENT_ROUND, 0);
        f->seat = r->g->initiative;
        REACH(GAME_BEGINS, POINT_ROUND_BEGINS);

        /* D-2.1  All seats at once may lay a guard. */
        *waiting = (int16_t)duel_seats_in_play(m, r->g);
        while (*waiting) {
            ASK(GAME_GUARDS, ASK_GUARD, (unsigned)*waiting);
            if (r->answer.seat != GROG_NOBODY) {
                *waiting &= (int16_t)~(1 << r->answer.seat);
                DO(GAME_LAID);
            }
            *waiting &= (int16_t)duel_seats_in_play(m, r->g);       /* D-2.1c  who is out is not asked */
        }

        /* D-2.2  Each seat takes one turn, from the initiative on. */
        for (*turns = 0; *turns < m->seats; ++*turns)
            if (in_play(r->g, nth_seat(r, *turns)))     /* D-2.2c  who is out has no turn */
                CALL(GAME_TURN, .proc = PROC_TURN, .seat = nth_seat(r, *turns));

        /* D-2.3  Guards back, the initiative goes on. */
        for (unsigned s = 0; s < m->seats; s++)
            duel_take_back_guard(r, s);
        r->g->initiative = (uint8_t)((r->g->initiative + 1) % m->seats);    /* D-2.3b  the next seat begins */
        if (!FAULT(ENDLESS))
            r->g->turn++;
    }

    /* D-5.1b  More health wins. */
    int lead = 0;
    for (unsigned s = 0; s < m->seats; s++)
        lead += s % 2 ? -duel(r->g)->health[s] : duel(r->g)->health[s];
    grog_end(r, lead > 0 ? duel_side(m, 0) : lead < 0 ? duel_side(m, 1) : 0);
    END;
}

/* D-2.1  A guard, or none. */
enum grog_flow duel_lay(struct grog_run *r, struct grog_frame *f)
{
    const struct grog_match *m = r->m;
    uint16_t card = f->with;
    if (!card) {
        TELL(EVENT_OPEN, f->seat);
        return GROG_DONE;
    }
    grog_remove(r, ZONE_TOKEN, f->seat, card);
    uint16_t ref = grog_thing_new(r, ARRAY_GUARD, card, f->seat);
    grog_hide(grog_thing_at(m, r->g, ref));         /* D-2.1b  the others see its back */
    grog_tell(r, EVENT_LAID, FAULT(EVENT_LEAKS) ? GROG_EVERYBODY : 1u << f->seat,
              (struct grog_event){ .object = { f->seat, card } });
    if (FAULT(STATE_LEAKS))
        duel(r->g)->spare[0] = (uint8_t)card;
    if (FAULT(REDO_DIFFERS) && r->g->table.undone)
        duel(r->g)->spare[1] = 1;
    return GROG_DONE;
}

/* D-2.2  One turn. */
enum grog_flow duel_turn(struct grog_run *r, struct grog_frame *f)
{
    BEGIN;
    ASK(TURN_CHOICE, ASK_TURN, 1u << f->seat);
    if (r->answer.seat != GROG_NOBODY)
        DO(TURN_DOES);
    REACH(TURN_END, POINT_TURN_ENDS);
    END;
}

/* D-4.2  A standard. */
enum grog_flow duel_raise(struct grog_run *r, struct grog_frame *f)
{
    grog_remove(r, ZONE_HAND, f->seat, f->with);
    grog_thing_new(r, ARRAY_STANDARD, f->with, f->seat);
    TELL(EVENT_RAISED, f->seat, f->with);
    grog_after(r, f, POINT_RAISED);
    return GROG_DONE;
}

/* D-4.1  A card. */
enum grog_flow duel_draw(struct grog_run *r, struct grog_frame *f)
{
    duel_draw_card(r, f->seat);
    return GROG_DONE;
}

/* D-2.2  Nothing; but here a faulty duel has its faults. */
enum grog_flow duel_wait(struct grog_run *r, struct grog_frame *f)
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

/* ---- the beginning and the end ------------------------------------------- */

static bool lies_in_deck(const struct grog_match *m, uint16_t card)
{
    enum card_kind kind = kind_of(m, card);
    return kind == OF_STRIKE || kind == OF_PARRY || kind == OF_STANDARD || kind == OF_PLOY;
}

/* How many of the card lie in the deck: what the setup's deck says, or all that the card has. */
static int copies_of(const struct grog_match *m, uint16_t card)
{
    if (!lies_in_deck(m, card))
        return 0;
    if (!m->setup[SETUP_DECK])
        return number_of(m, card, COPIES);
    const int16_t *list = grog_card(m, (uint16_t)m->setup[SETUP_DECK])->number + DECK_CARDS;
    int copies = 0;
    for (int i = 0; i < list[0]; i++)
        copies += (uint16_t)list[1 + 2 * i] == card ? list[2 + 2 * i] : 0;
    return copies;
}

/* D-1.1d  Is there room for all cards, and something to play with? */
bool duel_fits(const struct grog_match *m, struct grog_error *why)
{
    int cards = 0;
    for (uint32_t c = 1; c < m->cards->cards; c++)
        cards += copies_of(m, (uint16_t)c);
    if (cards > DECK_ROOM)
        grog_fail(why, 0, "the deck has %d cards, more than %d: name a smaller one with 'deck'", cards, DECK_ROOM);
    else if (cards < HAND_AT_START * m->seats)
        grog_fail(why, 0, "the deck is too small to deal: %d cards", cards);
    else
        return true;
    return false;
}

/* D-1.1  Health, guards and a hand for each seat. */
void duel_deal(struct grog_run *r)
{
    struct duel *d = duel(r->g);
    for (uint32_t c = 1; c < r->m->cards->cards; c++)
        for (int i = copies_of(r->m, (uint16_t)c); i > 0; i--)
            grog_put(r, ZONE_DECK, 0, (uint16_t)c);
    grog_shuffle(r, ZONE_DECK, 0);
    for (unsigned s = 0; s < r->m->seats; s++) {
        struct grog_frame about = { .seat = (uint8_t)s };
        d->health[s] = (uint8_t)grog_value(r->m, r->g, VALUE_HEALTH, &about, NULL);
        for (uint32_t c = 1; c < r->m->cards->cards; c++)       /* D-1.1c  one guard of each kind */
            if (kind_of(r->m, (uint16_t)c) == OF_GUARD && d->token[s][0] < GUARDS)
                grog_put(r, ZONE_TOKEN, s, (uint16_t)c);
        for (int i = 0; i < HAND_AT_START; i++)     /* D-1.1b  three cards */
            duel_draw_card(r, s);
    }
}

bool duel_open_hands(const struct grog_match *m) { return m->setup[SETUP_OPEN]; }

void duel_resign(struct grog_run *r, unsigned seat)
{
    if (in_play(r->g, seat))
        duel_leave(r, seat);
}

void duel_result(const struct grog_match *m, const struct grog_game *g, struct grog_result *out)
{
    for (unsigned s = 0; s < m->seats; s++)
        grog_result_add(out, 0, (uint8_t)s, 0, const_duel(g)->health[s]);
    for (unsigned i = 0; FAULT(TELLS_TOO_MUCH) && i < GROG_RESULT_LINES; i++)
        grog_result_add(out, 0, GROG_NOBODY, 0, 0);
}
