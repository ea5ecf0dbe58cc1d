/* SPDX-License-Identifier: MIT */
/* face_heroes_board.c -- heroes' board: ground, edges between squares, goals, smoke, and what is lit, in squares
 * of any size. */
#include "face_heroes.h"

/* ---- how it looks ----------------------------------------------------------------------------------------- */

/* Which characters they are: explain/heroes/signs.h. */
enum fill { IN_THE_MIDDLE, SCATTERED, EVERYWHERE, BELOW };
static const struct { uint8_t role, fill; } grounds[GROG_LOOKS] = {
    [GROG_LOOKS_OPEN]     = { ROLE_OPEN, IN_THE_MIDDLE },
    [GROG_LOOKS_ROAD]     = { ROLE_ROAD, EVERYWHERE },
    [GROG_LOOKS_TRACK]    = { ROLE_ROAD, SCATTERED },
    [GROG_LOOKS_SAND]     = { ROLE_ROAD, SCATTERED },
    [GROG_LOOKS_PAVED]    = { ROLE_ROAD, EVERYWHERE },
    [GROG_LOOKS_BRIDGE]   = { ROLE_ROAD, EVERYWHERE },
    [GROG_LOOKS_RAILS]    = { ROLE_EDGE, EVERYWHERE },
    [GROG_LOOKS_CROPS]    = { ROLE_ROAD, SCATTERED },
    [GROG_LOOKS_ORCHARD]  = { ROLE_WOOD, SCATTERED },
    [GROG_LOOKS_GARDEN]   = { ROLE_WOOD, SCATTERED },
    [GROG_LOOKS_THICKET]  = { ROLE_WOOD, SCATTERED },
    [GROG_LOOKS_FOREST]   = { ROLE_WOOD, SCATTERED },
    [GROG_LOOKS_DEEP_FOREST] = { ROLE_WOOD, EVERYWHERE },
    [GROG_LOOKS_HEDGEROW] = { ROLE_WOOD, EVERYWHERE },
    [GROG_LOOKS_WATER]    = { ROLE_WATER, EVERYWHERE },
    [GROG_LOOKS_SHALLOW]  = { ROLE_WATER, SCATTERED },
    [GROG_LOOKS_SOFT]     = { ROLE_WATER, IN_THE_MIDDLE },
    [GROG_LOOKS_ROCK]     = { ROLE_EDGE, EVERYWHERE },
    [GROG_LOOKS_SLOPE]    = { ROLE_ROAD, SCATTERED },
    [GROG_LOOKS_DITCH]    = { ROLE_ROAD, SCATTERED },
    [GROG_LOOKS_GRAVES]   = { ROLE_EDGE, SCATTERED },
    [GROG_LOOKS_PILE]     = { ROLE_ROAD, IN_THE_MIDDLE },
    [GROG_LOOKS_LOGS]     = { ROLE_ROAD, IN_THE_MIDDLE },
    [GROG_LOOKS_POSITION] = { ROLE_HOUSE, IN_THE_MIDDLE },
    [GROG_LOOKS_TRENCH]   = { ROLE_HOUSE, EVERYWHERE },
    [GROG_LOOKS_WIRE]     = { ROLE_EDGE, EVERYWHERE },
    [GROG_LOOKS_OBSTACLE] = { ROLE_EDGE, IN_THE_MIDDLE },
    [GROG_LOOKS_CRATER]   = { ROLE_EDGE, IN_THE_MIDDLE },
    [GROG_LOOKS_WRECK]    = { ROLE_NEUTRAL, IN_THE_MIDDLE },
    [GROG_LOOKS_HOUSE]    = { ROLE_HOUSE, BELOW },
    [GROG_LOOKS_BUNKER]   = { ROLE_HOUSE, EVERYWHERE },
    [GROG_LOOKS_RUIN]     = { ROLE_HOUSE, SCATTERED },
};

static const struct { uint8_t role; bool wall; } edges[GROG_EDGES] = {
    [GROG_EDGE_WALL]        = { ROLE_HOUSE, true },
    [GROG_EDGE_DOOR]        = { ROLE_HOUSE, true },
    [GROG_EDGE_WINDOW]      = { ROLE_HOUSE, true },
    [GROG_EDGE_SHUT_DOOR]   = { ROLE_HOUSE, true },
    [GROG_EDGE_DOORWAY]     = { ROLE_HOUSE, true },
    [GROG_EDGE_LOW_WALL]    = { ROLE_EDGE, false },
    [GROG_EDGE_HEDGE]       = { ROLE_WOOD, false },
    [GROG_EDGE_TALL_HEDGE]  = { ROLE_WOOD, false },
    [GROG_EDGE_FENCE]       = { ROLE_ROAD, false },
};

