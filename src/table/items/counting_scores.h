// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/table_picture.h"

#include <QObject>
#include <QVariantAnimation>

#include <vector>

namespace sandbag {

/// The sides' totals on the frame and on the pad, which count from the old ones to the new ones.
/// Nothing waits for them: a TablePicture has the new ones at once.
class CountingScores : public QObject
{
    Q_OBJECT
public:
    explicit CountingScores(QObject *parent);

    /// These are the sides now. Their totals take this many milliseconds to count; 0: they are
    /// there at once.
    void show(const std::vector<SidePicture> &sides, int milliseconds);
    /// Totals that are to count wait: the sheet that explains them is written first.
    void hold(bool on);
    [[nodiscard]] bool running() const;
    /// As they are to be seen at this moment.
    [[nodiscard]] std::vector<SidePicture> shown() const;
    /// The old totals while the new ones are counted; they need room, too.
    [[nodiscard]] std::vector<QString> before() const;

signals:
    void changed();

private:
    std::vector<SidePicture> m_before, m_after;
    QVariantAnimation m_run;
    double m_share = 1; ///< of the way
    bool m_held = false;
};

} // namespace sandbag
