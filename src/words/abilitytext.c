/* SPDX-License-Identifier: MIT */
/* abilitytext.c -- an ability in a sentence: its moment and conditions, its price, what it does.
 *
 * Effects are said as orders ("draw a card", "wound a foe for 1"), whoever they concern, so
 * that any of them can follow any moment, "you may" or "to". */
#include "rowtext.h"

#include <stdio.h>
#include <string.h>

/* ---- the moment ---------------------------------------------------------- */

static const char *kind_name(const struct grog_speaker *s, uint16_t card)
{
    const char *name = s->m->system->card_kinds[s->m->cards->card[card].kind].name;
    return name ? name : "";
}

/* The condition that has words of its own with the point, `warfighter.point.enters.all.if.me`. */
static const struct grog_test *said_with_point(const struct grog_speaker *s, const struct grog_ability *row)
{
    const struct grog_system *y = s->m->system;
    for (unsigned i = 0; i < GROG_TESTS && row->test[i].measure; i++)
        if (row->test[i].measure < y->n_measures && !(row->test[i].less & GROG_TEST_LESS)
            && grog_lookup(s->words, y->name, "point", y->points[row->point].name,
                           grog_scopes[row->scope % GROG_SCOPES], "if", y->measures[row->test[i].measure].name,
                           NULL).text)
            return &row->test[i];
    return NULL;
}

static struct grog_matter matter_of(const struct grog_speaker *s, const struct grog_ability *row)
{
    return (struct grog_matter){ "point", s->m->system->points[row->point].name, row->scope, said_with_point(s, row) };
}

/* "when you strike with this"; and what stands before it, "before the dice". */
static void say_point(const struct grog_speaker *s, uint16_t card, const struct grog_ability *row,
                      struct grog_text *first, struct grog_text *out)
{
    const struct grog_system *y = s->m->system;
    const struct grog_point *p = &y->points[row->point];
    const char *scope = grog_scopes[row->scope % GROG_SCOPES];
    const struct grog_test *with = said_with_point(s, row);
    struct grog_args a = grog_no_args();
    if (grog_say(s->words, NULL, out, y->name, "point", p->name, "kind", kind_name(s, card), NULL))
        return;
    if (with && grog_say(s->words, NULL, out, y->name, "point", p->name, scope, "if", y->measures[with->measure].name,
                         with->less & GROG_TEST_WAIVED ? "waived" : NULL, NULL))
        return;
    grog_say(s->words, NULL, first, y->name, "point", p->name, "first", NULL);
    if (grog_say(s->words, NULL, out, y->name, "point", p->name, scope, NULL))
        return;
    grog_arg_text(&a, "about", p->about ? p->about : p->name, NULL);
    grog_say(s->words, &a, out, "point", scope, NULL);
}

/* ---- prices -------------------------------------------------------------- */

/* The price; `again`: on top of another of the same sort. */
static void say_price(const struct grog_speaker *s, const struct grog_price *p, bool again, struct grog_text *out)
{
    const struct grog_system *y = s->m->system;
    struct grog_args a = grog_no_args();
    grog_arg_number(&a, "n", p->amount);
    grog_arg_card(s, &a, "word", p->word);
    grog_arg_text(&a, "about", y->costs[p->cost].about ? y->costs[p->cost].about : y->costs[p->cost].name, NULL);
    if (again && grog_say(s->words, &a, out, y->name, "cost", y->costs[p->cost].name, "again", NULL))
        return;
    if (!grog_say(s->words, &a, out, y->name, "cost", y->costs[p->cost].name, NULL))
        grog_say(s->words, &a, out, "cost", NULL);
}

/* Joined as the system joins such parts, `warfighter.list.prices`, or as anybody does. */
static void join_as(const struct grog_speaker *s, const struct grog_items *items, const char *parts,
                    const char *otherwise, struct grog_text *out)
{
    char own[GROG_KEY_MAX];
    snprintf(own, sizeof own, "%.64s.list.%s", s->m->system->name, parts);
    grog_join(s, items, grog_lookup(s->words, own, NULL).text ? own : otherwise, out);
}

