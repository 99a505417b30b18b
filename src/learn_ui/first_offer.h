// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBoxLayout>
#include <QSize>
#include <QWidget>

#include <map>
#include <vector>

class QLabel;

namespace sandbag {

class TableButton;
class Tabletop;

/// A strip on the felt for someone who has just started the program for the first time: ten minutes
/// of lesson. It is where it covers nothing, and takes no room from the table; where all of that is
/// taken it waits until there is some. Whatever they answer, they are never asked again; nor once a
/// trick has begun: who plays has answered.
class FirstOffer : public QWidget
{
    Q_OBJECT

public:
    explicit FirstOffer(Tabletop *table);

    /// Whether nobody has answered it, nor begun a lesson.
    [[nodiscard]] static bool isOpen();

signals:
    void accepted();

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    /// From wide and low to narrow and high.
    enum class Form { row, column, twoLines, stacked };
    /// In type of this many pixels.
    struct Look {
        int pixels = 0;
        Form form = Form::row;
        auto operator<=>(const Look &) const = default;
    };

    void takeAway();
    [[nodiscard]] bool isPlayed() const;
    void showOnFelt();
    void wear();
    void place();
    [[nodiscard]] bool findPlace();
    [[nodiscard]] QRectF strip() const;
    [[nodiscard]] bool liesOnSomething() const;
    void write(Look look);
    [[nodiscard]] QSizeF sizeIn(Look look);
    void putAt(const QRectF &strip, Look look);
    [[nodiscard]] bool placeIn(Qt::Corner corner, Look look, const std::vector<QRectF> &boxes);
    [[nodiscard]] bool placeInCorner(int pixels, const std::vector<QRectF> &boxes);
    [[nodiscard]] bool placeBetween(int pixels, const std::vector<QRectF> &boxes);
    [[nodiscard]] QSizeF fan() const;
    [[nodiscard]] std::vector<QRectF> people() const;
    [[nodiscard]] std::vector<QRectF> taken() const;

    Tabletop *m_table;
    QBoxLayout *m_column;  ///< the words, and below or next to them the buttons
    QBoxLayout *m_buttons; ///< next to each other, or one below the other
    bool m_hasRoom = false;
    std::vector<QRectF> m_full;    ///< taken() when no room was found
    Look m_written;                ///< how it is written now
    std::map<Look, QSize> m_sizes; ///< of the strip, as far as measured
    QLabel *m_words;
    TableButton *m_learn;
    TableButton *m_decline;
};

} // namespace sandbag
