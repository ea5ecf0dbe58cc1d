/* SPDX-License-Identifier: MIT */
/* table.c -- a battle as its players see it: the board with coordinates, then each counter in a line.
 *
 * It reads the view of the seat that looks, so that what is hidden stays hidden; all words are in the catalogue. */
#include "table.h"
#include "heroes/move.h"
#include "heroes/scenario.h"
#include "heroes/showing.h"
#include "kernel/square.h"
#include "words/message.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TEXT = 4096, CELL = 5, SCORE_ID = 1, HAND_ID, BOARD_ID, UNIT_ID };

static void say(const struct grog_eyes *e, const char *key, const struct grog_pair *pairs, struct grog_text *out)
{
    char whole[96];
    snprintf(whole, sizeof whole, "heroes.board.%s", key);
    grog_say_plain(e->s, whole, pairs, out);
}

/* ---- the board --------------------------------------------------------------------------------------- */

static bool is_mine(const struct grog_eyes *e, const struct unit *u)
{
    return hn_side_of(e->m, u->thing.owner) == hn_side_of(e->m, e->s->viewer < e->m->seats ? e->s->viewer : 0);
}

void hn_code(const struct grog_eyes *e, unsigned slot, char out[HN_CODE])
{
    static const char letter[CLASSES] = "ilh";
    const struct unit *u = &const_heroes(e->view)->unit[slot];
    char c = u->thing.hidden ? 'c' : letter[hn_class(e->m, u)];
    snprintf(out, HN_CODE, "%c%u", is_mine(e, u) ? c - 'a' + 'A' : c, hn_number(e->m, e->view, slot) % 1000);
    if (e->pictured)
        *out = 0;
}

/* A counter in its square: its code; behind it ' for a token, * for markers, or the way a vehicle faces. */
static void put_unit(const struct grog_eyes *e, const struct heroes *h, unsigned slot, bool head, char out[CELL + 1])
{
    static const char way[] = "^/>\\v/<\\";
    const struct unit *u = &h->unit[slot];
    char code[HN_CODE], mark = u->suppressed ? '*' : hn_token_on(h, slot) && !hn_has_acted(u) ? '\'' : ' ';
    if (hn_class(e->m, u) != INFANTRY)
        mark = head ? way[u->facing] : '=';
    hn_code(e, slot, code);
    snprintf(out, CELL + 1, "%.4s%c", code, mark);
}

static char letter_of(const struct grog_eyes *e, const struct field *f, unsigned place)
{
    uint16_t terrain = ground_at(f, place)->card;
    return terrain ? (char)numbers_of(e->m, terrain)[TERRAIN_LETTER] : '.';
}

static char edge_letter(const struct grog_eyes *e, const struct field *f, unsigned place, unsigned direction)
{
    const struct edge *wall = edge_towards(f, place, direction);
    char c = wall && wall->card ? (char)numbers_of(e->m, wall->card)[EDGE_LETTER] : ' ';
    return c == '-' || c == '|' ? (direction == NORTH ? '-' : '|') : c;
}

static void print_squares(const struct grog_eyes *e, const struct heroes *h, const struct field *f, int y,
                          struct grog_text *out)
{
    grog_print(out, "%3d ", y + 1);
    for (int x = 0; x < f->board->width; x++) {
        unsigned place = place_at(x, y), unit = f->unit[place];
        char cell[CELL + 1] = "", west = edge_letter(e, f, place, WEST);
        const char *tint = "";
        if (unit) {
            put_unit(e, h, unit - 1, h->unit[unit - 1].place == place, cell);
            tint = is_mine(e, &h->unit[unit - 1]) ? GROG_TINT_OURS : GROG_TINT_THEIRS;
        } else {
            char c = letter_of(e, f, place);
            unsigned goal = plan_of(e->m)->objective[place];
            snprintf(cell, sizeof cell, goal ? "%c!%c" : " %c", c, 'a' + (int)goal - 1);
        }
        grog_print(out, "%c%s%-*s%s", west, tint, CELL - 1, cell, GROG_TINT_PLAIN);
    }
    grog_print(out, "%c\n", edge_letter(e, f, place_at(f->board->width - 1, y), EAST));
}

