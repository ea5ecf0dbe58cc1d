/* SPDX-License-Identifier: MIT */
/* start_pages.c -- the choice of Mission and team. */
#include "library/systems.h"
#include "start.h"
#include "command/memory.h"
#include "kernel/state.h"
#include "kernel/system.h"
#include "pack/pack.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Missions ------------------------------------------------------------------------ */

void start_say_flavour(const struct start *s, uint16_t card, struct grog_text *out)
{
    const struct grog_card_text *text = s->box[s->of]->cards->text;
    if (text && text[card].flavour && *text[card].flavour)
        grog_print(out, "\"%s\"\n\n", text[card].flavour);
}

enum start_what start_play_team(struct start *s, const char *mission, const char *team)
{
    snprintf(s->wish.mission, sizeof s->wish.mission, "%s", mission);
    snprintf(s->wish.team, sizeof s->wish.team, "%s", team);
    s->wish.match = (struct match_wish){ .system = start_system(START_BY_TEAM), .mission = s->wish.mission,
                                         .team = s->wish.team };
    return start_plays(s);
}

static void stars(int n, int most, char *out, size_t room)
{
    out[0] = 0;
    for (int i = 0; i < most && strlen(out) + 4 < room; i++)
        strcat(out, i < n ? "\u2605" : "\u2606");
}

static bool is_earlier(const struct grog_box *box, uint16_t a, uint16_t b)
{
    char pack_a[GROG_PACK_NAME_MAX + 1], pack_b[GROG_PACK_NAME_MAX + 1];
    team_pack_of(box->cards, a, pack_a);
    team_pack_of(box->cards, b, pack_b);
    int easier = field_of(box, a, "difficulty") - field_of(box, b, "difficulty");
    return !strcmp(pack_a, pack_b) && (easier < 0 || (!easier && start_is_given(box, a) && !start_is_given(box, b)));
}

static void head(const struct start *s, struct list *l, const char *key)
{
    char text[LIST_NAME];
    start_put(s, key, NULL, text, sizeof text);
    list_add(l, text, "")->head = true;
}

static void add_card(const struct start *s, struct list *l, uint16_t card, int most)
{
    char note[LIST_NOTE];
    int difficulty = field_of(s->box[s->of], card, "difficulty");
    stars(difficulty, most, note, sizeof note);
    struct line *line = list_add(l, start_says(s, card, (char[LIST_NAME]){ "" }), note);
    line->card = card;
    line->row = card;
    snprintf(line->brief, sizeof line->brief, "\u2605%d", difficulty % 100);
}

/* Those that were played last, under a heading of their own. */
static void add_played(const struct start *s, struct list *l, uint8_t kind, int most)
{
    enum { LAST = 3 };
    const struct grog_box *box = s->box[s->of];
    uint16_t last[LAST];
    unsigned n = 0;
    for (unsigned i = 0; i < s->n_kept && n < LAST; i++) {
        uint16_t card = grog_card_find(box->cards, s->kept[i].about);
        bool known = !card || box->cards->card[card].kind != kind;
        for (unsigned k = 0; k < n; k++)
            known = known || last[k] == card;
        if (!known)
            last[n++] = card;
    }
    if (n)
        head(s, l, "start.played");
    for (unsigned i = 0; i < n; i++)
        add_card(s, l, last[i], most);
}

/* Has its pack any of the plain sort?  Those packs stand first. */
static bool is_of_plain_pack(const struct grog_box *box, uint16_t card)
{
    char own[GROG_PACK_NAME_MAX + 1], pack[GROG_PACK_NAME_MAX + 1];
    team_pack_of(box->cards, card, own);
    for (uint32_t c = 1; c < box->cards->cards; c++)
        if (box->cards->card[c].kind == box->cards->card[card].kind && quick_is_plain(box, (uint16_t)c)) {
            team_pack_of(box->cards, (uint16_t)c, pack);
            if (!strcmp(own, pack))
                return true;
        }
    return false;
}

