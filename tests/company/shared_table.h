// SPDX-License-Identifier: GPL-3.0-or-later
// A table at which four persons sit, what it says and how it looks, and the same with another hand.
#pragma once

#include "act_pace.h"
#include "conduct/table_pace.h"
#include "formats/loaded_match.h"
#include "formats/record_json.h"
#include "local_seat.h"
#include "match/match.h"
#include "scene/table_scene.h"
#include "tabletop.h"
#include "text/translate.h"

#include <QAccessible>
#include <QCoreApplication>
#include <QImage>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <functional>
#include <optional>

namespace sandbag {

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
    [[nodiscard]] const QStringList &all() const { return m_words; }

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

/// A table at which four persons sit, with a rule that limits their time.
struct SharedTable {
    GameSession game;
    LocalSeat seat{&game};
    Tabletop top{&seat};
    QStringList said;

    SharedTable()
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

/// The same match with one card of the person at turn exchanged for one of that suit in another
/// hand, so that every event of it is legal again. Nothing if there is no such pair.
inline std::optional<MatchRecord> withOtherCards(const Match &match)
{
    const DealState &deal = *match.deal();
    MatchRecord record = match.record();
    std::vector<CardList> &hands = record.deals.back().hands;
    for (int other = 0; other < 4; ++other) {
        for (const Card own : handOf(deal, deal.seat)) {
            for (const Card card : handOf(deal, other)) {
                if (other == deal.seat || own.suit() != card.suit())
                    continue;
                CardList &mine = hands[static_cast<std::size_t>(deal.seat)];
                CardList &theirs = hands[static_cast<std::size_t>(other)];
                *std::find(mine.begin(), mine.end(), own) = card;
                *std::find(theirs.begin(), theirs.end(), card) = own;
                return record;
            }
        }
    }
    return {};
}

/// One table after the other with matches that differ in the hand of the person at turn only.
class Twins
{
public:
    using Plant = std::function<void(SharedTable &at)>;

    explicit Twins(Plant plant = {}) : m_plant(std::move(plant)) { m_at.deal(1); }

    /// Nothing where the screen is not handed over, or no other hand can be made. What is drawn on
    /// another thread comes a little later: then both are looked at again.
    std::optional<bool> alike(const Match &match)
    {
        const auto changed = withOtherCards(match);
        if (!changed || !shows(match.record()) || !shows(*changed))
            return {};
        constexpr int kLooks = 20;
        for (int look = 0; look < kLooks; ++look) {
            const Glance one = glance(match.record()), other = glance(*changed);
            if (one == other)
                return true;
            QTest::qWait(10);
        }
        return false;
    }

private:
    struct Glance {
        QStringList words;
        QImage picture;
        bool operator==(const Glance &) const = default;
    };

    /// False where the record is not one of legal events.
    bool open(const MatchRecord &record)
    {
        auto loaded = loadMatch(writeRecord({record, {}}), QStringLiteral("twin"));
        if (!std::holds_alternative<LoadedMatch>(loaded))
            return false;
        m_at.game.open(std::move(std::get<LoadedMatch>(loaded)));
        return m_at.game.match().deal()->log.size() == record.deals.back().events.size();
    }
    bool shows(const MatchRecord &record) { return open(record) && m_at.top.pace().covered(); }
    Glance glance(const MatchRecord &record)
    {
        open(record);
        if (m_plant)
            m_plant(m_at);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        m_at.top.paintAtOnce();
        return {TableWords(m_at.top).all(), m_at.top.grab().toImage()};
    }

    SharedTable m_at;
    Plant m_plant;
};

} // namespace sandbag
