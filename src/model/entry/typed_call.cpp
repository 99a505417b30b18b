// SPDX-License-Identifier: GPL-3.0-or-later
#include "entry/typed_call.h"

#include "bids/bid_rules.h"
#include "bids/call_kind.h"
#include "deal/bidding.h"
#include "text/call_text.h"

#include <algorithm>

namespace sandbag {

namespace {

class Keys
{
public:
    explicit Keys(const RuleContext &context)
        : m_rules(context.rules), m_tricks(context.pack.tricks), m_each(bidsForHimself(context))
    {
    }

    QList<TypedCall> take()
    {
        if (isAuction(m_rules)) {
            addNumbers(1, std::min(m_rules.bid_max, m_tricks - m_rules.auction_book), false);
            add(Call::What::pass);
            return m_calls;
        }
        addPlain();
        addNil();
        addBlindNumbers();
        addSlams();
        addMarked();
        return m_calls;
    }

private:
    [[nodiscard]] bool restricted() const { return !bidsAreFree(m_rules); }

    void add(const QString &keys, Call call, bool marked = false)
    {
        m_calls << TypedCall{keys, call, marked};
    }
    /// As its kind's row has it: blind ones with a b before it, nils in the dark a d behind.
    void add(Call::What what, bool blind = false, bool dark = false)
    {
        Call call = Call::of(what);
        call.blind = blind;
        call.dark = dark;
        add(QStringLiteral("%1%2%3").arg(QLatin1String(blind ? "b" : ""),
                                         QLatin1String(callKind(what).keys),
                                         QLatin1String(dark ? "d" : "")),
            call);
    }

    void addNumbers(int least, int most, bool blind)
    {
        for (int number = std::max(least, 1); number <= most; ++number) {
            const Call call = Call::number(number);
            if (blind)
                add(QStringLiteral("b%1").arg(number), call.asBlind());
            else
                add(QString::number(number), call);
        }
    }

    void addPlain()
    {
        const bool counted = spadesGiveBid(m_rules);
        if (m_rules.bid_zero == BidZero::plain && m_rules.bid_min <= 1 && !counted)
            add(Call::What::zero);
        if (counted)
            addNumbers(1, m_tricks, false);
        else
            addNumbers(m_rules.bid_min, std::min(m_rules.bid_max, m_tricks), false);
    }

    void addNil()
    {
        const bool open = m_each || m_rules.nil_declared == NilDeclared::before;
        if (open && (m_rules.nil_allowed || restricted()))
            add(Call::What::nil);
        if (open && m_rules.blind_nil_allowed && !restricted())
            add(Call::What::nil, true);
        if (m_rules.dark_allowed && m_each) {
            add(Call::What::nil, false, true);
            add(Call::What::nil, true, true);
        }
        if (m_rules.team_nil_allowed) {
            add(Call::What::teamNil);
            add(Call::What::teamNil, true);
        }
    }

    void addBlindNumbers()
    {
        if (numbersMayBeBlind(m_rules) && !restricted())
            addNumbers(m_rules.blind_min, std::min(m_rules.blind_max, m_tricks), true);
    }

    void addSlams()
    {
        if (m_rules.ten_mode == TenMode::declared && !restricted()) {
            add(Call::What::ten);
            if (numbersMayBeBlind(m_rules))
                add(Call::What::ten, true);
        }
        if (m_rules.moon_allowed && !restricted())
            add(Call::What::moon);
        if (m_rules.blind_moon_allowed && !restricted())
            add(Call::What::moon, true);
    }

    void addMarks(const QString &number, const Call &call)
    {
        for (const DeclarationKind &kind : kDeclarations) {
            if (!kind.inForce(m_rules))
                continue;
            Call marked = call;
            marked.mark = kind.mark;
            add(number + QString::fromLatin1(kind.keys), marked, true);
        }
    }

    void addMarked()
    {
        const int most = std::min(m_rules.bid_max, m_tricks);
        for (int number = 0; number <= most; ++number) {
            const QString keys = QString::number(number);
            if (m_rules.bid_half && number < most)
                add(keys + kHalfKey, Call::halfNumber(number * 2 + 1), true);
            if (number < std::max(m_rules.bid_min, 1))
                continue;
            if (m_rules.notrump_allowed && m_each) {
                Call call = Call::number(number);
                call.noTrump = true;
                add(keys + QStringLiteral("nt"), call, true);
            }
            addMarks(keys, Call::number(number));
        }
    }

    const RuleSet &m_rules;
    int m_tricks;
    bool m_each; ///< each player names a bid of their own
    QList<TypedCall> m_calls;
};

} // namespace

QList<TypedCall> typedCalls(const RuleContext &context)
{
    return Keys(context).take();
}

namespace {

/// As the files have it, "3.5", whichever sign the language has there.
QString withPlainHalf(QString keys)
{
    const QString half = QStringLiteral(".5");
    if (keys.contains(kHalfSign))
        keys.replace(kHalfSign, keys.startsWith(kHalfSign) ? u'0' + half : half);
    for (const QString &sign : {QStringLiteral(","), QString(QChar(0x066B))})
        keys.replace(sign + u'5', half);
    return keys;
}

} // namespace

std::optional<Call> callOfKeys(const QString &typed, const QList<TypedCall> &calls)
{
    const QString keys = withPlainHalf(typed.simplified().toLower());
    const QString close = QString(keys).remove(u' ');
    for (const TypedCall &known : calls)
        if (known.keys == close)
            return known.call;
    const auto call = parseCall(keys.toStdString());
    return call && call->made() ? call : std::nullopt;
}

QString keysOfCall(const Call &call, const QList<TypedCall> &calls)
{
    if (call.isPlainNumber() && call.halves % 2 != 0)
        return callInWords(call); // as it is written everywhere else
    for (const TypedCall &known : calls)
        if (known.call == call)
            return known.keys;
    return QString::fromStdString(toString(call));
}

} // namespace sandbag
