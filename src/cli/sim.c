/* SPDX-License-Identifier: MIT */
/* sim.c -- `grognard sim`: random legal games, counted.
 *
 * Game i has the dice of seed + i and a player with chance of its own from the same
 * number, so any game of a run can be had again alone: --seed S --games 1. */
#include "args.h"
#include "chance.h"
#include "cli.h"
#include "digest.h"
#include "file.h"
#include "out.h"
#include "shelf.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

struct plan {
    const char *system, *setup, *shard, *replay_out;
    uint64_t games, seed, part, parts;
    bool digest, json;
};

struct tally {
    uint64_t games, decisions, most, draws, digest;
    uint64_t wins[GROG_SEATS_MAX];
};

/* What one game needs; made once and used for all. */
struct room {
    const struct grog_match *m;
    struct grog_game    *g;
    struct grog_options *options;
    struct grog_events  *events;
    struct grog_act     *act;
    uint32_t acts;
};

/* ---- one game ------------------------------------------------------------ */

static unsigned pick_seat(struct chance *c, unsigned asked)
{
    unsigned seats = 0;
    for (unsigned s = 0; s < GROG_SEATS_MAX; s++)
        seats += asked >> s & 1;
    for (uint32_t skip = chance_below(c, seats); skip; skip--)
        asked &= asked - 1;
    return grog_first_seat(asked);
}

/* One decision; false, and stderr says so, if there is nothing to choose. */
static bool decide(struct room *r, struct chance *c)
{
    unsigned seat = grog_asked(r->g) ? pick_seat(c, grog_asked(r->g)) : 0;
    grog_list(r->m, r->g, seat, r->options);
    if (!r->options->n || r->acts == GROG_STEPS_MAX)
        return false;
    struct grog_option o = r->options->at[chance_below(c, r->options->n)];
    r->act[r->acts++] = (struct grog_act){ .option = o, .seat = (uint8_t)seat };
    grog_take_listed(r->m, r->g, seat, o, r->events);
    return true;
}

static bool play(struct room *r, uint64_t seed, uint64_t *digest)
{
    struct chance chance = { seed };
    uint8_t bytes[GROG_SEED_BYTES];
    grog_seed_from_number(seed, bytes);
    grog_start(r->m, r->g, bytes, r->events);
    *digest = digest_events(digest_begin(seed), r->events);
    r->acts = 0;
    while (!grog_over(r->g)) {
        if (!decide(r, &chance)) {
            fprintf(stderr, "grognard sim: seed %" PRIu64 ": decision %" PRIu32 " has no option, or the game no end\n",
                    seed, r->acts + 1);
            return false;
        }
        *digest = digest_events(*digest, r->events);
    }
    *digest = digest_game(*digest, r->m, r->g);
    return true;
}

static void count(struct tally *t, const struct room *r, uint64_t digest)
{
    struct grog_result result;
    grog_result(r->m, r->g, &result);
    t->games++;
    t->decisions += result.decisions;
    t->most = result.decisions > t->most ? result.decisions : t->most;
    t->draws += !result.winners;
    for (unsigned s = 0; s < GROG_SEATS_MAX; s++)
        t->wins[s] += result.winners >> s & 1;
    t->digest += digest;
}

/* ---- its replay ---------------------------------------------------------- */

static bool write_replay(const struct room *r, uint64_t seed, const char *name)
{
    uint8_t bytes[GROG_SEED_BYTES];
    grog_seed_from_number(seed, bytes);
    struct grog_journal *j = grog_journal_new(r->m, bytes);
    bool good = j != NULL;
    for (uint32_t i = 0; good && i < r->acts; i++)
        good = grog_play(j, r->act[i].seat, r->act[i].option, NULL) == GROG_OK;
    if (!good)
        fprintf(stderr, "grognard sim: the game cannot be played at a table\n");
    struct grog_text text = { 0 };
    if (good)
        do grog_replay_write(j, NULL, &text); while (text_grows(&text));
    good = good && file_write(name, text.at, text.n);
    free(text.at);
    grog_journal_free(j);
    return good;
}

/* ---- all games ----------------------------------------------------------- */

static struct room new_room(const struct grog_match *m)
{
    return (struct room){
        .m = m,
        .g = must_have(1, grog_state_bytes(m)),
        .options = must_have(1, sizeof(struct grog_options)),
        .events = must_have(1, sizeof(struct grog_events)),
        .act = must_have(GROG_STEPS_MAX, sizeof(struct grog_act)),
    };
}

static void free_room(struct room *r)
{
    free(r->g);
    free(r->options);
    free(r->events);
    free(r->act);
}

static bool play_all(const struct plan *p, struct room *r, struct tally *t)
{
    struct progress progress;
    bool good = true;
    progress_begin(&progress, "games", p->games);
    for (uint64_t i = p->part - 1; good && i < p->games; i += p->parts) {
        uint64_t digest;
        good = play(r, p->seed + i, &digest);
        if (good)
            count(t, r, digest);
        if (good && t->games == 1 && p->replay_out)
            good = write_replay(r, p->seed + i, p->replay_out);
        progress_show(&progress, i + 1);
    }
    progress_end(&progress);
    return good;
}

