/* SPDX-License-Identifier: MIT */
/* saga_missions.c -- what the lines of a campaign come to, Mission by Mission, and what the Missions' own files add:
 * who fought them, when, and by what somebody was lost. */
#define _POSIX_C_SOURCE 200809L
#include "base/file.h"
#include "kernel/state.h"
#include "kernel/system.h"
#include "saga_parts.h"
#include "sortie_parts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* ---- what its lines come to -------------------------------------------------------------------- */

static struct saga_mission *mission_of(struct saga *s, uint32_t number)
{
    for (unsigned i = 0; i < s->n_missions; i++)
        if (s->mission[i].number == number)
            return &s->mission[i];
    if (!number || s->n_missions == SAGA_MISSIONS)
        return NULL;
    s->mission[s->n_missions] = (struct saga_mission){ .number = number };
    return &s->mission[s->n_missions++];
}

static unsigned whom(const struct saga *s, uint16_t thing)
{
    for (unsigned i = 0; thing && i < s->n_people; i++)
        if (s->person[i].p.thing == thing)
            return i + 1;
    return 0;
}

static void add_went(struct saga *s, struct saga_mission *m, const struct saga_line *l)
{
    m->went = l->went;
    m->turn = l->turn;
    snprintf(m->name, SAGA_NAME, "%s", l->card[0] ? grog_card(s->m, l->card[0])->name : "");
    snprintf(m->with, SAGA_NAME, "%s", l->card[1] ? grog_card(s->m, l->card[1])->name : "");
}

static void add_line(struct saga *s, struct saga_line *l)
{
    struct saga_mission *m = mission_of(s, l->mission);
    l->whom = whom(s, l->thing);
    if (l->deed == GROG_DEED_WOUNDED && l->whom)
        s->person[l->whom - 1].hurt += (unsigned)l->amount;
    if (!m)
        return;
    m->points = l->points;
    switch (l->deed) {
    case GROG_DEED_WENT:     add_went(s, m, l); break;
    case GROG_DEED_WON:      m->end = SAGA_WON; break;
    case GROG_DEED_FAILED:   m->end = SAGA_FAILED; break;
    case GROG_DEED_GIVEN_UP: m->end = SAGA_GIVEN_UP; break;
    case GROG_DEED_WOUNDED:  m->wounds += (unsigned)l->amount; break;
    case GROG_DEED_KILLS:    m->kills += (unsigned)l->amount; break;
    case GROG_DEED_LOST:     m->lost++; break;
    default:                 break;
    }
}

/* The level of so many points, from 0. */
static unsigned level_at(const struct saga *s, int points)
{
    unsigned level = 0;
    while (level + 1 < s->n_levels && points >= s->level[level + 1].from)
        level++;
    return level;
}

/* It turned where it came to another level, and where it failed. */
static void find_turning(struct saga *s)
{
    int before = 0;
    for (unsigned i = 0; i < s->n_missions; i++) {
        struct saga_mission *m = &s->mission[i];
        m->gained = m->points - before;
        m->turning = m->end > SAGA_WON || level_at(s, m->points) != level_at(s, before);
        before = m->points;
    }
}

/* What is new: behind the end of the last Mission, with what came of it. */
static uint32_t find_since(const struct saga *s)
{
    for (uint32_t i = s->n_lines; i > 0; i--)
        if (s->line[i - 1].deed == GROG_DEED_WON || s->line[i - 1].deed == GROG_DEED_FAILED
            || s->line[i - 1].deed == GROG_DEED_GIVEN_UP)
            return i - 1;
    return 0;
}

void saga_fold(struct saga_making *k)
{
    struct saga *s = k->s;
    for (uint32_t i = 0; i < s->n_lines; i++)
        add_line(s, &s->line[i]);
    find_turning(s);
    s->since = find_since(s);
    for (unsigned i = 0; i < s->n_missions; i++) {
        s->sums.missions += s->mission[i].end != SAGA_UNDER_WAY;
        s->sums.won += s->mission[i].end == SAGA_WON;
        s->sums.kills += s->mission[i].kills;
        s->sums.wounds += s->mission[i].wounds;
        s->sums.lost += s->mission[i].lost;
    }
    s->sums.joined = s->n_people;
}

