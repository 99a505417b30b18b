// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/seat_view.h"
#include "panels/table_panel.h"
#include "words/call_stakes.h"

#include <QPixmap>
#include <QStringList>

#include <functional>
#include <vector>

namespace sandbag {

/// Any menu of calls: numbers as a row of chips, nil and the special calls next to them, and the
/// marks (no trump, bemo, moe, mo, halves, in the dark) as switches rather than a list of eighty
/// calls. A call that is not allowed now is struck and says why. The other acts of this turn (look,
/// ask partner) are below.
class BidPanel : public TablePanel
{
    Q_OBJECT
public:
    struct Question {
        std::vector<MenuCall> menu;
        std::vector<Event> others; ///< choices that are no calls
        QStringList names;
        bool confirmNil = true; ///< nil and blind calls ask once more
        int share = 0;          ///< of the tricks, if all took as many: where the focus begins
        bool mayTalk = false;   ///< may say the side's tricks before calling
        /// One line on what a call wins and loses under these rules.
        std::function<QString(const Call &)> stakes;
        /// The same in a few words, for the tag over a chip; empty where they would be more.
        std::function<CallTag(const Call &)> tag;
    };

    explicit BidPanel(Question question, QWidget *parent = nullptr);

    /// The title in fewer words, where the strip of bids is seen.
    void setBrief(const QString &words) { m_brief = words; }
    [[nodiscard]] QString brief() const { return m_brief; }

    void setTheme(const TableTheme &theme) override;
    [[nodiscard]] std::vector<QRectF> coveredRects() const override;
    /// The same with the room that a note takes as a rule, whether there is one or not.
    [[nodiscard]] std::vector<QRectF> reservedRects() const;
    /// The note is below the chips, over the words that ask, where players sit above them.
    void setNoteBelow(bool below);
    /// Diameter of the chips, in pixels.
    void setChipSize(int pixels);
    /// The tag over a chip keeps between these two, in the panel.
    void setTagRoom(double left, double right);
    /// Those words would be seen next to the note.
    [[nodiscard]] bool coversWords() const
    {
        return m_sunk > 0 || (m_noteBelow && !note().isEmpty());
    }
    /// Notes are read in their place, or chips are there, whether there is a note now or not.
    [[nodiscard]] bool sharesWords() const { return m_sunk > 0 || m_noteBelow; }
    /// The chips are this much lower, over those words.
    void setSunk(int pixels) { m_sunk = pixels; }
    /// By this much the panel reaches below the usual place of its chips.
    [[nodiscard]] int roomBelow() const;
    bool pointAt(const Event &event) override;
    bool offerKey(QKeyEvent *event) override;
    /// Goes to the nil, or to the first blind call.
    void goToNil();
    void goToBlind();

protected:
    void paintGround(QPainter &painter, const QRectF &paper) override;

signals:
    void called(const sandbag::Call &call);
    void chosen(const sandbag::Event &event);
    void talkAsked();
    /// This many tricks would the call add that the pointer or the keys are at; 0 for none.
    void previewed(int tricks);
    /// A chip is laid: its picture, and where it lay in the table.
    void laid(const QPixmap &chip, const QRectF &from);

private:
    struct CallButton {
        Call call; ///< as it is without the switches
        TableButton *button = nullptr;
    };
    /// A number has at most one declaration: bemo, moe, or mo (D67).
    enum class SwitchKind { mark, declaration };
    struct Switch {
        std::function<void(Call &)> put;
        TableButton *button = nullptr;
        SwitchKind kind = SwitchKind::mark;
    };

    void addChips();
    void addNumbers(QHBoxLayout *row);
    void addSpecials(QHBoxLayout *row);
    void addSwitches();
    void addOthers();
    void addSwitch(QHBoxLayout *row, const QString &text, const char *rule, SwitchKind kind,
                   std::function<void(Call &)> put);
    CallButton &addCall(TableButton *button, const Call &call);
    [[nodiscard]] const MenuCall *find(const Call &call) const;
    [[nodiscard]] Call effective(const Call &call) const;
    void refresh();
    [[nodiscard]] QRectF notePaper() const;
    [[nodiscard]] QRectF tagPaper() const;
    [[nodiscard]] QRectF tagRoom() const;
    [[nodiscard]] bool tagInLine() const;
    [[nodiscard]] double titleWidth() const;
    [[nodiscard]] double pointsWidth() const;
    [[nodiscard]] double footOfChips(const QRectF &paper) const;
    void paintTag(QPainter &painter, const QRectF &paper) const;
    [[nodiscard]] bool chipsBelowNote() const;
    void setTag(const TableButton *at, const CallTag &tag);
    void lay(TableButton &chip);
    [[nodiscard]] std::vector<QRectF> buttonRects() const;
    void explain(const CallButton &button);
    void choose(const CallButton &button);
    void typeDigit(int digit);

    Question m_question;
    std::vector<CallButton> m_calls;
    std::vector<Switch> m_switches;
    TableButton *m_toConfirm = nullptr;
    std::vector<TableButton *> m_others; ///< what is no bid
    QString m_brief;
    CallTag m_tag;
    const TableButton *m_tagged = nullptr; ///< the chip below it
    double m_tagLeft = 0, m_tagRight = 0;  ///< its room; all of the panel where both are 0
    int m_typed = 0;
    bool m_noteBelow = false;
    int m_sunk = 0;
};

} // namespace sandbag
