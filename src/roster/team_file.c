/* SPDX-License-Identifier: MIT */
/* team_file.c -- teams as text that people can read and edit, one a file in the user's data folder:
 *
 *     grognard team 1
 *     system warfighter
 *     packs wwii-europe             those that its cards came with
 *     mission Dawn Raid
 *     reputation 3                  what else goes with it, if anything does: team_terms.c
 *     cards
 *     Captain Ashworth, seat 2      the seat may be left out
 *       No. 36 Grenade x3           what follows is his
 *
 * An army's says "army" and "scenario", and "x3" behind any card.
 * A line that begins with # is a remark; how far a line is indented does not matter.  It comes from outside: every
 * line is bounded and checked, and what it may hold the system judges afterwards. */
#define _POSIX_C_SOURCE 200809L
#include "team.h"
#include "base/number.h"
#include "base/file.h"
#include "base/plain.h"
#include "kernel/header.h"
#include "kernel/nearest.h"
#include "pack/pack.h"
#include "library/folders.h"
#include "library/renamed.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* ---- where they are ------------------------------------------------------- */

static bool fail(const char *path, struct grog_error *why)
{
    grog_fail(why, 0, "%s: %s", path, strerror(errno));
    return false;
}

static bool teams_folder(const struct team_as *as, char path[PATH_BYTES], struct grog_error *why)
{
    return user_folder(USER_DATA, as->folder, path, why);
}

bool team_is_name(const char *name)
{
    size_t n = strlen(name);
    for (const char *c = name; *c; c++)
        if (!(*c & 0x80) && !(*c >= 'a' && *c <= 'z') && !(*c >= 'A' && *c <= 'Z') && !(*c >= '0' && *c <= '9')
            && (c == name || !strchr(" -_.", *c)))
            return false;
    return n > 0 && n <= TEAM_NAME && text_is_plain(name, n) && name[n - 1] != ' ';
}

void team_set_name(struct team *t, const char *name)
{
    snprintf(t->name, sizeof t->name, "%.*s", (int)sizeof t->name - 1, name);
}

static bool path_of(const struct team_as *as, const char *name, char path[PATH_BYTES], struct grog_error *why)
{
    if (!team_is_name(name)) {
        grog_fail(why, 0, "no file can be called '%.60s'", name);
        return false;
    }
    if (!teams_folder(as, path, why))
        return false;
    size_t n = strlen(path);
    return snprintf(path + n, PATH_BYTES - n, "/%s%s", name, as->ending) < (int)(PATH_BYTES - n);
}

bool team_is_saved(const struct team_as *as, const char *name)
{
    char path[PATH_BYTES];
    struct grog_error why;
    return path_of(as, name, path, &why) && access(path, F_OK) == 0;
}

void team_each(const struct team_as *as, void (*visit)(void *arg, const char *name), void *arg)
{
    char folder[PATH_BYTES];
    struct dirent **entry;
    struct grog_error why;
    int n = teams_folder(as, folder, &why) ? scandir(folder, &entry, NULL, alphasort) : -1;
    for (int i = 0; i < n; i++) {
        char *name = entry[i]->d_name;
        size_t length = strlen(name), end = strlen(as->ending);
        if (length > end && !strcmp(name + length - end, as->ending)) {
            name[length - end] = 0;
            if (team_is_name(name))
                visit(arg, name);
        }
        free(entry[i]);
    }
    if (n >= 0)
        free(entry);
}

bool team_delete(const struct team_as *as, const char *name, struct grog_error *why)
{
    char path[PATH_BYTES];
    return path_of(as, name, path, why) && (unlink(path) == 0 || fail(path, why));
}

/* ---- writing ------------------------------------------------------------- */

