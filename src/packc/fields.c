/* SPDX-License-Identifier: MIT */
/* fields.c -- a card: its name, its numbers by its kind's schema, and what no rule reads. */
#include "compile.h"

#include <string.h>

/* ---- one field ----------------------------------------------------------- */

static bool choice(struct compile *c, const struct grog_card_field *f, const struct at *v, int16_t *out)
{
    const char *name = v->node->type == NODE_TEXT ? v->node->text : read_word(c, v, f->name);
    struct names words = { f->word, 0 };
    for (; name && f->word[words.n]; words.n++)
        if (same_word(f->word[words.n], name))
            return *out = (int16_t)words.n, true;
    if (name)
        expect_one_of(WRONG(c, v, "%s cannot be '%s'", f->name, name), name, words);
    return false;
}

static bool range(struct compile *c, const struct grog_card_field *f, const struct at *v, int16_t *out)
{
    if (v->node->type != NODE_TABLE)
        return read_amount(c, v, f->name, f->min, f->max, &out[0]) && (out[1] = out[0], true);
    if (items_of(c, v) != v->node->n)
        return false;
    if (v->node->n != 2) {
        WRONG(c, v, "%s must be { low, high }", f->name);
        return false;
    }
    for (uint32_t i = 0; i < 2; i++) {
        struct at end = item_of(v, i);
        if (!read_amount(c, &end, f->name, f->min, f->max, &out[i]))
            return false;
    }
    if (out[0] > out[1])
        WRONG(c, v, "%s: low must not be above high", f->name);
    return out[0] <= out[1];
}

/* How many, if there is room for them. */
static bool count(struct compile *c, const struct grog_card_field *f, const struct at *v, uint32_t *n)
{
    if (v->node->type != NODE_TABLE) {
        WRONG(c, v, "%s must be a list, not %s", f->name, shown(c, v->node));
        return false;
    }
    *n = items_of(c, v);
    if (*n > f->room)
        WRONG(c, v, "%s has room for %d, not for %u", f->name, f->room, *n);
    return *n == v->node->n && *n <= f->room;
}

static bool cards(struct compile *c, const struct grog_card_field *f, const struct at *v, int16_t *out)
{
    uint32_t n;
    if (!count(c, f, v, &n))
        return false;
    out[0] = (int16_t)n;
    for (uint32_t i = 0; i < n; i++) {
        struct at item = item_of(v, i);
        out[1 + i] = (int16_t)ref_of(c, cards_find(c, &item, f->of));
    }
    return true;
}

/* `keen`, `keen(2)`, "High Cut", { "High Cut", 2 } */
static void keyword(struct compile *c, const struct grog_card_field *f, const struct at *v, int16_t *out)
{
    const struct node *n = v->node;
    const struct known *card = NULL;
    out[1] = f->base;
    if (n->type == NODE_WORD && n->called && !n->minus) {
        struct at number = n->n ? at_argument(v, 0) : *v;
        if (n->n != 1)
            WRONG(c, v, "'%s' takes one number, not %u", n->text, n->n);
        else
            read_amount(c, &number, n->text, f->min, f->max, &out[1]);
        card = cards_named(c, v, n->text, f->of);
    } else if (n->type == NODE_TABLE) {
        if (items_of(c, v) != n->n || n->n != 2) {
            WRONG(c, v, "{ name, number } is wanted");
            return;
        }
        struct at name = item_of(v, 0), number = item_of(v, 1);
        card = cards_find(c, &name, f->of);
        read_amount(c, &number, f->name, f->min, f->max, &out[1]);
    } else {
        card = cards_find(c, v, f->of);
    }
    out[0] = (int16_t)ref_of(c, card);
}

static bool keywords(struct compile *c, const struct grog_card_field *f, const struct at *v, int16_t *out)
{
    uint32_t n;
    if (!count(c, f, v, &n))
        return false;
    out[0] = (int16_t)n;
    for (uint32_t i = 0; i < n; i++) {
        struct at item = item_of(v, i);
        keyword(c, f, &item, &out[1 + 2 * i]);
        for (uint32_t k = 0; k < i && !f->repeats; k++)
            if (out[1 + 2 * i] && out[1 + 2 * k] == out[1 + 2 * i])
                WRONG(c, &item, "%s names this twice", f->name);
    }
    return true;
}

