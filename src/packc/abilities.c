/* SPDX-License-Identifier: MIT */
/* abilities.c -- at { point, cost = ..., effect = ... }: what a card does at a point. */
#include "compile.h"
#include "kernel/ability.h"
#include "kernel/source.h"

#include <string.h>

struct ability {
    struct grog_pack_ability row;
    struct conditions conditions;
    uint32_t point;                     /* row of the system; 0: not known */
    uint32_t chosen;                    /* the target row that its owner chooses; 0: none yet */
    bool     raises;                    /* an amount is raised(a, b), */
    struct place raised;                /* here first */
};

/* A verb of it, and what was said of it so far. */
struct verb {
    const struct grog_effect_row *row;
    struct grog_pack_effect e;
    uint32_t target;                    /* 0: none, or one that is not known */
    bool     named, amount;
};

/* ---- prices -------------------------------------------------------------- */

/* The word that a row takes, as the first argument; how many arguments it used. */
static uint32_t read_taken(struct compile *c, const struct at *v, uint8_t takes, uint16_t *ref)
{
    const char *kind = c->system->card_kinds[takes].name;
    if (!takes)
        return 0;
    if (!v->node->n || v->node->argument[0].type == NODE_WHOLE) {
        WRONG(c, v, "'%s' needs %s %s: %s(%s, ...)", v->node->text, article(kind), kind, v->node->text, kind);
        return 0;
    }
    struct at argument = at_argument(v, 0);
    *ref = ref_of(c, cards_find(c, &argument, takes));
    return 1;
}

static void read_price(struct compile *c, const struct at *v, struct grog_pack_price *out)
{
    uint32_t row = read_row(c, v, CLASS_COST);
    if (!row)
        return;
    const struct grog_cost_row *cost = &c->system->costs[row];
    out->cost = image_word(&c->image, GROG_PACK_COST, cost->name);
    uint32_t used = read_taken(c, v, cost->takes, &out->ref);
    if (v->node->n > used + 1)
        WRONG(c, v, "'%s' takes %s", v->node->text, cost->takes ? "a word and a number" : "one number");
    if (v->node->n > used) {
        struct at amount = at_argument(v, used);
        read_amount(c, &amount, v->node->text, cost->min, cost->max, &out->amount);
    } else if (cost->min > 1 || cost->max < 1) {
        WRONG(c, v, "'%s' needs a number, %d to %d", v->node->text, cost->min, cost->max);
    } else {
        out->amount = 1;
    }
}

static void read_prices(struct compile *c, const struct at *v, struct grog_pack_ability *out)
{
    uint32_t n = items_of(c, v);
    if (n > GROG_PRICES)
        WRONG(c, v, "more than %d prices", GROG_PRICES);
    if (!n)
        WRONG(c, v, "no price stands here");
    for (uint32_t i = 0; i < n && i < GROG_PRICES; i++) {
        struct at item = item_of(v, i);
        read_price(c, &item, &out->price[i]);
    }
}

/* ---- amounts ------------------------------------------------------------- */

static bool is_amount(const struct node *n)
{
    return n->type == NODE_WHOLE || n->type == NODE_REAL || (is_word(n, "raised") && n->called)
        || (is_word(n, "n") && !n->called);
}

/* 2, raised(1, 3), or n */
static void read_effect_amount(struct compile *c, struct ability *a, const struct at *v, const char *what,
                               int min, int max, struct grog_pack_effect *e)
{
    int16_t times = is_times_n(c, v->node);
    if (times) {
        if (e->per)
            WRONG(c, v, "'n' and 'per' do not go together");
        e->per = GROG_PACK_TIMES_N;
        e->amount = e->raised = times;
        return;
    }
    if (!is_word(v->node, "raised")) {
        read_amount(c, v, what, min, max, &e->amount);
        e->raised = e->amount;
        return;
    }
    if (!a->raises)
        a->raised = place_of(c, v);
    a->raises = true;
    if (v->node->n != 2) {
        WRONG(c, v, "raised takes two numbers: raised(1, 3)");
        return;
    }
    struct at low = at_argument(v, 0), high = at_argument(v, 1);
    read_amount(c, &low, what, min, max, &e->amount);
    read_amount(c, &high, what, min, max, &e->raised);
}

