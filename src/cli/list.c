/* SPDX-License-Identifier: MIT */
/* list.c -- `grognard list`: packs, and cards that a game is chosen by (list_games.c: games).
 *
 * Missions are the cards of the kind that a system calls "mission", and so on; which
 * fields they have, the system's table says. */
#include "list.h"
#include "command/args.h"
#include "cli.h"
#include "base/columns.h"
#include "kernel/system.h"
#include "kernel/nearest.h"
#include "base/json.h"
#include "command/terminal.h"
#include "library/packs.h"
#include "library/quick.h"
#include "library/scenarios.h"
#include "library/languages.h"
#include "library/library.h"
#include "words/words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- packs --------------------------------------------------------------- */

struct each { void (*visit)(void *arg, const char *what); void *arg; unsigned n; };

static void visit_installed(void *arg, const char *path, const struct packs_label *label,
                            struct grog_pack **read)
{
    struct each *e = arg;
    (void)label, (void)read;
    e->n++;
    e->visit(e->arg, path);
}

unsigned list_each_pack(struct program *program, void (*visit)(void *arg, const char *what), void *arg)
{
    struct each e = { visit, arg, 0 };
    if (!library_named(program->library, 0))
        packs_each_installed(program->library, visit_installed, &e);
    for (unsigned i = 0; library_named(program->library, i); i++)
        if (strcmp(library_named(program->library, i), "none") != 0) {
            e.n++;
            visit(arg, library_named(program->library, i));
        }
    return e.n;
}

enum { TITLE_MAX = 128 };

/* What a pack is called: by the words, else as it calls itself. */
static const char *title_of(const struct grog_words *words, const struct grog_pack *p, char room[TITLE_MAX])
{
    const struct grog_pack_header *h = &grog_pack_image(p)->header;
    struct grog_text said = { .at = room, .room = TITLE_MAX };
    return grog_say_title(words, "pack", grog_pack_text(p, h->name), &said) ? room : grog_pack_text(p, h->title);
}

static void pack_to_json(struct json *j, const struct grog_pack *p, const char *title, const char *path)
{
    const struct grog_pack_image *image = grog_pack_image(p);
    const struct grog_pack_header *h = &image->header;
    json_open(j, NULL, '{');
    json_text(j, "name", grog_pack_text(p, h->name));
    json_text(j, "version", grog_pack_text(p, h->pack_version));
    json_text(j, "system", grog_pack_text(p, h->system));
    json_text(j, "title", title);
    json_text(j, "about", grog_pack_text(p, h->about));
    json_text(j, "author", grog_pack_text(p, h->author));
    json_text(j, "licence", grog_pack_text(p, h->licence));
    json_number(j, "cards", image->n[GROG_PACK_CARDS]);
    json_open(j, "needs", '[');
    for (uint32_t i = 0; i < image->n[GROG_PACK_NEEDS]; i++)
        json_text(j, NULL, grog_pack_text(p, image->needs[i]));
    json_close(j, ']');
    json_text(j, "path", path);
    json_close(j, '}');
}

static void pack_to_text(const struct grog_pack *p, const char *path)
{
    const struct grog_pack_image *image = grog_pack_image(p);
    const struct grog_pack_header *h = &image->header;
    const char *author = grog_pack_text(p, h->author);
    printf("%s%s%s %s, for %s: %s (%u cards%s%s)\n  %s\n", ink(INK_BOLD), grog_pack_text(p, h->name), ink(INK_PLAIN),
           grog_pack_text(p, h->pack_version), grog_pack_text(p, h->system), grog_pack_text(p, h->title),
           image->n[GROG_PACK_CARDS], *author ? ", by " : "", author, path);
}

