/* SPDX-License-Identifier: MIT */
/* list.h -- what lists of packs share. */
#ifndef CLI_LIST_H
#define CLI_LIST_H

/* Call visit with each pack that was named, or if none was, with each that is installed; how many. */
unsigned list_each_pack(void (*visit)(void *arg, const char *what), void *arg);

/* A pack and what it is: a line, and where it lies. */
void list_print_pack(const char *what);

#endif
