/* SPDX-License-Identifier: MIT */
/* overlays.c -- what lies over the table: texts that can be searched, settings, questions, the curtain. */
#define _POSIX_C_SOURCE 200809L
#include "session/debrief.h"
#include "library/library.h"
#include "desk.h"
#include "kernel/odds.h"
#include "kernel/state.h"
#include "session/play_book.h"
#include "session/play_explain.h"
#include "session/play_lesson.h"
#include "session/play_menu.h"
#include "session/play_others.h"
#include "session/play_price.h"
#include "session/play_system.h"
#include "session/play_text.h"
#include "session/result.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- texts --------------------------------------------------------------------------- */

/* What the marks of the system's table mean: `SYSTEM.table.help.1` and so on. */
static void marks_help(struct desk *d, struct grog_text *out)
{
    for (unsigned i = 1; ; i++) {
        char key[96], text[512];
        snprintf(key, sizeof key, "%s.table.help.%u", grog_system_name(d->p->m->system), i);
        if (!*desk_say(d, text, sizeof text, key, NULL))
            return;
        grog_print(out, "%s%s\n", i == 1 ? "\n" : "", text);
    }
}

static void say_legend(struct desk *d)
{
    char room[TEXT_MAX / 8] = "";
    struct grog_text t = { .at = room, .room = sizeof room };
    play_say_legend(d->p, d->t.canvas->ascii, &t);
    play_print(d->p, 6, room);
}

static void text_help(struct desk *d, const char *words)
{
    (void)words;
    keys_help(d, d->p->into);
    marks_help(d, d->p->into);
    say_legend(d);
}

/* First about what is under the cursor, or about who would act. */
static void text_why(struct desk *d, const char *words)
{
    bool there = d->t.focus == PANE_BOARD && d->t.object;
    uint32_t option = d->t.option < d->p->scene->options.n ? d->t.option : d->t.group;
    uint16_t about = there ? d->t.object : option < d->p->scene->options.n ? d->p->scene->touch[option][0] : 0;
    const struct grog_scene_object *o = &d->p->scene->object[about];
    bool thing = about && o->sort == GROG_IS_A_THING;
    d->p->wonders[0] = thing ? (uint16_t)(o->row + 1) : 0;
    d->p->wonders[1] = thing ? o->place : 0;
    play_why(d->p, words);
}

static void text_log(struct desk *d, const char *words)
{
    char line[PLAY_LINE];
    (void)words;
    for (uint32_t at = 0; at < d->told && book_read(d->p, book_of(d), &at, line); )
        play_print(d->p, 0, line);
}

/* Rules of all games, "WF-", then those of single Settings, whose ids begin otherwise: those that a refusal can name.
 * All others stand in the reference. */
static void text_rules(struct desk *d, const char *words)
{
    const char *first = grog_rule_id(&d->p->s, 0);
    size_t same = first ? strcspn(first, "-") + 1 : 0;
    bool headed = false;
    (void)words;
    for (unsigned turn = 0; turn < 2; turn++)
        for (unsigned i = 0; grog_rule_id(&d->p->s, i); i++) {
            const char *id = grog_rule_id(&d->p->s, i);
            char room[PLAY_LINE] = "";
            struct grog_text t = { .at = room, .room = sizeof room };
            if ((strncmp(id, first, same) == 0) == turn)
                continue;
            if (turn && !headed)
                play_print(d->p, 0, SAID(d, "table.rules-of-settings"));
            headed = turn;
            grog_say_rule(&d->p->s, id, &t);
            play_print(d->p, 0, room);
        }
}

/* Where answers are weighed: each of them, to be compared. */
static void compare_odds(struct desk *d, struct grog_option o)
{
    struct grog_weighed weighed = grog_weighed(d->p->m, d->p->view, o);
    if (!weighed.proc || weighed.own)
        return;
    for (uint32_t i = 0; i < d->p->scene->options.n; i++) {
        char room[PLAY_LINE] = "";
        struct grog_text t = { .at = room, .room = sizeof room };
        grog_print(&t, "- ");
        play_say_option(d->p, d->p->scene->options.at[i], GROG_BRIEF, &t);
        if (d->odds[i].brief)
            grog_print(&t, ": %s", d->odds[i].brief);
        play_print(d->p, 2, room);
    }
}

