// SPDX-License-Identifier: GPL-3.0-or-later
// Every kind of page that can be printed, on several papers, in each of our languages, in words
// 40 % longer, and in words that go from right to left: nothing lies over anything else or leaves
// the page, and nothing stays English. The pages of the handbook are no English ones either.
#include "../scorecard/page_recorder.h"
#include "../scorecard/played_match.h"
#include "board_pages.h"
#include "contest_pages.h"
#include "cut_texts.h"
#include "guest_page.h"
#include "help_text.h"
#include "pages/print_sheets_dialog.h"
#include "printed_figures.h"
#include "review_pages.h"
#include "sample_boards.h"
#include "share.h"
#include "statistics_pages.h"
#include "test_main.h"
#include "text/languages.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPageLayout>
#include <QPageSize>
#include <QRegularExpression>
#include <QSet>
#include <QStandardPaths>
#include <QTest>

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <tuple>

using namespace sandbag;

namespace {

// Besides the codes of languages:
const QString kLonger = QStringLiteral("long");
const QString kFromRight = QStringLiteral("from the right");

/// Speaks one of our languages, or what only looks like one; English again at its end.
class Spoken
{
public:
    explicit Spoken(const QString &tongue)
    {
        if (tongue != kLonger && tongue != kFromRight) {
            installLanguage(tongue);
            return;
        }
        m_words = std::make_unique<LongWords>(tongue == kFromRight);
        QCoreApplication::installTranslator(m_words.get());
        if (tongue == kFromRight)
            QApplication::setLayoutDirection(Qt::RightToLeft);
    }
    ~Spoken()
    {
        m_words.reset();
        QApplication::setLayoutDirection(Qt::LeftToRight);
        installLanguage(QStringLiteral("en"));
    }
    Spoken(const Spoken &) = delete;
    Spoken &operator=(const Spoken &) = delete;

private:
    std::unique_ptr<LongWords> m_words;
};

StatisticsDetail someFigures()
{
    StatisticsDetail detail;
    giveFigures(detail);
    for (int size = 1; size <= 13; ++size)
        detail.bids << BidOutcome{size, size, 30} << BidOutcome{size, size - 1, 10};
    return detail;
}

/// Names have no word of four letters, so that none is taken for English.
const std::map<QString, std::function<PrintJob()>> &pages()
{
    static const Match match = cards::playedMatch("standard");
    static const BoardSet boards = sampleBoards(QStringLiteral("Ada"));
    static const BoardSet contest =
        sampleContest({QStringLiteral("Ada & Bo"), QStringLiteral("Cy & Di")});
    const auto sheet = [](SheetKind kind) {
        return [kind] { return sheetJob(match, kind, 0, QStringLiteral("21.11.2026")); };
    };
    static const std::map<QString, std::function<PrintJob()>> all{
        {"scorecard", sheet(SheetKind::score)},
        {"blank scorecard", sheet(SheetKind::blank)},
        {"rules", sheet(SheetKind::rules)},
        {"hands", sheet(SheetKind::hands)},
        {"results of boards", [] { return boardResultsJob(boards); }},
        {"hands of boards", [] { return boardHandsJob(boards); }},
        {"movement", [] { return movementJob(contest); }},
        {"slips", [] { return slipsJob(contest); }},
        {"ranking", [] { return rankingJob(contest); }},
        {"guests", [] { return guestJob({}); }},
        {"statistics", [] { return statisticsJob(QStringLiteral("Ada"), someFigures()); }},
        {"review", [] {
             return reviewJob({match,
                               {},
                               {},
                               {QStringLiteral("Ada"), QStringLiteral("Bo"), QStringLiteral("Cy"),
                                QStringLiteral("Dot")}});
         }}};
    return all;
}

struct NamedPaper {
    const char *name;
    QPageSize::PageSizeId size;
    bool across;
};
constexpr NamedPaper kPapers[] = {{"A4", QPageSize::A4, false},
                                  {"Letter across", QPageSize::Letter, true},
                                  {"A5", QPageSize::A5, false}};

QSizeF areaOf(const NamedPaper &named)
{
    QPageLayout paper = usualPaper();
    paper.setPageSize(QPageSize(named.size), paper.margins());
    paper.setOrientation(named.across ? QPageLayout::Landscape : QPageLayout::Portrait);
    return paper.paintRect(QPageLayout::Point).size();
}

/// Every piece of text that has a word of four letters.
QSet<QString> wordsOn(const QList<NotedPage> &pages)
{
    static const QRegularExpression word(QStringLiteral("\\p{L}{4}"));
    QSet<QString> all;
    for (const NotedPage &page : pages)
        for (const Inked &text : page.texts)
            if (text.text.contains(word))
                all << text.text.simplified();
    return all;
}

/// What a language says as English does.
QSet<QString> sharedWith(const QString &language)
{
    QFile file(QStringLiteral(SANDBAG_TEST_DATA "/texts/terms/%1.json").arg(language));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QStringList same = QJsonDocument::fromJson(file.readAll())
                                 .object()
                                 .value(QStringLiteral("same"))
                                 .toObject()
                                 .keys();
    return QSet<QString>(same.begin(), same.end()) << QStringLiteral("Spades"); // the game's name
}

/// SANDBAG_PICTURES=folder leaves pictures of them.
void leavePicture(const PrintJob &job)
{
    if (const QString folder = qEnvironmentVariable("SANDBAG_PICTURES"); !folder.isEmpty())
        toImage(job, usualPaper(), 110, 0)
            .save(QDir(folder).filePath(
                QString::fromUtf8(QTest::currentDataTag()).replace(u' ', u'-') +
                QStringLiteral(".png")));
}

} // namespace

