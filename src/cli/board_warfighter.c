/* SPDX-License-Identifier: MIT */
/* board_warfighter.c -- a Mission as its players see it: the path from the Mission to the Objective with who is
 * where, then each Soldier with hand and gear.
 *
 * It reads the view of the seat that looks, and the rules' own readers; all words are in the catalogue. */
#include "out.h"
#include "play.h"
#include "warfighter/rules.h"

#include <stdio.h>
#include <string.h>

enum { TEXT = 4096, SOLDIER_ID = SPACES + 1, REST_ID = SOLDIER_ID + SOLDIERS };

#define PAIRS(...) (const struct grog_pair[]){ __VA_ARGS__, { 0 } }
#define ROOM(name, size) \
    char name##_room[size] = ""; \
    struct grog_text name = { .at = name##_room, .room = sizeof name##_room }

static void say(const struct play *p, const char *key, const struct grog_pair *pairs, struct grog_text *out)
{
    char whole[96];
    snprintf(whole, sizeof whole, "warfighter.board.%s", key);
    grog_say_plain(&p->s, whole, pairs, out);
}

/* The same on a line of its own. */
static void say_below(const struct play *p, const char *key, const struct grog_pair *pairs, struct grog_text *out)
{
    grog_print(out, "\n      ");
    say(p, key, pairs, out);
}

static void comma(struct grog_text *t) { if (t->n) grog_print(t, ", "); }

/* ---- the path ------------------------------------------------------------------------ */

/* "9+ for 1, 10+ for 2": its chart with those who are active now. */
static void say_chart(const struct play *p, const struct hostile *h, struct grog_text *out)
{
    const int16_t *table = numbers_of(p->m, h->thing.card) + HOSTILE_CHART;
    const int16_t *column = wf_column(table, 3, wf_active(p->m, h));
    for (int i = 0; column && i < table[0]; i++) {
        const int16_t *row = table + 1 + 3 * i;
        if (row[0] != column[0])
            continue;
        comma(out);
        say(p, "chart", PAIRS({ "roll", NULL, row[1] }, { "wounds", NULL, row[2] }), out);
    }
}

static void say_hostile(const struct play *p, const struct warfighter *w, unsigned slot, struct grog_text *out)
{
    const struct hostile *h = &w->hostile[slot];
    const int16_t *n = numbers_of(p->m, h->thing.card);
    ROOM(name, 256);
    ROOM(target, 256);
    ROOM(chart, 256);
    grog_say_thing(&p->s, p->view, ARRAY_HOSTILE, slot, &name);
    if (h->target)
        grog_say_thing(&p->s, p->view, ARRAY_SOLDIER, h->target - 1u, &target);
    say_chart(p, h, &chart);
    say_below(p, "hostile", PAIRS({ "name", name_room, 0 }, { "active", NULL, wf_active(p->m, h) },
        { "of", NULL, wf_reticles(p->m, h) }, { "dead", NULL, h->ekia }, { "suppress", NULL, h->suppress },
        { "cover", NULL, n[HOSTILE_COVER] }, { "low", NULL, n[HOSTILE_RANGE] }, { "high", NULL, n[HOSTILE_RANGE + 1] },
        { "value", NULL, n[HOSTILE_VALUE] }, { "target", target_room, 0 }, { "chart", chart_room, 0 },
        { "reach", NULL, wf_in_range(p->m, w, h) }), out);
}

static void say_target(const struct play *p, const struct warfighter *w, unsigned slot, struct grog_text *out)
{
    const struct hostile *h = &w->hostile[slot];
    const int16_t *n = numbers_of(p->m, h->thing.card);
    ROOM(name, 256);
    grog_say_thing(&p->s, p->view, ARRAY_HOSTILE, slot, &name);
    say_below(p, "target", PAIRS({ "name", name_room, 0 }, { "left", NULL, n[TARGET_RETICLES] - h->ekia },
        { "hits", NULL, h->hits }, { "needed", NULL, n[TARGET_HITS] }, { "cover", NULL, n[TARGET_COVER] }), out);
}

static void say_events(const struct play *p, const struct warfighter *w, unsigned space, struct grog_text *out)
{
    ROOM(list, 512);
    EACH_EVENT(w, i)
        if (w->event[i].place == space) {
            comma(&list);
            grog_say_card(&p->s, w->event[i].thing.card, GROG_SHORT, &list);
        }
    if (list.n)
        say_below(p, "events", PAIRS({ "list", list_room, 0 }), out);
}

static void say_ground(const struct play *p, const struct warfighter *w, unsigned space, struct grog_text *out)
{
    ROOM(list, 512);
    EACH_ITEM(w, i)
        if (!w->item[i].holder && w->item[i].place == space) {
            comma(&list);
            grog_say_card(&p->s, w->item[i].thing.card, GROG_SHORT, &list);
        }
    if (list.n)
        say_below(p, "ground", PAIRS({ "list", list_room, 0 }), out);
}

/* " 2  Hedgerow Lane (enter for 2 cards)", who is there, and what. */
static void show_space(struct play *p, const struct warfighter *w, unsigned space)
{
    const struct location *l = &w->location[slot_of_space(w, space)];
    ROOM(t, TEXT);
    ROOM(name, 256);
    ROOM(soldiers, 1024);
    grog_print(&t, "%3u  ", space);
    if (l->thing.live)
        grog_say_card(&p->s, l->thing.card, GROG_SHORT, &name);
    EACH_SOLDIER(w, i)
        if (w->soldier[i].place == space) {
            comma(&soldiers);
            grog_say_thing(&p->s, p->view, ARRAY_SOLDIER, i, &soldiers);
        }
    say(p, !l->thing.live ? "nothing" : space == 1 ? "mission" : space != w->objective ? "location"
           : w->active ? "objective" : "inactive",
        PAIRS({ "name", name_room, 0 }, { "soldiers", soldiers_room, 0 },
              { "entrance", NULL, l->thing.live ? numbers_of(p->m, l->thing.card)[PLACE_ENTRANCE] : 0 }), &t);
    EACH_HOSTILE(w, i)
        if (w->hostile[i].place == space)
            (wf_is_target(p->m, &w->hostile[i]) ? say_target : say_hostile)(p, w, i, &t);
    say_events(p, w, space, &t);
    say_ground(p, w, space, &t);
    play_paragraph(p, space, 9, t_room);
}

/* ---- the Soldiers ----------------------------------------------------------------------- */

static void say_item(const struct play *p, const struct item *i, struct grog_text *out)
{
    const int16_t *n = numbers_of(p->m, i->thing.card);
    bool weapon = kind_of(p->m, i->thing.card) == OF_WEAPON;
    ROOM(name, 256);
    grog_say_card(&p->s, i->thing.card, GROG_SHORT, &name);
    const char *key = kind_of(p->m, i->thing.card) == OF_SKILL ? "plain" : i->thrown_at ? "thrown"
                    : i->flags & ITEM_EMPTY ? "empty" : weapon && n[WEAPON_CALIBER] ? "ammo"
                    : i->count ? "count" : "plain";
    comma(out);
    say(p, key, PAIRS({ "name", name_room, 0 }, { "n", NULL, i->count }), out);
}

static void say_gear(const struct play *p, const struct warfighter *w, unsigned soldier, struct grog_text *out)
{
    ROOM(gear, 1024);
    ROOM(skills, 1024);
    EACH_ITEM(w, i)
        if (w->item[i].holder == soldier + 1 && !(w->item[i].flags & ITEM_LOST))
            say_item(p, &w->item[i], kind_of(p->m, w->item[i].thing.card) == OF_SKILL ? &skills : &gear);
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
        comma(&list);
        grog_say_card(&p->s, hand[i], GROG_SHORT, &list);
        if (kind_of(p->m, hand[i]) == OF_LOCATION)
            {
            grog_print(&list, " ");
            say(p, "is-location", NULL, &list);
        }
    }
    say_below(p, "hand", PAIRS({ "n", NULL, hand[0] }, { "most", NULL, wf_hand_size(p->m, p->view, soldier) },
        { "list", list_room, 0 }), out);
}