static void text_odds(struct desk *d, const char *words)
{
    (void)words;
    if (d->t.option >= d->p->scene->options.n) {
        play_print(d->p, 0, SAID(d, "table.odds-which"));
        return;
    }
    struct grog_option o = d->p->scene->options.at[d->t.option];
    const struct counted *c = &d->odds[d->t.option];
    char room[PLAY_LINE] = "", needs_room[PLAY_LINE] = "", option_room[PLAY_LINE] = "";
    struct grog_text t = { .at = room, .room = sizeof room }, needs = { .at = needs_room, .room = sizeof needs_room },
                     option = { .at = option_room, .room = sizeof option_room };
    play_say_option(d->p, o, GROG_SHORT, &option);
    play_say_needs(d->p, o, &needs);
    if (c->state == ODDS_COUNTED)
        grog_say_odds(&d->p->s, grog_weighed(d->p->m, d->p->view, o).as, c->odds, GROG_LONG, &t);
    else if (!needs.n || c->state == ODDS_ASKED || c->state == ODDS_TOO_MANY)
        grog_say_plain(&d->p->s, c->state == ODDS_TOO_MANY ? "play.odds-full" :
                       c->state == ODDS_ASKED ? "table.counting" : "play.odds-none", NULL, &t);
    play_print(d->p, 0, option_room);
    play_print(d->p, 0, needs_room);
    play_print(d->p, 0, room);
    compare_odds(d, o);
}

static void text_explain(struct desk *d, const char *words)
{
    (void)words;
    grog_print(d->p->into, "%s", desk_explain(d));
}

static void text_threats(struct desk *d, const char *words)
{
    (void)words;
    if (d->t.face->say_threats)
        d->t.face->say_threats(&d->t, d->p->into);
}

static void text_beginning(struct desk *d, const char *words)
{
    (void)words;
    beginning_say(d);
    if (d->whole)
        say_legend(d);
}

/* What the game came to, below its result. */
static void add_debrief(struct desk *d)
{
    struct debrief *came_to = debrief_of(d->p->journal, d->p->hands ? d->seat : 0, d->p->s.words);
    if (!came_to)
        return;
    grog_print(d->p->into, "\n%s\n", SAID(d, "debrief.title"));
    debrief_say_more(came_to, d->p->s.words, d->p->into);
    debrief_free(came_to);
}

static void text_result(struct desk *d, const char *words)
{
    struct grog_result r;
    (void)words;
    grog_result(d->p->m, grog_journal_game(d->p->journal), &r);
    result_print(d->p, &r);
    if (*d->p->file)
        grog_print(d->p->into, "\n%s grognard replay %s%s\n", SAID(d, "play.watch"), d->p->file,
                   library_packs(d->p->library));
    add_debrief(d);
}

static void text_confirm(struct desk *d, const char *words)
{
    char key[128];
    (void)words;
    unsigned verb = d->p->scene->options.at[d->asks_about].verb;
    char room[512] = "";
    int64_t all, left = play_left_over(d->p, &all, &(struct grog_text){ .at = room, .room = sizeof room });
    snprintf(key, sizeof key, "%s.confirm.%s", grog_system_name(d->p->m->system), d->p->m->system->verbs[verb].name);
    for (char *c = key; *c; c++)
        *c = *c == ' ' ? '-' : *c;
    play_print(d->p, 0, SAY(d, key, { "n", NULL, left }, { "all", NULL, all }, { "idle", NULL, all - left },
                               { "list", room, 0 }));
}

static void text_leave(struct desk *d, const char *words)
{
    (void)words;
    play_print(d->p, 0, SAID(d, "table.leave"));
}

static void text_note(struct desk *d, const char *words)
{
    (void)words;
    play_print(d->p, 0, SAID(d, "table.report-note"));
}

static void text_place(struct desk *d, const char *words)
{
    (void)words;
    play_print(d->p, 0, SAY(d, "table.place", { "why", d->unsaved_why, 0 }));
}

static void text_lesson(struct desk *d, const char *words)
{
    char room[2 * PLAY_LINE] = "";
    struct grog_text t = { .at = room, .room = sizeof room };
    (void)words;
    d->t.guide->tells(&d->t, &t);
    play_print(d->p, 0, room);
}

