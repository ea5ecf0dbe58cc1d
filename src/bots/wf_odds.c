/* SPDX-License-Identifier: MIT */
/* wf_odds.c -- dice: what an Attack of either side is expected to do.
 *
 * The rules' own dice, counted out: d10s against a number, a d6 against Cover.  What the
 * outcome is worth is a matter of who is left on the Hostile card. */
#include "wf_bot.h"
#include "warfighter/forecast.h"

#include <string.h>

/* ---- Soldiers ------------------------------------------------------------ */

int wfb_health(const struct mind *d, const struct soldier *s)
{
    int wounds = 0;
    for (unsigned i = 0; i < WOUNDS && s->wound[i]; i++)
        wounds += s->wound[i] & ~TREATED;
    return numbers(d, s->thing.card)[SOLDIER_HEALTH] - wounds;
}

/* The nearer to his last Wound, the worse is each: all of him goes with it. */
int wfb_harm(const struct mind *d, unsigned soldier, int wounds)
{
    const struct soldier *s = &d->w->soldier[soldier];
    int worth = WORTH_MAN + WORTH_MAN_POINT * numbers(d, s->thing.card)[SOLDIER_COST];
    int health = wfb_health(d, s);
    return wounds <= 0 || health <= 0 ? 0 : wounds >= health ? worth : worth * wounds / (health + 1);
}

/* ---- a Hostile's Attack --------------------------------------------------- */

static int sides_from(int needed, int sides) { return needed <= 1 ? sides : needed > sides ? 0 : sides + 1 - needed; }

/* The Wounds of its chart, with so many active, for a total. */
static int by_chart(const struct mind *d, const struct hostile *h, int active, int total)
{
    const int16_t *table = numbers(d, h->thing.card) + HOSTILE_CHART;
    int column = 0, wounds = 0;
    for (int i = 0; i < table[0]; i++)
        if (active >= wf_assault_row(table, i).active && wf_assault_row(table, i).active > column)
            column = wf_assault_row(table, i).active;
    for (int i = 0; i < table[0]; i++) {
        struct wf_assault_row row = wf_assault_row(table, i);
        if (row.active == column && total >= row.roll && row.wounds > wounds)
            wounds = row.wounds;
    }
    return wounds;
}

/* bonus on the die; `open`: sides of the cover die, of 6, that defeat the Soldier's Cover. */
static int expect_assault(const struct mind *d, const struct hostile *h, int active, int bonus, int open)
{
    unsigned soldier = h->target - 1u;
    int sum = 0;
    for (int die = 1; die <= DIE; die++) {
        int wounds = by_chart(d, h, active, die + bonus);
        sum += wounds ? open * wfb_harm(d, soldier, wounds) + (COVER_DIE - open) * WORTH_PIN : open * WORTH_PIN;
    }
    return sum / (DIE * COVER_DIE);
}

/* What is added to the die, and the sides that defeat Cover, in this Attack. */
static int assault_numbers(struct mind *d, const struct grog_frame *f, int *open)
{
    unsigned soldier = grog_ref_slot(f->target);
    const struct soldier *s = &d->w->soldier[soldier];
    struct grog_frame shelter = { .proc = PROC_SHELTER, .seat = s->thing.owner, .actor = f->actor,
                                  .target = f->target };
    int cover = numbers(d, s->thing.card)[SOLDIER_COVER] + hear(d, VALUE_TERRAIN_COVER, &shelter);
    *open = sides_from(cover - f->pending[ASSAULT_COVER_BONUS] - hear(d, VALUE_HOSTILE_COVER_ROLL, f), COVER_DIE);
    return f->pending[ASSAULT_BONUS] + hear(d, VALUE_HOSTILE_ROLL, f);
}

int wfb_assault(struct mind *d, const struct grog_frame *f)
{
    const struct hostile *h = &d->w->hostile[grog_ref_slot(f->actor)];
    int open, bonus = assault_numbers(d, f, &open);
    return h->target ? expect_assault(d, h, d->foe[grog_ref_slot(f->actor)].active, bonus, open) : 0;
}

