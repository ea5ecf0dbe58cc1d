/* SPDX-License-Identifier: MIT */
/* campaign_show.c -- `grognard campaign show`: the map and the roster of a campaign, and the pages of its telling
 * (session/saga.h): what happened, each one's life in it, who was lost, how it ended, and the log sheet for paper. */
#define _POSIX_C_SOURCE 200809L
#include "base/file.h"
#include "base/json.h"
#include "campaign_open.h"
#include "campaign_parts.h"
#include "command/args.h"
#include "command/memory.h"
#include "command/terminal.h"
#include "kernel/state.h"
#include "kernel/system.h"
#include "library/campaigns.h"
#include "line.h"
#include "session/play_text.h"
#include "session/saga.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TEXT = 512 };

struct show {
    struct program *program;
    const char *folder;
    struct campaign_open *c;
    struct json *j;                     /* NULL: for people */
};

/* ---- a Mission's own record ------------------------------------------------------------------ */

/* The file of a Mission and who fought it, by its remarks; false: it was reported by hand. */
static bool find_mission(const struct show *s, unsigned number, char path[PATH_BYTES], char bot[SORTIE_BOT])
{
    struct file f;
    struct grog_error why;
    bot[0] = 0;
    if (!number || !campaigns_mission(s->folder, number, path) || !file_read(path, &f, &why))
        return false;
    sortie_fought_by(f.text, bot);
    file_free(&f);
    return true;
}

