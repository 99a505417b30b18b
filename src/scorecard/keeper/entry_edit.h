// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

namespace sandbag {

/// A field of the score keeper: Enter says that the answer is whole, Up and Down and Backspace in
/// an empty field move between fields, and an answer that cannot be is marked by a frame and a
/// sign.
class EntryEdit : public QLineEdit
{
    Q_OBJECT

public:
    explicit EntryEdit(QWidget *parent = nullptr);
    void setFault(bool fault);
    [[nodiscard]] bool hasFault() const { return m_fault; }

signals:
    void answered(); ///< Enter
    void goOn();
    void goBack();
    void finish();   ///< Ctrl+Enter: the deal is complete
    void previous(); ///< Page up: the deal before
    void next();
    void focused();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    bool m_fault = false;
};

} // namespace sandbag
