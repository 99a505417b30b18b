// SPDX-License-Identifier: GPL-3.0-or-later
// Two people at one table in company by the mouse alone, from the menus of their windows on: one
// opens a table, the other finds it in the network, both compare cards, sit down, agree, play a
// deal, and begin another; the connection is lost and found again; they stop, speak, and leave.
// Nothing is typed.
#include "../company/avahi_daemon.h"
#include "../company_ui/meant_click.h"
#include "../company_ui/playable_card.h"
#include "act_pace.h"
#include "calling_end.h"
#include "chair_button.h"
#include "company_window.h"
#include "conduct/table_pace.h"
#include "conduct_bar.h"
#include "disk/own_place.h"
#include "files/kept_settings.h"
#include "five_cards_row.h"
#include "game_session.h"
#include "host_door.h"
#include "host_end.h"
#include "join_table_dialog.h"
#include "lobby_page.h"
#include "lobby_table.h"
#include "lost_sign.h"
#include "made_application.h"
#include "match/match.h"
#include "message_bar.h"
#include "open_table_dialog.h"
#include "panels/table_button.h"
#include "panels/table_panel.h"
#include "real_mouse.h"
#include "scene/table_scene.h"
#include "scene/table_view.h"
#include "seat_at_match.h"
#include "tabletop.h"
#include "test_main.h"

#include <QDir>
#include <QListWidget>
#include <QPointer>
#include <QProcess>
#include <QPushButton>
#include <QStandardPaths>
#include <QTcpServer>
#include <QTest>

#include <functional>
#include <memory>

using namespace sandbag;

namespace {

constexpr int kPatience = 20'000; // ms

template<class Holds>
bool wait(const Holds &holds)
{
    return QTest::qWaitFor(holds, kPatience);
}

/// The window of that kind that has been opened last, once it is there.
template<class Window>
Window *opened(const QList<QWidget *> &before)
{
    Window *found = nullptr;
    (void)wait([&] {
        for (QWidget *window : QApplication::topLevelWidgets()) {
            if (auto *one = qobject_cast<Window *>(window);
                one && one->isVisible() && !before.contains(window))
                found = one;
        }
        return found != nullptr;
    });
    return found;
}

void clickButton(QWidget &window, const char *name)
{
    auto *button = window.findChild<QAbstractButton *>(QString::fromLatin1(name));
    QVERIFY2(button, name);
    settle(button);
    clickOn(*button);
}

void clickButtonOf(QWidget &window, const QString &text)
{
    for (auto *button : window.findChildren<QPushButton *>()) {
        if (button->isVisible() && button->text().remove(u'&') == text)
            return clickOn(*button);
    }
    QFAIL(qPrintable(text));
}

FiveCardsRow *cardsIn(QWidget &window)
{
    for (auto *row : window.findChildren<FiveCardsRow *>()) {
        if (row->isVisible())
            return row;
    }
    return nullptr;
}

/// A port of those that tables may have, which nobody has now.
int freePort()
{
    QTcpServer server;
    for (int port = 20'000 + static_cast<int>(QCoreApplication::applicationPid() % 10'000);
         port < 32'000; ++port) {
        if (server.listen(QHostAddress::Any, static_cast<quint16>(port)))
            return port;
    }
    return 0;
}

} // namespace

class TestCompanyByMouse : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();
    void aTableIsOpened();
    void itIsFound();
    void cardsAreCompared();
    void chairsAreTaken();
    void aDealIsPlayed();
    void theNextOneIsDealt();
    void aLostConnectionIsFoundAgain();
    void theMatchIsStopped();
    void somethingIsSaid();
    void bothLeave();

private:
    void clickAt(CompanyWindow &window, QPointF place);
    [[nodiscard]] bool answer(CompanyWindow &window);
    int answerUntil(const std::function<bool(SeatAtMatch &)> &holds);

    QProcess m_bus;
    std::unique_ptr<AvahiDaemon> m_avahi;
    std::unique_ptr<MainWindow> m_miasOwn;
    std::unique_ptr<MainWindow> m_bensOwn;
    QPointer<CompanyWindow> m_mia;
    QPointer<CompanyWindow> m_ben;
};

void TestCompanyByMouse::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QDir(dataPlace() + QStringLiteral("/company")).removeRecursively(); // nobody has met before
    if (QStandardPaths::findExecutable(QStringLiteral("dbus-daemon")).isEmpty())
        QSKIP("there is no dbus-daemon");
    m_bus.start(QStringLiteral("dbus-daemon"),
                {QStringLiteral("--session"), QStringLiteral("--nofork"),
                 QStringLiteral("--print-address")});
    QVERIFY(m_bus.waitForReadyRead());
    const QByteArray address = m_bus.readLine().trimmed();
    qputenv("DBUS_SYSTEM_BUS_ADDRESS", address);
    m_avahi = std::make_unique<AvahiDaemon>(QString::fromUtf8(address));
    m_avahi->reflects = true;
    KeptSettings().setValue(QStringLiteral("company/name"), QStringLiteral("Mia"));
    KeptSettings().setValue(QStringLiteral("company/port"), freePort());
    Settings settings = Settings::standard();
    settings.look.motion = false;
    settings.look.speed = TableLook::Speed::instant;
    settings.look.moments = false;
    settings.look.confirmNil = false;
    settings.ceremony = false;
    settings.paceMs = 0;
    for (auto *own : {&m_miasOwn, &m_bensOwn}) {
        *own = std::make_unique<MainWindow>();
        (*own)->setAttribute(Qt::WA_DeleteOnClose, false);
        (*own)->applySettings(settings);
        (*own)->resize(1100, 760);
        (*own)->show();
    }
}

