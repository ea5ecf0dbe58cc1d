/* SPDX-License-Identifier: MIT */
/* team_show.c -- `grognard team show`, `check` and `list`: what a team costs and carries, and what is wrong with it. */
#include "command/terminal.h"
#include "command/memory.h"
#include "base/json.h"
#include "team_parts.h"
#include "base/columns.h"
#include "kernel/state.h"
#include "library/languages.h"
#include "words/words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- why ------------------------------------------------------------------- */

void team_say_why(const struct team *t, FILE *to, const char *why)
{
    struct grog_words *opened[2];
    struct grog_error wrong;
    if (!lang_open(t->library, NULL, opened, &wrong))
        return;
    struct grog_speaker s = { .words = lang_words(opened), .m = t->draft, .viewer = GROG_SPECTATOR };
    struct grog_text text = { 0 };
    do
        team_why_text(&s, why, &text);
    while (text_grows(&text));
    fprintf(to, "%s", text.at);
    free(text.at);
    lang_close(opened);
}

void team_why_to_json(struct json *j, const char *why)
{
    char id[TEAM_RULE_ID];
    json_text(j, "why", why);
    json_open(j, "rules", '[');
    while (team_next_rule(&why, id))
        json_text(j, NULL, id);
    json_close(j, ']');
}

void team_print_code(const struct team *t)
{
    char code[TEAM_CODE];
    struct grog_text text = { .at = code, .room = sizeof code };
    if (team_code_write(t, &text))
        printf("%s\n", code);
}

const char *team_kind(const struct team *t, uint16_t card)
{
    return t->box->system->card_kinds[t->box->cards->card[card].kind].name;
}

/* Where cards are given and not bought for points, there is nothing to be left. */
static void print_points(const struct team *t, const struct grog_bill *bill)
{
    if (bill->most || t->as->seats)
        printf(team_say(t->as, "%d of %d {Resource Points}, %d left\n"), bill->cost, bill->most,
               bill->most - bill->cost);
    else
        printf(team_say(t->as, "%d {Resource Points}; this {Mission} sets no limit\n"), bill->cost);
}

void team_print_points(struct team *t)
{
    struct grog_bill *bill = must_have(1, sizeof *bill);
    if (team_bill(t, bill))
        print_points(t, bill);
    if (t->is_code)
        team_print_code(t);
    free(bill);
}

/* ---- all of it ------------------------------------------------------------- */

/* What is known of a team when it has been judged. */
struct judged {
    struct team rest;                           /* what is allowed of it */
    struct grog_bill bill;                      /* of the rest */
    struct team_fault fault[GROG_LISTED_MAX];
    unsigned faults;
    bool fits;
    struct grog_error why;                      /* of a team without a fault that does not fit yet */
};

/* Yours to free. */
static struct judged *judge(struct team *t)
{
    struct judged *j = must_have(1, sizeof *j);
    j->rest = *t;
    j->fits = team_fits(t, &j->why);
    if (!team_allows(t, NULL)) {
        j->faults = team_faults(t, &j->rest, j->fault);
        team_fits(&j->rest, &j->why);
    }
    team_bill(&j->rest, &j->bill);
    return j;
}

static void card_cell(struct columns *c, const struct team *t, const struct grog_bought *b, unsigned line)
{
    const char *name = t->box->cards->card[b->card].name;
    const char *indent = b->member == line ? "" : "  ";
    if (b->member == line && b->number && t->as->seats)
        columns_cell(c, "%s, seat %u", name, b->number);
    else if ((b->member == line && t->as->seats) || b->number < 2)
        columns_cell(c, "%s%s", indent, name);
    else
        columns_cell(c, "%s%s x%u", indent, name, b->number);
}

static void print_lines(const struct team *t, const struct grog_bill *bill)
{
    struct columns c = { .n = 4 };
    columns_row(&c);
    columns_cell(&c, "card");
    columns_cell(&c, "kind");
    columns_cell(&c, "points");
    columns_cell(&c, "%s", team_say(t->as, "{load}"));
    for (unsigned i = 0; i < bill->n; i++) {
        const struct grog_bought *b = &bill->at[i];
        columns_row(&c);
        card_cell(&c, t, b, i);
        columns_cell(&c, "%s", team_kind(t, b->card));
        columns_cell(&c, "%d", b->cost);
        if (b->member == i && b->most >= 0)
            columns_cell(&c, "%d of %d", b->carries, b->most);
        else if (b->member != i && t->as->weighs)
            columns_cell(&c, "%d", b->weight);
    }
    columns_print(&c);
}

