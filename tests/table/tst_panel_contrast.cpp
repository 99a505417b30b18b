// SPDX-License-Identifier: GPL-3.0-or-later
// Every text of what is asked and told on the table keeps 4.5 : 1 where it is painted: chips, their
// tag, the sheet of a result, the opened pad and the end of a match. Each panel is painted once
// more on a device that notes where words stand and in which ink, and the picture is looked at
// there.
#include "../painted_words.h"
#include "act_pace.h"
#include "colours.h"
#include "felt_rows.h"
#include "laid_table.h"
#include "look/table_theme.h"
#include "match/match.h"
#include "panels/bid_panel.h"
#include "panels/match_end_panel.h"
#include "panels/table_button.h"
#include "table_actions.h"
#include "test_main.h"
#include "text/numbers.h"

#include <QApplication>
#include <QImage>
#include <QPalette>
#include <QScopeGuard>
#include <QTest>

#include <algorithm>
#include <vector>

using namespace sandbag;

namespace {

constexpr double kLeast = 4.5;

int distance(QRgb one, const QColor &other)
{
    return std::abs(qRed(one) - other.red()) + std::abs(qGreen(one) - other.green()) +
           std::abs(qBlue(one) - other.blue());
}

/// Of what was painted there: the pixel nearest to the ink against the ground round it, which is
/// most of the pixels that are far from the ink.
double contrastOf(const QImage &picture, const PaintedRun &run)
{
    constexpr double kGround = 0.7; // of the pixels, by their contrast with the ink
    const QRect box = run.box.toAlignedRect() & picture.rect();
    std::vector<std::pair<double, QRgb>> pixels;
    QRgb ink = 0;
    int least = 1000;
    for (int y = box.top(); y <= box.bottom(); ++y)
        for (int x = box.left(); x <= box.right(); ++x) {
            const QRgb pixel = picture.pixel(x, y);
            pixels.emplace_back(contrast(QColor(pixel), run.ink), pixel);
            if (distance(pixel, run.ink) < least) {
                least = distance(pixel, run.ink);
                ink = pixel;
            }
        }
    if (pixels.empty())
        return 0;
    const auto ground = pixels.begin() + static_cast<std::ptrdiff_t>(
                                             kGround * static_cast<double>(pixels.size() - 1));
    std::nth_element(pixels.begin(), ground, pixels.end());
    return contrast(QColor(ink), QColor(ground->second));
}

/// Texts of a panel that are too faint, in words.
QStringList faintIn(Tabletop &table, TablePanel &panel)
{
    const QImage picture = table.grab().toImage().convertToFormat(QImage::Format_RGB32);
    PaintedWords paper(panel.size());
    panel.render(&paper, {}, {}, QWidget::DrawChildren);
    QStringList faint;
    int read = 0;
    for (PaintedRun run : paper.runs()) {
        if (run.text.trimmed().isEmpty())
            continue;
        ++read;
        run.box.translate(panel.pos());
        if (const double found = contrastOf(picture, run); found < kLeast)
            faint << QStringLiteral("%1: %2").arg(run.text).arg(found);
    }
    return read > 0 ? faint : QStringList{QStringLiteral("nothing was read")};
}

QString runsOf(TablePanel &panel)
{
    PaintedWords paper(panel.size());
    panel.render(&paper, {}, {}, QWidget::DrawChildren);
    QString all;
    for (const PaintedRun &run : paper.runs())
        all += run.text;
    return all.replace(QChar::Nbsp, u' ');
}

} // namespace

class TestPanelContrast : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_usual = QApplication::palette(); }
    void cleanup() { QApplication::setPalette(m_usual); }
    void chipsAndTags_data() { addFeltRows(); }
    void chipsAndTags();
    void sheets_data() { addFeltRows(); }
    void sheets();
    void theEnd_data() { addFeltRows(); }
    void theEnd();
    void totalsAtTheEndHaveTheirColours_data() { addFeltRows(); }
    void totalsAtTheEndHaveTheirColours();

private:
    /// The look of the row, whose palette the windows have from now on.
    static TableLook look();

    QPalette m_usual;
};

TableLook TestPanelContrast::look()
{
    QFETCH(int, felt);
    QFETCH(QPalette, palette);
    QApplication::setPalette(palette);
    TableLook look;
    look.felt = static_cast<TableLook::Felt>(felt);
    look.motion = false;
    return look;
}