static void pack_to_row(struct columns *c, const struct grog_pack *p, const char *title)
{
    const struct grog_pack_image *image = grog_pack_image(p);
    columns_row(c);
    columns_cell(c, "%s", grog_pack_text(p, image->header.name));
    columns_cell(c, "%s", grog_pack_text(p, image->header.pack_version));
    columns_cell(c, "%s", grog_pack_text(p, image->header.system));
    columns_cell(c, "%u", image->n[GROG_PACK_CARDS]);
    columns_cell(c, "%s", title);
}

void list_print_pack(struct program *program, const char *what)
{
    struct packs packs = { .n = 0 };
    struct grog_error why = { 0 };
    if (packs_add(program->library, &packs, what, &why))
        pack_to_text(packs.at[packs.n - 1], what);
    else
        complain("", &why);
    packs_close(&packs);
}

struct packs_list {
    struct program *program;
    const struct grog_words *words;
    struct json *json;
    struct columns columns;
};

static void list_pack(void *arg, const char *what)
{
    struct packs_list *l = arg;
    char room[TITLE_MAX];
    struct packs packs = { .n = 0 };
    struct grog_error why = { 0 };
    if (!packs_add(l->program->library, &packs, what, &why))
        complain("", &why);
    else if (l->json)
        pack_to_json(l->json, packs.at[packs.n - 1], title_of(l->words, packs.at[packs.n - 1], room), what);
    else
        pack_to_row(&l->columns, packs.at[packs.n - 1], title_of(l->words, packs.at[packs.n - 1], room));
    packs_close(&packs);
}

static int list_packs(struct program *program, struct json *j)
{
    struct grog_words *opened[2];
    if (!asked_words(program, "list", NULL, opened))
        return CLI_TROUBLE;
    static const char *const head[] = { "name", "version", "system", "cards", "title" };
    struct packs_list l = { .program = program, .words = lang_words(opened), .json = j, .columns.n = GROG_COUNT(head) };
    columns_row(&l.columns);
    for (size_t i = 0; i < GROG_COUNT(head); i++)
        columns_cell(&l.columns, "%s", head[i]);
    unsigned n = list_each_pack(program, list_pack, &l);
    if (!j && n)
        columns_print(&l.columns);
    free(l.columns.cell);
    lang_close(opened);
    return CLI_YES;
}

/* ---- cards --------------------------------------------------------------- */

static const char *card_name(const struct grog_cards *cards, int16_t card)
{
    return card ? cards->card[(uint16_t)card].name : "none";
}

/* Is it told in a table?  Keywords and drawings are for `pack show`; lists of cards, for programs. */
static bool is_told(const struct grog_card_field *f)
{
    return f->type == GROG_IS_NUMBER || f->type == GROG_IS_FLAG || f->type == GROG_IS_CHOICE || f->type == GROG_IS_RANGE
        || f->type == GROG_IS_CARD || f->type == GROG_IS_LETTER;
}

/* Is it in the table for people?  `shows`: the names of those that are, in commas; NULL: all that are told. */
static bool is_shown(const struct grog_card_field *f, const char *shows)
{
    size_t n = strlen(f->name);
    for (const char *at = shows; at && (at = strstr(at, f->name)) != NULL; at += n)
        if ((at == shows || at[-1] == ',') && (at[n] == ',' || !at[n]))
            return true;
    return !shows && is_told(f);
}

static void field_to_json(struct json *j, const struct grog_cards *cards, const struct grog_card_field *f,
                          const int16_t *number)
{
    if (f->type == GROG_IS_FLAG) {
        json_flag(j, f->name, number[0] != 0);
    } else if (f->type == GROG_IS_CHOICE) {
        json_text(j, f->name, f->word[number[0]]);
    } else if (f->type == GROG_IS_CARD && number[0]) {
        json_text(j, f->name, card_name(cards, number[0]));
    } else if (f->type == GROG_IS_LETTER && number[0]) {
        json_text(j, f->name, (const char[]){ (char)number[0], 0 });
    } else if (f->type == GROG_IS_RANGE) {
        json_open(j, f->name, '[');
        json_number(j, NULL, number[0]);
        json_number(j, NULL, number[1]);
        json_close(j, ']');
    } else if (f->type == GROG_IS_NUMBER) {
        json_number(j, f->name, number[0]);
    } else if (f->type == GROG_IS_CARDS) {
        json_open(j, f->name, '[');
        for (int i = 1; i <= number[0]; i++)
            json_text(j, NULL, card_name(cards, number[i]));
        json_close(j, ']');
    }
}

