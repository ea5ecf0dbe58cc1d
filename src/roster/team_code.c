/* SPDX-License-Identifier: MIT */
/* team_code.c -- a team as one line that can be pasted anywhere:
 *
 *     gt1:warfighter:wwii-europe:dawn-raid:captain-ashworth+2,no-36-grenade+3:marine-farrant,_2=k3f9q
 *
 * Form, system, packs, Mission, then each member with what is his: ids of cards, "+3" is the number behind one, "_2"
 * the second card that was named before, "2/id" a card of the second pack.  What else goes with it stands behind the
 * Mission, each as ":*row,id,id" or ":*row+3".  Behind the '=' stand five letters of the
 * SHA-256 of all before it, so that a letter that was lost on the way is noticed.  Nothing in it means anything to a
 * shell, and spaces, line ends and quotes that come in on the way are left out before it is read.  An army's begins
 * with "ga1:". */
#include "team.h"
#include "base/number.h"
#include "kernel/sha256.h"
#include "kernel/state.h"
#include "kernel/nearest.h"
#include "pack/pack.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CHECK = 5, CODE_PACKS = 32, CARD_ID = GROG_PACK_NAME_MAX + GROG_CARD_NAME_MAX + 2 };

static void check_of(const char *code, size_t n, char out[CHECK + 1])
{
    static const char letters[] = "0123456789abcdefghjkmnpqrstvwxyz";
    uint8_t hash[32];
    grog_sha256(code, n, hash);
    for (unsigned i = 0; i < CHECK; i++)
        out[i] = letters[hash[i] & 31];
    out[CHECK] = 0;
}

static const char *id_of(const struct grog_cards *cards, uint16_t card, char room[CARD_ID])
{
    const char *colon = cards->text ? strchr(cards->text[card].id, ':') : NULL;
    if (colon)
        return colon + 1;
    size_t n = 0;                                       /* a system's own card: its name as an id */
    for (const char *c = cards->card[card].name; *c && n + 1 < CARD_ID; c++)
        room[n++] = (char)((*c >= 'a' && *c <= 'z') || (*c >= '0' && *c <= '9') ? *c
                           : *c >= 'A' && *c <= 'Z' ? *c - 'A' + 'a' : '-');
    room[n] = 0;
    return room;
}

/* ---- writing ------------------------------------------------------------- */

struct writing {
    const struct team *t;
    struct grog_text *out;
    char     pack[CODE_PACKS][GROG_PACK_NAME_MAX + 1];
    unsigned packs, named;
    uint16_t card[GROG_LISTED_MAX + 1];
};

/* Its place among the packs, from 0; CODE_PACKS: there is no room for it. */
static unsigned pack_number(struct writing *w, uint16_t card)
{
    char name[GROG_PACK_NAME_MAX + 1];
    unsigned i = 0;
    team_pack_of(w->t->box->cards, card, name);
    while (i < w->packs && strcmp(w->pack[i], name) != 0)
        i++;
    if (i == w->packs && i < CODE_PACKS)
        memcpy(w->pack[w->packs++], name, sizeof name);
    return i;
}

static void write_card(struct writing *w, struct grog_listed c)
{
    char room[CARD_ID];
    unsigned seen = 0, pack = pack_number(w, c.card);
    while (seen < w->named && w->card[seen] != c.card)
        seen++;
    if (seen < w->named) {
        grog_print(w->out, "_%u", seen + 1);
    } else {
        w->card[w->named++] = c.card;
        if (pack)
            grog_print(w->out, "%u/", pack + 1);
        grog_print(w->out, "%s", id_of(w->t->box->cards, c.card, room));
    }
    if (c.number)
        grog_print(w->out, "+%u", c.number);
}

/* ":*overwatch,id,id", ":*reputation+3": a draft has read what the text says. */
static void write_terms(struct writing *w)
{
    const struct grog_match *m = w->t->draft;
    struct grog_listed cards[GROG_LISTED_MAX];
    for (unsigned i = 0; i < m->system->market->n_terms; i++) {
        unsigned row = m->system->market->terms[i], n = team_term_cards(w->t, i, cards);
        if (!m->setup[row])
            continue;
        grog_print(w->out, ":*%s", m->system->setup[row].name);
        if (m->system->setup[row].type == GROG_SETS_NUMBER)
            grog_print(w->out, "%s%ld", m->setup[row] > 0 ? "+" : "", (long)m->setup[row]);
        for (unsigned k = 0; k < n; k++) {
            grog_print(w->out, ",");
            write_card(w, cards[k]);
        }
    }
}

