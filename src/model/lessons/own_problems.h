// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/problem.h"
#include "review/match_review.h"

#include <QDate>
#include <QList>

namespace sandbag {

class Match;
struct Learning;

/// The mistakes of a seat in a match that was reviewed, as problems of their own: each has the
/// moment of the mistake, the best choice as the answer, and the review's verdict as the reason.
/// Passes and claims are left out, and so are choices that depend on earlier deals.
[[nodiscard]] QList<QJsonObject> ownProblems(const Match &match,
                                             const std::vector<JudgedChoice> &choices, int seat);

/// Whether that is a document of the format of such books.
[[nodiscard]] bool isOwnBook(const QByteArray &book);
/// The book with these problems added to what it holds; one that it has already stays as it is, and
/// only the last 200 are kept.
[[nodiscard]] QByteArray addedToBook(const QByteArray &book, const QList<QJsonObject> &problems);
/// Where a person's own problems are kept.
[[nodiscard]] QString ownProblemsFile();
/// They come up the next day for the first time.
void makeDue(Learning &learning, const QList<QJsonObject> &problems, const QDate &today);

} // namespace sandbag