static void show_soldier(struct play *p, const struct warfighter *w, unsigned i)
{
    const struct soldier *s = &w->soldier[i];
    const int16_t *n = numbers_of(p->m, s->thing.card);
    ROOM(t, TEXT);
    ROOM(name, 256);
    grog_say_thing(&p->s, p->view, ARRAY_SOLDIER, i, &name);
    say(p, in_play(s) ? "soldier" : "gone", PAIRS({ "name", name_room, 0 }, { "actions", NULL, s->actions },
        { "health", NULL, wf_health(p->m, s) }, { "of", NULL, n[SOLDIER_HEALTH] }, { "suppress", NULL, s->suppress },
        { "xp", NULL, s->xp }, { "space", NULL, s->place }, { "cover", NULL, n[SOLDIER_COVER] },
        { "movement", NULL, n[SOLDIER_MOVEMENT] }), &t);
    if (in_play(s) && kind_of(p->m, s->thing.card) == OF_PLAYER)
        say_hand(p, w, i, &t);
    if (in_play(s))
        say_gear(p, w, i, &t);
    play_paragraph(p, SOLDIER_ID + i, 8, t_room);
}

static void show_rest(struct play *p, const struct warfighter *w)
{
    ROOM(t, TEXT);
    ROOM(list, 512);
    EACH_SUPPORT(w, i) {
        comma(&list);
        grog_say_card(&p->s, w->support[i].thing.card, GROG_SHORT, &list);
    }
    say(p, "timer", PAIRS({ "n", NULL, w->timer }, { "support", list_room, 0 }, { "points", NULL, w->points }), &t);
    play_paragraph(p, REST_ID, 2, t_room);
}