/* ---- what is known of each Hostile ---------------------------------------- */

static void see_threat(struct mind *d, unsigned slot)
{
    const struct hostile *h = &d->w->hostile[slot];
    struct foe *foe = &d->foe[slot];
    const int16_t *n = numbers(d, h->thing.card), *range = n + HOSTILE_RANGE;
    int far = range_of(d, h->place, d->w->soldier[h->target - 1].place);
    struct grog_frame f = { .proc = PROC_HOSTILE_ATTACK, .seat = GROG_NOBODY,
                            .actor = grog_ref(ARRAY_HOSTILE, slot, h->thing.gen),
                            .target = soldier_name(d, h->target - 1u) };
    int open, bonus = assault_numbers(d, &f, &open);
    foe->near = far >= range[0] && far <= range[1];
    for (int a = 1; a <= foe->left && a < 10; a++)
        foe->threat[a] = n[HOSTILE_CHART] ? expect_assault(d, h, a, bonus, open) : 0;
}

void wfb_see_foes(struct mind *d)
{
    EACH_HOSTILE(d, i) {
        const struct hostile *h = &d->w->hostile[i];
        struct foe *foe = &d->foe[i];
        memset(foe, 0, sizeof *foe);
        foe->target = kind_of(d, h->thing.card) == OF_TARGET;
        foe->left = numbers(d, h->thing.card)[foe->target ? TARGET_RETICLES : HOSTILE_RETICLES] - h->ekia;
        foe->active = foe->left - h->suppress;
        struct grog_frame about = { .proc = PROC_AIM, .seat = GROG_NOBODY,
                                    .target = grog_ref(ARRAY_HOSTILE, i, h->thing.gen) };
        foe->pinnable = !foe->target && hear(d, VALUE_CAN_BE_SUPPRESSED, &about) > 0;
        if (!foe->target && h->target)
            see_threat(d, i);
    }
}

/* ---- what is done to a Hostile -------------------------------------------- */

/* The card is gone: what it is worth beyond the Attacks that it will not make. */
static int finish(const struct mind *d, unsigned hostile)
{
    const struct hostile *h = &d->w->hostile[hostile];
    const struct grog_card *card = grog_card(d->m, h->thing.card);
    int worth = WORTH_FINISH + WORTH_FINISH_POINT * card->number[HOSTILE_VALUE];
    if (card->abilities || card->modifiers)
        worth += WORTH_TEXT;
    if (h->flags & HOSTILE_MARKED)
        worth += WORTH_MARKED;
    return wfb_at_night(d, hostile, worth) + wfb_verdict(d, h);
}

static int destroy(const struct mind *d, unsigned hostile, int hits)
{
    const struct hostile *h = &d->w->hostile[hostile];
    int each = numbers(d, h->thing.card)[TARGET_HITS], now = each - h->hits;
    int all = each * numbers(d, h->thing.card)[TARGET_RETICLES];
    return WORTH_WIN * (hits < now ? hits : now) / (all > 0 ? all : 1);
}

int wfb_blow(const struct mind *d, unsigned hostile, int kills, int pins)
{
    const struct foe *foe = &d->foe[hostile];
    if (foe->target)
        return destroy(d, hostile, kills);
    kills = kills > foe->left ? foe->left : kills;
    int active = foe->active > kills ? foe->active - kills : 0, left = foe->left - kills;
    int pinned = !foe->pinnable || !left ? active : active > pins ? active - pins : 0;
    int before = foe->threat[foe->active < 0 ? 0 : foe->active];
    int worth = (before - foe->threat[active]) * (foe->near ? TURNS_ALIVE : TURNS_AFAR) / 100
              + (foe->near ? foe->threat[active] - foe->threat[pinned] : (active - pinned) * 2);
    if (left && pinned < foe->active)
        worth += wfb_stalled(d, hostile);
    if (d->plan.guarded && d->w->hostile[hostile].place == d->w->objective)
        worth += (foe->active - pinned) * WORTH_GUARD * d->plan.haste / 100;
    int end = finish(d, hostile);
    return worth + (left ? end * kills / (2 * foe->left) : end);    /* half of it on the way there */
}

