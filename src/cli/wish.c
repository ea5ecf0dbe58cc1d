/* SPDX-License-Identifier: MIT */
/* wish.c -- see wish.h.  What has an option of its own is a setting behind the others: the last one counts. */
#include "wish.h"
#include "pack/pack.h"
#include "scenarios.h"
#include "shelf.h"
#include "team.h"
#include "warfighter/rules.h"

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

/* A team that is no card's: one that was saved, for this row, with what it is for if that is not said.  false: stderr
 * says why. */
static bool add_saved(const char *command, struct setup *s, const struct grog_box *box, const char *row,
                      const char *name, bool with_mission)
{
    char text[GROG_SETUP_TEXT];
    struct team *t = must_have(1, sizeof *t);
    const struct team_as *as = team_as(grog_system_name(box->system));
    bool good = team_load(&(struct team_call){ as, command }, name, t);
    if (good) {
        team_setup(t, with_mission, row, text);
        good = t->n && *text;
        if (good)
            add(s, "", text);
        else
            fprintf(stderr, team_say(as, "grognard %s: the {team} '%s' %s\n"), command, name,
                    t->n ? "is too large" : team_say(as, "{has nobody in it yet}"));
    }
    team_close(t);
    free(t);
    return good;
}

static bool is_saved(const struct grog_box *box, const char *name)
{
    return name && box->system->market && !grog_card_find(box->cards, name) && strcmp(name, "none") != 0
        && !strstr(name, " + ") && !strchr(name, ',');
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
    uint16_t mission, objective;
    grog_seed_from_number(seed, bytes);
    grog_dice_seed(&dice, bytes);
    if (box->system != &warfighter_system || !wf_random_mission(box->cards, &dice, &mission, &objective))
        return false;
    add(s, "mission", box->cards->card[mission].name);
    add(s, "objective", box->cards->card[objective].name);
    return true;
}

/* Armies by row; the first that was saved brings its scenario, unless one is said. */
static bool add_armies(const char *command, struct setup *s, const struct grog_box *box, const struct match_wish *w)
{
    bool said = w->scenario || (w->setup && strstr(w->setup, "scenario "));
    for (unsigned i = 0; i < GROG_COUNT(w->army); i++) {
        char row[8];
        snprintf(row, sizeof row, "army%u", i + 1);
        bool saved = strcmp(grog_system_name(box->system), "heroes") == 0 && is_saved(box, w->army[i]);
        if (saved && !add_saved(command, s, box, row, w->army[i], !said))
            return false;
        said = said || saved;
        if (!saved)
            add_card(s, box, row, w->army[i]);
    }
    return true;
}

/* Only heroes has scenarios and armies. */
const char *wish_system(const struct match_wish *w)
{
    bool heroes = w->scenario != NULL;
    for (unsigned i = 0; i < GROG_COUNT(w->army); i++)
        heroes = heroes || w->army[i];
    return w->system ? w->system : heroes && !w->mission && !w->team ? "heroes" : NULL;
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

struct grog_match *wish_match(const char *command, const struct match_wish *w)
{
    struct setup s = { .n = 0 };
    char seats[24];
    const struct grog_box *box = shelf_box(command, wish_system(w));
    if (!box)
        return NULL;
    if (wish_lacks_scenario(box, w)) {
        scenarios_complain(command, box);
        return NULL;
    }
    add(&s, "", w->setup ? w->setup : "");
    snprintf(seats, sizeof seats, "%u", seats_of(box, w));
    if (seats_of(box, w))
        add(&s, "seats", seats);
    if (w->random && !add_random(&s, box, w->random)) {
        fprintf(stderr, "grognard %s: there is no Mission to draw\n", command);
        return NULL;
    }
    add_card(&s, box, "mission", w->mission);
    add_card(&s, box, "scenario", w->scenario);
    if (!add_armies(command, &s, box, w))
        return NULL;
    if (is_saved(box, w->team) ? !add_saved(command, &s, box, NULL, w->team, !w->mission)
                               : (add_card(&s, box, "team", w->team), false))
        return NULL;
    if (s.n >= sizeof s.text) {
        fprintf(stderr, "grognard %s: the setup is too long\n", command);
        return NULL;
    }
    struct grog_match *m = shelf_match(command, grog_system_name(box->system), s.text);
    if (m)
        grog_match_close(m);                            /* its games begin with a seed */
    return m;
}
