// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace sandbag {

class TablePanel;
class Tabletop;

/// Finds the panel that asks what is open now, driven by the prompt alone, so that whatever a rule
/// set asks can be answered.
class PanelFactory
{
public:
    explicit PanelFactory(Tabletop &table) : m_table(table) {}

    /// Words that tell one question from another; "" when no panel is needed.
    [[nodiscard]] QString key() const;
    /// The panel, with its signals connected to the table.
    [[nodiscard]] TablePanel *make() const;

private:
    [[nodiscard]] TablePanel *makeResult() const;
    [[nodiscard]] TablePanel *makeCut() const;
    [[nodiscard]] TablePanel *makeBid() const;
    [[nodiscard]] TablePanel *makeCards() const;
    [[nodiscard]] TablePanel *makeChoice() const;
    [[nodiscard]] TablePanel *makeTalk() const;
    [[nodiscard]] TablePanel *makeCurtain() const;
    [[nodiscard]] TablePanel *makeReplay() const;

    Tabletop &m_table;
};

} // namespace sandbag
