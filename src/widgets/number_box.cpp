// SPDX-License-Identifier: GPL-3.0-or-later
#include "number_box.h"

#include <QLineEdit>
#include <QStyle>
#include <QStyleOptionSpinBox>
#include <QToolTip>

#include <algorithm>

namespace sandbag {

namespace {

/// More digits than any rule has; a longer number is none.
constexpr qsizetype kMostDigits = 7;

} // namespace

NumberBox::NumberBox(QWidget *parent) : QSpinBox(parent)
{
    setCorrectionMode(QAbstractSpinBox::CorrectToPreviousValue);
    connect(lineEdit(), &QLineEdit::textEdited, this, [this] {
        if (!isWithin())
            emit typedOutside();
        const auto typed = meant(lineEdit()->text());
        // A further digit cannot fix it.
        if (typed && (*typed > maximum() || *typed < std::min(minimum(), 0)))
            return sayRange();
        setAccessibleDescription({});
        QToolTip::hideText();
    });
}

std::optional<int> NumberBox::meant(const QString &text) const
{
    QString digits = text.trimmed();
    digits.replace(QChar(0x2212), u'-');
    if (!suffix().isEmpty() && digits.endsWith(suffix().trimmed()))
        digits = digits.chopped(suffix().trimmed().size()).trimmed();
    bool number = false;
    const int typed = digits.toInt(&number);
    if (!number)
        return {};
    return maximum() <= 0 && typed > 0 ? -typed : typed;
}

bool NumberBox::isWithin() const
{
    const auto typed = meant(lineEdit()->text());
    const bool special = !specialValueText().isEmpty() && lineEdit()->text() == specialValueText();
    return special || (typed && *typed >= minimum() && *typed <= maximum());
}

QString NumberBox::rangeText() const
{
    return tr("From %1 to %2").arg(minimum()).arg(maximum());
}

int NumberBox::stepAt(const QPoint &at) const
{
    QStyleOptionSpinBox box;
    initStyleOption(&box);
    switch (style()->hitTestComplexControl(QStyle::CC_SpinBox, &box, at, this)) {
    case QStyle::SC_SpinBoxUp:
        return 1;
    case QStyle::SC_SpinBoxDown:
        return -1;
    default:
        return 0;
    }
}

void NumberBox::sayRange()
{
    setAccessibleDescription(rangeText());
    QToolTip::showText(mapToGlobal(QPoint(0, height())), rangeText(), this);
}

QValidator::State NumberBox::validate(QString &text, int &position) const
{
    const auto typed = meant(text);
    if (typed && text.size() <= kMostDigits)
        return *typed >= minimum() && *typed <= maximum() ? QValidator::Acceptable
                                                          : QValidator::Intermediate;
    const QString start = text.trimmed();
    if (start.isEmpty() || start == QStringLiteral("-") || start == QStringLiteral("−"))
        return QValidator::Intermediate;
    return QSpinBox::validate(text, position);
}

int NumberBox::valueFromText(const QString &text) const
{
    const auto typed = meant(text);
    return typed ? *typed : QSpinBox::valueFromText(text);
}

/// Nothing is fixed in secret.
void NumberBox::fixup(QString &) const {}

} // namespace sandbag
