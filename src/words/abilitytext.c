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

static struct grog_matter matter_of(const struct grog_speaker *s, const struct grog_ability *row)
{
    return (struct grog_matter){ "point", s->m->system->points[row->point].name, row->scope };
}

/* "when you strike with this"; and what stands before it, "before the dice". */
static void say_point(const struct grog_speaker *s, uint16_t card, const struct grog_ability *row,
                      struct grog_text *first, struct grog_text *out)
{
    const struct grog_system *y = s->m->system;
    const struct grog_point *p = &y->points[row->point];
    const char *scope = grog_scopes[row->scope % GROG_SCOPES];
    struct grog_args a = grog_no_args();
    if (grog_say(s->words, NULL, out, y->name, "point", p->name, "kind", kind_name(s, card), NULL))
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
    grog_join(s, &items, "list.last", out);
}

/* ---- effects ------------------------------------------------------------- */

static int within(int n, int low, int high) { return n < low ? low : n > high ? high : n; }

/* "the blow's strength": a pending value of the procedure at the point. */
static void say_pending(const struct grog_speaker *s, const struct grog_ability *row, const struct grog_effect *e,
                        int n, struct grog_text *out)
{
    const struct grog_proc *p = grog_proc_row(s->m, s->m->system->points[row->point].proc);
    const char *name = p && e->word < GROG_PENDING ? p->pending[e->word].name : NULL;
    bool less = e->effect == GROG_EFFECT_ADD && n < 0;
    char sort[GROG_KEY_MAX], slug[GROG_KEY_MAX];
    struct grog_args a = grog_no_args();
    grog_slug(p ? p->name : "", slug);
    snprintf(sort, sizeof sort, "pending.%.100s", slug);
    grog_arg_row(s, &a, "what", sort, name ? name : "?");
    grog_arg_number(&a, "n", less ? -n : n);
    grog_say(s->words, &a, out, "effect", e->effect == GROG_EFFECT_SET ? "set" : less ? "add.less" : "add.more", NULL);
}

/* Whom: `noun.duel.target.striker`, or at some points otherwise, `noun.duel.target.turn-ends.striker`,
 * and there for some scopes, `noun.duel.target.turn-ends.foes.striker`. */
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
    grog_arg_row(s, a, "whom", again ? "target-again" : here ? sort : "target", target);
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
                        int n, bool again, struct grog_text *out)
{
    const struct grog_system *y = s->m->system;
    const struct grog_effect_row *row = &y->effects[e->effect];
    const char *target = target_of(s, ability, e);
    struct grog_args a = grog_no_args();
    grog_arg_number(&a, "n", row->max || row->min ? n : 0);
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
                       const struct grog_effect *e, int n, bool again, struct grog_text *out)
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
        say_effect(s, card, row, e, which >= RAISED ? more : plain, chosen && is_chosen(s, e), &item);
        chosen = chosen || is_chosen(s, e);
        if (differs && which == PRINTED)
            say_raised(s, row, e, !raised, &item);
        if (which == DIFFERENT)
            say_in_place(s, e, &item);
        raised = raised || differs;
        grog_item_done(&items, &item);
    }
    grog_join(s, &items, which == DIFFERENT ? "list.last" : "list.then", out);
    return raised;
}

/* ---- the whole ----------------------------------------------------------- */

/* `now`: it is offered, so that its conditions hold. */
static void say_ability(const struct grog_speaker *s, uint16_t card, const struct grog_ability *row, bool now,
                        struct grog_text *out)
{
    struct grog_items when = { .n = 0 }, unless = { .n = 0 };
    struct grog_args a = grog_no_args();
    PART(first);
    PART(point);
    PART(conditions);
    PART(exceptions);
    PART(prices);
    PART(effects);
    PART(further);
    say_point(s, card, row, &first, &point);
    if (!now)
        grog_say_tests(s, matter_of(s, row), row->test, &when, &unless);
    grog_join(s, &when, "list.last", &conditions);
    grog_join(s, &unless, "list.or", &exceptions);
    say_prices(s, card, row, &prices);
    if (!say_effects(s, card, row, PRINTED, &effects) && row->raise.cost)
        say_price(s, &row->raise, is_paid_already(row), &further);
    grog_arg_lend(&a, "first", now ? "" : first_room);
    grog_arg_lend(&a, "point", point_room);
    grog_arg_number(&a, "ifs", when.n);
    grog_arg_lend(&a, "if", conditions_room);
    grog_arg_lend(&a, "unless", exceptions_room);
    grog_arg_lend(&a, "price", prices_room);
    grog_arg_lend(&a, "does", effects_room);
    grog_arg_lend(&a, "further", further_room);
    if (!grog_say(s->words, &a, out, "ability", prices.n ? "price" : row->may ? "may" : "free", NULL))
        grog_print(out, "%s: %s", point_room, effects_room);
}

void grog_say_ability(const struct grog_speaker *s, uint16_t card, const struct grog_ability *row,
                      struct grog_text *out)
{
    say_ability(s, card, row, false, out);
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
