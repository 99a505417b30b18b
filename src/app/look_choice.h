// SPDX-License-Identifier: GPL-3.0-or-later
// Felts and card backs, chosen by how they look.
#pragma once

#include "swatch_choice.h"

#include <QColor>
#include <QHash>

#include <atomic>
#include <memory>

namespace sandbag {

/// The felts, as they look in windows of this palette.
class FeltChoice : public SwatchChoice
{
    Q_OBJECT

public:
    explicit FeltChoice(QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void paintFelts();
};

/// The backs of our own cards, and the one that goes with the felt, whose value is empty. Their
/// pictures come a moment later: drawings are read on another thread.
class BackChoice : public SwatchChoice
{
    Q_OBJECT

public:
    explicit BackChoice(QWidget *parent = nullptr);
    ~BackChoice() override;

    /// The back that goes with the felt is that one now, and the felt of this color.
    void setUsual(const QString &back, const QColor &felt);

private:
    void show(int index, const QImage &back);

    std::shared_ptr<std::atomic<bool>> m_stop;
    QString m_usual;
    QColor m_felt;
    QHash<QString, QPixmap> m_pictures; ///< by back
};

} // namespace sandbag
