/* SPDX-License-Identifier: MIT */
/* deal.c -- Setup: the board of the scenario, the armies in their order, decks and tokens.
 *
 * All that is the same in every game of a match is worked out once (struct ground_plan): the merged board, the zones,
 * and the rosters, which counter came from which tile and option.  Counters lie face down in slots drawn by lot until
 * they are deployed, so that a slot tells nothing of who lies concealed in it. */
#include "deal.h"
#include "army.h"
#include "events.h"
#include "positions.h"
#include "scenario.h"
#include "tokens.h"

/* ---- armies ------------------------------------------------------------------------------------- */

static bool add_units(const struct grog_match *m, struct ground_plan *p, const int16_t *units, struct roster from,
                      struct grog_error *why)
{
    for (int i = 0; i < units[0]; i++) {
        struct several of = several_at(units, (unsigned)i);
        for (int k = 0; k < of.number; k++) {
            if (p->n_roster == UNITS)
                return grog_fail(why, 0, "more than %u counters", UNITS), false;
            p->roster[++p->n_roster] = from;
            p->roster[p->n_roster].card = (uint16_t)of.card;
        }
    }
    (void)m;
    return true;
}

/* HN-ARM-18  A holding of the army on the table, and the counters that come with it. */
static bool add_holding(const struct grog_match *m, struct ground_plan *p, unsigned seat, const struct bought *b,
                        const uint8_t *at, struct grog_error *why)
{
    bool tile = kind_of(m, b->card) == OF_TILE;
    const int16_t *n = numbers_of(m, b->card);
    if (p->n_holdings == HOLDINGS)
        return grog_fail(why, 0, "more than %u tiles and options", HOLDINGS), false;
    unsigned on = b->on ? at[b->on - 1] : 0, self = ++p->n_holdings;
    p->holding[self] = (struct enlisted){ .card = b->card, .seat = (uint8_t)seat, .on = (uint8_t)on, .slot = b->slot,
                                          .tokens = b->tokens };
    if (b->gear)
        return true;                                    /* tokens of it alone */
    struct roster from = { .seat = (uint8_t)seat, .tile = (uint8_t)(tile ? self : on),
                           .option = (uint8_t)(tile ? 0 : self) };
    return add_units(m, p, n + (tile ? TILE_UNITS : OPTION_UNITS), from, why);
}

static bool add_to_deck(struct ground_plan *p, unsigned seat, const struct bought *b, struct grog_error *why)
{
    unsigned deck = grog_first_seat(p->sides[p->sides[1] >> seat & 1]);
    if (p->n_deck[deck] == DECK_ROOM)
        return grog_fail(why, 0, "a deck has at most %u titles", DECK_ROOM), false;
    p->deck[deck][p->n_deck[deck]++] = (struct grog_listed){ b->card, b->number };
    return true;
}

/* HN-SET-01, HN-ARM-18  An army goes to the table: tiles and options with their counters, cards to the deck. */
static bool add_army(const struct grog_match *m, struct ground_plan *p, unsigned seat, struct grog_error *why)
{
    struct army a;
    uint8_t at[ARMY_MOST];                              /* of each tile and option: its number among the holdings */
    if (!hn_read_army(m, seat, &a, why))
        return false;
    for (unsigned i = 0; i < a.n; i++) {
        at[i] = (uint8_t)(p->n_holdings + 1);
        if (kind_of(m, a.at[i].card) == OF_ACTION ? !add_to_deck(p, seat, &a.at[i], why)
                                                  : !add_holding(m, p, seat, &a.at[i], at, why))
            return false;
    }
    return true;
}

/* ---- the battlefield ------------------------------------------------------------------------------ */

static struct drawn drawn_at(uint16_t card, struct lying at)
{
    return (struct drawn){ card, (uint8_t)at.x, (uint8_t)at.y, (uint8_t)at.turns };
}

static bool add_board(const struct grog_match *m, struct ground_plan *p, const int16_t *s, struct grog_error *why)
{
    struct board *b = &p->board;
    const int16_t *board = s + SCENARIO_BOARD, *at = s + SCENARIO_BOARD_AT, *over = s + SCENARIO_OVERLAY,
                  *over_at = s + SCENARIO_OVERLAY_AT;
    if (!board_begin(b, m, (unsigned)s[SCENARIO_WIDTH], (unsigned)s[SCENARIO_HEIGHT], why))
        return false;
    for (int i = 0; i < board[0]; i++) {
        struct lying where = i < at[0] ? lying_at(at, (unsigned)i) : (struct lying){ 0 };
        if (!board_lay(b, m, drawn_at((uint16_t)board[1 + i], where), why))
            return false;
    }
    for (int i = 0; i < over[0]; i++) {
        if (i >= over_at[0])
            return grog_fail(why, 0, "nobody says where '%s' lies", grog_card(m, (uint16_t)over[1 + i])->name), false;
        if (!board_overlay(b, m, drawn_at((uint16_t)over[1 + i], lying_at(over_at, (unsigned)i)), why))
            return false;
    }
    return board_words(b, m, why) && board_finish(b, m, why);
}

