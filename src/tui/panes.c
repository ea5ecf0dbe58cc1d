/* SPDX-License-Identifier: MIT */
/* panes.c -- what stands around the middle of the table: choices, what is explained, the hand, the log. */
#include "command/memory.h"
#include "desk.h"
#include "kernel/state.h"
#include "kernel/system.h"
#include "session/play_book.h"
#include "session/play_menu.h"
#include "session/play_price.h"
#include "session/play_sums.h"
#include "session/play_system.h"
#include "session/play_table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void panes_more(struct desk *d, struct area frame, bool above, bool below)
{
    if (above)
        canvas_put(&d->canvas, frame, frame.w - 3, 0, 0x25b2, ROLE_KEY, BOLD);
    if (below)
        canvas_put(&d->canvas, frame, frame.w - 3, frame.h - 1, 0x25bc, ROLE_KEY, BOLD);
}

/* ---- choices ------------------------------------------------------------------------- */

static void draw_searched(struct desk *d, struct area a)
{
    int x = canvas_text(&d->canvas, a, 0, 0, ROLE_KEY, BOLD, "/");
    x += canvas_text(&d->canvas, a, x, 0, ROLE_PLAIN, BOLD, d->t.words);
    if (d->typing)
        canvas_put(&d->canvas, a, x, 0, '_', ROLE_FOCUS, BOLD);
    uint32_t n = d->choices + d->more;
    canvas_text(&d->canvas, a, x + 2, 0, ROLE_DIM, 0, SAY(d, "table.found", { "n", NULL, n }));
}

/* Who has won; how many lines that is. */
static int draw_outcome(struct desk *d, struct area a)
{
    struct grog_result *r = must_have(1, sizeof *r);
    char room[2048];
    struct grog_text text = grog_text_in(room, sizeof room);
    grog_result(d->p->m, grog_journal_game(d->p->journal), r);
    grog_say_result(&d->p->s, r, &text);
    free(r);
    room[strcspn(room, "\n")] = 0;
    return canvas_wrap(&d->canvas, a, ROLE_TITLE, 0, 0, room);
}

/* While others choose and things happen: the last of it. */
static void draw_going_on(struct desk *d, struct area a)
{
    const char *what = d->doing == DOING_THINK ? "table.thinks"
                     : d->doing == DOING_OVER ? "table.over" : "table.happens";
    int lines = d->doing == DOING_OVER ? draw_outcome(d, a) : 0;
    struct area below = area_below(a, lines);
    int more = canvas_wrap(&d->canvas, below, ROLE_TITLE, 0, 0, SAID(d, what));
    canvas_look(&d->canvas, area_top(below, more), BOLD);
    lines += more;
    if (d->doing != DOING_OVER)
        log_last(d, area_below(a, lines), 0, d->since);
}

static void draw_choices(struct desk *d, struct area frame)
{
    char title[256];
    bool narrow = d->only_object || d->only_square || d->opened || *d->t.words;
    desk_say(d, title, sizeof title, d->marks ? "table.pane.marked" : narrow ? "table.pane.choices-of" :
             "table.pane.choices", GROG_PAIRS({ "n", NULL, d->marks }, { "due", NULL, play_due(d->p) }));
    struct area a = canvas_frame(&d->canvas, frame, title, d->t.focus == PANE_CHOICES);
    canvas_spot(&d->canvas, frame, SPOT_PANE + PANE_CHOICES);
    if (!desk_is_asked(d)) {
        draw_going_on(d, a);
        return;
    }
    int y = question_draw(d, a);
    if (d->typing || *d->t.words)
        draw_searched(d, area_below(a, y++));
    choices_draw(d, frame, area_below(a, y));
}

/* ---- explained --------------------------------------------------------------------------- */

static void draw_explain(struct desk *d, struct area frame)
{
    struct area a = canvas_frame(&d->canvas, frame, SAID(d, "table.pane.explain"), false);
    const char *text = desk_explain(d);
    int lines = canvas_lines(a.w, 2, text);
    if (d->explain_up > lines - a.h)
        d->explain_up = lines - a.h;
    if (d->explain_up < 0)
        d->explain_up = 0;
    canvas_wrap(&d->canvas, a, ROLE_PLAIN, d->explain_up, 2, text);
    if (!d->explain_up)
        canvas_look(&d->canvas, area_top(a, 1), BOLD);
    panes_more(d, frame, d->explain_up > 0, lines - d->explain_up > a.h);
    const char *key = SAID(d, "table.page-down");
    if (lines - d->explain_up > a.h && frame.w > 24)
        canvas_print(&d->canvas, frame, frame.w - 5 - text_columns(key), frame.h - 1, ROLE_KEY, 0, " %s", key);
}

