/* SPDX-License-Identifier: MIT */
/* would.c -- abilities that would change nothing, and targets who would not be changed: a wound that only the bold
 * suffer, who have no counter. */
#include "support.h"

enum { IDOL = 4 };

static const int16_t blank[DECK_NUMBERS];
static struct grog_ability ability[1];
static struct grog_effect  effect[1];
static const struct grog_card cards[] = {
    [1] = { .name = "Card", .back = 1, .kind = OF_BACK, .number = blank },
    [2] = { .name = "Guard", .back = 2, .kind = OF_BACK, .number = blank },
    [3] = { .name = "High Guard", .back = 2, .kind = OF_GUARD, .number = (const int16_t[]){ HIGH } },
    [IDOL] = { .name = "Idol", .back = 1, .kind = OF_STANDARD, .number = blank, .abilities = 1 },
};
static const struct grog_cards box = {
    .name = "test", .card = cards, .cards = GROG_COUNT(cards), .ability = ability, .abilities = 1, .effect = effect,
    .effects = 1,
};

static unsigned bold;                                   /* as bits */

static bool is_bold(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f, int amount,
                    uint16_t whom)
{
    (void)m, (void)g, (void)f, (void)amount;
    return bold >> whom & 1;
}

/* Seat 0 has the idol and ends its turn: 0 and 2 against 1 and 3. */
static void end_turn_with(struct play *p, struct grog_ability a, uint8_t target, unsigned seats)
{
    static struct grog_effect_row rows[EFFECTS];
    static struct grog_system rules;
    rules = duel_system;
    memcpy(rows, duel_system.effects, sizeof rows);
    rows[EFFECT_WOUND].would = is_bold;
    rules.effects = rows;
    rules.fits = NULL;
    a.point = POINT_TURN_ENDS;
    a.scope = GROG_FOR_OWNER;
    a.effects = 1;
    ability[0] = a;
    effect[0] = (struct grog_effect){ .effect = EFFECT_WOUND, .target = target, .amount = 1 };
    bold = seats;
    begin_with(p, &rules, &box, "seats 4", 1);
    no_guards(p);
    grog_thing_new(&p->run, ARRAY_STANDARD, IDOL, 0);
    take(p, 0, "wait");
}

static bool asks(const struct play *p, const char *question)
{
    return p->game.asked == 1 && !strcmp(grog_question(p->m, &p->game), question);
}

TEST(what_would_change_nobody_is_not_offered)
{
    struct play p;
    end_turn_with(&p, (struct grog_ability){ .may = 1 }, TARGET_EACH_FOE, 1u << 3);
    assert_true(asks(&p, "use it"));
    end_play(&p);
    end_turn_with(&p, (struct grog_ability){ .may = 1 }, TARGET_EACH_FOE, 1u << 2);
    assert_false(asks(&p, "use it"));
    end_play(&p);
}

TEST(who_would_not_be_changed_cannot_be_chosen)
{
    struct play p;
    end_turn_with(&p, (struct grog_ability){ .may = 0 }, TARGET_FOE, 1u << 3);
    assert_true(asks(&p, "choose whom"));
    assert_int_equal(options_of(&p, 0)->n, 1);
    int health = p.duel.health[3];
    take(&p, 0, "choose seat 3");
    assert_int_equal(p.duel.health[3], health - 1);
    end_play(&p);
}

TEST(if_nobody_would_be_changed_nobody_is_chosen)
{
    struct play p;
    end_turn_with(&p, (struct grog_ability){ .may = 0 }, TARGET_FOE, 1u << 2);
    assert_false(asks(&p, "choose whom"));
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(what_would_change_nobody_is_not_offered), IT(who_would_not_be_changed_cannot_be_chosen),
        IT(if_nobody_would_be_changed_nobody_is_chosen),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
