/* SPDX-License-Identifier: MIT */
/* threats.c -- who can be hit by whom, as everybody stands: of one unit in full, of the rest of one's own
 * side in a line each; and why a card cannot be played.  The rules count it, off the view of the seat that looks. */
#include "table.h"
#include "heroes/aim.h"
#include "heroes/opportunity.h"
#include "heroes/play.h"
#include "heroes/forecast.h"
#include "kernel/square.h"
#include "words/rowtext.h"

#include <stdio.h>
#include <stdlib.h>

enum { NAME = 160 };


static void say(const struct grog_eyes *e, const char *key, const struct grog_pair *pairs, struct grog_text *out)
{
    char whole[96];
    snprintf(whole, sizeof whole, "heroes.board.%s", key);
    grog_say_plain(e->s, whole, pairs, out);
}

struct menace { int least, dice, spaces; };

static const struct unit *unit_at(const struct grog_eyes *e, unsigned slot)
{
    return &const_heroes(e->view)->unit[slot];
}

static bool is_mine(const struct grog_eyes *e, unsigned slot)
{
    return hn_side_of(e->m, unit_at(e, slot)->thing.owner) == hn_side_of(e->m, e->s->viewer);
}

/* Can the one hit the other with one of its guns from where it stands?  The better of them. */
static bool menaces(const struct grog_eyes *e, const struct field *f, unsigned slot, unsigned target,
                    struct menace *out)
{
    const struct unit *u = unit_at(e, slot);
    bool any = false;
    for (unsigned gun = 0; gun < 2; gun++) {
        const struct shooting shot = { .slot = slot, .target = target, .shot = SHOT_PLAIN,
                                       .weapon = hn_gun(e->m, u, gun ? GUN_SECOND : GUN_FIRST) };
        enum unit_class class = hn_class(e->m, unit_at(e, target));
        struct shot_sums s;
        if (!shot.weapon || u->thing.hidden || hn_bonus(e->m, shot.weapon, class) == NO_BONUS
            || !hn_shot_sums(e->m, e->view, f, &shot, &s))
            continue;
        struct shot_stands stands = hn_shot_begins(&s, SHOT_PLAIN);
        int least = hn_least_die(hn_shot_needs(&stands, SHOT_PLAIN, 0, u).die);
        if (least > DIE || (any && least >= out->least))
            continue;
        *out = (struct menace){ .least = least, .dice = stands.dice, .spaces = s.aim.range };
        any = true;
    }
    return any;
}

static void name_unit(const struct grog_eyes *e, unsigned slot, char out[NAME])
{
    out[0] = 0;
    grog_say_object(e->s, e->view, KIND_UNIT, (uint16_t)(slot + 1), GROG_SHORT,
                    &(struct grog_text){ .at = out, .room = NAME });
}

static void say_threatened(const struct grog_eyes *e, const char *key, unsigned slot, const char *list,
                           struct grog_text *out)
{
    char name[NAME], code[HN_CODE], at[16] = "";
    const struct unit *u = unit_at(e, slot);
    name_unit(e, slot, name);
    hn_code(e, slot, code);
    grog_print_square(&(struct grog_text){ .at = at, .room = sizeof at }, u->place);
    say(e, key, GROG_PAIRS({ "code", code, 0 }, { "name", name, 0 }, { "at", at, 0 }, { "list", list, 0 },
                      { "tough", NULL, hn_face(e->m, u)[FACE_TOUGH] },
                      { "heavy", NULL, hn_class(e->m, u) == HEAVY }), out);
    grog_print(out, "\n");
}

/* Each that can hit it, in a line of its own. */
static void say_one(const struct grog_eyes *e, const struct field *f, unsigned target, struct grog_text *out)
{
    const struct heroes *h = const_heroes(e->view);
    unsigned n = 0;
    say_threatened(e, "threatened", target, "", out);
    EACH_UNIT(h, i) {
        struct menace by;
        char name[NAME], code[HN_CODE], at[16] = "";
        if (!is_out_there(&h->unit[i]) || is_mine(e, i) || !menaces(e, f, i, target, &by))
            continue;
        name_unit(e, i, name);
        hn_code(e, i, code);
        grog_print_square(&(struct grog_text){ .at = at, .room = sizeof at }, h->unit[i].place);
        say(e, "threat", GROG_PAIRS({ "code", code, 0 }, { "name", name, 0 }, { "at", at, 0 }, { "n", NULL, by.spaces },
                               { "need", NULL, by.least }, { "dice", NULL, by.dice },
                               { "p", NULL, hn_percent(by.least, by.dice) },
                               { "acted", NULL, hn_has_acted(&h->unit[i]) },
                               { "token", NULL, hn_token_on(h, i) != NULL }), out);
        grog_print(out, "\n");
        n++;
    }
    if (!n) {
        say(e, "no-threat", NULL, out);
        grog_print(out, "\n");
    }
}

