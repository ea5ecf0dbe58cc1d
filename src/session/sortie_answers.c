/* SPDX-License-Identifier: MIT */
/* sortie_answers.c -- see sortie_answers.h. */
#include "explain/chronicle.h"
#include "explain/explain.h"
#include "kernel/state.h"
#include "library/systems.h"
#include "sortie_answers.h"
#include "sortie_parts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void add(struct sortie_answers *a, enum sortie_answer_sort sort, const char *option, const char *label)
{
    if (a->n == SORTIE_ANSWERS)
        return;
    a->at[a->n].sort = sort;
    snprintf(a->at[a->n].option, sizeof a->at[0].option, "%s", option);
    snprintf(a->at[a->n].label, sizeof a->at[0].label, "%s", label);
    a->n++;
}

void sortie_answers_add(struct sortie_answers *a, const struct grog_words *words, enum sortie_answer_sort sort,
                        const char *key)
{
    char room[SORTIE_LABEL] = "";
    const struct grog_speaker s = { .words = words, .viewer = GROG_SPECTATOR };
    grog_say_plain(&s, key, NULL, &(struct grog_text){ .at = room, .room = sizeof room });
    add(a, sort, "", room);
}

/* What the campaign itself offers before a Mission is begun: to forfeit it, or to think again. */
static bool offer_closing(const struct grog_speaker *say, const struct grog_game *g, const struct sortie *s,
                          struct sortie_answers *a)
{
    unsigned seat = grog_first_seat(grog_asked(g));
    struct grog_options *l = calloc(1, sizeof *l);
    if (l)
        grog_list(say->m, g, seat, l);
    for (uint32_t i = 0; l && i < l->n; i++) {
        char room[SORTIE_LABEL] = "", text[GROG_TEXT_MAX];
        bool back = false;
        if (sortie_is_bound(s) || !sortie_closes(say->m, g, seat, l->at[i], &back))
            continue;
        grog_say_option(say, g, l->at[i], GROG_SHORT, &(struct grog_text){ .at = room, .room = sizeof room });
        add(a, ANSWER_OPTION, grog_option_text(say->m, g, l->at[i], text), room);
    }
    free(l);
    return l != NULL;
}

/* What is to be read before it. */
static void say_story(const struct grog_match *m, const struct grog_game *g, struct grog_text *out)
{
    const struct grog_chronicle *x = grog_explain_of(m->system)->chronicle;
    const struct grog_card_text *text = m->cards->text;
    uint16_t card[GROG_STORIES];
    unsigned n = x && x->stories && text ? x->stories(m, g, card) : 0;
    for (unsigned i = 0; i < n; i++)
        if (text[card[i]].flavour && *text[card[i]].flavour)
            grog_print(out, "%s\n\n", text[card[i]].flavour);
}

/* What the Mission is, and who goes. */
static void say_mission(struct library *l, const struct grog_speaker *campaign, const struct grog_game *g,
                        const struct sortie *s, struct grog_text *out)
{
    struct grog_error why = { 0 };
    struct grog_match *m = sortie_match(l, s, &why);
    struct grog_speaker say = { .words = campaign->words, .m = m, .viewer = GROG_SPECTATOR };
    if (!m)
        return;
    do {
        say_story(campaign->m, g, out);
        grog_say_setup(&say, out);
    } while (grog_text_grows(out));
    grog_match_free(m);
}

/* What it waits for, and what it is about. */
static void say_head(struct library *l, const struct grog_speaker *say, const struct grog_game *g,
                     const struct sortie *s, struct sortie_answers *a)
{
    grog_say_plain(say, s->state == SORTIE_READY ? "campaign.field" : s->state == SORTIE_BEGUN ? "campaign.field.begun"
                   : "campaign.field.fought", GROG_PAIRS({ "n", NULL, s->number }),
                   &(struct grog_text){ .at = a->title, .room = sizeof a->title });
    if (*s->refused.text)
        do grog_say_plain(say, "campaign.field.refused", GROG_PAIRS({ "why", s->refused.text, 0 }), &a->about);
        while (grog_text_grows(&a->about));
    else if (s->state != SORTIE_FOUGHT)
        say_mission(l, say, g, s, &a->about);
}

bool sortie_answers_find(struct library *l, const struct grog_words *words, const struct sortie *s,
                         struct sortie_answers *out, struct grog_error *why)
{
    struct sortie_answers *a = out;
    *a = (struct sortie_answers){ .n = 0 };
    struct record *r = sortie_read_record(l, s->campaign, why);
    if (!r)
        return false;
    const struct grog_speaker say = { .words = words, .m = record_match(r), .viewer = GROG_SPECTATOR };
    say_head(l, &say, record_game(r), s, a);
    if (s->state == SORTIE_FOUGHT)
        sortie_answers_add(a, words, ANSWER_TAKE, "campaign.field.take");
    else if (!*s->refused.text) {
        sortie_answers_add(a, words, ANSWER_FIGHT,
                           s->state == SORTIE_BEGUN ? "campaign.field.on" : "campaign.field.fight");
        sortie_answers_add(a, words, ANSWER_BOT, "campaign.field.bot");
    }
    if (s->state != SORTIE_READY && s->practice)
        sortie_answers_add(a, words, ANSWER_AGAIN, "campaign.field.again");
    if (s->state == SORTIE_READY || s->practice)
        sortie_answers_add(a, words, ANSWER_HAND, "campaign.field.hand");
    bool good = offer_closing(&say, record_game(r), s, a);
    if (!good)
        grog_fail(why, 0, "out of memory");
    sortie_close_record(r);
    return good;
}

void sortie_answers_free(struct sortie_answers *a) { free(a->about.at); }
