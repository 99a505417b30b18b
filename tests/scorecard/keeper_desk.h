// SPDX-License-Identifier: GPL-3.0-or-later
// A score keeper on the screen, used by keys.
#pragma once

#include "card_matches.h"
#include "keeper/entry_panel.h"
#include "keeper/score_keeper.h"

#include <QApplication>
#include <QPushButton>
#include <QTest>

namespace sandbag {

/// A window with the focus in its first field.
struct Desk {
    explicit Desk(const MatchRecord &record, int dealer = 0, const QString &folder = {})
        : keeper(folder)
    {
        keeper.show();
        QApplication::setActiveWindow(&keeper);
        keeper.startMatch(record, dealer);
        QTest::qWait(1);
    }

    /// Keys as typed; '\n' is Enter.
    void type(const char *keys)
    {
        for (const char *key = keys; *key; ++key) {
            QWidget *focus = QApplication::focusWidget();
            QVERIFY(focus);
            if (*key == '\n')
                QTest::keyClick(focus, Qt::Key_Return);
            else
                QTest::keyClick(focus, *key);
            ++count;
        }
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }

    [[nodiscard]] const Match &match() { return keeper.book().match(); }
    [[nodiscard]] int deals() { return static_cast<int>(match().record().deals.size()); }
    [[nodiscard]] int total(int side) { return match().standing().totals[std::size_t(side)]; }
    [[nodiscard]] QPushButton *findButton(const QString &label)
    {
        QTest::qWait(1); // buttons of the last question are deleted by now
        for (QPushButton *button : keeper.panel()->findChildren<QPushButton *>())
            if (button->isVisible() && button->text() == label)
                return button;
        return nullptr;
    }
    [[nodiscard]] QString problem() { return keeper.panel()->problem(); }

    ScoreKeeper keeper;
    int count = 0; ///< keys typed
};

inline MatchRecord rules(const char *preset)
{
    return cards::recordOf(preset, cards::kFour);
}

} // namespace sandbag
