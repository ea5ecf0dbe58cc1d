/* SPDX-License-Identifier: MIT */
/* army.c -- Army Creation: tiles, the options in their openings, heroes, the deck; what may be bought, and for what.
 *
 * An army is a list in the order in which it is bought: a tile, then its options, then the next tile; a hero or an
 * action card may stand anywhere.  Behind an option of Gear stand the tokens that were chosen for it, until it has
 * all of them or the next tile comes.  One reading serves the deal, the check of a setup and the shop. */
#include "army.h"
#include "alliances.h"

enum { SMALLEST_DECK = 40, SMALLEST_SHARED_DECK = 50 };

/* ---- reading --------------------------------------------------------------------------------------------- */

struct named { uint16_t card; uint8_t number; };

/* What the setup lists for the seat, or else the scenario's own army. */
static unsigned names_of(const struct grog_match *m, unsigned seat, struct named *out)
{
    unsigned n, k = 0;
    const struct grog_listed *listed = grog_setup_list(m, SETUP_ARMY_1 + seat, &n);
    uint16_t scenario = (uint16_t)m->setup[SETUP_SCENARIO], army = 0;
    const int16_t *armies = scenario ? numbers_of(m, scenario) + SCENARIO_ARMIES : NULL;
    if (n == 1 && kind_of(m, listed[0].card) == OF_ARMY)
        army = listed[0].card;                          /* one that is ready */
    else if (!n && armies && (int)seat < armies[0])
        army = (uint16_t)armies[1 + seat];
    for (; !army && k < n; k++)
        out[k] = (struct named){ listed[k].card, (uint8_t)(listed[k].number ? listed[k].number : 1) };
    if (!army)
        return k;
    const int16_t *cards = numbers_of(m, army) + ARMY_CARDS;
    for (; (int)k < cards[0]; k++) {
        struct several of = several_at(cards, k);
        out[k] = (struct named){ (uint16_t)of.card, (uint8_t)of.number };
    }
    return k;
}

static uint16_t nation_of(const struct grog_match *m, uint16_t card)
{
    static const uint8_t at[CARD_KINDS] = { [OF_TILE] = TILE_NATION + 1, [OF_OPTION] = OPTION_NATION + 1,
                                            [OF_ACTION] = ACTION_NATION + 1 };
    unsigned slot = at[kind_of(m, card)];
    return slot ? (uint16_t)numbers_of(m, card)[slot - 1] : 0;
}

static const char *name_of(const struct grog_match *m, uint16_t card) { return grog_card(m, card)->name; }

#define REFUSE(...) (grog_fail(why, 0, __VA_ARGS__), false)

/* HN-ARM-05, HN-MUL-15, HN-EQP-52  Has the option a band of this number? */
static bool has_band(const struct grog_match *m, uint16_t option, int number)
{
    const int16_t *bands = numbers_of(m, option) + OPTION_BANDS;
    for (int i = 0; number && i < bands[0]; i++)
        if (numbers_of(m, (uint16_t)bands[1 + i])[0] == number)
            return true;
    return false;
}

static bool share_band(const struct grog_match *m, uint16_t a, uint16_t b)
{
    const int16_t *bands = numbers_of(m, a) + OPTION_BANDS;
    for (int i = 0; i < bands[0]; i++)
        if (has_band(m, b, numbers_of(m, (uint16_t)bands[1 + i])[0]))
            return true;
    return false;
}

/* HN-ARM-04, HN-ARM-05  Has the opening the size of the option, and a band of it? */
static bool fits_opening(const struct grog_match *m, uint16_t option, struct opening slot)
{
    return slot.size == numbers_of(m, option)[OPTION_SIZE]
        && (has_band(m, option, slot.band) || has_band(m, option, slot.other));
}

/* The option in this opening of the tile (from 0): its place in the army; 0: none. */
static unsigned option_in(const struct army *a, unsigned tile, unsigned opening)
{
    for (unsigned i = tile + 1; i < a->n; i++)
        if (a->at[i].on == tile + 1 && a->at[i].slot == opening + 1)
            return i;
    return 0;
}

