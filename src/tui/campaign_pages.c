/* SPDX-License-Identifier: MIT */
/* campaign_pages.c -- a campaign to be looked at on the whole screen: everybody's life in it, the memorial, the
 * chronicle with its Missions, and how it stands or ended.  All of it is read once (session/saga.h). */
#include "campaign_pages.h"
#include "command/memory.h"
#include "library/record.h"
#include "lists.h"
#include "replays.h"
#include "screen.h"
#include "session/debrief.h"
#include "session/saga.h"
#include "settings.h"
#include "start.h"
#include "table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum tab { TAB_PEOPLE, TAB_MEMORIAL, TAB_LOG, TAB_END, TABS };
static const struct { const char *name; enum saga_page page; bool listed; } tabs[TABS] = {
    [TAB_PEOPLE]   = { "campaign.pages.people", SAGA_PERSON, true },
    [TAB_MEMORIAL] = { "campaign.pages.memorial", SAGA_MEMORIAL, false },
    [TAB_LOG]      = { "campaign.pages.log", SAGA_LOG, true },
    [TAB_END]      = { "campaign.pages.end", SAGA_END, false },
};
enum { PAGE_TEXT = 1 << 16 };

struct pages {
    struct program *program;
    const char *folder;
    const struct grog_words *words;
    struct saga *saga;
    enum tab tab;
    struct list list[TABS];
    int scroll;
    char *text;                         /* of what is shown, */
    uint32_t shown;                     /* a tab and a row of its list, */
    bool debrief;                       /* or the debrief of that Mission */
    struct canvas canvas;
};

static void say(const struct pages *p, const char *key, const struct grog_pair *pairs, char *room, size_t n)
{
    struct grog_text t = { .at = room, .room = n };
    room[0] = 0;
    grog_say_plain(&(struct grog_speaker){ .words = p->words, .m = p->saga->m, .viewer = GROG_SPECTATOR }, key, pairs,
                   &t);
}

/* ---- what there is to look at ------------------------------------------------------------------ */

static void list_people(struct pages *p)
{
    const struct saga *s = p->saga;
    for (unsigned here = 2; here-- > 0; )               /* the fallen behind the others */
        for (unsigned i = 0; i < s->n_people; i++) {
            char note[LIST_NOTE];
            const struct saga_person *at = &s->person[i];
            if (at->p.here != here)
                continue;
            say(p, "campaign.pages.person", GROG_PAIRS({ "here", NULL, at->p.here }, { "is", at->is, 0 },
                { "missions", NULL, at->p.missions }, { "kills", NULL, at->p.kills }), note, sizeof note);
            struct line *line = list_add(&p->list[TAB_PEOPLE], at->name, note);
            line->row = i + 1;
            line->role = at->p.here ? ROLE_PLAIN : ROLE_DIM;
        }
}

static void list_missions(struct pages *p)
{
    static const uint8_t role[] = { ROLE_PLAIN, ROLE_GOOD, ROLE_BAD, ROLE_BAD };
    const struct saga *s = p->saga;
    for (unsigned i = 0; i < s->n_missions; i++) {
        const struct saga_mission *m = &s->mission[i];
        char name[LIST_NAME], note[LIST_NOTE];
        snprintf(name, sizeof name, "%u  %.80s", (unsigned)m->number, m->name);
        say(p, "campaign.pages.mission", GROG_PAIRS({ "end", NULL, m->end }), note, sizeof note);
        struct line *line = list_add(&p->list[TAB_LOG], name, note);
        line->row = m->number;
        line->role = role[m->end];
    }
}

static struct line *under(const struct pages *p) { return tabs[p->tab].listed ? list_under(&p->list[p->tab]) : NULL; }

static const struct saga_mission *mission_under(const struct pages *p)
{
    const struct line *line = p->tab == TAB_LOG ? under(p) : NULL;
    for (unsigned i = 0; line && i < p->saga->n_missions; i++)
        if (p->saga->mission[i].number == line->row)
            return &p->saga->mission[i];
    return NULL;
}

