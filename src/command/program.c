/* SPDX-License-Identifier: MIT */
/* program.c -- see program.h. */
#include "program.h"
#include "base/file.h"
#include "base/text.h"
#include "memory.h"
#include "kernel/nearest.h"
#include "library/languages.h"
#include "library/record.h"

#include <stdio.h>
#include <string.h>

int complain(const char *command, const struct grog_error *why)
{
    if (*why->text)
        fprintf(stderr, "grognard%s%s: %s\n", *command ? " " : "", command, why->text);
    return CLI_TROUBLE;
}

void tell_on_stderr(void *to, const char *text)
{
    (void)to;
    size_t n = strlen(text);
    fprintf(stderr, "%s%s%s", n && text[n - 1] == '\n' ? "" : "grognard: ", text, n && text[n - 1] == '\n' ? "" : "\n");
}

void nearest_say(const struct grog_nearest *n)
{
    if (n->word)
        fprintf(stderr, " (did you mean '%s'?)", n->word);
}

bool program_has_screen(const struct program *p) { return p->faces && p->faces->can(); }

static int print_help(const struct program *p)
{
    printf("grognard plays tactical card and counter wargames by their rulebook.\n\n"
           "usage: grognard                      the start screen, at a terminal\n"
           "       grognard COMMAND [options]\n\ncommands:\n");
    for (const struct program_command *c = p->commands; c->name; c++)
        printf("  %-9s %s\n", c->name, c->about);
    printf("\n'grognard COMMAND --help' tells more of one; 'man grognard' of all.\n");
    if (p->lacks && *p->lacks)
        printf("This program was built without %s.\n", p->lacks);
    return CLI_YES;
}

static int print_version(const struct program *p)
{
    printf("grognard %s\nrules %s\n", p->version ? p->version : "in a browser", GROG_RULES_VERSION);
    if (p->lacks && *p->lacks)
        printf("built without %s\n", p->lacks);
    printf("The program is free (MIT), its packs too (CC BY 4.0).  It is affiliated with no\n"
           "publisher; trademarks are their owners'.\n");
    return CLI_YES;
}

static int unknown(const struct program *p, const char *name)
{
    struct grog_nearest near = { .typed = name };
    struct grog_error why = { 0 };
    for (const struct program_command *c = p->commands; c->name; c++)
        grog_nearest_try(&near, c->name);
    grog_fail(&why, 0, "no command is called '%.100s'", name);
    grog_nearest_say(&near, &why);
    complain("", &why);
    fprintf(stderr, "try 'grognard --help'\n");
    return CLI_TROUBLE;
}

int program_call(struct program *p, int argc, char **argv)
{
    for (const struct program_command *c = p->commands; c->name; c++)
        if (!strcmp(c->name, argv[0]))
            return c->run(p, argc, argv);
    return unknown(p, argv[0]);
}

/* Take every --pack WHAT out of the arguments, open the packs and put their cards on the shelf. */
static bool take_packs(struct library *l, int *argc, char **argv)
{
    struct packs packs = { .n = 0 };
    struct grog_error why = { 0 };
    int n = 1;
    bool ok = true;
    for (int i = 1; ok && i < *argc; i++) {
        const char *what = !strncmp(argv[i], "--pack=", 7) ? argv[i] + 7 : NULL;
        if (!strcmp(argv[i], "--pack") && i + 1 < *argc)
            what = argv[++i];
        if (!what) {
            argv[n++] = argv[i];
            continue;
        }
        ok = !strcmp(what, "none") || packs_add(l, &packs, what, &why);
        library_note_pack(l, what);
    }
    ok = ok && (!packs.n || library_add_packs(l, &packs, &why));
    packs_close(&packs);
    if (!ok)
        complain("", &why);
    *argc = n;
    return ok;
}

int program_run(struct program *p, int argc, char **argv)
{
    if (!take_packs(p->library, &argc, argv))
        return CLI_TROUBLE;
    if (argc < 2 && program_has_screen(p))
        return p->faces->start(p);
    if (argc < 2 || !strcmp(argv[1], "--help") || !strcmp(argv[1], "-h"))
        return print_help(p);
    if (!strcmp(argv[1], "--version"))
        return print_version(p);
    return program_call(p, argc - 1, argv + 1);
}

/* ---- what commands ask --------------------------------------------------- */

const struct grog_box *asked_box(struct program *p, const char *command, const char *system)
{
    struct grog_error why = { 0 };
    const struct grog_box *box = library_box(p->library, system, &why);
    if (!box)
        complain(command, &why);
    return box;
}

const struct grog_box *asked_plain_box(struct program *p, const char *command, const char *system)
{
    struct grog_error why = { 0 };
    const struct grog_box *box = library_plain_box(p->library, system, &why);
    if (!box)
        complain(command, &why);
    return box;
}

bool asked_stock(struct program *p, const char *command, const char *system)
{
    struct grog_error why = { 0 };
    bool good = library_stock(p->library, system, &why);
    if (!good)
        complain(command, &why);
    return good;
}

bool asked_words(struct program *p, const char *command, const char *lang, struct grog_words *opened[2])
{
    struct grog_error why = { 0 };
    bool good = lang_open(p->library, lang, opened, &why);
    if (!good)
        complain(command, &why);
    return good;
}

struct grog_match *asked_to_speak_of(const struct grog_box *box)
{
    struct grog_match *m = library_to_speak_of(box);
    must(m);
    return m;
}

bool asked_file(const char *name, struct file *out)
{
    struct grog_error why = { 0 };
    bool good = file_read(name, out, &why);
    if (!good)
        complain("", &why);
    return good;
}

bool asked_to_write(const char *name, const char *text, size_t n)
{
    struct grog_error why = { 0 };
    bool good = file_write(name, text, n, &why);
    if (!good)
        complain("", &why);
    return good;
}

void complain_of_record(const struct record *r)
{
    struct grog_error why = { 0 };
    record_say_why(r, &why);
    fprintf(stderr, "%s%s\n", r->read ? "" : "grognard: ", why.text);
}

bool asked_record(struct program *p, struct record *r, const char *name, uint32_t acts)
{
    bool opened = record_read(r, p->library, name, acts);
    if (!opened)
        complain_of_record(r);
    return opened;
}
