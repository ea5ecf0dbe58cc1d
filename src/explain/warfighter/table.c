/* SPDX-License-Identifier: MIT */
/* table.c -- a Mission as its players see it: the path from the Mission to the Objective with who is
 * where, then each Soldier with hand and gear.
 *
 * It reads the view of the seat that looks, and the rules' own readers; all words are in the catalogue. */
#include "table.h"
#include "warfighter/ammo.h"
#include "warfighter/attack.h"
#include "warfighter/before.h"
#include "warfighter/bodies.h"
#include "warfighter/doors.h"
#include "warfighter/eras.h"
#include "warfighter/locations.h"
#include "warfighter/tables.h"
#include "warfighter/team.h"
#include "warfighter/threat.h"
#include "warfighter/types.h"

#include <stdio.h>
#include <string.h>

enum { TEXT = 4096, SOLDIER_ID = SPACES + 1, REST_ID = SOLDIER_ID + SOLDIERS, SET_OUT_ID };

void board_say(const struct grog_eyes *e, const char *key, const struct grog_pair *pairs, struct grog_text *out)
{
    char whole[96];
    snprintf(whole, sizeof whole, "warfighter.board.%s", key);
    grog_say_plain(e->s, whole, pairs, out);
}

/* The same on a line of its own. */
static void say_below(const struct grog_eyes *e, const char *key, const struct grog_pair *pairs, struct grog_text *out)
{
    grog_print(out, "\n      ");
    board_say(e, key, pairs, out);
}

void board_comma(struct grog_text *t) { if (t->n) grog_print(t, ", "); }

/* ---- the path ------------------------------------------------------------------------ */

void board_say_chart(const struct grog_eyes *e, const struct hostile *h, struct grog_text *out)
{
    const int16_t *table = numbers_of(e->m, h->thing.card) + HOSTILE_CHART;
    const int16_t *column = wf_wound_column(e->m, h);
    for (int i = 0; column && i < table[0]; i++) {
        const int16_t *row = table + 1 + 3 * i;
        if (row[0] != column[0])
            continue;
        board_comma(out);
        board_say(e, "chart", GROG_PAIRS({ "roll", NULL, row[1] }, { "wounds", NULL, row[2] }), out);
    }
}

/* ---- numbers as they are in force -------------------------------------------------- */

/* A number of the scene (src/warfighter/showing.c): of a thing, by array and slot. */
static int number(const struct grog_eyes *e, unsigned array, unsigned slot, const char *name)
{
    return grog_scene_number(e->m, e->scene, e->scene->thing[array][slot], name);
}

/* "3", or "3 to 5": against whoever it may be. */
static void say_cover(const struct grog_eyes *e, unsigned array, unsigned slot, struct grog_text *out)
{
    int least = number(e, array, slot, "cover"), most = number(e, array, slot, "most_cover");
    board_say(e, "span", GROG_PAIRS({ "least", NULL, least }, { "most", NULL, most }, { "same", NULL, !most }), out);
}

/* ---- who and what is in a space ------------------------------------------------------ */