/* The packs that its cards came with, each once. */
static void write_packs(const struct team *t, struct grog_text *out)
{
    char seen[32][GROG_PACK_NAME_MAX + 1], pack[GROG_PACK_NAME_MAX + 1];
    struct grog_listed all[2 * GROG_LISTED_MAX] = { { t->mission, 0 } };        /* lists have LISTED_MAX together */
    unsigned n = 0, cards = 1;
    for (unsigned i = 0; t->draft && i < t->box->system->market->n_terms; i++)
        cards += team_term_cards(t, i, all + cards);
    for (unsigned i = 0; i < cards + t->n; i++) {
        unsigned k = 0;
        team_pack_of(t->box->cards, i < cards ? all[i].card : t->at[i - cards].card, pack);
        while (k < n && strcmp(seen[k], pack) != 0)
            k++;
        if (k < n || n == GROG_COUNT(seen) || !strcmp(pack, t->box->cards->name))
            continue;
        memcpy(seen[n++], pack, sizeof pack);
        grog_print(out, "%s%s", n > 1 ? ", " : "packs ", pack);
    }
    if (n)
        grog_print(out, "\n");
}

static void write_term(void *arg, const char *term, size_t n) { grog_print(arg, "%.*s\n", (int)n, term); }

void team_write(const struct team *t, struct grog_text *out)
{
    const struct grog_cards *cards = t->box->cards;
    out->n = 0;
    grog_print(out, "grognard %s 1\nsystem %s\n", t->as->command, grog_system_name(t->box->system));
    write_packs(t, out);
    grog_print(out, "%s %s\n", t->as->mission, cards->card[t->mission].name);
    team_each_term(t->terms, write_term, out);
    grog_print(out, "cards\n");
    for (unsigned i = 0; i < t->n; i++) {
        bool member = team_sort(t, t->at[i].card) == GROG_MEMBER;
        grog_print(out, "%s%s", member ? "" : "  ", cards->card[t->at[i].card].name);
        bool seat = member && t->as->seats;
        if (t->at[i].number && (seat || t->at[i].number > 1))
            grog_print(out, seat ? ", seat %u" : " x%u", t->at[i].number);
        grog_print(out, "\n");
    }
}

bool team_save(const struct team *t, struct grog_error *why)
{
    char folder[PATH_BYTES], path[PATH_BYTES];
    struct grog_text text = { 0 };
    if (t->is_code)
        return true;
    if (!teams_folder(t->as, folder, why) || !make_folder(folder, why) || !path_of(t->as, t->name, path, why))
        return false;
    do
        team_write(t, &text);
    while (grog_text_grows(&text));
    bool good = text.at && file_keep(path, text.at, text.n, why);
    if (!text.at)
        grog_fail(why, 0, "out of memory");
    free(text.at);
    return good;
}

void team_setup(const struct team *t, bool with_mission, const char *row, char out[GROG_SETUP_TEXT])
{
    const struct grog_system *s = t->box->system;
    struct grog_text text = { .at = out, .room = GROG_SETUP_TEXT };
    if (with_mission)
        grog_print(&text, "%s %s, ", s->setup[s->market->mission].name, t->box->cards->card[t->mission].name);
    grog_print(&text, "%s ", row ? row : s->setup[s->market->list].name);
    for (unsigned i = 0; i < t->n; i++) {
        grog_print(&text, "%s%s", i ? " + " : "", t->box->cards->card[t->at[i].card].name);
        if (t->at[i].number)
            grog_print(&text, " x%u", t->at[i].number);
    }
    if (*t->terms)
        grog_print(&text, ", %s", t->terms);
    if (text.n >= text.room)
        out[0] = 0;
}

/* ---- reading ------------------------------------------------------------- */

struct reading { struct grog_lines lines; struct team *t; struct grog_error *why; char packs[GROG_LINE_MAX]; };

#define WRONG(r, ...) (grog_fail((r)->why, (r)->lines.number, __VA_ARGS__), false)

