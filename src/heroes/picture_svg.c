/* SPDX-License-Identifier: MIT */
/* picture_svg.c -- a battlefield as a picture: grounds, buildings, hedges, grid and coordinates.
 *
 * What a square looks like is told by its card's look, or else by what it does (its flags), so that every pack's words
 * have one; a row of `looks` is a colour and what grows or lies on it.  Layers, from below: grass, shadows, grounds,
 * what lies on them, the grid, edges, smoke, the rim.  A square's number says which tree grows on it: the same board is
 * the same text. */
#include "heroes.h"
#include "art.h"

enum { SIDE = PICTURE_SIDE, RIM = PICTURE_RIM, ROUND = 14 };

/* ---- what a ground looks like ------------------------------------------------------------ */

struct look {
    uint16_t flags;                 /* the first row with one of these is it */
    uint8_t  obscures;              /* or with as much */
    bool     casts;                 /* a shadow */
    bool     lines;                 /* what lies on it does so along its border */
    const char *colour, *rim;       /* of the ground, and of its border */
    const char *on[3];              /* symbols that lie on it, one of them a square */
    uint8_t  named;                 /* enum look_of_ground: it is what the card names, whatever it does */
    bool     square;                /* its corners are */
    bool     bare;                  /* what lies on it does so on sand if that is beside it, else on grass */
    bool     runs;                  /* what lies on it runs from west to east, or as its neighbours lie */
};

static const struct look looks[] = {
    { GROUND_BUNKER,      0, true,  true,  "#9a9a92",       "#6f6f68", { "concrete" }, .square = true },
    { GROUND_INSIDE,      0, true,  false, "url(#planks)",  NULL,      { NULL }, .square = true },
    { GROUND_RUIN,        0, false, false, "#a79a86",       "#877a66", { "rubble", "rubble2", "rubble" }, .named = 0 },
    { GROUND_POSITION,    0, false, true,  "#8f8a5c",       "#6d6840", { "bags" }, .named = 0 },
    { GROUND_WATER,       0, false, false, "url(#water)",   "#5d8896", { "waves", "waves2", "waves" }, .named = 0 },
    { GROUND_HEDGEROW,    0, true,  false, "#48602f",       "#37491f", { "hedge", "hedge2", "hedge3" }, .named = 0 },
    { GROUND_BLOCKS,      0, true,  false, "#48602f",       "#37491f", { "hedge", "hedge2", "hedge3" }, .named = 0 },
    { 0,                  2, true,  false, "#5d7539",       "#4c622c", { "trees", "trees2", "trees3" }, .named = 0 },
    { 0,                  1, false, false, "#88994f",       "#74853f", { "bush", "bush2", "bush3" }, .named = 0 },
    { GROUND_NO_INFANTRY, 0, false, false, "#8b8777",       "#6e6a5c", { "rocks", "rocks", "rocks" }, .named = 0 },
    { GROUND_DIFFICULT,   0, false, false, "#8d7a52",       "#76653f", { "furrows", "furrows", "furrows" }, .runs = 0 },
    { 0,                  0, false, false, "#cdbb8c",       "#b5a171", { "track", "track2", "track" }, .named = 0 },
#define NAMED(look, shadow) .named = look, .casts = shadow
    { NAMED(LOOK_HEART, true), .colour = "#34491f", .rim = "#2c3f19", .on = { "trees", "trees2", "trees3" } },
    { NAMED(LOOK_BRIDGE, true), .colour = "#a98a5c", .rim = "#6b5030", .on = { "deck", "deck", "deck" }, .square = true,
      .runs = true },
    { NAMED(LOOK_ORCHARD, false), .colour = "#9db163", .rim = "#8b9f52", .on = { "apple", "apple", "apple" } },
    { NAMED(LOOK_HAY, false), .bare = true, .on = { "stack", "stack", "stack" } },
    { NAMED(LOOK_LOGS, false), .bare = true, .on = { "trunks", "trunks", "trunks" } },
    { NAMED(LOOK_GRAVES, false), .colour = "#8ea05c", .rim = "#7b8c4c", .on = { "graves", "graves", "graves" } },
    { NAMED(LOOK_ROCKS, true), .colour = "#8b8777", .rim = "#6e6a5c", .on = { "rocks", "rocks", "rocks" } },
    { NAMED(LOOK_WIRE, false), .bare = true, .on = { "wire", "wire", "wire" }, .runs = true },
    { NAMED(LOOK_HEDGEHOGS, false), .bare = true, .on = { "hedgehog", "hedgehog", "hedgehog" } },
    { NAMED(LOOK_CRATER, false), .bare = true, .on = { "crater", "crater", "crater" } },
    { NAMED(LOOK_WRECK, false), .bare = true, .on = { "wreck", "wreck", "wreck" } },
    { NAMED(LOOK_FOXHOLE, false), .bare = true, .on = { "hole", "hole", "hole" } },
    { NAMED(LOOK_TRENCH, false), .lines = true, .colour = "#6b5837", .rim = "#b49d68", .on = { "boards" } },
    { NAMED(LOOK_DITCH, false), .colour = "#8a7a4d", .rim = "#6f6139", .on = { "cut", "cut", "cut" }, .runs = true },
    { NAMED(LOOK_BANK, true), .colour = "#87954f", .rim = "#66733a", .on = { "slope", "slope", "slope" } },
    { NAMED(LOOK_DUNE, true), .colour = "#d9c48c", .rim = "#b09a63", .on = { "ripples", "ripples", "ripples" } },
    { NAMED(LOOK_GARDEN, false), .colour = "#9a8c58", .rim = "#7f7246", .on = { "beds", "beds", "beds" } },
    { NAMED(LOOK_WHEAT, false), .colour = "#d8b657", .rim = "#b8973f", .on = { "wheat", "wheat2", "wheat" } },
    { NAMED(LOOK_FORD, false), .colour = "#a5c3bd", .rim = "#5d8896", .on = { "shallows", "shallows", "shallows" } },
    { NAMED(LOOK_MARSH, false), .colour = "#84a184", .rim = "#6c8a70", .on = { "reeds", "reeds", "reeds" } },
    { NAMED(LOOK_RAILS, false), .colour = "#a59a86", .rim = "#8a7f6b", .on = { "rails", "rails", "rails" },
      .square = true, .runs = true },
    { NAMED(LOOK_PAVING, false), .colour = "#c3bba6", .rim = "#a1987f", .on = { "stones", "stones", "stones" },
      .square = true },
    { NAMED(LOOK_ROAD, false), .colour = "#c9bda0", .rim = "#a39777", .on = { "ruts", "ruts", "ruts" } },
    { NAMED(LOOK_TRACK, false), .colour = "#cdbb8c", .rim = "#b5a171", .on = { "track", "track2", "track" } },
    { NAMED(LOOK_SAND, false), .colour = "#e2d3a2", .rim = "#cdbb85", .on = { "grains", "grains", "grains" } },
};

