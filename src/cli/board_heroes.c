/* SPDX-License-Identifier: MIT */
/* board_heroes.c -- a battle as its players see it: the board with coordinates, then each counter in a line.
 *
 * It reads the view of the seat that looks, so that what is hidden stays hidden; all words are in the catalogue. */
#include "board_heroes.h"
#include "heroes/scenario.h"
#include "heroes/showing.h"
#include "kernel/square.h"
#include "out.h"
#include "play.h"
#include "words/message.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TEXT = 4096, CELL = 5, SCORE_ID = 1, HAND_ID, BOARD_ID, ASKED_ID, UNIT_ID };


static void say(const struct play *p, const char *key, const struct grog_pair *pairs, struct grog_text *out)
{
    char whole[96];
    snprintf(whole, sizeof whole, "heroes.board.%s", key);
    grog_say_plain(&p->s, whole, pairs, out);
}

/* ---- the board --------------------------------------------------------------------------------------- */

static bool is_mine(const struct play *p, const struct unit *u)
{
    return hn_side_of(p->m, u->thing.owner) == hn_side_of(p->m, p->s.viewer < p->m->seats ? p->s.viewer : 0);
}

void hn_code(const struct play *p, unsigned slot, char out[HN_CODE])
{
    static const char letter[CLASSES] = "ilh";
    const struct unit *u = &const_heroes(p->view)->unit[slot];
    char c = u->thing.hidden ? 'c' : letter[hn_class(p->m, u)];
    snprintf(out, HN_CODE, "%c%u", is_mine(p, u) ? c - 'a' + 'A' : c, hn_number(p->m, p->view, slot) % 1000);
    if (p->pictured)
        *out = 0;
}

/* A counter in its square: its code; behind it ' for a token, * for markers, or the way a vehicle faces. */
static void put_unit(const struct play *p, const struct heroes *h, unsigned slot, bool head, char out[CELL + 1])
{
    static const char way[] = "^/>\\v/<\\";
    const struct unit *u = &h->unit[slot];
    char code[HN_CODE], mark = u->suppressed ? '*' : hn_token_on(h, slot) && !hn_has_acted(u) ? '\'' : ' ';
    if (hn_class(p->m, u) != INFANTRY)
        mark = head ? way[u->facing] : '=';
    hn_code(p, slot, code);
    snprintf(out, CELL + 1, "%.4s%c", code, mark);
}

static char letter_of(const struct play *p, const struct field *f, unsigned place)
{
    uint16_t terrain = ground_at(f, place)->card;
    return terrain ? (char)numbers_of(p->m, terrain)[TERRAIN_LETTER] : '.';
}

static char edge_letter(const struct play *p, const struct field *f, unsigned place, unsigned direction)
{
    const struct edge *e = edge_towards(f, place, direction);
    char c = e && e->card ? (char)numbers_of(p->m, e->card)[EDGE_LETTER] : ' ';
    return c == '-' || c == '|' ? (direction == NORTH ? '-' : '|') : c;
}

static void print_squares(const struct play *p, const struct heroes *h, const struct field *f, int y,
                          struct grog_text *out)
{
    grog_print(out, "%3d ", y + 1);
    for (int x = 0; x < f->board->width; x++) {
        unsigned place = place_at(x, y), unit = f->unit[place];
        char cell[CELL + 1] = "", west = edge_letter(p, f, place, WEST);
        const char *colour = "";
        if (unit) {
            put_unit(p, h, unit - 1, h->unit[unit - 1].place == place, cell);
            colour = ink(is_mine(p, &h->unit[unit - 1]) ? INK_GOOD : INK_BAD);
        } else {
            char c = letter_of(p, f, place);
            unsigned goal = plan_of(p->m)->objective[place];
            snprintf(cell, sizeof cell, goal ? "%c!%c" : " %c", c, 'a' + (int)goal - 1);
            colour = "";
        }
        grog_print(out, "%c%s%-*s%s", west, colour, CELL - 1, cell, ink(INK_PLAIN));
    }
    grog_print(out, "%c\n", edge_letter(p, f, place_at(f->board->width - 1, y), EAST));
}

/* A line of edges is drawn only where there are any. */
static void print_edges(const struct play *p, const struct field *f, int y, struct grog_text *out)
{
    bool any = false;
    for (int x = 0; x < f->board->width; x++)
        any = any || edge_letter(p, f, place_at(x, y), NORTH) != ' ';
    if (!any)
        return;
    grog_print(out, "    ");
    for (int x = 0; x < f->board->width; x++) {
        char c = edge_letter(p, f, place_at(x, y), NORTH);
        grog_print(out, " %c%c%c ", c, c, c);
    }
    grog_print(out, "\n");
}

