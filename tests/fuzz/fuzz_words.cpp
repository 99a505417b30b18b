// SPDX-License-Identifier: GPL-3.0-or-later
// Texts that people type or that stand in a file: what is searched for in the rules, calls, values
// of options, anything in a message. Each line is one.
#include "target.h"

#include "cards/card.h"
#include "catalogue/rule_search.h"
#include "entry/typed_call.h"
#include "rules/catalogue.h"
#include "text/nearest_word.h"
#include "text/option_words.h"
#include "text/search_query.h"

#include <algorithm>
#include <vector>

using namespace sandbag;

namespace {

constexpr qsizetype kMostLines = 8;

bool sameCalls(const QList<TypedCall> &a, const QList<TypedCall> &b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const TypedCall &one, const TypedCall &other) {
                          return one.keys == other.keys && one.call == other.call;
                      });
}

/// The calls of every game; those of many games are the same, and stand here once.
const std::vector<QList<TypedCall>> &callsOfGames()
{
    static const std::vector<QList<TypedCall>> all = [] {
        std::vector<QList<TypedCall>> made;
        for (const Preset &preset : presets()) {
            const QList<TypedCall> calls = typedCalls(*makeContext(rulesOf(preset)));
            const auto known = std::find_if(made.begin(), made.end(), [&](const auto &other) {
                return sameCalls(calls, other);
            });
            if (known == made.end())
                made.push_back(calls);
        }
        return made;
    }();
    return all;
}

void search(const QString &text)
{
    const QString prepared = SearchQuery::prepare(text);
    fuzz::must(SearchQuery(text).matches(prepared));
    fuzz::must(SearchQuery(text).rank(prepared, QString()) == 2);
    static const RuleSearch rules;
    const QList<FoundRule> found = rules.rules(text);
    fuzz::must(
        std::is_sorted(found.begin(), found.end(),
                       [](const FoundRule &a, const FoundRule &b) { return a.score > b.score; }));
    for (const FoundRule &one : found) {
        RuleSet changed;
        fuzz::must(one.value.isEmpty() || one.option->set(changed, one.value.toStdString()));
    }
}

/// A call that is typed can be typed again by the keys that are shown for it.
void call(const QString &text)
{
    for (const QList<TypedCall> &calls : callsOfGames()) {
        if (const auto typed = callOfKeys(text, calls))
            fuzz::must(callOfKeys(keysOfCall(*typed, calls), calls) == typed);
    }
}

/// What an option takes it holds, and says it so that it takes it again.
void value(const std::string &text)
{
    static const RuleSet standard;
    RuleSet rules;
    for (const Option &option : catalogue()) {
        if (!option.set(rules, text))
            continue;
        const std::string held = option.get(rules);
        RuleSet again;
        fuzz::must(option.set(again, held) && again == rules);
        fuzz::must(!valueWords(option, held).isEmpty());
        rules = standard;
    }
    fuzz::must(rules == standard); // what is refused changes nothing
}

void show(const QString &text)
{
    const QString shown = harmless(text);
    fuzz::must(harmless(shown) == shown);
    fuzz::must(shortened(text).size() < 400);
    (void)nearestWord(text.left(200), {QStringLiteral("nil_blind"), QStringLiteral("bags")});
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QList<QByteArray> lines = fuzz::bytesOf(data, size).split('\n').mid(0, kMostLines);
    for (const QByteArray &line : lines) {
        const QString text = QString::fromUtf8(line);
        search(text);
        call(text);
        value(line.toStdString());
        show(text);
        (void)parseCards(line.toStdString());
    }
    return 0;
}
