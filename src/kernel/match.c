/* SPDX-License-Identifier: MIT */
/* match.c -- what does not change during a game: system, cards, setup.
 *
 * A match is made once from a box and a setup text ("seats 2, weather Rain"), is
 * then read-only and may be shared.  Its hash covers the rules' version, every card
 * and every setting, and stands in each of its games. */
#include "ability.h"
#include "cardcheck.h"
#include "market.h"
#include "run.h"
#include "setup.h"
#include "sha256.h"
#include "source.h"
#include "state.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const struct grog_box *grog_shelf_find(const struct grog_box *shelf, const char *system)
{
    for (; shelf->system; shelf++)
        if (!strcmp(shelf->system->name, system))
            return shelf;
    return NULL;
}

const char *grog_system_name(const struct grog_system *s)  { return s->name; }
const char *grog_system_about(const struct grog_system *s) { return s->about; }

/* ---- what follows from it ------------------------------------------------ */

/* The arrays in which this card may lie, and whether one of them is borne.  When it is known what was dealt, no other
 * card lies in an array whose things are all dealt. */
static uint8_t arrays_for(const struct grog_match *m, unsigned c, bool *borne)
{
    const struct grog_system *s = m->system;
    uint8_t arrays = 0;
    for (unsigned i = 0; i < s->n_arrays; i++) {
        const struct grog_array *a = &s->arrays[i];
        bool may = a->in_force && (!a->kinds || (a->kinds >> m->cards->card[c].kind & 1));
        if (may && !(a->dealt && m->titles && !m->place[c])) {
            arrays |= (uint8_t)(1u << i);
            *borne = *borne || a->borne || !a->kinds;
        }
    }
    return arrays;
}

static bool is_layer(const struct grog_match *m, unsigned c)
{
    for (unsigned i = 0; i < m->layers; i++)
        if (m->layer[i] == c)
            return true;
    return false;
}

static void note_topic(struct grog_match *m, unsigned c, enum grog_topic_sort sort, unsigned number)
{
    m->topics[sort][number / 64 % GROG_TOPIC_WORDS][c] |= UINT64_C(1) << number % 64;
    m->topics[sort][GROG_ALL_TOPICS][c] |= UINT64_C(1) << number % 64;
}

/* What lies face down speaks as its back does. */
static void note_back(struct grog_match *m, unsigned c)
{
    for (unsigned sort = 0; sort < GROG_TOPIC_SORTS; sort++)
        for (unsigned word = 0; word <= GROG_ALL_TOPICS; word++)
            m->topics[sort][word][c] |= m->topics[sort][word][m->cards->card[c].back];
}

static void note_rows(struct grog_match *m, unsigned c)
{
    const struct grog_card *card = &m->cards->card[c];
    const struct grog_source by = { (uint16_t)c, 0, GROG_NOBODY, is_layer(m, c) ? GROG_ROLE_SETUP : 0 };
    for (unsigned i = 0; i < card->modifiers; i++) {
        const struct grog_modifier *row = &m->cards->modifier[card->modifier + i];
        bool own = grog_is_own(row->scope);
        GROG_ASSERT(row->value && row->value < m->system->n_values && row->scope < GROG_SCOPES);
        grog_put_in(own ? m->values_own : m->values_broad, row->value);
        if (grog_is_settled(m, &by, row))
            continue;
        note_topic(m, c, own ? GROG_OWN_VALUES : GROG_BROAD_VALUES, row->value);
        if (!own)
            grog_put_in(m->values_open, row->value);
    }
    for (unsigned i = 0; i < card->abilities; i++) {
        const struct grog_ability *row = &m->cards->ability[card->ability + i];
        bool own = grog_is_own(row->scope);
        GROG_ASSERT(row->point < m->system->n_points && row->scope < GROG_SCOPES);
        note_topic(m, c, own ? GROG_OWN_POINTS : GROG_BROAD_POINTS, row->point);
        grog_put_in(own ? m->points_own : m->points_broad, row->point);
    }
}

