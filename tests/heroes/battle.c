/* SPDX-License-Identifier: MIT */
/* battle.c -- see battle.h. */
#include "battle.h"

#include "heroes/activation.h"
#include "heroes/orders.h"
#include "heroes/victory.h"

#include "kernel/square.h"
#include "pack/pack.h"

#include <stdio.h>

extern const struct grog_system heroes_system;
extern const struct grog_cards  heroes_cards;

/* ---- the cards, once a program ---------------------------------------------------------- */

static struct grog_box box(void)
{
    static struct grog_cards *linked;
    if (!linked) {
        static unsigned char bytes[1 << 20];
        struct grog_error why = { 0 };
        FILE *f = fopen(TRIAL, "rb");
        assert_non_null(f);
        size_t n = fread(bytes, 1, sizeof bytes, f);
        fclose(f);
        struct grog_pack *pack = grog_pack_open(bytes, n, &why);
        const struct grog_pack *packs[] = { pack };
        linked = pack ? grog_cards_link(&heroes_system, &heroes_cards, packs, 1, &why) : NULL;
        grog_pack_close(pack);
        if (!linked)
            fail_msg("%s", why.text);
    }
    return (struct grog_box){ &heroes_system, linked };
}

uint16_t card(const char *name)
{
    struct grog_box b = box();
    unsigned found = grog_card_named(b.cards, name);
    if (!found)
        fail_msg("no card is called '%s'", name);
    return (uint16_t)found;
}

unsigned place(const char *square) { return grog_square_named(square); }

/* ---- setting up ----------------------------------------------------------------------------- */

static struct grog_match *match_of(const char *setup, struct grog_error *why)
{
    struct grog_box b = box();
    char text[2048];
    bool named = strstr(setup, "scenario ");
    snprintf(text, sizeof text, "%s%s%s", named ? "" : "scenario Drill", *setup ? ", " : "", setup);
    return grog_match_new(&b, named ? setup : text, why);
}

void assert_unfit(const char *setup, const char *because)
{
    struct grog_error why = { 0 };
    struct grog_match *m = match_of(setup, &why);
    if (m || !strstr(why.text, because)) {
        grog_match_free(m);
        fail_msg("%s: %s, not: %s", setup, m ? "fits" : why.text, because);
    }
}

void begin(struct play *p, const char *setup)
{
    static const uint8_t seed[GROG_SEED_BYTES] = { 1 };
    struct grog_error why = { 0 };
    memset(p, 0, sizeof *p);
    p->m = match_of(setup, &why);
    if (!p->m)
        fail_msg("%s: %s", setup, why.text);
    grog_start(p->m, &p->game, seed, &p->heard);
}

static struct ground_plan *plan(struct play *p) { return (struct ground_plan *)(uintptr_t)p->m->own; }

/* The drawn board in place of the scenario's; its words' rows stay known behind those of the picture. */
static void put_board(struct play *p, const char *picture)
{
    struct ground_plan *q = plan(p);
    struct picture drawn;
    draw(&drawn, picture);
    for (unsigned i = 1; i < q->board.n_grounds && drawn.board.n_grounds < GROUNDS; i++)
        drawn.board.ground[drawn.board.n_grounds++] = q->board.ground[i];
    q->board = drawn.board;
    memset(q->zone, 0, sizeof q->zone);
    memset(q->objective, 0, sizeof q->objective);
    q->n_objectives = 0;
    q->n_roster = 0;
}

/* A test that wants cards in a hand takes them itself. */
static void put_hands_back(struct play *p)
{
    struct grog_run r = { .m = p->m, .g = &p->game };
    for (unsigned seat = 0; seat < p->m->seats; seat++)
        while (p->hn.hand[seat][0]) {
            uint16_t held = p->hn.hand[seat][1];
            grog_remove(&r, ZONE_HAND, seat, held);
            grog_put(&r, ZONE_DECK, hn_deck_of(p->m, seat), held);
        }
}

void battle_with(struct play *p, const char *setup, const char *picture)
{
    begin(p, setup);
    put_hands_back(p);
    for (unsigned i = 0; i < UNITS; i++)
        memset(&p->hn.unit[i], 0, sizeof p->hn.unit[i]);
    memset(p->game.frame, 0, sizeof p->game.frame);
    p->game.depth = p->game.question = p->game.asked = 0;
    p->game.initiative = 0;
    put_board(p, picture);
}

void battle(struct play *p, const char *picture) { battle_with(p, "", picture); }

/* The first tile of the seat: its number among the holdings, or 0. */
static uint8_t tile_of(struct play *p, unsigned seat)
{
    for (unsigned i = 1; i <= plan(p)->n_holdings; i++)
        if (plan(p)->holding[i].seat == seat && kind_of(p->m, plan(p)->holding[i].card) == OF_TILE)
            return (uint8_t)i;
    return 0;
}

