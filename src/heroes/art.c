/* SPDX-License-Identifier: MIT */
/* art.c -- what grows, lies and stands on a picture of the battlefield: the symbols that it is put together of.
 *
 * All of it is drawn about the middle of a square of 48, edges along the x axis from 0 to 48. */
#include "art.h"

#include <stdio.h>

/* A symbol of blobs about the middle of a square: triples x, y, radius. */
struct blobs { const char *name, *dark, *light; int8_t at[7][3]; };
static const struct blobs plants[] = {
    { "trees",   "#3c5623", "#56762f", { { -10, -9, 14 }, { 11, -12, 12 }, { -12, 12, 12 },
                                         { 10, 10, 15 }, { 0, 0, 9 } } },
    { "trees2",  "#41592a", "#4f702b", { { -13, -3, 12 }, { 4, -12, 14 }, { 14, 4, 11 },
                                         { -3, 12, 14 }, { 15, 16, 7 } } },
    { "trees3",  "#38521f", "#5c7c35", { { -8, 8, 15 }, { 10, -7, 14 }, { -12, -13, 9 },
                                         { 14, 14, 9 }, { -2, -15, 7 } } },
    { "bush",    "#5f7433", "#7d9445", { { -12, -10, 8 }, { 9, 6, 9 }, { -6, 13, 6 } } },
    { "bush2",   "#64793a", "#86994b", { { 8, -12, 9 }, { -10, 4, 7 }, { 13, 12, 6 }, { -14, -14, 5 } } },
    { "bush3",   "#5c7031", "#7a9142", { { -4, -6, 9 }, { 13, -13, 5 }, { 8, 13, 8 }, { -15, 13, 6 } } },
    { "hedge",   "#2c4418", "#45632a", { { -16, -4, 10 }, { -3, 5, 11 }, { 11, -5, 11 }, { 19, 8, 8 }, { -12, 15, 8 },
                                         { 2, -16, 8 }, { -18, -18, 6 } } },
    { "hedge2",  "#304a1b", "#415d27", { { -12, 6, 11 }, { 2, -7, 11 }, { 15, 5, 10 }, { -17, -12, 8 }, { 4, 16, 8 },
                                         { 17, -15, 7 }, { -5, -18, 6 } } },
    { "hedge3",  "#294116", "#4a6a2e", { { -9, -9, 11 }, { 8, 2, 12 }, { -14, 10, 9 }, { 18, -12, 8 }, { 3, 18, 7 },
                                         { 18, 17, 7 }, { -19, -1, 7 } } },
};

static const struct blobs stones[] = {
    { "rubble",  "#6f6453", "#c9bda8", { { -12, -8, 5 }, { 3, -13, 4 }, { 12, -3, 6 }, { -4, 4, 5 }, { -14, 12, 4 },
                                         { 8, 13, 5 }, { 17, 16, 3 } } },
    { "rubble2", "#675c4b", "#bfb29c", { { -6, -12, 5 }, { 12, -12, 4 }, { -15, 0, 5 }, { 4, 1, 6 }, { 16, 6, 4 },
                                         { -9, 14, 5 }, { 6, 16, 3 } } },
    { "rocks",   "#57544a", "#a8a494", { { -9, -8, 10 }, { 10, -4, 9 }, { -4, 11, 9 }, { 14, 14, 6 } } },
};

typedef void blob_fn(int x, int y, int r, const char *fill, struct grog_text *out);

static void print_leaf(int x, int y, int r, const char *fill, struct grog_text *out)
{
    grog_print(out, "<circle cx='%d' cy='%d' r='%d' %s/>", x, y, r, fill);
}

static void print_stone(int x, int y, int r, const char *fill, struct grog_text *out)
{
    int h = (r + 1) / 2;
    grog_print(out, "<path d='M%d %dl%d %dh%dl%d %dl%d %dl%d %dz' %s/>", x - r, y, h, -h - 1, r, h, r, -h, h, -r, 1,
               fill);
}

