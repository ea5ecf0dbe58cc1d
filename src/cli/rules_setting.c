/* SPDX-License-Identifier: MIT */
/* rules_setting.c -- a Setting as somebody names it: by a plain name of the reference, or by its card. */
#include "base/text.h"
#include "kernel/state.h"
#include "kernel/system.h"
#include "library/library.h"
#include "rules.h"
#include "words/words.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

/* Does the list, by commas, have this name? */
static bool lists(const char *cards, const char *name)
{
    size_t n = strlen(name);
    for (const char *at = cards; *at; ) {
        size_t length = strcspn(at, ",");
        if (length == n && !strncasecmp(at, name, n))
            return true;
        at += length;
        at += strspn(at, ", ");
    }
    return false;
}

static bool is_setting(const struct grog_box *box, uint32_t card)
{
    return !strcmp(box->system->card_kinds[box->cards->card[card].kind].name, "setting");
}

static const char *title_of(const struct grog_box *box, uint32_t card)
{
    const char *title = box->cards->text ? box->cards->text[card].title : "";
    return *title ? title : box->cards->card[card].name;
}

/* The Setting's card of this name or title; 0: there is none. */
static uint16_t card_called(const struct grog_box *box, const char *name)
{
    for (uint32_t c = 1; c < box->cards->cards; c++)
        if (is_setting(box, c)
            && (!strcasecmp(box->cards->card[c].name, name) || !strcasecmp(title_of(box, c), name)))
            return (uint16_t)c;
    return 0;
}

static void say_which(const char *name)
{
    fprintf(stderr, "grognard rules: no Setting is called '%s':", name);
    for (const struct reference_setting *s = reference_settings; s->name; s++)
        fprintf(stderr, "%s %s", s == reference_settings ? "" : ",", s->name);
    fprintf(stderr, ", or the name of its card\n");
}

/* A plain name stands for the first of its cards. */
bool rules_setting(struct program *program, const char *name, struct rules_setting *out)
{
    char first[64] = "";
    *out = (struct rules_setting){ 0 };
    if (!asked_stock(program, "rules", NULL))
        return false;
    for (const struct reference_setting *s = reference_settings; s->name; s++)
        if (!strcasecmp(s->name, name))
            snprintf(first, sizeof first, "%.*s", (int)strcspn(s->cards, ","), s->cards);
    for (const struct grog_box *box = library_boxes(program->library); box->system && !out->card; box++) {
        out->box = box;
        out->card = card_called(box, *first ? first : name);
    }
    if (!out->card) {
        say_which(name);
        return false;
    }
    snprintf(out->title, sizeof out->title, "%s", title_of(out->box, out->card));
    for (unsigned i = 0; reference_settings[i].name; i++)
        if (lists(reference_settings[i].cards, out->box->cards->card[out->card].name))
            out->bits |= (uint16_t)(1u << i);
    if (!out->bits)                         /* a Setting of a pack's own plays by what all of them share */
        out->bits = REFERENCE_OWN_SETTING;
    return true;
}

void rules_settings_text(uint16_t bits, char *out, size_t room)
{
    struct grog_text t = { .at = out, .room = room };
    *out = '\0';
    for (unsigned i = 0; bits != REFERENCE_ALL_SETTINGS && reference_settings[i].name; i++)
        if (bits & 1u << i)
            grog_print(&t, "%s%s", t.n ? ", " : "", reference_settings[i].name);
}

const char *rules_title(const struct rules_wish *w, const char *system, char out[RULES_TITLE])
{
    struct grog_text t = { .at = out, .room = RULES_TITLE };
    *out = '\0';
    if (!grog_say_title(w->words, "system", system, &t))
        snprintf(out, RULES_TITLE, "%s", system);
    return out;
}