unsigned put(struct play *p, const char *name, const char *square)
{
    struct grog_run r = { .m = p->m, .g = &p->game };
    uint16_t which = card(name), nation = (uint16_t)numbers_of(p->m, which)[UNIT_NATION];
    unsigned seat = (unsigned)numbers_of(p->m, nation)[NATION_SIDE];
    uint16_t ref = grog_thing_new(&r, ARRAY_UNIT, which, seat);
    struct unit *u = &p->hn.unit[grog_ref_slot(ref)];
    struct ground_plan *q = plan(p);
    q->roster[++q->n_roster] = (struct roster){ .card = which, .seat = (uint8_t)seat, .tile = tile_of(p, seat) };
    u->roster = q->n_roster;
    q->wills = (uint8_t)(q->wills | (hn_note(p->m, which)->has & HAS_WILL ? 1u << seat : 0u));
    u->place = (uint16_t)(*square ? place(square) : 0);
    return grog_ref_slot(ref);
}

void face(struct play *p, unsigned unit, unsigned facing) { p->hn.unit[unit].facing = (uint8_t)facing; }

/* ---- moments ------------------------------------------------------------------------------------ */

static void run(struct play *p)
{
    struct grog_run r = { .m = p->m, .g = &p->game, .events = &p->heard };
    grog_forget(&p->heard);
    grog_run(&r);
}

static void push(struct play *p, struct grog_frame f) { p->game.frame[p->game.depth++] = f; }

static void to_round(struct play *p, uint8_t step)
{
    memset(p->game.frame, 0, sizeof p->game.frame);
    p->game.depth = p->game.question = p->game.asked = 0;
    push(p, (struct grog_frame){ .proc = PROC_GAME, .step = GAME_ROUND, .local = { (int16_t)p->m->seats } });
    push(p, (struct grog_frame){ .proc = PROC_ROUND, .step = step });
}

void activate(struct play *p, unsigned unit)
{
    uint8_t seat = p->hn.unit[unit].thing.owner;
    to_round(p, ROUND_ACTIVATION);
    p->hn.phase = PHASE_ACTIVATION;
    EACH_TOKEN(&p->hn, i)
        if (p->hn.token[i].unit == unit + 1)
            p->hn.token[i].thing.hidden = 0;
    push(p, (struct grog_frame){ .proc = PROC_ACTIVATION, .step = ACTIVATION_ACTS, .seat = seat });
    push(p, (struct grog_frame){ .proc = PROC_ACTIVATE, .seat = seat, .actor = unit_ref(&p->hn, unit) });
    run(p);
}

static void to_phase(struct play *p, uint8_t step, uint8_t proc)
{
    to_round(p, step);
    push(p, (struct grog_frame){ .proc = proc, .seat = p->game.initiative });
    run(p);
}

void to_orders(struct play *p)
{
    struct grog_run r = { .m = p->m, .g = &p->game };
    hn_collect_tokens(&r);
    to_phase(p, ROUND_ORDERS, PROC_ORDERS);
}
void to_activation(struct play *p) { to_phase(p, ROUND_ACTIVATION, PROC_ACTIVATION); }
void to_supply(struct play *p)     { to_phase(p, ROUND_SUPPLY, PROC_SUPPLY); }

void to_supply_with(struct play *p, struct grog_run *r)
{
    to_round(p, ROUND_SUPPLY);
    push(p, (struct grog_frame){ .proc = PROC_SUPPLY, .seat = p->game.initiative });
    grog_forget(&p->heard);
    r->events = &p->heard;
    grog_run(r);
    assert_int_equal(r->used, r->scripted);
}

void order(struct play *p, unsigned unit, unsigned number)
{
    struct grog_run r = { .m = p->m, .g = &p->game };
    unsigned seat = p->hn.unit[unit].thing.owner;
    const uint16_t *spent = p->hn.spent[seat];
    for (unsigned i = 1; i <= spent[0]; i++) {
        uint16_t token = spent[i];
        if (numbers_of(p->m, token)[TOKEN_NUMBER] != (int)number)
            continue;
        grog_remove(&r, ZONE_SPENT, seat, token);
        uint16_t ref = grog_thing_new(&r, ARRAY_TOKEN, token, seat);
        p->hn.token[grog_ref_slot(ref)].unit = (uint8_t)(unit + 1);
        grog_hide(&p->hn.token[grog_ref_slot(ref)].thing);
        return;
    }
    fail_msg("seat %u has no token %u left", seat, number);
}

void pass_all(struct play *p)
{
    while (p->game.asked && heroes_system.questions[p->game.question].window)
        take_as(p, grog_first_seat(p->game.asked), "pass");
}