static uint32_t pick(const struct sheet *s, uint32_t glyph, char ascii)
{
    return s->t->canvas->ascii ? (unsigned char)ascii : glyph;
}

/* ---- squares and cells ------------------------------------------------------------------------------------ */

static int left_of(const struct sheet *s, int x) { return (x - s->first_x) * s->w; }
static int top_of(const struct sheet *s, int y)  { return (y - s->first_y) * s->h; }

static bool is_seen(const struct sheet *s, int x, int y)
{
    return x >= s->first_x && y >= s->first_y && x < s->first_x + s->columns && y < s->first_y + s->rows;
}

struct area hn_whole(const struct sheet *s, uint16_t square)
{
    int x = square ? (int)grog_square_x(square) : -1, y = square ? (int)grog_square_y(square) : -1;
    if (!is_seen(s, x, y))
        return (struct area){ 0 };
    return (struct area){ s->board.x + left_of(s, x), s->board.y + top_of(s, y), s->w, s->h };
}

struct area hn_cells(const struct sheet *s, uint16_t square)
{
    struct area a = hn_whole(s, square);
    if (a.w && !s->rims && a.w > 3)
        return (struct area){ a.x + 1, a.y, a.w - 1, a.h };
    return a.w && s->rims ? (struct area){ a.x + 1, a.y + 1, a.w - 1, a.h - 1 } : a;
}

static void put(const struct sheet *s, int x, int y, uint32_t glyph, enum role role, unsigned look)
{
    canvas_put(s->t->canvas, s->board, x, y, glyph, role, look);
}

/* ---- ground ----------------------------------------------------------------------------------------------- */

static bool is_filled(enum fill fill, struct area a, int x, int y)
{
    switch (fill) {
    case EVERYWHERE:    return true;
    case SCATTERED:     return (x + 2 * y) % 3 == 1;
    case BELOW:         return y == a.h - 1;
    case IN_THE_MIDDLE: break;
    }
    return x == a.w / 2 && y == a.h / 2;
}

static enum role ground_behind(const struct sheet *s, uint16_t square, enum role ground)
{
    static const struct { uint8_t lit, role; } over[] = {
        { LIT_WAY, ROLE_SIGHT },
        { LIT_AIM, ROLE_TARGET }, { LIT_TARGET, ROLE_TARGET }, { LIT_CHOICE, ROLE_REACH }, { LIT_DANGER, ROLE_DANGER },
        { LIT_REACH, ROLE_REACH },
    };
    if (square == s->cursor)
        return ROLE_CHOSEN;
    for (unsigned i = 0; i < sizeof over / sizeof *over; i++)
        if (s->lit[square] & over[i].lit)
            return (enum role)over[i].role;
    return hn_square(s->t, square)->goal ? ROLE_GOAL : ground;
}

static void draw_ground(const struct sheet *s, uint16_t square)
{
    const struct grog_square *at = hn_square(s->t, square);
    struct area a = hn_cells(s, square), whole = hn_whole(s, square);
    unsigned look = at->look < GROG_LOOKS ? at->look : 0;
    enum role role = (enum role)grounds[look].role;
    canvas_over(s->t->canvas, whole, ground_behind(s, square, role));
    canvas_spot(s->t->canvas, whole, (uint16_t)(SPOT_SQUARE + square));
    for (int y = 0; y < a.h; y++)
        for (int x = 0; x < a.w; x++)
            if (is_filled((enum fill)grounds[look].fill, a, x, y))
                canvas_put(s->t->canvas, a, x, y, pick(s, hn_ground_sign(look)->glyph, hn_ground_sign(look)->ascii),
                           role, 0);
}

/* ---- edges ------------------------------------------------------------------------------------------------ */

/* The edge north or west of a square, which may lie one beyond the far rim. */
static unsigned edge_of(const struct sheet *s, int x, int y, unsigned which)
{
    const struct grog_board *b = &s->t->board;
    if (x < 0 || y < 0 || x > b->width || y > b->height || x >= GROG_BOARD_SIDE || y >= GROG_BOARD_SIDE)
        return GROG_EDGE_NONE;
    unsigned look = b->at[x + GROG_BOARD_SIDE * y].looks[which];
    return look < GROG_EDGES ? look : GROG_EDGE_NONE;
}

