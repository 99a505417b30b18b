// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "panels/table_panel.h"
#include "player/player.h"

#include <QStringList>

namespace sandbag {

/// What a good player would do now and why, in a sentence; the figures behind it are folded away.
class HintPanel : public TablePanel
{
    Q_OBJECT
public:
    /// `standing`: before the deal.
    HintPanel(const Decision &decision, const SeatView &view, const Standing &standing,
              const QStringList &names, QWidget *parent = nullptr);
    bool offerKey(QKeyEvent *event) override;
    [[nodiscard]] bool liesAside() const override { return true; }
    /// The reason, without the figures.
    [[nodiscard]] const QString &reason() const { return m_reason; }

signals:
    void followed(const sandbag::Event &event);
    void closed();
    void resized(); ///< the figures were folded or unfolded

private:
    void unfold(bool on);

    QString m_reason;
    QString m_figures;
};

} // namespace sandbag
