// SPDX-License-Identifier: GPL-3.0-or-later
// Evenings with real cards as they come: entries, corrections of earlier deals, what was played all
// the same, undo, other rules and people in mid-match, the program closed and opened again at any
// point, with a deal half entered. Whatever happens, the totals are those that `sandbag-cli score`
// works out from the file.
#include "entry/entry_draft.h"
#include "entry/score_book.h"
#include "formats/record_json.h"
#include "formats/rules_json.h"
#include "match/agreements.h"
#include "rules/catalogue.h"
#include "setup/seating.h"
#include "share.h"
#include "sheet/score_sheet.h"
#include "test_main.h"
#include "text/translate.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <random>

using namespace sandbag;

namespace {

constexpr int kEvenings = share(200);
constexpr int kSteps = 16;

class Evening
{
public:
    explicit Evening(int number)
        : m_chance(static_cast<unsigned>(number)),
          m_book(std::make_unique<ScoreBook>(m_folder.path()))
    {
        const auto games = presets();
        const Preset &game = games[static_cast<std::size_t>(number) % games.size()];
        MatchRecord record;
        record.base = game.id;
        record.rules = rulesOf(game);
        const int players = Seating(record.rules).players;
        for (int seat = 0; seat < players; ++seat)
            record.players.push_back({"P" + std::to_string(seat), "human"});
        m_book->start(record, below(players));
    }

    void step()
    {
        if (below(3) == 0)
            halfEnter();
        const int what = below(20);
        if (what < 9)
            enter();
        else if (what < 12)
            correct();
        else if (what < 14)
            undoOrRedo();
        else if (what < 16)
            changeRules();
        else if (what == 16)
            changeNames();
        else if (what == 17)
            m_book->removeLast();
        else if (what == 18)
            misdeal();
        else
            closeAndOpen();
        QVERIFY(m_book->hasMatch());
        const auto folded = Match::fold(m_book->match().record());
        QVERIFY(std::holds_alternative<Match>(folded));
        QCOMPARE(std::get<Match>(folded).standing(), m_book->match().standing());
        // The card goes on from the one before.
        QVERIFY(m_book->sheet().deals == scoreSheetOf(m_book->match()).deals);
    }

    void compareWithTheCommandLine()
    {
        const QString path = m_folder.filePath(QStringLiteral("evening.json"));
        const auto fault = m_book->saveFile(path);
        QVERIFY2(!fault, fault ? qPrintable(fault->text) : "");
        QProcess cli;
        cli.start(QStringLiteral(SANDBAG_CLI),
                  {QStringLiteral("score"), path, QStringLiteral("--json")});
        QVERIFY(cli.waitForFinished(-1));
        QVERIFY2(cli.exitCode() == 0, cli.readAllStandardError().constData());
        const QJsonObject result = QJsonDocument::fromJson(cli.readAllStandardOutput()).object();
        const QJsonArray deals = result.value(QStringLiteral("deals")).toArray();
        const Match &match = m_book->match();
        QCOMPARE(deals.size(), static_cast<qsizetype>(match.results().size()));
        QCOMPARE(result.value(QStringLiteral("over")).toBool(), match.over());
        if (deals.isEmpty())
            return;
        for (const QJsonValue &value : deals.last()[QStringLiteral("sides")].toArray()) {
            const auto side = static_cast<std::size_t>(value[QStringLiteral("side")].toInt());
            QCOMPARE(value[QStringLiteral("total")].toInt(), match.standing().totals[side]);
            QCOMPARE(value[QStringLiteral("bag_total")].toInt(), match.standing().bags[side]);
        }
    }

    [[nodiscard]] int entered() const { return m_entered; }
    [[nodiscard]] int corrected() const { return m_corrected; }
    [[nodiscard]] int agreed() const { return m_agreed; }
    [[nodiscard]] int ruled() const { return m_ruled; }
    [[nodiscard]] int half() const { return m_half; }

private:
    int below(int most) { return std::uniform_int_distribution<int>(0, most - 1)(m_chance); }
    [[nodiscard]] int deals() const
    {
        return static_cast<int>(m_book->match().record().deals.size());
    }

