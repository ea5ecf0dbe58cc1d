/* SPDX-License-Identifier: MIT */
/* start.c -- pages on a stack, and how one is drawn: see start.h. */
#include "start.h"
#include "command/memory.h"
#include "library/library.h"
#include "kernel/system.h"
#include "pack/pack.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- texts ------------------------------------------------------------------------ */

void start_say(const struct start *s, const char *key, const struct grog_pair *pairs, struct grog_text *out)
{
    size_t from = out->n;
    grog_say_plain(&(struct grog_speaker){ .words = s->words, .viewer = GROG_SPECTATOR }, key, pairs, out);
    if (out->n >= out->room)
        return;
    char *to = out->at + from;
    for (const char *at = to; ; at++, to++) {           /* the two letters \\n of a message end a line */
        bool ends = at[0] == '\\' && at[1] == 'n';
        *to = ends ? '\n' : *at;
        at += ends;
        if (!*to)
            break;
    }
    out->n = (size_t)(to - out->at);
}

void start_put(const struct start *s, const char *key, const struct grog_pair *pairs, char *out, size_t room)
{
    struct grog_text t = { .at = out, .room = room };
    out[0] = 0;
    start_say(s, key, pairs, &t);
}

void start_tell(struct start *s, bool bad, const char *key, const struct grog_pair *pairs)
{
    s->said_bad = bad;
    start_put(s, key, pairs, s->said, sizeof s->said);
}

/* ---- cards ------------------------------------------------------------------------- */

bool start_is_given(const struct grog_box *box, uint16_t card)
{
    return field_of(box, card, "armies") > 0 && field_of(box, card, "budget_a") == 0;
}

const char *start_title(const struct start *s, const char *sort, const char *name, char room[LIST_NAME])
{
    struct grog_text t = { .at = room, .room = LIST_NAME };
    room[0] = 0;
    return grog_say_title(s->words, sort, name, &t) ? room : name;
}

const char *start_name(const struct start *s, uint16_t card) { return s->box[s->of]->cards->card[card].name; }

const char *start_says(const struct start *s, uint16_t card, char room[LIST_NAME])
{
    struct grog_text t = { .at = room, .room = LIST_NAME };
    room[0] = 0;
    grog_say_card(&s->speaker[s->of], card, GROG_SHORT, &t);
    return room;
}

/* ---- the stack ----------------------------------------------------------------------- */

static void fill(struct start *s)
{
    struct list *l = &s->at[s->depth - 1].list;
    list_clear(l);
    if (s->at[s->depth - 1].page->fill)
        s->at[s->depth - 1].page->fill(s, l);
    list_sift(l);
}

void start_refill(struct start *s)
{
    struct list *l = &s->at[s->depth - 1].list;
    uint32_t at = l->at;
    fill(s);
    l->at = at < l->shows ? at : l->shows ? l->shows - 1 : 0;
    list_sift(l);
}

void start_push(struct start *s, const struct page *page)
{
    if (s->depth == START_PAGES)
        return;
    s->at[s->depth].page = page;
    s->at[s->depth].scroll = 0;
    s->at[s->depth].list = (struct list){ .searches = page->searches };
    s->depth++;
    s->sure[0] = 0;
    fill(s);
}

void start_pop(struct start *s)
{
    if (s->depth < 2)
        return;
    list_free(&s->at[--s->depth].list);
    s->sure[0] = 0;
    start_refill(s);
}

/* ---- what there is ---------------------------------------------------------------------- */

static void find_kept(struct start *s)
{
    s->n_kept = kept_list(s->kept);
    s->goes_on = 0;
    while (s->goes_on < s->n_kept && s->kept[s->goes_on].over)
        s->goes_on++;
    start_find_campaigns(s);
}

static void find_quick(struct start *s)
{
    const struct grog_box *box = s->box[START_BY_TEAM];
    s->guide[0] = s->first[0] = 0;
    if (box)
        quick_guided(box, s->kept, 0, s->first_team, s->first);
    if (box && !quick_guided(box, s->kept, s->n_kept, s->quick, s->guide))
        quick_find(box, s->n_kept, s->seed, s->quick);
}

