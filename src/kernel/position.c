/* SPDX-License-Identifier: MIT */
/* position.c -- any moment of a game as text: the setup, and what differs from its start.
 *
 *     grognard position 1
 *     system duel 1
 *     setup seats 2
 *     health[1] = 2
 *     hand[0] = High Cut, Parry
 *
 * A line sets one cell or one pile (state.h); what is not said is as at the start
 * of a game with that seed, so a position for a lesson is a few lines.  What is
 * written reads back to the same bytes.  A position that breaks an invariant is refused. */
#include "cellnames.h"
#include "header.h"
#include "pile.h"
#include "thing.h"

#include <stdlib.h>
#include <string.h>

/* ---- writing ------------------------------------------------------------- */

/* ---- the dice ------------------------------------------------------------- */

/* How coming dice are written: as cells like any other; masked in one line; or, where two games are compared, and where
 * a seed tells them, not. */
enum dice { SHOWN, SEALED, BOTH, LEFT_OUT };

/* The key and the words that are still to come, as bytes. */
enum { KEY_BYTES = 32, DICE_BYTES = KEY_BYTES + 16 * 4 };

static size_t dice_bytes(const struct grog_dice *d) { return KEY_BYTES + 4u * (size_t)d->left; }

static uint32_t *dice_word(struct grog_dice *d, size_t i)
{
    return i < 8 ? &d->key[i] : &d->block[16 - d->left + i - 8];
}

static bool is_coming_dice(const struct grog_cell *c)
{
    return c->at >= offsetof(struct grog_game, dice.key)
        && c->at < offsetof(struct grog_game, dice) + sizeof(struct grog_dice);
}

/* dice = sealed HEX */
static void print_sealed(struct grog_text *out, const struct grog_match *m, const struct grog_game *g)
{
    struct grog_dice d = g->dice;
    uint8_t bytes[DICE_BYTES] = { 0 };
    size_t n = dice_bytes(&d);
    for (size_t i = 0; i < n; i++)
        bytes[i] = (uint8_t)(*dice_word(&d, i / 4) >> 8 * (i % 4));
    grog_seal("dice", m->hash, "", bytes, n);
    grog_print(out, "dice = sealed ");
    grog_print_hex(out, bytes, n);
    grog_print(out, "\n");
}

bool grog_unseal_dice(struct grog_game *g, const uint8_t hash[GROG_HASH_BYTES], const char *hex)
{
    uint8_t bytes[DICE_BYTES];
    size_t n = g->dice.left <= 16 ? dice_bytes(&g->dice) : 0;
    if (!n || strlen(hex) != 2 * n || !grog_read_hex(hex, bytes, n))
        return false;
    grog_seal("dice", hash, "", bytes, n);
    memset(g->dice.key, 0, sizeof g->dice.key + sizeof g->dice.block);
    for (size_t i = 0; i < n; i++)
        *dice_word(&g->dice, i / 4) |= (uint32_t)bytes[i] << 8 * (i % 4);
    return true;
}

/* ---- what differs ----------------------------------------------------------- */

/* Each cell and pile of g that differs from base, a line each; with BOTH, what it was too; `whole`: with what
 * would be another number with other cards. */
static uint32_t print_differences(struct grog_text *out, const struct grog_match *m, const struct grog_game *base,
                                  const struct grog_game *g, enum dice dice, bool whole)
{
    uint32_t lines = 0;
    bool both = dice == BOTH, sealed = false;
    struct grog_walk w = { 0 };
    while (grog_next_cell(m->system, &w)) {
        if (grog_cell_read(base, &w.cell) == grog_cell_read(g, &w.cell)
            && !(whole && !grog_cell_read(g, &w.cell) && grog_is_named_zero(m, g, &w.cell)))
            continue;
        if (dice != SHOWN && is_coming_dice(&w.cell)) {
            if (!sealed && both)
                grog_print(out, "dice = differ\n");
            else if (!sealed && dice == SEALED)
                print_sealed(out, m, g);
            lines += !sealed;
            sealed = true;
            continue;
        }
        grog_print_cell_name(out, m, &w.cell);
        grog_print(out, " = ");
        if (both) {
            grog_print_cell_value(out, m, base, &w.cell);
            grog_print(out, " -> ");
        }
        grog_print_cell_value(out, m, g, &w.cell);
        grog_print(out, "\n");
        lines++;
    }
    for (unsigned z = 0; z < m->system->n_zones; z++)
        for (unsigned i = 0; i < m->system->zones[z].piles; i++) {
            const uint16_t *was = grog_pile_of(m, base, z, i), *is = grog_pile_of(m, g, z, i);
            if (memcmp(was, is, 2u * (1u + m->system->zones[z].room)) == 0)
                continue;
            grog_print(out, "%s[%u] = ", m->system->zones[z].name, i);
            if (both) {
                grog_print_pile(out, m, was);
                grog_print(out, " -> ");
            }
            grog_print_pile(out, m, is);
            grog_print(out, "\n");
            lines++;
        }
    return lines;
}

