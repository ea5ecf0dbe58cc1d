/* SPDX-License-Identifier: MIT */
/* carry.c -- see carry.h. */
#include "carry.h"
#include "kernel/header.h"
#include "kernel/keptposition.h"
#include "kernel/sha256.h"
#include "kept_games.h"
#include "record.h"
#include "renamed.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A game that is carried, while its position is looked for. */
struct work {
    struct library *library;
    const char *name;
    const struct file *f;
    char system[64], version[48], packs[GROG_LINE_MAX], setup[GROG_LINE_MAX];
    struct grog_text lines;             /* the position; NULL: not found yet */
    uint8_t seed[GROG_SEED_BYTES];
    struct grog_kept_dice dice;         /* where they come from, unless the lines say it */
    const char *found;
    struct grog_error *why;
};

static bool begins(const char *line, const char *word)
{
    size_t n = strlen(word);
    return !strncmp(line, word, n) && (line[n] == ' ' || line[n] == '\n' || line[n] == '\r' || !line[n]);
}

static bool refuse(struct work *w, const char *text)
{
    grog_fail(w->why, 0, "%s", text);
    return false;
}

/* ---- what the old file says -------------------------------------------------- */

static void take_rest(const char *line, char *out, size_t room)
{
    const char *rest = line + strcspn(line, " \n");
    rest += *rest == ' ';
    snprintf(out, room, "%.*s", (int)strcspn(rest, "\r\n"), rest);
}

static bool read_facts(struct work *w)
{
    char system[128] = "", hash[80] = "";
    for (const char *line = w->f->text; line && *line && !begins(line, "acts"); line = strchr(line, '\n')) {
        line += *line == '\n';
        if (begins(line, "system"))
            take_rest(line, system, sizeof system);
        else if (begins(line, "packs"))
            take_rest(line, w->packs, sizeof w->packs);
        else if (begins(line, "match"))
            take_rest(line, hash, sizeof hash);
        else if (begins(line, "setup"))
            take_rest(line, w->setup, sizeof w->setup);
    }
    if (sscanf(system, "%63s %47s", w->system, w->version) < 1 || record_kind(w->f) != RECORD_REPLAY)
        return refuse(w, "this is not a replay of grognard");
    grog_read_hex(hash, w->dice.match, sizeof w->dice.match);
    if (!*w->version)
        snprintf(w->version, sizeof w->version, "?");
    return true;
}

/* The old text as if it were of today: lines that only the old rules and packs can keep become remarks, so that those
 * which stay have the numbers that they had.  Yours: free it. */
enum part { ITS_ACTS, ITS_SEED };

static char *as_of_today(const struct work *w, enum part part)
{
    static const char *const old[] = { "rules", "packs", "carried" };
    char *text = malloc(w->f->n + 1);
    bool acts = false, from = false;
    if (!text)
        return NULL;
    memcpy(text, w->f->text, w->f->n + 1);
    for (char *line = text; *line; line += strcspn(line, "\n"), line += *line == '\n') {
        bool drop = acts && (part == ITS_SEED || begins(line, "=") || begins(line, "end"));
        for (unsigned i = 0; !acts && i < GROG_COUNT(old); i++)
            drop = drop || begins(line, old[i]);
        from = from || (!acts && begins(line, "from"));
        acts = acts || begins(line, "acts");
        drop = drop || (from && !acts && part == ITS_SEED);
        if (!acts && begins(line, "system")) {
            char *version = strchr(line + strlen("system "), ' ');
            size_t n = strcspn(line, "\n");
            if (version && version < line + n)
                memset(version, ' ', (size_t)(line + n - version));
        }
        if (!acts && begins(line, "match"))
            memcpy(line, "maker", strlen("maker"));     /* what is sealed is sealed for it (header.c) */
        if (drop && *line != '\n')
            *line = '#';
    }
    return text;
}

/* ---- three ways to its position ---------------------------------------------- */

static bool take_lines(struct work *w, const struct grog_match *m, const struct grog_game *g, const char *found)
{
    if (g->over)
        return refuse(w, "the game is over: there is nothing to go on with");
    do grog_write_whole(&w->lines, m, g, GROG_DICE_SHOWN); while (grog_text_grows(&w->lines));
    w->found = found;
    return w->lines.at || refuse(w, "out of memory");
}

/* 1. The same rules, and its packs are there.  False: the position is not found yet, or the game is over. */
static bool by_replaying(struct work *w, bool *over)
{
    struct record r;
    bool opened = record_open(&r, w->library, w->name, w->f, UINT32_MAX), good = false;
    if (opened && r.status == GROG_OK) {
        *over = record_game(&r)->over;
        good = take_lines(w, record_match(&r), record_game(&r), "replayed under the rules that made it");
    } else {
        record_say_why(&r, w->why);
    }
    if (opened)
        record_close(&r);
    return good;
}