static void say_hostile(const struct grog_eyes *e, const struct warfighter *w, unsigned slot, struct grog_text *out)
{
    const struct hostile *h = &w->hostile[slot];
    const int16_t *n = numbers_of(e->m, h->thing.card);
    GROG_ROOM(name, 256);
    GROG_ROOM(target, 256);
    GROG_ROOM(chart, 256);
    GROG_ROOM(cover, 32);
    grog_say_thing(e->s, e->view, ARRAY_HOSTILE, slot, &name);
    say_cover(e, ARRAY_HOSTILE, slot, &cover);
    if (h->target)
        grog_say_thing(e->s, e->view, ARRAY_SOLDIER, h->target - 1u, &target);
    board_say_chart(e, h, &chart);
    say_below(e, "hostile", GROG_PAIRS({ "name", name_room, 0 },
        { "active", NULL, number(e, ARRAY_HOSTILE, slot, "fighting") },
        { "of", NULL, number(e, ARRAY_HOSTILE, slot, "reticles") }, { "dead", NULL, h->ekia },
        { "suppress", NULL, h->suppress },
        { "cover", cover_room, 0 }, { "low", NULL, n[HOSTILE_RANGE] }, { "high", NULL, n[HOSTILE_RANGE + 1] },
        { "value", NULL, n[HOSTILE_VALUE] }, { "target", target_room, 0 }, { "chart", chart_room, 0 },
        { "reach", NULL, number(e, ARRAY_HOSTILE, slot, "in_range") },
        { "bonus", NULL, number(e, ARRAY_HOSTILE, slot, "die_bonus") },
        { "side", NULL, number(e, ARRAY_HOSTILE, slot, "is_engaged_side") ? 1
                        : number(e, ARRAY_HOSTILE, slot, "has_other_side") || n[HOSTILE_JOINS] ? 2 : 0 },
        { "joins", NULL, number(e, ARRAY_HOSTILE, slot, "may_join") },
        { "fast", NULL, number(e, ARRAY_HOSTILE, slot, "is_fast") + number(e, ARRAY_HOSTILE, slot, "has_acted") }),
        out);
    board_say(e, "hostile-night", GROG_PAIRS(
        { "side", NULL, number(e, ARRAY_HOSTILE, slot, "is_revealed") ? 1
                        : number(e, ARRAY_HOSTILE, slot, "is_unrevealed") ? 2 : 0 },
        { "knows", NULL, number(e, ARRAY_HOSTILE, slot, "knows") },
        { "alarm", NULL, number(e, ARRAY_HOSTILE, slot, "to_alarm") },
        { "evade", NULL, number(e, ARRAY_HOSTILE, slot, "evade") }), out);
    board_say(e, "hostile-more", GROG_PAIRS({ "slow", NULL, h->slow }, { "field", NULL, h->field },
        { "fades", NULL, number(e, ARRAY_HOSTILE, slot, "will_fade") }), out);
    const int16_t *door = wf_door(e->m, h);
    if (door || (h->flags & HOSTILE_BREACHED))
        say_below(e, "door", GROG_PAIRS({ "open", NULL, !door }, { "cover", NULL, door ? door[0] : 0 },
            { "needed", NULL, door ? door[1] : 0 }, { "hits", NULL, h->hits },
            { "interior", NULL, wf_interior(e->m, h) }), out);
}

static void say_target(const struct grog_eyes *e, const struct warfighter *w, unsigned slot, struct grog_text *out)
{
    const struct hostile *h = &w->hostile[slot];
    const int16_t *n = numbers_of(e->m, h->thing.card);
    GROG_ROOM(name, 256);
    GROG_ROOM(cover, 32);
    grog_say_thing(e->s, e->view, ARRAY_HOSTILE, slot, &name);
    say_cover(e, ARRAY_HOSTILE, slot, &cover);
    say_below(e, "target", GROG_PAIRS({ "name", name_room, 0 }, { "left", NULL, n[TARGET_RETICLES] - h->ekia },
        { "hits", NULL, h->hits }, { "needed", NULL, n[TARGET_HITS] }, { "cover", cover_room, 0 }), out);
}

static void say_events(const struct grog_eyes *e, const struct warfighter *w, unsigned space, struct grog_text *out)
{
    GROG_ROOM(list, 512);
    GROG_ROOM(unmet, 512);
    EACH_EVENT(w, i)
        if (w->event[i].place == space) {
            struct grog_text *to = w->event[i].flags & EVENT_UNMET ? &unmet : &list;
            board_comma(to);
            grog_say_card(e->s, w->event[i].thing.card, GROG_SHORT, to);
        }
    if (list.n)
        say_below(e, "events", GROG_PAIRS({ "list", list_room, 0 }), out);
    if (unmet.n)
        say_below(e, "unmet", GROG_PAIRS({ "list", unmet_room, 0 }), out);
}

