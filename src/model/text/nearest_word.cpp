// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/nearest_word.h"

#include <QVector>

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <utility>

namespace sandbag {

namespace {

constexpr qsizetype kLongest = 80;

} // namespace

int slipsBetween(const QString &a, const QString &b)
{
    QVector<int> above, row(b.size() + 1), next(b.size() + 1);
    std::iota(row.begin(), row.end(), 0);
    for (qsizetype i = 0; i < a.size(); ++i) {
        next[0] = static_cast<int>(i) + 1;
        for (qsizetype j = 0; j < b.size(); ++j) {
            const int other = row[j] + (a[i] == b[j] ? 0 : 1);
            next[j + 1] = std::min({row[j + 1] + 1, next[j] + 1, other});
            if (i > 0 && j > 0 && a[i] == b[j - 1] && a[i - 1] == b[j])
                next[j + 1] = std::min(next[j + 1], above[j - 1] + 1);
        }
        above = std::exchange(row, next);
    }
    return row.last();
}

QString nearestWord(const QString &word, const QStringList &ids)
{
    if (word.size() > kLongest)
        return {}; // nobody mistypes that much, and it would take long to find out
    QString best;
    int distance = 1 + static_cast<int>(word.size()) / 3;
    for (const QString &id : ids) {
        if (std::abs(id.size() - word.size()) >= distance)
            continue; // each letter more or less is a slip of its own
        const int d = slipsBetween(word, id);
        if (d < distance) {
            distance = d;
            best = id;
        }
    }
    return best;
}

} // namespace sandbag