/* Is the opening free, or can what lies in it go to another one?  Then it has gone.  tried: openings, a bit each. */
static bool clear_opening(const struct grog_match *m, struct army *a, unsigned tile, unsigned opening, uint32_t *tried)
{
    const int16_t *slots = numbers_of(m, a->at[tile].card) + TILE_SLOTS;
    unsigned there = option_in(a, tile, opening);
    if (!there)
        return true;
    *tried |= UINT32_C(1) << opening;
    for (unsigned to = 0; (int)to < slots[0]; to++)
        if (!(*tried >> to & 1) && fits_opening(m, a->at[there].card, opening_at(slots, to))
            && clear_opening(m, a, tile, to, tried)) {
            a->at[there].slot = (uint8_t)(to + 1);
            return true;
        }
    return false;
}

/* HN-ARM-04, HN-ARM-05, HN-REC-03  An opening of the tile that the option fits, from 1; 0: none.  The one beside which
 * the bonus stands comes first; options that lie there already make room if they can. */
static unsigned opening_for(const struct grog_match *m, struct army *a, unsigned tile, uint16_t option)
{
    const int16_t *slots = numbers_of(m, a->at[tile].card) + TILE_SLOTS;
    unsigned n = (unsigned)slots[0], first = (unsigned)numbers_of(m, a->at[tile].card)[TILE_BONUS_SLOT];
    for (unsigned i = 0; i < n; i++) {
        unsigned opening = (i + (first ? first - 1 : 0)) % n;
        uint32_t tried = 0;
        if (fits_opening(m, option, opening_at(slots, opening)) && clear_opening(m, a, tile, opening, &tried))
            return opening + 1;
    }
    return 0;
}

/* What is being read: the tile at hand, and the Gear that still has tokens to choose. */
struct reading { const struct grog_match *m; struct army *a; unsigned tile, gear, chosen; };

static bool is_directive(const struct grog_match *m, uint16_t gear)
{
    return numbers_of(m, gear)[OPTION_TYPE] == OPTION_ORDER;
}

/* HN-EQP-51, HN-OOP-10  Of Gear tokens of equipment, of a Directive one of the four. */
static bool may_be_gear(const struct grog_match *m, uint16_t gear, uint16_t card)
{
    const int16_t *n = numbers_of(m, card);
    if (is_directive(m, gear))
        return n[OPTION_USE] >= USE_FIRE_AT_WILL && n[OPTION_USE] <= USE_HOLD;
    return n[OPTION_TYPE] == OPTION_EQUIPMENT && n[OPTION_USE] != USE_NONE;
}

/* HN-OOP-10  Of the four there is one each: has it been chosen already? */
static bool is_taken(const struct grog_match *m, const struct army *a, uint16_t directive)
{
    for (unsigned i = 0; i < a->n; i++)
        if (a->at[i].gear && numbers_of(m, a->at[i].card)[OPTION_USE] == numbers_of(m, directive)[OPTION_USE])
            return true;
    return false;
}

/* HN-EQP-51, HN-EQP-52, HN-OOP-10  Tokens of other options, by their bands. */
static bool choose_gear(struct reading *r, struct named c, struct grog_error *why)
{
    const struct bought *gear = &r->a->at[r->gear - 1];
    const int16_t *n = numbers_of(r->m, c.card);
    if (!share_band(r->m, gear->card, c.card) || !may_be_gear(r->m, gear->card, c.card))
        return REFUSE("'%s' has no tokens of '%s'", name_of(r->m, gear->card), name_of(r->m, c.card));
    if (c.number > r->chosen)
        return REFUSE("'%s' has %d tokens, and %u more are chosen", name_of(r->m, gear->card),
                      numbers_of(r->m, gear->card)[OPTION_GEAR], c.number - r->chosen);
    if (is_directive(r->m, gear->card) && (c.number > 1 || is_taken(r->m, r->a, c.card)))
        return REFUSE("there is one token of '%s'", name_of(r->m, c.card));
    r->chosen -= c.number;
    r->a->at[r->a->n++] = (struct bought){ .card = c.card, .number = 1, .on = gear->on,
        .tokens = (uint8_t)(n[OPTION_USE] == USE_NONE ? 0 : c.number), .gear = (uint8_t)r->gear };
    if (!r->chosen)
        r->gear = 0;
    return true;
}

