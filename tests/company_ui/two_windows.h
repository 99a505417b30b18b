// SPDX-License-Identifier: GPL-3.0-or-later
// Two windows at one table in company, in one process.
#pragma once

#include "wire_end.h"

#include "chair_button.h"
#include "company_window.h"
#include "host_end.h"
#include "knock_bar.h"
#include "lobby_page.h"
#include "lobby_table.h"
#include "meant_click.h"
#include "rules/rule_set.h"

#include <QCoreApplication>
#include <QPointer>
#include <QPushButton>
#include <QTest>

#include <memory>
#include <utility>

namespace sandbag {

inline RuleSet shortRules()
{
    RuleSet rules;
    rules.deal_cut = DealCut::none;
    rules.blind_nil_allowed = false;
    rules.win_deals = 2;
    return rules;
}

inline CompanySurroundings plainSurroundings()
{
    CompanySurroundings around;
    around.look.motion = false;
    around.look.speed = TableLook::Speed::instant;
    around.look.moments = false;
    around.look.confirmNil = false;
    around.paceMs = 0;
    return around;
}

/// Until nothing is under way. The clock goes on with what is carried, so that nobody is too fast:
/// were it to go on while a computer thinks, who sends nothing then would be taken for lost.
inline void carryAll(WireScheduler &wires, qint64 &now)
{
    for (int quiet = 0; quiet < 3; ++quiet) {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
        for (; wires.step(); quiet = 0) {
            now += 50;
            QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
        }
    }
}

/// A host's window and a guest's, with the bytes between them.
struct TwoWindows {
    explicit TwoWindows(const RuleSet &rules = shortRules()) : wires(3)
    {
        host = new CompanyWindow(
            std::make_unique<HostEnd>(QStringLiteral("Mia"), AgreedRules{"standard", {}, rules}),
            plainSurroundings());
        auto end = std::make_unique<WireEnd>(QStringLiteral("Ben"));
        ben = end.get();
        guest = new CompanyWindow(std::move(end), plainSurroundings());
        for (CompanyWindow *window : {host.data(), guest.data()}) {
            window->resize(1100, 760);
            window->show();
        }
        setMoments(0); // programs press at once
        host->host()->host().setClock([this] { return now; });
        QObject::connect(&host->host()->host(), &TableHost::knocked, host.data(),
                         [this](int number, const QString &name) {
                             host->lobby().knocks().add({number, name});
                         });
        QObject::connect(&host->lobby().knocks(), &KnockBar::letIn, host.data(),
                         [this](int number) { host->host()->host().letIn(number); });
        QObject::connect(&host->lobby().knocks(), &KnockBar::turnedAway, host.data(),
                         [this](int number) { host->host()->host().turnAway(number); });
        ben->connectTo(host->host()->host(), wires);
        settle();
    }
    ~TwoWindows()
    {
        delete guest.data();
        delete host.data();
    }

    void settle() { carryAll(wires, now); }
    /// Presses that come too soon answer nothing, as in windows of people.
    void setMoments(int ms)
    {
        for (CompanyWindow *window : {host.data(), guest.data()}) {
            for (AimedButton *button : window->findChildren<AimedButton *>())
                button->setMoment(ms);
        }
    }
    void press(CompanyWindow *window, const char *button)
    {
        auto *found = window->findChild<QPushButton *>(QString::fromLatin1(button));
        QVERIFY2(found && found->isVisible() && found->isEnabled(), button);
        meantClick(found);
        settle();
    }
    void sit(CompanyWindow *window, int chair)
    {
        QTest::mouseClick(window->lobby().table().chairs()[chair], Qt::LeftButton);
        settle();
    }
    /// Admits Ben, who takes that chair, opposite as a rule.
    void seat(int guestsChair = 2)
    {
        press(host, "letIn");
        sit(host, 0);
        sit(guest, guestsChair);
    }
    /// To the first card, with computers in the other chairs.
    void begin(int guestsChair = 2)
    {
        seat(guestsChair);
        press(host, "fill");
        press(host, "agree");
        press(guest, "agree");
        press(host, "deal");
    }

    QPointer<CompanyWindow> host;
    QPointer<CompanyWindow> guest;
    WireEnd *ben;
    WireScheduler wires;
    qint64 now = 0;
};

} // namespace sandbag
