/* SPDX-License-Identifier: MIT */
/* noun.c -- see noun.h.
 *
 * What always holds here: a thing is named by the face that the viewer sees or saw, never
 * by what lies under it; things with one face are counted from 1, by the system for the whole game (grog_showing's nth)
 * or, if it keeps no count, those in play in the order of their slots. */
#include "noun.h"
#include "kernel/showing.h"
#include "kernel/square.h"
#include "kernel/thing.h"

#include <stdio.h>
#include <string.h>

static const char *system_of(const struct grog_speaker *s) { return s->m->system->name; }

/* ---- seats and cards ----------------------------------------------------- */

static const struct grog_showing *showing_of(const struct grog_speaker *s) { return s->m->system->showing; }

static uint16_t leads(const struct grog_speaker *s, unsigned seat)
{
    return showing_of(s) && showing_of(s)->leads ? showing_of(s)->leads(s->m, seat) : 0;
}

bool grog_say_led(const struct grog_speaker *s, unsigned seat, struct grog_text *out)
{
    struct grog_args parts = grog_no_args();
    uint16_t card = leads(s, seat);
    unsigned alike = 0;
    if (!card)
        return false;
    for (unsigned i = 0; i < s->m->seats; i++)
        alike += leads(s, i) == card;
    grog_arg_card(s, &parts, "card", card);
    grog_arg_number(&parts, "n", (int)seat + 1);
    bool said = grog_say(s->words, &parts, out, "noun", system_of(s), "led", grog_card_name(s->m, card), NULL)
             || grog_say(s->words, &parts, out, "noun", "led", NULL);
    if (said && alike > 1) {
        grog_print(out, " ");
        grog_say(s->words, &parts, out, "noun", "led-too", NULL);
    }
    return said;
}

void grog_arg_seat(const struct grog_speaker *s, struct grog_args *a, const char *name, unsigned seat)
{
    PART(text);
    struct grog_args number = grog_no_args();
    if (seat >= s->m->seats) {
        struct grog_found nobody = grog_lookup(s->words, "noun", "nobody", NULL);
        grog_arg_text(a, name, nobody.text ? nobody.text : "nobody", "nobody");
        return;
    }
    grog_arg_number(&number, "n", (int)seat);
    if (seat == s->viewer)
        grog_say(s->words, NULL, &text, "noun", "you", NULL);
    else if (s->names && s->names[seat])
        grog_print(&text, "%s", s->names[seat]);
    else if (!grog_say_led(s, seat, &text) && !grog_say(s->words, &number, &text, "noun", "seat", NULL))
        grog_print(&text, "seat %u", seat);
    grog_arg_text(a, name, text_room, seat == s->viewer ? "you" : "seat");
}

bool grog_is_back(const struct grog_match *m, uint16_t card)
{
    return card && card < m->cards->cards && m->cards->card[card].back == card;
}

const char *grog_card_name(const struct grog_match *m, uint16_t card)
{
    const struct grog_card_text *text = m->cards->text;
    if (!card || card >= m->cards->cards)
        return "";
    return text && text[card].title && *text[card].title ? text[card].title : m->cards->card[card].name;
}

