/* SPDX-License-Identifier: MIT */
/* team_draft.c -- a team that is being put together: every answer is the system's, given to a draft. */
#include "base/clock.h"
#include "team.h"
#include "base/number.h"
#include "kernel/state.h"
#include "kernel/nearest.h"
#include "pack/pack.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- opening ------------------------------------------------------------- */

const struct grog_box *team_box(const struct team_call *call, const char *system)
{
    const struct team_as *as = call->as;
    const struct grog_box *box = library_box(call->library, system || as->seats ? system : as->system, call->why);
    const char *is = box ? grog_system_name(box->system) : "";
    if (!box || !strcmp(is, as->system))
        return box;
    if (!strcmp(team_as(is)->system, is))
        grog_fail(call->why, 0, "for %s say 'grognard %s'", is, team_as(is)->command);
    else
        grog_fail(call->why, 0, "nothing is bought for %s", is);
    return NULL;
}

bool team_open(const struct team_call *call, const struct grog_box *box, uint16_t mission, const char *terms,
               struct team *out)
{
    char setup[GROG_CARD_NAME_MAX + TEAM_TERMS + 64] = "";
    *out = (struct team){ .as = call->as, .box = box, .library = call->library, .mission = mission };
    snprintf(out->terms, sizeof out->terms, "%s", terms);
    if (mission && box->system->market)
        snprintf(setup, sizeof setup, "%s %s%s%s", box->system->setup[box->system->market->mission].name,
                 box->cards->card[mission].name, *out->terms ? ", " : "", out->terms);
    out->draft = grog_draft_new(box, setup, call->why);
    return out->draft != NULL;
}

void team_close(struct team *t)
{
    grog_match_free(t->draft);
    t->draft = NULL;
}

/* ---- judging ------------------------------------------------------------- */

unsigned team_draw(struct team *t)
{
    const struct grog_market *market = t->box->system->market;
    uint16_t drawn[GROG_DRAWN_MAX];
    uint8_t bytes[GROG_SEED_BYTES];
    struct grog_dice dice;
    if (!market->drawn)
        return 0;
    grog_seed_from_number(nanoseconds() % 1000000000, bytes);
    grog_dice_seed(&dice, bytes);
    unsigned n = market->drawn(t->box->cards, &dice, t->mission, drawn);
    for (unsigned i = 0; i < n; i++)
        t->at[t->n++] = (struct grog_listed){ .card = drawn[i] };
    return n;
}

enum grog_goods team_sort(const struct team *t, uint16_t card)
{
    return t->box->system->market->sort(t->box->cards->card[card].kind);
}

bool team_is_pile(const struct team *t, uint16_t card)
{
    struct grog_bought b = { 0 };
    if (t->as->seats || team_sort(t, card) != GROG_MEMBER)
        return false;
    t->box->system->market->price(t->draft, &(struct grog_listed){ card, 1 }, &b);
    return b.most < 0;
}

bool team_allows(struct team *t, struct grog_error *why)
{
    grog_draft_set(t->draft, t->at, t->n);
    return grog_draft_allows(t->draft, why);
}

bool team_fits(struct team *t, struct grog_error *why)
{
    grog_draft_set(t->draft, t->at, t->n);
    return grog_draft_fits(t->draft, why);
}

bool team_bill(struct team *t, struct grog_bill *out)
{
    grog_draft_set(t->draft, t->at, t->n);
    return grog_draft_bill(t->draft, out);
}

/* ---- changing ------------------------------------------------------------ */

unsigned team_member_of(const struct team *t, unsigned line)
{
    while (line && team_sort(t, t->at[line].card) != GROG_MEMBER)
        line--;
    return line;
}

unsigned team_end_of(const struct team *t, unsigned member)
{
    unsigned end = member + 1;
    while (end < t->n && team_sort(t, t->at[end].card) != GROG_MEMBER)
        end++;
    return end < t->n ? end : t->n;
}

unsigned team_carrier(struct team *t, unsigned but)
{
    struct grog_bill *bill = calloc(1, sizeof *bill);
    unsigned found = t->n;
    team_bill(t, bill);
    for (unsigned i = 0; i < bill->n; i++)
        if (i != but && bill->at[i].member == i && bill->at[i].most >= 0)
            found = i;
    free(bill);
    return found;
}