/* ---- the hand ----------------------------------------------------------------------------- */

static bool is_in_hand(const struct desk *d, uint32_t i) { return play_is_in_hand(d->p, i); }

bool hand_has(const struct desk *d, uint16_t object) { return object && is_in_hand(d, object); }

bool hand_next(struct desk *d, int way)
{
    uint32_t n = d->p->scene->objects;
    if (!n)
        return false;
    uint32_t from = d->t.object && is_in_hand(d, d->t.object) ? d->t.object : way > 0 ? 0 : n;
    for (uint32_t i = from + (uint32_t)way; i > 0 && i < n; i += (uint32_t)way)
        if (is_in_hand(d, i)) {
            d->t.object = (uint16_t)i;
            d->t.square = 0;
            return true;
        }
    return false;
}

/* The first copy of its card in that hand, which the choices are about, and the how many-th copy this is, from 0. */
static uint32_t first_copy(const struct desk *d, uint32_t i, uint32_t *copy)
{
    const struct grog_scene_object *object = d->p->scene->object;
    uint32_t first = i;
    for (uint32_t k = i; k-- > 1; )
        if (object[k].card == object[i].card && object[k].parent == object[i].parent && is_in_hand(d, k)) {
            first = k;
            ++*copy;
        }
    return first;
}

/* Of which sort it is, where that is worth saying: `warfighter.table.in-hand.location`; in short if need be. */
static void draw_sort(struct desk *d, struct area a, int x, uint16_t card)
{
    const struct grog_system *y = d->p->m->system;
    char key[128], room[64];
    snprintf(key, sizeof key, "%s.table.in-hand.%s", grog_system_name(y),
             y->card_kinds[grog_card(d->p->m, card)->kind].name);
    if (!*desk_say(d, room, sizeof room, key, NULL))
        return;
    if (x + 2 + text_columns(room) > a.w)
        room[1] = 0;
    canvas_text(&d->canvas, a, a.w - 1 - text_columns(room), 0, ROLE_GOOD, 0, room);
}

static void draw_card(struct desk *d, struct area a, uint32_t i)
{
    char room[256];
    struct grog_text t = grog_text_in(room, sizeof room);
    uint32_t copy = 0, first = 0, lead = first_copy(d, i, &copy);
    bool on = d->t.object == i, live = desk_is_asked(d) && table_is_live(&d->t, (uint16_t)lead);
    bool lit = !on && table_is_lit(&d->t, (uint16_t)i);
    grog_say_card(&d->p->s, d->p->scene->object[i].card, GROG_SHORT, &t);
    canvas_spot(&d->canvas, a, (uint16_t)(SPOT_OBJECT + i));
    if (on)
        canvas_over(&d->canvas, a, ROLE_CHOSEN);
    bool marked = d->marks && choices_about(d, (uint16_t)lead, 0, &first) == 1 && copy < choices_marked(d, first);
    uint32_t cursor = d->t.focus == PANE_HAND ? 0x25b6 : 0x25b7;
    canvas_put(&d->canvas, a, 0, 0, on ? cursor : marked ? 0x25cf : lit ? '>' : live ? 0x2022 : ' ',
               lit ? ROLE_FOCUS : ROLE_GOOD, BOLD);
    if (marked)
        canvas_put(&d->canvas, a, 1, 0, 0x25cf, ROLE_GOOD, BOLD);
    int x = 2 + canvas_text(&d->canvas, a, 2, 0, live ? ROLE_CARD : ROLE_DIM, on ? BOLD : 0, room);
    draw_sort(d, a, x, d->p->scene->object[i].card);
}

/* Cards below the name of the one who holds them, if that is not the player himself. */
enum { HAND_LINES = 128 };
struct hand { uint16_t object[HAND_LINES]; int n, cards, at, actor, lit; };   /* actor: the line of who would act */