static void say_ground(const struct grog_eyes *e, const struct warfighter *w, unsigned space, struct grog_text *out)
{
    GROG_ROOM(list, 512);
    EACH_ITEM(w, i)
        if (!w->item[i].holder && w->item[i].place == space) {
            board_comma(&list);
            grog_say_card(e->s, w->item[i].thing.card, GROG_SHORT, &list);
        }
    if (list.n)
        say_below(e, "ground", GROG_PAIRS({ "list", list_room, 0 }), out);
}

/* What can be done in a Location, and what waits there. */
static void say_place(const struct grog_eyes *e, const struct location *l, struct grog_text *out)
{
    const int16_t *n = numbers_of(e->m, l->thing.card);
    bool waits = kind_of(e->m, l->thing.card) == OF_LOCATION && n[LOCATION_OBSTACLE] && (l->flags & LOCATION_WAITS);
    GROG_ROOM(offers, 256);
    GROG_ROOM(wants, 256);
    if (n[PLACE_SUCCESS]) {
        grog_say_card(e->s, (uint16_t)n[PLACE_SUCCESS], GROG_SHORT, &offers);
        say_below(e, "offers", GROG_PAIRS({ "ability", offers_room, 0 }, { "n", NULL, n[PLACE_SUCCESS_ROLL] },
            { "done", NULL, (l->flags & LOCATION_RESOLVED) != 0 }), out);
    }
    if (waits) {
        grog_say_card(e->s, (uint16_t)n[LOCATION_OBSTACLE], GROG_SHORT, &wants);
        say_below(e, "obstacle", GROG_PAIRS({ "ability", wants_room, 0 }, { "n", NULL, n[LOCATION_DETECT] }), out);
    }
}

/* Counters that packs name: a Soldier's, or those on the Mission. */
static void say_counters(const struct grog_eyes *e, const uint8_t of[COUNTERS], struct grog_text *out)
{
    GROG_ROOM(list, 512);
    for (unsigned i = 0; i < COUNTERS; i++)
        if (of[i] && grog_nth_of_kind(e->m->cards, OF_COUNTER, i)) {
            board_comma(&list);
            grog_say_card(e->s, grog_nth_of_kind(e->m->cards, OF_COUNTER, i), GROG_SHORT, &list);
            grog_print(&list, " %u", of[i]);
        }
    if (list.n)
        say_below(e, "counters", GROG_PAIRS({ "list", list_room, 0 }), out);
}

/* " 2  Hedgerow Lane (enter: 2 cards)", who is there, and what. */
static void read_space(const struct grog_eyes *e, const struct warfighter *w, unsigned space,
                       const struct grog_reader *to)
{
    const struct location *l = &w->location[slot_of_space(w, space)];
    GROG_ROOM(t, TEXT);
    GROG_ROOM(name, 256);
    GROG_ROOM(soldiers, 1024);
    GROG_ROOM(enter, 64);
    int least = number(e, ARRAY_LOCATION, slot_of_space(w, space), "enter");
    int most = number(e, ARRAY_LOCATION, slot_of_space(w, space), "most_enter");
    grog_print(&t, "%3u  ", space);
    if (l->thing.live)
        grog_say_card(e->s, l->thing.card, GROG_SHORT, &name);
    board_say(e, "enter", GROG_PAIRS({ "least", NULL, least }, { "most", NULL, most ? most : least },
        { "same", NULL, !most }), &enter);
    EACH_SOLDIER(w, i)
        if (w->soldier[i].place == space) {
            board_comma(&soldiers);
            grog_say_thing(e->s, e->view, ARRAY_SOLDIER, i, &soldiers);
        }
    board_say(e, !l->thing.live ? "nothing" : space == 1 ? "mission" : space != w->objective ? "location"
           : w->active ? "objective" : "inactive",
        GROG_PAIRS({ "name", name_room, 0 }, { "soldiers", soldiers_room, 0 },
              { "enter", enter_room, 0 }, { "cost", NULL, most ? most : least }), &t);
    if (l->thing.live)
        say_place(e, l, &t);
    EACH_HOSTILE(w, i)
        if (w->hostile[i].place == space)
            (wf_is_target(e->m, &w->hostile[i]) ? say_target : say_hostile)(e, w, i, &t);
    say_events(e, w, space, &t);
    say_ground(e, w, space, &t);
    to->read(to->arg, &(struct grog_part){ .id = space, .indent = 9, .text = t_room });
}

