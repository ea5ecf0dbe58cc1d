/* SPDX-License-Identifier: MIT */
/* face_heroes_counters.c -- heroes' counters: how each looks on its square, and the list of them. */
#include "face_heroes.h"

#include "kernel/system.h"
#include "session/play_system.h"

#include <stdio.h>
#include <string.h>

void hn_gather(struct sheet *s, struct table *t)
{
    const struct grog_eyes e = play_eyes(t->p);
    s->t = t;
    hn_counters(&e, t->object, &s->counters);
}

const struct counter *hn_counter_on(const struct sheet *s, uint16_t square)
{
    return hn_counter_at(&s->counters, square);
}

/* An enemy can hit it, where that is shown. */
static bool is_endangered(const struct sheet *s, const struct counter *c)
{
    return s->t->shows_danger && c->yours && s->t->danger[c->square - 1];
}

/* ---- on the board ----------------------------------------------------------------------------------------- */

static enum role role_of(const struct counter *c)
{
    return c->wreck ? ROLE_NEUTRAL : c->yours ? ROLE_YOURS : c->allied ? ROLE_ALLY : ROLE_ENEMY;
}

static uint32_t arrow(unsigned faces)
{
    static const uint32_t way[] = { 0x2191, 0x2197, 0x2192, 0x2198, 0x2193, 0x2199, 0x2190, 0x2196 };
    return way[(faces - 1) & 7];
}

/* The token on it, raised so that it is no part of the code: its number, a bluff, a special order; of the enemy's its
 * back. */
static uint32_t token_of(const struct counter *c)
{
    static const uint32_t number[] = { 0x2070, 0x00b9, 0x00b2, 0x00b3, 0x2074, 0x2075, 0x2076, 0x2077, 0x2078, 0x2079,
                                       0x02e3 };
    return c->order ? number[c->order < 11 ? c->order : 10] : c->bluff ? 0x1d47u : c->special ? 0x02e2u
         : c->token ? '?' : 0u;
}

/* What else is to be seen of it, the most urgent first. */
enum { ACTED = 0x2713, TURNED = 0x22a5 };               /* it has its other side up, as a gun on its tripod */
struct sign { uint32_t glyph; enum role role; char plain; };    /* plain: without Unicode, where it stands alone */
static unsigned signs_of(const struct sheet *s, const struct counter *c, bool head, struct sign out[8])
{
    unsigned n = 0;
    if (c->wreck)
        return 0;
    if (c->faces)
        out[n++] = (struct sign){ head ? arrow(c->faces) : 0x2550, role_of(c), 0 };
    if (!head)
        return n;
    if (is_endangered(s, c))
        out[n++] = (struct sign){ '!', ROLE_DANGER, 0 };
    if (c->suppressed)
        out[n++] = (struct sign){ '*', ROLE_BAD, 0 };
    if (c->suppressed > 1)
        out[n++] = (struct sign){ '*', ROLE_BAD, 0 };
    if (c->weakened && c->acted)                        /* its token is of no more use */
        out[n++] = (struct sign){ 0xbd, ROLE_WARN, 'w' };
    if (token_of(c))
        out[n++] = (struct sign){ token_of(c), ROLE_NUMBER, (char)(c->order == 10 ? 'X' : c->order ? '0' + c->order
                                                                  : c->bluff ? 'b' : c->special ? 's' : '?') };
    if (c->weakened && !c->acted)
        out[n++] = (struct sign){ 0xbd, ROLE_WARN, 'w' };
    if (c->turned)
        out[n++] = (struct sign){ TURNED, role_of(c), 'T' };
    if (c->damages)
        out[n++] = (struct sign){ '!', ROLE_WARN, 0 };
    if (c->acted)
        out[n++] = (struct sign){ ACTED, ROLE_DIM, 0 };
    return n;
}

/* Dimmed when its turn is over, reversed while it acts, underlined while it lies concealed. */
static unsigned look_of(const struct sheet *s, const struct counter *c)
{
    bool acts = s->counters.acting && c == &s->counters.at[s->counters.acting - 1];
    return (c->acted && !acts ? DIM : BOLD) | (acts ? REVERSE : 0u) | (c->concealed ? UNDER : 0u);
}