void team_insert(struct team *t, unsigned line, struct grog_listed card)
{
    memmove(&t->at[line + 1], &t->at[line], (t->n - line) * sizeof *t->at);
    t->at[line] = card;
    t->n++;
}

static void cut(struct team *t, unsigned from, unsigned to)
{
    memmove(&t->at[from], &t->at[to], (t->n - to) * sizeof *t->at);
    t->n = (uint16_t)(t->n - (to - from));
}

/* Does more of it cost more?  Then it is one line with a larger number, else another line.  What has openings of its
 * own stands alone; cards of a deck are one pile. */
static bool is_counted(const struct team *t, uint16_t card)
{
    struct grog_bought one, two;
    if (!t->as->seats)
        return team_is_pile(t, card);
    t->box->system->market->price(t->draft, &(struct grog_listed){ card, 1 }, &one);
    t->box->system->market->price(t->draft, &(struct grog_listed){ card, 2 }, &two);
    return one.cost != two.cost || one.weight != two.weight;
}

static unsigned line_of(const struct team *t, uint16_t card, unsigned member)
{
    unsigned end = team_end_of(t, member);
    for (unsigned i = member + 1; i < end; i++)
        if (t->at[i].card == card && is_counted(t, card))
            return i;
    return t->n;
}

static unsigned pile_of(const struct team *t, uint16_t card)
{
    unsigned i = 0;
    while (i < t->n && (t->at[i].card != card || !team_is_pile(t, card)))
        i++;
    return i;
}

static unsigned number_of(struct grog_listed c) { return c.number ? c.number : 1u; }

bool team_put(struct team *t, struct grog_listed card, unsigned member, unsigned *line, struct grog_error *why)
{
    bool item = team_sort(t, card.card) == GROG_ITEM;
    if (item && member >= t->n) {
        grog_fail(why, 0, "%s", team_say(t->as, "{nobody is there to carry it}"));
        return false;
    }
    unsigned at = item ? line_of(t, card.card, member) : pile_of(t, card.card);
    if (at < t->n) {                                    /* more of it */
        struct grog_listed before = t->at[at];
        unsigned number = number_of(before) + number_of(card);
        t->at[at].number = (uint16_t)(number < TEAM_NUMBER ? number : TEAM_NUMBER);
        *line = at;
        if (number <= TEAM_NUMBER && team_allows(t, why))
            return true;
        if (number > TEAM_NUMBER)
            grog_fail(why, 0, "not more than %d of one card", TEAM_NUMBER);
        t->at[at] = before;
        return false;
    }
    if (t->n == GROG_LISTED_MAX) {
        grog_fail(why, 0, "not more than %d cards", GROG_LISTED_MAX);
        return false;
    }
    *line = item ? team_end_of(t, member) : t->n;
    team_insert(t, *line, card);
    if (team_allows(t, why))
        return true;
    cut(t, *line, *line + 1);
    return false;
}

void team_take(struct team *t, unsigned line)
{
    cut(t, line, team_sort(t, t->at[line].card) == GROG_MEMBER ? team_end_of(t, line) : line + 1);
}

/* ---- what is wrong ------------------------------------------------------- */

/* Put the line back in its place, if that is allowed.  `in`: which lines are in. */
static bool comes_in(const struct team *t, struct team *rest, bool *in, unsigned line, struct grog_error *why)
{
    rest->n = 0;
    for (unsigned i = 0; i < t->n; i++)
        if (in[i] || i == line)
            rest->at[rest->n++] = t->at[i];
    in[line] = team_allows(rest, why);
    return in[line];
}

unsigned team_faults(const struct team *t, struct team *rest, struct team_fault out[GROG_LISTED_MAX])
{
    bool in[GROG_LISTED_MAX] = { false }, again = true;
    unsigned n = 0;
    while (again) {                     /* until nothing that is out can come in: an order of needs does not matter */
        again = false;
        n = 0;
        for (unsigned i = 0; i < t->n; i++) {
            struct grog_error why = { 0 };
            unsigned member = team_member_of(t, i);
            if (in[i] || (member != i && !in[member] && team_sort(t, t->at[member].card) == GROG_MEMBER))
                continue;               /* what is for one who is out goes with him */
            if (comes_in(t, rest, in, i, &why))
                again = true;
            else
                out[n++] = (struct team_fault){ t->at[i].card, t->at[member].card, why };
        }
    }
    rest->n = 0;
    for (unsigned i = 0; i < t->n; i++)
        if (in[i])
            rest->at[rest->n++] = t->at[i];
    return n;
}

