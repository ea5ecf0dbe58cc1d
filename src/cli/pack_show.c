/* SPDX-License-Identifier: MIT */
/* pack_show.c -- `grognard pack show`: cards as the engine understands them, in sentences made from
 * their rows.  What it says is what they do; a text that somebody wrote beside it could differ. */
#include "args.h"
#include "card_fields.h"
#include "cli.h"
#include "kernel/state.h"
#include "kernel/system.h"
#include "lang.h"
#include "nearest.h"
#include "out.h"
#include "pack.h"
#include "pack/pack.h"
#include "shelf.h"
#include "words/words.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* ---- finding a card ------------------------------------------------------ */

/* The first box that has it, if no system was named. */
static uint16_t find(const char *system, const char *what, const struct grog_box **box)
{
    for (const struct grog_box *b = shelf; b->system; b++) {
        uint16_t card = system && strcmp(system, grog_system_name(b->system)) ? 0 : grog_card_find(b->cards, what);
        if (card) {
            *box = b;
            return card;
        }
    }
    return 0;
}

/* Is this what is written on the card?  Cards of several packs may have one title. */
static bool is_titled(const struct grog_box *box, uint32_t card, const char *what)
{
    return box->cards->text && !strcasecmp(box->cards->text[card].title, what);
}

/* The next card with the title, behind `card` of `box`; of the system named, or of any. */
static bool next_titled(const char *system, const char *what, const struct grog_box **box, uint32_t *card)
{
    for (; (*box)->system; ++*box, *card = 0)
        while (++*card < (*box)->cards->cards)
            if ((!system || !strcmp(system, grog_system_name((*box)->system))) && is_titled(*box, *card, what))
                return true;
    return false;
}

/* Several have the title: their ids. */
static bool list_titled(const char *system, const char *what)
{
    const struct grog_box *box = shelf;
    unsigned n = 0;
    for (uint32_t card = 0; next_titled(system, what, &box, &card); n++)
        if (n)
            fprintf(stderr, ", %s", box->cards->text[card].id);
        else
            fprintf(stderr, "grognard pack: several cards are called '%s': %s", what, box->cards->text[card].id);
    if (n)
        fprintf(stderr, "\n");
    return n;
}

static void not_found(const char *system, const char *what)
{
    struct grog_nearest near = { .typed = what };
    if (list_titled(system, what))
        return;
    for (const struct grog_box *b = shelf; b->system; b++)
        for (uint32_t c = 1; c < b->cards->cards; c++)
            grog_nearest_try(&near, b->cards->card[c].name);
    fprintf(stderr, "grognard pack: no card is called '%s'", what);
    nearest_say(&near);
    fprintf(stderr, "\n");
}

uint16_t pack_find_card(const char *system, const char *what, const struct grog_box **box)
{
    uint16_t card = shelf_stock(system) ? find(system, what, box) : 0;
    if (!card)
        not_found(system, what);
    return card;
}

/* ---- showing it ---------------------------------------------------------- */

static const struct grog_card_text *text_of(const struct grog_box *box, uint16_t card)
{
    static const struct grog_card_text none = { "", "", "", "", "", "", "" };
    return box->cards->text ? &box->cards->text[card] : &none;
}

static char *sentences(const struct grog_words *words, const struct grog_box *box, uint16_t card,
                       enum grog_length how)
{
    struct grog_match *m = shelf_to_speak_of(box);
    struct grog_text out = { 0 };
    struct grog_speaker s = { .words = words, .m = m, .viewer = GROG_SPECTATOR };
    do grog_say_card_text(&s, card, how, &out); while (text_grows(&out));
    grog_match_free(m);
    return out.at;
}

/* What its kind is called: "Player Soldier". */
static void print_kind(struct json *j, const struct grog_words *words, const struct grog_box *box, const char *kind)
{
    struct grog_match *m = shelf_to_speak_of(box);
    struct grog_speaker s = { .words = words, .m = m, .viewer = GROG_SPECTATOR };
    char key[128], room[128] = "";
    struct grog_text called = { .at = room, .room = sizeof room };
    snprintf(key, sizeof key, "noun.%.32s.kind.%.32s", grog_system_name(box->system), kind);
    for (char *c = key; *c; c++)
        *c = *c == '_' ? '-' : *c;
    json_text(j, "kind", kind);
    json_text(j, "called", grog_say_plain(&s, key, NULL, &called) ? room : kind);
    grog_match_free(m);
}

/* Its drawings, or "". */
static char *pictures(const struct grog_words *words, const struct grog_box *box, uint16_t card)
{
    struct grog_match *m = shelf_to_speak_of(box);
    struct grog_text out = { 0 };
    struct grog_speaker s = { .words = words, .m = m, .viewer = GROG_SPECTATOR };
    do grog_say_drawings(&s, card, &out); while (text_grows(&out));
    grog_match_free(m);
    return out.at;
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
                grog_print(out, "%s: %s\n", text_of(box, (uint16_t)n[1 + 2 * w])->title, room);
        }
    }
    grog_say_glossary(s, said, out);
}