/* ---- the Soldiers ----------------------------------------------------------------------- */

static void say_item(const struct grog_eyes *e, const struct warfighter *w, const struct item *i, struct grog_text *out)
{
    const int16_t *n = numbers_of(e->m, i->thing.card);
    bool weapon = kind_of(e->m, i->thing.card) == OF_WEAPON;
    GROG_ROOM(name, 256);
    GROG_ROOM(on, 256);
    grog_say_card(e->s, i->thing.card, GROG_SHORT, &name);
    const char *key = kind_of(e->m, i->thing.card) == OF_SKILL && !i->count ? "plain" : i->thrown_at ? "thrown"
                    : i->flags & ITEM_EMPTY ? "empty" : weapon && n[WEAPON_CALIBER] ? "ammo"
                    : i->count ? "count" : "plain";
    board_comma(out);
    if (i->on)
        grog_say_card(e->s, w->item[i->on - 1u].thing.card, GROG_SHORT, &on);
    board_say(e, key, GROG_PAIRS({ "name", name_room, 0 }, { "n", NULL, i->count }, { "on", on_room, 0 },
        { "jammed", NULL, i->marks & MARK_JAMMED }, { "deployed", NULL, i->marks & MARK_DEPLOYED },
        { "loaded", NULL, wf_loaded(i) }, { "black", NULL, wf_ammo_of(i, BLACK_AMMO) },
        { "subsonic", NULL, wf_ammo_of(i, SUBSONIC_AMMO) }), out);
}

static void say_gear(const struct grog_eyes *e, const struct warfighter *w, unsigned soldier, struct grog_text *out)
{
    GROG_ROOM(gear, 1024);
    GROG_ROOM(skills, 1024);
    EACH_ITEM(w, i)
        if (w->item[i].holder == soldier + 1 && !(w->item[i].flags & ITEM_LOST))
            say_item(e, w, &w->item[i], is_gear(kind_of(e->m, w->item[i].thing.card)) ? &gear : &skills);
    if (gear.n)
        say_below(e, "gear", GROG_PAIRS({ "list", gear_room, 0 }), out);
    if (skills.n)
        say_below(e, "skills", GROG_PAIRS({ "list", skills_room, 0 }), out);
}

static void say_hand(const struct grog_eyes *e, const struct warfighter *w, unsigned soldier, struct grog_text *out)
{
    const uint16_t *hand = w->hand[soldier];
    GROG_ROOM(list, 1024);
    for (unsigned i = 1; i <= hand[0]; i++) {
        board_comma(&list);
        grog_say_card(e->s, hand[i], GROG_SHORT, &list);
        if (kind_of(e->m, hand[i]) == OF_LOCATION) {
            grog_print(&list, " ");
            board_say(e, "is-location", NULL, &list);
        }
    }
    say_below(e, "hand", GROG_PAIRS({ "n", NULL, hand[0] }, { "most", NULL, number(e, ARRAY_SOLDIER, soldier,
                                                                                   "hand_size") },
        { "list", list_room, 0 }), out);
}

/* Whom he is Engaged with, what he has set aside for it, whether he is hidden. */
static void say_close(const struct grog_eyes *e, const struct soldier *s, struct grog_text *out)
{
    GROG_ROOM(name, 256);
    if (s->engaged)
        grog_say_thing(e->s, e->view, ARRAY_HOSTILE, grog_ref_slot(s->engaged), &name);
    else if (s->flags & SOLDIER_CLOSE)                  /* NAM-ACT-128: all of the Location */
        grog_say_thing(e->s, e->view, ARRAY_LOCATION, slot_of_space(const_wf(e->view), s->place), &name);
    if (s->engaged || (s->flags & SOLDIER_CLOSE) || s->saved || (s->flags & SOLDIER_HIDDEN))
        say_below(e, "close", GROG_PAIRS({ "name", name_room, 0 }, { "saved", NULL, s->saved },
            { "hidden", NULL, (s->flags & SOLDIER_HIDDEN) != 0 }), out);
}

