/* SPDX-License-Identifier: MIT */
/* sim_every.c -- `grognard sim --every`: each ready-made team in its Mission, or each scenario, a line each, and what
 * no game of all of them used.
 *
 * Teams are the cards of the kind that a system calls "team"; their field "mission" says what they are made for.  A
 * scenario is a card of the kind "scenario" that names armies; its field "seats" says for how many. */
#include "lab.h"
#include "command/terminal.h"
#include "unused_rows.h"
#include "base/json.h"
#include "command/memory.h"
#include "library/library.h"
#include "sim.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct table {
    const struct sim_plan *plan;
    struct columns  columns;
    struct json    *json;                               /* NULL: columns */
    struct grog_reached reached;                        /* by all of them */
};

static uint8_t kind_called(const struct grog_system *s, const char *name)
{
    for (uint8_t k = 1; k < s->n_card_kinds; k++)
        if (!strcmp(s->card_kinds[k].name, name))
            return k;
    return 0;
}

static const struct grog_card_field *field_called(const struct grog_card_kind *kind, const char *name)
{
    for (unsigned i = 0; i < kind->fields; i++)
        if (!strcmp(kind->field[i].name, name))
            return &kind->field[i];
    return NULL;
}

static void head(struct columns *c)
{
    static const char *const name[] = { "mission", "team", "wins", "games", "decisions a game", "most" };
    c->n = GROG_COUNT(name);
    columns_row(c);
    for (size_t i = 0; i < GROG_COUNT(name); i++)
        columns_cell(c, "%s", name[i]);
}

static void to_row(struct columns *c, const char *mission, const char *team, const struct tally *t)
{
    uint64_t wins = sim_tenths(100 * (t->games - t->draws), t->games);
    columns_row(c);
    columns_cell(c, "%s", mission);
    columns_cell(c, "%s", team);
    columns_cell(c, "%" PRIu64 ".%" PRIu64 "%%", wins / 10, wins % 10);
    columns_cell(c, "%" PRIu64, t->games);
    columns_cell(c, "%" PRIu64, sim_tenths(t->decisions, t->games) / 10);
    columns_cell(c, "%" PRIu64, t->most);
}

static void to_json(struct json *j, const char *mission, const char *team, const struct tally *t)
{
    json_open(j, NULL, '{');
    json_text(j, "mission", mission);
    json_text(j, "team", team);
    json_number(j, "games", (int64_t)t->games);
    json_number(j, "wins", (int64_t)(t->games - t->draws));
    json_number(j, "decisions", (int64_t)t->decisions);
    json_tenths(j, "decisions_mean", sim_tenths(t->decisions, t->games));
    json_close(j, '}');
}

static bool play(struct table *to, const char *mission, const char *team)
{
    struct sim_plan plan = *to->plan;
    struct sim_outcome *o = must_have(1, sizeof *o);
    plan.match.mission = mission;
    plan.match.team = team;
    struct grog_match *m = wished_match(plan.program->library, "sim", &plan.match);
    o->m = m;
    bool good = m && sim_bots("sim", grog_system_name(m->system), plan.bot, o->bot) && sim_play(&plan, o);
    if (good && to->json)
        to_json(to->json, mission, team, &o->t);
    else if (good)
        to_row(&to->columns, mission, team, &o->t);
    grog_reached_add(&to->reached, &o->t.reached);
    grog_match_free(m);
    free(o);
    return good;
}

/* ---- scenarios ------------------------------------------------------------- */

/* Games that a side won: those of its first seat. */
static uint64_t wins_of(const struct sim_outcome *o, bool second)
{
    for (unsigned seat = 0; seat < grog_seats(o->m); seat++)
        if (((grog_side(o->m, 0) >> seat & 1) == 0) == second)
            return o->t.wins[seat];
    return 0;
}

static void scenario_to_row(struct columns *c, const char *name, const struct sim_outcome *o)
{
    columns_row(c);
    columns_cell(c, "%s", name);
    for (unsigned side = 0; side < 2; side++) {
        uint64_t share = sim_tenths(100 * wins_of(o, side == 1), o->t.games);
        columns_cell(c, "%" PRIu64 ".%" PRIu64 "%%", share / 10, share % 10);
    }
    columns_cell(c, "%" PRIu64, o->t.draws);
    columns_cell(c, "%" PRIu64, o->t.games);
    columns_cell(c, "%" PRIu64, sim_tenths(o->t.decisions, o->t.games) / 10);
}