/* All that must be done first; a card of a kind that is played for it is itself a price. */
static void say_prices(const struct grog_speaker *s, uint16_t card, const struct grog_ability *row,
                       struct grog_text *out)
{
    struct grog_items items = { .n = 0 };
    struct grog_text item = grog_item(&items);
    grog_say(s->words, NULL, &item, s->m->system->name, "point", s->m->system->points[row->point].name, "kind",
             kind_name(s, card), "price", NULL);
    grog_item_done(&items, &item);
    for (unsigned i = 0; i < GROG_PRICES && row->price[i].cost; i++) {
        item = grog_item(&items);
        say_price(s, &row->price[i], false, &item);
        grog_item_done(&items, &item);
    }
    join_as(s, &items, "prices", "list.last", out);
}

/* ---- effects ------------------------------------------------------------- */

static int within(int n, int low, int high) { return n < low ? low : n > high ? high : n; }

/* How much: as it is said, "2" or "2 (3 if Upgunned)", and the number that its words go by. */
struct amount { int n; char text[96]; };

static struct amount plainly(int n)
{
    struct amount a = { .n = n };
    snprintf(a.text, sizeof a.text, "%d", n);
    return a;
}

static void arg_amount(struct grog_args *a, const struct amount *n)
{
    grog_arg_number(a, "n", n->n);
    if (a->n && a->at[a->n - 1].counts)
        a->at[a->n - 1].text = n->text;
}

/* "the blow's strength": a pending value of the procedure at the point. */
static void say_pending(const struct grog_speaker *s, const struct grog_ability *row, const struct grog_effect *e,
                        const struct amount *n, struct grog_text *out)
{
    const struct grog_proc *p = grog_proc_row(s->m, s->m->system->points[row->point].proc);
    const char *name = p && e->word < GROG_PENDING ? p->pending[e->word].name : NULL;
    bool less = e->effect == GROG_EFFECT_ADD && n->n < 0;
    struct amount size = *n;
    char sort[GROG_KEY_MAX], slug[GROG_KEY_MAX];
    struct grog_args a = grog_no_args();
    grog_slug(p ? p->name : "", slug);
    snprintf(sort, sizeof sort, "pending.%.100s", slug);
    if (less && size.text[0] == '-')
        memmove(size.text, size.text + 1, strlen(size.text));
    size.n = less ? -size.n : size.n;
    grog_arg_row(s, &a, "what", sort, name ? name : "?");
    arg_amount(&a, &size);
    const char *way = e->effect == GROG_EFFECT_SET ? "set" : less ? "add.less" : "add.more";
    if (!grog_say(s->words, &a, out, s->m->system->name, sort, name ? name : "?", way, NULL)
        && !grog_say(s->words, &a, out, s->m->system->name, "effect", way, NULL))
        grog_say(s->words, &a, out, "effect", way, NULL);
}

/* Whom: `noun.duel.target.striker`, or at some points otherwise, `noun.duel.target.turn-ends.striker`,
 * and there for some scopes, `noun.duel.target.turn-ends.foes.striker`; without a further price, `target-plain`. */
static void arg_whom(const struct grog_speaker *s, struct grog_args *a, const struct grog_ability *row,
                     const char *target, bool again)
{
    const struct grog_system *y = s->m->system;
    char point[GROG_KEY_MAX], sort[GROG_KEY_MAX];
    grog_slug(y->points[row->point].name, point);
    snprintf(sort, sizeof sort, "target.%.80s.%s", point, grog_scopes[row->scope % GROG_SCOPES]);
    bool here = grog_lookup(s->words, "noun", y->name, sort, target, NULL).text != NULL;
    if (!here) {
        snprintf(sort, sizeof sort, "target.%.100s", point);
        here = grog_lookup(s->words, "noun", y->name, sort, target, NULL).text != NULL;
    }
    bool plain = !row->raise.cost && grog_lookup(s->words, "noun", y->name, "target-plain", target, NULL).text;
    grog_arg_row(s, a, "whom", again ? "target-again" : here ? sort : plain ? "target-plain" : "target", target);
}

