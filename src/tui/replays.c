/* SPDX-License-Identifier: MIT */
/* replays.c -- see replays.h.
 *
 * The walk (cli/replay_walk.h) stands at a moment; the table draws the scene of it in somebody's eyes, and the log is
 * made anew from the acts that led there, so that nothing has to be taken back. */
#include "replays.h"
#include "session/debrief.h"
#include "command/memory.h"
#include "kernel/state.h"
#include "kernel/system.h"
#include "screen.h"
#include "settings.h"
#include "words/message.h"
#include "session/play_moments.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ACTS_TOLD = 40, RIGHT_LEAST = 40, BELOW = 9 };

static void say(const struct viewer *v, char *room, size_t n, const char *key, const struct grog_pair *pairs)
{
    struct grog_text t = { .at = room, .room = n };
    room[0] = 0;
    grog_say_plain(&v->p->s, key, pairs, &t);
}

/* ---- eyes -------------------------------------------------------------------------------- */

/* The seat in whose place the eyes look. */
static unsigned seat_of(const struct viewer *v) { return v->eyes == EYES_ALL ? GROG_SPECTATOR : v->eyes; }

static void look_at(struct viewer *v, const struct grog_game *g)
{
    struct play *p = v->p;
    p->m = v->eyes == EYES_ALL ? v->open : (struct grog_match *)(uintptr_t)v->w.m;
    p->s.m = p->m;
    p->s.viewer = seat_of(v);
    grog_view(p->m, g, seat_of(v), p->view);
    grog_scene_of(p->m, p->view, seat_of(v), p->scene);
    p->scene->options.n = 0;                            /* nobody chooses here */
    p->scene->turn = p->view->over ? v->w.turn[v->w.acts] : p->view->turn;
    if (!grog_scene_board(p->m, p->view, &v->t.board))
        v->t.board.width = 0;
    if (v->t.object >= p->scene->objects)
        v->t.object = 0;
}

static void look(struct viewer *v) { look_at(v, walk_game(&v->w)); }

/* ---- what happened ------------------------------------------------------------------------- */

/* The act that leads to the moment `act`, with so many of its lines; the moment of the last that is told. */
static uint32_t tell_act(struct viewer *v, uint32_t act, uint32_t most, struct grog_log *log, struct grog_text *out)
{
    uint32_t moment = 0;
    walk_go(&v->w, act - 1);
    look(v);
    grog_log_see(log, v->p->m, v->p->view);
    grog_print(out, "> ");
    walk_say_choice(&v->w, &v->p->s, v->p->view, v->eyes == EYES_ALL, &v->w.log[act - 1], out);
    grog_print(out, "\n");
    walk_go(&v->w, act);
    look(v);
    walk_events(&v->w, v->p->events);
    grog_log_see(log, v->p->m, v->p->view);
    v->lines = 0;
    for (uint32_t i = 0; i < v->p->events->n; i++) {
        char room[PLAY_LINE] = "";
        struct grog_text line = { .at = room, .room = sizeof room };
        if (!grog_log_feed(log, &v->p->s, v->p->view, &v->p->events->at[i], &line) || v->lines++ >= most)
            continue;
        moment = moments_of(v->p, i);
        grog_print(out, "  %s\n", room);
    }
    return moment;
}

static void tell(struct viewer *v)
{
    uint32_t at = v->w.at, from = at > ACTS_TOLD ? at - ACTS_TOLD : 0, moment = 0;
    struct grog_log *log = must_have(1, sizeof *log);
    struct grog_text out = { .at = v->log, .room = REPLAY_TEXT };
    v->log[0] = 0;
    if (!from)
        grog_say_plain(&v->p->s, "replay.beginning", NULL, &out);
    grog_print(&out, from ? "" : "\n");
    v->lines = 0;
    for (uint32_t act = from + 1; act <= at && out.n + PLAY_LINE < out.room; act++)
        moment = tell_act(v, act, act < at ? UINT32_MAX : v->line, log, &out);
    free(log);
    walk_go(&v->w, at);
    const struct grog_game *then = v->line < v->lines ? moments_at(v->p, moment) : NULL;
    look_at(v, then ? then : walk_game(&v->w));
    v->line = v->line < v->lines ? v->line : v->lines;
}

