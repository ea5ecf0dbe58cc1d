/* SPDX-License-Identifier: MIT */
/* start_more.c -- lessons, replays, settings, and about the program. */
#include "start.h"
#include "library/packs.h"
#include "kernel/state.h"
#include "kernel/system.h"
#include "pack/pack.h"

#include <stdio.h>
#include <string.h>

/* ---- lessons ------------------------------------------------------------------------- */

static void fill_lessons(struct start *s, struct list *l)
{
    char last[24] = "";
    for (unsigned i = 0; s->lessons && i < s->lessons->n; i++) {
        struct start_lesson lesson = { 0 };
        s->lessons->read(i, s->words, &lesson);
        if (strcmp(last, lesson.system) != 0)
            list_add(l, start_title(s, "system", lesson.system, (char[LIST_NAME]){ "" }), "")->head = true;
        memcpy(last, lesson.system, sizeof last);
        list_add(l, lesson.name, lesson.done ? "\u2713" : "")->row = i;
    }
}

static void explain_lesson(struct start *s, const struct line *line, struct grog_text *out)
{
    struct start_lesson lesson = { 0 };
    s->lessons->read(line->row, s->words, &lesson);
    grog_print(out, "%s\n\n", lesson.about);
    if (lesson.done)
        start_say(s, "start.lessons.done", NULL, out);
}

static enum start_what choose_lesson(struct start *s, const struct line *line)
{
    struct start_lesson lesson = { 0 };
    s->lessons->read(line->row, s->words, &lesson);
    memcpy(s->wish.lesson, lesson.id, sizeof s->wish.lesson);
    return s->wish.what = START_TEACHES;
}

void start_taught(struct start *s)
{
    struct list *l = &s->at[s->depth - 1].list;
    struct start_lesson lesson = { 0 };
    uint32_t row = list_under(l) ? list_under(l)->row : 0;
    start_back(s);
    s->lessons->read(row, s->words, &lesson);
    for (uint32_t next = row + 1; lesson.done && next < s->lessons->n; next++) {
        lesson = (struct start_lesson){ 0 };
        s->lessons->read(next, s->words, &lesson);
        if (!lesson.done)
            list_go_to(l, next);
    }
}

const struct page page_lessons = { "lessons", .fill = fill_lessons, .explain = explain_lesson,
                                   .choose = choose_lesson };

/* ---- replays -------------------------------------------------------------------------- */

static const char *const ends[] = { [KEPT_GOES_ON] = "start.replay.goes-on", [KEPT_WON] = "start.replay.won",
                                    [KEPT_LOST] = "start.replay.lost", [KEPT_DRAWN] = "start.replay.drawn" };
static const enum role inks[] = { [KEPT_GOES_ON] = ROLE_WARN, [KEPT_WON] = ROLE_GOOD, [KEPT_LOST] = ROLE_BAD,
                                  [KEPT_DRAWN] = ROLE_NEUTRAL };

static void day_of(const struct kept *k, const char *form, char out[32])
{
    struct tm *day = localtime(&k->when);
    out[0] = 0;
    if (day)
        strftime(out, 32, form, day);
}

static void fill_replays(struct start *s, struct list *l)
{
    for (unsigned i = 0; i < s->n_kept; i++) {
        const struct kept *k = &s->kept[i];
        char name[LIST_NAME], day[32], end[32];
        day_of(k, "%m-%d", day);
        start_put(s, ends[kept_end(k)], NULL, end, sizeof end);
        snprintf(name, sizeof name, "%.5s  %s", day, *k->about ? k->about : k->system);
        struct line *line = list_add(l, name, end);
        line->row = i;
        line->role = (uint8_t)inks[kept_end(k)];
    }
    if (!s->n_kept) {
        char text[LIST_NAME];
        start_put(s, "start.replay.none", NULL, text, sizeof text);
        list_add(l, text, "")->off = true;
    }
}

static void explain_replay(struct start *s, const struct line *line, struct grog_text *out)
{
    const struct kept *k = &s->kept[line->row];
    char day[32], end[32], turn[64] = "";
    if (!s->n_kept) {
        start_say(s, "start.replay.none.about", NULL, out);
        return;
    }
    day_of(k, "%Y-%m-%d %H:%M", day);
    kept_say_turn(k, s->words, &(struct grog_text){ .at = turn, .room = sizeof turn });
    start_put(s, ends[kept_end(k)], NULL, end, sizeof end);
    start_say(s, "start.replay.about", GROG_PAIRS({ "system", k->system, 0 }, { "about", k->about, 0 },
                                                  { "who", k->who, 0 },
              { "when", day, 0 }, { "end", end, 0 }, { "turn", turn, 0 }, { "n", NULL, k->acts },
              { "file", k->file, 0 }), out);
    grog_print(out, "\n\n");
    start_say(s, k->over ? "start.replay.how" : "start.replay.how.goes-on", NULL, out);
}