/* A target may be another one at a point: `duel.target.wounded.owner.striker = me`. */
static const char *target_of(const struct grog_speaker *s, const struct grog_ability *row,
                             const struct grog_effect *e)
{
    const struct grog_system *y = s->m->system;
    const char *target = y->targets[e->target].name;
    struct grog_found other = grog_lookup(s->words, y->name, "target", y->points[row->point].name,
                                          grog_scopes[row->scope % GROG_SCOPES], target, NULL);
    return other.text ? other.text : target;
}

/* An effect of the system's on its target; `again`: on the one that was chosen before. */
static void say_done_to(const struct grog_speaker *s, const struct grog_ability *ability, const struct grog_effect *e,
                        const struct amount *n, bool again, struct grog_text *out)
{
    const struct grog_system *y = s->m->system;
    const struct grog_effect_row *row = &y->effects[e->effect];
    const char *target = target_of(s, ability, e);
    struct grog_args a = grog_no_args();
    struct amount none = plainly(0);
    arg_amount(&a, row->max || row->min ? n : &none);
    grog_arg_card(s, &a, "word", e->word);
    arg_whom(s, &a, ability, target, again);
    grog_arg_text(&a, "about", row->about ? row->about : row->name, NULL);
    if ((again && grog_say(s->words, &a, out, y->name, "effect", row->name, target, "again", NULL))
        || grog_say(s->words, &a, out, y->name, "effect", row->name, target, NULL)
        || (e->per && grog_say(s->words, &a, out, y->name, "effect", row->name, "per", NULL))
        || grog_say(s->words, &a, out, y->name, "effect", row->name, NULL))
        return;
    grog_say(s->words, &a, out, "effect.other", NULL);
}

static int amount_of(const struct grog_speaker *s, const struct grog_effect *e, int16_t amount)
{
    const struct grog_effect_row *row = e->effect < GROG_EFFECT_ADD ? &s->m->system->effects[e->effect] : NULL;
    return row && !e->per ? within(amount, row->min, row->max) : amount;
}

/* Is the further price of the same sort as one that is paid anyway? */
static bool is_paid_already(const struct grog_ability *row)
{
    for (unsigned i = 0; i < GROG_PRICES; i++)
        if (row->price[i].cost == row->raise.cost && row->price[i].word == row->raise.word)
            return true;
    return false;
}

/* " (2 if you also discard a card)"; the price is named once. */
static void say_raised(const struct grog_speaker *s, const struct grog_ability *row, const struct grog_effect *e,
                       bool first, struct grog_text *out)
{
    struct grog_args a = grog_no_args();
    PART(price);
    int n = amount_of(s, e, e->raised);
    bool again = is_paid_already(row);
    say_price(s, &row->raise, again, &price);
    grog_arg_number(&a, "n", e->effect == GROG_EFFECT_ADD && e->amount < 0 ? -n : n);
    grog_arg_lend(&a, "price", price_room);
    grog_print(out, " ");
    grog_say(s->words, &a, out, "effect", !first ? "raised-too" : again ? "raised-again" : "raised", NULL);
}

/* " in place of 2": what it is without the further price. */
static void say_in_place(const struct grog_speaker *s, const struct grog_effect *e, struct grog_text *out)
{
    struct grog_args a = grog_no_args();
    int n = amount_of(s, e, e->amount);
    grog_arg_number(&a, "n", e->effect == GROG_EFFECT_ADD && e->raised < 0 ? -n : n);
    grog_print(out, " ");
    grog_say(s->words, &a, out, "effect.in-place", NULL);
}

