/* SPDX-License-Identifier: MIT */
/* abilitytext.c -- an ability in a sentence: its moment and conditions, its price, what it does.
 *
 * Effects are said as orders ("draw a card", "wound a foe for 1"), whoever they concern, so
 * that any of them can follow any moment, "you may" or "to". */
#include "rowtext.h"
#include "kernel/ability.h"

#include <stdio.h>
#include <string.h>

/* ---- the moment ---------------------------------------------------------- */

static const char *kind_name(const struct grog_speaker *s, uint16_t card)
{
    const char *name = s->m->system->card_kinds[s->m->cards->card[card].kind].name;
    return name ? name : "";
}

/* Would nothing happen without the condition: `warfighter.measure.suppressed.idle.rally.me-or-any`? */
static bool is_idle(const struct grog_speaker *s, const struct grog_ability *row, const struct grog_test *test)
{
    const struct grog_system *y = s->m->system;
    bool idle = row->effects && test->amount == 1 && !(test->less & GROG_TEST_LESS);
    for (unsigned i = 0; idle && i < row->effects; i++) {
        const struct grog_effect *e = &s->m->cards->effect[row->effect + i];
        idle = e->effect < y->n_effects && test->measure < y->n_measures
            && grog_lookup(s->words, y->name, "measure", y->measures[test->measure].name, "idle",
                           y->effects[e->effect].name, y->targets[e->target].name, NULL).text;
    }
    return idle;
}

/* What every effect is multiplied by, is so for all of it. */
static struct grog_matter matter_of(const struct grog_speaker *s, uint16_t card, const struct grog_ability *row)
{
    struct grog_matter of = grog_matter_of(s, card, "point", s->m->system->points[row->point].name, row->scope,
                                           row->test);
    const struct grog_effect *e = &s->m->cards->effect[row->effect];
    bool all = row->effects > 0;
    for (unsigned i = 0; i < row->effects; i++)
        all = all && e[i].per == e[0].per && e[i].per_word == e[0].per_word;
    of.per = all ? e[0].per : 0;
    of.per_word = all ? e[0].per_word : 0;
    for (unsigned i = 0; i < GROG_TESTS && row->test[i].measure && !of.idle; i++)
        of.idle = is_idle(s, row, &row->test[i]) ? &row->test[i] : NULL;
    return of;
}

