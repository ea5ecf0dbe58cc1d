/* SPDX-License-Identifier: MIT */
/* cards.c -- the cards that can be named, and finding one.
 *
 * An unqualified name is a card of this pack, or else of a pack that it needs; the kind
 * that is wanted takes part in the choice. */
#include "compile.h"
#include "kernel/drawing.h"

#include <stdio.h>
#include <string.h>

/* ---- who there is -------------------------------------------------------- */

static bool is_listed(const struct compile *c, const char *pack)
{
    for (uint32_t i = 0; i < c->needs.n; i++)
        if (!strcmp(c->needs.at[i], pack))
            return true;
    return false;
}

static void know(struct compile *c, struct known card)
{
    char id[GROG_CARD_NAME_MAX + 1];
    grog_pack_id(card.name, id);
    card.id = arena_copy(&c->arena, id, strlen(id));
    *ADD(&c->arena, c->known) = card;
    uint32_t *first = map_put(&c->arena, &c->by_id, id);
    if (!*first) {
        *first = c->known.n;
        return;
    }
    c->known.at[c->known.n - 1].next = c->known.at[*first - 1].next;    /* behind the first; own ones come first */
    c->known.at[*first - 1].next = c->known.n;
}

static void know_own(struct compile *c, uint32_t i)
{
    const struct declaration *d = &c->declared[i];
    uint32_t kind = vocabulary_find(&c->words, CLASS_KIND, d->word.text);
    char id[GROG_CARD_NAME_MAX + 1];
    struct at at = at_word(d);
    if (!kind)
        return;
    grog_pack_id(d->name, id);
    uint32_t *before = map_put(&c->arena, &c->own, id);
    if (*before && *id) {
        const struct node *w = &c->declared[*before - 1].word;
        WRONG(c, &at, "'%s' is declared twice (first at %s:%u)", d->name, c->in->file[w->file].name, w->line);
        return;
    }
    *before = i + 1;
    know(c, (struct known){ .pack = c->name, .name = d->name, .kind = kind, .own = true, .listed = true,
                            .letter = letter_of(c, d, kind) });
}

static void know_base(struct compile *c)
{
    const struct grog_cards *base = c->in->base;
    for (uint32_t i = 1; base && i < base->cards; i++)
        know(c, (struct known){ .pack = base->name, .name = base->card[i].name, .kind = base->card[i].kind,
                                .listed = is_listed(c, base->name),
                                .letter = grog_letter_of(c->system, base, (uint16_t)i) });
}

/* A letter of a compiled card: its layout says where. */
static char letter_in(const struct grog_pack_image *image, const struct grog_pack_card *card)
{
    const struct grog_pack_layout *l = &image->layouts[card->layout];
    uint32_t at = card->number;
    for (unsigned i = 0; i < l->fields; at += image->fields[l->field + i++].slots)
        if (image->fields[l->field + i].type == GROG_IS_LETTER)
            return (char)image->numbers[at];
    return 0;
}

static void know_pack(struct compile *c, const struct grog_pack *p)
{
    const struct grog_pack_image *image = grog_pack_image(p);
    const char *name = grog_pack_text(p, image->header.name);
    if (!strcmp(name, c->name))
        return;                         /* an older one of this pack */
    for (uint32_t i = 0; i < image->n[GROG_PACK_CARDS]; i++) {
        const struct grog_pack_card *card = &image->cards[i];
        uint32_t kind = vocabulary_find(&c->words, CLASS_KIND, grog_pack_text(p, image->layouts[card->layout].kind));
        if (kind)
            know(c, (struct known){ .pack = name, .name = grog_pack_text(p, card->name), .kind = kind,
                                    .listed = is_listed(c, name), .letter = letter_in(image, card) });
    }
}

void cards_know(struct compile *c)
{
    for (uint32_t i = 0; i < c->declarations; i++)
        know_own(c, i);
    know_base(c);
    for (uint32_t i = 0; i < c->in->needs; i++)
        know_pack(c, c->in->needed[i]);
}

/* ---- finding one --------------------------------------------------------- */

static bool is_of(const struct compile *c, const struct known *k, uint32_t kind)
{
    return kind ? k->kind == kind : !c->system->card_kinds[k->kind].is_word;
}

