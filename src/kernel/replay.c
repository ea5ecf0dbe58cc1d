/* SPDX-License-Identifier: MIT */
/* replay.c -- the lasting form of a game: a text that anybody can read and check.
 *
 *     seed 2900...                  or as fair.h tells; or: from, and the lines of a position
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

static void write_hash(struct grog_text *out, const struct grog_match *m, const struct grog_game *g, size_t n)
{
    uint8_t hash[GROG_HASH_BYTES];
    grog_hash(m, g, hash);
    grog_print_hex(out, hash, n);
    grog_print(out, "\n");
}

/* The log is played again as it is written: names need the game of their moment.  False: no memory for that. */
static bool write_acts(struct grog_text *out, struct grog_journal *again, const struct grog_act *log, uint32_t n)
{
    const struct grog_match *m = grog_journal_match(again);
    const struct grog_game *g = grog_journal_game(again);
    char text[GROG_TEXT_MAX];
    uint32_t turn = g->turn;
    for (uint32_t i = 0; i < n; i++) {
        grog_print(out, "%u %s\n", log[i].seat, grog_option_text(m, g, log[i].option, text));
        if (grog_play(again, log[i].seat, log[i].option, NULL) != GROG_OK)
            return false;
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
    return true;
}

bool grog_replay_write(const struct grog_journal *j, const struct grog_fairness *fair, struct grog_text *out)
{
    const struct grog_match *m = grog_journal_match(j);
    uint32_t n;
    const struct grog_act *log = grog_journal_log(j, &n);
    bool open = m->practice || grog_journal_game(j)->over;     /* its dice may be known */
    grog_write_header(out, "replay", m);
    if (grog_journal_carried(j))
        grog_print(out, "carried %s\n", grog_journal_carried(j));
    const struct grog_game *start = grog_journal_start(j);
    if (start) {
        grog_print(out, "from\n");
        grog_write_overrides(out, m, start, open);
    } else {
        grog_fair_write(out, m, fair, grog_journal_seed(j), open);
    }
    grog_print(out, "acts\n");
    struct grog_journal *again = start ? grog_journal_from(m, start) : grog_journal_new(m, grog_journal_seed(j));
    bool good = again && write_acts(out, again, log, n);
    grog_journal_free(again);
    return good;
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
        if (l->wrong)
            grog_fail_line(l, why);
        else
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

/* ---- a game that waits for its secret ---------------------------------------- */

/* Nothing can be played without dice; but each line must look like one. */
static bool looks_right(const struct grog_replay *r, const char *line)
{
    uint8_t hash[GROG_HASH_BYTES];
    const char *turn = grog_after_word(line, "="), *end = grog_after_word(line, "end");
    const char *begin = turn ? turn : end ? end : line;
    char *rest;
    unsigned long number = strtoul(begin, &rest, 10);
    if (*begin < '0' || *begin > '9' || *rest != ' ')
        return false;
    return turn ? grog_read_hex(rest + 1, hash, SHORT_HASH) : end ? grog_read_hex(rest + 1, hash, sizeof hash)
         : number < r->match->seats && rest[1] && rest[1] != ' ';
}

static enum grog_status look_through(struct grog_lines *l, uint32_t acts, struct grog_replay *r,
                                     struct grog_error *why)
{
    if (strcmp(l->line, "acts") != 0)
        return grog_fail(why, l->number, "expected 'acts'");
    while (r->acts < acts && grog_next_line(l)) {
        if (r->finished)
            return grog_fail(why, l->number, "nothing may follow the end");
        if (!looks_right(r, l->line))
            return grog_fail(why, l->number, "expected a seat and what it did");
        r->finished = grog_after_word(l->line, "end") != NULL;
        r->acts += *l->line >= '0' && *l->line <= '9';
    }
    if (l->wrong)
        return grog_fail_line(l, why);
    grog_fail(why, 0, "a fair game that waits for its secret: its commitment, its nonces and the form of its acts are "
              "sound, and no more can be known");
    return GROG_WAITS;
}

/* Does the line begin with one of the words that tell a secret? */
static bool tells_secret(const char *line)
{
    return grog_after_word(line, "sealed") || grog_after_word(line, "secret");
}

enum grog_status grog_replay_reveal(const char *text, size_t n, const uint8_t secret[GROG_SEED_BYTES],
                                    struct grog_text *out, struct grog_error *why)
{
    struct grog_lines l = { .at = text, .end = text + n };
    bool fair = false;
    while (grog_next_line(&l) && strcmp(l.line, "acts") != 0) {
        const char *nonce = grog_after_word(l.line, "nonce"), *own = nonce ? strstr(nonce, " own") : NULL;
        fair = fair || grog_after_word(l.line, "fair");
        if (!tells_secret(l.line))
            grog_print(out, "%.*s\n", own ? (int)(own - l.line) : GROG_LINE_MAX, l.line);
    }
    if (l.wrong)
        return grog_fail_line(&l, why);
    if (!fair || strcmp(l.line, "acts") != 0)
        return grog_fail(why, 0, "not a fair game: there is no secret to be shown");
    grog_print(out, "secret ");
    grog_print_hex(out, secret, GROG_SEED_BYTES);
    grog_print(out, "\nacts\n%.*s", (int)(l.end - l.at), l.at);
    return GROG_OK;
}

static enum grog_status read_replay(struct grog_lines *l, const struct grog_box *shelf, uint32_t acts,
                                    struct grog_replay *out, struct grog_error *why)
{
    struct grog_header h;
    enum grog_status status = grog_read_header(l, "replay", shelf, &h, why);
    if (status != GROG_OK && status != GROG_WAITS)
        return status;
    out->match = h.match;
    out->fair = h.fair;
    out->has_fair = h.has_fair;
    out->sealed = h.sealed;
    if (status == GROG_WAITS)
        return look_through(l, acts, out, why);
    if (!strcmp(l->line, "from") && !h.has_fair) {
        out->from = true;
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
    if (status == GROG_OK && l->wrong)
        return grog_fail_line(l, why);
    return status;
}

enum grog_status grog_replay_open(const struct grog_box *shelf, const char *text, size_t n, uint32_t acts,
                                  struct grog_replay *out, struct grog_error *why)
{
    struct grog_lines l = { .at = text, .end = text + n };
    memset(out, 0, sizeof *out);
    enum grog_status status = read_replay(&l, shelf, acts, out, why);
    struct grog_replay told = { .fair = out->fair, .has_fair = true, .finished = out->finished, .acts = out->acts };
    if (status != GROG_OK && status != GROG_DIVERGED)
        grog_replay_close(out);
    if (status == GROG_WAITS)
        *out = told;
    return status;
}

void grog_replay_close(struct grog_replay *r)
{
    grog_journal_free(r->journal);
    grog_match_free(r->match);
    memset(r, 0, sizeof *r);
}