static void draw_north(const struct sheet *s, int x, int y)
{
    unsigned e = edge_of(s, x, y, 0);
    const struct edge_sign *is = hn_edge_sign(e);
    int left = left_of(s, x), top = top_of(s, y);
    if (!e)
        return;
    if (!s->rims) {                                     /* a line under what lies north of it, with a gap for a door */
        for (int i = 0; i < s->w && top > 0; i++)
            if (!edges[e].wall || !is->sign || i != (s->w + 1) / 2)
                canvas_look(s->t->canvas, (struct area){ s->board.x + left + i, s->board.y + top - 1, 1, 1 }, UNDER);
        return;
    }
    for (int i = 1; i < s->w; i++) {
        bool sign = is->sign && i == s->w / 2;
        char flat = edges[e].wall && is->sign && !sign ? '-' : is->flat;        /* a wall beside its door */
        put(s, left + i, top, pick(s, sign ? is->sign : is->lies, flat), (enum role)edges[e].role, 0);
    }
}

static void draw_west(const struct sheet *s, int x, int y)
{
    unsigned e = edge_of(s, x, y, 1);
    const struct edge_sign *is = hn_edge_sign(e);
    int left = left_of(s, x), top = top_of(s, y);
    if (!e)
        return;
    for (int i = s->rims; i < s->h; i++) {
        bool sign = is->sign && i == s->h / 2;
        char upright = edges[e].wall && is->sign && !sign ? '|' : is->upright;
        put(s, left, top + i, pick(s, sign ? is->sign : is->stands, upright), (enum role)edges[e].role, 0);
    }
}

enum { TO_NORTH = 1, TO_EAST = 2, TO_SOUTH = 4, TO_WEST = 8 };
static unsigned walls_at(const struct sheet *s, int x, int y)
{
    return (edges[edge_of(s, x, y - 1, 1)].wall ? TO_NORTH : 0u) | (edges[edge_of(s, x, y, 0)].wall ? TO_EAST : 0u)
         | (edges[edge_of(s, x, y, 1)].wall ? TO_SOUTH : 0u) | (edges[edge_of(s, x - 1, y, 0)].wall ? TO_WEST : 0u);
}

/* What grows along the edges that meet there. */
static unsigned hedge_at(const struct sheet *s, int x, int y)
{
    const unsigned e[4] = { edge_of(s, x, y - 1, 1), edge_of(s, x, y, 0), edge_of(s, x, y, 1),
                            edge_of(s, x - 1, y, 0) };
    for (unsigned i = 0; i < 4; i++)
        if (e[i])
            return e[i];
    return 0;
}

static void draw_corner(const struct sheet *s, int x, int y)
{
    static const uint32_t box[16] = { 0, 0x2503, 0x2501, 0x2517, 0x2503, 0x2503, 0x250f, 0x2523, 0x2501, 0x251b,
                                      0x2501, 0x253b, 0x2513, 0x252b, 0x2533, 0x254b };
    unsigned walls = walls_at(s, x, y), hedge = hedge_at(s, x, y);
    int left = left_of(s, x), top = top_of(s, y);
    if (walls)
        put(s, left, top, pick(s, box[walls], '+'), ROLE_HOUSE, 0);
    else if (hedge)
        put(s, left, top, pick(s, hn_edge_sign(hedge)->lies, hn_edge_sign(hedge)->flat),
            (enum role)edges[hedge].role, 0);
    else
        put(s, left, top, 0x00b7, ROLE_DIM, 0);
}

/* ---- what lies on it -------------------------------------------------------------------------------------- */

static enum role holder_of(const struct sheet *s, const struct grog_square *at)
{
    unsigned viewer = s->t->p->scene->viewer < s->t->p->m->seats ? s->t->p->scene->viewer : 0;
    return !at->holders ? ROLE_GOAL : at->holders >> viewer & 1 ? ROLE_YOURS : ROLE_ENEMY;
}

/* A star and the objective's letter: a capital if your side holds it, filled if anybody does. */
static void draw_goal(const struct sheet *s, uint16_t square)
{
    const struct grog_square *at = hn_square(s->t, square);
    enum role role = holder_of(s, at);
    struct area a = hn_cells(s, square);
    bool two = a.w > 2;
    if (s->counters.on[square])                                  /* its counter has it, if there is room */
        return;
    uint32_t letter = (uint32_t)((role == ROLE_YOURS ? 'A' : 'a') + (at->goal - 1) % 26);
    uint32_t star = at->holders ? 0x2605 : pick(s, 0x2606, '$');
    int x = !s->rims && a.w == s->w ? 1 : (a.w - two - 1) / 2, y = (a.h - 1) / 2;
    canvas_put(s->t->canvas, a, x, y, star, role, BOLD);
    if (two)
        canvas_put(s->t->canvas, a, x + 1, y, letter, role, BOLD);
}