/* { "strike", "parry" }; of a back, kinds that have one. */
static bool kinds(struct compile *c, const struct grog_card_field *f, const struct at *v, int16_t *out)
{
    const struct grog_card_kind *all = c->system->card_kinds;
    uint32_t n;
    if (!count(c, f, v, &n))
        return false;
    out[0] = (int16_t)n;
    for (uint32_t i = 0; i < n; i++) {
        struct at item = item_of(v, i);
        const char *name = item.node->type == NODE_TEXT ? item.node->text : read_word(c, &item, f->name);
        uint32_t kind = name ? vocabulary_find(&c->words, CLASS_KIND, name) : 0;
        if (name && !kind)
            expect_one_of(WRONG(c, &item, "no kind of card is called '%s'", name), name, c->words.names[CLASS_KIND]);
        else if (kind && all[c->kind].is_back && !all[kind].has_back)
            WRONG(c, &item, "%s %s has no back", article(all[kind].name), all[kind].name);
        else if (kind)
            out[1 + i] = (int16_t)image_word(&c->image, GROG_PACK_KIND, all[kind].name);
    }
    return true;
}

static uint32_t column_called(const struct grog_card_field *f, const char *name)
{
    uint32_t i = 0;
    while (f->word[i] && !same_word(f->word[i], name))
        i++;
    return i;
}

/* { 7, 1 } or { total = 7, damage = 1 } */
static void table_row(struct compile *c, const struct grog_card_field *f, const struct at *v, int16_t *out)
{
    struct names columns = { f->word, 0 };
    uint64_t given = 0;
    while (f->word[columns.n])
        columns.n++;
    if (v->node->type != NODE_TABLE) {
        WRONG(c, v, "a row of %s must be a table, not %s", f->name, shown(c, v->node));
        return;
    }
    for (uint32_t i = 0; i < v->node->n; i++) {
        const struct entry *e = &v->node->entry[i];
        struct at key = at_key(v, e), value = at_field(v, e);
        bool counted = !e->key && e->index > 0 && e->index <= columns.n;
        uint32_t column = e->key ? column_called(f, e->key) : counted ? (uint32_t)e->index - 1 : columns.n;
        if (column >= columns.n && e->key)
            expect_one_of(WRONG(c, &key, "%s has no column '%s'", f->name, e->key), e->key, columns);
        else if (column >= columns.n)
            WRONG(c, &key, "a row of %s has %u numbers", f->name, columns.n);
        else
            given |= UINT64_C(1) << column % 64;
        if (column < columns.n)
            read_amount(c, &value, f->word[column], f->min, f->max, &out[column]);
    }
    for (uint32_t i = 0; i < columns.n; i++)
        if (!(given >> i % 64 & 1))
            WRONG(c, v, "%s is missing in a row of %s", f->word[i], f->name);
}

static bool table(struct compile *c, const struct grog_card_field *f, const struct at *v, int16_t *out)
{
    uint32_t n, columns = (grog_field_slots(f) - 1) / (f->room ? f->room : 1);
    if (!count(c, f, v, &n))
        return false;
    out[0] = (int16_t)n;
    for (uint32_t i = 0; i < n; i++) {
        struct at row = item_of(v, i);
        table_row(c, f, &row, &out[1 + i * columns]);
    }
    return true;
}

bool read_field(struct compile *c, const struct grog_card_field *f, const struct at *v, int16_t *out)
{
    switch (f->type) {
    case GROG_IS_NUMBER:   return read_amount(c, v, f->name, f->min, f->max, out);
    case GROG_IS_FLAG:     return out[0] = read_flag(c, v, f->name), true;
    case GROG_IS_CHOICE:   return choice(c, f, v, out);
    case GROG_IS_RANGE:    return range(c, f, v, out);
    case GROG_IS_CARD:     return out[0] = (int16_t)ref_of(c, cards_find(c, v, f->of)), true;
    case GROG_IS_CARDS:    return cards(c, f, v, out);
    case GROG_IS_KEYWORDS: return keywords(c, f, v, out);
    case GROG_IS_TABLE:    return table(c, f, v, out);
    case GROG_IS_KINDS:    return kinds(c, f, v, out);
    case GROG_IS_LETTER:   return read_letter(c, f, v, out);
    case GROG_IS_DRAWING:  return read_drawing(c, f, v, out);
    }
    return false;
}

