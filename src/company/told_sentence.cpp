// SPDX-License-Identifier: GPL-3.0-or-later
#include "told_sentence.h"

#include "company_limits.h"
#include "deal/event.h"
#include "facts/per_seat.h"
#include "formats/event_json.h"
#include "text/session_text.h"
#include "text/shown_text.h"

#include <QJsonArray>

#include <algorithm>
#include <numeric>
#include <string_view>
#include <utility>

namespace sandbag {

namespace {

constexpr int kMostNumber = 1'000'000;

QJsonObject member(const char *key, const QJsonValue &value)
{
    return {{QString::fromUtf8(key), value}};
}

/// One argument: a number and a text as they are, anything else as an object that names its kind.
struct ArgumentWriter {
    QJsonValue operator()(int number) const { return number; }
    QJsonValue operator()(const std::string &text) const { return QString::fromStdString(text); }
    QJsonValue operator()(Points points) const
    {
        QJsonObject object = member("points", points.value);
        if (points.withPlus)
            object.insert(QStringLiteral("plus"), true);
        return object;
    }
    QJsonValue operator()(HalfTricks tricks) const { return member("halves", tricks.halves); }
    QJsonValue operator()(Seat seat) const { return member("seat", seat.number); }
    QJsonValue operator()(Card card) const
    {
        return member("card", QString::fromStdString(toString(card)));
    }
    QJsonValue operator()(const CardList &cards) const
    {
        return member("cards", QString::fromStdString(toString(cards)));
    }
    QJsonValue operator()(Suit suit) const { return member("suit", QString(QChar(toChar(suit)))); }
    QJsonValue operator()(const std::vector<Suit> &suits) const
    {
        QString letters;
        for (const Suit suit : suits)
            letters.append(QChar(toChar(suit)));
        return member("suits", letters);
    }
    QJsonValue operator()(const Act &act) const { return member("act", eventObject(*act.event)); }
    QJsonValue operator()(const std::vector<Act> &acts) const
    {
        QJsonArray list;
        for (const Act &act : acts)
            list.append(eventObject(*act.event));
        return member("acts", list);
    }
    QJsonValue operator()(const std::vector<Sentence> &sentences) const
    {
        QJsonArray list;
        for (const Sentence &sentence : sentences)
            list.append(sentenceObject(sentence));
        return member("sentences", list);
    }
};

std::vector<Suit> suitsAt(const JsonPlace &place)
{
    std::vector<Suit> suits;
    const QString letters = place.text();
    for (const QChar letter : letters) {
        const auto suit = parseSuit(std::string(1, letter.toLatin1()));
        if (!suit)
            place.fail(SessionText::tr("not a suit"));
        suits.push_back(*suit);
    }
    return suits;
}

Suit suitAt(const JsonPlace &place)
{
    const std::vector<Suit> suits = suitsAt(place);
    if (suits.size() != 1)
        place.fail(SessionText::tr("not a suit"));
    return suits.front();
}

Act actAt(const JsonPlace &place)
{
    return actOf(readEvent(place, kMaxSeats));
}

constexpr qsizetype kWord = 24; ///< a card, a number or a name in words is hardly longer

qsizetype shownSize(const Sentence &sentence);

/// How long an argument is where it is shown, at most, near enough.
struct ShownSize {
    qsizetype operator()(const std::string &text) const { return qsizetype(text.size()); }
    qsizetype operator()(const Act &act) const
    {
        return kWord * qsizetype(1 + act.event->cards.size());
    }
    qsizetype operator()(const std::vector<Act> &acts) const { return sum(acts, *this); }
    qsizetype operator()(const std::vector<Sentence> &sentences) const
    {
        return sum(sentences, shownSize);
    }
    template<typename Item>
    qsizetype operator()(const std::vector<Item> &items) const
    {
        return kWord * qsizetype(items.size());
    }
    template<typename Item>
    qsizetype operator()(const Item &) const
    {
        return kWord;
    }