/* What is spoken of, and where those may lie who do: of all cards, or of those alone that a game has at its start. */
static void note_speakers(struct grog_match *m, bool closed)
{
    memset(m->values_broad, 0, sizeof m->values_broad);
    memset(m->values_own, 0, sizeof m->values_own);
    memset(m->values_open, 0, sizeof m->values_open);
    memset(m->points_broad, 0, sizeof m->points_broad);
    memset(m->points_own, 0, sizeof m->points_own);
    memset(m->value_arrays, 0, sizeof m->value_arrays);
    memset(m->point_arrays, 0, sizeof m->point_arrays);
    memset(&m->borne, 0, sizeof m->borne);
    m->broad_arrays = 0;
    for (unsigned c = 1; c < m->cards->cards; c++) {
        const struct grog_card *card = &m->cards->card[c];
        if (closed && !m->place[c] && !is_layer(m, c) && !m->system->card_kinds[card->kind].is_back)
            continue;
        note_rows(m, c);
        bool borne = false, back = m->system->card_kinds[card->kind].is_back;
        uint8_t arrays = arrays_for(m, c, &borne);
        for (unsigned i = 0; i < card->modifiers; i++) {
            const struct grog_modifier *row = &m->cards->modifier[card->modifier + i];
            bool own = grog_is_own(row->scope);
            m->value_arrays[own][row->value] |= own && back ? UINT8_MAX : arrays;   /* it lies wherever its card does */
            m->broad_arrays |= own ? 0 : arrays;
        }
        for (unsigned i = 0; i < card->abilities; i++) {
            const struct grog_ability *row = &m->cards->ability[card->ability + i];
            bool own = grog_is_own(row->scope);
            m->point_arrays[own][row->point] |= own && back ? UINT8_MAX : arrays;
        }
        for (unsigned k = 0; borne && k < GROG_TOPIC_SORTS; k++)
            m->borne.of[k] |= m->topics[k][GROG_ALL_TOPICS][c];
    }
    for (unsigned c = 1; c < m->cards->cards; c++)
        note_back(m, c);
    memset(&m->laid_down, 0, sizeof m->laid_down);
    for (unsigned i = 0; i < m->layers; i++)
        for (unsigned k = 0; k < GROG_TOPIC_SORTS; k++)
            m->laid_down.of[k] |= m->topics[k][GROG_ALL_TOPICS][m->layer[i]];
}

/* Which cards have rows about what, and which objects of a procedure are things or cards. */
static bool note_speech(struct grog_match *m)
{
    uint64_t *topics = calloc((size_t)m->cards->cards * GROG_TOPIC_SORTS * (GROG_TOPIC_WORDS + 1), sizeof *topics);
    m->topics[0][0] = topics;
    m->brief = calloc(m->cards->abilities + 1u, sizeof *m->brief);
    if (!topics || !m->brief)
        return false;
    for (unsigned sort = 0; sort < GROG_TOPIC_SORTS; sort++)
        for (unsigned word = 0; word <= GROG_ALL_TOPICS; word++, topics += m->cards->cards)
            m->topics[sort][word] = topics;
    for (uint32_t i = 0; i < m->cards->abilities; i++)
        m->brief[i] = grog_brief_of(m, &m->cards->ability[i]);
    note_speakers(m, false);
    for (unsigned z = 0; z < m->system->n_zones; z++)
        m->zones_in_force |= (uint32_t)(m->system->zones[z].in_force != 0) << z;
    for (unsigned p = 1; p < GROG_COUNT(m->run); p++)
        m->run[p] = grog_proc_row(m, (uint8_t)p) ? grog_proc_row(m, (uint8_t)p)->run : NULL;
    for (unsigned p = 1; p < m->system->n_procs; p++)
        for (unsigned i = 0; i < 4; i++)
            switch (m->system->kinds[m->system->procs[p].kind[i]].class) {
            case GROG_THING: case GROG_ANY_THING: m->names[p] |= (uint8_t)(1u << i); break;
            case GROG_CARD:  m->cards_in[p] |= (uint8_t)(1u << i); break;
            default: break;
            }
    return true;
}

/* Kind by kind: whoever looks for one of a kind looks at no other. */
bool grog_take_cards(struct grog_match *m, const struct grog_box *box)
{
    uint16_t at[256];
    m->system = box->system;
    m->cards = box->cards;
    m->card = box->cards->card;
    m->kin = calloc(m->cards->cards, sizeof *m->kin);
    for (uint32_t c = 1; c < m->cards->cards; c++)
        m->kin_at[m->card[c].kind + 1]++;
    for (unsigned k = 0; k < 256; k++)
        m->kin_at[k + 1] = (uint16_t)(m->kin_at[k + 1] + m->kin_at[k]);
    memcpy(at, m->kin_at, sizeof at);
    for (uint32_t c = 1; m->kin && c < m->cards->cards; c++)
        m->kin[at[m->card[c].kind]++] = (uint16_t)c;
    return m->kin;
}

