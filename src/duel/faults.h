/* SPDX-License-Identifier: MIT */
/* faults.h -- one deliberate fault for each way in which a law can be broken.
 *
 * In a build with -DDUEL_FAULTS the duel's setup has a setting `fault`; the laws
 * must find each one, and find it to be a breach of the law named beside it
 * (tests/laws/faults.c).  In any other build FAULT is false. */
#ifndef DUEL_FAULTS_H
#define DUEL_FAULTS_H

enum duel_fault {
    FAULT_NONE,
    FAULT_NO_OPTIONS,           /* options: a seat with an empty hand is offered nothing */
    FAULT_TAKES_UNOFFERED,      /* refusal: waiting for anything is accepted */
    FAULT_LISTER_PEEKS,         /* views: the list depends on a guard that lies face down */
    FAULT_EVENT_LEAKS,          /* secrets: the others are told which guard was laid */
    FAULT_STATE_LEAKS,          /* secrets: the guard laid last stands open in the state */
    FAULT_FILL_CHANGES,         /* fill: what the seat sees is changed */
    FAULT_DIRTY_SLOT,           /* canonical: a freed slot is not zero */
    FAULT_UNNAMED,              /* same: two options are written alike */
    FAULT_FORGETFUL,            /* same: the game depends on something outside of it */
    FAULT_BOUNDS,               /* invariants: a number outside of its row's bounds */
    FAULT_TELLS_TOO_MUCH,       /* invariants: a result of more lines than there is room for */
    FAULT_SECRET_ROLL,          /* undo: dice without a barrier */
    FAULT_SECRET_PEEK,          /* undo: a hidden card is told without a barrier */
    FAULT_REDO_DIFFERS,         /* undo: what is done again comes out otherwise */
    FAULT_LOSES_CARD,           /* conservation: a card struck with is gone */
    FAULT_ENDLESS,              /* end: rounds are not counted and nobody is hurt */
    FAULTS
};

#ifdef DUEL_FAULTS
#define FAULT(name) (m->setup[SETUP_FAULT] == FAULT_##name)
#else
#define FAULT(name) ((void)m, false)
#endif

#endif
