// SPDX-License-Identifier: GPL-3.0-or-later
// The decisions (src/engine/DECISIONS.md) against the code that cites them, the options that they
// concern and the cases that show them.
#include "match/match.h"
#include "rules/catalogue.h"
#include "test_main.h"

#include <QDirIterator>
#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace sandbag;

namespace {

const QString kRoot = QStringLiteral(SANDBAG_TEST_DATA "/..");

struct Decision {
    QString text;
    QStringList options;
    QStringList cases;
};

QString contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// What stands in `code` in a line.
QStringList codeWords(const QString &line)
{
    static const QRegularExpression kCode(QStringLiteral("`([^`]*)`"));
    QStringList words;
    for (auto match = kCode.globalMatch(line); match.hasNext();)
        words.append(match.next().captured(1));
    return words;
}

/// By number. A number that is decided twice has all its cases under the number 0.
QMap<int, Decision> readDecisions()
{
    static const QRegularExpression kHeading(QStringLiteral("^### D(\\d+) · \\S"));
    QMap<int, Decision> decisions;
    Decision *open = nullptr;
    const QStringList lines =
        contents(kRoot + QStringLiteral("/src/engine/DECISIONS.md")).split(u'\n');
    for (const QString &line : lines) {
        const auto heading = kHeading.match(line);
        if (heading.hasMatch()) {
            const int number = heading.captured(1).toInt();
            open = &decisions[decisions.contains(number) ? 0 : number];
        } else if (open && line.startsWith(QStringLiteral("Options: "))) {
            open->options += codeWords(line);
        } else if (open && line.startsWith(QStringLiteral("Case: "))) {
            open->cases += codeWords(line);
        } else if (open) {
            open->text += line;
        }
    }
    return decisions;
}

/// A case by its short name, or any file of the repository by its path.
QString pathOf(const QString &name)
{
    if (name.startsWith(QStringLiteral("tests/")))
        return kRoot + u'/' + name;
    return QStringLiteral(SANDBAG_TEST_DATA "/cases/%1.case.json").arg(name);
}

/// The numbers that a source file cites.
QSet<int> cited(const QString &source)
{
    static const QRegularExpression kNumber(QStringLiteral("\\bD([1-9][0-9]{0,2})\\b"));
    QSet<int> numbers;
    for (auto match = kNumber.globalMatch(source); match.hasNext();)
        numbers.insert(match.next().captured(1).toInt());
    return numbers;
}

} // namespace

class TestDecisions : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_decisions = readDecisions(); }
    void numbersHaveNoGap();
    void everyCitationIsExplained();
    void everyDecisionHasOptionsAndACase();
    void readmeLeadsHere();

private:
    QMap<int, Decision> m_decisions;
};

void TestDecisions::numbersHaveNoGap()
{
    QVERIFY2(!m_decisions.contains(0), "a number is decided twice");
    int number = 0;
    for (auto at = m_decisions.constBegin(); at != m_decisions.constEnd(); ++at)
        QCOMPARE(at.key(), ++number);
    QVERIFY(number >= 79);
}

void TestDecisions::everyCitationIsExplained()
{
    QDirIterator files(kRoot + QStringLiteral("/src"),
                       {QStringLiteral("*.cpp"), QStringLiteral("*.h"), QStringLiteral("*.def")},
                       QDir::Files, QDirIterator::Subdirectories);
    int citations = 0;
    while (files.hasNext()) {
        const QString path = files.next();
        for (const int number : cited(contents(path))) {
            ++citations;
            QVERIFY2(m_decisions.contains(number),
                     qPrintable(QStringLiteral("D%1 of %2").arg(number).arg(path)));
        }
    }
    QVERIFY(citations > 50);
}

void TestDecisions::everyDecisionHasOptionsAndACase()
{
    QSet<QString> ids;
    for (const Option &option : catalogue())
        ids.insert(QString::fromUtf8(option.id));
    for (auto at = m_decisions.constBegin(); at != m_decisions.constEnd(); ++at) {
        const QString number = QStringLiteral("D%1: ").arg(at.key());
        QVERIFY2(at->text.size() > 40, qPrintable(number + QStringLiteral("says nothing")));
        QVERIFY2(!at->options.isEmpty() && !at->cases.isEmpty(), qPrintable(number));
        for (const QString &option : at->options)
            QVERIFY2(ids.contains(option), qPrintable(number + option));
        for (const QString &name : at->cases)
            QVERIFY2(QFile::exists(pathOf(name)), qPrintable(number + name));
    }
}

void TestDecisions::readmeLeadsHere()
{
    const QString readme = contents(kRoot + QStringLiteral("/README.md"));
    for (const char *document : {"src/engine/DECISIONS.md", "src/model/FORMATS.md"}) {
        const QString path = QString::fromUtf8(document);
        QVERIFY2(readme.contains(QStringLiteral("(%1)").arg(path)), document);
        QVERIFY2(QFile::exists(kRoot + u'/' + path), document);
    }
}

QTEST_GUILESS_MAIN(TestDecisions)
#include "tst_decisions.moc"
