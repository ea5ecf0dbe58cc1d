/* SPDX-License-Identifier: MIT */
/* team_words.c -- what `grognard team` and `grognard army` differ in: the system, the files, and the nouns.
 *
 * Texts are written in the words of teams, with {} around each that is another word for armies:
 * team_say(as, "Begin {a team} for a {Mission}.") */
#include "team.h"

#include <string.h>

static const struct team_as all[] = {
    { .command = "team", .system = "warfighter", .mission = "mission", .missions = "missions", .folder = "/teams",
      .ending = ".team", .form = "gt1:", .seats = true, .weighs = true },
    { .command = "army", .system = "heroes", .mission = "scenario", .missions = "scenarios", .folder = "/armies",
      .ending = ".army", .form = "ga1:" },
};

static const char *const nouns[][2] = {
    { "team", "army" }, { "a team", "an army" }, { "teams", "armies" }, { "TEAM", "ARMY" }, { "A team", "An army" },
    { "mission", "scenario" }, { "Mission", "scenario" }, { "missions", "scenarios" },
    { "Soldier", "tile" }, { "SOLDIER", "TILE" }, { "soldiers", "tiles" },
    { "Resource Points", "army points" },
    { "can go", "can fight" }, { "can go on", "can fight in" }, { "cannot go on", "cannot fight in" },
    { "can it go?", "can it fight?" }, { "go", "fight" }, { "loads", "openings" }, { "load", "openings" },
    { "costs and weighs", "costs" },
    { "he", "it" }, { "carries %d of %d", "has %d of %d openings filled" },
    { "Soldier goes with what is his", "tile goes with its options" }, { ", with its rule", "" },
    { "nobody is there to carry it", "no tile is there that it could be for" },
    { "add a Soldier who can be equipped first", "add a tile with openings first" },
    { "what is carried", "what goes into an opening" },
    { "whom it is for; else the last who can carry something", "which tile it is for; else the last" },
    { "whose it is; else the last who has one", "of which tile; else the last that has one" },
    { "has nobody in it yet", "has nothing in it yet" },
    { "weapon, skill, ...", "tile, option, action" },
    { "a Soldier, or something for one", "a tile, an option or a hero for one, or action cards" },
    { "x2 of a Weapon with Ammo is a second set of Ammo.", "x2 of an action card is two copies in the deck." },
    { "play --team NAME", "play --scenario S --army1 NAME" },
    { "Fill the rest of a team's points by a plain rule: Soldiers of each kind in turn up to three quarters of\n"
      "the points, then for each who can carry the best Weapon, Equipment and Skill for his share, then small\n"
      "things, then more of what he has.",
      "Fill the rest of an army's points by a plain rule: tiles up to three quarters of the points, then options\n"
      "for their openings, then action cards, one of each in turn, until the deck is large enough." },
};

const struct team_as *team_as(const char *word)
{
    for (size_t i = 0; i < GROG_COUNT(all); i++)
        if (!strcmp(word, all[i].command) || !strcmp(word, all[i].system))
            return &all[i];
    return &all[0];
}

/* ---- texts ---------------------------------------------------------------------------- */

static const char *noun(const struct team_as *as, const char *word, size_t n)
{
    for (size_t i = 0; i < GROG_COUNT(nouns); i++)
        if (strlen(nouns[i][0]) == n && !memcmp(nouns[i][0], word, n))
            return nouns[i][as - all];
    GROG_ASSERT(!"a word of the table");
    return "";
}

const char *team_say_in(const struct team_as *as, const char *text, char *room)
{
    size_t n = 0;
    for (const char *at = text; *at; ) {
        bool plain = *at != '{';
        size_t length = plain ? 1 : strcspn(at + 1, "}");
        const char *word = plain ? at : noun(as, at + 1, length);
        size_t more = plain ? 1 : strlen(word);
        if (n + more >= TEAM_SAID)
            break;
        memcpy(room + n, word, more);
        n += more;
        at += plain ? 1 : length + 2;
    }
    room[n] = 0;
    return room;
}