/* Those of packs that have plain ones, or of the others, a heading for each pack. */
static void add_packs(const struct start *s, struct list *l, const uint16_t *card, unsigned n, bool plain, int most)
{
    const struct grog_box *box = s->box[s->of];
    char pack[GROG_PACK_NAME_MAX + 1] = "", last[GROG_PACK_NAME_MAX + 1] = "";
    bool here = false;
    for (unsigned i = 0; i < n; i++) {
        team_pack_of(box->cards, card[i], pack);
        if (strcmp(pack, last) != 0) {
            here = is_of_plain_pack(box, card[i]) == plain;
            if (here)
                list_add(l, start_title(s, "pack", pack, (char[LIST_NAME]){ "" }), "")->head = true;
        }
        memcpy(last, pack, sizeof last);
        if (here)
            add_card(s, l, card[i], most);
    }
}

/* The cards of a kind: what was played last, then pack by pack, the plain ones first, the easiest of each first. */
static void fill_by_pack(const struct start *s, struct list *l, const char *kind, int most)
{
    const struct grog_box *box = s->box[s->of];
    uint8_t k = kind_called(box, kind);
    uint16_t *card = must_have(box->cards->cards, sizeof *card);
    unsigned n = 0;
    for (uint32_t c = 1; c < box->cards->cards; c++)
        if (box->cards->card[c].kind == k)
            card[n++] = (uint16_t)c;
    for (unsigned i = 1; i < n; i++)
        for (unsigned j = i; j && is_earlier(box, card[j], card[j - 1]); j--) {
            uint16_t one = card[j];
            card[j] = card[j - 1];
            card[j - 1] = one;
        }
    add_played(s, l, k, most);
    add_packs(s, l, card, n, true, most);
    add_packs(s, l, card, n, false, most);
    free(card);
}

static void fill_missions(struct start *s, struct list *l) { fill_by_pack(s, l, "mission", 5); }

/* How often the plain bot has won it, with each ready-made team. */
static void say_rates(const struct start *s, uint16_t mission, struct grog_text *out)
{
    const struct grog_box *box = s->box[START_BY_TEAM];
    uint8_t kind = kind_called(box, "team");
    bool any = false;
    for (uint32_t c = 1; kind && c < box->cards->cards; c++) {
        if (box->cards->card[c].kind != kind || field_of(box, (uint16_t)c, "mission") != (int)mission)
            continue;
        int rate = quick_rate(box->cards->card[mission].name, box->cards->card[c].name);
        if (!any)
            start_say(s, "start.rates", NULL, out);
        any = true;
        grog_print(out, "\n");
        start_say(s, rate < 0 ? "start.rate.unknown" : "start.rate",
                  GROG_PAIRS({ "team", box->cards->card[c].name, 0 }, { "n", NULL, (rate + 5) / 10 }), out);
    }
    if (any)
        grog_print(out, "\n");
}

static void say_text(const struct start *s, uint16_t card, struct grog_text *out)
{
    grog_say_card_text(&s->speaker[s->of], card, GROG_SHORT, out);
    grog_print(out, "\n");
}

static void explain_mission(struct start *s, const struct line *line, struct grog_text *out)
{
    const struct grog_box *box = s->box[START_BY_TEAM];
    int goal = field_of(box, line->card, "goal"), force = field_of(box, line->card, "force");
    start_say_flavour(s, line->card, out);
    start_say(s, "start.mission.facts", GROG_PAIRS(
        { "difficulty", NULL, field_of(box, line->card, "difficulty") },
        { "time", NULL, field_of(box, line->card, "time") },
        { "points", NULL, field_of(box, line->card, "resources") },
        { "space", NULL, field_of(box, line->card, "objective") },
        { "goal", goal > 0 ? box->cards->card[goal].name : "", 0 },
        { "force", force > 0 ? box->cards->card[force].name : "", 0 }), out);
    grog_print(out, "\n\n");
    if (goal > 0) {
        start_say(s, "start.mission.win", GROG_PAIRS({ "goal", box->cards->card[goal].name, 0 }), out);
        grog_print(out, "\n");
        say_text(s, (uint16_t)goal, out);
        grog_print(out, "\n");
    }
    say_rates(s, line->card, out);
    grog_print(out, "\n");
    start_say(s, "start.card", NULL, out);
    grog_print(out, "\n");
    say_text(s, line->card, out);
}