/* A rectangle of the scenario, a zone or an objective: each of its squares that lies on the board. */
#define EACH_PLACE_OF(b, area, place) \
    for (int py = (area).y; py < (area).y + (area).height; py++) \
    for (int px = (area).x; px < (area).x + (area).width; px++) \
        for (unsigned place = is_on_board(b, px, py) ? place_at(px, py) : 0; place; place = 0)

static void add_zones(struct ground_plan *p, const int16_t *s)
{
    const int16_t *zones = s + SCENARIO_ZONES, *goals = s + SCENARIO_OBJECTIVES;
    for (int i = 0; i < zones[0]; i++) {
        struct zone z = zone_at(zones, (unsigned)i);
        EACH_PLACE_OF(&p->board, z, place)
            p->zone[place] |= (uint8_t)(1u << z.seat), p->zones[z.seat][py] |= UINT64_C(1) << px;
    }
    p->n_objectives = (uint8_t)goals[0];
    for (int i = 0; i < goals[0]; i++) {
        struct objective o = objective_at(goals, (unsigned)i);
        EACH_PLACE_OF(&p->board, o, place)
            p->objective[place] = (uint8_t)(i + 1);
    }
}

bool scenario_lay(const struct grog_match *m, uint16_t scenario, struct ground_plan *out, struct grog_error *why)
{
    if (!add_board(m, out, numbers_of(m, scenario), why))
        return false;
    add_zones(out, numbers_of(m, scenario));
    return true;
}

/* HN-CTR-24, HN-TER-22  Is a wreck of any counter ground with the symbol? */
static bool do_wrecks_wait(const struct grog_match *m)
{
    GROG_EACH_OF(m, OF_UNIT, c) {
        uint16_t wreck = (uint16_t)numbers_of(m, *c)[UNIT_WRECK];
        if (wreck && numbers_of(m, wreck)[TERRAIN_OPPORTUNITY])
            return true;
    }
    return false;
}

/* HN-ABL-27  Every unit of a game is a counter of its armies. */
static uint8_t who_has_wills(const struct grog_match *m, const struct ground_plan *p)
{
    unsigned seats = 0;
    for (unsigned i = 1; i <= p->n_roster; i++)
        seats |= hn_note(m, p->roster[i].card)->has & HAS_WILL ? 1u << p->roster[i].seat : 0;
    return (uint8_t)seats;
}

void hn_sort_holdings(const struct grog_match *m, struct ground_plan *p)
{
    memset(p->use, 0, sizeof p->use);
    memset(p->spent, 0, sizeof p->spent);
    p->all = p->bound = (struct slots){ { 0 } };
    for (unsigned i = 0; i < p->n_holdings; i++) {
        uint16_t card = p->holding[i + 1].card;
        const int16_t *n = numbers_of(m, card);
        grog_put_in(p->all.in, i);
        if (kind_of(m, card) != OF_OPTION)
            continue;
        grog_put_in(p->use[n[OPTION_USE]].in, i);
        grog_put_in(p->spent[hn_uses[n[OPTION_USE]].when].in, i);
        if (n[OPTION_BOUND])
            grog_put_in(p->bound.in, i);
    }
}

/* By the points that its abilities are for; a title that chooses somebody for one of them is asked last. */
static void sort_title(const struct grog_match *m, unsigned title, uint16_t card, struct titles out[POINTS_ROOM])
{
    const struct grog_card *c = grog_card(m, card);
    for (uint32_t row = c->ability; row < c->ability + c->abilities; row++) {
        struct titles *at = &out[m->cards->ability[row].point];
        grog_put_in(m->brief[row].chooses ? at->choosing.in : at->plain.in, title);
    }
}

static void sort_titles(const struct grog_match *m, struct ground_plan *p)
{
    _Static_assert((int)POINTS <= POINTS_ROOM && (int)DECK_ROOM <= SLOTS_END, "a bit each");
    for (unsigned seat = 0; seat < m->seats; seat++)
        for (unsigned i = 0; i < p->n_deck[seat]; i++)
            sort_title(m, i, p->deck[seat][i].card, p->titles[seat]);
}

bool hn_make_plan(const struct grog_match *m, void *own, struct grog_error *why)
{
    struct ground_plan *p = own;
    uint16_t scenario = (uint16_t)m->setup[SETUP_SCENARIO];
    if (!scenario)
        return grog_fail(why, 0, "which scenario?  'grognard list scenarios' names them"), false;
    const int16_t *s = numbers_of(m, scenario);
    if (m->seats != s[SCENARIO_SEATS])
        return grog_fail(why, 0, "'%s' is for %d players", grog_card(m, scenario)->name, s[SCENARIO_SEATS]), false;
    unsigned all = (1u << m->seats) - 1;
    p->sides[1] = (uint8_t)(s[SCENARIO_SIDES] & (int)all);
    p->sides[0] = (uint8_t)(all & ~(unsigned)p->sides[1]);
    if (!p->sides[0] || !p->sides[1])
        return grog_fail(why, 0, "a side without players"), false;
    for (unsigned seat = 0; seat < m->seats; seat++)
        p->enemies[seat] = p->sides[!(p->sides[1] >> seat & 1)];
    if (!scenario_lay(m, scenario, p, why))
        return false;
    for (unsigned seat = 0; seat < m->seats; seat++)
        if (!add_army(m, p, seat, why))
            return false;
    hn_sort_holdings(m, p);
    sort_titles(m, p);
    p->wrecks_wait = do_wrecks_wait(m);
    board_hide(&p->board);
    board_find_rough(&p->board);
    board_find_passes(&p->board);
    if (!hn_add_late(m, p, why))
        return false;
    p->wills = who_has_wills(m, p);
    return true;
}

