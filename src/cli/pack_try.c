/* SPDX-License-Identifier: MIT */
/* pack_try.c -- `grognard pack try`: a practice game in which a card can be used at once. */
#include "command/args.h"
#include "cli.h"
#include "command/play_options.h"
#include "command/memory.h"
#include "pack.h"
#include "session/card_trial.h"
#include "session/play.h"
#include "library/library.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void print_position(const struct card_trial *t)
{
    struct grog_text text = { 0 };
    do grog_position_write(t->m, &t->with.game, &text); while (text_grows(&text));
    fputs(text.at, stdout);
    free(text.at);
}

/* Lines of a position, parted by semicolons, on top of what was found. */
static bool give(struct card_trial *t, const char *given)
{
    char line[512];
    struct grog_error why;
    while (*(given += strspn(given, " ;\n"))) {
        size_t n = strcspn(given, ";\n");
        snprintf(line, sizeof line, "%.*s", (int)n, given);
        if (grog_position_set(t->m, &t->with.game, line, &why) != GROG_OK) {
            fprintf(stderr, "grognard pack try: '%s': %s\n", line, why.text);
            return false;
        }
        given += n;
    }
    return true;
}

static int go(struct program *program, struct card_trial *t, const char *given, bool position)
{
    if (!give(t, given))
        return CLI_TROUBLE;
    if (position) {
        print_position(t);
        return CLI_YES;
    }
    struct grog_position at = { (struct grog_match *)(uintptr_t)t->m, &t->with.game };
    return play_from(program, &at, t->seat);
}

static int try_card(struct program *program, const struct grog_box *box, uint16_t card, const char *more,
                    const char *given, bool position)
{
    char setup[GROG_SETUP_TEXT];
    struct grog_error why;
    const struct grog_card *c = &box->cards->card[card];
    const char *setting = setting_for_kind(box->system, c->kind);
    if (!setting && box->system->card_kinds[c->kind].is_word) {
        uint16_t by = card_that_bears(box, card);
        if (!by) {
            fprintf(stderr, "grognard pack try: %s is a %s that stands on no card\n", c->name,
                    box->system->card_kinds[c->kind].name);
            return CLI_NO;
        }
        fprintf(stderr, "%s is a word; here is %s, which has it.\n", c->name, box->cards->card[by].name);
        card = by;
    }
    snprintf(setup, sizeof setup, "practice 1%s%s%s%s%s%s", setting ? ", " : "", setting ? setting : "",
             setting ? " " : "", setting ? c->name : "", *more ? ", " : "", more);
    struct grog_match *m = grog_match_new(box, setup, &why);
    if (!m) {
        fprintf(stderr, "grognard pack try: %s\n", why.text);
        return CLI_TROUBLE;
    }
    struct card_trial *t = must_have(1, sizeof *t);
    t->m = m;
    t->card = card;
    int status = CLI_NO;
    if (setting) {
        uint8_t seed[GROG_SEED_BYTES];
        grog_seed_from_number(1, seed);
        grog_start(m, &t->with.game, seed, NULL);
        status = go(program, t, given, position);
    } else if (card_trial_find(t)) {
        status = go(program, t, given, position);
    } else {
        fprintf(stderr, "grognard pack try: in %d random games nobody could play %s from the hand, nor was one like "
                "it in play: does it need another --setup?\n", CARD_TRIAL_GAMES, box->cards->card[card].name);
    }
    free(t);
    grog_match_free(m);
    return status;
}

int pack_try(struct program *program, int argc, char **argv)
{
    bool position = false;
    const char *system = NULL, *setup = "", *given = "";
    const struct args_option options[] = {
        { "system", "NAME", "look only among this system's cards", ARGS_TEXT(&system) },
        { "setup", "TEXT", "settings, as in 'seats 4'", ARGS_TEXT(&setup) },
        { "given", "LINES", "lines of a position on top, as in 'Poison[0] = 3; health[1] = 2'", ARGS_TEXT(&given) },
        { "position", NULL, "print the position instead of playing it", ARGS_FLAG(&position) },
        { 0 },
    };
    const struct args_usage usage = {
        "pack try", "CARD",
        "Play at once from a position where the card can be used; a practice game, in which all can be\n"
        "taken back.  Cards of a pack: grognard pack try --pack DIR CARD", options, 1, 1,
    };
    enum args_answer answer = args_read(&usage, argc, argv, NULL);
    if (answer != ARGS_GO_ON)
        return args_exit(answer);
    const struct grog_box *box;
    uint16_t card = pack_find_card(program, system, argv[1], &box);
    return card ? try_card(program, box, card, setup, given, position) : CLI_NO;
}