static const struct {
    const char *title, *keys;
    void (*text)(struct desk *d, const char *words);
    bool small, from_end, lines;        /* lines: keys type, at once */
    int indent;
} overlays[OVERLAYS] = {
    [OVER_HELP]      = { "table.over.help", "table.over.keys", text_help, false, false, false, 11 },
    [OVER_WHY]       = { "table.over.why", "table.over.keys.why", text_why, false, false, false, 0 },
    [OVER_LOG]       = { "table.over.log", "table.over.keys", text_log, false, true, false, 0 },
    [OVER_RULES]     = { "table.over.rules", "table.over.keys", text_rules, false, false, false, 0 },
    [OVER_ODDS]      = { "table.over.odds", "table.over.keys", text_odds, false, false, false, 0 },
    [OVER_EXPLAIN]   = { "table.over.explain", "table.over.keys", text_explain, false, false, false, 0 },
    [OVER_SETTINGS]  = { "table.over.settings", "table.over.keys.settings", NULL, true, false, false, 0 },
    [OVER_NOTE]      = { "table.over.report", "table.over.keys.note", text_note, true, false, true, 0 },
    [OVER_PLACE]     = { "table.over.place", "table.over.keys.place", text_place, true, false, true, 0 },
    [OVER_CONFIRM]   = { "table.over.confirm", "table.over.keys.confirm", text_confirm, true, false, false, 0 },
    [OVER_RESULT]    = { "table.over.result", "table.over.keys.result", text_result, false, false, false, 0 },
    [OVER_BEGINNING] = { "table.over.beginning", "table.over.keys.beginning", text_beginning, false, false, false, 0 },
    [OVER_LESSON]    = { "table.over.lesson", "table.over.keys.lesson", text_lesson, false, false, false, 0 },
    [OVER_LEAVE]     = { "table.over.leave", "table.over.keys.leave", text_leave, true, false, false, 0 },
    [OVER_REACTIONS] = { "table.over.reactions", "table.over.keys.reactions", NULL, false, false, false, 0 },
    [OVER_THREATS]   = { "table.pane.threats", "table.over.keys", text_threats, false, false, false, 0 },
};

/* What of the text has the words, paragraph by paragraph. */
static void find(struct desk *d)
{
    char *to = d->found;
    for (const char *from = d->text; *from; ) {
        size_t n = strcspn(from, "\n");
        memcpy(to, from, n);
        to[n] = 0;
        if (play_has_words(to, d->over_words)) {
            to += n;
            *to++ = '\n';
        }
        from += n + (from[n] == '\n');
    }
    *to = 0;
}

static void fill(struct desk *d)
{
    d->text[0] = 0;
    if (overlays[d->over].text)
        desk_capture(d, overlays[d->over].text, d->over == OVER_WHY ? d->over_words : "", d->text);
    if (d->over == OVER_WHY)
        strcpy(d->found, d->text);
    else
        find(d);
}

void over_open(struct desk *d, enum overlay which)
{
    d->over = which;
    d->over_words[0] = 0;
    d->over_typing = overlays[which].lines;
    d->over_row = which == OVER_CONFIRM;                /* what is lost is not lost by haste */
    fill(d);
    d->over_up = overlays[which].from_end ? TEXT_MAX : 0;
    if (which == OVER_REACTIONS)
        reactions_open(d);
    d->dirty = true;
}

void over_close(struct desk *d)
{
    if (d->over == OVER_SETTINGS)
        settings_save(&d->set);
    d->over = OVER_NOTHING;
    d->dirty = true;
}

/* ---- drawing ------------------------------------------------------------------------------ */

/* Is it as high as its text? */
static bool is_fitted(enum overlay which)
{
    return which == OVER_RESULT || which == OVER_BEGINNING || which == OVER_ODDS || which == OVER_EXPLAIN
        || which == OVER_WHY || which == OVER_CONFIRM || which == OVER_LEAVE;
}