static bool mission_file(const struct pages *p, char path[PATH_BYTES])
{
    const struct saga_mission *m = mission_under(p);
    return m && *m->file && snprintf(path, PATH_BYTES, "%s/%s", p->folder, m->file) < PATH_BYTES;
}

/* What the Mission came to, turning points, luck. */
static void say_debrief(struct pages *p, struct grog_text *out)
{
    char path[PATH_BYTES];
    struct record *r = must_have(1, sizeof *r);
    bool opened = mission_file(p, path) && record_read(r, p->program->library, path, UINT32_MAX);
    struct debrief *d = opened && r->status == GROG_OK && r->kind == RECORD_REPLAY
                      ? debrief_of(r->replay.journal, 0, p->words) : NULL;
    if (d)
        debrief_say(d, p->words, out);
    debrief_free(d);
    if (opened)
        record_close(r);
    free(r);
}

static void fill(struct pages *p)
{
    const struct line *line = under(p);
    uint32_t key = (uint32_t)p->tab * 0x10000 + (line ? line->row : 0) + p->debrief * 0x8000u + 1;
    struct grog_text t = { .at = p->text, .room = PAGE_TEXT };
    if (p->shown == key)
        return;
    p->shown = key;
    p->scroll = 0;
    p->text[0] = 0;
    if (p->debrief)
        say_debrief(p, &t);
    else if (line || !tabs[p->tab].listed)
        saga_say(p->saga, p->words, tabs[p->tab].page, line ? line->row : 0, &t);
    else
        saga_say(p->saga, p->words, p->tab == TAB_PEOPLE ? SAGA_PEOPLE : SAGA_LOG, 0, &t);
}

/* ---- drawing ------------------------------------------------------------------------------------- */

static void draw_tabs(struct pages *p, struct area a)
{
    int x = 1;
    for (unsigned i = 0; i < TABS; i++) {
        char name[64];
        bool on = i == (unsigned)p->tab;
        say(p, tabs[i].name, GROG_PAIRS({ "over", NULL, p->saga->over }), name, sizeof name);
        struct area at = { a.x + x, a.y, text_columns(name) + 5, 1 };
        canvas_print(&p->canvas, at, 0, 0, ROLE_KEY, BOLD, "%u", i + 1);
        canvas_text(&p->canvas, at, 2, 0, on ? ROLE_FOCUS : ROLE_PLAIN, on ? BOLD | UNDER : 0, name);
        canvas_spot(&p->canvas, at, (uint16_t)(SPOT_KEY + '1' + i));
        x += at.w;
    }
}

static void draw(struct pages *p, int w, int h)
{
    struct canvas *c = &p->canvas;
    char title[256], keys[256];
    canvas_clear(c, w, h);
    struct area all = canvas_all(c), body = { 0, 2, all.w, all.h - 3 }, pane = body;
    say(p, "campaign.pages", GROG_PAIRS({ "title", p->saga->title, 0 }, { "sheet", p->saga->sheet, 0 }), title,
        sizeof title);
    canvas_fill(c, area_top(all, 1), ROLE_TITLE);
    canvas_print(c, all, 1, 0, ROLE_TITLE, BOLD, "GROGNARD");
    canvas_put(c, all, 10, 0, 0x25b6, ROLE_DIM, 0);
    canvas_text(c, area_top(all, 1), 12, 0, ROLE_TITLE, 0, title);
    draw_tabs(p, (struct area){ 0, 1, all.w, 1 });
    if (tabs[p->tab].listed && p->list[p->tab].n) {
        int left = body.w * 40 / 100 > 60 ? 60 : body.w * 40 / 100;
        list_draw(&p->list[p->tab], c, canvas_frame(c, area_left(body, left), "", true), true);
        pane = area_right(body, body.w - left);
    }
    fill(p);
    struct area in = canvas_frame(c, pane, "", false);
    start_draw_about(c, (struct area){ in.x + 1, in.y, in.w - 2, in.h }, p->text, &p->scroll);
    say(p, p->tab == TAB_LOG && p->list[TAB_LOG].n ? "campaign.pages.keys.log" : "campaign.pages.keys",
        GROG_PAIRS({ "debrief", NULL, p->debrief }), keys, sizeof keys);
    struct area bottom = area_bottom(all, 1);
    start_draw_keys(c, (struct area){ bottom.x + 1, bottom.y, bottom.w - 2, 1 }, keys);
}

