/* SPDX-License-Identifier: MIT */
/* picture_svg.c -- a battlefield as a picture: grounds, buildings, hedges, grid and coordinates.
 *
 * What a square looks like is told by what it does (its flags), so that every pack's words have a look; a row of `looks`
 * is a colour and what grows or lies on it.  Layers, from below: grass, shadows, grounds, what lies on them, the grid,
 * edges, smoke, the rim.  Where chance would place a tree, the square's number does: the same board is the same text. */
#include "heroes.h"

#include <stdio.h>

enum { SIDE = 48, RIM = 34, ROUND = 14 };

/* ---- what a ground looks like ------------------------------------------------------------ */

struct look {
    uint16_t flags;                 /* the first row with one of these is it */
    uint8_t  obscures;              /* or with as much */
    bool     casts;                 /* a shadow */
    bool     lines;                 /* what lies on it does so along its border */
    const char *colour, *rim;       /* of the ground, and of its border */
    const char *on[3];              /* symbols that lie on it, one of them a square */
};

static const struct look looks[] = {
    { GROUND_INSIDE,      0, true,  false, "url(#planks)",  NULL,      { NULL } },
    { GROUND_BUNKER,      0, true,  true,  "#9a9a92",       "#6f6f68", { "concrete" } },
    { GROUND_RUIN,        0, false, false, "#a79a86",       "#877a66", { "rubble", "rubble2", "rubble" } },
    { GROUND_POSITION,    0, false, true,  "#8f8a5c",       "#6d6840", { "bags" } },
    { GROUND_WATER,       0, false, false, "url(#water)",   "#5d8896", { "waves", "waves2", "waves" } },
    { GROUND_HEDGEROW,    0, true,  false, "#48602f",       "#37491f", { "hedge", "hedge2", "hedge3" } },
    { GROUND_BLOCKS,      0, true,  false, "#48602f",       "#37491f", { "hedge", "hedge2", "hedge3" } },
    { 0,                  2, true,  false, "#5d7539",       "#4c622c", { "trees", "trees2", "trees3" } },
    { 0,                  1, false, false, "#88994f",       "#74853f", { "bush", "bush2", "bush3" } },
    { GROUND_NO_INFANTRY, 0, false, false, "#8b8777",       "#6e6a5c", { "rocks", "rocks", "rocks" } },
    { GROUND_DIFFICULT,   0, false, false, "#8d7a52",       "#76653f", { "furrows", "furrows", "furrows" } },
    { 0,                  0, false, false, "#cdbb8c",       "#b5a171", { "track", "track2", "track" } },
};

/* NULL: grass. */
static const struct look *look_of(const struct ground *g)
{
    if (!g->card && !g->flags && !g->obscures)
        return NULL;
    const struct look *l = looks;
    while (l->flags ? !(g->flags & l->flags) : g->obscures < l->obscures)
        l++;
    return l;
}

static const struct look *look_at(const struct field *f, int x, int y)
{
    return is_on_board(f->board, x, y) ? look_of(ground_at(f, place_at(x, y))) : NULL;
}

/* ---- symbols ------------------------------------------------------------------------------ */

