// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulebook/check.h"

#include <QFrame>

class QVBoxLayout;

namespace sandbag {

/// What the checker found, one line each with a button that goes to the rule and, where it knows
/// how, one that fixes it. Hidden while there is nothing to say.
class FindingBar : public QFrame
{
    Q_OBJECT

public:
    explicit FindingBar(QWidget *parent = nullptr);

    void show(const CheckResult &findings);
    /// Only what concerns one option, without the buttons that go there.
    void showFor(const CheckResult &findings, std::string_view id);

signals:
    void fixWanted(const sandbag::Finding &finding);
    void optionWanted(const QString &id);

private:
    enum class Weight { note, error };
    enum class Scope { wholeTable, oneOption }; ///< where the bar is

    void clear();
    void add(const Finding &finding, Weight weight, Scope scope);

    QVBoxLayout *m_lines;
};

} // namespace sandbag