bool team_code_write(const struct team *t, struct grog_text *out)
{
    struct writing *w = calloc(1, sizeof *w);
    if (!w)
        return false;
    char check[CHECK + 1];
    bool good = true;
    *w = (struct writing){ .t = t, .out = out };
    out->n = 0;
    for (unsigned i = 0; i <= t->n; i++)
        good = pack_number(w, i ? t->at[i - 1].card : t->mission) < CODE_PACKS && good;
    for (unsigned i = 0; i < t->box->system->market->n_terms; i++) {
        struct grog_listed cards[GROG_LISTED_MAX];
        for (unsigned k = team_term_cards(t, i, cards); k > 0; k--)
            good = pack_number(w, cards[k - 1].card) < CODE_PACKS && good;
    }
    grog_print(out, "%s%s:", t->as->form, grog_system_name(t->box->system));
    for (unsigned i = 0; i < w->packs; i++)
        grog_print(out, "%s%s", i ? "," : "", w->pack[i]);
    grog_print(out, ":");
    write_card(w, (struct grog_listed){ t->mission, 0 });
    write_terms(w);
    for (unsigned i = 0; i < t->n; i++) {
        grog_print(out, "%c", team_sort(t, t->at[i].card) == GROG_MEMBER ? ':' : ',');
        write_card(w, t->at[i]);
    }
    free(w);
    if (!good || out->n + CHECK + 2 > out->room)
        return false;
    check_of(out->at, out->n, check);
    grog_print(out, "=%s", check);
    return true;
}

/* ---- reading ------------------------------------------------------------- */

bool team_code_clean(const char *pasted, char out[TEAM_CODE])
{
    size_t n = 0;
    for (const char *c = pasted; *c; c++) {
        if ((unsigned char)*c <= ' ' || strchr(">`'\"", *c))
            continue;
        if (n + 1 == TEAM_CODE)
            return false;
        out[n++] = *c >= 'A' && *c <= 'Z' ? (char)(*c - 'A' + 'a') : *c;
    }
    out[n] = 0;
    return true;
}

bool team_code_is_whole(const char *clean)
{
    const char *end = strchr(clean, '=');
    return end && strlen(end + 1) >= CHECK;
}

void team_code_system(const struct team_as *as, const char *clean, char out[TEAM_NAME + 1])
{
    size_t n = strlen(as->form);
    bool is = !strncmp(clean, as->form, n);
    snprintf(out, TEAM_NAME + 1, "%.*s", is ? (int)strcspn(clean + n, ":=") : 0, is ? clean + n : "");
}

/* The parts between ':', ',' and '=', cut out of the code one by one. */
struct parsing {
    char  *at;
    struct team *t;
    struct grog_error *why;
    const char *pack[CODE_PACKS];
    unsigned packs, named;
    uint16_t card[GROG_LISTED_MAX + 1];
};

static char *next_part(struct parsing *p, const char *ends, char *end)
{
    char *part = p->at;
    size_t n = strcspn(part, ends);
    *end = part[n];
    p->at = part + n + (part[n] != 0);
    part[n] = 0;
    return part;
}

static bool is_sound(const struct team_as *as, const char *clean, struct grog_error *why)
{
    char check[CHECK + 1];
    const char *end = strchr(clean, '=');
    if (strncmp(clean, as->form, 2) != 0 || !strchr(clean, ':'))
        grog_fail(why, 0, team_say(as, "this is no {team}'s code: they begin with '%s'"), as->form);
    else if (strncmp(clean, as->form, strlen(as->form)) != 0)
        grog_fail(why, 0, "the code has another form, '%.*s': it was made by another version of grognard",
                  (int)(strcspn(clean, ":") < 8 ? strcspn(clean, ":") : 8), clean);
    else if (!end || strlen(end + 1) < CHECK)
        grog_fail(why, 0, "the code's end is missing: it ends in '=' and %d letters", CHECK);
    else if (strlen(end + 1) > CHECK)
        grog_fail(why, 0, "something stands behind the code's end: '%.40s'", end + 1 + CHECK);
    else if (check_of(clean, (size_t)(end - clean), check), strcmp(check, end + 1) != 0)
        grog_fail(why, 0, "the code is damaged: a letter was lost or changed on the way; copy it again");
    else
        return true;
    return false;
}

static bool read_packs(struct parsing *p)
{
    char end = ',';
    while (end == ',') {
        const char *name = next_part(p, ",:", &end);
        if (p->packs == CODE_PACKS || !*name) {
            grog_fail(p->why, 0, "the code names no pack, or too many");
            return false;
        }
        if (!team_has_pack(p->t->box->cards, name)) {
            grog_fail(p->why, 0, team_say(p->t->as, "the {team} needs the pack '%.48s', which is not here"), name);
            return false;
        }
        p->pack[p->packs++] = name;
    }
    return true;
}

static uint16_t no_card(struct parsing *p, const char *pack, const char *id)
{
    const struct grog_cards *cards = p->t->box->cards;
    struct grog_nearest near = { .typed = id };
    for (uint32_t c = 1; c < cards->cards; c++) {
        const char *colon = cards->text ? strchr(cards->text[c].id, ':') : NULL;
        if (colon)
            grog_nearest_try(&near, colon + 1);
    }
    if (near.word)
        grog_fail(p->why, 0, "the pack '%.40s' that is here has no card '%.60s' (it has '%.60s')", pack, id, near.word);
    else
        grog_fail(p->why, 0, "the pack '%.40s' that is here has no card '%.60s'", pack, id);
    return 0;
}

