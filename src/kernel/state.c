/* SPDX-License-Identifier: MIT */
/* state.c -- see state.h.  The kernel's own part of a game has rows like any other. */
#include "state.h"
#include "pile.h"
#include "thing.h"

#include <string.h>

#define OF(type, member)          .at = offsetof(struct type, member)
#define BYTE(type, member, ...)   { .name = #member, OF(type, member), .width = GROG_U8,  .each = 1, __VA_ARGS__ }
#define SHORT(type, member, ...)  { .name = #member, OF(type, member), .width = GROG_U16, .each = 1, __VA_ARGS__ }

static const struct grog_field game_fields[] = {
    { "match",        OF(grog_game, match),        .width = GROG_U8,  .each = GROG_HASH_BYTES, .max = 255 },
    { "dice.counter", OF(grog_game, dice.counter), .width = GROG_U64, .each = 1, .min = INT64_MIN, .max = INT64_MAX },
    { "dice.left",    OF(grog_game, dice.left),    .width = GROG_U64, .each = 1, .max = 16 },
    { "dice.key",     OF(grog_game, dice.key),     .width = GROG_U32, .each = 8, .max = UINT32_MAX },
    { "dice.block",   OF(grog_game, dice.block),   .width = GROG_U32, .each = 16, .max = UINT32_MAX },
    { "reaction", OF(grog_game, table.reaction), .width = GROG_U8, .each = GROG_SEATS_MAX * GROG_WINDOWS,
      .max = GROG_NEVER },
    { "person",    OF(grog_game, table.person),    .width = GROG_U8, .each = GROG_SEATS_MAX,
      .max = GROG_SEATS_MAX - 1 },
    { "resigned",  OF(grog_game, table.resigned),  .width = GROG_U8, .each = 1, .max = 63 },
    { "acted",     OF(grog_game, table.acted),     .width = GROG_U8, .each = 1, .max = 63 },
    { "undo_by",   OF(grog_game, table.undo_by),   .width = GROG_U8, .each = 1, .max = GROG_SEATS_MAX },
    { "undo_wait", OF(grog_game, table.undo_wait), .width = GROG_U8, .each = 1, .max = 63 },
    { "since",     OF(grog_game, table.since),     .width = GROG_U16, .each = 1, .max = UINT16_MAX },
    { "undone",    OF(grog_game, table.undone),    .width = GROG_U16, .each = 1, .max = UINT16_MAX },
    BYTE(grog_game, depth, .max = GROG_FRAMES),
    BYTE(grog_game, triggers, .max = GROG_TRIGGERS),
    BYTE(grog_game, question, .kind = GROG_KIND_QUESTION, .max = 255),
    BYTE(grog_game, asked, .max = 63),
    BYTE(grog_game, over, .max = 1),
    BYTE(grog_game, winners, .max = 63),
    BYTE(grog_game, initiative, .max = GROG_SEATS_MAX - 1),
    BYTE(grog_game, broken, .max = GROG_PILE_FULL),
    SHORT(grog_game, breaker, .kind = GROG_KIND_CARD, .max = UINT16_MAX),
    { "decisions", OF(grog_game, decisions), .width = GROG_U32, .each = 1, .max = UINT32_MAX },
    { "turn",      OF(grog_game, turn),      .width = GROG_U32, .each = 1, .max = UINT32_MAX },
};

static const struct grog_field frame_fields[] = {
    BYTE(grog_frame, proc, .kind = GROG_KIND_PROC, .max = 255),
    BYTE(grog_frame, step, .max = 255),
    BYTE(grog_frame, seat, .max = 255),
    BYTE(grog_frame, subject, .max = GROG_FRAMES),
    SHORT(grog_frame, actor, .max = UINT16_MAX),
    SHORT(grog_frame, with, .max = UINT16_MAX),
    SHORT(grog_frame, mode, .max = UINT16_MAX),
    SHORT(grog_frame, target, .max = UINT16_MAX),
    { "pending", OF(grog_frame, pending), .width = GROG_I16, .each = GROG_PENDING, .min = INT16_MIN, .max = INT16_MAX },
    { "local",   OF(grog_frame, local),   .width = GROG_I16, .each = GROG_LOCALS, .min = INT16_MIN, .max = INT16_MAX },
};

