/* SPDX-License-Identifier: MIT */
/* replay.c -- the lasting form of a game: a text that anybody can read and check.
 *
 *     seed 2900...                  or: from, and the lines of a position
 *     acts
 *     0 lay High Guard              seat and option by name,
 *     1 !undo                       table acts with a mark before them,
 *     = 3 5b0c12...                 at each new turn its number and the game's hash
 *     end 1 5b0c...                 winners as bits, and the hash of the whole game
 *
 * Acts are names, not places in a list, so a replay outlives a change of order. */
#include "header.h"
#include "journal.h"

#include <stdlib.h>
#include <string.h>

enum { SHORT_HASH = 8 };

/* ---- writing ------------------------------------------------------------- */

static void write_fairness(struct grog_text *out, const struct grog_fairness *f)
{
    grog_print(out, "match-id %s\ncommitment ", f->match_id);
    grog_print_hex(out, f->commitment, sizeof f->commitment);
    for (uint32_t i = 0; i < f->nonces; i++) {
        grog_print(out, "\nnonce ");
        grog_print_hex(out, f->nonce[i], sizeof f->nonce[i]);
    }
    grog_print(out, "\nsecret ");
    grog_print_hex(out, f->secret, sizeof f->secret);
    grog_print(out, "\n");
}

static void write_hash(struct grog_text *out, const struct grog_match *m, const struct grog_game *g, size_t n)
{
    uint8_t hash[GROG_HASH_BYTES];
    grog_hash(m, g, hash);
    grog_print_hex(out, hash, n);
    grog_print(out, "\n");
}

/* The log is played again as it is written: names need the game of their moment. */
static void write_acts(struct grog_text *out, struct grog_journal *again, const struct grog_act *log, uint32_t n)
{
    const struct grog_match *m = grog_journal_match(again);
    const struct grog_game *g = grog_journal_game(again);
    char text[GROG_TEXT_MAX];
    uint32_t turn = g->turn;
    for (uint32_t i = 0; i < n; i++) {
        grog_print(out, "%u %s\n", log[i].seat, grog_option_text(m, g, log[i].option, text));
        grog_play(again, log[i].seat, log[i].option, NULL);
        if (g->turn != turn) {
            turn = g->turn;
            grog_print(out, "= %u ", turn);
            write_hash(out, m, g, SHORT_HASH);
        }
    }
    if (g->over) {
        grog_print(out, "end %u ", g->winners);
        write_hash(out, m, g, GROG_HASH_BYTES);
    }
}

void grog_replay_write(const struct grog_journal *j, const struct grog_fairness *fair, struct grog_text *out)
{
    const struct grog_match *m = grog_journal_match(j);
    uint32_t n;
    const struct grog_act *log = grog_journal_log(j, &n);
    grog_write_header(out, "replay", m);
    if (grog_journal_carried(j))
        grog_print(out, "carried %s\n", grog_journal_carried(j));
    if (fair)
        write_fairness(out, fair);
    const struct grog_game *start = grog_journal_start(j);
    if (start) {
        grog_print(out, "from\n");
        grog_write_overrides(out, m, start);
    } else {
        grog_print(out, "seed ");
        grog_print_hex(out, grog_journal_seed(j), GROG_SEED_BYTES);
        grog_print(out, "\n");
    }
    grog_print(out, "acts\n");
    struct grog_journal *again = start ? grog_journal_from(m, start) : grog_journal_new(m, grog_journal_seed(j));
    if (again)
        write_acts(out, again, log, n);
    grog_journal_free(again);
}

/* ---- reading ------------------------------------------------------------- */

static enum grog_status diverged(struct grog_error *why, uint32_t line, const char *what)
{
    grog_fail(why, line, "%s", what);
    return GROG_DIVERGED;
}

static bool same_hash(const struct grog_replay *r, const char *text, size_t n)
{
    uint8_t said[GROG_HASH_BYTES], is[GROG_HASH_BYTES];
    grog_hash(r->match, grog_journal_game(r->journal), is);
    return grog_read_hex(text, said, n) && memcmp(said, is, n) == 0;
}