/* NULL: grass. */
static const struct look *look_of(const struct ground *g, unsigned named)
{
    if (!g->card && !g->flags && !g->obscures)
        return NULL;
    const struct look *l = looks;
    while (named ? l->named != named : l->flags ? !(g->flags & l->flags) : g->obscures < l->obscures)
        l++;
    return l;
}

/* Beyond the rim the ground goes on as it is at the rim. */
static const struct look *look_at(const struct field *f, int x, int y)
{
    x = x < 0 ? 0 : x < f->board->width ? x : f->board->width - 1;
    y = y < 0 ? 0 : y < f->board->height ? y : f->board->height - 1;
    const struct ground *g = ground_at(f, place_at(x, y));
    return look_of(g, g->look);
}

static const struct look *look_named(unsigned named)
{
    const struct look *l = looks;
    while (l->named != named)
        l++;
    return l;
}

/* The ground of a square, under what lies on it. */
static const struct look *ground_look(const struct field *f, int x, int y)
{
    const struct look *l = look_at(f, x, y), *sand = look_named(LOOK_SAND);
    if (!l || !l->bare)
        return l;
    for (unsigned d = NORTH; d < DIRECTIONS; d++)
        if (look_at(f, x + direction_x(d), y + direction_y(d)) == sand)
            return sand;
    return NULL;
}

/* ---- layers --------------------------------------------------------------------------------- */

static int left_of(int x) { return RIM + SIDE * x; }

/* A square of a ground, round where the ground ends: a corner is if neither square beside it is of the same look. */
static void print_patch(const struct field *f, int x, int y, struct grog_text *out)
{
    static const int8_t dx[] = { -1, 1, 1, -1 }, dy[] = { -1, -1, 1, 1 };
    const struct look *l = ground_look(f, x, y);
    int r[4], a = left_of(x), b = left_of(y), s = SIDE, most = l->square ? 0 : ROUND;
    for (unsigned i = 0; i < 4; i++)
        r[i] = ground_look(f, x + dx[i], y) != l && ground_look(f, x, y + dy[i]) != l ? most : 0;
    grog_print(out, "M%d %dH%dq%d 0 %d %dV%dq0 %d %d %dH%dq%d 0 %d %dV%dq0 %d %d %dz", a + r[0], b, a + s - r[1],
               r[1], r[1], r[1], b + s - r[2], r[2], -r[2], r[2], a + r[3], -r[3], -r[3], -r[3], b + r[0], -r[0], r[0],
               -r[0]);
}

