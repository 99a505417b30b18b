// SPDX-License-Identifier: GPL-3.0-or-later
// Every kind of page, under several rules and on several papers: what must be on it is there, and
// nothing lies over anything else.
#include "../app/sample_boards.h"
#include "board_pages.h"
#include "boards/board_sheet.h"
#include "card_matches.h"
#include "page_preview.h"
#include "page_recorder.h"
#include "pages/blank_pages.h"
#include "pages/hand_pages.h"
#include "pages/print_sheets_dialog.h"
#include "pages/rules_pages.h"
#include "pages/score_pages.h"
#include "paint/chart_painter.h"
#include "paint/score_table.h"
#include "played_match.h"
#include "rulebook/describe.h"
#include "rules/catalogue.h"
#include "share.h"
#include "sheet/score_sheet.h"
#include "test_main.h"
#include "text/match_text.h"
#include "text/numbers.h"
#include "text/translate.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QPageLayout>
#include <QPageSize>
#include <QPrintDialog>
#include <QPrinter>
#include <QSet>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace sandbag;

namespace {

QAbstractButton *buttonNamed(const QWidget &window, const char *name)
{
    const QString wanted = QString::fromUtf8(name);
    const auto buttons = window.findChildren<QAbstractButton *>();
    for (QAbstractButton *button : buttons)
        if (button->text() == wanted || button->accessibleName() == wanted)
            return button;
    return nullptr;
}

struct NamedMatch {
    const char *name;
    Match match;
};

struct NamedPaper {
    const char *name;
    QPageLayout paper;
};

Match longNames()
{
    MatchRecord record =
        cards::recordOf("standard", {"Wilhelmina Featherstonehaugh", "Bartholomew-Alexander",
                                     "Maximiliane von und zu Hohenfels", "Øyvind Þórarinsson"});
    return cards::matchOf(record,
                          {cards::entered(0, {"4", "3", "2", "3"}, {5, 3, 3, 2}),
                           cards::entered(1, {"nil", "4", "4", "blind nil"}, {0, 5, 4, 4})});
}

Match newYorkMatch()
{
    std::vector<DealRecord> deals{cards::entered(3, {}, {4, 3, 4, 2})};
    deals[0].given.add(Fact::tricks);
    for (int i = 0; i < 13; ++i)
        deals.push_back(i % 2 == 0 ? cards::entered(i % 4, {"5", "8", "", ""}, {3, 5, 2, 3})
                                   : cards::entered(i % 4, {"8", "5", "", ""}, {5, 2, 4, 2}));
    MatchRecord record = cards::recordOf("new-york", cards::kFour);
    record.rules.win_target = 5000;
    return cards::matchOf(record, deals);
}

QList<NamedMatch> someMatches()
{
    return {{"Standard", cards::standardMatch()},
            {"New York", newYorkMatch()},
            {"eight alone", cards::eightAlone(9)},
            {"long names", longNames()},
            {"a hundred deals", cards::longMatch(100)},
            {"played", cards::playedMatch("standard")},
            {"played by three", cards::playedMatch("family-3")},
            {"played by six", cards::playedMatch("six-triples")},
            {"drafted", cards::playedMatch("family-2")},
            {"auction", cards::playedMatch("auction")}};
}

QPageLayout paperOf(QPageSize::PageSizeId size, bool across)
{
    QPageLayout paper = usualPaper();
    paper.setPageSize(QPageSize(size), paper.margins());
    paper.setOrientation(across ? QPageLayout::Landscape : QPageLayout::Portrait);
    return paper;
}

QList<NamedPaper> papers()
{
    return {{"A4", paperOf(QPageSize::A4, false)},
            {"Letter across", paperOf(QPageSize::Letter, true)},
            {"A5", paperOf(QPageSize::A5, false)}};
}

QSizeF areaOf(const QPageLayout &paper)
{
    return paper.paintRect(QPageLayout::Point).size();
}

} // namespace

