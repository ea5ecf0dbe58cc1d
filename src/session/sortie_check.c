/* SPDX-License-Identifier: MIT */
/* sortie_check.c -- see sortie_check.h.
 *
 * What always holds: a Mission is judged by the last report of it that stands; what was taken back is no fault. */
#define _POSIX_C_SOURCE 200809L
#include "base/file.h"
#include "kernel/fielding.h"
#include "kernel/journal.h"
#include "kernel/sha256.h"
#include "kernel/state.h"
#include "library/campaigns.h"
#include "library/carry.h"
#include "sortie_check.h"
#include "sortie_parts.h"
#include "sortie_steps.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { TEXT = 700, DIFFERENCES = 64 };

/* What the file of a Mission says when one line of its report was taken: sortie_step.mark. */
enum mark { MARK_NONE, MARK_SAME, MARK_NO_FILE, MARK_BAD_FILE, MARK_SETUP, MARK_SEED, MARK_UNFINISHED, MARK_LEFT,
            MARK_LINE };

struct difference { uint32_t decision; char said[GROG_TEXT_MAX], wanted[GROG_TEXT_MAX]; };

struct check {
    struct library *library;
    const char *folder;
    sortie_tell *tell;
    void    *to;
    bool     faulty, practice;
    struct sortie now;                  /* what is fielded at the step that is looked at, */
    struct grog_match *match;           /* made of its setup; NULL: it cannot be made today */
    uint32_t open;                      /* the Mission whose file is open; 0: none */
    struct record *mission;             /* NULL: it cannot be read */
    struct grog_result result;
    struct grog_error why;              /* why not */
    uint32_t n;                         /* lines that differ: */
    struct difference differ[DIFFERENCES];
};

