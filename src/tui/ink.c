/* SPDX-License-Identifier: MIT */
/* ink.c -- see ink.h: the palettes, and how a cell looks at each depth of colour. */
#include "command/terminal.h"
#include "ink.h"

static const struct palette palettes[PALETTES] = {
    { "dark", 0x14171a, 0, {
        [ROLE_PLAIN] = { 0xd8d8d0, INK_DEFAULT, 7, -1, 0 },
        [ROLE_DIM] = { 0x868a88, INK_DEFAULT, 8, -1, DIM },
        [ROLE_TITLE] = { 0xf0e0b0, INK_DEFAULT, 15, -1, BOLD },
        [ROLE_FRAME] = { 0x50585c, INK_DEFAULT, 8, -1, DIM },
        [ROLE_FOCUS] = { 0xf0c060, INK_DEFAULT, 11, -1, BOLD },
        [ROLE_CHOSEN] = { 0xffffff, 0x24507e, 15, 4, REVERSE },
        [ROLE_KEY] = { 0xf0c060, INK_DEFAULT, 11, -1, BOLD },
        [ROLE_YOURS] = { 0x80c8ff, INK_DEFAULT, 12, -1, 0 },
        [ROLE_ALLY] = { 0x70d8c8, INK_DEFAULT, 14, -1, 0 },
        [ROLE_ENEMY] = { 0xff8878, INK_DEFAULT, 9, -1, 0 },
        [ROLE_NEUTRAL] = { 0xc8c0a8, INK_DEFAULT, 7, -1, 0 },
        [ROLE_GOOD] = { 0x90d878, INK_DEFAULT, 10, -1, 0 },
        [ROLE_BAD] = { 0xff7068, INK_DEFAULT, 9, -1, BOLD },
        [ROLE_WARN] = { 0xf0c060, INK_DEFAULT, 11, -1, 0 },
        [ROLE_CARD] = { 0xd0b8f0, INK_DEFAULT, 13, -1, 0 },
        [ROLE_DICE] = { 0xffffff, 0x8c2020, 15, 1, BOLD },
        [ROLE_NUMBER] = { 0xa8d0e8, INK_DEFAULT, 14, -1, 0 },
        [ROLE_REACH] = { 0xd8d8d0, 0x0a560a, 7, 2, UNDER },
        [ROLE_SIGHT] = { 0xd8d8d0, 0x5a5a14, 7, 3, UNDER },
        [ROLE_DANGER] = { 0xd8d8d0, 0x641e1e, 7, 1, UNDER },
        [ROLE_TARGET] = { 0xffffff, 0x962424, 15, 5, REVERSE },
        [ROLE_OPEN] = { 0x8aa070, INK_DEFAULT, 8, -1, 0 },
        [ROLE_WOOD] = { 0x58a858, 0x16291a, 2, -1, 0 },
        [ROLE_WATER] = { 0x5090d8, 0x102840, 4, -1, 0 },
        [ROLE_ROAD] = { 0xb09868, 0x2a2618, 3, -1, 0 },
        [ROLE_HOUSE] = { 0xc89080, 0x302018, 6, -1, 0 },
        [ROLE_EDGE] = { 0xa0a0a0, INK_DEFAULT, 7, -1, 0 },
        [ROLE_GOAL] = { 0xf0d040, INK_DEFAULT, 11, -1, BOLD },
        [ROLE_SMOKE] = { 0xa8a8b0, 0x34343a, 8, -1, 0 },
    } },
    { "light", 0xf6f3ea, 15, {
        [ROLE_PLAIN] = { 0x24282c, INK_DEFAULT, 0, -1, 0 },
        [ROLE_DIM] = { 0x70746e, INK_DEFAULT, 8, -1, DIM },
        [ROLE_TITLE] = { 0x4a3208, INK_DEFAULT, 0, -1, BOLD },
        [ROLE_FRAME] = { 0xa8a698, INK_DEFAULT, 8, -1, DIM },
        [ROLE_FOCUS] = { 0x9a5a00, INK_DEFAULT, 4, -1, BOLD },
        [ROLE_CHOSEN] = { 0x000000, 0xc4d6f0, 15, 4, REVERSE },
        [ROLE_KEY] = { 0x9a5a00, INK_DEFAULT, 4, -1, BOLD },
        [ROLE_YOURS] = { 0x0a50a0, INK_DEFAULT, 4, -1, 0 },
        [ROLE_ALLY] = { 0x00706a, INK_DEFAULT, 6, -1, 0 },
        [ROLE_ENEMY] = { 0xa81c18, INK_DEFAULT, 1, -1, 0 },
        [ROLE_NEUTRAL] = { 0x585040, INK_DEFAULT, 0, -1, 0 },
        [ROLE_GOOD] = { 0x226a18, INK_DEFAULT, 2, -1, 0 },
        [ROLE_BAD] = { 0xb01018, INK_DEFAULT, 1, -1, BOLD },
        [ROLE_WARN] = { 0x8a5800, INK_DEFAULT, 3, -1, 0 },
        [ROLE_CARD] = { 0x5a3090, INK_DEFAULT, 5, -1, 0 },
        [ROLE_DICE] = { 0xffffff, 0xa03038, 15, 1, BOLD },
        [ROLE_NUMBER] = { 0x105878, INK_DEFAULT, 6, -1, 0 },
        [ROLE_REACH] = { 0x24282c, 0xd0f8d0, 0, 2, UNDER },
        [ROLE_SIGHT] = { 0x24282c, 0xf2e6a8, 0, 3, UNDER },
        [ROLE_DANGER] = { 0x24282c, 0xf6c8c4, 0, 1, UNDER },
        [ROLE_TARGET] = { 0x000000, 0xee9c94, 15, 5, REVERSE },
        [ROLE_OPEN] = { 0x78905c, INK_DEFAULT, 8, -1, 0 },
        [ROLE_WOOD] = { 0x1c701c, 0xd8ecd4, 2, -1, 0 },
        [ROLE_WATER] = { 0x1c5cb0, 0xd0e4f8, 4, -1, 0 },
        [ROLE_ROAD] = { 0x8a6a28, 0xf0e8d0, 3, -1, 0 },
        [ROLE_HOUSE] = { 0x98442c, 0xf4dcd0, 6, -1, 0 },
        [ROLE_EDGE] = { 0x505050, INK_DEFAULT, 0, -1, 0 },
        [ROLE_GOAL] = { 0x8a6200, INK_DEFAULT, 3, -1, BOLD },
        [ROLE_SMOKE] = { 0x606068, 0xd4d4d8, 8, -1, 0 },
    } },
    { /* red and green told apart badly: blue against orange, light against dark */
       "blue-orange", 0x14171a, 0, {
        [ROLE_PLAIN] = { 0xd8d8d0, INK_DEFAULT, 7, -1, 0 },
        [ROLE_DIM] = { 0x868a88, INK_DEFAULT, 8, -1, DIM },
        [ROLE_TITLE] = { 0xf0e0b0, INK_DEFAULT, 15, -1, BOLD },
        [ROLE_FRAME] = { 0x50585c, INK_DEFAULT, 8, -1, DIM },
        [ROLE_FOCUS] = { 0xf0c060, INK_DEFAULT, 11, -1, BOLD },
        [ROLE_CHOSEN] = { 0xffffff, 0x585858, 0, 7, REVERSE },
        [ROLE_KEY] = { 0xf0c060, INK_DEFAULT, 11, -1, BOLD },
        [ROLE_YOURS] = { 0x78b8ff, INK_DEFAULT, 12, -1, 0 },
        [ROLE_ALLY] = { 0xb0d8ff, INK_DEFAULT, 14, -1, 0 },
        [ROLE_ENEMY] = { 0xffa030, INK_DEFAULT, 11, -1, 0 },
        [ROLE_NEUTRAL] = { 0xc8c0a8, INK_DEFAULT, 7, -1, 0 },
        [ROLE_GOOD] = { 0x70c0ff, INK_DEFAULT, 12, -1, 0 },
        [ROLE_BAD] = { 0xffb020, INK_DEFAULT, 11, -1, BOLD },
        [ROLE_WARN] = { 0xf8e070, INK_DEFAULT, 11, -1, 0 },
        [ROLE_CARD] = { 0xd0b8f0, INK_DEFAULT, 13, -1, 0 },
        [ROLE_DICE] = { 0xffffff, 0x704810, 15, 3, BOLD },
        [ROLE_NUMBER] = { 0xa8d0e8, INK_DEFAULT, 14, -1, 0 },
        [ROLE_REACH] = { 0xd8d8d0, 0x10507e, 7, 4, UNDER },
        [ROLE_SIGHT] = { 0xd8d8d0, 0x484848, 0, 6, UNDER },
        [ROLE_DANGER] = { 0xffffff, 0x805a08, 15, 3, UNDER },
        [ROLE_TARGET] = { 0x000000, 0xe09020, 15, 5, REVERSE },
        [ROLE_OPEN] = { 0x909890, INK_DEFAULT, 8, -1, 0 },
        [ROLE_WOOD] = { 0x4890a8, 0x142830, 6, -1, 0 },
        [ROLE_WATER] = { 0x4878e0, 0x10204c, 4, -1, 0 },
        [ROLE_ROAD] = { 0xc0b090, 0x2c2820, 3, -1, 0 },
        [ROLE_HOUSE] = { 0xd8b890, 0x342a1c, 7, -1, 0 },
        [ROLE_EDGE] = { 0xa0a0a0, INK_DEFAULT, 7, -1, 0 },
        [ROLE_GOAL] = { 0xf0d040, INK_DEFAULT, 11, -1, BOLD },
        [ROLE_SMOKE] = { 0xa8a8b0, 0x34343a, 8, -1, 0 },
    } },
    { /* blue and yellow told apart badly: red against cyan */
       "red-cyan", 0x14171a, 0, {
        [ROLE_PLAIN] = { 0xd8d8d0, INK_DEFAULT, 7, -1, 0 },
        [ROLE_DIM] = { 0x868a88, INK_DEFAULT, 8, -1, DIM },
        [ROLE_TITLE] = { 0xf4e4e4, INK_DEFAULT, 15, -1, BOLD },
        [ROLE_FRAME] = { 0x50585c, INK_DEFAULT, 8, -1, DIM },
        [ROLE_FOCUS] = { 0xff90a0, INK_DEFAULT, 9, -1, BOLD },
        [ROLE_CHOSEN] = { 0xffffff, 0x585858, 0, 7, REVERSE },
        [ROLE_KEY] = { 0xff90a0, INK_DEFAULT, 9, -1, BOLD },
        [ROLE_YOURS] = { 0x60e0e0, INK_DEFAULT, 14, -1, 0 },
        [ROLE_ALLY] = { 0xa8f0f0, INK_DEFAULT, 15, -1, 0 },
        [ROLE_ENEMY] = { 0xff6878, INK_DEFAULT, 9, -1, 0 },
        [ROLE_NEUTRAL] = { 0xc8c0a8, INK_DEFAULT, 7, -1, 0 },
        [ROLE_GOOD] = { 0x50e0d8, INK_DEFAULT, 14, -1, 0 },
        [ROLE_BAD] = { 0xff5068, INK_DEFAULT, 9, -1, BOLD },
        [ROLE_WARN] = { 0xffb0b8, INK_DEFAULT, 13, -1, 0 },
        [ROLE_CARD] = { 0xe8c8d0, INK_DEFAULT, 13, -1, 0 },
        [ROLE_DICE] = { 0xffffff, 0x8c2020, 15, 1, BOLD },
        [ROLE_NUMBER] = { 0xa8d0e8, INK_DEFAULT, 14, -1, 0 },
        [ROLE_REACH] = { 0xd8d8d0, 0x0c5054, 7, 6, UNDER },
        [ROLE_SIGHT] = { 0xd8d8d0, 0x3a3a3a, 0, 3, UNDER },
        [ROLE_DANGER] = { 0xffffff, 0x641e1e, 15, 1, UNDER },
        [ROLE_TARGET] = { 0xffffff, 0xa02038, 15, 5, REVERSE },
        [ROLE_OPEN] = { 0x8aa070, INK_DEFAULT, 8, -1, 0 },
        [ROLE_WOOD] = { 0x58a858, 0x16291a, 2, -1, 0 },
        [ROLE_WATER] = { 0x30a0b0, 0x0c2c30, 6, -1, 0 },
        [ROLE_ROAD] = { 0xc0a0a0, 0x2a2222, 3, -1, 0 },
        [ROLE_HOUSE] = { 0xc89080, 0x302018, 6, -1, 0 },
        [ROLE_EDGE] = { 0xa0a0a0, INK_DEFAULT, 7, -1, 0 },
        [ROLE_GOAL] = { 0xffc0c8, INK_DEFAULT, 13, -1, BOLD },
        [ROLE_SMOKE] = { 0xa8a8b0, 0x34343a, 8, -1, 0 },
    } },
    { /* no colour: bold, dim, underlined, reversed */
       "mono", INK_DEFAULT, -1, {
        [ROLE_PLAIN] = { INK_DEFAULT, INK_DEFAULT, -1, -1, 0 },
        [ROLE_DIM] = { INK_DEFAULT, INK_DEFAULT, -1, -1, DIM },
        [ROLE_TITLE] = { INK_DEFAULT, INK_DEFAULT, -1, -1, BOLD },
        [ROLE_FRAME] = { INK_DEFAULT, INK_DEFAULT, -1, -1, DIM },
        [ROLE_FOCUS] = { INK_DEFAULT, INK_DEFAULT, -1, -1, BOLD },
        [ROLE_CHOSEN] = { INK_DEFAULT, INK_DEFAULT, -1, -1, REVERSE },
        [ROLE_KEY] = { INK_DEFAULT, INK_DEFAULT, -1, -1, BOLD },
        [ROLE_YOURS] = { INK_DEFAULT, INK_DEFAULT, -1, -1, BOLD },
        [ROLE_ALLY] = { INK_DEFAULT, INK_DEFAULT, -1, -1, 0 },
        [ROLE_ENEMY] = { INK_DEFAULT, INK_DEFAULT, -1, -1, UNDER },
        [ROLE_NEUTRAL] = { INK_DEFAULT, INK_DEFAULT, -1, -1, 0 },
        [ROLE_GOOD] = { INK_DEFAULT, INK_DEFAULT, -1, -1, 0 },
        [ROLE_BAD] = { INK_DEFAULT, INK_DEFAULT, -1, -1, BOLD },
        [ROLE_WARN] = { INK_DEFAULT, INK_DEFAULT, -1, -1, BOLD },
        [ROLE_CARD] = { INK_DEFAULT, INK_DEFAULT, -1, -1, 0 },
        [ROLE_DICE] = { INK_DEFAULT, INK_DEFAULT, -1, -1, REVERSE },
        [ROLE_NUMBER] = { INK_DEFAULT, INK_DEFAULT, -1, -1, 0 },
        [ROLE_REACH] = { INK_DEFAULT, INK_DEFAULT, -1, -1, UNDER },
        [ROLE_SIGHT] = { INK_DEFAULT, INK_DEFAULT, -1, -1, UNDER },
        [ROLE_DANGER] = { INK_DEFAULT, INK_DEFAULT, -1, -1, REVERSE },
        [ROLE_TARGET] = { INK_DEFAULT, INK_DEFAULT, -1, -1, REVERSE },
        [ROLE_OPEN] = { INK_DEFAULT, INK_DEFAULT, -1, -1, 0 },
        [ROLE_WOOD] = { INK_DEFAULT, INK_DEFAULT, -1, -1, 0 },
        [ROLE_WATER] = { INK_DEFAULT, INK_DEFAULT, -1, -1, 0 },
        [ROLE_ROAD] = { INK_DEFAULT, INK_DEFAULT, -1, -1, 0 },
        [ROLE_HOUSE] = { INK_DEFAULT, INK_DEFAULT, -1, -1, 0 },
        [ROLE_EDGE] = { INK_DEFAULT, INK_DEFAULT, -1, -1, 0 },
        [ROLE_GOAL] = { INK_DEFAULT, INK_DEFAULT, -1, -1, BOLD },
        [ROLE_SMOKE] = { INK_DEFAULT, INK_DEFAULT, -1, -1, 0 },
    } },
};