static void say_effect(const struct grog_speaker *s, uint16_t card, const struct grog_ability *row,
                       const struct grog_effect *e, const struct amount *n, bool again, struct grog_text *out)
{
    if (e->effect >= GROG_EFFECT_ADD)
        say_pending(s, row, e, n, out);
    else
        say_done_to(s, row, e, n, again, out);
    if (e->per) {
        grog_print(out, " ");
        grog_say_each(s, card, matter_of(s, row), e->per, e->per_word, out);
    }
}

static bool is_chosen(const struct grog_speaker *s, const struct grog_effect *e)
{
    return e->effect < GROG_EFFECT_ADD && s->m->system->targets[e->target].chosen;
}

/* Which numbers: as printed, with what a further price makes of them; as they are without it;
 * as they are with it; and of these only those that differ, with what they are in place of. */
enum numbers { PRINTED, UNRAISED, RAISED, DIFFERENT };

/* "2 (3 if Upgunned)" if the system has words for it, `warfighter.effect.raised-in`; false: it has not. */
static bool raise_inside(const struct grog_speaker *s, int plain, int more, struct amount *out)
{
    struct grog_args a = grog_no_args();
    bool less = plain < 0 && more < 0;
    struct grog_text t = { .at = out->text, .room = sizeof out->text };
    grog_arg_number(&a, "n", plain);
    grog_arg_number(&a, "more", less ? -more : more);
    out->n = more;
    if (plain)
        return grog_say(s->words, &a, &t, s->m->system->name, "effect", "raised-in", NULL);
    *out = plainly(more);
    return grog_lookup(s->words, s->m->system->name, "effect", "raised-only", NULL).text != NULL;
}

/* "roll the cover die again (if Upgunned, roll all the dice again)", if the system has words for it. */
static bool say_otherwise(const struct grog_speaker *s, uint16_t card, const struct grog_ability *row,
                          const struct grog_effect *e, struct grog_text *out)
{
    struct grog_args a = grog_no_args();
    struct amount plain = plainly(amount_of(s, e, e->amount)), more = plainly(amount_of(s, e, e->raised));
    PART(does);
    if (!grog_lookup(s->words, s->m->system->name, "effect", "raised-other", NULL).text)
        return false;
    say_effect(s, card, row, e, &more, false, &does);
    grog_arg_lend(&a, "does", does_room);
    say_effect(s, card, row, e, &plain, false, out);
    grog_print(out, " ");
    return grog_say(s->words, &a, out, s->m->system->name, "effect", "raised-other", NULL);
}

/* One effect with what a further price makes of it. */
static void say_with_raise(const struct grog_speaker *s, uint16_t card, const struct grog_ability *row,
                           const struct grog_effect *e, bool again, bool first, struct grog_text *out)
{
    int plain = amount_of(s, e, e->amount), more = amount_of(s, e, e->raised);
    struct amount n = plainly(plain);
    if (e->effect == GROG_EFFECT_SET && say_otherwise(s, card, row, e, out))
        return;
    bool inside = raise_inside(s, plain, more, &n);
    if (!inside)
        n = plainly(plain);
    say_effect(s, card, row, e, &n, again, out);
    if (!inside)
        say_raised(s, row, e, first, out);
    else if (!plain) {
        grog_print(out, " ");
        grog_say(s->words, NULL, out, s->m->system->name, "effect", "raised-only", NULL);
    }
}

/* True if a further price raises one of them. */
static bool say_effects(const struct grog_speaker *s, uint16_t card, const struct grog_ability *row,
                        enum numbers which, struct grog_text *out)
{
    struct grog_items items = { .n = 0 };
    bool chosen = false, raised = false;
    for (unsigned i = 0; i < row->effects; i++) {
        const struct grog_effect *e = &s->m->cards->effect[row->effect + i];
        struct grog_text item = grog_item(&items);
        int plain = amount_of(s, e, e->amount), more = amount_of(s, e, e->raised);
        bool differs = row->raise.cost && more != plain;
        if (which == DIFFERENT && !differs)
            continue;
        struct amount n = plainly(which >= RAISED ? more : plain);
        if (differs && which == PRINTED)
            say_with_raise(s, card, row, e, chosen && is_chosen(s, e), !raised, &item);
        else if (n.n || e->effect != GROG_EFFECT_ADD)
            say_effect(s, card, row, e, &n, chosen && is_chosen(s, e), &item);
        chosen = chosen || is_chosen(s, e);
        if (which == DIFFERENT && (plain || e->effect != GROG_EFFECT_ADD))
            say_in_place(s, e, &item);
        raised = raised || differs;
        grog_item_done(&items, &item);
    }
    join_as(s, &items, "effects", which == DIFFERENT ? "list.last" : "list.then", out);
    return raised;
}