/* HN-ARM-15, HN-REC-08  A hero takes no opening. */
static void enlist_hero(struct reading *r, uint16_t card)
{
    r->a->at[r->a->n++] = (struct bought){ .card = card, .number = 1,
        .tokens = (uint8_t)numbers_of(r->m, card)[OPTION_TOKENS] };
}

/* HN-ARM-16, HN-ARM-17, HN-REC-09  One with an insignia of his own needs a tile that has it. */
static bool has_his_tile(const struct grog_match *m, const struct army *a, uint16_t hero)
{
    uint16_t insignia = (uint16_t)numbers_of(m, hero)[OPTION_INSIGNIA];
    if (!insignia || numbers_of(m, insignia)[INSIGNIA_GENERIC])
        return true;
    for (unsigned i = 0; i < a->n; i++)
        if (kind_of(m, a->at[i].card) == OF_TILE && numbers_of(m, a->at[i].card)[TILE_INSIGNIA] == (int)insignia)
            return true;
    return false;
}

static bool has_officer(const struct grog_match *m, const struct army *a)
{
    for (unsigned i = 0; i < a->n; i++)
        if (kind_of(m, a->at[i].card) == OF_TILE && numbers_of(m, a->at[i].card)[TILE_OFFICER])
            return true;
    return false;
}

static bool add_option(struct reading *r, uint16_t card, struct grog_error *why)
{
    const int16_t *n = numbers_of(r->m, card);
    if (n[OPTION_TYPE] == OPTION_HERO) {
        enlist_hero(r, card);
        return true;
    }
    if (!r->tile)
        return REFUSE("'%s' needs a recruitment tile before it", name_of(r->m, card));
    uint16_t tile = r->a->at[r->tile - 1].card;
    if (n[OPTION_ONLY] && n[OPTION_ONLY] != (int)tile)
        return REFUSE("'%s' goes only on '%s'", name_of(r->m, card), name_of(r->m, (uint16_t)n[OPTION_ONLY]));
    unsigned slot = opening_for(r->m, r->a, r->tile - 1, card);
    if (!slot)
        return REFUSE("'%s' has no free opening for '%s'", name_of(r->m, tile), name_of(r->m, card));
    r->a->at[r->a->n++] = (struct bought){ .card = card, .number = 1, .on = (uint8_t)r->tile, .slot = (uint8_t)slot,
        .tokens = (uint8_t)n[OPTION_TOKENS] };
    if (n[OPTION_GEAR]) {
        r->gear = r->a->n;
        r->chosen = (unsigned)n[OPTION_GEAR];
    }
    return true;
}

static bool add(struct reading *r, struct named c, struct grog_error *why)
{
    enum card_kind kind = kind_of(r->m, c.card);
    if (kind == OF_ACTION) {
        r->a->at[r->a->n++] = (struct bought){ .card = c.card, .number = c.number };
        return true;
    }
    if (r->gear && kind == OF_OPTION && numbers_of(r->m, c.card)[OPTION_TYPE] != OPTION_HERO)
        return choose_gear(r, c, why);
    for (unsigned copy = 0; copy < c.number; copy++) {
        if (r->a->n == ARMY_MOST)
            return REFUSE("an army has at most %u cards", ARMY_MOST);
        if (kind == OF_TILE) {
            r->a->at[r->a->n++] = (struct bought){ .card = c.card, .number = 1 };
            r->tile = r->a->n;
            r->gear = 0;                                /* HN-EQP-51  What comes now lies on another tile. */
        } else if (!add_option(r, c.card, why)) {
            return false;
        }
    }
    return true;
}