/* A pack of the list that is not here; NULL: all are. */
static const char *missing_pack(struct reading *r)
{
    for (char *at = r->packs; *at; ) {
        size_t n = strcspn(at, ", ");
        bool last = !at[n];
        at[n] = 0;
        if (n && !team_has_pack(r->t->box->cards, at))
            return at;
        at += n + !last;
    }
    return NULL;
}

static bool no_card(struct reading *r, const char *name)
{
    const struct grog_cards *cards = r->t->box->cards;
    struct grog_nearest near = { .typed = name };
    const char *pack = missing_pack(r);
    for (uint32_t c = 1; c < cards->cards; c++)
        grog_nearest_try(&near, cards->card[c].name);
    if (pack)
        grog_fail(r->why, r->lines.number, team_say(r->t->as, "no card is called '%.60s': the {team} needs the "
                  "pack '%.48s', which is not here"), name, pack);
    else if (near.word)
        grog_fail(r->why, r->lines.number, "no card is called '%.60s' (did you mean '%.64s'?)", name, near.word);
    else
        grog_fail(r->why, r->lines.number, "no card is called '%.60s'", name);
    return false;
}

/* The number behind this mark at the end of a line, cut off; 0: there is none. */
static uint16_t cut_number(char *line, const char *mark)
{
    uint64_t number = 0;
    for (char *at = strstr(line, mark); at; at = strstr(at + 1, mark))
        if (read_number(at + strlen(mark), 1, TEAM_NUMBER, &number)) {
            *at = 0;
            break;
        }
    return (uint16_t)number;
}

static bool read_card(struct reading *r, char *line)
{
    struct team *t = r->t;
    uint16_t number = 0, card = grog_card_find(t->box->cards, line);
    if (!card) {
        number = cut_number(line, ", seat ");
        number = number ? number : cut_number(line, " x");
        card = renamed_find(t->box->cards, grog_system_name(t->box->system), line);
    }
    if (!card)
        return no_card(r, line);
    if (t->n == GROG_LISTED_MAX)
        return WRONG(r, team_say(t->as, "more cards than {a team} can have"));
    t->at[t->n++] = (struct grog_listed){ card, number };
    return true;
}

static bool read_mission(struct reading *r, const char *name)
{
    r->t->mission = grog_card_find(r->t->box->cards, name);
    if (!r->t->mission)
        return no_card(r, name);
    return team_is_mission(r->t, r->t->mission) || WRONG(r, team_say(r->t->as, "'%.60s' is no {Mission}"), name);
}

/* The row of a setup that the line sets, of those that go with a team; NULL: none. */
static const char *term_of(const struct reading *r)
{
    size_t n = strcspn(r->lines.line, " ");
    return r->t->box->system->market && r->lines.line[n] ? team_term(r->t->box, r->lines.line, n) : NULL;
}

/* The lines before "cards". */
static bool read_head(struct reading *r)
{
    const struct team_as *as = r->t->as;
    const char *value, *row;
    bool system = false;
    if (!grog_next_line(&r->lines) || !grog_after_word(r->lines.line, "grognard"))
        return WRONG(r, team_say(as, "{a team} begins with 'grognard {team} 1'"));
    if (strcmp(r->lines.line, team_say(as, "grognard {team} 1")) != 0)
        return WRONG(r, team_say(as, "'%.60s': only {teams} of form 1 are read"), r->lines.line);
    while (grog_next_line(&r->lines)) {
        if (!strcmp(r->lines.line, "cards"))
            return (system && r->t->mission) || WRONG(r, team_say(as, "system and {mission} stand before the cards"));
        if ((value = grog_after_word(r->lines.line, "system"))) {
            system = true;
            if (strcmp(value, grog_system_name(r->t->box->system)) != 0)
                return WRONG(r, "it is for another system, %.48s", value);
        } else if ((value = grog_after_word(r->lines.line, "packs"))) {
            snprintf(r->packs, sizeof r->packs, "%s", value);
        } else if ((value = grog_after_word(r->lines.line, as->mission))) {
            if (!read_mission(r, value))
                return false;
        } else if ((row = term_of(r))) {
            if (!team_set_term(r->t->terms, row, r->lines.line + strlen(row) + 1))
                return WRONG(r, "more than there is room for");
        } else {
            return WRONG(r, "'%.60s' is not understood; cards stand behind the line 'cards'", r->lines.line);
        }
    }
    return WRONG(r, "there is no line 'cards'");
}

