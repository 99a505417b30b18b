// SPDX-License-Identifier: GPL-3.0-or-later
#include "rule_book.h"

#include "catalogue/rule_search.h"
#include "files/kept_settings.h"
#include "fit_to_screen.h"
#include "key_map.h"
#include "reach_by.h"
#include "roomy_rows.h"
#include "search_filter.h"
#include "shades.h"
#include "ui_rule_book.h"

#include <QKeyEvent>
#include <QPushButton>
#include <QShortcut>
#include <QStandardItemModel>
#include <QTextDocument>

namespace sandbag {

namespace {

constexpr int kAnchorRole = Qt::UserRole + 1;
constexpr int kSearchRole = Qt::UserRole + 2;

QStandardItem *itemFor(const QString &title, const QString &anchor, const QString &search)
{
    auto *item = new QStandardItem(title);
    item->setEditable(false);
    item->setData(anchor, kAnchorRole);
    item->setData(search, kSearchRole);
    return item;
}

} // namespace

RuleBook::RuleBook(QWidget *parent)
    : QDialog(parent),
      m_ui(std::make_unique<Ui::RuleBook>()),
      m_contents(new QStandardItemModel(this)),
      m_filter(new SearchFilter(kSearchRole, this))
{
    m_ui->setupUi(this);
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    fillContents();
    m_filter->setSourceModel(m_contents);
    m_ui->contents->setModel(m_filter);
    m_ui->contents->setItemDelegate(new WrappedRows(m_ui->contents));
    m_ui->panes->setSizes({250, 600});
    m_ui->panes->setStretchFactor(1, 1);
    styleText();

    m_ui->search->installEventFilter(this);
    connect(m_ui->search, &QLineEdit::textChanged, this, &RuleBook::search);
    connect(m_ui->contents->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &index) {
                const QString anchor = index.data(kAnchorRole).toString();
                if (!anchor.isEmpty() && anchor != m_anchor)
                    showAnchor(anchor);
            });
    connect(m_ui->text, &QTextBrowser::anchorClicked, this,
            [this](const QUrl &url) { showAnchor(url.fragment()); });
    connect(m_ui->back, &QPushButton::clicked, this, [this] { go(-1); });
    connect(m_ui->forward, &QPushButton::clicked, this, [this] { go(1); });
    connect(m_ui->buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    const auto on = [this](const char *keyId, auto slot) {
        auto *shortcut = new QShortcut(this);
        giveKey(shortcut, keyId);
        connect(shortcut, &QShortcut::activated, this, slot);
    };
    on("book.back", [this] { go(-1); });
    on("book.forward", [this] { go(1); });
    reachBy(m_ui->search, "window.find");
    restoreGeometry(KeptSettings().shape(QStringLiteral("ruleBook/geometry")));
    fitToScreen(*this);
    m_ui->search->setFocus();
}

RuleBook::~RuleBook() = default;

QString RuleBook::anchorOfPreset(const QString &id)
{
    return HelpPages::anchorOfPreset(id);
}

RuleBook *RuleBook::open(QWidget *parent, const QString &anchor)
{
    auto *book = parent->findChild<RuleBook *>(QString(), Qt::FindDirectChildrenOnly);
    if (!book)
        book = new RuleBook(parent);
    book->showAnchor(anchor);
    book->show();
    book->raise();
    book->activateWindow();
    return book;
}

void RuleBook::fillContents()
{
    for (const QString &page : m_pages.pages()) {
        QStandardItem *branch = itemFor(m_pages.title(page), page, QString());
        for (const HelpEntry &entry : m_pages.entries(page))
            branch->appendRow(itemFor(entry.title, entry.anchor, entry.search));
        m_contents->appendRow(branch);
    }
}

void RuleBook::styleText()
{
    m_ui->text->document()->setDefaultStyleSheet(
        QStringLiteral("a { color: %1 } h3 { margin-top: 18px; margin-bottom: 2px } "
                       "p { margin-top: 4px; margin-bottom: 4px }")
            .arg(linkText(palette()).name()));
    m_ui->text->document()->setDocumentMargin(16);
}

void RuleBook::search(const QString &typed)
{
    m_filter->setSearch(typed);
    if (m_filter->searching() && m_filter->rowCount() == 0) { // mistyped, perhaps
        if (!m_words)
            m_words = std::make_unique<RuleSearch>();
        m_filter->setSearch(m_words->mended(typed));
    }
    if (m_filter->searching())
        m_ui->contents->expandAll();
    else
        m_ui->contents->collapseAll();
    for (int page = 0; m_filter->searching() && page < m_filter->rowCount(); ++page) {
        const QModelIndex first = m_filter->index(0, 0, m_filter->index(page, 0));
        if (first.isValid()) {
            m_ui->contents->setCurrentIndex(first);
            break;
        }
    }
}

void RuleBook::showAnchor(const QString &anchor)
{
    m_visited.resize(m_at + 1);
    m_visited << anchor;
    ++m_at;
    display(anchor);
}

void RuleBook::go(int by)
{
    const qsizetype to = m_at + by;
    if (to < 0 || to >= m_visited.size())
        return;
    m_at = to;
    display(m_visited[to]);
}

void RuleBook::display(const QString &anchor)
{
    const QString page = m_pages.pageOf(anchor);
    m_anchor = anchor.isEmpty() ? page : anchor;
    if (page != m_page) {
        m_page = page;
        m_ui->text->setHtml(m_pages.html(page));
    }
    if (m_anchor == page)
        m_ui->text->moveCursor(QTextCursor::Start);
    else
        m_ui->text->scrollToAnchor(m_anchor);
    m_ui->back->setEnabled(m_at > 0);
    m_ui->forward->setEnabled(m_at + 1 < m_visited.size());
    markInContents();
}

void RuleBook::markInContents()
{
    const QModelIndexList found = m_filter->match(m_filter->index(0, 0), kAnchorRole, m_anchor, 1,
                                                  Qt::MatchExactly | Qt::MatchRecursive);
    if (found.isEmpty())
        return;
    m_ui->contents->setCurrentIndex(found.first());
    m_ui->contents->scrollTo(found.first());
}

// From the search field the arrows walk through what was found.
bool RuleBook::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_ui->search && event->type() == QEvent::KeyPress) {
        auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Down || key->key() == Qt::Key_Up) {
            QCoreApplication::sendEvent(m_ui->contents, event);
            return true;
        }
        if (key->key() == Qt::Key_Escape && !m_ui->search->text().isEmpty()) {
            m_ui->search->clear();
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

void RuleBook::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_page.isEmpty()) {
        styleText();
        m_ui->text->setHtml(m_pages.html(m_page));
        display(m_anchor);
    }
}

void RuleBook::hideEvent(QHideEvent *event)
{
    KeptSettings().keepShape(QStringLiteral("ruleBook/geometry"), saveGeometry());
    QDialog::hideEvent(event);
}

} // namespace sandbag