static struct area place_of(struct desk *d)
{
    struct area all = canvas_all(&d->canvas);
    if (d->over == OVER_REACTIONS && all.w > 110)
        all = area_within(all, 2);
    int w = all.w - 6 < 104 ? all.w - 6 : 104, h = all.h - 4 < 48 ? all.h - 4 : 48;
    if (overlays[d->over].small) {
        w = w < 68 || d->over == OVER_SETTINGS ? w : 68;
        h = 13;
    }
    bool fitted = is_fitted(d->over) || (d->over == OVER_THREATS && d->t.face->say_threats);
    if (fitted && !d->over_typing && !*d->over_words) {
        bool asks = d->over == OVER_CONFIRM || d->over == OVER_LEAVE;       /* with two buttons below */
        int lines = canvas_lines(w - 4, 2, d->found) + (asks ? 7 : 5);
        h = h < lines && !asks ? h : lines < 8 ? 8 : lines;
    }
    if (d->over == OVER_LESSON) {                       /* below, so that the middle is seen */
        w = w < 84 ? w : 84;
        h = canvas_lines(w - 4, 2, d->found) + 4;
        h = h < all.h - 4 ? h : all.h - 4;
        return (struct area){ all.x + (all.w - w) / 2, all.y + all.h - h - 1, w, h };
    }
    return (struct area){ all.x + (all.w - w) / 2, all.y + (all.h - h) / 2, w, h };
}

enum { SET_COLUMN = 42 };

static void draw_settings(struct desk *d, struct area a)
{
    for (unsigned i = 0; i < settings_number(); i++) {
        struct area line = { a.x, a.y + (int)i, a.w, 1 };
        char key[96], value[96];
        bool on = i == d->over_row;
        snprintf(key, sizeof key, "table.set.%s", setting_rows[i].name);
        snprintf(value, sizeof value, "table.set.%s.%s", setting_rows[i].name,
                 setting_rows[i].values[setting_get(&d->set, i)]);
        if (on)
            canvas_over(&d->canvas, line, ROLE_CHOSEN);
        canvas_spot(&d->canvas, line, (uint16_t)(SPOT_CHOICE + i));
        canvas_put(&d->canvas, line, 0, 0, on ? 0x25b6 : ' ', ROLE_FOCUS, BOLD);
        canvas_text(&d->canvas, line, 2, 0, ROLE_PLAIN, on ? BOLD : 0, SAID(d, key));
        canvas_text(&d->canvas, line, SET_COLUMN, 0, ROLE_NUMBER, BOLD, SAID(d, value));
    }
}

/* The keys at the beginning of lines. */
static void ink_keys(struct desk *d, struct area a, int wide)
{
    for (int y = a.y; y < a.y + a.h; y++)
        for (int x = a.x; x < a.x + wide && d->canvas.at[y][a.x + wide - 1].glyph == ' '; x++) {
            d->canvas.at[y][x].role = ROLE_KEY;
            d->canvas.at[y][x].look = BOLD;
        }
}

static void draw_text(struct desk *d, struct area frame, struct area a)
{
    int indent = overlays[d->over].indent ? overlays[d->over].indent : 2, lines = canvas_lines(a.w, indent, d->found);
    d->over_lines = lines;
    if (d->over_up > lines - a.h)
        d->over_up = lines - a.h;
    if (d->over_up < 0)
        d->over_up = 0;
    canvas_wrap(&d->canvas, a, ROLE_PLAIN, d->over_up, indent, d->found);
    if (d->over == OVER_HELP)
        ink_keys(d, a, indent);
    if (d->over_up > 0)
        canvas_put(&d->canvas, frame, frame.w - 3, 0, 0x25b2, ROLE_KEY, BOLD);
    if (lines - d->over_up > a.h)
        canvas_put(&d->canvas, frame, frame.w - 3, frame.h - 1, 0x25bc, ROLE_KEY, BOLD);
    if (!*d->found && *d->over_words)
        canvas_text(&d->canvas, a, 0, 0, ROLE_DIM, 0, SAID(d, "table.found-nothing"));
}

static void draw_typed(struct desk *d, struct area a)
{
    int x = canvas_text(&d->canvas, a, 0, 0, ROLE_KEY, BOLD, overlays[d->over].lines ? ">" : "/");
    x += canvas_text(&d->canvas, a, x + 1, 0, ROLE_PLAIN, BOLD, d->over_words) + 1;
    if (d->over_typing)
        canvas_put(&d->canvas, a, x, 0, '_', ROLE_FOCUS, BOLD);
}

