/* SPDX-License-Identifier: MIT */
/* pack_held.c -- see pack_held.h. */
#include "pack_held.h"
#include "base/text.h"
#include "command/memory.h"
#include "command/program.h"
#include "kernel/demands.h"
#include "words/words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Where the compiled card lies among the linked ones; 0: another has taken its place. */
static uint16_t place_of(const struct grog_cards *cards, const char *pack, const char *id)
{
    char whole[GROG_PACK_NAME_MAX + GROG_CARD_NAME_MAX + 2];
    snprintf(whole, sizeof whole, "%s:%s", pack, id);
    for (uint32_t i = 1; cards->text && i < cards->cards; i++)
        if (!strcmp(cards->text[i].id, whole))
            return (uint16_t)i;
    return 0;
}

static void add(struct packc_mistake *list, uint32_t *n, uint32_t *more, const struct packc_mistake *m)
{
    if (*n < PACKC_MISTAKES_MAX)
        list[(*n)++] = *m;
    else
        ++*more;
}

static void tell_broken(struct compiled *c, const struct grog_demand *d, const struct grog_words *words,
                        struct packc_mistake m)
{
    GROG_ROOM(what, sizeof m.what);
    GROG_ROOM(mend, sizeof m.mend);
    if (!d->forbids && packc_is_meant(&c->out, m.card, d->name))
        return;
    grog_say_demand(words, c->box->system, d, &what, &mend);
    m.check = d->name;
    m.rule = d->rule;
    snprintf(m.what, sizeof m.what, "'%.90s': %.150s", m.card, what.at);
    snprintf(m.mend, sizeof m.mend, "%s", mend.at);
    if (d->forbids)
        add(c->out.mistake, &c->out.mistakes, &c->out.more, &m);
    else
        add(c->out.warning, &c->out.warnings, &c->out.more_warnings, &m);
}

/* What to do about the warnings of the compiler that are checks too. */
static void say_mends(struct compiled *c, const struct grog_words *words)
{
    for (uint32_t i = 0; i < c->out.warnings; i++) {
        struct packc_mistake *m = &c->out.warning[i];
        const struct grog_demand *d = m->check ? grog_demand_called(c->box->system, m->check) : NULL;
        GROG_ROOM(what, sizeof m->what);
        GROG_ROOM(mend, sizeof m->mend);
        if (!d)
            continue;
        grog_say_demand(words, c->box->system, d, &what, &mend);
        snprintf(m->mend, sizeof m->mend, "%s", mend.at);
    }
}

/* Rows of one system; of that beside the pack's, by what is demanded in all systems. */
static void hold(struct compiled *c, const struct grog_pack *pack, const struct grog_box *box,
                 const struct grog_words *words)
{
    const struct grog_pack_image *image = grog_pack_image(pack);
    struct grog_match *m = asked_to_speak_of(box);
    for (uint32_t i = 0; i < image->n[GROG_PACK_CARDS]; i++) {
        const struct grog_pack_card *card = &image->cards[i];
        struct grog_held h = { .m = m, .card = place_of(box->cards, c->name, image->strings + card->id) };
        const struct packc_mistake at = { .file = image->strings + card->file, .line = card->line,
                                          .card = image->strings + card->name };
        const struct grog_demand *d;
        grog_pack_card_says(pack, i, box->system, &h.modifiers, &h.abilities);
        for (unsigned k = 0; h.card && (d = grog_demand(c->box->system, k)); k++)
            if ((box->system == c->box->system || grog_demand_is_common(d)) && grog_breaks(d, &h))
                tell_broken(c, d, words, at);
    }
    grog_match_free(m);
}

void pack_hold(struct compiled *c, const struct grog_pack *pack, const struct grog_cards *cards,
               const struct grog_cards *beside, const struct grog_words *words)
{
    say_mends(c, words);
    hold(c, pack, &(struct grog_box){ c->box->system, cards }, words);
    if (beside)
        hold(c, pack, &(struct grog_box){ c->beside, beside }, words);
}

void pack_warn_of_meant(struct compiled *c)
{
    for (uint32_t i = 0; i < c->out.meants; i++) {
        const struct packc_meant *said = &c->out.meant[i];
        struct packc_mistake m = { .file = said->file, .line = said->line };
        if (said->found)
            continue;
        snprintf(m.what, sizeof m.what, "'%.90s' says that '%.60s' is meant, but nothing is wrong there", said->card,
                 said->check);
        add(c->out.warning, &c->out.warnings, &c->out.more_warnings, &m);
    }
}

/* ---- in order ---------------------------------------------------------------- */

struct ranked { struct packc_mistake m; uint32_t file, number; };

static int compare(uint32_t a, uint32_t b) { return (a > b) - (a < b); }

static int by_place(const void *a, const void *b)
{
    const struct ranked *x = a, *y = b;
    int order = compare(x->file, y->file);
    order = order ? order : compare(x->m.line, y->m.line);
    return order ? order : compare(x->number, y->number);
}

/* The whole pack's come first. */
static uint32_t number_of(const struct folder *f, const char *name)
{
    for (uint32_t i = 0; name && i < f->files; i++)
        if (!strcmp(f->file[i].name, name))
            return i + 1;
    return 0;
}

void pack_sort(const struct compiled *c, struct packc_mistake *list, uint32_t n)
{
    struct ranked *rank = must_have(n + 1u, sizeof *rank);
    for (uint32_t i = 0; i < n; i++)
        rank[i] = (struct ranked){ list[i], number_of(&c->folder, list[i].file), i };
    qsort(rank, n, sizeof *rank, by_place);
    for (uint32_t i = 0; i < n; i++)
        list[i] = rank[i].m;
    free(rank);
}