/* ---- their files ---------------------------------------------------------------------------------- */

static const char *last_part(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

/* Who fought it, and when: by the file's remarks and its date. */
static bool read_remarks(const char *path, struct saga_mission *m)
{
    static const char remark[] = "# fought by the bot ", choice[] = " from choice ";
    struct grog_error why;
    struct stat about;
    struct file f;
    if (!file_read(path, &f, &why))
        return false;
    sortie_fought_by(f.text, m->bot);
    const char *at = *m->bot ? strstr(f.text, remark) : NULL, *from = at ? strstr(at, choice) : NULL;
    m->bot_from = from ? (uint32_t)strtoul(from + strlen(choice), NULL, 10) : 0;
    snprintf(m->file, sizeof m->file, "%.*s", SAGA_TEXT - 1, last_part(path));
    m->when = stat(path, &about) == 0 ? about.st_mtime : 0;
    file_free(&f);
    return true;
}

/* What its result says of somebody's end, by the words of its system: `warfighter.memorial.hit-by`. */
static void say_end(const struct saga_making *k, const struct grog_match *m, const struct grog_result *result,
                    struct saga_person *p)
{
    struct grog_speaker in = { .words = k->words, .m = m, .viewer = GROG_SPECTATOR };
    struct grog_text out = { .at = p->end, .room = sizeof p->end };
    uint16_t whom = 0;
    for (unsigned i = 0; i < result->lines && !whom; i++)
        if (!strcmp(grog_card(m, result->line[i].card)->name, p->name))
            whom = result->line[i].whom;
    for (unsigned i = 0; i < result->lines && whom; i++) {
        const struct grog_result_line *l = &result->line[i];
        char key[96];
        snprintf(key, sizeof key, "%s.memorial.%s", m->system->name, grog_result_word(m, l->kind));
        for (char *c = key; *c; c++)
            *c = *c == ' ' ? '-' : *c;
        if (l->whom == whom && grog_words_has(in.words, key))
            grog_say_plain(&in, key, GROG_PAIRS({ "card", l->card ? grog_card(m, l->card)->name : "", 0 },
                           { "n", NULL, l->amount }, { "known", NULL, l->card != 0 }), &out);
    }
}

static void play_mission(struct saga_making *k, const char *path, struct saga_mission *m)
{
    struct saga *s = k->s;
    struct grog_error why;
    struct grog_result *result = calloc(1, sizeof *result);
    struct record *r = result ? sortie_read_record(k->library, path, &why) : NULL;
    if (r) {
        const struct grog_match *match = record_match(r);
        const struct grog_game *g = record_game(r);
        grog_result(match, g, result);
        m->turns = g->turn;
        m->choices = grog_decisions(g);
        for (uint32_t i = 0; i < s->n_lines; i++)
            if (s->line[i].mission == m->number && s->line[i].deed == GROG_DEED_LOST && s->line[i].whom)
                say_end(k, match, result, &s->person[s->line[i].whom - 1]);
        sortie_close_record(r);
    }
    free(result);
}

/* Was its report taken from the file that lies there?  Who reports by hand has none, or one that was not finished. */
static bool is_reported(const struct saga_mission *m) { return m->end == SAGA_WON || m->end == SAGA_FAILED; }

void saga_read_missions(struct saga_making *k, enum saga_depth depth)
{
    struct saga *s = k->s;
    char path[PATH_BYTES];
    for (unsigned i = 0; i < s->n_missions; i++) {
        struct saga_mission *m = &s->mission[i];
        bool there = campaigns_mission(k->folder, m->number, path) && read_remarks(path, m);
        s->sums.by_hand += is_reported(m) && !there;
        s->sums.by_bot += is_reported(m) && *m->bot;
        if (there && (depth == SAGA_WHOLE || (depth == SAGA_LOSSES && m->lost)))
            play_mission(k, path, m);
        s->sums.turns += m->turns;
        s->sums.choices += m->choices;
    }
}
