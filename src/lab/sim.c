/* SPDX-License-Identifier: MIT */
/* sim.c -- `grognard sim`: games played by bots, counted.
 *
 * Any game of a run can be had again alone: --seed S --games 1. */
#include "sim.h"
#include "base/number.h"
#include "command/args.h"
#include "lab.h"
#include "kernel/nearest.h"
#include "unused_rows.h"
#include "base/json.h"
#include "command/memory.h"
#include "base/clock.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- the answer ---------------------------------------------------------- */

/* All seats win or lose together: then it is the games that count. */
static bool one_side(const struct grog_match *m) { return grog_side(m, 0) == (1u << grog_seats(m)) - 1; }

static void print_wins(const char *who, unsigned seat, uint64_t wins, uint64_t games)
{
    uint64_t share = sim_tenths(wins * 100, games);
    printf("%s", who);
    if (*who)
        printf("%u ", seat);
    printf("wins %" PRIu64 " (%" PRIu64 ".%" PRIu64 "%%)\n", wins, share / 10, share % 10);
}

/* What the setup leaves open and one of its cards brings: a Mission's Setting, a team's terms. */
static void print_brought(const struct grog_match *m)
{
    for (unsigned i = 0; i < m->system->n_setup; i++) {
        const struct grog_setup_row *row = &m->system->setup[i];
        unsigned n;
        const struct grog_listed *list = grog_setup_list(m, i, &n);
        char open[64];
        snprintf(open, sizeof open, ", %s %s", row->name, row->type == GROG_SETS_NUMBER ? "0" : "none");
        if (!m->setup[i] || !strstr(grog_setup_text(m), open))
            continue;
        printf("brought with it: %s", row->name);
        if (row->type == GROG_SETS_CARD)
            printf(" %s", m->cards->card[m->setup[i]].name);
        else if (row->type == GROG_SETS_NUMBER)
            printf(" %ld", (long)m->setup[i]);
        for (unsigned k = 0; k < n; k++) {
            printf("%s%s", k ? " + " : " ", m->cards->card[list[k].card].name);
            if (list[k].number)
                printf(" x%u", list[k].number);
        }
        printf("\n");
    }
}

static void print(const struct sim_plan *p, const struct sim_outcome *o)
{
    const struct tally *t = &o->t;
    uint64_t mean = sim_tenths(t->decisions, t->games);
    printf("%s: %s\n", grog_system_name(o->m->system), grog_setup_text(o->m));
    print_brought(o->m);
    printf("games %" PRIu64 ", seed %" PRIu64, t->games, p->seed);
    if (p->parts > 1)
        printf(", shard %" PRIu64 "/%" PRIu64, p->part, p->parts);
    if (strcmp(p->bot, grog_bot_random.name) != 0)
        printf(", bot %s", p->bot);
    printf("\ndecisions %" PRIu64 ", a game %" PRIu64 ".%" PRIu64 ", most %" PRIu64 "\n", t->decisions, mean / 10,
           mean % 10, t->most);
    if (one_side(o->m))
        print_wins("", 0, t->games - t->draws, t->games);
    for (unsigned s = 0; s < grog_seats(o->m) && !one_side(o->m); s++)
        print_wins("seat ", s, t->wins[s], t->games);
    printf("nobody wins %" PRIu64 "\n", t->draws);
    if (t->broken)
        printf("could not go on %" PRIu64 ", by cards such as '%s'\n", t->broken, grog_card(o->m, t->breaker)->name);
    if (p->digest)
        printf("digest %016" PRIx64 "\n", t->digest);
    if (p->reached)
        never_print(o->m->system, &t->reached);
}

static void wins_to_json(struct json *j, const struct sim_outcome *o)
{
    if (one_side(o->m)) {
        json_number(j, "wins", (int64_t)(o->t.games - o->t.draws));
        return;
    }
    json_open(j, "wins", '[');
    for (unsigned s = 0; s < grog_seats(o->m); s++)
        json_number(j, NULL, (int64_t)o->t.wins[s]);
    json_close(j, ']');
}

static void print_json(const struct sim_plan *p, const struct sim_outcome *o)
{
    struct json j = { .to = stdout };
    char digest[17];
    double seconds = (double)o->nanoseconds / 1e9;
    json_open(&j, NULL, '{');
    json_text(&j, "system", grog_system_name(o->m->system));
    json_text(&j, "setup", grog_setup_text(o->m));
    json_text(&j, "bot", p->bot);
    json_number(&j, "seed", (int64_t)p->seed);
    json_number(&j, "shard", (int64_t)p->part);
    json_number(&j, "shards", (int64_t)p->parts);
    json_number(&j, "games", (int64_t)o->t.games);
    json_number(&j, "decisions", (int64_t)o->t.decisions);
    json_tenths(&j, "decisions_mean", sim_tenths(o->t.decisions, o->t.games));
    json_number(&j, "decisions_most", (int64_t)o->t.most);
    wins_to_json(&j, o);
    json_number(&j, "draws", (int64_t)o->t.draws);
    if (o->t.broken)
        json_number(&j, "broken", (int64_t)o->t.broken);
    snprintf(digest, sizeof digest, "%016" PRIx64, o->t.digest);
    json_text(&j, "digest", digest);
    json_decimal(&j, "seconds", seconds, 3);
    json_decimal(&j, "decisions_per_second", seconds > 0 ? (double)o->t.decisions / seconds : 0, 0);
    if (p->reached)
        never_print_json(o->m->system, &o->t.reached, &j);
    json_close(&j, '}');
}

