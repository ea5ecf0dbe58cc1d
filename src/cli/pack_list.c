/* SPDX-License-Identifier: MIT */
/* pack_list.c -- `grognard pack list` and `pack usage`: what is there. */
#include "command/args.h"
#include "cli.h"
#include "packc/pack_folder.h"
#include "kernel/system.h"
#include "list.h"
#include "base/json.h"
#include "pack.h"
#include "pack/usage.h"
#include "library/library.h"

#include <stdio.h>
#include <string.h>

struct listing { struct program *program; struct json *json; };

static const char *text(const struct grog_pack *p, grog_string s) { return grog_pack_text(p, s); }

/* ---- a pack's cards ------------------------------------------------------ */

/* One card; a compiled pack knows where it stands in its files. */
static void list_card(struct listing *l, const char *kind, const char *name, const char *pack, const char *id,
                      const char *file, uint32_t line)
{
    if (!l->json) {
        printf("%-12s %-28s %s:%s\n", kind, name, pack, id);
        return;
    }
    json_open(l->json, NULL, '{');
    json_text(l->json, "kind", kind);
    json_text(l->json, "name", name);
    json_text(l->json, "pack", pack);
    json_text(l->json, "id", id);
    if (file) {
        json_text(l->json, "file", file);
        json_number(l->json, "line", line);
    }
    json_close(l->json, '}');
}

/* A system's own cards are a pack too, called like the system. */
static bool list_own(struct listing *l, const char *what)
{
    const struct grog_box *box = grog_shelf_find(library_boxes(l->program->library), what);
    if (!box || box->cards->packs)
        return false;
    for (uint32_t i = 1; i < box->cards->cards; i++) {
        const struct grog_card *c = &box->cards->card[i];
        char id[GROG_CARD_NAME_MAX + 1];
        grog_pack_id(c->name, id);
        list_card(l, box->system->card_kinds[c->kind].name, c->name, what, id, NULL, 0);
    }
    return true;
}

static bool list_of(struct listing *l, const char *what)
{
    struct packs packs = { .n = 0 };
    struct grog_error why = { 0 };
    if (!packs_add(l->program->library, &packs, what, &why)) {
        complain("", &why);
        return false;
    }
    const struct grog_pack *p = packs.at[packs.n - 1];
    const struct grog_pack_image *image = grog_pack_image(p);
    for (uint32_t i = 0; i < image->n[GROG_PACK_CARDS]; i++) {
        const struct grog_pack_card *c = &image->cards[i];
        list_card(l, text(p, image->layouts[c->layout].kind), text(p, c->name), text(p, image->header.name),
                  text(p, c->id), text(p, c->file), c->line);
    }
    packs_close(&packs);
    return true;
}

/* A pack: what it is, then its cards. */
static void list_pack(void *arg, const char *path)
{
    struct listing *l = arg;
    if (!l->json)
        list_print_pack(l->program, path);
    list_of(l, path);
}

static int list_cards(struct listing *l, const char *what)
{
    if (what)
        return list_own(l, what) || list_of(l, what) ? CLI_YES : CLI_NO;
    if (!list_each_pack(l->program, list_pack, l) && !l->json)
        fprintf(stderr, "no pack is installed; put folders or .pack files into ~/.local/share/grognard/packs\n");
    return CLI_YES;
}

int pack_list(struct program *program, int argc, char **argv)
{
    bool json = false;
    int n = 0;
    const struct args_option options[] = {
        { "json", NULL, "the answer as JSON", ARGS_FLAG(&json) },
        { 0 },
    };
    const struct args_usage usage = {
        "pack list", "[PACK]",
        "List the cards of a pack, or of all packs that were named or are installed.  PACK is a folder,\n"
        "a file or a name, or a system, for its own cards.\n"
        "Packs are installed in $XDG_DATA_HOME/grognard/packs (~/.local/share/grognard/packs).", options, 0, 1,
    };
    enum args_answer answer = args_read(&usage, argc, argv, &n);
    if (answer != ARGS_GO_ON)
        return args_exit(answer);
    struct json j = { .to = stdout };
    struct listing l = { .program = program, .json = json ? &j : NULL };
    if (json)
        json_open(&j, NULL, '[');
    int status = list_cards(&l, n ? argv[1] : NULL);
    if (json)
        json_close(&j, ']');
    return status;
}

/* ---- usage --------------------------------------------------------------- */

static void print_usage(void *arg, enum grog_usage_class class, const char *name, uint32_t cards)
{
    struct json *j = arg;
    if (!j) {
        printf("%-10s %-24s %5u%s\n", grog_usage_class(class), name, cards, cards ? "" : "  on no card");
        return;
    }
    json_open(j, NULL, '{');
    json_text(j, "class", grog_usage_class(class));
    json_text(j, "name", name);
    json_number(j, "cards", cards);
    json_close(j, '}');
}

int pack_usage(struct program *program, int argc, char **argv)
{
    bool json = false;
    const char *system = NULL;
    const struct args_option options[] = {
        { "system", "NAME", "the system whose words are counted", ARGS_TEXT(&system) },
        { "json", NULL, "the answer as JSON", ARGS_FLAG(&json) },
        { 0 },
    };
    const struct args_usage usage = {
        "pack usage", "",
        "Count on how many cards each keyword, verb, value, condition, point, cost, target, field and\n"
        "kind of card stands, in the system's cards and the packs that were named.  A field counts\n"
        "where it is not as if left out.", options, 0, 0,
    };
    enum args_answer answer = args_read(&usage, argc, argv, NULL);
    if (answer != ARGS_GO_ON)
        return args_exit(answer);
    const struct grog_box *box = asked_box(program, "pack usage", system);
    if (!box)
        return CLI_TROUBLE;
    struct json j = { .to = stdout };
    if (json) {
        json_open(&j, NULL, '{');
        json_open(&j, "rows", '[');
    }
    grog_usage(box->system, box->cards, print_usage, json ? &j : NULL);
    if (json) {
        json_close(&j, ']');
        json_close(&j, '}');
    }
    return CLI_YES;
}
