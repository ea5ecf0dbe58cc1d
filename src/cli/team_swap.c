/* SPDX-License-Identifier: MIT */
/* team_swap.c -- `--instead NAME` of `grognard team shop` and `team add`: which card gives way, and what came of it. */
#include "command/memory.h"
#include "team_parts.h"

#include <stdio.h>
#include <stdlib.h>

bool team_find_swap(const struct team_call *call, struct team *t, const char *whose, const char *instead,
                    struct swapping *out)
{
    *out = (struct swapping){ t->n, t->n };
    if (whose && (out->member = team_find_member(call, t, whose)) == t->n)
        return false;
    if (instead && (out->instead = team_find_line(call, t, instead, out->member)) == t->n)
        return false;
    bool item = instead && team_sort(t, t->at[out->instead].card) == GROG_ITEM;
    if (!whose)
        out->member = item ? team_member_of(t, out->instead) : team_carrier(t, out->instead);
    return true;
}

void team_print_line(const struct team *t, unsigned line, FILE *to)
{
    unsigned member = team_member_of(t, line);
    fprintf(to, "%s", t->box->cards->card[t->at[line].card].name);
    if (line != member)
        fprintf(to, " for %s", t->box->cards->card[t->at[member].card].name);
}

/* How many of a card there are; a member's number may be his seat. */
static unsigned count(const struct team *t, uint16_t card)
{
    bool seat = t->as->seats && team_sort(t, card) == GROG_MEMBER;
    unsigned n = 0;
    for (unsigned i = 0; i < t->n; i++)
        if (t->at[i].card == card)
            n += seat || !t->at[i].number ? 1u : t->at[i].number;
    return n;
}

void team_print_gone(const struct team *before, const struct team *t)
{
    for (unsigned i = 0; i < before->n; i++) {
        uint16_t card = before->at[i].card;
        unsigned was = count(before, card), is = count(t, card);
        bool told = false;
        for (unsigned k = 0; k < i; k++)
            told = told || before->at[k].card == card;
        if (told || is >= was)
            continue;
        printf("without %s", t->box->cards->card[card].name);
        if (was - is > 1 || is)
            printf(" x%u", was - is);
        printf("\n");
    }
}

void team_say_instead(struct team *t, unsigned member, uint16_t card)
{
    struct team *try = must_have(1, sizeof *try);
    uint16_t *line = must_have(GROG_LISTED_MAX, sizeof *line);
    *try = *t;
    unsigned n = team_instead(t, try, member, card, line);
    for (unsigned i = 0; i < n; i++) {
        fprintf(stderr, i ? ", " : "it could come instead of (--instead): ");
        team_print_line(t, line[i], stderr);
    }
    if (n)
        fprintf(stderr, "\n");
    free(line);
    free(try);
}
