/* SPDX-License-Identifier: MIT */
/* camp_bot.c -- whole campaigns by bots: what is fielded is a Mission that can be played, and what comes of it is
 * reported without a loss.
 *
 * Arguments: how many campaigns, the setup of each, and packs beside those of the tests. */
#include "camp.h"
#include "bots/bots.h"
#include "pack/pack.h"

#include <stdio.h>
#include <stdlib.h>

extern const struct grog_system warfighter_system;
extern const struct grog_cards  warfighter_cards;

static struct grog_cards *cards[2];                     /* of campaigns, and of their Missions */
static unsigned missions, refused, fought;

static struct grog_pack *open_pack(const char *path)
{
    static unsigned char bytes[1 << 22];
    struct grog_error why = { 0 };
    FILE *f = fopen(path, "rb");
    size_t n = f ? fread(bytes, 1, sizeof bytes, f) : 0;
    if (f)
        fclose(f);
    struct grog_pack *pack = grog_pack_open(bytes, n, &why);
    if (!pack)
        printf("%s: %s\n", path, why.text), exit(2);
    return pack;
}

static void link_all(char **more, int n)
{
    static const struct grog_pack *pack[20];            /* open to the end */
    struct grog_error why = { 0 };
    unsigned packs = 0;
    pack[packs++] = open_pack(SETTINGS);
    if (!n) {                                           /* none were named */
        pack[packs++] = open_pack(PROVING);
        pack[packs++] = open_pack(MARCHES);
    }
    for (int i = 0; i < n && packs < 20; i++)
        pack[packs++] = open_pack(more[i]);
    cards[0] = grog_cards_link_beside(&campaign_system, &warfighter_system, &warfighter_cards, pack, packs, &why);
    cards[1] = grog_cards_link_beside(&warfighter_system, &campaign_system, &warfighter_cards, pack, packs, &why);
    if (!cards[0] || !cards[1])
        printf("%s\n", why.text), exit(2);
}

/* The Mission that is fielded; NULL: its setup makes none. */
static struct grog_match *mission_of_setup(const struct grog_match *m, const struct grog_game *g)
{
    static char text[GROG_SETUP_TEXT];
    struct grog_box box = { &warfighter_system, cards[1] };
    struct grog_text out = grog_text_in(text, sizeof text);
    struct grog_error why = { 0 };
    m->system->fielding->setup(m, g, &out);
    struct grog_match *mission = grog_match_new(&box, text, &why);
    missions++;
    if (!mission && refused++ < 10)
        printf("%s: %s\n", text, why.text);
    return mission;
}

static struct grog_option choice_of(const struct grog_match *m, const struct grog_game *g, const char *system,
                                    uint64_t seed)
{
    static union grog_any_game view;
    static struct grog_options all;
    unsigned seat = grog_first_seat(grog_asked(g));
    grog_view(m, g, seat, &view.game);
    grog_list(m, &view.game, seat, &all);
    return grog_bot_choose(grog_bot_find(system, "heuristic"), m, &view.game, seat, &all, seed);
}

/* By the bot of Missions, to its end. */
static void fight_it(const struct grog_match *mission, uint32_t ordinal, struct grog_result *out)
{
    static union grog_any_game g;
    uint8_t campaign_seed[GROG_SEED_BYTES] = { 7 }, seed[GROG_SEED_BYTES];
    grog_field_seed(campaign_seed, ordinal, seed);
    grog_start(mission, &g.game, seed, NULL);
    while (!grog_over(&g.game))
        grog_take_listed(mission, &g.game, grog_first_seat(grog_asked(&g.game)),
                         choice_of(mission, &g.game, "warfighter", ordinal), NULL);
    grog_result(mission, &g.game, out);
    fought++;
}

/* The report of a Mission that was fought: every line is offered, and what was told is there. */
static bool report_it(const struct grog_match *m, struct grog_game *g, const struct grog_match *mission,
                      const struct grog_result *result)
{
    struct grog_option o;
    while (grog_fields(m, g)) {
        if (!m->system->fielding->report(m, g, mission, result, &o)
            || grog_take(m, g, grog_first_seat(grog_asked(g)), o, NULL) != GROG_OK) {
            printf("%s: a line of the report is refused\n", grog_question(m, g));
            return false;
        }
    }
    return true;
}

static bool play(const struct grog_match *m, uint64_t seed, bool fights, struct grog_result *out)
{
    static union grog_any_game g;
    static struct grog_result result;
    uint8_t bytes[GROG_SEED_BYTES];
    grog_seed_from_number(seed, bytes);
    grog_start(m, &g.game, bytes, NULL);
    while (!grog_over(&g.game)) {
        struct grog_option o = choice_of(m, &g.game, "campaign", seed);
        if (grog_fields(m, &g.game) && g.game.question == ASK_OUTCOME) {
            struct grog_match *mission = mission_of_setup(m, &g.game);
            if (mission && fights) {
                fight_it(mission, m->system->fielding->ordinal(m, &g.game), &result);
                bool good = report_it(m, &g.game, mission, &result);
                grog_match_free(mission);
                if (!good)
                    return false;
                continue;
            }
            grog_match_free(mission);
        }
        if (grog_take(m, &g.game, grog_first_seat(grog_asked(&g.game)), o, NULL) != GROG_OK)
            return false;
    }
    grog_result(m, &g.game, out);
    return true;
}

int main(int argc, char **argv)
{
    unsigned games = argc > 1 ? (unsigned)atoi(argv[1]) : 40, levels[LEVEL_ROOM + 1] = { 0 };
    const char *setup = argc > 2 ? argv[2] : "campaign Two Marches";
    struct grog_error why = { 0 };
    struct grog_result result;
    link_all(argv + 3, argc > 3 ? argc - 3 : 0);
    struct grog_match *m = grog_match_new(&(struct grog_box){ &campaign_system, cards[0] }, setup, &why);
    if (!m)
        return printf("%s: %s\n", setup, why.text), 2;
    for (unsigned i = 0; i < games; i++) {
        if (!play(m, i + 1, argc > 2 || i % 8 == 0, &result))
            return printf("campaign %u went wrong\n", i + 1), 1;
        levels[result.line[0].amount >= 0 && result.line[0].amount < LEVEL_ROOM ? result.line[0].amount : LEVEL_ROOM]++;
    }
    printf("campaigns %u, Missions %u, fought %u, refused %u; levels", games, missions, fought, refused);
    for (unsigned i = 0; i < LEVEL_ROOM; i++)
        printf(" %u", levels[i]);
    printf("\n");
    grog_match_free(m);
    return refused ? 1 : 0;
}