static void print_columns(const struct board *b, struct grog_text *out)
{
    grog_print(out, "    ");
    for (int x = 0; x < b->width; x++) {
        char name[4] = "";
        if (x >= 26)
            snprintf(name, sizeof name, "%c%c", 'A' + x / 26 - 1, 'A' + x % 26);
        else
            snprintf(name, sizeof name, "%c", 'A' + x);
        grog_print(out, "  %-3s", name);
    }
    grog_print(out, "\n");
}

static void print_board(const struct play *p, const struct heroes *h, struct grog_text *out)
{
    struct field *f = must_have(1, sizeof *f);
    hn_field(p->m, h, f);
    print_columns(f->board, out);
    for (int y = 0; y < f->board->height; y++) {
        print_edges(p, f, y, out);
        print_squares(p, h, f, y, out);
    }
    free(f);
}

static uint64_t hash_of(const char *text)
{
    uint64_t hash = 14695981039346656037u;
    for (; *text; text++)
        hash = (hash ^ (unsigned char)*text) * 1099511628211u;
    return hash;
}

/* When something has changed, but of several questions of one kind, such as those of the deployment, at the first.
 * False: it is another such question, and neither board nor counters are looked at. */
static bool show_board(struct play *p, const struct heroes *h)
{
    const char *asked = grog_question(p->m, p->view);
    uint64_t question = hash_of(asked ? asked : "-"), drawn;
    bool looks = question != p->drawn[ASKED_ID] || p->s.viewer >= p->m->seats || (asked && !strcmp(asked, "action"));
    struct grog_text text = { 0 };
    do
        print_board(p, h, &text);
    while (text_grows(&text));
    drawn = hash_of(text.at);
    if (drawn != p->drawn[BOARD_ID] && looks) {
        fputs(text.at, stdout);
        p->drawn[BOARD_ID] = drawn;
    }
    p->drawn[ASKED_ID] = question;
    free(text.at);
    return looks;
}

/* ---- counters in words ---------------------------------------------------------------------------------- */

/* Is it the unit of which the question is? */
static bool is_acting(const struct play *p, unsigned slot)
{
    const struct grog_options *l = &p->scene->options;
    return l->n && p->m->system->verbs[l->at[0].verb].kind[0] == KIND_UNIT && l->at[0].actor == slot + 1
        && l->at[l->n - 1].actor == slot + 1;
}

static void say_marks(const struct play *p, const struct heroes *h, unsigned slot, struct grog_text *out)
{
    const struct unit *u = &h->unit[slot];
    const struct token *t = hn_token_on(h, slot);
    if (t) {
        char name[128] = "";
        struct grog_text text = { .at = name, .room = sizeof name };
        grog_say_card(&p->s, t->thing.card, GROG_SHORT, &text);
        grog_print(out, ", ");
        say(p, t->thing.hidden ? "token" : "revealed", PAIRS({ "token", name, 0 }), out);
    }
    static const struct { uint8_t bit; const char *key; } damages[] = {
        { DAMAGE_CREW, "crew" }, { DAMAGE_TRACK, "track" }, { DAMAGE_HULL, "hull" }, { DAMAGE_PRIMARY, "primary" },
    };
    for (unsigned i = 0; i < GROG_COUNT(damages); i++)
        if (u->damage & damages[i].bit) {
            grog_print(out, ", ");
            say(p, damages[i].key, NULL, out);
        }
    if (u->suppressed) {
        grog_print(out, ", ");
        say(p, "suppressed", PAIRS({ "n", NULL, u->suppressed }), out);
    }
    if (u->flags & (UNIT_ACTIVATED | UNIT_ACTED) && !is_acting(p, slot)) {
        grog_print(out, ", ");
        say(p, "acted", NULL, out);
    }
}

