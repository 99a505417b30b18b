// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue/catalogue_model.h"

#include "rulebook/rule_features.h"
#include "text/option_words.h"
#include "text/translate.h"

#include <algorithm>

namespace sandbag {

namespace {

bool concerns(const Finding &finding, std::string_view id)
{
    return std::any_of(finding.ids.begin(), finding.ids.end(),
                       [id](const char *other) { return other == id; });
}

} // namespace

CatalogueModel::CatalogueModel(QObject *parent) : QAbstractItemModel(parent)
{
    for (const Option &option : catalogue()) {
        if (m_groups.empty() || m_groups.back().group != option.group)
            m_groups.push_back({option.group, {}});
        m_groups.back().options.push_back(&option);
    }
    refresh();
}

/// Works out again what the rules mean; the preset that they are compared with has no part in it.
void CatalogueModel::refresh()
{
    m_findings = check(m_rules);
    m_meaningless.clear();
    const RuleFeatures at(m_rules);
    for (const Option &option : catalogue()) {
        const std::optional<Sentence> why = meaningless(option, at);
        m_meaningless.push_back(why ? toText(*why) : QString());
    }
    tellAll();
}

void CatalogueModel::tellAll()
{
    for (int row = 0; row < rowCount(); ++row) {
        const QModelIndex group = index(row, 0);
        emit dataChanged(group, group.siblingAtColumn(ColumnCount - 1));
        emit dataChanged(index(0, 0, group), index(rowCount(group) - 1, ColumnCount - 1, group));
    }
}

void CatalogueModel::setRules(const RuleSet &rules)
{
    if (rules == m_rules)
        return;
    m_rules = rules;
    refresh();
    emit rulesChanged();
}

void CatalogueModel::setBase(const RuleSet &base)
{
    if (base == m_base)
        return;
    m_base = base;
    tellAll();
}

bool CatalogueModel::setOption(std::string_view id, std::string_view value)
{
    const Option *option = findOption(id);
    RuleSet rules = m_rules;
    if (!option || !option->set(rules, value))
        return false;
    setRules(rules);
    return true;
}

void CatalogueModel::reset(std::string_view id)
{
    if (const Option *option = findOption(id))
        setOption(id, option->get(m_base));
}

void CatalogueModel::fix(const Finding &finding)
{
    RuleSet rules = m_rules;
    for (const auto &[id, value] : finding.fix) {
        if (const Option *option = findOption(id))
            option->set(rules, value);
    }
    setRules(rules);
}

const Finding *CatalogueModel::fixable(std::string_view id) const
{
    const auto at = std::find_if(
        m_findings.errors.begin(), m_findings.errors.end(),
        [id](const Finding &finding) { return concerns(finding, id) && !finding.fix.empty(); });
    return at == m_findings.errors.end() ? nullptr : &*at;
}

const Option *CatalogueModel::numberOf(const Option &option) const
{
    RuleSet without = m_rules;
    if (option.type != OptionType::boolean || option.get(m_rules) != "true" ||
        !option.set(without, "false"))
        return nullptr;
    const RuleFeatures now(m_rules), then(without);
    const auto hangs = [&](const Option &other) {
        return other.type == OptionType::integer && other.group == option.group &&
               !meaningless(other, now) && meaningless(other, then);
    };
    const auto all = catalogue();
    const auto at = std::find_if(all.begin(), all.end(), hangs);
    return at == all.end() ? nullptr : &*at;
}

QString CatalogueModel::fixWords(const Finding &finding)
{
    QStringList changes;
    for (const auto &[id, value] : finding.fix) {
        if (const Option *option = findOption(id))
            changes << tr("%1: %2", "option and its value")
                           .arg(titleOf(*option), valueWords(*option, value));
    }
    return changes.join(QStringLiteral("; "));
}

const Option *CatalogueModel::optionAt(const QModelIndex &index)
{
    return index.data(OptionRole).value<const Option *>();
}

QModelIndex CatalogueModel::indexOf(std::string_view id, int column) const
{
    for (std::size_t row = 0; row < m_groups.size(); ++row) {
        const Group &group = m_groups[row];
        const QModelIndex parent = index(static_cast<int>(row), 0);
        if (id == groupId(group.group))
            return parent.siblingAtColumn(column);
        for (std::size_t at = 0; at < group.options.size(); ++at) {
            if (id == group.options[at]->id)
                return index(static_cast<int>(at), column, parent);
        }
    }
    return {};
}

// An option's index holds the number of its group + 1, a group's 0.
QModelIndex CatalogueModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column,
                       parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : quintptr(0));
}

