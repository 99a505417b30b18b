// SPDX-License-Identifier: GPL-3.0-or-later
// Four persons at one computer: while the screen goes from one to the next, nothing at the table
// says a word of the covered hand: nothing that is heard, no line, panel or tooltip, no action. Nor
// does the clock run. SANDBAG_HANDOVERS sets how many are looked at.
#include "act_pace.h"
#include "conduct/table_pace.h"
#include "local_seat.h"
#include "match/match.h"
#include "match_clock.h"
#include "scene/table_scene.h"
#include "scene/table_view.h"
#include "share.h"
#include "table_actions.h"
#include "tabletop.h"
#include "test_main.h"
#include "text/translate.h"

#include <QAccessible>
#include <QRegularExpression>
#include <QTest>

using namespace sandbag;

namespace {

int handovers()
{
    const int asked = qEnvironmentVariableIntValue("SANDBAG_HANDOVERS");
    return asked > 0 ? asked : share(64);
}

/// Everything that the table says to eye or ear in words.
class TableWords
{
public:
    explicit TableWords(QWidget &table)
    {
        listen(QAccessible::queryAccessibleInterface(&table), 0);
        QList<QWidget *> parts = table.findChildren<QWidget *>();
        parts << &table;
        for (QWidget *part : parts) {
            for (const QString &text :
                 {part->toolTip(), part->statusTip(), part->whatsThis(), part->accessibleName(),
                  part->accessibleDescription(), part->property("text").toString()})
                add(text);
        }
    }

    /// The words that name one of these cards.
    [[nodiscard]] QStringList naming(const CardList &cards) const
    {
        QStringList found;
        for (const Card card : cards) {
            for (const Audience &by : {Audience::screen(), Audience::ear()}) {
                const QString name = toText(Sentence("%1", {card}), by);
                const QRegularExpression whole(QStringLiteral("(?<!\\w)") +
                                                   QRegularExpression::escape(name),
                                               QRegularExpression::CaseInsensitiveOption);
                found += m_words.filter(whole);
            }
        }
        return found;
    }
    [[nodiscard]] qsizetype count() const { return m_words.size(); }

private:
    void add(const QString &text)
    {
        if (!text.isEmpty())
            m_words << text;
    }

    void listen(QAccessibleInterface *part, int depth)
    {
        if (!part || !part->isValid() || depth > 30)
            return;
        for (const auto kind :
             {QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help})
            add(part->text(kind));
        if (auto *text = part->textInterface())
            add(text->text(0, text->characterCount()));
        for (int child = 0; child < part->childCount(); ++child)
            listen(part->child(child), depth + 1);
    }

    QStringList m_words;
};

} // namespace

class TestHandingOver : public QObject
{
    Q_OBJECT

private slots:
    void nothingNamesACoveredHand()
    {
        Table at;
        int seen = 0;
        qsizetype words = 0;
        for (quint64 seed = 1; seen < handovers() && !QTest::currentTestFailed(); ++seed) {
            at.deal(seed);
            while (seen < handovers() && !at.game.match().dealOver()) {
                if (at.top.pace().covered()) {
                    words += look(at);
                    ++seen;
                    at.top.pace().uncover();
                }
                if (QTest::currentTestFailed())
                    return;
                at.said.clear();
                at.act();
            }
        }
        qInfo("%d handings-over, %lld words", seen, static_cast<long long>(words));
        QVERIFY(words > 20 * seen);
    }

    /// The words are there to be found once the cards are uncovered.
    void anOpenHandIsNamed()
    {
        Table at;
        at.deal(1);
        if (at.top.pace().covered())
            at.top.pace().uncover();
        const TableWords words(at.top);
        const CardList hand = handOf(*at.game.match().deal(), at.game.seatAtTurn());
        QVERIFY(!hand.empty());
        for (const Card card : hand)
            QVERIFY(!words.naming({card}).isEmpty());
    }

private:
    /// A table at which four persons sit, with a rule that limits their time.
    struct Table {
        GameSession game;
        LocalSeat seat{&game};
        Tabletop top{&seat};
        QStringList said;

        Table()
        {
            TableLook look;
            look.motion = false;
            look.speed = TableLook::Speed::instant;
            top.setLook(look);
            top.resize(1000, 700);
            top.show();
            game.pace().setLeast(0);
            QObject::connect(&top, &Tabletop::news, &top,
                             [this](const TableNews &news) { said << news.text; });
        }
        void deal(quint64 seed)
        {
            said.clear(); // of another deal's cards
            RuleSet rules;
            rules.deal_cut = DealCut::none;
            rules.tempo_seconds = 60;
            QList<SeatPlan> seats;
            for (const char *name : {"Ada", "Bo", "Cleo", "Dan"})
                seats.append({QString::fromUtf8(name), personKind()});
            game.newMatch({rules, QStringLiteral("standard"), {}, seats, seed});
        }
        /// The person who sits there now takes the first choice.
        void act()
        {
            const SeatView view(*game.match().deal(), game.seatAtTurn());
            QVERIFY(view.mayAct());
            top.act(Event(view.prompt().choices.front()));
        }
    };

    static qsizetype look(Table &at)
    {
        const int seat = at.game.seatAtTurn();
        const CardList hand = handOf(*at.game.match().deal(), seat);
        const TableWords words(at.top);
        QStringList found = words.naming(hand);
        for (const Card card : hand) {
            for (const Audience &by : {Audience::screen(), Audience::ear()})
                found += at.said.filter(toText(Sentence("%1", {card}), by), Qt::CaseInsensitive);
        }
        if (!found.isEmpty())
            QTest::qFail(qPrintable(found.front()), __FILE__, __LINE__);
        check(at, seat);
        return words.count();
    }

    static void check(Table &at, int seat)
    {
        const TablePicture &picture = at.top.scene().picture();
        QVERIFY(picture.hand.empty() && picture.handHidden && picture.dimmed.empty());
        QVERIFY(picture.seats[static_cast<std::size_t>(seat)].known.empty());
        const TableActions &actions = at.top.actions();
        QVERIFY(!actions.canHint() && !actions.canClaim() && !actions.canConcede() &&
                !actions.canTakeBack() && !actions.canBid());
        QCOMPARE(at.game.clock().leftForCard(), -1);
    }
};

QTEST_MAIN(TestHandingOver)
#include "tst_handing_over.moc"
