// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/table_panel.h"

#include "deal/event.h"
#include "look/signs.h"
#include "look/soft_shadow.h"
#include "meant_key.h"
#include "panels/balanced_label.h"
#include "panels/table_button.h"
#include "text/shown_text.h"

#include <QAbstractSpinBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPen>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace sandbag {

namespace {

constexpr int kShade = 14; // room for the shadow round the paper
constexpr int kCorner = 10;

} // namespace

TablePanel::TablePanel(QWidget *parent)
    : QWidget(parent),
      m_title(new BalancedLabel(this)),
      m_note(new BalancedLabel(this)),
      m_body(new QVBoxLayout)
{
    m_note->hide();
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(kShade + 18, kShade / 2 + 14, kShade + 18, kShade + kShade / 2 + 14);
    all->setSpacing(8);
    all->addWidget(m_title);
    all->addLayout(m_body);
    all->addWidget(m_note);
    m_body->setSpacing(0); // buttons have room of their own
    // A click on the plate is not a click on the table under it.
    setAttribute(Qt::WA_NoMousePropagation);
}

void TablePanel::setTheme(const TableTheme &theme)
{
    m_theme = theme;
    QPalette paper = palette();
    const auto put = [&paper](QPalette::ColorRole role, const QColor &colour) {
        paper.setColor(role, colour);
    };
    put(QPalette::WindowText, theme.ink);
    put(QPalette::Text, theme.ink);
    put(QPalette::Window, theme.paper);
    put(QPalette::Base, theme.paper);
    put(QPalette::Button, theme.paper);
    put(QPalette::ButtonText, theme.ink);
    put(QPalette::PlaceholderText, theme.smallInk);
    put(QPalette::Highlight, theme.button);
    put(QPalette::HighlightedText, theme.buttonText);
    put(QPalette::Link, theme.paperFocus); // the ring of the focus
    put(QPalette::LinkVisited, theme.red);
    put(QPalette::Mid, theme.ruled);
    put(QPalette::Midlight, theme.margin);
    setPalette(paper);
    paper.setColor(QPalette::WindowText, theme.smallInk);
    m_note->setPalette(paper);
    update();
}

void TablePanel::setTitle(const QString &title)
{
    m_title->setText(title);
    setAccessibleName(title);
}

QString TablePanel::title() const
{
    return m_title->text();
}

void TablePanel::setNote(const QString &note)
{
    m_note->setText(note);
    if (m_noteLines == 0)
        m_note->setVisible(!note.isEmpty());
    update(); // the ground of the note
    emit noteChanged();
}

QString TablePanel::note() const
{
    return m_note->text();
}

void TablePanel::keepNote(int lines, int ems)
{
    m_noteLines = lines;
    m_noteEms = ems;
    m_note->setMaximumWidth(qRound(m_fontPixels * ems));
    layout()->setAlignment(m_note, Qt::AlignHCenter);
    m_note->setMinimumWidth(qRound(m_fontPixels * ems));
    m_note->show();
    // A line with a sign of another font, as the minus is with some, is a pixel higher.
    m_note->setMinimumHeight(lines * (QFontMetrics(m_note->font()).lineSpacing() + 1));
}

void TablePanel::setFontPixels(double pixels)
{
    m_fontPixels = pixels;
    setFont(tableFont(pixels));
    m_title->setFont(tableFont(pixels * m_titleScale, QFont::Bold));
    m_note->setFont(tableFont(pixels * 0.94));
    if (m_noteLines > 0)
        keepNote(m_noteLines, m_noteEms);
    setMinimumWidth(qRound(pixels * m_leastEms));
    growRows();
    adjustSize();
}

double TablePanel::grown() const
{
    constexpr double kUsual = 18; // pixels of type
    return std::max(1.0, m_fontPixels / kUsual);
}

/// On a very large table buttons are as far apart, for their size, as on a usual one.
void TablePanel::growRows()
{
    const double grown = this->grown();
    for (ButtonRow &row : m_rows) {
        if (row.spacing < 0) { // as whoever made the row has set it
            row.spacing = row.layout->spacing();
            row.margins = row.layout->contentsMargins();
        }
        row.layout->setSpacing(qRound(row.spacing * grown));
        row.layout->setContentsMargins((QMarginsF(row.margins) * grown).toMargins());
    }
}

QHBoxLayout *TablePanel::addRow()
{
    auto *row = new QHBoxLayout;
    row->setSpacing(6);
    row->setAlignment(Qt::AlignHCenter);
    m_body->addLayout(row);
    m_rows.push_back({row, {}, -1});
    return row;
}

TableButton *TablePanel::addButton(QHBoxLayout *row, const QString &text)
{
    auto *button = new TableButton(withoutKey(text), this);
    row->addWidget(button);
    return button;
}