class PagesTest : public QObject
{
    Q_OBJECT

private slots:
    /// From six sides on the columns of an upright blank sheet are too narrow to write in.
    void wideBlankSheetsLieAcross()
    {
        QVERIFY(!blankJob(cards::recordOf("standard", cards::kFour)).across);
        MatchRecord six;
        six.base = "six-solo";
        six.rules = rulesOf(*findPreset("six-solo"));
        QVERIFY(blankJob(six).across);
        PrintSheetsDialog dialog(Match(six), SheetKind::blank);
        auto *across = dialog.findChild<QCheckBox *>();
        QVERIFY(across->isChecked());
        dialog.findChild<QComboBox *>()->setCurrentIndex(1); // another sheet
        QVERIFY(!across->isChecked());
        across->click(); // what a person chose stays
        dialog.findChild<QComboBox *>()->setCurrentIndex(0);
        QVERIFY(across->isChecked());
        across->click();
        QVERIFY(!across->isChecked());
    }
    /// The deals of the chart have the numbers of the sheet's, void ones too.
    void chartCountsVoidDeals()
    {
        ScoreSheet sheet;
        sheet.sides = {SheetSide{0, QStringLiteral("Ada"), {}, {}}};
        for (int number = 1; number <= 3; ++number) {
            SheetEntry entry;
            entry.total = number * 10;
            SheetDeal deal;
            deal.number = number;
            deal.voided = number == 2 ? QStringLiteral("Too few tricks bid") : QString();
            deal.sides = {entry};
            sheet.deals << deal;
        }
        QCOMPARE(chartOf(sheet).series.front().values, QList<int>({0, 10, 10, 30}));
    }
    /// On every paper, with every board, both tables, the sums and who has won.
    void resultsOfBoardsStandOnPaper()
    {
        const BoardSet set = sampleBoards(QStringLiteral("Ada"), 16);
        const BoardSheet sheet = sheetOf(set);
        for (const NamedPaper &paper : papers()) {
            const auto pages = notedPages(boardResultsJob(set), areaOf(paper.paper));
            QVERIFY(!pages.isEmpty());
            QString all;
            for (const NotedPage &page : pages) {
                QVERIFY2(faultOf(page, areaOf(paper.paper)).isEmpty(),
                         qPrintable(faultOf(page, areaOf(paper.paper))));
                all += page.all() + u' ';
            }
            for (const QStringList &row : sheet.boards + sheet.sums)
                QVERIFY2(all.contains(row.join(u' ').simplified()), qPrintable(row.join(u' ')));
            QVERIFY(all.contains(sheet.story) && all.contains(set.number));
            QTemporaryDir folder;
            const QString path = folder.filePath(QStringLiteral("boards.pdf"));
            QVERIFY(!writePdf(path, boardResultsJob(set), paper.paper));
            QFile pdf(path);
            QVERIFY(pdf.open(QIODevice::ReadOnly) && pdf.readAll().startsWith("%PDF"));
        }
    }
    void nothingOverlaps_data();
    void nothingOverlaps();
    void filledCardSaysWhatHappened();
    void everyDealOfAHundred();
    void totalsOfEightSidesCanBeRead();
    void blankIsRuledForItsRules();
    void blankIsFilledToItsFoot();
    void ruleSheetSaysTheRules();
    void handRecordShowsTheDeal();
    void handRecordNamesTheRaisedBid();
    void handRecordTellsOfClaims();
    void handRecordNeedsHands();
    void manySidesLieAcross();
    void aTableTakesItsWidthOnSeveralPages();
    void rulesLineSaysWhatPeopleRead();
    void handRecordKeepsTheHandsOfADealInPlay();
    void chartLinesDifferWithoutColour();
    void chartMarksAnEndOnce();
    void pagesAreBlackAndWhite();
    void pdfHasItsPages();
    void dialogShowsEverySheet();
    void dialogStaysAfterPrinting();
    void rulesAlonePrint();
};

void PagesTest::nothingOverlaps_data()
{
    QTest::addColumn<int>("match");
    QTest::addColumn<int>("sheet");
    QTest::addColumn<int>("paper");
    const auto &matches = someMatches();
    const char *sheets[] = {"score", "blank", "rules", "hands"};
    QSet<QByteArray> rulesSeen;
    for (int match = 0; match < matches.size(); match += 8 / share(8)) {
        const MatchRecord &record = matches[match].match.record();
        const QByteArray base = QByteArray::fromStdString(record.base);
        const bool freshRules = !rulesSeen.contains(base);
        rulesSeen.insert(base);
        for (int sheet = 0; sheet < 4; ++sheet) {
            const auto kind = static_cast<SheetKind>(sheet);
            if (!freshRules && (kind == SheetKind::blank || kind == SheetKind::rules))
                continue;
            for (int paper = 0; paper < share(static_cast<int>(papers().size())); ++paper)
                QTest::addRow("%s, %s, %s", matches[match].name, sheets[sheet],
                              papers()[paper].name)
                    << match << sheet << paper;
        }
    }
}

