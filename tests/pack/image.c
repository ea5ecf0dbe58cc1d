/* SPDX-License-Identifier: MIT */
/* image.c -- see image.h. */
#include "image.h"

#include "kernel/sha256.h"

#include <stdlib.h>
#include <string.h>

static const uint8_t record[GROG_PACK_SECTIONS] = { 1, 4, 8, 12, 8, 12, 60, 2, 44, 68, 16 };

/* So many more records of a section, all zero. */
static void *add(struct builder *b, enum grog_pack_section section, uint32_t n)
{
    while (b->n[section] + n > b->room[section]) {
        b->room[section] = 2 * b->room[section] + n + 64;
        b->data[section] = realloc(b->data[section], (size_t)b->room[section] * record[section]);
        if (!b->data[section])
            abort();
    }
    char *at = b->n[section] + n ? (char *)b->data[section] + (size_t)b->n[section] * record[section] : NULL;
    if (n)
        memset(at, 0, (size_t)n * record[section]);
    b->n[section] += n;
    return at;
}

grog_string add_string(struct builder *b, const char *text)
{
    uint32_t at = b->n[GROG_PACK_STRINGS];
    if (!*text)
        return 0;
    memcpy(add(b, GROG_PACK_STRINGS, (uint32_t)strlen(text) + 1), text, strlen(text));
    return at;
}

void begin_pack(struct builder *b, const char *name)
{
    memset(b, 0, sizeof *b);
    add(b, GROG_PACK_STRINGS, 1);
    add(b, GROG_PACK_WORDS, 1);
    add(b, GROG_PACK_REFS, 1);
    b->header.name = add_string(b, name);
    b->header.title = add_string(b, "A pack, with its title");
    b->header.system = add_string(b, "duel");
}

void end_pack(struct builder *b)
{
    for (unsigned i = 0; i < GROG_PACK_SECTIONS; i++)
        free(b->data[i]);
    memset(b, 0, sizeof *b);
}

struct grog_pack_image image_of(const struct builder *b)
{
    struct grog_pack_image image = {
        .header = b->header, .strings = b->data[0], .needs = b->data[1], .words = b->data[2], .layouts = b->data[3],
        .fields = b->data[4], .refs = b->data[5], .cards = b->data[6], .numbers = b->data[7],
        .modifiers = b->data[8], .abilities = b->data[9], .effects = b->data[10],
    };
    memcpy(image.n, b->n, sizeof image.n);
    return image;
}

uint8_t *bytes_of(const struct builder *b, size_t *n)
{
    struct grog_pack_image image = image_of(b);
    return grog_pack_write(&image, n);
}

void mend_hash(uint8_t *bytes, size_t n)
{
    size_t from = offsetof(struct grog_pack_header, hash) + GROG_HASH_BYTES;
    if (n > from)
        grog_sha256(bytes + from, n - from, bytes + offsetof(struct grog_pack_header, hash));
}

void add_need(struct builder *b, const char *pack)
{
    grog_string s = add_string(b, pack);
    *(grog_string *)add(b, GROG_PACK_NEEDS, 1) = s;
}

uint16_t add_word(struct builder *b, enum grog_pack_class class, const char *name)
{
    const struct grog_pack_word *words = b->data[GROG_PACK_WORDS];
    const char *strings = b->data[GROG_PACK_STRINGS];
    for (uint32_t i = 1; i < b->n[GROG_PACK_WORDS]; i++)
        if (words[i].class == class && !strcmp(strings + words[i].name, name))
            return (uint16_t)i;
    struct grog_pack_word w = { add_string(b, name), (uint16_t)class, 0 };
    *(struct grog_pack_word *)add(b, GROG_PACK_WORDS, 1) = w;
    return (uint16_t)(b->n[GROG_PACK_WORDS] - 1);
}

uint16_t add_ref(struct builder *b, const char *pack, const char *id, const char *kind)
{
    struct grog_pack_ref r = { add_string(b, pack), add_string(b, id), add_string(b, kind) };
    *(struct grog_pack_ref *)add(b, GROG_PACK_REFS, 1) = r;
    return (uint16_t)(b->n[GROG_PACK_REFS] - 1);
}