/* ---- the answer ---------------------------------------------------------- */

static uint64_t tenths(uint64_t n, uint64_t of) { return of ? (n * 10 + of / 2) / of : 0; }

static void print(const struct plan *p, const struct grog_match *m, const struct tally *t)
{
    uint64_t mean = tenths(t->decisions, t->games);
    printf("%s: %s\n", p->system, grog_setup_text(m));
    printf("games %" PRIu64 ", seed %" PRIu64, t->games, p->seed);
    if (p->parts > 1)
        printf(", shard %" PRIu64 "/%" PRIu64, p->part, p->parts);
    printf("\ndecisions %" PRIu64 ", a game %" PRIu64 ".%" PRIu64 ", most %" PRIu64 "\n", t->decisions, mean / 10,
           mean % 10, t->most);
    for (unsigned s = 0; s < grog_seats(m); s++) {
        uint64_t share = tenths(t->wins[s] * 100, t->games);
        printf("seat %u wins %" PRIu64 " (%" PRIu64 ".%" PRIu64 "%%)\n", s, t->wins[s], share / 10, share % 10);
    }
    printf("nobody wins %" PRIu64 "\n", t->draws);
    if (p->digest)
        printf("digest %016" PRIx64 "\n", t->digest);
}

static void print_json(const struct plan *p, const struct grog_match *m, const struct tally *t)
{
    struct json j = { .to = stdout };
    char digest[17];
    json_open(&j, NULL, '{');
    json_text(&j, "system", p->system);
    json_text(&j, "setup", grog_setup_text(m));
    json_number(&j, "seed", (int64_t)p->seed);
    json_number(&j, "shard", (int64_t)p->part);
    json_number(&j, "shards", (int64_t)p->parts);
    json_number(&j, "games", (int64_t)t->games);
    json_number(&j, "decisions", (int64_t)t->decisions);
    json_tenths(&j, "decisions_mean", tenths(t->decisions, t->games));
    json_number(&j, "decisions_most", (int64_t)t->most);
    json_open(&j, "wins", '[');
    for (unsigned s = 0; s < grog_seats(m); s++)
        json_number(&j, NULL, (int64_t)t->wins[s]);
    json_close(&j, ']');
    json_number(&j, "draws", (int64_t)t->draws);
    snprintf(digest, sizeof digest, "%016" PRIx64, t->digest);
    if (p->digest)
        json_text(&j, "digest", digest);
    json_close(&j, '}');
}

/* ---- the command --------------------------------------------------------- */

/* "2/8": the second of eight parts. */
static bool read_shard(struct plan *p)
{
    char part[24];
    const char *slash = p->shard ? strchr(p->shard, '/') : NULL;
    p->part = p->parts = 1;
    if (!p->shard)
        return true;
    if (slash && (size_t)(slash - p->shard) < sizeof part && args_number(slash + 1, 1, 1000000, &p->parts)) {
        snprintf(part, sizeof part, "%.*s", (int)(slash - p->shard), p->shard);
        if (args_number(part, 1, p->parts, &p->part))
            return true;
    }
    fprintf(stderr, "grognard sim: --shard must be like 2/8, the second of eight parts, not '%s'\n", p->shard);
    return false;
}

static int simulate(const struct plan *p)
{
    struct grog_match *m = shelf_match("sim", p->system, p->setup);
    if (!m)
        return CLI_TROUBLE;
    struct tally t = { 0 };
    struct room r = new_room(m);
    bool good = play_all(p, &r, &t);
    if (good)
        (p->json ? print_json : print)(p, m, &t);
    free_room(&r);
    grog_match_free(m);
    return good ? CLI_YES : CLI_NO;
}

int cmd_sim(int argc, char **argv)
{
    struct plan p = { .setup = "", .games = 1000, .seed = 1 };
    const struct args_option options[] = {
        { "system", "NAME",     "the rules to play by; see 'grognard systems'", ARGS_TEXT(&p.system) },
        { "setup",  "TEXT",     "settings, as in 'seats 2, practice 0'", ARGS_TEXT(&p.setup) },
        { "games",  "N",        "how many games (1000)", ARGS_NUMBER(&p.games, 1, 1000000000000) },
        { "seed",   "S",        "the first game's seed; each next game's is one more (1)",
                                ARGS_NUMBER(&p.seed, 0, INT64_MAX) },
        { "shard",  "I/N",      "only part I of N of these games", ARGS_TEXT(&p.shard) },
        { "digest", NULL,       "a number for all events and ends; those of all shards add up", ARGS_FLAG(&p.digest) },
        { "replay-out", "FILE", "write the first game's replay", ARGS_TEXT(&p.replay_out) },
        { "json",   NULL,       "the answer as JSON", ARGS_FLAG(&p.json) },
        { 0 },
    };
    const struct args_usage usage = {
        "sim", "", "Play games in which every seat chooses at random among its options, and count.", options, 0, 0,
    };
    enum args_answer answer = args_read(&usage, argc, argv, NULL);
    if (answer != ARGS_GO_ON)
        return args_exit(answer);
    return read_shard(&p) ? simulate(&p) : CLI_TROUBLE;
}