/* The how many-th step of the way to the cursor it is; with ! where somebody waits to fire. */
static void draw_step(const struct sheet *s, uint16_t square, struct area a, int x, int y)
{
    for (unsigned i = 0; i < s->walk.steps; i++) {
        const struct grog_leg *leg = &s->walk.leg[i];
        if (leg->square != square)
            continue;
        canvas_put(s->t->canvas, a, x, y, '0' + (i + 1) % 10, leg->under_fire ? ROLE_BAD : ROLE_FOCUS, BOLD);
        if (leg->under_fire)
            canvas_put(s->t->canvas, a, x ? x - 1 : x + 1, y, '!', ROLE_BAD, BOLD);
    }
}

/* What may be chosen, reached, feared: signs in squares where nobody stands. */
static void draw_signs(const struct sheet *s, uint16_t square)
{
    const struct grog_square *at = hn_square(s->t, square);
    struct area a = hn_cells(s, square);
    unsigned lit = s->lit[square];
    unsigned look = at->look < GROG_LOOKS ? at->look : 0;
    bool small = a.h == 1, rough = hn_ground_sign(look)->glyph != ' ';         /* the sign leaves the ground in sight */
    bool first = at->goal && !s->rims && a.w == s->w;   /* its star leaves the first column free, else the last */
    int x = first ? 0 : at->goal || (small && rough) ? a.w - 1 : a.w / 2, y = a.h / 2;
    if (at->lies)
        canvas_put(s->t->canvas, a, a.w - 1, a.h - 1, 0x26a0, ROLE_WARN, BOLD);
    if (s->counters.on[square])
        return;
    if (lit & LIT_DANGER && s->t->shows_danger)
        canvas_put(s->t->canvas, a, a.w - 1, 0, '!', ROLE_DANGER, BOLD);
    if (lit & LIT_TAUGHT)
        canvas_put(s->t->canvas, a, x, y, '*', ROLE_GOOD, BOLD);
    else if (lit & LIT_WAY)
        draw_step(s, square, a, x, y);
    else if (lit & LIT_CHOICE)
        canvas_put(s->t->canvas, a, x, y, pick(s, 0x25c7, '@'), ROLE_REACH, BOLD);
    else if (lit & LIT_REACH && !s->t->shows_danger)
        canvas_put(s->t->canvas, a, x, y, pick(s, 0x2022, '.'), ROLE_REACH, 0);
}

/* The four squares about a corner are in it; the corner says what it takes from a shot. */
static void draw_smoke(const struct sheet *s, int x, int y)
{
    unsigned smoke = s->t->board.at[x + GROG_BOARD_SIDE * y].smoke;
    if (!smoke)
        return;
    for (int i = 0; i < 4; i++) {
        uint16_t square = hn_is_on_board(s->t, x - i % 2, y - i / 2) ? grog_square((unsigned)(x - i % 2),
                                                                                   (unsigned)(y - i / 2)) : 0;
        struct area a = hn_cells(s, square);
        for (int k = 0; a.w && !s->counters.on[square] && k < a.w * a.h; k++)
            canvas_put(s->t->canvas, a, k % a.w, k / a.w, 0x2592, ROLE_SMOKE, 0);
        if (a.w && square != s->cursor)
            canvas_over(s->t->canvas, a, ROLE_SMOKE);
    }
    if (x < s->first_x || y < s->first_y || x > s->first_x + s->columns || y > s->first_y + s->rows)
        return;
    put(s, left_of(s, x), top_of(s, y), '0' + smoke % 10, ROLE_SMOKE, BOLD);
}

/* ---- names of rows and columns ---------------------------------------------------------------------------- */