static enum start_what choose_mission(struct start *s, const struct line *line)
{
    s->mission = line->card;
    start_push(s, &page_teams);
    return START_STAYS;
}

const struct page page_missions = { "missions", .searches = true, .fill = fill_missions, .explain = explain_mission,
                                    .choose = choose_mission };

/* ---- teams ------------------------------------------------------------------------------ */

enum { ROW_READY, ROW_OWN, ROW_NEW, ROW_HOW };          /* + enum start_how */

struct own { struct start *s; struct list *l; unsigned n; };

/* A saved team that is for this Mission; one that may not go is told, and why. */
static void add_own(void *arg, const char *name)
{
    struct own *o = arg;
    struct team *t = must_have(1, sizeof *t);
    if (team_load_from(o->s->library, o->s->box[o->s->of], name, t) && t->mission == o->s->mission) {
        char note[LIST_NOTE] = "";
        bool fits = team_fits(t, NULL);
        if (!o->n++)
            head(o->s, o->l, "start.own");
        if (!fits)
            start_put(o->s, "start.own.not-yet", NULL, note, sizeof note);
        struct line *line = list_add(o->l, name, note);
        line->row = ROW_OWN;
        line->off = !fits;
    }
    team_close(t);
    free(t);
}

static void fill_own(struct start *s, struct list *l)
{
    struct own o = { s, l, 0 };
    team_each(team_as(grog_system_name(s->box[s->of]->system)), add_own, &o);
}

static void add_how(const struct start *s, struct list *l, enum start_how how, uint32_t row)
{
    char name[LIST_NAME], note[LIST_NOTE];
    start_put(s, how == START_PRACTICE ? "start.home.practice" : "start.home.who", NULL, name, sizeof name);
    start_how_note(s, how, note);
    list_add(l, name, note)->row = row;
}

static void fill_new(struct start *s, struct list *l)
{
    char name[LIST_NAME];
    head(s, l, "start.new");
    start_put(s, s->of == START_BY_ARMY ? "start.new.army" : "start.new.team", NULL, name, sizeof name);
    list_add(l, name, "")->row = ROW_NEW;
}

static void fill_teams(struct start *s, struct list *l)
{
    const struct grog_box *box = s->box[START_BY_TEAM];
    uint8_t kind = kind_called(box, "team");
    unsigned n = 0;
    for (uint32_t c = 1; c < box->cards->cards; c++) {
        if (box->cards->card[c].kind != kind || field_of(box, (uint16_t)c, "mission") != (int)s->mission)
            continue;
        int rate = quick_rate(start_name(s, s->mission), box->cards->card[c].name);
        char note[LIST_NOTE] = "";
        if (!n++)
            head(s, l, "start.ready");
        if (rate >= 0)
            snprintf(note, sizeof note, "%d%%", (rate + 5) / 10);
        struct line *line = list_add(l, box->cards->card[c].name, note);
        line->card = (uint16_t)c;
        line->row = ROW_READY;
    }
    fill_own(s, l);
    head(s, l, "start.how");
    add_how(s, l, START_PRACTICE, ROW_HOW + START_PRACTICE);
    add_how(s, l, START_PLAYERS, ROW_HOW + START_PLAYERS);
    fill_new(s, l);
}