/* "i4 MG 42 Team #1 67%, i2 Grenadier Squad #1 33%"; false: nobody. */
static bool list_threats(const struct grog_eyes *e, const struct field *f, unsigned target, struct grog_text *out)
{
    const struct heroes *h = const_heroes(e->view);
    EACH_UNIT(h, i) {
        struct menace by;
        char name[NAME], code[HN_CODE];
        if (!is_out_there(&h->unit[i]) || is_mine(e, i) || !menaces(e, f, i, target, &by))
            continue;
        name_unit(e, i, name);
        hn_code(e, i, code);
        grog_print(out, "%s%s%s%s %d%%", out->n ? ", " : "", code, *code ? " " : "", name,
                   hn_percent(by.least, by.dice));
    }
    return out->n;
}

/* Does the card make a unit fire, as it would be played now? */
static bool makes_fire(const struct grog_eyes *e, uint16_t card, unsigned unit)
{
    int32_t row = hn_row_now(e->m, e->view, e->s->viewer, unit, card);
    const struct grog_ability *a = row >= 0 ? &e->m->cards->ability[row] : NULL;
    for (unsigned i = 0; a && i < a->effects; i++)
        if (e->m->cards->effect[a->effect + i].effect == EFFECT_FIRE)
            return true;
    return false;
}

/* HN-ACT-06  Of a card that lets a unit fire at whoever moves: which of them could, and how often it hits. */
void fire_by_card_heroes(const struct grog_eyes *e, uint16_t card, unsigned unit, struct grog_text *out)
{
    const struct grog_frame *step = hn_frame_of(e->view, PROC_STEP);
    struct grog_frame about = { .proc = PROC_CONTEXT, .seat = (uint8_t)e->s->viewer };
    uint16_t could[GROG_TARGETS];
    char room[1024] = "";
    struct grog_text list = { .at = room, .room = sizeof room };
    if (!step || !step->actor || !makes_fire(e, card, unit))
        return;
    about.actor = step->actor;
    unsigned n = hn_units_that_could_fire(e->m, e->view, &about, GROG_TARGETS, could);
    struct field *f = malloc(sizeof *f);
    if (!f)
        return;
    hn_field(e->m, const_heroes(e->view), f);
    for (unsigned i = 0; i < n; i++) {
        struct menace by = { .least = DIE + 1, .dice = 1 };
        char name[NAME], code[HN_CODE];
        menaces(e, f, grog_ref_slot(could[i]), grog_ref_slot(step->actor), &by);
        name_unit(e, grog_ref_slot(could[i]), name);
        hn_code(e, grog_ref_slot(could[i]), code);
        grog_print(&list, "%s%s%s%s %d%%", i ? ", " : "", code, *code ? " " : "", name, hn_percent(by.least, by.dice));
    }
    free(f);
    if (list.n)
        say(e, "could-fire", GROG_PAIRS({ "list", room, 0 }), out);
}

/* The one that is asked about (slot + 1; 0: nobody), then the others of one's own side that somebody can hit. */
void threats_heroes(const struct grog_eyes *e, unsigned unit, struct grog_text *out)
{
    const struct heroes *h = const_heroes(e->view);
    unsigned n = 0;
    if (e->s->viewer >= e->m->seats)
        return;
    struct field *f = malloc(sizeof *f);
    if (!f)
        return;
    hn_field(e->m, h, f);
    if (unit && is_out_there(unit_at(e, unit - 1)) && is_mine(e, unit - 1))
        say_one(e, f, unit - 1, out);
    EACH_UNIT(h, i) {
        char room[1024] = "";
        struct grog_text list = { .at = room, .room = sizeof room };
        if (i + 1 == unit || !is_out_there(&h->unit[i]) || !is_mine(e, i) || !list_threats(e, f, i, &list))
            continue;
        if (!n++)
            say(e, "threatened-others", GROG_PAIRS({ "n", NULL, unit != 0 }), out), grog_print(out, "\n");
        say_threatened(e, "threatened-by", i, room, out);
    }
    if (!n)
        say(e, "no-other-threat", GROG_PAIRS({ "n", NULL, unit != 0 }), out), grog_print(out, "\n");
    free(f);
}

/* ---- why not --------------------------------------------------------------------------------------------- */

/* A card of another phase: those that it is for. */
static void say_phases(const struct grog_eyes *e, unsigned phases, struct grog_text *out)
{
    char room[NAME] = "";
    struct grog_text list = { .at = room, .room = sizeof room };
    for (int i = PHASE_ORDERS; i <= PHASE_SUPPLY; i++)
        if (phases >> i & 1)
            say(e, "a-phase", GROG_PAIRS({ "n", NULL, i }, { "more", NULL, list.n != 0 }), &list);
    say(e, "other-phase", GROG_PAIRS({ "list", room, 0 }), out);
}

/* A card that is refused: which of its own rows keeps it from being played. */
void refused_heroes(const struct grog_eyes *e, struct grog_option o, const char *rule, struct grog_text *out)
{
    (void)rule;
    if ((o.verb != VERB_PLAY && o.verb != VERB_PLAY_FOR) || e->s->viewer >= e->m->seats)
        return;
    unsigned phases = hn_note(e->m, o.object[0])->phases;
    if (!(phases >> const_heroes(e->view)->phase & 1)) {
        say_phases(e, phases, out);
        return;
    }
    struct grog_lacking lacking = hn_lacking(e->m, e->view, e->s->viewer, o.verb == VERB_PLAY_FOR ? o.actor : 0,
                                             o.object[0]);
    grog_say_lacking(e->s, o.object[0], &lacking, out);
}
