// SPDX-License-Identifier: GPL-3.0-or-later
// `sandbag-cli bot` at another program's table: told no more than the player protocol tells, it
// decides at every turn as the same player would inside this program.
#include "arena/contest.h"
#include "match/dealing.h"
#include "match/match.h"
#include "named/named_player.h"
#include "protocol/external_player.h"
#include "rules/catalogue.h"
#include "test_main.h"

#include <QStringList>
#include <QTest>

using namespace sandbag;

namespace {

/// Asks the child and the same player in here, and goes on with what the latter says.
class SecondCopies : public Player
{
public:
    SecondCopies(const QString &spec, int seat)
        : m_child(QStringLiteral(SANDBAG_CLI " bot --seed 5 --player ") + spec, 20000),
          m_player(makePlayer(spec.toStdString(), seedFor(5, static_cast<std::uint64_t>(seat))))
    {
    }

    Decision decide(const SeatView &view, const MatchOutlook &outlook,
                    const std::atomic<bool> &stop) override
    {
        const Decision said = m_child.decide(view, outlook, stop);
        Decision here = m_player->decide(view, outlook, stop);
        ++m_asked;
        if (!(said.event == here.event)) {
            m_differences << QStringLiteral("%1: \"%2\" instead of \"%3\"")
                                 .arg(QString::fromUtf8(toString(view.prompt().phase)),
                                      QString::fromStdString(toString(said.event)),
                                      QString::fromStdString(toString(here.event)));
        }
        return here;
    }

    void dealEnded(const Match &match) override { m_child.dealEnded(match); }
    [[nodiscard]] int fallbacks() const override { return m_child.fallbacks(); }
    [[nodiscard]] int asked() const { return m_asked; }
    [[nodiscard]] const QStringList &differences() const { return m_differences; }

private:
    ExternalPlayer m_child;
    std::unique_ptr<Player> m_player;
    int m_asked = 0;
    QStringList m_differences;
};

} // namespace

class TestBotChild : public QObject
{
    Q_OBJECT

private slots:
    void decidesAsInsideTheProgram_data();
    void decidesAsInsideTheProgram();
};

void TestBotChild::decidesAsInsideTheProgram_data()
{
    QTest::addColumn<QString>("preset");
    QTest::addColumn<QString>("changes");
    for (const char *preset : {"standard", "family-4", "high-stakes", "dealer-kitty", "new-york",
                               "partnership", "family-2", "two-handed"})
        QTest::newRow(preset) << QString::fromUtf8(preset) << QString();
    const auto row = [](const char *name, const char *preset, const char *changes) {
        QTest::newRow(name) << QString::fromUtf8(preset) << QString::fromUtf8(changes);
    };
    row("second card unseen", "family-2", "deal_draft_see_second=false");
    row("drafted, low club opens", "two-handed", "opening_leader=low-club");
    row("drafted from two packs", "two-handed", "deck_packs=2");
    row("drafted with jokers", "family-2", "deck_jokers=2");
}

void TestBotChild::decidesAsInsideTheProgram()
{
    QFETCH(QString, preset);
    QFETCH(QString, changes);
    RuleSet rules = rulesOf(*findPreset(preset.toStdString()));
    rules.win_deals = 3;
    for (const QString &change : changes.split(u' ', Qt::SkipEmptyParts)) {
        const QStringList parts = change.split(u'=');
        QVERIFY(findOption(parts[0].toStdString())->set(rules, parts[1].toStdString()));
    }
    std::vector<std::unique_ptr<SecondCopies>> secondCopies;
    Contest::Seats seats{};
    for (int seat = 0; seat < rules.table_players; ++seat) {
        const auto spec =
            seat % 2 ? QStringLiteral("search:iterations=30:threads=1") : QStringLiteral("simple");
        seats[static_cast<std::size_t>(seat)] =
            secondCopies.emplace_back(std::make_unique<SecondCopies>(spec, seat)).get();
    }
    const Match match = Contest(rules, seats).playMatch(4);
    QVERIFY(match.over());
    for (const auto &pair : secondCopies) {
        QVERIFY(pair->asked() > 0);
        QCOMPARE(pair->fallbacks(), 0);
        QCOMPARE(pair->differences().join(QStringLiteral("; ")), QString());
    }
}

QTEST_GUILESS_MAIN(TestBotChild)
#include "tst_bot_child.moc"
