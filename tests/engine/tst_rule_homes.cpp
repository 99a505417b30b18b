// SPDX-License-Identifier: GPL-3.0-or-later
// A rule is at home in one folder: what is known of an option stands in its family's folder of
// src/engine/families, and hardly any other source names it.
#include "match/match.h"
#include "rules/catalogue.h"
#include "test_main.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>

using namespace sandbag;

namespace {

/// The sources that may name an option beside its family: as measured, without slack. The numbers
/// may only be lowered.
constexpr qsizetype kMedian = 1;
constexpr qsizetype kNearlyAll = 5; ///< the 95th of a hundred
constexpr qsizetype kMost = 6;

QString sourceFolder()
{
    return QDir(QStringLiteral(SANDBAG_TEST_DATA "/../src")).canonicalPath();
}

QString readSource(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// A source's text without its comments; strings stay, for an id in a string counts too.
QString withoutComments(const QString &text)
{
    static const QRegularExpression pattern(
        QStringLiteral("\"(?:\\\\.|[^\"\\\\\n])*\"|//[^\n]*|/\\*.*?\\*/"),
        QRegularExpression::DotMatchesEverythingOption);
    QString code;
    qsizetype from = 0;
    for (auto it = pattern.globalMatch(text); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        code += text.mid(from, match.capturedStart() - from);
        code += match.captured().startsWith(u'"') ? match.captured() : QStringLiteral(" ");
        from = match.capturedEnd();
    }
    return code + text.mid(from);
}

/// All words of a source that could be an id.
QSet<QString> wordsOf(const QString &code)
{
    static const QRegularExpression pattern(QStringLiteral("[A-Za-z_][A-Za-z0-9_]*"));
    QSet<QString> words;
    for (auto it = pattern.globalMatch(code); it.hasNext();)
        words.insert(it.next().captured());
    return words;
}

/// The family's folder in which the row of each option stands.
QMap<QString, QString> homes()
{
    static const QRegularExpression row(QStringLiteral("^OPTION_[A-Z]+\\((\\w+)"),
                                        QRegularExpression::MultilineOption);
    QMap<QString, QString> folders;
    QDirIterator at(sourceFolder() + QStringLiteral("/engine/families"), {QStringLiteral("*.def")},
                    QDir::Files, QDirIterator::Subdirectories);
    while (at.hasNext()) {
        const QString text = readSource(at.next());
        for (auto it = row.globalMatch(text); it.hasNext();)
            folders.insert(it.next().captured(1), at.fileInfo().path() + u'/');
    }
    return folders;
}

} // namespace

class TestRuleHomes : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everyOptionHasAHome();
    void fewNameItElsewhere();
    void noneIsNamedEverywhere();

private:
    [[nodiscard]] QList<qsizetype> sortedCounts() const;

    QMap<QString, QString> m_homes;
    QMap<QString, QStringList> m_elsewhere; ///< for each id the sources outside its home
};

void TestRuleHomes::initTestCase()
{
    m_homes = homes();
    for (const QString &id : m_homes.keys())
        m_elsewhere.insert(id, {});
    const QStringList sources = {QStringLiteral("*.cpp"), QStringLiteral("*.h"),
                                 QStringLiteral("*.def"), QStringLiteral("*.in")};
    QDirIterator at(sourceFolder(), sources, QDir::Files, QDirIterator::Subdirectories);
    while (at.hasNext()) {
        const QString path = at.next();
        if (path.endsWith(QStringLiteral("/presets.cpp"))) // values of named games by id
            continue;
        const QSet<QString> words = wordsOf(withoutComments(readSource(path)));
        for (auto home = m_homes.cbegin(); home != m_homes.cend(); ++home) {
            if (words.contains(home.key()) && !path.startsWith(home.value()))
                m_elsewhere[home.key()] << path.mid(sourceFolder().size() + 1);
        }
    }
}

QList<qsizetype> TestRuleHomes::sortedCounts() const
{
    QList<qsizetype> counts;
    for (const QStringList &sources : m_elsewhere)
        counts << sources.size();
    std::sort(counts.begin(), counts.end());
    return counts;
}

void TestRuleHomes::everyOptionHasAHome()
{
    QCOMPARE(static_cast<std::size_t>(m_homes.size()), catalogue().size());
    for (const Option &option : catalogue())
        QVERIFY2(m_homes.contains(QString::fromLatin1(option.id)), option.id);
}

void TestRuleHomes::fewNameItElsewhere()
{
    const QList<qsizetype> counts = sortedCounts();
    const qsizetype median = counts[counts.size() / 2];
    const qsizetype most = counts[counts.size() * 95 / 100];
    qInfo("sources that name an option beside its family: median %lld, 95%% at most %lld, "
          "all at most %lld",
          static_cast<long long>(median), static_cast<long long>(most),
          static_cast<long long>(counts.last()));
    QVERIFY(median <= kMedian);
    QVERIFY(most <= kNearlyAll);
}

void TestRuleHomes::noneIsNamedEverywhere()
{
    for (auto it = m_elsewhere.cbegin(); it != m_elsewhere.cend(); ++it)
        QVERIFY2(it->size() <= kMost, qPrintable(QStringLiteral("%1 is named in %2 sources: %3")
                                                     .arg(it.key())
                                                     .arg(it->size())
                                                     .arg(it->join(u' '))));
}

QTEST_GUILESS_MAIN(TestRuleHomes)
#include "tst_rule_homes.moc"