/* A member or a thing a line, with its points. */
static void say_team(const struct start *s, struct team *t, struct grog_text *out)
{
    struct grog_bill *bill = must_have(1, sizeof *bill);
    struct grog_error why = { 0 };
    bool deck = false;
    team_bill(t, bill);
    for (unsigned i = 0; i < bill->n; i++) {
        const struct grog_bought *b = &bill->at[i];
        bool member = b->member == i;
        if (!deck && team_is_pile(t, b->card)) {
            start_say(s, "start.deck", NULL, out);
            grog_print(out, "\n");
            deck = true;
        }
        grog_print(out, "%s%s", member && !team_is_pile(t, b->card) ? "# " : "   ",
                   start_says(s, b->card, (char[LIST_NAME]){ "" }));
        if (b->number > 1 && !(member && t->as->seats))
            grog_print(out, " x%u", b->number);
        if (b->cost) {
            grog_print(out, " ");
            start_say(s, "start.points", GROG_PAIRS({ "n", NULL, b->cost }), out);
        }
        grog_print(out, "\n");
    }
    grog_print(out, "\n");
    start_say(s, bill->most ? "start.total" : "start.total.free",
              GROG_PAIRS({ "n", NULL, bill->cost }, { "most", NULL, bill->most }), out);
    if (!team_fits(t, &why)) {
        grog_print(out, "\n\n");
        team_why_text(&s->speaker[s->of], why.text, out);
    }
    free(bill);
}

static void explain_team(struct start *s, const struct line *line, struct grog_text *out)
{
    const struct team_as *as = team_as(grog_system_name(s->box[s->of]->system));
    struct team *t = must_have(1, sizeof *t);
    struct grog_error why;
    if (line->row >= ROW_HOW) {
        start_how_about(s, line->row - ROW_HOW, out);
        free(t);
        return;
    }
    if (line->row == ROW_NEW) {
        start_say(s, s->of == START_BY_ARMY ? "start.new.army.about" : "start.new.team.about",
                  GROG_PAIRS({ "mission", start_name(s, s->mission), 0 }), out);
        free(t);
        return;
    }
    int rate = line->card && s->of == START_BY_TEAM ? quick_rate(start_name(s, s->mission), line->name) : -1;
    if (line->card)
        start_say_flavour(s, line->card, out);
    if (rate >= 0) {
        start_say(s, "start.team.rate", GROG_PAIRS({ "n", NULL, (rate + 5) / 10 }), out);
        grog_print(out, "\n\n");
    }
    if (team_load(&(struct team_call){ s->library, as, as->command, &why }, line->name, t))
        say_team(s, t, out);
    team_close(t);
    free(t);
}

static enum start_what choose_team(struct start *s, const struct line *line)
{
    if (line->row >= ROW_HOW) {
        start_how_next(s, line->row - ROW_HOW);
        return START_STAYS;
    }
    if (line->row != ROW_NEW)
        return start_play_team(s, start_name(s, s->mission), line->name);
    if (build_open(s, ""))
        start_push(s, &page_build);
    return START_STAYS;
}

static void delete_own(struct start *s, const struct line *line)
{
    char name[LIST_NAME];
    snprintf(name, sizeof name, "%s", line->name);
    if (strcmp(s->sure, name) != 0) {
        snprintf(s->sure, sizeof s->sure, "%.*s", TEAM_NAME, name);
        start_tell(s, true, "start.delete.sure", GROG_PAIRS({ "name", name, 0 }));
        return;
    }
    struct grog_error why = { 0 };
    bool good = team_delete(team_as(grog_system_name(s->box[s->of]->system)), name, &why);
    start_refill(s);
    if (good)
        start_tell(s, false, "start.delete.done", GROG_PAIRS({ "name", name, 0 }));
    else
        snprintf(s->said, sizeof s->said, "%s", why.text);
    s->said_bad = !good;
}

/* Ctrl-E: change it in the builder; Delete: away with it. */
static bool key_team(struct start *s, const struct line *line, uint32_t key, enum start_what *what)
{
    (void)what;
    if (!line || line->row >= ROW_HOW || (key != PRESS_EDIT && key != PRESS_DELETE))
        return false;
    if (key == PRESS_DELETE && line->row == ROW_OWN)
        delete_own(s, line);
    else if (key == PRESS_EDIT && build_open(s, line->row == ROW_NEW ? "" : line->name))
        start_push(s, &page_build);
    return true;
}

const struct page page_teams = { "teams", .searches = true, .fill = fill_teams, .explain = explain_team,
                                 .choose = choose_team, .key = key_team };

/* ---- scenarios ---------------------------------------------------------------------------- */

static void fill_scenarios(struct start *s, struct list *l) { fill_by_pack(s, l, "scenario", 8); }