/* What options need of the whole army, wherever it stands in the list. */
static bool check_options(const struct grog_match *m, const struct army *a, struct grog_error *why)
{
    for (unsigned i = 0; i < a->n; i++) {
        uint16_t card = a->at[i].card;
        int type = kind_of(m, card) == OF_OPTION ? numbers_of(m, card)[OPTION_TYPE] : OPTION_EQUIPMENT;
        if (type == OPTION_ORDER && !has_officer(m, a))         /* HN-ARM-14, HN-ORD-16  Only with an officer. */
            return REFUSE("'%s' is an order, and the army has no Officer tile", name_of(m, card));
        if (type == OPTION_HERO && !has_his_tile(m, a, card))
            return REFUSE("'%s' joins only a tile of his own insignia", name_of(m, card));
    }
    return true;
}

/* HN-SET-05, HN-ARM-16  All of one nation. */
bool hn_read_army(const struct grog_match *m, unsigned seat, struct army *out, struct grog_error *why)
{
    struct named list[GROG_LISTED_MAX];
    struct reading r = { .m = m, .a = out };
    unsigned n = names_of(m, seat, list);
    out->n = 0;
    out->nation = 0;
    for (unsigned i = 0; i < n; i++) {
        uint16_t nation = nation_of(m, list[i].card);
        if (!nation)
            return REFUSE("'%s' is nothing that an army has", name_of(m, list[i].card));
        if (out->nation && nation != out->nation)
            return REFUSE("'%s' is not of %s", name_of(m, list[i].card), name_of(m, out->nation));
        out->nation = nation;
        if (out->n == ARMY_MOST)
            return REFUSE("an army has at most %u cards", ARMY_MOST);
        if (!add(&r, list[i], why))
            return false;
    }
    return check_options(m, out, why);
}

/* ---- what it costs ----------------------------------------------------------------------------------------- */

static int cost_of(const struct grog_match *m, const struct bought *b)
{
    if (kind_of(m, b->card) == OF_TILE)
        return numbers_of(m, b->card)[TILE_COST];
    return kind_of(m, b->card) == OF_OPTION && !b->gear ? numbers_of(m, b->card)[OPTION_COST] : 0;
}

/* HN-ARM-01, HN-MUL-08  The army points of a seat of a side; 0: armies are given. */
static int budget_of(const struct grog_match *m, unsigned side, unsigned players)
{
    uint16_t scenario = (uint16_t)m->setup[SETUP_SCENARIO];
    int all = scenario ? numbers_of(m, scenario)[side ? SCENARIO_BUDGET_B : SCENARIO_BUDGET_A] : 0;
    return players ? all / (int)players : all;
}

/* Does it belong to the High Command, which a whole side pays for (HN-MUL-10)? */
static bool is_command(const struct grog_match *m, const struct army *a, const struct bought *b)
{
    uint16_t tile = b->on ? a->at[b->on - 1].card : b->card;
    return kind_of(m, tile) == OF_TILE && numbers_of(m, tile)[TILE_COMMAND];
}

/* What the army itself costs, and what its High Command does. */
static int spent_of(const struct grog_match *m, const struct army *a, int *brought, int *command)
{
    int cost = 0;
    *brought = *command = 0;
    for (unsigned i = 0; i < a->n; i++) {
        *(is_command(m, a, &a->at[i]) ? command : &cost) += cost_of(m, &a->at[i]);
        if (kind_of(m, a->at[i].card) == OF_OPTION)
            *brought += numbers_of(m, a->at[i].card)[OPTION_BUDGET];    /* HN-TRT-22  Some bring points. */
    }
    return cost;
}

/* HN-ARM-01, HN-ARM-02, HN-REC-05, HN-REC-07  All that is bought costs no more than the army points.  HN-MUL-10  Of
 * several players each has his part for his own; a High Command is paid from what all have. */
