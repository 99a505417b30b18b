// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDockWidget>

#include <optional>
#include <vector>

class QAction;
class QLabel;
class QStackedWidget;
class QTabWidget;
class QToolButton;

namespace sandbag {

struct DealState;
class Match;
class ScoreChart;
struct FileError;
struct SaveRequest;
struct ScoreSheet;
class ScorecardModel;
class ScorecardView;
class TotalsPanel;

/// The scorecard next to the table: totals with their bag meters, the ruled card, the chart. In a
/// window narrower than 1200 it folds to a strip with totals and bags, unless people open it.
/// Give it the match after each change: showMatch(match).
class ScorecardDock : public QDockWidget
{
    Q_OBJECT

public:
    explicit ScorecardDock(QWidget *parent = nullptr);
    ~ScorecardDock() override;

    /// Reads the match; it is not kept. `seen`, `reader` as in scoreSheetOf().
    void showMatch(const Match &match, const DealState *seen = nullptr, int reader = 0);
    /// The same where its sheet has been worked out.
    void showSheet(const ScoreSheet &sheet);
    /// The last totals count as those on the table do; see ScorecardView.
    void countTotals(const std::vector<int> &totals);
    [[nodiscard]] ScorecardModel *model() const { return m_model; }
    [[nodiscard]] ScorecardView *view() const { return m_view; }
    [[nodiscard]] bool isStrip() const;
    /// Whether it folds in a narrow window (the usual way) or stays whole.
    void setFolding(bool folding);
    /// Next to a table it is just so wide, in logical pixels, and its columns fold to that; another
    /// page may take more. 0: as wide as people make it.
    void setBeside(int width);

    /// Another page next to card and chart, which takes it over; showPage() unfolds and shows it.
    void addPage(QWidget *page, const QString &title);
    void showPage(QWidget *page);

    /// Another page than card and chart is seen.
    [[nodiscard]] bool readsPage() const;

    /// For menus: copy as text, copy as CSV, save as CSV or a picture, bags as last digit, wheels.
    /// With shortcuts.
    [[nodiscard]] QList<QAction *> cardActions() const { return m_actions; }

    /// It was put where it is by QMainWindow::restoreState(), and floats there.
    void keepPlace() { m_keepsPlace = isFloating(); }

signals:
    /// People want to see it, or to have it away: it is up to the window to do so.
    void asked(bool shown);

public slots:
    void copyText() const;
    void copyCsv() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    [[nodiscard]] QWidget *makeFullCard();
    [[nodiscard]] QWidget *makeStrip();
    void makeActions();
    QAction *addCardAction(const QString &text, const char *keyId);
    /// Asks where to, and writes; says why where that fails.
    void save(const SaveRequest &request,
              std::optional<FileError> (*write)(const QString &, const ScoreSheet &));
    void refresh();
    void fold();
    void fitTabs();
    void fitPages();
    void fitTitle();
    void fitBeside();
    void standAside();

    ScorecardModel *m_model;
    ScorecardView *m_view = nullptr;
    QStackedWidget *m_stack = nullptr;
    QTabWidget *m_tabs = nullptr;
    TotalsPanel *m_strip = nullptr; ///< the totals of a narrow window
    QLabel *m_outcome = nullptr;
    QLabel *m_agreed = nullptr; ///< footnotes of the card
    QLabel *m_tally = nullptr;
    QAction *m_units = nullptr;
    QList<QAction *> m_actions;
    bool m_folding = true;
    int m_beside = 0;
    bool m_keptOpen = false; ///< opened by hand in a narrow window
    QToolButton *m_foldBack = nullptr;
    bool m_keepsPlace = false; ///< it floats because it did before
};

} // namespace sandbag
