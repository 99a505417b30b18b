// SPDX-License-Identifier: GPL-3.0-or-later
#include "choice_values.h"

#include "column_shares.h"
#include "paint/paper.h"
#include "review/review_words.h"
#include "text/numbers.h"

#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace sandbag {

namespace {

constexpr int kIndexRole = Qt::UserRole;
constexpr int kShareRole = Qt::UserRole + 1; ///< length of the bar, 0 to 1
constexpr int kErrorRole = Qt::UserRole + 2; ///< the same of the standard error
constexpr int kLeastBar = 9;                 ///< letters
enum Column { choiceColumn, winColumn, pointsColumn, barColumn, kColumns };

/// The bar, and the standard error as a line across its end.
class BarDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override
    {
        const QSize usual = QStyledItemDelegate::sizeHint(option, index);
        return {option.fontMetrics.averageCharWidth() * kLeastBar, usual.height()};
    }
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        QStyledItemDelegate::paint(painter, option, index);
        const QVariant share = index.data(kShareRole);
        if (!share.isValid())
            return;
        const Paper paper = paperOf(option.palette);
        QRectF bar = QRectF(option.rect).adjusted(4, 5, -4, -5);
        const double width = bar.width();
        bar.setWidth(std::max(2.0, width * share.toDouble()));
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->fillRect(bar, paper.lines().at(0));
        const double error = width * index.data(kErrorRole).toDouble();
        painter->setPen(QPen(option.palette.color(QPalette::Text), 1));
        painter->drawLine(
            QPointF(bar.right() - error, bar.center().y()),
            QPointF(std::min(bar.right() + error, bar.left() + width), bar.center().y()));
        painter->restore();
    }
};

} // namespace

ChoiceValues::ChoiceValues(QWidget *parent)
    : QTreeWidget(parent), m_columns(new ColumnShares(this, {choiceColumn}))
{
    setColumnCount(kColumns);
    setHeaderLabels({tr("Choice"), tr("Win %"), tr("Points"), QString()});
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setItemDelegateForColumn(barColumn, new BarDelegate(this));
    setAccessibleName(tr("Choices and their value"));
    connect(this, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem *item) {
        if (m_answer == Answer::hidden)
            emit chosen(item->data(0, kIndexRole).toInt());
    });
    connect(this, &QTreeWidget::itemClicked, this, [this](QTreeWidgetItem *item) {
        if (m_answer == Answer::hidden)
            emit chosen(item->data(0, kIndexRole).toInt());
    });
}

void ChoiceValues::fill(const Judgement &judgement, const QStringList &names, Answer answer)
{
    m_answer = answer;
    const bool hidden = answer == Answer::hidden;
    clear();
    setColumnHidden(winColumn, hidden);
    setColumnHidden(pointsColumn, hidden);
    setColumnHidden(barColumn, hidden);
    const auto &values = judgement.values;
    double most = 0.01, least = 1;
    for (const ChoiceValue &value : values) {
        most = std::max(most, value.win);
        least = std::min(least, value.win);
    }
    // Differences matter: the bars begin a little below the poorest choice.
    const double floor = std::max(0.0, least - 0.25 * (most - least) - 0.01);
    for (std::size_t i = 0; i < values.size(); ++i) {
        const ChoiceValue &value = values[i];
        auto *item = new QTreeWidgetItem(this);
        QString words = choiceWords(value, names);
        const bool made = value.event && *value.event == judgement.made;
        if (made && !hidden)
            words = tr("%1 (made)", "a choice").arg(words);
        item->setText(choiceColumn, words);
        item->setToolTip(choiceColumn, words);
        item->setData(0, kIndexRole, static_cast<int>(i));
        if (hidden)
            continue;
        item->setText(winColumn, chanceWords(value.win));
        item->setText(pointsColumn, signedPoints(static_cast<int>(std::lround(value.points))));
        item->setTextAlignment(winColumn, Qt::AlignRight);
        item->setTextAlignment(pointsColumn, Qt::AlignRight);
        item->setToolTip(winColumn, tr("± %1").arg(chanceWords(value.winError)));
        item->setData(barColumn, kShareRole, (value.win - floor) / (most - floor));
        item->setData(barColumn, kErrorRole, value.winError / (most - floor));
        QFont font = item->font(choiceColumn);
        font.setBold(made);
        item->setFont(choiceColumn, font);
    }
    if (hidden)
        sortItems(choiceColumn, Qt::AscendingOrder);
    m_columns->share();
}

void ChoiceValues::showValues(const Judgement &judgement, const QStringList &names)
{
    fill(judgement, names, Answer::shown);
}

void ChoiceValues::hideValues(const Judgement &judgement, const QStringList &names)
{
    fill(judgement, names, Answer::hidden);
}

} // namespace sandbag