/* What else lies on him or holds of him, in the words of the scene. */
static void say_notes(const struct grog_eyes *e, unsigned soldier, struct grog_text *out)
{
    static const char *const marks[] = { "bodies", "set_by", "is_rescue", "leaves_in" };
    const struct grog_scene_object *o = &e->scene->object[e->scene->thing[ARRAY_SOLDIER][soldier]];
    GROG_ROOM(list, 256);
    for (unsigned i = 0; i < o->marks; i++) {
        const struct grog_scene_mark *m = &e->scene->marked[o->mark + i];
        for (unsigned k = 0; k < sizeof marks / sizeof *marks; k++)
            if (!strcmp(grog_mark_name(e->m, m), marks[k])) {
                board_comma(&list);
                grog_say_marked(e, m, &list);
            }
    }
    if (list.n)
        say_below(e, "notes", GROG_PAIRS({ "list", list_room, 0 }), out);
}

static void read_soldier(const struct grog_eyes *e, const struct warfighter *w, unsigned i,
                         const struct grog_reader *to)
{
    const struct soldier *s = &w->soldier[i];
    const int16_t *n = numbers_of(e->m, s->thing.card);
    GROG_ROOM(t, TEXT);
    GROG_ROOM(name, 256);
    GROG_ROOM(cover, 32);
    grog_say_thing(e->s, e->view, ARRAY_SOLDIER, i, &name);
    if (in_play(s))
        say_cover(e, ARRAY_SOLDIER, i, &cover);
    board_say(e, in_play(s) ? "soldier" : "gone", GROG_PAIRS({ "name", name_room, 0 }, { "actions", NULL, s->actions },
        { "health", NULL, wf_health(e->m, s) }, { "of", NULL, n[SOLDIER_HEALTH] }, { "suppress", NULL, s->suppress },
        { "xp", NULL, s->xp }, { "space", NULL, s->place }, { "cover", cover_room, 0 }, { "fate", NULL, s->fate },
        { "movement", NULL, number(e, ARRAY_SOLDIER, i, "movement") }), &t);
    if (in_play(s)) {
        say_close(e, s, &t);
        say_notes(e, i, &t);
    }
    if (in_play(s) && kind_of(e->m, s->thing.card) == OF_PLAYER)
        say_hand(e, w, i, &t);
    if (in_play(s)) {
        say_counters(e, s->counter, &t);
        say_gear(e, w, i, &t);
    }
    to->read(to->arg, &(struct grog_part){ .id = SOLDIER_ID + i, .indent = 8, .text = t_room });
}

/* Platforms, with their Guidance Points. */
static void say_platforms(const struct grog_eyes *e, const struct warfighter *w, struct grog_text *out)
{
    for (unsigned i = 0; i < BESIDE && !grog_unused(&w->beside[i].thing); i++) {
        const struct beside *b = &w->beside[i];
        if (!b->thing.live || kind_of(e->m, b->thing.card) != OF_PLATFORM)
            continue;
        GROG_ROOM(name, 256);
        grog_say_thing(e->s, e->view, ARRAY_BESIDE, i, &name);
        say_below(e, "platform", GROG_PAIRS({ "name", name_room, 0 }, { "n", NULL, b->count },
                  { "fired", NULL, b->flags & BESIDE_FIRED }), out);
    }
}

/* WF-SHW-83  What lies open on the Hostile deck. */
static void say_next(const struct grog_eyes *e, const struct warfighter *w, struct grog_text *out)
{
    GROG_ROOM(name, 128);
    uint16_t next = w->hostiles[w->hostiles[0]];
    if (!w->hostiles[0] || !grog_top_is_open(e->m, &wf_zones[ZONE_HOSTILES]))
        return;
    grog_say_card(e->s, next, GROG_SHORT, &name);
    board_say(e, "next-hostile", GROG_PAIRS({ "name", name_room, 0 }), out);
}