void TestCompanyByMouse::cleanupTestCase()
{
    delete m_ben;
    delete m_mia;
    m_bensOwn.reset();
    m_miasOwn.reset();
    m_avahi.reset();
    m_bus.terminate();
    m_bus.waitForFinished();
    for (const char *key : {"company/name", "company/port"})
        KeptSettings().remove(QString::fromLatin1(key));
}

void TestCompanyByMouse::aTableIsOpened()
{
    const QList<QWidget *> before = QApplication::topLevelWidgets();
    clickThrough(*m_miasOwn->menuBar(), {QStringLiteral("Game"), QStringLiteral("Play Together"),
                                         QStringLiteral("Open a Table…")});
    auto *dialog = opened<OpenTableDialog>(before);
    QVERIFY(dialog);
    clickButton(*dialog, "network");
    clickButton(*dialog, "everyone");
    clickButtonOf(*dialog, QStringLiteral("Open Table"));
    m_mia = opened<CompanyWindow>(before);
    QVERIFY(m_mia);
    QVERIFY(m_mia->host());
    QCOMPARE(m_mia->windowTitle(), QStringLiteral("Mia's table"));
}

void TestCompanyByMouse::itIsFound()
{
    KeptSettings().setValue(QStringLiteral("company/name"), QStringLiteral("Ben"));
    const QList<QWidget *> before = QApplication::topLevelWidgets();
    clickThrough(*m_bensOwn->menuBar(), {QStringLiteral("Game"), QStringLiteral("Play Together"),
                                         QStringLiteral("Join a Table…")});
    auto *dialog = opened<JoinTableDialog>(before);
    QVERIFY(dialog);
    auto *found = dialog->findChildren<QListWidget *>().constFirst();
    QVERIFY(wait([found] { return found->count() == 1; }));
    clickOn(*found->viewport(), found->visualItemRect(found->item(0)).center());
    clickButtonOf(*dialog, QStringLiteral("Join"));
    m_ben = opened<CompanyWindow>(before);
    QVERIFY(m_ben);
    QVERIFY(!m_ben->host());
}

void TestCompanyByMouse::cardsAreCompared()
{
    QVERIFY(m_mia && m_ben);
    QVERIFY(wait([this] { return cardsIn(*m_mia) && cardsIn(*m_ben); }));
    QVERIFY(cardsIn(*m_mia)->cards() == cardsIn(*m_ben)->cards());
    clickButton(*m_ben, "cardsSame");
    clickButton(*m_mia, "letIn");
    QVERIFY(wait([this] { return m_ben->end().isInside(); }));
}

void TestCompanyByMouse::chairsAreTaken()
{
    QVERIFY(m_mia && m_ben);
    clickOn(*m_mia->lobby().table().chairs()[0]);
    QVERIFY(wait([this] { return m_mia->end().ownChair() == 0; }));
    clickOn(*m_ben->lobby().table().chairs()[2]);
    QVERIFY(wait([this] { return m_ben->end().ownChair() == 2; }));
    clickButton(*m_mia, "fill");
    clickButton(*m_mia, "agree");
    QVERIFY(wait([this] { return m_mia->end().hasAgreed(); }));
    // A chair has a menu at the host's.
    clickOn(*m_mia->lobby().table().chairs()[1]);
    QVERIFY(wait([] { return QApplication::activePopupWidget() != nullptr; }));
    clickOn(*m_ben->lobby().table().chairs()[0]); // closes it
    QVERIFY(wait([] { return QApplication::activePopupWidget() == nullptr; }));
    clickButton(*m_ben, "agree");
    QVERIFY(wait([this] { return m_mia->host()->isReady(); }));
    clickButton(*m_mia, "deal");
    QVERIFY(wait([this] { return m_ben->end().seat()->hasDeal(); }));
}

/// Where the cards lie, which no part of a window is.
void TestCompanyByMouse::clickAt(CompanyWindow &window, QPointF place)
{
    TableView &view = window.table().view();
    clickOn(*view.viewport(), view.mapFromScene(place));
}

bool TestCompanyByMouse::answer(CompanyWindow &window)
{
    Tabletop &table = window.table();
    if (TablePanel *panel = table.extraPanel() ? table.extraPanel() : table.panel()) {
        for (auto *button : panel->findChildren<TableButton *>()) {
            if (button->isVisible() && button->isEnabled() && !button->isStruck()) {
                clickOn(*button);
                return true;
            }
        }
        return false;
    }
    if (table.pace().canGoOn()) {
        clickAt(window, table.scene().layout().trick);
        return true;
    }
    const int card = table.pace().mayAct() ? playable(table) : -1;
    if (card < 0)
        return false;
    const QRectF box = table.scene().ownCardRect(card); // its left edge is free in a tight fan
    clickAt(window, QPointF(box.left() + 6, box.center().y()));
    return true;
}

