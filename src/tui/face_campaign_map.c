/* SPDX-License-Identifier: MIT */
/* face_campaign_map.c -- a campaign's map, drawn in characters: its squares on their grid with who holds them and which
 * Squads are there, and the ways between them, each with a head where it leads. */
#include "face_campaign.h"
#include "kernel/state.h"

#include <stdlib.h>

enum { LOW = 2, HIGH = 3 };             /* lines of a square, where there is little room and where there is enough */

struct grid { struct area a; int w, h; };

static struct area cell(const struct grid *g, const struct grog_mapped *s)
{
    return (struct area){ g->a.x + s->x * g->w, g->a.y + s->y * g->h, g->w, g->h };
}

static int sign(int n) { return (n > 0) - (n < 0); }

/* A dotted line from one square to another; its head stands where two thirds of it lie behind. */
static void draw_road(struct table *t, const struct grid *g, const struct grog_mapped *from,
                      const struct grog_mapped *to)
{
    int x0 = from->x * g->w + 2, y0 = from->y * g->h, x1 = to->x * g->w + 2, y1 = to->y * g->h;
    int dx = x1 - x0, dy = y1 - y0, n = abs(dx) > abs(dy) ? abs(dx) : abs(dy);
    for (int i = 1; i < n; i++) {
        bool head = i == n * 2 / 3;
        uint32_t glyph = !head ? 0x00b7u : abs(dx) >= abs(dy) ? (sign(dx) > 0 ? '>' : '<') : sign(dy) > 0 ? 'v' : '^';
        canvas_put(t->canvas, g->a, x0 + dx * i / n, y0 + dy * i / n, glyph, ROLE_DIM, head ? BOLD : 0);
    }
}

static void draw_square(struct table *t, const struct grid *g, const struct grog_mapped *s, unsigned place,
                        const struct grog_squad *squad, unsigned squads)
{
    static const uint8_t role[] = { ROLE_NEUTRAL, ROLE_ENEMY, ROLE_YOURS };
    char room[128];
    struct grog_text here = grog_text_in(room, sizeof room);
    struct area a = cell(g, s);
    bool any = false;
    canvas_print(t->canvas, a, 0, 0, (enum role)role[s->held % 3], s->objective ? BOLD : 0, "%u %s", s->number,
                 s->card ? grog_card(t->p->m, s->card)->name : "");
    room[0] = 0;
    for (unsigned i = 0; i < squads; i++)
        if (squad[i].square == place) {
            grog_print(&here, "%s%u%s", any ? " " : "", squad[i].number, squad[i].now ? "!" : "");
            any = true;
        }
    if (any)
        canvas_print(t->canvas, (struct area){ a.x, a.y + 1, a.w, 1 }, 0, 0, ROLE_NUMBER, BOLD, "[%s]", room);
}

int campaign_map_draw(struct table *t, const struct grog_chronicle *x, struct area a)
{
    struct grog_mapped at[GROG_MAP_ROOM];
    struct grog_road road[GROG_ROADS];
    struct grog_squad squad[GROG_SQUADS];
    unsigned n = x->map ? x->map(t->p->m, t->p->view, at) : 0;
    int wide = 1, high = 1;
    if (!n)
        return 0;
    unsigned roads = x->roads(t->p->m, t->p->view, road), squads = x->squads(t->p->m, t->p->view, squad);
    for (unsigned i = 0; i < n; i++) {
        wide = at[i].x >= wide ? at[i].x + 1 : wide;
        high = at[i].y >= high ? at[i].y + 1 : high;
    }
    struct grid g = { .a = a, .w = a.w / wide, .h = a.h >= HIGH * high + 4 ? HIGH : LOW };
    g.a.h = g.h * high < a.h ? g.h * high : a.h;
    for (unsigned i = 0; i < roads; i++)
        if (road[i].from < n && road[i].to < n)
            draw_road(t, &g, &at[road[i].from], &at[road[i].to]);
    for (unsigned i = 0; i < n; i++)
        draw_square(t, &g, &at[i], i, squad, squads);
    return g.a.h;
}