    template<typename Items, typename Size>
    static qsizetype sum(const Items &items, Size size)
    {
        return std::accumulate(items.begin(), items.end(), qsizetype{0},
                               [&size](qsizetype all, const auto &item) {
                                   return std::min(all + 1 + size(item), kNoEnd);
                               });
    }
    static constexpr qsizetype kNoEnd = company_limit::wholeSentence + 1;
};

/// Sentences within sentences grow by as much as each names the next: without a bound a line of
/// 2 kB fills any memory.
qsizetype shownSize(const Sentence &sentence)
{
    const std::string_view text = sentence.text;
    auto size = qsizetype(text.size());
    if (sentence.ofAct) // its second argument may be all that is shown
        size += std::visit(ShownSize{}, sentence.args.back());
    for (std::size_t at = 0; at + 1 < text.size() && size < ShownSize::kNoEnd; ++at) {
        const auto place = static_cast<std::size_t>(text[at + 1] - '1');
        if (text[at] == '%' && text[at + 1] >= '1' && place < sentence.args.size())
            size += std::visit(ShownSize{}, sentence.args[place]);
    }
    return std::min(size, ShownSize::kNoEnd);
}

bool isBlank(const Sentence &sentence)
{
    const QString words = QString::fromStdString(plainEnglish(sentence));
    return std::none_of(words.begin(), words.end(), [](QChar sign) {
        return sign.isSurrogate() || (sign.isPrint() && !sign.isSpace());
    });
}

} // namespace

QJsonObject sentenceObject(const Sentence &sentence)
{
    QJsonObject object{{QStringLiteral("text"), QString::fromUtf8(sentence.text)}};
    if (sentence.count >= 0)
        object.insert(QStringLiteral("count"), sentence.count);
    if (sentence.ofAct)
        object.insert(QStringLiteral("of_act"), true);
    QJsonArray arguments;
    for (const SentenceArg &argument : sentence.args)
        arguments.append(std::visit(ArgumentWriter{}, argument));
    if (!arguments.isEmpty())
        object.insert(QStringLiteral("args"), arguments);
    return object;
}

ToldSentence::ToldSentence(const JsonPlace &place) : m_sentence(read(place))
{
    if (shownSize(m_sentence) > company_limit::wholeSentence)
        place.fail(QStringLiteral("too long"));
    if (isBlank(m_sentence)) // a window would show an empty message
        place.fail(QStringLiteral("says nothing"));
}

Sentence ToldSentence::read(const JsonPlace &place)
{
    const QString text = place.at(QStringLiteral("text")).text();
    m_texts.push_back(harmless(text.left(company_limit::sentence)).toStdString());
    Sentence sentence(m_texts.back().c_str());
    if (place.has(QStringLiteral("count")))
        sentence.count = place.at(QStringLiteral("count")).integer(0, kMostNumber);
    const bool ofAct =
        place.has(QStringLiteral("of_act")) && place.at(QStringLiteral("of_act")).boolean();
    if (place.has(QStringLiteral("args"))) {
        for (const JsonPlace &argument : place.at(QStringLiteral("args")).items())
            sentence.args.push_back(readArgument(argument));
    }
    sentence.ofAct = ofAct && sentence.args.size() == 2 &&
                     std::holds_alternative<std::vector<Sentence>>(sentence.args[1]);
    return sentence;
}

SentenceArg ToldSentence::readArgument(const JsonPlace &place)
{
    const auto number = [&place](const char *key) {
        return place.at(QString::fromUtf8(key)).integer(-kMostNumber, kMostNumber);
    };
    if (place.value().isDouble())
        return place.integer(-kMostNumber, kMostNumber);
    if (place.value().isString())
        return harmless(place.text().left(company_limit::sentence)).toStdString();
    if (place.has(QStringLiteral("points")))
        return Points{number("points"), place.has(QStringLiteral("plus"))};
    if (place.has(QStringLiteral("halves")))
        return HalfTricks{number("halves")};
    if (place.has(QStringLiteral("seat")))
        return Seat{place.at(QStringLiteral("seat")).integer(0, kMaxSeats)};
    if (place.has(QStringLiteral("card")))
        return place.at(QStringLiteral("card")).card();
    if (place.has(QStringLiteral("cards")))
        return place.at(QStringLiteral("cards")).cards();
    if (place.has(QStringLiteral("suit")))
        return suitAt(place.at(QStringLiteral("suit")));
    if (place.has(QStringLiteral("suits")))
        return suitsAt(place.at(QStringLiteral("suits")));
    if (place.has(QStringLiteral("act")))
        return actAt(place.at(QStringLiteral("act")));
    if (place.has(QStringLiteral("acts"))) {
        std::vector<Act> acts;
        for (const JsonPlace &act : place.at(QStringLiteral("acts")).items())
            acts.push_back(actAt(act));
        return acts;
    }
    std::vector<Sentence> sentences;
    for (const JsonPlace &part : place.at(QStringLiteral("sentences")).items())
        sentences.push_back(read(part));
    return sentences;
}

} // namespace sandbag
