/* SPDX-License-Identifier: MIT */
/* campaign_list.c -- `grognard campaign list`: how far each is, how it stands, who is left, which Mission goes on. */
#include "base/json.h"
#include "campaign_open.h"
#include "campaign_parts.h"
#include "command/args.h"
#include "command/memory.h"
#include "command/terminal.h"
#include "kernel/state.h"
#include "library/campaigns.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROOM = 512 };

struct line {
    const char *name;
    char folder[PATH_BYTES], turn[ROOM], standing[ROOM], left[ROOM], next[ROOM];
    unsigned people, lost;
    struct sortie s;
    const char *end;
};

static void count_people(const struct campaign_open *c, struct line *l)
{
    struct grog_person *at = must_have(GROG_PEOPLE, sizeof *at);
    struct grog_text t = { .at = l->left, .room = sizeof l->left };
    unsigned n = campaign_people(c, at);
    for (unsigned i = 0; i < n; i++) {
        if (at[i].here)
            grog_print(&t, "%s%s", l->people ? ", " : "", campaign_card(c, at[i].card));
        l->people += at[i].here;
        l->lost += !at[i].here;
    }
    free(at);
}

/* The name of the Mission that is fought now. */
static const char *mission_now(const struct campaign_open *c)
{
    static struct grog_stage none;
    struct grog_stage *at = must_have(GROG_STAGES, sizeof *at), found = none;
    unsigned n = campaign_stages(c, at);
    for (unsigned i = 0; i < n; i++)
        if (at[i].state == GROG_STAGE_NOW)
            found = at[i];
    free(at);
    return campaign_card(c, found.card);
}

static void say_next(const struct campaign_open *c, struct line *l)
{
    static const char *const state[] = {
        [SORTIE_NONE] = "", [SORTIE_READY] = "ready", [SORTIE_BEGUN] = "under way", [SORTIE_FOUGHT] = "fought",
        [SORTIE_BY_HAND] = "being reported",
    };
    struct grog_text t = { .at = l->next, .room = sizeof l->next };
    if (l->s.state != SORTIE_NONE)
        grog_print(&t, "Mission %u%s%s: %s", (unsigned)l->s.number, *mission_now(c) ? ", " : "", mission_now(c),
                   state[l->s.state]);
    else if (!l->s.over)
        grog_say_question(&c->s, c->view, &t);
    l->next[strcspn(l->next, "\n")] = 0;
}

static bool read_line(struct program *program, struct line *l)
{
    struct grog_error why = { 0 };
    struct campaign_open *c = must_have(1, sizeof *c);
    bool good = sortie_look(program->library, l->folder, &l->s, &why);
    if (!good)
        complain("campaign list", &why);
    good = good && campaign_open(program, "campaign list", l->folder, c);
    if (good) {
        const struct grog_game *g = record_game(&c->record);
        grog_say_turn(&c->s, g->turn, &(struct grog_text){ .at = l->turn, .room = sizeof l->turn });
        campaign_standing(c, &(struct grog_text){ .at = l->standing, .room = sizeof l->standing });
        count_people(c, l);
        say_next(c, l);
        l->end = !grog_over(g) ? "goes on" : g->winners ? "won" : "lost";
    }
    campaign_close(c);
    free(c);
    return good;
}

static void line_to_json(struct json *j, const struct line *l)
{
    json_open(j, NULL, '{');
    json_text(j, "name", l->name);
    json_text(j, "folder", l->folder);
    json_text(j, "turn", l->turn);
    json_text(j, "standing", l->standing);
    json_number(j, "people", l->people);
    json_number(j, "lost", l->lost);
    json_text(j, "left", l->left);
    if (l->s.state != SORTIE_NONE)
        json_number(j, "mission", l->s.number);
    json_text(j, "next", l->next);
    json_flag(j, "practice", l->s.practice);
    json_text(j, "end", l->end);
    json_close(j, '}');
}

static void add_line(struct columns *c, const struct line *l)
{
    columns_row(c);
    columns_cell(c, "%s", l->name);
    columns_cell(c, "%s", l->s.over ? l->end : l->turn);
    columns_cell(c, "%s", l->standing);
    if (l->lost)
        columns_cell(c, "%u, %u lost", l->people, l->lost);
    else
        columns_cell(c, "%u", l->people);
    columns_cell(c, "%s", l->next);
}

int campaign_cmd_list(struct program *program, int argc, char **argv)
{
    static const char *const head[] = { "campaign", "at", "standing", "left", "next" };
    bool json = false;
    const struct args_option options[] = {
        { "json", NULL, "the list as JSON", ARGS_FLAG(&json) },
        { 0 },
    };
    const struct args_usage usage = {
        "campaign list", "", "List your campaigns, the one that was played last before all others.", options, 0, 0,
    };
    enum args_answer answer = args_read(&usage, argc, argv, NULL);
    if (answer != ARGS_GO_ON)
        return args_exit(answer);
    struct campaign_name *names = must_have(CAMPAIGNS_MOST, sizeof *names);
    struct columns c = { .n = GROG_COUNT(head) };
    struct json j = { .to = stdout };
    struct grog_error why = { 0 };
    int status = CLI_YES;
    unsigned n = campaigns_list(names);
    columns_row(&c);
    for (unsigned i = 0; i < c.n; i++)
        columns_cell(&c, "%s", head[i]);
    if (json)
        json_open(&j, NULL, '[');
    for (unsigned i = 0; i < n; i++) {
        struct line *l = must_have(1, sizeof *l);
        l->name = names[i].name;
        if (!campaigns_folder(l->name, l->folder, &why) || !read_line(program, l))
            status = CLI_NO;                            /* the others are listed all the same */
        else if (json)
            line_to_json(&j, l);
        else
            add_line(&c, l);
        free(l);
    }
    if (json)
        json_close(&j, ']');
    else if (c.rows > 1)
        columns_print(&c);
    else if (status == CLI_YES)
        printf("You have no campaign.  Begin one with: grognard campaign new NAME\n");
    if (json || c.rows <= 1)
        columns_free(&c);
    free(names);
    return status;
}