void grog_write_overrides(struct grog_text *out, const struct grog_match *m, const struct grog_game *g, bool open)
{
    static const uint8_t seed[GROG_SEED_BYTES];
    union grog_any_game start;
    grog_start(m, &start.game, seed, NULL);
    print_differences(out, m, &start.game, g, open ? SHOWN : SEALED, false);
}

/* From nothing, so that it does not hang on what a start is with these cards. */
void grog_write_whole(struct grog_text *out, const struct grog_match *m, const struct grog_game *g,
                      enum grog_dice_in dice)
{
    static const enum dice as[] = { LEFT_OUT, SHOWN, SEALED };
    union grog_any_game nothing;
    memset(&nothing, 0, grog_state_bytes(m));
    memcpy(nothing.game.match, g->match, sizeof g->match);
    print_differences(out, m, &nothing.game, g, as[dice], true);
}

enum grog_status grog_read_whole(const char *text, size_t n, const struct grog_match *m, struct grog_game *g,
                                 struct grog_error *why)
{
    struct grog_lines l = { .at = text, .end = text + n };
    memset(g, 0, grog_state_bytes(m));
    memcpy(g->match, m->hash, sizeof g->match);
    return grog_next_line(&l) ? grog_read_overrides(&l, "", m, g, why) : grog_fail(why, 0, "there is no position");
}

void grog_position_write(const struct grog_match *m, const struct grog_game *g, struct grog_text *out)
{
    grog_write_header(out, "position", m);
    grog_write_overrides(out, m, g, m->practice || g->over);
}

uint32_t grog_diff(const struct grog_match *m, const struct grog_game *a, const struct grog_game *b,
                   struct grog_text *out)
{
    return print_differences(out, m, a, b, BOTH, false);
}

/* ---- reading ------------------------------------------------------------- */

/* name[index].name[index]; an index that is not written is 0; the last may be a card, `word`. */
struct path { char name[2][48]; uint32_t index[2]; unsigned parts; char word[GROG_TEXT_MAX]; };

/* The rest of a path, "Poison]": its last index is a card. */
static bool read_word(const char *text, char word[GROG_TEXT_MAX])
{
    size_t n = strlen(text);
    if (n < 2 || n > GROG_TEXT_MAX || text[n - 1] != ']')
        return false;
    memcpy(word, text, n - 1);
    word[n - 1] = 0;
    return true;
}

static bool read_path(const char *text, struct path *p)
{
    memset(p, 0, sizeof *p);
    while (p->parts < 2) {
        /* The dice's cells have a dot in their names. */
        size_t n = strcspn(text, "[. ");
        if (!strncmp(text, "dice.", 5))
            n = 5 + strcspn(text + 5, "[. ");
        if (!n || n >= sizeof p->name[0])
            return false;
        memcpy(p->name[p->parts], text, n);
        text += n;
        if (*text == '[') {
            char *end;
            unsigned long index = strtoul(text + 1, &end, 10);
            if (p->parts && *end != ']') {
                p->parts++;
                return read_word(text + 1, p->word);
            }
            if (text[1] < '0' || text[1] > '9' || *end != ']' || index > UINT16_MAX)
                return false;
            p->index[p->parts] = (uint32_t)index;
            text = end + 1;
        }
        p->parts++;
        if (*text != '.')
            return !*text;
        text++;
    }
    return false;
}

/* "Poison[1]": a card's number of a seat, in a field by cards of its kind. */
static bool find_cell_by_card(const struct grog_match *m, const char *text, struct grog_cell *c)
{
    char name[GROG_TEXT_MAX];
    const char *bracket = strrchr(text, '[');
    size_t n = bracket ? (size_t)(bracket - text) : strlen(text);
    if (n >= sizeof name)
        return false;
    memcpy(name, text, n);
    name[n] = 0;
    uint16_t card = (uint16_t)grog_card_named(m->cards, name);
    char *end = NULL;
    unsigned long seat = bracket ? strtoul(bracket + 1, &end, 10) : 0;
    if (!card || (bracket && (end == bracket + 1 || strcmp(end, "]") != 0)) || seat >= GROG_SEATS_MAX)
        return false;
    for (unsigned i = 0; i < m->system->n_fields; i++) {
        const struct grog_field *f = &m->system->fields[i];
        unsigned index = (unsigned)seat * grog_room_of(m->system, f) + grog_card(m, card)->ordinal;
        if (f->array || !f->of || f->kind == GROG_KIND_ORDINAL || f->of != grog_card(m, card)->kind || index >= f->each)
            continue;
        *c = (struct grog_cell){ .field = f, .at = f->at + index * grog_width_bytes(f->width) };
        return true;
    }
    return false;
}