/* A symbol of circles about the middle of a square: so many triples x, y, radius. */
struct blobs { const char *name, *dark, *light; int8_t at[7][3]; bool hard; };
static const struct blobs blobs[] = {
    { "trees",   "#3c5623", "#56762f", { { -10, -9, 14 }, { 11, -12, 12 }, { -12, 12, 12 }, { 10, 10, 15 }, { 0, 0, 9 } } },
    { "trees2",  "#41592a", "#4f702b", { { -13, -3, 12 }, { 4, -12, 14 }, { 14, 4, 11 }, { -3, 12, 14 }, { 15, 16, 7 } } },
    { "trees3",  "#38521f", "#5c7c35", { { -8, 8, 15 }, { 10, -7, 14 }, { -12, -13, 9 }, { 14, 14, 9 }, { -2, -15, 7 } } },
    { "bush",    "#5f7433", "#7d9445", { { -12, -10, 8 }, { 9, 6, 9 }, { -6, 13, 6 } } },
    { "bush2",   "#64793a", "#86994b", { { 8, -12, 9 }, { -10, 4, 7 }, { 13, 12, 6 }, { -14, -14, 5 } } },
    { "bush3",   "#5c7031", "#7a9142", { { -4, -6, 9 }, { 13, -13, 5 }, { 8, 13, 8 }, { -15, 13, 6 } } },
    { "hedge",   "#2c4418", "#45632a", { { -16, -4, 10 }, { -3, 5, 11 }, { 11, -5, 11 }, { 19, 8, 8 }, { -12, 15, 8 },
                                         { 2, -16, 8 }, { -18, -18, 6 } } },
    { "hedge2",  "#304a1b", "#415d27", { { -12, 6, 11 }, { 2, -7, 11 }, { 15, 5, 10 }, { -17, -12, 8 }, { 4, 16, 8 },
                                         { 17, -15, 7 }, { -5, -18, 6 } } },
    { "hedge3",  "#294116", "#4a6a2e", { { -9, -9, 11 }, { 8, 2, 12 }, { -14, 10, 9 }, { 18, -12, 8 }, { 3, 18, 7 },
                                         { 18, 17, 7 }, { -19, -1, 7 } } },
    { "rubble",  "#6f6453", "#c9bda8", { { -12, -8, 5 }, { 3, -13, 4 }, { 12, -3, 6 }, { -4, 4, 5 }, { -14, 12, 4 },
                                         { 8, 13, 5 }, { 17, 16, 3 } }, true },
    { "rubble2", "#675c4b", "#bfb29c", { { -6, -12, 5 }, { 12, -12, 4 }, { -15, 0, 5 }, { 4, 1, 6 }, { 16, 6, 4 },
                                         { -9, 14, 5 }, { 6, 16, 3 } }, true },
    { "rocks",   "#57544a", "#a8a494", { { -9, -8, 10 }, { 10, -4, 9 }, { -4, 11, 9 }, { 14, 14, 6 } }, true },
};

static void print_leaf(int x, int y, int r, const char *fill, struct grog_text *out)
{
    grog_print(out, "<circle cx=\"%d\" cy=\"%d\" r=\"%d\" %s/>", x, y, r, fill);
}

static void print_stone(int x, int y, int r, const char *fill, struct grog_text *out)
{
    int h = (r + 1) / 2;
    grog_print(out, "<path d=\"M%d %dl%d %dh%dl%d %dl%d %dl%d %dz\" %s/>", x - r, y, h, -h - 1, r, h, r, -h, h, -r, 1, fill);
}

static void print_blobs(const struct blobs *b, struct grog_text *out)
{
    void (*one)(int, int, int, const char *, struct grog_text *) = b->hard ? print_stone : print_leaf;
    char dark[32], light[32];
    snprintf(dark, sizeof dark, "fill=\"%s\"", b->dark);
    snprintf(light, sizeof light, "fill=\"%s\"", b->light);
    grog_print(out, "<g id=\"%s\">", b->name);
    for (unsigned i = 0; i < GROG_COUNT(b->at) && b->at[i][2]; i++) {
        int x = b->at[i][0], y = b->at[i][1], r = b->at[i][2];
        one(x + 2, y + 3, r, "opacity=\".22\"", out);
        one(x, y, r, dark, out);
        one(x - r / 5 - 1, y - r / 5 - 1, r * 5 / 8, light, out);
    }
    grog_print(out, "</g>\n");
}

