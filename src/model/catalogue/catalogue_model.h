// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulebook/check.h"
#include "rules/catalogue.h"

#include <QAbstractItemModel>
#include <QStringList>

namespace sandbag {

/// The rule catalogue under one rule set as a tree: groups, and in each its options. Editing an
/// option changes the rule set; what the checker then finds is shown at the options concerned.
class CatalogueModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column { TitleColumn, ValueColumn, ColumnCount };
    enum Role {
        IdRole = Qt::UserRole + 1, ///< QString: option id, or id of the group
        OptionRole,                ///< const sandbag::Option *, null at a group
        ValueRole,                 ///< QString: value as text of the files; editable
        ValueWordsRole,            ///< QString: value as people read it
        BaseWordsRole,             ///< QString: the value of the preset it is compared with
        HelpRole,                  ///< QString: one or two plain sentences
        ChangedRole,               ///< bool: differs from the preset; group: int, how many do
        ErrorsRole,                ///< QStringList: what cannot be played
        NotesRole,                 ///< QStringList
        FixWordsRole,              ///< QString: what curing its first error would change
        MeaninglessRole,           ///< QString: why it does nothing now; empty where it matters
        HiddenCountRole            ///< int, at a group: unchanged options that do nothing now
    };

    explicit CatalogueModel(QObject *parent = nullptr);

    [[nodiscard]] const RuleSet &rules() const { return m_rules; }
    /// Emits rulesChanged() where it differs.
    void setRules(const RuleSet &rules);
    /// The rules that changes are marked against and reset() goes back to.
    [[nodiscard]] const RuleSet &base() const { return m_base; }
    void setBase(const RuleSet &base);
    /// What the checker says of the rules now.
    [[nodiscard]] const CheckResult &findings() const { return m_findings; }

    /// Sets an option by its text of the files; false when it takes no such value.
    bool setOption(std::string_view id, std::string_view value);
    void reset(std::string_view id);
    /// Carries out all changes of a finding's fix.
    void fix(const Finding &finding);
    /// The first error of an option that knows a cure; null where there is none.
    [[nodiscard]] const Finding *fixable(std::string_view id) const;
    /// The first number of its group that matters because this switch is on ("Nil": what it is
    /// worth); null where there is none, or the switch is off.
    [[nodiscard]] const Option *numberOf(const Option &option) const;
    /// "Partners: No partners; Players: 4".
    [[nodiscard]] static QString fixWords(const Finding &finding);

    [[nodiscard]] QModelIndex indexOf(std::string_view id, int column = TitleColumn) const;
    [[nodiscard]] static const Option *optionAt(const QModelIndex &index);

    [[nodiscard]] QModelIndex index(int row, int column,
                                    const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &child) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

signals:
    void rulesChanged();

private:
    struct Group {
        OptionGroup group;
        std::vector<const Option *> options;
    };

    [[nodiscard]] QVariant groupData(const Group &group, int column, int role) const;
    [[nodiscard]] QVariant optionData(const Option &option, int column, int role) const;
    [[nodiscard]] QStringList texts(const std::vector<Finding> &findings, const char *id) const;
    [[nodiscard]] bool changed(const Option &option) const;
    [[nodiscard]] QString accessibleText(const Group &group) const;
    [[nodiscard]] QString accessibleText(const Option &option) const;
    void refresh();
    void tellAll(); ///< everything may show something else now

    RuleSet m_rules;
    RuleSet m_base;
    CheckResult m_findings;
    std::vector<QString> m_meaningless; ///< by option index
    std::vector<Group> m_groups;
};

} // namespace sandbag

Q_DECLARE_METATYPE(const sandbag::Option *)