void PagesTest::nothingOverlaps()
{
    QFETCH(int, match);
    QFETCH(int, sheet);
    QFETCH(int, paper);
    const auto &matches = someMatches();
    const QSizeF area = areaOf(papers()[paper].paper);
    const PrintJob job = sheetJob(matches[match].match, static_cast<SheetKind>(sheet), 0,
                                  QStringLiteral("21 November 2026"));
    for (const NotedPage &page : notedPages(job, area)) {
        QVERIFY(page.texts.size() > 4);
        const QString fault = faultOf(page, area);
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
    }
}

void PagesTest::filledCardSaysWhatHappened()
{
    const QSizeF area = areaOf(paperOf(QPageSize::A4, false));
    const QString date = QStringLiteral("21 November 2026");
    const auto pages = notedPages(scoreJob(scoreSheetOf(cards::standardMatch()), date), area);
    QCOMPARE(pages.size(), 1);
    const NotedPage &page = pages.front();
    for (const char *words : {"Ada & Cy", "Bo & Dot", "Misdeal", "N+4", "named a card", "Standard"})
        QVERIFY2(page.says(QLatin1String(words)), words);
    QVERIFY(page.says(date));
    for (const std::string &player : cards::kFour) // beneath the line for the signature
        QVERIFY(page.says(QString::fromStdString(player)));
    const ScoreSheet sheet = scoreSheetOf(cards::standardMatch());
    QVERIFY2(page.says(sheet.rulesLine.section(u' ', 0, 3)), qPrintable(page.all()));
    QVERIFY(page.says(QString::number(sheet.total(0))));
}

void PagesTest::everyDealOfAHundred()
{
    const PrintJob job = scoreJob(scoreSheetOf(cards::longMatch(100)), {});
    const auto pages = notedPages(job, areaOf(paperOf(QPageSize::A4, false)));
    QVERIFY2(pages.size() >= 2 && pages.size() <= 4, qPrintable(QString::number(pages.size())));
    QList<int> seen(101, 0);
    for (int page = 0; page < pages.size(); ++page) {
        const QString number = QStringLiteral("%1 of %2").arg(page + 1).arg(pages.size());
        QVERIFY2(pages[page].says(number), qPrintable(number));
        for (const Inked &text : pages[page].texts)
            if (text.box.right() < 20 && text.text.toInt() > 0) // the column of the deals
                ++seen[text.text.toInt()];
    }
    for (int deal = 1; deal <= 100; ++deal)
        QVERIFY2(seen[deal] == 1, qPrintable(QStringLiteral("deal %1").arg(deal)));
}

/// Nobody reads type of five points across a table.
void PagesTest::totalsOfEightSidesCanBeRead()
{
    const Match match = cards::eightAlone(40);
    const QString total = pointsText(match.standing().totals[1]);
    QVERIFY(total.size() >= 4);
    double tallest = 0;
    for (const NotedPage &page :
         notedPages(scoreJob(scoreSheetOf(match), {}), areaOf(paperOf(QPageSize::A4, false))))
        for (const Inked &text : page.texts)
            if (text.text.simplified() == total)
                tallest = std::max(tallest, text.box.height());
    QVERIFY2(tallest > 5, qPrintable(QString::number(tallest))); // capitals of 7 points
}

void PagesTest::blankIsRuledForItsRules()
{
    const QSizeF area = areaOf(paperOf(QPageSize::A4, false));
    const auto blank = [&](const char *preset) {
        return notedPages(blankJob(cards::recordOf(preset, cards::kFour)), area).front();
    };
    const NotedPage standard = blank("standard");
    for (const char *word : {"Bid", "Took", "Nil", "Bags", "Total", "Signatures", "Date"})
        QVERIFY2(standard.has(QLatin1String(word)), word);
    QVERIFY2(!standard.says(QStringLiteral("Ada")), "a blank sheet names nobody");
    const NotedPage newYork = blank("new-york");
    QVERIFY(newYork.says(QStringLiteral("Sets in a row")));
    for (const char *word : {"Nil", "Bags"})
        QVERIFY2(!newYork.has(QLatin1String(word)), word);
}