static bool find_cell(const struct grog_match *m, const struct path *p, struct grog_cell *c)
{
    const struct grog_system *s = m->system;
    const char *field = p->name[p->parts - 1];
    uint32_t element = p->parts > 1 ? p->index[0] : 0, index = p->index[p->parts - 1];
    for (unsigned i = 0; i < grog_groups(s); i++) {
        struct grog_group group = grog_group(s, i);
        if (p->parts > 1 ? !group.name || strcmp(group.name, p->name[0]) != 0 : group.name != NULL)
            continue;
        for (unsigned k = 0; k < group.fields; k++) {
            const struct grog_field *f = &group.field[k];
            if (strcmp(f->name, field) != 0 || (group.system && f->array != group.array))
                continue;
            uint16_t card = *p->word && f->of ? (uint16_t)grog_card_named(m->cards, p->word) : 0;
            if (*p->word && (!card || grog_card(m, card)->kind != f->of))
                return false;
            index = card ? grog_card(m, card)->ordinal : index;
            *c = (struct grog_cell){ .field = f, .at = group.at + element * group.stride + f->at
                                                    + index * grog_width_bytes(f->width) };
            return element < group.room && index < f->each;
        }
    }
    return false;
}

static bool read_pile(const struct grog_match *m, struct grog_game *g, unsigned zone, unsigned i, char *text,
                      uint32_t line, struct grog_error *why)
{
    const struct grog_zone *z = &m->system->zones[zone];
    uint16_t *pile = grog_pile(m, g, zone, i);
    memset(pile, 0, 2u * (1u + z->room));
    while (*text) {
        char *stop = strchr(text, ','), *next = stop ? stop + 1 : text + strlen(text);
        if (stop)
            *stop = 0;
        uint16_t card = (uint16_t)grog_card_named(m->cards, text);
        if (!card || pile[0] == z->room) {
            if (card)
                grog_fail(why, line, "%s: more than %u cards", z->name, z->room);
            else
                grog_fail(why, line, "%s: no card is called '%.60s'", z->name, text);
            return false;
        }
        pile[++pile[0]] = card;
        text = next + (*next == ' ');
    }
    if (z->order == GROG_SET_OF)
        grog_sort(pile + 1, pile[0]);
    return true;
}

/* "unit[3].live = 0": whoever takes a thing away takes all of it away. */
static void clear_thing(const struct grog_match *m, struct grog_game *g, const struct path *p)
{
    for (unsigned a = 0; a < m->system->n_arrays; a++)
        if (!strcmp(m->system->arrays[a].name, p->name[0])) {
            struct grog_thing *t = grog_thing_in(m, g, a, p->index[0]);
            uint8_t gen = t->gen;
            memset(t, 0, m->system->arrays[a].stride);
            t->gen = gen;
        }
}

static enum grog_status read_override(const struct grog_match *m, struct grog_game *g, char *line, uint32_t number,
                                      struct grog_error *why)
{
    char *equals = strchr(line, '='), *value = equals ? equals + 1 : NULL;
    struct path p = { .parts = 0 };
    struct grog_cell c;
    while (equals && equals > line && equals[-1] == ' ')
        equals--;
    if (equals)
        *equals = 0;
    while (value && *value == ' ')
        value++;
    if (equals && !strcmp(line, "dice") && !strncmp(value, "sealed ", 7))
        return grog_unseal_dice(g, m->hash, value + 7) ? GROG_OK : grog_fail(why, number, "these are no sealed dice");
    bool by_card = equals && find_cell_by_card(m, line, &c);
    if (!equals || (!by_card && !read_path(line, &p)))
        return grog_fail(why, number, "expected 'name[index] = value'");
    for (unsigned z = 0; p.parts == 1 && z < m->system->n_zones; z++)
        if (!strcmp(m->system->zones[z].name, p.name[0])) {
            if (p.index[0] >= m->system->zones[z].piles)
                return grog_fail(why, number, "%s has only %u piles", p.name[0], m->system->zones[z].piles);
            return read_pile(m, g, z, p.index[0], value, number, why) ? GROG_OK : GROG_BAD_TEXT;
        }
    int64_t is;
    if (!by_card && !find_cell(m, &p, &c))
        return grog_fail(why, number, "%s has nothing called '%.60s'", m->system->name, line);
    if (!grog_read_cell_value(m, g, &c, value, &is))
        return grog_fail(why, number, "%.60s cannot be '%.60s'", line, value);
    grog_cell_write(g, &c, is);
    if (p.parts == 2 && !strcmp(p.name[1], "live") && !is)
        clear_thing(m, g, &p);
    return GROG_OK;
}