static void print_faults(const struct team *t, const struct judged *j)
{
    for (unsigned i = 0; i < j->faults; i++) {
        const struct team_fault *f = &j->fault[i];
        const char *name = t->box->cards->card[f->card].name;
        if (strncmp(f->why.text, name, strlen(name)) != 0)
            printf("%s: ", name);
        team_say_why(t, stdout, f->why.text);
    }
    if (!j->faults && !j->fits)
        team_say_why(t, stdout, j->why.text);
}

static void print_verdict(const struct team *t, const struct judged *j)
{
    const char *mission = t->box->cards->card[t->mission].name;
    if (j->fits)
        printf(team_say(t->as, "%s%s%s {can go on} the {Mission} %s.\n"), ink(INK_GOOD), t->name, ink(INK_PLAIN),
               mission);
    else
        printf(team_say(t->as, "%s%s%s {cannot go on} the {Mission} %s%s.\n"), ink(INK_BAD), t->name, ink(INK_PLAIN),
               mission, j->faults ? "" : " yet");
    printf("%s", j->faults ? "what is allowed of it: " : "");
    print_points(t, &j->bill);
    print_faults(t, j);
}

/* ---- JSON ------------------------------------------------------------------ */

static void card_to_json(struct json *j, const struct team *t, const struct grog_bought *b)
{
    const struct grog_cards *cards = t->box->cards;
    json_text(j, "name", cards->card[b->card].name);
    json_text(j, "id", cards->text ? cards->text[b->card].id : "");
    json_text(j, "kind", team_kind(t, b->card));
    json_number(j, "cost", b->cost);
}

static void members_to_json(struct json *j, const struct team *t, const struct grog_bill *bill)
{
    json_open(j, "members", '[');
    for (unsigned i = 0; i < bill->n; i++) {
        const struct grog_bought *b = &bill->at[i];
        bool member = b->member == i;
        json_open(j, NULL, '{');
        card_to_json(j, t, b);
        if (!member) {
            if (t->as->weighs)
                json_number(j, "weight", b->weight);
            json_number(j, "number", b->number ? b->number : 1);
            json_close(j, '}');
        } else {
            if (b->number || !t->as->seats)
                json_number(j, t->as->seats ? "seat" : "number", b->number ? b->number : 1);
            if (b->most >= 0) {
                json_number(j, t->as->weighs ? "carries" : "filled", b->carries);
                json_number(j, t->as->weighs ? "loadout" : "openings", b->most);
            }
            json_open(j, "items", '[');
        }
        if (i + 1 == bill->n || bill->at[i + 1].member == i + 1u) {
            json_close(j, ']');
            json_close(j, '}');
        }
    }
    json_close(j, ']');
}

static void to_json(struct json *j, const struct team *t, const struct judged *d)
{
    char setup[GROG_SETUP_TEXT], code[TEAM_CODE];
    struct grog_text text = { .at = code, .room = sizeof code };
    json_open(j, NULL, '{');
    json_text(j, "name", t->name);
    json_text(j, "system", grog_system_name(t->box->system));
    json_text(j, t->as->mission, t->box->cards->card[t->mission].name);
    json_flag(j, "fits", d->fits);
    if (!d->fits && !d->faults)
        team_why_to_json(j, d->why.text);
    json_number(j, "points", d->bill.cost);
    json_number(j, "most", d->bill.most);
    members_to_json(j, t, &d->bill);
    json_open(j, "faults", '[');
    for (unsigned i = 0; i < d->faults; i++) {
        json_open(j, NULL, '{');
        json_text(j, "card", t->box->cards->card[d->fault[i].card].name);
        json_text(j, "for", t->box->cards->card[d->fault[i].member].name);
        team_why_to_json(j, d->fault[i].why.text);
        json_close(j, '}');
    }
    json_close(j, ']');
    team_setup(t, true, NULL, setup);
    json_text(j, "setup", setup);
    json_text(j, "terms", t->terms);
    json_text(j, "code", team_code_write(t, &text) ? code : "");
    json_close(j, '}');
}

void team_print_json(struct team *t)
{
    struct json out = { .to = stdout };
    struct judged *j = judge(t);
    to_json(&out, t, j);
    free(j);
}

/* ---- show and check ----------------------------------------------------------- */

static void show_text(const struct team *t, const struct judged *j)
{
    printf(team_say(t->as, "%s%s%s, {a team} for the {Mission} %s\n"), ink(INK_BOLD), t->name, ink(INK_PLAIN),
           t->box->cards->card[t->mission].name);
    if (*t->terms)
        printf("%s\n", t->terms);
    if (j->bill.n)
        print_lines(t, &j->bill);
    print_verdict(t, j);
}

