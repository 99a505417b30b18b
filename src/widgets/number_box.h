// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSpinBox>

#include <optional>

namespace sandbag {

/// A spin box that swallows no digit: a number outside its range stays as typed, and the range is
/// shown. Where only negative numbers are allowed, one without a sign is taken as negative.
class NumberBox : public QSpinBox
{
    Q_OBJECT

public:
    explicit NumberBox(QWidget *parent = nullptr);

    /// The text typed is a number within the range.
    [[nodiscard]] bool isWithin() const;
    /// "From −5000 to 0", in words.
    [[nodiscard]] QString rangeText() const;
    /// The direction of the arrow at that point: 1, −1, or 0 where there is none.
    [[nodiscard]] int stepAt(const QPoint &at) const;
    /// Shows it next to the box.
    void sayRange();

signals:
    /// The text typed is not a number within the range, or not yet.
    void typedOutside();

protected:
    QValidator::State validate(QString &text, int &position) const override;
    int valueFromText(const QString &text) const override;
    void fixup(QString &text) const override;

private:
    /// Nothing where it is no number.
    [[nodiscard]] std::optional<int> meant(const QString &text) const;
};

} // namespace sandbag
