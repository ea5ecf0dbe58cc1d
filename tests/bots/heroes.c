/* SPDX-License-Identifier: MIT */
/* heroes.c -- small positions in which the right order or action is plain: the heuristic bot finds nine in ten.
 *
 * Blue chooses, with what its seat sees.  A position is a board, counters, a moment, and what the bot's choice must
 * begin with; each is also played mirrored, so that the bot does not win by looking one way only. */
#include "sappers.h"

#include "bots/bots.h"

#include <stdio.h>

enum { POSITIONS_MIN = 40, COUNTERS = 6 };
enum moment { ACTS, STEPS, ORDERS, RETREATS };

struct counter { const char *name; int x, y; };
struct position {
    const char *why, *board;        /* the board: rows of picture.h, 7 wide */
    struct counter at[COUNTERS];    /* the first is the one that acts, or the first to be ordered */
    enum moment moment;
    const char *best, *other;       /* the choice begins so, or so; "!" before it: it does not */
    int goal_x, goal_y;             /* an objective's square, from 1; 0: none */
};

#define OPEN_FIELD ". . . . . . .\n. . . . . . .\n. . . . . . .\n. . . . . . .\n. . . . . . ."
static const struct position positions[] = {
    { "the weak target is shot at", OPEN_FIELD,
      { { "Blue Rifles", 0, 2 }, { "Red Leader", 4, 2 }, { "Red Tank", 6, 4 } }, ACTS,
      "fire Blue Rifles/1, Rifles, plain, Red Leader", NULL, 0, 0 },
    { "no shot at what cannot be hurt", OPEN_FIELD,
      { { "Blue Rifles", 0, 2 }, { "Red Tank", 5, 2 } }, ACTS, "!fire", NULL, 0, 0 },
    { "a gun fires at the tank and not at the squad", OPEN_FIELD,
      { { "Blue Tank", 1, 2 }, { "Red Tank", 5, 2 }, { "Red Rifles", 5, 4 } }, ACTS,
      "fire Blue Tank/1, Gun, plain, Red Tank", NULL, 0, 0 },
    { "who can kill gets the order", OPEN_FIELD,
      { { "Blue Rifles", 0, 0 }, { "Blue Tank", 1, 3 }, { "Red Tank", 5, 3 } }, ORDERS,
      "order Blue Tank/2, Blue Order 1", NULL, 0, 0 },
    { "who sees somebody gets the order",
      ". . . H . . .\n. . . H . . .\n. . . H . . .\n. . . . . . .\n. . . . . . .",
      { { "Blue Rifles", 0, 0 }, { "Blue Rifles", 1, 3 }, { "Red Rifles", 4, 3 } }, ORDERS,
      "order Blue Rifles/2, Blue Order 1", NULL, 0, 0 },
    { "out of the open", ". . . . . . .\n. . . . . . .\n. . f . . . .\n. . . . . . .\n. . . . . . .",
      { { "Blue Clerks", 2, 3 }, { "Red Gunners", 6, 3 }, { "Red Gunners", 6, 4 } }, STEPS,
      "step Blue Clerks/1, C3", NULL, 0, 0 },
    { "towards the objective", OPEN_FIELD, { { "Blue Rifles", 0, 2 } }, STEPS, "step Blue Rifles/1, B", NULL, 6, 3 },
    { "it stays on the objective", OPEN_FIELD, { { "Blue Rifles", 3, 2 } }, ACTS, "stay", "move", 4, 3 },
    { "and does not step off it", OPEN_FIELD, { { "Blue Rifles", 3, 2 } }, STEPS, "stop", NULL, 4, 3 },
    { "an assault that must be won", OPEN_FIELD,
      { { "Blue Storm", 2, 2 }, { "Red Clerks", 3, 2 } }, ACTS, "assault Blue Storm/1, 1, Red Clerks", "fire", 0, 0 },
    { "no assault that must be lost", OPEN_FIELD,
      { { "Blue Rifles", 2, 2 }, { "Red Storm", 3, 2 } }, ACTS, "!assault", NULL, 0, 0 },
};

static const char *bot_says(struct play *p)
{
    static char text[GROG_TEXT_MAX];
    static union { struct grog_game game; unsigned char bytes[GROG_STATE_MAX]; } view;
    static struct grog_options all;
    struct grog_option best;
    struct grog_dice dice = { 0 };
    uint8_t seed[GROG_SEED_BYTES] = { 3 };
    grog_dice_seed(&dice, seed);
    grog_view(p->m, &p->game, 0, &view.game);
    grog_list(p->m, &view.game, 0, &all);
    assert_true(grog_bot_heroes.choose(p->m, &view.game, 0, all.at, all.n, &dice, &best));
    return grog_option_text(p->m, &p->game, best, text);
}

