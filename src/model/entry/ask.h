// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "facts/fact_set.h"

#include <QString>

#include <cassert>

namespace sandbag {

/// What one field of an entered deal asks: a fact, or one of a few things that are none. How each
/// is asked is said by its row (entry/ask_row.h). A small value.
class Ask
{
public:
    enum Other {
        bid,        ///< of a seat
        sideBid,    ///< of a side (bid_style side)
        sideTricks, ///< of the players of a side who bid no nil; Fact::tricks are a seat's
        clock,      ///< minutes played
    };

    constexpr Ask(Other other) : m_number(other == clock ? kNumbers - 1 : other) {}
    constexpr Ask(Fact fact) : m_number(kBefore + static_cast<int>(fact)) {}
    [[nodiscard]] static constexpr Ask ofNumber(int number)
    {
        assert(number >= 0 && number < kNumbers);
        Ask ask = bid;
        ask.m_number = number;
        return ask;
    }

    /// From 0, in the order in which they are asked.
    [[nodiscard]] constexpr int number() const { return m_number; }
    [[nodiscard]] constexpr bool isFact() const
    {
        return m_number >= kBefore && m_number < kNumbers - 1;
    }
    [[nodiscard]] constexpr Fact fact() const
    {
        assert(isFact());
        return static_cast<Fact>(m_number - kBefore);
    }
    constexpr bool operator==(const Ask &) const = default;

private:
    static constexpr int kBefore = 3; ///< those that are asked before any fact

public:
    static constexpr int kNumbers = kBefore + kFacts + 1;

private:
    int m_number;
};

/// One field of the form.
struct EntryField {
    Ask ask = Ask::bid;
    int seat = -1; ///< where the question is about a seat
    int side = -1; ///< where it is about a side

    [[nodiscard]] bool isBid() const { return ask == Ask::bid || ask == Ask::sideBid; }
    [[nodiscard]] bool isTricks() const { return ask == Fact::tricks || ask == Ask::sideTricks; }
    bool operator==(const EntryField &) const = default;
};

/// The text typed into a field.
struct EntryAnswer {
    int index = 0; ///< of the field
    QString text;  ///< trimmed; what is usual where nothing was typed
};

/// An answer that can be chosen by mouse. `suffix`: to be put behind a number.
struct EntryChoice {
    QString keys;
    QString label;
    bool suffix = false;
    QString struck = {}; ///< why it cannot be the answer; "" where it can
};

} // namespace sandbag