static const char drawn[] =
    "<pattern id=\"grass\" width=\"96\" height=\"96\" patternUnits=\"userSpaceOnUse\" "
    "patternTransform=\"rotate(23)\"><rect width=\"96\" height=\"96\" fill=\"#a9b56b\"/>"
    "<g fill=\"#b5bf78\" opacity=\".6\"><ellipse cx=\"22\" cy=\"18\" rx=\"20\" ry=\"11\"/>"
    "<ellipse cx=\"72\" cy=\"64\" rx=\"22\" ry=\"12\"/></g>"
    "<g fill=\"#9ca95f\" opacity=\".55\"><ellipse cx=\"70\" cy=\"20\" rx=\"16\" ry=\"9\"/>"
    "<ellipse cx=\"24\" cy=\"70\" rx=\"18\" ry=\"10\"/></g>"
    "<g stroke=\"#86944c\" stroke-width=\"1\" fill=\"none\" opacity=\".7\"><path d=\"M12 40l2-5 1 5m1 0l3-4M58 36l2-5 1 5"
    "m1 0l3-4M40 84l2-5 1 5m1 0l3-4M84 88l2-5 1 5m-52-76l2-5 1 5\"/></g></pattern>\n"
    "<pattern id=\"planks\" width=\"48\" height=\"12\" patternUnits=\"userSpaceOnUse\">"
    "<rect width=\"48\" height=\"12\" fill=\"#c29a66\"/><rect width=\"48\" height=\"6\" fill=\"#b98f5b\"/>"
    "<path d=\"M0 .5h48M0 6.5h48M13 0v6M37 6v6\" stroke=\"#8f6a3d\" stroke-width=\"1\" opacity=\".7\"/></pattern>\n"
    "<linearGradient id=\"water\" x2=\"0\" y2=\"1\"><stop stop-color=\"#86b4c2\"/><stop offset=\"1\" stop-color=\"#78a8b8\"/>"
    "</linearGradient>\n"
    "<g id=\"waves\" fill=\"none\" stroke=\"#c5e0e6\" stroke-width=\"1.6\" stroke-linecap=\"round\" opacity=\".8\">"
    "<path d=\"M-16-8q4-4 8 0t8 0M-2 8q4-4 8 0t8 0\"/></g>\n"
    "<g id=\"waves2\" fill=\"none\" stroke=\"#c5e0e6\" stroke-width=\"1.6\" stroke-linecap=\"round\" opacity=\".8\">"
    "<path d=\"M2-11q4-4 8 0t8 0M-17 4q4-4 8 0t8 0M0 15q3-3 6 0t6 0\"/></g>\n"
    "<g id=\"furrows\" fill=\"none\" stroke=\"#6f5d38\" stroke-width=\"2\" opacity=\".6\">"
    "<path d=\"M-24-16q12 3 24 0t24 0M-24-6q12 3 24 0t24 0M-24 4q12 3 24 0t24 0M-24 14q12 3 24 0t24 0\"/></g>\n"
    "<g id=\"track\" fill=\"#b9a575\" opacity=\".8\"><circle cx=\"-10\" cy=\"-7\" r=\"1.6\"/><circle cx=\"9\" cy=\"-13\" r=\"1.2\"/>"
    "<circle cx=\"4\" cy=\"6\" r=\"1.8\"/><circle cx=\"-13\" cy=\"13\" r=\"1.3\"/><circle cx=\"15\" cy=\"12\" r=\"1.2\"/></g>\n"
    "<g id=\"track2\" fill=\"#b9a575\" opacity=\".8\"><circle cx=\"-4\" cy=\"-12\" r=\"1.5\"/><circle cx=\"13\" cy=\"-2\" r=\"1.7\"/>"
    "<circle cx=\"-12\" cy=\"4\" r=\"1.3\"/><circle cx=\"5\" cy=\"14\" r=\"1.4\"/></g>\n"
    "<g id=\"concrete\"><rect x=\"-24\" y=\"-24\" width=\"48\" height=\"13\" fill=\"#b5b5ac\" stroke=\"#6f6f68\" stroke-width=\"1.5\"/>"
    "<rect x=\"-10\" y=\"-21\" width=\"20\" height=\"5\" fill=\"#2e2e2b\"/></g>\n"
    "<g id=\"bag\"><rect x=\"-7\" y=\"-4\" width=\"14\" height=\"8\" rx=\"3.5\" fill=\"#d3c391\" stroke=\"#86754a\"/>"
    "<path d=\"M-4-1.5h8\" stroke=\"#e9deb6\" stroke-width=\"1.4\"/></g>\n"
    "<g id=\"bags\"><use href=\"#bag\" x=\"-16\" y=\"-14\"/><use href=\"#bag\" x=\"-2\" y=\"-14\"/><use href=\"#bag\" x=\"12\" y=\"-14\"/>"
    "<use href=\"#bag\" x=\"-10\" y=\"-19\"/><use href=\"#bag\" x=\"4\" y=\"-19\"/><use href=\"#bag\" x=\"17\" y=\"-19\"/></g>\n"
    "<radialGradient id=\"smoke\"><stop stop-color=\"#f4f4f1\" stop-opacity=\".95\"/>"
    "<stop offset=\".6\" stop-color=\"#dcdcd8\" stop-opacity=\".75\"/><stop offset=\"1\" stop-color=\"#c8c8c4\" stop-opacity=\"0\"/>"
    "</radialGradient>\n";

