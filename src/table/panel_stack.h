// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "conduct/table_question.h"

#include <QObject>
#include <QPointer>
#include <QRectF>
#include <QVariantAnimation>
#include <QWidget>

#include <vector>

class QGraphicsOpacityEffect;
class QKeyEvent;

namespace sandbag {

class BidPanel;
class CardsPanel;
class PadPanel;
class ResultPanel;
class TablePanel;
class TableScene;
class TableView;

/// The panels on a table: the question, and a panel asked for (a hint, the last trick) over or next
/// to it. Decides where they are, how large their type is, which is seen, and where keys go.
class PanelStack : public QObject
{
    Q_OBJECT

public:
    /// All must outlive it; the panels are children of `table`.
    PanelStack(TableScene *scene, TableView *view, QWidget *table);
    ~PanelStack() override;

    /// The current question, or null; equal questions keep their panel.
    [[nodiscard]] TablePanel *asked() const { return m_asked; }
    [[nodiscard]] const TableQuestion &question() const { return m_question; }
    /// The panel asked for (a hint, the last trick), or null.
    [[nodiscard]] TablePanel *extra() const { return m_extra; }
    /// The bids, where they are asked.
    [[nodiscard]] BidPanel *bids() const;
    /// A choice from the hand, where it is asked.
    [[nodiscard]] CardsPanel *choosing() const { return m_choosing; }

    void ask(TablePanel *panel, const TableQuestion &question);
    void lay(TablePanel *panel);
    /// While the person pauses there is nothing to be read.
    void setHidden(bool hidden);
    void giveKeys();
    void place();
    /// Their type, too.
    void fit();
    /// A key that nobody else has used; Esc closes whatever was asked for, unless it means more
    /// there.
    [[nodiscard]] bool offerKey(QKeyEvent *event);

signals:
    /// Esc: the panel asked for is to close.
    void closeAsked();

private:
    void show();
    void veilOnBareFelt();
    void rise();
    void bringPad();
    void takePad();
    void fadeIn(QGraphicsOpacityEffect *veil);
    void putAway(bool anotherComes);
    [[nodiscard]] bool waits() const;
    void giveKeysBack();
    void coverPrompt();
    [[nodiscard]] QRectF placeOf(const TablePanel *panel) const;
    [[nodiscard]] double roomBesidePad() const;
    [[nodiscard]] QRectF placeOfEnd(const TablePanel &panel) const;
    [[nodiscard]] QRectF placeOfSheet(const TablePanel &panel) const;
    [[nodiscard]] QRectF roomForSheet() const;
    [[nodiscard]] QRectF roomFor(const TablePanel &panel) const;
    [[nodiscard]] double sheetIsOver(const TablePanel &panel) const;
    [[nodiscard]] bool isClear(const TablePanel &panel) const;
    bool goBelow(bool below);
    bool trySheet(ResultPanel &sheet, double pixels, bool earlier);
    bool trySheetIn(ResultPanel &sheet, double pixels);
    bool tryPad(PadPanel &pad, bool wide, double part = 1);
    [[nodiscard]] double roomInEms(const TablePanel &panel, double pixels) const;
    void widenFor(int columns);
    [[nodiscard]] std::vector<QRectF> askedPlaces() const;
    [[nodiscard]] bool fits(const std::vector<QRectF> &covered) const;
    void fitBids(BidPanel &bids);
    void fitSheet(ResultPanel &sheet);
    void tryForms(ResultPanel &sheet);
    bool tryForm(ResultPanel &sheet, bool columns);
    bool fitsInRows(ResultPanel &sheet, bool earlier);
    bool tryWithEarlier(ResultPanel &sheet);
    bool tryPadSmaller(PadPanel &pad);
    void airRows(ResultPanel &sheet);
    void airRows(PadPanel &pad);
    void squeeze(ResultPanel &sheet);
    void fitPad(PadPanel &pad);
    void shrinkType(TablePanel &panel);
    void placeTag(BidPanel &bids) const;
    void sinkBids(BidPanel &bids);
    void fitEnd();
    void fitAside();
    void layPlaces();

    TableScene *m_scene;
    TableView *m_view;
    QWidget *m_table;
    QPointer<TablePanel> m_asked;
    TableQuestion m_question;
    QPointer<TablePanel> m_extra;
    QPointer<CardsPanel> m_choosing;
    double m_sheetWidth = 720; ///< of a sheet, at most, in units
    double m_sheetGap = 16;    ///< between a sheet and the players, pixels
    bool m_mayBreak = false;   ///< lines of a sheet may take three rows
    bool m_sheetBelow = false; ///< below the players at the sides, not between them
    bool m_padOver = false;    ///< the opened pad is over the players
    bool m_hidden = false;
    QPointer<QGraphicsOpacityEffect> m_unseen; ///< of a question on a felt that is bare so far
    QPointer<QVariantAnimation> m_rising;      ///< of a result that comes
};

} // namespace sandbag
