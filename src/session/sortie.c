/* SPDX-License-Identifier: MIT */
/* sortie.c -- see sortie.h. */
#define _POSIX_C_SOURCE 200809L
#include "base/file.h"
#include "kernel/fielding.h"
#include "kernel/journal.h"
#include "kernel/keptposition.h"
#include "kernel/state.h"
#include "library/campaigns.h"
#include "sortie.h"
#include "sortie_bots.h"
#include "sortie_parts.h"
#include "sortie_steps.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static bool out_of_memory(struct grog_error *why)
{
    grog_fail(why, 0, "out of memory");
    return false;
}

/* ---- a record that is read whole -------------------------------------------------------- */

struct record *sortie_read_record(struct library *l, const char *file, struct grog_error *why)
{
    struct record *r = calloc(1, sizeof *r);
    if (!r) {
        out_of_memory(why);
        return NULL;
    }
    bool opened = record_read(r, l, file, UINT32_MAX);
    if (opened && r->status == GROG_OK && r->kind == RECORD_REPLAY)
        return r;
    record_say_why(r, why);
    if (opened && r->status == GROG_OK)
        grog_fail(why, 0, "%s is not a game", file);
    if (opened)
        record_close(r);
    free(r);
    return NULL;
}

void sortie_close_record(struct record *r)
{
    if (r)
        record_close(r);
    free(r);
}

/* ---- what is so ---------------------------------------------------------------------------- */

/* The seed of a campaign is that of its dice, also when it began with a position. */
static void seed_of(const struct grog_match *m, const struct grog_game *g, uint8_t seed[GROG_SEED_BYTES])
{
    uint8_t campaign[GROG_SEED_BYTES];
    memcpy(campaign, g->dice.key, sizeof campaign);
    grog_field_seed(campaign, m->system->fielding->ordinal(m, g), seed);
}

bool sortie_fielded(const struct grog_match *m, const struct grog_game *g, struct sortie *s, struct grog_error *why)
{
    const struct grog_fielding *f = m->system->fielding;
    struct grog_text text = grog_text_in(s->setup, sizeof s->setup);
    s->system = f->system;
    s->number = f->ordinal(m, g) + 1;
    seed_of(m, g, s->seed);
    if (f->setup(m, g, &text))
        return true;
    grog_fail(why, 0, "the Mission's setup is too long");
    return false;
}

bool sortie_has_seed(const struct record *r, const struct sortie *s)
{
    const struct grog_journal *j = r->replay.journal;
    return !grog_journal_start(j) && !memcmp(grog_journal_seed(j), s->seed, GROG_SEED_BYTES);
}

bool sortie_has_setup(const struct record *r, const struct grog_match *fielded)
{
    return !strcmp(grog_setup_text(r->replay.match), grog_setup_text(fielded));
}

/* Is it the game that the campaign waits for? */
static bool is_this(const struct record *r, const struct grog_match *m, const struct sortie *s)
{
    return sortie_has_seed(r, s) && sortie_has_setup(r, m);
}

/* The file under the Mission's number, if there is one.  False: see why. */
static bool look_at_file(struct library *l, struct sortie *s, struct grog_error *why)
{
    struct grog_match *m = sortie_match(l, s, &s->refused);
    s->is_there = campaigns_mission(s->folder, s->number, s->file);
    s->state = s->opens ? SORTIE_READY : SORTIE_BY_HAND;
    if (!s->is_there || !m) {
        grog_match_free(m);
        return s->is_there || campaigns_name_mission(s->folder, s->number, s->setup, s->file)
            || (grog_fail(why, 0, "the name of the folder is too long"), false);
    }
    struct record *r = sortie_read_record(l, s->file, why);
    s->is_other = r && !is_this(r, m, s);
    if (r && !s->is_other && grog_over(record_game(r)))
        s->state = SORTIE_FOUGHT;
    else if (r && !s->is_other && s->opens)
        s->state = SORTIE_BEGUN;
    sortie_close_record(r);
    grog_match_free(m);
    return r != NULL;
}

static bool look(struct library *l, const struct record *r, struct sortie *s, struct grog_error *why)
{
    const struct grog_match *m = record_match(r);
    const struct grog_game *g = record_game(r);
    struct sortie_steps steps;
    struct sortie_run last;
    s->over = grog_over(g);
    s->practice = grog_practice(m);
    s->decisions = grog_decisions(g);
    s->seats = grog_asked(g);
    if (!m->system->fielding) {
        grog_fail(why, 0, "%s is no campaign", s->campaign);
        return false;
    }
    if (!sortie_steps_open(&steps, r->replay.journal, NULL, NULL))
        return out_of_memory(why);
    s->opens = sortie_steps_opens(&steps);
    s->told = sortie_steps_last(&steps, &last) ? steps.begun + last.from : 0;
    sortie_steps_close(&steps);
    return !grog_fields(m, g) || (sortie_fielded(m, g, s, why) && look_at_file(l, s, why));
}