/* In what room the signs leave: the star of the objective that it stands on, filled if anybody holds it. */
static void draw_star(const struct sheet *s, struct area a, const struct counter *c, unsigned signs)
{
    const struct grog_square *at = hn_square(s->t, c->square);
    uint32_t star = at->holders ? 0x2605 : s->t->canvas->ascii ? '$' : 0x2606;
    if (at->goal && (a.h > 2 || (int)(strlen(c->code) + signs) < a.w))
        canvas_put(s->t->canvas, a, a.w - 1, a.h - 1, star, ROLE_GOAL, BOLD);
}

/* Is it set up, with no room to say so behind its code? */
static bool hides_turned(const struct sign sign[], unsigned n, int room)
{
    for (unsigned i = 0; i < n; i++)
        if (sign[i].glyph == TURNED)
            return (int)i >= room;
    return false;
}

/* One line: the code, and as many signs as there is room for; before all others that it is set up, which then stands
 * for the letter of infantry. */
static void draw_small(const struct sheet *s, struct area a, const struct counter *c, bool head)
{
    struct canvas *on = s->t->canvas;
    struct sign sign[8];
    unsigned n = signs_of(s, c, head, sign);
    bool tight = n && (int)strlen(c->code) >= a.w && a.w > 2;       /* the letter gives way: the colour says as much */
    bool both = c->weakened && !c->acted && n > 1 && a.w - (int)strlen(c->code) + tight == 1;    /* ½ has no room */
    int x = canvas_text(on, a, 0, 0, role_of(c), look_of(s, c), c->code + tight);
    unsigned i = 0;
    if (head && !tight && hides_turned(sign, n, a.w - x))
        canvas_put(on, a, 0, 0, on->ascii ? (c->yours || c->allied ? 'T' : 't') : TURNED, role_of(c), look_of(s, c));
    for (; x < a.w; x++, i++)
        canvas_put(on, a, x, 0, i < n ? sign[i].glyph : ' ', both ? ROLE_WARN : i < n ? sign[i].role : ROLE_PLAIN,
                   both ? BOLD | UNDER : i < n ? BOLD : 0u);
    draw_star(s, a, c, n);
}

/* Two lines and more: the code between brackets of its side, below it the signs. */
static void draw_large(const struct sheet *s, struct area a, const struct counter *c, bool head)
{
    struct canvas *on = s->t->canvas;
    struct sign sign[8];
    unsigned n = signs_of(s, c, head, sign), look = look_of(s, c);
    int room = a.w, used = (int)strlen(c->code), x = (room - used) / 2;
    canvas_fill(on, a, ROLE_PLAIN);
    canvas_text(on, a, x, 0, role_of(c), look, c->code);
    if (x > 0) {
        canvas_put(on, a, x - 1, 0, c->yours || c->allied ? '[' : '(', role_of(c), look & ~(unsigned)UNDER);
        canvas_put(on, a, x + used, 0, c->yours || c->allied ? ']' : ')', role_of(c), look & ~(unsigned)UNDER);
    }
    x = (room - (int)n) / 2;
    for (unsigned i = 0; i < n; i++)
        canvas_put(on, a, (x > 0 ? x : 0) + (int)i, 1,
                   on->ascii && sign[i].plain ? (unsigned char)sign[i].plain : sign[i].glyph, sign[i].role, BOLD);
    if (head)
        draw_star(s, a, c, n);
    if (a.h > 2 && head) {
        char name[128] = "";
        struct grog_text text = { .at = name, .room = sizeof name };
        table_name(s->t, c->object, &text);
        canvas_text(on, area_below(a, 2), 0, 0, ROLE_DIM, 0, name);
    }
}