bool TablePanel::offerKey(QKeyEvent *)
{
    return false;
}

void TablePanel::focusFirst()
{
    if (!m_first)
        return;
    m_first->setFocus(Qt::OtherFocusReason);
    // Typed digits replace the number in the field.
    if (auto *number = qobject_cast<QAbstractSpinBox *>(m_first))
        number->selectAll();
}

bool TablePanel::pointAt(const Event &)
{
    return false;
}

std::vector<QRectF> TablePanel::coveredRects() const
{
    return {paperRect()};
}

QRectF TablePanel::paperIn(const QRectF &panel)
{
    return panel.adjusted(kShade, kShade * 0.5, -kShade, -kShade * 1.5);
}

QSizeF TablePanel::paperSize() const
{
    return QSizeF(sizeHint()) - QSizeF(kShade * 2, kShade * 2);
}

void TablePanel::noteOnTop()
{
    m_title->hide();
    auto *all = static_cast<QVBoxLayout *>(layout());
    all->removeWidget(m_note);
    all->insertWidget(0, m_note, 0, Qt::AlignHCenter);
}

void TablePanel::setNotePalette(const QPalette &palette)
{
    m_note->setPalette(palette);
}

void TablePanel::hideTitle()
{
    m_title->hide();
}

void TablePanel::noteBelowTitle()
{
    auto *all = static_cast<QVBoxLayout *>(layout());
    all->removeWidget(m_note);
    all->insertWidget(1, m_note);
}

void TablePanel::noteAtFoot()
{
    auto *all = static_cast<QVBoxLayout *>(layout());
    all->removeWidget(m_note);
    all->addWidget(m_note, 0, Qt::AlignHCenter);
}

QRectF TablePanel::noteRect() const
{
    return m_note->isHidden() ? QRectF() : QRectF(m_note->geometry());
}

int TablePanel::leastNoteHeight() const
{
    return m_note->minimumHeight();
}

QRectF TablePanel::noteWords() const
{
    if (m_note->isHidden() || note().isEmpty())
        return {};
    const int width = m_note->balancedWidth(m_note->width());
    QRectF words = QFontMetricsF(m_note->font())
                       .boundingRect(QRectF(0, 0, width, 10000), Qt::AlignCenter | Qt::TextWordWrap,
                                     m_note->brokenText(width));
    words.moveCenter(QRectF(m_note->geometry()).center());
    return words;
}

void TablePanel::setNoteQuiet(bool quiet)
{
    m_note->setQuiet(quiet);
}

QFont TablePanel::noteFont() const
{
    return m_note->font();
}

void TablePanel::paintGround(QPainter &painter, const QRectF &paper)
{
    if (!m_theme.flat)
        drawShadow(painter, paper, kCorner * grown(),
                   {kShade * 0.45, kShade * 0.5, QColor(3, 17, 11, 110)});
    painter.setPen(m_theme.paperPen());
    painter.setBrush(m_theme.paper);
    painter.drawRoundedRect(paper, kCorner * grown(), kCorner * grown());
}

/// Margins leave room for the shadow.
void TablePanel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintGround(painter, paperIn(QRectF(rect())));
}

QWidget *TablePanel::neighbour(int key) const
{
    const QWidget *here = focusWidget();
    if (!here || !isAncestorOf(here))
        return m_first;
    const auto middle = [this](const QWidget *w) {
        return QPointF(w->mapTo(this, w->rect().center()));
    };
    const QPointF from = middle(here);
    QWidget *best = nullptr;
    double least = 1e9;
    for (QWidget *widget : findChildren<QWidget *>()) {
        if (widget == here || !widget->isVisible() || !widget->isEnabled() ||
            !(widget->focusPolicy() & Qt::TabFocus))
            continue;
        const QPointF way = middle(widget) - from;
        const bool sideways = key == Qt::Key_Left || key == Qt::Key_Right;
        const double along = sideways ? way.x() : way.y();
        const double across = sideways ? way.y() : way.x();
        const bool forward = key == Qt::Key_Right || key == Qt::Key_Down ? along > 1 : along < -1;
        const double cost = std::abs(along) + 3 * std::abs(across);
        if (forward && cost < least) {
            least = cost;
            best = widget;
        }
    }
    return best;
}

void TablePanel::keyPressEvent(QKeyEvent *pressed)
{
    MeantKey meant(pressed);
    QKeyEvent *event = meant.event();
    if (offerKey(event))
        return;
    if (event->key() >= Qt::Key_Left && event->key() <= Qt::Key_Down) {
        if (QWidget *next = neighbour(event->key()))
            next->setFocus(Qt::TabFocusReason);
        return;
    }
    QWidget::keyPressEvent(event);
}

} // namespace sandbag
