/* SPDX-License-Identifier: MIT */
/* pack_new.c -- `grognard pack new`: a folder with a commented first pack, that checks, tests and plays. */
#include "command/args.h"
#include "base/file.h"
#include "command/memory.h"
#include "pack_commands.h"
#include "starters.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { NAME_MAX_HERE = 48 };

/* The folder's last part as a pack's name: small letters, digits and dashes. */
static bool name_of(const char *path, char name[NAME_MAX_HERE + 1])
{
    size_t end = strlen(path), n = 0;
    while (end && path[end - 1] == '/')
        end--;
    size_t begin = end;
    while (begin && path[begin - 1] != '/')
        begin--;
    for (size_t i = begin; i < end && n < NAME_MAX_HERE; i++) {
        char c = path[i];
        bool letter = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
        if (c >= 'A' && c <= 'Z')
            name[n++] = (char)(c + 32);
        else if (letter || n)
            name[n++] = letter ? c : '-';
    }
    while (n && name[n - 1] == '-')
        n--;
    name[n] = 0;
    return n > 0;
}

/* The text with every @NAME@ filled in; yours to free. */
static char *fill_in(const char *text, const char *name)
{
    static const char mark[] = "@NAME@";
    size_t room = strlen(text) + 1;
    for (const char *at = text; (at = strstr(at, mark)); at += sizeof mark - 1)
        room += strlen(name);
    char *out = must_have(1, room), *to = out;
    for (const char *at; (at = strstr(text, mark)); text = at + sizeof mark - 1) {
        memcpy(to, text, (size_t)(at - text));
        to += at - text;
        memcpy(to, name, strlen(name));
        to += strlen(name);
    }
    strcpy(to, text);
    return out;
}

static bool write_one(const char *folder, const struct starter *s, const char *name)
{
    char path[4096];
    char *text = fill_in(s->text, name);
    snprintf(path, sizeof path, "%s/%s", folder, s->file);
    bool ok = asked_to_write(path, text, strlen(text));
    free(text);
    return ok;
}

static int make(const char *folder, const char *system)
{
    char name[NAME_MAX_HERE + 1];
    unsigned n = 0;
    for (const struct starter *s = starters; s->system; s++)
        n += !strcmp(s->system, system);
    if (!n) {
        fprintf(stderr, "grognard pack new: there is no first pack for '%s'\n", system);
        return CLI_TROUBLE;
    }
    if (!name_of(folder, name)) {
        fprintf(stderr, "grognard pack new: '%s' gives no name for a pack; call it by small letters and digits\n",
                folder);
        return CLI_TROUBLE;
    }
    if (mkdir(folder, 0777) != 0) {
        fprintf(stderr, "grognard pack new: %s: %s\n", folder,
                errno == EEXIST ? "there is a folder or file of that name already" : strerror(errno));
        return CLI_TROUBLE;
    }
    for (const struct starter *s = starters; s->system; s++)
        if (!strcmp(s->system, system) && !write_one(folder, s, name))
            return CLI_TROUBLE;
    printf("%s: a pack called '%s', with a few cards to change.  Next:\n"
           "  grognard pack check %s\n  grognard pack show --pack %s\n  grognard pack test %s\n"
           "  grognard play --pack %s\n", folder, name, folder, folder, folder, folder);
    return CLI_YES;
}

int pack_new(struct program *program, int argc, char **argv)
{
    (void)program;
    const char *system = "duel";
    const struct args_option options[] = {
        { "system", "NAME", "the system that the cards are for (duel)", ARGS_TEXT(&system) },
        { 0 },
    };
    const struct args_usage usage = {
        "pack new", "DIR",
        "Make a folder with a first pack in it: a few commented cards, a keyword and a counter of its\n"
        "own, and tests.  The pack is called like the folder.", options, 1, 1,
    };
    enum args_answer answer = args_read(&usage, argc, argv, NULL);
    return answer == ARGS_GO_ON ? make(argv[1], system) : args_exit(answer);
}
