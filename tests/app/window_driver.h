// SPDX-License-Identifier: GPL-3.0-or-later
// Plays at the real window as a person would.
#pragma once

#include "game_session.h"
#include "made_application.h"
#include "main_window.h"
#include "panels/bid_panel.h"
#include "panels/choice_panel.h"
#include "panels/table_button.h"
#include "rules/catalogue.h"
#include "scene/table_scene.h"
#include "scene/table_view.h"
#include "table_actions.h"
#include "tabletop.h"
#include "waiting.h"

#include <QTest>

namespace sandbag {

/// A window whose computers answer at once, with nothing gliding.
class WindowDriver
{
public:
    WindowDriver()
    {
        Settings settings = Settings::standard();
        settings.look.motion = false;
        settings.paceMs = 0;
        for (int i = 1; i < settings.seats.size(); ++i)
            settings.seats[i].player = QStringLiteral("simple");
        m_window.setAttribute(Qt::WA_DeleteOnClose, false);
        m_window.applySettings(settings);
        m_window.resize(1100, 760);
        m_window.show();
    }

    MainWindow &window() { return m_window; }
    GameSession &session() { return m_window.session(); }
    Tabletop &table() { return m_window.table(); }
    TableView &view() { return m_window.table().view(); }
    const TablePicture &picture() { return m_window.table().scene().picture(); }

    void deal(const RuleSet &rules, const QString &base, quint64 seed = 7)
    {
        session().newMatch(
            {rules, base, {}, m_window.settings().seatsFor(rules.table_players), seed});
    }

    /// The computers act; true once a person is asked something, or the match is over.
    bool waitForPerson()
    {
        return waitFor([this] { return asked() || session().match().over(); }, 20000);
    }
    bool asked() { return table().panel() || table().actions().canHint(); }

    /// A deal of Standard in which the person has said something.
    void begin()
    {
        deal(RuleSet{}, QStringLiteral("standard"));
        QVERIFY(waitForPerson());
        press(Qt::Key_2);
        press(Qt::Key_Return);
        QVERIFY(waitForPerson());
    }

    /// From now on what is said at the table goes there, which must outlive this window.
    void hear(QStringList &said)
    {
        QObject::connect(&table(), &Tabletop::news, &table(), [&said](const TableNews &news) {
            if (!news.text.isEmpty())
                said << news.text;
        });
    }

    /// Answers what is asked until the person is to play a card.
    void toPlay()
    {
        for (int i = 0; i < 20; ++i) {
            QVERIFY(waitForPerson());
            if (SeatView(*session().match().deal(), 0).prompt().phase == Phase::play)
                return;
            answerByMouse();
        }
        QFAIL("nobody came to play");
    }

    /// A key goes where the focus is, as from a keyboard.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QWidget *focus = m_window.focusWidget();
        QTest::keyClick(focus ? focus : &m_window, key, modifiers);
    }

    /// Index of a card that may be played now.
    int playable()
    {
        for (std::size_t i = 0; i < picture().hand.size(); ++i)
            if (i >= picture().dimmed.size() || !picture().dimmed[i])
                return static_cast<int>(i);
        return -1;
    }

    /// Arrow keys to a card of the hand; with Shift they stop at cards that may not be played, too.
    void walkTo(int index)
    {
        view().setFocus();
        for (int steps = 0; view().cursor() != index && steps < 120; ++steps)
            press(Qt::Key_Right, Qt::ShiftModifier);
    }

    /// Answers whatever is asked with keys alone.
    void answerByKeys()
    {
        TablePanel *panel = table().extraPanel() ? table().extraPanel() : table().panel();
        if (!panel) {
            walkTo(playable());
            press(Qt::Key_Return);
            return;
        }
        if (auto *cards = qobject_cast<CardsPanel *>(panel);
            cards && m_window.focusWidget() == &view()) {
            chooseByKeys(*cards);
            return;
        }
        if (!panel->isAncestorOf(m_window.focusWidget()))
            panel->focusFirst();
        press(Qt::Key_Return);
    }

    /// A click on a button of the open panel that is not struck; the first such one by default.
    bool clickButton(const QString &text = {})
    {
        TablePanel *panel = table().extraPanel() ? table().extraPanel() : table().panel();
        if (!panel)
            return false;
        for (TableButton *button : panel->findChildren<TableButton *>())
            if (button->isVisible() && !button->isStruck() &&
                (text.isEmpty() || button->text() == text)) {
                QTest::mouseClick(button, Qt::LeftButton);
                return true;
            }
        return false;
    }

    void clickCard(int index)
    {
        const QRectF box = table().scene().ownCardRect(index);
        // The left edge is free even in a tight fan.
        const QPointF at(box.left() + 6, box.center().y());
        QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, view().mapFromScene(at));
    }

    /// Answers whatever is asked with the mouse alone.
    void answerByMouse()
    {
        TablePanel *panel = table().extraPanel() ? table().extraPanel() : table().panel();
        if (!panel) {
            clickCard(playable());
            return;
        }
        if (auto *cards = qobject_cast<CardsPanel *>(panel)) {
            for (int i = 0; !cards->complete() && i < static_cast<int>(picture().hand.size()); ++i)
                clickCard(i);
            for (CardButton *card : cards->findChildren<CardButton *>())
                if (!cards->complete())
                    QTest::mouseClick(card, Qt::LeftButton);
            for (TableButton *button : cards->findChildren<TableButton *>())
                if (!cards->complete())
                    QTest::mouseClick(button, Qt::LeftButton);
            cards->confirm();
            return;
        }
        clickButton();
    }

private:
    void chooseByKeys(CardsPanel &cards)
    {
        for (int i = 0; i < static_cast<int>(picture().hand.size()) && !cards.complete(); ++i) {
            walkTo(i);
            press(Qt::Key_Space);
        }
        if (!cards.complete()) { // a suit is to be named
            auto *suit = cards.findChild<TableButton *>();
            suit->setFocus();
            press(Qt::Key_Return);
            view().setFocus();
        }
        press(Qt::Key_Return);
    }

    MainWindow m_window;
};

} // namespace sandbag