    QString answerTo(const EntryDraft &draft, const EntryField &field)
    {
        if (field.ask == Fact::trickOrder) {
            QString winners;
            const Match &match = m_book->match();
            for (int trick = 0; trick < match.context()->pack.handSize; ++trick)
                winners += QString::number(below(match.context()->seating.players) + 1);
            return winners;
        }
        if (field.ask == Ask::clock)
            return QString::number(below(90));
        if (field.ask == Fact::lastCard)
            return QStringLiteral("KH");
        QStringList keys;
        for (const EntryChoice &choice : draft.choices(field))
            if (!choice.suffix && (choice.struck.isEmpty() || draft.allTheSame()))
                keys << choice.keys;
        if (field.ask == Ask::bid || field.ask == Ask::sideBid)
            keys = keys.mid(0, below(3) == 0 ? -1 : 5);
        else if (field.ask == Fact::tricks || field.ask == Ask::sideTricks)
            keys = keys.mid(0, 7);
        return keys.isEmpty() ? QString() : keys[below(static_cast<int>(keys.size()))];
    }

    /// Types until there is a deal that can be; nothing where chance finds none.
    std::optional<DealRecord> typed(EntryDraft draft)
    {
        for (int attempt = 0; attempt < 40; ++attempt) {
            for (int i = 0; i < draft.fields().size(); ++i) {
                const EntryField field = draft.fields()[i];
                const QString usual = draft.usual(field);
                draft.setText(field, usual.isEmpty() ? answerTo(draft, field) : usual);
            }
            const EntryState state = draft.check();
            if (state.problem.isEmpty() && state.missing.isEmpty())
                return state.record;
            for (const EntryField &field : draft.fields())
                if (below(2) == 0)
                    draft.setText(field, {});
        }
        return std::nullopt;
    }

    void enter()
    {
        if (m_book->match().over())
            return;
        EntryDraft draft(m_book->match(), m_book->players(), m_book->nextDealer());
        if (below(12) == 0)
            draft.rulings().push_back({0, -10, 1, 0, "talk"});
        draft.setAllTheSame(below(4) == 0);
        const auto deal = typed(std::move(draft));
        if (!deal)
            return;
        const auto refused = m_book->enter(*deal); // what the form takes the match takes
        QVERIFY2(!refused, refused ? qPrintable(toText(*refused)) : "");
        ++m_entered;
        m_ruled += deal->allTheSame ? 1 : 0;
    }

    /// Types some answers of the next deal or of a correction, and leaves them.
    void halfEnter()
    {
        const int deal = below(deals() + 1);
        const int shown = deal == deals() ? -1 : deal;
        EntryDraft draft = m_book->draft(shown);
        for (const EntryField &field : draft.fields())
            if (below(4) == 0)
                draft.setText(field, answerTo(draft, field));
        const TypedDeal typed = draft.typed();
        m_book->keepDraft(shown, draft);
        QCOMPARE(m_book->draft(shown).typed(), typed);
    }

    void correct()
    {
        if (deals() == 0)
            return;
        const int index = below(deals());
        EntryDraft draft(m_book->match(), m_book->players(), 0, index);
        for (const EntryField &field : draft.fields())
            if (below(3) == 0)
                draft.setText(field, {});
        const auto deal = typed(std::move(draft));
        if (!deal)
            return;
        MatchRecord record = m_book->match().record();
        record.deals[static_cast<std::size_t>(index)] = *deal;
        const bool folds = std::holds_alternative<Match>(Match::fold(record));
        const bool refused = m_book->replaceDeal(index, *deal).has_value();
        QCOMPARE(refused, !folds);
        if (!refused) {
            ++m_corrected;
            return;
        }
        const auto later = below(2) == 0 ? ScoreBook::Later::keep : ScoreBook::Later::cut;
        if (!m_book->replaceDeal(index, *deal, later))
            ++m_corrected;
    }

    void undoOrRedo()
    {
        const MatchRecord before = m_book->match().record();
        if (!m_book->canUndo())
            return;
        m_book->undo();
        if (below(2) == 0)
            return;
        m_book->redo();
        QCOMPARE(m_book->match().record(), before);
    }

