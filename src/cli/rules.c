/* SPDX-License-Identifier: MIT */
/* rules.c -- `grognard rules`: the rules of a system by their ids, in our words. */
#include "command/args.h"
#include "cli.h"
#include "kernel/system.h"
#include "library/languages.h"
#include "library/same_rules.h"
#include "library/library.h"
#include "words/words.h"

#include <stdio.h>
#include <string.h>

static int print(struct program *program, const struct grog_box *box, const char *begins)
{
    struct grog_words *opened[2];
    if (!asked_words(program, "rules", NULL, opened))
        return CLI_TROUBLE;
    struct grog_match *m = asked_to_speak_of(box);
    int status = CLI_NO;
    struct grog_speaker s = { .words = lang_words(opened), .m = m, .viewer = GROG_SPECTATOR };
    for (unsigned i = 1; i < box->system->n_rules; i++) {
        char line[1024] = "";
        struct grog_text t = { .at = line, .room = sizeof line };
        if (strncmp(box->system->rules[i], begins, strlen(begins)) || !grog_say_rule(&s, box->system->rules[i], &t))
            continue;
        printf("%s\n", line);
        status = CLI_YES;
    }
    for (const char *at = NULL;; status = CLI_YES) {
        char line[2048] = "";
        if (!same_next(&s, begins, &at, &(struct grog_text){ .at = line, .room = sizeof line }))
            break;
        printf("%s\n", line);
    }
    if (status == CLI_NO)
        fprintf(stderr, "grognard rules: no rule of %s begins with '%s'\n", box->system->name, begins);
    grog_match_free(m);
    lang_close(opened);
    return status;
}

int cmd_rules(struct program *program, int argc, char **argv)
{
    int n = 0;
    const char *system = NULL;
    const struct args_option options[] = {
        { "system", "NAME", "the system whose rules these are", ARGS_TEXT(&system) },
        { 0 },
    };
    const struct args_usage usage = {
        "rules", "[ID]",
        "Print the rules of a system, in our words, by the ids that options, refusals and tests name.\n"
        "ID is the beginning of one: D-3.", options, 0, 1,
    };
    enum args_answer answer = args_read(&usage, argc, argv, &n);
    if (answer != ARGS_GO_ON)
        return args_exit(answer);
    const struct grog_box *box = asked_plain_box(program, "rules", system);
    return box ? print(program, box, n ? argv[1] : "") : CLI_TROUBLE;
}