bool team_read(const char *text, size_t n, struct team *t, struct grog_error *why)
{
    struct reading *r = calloc(1, sizeof *r);
    if (!r) {
        grog_fail(why, 0, "out of memory");
        return false;
    }
    *r = (struct reading){ .lines = { .at = text, .end = text + n }, .t = t, .why = why };
    t->n = 0;
    t->mission = 0;
    t->terms[0] = 0;
    bool good = read_head(r);
    while (good && grog_next_line(&r->lines)) {
        char *line = r->lines.line + strspn(r->lines.line, " \t");
        if (*line && *line != '#')
            good = read_card(r, line);
    }
    if (r->lines.wrong) {
        grog_fail_line(&r->lines, why);
        good = false;
    }
    free(r);
    return good;
}

/* ---- by name ------------------------------------------------------------- */

/* The nearest, whose name is not there any more when the next is tried. */
struct near_name { struct grog_nearest near; char best[TEAM_NAME + 1]; };

static void try_name(void *arg, const char *name)
{
    struct near_name *n = arg;
    struct grog_nearest now = n->near;
    grog_nearest_try(&now, name);
    if (now.word != name)
        return;
    snprintf(n->best, sizeof n->best, "%.*s", TEAM_NAME, name);
    n->near = (struct grog_nearest){ n->near.typed, n->best, now.distance };
}

static bool not_there(const struct team_call *call, const char *name, const struct grog_box *box)
{
    struct near_name n = { .near = { .typed = name } };
    for (uint32_t c = 1; c < box->cards->cards; c++)
        if (!strcmp(box->system->card_kinds[box->cards->card[c].kind].name, call->as->command))
            grog_nearest_try(&n.near, box->cards->card[c].name);
    team_each(call->as, try_name, &n);
    grog_fail(call->why, 0, team_say(call->as, "no {team} is called '%.60s'"), name);
    grog_nearest_say(&n.near, call->why);
    size_t at = strlen(call->why->text);
    snprintf(call->why->text + at, sizeof call->why->text - at, "; 'grognard %s list' lists yours", call->as->command);
    return false;
}

/* The system that the text says; the usual one if it says none. */
static const struct grog_box *box_of(const struct team_call *call, const struct file *f)
{
    const char *at = strstr(f->text, "\nsystem ");
    char name[TEAM_NAME + 1];
    if (!at)
        return team_box(call, NULL);
    at += strlen("\nsystem ");
    snprintf(name, sizeof name, "%.*s", (int)strcspn(at, " \r\n"), at);
    return team_box(call, name);
}

/* The text of a saved team, with its path.  False: see why. */
static bool read_text(const struct team_as *as, const char *name, char path[PATH_BYTES], struct file *f,
                      struct grog_error *why)
{
    if (!path_of(as, name, path, why) || !file_read(path, f, why))
        return false;
    if (f->n <= TEAM_BYTES)
        return true;
    grog_fail(why, 0, team_say(as, "%s: too large for {a team}"), path);
    file_free(f);
    return false;
}

static bool open_text(const struct team_call *call, const struct grog_box *box, const char *name, const struct file *f,
                      struct team *out)
{
    struct team *read = calloc(1, sizeof *read);
    if (!read) {
        grog_fail(call->why, 0, "out of memory");
        return false;
    }
    read->as = call->as;
    read->library = call->library;
    read->box = box;
    bool good = team_read(f->text, f->n, read, call->why) && team_open(call, box, read->mission, read->terms, out);
    if (good) {
        memcpy(out->at, read->at, sizeof out->at);
        out->n = read->n;
        team_set_name(out, name);
    }
    free(read);
    return good;
}