/* The ground's background stays behind it. */
static void draw_on(const struct sheet *s, uint16_t square, const struct counter *c, bool head)
{
    struct area a = hn_cells(s, square);
    struct canvas *on = s->t->canvas;
    if (!a.w || hn_counter_on(s, square) != c)
        return;
    uint8_t over = on->at[a.y][a.x].over;
    if (a.h > 1)
        draw_large(s, a, c, head);
    else
        draw_small(s, a, c, head);
    canvas_over(on, a, over);
    canvas_spot(on, a, (uint16_t)(SPOT_OBJECT + c->object));
}

void hn_draw_counters(const struct sheet *s)
{
    for (unsigned i = 0; i < s->counters.n; i++) {
        const struct counter *c = &s->counters.at[i];
        if (c->aboard)
            continue;
        if (c->tail)
            draw_on(s, c->tail, c, false);
        draw_on(s, c->square, c, true);
    }
}

/* ---- the list --------------------------------------------------------------------------------------------- */

/* As on the board, one behind the other, where there is little room: how many. */
static int pack_signs(const struct sheet *s, struct area line, const struct counter *c)
{
    struct sign sign[8];
    int n = (int)signs_of(s, c, true, sign);
    for (int i = 0; i < n; i++)
        canvas_put(s->t->canvas, line, line.w - n + i, 0, sign[i].glyph, sign[i].role, BOLD);
    return n;
}

/* In columns of their own, so that each is found at a glance; how wide they are. */
enum { FACES_AT = 0, WEAKENED_AT, SUPPRESSED_AT, TOKEN_AT = SUPPRESSED_AT + 2, DAMAGE_AT = TOKEN_AT + 3, ACTED_AT,
       SIGNS_WIDE };
static int list_signs(const struct sheet *s, struct area line, const struct counter *c)
{
    struct canvas *on = s->t->canvas;
    struct area a = area_right(line, SIGNS_WIDE);
    static const char *const order[] = { "", "#1", "#2", "#3", "#4", "#5", "#6", "#7", "#8", "#9", "#10" };
    const char *token = c->order ? order[c->order < 11 ? c->order : 0] : c->bluff ? "#b" : c->special ? "#s"
                      : c->token ? "#?" : "";
    if (line.w < UNITS_SOME)
        return pack_signs(s, line, c);
    if (c->faces)
        canvas_put(on, a, FACES_AT, 0, arrow(c->faces), role_of(c), 0);
    if (c->turned)
        canvas_put(on, a, FACES_AT, 0, on->ascii ? 'T' : TURNED, role_of(c), BOLD);
    if (c->weakened)
        canvas_put(on, a, WEAKENED_AT, 0, 0xbd, ROLE_WARN, BOLD);
    if (c->suppressed)
        canvas_put(on, a, SUPPRESSED_AT, 0, '*', ROLE_BAD, BOLD);
    if (c->suppressed > 1)
        canvas_put(on, a, SUPPRESSED_AT + 1, 0, '0' + c->suppressed % 10u, ROLE_BAD, BOLD);
    canvas_text(on, a, TOKEN_AT, 0, ROLE_NUMBER, BOLD, token);
    if (c->damages)
        canvas_put(on, a, DAMAGE_AT, 0, '!', ROLE_WARN, BOLD);
    if (c->acted)
        canvas_put(on, a, ACTED_AT, 0, ACTED, ROLE_DIM, 0);
    return SIGNS_WIDE;
}

/* Square, defence there and move, as far as there is room for them. */
enum { NUMBERS = 32 };
static void say_numbers(const struct sheet *s, int width, const struct counter *c, char out[NUMBERS])
{
    int defence = table_number(s->t, c->object, "defence"), move = table_number(s->t, c->object, "move");
    char at[16] = "", d[8] = " ?";
    struct grog_text where = { .at = at, .room = sizeof at };
    grog_print_square(&where, c->square);
    if (defence)
        snprintf(d, sizeof d, "%2d", defence % 100);
    out[0] = 0;
    if (width >= UNITS_ALL)
        snprintf(out, NUMBERS, "%s%3s %s/%d", c->aboard ? "^" : "", at, d, move % 100);
    else if (width >= UNITS_SOME)
        snprintf(out, NUMBERS, "%s%s/%d", c->aboard ? "^" : "", d, move % 100);
}