static uint16_t layout_of(struct builder *b, enum card_kind kind)
{
    const struct grog_card_kind *k = &duel_system.card_kinds[kind];
    if (b->layout[kind])
        return (uint16_t)(b->layout[kind] - 1);
    struct grog_pack_layout l = { add_string(b, k->name), b->n[GROG_PACK_FIELDS], k->fields, k->numbers };
    *(struct grog_pack_layout *)add(b, GROG_PACK_LAYOUTS, 1) = l;
    for (unsigned i = 0; i < k->fields; i++) {
        struct grog_pack_field f = { add_string(b, k->field[i].name), (uint16_t)k->field[i].type,
                                     (uint16_t)grog_field_slots(&k->field[i]) };
        *(struct grog_pack_field *)add(b, GROG_PACK_FIELDS, 1) = f;
    }
    b->layout[kind] = (uint16_t)b->n[GROG_PACK_LAYOUTS];
    return (uint16_t)(b->layout[kind] - 1);
}

struct grog_pack_card *last_card(struct builder *b)
{
    return (struct grog_pack_card *)b->data[GROG_PACK_CARDS] + b->n[GROG_PACK_CARDS] - 1;
}

int16_t *numbers(struct builder *b)
{
    uint32_t first = last_card(b)->number;
    return first < b->n[GROG_PACK_NUMBERS] ? (int16_t *)b->data[GROG_PACK_NUMBERS] + first : NULL;
}

struct grog_pack_card *add_card(struct builder *b, const char *name, enum card_kind kind)
{
    const struct grog_card_kind *k = &duel_system.card_kinds[kind];
    char id[GROG_CARD_NAME_MAX + 1];
    grog_pack_id(name, id);
    struct grog_pack_card c = {
        .name = add_string(b, name), .id = add_string(b, id), .layout = layout_of(b, kind),
        .number = b->n[GROG_PACK_NUMBERS],
        .modifier = b->n[GROG_PACK_MODIFIERS], .ability = b->n[GROG_PACK_ABILITIES],
    };
    *(struct grog_pack_card *)add(b, GROG_PACK_CARDS, 1) = c;
    add(b, GROG_PACK_NUMBERS, k->numbers);
    for (unsigned i = 0; i < k->fields; i++) {
        int16_t *n = numbers(b) + k->field[i].at;
        n[0] = k->field[i].type < GROG_IS_RANGE ? k->field[i].base : 0;
        if (k->field[i].type == GROG_IS_RANGE)
            n[0] = k->field[i].min, n[1] = k->field[i].max;
    }
    return last_card(b);
}

void give_kind(struct builder *b, const char *kind)
{
    uint16_t word = add_word(b, GROG_PACK_KIND, kind);
    int16_t *list = numbers(b) + BACK_OF;
    list[++list[0]] = (int16_t)word;
}

void give_keyword(struct builder *b, unsigned field, uint16_t ref, int16_t n)
{
    int16_t *list = numbers(b) + field;
    list[1 + 2 * list[0]] = (int16_t)ref;
    list[2 + 2 * list[0]] = n;
    list[0]++;
}

struct grog_pack_modifier *add_modifier(struct builder *b, const char *value, int16_t amount)
{
    uint16_t word = add_word(b, GROG_PACK_VALUE, value);
    struct grog_pack_modifier *m = add(b, GROG_PACK_MODIFIERS, 1);
    *m = (struct grog_pack_modifier){ .value = word, .operation = GROG_ADD, .scope = GROG_FOR_SIDE, .amount = amount };
    last_card(b)->modifiers++;
    return m;
}

struct grog_pack_ability *add_ability(struct builder *b, const char *point, enum grog_scope scope)
{
    uint16_t word = add_word(b, GROG_PACK_POINT, point);
    struct grog_pack_ability *a = add(b, GROG_PACK_ABILITIES, 1);
    *a = (struct grog_pack_ability){ .point = word, .scope = (uint16_t)scope, .effect = b->n[GROG_PACK_EFFECTS] };
    last_card(b)->abilities++;
    return a;
}

