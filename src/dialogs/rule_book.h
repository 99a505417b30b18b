// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "help_pages.h"

#include <QDialog>

#include <memory>

class QStandardItemModel;

namespace Ui {
class RuleBook;
}

namespace sandbag {

class RuleSearch;
class SearchFilter;

/// The Help window: explains every option, every named game and the words of the game.
class RuleBook : public QDialog
{
    Q_OBJECT

public:
    explicit RuleBook(QWidget *parent = nullptr);
    ~RuleBook() override;

    /// Shows the book at an option id, "preset-zone", "word-bag", a group or "start", in a window
    /// of `parent`'s that is made when first needed.
    static RuleBook *open(QWidget *parent, const QString &anchor);
    /// Anchor of the entry of a named game.
    [[nodiscard]] static QString anchorOfPreset(const QString &id);

    void showAnchor(const QString &anchor);
    /// The current page.
    [[nodiscard]] QString anchor() const { return m_anchor; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void fillContents();
    void search(const QString &typed);
    void go(int by);
    void display(const QString &anchor);
    void styleText();
    void markInContents();

    std::unique_ptr<Ui::RuleBook> m_ui;
    HelpPages m_pages;
    QStandardItemModel *m_contents;
    SearchFilter *m_filter;
    std::unique_ptr<RuleSearch> m_words; ///< for mistyped words; null until then
    QString m_page;
    QString m_anchor;
    QStringList m_visited; ///< anchors, for back and forward
    qsizetype m_at = -1;
};

} // namespace sandbag
