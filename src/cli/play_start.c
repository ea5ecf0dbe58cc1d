/* SPDX-License-Identifier: MIT */
/* play_start.c -- what is played: Mission and team, or scenario and side, chosen from lists before the game begins.
 *
 * A system that has cards of the kinds "mission" and "team", or "scenario", is chosen by them; a system without
 * is not asked about.  Teams that were saved for the Mission come behind the ready-made ones.  Enter takes the
 * first. */
#define _POSIX_C_SOURCE 200809L
#include "base/number.h"
#include "command/args.h"
#include "kernel/state.h"
#include "kernel/system.h"
#include "command/memory.h"
#include "command/terminal.h"
#include "pack/pack.h"
#include "line.h"
#include "library/scenarios.h"
#include "library/library.h"
#include "roster/team.h"
#include "roster/match_wish.h"
#include "session/play_text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { CHOICES = 999 };                 /* more than there are of any kind: the last is offered too */

struct start {
    struct library *library;
    const struct grog_box *box;
    struct play p;                      /* to print with */
};

/* "  1  Dawn Raid (difficulty 3 of 5)", and what it says of itself. */
static void show_choice(const struct start *s, unsigned n, uint16_t card, const char *kind)
{
    char name[256] = "", about[4096] = "", key[64], room[6144] = "";
    struct grog_text name_text = { .at = name, .room = sizeof name }, t = { .at = about, .room = sizeof about },
                     line = { .at = room, .room = sizeof room };
    const struct grog_card_text *text = s->box->cards->text;
    grog_say_card(&s->p.s, card, GROG_SHORT, &name_text);
    if (!strcmp(kind, "team"))
        grog_say_card_text(&s->p.s, card, GROG_SHORT, &t);
    else if (!strcmp(kind, "army"))
        grog_say_card(&s->p.s, (uint16_t)field_of(s->box, card, "nation"), GROG_SHORT, &t);
    else if (text && text[card].flavour && *text[card].flavour)
        grog_print(&t, "%s", text[card].flavour);
    else if (text && text[card].text)
        grog_print(&t, "%s", text[card].text);
    snprintf(key, sizeof key, "play.start.%s-line", kind);
    grog_print(&line, "%4u  ", n);
    grog_say_plain(&s->p.s, key, GROG_PAIRS({ "name", name, 0 }, { "about", about, 0 },
                   { "difficulty", NULL, field_of(s->box, card, "difficulty") },
                   { "time", NULL, field_of(s->box, card, "time") },
                   { "rounds", NULL, field_of(s->box, card, "rounds") },
                   { "players", NULL, field_of(s->box, card, "seats") }), &line);
    play_print(&s->p, 6, room);
}

/* A number of the list, or Enter for the first; 0: leave. */
static unsigned read_choice(const struct start *s, unsigned n)
{
    char line[PLAY_LINE];
    uint64_t chosen = 1;
    for (;;) {
        printf("%s>%s ", ink(INK_BOLD), ink(INK_PLAIN));
        fflush(stdout);
        if (!fgets(line, sizeof line, stdin)) {
            printf("\n");
            return 0;
        }
        line[strcspn(line, "\r\n")] = 0;
        if (!isatty(STDIN_FILENO))
            printf("%s\n", line);
        if (!strcmp(line, "q") || !strcmp(line, "quit"))
            return 0;
        if (!*line || read_number(line, 1, n, &chosen))
            return (unsigned)chosen;
        play_say(&s->p, "play.start.which", GROG_PAIRS({ "n", NULL, n }));
    }
}

/* The cards of the kind; of teams only those that were made for the Mission, if any was. */
static unsigned choices_of(const struct grog_box *box, uint8_t kind, uint16_t mission, uint16_t out[CHOICES])
{
    unsigned n = 0;
    if (kind == kind_called(box, "scenario"))
        return scenarios_ready(box, out, CHOICES);
    for (uint32_t c = 1; c < box->cards->cards && n < CHOICES; c++)
        if (box->cards->card[c].kind == kind
            && (!mission || field_of(box, (uint16_t)c, "mission") == (int)mission))
            out[n++] = (uint16_t)c;
    sort_easiest(box, out, n);
    return n;
}

/* Teams that were saved for the Mission, and can go there. */
struct saved { const struct start *s; uint16_t mission; unsigned n, most; char name[CHOICES][TEAM_NAME + 1]; };

static void note_saved(void *arg, const char *name)
{
    struct saved *a = arg;
    struct team *t = must_have(1, sizeof *t);
    if (a->n < a->most && team_load_from(a->s->library, a->s->box, name, t) && t->mission == a->mission
        && team_fits(t, NULL))
        snprintf(a->name[a->n++], sizeof a->name[0], "%s", name);
    team_close(t);
    free(t);
}

