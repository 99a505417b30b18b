// SPDX-License-Identifier: GPL-3.0-or-later
// Opening a table and coming to it over TLS, as two people do it in two windows: what the dialogs
// say, the five cards, the lamp, the door.
#include "calling_end.h"
#include "company/bad_link.h"
#include "company_limits.h"
#include "company_window.h"
#include "deal/seat_view.h"
#include "door/company_papers.h"
#include "door/table_folder.h"
#include "door_lamp.h"
#include "files/kept_settings.h"
#include "five_cards_row.h"
#include "formats/rules_json.h"
#include "game_session.h"
#include "host_door.h"
#include "host_end.h"
#include "join_table_dialog.h"
#include "knock_bar.h"
#include "library_worker.h"
#include "lobby_page.h"
#include "lost_sign.h"
#include "match/match.h"
#include "meant_click.h"
#include "message_bar.h"
#include "open_again_dialog.h"
#include "open_table_dialog.h"
#include "people_met_dialog.h"
#include "playing_together.h"
#include "scene/table_scene.h"
#include "seat_at_match.h"
#include "table_actions.h"
#include "tabletop.h"
#include "test_main.h"

#include <QCheckBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace sandbag;

namespace {

QPushButton *buttonOf(QWidget &window, const QString &text)
{
    for (auto *button : window.findChildren<QPushButton *>()) {
        if (button->text().remove(u'&') == text)
            return button;
    }
    return nullptr;
}

/// Two people with keys of their own.
struct TwoPeople {
    explicit TwoPeople(const RuleFile &rules = {}, LibraryWorker *library = nullptr)
        : mia(folder.filePath("mia")), ben(folder.filePath("ben"))
    {
        for (PlayingTogether *one : {&mia, &ben}) {
            bool ready = false;
            one->whenReady(&asker, [&ready] { ready = true; });
            isReady = isReady && waitFor([&ready] { return ready; }, 10'000);
        }
        OpenPlan plan;
        plan.table = QStringLiteral("Friday table");
        plan.name = QStringLiteral("Mia");
        plan.everyone = true;
        plan.port = 0; // any that is free
        CompanySurroundings around = quick();
        around.library = library;
        host = mia.open(plan, rules, around);
    }
    static CompanySurroundings quick()
    {
        CompanySurroundings around;
        around.look.motion = false;
        around.look.speed = TableLook::Speed::instant;
        around.look.moments = false;
        around.paceMs = 0;
        return around;
    }
    quint16 port() { return host->findChild<HostDoor *>()->port(); }
    void join(const TableGoal &goal) { guest = ben.join(goal, QStringLiteral("Ben"), quick()); }
    /// Ben comes by invitation and sits opposite Mia, between computers; the first card is dealt.
    bool begin()
    {
        auto invitation = readInvitation(host->findChild<HostDoor *>()->invitation());
        invitation->address = QStringLiteral("127.0.0.1");
        join(TableGoal::of(*invitation));
        const auto waitFor = [](const auto &holds) { return sandbag::waitFor(holds, 10'000); };
        if (!waitFor([&] { return host->lobby().knocks().isVisible(); }))
            return false;
        meantClick(host->findChild<QPushButton *>(QStringLiteral("letIn")));
        if (!waitFor([&] { return guest->end().isInside(); }))
            return false;
        host->end().sit(0);
        guest->end().sit(2);
        if (!waitFor([&] { return guest->end().ownChair() == 2; }))
            return false;
        host->host()->fillWithComputers();
        host->end().agree();
        guest->end().agree();
        if (!waitFor([&] { return host->host()->isReady(); }))
            return false;
        host->host()->begin();
        return waitFor([&] { return guest->end().seat()->hasDeal(); });
    }
    void joinByAddress()
    {
        TableGoal goal;
        goal.address = QStringLiteral("127.0.0.1");
        goal.port = port();
        join(goal);
    }

    QTemporaryDir folder;
    QWidget asker;
    PlayingTogether mia;
    PlayingTogether ben;
    QPointer<CompanyWindow> host;
    QPointer<CompanyWindow> guest;
    bool isReady = true;
};

FiveCardsRow *cardsIn(QWidget &part)
{
    for (auto *row : part.findChildren<FiveCardsRow *>()) {
        if (row->isVisible())
            return row;
    }
    return nullptr;
}

} // namespace

class TestCompanyCalls : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void nothingOpensUnasked();
    void aNameOfTheSettingsIsALine();
    void tablesAreChosenOneAtATime();
    void bothSeeTheSameCards();
    void cardsThatHaveJustComeAreNotTheSame();
    void otherCardsAreComparedAnew();
    void theFiveCardsAreHeardByName();
    void anInvitationIsEnough();
    void aClosedDoorLetsNobodyIn();
    void nobodyAnswers();
    void whoIsAlwaysAdmittedIsNotAskedAbout();
    void aTableIsCalledByItsHost_data();
    void aTableIsCalledByItsHost();
    void invitationsAreWithdrawn();
    void aChangedKeyIsMetAgain();
    void aKilledHostOpensItsTableAgain();
    void aTableThatIsOverIsNotKept();
    void aForgottenNameIsNotKept();
    void whatCannotBeSavedIsSaid();
};

void TestCompanyCalls::aTableIsCalledByItsHost_data()
{
    QTest::addColumn<bool>("says");
    QTest::addColumn<QString>("title");
    QTest::newRow("by its own name, before the host sits") << true << "Friday table";
    QTest::newRow("by a host whose program says none") << false << "Mia's table";
}

/// Whoever comes by an address sees what the table is called, or whose it is, the next time, too,
/// when it is chosen from those before; a host's name alone would be no table's.
void TestCompanyCalls::aTableIsCalledByItsHost()
{
    QFETCH(bool, says);
    QFETCH(QString, title);
    TwoPeople two;
    QVERIFY(two.isReady);
    if (!says)
        two.host->host()->host().setTitle({});
    // Names are isolated by marks that are not seen.
    const auto bare = [](QString text) {
        return text.remove(QRegularExpression(QStringLiteral("[\u2066-\u2069]")));
    };
    if (!says)
        two.host->end().sit(0);
    two.joinByAddress();
    QTRY_VERIFY(two.host->lobby().knocks().isVisible());
    QTRY_VERIFY(cardsIn(*two.guest));
    meantClick(two.guest->findChild<QPushButton *>(QStringLiteral("cardsSame")));
    meantClick(two.host->findChild<QPushButton *>(QStringLiteral("letIn")));
    QTRY_VERIFY(two.guest->end().isInside());
    QTRY_COMPARE(bare(two.guest->windowTitle()), title);
    two.guest->close();
    QTRY_VERIFY(!two.guest);
    two.ben.askToJoin(&two.asker, TwoPeople::quick());
    auto *dialog = two.asker.findChild<JoinTableDialog *>();
    QVERIFY(dialog);
    auto *before = dialog->findChildren<QListWidget *>().at(1);
    QCOMPARE(before->count(), 1);
    QVERIFY2(bare(before->item(0)->text()).startsWith(title + u','),
             qPrintable(before->item(0)->text()));
    before->setCurrentRow(0);
    QVERIFY(dialog->goal());
    two.join(*dialog->goal());
    QCOMPARE(bare(two.guest->windowTitle()), title);
    if (!says)
        return;
    two.host->host()->host().setTitle(QStringLiteral("Chess evening")); // next week
    QTRY_VERIFY(two.host->lobby().knocks().isVisible());
    meantClick(two.host->findChild<QPushButton *>(QStringLiteral("letIn")));
    QTRY_COMPARE(bare(two.guest->windowTitle()), QStringLiteral("Chess evening"));
}

void TestCompanyCalls::aNameOfTheSettingsIsALine()
{
    KeptSettings().setValue(QStringLiteral("company/name"), QString(1 << 20, u'M') + u'\n');
    QTemporaryDir folder;
    QWidget asker;
    PlayingTogether playing(folder.path());
    playing.askToOpen(&asker, {}, TwoPeople::quick());
    auto *dialog = asker.findChild<OpenTableDialog *>();
    QVERIFY(dialog);
    QCOMPARE(dialog->plan().name, QString(company_limit::name, u'M'));
    KeptSettings().remove(QStringLiteral("company/name"));
}

void TestCompanyCalls::nothingOpensUnasked()
{
    OpenTableDialog dialog(QStringLiteral("Standard"), QStringLiteral("Mia"));
    dialog.show();
    auto *open = buttonOf(dialog, QStringLiteral("Open Table"));
    auto *network = dialog.findChild<QCheckBox *>(QStringLiteral("network"));
    auto *everyone = dialog.findChild<QCheckBox *>(QStringLiteral("everyone"));
    QVERIFY(open && network && everyone);
    QVERIFY(!network->isChecked() && !everyone->isChecked());
    QVERIFY(!open->isEnabled());
    QVERIFY(dialog.consequence().startsWith(QStringLiteral("Choose who may find the table.")));
    QTest::mouseClick(network, Qt::LeftButton, {}, QPoint(8, network->height() / 2));
    QVERIFY(network->isChecked());
    QVERIFY(open->isEnabled());
    QVERIFY2(dialog.consequence().contains(QStringLiteral("port 28117")),
             qPrintable(dialog.consequence()));
    QCOMPARE(dialog.plan().table, QStringLiteral("Mia's table"));
    // Who comes without a question is not among those that the person is asked about.
    everyone->setChecked(true);
    QVERIFY(dialog.consequence().contains(QStringLiteral("You approve everyone")));
    auto *freely = dialog.findChild<QCheckBox *>(QStringLiteral("freely"));
    QVERIFY(freely && freely->isEnabled());
    freely->setChecked(true);
    QVERIFY(dialog.consequence().endsWith(QStringLiteral("can join without your approval.")));
    dialog.findChild<QLineEdit *>(QStringLiteral("ownName"))->clear();
    QVERIFY(!open->isEnabled());
    QVERIFY(dialog.consequence().startsWith(QStringLiteral("Enter your name")));
}

void TestCompanyCalls::tablesAreChosenOneAtATime()
{
    QTemporaryDir folder;
    CompanyPapers papers(folder.path());
    papers.change([](KnownPeople &known) {
        known.sitAt({QStringLiteral("mia.example"),
                     28117,
                     QStringLiteral("abcdefgh"),
                     QStringLiteral("Mia's <b>table</b>"),
                     QByteArray(32, 'k'),
                     {},
                     QDateTime::currentDateTimeUtc()});
    });
    JoinTableDialog dialog(&papers, QStringLiteral("Ben"));
    dialog.show();
    auto *join = buttonOf(dialog, QStringLiteral("Join"));
    QVERIFY(!dialog.goal());
    QVERIFY(!join->isEnabled());
    FoundTable found;
    found.table = QStringLiteral("zzzz");
    found.name = QStringLiteral("Cat's\ntable");
    found.host = QStringLiteral("Cat");
    found.address = QStringLiteral("192.168.1.7");
    found.port = 28117;
    found.freeSeats = 3;
    dialog.setFound({found});
    const auto lists = dialog.findChildren<QListWidget *>();
    QCOMPARE(lists.size(), 2);
    QCOMPARE(lists[0]->item(0)->text(), QStringLiteral("Cat's table, with Cat. 3 free seat(s)."));
    QVERIFY(lists[1]->item(0)->text().startsWith(QStringLiteral("Mia's <b>table</b>")));
    lists[0]->setCurrentRow(0);
    lists[0]->item(0)->setSelected(true);
    QCOMPARE(dialog.goal()->address, found.address);
    lists[1]->item(0)->setSelected(true);
    QVERIFY(lists[0]->selectedItems().isEmpty());
    lists[1]->setCurrentRow(0);
    QCOMPARE(dialog.goal()->address, QStringLiteral("mia.example"));
    auto *invitation = dialog.findChild<QLineEdit *>(QStringLiteral("invitation"));
    invitation->setText(QStringLiteral("sandbag:nonsense"));
    QVERIFY(!dialog.goal());
    QVERIFY(!join->isEnabled());
    invitation->setText(QStringLiteral("192.168.1.9:28000"));
    QCOMPARE(dialog.goal()->port, quint16(28000));
    QVERIFY(join->isEnabled());
}

void TestCompanyCalls::bothSeeTheSameCards()
{
    TwoPeople two;
    QVERIFY(two.isReady);
    QVERIFY(two.host->lamp().isLit());
    QCOMPARE(two.host->lamp().text(),
             QStringLiteral("Open to new players on port %1").arg(two.port()));
    two.joinByAddress();
    QVERIFY(waitFor([&] { return cardsIn(*two.guest) != nullptr; }, 10'000));
    const CardList cards = cardsIn(*two.guest)->cards();
    QCOMPARE(cards.size(), std::size_t{5});
    auto *same = two.guest->findChild<QPushButton *>(QStringLiteral("cardsSame"));
    QVERIFY(same->isVisible());
    QVERIFY(waitFor([&] { return cardsIn(two.host->lobby().knocks()) != nullptr; }, 10'000));
    QVERIFY(cardsIn(two.host->lobby().knocks())->cards() == cards);
    // Each is told which they are, unasked.
    const QString words = cardsIn(*two.guest)->accessibleName();
    QVERIFY2(
        two.guest->findChild<QLabel *>(QStringLiteral("said"))->accessibleName().contains(words),
        qPrintable(two.guest->findChild<QLabel *>(QStringLiteral("said"))->accessibleName()));
    const auto labels = two.host->lobby().knocks().findChildren<QLabel *>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [&words](const QLabel *label) {
        return label->accessibleName().contains(words);
    }));
    // Either alone is not enough.
    meantClick(two.host->findChild<QPushButton *>(QStringLiteral("letIn")));
    QTest::qWait(200);
    QVERIFY(!two.guest->end().isInside());
    meantClick(same);
    QVERIFY(waitFor([&] { return two.guest->end().isInside(); }, 10'000));
    QVERIFY(!cardsIn(*two.guest));
    QVERIFY(two.guest->lamp().isLit());
}

/// A click that was under way when they came has compared nothing.
void TestCompanyCalls::cardsThatHaveJustComeAreNotTheSame()
{
    TwoPeople two;
    QVERIFY(two.isReady);
    two.joinByAddress();
    auto *same = two.guest->findChild<AimedButton *>(QStringLiteral("cardsSame"));
    QVERIFY(same && !same->isVisible());
    same->setMoment(kLongMoment);
    QVERIFY(waitFor([&] { return same->isVisible(); }, 10'000));
    QVERIFY(same->isEnabled());
    QTest::mouseClick(same, Qt::LeftButton);
    QVERIFY(same->isEnabled());
    meantClick(same);
    QVERIFY(!same->isEnabled());
    QTRY_VERIFY(two.host->lobby().knocks().isVisible());
    meantClick(two.host->findChild<QPushButton *>(QStringLiteral("letIn")));
    QVERIFY(waitFor([&] { return two.guest->end().isInside(); }, 10'000));
}

/// The link is lost after one has compared, and before the host has.
void TestCompanyCalls::otherCardsAreComparedAnew()
{
    TwoPeople two;
    QVERIFY(two.isReady);
    BadLink link(two.port(), {}, 1);
    TableGoal goal;
    goal.address = QStringLiteral("127.0.0.1");
    goal.port = link.port();
    two.join(goal);
    QTRY_VERIFY(cardsIn(*two.guest));
    const CardList cards = cardsIn(*two.guest)->cards();
    auto *same = two.guest->findChild<QPushButton *>(QStringLiteral("cardsSame"));
    QTRY_VERIFY(two.host->lobby().knocks().isVisible());
    meantClick(same);
    QVERIFY(!same->isEnabled());
    link.cutNow();
    QTRY_VERIFY(!cardsIn(*two.guest));
    QTRY_VERIFY(cardsIn(*two.guest));
    QVERIFY(cardsIn(*two.guest)->cards() != cards);
    QTRY_COMPARE(two.host->lobby().knocks().waiting().size(), 1);
    QTRY_VERIFY(cardsIn(two.host->lobby().knocks()));
    QVERIFY(cardsIn(two.host->lobby().knocks())->cards() == cardsIn(*two.guest)->cards());
    QVERIFY(same->isEnabled());
    meantClick(same);
    meantClick(two.host->findChild<QPushButton *>(QStringLiteral("letIn")));
    QTRY_VERIFY(two.guest->end().isInside());
}

/// Who hears them tells them to somebody on the phone.
void TestCompanyCalls::theFiveCardsAreHeardByName()
{
    FiveCardsRow row;
    row.setCards(*parseCards("AS KD TH 2C 7S"));
    QCOMPARE(row.accessibleName(),
             QStringLiteral("Five cards to compare: ace of spades, king of diamonds, 10 of hearts, "
                            "2 of clubs, 7 of spades"));
}

void TestCompanyCalls::anInvitationIsEnough()
{
    TwoPeople two;
    QVERIFY(two.isReady);
    auto invitation = readInvitation(two.host->findChild<HostDoor *>()->invitation());
    QVERIFY(invitation);
    invitation->address = QStringLiteral("127.0.0.1");
    two.join(TableGoal::of(*invitation));
    QVERIFY(waitFor([&] { return two.host->lobby().knocks().isVisible(); }, 10'000));
    QVERIFY(!cardsIn(*two.guest));
    meantClick(two.host->findChild<QPushButton *>(QStringLiteral("letIn")));
    QVERIFY(waitFor([&] { return two.guest->end().isInside(); }, 10'000));
}

void TestCompanyCalls::aClosedDoorLetsNobodyIn()
{
    TwoPeople two;
    QVERIFY(two.isReady);
    const quint16 port = two.port();
    two.host->findChild<HostDoor *>()->close();
    QVERIFY(!two.host->lamp().isLit());
    TableGoal goal;
    goal.address = QStringLiteral("127.0.0.1");
    goal.port = port;
    two.join(goal);
    QVERIFY(waitFor([&] { return two.guest->trouble().isVisible(); }, 10'000));
    QVERIFY(!two.guest->lamp().isLit());

    QMenu *menu = two.host->lamp().menu(); // by accident, or because strangers came: open again
    emit menu->aboutToShow();
    QAction *open = menu->actions().last();
    QCOMPARE(open->text(), QStringLiteral("&Open to New Players"));
    open->trigger();
    QVERIFY(two.host->lamp().isLit());
    open->trigger(); // does just that
    QVERIFY(two.host->lamp().isLit());
    emit menu->aboutToShow();
    QAction *close = menu->actions().last();
    two.host->findChild<HostDoor *>()->close(); // while the menu is open
    close->trigger();
    QVERIFY(!two.host->lamp().isLit());
    emit menu->aboutToShow();
    menu->actions().last()->trigger();
    QCOMPARE(two.port(), port); // as the invitations say
    delete two.guest;
    two.join(goal);
    QTRY_VERIFY(two.host->lobby().knocks().isVisible());
}

void TestCompanyCalls::nobodyAnswers()
{
    TwoPeople two;
    TableGoal goal;
    goal.address = QStringLiteral("127.0.0.1");
    goal.port = 1; // nobody listens there
    two.join(goal);
    QVERIFY(waitFor([&] { return two.guest->trouble().isVisible(); }, 10'000));
    QVERIFY2(two.guest->trouble().text().startsWith(QStringLiteral("No answer from that address.")),
             qPrintable(two.guest->trouble().text()));
}

void TestCompanyCalls::whoIsAlwaysAdmittedIsNotAskedAbout()
{
    TwoPeople two;
    QVERIFY(two.isReady);
    const auto invitation = [&two] {
        auto read = readInvitation(two.host->findChild<HostDoor *>()->invitation());
        read->address = QStringLiteral("127.0.0.1");
        return TableGoal::of(*read);
    };
    two.join(invitation());
    QVERIFY(waitFor([&] { return two.host->lobby().knocks().isVisible(); }, 10'000));
    auto *always = two.host->findChild<QCheckBox *>(QStringLiteral("always"));
    QVERIFY(always->isVisible() && !always->isChecked());
    always->setChecked(true);
    meantClick(two.host->findChild<QPushButton *>(QStringLiteral("letIn")));
    QVERIFY(waitFor([&] { return two.guest->end().isInside(); }, 10'000));
    QVERIFY(two.mia.papers().known().people().first().admitted);
    delete two.guest.data();
    two.join(invitation());
    QVERIFY(waitFor([&] { return two.guest->end().isInside(); }, 10'000));
    QVERIFY(!two.host->lobby().knocks().isVisible());

    // Until the person does not want it any more.
    PeopleMetDialog dialog(&two.mia.papers());
    dialog.show();
    auto *list = dialog.findChild<QListWidget *>();
    QCOMPARE(list->count(), 1);
    QCOMPARE(list->item(0)->checkState(), Qt::Checked);
    list->item(0)->setCheckState(Qt::Unchecked);
    QVERIFY(!two.mia.papers().known().people().first().admitted);
    list->setCurrentRow(0);
    QTest::mouseClick(buttonOf(dialog, QStringLiteral("Forget")), Qt::LeftButton);
    QVERIFY(two.mia.papers().known().people().isEmpty());
    QCOMPARE(list->count(), 0);
}

void TestCompanyCalls::invitationsAreWithdrawn()
{
    TwoPeople two;
    QVERIFY(two.isReady);
    auto *door = two.host->findChild<HostDoor *>();
    auto old = readInvitation(door->invitation());
    QTest::mouseClick(two.host->findChild<QPushButton *>(QStringLiteral("withdraw")),
                      Qt::LeftButton);
    const auto now = readInvitation(door->invitation());
    QVERIFY(now && now->secret != old->secret);
    old->address = QStringLiteral("127.0.0.1");
    two.join(TableGoal::of(*old));
    QVERIFY(waitFor([&] { return two.host->lobby().knocks().isVisible(); }, 10'000));
    QVERIFY(two.host->lobby().knocks().waiting().first().how.isEmpty());
}

void TestCompanyCalls::aChangedKeyIsMetAgain()
{
    TwoPeople two;
    QVERIFY(two.isReady);
    TableGoal goal;
    goal.address = QStringLiteral("127.0.0.1");
    goal.port = two.port();
    goal.tableName = QStringLiteral("Friday table");
    goal.hostName = QStringLiteral("Mia");
    two.ben.papers().change([](KnownPeople &known) {
        known.meet(QByteArray(32, 'x'), QStringLiteral("Mia"), QDateTime::currentDateTimeUtc());
    });
    two.join(goal);
    QVERIFY(waitFor([&] { return two.guest->trouble().isVisible(); }, 10'000));
    QVERIFY2(two.guest->trouble().text().startsWith(
                 QStringLiteral("This isn't the computer Mia used before.")),
             qPrintable(two.guest->trouble().text()));
    QVERIFY(!two.host->lobby().knocks().isVisible());
    auto *again = buttonOf(two.guest->trouble(), QStringLiteral("Meet Again"));
    QVERIFY(again && again->isVisible());
    QTest::mouseClick(again, Qt::LeftButton);
    QVERIFY(waitFor([&] { return cardsIn(*two.guest) != nullptr; }, 10'000));
    auto *same = two.guest->findChild<QPushButton *>(QStringLiteral("cardsSame"));
    meantClick(same);
    QVERIFY(waitFor([&] { return two.host->lobby().knocks().isVisible(); }, 10'000));
    meantClick(two.host->findChild<QPushButton *>(QStringLiteral("letIn")));
    QVERIFY(waitFor([&] { return two.guest->end().isInside(); }, 10'000));
}

namespace {

RuleFile oneDeal()
{
    RuleFile rules;
    rules.rules.deal_cut = DealCut::none;
    rules.rules.blind_nil_allowed = false;
    rules.rules.win_target = 0;
    rules.rules.win_deals = 1;
    return rules;
}

/// Every person takes the first choice, wherever they sit, until so many events have happened.
bool playOn(GameSession &session, std::size_t events)
{
    return waitFor(
        [&] {
            const Match &match = session.match();
            if (match.over() || match.record().deals.back().events.size() >= events)
                return true;
            const int seat = session.seatAtTurn();
            if (seat == 0 || seat == 2) {
                const SeatView view(*match.deal(), seat);
                (void)session.act(view.prompt().choices.front());
            }
            return false;
        },
        30'000);
}

} // namespace

/// The window goes as it does with a program that is killed: nobody says goodbye.
void TestCompanyCalls::aKilledHostOpensItsTableAgain()
{
    TwoPeople two(oneDeal());
    QVERIFY(two.isReady);
    const QString folder = two.mia.tablesFolder();
    QVERIFY(keptTables(folder).isEmpty());
    QVERIFY(two.begin());
    QVERIFY(playOn(two.host->host()->session(), 9));
    QVERIFY(keptTables(folder).isEmpty()); // it is open
    const DealRecord before = two.host->host()->session().match().record().deals.back();
    const CardList hand = handOf(*two.host->host()->session().match().deal(), 2);
    delete two.host.data();

    QVERIFY(waitFor([&] { return two.guest->lostSign().isVisible(); }, 10'000));
    const QList<KeptTable> kept = keptTables(folder);
    QCOMPARE(kept.size(), 1);
    QCOMPARE(nameOf(kept.first()), QStringLiteral("Friday table"));
    QCOMPARE(kept.first().others, QStringList{QStringLiteral("Ben")});
    QString offered;
    std::function<void()> openIt;
    two.mia.offerAgain(&two.asker, TwoPeople::quick(),
                       [&](const QString &text, const QString &, const std::function<void()> &act) {
                           offered = text;
                           openIt = act;
                       });
    QVERIFY(waitFor([&] { return !offered.isEmpty(); }, 10'000));
    QVERIFY2(offered.contains(QStringLiteral("Friday table")), qPrintable(offered));

    two.host = two.mia.openAgain(kept.first(), &two.asker, TwoPeople::quick());
    QVERIFY(two.host);
    QVERIFY(two.host->table().isVisible());
    QVERIFY(!two.host->table().actions().canHint());
    const Match &again = two.host->host()->session().match();
    QVERIFY(again.record().deals.back().hands == before.hands);
    QVERIFY(again.record().deals.back().events.size() >= before.events.size());
    two.guest->guest()->tryNow();
    QVERIFY(waitFor([&] { return two.host->host()->host().isPresent(2); }, 20'000));
    QVERIFY(waitFor([&] { return !two.guest->lostSign().isVisible(); }, 10'000));
    QVERIFY(handOf(*again.deal(), 2) == hand);
    CardList shown = two.guest->table().scene().picture().hand;
    std::sort(shown.begin(), shown.end());
    CardList held = hand;
    std::sort(held.begin(), held.end());
    QVERIFY(shown == held);
    QVERIFY(playOn(two.host->host()->session(), before.events.size() + 6));

    // The same goes for a host who closes the window: the guest takes the seat again.
    two.host->close();
    auto *offer = two.host->findChild<MessageBar *>(QStringLiteral("offer"));
    QTest::mouseClick(offer->findChild<QPushButton *>(), Qt::LeftButton);
    QVERIFY(waitFor([&] { return !two.host; }, 10'000));
    QCOMPARE(keptTables(folder).size(), 1);
    forgetTable(keptTables(folder).first());
    QVERIFY(keptTables(folder).isEmpty());
}

void TestCompanyCalls::aTableThatIsOverIsNotKept()
{
    TwoPeople two(oneDeal());
    QVERIFY(two.isReady);
    QVERIFY(two.begin());
    QVERIFY(playOn(two.host->host()->session(), 1000));
    QVERIFY(two.host->host()->session().match().over());
    delete two.host.data();
    const QString folder = two.mia.tablesFolder();
    QVERIFY(keptTables(folder).isEmpty());
    QVERIFY(QDir(folder).entryList(QDir::Dirs | QDir::NoDotAndDotDot).isEmpty());
}

/// At any time, and once.
void TestCompanyCalls::whatCannotBeSavedIsSaid()
{
    const QTemporaryDir folder;
    const QString place = folder.filePath(QStringLiteral("mia"));
    QWidget asker;
    asker.show();
    PlayingTogether together(place);
    bool ready = false;
    together.whenReady(&asker, [&ready] { ready = true; });
    QTRY_VERIFY(ready);
    const auto boxes = [&asker] {
        const auto all = asker.findChildren<QMessageBox *>();
        return std::count_if(all.begin(), all.end(), [](auto *box) { return box->isVisible(); });
    };
    QVERIFY(QDir(place).removeRecursively());
    for (const char key : {'a', 'b'}) {
        together.papers().change([key](KnownPeople &known) {
            known.meet(QByteArray(32, key), QStringLiteral("Ben"), QDateTime::currentDateTimeUtc());
        });
        together.papers().flush();
    }
    QTRY_COMPARE(boxes(), 1);
    const auto *box = asker.findChild<QMessageBox *>();
    QVERIFY2(box->text().contains(QStringLiteral("people.json")), qPrintable(box->text()));
}

/// Of a match that is being played, too: neither in its save nor beside it.
void TestCompanyCalls::aForgottenNameIsNotKept()
{
    QTemporaryDir history;
    LibraryWorker library(history.path());
    TwoPeople two(oneDeal(), &library);
    QVERIFY(two.isReady);
    QVERIFY(two.begin());
    QVERIFY(playOn(two.host->host()->session(), 6));
    QCOMPARE(two.host->host()->session().seats()[2].name, QStringLiteral("Ben"));
    library.forgetPerson(QStringLiteral("Ben"), {}, {});
    QVERIFY(waitFor([&] { return two.host->host()->session().seats()[2].name.isEmpty(); }, 10'000));
    const QString folder = two.mia.tablesFolder();
    delete two.host.data();
    const QList<KeptTable> kept = keptTables(folder);
    QCOMPARE(kept.size(), 1);
    QVERIFY(kept.first().others.isEmpty());
    for (const QFileInfo &file : QDir(kept.first().folder).entryInfoList(QDir::Files)) {
        QFile read(file.filePath());
        QVERIFY(read.open(QIODevice::ReadOnly));
        QVERIFY2(!read.readAll().contains("\"Ben\""), qPrintable(file.fileName()));
    }
    two.host = two.mia.openAgain(kept.first(), &two.asker, TwoPeople::quick());
    QVERIFY(two.host);
    QVERIFY(two.host->host()->session().seats()[2].name != QStringLiteral("Ben"));
}

QTEST_MAIN(TestCompanyCalls)
#include "tst_company_calls.moc"