static bool is_great(char c) { return (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9'); }

/* Does it begin with a vowel as it is spoken: "an Officer", "an SMG", "an M4", but "a UMP45"? */
static bool begins_with_vowel(const char *title)
{
    bool spelled = title[0] >= 'A' && title[0] <= 'Z' && is_great(title[1]);
    return title[0] && strchr(spelled ? "AEFHILMNORSX" : "aeiouAEIOU", title[0]) != NULL;
}

void grog_arg_card(const struct grog_speaker *s, struct grog_args *a, const char *name, uint16_t card)
{
    char slug[GROG_KEY_MAX], key[2 * GROG_KEY_MAX + 8];
    if (!card || card >= s->m->cards->cards) {
        grog_arg_text(a, name, "", "none");
        return;
    }
    grog_slug(grog_card_name(s->m, card), slug);        /* its title, whatever pack it is of */
    snprintf(key, sizeof key, "%s.card.%s", system_of(s), slug);
    const char *title = grog_card_name(s->m, card);
    bool vowel = begins_with_vowel(title) && !grog_lookup(s->words, "noun", key, "gender", NULL).text;
    grog_arg_noun(a, s->words, name, key, title, grog_is_back(s->m, card) ? "back" : vowel ? "vowel" : NULL);
}

void grog_arg_row(const struct grog_speaker *s, struct grog_args *a, const char *name, const char *sort,
                  const char *row)
{
    char slug[GROG_KEY_MAX], key[2 * GROG_KEY_MAX + 8];
    grog_slug(row, slug);
    snprintf(key, sizeof key, "%s.%s.%s", system_of(s), sort, slug);
    bool has = grog_lookup(s->words, "noun", key, "gender", NULL).text != NULL;
    grog_arg_noun(a, s->words, name, key, row, begins_with_vowel(row) && !has ? "vowel" : NULL);
}

/* ---- things -------------------------------------------------------------- */

static void learn(struct grog_last_face last[2], uint16_t card, unsigned gen, unsigned nth)
{
    if (last[0].known && last[0].gen != gen)
        last[1] = last[0];
    else if (!nth && last[0].card == card)
        nth = last[0].nth;
    last[0] = (struct grog_last_face){ card, (uint8_t)gen, 1, (uint8_t)nth };
}

/* The number that the system keeps of it. */
static unsigned nth_of(const struct grog_match *m, const struct grog_game *view, unsigned array, unsigned slot)
{
    const struct grog_showing *w = m->system->showing;
    return w && w->nth ? w->nth(m, view, array, slot) : 0;
}

void grog_faces_learn(struct grog_faces *f, uint16_t thing, uint16_t card)
{
    unsigned array = grog_ref_array(thing), slot = grog_ref_slot(thing);
    if (thing && card && array < GROG_FACES_ARRAYS && slot < GROG_FACES_SLOTS)
        learn(f->at[array][slot], card, grog_ref_gen(thing), 0);
}

void grog_faces_see(struct grog_faces *f, const struct grog_match *m, const struct grog_game *view)
{
    for (unsigned a = 0; a < m->system->n_arrays && a < GROG_FACES_ARRAYS; a++)
        for (unsigned i = 0; i < m->system->arrays[a].room && i < GROG_FACES_SLOTS; i++) {
            const struct grog_thing *t = grog_thing_of(m, view, a, i);
            if (t->live && t->card)
                learn(f->at[a][i], t->card, t->gen, nth_of(m, view, a, i));
        }
}

static const struct grog_thing *live_thing(const struct grog_match *m, const struct grog_game *view, uint16_t ref)
{
    return view ? grog_thing_at(m, (struct grog_game *)(uintptr_t)view, ref) : NULL;
}

/* What is known of one that is gone; NULL: nothing. */
static const struct grog_last_face *remembered(const struct grog_speaker *s, uint16_t ref)
{
    unsigned array = grog_ref_array(ref), slot = grog_ref_slot(ref);
    if (!s->faces || !ref || array >= GROG_FACES_ARRAYS || slot >= GROG_FACES_SLOTS)
        return NULL;
    for (unsigned i = 0; i < 2; i++)
        if (s->faces->at[array][slot][i].known && s->faces->at[array][slot][i].gen == grog_ref_gen(ref))
            return &s->faces->at[array][slot][i];
    return NULL;
}

uint16_t grog_face_of_thing(const struct grog_speaker *s, const struct grog_game *view, uint16_t ref)
{
    const struct grog_thing *t = live_thing(s->m, view, ref);
    const struct grog_last_face *last = t ? NULL : remembered(s, ref);
    return t ? t->card : last ? last->card : 0;
}

/* Its number for the whole game, or which of those in play that look like it, from 1, it is or was; 0: none. */
static unsigned number_of(const struct grog_speaker *s, const struct grog_game *view, uint16_t ref, uint16_t card)
{
    unsigned array = grog_ref_array(ref), slot = grog_ref_slot(ref), before = 0, behind = 0;
    const struct grog_last_face *last = remembered(s, ref);
    unsigned kept = live_thing(s->m, view, ref) ? nth_of(s->m, view, array, slot) : last ? last->nth : 0;
    if (kept)
        return kept;
    for (unsigned i = 0; view && i < s->m->system->arrays[array].room; i++) {
        const struct grog_thing *t = grog_thing_of(s->m, view, array, i);
        bool like = t->live && t->card == card;
        before += like && i < slot;
        behind += like && i > slot;
    }
    return before || behind ? before + 1 : 0;
}

static void arg_thing(const struct grog_speaker *s, const struct grog_game *view, struct grog_args *a,
                      const char *name, unsigned array, uint16_t ref)
{
    unsigned slot = grog_ref_slot(ref);
    if (!ref || slot >= s->m->system->arrays[array].room) {
        grog_arg_text(a, name, "", "none");
        return;
    }
    uint16_t card = grog_face_of_thing(s, view, ref);
    if (!card) {
        grog_arg_row(s, a, name, "array", s->m->system->arrays[array].name);
        return;
    }
    unsigned number = number_of(s, view, ref, card);
    if (!number) {
        grog_arg_card(s, a, name, card);
        return;
    }
    PART(text);
    struct grog_args parts = grog_no_args();
    grog_arg_card(s, &parts, "card", card);
    grog_arg_number(&parts, "n", (int)number);
    if (!grog_say(s->words, &parts, &text, "noun", "double", NULL))
        grog_print(&text, "%s/%u", grog_card_name(s->m, card), number);
    grog_arg_text(a, name, text_room, parts.at[0].gender);
}

/* An option's actor is a slot alone: the generation is that of the thing which lies there. */
static uint16_t full_ref(const struct grog_speaker *s, const struct grog_game *view, unsigned array, uint16_t ref)
{
    if (!ref || ref >> 8 || !view || ref > s->m->system->arrays[array].room)
        return ref;
    const struct grog_thing *t = grog_thing_of(s->m, view, array, ref - 1u);
    return t->live ? grog_ref(array, ref - 1u, t->gen) : ref;
}

/* ---- squares ------------------------------------------------------------- */

/* Its name is the same in every language. */
static void arg_square(struct grog_args *a, const char *name, enum grog_class class, uint16_t object)
{
    PART(text);
    if (!object) {
        grog_arg_text(a, name, "", "none");
        return;
    }
    (class == GROG_SQUARE ? grog_print_square : grog_print_corner)(&text, object);
    grog_arg_text(a, name, text_room, NULL);
}

/* ---- sides --------------------------------------------------------------- */

/* "your side", the name of the one who leads it, "the other side"; false: a word says it. */
static bool arg_side(const struct grog_speaker *s, struct grog_args *a, const char *name, unsigned side)
{
    PART(text);
    unsigned seats = showing_of(s)->team(s->m, side);
    bool plays = s->viewer < s->m->seats, yours = plays && (seats >> s->viewer & 1), alone = !(seats & (seats - 1));
    if (!(yours ? grog_say(s->words, NULL, &text, "noun.side.yours", NULL)
          : alone ? grog_say_led(s, grog_first_seat(seats), &text)
          : plays && grog_say(s->words, NULL, &text, "noun.side.theirs", NULL)))
        return false;
    grog_arg_text(a, name, text_room, NULL);
    return true;
}

static void arg_word(const struct grog_speaker *s, struct grog_args *a, const char *name, uint8_t kind, uint16_t object)
{
    const struct grog_kind *k = &s->m->system->kinds[kind];
    bool team = showing_of(s) && showing_of(s)->teams && showing_of(s)->teams == kind && object < k->words;
    if (!team || !arg_side(s, a, name, object))
        grog_arg_row(s, a, name, "word", object < k->words ? k->word[object] : "?");
}

/* ---- any object ---------------------------------------------------------- */

void grog_arg_object(const struct grog_speaker *s, const struct grog_game *view, struct grog_args *a, const char *name,
                     uint8_t kind, uint16_t object)
{
    const struct grog_kind *k = kind < s->m->system->n_kinds ? &s->m->system->kinds[kind] : NULL;
    switch (k ? k->class : GROG_NOTHING) {
    case GROG_NOTHING: break;
    case GROG_NUMBER:  grog_arg_number(a, name, object); break;
    case GROG_SEAT:    grog_arg_seat(s, a, name, object); break;
    case GROG_CARD:    grog_arg_card(s, a, name, object); break;
    case GROG_THING:   arg_thing(s, view, a, name, k->array, full_ref(s, view, k->array, object)); break;
    case GROG_ANY_THING: arg_thing(s, view, a, name, grog_ref_array(object), object); break;
    case GROG_SQUARE: case GROG_CORNER: arg_square(a, name, k->class, object); break;
    case GROG_WORD:    arg_word(s, a, name, kind, object); break;
    }
}

void grog_arg_objects(const struct grog_speaker *s, const struct grog_game *view, struct grog_args *a,
                      const uint8_t kind[4], const uint16_t object[4])
{
    for (unsigned i = 0; i < 4; i++) {
        char slug[GROG_KEY_MAX], name[GROG_KEY_MAX + 4];
        unsigned nth = 1;
        if (kind[i] >= s->m->system->n_kinds || s->m->system->kinds[kind[i]].class == GROG_NOTHING)
            continue;
        for (unsigned k = 0; k < i; k++)
            nth += kind[k] == kind[i];
        grog_slug(s->m->system->kinds[kind[i]].name, slug);
        snprintf(name, sizeof name, nth > 1 ? "%s%u" : "%s", slug, nth);
        grog_arg_object(s, view, a, name, kind[i], object[i]);
    }
}

void grog_arg_plain(struct grog_args *a, const char *name)
{
    PART(list);
    char word[GROG_KEY_MAX];
    for (unsigned i = 0; i < a->n; i++)
        grog_print(&list, "%s%s", i ? ", " : "", a->at[i].text ? a->at[i].text : "");
    snprintf(word, sizeof word, "%s", name);
    size_t n = strlen(word);
    if (n && word[n - 1] == ':')
        word[n - 1] = 0;
    grog_arg_text(a, "list", list_room, NULL);
    grog_arg_text(a, "name", word, NULL);
}

/* ---- said by themselves -------------------------------------------------- */

static void say_first(const struct grog_args *a, struct grog_text *out)
{
    if (a->n && a->at[0].text)
        grog_print(out, "%s", a->at[0].text);
}

void grog_say_seat(const struct grog_speaker *s, unsigned seat, struct grog_text *out)
{
    struct grog_args a = grog_no_args();
    grog_arg_seat(s, &a, "seat", seat);
    say_first(&a, out);
}

void grog_call_seat(const struct grog_speaker *s, unsigned seat, struct grog_text *out)
{
    struct grog_speaker others = *s;
    others.viewer = GROG_SPECTATOR;
    grog_say_seat(&others, seat, out);
}

/* "a strike": the kind with its article. */
static void arg_kind(const struct grog_speaker *s, struct grog_args *a, const char *name, uint16_t card)
{
    PART(text);
    struct grog_args noun = grog_no_args();
    const struct grog_card_kind *k = &s->m->system->card_kinds[s->m->cards->card[card].kind];
    grog_arg_row(s, &noun, "noun", "kind", k->name);
    if (!grog_say(s->words, &noun, &text, "noun", system_of(s), "kind", k->name, "a", NULL)
        && !grog_say(s->words, &noun, &text, "noun", "a", NULL))
        grog_print(&text, "%s", k->name);
    grog_arg_text(a, name, text_room, noun.at[0].gender);
}

void grog_say_card(const struct grog_speaker *s, uint16_t card, enum grog_length how, struct grog_text *out)
{
    struct grog_args a = grog_no_args();
    grog_arg_card(s, &a, "card", card);
    if (how == GROG_BRIEF && grog_say(s->words, &a, out, "card", "title", NULL))
        return;
    if (how != GROG_LONG || !card || card >= s->m->cards->cards || !s->m->cards->card[card].kind
        || grog_is_back(s->m, card)) {
        say_first(&a, out);
        return;
    }
    arg_kind(s, &a, "kind", card);
    if (!grog_say(s->words, &a, out, "card", "long", NULL))
        grog_print(out, "%s, %s", a.at[0].text, a.at[1].text);
}

void grog_say_object(const struct grog_speaker *s, const struct grog_game *view, uint8_t kind, uint16_t object,
                     enum grog_length how, struct grog_text *out)
{
    struct grog_args a = grog_no_args();
    const struct grog_kind *k = kind < s->m->system->n_kinds ? &s->m->system->kinds[kind] : NULL;
    uint16_t card = !k ? 0 : k->class == GROG_CARD ? object
                  : k->class == GROG_THING || k->class == GROG_ANY_THING
                  ? grog_face_of_thing(s, view, object) : 0;
    if (how == GROG_LONG && card) {
        grog_say_card(s, card, how, out);
        return;
    }
    grog_arg_object(s, view, &a, "it", kind, object);
    say_first(&a, out);
}

void grog_say_thing(const struct grog_speaker *s, const struct grog_game *view, unsigned array, unsigned slot,
                    struct grog_text *out)
{
    struct grog_args a = grog_no_args();
    arg_thing(s, view, &a, "it", array, grog_ref(array, slot, grog_thing_of(s->m, view, array, slot)->gen));
    say_first(&a, out);
}

void grog_say_row(const struct grog_speaker *s, enum grog_row_sort sort, unsigned row, bool many,
                  struct grog_text *out)
{
    const struct grog_system *y = s->m->system;
    static const char *const sorts[] = { "zone", "array", "state" };
    const char *name = sort == GROG_ROW_ZONE ? y->zones[row].name : sort == GROG_ROW_ARRAY ? y->arrays[row].name
                     : y->fields[row].name;
    struct grog_args a = grog_no_args();
    if (many && grog_say(s->words, NULL, out, "noun", y->name, sorts[sort], name, "many", NULL))
        return;
    grog_arg_row(s, &a, "it", sorts[sort], name);
    say_first(&a, out);
}

/* ---- what somebody typed ------------------------------------------------- */

static char small(char c) { return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c; }

/* 2: the same but for great letters; 1: begins with it; 0: no. */
static int likeness(const char *name, const char *typed)
{
    while (*typed && small(*name) == small(*typed))
        name++, typed++;
    return *typed ? 0 : *name ? 1 : 2;
}

uint16_t grog_card_called(const struct grog_speaker *s, const char *typed)
{
    uint16_t only = 0;
    unsigned like = 0;
    for (uint32_t c = 1; *typed && c < s->m->cards->cards; c++) {
        char room[GROG_TEXT_MAX] = "";
        struct grog_text text = { .at = room, .room = sizeof room };
        grog_say_card(s, (uint16_t)c, GROG_SHORT, &text);
        int a = likeness(room, typed), b = likeness(s->m->cards->card[c].name, typed);
        if (a == 2 || b == 2)
            return (uint16_t)c;
        if (a || b) {
            only = (uint16_t)c;
            like++;
        }
    }
    return like == 1 ? only : 0;
}
