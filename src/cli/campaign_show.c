/* SPDX-License-Identifier: MIT */
/* campaign_show.c -- `grognard campaign show`: the map, the roster, the log and the memorial of a campaign. */
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
#include "session/play_open.h"
#include "session/play_text.h"
#include "session/sortie_check.h"

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

/* What the Mission's result says of his end, by the words of its system: `warfighter.memorial.hit-by`. */
static void say_end(const struct show *s, unsigned number, const char *name, struct grog_text *out)
{
    char path[PATH_BYTES], bot[SORTIE_BOT];
    struct record r;
    struct grog_result *result = must_have(1, sizeof *result);
    if (find_mission(s, number, path, bot) && record_read(&r, s->program->library, path, UINT32_MAX)) {
        const struct grog_match *m = record_match(&r);
        struct grog_speaker in = { .words = s->c->s.words, .m = m, .viewer = GROG_SPECTATOR };
        uint16_t whom = 0;
        grog_result(m, record_game(&r), result);
        for (unsigned i = 0; i < result->lines && !whom; i++)
            if (!strcmp(grog_card(m, result->line[i].card)->name, name))
                whom = result->line[i].whom;
        for (unsigned i = 0; i < result->lines && whom; i++) {
            const struct grog_result_line *l = &result->line[i];
            char key[96];
            snprintf(key, sizeof key, "%s.memorial.%s", m->system->name, grog_result_word(m, l->kind));
            for (char *c = key; *c; c++)
                *c = *c == ' ' ? '-' : *c;
            if (l->whom == whom && grog_words_has(in.words, key))
                grog_say_plain(&in, key, GROG_PAIRS({ "card", l->card ? grog_card(m, l->card)->name : "", 0 },
                               { "n", NULL, l->amount }, { "known", NULL, l->card != 0 }), out);
        }
        record_close(&r);
    }
    free(result);
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

/* ---- the memorial --------------------------------------------------------------------------------------- */

static const char *mission_called(const struct show *s, unsigned number, const struct grog_stage *at, unsigned n)
{
    for (unsigned i = 0; i < n; i++)
        if (at[i].number == number)
            return campaign_card(s->c, at[i].card);
    return "";
}

static void say_lost(const struct show *s, const struct grog_person *p, const char *mission)
{
    char status[TEXT], end[TEXT] = "";
    struct grog_text t = { .at = end, .room = sizeof end };
    const char *name = campaign_card(s->c, p->card);
    say_end(s, p->left, name, &t);
    if (s->j) {
        json_open(s->j, NULL, '{');
        json_text(s->j, "name", name);
        json_text(s->j, "status", p->status);
        json_number(s->j, "mission", p->left);
        json_text(s->j, "mission_name", mission);
        json_text(s->j, "by", end);
        json_number(s->j, "missions", p->missions);
        json_number(s->j, "kills", p->kills);
        json_close(s->j, '}');
        return;
    }
    printf("%s%s%s, %s in Mission %u", ink(INK_BOLD), name, ink(INK_PLAIN), say_status(s, p, status), p->left);
    printf("%s%s%s%s.\n", *mission ? ", " : "", mission, *end ? ", " : "", end);
    printf("    %d Mission%s, %d kill%s\n", p->missions, p->missions == 1 ? "" : "s", p->kills,
           p->kills == 1 ? "" : "s");
}

static int show_memorial(const struct show *s)
{
    struct grog_person *at = must_have(GROG_PEOPLE, sizeof *at);
    struct grog_stage *stage = must_have(GROG_STAGES, sizeof *stage);
    unsigned n = campaign_people(s->c, at), stages = campaign_stages(s->c, stage), lost = 0;
    if (s->j)
        json_open(s->j, NULL, '[');
    for (unsigned i = 0; i < n; i++)
        if (!at[i].here) {
            say_lost(s, &at[i], mission_called(s, at[i].left, stage, stages));
            lost++;
        }
    if (s->j)
        json_close(s->j, ']');
    else if (!lost)
        printf("Nobody was lost.\n");
    free(stage);
    free(at);
    return CLI_YES;
}

/* ---- the log -------------------------------------------------------------------------------------------------- */

static void tell_line(const struct show *s, const struct play *p, const char *line)
{
    bool heading = !strncmp(line, "==", 2);
    if (s->j) {
        json_text(s->j, NULL, line);
        return;
    }
    printf("%s%s", heading ? "\n" : "", heading ? ink(INK_BOLD) : "");
    play_print(p, 4, line);
    printf("%s", heading ? ink(INK_PLAIN) : "");
}

/* What happened and was not taken back, as everybody was told it. */
static int show_log(const struct show *s)
{
    struct play *p = must_have(1, sizeof *p);
    struct grog_error why = { 0 };
    const struct play_wish w = { .resume = s->c->file, .loose = true, .seat = "all", .reactions = "none" };
    p->library = s->program->library;
    p->width = s->program->width;
    p->s.words = s->c->s.words;
    print_to_stdout(p);
    bool good = play_open(p, &w, &why);
    const struct book *b = &p->book[grog_first_seat(p->hands ? p->hands : 1)];
    if (good && s->j)
        json_open(s->j, NULL, '[');
    for (uint32_t i = 0; good && i < b->n; i++)
        tell_line(s, p, b->line[i]);
    if (good && s->j)
        json_close(s->j, ']');
    if (!good)
        complain("campaign show", &why);
    play_close(p);
    free(p);
    return good ? CLI_YES : CLI_TROUBLE;
}

/* ---- the command ------------------------------------------------------------------------------------------------ */

static const struct { const char *name; int (*run)(const struct show *s); } pages[] = {
    { "map", show_map }, { "roster", show_roster }, { "log", show_log }, { "memorial", show_memorial },
};

int campaign_cmd_show(struct program *program, int argc, char **argv)
{
    bool json = false;
    int operands, status = CLI_TROUBLE;
    const struct args_option options[] = {
        { "json", NULL, "the page as JSON", ARGS_FLAG(&json) },
        { 0 },
    };
    const struct args_usage usage = {
        "campaign show", "NAME map|roster|log|memorial",
        "Print a page of a campaign: its Missions in order, everybody in its books with his record,\n"
        "what happened, or who was lost, when and by what.", options, 2, 2,
    };
    char folder[PATH_BYTES];
    unsigned page = 0;
    enum args_answer answer = args_read(&usage, argc, argv, &operands);
    if (answer != ARGS_GO_ON)
        return args_exit(answer);
    while (page < GROG_COUNT(pages) && strcmp(pages[page].name, argv[2]) != 0)
        page++;
    if (page == GROG_COUNT(pages)) {
        fprintf(stderr, "grognard campaign show: '%s' is none of map, roster, log, memorial\n", argv[2]);
        return CLI_TROUBLE;
    }
    struct campaign_open *c = must_have(1, sizeof *c);
    struct json j = { .to = stdout };
    struct show s = { program, folder, c, json ? &j : NULL };
    if (campaign_find("campaign show", argv[1], folder) && campaign_open(program, "campaign show", folder, c))
        status = pages[page].run(&s);
    campaign_close(c);
    free(c);
    return status;
}