/* How loud the night is, and what is known of the team. */
static void say_noise(const struct grog_eyes *e, struct grog_text *out)
{
    int most = grog_scene_number(e->m, e->scene, 0, "loudest");
    if (most)
        board_say(e, "noise", GROG_PAIRS({ "n", NULL, grog_scene_number(e->m, e->scene, 0, "noise_now") },
            { "most", NULL, most }, { "alert", NULL, grog_scene_number(e->m, e->scene, 0, "is_alert") },
            { "mobilized", NULL, grog_scene_number(e->m, e->scene, 0, "mobilized_to") },
            { "alarm", NULL, grog_scene_number(e->m, e->scene, 0, "heard_alarm") },
            { "pauses", NULL, grog_scene_number(e->m, e->scene, 0, "heard_pauses") }), out);
}

static void read_rest(const struct grog_eyes *e, const struct warfighter *w, const struct grog_reader *to)
{
    GROG_ROOM(t, TEXT);
    GROG_ROOM(list, 512);
    GROG_ROOM(overwatch, 512);
    EACH_SUPPORT(w, i) {
        struct grog_text *lies = kind_of(e->m, w->support[i].thing.card) == OF_OVERWATCH ? &overwatch : &list;
        board_comma(lies);
        grog_say_card(e->s, w->support[i].thing.card, GROG_SHORT, lies);
    }
    board_say(e, "timer", GROG_PAIRS({ "n", NULL, w->timer }, { "support", list_room, 0 },
        { "overwatch", overwatch_room, 0 },
        { "points", NULL, w->points },
        { "by", NULL, wf_said(e->m, &w->game, VALUE_TABLES_BY) },
        { "wanted", NULL, grog_scene_number(e->m, e->scene, 0, "bodies_wanted") }, { "banked", NULL, w->bank },
        { "kept", NULL, (int)wf_team_bodies(w) }), &t);
    say_noise(e, &t);
    say_next(e, w, &t);
    say_counters(e, w->tally, &t);
    say_platforms(e, w, &t);
    to->read(to->arg, &(struct grog_part){ .id = REST_ID, .indent = 2, .text = t_room });
}

/* WF-FRT-04  What lies open beside the Objective. */
static void read_set_out(const struct grog_eyes *e, const struct warfighter *w, const struct grog_reader *to)
{
    GROG_ROOM(t, TEXT);
    GROG_ROOM(list, 1024);
    for (unsigned i = 1; i <= w->set_out[0]; i++) {
        board_comma(&list);
        grog_say_card(e->s, w->set_out[i], GROG_SHORT, &list);
    }
    if (list.n)
        board_say(e, "set-out", GROG_PAIRS({ "list", list_room, 0 }), &t);
    to->read(to->arg, &(struct grog_part){ .id = SET_OUT_ID, .indent = 2, .text = t_room });
}

void board_warfighter(const struct grog_eyes *e, const struct grog_reader *to)
{
    const struct warfighter *w = const_wf(e->view);
    read_rest(e, w, to);
    read_set_out(e, w, to);
    for (unsigned space = 1; space <= last_space(w); space++)
        read_space(e, w, space, to);
    for (unsigned i = 0; i < SOLDIERS && w->soldier[i].thing.live; i++)     /* behind them: who may still join */
        read_soldier(e, w, i, to);
}

