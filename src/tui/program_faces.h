/* SPDX-License-Identifier: MIT */
/* program_faces.h -- the full-screen face, as a program's commands use it. */
#ifndef TUI_PROGRAM_FACES_H
#define TUI_PROGRAM_FACES_H

#include "command/program.h"

extern const struct faces tui_program_faces;

#endif
