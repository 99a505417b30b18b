// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

namespace sandbag {

/// One line above the table for someone who has just started the program for the first time: ten
/// minutes of lesson. Whatever they answer, they are never asked again.
class FirstOffer : public QFrame
{
    Q_OBJECT

public:
    explicit FirstOffer(QWidget *parent = nullptr);

    /// Whether nobody has answered it, nor begun a lesson.
    [[nodiscard]] static bool isOpen();

signals:
    void accepted();

private:
    void takeAway();
};

} // namespace sandbag
