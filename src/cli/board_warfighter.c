/* SPDX-License-Identifier: MIT */
/* board_warfighter.c -- a Mission as its players see it: the path from the Mission to the Objective with who is
 * where, then each Soldier with hand and gear.
 *
 * It reads the view of the seat that looks, and the rules' own readers; all words are in the catalogue. */
#include "board_warfighter.h"

#include <stdio.h>
#include <string.h>

enum { TEXT = 4096, SOLDIER_ID = SPACES + 1, REST_ID = SOLDIER_ID + SOLDIERS, SET_OUT_ID };

void board_say(const struct play *p, const char *key, const struct grog_pair *pairs, struct grog_text *out)
{
    char whole[96];
    snprintf(whole, sizeof whole, "warfighter.board.%s", key);
    grog_say_plain(&p->s, whole, pairs, out);
}

/* The same on a line of its own. */
static void say_below(const struct play *p, const char *key, const struct grog_pair *pairs, struct grog_text *out)
{
    grog_print(out, "\n      ");
    board_say(p, key, pairs, out);
}

void board_comma(struct grog_text *t) { if (t->n) grog_print(t, ", "); }

/* ---- the path ------------------------------------------------------------------------ */

void board_say_chart(const struct play *p, const struct hostile *h, struct grog_text *out)
{
    const int16_t *table = numbers_of(p->m, h->thing.card) + HOSTILE_CHART;
    const int16_t *column = wf_column(table, 3, wf_active(p->m, h));
    for (int i = 0; column && i < table[0]; i++) {
        const int16_t *row = table + 1 + 3 * i;
        if (row[0] != column[0])
            continue;
        board_comma(out);
        board_say(p, "chart", PAIRS({ "roll", NULL, row[1] }, { "wounds", NULL, row[2] }), out);
    }
}

/* ---- numbers as they are in force -------------------------------------------------- */

int board_cover(const struct play *p, const struct grog_frame *attack) { return wf_cover(p->m, p->view, attack); }

/* A number of the scene (src/warfighter/showing.c): of a thing, by array and slot. */
static int number(const struct play *p, unsigned array, unsigned slot, const char *name)
{
    return grog_scene_number(p->m, p->scene, p->scene->thing[array][slot], name);
}

/* "3", or "3 to 5": against whoever it may be. */
static void say_cover(const struct play *p, unsigned array, unsigned slot, struct grog_text *out)
{
    int least = number(p, array, slot, "cover"), most = number(p, array, slot, "most_cover");
    board_say(p, "span", PAIRS({ "least", NULL, least }, { "most", NULL, most }, { "same", NULL, !most }), out);
}

/* ---- who and what is in a space ------------------------------------------------------ */

