/* SPDX-License-Identifier: MIT */
/* team_fill.c -- `grognard team suggest` and `random`: a team filled up by a plain rule, or by dice.
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
#include "team.h"
#include "args.h"
#include "cli.h"
#include "kernel/dice.h"
#include "pack/pack.h"
#include "shelf.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

struct fill {
    struct team *t;
    struct grog_bill bill;
    struct { uint16_t card, member; } bought[GROG_LISTED_MAX];      /* what was added, to be told; member: 0 if none */
    unsigned n;
};

static int cost_of(const struct fill *f, uint16_t card)
{
    struct grog_bought b;
    f->t->box->system->market->price(f->t->draft, &(struct grog_listed){ card, 0 }, &b);
    return b.cost;
}

static bool put(struct fill *f, uint16_t card, unsigned member)
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
static bool can(struct fill *f, uint16_t card, unsigned member)
{
    unsigned line;
    struct team *t = f->t;
    static struct grog_listed before[GROG_LISTED_MAX];
    uint16_t n = t->n;
    memcpy(before, t->at, n * sizeof *before);
    bool allowed = team_put(t, (struct grog_listed){ card, 0 }, member, &line, NULL);
    memcpy(t->at, before, n * sizeof *before);
    t->n = n;
    return allowed;
}

static bool is_carrier(const struct fill *f, unsigned line)
{
    return f->bill.at[line].member == line && f->bill.at[line].most >= 0;
}

static unsigned carriers(const struct fill *f)
{
    unsigned n = 0;
    for (unsigned i = 0; i < f->bill.n; i++)
        n += is_carrier(f, i);
    return n;
}

static bool has(const struct fill *f, unsigned member, uint16_t card)
{
    for (unsigned i = member + 1; i < f->t->n && f->bill.at[i].member == member; i++)
        if (f->t->at[i].card == card)
            return true;
    return false;
}

/* How many cards of a kind are his; of members (member is t->n): the team's. */
static unsigned count_kind(const struct fill *f, unsigned member, uint8_t kind)
{
    unsigned n = 0;
    for (unsigned i = 0; i < f->bill.n; i++)
        n += f->t->box->cards->card[f->t->at[i].card].kind == kind
          && (member == f->t->n || f->bill.at[i].member == member);
    return n;
}

static bool has_kind(const struct fill *f, unsigned member, uint8_t kind) { return count_kind(f, member, kind) > 0; }

/* ---- choosing ------------------------------------------------------------------- */

/* Cards that may be chosen: of this sort, and kind (0: any); `fresh`: that he has not. */
struct wanted { enum grog_goods sort; uint8_t kind; bool fresh, carries; unsigned member; };

static bool is_wanted(struct fill *f, const struct wanted *w, uint16_t card)
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
static bool would_carry(struct fill *f, uint16_t card)
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
static uint16_t choose(struct fill *f, const struct wanted *w, int most, bool else_cheapest)
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
static uint16_t choose_by_kind(struct fill *f, struct wanted w, int most)
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

static void add_members(struct fill *f)
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
static int choices_left(const struct fill *f)
{
    const struct grog_system *s = f->t->box->system;
    int n = 0;
    for (unsigned i = 0; i < f->bill.n; i++)
        for (uint8_t k = 1; is_carrier(f, i) && k < s->n_card_kinds; k++)
            n += s->market->sort(k) == GROG_ITEM && !has_kind(f, i, k);
    return n;
}

static bool add_first_of_kind(struct fill *f, unsigned member)
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

static bool add_cheapest(struct fill *f, unsigned member, bool fresh)
{
    struct wanted w = { .sort = GROG_ITEM, .fresh = fresh, .member = member };
    uint16_t card = fresh ? choose_by_kind(f, w, -1) : choose(f, &w, -1, true);
    return card && put(f, card, member);
}

