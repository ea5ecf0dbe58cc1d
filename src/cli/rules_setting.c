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

/* Its card as the catalogue calls it. */
static void say_title(const struct rules_wish *w, const struct grog_box *box, uint32_t card, char out[RULES_TITLE])
{
    struct grog_match *m = asked_to_speak_of(box);
    struct grog_speaker s = { .words = w->words, .m = m, .viewer = GROG_SPECTATOR };
    struct grog_text t = { .at = out, .room = RULES_TITLE };
    *out = '\0';
    grog_say_card(&s, (uint16_t)card, GROG_BRIEF, &t);
    grog_match_free(m);
}

/* The Setting's card of this name or title; 0: there is none. */
static uint16_t card_called(const struct rules_wish *w, const struct grog_box *box, const char *name)
{
    char title[RULES_TITLE];
    for (uint32_t c = 1; c < box->cards->cards; c++) {
        if (!is_setting(box, c))
            continue;
        say_title(w, box, c, title);
        if (!strcasecmp(box->cards->card[c].name, name) || !strcasecmp(title, name))
            return (uint16_t)c;
    }
    return 0;
}

/* The first card of a group of Settings. */
static void first_card(const struct reference_setting *s, char out[RULES_TITLE])
{
    snprintf(out, RULES_TITLE, "%.*s", (int)strcspn(s->cards, ","), s->cards);
}

static void say_which(const char *name)
{
    fprintf(stderr, "grognard rules: no Setting is called '%s'; see 'grognard rules --settings'\n", name);
}

/* A plain name stands for the first of its cards. */
bool rules_setting(struct program *program, const struct rules_wish *w, const char *name, struct rules_setting *out)
{
    char first[RULES_TITLE] = "";
    *out = (struct rules_setting){ 0 };
    if (!asked_stock(program, "rules", NULL))
        return false;
    for (const struct reference_setting *s = reference_settings; s->name; s++)
        if (!strcmp(s->name, name))
            first_card(s, first);
    for (const struct grog_box *box = library_boxes(program->library); box->system && !out->card; box++) {
        if (!library_is_meant(box, NULL))
            continue;
        out->box = box;
        out->card = card_called(w, box, *first ? first : name);
    }
    if (!out->card) {
        say_which(name);
        return false;
    }
    say_title(w, out->box, out->card, out->title);
    for (unsigned i = 0; reference_settings[i].name; i++)
        if (lists(reference_settings[i].cards, out->box->cards->card[out->card].name))
            out->bits |= (uint16_t)(1u << i);
    if (!out->bits)                         /* a Setting of a pack's own plays by what all of them share */
        out->bits = REFERENCE_OWN_SETTING;
    return true;
}

/* The name by which a Setting is asked for: the group's for its first card, else the card's own. */
static const char *asked_by(const char *card)
{
    char first[RULES_TITLE];
    for (const struct reference_setting *s = reference_settings; s->name; s++) {
        first_card(s, first);
        if (!strcmp(first, card))
            return s->name;
    }
    return card;
}

int rules_list_settings(struct program *program, const struct rules_wish *w)
{
    struct json j = { .to = stdout };
    if (!asked_stock(program, "rules", w->system))
        return CLI_TROUBLE;
    if (w->json)
        json_open(&j, NULL, '[');
    for (const struct grog_box *box = library_boxes(program->library); box->system; box++)
        for (uint32_t c = 1; c < box->cards->cards; c++) {
            char title[RULES_TITLE];
            if (!is_setting(box, c) || !library_is_meant(box, w->system))
                continue;
            say_title(w, box, c, title);
            if (w->json) {
                json_open(&j, NULL, '{');
                json_text(&j, "name", asked_by(box->cards->card[c].name));
                json_text(&j, "title", title);
                json_text(&j, "system", grog_system_name(box->system));
                json_close(&j, '}');
            } else {
                printf("%-18s %s\n", asked_by(box->cards->card[c].name), title);
            }
        }
    if (w->json)
        json_close(&j, ']');
    return CLI_YES;
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