/* Judge it for another Mission. */
static bool change_mission(const struct team_call *call, struct team *t, const char *mission)
{
    uint16_t card = mission ? team_find(call, t, mission, call->as->mission, team_is_mission) : t->mission;
    struct team *other = must_have(1, sizeof *other);
    bool good = card && team_open(call, t->box, card, team_terms_for(t, card), other);
    if (good) {
        grog_match_free(t->draft);
        t->draft = other->draft;
        t->mission = card;
    }
    free(other);
    return good;
}

static int look(int argc, char **argv, const struct team_call *call, const char *about, bool whole)
{
    bool json = false;
    const char *mission = NULL;
    const struct args_option options[] = {
        { call->as->mission, "NAME", team_say(call->as, "judge it for this {Mission}, not for its own"),
          ARGS_TEXT(&mission) },
        { "json", NULL, "the answer as JSON", ARGS_FLAG(&json) },
        { 0 },
    };
    const struct args_usage usage = { call->command, "NAME", about, options, 1, 1 };
    enum args_answer answer = args_read(&usage, argc, argv, NULL);
    if (answer != ARGS_GO_ON)
        return args_exit(answer);
    struct team *t = must_have(1, sizeof *t);
    int status = CLI_TROUBLE;
    if (team_load(call, argv[1], t) && change_mission(call, t, mission)) {
        struct judged *j = judge(t);
        struct json out = { .to = stdout };
        if (json)
            to_json(&out, t, j);
        else
            (whole ? show_text : print_verdict)(t, j);
        status = whole || j->fits ? CLI_YES : CLI_NO;
        free(j);
    }
    team_close(t);
    free(t);
    return status;
}

int team_cmd_show(const struct team_call *call, int argc, char **argv)
{
    return look(argc, argv, call, team_say(call->as, "Print {a team}, yours or a ready-made one: what each card {costs "
                "and weighs}, and what is\nwrong with it."), true);
}

int team_cmd_check(const struct team_call *call, int argc, char **argv)
{
    return look(argc, argv, call, team_say(call->as, "Can the {team} {go}?  The exit status is 0 if it can and 1 if "
                "not; then each card that is in\nthe way is told{, with its rule}."), false);
}

/* ---- list --------------------------------------------------------------------- */

struct listing { const struct team_call *call; struct json *json; struct columns columns; unsigned n; };

static void list_one(void *arg, const char *name)
{
    struct listing *l = arg;
    struct team *t = must_have(1, sizeof *t);
    if (team_load(l->call, name, t)) {
        struct judged *j = judge(t);
        unsigned members = 0;
        for (unsigned i = 0; i < t->n; i++)
            members += team_sort(t, t->at[i].card) == GROG_MEMBER && !team_is_pile(t, t->at[i].card);
        if (l->json) {
            to_json(l->json, t, j);
        } else {
            columns_row(&l->columns);
            columns_cell(&l->columns, "%s", name);
            columns_cell(&l->columns, "%s", t->box->cards->card[t->mission].name);
            columns_cell(&l->columns, "%u", members);
            columns_cell(&l->columns, "%d of %d", j->bill.cost, j->bill.most);
            columns_cell(&l->columns, "%s", j->fits ? "yes" : j->faults ? "no" : "not yet");
        }
        l->n++;
        free(j);
    }
    team_close(t);
    free(t);
}

int team_cmd_list(const struct team_call *call, int argc, char **argv)
{
    const struct team_as *as = call->as;
    const char *const head[] = { "name", as->mission, team_say(as, "{soldiers}"), "points", team_say(as, "{can go}") };
    bool json = false;
    const struct args_option options[] = {
        { "json", NULL, "the answer as JSON", ARGS_FLAG(&json) },
        { 0 },
    };
    const struct args_usage usage = {
        call->command, "",
        team_say(as, "List the {teams} that you have saved.  'grognard list {teams}' lists the ready-made ones."),
        options, 0, 0,
    };
    enum args_answer answer = args_read(&usage, argc, argv, NULL);
    if (answer != ARGS_GO_ON)
        return args_exit(answer);
    struct json j = { .to = stdout };
    struct listing l = { .call = call, .json = json ? &j : NULL, .columns.n = GROG_COUNT(head) };
    columns_row(&l.columns);
    for (size_t i = 0; i < GROG_COUNT(head); i++)
        columns_cell(&l.columns, "%s", head[i]);
    if (json)
        json_open(&j, NULL, '[');
    team_each(as, list_one, &l);
    if (json)
        json_close(&j, ']');
    else if (l.n)
        columns_print(&l.columns);
    else
        fprintf(stderr, team_say(as, "no {team} is saved yet; 'grognard {team} new NAME --{mission} M' begins one\n"));
    free(l.columns.cell);
    return CLI_YES;
}