static void read_per(struct compile *c, const struct at *v, struct grog_pack_effect *e)
{
    if (e->per)
        WRONG(c, v, "only one thing can be counted");
    read_measure(c, v, &e->per, &e->per_ref);
}

/* ---- pending values ------------------------------------------------------ */

static const struct grog_proc *proc_at(const struct compile *c, uint32_t point)
{
    return &c->system->procs[c->system->points[point].proc];
}

static struct names pending_names(struct compile *c, uint32_t point)
{
    const struct grog_proc *p = proc_at(c, point);
    const char **names = arena_take(&c->arena, GROG_PENDING * sizeof *names);
    uint32_t n = 0;
    while (n < GROG_PENDING && p->pending[n].name) {
        names[n] = as_word(&c->arena, p->pending[n].name);
        n++;
    }
    return (struct names){ names, n };
}

static uint32_t place_among(struct names names, const char *word)
{
    uint32_t i = 0;
    while (i < names.n && !same_word(names.at[i], word))
        i++;
    return i;
}

const char *pending_called(struct compile *c, const char *word, const struct node *amount)
{
    for (uint32_t point = 1; point < c->system->n_points; point++) {
        struct names names = pending_names(c, point);
        uint32_t i = place_among(names, word);
        if (i < names.n)
            return arena_print(&c->arena, "%s can be changed only in an ability: at { %s, effect = add { %s = %s } }",
                               names.at[i], as_word(&c->arena, c->system->points[point].name), names.at[i],
                               amount->type == NODE_WHOLE ? shown(c, amount) : "1");
    }
    return NULL;
}

/* With where something can be: "at struck: strength". */
static void tell_nothing_pending(struct compile *c, const struct at *key, uint32_t here)
{
    struct packc_mistake *m = WRONG(c, key, "nothing can be changed at '%s'", c->system->points[here].name);
    for (uint32_t point = 1; point < c->system->n_points; point++) {
        struct names names = pending_names(c, point);
        const char *where = names.n ? arena_print(&c->arena, "at %s: %s",
            as_word(&c->arena, c->system->points[point].name), names.at[0]) : NULL;
        for (uint32_t i = 1; i < names.n; i++)
            where = arena_print(&c->arena, "%s, %s", where, names.at[i]);
        if (where && strlen(m->expected) + strlen(where) + 2 < sizeof m->expected)
            expect_also(m, where);
    }
}

static void add_pending(struct compile *c, struct ability *a, const struct at *key, const struct at *value,
                        struct grog_pack_effect e)
{
    const struct grog_proc *proc = proc_at(c, a->point);
    struct names names = pending_names(c, a->point);
    uint32_t i = place_among(names, key->key);
    if (i == names.n) {
        if (!names.n)
            tell_nothing_pending(c, key, a->point);
        else
            expect_one_of(WRONG(c, key, "no pending value is called '%s'", key->key), key->key, names);
        return;
    }
    const char *word = arena_print(&c->arena, "%s.%s", proc->name, proc->pending[i].name);
    e.ref = image_word(&c->image, GROG_PACK_PENDING, word);
    read_effect_amount(c, a, value, key->key, INT16_MIN, INT16_MAX, &e);
    *ADD(c->image.arena, c->image.effects) = e;
    a->row.effects++;
}