static void field_to_cell(struct columns *to, const struct grog_cards *cards, const struct grog_card_field *f,
                          const int16_t *number)
{
    if (f->type == GROG_IS_FLAG)
        columns_cell(to, "%s", number[0] ? "yes" : "no");
    else if (f->type == GROG_IS_CHOICE)
        columns_cell(to, "%s", f->word[number[0]]);
    else if (f->type == GROG_IS_CARD)
        columns_cell(to, "%s", card_name(cards, number[0]));
    else if (f->type == GROG_IS_LETTER)
        columns_cell(to, "%c", number[0] ? number[0] : ' ');
    else if (f->type == GROG_IS_RANGE)
        columns_cell(to, "%d-%d", number[0], number[1]);
    else
        columns_cell(to, "%d", number[0]);
}

/* The pack that a card came with: its id begins with it.  A system's own cards are a pack too. */
static void pack_of(const struct grog_cards *cards, uint32_t card, char out[GROG_PACK_NAME_MAX + 1])
{
    const char *id = cards->text ? cards->text[card].id : "";
    snprintf(out, GROG_PACK_NAME_MAX + 1, "%.*s", (int)strcspn(id, ":"), id);
    if (!*out)
        snprintf(out, GROG_PACK_NAME_MAX + 1, "%s", cards->name);
}

static void card_to_json(struct json *j, const struct grog_box *box, uint32_t card)
{
    const struct grog_card *c = &box->cards->card[card];
    const struct grog_card_kind *kind = &box->system->card_kinds[c->kind];
    char pack[GROG_PACK_NAME_MAX + 1];
    pack_of(box->cards, card, pack);
    json_open(j, NULL, '{');
    json_text(j, "name", c->name);
    json_text(j, "pack", pack);
    json_text(j, "system", box->system->name);
    if (box->cards->text) {
        json_text(j, "id", box->cards->text[card].id);
        json_text(j, "icon", box->cards->text[card].icon);
    }
    for (unsigned i = 0; i < kind->fields; i++)
        if (is_told(&kind->field[i]) || kind->field[i].type == GROG_IS_CARDS)
            field_to_json(j, box->cards, &kind->field[i], c->number + kind->field[i].at);
    if (!strcmp(kind->name, "mission"))
        json_flag(j, "plain", quick_is_plain(box, (uint16_t)card));
    int mission = field_of(box, (uint16_t)card, "mission");
    int wins = mission > 0 ? quick_rate(box->cards->card[mission].name, c->name) : -1;
    if (wins >= 0)
        json_number(j, "wins", wins);
    json_close(j, '}');
}

static void card_to_row(struct columns *to, const struct grog_box *box, uint32_t card, const char *shows)
{
    const struct grog_card *c = &box->cards->card[card];
    const struct grog_card_kind *kind = &box->system->card_kinds[c->kind];
    char pack[GROG_PACK_NAME_MAX + 1];
    pack_of(box->cards, card, pack);
    columns_row(to);
    columns_cell(to, "%s", c->name);
    columns_cell(to, "%s", pack);
    for (unsigned i = 0; i < kind->fields; i++)
        if (is_shown(&kind->field[i], shows))
            field_to_cell(to, box->cards, &kind->field[i], c->number + kind->field[i].at);
}

static void begin_columns(struct columns *c, const struct grog_card_kind *kind, const char *shows)
{
    *c = (struct columns){ .n = 2 };
    for (unsigned i = 0; i < kind->fields; i++)
        c->n += c->n < COLUMNS_MAX && is_shown(&kind->field[i], shows);
    columns_row(c);
    columns_cell(c, "name");
    columns_cell(c, "pack");
    for (unsigned i = 0; i < kind->fields; i++)
        if (is_shown(&kind->field[i], shows))
            columns_cell(c, "%s", kind->field[i].name);
}

