/* SPDX-License-Identifier: MIT */
/* team_paste.c -- `grognard team code` and `paste`: teams that are passed on; and `edit`, which takes what changes a
 * team line by line. */
#define _POSIX_C_SOURCE 200809L
#include "command/terminal.h"
#include "command/memory.h"
#include "team_parts.h"
#include "base/file.h"
#include "kernel/nearest.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* ---- code and paste ------------------------------------------------------------------ */

int team_cmd_code(const struct team_call *call, int argc, char **argv)
{
    const struct args_option options[] = { { 0 } };
    const struct args_usage usage = {
        call->command, "NAME",
        team_say(call->as, "Print {a team} as one line that others can paste: grognard {team} paste CODE"),
        options, 1, 1,
    };
    enum args_answer answer = args_read(&usage, argc, argv, NULL);
    if (answer != ARGS_GO_ON)
        return args_exit(answer);
    struct team *t = must_have(1, sizeof *t);
    char code[TEAM_CODE];
    struct grog_text text = { .at = code, .room = sizeof code };
    bool good = team_load(call, argv[1], t);
    if (good && (good = team_code_write(t, &text)))
        printf("%s\n", code);
    else if (t->draft)
        fprintf(stderr, team_say(call->as, "grognard {team} code: the {team} is too large for a code\n"));
    team_close(t);
    free(t);
    return good ? CLI_YES : CLI_TROUBLE;
}

/* Without a name it is "pasted-2": the first that is free. */
static void name_it(struct team *t, const char *name)
{
    if (name) {
        team_set_name(t, name);
        return;
    }
    for (unsigned i = 1; i < 10000; i++) {
        snprintf(t->name, sizeof t->name, "pasted-%u", i);
        if (!team_is_saved(t->as, t->name))
            return;
    }
}

/* over: one that is called so gives way, when the new one can be saved. */
static int paste(const struct team_call *call, const char *clean, const char *name, bool over)
{
    struct grog_error why = { 0 };
    struct team *t = must_have(1, sizeof *t);
    int status = CLI_TROUBLE;
    if (!team_load_code(call, clean, t))
        goto done;
    if (name && !(over && team_is_saved(t->as, name)) && !team_is_free(call, name, t->box))
        goto done;
    t->is_code = false;
    name_it(t, name);
    if (!team_save(t, call->why))
        goto done;
    printf(team_say(t->as, "%s, {a team} for the {Mission} %s\n"), t->name, t->box->cards->card[t->mission].name);
    team_print_points(t);
    fflush(stdout);
    status = team_fits(t, &why) ? CLI_YES : CLI_NO;
    if (status == CLI_NO)
        team_say_why(t, stderr, why.text);
done:
    team_close(t);
    free(t);
    return status;
}

int team_cmd_paste(const struct team_call *call, int argc, char **argv)
{
    int n = 0, used = 0;
    bool over = false;
    const struct args_option options[] = {
        { "over", NULL, team_say(call->as, "in place of the {team} that is called so"), ARGS_FLAG(&over) },
        { 0 },
    };
    const struct args_usage usage = {
        call->command, "CODE [NAME]",
        team_say(call->as, "Save the {team} of a code.  Spaces and line ends in it do no harm; - reads it from the "
        "standard input.\nWithout a name it becomes pasted-1, pasted-2, ..."), options, 1, 200,
    };
    bool bare = argc > 1 && strncmp(argv[1], "--", 2) != 0 && strcmp(argv[1], "-h") != 0;
    enum args_answer answer = bare ? ARGS_GO_ON : args_read(&usage, argc, argv, &n);
    if (answer != ARGS_GO_ON)
        return args_exit(answer);
    n = bare ? argc - 1 : n;                            /* a code that was torn before a '-' has no option in it */
    static char pasted[TEAM_BYTES], clean[TEAM_CODE];
    struct file f = { 0 };
    if (!strcmp(argv[1], "-") && !asked_file("-", &f))
        return CLI_TROUBLE;
    snprintf(pasted, sizeof pasted, "%s", f.text ? f.text : "");
    bool good = f.n < sizeof pasted && team_code_clean(pasted, clean);
    file_free(&f);
    for (used = 1; good && used <= n && !team_code_is_whole(clean); used++) {
        size_t at = strlen(pasted);
        snprintf(pasted + at, sizeof pasted - at, " %s", strcmp(argv[used], "-") ? argv[used] : "");
        good = team_code_clean(pasted, clean);
    }
    used = used == 1 ? 2 : used;                        /* all of it came from stdin, behind "-" */
    if (!good) {
        fprintf(stderr, team_say(call->as, "grognard {team} paste: this is too long for {a team}'s code\n"));
        return CLI_TROUBLE;
    }
    struct typed name = team_join(argv, used, n);
    return paste(call, clean, used <= n ? name.text : NULL, over);
}