static bool check_points(const struct grog_match *m, const struct army *a, unsigned side, unsigned players,
                         struct grog_error *why)
{
    int brought, command, cost = spent_of(m, a, &brought, &command);
    int part = budget_of(m, side, players), all = budget_of(m, side, 1);
    if (all && cost + command > all + brought)
        return REFUSE("the army costs %d of %d army points", cost + command, all + brought);
    if (all && cost > part + brought)
        return REFUSE("the army costs %d of %d army points", cost, part + brought);
    return true;
}

/* HN-ARM-03, HN-MUL-07  At least one tile that has a unit; a High Command has none (HN-MUL-09). */
static bool check_tiles(const struct grog_match *m, const struct army *a, struct grog_error *why)
{
    for (unsigned i = 0; i < a->n; i++)
        if (kind_of(m, a->at[i].card) == OF_TILE && numbers_of(m, a->at[i].card)[TILE_UNITS] > 0)
            return true;
    return REFUSE("an army needs a recruitment tile with units");
}

/* ---- the deck --------------------------------------------------------------------------------------------------- */

/* A deck as it is counted: of one army, or of all of a side (HN-MUL-16). */
struct deck {
    unsigned titles;
    struct named of[DECK_ROOM];
    int plain, command[COMMAND_AVIATION + 1], allowed[COMMAND_AVIATION + 1];    /* cards; of command cards by sort */
};

static bool add_cards(const struct grog_match *m, struct deck *d, const struct bought *b, struct grog_error *why)
{
    const int16_t *n = numbers_of(m, b->card);
    unsigned k = 0;
    while (k < d->titles && d->of[k].card != b->card)
        k++;
    if (k == DECK_ROOM)
        return REFUSE("a deck has at most %u titles", DECK_ROOM);
    int copies = (k < d->titles ? d->of[k].number : 0) + b->number;
    if (copies > n[ACTION_COPIES])                      /* HN-SET-05  none too often */
        return REFUSE("a deck has at most %d of '%s'", n[ACTION_COPIES], name_of(m, b->card));
    d->of[k] = (struct named){ b->card, (uint8_t)copies };
    d->titles += k == d->titles;
    *(n[ACTION_COMMAND] ? &d->command[n[ACTION_COMMAND]] : &d->plain) += b->number;
    return true;
}

/* What an army adds to it: cards, and options that let command cards in. */
static bool add_to_deck(const struct grog_match *m, struct deck *d, const struct army *a, struct grog_error *why)
{
    for (unsigned i = 0; i < a->n; i++) {
        const int16_t *n = numbers_of(m, a->at[i].card);
        if (kind_of(m, a->at[i].card) == OF_ACTION && !add_cards(m, d, &a->at[i], why))
            return false;
        if (kind_of(m, a->at[i].card) != OF_OPTION)
            continue;
        d->allowed[COMMAND_AVIATION] += n[OPTION_AVIATION];
        d->allowed[COMMAND_ARTILLERY] += n[OPTION_ARTILLERY];
    }
    return true;
}

/* HN-SET-04, HN-SET-06, HN-SET-07, HN-CRD-03, HN-CRD-08, HN-CRD-09, HN-OOP-01, HN-OOP-02, HN-MUL-16  A deck has cards
 * enough, and of command cards only as many as options let in, which do not count. */
static bool is_deck_enough(const struct deck *d, int smallest, struct grog_error *why)
{
    for (unsigned c = COMMAND_ARTILLERY; c <= COMMAND_AVIATION; c++)
        if (d->command[c] > d->allowed[c])
            return REFUSE("%d %s cards, and the options allow %d", d->command[c],
                          c == COMMAND_AVIATION ? "Aviation" : "Artillery", d->allowed[c]);
    return d->plain >= smallest || REFUSE("a deck has at least %d cards, and this one %d", smallest, d->plain);
}

static bool check_deck(const struct grog_match *m, const struct army *a, int smallest, struct grog_error *why)
{
    struct deck d = { 0 };
    return add_to_deck(m, &d, a, why) && is_deck_enough(&d, smallest, why);
}

/* ---- the setup --------------------------------------------------------------------------------------- */