static void say_hostile(const struct play *p, const struct warfighter *w, unsigned slot, struct grog_text *out)
{
    const struct hostile *h = &w->hostile[slot];
    const int16_t *n = numbers_of(p->m, h->thing.card);
    ROOM(name, 256);
    ROOM(target, 256);
    ROOM(chart, 256);
    ROOM(cover, 32);
    grog_say_thing(&p->s, p->view, ARRAY_HOSTILE, slot, &name);
    say_cover(p, ARRAY_HOSTILE, slot, &cover);
    if (h->target)
        grog_say_thing(&p->s, p->view, ARRAY_SOLDIER, h->target - 1u, &target);
    board_say_chart(p, h, &chart);
    say_below(p, "hostile", PAIRS({ "name", name_room, 0 },
        { "active", NULL, number(p, ARRAY_HOSTILE, slot, "fighting") },
        { "of", NULL, number(p, ARRAY_HOSTILE, slot, "reticles") }, { "dead", NULL, h->ekia },
        { "suppress", NULL, h->suppress },
        { "cover", cover_room, 0 }, { "low", NULL, n[HOSTILE_RANGE] }, { "high", NULL, n[HOSTILE_RANGE + 1] },
        { "value", NULL, n[HOSTILE_VALUE] }, { "target", target_room, 0 }, { "chart", chart_room, 0 },
        { "reach", NULL, number(p, ARRAY_HOSTILE, slot, "in_range") },
        { "bonus", NULL, number(p, ARRAY_HOSTILE, slot, "die_bonus") },
        { "side", NULL, number(p, ARRAY_HOSTILE, slot, "is_engaged_side") ? 1
                        : number(p, ARRAY_HOSTILE, slot, "has_other_side") || n[HOSTILE_JOINS] ? 2 : 0 },
        { "joins", NULL, number(p, ARRAY_HOSTILE, slot, "may_join") },
        { "fast", NULL, number(p, ARRAY_HOSTILE, slot, "is_fast") + number(p, ARRAY_HOSTILE, slot, "has_acted") }),
        out);
    board_say(p, "hostile-night", PAIRS(
        { "side", NULL, number(p, ARRAY_HOSTILE, slot, "is_revealed") ? 1
                        : number(p, ARRAY_HOSTILE, slot, "is_unrevealed") ? 2 : 0 },
        { "knows", NULL, number(p, ARRAY_HOSTILE, slot, "knows") },
        { "alarm", NULL, number(p, ARRAY_HOSTILE, slot, "to_alarm") },
        { "evade", NULL, number(p, ARRAY_HOSTILE, slot, "evade") }), out);
    board_say(p, "hostile-more", PAIRS({ "slow", NULL, h->slow }, { "field", NULL, h->field },
        { "fades", NULL, number(p, ARRAY_HOSTILE, slot, "will_fade") }), out);
    const int16_t *door = wf_door(p->m, h);
    if (door || (h->flags & HOSTILE_BREACHED))
        say_below(p, "door", PAIRS({ "open", NULL, !door }, { "cover", NULL, door ? door[0] : 0 },
            { "needed", NULL, door ? door[1] : 0 }, { "hits", NULL, h->hits },
            { "interior", NULL, wf_interior(p->m, h) }), out);
}

static void say_target(const struct play *p, const struct warfighter *w, unsigned slot, struct grog_text *out)
{
    const struct hostile *h = &w->hostile[slot];
    const int16_t *n = numbers_of(p->m, h->thing.card);
    ROOM(name, 256);
    ROOM(cover, 32);
    grog_say_thing(&p->s, p->view, ARRAY_HOSTILE, slot, &name);
    say_cover(p, ARRAY_HOSTILE, slot, &cover);
    say_below(p, "target", PAIRS({ "name", name_room, 0 }, { "left", NULL, n[TARGET_RETICLES] - h->ekia },
        { "hits", NULL, h->hits }, { "needed", NULL, n[TARGET_HITS] }, { "cover", cover_room, 0 }), out);
}

static void say_events(const struct play *p, const struct warfighter *w, unsigned space, struct grog_text *out)
{
    ROOM(list, 512);
    ROOM(unmet, 512);
    EACH_EVENT(w, i)
        if (w->event[i].place == space) {
            struct grog_text *to = w->event[i].flags & EVENT_UNMET ? &unmet : &list;
            board_comma(to);
            grog_say_card(&p->s, w->event[i].thing.card, GROG_SHORT, to);
        }
    if (list.n)
        say_below(p, "events", PAIRS({ "list", list_room, 0 }), out);
    if (unmet.n)
        say_below(p, "unmet", PAIRS({ "list", unmet_room, 0 }), out);
}

static void say_ground(const struct play *p, const struct warfighter *w, unsigned space, struct grog_text *out)
{
    ROOM(list, 512);
    EACH_ITEM(w, i)
        if (!w->item[i].holder && w->item[i].place == space) {
            board_comma(&list);
            grog_say_card(&p->s, w->item[i].thing.card, GROG_SHORT, &list);
        }
    if (list.n)
        say_below(p, "ground", PAIRS({ "list", list_room, 0 }), out);
}