class TestEveryPage : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void isWhole_data();
    void isWhole();
    void theHandbookIsInTheLanguage_data();
    void theHandbookIsInTheLanguage();
};

void TestEveryPage::isWhole_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("tongue");
    QTest::addColumn<int>("paper");
    QList<std::tuple<QString, QString, int>> rows;
    for (const auto &[name, job] : pages())
        for (const QString &tongue : availableLanguages() + QStringList{kLonger, kFromRight})
            for (int paper = 0; paper < static_cast<int>(std::size(kPapers)); ++paper)
                rows.append({name, tongue, paper});
    for (const auto &[name, tongue, paper] : shareOf(rows))
        QTest::addRow("%s, %s, %s", qPrintable(name), qPrintable(tongue), kPapers[paper].name)
            << name << tongue << paper;
}

void TestEveryPage::isWhole()
{
    QFETCH(QString, name);
    QFETCH(QString, tongue);
    QFETCH(int, paper);
    const QSizeF area = areaOf(kPapers[paper]);
    const QSet<QString> english = wordsOn(notedPages(pages().at(name)(), area));
    QVERIFY(english.size() > 3);
    const Spoken spoken(tongue);
    leavePicture(pages().at(name)());
    const QList<NotedPage> noted = notedPages(pages().at(name)(), area);
    for (const NotedPage &page : noted) {
        const QString fault = faultOf(page, area);
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
    }
    if (!availableLanguages().mid(1).contains(tongue))
        return;
    QSet<QString> left = wordsOn(noted) & english;
    const QSet<QString> shared = sharedWith(tongue);
    left.removeIf([&shared](const QString &piece) {
        static const QRegularExpression between(QStringLiteral("[^\\p{L}-]+"));
        const QStringList words = piece.split(between, Qt::SkipEmptyParts);
        return std::ranges::all_of(words, [&shared](const QString &word) {
            return word.size() < 4 || shared.contains(word);
        });
    });
    QVERIFY2(left.isEmpty(), qPrintable(QStringList(left.begin(), left.end()).join(u'\n')));
}

void TestEveryPage::theHandbookIsInTheLanguage_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : availableLanguages().mid(1))
        QTest::addRow("%s", qPrintable(language)) << language;
}

/// No paragraph of a page is the English one.
void TestEveryPage::theHandbookIsInTheLanguage()
{
    QFETCH(QString, language);
    static const QRegularExpression between(QStringLiteral("\\n\\s*\\n"));
    const auto paragraphs = [](const QString &page) {
        const HelpText text = HelpText::load(page);
        QStringList all = text.intro().split(between);
        for (const QString &id : text.ids())
            all += text.entry(id).split(between);
        all.removeIf([](const QString &one) { // pictures, cards, names
            return one.startsWith(u'!') || one.startsWith(u'`') || one.count(u' ') < 3;
        });
        return QSet<QString>(all.begin(), all.end());
    };
    int read = 0;
    for (const QString &file : QDir(QStringLiteral(":/help")).entryList({"*.md"})) {
        const QString page = file.chopped(3);
        const QSet<QString> english = paragraphs(page);
        const Spoken spoken(language);
        const QSet<QString> own = paragraphs(page);
        QVERIFY2(own.isEmpty() == english.isEmpty(), qPrintable(page));
        const QSet<QString> left = own & english;
        QVERIFY2(left.isEmpty(), qPrintable(QStringList(left.begin(), left.end()).join(u'\n')));
        read += static_cast<int>(own.size());
    }
    QVERIFY2(read > 200, qPrintable(QString::number(read)));
}

QTEST_MAIN(TestEveryPage)
#include "tst_every_page.moc"