static unsigned players_of(const struct grog_match *m, unsigned seat)
{
    return (unsigned)__builtin_popcount(m->side[seat]);
}

static bool check_seat(const struct grog_match *m, unsigned seat, const struct army *a, struct grog_error *why)
{
    bool second = plan_of(m)->sides[1] >> seat & 1;
    return check_tiles(m, a, why) && check_points(m, a, second, players_of(m, seat), why);
}

/* HN-MUL-10  All that a side buys, its High Command too, is paid from the points of all its players. */
static bool check_sides(const struct grog_match *m, struct grog_error *why)
{
    for (unsigned side = 0; side < 2; side++) {
        int all = 0, points = budget_of(m, side, 1);
        for (unsigned seat = 0; seat < m->seats; seat++) {
            struct army a;
            int brought = 0, command = 0;
            if (!(plan_of(m)->sides[side] >> seat & 1) || !hn_read_army(m, seat, &a, why))
                continue;
            all += spent_of(m, &a, &brought, &command) + command - brought;
        }
        if (points && all > points)
            return REFUSE("the side's armies cost %d of %d army points", all, points);
    }
    return true;
}

/* HN-MUL-16, HN-MUL-17  A side that is bought has one deck: the cards that its players list, whoever of them lists
 * which.  Where armies are given, so are their cards. */
static bool check_decks(const struct grog_match *m, struct grog_error *why)
{
    for (unsigned side = 0; side < 2; side++) {
        const bool bought = budget_of(m, side, 1);
        struct deck d = { 0 };
        for (unsigned seat = 0; seat < m->seats; seat++) {
            struct army a;
            if (!(plan_of(m)->sides[side] >> seat & 1))
                continue;
            if (!hn_read_army(m, seat, &a, why) || !(bought ? add_to_deck(m, &d, &a, why) : check_deck(m, &a, 0, why)))
                return false;
        }
        if (bought && !is_deck_enough(&d, m->seats > 2 ? SMALLEST_SHARED_DECK : SMALLEST_DECK, why))
            return false;
    }
    return true;
}

bool hn_fits(const struct grog_match *m, struct grog_error *why)
{
    struct army a;
    unsigned armies = 0;
    for (unsigned seat = 0; seat < m->seats; seat++) {
        if (!hn_read_army(m, seat, &a, why))
            return false;
        if (!a.n && plan_of(m)->n_roster)
            return REFUSE("player %u has no army", seat + 1);
        if (a.n && !check_seat(m, seat, &a, why))
            return false;
        armies += a.n > 0;
    }
    if (!armies)
        return REFUSE("no army is in it; see 'grognard list armies'");
    return check_sides(m, why) && check_decks(m, why) && hn_alliances_fit(m, plan_of(m), why);
}

/* ---- the shop ------------------------------------------------------------------------------------------ */

static enum grog_goods sort_of(uint8_t kind)
{
    return kind == OF_TILE || kind == OF_ACTION ? GROG_MEMBER : kind == OF_OPTION ? GROG_ITEM : GROG_NOT_SOLD;
}

/* What is being put together lies in the first seat's list, whosever it will be: its nation says for which side.  Of a
 * side of several players it is the army of one. */
static unsigned side_players(const struct grog_match *m, const struct army *a, unsigned *side)
{
    *side = a->nation ? (unsigned)numbers_of(m, a->nation)[NATION_SIDE] : 0;
    return (unsigned)__builtin_popcount(plan_of(m)->sides[*side]);
}

static int side_budget(const struct grog_match *m, const struct army *a)
{
    unsigned side, players = side_players(m, a, &side);
    return budget_of(m, side, players);
}

static bool check_draft(const struct grog_match *m, const struct army *a, struct grog_error *why)
{
    unsigned side, players = side_players(m, a, &side);
    return check_points(m, a, side, players, why);
}

