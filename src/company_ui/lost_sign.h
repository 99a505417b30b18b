// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QPointer>
#include <QTimer>
#include <QWidget>

class QLabel;
class QPushButton;

namespace sandbag {

/// Over the table of a guest whose connection is gone: the table stays readable behind it.
class LostSign : public QWidget
{
    Q_OBJECT

public:
    /// Covers `over`, whose child it is. Hidden at first.
    explicit LostSign(QWidget *over);

    /// The connection is gone; the table was heard of that many ms ago, −1 where nobody knows.
    void begin(qint64 heardAgo);
    /// The keys go where they went before. Nothing where the sign is not shown.
    void end();
    [[nodiscard]] QString words() const;

signals:
    void tryNow();
    void leaveWanted();

protected:
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void tell();

    QLabel *m_words;
    QPushButton *m_try;
    QElapsedTimer m_since;
    qint64 m_before = 0; ///< ms that had passed when it began
    QTimer m_tick;
    QPointer<QWidget> m_heldKeys; ///< the focus before it began
};

} // namespace sandbag