static void go(struct viewer *v, uint32_t act)
{
    walk_go(&v->w, act);
    v->line = UINT32_MAX;
    v->up = 0;
    tell(v);
}

/* What an act brought about line by line, with the position of each line's moment; then the next act, or the one
 * before. */
static void go_line(struct viewer *v, int way)
{
    uint32_t act = v->w.at;
    if (way > 0 ? v->line < v->lines : v->line > 1)
        v->line += (uint32_t)way;
    else if (way > 0 ? act < v->w.acts : act > 0) {
        walk_go(&v->w, way > 0 ? act + 1 : act - 1);
        v->line = way > 0 ? 1 : UINT32_MAX;
    }
    v->up = 0;
    tell(v);
}

/* ---- opening ---------------------------------------------------------------------------------- */

bool viewer_open(struct viewer *v, const struct grog_journal *full, const struct grog_words *words)
{
    *v = (struct viewer){ .eyes = EYES_ALL };
    if (!walk_begin(&v->w, full))
        return false;
    settings_default(&v->set);
    v->open = walk_open_cards(&v->w);
    v->log = must_have(1, REPLAY_TEXT);
    v->p = must_have(1, sizeof *v->p);
    v->p->view = must_have(1, grog_state_bytes(v->w.m));
    v->p->scene = must_have(1, sizeof *v->p->scene);
    v->p->events = must_have(1, sizeof *v->p->events);
    v->p->menu = must_have(1, sizeof *v->p->menu);
    v->p->react = must_have(1, sizeof *v->p->react);
    v->p->journal = v->w.again;
    v->p->m = v->open;
    moments_open(v->p);
    v->p->s = (struct grog_speaker){ .words = words, .m = v->open };
    v->t = (struct table){ .p = v->p, .canvas = &v->canvas, .set = &v->set, .face = face_of(v->w.m),
                           .option = UINT32_MAX };
    go(v, 0);
    return true;
}

void viewer_close(struct viewer *v)
{
    if (v->p) {
        moments_close(v->p);
        free(v->p->view);
        free(v->p->scene);
        free(v->p->events);
        free(v->p->menu);
        free(v->p->react);
    }
    free(v->p);
    free(v->open);
    free(v->log);
    free(v->text);
    walk_end(&v->w);
}

/* ---- drawing ------------------------------------------------------------------------------------ */

static void say_eyes(const struct viewer *v, char *room, size_t n)
{
    char seat_room[128] = "";
    struct grog_text seat = { .at = seat_room, .room = sizeof seat_room };
    struct grog_speaker s = v->p->s;
    s.viewer = GROG_SPECTATOR;
    if (v->eyes < grog_seats(v->w.m))
        grog_say_seat(&s, v->eyes, &seat);
    say(v, room, n, v->eyes == EYES_ALL ? "replay.eyes.all" : v->eyes == GROG_SPECTATOR ? "replay.eyes.table"
                                                            : "replay.eyes", GROG_PAIRS({ "who", seat_room, 0 }));
}

/* Where the moment is in the whole game, with a mark for each turn. */
static void draw_way(struct viewer *v, struct area a)
{
    const struct walk *w = &v->w;
    for (int x = 0; x < a.w; x++)
        canvas_put(&v->canvas, a, x, 0, 0x2500, ROLE_DIM, 0);
    for (uint32_t i = 1; i <= w->acts; i++)
        if (w->turn[i] != w->turn[i - 1])
            canvas_put(&v->canvas, a, (int)((uint64_t)i * (uint64_t)(a.w - 1) / w->acts), 0, '|', ROLE_FRAME, 0);
    int at = w->acts ? (int)((uint64_t)w->at * (uint64_t)(a.w - 1) / w->acts) : 0;
    canvas_put(&v->canvas, a, at, 0, 0x25cf, ROLE_FOCUS, BOLD);
}

