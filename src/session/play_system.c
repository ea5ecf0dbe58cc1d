/* SPDX-License-Identifier: MIT */
/* play_system.c -- what the system itself says to the seat that looks (explain/explain.h); what it has no answer of its
 * own to is said the plain way, or not at all. */
#include "library/systems.h"
#include "kernel/state.h"
#include "kernel/system.h"
#include "play_system.h"
#include "play_text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct grog_eyes play_eyes(const struct play *p)
{
    return (struct grog_eyes){ .m = p->m, .view = p->view, .scene = p->scene, .s = &p->s, .at_table = p->on_screen,
                               .pictured = p->pictured };
}

static const struct grog_explain *of(const struct play *p) { return grog_explain_of(p->m->system); }

/* ---- parts of a long text ------------------------------------------------------------------ */

/* What stands for a mark of its text here; NULL: it is none. */
static const char *tint(const struct play *p, char c)
{
    static const struct { char mark; enum play_ink ink; } tints[] = {
        { GROG_TINT_PLAIN[0], PLAY_PLAIN }, { GROG_TINT_BOLD[0], PLAY_BOLD }, { GROG_TINT_OURS[0], PLAY_GOOD },
        { GROG_TINT_THEIRS[0], PLAY_BAD },
    };
    for (unsigned i = 0; i < GROG_COUNT(tints); i++)
        if (tints[i].mark == c)
            return play_ink(p, tints[i].ink);
    return NULL;
}

static void show_part(const struct play *p, const struct grog_part *part)
{
    enum { INK_MOST = 8 };
    size_t n = 0, room = 1;
    for (const char *c = part->text; *c; c++)
        room += tint(p, *c) ? INK_MOST : 1;
    char *text = calloc(room, 1);
    if (!text)
        return;
    for (const char *c = part->text; *c; c++) {
        const char *said = tint(p, *c), one[] = { *c, 0 };
        n += (size_t)snprintf(text + n, room - n, "%s", said ? said : one);
    }
    if (part->sort == GROG_DRAWING && !p->into)
        play_tell(p, text);
    else
        play_print(p, part->indent, text);
    free(text);
}

/* A text that is shown once, as it is. */
struct reading { const struct play *p; };

static void read_all(void *arg, const struct grog_part *part) { show_part(((struct reading *)arg)->p, part); }

/* A board that is shown again: who shows it, what was asked the last time, and a heading that waits for its lines. */
struct shown { struct play *p; bool same_question; unsigned indent; char heading[PLAY_LINE]; };

static uint64_t hash_of(const char *text)
{
    uint64_t hash = 14695981039346656037u;
    for (; *text; text++)
        hash = (hash ^ (unsigned char)*text) * 1099511628211u;
    return hash;
}

/* Unless it said the same when it was last shown. */
static void read_changed(void *arg, const struct grog_part *part)
{
    struct shown *s = arg;
    if (part->sort != GROG_LINE)
        s->heading[0] = 0;
    if (part->once && s->same_question)
        return;
    if (part->sort == GROG_HEADING) {
        snprintf(s->heading, sizeof s->heading, "%s", part->text);
        s->indent = part->indent;
        return;
    }
    uint64_t hash = hash_of(part->text);
    if (s->p->drawn[part->id] == hash)
        return;
    s->p->drawn[part->id] = hash;
    play_print(s->p, s->indent, s->heading);
    s->heading[0] = 0;
    show_part(s->p, part);
}

bool play_show_board(struct play *p)
{
    const char *asked = grog_question(p->m, p->view);
    uint64_t question = hash_of(asked ? asked : "-");
    struct grog_eyes e = play_eyes(p);
    struct shown s = { .p = p, .same_question = question == p->drawn_asked };
    if (!of(p)->board)
        return false;
    of(p)->board(&e, &(struct grog_reader){ read_changed, &s });
    p->drawn_asked = question;
    return true;
}

void play_show_beginning(const struct play *p)
{
    struct grog_eyes e = play_eyes(p);
    if (of(p)->begin)
        of(p)->begin(&e, &(struct grog_reader){ read_all, &(struct reading){ p } });
}

/* ---- the question and its options ------------------------------------------------------------- */

static void say_of_option(const struct play *p, grog_of_option *say, struct grog_option o, struct grog_text *out)
{
    struct grog_eyes e = play_eyes(p);
    if (say)
        say(&e, o, out);
}

void play_say_explanation(const struct play *p, struct grog_option o, struct grog_text *out)
{
    say_of_option(p, of(p)->choice, o, out);
}

