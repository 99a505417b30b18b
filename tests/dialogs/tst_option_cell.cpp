// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue/catalogue_model.h"
#include "number_box.h"
#include "number_editor.h"
#include "option_cell.h"
#include "option_delegate.h"
#include "painted_words.h"
#include "test_main.h"
#include "text/languages.h"

#include <QApplication>
#include <QImage>
#include <QLayout>
#include <QPainter>
#include <QScopeGuard>
#include <QStyle>
#include <QStyleFactory>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include <cstdlib>
#include <functional>

using namespace sandbag;

namespace {

/// No control has this colour.
constexpr QRgb kUntouched = qRgb(255, 0, 255);
/// Far from the corner, as the cells of a tree are: a style that forgets where is found out.
constexpr QRect kCell(310, 57, 260, 110);
constexpr QSize kPicture(900, 240);

QPalette paletteOf(bool dark)
{
    if (!dark)
        return QApplication::style()->standardPalette();
    QPalette palette(QColor(42, 46, 50));
    palette.setColor(QPalette::Base, QColor(27, 30, 32));
    for (const auto role : {QPalette::Text, QPalette::WindowText, QPalette::ButtonText})
        palette.setColor(role, QColor(252, 252, 252));
    return palette;
}

bool inkOf(QRgb pixel, QRgb text)
{
    return std::abs(qRed(pixel) - qRed(text)) + std::abs(qGreen(pixel) - qGreen(text)) +
               std::abs(qBlue(pixel) - qBlue(text)) <
           120;
}

/// The pixels of `rect` in the colour of text that `where` takes.
int inkIn(const QImage &picture, const QRect &rect, QRgb text,
          const std::function<bool(const QPoint &)> &where)
{
    int ink = 0;
    for (int y = rect.top(); y <= rect.bottom(); ++y)
        for (int x = rect.left(); x <= rect.right(); ++x)
            ink += inkOf(picture.pixel(x, y), text) && where(QPoint(x, y)) ? 1 : 0;
    return ink;
}

/// The pixels that were painted outside a rectangle.
QRect strayOf(const QImage &picture, const QRect &rect)
{
    QRect stray;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            if (!rect.contains(x, y) && picture.pixel(x, y) != kUntouched)
                stray |= QRect(x, y, 1, 1);
    return stray;
}

/// The list of all rules in one style, one palette, one direction.
struct List {
    CatalogueModel model;
    QTreeView view;
    OptionDelegate *delegate = new OptionDelegate(&view);
    QStyleOptionViewItem cell;

    explicit List(const QPalette &palette, Qt::LayoutDirection direction)
    {
        view.setModel(&model);
        view.setItemDelegate(delegate);
        view.setPalette(palette);
        view.setLayoutDirection(direction);
        cell.initFrom(&view);
        cell.direction = direction;
        cell.palette = palette;
        cell.rect = kCell;
        cell.state = QStyle::State_Enabled;
    }

    [[nodiscard]] QImage paint(const QModelIndex &index) const
    {
        QImage picture(kPicture, QImage::Format_RGB32);
        picture.fill(kUntouched);
        QPainter painter(&picture);
        painter.setLayoutDirection(cell.direction);
        delegate->paint(&painter, cell, index);
        painter.end();
        return picture;
    }

    /// The editor as the tree lays it over the cell.
    [[nodiscard]] std::unique_ptr<NumberEditor> editorAt(const QModelIndex &value) const
    {
        std::unique_ptr<QWidget> editor(delegate->createEditor(view.viewport(), cell, value));
        if (!qobject_cast<NumberEditor *>(editor.get()))
            return nullptr;
        delegate->updateEditorGeometry(editor.get(), cell, value);
        editor->layout()->activate();
        return std::unique_ptr<NumberEditor>(static_cast<NumberEditor *>(editor.release()));
    }
};

/// Calls `look` with the value cell of every rule.
void everyValue(const List &list, const std::function<void(const QModelIndex &)> &look)
{
    for (int group = 0; group < list.model.rowCount(); ++group) {
        const QModelIndex parent = list.model.index(group, 0);
        for (int row = 0; row < list.model.rowCount(parent); ++row)
            look(list.model.index(row, CatalogueModel::ValueColumn, parent));
    }
}

} // namespace

