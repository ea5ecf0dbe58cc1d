/* SPDX-License-Identifier: MIT */
/* campaign_map.c -- the map of a campaign as a list: each square, where its arrows lead, who holds it, who is there. */
#include "base/json.h"
#include "campaign_open.h"
#include "command/memory.h"
#include "command/terminal.h"

#include <stdlib.h>

struct map {
    unsigned squares, roads, squads;
    struct grog_mapped square[GROG_MAP_ROOM];
    struct grog_road   road[GROG_ROADS];
    struct grog_squad  squad[GROG_SQUADS];
};

static const char *const held_word[] = {
    [GROG_HELD_BY_NOBODY] = "", [GROG_HELD_BY_ENEMY] = "enemy", [GROG_HELD_BY_US] = "ours",
};

/* Yours to free. */
static struct map *read_map(const struct campaign_open *c)
{
    struct map *map = must_have(1, sizeof *map);
    const struct grog_chronicle *x = c->explain->chronicle;
    if (!x || !x->map)
        return map;
    map->squares = x->map(c->s.m, c->view, map->square);
    map->roads = x->roads(c->s.m, c->view, map->road);
    map->squads = x->squads(c->s.m, c->view, map->squad);
    return map;
}

void campaign_map_json(const struct campaign_open *c, struct json *j)
{
    struct map *map = read_map(c);
    json_open(j, "squares", '[');
    for (unsigned i = 0; i < map->squares; i++) {
        const struct grog_mapped *at = &map->square[i];
        json_open(j, NULL, '{');
        json_number(j, "number", at->number);
        json_text(j, "name", campaign_card(c, at->card));
        json_flag(j, "objective", at->objective);
        json_flag(j, "start", at->start);
        json_text(j, "held", held_word[at->held]);
        json_number(j, "x", at->x);
        json_number(j, "y", at->y);
        json_close(j, '}');
    }
    json_close(j, ']');
    json_open(j, "roads", '[');
    for (unsigned i = 0; i < map->roads; i++) {
        json_open(j, NULL, '[');
        json_number(j, NULL, map->square[map->road[i].from].number);
        json_number(j, NULL, map->square[map->road[i].to].number);
        json_close(j, ']');
    }
    json_close(j, ']');
    json_open(j, "squads", '[');
    for (unsigned i = 0; i < map->squads; i++) {
        const struct grog_squad *at = &map->squad[i];
        json_open(j, NULL, '{');
        json_number(j, "number", at->number);
        if (at->square < map->squares)
            json_number(j, "square", map->square[at->square].number);
        json_number(j, "people", at->people);
        json_flag(j, "now", at->now);
        json_number(j, "points", at->points);
        json_number(j, "spend", at->spend);
        json_close(j, '}');
    }
    json_close(j, ']');
    free(map);
}

static void say_roads(const struct map *map, unsigned from, struct grog_text *out)
{
    for (unsigned i = 0; i < map->roads; i++)
        if (map->road[i].from == from)
            grog_print(out, "%s%u", out->n ? ", " : "", map->square[map->road[i].to].number);
}

static void say_squads(const struct map *map, unsigned square, struct grog_text *out)
{
    for (unsigned i = 0; i < map->squads; i++)
        if (map->squad[i].square == square)
            grog_print(out, "%sSquad %u (%u, %d RP%s)", out->n ? ", " : "", map->squad[i].number,
                       map->squad[i].people, map->squad[i].points, map->squad[i].now ? ", now" : "");
}

void campaign_map_print(const struct campaign_open *c)
{
    static const char *const head[] = { "", "square", "leads to", "held by", "there" };
    struct map *map = read_map(c);
    struct columns to = { .n = GROG_COUNT(head) };
    columns_row(&to);
    for (unsigned i = 0; i < to.n; i++)
        columns_cell(&to, "%s", head[i]);
    for (unsigned i = 0; i < map->squares; i++) {
        const struct grog_mapped *at = &map->square[i];
        char roads[128] = "", there[256] = "";
        say_roads(map, i, &(struct grog_text){ .at = roads, .room = sizeof roads });
        say_squads(map, i, &(struct grog_text){ .at = there, .room = sizeof there });
        columns_row(&to);
        columns_cell(&to, "%u", at->number);
        columns_cell(&to, "%s%s", campaign_card(c, at->card), at->start ? " (start)" : "");
        columns_cell(&to, "%s", roads);
        columns_cell(&to, "%s", held_word[at->held]);
        columns_cell(&to, "%s", there);
    }
    if (map->squares) {
        columns_print(&to);
        putchar('\n');
    } else {
        columns_free(&to);
    }
    free(map);
}