/* What the system notes of each card. */
static bool note_cards(struct grog_match *m)
{
    uint32_t bytes = m->system->note_bytes;
    unsigned char *notes = calloc(m->cards->cards, bytes ? bytes : 1);
    for (uint32_t c = 1; notes && bytes && c < m->cards->cards; c++)
        m->system->note(m, (uint16_t)c, notes + c * bytes);
    m->notes = notes;
    return notes;
}

/* A value's base is its row's, or a setting's within the row's bounds. */
int16_t grog_base(const struct grog_match *m, unsigned value)
{
    const struct grog_value_row *row = &m->system->values[value];
    int32_t base = row->setup ? m->setup[row->setup] : row->base;
    if (base < row->min)
        base = row->min;
    return (int16_t)(base > row->max ? row->max : base);
}

/* The cards of a setting that speak.  A list of rules has no more than there is room for (setup.c). */
static void add_layers(struct grog_match *m, unsigned row)
{
    unsigned n;
    const struct grog_listed *list = grog_setup_list(m, row, &n);
    if (m->system->setup[row].type == GROG_SETS_CARD && m->setup[row] && m->layers < GROG_LAYERS_MAX)
        m->layer[m->layers++] = (uint16_t)m->setup[row];
    for (unsigned i = 0; m->system->setup[row].type == GROG_SETS_RULES && i < n && m->layers < GROG_LAYERS_MAX; i++)
        m->layer[m->layers++] = list[i].card;
}

/* What lies outside the bounds is not settled: something may be added to it first. */
static bool can_settle(const struct grog_match *m, const struct grog_modifier *row)
{
    const struct grog_value_row *of = &m->system->values[row->value];
    return grog_is_flat(row) && row->amount >= of->min && row->amount <= of->max;
}

#define EACH_ROW_OF_SETUP(m, row) \
    for (unsigned layer = 0; layer < (m)->layers; layer++) \
        for (const struct grog_modifier *row = &(m)->cards->modifier[(m)->card[(m)->layer[layer]].modifier], \
             *end = row + (m)->card[(m)->layer[layer]].modifiers; row < end; row++)

/* What cards of the setup set, whatever happens, is in the base at once: it is not looked for at every reading.  Of
 * those who set a value the last is heard; so none is settled that another of them sets under conditions, and no card
 * in play is heard before them. */
static void settle(struct grog_match *m)
{
    uint64_t open[GROG_VALUES_MAX / 64] = { 0 };
    EACH_ROW_OF_SETUP(m, row)
        if (row->operation == GROG_SET && !can_settle(m, row))
            grog_put_in(open, row->value);
    EACH_ROW_OF_SETUP(m, row)
        if (can_settle(m, row) && !grog_in(open, row->value)) {
            grog_put_in(m->values_settled, row->value);
            m->base[row->value] = row->amount;
        }
}

/* What was left open and a card of the setup brings. */
static void bring(struct grog_match *m, unsigned row)
{
    const struct grog_system *s = m->system;
    enum grog_setting type = s->setup[row].type;
    if (type == GROG_SETS_CARD && s->usual)
        m->setup[row] = s->usual(m, row);
    if (type == GROG_SETS_NUMBER && s->usual)
        m->setup[row] = (int16_t)s->usual(m, row);
    if (type != GROG_SETS_LIST || !s->usual_list)
        return;
    unsigned n = s->usual_list(m, row, m->listed + m->n_listed, GROG_LISTED_MAX - m->n_listed);
    m->list[row] = n ? m->n_listed : m->list[row];
    m->setup[row] = (int32_t)n;
    m->n_listed = (uint16_t)(m->n_listed + n);
}