/* ---- edit ----------------------------------------------------------------------------- */

static const struct { const char *name; int (*run)(const struct team_call *call, int argc, char **argv); } lines[] = {
    { "add", team_cmd_add }, { "remove", team_cmd_remove }, { "shop", team_cmd_shop }, { "show", team_cmd_show },
    { "check", team_cmd_check }, { "suggest", team_cmd_suggest }, { "code", team_cmd_code }, { "set", team_cmd_set },
    { "service", team_cmd_service },
};

/* "add M1 Garand x2" is: add NAME M1 Garand x2. */
static void run_line(const struct team_call *call, char *name, char *line)
{
    const struct team_as *as = call->as;
    enum { WORDS = 20 };
    char *argv[WORDS + 2];
    int argc = 0;
    for (char *at = strtok(line, " \t\r\n"); at && argc < WORDS; at = strtok(NULL, " \t\r\n")) {
        argv[argc++] = at;
        if (argc == 1)
            argv[argc++] = name;
    }
    if (!argc)
        return;
    argv[argc] = NULL;
    struct grog_nearest near = { .typed = argv[0] };
    for (size_t i = 0; i < GROG_COUNT(lines); i++) {
        grog_nearest_try(&near, lines[i].name);
        if (!strcmp(lines[i].name, argv[0])) {
            char command[TEAM_NAME];
            snprintf(command, sizeof command, "%s %s", as->command, lines[i].name);
            struct grog_error why = { 0 };
            if (lines[i].run(&(struct team_call){ call->library, as, command, &why }, argc, argv) != CLI_YES)
                complain(command, &why);
            return;
        }
    }
    printf(team_say(as, "add CARD [xN] [--for {SOLDIER}], remove CARD, set WHAT VALUE, shop [--kind K], show, check, "
                        "suggest, code, service [FILE]; q leaves"));
    printf(near.word ? " (did you mean '%s'?)\n" : "\n", near.word);
}

int team_cmd_edit(const struct team_call *call, int argc, char **argv)
{
    const struct args_option options[] = { { 0 } };
    const struct args_usage usage = {
        call->command, "NAME",
        team_say(call->as, "Change {a team} line by line: add, remove, set, shop, show, check, suggest, code, "
        "service; q\nleaves."),
        options, 1, 1,
    };
    enum args_answer answer = args_read(&usage, argc, argv, NULL);
    if (answer != ARGS_GO_ON)
        return args_exit(answer);
    struct team *t = must_have(1, sizeof *t);
    char name[GROG_CARD_NAME_MAX + 1], line[1024];
    bool good = team_load_own(call, argv[1], t);
    snprintf(name, sizeof name, "%s", t->name);
    team_close(t);
    free(t);
    while (good) {
        printf("%s>%s ", ink(INK_BOLD), ink(INK_PLAIN));
        fflush(stdout);
        if (!fgets(line, sizeof line, stdin)) {
            printf("\n");
            break;
        }
        line[strcspn(line, "\r\n")] = 0;
        if (!isatty(STDIN_FILENO))
            printf("%s\n", line);
        if (!strcmp(line, "q") || !strcmp(line, "quit"))
            break;
        run_line(call, name, line);
    }
    return good ? CLI_YES : CLI_TROUBLE;
}