/// What both are asked until that holds; returns how often they answered.
int TestCompanyByMouse::answerUntil(const std::function<bool(SeatAtMatch &)> &holds)
{
    const auto there = [&](CompanyWindow &window) { return holds(*window.end().seat()); };
    const auto both = [&] { return there(*m_mia) && there(*m_ben); };
    int answers = 0;
    for (int turns = 0; turns < 3000 && !both() && !QTest::currentTestFailed(); ++turns) {
        // Who is there waits for the other, or would begin what comes next.
        const bool any = (!there(*m_mia) && answer(*m_mia)) || (!there(*m_ben) && answer(*m_ben));
        answers += any ? 1 : 0;
        QTest::qWait(any ? 1 : 10);
    }
    return both() ? answers : -1;
}

void TestCompanyByMouse::aDealIsPlayed()
{
    QVERIFY(m_mia && m_ben);
    const int answers = answerUntil([](SeatAtMatch &seat) { return seat.dealOver(); });
    QVERIFY2(answers >= 28, qPrintable(QString::number(answers))); // two bids and 26 cards
}

void TestCompanyByMouse::theNextOneIsDealt()
{
    QVERIFY(m_mia && m_ben);
    const auto isDealt = [](SeatAtMatch &seat) { return seat.deals() == 2 && !seat.dealOver(); };
    QVERIFY(answerUntil(isDealt) > 0);
}

void TestCompanyByMouse::aLostConnectionIsFoundAgain()
{
    QVERIFY(m_mia && m_ben);
    auto *lost = m_ben->findChild<LostSign *>();
    QVERIFY(lost && !lost->isVisible());
    auto *door = m_mia->findChild<HostDoor *>();
    door->close(); // or it would be found at once
    m_mia->host()->host().hangUp();
    QVERIFY(wait([lost] { return lost->isVisible(); }));
    door->open();
    clickButtonOf(*lost, QStringLiteral("Try Now"));
    QVERIFY(wait([lost] { return !lost->isVisible(); }));
    QVERIFY(wait([this] { return m_mia->host()->host().isPresent(2); }));
}

void TestCompanyByMouse::theMatchIsStopped()
{
    QVERIFY(m_mia && m_ben);
    clickThrough(*m_ben->menuBar(),
                 {QStringLiteral("Play"), QStringLiteral("Pause"), QStringLiteral("Pause to Eat")});
    QVERIFY(wait([this] { return m_mia->end().state().pause.has_value(); }));
    QVERIFY(wait([this] { return m_ben->end().state().pause.has_value(); }));
    auto *bar = m_ben->findChild<ConductBar *>();
    QVERIFY(bar && bar->isVisible());
    clickButton(*bar, "ready");
    QVERIFY(wait([this] { return !m_mia->end().state().pause; }));
}

void TestCompanyByMouse::somethingIsSaid()
{
    QVERIFY(m_mia && m_ben);
    QString said;
    connect(&m_mia->end(), &CompanyEnd::remarked, this, [&said](int seat, int number) {
        said = QStringLiteral("%1 %2").arg(seat).arg(number);
    });
    QAction *play = entryOf(m_ben->menuBar()->actions(), QStringLiteral("Play"));
    QVERIFY(play);
    QAction *say = entryOf(play->menu()->actions(), QStringLiteral("Say"));
    QVERIFY(say);
    const QString first = say->menu()->actions().constFirst()->text().remove(u'&');
    clickThrough(*m_ben->menuBar(), {QStringLiteral("Play"), QStringLiteral("Say"), first});
    QVERIFY(wait([&said] { return said == QStringLiteral("2 0"); }));
}

void TestCompanyByMouse::bothLeave()
{
    QVERIFY(m_mia && m_ben);
    auto *offer = m_ben->findChild<MessageBar *>(QStringLiteral("offer"));
    clickThrough(*m_ben->menuBar(), {QStringLiteral("Game"), QStringLiteral("Leave Table")});
    QVERIFY(wait([offer] { return offer->isVisible(); }));
    clickButtonOf(*offer, QStringLiteral("Leave Table"));
    QVERIFY(wait([this] { return !m_ben; }));
    QVERIFY(wait([this] { return !m_mia->host()->host().isPresent(2); }));
    offer = m_mia->findChild<MessageBar *>(QStringLiteral("offer"));
    clickThrough(*m_mia->menuBar(), {QStringLiteral("Game"), QStringLiteral("Close Table")});
    QVERIFY(wait([this, offer] { return !m_mia || offer->isVisible(); }));
    if (m_mia)
        clickButtonOf(*offer, QStringLiteral("Close Table"));
    QVERIFY(wait([this] { return !m_mia; }));
}

QTEST_MAIN(TestCompanyByMouse)
#include "tst_company_by_mouse.moc"
