// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/table_theme.h"

#include <QList>
#include <QWidget>

namespace sandbag {

class ChairButton;
class CompanyEnd;

/// The table before the match, seen from above: its chairs round the felt, one's own at the bottom.
/// Tab goes round them clockwise.
class LobbyTable : public QWidget
{
    Q_OBJECT

public:
    explicit LobbyTable(QWidget *parent = nullptr);

    void setTheme(const TableTheme &theme);
    /// Shows the chairs as they are at that end now.
    void showChairs(const CompanyEnd &end);
    /// A sentence in the middle of the felt.
    void setWords(const QString &words);
    [[nodiscard]] const QList<ChairButton *> &chairs() const { return m_chairs; }

    [[nodiscard]] QSize sizeHint() const override { return {640, 480}; }
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void chairPressed(int chair);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void setCount(int count);
    [[nodiscard]] QSize chairSize() const;
    void placeChairs();
    [[nodiscard]] QRectF felt() const;
    [[nodiscard]] QRectF roomForWords() const;

    TableTheme m_theme;
    QList<ChairButton *> m_chairs; ///< by seat
    int m_atBottom = 0;            ///< the seat shown there
    QString m_words;
};

} // namespace sandbag
