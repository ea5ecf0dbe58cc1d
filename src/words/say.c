/* SPDX-License-Identifier: MIT */
/* say.c -- what is said while a game is played: options, questions, events, refusals, rules.
 *
 * What always holds here: a key names a row of the system's table, `duel.verb.strike`; a row
 * without a message is said as the kernel writes it. */
#include "rowtext.h"
#include "kernel/ability.h"
#include "kernel/demands.h"
#include "kernel/list.h"
#include "kernel/showing.h"

#include <stdio.h>
#include <string.h>

/* ---- options ------------------------------------------------------------- */

static const char *question_name(const struct grog_match *m, unsigned window)
{
    for (unsigned q = 1; q < m->system->n_questions; q++)
        if (m->system->questions[q].window == window)
            return m->system->questions[q].name;
    return "";
}

static void say_act(const struct grog_speaker *s, struct grog_option o, struct grog_text *out)
{
    static const char *const act[] = { "react", "undo", "redo", "consent", "object", "resign", "hand-over" };
    static const char *const reaction[] = { "ask-me", "always", "never" };
    char text[GROG_TEXT_MAX];
    struct grog_args a = grog_no_args();
    grog_arg_row(s, &a, "question", "ask", question_name(s->m, o.actor));
    grog_arg_number(&a, "n", o.object[0]);
    bool said = o.verb == GROG_REACT && o.object[0] <= GROG_NEVER
              ? grog_say(s->words, &a, out, "act.react", reaction[o.object[0]], NULL)
              : grog_say(s->words, &a, out, "act", act[o.verb - GROG_REACT], NULL);
    if (!said)
        grog_print(out, "%s", grog_option_text(s->m, NULL, o, text));
}

static void say_pass(const struct grog_speaker *s, const struct grog_game *view, struct grog_text *out)
{
    const struct grog_system *y = s->m->system;
    if (view->question
        && grog_say(s->words, NULL, out, y->name, "ask", y->questions[view->question].name, "pass", NULL))
        return;
    if (!grog_say(s->words, NULL, out, "act", "pass", NULL))
        grog_print(out, "pass");
}

/* The first card among an option's objects, or 0. */
static uint16_t card_of(const struct grog_match *m, const struct grog_verb *v, const uint16_t object[4])
{
    for (unsigned i = 0; i < 4; i++)
        if (m->system->kinds[v->kind[i]].class == GROG_CARD)
            return object[i];
    return 0;
}

static void say_verb(const struct grog_speaker *s, const struct grog_game *view, struct grog_option o,
                     enum grog_length how, struct grog_text *out)
{
    const struct grog_verb *v = &s->m->system->verbs[o.verb];
    const uint16_t object[4] = { o.actor, o.object[0], o.object[1], o.object[2] };
    struct grog_args a = grog_no_args();
    grog_arg_objects(s, view, &a, v->kind, object);
    if (!(how == GROG_BRIEF && grog_say(s->words, &a, out, s->m->system->name, "short", v->name, NULL))
        && !grog_say(s->words, &a, out, s->m->system->name, "verb", v->name, NULL)) {
        grog_arg_plain(&a, v->name);
        grog_say(s->words, &a, out, "verb", "other", NULL);
    }
    uint16_t card = card_of(s->m, v, object);
    if (how == GROG_LONG && card && card < s->m->cards->cards && !grog_is_back(s->m, card)) {
        grog_print(out, ". ");
        grog_say_card_text(s, card, GROG_LONG, out);
    }
}

void grog_say_option(const struct grog_speaker *s, const struct grog_game *view, struct grog_option o,
                     enum grog_length how, struct grog_text *out)
{
    if (grog_is_act(o))
        say_act(s, o, out);
    else if (o.verb == GROG_PASS)
        say_pass(s, view, out);
    else if (o.verb && o.verb < s->m->system->n_verbs)
        say_verb(s, view, o, how, out);
}

/* ---- questions ----------------------------------------------------------- */

/* The procedure that a question is about: the one that asks, or the subject of a window or
 * an ability. */
