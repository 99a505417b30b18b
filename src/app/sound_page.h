// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sound_choice.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QSlider;

namespace sandbag {

/// Page of the preferences: the sounds of the table, and how loud they are.
class SoundPage : public QWidget
{
    Q_OBJECT

public:
    explicit SoundPage(const SoundChoice &choice, QWidget *parent = nullptr);
    [[nodiscard]] SoundChoice choice() const;

private:
    void tryOut();

    QCheckBox *m_on;
    QSlider *m_volume;
    QCheckBox *m_cards;
    QCheckBox *m_turn;
    QCheckBox *m_results;
    QLabel *m_trouble; ///< why nothing can be heard
};

} // namespace sandbag