static void say_unit(const struct play *p, const struct heroes *h, unsigned slot, struct grog_text *out)
{
    const struct unit *u = &h->unit[slot];
    const int16_t *face = hn_face(p->m, u);
    char code[HN_CODE], name[160] = "", at[24] = "";
    struct grog_text title = { .at = name, .room = sizeof name }, where = { .at = at, .room = sizeof at };
    hn_code(p, slot, code);
    grog_say_object(&p->s, p->view, KIND_UNIT, (uint16_t)(slot + 1), GROG_SHORT, &title);
    if (u->place)
        grog_print_square(&where, u->place);
    uint16_t weapon = (uint16_t)face[FACE_WEAPON];
    const int16_t *gun = weapon ? numbers_of(p->m, weapon) : NULL;
    say(p, u->aboard ? "aboard" : "unit",
        PAIRS({ "code", code, 0 }, { "name", name, 0 }, { "at", at, 0 }, { "defence", NULL, face[FACE_DEFENCE] },
              { "move", NULL, hn_movement(p->m, p->view, slot) }, { "infantry", NULL, gun ? gun[WEAPON_INFANTRY] : -1 },
              { "light", NULL, gun ? gun[WEAPON_LIGHT] : -1 }, { "heavy", NULL, gun ? gun[WEAPON_HEAVY] : -1 }), out);
    say_marks(p, h, slot, out);
}

/* The name of a side that one watches, by its first player. */
static void name_side(const struct play *p, unsigned side, char out[128])
{
    out[0] = 0;
    play_call_seat(p, grog_first_seat(plan_of(p->m)->sides[side]), &(struct grog_text){ .at = out, .room = 128 });
}

/* "Yours:", or of a game that one watches "The German side:". */
static void say_side(const struct play *p, bool mine, struct grog_text *out)
{
    char name[128];
    name_side(p, !mine, name);
    say(p, p->s.viewer >= p->m->seats ? "of-side" : mine ? "yours" : "theirs", PAIRS({ "side", name, 0 }), out);
    grog_sentence(out, 0);
}

/* Those of which a line has changed since it was last shown. */
static void show_units(struct play *p, const struct heroes *h, bool mine)
{
    char room[4 * TEXT] = "";
    struct grog_text out = { .at = room, .room = sizeof room };
    unsigned n = 0;
    say_side(p, mine, &out);
    EACH_UNIT(h, i)
        if (is_out_there(&h->unit[i]) && is_mine(p, &h->unit[i]) == mine) {
            size_t from = out.n;
            grog_print(&out, "\n  ");
            say_unit(p, h, i, &out);
            uint64_t hash = hash_of(room + from);
            if (hash == p->drawn[UNIT_ID + i])
                room[out.n = from] = 0;
            else
                n++;
            p->drawn[UNIT_ID + i] = hash;
        }
    if (n)
        play_print(p, 6, room);
}

static void show_hand(struct play *p, const struct heroes *h)
{
    char room[TEXT] = "", list[TEXT] = "";
    struct grog_text out = { .at = room, .room = sizeof room }, cards = { .at = list, .room = sizeof list };
    unsigned seat = p->s.viewer;
    if (seat >= p->m->seats)
        return;
    for (unsigned i = 1; i <= h->hand[seat][0]; i++) {
        grog_print(&cards, i > 1 ? ", " : "");
        grog_say_card(&p->s, h->hand[seat][i], GROG_SHORT, &cards);
    }
    say(p, "hand", PAIRS({ "list", list, 0 }, { "n", NULL, h->hand[seat][0] },
                         { "deck", NULL, h->deck[hn_deck_of(p->m, seat)][0] }), &out);
    play_paragraph(p, HAND_ID, 6, room);
}

static void show_score(struct play *p, const struct heroes *h)
{
    char room[TEXT] = "";
    struct grog_text out = { .at = room, .room = sizeof room };
    unsigned mine = hn_side_of(p->m, p->s.viewer < p->m->seats ? p->s.viewer : 0);
    const int16_t *s = numbers_of(p->m, (uint16_t)p->m->setup[SETUP_SCENARIO]);
    int held = 0, lost = 0;
    char first[128], second[128];
    name_side(p, mine, first);
    name_side(p, !mine, second);
    for (unsigned i = 0; i < plan_of(p->m)->n_objectives; i++) {
        held += h->held[i] == mine + 1;
        lost += h->held[i] == !mine + 1;
    }
    say(p, p->s.viewer < p->m->seats ? "score" : "score-of-both",
        PAIRS({ "round", NULL, (int)p->view->turn }, { "rounds", NULL, s[SCENARIO_ROUNDS] },
              { "points", NULL, h->points[mine] }, { "theirs", NULL, h->points[!mine] },
              { "goal", NULL, s[SCENARIO_GOAL] }, { "held", NULL, held }, { "lost", NULL, lost },
              { "all", NULL, plan_of(p->m)->n_objectives }, { "one", first, 0 }, { "two", second, 0 },
              { "first", NULL, hn_side_of(p->m, p->view->initiative) == mine }), &out);
    play_paragraph(p, SCORE_ID, 6, room);
}