/* ---- what every card may have -------------------------------------------- */

enum { LINE_MAX_BYTES = 255 };

static void read_back(struct compile *c, const struct at *v, struct grog_pack_card *card)
{
    const struct grog_card_kind *all = c->system->card_kinds, *k = &all[c->kind];
    if (!k->has_back) {
        WRONG(c, v, "%s %s has no back", article(k->name), k->name);
        return;
    }
    const struct known *back = cards_find(c, v, 0);
    if (back && !all[back->kind].is_back)
        WRONG(c, v, "'%s' is not a back", back->name);
    card->back = ref_of(c, back);
}

static void read_replaces(struct compile *c, const struct at *v, struct grog_pack_card *card)
{
    const struct known *other = cards_find(c, v, c->kind);
    if (other && other->own) {
        struct packc_mistake *m = WRONG(c, v, "'%s' is a card of this pack: only those of others are replaced",
                                        other->name);
        strcpy(m->expected, "a text such as \"pack:id\"");
        return;
    }
    card->replaces = ref_of(c, other);
}

/* Is it one of the keys that every card may have? */
static bool read_common(struct compile *c, const char *key, const struct at *v, struct grog_pack_card *card)
{
    if (!strcmp(key, "text"))
        card->text = image_text(&c->image, read_prose(c, v, key));
    else if (!strcmp(key, "flavour"))
        card->flavour = image_text(&c->image, read_prose(c, v, key));
    else if (!strcmp(key, "credit"))
        card->credit = image_text(&c->image, read_prose(c, v, key));
    else if (!strcmp(key, "icon"))
        card->icon = image_text(&c->image, read_line(c, v, key, LINE_MAX_BYTES));
    else if (!strcmp(key, "art"))
        card->art = image_text(&c->image, read_line(c, v, key, LINE_MAX_BYTES));
    else if (!strcmp(key, "back"))
        read_back(c, v, card);
    else if (!strcmp(key, "replaces"))
        read_replaces(c, v, card);
    else if (!strcmp(key, "says"))
        read_says(c, v);
    else if (!strcmp(key, "meant"))
        read_meant(c, v);
    else
        return false;
    return true;
}

static void tell_no_field(struct compile *c, const struct at *key, const char *name)
{
    static const char *const common[] = { "icon", "art", "flavour", "credit", "text", "back", "replaces", "says",
                                          "meant" };
    const char *kind = c->system->card_kinds[c->kind].name;
    struct packc_mistake *m = WRONG(c, key, "%s %s has no field '%s'", article(kind), kind, name);
    unsigned nearest = FAR;
    expect_one_of(m, name, c->words.fields[c->kind]);
    m->nearest[0] = 0;
    nearest_of(m, name, c->words.fields[c->kind], &nearest);
    nearest_of(m, name, (struct names){ common, GROG_COUNT(common) }, &nearest);
}

/* ---- a card -------------------------------------------------------------- */

/* Why a card cannot be called so, and what it can; why NULL: it can.  As the kernel's texts
 * want a name: no number, no comma, no " + ", no space around it. */
struct objection { const char *why, *expected; };

static struct objection objection_to(const char *name)
{
    char id[GROG_CARD_NAME_MAX + 1];
    grog_pack_id(name, id);
    if (!*name)
        return (struct objection){ "it is empty", "a name" };
    if (strchr(name, '\n'))
        return (struct objection){ "it is more than one line", "a name of one line" };
    if (strchr("0123456789-+ #", name[0]))
        return (struct objection){ "it begins with a digit, a sign or a space", "a name that begins with a letter" };
    if (strchr(name, ','))
        return (struct objection){ "it has a comma in it", "a name without a comma" };
    if (strstr(name, " + "))
        return (struct objection){ "it has a plus sign between spaces in it", "a name without one" };
    if (name[strlen(name) - 1] == ' ')
        return (struct objection){ "it ends with a space", "a name without a space behind it" };
    if (!*id)
        return (struct objection){ "it has no letter a to z in it", "a name with a letter a to z in it" };
    return (struct objection){ NULL, NULL };
}