static void add_to_hand(struct hand *h, uint16_t object, bool card, bool on)
{
    h->at = on ? h->n : h->at;
    h->cards += card;
    if (h->n < HAND_LINES)
        h->object[h->n++] = object;
}

/* Whoever the choice under the cursor is of, or all of several are. */
static uint16_t who_would_act(const struct desk *d)
{
    uint32_t option = d->t.option < d->p->scene->options.n ? d->t.option : d->t.group;
    return desk_is_asked(d) && option < d->p->scene->options.n ? d->p->scene->touch[option][0] : 0;
}

static void read_hand(const struct desk *d, struct hand *h)
{
    uint16_t holder = 0, actor = who_would_act(d);
    for (uint32_t i = 1; i < d->p->scene->objects; i++) {
        if (!is_in_hand(d, i))
            continue;
        uint16_t of = d->p->scene->object[d->p->scene->object[i].parent].parent;
        if (of != holder && d->p->scene->object[of].sort == GROG_IS_A_THING)
            add_to_hand(h, of, false, false);
        h->actor = of != holder && of == actor && h->n ? h->n - 1 : h->actor;
        h->lit = table_is_lit(&d->t, (uint16_t)i) ? h->n : h->lit;
        holder = of;
        add_to_hand(h, (uint16_t)i, true, i == d->t.object);
    }
}

static void draw_holder(struct desk *d, struct area a, uint16_t object)
{
    char room[256];
    struct grog_text t = grog_text_in(room, sizeof room);
    table_name(&d->t, object, &t);
    canvas_spot(&d->canvas, a, (uint16_t)(SPOT_OBJECT + object));
    canvas_text(&d->canvas, a, 0, 0, ROLE_YOURS, BOLD, room);
}

/* Where not all fit: the card under the cursor is seen, else the hand of who would act, and in it what he would use. */
static int first_in_sight(const struct desk *d, const struct hand *h, int room)
{
    if (hand_has(d, d->t.object))
        return h->at >= room ? h->at - room + 1 : 0;
    int first = h->actor < h->n - room ? h->actor : h->n - room;
    return h->lit >= first + room ? h->lit - room + 1 : first;
}

static void draw_hand(struct desk *d, struct area frame)
{
    if (d->t.face->hand) {
        d->t.face->hand(&d->t, frame);
        return;
    }
    char title[128];
    struct hand h = { .n = 0 };
    read_hand(d, &h);
    desk_say(d, title, sizeof title, "table.pane.hand", GROG_PAIRS({ "n", NULL, h.cards }));
    struct area a = canvas_frame(&d->canvas, frame, title, d->t.focus == PANE_HAND);
    canvas_spot(&d->canvas, frame, SPOT_PANE + PANE_HAND);
    int most = a.w / 26 > 0 ? a.w / 26 : 1, needs = a.h > 0 ? (h.n + a.h - 1) / a.h : 1;
    int columns = needs < most ? (needs > 0 ? needs : 1) : most, wide = a.w / columns, room = a.h * columns;
    int skip = h.n > room ? first_in_sight(d, &h, room) : 0;
    for (int k = 0; k < room && k + skip < h.n; k++) {
        struct area line = { a.x + k / a.h * wide, a.y + k % a.h, wide - (columns > 1), 1 };
        uint16_t object = h.object[k + skip];
        if (d->p->scene->object[object].sort == GROG_IS_A_CARD)
            draw_card(d, line, object);
        else
            draw_holder(d, line, object);
    }
    panes_more(d, frame, skip > 0, h.n - skip > room);
}

/* ---- the log ------------------------------------------------------------------------------- */

enum { LOG_BACK = 400, ROLLING = 5 };

/* A die is written as [4]. */
bool line_has_dice(const char *line)
{
    for (const char *c = strchr(line, '['); c; c = strchr(c + 1, '['))
        if (c[1] >= '0' && c[1] <= '9')
            return true;
    return false;
}

static bool is_die(const struct cell *c) { return c[0].glyph == '[' && c[1].glyph >= '0' && c[1].glyph <= '9'; }