static void draw_buttons(struct desk *d, struct area a)
{
    static const struct { const char *key; uint8_t is; } of[] = { { "table.yes", 'y' }, { "table.no", 'n' } };
    int x = 2;
    for (unsigned i = 0; i < 2; i++) {
        char text[64];
        snprintf(text, sizeof text, "[ %s ]", SAID(d, of[i].key));
        struct area at = { a.x + x, a.y, text_columns(text), 1 };
        if (i == d->over_row) {
            canvas_over(&d->canvas, at, ROLE_CHOSEN);
            canvas_put(&d->canvas, (struct area){ at.x - 1, at.y, 1, 1 }, 0, 0, 0x25b6, ROLE_FOCUS, BOLD);
        }
        canvas_text(&d->canvas, at, 0, 0, ROLE_KEY, BOLD, text);
        canvas_spot(&d->canvas, at, (uint16_t)(SPOT_KEY + of[i].is));
        x += at.w + 4;
    }
}

/* What its keys do: it may be the end of a lesson, or what is played, looked up again. */
static const char *keys_of(const struct desk *d)
{
    if (d->over == OVER_LESSON && lesson_is_over(d->p))
        return lesson_has_next(d->p) ? "table.over.keys.lesson-over" : "table.over.keys.lesson-last";
    if (d->over == OVER_BEGINNING && !d->whole)
        return "table.over.keys.brief";
    if (d->over == OVER_BEGINNING && grog_decisions(grog_journal_game(d->p->journal)))
        return "table.over.keys";
    return overlays[d->over].keys;
}

void over_draw(struct desk *d)
{
    struct area frame = place_of(d);
    canvas_fill(&d->canvas, frame, ROLE_PLAIN);
    struct area a = canvas_frame(&d->canvas, frame, SAID(d, overlays[d->over].title), true);
    a = (struct area){ a.x + 1, a.y, a.w - 2, a.h };
    canvas_text(&d->canvas, area_bottom(a, 1), 0, 0, ROLE_DIM, 0, SAID(d, keys_of(d)));
    a = area_top(a, a.h - 1 - (d->over == OVER_RESULT ? again_draw(d, a) : 0));
    if (d->over_typing || *d->over_words) {
        draw_typed(d, area_bottom(a, 1));
        a = area_top(a, a.h - 1);
    }
    if (d->over == OVER_CONFIRM || d->over == OVER_LEAVE)
        draw_buttons(d, area_bottom(area_top(a, a.h - 1), 1));
    if (d->over == OVER_SETTINGS)
        draw_settings(d, a);
    else if (d->over == OVER_REACTIONS)
        reactions_draw(d, frame, a);
    else if (d->over == OVER_THREATS && d->t.face->threats && !d->t.face->say_threats)
        d->t.face->threats(&d->t, a);
    else
        draw_text(d, frame, a);
}

void curtain_draw(struct desk *d)
{
    unsigned seat = grog_first_seat(grog_asked(grog_journal_game(d->p->journal)) & d->p->hands);
    struct area all = canvas_all(&d->canvas), a = { all.w / 2 - 30, all.h / 2 - 2, 60, 5 };
    struct area in = canvas_frame(&d->canvas, a, SAID(d, "table.over.curtain"), true);
    canvas_wrap(&d->canvas, area_within(in, 1), ROLE_PLAIN, 0, 0, SAY(d, "play.pass", { "n", NULL, seat + 1 }));
}

/* ---- keys ---------------------------------------------------------------------------------- */

void over_scroll(struct desk *d, int by)
{
    d->over_up += by;
    d->dirty = true;
}

static const struct { uint32_t key; int by; } scrolls[] = {
    { KEYS_UP, -1 }, { 'k', -1 }, { KEYS_DOWN, 1 }, { 'j', 1 }, { KEYS_PAGE_UP, -15 }, { KEYS_PAGE_DOWN, 15 },
    { ' ', 15 }, { KEYS_HOME, -TEXT_MAX }, { KEYS_END, TEXT_MAX },
};