void board_warfighter(struct play *p)
{
    const struct warfighter *w = const_wf(p->view);
    show_rest(p, w);
    for (unsigned space = 1; space <= w->objective; space++)
        show_space(p, w, space);
    for (unsigned i = 0; i < SOLDIERS && !grog_unused(&w->soldier[i].thing); i++)
        show_soldier(p, w, i);
}

/* ---- an Attack's numbers ------------------------------------------------------------------ */

/* In so many of 100 throws no die of n is this or less; a hundredth is a whole. */
static int percent_empty(int dice, int reload)
{
    double none = 1;
    for (int i = 0; i < dice; i++)
        none *= (double)(DIE - (reload < 0 ? 0 : reload > DIE ? DIE : reload)) / DIE;
    return (int)(100 * (1 - none) + 0.5);
}

/* The Cover that the Attack has to beat. */
static int cover_of(const struct play *p, const struct grog_frame *f)
{
    const struct hostile *h = &const_wf(p->view)->hostile[grog_ref_slot(f->target)];
    struct grog_frame about = { .proc = PROC_AIM, .seat = f->seat, .actor = f->actor, .with = f->with, .mode = f->mode,
                                .target = f->target };
    return numbers_of(p->m, h->thing.card)[wf_is_target(p->m, h) ? TARGET_COVER : HOSTILE_COVER]
         + grog_value(p->m, p->view, VALUE_COVER, &about, NULL);
}

/* What an Attack needs before the dice fall. */
static void say_needs(const struct play *p, const struct grog_frame *f, struct grog_text *out)
{
    const struct warfighter *w = const_wf(p->view);
    const struct item *i = f->with ? &w->item[grog_ref_slot(f->with)] : NULL;
    const int16_t *row = wf_chart(p->m, w, f);
    unsigned from = w->soldier[grog_ref_slot(f->actor)].place, to = w->hostile[grog_ref_slot(f->target)].place;
    int dice = (i ? numbers_of(p->m, i->thing.card)[WEAPON_MODES + f->mode] : 1)
             + grog_value(p->m, p->view, VALUE_ATTACK_DICE, f, NULL);
    if (!row)
        return;
    bool loaded = i && numbers_of(p->m, i->thing.card)[WEAPON_CALIBER];
    int bonus = f->pending[ATTACK_BONUS] + grog_value(p->m, p->view, VALUE_ATTACK_ROLL, f, NULL);
    int through = f->pending[ATTACK_COVER_BONUS] + grog_value(p->m, p->view, VALUE_COVER_ROLL, f, NULL);
    int reload = loaded ? row[1] + grog_value(p->m, p->view, VALUE_RELOAD, f, NULL) : 0;
    say(p, "needs", PAIRS({ "dice", NULL, dice < 1 ? 1 : dice }, { "hit", NULL, row[2] },
        { "range", NULL, (int)apart(from, to) }, { "cover", NULL, cover_of(p, f) },
        { "reload", NULL, reload }, { "each", NULL, f->with && (f->mode == EXPLOSION || f->mode == SPRAY) },
        { "empty", NULL, percent_empty(dice, reload) }, { "bonus", NULL, bonus }, { "through", NULL, through }), out);
}

