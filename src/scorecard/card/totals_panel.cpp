// SPDX-License-Identifier: GPL-3.0-or-later
#include "card/totals_panel.h"

#include "paint/bag_meter.h"
#include "paint/direction.h"
#include "paint/paper.h"
#include "paint/score_table.h"
#include "paint/small_type.h"
#include "sheet/scorecard_model.h"
#include "side_shape.h"
#include "text/numbers.h"
#include "text/shown_text.h"

#include <QFontMetricsF>
#include <QGridLayout>
#include <QPainter>
#include <QResizeEvent>
#include <QtMath>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace sandbag {

namespace {

QFont bigFont(QFont font)
{
    font.setPointSizeF(font.pointSizeF() * 1.8);
    font.setBold(true);
    return font;
}

QFont boldFont(QFont font)
{
    font.setBold(true);
    return font;
}

QFont wordsFont(const QFont &font)
{
    return smallerType(font, 0.96);
}

/// Round what a box says.
int panelPad(const QFont &font)
{
    return qRound(6 * paperScale(font));
}

constexpr double kSign = 0.62; ///< a side's sign, of the height of its name's letters

/// Where the name begins.
double besideSign(const QFont &font)
{
    return QFontMetricsF(font).ascent() * kSign + panelPad(font) * 0.8;
}

QString inOneRow(const QStringList &words)
{
    return words.join(QStringLiteral(" · "));
}

} // namespace

SideBox::SideBox(const ScorecardModel *model, int side, Form form, QWidget *parent)
    : QWidget(parent), m_model(model), m_side(side), m_form(form)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    refresh();
}

/// In a strip the total has a line of its own, whatever it is.
bool SideBox::hasWonLine() const
{
    return slim() && m_model->sheet().winner == m_side;
}

bool SideBox::foretells() const
{
    const bool told = m_form != Form::brief && m_form != Form::namedFoot;
    return told && !m_model->sheet().projection.empty();
}

QSize SideBox::sizeHint() const
{
    const QFontMetrics plain(font()), big(bigFont(font())), smallType(wordsFont(font()));
    int height = 2 * panelPad(font());
    if (named())
        height += plain.height();
    if (!atFoot())
        height += big.height();
    if (m_model->sheet().bagsShown)
        height += smallType.height() + 2;
    if (foretells())
        height += smallType.height() * foretoldRows();
    if (hasWonLine())
        height += plain.height();
    int width = plain.averageCharWidth() * (slim() ? 17 : 18);
    if (slim())
        width = std::clamp(widthOfName(), width, plain.averageCharWidth() * 26);
    return {width + 2 * panelPad(font()), height};
}

int SideBox::widthOfName() const
{
    const int name =
        QFontMetrics(boldFont(font())).horizontalAdvance(m_model->sheet().sides[m_side].name);
    return name + qCeil(besideSign(font())) + 2;
}

QSize SideBox::minimumSizeHint() const
{
    if (slim()) // a strip is no narrower than its names
        return sizeHint();
    constexpr int kChars = 10; // "★ won"
    return {QFontMetrics(font()).averageCharWidth() * kChars + 2 * panelPad(font()),
            sizeHint().height()};
}

void SideBox::refresh()
{
    const ScoreSheet &sheet = m_model->sheet();
    QStringList words{filled(tr("%1: %2 point(s)", "side", std::abs(sheet.total(m_side))),
                             {sheet.sides[m_side].name, sheet.total(m_side)})};
    if (sheet.bagsShown)
        words << bagText();
    if (!sheet.projection.empty())
        words += projectionText(m_side);
    if (sheet.winner == m_side)
        words << sheet.outcome;
    setAccessibleName(words.join(QStringLiteral(", ")));
    setToolTip(words.join(u'\n'));
    updateGeometry();
    update();
}

void SideBox::countTo(std::optional<int> total)
{
    if (std::exchange(m_counted, total) != total && !atFoot())
        update();
}

QString SideBox::shownTotal() const
{
    return pointsText(m_counted.value_or(m_model->sheet().total(m_side)));
}

QString SideBox::bagText() const
{
    const ScoreSheet &sheet = m_model->sheet();
    if (sheet.bagLimit == 0)
        return tr("Bags: %1", "count").arg(sheet.bags(m_side));
    return tr("Bags: %1/%2", "count, limit").arg(sheet.bags(m_side)).arg(sheet.bagLimit);
}