void PagesTest::blankIsFilledToItsFoot()
{
    for (const NamedPaper &named : papers()) {
        const QSizeF area = areaOf(named.paper);
        const auto pages = notedPages(blankJob(cards::recordOf("standard", cards::kFour)), area);
        QCOMPARE(pages.size(), 1);
        double lowest = 0, signatures = 0;
        for (const Inked &text : pages.front().texts) {
            if (text.box.right() < 20 && text.text.toInt() > 0)
                lowest = std::max(lowest, text.box.bottom());
            if (text.text.contains(QStringLiteral("Signatures")))
                signatures = text.box.top();
        }
        QVERIFY(lowest > 0 && signatures > 0);
        QVERIFY2(signatures - lowest < 40, named.name); // no room for one more deal between them
    }
}

void PagesTest::ruleSheetSaysTheRules()
{
    for (const char *preset : {"new-york", "family-4", "cancellation-8"}) {
        const MatchRecord record = cards::recordOf(preset, {});
        QString all;
        for (const NotedPage &page :
             notedPages(rulesJob(record), areaOf(paperOf(QPageSize::A4, false))))
            all += page.all() + u' ';
        for (const SheetSection &section : describe(record.rules)) {
            QVERIFY2(all.contains(toText(section.heading)), qPrintable(toText(section.heading)));
            for (const Sentence &sentence : section.lines)
                QVERIFY2(all.contains(toText(sentence).simplified().left(20)),
                         qPrintable(toText(sentence)));
        }
    }
}

void PagesTest::handRecordShowsTheDeal()
{
    const Match match = cards::playedMatch("standard");
    const auto pages = notedPages(handJob(match, 0), areaOf(paperOf(QPageSize::A4, false)));
    QCOMPARE(pages.size(), 1);
    for (const char *word : {"Deal 1", "Bidding", "Play", "Result", "Ada", "Bo", "Cy", "Dot"})
        QVERIFY2(pages.front().says(QLatin1String(word)), word);
    const auto all = notedPages(handJob(match), areaOf(paperOf(QPageSize::A4, false)));
    QCOMPARE(all.size(), qsizetype(match.record().deals.size()));
}

/// Rule `bid_raise`: what a bid is raised to stands on the hand record.
void PagesTest::handRecordNamesTheRaisedBid()
{
    MatchRecord record = cards::recordOf("standard", cards::kFour);
    record.rules.bid_raise = BidRaise::by_one;
    Match match(record);
    QVERIFY(!match.beginDeal(cards::suitsDealt(3)));
    for (const char *call : {"6", "2", "1", "1", "raise 7", "stay", "stay", "stay"})
        QVERIFY(!match.apply(parseCallEvent(match.deal()->seat, call).value()));
    while (!match.dealOver())
        QVERIFY(!match.apply(legal(*match.deal()).choices.front()));
    const auto pages = notedPages(handJob(match, 0), areaOf(paperOf(QPageSize::A4, false)));
    QVERIFY(pages.front().says(QStringLiteral("raised to 7")));
}

/// A deal that ends before its last trick says why.
void PagesTest::handRecordTellsOfClaims()
{
    const MatchRecord played = cards::playedMatch("standard").record();
    const DealRecord &deal = played.deals.front();
    MatchRecord record = played;
    record.deals.front().events.clear();
    const int seats = 4;
    QString told;
    for (std::size_t events = deal.events.size(); events > 0 && told.isEmpty(); --events) {
        record.deals.front().events.assign(deal.events.begin(),
                                           deal.events.begin() + static_cast<int>(events));
        auto folded = Match::fold(record);
        auto *match = std::get_if<Match>(&folded);
        QVERIFY(match);
        for (int seat = 0; seat < seats && !match->dealOver() && told.isEmpty(); ++seat) {
            if (!match->apply(Event::of(EventKind::claim, seat)) && match->dealOver())
                told = notedPages(handJob(*match), areaOf(paperOf(QPageSize::A4, false)))
                           .front()
                           .all();
        }
    }
    QVERIFY2(told.contains(QStringLiteral("claimed the remaining tricks.")), qPrintable(told));
}

void PagesTest::handRecordNeedsHands()
{
    QVERIFY(hasHands(cards::playedMatch("standard")));
    QVERIFY(!hasHands(cards::longMatch(12)));
    // Of deals that were entered several stand on a page.
    const auto pages =
        notedPages(handJob(cards::longMatch(12)), areaOf(paperOf(QPageSize::A4, false)));
    QVERIFY2(pages.size() <= 4, qPrintable(QString::number(pages.size())));
}

void PagesTest::manySidesLieAcross()
{
    QVERIFY(scoreJob(scoreSheetOf(cards::eightAlone(9)), {}).across);
    QVERIFY(!scoreJob(scoreSheetOf(cards::standardMatch()), {}).across);
}