/* The boxes that the old acts are taken in: with the game's own packs if they are there, so that its decks are the
 * same. */
static const struct grog_box *boxes_of(struct work *w)
{
    struct grog_error why = { 0 };
    const struct grog_box *boxes = library_with(w->library, w->system, w->packs, w->name, &why);
    if (boxes)
        return boxes;
    return library_stock(w->library, w->system, w->why) ? library_boxes(w->library) : NULL;
}

/* 2. The position stands in its remarks; the header alone is read, for its seed. */
static bool by_remarks(struct work *w)
{
    struct grog_replay r;
    struct grog_error why = { 0 };
    char *lines = grog_kept_lines(w->f->text, w->f->n), *text = as_of_today(w, ITS_SEED);
    const struct grog_box *boxes = lines && *lines ? boxes_of(w) : NULL;
    bool good = boxes && text && grog_replay_open(boxes, text, strlen(text), 0, &r, &why) == GROG_OK;
    if (good) {
        memcpy(w->seed, grog_journal_seed(r.journal), sizeof w->seed);
        w->dice.seed = w->seed;
        w->lines = (struct grog_text){ .at = lines, .n = strlen(lines) };
        w->found = "from the position that it carries";
        grog_replay_close(&r);
    } else {
        free(lines);
    }
    free(text);
    return good;
}

/* The line of that number, as it stands. */
static void quote_line(const struct file *f, uint32_t number, char *out, size_t room)
{
    const char *line = f->text;
    for (uint32_t i = 1; line && i < number; i++) {
        line = strchr(line, '\n');
        line += line != NULL;
    }
    snprintf(out, room, "%.*s", line ? (int)strcspn(line, "\r\n") : 0, line ? line : "");
}

/* ---- acts of other rules ------------------------------------------------------ */

static bool take_act(struct grog_replay *r, unsigned seat, const char *text)
{
    struct grog_option o;
    return grog_option_parse(r->match, grog_journal_game(r->journal), seat, text, &o) == GROG_OK
        && grog_play(r->journal, seat, o, NULL) == GROG_OK;
}

/* A window that the old rules did not open is passed, until the act can be taken. */
static bool take_act_behind_windows(struct grog_replay *r, unsigned seat, const char *text)
{
    enum { WINDOWS_MOST = 200 };
    for (unsigned i = 0; i < WINDOWS_MOST; i++) {
        const struct grog_game *g = grog_journal_game(r->journal);
        if (take_act(r, seat, text))
            return true;
        if (g->over || !g->question || !r->match->system->questions[g->question].window
            || !take_act(r, grog_first_seat(g->asked), "pass"))
            return false;
    }
    return false;
}

/* From this line on: windows open now that did not then, and some do not open any more.  The line that is not possible,
 * or 0. */
static uint32_t take_acts_from(struct grog_replay *r, const char *text, uint32_t number)
{
    uint32_t at = 1;
    for (const char *line = text; *line; line += strcspn(line, "\n"), line += *line == '\n', at++) {
        char act[GROG_LINE_MAX], *rest;
        if (at < number || *line < '0' || *line > '9')
            continue;
        snprintf(act, sizeof act, "%.*s", (int)strcspn(line, "\r\n"), line);
        unsigned long seat = strtoul(act, &rest, 10);
        if (*rest != ' ' || seat >= r->match->seats)
            return at;
        if (!strcmp(rest, " pass"))
            take_act(r, (unsigned)seat, rest + 1);      /* if there is anything to pass in */
        else if (!take_act_behind_windows(r, (unsigned)seat, rest + 1))
            return at;
    }
    return 0;
}

/* 3. Its acts, taken again by their names. */
static bool by_acts(struct work *w)
{
    struct grog_replay r;
    struct grog_error why = { 0 };
    char act[160], *text = as_of_today(w, ITS_ACTS);
    const struct grog_box *boxes = boxes_of(w);
    bool good = false;
    if (strstr(w->f->text, "\ndice = sealed ")) {
        free(text);
        return refuse(w, "it began with a position whose dice are sealed for other rules");
    }
    enum grog_status status = boxes && text ? grog_replay_open(boxes, text, strlen(text), UINT32_MAX, &r, &why)
                                            : GROG_BAD_TEXT;
    bool diverged = status == GROG_DIVERGED;
    if (diverged) {
        why.line = take_acts_from(&r, text, (uint32_t)why.line);
        diverged = why.line;
    }
    if (status == GROG_OK || (status == GROG_DIVERGED && !diverged))
        good = take_lines(w, r.match, grog_journal_game(r.journal), "its acts taken again under the rules of today");
    else if (diverged) {
        quote_line(w->f, (uint32_t)why.line, act, sizeof act);
        grog_fail(w->why, 0, "line %lu, '%s', is not possible under the rules of today, and the game carries no "
                  "position; the site plays it on with the rules that made it", (unsigned long)why.line, act);
    } else if (*why.text) {
        grog_fail(w->why, why.line, "line %lu: %s", (unsigned long)why.line, why.text);
    }
    if (status == GROG_OK || status == GROG_DIVERGED)
        grog_replay_close(&r);
    free(text);
    return good;
}