/* Rounds of a step: each who can carry gets one, until nobody does. */
static void go_round(struct fill *f, unsigned step)
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
static void fill_deck(struct fill *f)
{
    bool more = true;
    while (more && !team_fits(f->t, NULL)) {
        more = false;
        for (uint32_t c = 1; c < f->t->box->cards->cards; c++)
            if (team_is_pile(f->t, (uint16_t)c) && team_owns(f->t, (uint16_t)c) && !team_fits(f->t, NULL))
                more = put(f, (uint16_t)c, f->t->n) || more;
    }
}

static void suggest(struct fill *f)
{
    team_bill(f->t, &f->bill);
    add_members(f);
    for (unsigned step = 2; step <= 4; step++)
        go_round(f, step);
    fill_deck(f);
}

void team_suggest(struct team *t)
{
    struct fill *f = must_have(1, sizeof *f);
    f->t = t;
    suggest(f);
    free(f);
}

/* ---- random ------------------------------------------------------------------------- */

/* One of those that are wanted, each as likely; 0: none is. */
static uint16_t draw(struct fill *f, const struct wanted *w, struct grog_dice *dice)
{
    uint16_t *found = must_have(f->t->box->cards->cards, sizeof *found), chosen;
    uint32_t n = 0;
    for (uint32_t c = 1; c < f->t->box->cards->cards; c++)
        if (is_wanted(f, w, (uint16_t)c) && (!w->carries || would_carry(f, (uint16_t)c)))
            found[n++] = (uint16_t)c;
    chosen = n ? found[grog_dice_below(dice, n)] : 0;
    free(found);
    return chosen;
}

/* Members until half of the points are spent, then things for those who can carry, in rounds. */
static void fill_at_random(struct fill *f, struct grog_dice *dice)
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

/* ---- the commands --------------------------------------------------------------------- */

/* What was added for one member, or (0) the members. */
static void print_for(const struct fill *f, uint16_t member)
{
    const struct grog_card *card = f->t->box->cards->card;
    unsigned n = 0;
    for (unsigned i = 0; i < f->n; i++) {
        if (f->bought[i].member != member || team_is_pile(f->t, f->bought[i].card))
            continue;
        if (!n++)
            printf("added%s%s: ", member ? " for " : "", member ? card[member].name : "");
        else
            printf(", ");
        printf("%s", card[f->bought[i].card].name);
    }
    if (n)
        printf("\n");
}

static bool named_before(const struct team *t, unsigned line)
{
    for (unsigned i = 0; i < line; i++)
        if (t->at[i].card == t->at[line].card)
            return true;
    return false;
}

static void print_bought(const struct fill *f)
{
    unsigned deck = 0;
    if (!f->n)
        printf("nothing more can be added\n");
    print_for(f, 0);
    for (unsigned i = 0; i < f->t->n; i++)
        if (team_sort(f->t, f->t->at[i].card) == GROG_MEMBER && !named_before(f->t, i))
            print_for(f, f->t->at[i].card);
    for (unsigned i = 0; i < f->n; i++)
        deck += team_is_pile(f->t, f->bought[i].card);
    if (deck)
        printf("added to the deck: %u cards\n", deck);
}