/* ---- the deal ---------------------------------------------------------------------------------------- */

static void lay_holdings(struct grog_run *r, const struct ground_plan *p)
{
    struct heroes *h = heroes(r->g);
    for (unsigned i = 1; i <= p->n_holdings; i++) {
        const struct enlisted *e = &p->holding[i];
        uint16_t ref = grog_thing_new(r, ARRAY_HOLDING, e->card, e->seat);
        struct holding *o = &h->holding[grog_ref_slot(ref)];
        o->on = e->on;
        o->slot = e->slot;
        o->left = e->tokens;
    }
    for (unsigned i = 1; i <= p->n_holdings; i++) {     /* HN-REC-03  Filled openings give their bonus. */
        const struct enlisted *e = &p->holding[i];
        if (e->on && e->slot && numbers_of(r->m, p->holding[e->on].card)[TILE_BONUS_SLOT] == e->slot)
            h->holding[e->on - 1].flags |= HOLDING_BONUS;
    }
}

static void lay_unit(struct grog_run *r, const struct ground_plan *p, unsigned roster)
{
    uint16_t ref = grog_thing_new(r, ARRAY_UNIT, p->roster[roster].card, p->roster[roster].seat);
    struct unit *u = unit_of(r, ref);
    u->roster = (uint8_t)roster;
    if (p->late[roster] || hn_waits_for_nest(r->m, p, roster))           /* HN-OOP-27  It comes later. */
        u->flags = UNIT_LATE;                           /* everybody knows what will come */
    else
        grog_hide(&u->thing);
}

/* By lot, seat by seat. */
static void lay_units(struct grog_run *r, const struct ground_plan *p)
{
    uint8_t order[UNITS];
    for (unsigned seat = 0; seat < r->m->seats; seat++) {
        unsigned n = 0;
        for (unsigned i = 1; i <= p->n_roster; i++)
            if (p->roster[i].seat == seat)
                order[n++] = (uint8_t)i;
        for (; n; n--) {
            unsigned k = grog_dice_below(grog_chance(r), n);
            lay_unit(r, p, order[k]);
            order[k] = order[n - 1];
        }
    }
}

static void lay_deck(struct grog_run *r, const struct ground_plan *p, unsigned seat)
{
    for (unsigned i = 0; i < p->n_deck[seat]; i++)
        for (unsigned k = 0; k < p->deck[seat][i].number && heroes(r->g)->deck[seat][0] < DECK_ROOM; k++)
            grog_put(r, ZONE_DECK, seat, p->deck[seat][i].card);
    grog_shuffle(r, ZONE_DECK, seat);
}

/* HN-ORD-08, HN-ORD-10, HN-ORD-17  A set of tokens each: ten orders, two special orders, two bluffs. */
static void lay_tokens(struct grog_run *r, unsigned seat)
{
    for (uint32_t c = 1; c < r->m->cards->cards; c++) {
        if (kind_of(r->m, (uint16_t)c) != OF_TOKEN || numbers_of(r->m, (uint16_t)c)[TOKEN_SET] != (int)seat)
            continue;
        bool order = numbers_of(r->m, (uint16_t)c)[TOKEN_NUMBER] <= MOST_ORDERS;
        for (unsigned k = order ? 1 : 2; k; k--)
            grog_put(r, ZONE_SPENT, seat, (uint16_t)c);
    }
}

void hn_deal(struct grog_run *r)
{
    const struct ground_plan *p = plan_of(r->m);
    struct heroes *h = heroes(r->g);
    lay_holdings(r, p);
    lay_units(r, p);
    for (unsigned i = 0; i < p->n_objectives; i++) {
        struct objective o = objective_at(hn_scenario(r->m) + SCENARIO_OBJECTIVES, i);
        h->held[i] = (uint8_t)(o.owner < 2 ? o.owner + 1 : 0);
        if (o.owner < 2)
            h->points[o.owner] = (int16_t)(h->points[o.owner] + o.points);      /* HN-VIC-07  They go with it. */
    }
    for (unsigned seat = 0; seat < r->m->seats; seat++) {
        lay_tokens(r, seat);
        if (hn_deck_of(r->m, seat) == seat)
            lay_deck(r, p, seat);
    }
    for (unsigned side = 0; side < 2; side++) {
        unsigned others = p->sides[side] & (p->sides[side] - 1u);
        h->first[side] = (uint8_t)grog_first_seat(p->sides[side]);
        h->second[side] = (uint8_t)(others ? grog_first_seat(others) : h->first[side]);
    }
    r->g->turn = 1;
}
