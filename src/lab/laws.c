/* SPDX-License-Identifier: MIT */
/* laws.c -- `grognard laws`: look for a game that breaks a law, and show it. */
#include "command/args.h"
#include "lab.h"
#include "base/file.h"
#include "law_runs.h"
#include "kernel/system.h"
#include "base/json.h"
#include "command/memory.h"
#include "command/terminal.h"
#include "library/library.h"
#include "command/match_options.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct plan {
    struct program *program;
    struct match_wish match;
    const char *out;
    uint64_t games, seed, jobs;
    bool json;
    const char *bot;
    const struct grog_bot *player;  /* of that name; NULL: chance */
};

static unsigned laws(void)
{
    unsigned n = 0;
    while (grog_law_name(n))
        n++;
    return n;
}

/* ---- all is well --------------------------------------------------------- */

static void print_held(const struct found *f)
{
    printf("games %" PRIu64 ", steps %" PRIu64 ", laws %u held\n", f->games, f->steps, laws());
    for (unsigned i = 0; i < laws(); i++)
        printf("  %s\n", grog_law_name(i));
}

static void begin_json(struct json *j, const struct grog_match *m, const struct found *f)
{
    j->to = stdout;
    json_open(j, NULL, '{');
    json_text(j, "system", grog_system_name(m->system));
    json_text(j, "setup", grog_setup_text(m));
    json_number(j, "games", (int64_t)f->games);
    json_number(j, "steps", (int64_t)f->steps);
    json_flag(j, "held", !f->broken && !f->died);
}

static void print_held_json(const struct grog_match *m, const struct found *f)
{
    struct json j = { 0 };
    begin_json(&j, m, f);
    json_open(&j, "laws", '[');
    for (unsigned i = 0; i < laws(); i++)
        json_text(&j, NULL, grog_law_name(i));
    json_close(&j, ']');
    json_close(&j, '}');
}

/* ---- a law is broken ----------------------------------------------------- */

/* The game played once more, here, for its story. */
struct evidence { unsigned broken; const char *story; struct grog_text replay; };

static void print_broken(const struct found *f, const struct evidence *e)
{
    printf("%sbroken%s at seed %" PRIu64 "\n", ink(INK_BAD), ink(INK_PLAIN), f->seed);
    for (unsigned i = 0; i < laws(); i++)
        if (e->broken >> i & 1)
            printf("  %s\n", grog_law_name(i));
    printf("%s%s\n%s", e->story, *e->story && e->story[strlen(e->story) - 1] == '\n' ? "" : "\n", e->replay.at);
}

static void print_broken_json(const struct grog_match *m, const struct found *f, const struct evidence *e)
{
    struct json j = { 0 };
    begin_json(&j, m, f);
    json_number(&j, "seed", (int64_t)f->seed);
    json_open(&j, "broken", '[');
    for (unsigned i = 0; i < laws(); i++)
        if (e->broken >> i & 1)
            json_text(&j, NULL, grog_law_name(i));
    json_close(&j, ']');
    json_text(&j, "story", e->story);
    json_text(&j, "replay", e->replay.at);
    json_close(&j, '}');
}

static bool write_replay(const struct plan *p, const struct found *f, const struct evidence *e)
{
    char name[4096];
    if (snprintf(name, sizeof name, "%s/law-%" PRIu64 ".replay", p->out, f->seed) >= (int)sizeof name) {
        fprintf(stderr, "grognard laws: --out: the name is too long\n");
        return false;
    }
    if (!asked_to_write(name, e->replay.at, e->replay.n))
        return false;
    fprintf(stderr, "wrote %s; open it with: grognard inspect %s\n", name, name);
    return true;
}

