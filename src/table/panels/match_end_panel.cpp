// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/match_end_panel.h"

#include "look/signs.h"
#include "match/match.h"
#include "panels/match_line.h"
#include "panels/table_button.h"
#include "words/match_words.h"
#include "words/words.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace sandbag {

namespace {
constexpr int kDeaf = 1200;     // ms
constexpr int kDrawing = 900;   // ms
constexpr double kWinner = 2.5; // of the type's size
// Of totals: of two sides; of the winner and the others of three, and of more.
constexpr double kScore = 3.4;
constexpr double kThreeFirst = 3.4, kThreeOthers = 2.0;
constexpr double kFirst = 2.6, kOthers = 1.4;
constexpr double kLeastOther = 14; // pixels
} // namespace

/// "506 : 16", in the sides' colours and in the order of the match's end: first the winner's, whose
/// name is above them. Of more than two sides it is larger. On the felt these colours would be too
/// faint: a plate is below them, as below the players.
class ScoreFigures : public QWidget
{
public:
    ScoreFigures(const Match &match, int viewer, QWidget *parent) : QWidget(parent)
    {
        const Seating &seating = match.context()->seating;
        const Standing &end = match.standing();
        for (int i = 0; i < seating.sides; ++i) {
            const int side = (seating.sideOf(viewer) + i) % seating.sides;
            const int total = end.totals[static_cast<std::size_t>(side)];
            m_parts.push_back({side, total, side == end.winner, pointsText(total)});
        }
        std::stable_sort(m_parts.begin(), m_parts.end(), [](const Part &a, const Part &b) {
            return a.won != b.won ? a.won : a.total > b.total;
        });
    }
    void setTheme(const TableTheme &theme)
    {
        m_theme = theme;
        update();
    }
    [[nodiscard]] QSize sizeHint() const override
    {
        return {qRound(widthOf() + 2 * aside()), qRound(type(0).pixelSize() * kHigh)};
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        paintPlate(painter);
        const double foot = (height() + QFontMetricsF(type(0)).capHeight()) / 2;
        double x = (width() - widthOf()) / 2;
        for (std::size_t i = 0; i < m_parts.size(); ++i) {
            const QFont font = type(i);
            painter.setFont(font);
            painter.setPen(m_theme.plateText);
            if (i > 0) {
                const double colon = QFontMetricsF(font).horizontalAdvance(u':');
                painter.drawText(QPointF(x + (gap(i) - colon) / 2, foot), QStringLiteral(":"));
                x += gap(i);
            }
            const double sign = font.pixelSize() * kSign;
            const double middle = foot - QFontMetricsF(font).capHeight() / 2;
            drawSideSign(painter, {x, middle - sign / 2, sign, sign}, m_parts[i].side,
                         m_theme.side(m_parts[i].side));
            x += sign * 1.5;
            painter.setPen(m_theme.side(m_parts[i].side));
            painter.drawText(QPointF(x, foot), m_parts[i].points);
            x += QFontMetricsF(font).horizontalAdvance(m_parts[i].points);
        }
    }

private:
    // Of the type's size: a side's sign, and the plate.
    static constexpr double kSign = 0.34;
    static constexpr double kHigh = 1.2; // of the first, which is the largest
    static constexpr double kAside = 0.42;
    struct Part {
        int side;
        int total;
        bool won;
        QString points;
    };
    [[nodiscard]] QFont type(std::size_t place) const
    {
        const bool two = m_parts.size() <= 2, three = m_parts.size() == 3;
        const double share = two                  ? kScore
                             : m_parts[place].won ? (three ? kThreeFirst : kFirst)
                                                  : (three ? kThreeOthers : kOthers);
        return tableFont(std::max(kLeastOther, font().pixelSize() * share), QFont::Bold);
    }
    /// Before the side at that place.
    [[nodiscard]] double gap(std::size_t place) const { return type(place).pixelSize() * 0.9; }
    /// Between the edge of the plate and what is on it.
    [[nodiscard]] double aside() const { return type(0).pixelSize() * kAside; }
    void paintPlate(QPainter &painter) const
    {
        const double half = widthOf() / 2 + aside();
        const QRectF plate(width() / 2.0 - half, 1, 2 * half, height() - 2);
        painter.setPen(QPen(m_theme.plateEdge, m_theme.flat ? 2 : 1));
        painter.setBrush(m_theme.plate);
        painter.drawRoundedRect(plate, plate.height() / 2, plate.height() / 2);
    }
    [[nodiscard]] double widthOf() const
    {
        double width = 0;
        for (std::size_t i = 0; i < m_parts.size(); ++i)
            width += (i > 0 ? gap(i) : 0) + type(i).pixelSize() * kSign * 1.5 +
                     QFontMetricsF(type(i)).horizontalAdvance(m_parts[i].points);
        return width;
    }

