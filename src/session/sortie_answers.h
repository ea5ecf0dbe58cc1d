/* SPDX-License-Identifier: MIT */
/* sortie_answers.h -- what can be done about the Mission that a campaign waits for: the same in every face. */
#ifndef SESSION_SORTIE_ANSWERS_H
#define SESSION_SORTIE_ANSWERS_H

#include "sortie.h"
#include "words/words.h"

enum { SORTIE_ANSWERS = 40, SORTIE_LABEL = 256 };

enum sortie_answer_sort {
    ANSWER_FIGHT,                       /* it is played here, or goes on, */
    ANSWER_BOT,                         /* or a bot fights it; */
    ANSWER_HAND,                        /* its report is typed; */
    ANSWER_AGAIN,                       /* practice: it is fought anew; */
    ANSWER_TAKE,                        /* it is over: its report is taken; */
    ANSWER_OPTION,                      /* a choice of the campaign that needs no Mission, by name; */
    ANSWER_PAGES,                       /* a face's own: the campaign's pages */
};

struct sortie_answers {
    unsigned n;
    struct { enum sortie_answer_sort sort; char option[GROG_TEXT_MAX], label[SORTIE_LABEL]; } at[SORTIE_ANSWERS];
    char title[SORTIE_LABEL];           /* "Mission 2 is ready." */
    struct grog_text about;             /* what it is and who goes, or why it cannot be fought; in lines */
};

/* Of a campaign that waits.  Yours: sortie_answers_free it in any case.  False: see why. */
bool sortie_answers_find(struct library *l, const struct grog_words *words, const struct sortie *s,
                         struct sortie_answers *out, struct grog_error *why);
/* A face's own, behind the others, with its message. */
void sortie_answers_add(struct sortie_answers *a, const struct grog_words *words, enum sortie_answer_sort sort,
                        const char *key);
void sortie_answers_free(struct sortie_answers *a);

#endif