static bool scroll_by_key(struct desk *d, uint32_t key)
{
    for (size_t i = 0; i < sizeof scrolls / sizeof *scrolls; i++)
        if (key == scrolls[i].key) {
            over_scroll(d, scrolls[i].by);
            return true;
        }
    return false;
}

static void settings_key(struct desk *d, uint32_t key)
{
    unsigned n = settings_number(), now = setting_get(&d->set, d->over_row), most = setting_values(d->over_row);
    if (key == KEYS_UP || key == 'k')
        d->over_row = (d->over_row + n - 1) % n;
    else if (key == KEYS_DOWN || key == 'j')
        d->over_row = (d->over_row + 1) % n;
    else if (key == KEYS_LEFT || key == 'h')
        setting_set(&d->set, d->over_row, now + most - 1);
    else if (key == KEYS_RIGHT || key == 'l' || key == KEYS_ENTER || key == ' ')
        setting_set(&d->set, d->over_row, now + 1);
    else if (key == KEYS_ESCAPE || key == 'q' || key == 'S')
        over_close(d);
    screen_use(d->screen, &d->set);
}

/* Yes or no: arrows go from one to the other, Enter takes it; y is yes, and anything else no. */
static void question_key(struct desk *d, uint32_t key)
{
    enum overlay was = d->over;
    bool yes = key == 'y' || (key == KEYS_ENTER && !d->over_row);
    if (key == KEYS_LEFT || key == KEYS_RIGHT || key == KEYS_TAB || key == 'h' || key == 'l') {
        d->over_row = !d->over_row;
        return;
    }
    over_close(d);
    if (yes && was == OVER_CONFIRM)
        desk_take_now(d, d->asks_about);
    else if (yes)
        d->leaves = true;
}

static void typed(struct desk *d, uint32_t key)
{
    if (key == KEYS_ESCAPE) {
        d->over_words[0] = 0;
        d->over_typing = false;
        if (overlays[d->over].lines)
            over_close(d);
    } else if (key == KEYS_ENTER) {
        d->over_typing = false;
        if (overlays[d->over].lines) {
            bool note = d->over == OVER_NOTE;
            over_close(d);
            (note ? desk_report : desk_move)(d, d->over_words);
            return;
        }
    } else if (!key_types(key, d->over_words, sizeof d->over_words)) {
        if (key >= KEYS_UP)
            scroll_by_key(d, key);
        return;
    }
    if (d->over != OVER_NOTHING && !overlays[d->over].lines)
        fill(d);
    d->over_up = 0;
}

static void search_anew(struct desk *d)
{
    d->over_words[0] = 0;
    d->over_typing = true;
    d->over_up = 0;
    fill(d);
}

/* It closes; a key that the line below the table names does what it says there. */
static void close_for(struct desk *d, uint32_t key)
{
    bool lesson = d->over == OVER_LESSON;
    over_close(d);
    if (lesson && key != KEYS_ENTER && key != KEYS_ESCAPE && key != 'i')
        desk_key(d, key);
}

void over_key(struct desk *d, uint32_t key)
{
    d->dirty = true;
    if (d->over_typing) {
        typed(d, key);
        return;
    }
    if (d->over == OVER_SETTINGS) {
        settings_key(d, key);
        return;
    }
    if (d->over == OVER_REACTIONS) {
        reactions_key(d, key);
        return;
    }
    if (d->over == OVER_CONFIRM || d->over == OVER_LEAVE) {
        question_key(d, key);
        return;
    }
    if (scroll_by_key(d, key) || (d->over == OVER_RESULT && again_key(d, key)))
        return;
    if (key == '/')
        search_anew(d);
    else if (key == KEYS_ESCAPE && *d->over_words)
        typed(d, key);
    else if ((d->over == OVER_RESULT || d->over == OVER_LESSON) && key == 'q')
        d->leaves = true;
    else if (d->over == OVER_BEGINNING && key == 'i' && !d->whole) {
        d->whole = true;
        over_open(d, OVER_BEGINNING);
    } else if (d->over == OVER_LESSON && key == KEYS_ENTER && lesson_is_over(d->p))
        desk_next_lesson(d);
    else
        close_for(d, key);
}
