// SPDX-License-Identifier: GPL-3.0-or-later
#include "example_model.h"

#include "rulebook/check.h"
#include "shades.h"
#include "text/numbers.h"

#include <QApplication>
#include <QFont>

#include <algorithm>

namespace sandbag {

namespace {

QString pointsBefore(const QList<ScoreExample> &old, const ScoreExample &example)
{
    const auto was = std::find_if(old.begin(), old.end(), [&](const ScoreExample &other) {
        return other.key == example.key;
    });
    if (was == old.end())
        return ExampleModel::tr("new");
    if (was->points == example.points && was->bags == example.bags && was->deal == example.deal)
        return {};
    return numberText(was->points);
}

} // namespace

ExampleModel::ExampleModel(QObject *parent) : FlatTableModel(parent) {}

void ExampleModel::setRules(const RuleSet &rules, const RuleSet *before)
{
    if (m_shown && rules == m_rules)
        return; // the marks stay until something else changes
    m_rules = rules;
    const bool known = before && check(*before).errors.empty();
    const QList<ScoreExample> old = known ? scoreExamples(*before) : m_examples;
    beginResetModel();
    m_examples = check(rules).errors.empty() ? scoreExamples(rules) : QList<ScoreExample>();
    m_before.clear();
    for (const ScoreExample &example : m_examples)
        m_before << (m_shown ? pointsBefore(old, example) : QString());
    m_shown = !m_examples.isEmpty();
    endResetModel();
}

bool ExampleModel::hasChanged() const
{
    return std::any_of(m_before.begin(), m_before.end(),
                       [](const QString &was) { return !was.isEmpty(); });
}

void ExampleModel::settle()
{
    std::fill(m_before.begin(), m_before.end(), QString());
    if (!m_before.isEmpty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int ExampleModel::countRows() const
{
    return static_cast<int>(m_examples.size());
}

int ExampleModel::countColumns() const
{
    return ColumnCount;
}

QVariant ExampleModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter | (section == DealColumn ? Qt::AlignLeft : Qt::AlignRight));
    return FlatTableModel::headerData(section, orientation, role);
}

QString ExampleModel::columnTitle(int column) const
{
    static const char *const titles[] = {QT_TR_NOOP("Deal"), QT_TR_NOOP("Before"),
                                         QT_TR_NOOP("Points"), QT_TR_NOOP("Bags")};
    return tr(titles[column]);
}

QVariant ExampleModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const ScoreExample &example = m_examples[index.row()];
    const QString &was = m_before[index.row()];
    switch (role) {
    case Qt::DisplayRole:
        if (index.column() == DealColumn)
            return example.deal;
        if (index.column() == BeforeColumn)
            return was;
        return numberText(index.column() == PointsColumn ? example.points : example.bags);
    case Qt::ToolTipRole:
        return example.lines.join(QLatin1Char('\n'));
    case Qt::AccessibleDescriptionRole:
        return example.lines.join(QStringLiteral(". "));
    case Qt::TextAlignmentRole:
        return int(Qt::AlignVCenter |
                   (index.column() == DealColumn ? Qt::AlignLeft : Qt::AlignRight));
    case Qt::BackgroundRole:
        return was.isEmpty() ? QVariant() : QVariant(freshlyChanged(QApplication::palette()));
    case Qt::FontRole: {
        QFont font;
        font.setBold(!was.isEmpty() && index.column() > BeforeColumn);
        return font.bold() ? QVariant(font) : QVariant();
    }
    case BeforeRole:
        return was;
    default:
        return {};
    }
}

} // namespace sandbag
