/* SPDX-License-Identifier: MIT */
/* battle.h -- a battle to sit at: a scenario of Normandy, and its decisions by chance or by the bot. */
#ifndef TEST_BATTLE_H
#define TEST_BATTLE_H

#include "sitting.h"

#include "bots/bots.h"
#include "heroes/rows.h"
#include "session/play_lesson.h"
#include "session/play_table.h"
#include "tui/face_heroes.h"

const struct face face_warfighter = { .system = "warfighter" }, face_any = { 0 };     /* others' */
uint16_t play_side_up(const struct play *p, uint16_t id, uint16_t card) { (void)p, (void)id; return card; }
bool lesson_marks(const struct play *p, struct grog_option o) { (void)p, (void)o; return false; }
extern const struct grog_system heroes_system;
extern const struct grog_cards  heroes_cards;

static struct grog_box box(void)
{
    static struct grog_cards *linked;
    static const char *const paths[] = { NORMANDY };
    if (!linked)
        linked = sitting_cards(&heroes_system, &heroes_cards, paths, 1);
    return (struct grog_box){ &heroes_system, linked };
}

/* The nth scenario that can be played as it is; "": there is none. */
static inline const char *scenario(unsigned nth)
{
    struct grog_box b = box();
    for (unsigned i = 1; i < b.cards->cards; i++)
        if (b.cards->card[i].kind == OF_SCENARIO && !nth--)
            return b.cards->card[i].name;
    return "";
}

static bool sit_down(struct sitting *s, const char *name, uint8_t seed)
{
    char said[256];
    struct grog_box b = box();
    struct grog_error why = { 0 };
    snprintf(said, sizeof said, "scenario %s", name);
    struct grog_match *m = grog_match_new(&b, said, &why);
    if (m)
        sitting_begin(s, m, &face_heroes, (const uint8_t[GROG_SEED_BYTES]){ seed });
    return m;
}

/* One decision, by chance or by the bot; false: the game is over. */
static bool decide(struct sitting *s, bool bot)
{
    struct grog_game *g = &s->game.game;
    struct grog_option o;
    if (grog_over(g))
        return false;
    unsigned seat = grog_first_seat(grog_asked(g));
    grog_list(s->play.m, g, seat, &s->all);
    grog_view(s->play.m, g, seat, &s->view.game);
    if (!bot || !grog_bot_heroes.choose(s->play.m, &s->view.game, seat, s->all.at, s->all.n, &s->dice, &o))
        o = s->all.at[grog_dice_below(&s->dice, s->all.n)];
    grog_take_listed(s->play.m, g, seat, o, &s->heard);
    return true;
}

#endif
