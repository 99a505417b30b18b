// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print_pages.h"

#include <QDialog>
#include <QJsonObject>
#include <QPageLayout>

#include <memory>

class QCheckBox;
class QComboBox;
class QLabel;
class QToolButton;

namespace sandbag {

class Match;
struct MatchRecord;
class PagePreview;

/// The sheets of a match.
enum class SheetKind { score, blank, rules, hands };
/// `deal`: of the hands, −1 for all; `date`: on the filled scorecard; `other`: the members of the
/// match's file, from which its number follows; `reader`: as in scoreSheetOf().
[[nodiscard]] PrintJob sheetJob(const Match &match, SheetKind kind, int deal = -1,
                                const QString &date = {}, const QJsonObject &other = {},
                                int reader = 0);

/// What to print of a match and on which paper, with the page next to it: on a printer or as a PDF.
class PrintSheetsDialog : public QDialog
{
    Q_OBJECT

public:
    explicit PrintSheetsDialog(const Match &match, SheetKind kind = SheetKind::score,
                               QWidget *parent = nullptr);
    ~PrintSheetsDialog() override;

    /// Of rules without a match: the blank scorecard and the rule sheet. `title` names the rules.
    PrintSheetsDialog(const MatchRecord &rules, const QString &title, QWidget *parent = nullptr);

    /// What else the match's file holds: its number is printed with the scorecard.
    void setMembers(const QJsonObject &other);
    /// For whom: see scoreSheetOf().
    void setReader(int seat);
    [[nodiscard]] PrintJob job() const;
    [[nodiscard]] QPageLayout paper() const;
    [[nodiscard]] PagePreview *preview() const { return m_preview; }

private:
    PrintSheetsDialog(const Match &match, const QString &title, SheetKind kind, QWidget *parent);
    [[nodiscard]] SheetKind kind() const;
    [[nodiscard]] QWidget *makeChoices();
    void refresh();
    void showPage();
    void print();
    void exportPdf();

    std::unique_ptr<const Match> m_match;
    QJsonObject m_other;
    int m_reader = 0;
    QString m_title; ///< of the rules; "" takes the game that they come from
    QComboBox *m_kind;
    QComboBox *m_deal;
    QComboBox *m_size;
    QCheckBox *m_across;
    bool m_acrossChosen = false; ///< by the person; sheets turn by themselves otherwise
    PagePreview *m_preview;
    QLabel *m_page;
    QToolButton *m_before, *m_next; ///< page
    QLabel *m_message;
};

} // namespace sandbag
