/* SPDX-License-Identifier: MIT */
/* board_heroes_divided.c -- the fire of a machine gun that is divided, in words: what becomes of its bonus, and at whom
 * else it can go. */
#include "board_heroes.h"

enum { TEXT = 1024 };

/* Whoever can be fired at together with the first. */
static void list_others(const struct play *p, unsigned first, struct grog_text *out)
{
    const struct grog_options *l = &p->scene->options;
    const struct heroes *h = const_heroes(p->view);
    char name[HN_NAME];
    for (uint32_t i = 0; i < l->n; i++) {
        const struct grog_option *o = &l->at[i];
        unsigned slot = grog_ref_slot(o->object[2]);
        if (o->verb != VERB_DIVIDE || o->object[1] != SHOT_PLAIN || slot == first
            || hn_go_together(p->m, h, first, slot))
            continue;
        hn_name_unit(p, slot, name);
        grog_print(out, "%s%s", out->n ? ", " : "", name);
    }
}

/* HN-ABL-79 to HN-ABL-85 */
void explain_divided_heroes(const struct play *p, struct grog_option o, struct grog_text *out)
{
    const struct shooting s = { .slot = o.actor - 1u, .target = grog_ref_slot(o.object[2]), .weapon = o.object[0],
                                .moving = p->view->question == ASK_STEP };
    struct shot_bonus sum = hn_shot_bonus(p->m, p->view, &s);
    int bonus = hn_sum_of(&sum);
    char list[TEXT] = "";
    list_others(p, s.target, &(struct grog_text){ .at = list, .room = sizeof list });
    hn_say(p, "does.divide", PAIRS({ "n", NULL, bonus + hn_doubling((enum shot)o.object[1], bonus, 0) },
                                   { "list", list, 0 }), out);
}

/* While it is divided: how much there is. */
void about_divided_heroes(const struct play *p, struct grog_text *out)
{
    const struct grog_frame *f = hn_frame_of(p->view, PROC_DIVIDE);
    int given = 0;
    if (!f)
        return;
    for (int i = 0; i < f->local[DIVIDE_TARGETS]; i++)
        given += f->local[DIVIDE_FIRST + i] >> 8;
    hn_say(p, "divides", PAIRS({ "n", NULL, f->pending[SHOT_BONUS] }, { "given", NULL, given },
                               { "left", NULL, f->pending[SHOT_BONUS] - given }), out);
}