/* What can be done in a Location, and what waits there. */
static void say_place(const struct play *p, const struct location *l, struct grog_text *out)
{
    const int16_t *n = numbers_of(p->m, l->thing.card);
    bool waits = kind_of(p->m, l->thing.card) == OF_LOCATION && n[LOCATION_OBSTACLE] && (l->flags & LOCATION_WAITS);
    ROOM(offers, 256);
    ROOM(wants, 256);
    if (n[PLACE_SUCCESS]) {
        grog_say_card(&p->s, (uint16_t)n[PLACE_SUCCESS], GROG_SHORT, &offers);
        say_below(p, "offers", PAIRS({ "ability", offers_room, 0 }, { "n", NULL, n[PLACE_SUCCESS_ROLL] },
            { "done", NULL, (l->flags & LOCATION_RESOLVED) != 0 }), out);
    }
    if (waits) {
        grog_say_card(&p->s, (uint16_t)n[LOCATION_OBSTACLE], GROG_SHORT, &wants);
        say_below(p, "obstacle", PAIRS({ "ability", wants_room, 0 }, { "n", NULL, n[LOCATION_DETECT] }), out);
    }
}

/* Counters that packs name: a Soldier's, or those on the Mission. */
static void say_counters(const struct play *p, const uint8_t of[COUNTERS], struct grog_text *out)
{
    ROOM(list, 512);
    for (unsigned i = 0; i < COUNTERS; i++)
        if (of[i] && grog_nth_of_kind(p->m->cards, OF_COUNTER, i)) {
            board_comma(&list);
            grog_say_card(&p->s, grog_nth_of_kind(p->m->cards, OF_COUNTER, i), GROG_SHORT, &list);
            grog_print(&list, " %u", of[i]);
        }
    if (list.n)
        say_below(p, "counters", PAIRS({ "list", list_room, 0 }), out);
}

/* " 2  Hedgerow Lane (enter: 2 cards)", who is there, and what. */
static void show_space(struct play *p, const struct warfighter *w, unsigned space)
{
    const struct location *l = &w->location[slot_of_space(w, space)];
    ROOM(t, TEXT);
    ROOM(name, 256);
    ROOM(soldiers, 1024);
    ROOM(enter, 64);
    int least = number(p, ARRAY_LOCATION, slot_of_space(w, space), "enter");
    int most = number(p, ARRAY_LOCATION, slot_of_space(w, space), "most_enter");
    grog_print(&t, "%3u  ", space);
    if (l->thing.live)
        grog_say_card(&p->s, l->thing.card, GROG_SHORT, &name);
    board_say(p, "enter", PAIRS({ "least", NULL, least }, { "most", NULL, most ? most : least },
        { "same", NULL, !most }), &enter);
    EACH_SOLDIER(w, i)
        if (w->soldier[i].place == space) {
            board_comma(&soldiers);
            grog_say_thing(&p->s, p->view, ARRAY_SOLDIER, i, &soldiers);
        }
    board_say(p, !l->thing.live ? "nothing" : space == 1 ? "mission" : space != w->objective ? "location"
           : w->active ? "objective" : "inactive",
        PAIRS({ "name", name_room, 0 }, { "soldiers", soldiers_room, 0 },
              { "enter", enter_room, 0 }, { "cost", NULL, most ? most : least }), &t);
    if (l->thing.live)
        say_place(p, l, &t);
    EACH_HOSTILE(w, i)
        if (w->hostile[i].place == space)
            (wf_is_target(p->m, &w->hostile[i]) ? say_target : say_hostile)(p, w, i, &t);
    say_events(p, w, space, &t);
    say_ground(p, w, space, &t);
    play_paragraph(p, space, 9, t_room);
}

/* ---- the Soldiers ----------------------------------------------------------------------- */

