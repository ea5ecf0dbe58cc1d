/* SPDX-License-Identifier: MIT */
/* list_games.c -- `grognard list quick` and `list games`: a game for who does not want to choose, and those that are
 * kept. */
#include "list.h"
#include "cli.h"
#include "columns.h"
#include "kept.h"
#include "kernel/system.h"
#include "out.h"
#include "quick.h"
#include "scenarios.h"
#include "shelf.h"

#include <stdlib.h>
#include <string.h>

enum { SCENARIOS = 256 };

static void say_quick(struct json *j, const char *system, const char *about, const char *with)
{
    if (!j) {
        printf("%-11s %s%s%s\n", system, about, *with ? ", " : "", with);
        return;
    }
    json_open(j, NULL, '{');
    json_text(j, "system", system);
    json_text(j, *with ? "mission" : "scenario", about);
    if (*with)
        json_text(j, "team", with);
    json_close(j, '}');
}

/* A Mission with its team by lot, and the easiest scenario. */
int list_quick(const char *system, uint64_t seed, struct json *j)
{
    struct kept *kept = must_have(KEPT_MOST, sizeof *kept);
    unsigned played = kept_list(kept);
    bool ok = shelf_stock(system);
    for (const struct grog_box *b = shelf; b->system; b++) {
        uint16_t found[2] = { 0, 0 }, ready[SCENARIOS];
        if (system && strcmp(system, grog_system_name(b->system)) != 0)
            continue;
        if (quick_find(b, played, seed, found))
            say_quick(j, b->system->name, b->cards->card[found[0]].name, b->cards->card[found[1]].name);
        if (scenarios_ready(b, ready, SCENARIOS))
            say_quick(j, b->system->name, b->cards->card[ready[0]].name, "");
    }
    free(kept);
    return ok ? CLI_YES : CLI_NO;
}

static const char *const ends[] = { [KEPT_GOES_ON] = "goes on", [KEPT_WON] = "won", [KEPT_LOST] = "lost",
                                    [KEPT_DRAWN] = "drawn" };

static void kept_to_json(struct json *j, const struct kept *k)
{
    json_open(j, NULL, '{');
    json_text(j, "file", k->file);
    json_text(j, "system", k->system);
    json_text(j, "about", k->about);
    json_text(j, "who", k->who);
    json_number(j, "when", (int64_t)k->when);
    json_number(j, "turn", k->turn);
    json_number(j, "choices", k->acts);
    json_text(j, "end", ends[kept_end(k)]);
    json_close(j, '}');
}

int list_games(const char *system, uint64_t seed, struct json *j)
{
    struct kept *kept = must_have(KEPT_MOST, sizeof *kept);
    struct columns columns = { .n = 5 };
    unsigned n = kept_list(kept);
    (void)seed;
    static const char *const head[] = { "about", "who", "turn", "end", "file" };
    columns_row(&columns);
    for (unsigned i = 0; i < columns.n; i++)
        columns_cell(&columns, "%s", head[i]);
    for (unsigned i = 0; i < n; i++) {
        const struct kept *k = &kept[i];
        if (system && strcmp(system, k->system) != 0)
            continue;
        if (j) {
            kept_to_json(j, k);
            continue;
        }
        columns_row(&columns);
        columns_cell(&columns, "%s", k->about);
        columns_cell(&columns, "%s", k->who);
        columns_cell(&columns, "%u", k->turn + 1);
        columns_cell(&columns, "%s", ends[kept_end(k)]);
        columns_cell(&columns, "%s", k->file);
    }
    if (columns.rows > 1)
        columns_print(&columns);
    free(columns.cell);
    free(kept);
    return CLI_YES;
}