/* Edges lie along the x axis, 48 long from 0, inside below. */
static const char drawn_edges[] =
    "<g id=\"wall\"><path d=\"M-3.5 0h55\" stroke=\"#453a30\" stroke-width=\"7\"/>"
    "<path d=\"M-2 0h52\" stroke=\"#8a7b69\" stroke-width=\"3\"/></g>\n"
    "<g id=\"opening\"><use href=\"#wall\"/><rect x=\"10\" y=\"-4\" width=\"28\" height=\"8\" fill=\"#f1e6c8\"/>"
    "<path d=\"M10 0h28\" stroke=\"#b4342b\" stroke-width=\"4\"/><path d=\"M10-4v8M38-4v8\" stroke=\"#453a30\" stroke-width=\"2.5\"/>"
    "</g>\n"
    "<g id=\"door\"><use href=\"#wall\"/><rect x=\"11\" y=\"-4\" width=\"26\" height=\"8\" fill=\"#d9b67c\"/>"
    "<path d=\"M11-4v8M37-4v8\" stroke=\"#453a30\" stroke-width=\"2.5\"/></g>\n"
    "<path id=\"arrow\" d=\"M24 9l-8-10h5v-9h6v9h5z\" fill=\"#2f6fb3\" stroke=\"#fff\" stroke-width=\"1.2\"/>\n"
    "<g id=\"fence\" stroke=\"#6b4f30\" fill=\"none\"><path d=\"M0 0h48\" stroke-width=\"2\"/>"
    "<path d=\"M3-4v8M17-4v8M31-4v8M45-4v8\" stroke-width=\"3\"/></g>\n"
    "<path id=\"curtain\" d=\"M0 0h48\" stroke=\"#574a3b\" stroke-width=\"4\" stroke-dasharray=\"7 4\"/>\n"
    "<g id=\"hedgeline\"><g fill=\"#000\" opacity=\".22\"><circle cx=\"7\" cy=\"3\" r=\"6\"/><circle cx=\"20\" cy=\"3\" r=\"6\"/>"
    "<circle cx=\"32\" cy=\"3\" r=\"6\"/><circle cx=\"43\" cy=\"3\" r=\"6\"/></g><g fill=\"#3a5720\"><circle cx=\"6\" r=\"6\"/>"
    "<circle cx=\"17\" cy=\"1\" r=\"6.5\"/><circle cx=\"29\" cy=\"-1\" r=\"6.5\"/><circle cx=\"41\" r=\"6.5\"/></g>"
    "<g fill=\"#587b32\"><circle cx=\"5\" cy=\"-1.5\" r=\"3\"/><circle cx=\"16\" cy=\"-1\" r=\"3.4\"/>"
    "<circle cx=\"28\" cy=\"-3\" r=\"3.4\"/><circle cx=\"40\" cy=\"-2\" r=\"3.2\"/></g></g>\n";

/* ---- layers --------------------------------------------------------------------------------- */

static int left_of(int x) { return RIM + SIDE * x; }