/* Dice that still roll show other numbers, in every pane the same; what comes of them is not read before they lie. */
static void roll_dice(struct desk *d, struct area a)
{
    unsigned dice = 0;
    bool rolls = d->frame < ROLLING;
    for (int y = a.y; y < a.y + a.h && y < d->canvas.h; y++)
        for (int x = a.x; x < a.x + a.w; x++) {
            struct cell *c = &d->canvas.at[y][x];
            if (x + 2 >= a.x + a.w || !is_die(c)) {
                c->glyph = rolls && dice ? ' ' : c->glyph;
                continue;
            }
            dice++;
            if (rolls)
                c[1].glyph = '1' + (d->frame * 7 + dice * 5) % 6;
            for (int k = 0; k < 3; k++)
                c[k].role = ROLE_DICE;
            x += 2;
        }
}

/* Its last lines since that one, the newest lowest, so many lines up; how many more could be scrolled. */
int log_last(struct desk *d, struct area a, int up, uint32_t since)
{
    unsigned seat = book_of(d);
    static const enum role roles[2] = { ROLE_PLAIN, ROLE_DIM };
    uint32_t n = d->told, first = n > since + LOG_BACK ? n - LOG_BACK : since < n ? since : n;
    uint32_t at[LOG_BACK + 1], lines = 0;
    char line[PLAY_LINE];
    for (uint32_t k = first; k < n; ) {
        at[lines++] = k;
        book_read(d->p, seat, &k, line);
    }
    int y = a.h + up;
    uint32_t i = lines;
    while (i > 0 && y > 0) {
        uint32_t k = at[--i];
        book_read(d->p, seat, &k, line);
        bool heading = !strncmp(line, "==", 2) || !strncmp(line, "--", 2), newest = i + 1 == lines;
        bool harm = book_is_harm(line), sum = book_is_sum(line);
        int rows = canvas_lines(a.w, 2, line);
        y -= rows;
        if (y >= a.h)
            continue;
        struct area from = { a.x, a.y + (y > 0 ? y : 0), a.w, a.h - (y > 0 ? y : 0) };
        if (y + rows < a.h)
            from.h = rows + (y < 0 ? y : 0);
        enum role role = heading ? ROLE_TITLE : harm ? ROLE_BAD : sum ? ROLE_NUMBER : roles[i + 8 < lines];
        canvas_wrap(&d->canvas, from, role, y < 0 ? -y : 0, 2, line);
        if ((newest && d->doing == DOING_TELL) || heading || harm)
            canvas_look(&d->canvas, from, BOLD);
        if (newest && d->doing == DOING_TELL && !d->set.still)
            roll_dice(d, from);
    }
    return y > 0 ? 0 : (int)i;
}

static void draw_log(struct desk *d, struct area frame)
{
    struct area a = canvas_frame(&d->canvas, frame, SAID(d, "table.pane.log"), d->t.focus == PANE_LOG);
    canvas_spot(&d->canvas, frame, SPOT_PANE + PANE_LOG);
    int more = log_last(d, a, d->t.log_up, 0);
    panes_more(d, frame, more > 0, d->t.log_up > 0);
}

/* ---- all of it -------------------------------------------------------------------------------- */

/* These in reverse. */
static void turn(struct desk *d, struct area a, const uint16_t object[GROG_SCENE_TOUCHES])
{
    for (int y = a.y; y < a.y + a.h && y < d->canvas.h; y++)
        for (int x = a.x; x < a.x + a.w && x < d->canvas.w; x++)
            for (unsigned k = 0; k < GROG_SCENE_TOUCHES; k++)
                if (object[k] && d->canvas.at[y][x].spot == SPOT_OBJECT + object[k])
                    d->canvas.at[y][x].look ^= REVERSE;
}

static bool is_in_sight(const struct desk *d, struct area a, uint16_t object)
{
    for (int y = a.y; y < a.y + a.h && y < d->canvas.h; y++)
        for (int x = a.x; x < a.x + a.w && x < d->canvas.w; x++)
            if (d->canvas.at[y][x].spot == SPOT_OBJECT + object)
                return true;
    return false;
}

static struct area draw_face(struct desk *d, struct area frame)
{
    canvas_fill(&d->canvas, frame, ROLE_PLAIN);
    canvas_spot(&d->canvas, frame, SPOT_PANE + PANE_BOARD);
    struct area a = canvas_frame(&d->canvas, frame, NULL, d->t.focus == PANE_BOARD);
    d->t.face->draw(&d->t, a);
    return a;
}

