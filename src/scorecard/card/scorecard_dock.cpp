// SPDX-License-Identifier: GPL-3.0-or-later
#include "card/scorecard_dock.h"

#include "card/score_chart.h"
#include "card/score_export.h"
#include "card/score_files.h"
#include "card/scorecard_view.h"
#include "card/totals_panel.h"
#include "files/kept_settings.h"
#include "fit_to_type.h"
#include "key_map.h"
#include "paint/small_type.h"
#include "save_path.h"
#include "sheet/scorecard_model.h"

#include <QAbstractButton>
#include <QAction>
#include <QClipboard>
#include <QCoreApplication>
#include <QEvent>
#include <QGuiApplication>
#include <QHideEvent>
#include <QLabel>
#include <QMessageBox>
#include <QScreen>
#include <QStackedWidget>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace sandbag {

namespace {

constexpr int kNarrow = 1200;  ///< width of a window in which the card folds to a strip
constexpr int kCardChars = 54; ///< least width of the whole card, in characters
constexpr int kPageChars = 44; ///< the same of a page next to it
constexpr int kOwnPages = 2;   ///< card and chart; others are added

} // namespace

ScorecardDock::ScorecardDock(QWidget *parent)
    : QDockWidget(tr("Scorecard"), parent),
      m_model(new ScorecardModel(this)),
      m_stack(new QStackedWidget(this))
{
    setObjectName(QStringLiteral("scorecardDock"));
    setAllowedAreas(Qt::AllDockWidgetAreas);
    m_stack->addWidget(makeFullCard());
    m_stack->addWidget(makeStrip());
    setWidget(m_stack);
    makeActions();
    // Qt would show it anywhere; where there is room for it only the window knows.
    disconnect(toggleViewAction(), &QAction::triggered, this, nullptr);
    connect(toggleViewAction(), &QAction::triggered, this, &ScorecardDock::asked);
    connect(m_model, &ScorecardModel::sheetChanged, this, &ScorecardDock::refresh);
    connect(this, &QDockWidget::topLevelChanged, this, &ScorecardDock::fold);
    // Qt gives it its place after it has told of it.
    connect(this, &QDockWidget::topLevelChanged, this, &ScorecardDock::standAside,
            Qt::QueuedConnection);
    connect(m_tabs, &QTabWidget::currentChanged, this, &ScorecardDock::fitPages);
    connect(m_tabs, &QTabWidget::currentChanged, this, &ScorecardDock::fold);
    fitPages();
    if (parent)
        parent->window()->installEventFilter(this);
    fitToType(*this, [this] {
        fold();
        fitTabs();
        fitTitle();
    });
    m_tabs->installEventFilter(this);
}

ScorecardDock::~ScorecardDock() = default;

QWidget *ScorecardDock::makeFullCard()
{
    auto *page = new QWidget(this);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(4, 4, 4, 4);
    column->setSpacing(4);
    m_outcome = new QLabel(page);
    m_outcome->setWordWrap(true);
    column->addWidget(m_outcome);
    m_tabs = new QTabWidget(page);
    m_tabs->setDocumentMode(true);
    m_view = new ScorecardView(m_model, m_tabs);
    m_tabs->addTab(m_view, tr("Scorec&ard"));
    m_tabs->addTab(new ScoreChart(m_model, m_tabs), tr("Char&t"));
    column->addWidget(m_tabs, 1);
    // The frame of the table and the last row say the totals.
    column->addWidget(new TotalsPanel(m_model, TotalsPanel::Form::foot, page));
    m_agreed = new QLabel(page);
    m_agreed->setWordWrap(true);
    m_agreed->setTextFormat(Qt::PlainText);
    m_agreed->setObjectName(QStringLiteral("agreed"));
    column->addWidget(m_agreed);
    m_tally = new QLabel(page);
    m_tally->setWordWrap(true);
    column->addWidget(m_tally);
    m_foldBack = new QToolButton(page);
    m_foldBack->setText(tr("Totals only"));
    m_foldBack->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_foldBack->hide();
    connect(m_foldBack, &QToolButton::clicked, this, [this] {
        m_keptOpen = false;
        fold();
    });
    column->addWidget(m_foldBack);
    return page;
}

void ScorecardDock::addPage(QWidget *page, const QString &title)
{
    m_tabs->addTab(page, title);
    fitPages();
    fitTabs();
}

/// Rather smaller words on the tabs than arrows over the last of them.
void ScorecardDock::fitTabs()
{
    QTabBar *bar = m_tabs->tabBar();
    for (const double part : {1.0, 0.92, 0.85, 0.78, 0.7}) {
        bar->setFont(part < 1 ? smallerType(font(), part) : font());
        if (bar->sizeHint().width() <= m_tabs->width())
            return;
    }
}