/* The longest word of a name, without its number; its length. */
static size_t longest_word(const char *name, const char **out)
{
    size_t most = 0;
    for (const char *word = name; *word; ) {
        size_t n = strcspn(word, " ");
        if (n > most && *word != '#') {
            most = n;
            *out = word;
        }
        word += n + (word[n] == ' ');
    }
    return most;
}

/* A name that is too long has shorter words, "Thirty-Cal. Team #2": its number tells it from the next. */
static void shorten(char *name, int width)
{
    enum { SHORT = 5 };
    const char *word = name;
    for (size_t n; text_columns(name) > width && (n = longest_word(name, &word)) > SHORT; ) {
        char *end = name + (word - name) + n, *cut = end - (end[-1] == '.' ? 2 : 1);
        while (((unsigned char)*cut & 0xc0) == 0x80)
            cut--;
        if (end[-1] != '.')
            cut--;
        *cut = '.';
        memmove(cut + 1, end, strlen(end) + 1);
    }
}

static void draw_name(const struct sheet *s, struct area a, char *name, enum role role, unsigned look)
{
    shorten(name, a.w);
    char *number = strrchr(name, '#');
    int tail = number && number > name ? text_columns(number) : 0;
    if (tail && text_columns(name) > a.w && tail + 4 < a.w) {
        canvas_text(s->t->canvas, area_right(a, tail), 0, 0, role, look, number);
        number[-1] = 0;
        a = area_left(a, a.w - tail - 1);
    }
    canvas_text(s->t->canvas, a, 0, 0, role, look, name);
}

/* "I12 Rifles     C4  6/4  *#3": square, defence there and move, signs. */
static void draw_unit(const struct sheet *s, struct area a, int y, const struct counter *c)
{
    struct canvas *on = s->t->canvas;
    bool here = c->object == hn_pointed(s->t);
    char name[160] = "", numbers[NUMBERS];
    struct grog_text text = { .at = name, .room = sizeof name };
    struct area line = { a.x, a.y + y, a.w, 1 };
    table_name(s->t, c->object, &text);
    say_numbers(s, a.w, c, numbers);
    canvas_text(on, line, 0, 0, role_of(c), look_of(s, c), c->code);
    int end = a.w - list_signs(s, line, c) - 1 - (int)strlen(numbers);
    canvas_text(on, line, end, 0, ROLE_DIM, 0, numbers);
    draw_name(s, area_right(area_left(line, end), end - HN_LETTERS + 1), name,
              here ? ROLE_CHOSEN : c->acted ? ROLE_DIM : ROLE_PLAIN, table_is_live(s->t, c->object) ? BOLD : 0);
    if (here) {
        canvas_put(on, line, HN_LETTERS - 2, 0, '>', ROLE_FOCUS, BOLD);
        canvas_over(on, line, ROLE_CHOSEN);
    }
    canvas_spot(on, line, (uint16_t)(SPOT_OBJECT + c->object));
}

static bool is_ours(const struct counter *c) { return c->yours || c->allied; }

/* Places in the list: each side's counters, without wrecks. */
static unsigned listed(const struct sheet *s, bool ours, uint16_t out[HN_COUNTERS])
{
    unsigned n = 0;
    for (unsigned i = 0; i < s->counters.n; i++)
        if (is_ours(&s->counters.at[i]) == ours && !s->counters.at[i].wreck)
            out[n++] = (uint16_t)i;
    return n;
}

/* The first line shown: as it was, unless the one under the cursor would not be among them. */
static unsigned first_of(const struct sheet *s, const uint16_t *list, unsigned n, unsigned room, bool ours)
{
    uint16_t *first = &s->t->listed[!ours].first, here = hn_pointed(s->t);
    if (*first + room > n)
        *first = (uint16_t)(n > room ? n - room : 0);
    for (unsigned i = 0; i < n && room; i++)
        if (s->counters.at[list[i]].object == here)
            *first = (uint16_t)(i < *first ? i : i >= *first + room ? i - room + 1 : *first);
    return *first;
}