const struct palette *palette_of(unsigned i) { return &palettes[i < PALETTES ? i : 0]; }

static int distance(int32_t a, int32_t b)
{
    int red = (a >> 16 & 255) - (b >> 16 & 255), green = (a >> 8 & 255) - (b >> 8 & 255), blue = (a & 255) - (b & 255);
    return 2 * red * red + 4 * green * green + 3 * blue * blue;
}

/* Of the cube of six levels and the row of greys: the first 16 are whatever the user has made of them. */
int ink_nearest(int32_t rgb)
{
    static const int level[6] = { 0, 95, 135, 175, 215, 255 };
    int best = 16, least = -1;
    for (int i = 16; i < 256; i++) {
        int k = i - 16, grey = 8 + 10 * (i - 232);
        int32_t is = i >= 232 ? grey << 16 | grey << 8 | grey
                              : level[k / 36] << 16 | level[k / 6 % 6] << 8 | level[k % 6];
        int far = distance(is, rgb);
        if (least < 0 || far < least) {
            least = far;
            best = i;
        }
    }
    return best;
}

static int32_t colour(int32_t rgb, int16_t of16, enum depth depth)
{
    if (rgb == INK_DEFAULT || depth == DEPTH_NONE)
        return INK_DEFAULT;
    if (depth == DEPTH_TRUE)
        return rgb;
    return depth == DEPTH_256 ? ink_nearest(rgb) : depth == DEPTH_16 ? of16 : of16 & 7;
}

