/* SPDX-License-Identifier: MIT */
/* choices.c -- what a choice of a campaign costs, what is left to spend, and what is told before a campaign begins. */
#include "campaign/rules.h"
#include "page.h"

#define GROG_PAIRS(...) (const struct grog_pair[]){ __VA_ARGS__, { 0 } }

static int price_of(const struct grog_eyes *e, struct grog_option o)
{
    const struct campaign *c = const_camp(e->view);
    switch (o.verb) {
    case VERB_HIRE:
    case VERB_BUY:   return wf_cost_of(e->m, &(struct grog_listed){ o.object[0], 1 });
    case VERB_LEARN: return camp_skill_cost(e->m, c, o.object[0]);
    default:         return 0;
    }
}

/* "24 RP", "3 Mission Points" */
void campaign_say_price(const struct grog_eyes *e, struct grog_option o, struct grog_text *out)
{
    int price = price_of(e, o);
    if (price)
        grog_say_plain(e->s, o.verb == VERB_LEARN ? "campaign.price.learn" : "campaign.price",
                       GROG_PAIRS({ "n", NULL, price }), out);
}

/* Are Player Soldiers hired now, before the first Mission, and nothing else? */
static bool recruits(const struct grog_eyes *e)
{
    const struct grog_frame *top = &e->view->frame[e->view->depth - 1];
    return e->view->question == ASK_OUTFIT && top->local[OUTFIT_WHEN] == OUTFIT_RECRUITS;
}

/* What ends the hiring of Player Soldiers does not go on the Mission yet. */
bool campaign_name(const struct grog_eyes *e, struct grog_option o, enum grog_length how, struct grog_text *out)
{
    (void)how;
    return o.verb == VERB_GO && recruits(e) && grog_say_plain(e->s, "campaign.recruited", NULL, out);
}

/* What there is to spend, while something can be bought. */
void campaign_say_purse(const struct grog_eyes *e, struct grog_text *out)
{
    const struct campaign *c = const_camp(e->view);
    uint8_t asks = e->view->question;
    if (asks == ASK_OUTFIT && mission_of(c) && !recruits(e))
        campaign_say_prepared(e, out);
    else if (asks == ASK_OUTFIT || asks == ASK_SHOP)
        grog_say_plain(e->s, recruits(e) ? "campaign.purse.recruits" : "campaign.purse",
                       GROG_PAIRS({ "n", NULL, camp_purse(e->m, c) }), out);
    else if (asks == ASK_SHARE)
        grog_say_plain(e->s, "campaign.earned", GROG_PAIRS({ "n", NULL, c->earned }), out);
}

/* What its cards tell, and how a campaign goes. */
void campaign_read_beginning(const struct grog_eyes *e, const struct grog_reader *to)
{
    const struct grog_card_text *text = e->m->cards->text;
    uint16_t card[GROG_STORIES];
    unsigned n = campaign_chronicle.stories(e->m, e->view, card);
    for (unsigned i = 0; i < n && text; i++)
        if (text[card[i]].flavour && *text[card[i]].flavour)
            to->read(to->arg, &(struct grog_part){ .sort = GROG_PARAGRAPH, .id = i, .text = text[card[i]].flavour });
    grog_read_message(e, "campaign.begins", GROG_PAIRS({ "n", NULL, const_camp(e->view)->missions[0]
                      + const_camp(e->view)->mission[0] }, { "practice", NULL, grog_practice(e->m) }), 0, to);
}