static char *meanings(const struct grog_words *words, const struct grog_box *box, uint16_t card, const char *said)
{
    struct grog_match *m = shelf_to_speak_of(box);
    struct grog_text out = { 0 };
    struct grog_speaker s = { .words = words, .m = m, .viewer = GROG_SPECTATOR };
    do say_meanings(&s, box, card, said, &out); while (text_grows(&out));
    grog_match_free(m);
    return out.at;
}

static void print(const struct grog_words *words, const struct grog_box *box, uint16_t card)
{
    const struct grog_card_text *t = text_of(box, card);
    char *said = sentences(words, box, card, GROG_LONG);
    char *drawn = pictures(words, box, card);
    printf("%s\n%s", said, drawn);
    free(drawn);
    if (*t->flavour)
        printf("  \"%s\"\n", t->flavour);
    if (*t->credit)
        printf("  %s\n", t->credit);
    free(said);
}

void pack_card_json(struct json *j, const struct grog_words *words, const struct grog_box *box, uint16_t card)
{
    const struct grog_card_text *t = text_of(box, card);
    char *said = sentences(words, box, card, GROG_LONG), *does = sentences(words, box, card, GROG_BRIEF);
    json_open(j, NULL, '{');
    json_text(j, "name", box->cards->card[card].name);
    json_text(j, "id", t->id);
    json_text(j, "title", t->title);
    json_text(j, "system", grog_system_name(box->system));
    print_kind(j, words, box, box->system->card_kinds[box->cards->card[card].kind].name);
    json_text(j, "says", said);
    json_text(j, "does", does);
    char *meant = meanings(words, box, card, said);
    if (*meant)
        json_text(j, "meanings", meant);
    free(meant);
    card_fields(j, words, box, card);
    char *drawn = pictures(words, box, card);
    if (*drawn)
        json_text(j, "drawn", drawn);
    free(drawn);
    json_text(j, "text", t->text);
    json_text(j, "icon", t->icon);
    json_text(j, "art", t->art);
    json_text(j, "flavour", t->flavour);
    json_text(j, "credit", t->credit);
    json_close(j, '}');
    free(said);
    free(does);
}

/* Every card of a system that came with a pack, or if none was named, its own. */
static void each_card(const struct grog_box *box, void (*visit)(void *arg, const struct grog_box *box, uint16_t card),
                      void *arg)
{
    for (uint32_t c = 1; c < box->cards->cards; c++) {
        const char *id = text_of(box, (uint16_t)c)->id, *colon = strchr(id, ':');
        bool own = !colon || (strlen(grog_system_name(box->system)) == (size_t)(colon - id)
                              && !strncmp(id, grog_system_name(box->system), (size_t)(colon - id)));
        if (!box->cards->packs || !own)
            visit(arg, box, (uint16_t)c);
    }
}

struct show { const struct grog_words *words; struct json *json; };

static void show_one(void *arg, const struct grog_box *box, uint16_t card)
{
    const struct show *s = arg;
    if (s->json)
        pack_card_json(s->json, s->words, box, card);
    else
        print(s->words, box, card);
}

/* The card of this name, or all that have the title. */
static bool show_called(const char *system, const char *what, struct show *s)
{
    const struct grog_box *box = shelf;
    uint32_t titled = 0;
    bool shown = false;
    if (shelf_stock(system) && !find(system, what, &box))
        for (box = shelf; next_titled(system, what, &box, &titled); shown = true) {
            show_one(s, box, (uint16_t)titled);
            if (!s->json)
                printf("  (%s)\n", box->cards->text[titled].id);
        }
    if (shown)
        return true;
    uint16_t card = pack_find_card(system, what, &box);
    if (card)
        show_one(s, box, card);
    return card;
}

static int show(const char *system, char **name, int n, struct show *s)
{
    int status = CLI_YES;
    for (int i = 0; i < n; i++)
        if (!show_called(system, name[i], s))
            status = CLI_NO;
    const struct grog_box *box = n ? NULL : shelf_box("pack show", system);
    if (box)
        each_card(box, show_one, s);
    return n || box ? status : CLI_TROUBLE;
}

int pack_show(int argc, char **argv)
{
    bool json = false;
    int n = 0;
    const char *system = NULL;
    const struct args_option options[] = {
        { "system", "NAME", "look only among this system's cards", ARGS_TEXT(&system) },
        { "json", NULL, "the answer as JSON", ARGS_FLAG(&json) },
        { 0 },
    };
    const struct args_usage usage = {
        "pack show", "[CARD ...]",
        "Print cards as the engine understands them: in words made from their rows, so that it is\n"
        "what they do.  CARD is a name or an id; without one, all cards of the packs that were named.\n"
        "Cards of a pack: grognard pack show --pack DIR CARD", options, 0, 1000,
    };
    enum args_answer answer = args_read(&usage, argc, argv, &n);
    if (answer != ARGS_GO_ON)
        return args_exit(answer);
    struct grog_words *opened[2];
    if (!lang_open("pack show", NULL, opened))
        return CLI_TROUBLE;
    struct json j = { .to = stdout };
    struct show s = { .words = lang_words(opened), .json = json ? &j : NULL };
    if (json)
        json_open(&j, NULL, '[');
    int status = show(system, argv + 1, n, &s);
    if (json)
        json_close(&j, ']');
    lang_close(opened);
    return status;
}
