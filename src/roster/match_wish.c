/* SPDX-License-Identifier: MIT */
/* match_wish.c -- see match_wish.h.
 *
 * What has an option of its own is a setting behind the others: the last one counts. */
#include "kernel/dice.h"
#include "kernel/market.h"
#include "match_wish.h"
#include "kernel/state.h"
#include "pack/pack.h"
#include "library/scenarios.h"
#include "team.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct setup { char text[GROG_SETUP_TEXT]; size_t n; };

static void add(struct setup *s, const char *name, const char *value)
{
    size_t room = s->n < sizeof s->text ? sizeof s->text - s->n : 0;
    s->n += (size_t)snprintf(s->text + (room ? s->n : 0), room, "%s%s%s%s", s->n ? ", " : "", name, *name ? " " : "",
                             value);
}

/* A team that is no card's: one that was saved, for this row, with what it is for if that is not said.  False: see
 * why. */
static bool add_saved(struct library *l, struct setup *s, const struct grog_box *box, const char *row, const char *name,
                      bool with_mission, struct grog_error *why)
{
    char text[GROG_SETUP_TEXT];
    struct team *t = calloc(1, sizeof *t);
    const struct team_as *as = team_as(grog_system_name(box->system));
    if (!t) {
        grog_fail(why, 0, "out of memory");
        return false;
    }
    bool good = team_load(&(struct team_call){ l, as, as->command, why }, name, t);
    if (good) {
        team_setup(t, with_mission, row, text);
        good = t->n && *text;
        if (good)
            add(s, "", text);
        else
            grog_fail(why, 0, team_say(as, "the {team} '%.60s' %s"), name,
                      t->n ? "is too large" : team_say(as, "{has nobody in it yet}"));
    }
    team_close(t);
    free(t);
    return good;
}

/* Is it a card that can stand in a team: a ready-made one, or what is bought?  A word of cards may have any name. */
static bool can_stand_in_team(const struct grog_box *box, uint16_t card)
{
    unsigned kind = box->cards->card[card].kind;
    return card && (box->system->market->sort((uint8_t)kind) != GROG_NOT_SOLD
                    || !strcmp(box->system->card_kinds[kind].name, team_as(grog_system_name(box->system))->command));
}

static bool is_saved(const struct grog_box *box, const char *name)
{
    return name && box->system->market && !can_stand_in_team(box, grog_card_find(box->cards, name))
        && strcmp(name, "none") != 0
        && ((!strstr(name, " + ") && !strchr(name, ',')) || team_code_is_whole(name));
}

/* A card by its name, or by the id that is easier to type. */
static void add_card(struct setup *s, const struct grog_box *box, const char *name, const char *what)
{
    uint16_t card = what ? grog_card_find(box->cards, what) : 0;
    if (what)
        add(s, name, card ? box->cards->card[card].name : what);
}

/* WF-OPT-12  The record of the game names what came up. */
static bool add_random(struct setup *s, const struct grog_box *box, uint64_t seed)
{
    uint8_t bytes[GROG_SEED_BYTES];
    struct grog_dice dice;
    struct grog_lot lot[GROG_DRAWN_MAX];
    const struct grog_market *market = box->system->market;
    grog_seed_from_number(seed, bytes);
    grog_dice_seed(&dice, bytes);
    unsigned n = market && market->by_lot ? market->by_lot(box->cards, &dice, lot) : 0;
    for (unsigned i = 0; i < n; i++)
        add(s, box->system->setup[lot[i].row].name, box->cards->card[lot[i].card].name);
    return n;
}

/* Armies by row; the first that was saved brings its scenario, unless one is said. */
static bool add_armies(struct library *l, struct setup *s, const struct grog_box *box, const struct match_wish *w,
                       struct grog_error *why)
{
    bool said = w->scenario || (w->setup && strstr(w->setup, "scenario "));
    for (unsigned i = 0; i < GROG_COUNT(w->army); i++) {
        char row[8];
        snprintf(row, sizeof row, "army%u", i + 1);
        bool saved = strcmp(grog_system_name(box->system), team_as("army")->system) == 0 && is_saved(box, w->army[i]);
        if (saved && !add_saved(l, s, box, row, w->army[i], !said, why))
            return false;
        said = said || saved;
        if (!saved)
            add_card(s, box, row, w->army[i]);
    }
    return true;
}

/* Scenarios and armies are of one system. */
const char *wish_system(const struct match_wish *w)
{
    bool army = w->scenario != NULL;
    for (unsigned i = 0; i < GROG_COUNT(w->army); i++)
        army = army || w->army[i];
    return w->system ? w->system : army && !w->mission && !w->team ? team_as("army")->system : NULL;
}

bool wish_lacks_scenario(const struct grog_box *box, const struct match_wish *w)
{
    bool said = w->scenario || (w->setup && strstr(w->setup, "scenario "));
    for (unsigned i = 0; i < GROG_COUNT(w->army); i++)
        said = said || is_saved(box, w->army[i]);
    return !said && kind_called(box, "scenario");
}

/* As many as the scenario is for, unless it is said. */
static unsigned seats_of(const struct grog_box *box, const struct match_wish *w)
{
    uint16_t card = w->scenario ? grog_card_find(box->cards, w->scenario) : 0;
    int seats = card && !(w->setup && strstr(w->setup, "seats ")) ? field_of(box, card, "seats") : 0;
    return w->seats ? (unsigned)w->seats : seats > 0 ? (unsigned)seats : 0;
}

struct grog_match *wish_match(struct library *l, const struct match_wish *w, struct grog_error *why)
{
    struct setup s = { .n = 0 };
    char seats[24];
    const struct grog_box *box = library_box(l, wish_system(w), why);
    if (!box)
        return NULL;
    if (wish_lacks_scenario(box, w)) {
        grog_fail(why, 0, "which scenario?");
        return NULL;
    }
    add(&s, "", w->setup ? w->setup : "");
    snprintf(seats, sizeof seats, "%u", seats_of(box, w));
    if (seats_of(box, w))
        add(&s, "seats", seats);
    if (w->random && !add_random(&s, box, w->random)) {
        grog_fail(why, 0, "there is no Mission to draw");
        return NULL;
    }
    add_card(&s, box, "mission", w->mission);
    add_card(&s, box, "scenario", w->scenario);
    if (!add_armies(l, &s, box, w, why))
        return NULL;
    if (!is_saved(box, w->team))
        add_card(&s, box, "team", w->team);
    else if (!add_saved(l, &s, box, NULL, w->team, !w->mission, why))
        return NULL;
    if (s.n >= sizeof s.text) {
        grog_fail(why, 0, "the setup is too long");
        return NULL;
    }
    struct grog_match *m = library_match(l, grog_system_name(box->system), s.text, why);
    if (m)
        grog_match_close(m);                            /* its games begin with a seed */
    return m;
}

void wish_easiest(struct library *l, struct match_wish *w)
{
    enum { MOST = 99 };
    uint16_t card[MOST];
    struct grog_error why;
    const struct grog_box *box = library_box(l, wish_system(w), &why);
    if (box && wish_lacks_scenario(box, w) && scenarios_ready(box, card, MOST))
        w->scenario = box->cards->card[card[0]].name;
}
