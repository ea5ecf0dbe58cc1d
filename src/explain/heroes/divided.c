/* SPDX-License-Identifier: MIT */
/* divided.c -- the fire of a machine gun that is divided, in words: what becomes of its bonus, and at whom
 * else it can go. */
#include "table.h"
#include "heroes/machine_gun.h"
#include "heroes/play.h"
#include "heroes/forecast.h"

enum { TEXT = 1024 };

/* Whoever can be fired at together with the first. */
static void list_others(const struct grog_eyes *e, unsigned first, struct grog_text *out)
{
    const struct grog_options *l = &e->scene->options;
    const struct heroes *h = const_heroes(e->view);
    char name[HN_NAME];
    for (uint32_t i = 0; i < l->n; i++) {
        const struct grog_option *o = &l->at[i];
        unsigned slot = grog_ref_slot(o->object[2]);
        if (o->verb != VERB_DIVIDE || o->object[1] != SHOT_PLAIN || slot == first
            || hn_go_together(e->m, h, first, slot))
            continue;
        hn_name_unit(e, slot, name);
        grog_print(out, "%s%s", out->n ? ", " : "", name);
    }
}

/* HN-ABL-79 to HN-ABL-85 */
void explain_divided_heroes(const struct grog_eyes *e, struct grog_option o, struct grog_text *out)
{
    const struct shooting s = { .slot = o.actor - 1u, .target = grog_ref_slot(o.object[2]), .weapon = o.object[0],
                                .moving = e->view->question == ASK_STEP };
    struct shot_bonus sum = hn_shot_bonus(e->m, e->view, &s);
    char list[TEXT] = "";
    list_others(e, s.target, &(struct grog_text){ .at = list, .room = sizeof list });
    hn_say(e, "does.divide", GROG_PAIRS({ "n", NULL, hn_pool_of(o.object[1], hn_sum_of(&sum)) },
                                   { "list", list, 0 }), out);
}

/* While it is divided: how much there is. */
void about_divided_heroes(const struct grog_eyes *e, struct grog_text *out)
{
    const struct grog_frame *f = hn_frame_of(e->view, PROC_DIVIDE);
    if (f)
        hn_say(e, "divides", GROG_PAIRS({ "n", NULL, hn_pool(f) }, { "given", NULL, hn_allotted(f) },
                                   { "left", NULL, hn_pool(f) - hn_allotted(f) }), out);
}
