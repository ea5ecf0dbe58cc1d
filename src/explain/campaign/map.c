/* SPDX-License-Identifier: MIT */
/* map.c -- the map of a campaign's Sheet: its squares, who holds them, and where each Squad is. */
#include "campaign/rules.h"
#include "page.h"

unsigned campaign_map(const struct grog_match *m, const struct grog_game *view, struct grog_mapped out[GROG_MAP_ROOM])
{
    const struct campaign *c = const_camp(view);
    const int16_t *squares = sheet(m) + CAMPAIGN_SQUARES, *at = sheet(m) + CAMPAIGN_AT;
    bool offensive = sheet(m)[CAMPAIGN_SORT] == OFFENSIVE_CAMPAIGN;
    unsigned n = 0;
    EACH_SQUARE(c, i) {
        struct wf_listed row = wf_listed(squares, (int)i), where = { 0, 0 };
        if ((int)i < at[0])
            where = wf_listed(at, (int)i);
        out[n++] = (struct grog_mapped){
            .card = row.card, .story = campaign_story_of(m, row.card), .number = (uint8_t)(i + 1), .start = row.n == 1,
            .objective = kind_of(m, row.card) == OF_OBJECTIVE, .x = (uint8_t)where.card, .y = (uint8_t)where.n,
            .held = !offensive || kind_of(m, row.card) != OF_OBJECTIVE ? GROG_HELD_BY_NOBODY
                  : c->square[i].held ? GROG_HELD_BY_US : GROG_HELD_BY_ENEMY,
        };
    }
    return n;
}

unsigned campaign_roads(const struct grog_match *m, const struct grog_game *view, struct grog_road out[GROG_ROADS])
{
    const int16_t *lines = sheet(m) + CAMPAIGN_LINES;
    (void)view;
    for (int i = 0; i < lines[0]; i++)
        out[i] = (struct grog_road){ (uint8_t)(wf_listed(lines, i).card - 1), (uint8_t)(wf_listed(lines, i).n - 1) };
    return (unsigned)lines[0];
}

unsigned campaign_squads(const struct grog_match *m, const struct grog_game *view, struct grog_squad out[GROG_SQUADS])
{
    const struct campaign *c = const_camp(view);
    unsigned n = 0;
    for (unsigned s = 1; s <= c->squads; s++) {
        struct grog_squad *to = &out[n++];
        *to = (struct grog_squad){
            .number = (uint8_t)s,
            .square = (uint8_t)(c->squad_place[s - 1] ? c->squad_place[s - 1] - 1 : GROG_MAP_ROOM),
            .now = c->squad == s, .points = (int16_t)camp_squad_worth(m, c, s), .spend = (int16_t)c->squad_spend[s - 1],
        };
        EACH_MEMBER(c, i)
            to->people = (uint8_t)(to->people + (c->member[i].where == s && c->member[i].status == FIT));
    }
    return n;
}