/// Only the page that is seen says how high they are: what is below it stays in the window.
void ScorecardDock::fitPages()
{
    for (int page = 0; page < m_tabs->count(); ++page) {
        QWidget *widget = m_tabs->widget(page);
        QSizePolicy policy = widget->sizePolicy();
        policy.setVerticalPolicy(page == m_tabs->currentIndex() ? QSizePolicy::Expanding
                                                                : QSizePolicy::Ignored);
        widget->setSizePolicy(policy);
    }
}

void ScorecardDock::showPage(QWidget *page)
{
    m_keptOpen = true;
    show();
    fold();
    m_tabs->setCurrentWidget(page);
    page->setFocus();
}

/// Qt asks for the size of the buttons there once only, until their style changes.
void ScorecardDock::fitTitle()
{
    for (auto *button : findChildren<QAbstractButton *>(QString(), Qt::FindDirectChildrenOnly)) {
        QEvent style(QEvent::StyleChange);
        QCoreApplication::sendEvent(button, &style);
    }
}

QWidget *ScorecardDock::makeStrip()
{
    auto *page = new QWidget(this);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(4, 4, 4, 4);
    auto *open = new QToolButton(page);
    open->setText(tr("Whole Scorecard"));
    open->setAccessibleName(tr("Show the whole scorecard"));
    open->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(open, &QToolButton::clicked, this, [this] {
        m_keptOpen = true;
        fold();
    });
    m_strip = new TotalsPanel(m_model, TotalsPanel::Form::strip, page);
    column->addWidget(m_strip);
    column->addStretch(1);
    column->addWidget(open);
    return page;
}

QAction *ScorecardDock::addCardAction(const QString &text, const char *keyId)
{
    auto *action = new QAction(text, this);
    giveKey(action, keyId);
    action->setShortcutContext(Qt::WindowShortcut);
    m_actions << action;
    m_view->addAction(action);
    return action;
}

void ScorecardDock::makeActions()
{
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(addCardAction(tr("Copy as &Text"), "card.text"), &QAction::triggered, this,
            &ScorecardDock::copyText);
    connect(addCardAction(tr("Copy as CS&V"), "card.csv"), &QAction::triggered, this,
            &ScorecardDock::copyCsv);
    connect(addCardAction(tr("Sav&e as CSV…"), "card.save_csv"), &QAction::triggered, this, [this] {
        save({tr("Save as CSV"), tr("Scorecard") + QStringLiteral(".csv"), tr("Tables (*.csv)"),
              QStringLiteral(".csv")},
             saveTable);
    });
    connect(addCardAction(tr("Save as P&icture…"), "card.picture"), &QAction::triggered, this,
            [this] {
                save({tr("Save as Picture"), tr("Scorecard") + QStringLiteral(".png"),
                      tr("Pictures (*.png)"), QStringLiteral(".png")},
                     savePicture);
            });
    KeptSettings settings;
    m_units = addCardAction(tr("Show &Bags as Last Digit"), "card.bags");
    m_units->setCheckable(true);
    connect(m_units, &QAction::toggled, this, [this](bool on) {
        m_view->setBagsAsUnits(on && m_model->sheet().bagsAreUnits);
        KeptSettings().setValue(QStringLiteral("scorecard/bagsAsUnits"), on);
    });
    m_units->setChecked(settings.value(QStringLiteral("scorecard/bagsAsUnits")).toBool());
    QAction *wheels = addCardAction(tr("Show 200 as &Wheels (Zeros Joined)"), "card.wheels");
    wheels->setCheckable(true);
    connect(wheels, &QAction::toggled, this, [this](bool on) {
        m_view->setWheels(on);
        KeptSettings().setValue(QStringLiteral("scorecard/wheels"), on);
    });
    wheels->setChecked(settings.value(QStringLiteral("scorecard/wheels")).toBool());
}

void ScorecardDock::save(const SaveRequest &request,
                         std::optional<FileError> (*write)(const QString &, const ScoreSheet &))
{
    const QString path = askSavePath(this, request);
    if (path.isEmpty())
        return;
    if (const auto fault = write(path, m_model->sheet()))
        QMessageBox::warning(this, request.title, fault->text);
}

void ScorecardDock::showMatch(const Match &match, const DealState *seen, int reader)
{
    m_model->update(match, seen, reader);
}

void ScorecardDock::showSheet(const ScoreSheet &sheet)
{
    m_model->setSheet(sheet);
}

void ScorecardDock::countTotals(const std::vector<int> &totals)
{
    std::vector<int> shown; // the table counts by the sides of the match
    for (const SheetSide &side : m_model->sheet().sides) {
        if (static_cast<std::size_t>(side.number) < totals.size())
            shown.push_back(totals[static_cast<std::size_t>(side.number)]);
    }
    m_view->countTotals(shown);
    m_strip->countTotals(shown);
}