/* add { strength = -2, per = standards } */
static void read_pending(struct compile *c, struct ability *a, const struct at *v)
{
    struct at table = at_argument(v, 0);
    struct grog_pack_effect e = { .effect = is_word(v->node, "add") ? GROG_PACK_ADD : GROG_PACK_SET };
    uint32_t found = 0;
    for (uint32_t i = 0; i < table.node->n; i++) {
        struct at value = at_field(&table, &table.node->entry[i]);
        if (table.node->entry[i].key && !strcmp(table.node->entry[i].key, "per"))
            read_per(c, &value, &e);
    }
    for (uint32_t i = 0; i < table.node->n; i++) {
        struct at key = at_key(&table, &table.node->entry[i]), value = at_field(&table, &table.node->entry[i]);
        if (!key.key)
            WRONG(c, &key, "%s has only named parts: value = amount", v->node->text);
        else if (strcmp(key.key, "per") != 0 && a->point)
            add_pending(c, a, &key, &value, e);
        found += key.key && strcmp(key.key, "per") != 0;
    }
    if (!found)
        WRONG(c, v, "%s changes nothing", v->node->text);
}

/* ---- effects ------------------------------------------------------------- */

static void use_target(struct compile *c, struct ability *a, const struct at *v, uint32_t target)
{
    const struct grog_target_row *rows = c->system->targets;
    if (!rows[target].chosen || !is_allowed(c, CLASS_TARGET, target))
        return;
    if (a->chosen && a->chosen != target)
        WRONG(c, v, "'%s' and '%s' are both chosen: an ability has one choice",
              rows[a->chosen].name, rows[target].name);
    a->chosen = target;
}

/* An argument behind the word that the verb takes: amount, target, per(measure). */
static void read_effect_argument(struct compile *c, struct ability *a, const struct at *v, struct verb *verb)
{
    const struct grog_effect_row *row = verb->row;
    if (is_word(v->node, "per") && v->node->called) {
        struct at measure = v->node->n == 1 ? at_argument(v, 0) : *v;
        if (v->node->n != 1)
            WRONG(c, v, "per takes one condition: per(condition)");
        else
            read_per(c, &measure, &verb->e);
    } else if (is_amount(v->node)) {
        if (!row->min && !row->max)
            WRONG(c, v, "'%s' takes no number", row->name);
        else if (verb->amount)
            WRONG(c, v, "'%s' takes one number", row->name);
        else
            read_effect_amount(c, a, v, row->name, row->min, row->max, &verb->e);
        verb->amount = true;
    } else if (verb->named) {
        WRONG(c, v, "'%s' takes one target", row->name);
    } else {
        verb->named = true;
        verb->target = read_row(c, v, CLASS_TARGET);
        if (verb->target && v->node->called)
            WRONG(c, v, "'%s' takes nothing", v->node->text);
        if (verb->target)
            needs_owner(c, v, CLASS_TARGET, verb->target, "chosen");
    }
}

/* The verb's own target, if the card names none. */
static uint32_t target_left_out(struct compile *c, const struct at *v, const struct grog_effect_row *row)
{
    if (row->target && !is_allowed(c, CLASS_TARGET, row->target))
        expect_one_of(WRONG(c, v, "%s has no owner: say whom", c->system->card_kinds[c->kind].name), "",
                      allowed(c, CLASS_TARGET));
    return row->target;
}

/* What the verb does can be done to what the target is. */
static void check_suits(struct compile *c, const struct at *v, uint32_t effect, uint32_t target)
{
    const struct grog_system *s = c->system;
    const char **names = arena_take(&c->arena, s->n_targets * sizeof *names);
    struct names can = { names, 0 };
    if (grog_suits(s, (uint8_t)effect, (uint8_t)target) != GROG_SUITS_NONE)
        return;
    for (uint32_t i = 1; i < s->n_targets; i++)
        if (grog_suits(s, (uint8_t)effect, (uint8_t)i) != GROG_SUITS_NONE && is_allowed(c, CLASS_TARGET, i))
            names[can.n++] = as_word(&c->arena, s->targets[i].name);
    expect_one_of(WRONG(c, v, "'%s' cannot be done to '%s'", s->effects[effect].name, s->targets[target].name), "",
                  can);
}

/* A verb that may bring about the point at which it is said goes on until it is refused; not if the card hears the
 * point only of itself, since it is brought about of others. */