/* ---- a Soldier's Attack --------------------------------------------------- */

/* hit: sides of 10 that hit; open: sides of 6 that defeat Cover.  What has been rolled is certain. */
struct dice { int n, hit, open, hits; bool each, also; };

static int expect_blow(const struct mind *d, unsigned hostile, const struct dice *k, int hits, bool cover)
{
    if (wfb_is_surprised(d, hostile))
        return wfb_surprise(d, hostile, !cover ? 0 : k->each ? hits : hits > 0, hits || cover, k->also);
    if (k->each)
        return cover ? wfb_blow(d, hostile, hits, k->n - hits) : wfb_blow(d, hostile, 0, hits);
    if (hits && cover)
        return wfb_blow(d, hostile, 1, k->also);
    return hits || cover ? wfb_blow(d, hostile, 0, 1) : 0;
}

static int64_t power(int base, int n) { return n > 0 ? base * power(base, n - 1) : 1; }

/* Ways of 10^n in which so many of n dice hit. */
static int64_t ways(const struct dice *k, int hits)
{
    int64_t choose = 1;
    for (int i = 0; i < hits; i++)
        choose = choose * (k->n - i) / (i + 1);
    return choose * power(k->hit, hits) * power(DIE - k->hit, k->n - hits);
}

static int expect_shot(const struct mind *d, unsigned hostile, const struct dice *k)
{
    int64_t sum = 0;
    for (int hits = 0; hits <= k->n; hits++) {
        int64_t in = k->hits < 0 ? ways(k, hits) : hits == k->hits ? power(DIE, k->n) : 0;
        if (in)
            sum += in * (k->open * expect_blow(d, hostile, k, hits, true)
                         + (COVER_DIE - k->open) * expect_blow(d, hostile, k, hits, false));
    }
    return (int)(sum / (power(DIE, k->n) * COVER_DIE));
}

int wfb_local(const struct grog_proc *p, const char *name)
{
    int i = 0;
    while (i < p->locals - 1 && strcmp(p->local[i].name, name))
        i++;
    return i;
}

/* Does an Attack with the Weapon (NULL: with none) reach so far in the Mode? */
static bool reaches(const struct mind *d, const struct item *with, unsigned mode, int far)
{
    return !with || (wf_reach(d->m, with->thing.card, mode) >> far & 1);
}

/* {range, Reload, Hit} of the Weapon, or the Squad Soldier's own, at this Range; NULL: out of Range. */
static const int16_t *chart_row(const struct mind *d, const struct soldier *s, const struct item *with, int far)
{
    const int16_t *table = numbers(d, with ? with->thing.card : s->thing.card) + (with ? WEAPON_RANGES : SQUAD_HITS);
    int health = with ? 0 : wfb_health(d, s);
    for (int i = 0; i < table[0]; i++) {
        const int16_t *row = wf_row(table, i, RANGE_WIDE);
        if (with ? row[RANGE_OF] == far : row[0] == health && row[1] == far)
            return row;
    }
    return NULL;
}

/* Those that lie stay, but for what is to be rolled again. */
static void count_rolled(const struct mind *d, const struct grog_frame *f, struct dice *k, int needed, int cover)
{
    const struct grog_proc *shoot = &d->m->system->procs[PROC_SHOOT];
    int die = wfb_local(shoot, "die 1"), at = wfb_local(shoot, "cover");
    if (!(f->pending[ATTACK_REROLL] & 1)) {
        k->hits = 0;
        for (int i = 0; i < k->n; i++)
            k->hits += f->local[die + i] >= needed;
    }
    if (!(f->pending[ATTACK_REROLL] & 2))
        k->open = f->local[at] >= cover ? COVER_DIE : 0;
}