/* The newest lines stand below. */
static void draw_log(struct viewer *v, struct area frame)
{
    char title[128];
    say(v, title, sizeof title, "replay.log", NULL);
    struct area a = canvas_frame(&v->canvas, frame, title, false);
    draw_way(v, area_top(a, 1));
    a = area_below(a, 1);
    int lines = canvas_lines(a.w, 4, v->log), most = lines > a.h ? lines - a.h : 0;
    v->up = v->up < 0 ? 0 : v->up > most ? most : v->up;
    canvas_wrap(&v->canvas, a, ROLE_PLAIN, most - v->up, 4, v->log);
    const char *last = v->log;
    for (const char *at = v->log; (at = strstr(at, "\n> ")); )
        last = ++at;
    int from = canvas_lines(a.w, 4, v->log) - canvas_lines(a.w, 4, last) - (most - v->up);
    if (from >= 0 && from < a.h)                        /* the act that led here */
        canvas_look(&v->canvas, (struct area){ a.x, a.y + from, a.w, a.h - from }, BOLD);
}

/* What is under the cursor, if it is anywhere. */
static void draw_explain(struct viewer *v, struct area frame)
{
    char title[128], room[8 * PLAY_LINE] = "";
    struct grog_text t = { .at = room, .room = sizeof room };
    say(v, title, sizeof title, "table.pane.explain", NULL);
    struct area a = canvas_frame(&v->canvas, frame, title, false);
    table_explain(&v->t, &t);
    canvas_wrap(&v->canvas, a, ROLE_PLAIN, 0, 2, room);
    canvas_look(&v->canvas, area_top(a, 1), BOLD);
}

static const struct { uint32_t key; const char *shown, *name; } key_rows[] = {
    { KEYS_RIGHT, "<- ->", "step" }, { ']', "[ ]", "turn" }, { KEYS_END, "Home End", "ends" },
    { 's', "s", "eyes" },
    { 'p', "p", "play" }, { 'D', "D", "debrief" }, { 'q', "q", "leave" },
    { KEYS_TAB, "Tab", "look" }, { '.', ", .", "line" },
};

static void draw_keys(struct viewer *v, struct area a)
{
    int x = 1;
    if (*v->note) {
        canvas_text(&v->canvas, a, 1, 0, ROLE_WARN, BOLD, v->note);
        return;
    }
    for (unsigned i = 0; i < sizeof key_rows / sizeof *key_rows; i++) {
        char key[64], name[64];
        snprintf(key, sizeof key, "replay.key.%s", key_rows[i].name);
        say(v, name, sizeof name, key, NULL);
        int wide = canvas_key(&v->canvas, a, x, key_rows[i].shown, name, table_spot_of_key(key_rows[i].key));
        if (!wide)
            return;
        x += wide + 2;
    }
}

static void draw_text(struct viewer *v, struct area body)
{
    char title[64], keys[128];
    say(v, title, sizeof title, "debrief.title", NULL);
    say(v, keys, sizeof keys, "replay.over.keys", NULL);
    struct area frame = body.w > 104 ? (struct area){ body.x + (body.w - 104) / 2, body.y, 104, body.h } : body;
    canvas_fill(&v->canvas, frame, ROLE_PLAIN);
    struct area a = area_within(canvas_frame(&v->canvas, frame, title, true), 0);
    a = (struct area){ a.x + 1, a.y, a.w - 2, a.h };
    canvas_text(&v->canvas, area_bottom(a, 1), 0, 0, ROLE_DIM, 0, keys);
    a = area_top(a, a.h - 1);
    int lines = canvas_lines(a.w, 8, v->text), most = lines > a.h ? lines - a.h : 0;
    v->text_up = v->text_up < 0 ? 0 : v->text_up > most ? most : v->text_up;
    canvas_wrap(&v->canvas, a, ROLE_PLAIN, v->text_up, 8, v->text);
}

