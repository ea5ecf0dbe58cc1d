/* SPDX-License-Identifier: MIT */
/* camp_bot.c -- whole campaigns by bots: what is fielded is a Mission that can be played, and what comes of it is
 * reported without a loss.
 *
 * Arguments: how many campaigns, the setup of each, and packs beside those of the tests.  "chance", and how many: that
 * many reports of Missions that nobody has fought, made by chance of all that a Mission may say. */
#include "camp.h"
#include "bots/bots.h"
#include "pack/pack.h"

#include <stdio.h>
#include <stdlib.h>

extern const struct grog_system warfighter_system;
extern const struct grog_cards  warfighter_cards;

static struct grog_cards *cards[2];                     /* of campaigns, and of their Missions */
static unsigned missions, refused, fought, reports;
static struct grog_dice chance;                         /* of what is made up */

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

/* By the bot of Missions, to its end; its dice are the campaign's, as at a table. */
static void fight_it(const struct grog_match *mission, const struct grog_game *campaign, uint32_t ordinal,
                     struct grog_result *out)
{
    static union grog_any_game g;
    uint8_t campaign_seed[GROG_SEED_BYTES], seed[GROG_SEED_BYTES];
    memcpy(campaign_seed, campaign->dice.key, sizeof campaign_seed);
    grog_field_seed(campaign_seed, ordinal, seed);
    grog_start(mission, &g.game, seed, NULL);
    while (!grog_over(&g.game))
        grog_take_listed(mission, &g.game, grog_first_seat(grog_asked(&g.game)),
                         choice_of(mission, &g.game, "warfighter", ordinal), NULL);
    grog_result(mission, &g.game, out);
    fought++;
}

/* ---- a Mission's end by chance ---------------------------------------------------------------- */

static unsigned below(unsigned n) { return grog_dice_below(&chance, n); }

static void say(const struct grog_match *mission, struct grog_result *out, const char *word, uint16_t soldier, int n)
{
    for (uint8_t kind = 0; kind < mission->system->n_result_words; kind++)
        if (!strcmp(grog_result_word(mission, kind), word))
            out->line[out->lines++] = (struct grog_result_line){ .kind = kind, .card = soldier, .amount = n };
}

/* Also what is beyond all bounds: nobody is unwell by it. */
static void make_up(const struct grog_match *m, const struct grog_game *g, const struct grog_match *mission,
                    struct grog_result *out)
{
    const struct campaign *c = const_camp(g);
    *out = (struct grog_result){ .over = 1 };
    say(mission, out, "success", 0, below(8) != 0);
    say(mission, out, "space", 0, (int)below(MOST_SPACE - 1) + 2);
    EACH_GOING(c, i) {
        uint16_t who = (uint16_t)grog_card_named(mission->cards, grog_card(m, c->member[i].thing.card)->name);
        say(mission, out, "wounds", who, (int)below(12));
        say(mission, out, "kills", who, below(20) ? (int)below(9) : (int)below(300));
        say(mission, out, "outcome", who, below(3) ? 0 : (int)below(4));
    }
}

/* ---- and its report ----------------------------------------------------------------------------- */

static int amount_told(const struct grog_match *m, const struct grog_match *mission, const struct grog_result *result,
                       const char *word, uint16_t soldier)
{
    for (unsigned i = 0; i < result->lines; i++) {
        const struct grog_result_line *line = &result->line[i];
        if (!strcmp(grog_result_word(mission, line->kind), word)
            && (!soldier || !strcmp(grog_card(mission, line->card)->name, grog_card(m, soldier)->name)))
            return line->amount;
    }
    return 0;
}

static int least(int a, int b) { return a < b ? a : b; }

