/* SPDX-License-Identifier: MIT */
/* campaign.c -- a campaign in its folder: gone on with, and its Mission begun, fought by a bot, reported. */
#include "command/memory.h"
#include "core.h"
#include "session/play_open.h"
#include "session/sortie_answers.h"

#include <stdlib.h>
#include <string.h>

_Static_assert((int)WIRE_SORTIE_STATE_BY_HAND == SORTIE_BY_HAND && (int)WIRE_ANSWER_SORT_OPTION == ANSWER_OPTION,
               "words of wire.txt");

/* Yours to free; NULL, and stderr says why: that is no campaign. */
static struct sortie *look(struct core *c, const char *folder)
{
    struct grog_error why = { 0 };
    struct sortie *s = must_have(1, sizeof *s);
    if (sortie_look(c->library, folder, s, &why))
        return s;
    core_fail_with(&why);
    free(s);
    return NULL;
}

/* One of its games, kept in its own file. */
static bool begin(struct core *c, const struct sortie *s, enum play_part part)
{
    struct play_wish w = { .seed = play_any_seed(), .part = (uint8_t)part, .sortie = s, .seat = "all" };
    w.save = part == PLAY_MISSION ? s->file : s->campaign;
    w.resume = part != PLAY_MISSION || s->state == SORTIE_BEGUN ? w.save : NULL;
    return core_begin(c, &w);
}

bool ask_campaign(struct core *c, int n, char **arg)
{
    (void)n;
    core_end(c);
    struct sortie *s = look(c, arg[0]);
    bool typed = s && (s->state == SORTIE_BY_HAND || (s->state != SORTIE_NONE && !strcmp(arg[1], "report")));
    bool good = s && begin(c, s, typed ? PLAY_REPORT : PLAY_CAMPAIGN);
    free(s);
    return good;
}

bool ask_mission(struct core *c, int n, char **arg)
{
    struct grog_error why = { 0 };
    (void)n;
    core_end(c);
    struct sortie *s = look(c, arg[0]);
    bool waits = s && (s->state == SORTIE_READY || s->state == SORTIE_BEGUN);
    if (s && !waits)
        core_fail("no Mission is to be fought");
    bool good = waits && (!s->is_other || sortie_clear(s, &why) || core_fail_with(&why))
             && begin(c, s, PLAY_MISSION);
    free(s);
    return good;
}

/* ---- what can be done about it ------------------------------------------------------------ */

static void write_answers(struct core *c, const struct sortie_answers *a)
{
    for (unsigned i = 0; i < a->n; i++)
        wire_answer(&c->j, NULL, &(struct wire_answer){ .sort = (enum wire_answer_sort)a->at[i].sort,
                                                        .text = a->at[i].label, .option = a->at[i].option });
}

static bool write_sortie(struct core *c, const struct sortie *s)
{
    struct grog_error why = { 0 };
    struct sortie_answers *a = must_have(1, sizeof *a);
    bool waits = s->state != SORTIE_NONE && s->state != SORTIE_BY_HAND;
    bool good = !waits || sortie_answers_find(c->library, c->words, s, a, &why) || core_fail_with(&why);
    wire_sortie_open(&c->j, NULL, &(struct wire_sortie){
        .state = (enum wire_sortie_state)s->state, .number = s->number, .over = s->over, .practice = s->practice,
        .opens = s->opens, .title = a->title, .about = a->about.at, .refused = *s->refused.text != 0,
        .file = s->file });
    wire_sortie_answers(&c->j);
    write_answers(c, a);
    json_close(&c->j, ']');
    json_close(&c->j, '}');
    sortie_answers_free(a);
    free(a);
    return good;
}

static bool fight(struct core *c, struct sortie *s, const char *bot, struct grog_error *why)
{
    return (!s->is_other || sortie_clear(s, why)) && sortie_fight(c->library, s, bot, why);
}

static bool take(struct core *c, struct sortie *s, const char *arg, struct grog_error *why)
{
    (void)arg;
    return sortie_report(c->library, s, why);
}

static bool clear(struct core *c, struct sortie *s, const char *arg, struct grog_error *why)
{
    (void)c, (void)arg;
    return sortie_clear(s, why);
}

static bool choose(struct core *c, struct sortie *s, const char *option, struct grog_error *why)
{
    return option ? sortie_choose(c->library, s, option, why) : (grog_fail(why, 0, "which choice?"), false);
}

/* Which of them may be done depends on where it stands. */
static const struct deed {
    const char *name;
    unsigned states;
    bool (*does)(struct core *c, struct sortie *s, const char *arg, struct grog_error *why);
} deeds[] = {
    { "look", ~0u, NULL },
    { "fight", 1u << SORTIE_READY | 1u << SORTIE_BEGUN, fight },
    { "take", 1u << SORTIE_FOUGHT, take },
    { "clear", 1u << SORTIE_BEGUN | 1u << SORTIE_FOUGHT, clear },
    { "choose", ~0u, choose },
};

static const struct deed *deed_named(const char *name)
{
    for (unsigned i = 0; i < sizeof deeds / sizeof *deeds; i++)
        if (!strcmp(deeds[i].name, name))
            return &deeds[i];
    return NULL;
}

bool ask_sortie(struct core *c, int n, char **arg)
{
    struct grog_error why = { 0 };
    const struct deed *d = deed_named(arg[1]);
    struct sortie *s = look(c, arg[0]);
    bool may = s && d && d->states >> s->state & 1 && (d->does != clear || s->practice);
    bool good = may && (!d->does || d->does(c, s, n > 2 ? arg[2] : NULL, &why));
    if (s && !good)
        core_fail(may ? why.text : "that cannot be done now");
    free(s);
    s = good ? look(c, arg[0]) : NULL;
    good = s && write_sortie(c, s);
    free(s);
    return good;
}