static void apply_setup(struct grog_match *m)
{
    const struct grog_system *s = m->system;
    m->seats = (uint8_t)m->setup[0];
    m->practice = m->setup[1] != 0;
    for (unsigned i = 0; i < s->n_setup; i++) {
        if (!m->setup[i])
            bring(m, i);
        add_layers(m, i);
    }
    for (unsigned v = 1; v < s->n_values; v++)
        m->base[v] = grog_base(m, v);
    settle(m);
    m->open_handed = 1;
    for (unsigned seat = 0; seat < m->seats; seat++) {
        m->side[seat] = (uint8_t)s->side(m, seat);
        GROG_ASSERT((m->side[seat] >> seat & 1) && !(m->side[seat] >> m->seats));   /* a seat wins with itself */
        m->sees[seat] = (uint8_t)(s->open_hands(m) ? m->side[seat] : 1u << seat);
        m->looks[seat] = (uint8_t)(1u << seat);
        m->open_handed = m->open_handed && m->sees[seat] == (1u << m->seats) - 1;
    }
}

static void hash_text(struct grog_sha256 *h, const char *text) { grog_sha256_add(h, text, strlen(text) + 1); }

void grog_hash_cards(struct grog_sha256 *h, const struct grog_system *s, const struct grog_cards *c)
{
    hash_text(h, c->name);
    if (c->hash) {
        grog_sha256_add(h, c->hash, GROG_HASH_BYTES);
        return;
    }
    for (unsigned i = 1; i < c->cards; i++) {
        const struct grog_card *k = &c->card[i];
        uint32_t rows[] = { k->kind, k->back, k->modifier, k->ability, k->modifiers, k->abilities };
        hash_text(h, k->name);
        grog_sha256_add(h, rows, sizeof rows);
        if (!s->card_kinds[k->kind].is_back)            /* whose back it is stands with those cards */
            grog_sha256_add(h, k->number, s->card_kinds[k->kind].numbers * sizeof *k->number);
    }
    grog_sha256_add(h, c->modifier, c->modifiers * sizeof *c->modifier);
    grog_sha256_add(h, c->ability, c->abilities * sizeof *c->ability);
    grog_sha256_add(h, c->effect, c->effects * sizeof *c->effect);
}

static void hash_match(struct grog_match *m)
{
    struct grog_sha256 h;
    grog_sha256_begin(&h);
    hash_text(&h, GROG_RULES_VERSION);
    hash_text(&h, m->system->name);
    hash_text(&h, m->system->version);
    hash_text(&h, m->setup_text);
    grog_hash_cards(&h, m->system, m->cards);
    grog_sha256_end(&h, m->hash);
}

static void note_title(void *arg, const struct grog_match *m, uint16_t card)
{
    struct grog_match *match = arg;
    if (!m->place[card] && match->titles < GROG_TITLES_MAX) {
        match->title[match->titles++] = card;
        match->place[card] = match->titles;
    }
}

/* The table as every game of the match begins with it. */
static bool lay_table(struct grog_match *m)
{
    struct grog_game *g = m->laid = calloc(1, m->system->state_bytes);
    struct grog_run r = { .m = m, .g = g };
    if (!g)
        return false;
    memcpy(g->match, m->hash, sizeof g->match);
    for (unsigned s = 0; s < m->seats; s++)
        g->table.person[s] = (uint8_t)s;
    if (m->system->lay)
        m->system->lay(&r);
    return true;
}

/* The titles that a game has at its start: what fill may put in hidden places. */
static bool take_census(struct grog_match *m)
{
    static const uint8_t seed[GROG_SEED_BYTES];
    struct grog_game *g = calloc(1, m->system->state_bytes);
    m->place = calloc(m->cards->cards, sizeof *m->place);
    m->title = calloc(GROG_TITLES_MAX, sizeof *m->title);
    m->copies = calloc(GROG_TITLES_MAX, sizeof *m->copies);
    bool ok = g && m->place && m->title && m->copies && lay_table(m);
    if (ok) {
        grog_start(m, g, seed, NULL);
        grog_each_card(m, g, note_title, m);
        grog_census(m, g, m->copies);
        note_speakers(m, false);
    }
    free(g);
    return ok;
}

/* The system's own part; it may read all of the match but that. */
static bool make_own(struct grog_match *m, struct grog_error *why)
{
    struct grog_error unfit = { 0 };
    void *own = m->system->own_bytes ? calloc(1, m->system->own_bytes) : NULL;
    if (!m->system->own_bytes)
        return true;
    if (!own) {
        grog_fail(why, 0, "out of memory");
        return false;
    }
    bool made = m->system->make_own(m, own, &unfit);
    m->own = own;                                       /* freed with the match, whether it could be made or not */
    if (!made)
        grog_fail(why, 0, "%s: %s", m->system->name, unfit.text);
    return made;
}