QModelIndex CatalogueModel::parent(const QModelIndex &child) const
{
    if (!child.isValid() || child.internalId() == 0)
        return {};
    return createIndex(static_cast<int>(child.internalId() - 1), 0, quintptr(0));
}

int CatalogueModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_groups.size());
    if (parent.internalId() != 0 || parent.column() != 0)
        return 0;
    return static_cast<int>(m_groups[static_cast<std::size_t>(parent.row())].options.size());
}

int CatalogueModel::columnCount(const QModelIndex &) const
{
    return ColumnCount;
}

QVariant CatalogueModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == TitleColumn ? tr("Rule") : tr("Current value");
}

Qt::ItemFlags CatalogueModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    if (index.internalId() == 0)
        return Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    if (index.column() == ValueColumn)
        flags |= Qt::ItemIsEditable;
    return flags;
}

QVariant CatalogueModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    if (index.internalId() == 0)
        return groupData(m_groups[static_cast<std::size_t>(index.row())], index.column(), role);
    const Group &group = m_groups[index.internalId() - 1];
    return optionData(*group.options[static_cast<std::size_t>(index.row())], index.column(), role);
}

QVariant CatalogueModel::groupData(const Group &group, int column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return column == TitleColumn ? titleOf(group.group) : QString();
    case Qt::AccessibleTextRole:
        return column == TitleColumn ? accessibleText(group) : QString();
    case IdRole:
        return QString::fromLatin1(groupId(group.group));
    case OptionRole:
        return QVariant::fromValue<const Option *>(nullptr);
    case ChangedRole:
        return static_cast<int>(std::count_if(group.options.begin(), group.options.end(),
                                              [this](const Option *o) { return changed(*o); }));
    case HiddenCountRole:
        return static_cast<int>(
            std::count_if(group.options.begin(), group.options.end(), [this](const Option *o) {
                return !changed(*o) && !m_meaningless[static_cast<std::size_t>(o->index)].isEmpty();
            }));
    default:
        return {};
    }
}

QVariant CatalogueModel::optionData(const Option &option, int column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return column == TitleColumn ? titleOf(option) : valueWords(option, m_rules);
    case Qt::EditRole:
    case ValueRole:
        return QString::fromStdString(option.get(m_rules));
    case Qt::ToolTipRole:
    case HelpRole:
        return helpOf(option);
    case Qt::AccessibleTextRole:
        return accessibleText(option);
    case IdRole:
        return QString::fromLatin1(option.id);
    case OptionRole:
        return QVariant::fromValue(&option);
    case ValueWordsRole:
        return valueWords(option, m_rules);
    case BaseWordsRole:
        return valueWords(option, m_base);
    case ChangedRole:
        return changed(option);
    case ErrorsRole:
        return texts(m_findings.errors, option.id);
    case NotesRole:
        return texts(m_findings.notes, option.id);
    case FixWordsRole: {
        const Finding *finding = fixable(option.id);
        return finding ? fixWords(*finding) : QString();
    }
    case MeaninglessRole:
        return m_meaningless[static_cast<std::size_t>(option.index)];
    default:
        return {};
    }
}

bool CatalogueModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole && role != ValueRole)
        return false;
    const Option *option = optionAt(index);
    return option && setOption(option->id, value.toString().toStdString());
}

bool CatalogueModel::changed(const Option &option) const
{
    return option.get(m_rules) != option.get(m_base);
}

QStringList CatalogueModel::texts(const std::vector<Finding> &findings, const char *id) const
{
    QStringList texts;
    for (const Finding &finding : findings) {
        if (concerns(finding, id))
            texts << toText(finding.text);
    }
    return texts;
}

QString CatalogueModel::accessibleText(const Group &group) const
{
    const QString title = titleOf(group.group);
    const auto count =
        static_cast<int>(std::count_if(group.options.begin(), group.options.end(),
                                       [this](const Option *option) { return changed(*option); }));
    return count > 0 ? tr("%1, %n changed rule(s)", "group of rules", count).arg(title) : title;
}

QString CatalogueModel::accessibleText(const Option &option) const
{
    QStringList parts = {
        tr("%1: %2", "option and its value").arg(titleOf(option), valueWords(option, m_rules))};
    if (changed(option))
        parts << tr("changed from %1").arg(valueWords(option, m_base));
    parts += texts(m_findings.errors, option.id);
    parts << helpOf(option);
    for (QString &part : parts) // some are sentences, some are not
        while (part.endsWith(u'.'))
            part.chop(1);
    return parts.join(QStringLiteral(". "));
}

} // namespace sandbag
