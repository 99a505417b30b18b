// SPDX-License-Identifier: GPL-3.0-or-later
#include "numbers/verify.h"

#include "formats/record_json.h"
#include "formats/record_members.h"
#include "match/dealer_draw.h"
#include "match/match.h"
#include "numbers/answer_check.h"
#include "numbers/deal_number.h"
#include "numbers/dealt_cards.h"
#include "numbers/fair_cards.h"
#include "text/session_text.h"
#include "text/translate.h"

#include <QCoreApplication>
#include <QJsonDocument>

#include <algorithm>
#include <numeric>

namespace sandbag {

namespace {

/// From which deal on the file says that something holds.
int firstDealOf(const QJsonObject &other, const QString &member)
{
    return std::max(0, other.value(member).toInt());
}

void checkCommitment(const QJsonObject &other, Verification &found)
{
    const auto told = fairnessIn(other);
    if (!told) {
        found.notes << SessionText::tr("This match has no fingerprint, so nothing proves that its "
                                       "cards weren't picked on purpose.");
        return;
    }
    const QString where = QStringLiteral("/") + record_member::fair;
    if (!bytesOfHex(told->commitment)) {
        found.faults.append(
            {where + QStringLiteral("/commitment"),
             SessionText::tr(
                 "The fingerprint isn't a SHA-256: 64 hexadecimal digits are needed.")});
        return;
    }
    if (!told->secret) {
        if (other.value(record_member::fair).toObject().contains(QStringLiteral("secret")))
            found.faults.append({where + QStringLiteral("/secret"),
                                 SessionText::tr("The secret is not 64 hexadecimal digits.")});
        else
            found.notes << SessionText::tr("The secret from which the cards are dealt is revealed "
                                           "when the match is over. Then everyone can check that "
                                           "it gives the fingerprint and the cards of this match.");
        return;
    }
    if (hexOf(FairCards{*told->secret, told->salt}.commitment()) != told->commitment) {
        found.faults.append(
            {where, SessionText::tr(
                        "The secret doesn't match the fingerprint, which should be its SHA-256.")});
        return;
    }
    ++found.commitments;
}

/// Every way in which a person may have cut.
std::vector<Cut> cutsOf(const RuleContext &context)
{
    std::vector<Cut> cuts;
    if (context.rules.deal_cut == DealCut::cut) {
        for (int depth = 0; depth <= static_cast<int>(context.pack.cards.size()); ++depth)
            cuts.push_back({depth, {}});
    }
    if (context.rules.deal_cut == DealCut::french) {
        std::vector<int> seats(static_cast<std::size_t>(context.seating.players));
        std::iota(seats.begin(), seats.end(), 0);
        do
            cuts.push_back({0, seats});
        while (std::next_permutation(seats.begin(), seats.end()));
    }
    return cuts;
}

DealRecord asRecord(DealStart start)
{
    DealRecord record;
    record.dealer = start.dealer;
    record.hands = std::move(start.hands);
    record.undealt = std::move(start.undealt);
    record.faceUp = std::move(start.faceUp);
    record.cutCard = start.cutCard;
    return record;
}

/// Why the computers of a match that was played so are not asked again; 0: it does not say.
QString notAskedAgain(int way)
{
    if (way <= 0)
        return SessionText::tr("This match doesn't say which version of Sandbag its computer "
                               "players are from, so their choices were not checked.");
    if (way > kWayOfPlaying)
        return SessionText::tr("The computer players of this match are from a newer version of "
                               "Sandbag, so their choices were not checked.");
    return SessionText::tr(
        "The computer players of this match are from an older version of Sandbag and might now "
        "choose differently, so their choices were not checked.");
}

/// Goes through a record deal by deal, as it was played.
class Replay
{
public:
    Replay(const MatchRecord &record, const QJsonObject &other, Verification &found)
        : m_record(record),
          m_other(other),
          m_found(found),
          m_source(sourceIn(other)),
          m_match(emptyOf(record)),
          m_answers(record, other, m_source ? &*m_source : nullptr, found)
    {
        const auto prepared = other.value(record_member::preparedDeals).toObject();
        const auto read = parseRecord(QJsonDocument(prepared).toJson(), QString());
        if (const auto *file = std::get_if<RecordFile>(&read); file && m_source)
            m_source = DealSource::ofRecord(file->record, m_source->seed());
        const int way = other.value(record_member::answers).toInt();
        m_asksAgain = way == kWayOfPlaying;
        if (!m_source)
            found.notes << SessionText::tr(
                "The match file doesn't say how the cards were drawn, so they were not checked.");
        if (!m_asksAgain)
            found.notes << notAskedAgain(way);
    }

