/* SPDX-License-Identifier: MIT */
/* team_fill.c -- a team filled up by a plain rule (`grognard team suggest`), or by dice.
 *
 * The rule of suggest, which only adds:
 *
 *   1. Members, until three quarters of the points are spent, of their kinds in turn: always the kind that the team
 *      has the fewest of, and of that the dearest for at most a quarter of all points (and what is left of the three).
 *      If nobody is there yet who can carry things, such a one comes first, however cheap or dear.
 *   2. Then those who can carry go round, one card each, until nobody can have more.  Of each kind of thing that he has
 *      none of, in the order of the kinds: the dearest for at most his share, which is what is left over all such
 *      choices that are still to be made; if none is so cheap, the cheapest.
 *   3. Then small things in the same rounds: the cheapest that he has not, of the kind that he has the fewest of.
 *   4. Then one more of what he has, the cheapest first.
 *   5. Then, if the cards of a deck are members, one of each in turn until all of it fits.
 *
 * Among equals the first in the box.  What is allowed, the system says of each. */
#include "kernel/dice.h"
#include "team.h"

#include <stdlib.h>
#include <string.h>


static int cost_of(const struct team_filling *f, uint16_t card)
{
    struct grog_bought b;
    f->t->box->system->market->price(f->t->draft, &(struct grog_listed){ card, 0 }, &b);
    return b.cost;
}

static bool put(struct team_filling *f, uint16_t card, unsigned member)
{
    unsigned line;
    if (f->n == GROG_LISTED_MAX || !team_put(f->t, (struct grog_listed){ card, 0 }, member, &line, NULL))
        return false;
    f->bought[f->n].card = card;
    f->bought[f->n++].member = team_sort(f->t, card) == GROG_ITEM ? f->t->at[member].card : 0;
    team_bill(f->t, &f->bill);
    return true;
}

/* Would it be allowed? */
static bool can(struct team_filling *f, uint16_t card, unsigned member)
{
    unsigned line;
    struct team *t = f->t;
    struct grog_listed before[GROG_LISTED_MAX];
    uint16_t n = t->n;
    memcpy(before, t->at, n * sizeof *before);
    bool allowed = team_put(t, (struct grog_listed){ card, 0 }, member, &line, NULL);
    memcpy(t->at, before, n * sizeof *before);
    t->n = n;
    return allowed;
}

static bool is_carrier(const struct team_filling *f, unsigned line)
{
    return f->bill.at[line].member == line && f->bill.at[line].most >= 0;
}

static unsigned carriers(const struct team_filling *f)
{
    unsigned n = 0;
    for (unsigned i = 0; i < f->bill.n; i++)
        n += is_carrier(f, i);
    return n;
}

static bool has(const struct team_filling *f, unsigned member, uint16_t card)
{
    for (unsigned i = member + 1; i < f->t->n && f->bill.at[i].member == member; i++)
        if (f->t->at[i].card == card)
            return true;
    return false;
}

/* How many cards of a kind are his; of members (member is t->n): the team's. */
static unsigned count_kind(const struct team_filling *f, unsigned member, uint8_t kind)
{
    unsigned n = 0;
    for (unsigned i = 0; i < f->bill.n; i++)
        n += f->t->box->cards->card[f->t->at[i].card].kind == kind
          && (member == f->t->n || f->bill.at[i].member == member);
    return n;
}

static bool has_kind(const struct team_filling *f, unsigned member, uint8_t kind) { return count_kind(f, member,
                                                                                                      kind) > 0; }

/* ---- choosing ------------------------------------------------------------------- */

/* Cards that may be chosen: of this sort, and kind (0: any); `fresh`: that he has not. */
struct wanted { enum grog_goods sort; uint8_t kind; bool fresh, carries; unsigned member; };

static bool is_wanted(struct team_filling *f, const struct wanted *w, uint16_t card)
{
    const struct team *t = f->t;
    uint8_t kind = t->box->cards->card[card].kind;
    if (team_sort(t, card) != w->sort || (w->kind && w->kind != kind) || !team_owns(t, card)
        || team_is_pile(t, card))
        return false;
    if (w->sort == GROG_ITEM && has(f, w->member, card) == w->fresh)
        return false;
    return can(f, card, w->member);
}

/* Would a member be one who can carry things? */
static bool would_carry(struct team_filling *f, uint16_t card)
{
    unsigned n = carriers(f);
    if (!put(f, card, f->t->n))
        return false;
    bool more = carriers(f) > n;
    f->n--;
    team_take(f->t, f->t->n - 1u);
    team_bill(f->t, &f->bill);
    return more;
}

/* The dearest for at most so much; if there is none and `else_cheapest`, the cheapest.  0: none. */
static uint16_t choose(struct team_filling *f, const struct wanted *w, int most, bool else_cheapest)
{
    uint16_t dearest = 0, cheapest = 0;
    for (uint32_t c = 1; c < f->t->box->cards->cards; c++) {
        uint16_t card = (uint16_t)c;
        if (!is_wanted(f, w, card) || (w->carries && !would_carry(f, card)))
            continue;
        int cost = cost_of(f, card);
        if (cost <= most && (!dearest || cost > cost_of(f, dearest)))
            dearest = card;
        if (!cheapest || cost < cost_of(f, cheapest))
            cheapest = card;
    }
    return dearest ? dearest : else_cheapest ? cheapest : 0;
}

/* ---- suggest ---------------------------------------------------------------------- */

