/* SPDX-License-Identifier: MIT */
/* start_home.c -- the first page: what there is to do, and how far the player has come with it. */
#include "start.h"
#include "kernel/system.h"
#include "pack/pack.h"

#include <stdio.h>
#include <string.h>

enum entry { HOME_GO_ON, HOME_CAMPAIGN_ON, HOME_FIRST_CAMPAIGN, HOME_CAMPAIGNS, HOME_QUICK, HOME_FIRST, HOME_MISSION,
             HOME_SCENARIO, HOME_PRACTICE, HOME_WHO, HOME_LESSONS, HOME_REPLAYS, HOME_SETTINGS, HOME_ABOUT, HOME_QUIT,
             HOME_ENTRIES };

static const struct { const char *name; char key; const struct page *page; } entries[HOME_ENTRIES] = {
    [HOME_GO_ON]    = { "go-on",    'c', NULL },
    [HOME_CAMPAIGN_ON] = { "campaign-on", 'v', NULL },
    [HOME_FIRST_CAMPAIGN] = { "first-campaign", 'v', NULL },
    [HOME_CAMPAIGNS] = { "campaigns", 'g', &page_campaigns },
    [HOME_QUICK]    = { "quick",    'n', NULL },
    [HOME_FIRST]    = { "first",    'f', NULL },        /* again, with its guide */
    [HOME_MISSION]  = { "mission",  'm', &page_missions },
    [HOME_SCENARIO] = { "scenario", 's', &page_scenarios },
    [HOME_PRACTICE] = { "practice", 'p', NULL },
    [HOME_WHO]      = { "who",      'w', NULL },
    [HOME_LESSONS]  = { "lessons",  'l', &page_lessons },
    [HOME_REPLAYS]  = { "replays",  'r', &page_replays },
    [HOME_SETTINGS] = { "settings", 'o', &page_settings },
    [HOME_ABOUT]    = { "about",    'a', &page_about },
    [HOME_QUIT]     = { "quit",     'q', NULL },
};

static bool has_cards(const struct start *s, enum start_system of, const char *kind)
{
    const struct grog_box *box = s->box[of];
    uint8_t k = box ? kind_called(box, kind) : 0;
    for (uint32_t c = 1; k && c < box->cards->cards; c++)
        if (box->cards->card[c].kind == k)
            return true;
    return false;
}

static bool is_there(const struct start *s, enum entry e)
{
    switch (e) {
    case HOME_GO_ON:    return s->goes_on < s->n_kept;
    case HOME_CAMPAIGN_ON: return s->campaign_on < s->n_campaigns;
    case HOME_FIRST_CAMPAIGN: return start_has_first_campaign(s);
    case HOME_CAMPAIGNS: return start_has_campaigns(s);
    case HOME_QUICK:    return s->quick[1] != 0;
    case HOME_FIRST:    return *s->first && !*s->guide;
    case HOME_MISSION:  return has_cards(s, START_BY_TEAM, "mission");
    case HOME_SCENARIO: return has_cards(s, START_BY_ARMY, "scenario");
    case HOME_WHO:      return has_cards(s, START_BY_TEAM, "mission");
    case HOME_LESSONS:  return s->lessons && s->lessons->n;
    case HOME_SETTINGS: return s->settings && s->settings->n;
    default:            return true;
    }
}

static unsigned lessons_done(const struct start *s)
{
    unsigned n = 0;
    for (unsigned i = 0; s->lessons && i < s->lessons->n; i++) {
        struct start_lesson lesson = { 0 };
        s->lessons->read(i, s->words, &lesson);
        n += lesson.done;
    }
    return n;
}

static unsigned games_open(const struct start *s)
{
    unsigned n = 0;
    for (unsigned i = 0; i < s->n_kept; i++)
        n += !s->kept[i].over;
    return n;
}

static void note_of(const struct start *s, enum entry e, char note[LIST_NOTE])
{
    note[0] = 0;
    if (e == HOME_GO_ON)
        snprintf(note, LIST_NOTE, "%.30s", s->kept[s->goes_on].about);
    else if (e == HOME_CAMPAIGN_ON)
        snprintf(note, LIST_NOTE, "%.30s", s->campaigns[s->campaign_on].name);
    else if (e == HOME_CAMPAIGNS && s->n_campaigns > 1)
        snprintf(note, LIST_NOTE, "%u", s->n_campaigns);
    else if (e == HOME_QUICK)
        snprintf(note, LIST_NOTE, "%.30s", s->box[START_BY_TEAM]->cards->card[s->quick[0]].name);
    else if (e == HOME_PRACTICE || e == HOME_WHO)
        start_how_note(s, e == HOME_PRACTICE ? START_PRACTICE : START_PLAYERS, note);
    else if (e == HOME_REPLAYS && s->n_kept)
        snprintf(note, LIST_NOTE, "%u", s->n_kept);
    else if (e == HOME_LESSONS)
        start_put(s, "start.home.lessons.note", GROG_PAIRS({ "n", NULL, lessons_done(s) },
                  { "all", NULL, s->lessons->n }), note, LIST_NOTE);
}

/* A quick mission that has a guide is another thing. */
static const char *name_of(const struct start *s, unsigned e)
{
    return e == HOME_QUICK && *s->guide ? "first" : entries[e].name;
}