/* ---- cards by what is typed ---------------------------------------------- */

bool team_is_goods(const struct team *t, uint16_t card) { return team_sort(t, card) != GROG_NOT_SOLD; }

bool team_is_mission(const struct team *t, uint16_t card)
{
    const struct grog_system *s = t->box->system;
    return t->box->cards->card[card].kind == s->setup[s->market->mission].card_kind;
}

bool team_has(const struct team *t, uint16_t card)
{
    for (unsigned i = 0; i < t->n; i++)
        if (t->at[i].card == card)
            return true;
    return false;
}

static bool begins(const char *text, const char *word, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (tolower((unsigned char)text[i]) != tolower((unsigned char)word[i]))
            return false;
    return true;
}

/* Are all words of `typed` in the text, as beginnings of words of it? */
static bool has_words(const char *text, const char *typed)
{
    for (;;) {
        typed += strspn(typed, " ");
        size_t n = strcspn(typed, " ");
        if (!n)
            return true;
        const char *at = text;
        while (*at && !begins(at, typed, n))
            for (at++; *at && (isalnum((unsigned char)at[-1]) || at[-1] & 0x80); )
                at++;
        if (!*at)
            return false;
        typed += n;
    }
}

enum { TOLD = 6 };

static uint16_t which(const struct team_call *call, const struct team *t, const char *typed, const char *what,
                      team_filter *of, unsigned n)
{
    grog_fail(call->why, 0, "'%.60s' may be ", typed);
    struct grog_text out = { .at = call->why->text, .n = strlen(call->why->text), .room = sizeof call->why->text };
    unsigned told = 0;
    for (uint32_t c = 1; c < t->box->cards->cards && told < TOLD; c++)
        if (of(t, (uint16_t)c) && has_words(t->box->cards->card[c].name, typed)) {
            const char *between = !told ? "" : told + 1 == n ? " or " : ", ";
            grog_print(&out, "%s'%s'", between, t->box->cards->card[c].name);
            told++;
        }
    grog_print(&out, "%s: which %s?", n > TOLD ? " and others" : "", what);
    return 0;
}

/* Small letters of the text's first n bytes. */
static void lower(const char *text, size_t n, char out[GROG_CARD_NAME_MAX + 1])
{
    size_t i = 0;
    for (; i < n && i < GROG_CARD_NAME_MAX && text[i]; i++)
        out[i] = (char)tolower((unsigned char)text[i]);
    out[i] = 0;
}

/* Is this part of a name near what was typed?  Then the name is. */
static void try_part(struct grog_nearest *near, const char *part, size_t n, const char *name)
{
    char copy[GROG_CARD_NAME_MAX + 1];
    struct grog_nearest now = *near;
    lower(part, n, copy);
    grog_nearest_try(&now, copy);
    if (now.word == copy)
        *near = (struct grog_nearest){ near->typed, name, now.distance };
}

/* A name as a whole, or a word of it: "Lindkvist". */
static void try_name(struct grog_nearest *near, const char *name)
{
    try_part(near, name, strlen(name), name);
    for (const char *at = name; at; at = strchr(at, ' ')) {
        at += *at == ' ';
        if (strcspn(at, " ") > 3)
            try_part(near, at, strcspn(at, " "), name);
    }
}

static uint16_t none(const struct team_call *call, const struct team *t, const char *typed, const char *what,
                     team_filter *of)
{
    char small[GROG_CARD_NAME_MAX + 1];
    struct grog_nearest near = { .typed = small };
    lower(typed, strlen(typed), small);
    for (uint32_t c = 1; c < t->box->cards->cards; c++)
        if (of(t, (uint16_t)c))
            try_name(&near, t->box->cards->card[c].name);
    grog_fail(call->why, 0, "no %s is called '%.80s'", what, typed);
    grog_nearest_say(&near, call->why);
    return 0;
}

