/* SPDX-License-Identifier: MIT */
/* saga_text.c -- a campaign's telling as text: everybody, one of them, the memorial, what happened, how it ended, and
 * the log sheet for paper.  All faces that have lines show these. */
#define _POSIX_C_SOURCE 200809L
#include "kernel/state.h"
#include "saga.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>
#include <time.h>

enum { BAR = 24 };

struct say { const struct saga *s; const struct grog_words *words; struct grog_text *out; };

static void put(const struct say *y, const char *key, const struct grog_pair *pairs)
{
    struct grog_speaker s = { .words = y->words, .m = y->s->m, .viewer = GROG_SPECTATOR };
    grog_say_plain(&s, key, pairs, y->out);
}

static void line(const struct say *y, const char *key, const struct grog_pair *pairs)
{
    put(y, key, pairs);
    grog_print(y->out, "\n");
}

/* Behind an empty line, but at the top. */
static void head(const struct say *y) { grog_print(y->out, y->out->n ? "\n# " : "# "); }

static void say_turn(const struct say *y, uint32_t turn, char room[SAGA_NAME])
{
    room[0] = 0;
    saga_say_turn(y->s, y->words, turn, &(struct grog_text){ .at = room, .room = SAGA_NAME });
}

static void say_day(int64_t when, char day[24])
{
    time_t t = (time_t)when;
    struct tm at;
    day[0] = 0;
    if (when && localtime_r(&t, &at))
        strftime(day, 24, "%Y-%m-%d", &at);
}

static const struct saga_mission *mission_at(const struct saga *s, uint32_t number)
{
    for (unsigned i = 0; number && i < s->n_missions; i++)
        if (s->mission[i].number == number)
            return &s->mission[i];
    return NULL;
}

/* "Mission 2, Second March for Mill: a success, 2026-11-20" */
static void say_mission(const struct say *y, const char *key, const struct saga_mission *m)
{
    char day[24], bot[SORTIE_BOT + 1];
    say_day(m->when, day);
    snprintf(bot, sizeof bot, "%s", m->bot);
    line(y, key, GROG_PAIRS({ "n", NULL, m->number }, { "name", m->name, 0 }, { "with", m->with, 0 },
         { "for", NULL, *m->with != 0 }, { "end", NULL, m->end }, { "day", day, 0 }, { "dated", NULL, *day != 0 },
         { "bot", bot, 0 }, { "fought", NULL, *m->bot ? 1 + (m->bot_from > 1) : 0 }, { "from", NULL, m->bot_from },
         { "hand", NULL, !*m->file && m->end && m->end != SAGA_GIVEN_UP }, { "points", NULL, m->points },
         { "gained", NULL, m->gained < 0 ? -m->gained : m->gained }, { "sign", NULL, m->gained < 0 },
         { "went", NULL, m->went }, { "lost", NULL, m->lost }, { "kills", NULL, m->kills },
         { "wounds", NULL, m->wounds }, { "turns", NULL, m->turns }, { "turning", NULL, m->turning },
         { "file", m->file, 0 }));
}

/* ---- people ------------------------------------------------------------------------------------ */

static void say_has(const struct say *y, const struct saga_person *p, char *room, size_t n)
{
    struct grog_text t = { .at = room, .room = n };
    room[0] = 0;
    for (unsigned i = 0; i < p->p.n; i++)
        grog_print(&t, "%s%s", i ? ", " : "", grog_card(y->s->m, p->p.has[i])->name);
}

static void say_person(const struct say *y, const char *key, const struct saga_person *p)
{
    char has[2048], joined[SAGA_NAME], left[SAGA_NAME];
    const struct saga_mission *m = mission_at(y->s, p->p.left);
    say_has(y, p, has, sizeof has);
    say_turn(y, p->p.joined, joined);
    say_turn(y, p->p.left, left);
    line(y, key, GROG_PAIRS({ "name", p->name, 0 }, { "is", p->is, 0 }, { "here", NULL, p->p.here },
         { "wounds", NULL, p->p.wounds }, { "health", NULL, p->p.health }, { "points", NULL, p->p.points },
         { "missions", NULL, p->p.missions }, { "kills", NULL, p->p.kills }, { "hurt", NULL, p->hurt },
         { "joined", joined, 0 }, { "left", m ? m->name : left, 0 }, { "n", NULL, p->p.left },
         { "has", has, 0 }, { "any", NULL, p->p.n != 0 }, { "end", p->end, 0 }, { "known", NULL, *p->end != 0 }));
}

static void people(const struct say *y, unsigned whom)
{
    (void)whom;
    if (!y->s->n_people)
        line(y, "saga.nobody", NULL);
    for (unsigned here = 2; here-- > 0; )               /* the fallen behind the others */
        for (unsigned i = 0; i < y->s->n_people; i++)
            if (y->s->person[i].p.here == here)
                say_person(y, "saga.people.line", &y->s->person[i]);
}