static const char *last_part(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

static void say(struct check *c, enum sortie_grade grade, uint32_t number, const char *file, uint32_t acts,
                const char *bot, const char *text)
{
    const struct sortie_finding f = { grade, number, acts, last_part(file), bot, text };
    c->faulty = c->faulty || grade == SORTIE_FAULT;
    c->tell(c->to, &f);
}

/* ---- each line of a report ------------------------------------------------------------------ */

static void open_mission(struct check *c, uint32_t number)
{
    if (c->open == number)
        return;
    sortie_close_record(c->mission);
    c->open = number;
    c->mission = NULL;
    c->why.text[0] = 0;
    c->now.is_there = campaigns_mission(c->folder, number, c->now.file);
    if (c->now.is_there)
        c->mission = sortie_read_record(c->library, c->now.file, &c->why);
    if (c->mission && grog_over(record_game(c->mission)))
        grog_result(record_match(c->mission), record_game(c->mission), &c->result);
}

static void note_difference(struct check *c, const struct grog_match *m, const struct grog_game *g,
                            struct grog_option said, struct grog_option wanted)
{
    if (c->n == DIFFERENCES)
        return;
    struct difference *d = &c->differ[c->n++];
    char text[GROG_TEXT_MAX];
    d->decision = grog_decisions(g);
    snprintf(d->said, sizeof d->said, "%s", grog_option_text(m, g, said, text));
    snprintf(d->wanted, sizeof d->wanted, "%s", grog_option_text(m, g, wanted, text));
}

/* A setup is made into a match once. */
static bool look_at_fielded(struct check *c, const struct grog_match *m, const struct grog_game *g)
{
    struct grog_error why = { 0 };
    char *was = strdup(c->now.setup);
    bool good = sortie_fielded(m, g, &c->now, &why);
    if (good && (!was || !c->match || strcmp(was, c->now.setup) != 0)) {
        grog_match_free(c->match);
        c->match = sortie_match(c->library, &c->now, &why);
    }
    free(was);
    return good;
}

static enum mark mark_of(struct check *c, const struct grog_match *m, const struct grog_game *g,
                         struct grog_option said)
{
    struct grog_option wanted = { 0 };
    if (!c->now.is_there)
        return MARK_NO_FILE;
    if (!c->mission)
        return MARK_BAD_FILE;
    if (c->match && !sortie_has_setup(c->mission, c->match))
        return MARK_SETUP;
    if (!sortie_has_seed(c->mission, &c->now))
        return MARK_SEED;
    if (!grog_over(record_game(c->mission)))
        return c->practice || !c->match ? MARK_LEFT : MARK_UNFINISHED;
    if (m->system->fielding->report(m, g, record_match(c->mission), &c->result, &wanted)
        && !memcmp(&wanted, &said, sizeof said))
        return MARK_SAME;
    note_difference(c, m, g, said, wanted);
    return MARK_LINE;
}

static void visit(void *arg, const struct grog_match *m, const struct grog_game *g, struct sortie_step *step)
{
    struct check *c = arg;
    if (!look_at_fielded(c, m, g))
        return;
    open_mission(c, c->now.number);
    step->mark = (uint8_t)mark_of(c, m, g, step->option);
}

/* ---- what each Mission comes to ----------------------------------------------------------------- */

void sortie_fought_by(const char *text, char bot[SORTIE_BOT])
{
    static const char remark[] = "# fought by the bot ";
    bot[0] = 0;
    for (const char *line = text; *line == '#'; line += strcspn(line, "\n"), line += *line == '\n')
        if (!strncmp(line, remark, strlen(remark)))
            snprintf(bot, SORTIE_BOT, "%.*s", (int)strcspn(line + strlen(remark), " \n"), line + strlen(remark));
}

static void read_bot(const char *file, char bot[SORTIE_BOT])
{
    struct file f;
    struct grog_error why;
    bot[0] = 0;
    if (!file_read(file, &f, &why))
        return;
    sortie_fought_by(f.text, bot);
    file_free(&f);
}

static const struct difference *difference_at(const struct check *c, uint32_t decision)
{
    for (uint32_t i = c->n; i > 0; i--)                 /* the last that was typed there */
        if (c->differ[i - 1].decision == decision)
            return &c->differ[i - 1];
    return NULL;
}

static void say_line(struct check *c, const struct sortie_steps *s, uint32_t at, uint32_t number)
{
    char text[TEXT];
    const struct difference *d = difference_at(c, s->begun + at);
    snprintf(text, sizeof text, "choice %u of the campaign reports '%s', the Mission says '%s'",
             (unsigned)(s->begun + at + 1), d ? d->said : "?", d ? d->wanted : "?");
    say(c, SORTIE_FAULT, number, c->now.file, 0, "", text);
}

static void judge(struct check *c, const struct sortie_steps *s, const struct sortie_run *run, bool closed)
{
    char bot[SORTIE_BOT] = "";
    uint32_t number = run->ordinal + 1, at = run->from;
    open_mission(c, number);
    while (at + 1 < run->from + run->n && s->step[at].mark == MARK_SAME)
        at++;
    if (c->now.is_there)
        read_bot(c->now.file, bot);
    enum mark mark = (enum mark)s->step[at].mark;
    bool given_up = mark == MARK_LEFT && run->n == 1 && closed;
    const char *file = mark == MARK_NO_FILE ? "" : c->now.file;
    const char *const text[] = {
        [MARK_NONE]    = "what was fielded is not understood",
        [MARK_SAME]    = closed ? "setup, dice and report agree" : "setup, dice and the report so far agree",
        [MARK_NO_FILE] = closed ? "reported by hand" : "it is being reported by hand",
        [MARK_BAD_FILE] = c->why.text,
        [MARK_SETUP]   = "its setup is not the one that was fielded",
        [MARK_SEED]    = "its dice are not the campaign's",
        [MARK_UNFINISHED] = "it is not over, and there is a report of it",
        [MARK_LEFT] = given_up ? "given up: it was left before its end" : "it is not over, and there is a report of it",
    };
    if (mark == MARK_LINE)
        say_line(c, s, at, number);
    else
        say(c, mark == MARK_SAME ? SORTIE_TRUE : mark == MARK_NO_FILE || given_up ? SORTIE_NOTE : SORTIE_FAULT,
            number, file, mark == MARK_SAME && c->mission ? c->mission->replay.acts : 0, mark == MARK_SAME ? bot : "",
            text[mark]);
}

/* The Mission that goes on, or that nobody has begun. */
static void judge_open(struct check *c, const struct sortie_steps *s, const struct record *r)
{
    uint32_t number = s->ordinal + 1;
    open_mission(c, number);
    if (s->over || !c->now.is_there)
        return;
    if (!s->fields) {
        say(c, c->practice ? SORTIE_NOTE : SORTIE_FAULT, number, c->now.file, 0, "",
            "it was begun, and then they thought again");
        return;
    }
    if (!look_at_fielded(c, record_match(r), record_game(r)))
        return;
    const char *wrong = !c->mission ? c->why.text
                      : c->match && !sortie_has_setup(c->mission, c->match) ? "its setup is not the one that is fielded"
                      : !sortie_has_seed(c->mission, &c->now) ? "its dice are not the campaign's" : NULL;
    say(c, wrong ? SORTIE_FAULT : SORTIE_TRUE, number, c->now.file, c->mission ? c->mission->replay.acts : 0, "",
        wrong ? wrong : grog_over(record_game(c->mission)) ? "it is over, and not reported yet" : "it goes on");
}

static void judge_missions(struct check *c, const struct sortie_steps *s, const struct record *r, bool last)
{
    struct sortie_run run;
    bool closed;
    for (uint32_t ordinal = 0; ordinal <= s->ordinal; ordinal++)
        if (sortie_steps_report(s, ordinal, &run, &closed))
            judge(c, s, &run, closed);
        else if (ordinal == s->ordinal && last)
            judge_open(c, s, r);
    char path[PATH_BYTES];
    for (uint32_t number = s->ordinal + (s->over ? 1 : 2); last && number <= CAMPAIGN_MISSIONS_MOST; number++)
        if (campaigns_mission(c->folder, number, path))
            say(c, SORTIE_FAULT, number, path, 0, "", "no such Mission was fielded");
}

/* ---- the campaign, and the chapters before it ------------------------------------------------------ */

static bool has_hash(const struct file *f, const char *hash)
{
    uint8_t sum[GROG_HASH_BYTES];
    char hex[2 * GROG_HASH_BYTES + 1] = "";
    struct grog_text t = { .at = hex, .room = sizeof hex };
    grog_sha256(f->text, f->n, sum);
    grog_print_hex(&t, sum, sizeof sum);
    return !strcmp(hex, hash);
}

static bool check_game(struct check *c, const char *file, bool last);

/* What came before it was carried: is it there, as it was, and true where it can still be played? */
static void check_chapter(struct check *c, const struct record *r)
{
    const char *text = grog_journal_carried(r->replay.journal);
    struct carried from;
    struct file f;
    struct grog_error why;
    char path[PATH_BYTES], line[TEXT];
    if (!text || !carried_read(text, &from))
        return;
    if (strchr(from.file, '/') || snprintf(path, sizeof path, "%s/%s", c->folder, from.file) >= (int)sizeof path
        || !file_read(path, &f, &why)) {
        say(c, SORTIE_FAULT, 0, from.file, 0, "", "the chapter before it is not there");
        return;
    }
    bool same = has_hash(&f, from.hash);
    file_free(&f);
    snprintf(line, sizeof line, "the chapter before it, under the rules of %s %s", from.system, from.version);
    say(c, same ? SORTIE_NOTE : SORTIE_FAULT, 0, path, 0, "", same ? line : "the chapter before it is another by now");
    if (same && !check_game(c, path, false))
        say(c, SORTIE_NOTE, 0, path, 0, "", "it cannot be played again under the rules of today, and was not");
}

static bool check_game(struct check *c, const char *file, bool last)
{
    struct grog_error why = { 0 };
    struct sortie_steps steps;
    struct record *r = sortie_read_record(c->library, file, &why);
    if (!r || !record_match(r)->system->fielding) {
        if (last)
            say(c, SORTIE_FAULT, 0, file, 0, "", r ? "it is no campaign" : why.text);
        sortie_close_record(r);
        return false;
    }
    c->open = 0;
    c->n = 0;
    c->practice = grog_practice(record_match(r));
    if (sortie_steps_open(&steps, r->replay.journal, visit, c)) {
        say(c, SORTIE_TRUE, 0, file, r->replay.acts, "", last ? "the campaign's own acts follow its rules"
                                                              : "the chapter's acts follow its rules");
        c->open = 0;
        judge_missions(c, &steps, r, last);
        sortie_steps_close(&steps);
        check_chapter(c, r);
    } else {
        say(c, SORTIE_FAULT, 0, file, 0, "", "out of memory");
    }
    sortie_close_record(r);
    return true;
}

bool sortie_check(struct library *l, const char *folder, sortie_tell *tell, void *to)
{
    char file[PATH_BYTES];
    struct check *c = calloc(1, sizeof *c);
    if (!c || !campaigns_replay(folder, file)) {
        free(c);
        return false;
    }
    *c = (struct check){ .library = l, .folder = folder, .tell = tell, .to = to };
    check_game(c, file, true);
    sortie_close_record(c->mission);
    grog_match_free(c->match);
    bool good = !c->faulty;
    free(c);
    return good;
}
