// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/nearest_word.h"

#include <QVector>

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace sandbag {

namespace {

constexpr qsizetype kLongest = 80;

/// Single letters put in, left out or exchanged that make one word the other.
int editDistance(const QString &a, const QString &b)
{
    QVector<int> row(b.size() + 1);
    std::iota(row.begin(), row.end(), 0);
    for (qsizetype i = 0; i < a.size(); ++i) {
        int corner = row[0];
        row[0] = static_cast<int>(i) + 1;
        for (qsizetype j = 0; j < b.size(); ++j) {
            const int exchanged = corner + (a[i] == b[j] ? 0 : 1);
            corner = row[j + 1];
            row[j + 1] = std::min({row[j] + 1, row[j + 1] + 1, exchanged});
        }
    }
    return row.last();
}

} // namespace

QString nearestWord(const QString &word, const QStringList &ids)
{
    if (word.size() > kLongest)
        return {}; // nobody mistypes that much, and it would take long to find out
    QString best;
    int distance = 1 + static_cast<int>(word.size()) / 3;
    for (const QString &id : ids) {
        if (std::abs(id.size() - word.size()) >= distance)
            continue; // each letter more or less is a slip of its own
        const int d = editDistance(word, id);
        if (d < distance) {
            distance = d;
            best = id;
        }
    }
    return best;
}

} // namespace sandbag