static int show_broken(const struct plan *p, const struct grog_match *m, const struct found *f)
{
    int status = CLI_NO;
    struct grog_laws *l = hunt_laws(m, p->player);
    if (!l) {
        fprintf(stderr, "grognard laws: out of memory\n");
        return CLI_TROUBLE;
    }
    struct evidence e = { .broken = grog_laws_game(l, f->seed), .story = grog_laws_story(l) };
    if (!e.broken)
        e.story = "It held when it was played again: the rules use something outside of the game.";
    do grog_laws_replay(l, &e.replay); while (text_grows(&e.replay));
    if (p->json)
        print_broken_json(m, f, &e);
    else
        print_broken(f, &e);
    fflush(stdout);
    if (p->out && !write_replay(p, f, &e))
        status = CLI_TROUBLE;
    free(e.replay.at);
    grog_laws_free(l);
    return status;
}

/* A process that died takes its story with it; alone it will die here, before a debugger's eyes. */
static int show_death(const struct plan *p, const struct grog_match *m, const struct found *f)
{
    if (p->json) {
        struct json j = { 0 };
        begin_json(&j, m, f);
        json_number(&j, "seed", (int64_t)f->seed);
        json_flag(&j, "died", true);
        json_close(&j, '}');
    } else {
        printf("%sdied%s at seed %" PRIu64 "\n", ink(INK_BAD), ink(INK_PLAIN), f->seed);
    }
    fprintf(stderr, "see it with: grognard laws --system %s --setup '%s' --seed %" PRIu64 " --games 1%s\n",
            grog_system_name(m->system), grog_setup_text(m), f->seed, library_packs(p->program->library));
    return CLI_NO;
}

/* ---- the command --------------------------------------------------------- */

static int search(const struct plan *p, const struct grog_match *m)
{
    const struct hunt h = { .m = m, .seed = p->seed, .games = p->games,
                            .jobs = (unsigned)p->jobs,
                            .bot = p->player };
    struct found f;
    if (!hunt(&h, &f))
        return CLI_TROUBLE;
    if (f.died)
        return show_death(p, m, &f);
    if (f.broken)
        return show_broken(p, m, &f);
    if (p->json)
        print_held_json(m, &f);
    else
        print_held(&f);
    return CLI_YES;
}

int cmd_laws(struct program *program, int argc, char **argv)
{
    struct plan p = { .program = program, .games = 1000, .seed = 1, .jobs = 1 };
    const struct args_option options[] = {
        WISH_OPTIONS(&p.match),
        { "games",  "N",    "how many games (1000)", ARGS_NUMBER(&p.games, 1, 1000000000000) },
        { "seed",   "S",    "the first game's seed; each next game's is one more (1)",
                            ARGS_NUMBER(&p.seed, 0, INT64_MAX) },
        { "bot",    "NAME", "who chooses (random)", ARGS_TEXT(&p.bot) },
        { "jobs",   "J",    "processes at the same time (1)", ARGS_NUMBER(&p.jobs, 1, HUNT_JOBS_MAX) },
        { "out",    "DIR",  "write the game that breaks a law here, as law-SEED.replay", ARGS_TEXT(&p.out) },
        { "json",   NULL,   "the answer as JSON", ARGS_FLAG(&p.json) },
        { 0 },
    };
    const struct args_usage usage = {
        "laws", "", "Play random games and check at every step what must hold in any game.\n"
        "Status 1: a law is broken; the game with the lowest such seed is shown.", options, 0, 0,
    };
    enum args_answer answer = args_read(&usage, argc, argv, NULL);
    if (answer != ARGS_GO_ON)
        return args_exit(answer);
    struct grog_match *m = wished_match(program->library, "laws", &p.match);
    bool bot = m && p.bot && strcmp(p.bot, "random") != 0;
    p.player = bot ? grog_bot_find(grog_system_name(m->system), p.bot) : NULL;
    if (bot && !p.player)
        fprintf(stderr, "grognard laws: %s has no bot '%s'\n", grog_system_name(m->system), p.bot);
    int status = m && (!bot || p.player) ? search(&p, m) : CLI_TROUBLE;
    grog_match_free(m);
    return status;
}
