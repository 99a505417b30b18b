// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing secret leaves the deal: under rule sets drawn from the whole catalogue, for every seat,
// a deal whose hidden cards lie otherwise gives the same view and the same lines of the player
// protocol, and so does one whose hidden part holds anything at all.
#include "named_rules.h"
#include "otherwise.h"
#include "random_rules.h"
#include "test_main.h"

#include "deal/seat_view.h"
#include "protocol/player_protocol.h"
#include "share.h"

#include <QJsonDocument>
#include <QTest>

using namespace sandbag;

namespace {

constexpr int kRuleSets = share(300);

/// Every line that a program at this seat is told of the deal.
QByteArray linesTold(const SeatView &view)
{
    QByteArray lines;
    const auto add = [&lines](const QJsonObject &line) {
        lines += QJsonDocument(line).toJson(QJsonDocument::Compact) + '\n';
    };
    add(dealMessage(view, {}));
    for (std::size_t number = 0; number < view.told().events.size(); ++number)
        add(eventMessage(view, number));
    add(actMessage(view, 100));
    return lines;
}

} // namespace

class TestSecrets : public QObject
{
    Q_OBJECT

private slots:
    void whatIsHiddenIsNotTold()
    {
        RandomRules random(515);
        for (int number = 0; number < kRuleSets; ++number) {
            const RuleSet rules = random.draw(4 + number % 60);
            playDeal(rules, static_cast<std::uint64_t>(number));
            if (QTest::currentTestFailed()) {
                qWarning("rules: %s", qPrintable(named(rules)));
                return;
            }
        }
        qInfo("%d views compared, %d deals went otherwise for all to see", m_compared, m_went);
        QVERIFY(m_compared > 20 * kRuleSets);
    }

private:
    void playDeal(const RuleSet &rules, std::uint64_t seed)
    {
        const auto context = makeContext(rules);
        Dice dice(seed);
        DealStart start = dealCards(*context, dice.below(rules.table_players), dice.next());
        DealState deal = startDeal(context, std::move(start));
        while (!deal.over() && !QTest::currentTestFailed()) {
            compare(deal, dice.below(rules.table_players), dice);
            QVERIFY(!apply(deal, choose(legal(deal), dice)));
            if (deal.stage == Stage::play && deal.play.inTrick == 0 && dice.below(8) == 0)
                (void)apply(deal, Event::of(EventKind::claim, deal.seat));
        }
        if (!QTest::currentTestFailed())
            compare(deal, dice.below(rules.table_players), dice);
    }

    void compare(const DealState &deal, int seat, Dice &dice)
    {
        const SeatView view(deal, seat);
        QVERIFY(SeatView(filledWithAnything(deal, seat), seat).told() == view.told());

        const auto other = dealtOtherwise(deal, Exchanged(*deal.context, view.told(), dice));
        if (!other) {
            ++m_went;
            return;
        }
        ++m_compared;
        const SeatView otherView(*other, seat);
        QVERIFY(otherView.told() == view.told());
        QVERIFY(otherView.prompt().choices == view.prompt().choices);
        QVERIFY(otherView.unseen() == view.unseen());
        QCOMPARE(linesTold(otherView), linesTold(view));
    }

    int m_compared = 0;
    int m_went = 0;
};

QTEST_GUILESS_MAIN(TestSecrets)
#include "tst_secrets.moc"