/* Where not all of it can be seen, who is told of is: as if the cursor were there. */
static void bring_in_sight(struct desk *d, struct area frame, struct area a, uint16_t object)
{
    uint16_t was = d->t.object, square = d->t.square, at = d->p->scene->object[object].square;
    if (!at || is_in_sight(d, a, object))
        return;
    d->t.object = object;
    d->t.square = at;
    draw_face(d, frame);
    d->t.object = was;
    d->t.square = square;
}

static void draw_middle(struct desk *d, struct area frame)
{
    struct area a = draw_face(d, frame);
    if (d->doing == DOING_TELL && !d->own && d->told_of[0])
        bring_in_sight(d, frame, a, d->told_of[0]);
    if (d->doing == DOING_TELL && !d->own)              /* who is told of */
        turn(d, a, d->told_of);
    else if (d->doing == DOING_TELL && !d->set.still && d->frame < ROLLING && d->frame % 2 == 0)
        turn(d, a, d->flash);                           /* who shoots and at whom, while the dice roll */
}

static bool is_shown(struct area a) { return a.w > 4 && a.h > 2; }

/* Those that share a place: their names, the shown one between brackets. */
static void draw_tabs(struct desk *d, struct area frame)
{
    static const char *const names[] = { "table.tab.explain", "table.tab.hand", "table.tab.log" };
    static const int panes[] = { PANE_CHOICES, PANE_HAND, PANE_LOG };
    int x = 2, shown = d->t.focus == PANE_HAND ? 1 : d->t.focus == PANE_LOG ? 2 : 0;
    for (int i = 0; i < 3; i++) {
        const char *name = SAID(d, i == 1 && d->t.face->hand ? "table.tab.next" : names[i]);
        struct area a = { frame.x + x, frame.y, text_columns(name) + 2, 1 };
        canvas_print(&d->canvas, a, 0, 0, i == shown ? ROLE_FOCUS : ROLE_DIM, i == shown ? BOLD : 0,
                     i == shown ? "[%s]" : " %s ", name);
        canvas_spot(&d->canvas, a, (uint16_t)(SPOT_PANE + panes[i]));
        x += a.w;
    }
}

static void draw_shared(struct desk *d)
{
    if (d->t.focus == PANE_HAND)
        draw_hand(d, d->areas.hand);
    else if (d->t.focus == PANE_LOG)
        draw_log(d, d->areas.log);
    else
        draw_explain(d, d->areas.explain);
    draw_tabs(d, d->areas.explain);
}

static void draw_threats(struct desk *d, struct area frame)
{
    struct area a = canvas_frame(&d->canvas, frame, SAID(d, "table.pane.threats"), false);
    d->t.face->threats(&d->t, a);
}

void panes_draw(struct desk *d)
{
    const struct areas *r = &d->areas;
    d->t.face->head(&d->t, r->head);
    if (is_shown(r->middle))
        draw_middle(d, r->middle);
    if (is_shown(r->choices))
        draw_choices(d, r->choices);
    if (r->tabs)
        draw_shared(d);
    if (!r->tabs && is_shown(r->explain))
        draw_explain(d, r->explain);
    if (!r->tabs && is_shown(r->hand))
        draw_hand(d, r->hand);
    if (!r->tabs && is_shown(r->log))
        draw_log(d, r->log);
    if (is_shown(r->threats) && d->t.face->threats)
        draw_threats(d, r->threats);
    keys_line(d, r->keys);
}

/* Below that nothing can be read. */
enum { TOO_NARROW = 64, TOO_LOW = 18 };

void desk_draw(struct desk *d)
{
    int w, h;
    screen_size(d->screen, &w, &h);
    d->canvas.ascii = d->set.ascii || screen_is_ascii(d->screen);
    canvas_clear(&d->canvas, w, h);
    if (w < TOO_NARROW || h < TOO_LOW) {
        canvas_wrap(&d->canvas, canvas_all(&d->canvas), ROLE_PLAIN, 0, 0, SAID(d, "table.too-small"));
        return;
    }
    desk_lay_out(d);
    if (d->doing == DOING_CURTAIN) {
        curtain_draw(d);
        return;
    }
    d->t.asked = desk_is_asked(d);
    panes_draw(d);
    if (d->over != OVER_NOTHING)
        over_draw(d);
}
