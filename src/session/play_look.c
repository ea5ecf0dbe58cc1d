/* SPDX-License-Identifier: MIT */
/* play_look.c -- what the table shows at a glance, in sentences: what is at a place, what is seen from where, what the
 * enemy may do there, and how likely the worst is.
 *
 * Everything comes from the scene and from what a system shows beside its state (kernel/showing.h). */
#include "play_look.h"
#include "play_menu.h"
#include "play_table.h"
#include "play_text.h"
#include "base/number.h"
#include "kernel/showing.h"
#include "kernel/system.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LOOK_TEXT = 1 << 14 };

static const struct grog_showing *showing(const struct play *p) { return p->m->system->showing; }

static bool is_path(const struct grog_board *b) { return b->height == 1; }

/* ---- places ------------------------------------------------------------------------ */

/* "B5", "b5", or of a path the number of a space; 0: there is no such place. */
static uint16_t place_named(const struct grog_board *b, const char *text)
{
    char name[16];
    uint64_t n;
    size_t i = 0;
    if (is_path(b) && read_number(text, 1, b->width, &n))
        return grog_square((unsigned)n - 1, 0);
    for (; text[i] && i < sizeof name - 1; i++)
        name[i] = (char)toupper((unsigned char)text[i]);
    name[i] = 0;
    uint16_t square = text[i] ? 0 : grog_square_named(name);
    return square && grog_square_x(square) < b->width && grog_square_y(square) < b->height ? square : 0;
}

static void say_place(const struct play *p, const struct grog_board *b, uint16_t square, struct grog_text *out)
{
    char name[16];
    struct grog_text t = grog_text_in(name, sizeof name);
    grog_print_square(&t, square);
    if (is_path(b))
        grog_say_plain(&p->s, "play.look.space", GROG_PAIRS({ "n", NULL, grog_square_x(square) + 1 }), out);
    else
        grog_print(out, "%s", name);
}

static const struct grog_square *square_at(const struct grog_board *b, uint16_t square)
{
    return &b->at[grog_square_x(square) + GROG_BOARD_SIDE * grog_square_y(square)];
}

static const char *card_name(const struct play *p, uint16_t card) { return card ? p->m->cards->card[card].name : ""; }

/* What the ground is, its edges, what it is worth. */
static void say_ground(const struct play *p, const struct grog_board *b, uint16_t square, struct grog_text *out)
{
    const struct grog_square *q = square_at(b, square);
    grog_say_plain(&p->s, "play.look.ground", GROG_PAIRS(
        { "ground", card_name(p, q->ground), 0 }, { "north", card_name(p, q->north), 0 },
        { "west", card_name(p, q->west), 0 }, { "goal", NULL, q->goal }, { "smoke", NULL, q->smoke },
        { "inside", NULL, (q->bits & GROG_SQUARE_INSIDE) != 0 }, { "ruin", NULL, (q->bits & GROG_SQUARE_RUIN) != 0 },
        { "covered", NULL, (q->bits & GROG_SQUARE_COVERED) != 0 },
        { "mine", NULL, p->s.viewer < GROG_SEATS_MAX && (q->zones >> p->s.viewer & 1) }), out);
}

/* ---- things ------------------------------------------------------------------------- */

static void say_name(const struct play *p, uint32_t id, struct grog_text *out)
{
    const struct grog_scene_object *o = &p->scene->object[id];
    if (o->bits & GROG_UNKNOWN)
        grog_say_plain(&p->s, "play.thing.unknown", NULL, out);
    else
        grog_say_thing(&p->s, p->view, o->row, o->place, out);
}

/* "Able: 2 Actions left, Cover 4." and below what lies with it. */
static void show_thing(const struct play *p, uint32_t id, unsigned indent)
{
    const struct grog_scene_object *o = &p->scene->object[id];
    char name_room[256], marks_room[PLAY_LINE], line_room[PLAY_LINE + 512];
    struct grog_text name = grog_text_in(name_room, sizeof name_room),
                     marks = grog_text_in(marks_room, sizeof marks_room);
    struct grog_text line = grog_text_in(line_room, sizeof line_room);
    say_name(p, id, &name);
    play_say_marks(p, o, ", ", &marks);
    grog_print(&line, "%*s", (int)indent, "");
    grog_say_plain(&p->s, "play.look.thing", GROG_PAIRS({ "name", name_room, 0 }, { "marks", marks_room, 0 },
                   { "yours", NULL, (o->bits & GROG_YOURS) != 0 }), &line);
    play_print(p, indent + 2, line_room);
    for (uint32_t i = 1; i < p->scene->objects && indent < 8; i++)
        if (p->scene->object[i].sort == GROG_IS_A_THING && p->scene->object[i].with == id && i != id)
            show_thing(p, i, indent + 2);
}

