/* SPDX-License-Identifier: MIT */
/* saga_json.c -- a campaign's telling as JSON: the members are those of saga.h. */
#include "base/json.h"
#include "kernel/state.h"
#include "saga.h"

static void stories(struct json *j, const struct saga *s)
{
    json_open(j, "story", '[');
    for (unsigned i = 0; i < s->n_stories; i++) {
        json_open(j, NULL, '{');
        json_text(j, "name", s->story[i].name);
        json_text(j, "text", s->story[i].text);
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void levels(struct json *j, const struct saga *s)
{
    json_open(j, "level", '[');
    for (unsigned i = 0; i < s->n_levels; i++) {
        json_open(j, NULL, '{');
        json_text(j, "name", s->level[i].name);
        json_text(j, "story", s->level[i].story);
        json_number(j, "from", s->level[i].from);
        json_flag(j, "reached", s->level[i].reached);
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void mission(struct json *j, const struct saga_mission *m)
{
    json_open(j, NULL, '{');
    json_number(j, "number", m->number);
    json_number(j, "turn", m->turn);
    json_text(j, "name", m->name);
    json_text(j, "with", m->with);
    json_text(j, "state", saga_end_word(m->end));
    json_text(j, "file", m->file);
    json_text(j, "bot", m->bot);
    json_number(j, "from", m->bot_from);
    json_number(j, "when", m->when);
    json_number(j, "points", m->points);
    json_number(j, "gained", m->gained);
    json_number(j, "went", m->went);
    json_number(j, "lost", m->lost);
    json_number(j, "kills", m->kills);
    json_number(j, "wounds", m->wounds);
    json_number(j, "turns", m->turns);
    json_number(j, "choices", m->choices);
    json_flag(j, "turning", m->turning);
    json_close(j, '}');
}

static void person(struct json *j, const struct saga *s, const struct saga_person *at)
{
    const struct grog_person *p = &at->p;
    json_open(j, NULL, '{');
    json_text(j, "name", at->name);
    json_number(j, "thing", p->thing);
    json_number(j, "seat", p->seat);
    json_text(j, "status", p->status);
    json_text(j, "is", at->is);
    json_flag(j, "here", p->here);
    json_flag(j, "goes", p->goes);
    json_number(j, "wounds", p->wounds);
    json_number(j, "health", p->health);
    json_number(j, "points", p->points);
    json_number(j, "missions", p->missions);
    json_number(j, "kills", p->kills);
    json_number(j, "hurt", at->hurt);
    json_number(j, "joined", p->joined);
    json_number(j, "left", p->left);
    json_text(j, "end", at->end);
    json_open(j, "has", '[');
    for (unsigned i = 0; i < p->n; i++)
        json_text(j, NULL, grog_card(s->m, p->has[i])->name);
    json_close(j, ']');
    json_close(j, '}');
}

static void line(struct json *j, const struct saga_line *l)
{
    json_open(j, NULL, '{');
    json_number(j, "turn", l->turn);
    json_number(j, "mission", l->mission);
    json_text(j, "deed", saga_deed_word(l->deed));
    json_number(j, "whom", l->whom);
    json_number(j, "amount", l->amount);
    json_text(j, "text", l->text);
    json_close(j, '}');
}

static void stage(struct json *j, const struct saga_stage *at)
{
    static const char *const state[] = { "ahead", "now", "won", "failed" };
    json_open(j, NULL, '{');
    json_text(j, "name", at->name);
    json_text(j, "with", at->with);
    json_number(j, "number", at->at.number);
    json_text(j, "state", state[at->at.state & 3]);
    json_close(j, '}');
}

static void sums(struct json *j, const struct saga_sums *t)
{
    json_open(j, "sums", '{');
    json_number(j, "missions", t->missions);
    json_number(j, "won", t->won);
    json_number(j, "by_hand", t->by_hand);
    json_number(j, "by_bot", t->by_bot);
    json_number(j, "kills", t->kills);
    json_number(j, "wounds", t->wounds);
    json_number(j, "lost", t->lost);
    json_number(j, "joined", t->joined);
    json_number(j, "turns", t->turns);
    json_number(j, "choices", t->choices);
    json_close(j, '}');
}

void saga_json(const struct saga *s, FILE *to)
{
    struct json j = { .to = to };
    json_open(&j, NULL, '{');
    json_text(&j, "title", s->title);
    json_text(&j, "sheet", s->sheet);
    json_text(&j, "turn", s->turn);
    json_text(&j, "standing", s->standing);
    json_text(&j, "asks", s->asks);
    json_flag(&j, "over", s->over);
    json_flag(&j, "won", s->won);
    json_flag(&j, "practice", s->practice);
    json_number(&j, "points", s->points);
    json_number(&j, "since", s->since);
    stories(&j, s);
    levels(&j, s);
    sums(&j, &s->sums);
    json_open(&j, "mission", '[');
    for (unsigned i = 0; i < s->n_missions; i++)
        mission(&j, &s->mission[i]);
    json_close(&j, ']');
    json_open(&j, "person", '[');
    for (unsigned i = 0; i < s->n_people; i++)
        person(&j, s, &s->person[i]);
    json_close(&j, ']');
    json_open(&j, "stage", '[');
    for (unsigned i = 0; i < s->n_stages; i++)
        stage(&j, &s->stage[i]);
    json_close(&j, ']');
    json_open(&j, "line", '[');
    for (uint32_t i = 0; i < s->n_lines; i++)
        line(&j, &s->line[i]);
    json_close(&j, ']');
    json_close(&j, '}');
}