/// Across, the chart has its place beside a table of one page; a longer one takes all the width.
void PagesTest::aTableTakesItsWidthOnSeveralPages()
{
    const QSizeF area = areaOf(paperOf(QPageSize::A4, true));
    const auto widthOf = [&](int deals) {
        double right = 0;
        const auto pages = notedPages(scoreJob(scoreSheetOf(cards::longMatch(deals)), {}), area);
        for (const Inked &text : pages.front().texts)
            if (text.box.top() > 80 && text.box.bottom() < area.height() - 40)
                right = std::max(right, text.box.right());
        return pages.size() > 1 ? right / area.width() : 0;
    };
    QVERIFY(widthOf(60) > 0.9);
}

void PagesTest::rulesLineSaysWhatPeopleRead()
{
    MatchRecord record = cards::recordOf("standard", cards::kFour);
    record.rules.win_target = 0;
    QVERIFY(findOption("deck_removed")->set(record.rules, "2H 2D"));
    const QString line = rulesLine(record);
    QVERIFY2(line.contains(QStringLiteral("Target score: None")), qPrintable(line));
    QVERIFY2(line.contains(QChar(0x2665)) && !line.contains(QStringLiteral("2H")),
             qPrintable(line));
}

/// Whoever prints it while the deal is played must not read the others' hands.
void PagesTest::handRecordKeepsTheHandsOfADealInPlay()
{
    Match match(cards::recordOf("standard", cards::kFour));
    QVERIFY(!match.beginDeal(cards::suitsDealt(3)));
    for (const char *call : {"6", "2", "1", "1"})
        QVERIFY(!match.apply(parseCallEvent(match.deal()->seat, call).value()));
    const auto page = [&match] {
        return notedPages(handJob(match), areaOf(paperOf(QPageSize::A4, false))).front();
    };
    const QString hand = QStringLiteral("A K Q J 10 9");
    QVERIFY(page().says(QStringLiteral("Not finished.")));
    QVERIFY2(!page().all().contains(hand), qPrintable(page().all()));
    while (!match.dealOver())
        QVERIFY(!match.apply(legal(*match.deal()).choices.front()));
    QVERIFY2(page().all().contains(hand), qPrintable(page().all()));
}