/* A line of edges is drawn only where there are any. */
static void print_edges(const struct grog_eyes *e, const struct field *f, int y, struct grog_text *out)
{
    bool any = false;
    for (int x = 0; x < f->board->width; x++)
        any = any || edge_letter(e, f, place_at(x, y), NORTH) != ' ';
    if (!any)
        return;
    grog_print(out, "    ");
    for (int x = 0; x < f->board->width; x++) {
        char c = edge_letter(e, f, place_at(x, y), NORTH);
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

static void print_board(const struct grog_eyes *e, const struct heroes *h, struct grog_text *out)
{
    struct field *f = malloc(sizeof *f);
    if (!f)
        return;
    hn_field(e->m, h, f);
    print_columns(f->board, out);
    for (int y = 0; y < f->board->height; y++) {
        print_edges(e, f, y, out);
        print_squares(e, h, f, y, out);
    }
    free(f);
}

/* Of several questions of one kind, such as those of the deployment, neither board nor counters are looked at but at
 * the first; whoever only watches, and before an action, looks always. */
static bool is_looked_at_once(const struct grog_eyes *e)
{
    const char *asked = grog_question(e->m, e->view);
    return e->s->viewer < e->m->seats && !(asked && !strcmp(asked, "action"));
}

static void read_board(const struct grog_eyes *e, const struct heroes *h, const struct grog_reader *to)
{
    struct grog_text text = { 0 };
    do
        print_board(e, h, &text);
    while (grog_text_grows(&text));
    to->read(to->arg, &(struct grog_part){ GROG_DRAWING, is_looked_at_once(e), BOARD_ID, 0, text.at ? text.at : "" });
    free(text.at);
}

/* ---- counters in words ---------------------------------------------------------------------------------- */

/* Is it the unit of which the question is? */
static bool is_acting(const struct grog_eyes *e, unsigned slot)
{
    const struct grog_options *l = &e->scene->options;
    bool acts = l->n && l->at[0].verb < e->m->system->n_verbs;          /* not where the first choice is to pass */
    return acts && e->m->system->verbs[l->at[0].verb].kind[0] == KIND_UNIT && l->at[0].actor == slot + 1
        && l->at[l->n - 1].actor == slot + 1;
}

static void say_marks(const struct grog_eyes *e, const struct heroes *h, unsigned slot, struct grog_text *out)
{
    const struct unit *u = &h->unit[slot];
    const struct token *t = hn_token_on(h, slot);
    if (t) {
        char name[128] = "";
        struct grog_text text = { .at = name, .room = sizeof name };
        grog_say_card(e->s, t->thing.card, GROG_SHORT, &text);
        grog_print(out, ", ");
        say(e, t->thing.hidden ? "token" : "revealed", GROG_PAIRS({ "token", name, 0 }), out);
    }
    static const struct { uint8_t bit; const char *key; } damages[] = {
        { DAMAGE_CREW, "crew" }, { DAMAGE_TRACK, "track" }, { DAMAGE_HULL, "hull" }, { DAMAGE_PRIMARY, "primary" },
    };
    for (unsigned i = 0; i < GROG_COUNT(damages); i++)
        if (u->damage & damages[i].bit) {
            grog_print(out, ", ");
            say(e, damages[i].key, NULL, out);
        }
    if (u->suppressed) {
        grog_print(out, ", ");
        say(e, "suppressed", GROG_PAIRS({ "n", NULL, u->suppressed }), out);
    }
    if (u->flags & (UNIT_ACTIVATED | UNIT_ACTED) && !is_acting(e, slot)) {
        grog_print(out, ", ");
        say(e, "acted", NULL, out);
    }
}

static void say_unit(const struct grog_eyes *e, const struct heroes *h, unsigned slot, struct grog_text *out)
{
    const struct unit *u = &h->unit[slot];
    const int16_t *face = hn_face(e->m, u);
    char code[HN_CODE], name[160] = "", at[24] = "";
    struct grog_text title = { .at = name, .room = sizeof name }, where = { .at = at, .room = sizeof at };
    hn_code(e, slot, code);
    grog_say_object(e->s, e->view, KIND_UNIT, (uint16_t)(slot + 1), GROG_SHORT, &title);
    if (u->place)
        grog_print_square(&where, u->place);
    uint16_t weapon = (uint16_t)face[FACE_WEAPON];
    const int16_t *gun = weapon ? numbers_of(e->m, weapon) : NULL;
    say(e, u->aboard ? "aboard" : "unit",
        GROG_PAIRS({ "code", code, 0 }, { "name", name, 0 }, { "at", at, 0 }, { "defence", NULL, face[FACE_DEFENCE] },
              { "move", NULL, hn_movement(e->m, e->view, slot) }, { "infantry", NULL, gun ? gun[WEAPON_INFANTRY] : -1 },
              { "light", NULL, gun ? gun[WEAPON_LIGHT] : -1 }, { "heavy", NULL, gun ? gun[WEAPON_HEAVY] : -1 }), out);
    say_marks(e, h, slot, out);
}

/* The name of a side that one watches, by its first player. */
static void name_side(const struct grog_eyes *e, unsigned side, char out[128])
{
    out[0] = 0;
    grog_call_seat(e->s, grog_first_seat(plan_of(e->m)->sides[side]), &(struct grog_text){ .at = out, .room = 128 });
}

/* "Yours:", or of a game that one watches "The German side:". */
static void say_side(const struct grog_eyes *e, bool mine, struct grog_text *out)
{
    char name[128];
    name_side(e, !mine, name);
    say(e, e->s->viewer >= e->m->seats ? "of-side" : mine ? "yours" : "theirs", GROG_PAIRS({ "side", name, 0 }), out);
    grog_sentence(out, 0);
}

/* Each that is out there, below its side. */
static void read_units(const struct grog_eyes *e, const struct heroes *h, bool mine, const struct grog_reader *to)
{
    char head[TEXT] = "", line[TEXT];
    say_side(e, mine, &(struct grog_text){ .at = head, .room = sizeof head });
    to->read(to->arg, &(struct grog_part){ GROG_HEADING, is_looked_at_once(e), 0, 6, head });
    EACH_UNIT(h, i)
        if (is_out_there(&h->unit[i]) && is_mine(e, &h->unit[i]) == mine) {
            struct grog_text out = { .at = line, .room = sizeof line };
            line[0] = 0;
            grog_print(&out, "  ");
            say_unit(e, h, i, &out);
            to->read(to->arg, &(struct grog_part){ GROG_LINE, is_looked_at_once(e), UNIT_ID + i, 6, line });
        }
}

static void read_hand(const struct grog_eyes *e, const struct heroes *h, const struct grog_reader *to)
{
    char room[TEXT] = "", list[TEXT] = "";
    struct grog_text out = { .at = room, .room = sizeof room }, cards = { .at = list, .room = sizeof list };
    unsigned seat = e->s->viewer;
    if (seat >= e->m->seats)
        return;
    for (unsigned i = 1; i <= h->hand[seat][0]; i++) {
        grog_print(&cards, i > 1 ? ", " : "");
        grog_say_card(e->s, h->hand[seat][i], GROG_SHORT, &cards);
    }
    say(e, "hand", GROG_PAIRS({ "list", list, 0 }, { "n", NULL, h->hand[seat][0] },
                         { "deck", NULL, h->deck[hn_deck_of(e->m, seat)][0] }), &out);
    to->read(to->arg, &(struct grog_part){ .id = HAND_ID, .indent = 6, .text = room });
}

static void read_score(const struct grog_eyes *e, const struct heroes *h, const struct grog_reader *to)
{
    char room[TEXT] = "";
    struct grog_text out = { .at = room, .room = sizeof room };
    unsigned mine = hn_side_of(e->m, e->s->viewer < e->m->seats ? e->s->viewer : 0);
    const int16_t *s = numbers_of(e->m, (uint16_t)e->m->setup[SETUP_SCENARIO]);
    int held = 0, lost = 0;
    char first[128], second[128];
    name_side(e, mine, first);
    name_side(e, !mine, second);
    for (unsigned i = 0; i < plan_of(e->m)->n_objectives; i++) {
        held += h->held[i] == mine + 1;
        lost += h->held[i] == !mine + 1;
    }
    say(e, e->s->viewer < e->m->seats ? "score" : "score-of-both",
        GROG_PAIRS({ "round", NULL, (int)e->view->turn }, { "rounds", NULL, s[SCENARIO_ROUNDS] },
              { "points", NULL, h->points[mine] }, { "theirs", NULL, h->points[!mine] },
              { "goal", NULL, s[SCENARIO_GOAL] }, { "held", NULL, held }, { "lost", NULL, lost },
              { "all", NULL, plan_of(e->m)->n_objectives }, { "one", first, 0 }, { "two", second, 0 },
              { "first", NULL, hn_side_of(e->m, e->view->initiative) == mine }), &out);
    to->read(to->arg, &(struct grog_part){ .id = SCORE_ID, .indent = 6, .text = room });
}

void board_heroes(const struct grog_eyes *e, const struct grog_reader *to)
{
    const struct heroes *h = const_heroes(e->view);
    read_score(e, h, to);
    read_board(e, h, to);
    read_units(e, h, false, to);
    read_units(e, h, true, to);
    read_hand(e, h, to);
}

/* In the middle of a battle: who holds which objective. */
static void read_holders(const struct grog_eyes *e, const struct grog_reader *to)
{
    const struct heroes *h = e->view ? const_heroes(e->view) : NULL;
    char room[TEXT] = "", list[TEXT] = "";
    struct grog_text out = { .at = room, .room = sizeof room }, goals = { .at = list, .room = sizeof list };
    unsigned mine = hn_side_of(e->m, e->s->viewer < e->m->seats ? e->s->viewer : 0);
    for (unsigned i = 0; h && e->view->turn && i < plan_of(e->m)->n_objectives; i++) {
        char letter[2] = { (char)('a' + i % 26), 0 };
        grog_print(&goals, goals.n ? ", " : "");
        int worth = scenario_worth(e->m, (uint16_t)e->m->setup[SETUP_SCENARIO], i);
        say(e, "holder", GROG_PAIRS({ "letter", letter, 0 }, { "n", NULL, worth },
                               { "held", NULL, !h->held[i] ? 0 : h->held[i] == mine + 1 ? 1 : 2 }), &goals);
    }
    if (goals.n)
        say(e, "holders", GROG_PAIRS({ "list", list, 0 }, { "points", NULL, h->points[mine] },
                                { "theirs", NULL, h->points[!mine] }), &out);
    to->read(to->arg, &(struct grog_part){ .indent = 4, .text = room });
}

/* How it stands, the scenario, what the signs of its board mean, and how counters are drawn. */
void begin_heroes(const struct grog_eyes *e, const struct grog_reader *to)
{
    struct grog_text text = { 0 };
    if (e->at_table && e->s->viewer < e->m->seats)
        read_holders(e, to);
    uint16_t scenario = (uint16_t)e->m->setup[SETUP_SCENARIO];
    const struct grog_card_text *words = e->m->cards->text;
    do {
        grog_print(&text, GROG_TINT_BOLD "%s" GROG_TINT_PLAIN "\n", grog_card(e->m, scenario)->name);
        if (words && words[scenario].flavour && *words[scenario].flavour)
            grog_print(&text, "\"%s\"\n", words[scenario].flavour);
        scenario_print_terms(e->m, scenario, &text);
        if (!e->at_table)
            board_print_legend(&plan_of(e->m)->board, e->m, &text);
    } while (grog_text_grows(&text));
    to->read(to->arg, &(struct grog_part){ .indent = 4, .text = text.at });
    free(text.at);
    if (!e->at_table)
        grog_read_message(e, "heroes.board.signs", NULL, 0, to);
}

static void keep_text(void *to, const struct grog_part *part) { grog_print(to, "%s", part->text); }

/* The scenario and the first of its terms; what is held and what for. */
void brief_heroes(const struct grog_eyes *e, struct grog_text *out)
{
    struct grog_text terms = { 0 };
    uint16_t scenario = (uint16_t)e->m->setup[SETUP_SCENARIO];
    do
        scenario_print_terms(e->m, scenario, &terms);
    while (grog_text_grows(&terms));
    terms.at[strcspn(terms.at, "\n")] = 0;
    grog_print(out, "%s: %s\n", grog_card(e->m, scenario)->name, terms.at);
    free(terms.at);
    read_holders(e, &(struct grog_reader){ keep_text, out });
    grog_print(out, "\n");
    say(e, "brief.1", NULL, out);
    grog_print(out, "\n");
    say(e, "brief.2", NULL, out);
    grog_print(out, "\n");
}

/* ---- keys and lines ------------------------------------------------------------------------------------------ */

/* Behind a unit's name: "I7 at B3", as the board has it. */
void actor_heroes(const struct grog_eyes *e, unsigned slot, struct grog_text *out)
{
    char code[HN_CODE], at[16] = "";
    const struct unit *u = &const_heroes(e->view)->unit[slot];
    if (!u->place)
        return;
    hn_code(e, slot, code);
    grog_print_square(&(struct grog_text){ .at = at, .room = sizeof at }, u->place);
    grog_print(out, " ");
    say(e, "stands-at", GROG_PAIRS({ "code", code, 0 }, { "at", at, 0 }), out);
}

/* A token has its own number for a key, and among units to give one to each has its counter's. */
int key_heroes(const struct grog_eyes *e, struct grog_option o, bool opened)
{
    if (o.verb != VERB_ORDER || !o.actor)
        return 0;
    int token = numbers_of(e->m, o.object[0])[TOKEN_NUMBER];
    unsigned number = hn_number(e->m, e->view, o.actor - 1u);
    if (opened)
        return token == BLUFF ? 'b' : token == SPECIAL_ORDER ? 's' : token >= 1 && token <= 9 ? '0' + token : 0;
    return number <= 9 ? '0' + (int)number : 0;
}

/* Suppressed, hit, eliminated. */
int grade_heroes(int32_t result) { return result <= 0 ? 0 : result > 3 ? 3 : (int)result; }

/* Of several ways to do a thing the best is told; to suppress is another thing. */
bool ranks_heroes(const struct grog_eyes *e, struct grog_option o)
{
    (void)e;
    return o.verb != VERB_FIRE || o.object[1] != SHOT_SUPPRESSIVE;
}

/* To stop where it has not yet left its square; to throw a card away. */
bool shunned_heroes(const struct grog_eyes *e, struct grog_option o)
{
    if (o.verb == VERB_DISCARD)
        return true;
    const struct grog_frame *top = &e->view->frame[e->view->depth ? e->view->depth - 1 : 0];
    return o.verb == VERB_STOP && top->proc == PROC_MOVE && !top->local[MOVE_GONE];
}