/* "turn hash" or "winners hash": the number must be this, and the hash the game's. */
static bool agrees(const struct grog_replay *r, const char *text, unsigned long number, size_t n)
{
    char *end;
    return strtoul(text, &end, 10) == number && *end == ' ' && same_hash(r, end + 1, n);
}

static enum grog_status read_act(struct grog_replay *r, const char *line, uint32_t number, struct grog_error *why)
{
    const struct grog_game *g = grog_journal_game(r->journal);
    struct grog_option o;
    char *text;
    unsigned long seat = strtoul(line, &text, 10);
    if (text == line || *text != ' ' || seat >= r->match->seats)
        return grog_fail(why, number, "expected a seat and what it did");
    if (grog_option_parse(r->match, g, (unsigned)seat, text + 1, &o) != GROG_OK
        || grog_play(r->journal, (unsigned)seat, o, NULL) != GROG_OK)
        return diverged(why, number, g->over ? "the game is over" : "this was not offered");
    r->acts++;
    return GROG_OK;
}

static enum grog_status read_line(struct grog_replay *r, const char *line, uint32_t number, struct grog_error *why)
{
    const struct grog_game *g = grog_journal_game(r->journal);
    const char *rest;
    if (r->finished)
        return grog_fail(why, number, "nothing may follow the end");
    if ((rest = grog_after_word(line, "="))) {
        r->checked++;
        return agrees(r, rest, g->turn, SHORT_HASH) ? GROG_OK : diverged(why, number, "the hash differs");
    }
    if ((rest = grog_after_word(line, "end"))) {
        r->checked++;
        r->finished = true;
        return g->over && agrees(r, rest, g->winners, GROG_HASH_BYTES) ? GROG_OK
             : diverged(why, number, "the end differs");
    }
    return read_act(r, line, number, why);
}

/* A game that began with a position: its lines, up to the acts. */
static struct grog_journal *read_start(struct grog_lines *l, const struct grog_match *m,
                                       const uint8_t seed[GROG_SEED_BYTES], struct grog_error *why)
{
    union grog_any_game start;
    grog_start(m, &start.game, seed, NULL);
    if (!grog_next_line(l)) {
        grog_fail(why, l->number, "expected 'acts'");
        return NULL;
    }
    if (grog_read_overrides(l, "acts", m, &start.game, why) != GROG_OK)
        return NULL;
    struct grog_journal *j = grog_journal_from(m, &start.game);
    if (!j)
        grog_fail(why, 0, "out of memory");
    return j;
}

static enum grog_status read_replay(struct grog_lines *l, const struct grog_box *shelf, uint32_t acts,
                                    struct grog_replay *out, struct grog_error *why)
{
    struct grog_header h;
    enum grog_status status = grog_read_header(l, "replay", shelf, &h, why);
    if (status != GROG_OK)
        return status;
    out->match = h.match;
    out->fair = h.fair;
    out->has_fair = h.has_fair;
    if (!strcmp(l->line, "from") && !h.has_fair) {
        out->journal = read_start(l, h.match, h.seed, why);
        if (!out->journal)
            return GROG_BAD_TEXT;
    }
    if (strcmp(l->line, "acts") != 0)
        return grog_fail(why, l->number, "expected 'acts'");
    if (!out->journal)
        out->journal = grog_journal_new(h.match, h.seed);
    if (!out->journal || (*h.carried && !grog_journal_carry(out->journal, h.carried)))
        return grog_fail(why, 0, "out of memory");
    while (status == GROG_OK && out->acts < acts && grog_next_line(l))
        status = read_line(out, l->line, l->number, why);
    if (status == GROG_OK && !l->number)
        return grog_fail(why, 0, "a line is too long, or not text");
    return status;
}

enum grog_status grog_replay_open(const struct grog_box *shelf, const char *text, size_t n, uint32_t acts,
                                  struct grog_replay *out, struct grog_error *why)
{
    struct grog_lines l = { .at = text, .end = text + n };
    memset(out, 0, sizeof *out);
    enum grog_status status = read_replay(&l, shelf, acts, out, why);
    if (status != GROG_OK && status != GROG_DIVERGED)
        grog_replay_close(out);
    return status;
}

void grog_replay_close(struct grog_replay *r)
{
    grog_journal_free(r->journal);
    grog_match_free(r->match);
    memset(r, 0, sizeof *r);
}