static bool find_position(struct work *w)
{
    bool over = false;
    if (by_replaying(w, &over))
        return true;
    return !over && (by_remarks(w) || by_acts(w));
}

/* ---- the new journal --------------------------------------------------------- */

/* Cards that have another name by now stand under it.  Yours: free it.  NULL: no memory for it. */
static char *with_names_of_today(struct work *w, const char *text)
{
    struct grog_text out = { 0 };
    const struct grog_box *b = library_stock(w->library, w->system, w->why) ? library_boxes(w->library) : NULL;
    while (b && b->system && strcmp(grog_system_name(b->system), w->system) != 0)
        b++;
    do {
        if (b && b->system)
            renamed_print(b->cards, w->system, text, &out);
        else
            grog_print(&out, "%s", text);
    } while (grog_text_grows(&out));
    return out.at;
}

static bool begin_from(struct work *w, struct carry *c, const char *setup, char *lines)
{
    struct grog_error why = { 0 };
    union grog_any_game start;
    c->match = library_match(w->library, w->system, setup, &why);
    if (!c->match) {
        grog_fail(w->why, 0, "its match cannot be made today: %s", why.text);
        return false;
    }
    if (grog_read_kept(lines, c->match, &w->dice, &start.game, &why) != GROG_OK) {
        grog_fail(w->why, 0, "its position cannot be carried: %s", why.text);
        return false;
    }
    c->journal = grog_journal_from(c->match, &start.game);
    return c->journal || refuse(w, "out of memory");
}

static bool begin(struct work *w, struct carry *c)
{
    char *setup = with_names_of_today(w, w->setup), *lines = with_names_of_today(w, w->lines.at);
    bool good = setup && lines ? begin_from(w, c, setup, lines) : refuse(w, "out of memory");
    free(setup);
    free(lines);
    return good;
}

static bool note_origin(struct work *w, struct carry *c, const char *chapter)
{
    char text[GROG_CARRIED], hash[2 * GROG_HASH_BYTES + 1] = "";
    struct grog_text t = { .at = text, .room = sizeof text }, hex = { .at = hash, .room = sizeof hash };
    uint8_t sum[GROG_HASH_BYTES];
    struct kept *k = calloc(1, sizeof *k);
    grog_sha256(w->f->text, w->f->n, sum);
    grog_print_hex(&hex, sum, sizeof sum);
    if (k)
        kept_read(w->f->text, k);
    grog_print(&t, "%s %s, turns %u, chapter %s %s", w->system, w->version, k ? k->turn : 0, hash, chapter);
    if (*w->packs)
        grog_print(&t, ", packs %s", w->packs);
    free(k);
    if (t.n >= t.room)
        return refuse(w, "it names too many packs");
    return grog_journal_carry(c->journal, text) || refuse(w, "out of memory");
}

bool carry_open(struct carry *c, struct library *l, const char *name, const struct file *f, const char *chapter,
                struct grog_error *why)
{
    struct work *w = calloc(1, sizeof *w);
    *c = (struct carry){ 0 };
    grog_fail(why, 0, "out of memory");
    if (!w)
        return false;
    *w = (struct work){ .library = l, .name = name, .f = f, .why = why };
    bool good = read_facts(w) && find_position(w) && begin(w, c) && note_origin(w, c, chapter);
    c->found = w->found;
    free(w->lines.at);
    free(w);
    if (!good)
        carry_close(c);
    return good;
}

void carry_close(struct carry *c)
{
    grog_journal_free(c->journal);
    grog_match_free(c->match);
    *c = (struct carry){ 0 };
}

bool carry_write(const struct carry *c, const struct file *old, struct grog_text *out)
{
    for (const char *line = old->text; *line == '#'; line += strcspn(line, "\n"), line += *line == '\n')
        if (!strncmp(line, "# hands ", 8))
            grog_print(out, "%.*s\n", (int)strcspn(line, "\n"), line);
    bool whole = grog_replay_write(c->journal, NULL, out);
    grog_write_kept(out, c->journal);
    return whole;
}

bool carried_read(const char *text, struct carried *out)
{
    *out = (struct carried){ 0 };
    return sscanf(text, "%63s %47[^,], turns %u, chapter %64[0-9a-f] %255[^,]", out->system, out->version, &out->turns,
                  out->hash, out->file) == 5;
}