void viewer_draw(struct viewer *v, int w, int h)
{
    canvas_clear(&v->canvas, w, h);
    struct area all = canvas_all(&v->canvas), body = area_below(area_top(all, all.h - 1), 1), log, middle;
    int right = w * 36 / 100 > RIGHT_LEAST ? w * 36 / 100 : RIGHT_LEAST;
    bool beside = w >= 100 && v->t.face->least_width <= w - right;
    log = beside ? area_right(body, right) : area_bottom(body, BELOW < body.h / 2 ? BELOW : body.h / 2);
    middle = beside ? area_left(body, body.w - right) : area_top(body, body.h - log.h);
    char title[128], eyes[128], whole[300];
    say(v, title, sizeof title, "replay.title", GROG_PAIRS({ "n", NULL, v->w.at }, { "of", NULL, v->w.acts }));
    say_eyes(v, eyes, sizeof eyes);
    snprintf(whole, sizeof whole, "%s, %s", title, eyes);
    v->t.face->head(&v->t, area_top(all, 1));
    v->t.face->draw(&v->t, canvas_frame(&v->canvas, middle, whole, true));
    if (v->t.object || v->t.square) {
        struct area about = beside ? area_bottom(log, log.h * 2 / 5) : area_right(log, log.w / 2);
        draw_explain(v, about);
        log = beside ? area_top(log, log.h - about.h) : area_left(log, log.w - about.w);
    }
    draw_log(v, log);
    draw_keys(v, area_bottom(all, 1));
    if (v->text)
        draw_text(v, body);
}

/* ---- keys ------------------------------------------------------------------------------------------ */

static void next_eyes(struct viewer *v)
{
    unsigned seats = grog_seats(v->w.m);
    v->eyes = v->eyes == EYES_ALL ? 0 : v->eyes == GROG_SPECTATOR ? EYES_ALL
            : v->eyes + 1 < seats ? v->eyes + 1 : GROG_SPECTATOR;
    go(v, v->w.at);
}

static void open_debrief(struct viewer *v)
{
    struct debrief *d = debrief_of(v->w.full, v->eyes < grog_seats(v->w.m) ? v->eyes : 0, v->p->s.words);
    struct grog_text t = { 0 };
    if (!d)
        return;
    do
        debrief_say(d, v->p->s.words, &t);
    while (text_grows(&t));
    debrief_free(d);
    free(v->text);
    v->text = t.at;
    v->text_up = 0;
}

static void text_key(struct viewer *v, uint32_t key)
{
    static const struct { uint32_t key; int by; } scrolls[] = {
        { KEYS_UP, -1 }, { 'k', -1 }, { KEYS_DOWN, 1 }, { 'j', 1 }, { KEYS_PAGE_UP, -15 }, { KEYS_PAGE_DOWN, 15 },
        { ' ', 15 }, { KEYS_HOME, -30000 }, { KEYS_END, 30000 },
    };
    for (unsigned i = 0; i < sizeof scrolls / sizeof *scrolls; i++)
        if (scrolls[i].key == key) {
            v->text_up += scrolls[i].by;
            return;
        }
    free(v->text);
    v->text = NULL;
}

static void go_turn(struct viewer *v, int way)
{
    walk_go_turn(&v->w, way);
    go(v, v->w.at);
}

void viewer_key(struct viewer *v, uint32_t key)
{
    v->note[0] = 0;
    if (v->text) {
        text_key(v, key);
        return;
    }
    switch (key) {
    case KEYS_RIGHT: case 'l': case ' ': go(v, v->w.at + 1); break;
    case KEYS_LEFT:  case 'h': case KEYS_BACK: go(v, v->w.at ? v->w.at - 1 : 0); break;
    case KEYS_DOWN:  case 'j': case ']': go_turn(v, 1); break;
    case KEYS_UP:    case 'k': case '[': go_turn(v, -1); break;
    case '.': go_line(v, 1); break;
    case ',': go_line(v, -1); break;
    case KEYS_HOME:  go(v, 0); break;
    case KEYS_END:   case 'G': go(v, v->w.acts); break;
    case KEYS_PAGE_UP:   v->up += 8; break;
    case KEYS_PAGE_DOWN: v->up -= 8; break;
    case KEYS_TAB:   v->t.face->tab(&v->t, 1); break;
    case KEYS_SHIFT_TAB: v->t.face->tab(&v->t, -1); break;
    case KEYS_ESCAPE: v->t.object = v->t.square = 0; break;
    case 's':        next_eyes(v); break;
    case 'D':        open_debrief(v); break;
    case 'p':
        v->plays = v->leaves = !grog_over(walk_game(&v->w));
        if (!v->plays)
            say(v, v->note, sizeof v->note, "replay.no-more", NULL);
        break;
    case 'q': case 3: v->leaves = true; break;
    default: break;
    }
}