    void run(const std::atomic<bool> &stop)
    {
        for (const DealRecord &deal : m_record.deals) {
            if (stop || !step(deal))
                return;
        }
    }

private:
    static MatchRecord emptyOf(const MatchRecord &record)
    {
        MatchRecord empty = record;
        empty.deals.clear();
        return empty;
    }

    [[nodiscard]] int index() const { return static_cast<int>(m_match.record().deals.size()); }
    [[nodiscard]] QString place() const { return SessionText::tr("deal %1").arg(index() + 1); }
    void fault(const QString &where, const QString &text) { m_found.faults.append({where, text}); }

    [[nodiscard]] bool cutSomehow(const DealRecord &deal) const
    {
        const RuleContext &context = *m_match.context();
        const auto cuts = cutsOf(context);
        return std::any_of(cuts.begin(), cuts.end(), [&](const Cut &cut) {
            return sameCards(asRecord(m_source->shuffled(context, deal.dealer,
                                                         static_cast<std::size_t>(index()), cut)),
                             deal);
        });
    }

    void checkCards(const DealRecord &deal)
    {
        if (!m_source || index() < firstDealOf(m_other, record_member::seedFrom))
            return;
        const bool prepared = m_source->isReady(m_match);
        DealRecord own = prepared
                             ? m_source->prepared()[static_cast<std::size_t>(index())]
                             : shuffledDeal(*m_source, *m_match.context(), deal.dealer, index());
        own.dealer = deal.dealer;
        if (sameCards(own, deal) || (!prepared && cutSomehow(deal)))
            ++m_found.deals;
        else
            fault(place(), SessionText::tr("The match file says how the cards were drawn, but "
                                           "drawing them that way gives other cards."));
    }

    void checkDealer(const DealRecord &deal)
    {
        if (!m_source || index() < firstDealOf(m_other, record_member::seedFrom))
            return;
        const bool first = index() == 0;
        const int drawn = m_source->isReady(m_match)
                              ? m_source->prepared().front().dealer
                              : drawForDealer(*m_match.context(), m_source->seedOfDraw()).dealer;
        const int dealer = first ? drawn : m_match.nextDealer();
        if (dealer >= 0 && deal.dealer != dealer)
            fault(place(),
                  SessionText::tr("The dealer is seat %1, but it is seat %2's turn to deal.")
                      .arg(deal.dealer)
                      .arg(dealer));
    }

    [[nodiscard]] bool step(const DealRecord &deal)
    {
        if (deal.kind != DealRecord::Kind::played)
            return stepOver(deal);
        checkDealer(deal);
        checkCards(deal);
        DealStart start;
        start.dealer = deal.dealer;
        start.hands = deal.hands;
        start.undealt = deal.undealt;
        start.faceUp = deal.faceUp;
        start.cutCard = deal.cutCard;
        const QString where = place();
        if (const auto refused = m_match.beginDeal(std::move(start))) {
            fault(where, toText(*refused));
            return false;
        }
        for (const Event &event : deal.events) {
            if (m_asksAgain && index() > firstDealOf(m_other, record_member::playersFrom))
                m_answers.check(m_match, event);
            if (const auto refused = m_match.apply(event)) {
                fault(where, toText(*refused));
                return false;
            }
        }
        for (const Ruling &ruling : deal.rulings)
            (void)m_match.addRuling(ruling);
        return true;
    }

    /// Deals without cards: they only count.
    [[nodiscard]] bool stepOver(const DealRecord &deal)
    {
        const auto error = m_match.enter(deal);
        if (error)
            fault(place(), toText(error->text));
        return !error;
    }

    const MatchRecord &m_record;
    const QJsonObject &m_other;
    Verification &m_found;
    std::optional<DealSource> m_source;
    Match m_match;
    AnswerCheck m_answers;
    bool m_asksAgain = false;
};

} // namespace

Verification verify(const MatchRecord &record, const QJsonObject &other,
                    const std::atomic<bool> &stop)
{
    Verification found;
    checkCommitment(other, found);
    Replay(record, other, found).run(stop);
    return found;
}

} // namespace sandbag