uint16_t team_find(const struct team_call *call, const struct team *t, const char *typed, const char *what,
                   team_filter *of)
{
    const struct grog_cards *cards = t->box->cards;
    uint16_t card = grog_card_find(cards, typed), found = 0;
    unsigned n = 0;
    if (card && of(t, card))
        return card;
    for (uint32_t c = 1; c < cards->cards && *typed; c++)
        if (of(t, (uint16_t)c) && has_words(cards->card[c].name, typed)) {
            found = (uint16_t)c;
            n++;
        }
    return n == 1 ? found : n ? which(call, t, typed, what, of, n) : none(call, t, typed, what, of);
}

static bool is_member(const struct team *t, uint16_t card)
{
    return team_sort(t, card) == GROG_MEMBER && team_has(t, card);
}

unsigned team_find_member(const struct team_call *call, const struct team *t, const char *typed)
{
    uint64_t number = 0;
    bool counted = typed[0] == '#' && read_number(typed + 1, 1, GROG_LISTED_MAX, &number);
    uint16_t card = counted ? 0 : team_find(call, t, typed, team_say(t->as, "{Soldier} of the {team}"), is_member);
    for (unsigned i = 0; i < t->n; i++) {
        bool member = team_sort(t, t->at[i].card) == GROG_MEMBER;
        if (member && (counted ? --number == 0 : card && t->at[i].card == card))
            return i;
    }
    if (counted)
        grog_fail(call->why, 0, team_say(t->as, "the {team} has no %s"), typed);
    return t->n;
}

/* "2" or "2.3", behind a "#": a line; t->n: there is no such. */
static unsigned line_at(const struct team *t, const char *place)
{
    char copy[TEAM_PLACE];
    uint64_t nth = 0, thing = 0;
    size_t n = strcspn(place, ".");
    snprintf(copy, sizeof copy, "%.*s", n < sizeof copy ? (int)n : 0, place);
    if (!read_number(copy, 1, GROG_LISTED_MAX, &nth)
        || (place[n] && !read_number(place + n + 1, 1, GROG_LISTED_MAX, &thing)))
        return t->n;
    for (unsigned i = 0; i < t->n; i++)
        if (team_sort(t, t->at[i].card) == GROG_MEMBER && !--nth)
            return i + thing < team_end_of(t, i) ? i + (unsigned)thing : t->n;
    return t->n;
}

unsigned team_find_line(const struct team_call *call, const struct team *t, const char *typed, unsigned member)
{
    unsigned found = t->n, end = member < t->n ? team_end_of(t, member) : 0;
    if (typed[0] == '#') {
        if ((found = line_at(t, typed + 1)) == t->n)
            grog_fail(call->why, 0, team_say(t->as, "the {team} has no %s"), typed);
        return found;
    }
    uint16_t card = team_find(call, t, typed, team_say(t->as, "card of the {team}"), team_has);
    for (unsigned i = 0; i < t->n && card; i++)
        if (t->at[i].card == card && (found < member || found >= end))
            found = i;
    return found;
}

void team_place(const struct team *t, unsigned line, char out[TEAM_PLACE])
{
    unsigned member = team_member_of(t, line), nth = 0;
    for (unsigned i = 0; i <= member; i++)
        nth += team_sort(t, t->at[i].card) == GROG_MEMBER;
    if (line == member)
        snprintf(out, TEAM_PLACE, "#%u", nth);
    else
        snprintf(out, TEAM_PLACE, "#%u.%u", nth, line - member);
}

void team_pack_of(const struct grog_cards *cards, uint16_t card, char out[GROG_PACK_NAME_MAX + 1])
{
    const char *id = cards->text ? cards->text[card].id : "", *colon = strchr(id, ':');
    snprintf(out, GROG_PACK_NAME_MAX + 1, "%.*s", colon ? (int)(colon - id) : 0, id);
    if (!*out)
        snprintf(out, GROG_PACK_NAME_MAX + 1, "%s", cards->name);
}

bool team_has_pack(const struct grog_cards *cards, const char *pack)
{
    size_t n = strlen(pack);
    for (const char *at = cards->packs; at && *at; ) {
        if (!strncmp(at, pack, n) && (!at[n] || strchr(" ,", at[n])))
            return true;
        at += strcspn(at, ",");
        at += strspn(at, ", ");
    }
    return !strcmp(cards->name, pack);
}

bool team_owns(const struct team *t, uint16_t card)
{
    char pack[GROG_PACK_NAME_MAX + 1];
    team_pack_of(t->box->cards, card, pack);
    return !strcmp(pack, t->box->cards->name) || owned_has(library_owned(t->library), pack);
}