static const char *last_part(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

/* ---- the map ------------------------------------------------------------------------------------ */

static const char *const state_word[] = {
    [GROG_STAGE_AHEAD] = "to come", [GROG_STAGE_NOW] = "now", [GROG_STAGE_WON] = "a success",
    [GROG_STAGE_LOST] = "failed",
};

static void stage_to_json(const struct show *s, const struct grog_stage *at, const char *file, const char *bot)
{
    json_open(s->j, NULL, '{');
    if (at->number)
        json_number(s->j, "number", at->number);
    json_text(s->j, "name", campaign_card(s->c, at->card));
    if (at->with)
        json_text(s->j, "with", campaign_card(s->c, at->with));
    json_text(s->j, "state", state_word[at->state]);
    if (*file)
        json_text(s->j, "file", file);
    if (*bot)
        json_text(s->j, "bot", bot);
    json_close(s->j, '}');
}

static void add_stage(const struct show *s, struct columns *c, const struct grog_stage *at, const char *file,
                      const char *bot)
{
    char number[16] = "";
    bool fought = at->state == GROG_STAGE_WON || at->state == GROG_STAGE_LOST;
    if (at->number)
        snprintf(number, sizeof number, "%u", at->number);
    columns_row(c);
    columns_cell(c, "%s", number);
    columns_cell(c, "%s", campaign_card(s->c, at->card));
    columns_cell(c, "%s", campaign_card(s->c, at->with));
    columns_cell(c, "%s", state_word[at->state]);
    columns_cell(c, "%s%s%s", *file ? file : fought ? "reported by hand" : "", *bot ? ", by the bot " : "", bot);
}

static int show_map(const struct show *s)
{
    static const char *const head[] = { "", "Mission", "Objective", "state", "record" };
    struct grog_stage *at = must_have(GROG_STAGES, sizeof *at);
    struct columns c = { .n = GROG_COUNT(head) };
    unsigned n = campaign_stages(s->c, at);
    columns_row(&c);
    for (unsigned i = 0; i < c.n; i++)
        columns_cell(&c, "%s", head[i]);
    if (s->j) {
        json_open(s->j, NULL, '{');
        json_open(s->j, "stages", '[');
    }
    for (unsigned i = 0; i < n; i++) {
        char path[PATH_BYTES] = "", bot[SORTIE_BOT] = "";
        const char *file = find_mission(s, at[i].number, path, bot) ? last_part(path) : "";
        if (s->j)
            stage_to_json(s, &at[i], file, bot);
        else
            add_stage(s, &c, &at[i], file, bot);
    }
    if (s->j) {
        json_close(s->j, ']');
        campaign_map_json(s->c, s->j);
        json_close(s->j, '}');
        columns_free(&c);
    } else {
        campaign_map_print(s->c);
        columns_print(&c);
    }
    free(at);
    return CLI_YES;
}

/* ---- the roster ------------------------------------------------------------------------------------ */

static void person_to_json(const struct show *s, const struct grog_person *p)
{
    struct json *j = s->j;
    json_open(j, NULL, '{');
    json_text(j, "name", campaign_card(s->c, p->card));
    json_number(j, "seat", p->seat);
    json_text(j, "status", p->status);
    json_flag(j, "here", p->here);
    json_flag(j, "goes", p->goes);
    json_number(j, "wounds", p->wounds);
    json_number(j, "health", p->health);
    json_number(j, "points", p->points);
    json_number(j, "missions", p->missions);
    json_number(j, "kills", p->kills);
    json_number(j, "joined", p->joined);
    if (p->squad)
        json_number(j, "squad", p->squad);
    if (p->left)
        json_number(j, "left", p->left);
    json_open(j, "has", '[');
    for (unsigned i = 0; i < p->n; i++)
        json_text(j, NULL, campaign_card(s->c, p->has[i]));
    json_close(j, ']');
    json_close(j, '}');
}

static const char *say_status(const struct show *s, const struct grog_person *p, char room[TEXT])
{
    char key[96];
    struct grog_text t = { .at = room, .room = TEXT };
    room[0] = 0;
    snprintf(key, sizeof key, "%s.status.%s", s->c->s.m->system->name, p->status);
    if (!grog_words_has(s->c->s.words, key) || !grog_say_plain(&s->c->s, key, NULL, &t))
        return p->status;
    return room;
}

static void add_person(const struct show *s, struct columns *c, const struct grog_person *p)
{
    char status[TEXT], has[4 * TEXT] = "";
    struct grog_text t = { .at = has, .room = sizeof has };
    for (unsigned i = 0; i < p->n; i++)
        grog_print(&t, "%s%s", i ? ", " : "", campaign_card(s->c, p->has[i]));
    columns_row(c);
    columns_cell(c, "%s", campaign_card(s->c, p->card));
    columns_cell(c, "%s", say_status(s, p, status));
    if (p->here)
        columns_cell(c, "%d/%d", p->health - p->wounds, p->health);
    else
        columns_cell(c, "%s", "");
    columns_cell(c, "%d", p->missions);
    columns_cell(c, "%d", p->kills);
    columns_cell(c, "%d", p->points);
    columns_cell(c, "%s", has);
}

static int show_roster(const struct show *s)
{
    static const char *const head[] = { "name", "is", "health", "Missions", "kills", "points", "has" };
    struct grog_person *at = must_have(GROG_PEOPLE, sizeof *at);
    struct columns c = { .n = GROG_COUNT(head) };
    unsigned n = campaign_people(s->c, at);
    columns_row(&c);
    for (unsigned i = 0; i < c.n; i++)
        columns_cell(&c, "%s", head[i]);
    if (s->j)
        json_open(s->j, NULL, '[');
    for (unsigned here = 2; here-- > 0; )               /* the fallen behind the others */
        for (unsigned i = 0; i < n; i++)
            if (at[i].here == here) {
                if (s->j)
                    person_to_json(s, &at[i]);
                else
                    add_person(s, &c, &at[i]);
            }
    if (s->j)
        json_close(s->j, ']');
    else if (c.rows > 1)
        columns_print(&c);
    else
        printf("Nobody is in its books yet.\n");
    if (s->j || c.rows <= 1)
        columns_free(&c);
    free(at);
    return CLI_YES;
}

/* ---- pages of its telling ------------------------------------------------------------------------------ */

static void memorial_to_json(const struct saga *g, struct json *j)
{
    json_open(j, NULL, '[');
    for (unsigned i = 0; i < g->n_people; i++) {
        const struct saga_person *p = &g->person[i];
        const char *mission = "";
        for (unsigned k = 0; k < g->n_missions; k++)
            mission = g->mission[k].number == p->p.left ? g->mission[k].name : mission;
        if (p->p.here)
            continue;
        json_open(j, NULL, '{');
        json_text(j, "name", p->name);
        json_text(j, "status", p->p.status);
        json_number(j, "mission", p->p.left);
        json_text(j, "mission_name", mission);
        json_text(j, "by", p->end);
        json_number(j, "missions", p->p.missions);
        json_number(j, "kills", p->p.kills);
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void log_to_json(const struct saga *g, struct json *j)
{
    json_open(j, NULL, '[');
    for (uint32_t i = 0; i < g->n_lines; i++)
        json_text(j, NULL, g->line[i].text);
    json_close(j, ']');
}

/* Headings bold, items indented, all in lines of the screen's width; the sheet as it stands. */
static void print_page(const struct show *s, const char *text, bool as_it_stands)
{
    struct play p = { .library = s->program->library, .width = s->program->width, .s = s->c->s };
    print_to_stdout(&p);
    for (const char *at = text; *at; ) {
        char line[2 * PLAY_LINE];
        size_t n = strcspn(at, "\n");
        snprintf(line, sizeof line, "%.*s", (int)n, at);
        bool head = !strncmp(line, "# ", 2);
        if (head)
            printf("%s%s\n", ink(INK_BOLD), line + 2);
        else if (as_it_stands)
            printf("%s\n", line);
        else
            play_print(&p, strncmp(line, "- ", 2) ? 0 : 2, line);
        if (head)
            printf("%s", ink(INK_PLAIN));
        at += n + (at[n] == '\n');
    }
}

static int show_saga(const struct show *s, enum saga_page page, const char *name)
{
    struct grog_error why = { 0 };
    struct grog_text text = { 0 };
    bool whole = page == SAGA_LOG || page == SAGA_END, life = page == SAGA_PERSON;
    struct saga *g = saga_read(s->program->library, s->c->s.words, s->folder,
                               whole ? SAGA_WHOLE : life || page == SAGA_MEMORIAL ? SAGA_LOSSES : SAGA_STANDING, &why);
    unsigned whom = g && life ? saga_find(g, name) : 0;
    bool good = g && (!life || whom);
    if (!g)
        complain("campaign show", &why);
    else if (!good)
        fprintf(stderr, "grognard campaign show: '%.100s' is nobody in its books, or several\n", name);
    else if (s->j && page == SAGA_MEMORIAL)
        memorial_to_json(g, s->j);
    else if (s->j && page == SAGA_LOG)
        log_to_json(g, s->j);
    else if (s->j)
        saga_json(g, stdout);
    else {
        do saga_say(g, s->c->s.words, page, whom, &text); while (text_grows(&text));
        print_page(s, text.at, page == SAGA_SHEET);
    }
    free(text.at);
    saga_free(g);
    return good ? CLI_YES : CLI_TROUBLE;
}

/* All that a page draws of, as JSON: `saga`, or with --whole what its Missions' files add. */
static int show_all(const struct show *s, bool whole)
{
    struct grog_error why = { 0 };
    struct saga *g = saga_read(s->program->library, s->c->s.words, s->folder, whole ? SAGA_WHOLE : SAGA_STANDING, &why);
    if (!g)
        return complain("campaign show", &why);
    saga_json(g, stdout);
    saga_free(g);
    return CLI_YES;
}

/* ---- the command ------------------------------------------------------------------------------------------------ */

static const struct { const char *name; int (*run)(const struct show *s); enum saga_page page; } pages[] = {
    { "map", show_map, 0 }, { "roster", show_roster, 0 }, { "person", NULL, SAGA_PERSON }, { "log", NULL, SAGA_LOG },
    { "memorial", NULL, SAGA_MEMORIAL }, { "end", NULL, SAGA_END }, { "sheet", NULL, SAGA_SHEET },
    { "saga", NULL, SAGA_PAGES },
};

static int show_page(const struct show *s, unsigned page, const char *name, bool whole)
{
    if (pages[page].run)
        return pages[page].run(s);
    return pages[page].page == SAGA_PAGES ? show_all(s, whole) : show_saga(s, pages[page].page, name);
}

int campaign_cmd_show(struct program *program, int argc, char **argv)
{
    bool json = false, whole = false;
    int operands, status = CLI_TROUBLE;
    const struct args_option options[] = {
        { "json", NULL, "the page as JSON", ARGS_FLAG(&json) },
        { "whole", NULL, "of saga: what the Missions' own files add, which takes a moment each", ARGS_FLAG(&whole) },
        { 0 },
    };
    const struct args_usage usage = {
        "campaign show", "NAME PAGE [WHO]",
        "Print a page of a campaign:\n"
        "  map       its Missions in order, with their records\n"
        "  roster    everybody in its books\n"
        "  person    the life of WHO: his Missions, Kills, Wounds, what he earned, how he was lost\n"
        "  log       what happened, Mission by Mission\n"
        "  memorial  who was lost, when, where and by what\n"
        "  end       its levels, the points behind each Mission, all of it in numbers\n"
        "  sheet     the log sheet, for paper\n"
        "  saga      all of it, as JSON", options, 2, 3,
    };
    char folder[PATH_BYTES];
    unsigned page = 0;
    enum args_answer answer = args_read(&usage, argc, argv, &operands);
    if (answer != ARGS_GO_ON)
        return args_exit(answer);
    while (page < GROG_COUNT(pages) && strcmp(pages[page].name, argv[2]) != 0)
        page++;
    if (page == GROG_COUNT(pages)) {
        fprintf(stderr, "grognard campaign show: '%s' is none of map, roster, person, log, memorial, end, sheet, "
                "saga\n", argv[2]);
        return CLI_TROUBLE;
    }
    struct campaign_open *c = must_have(1, sizeof *c);
    struct json j = { .to = stdout };
    struct show s = { program, folder, c, json ? &j : NULL };
    if (campaign_find("campaign show", argv[1], folder) && campaign_open(program, "campaign show", folder, c))
        status = show_page(&s, page, operands == 3 ? argv[3] : "", whole);
    campaign_close(c);
    free(c);
    return status;
}
