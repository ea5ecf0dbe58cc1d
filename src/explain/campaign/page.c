/* SPDX-License-Identifier: MIT */
/* page.c -- the page between two Missions: how the campaign stands, its Missions, and who there is with what. */
#include "campaign/rules.h"
#include "page.h"

#include <stdlib.h>

#define GROG_PAIRS(...) (const struct grog_pair[]){ __VA_ARGS__, { 0 } }

enum { PART_STANDING, PART_ROAD, PART_SQUADS, PART_CHART, PART_PEOPLE, NAME = 128, LIST = 2048 };

static void emit(const struct grog_reader *to, unsigned id, enum grog_part_sort sort, const char *text)
{
    if (*text)
        to->read(to->arg, &(struct grog_part){ .sort = sort, .id = id, .indent = 6, .text = text });
}

static const char *card_name(const struct grog_eyes *e, uint16_t card, char name[NAME])
{
    struct grog_text t = { .at = name, .room = NAME };
    name[0] = 0;
    grog_say_card(e->s, card, GROG_SHORT, &t);
    return name;
}

static const char *thing_name(const struct grog_eyes *e, uint16_t thing, char name[NAME])
{
    struct grog_text t = { .at = name, .room = NAME };
    name[0] = 0;
    grog_say_object(e->s, e->view, KIND_MEMBER, thing, GROG_SHORT, &t);
    return name;
}

/* "First March (a success) - Second March (now) - Last March" */
static void say_road(const struct grog_eyes *e, struct grog_text *out)
{
    struct grog_stage at[GROG_STAGES];
    unsigned n = campaign_chronicle.stages(e->m, e->view, at);
    char list[LIST] = "", name[NAME], with[NAME];
    struct grog_text t = { .at = list, .room = sizeof list };
    for (unsigned i = 0; i < n; i++) {
        grog_print(&t, i ? ", " : "");
        grog_say_plain(e->s, "campaign.page.stage", GROG_PAIRS({ "name", card_name(e, at[i].card, name), 0 },
                       { "state", NULL, at[i].state }, { "with", at[i].with ? card_name(e, at[i].with, with) : "", 0 },
                       { "known", NULL, at[i].with != 0 }), &t);
    }
    if (n)
        grog_say_plain(e->s, "campaign.page.road", GROG_PAIRS({ "list", list, 0 }), out);
}

/* The Mission that is prepared, and what there is to spend on it. */
void campaign_say_prepared(const struct grog_eyes *e, struct grog_text *out)
{
    const struct campaign *c = const_camp(e->view);
    char name[NAME], with[NAME];
    uint16_t other = other_of(e->m, c);
    grog_say_plain(e->s, "campaign.page.now", GROG_PAIRS({ "name", card_name(e, fought_of(e->m, c), name), 0 },
                   { "with", other ? card_name(e, other, with) : "", 0 }, { "known", NULL, other != 0 },
                   { "purse", NULL, camp_purse(e->m, c) }), out);
}

/* Each Squad: where it is, and what it is worth. */
static void say_squads(const struct grog_eyes *e, struct grog_text *out)
{
    const struct campaign *c = const_camp(e->view);
    struct grog_squad at[GROG_SQUADS];
    unsigned n = campaign_squads(e->m, e->view, at);
    for (unsigned i = 0; i < n; i++) {
        char squad[NAME] = "", square[NAME] = "";
        struct grog_text one = { .at = squad, .room = NAME };
        grog_say_object(e->s, e->view, KIND_SQUAD, (uint16_t)i, GROG_SHORT, &one);
        if (at[i].square < GROG_MAP_ROOM)
            card_name(e, c->square[at[i].square].thing.card, square);
        grog_print(out, i ? " " : "");
        grog_say_plain(e->s, "campaign.page.squad", GROG_PAIRS({ "squad", squad, 0 }, { "square", square, 0 },
                       { "people", NULL, at[i].people }, { "points", NULL, at[i].points },
                       { "spend", NULL, at[i].spend }), out);
    }
}

/* What the chart has brought so far. */
static void say_chart(const struct grog_eyes *e, struct grog_text *out)
{
    const struct campaign *c = const_camp(e->view);
    const int16_t *chart = sheet(e->m) + CAMPAIGN_CHART;
    char list[LIST] = "", name[NAME];
    struct grog_text t = { .at = list, .room = sizeof list };
    for (int i = 0; i < chart[0]; i++)
        if (c->adjusted[i])
            grog_say_plain(e->s, "campaign.page.adjusted", GROG_PAIRS(
                { "more", NULL, t.n != 0 }, { "name", card_name(e, wf_listed(chart, i).card, name), 0 },
                { "n", NULL, c->adjusted[i] }), &t);
    if (t.n)
        grog_say_plain(e->s, "campaign.page.chart", GROG_PAIRS({ "list", list, 0 }), out);
}

static void say_person(const struct grog_eyes *e, const struct grog_person *p, struct grog_text *out)
{
    char name[NAME], list[LIST] = "", status[NAME] = "", key[64];
    struct grog_text t = { .at = list, .room = sizeof list }, s = { .at = status, .room = sizeof status };
    for (unsigned i = 0; i < p->n; i++) {
        char card[NAME];
        grog_print(&t, "%s%s", i ? ", " : "", card_name(e, p->has[i], card));
    }
    struct grog_text k = { .at = key, .room = sizeof key };
    grog_print(&k, "campaign.status.%s", p->status);
    grog_say_plain(e->s, key, NULL, &s);
    grog_say_plain(e->s, "campaign.page.person", GROG_PAIRS({ "name", thing_name(e, p->thing, name), 0 },
                   { "here", NULL, p->here }, { "goes", NULL, p->goes }, { "status", status, 0 },
                   { "wounds", NULL, p->wounds }, { "health", NULL, p->health }, { "points", NULL, p->points },
                   { "missions", NULL, p->missions }, { "kills", NULL, p->kills }, { "left", NULL, p->left },
                   { "has", list, 0 }, { "any", NULL, p->n != 0 }), out);
}

static void read_board(const struct grog_eyes *e, const struct grog_reader *to)
{
    struct grog_person *at = calloc(GROG_PEOPLE, sizeof *at);
    char *room = malloc(2 * LIST);
    static void (*const say[])(const struct grog_eyes *e, struct grog_text *out) = {
        [PART_STANDING] = NULL, [PART_ROAD] = say_road, [PART_SQUADS] = say_squads, [PART_CHART] = say_chart,
    };
    unsigned n = at && room ? campaign_chronicle.people(e->m, e->view, at) : 0;
    for (unsigned i = 0; room && i < PART_PEOPLE; i++) {
        struct grog_text t = { .at = room, .room = 2 * LIST };
        room[0] = 0;
        (say[i] ? say[i] : campaign_chronicle.standing)(e, &t);
        emit(to, i, GROG_PARAGRAPH, room);
    }
    for (unsigned here = 2; room && here-- > 0; )       /* the fallen apart, behind the others */
        for (unsigned i = 0; i < n; i++) {
            struct grog_text t = { .at = room, .room = 2 * LIST };
            room[0] = 0;
            if (at[i].here == here)
                say_person(e, &at[i], &t);
            emit(to, PART_PEOPLE + i, GROG_PARAGRAPH, room);
        }
    free(room);
    free(at);
}

extern const struct grog_explain explain_campaign;
const struct grog_explain explain_campaign = {
    .system = "campaign", .board = read_board, .begin = campaign_read_beginning, .name = campaign_name,
    .note = campaign_say_price, .about = campaign_say_purse, .lost_by_all = true, .chronicle = &campaign_chronicle,
};
