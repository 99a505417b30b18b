// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of the match that is kept: shown, changed in mid-match, offered for the next one.
#include "entry/score_book.h"
#include "keeper/score_keeper.h"
#include "match/agreements.h"
#include "text/match_text.h"
#include "text/translate.h"

namespace sandbag {

RuleFile ScoreKeeper::rules() const
{
    const MatchRecord now = agreedNow(m_book->match().record());
    RuleFile file;
    file.name = rulesName(now);
    file.base = QString::fromStdString(now.base);
    file.rules = now.rules;
    return file;
}

/// Those who play another match mostly play it by the rules of the last.
QList<RuleFile> ScoreKeeper::offeredRules() const
{
    QList<RuleFile> offered;
    if (m_book->hasMatch())
        offered << rules();
    if (m_ruleWindows.offered)
        offered << m_ruleWindows.offered();
    return offered;
}

void ScoreKeeper::showRules()
{
    if (m_ruleWindows.show)
        m_ruleWindows.show(this, rules());
}

void ScoreKeeper::changeRules()
{
    if (m_ruleWindows.change)
        m_ruleWindows.change(this, rules(), RuleWindows::From::nextDeal,
                             [this](const RuleFile &changed) { takeRules(changed); });
}

void ScoreKeeper::takeRules(const RuleFile &rules)
{
    MatchRecord named;
    named.base = rules.base.toStdString();
    named.rules = rules.rules;
    nameRules(named, rules.name);
    m_deal = -1;
    if (const auto refused = m_book->changeRules({named.base, named.name, named.rules}))
        say(toText(*refused, Audience::screen(m_book->players())));
}

} // namespace sandbag