static const struct grog_field trigger_fields[] = {
    BYTE(grog_trigger, point, .kind = GROG_KIND_POINT, .max = 255),
    BYTE(grog_trigger, seat, .max = 255),
    SHORT(grog_trigger, ability, .max = UINT16_MAX),
    SHORT(grog_trigger, source, .max = UINT16_MAX),
    SHORT(grog_trigger, actor, .max = UINT16_MAX),
    SHORT(grog_trigger, with, .max = UINT16_MAX),
    SHORT(grog_trigger, target, .max = UINT16_MAX),
    BYTE(grog_trigger, by, .max = 255),
    BYTE(grog_trigger, proc, .kind = GROG_KIND_PROC, .max = 255),
    BYTE(grog_trigger, spare, .max = 0),
    BYTE(grog_trigger, here, .max = 1),
};

static const struct grog_field thing_fields[] = {
    BYTE(grog_thing, live, .max = 1),
    BYTE(grog_thing, gen, .max = GROG_GENERATIONS - 1),
    BYTE(grog_thing, owner, .max = 255),
    BYTE(grog_thing, hidden, .max = 1),
    SHORT(grog_thing, card, .kind = GROG_KIND_CARD, .max = UINT16_MAX),
};

/* ---- groups and cells ---------------------------------------------------- */

/* Each array has two groups: the heads of its things, and what the system adds. */
unsigned grog_groups(const struct grog_system *s) { return GROG_KERNEL_GROUPS + 2u * s->n_arrays; }

struct grog_group grog_group(const struct grog_system *s, unsigned i)
{
    GROG_ASSERT(i < grog_groups(s));
    switch (i) {
    case 0:
        return (struct grog_group){ .room = 1, .field = game_fields, .fields = GROG_COUNT(game_fields) };
    case 1:
        return (struct grog_group){ "frame", offsetof(struct grog_game, frame), sizeof(struct grog_frame),
            GROG_FRAMES, frame_fields, GROG_COUNT(frame_fields), 0, false };
    case 2:
        return (struct grog_group){ "trigger", offsetof(struct grog_game, trigger), sizeof(struct grog_trigger),
            GROG_TRIGGERS, trigger_fields, GROG_COUNT(trigger_fields), 0, false };
    case 3:
        return (struct grog_group){ .room = 1, .field = s->fields, .fields = s->n_fields, .system = true };
    default: {
        unsigned array = (i - GROG_KERNEL_GROUPS) / 2;
        const struct grog_array *a = &s->arrays[array];
        bool head = (i - GROG_KERNEL_GROUPS) % 2 == 0;
        if (head)
            return (struct grog_group){ a->name, a->at, a->stride, a->room, thing_fields, GROG_COUNT(thing_fields), 0,
                false };
        unsigned first = 0, last = s->n_fields;         /* a walk goes through them for every element: only its own */
        while (first < last && s->fields[first].array != array + 1)
            first++;
        while (last > first && s->fields[last - 1].array != array + 1)
            last--;
        return (struct grog_group){ a->name, a->at, a->stride, a->room, s->fields + first, (uint16_t)(last - first),
            (uint8_t)(array + 1), true };
    }
    }
}

static bool belongs(const struct grog_group *group, const struct grog_field *field)
{
    return !group->system || field->array == group->array;
}

/* Group by group; in it element by element, field by field, index by index. */
bool grog_next_cell(const struct grog_system *s, struct grog_walk *w)
{
    struct grog_cell *c = &w->cell;
    if (!w->begun) {
        w->begun = true;
        w->group = grog_group(s, 0);
    } else if (++c->index >= c->field->each) {
        c->index = 0;
        w->field++;
    }
    for (;;) {
        for (; c->element < w->group.room; c->element++, w->field = 0)
            for (; w->field < w->group.fields; w->field++) {
                const struct grog_field *f = &w->group.field[w->field];
                if (!belongs(&w->group, f))
                    continue;
                c->group = w->group.name;
                c->field = f;
                c->many = f->each > 1;
                c->at = w->group.at + (uint32_t)c->element * w->group.stride + f->at
                      + c->index * grog_width_bytes(f->width);
                return true;
            }
        if (++w->which >= grog_groups(s))
            return false;
        w->group = grog_group(s, w->which);
        c->element = w->field = 0;
    }
}