struct ink_cell ink_of(const struct palette *p, enum depth depth, const struct cell *cell)
{
    const struct palette *q = depth == DEPTH_NONE ? &palettes[PALETTES - 1] : p;
    const struct ink_row *row = &q->row[cell->role < ROLES ? cell->role : 0];
    const struct ink_row *over = cell->over && cell->over < ROLES ? &q->row[cell->over] : row;
    bool painted = over->back != INK_DEFAULT && (depth == DEPTH_TRUE || depth == DEPTH_256 || over->back16 >= 0);
    bool colours = depth != DEPTH_NONE && q->paper != INK_DEFAULT;
    struct ink_cell c = {
        .text = colour(row->text, row->text16, depth),
        .back = painted ? colour(over->back, over->back16, depth) : colour(q->paper, q->paper16, depth),
        .look = cell->look,
    };
    /* With colours a background says it, else the look of what lies behind; 8 colours have no grey but a dim one. */
    if (colours)
        c.look |= row->look & BOLD;
    else
        c.look |= (unsigned)row->look | (over != row ? over->look : 0u);
    if (colours && depth == DEPTH_8) {
        c.look |= row->text16 > 8 ? BOLD : 0u;
        if (row->text16 == 8)
            c.text = p->paper16 ? 0 : 7, c.look |= DIM;
        if (c.text == c.back)
            c.text = c.back ? 0 : 7;
    }
    if (colours && depth == DEPTH_16 && c.text == c.back)
        c.text = c.back ? 0 : 15;
    return c;
}
