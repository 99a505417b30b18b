// SPDX-License-Identifier: GPL-3.0-or-later
// The table of a match that runs: what it shows, and how often.
#include "live/game_session.h"
#include "panels/table_panel.h"
#include "tabletop.h"

#include <QSignalSpy>
#include <QTest>

using namespace sandbag;

class TestTabletop : public QObject
{
    Q_OBJECT

private slots:
    void everyEventIsShownOnce();
    void aQuestionKeepsItsPanel();

private:
    static void begin(GameSession &game, Tabletop &table)
    {
        TableLook look;
        look.motion = false;
        table.setLook(look);
        table.resize(1000, 700);
        RuleSet rules;
        rules.deal_cut = DealCut::none;
        const QString computer = QStringLiteral("random");
        game.setPace(0);
        game.newMatch(rules, QStringLiteral("standard"),
                      {{QStringLiteral("You"), QStringLiteral("human")},
                       {QStringLiteral("Ada"), computer},
                       {QStringLiteral("Bo"), computer},
                       {QStringLiteral("Cleo"), computer}},
                      7);
    }
    static bool waitsForPerson(const GameSession &game)
    {
        return game.match().dealOver() || game.isHuman(game.seatAtTurn());
    }
};

void TestTabletop::everyEventIsShownOnce()
{
    GameSession game;
    Tabletop table(&game);
    const QSignalSpy shown(&table, &Tabletop::refreshed);
    const QSignalSpy happened(&game, &GameSession::happened);
    begin(game, table);
    QCOMPARE(shown.count(), 1); // the match with its first deal
    while (!game.match().dealOver()) {
        QTRY_VERIFY(waitsForPerson(game));
        QCOMPARE(shown.count(), 1 + happened.count());
        if (game.match().dealOver())
            break;
        const std::vector<Event> choices = game.view(0).prompt().choices;
        QVERIFY(!game.act(choices.front()));
    }
    QVERIFY(happened.count() > 52);
    QCOMPARE(shown.count(), 1 + happened.count()); // the result came with the last card
    QVERIFY(table.panel());
    game.undo();
    QCOMPARE(shown.count(), 2 + happened.count());
}

void TestTabletop::aQuestionKeepsItsPanel()
{
    GameSession game;
    Tabletop table(&game);
    begin(game, table);
    QTRY_VERIFY(waitsForPerson(game));
    QPointer<TablePanel> panel = table.panel();
    QVERIFY(panel);
    table.setPaused(true);
    table.setPaused(false);
    QCOMPARE(table.panel(), panel.data());
    QVERIFY(!game.act(game.view(0).prompt().choices.front()));
    QVERIFY(table.panel() != panel.data());
}

QTEST_MAIN(TestTabletop)
#include "tst_tabletop.moc"