static uint16_t card_of(struct parsing *p, char *part)
{
    uint64_t number = 1;
    char full[CARD_ID], *slash = strchr(part, '/'), *id = slash ? slash + 1 : part;
    if (*part == '_') {
        if (read_number(part + 1, 1, p->named, &number))
            return p->card[number - 1];
        grog_fail(p->why, 0, "'%.20s' names no card of the code", part);
        return 0;
    }
    if (slash)
        *slash = 0;
    if (slash && !read_number(part, 1, p->packs, &number)) {
        grog_fail(p->why, 0, "'%.20s' is no pack of the code", part);
        return 0;
    }
    if (!*id || snprintf(full, sizeof full, "%s:%s", p->pack[number - 1], id) >= (int)sizeof full)
        return no_card(p, p->pack[number - 1], "");
    uint16_t card = grog_card_find(p->t->box->cards, full);
    if (!card || p->named > GROG_LISTED_MAX)
        return no_card(p, p->pack[number - 1], id);
    p->card[p->named++] = card;
    return card;
}

static bool read_listed(struct parsing *p, char *part, struct grog_listed *out)
{
    uint64_t number = 0;
    char *plus = strchr(part, '+');
    if (plus)
        *plus = 0;
    if (plus && !read_number(plus + 1, 1, TEAM_NUMBER, &number)) {
        grog_fail(p->why, 0, "'%.20s' is no number of cards", plus + 1);
        return false;
    }
    *out = (struct grog_listed){ card_of(p, part), (uint16_t)number };
    return out->card != 0;
}

/* Behind a '*': a row and its number, or the cards up to the next ':'. */
static bool read_term(struct parsing *p, char *part, char *end)
{
    size_t n = strcspn(part, "+-");
    const char *row = team_term(p->t->box, part, n);
    char value[TEAM_TERMS] = "";
    snprintf(value, sizeof value, "%s", part[n] == '+' ? part + n + 1 : part + n);
    while (row && *end == ',') {
        struct grog_listed c;
        size_t at = strlen(value);
        if (!read_listed(p, next_part(p, ":,=", end), &c))
            return false;
        snprintf(value + at, sizeof value - at, c.number ? "%s%s x%u" : "%s%s", at ? " + " : "",
                 p->t->box->cards->card[c.card].name, c.number);
    }
    if (row && *value && team_set_term(p->t->terms, row, value))
        return true;
    grog_fail(p->why, 0, team_say(p->t->as, "'%.40s' is nothing that goes with {a team}"), part);
    return false;
}

static bool read_cards(struct parsing *p, char end)
{
    while (end == ':' || end == ',') {
        if (end == ':' && *p->at == '*') {
            if (!read_term(p, next_part(p, ":,=", &end) + 1, &end))
                return false;
            continue;
        }
        if (p->t->n == GROG_LISTED_MAX) {
            grog_fail(p->why, 0, team_say(p->t->as, "more cards than {a team} can have"));
            return false;
        }
        if (!read_listed(p, next_part(p, ":,=", &end), &p->t->at[p->t->n]))
            return false;
        p->t->n++;
    }
    return true;
}

bool team_code_read(const char *clean, struct team *t, struct grog_error *why)
{
    char copy[TEAM_CODE], end;
    struct grog_listed mission = { 0 };
    struct parsing *p = calloc(1, sizeof *p);
    if (!p) {
        grog_fail(why, 0, "out of memory");
        return false;
    }
    snprintf(copy, sizeof copy, "%s", clean);
    *p = (struct parsing){ .at = copy, .t = t, .why = why };
    t->n = 0;
    t->mission = 0;
    t->terms[0] = 0;
    bool good = is_sound(t->as, clean, why);
    if (good) {
        next_part(p, ":", &end);
        next_part(p, ":", &end);                        /* the system: the box is its */
        good = read_packs(p) && read_listed(p, next_part(p, ":,=", &end), &mission);
    }
    if (good && !team_is_mission(t, mission.card)) {
        grog_fail(why, 0, team_say(t->as, "'%.60s' is no {Mission}"), t->box->cards->card[mission.card].name);
        good = false;
    }
    t->mission = mission.card;
    good = good && read_cards(p, end);
    free(p);
    return good;
}

bool team_load_code(const struct team_call *call, const char *clean, struct team *out)
{
    char system[TEAM_NAME + 1];
    struct team *read = calloc(1, sizeof *read);
    if (!read) {
        grog_fail(call->why, 0, "out of memory");
        return false;
    }
    team_code_system(call->as, clean, system);
    read->as = call->as;
    read->library = call->library;
    read->box = team_box(call, *system && team_code_is_whole(clean) ? system : NULL);
    bool good = read->box && team_code_read(clean, read, call->why)
             && team_open(call, read->box, read->mission, read->terms, out);
    if (good) {
        memcpy(out->at, read->at, sizeof out->at);
        out->n = read->n;
        out->is_code = true;
        team_set_name(out, team_say(call->as, "the {team}"));
    }
    free(read);
    return good;
}