const char *start_system(enum start_system of) { return team_as(of == START_BY_ARMY ? "army" : "team")->system; }

static void find_boxes(struct start *s)
{
    for (unsigned i = 0; i < START_SYSTEMS; i++) {
        for (const struct grog_box *b = library_boxes(s->library); b->system; b++)
            if (!strcmp(grog_system_name(b->system), start_system(i)))
                s->box[i] = b;
        s->speaks[i] = s->box[i] ? library_to_speak_of(s->box[i]) : NULL;
        s->speaker[i] = (struct grog_speaker){ .words = s->words, .m = s->speaks[i], .viewer = GROG_SPECTATOR };
    }
}

void start_open(struct start *s, struct library *library, const struct grog_words *words, uint64_t seed,
                const struct start_lessons *lessons, const struct start_settings *settings)
{
    *s = (struct start){ .library = library, .words = words, .seed = seed, .lessons = lessons, .settings = settings };
    s->kept = must_have(KEPT_MOST, sizeof *s->kept);
    s->about = must_have(START_ABOUT, 1);
    s->campaigns = must_have(CAMPAIGNS_MOST, sizeof *s->campaigns);
    s->campaign_about = must_have(START_ABOUT, 1);
    find_boxes(s);
    find_kept(s);
    find_quick(s);
    start_push(s, &page_home);
    if (!s->n_kept)
        list_picks(&s->at[0].list, 'n');                /* who has played nothing yet is led to the first Mission */
}

/* The cursor is on the game that was left, or where it was. */
void start_again(struct start *s)
{
    const struct line *under = list_under(&s->at[0].list);
    uint32_t key = under ? (uint32_t)under->key : 0;
    while (s->depth > 1)
        list_free(&s->at[--s->depth].list);
    build_close(s);
    s->wish = (struct start_wish){ 0 };
    s->said[0] = 0;
    s->seed = s->seed * 6364136223846793005u + 1442695040888963407u;
    find_kept(s);
    find_quick(s);
    fill(s);
    list_picks(&s->at[0].list, s->n_kept && !s->goes_on ? 'c' : key);
}

void start_back(struct start *s)
{
    s->said[0] = 0;
    find_kept(s);
    start_refill(s);
}

void start_close(struct start *s)
{
    build_close(s);
    while (s->depth)
        list_free(&s->at[--s->depth].list);
    for (unsigned i = 0; i < START_SYSTEMS; i++)
        grog_match_free(s->speaks[i]);
    free(s->kept);
    free(s->campaigns);
    free(s->campaign_about);
    free(s->about);
}

/* ---- keys ---------------------------------------------------------------------------------- */

enum start_what start_key(struct start *s, uint32_t key)
{
    const struct page *page = s->at[s->depth - 1].page;
    struct list *l = &s->at[s->depth - 1].list;
    enum start_what what = START_STAYS;
    int *scroll = &s->at[s->depth - 1].scroll;
    const struct line *was = list_under(l);
    s->said[0] = 0;
    if (page->key && page->key(s, was, key, &what))
        return what;
    if (list_key(l, key)) {
        *scroll = list_under(l) == was ? *scroll : 0;
        return START_STAYS;
    }
    bool picked = (!page->searches || key >= PRESS_LINE) && list_picks(l, key);
    if ((picked || key == PRESS_ENTER || key == PRESS_RIGHT) && list_under(l) && page->choose) {
        if (!list_under(l)->off)
            return page->choose(s, list_under(l));
        start_tell(s, true, "start.off", NULL);
        return START_STAYS;
    }
    if ((key == PRESS_ESCAPE || key == PRESS_LEFT) && s->depth > 1)
        start_pop(s);
    else if (key == PRESS_ESCAPE)
        return START_QUITS;
    else if (key == PRESS_TAB)
        *scroll += 5;
    else if (key == PRESS_BACK_TAB)
        *scroll = *scroll > 5 ? *scroll - 5 : 0;
    return START_STAYS;
}