const int16_t *wfb_row(const struct mind *d, const struct grog_frame *f)
{
    const struct soldier *s = &d->w->soldier[grog_ref_slot(f->actor)];
    const struct item *i = f->with ? &d->w->item[grog_ref_slot(f->with)] : NULL;
    if (f->mode >= GUN_MODES)
        return wfb_melee_row(d, s, i, f->mode);
    int far = range_of(d, s->place, d->w->hostile[grog_ref_slot(f->target)].place);
    return reaches(d, i, f->mode, far) ? chart_row(d, s, i, far) : NULL;
}

int wfb_dice(struct mind *d, const struct grog_frame *f)
{
    const struct item *i = f->with ? &d->w->item[grog_ref_slot(f->with)] : NULL;
    const int16_t *row = f->mode >= GUN_MODES ? wfb_row(d, f) : NULL;
    int n = row ? row[MELEE_DICE] : i ? numbers(d, i->thing.card)[WEAPON_MODES + f->mode] : 1;
    return n + hear(d, VALUE_ATTACK_DICE, f);
}

int wfb_shot(struct mind *d, const struct grog_frame *f, bool rolled)
{
    unsigned hostile = grog_ref_slot(f->target);
    const struct item *i = f->with ? &d->w->item[grog_ref_slot(f->with)] : NULL;
    const int16_t *row = wfb_row(d, f);
    bool melee = f->mode >= GUN_MODES;
    struct grog_frame aim = { .proc = PROC_AIM, .seat = f->seat, .actor = f->actor, .with = f->with, .mode = f->mode,
                              .target = f->target };
    bool each = i && wf_each_die_counts(d->m, i->thing.card, f->mode);
    struct dice k = { .hits = -1, .each = each,
                      .also = i && !melee && numbers(d, i->thing.card)[WEAPON_SUPPRESSED] };
    if (!row)
        return 0;
    k.n = f->pending[ATTACK_DICE];
    if (f->step == 0)                                   /* a thought: nothing has been declared */
        k.n += wfb_dice(d, f);
    k.n = k.n < 1 ? 1 : k.n > MOST_DICE ? MOST_DICE : k.n;
    int needed = row[CHART_HIT] - f->pending[ATTACK_BONUS] - hear(d, VALUE_ATTACK_ROLL, f);
    int cover = wfb_cover(d, &aim) - (melee ? row[MELEE_PEN] + row[MELEE_AIM] : 0)
              + hear(d, VALUE_COVER, &aim) - f->pending[ATTACK_COVER_BONUS] - hear(d, VALUE_COVER_ROLL, f);
    k.hit = sides_from(needed, DIE);
    k.open = sides_from(cover, COVER_DIE);
    if (rolled)
        count_rolled(d, f, &k, needed, cover);
    return expect_shot(d, hostile, &k) - (melee && !rolled ? wfb_stumble(row, k.n) : 0);
}

int wfb_bombard(struct mind *d, uint16_t hostile, int dice)
{
    enum { NEEDED = 6 };
    unsigned slot = grog_ref_slot(hostile);
    struct dice k = { .n = dice, .hit = sides_from(NEEDED, DIE), .hits = -1, .each = true,
                      .open = sides_from(numbers(d, d->w->hostile[slot].thing.card)[HOSTILE_COVER], COVER_DIE) };
    return expect_shot(d, slot, &k);
}

/* ---- what it takes -------------------------------------------------------- */

static int reload_risk(struct mind *d, const struct grog_frame *f, const struct item *i, const int16_t *row)
{
    int reload = row[RANGE_RELOAD] + hear(d, VALUE_RELOAD, f), dice = numbers(d, i->thing.card)[WEAPON_MODES + f->mode];
    int64_t all = power(DIE, dice), safe = power(reload < 0 ? DIE : reload > DIE ? 0 : DIE - reload, dice);
    return (int)((all - safe) * (i->count > 1 ? WORTH_RELOAD : WORTH_LAST_AMMO) / all);
}

