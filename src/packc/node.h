/* SPDX-License-Identifier: MIT */
/* node.h -- what a declaration holds, taken out of Lua: plain values in the arena.
 *
 * Once the files have run nothing of Lua is left: readers see only nodes.  Tables are in
 * order, indices first, then keys by letter, so that nothing depends on hashing. */
#ifndef PACKC_NODE_H
#define PACKC_NODE_H

#include "tokens.h"

enum node_type { NODE_NIL, NODE_FLAG, NODE_WHOLE, NODE_REAL, NODE_TEXT, NODE_WORD, NODE_TABLE, NODE_OTHER };

struct node {
    uint8_t  type;
    bool     minus, called, broken;     /* broken: a text with a zero in it */
    uint32_t n;                         /* a word's arguments; a table's entries */
    union {
        int64_t whole;                  /* a flag's too */
        double  real;
        const char *text;               /* a word's name */
    };
    union { struct node *argument; struct entry *entry; };
    uint32_t file, line, token;         /* a word's */
};

struct entry { const char *key; int64_t index; struct node value; };    /* key NULL: at an index */

/* "card \"Name\" { ... }": a word, its name, its table. */
struct declaration { struct node word; const char *name; struct node table; };

#endif