static bool is_there(const struct play *p, uint32_t id, uint16_t square)
{
    const struct grog_scene_object *o = &p->scene->object[id];
    return o->sort == GROG_IS_A_THING && !o->with && (!square || o->square == square);
}

static unsigned show_things(const struct play *p, uint16_t square, const char *words, unsigned indent)
{
    unsigned n = 0;
    for (uint32_t i = 1; i < p->scene->objects; i++) {
        char room[256];
        struct grog_text name = grog_text_in(room, sizeof room);
        if (words ? p->scene->object[i].sort != GROG_IS_A_THING : !is_there(p, i, square))
            continue;
        if (words)
            say_name(p, i, &name);
        if (words && !play_has_words(room, words))
            continue;
        show_thing(p, i, indent);
        n++;
    }
    return n;
}

static void look_at(struct play *p, const struct grog_board *b, uint16_t square)
{
    char place_room[64], ground_room[512], line[640];
    struct grog_text place = grog_text_in(place_room, sizeof place_room),
                     ground = grog_text_in(ground_room, sizeof ground_room);
    say_place(p, b, square, &place);
    say_ground(p, b, square, &ground);
    snprintf(line, sizeof line, "%s: %s", place_room, ground_room);
    play_print(p, 2, line);
    if (!show_things(p, square, NULL, 2))
        play_say(p, "play.look.nobody", NULL);
}

void look_command(struct play *p, const char *text)
{
    struct grog_board *b = calloc(1, sizeof *b);
    uint16_t square = b && grog_scene_board(p->m, p->view, b) ? place_named(b, text) : 0;
    if (square)
        look_at(p, b, square);
    else if (!*text)
        show_things(p, 0, NULL, 0);
    else if (!show_things(p, 0, text, 0))
        play_say(p, "play.look.none", GROG_PAIRS({ "text", text, 0 }));
    free(b);
}

/* ---- sight ---------------------------------------------------------------------------- */

void sight_command(struct play *p, const char *text)
{
    struct grog_board *b = calloc(1, sizeof *b);
    char from_text[16], to_text[16], from_room[64], to_room[64];
    struct grog_text from_name = grog_text_in(from_room, sizeof from_room),
                     to_name = grog_text_in(to_room, sizeof to_room);
    size_t n = strcspn(text, " ");
    bool board = b && showing(p) && showing(p)->sight && grog_scene_board(p->m, p->view, b);
    snprintf(from_text, sizeof from_text, "%.*s", (int)n, text);
    snprintf(to_text, sizeof to_text, "%s", text + n + strspn(text + n, " "));
    uint16_t from = board ? place_named(b, from_text) : 0, to = board ? place_named(b, to_text) : 0;
    if (from && to) {
        struct grog_sightline line = showing(p)->sight(p->m, p->view, from, to);
        say_place(p, b, from, &from_name);
        say_place(p, b, to, &to_name);
        play_say(p, line.sight == GROG_CLEAR ? "play.sight.clear" : line.sight == GROG_OBSCURED ? "play.sight.obscured"
                 : "play.sight.blocked", GROG_PAIRS({ "from", from_room, 0 }, { "to", to_room, 0 },
                 { "n", NULL, line.penalty }));
    } else {
        play_say(p, board ? "play.sight.which" : "play.sight.none", NULL);
    }
    free(b);
}

/* ---- danger ----------------------------------------------------------------------------- */

/* The squares that have the bits, with commas. */
static unsigned say_squares(const struct play *p, const struct grog_board *b, const uint8_t *danger, unsigned bit,
                            struct grog_text *out)
{
    unsigned n = 0;
    for (unsigned y = 0; y < b->height; y++)
        for (unsigned x = 0; x < b->width; x++)
            if (danger[x + GROG_BOARD_SIDE * y] & bit) {
                grog_print(out, "%s", n++ ? ", " : "");
                say_place(p, b, grog_square(x, y), out);
            }
    return n;
}