static struct names names_of(struct compile *c, uint32_t kind)
{
    if (!c->of_kind[kind].at) {
        const char **names = arena_take(&c->arena, (c->known.n + 1u) * sizeof *names);
        c->of_kind[kind].at = names;
        for (uint32_t i = 0; i < c->known.n; i++)
            if (is_of(c, &c->known.at[i], kind) && c->known.at[i].listed)
                names[c->of_kind[kind].n++] = c->known.at[i].name;
    }
    return c->of_kind[kind];
}

/* "brawlers:high-cut": the name of the pack; NULL if there is none in front. */
static const char *pack_in_front(struct compile *c, const char **name)
{
    size_t n = strspn(*name, "abcdefghijklmnopqrstuvwxyz0123456789-");
    if (!n || (*name)[n] != ':' || (*name)[n + 1] == ' ' || !(*name)[n + 1])
        return NULL;
    const char *pack = arena_copy(&c->arena, *name, n);
    *name += n + 1;
    return pack;
}

struct search { const struct known *found, *other, *unlisted, *of_other_kind; };

static struct search search(const struct compile *c, const char *pack, const char *name, uint32_t kind)
{
    struct search s = { 0 };
    char id[GROG_CARD_NAME_MAX + 1];
    grog_pack_id(name, id);
    for (uint32_t i = map_get(&c->by_id, id); i; i = c->known.at[i - 1].next) {
        const struct known *k = &c->known.at[i - 1];
        if (pack && strcmp(pack, k->pack) != 0)
            continue;
        if (!is_of(c, k, kind))
            s.of_other_kind = k;
        else if (!k->listed)
            s.unlisted = k;
        else if (s.found && !s.found->own && !k->own)
            s.other = k;
        else if (!s.found || k->own)
            s.found = k;
    }
    if (s.found && s.found->own)
        s.other = NULL;
    return s;
}

/* The nearest name as it would be written there: a word, if a word was. */
static void suggest(const struct at *v, struct packc_mistake *m)
{
    char id[GROG_CARD_NAME_MAX + 1];
    if (v->node->type != NODE_WORD || !*m->nearest)
        return;
    grog_pack_id(m->nearest, id);
    for (char *at = id; *at; at++)
        *at = *at == '-' ? '_' : *at;
    snprintf(m->nearest, sizeof m->nearest, "%.63s", id);
}

const struct known *cards_named(struct compile *c, const struct at *v, const char *name, uint32_t kind)
{
    const char *what = kind ? c->system->card_kinds[kind].name : "card", *whole = name;
    const char *pack = pack_in_front(c, &name);
    struct search s = search(c, pack, name, kind);
    if (s.found && !s.other)
        return s.found;
    if (s.other)
        WRONG(c, v, "'%s' is in '%s' and in '%s': say \"%s:%s\"", whole, s.found->pack, s.other->pack, s.found->pack,
              s.found->id);
    else if (s.unlisted)
        WRONG(c, v, "'%s' is %s %s of the pack '%s', which is not among the needs", whole, article(what), what,
              s.unlisted->pack);
    else if (s.of_other_kind)
        WRONG(c, v, "'%s' is %s %s, not %s %s", whole, article(c->system->card_kinds[s.of_other_kind->kind].name),
              c->system->card_kinds[s.of_other_kind->kind].name, article(what), what);
    else {
        struct packc_mistake *m = WRONG(c, v, "no %s is called '%s'", what, whole);
        expect_one_of(m, name, names_of(c, kind));
        suggest(v, m);
    }
    return NULL;
}

const struct known *cards_find(struct compile *c, const struct at *v, uint32_t kind)
{
    const char *what = kind ? c->system->card_kinds[kind].name : "card";
    bool is_name = (v->node->type == NODE_WORD && !v->node->called && !v->node->minus)
                || (v->node->type == NODE_TEXT && !v->node->broken);
    if (is_name)
        return cards_named(c, v, v->node->text, kind);
    WRONG(c, v, "the name of %s %s is wanted, not %s", article(what), what, shown(c, v->node));
    return NULL;
}

bool cards_have(const struct compile *c, const char *name, uint32_t kind)
{
    return search(c, NULL, name, kind).found != NULL;
}

uint16_t ref_of(struct compile *c, const struct known *card)
{
    return card ? image_ref(&c->image, card->pack, card->id, card->kind) : 0;
}
