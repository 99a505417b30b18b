// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/problem.h"

#include "formats/whole_file.h"
#include "lessons/own_problems.h"
#include "text/session_text.h"
#include "text/shown_text.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>

#include <cmath>
#include <new>
#include <utility>

namespace sandbag {

namespace {

constexpr qsizetype kMostOfBook = 8 << 20;
constexpr int kMostProblems = 5000;
const QString kBook = QStringLiteral(":/problems/found.problems.json");
const QString kProblem = QStringLiteral("position");

double numberOf(const JsonPlace &member, const QString &key)
{
    constexpr double kMostWorth = 1e7; ///< more than any choice is worth
    const JsonPlace place = member.at(key);
    if (!place.value().isDouble() || !(std::abs(place.value().toDouble()) <= kMostWorth))
        place.fail(SessionText::tr("not a number"));
    return place.value().toDouble();
}

ProblemOutline problemAt(const JsonPlace &place)
{
    static const QRegularExpression form(QStringLiteral("^[a-z0-9-]{1,60}$"));
    const JsonPlace member = place.at(kProblem), id = member.at(QStringLiteral("id"));
    if (!form.match(id.text()).hasMatch())
        id.fail(SessionText::tr("\"%1\" may contain only lowercase letters, digits, and hyphens")
                    .arg(shortened(id.text())));
    const JsonPlace rules = place.at(QStringLiteral("rules"));
    return {id.text(), problemKinds().at(member.at(QStringLiteral("kind")).word(problemKinds())),
            member.at(QStringLiteral("rating")).integer(0, 4000),
            rules.has(QStringLiteral("base")) ? rules.at(QStringLiteral("base")).text()
                                              : QStringLiteral("standard"),
            place.object()};
}

/// The reasons in another language, by id. What cannot be read leaves them as they are.
QJsonObject reasonsIn(const QByteArray &words)
{
    if (words.isEmpty() || words.size() > kMostOfBook)
        return {};
    try {
        return parseDocument(words, {QStringLiteral("spades-problem-words/1")})
            .at(QStringLiteral("why"))
            .object();
    } catch (const JsonFault &) {
        return {};
    }
}

void addProblems(ProblemBook &book, const JsonPlace &list, const QString &file,
                 const QJsonObject &reasons)
{
    QSet<QString> known;
    const QJsonArray all = list.list();
    if (all.size() > kMostProblems)
        list.fail(SessionText::tr("more than %1 items").arg(kMostProblems));
    for (qsizetype i = 0; i < all.size(); ++i) {
        try {
            ProblemOutline outline = problemAt(list.item(i));
            if (known.contains(outline.id))
                list.item(i).fail(
                    SessionText::tr("another problem is also called \"%1\"").arg(outline.id));
            known.insert(outline.id);
            if (const QJsonValue why = reasons.value(outline.id); why.isString()) {
                QJsonObject member = outline.source.value(kProblem).toObject();
                member.insert(QStringLiteral("why"), why);
                outline.source.insert(kProblem, member);
            }
            book.problems.append(std::move(outline));
        } catch (const JsonFault &fault) {
            book.faults.append(errorIn(file, fault));
        }
    }
}

QByteArray bytesOf(const QString &file)
{
    if (!QFileInfo(file).isFile())
        return {};
    const auto read = readWholeFile(file);
    return std::holds_alternative<QByteArray>(read) ? std::get<QByteArray>(read) : QByteArray();
}

} // namespace

QStringList problemKinds()
{
    return {QStringLiteral("card"), QStringLiteral("bid"), QStringLiteral("set-nil"),
            QStringLiteral("exactly"), QStringLiteral("bags")};
}

QString titleOfKind(const QString &kind)
{
    const QStringList titles{SessionText::tr("Which card?"), SessionText::tr("What do you bid?"),
                             SessionText::tr("Make the nil fail"),
                             SessionText::tr("Take exactly the tricks bid"),
                             SessionText::tr("Both sides' bags")};
    const qsizetype at = problemKinds().indexOf(kind);
    return at < 0 ? kind : titles.at(at);
}

ProblemBook parseProblems(const QByteArray &json, const QString &file, const QByteArray &words)
{
    ProblemBook book;
    try {
        if (json.size() > kMostOfBook)
            throw JsonFault{
                SessionText::tr("too large for a file of practice problems (limit 8 MB)"),
                QString(), FileError::Kind::unreadable};
        const JsonPlace root = parseDocument(json, {QStringLiteral("spades-problems/1")});
        addProblems(book, root.at(QStringLiteral("problems")), file, reasonsIn(words));
    } catch (const JsonFault &fault) {
        book.faults.append(errorIn(file, fault));
    } catch (const std::bad_alloc &) {
        book.faults.append(memoryEndsIn(file));
    }
    return book;
}

ProblemBook readProblems(const QString &language)
{
    const QFileInfo info(kBook);
    const QString words = info.path() + u'/' + language + u'/' + info.fileName();
    ProblemBook book =
        parseProblems(bytesOf(kBook), kBook, language.isEmpty() ? QByteArray() : bytesOf(words));
    book.ours = book.problems.size();
    if (const QByteArray own = bytesOf(ownProblemsFile()); !own.isEmpty()) {
        const ProblemBook more = parseProblems(own, ownProblemsFile());
        book.problems += more.problems;
        book.faults += more.faults;
    }
    return book;
}

std::variant<Problem, FileError> openProblem(const ProblemOutline &outline, const QString &file)
{
    try {
        const JsonPlace place(outline.source, u'/' + outline.id);
        const JsonPlace member = place.at(kProblem);
        Problem problem{outline.id,
                        outline.kind,
                        outline.rating,
                        outline.rules,
                        readPosition(place),
                        member.at(QStringLiteral("best")).text(),
                        numberOf(member, QStringLiteral("margin_points")),
                        numberOf(member, QStringLiteral("margin_win"))};
        if (!problem.position.accept.contains(problem.best))
            member.at(QStringLiteral("best")).fail(SessionText::tr("not one of the right answers"));
        return problem;
    } catch (const JsonFault &fault) {
        return errorIn(file, fault);
    } catch (const std::bad_alloc &) {
        return memoryEndsIn(file);
    }
}

const ProblemOutline *problemOfDay(const ProblemBook &book, const QDate &day)
{
    if (book.ours == 0)
        return nullptr;
    // Far apart from one day to the next, and all of them before one comes again: 7919 is prime.
    return &book.problems.at((day.toJulianDay() * 7919) % book.ours);
}

} // namespace sandbag