/* All squares of a look are one path, so that no seams show. */
static void print_grounds(const struct field *f, const struct look *l, struct grog_text *out)
{
    bool begun = false;
    for (int y = 0; y < f->board->height; y++)
        for (int x = 0; x < f->board->width; x++)
            if (ground_look(f, x, y) == l) {
                if (!begun)
                    grog_print(out, "<path paint-order='stroke' fill='%s' stroke='%s' stroke-width='%d' d='",
                               l->colour, l->rim ? l->rim : "none", l->rim ? 4 : 0);
                begun = true;
                print_patch(f, x, y, out);
            }
    if (begun)
        grog_print(out, "'/>\n");
}

static void print_shadows(const struct field *f, struct grog_text *out)
{
    grog_print(out, "<path fill='#20240f' opacity='.28' transform='translate(5 6)' d='M0 0");
    for (int y = 0; y < f->board->height; y++)
        for (int x = 0; x < f->board->width; x++)
            if (ground_look(f, x, y) && ground_look(f, x, y)->casts)
                print_patch(f, x, y, out);
    grog_print(out, "'/>\n");
}

/* A number for a square that looks like chance. */
static unsigned whim(unsigned place) { return (place * 2654435761u ^ place * 40503u) >> 7; }

static void print_lining(const struct field *f, int x, int y, struct grog_text *out)
{
    const struct look *l = look_at(f, x, y);
    for (unsigned d = NORTH; d < DIRECTIONS; d += 2)
        if (!neighbour(f->board, place_at(x, y), d) || look_at(f, x + direction_x(d), y + direction_y(d)) != l)
            grog_print(out, "<use href='#%s' transform='translate(%d %d) rotate(%u)'/>\n", l->on[0],
                       left_of(x) + SIDE / 2, left_of(y) + SIDE / 2, 45 * d);
}

/* Does it lie on with its neighbours north and south, rather than west and east? */
static bool runs_south(const struct field *f, int x, int y)
{
    const struct look *l = look_at(f, x, y);
    bool across = look_at(f, x - 1, y) == l || look_at(f, x + 1, y) == l;
    return l->runs && !across && (look_at(f, x, y - 1) == l || look_at(f, x, y + 1) == l);
}

static void print_growth(const struct field *f, struct grog_text *out)
{
    for (int y = 0; y < f->board->height; y++)
        for (int x = 0; x < f->board->width; x++) {
            const struct look *l = look_at(f, x, y);
            unsigned n = whim(place_at(x, y));
            if (l && l->lines)
                print_lining(f, x, y, out);
            else if (l && l->on[0])
                grog_print(out, "<use href='#%s' transform='translate(%d %d)%s'/>\n", l->on[n % 3],
                           left_of(x) + SIDE / 2, left_of(y) + SIDE / 2, runs_south(f, x, y) ? " rotate(90)" : "");
        }
}

static void print_grid(const struct field *f, struct grog_text *out)
{
    int right = left_of(f->board->width), bottom = left_of(f->board->height);
    grog_print(out, "<path fill='none' stroke='#2b2a17' stroke-width='1' opacity='.26' d='");
    for (int x = 0; x <= f->board->width; x++)
        grog_print(out, "M%d %dV%d", left_of(x), RIM, bottom);
    for (int y = 0; y <= f->board->height; y++)
        grog_print(out, "M%d %dH%d", RIM, left_of(y), right);
    grog_print(out, "'/>\n<path fill='none' stroke='#fffbe6' stroke-width='1.5' opacity='.55' d='");
    for (int j = 1; j < f->board->height; j++)
        for (int i = 1; i < f->board->width; i++)
            grog_print(out, "M%d %dh6m-3-3v6", left_of(i) - 3, left_of(j));
    grog_print(out, "'/>\n");
}

/* ---- edges ------------------------------------------------------------------------------------- */

static const char *edge_symbol(const struct edge *e)
{
    static const char *const named[EDGE_LOOKS] = { [EDGE_STONES] = "lowwall", [EDGE_FENCE] = "fence",
        [EDGE_TALL] = "tallhedge", [EDGE_SLIT] = "slit", [EDGE_DOORWAY] = "doorway" };
    if (e->look)
        return named[e->look];
    if (e->flags & EDGE_ENTRANCE)
        return e->flags & EDGE_OPENING ? "opening" : "door";
    if (e->flags & EDGE_OPENING)
        return "opening";
    if (e->flags & EDGE_BLOCKS)
        return e->flags & EDGE_CLOSED ? "wall" : "curtain";
    return e->flags & EDGE_CLOSED ? "fence" : e->obscures ? "hedgeline" : NULL;
}