/* The army of a seat that the scenario's card names; 0: none. */
static uint16_t army_of(const struct start *s, unsigned seat)
{
    const struct grog_box *box = s->box[START_BY_ARMY];
    const struct grog_card *c = &box->cards->card[s->mission];
    const struct grog_card_kind *k = &box->system->card_kinds[c->kind];
    for (unsigned i = 0; i < k->fields; i++)
        if (!strcmp(k->field[i].name, "armies") && (int)seat < c->number[k->field[i].at])
            return (uint16_t)c->number[k->field[i].at + 1 + seat];
    return 0;
}

static void explain_scenario(struct start *s, const struct line *line, struct grog_text *out)
{
    const struct grog_box *box = s->box[START_BY_ARMY];
    start_say_flavour(s, line->card, out);
    start_say(s, "start.scenario.facts", GROG_PAIRS(
        { "difficulty", NULL, field_of(box, line->card, "difficulty") },
        { "rounds", NULL, field_of(box, line->card, "rounds") },
        { "players", NULL, field_of(box, line->card, "seats") },
        { "points", NULL, field_of(box, line->card, "budget_a") }), out);
    if (field_of(box, line->card, "difficulty") == 1 && start_is_given(box, line->card))
        grog_print(out, "\n"), start_say(s, "start.scenario.first", NULL, out);
    grog_print(out, "\n\n");
    grog_explain_of(box->system)->draw(s->speaks[START_BY_ARMY], line->card, false, out, &(struct grog_error){ 0 });
}

static enum start_what choose_scenario(struct start *s, const struct line *line)
{
    s->mission = line->card;
    memset(s->wish.army, 0, sizeof s->wish.army);
    start_push(s, &page_seats);
    return START_STAYS;
}

const struct page page_scenarios = { "scenarios", .searches = true, .fill = fill_scenarios,
                                     .explain = explain_scenario, .choose = choose_scenario };

/* ---- which side, and with which army --------------------------------------------------------- */

enum { SEAT_HOT = 100, SEAT_WATCH, SEAT_PRACTICE };

static unsigned seats_of(const struct start *s)
{
    int n = field_of(s->box[START_BY_ARMY], s->mission, "seats");
    return n > 0 && n <= 4 ? (unsigned)n : 2;
}

/* What a seat's army is called: one that was chosen, or the scenario's. */
static const char *army_name(const struct start *s, unsigned seat, char room[LIST_NOTE])
{
    const char *chosen = s->wish.army[seat];
    snprintf(room, LIST_NOTE, "%.60s", *chosen ? chosen : army_of(s, seat) ? start_name(s, army_of(s, seat)) : "");
    char *plus = strstr(room, " + ");
    if (plus)
        strcpy(plus, " +");
    return room;
}

static void fill_seats(struct start *s, struct list *l)
{
    char name[LIST_NAME], army[LIST_NOTE];
    for (unsigned seat = 0; seat < seats_of(s); seat++) {
        start_put(s, "start.seat", GROG_PAIRS({ "n", NULL, seat + 1 }, { "army", army_name(s, seat, army), 0 }), name,
                  sizeof name);
        list_add(l, name, "")->row = seat;
    }
    start_put(s, "start.seat.hot", NULL, name, sizeof name);
    list_add(l, name, "")->row = SEAT_HOT;
    start_put(s, "start.seat.watch", NULL, name, sizeof name);
    list_add(l, name, "")->row = SEAT_WATCH;
    head(s, l, "start.how");
    add_how(s, l, START_PRACTICE, SEAT_PRACTICE);
}