/* Each of yours that may be reached or fired at. */
static unsigned show_endangered(const struct play *p, const struct grog_board *b, const uint8_t *danger)
{
    unsigned n = 0;
    for (uint32_t i = 1; i < p->scene->objects; i++) {
        const struct grog_scene_object *o = &p->scene->object[i];
        if (o->sort != GROG_IS_A_THING || !o->square || !(o->bits & GROG_ALLIED))
            continue;
        unsigned bits = danger[grog_square_x(o->square) + GROG_BOARD_SIDE * grog_square_y(o->square)];
        char name_room[256], place_room[64];
        struct grog_text name = grog_text_in(name_room, sizeof name_room),
                         place = grog_text_in(place_room, sizeof place_room);
        if (!bits)
            continue;
        say_name(p, i, &name);
        say_place(p, b, o->square, &place);
        play_say(p, "play.danger.thing", GROG_PAIRS({ "name", name_room, 0 }, { "place", place_room, 0 },
                 { "fire", NULL, (bits & GROG_DANGER_FIRE) != 0 }, { "reach", NULL, (bits & GROG_DANGER_REACH) != 0 }));
        n++;
    }
    return n;
}

void danger_command(struct play *p, const char *text)
{
    struct room { struct grog_board board; uint8_t danger[GROG_BOARD_SQUARES]; char fire[LOOK_TEXT],
                  reach[LOOK_TEXT]; };
    struct room *r = calloc(1, sizeof *r);
    if (!r)
        return;
    struct grog_board *b = &r->board;
    uint8_t *danger = r->danger;
    char *room = r->fire, *reach_room = r->reach;
    struct grog_text fire = grog_text_in(room, LOOK_TEXT), reach = grog_text_in(reach_room, LOOK_TEXT);
    if (!showing(p) || !showing(p)->danger || !grog_scene_board(p->m, p->view, b)) {
        play_say(p, "play.danger.none", NULL);
    } else {
        showing(p)->danger(p->m, p->view, p->s.viewer, danger);
        if (!show_endangered(p, b, danger))
            play_say(p, "play.danger.nobody", NULL);
        if (!strcmp(text, "all")) {
            say_squares(p, b, danger, GROG_DANGER_FIRE, &fire);
            say_squares(p, b, danger, GROG_DANGER_REACH, &reach);
            play_say(p, "play.danger.fire", GROG_PAIRS({ "list", room, 0 }));
            play_say(p, "play.danger.reach", GROG_PAIRS({ "list", reach_room, 0 }));
        } else {
            play_say(p, "play.danger.all", NULL);
        }
    }
    free(r);
}

/* ---- threats ------------------------------------------------------------------------------ */

bool play_say_threat(const struct play *p, uint32_t id, struct grog_text *out)
{
    const struct grog_scene_object *o = &p->scene->object[id];
    struct grog_shares shares = { { 0 } };
    bool any = showing(p)->threat(p->m, p->view, o->row, o->place, &shares);
    for (unsigned i = 0, n = 0; any && i < GROG_THREATS && showing(p)->threats[i]; i++) {
        char key[96];
        snprintf(key, sizeof key, "%s.threat.%s", grog_system_name(p->m->system), showing(p)->threats[i]);
        grog_print(out, "%s", n++ ? ", " : "");
        grog_say_plain(&p->s, key, GROG_PAIRS({ "n", NULL, (shares.of_thousand[i] + 5) / 10 }), out);
    }
    return any;
}

void threat_command(struct play *p, const char *text)
{
    unsigned n = 0;
    (void)text;
    if (!showing(p) || !showing(p)->threat) {
        play_say(p, "play.threat.none", NULL);
        return;
    }
    for (uint32_t i = 1; i < p->scene->objects; i++) {
        char name_room[256], room[512];
        struct grog_text name = grog_text_in(name_room, sizeof name_room), t = grog_text_in(room, sizeof room);
        if (p->scene->object[i].sort != GROG_IS_A_THING || !play_say_threat(p, i, &t))
            continue;
        say_name(p, i, &name);
        play_say(p, "play.threat.thing", GROG_PAIRS({ "name", name_room, 0 }, { "list", room, 0 }));
        n++;
    }
    if (!n)
        play_say(p, "play.threat.nobody", NULL);
}
