// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/background_question.h"
#include "deal/deal_end.h"
#include "entry/score_book.h"
#include "formats/rules_json.h"

#include <QList>
#include <QMainWindow>

#include <functional>
#include <memory>
#include <utility>

class QAction;
class QComboBox;
class QLabel;
class QMenu;

namespace sandbag {

class EntryPanel;
class MessageBar;
class ScorecardDock;

/// Keeps the score of a physical table: names, then a few keys for each deal. The window of a match
/// without cards; the same card, chart, pages and record as a played one.
class ScoreKeeper : public QMainWindow
{
    Q_OBJECT

public:
    /// `folder`: where the match is saved by itself; "" saves nothing.
    explicit ScoreKeeper(const QString &folder, QWidget *parent = nullptr);
    ~ScoreKeeper() override;

    /// How rules are shown and changed: windows that this room does not know. `change` calls `take`
    /// with the rules chosen, which hold from the beginning of a match or from the next deal on.
    /// `offered` are those that a new match may choose in addition to the rules of this one.
    struct RuleWindows {
        enum class From { beginning, nextDeal };
        using Take = std::function<void(const RuleFile &)>;
        std::function<void(QWidget *parent, const RuleFile &rules)> show = {};
        std::function<void(QWidget *parent, const RuleFile &rules, From from, const Take &take)>
            change = {};
        std::function<QList<RuleFile>()> offered = {};
    };
    void setRuleWindows(RuleWindows windows) { m_ruleWindows = std::move(windows); }
    /// Those in force for the next deal.
    [[nodiscard]] RuleFile rules() const;

    [[nodiscard]] ScoreBook &book() { return *m_book; }
    [[nodiscard]] EntryPanel *panel() const { return m_panel; }
    /// Asks for rules, names and dealer of a new match; those of the last one are entered.
    void askForMatch();
    void startMatch(const MatchRecord &record, int firstDealer);
    /// Goes on with the last match, or asks for a new one. What is there is read while the window
    /// goes on, and until then it takes nothing.
    void begin();
    /// Goes on with the match of a file, which is read while the window goes on. `then` gets where
    /// and why it cannot be read, or nothing; of a file that is in use the person has been asked
    /// already.
    using Opened = std::function<void(const std::optional<FileError> &)>;
    void openLater(const QString &path, const Opened &then);
    /// The same of one that was read. What the last run left, which it takes the place of, may have
    /// to be read yet; a window that is closed before leaves `file` as it is, and calls nobody.
    void openLater(const std::shared_ptr<ScoreBook::ReadFile> &file, const Opened &then);
    [[nodiscard]] bool isReading() const { return m_reading.running(); }
    /// The same at once.
    [[nodiscard]] std::optional<FileError> open(ScoreBook::ReadFile file);
    /// The deal shown: an index into the record, or −1 for the next one.
    [[nodiscard]] int shownDeal() const { return m_deal; }
    void showDeal(int deal);

public slots:
    void showRules();
    void changeRules();
    void changeNames();
    /// Enters a deal that does not count.
    void voidDeal(DealEnd reason);
    void addRuling();
    void setAllTheSame(bool same);

signals:
    /// Another match is to be kept as well as this one.
    void newWindowWanted();
    void hasRead(); ///< what it read is shown; isReading() no more

protected:
    void closeEvent(QCloseEvent *event) override;

private:
    void sayHowToBegin();
    void nameKeys();
    QAction *add(QMenu *menu, const QString &text, const char *keyId);
    void makeCentre();
    void takeType();
    void makeMenus();
    void makeMatchMenu();
    void makeDealMenu();
    void refresh();
    void beginReading();
    void endReading();
    void stopReading();
    void keepTyped();
    void complete(const DealRecord &deal);
    [[nodiscard]] Refusal correct(int index, const DealRecord &deal);
    void changeDealer(int seat);
    void turnDeal(int by);
    void askForFile();
    void saveAs();
    void say(const QString &message);
    [[nodiscard]] bool askForCopy(const QString &why);
    [[nodiscard]] QStringList sideNames() const;

    void takeRules(const RuleFile &rules);
    [[nodiscard]] QList<RuleFile> offeredRules() const;

    BackgroundQuestion m_reading; ///< of a file that is to be opened, or the last run left
    ScoreBook *m_book;
    RuleWindows m_ruleWindows;
    EntryPanel *m_panel;
    ScorecardDock *m_dock;
    QLabel *m_title;
    QComboBox *m_dealer;
    QLabel *m_message;
    MessageBar *m_trouble; ///< with files: stays when the next deal is shown
    QAction *m_undo = nullptr, *m_redo = nullptr, *m_allTheSame = nullptr;
    QList<QAction *> m_needMatch;
    QList<QAction *> m_needRest; ///< can't be had while a window without a match reads one
    int m_deal = -1;
};

} // namespace sandbag