/* Stands everything in the campaign that the Mission says of its people?  Before the report is closed. */
static bool is_all_there(const struct grog_match *m, const struct grog_game *g, const struct campaign *before,
                         const struct grog_match *mission, const struct grog_result *result)
{
    static const uint8_t status[] = { FIT, FIT, DISCHARGED, KILLED };
    const struct campaign *c = const_camp(g);
    bool offensive = sheet(m)[CAMPAIGN_SORT] == OFFENSIVE_CAMPAIGN;
    bool success = amount_told(m, mission, result, offensive ? "completed" : "success", 0);
    bool good = c->outcome == (success ? OUTCOME_SUCCESS : OUTCOME_FAILURE)
             && (!success || has_squads(m) || c->space == amount_told(m, mission, result, "space", 0));
    EACH_GOING(c, i) {
        const struct member *s = &c->member[i];
        uint16_t card = s->thing.card;
        int health = numbers_of(m, card)[SOLDIER_HEALTH], wounds = amount_told(m, mission, result, "wounds", card);
        int kills = least(amount_told(m, mission, result, "kills", card), MOST_KILLS);
        bool captured = has_squads(m) && !offensive
                     && amount_told(m, mission, result, "fate", card) == WF_FATE_CAPTURED;
        good = good
            && s->status == (captured ? CAPTURED : status[amount_told(m, mission, result, "outcome", card)])
            && s->wounds == (s->status == FIT ? least(wounds, health - 1) : 0)
            && s->kills == least(before->member[i].kills + kills, UINT8_MAX);
    }
    return good;
}

/* The report of a Mission: every line is offered, and what was told is there. */
static bool report_it(const struct grog_match *m, struct grog_game *g, const struct grog_match *mission,
                      const struct grog_result *result)
{
    static struct campaign before;
    struct grog_option o;
    before = *const_camp(g);
    while (grog_fields(m, g)) {
        if (!m->system->fielding->report(m, g, mission, result, &o)) {
            printf("%s: there is no line for it\n", grog_question(m, g));
            return false;
        }
        if (o.verb == VERB_REPORTED && !is_all_there(m, g, &before, mission, result)) {
            printf("Mission %u: something of it is lost\n", (unsigned)before.ordinal + 1);
            return false;
        }
        if (grog_take(m, g, grog_first_seat(grog_asked(g)), o, NULL) != GROG_OK) {
            printf("%s: a line of the report is refused\n", grog_question(m, g));
            return false;
        }
    }
    const char *wrong = grog_check(m, g);
    reports++;
    if (wrong)
        printf("after Mission %u: %s\n", (unsigned)before.ordinal + 1, wrong);
    return !wrong;
}

enum by { NOBODY, BOT, CHANCE };

static bool play(const struct grog_match *m, uint64_t seed, enum by by, struct grog_result *out)
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
            if (mission && by != NOBODY) {
                if (by == BOT)
                    fight_it(mission, &g.game, m->system->fielding->ordinal(m, &g.game), &result);
                else
                    make_up(m, &g.game, mission, &result);
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

/* So many reports, by campaigns one after the other. */
static int report_by_chance(const struct grog_match *m, unsigned wanted)
{
    static struct grog_result result;
    for (uint64_t seed = 1; reports < wanted; seed++) {
        uint8_t bytes[GROG_SEED_BYTES];
        grog_seed_from_number(seed, bytes);
        grog_dice_seed(&chance, bytes);
        if (!play(m, seed, CHANCE, &result))
            return printf("campaign %u went wrong\n", (unsigned)seed), 1;
    }
    return printf("%u reports by chance\n", reports), 0;
}

int main(int argc, char **argv)
{
    bool by_chance = argc > 1 && !strcmp(argv[1], "chance");
    unsigned games = argc > 1 ? (unsigned)atoi(argv[1]) : 40, levels[LEVEL_ROOM + 1] = { 0 };
    const char *setup = argc > 2 ? argv[2] : "campaign Two Marches";
    struct grog_error why = { 0 };
    struct grog_result result;
    if (by_chance)
        setup = "campaign Marches, region Valley, hostiles Reds";
    link_all(argv + 3, argc > 3 && !by_chance ? argc - 3 : 0);
    struct grog_match *m = grog_match_new(&(struct grog_box){ &campaign_system, cards[0] }, setup, &why);
    if (!m)
        return printf("%s: %s\n", setup, why.text), 2;
    if (by_chance)
        return report_by_chance(m, argc > 2 ? (unsigned)atoi(argv[2]) : 200);
    for (unsigned i = 0; i < games; i++) {
        if (!play(m, i + 1, argc > 2 || i % 8 == 0 ? BOT : NOBODY, &result))
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