void play_say_needs(const struct play *p, struct grog_option o, struct grog_text *out)
{
    say_of_option(p, of(p)->needs, o, out);
}

void play_say_needs_line(const struct play *p, struct grog_option o, struct grog_text *out)
{
    say_of_option(p, of(p)->needs_line ? of(p)->needs_line : of(p)->needs, o, out);
}

void play_say_note(const struct play *p, struct grog_option o, struct grog_text *out)
{
    say_of_option(p, of(p)->note, o, out);
}

bool play_say_brief(const struct play *p, struct grog_text *out)
{
    struct grog_eyes e = play_eyes(p);
    if (of(p)->brief)
        of(p)->brief(&e, out);
    return of(p)->brief != NULL;
}

void play_say_about(const struct play *p, struct grog_text *out)
{
    struct grog_eyes e = play_eyes(p);
    if (of(p)->about)
        of(p)->about(&e, out);
}

void play_say_option(const struct play *p, struct grog_option o, enum grog_length how, struct grog_text *out)
{
    struct grog_eyes e = play_eyes(p);
    if (!of(p)->name || !of(p)->name(&e, o, how, out))
        grog_say_option(&p->s, p->view, o, how, out);
}

void play_say_refused(const struct play *p, struct grog_option o, const char *rule, struct grog_text *out)
{
    struct grog_eyes e = play_eyes(p);
    if (of(p)->refused)
        of(p)->refused(&e, o, rule, out);
}

int play_key(const struct play *p, struct grog_option o, bool opened)
{
    struct grog_eyes e = play_eyes(p);
    return of(p)->key ? of(p)->key(&e, o, opened) : 0;
}

int play_number(const struct play *p, struct grog_option o)
{
    struct grog_eyes e = play_eyes(p);
    return of(p)->number ? of(p)->number(&e, o) : 0;
}

const char *play_act(const struct play *p, struct grog_option o)
{
    struct grog_eyes e = play_eyes(p);
    const char *act = of(p)->act ? of(p)->act(&e, o) : NULL;
    return act ? act : o.verb < p->m->system->n_verbs ? p->m->system->verbs[o.verb].name : "";
}

int64_t play_promise(const struct play *p, struct grog_option o)
{
    struct grog_eyes e = play_eyes(p);
    return of(p)->promise ? of(p)->promise(&e, o) : 0;
}

bool play_ranks(const struct play *p, struct grog_option o)
{
    struct grog_eyes e = play_eyes(p);
    return !of(p)->ranks || of(p)->ranks(&e, o);
}

bool play_is_shunned(const struct play *p, struct grog_option o)
{
    struct grog_eyes e = play_eyes(p);
    return of(p)->shunned && of(p)->shunned(&e, o);
}

int play_grade(const struct play *p, int32_t result)
{
    return of(p)->grade ? of(p)->grade(result) : result ? 2 : 0;
}

enum grog_settled play_settled(const struct play *p)
{
    struct grog_eyes e = play_eyes(p);
    return of(p)->settled ? of(p)->settled(&e) : GROG_OPEN;
}

void play_say_roll(const struct play *p, const struct grog_game *g, struct grog_text *out)
{
    struct grog_eyes e = play_eyes(p);
    if (of(p)->rolls)
        of(p)->rolls(&e, g, out);
}

/* ---- things and squares ------------------------------------------------------------------------- */

static bool say_of_thing(const struct play *p, grog_of_thing *say, unsigned slot, struct grog_text *out)
{
    struct grog_eyes e = play_eyes(p);
    if (say)
        say(&e, slot, out);
    return say;
}

bool play_say_standing(const struct play *p, unsigned slot, struct grog_text *out)
{
    return say_of_thing(p, of(p)->standing, slot, out);
}

void play_say_sides(const struct play *p, unsigned slot, struct grog_text *out)
{
    say_of_thing(p, of(p)->sides, slot, out);
}

bool play_has_threats(const struct play *p)
{
    const struct grog_showing *y = p->m->system->showing;
    return (y && y->threat) || of(p)->threats || of(p)->aimed;
}

void play_say_menaces(const struct play *p, unsigned unit, struct grog_text *out)
{
    say_of_thing(p, of(p)->threats, unit, out);
}

void play_say_aimed(const struct play *p, uint16_t object, struct grog_text *out)
{
    struct grog_eyes e = play_eyes(p);
    if (of(p)->aimed)
        of(p)->aimed(&e, object, out);
}

void play_say_between(const struct play *p, unsigned from, unsigned to, struct grog_text *out)
{
    struct grog_eyes e = play_eyes(p);
    if (of(p)->between)
        of(p)->between(&e, from, to, out);
}
