// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/position.h"
#include "look/table_look.h"

#include <QString>
#include <QWidget>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace sandbag {

struct MatchRecord;
class StudyTable;
class WordsPage;
class WrappingRow;

/// A question at a table: on the left the words, what is said of an answer, and the buttons; on the
/// right the table. Lessons and problems are on it.
class StudyPane : public QWidget
{
    Q_OBJECT

public:
    explicit StudyPane(QWidget *parent = nullptr);

    void setLook(const TableLook &look, int paceMs);
    /// Above the words.
    void setHeading(const QString &heading);
    /// Lays the position out; `words` are above its question.
    void ask(const Position &position, const QString &words);
    /// Words alone; the table gives way to them.
    void read(const QString &words);
    /// A match of these rules, `words` next to it.
    void play(const MatchRecord &rules, const QString &words);
    /// What is said of an answer, below the words. A screen reader hears it.
    void judge(const QString &text, bool right);
    /// The answer, to someone who has not found it.
    void tell(const QString &answer);
    [[nodiscard]] QString saidText() const;

    /// A button at the foot, of which the first is the one that goes on: it has the focus once
    /// there is nothing else to do.
    QPushButton *addButton(const QString &text, const char *keyId);
    /// The keyboard goes to the button that goes on.
    void focusOnwards();
    [[nodiscard]] StudyTable &table() { return *m_table; }
    [[nodiscard]] WordsPage &words() { return *m_words; }

signals:
    /// A legal choice; only right ones are carried out.
    void chosen(const sandbag::Event &choice, bool right);
    void matchEnded();

private:
    void showTable(bool shown);
    void takeType();
    void shareWidth();
    void say(const QString &verdict, const QString &text);
    void setWords(const QString &words);

    QString m_saidText;
    QLabel *m_heading;
    WordsPage *m_words;
    QLabel *m_verdict;
    QLabel *m_said;
    QWidget *m_column;
    QVBoxLayout *m_foot;
    WrappingRow *m_more;
    StudyTable *m_table;
    bool m_tableShown = false; ///< or words alone
    QPushButton *m_onwards = nullptr;
};

} // namespace sandbag
