// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card.h"
#include "deck/card_pixmaps.h"

#include <QPushButton>

#include <optional>

namespace sandbag {

/// A button on the felt: flat, with a ring for the focus. A struck one can still be reached, so
/// that its reason can be read, but does nothing: it has no face, and its ring is dotted.
class TableButton : public QPushButton
{
    Q_OBJECT
public:
    /// The size that a finger needs, in logical pixels, including the room round the picture.
    static constexpr int kFinger = 40;

    explicit TableButton(const QString &text, QWidget *parent = nullptr);

    /// The choice that Enter would take.
    void setPrimary(bool primary);
    [[nodiscard]] bool isPrimary() const { return m_primary; }
    void setStruck(bool struck, const QString &reason = {});
    /// A struck text is crossed out, as a call is that may not be made; otherwise it is only faint.
    void setCrossedOut(bool crossed) { m_crossed = crossed; }
    [[nodiscard]] bool isStruck() const { return m_struck; }
    [[nodiscard]] QString reason() const { return m_reason; }
    /// Space also gathers tricks and deals: pressed once too often it must not take a choice that
    /// nobody has gone to.
    void setGuarded(bool guarded) { m_guarded = guarded; }
    /// A chip that is laid on the table to bid: red where much is at stake.
    enum class Chip { none, plain, grave };
    void setChip(Chip chip);
    /// Diameter of a chip, in pixels; 0: from its type.
    void setDiameter(int pixels);
    /// The chip as it is painted, without the room around it; the whole button where it is no chip.
    [[nodiscard]] QRectF chipRect() const;

    /// Large enough for a finger.
    [[nodiscard]] QSize sizeHint() const override;
    /// Only where there is no more room.
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void chosen();     ///< clicked, and not struck
    void refused();    ///< clicked, but struck
    void looked(bool); ///< the pointer or the focus came or went

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void paintChip(QPainter &painter, const QRectF &chip);
    void paintFlatChip(QPainter &painter, const QRectF &chip);
    [[nodiscard]] int diameter() const;
    [[nodiscard]] int paintedHeight() const;
    [[nodiscard]] QFont chipFont(double high) const;
    void paintChipText(QPainter &painter, const QRectF &chip, const QColor &ink);
    void paintPlain(QPainter &painter, const QRectF &box);

    bool m_primary = false;
    bool m_struck = false;
    Chip m_chip = Chip::none;
    int m_diameter = 0;
    bool m_crossed = false;
    bool m_guarded = false;
    bool m_goneTo = false; ///< the focus came by the person's own key or pointer
    QString m_reason;
};

/// A card in a panel; may be checkable.
class CardButton : public QAbstractButton
{
    Q_OBJECT
public:
    CardButton(CardPixmaps *pixmaps, std::optional<Card> card, QSize size,
               QWidget *parent = nullptr);

    [[nodiscard]] std::optional<Card> card() const { return m_card; }
    /// A line under the card, such as who played it.
    void setCaption(const QString &caption);
    void setWinner(bool winner);
    /// Turned by this many degrees.
    void setTurn(double degrees);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    CardPixmaps *m_pixmaps;
    std::optional<Card> m_card;
    QSize m_size;
    QString m_caption;
    bool m_winner = false;
    double m_turn = 0;
};

} // namespace sandbag