enum start_what start_resume(struct start *s, const struct kept *k)
{
    struct grog_text seats = { .at = s->wish.seat, .room = sizeof s->wish.seat };
    s->wish = (struct start_wish){ .what = START_RESUMES, .curtain = k->curtain, .watch = !k->hands };
    memcpy(s->wish.file, k->file, sizeof s->wish.file);
    if (!strchr(k->bots, '-'))
        snprintf(s->wish.bots, sizeof s->wish.bots, "%s", k->bots);
    for (char *b = s->wish.bots; *b; b++)
        *b = *b == ' ' ? ',' : *b;
    for (unsigned i = 0, n = 0; i < GROG_SEATS_MAX; i++)
        if (k->hands >> i & 1)
            grog_print(&seats, "%s%u", n++ ? "," : "", i);
    return s->wish.what;
}

static enum start_what choose_replay(struct start *s, const struct line *line)
{
    const struct kept *k = &s->kept[line->row];
    if (!k->over)
        return start_resume(s, k);
    memcpy(s->wish.file, k->file, sizeof s->wish.file);
    return s->wish.what = START_SHOWS;
}

/* Ctrl-E: look at one that goes on as a replay, too. */
static bool key_replay(struct start *s, const struct line *line, uint32_t key, enum start_what *what)
{
    if (key != PRESS_EDIT || !line || line->off)
        return false;
    memcpy(s->wish.file, s->kept[line->row].file, sizeof s->wish.file);
    *what = s->wish.what = START_SHOWS;
    return true;
}

const struct page page_replays = { "replays", .searches = true, .fill = fill_replays, .explain = explain_replay,
                                   .choose = choose_replay, .key = key_replay };

/* ---- settings ---------------------------------------------------------------------------- */

static void fill_settings(struct start *s, struct list *l)
{
    for (unsigned i = 0; s->settings && i < s->settings->n; i++) {
        char name[LIST_NAME] = "", value[LIST_NOTE] = "", about[512] = "";
        s->settings->read(s->settings->arg, i, s->words, name, value, about);
        list_add(l, name, value)->row = i;
    }
}

static void explain_setting(struct start *s, const struct line *line, struct grog_text *out)
{
    char name[LIST_NAME] = "", value[LIST_NOTE] = "", about[512] = "";
    s->settings->read(s->settings->arg, line->row, s->words, name, value, about);
    grog_print(out, "%s\n", about);
}

static enum start_what choose_setting(struct start *s, const struct line *line)
{
    s->settings->change(s->settings->arg, line->row, 1);
    start_refill(s);
    return START_STAYS;
}

static bool key_setting(struct start *s, const struct line *line, uint32_t key, enum start_what *what)
{
    (void)what;
    if (!line || (key != PRESS_LEFT && key != PRESS_RIGHT))
        return false;
    s->settings->change(s->settings->arg, line->row, key == PRESS_LEFT ? -1 : 1);
    start_refill(s);
    return true;
}

const struct page page_settings = { "settings", .fill = fill_settings, .explain = explain_setting,
                                    .choose = choose_setting, .key = key_setting };

/* ---- about -------------------------------------------------------------------------------- */

static void fill_about(struct start *s, struct list *l)
{
    char text[LIST_NAME];
    start_put(s, "start.about.program", GROG_PAIRS({ "version", s->version ? s->version : "", 0 }), text, sizeof text);
    list_add(l, text, "")->row = START_SYSTEMS;
    for (unsigned i = 0; i < START_SYSTEMS; i++)
        if (s->box[i]) {
            char cards[LIST_NOTE];
            start_put(s, "start.about.cards", GROG_PAIRS({ "n", NULL, s->box[i]->cards->cards - 1 }), cards,
                      sizeof cards);
            list_add(l, start_title(s, "system", grog_system_name(s->box[i]->system), (char[LIST_NAME]){ "" }),
                     cards)->row = i;
        }
}

/* "name hash, name hash": a pack a paragraph. */
static void say_packs(const struct start *s, const char *packs, struct grog_text *out)
{
    for (const char *at = packs; at && *at; ) {
        size_t n = strcspn(at, " ,"), all = strcspn(at, ",");
        char name[64], hash[80];
        snprintf(name, sizeof name, "%.*s", (int)n, at);
        snprintf(hash, sizeof hash, "%.*s", (int)(all > n ? all - n - 1 : 0), at + n + (at[n] == ' '));
        start_say(s, "start.about.pack", GROG_PAIRS({ "name", name, 0 }, { "hash", hash, 0 }), out);
        grog_print(out, "\n");
        at += all;
        at += strspn(at, ", ");
    }
}

static void explain_about(struct start *s, const struct line *line, struct grog_text *out)
{
    if (line->row == START_SYSTEMS) {
        start_say(s, "start.about.text", GROG_PAIRS({ "version", GROG_RULES_VERSION, 0 }), out);
        return;
    }
    const struct grog_box *box = s->box[line->row];
    start_say(s, "start.about.system", GROG_PAIRS({ "about", box->system->about, 0 },
              { "rules", NULL, box->system->n_rules ? box->system->n_rules - 1 : 0 }), out);
    grog_print(out, "\n\n");
    say_packs(s, box->cards->packs, out);
}

const struct page page_about = { "about", .fill = fill_about, .explain = explain_about };