    void changeRules()
    {
        const MatchRecord now = agreedNow(m_book->match().record());
        AgreedRules rules{now.base, now.name, now.rules};
        const std::pair<const char *, std::vector<const char *>> tries[] = {
            {"nil_value", {"50", "100", "200"}}, {"bags_limit", {"5", "7", "10"}},
            {"bags_penalty", {"50", "100"}},     {"win_target", {"300", "500", "700"}},
            {"over_points", {"0", "1", "-1"}},   {"blind_nil_allowed", {"true", "false"}},
            {"bid_board", {"0", "4"}},           {"last_trick_bonus", {"0", "10"}},
            {"nil_failed_tricks", {"bags"}},     {"bid_first_deal_plays_itself", {"true"}},
        };
        const auto &[id, values] = tries[static_cast<std::size_t>(below(std::size(tries)))];
        const Option *option = findOption(id);
        QVERIFY2(option, id);
        const auto value = static_cast<std::size_t>(below(static_cast<int>(values.size())));
        QVERIFY2(option->set(rules.rules, values[value]), id);
        if (whyNotPlayable(rules.rules))
            return;
        const Standing before = m_book->match().standing();
        const auto refused = m_book->changeRules(rules);
        QVERIFY2(!refused, refused ? qPrintable(toText(*refused)) : "");
        QCOMPARE(m_book->match().standing(), before); // what was played stays as it was
        QVERIFY(m_book->match().rules() == rules.rules);
        ++m_agreed;
    }

    void changeNames()
    {
        QStringList names = m_book->players();
        names[below(static_cast<int>(names.size()))] = QStringLiteral("N%1").arg(below(99));
        if (below(2) == 0)
            m_book->changePlayers(names);
        else
            m_book->correctNames(names);
        QCOMPARE(m_book->players(), names);
    }

    void misdeal()
    {
        if (m_book->match().over())
            return;
        DealRecord deal;
        deal.kind = DealRecord::Kind::voided;
        deal.dealer = m_book->nextDealer();
        deal.voidReason = "misdeal";
        QVERIFY(!m_book->enter(deal));
    }

    void closeAndOpen()
    {
        const MatchRecord before = m_book->match().record();
        const TypedDeals typed = m_book->typed();
        m_half += typed.isEmpty() ? 0 : 1;
        m_book.reset();
        m_book = std::make_unique<ScoreBook>(m_folder.path());
        QVERIFY(m_book->resume());
        QCOMPARE(m_book->match().record(), before);
        QCOMPARE(m_book->typed(), typed);
    }

    std::mt19937 m_chance;
    QTemporaryDir m_folder;
    std::unique_ptr<ScoreBook> m_book;
    int m_entered = 0, m_corrected = 0, m_agreed = 0, m_ruled = 0, m_half = 0;
};

} // namespace

class TestRandomEvenings : public QObject
{
    Q_OBJECT

private slots:
    void totalsAreThoseOfTheCommandLine();
};

void TestRandomEvenings::totalsAreThoseOfTheCommandLine()
{
    int entered = 0, corrected = 0, agreed = 0, ruled = 0, half = 0;
    for (int number = 0; number < kEvenings; ++number) {
        Evening evening(number);
        for (int step = 0; step < kSteps && !QTest::currentTestFailed(); ++step)
            evening.step();
        if (!QTest::currentTestFailed())
            evening.compareWithTheCommandLine();
        if (QTest::currentTestFailed())
            QFAIL(qPrintable(QStringLiteral("evening %1").arg(number)));
        entered += evening.entered();
        corrected += evening.corrected();
        agreed += evening.agreed();
        ruled += evening.ruled();
        half += evening.half();
    }
    qInfo("%d deals entered (%d by ruling), %d corrected, %d changes of rules, %d times closed "
          "with a deal half entered",
          entered, ruled, corrected, agreed, half);
    QVERIFY(entered > kEvenings * 4);
    QVERIFY(corrected > kEvenings / 2);
    QVERIFY(agreed > kEvenings);
    QVERIFY(ruled > kEvenings / 10);
    QVERIFY(half > kEvenings / 10);
}

QTEST_GUILESS_MAIN(TestRandomEvenings)

#include "tst_random_evenings.moc"