/* The rules that a Setting changes, a line each; nothing if it plays by the standard ones. */
static void begin_setting(const struct grog_eyes *e, uint16_t setting, const struct grog_reader *to)
{
    const int16_t *list = setting ? numbers_of(e->m, setting) + SETTING_KEYWORDS : NULL;
    GROG_ROOM(name, 128);
    if (!list || !list[0])
        return;
    grog_say_card(e->s, setting, GROG_SHORT, &name);
    grog_read_message(e, "warfighter.board.setting", GROG_PAIRS({ "name", name_room, 0 }), 0, to);
    for (int i = 0; i < list[0]; i++) {
        GROG_ROOM(rule, 128);
        GROG_ROOM(text, 1024);
        GROG_ROOM(line, TEXT);
        grog_say_card(e->s, (uint16_t)list[1 + 2 * i], GROG_SHORT, &rule);
        grog_say_card_text(e->s, (uint16_t)list[1 + 2 * i], GROG_SHORT, &text);
        board_say(e, "switch", GROG_PAIRS({ "name", rule_room, 0 }, { "text", text_room, 0 }), &line);
        to->read(to->arg, &(struct grog_part){ .indent = 4, .text = line_room });
    }
}

/* Where it begins and what it is for: the texts of Mission and Objective, of their types, transport and Contract, and
 * of a Setting that does something by itself; of one that changes rules, these. */
void begin_warfighter(const struct grog_eyes *e, const struct grog_reader *to)
{
    uint16_t setting = wf_setting(e->m), card[2 + TYPES_MOST + 3] = { wf_first_card(e->m), wf_last_card(e->m) };
    unsigned n = 2 + (card[0] && card[1] ? wf_types(e->m, card + 2) : 0);
    card[n++] = card[0] && card[1] ? wf_transport(e->m) : 0;
    card[n++] = (uint16_t)e->m->setup[SETUP_CONTRACT];
    bool speaks = setting && grog_card(e->m, setting)->abilities;
    card[n++] = speaks && !numbers_of(e->m, setting)[SETTING_KEYWORDS] ? setting : 0;
    for (unsigned i = 0; i < n; i++)
        if (card[i])
            grog_read_card(e, card[i], 2, to);
    begin_setting(e, wf_setting(e->m), to);
    if (card[1] && const_wf(e->view)->points && wf_said(e->m, e->view, VALUE_TABLES_BY) != 1)
        grog_read_message(e, "warfighter.board.draws-now", GROG_PAIRS({ "points", NULL, const_wf(e->view)->points },
            { "by", NULL, wf_said(e->m, e->view, VALUE_TABLES_BY) },
            { "reticles", NULL, wf_said(e->m, e->view, VALUE_DRAWN_BY) },
            { "n", NULL, wf_value_in(e->m, const_wf(e->view), 1) }), 0, to);
}

/* What is to be done, by when, and what one does in a Turn: what the first of them is played by. */
void brief_warfighter(const struct grog_eyes *e, struct grog_text *out)
{
    const struct warfighter *w = const_wf(e->view);
    uint16_t setting = wf_setting(e->m), objective = wf_last_card(e->m);
    GROG_ROOM(mission, 128);
    GROG_ROOM(goal, 128);
    GROG_ROOM(where, 128);
    if (wf_first_card(e->m))
        grog_say_card(e->s, wf_first_card(e->m), GROG_SHORT, &mission);
    if (objective)
        grog_say_card(e->s, objective, GROG_SHORT, &goal);
    if (setting)
        grog_say_card(e->s, setting, GROG_SHORT, &where);
    const struct grog_pair pairs[] = { { "mission", mission_room, 0 }, { "objective", goal_room, 0 },
        { "space", NULL, grog_number_of(e, 0, "spaces") }, { "destroy", NULL, grog_number_of(e, 0, "to_destroy") },
        { "turns", NULL, w->timer }, { "points", NULL, w->points }, { "setting", where_room, 0 },
        { "rules", NULL, setting ? numbers_of(e->m, setting)[SETTING_KEYWORDS] : 0 }, { 0 } };
    for (char n = '1'; n <= '5'; n++) {
        GROG_ROOM(line, 512);
        board_say(e, (char[]){ 'b', 'r', 'i', 'e', 'f', '.', n, 0 }, pairs, &line);
        if (line.n)
            grog_print(out, "%s\n", line_room);
    }
}