static void check_name(struct compile *c, const struct declaration *d)
{
    struct at word = at_word(d), at = at_argument(&word, 0);
    if (read_prose(c, &at, "a card's name") != d->name)
        return;
    if (strlen(d->name) > GROG_CARD_NAME_MAX) {
        expect_also(WRONG(c, &at, "a card's name is longer than %d letters", GROG_CARD_NAME_MAX),
                    arena_print(&c->arena, "at most %d letters; those beyond a to z count as two or more",
                                GROG_CARD_NAME_MAX));
        return;
    }
    struct objection o = objection_to(d->name);
    if (o.why)
        expect_also(WRONG(c, &at, "a card cannot be called '%s': %s", d->name, o.why), o.expected);
}

/* A kind that speaks at one point only is there to be played at it. */
static void check_speaks(struct compile *c, const struct declaration *d)
{
    const struct grog_card_kind *k = &c->system->card_kinds[c->kind];
    const struct entry *says = entry_called(&d->table, "says");
    struct at word = at_word(d);
    if (!k->only_at || (says && !(says->value.type == NODE_TABLE && !says->value.n)))
        return;
    expect_also(WRONG(c, &word, "%s %s without an ability can never be played", article(k->name), k->name),
                arena_print(&c->arena, "says = { at { %s, effect = ... } }",
                            as_word(&c->arena, c->system->points[k->only_at].name)));
}

static void read_fields(struct compile *c, const struct declaration *d, struct grog_pack_card *card, int16_t *number)
{
    const struct grog_card_kind *k = &c->system->card_kinds[c->kind];
    struct at table = at_table(d), word = at_word(d);
    bool given[256] = { false };
    for (uint32_t i = 0; i < d->table.n; i++) {
        const struct entry *e = &d->table.entry[i];
        struct at key = at_key(&table, e), value = at_field(&table, e);
        uint32_t field = e->key ? vocabulary_field(&c->words, c->kind, e->key) : 0;
        if (!e->key) {
            WRONG(c, &key, "%s %s has only named fields: name = ...", article(k->name), k->name);
        } else if (field) {
            given[field - 1] = true;
            read_field(c, &k->field[field - 1], &value, number + k->field[field - 1].at);
        } else if (!read_common(c, e->key, &value, card)) {
            tell_no_field(c, &key, e->key);
        }
    }
    for (unsigned i = 0; i < k->fields; i++)
        if (k->field[i].required && !given[i])
            WRONG(c, &word, "%s is missing", k->field[i].name);
}

void read_card(struct compile *c, const struct declaration *d, uint32_t kind)
{
    const struct grog_card_kind *k = &c->system->card_kinds[kind];
    struct image *i = &c->image;
    int16_t number[GROG_NUMBERS_MAX];
    char id[GROG_CARD_NAME_MAX + 1];
    c->kind = kind;
    c->reading = d;
    c->lies = k->lies_by && entry_called(&d->table, k->lies_by);
    check_name(c, d);
    check_speaks(c, d);
    grog_pack_id(d->name, id);
    struct grog_pack_card card = {
        .name = image_text(i, d->name), .id = image_text(i, id), .file = image_text(i, c->in->file[d->word.file].name),
        .line = d->word.line, .layout = image_layout(i, kind), .number = i->numbers.n, .modifier = i->modifiers.n,
        .ability = i->abilities.n,
    };
    for (unsigned f = 0; f < k->fields; f++)            /* all of its numbers belong to one */
        grog_field_default(&k->field[f], number + k->field[f].at);
    read_fields(c, d, &card, number);
    for (unsigned n = 0; n < k->numbers; n++)
        *ADD(i->arena, i->numbers) = number[n];
    uint32_t modifiers = i->modifiers.n - card.modifier, abilities = i->abilities.n - card.ability;
    struct at word = at_word(d);
    if (modifiers > UINT16_MAX || abilities > UINT16_MAX)
        WRONG(c, &word, "'%s' says too much", d->name);
    card.modifiers = (uint16_t)modifiers;
    card.abilities = (uint16_t)abilities;
    *ADD(i->arena, i->cards) = card;
}