static void fill_home(struct start *s, struct list *l)
{
    for (unsigned e = 0; e < HOME_ENTRIES; e++) {
        char key[64], name[LIST_NAME], note[LIST_NOTE];
        if (!is_there(s, e))
            continue;
        snprintf(key, sizeof key, "start.home.%s", name_of(s, e));
        start_put(s, key, NULL, name, sizeof name);
        note_of(s, e, note);
        struct line *line = list_add(l, name, note);
        line->key = entries[e].key;
        line->row = e;
    }
}

static void explain_home(struct start *s, const struct line *line, struct grog_text *out)
{
    char key[64];
    const struct kept *k = &s->kept[s->goes_on < s->n_kept ? s->goes_on : 0];
    const struct grog_card *card = s->box[START_BY_TEAM] ? s->box[START_BY_TEAM]->cards->card : NULL;
    if (line->row == HOME_PRACTICE || line->row == HOME_WHO) {
        start_how_about(s, line->row == HOME_PRACTICE ? START_PRACTICE : START_PLAYERS, out);
        return;
    }
    if (line->row == HOME_CAMPAIGN_ON) {
        start_tell_campaign(s, s->campaigns[s->campaign_on].name, out);
        return;
    }
    snprintf(key, sizeof key, "start.home.%s.about", name_of(s, line->row));
    s->of = START_BY_TEAM;
    const uint16_t *shown = line->row == HOME_FIRST ? s->first_team : s->quick;
    if (line->row == HOME_QUICK || line->row == HOME_FIRST)
        start_say_flavour(s, shown[0], out);
    char when[64] = "", turn[64] = "";
    if (line->row == HOME_GO_ON)
        kept_say_turn(k, s->words, &(struct grog_text){ .at = turn, .room = sizeof turn });
    struct tm *day = line->row == HOME_GO_ON ? localtime(&k->when) : NULL;
    if (day)
        strftime(when, sizeof when, "%Y-%m-%d %H:%M", day);
    start_say(s, key, GROG_PAIRS({ "about", k->about, 0 }, { "who", k->who, 0 }, { "turn", turn, 0 },
                            { "done", NULL, line->row == HOME_LESSONS ? lessons_done(s) : 0 },
                            { "all", NULL, s->lessons ? s->lessons->n : 0 },
                            { "open", NULL, games_open(s) },
                            { "when", when, 0 }, { "n", NULL, s->n_kept }, { "choices", NULL, k->acts },
                            { "mission", card ? card[shown[0]].name : "", 0 },
                            { "team", card ? card[shown[1]].name : "", 0 }), out);
}

/* ---- how a game is begun ------------------------------------------------------------------ */

void start_how_note(const struct start *s, enum start_how how, char note[LIST_NOTE])
{
    static const char *const who[START_WHO] = { "start.who.alone", "start.who.with-bot", "start.who.looks-on" };
    bool practice = how == START_PRACTICE;
    start_put(s, !practice ? who[s->who] : s->practice ? "start.yes" : "start.no", NULL, note, LIST_NOTE);
}

void start_how_about(const struct start *s, enum start_how how, struct grog_text *out)
{
    start_say(s, how == START_PRACTICE ? "start.home.practice.about" : "start.home.who.about", NULL, out);
}

void start_how_next(struct start *s, enum start_how how)
{
    if (how == START_PRACTICE)
        s->practice = !s->practice;
    else
        s->who = (s->who + 1) % START_WHO;
    start_refill(s);
}

enum start_what start_plays(struct start *s)
{
    struct start_wish *w = &s->wish;
    bool mission = w->match.mission != NULL;
    w->match.setup = s->practice ? "practice 1" : NULL;
    if (mission && s->who == START_WITH_BOT) {
        w->match.seats = 2;
        snprintf(w->seat, sizeof w->seat, "0");
    }
    w->watch = w->watch || (mission && s->who == START_LOOKS_ON);
    snprintf(w->bots, sizeof w->bots, "%s", mission && s->who != START_ALONE ? "heuristic" : "");
    return w->what = START_PLAYS;
}

static enum start_what choose_home(struct start *s, const struct line *line)
{
    const struct page *page = entries[line->row].page;
    const struct grog_box *box = s->box[START_BY_TEAM];
    s->of = line->row == HOME_SCENARIO ? START_BY_ARMY : START_BY_TEAM;
    s->mission = 0;
    s->wish = (struct start_wish){ 0 };
    switch (line->row) {
    case HOME_GO_ON: return start_resume(s, &s->kept[s->goes_on]);
    case HOME_CAMPAIGN_ON:
        snprintf(s->wish.campaign, sizeof s->wish.campaign, "%s", s->campaigns[s->campaign_on].name);
        return s->wish.what = START_CAMPAIGN;
    case HOME_FIRST_CAMPAIGN: start_first_campaign(s); break;
    case HOME_QUICK:
        if (*s->guide) {
            snprintf(s->wish.lesson, sizeof s->wish.lesson, "%s", s->guide);
            return s->wish.what = START_TEACHES;
        }
        return start_play_team(s, box->cards->card[s->quick[0]].name, box->cards->card[s->quick[1]].name);
    case HOME_FIRST:
        snprintf(s->wish.lesson, sizeof s->wish.lesson, "%s", s->first);
        return s->wish.what = START_TEACHES;
    case HOME_PRACTICE: start_how_next(s, START_PRACTICE); break;
    case HOME_WHO:      start_how_next(s, START_PLAYERS); break;
    case HOME_QUIT:  return START_QUITS;
    default:         start_push(s, page);
    }
    return START_STAYS;
}

const struct page page_home = { "home", .fill = fill_home, .explain = explain_home, .choose = choose_home };