void board_heroes(struct play *p)
{
    const struct heroes *h = const_heroes(p->view);
    show_score(p, h);
    if (show_board(p, h)) {
        show_units(p, h, false);
        show_units(p, h, true);
    }
    show_hand(p, h);
}

/* In the middle of a battle: who holds which objective. */
static void show_holders(const struct play *p)
{
    const struct heroes *h = p->view ? const_heroes(p->view) : NULL;
    char room[TEXT] = "", list[TEXT] = "";
    struct grog_text out = { .at = room, .room = sizeof room }, goals = { .at = list, .room = sizeof list };
    unsigned mine = hn_side_of(p->m, p->s.viewer < p->m->seats ? p->s.viewer : 0);
    for (unsigned i = 0; h && p->view->turn && i < plan_of(p->m)->n_objectives; i++) {
        char letter[2] = { (char)('a' + i % 26), 0 };
        grog_print(&goals, goals.n ? ", " : "");
        int worth = scenario_worth(p->m, (uint16_t)p->m->setup[SETUP_SCENARIO], i);
        say(p, "holder", PAIRS({ "letter", letter, 0 }, { "n", NULL, worth },
                               { "held", NULL, !h->held[i] ? 0 : h->held[i] == mine + 1 ? 1 : 2 }), &goals);
    }
    if (goals.n)
        say(p, "holders", PAIRS({ "list", list, 0 }, { "points", NULL, h->points[mine] },
                                { "theirs", NULL, h->points[!mine] }), &out);
    play_print(p, 4, room);
}

/* How it stands, the scenario, what the signs of its board mean, and how counters are drawn. */
void begin_heroes(const struct play *p)
{
    struct grog_text text = { 0 };
    if (p->on_screen && p->s.viewer < p->m->seats)
        show_holders(p);
    uint16_t scenario = (uint16_t)p->m->setup[SETUP_SCENARIO];
    const struct grog_card_text *words = p->m->cards->text;
    do {
        grog_print(&text, "%s%s%s\n", ink(INK_BOLD), grog_card(p->m, scenario)->name, ink(INK_PLAIN));
        if (words && words[scenario].flavour && *words[scenario].flavour)
            grog_print(&text, "\"%s\"\n", words[scenario].flavour);
        scenario_print_terms(p->m, scenario, &text);
        if (!p->on_screen)
            board_print_legend(&plan_of(p->m)->board, p->m, &text);
    } while (text_grows(&text));
    play_print(p, 4, text.at);
    free(text.at);
    if (!p->on_screen)
        play_say(p, "heroes.board.signs", NULL);
}

/* ---- keys and lines ------------------------------------------------------------------------------------------ */

/* Behind a unit's name: "I7 at B3", as the board has it. */
void actor_heroes(const struct play *p, unsigned slot, struct grog_text *out)
{
    char code[HN_CODE], at[16] = "";
    const struct unit *u = &const_heroes(p->view)->unit[slot];
    if (!u->place)
        return;
    hn_code(p, slot, code);
    grog_print_square(&(struct grog_text){ .at = at, .room = sizeof at }, u->place);
    grog_print(out, " ");
    say(p, "stands-at", PAIRS({ "code", code, 0 }, { "at", at, 0 }), out);
}

/* A token has its own number for a key, and among units to give one to each has its counter's. */
int key_heroes(const struct play *p, struct grog_option o, bool opened)
{
    if (o.verb != VERB_ORDER || !o.actor)
        return 0;
    int token = numbers_of(p->m, o.object[0])[TOKEN_NUMBER];
    unsigned number = hn_number(p->m, p->view, o.actor - 1u);
    if (opened)
        return token == BLUFF ? 'b' : token == SPECIAL_ORDER ? 's' : token >= 1 && token <= 9 ? '0' + token : 0;
    return number <= 9 ? '0' + (int)number : 0;
}

/* Suppressed, hit, eliminated. */
int grade_heroes(int32_t result) { return result <= 0 ? 0 : result > 3 ? 3 : (int)result; }

/* Of several ways to do a thing the best is told; to suppress is another thing. */
bool ranks_heroes(const struct play *p, struct grog_option o)
{
    (void)p;
    return o.verb != VERB_FIRE || o.object[1] != SHOT_SUPPRESSIVE;
}