static bool is_waiting(const struct table *t, uint16_t object)
{
    const struct grog_scene_object *o = &t->p->scene->object[object];
    return o->bits & GROG_YOURS && !o->square && !o->with && o->card;
}

/* Those that are still to be deployed, below those that are. */
static void draw_waiting(const struct sheet *s, struct area a)
{
    enum { SETUP = 1 };
    int y = table_number(s->t, 0, "round phase") == SETUP ? 0 : a.h;
    for (uint16_t o = table_next(s->t, 0, 0); o && y < a.h; o = table_next(s->t, 0, o)) {
        char name[160] = "";
        struct area line = { a.x, a.y + y, a.w, 1 };
        if (!is_waiting(s->t, o))
            continue;
        table_name(s->t, o, &(struct grog_text){ .at = name, .room = sizeof name });
        canvas_text(s->t->canvas, line, 0, 0, ROLE_DIM, 0, "-");
        draw_name(s, area_right(line, a.w - HN_LETTERS + 1), name, ROLE_DIM, 0);
        y++;
    }
}

static void draw_side(const struct sheet *s, struct area a, bool ours)
{
    uint16_t list[HN_COUNTERS];
    char title[128] = "";
    struct grog_text text = { .at = title, .room = sizeof title };
    unsigned n = listed(s, ours, list), room = a.h > 1 ? (unsigned)a.h - 1 : 0, 
             first = first_of(s, list, n, room, ours);
    table_say(s->t, ours ? "heroes.table.yours" : "heroes.table.theirs", GROG_PAIRS({ "n", NULL, n }), &text);
    int used = canvas_text(s->t->canvas, a, 0, 0, ROLE_TITLE, BOLD, title);
    title[text.n = 0] = 0;
    table_say(s->t, a.w >= UNITS_ALL ? "heroes.table.columns" : "heroes.table.columns-few", NULL, &text);
    struct area right = area_right(a, SIGNS_WIDE + 1 + text_columns(title));
    if (a.w >= UNITS_SOME && used + right.w < a.w)
        canvas_text(s->t->canvas, right, 0, 0, ROLE_DIM, 0, title);
    if (first)
        canvas_put(s->t->canvas, a, used + 1, 0, 0x25b2, ROLE_KEY, BOLD);
    if (first + room < n)
        canvas_put(s->t->canvas, a, used + 2, 0, 0x25bc, ROLE_KEY, BOLD);
    for (unsigned i = 0; i < room && first + i < n; i++)
        draw_unit(s, a, 1 + (int)i, &s->counters.at[list[first + i]]);
    if (ours && n < room)
        draw_waiting(s, area_below(a, 1 + (int)n));
}

/* The lines that a side needs, with its heading: as many as it ever had counters, those that are to be deployed too. */
static int lines_of(const struct sheet *s, bool ours)
{
    uint16_t list[HN_COUNTERS], *most = &s->t->listed[!ours].most;
    unsigned n = listed(s, ours, list);
    for (uint16_t o = table_next(s->t, 0, 0); o && ours; o = table_next(s->t, 0, o))
        n += is_waiting(s->t, o);
    *most = (uint16_t)(n > *most ? n : *most);
    return *most + 1;
}

/* One's own above, the others below; each as much as it needs, or its half.  In a wide place side by side.  What is
 * left below them. */
struct area hn_draw_units(const struct sheet *s)
{
    struct area a = s->units;
    int ours = lines_of(s, true), theirs = lines_of(s, false);
    if (!a.w)
        return a;
    if (a.w > UNITS_MOST) {
        int half = a.w / 2 - 1 < UNITS_MOST ? a.w / 2 - 1 : UNITS_MOST;
        draw_side(s, area_left(a, half), true);
        draw_side(s, area_left(area_right(a, a.w - half - 2), half), false);
        return (struct area){ 0 };
    }
    if (ours + theirs > a.h)
        ours = ours < a.h / 2 ? ours : theirs < a.h / 2 ? a.h - theirs : (a.h + 1) / 2;
    draw_side(s, area_top(a, ours), true);
    draw_side(s, area_below(a, ours), false);
    return area_below(a, ours + theirs);
}