static void scenario_to_json(struct json *j, const char *name, const struct sim_outcome *o)
{
    json_open(j, NULL, '{');
    json_text(j, "scenario", name);
    json_number(j, "games", (int64_t)o->t.games);
    json_number(j, "first", (int64_t)wins_of(o, false));
    json_number(j, "second", (int64_t)wins_of(o, true));
    json_number(j, "draws", (int64_t)o->t.draws);
    json_number(j, "decisions", (int64_t)o->t.decisions);
    json_close(j, '}');
}

static bool play_scenario(struct table *to, const char *name, int seats)
{
    struct sim_plan plan = *to->plan;
    struct sim_outcome *o = must_have(1, sizeof *o);
    plan.match.scenario = name;
    plan.match.seats = (uint64_t)seats;
    struct grog_match *m = wished_match(plan.program->library, "sim", &plan.match);
    o->m = m;
    bool good = m && sim_bots("sim", grog_system_name(m->system), plan.bot, o->bot) && sim_play(&plan, o);
    if (good && to->json)
        scenario_to_json(to->json, name, o);
    else if (good)
        scenario_to_row(&to->columns, name, o);
    grog_reached_add(&to->reached, &o->t.reached);
    grog_match_free(m);
    free(o);
    return good;
}

static void scenario_head(struct columns *c)
{
    static const char *const name[] = { "scenario", "first", "second", "nobody", "games", "decisions a game" };
    c->n = GROG_COUNT(name);
    columns_row(c);
    for (size_t i = 0; i < GROG_COUNT(name); i++)
        columns_cell(c, "%s", name[i]);
}

/* Those that bring their armies; others wait for somebody to build them. */
static bool every_scenario(struct table *to, const struct grog_box *box, uint8_t kind)
{
    const struct grog_card_field *seats = field_called(&box->system->card_kinds[kind], "seats"),
                                 *armies = field_called(&box->system->card_kinds[kind], "armies");
    bool good = true;
    for (uint32_t c = 1; c < box->cards->cards; c++) {
        const struct grog_card *card = &box->cards->card[c];
        if (card->kind == kind && (!armies || card->number[armies->at]))
            good &= play_scenario(to, card->name, seats ? card->number[seats->at] : 0);
    }
    return good;
}

/* ---- all ------------------------------------------------------------------- */

static bool every_team(struct table *to, const struct grog_box *box, uint8_t team,
                       const struct grog_card_field *mission)
{
    bool good = true;
    for (uint32_t c = 1; c < box->cards->cards; c++) {
        const struct grog_card *card = &box->cards->card[c];
        if (card->kind == team && card->number[mission->at])
            good &= play(to, box->cards->card[(uint16_t)card->number[mission->at]].name, card->name);
    }
    return good;
}

int sim_every(const struct sim_plan *p)
{
    struct json json = { .to = stdout };
    const struct grog_box *box = asked_box(p->program, "sim", p->match.system);
    uint8_t team = box ? kind_called(box->system, "team") : 0;
    const struct grog_card_field *mission = team ? field_called(&box->system->card_kinds[team], "mission") : NULL;
    uint8_t scenario = box ? kind_called(box->system, "scenario") : 0;
    if (!mission && !scenario) {
        if (box)
            fprintf(stderr, "grognard sim: %s has no ready-made teams\n", grog_system_name(box->system));
        return CLI_TROUBLE;
    }
    struct table *to = must_have(1, sizeof *to);
    to->plan = p;
    to->json = p->json ? &json : NULL;
    (mission ? head : scenario_head)(&to->columns);
    if (to->json)
        json_open(to->json, NULL, '[');
    bool good = mission ? every_team(to, box, team, mission) : every_scenario(to, box, scenario);
    if (to->json)
        json_close(to->json, ']');
    else
        columns_print(&to->columns);
    if (p->reached && !to->json)
        never_print(box->system, &to->reached);
    free(to->columns.cell);
    free(to);
    return good ? CLI_YES : CLI_NO;
}