/* What he did, Mission by Mission, and what he got in between. */
static void deeds(const struct say *y, unsigned whom)
{
    uint32_t last = UINT32_MAX, between = UINT32_MAX, ended = UINT32_MAX;
    for (uint32_t i = 0; i < y->s->n_lines; i++) {
        const struct saga_line *l = &y->s->line[i];
        const struct saga_mission *m = mission_at(y->s, l->mission);
        ended = m && m->end ? l->turn : ended;
        uint32_t behind = ended == l->turn;
        if (l->whom != whom)
            continue;
        if (m && m->number != last) {
            last = m->number;
            head(y);
            say_mission(y, "saga.deed.mission", m);
        } else if (!m && between != l->turn * 2 + behind) {
            char turn[SAGA_NAME];
            between = l->turn * 2 + behind;
            last = UINT32_MAX;
            say_turn(y, l->turn, turn);
            head(y);
            line(y, "saga.deed.between", GROG_PAIRS({ "behind", NULL, behind }, { "turn", turn, 0 }));
        }
        grog_print(y->out, "- %s\n", l->text);
    }
}

static void person(const struct say *y, unsigned whom)
{
    if (!whom || whom > y->s->n_people)
        return;
    head(y);
    grog_print(y->out, "%s\n", y->s->person[whom - 1].name);
    say_person(y, "saga.person", &y->s->person[whom - 1]);
    deeds(y, whom);
}

static bool has_part(const char *whole, const char *part)
{
    for (size_t n = strlen(part); n && *whole; whole++)
        if (!strncasecmp(whole, part, n))
            return true;
    return false;
}

unsigned saga_find(const struct saga *s, const char *name)
{
    unsigned found = 0;
    for (unsigned i = 0; i < s->n_people; i++) {
        if (!strcasecmp(s->person[i].name, name))
            return i + 1;
        if (has_part(s->person[i].name, name))
            found = found ? UINT32_MAX : i + 1;
    }
    return found == UINT32_MAX ? 0 : found;
}

static void memorial(const struct say *y, unsigned whom)
{
    unsigned lost = 0;
    (void)whom;
    for (unsigned i = 0; i < y->s->n_people; i++)
        if (!y->s->person[i].p.here) {
            head(y);
            grog_print(y->out, "%s\n", y->s->person[i].name);
            say_person(y, "saga.memorial.line", &y->s->person[i]);
            lost++;
        }
    if (!lost)
        line(y, "saga.memorial.nobody", NULL);
}

/* ---- what happened -------------------------------------------------------------------------------- */

static void links(const struct say *y, uint32_t number)
{
    const struct saga_mission *m = mission_at(y->s, number);
    if (m && m->end != SAGA_UNDER_WAY)
        say_mission(y, "saga.log.mission", m);
}

/* From this line on; of this turn alone, or (0) of all. */
static void lines(const struct say *y, uint32_t from, uint32_t only)
{
    uint32_t turn = UINT32_MAX, mission = 0;
    for (uint32_t i = from; i < y->s->n_lines; i++) {
        const struct saga_line *l = &y->s->line[i];
        char called[SAGA_NAME];
        if (only && l->turn != only)
            continue;
        if (mission && l->mission != mission)
            links(y, mission);
        mission = l->mission;
        if (l->turn != turn) {
            turn = l->turn;
            say_turn(y, turn, called);
            head(y);
            grog_print(y->out, "%s\n", called);
        }
        if (*l->text)
            grog_print(y->out, "- %s\n", l->text);
    }
    if (mission)
        links(y, mission);
}

static void happened(const struct say *y, unsigned number)
{
    const struct saga_mission *m = mission_at(y->s, number);
    lines(y, 0, m ? m->turn : 0);
}

static void news(const struct say *y, unsigned whom)
{
    (void)whom;
    lines(y, y->s->since, 0);
}

/* ---- how it ended ----------------------------------------------------------------------------------- */

static int most_points(const struct saga *s)
{
    int most = 1;
    for (unsigned i = 0; i < s->n_missions; i++)
        most = s->mission[i].points > most ? s->mission[i].points : most;
    for (unsigned i = 0; i < s->n_levels; i++)
        most = s->level[i].from > most ? s->level[i].from : most;
    return most;
}

static void say_levels(const struct say *y)
{
    for (unsigned i = y->s->n_levels; i-- > 0; ) {
        const struct saga_level *l = &y->s->level[i];
        bool top = l->reached && (i + 1 == y->s->n_levels || !y->s->level[i + 1].reached);
        line(y, "saga.end.level", GROG_PAIRS({ "name", l->name, 0 }, { "from", NULL, l->from },
             { "least", NULL, !i }, { "top", NULL, top }, { "reached", NULL, l->reached }));
    }
}