static int purse(const struct grog_match *m)
{
    struct army a;
    int brought = 0, command;
    if (!hn_read_army(m, 0, &a, NULL))
        return side_budget(m, &(struct army){ .n = 0 });
    spent_of(m, &a, &brought, &command);
    return side_budget(m, &a) + brought;
}

/* A tile has openings to fill; a card of the deck comes in copies. */
static int openings_of(const struct grog_match *m, uint16_t card)
{
    return kind_of(m, card) == OF_TILE ? numbers_of(m, card)[TILE_SLOTS] : -1;
}

static void price(const struct grog_match *m, const struct grog_listed *c, struct grog_bought *out)
{
    struct bought b = { .card = c->card };
    unsigned copies = kind_of(m, c->card) == OF_ACTION || !c->number ? 1 : c->number;
    *out = (struct grog_bought){ .card = c->card, .number = c->number, .most = (int16_t)openings_of(m, c->card),
                                 .cost = (int16_t)(cost_of(m, &b) * (int)copies) };
}

/* HN-MUL-09  An Alliance has one High Command at most, and so has an army of it; others are bought as all tiles are. */
static bool check_command(const struct grog_match *m, const struct army *a, struct grog_error *why)
{
    unsigned side, commands = 0;
    if (side_players(m, a, &side) < 2)
        return true;
    for (unsigned i = 0; i < a->n; i++)
        commands += kind_of(m, a->at[i].card) == OF_TILE && is_command(m, a, &a->at[i]);
    return commands <= 1 || REFUSE(ONE_COMMAND);
}

static bool allows(const struct grog_match *m, struct grog_error *why)
{
    struct army a;
    return hn_read_army(m, 0, &a, why) && check_draft(m, &a, why)
        && check_command(m, &a, why) && check_deck(m, &a, 0, why);
}

/* HN-SET-04, HN-MUL-16  As many cards as a side's deck has; (HN-MUL-17) of several players of a side one has it, and it
 * need not be this one. */
static int smallest_deck(const struct grog_match *m, const struct army *a)
{
    unsigned side, players = side_players(m, a, &side);
    if (players > 1 || !budget_of(m, side, players))
        return 0;
    return m->seats > 2 ? SMALLEST_SHARED_DECK : SMALLEST_DECK;
}

static bool may_go(const struct grog_match *m, struct grog_error *why)
{
    struct army a;
    if (!hn_read_army(m, 0, &a, why))
        return false;
    return check_tiles(m, &a, why) && check_draft(m, &a, why) && check_command(m, &a, why)
        && check_deck(m, &a, smallest_deck(m, &a), why);
}

static int filled(const struct army *a, unsigned tile)
{
    int n = 0;
    for (unsigned i = 0; i < a->n; i++)
        n += a->at[i].on == tile + 1 && a->at[i].slot;
    return n;
}

/* A line each of the list, though it be several tiles of the army. */
static void bill(const struct grog_match *m, struct grog_bill *out)
{
    struct named list[GROG_LISTED_MAX];
    struct army a;
    unsigned member = 0, at = 0, n = names_of(m, 0, list);
    if (!hn_read_army(m, 0, &a, NULL))
        return;
    for (unsigned i = 0; i < n; i++) {
        bool one = kind_of(m, list[i].card) == OF_ACTION || a.at[at].gear;
        unsigned end = at + (one ? 1u : list[i].number);
        member = sort_of(grog_card(m, list[i].card)->kind) == GROG_MEMBER ? i : member;
        struct grog_bought *b = &out->at[out->n++];
        *b = (struct grog_bought){ .card = list[i].card, .number = list[i].number, .member = (uint16_t)member,
                                   .carries = (int16_t)filled(&a, end - 1),
                                   .most = (int16_t)openings_of(m, list[i].card) };
        for (; at < end; at++)
            b->cost = (int16_t)(b->cost + cost_of(m, &a.at[at]));
    }
}

const struct grog_market hn_market = {
    .list = SETUP_ARMY_1, .mission = SETUP_SCENARIO, .sort = sort_of, .purse = purse, .price = price, .allows = allows,
    .fits = may_go, .bill = bill,
};