/* The cards of a kind; none, and there is no head either. */
static void list_kind(const struct grog_box *box, uint8_t kind, const char *shows, struct json *j)
{
    struct columns columns;
    begin_columns(&columns, &box->system->card_kinds[kind], shows);
    for (uint32_t c = 1; c < box->cards->cards; c++) {
        if (box->cards->card[c].kind != kind)
            continue;
        if (j)
            card_to_json(j, box, c);
        else
            card_to_row(&columns, box, c, shows);
    }
    if (columns.rows > 1)
        columns_print(&columns);
    free(columns.cell);
}

/* ---- the command --------------------------------------------------------- */

/* Each is a list of cards of a kind, of packs (neither), or one of its own. */
static const struct { const char *name, *kind, *shows; list_by *by; } lists[] = {
    { "packs", NULL, NULL, NULL },
    { "missions", "mission", "resources,time,objective,difficulty,goal,force,setting", NULL },
    { "teams", "team", NULL, NULL }, { "scenarios", "scenario", NULL, NULL }, { "armies", "army", NULL, NULL },
    { "quick", NULL, NULL, list_quick }, { "games", NULL, NULL, list_games },
};

static int list_cards(struct program *program, const char *kind, const char *shows, const char *system, struct json *j)
{
    if (system && !asked_plain_box(program, "list", system))
        return CLI_TROUBLE;
    bool ok = asked_stock(program, "list", system);
    for (const struct grog_box *b = library_boxes(program->library); b->system; b++)
        for (uint8_t k = 1; k < b->system->n_card_kinds; k++)
            if (!strcmp(b->system->card_kinds[k].name, kind) && library_is_meant(b, system))
                list_kind(b, k, shows, j);
    return ok ? CLI_YES : CLI_NO;
}

static int list(struct program *program, const char *what, const char *system, uint64_t seed, struct json *j)
{
    struct grog_nearest near = { .typed = what };
    for (size_t i = 0; i < GROG_COUNT(lists); i++) {
        grog_nearest_try(&near, lists[i].name);
        if (strcmp(lists[i].name, what) != 0)
            continue;
        if (j)
            json_open(j, NULL, '[');
        int status = CLI_YES;
        if (lists[i].by)
            status = lists[i].by(program, system, seed, j);
        else if (lists[i].kind)
            status = list_cards(program, lists[i].kind, lists[i].shows, system, j);
        else
            status = list_packs(program, j);
        if (j)
            json_close(j, ']');
        return status;
    }
    fprintf(stderr, "grognard list: no list is called '%s'", what);
    nearest_say(&near);
    fprintf(stderr, "\n");
    return CLI_TROUBLE;
}

int cmd_list(struct program *program, int argc, char **argv)
{
    bool json = false;
    const char *system = NULL;
    uint64_t seed = 0;
    const struct args_option options[] = {
        { "system", "NAME", "only cards of this system", ARGS_TEXT(&system) },
        { "seed", "S", "of what is drawn by lot, the quick game (0)", ARGS_NUMBER(&seed, 0, INT64_MAX) },
        { "json", NULL, "the answer as JSON", ARGS_FLAG(&json) },
        { 0 },
    };
    const struct args_usage usage = {
        "list", "packs|missions|teams|scenarios|armies|quick|games",
        "List the packs that were named or are installed, or the cards that a game is chosen by, with\n"
        "their numbers; a quick game by lot; or the games that are kept, the newest first.", options, 1, 1,
    };
    enum args_answer answer = args_read(&usage, argc, argv, NULL);
    struct json j = { .to = stdout };
    return answer == ARGS_GO_ON ? list(program, argv[1], system, seed, json ? &j : NULL) : args_exit(answer);
}