int wfb_upkeep(struct mind *d, const struct grog_frame *f)
{
    const struct item *i = f->with ? &d->w->item[grog_ref_slot(f->with)] : NULL;
    unsigned soldier = grog_ref_slot(f->actor), hostile = grog_ref_slot(f->target);
    if (!i || f->mode >= MODES)
        return 0;
    const int16_t *n = numbers(d, i->thing.card);
    if (f->mode >= GUN_MODES)
        return WORTH_XP * n[WEAPON_XP + f->mode];
    const int16_t *row = chart_row(d, &d->w->soldier[soldier], i,
                                   range_of(d, d->w->soldier[soldier].place, d->w->hostile[hostile].place));
    bool explosive = n[WEAPON_MODES + EXPLOSION] || n[WEAPON_MODES + SPRAY];
    int cost = (row && n[WEAPON_CALIBER] ? reload_risk(d, f, i, row) : 0) + WORTH_XP * n[WEAPON_XP + f->mode];
    if (n[WEAPON_EXPENDED])
        cost += n[WEAPON_BY_DICE] ? WORTH_CARD * n[WEAPON_MODES + f->mode] : WORTH_EXPLOSIVE;
    if (explosive && d->plan.reserve && !d->foe[hostile].target)
        cost += WORTH_RESERVED;
    if (f->mode == BOLT && i->shots)
        cost += wfb_toll(d, soldier, hear(d, VALUE_BOLT_COST, f));
    return cost;
}

/* ---- a glance ------------------------------------------------------------- */

static int glance(const struct mind *d, const struct soldier *s, const struct item *i, unsigned space,
                  unsigned hostile)
{
    const struct hostile *h = &d->w->hostile[hostile];
    int best = 0, far = range_of(d, space, h->place);
    const int16_t *row = chart_row(d, s, i, far);
    if (!row || (h->place == d->w->objective && !d->w->active))
        return 0;
    struct dice k = { .hits = -1, .hit = sides_from(row[CHART_HIT], DIE), .open = sides_from(
        numbers(d, h->thing.card)[d->foe[hostile].target ? TARGET_COVER : HOSTILE_COVER], COVER_DIE) };
    for (unsigned mode = 0; mode < GUN_MODES; mode++) {
        k.n = i ? numbers(d, i->thing.card)[WEAPON_MODES + mode] : mode ? 0 : 1;
        k.each = i && wf_each_die_counts(d->m, i->thing.card, mode);
        if (!k.n || !reaches(d, i, mode, far)
            || (d->foe[hostile].target && !k.each && numbers(d, h->thing.card)[TARGET_EXPLOSION])
            || (k.each && d->plan.reserve && !d->foe[hostile].target))
            continue;
        int worth = expect_shot(d, hostile, &k) - wfb_heard(d, space, h->place, wfb_noise_of(d, i, mode, k.n));
        best = worth > best ? worth : best;
    }
    return best;
}

int wfb_best_from(const struct mind *d, unsigned soldier, unsigned space)
{
    const struct soldier *s = &d->w->soldier[soldier];
    bool squad = kind_of(d, s->thing.card) == OF_SQUAD;
    int best = 0;
    EACH_HOSTILE(d, h) {
        int worth = squad ? glance(d, s, NULL, space, h) : 0;
        EACH_ITEM(d, i) {
            const struct item *it = &d->w->item[i];
            if (it->holder != soldier + 1 || kind_of(d, it->thing.card) != OF_WEAPON || it->thrown_at
                || (it->flags & (ITEM_EMPTY | ITEM_LOST)) || !wfb_can_use(d, soldier, i))
                continue;
            int with = glance(d, s, it, space, h);
            worth = with > worth ? with : worth;
        }
        best = worth > best ? worth : best;
    }
    return best;
}