static void explain_seat(struct start *s, const struct line *line, struct grog_text *out)
{
    if (line->row >= SEAT_HOT) {
        if (line->row == SEAT_PRACTICE)
            start_how_about(s, START_PRACTICE, out);
        else
            start_say(s, line->row == SEAT_HOT ? "start.seat.hot.about" : "start.seat.watch.about", NULL, out);
        return;
    }
    char name[LIST_NOTE];
    struct grog_error why;
    const struct team_as *as = team_as("army");
    struct team *t = must_have(1, sizeof *t);
    start_say(s, "start.seat.about", GROG_PAIRS({ "n", NULL, line->row + 1 }), out);
    grog_print(out, "\n\n");
    char force[1024] = "";
    if (!*s->wish.army[line->row])
        grog_explain_of(s->box[START_BY_ARMY]->system)->force(s->box[START_BY_ARMY], s->mission, line->row,
            &(struct grog_text){ .at = force, .room = sizeof force });
    if (*force)
        start_say(s, "start.seat.force", GROG_PAIRS({ "list", force, 0 }), out);
    grog_print(out, *force ? "\n\n" : "");
    if (team_load(&(struct team_call){ s->library, as, as->command, &why }, army_name(s, line->row, name), t))
        say_team(s, t, out);
    team_close(t);
    free(t);
}

static enum start_what choose_seat(struct start *s, const struct line *line)
{
    if (line->row == SEAT_PRACTICE) {
        start_how_next(s, START_PRACTICE);
        return START_STAYS;
    }
    s->wish.match = (struct match_wish){ .system = start_system(START_BY_ARMY), .scenario = s->wish.mission };
    snprintf(s->wish.mission, sizeof s->wish.mission, "%s", start_name(s, s->mission));
    for (unsigned i = 0; i < 4; i++)
        s->wish.match.army[i] = *s->wish.army[i] ? s->wish.army[i] : NULL;
    s->wish.curtain = line->row == SEAT_HOT;
    s->wish.watch = line->row == SEAT_WATCH;
    s->wish.seat[0] = 0;
    if (line->row == SEAT_HOT)
        snprintf(s->wish.seat, sizeof s->wish.seat, "all");
    else if (line->row < SEAT_HOT)
        snprintf(s->wish.seat, sizeof s->wish.seat, "%u", (unsigned)line->row);
    return start_plays(s);
}

static bool key_seat(struct start *s, const struct line *line, uint32_t key, enum start_what *what)
{
    (void)what;
    if (key != PRESS_EDIT || !line || line->row >= SEAT_HOT)
        return false;
    s->seat = line->row;
    start_push(s, &page_armies);
    return true;
}

const struct page page_seats = { "seats", .fill = fill_seats, .explain = explain_seat, .choose = choose_seat,
                                 .key = key_seat };

/* Ready-made armies that may fight there, then the player's own. */
static void fill_armies(struct start *s, struct list *l)
{
    const struct grog_box *box = s->box[START_BY_ARMY];
    uint8_t kind = kind_called(box, "army");
    char setup[GROG_CARD_NAME_MAX + 16];
    struct grog_error why = { 0 };
    snprintf(setup, sizeof setup, "scenario %s", start_name(s, s->mission));
    struct grog_match *draft = grog_draft_new(box, setup, &why);
    head(s, l, "start.ready");
    for (uint32_t c = 1; draft && c < box->cards->cards; c++) {
        if (box->cards->card[c].kind != kind)
            continue;
        grog_draft_set(draft, &(struct grog_listed){ (uint16_t)c, 0 }, 1);
        int points = field_of(box, (uint16_t)c, "points");
        char note[LIST_NOTE] = "";
        if (points > 0)
            snprintf(note, sizeof note, "%d", points);
        struct line *line = list_add(l, box->cards->card[c].name, note);
        line->card = (uint16_t)c;
        line->row = ROW_READY;
        line->off = !grog_draft_fits(draft, &why);
    }
    grog_match_free(draft);
    fill_own(s, l);
    fill_new(s, l);
}

static enum start_what choose_army(struct start *s, const struct line *line)
{
    if (line->row == ROW_NEW) {
        if (build_open(s, ""))
            start_push(s, &page_build);
        return START_STAYS;
    }
    snprintf(s->wish.army[s->seat], sizeof s->wish.army[0], "%s", line->name);
    start_pop(s);
    return START_STAYS;
}

const struct page page_armies = { "armies", .searches = true, .fill = fill_armies, .explain = explain_team,
                                  .choose = choose_army, .key = key_team };