uint32_t start_click(const struct canvas *c, int x, int y)
{
    uint16_t spot = canvas_spot_at(c, x, y);
    if (spot >= SPOT_KEY)
        return spot - SPOT_KEY < 128 ? (uint32_t)(spot - SPOT_KEY) : (uint32_t)(PRESS_FIRST + spot - SPOT_KEY - 128);
    return spot >= SPOT_CHOICE && spot < SPOT_PANE ? (uint32_t)(PRESS_LINE + spot - SPOT_CHOICE) : 0;
}

/* ---- drawing ---------------------------------------------------------------------------------- */

void start_draw_keys(struct canvas *c, struct area a, const char *text)
{
    bool key = false;
    int x = 0;
    for (const char *at = text; *at; ) {
        char part[256];
        size_t n = strcspn(at, key ? "]" : "[");
        snprintf(part, sizeof part, "%.*s", (int)n, at);
        x += canvas_text(c, a, x, 0, key ? ROLE_KEY : ROLE_DIM, key ? BOLD : 0, part);
        at += n;
        if (*at) {
            key = !key;
            at++;
        }
    }
}

struct area start_frame(struct start *s, struct canvas *c, const char *title, const char *keys)
{
    char text[512];
    struct area all = canvas_all(c);
    canvas_fill(c, area_top(all, 1), ROLE_TITLE);
    canvas_print(c, all, 1, 0, ROLE_TITLE, BOLD, "GROGNARD");
    canvas_put(c, all, 10, 0, 0x25b6, ROLE_DIM, 0);
    canvas_text(c, area_top(all, 1), 12, 0, ROLE_TITLE, 0, title);
    start_put(s, keys, NULL, text, sizeof text);
    struct area bottom = area_bottom(all, 1);
    start_draw_keys(c, (struct area){ bottom.x + 1, bottom.y, bottom.w - 2, 1 }, text);
    struct area line = { 1, all.h - 2, all.w - 2, 1 };
    canvas_text(c, line, 0, 0, s->said_bad ? ROLE_BAD : ROLE_GOOD, BOLD, s->said);
    return (struct area){ 0, 1, all.w, all.h - 3 };
}

/* A line of a picture, as of a board: it is cut where the pane ends, not wrapped. */
static bool is_picture(const char *line)
{
    size_t n = strlen(line), gaps = 0;
    for (size_t i = 0; i < n; i++)
        gaps += line[i] == ' ' || line[i] == '+';
    return n > 20 && 3 * gaps > n;
}

static int lines_of(const char *line, int width)
{
    return !*line || is_picture(line) ? 1 : canvas_lines(width, 0, line);
}

int start_draw_text(struct canvas *c, struct area a, const char *text, int skip)
{
    int y = -skip;
    for (const char *at = text; *at; ) {
        char line[START_ABOUT / 4];
        size_t n = strcspn(at, "\n");
        int head = at[0] == '#' && at[1] == ' ' ? 2 : 0;
        snprintf(line, sizeof line, "%.*s", (int)n - head, at + head);
        int high = lines_of(line, a.w);
        if (c && y + high > 0 && y < a.h && is_picture(line))
            canvas_text(c, a, 0, y, ROLE_PLAIN, 0, line);
        else if (c && *line && y + high > 0 && y < a.h)
            canvas_wrap(c, area_below(a, y > 0 ? y : 0), head ? ROLE_TITLE : ROLE_PLAIN, y < 0 ? -y : 0, 0, line);
        y += high;
        at += n + (at[n] == '\n');
    }
    return y + skip;
}

void start_draw_about(struct canvas *c, struct area a, const char *text, int *scroll)
{
    int lines = start_draw_text(NULL, a, text, 0), most = lines > a.h ? lines - a.h : 0;
    *scroll = *scroll > most ? most : *scroll;
    start_draw_text(c, a, text, *scroll);
    if (*scroll < most)
        canvas_put(c, a, a.w - 1, a.h - 1, 0x25bc, ROLE_KEY, BOLD);
}