static void draw_names(const struct sheet *s)
{
    struct canvas *c = s->t->canvas;
    struct area above = { s->board.x, s->board.y - 1, s->board.w, 1 };
    struct area left = { s->board.x - ROW_NAMES, s->board.y, ROW_NAMES, s->board.h };
    for (int i = 0; i < s->columns; i++) {
        int x = s->first_x + i;
        char name[4] = { (char)('A' + x % 26), 0 };
        if (x >= 26)
            name[0] = (char)('A' + x / 26 - 1), name[1] = (char)('A' + x % 26), name[2] = 0;
        bool here = s->cursor && grog_square_x(s->cursor) == (unsigned)x;
        canvas_text(c, above, i * s->w + s->w / 2, 0, here ? ROLE_FOCUS : ROLE_DIM, 0, name);
    }
    for (int i = 0; i < s->rows; i++) {
        bool here = s->cursor && grog_square_y(s->cursor) == (unsigned)(s->first_y + i);
        canvas_print(c, left, 0, i * s->h + s->h / 2, here ? ROLE_FOCUS : ROLE_DIM, 0, "%2d", s->first_y + i + 1);
    }
}

/* Corners of the square under the cursor, where there is room for them. */
static void draw_cursor(const struct sheet *s)
{
    struct area a = hn_whole(s, s->cursor);
    if (!a.w || !s->rims)
        return;
    static const uint32_t corner[4] = { 0x250c, 0x2510, 0x2514, 0x2518 };
    for (int i = 0; i < 4; i++) {                       /* a wall that is there stays, in the cursor's colour */
        int x = a.x - s->board.x + i % 2 * s->w, y = a.y - s->board.y + i / 2 * s->h;
        uint32_t is = s->t->canvas->at[s->board.y + y][s->board.x + x].glyph;
        put(s, x, y, is == ' ' || is == 0xb7 ? corner[i] : is, ROLE_FOCUS, BOLD);
    }
}

/* In the frame about it, if there is one, at the right. */
static void draw_hidden(const struct sheet *s, int y, const char *key, int from, int to)
{
    char room[64] = "";
    struct grog_text text = { .at = room, .room = sizeof room };
    grog_print(&text, " ");
    table_say(s->t, key, GROG_PAIRS({ "from", NULL, from }, { "to", NULL, to }, { "n", NULL, to - from + 1 }), &text);
    grog_print(&text, " ");
    struct area at = { s->all.x + s->all.w - text_columns(room) - 1, y, text_columns(room), 1 };
    if (at.x > 0 && is_in(canvas_all(s->t->canvas), at.x, at.y) && s->t->canvas->at[at.y][at.x].glyph == 0x2500)
        canvas_text(s->t->canvas, at, 0, 0, ROLE_FOCUS, BOLD, room);
}

/* Where the board goes on: which rows are not seen, and arrows to more columns. */
static void draw_more(const struct sheet *s)
{
    struct canvas *c = s->t->canvas;
    struct area above = { s->board.x, s->board.y - 1, s->board.w, 1 };
    const struct grog_board *b = &s->t->board;
    if (s->first_y > 0)
        draw_hidden(s, s->all.y - 1, "heroes.table.above", 1, s->first_y);
    if (s->first_y + s->rows < b->height)
        draw_hidden(s, s->all.y + s->all.h, "heroes.table.below", s->first_y + s->rows + 1, b->height);
    if (s->first_x > 0)
        canvas_put(c, above, 0, 0, 0x25c0, ROLE_FOCUS, BOLD);
    if (s->first_x + s->columns < b->width)
        canvas_put(c, above, s->board.w - 1, 0, 0x25b6, ROLE_FOCUS, BOLD);
}

#define EACH_SEEN(s, x, y, more) \
    for (int y = (s)->first_y; y < (s)->first_y + (s)->rows + (more); y++) \
        for (int x = (s)->first_x; x < (s)->first_x + (s)->columns + (more); x++)

void hn_draw_board(const struct sheet *s)
{
    draw_names(s);
    draw_more(s);
    EACH_SEEN(s, x, y, 0) {
        uint16_t square = grog_square((unsigned)x, (unsigned)y);
        draw_ground(s, square);
        if (hn_square(s->t, square)->goal)
            draw_goal(s, square);
        draw_signs(s, square);
    }
    EACH_SEEN(s, x, y, 1)
        if (s->rims)
            draw_corner(s, x, y);
    EACH_SEEN(s, x, y, 1) {
        if (x < s->first_x + s->columns)
            draw_north(s, x, y);
        if (y < s->first_y + s->rows)
            draw_west(s, x, y);
    }
    EACH_SEEN(s, x, y, 1)
        if (x < GROG_BOARD_SIDE && y < GROG_BOARD_SIDE)
            draw_smoke(s, x, y);
    draw_cursor(s);
}