QStringList SideBox::projectionText(int side) const
{
    const SheetProjection &projection = m_model->sheet().projection;
    QStringList words;
    if (const auto made = projection.ifMade[side])
        words << tr("Total if made: %1", "after this deal").arg(pointsText(*made));
    if (const auto set = projection.ifSet[side])
        words << tr("Total if set: %1", "after this deal").arg(pointsText(*set));
    return words;
}

/// One where that of every side fits, so that the boxes beside each other are equally high; none
/// where even two would be cut.
int SideBox::foretoldRows() const
{
    const QFontMetricsF smallType(wordsFont(font()));
    const auto fits = [&](const QString &words) {
        return smallType.horizontalAdvance(words) <= width() - 2 * panelPad(font());
    };
    int rows = slim() ? 2 : 1;
    for (int side = 0; side < m_model->sideCount(); ++side) {
        const QStringList words = projectionText(side);
        if (rows == 1 && !fits(inOneRow(words)))
            rows = 2;
        if (!slim() && !std::all_of(words.begin(), words.end(), fits))
            return 0;
    }
    return rows;
}

void SideBox::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width() && foretells())
        updateGeometry(); // in less width it takes more rows
}

void SideBox::paintTotal(QPainter &painter, const QRectF &line) const
{
    const ScoreSheet &sheet = m_model->sheet();
    const Paper paper = paperOf(palette());
    const QString total = shownTotal();
    QFont big = bigFont(font());
    const double wide = QFontMetricsF(big).horizontalAdvance(total);
    if (wide > line.width()) // −12,340 in a strip
        big.setPointSizeF(big.pointSizeF() * line.width() / wide);
    painter.setFont(big);
    painter.setPen(sheet.winner == m_side ? paper.accent : paper.ink);
    painter.drawText(line, numberFlags(painter, Qt::AlignLeft | Qt::AlignVCenter), total);
    if (sheet.winner != m_side || slim())
        return;
    const double x =
        line.x() + QFontMetricsF(painter.font()).horizontalAdvance(total) + panelPad(font());
    painter.setFont(font());
    painter.drawText(mirrored(painter, line, QRectF(x, line.y(), line.right() - x, line.height())),
                     Qt::AlignLeft | Qt::AlignVCenter, tr("★ won"));
}

void SideBox::paintBags(QPainter &painter, const QRectF &line) const
{
    const ScoreSheet &sheet = m_model->sheet();
    const Paper paper = paperOf(palette());
    const QString count = sheet.bagLimit > 0
                              ? QStringLiteral("%1/%2").arg(sheet.bags(m_side)).arg(sheet.bagLimit)
                              : QString::number(sheet.bags(m_side));
    painter.setFont(wordsFont(font()));
    painter.setPen(paper.soft);
    const double width = QFontMetricsF(painter.font()).horizontalAdvance(count);
    double from = 0;
    if (!named()) { // the side's sign says whose they are
        paintSign(painter, line);
        from = besideSign(font());
    }
    const QRectF meter =
        mirrored(painter, line, line.adjusted(from, 1, -width - panelPad(font()), -1));
    if (sheet.bagLimit > 0 && meter.width() / sheet.bagLimit >= 4) {
        painter.drawText(line, numberFlags(painter, Qt::AlignRight | Qt::AlignVCenter), count);
        paintBagMeter(painter, meter, sheet.bags(m_side), sheet.bagLimit, paper);
    } else {
        // The number alone where the word has no room, which the tip has.
        const QRectF room = line.adjusted(from, 0, 0, 0);
        const bool fits =
            QFontMetricsF(painter.font()).horizontalAdvance(bagText()) <= room.width();
        painter.drawText(mirrored(painter, line, room), Qt::AlignLeft | Qt::AlignVCenter,
                         fits ? bagText() : count);
    }
}

void SideBox::paintSign(QPainter &painter, const QRectF &row) const
{
    const QList<QColor> hues = paperOf(palette()).lines();
    const double sign = QFontMetricsF(font()).ascent() * kSign;
    const QRectF where(row.left(), row.center().y() - sign / 2, sign, sign);
    painter.fillPath(sideShape(mirrored(painter, row, where), m_side), hues[m_side % hues.size()]);
}

void SideBox::paintName(QPainter &painter, const QRectF &row) const
{
    const QFontMetricsF plain(font());
    const QFont bold = boldFont(font());
    painter.setFont(bold);
    painter.setPen(paperOf(palette()).ink);
    paintSign(painter, row);
    const QRectF name = mirrored(painter, row, row.adjusted(besideSign(font()), 0, 0, 0));
    painter.drawText(name, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(bold).elidedText(m_model->sheet().sides[m_side].name,
                                                    Qt::ElideRight, name.width()));
}