/* ---- keys ------------------------------------------------------------------------------------------- */

static void go_to(struct pages *p, unsigned tab)
{
    p->tab = (enum tab)(tab % TABS);
    p->debrief = false;
}

enum next { STAYS, LEAVES, WATCHES };

static enum next press(struct pages *p, uint32_t key)
{
    char path[PATH_BYTES];
    bool listed = tabs[p->tab].listed && p->list[p->tab].n;
    if (key == PRESS_ESCAPE || key == 'q' || key == PRESS_LEFT)
        return LEAVES;
    if (key >= '1' && key < '1' + TABS)
        go_to(p, key - '1');
    else if (key == PRESS_TAB)
        go_to(p, p->tab + 1u);
    else if (key == PRESS_BACK_TAB)
        go_to(p, p->tab + TABS - 1u);
    else if (key == PRESS_PAGE_DOWN || (key == PRESS_DOWN && !listed))
        p->scroll += key == PRESS_DOWN ? 1 : 10;
    else if (key == PRESS_PAGE_UP || (key == PRESS_UP && !listed))
        p->scroll = p->scroll > (key == PRESS_UP ? 1 : 10) ? p->scroll - (key == PRESS_UP ? 1 : 10) : 0;
    else if (key == 'd' && mission_file(p, path))
        p->debrief = !p->debrief;
    else if (key == PRESS_ENTER && mission_file(p, path))
        return WATCHES;
    else if (listed && (list_key(&p->list[p->tab], key) || list_picks(&p->list[p->tab], key)))
        p->debrief = false;
    return STAYS;
}

static enum next run(struct pages *p)
{
    struct settings *set = must_have(1, sizeof *set);
    enum next next = STAYS;
    settings_load(set);
    struct screen *screen = screen_open(set);
    while (screen && next == STAYS) {
        int w, h;
        screen_size(screen, &w, &h);
        p->canvas.ascii = set->ascii || screen_is_ascii(screen);
        draw(p, w, h);
        screen_show(screen, &p->canvas);
        struct input in = screen_wait(screen, -1, -1);
        uint32_t key = in.kind == INPUT_KEY ? in.key : in.kind == INPUT_WHEEL_UP ? (uint32_t)PRESS_UP
                     : in.kind == INPUT_WHEEL_DOWN ? (uint32_t)PRESS_DOWN
                     : in.kind == INPUT_CLICK ? start_click(&p->canvas, in.x, in.y) : 0;
        next = in.kind == INPUT_END ? LEAVES : key ? press(p, key) : STAYS;
    }
    screen_close(screen);
    free(set);
    return screen ? next : LEAVES;
}

void campaign_pages(struct program *program, const char *folder, const struct grog_words *words, bool ending)
{
    struct grog_error why = { 0 };
    char path[PATH_BYTES];
    struct pages *p = must_have(1, sizeof *p);
    *p = (struct pages){ .program = program, .folder = folder, .words = words, .tab = ending ? TAB_END : TAB_PEOPLE,
                         .text = must_have(PAGE_TEXT, 1) };
    p->saga = saga_read(program->library, words, folder, SAGA_WHOLE, &why);
    if (p->saga) {
        list_people(p);
        list_missions(p);
        list_sift(&p->list[TAB_PEOPLE]);
        list_sift(&p->list[TAB_LOG]);
        while (run(p) == WATCHES)
            if (mission_file(p, path))
                replay_table(program, path, words);
    } else {
        complain("campaign", &why);
    }
    for (unsigned i = 0; i < TABS; i++)
        list_free(&p->list[i]);
    saga_free(p->saga);
    free(p->text);
    free(p);
}