/// Those that may be laid; what a tag says of each.
void TestPanelContrast::chipsAndTags()
{
    GameSession game;
    LocalSeat seat(&game);
    Tabletop table(&seat);
    table.setLook(look());
    table.resize(1280, 750);
    game.pace().setLeast(0);
    RuleSet rules;
    rules.blind_nil_allowed = false;
    rules.deal_cut = DealCut::none;
    QList<SeatPlan> seats{{QStringLiteral("You"), QStringLiteral("human")}};
    for (const char *name : {"Ada", "Bo", "Cleo"})
        seats.append({QLatin1String(name), QStringLiteral("simple")});
    game.newMatch({rules, QStringLiteral("standard"), {}, seats, 11});
    QTRY_VERIFY(table.actions().canBid() && qobject_cast<BidPanel *>(table.panel()));
    table.paintAtOnce();
    int chips = 0;
    for (TableButton *chip : table.panel()->findChildren<TableButton *>()) {
        if (chip->isStruck())
            continue;
        emit chip->looked(true);
        const QStringList faint = faintIn(table, *table.panel());
        QVERIFY2(faint.isEmpty(), qPrintable(faint.join(u'\n')));
        ++chips;
    }
    QVERIFY(chips > 10);
}

/// Of a result, and of the pad that is opened.
void TestPanelContrast::sheets()
{
    const TableLook looks = look();
    for (const int count : {1, 7}) {
        Laid laid({1440, 868}, count);
        laid.table.setLook(looks);
        laid.table.paintAtOnce();
        QVERIFY(laid.result());
        const QStringList result = faintIn(laid.table, *laid.result());
        QVERIFY2(result.isEmpty(), qPrintable(result.join(u'\n')));
        const QString why = QStringLiteral("Only the table's host can start the next deal.");
        laid.table.setNoDeal(why);
        QVERIFY(runsOf(*laid.result()).contains(why));
        const QStringList off = faintIn(laid.table, *laid.result());
        QVERIFY2(off.isEmpty(), qPrintable(off.join(u'\n')));
        laid.table.setNoDeal({});
        laid.game.nextDeal();
        QTRY_VERIFY(!laid.result());
        laid.table.actions().openPad();
        QVERIFY(laid.table.extraPanel());
        laid.table.grab();
        const QStringList pad = faintIn(laid.table, *laid.table.extraPanel());
        QVERIFY2(pad.isEmpty(), qPrintable(pad.join(u'\n')));
    }
}

/// Won and lost, of two sides and of many.
void TestPanelContrast::theEnd()
{
    const TableLook looks = look();
    for (const int seats : {4, 6})
        for (const char *bid : {"3", "8"}) {
            Laid laid({1440, 868}, deals(4, 4, seats, seats == 4, QLatin1String(bid)));
            laid.table.setLook(looks);
            laid.table.paintAtOnce();
            QVERIFY(qobject_cast<MatchEndPanel *>(laid.table.panel()));
            const QStringList faint = faintIn(laid.table, *laid.table.panel());
            QVERIFY2(faint.isEmpty(), qPrintable(faint.join(u'\n')));
        }
}

/// Each total is written in the hue of its side, which is on its players' plates, too.
void TestPanelContrast::totalsAtTheEndHaveTheirColours()
{
    const TableLook looks = look();
    for (const int seats : {4, 3}) {
        Laid laid({1440, 868}, deals(4, 4, seats, seats == 4));
        laid.table.setLook(looks);
        laid.table.paintAtOnce();
        QVERIFY(qobject_cast<MatchEndPanel *>(laid.table.panel()));
        PaintedWords paper(laid.table.panel()->size());
        laid.table.panel()->render(&paper, {}, {}, QWidget::DrawChildren);
        const TableTheme theme = themeOf(looks.felt, QApplication::palette());
        const Match &match = laid.game.match();
        for (int side = 0; side < match.context()->seating.sides; ++side) {
            const QString total =
                pointsText(match.standing().totals[static_cast<std::size_t>(side)]);
            QVERIFY2(std::any_of(paper.runs().begin(), paper.runs().end(),
                                 [&](const PaintedRun &run) {
                                     return run.text == total && run.ink == theme.side(side);
                                 }),
                     qPrintable(total));
        }
    }
}

QTEST_MAIN(TestPanelContrast)
#include "tst_panel_contrast.moc"