static const struct grog_frame *subject_of(const struct grog_game *view)
{
    if (!view->depth)
        return NULL;
    const struct grog_frame *f = &view->frame[view->depth - 1];
    bool kernels = f->proc == GROG_PROC_POINT || f->proc == GROG_PROC_TRIGGER;
    return kernels && f->subject ? &view->frame[f->subject - 1] : f;
}

static void arg_frame(const struct grog_speaker *s, const struct grog_game *view, struct grog_args *a,
                      const struct grog_frame *f)
{
    static const char *const part[] = { "actor", "with", "mode", "target" };
    const struct grog_proc *p = grog_proc_row(s->m, f->proc);
    const uint16_t object[4] = { f->actor, f->with, f->mode, f->target };
    if (f->seat < s->m->seats)
        grog_arg_seat(s, a, "by", f->seat);
    for (unsigned i = 0; p && i < 4; i++)
        grog_arg_object(s, view, a, part[i], p->kind[i], object[i]);
    for (unsigned i = 0; p && i < GROG_PENDING && p->pending[i].name; i++)
        grog_arg_number(a, p->pending[i].name, f->pending[i]);
}

/* What the one below is about, for whose sake this one asks: what it is done with, or its target. */
static void arg_purpose(const struct grog_speaker *s, const struct grog_game *view, struct grog_args *a,
                        const struct grog_frame *f)
{
    const struct grog_frame *below = f > view->frame ? f - 1 : NULL;
    const struct grog_proc *p = below ? grog_proc_row(s->m, below->proc) : NULL;
    if (p && below->with)
        grog_arg_object(s, view, a, "for", p->kind[1], below->with);
    else if (p && below->target)
        grog_arg_object(s, view, a, "for", p->kind[3], below->target);
}

/* The ability that asks, or for whose sake something else asks: the innermost, unless a point has
 * been reached since. */
static const struct grog_frame *ability_of(const struct grog_match *m, const struct grog_game *view)
{
    for (unsigned i = view->depth; i-- > 0 && view->frame[i].proc != GROG_PROC_POINT; )
        if (view->frame[i].proc == GROG_PROC_TRIGGER)
            return (uint16_t)view->frame[i].local[0] < m->cards->abilities ? &view->frame[i] : NULL;
    return NULL;
}

/* A number of an ability's frame, by name. */
static int local_of(const struct grog_frame *f, const char *name)
{
    for (unsigned i = 0; i < grog_proc_trigger.locals; i++)
        if (!strcmp(grog_proc_trigger.local[i].name, name))
            return f->local[i];
    return 0;
}

/* What an ability's questions are about, in words. */
struct asking { char offer[GROG_PART], price[GROG_PART], more[GROG_PART], does[GROG_PART]; };

static struct grog_text into(char room[GROG_PART]) { return grog_text_in(room, GROG_PART); }

static void arg_ability(const struct grog_speaker *s, const struct grog_frame *f, struct grog_args *a,
                        struct asking *words)
{
    uint16_t row = (uint16_t)f->local[0], card = grog_ability_card(s->m->cards, row);
    const struct grog_ability *ability = &s->m->cards->ability[row];
    struct grog_text offer = into(words->offer), price = into(words->price), more = into(words->more),
                     does = into(words->does);
    grog_say_offer(s, card, ability, &offer);
    grog_say_further(s, card, ability, &price, &more);
    grog_say_effects(s, card, ability, local_of(f, "raised"), &does);
    grog_arg_card(s, a, "card", card);
    grog_arg_lend(a, "offer", words->offer);
    grog_arg_lend(a, "price", words->price);
    grog_arg_lend(a, "more", words->more);
    grog_arg_lend(a, "does", words->does);
}

/* What a question of another procedure is to the ability that has called it: its price, or its effect. */
static const char *part_of_ability(const struct grog_frame *f)
{
    const char *step = f->step < grog_proc_trigger.steps ? grog_proc_trigger.step[f->step].name : "";
    return !strncmp(step, "pay", 3) ? "price" : "effect";
}