void ScorecardDock::refresh()
{
    const ScoreSheet &sheet = m_model->sheet();
    m_units->setEnabled(sheet.bagsAreUnits);
    m_view->setBagsAsUnits(m_units->isChecked() && sheet.bagsAreUnits);
    m_outcome->setText(sheet.outcome);
    m_outcome->setVisible(!sheet.outcome.isEmpty());
    QStringList agreed;
    for (const QString &line : sheet.agreed)
        agreed << QStringLiteral("* ") + line;
    m_agreed->setText(agreed.join(u'\n'));
    m_agreed->setVisible(!agreed.isEmpty());
    QStringList tally;
    for (int seat = 0; seat < sheet.tally.size(); ++seat)
        tally << tr("%1 %2", "player, bonus points")
                     .arg(sheet.players[seat], QString::number(sheet.tally[seat]));
    m_tally->setText(tr("Bonuses: %1").arg(tally.join(QStringLiteral(" · "))));
    m_tally->setVisible(!tally.isEmpty());
    fold(); // the names of the sides say how wide a strip is
}

bool ScorecardDock::isStrip() const
{
    return m_stack->currentIndex() == 1;
}

void ScorecardDock::setFolding(bool folding)
{
    m_folding = folding;
    fold();
}

bool ScorecardDock::readsPage() const
{
    return m_tabs->currentIndex() >= kOwnPages;
}

void ScorecardDock::setBeside(int width)
{
    if (m_beside == width)
        return;
    m_beside = width;
    fold();
}

/// A page that is read next to the card may be wider than it.
void ScorecardDock::fitBeside()
{
    QWidget *whole = m_stack->widget(0);
    const bool page = m_tabs->currentIndex() >= kOwnPages;
    const int chars = fontMetrics().averageCharWidth() * kPageChars;
    m_foldBack->hide();
    m_stack->setCurrentIndex(0);
    m_stack->widget(1)->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    whole->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    whole->setMinimumWidth(page ? std::max(chars, m_beside) : m_beside);
    m_stack->setMaximumWidth(page ? QWIDGETSIZE_MAX : m_beside);
}

bool ScorecardDock::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_tabs) {
        if (event->type() == QEvent::Resize)
            fitTabs();
        return QDockWidget::eventFilter(watched, event);
    }
    if (event->type() == QEvent::Resize && watched->isWidgetType())
        fold();
    return QDockWidget::eventFilter(watched, event);
}

/// Who puts the card away finds it narrow again.
void ScorecardDock::hideEvent(QHideEvent *event)
{
    QDockWidget::hideEvent(event);
    if (event->spontaneous()) // the window is an icon for a while
        return;
    m_keptOpen = false;
    fold();
}

void ScorecardDock::fold()
{
    if (m_beside > 0 && !isFloating()) {
        fitBeside();
        return;
    }
    const QWidget *parent = parentWidget();
    const bool narrow = m_folding && !isFloating() && parent && parent->window()->width() < kNarrow;
    // A page that someone reads does not fold away with the card.
    if (!narrow)
        m_keptOpen = m_tabs->currentIndex() >= kOwnPages;
    const bool strip = narrow && !m_keptOpen;
    m_foldBack->setVisible(narrow && m_keptOpen);
    m_stack->setCurrentIndex(strip ? 1 : 0);
    // A stack is as large as its largest page: the hidden one must not hold it open.
    m_stack->setMaximumWidth(strip ? m_stack->widget(1)->sizeHint().width() : QWIDGETSIZE_MAX);
    for (int page = 0; page < 2; ++page) {
        const auto policy =
            m_stack->currentIndex() == page ? QSizePolicy::Expanding : QSizePolicy::Ignored;
        m_stack->widget(page)->setSizePolicy(policy, policy);
    }
    // A page that is read next to the table of a narrow window leaves it what room it can.
    const bool beside = narrow && m_tabs->currentIndex() >= kOwnPages;
    const int chars = strip ? 0 : beside ? kPageChars : kCardChars;
    m_stack->widget(0)->setMinimumWidth(fontMetrics().averageCharWidth() * chars);
}

/// Taken out of the window it is next to it, or where no room is, at the screen's edge: not on
/// the table. Who drags it puts it where it shall be.
void ScorecardDock::standAside()
{
    if (std::exchange(m_keepsPlace, false))
        return;
    if (!isFloating() || !parentWidget() || QGuiApplication::mouseButtons() != Qt::NoButton)
        return;
    const QRect window = parentWidget()->window()->frameGeometry();
    const QRect room = screen()->availableGeometry();
    const int right = std::min(window.right() + 1, room.right() + 1 - width());
    const bool leftFits = window.left() - width() >= room.left();
    const int x = right <= window.right() && leftFits ? window.left() - width() : right;
    const int lowest = std::max(room.top(), room.bottom() + 1 - height());
    move(std::max(x, room.left()), std::clamp(y(), room.top(), lowest));
}

void ScorecardDock::copyText() const
{
    QGuiApplication::clipboard()->setText(toPlainText(m_model->sheet()));
}

void ScorecardDock::copyCsv() const
{
    QGuiApplication::clipboard()->setText(toCsv(m_model->sheet()));
}

} // namespace sandbag
