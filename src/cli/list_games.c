/* SPDX-License-Identifier: MIT */
/* list_games.c -- `grognard list quick` and `list games`: a game for who does not want to choose, and those that are
 * kept. */
#include "list.h"
#include "cli.h"
#include "command/terminal.h"
#include "library/kept_games.h"
#include "kernel/system.h"
#include "base/json.h"
#include "command/memory.h"
#include "pack/pack.h"
#include "library/quick.h"
#include "library/scenarios.h"
#include "library/languages.h"
#include "library/library.h"
#include "words/words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SCENARIOS = 256 };

static void say_mission(struct json *j, const struct grog_box *b, uint16_t mission, uint16_t team, const char *lesson)
{
    const struct grog_card *card = b->cards->card;
    if (!j) {
        printf("%-11s %s, %s%s%s\n", b->system->name, card[mission].name, card[team].name, *lesson ? "; lesson " : "",
               lesson);
        return;
    }
    json_open(j, NULL, '{');
    json_text(j, "system", b->system->name);
    json_text(j, "mission", card[mission].name);
    json_text(j, "team", card[team].name);
    if (*lesson)
        json_text(j, "lesson", lesson);
    json_close(j, '}');
}

static void say_scenario(struct json *j, const struct grog_box *b, uint16_t scenario)
{
    const struct grog_card *card = b->cards->card;
    if (!j) {
        printf("%-11s %s\n", b->system->name, card[scenario].name);
        return;
    }
    json_open(j, NULL, '{');
    json_text(j, "system", b->system->name);
    json_text(j, "scenario", card[scenario].name);
    json_number(j, "rounds", field_of(b, scenario, "rounds"));
    json_open(j, "armies", '[');
    for (unsigned i = 0; i < GROG_SEATS_MAX && scenario_army(b, scenario, i); i++)
        json_text(j, NULL, card[scenario_army(b, scenario, i)].name);
    json_close(j, ']');
    json_close(j, '}');
}

/* The Mission that was won last, if no other game was played since; 0: none. */
static uint16_t just_won(const struct grog_box *b, const struct kept *kept, unsigned n)
{
    for (unsigned i = 0; i < n; i++)
        if (!strcmp(kept[i].system, b->system->name))
            return kept_end(&kept[i]) == KEPT_WON ? grog_card_find(b->cards, kept[i].about) : 0;
    return 0;
}

static bool is_won(const struct grog_box *b, uint16_t card, const struct kept *kept, unsigned n)
{
    for (unsigned i = 0; i < n; i++)
        if (!strcmp(kept[i].about, b->cards->card[card].name) && kept_end(&kept[i]) == KEPT_WON)
            return true;
    return false;
}

/* The game with a guide for who plays its system for the first time; else a Mission with its team by lot, another than
 * the one that was just won; and the easiest scenario that was not and whose armies are its own. */
int list_quick(struct program *program, const char *system, uint64_t seed, struct json *j)
{
    struct kept *kept = must_have(KEPT_MOST, sizeof *kept);
    unsigned played = kept_list(kept);
    bool ok = asked_stock(program, "list", system);
    for (const struct grog_box *b = library_boxes(program->library); b->system; b++) {
        uint16_t found[2] = { just_won(b, kept, played), 0 }, ready[SCENARIOS];
        unsigned n = scenarios_ready(b, ready, SCENARIOS), at = 0;
        if (!library_is_meant(b, system))
            continue;
        char lesson[32] = "";
        if (quick_guided(b, kept, played, found, lesson) || quick_find(b, played, seed, found))
            say_mission(j, b, found[0], found[1], lesson);
        n = n < SCENARIOS ? n : SCENARIOS;
        while (at < n && (is_won(b, ready[at], kept, played) || field_of(b, ready[at], "budget_a") > 0))
            at++;
        if (n)
            say_scenario(j, b, ready[at < n ? at : 0]);
    }
    free(kept);
    return ok ? CLI_YES : CLI_NO;
}

static const char *const ends[] = { [KEPT_GOES_ON] = "goes on", [KEPT_WON] = "won", [KEPT_LOST] = "lost",
                                    [KEPT_DRAWN] = "drawn" };

static void kept_to_json(struct json *j, const struct kept *k, const struct grog_words *words)
{
    char turn[128] = "";
    kept_say_turn(k, words, &(struct grog_text){ .at = turn, .room = sizeof turn });
    json_open(j, NULL, '{');
    json_text(j, "file", k->file);
    json_text(j, "system", k->system);
    json_text(j, "about", k->about);
    json_text(j, "who", k->who);
    json_number(j, "when", (int64_t)k->when);
    json_number(j, "turn", k->turn);
    json_text(j, "turn_text", turn);
    json_number(j, "choices", k->acts);
    json_text(j, "end", ends[kept_end(k)]);
    json_close(j, '}');
}

int list_games(struct program *program, const char *system, uint64_t seed, struct json *j)
{
    struct kept *kept = must_have(KEPT_MOST, sizeof *kept);
    struct columns columns = { .n = 5 };
    unsigned n = kept_list(kept);
    struct grog_words *words[2] = { NULL, NULL };
    (void)seed;
    if (!asked_words(program, "list", NULL, words)) {
        free(kept);
        return CLI_TROUBLE;
    }
    static const char *const head[] = { "about", "who", "turn", "end", "file" };
    columns_row(&columns);
    for (unsigned i = 0; i < columns.n; i++)
        columns_cell(&columns, "%s", head[i]);
    for (unsigned i = 0; i < n; i++) {
        const struct kept *k = &kept[i];
        if (system && strcmp(system, k->system) != 0)
            continue;
        if (j) {
            kept_to_json(j, k, lang_words(words));
            continue;
        }
        columns_row(&columns);
        columns_cell(&columns, "%s", k->about);
        columns_cell(&columns, "%s", k->who);
        columns_cell(&columns, "%u", kept_turn(k));
        columns_cell(&columns, "%s", ends[kept_end(k)]);
        columns_cell(&columns, "%s", k->file);
    }
    if (columns.rows > 1)
        columns_print(&columns);
    free(columns.cell);
    lang_close(words);
    free(kept);
    return CLI_YES;
}
