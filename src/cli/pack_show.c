/* SPDX-License-Identifier: MIT */
/* pack_show.c -- `grognard pack show`: cards as the engine understands them, in sentences made from
 * their rows.  What it says is what they do; a text that somebody wrote beside it could differ. */
#include "command/args.h"
#include "cli.h"
#include "kernel/state.h"
#include "kernel/system.h"
#include "library/languages.h"
#include "kernel/nearest.h"
#include "base/json.h"
#include "command/memory.h"
#include "pack.h"
#include "library/card_json.h"
#include "pack/pack.h"
#include "library/library.h"
#include "words/words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* ---- finding a card ------------------------------------------------------ */

/* The first box that has it, if no system was named. */
static uint16_t find(struct program *program, const char *system, const char *what, const struct grog_box **box)
{
    for (const struct grog_box *b = library_boxes(program->library); b->system; b++) {
        uint16_t card = library_is_meant(b, system) ? grog_card_find(b->cards, what) : 0;
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
            if (library_is_meant(*box, system) && is_titled(*box, *card, what))
                return true;
    return false;
}

/* Several have the title: their ids. */
static bool list_titled(struct program *program, const char *system, const char *what)
{
    const struct grog_box *box = library_boxes(program->library);
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

static void not_found(struct program *program, const char *system, const char *what)
{
    struct grog_nearest near = { .typed = what };
    if (list_titled(program, system, what))
        return;
    for (const struct grog_box *b = library_boxes(program->library); b->system; b++)
        for (uint32_t c = 1; c < b->cards->cards; c++)
            grog_nearest_try(&near, b->cards->card[c].name);
    fprintf(stderr, "grognard pack: no card is called '%s'", what);
    nearest_say(&near);
    fprintf(stderr, "\n");
}

uint16_t pack_find_card(struct program *program, const char *system, const char *what, const struct grog_box **box)
{
    uint16_t card = asked_stock(program, "pack", system) ? find(program, system, what, box) : 0;
    if (!card)
        not_found(program, system, what);
    return card;
}

/* ---- showing it ---------------------------------------------------------- */

/* What the card says in the system that plays with the same packs: its rows alone. */
static void print_beside(struct program *program, const struct grog_words *words, const struct grog_box *box,
                         const char *id)
{
    const struct grog_system *other = box->system->fielding ? NULL : library_beside(program->library, box->system);
    const struct grog_box *b = other ? asked_box(program, "pack show", other->name) : NULL;
    uint16_t card = b ? grog_card_find(b->cards, id) : 0;
    struct grog_text said = { 0 };
    if (!card || !(b->cards->card[card].modifiers + b->cards->card[card].abilities))
        return;
    struct grog_match *m = asked_to_speak_of(b);
    const struct grog_speaker s = { .words = words, .m = m, .viewer = GROG_SPECTATOR };
    do grog_say_card_text(&s, card, GROG_BRIEF, &said); while (text_grows(&said));
    printf("  (%s) %s\n", other->name, said.at);
    free(said.at);
    grog_match_free(m);
}

static void print(struct program *program, const struct grog_words *words, const struct grog_box *box, uint16_t card)
{
    const struct grog_card_text *t = card_text_of(box, card);
    struct grog_match *m = asked_to_speak_of(box);
    const struct grog_speaker s = { .words = words, .m = m, .viewer = GROG_SPECTATOR };
    struct grog_text said = { 0 }, drawn = { 0 };
    do grog_say_card_text(&s, card, GROG_LONG, &said); while (text_grows(&said));
    do grog_say_drawings(&s, card, &drawn); while (text_grows(&drawn));
    printf("%s\n%s", said.at, drawn.at);
    print_beside(program, words, box, t->id);
    if (*t->flavour)
        printf("  \"%s\"\n", t->flavour);
    if (*t->credit)
        printf("  %s\n", t->credit);
    free(said.at);
    free(drawn.at);
    grog_match_free(m);
}

/* Every card of a system that came with a pack, or if none was named, its own. */
static void each_card(const struct grog_box *box, void (*visit)(void *arg, const struct grog_box *box, uint16_t card),
                      void *arg)
{
    for (uint32_t c = 1; c < box->cards->cards; c++) {
        const char *id = card_text_of(box, (uint16_t)c)->id, *colon = strchr(id, ':');
        bool own = !colon || (strlen(grog_system_name(box->system)) == (size_t)(colon - id)
                              && !strncmp(id, grog_system_name(box->system), (size_t)(colon - id)));
        if (!box->cards->packs || !own)
            visit(arg, box, (uint16_t)c);
    }
}

struct show { struct program *program; const struct grog_words *words; struct json *json; };

static void show_one(void *arg, const struct grog_box *box, uint16_t card)
{
    const struct show *s = arg;
    if (s->json)
        card_to_json(s->json, s->words, box, card);
    else
        print(s->program, s->words, box, card);
}

/* The card of this name, or all that have the title. */
static bool show_called(struct program *program, const char *system, const char *what, struct show *s)
{
    const struct grog_box *box = library_boxes(program->library);
    uint32_t titled = 0;
    bool shown = false;
    if (asked_stock(program, "pack", system) && !find(program, system, what, &box))
        for (box = library_boxes(program->library); next_titled(system, what, &box, &titled); shown = true) {
            show_one(s, box, (uint16_t)titled);
            if (!s->json)
                printf("  (%s)\n", box->cards->text[titled].id);
        }
    if (shown)
        return true;
    uint16_t card = pack_find_card(program, system, what, &box);
    if (card)
        show_one(s, box, card);
    return card;
}

static int show(struct program *program, const char *system, char **name, int n, struct show *s)
{
    int status = CLI_YES;
    for (int i = 0; i < n; i++)
        if (!show_called(program, system, name[i], s))
            status = CLI_NO;
    const struct grog_box *box = n ? NULL : asked_box(program, "pack show", system);
    if (box)
        each_card(box, show_one, s);
    return n || box ? status : CLI_TROUBLE;
}

int pack_show(struct program *program, int argc, char **argv)
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
    if (!asked_words(program, "pack show", NULL, opened))
        return CLI_TROUBLE;
    struct json j = { .to = stdout };
    struct show s = { .program = program, .words = lang_words(opened), .json = json ? &j : NULL };
    if (json)
        json_open(&j, NULL, '[');
    int status = show(program, system, argv + 1, n, &s);
    if (json)
        json_close(&j, ']');
    lang_close(opened);
    return status;
}