/* A bar of points for each Mission, as long as the highest level. */
static void say_chart(const struct say *y)
{
    int most = most_points(y->s);
    for (unsigned i = 0; i < y->s->n_missions; i++) {
        const struct saga_mission *m = &y->s->mission[i];
        char bar[BAR + 1];
        int n = m->points > 0 ? m->points * BAR / most : 0;
        memset(bar, '#', sizeof bar);
        memset(bar + n, '.', (size_t)(BAR - n));
        bar[BAR] = 0;
        grog_print(y->out, "- %s ", bar);
        say_mission(y, "saga.end.mission", m);
    }
}

static void ending(const struct say *y, unsigned whom)
{
    const struct saga *s = y->s;
    const struct saga_sums *t = &s->sums;
    (void)whom;
    line(y, "saga.end", GROG_PAIRS({ "title", s->title, 0 }, { "sheet", s->sheet, 0 }, { "over", NULL, s->over },
         { "won", NULL, s->won }, { "standing", s->standing, 0 }, { "practice", NULL, s->practice }));
    for (unsigned i = 0; s->over && i < s->n_stories; i++)
        line(y, "saga.story", GROG_PAIRS({ "text", s->story[i].text, 0 }));
    head(y);
    line(y, "saga.end.levels", NULL);
    say_levels(y);
    head(y);
    line(y, "saga.end.chart", NULL);
    say_chart(y);
    head(y);
    line(y, "saga.end.all", NULL);
    line(y, "saga.end.sums", GROG_PAIRS({ "missions", NULL, t->missions }, { "won", NULL, t->won },
         { "hand", NULL, t->by_hand }, { "bot", NULL, t->by_bot }, { "kills", NULL, t->kills },
         { "wounds", NULL, t->wounds }, { "lost", NULL, t->lost }, { "joined", NULL, t->joined },
         { "turns", NULL, t->turns }, { "choices", NULL, t->choices }));
}

/* ---- the log sheet: for paper ------------------------------------------------------------------------- */

static void rule_off(const struct say *y)
{
    for (unsigned i = 0; i < 72; i++)
        grog_print(y->out, "-");
    grog_print(y->out, "\n");
}

static void sheet_row(const struct say *y, unsigned number, const char *name, const char *with, const char *end,
                      const char *points)
{
    grog_print(y->out, "%3u  %-24.24s %-24.24s %-10.10s %5s\n", number, name, with, end, points);
}

static void sheet(const struct say *y, unsigned whom)
{
    const struct saga *s = y->s;
    unsigned number = 0;
    (void)whom;
    line(y, "saga.sheet", GROG_PAIRS({ "title", s->title, 0 }, { "sheet", s->sheet, 0 }));
    rule_off(y);
    line(y, "saga.sheet.missions", NULL);
    for (unsigned i = 0; i < s->n_missions; i++) {
        const struct saga_mission *m = &s->mission[i];
        char points[16], end[SAGA_NAME];
        struct say in = { s, y->words, &(struct grog_text){ .at = end, .room = sizeof end } };
        end[0] = 0;
        put(&in, "campaign.pages.mission", GROG_PAIRS({ "end", NULL, m->end }));
        snprintf(points, sizeof points, "%d", m->points);
        number = m->number;
        sheet_row(y, number, m->name, m->with, end, m->end ? points : "");
    }
    for (unsigned i = 0; i < s->n_stages; i++)
        if (s->stage[i].at.state == GROG_STAGE_AHEAD || (s->stage[i].at.state == GROG_STAGE_NOW
                                                         && s->stage[i].at.number > number))
            sheet_row(y, ++number, s->stage[i].name, "________________________", "__________", "_____");
    rule_off(y);
    line(y, "saga.sheet.people", NULL);
    for (unsigned i = 0; i < s->n_people; i++) {
        const struct saga_person *p = &s->person[i];
        char has[2048];
        say_has(y, p, has, sizeof has);
        grog_print(y->out, "%-20.20s %-18.18s %5d %5d %6d  %s\n", p->name, p->is, p->p.missions, p->p.kills,
                   p->p.points, has);
    }
    for (unsigned i = s->n_people; i < 6; i++)
        grog_print(y->out, "____________________ __________________ _____ _____ ______\n");
    rule_off(y);
    say_levels(y);
    line(y, "saga.sheet.points", GROG_PAIRS({ "points", NULL, s->points }));
}

/* ---- which ---------------------------------------------------------------------------------------------- */

static const struct { const char *name; void (*say)(const struct say *y, unsigned whom); } pages[SAGA_PAGES] = {
    [SAGA_PEOPLE] = { "people", people }, [SAGA_PERSON] = { "person", person },
    [SAGA_MEMORIAL] = { "memorial", memorial }, [SAGA_LOG] = { "log", happened }, [SAGA_END] = { "end", ending },
    [SAGA_SHEET] = { "sheet", sheet }, [SAGA_NEWS] = { "news", news },
};

const char *saga_page_word(enum saga_page page) { return pages[page].name; }

void saga_say(const struct saga *s, const struct grog_words *words, enum saga_page page, unsigned whom,
              struct grog_text *out)
{
    pages[page].say(&(struct say){ s, words, out }, whom);
}
