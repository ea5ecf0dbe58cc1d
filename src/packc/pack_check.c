/* SPDX-License-Identifier: MIT */
/* pack_check.c -- `grognard pack check` and `pack build`: compile a folder and tell every mistake.
 *
 * A check also holds each card against what its system demands of cards (pack_held.c), and takes each ready-made team
 * of the pack to its Mission: what forbids the two is a mistake of the team. */
#include "command/args.h"
#include "pack_folder.h"
#include "pack_held.h"
#include "base/file.h"
#include "kernel/system.h"
#include "base/json.h"
#include "command/memory.h"
#include "command/terminal.h"
#include "pack_commands.h"
#include "library/languages.h"
#include "library/scenarios.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void mistakes_to_json(const struct packc_mistake *list, uint32_t n, const char *name, struct json *j)
{
    json_open(j, name, '[');
    for (uint32_t i = 0; i < n; i++) {
        const struct packc_mistake *m = &list[i];
        json_open(j, NULL, '{');
        json_text(j, "file", m->file ? m->file : "");
        json_number(j, "line", m->line);
        json_number(j, "column", m->column);
        json_text(j, "what", m->what);
        json_text(j, "expected", m->expected);
        json_text(j, "nearest", m->nearest);
        if (m->check) {
            json_text(j, "check", m->check);
            json_text(j, "rule", m->rule ? m->rule : "");
            json_text(j, "card", m->card);
            json_text(j, "mend", m->mend);
        }
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void meant_to_json(const struct packc_output *out, struct json *j)
{
    json_open(j, "meant", '[');
    for (uint32_t i = 0; i < out->meants; i++) {
        json_open(j, NULL, '{');
        json_text(j, "file", out->meant[i].file);
        json_number(j, "line", out->meant[i].line);
        json_text(j, "card", out->meant[i].card);
        json_text(j, "check", out->meant[i].check);
        json_text(j, "why", out->meant[i].why);
        json_close(j, '}');
    }
    json_close(j, ']');
}

/* How many cards are in it, and how many words. */
static void count(const struct compiled *c, unsigned *cards, unsigned *words)
{
    struct grog_pack_image image;
    struct grog_error why;
    *cards = *words = 0;
    if (!c->out.bytes || !grog_pack_read(c->out.bytes, c->out.n, &image, &why))
        return;
    for (uint32_t i = 0; i < image.n[GROG_PACK_CARDS]; i++) {
        const char *kind = image.strings + image.layouts[image.cards[i].layout].kind;
        bool word = false;
        for (unsigned k = 1; k < c->box->system->n_card_kinds; k++)
            word |= c->box->system->card_kinds[k].is_word && !strcmp(c->box->system->card_kinds[k].name, kind);
        ++*(word ? words : cards);
    }
}

static void to_json(const struct compiled *c)
{
    struct json j = { .to = stdout };
    unsigned cards, words;
    count(c, &cards, &words);
    json_open(&j, NULL, '{');
    json_text(&j, "pack", c->name);
    json_number(&j, "cards", cards);
    json_number(&j, "words", words);
    json_number(&j, "tests", c->out.tests);
    json_number(&j, "mistakes_in_all", (int64_t)c->out.mistakes + c->out.more);
    mistakes_to_json(c->out.mistake, c->out.mistakes, "mistakes", &j);
    json_number(&j, "warnings_in_all", (int64_t)c->out.warnings + c->out.more_warnings);
    mistakes_to_json(c->out.warning, c->out.warnings, "warnings", &j);
    meant_to_json(&c->out, &j);
    json_close(&j, '}');
}

static void tell_meant(const struct packc_output *out)
{
    for (uint32_t i = 0; i < out->meants; i++)
        printf("%s:%u: '%s' means it (%s): %s\n", out->meant[i].file, out->meant[i].line, out->meant[i].card,
               out->meant[i].check, out->meant[i].why);
}

static void to_text(const struct compiled *c, bool all)
{
    compile_tell(c, stdout);
    compile_tell_warnings(c, stdout);
    if (all)
        tell_meant(&c->out);
    unsigned n = c->out.mistakes + c->out.more, cards, words;
    count(c, &cards, &words);
    if (n)
        printf("%s%u mistake%s%s\n", ink(INK_BAD), n, n == 1 ? "" : "s", ink(INK_PLAIN));
    else
        printf("%s: %u cards, %u words, %u tests, no mistake%s%s\n", c->name, cards, words, c->out.tests,
               c->out.warnings ? ", but see the warnings" : "",
               c->out.meants && !all ? "; --all tells what is odd and meant" : "");
}

/* ---- teams ----------------------------------------------------------------- */

/* The team's card as it stands in the pack: its file and its line. */
static void place_team(const struct grog_pack_image *image, const char *name, struct packc_mistake *m)
{
    for (uint32_t i = 0; i < image->n[GROG_PACK_CARDS]; i++)
        if (!strcmp(image->strings + image->cards[i].name, name)
            && !strcmp(image->strings + image->layouts[image->cards[i].layout].kind, "team")) {
            m->file = image->strings + image->cards[i].file;
            m->line = image->cards[i].line;
        }
}

static void try_team(struct compiled *c, const struct grog_box *box, const struct grog_pack_image *image, uint16_t team)
{
    struct grog_error why = { 0 };
    struct packc_mistake m = { .line = 0 };
    int mission = field_of(box, team, "mission");
    const char *name = box->cards->card[team].name;
    place_team(image, name, &m);
    if (mission <= 0 || !m.line || c->out.mistakes == PACKC_MISTAKES_MAX)
        return;                                         /* for any Mission, or another pack's */
    char setup[2 * GROG_CARD_NAME_MAX + 32];
    snprintf(setup, sizeof setup, "mission %s, team %s", box->cards->card[mission].name, name);
    struct grog_match *match = grog_match_new(box, setup, &why);
    grog_match_free(match);
    if (match)
        return;
    snprintf(m.what, sizeof m.what, "'%s' cannot go: %.180s", name, why.text);
    c->out.mistake[c->out.mistakes++] = m;
}

static void try_teams(struct compiled *c, const struct grog_pack *pack, const struct grog_cards *cards)
{
    const struct grog_box box = { c->box->system, cards };
    uint8_t kind = kind_called(&box, "team");
    for (uint32_t i = 1; kind && i < cards->cards; i++)
        if (cards->card[i].kind == kind)
            try_team(c, &box, grog_pack_image(pack), (uint16_t)i);
}

/* What the compiler cannot see: into the lists, which are then in `room`, of mistakes and of warnings. */
static void look_closer(struct compiled *c, const struct grog_pack *pack, const struct grog_words *words,
                        struct packc_mistake *room[2])
{
    struct grog_error why = { 0 };
    struct grog_cards *cards = compile_link(c, pack, &why), *beside_it = compile_link_beside(c, pack, &why);
    if (!cards) {
        complain("", &why);
        grog_cards_free(beside_it);
        return;
    }
    for (uint32_t i = 0; i < c->out.warnings; i++)
        room[1][i] = c->out.warning[i];
    c->out.mistake = room[0];
    c->out.warning = room[1];
    try_teams(c, pack, cards);
    pack_hold(c, pack, cards, beside_it, words);
    pack_warn_of_meant(c);
    pack_sort(c, c->out.mistake, c->out.mistakes);
    pack_sort(c, c->out.warning, c->out.warnings);
    grog_cards_free(cards);
    grog_cards_free(beside_it);
}

/* ---- its neighbours ---------------------------------------------------------- */

/* Add a pack unless one of its name is there. */
static void beside(const struct grog_pack *all[], unsigned *n, const struct grog_pack *pack)
{
    for (unsigned i = 0; i < *n; i++)
        if (!strcmp(packs_name(all[i]), packs_name(pack)))
            return;
    if (*n < GROG_PACKS_MAX)
        all[(*n)++] = pack;
}

/* No mistake of the pack, but whoever installs it should know: can it lie in one box with what is installed here? */
static void tell_of_neighbours(struct program *program, const struct compiled *c, const struct grog_pack *pack)
{
    const struct grog_pack *all[GROG_PACKS_MAX];
    struct packs installed = { .n = 0 };
    struct grog_error why = { 0 };
    unsigned n = 0;
    packs_add_installed(program->library, &installed, grog_system_name(c->box->system));
    beside(all, &n, pack);
    for (unsigned i = 0; i < c->needed.n; i++)
        beside(all, &n, c->needed.at[i]);
    for (unsigned i = 0; i < installed.n; i++)
        beside(all, &n, installed.at[i]);
    struct grog_cards *cards = grog_cards_link_beside(c->box->system, c->beside, c->box->cards, all, n, &why);
    if (!cards)
        printf("note: it cannot be installed beside the packs that are: %s\n", why.text);
    grog_cards_free(cards);
    packs_close(&installed);
}

static int check(struct program *program, const char *path, bool json, bool all)
{
    struct compiled c;
    struct grog_error why = { 0 };
    struct grog_words *words[2];
    if (!asked_words(program, "pack check", NULL, words))
        return CLI_TROUBLE;
    if (!compile_folder(program->library, path, NULL, NULL, &c, &why)) {
        lang_close(words);
        return complain("", &why);
    }
    struct grog_pack *pack = c.out.bytes ? grog_pack_open(c.out.bytes, c.out.n, &why) : NULL;
    struct packc_mistake *room[2] = { must_have(PACKC_MISTAKES_MAX, sizeof **room),
                                      must_have(PACKC_MISTAKES_MAX, sizeof **room) };
    if (pack)
        look_closer(&c, pack, lang_words(words), room);
    if (json)
        to_json(&c);
    else
        to_text(&c, all);
    if (pack && !json && !c.out.mistakes)
        tell_of_neighbours(program, &c, pack);
    int status = c.out.bytes && !c.out.mistakes ? CLI_YES : CLI_NO;
    free(room[0]);
    free(room[1]);
    grog_pack_close(pack);
    compile_free(&c);
    lang_close(words);
    return status;
}

int pack_check(struct program *program, int argc, char **argv)
{
    bool json = false, all = false;
    const struct args_option options[] = {
        { "json", NULL, "the answer as JSON", ARGS_FLAG(&json) },
        { "all", NULL, "what is odd and meant too, with the reasons", ARGS_FLAG(&all) },
        { 0 },
    };
    const struct args_usage usage = {
        "pack check", "[DIR]",
        "Compile the pack in a folder and tell all of its mistakes in one run: the place, the line,\n"
        "what was expected and the nearest word that is known.  Its cards are held against the rules,\n"
        "and its ready-made teams must be able to go on their Missions.  What is no mistake but was\n"
        "perhaps not meant is told as a warning; a card can say that it is meant, and why.\n"
        "DIR is . if left out.\n"
        "Status 1: there are mistakes.", options, 0, 1,
    };
    int n = 0;
    enum args_answer answer = args_read(&usage, argc, argv, &n);
    return answer == ARGS_GO_ON ? check(program, n ? argv[1] : ".", json, all) : args_exit(answer);
}

/* For build tools: the folder (for a file that comes or goes) and every file in it. */
static bool write_deps(const struct compiled *c, const char *of, const char *to)
{
    FILE *f = fopen(to, "w");
    if (!f) {
        perror(to);
        return false;
    }
    fprintf(f, "%s: %s", of, c->folder.path);
    for (uint32_t i = 0; i < c->folder.files; i++)
        fprintf(f, " \\\n  %s/%s", c->folder.path, c->folder.file[i].name);
    fputc('\n', f);
    return fclose(f) == 0;
}

static int build(struct program *program, const char *path, const char *to, const char *deps)
{
    struct compiled c;
    char name[GROG_PACK_NAME_MAX + 8];
    struct grog_error why = { 0 };
    if (!compile_folder(program->library, path, NULL, NULL, &c, &why))
        return complain("", &why);
    unsigned cards, words;
    int status = c.out.bytes ? CLI_YES : CLI_NO;
    count(&c, &cards, &words);
    snprintf(name, sizeof name, "%s.pack", c.name);
    if (!to)
        to = name;
    compile_tell_warnings(&c, stderr);
    if (status == CLI_NO)
        compile_tell(&c, stderr);
    else if (!asked_to_write(to, (const char *)c.out.bytes, c.out.n) || (deps && !write_deps(&c, to, deps)))
        status = CLI_TROUBLE;
    else
        printf("%s: %u cards, %u words, %zu bytes\n", to, cards, words, c.out.n);
    compile_free(&c);
    return status;
}

int pack_build(struct program *program, int argc, char **argv)
{
    static char out[] = "--out";
    const char *to = NULL, *deps = NULL;
    const struct args_option options[] = {
        { "out", "FILE", "where to write it (NAME.pack); -o FILE is the same", ARGS_TEXT(&to) },
        { "deps", "FILE", "write there what it was made of, as a rule of make", ARGS_TEXT(&deps) },
        { 0 },
    };
    const struct args_usage usage = {
        "pack build", "DIR", "Compile the pack in a folder to one file, that --pack takes and others can be given.\n"
        "Status 1: there are mistakes; 'grognard pack check' tells them.", options, 1, 1,
    };
    for (int i = 1; i < argc; i++)
        if (!strcmp(argv[i], "-o"))
            argv[i] = out;
    enum args_answer answer = args_read(&usage, argc, argv, NULL);
    return answer == ARGS_GO_ON ? build(program, argv[1], to, deps) : args_exit(answer);
}
