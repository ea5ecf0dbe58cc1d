/* SPDX-License-Identifier: MIT */
/* bot_games.c -- see bot_games.h.
 *
 * Random play is the common case and is kept short: it looks at no view and its chance is
 * one number.  Other bots get the view of their seat, and dice of their own. */
#include "bot_games.h"
#include "base/chance.h"
#include "digest.h"
#include "fielded.h"
#include "command/program.h"
#include "command/memory.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct room {
    const struct grog_match *m;
    const struct grog_bot *bot[GROG_SEATS_MAX];     /* NULL: chance */
    struct grog_reached *reached;       /* NULL: nobody wants to know */
    struct grog_game    *g, *view;
    struct grog_options *options;
    struct grog_events  *events;
    struct grog_act     *act;
    uint32_t acts;
    uint64_t seed, digest;
    struct chance    chance;
    struct grog_dice dice;              /* the bot's */
    struct fielded  *fielded;           /* who fights the Missions of a campaign; NULL: they are reported by chance */
};

struct room *room_new(const struct games *p)
{
    struct room *r = must_have(1, sizeof *r);
    *r = (struct room){
        .m = p->m,
        .fielded = p->fights ? fielded_new(p->fights) : NULL,
        .reached = p->notes ? must_have(1, sizeof *r->reached) : NULL,
        .g = must_have(1, grog_state_bytes(p->m)),
        .view = must_have(1, grog_state_bytes(p->m)),
        .options = must_have(1, sizeof *r->options),
        .events = must_have(1, sizeof *r->events),
        .act = must_have(GROG_STEPS_MAX, sizeof *r->act),
    };
    for (unsigned seat = 0; seat < GROG_SEATS_MAX; seat++)
        r->bot[seat] = p->bot[seat] == &grog_bot_random ? NULL : p->bot[seat];
    return r;
}

void room_free(struct room *r)
{
    fielded_free(r->fielded);
    free(r->reached);
    free(r->g);
    free(r->view);
    free(r->options);
    free(r->events);
    free(r->act);
    free(r);
}

/* ---- choosing ------------------------------------------------------------ */

static unsigned pick_seat(struct chance *c, unsigned asked)
{
    unsigned seats = 0;
    for (unsigned s = 0; s < GROG_SEATS_MAX; s++)
        seats += asked >> s & 1;
    for (uint32_t skip = chance_below(c, seats); skip; skip--)
        asked &= asked - 1;
    return grog_first_seat(asked);
}

static bool is_listed(const struct grog_options *l, struct grog_option o)
{
    for (uint32_t i = 0; i < l->n; i++)
        if (!memcmp(&l->at[i], &o, sizeof o))
            return true;
    return false;
}

/* The next line of a Mission's report; where its setup is refused, chance thinks again or gives it up. */
static bool take_report(struct room *r, struct grog_option *out)
{
    struct grog_error why = { 0 };
    uint32_t refused;
    if (fielded_report(r->fielded, r->m, r->g, r->options, out, &refused, &why))
        return true;
    if (refused)
        *out = r->options->at[chance_below(&r->chance, refused)];
    else
        fprintf(stderr, "grognard sim: seed %" PRIu64 ": %s\n", r->seed, why.text);
    return refused;
}

/* What the seat's player chooses of the list; false, and stderr says so, if it is not there. */
static bool choose(struct room *r, unsigned seat, struct grog_option *out)
{
    if (r->fielded && grog_fields(r->m, r->g))
        return take_report(r, out);
    const struct grog_options *l = r->options;
    const struct grog_bot *bot = r->bot[seat];
    if (!bot) {
        *out = l->at[chance_below(&r->chance, l->n)];
        return true;
    }
    grog_view(r->m, r->g, seat, r->view);
    if (!bot->choose(r->m, r->view, seat, l->at, l->n, &r->dice, out))
        *out = l->at[grog_dice_below(&r->dice, l->n)];
    if (is_listed(l, *out))
        return true;
    fprintf(stderr, "grognard sim: seed %" PRIu64 ": at decision %" PRIu32 " the bot %s chose what was not offered\n",
            r->seed, r->acts + 1, bot->name);
    return false;
}

/* ---- one game ------------------------------------------------------------ */

/* What the rules cannot note themselves. */
static void note(struct room *r)
{
    for (uint32_t i = 0; i < r->events->n; i++)
        grog_put_in(r->reached->event, r->events->at[i].kind);
    if (r->acts)
        grog_put_in(r->reached->verb, r->act[r->acts - 1].option.verb);
}

static void heard(struct room *r)
{
    r->digest = digest_events(r->digest, r->events);
    if (r->reached)
        note(r);
}

static bool decide(struct room *r)
{
    unsigned seat = grog_asked(r->g) ? pick_seat(&r->chance, grog_asked(r->g)) : 0;
    struct grog_option o;
    grog_list(r->m, r->g, seat, r->options);
    if (!r->options->n || r->acts == GROG_STEPS_MAX) {
        fprintf(stderr, "grognard sim: seed %" PRIu64 ": decision %" PRIu32 " has no option, or the game no end\n",
                r->seed, r->acts + 1);
        return false;
    }
    if (!choose(r, seat, &o))
        return false;
    r->act[r->acts++] = (struct grog_act){ .option = o, .seat = (uint8_t)seat };
    grog_take_noting(r->m, r->g, seat, o, r->events, r->reached);
    heard(r);
    return true;
}

bool room_play(struct room *r, uint64_t seed)
{
    uint8_t bytes[GROG_SEED_BYTES];
    r->seed = seed;
    if (r->fielded)
        fielded_begin(r->fielded);
    r->chance.state = seed;
    r->acts = 0;
    r->digest = digest_begin(seed);
    grog_seed_from_number(~seed, bytes);
    grog_dice_seed(&r->dice, bytes);
    grog_seed_from_number(seed, bytes);
    grog_start_noting(r->m, r->g, bytes, r->events, r->reached);
    heard(r);
    while (!grog_over(r->g))
        if (!decide(r))
            return false;
    r->digest = digest_game(r->digest, r->m, r->g);
    return true;
}

/* ---- what came of it ----------------------------------------------------- */

void room_count(const struct room *r, struct tally *t)
{
    struct grog_result result;
    grog_result(r->m, r->g, &result);
    t->games++;
    t->decisions += result.decisions;
    t->most = result.decisions > t->most ? result.decisions : t->most;
    t->draws += !result.winners;
    t->broken += result.broken != 0;
    t->breaker = result.breaker ? result.breaker : t->breaker;
    for (unsigned s = 0; s < GROG_SEATS_MAX; s++)
        t->wins[s] += result.winners >> s & 1;
    t->digest += r->digest;
}

void room_count_rows(const struct room *r, struct tally *t)
{
    if (r->reached)
        t->reached = *r->reached;
}

bool room_write_replay(const struct room *r, const char *name)
{
    uint8_t bytes[GROG_SEED_BYTES];
    grog_seed_from_number(r->seed, bytes);
    struct grog_journal *j = grog_journal_new(r->m, bytes);
    bool good = j != NULL;
    for (uint32_t i = 0; good && i < r->acts; i++)
        good = grog_play(j, r->act[i].seat, r->act[i].option, NULL) == GROG_OK;
    if (!good)
        fprintf(stderr, "grognard sim: the game cannot be played at a table\n");
    struct grog_text text = { 0 };
    if (good)
        do must(grog_replay_write(j, NULL, &text)); while (text_grows(&text));
    good = good && asked_to_write(name, text.at, text.n);
    free(text.at);
    grog_journal_free(j);
    return good;
}
