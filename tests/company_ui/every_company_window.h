// SPDX-License-Identifier: GPL-3.0-or-later
// Each window and dialog of tables in company, as people see it.
#pragma once

#include "act_pace.h"
#include "boot_clock.h"
#include "company_window.h"
#include "door/company_papers.h"
#include "door_lamp.h"
#include "five_cards.h"
#include "game_session.h"
#include "host_end.h"
#include "join_table_dialog.h"
#include "knock_bar.h"
#include "lobby_page.h"
#include "match/match.h"
#include "open_again_dialog.h"
#include "open_table_dialog.h"
#include "people_met_dialog.h"
#include "seat_at_match.h"
#include "table_conduct.h"
#include "waiting.h"
#include "wire_end.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QDir>
#include <QTemporaryDir>

#include <functional>
#include <map>
#include <memory>
#include <utility>

namespace sandbag {

/// What the windows stand on, and goes after them.
struct CompanySample {
    QTemporaryDir folder;
    CompanyPapers papers{folder.path()};
    WireScheduler wires{3};
    std::unique_ptr<CompanyWindow> other;
    std::unique_ptr<CompanyWindow> guest;

    CompanySample()
    {
        papers.change([](KnownPeople &known) {
            known.sitAt({QStringLiteral("mia.example"),
                         28117,
                         QStringLiteral("abcdefgh"),
                         QStringLiteral("Friday table"),
                         QByteArray(32, 'k'),
                         {},
                         QDateTime::currentDateTimeUtc()});
        });
    }
    void settle()
    {
        for (int quiet = 0; quiet < 3;) {
            QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
            quiet = wires.step() ? 0 : quiet + 1;
        }
    }
};

inline CompanyWindow *hostWindow()
{
    CompanySurroundings around;
    around.look.motion = false;
    RuleSet rules;
    rules.deal_cut = DealCut::none;
    auto *window = new CompanyWindow(
        std::make_unique<HostEnd>(QStringLiteral("Mia"), AgreedRules{"standard", {}, rules}),
        around);
    window->setAttribute(Qt::WA_DeleteOnClose, false);
    window->setTableName(QStringLiteral("Friday table"));
    window->lamp().setState(true, QStringLiteral("Door open at port 28117"), {},
                            QStringLiteral("&Close the Door"));
    window->lobby().setInvitation(QStringLiteral("sandbag:192.168.1.7:28117/abcdefgh#abcd"));
    return window;
}

/// Of one who has come to the table of `sample.other`.
inline CompanyWindow *guestWindow(CompanySample &sample, bool inside)
{
    sample.other.reset(hostWindow());
    TableHost &host = sample.other->host()->host();
    int guest = -1;
    QObject::connect(&host, &TableHost::knocked, &host, [&guest](int number) { guest = number; });
    auto end = std::make_unique<WireEnd>(QStringLiteral("Ben"));
    WireEnd *ben = end.get();
    auto *window = new CompanyWindow(std::move(end), {});
    window->setAttribute(Qt::WA_DeleteOnClose, false);
    window->setTableName(QStringLiteral("Friday table"));
    window->lamp().setState(true, QStringLiteral("You are at the table."), {},
                            QStringLiteral("&Leave Table"));
    ben->connectTo(host, sample.wires);
    sample.settle();
    if (!inside) {
        window->lobby().setOwnCards(*parseCards("AS KD 10H 2C 7S"));
        return window;
    }
    host.letIn(guest);
    sample.settle();
    ben->sit(2);
    sample.settle();
    return window;
}

inline CompanyWindow *tableInPlay()
{
    CompanyWindow *window = hostWindow();
    window->end().sit(0);
    window->host()->fillWithComputers();
    window->end().agree();
    window->host()->begin();
    return window;
}

/// Ben's window opposite Mia's, which is that of `sample.other`: he was waited for longer than
/// agreed on, and `playedFor`: she has had a computer play for him.
inline CompanyWindow *idleGuest(CompanySample &sample, bool playedFor)
{
    CompanyWindow *window = guestWindow(sample, true);
    HostEnd &mia = *sample.other->host();
    const auto later = std::make_shared<qint64>(0);
    mia.host().setClock([later, now = bootClock()] { return now() + *later; });
    constexpr int kNever = 1'000'000'000; // nobody is lost, whatever the clock says
    mia.host().setHeartbeat({kNever, kNever, kNever});
    mia.sit(0);
    mia.fillWithComputers();
    mia.agree();
    window->end().agree();
    sample.settle();
    mia.session().pace().setLeast(0);
    mia.begin();
    waitFor(
        [&] {
            sample.settle();
            if (mia.session().seatAtTurn() == 0)
                (void)mia.session().act(legal(*mia.session().match().deal()).choices.front());
            return mia.session().seatAtTurn() == 2;
        },
        20'000);
    *later = AwayRule().wait;
    mia.host().conduct().tick();
    if (playedFor)
        mia.choose(2, AwayChoice::computer);
    sample.settle();
    return window;
}

inline KeptTable keptTable()
{
    KeptTable kept;
    kept.id = QStringLiteral("abcdefgh");
    kept.door = {{QStringLiteral("name"), QStringLiteral("Friday table")}};
    kept.others = QStringList{QStringLiteral("Ben"), QStringLiteral("Cleo")};
    kept.last = QDateTime::currentDateTimeUtc();
    return kept;
}

using CompanyWindows = std::map<QString, std::function<QWidget *(CompanySample &)>>;

inline CompanyWindows companyWindows()
{
    return {
        {"open",
         [](CompanySample &) {
             auto *dialog = new OpenTableDialog(QStringLiteral("Standard"), QStringLiteral("Mia"));
             dialog->findChild<QCheckBox *>(QStringLiteral("everyone"))->setChecked(true);
             return dialog;
         }},
        {"open again", [](CompanySample &) { return new OpenAgainDialog({keptTable()}); }},
        {"none to open again", [](CompanySample &) { return new OpenAgainDialog({}); }},
        {"join",
         [](CompanySample &s) {
             auto *dialog = new JoinTableDialog(&s.papers, QStringLiteral("Ben"));
             FoundTable found;
             found.table = QStringLiteral("zzzz");
             found.name = QStringLiteral("Cleo's table");
             found.host = QStringLiteral("Cleo");
             found.address = QStringLiteral("192.168.1.7");
             found.port = 28117;
             found.freeSeats = 3;
             dialog->setFound({found});
             return dialog;
         }},
        {"none to join",
         [](CompanySample &) {
             static CompanyPapers empty(QDir::tempPath() + QStringLiteral("/none"));
             return new JoinTableDialog(&empty, QString());
         }},
        {"people",
         [](CompanySample &s) {
             s.papers.change([](KnownPeople &known) {
                 known.meet(QByteArray(32, 'b'), QStringLiteral("Ben"),
                            QDateTime::currentDateTimeUtc());
             });
             return new PeopleMetDialog(&s.papers);
         }},
        {"lobby of the host", [](CompanySample &) { return hostWindow(); }},
        {"someone knocks",
         [](CompanySample &) {
             CompanyWindow *window = hostWindow();
             AtDoor ben{1, QStringLiteral("Ben")};
             ben.hasKey = true;
             ben.cards = *parseCards("AS KD 10H 2C 7S");
             window->lobby().knocks().add(ben);
             return window;
         }},
        {"five cards", [](CompanySample &s) { return guestWindow(s, false); }},
        {"lobby of a guest", [](CompanySample &s) { return guestWindow(s, true); }},
        {"in play", [](CompanySample &) { return tableInPlay(); }},
        {"pause",
         [](CompanySample &) {
             CompanyWindow *window = tableInPlay();
             window->end().pause(PauseReason::meal);
             return window;
         }},
        {"idle", [](CompanySample &s) { return idleGuest(s, false); }},
        {"played for", [](CompanySample &s) { return idleGuest(s, true); }},
        {"waiting for one who is idle",
         [](CompanySample &s) {
             s.guest.reset(idleGuest(s, false));
             return s.other.release();
         }},
        {"playing on without one who is idle",
         [](CompanySample &s) {
             s.guest.reset(idleGuest(s, true));
             return s.other.release();
         }},
    };
}

/// Tables are drawn: tst_every_size has them and their panels.
inline bool isTable(const QString &name)
{
    return name == QStringLiteral("in play") || name == QStringLiteral("pause") ||
           name.contains(QStringLiteral("idle")) || name == QStringLiteral("played for");
}

} // namespace sandbag