/* Each with its shadow and its lit side. */
static void print_blobs(const struct blobs *b, blob_fn *one, struct grog_text *out)
{
    char dark[32], light[32];
    snprintf(dark, sizeof dark, "fill='%s'", b->dark);
    snprintf(light, sizeof light, "fill='%s'", b->light);
    grog_print(out, "<g id='%s'>", b->name);
    for (unsigned i = 0; i < GROG_COUNT(b->at) && b->at[i][2]; i++) {
        int x = b->at[i][0], y = b->at[i][1], r = b->at[i][2];
        one(x + 2, y + 3, r, "opacity='.22'", out);
        one(x, y, r, dark, out);
        one(x - r / 5 - 1, y - r / 5 - 1, r * 5 / 8, light, out);
    }
    grog_print(out, "</g>\n");
}

static const char drawn[] =
    "<pattern id='grass' width='96' height='96' patternUnits='userSpaceOnUse' "
    "patternTransform='rotate(23)'><rect width='96' height='96' fill='#a9b56b'/>"
    "<g fill='#b5bf78' opacity='.6'><ellipse cx='22' cy='18' rx='20' ry='11'/>"
    "<ellipse cx='72' cy='64' rx='22' ry='12'/></g>"
    "<g fill='#9ca95f' opacity='.55'><ellipse cx='70' cy='20' rx='16' ry='9'/>"
    "<ellipse cx='24' cy='70' rx='18' ry='10'/></g>"
    "<g stroke='#86944c' stroke-width='1' fill='none' opacity='.7'><path d='M12 40l2-5 1 5m1 0l3-4M58 36l2-5 1 5"
    "m1 0l3-4M40 84l2-5 1 5m1 0l3-4M84 88l2-5 1 5m-52-76l2-5 1 5'/></g></pattern>\n"
    "<pattern id='planks' width='48' height='12' patternUnits='userSpaceOnUse'>"
    "<rect width='48' height='12' fill='#c29a66'/><rect width='48' height='6' fill='#b98f5b'/>"
    "<path d='M0 .5h48M0 6.5h48M13 0v6M37 6v6' stroke='#8f6a3d' stroke-width='1' opacity='.7'/></pattern>\n"
    "<linearGradient id='water' x2='0' y2='1'><stop stop-color='#86b4c2'/><stop offset='1' stop-color='#78a8b8'/>"
    "</linearGradient>\n"
    "<g id='waves' fill='none' stroke='#c5e0e6' stroke-width='1.6' stroke-linecap='round' opacity='.8'>"
    "<path d='M-16-8q4-4 8 0t8 0M-2 8q4-4 8 0t8 0'/></g>\n"
    "<g id='waves2' fill='none' stroke='#c5e0e6' stroke-width='1.6' stroke-linecap='round' opacity='.8'>"
    "<path d='M2-11q4-4 8 0t8 0M-17 4q4-4 8 0t8 0M0 15q3-3 6 0t6 0'/></g>\n"
    "<g id='furrows' fill='none' stroke='#6f5d38' stroke-width='2' opacity='.6'>"
    "<path d='M-24-16q12 3 24 0t24 0M-24-6q12 3 24 0t24 0M-24 4q12 3 24 0t24 0M-24 14q12 3 24 0t24 0'/></g>\n"
    "<g id='track' fill='#b9a575' opacity='.8'><circle cx='-10' cy='-7' r='1.6'/><circle cx='9' cy='-13' r='1.2'/>"
    "<circle cx='4' cy='6' r='1.8'/><circle cx='-13' cy='13' r='1.3'/><circle cx='15' cy='12' r='1.2'/></g>\n"
    "<g id='track2' fill='#b9a575' opacity='.8'><circle cx='-4' cy='-12' r='1.5'/><circle cx='13' cy='-2' r='1.7'/>"
    "<circle cx='-12' cy='4' r='1.3'/><circle cx='5' cy='14' r='1.4'/></g>\n"
    "<g id='concrete'><rect x='-24' y='-24' width='48' height='13' fill='#b5b5ac' stroke='#6f6f68' stroke-width='1.5'/>"
    "</g>\n"
    "<g id='bag'><rect x='-7' y='-4' width='14' height='8' rx='3.5' fill='#d3c391' stroke='#86754a'/>"
    "<path d='M-4-1.5h8' stroke='#e9deb6' stroke-width='1.4'/></g>\n"
    "<g id='bags'><use href='#bag' x='-16' y='-14'/><use href='#bag' x='-2' y='-14'/><use href='#bag' x='12' y='-14'/>"
    "<use href='#bag' x='-10' y='-19'/><use href='#bag' x='4' y='-19'/><use href='#bag' x='17' y='-19'/></g>\n"
    "<radialGradient id='smoke'><stop stop-color='#f4f4f1' stop-opacity='.95'/>"
    "<stop offset='.6' stop-color='#dcdcd8' stop-opacity='.75'/>"
    "<stop offset='1' stop-color='#c8c8c4' stop-opacity='0'/>"
    "</radialGradient>\n";

