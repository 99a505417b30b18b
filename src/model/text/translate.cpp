// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/translate.h"

#include "deal/event.h"
#include "text/call_text.h"
#include "text/card_names.h"
#include "text/match_text.h"
#include "text/numbers.h"
#include "text/shown_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdlib>

namespace sandbag {

namespace {

QString said(const Sentence &sentence, const Audience &audience, bool atStart);

/// Whether it is the seat of the reader, who has typed no name: no word of ours would be right for
/// them and for one with a name.
bool isReader(Seat seat, const Audience &audience)
{
    return audience.names.value(seat.number) == usualName();
}

bool isOfReader(const Sentence &sentence, const Audience &audience)
{
    return std::any_of(sentence.args.begin(), sentence.args.end(), [&](const SentenceArg &arg) {
        const auto *seat = std::get_if<Seat>(&arg);
        return seat && isReader(*seat, audience);
    });
}

template<typename Parts, typename Say>
QString joined(const Parts &parts, QLatin1String between, Say say)
{
    QStringList words;
    for (const auto &part : parts)
        words << say(part);
    return words.join(between);
}

QString capital(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

/// Says one argument; `atStart`: it begins a sentence.
class ArgumentWords
{
public:
    ArgumentWords(const Audience &audience, bool atStart) : m_to(audience), m_atStart(atStart) {}

    QString operator()(int number) const
    {
        return forFile() ? QString::number(number) : numberText(number);
    }
    QString operator()(Points points) const;
    QString operator()(HalfTricks tricks) const;
    QString operator()(Seat seat) const
    {
        const QString name = m_to.names.value(seat.number);
        if (isReader(seat, m_to)) // "You is": they are spoken of as of anyone
            return numberedName(seat.number);
        return name.isEmpty() ? word(seatWord(seat)) : isolated(name);
    }
    QString operator()(Card card) const
    {
        return m_atStart ? capital(oneCard(card)) : oneCard(card);
    }
    QString operator()(const CardList &cards) const
    {
        return joined(cards, QLatin1String(forFile() ? " " : ", "),
                      [this](Card card) { return oneCard(card); });
    }
    QString operator()(Suit suit) const
    {
        return forFile() ? QString(QLatin1Char(toChar(suit))) : word(suitWord(suit));
    }
    QString operator()(const std::vector<Suit> &suits) const
    {
        return joined(suits, QLatin1String(forFile() ? " " : ", "),
                      [this](Suit suit) { return ArgumentWords(m_to, false)(suit); });
    }
    QString operator()(const Act &act) const;
    QString operator()(const std::vector<Act> &acts) const
    {
        return joined(acts, QLatin1String(", "), [this](const Act &act) { return (*this)(act); });
    }
    QString operator()(const std::string &text) const
    {
        const QString words = QString::fromStdString(text);
        return forFile() ? words : isolated(words);
    }
    QString operator()(const std::vector<Sentence> &parts) const
    {
        return joined(parts, QLatin1String(" "),
                      [this](const Sentence &part) { return said(part, m_to, m_atStart); });
    }

private:
    [[nodiscard]] bool forFile() const { return m_to.sense == Audience::Sense::file; }
    [[nodiscard]] bool forEar() const { return m_to.sense == Audience::Sense::ear; }
    [[nodiscard]] QString word(const Sentence &sentence) const
    {
        const QString text = said(sentence, m_to, false);
        return m_atStart ? capital(text) : text;
    }
    [[nodiscard]] QString oneCard(Card card) const
    {
        if (forFile())
            return QString::fromStdString(toString(card));
        return forEar() ? cardName(card) : said(cardSign(card), m_to, false);
    }

    const Audience &m_to;
    bool m_atStart;
};

QString ArgumentWords::operator()(Points points) const
{
    if (forFile())
        return (points.withPlus && points.value > 0 ? QStringLiteral("+") : QString()) +
               QString::number(points.value);
    if (forEar() && points.value < 0)
        return said({QT_TRANSLATE_NOOP("model", "minus %1"), {-points.value}}, m_to, false);
    return points.withPlus ? signedPoints(points.value) : pointsText(points.value);
}

QString ArgumentWords::operator()(HalfTricks tricks) const
{
    if (forFile())
        return QString::number(tricks.halves / 2.0);
    return tricks.halves == 0 ? QStringLiteral("0") : callInWords(Call::halfNumber(tricks.halves));
}

/// Calls and cards in words; what is rarer in the notation of the files.
QString ArgumentWords::operator()(const Act &act) const
{
    const Event &event = *act.event;
    if (!forFile() && event.kind == EventKind::call)
        return callInWords(event.call());
    if (!forFile() && !event.cards.empty())
        return (*this)(event.cards);
    return QString::fromStdString(act.notation);
}

/// %1 … %9 in one pass: an argument that itself holds a "%1" stays as it is.
QString filled(const QString &text, const Sentence &sentence, const Audience &audience,
               bool atStart)
{
    QString result;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool marker =
            text[i] == u'%' && i + 1 < text.size() && text[i + 1] >= u'1' && text[i + 1] <= u'9';
        const auto place = marker ? static_cast<std::size_t>(text[i + 1].unicode() - u'1') : 0;
        if (!marker || place >= sentence.args.size()) {
            result += text[i];
            continue;
        }
        const bool starts = result.isEmpty() ? atStart : endsSentence(result.toStdString());
        result += std::visit(ArgumentWords(audience, starts), sentence.args[place]);
        ++i;
    }
    return result;
}

QString said(const Sentence &sentence, const Audience &audience, bool atStart)
{
    if (sentence.empty())
        return {};
    if (sentence.ofAct && audience.sense != Audience::Sense::file)
        return capital(std::visit(ArgumentWords(audience, atStart), sentence.args.back()));
    const char *marked = *sentence.ofReader != '\0' && isOfReader(sentence, audience)
                             ? sentence.ofReader
                             : sentence.text;
    QString text = QCoreApplication::translate("engine", marked, nullptr, sentence.count);
    if (sentence.count >= 0) // English that no translation has put into its plural
        text = QString::fromStdString(withCount(text.toStdString(), sentence.count));
    return filled(text, sentence, audience, atStart);
}

} // namespace

QString toText(const Sentence &sentence, const Audience &audience)
{
    return said(sentence, audience, true);
}

QString toText(const char *marked)
{
    return *marked ? QCoreApplication::translate("engine", marked) : QString();
}

} // namespace sandbag