static void say_item(const struct play *p, const struct warfighter *w, const struct item *i, struct grog_text *out)
{
    const int16_t *n = numbers_of(p->m, i->thing.card);
    bool weapon = kind_of(p->m, i->thing.card) == OF_WEAPON;
    ROOM(name, 256);
    ROOM(on, 256);
    grog_say_card(&p->s, i->thing.card, GROG_SHORT, &name);
    const char *key = kind_of(p->m, i->thing.card) == OF_SKILL && !i->count ? "plain" : i->thrown_at ? "thrown"
                    : i->flags & ITEM_EMPTY ? "empty" : weapon && n[WEAPON_CALIBER] ? "ammo"
                    : i->count ? "count" : "plain";
    board_comma(out);
    if (i->on)
        grog_say_card(&p->s, w->item[i->on - 1u].thing.card, GROG_SHORT, &on);
    board_say(p, key, PAIRS({ "name", name_room, 0 }, { "n", NULL, i->count }, { "on", on_room, 0 },
        { "jammed", NULL, i->marks & MARK_JAMMED }, { "deployed", NULL, i->marks & MARK_DEPLOYED },
        { "loaded", NULL, wf_loaded(i) }, { "black", NULL, wf_ammo_of(i, BLACK_AMMO) },
        { "subsonic", NULL, wf_ammo_of(i, SUBSONIC_AMMO) }), out);
}

static void say_gear(const struct play *p, const struct warfighter *w, unsigned soldier, struct grog_text *out)
{
    ROOM(gear, 1024);
    ROOM(skills, 1024);
    EACH_ITEM(w, i)
        if (w->item[i].holder == soldier + 1 && !(w->item[i].flags & ITEM_LOST))
            say_item(p, w, &w->item[i], is_gear(kind_of(p->m, w->item[i].thing.card)) ? &gear : &skills);
    if (gear.n)
        say_below(p, "gear", PAIRS({ "list", gear_room, 0 }), out);
    if (skills.n)
        say_below(p, "skills", PAIRS({ "list", skills_room, 0 }), out);
}

static void say_hand(const struct play *p, const struct warfighter *w, unsigned soldier, struct grog_text *out)
{
    const uint16_t *hand = w->hand[soldier];
    ROOM(list, 1024);
    for (unsigned i = 1; i <= hand[0]; i++) {
        board_comma(&list);
        grog_say_card(&p->s, hand[i], GROG_SHORT, &list);
        if (kind_of(p->m, hand[i]) == OF_LOCATION) {
            grog_print(&list, " ");
            board_say(p, "is-location", NULL, &list);
        }
    }
    say_below(p, "hand", PAIRS({ "n", NULL, hand[0] }, { "most", NULL, number(p, ARRAY_SOLDIER, soldier, "hand_size") },
        { "list", list_room, 0 }), out);
}

/* Whom he is Engaged with, what he has set aside for it, whether he is hidden. */
static void say_close(const struct play *p, const struct soldier *s, struct grog_text *out)
{
    ROOM(name, 256);
    if (s->engaged)
        grog_say_thing(&p->s, p->view, ARRAY_HOSTILE, grog_ref_slot(s->engaged), &name);
    else if (s->flags & SOLDIER_CLOSE)                  /* NAM-ACT-128: all of the Location */
        grog_say_thing(&p->s, p->view, ARRAY_LOCATION, slot_of_space(const_wf(p->view), s->place), &name);
    if (s->engaged || (s->flags & SOLDIER_CLOSE) || s->saved || (s->flags & SOLDIER_HIDDEN))
        say_below(p, "close", PAIRS({ "name", name_room, 0 }, { "saved", NULL, s->saved },
            { "hidden", NULL, (s->flags & SOLDIER_HIDDEN) != 0 }), out);
}

/* What else lies on him or holds of him, in the words of the scene. */
static void say_notes(const struct play *p, unsigned soldier, struct grog_text *out)
{
    static const char *const marks[] = { "bodies", "set_by", "is_rescue", "leaves_in" };
    const struct grog_scene_object *o = &p->scene->object[p->scene->thing[ARRAY_SOLDIER][soldier]];
    ROOM(list, 256);
    for (unsigned i = 0; i < o->marks; i++) {
        const struct grog_scene_mark *m = &p->scene->marked[o->mark + i];
        for (unsigned k = 0; k < sizeof marks / sizeof *marks; k++)
            if (!strcmp(grog_mark_name(p->m, m), marks[k])) {
                board_comma(&list);
                play_say_mark(p, m, &list);
            }
    }
    if (list.n)
        say_below(p, "notes", PAIRS({ "list", list_room, 0 }), out);
}