/* "when you strike with this"; and what stands before it, "before the dice". */
static void say_point(const struct grog_speaker *s, uint16_t card, const struct grog_ability *row,
                      struct grog_matter of, struct grog_text *first, struct grog_text *out)
{
    const struct grog_system *y = s->m->system;
    const struct grog_point *p = &y->points[row->point];
    const char *scope = grog_scopes[row->scope % GROG_SCOPES];
    struct grog_args a = grog_no_args();
    if (grog_say(s->words, NULL, out, y->name, "point", p->name, "kind", kind_name(s, card), NULL))
        return;
    if (grog_say_matter(s, of, out))
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

/* How much, and what stands behind it: " (3 if Upgunned)". */
struct amount { int n; char after[96]; };

static struct amount plainly(int n) { return (struct amount){ .n = n }; }

static void arg_amount(struct grog_args *a, const struct amount *n)
{
    grog_arg_number(a, "n", n->n);
    if (a->n && a->at[a->n - 1].counts)
        a->at[a->n - 1].after = n->after[0] ? n->after : NULL;
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
    size.n = less ? -size.n : size.n;
    grog_arg_row(s, &a, "what", sort, name ? name : "?");
    arg_amount(&a, &size);
    const char *way = e->effect == GROG_EFFECT_SET ? "set" : less ? "add.less" : "add.more";
    if (!grog_say(s->words, &a, out, s->m->system->name, sort, name ? name : "?", way, NULL)
        && !grog_say(s->words, &a, out, s->m->system->name, "effect", way, NULL))
        grog_say(s->words, &a, out, "effect", way, NULL);
}

/* Whom: `noun.duel.target.striker`, or at some points otherwise, `noun.duel.target.turn-ends.striker`,
 * and there for some scopes, `noun.duel.target.turn-ends.foes.striker`; in the voice of the card, `target-borne`;
 * without a further price, `target-plain`. */
static void arg_whom(const struct grog_speaker *s, struct grog_args *a, const struct grog_ability *row,
                     struct grog_matter of, const char *target, bool again)
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
    if (!here) {
        snprintf(sort, sizeof sort, "target-%.100s", of.voice);
        here = *of.voice && grog_lookup(s->words, "noun", y->name, sort, target, NULL).text;
    }
    bool plain = !row->raise.cost && grog_lookup(s->words, "noun", y->name, "target-plain", target, NULL).text;
    again = again && grog_lookup(s->words, "noun", y->name, "target-again", target, NULL).text;
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

/* Its words, of its target if there are such. */
static struct grog_found message_of(const struct grog_speaker *s, const struct grog_ability *ability,
                                    const struct grog_effect *e, bool again)
{
    const struct grog_system *y = s->m->system;
    const char *effect = y->effects[e->effect].name, *target = target_of(s, ability, e);
    struct grog_found f = { NULL, NULL };
    if (again)
        f = grog_lookup(s->words, y->name, "effect", effect, target, "again", NULL);
    if (!f.text)
        f = grog_lookup(s->words, y->name, "effect", effect, target, NULL);
    if (!f.text && e->per)
        f = grog_lookup(s->words, y->name, "effect", effect, "per", NULL);
    if (!f.text)
        f = grog_lookup(s->words, y->name, "effect", effect, NULL);
    return f;
}

/* Who is the subject of what is said of the effect: its target, from 1; 0: nobody, it is an order. */
static unsigned subject_of(const struct grog_speaker *s, const struct grog_ability *row, const struct grog_effect *e)
{
    static const char whom[] = "{whom} ";
    if (e->effect >= GROG_EFFECT_ADD)
        return 0;
    struct grog_found f = message_of(s, row, e, false);
    return f.text && !strncmp(f.text, whom, sizeof whom - 1) ? e->target : 0;
}

/* Which of the row's effects was named before: NEW, AGAIN (chosen before), SAME (the subject of the last one). */
enum named { NEW, AGAIN, SAME };

/* An effect of the system's on its target. */
static void say_done_to(const struct grog_speaker *s, const struct grog_ability *ability, struct grog_matter of,
                        const struct grog_effect *e, const struct amount *n, enum named named, struct grog_text *out)
{
    const struct grog_system *y = s->m->system;
    const struct grog_effect_row *row = &y->effects[e->effect];
    struct grog_found message = message_of(s, ability, e, named == AGAIN);
    struct grog_args a = grog_no_args();
    struct amount none = plainly(0);
    PART(text);
    arg_amount(&a, row->max || row->min ? n : &none);
    grog_arg_card(s, &a, "word", e->word);
    grog_arg_text(&a, "about", row->about ? row->about : row->name, NULL);
    arg_whom(s, &a, ability, of, target_of(s, ability, e), named == AGAIN);
    if (named == SAME)
        a.at[a.n - 1].text = "";
    if (message.text)
        grog_message(s->words, message, &a, &text);
    else
        grog_say(s->words, &a, &text, "effect.other", NULL);
    grog_print(out, "%s", text_room + (text_room[0] == ' '));
    if (n->after[0] && !strstr(text_room, n->after))
        grog_print(out, "%s", n->after);                /* its words have no number */
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

/* The ability whose effects are said, and of which card. */
struct saying { const struct grog_speaker *s; uint16_t card; const struct grog_ability *row; struct grog_matter of; };

static void say_effect(const struct saying *it, const struct grog_effect *e, const struct amount *n, enum named named,
                       struct grog_text *out)
{
    if (e->effect >= GROG_EFFECT_ADD)
        say_pending(it->s, it->row, e, n, out);
    else
        say_done_to(it->s, it->row, it->of, e, n, named, out);
    if (e->per) {
        grog_print(out, " ");
        grog_say_each(it->s, it->card, it->of, e->per, e->per_word, out);
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
    struct grog_text t = { .at = out->after, .room = sizeof out->after };
    grog_arg_number(&a, "more", less ? -more : more);
    *out = plainly(plain ? plain : more);
    grog_print(&t, " ");
    if (plain && grog_say(s->words, &a, &t, s->m->system->name, "effect", "raised-in", NULL))
        return true;
    out->after[0] = 0;
    return !plain && grog_lookup(s->words, s->m->system->name, "effect", "raised-only", NULL).text;
}

/* "roll the cover die again (if Upgunned, roll all the dice again)", if the system has words for it. */
static bool say_otherwise(const struct saying *it, const struct grog_effect *e, struct grog_text *out)
{
    const struct grog_speaker *s = it->s;
    struct grog_args a = grog_no_args();
    struct amount plain = plainly(amount_of(s, e, e->amount)), more = plainly(amount_of(s, e, e->raised));
    PART(does);
    if (!grog_lookup(s->words, s->m->system->name, "effect", "raised-other", NULL).text)
        return false;
    say_effect(it, e, &more, NEW, &does);
    grog_arg_lend(&a, "does", does_room);
    say_effect(it, e, &plain, NEW, out);
    grog_print(out, " ");
    return grog_say(s->words, &a, out, s->m->system->name, "effect", "raised-other", NULL);
}

/* Is there nothing of it without the further price, and has the system words for that? */
static bool is_raised_only(const struct grog_speaker *s, const struct grog_ability *row, const struct grog_effect *e)
{
    return row->raise.cost && e->effect != GROG_EFFECT_SET && !amount_of(s, e, e->amount) && amount_of(s, e, e->raised)
        && grog_lookup(s->words, s->m->system->name, "effect", "raised-only", NULL).text;
}

/* One effect with what a further price makes of it; `first`: no other was raised before it. */
static void say_with_raise(const struct saying *it, const struct grog_effect *e, enum named named, bool first,
                           struct grog_text *out)
{
    const struct grog_speaker *s = it->s;
    int plain = amount_of(s, e, e->amount), more = amount_of(s, e, e->raised);
    struct amount n = plainly(plain);
    struct grog_args a = grog_no_args();
    PART(does);
    if (e->effect == GROG_EFFECT_SET && say_otherwise(it, e, out))
        return;
    bool inside = raise_inside(s, plain, more, &n);
    if (!inside)
        n = plainly(plain);
    if (is_raised_only(s, it->row, e)) {
        say_effect(it, e, &n, named, &does);
        grog_arg_lend(&a, "does", does_room);
        grog_say(s->words, &a, out, s->m->system->name, "effect", "raised-only", NULL);
        return;
    }
    say_effect(it, e, &n, named, out);
    if (!inside)
        say_raised(s, it->row, e, first, out);
}

/* ---- several effects ------------------------------------------------------ */

/* Is it said to the reader as an order: does it begin with one of `warfighter.list.orders`? */
static bool is_order(const struct grog_speaker *s, const char *said)
{
    struct grog_found orders = grog_lookup(s->words, s->m->system->name, "list", "orders", NULL);
    size_t n = strcspn(said, " ");
    for (const char *c = orders.text; c && *c; c += strspn(c, " ")) {
        size_t word = strcspn(c, " ");
        if (word == n && !memcmp(c, said, n))
            return true;
        c += word;
    }
    return false;
}

/* "you may move", but not "you (any Soldier if Upgunned) move" */
static bool is_to_you(const struct grog_speaker *s, const char *said)
{
    struct grog_found you = grog_lookup(s->words, "noun.you", NULL);
    size_t n = you.text ? strlen(you.text) : 0;
    return n && !strncmp(said, you.text, n) && said[n] == ' ' && said[n + 1] != '(';
}

/* "each Soldier removes 1 Suppress and you draw 1 card": an order behind what others do. */
static void address(const struct grog_speaker *s, struct grog_items *items)
{
    for (unsigned i = items->n; i-- > 1;) {
        char said[GROG_ITEM];
        struct grog_args a = grog_no_args();
        if (!is_order(s, items->at[i]) || is_order(s, items->at[i - 1]) || is_to_you(s, items->at[i - 1]))
            continue;
        memcpy(said, items->at[i], sizeof said);
        struct grog_text item = { .at = items->at[i], .room = GROG_ITEM };
        grog_arg_lend(&a, "does", said);
        if (!grog_say(s->words, &a, &item, s->m->system->name, "effect", "you", NULL))
            grog_print(&item, "%s", said);
    }
}

/* What the same one does stands in one item: "each Soldier draws 1 card and removes 1 Suppress". */
static void end_group(const struct grog_speaker *s, struct grog_items *group, struct grog_items *items)
{
    struct grog_text item = grog_item(items);
    grog_join(s, group, "list.last", &item);
    grog_item_done(items, &item);
    group->n = 0;
}

/* How it is with the target of this effect; `before`: the last effect that was said, or NULL. */
static enum named named_of(const struct saying *it, const struct grog_effect *e, const struct grog_effect *before,
                           bool chosen)
{
    unsigned subject = subject_of(it->s, it->row, e);
    bool joins = grog_lookup(it->s->words, it->s->m->system->name, "list", "orders", NULL).text;
    if (joins && before && subject && subject_of(it->s, it->row, before) == subject)
        return SAME;
    return chosen && is_chosen(it->s, e) ? AGAIN : NEW;
}

/* What has been said of an ability's effects so far. */
struct so_far {
    struct grog_items items, group;                     /* whole parts; and what the last one does */
    const struct grog_effect *before;                   /* the last effect, or NULL */
    bool chosen, raised;                                /* was a target chosen, an amount raised? */
};

static void add_effect(const struct saying *it, const struct grog_effect *e, enum numbers which, struct so_far *so_far)
{
    int plain = amount_of(it->s, e, e->amount), more = amount_of(it->s, e, e->raised);
    bool differs = it->row->raise.cost && more != plain;
    if (which == DIFFERENT && !differs)
        return;
    struct amount n = plainly(which >= RAISED ? more : plain);
    enum named named = named_of(it, e, so_far->before, so_far->chosen);
    if (named != SAME)
        end_group(it->s, &so_far->group, &so_far->items);
    struct grog_text item = grog_item(&so_far->group);
    if (differs && which == PRINTED)
        say_with_raise(it, e, named, !so_far->raised, &item);
    else if (n.n || e->effect != GROG_EFFECT_ADD)
        say_effect(it, e, &n, named, &item);
    if (which == DIFFERENT && (plain || e->effect != GROG_EFFECT_ADD))
        say_in_place(it->s, e, &item);
    grog_item_done(&so_far->group, &item);
    so_far->chosen = so_far->chosen || is_chosen(it->s, e);
    so_far->raised = so_far->raised || differs;
    so_far->before = e;
}

/* First what is done anyway, then what is done only for the further price.  True if that raises one of them. */
static bool say_effects(const struct grog_speaker *s, uint16_t card, const struct grog_ability *row,
                        enum numbers which, struct grog_text *out)
{
    const struct saying it = { s, card, row, matter_of(s, card, row) };
    struct so_far so_far = { .before = NULL };
    for (unsigned late = 0; late < 2; late++, so_far.before = NULL)
        for (unsigned i = 0; i < row->effects; i++) {
            const struct grog_effect *e = &s->m->cards->effect[row->effect + i];
            so_far.before = late ? NULL : so_far.before;        /* "if Upgunned, he ...": each by itself */
            if ((which == PRINTED && is_raised_only(s, row, e)) == late)
                add_effect(&it, e, which, &so_far);
        }
    end_group(s, &so_far.group, &so_far.items);
    address(s, &so_far.items);
    join_as(s, &so_far.items, "effects", which == DIFFERENT ? "list.last" : "list.then", out);
    return so_far.raised;
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
    struct grog_matter of = matter_of(s, card, row);
    say_point(s, card, row, of, &first, &point);
    grog_say_tests(s, of, row->test, &tests);
    if (now)
        tests.when.n = tests.unless.n = tests.at_once.n = 0;
    grog_say_at_once(s, &tests, "list.not", "list.nor", &point);
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

void grog_say_moment(const struct grog_speaker *s, uint16_t card, const struct grog_ability *row,
                     struct grog_text *out)
{
    PART(first);
    say_point(s, card, row, matter_of(s, card, row), &first, out);
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

void grog_say_use(const struct grog_speaker *s, uint32_t row, struct grog_text *price, struct grog_text *does)
{
    const struct grog_ability *ability = &s->m->cards->ability[row];
    uint16_t card = grog_ability_card(s->m->cards, row);
    say_prices(s, card, ability, price);
    say_effects(s, card, ability, PRINTED, does);
}