static bool load_file(const struct team_call *call, const char *name, struct team *out)
{
    char path[PATH_BYTES];
    struct file f;
    if (!read_text(call->as, name, path, &f, call->why))
        return false;
    const struct grog_box *box = box_of(call, &f);
    bool good = box && open_text(call, box, name, &f, out);
    if (!good && call->why->line) {
        struct grog_error wrong = *call->why;
        grog_fail(call->why, wrong.line, "%s:%u: %s", path, wrong.line, wrong.text);
    }
    file_free(&f);
    return good;
}

bool team_load_from(struct library *l, const struct grog_box *box, const char *name, struct team *out)
{
    char path[PATH_BYTES];
    struct file f;
    struct grog_error why;
    const struct team_as *as = team_as(grog_system_name(box->system));
    const struct team_call call = { l, as, as->command, &why };
    *out = (struct team){ .as = as };
    if (!box->system->market || !read_text(as, name, path, &f, &why))
        return false;
    bool good = open_text(&call, box, name, &f, out);
    file_free(&f);
    return good;
}

/* The first Mission whose card names this one as one of its armies; 0: none does. */
static uint16_t mission_with(const struct grog_box *box, uint16_t army)
{
    uint8_t kind_no = box->system->setup[box->system->market->mission].card_kind;
    const struct grog_card_kind *kind = &box->system->card_kinds[kind_no];
    for (uint32_t c = 1; c < box->cards->cards; c++)
        for (unsigned i = 0; box->cards->card[c].kind == kind_no && i < kind->fields; i++) {
            const int16_t *n = box->cards->card[c].number + kind->field[i].at;
            for (int k = 1; !strcmp(kind->field[i].name, "armies") && k <= n[0]; k++)
                if (n[k] == (int)army)
                    return (uint16_t)c;
        }
    return 0;
}

/* A ready-made team: what its card stands for, the bill tells. */
static bool load_card(const struct team_call *call, const struct grog_box *box, uint16_t card, struct team *out)
{
    const struct grog_card_kind *kind = &box->system->card_kinds[box->cards->card[card].kind];
    struct grog_bill *bill = calloc(1, sizeof *bill);
    uint16_t mission = 0;
    for (unsigned i = 0; i < kind->fields; i++)
        if (!strcmp(kind->field[i].name, "mission"))
            mission = (uint16_t)box->cards->card[card].number[kind->field[i].at];
    mission = mission ? mission : mission_with(box, card);
    char terms[TEAM_TERMS];
    team_terms_of(box, card, terms);
    bool good = bill && team_open(call, box, mission, terms, out);
    if (good) {
        out->is_card = true;
        team_set_name(out, box->cards->card[card].name);
        grog_draft_set(out->draft, &(struct grog_listed){ card, 0 }, 1);
        grog_draft_bill(out->draft, bill);
        out->n = bill->n;
        for (unsigned i = 0; i < bill->n; i++)
            out->at[i] = (struct grog_listed){ bill->at[i].card, bill->at[i].number };
    }
    free(bill);
    return good;
}

bool team_load(const struct team_call *call, const char *name, struct team *out)
{
    char clean[TEAM_CODE];
    *out = (struct team){ .as = call->as };
    if (team_is_saved(call->as, name))
        return load_file(call, name, out);
    if (team_code_clean(name, clean) && team_code_is_whole(clean))
        return team_load_code(call, clean, out);
    const struct grog_box *box = team_box(call, NULL);
    uint16_t card = box ? grog_card_find(box->cards, name) : 0;
    if (card && !strcmp(box->system->card_kinds[box->cards->card[card].kind].name, call->as->command))
        return load_card(call, box, card, out);
    return box && not_there(call, name, box);
}