void needs_warfighter(const struct play *p, struct grog_option o, struct grog_text *out)
{
    struct grog_frame f = { .proc = PROC_SHOOT, .seat = (uint8_t)p->s.viewer, .with = o.object[0],
                            .mode = (uint8_t)o.object[1], .target = o.object[2] };
    if ((o.verb != VERB_ATTACK && o.verb != VERB_FIGHT) || !o.object[2])
        return;
    f.actor = soldier_ref(const_wf(p->view), o.actor - 1u);
    say_needs(p, &f, out);
}

/* ---- what a question is about ---------------------------------------------------------------- */

enum { BEST_DIE = 0, COVER_DIE_AT = MOST_DICE };        /* locals of PROC_SHOOT */

static void say_stands(const struct play *p, const struct grog_frame *f, struct grog_text *out)
{
    const int16_t *row = wf_chart(p->m, const_wf(p->view), f);
    int best = f->local[BEST_DIE] + f->pending[ATTACK_BONUS] + grog_value(p->m, p->view, VALUE_ATTACK_ROLL, f, NULL);
    int cover = f->local[COVER_DIE_AT] + f->pending[ATTACK_COVER_BONUS]
              + grog_value(p->m, p->view, VALUE_COVER_ROLL, f, NULL);
    if (row)
        say(p, "stands", PAIRS({ "best", NULL, best }, { "hit", NULL, row[2] }, { "cover", NULL, cover },
            { "needs", NULL, cover_of(p, f) }, { "hits", NULL, best >= row[2] },
            { "beats", NULL, cover >= cover_of(p, f) }), out);
}

static void say_threat(const struct play *p, const struct grog_frame *f, struct grog_text *out)
{
    const struct warfighter *w = const_wf(p->view);
    const struct soldier *s = &w->soldier[grog_ref_slot(f->target)];
    struct grog_frame about = { .proc = PROC_SHELTER, .seat = f->seat, .actor = f->actor, .target = f->target };
    ROOM(chart, 256);
    say_chart(p, &w->hostile[grog_ref_slot(f->actor)], &chart);
    say(p, "threat", PAIRS({ "chart", chart_room, 0 },
        { "bonus", NULL, f->pending[ASSAULT_BONUS] + grog_value(p->m, p->view, VALUE_HOSTILE_ROLL, f, NULL) },
        { "cover", NULL, numbers_of(p->m, s->thing.card)[SOLDIER_COVER]
                         + grog_value(p->m, p->view, VALUE_TERRAIN_COVER, &about, NULL) }), out);
}

void about_warfighter(const struct play *p, struct grog_text *out)
{
    uint8_t asked = p->view->question;
    if (asked != ASK_DECLARED && asked != ASK_ROLLED && asked != ASK_ATTACKED && asked != ASK_USE)
        return;
    for (unsigned i = p->view->depth; i-- > 0; ) {
        const struct grog_frame *f = &p->view->frame[i];
        if (f->proc == PROC_SHOOT)
            (f->local[BEST_DIE] ? say_stands : say_needs)(p, f, out);
        else if (f->proc == PROC_HOSTILE_ATTACK)
            say_threat(p, f, out);
        else
            continue;
        return;
    }
}

/* ---- options that need more than their rows ---------------------------------------------------- */

/* Which Wound of whom; which Soldier's Weapon. */
bool name_warfighter(const struct play *p, struct grog_option o, struct grog_text *out)
{
    const struct warfighter *w = const_wf(p->view);
    unsigned soldier, size = 0;
    ROOM(name, 256);
    ROOM(item, 256);
    if (o.verb == VERB_CHOOSE_WOUND && o.object[0]) {
        soldier = (o.object[0] - 1u) / 16;
        unsigned counter = (o.object[0] - 1u) % 16;
        size = soldier < SOLDIERS && counter < WOUNDS ? w->soldier[soldier].wound[counter] & (TREATED - 1u) : 0;
    } else if (o.verb == VERB_CHOOSE_ITEM && o.object[0] && w->item[grog_ref_slot(o.object[0])].holder) {
        soldier = w->item[grog_ref_slot(o.object[0])].holder - 1u;
        grog_say_card(&p->s, w->item[grog_ref_slot(o.object[0])].thing.card, GROG_SHORT, &item);
    } else {
        return false;
    }
    if (soldier >= SOLDIERS)
        return false;
    grog_say_thing(&p->s, p->view, ARRAY_SOLDIER, soldier, &name);
    say(p, item.n ? "whose-item" : "whose-wound", PAIRS({ "name", name_room, 0 }, { "item", item_room, 0 },
        { "n", NULL, size }), out);
    return true;
}