/* A square of a ground, round where the ground ends: a corner is if neither square beside it is of the same look. */
static void print_patch(const struct field *f, int x, int y, struct grog_text *out)
{
    static const int8_t dx[] = { -1, 1, 1, -1 }, dy[] = { -1, -1, 1, 1 };
    const struct look *l = look_at(f, x, y);
    int r[4];
    for (unsigned i = 0; i < 4; i++)
        r[i] = !(l->flags & (GROUND_INSIDE | GROUND_BUNKER)) && look_at(f, x + dx[i], y) != l && look_at(f, x, y + dy[i]) != l
                   ? ROUND : 0;
    int a = left_of(x), b = left_of(y), s = SIDE;
    grog_print(out, "M%d %dH%dq%d 0 %d %dV%dq0 %d %d %dH%dq%d 0 %d %dV%dq0 %d %d %dz", a + r[0], b, a + s - r[1], r[1],
               r[1], r[1], b + s - r[2], r[2], -r[2], r[2], a + r[3], -r[3], -r[3], -r[3], b + r[0], -r[0], r[0], -r[0]);
}

/* All squares of a look are one path, so that no seams show. */
static void print_grounds(const struct field *f, const struct look *l, struct grog_text *out)
{
    bool begun = false;
    for (int y = 0; y < f->board->height; y++)
        for (int x = 0; x < f->board->width; x++)
            if (look_at(f, x, y) == l) {
                if (!begun)
                    grog_print(out, "<path paint-order=\"stroke\" fill=\"%s\" stroke=\"%s\" stroke-width=\"%d\" d=\"",
                               l->colour, l->rim ? l->rim : "none", l->rim ? 4 : 0);
                begun = true;
                print_patch(f, x, y, out);
            }
    if (begun)
        grog_print(out, "\"/>\n");
}

static void print_shadows(const struct field *f, struct grog_text *out)
{
    grog_print(out, "<path fill=\"#20240f\" opacity=\".28\" transform=\"translate(5 6)\" d=\"M0 0");
    for (int y = 0; y < f->board->height; y++)
        for (int x = 0; x < f->board->width; x++)
            if (look_at(f, x, y) && look_at(f, x, y)->casts)
                print_patch(f, x, y, out);
    grog_print(out, "\"/>\n");
}

/* A number for a square that looks like chance. */
static unsigned whim(unsigned place) { return (place * 2654435761u ^ place * 40503u) >> 7; }

static void print_lining(const struct field *f, int x, int y, struct grog_text *out)
{
    const struct look *l = look_at(f, x, y);
    for (unsigned d = NORTH; d < DIRECTIONS; d += 2)
        if (look_at(f, x + direction_x(d), y + direction_y(d)) != l)
            grog_print(out, "<use href=\"#%s\" transform=\"translate(%d %d) rotate(%u)\"/>\n", l->on[0],
                       left_of(x) + SIDE / 2, left_of(y) + SIDE / 2, 45 * d);
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
                grog_print(out, "<use href=\"#%s\" x=\"%d\" y=\"%d\"/>\n", l->on[n % 3], left_of(x) + SIDE / 2,
                           left_of(y) + SIDE / 2);
        }
}

static void print_grid(const struct field *f, struct grog_text *out)
{
    int right = left_of(f->board->width), bottom = left_of(f->board->height);
    grog_print(out, "<path fill=\"none\" stroke=\"#2b2a17\" stroke-width=\"1\" opacity=\".26\" d=\"");
    for (int x = 0; x <= f->board->width; x++)
        grog_print(out, "M%d %dV%d", left_of(x), RIM, bottom);
    for (int y = 0; y <= f->board->height; y++)
        grog_print(out, "M%d %dH%d", RIM, left_of(y), right);
    grog_print(out, "\"/>\n<path fill=\"none\" stroke=\"#fffbe6\" stroke-width=\"1.5\" opacity=\".55\" d=\"");
    for (int j = 1; j < f->board->height; j++)
        for (int i = 1; i < f->board->width; i++)
            grog_print(out, "M%d %dh6m-3-3v6", left_of(i) - 3, left_of(j));
    grog_print(out, "\"/>\n");
}

/* ---- edges ------------------------------------------------------------------------------------- */