/* The questions of abilities are every system's; others are asked by name. */
static bool say_others_question(const struct grog_speaker *s, uint8_t question, struct grog_args *a,
                                struct grog_text *out)
{
    const struct grog_system *y = s->m->system;
    const char *of = question == y->ask_use ? "use" : question == y->ask_raise ? "raise"
                   : question == y->ask_target ? "target" : "other";
    grog_arg_text(a, "question", y->questions[question].name, NULL);
    return grog_say(s->words, a, out, "ask", of, NULL);
}

void grog_say_question(const struct grog_speaker *s, const struct grog_game *view, struct grog_text *out)
{
    const struct grog_system *y = s->m->system;
    size_t begin = out->n;
    if (!view->question)
        return;
    const char *name = y->questions[view->question].name;
    struct asking words;
    struct grog_args a = grog_no_args();
    const struct grog_frame *f = subject_of(view), *ability = ability_of(s->m, view);
    bool asked = s->viewer < s->m->seats && (view->asked >> s->viewer & 1);
    grog_arg_seat(s, &a, "seat", asked ? s->viewer : grog_first_seat(view->asked));
    if (f)
        arg_frame(s, view, &a, f);
    if (f && !ability)
        arg_purpose(s, view, &a, f);
    if (ability)
        arg_ability(s, ability, &a, &words);
    bool called = ability && ability != &view->frame[view->depth - 1];
    if (!(called && grog_say(s->words, &a, out, y->name, "ask", name, part_of_ability(ability), NULL))
        && !grog_say(s->words, &a, out, y->name, "ask", name, NULL)
        && !say_others_question(s, view->question, &a, out))
        grog_print(out, "%s", name);
    grog_sentence(out, begin);
}

/* ---- events -------------------------------------------------------------- */

/* A card that is the face of a thing of the same event has the gender `itself`. */
static void mark_itself(const struct grog_speaker *s, const struct grog_game *view, const struct grog_event_row *row,
                        const struct grog_event *e, struct grog_args *a)
{
    const struct grog_kind *k = s->m->system->kinds;
    for (unsigned i = 0; i < 4 && i < a->n; i++)
        for (unsigned j = 0; j < 4; j++)
            if (k[row->kind[i]].class == GROG_CARD && e->object[i] && k[row->kind[j]].class == GROG_THING
                && grog_face_of_thing(s, view, e->object[j]) == e->object[i])
                a->at[i].gender = "itself";
}

/* An event that has words for it, `warfighter.event.against-cover.made`, compares its amount (if it has none, the
 * number before) with its last number; with `.within` and `.beyond` it is well if it is no more than that. */
static const char *outcome_of(const struct grog_speaker *s, const struct grog_event_row *row,
                              const struct grog_event *e)
{
    static const char *const named[2][2] = { { "missed", "made" }, { "beyond", "within" } };
    int is = 0, needed = 0;
    for (unsigned i = 0; i < 4; i++)
        if (s->m->system->kinds[row->kind[i]].class == GROG_NUMBER) {
            is = needed;
            needed = (int16_t)e->object[i];
        }
    is = row->amount ? e->amount : is;
    for (unsigned i = 0; i < 2 && row->part != GROG_ROLLED && row->part != GROG_ROLLED_TOO; i++) {
        const char *outcome = named[i][i ? is <= needed : is >= needed];
        if (grog_lookup(s->words, s->m->system->name, "event", row->name, outcome, NULL).text)
            return outcome;
    }
    return NULL;
}

/* What the event's card says, if the catalogue wants it told: `warfighter.event.an-event.says`. */
static void say_its_card(const struct grog_speaker *s, const struct grog_event_row *row, const struct grog_event *e,
                         struct grog_text *out)
{
    if (!grog_lookup(s->words, s->m->system->name, "event", row->name, "says", NULL).text)
        return;
    for (unsigned i = 0; i < 4; i++)
        if (s->m->system->kinds[row->kind[i]].class == GROG_CARD && e->object[i]) {
            grog_print(out, " ");
            grog_say_card_text(s, e->object[i], GROG_SHORT, out);
            return;
        }
}

/* What a card does that was used, if the event's amount says by which of its abilities (+ 1) and the catalogue wants it
 * told: `heroes.event.plays.row`. */