unsigned grog_width_bytes(enum grog_width w)
{
    static const uint8_t bytes[] = {
        [GROG_U8] = 1, [GROG_I8] = 1, [GROG_U16] = 2, [GROG_I16] = 2, [GROG_U32] = 4, [GROG_U64] = 8,
    };
    return bytes[w];
}

int64_t grog_cell_read(const struct grog_game *g, const struct grog_cell *c)
{
    GROG_ASSERT(c->at + grog_width_bytes(c->field->width) <= GROG_STATE_MAX);
    const unsigned char *at = (const unsigned char *)g + c->at;
    uint64_t raw = 0;
    memcpy(&raw, at, grog_width_bytes(c->field->width));
    switch (c->field->width) {
    case GROG_I8:  return (int8_t)raw;
    case GROG_I16: return (int16_t)raw;
    default:       return (int64_t)raw;
    }
}

void grog_cell_write(struct grog_game *g, const struct grog_cell *c, int64_t value)
{
    GROG_ASSERT(c->at + grog_width_bytes(c->field->width) <= GROG_STATE_MAX);
    memcpy((unsigned char *)g + c->at, &value, grog_width_bytes(c->field->width));
}

/* ---- titles -------------------------------------------------------------- */

void grog_each_card(const struct grog_match *m, const struct grog_game *g, grog_on_card *visit, void *arg)
{
    const struct grog_system *s = m->system;
    for (unsigned z = 0; z < s->n_zones; z++)
        for (unsigned i = 0; i < s->zones[z].piles; i++) {
            const uint16_t *pile = grog_pile_of(m, g, z, i);
            for (unsigned k = 1; k <= pile[0]; k++)
                visit(arg, m, pile[k]);
        }
    for (unsigned a = 0; a < s->n_arrays; a++)
        for (unsigned i = 0; i < s->arrays[a].room; i++) {
            const struct grog_thing *t = grog_thing_of(m, g, a, i);
            if (t->live && t->card && !(s->is_part && s->is_part(g, a, i)))
                visit(arg, m, t->card);
        }
}

struct census { uint16_t *copies; uint32_t others; };

static void count_card(void *arg, const struct grog_match *m, uint16_t card)
{
    struct census *c = arg;
    GROG_ASSERT(card < m->cards->cards && m->place[card] <= m->titles);
    if (m->place[card])
        c->copies[m->place[card] - 1]++;
    else
        c->others++;
}

uint32_t grog_census(const struct grog_match *m, const struct grog_game *g, uint16_t *copies)
{
    struct census c = { .copies = copies };
    memset(copies, 0, m->titles * sizeof *copies);
    grog_each_card(m, g, count_card, &c);
    return c.others;
}

/* "pack:Title" of a card that needs no such name here, since no other pack with its title is. */
static unsigned named_with_pack(const struct grog_cards *cards, const char *name)
{
    const char *colon = strchr(name, ':');
    size_t n = colon ? (size_t)(colon - name) + 1 : 0;
    for (unsigned i = 1; colon && cards->text && i < cards->cards; i++)
        if (!strncmp(cards->text[i].id, name, n) && !strcmp(cards->text[i].title, colon + 1))
            return i;
    return 0;
}

unsigned grog_card_named(const struct grog_cards *cards, const char *name)
{
    for (unsigned i = 1; !cards->by_name && i < cards->cards; i++)
        if (!strcmp(cards->card[i].name, name))
            return i;
    uint32_t low = 0, high = cards->by_name ? cards->cards - 1 : 0;
    while (low < high) {
        uint32_t middle = (low + high) / 2;
        int order = strcmp(cards->card[cards->by_name[middle]].name, name);
        if (!order)
            return cards->by_name[middle];
        if (order < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return named_with_pack(cards, name);
}