bool sortie_look(struct library *l, const char *folder, struct sortie *out, struct grog_error *why)
{
    *out = (struct sortie){ .system = "" };
    snprintf(out->folder, sizeof out->folder, "%s", folder);
    if (!campaigns_replay(folder, out->campaign)) {
        grog_fail(why, 0, "the name of the folder is too long");
        return false;
    }
    struct record *r = sortie_read_record(l, out->campaign, why);
    bool good = r && look(l, r, out, why);
    sortie_close_record(r);
    return good;
}

struct grog_match *sortie_match(struct library *l, const struct sortie *s, struct grog_error *why)
{
    return library_match(l, s->system, s->setup, why);
}

bool sortie_clear(struct sortie *s, struct grog_error *why)
{
    if (s->is_there && !campaigns_set_aside(s->file, why))
        return false;
    s->is_there = s->is_other = false;
    s->state = s->opens ? SORTIE_READY : s->state;
    return campaigns_name_mission(s->folder, s->number, s->setup, s->file);
}

bool sortie_closes(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_option o,
                   bool *back)
{
    const struct grog_fielding *f = m->system->fielding;
    union grog_any_game then;
    memcpy(&then, g, grog_state_bytes(m));
    uint32_t was = f->ordinal(m, g);
    if (grog_take(m, &then.game, seat, o, NULL) != GROG_OK)
        return false;
    bool closes = !grog_fields(m, &then.game) || f->ordinal(m, &then.game) != was;
    *back = closes && !grog_over(&then.game) && f->ordinal(m, &then.game) == was;
    return closes;
}

/* ---- a game is kept ---------------------------------------------------------------------------- */

/* One line of a text; what stands behind it. */
static const char *copy_line(const char *line, struct grog_text *out)
{
    while (*line && *line != '\n')
        grog_print(out, "%c", *line++);
    grog_print(out, "\n");
    return line + (*line == '\n');
}

/* The remarks that a file began with. */
static void copy_remarks(const char *old, struct grog_text *out)
{
    const char *line = old ? old : "";
    while (*line == '#')
        line = copy_line(line, out);
}

/* The file is locked by us. */
static bool keep(const char *file, const char *remarks, const struct grog_journal *j, const struct grog_fairness *fair,
                 struct grog_error *why)
{
    struct grog_text text = { 0 };
    bool whole;
    do {
        copy_remarks(remarks, &text);
        whole = grog_replay_write(j, fair, &text);
        grog_write_kept(&text, j);
    } while (grog_text_grows(&text));
    bool good = text.at && whole ? file_keep_locked(file, text.at, text.n, why) : out_of_memory(why);
    free(text.at);
    return good;
}

/* Is the campaign where it was when somebody looked?  Its file is locked by us. */
static bool is_as_seen(const struct record *campaign, const struct sortie *s, struct grog_error *why)
{
    if (grog_decisions(record_game(campaign)) == s->decisions)
        return true;
    grog_fail(why, 0, "%s: somebody has gone on with it meanwhile", s->campaign);
    return false;
}

/* ---- bots fight ----------------------------------------------------------------------------------- */

/* Who chose from which choice on stands in a remark, behind those that were there. */
static void write_remarks(const char *old, const struct grog_match *m, const struct grog_bot *const *bot, uint32_t from,
                          struct grog_text *out)
{
    struct grog_text dropped = { 0 };
    for (const char *line = old; *line == '#' && line[1] != '@';)
        line = copy_line(line, strncmp(line, "# hands ", 8) != 0 ? out : &dropped);
    grog_print(out, "# hands 0, curtain 0, bots");
    for (unsigned seat = 0; seat < grog_seats(m); seat++)
        grog_print(out, " %s", bot[seat]->name);
    grog_print(out, "\n# fought by the bot %s from choice %u on\n", bot[0]->name, (unsigned)from + 1);
}

/* The journal, played to its end by bots, is kept.  The file is locked by us. */
static bool fight_on(struct library *l, const struct sortie *s, struct grog_journal *j, const char *old,
                     const char *name, struct grog_error *why)
{
    const struct grog_match *m = grog_journal_match(j);
    const struct grog_bot *bot[GROG_SEATS_MAX];
    uint32_t from = grog_decisions(grog_journal_game(j));
    struct grog_text remarks = { 0 };
    const char *best = grog_bot_find(s->system, "heuristic") ? "heuristic" : grog_bot_random.name;
    if (!grog_bots_named(s->system, name ? name : best, bot, why)
        || !sortie_bots_play(j, bot, s->seed, why) || !library_keep_packs(l, m, why))
        return false;
    do write_remarks(old, m, bot, from, &remarks); while (grog_text_grows(&remarks));
    bool good = remarks.at ? keep(s->file, remarks.at, j, NULL, why) : out_of_memory(why);
    free(remarks.at);
    return good;
}

static bool fight_new(struct library *l, const struct sortie *s, const char *bot, struct grog_error *why)
{
    struct grog_match *m = sortie_match(l, s, why);
    struct grog_journal *j = m ? grog_journal_new(m, s->seed) : NULL;
    bool good = j ? fight_on(l, s, j, "", bot, why) : m ? out_of_memory(why) : false;
    grog_journal_free(j);
    grog_match_free(m);
    return good;
}