/* ---- the command --------------------------------------------------------- */

/* "2/8": the second of eight parts. */
static bool read_shard(struct sim_plan *p)
{
    char part[24];
    const char *slash = p->shard ? strchr(p->shard, '/') : NULL;
    p->part = p->parts = 1;
    if (!p->shard)
        return true;
    if (slash && (size_t)(slash - p->shard) < sizeof part && read_number(slash + 1, 1, 1000000, &p->parts)) {
        snprintf(part, sizeof part, "%.*s", (int)(slash - p->shard), p->shard);
        if (read_number(part, 1, p->parts, &p->part))
            return true;
    }
    fprintf(stderr, "grognard sim: --shard must be like 2/8, the second of eight parts, not '%s'\n", p->shard);
    return false;
}

bool sim_bots(const char *command, const char *system, const char *names, const struct grog_bot *out[GROG_SEATS_MAX])
{
    struct grog_error why = { 0 };
    bool good = grog_bots_named(system, names, out, &why);
    if (!good)
        complain(command, &why);
    return good;
}

bool sim_play(const struct sim_plan *p, struct sim_outcome *o)
{
    struct games games = {
        .m = o->m, .games = p->games, .seed = p->seed, .part = p->part, .parts = p->parts,
        .jobs = (unsigned)p->jobs, .notes = p->reached, .replay_out = p->replay_out,
        .fights = p->fight ? p->program->library : NULL,
    };
    memcpy(games.bot, o->bot, sizeof games.bot);
    uint64_t begun = nanoseconds();
    bool good = games_play(&games, &o->t);
    o->nanoseconds = nanoseconds() - begun;
    return good;
}

static int simulate(const struct sim_plan *p, const struct grog_match *m)
{
    struct sim_outcome *o = must_have(1, sizeof *o);
    o->m = m;
    if (!sim_bots("sim", grog_system_name(m->system), p->bot, o->bot)) {
        free(o);
        return CLI_TROUBLE;
    }
    bool good = sim_play(p, o);
    if (good)
        (p->json ? print_json : print)(p, o);
    free(o);
    return good ? CLI_YES : CLI_NO;
}

static int one_match(struct sim_plan *p)
{
    struct grog_match *m = wished_match(p->program->library, "sim", &p->match);
    int status = m ? simulate(p, m) : CLI_TROUBLE;
    grog_match_free(m);
    return status;
}

int cmd_sim(struct program *program, int argc, char **argv)
{
    struct sim_plan p = { .program = program, .bot = "random", .games = 1000, .seed = 1, .jobs = 1 };
    bool every = false;
    const struct args_option options[] = {
        WISH_OPTIONS(&p.match),
        { "bot",    "NAME",     "who plays all seats: random, or another bot of the system; several go\n"
                                "round the seats: heuristic,random (random)",
                                ARGS_TEXT(&p.bot) },
        { "games",  "N",        "how many games (1000)", ARGS_NUMBER(&p.games, 1, 1000000000000) },
        { "seed",   "S",        "the first game's seed; each next game's is one more (1)",
                                ARGS_NUMBER(&p.seed, 0, INT64_MAX) },
        { "jobs",   "J",        "processes at the same time (1)", ARGS_NUMBER(&p.jobs, 1, GAMES_JOBS_MAX) },
        { "shard",  "I/N",      "only part I of N of these games", ARGS_TEXT(&p.shard) },
        { "digest", NULL,       "a number for all events and ends; those of all shards add up", ARGS_FLAG(&p.digest) },
        { "reached", NULL,      "list what no game used: steps, questions, verbs, events, words of cards",
                                ARGS_FLAG(&p.reached) },
        { "every",  NULL,       "each ready-made team in its Mission, one line each", ARGS_FLAG(&every) },
        { "fight",  NULL,       "a campaign's Missions are fought, by the best bot there is; else they are reported\n"
                                "by chance", ARGS_FLAG(&p.fight) },
        { "replay-out", "FILE", "write the first game's replay", ARGS_TEXT(&p.replay_out) },
        { "json",   NULL,       "the answer as JSON", ARGS_FLAG(&p.json) },
        { 0 },
    };
    const struct args_usage usage = {
        "sim", "", "Let a bot play all seats of many games, by default at random, and count.", options, 0, 0,
    };
    enum args_answer answer = args_read(&usage, argc, argv, NULL);
    if (answer != ARGS_GO_ON)
        return args_exit(answer);
    if (!read_shard(&p))
        return CLI_TROUBLE;
    return every ? sim_every(&p) : one_match(&p);
}