static void explain(struct start *s)
{
    const struct page *page = s->at[s->depth - 1].page;
    const struct line *line = list_under(&s->at[s->depth - 1].list);
    struct grog_text t = { .at = s->about, .room = START_ABOUT };
    s->about[0] = 0;
    if (line && page->explain)
        page->explain(s, line, &t);
}

/* The program's name, where there is room for it: # is a block, ^ its upper half, _ its lower. */
static struct area draw_banner(struct canvas *c, struct area a)
{
    static const char *const lines[] = {
        "#^^ #^# #^# #^^ #^# #^# #^# #^_",
        "# # #^_ # # # # # # #^# #^_ # #",
        "^^^ ^ ^ ^^^ ^^^ ^ ^ ^ ^ ^ ^ ^^ ",
    };
    int wide = (int)strlen(lines[0]), top = a.h > 30;
    if (a.h < 21 || a.w < 40)
        return a;
    for (int y = 0; y < 3; y++)
        for (int x = 0; x < wide; x++) {
            char l = lines[y][x];
            uint32_t glyph = l == '#' ? 0x2588u : l == '^' ? 0x2580u : l == '_' ? 0x2584u : ' ';
            canvas_put(c, a, (a.w - wide) / 2 + x, y + top, glyph, ROLE_TITLE, BOLD);
        }
    return area_below(a, top ? 6 : 4);
}

/* The first page stands in the middle of a large screen, not too wide, and its lines have air if they can. */
static struct area lay_home(struct canvas *c, struct area a, struct list *l)
{
    int rows = 2 * (int)l->shows + 3, high = rows > 20 ? rows : 20, rim = a.w > 130 ? (a.w - 120) / 2 : 0;
    int spare = a.h - high - 6;
    a = (struct area){ a.x + rim, a.y, a.w - 2 * rim, a.h };
    a = draw_banner(c, spare > 6 ? area_below(a, spare / 3) : a);
    l->airy = a.h >= rows;
    return area_top(a, high);
}

static void draw_list(struct start *s, struct canvas *c)
{
    const struct page *page = s->at[s->depth - 1].page;
    struct list *l = &s->at[s->depth - 1].list;
    char title[256], keys[64], name[64], search[128];
    snprintf(name, sizeof name, "start.%s", page->name);
    snprintf(keys, sizeof keys, "start.%s.keys", page->name);
    start_put(s, name, GROG_PAIRS({ "mission", s->mission ? start_name(s, s->mission) : "", 0 },
                             { "n", NULL, s->seat + 1 }), title, sizeof title);
    struct area a = start_frame(s, c, title, keys);
    if (page == &page_home)
        a = lay_home(c, a, l);
    int left = a.w * 42 / 100;
    left = left < 38 ? 38 : left > 70 ? 70 : left;
    struct area in = canvas_frame(c, area_left(a, left), "", true);
    if (page->searches) {
        start_put(s, *l->words ? "start.found" : "start.type", GROG_PAIRS({ "words", l->words, 0 },
                  { "n", NULL, l->shows }), search, sizeof search);
        canvas_text(c, in, 1, 0, *l->words ? ROLE_FOCUS : ROLE_DIM, 0, search);
        in = area_below(in, 2);
    }
    list_draw(l, c, in, true);
    explain(s);
    struct line *line = list_under(l);
    struct area pane = canvas_frame(c, area_right(a, a.w - left), line ? line->name : "", false);
    start_draw_about(c, (struct area){ pane.x + 1, pane.y, pane.w - 2, pane.h }, s->about, &s->at[s->depth - 1].scroll);
}

void start_draw(struct start *s, struct canvas *c, int w, int h)
{
    canvas_clear(c, w, h);
    const struct page *page = s->at[s->depth - 1].page;
    if (page->draw)
        page->draw(s, c);
    else
        draw_list(s, c);
}
