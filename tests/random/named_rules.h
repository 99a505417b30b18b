// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/catalogue.h"

#include <QStringList>

namespace sandbag {

/// The rules as somebody would type them to see a failure again.
inline QString named(const RuleSet &rules)
{
    QStringList words;
    for (const Option *option : differences(rules, RuleSet{}))
        words << QString::fromLatin1(option->id) + "=" + QString::fromStdString(option->get(rules));
    return words.join(' ');
}

} // namespace sandbag