static const char *edge_symbol(const struct edge *e)
{
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
    bool rim = west ? x == f->board->width : y == f->board->height;
    const struct edge *e = !rim ? edge_towards(f, place_at(x, y), west ? WEST : NORTH)
                                : west ? edge_towards(f, place_at(x - 1, y), EAST) : edge_towards(f, place_at(x, y - 1), SOUTH);
    const char *symbol = edge_symbol(e);
    if (!symbol)
        return;
    bool flipped = rim || !is_inside(f, place_at(x, y));
    int turn = west ? (flipped ? 90 : -90) : flipped ? 180 : 0;
    int a = left_of(x) + (!west && flipped ? SIDE : 0), b = left_of(y) + (west && !flipped ? SIDE : 0);
    grog_print(out, "<g transform=\"translate(%d %d) rotate(%d)\"><use href=\"#%s\"/>", a, b, turn, symbol);
    if (e->flags & EDGE_ENTRANCE)
        grog_print(out, "<use href=\"#arrow\"/>");
    grog_print(out, "</g>\n");
}

/* Plain walls first, then what stands out of them. */
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
        grog_print(out, "<g fill=\"url(#smoke)\"><circle cx=\"%d\" cy=\"%d\" r=\"40\"/><circle cx=\"%d\" cy=\"%d\" r=\"40\"/>"
                   "<circle cx=\"%d\" cy=\"%d\" r=\"42\"/></g><text x=\"%d\" y=\"%d\" font-size=\"17\">&#8722;%d</text>\n",
                   x - 14, y - 14, x + 16, y - 8, x - 2, y + 14, x, y + 6, f->smoke[i].penalty);
    }
}

static void print_column_name(int x, int y, struct grog_text *out, int column)
{
    grog_print(out, "<text x=\"%d\" y=\"%d\">", x, y);
    if (column >= 26)
        grog_print(out, "%c", 'A' + column / 26 - 1);
    grog_print(out, "%c</text>", 'A' + column % 26);
}

static void print_rim(const struct field *f, struct grog_text *out)
{
    int right = left_of(f->board->width), bottom = left_of(f->board->height);
    grog_print(out, "<g fill=\"#e9dfc2\">");
    for (int x = 0; x < f->board->width; x++) {
        print_column_name(left_of(x) + SIDE / 2, RIM - 11, out, x);
        print_column_name(left_of(x) + SIDE / 2, bottom + 22, out, x);
    }
    for (int y = 0; y < f->board->height; y++)
        grog_print(out, "<text x=\"%d\" y=\"%d\">%d</text><text x=\"%d\" y=\"%d\">%d</text>", RIM / 2, left_of(y) + SIDE / 2 + 5,
                   y + 1, right + RIM / 2, left_of(y) + SIDE / 2 + 5, y + 1);
    grog_print(out, "</g>\n");
}

void board_svg(const struct field *f, const struct grog_match *m, struct grog_text *out)
{
    (void)m;
    int width = 2 * RIM + SIDE * f->board->width, height = 2 * RIM + SIDE * f->board->height;
    grog_print(out, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" font-family=\"Georgia,serif\" "
               "font-size=\"15\" text-anchor=\"middle\">\n<defs>\n%s", width, height, drawn);
    for (unsigned i = 0; i < GROG_COUNT(blobs); i++)
        print_blobs(&blobs[i], out);
    grog_print(out, "%s</defs>\n<rect width=\"%d\" height=\"%d\" rx=\"10\" fill=\"#3b3526\"/>\n"
               "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"url(#grass)\" stroke=\"#211d13\" stroke-width=\"3\"/>\n",
               drawn_edges, width, height, RIM, RIM, width - 2 * RIM, height - 2 * RIM);
    grog_print(out, "<clipPath id=\"board\"><rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\"/></clipPath>"
               "<g clip-path=\"url(#board)\">\n", RIM, RIM, width - 2 * RIM, height - 2 * RIM);
    print_shadows(f, out);
    for (unsigned i = GROG_COUNT(looks); i-- > 0;)
        print_grounds(f, &looks[i], out);
    print_growth(f, out);
    print_grid(f, out);
    print_edges(f, out);
    print_smoke(f, out);
    grog_print(out, "</g>\n");
    print_rim(f, out);
    grog_print(out, "</svg>\n");
}
