// SPDX-License-Identifier: GPL-3.0-or-later
#include "window_help.h"

#include "key_map.h"
#include "rule_book.h"

#include <QApplication>
#include <QKeyEvent>
#include <QWidget>

namespace sandbag {

namespace {

struct Row {
    const char *widget, *page;
};

/// Parts of windows are listed before their windows only for the reader: the search goes outward
/// from the part.
constexpr Row kRows[] = {
    {"sandbag::ReviewPane", "guide-reviewing"},
    {"sandbag::MainWindow", "minute"},
    {"sandbag::QuickSetupDialog", "guide-first-match"},
    {"sandbag::NumberDialog", "guide-first-match"},
    {"sandbag::DailyWindow", "guide-first-match"},
    {"sandbag::FairDialog", "guide-first-match"},
    {"sandbag::HouseRulesDialog", "guide-house-rules"},
    {"sandbag::RulesInForceDialog", "guide-house-rules"},
    {"sandbag::CompareRulesDialog", "guide-house-rules"},
    {"sandbag::CardsDialog", "guide-house-rules"},
    {"sandbag::SuitsDialog", "guide-house-rules"},
    {"sandbag::ScoreKeeper", "guide-score-keeper"},
    {"sandbag::KeeperSetup", "guide-score-keeper"},
    {"sandbag::NamesDialog", "guide-score-keeper"},
    {"sandbag::RulingDialog", "guide-score-keeper"},
    {"sandbag::PrintSheetsDialog", "guide-printing"},
    {"sandbag::HistoryWindow", "guide-history"},
    {"sandbag::StatisticsWindow", "guide-history"},
    {"sandbag::BoardsWindow", "guide-boards"},
    {"sandbag::BoardsDialog", "guide-boards"},
    {"sandbag::ContestWindow", "guide-boards"},
    {"sandbag::ResultDialog", "guide-boards"},
    {"sandbag::OpenTableDialog", "guide-together"},
    {"sandbag::OpenAgainDialog", "guide-together"},
    {"sandbag::PeopleMetDialog", "guide-together"},
    {"sandbag::JoinTableDialog", "guide-together"},
    {"sandbag::CompanyWindow", "guide-together"},
    {"sandbag::ShareDialog", "guide-files"},
    {"sandbag::BugReport", "guide-files"},
    {"sandbag::PreferencesDialog", "guide-preferences"},
    {"sandbag::KeysDialog", "guide-preferences"},
    {"sandbag::LearnWindow", "guide-learning"},
    {"sandbag::RuleBook", "start"},
};

bool isHelpKey(const QKeyEvent &key)
{
    return key.key() == Qt::Key_Help || KeyMap::ours().isPressed("window.help", key);
}

/// Sees a key before the widget in focus does, and after all shortcuts.
class HelpKey : public QObject
{
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        auto *part = event->type() == QEvent::KeyPress ? qobject_cast<QWidget *>(watched) : nullptr;
        if (!part || !isHelpKey(*static_cast<QKeyEvent *>(event)))
            return false;
        showHelpOf(part);
        return true;
    }
};

} // namespace

QString helpPageOf(const QWidget *part)
{
    for (; part; part = part->parentWidget()) {
        for (const Row &row : kRows) {
            if (part->inherits(row.widget))
                return QString::fromLatin1(row.page);
        }
    }
    return QStringLiteral("program");
}

void showHelpOf(QWidget *part)
{
    QWidget *window = part->window();
    const QString page = helpPageOf(part);
    if (auto *book = qobject_cast<RuleBook *>(window))
        book->showAnchor(page);
    else
        RuleBook::open(window, page);
}

void helpWithF1(QApplication &app)
{
    app.installEventFilter(new HelpKey(&app));
}

} // namespace sandbag