static void arg_does(const struct grog_speaker *s, const struct grog_event_row *row, const struct grog_event *e,
                     char room[GROG_PART], struct grog_args *a)
{
    struct grog_text text = into(room);
    bool wanted = grog_lookup(s->words, s->m->system->name, "event", row->name, "row", NULL).text != NULL;
    if (wanted && e->amount > 0 && e->amount <= (int32_t)s->m->cards->abilities) {
        const uint32_t at = (uint32_t)e->amount - 1;
        grog_say_effects(s, grog_ability_card(s->m->cards, (uint16_t)at), &s->m->cards->ability[at], false, &text);
    }
    if (wanted)
        grog_arg_lend(a, "does", room);
}

bool grog_say_event(const struct grog_speaker *s, const struct grog_game *view, const struct grog_event *e,
                    struct grog_text *out)
{
    if (!e->kind || e->kind >= s->m->system->n_events)
        return false;
    const struct grog_event_row *row = &s->m->system->events[e->kind];
    struct grog_event seen = grog_event_for(s->m, e, s->viewer);
    size_t begin = out->n;
    struct grog_args a = grog_no_args();
    grog_arg_objects(s, view, &a, row->kind, seen.object);
    char does[GROG_PART];
    mark_itself(s, view, row, &seen, &a);
    arg_does(s, row, &seen, does, &a);
    if (grog_lookup(s->words, s->m->system->name, "event", row->name, NULL).text) {
        grog_arg_number(&a, "n", seen.amount);
        grog_arg_number(&a, "turn", view ? view->turn : 0);
        grog_say(s->words, &a, out, s->m->system->name, "event", row->name, outcome_of(s, row, &seen), NULL);
        say_its_card(s, row, &seen, out);
    } else {
        grog_arg_plain(&a, row->name);
        if (row->amount)
            grog_arg_number(&a, "n", seen.amount);
        grog_say(s->words, &a, out, "event", "other", NULL);
    }
    grog_sentence(out, begin);
    return out->n > begin;
}

/* ---- rules --------------------------------------------------------------- */

/* The rule's id as the system writes it; NULL: there is no such rule. */
static const char *rule_called(const struct grog_match *m, const char *rule)
{
    char wanted[GROG_KEY_MAX], slug[GROG_KEY_MAX];
    grog_slug(rule, wanted);
    for (unsigned i = 1; i < m->system->n_rules; i++) {
        grog_slug(m->system->rules[i], slug);
        if (!strcmp(slug, wanted))
            return m->system->rules[i];
    }
    return NULL;
}

bool grog_say_rule(const struct grog_speaker *s, const char *rule, struct grog_text *out)
{
    struct grog_args a = grog_no_args();
    PART(text);
    const char *id = rule_called(s->m, rule);
    if (!id)
        return false;
    bool known = grog_say(s->words, NULL, &text, "rule", rule, NULL);
    grog_arg_text(&a, "rule", id, NULL);
    grog_arg_text(&a, "text", text_room, known ? NULL : "none");
    if (!grog_say(s->words, &a, out, "rule", NULL))
        grog_print(out, "%s: %s", id, text_room);
    return true;
}

const char *grog_rule_id(const struct grog_speaker *s, unsigned i)
{
    return i + 1 < s->m->system->n_rules ? s->m->system->rules[i + 1] : NULL;
}

void grog_say_refusal(const struct grog_speaker *s, const char *rule, unsigned verb, struct grog_text *out)
{
    struct grog_args a = grog_no_args();
    PART(text);
    if (!strcmp(rule, GROG_NO_CHOICE) && grog_say(s->words, NULL, out, "refusal", rule, NULL))
        return;                                         /* there is no rule to be named */
    const char *name = verb && verb < s->m->system->n_verbs ? s->m->system->verbs[verb].name : "";
    bool said = (*name && grog_say(s->words, NULL, &text, "refusal", rule, name, NULL))
             || grog_say(s->words, NULL, &text, "refusal", rule, NULL)
             || grog_say(s->words, NULL, &text, "rule", rule, NULL);
    grog_arg_text(&a, "rule", rule, NULL);
    grog_arg_text(&a, "text", text_room, said ? NULL : "none");
    if (!grog_say(s->words, &a, out, "refusal", NULL))
        grog_print(out, "%s (%s)", text_room, rule);
}