/* East to west, north to south, or both. */
enum { PLAIN, MIRRORED, UPSIDE_DOWN, BOTH, TURNS };
static void mirror(const char *board, unsigned turn, char out[256])
{
    char rows[8][16] = { { 0 } };
    unsigned n = 0;
    for (const char *at = board; *at; n++) {
        size_t len = strcspn(at, "\n");
        memcpy(rows[n], at, len);
        at += len + (at[len] == '\n');
    }
    out[0] = 0;
    for (unsigned y = 0; y < n; y++) {
        char *row = rows[turn & UPSIDE_DOWN ? n - 1 - y : y];
        for (size_t i = 0, k = strlen(row); turn & MIRRORED && i < k / 2; i++) {
            char c = row[i];
            row[i] = row[k - 1 - i];
            row[k - 1 - i] = c;
        }
        strcat(out, row);
        strcat(out, y + 1 < n ? "\n" : "");
    }
}

static void square_of(const struct counter *c, unsigned turn, char out[16])
{
    snprintf(out, 16, "%c%d", 'A' + (turn & MIRRORED ? 6 - c->x : c->x), 1 + (turn & UPSIDE_DOWN ? 4 - c->y : c->y));
}

/* The choice, with a square in it where the mirror has it. */
static bool is_right(const struct position *q, unsigned turn, const char *said)
{
    for (unsigned i = 0; i < 2; i++) {
        const char *best = i ? q->other : q->best;
        char here[128];
        if (!best)
            continue;
        snprintf(here, sizeof here, "%s", best);
        char *comma = strstr(best, "step ") == best ? strchr(here, ',') : NULL;
        if (comma && turn & MIRRORED)
            comma[2] = (char)('A' + 6 - (comma[2] - 'A'));
        if (comma && turn & UPSIDE_DOWN && comma[3])
            comma[3] = (char)('1' + 4 - (comma[3] - '1'));
        bool begins = !strncmp(said, here + (*here == '!'), strlen(here + (*here == '!')));
        if (*here == '!' ? !begins : begins)
            return true;
    }
    return false;
}

static bool finds(const struct position *q, unsigned turn)
{
    struct play p;
    char board[256], square[16];
    mirror(q->board, turn, board);
    battle(&p, board);
    unsigned n = 0;
    for (; n < COUNTERS && q->at[n].name; n++) {
        square_of(&q->at[n], turn, square);
        unsigned slot = put(&p, q->at[n].name, square);
        bool west = p.hn.unit[slot].thing.owner == 1;
        face(&p, slot, (west ^ ((turn & MIRRORED) != 0)) ? WEST : EAST);
    }
    if (q->goal_x) {                                    /* the only objective, in place of the barn */
        struct ground_plan *plan = (struct ground_plan *)(uintptr_t)p.m->own;
        const int16_t *scenario = numbers_of(p.m, (uint16_t)p.m->setup[SETUP_SCENARIO]);
        int16_t *goals = (int16_t *)(uintptr_t)scenario + SCENARIO_OBJECTIVES;
        square_of(&(struct counter){ "", q->goal_x - 1, q->goal_y - 1 }, turn, square);
        plan->n_objectives = 1;
        plan->objective[place(square)] = 1;
        goals[2] = (int16_t)place_x(place(square)), goals[3] = (int16_t)place_y(place(square));
        goals[4] = goals[5] = 1;
        p.game.turn = 6;
    }
    if (q->moment == ORDERS)
        to_orders(&p);
    else
        activate(&p, 0);
    if (q->moment == STEPS) {
        char move[64];
        snprintf(move, sizeof move, "move %s/1, 0", q->at[0].name);
        take(&p, move);
    }
    const char *said = bot_says(&p);
    bool right = is_right(q, turn, said);
    if (!right)
        print_message("%s (%u): it chose '%s'\n", q->why, turn, said);
    grog_match_free(p.m);
    return right;
}

TEST(nine_in_ten)
{
    unsigned right = 0, all = 0;
    for (unsigned i = 0; i < GROG_COUNT(positions); i++)
        for (unsigned turn = PLAIN; turn < TURNS; turn++, all++)
            right += finds(&positions[i], turn);
    print_message("the bot finds %u of %u\n", right, all);
    assert_true(all >= POSITIONS_MIN);
    assert_true(right * 10 >= all * 9);
}

/* A blast hits whoever stands under it. */
TEST(a_grenade_falls_among_enemies_and_not_among_friends)
{
    struct play p;
    sappers(&p, OPEN_FIELD);
    unsigned us = put(&p, "Blue Rifles", "A2");
    put(&p, "Red Rifles", "C1");
    put(&p, "Red Rifles", "C2");
    activate(&p, us);
    const char *said = bot_says(&p);
    assert_ptr_equal(strstr(said, "bombard Blue Rifles/1, Blue Grenades, B1/C2"), said);
    end_play(&p);
    sappers(&p, OPEN_FIELD);
    us = put(&p, "Blue Rifles", "A2");
    put(&p, "Red Rifles", "C2");
    put(&p, "Blue Rifles", "C1");
    put(&p, "Blue Rifles", "B2");
    activate(&p, us);
    assert_true(offered(&p, "bombard Blue Rifles/1, Blue Grenades, B1/C2"));
    assert_null(strstr(bot_says(&p), "B1/C2"));
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(nine_in_ten), IT(a_grenade_falls_among_enemies_and_not_among_friends),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