/* ---- the whole ----------------------------------------------------------- */

/* `now`: it is offered, so that its conditions hold. */
static void say_ability(const struct grog_speaker *s, uint16_t card, const struct grog_ability *row, bool now,
                        struct grog_text *out)
{
    struct grog_conditions tests;
    struct grog_args a = grog_no_args();
    PART(first);
    PART(point);
    PART(conditions);
    PART(exceptions);
    PART(prices);
    PART(effects);
    PART(further);
    say_point(s, card, row, &first, &point);
    grog_say_tests(s, matter_of(s, row), row->test, &tests);
    if (now)
        tests.when.n = tests.unless.n = tests.at_once.n = 0;
    grog_say_at_once(&tests, &point);
    grog_join(s, &tests.when, "list.last", &conditions);
    grog_join(s, &tests.unless, "list.or", &exceptions);
    say_prices(s, card, row, &prices);
    if (!say_effects(s, card, row, PRINTED, &effects) && row->raise.cost)
        say_price(s, &row->raise, is_paid_already(row), &further);
    grog_arg_lend(&a, "first", now ? "" : first_room);
    grog_arg_lend(&a, "point", point_room);
    grog_arg_number(&a, "ifs", tests.when.n);
    grog_arg_lend(&a, "if", conditions_room);
    grog_arg_lend(&a, "unless", exceptions_room);
    grog_arg_lend(&a, "price", prices_room);
    grog_arg_lend(&a, "does", effects_room);
    grog_arg_lend(&a, "further", further_room);
    const char *sort = prices.n ? "price" : row->may ? "may" : "free";
    if (!grog_say(s->words, &a, out, s->m->system->name, "ability", sort, NULL)
        && !grog_say(s->words, &a, out, "ability", sort, NULL))
        grog_print(out, "%s: %s", point_room, effects_room);
}

void grog_say_ability(const struct grog_speaker *s, uint16_t card, const struct grog_ability *row,
                      struct grog_text *out)
{
    say_ability(s, card, row, false, out);
}

void grog_say_raise(const struct grog_speaker *s, uint16_t card, struct grog_text *out)
{
    const struct grog_card *c = &s->m->cards->card[card];
    for (unsigned i = 0; i < c->abilities; i++) {
        const struct grog_ability *row = &s->m->cards->ability[c->ability + i];
        struct grog_args a = grog_no_args();
        PART(price);
        if (!row->raise.cost)
            continue;
        say_price(s, &row->raise, false, &price);
        grog_arg_lend(&a, "price", price_room);
        grog_say(s->words, &a, out, s->m->system->name, "raise", NULL);
        return;
    }
}

/* ---- its questions ------------------------------------------------------- */

void grog_say_offer(const struct grog_speaker *s, uint16_t card, const struct grog_ability *row,
                    struct grog_text *out)
{
    say_ability(s, card, row, true, out);
}

void grog_say_further(const struct grog_speaker *s, uint16_t card, const struct grog_ability *row,
                      struct grog_text *price, struct grog_text *more)
{
    if (!row->raise.cost)
        return;
    say_price(s, &row->raise, is_paid_already(row), price);
    say_effects(s, card, row, DIFFERENT, more);
}

void grog_say_effects(const struct grog_speaker *s, uint16_t card, const struct grog_ability *row, bool raised,
                      struct grog_text *out)
{
    say_effects(s, card, row, raised ? RAISED : UNRAISED, out);
}