/// Of eight sides no two lines have the same dashes, and no two the same marker.
/// The marker at the end of a line is that of its name too; a name that was moved away has its own.
void PagesTest::chartMarksAnEndOnce()
{
    const auto runs = [](int other) {
        ChartData data;
        data.target = 500;
        data.series = {{QStringLiteral("Ada"), {0, 200, 200}},
                       {QStringLiteral("Bo"), {0, 0, other}}};
        ChartStyle style;
        style.textSize = 12;
        style.pen = 2;
        style.ink = style.soft = style.grid = Qt::black;
        style.paper = Qt::white;
        style.colours = {Qt::red, Qt::blue};
        QImage image(600, 300, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        paintChart(painter, QRectF(0, 0, 600, 300), data, style);
        painter.end();
        const auto isRed = [&](int x, int y) { return image.pixel(x, y) == qRgb(255, 0, 0); };
        int line = 0, most = 0;
        for (int y = 0; y < image.height(); ++y) {
            int red = 0;
            for (int x = 0; x < image.width(); ++x)
                red += isRed(x, y) ? 1 : 0;
            if (red > most) {
                most = red;
                line = y;
            }
        }
        int marks = 0, white = 0;
        const int half = image.width() / 2;
        for (int y = line - 20; y <= line + 20; ++y) { // the name may have been moved
            int own = 0;
            white = 9;
            for (int x = half; x < image.width(); ++x) {
                own += isRed(x, y) && white > 3 ? 1 : 0;
                white = isRed(x, y) ? 0 : white + 1;
            }
            marks = std::max(marks, own);
        }
        return marks;
    };
    QCOMPARE(runs(0), 1);
}

void PagesTest::chartLinesDifferWithoutColour()
{
    const PrintJob job = scoreJob(scoreSheetOf(cards::eightAlone(9)), {});
    const NotedPage page = notedPages(job, areaOf(paperOf(QPageSize::A4, false))).back();
    QSet<QList<qreal>> dashes;
    int lines = 0;
    for (const Stroke &stroke : page.strokes) {
        if (stroke.path.elementCount() != 10) // a point for each deal, and the beginning
            continue;
        ++lines;
        dashes.insert(stroke.pen.dashPattern());
    }
    QCOMPARE(lines, 8);
    QCOMPARE(dashes.size(), 8);
}

void PagesTest::pagesAreBlackAndWhite()
{
    const Match match = cards::playedMatch("standard");
    for (const SheetKind kind :
         {SheetKind::score, SheetKind::blank, SheetKind::rules, SheetKind::hands}) {
        const QImage image = toImage(sheetJob(match, kind, 0), usualPaper(), 50, 0);
        int dark = 0;
        bool grey = true;
        for (int y = 0; y < image.height(); ++y) {
            const auto *row = reinterpret_cast<const QRgb *>(image.constScanLine(y));
            for (int x = 0; x < image.width(); ++x) {
                grey = grey && qIsGray(row[x]);
                dark += qRed(row[x]) < 128 ? 1 : 0;
            }
        }
        QVERIFY(grey);
        QVERIFY2(dark > 500, qPrintable(QString::number(dark)));
    }
}

void PagesTest::pdfHasItsPages()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("card.pdf"));
    const PrintJob job = scoreJob(scoreSheetOf(cards::longMatch(100)), {});
    QVERIFY(!writePdf(path, job, usualPaper()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray pdf = file.readAll();
    QVERIFY(pdf.startsWith("%PDF"));
    QCOMPARE(pdf.count("/Type /Page\n"), job.layOut(areaOf(usualPaper()))->count());
    const auto fault = writePdf(folder.filePath(QStringLiteral("no/card.pdf")), job, usualPaper());
    QVERIFY(fault);
    QVERIFY2(fault->text.contains(QStringLiteral("card.pdf")), qPrintable(fault->text));
}

void PagesTest::dialogShowsEverySheet()
{
    PrintSheetsDialog dialog(cards::longMatch(45), SheetKind::score);
    QSignalSpy painted(dialog.preview(), &PagePreview::painted);
    dialog.show();
    QTRY_VERIFY(dialog.preview()->pages() > 1);
    auto *kinds = dialog.findChildren<QComboBox *>().front();
    QCOMPARE(kinds->count(), 3); // of real cards there are no hands
    for (int kind = 1; kind < kinds->count(); ++kind) {
        painted.clear();
        kinds->setCurrentIndex(kind);
        QTRY_VERIFY(!painted.isEmpty());
    }
    PrintSheetsDialog played(cards::playedMatch("standard"), SheetKind::score);
    QCOMPARE(played.findChildren<QComboBox *>().front()->count(), 4);
    auto *across = dialog.findChild<QCheckBox *>();
    across->click();
    QCOMPARE(dialog.paper().orientation(), QPageLayout::Landscape);
}

/// Whoever prints one sheet often wants a second: the window stays, and no button moves under the
/// pointer when it says what it did.
void PagesTest::dialogStaysAfterPrinting()
{
    const QTemporaryDir folder;
    PrintSheetsDialog dialog(cards::longMatch(3), SheetKind::score);
    dialog.show();
    for (const char *arrow : {"Previous page", "Next page"})
        QTRY_VERIFY2(!buttonNamed(dialog, arrow)->isEnabled(), arrow);
    auto *print = buttonNamed(dialog, "&Print…");
    const QPoint before = print->mapTo(&dialog, QPoint());
    QTimer::singleShot(0, &dialog, [&] {
        auto *chooser = dialog.findChild<QPrintDialog *>();
        QVERIFY(chooser);
        chooser->printer()->setOutputFileName(folder.filePath(QStringLiteral("card.pdf")));
        chooser->done(QDialog::Accepted);
    });
    print->click();
    QVERIFY(QFile::exists(folder.filePath(QStringLiteral("card.pdf"))));
    QVERIFY(dialog.isVisible());
    QTest::qWait(0);
    QCOMPARE(print->mapTo(&dialog, QPoint()), before);
}

void PagesTest::rulesAlonePrint()
{
    PrintSheetsDialog dialog(cards::recordOf("new-york", {}), QStringLiteral("Friday table"));
    QCOMPARE(dialog.findChildren<QComboBox *>().front()->count(), 2);
    const NotedPage page = notedPages(dialog.job(), areaOf(paperOf(QPageSize::A4, false))).front();
    QVERIFY2(page.says(QStringLiteral("Friday table")), qPrintable(page.all()));
    QVERIFY(page.says(QStringLiteral("House rules")));
    QCOMPARE(dialog.job().title, QStringLiteral("Friday table")); // the file's name, too
}

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    QStandardPaths::setTestModeEnabled(true);
    PagesTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_pages.moc"