/// What the list of House Rules paints by hand, looked at pixel by pixel.
class TestOptionCell : public QObject
{
    Q_OBJECT

    static void looks()
    {
        QTest::addColumn<QString>("style");
        QTest::addColumn<bool>("dark");
        QTest::addColumn<Qt::LayoutDirection>("direction");
        for (const QString &style : {QStringLiteral("Fusion"), QStringLiteral("Windows")})
            for (const bool dark : {false, true})
                for (const auto direction : {Qt::LeftToRight, Qt::RightToLeft})
                    QTest::addRow("%s %s %s", qPrintable(style), dark ? "dark" : "light",
                                  direction == Qt::LeftToRight ? "ltr" : "rtl")
                        << style << dark << direction;
    }

private slots:
    void everyCellStaysInItsPlace_data() { looks(); }
    /// Nothing of a cell is painted over its neighbours: no arrow across a rule's name.
    void everyCellStaysInItsPlace()
    {
        QFETCH(QString, style);
        QFETCH(bool, dark);
        QFETCH(Qt::LayoutDirection, direction);
        QApplication::setStyle(style);
        List list(paletteOf(dark), direction);
        // Rules that cannot be played: marks, buttons that mend and values of the preset stand
        // there.
        RuleSet odd;
        odd.table_players = 3;
        odd.bags_limit = 5;
        odd.deck_jokers = 4;
        odd.nil_value = 50;
        list.model.setRules(odd);
        int mends = 0;
        everyValue(list, [&](const QModelIndex &value) {
            for (const QModelIndex &index :
                 {value, value.siblingAtColumn(CatalogueModel::TitleColumn)}) {
                if (index.column() == CatalogueModel::TitleColumn)
                    list.cell.rect.setHeight(OptionCell::rowHeight(
                        index, {kCell.width(), kCell.width()}, list.cell.font));
                const QRect stray = strayOf(list.paint(index), list.cell.rect);
                list.cell.rect = kCell;
                QVERIFY2(stray.isNull(),
                         qPrintable(QStringLiteral("%1, column %2: at %3, %4")
                                        .arg(value.data(CatalogueModel::IdRole).toString())
                                        .arg(index.column())
                                        .arg(stray.x())
                                        .arg(stray.y())));
            }
            mends += value.data(CatalogueModel::FixWordsRole).toString().isEmpty() ? 0 : 1;
        });
        QVERIFY(mends > 0);
    }

    void numbersShowTheirArrowsWhereTheyAre_data() { looks(); }
    /// Where a click steps a number up or down, or opens its usual values, one sees so.
    void numbersShowTheirArrowsWhereTheyAre()
    {
        QFETCH(QString, style);
        QFETCH(bool, dark);
        QFETCH(Qt::LayoutDirection, direction);
        QApplication::setStyle(style);
        const List list(paletteOf(dark), direction);
        const QRgb text = list.cell.palette.color(QPalette::Text).rgb();
        int numbers = 0;
        everyValue(list, [&](const QModelIndex &value) {
            const auto editor = list.editorAt(value);
            if (!editor)
                return;
            ++numbers;
            const QByteArray id = value.data(CatalogueModel::IdRole).toByteArray();
            const QImage picture = list.paint(value);
            const auto *box = editor->findChild<NumberBox *>();
            for (const int step : {1, -1}) {
                const int ink = inkIn(picture, editor->geometry(), text, [&](const QPoint &at) {
                    return box->stepAt(box->mapFromParent(at - editor->pos())) == step;
                });
                QVERIFY2(ink >= 8, (id + (step > 0 ? ": up" : ": down")).constData());
            }
            if (const auto *usual = editor->findChild<QToolButton *>()) {
                const int ink = inkIn(picture, editor->geometry(), text, [&](const QPoint &at) {
                    return usual->geometry().contains(at - editor->pos());
                });
                QVERIFY2(ink >= 8, (id + ": usual values").constData());
            }
        });
        QVERIFY(numbers >= 70);
    }