/* Of the kind that there are fewest of, and so on up: the dearest for at most so much, or (most < 0) the cheapest. */
static uint16_t choose_by_kind(struct team_filling *f, struct wanted w, int most)
{
    const struct grog_system *s = f->t->box->system;
    for (unsigned n = 0; n <= f->bill.n; n++)
        for (uint8_t k = 1; k < s->n_card_kinds; k++) {
            w.kind = k;
            uint16_t card = s->market->sort(k) == w.sort && count_kind(f, w.member, k) == n
                          ? choose(f, &w, most, most < 0) : 0;
            if (card)
                return card;
        }
    return 0;
}

static void add_members(struct team_filling *f)
{
    for (;;) {
        struct wanted w = { .sort = GROG_MEMBER, .member = f->t->n, .carries = !carriers(f) };
        int quarter = f->bill.most / 4, left = f->bill.most * 3 / 4 - f->bill.cost;
        uint16_t card = w.carries ? choose(f, &w, quarter, true)
                      : left > 0 ? choose_by_kind(f, w, left < quarter ? left : quarter) : 0;
        if (!card || !put(f, card, f->t->n))
            return;
    }
}

/* Choices of step 2 that are still to be made. */
static int choices_left(const struct team_filling *f)
{
    const struct grog_system *s = f->t->box->system;
    int n = 0;
    for (unsigned i = 0; i < f->bill.n; i++)
        for (uint8_t k = 1; is_carrier(f, i) && k < s->n_card_kinds; k++)
            n += s->market->sort(k) == GROG_ITEM && !has_kind(f, i, k);
    return n;
}

static bool add_first_of_kind(struct team_filling *f, unsigned member)
{
    const struct grog_system *s = f->t->box->system;
    for (uint8_t k = 1; k < s->n_card_kinds; k++) {
        if (s->market->sort(k) != GROG_ITEM || has_kind(f, member, k))
            continue;
        int share = (f->bill.most - f->bill.cost) / choices_left(f);
        struct wanted w = { .sort = GROG_ITEM, .kind = k, .fresh = true, .member = member };
        uint16_t card = choose(f, &w, share, true);
        if (card && put(f, card, member))
            return true;
    }
    return false;
}

static bool add_cheapest(struct team_filling *f, unsigned member, bool fresh)
{
    struct wanted w = { .sort = GROG_ITEM, .fresh = fresh, .member = member };
    uint16_t card = fresh ? choose_by_kind(f, w, -1) : choose(f, &w, -1, true);
    return card && put(f, card, member);
}

/* Rounds of a step: each who can carry gets one, until nobody does. */
static void go_round(struct team_filling *f, unsigned step)
{
    bool more = true;
    while (more) {
        more = false;
        for (unsigned i = 0; i < f->t->n; i++)
            if (is_carrier(f, i) && f->bill.cost < f->bill.most
                && (step == 2 ? add_first_of_kind(f, i) : add_cheapest(f, i, step == 3)))
                more = true;
    }
}

/* Step 5: one of each that is allowed, and again. */
static void fill_deck(struct team_filling *f)
{
    bool more = true;
    while (more && !team_fits(f->t, NULL)) {
        more = false;
        for (uint32_t c = 1; c < f->t->box->cards->cards; c++)
            if (team_is_pile(f->t, (uint16_t)c) && team_owns(f->t, (uint16_t)c) && !team_fits(f->t, NULL))
                more = put(f, (uint16_t)c, f->t->n) || more;
    }
}

void team_fill(struct team_filling *f)
{
    team_bill(f->t, &f->bill);
    add_members(f);
    for (unsigned step = 2; step <= 4; step++)
        go_round(f, step);
    fill_deck(f);
}

void team_suggest(struct team *t)
{
    struct team_filling *f = calloc(1, sizeof *f);
    if (f) {
        f->t = t;
        team_fill(f);
    }
    free(f);
}

/* ---- random ------------------------------------------------------------------------- */

/* One of those that are wanted, each as likely; 0: none is. */
static uint16_t draw(struct team_filling *f, const struct wanted *w, struct grog_dice *dice)
{
    uint16_t *found = calloc(f->t->box->cards->cards, sizeof *found), chosen;
    uint32_t n = 0;
    for (uint32_t c = 1; found && c < f->t->box->cards->cards; c++)
        if (is_wanted(f, w, (uint16_t)c) && (!w->carries || would_carry(f, (uint16_t)c)))
            found[n++] = (uint16_t)c;
    chosen = n ? found[grog_dice_below(dice, n)] : 0;
    free(found);
    return chosen;
}

/* Members until half of the points are spent, then things for those who can carry, in rounds. */
void team_fill_at_random(struct team_filling *f, struct grog_dice *dice)
{
    struct wanted member = { .sort = GROG_MEMBER, .carries = true };
    bool more = true;
    team_bill(f->t, &f->bill);
    while (f->bill.cost * 2 < f->bill.most) {
        member.member = f->t->n;
        uint16_t card = draw(f, &member, dice);
        if (!card || !put(f, card, f->t->n))
            break;
        member.carries = false;
    }
    while (more) {
        more = false;
        for (unsigned i = 0; i < f->t->n; i++) {
            struct wanted w = { .sort = GROG_ITEM, .fresh = true, .member = i };
            uint16_t card = is_carrier(f, i) && f->bill.cost < f->bill.most ? draw(f, &w, dice) : 0;
            more = (card && put(f, card, i)) || more;
        }
    }
    fill_deck(f);
}
