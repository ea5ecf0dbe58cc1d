/* SPDX-License-Identifier: MIT */
/* args.c -- see args.h. */
#include "args.h"
#include "base/number.h"
#include "kernel/nearest.h"
#include "program.h"

#include <stdio.h>
#include <string.h>

/* ---- help ---------------------------------------------------------------- */

static void print_option(const char *name, const char *argument, const char *meaning)
{
    char left[40];
    snprintf(left, sizeof left, "--%s%s%s", name, argument ? " " : "", argument ? argument : "");
    printf("  %-20s %s\n", left, meaning);
}

static void print_help(const struct args_usage *u)
{
    printf("usage: grognard %s%s%s%s\n\n%s\n\noptions:\n", u->command, u->options->name ? " [options]" : "",
           *u->operands ? " " : "", u->operands, u->about);
    for (const struct args_option *o = u->options; o->name; o++)
        print_option(o->name, o->argument, o->meaning);
    print_option("pack", "WHAT", "play with this pack: a folder, a file or a name; can be said again.  Unless it\n"
                 "                       is said, all installed packs of the system; none: its own cards alone");
    print_option("help", NULL, "this text");
}

static enum args_answer wrong(const struct args_usage *u)
{
    fprintf(stderr, "try 'grognard %s --help'\n", u->command);
    return ARGS_WRONG;
}

int args_exit(enum args_answer answer) { return answer == ARGS_HELPED ? CLI_YES : CLI_TROUBLE; }

/* ---- values -------------------------------------------------------------- */

static enum args_answer set(const struct args_usage *u, const struct args_option *o, const char *value)
{
    switch (o->kind) {
    case ARGS_IS_FLAG:
        *(bool *)o->to = true;
        return ARGS_GO_ON;
    case ARGS_IS_TEXT:
    case ARGS_IS_MAYBE:
        *(const char **)o->to = value;
        return ARGS_GO_ON;
    case ARGS_IS_NUMBER:
        if (read_number(value, o->min, o->max, o->to))
            return ARGS_GO_ON;
        fprintf(stderr, "grognard %s: --%s must be a number from %llu to %llu, not '%s'\n", u->command, o->name,
                (unsigned long long)o->min, (unsigned long long)o->max, value);
    }
    return wrong(u);
}

/* ---- reading ------------------------------------------------------------- */

static const struct args_option *find(const struct args_usage *u, const char *name, size_t n)
{
    for (const struct args_option *o = u->options; o->name; o++)
        if (strlen(o->name) == n && !memcmp(o->name, name, n))
            return o;
    return NULL;
}

static enum args_answer unknown(const struct args_usage *u, const char *arg, size_t n)
{
    char name[64];
    snprintf(name, sizeof name, "%.*s", (int)(n < sizeof name ? n : sizeof name - 1), arg);
    struct grog_nearest near = { .typed = name };
    for (const struct args_option *o = u->options; o->name; o++)
        grog_nearest_try(&near, o->name);
    fprintf(stderr, "grognard %s: no option is called '--%s'", u->command, name);
    nearest_say(&near);
    fprintf(stderr, "\n");
    return wrong(u);
}

/* One option at argv[*i]; if its value is the next argument, *i moves on to that. */
static enum args_answer read_option(const struct args_usage *u, int argc, char **argv, int *i)
{
    const char *name = argv[*i] + 2, *value = strchr(name, '=');
    size_t n = value ? (size_t)(value - name) : strlen(name);
    const struct args_option *o = find(u, name, n);
    if (!o)
        return unknown(u, name, n);
    if (!value && o->kind == ARGS_IS_MAYBE && (*i + 1 == argc || !strncmp(argv[*i + 1], "--", 2)))
        return set(u, o, "");
    if (value ? o->kind == ARGS_IS_FLAG : o->kind != ARGS_IS_FLAG && *i + 1 == argc) {
        fprintf(stderr, value ? "grognard %s: --%s takes no value\n" : "grognard %s: --%s needs a value\n",
                u->command, o->name);
        return wrong(u);
    }
    if (value || o->kind == ARGS_IS_FLAG)
        return set(u, o, value ? value + 1 : NULL);
    return set(u, o, argv[++*i]);
}

static enum args_answer count(const struct args_usage *u, char **argv, int n)
{
    if (n >= u->least && n <= u->most)
        return ARGS_GO_ON;
    if (n > u->most)
        fprintf(stderr, "grognard %s: what is '%s' for?\n", u->command, argv[u->most + 1]);
    else
        fprintf(stderr, "grognard %s: expected %s\n", u->command, u->operands);
    return wrong(u);
}

enum args_answer args_read(const struct args_usage *u, int argc, char **argv, int *operands)
{
    bool options = true;
    int n = 0;
    for (int i = 1; i < argc; i++) {
        if (!options || argv[i][0] != '-' || !argv[i][1]) {
            argv[++n] = argv[i];
        } else if (!strcmp(argv[i], "--")) {
            options = false;
        } else if (!strcmp(argv[i], "--help") || !strcmp(argv[i], "-h")) {
            print_help(u);
            return ARGS_HELPED;
        } else if (argv[i][1] != '-') {
            fprintf(stderr, "grognard %s: no option is called '%s'\n", u->command, argv[i]);
            return wrong(u);
        } else {
            enum args_answer answer = read_option(u, argc, argv, &i);
            if (answer != ARGS_GO_ON)
                return answer;
        }
    }
    if (operands)
        *operands = n;
    return count(u, argv, n);
}