void SideBox::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Paper paper = paperOf(palette());
    const ScoreSheet &sheet = m_model->sheet();
    painter.fillRect(rect(), paper.sheet);
    const QList<QColor> hues = paper.lines();
    if (!atFoot())
        painter.fillRect(QRect(0, 0, width(), 2), hues[m_side % hues.size()]);

    QRectF line = QRectF(rect()).adjusted(panelPad(font()), panelPad(font()), -panelPad(font()), 0);
    const auto next = [&line](double height) {
        line.setHeight(height);
        const QRectF here = line;
        line.moveTop(line.bottom());
        return here;
    };
    const QFontMetricsF plain(font()), smallType(wordsFont(font()));
    if (named())
        paintName(painter, next(plain.height()));
    if (!atFoot())
        paintTotal(painter, next(QFontMetricsF(bigFont(font())).height()));
    if (hasWonLine()) {
        painter.setFont(boldFont(font()));
        painter.setPen(paper.accent);
        painter.drawText(next(plain.height()), Qt::AlignLeft | Qt::AlignVCenter, tr("★ won"));
    }
    if (sheet.bagsShown)
        paintBags(painter, next(smallType.height() + 2));
    if (!foretells())
        return;
    painter.setFont(wordsFont(font()));
    painter.setPen(paper.soft);
    const QStringList words = projectionText(m_side);
    if (foretoldRows() == 0)
        return;
    const QStringList rows = foretoldRows() > 1 ? words : QStringList{inOneRow(words)};
    for (const QString &row : rows) {
        const QRectF where = next(smallType.height());
        painter.drawText(where, Qt::AlignLeft | Qt::AlignVCenter,
                         smallType.elidedText(row, Qt::ElideRight, where.width()));
    }
}

TotalsPanel::TotalsPanel(const ScorecardModel *model, Form form, QWidget *parent)
    : QWidget(parent), m_model(model), m_form(form), m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(m_form == Form::strip ? 6 : 2);
    connect(model, &ScorecardModel::sheetChanged, this, &TotalsPanel::refresh);
    refresh();
}

void TotalsPanel::countTotals(const std::vector<int> &totals)
{
    for (qsizetype side = 0; side < m_boxes.size(); ++side) {
        const auto place = static_cast<std::size_t>(side);
        m_boxes[side]->countTo(place < totals.size() ? std::optional(totals[place]) : std::nullopt);
    }
}

SideBox::Form TotalsPanel::formOf(int sides) const
{
    constexpr int kTall = 5; // boxes that a strip holds in a low window with all their lines
    const bool strip = m_form == Form::strip;
    if (m_form == Form::foot)
        return sides <= 2 ? SideBox::Form::foot : SideBox::Form::namedFoot;
    if (strip && sides > kTall)
        return SideBox::Form::brief;
    return strip || sides > 3 ? SideBox::Form::slim : SideBox::Form::wide;
}

/// At the foot of a narrow sheet in as few as leave the names whole. Three are in one row or in one
/// column, and more than four in no more than half as many rows.
int TotalsPanel::columnsFor(int sides) const
{
    constexpr int kFew = 4;
    const int usual = sides <= 3 ? sides : (sides + 1) / 2;
    if (m_form == Form::strip)
        return 1;
    if (m_form == Form::sideBySide || sides <= 2)
        return usual;
    int widest = 0;
    for (const SideBox *box : m_boxes)
        widest = std::max(widest, box->widthOfName() + 2 * panelPad(font()));
    const int least = sides <= kFew ? 1 : 2;
    int columns = usual;
    while (columns > least && (width() - (columns - 1) * m_grid->spacing()) / columns < widest)
        columns = sides == 3 ? least : columns - 1;
    return columns;
}

void TotalsPanel::arrange()
{
    const int columns = columnsFor(static_cast<int>(m_boxes.size()));
    if (std::exchange(m_columns, columns) == columns)
        return;
    for (int side = 0; side < m_boxes.size(); ++side) {
        m_grid->removeWidget(m_boxes[side]);
        m_grid->addWidget(m_boxes[side], side / columns, side % columns);
    }
}

void TotalsPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void TotalsPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
}

void TotalsPanel::refresh()
{
    const int sides = m_model->sideCount();
    if (m_boxes.size() == sides) {
        for (SideBox *box : m_boxes)
            box->refresh();
        arrange();
        return;
    }
    qDeleteAll(m_boxes);
    m_boxes.clear();
    for (int side = 0; side < sides; ++side)
        m_boxes << new SideBox(m_model, side, formOf(sides), this);
    m_columns = 0;
    arrange();
}

} // namespace sandbag