struct grog_pack_effect *add_effect(struct builder *b, const char *verb, const char *target, int16_t amount)
{
    uint16_t word = add_word(b, GROG_PACK_EFFECT, verb);
    uint16_t whom = target ? add_word(b, GROG_PACK_TARGET, target) : 0;
    struct grog_pack_effect *e = add(b, GROG_PACK_EFFECTS, 1);
    *e = (struct grog_pack_effect){ .effect = word, .target = whom, .amount = amount };
    ((struct grog_pack_ability *)b->data[GROG_PACK_ABILITIES])[b->n[GROG_PACK_ABILITIES] - 1].effects++;
    return e;
}

void build_all_sorts(struct builder *b)
{
    begin_pack(b, "all-sorts");
    add_need(b, "duel");
    b->header.about = add_string(b, "Something of everything,\nand an \xc3\xa4.");
    uint16_t sharp = add_ref(b, "all-sorts", "sharp", "keyword"), blood = add_ref(b, "all-sorts", "blood", "counter");
    uint16_t school = add_ref(b, "all-sorts", "old-school", "school"), cut = add_ref(b, "duel", "high-cut", "strike");
    uint16_t mine = add_ref(b, "all-sorts", "feint", ""), back = add_ref(b, "duel", "card", "back");
    uint16_t round = add_word(b, GROG_PACK_MEASURE, "round"), counters = add_word(b, GROG_PACK_MEASURE, "my_counters");
    uint16_t health = add_word(b, GROG_PACK_COST, "health"), spend = add_word(b, GROG_PACK_COST, "spend");
    uint16_t strength = add_word(b, GROG_PACK_PENDING, "strike.strength");

    add_card(b, "Sharp", OF_KEYWORD);
    add_modifier(b, "strike", 1)->per = GROG_PACK_TIMES_N;
    add_card(b, "Blood", OF_COUNTER);
    numbers(b)[COUNTER_MOST] = 5;
    add_card(b, "Old School", OF_SCHOOL);
    add_card(b, "Long Cut", OF_STRIKE)->text = add_string(b, "A long cut.");
    numbers(b)[STRIKE_STRENGTH] = 3;
    numbers(b)[STRIKE_DAMAGE] = 2;
    numbers(b)[STRIKE_SCHOOL] = (int16_t)school;
    give_keyword(b, STRIKE_KEYWORDS, sharp, 3);
    memcpy(numbers(b) + STRIKE_FURY, (const int16_t[]){ 2, 9, 1, 12, 3 }, 5 * sizeof(int16_t));
    add_card(b, "Feint", OF_PLOY)->back = back;
    struct grog_pack_ability *a = add_ability(b, "struck", GROG_FOR_ALL);
    a->price[0] = (struct grog_pack_price){ health, 0, 1, 0 };
    a->raise = (struct grog_pack_price){ spend, blood, 2, 0 };
    a->test[0] = (struct grog_pack_test){ round, 0, 0, 1 };
    struct grog_pack_effect *e = add_effect(b, "wound", "a_foe", 1);
    e->raised = 3;
    e = add_effect(b, "wound", NULL, -2);
    *e = (struct grog_pack_effect){ .effect = GROG_PACK_ADD, .ref = strength, .amount = -1,
                                    .per = counters, .per_ref = blood };
    add_card(b, "Bloody Banner", OF_STANDARD);
    give_keyword(b, STANDARD_KEYWORDS, sharp, 2);
    add_ability(b, "turn_ends", GROG_FOR_OWNER)->may = 1;
    add_effect(b, "place", "each foe", 1)->ref = blood;
    add_card(b, "All of It", OF_DECK);
    give_keyword(b, DECK_CARDS, cut, 8);
    give_keyword(b, DECK_CARDS, mine, 10);
    give_keyword(b, DECK_CARDS, add_ref(b, "all-sorts", "bloody-banner", "standard"), 6);
    give_keyword(b, DECK_CARDS, add_ref(b, "all-sorts", "long-cut", "strike"), 10);
}