/* Edges: what is inside lies below. */
static const char drawn_edges[] =
    "<g id='wall'><path d='M-3.5 0h55' stroke='#453a30' stroke-width='7'/>"
    "<path d='M-2 0h52' stroke='#8a7b69' stroke-width='3'/></g>\n"
    "<g id='opening'><use href='#wall'/><rect x='10' y='-4' width='28' height='8' fill='#f1e6c8'/>"
    "<path d='M10 0h28' stroke='#b4342b' stroke-width='4'/>"
    "<path d='M10-4v8M38-4v8' stroke='#453a30' stroke-width='2.5'/>"
    "</g>\n"
    "<g id='door'><use href='#wall'/><rect x='11' y='-4' width='26' height='8' fill='#d9b67c'/>"
    "<path d='M11-4v8M37-4v8' stroke='#453a30' stroke-width='2.5'/></g>\n"
    "<path id='arrow' d='M24 9l-8-10h5v-9h6v9h5z' fill='#2f6fb3' stroke='#fff' stroke-width='1.2'/>\n"
    "<g id='fence' stroke='#6b4f30' fill='none'><path d='M0 0h48' stroke-width='2'/>"
    "<path d='M3-4v8M17-4v8M31-4v8M45-4v8' stroke-width='3'/></g>\n"
    "<g id='lowwall' stroke='#6b6558'><path d='M0 0h48' stroke-width='8'/><path d='M1-1h46' stroke='#b7b0a0' "
    "stroke-width='4.5'/><path d='M9-3v5M20-3v5M31-3v5M41-3v5' stroke-width='1.2'/></g>\n"
    "<g id='slit'><use href='#wall'/><rect x='8' y='-2.5' width='32' height='5' fill='#16140f'/></g>\n"
    "<path id='doorway' d='M0 0h11M37 0h11' stroke='#6b5a45' stroke-width='6'/>\n"
    "<g id='tallhedge'><g fill='#000' opacity='.25'><circle cx='8' cy='4' r='9'/><circle cx='24' cy='4' r='9'/>"
    "<circle cx='40' cy='4' r='9'/></g><g fill='#2c4418'><circle cx='7' r='9'/><circle cx='18' cy='1' r='9'/>"
    "<circle cx='30' cy='-1' r='9'/><circle cx='42' r='9'/></g><g fill='#45632a'><circle cx='5' cy='-3' r='4.5'/>"
    "<circle cx='17' cy='-2' r='5'/><circle cx='29' cy='-4' r='5'/><circle cx='40' cy='-3' r='4.5'/></g></g>\n"
    "<path id='curtain' d='M0 0h48' stroke='#574a3b' stroke-width='4' stroke-dasharray='7 4'/>\n"
    "<g id='hedgeline'><g fill='#000' opacity='.22'><circle cx='7' cy='3' r='6'/><circle cx='20' cy='3' r='6'/>"
    "<circle cx='32' cy='3' r='6'/><circle cx='43' cy='3' r='6'/></g><g fill='#3a5720'><circle cx='6' r='6'/>"
    "<circle cx='17' cy='1' r='6.5'/><circle cx='29' cy='-1' r='6.5'/><circle cx='41' r='6.5'/></g>"
    "<g fill='#587b32'><circle cx='5' cy='-1.5' r='3'/><circle cx='16' cy='-1' r='3.4'/>"
    "<circle cx='28' cy='-3' r='3.4'/><circle cx='40' cy='-2' r='3.2'/></g></g>\n";

void art_print(struct grog_text *out)
{
    grog_print(out, "%s", drawn);
    art_print_grounds(out);
    for (unsigned i = 0; i < GROG_COUNT(plants); i++)
        print_blobs(&plants[i], print_leaf, out);
    for (unsigned i = 0; i < GROG_COUNT(stones); i++)
        print_blobs(&stones[i], print_stone, out);
    grog_print(out, "%s", drawn_edges);
}