/* ---- what faces say ------------------------------------------------------ */

/* What a number of the state is called in its own words: SYSTEM.mark.ARRAY.FIELD, or SYSTEM.mark.FIELD of the game. */
static struct grog_found mark_words(const struct grog_speaker *s, const struct grog_field *f, const char *part)
{
    const struct grog_system *y = s->m->system;
    return f->array ? grog_lookup(s->words, y->name, "mark", y->arrays[f->array - 1].name, f->name, part, NULL)
                    : grog_lookup(s->words, y->name, "mark", f->name, part, NULL);
}

static bool say_words(const struct grog_speaker *s, const struct grog_field *f, const char *part,
                      const struct grog_args *a, struct grog_text *out)
{
    const struct grog_system *y = s->m->system;
    return f->array ? grog_say(s->words, a, out, y->name, "mark", y->arrays[f->array - 1].name, f->name, part, NULL)
                    : grog_say(s->words, a, out, y->name, "mark", f->name, part, NULL);
}

/* A set of bits: what each of them says, with commas. */
static void say_bits(const struct grog_speaker *s, const struct grog_field *f, int32_t value, const struct grog_args *a,
                     struct grog_text *out)
{
    bool any = false;
    for (unsigned bit = 0; bit < 16; bit++) {
        char part[16];
        snprintf(part, sizeof part, "bit-%u", 1u << bit);
        struct grog_found found = mark_words(s, f, part);
        if (!(value >> bit & 1) || !found.text || !strcmp(found.text, "-"))
            continue;
        if (any)
            grog_print(out, ", ");
        any = say_words(s, f, part, a, out);
    }
}

/* The thing of an array that a number names, slot + 1. */
static void arg_thing(const struct grog_speaker *s, const struct grog_game *view, const char *array, int32_t value,
                      char *room, size_t n, struct grog_args *a)
{
    const struct grog_system *y = s->m->system;
    struct grog_text t = { .at = room, .room = n };
    for (unsigned i = 0; i < y->n_arrays; i++)
        if (!strcmp(y->arrays[i].name, array) && value > 0 && value <= y->arrays[i].room)
            grog_say_thing(s, view, i, (unsigned)value - 1, &t);
    grog_arg_lend(a, "it", room);
}

void grog_say_mark(const struct grog_speaker *s, const struct grog_game *view, unsigned field, unsigned index,
                   uint16_t word, int32_t value, struct grog_text *out)
{
    const struct grog_field *f = &s->m->system->fields[field];
    bool by_seat = grog_is_by_seat(s->m->system, f);
    bool many = (by_seat ? f->each / GROG_SEATS_MAX : f->each) > 1;
    char thing[256] = "";
    struct grog_args a = grog_no_args();
    struct grog_found of = mark_words(s, f, "of");
    grog_arg_row(s, &a, "name", "state", f->name);
    grog_arg_card(s, &a, "word", word);
    grog_arg_number(&a, "i", index + 1);
    grog_arg_number(&a, "n", value);
    grog_arg_number(&a, "low", value & 127);
    grog_arg_number(&a, "high", value >> 7);
    if (f->kind)
        grog_arg_object(s, view, &a, "it", f->kind, (uint16_t)value);
    else if (of.text)
        arg_thing(s, view, of.text, value, thing, sizeof thing, &a);
    if (mark_words(s, f, "bits").text)
        say_bits(s, f, value, &a, out);
    else if (!say_words(s, f, NULL, &a, out)
             && !grog_say(s->words, &a, out, "mark", word ? "word" : f->kind ? "object" : many ? "many" : "one", NULL))
        grog_print(out, "%s %d", f->name, (int)value);
}

