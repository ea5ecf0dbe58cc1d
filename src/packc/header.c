/* SPDX-License-Identifier: MIT */
/* header.c -- pack "name" { ... }: what a pack says about itself, and what it needs. */
#include "compile.h"

#include <stdio.h>
#include <string.h>

enum { LINE_MAX_BYTES = 255 };

static bool is_pack_name(const char *name)
{
    char id[GROG_CARD_NAME_MAX + 1];
    if (strlen(name) > GROG_PACK_NAME_MAX || name[0] < 'a' || name[0] > 'z')
        return false;
    grog_pack_id(name, id);
    return !strcmp(id, name);
}

/* ---- needs --------------------------------------------------------------- */

/* The packs that can be found, by name. */
static struct names found_packs(struct compile *c)
{
    const char **names = arena_take(&c->arena, (c->in->needs + 1u) * sizeof *names);
    uint32_t n = 0;
    if (c->in->base)
        names[n++] = c->in->base->name;
    for (uint32_t i = 0; i < c->in->needs; i++)
        names[n++] = grog_pack_text(c->in->needed[i], grog_pack_image(c->in->needed[i])->header.name);
    return (struct names){ names, n };
}

static bool is_among(struct names names, const char *name)
{
    for (uint32_t i = 0; i < names.n; i++)
        if (!strcmp(names.at[i], name))
            return true;
    return false;
}

static const char *why_absent(const struct compile *c, const char *name)
{
    for (uint32_t i = 0; i < c->in->absents; i++)
        if (!strcmp(c->in->absent[i].name, name))
            return c->in->absent[i].why;
    return NULL;
}

static void read_need(struct compile *c, const struct at *v)
{
    struct names found = found_packs(c);
    const char *name = read_line(c, v, "a need", GROG_PACK_NAME_MAX);
    if (!*name)
        return;
    if (!strcmp(name, c->name))
        WRONG(c, v, "the pack needs itself");
    else if (is_among((struct names){ c->needs.at, c->needs.n }, name))
        WRONG(c, v, "'%s' is needed twice", name);
    else if (why_absent(c, name))
        WRONG(c, v, "the pack '%s' %s", name, why_absent(c, name));
    else if (!is_among(found, name))
        expect_one_of(WRONG(c, v, "no pack called '%s' can be found", name), name, found);
    else {
        *ADD(&c->arena, c->needs) = name;
        *ADD(&c->arena, c->image.needs) = image_text(&c->image, name);
    }
}

static void read_needs(struct compile *c, const struct at *v)
{
    if (v->node->type != NODE_TABLE) {
        WRONG(c, v, "needs must be a list, not %s", shown(c, v->node));
        return;
    }
    uint32_t n = items_of(c, v);
    if (n > GROG_PACK_NEEDS_MAX - 1)
        WRONG(c, v, "more than %d needs", GROG_PACK_NEEDS_MAX - 1);
    for (uint32_t i = 0; i < n && i < GROG_PACK_NEEDS_MAX; i++) {
        struct at item = item_of(v, i);
        read_need(c, &item);
    }
}

/* ---- the header ---------------------------------------------------------- */

static void read_key(struct compile *c, const struct at *table, const struct entry *e)
{
    static const char *const keys[] = { "title", "about", "version", "author", "licence", "system", "needs" };
    struct grog_pack_header *h = &c->image.header;
    struct at key = at_key(table, e), v = at_field(table, e);
    const char *k = e->key ? e->key : "";
    grog_string *line = !strcmp(k, "title") ? &h->title : !strcmp(k, "version") ? &h->pack_version
                      : !strcmp(k, "author") ? &h->author : !strcmp(k, "licence") ? &h->licence : NULL;
    if (line)
        *line = image_text(&c->image, read_line(c, &v, k, LINE_MAX_BYTES));
    else if (!strcmp(k, "about"))
        h->about = image_text(&c->image, read_prose(c, &v, k));
    else if (!strcmp(k, "needs"))
        read_needs(c, &v);
    else if (!strcmp(k, "system")) {
        const char *system = read_line(c, &v, k, GROG_PACK_NAME_MAX);
        if (*system && strcmp(system, c->system->name) != 0)
            expect_one_of(WRONG(c, &v, "the system is '%s', not '%s'", c->system->name, system), system,
                          (struct names){ &c->system->name, 1 });
    } else if (e->key) {
        expect_one_of(WRONG(c, &key, "a pack has no field '%s'", k), k, (struct names){ keys, GROG_COUNT(keys) });
    } else {
        WRONG(c, &key, "a pack has only named fields: title = ...");
    }
}

static void read_header(struct compile *c, const struct declaration *d)
{
    struct at word = at_word(d), name = at_argument(&word, 0), table = at_table(d);
    if (is_pack_name(d->name))
        c->name = d->name;
    else
        WRONG(c, &name, "a pack's name is small letters and digits, with '-' between them; not '%s'", d->name);
    if (c->in->base && !strcmp(c->name, c->in->base->name))
        WRONG(c, &name, "'%s' is the name of the system's own cards", c->name);
    c->image.header.name = image_text(&c->image, c->name);
    c->image.header.system = image_text(&c->image, c->system->name);
    for (uint32_t i = 0; i < d->table.n; i++)
        read_key(c, &table, &d->table.entry[i]);
    if (!entry_called(&d->table, "system"))
        WRONG(c, &word, "system is missing");
}

void read_pack(struct compile *c)
{
    const struct declaration *first = NULL;
    for (uint32_t i = 0; i < c->declarations; i++) {
        const struct declaration *d = &c->declared[i];
        struct at word = at_word(d);
        if (!same_word(d->word.text, "pack"))
            continue;
        if (first)
            WRONG(c, &word, "the pack is declared twice (first at %s:%u)",
                  c->in->file[first->word.file].name, first->word.line);
        else if (d->word.file)
            WRONG(c, &word, "the pack must be declared in %s", c->in->file[0].name);
        if (!first)
            read_header(c, first = d);
    }
    bool told = false;
    for (uint32_t i = 0; i < c->mistakes.list.n; i++)
        told = told || c->mistakes.order.at[i] == 0;
    if (!first && !told)
        mistake(&c->mistakes, (struct place){ c->in->files ? 0 : NO_FILE, c->in->files ? 1 : 0, c->in->files ? 1 : 0 },
                "the pack is not declared: pack \"name\" { ... }");
}
