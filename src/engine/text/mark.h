// SPDX-License-Identifier: GPL-3.0-or-later
// Marks for text that lupdate collects from the engine, which knows no Qt. Include this in .cpp
// files of the engine and the players only, never in a header: Qt's own macros of these names do
// the same elsewhere. The context of a sentence is the folder of its family, elsewhere its room
// (tests/texts/contexts.py), so that a translator finds together what is said of one thing.
//
//   QT_TRANSLATE_NOOP("bags", "Bags: %1")               a sentence, in families/bags
//   QT_TRANSLATE_N_NOOP("engine", "%n bag(s)")          a sentence with plural forms
//
// The words of calls have a context of their own, "Calls", and where one word is not enough for a
// translator what it is for:
//
//   QT_TRANSLATE_NOOP3("Calls", "N", "nil, in a column")   a CallText
#pragma once

#define QT_TRANSLATE_NOOP(context, text) text
#define QT_TRANSLATE_N_NOOP(context, text) text
#define QT_TRANSLATE_NOOP3(context, text, about) \
    {                                            \
        text, about                              \
    }