static void show_saved(const struct start *s, unsigned n, const char *name)
{
    char about[4096] = "", room[6144] = "";
    struct grog_text t = { .at = about, .room = sizeof about }, line = { .at = room, .room = sizeof room };
    struct team *team = must_have(1, sizeof *team);
    if (team_load_from(s->library, s->box, name, team))
        for (unsigned i = 0; i < team->n; i++) {
            bool many = team->at[i].number > 1 && team_sort(team, team->at[i].card) == GROG_ITEM;
            grog_print(&t, "%s%s", i ? ", " : "", s->box->cards->card[team->at[i].card].name);
            if (many)
                grog_print(&t, " (%u)", team->at[i].number);
        }
    grog_print(&t, ".");
    grog_print(&line, "%4u  ", n);
    grog_say_plain(&s->p.s, "play.start.saved-line", GROG_PAIRS({ "name", name, 0 }, { "about", about, 0 }), &line);
    play_print(&s->p, 6, room);
    team_close(team);
    free(team);
}

/* The card that was chosen; 0: leave, or (n is 0 then) there is nothing to choose, or it is a saved team, which is the
 * wish then.  w is NULL if no saved team is wanted. */
static uint16_t choose(const struct start *s, const char *kind, uint16_t mission, unsigned *n, struct match_wish *w)
{
    uint16_t card[CHOICES];
    char key[64];
    uint8_t of = kind_called(s->box, kind);
    unsigned cards = of ? choices_of(s->box, of, mission, card) : 0;
    struct saved *own = must_have(1, sizeof *own);
    *own = (struct saved){ .s = s, .mission = mission, .most = CHOICES - cards };
    if (w && s->box->system->market)
        team_each(team_as("team"), note_saved, own);
    *n = cards + own->n;
    snprintf(key, sizeof key, "play.start.%s", kind);
    if (*n)
        play_say(&s->p, key, NULL);
    for (unsigned i = 0; i < *n; i++)
        if (i < cards)
            show_choice(s, i + 1, card[i], kind);
        else
            show_saved(s, i + 1, own->name[i - cards]);
    unsigned chosen = *n ? read_choice(s, *n) : 0;
    if (chosen > cards) {
        memcpy(w->saved, own->name[chosen - cards - 1], sizeof w->saved);
        w->team = w->saved;
    }
    free(own);
    return chosen && chosen <= cards ? card[chosen - 1] : 0;
}

static bool choose_team(struct start *s, struct match_wish *w)
{
    unsigned n;
    uint16_t mission = w->mission ? grog_card_find(s->box->cards, w->mission) : 0, team;
    if (!w->mission) {
        mission = choose(s, "mission", 0, &n, NULL);
        if (!mission && n)
            return false;
        w->mission = mission ? s->box->cards->card[mission].name : NULL;
    }
    if (w->team || !mission)
        return true;
    team = choose(s, "team", mission, &n, w);
    w->team = team ? s->box->cards->card[team].name : w->team;
    return w->team || !n;
}

/* Whose side one is on: the seat, by its army. */
static bool choose_seat(struct start *s, uint16_t scenario, char seat[PLAY_SEAT])
{
    unsigned seats = (unsigned)field_of(s->box, scenario, "seats");
    play_say(&s->p, "play.start.seat", NULL);
    for (unsigned i = 0; i < seats; i++)
        show_choice(s, i + 1, scenario_army(s->box, scenario, i), "army");
    unsigned chosen = read_choice(s, seats);
    snprintf(seat, PLAY_SEAT, "%u", chosen ? chosen - 1 : 0);
    return chosen;
}

static bool choose_scenario(struct start *s, struct match_wish *w, char *seat)
{
    unsigned n = 0;
    uint16_t scenario = wish_lacks_scenario(s->box, w) ? choose(s, "scenario", 0, &n, NULL) : 0;
    if (!scenario)
        return !n;
    w->scenario = s->box->cards->card[scenario].name;
    return !seat || !scenario_army(s->box, scenario, 0) || choose_seat(s, scenario, seat);
}

bool play_choose(struct program *program, struct match_wish *w, const struct grog_words *words, char *seat)
{
    struct start *s = must_have(1, sizeof *s);
    s->library = program->library;
    s->box = asked_box(program, "play", wish_system(w));
    struct grog_match *m = s->box ? asked_to_speak_of(s->box) : NULL;
    s->p.m = m;
    print_to_stdout(&s->p);
    s->p.width = program->width;
    s->p.s = (struct grog_speaker){ .words = words, .m = m, .viewer = GROG_SPECTATOR };
    bool good = m && (kind_called(s->box, "scenario") ? choose_scenario(s, w, seat) : choose_team(s, w));
    grog_match_free(m);
    free(s);
    return good;
}