/* To ask whether a line holds is to set what it says, in a copy, and see no difference. */
enum grog_status grog_position_holds(const struct grog_match *m, const struct grog_game *g, const char *line,
                                     struct grog_error *why)
{
    char copy[GROG_LINE_MAX];
    union grog_any_game so;
    size_t n = strlen(line);
    if (n >= sizeof copy)
        return grog_fail(why, 0, "a line is too long");
    memcpy(copy, line, n + 1);
    memcpy(&so, g, grog_state_bytes(m));
    enum grog_status status = read_override(m, &so.game, copy, 0, why);
    if (status != GROG_OK || memcmp(&so, g, grog_state_bytes(m)) == 0)
        return status;
    if (why) {
        struct grog_text is = { .at = why->text, .room = sizeof why->text };
        print_differences(&is, m, &so.game, g, SHOWN, false);
        why->text[strcspn(why->text, "\n")] = 0;
    }
    return GROG_REFUSED;
}

enum grog_status grog_position_set(const struct grog_match *m, struct grog_game *g, const char *line,
                                   struct grog_error *why)
{
    union grog_any_game so;
    struct grog_lines l = { .at = line, .end = line + strlen(line) };
    memcpy(&so, g, grog_state_bytes(m));
    if (!grog_next_line(&l))
        return l.wrong ? grog_fail_line(&l, why) : grog_fail(why, 0, "expected 'name[index] = value'");
    enum grog_status status = grog_read_overrides(&l, "", m, &so.game, why);
    if (status == GROG_OK)
        memcpy(g, &so, grog_state_bytes(m));
    return status;
}

/* Whoever puts a thing into a slot has used the slots before it. */
static void use_slots_before(const struct grog_match *m, struct grog_game *g)
{
    for (unsigned a = 0; a < m->system->n_arrays; a++) {
        bool used = false;
        for (unsigned i = m->system->arrays[a].room; i-- > 0; ) {
            struct grog_thing *t = grog_thing_in(m, g, a, i);
            if (t->card)
                t->live = 1;                            /* a card lies there */
            if (used && grog_unused(t))
                t->gen = 1;
            used = !grog_unused(t);
        }
    }
}

enum grog_status grog_read_overrides(struct grog_lines *l, const char *stop, const struct grog_match *m,
                                     struct grog_game *g, struct grog_error *why)
{
    enum grog_status status = GROG_OK;
    for (bool more = l->line[0] != 0; more && status == GROG_OK && strcmp(l->line, stop) != 0; more = grog_next_line(l))
        status = read_override(m, g, l->line, l->number, why);
    if (status != GROG_OK)
        return status;
    if (l->wrong)
        return grog_fail_line(l, why);
    use_slots_before(m, g);
    const char *broken = grog_check(m, g);
    return broken ? grog_fail(why, 0, "this cannot happen: %s", broken) : GROG_OK;
}

static enum grog_status read_position(struct grog_lines *l, const struct grog_box *shelf, struct grog_position *out,
                                      struct grog_error *why)
{
    struct grog_header h;
    enum grog_status status = grog_read_header(l, "position", shelf, &h, why);
    if (status != GROG_OK)
        return status;
    out->match = h.match;
    out->game = calloc(1, grog_state_bytes(h.match));
    if (!out->game)
        return grog_fail(why, 0, "out of memory");
    grog_start(h.match, out->game, h.seed, NULL);
    return grog_read_overrides(l, "", h.match, out->game, why);
}

enum grog_status grog_position_open(const struct grog_box *shelf, const char *text, size_t n,
                                    struct grog_position *out, struct grog_error *why)
{
    struct grog_lines l = { .at = text, .end = text + n };
    memset(out, 0, sizeof *out);
    enum grog_status status = read_position(&l, shelf, out, why);
    if (status != GROG_OK)
        grog_position_close(out);
    return status;
}

void grog_position_close(struct grog_position *p)
{
    grog_match_free(p->match);
    free(p->game);
    memset(p, 0, sizeof *p);
}