    void noValueIsCut_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("width");
        for (const QString &language : availableLanguages())
            for (const int width : {170, 260})
                QTest::addRow("%s, %d px", qPrintable(language), width) << language << width;
    }
    /// Words break in their field, and in the line that says what the preset has, in the narrowest
    /// column, too.
    void noValueIsCut()
    {
        QFETCH(QString, language);
        QFETCH(int, width);
        installLanguage(language);
        const auto back = qScopeGuard([] { installLanguage(QStringLiteral("en")); });
        List list(paletteOf(false), Qt::LeftToRight);
        const QString base = QStringLiteral("Three-Handed");
        list.delegate->setBaseName(base);
        list.model.setOption("table_direction", "counter-clockwise");
        int seen = 0;
        everyValue(list, [&](const QModelIndex &value) {
            list.cell.rect = QRect(0, 0, width, 0);
            list.cell.rect.setHeight(
                OptionCell::rowHeight(value, {width, width}, list.cell.font, base));
            PaintedWords paper(list.cell.rect.size());
            QPainter painter(&paper);
            list.delegate->paint(&painter, list.cell, value);
            painter.end();
            QVERIFY2(paper.dotted().isEmpty(), qPrintable(paper.dotted().join(u'|')));
            const auto parts = OptionCell::valueParts(list.cell.rect, value, list.cell.font,
                                                      Qt::LeftToRight, base);
            for (const QRect &part : {parts.field, parts.base, parts.reset})
                QVERIFY(part.isEmpty() || list.cell.rect.contains(part));
            seen += paper.all().isEmpty() ? 0 : 1;
        });
        QVERIFY2(seen > 100, qPrintable(QString::number(seen)));
    }

    void partsLieMirrored_data() { looks(); }
    /// The value begins where the line does, "back to the preset" stands at its end, and the mark
    /// of a change stands before the name.
    void partsLieMirrored()
    {
        QFETCH(QString, style);
        QFETCH(bool, dark);
        QFETCH(Qt::LayoutDirection, direction);
        QApplication::setStyle(style);
        List list(paletteOf(dark), direction);
        list.model.setOption("bags_limit", "5");
        const QModelIndex title = list.model.indexOf("bags_limit");
        const auto parts = OptionCell::valueParts(
            kCell, title.siblingAtColumn(CatalogueModel::ValueColumn), list.cell.font, direction);
        const bool mirrored = direction == Qt::RightToLeft;
        QCOMPARE(parts.base.center().x() > kCell.center().x(), mirrored);
        QCOMPARE(parts.reset.center().x() > parts.base.center().x(), !mirrored);
        QVERIFY(kCell.contains(parts.field) && kCell.contains(parts.reset) &&
                kCell.contains(parts.base));

        const QImage picture = list.paint(title);
        const QRect left(kCell.left(), kCell.top(), 20, 18);
        const QRect right(kCell.right() - 19, kCell.top(), 20, 18);
        const auto painted = [&](const QRect &rect) {
            int pixels = 0;
            for (int y = rect.top(); y <= rect.bottom(); ++y)
                for (int x = rect.left(); x <= rect.right(); ++x)
                    pixels += picture.pixel(x, y) != kUntouched ? 1 : 0;
            return pixels;
        };
        QVERIFY2(painted(mirrored ? right : left) > 30, "the mark of a change");
        QCOMPARE(painted(mirrored ? left : right), 0);
    }
};

QTEST_MAIN(TestOptionCell)
#include "tst_option_cell.moc"