    std::vector<Part> m_parts;
    TableTheme m_theme;
};

MatchEndPanel::MatchEndPanel(const Match &match, const QStringList &names, int viewer,
                             QWidget *parent)
    : TablePanel(parent),
      m_winner(new QLabel(winnerWords(match, names, viewer), this)),
      m_figures(new ScoreFigures(match, viewer, this)),
      m_line(new MatchLine(match, names, viewer, this))
{
    setTitle(matchEndWords(match, names, viewer));
    hideTitle();
    layout()->setContentsMargins(8, 4, 8, 8);
    body()->setSpacing(2);
    m_winner->setAlignment(Qt::AlignHCenter);
    m_winner->setAccessibleName(title());
    body()->addWidget(m_winner);
    body()->addWidget(m_figures);
    body()->addWidget(m_line, 1);
    QStringList story{bestDealWords(match, names, viewer), matchFigures(match)};
    story.removeAll(QString());
    addLabel(story.join(QLatin1Char('\n')));
    addButtons();
}

QLabel *MatchEndPanel::addLabel(const QString &text)
{
    auto *label = new QLabel(text, this);
    label->setTextFormat(Qt::PlainText);
    label->setAlignment(Qt::AlignHCenter);
    label->setWordWrap(true);
    label->setVisible(!text.isEmpty());
    body()->addWidget(label);
    m_small.push_back(label);
    return label;
}

void MatchEndPanel::addButtons()
{
    QHBoxLayout *row = addRow();
    row->setContentsMargins(0, 6, 0, 0);
    row->setSpacing(10);
    TableButton *again = addButton(row, tr("New Match"));
    again->setPrimary(true);
    TableButton *same = addButton(row, tr("Replay These Cards"));
    TableButton *review = addButton(row, tr("Review"));
    TableButton *keep = addButton(row, tr("Keep Picture"));
    connect(again, &TableButton::chosen, this, &MatchEndPanel::playAgain);
    connect(same, &TableButton::chosen, this, &MatchEndPanel::sameCards);
    connect(review, &TableButton::chosen, this, &MatchEndPanel::review);
    connect(keep, &TableButton::chosen, this, &MatchEndPanel::keepPicture);
    setFirst(again);
    for (TableButton *button : {again, same, review, keep})
        button->installEventFilter(this);
}

/// On the felt: light words, plates for buttons, paper for the one that Enter takes.
void MatchEndPanel::setTheme(const TableTheme &theme)
{
    TablePanel::setTheme(theme);
    QPalette felt = palette();
    felt.setColor(QPalette::Window, theme.plate);
    felt.setColor(QPalette::WindowText, theme.plateText);
    felt.setColor(QPalette::PlaceholderText, theme.plateFaint);
    felt.setColor(QPalette::Highlight, theme.first);
    felt.setColor(QPalette::HighlightedText, theme.firstInk);
    felt.setColor(QPalette::Link, theme.now);
    setPalette(felt);
    m_figures->setTheme(theme);
    m_line->setTheme(theme);
}

void MatchEndPanel::changeEvent(QEvent *event)
{
    TablePanel::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitType();
}

void MatchEndPanel::fitType()
{
    const double type = std::max(8, font().pixelSize());
    m_winner->setFont(tableFont(type * kWinner, QFont::Bold));
    for (QLabel *label : m_small)
        label->setFont(tableFont(type * 0.9));
    body()->setSpacing(qRound(2 * grown()));
    m_figures->updateGeometry();
    updateGeometry();
}

void MatchEndPanel::paintGround(QPainter &, const QRectF &) {}

void MatchEndPanel::stayDeaf()
{
    m_deaf.setRemainingTime(kDeaf);
}

void MatchEndPanel::drawLine()
{
    m_line->draw(kDrawing);
}

bool MatchEndPanel::eventFilter(QObject *watched, QEvent *event)
{
    const bool key = event->type() == QEvent::ShortcutOverride ||
                     event->type() == QEvent::KeyPress || event->type() == QEvent::KeyRelease;
    if (!key || m_deaf.hasExpired() || static_cast<QKeyEvent *>(event)->key() != Qt::Key_Space)
        return TablePanel::eventFilter(watched, event);
    event->accept();
    return true;
}

} // namespace sandbag