static void show_soldier(struct play *p, const struct warfighter *w, unsigned i)
{
    const struct soldier *s = &w->soldier[i];
    const int16_t *n = numbers_of(p->m, s->thing.card);
    ROOM(t, TEXT);
    ROOM(name, 256);
    ROOM(cover, 32);
    grog_say_thing(&p->s, p->view, ARRAY_SOLDIER, i, &name);
    if (in_play(s))
        say_cover(p, ARRAY_SOLDIER, i, &cover);
    board_say(p, in_play(s) ? "soldier" : "gone", PAIRS({ "name", name_room, 0 }, { "actions", NULL, s->actions },
        { "health", NULL, wf_health(p->m, s) }, { "of", NULL, n[SOLDIER_HEALTH] }, { "suppress", NULL, s->suppress },
        { "xp", NULL, s->xp }, { "space", NULL, s->place }, { "cover", cover_room, 0 }, { "fate", NULL, s->fate },
        { "movement", NULL, number(p, ARRAY_SOLDIER, i, "movement") }), &t);
    if (in_play(s)) {
        say_close(p, s, &t);
        say_notes(p, i, &t);
    }
    if (in_play(s) && kind_of(p->m, s->thing.card) == OF_PLAYER)
        say_hand(p, w, i, &t);
    if (in_play(s)) {
        say_counters(p, s->counter, &t);
        say_gear(p, w, i, &t);
    }
    play_paragraph(p, SOLDIER_ID + i, 8, t_room);
}

/* Platforms, with their Guidance Points. */
static void say_platforms(const struct play *p, const struct warfighter *w, struct grog_text *out)
{
    for (unsigned i = 0; i < BESIDE && !grog_unused(&w->beside[i].thing); i++) {
        const struct beside *b = &w->beside[i];
        if (!b->thing.live || kind_of(p->m, b->thing.card) != OF_PLATFORM)
            continue;
        ROOM(name, 256);
        grog_say_thing(&p->s, p->view, ARRAY_BESIDE, i, &name);
        say_below(p, "platform", PAIRS({ "name", name_room, 0 }, { "n", NULL, b->count },
                  { "fired", NULL, b->flags & BESIDE_FIRED }), out);
    }
}

/* WF-SHW-83  What lies open on the Hostile deck. */
static void say_next(const struct play *p, const struct warfighter *w, struct grog_text *out)
{
    ROOM(name, 128);
    uint16_t next = w->hostiles[w->hostiles[0]];
    if (!w->hostiles[0] || !grog_top_is_open(p->m, &wf_zones[ZONE_HOSTILES]))
        return;
    grog_say_card(&p->s, next, GROG_SHORT, &name);
    board_say(p, "next-hostile", PAIRS({ "name", name_room, 0 }), out);
}

/* How loud the night is, and what is known of the team. */
static void say_noise(const struct play *p, struct grog_text *out)
{
    int most = grog_scene_number(p->m, p->scene, 0, "loudest");
    if (most)
        board_say(p, "noise", PAIRS({ "n", NULL, grog_scene_number(p->m, p->scene, 0, "noise_now") },
            { "most", NULL, most }, { "alert", NULL, grog_scene_number(p->m, p->scene, 0, "is_alert") },
            { "mobilized", NULL, grog_scene_number(p->m, p->scene, 0, "mobilized_to") },
            { "alarm", NULL, grog_scene_number(p->m, p->scene, 0, "heard_alarm") },
            { "pauses", NULL, grog_scene_number(p->m, p->scene, 0, "heard_pauses") }), out);
}

static void show_rest(struct play *p, const struct warfighter *w)
{
    ROOM(t, TEXT);
    ROOM(list, 512);
    ROOM(overwatch, 512);
    EACH_SUPPORT(w, i) {
        struct grog_text *to = kind_of(p->m, w->support[i].thing.card) == OF_OVERWATCH ? &overwatch : &list;
        board_comma(to);
        grog_say_card(&p->s, w->support[i].thing.card, GROG_SHORT, to);
    }
    board_say(p, "timer", PAIRS({ "n", NULL, w->timer }, { "support", list_room, 0 },
        { "overwatch", overwatch_room, 0 },
        { "points", NULL, w->points },
        { "by", NULL, wf_said(p->m, &w->game, VALUE_TABLES_BY) },
        { "wanted", NULL, grog_scene_number(p->m, p->scene, 0, "bodies_wanted") }, { "banked", NULL, w->bank },
        { "kept", NULL, (int)wf_team_bodies(w) }), &t);
    say_noise(p, &t);
    say_next(p, w, &t);
    say_counters(p, w->tally, &t);
    say_platforms(p, w, &t);
    play_paragraph(p, REST_ID, 2, t_room);
}