void grog_say_shown(const struct grog_speaker *s, unsigned row, int32_t value, struct grog_text *out)
{
    const char *name = s->m->system->showing->shows[row].name;
    struct grog_args a = grog_no_args();
    grog_arg_number(&a, "n", value);
    const char *text = grog_lookup(s->words, s->m->system->name, "show", name, NULL).text;
    if (text && strstr(text, "{card}"))                 /* the number is one */
        grog_arg_card(s, &a, "card", (uint16_t)value);
    if (!grog_say(s->words, &a, out, s->m->system->name, "show", name, NULL))
        grog_print(out, "%s %d", name, (int)value);
}

void grog_say_game(const struct grog_speaker *s, struct grog_text *out)
{
    struct grog_args a = grog_no_args();
    grog_arg_lend(&a, "system", s->m->system->name);
    grog_arg_lend(&a, "about", s->m->system->about);
    if (!grog_say(s->words, &a, out, s->m->system->name, "about", NULL))
        grog_say(s->words, &a, out, "game", NULL);
}

/* n: of systems whose first turn is 0; count: of those whose first is 1. */
static void say_turn(const struct grog_words *words, const char *system, int64_t n, int64_t count,
                     struct grog_text *out)
{
    struct grog_args a = grog_no_args();
    grog_arg_number(&a, "n", n);
    grog_arg_number(&a, "count", count);
    if (!grog_say(words, &a, out, system, "turn", NULL))
        grog_say(words, &a, out, "turn", NULL);
}

void grog_say_turn(const struct grog_speaker *s, uint32_t turn, struct grog_text *out)
{
    say_turn(s->words, s->m->system->name, (int64_t)turn + 1, turn, out);
}

void grog_say_turn_of(const struct grog_words *words, const char *system, uint32_t n, struct grog_text *out)
{
    say_turn(words, system, n, n, out);
}

const char *grog_row_text(const struct grog_speaker *s, const char *of, const char *row, const char *part)
{
    return grog_lookup(s->words, s->m->system->name, of, row, part, NULL).text;
}

/* Does the word stand in the text, and not only as a part of another? */
static bool has_word(const char *text, const char *word, size_t n)
{
    for (const char *at = text; (at = strstr(at, word)) != NULL; at += n) {
        bool begins = at == text || !((at[-1] | 32) >= 'a' && (at[-1] | 32) <= 'z');
        if (begins && !((at[n] | 32) >= 'a' && (at[n] | 32) <= 'z'))
            return true;
    }
    return false;
}

void grog_say_glossary(const struct grog_speaker *s, const char *text, struct grog_text *out)
{
    char number[16], word[64];
    const char *line;
    for (unsigned i = 1; snprintf(number, sizeof number, "%u", i),
         (line = grog_row_text(s, "glossary", number, NULL)) != NULL; i++) {
        size_t n = strcspn(line, ":");
        snprintf(word, sizeof word, "%.*s", (int)n, line);
        if (n < sizeof word && has_word(text, word, n))
            grog_print(out, "%s\n", line);
    }
}

bool grog_say_plain(const struct grog_speaker *s, const char *key, const struct grog_pair *pairs,
                    struct grog_text *out)
{
    struct grog_args a = grog_no_args();
    for (; pairs && pairs->name; pairs++) {
        GROG_ASSERT(a.n < GROG_ARGS_MAX);
        if (pairs->text)
            grog_arg_lend(&a, pairs->name, pairs->text);
        else
            grog_arg_number(&a, pairs->name, pairs->number);
    }
    return grog_say(s->words, &a, out, key, NULL);
}

bool grog_say_title(const struct grog_words *words, const char *sort, const char *name, struct grog_text *out)
{
    const struct grog_args a = grog_no_args();
    return grog_say(words, &a, out, "title", sort, name, NULL);
}

void grog_say_demand(const struct grog_words *words, const struct grog_system *system, const struct grog_demand *d,
                     struct grog_text *what, struct grog_text *mend)
{
    const struct grog_args a = grog_no_args();
    if (grog_demand_is_common(d)) {
        grog_say(words, &a, what, "check", d->name, NULL);
        grog_say(words, &a, mend, "check", d->name, "mend", NULL);
        return;
    }
    grog_say(words, &a, what, system->name, "check", d->name, NULL);
    grog_say(words, &a, mend, system->name, "check", d->name, "mend", NULL);
}