static bool fight_rest(struct library *l, const struct sortie *s, const char *bot, struct grog_error *why)
{
    struct file old;
    if (!file_read(s->file, &old, why))
        return false;
    struct record *r = sortie_read_record(l, s->file, why);
    bool good = r && fight_on(l, s, r->replay.journal, old.text, bot, why);
    sortie_close_record(r);
    file_free(&old);
    return good;
}

bool sortie_fight(struct library *l, struct sortie *s, const char *bot, struct grog_error *why)
{
    struct file_lock lock;
    if (!file_lock(s->file, false, &lock, why))
        return false;
    bool good = s->is_there == (access(s->file, F_OK) == 0);
    if (!good)
        grog_fail(why, 0, "%s: somebody has begun it or set it aside meanwhile", s->file);
    good = good && (s->is_there ? fight_rest(l, s, bot, why) : fight_new(l, s, bot, why));
    file_unlock(s->file, &lock);
    if (good) {
        s->is_there = true;
        s->state = SORTIE_FOUGHT;
    }
    return good;
}

/* ---- a choice by name ----------------------------------------------------------------------------- */

bool sortie_is_bound(const struct sortie *s)
{
    return !s->practice && (s->state == SORTIE_BEGUN || s->state == SORTIE_FOUGHT);
}

static bool choose_in(struct record *r, const struct sortie *s, const char *text, struct grog_error *why)
{
    const struct grog_match *m = record_match(r);
    const struct grog_game *g = record_game(r);
    unsigned seat = grog_first_seat(grog_asked(g));
    struct grog_option o;
    if (sortie_is_bound(s))
        grog_fail(why, 0, "the Mission was begun here: it is fought to its end");
    else if (grog_asked(g) && grog_option_parse(m, g, seat, text, &o) == GROG_OK
             && grog_play(r->replay.journal, seat, o, NULL) == GROG_OK)
        return true;
    else
        grog_fail(why, 0, "'%.100s' cannot be chosen now: it is asked, %s", text, grog_question(m, g));
    return false;
}

static bool choose(struct library *l, const struct sortie *s, const char *text, struct grog_error *why)
{
    struct file old = { 0 };
    struct record *r = file_read(s->campaign, &old, why) ? sortie_read_record(l, s->campaign, why) : NULL;
    bool good = r && is_as_seen(r, s, why) && choose_in(r, s, text, why);
    good = good && keep(s->campaign, old.text, r->replay.journal, r->replay.has_fair ? &r->replay.fair : NULL, why);
    sortie_close_record(r);
    file_free(&old);
    return good;
}

bool sortie_choose(struct library *l, const struct sortie *s, const char *option, struct grog_error *why)
{
    struct file_lock lock;
    if (!file_lock(s->campaign, false, &lock, why))
        return false;
    bool good = choose(l, s, option, why);
    file_unlock(s->campaign, &lock);
    return good;
}

/* ---- its report ------------------------------------------------------------------------------------ */

/* Line after line, for as long as this Mission is reported. */
static bool report_lines(struct grog_journal *j, const struct grog_match *mission, const struct grog_result *result,
                         struct grog_error *why)
{
    const struct grog_match *m = grog_journal_match(j);
    const struct grog_fielding *f = m->system->fielding;
    uint32_t ordinal = f->ordinal(m, grog_journal_game(j));
    for (unsigned i = 0; i < GROG_OPTIONS_MAX; i++) {
        const struct grog_game *g = grog_journal_game(j);
        struct grog_option o = { 0 };
        if (!grog_fields(m, g) || f->ordinal(m, g) != ordinal)
            return true;
        if (!f->report(m, g, mission, result, &o)
            || grog_play(j, grog_first_seat(grog_asked(g)), o, NULL) != GROG_OK)
            break;
    }
    grog_fail(why, 0, "the Mission's report is not understood");
    return false;
}

static bool report(struct library *l, const struct sortie *s, struct grog_error *why)
{
    struct file old = { 0 };
    struct grog_result result;
    struct record *mission = sortie_read_record(l, s->file, why), *campaign = NULL;
    bool good = mission && file_read(s->campaign, &old, why);
    if (good)
        campaign = sortie_read_record(l, s->campaign, why);
    good = good && campaign && is_as_seen(campaign, s, why);
    if (good && !(grog_over(record_game(mission)) && sortie_has_seed(mission, s))) {
        grog_fail(why, 0, "%s: it is not this Mission's end", s->file);
        good = false;
    }
    if (good) {
        const struct grog_replay *r = &campaign->replay;
        grog_result(record_match(mission), record_game(mission), &result);
        good = report_lines(r->journal, record_match(mission), &result, why)
            && keep(s->campaign, old.text, r->journal, r->has_fair ? &r->fair : NULL, why);
    }
    sortie_close_record(campaign);
    sortie_close_record(mission);
    file_free(&old);
    return good;
}

bool sortie_report(struct library *l, const struct sortie *s, struct grog_error *why)
{
    struct file_lock lock;
    if (!file_lock(s->campaign, false, &lock, why))
        return false;
    bool good = report(l, s, why);
    file_unlock(s->campaign, &lock);
    return good;
}