int team_cmd_suggest(const struct team_call *call, int argc, char **argv)
{
    bool dry = false, json = false;
    const struct args_option options[] = {
        { "dry-run", NULL, "only tell what would be added", ARGS_FLAG(&dry) },
        { "json", NULL, "the answer as JSON", ARGS_FLAG(&json) },
        { 0 },
    };
    const struct args_usage usage = {
        call->command, "NAME",
        team_say(call->as,
        "{Fill the rest of a team's points by a plain rule: Soldiers of each kind in turn up to three quarters of\n"
        "the points, then for each who can carry the best Weapon, Equipment and Skill for his share, then small\n"
        "things, then more of what he has.}  It only adds; nothing is taken out."),
        options, 1, 1,
    };
    enum args_answer answer = args_read(&usage, argc, argv, NULL);
    if (answer != ARGS_GO_ON)
        return args_exit(answer);
    struct team *t = must_have(1, sizeof *t);
    struct fill *f = must_have(1, sizeof *f);
    struct grog_error why = { 0 };
    int status = CLI_TROUBLE;
    f->t = t;
    if (team_load(call, argv[1], t) && !team_allows(t, &why)) {
        fprintf(stderr, team_say(t->as, "the {team} is not allowed as it is: "));
        team_say_why(t, stderr, why.text);
        status = CLI_NO;
    } else if (t->draft) {
        suggest(f);
        if (json)
            team_print_json(t);
        else {
            print_bought(f);
            team_print_points(t);
        }
        status = dry || t->is_card || team_save(t) ? CLI_YES : CLI_TROUBLE;
    }
    team_close(t);
    free(f);
    free(t);
    return status;
}

static int at_random(const struct team_call *call, const char *mission, const char *name, uint64_t seed, bool json)
{
    struct team *t = must_have(1, sizeof *t), *about = must_have(1, sizeof *about);
    struct fill *f = must_have(1, sizeof *f);
    struct grog_dice dice;
    struct grog_text text = { 0 };
    uint8_t bytes[GROG_SEED_BYTES];
    bool good = false;
    grog_seed_from_number(seed, bytes);
    grog_dice_seed(&dice, bytes);
    about->as = call->as;
    about->box = team_box(call, NULL);
    if (about->box) {
        uint16_t card = team_find(call, about, mission, call->as->mission, team_is_mission);
        good = card && team_open(call, about->box, card, "", t);
    }
    if (good) {
        f->t = t;
        fill_at_random(f, &dice);
        snprintf(t->name, sizeof t->name, "%s", name ? name : "random");
        do
            team_write(t, &text);
        while (text_grows(&text));
        if (json)
            team_print_json(t);
        else
            printf("%s", text.at);
        fprintf(stderr, team_say(t->as, "%d of %d {Resource Points}; seed %llu makes it again\n"), f->bill.cost,
                f->bill.most, (unsigned long long)seed);
        good = !name || team_save(t);
    }
    free(text.at);
    team_close(t);
    free(f);
    free(about);
    free(t);
    return good ? CLI_YES : CLI_TROUBLE;
}

int team_cmd_random(const struct team_call *call, int argc, char **argv)
{
    const char *mission = NULL;
    uint64_t seed = UINT64_MAX;
    bool json = false;
    int n = 0;
    const struct args_option options[] = {
        { call->as->mission, "NAME", team_say(call->as, "the {Mission} that it is for"), ARGS_TEXT(&mission) },
        { "seed", "S", team_say(call->as, "to make the same {team} again (any)"), ARGS_NUMBER(&seed, 0, INT64_MAX) },
        { "json", NULL, "the answer as JSON", ARGS_FLAG(&json) },
        { 0 },
    };
    const struct args_usage usage = {
        call->command, "[NAME]",
        team_say(call->as, "Print {a team} that is bought at random for a {Mission}, and save it if it gets a name."),
        options, 0, 1,
    };
    enum args_answer answer = args_read(&usage, argc, argv, &n);
    if (answer != ARGS_GO_ON)
        return args_exit(answer);
    if (!mission || (n && (!team_is_name(argv[1]) || team_is_saved(call->as, argv[1])))) {
        fprintf(stderr, team_say(call->as, !mission ? "grognard {team} random: for which {Mission}?  Say --{mission} "
                "NAME; 'grognard list {missions}' lists them\n"
                : "grognard {team} random: '%s' is no name for a new {team}, or is taken\n"), n ? argv[1] : "");
        return CLI_TROUBLE;
    }
    return at_random(call, mission, n ? argv[1] : NULL, seed == UINT64_MAX ? nanoseconds() % 1000000000 : seed,
                     json);
}