static void warn_of_circle(struct compile *c, const struct ability *a, const struct at *v, uint32_t effect)
{
    const struct grog_system *s = c->system;
    if (!a->point || a->point >= 64 || !s->brings || !(s->brings[effect] >> a->point & 1)
        || grog_is_own((uint8_t)a->row.scope))
        return;
    struct packc_mistake *m = WARN(c, v, "'%s' may bring about '%s', where it is said: it may set itself off again and "
                                   "again, until it is refused", s->effects[effect].name, s->points[a->point].name);
    m->check = "sets_itself_off";
    m->card = c->reading->name;
}

static void read_verb(struct compile *c, struct ability *a, const struct at *v, uint32_t which)
{
    const struct grog_effect_row *row = &c->system->effects[which];
    struct verb verb = { .row = row, .e = { .effect = image_word(&c->image, GROG_PACK_EFFECT, row->name) } };
    for (uint32_t i = read_taken(c, v, row->takes, &verb.e.ref); i < v->node->n; i++) {
        struct at argument = at_argument(v, i);
        read_effect_argument(c, a, &argument, &verb);
    }
    if (!verb.amount && (row->min || row->max)) {
        if (row->min > 1 || row->max < 1)
            WRONG(c, v, "'%s' needs a number, %d to %d", row->name, row->min, row->max);
        verb.e.amount = verb.e.raised = 1;
    }
    if (!verb.named)
        verb.target = target_left_out(c, v, row);
    if (verb.target) {
        check_suits(c, v, which, verb.target);
        use_target(c, a, v, verb.target);
        verb.e.target = image_word(&c->image, GROG_PACK_TARGET, c->system->targets[verb.target].name);
    }
    warn_of_circle(c, a, v, which);
    *ADD(c->image.arena, c->image.effects) = verb.e;
    a->row.effects++;
}

static void read_effects(struct compile *c, struct ability *a, const struct at *v)
{
    uint32_t n = items_of(c, v);
    if (!n)
        WRONG(c, v, "no effect stands here");
    for (uint32_t i = 0; i < n && a->row.effects <= GROG_EFFECTS; i++) {
        struct at item = item_of(v, i);
        const struct node *node = item.node;
        bool pending = (is_word(node, "add") || is_word(node, "set")) && node->n == 1
                    && node->argument[0].type == NODE_TABLE;
        uint32_t verb = pending ? 0 : read_row(c, &item, CLASS_EFFECT);
        if (pending)
            read_pending(c, a, &item);
        else if (verb)
            read_verb(c, a, &item, verb);
    }
    if (a->row.effects > GROG_EFFECTS)
        WRONG(c, v, "more than %d effects", GROG_EFFECTS);
}

/* ---- the row ------------------------------------------------------------- */

static void read_part(struct compile *c, struct ability *a, const char *key, const struct at *name, const struct at *v)
{
    static const char *const parts[] = { "of", "when", "unless", "effect", "cost", "raise", "may" };
    const struct names all = { parts, GROG_COUNT(parts) }, ownerless = { parts, 4 };
    const char *kind = c->system->card_kinds[c->kind].name;
    uint32_t part = 0;
    while (part < all.n && strcmp(key, parts[part]) != 0)
        part++;
    bool owned = part >= ownerless.n && part < all.n && c->system->card_kinds[c->kind].ownerless;
    if (part == all.n)
        expect_one_of(WRONG(c, name, "at has no part '%s'", key), key, all);
    else if (owned)
        expect_one_of(WRONG(c, name, "%s has no owner: '%s' cannot be %s there", kind, key,
                            !strcmp(key, "may") ? "asked" : "paid"), "", ownerless);
    else if (!strcmp(key, "cost"))
        read_prices(c, v, &a->row);
    else if (!strcmp(key, "raise"))
        read_price(c, v, &a->row.raise);
    else if (!strcmp(key, "may"))
        a->row.may = read_flag(c, v, key);
}

