/* SPDX-License-Identifier: MIT */
/* campaign_new.c -- `grognard campaign new`: a folder with the first file of a campaign in it. */
#define _POSIX_C_SOURCE 200809L
#include "base/file.h"
#include "campaign_parts.h"
#include "command/args.h"
#include "command/memory.h"
#include "kernel/fielding.h"
#include "kernel/keptposition.h"
#include "kernel/state.h"
#include "library/campaigns.h"
#include "session/play_open.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct wish { const char *system, *setup; bool practice; uint64_t seed; };

/* The first system that waits for games of another. */
static const char *usual_system(struct library *l)
{
    for (const struct grog_box *b = library_boxes(l); b->system; b++)
        if (b->system->fielding)
            return grog_system_name(b->system);
    return NULL;
}

/* The row of the setup that takes such a card: "campaign" for a Sheet. */
static const char *row_for(const struct grog_box *box, uint16_t card)
{
    const struct grog_system *s = box->system;
    for (unsigned i = 0; card && i < s->n_setup; i++)
        if (s->setup[i].type == GROG_SETS_CARD && s->setup[i].card_kind == box->cards->card[card].kind)
            return s->setup[i].name;
    return NULL;
}

/* A Sheet's title, or a setup as it stands; practice behind it. */
static bool make_setup(struct program *program, const struct wish *w, struct grog_text *out)
{
    const struct grog_box *box = asked_stock(program, "campaign new", w->system)
                               ? asked_box(program, "campaign new", w->system) : NULL;
    if (!box)
        return false;
    uint16_t card = w->setup ? grog_card_find(box->cards, w->setup) : 0;
    const char *row = row_for(box, card);
    if (row)
        grog_print(out, "%s %s", row, box->cards->card[card].name);
    else if (w->setup)
        grog_print(out, "%s", w->setup);
    if (w->practice)
        grog_print(out, "%spractice 1", out->n ? ", " : "");
    if (out->n < out->room)
        return true;
    fprintf(stderr, "grognard campaign new: the setup is too long\n");
    return false;
}

/* The first moment of a campaign, kept like any.  The file is locked by us. */
static bool write_first(struct program *program, const struct grog_match *m, uint64_t number, const char *file,
                        struct grog_error *why)
{
    uint8_t seed[GROG_SEED_BYTES];
    struct grog_text text = { 0 };
    grog_seed_from_number(number, seed);
    struct grog_journal *j = grog_journal_new(m, seed);
    bool good = j && library_keep_packs(program->library, m, why);
    bool whole = good;
    do {
        if (!good)
            break;
        whole = grog_replay_write(j, NULL, &text);
        grog_write_kept(&text, j);
    } while (text_grows(&text));
    good = whole && file_keep_locked(file, text.at, text.n, why);
    grog_journal_free(j);
    free(text.at);
    return good;
}

static int begin(struct program *program, const char *name, const struct wish *w)
{
    char setup[GROG_SETUP_TEXT] = "", folder[PATH_BYTES], file[PATH_BYTES] = "";
    struct grog_text text = { .at = setup, .room = sizeof setup };
    struct grog_error why = { 0 };
    struct file_lock lock = { 0 };
    if (!campaigns_is_name(name))
        grog_fail(&why, 0, "no campaign can be called '%.60s'", name);
    if (*why.text || !campaigns_folder(name, folder, &why))
        return complain("campaign new", &why);
    if (campaigns_is_one(folder)) {
        fprintf(stderr, "grognard campaign new: there is a campaign '%.100s' already\n", name);
        return CLI_TROUBLE;
    }
    if (!make_setup(program, w, &text))
        return CLI_TROUBLE;
    struct grog_match *m = library_match(program->library, w->system, setup, &why);
    bool good = m && m->system->fielding;
    if (m && !good)
        grog_fail(&why, 0, "games of %s are no campaigns", grog_system_name(m->system));
    good = good && make_folder(folder, &why) && campaigns_replay(folder, file) && file_lock(file, true, &lock, &why);
    if (good && campaigns_is_one(folder)) {
        grog_fail(&why, 0, "there is a campaign '%.100s' already", name);      /* somebody was faster */
        good = false;
    }
    good = good && write_first(program, m, w->seed, file, &why);
    file_unlock(file, &lock);
    if (good)
        printf("%s begins: %s\nGo on with: grognard campaign play %s\n", campaign_called(folder), grog_setup_text(m),
               name);
    else
        complain("campaign new", &why);
    grog_match_free(m);
    return good ? CLI_YES : CLI_TROUBLE;
}

int campaign_cmd_new(struct program *program, int argc, char **argv)
{
    struct wish w = { .system = usual_system(program->library), .seed = play_any_seed() };
    int operands;
    const struct args_option options[] = {
        { "system", "NAME", "by which rules (campaign)", ARGS_TEXT(&w.system) },
        { "setup", "TEXT", "its settings, \"campaign A, length 4\", or the title of its Sheet", ARGS_TEXT(&w.setup) },
        { "practice", NULL, "moves may be taken back, and Missions fought again", ARGS_FLAG(&w.practice) },
        { "seed", "S", "the seed of all its dice (any)", ARGS_NUMBER(&w.seed, 0, INT64_MAX) },
        { 0 },
    };
    const struct args_usage usage = {
        "campaign new", "NAME [SHEET]", "Begin a campaign, in a folder of your data.\n"
        "SHEET is the title of a card that says what it is about, as --setup has it.", options, 1, 2,
    };
    enum args_answer answer = args_read(&usage, argc, argv, &operands);
    if (answer != ARGS_GO_ON)
        return args_exit(answer);
    if (operands == 2)
        w.setup = argv[2];
    return begin(program, argv[1], &w);
}