/* The edge north (or west) of a square, turned so that what is inside lies below. */
static void print_edge(const struct field *f, int x, int y, bool west, struct grog_text *out)
{
    const struct edge *e = edge_at(f, x, y, west);
    const char *symbol = edge_symbol(e);
    if (!symbol)
        return;
    bool flipped = !is_on_board(f->board, x, y) || !is_inside(f, place_at(x, y));
    int turn = west ? (flipped ? 90 : -90) : flipped ? 180 : 0;
    int a = left_of(x) + (!west && flipped ? SIDE : 0), b = left_of(y) + (west && !flipped ? SIDE : 0);
    grog_print(out, "<g transform='translate(%d %d) rotate(%d)'><use href='#%s'/>", a, b, turn, symbol);
    if (e->flags & EDGE_ENTRANCE)
        grog_print(out, "<use href='#arrow'/>");
    grog_print(out, "</g>\n");
}

static void print_edges(const struct field *f, struct grog_text *out)
{
    for (int y = 0; y <= f->board->height; y++)
        for (int x = 0; x <= f->board->width; x++) {
            if (x < f->board->width)
                print_edge(f, x, y, false, out);
            if (y < f->board->height)
                print_edge(f, x, y, true, out);
        }
}

/* ---- smoke, rim ------------------------------------------------------------------------------------ */

static void print_smoke(const struct field *f, struct grog_text *out)
{
    for (unsigned i = 0; i < f->smokes; i++) {
        int x = left_of(corner_i(f->smoke[i].corner)), y = left_of(corner_j(f->smoke[i].corner));
        grog_print(out, "<g fill='url(#smoke)'><circle cx='%d' cy='%d' r='40'/><circle cx='%d' cy='%d' r='40'/>"
                   "<circle cx='%d' cy='%d' r='42'/></g><text x='%d' y='%d' font-size='17'>&#8722;%d</text>\n",
                   x - 14, y - 14, x + 16, y - 8, x - 2, y + 14, x, y + 6, f->smoke[i].penalty);
    }
}

static void print_column_name(int x, int y, struct grog_text *out, int column)
{
    grog_print(out, "<text x='%d' y='%d'>", x, y);
    if (column >= 26)
        grog_print(out, "%c", 'A' + column / 26 - 1);
    grog_print(out, "%c</text>", 'A' + column % 26);
}

static void print_rim(const struct field *f, struct grog_text *out)
{
    int right = left_of(f->board->width), bottom = left_of(f->board->height);
    grog_print(out, "<g fill='#e9dfc2'>");
    for (int x = 0; x < f->board->width; x++) {
        print_column_name(left_of(x) + SIDE / 2, RIM - 11, out, x);
        print_column_name(left_of(x) + SIDE / 2, bottom + 22, out, x);
    }
    for (int y = 0; y < f->board->height; y++) {
        int middle = left_of(y) + SIDE / 2 + 5;
        grog_print(out, "<text x='%d' y='%d'>%d</text>", RIM / 2, middle, y + 1);
        grog_print(out, "<text x='%d' y='%d'>%d</text>", right + RIM / 2, middle, y + 1);
    }
    grog_print(out, "</g>\n");
}

void board_svg_open(const struct field *f, const struct grog_match *m, struct grog_text *out)
{
    (void)m;
    int width = 2 * RIM + SIDE * f->board->width, height = 2 * RIM + SIDE * f->board->height;
    grog_print(out, "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 %d %d' font-family='Georgia,serif' "
               "font-size='15' text-anchor='middle'>\n<defs>\n", width, height);
    art_print(out);
    grog_print(out, "</defs>\n<rect width='%d' height='%d' rx='10' fill='#3b3526'/>\n"
               "<rect x='%d' y='%d' width='%d' height='%d' fill='url(#grass)' stroke='#211d13' stroke-width='3'/>\n",
               width, height, RIM, RIM, width - 2 * RIM, height - 2 * RIM);
    grog_print(out, "<clipPath id='board'><rect x='%d' y='%d' width='%d' height='%d'/></clipPath>"
               "<g clip-path='url(#board)'>\n", RIM, RIM, width - 2 * RIM, height - 2 * RIM);
    print_shadows(f, out);
    for (unsigned i = GROG_COUNT(looks); i-- > 0;)
        print_grounds(f, &looks[i], out);
    print_growth(f, out);
    print_grid(f, out);
    print_edges(f, out);
    print_smoke(f, out);
    grog_print(out, "</g>\n");
    print_rim(f, out);
}

void board_svg_close(struct grog_text *out) { grog_print(out, "</svg>\n"); }

void board_svg(const struct field *f, const struct grog_match *m, struct grog_text *out)
{
    board_svg_open(f, m, out);
    board_svg_close(out);
}
