/* SPDX-License-Identifier: MIT */
/* card_json.c -- see card_json.h. */
#include "card_json.h"
#include "card_fields.h"
#include "kernel/state.h"
#include "kernel/system.h"
#include "library.h"

#include <stdio.h>
#include <stdlib.h>

const struct grog_card_text *card_text_of(const struct grog_box *box, uint16_t card)
{
    static const struct grog_card_text none = { "", "", "", "", "", "", "" };
    return box->cards->text ? &box->cards->text[card] : &none;
}

/* What its kind is called: "Player Soldier". */
static void kind_to_json(struct json *j, const struct grog_speaker *s, const struct grog_box *box, const char *kind)
{
    char key[128], room[128] = "";
    struct grog_text called = { .at = room, .room = sizeof room };
    snprintf(key, sizeof key, "noun.%.32s.kind.%.32s", grog_system_name(box->system), kind);
    for (char *c = key; *c; c++)
        *c = *c == '_' ? '-' : *c;
    json_text(j, "kind", kind);
    json_text(j, "called", grog_say_plain(s, key, NULL, &called) ? room : kind);
}

/* What its keywords do, and what other words of its sentences mean: a line each. */
static void say_meanings(const struct grog_speaker *s, const struct grog_box *box, uint16_t card, const char *said,
                         struct grog_text *out)
{
    const struct grog_card *c = &box->cards->card[card];
    const struct grog_card_kind *k = &box->system->card_kinds[c->kind];
    for (unsigned i = 0; c->number && i < k->fields; i++) {
        const int16_t *n = c->number + k->field[i].at;
        for (int w = 0; k->field[i].type == GROG_IS_KEYWORDS && w < n[0]; w++) {
            char room[1024] = "";
            struct grog_text does = { .at = room, .room = sizeof room };
            grog_say_card_text(s, (uint16_t)n[1 + 2 * w], GROG_BRIEF, &does);
            if (*room)
                grog_print(out, "%s: %s\n", card_text_of(box, (uint16_t)n[1 + 2 * w])->title, room);
        }
    }
    grog_say_glossary(s, said, out);
}

/* A text under this name; `always`: an empty one too. */
static void text_to_json(struct json *j, const char *name, const struct grog_text *t, bool always)
{
    if (always || (t->at && *t->at))
        json_text(j, name, t->at ? t->at : "");
}

void card_to_json(struct json *j, const struct grog_words *words, const struct grog_box *box, uint16_t card)
{
    const struct grog_card_text *t = card_text_of(box, card);
    struct grog_match *m = library_to_speak_of(box);
    const struct grog_speaker s = { .words = words, .m = m, .viewer = GROG_SPECTATOR };
    struct grog_text said = { 0 }, does = { 0 }, meant = { 0 }, drawn = { 0 };
    char title[CARD_TITLE];
    if (!m)
        return;
    do grog_say_card_text(&s, card, GROG_LONG, &said); while (grog_text_grows(&said));
    do grog_say_card_text(&s, card, GROG_BRIEF, &does); while (grog_text_grows(&does));
    do say_meanings(&s, box, card, said.at ? said.at : "", &meant); while (grog_text_grows(&meant));
    do grog_say_drawings(&s, card, &drawn); while (grog_text_grows(&drawn));
    json_open(j, NULL, '{');
    json_text(j, "name", box->cards->card[card].name);
    json_text(j, "id", t->id);
    json_text(j, "title", card_title(&s, card, title));
    json_text(j, "system", grog_system_name(box->system));
    kind_to_json(j, &s, box, box->system->card_kinds[box->cards->card[card].kind].name);
    text_to_json(j, "says", &said, true);
    text_to_json(j, "does", &does, true);
    text_to_json(j, "meanings", &meant, false);
    card_fields(j, &s, box, card);
    text_to_json(j, "drawn", &drawn, false);
    json_text(j, "text", t->text);
    json_text(j, "icon", t->icon);
    json_text(j, "art", t->art);
    json_text(j, "flavour", t->flavour);
    json_text(j, "credit", t->credit);
    json_close(j, '}');
    free(said.at);
    free(does.at);
    free(meant.at);
    free(drawn.at);
    grog_match_free(m);
}