/* A card that is played from a hand is so where a window opens, or at the point of its kind. */
static void check_window(struct compile *c, const struct at *v, uint32_t point)
{
    const struct grog_card_kind *k = &c->system->card_kinds[c->kind];
    const struct grog_point *rows = c->system->points;
    const char **names = arena_take(&c->arena, c->system->n_points * sizeof *names);
    struct names can = { names, 0 };
    if (!k->played_at || is_beside(c) || c->lies || point == k->played_at || rows[point].window)
        return;
    for (uint32_t i = 1; i < c->system->n_points; i++)
        if (i == k->played_at || rows[i].window)
            names[can.n++] = as_word(&c->arena, rows[i].name);
    expect_one_of(WRONG(c, v, "at '%s' no card is played from the hand: %s %s%s%s could never be used there",
                        rows[point].name, article(k->name), k->name, k->lies_by ? " without " : "",
                        k->lies_by ? k->lies_by : ""), "", can);
}

static void read_point(struct compile *c, struct ability *a, const struct at *row, const struct at *table)
{
    const struct entry *first = table->node->n ? &table->node->entry[0] : NULL;
    if (!first || first->key || first->index != 1) {
        expect_one_of(WRONG(c, row, "at needs a point: at { point, ... }"), "", c->words.names[CLASS_POINT]);
        return;
    }
    struct at v = at_field(table, first);
    a->point = read_row(c, &v, CLASS_POINT);
    if (a->point && v.node->called)
        WRONG(c, &v, "'%s' takes nothing", v.node->text);
    if (a->point && !is_allowed(c, CLASS_POINT, a->point)) {
        const struct grog_card_kind *k = &c->system->card_kinds[c->kind];
        expect_one_of(WRONG(c, &v, "%s %s speaks only at '%s'", article(k->name), k->name,
                            c->system->points[k->only_at].name), "", allowed(c, CLASS_POINT));
        a->point = 0;
    }
    if (a->point)
        check_window(c, &v, a->point);
    if (a->point)
        a->row.point = image_word(&c->image, GROG_PACK_POINT, c->system->points[a->point].name);
}

static void check_raise(struct compile *c, const struct ability *a, const struct at *row, const struct at *table)
{
    const struct entry *raise = entry_called(table->node, "raise");
    struct at what = raise ? at_field(table, raise) : *row;
    if (a->raises && c->system->card_kinds[c->kind].ownerless)
        mistake(&c->mistakes, a->raised, "%s has no owner: 'raised' cannot be paid there",
                c->system->card_kinds[c->kind].name);
    else if (a->raises && !raise)
        mistake(&c->mistakes, a->raised, "raised(...) without a price for it: raise = ...");
    if (a->conditions.waived && !raise)
        mistake(&c->mistakes, a->conditions.where, "unless_raised(...) without a price for it: raise = ...");
    /* A choice may be wider for it. */
    if (raise && !a->raises && !a->conditions.waived && !a->chosen && !c->system->card_kinds[c->kind].ownerless)
        WRONG(c, &what, "a raise without a raised(...) amount");
    if (raise && !c->system->ask_raise)
        WRONG(c, &what, "nothing can be raised in this system");
    if (a->row.may && !c->system->ask_use)
        WRONG(c, row, "in this system no ability is the owner's choice");
}

void read_ability(struct compile *c, const struct at *row)
{
    struct at table = at_argument(row, 0);
    struct ability a = { .row = { .effect = c->image.effects.n } };
    const struct entry *effect = entry_called(table.node, "effect");
    read_point(c, &a, row, &table);
    for (uint32_t i = 0; i < table.node->n; i++) {
        const struct entry *e = &table.node->entry[i];
        struct at key = at_key(&table, e), value = at_field(&table, e);
        if (e->key)
            read_part(c, &a, e->key, &key, &value);
        else if (e->index != 1)
            WRONG(c, &value, "at has one point; all else is named: effect = ...");
    }
    a.row.scope = read_scope(c, row, &table);
    read_conditions(c, &table, &a.conditions);
    struct at does = effect ? at_field(&table, effect) : *row;
    if (effect)
        read_effects(c, &a, &does);
    else
        WRONG(c, row, "effect is missing");
    check_raise(c, &a, row, &table);
    memcpy(a.row.test, a.conditions.test, sizeof a.row.test);
    *ADD(c->image.arena, c->image.abilities) = a.row;
}