/* A match with its setup and what follows from it, whether it fits or not. */
static struct grog_match *set_up(const struct grog_box *box, const char *setup, bool draft, struct grog_error *why)
{
    const char *what, *wrong = grog_system_fault(box->system, box->cards, &what);
    if (wrong) {
        grog_fail(why, 0, "%s: %s%s%s", box->system->name, wrong, what ? ": " : "", what ? what : "");
        return NULL;
    }
    struct grog_match *m = calloc(1, sizeof *m);
    if (!m)
        return NULL;
    m->draft = draft;
    if (!grog_take_cards(m, box)) {
        grog_fail(why, 0, "out of memory");
        goto no;
    }
    if (!grog_setup_read(m, setup, why) || !grog_setup_write(m, why))
        goto no;
    apply_setup(m);
    hash_match(m);
    if (!note_speech(m) || !note_cards(m)) {
        grog_fail(why, 0, "out of memory");
        goto no;
    }
    if (make_own(m, why))
        return m;
no:
    grog_match_free(m);
    return NULL;
}

struct grog_match *grog_match_new(const struct grog_box *box, const char *setup, struct grog_error *why)
{
    struct grog_error unfit = { 0 };
    struct grog_match *m = set_up(box, setup, false, why);
    if (!m)
        return NULL;
    if (m->system->fits && !m->system->fits(m, &unfit)) {
        grog_fail(why, 0, "%s: %s", m->system->name, unfit.text);
        goto no;
    }
    if (!take_census(m))
        grog_fail(why, 0, "out of memory");
    else if (m->laid->broken)
        grog_fail(why, 0, "%s: there is no room for so many cards", m->system->name);
    else
        return m;
no:
    grog_match_free(m);
    return NULL;
}

struct grog_match *grog_draft_new(const struct grog_box *box, const char *setup, struct grog_error *why)
{
    if (box->system->market)
        return set_up(box, setup, true, why);
    grog_fail(why, 0, "%s: nothing is bought for it", box->system->name);
    return NULL;
}

void grog_match_close(struct grog_match *m)
{
    GROG_ASSERT(m->place && !m->draft);                 /* it is known what its games begin with */
    note_speakers(m, true);
}

void grog_match_free(struct grog_match *m)
{
    if (m) {
        free(m->topics[0][0]);
        free(m->brief);
        free((void *)(uintptr_t)m->notes);
        free(m->kin);
        free(m->place);
        free(m->title);
        free(m->copies);
        free((void *)m->own);
        free(m->laid);
    }
    free(m);
}

size_t      grog_state_bytes(const struct grog_match *m) { return m->system->state_bytes; }
unsigned    grog_seats(const struct grog_match *m)       { return m->seats; }
unsigned    grog_side(const struct grog_match *m, unsigned seat) { return seat < m->seats ? m->side[seat] : 0; }
const char *grog_setup_text(const struct grog_match *m)  { return m->setup_text; }
bool        grog_practice(const struct grog_match *m)    { return m->practice; }

void grog_seed_from_number(uint64_t number, uint8_t seed[GROG_SEED_BYTES])
{
    memset(seed, 0, GROG_SEED_BYTES);
    for (unsigned i = 0; i < 8; i++)
        seed[i] = (uint8_t)(number >> 8 * i);
}

void grog_result(const struct grog_match *m, const struct grog_game *g, struct grog_result *out)
{
    memset(out, 0, sizeof *out);
    out->over = g->over;
    out->winners = g->winners;
    out->broken = g->broken;
    out->breaker = g->breaker;
    out->decisions = g->decisions;
    grog_hash(m, g, out->game);
    m->system->result(m, g, out);
}

void grog_result_add_whom(struct grog_result *out, uint8_t kind, uint8_t seat, uint16_t card, uint16_t whom,
                          int32_t amount)
{
    if (out->lines < GROG_RESULT_LINES)
        out->line[out->lines++] = (struct grog_result_line){ kind, seat, card, amount, whom, 0 };
    else if (out->lost < UINT16_MAX)
        out->lost++;
}

void grog_result_add(struct grog_result *out, uint8_t kind, uint8_t seat, uint16_t card, int32_t amount)
{
    grog_result_add_whom(out, kind, seat, card, 0, amount);
}

const char *grog_result_word(const struct grog_match *m, unsigned kind)
{
    return kind < m->system->n_result_words ? m->system->result_words[kind] : "";
}