/* WF-FRT-04  What lies open beside the Objective. */
static void show_set_out(struct play *p, const struct warfighter *w)
{
    ROOM(t, TEXT);
    ROOM(list, 1024);
    for (unsigned i = 1; i <= w->set_out[0]; i++) {
        board_comma(&list);
        grog_say_card(&p->s, w->set_out[i], GROG_SHORT, &list);
    }
    if (list.n)
        board_say(p, "set-out", PAIRS({ "list", list_room, 0 }), &t);
    play_paragraph(p, SET_OUT_ID, 2, t_room);
}

void board_warfighter(struct play *p)
{
    const struct warfighter *w = const_wf(p->view);
    show_rest(p, w);
    show_set_out(p, w);
    for (unsigned space = 1; space <= last_space(w); space++)
        show_space(p, w, space);
    for (unsigned i = 0; i < SOLDIERS && w->soldier[i].thing.live; i++)     /* behind them: who may still join */
        show_soldier(p, w, i);
}

/* The rules that a Setting changes, a line each; nothing if it plays by the standard ones. */
static void begin_setting(const struct play *p, uint16_t setting)
{
    const int16_t *list = setting ? numbers_of(p->m, setting) + SETTING_KEYWORDS : NULL;
    ROOM(name, 128);
    if (!list || !list[0])
        return;
    grog_say_card(&p->s, setting, GROG_SHORT, &name);
    play_say(p, "warfighter.board.setting", PAIRS({ "name", name_room, 0 }));
    for (int i = 0; i < list[0]; i++) {
        ROOM(rule, 128);
        ROOM(text, 1024);
        ROOM(line, TEXT);
        grog_say_card(&p->s, (uint16_t)list[1 + 2 * i], GROG_SHORT, &rule);
        grog_say_card_text(&p->s, (uint16_t)list[1 + 2 * i], GROG_SHORT, &text);
        board_say(p, "switch", PAIRS({ "name", rule_room, 0 }, { "text", text_room, 0 }), &line);
        play_print(p, 4, line_room);
    }
}

/* Where it begins and what it is for: the texts of Mission and Objective, of their types, transport and Contract, and
 * of a Setting that does something by itself; of one that changes rules, these. */
void begin_warfighter(const struct play *p)
{
    uint16_t setting = wf_setting(p->m), card[2 + TYPES_MOST + 3] = { wf_mission_card(p->m), wf_objective_card(p->m) };
    unsigned n = 2 + (card[0] && card[1] ? wf_types(p->m, card + 2) : 0);
    card[n++] = card[0] && card[1] ? wf_transport(p->m) : 0;
    card[n++] = (uint16_t)p->m->setup[SETUP_CONTRACT];
    bool speaks = setting && grog_card(p->m, setting)->abilities;
    card[n++] = speaks && !numbers_of(p->m, setting)[SETTING_KEYWORDS] ? setting : 0;
    for (unsigned i = 0; i < n; i++)
        if (card[i])
            play_show_card(p, card[i]);
    begin_setting(p, wf_setting(p->m));
    if (card[1] && const_wf(p->view)->points && wf_said(p->m, p->view, VALUE_TABLES_BY) != 1)
        play_say(p, "warfighter.board.draws-now", PAIRS({ "points", NULL, const_wf(p->view)->points },
            { "by", NULL, wf_said(p->m, p->view, VALUE_TABLES_BY) },
            { "reticles", NULL, wf_said(p->m, p->view, VALUE_DRAWN_BY) },
            { "n", NULL, wf_value_to_draw(p->m, const_wf(p->view), card[1]) }));
}
