// SPDX-License-Identifier: GPL-3.0-or-later
#include "playing_together.h"

#include "calling_end.h"
#include "company_limits.h"
#include "door/company_papers.h"
#include "door/invitation.h"
#include "door/table_folder.h"
#include "door_lamp.h"
#include "files/kept_settings.h"
#include "formats/rules_json.h"
#include "goal_title.h"
#include "host_door.h"
#include "host_end.h"
#include "join_table_dialog.h"
#include "lobby_page.h"
#include "open_again_dialog.h"
#include "open_table_dialog.h"
#include "people_met_dialog.h"
#include "rule_side.h"
#include "text/shown_text.h"

#include <QApplication>
#include <QJsonDocument>
#include <QMessageBox>

#include <utility>

namespace sandbag {

namespace {

constexpr const char *kName = "company/name";

QString keptName()
{
    return oneLine(KeptSettings().value(QLatin1String(kName)).toString(), company_limit::name);
}

void keepName(const QString &name)
{
    KeptSettings().setValue(QLatin1String(kName), name);
}

} // namespace

PlayingTogether::PlayingTogether(const QString &folder, QObject *parent)
    : QObject(parent), m_papers(std::make_unique<CompanyPapers>(folder))
{
    connect(m_papers.get(), &CompanyPapers::failed, this, &PlayingTogether::sayFailed);
}

PlayingTogether::~PlayingTogether()
{
    for (const auto &window : std::as_const(m_windows))
        delete window.data();
}

void PlayingTogether::forgetNamed(const QStringList &names)
{
    m_papers->forgetNamed(names);
}

/// The key is made at the first time, which takes a moment, on another thread.
void PlayingTogether::whenReady(QWidget *asker, const std::function<void()> &act)
{
    if (m_papers->isReady())
        return act();
    auto *once = new QObject(asker); // whichever comes first ends it
    connect(m_papers.get(), &CompanyPapers::ready, once, [once, act] {
        once->deleteLater();
        act();
    });
    connect(m_papers.get(), &CompanyPapers::failed, once, [this, once] {
        if (!m_papers->isReady()) // otherwise only the list of people was damaged
            once->deleteLater();
    });
    m_asker = asker;
    m_papers->load();
}

/// Above the window that asked last, or the one in use: a save may fail long after. As long as
/// the message is open, the next save need not say it again.
void PlayingTogether::sayFailed(const QString &why)
{
    if (m_failure && m_failure->text() == why)
        return;
    const bool asked = m_asker && m_asker->isVisible();
    m_failure = warn(asked ? m_asker.data() : QApplication::activeWindow(), why);
}

QMessageBox *PlayingTogether::warn(QWidget *asker, const QString &text)
{
    auto *box =
        new QMessageBox(QMessageBox::Warning, tr("Play Together"), text, QMessageBox::Ok, asker);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
    return box;
}

QString PlayingTogether::tablesFolder() const
{
    return m_papers->folder() + QStringLiteral("/tables");
}

void PlayingTogether::askToOpen(QWidget *asker, const RuleFile &rules,
                                const CompanySurroundings &around)
{
    auto *dialog = new OpenTableDialog(rules.name, keptName(), asker);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, asker, rules, around] {
        const OpenPlan plan = dialog->plan();
        keepName(plan.name);
        whenReady(asker, [this, plan, rules, around] { open(plan, rules, around); });
    });
    dialog->open();
}

void PlayingTogether::showPeople(QWidget *asker)
{
    whenReady(asker, [this, asker] {
        auto *dialog = new PeopleMetDialog(m_papers.get(), asker);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    });
}

void PlayingTogether::askToJoin(QWidget *asker, const CompanySurroundings &around)
{
    whenReady(asker, [this, asker, around] {
        auto *dialog = new JoinTableDialog(m_papers.get(), keptName(), asker);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->lookAround(new Nearby(dialog));
        connect(dialog, &QDialog::accepted, this, [this, dialog, around] {
            keepName(dialog->name());
            if (const auto goal = dialog->goal())
                join(*goal, dialog->name(), around);
        });
        dialog->open();
    });
}

void PlayingTogether::keep(CompanyWindow *window)
{
    m_windows.removeAll(QPointer<CompanyWindow>());
    m_windows << window;
    window->show();
}

CompanyWindow *PlayingTogether::open(const OpenPlan &plan, const RuleFile &rules,
                                     const CompanySurroundings &around)
{
    OpenPlan drawn = plan;
    drawn.id = drawnTableId();
    drawn.secret = drawnSecret();
    return host(drawn, agreedRulesOf(rules), around);
}

CompanyWindow *PlayingTogether::host(OpenPlan plan, const AgreedRules &rules,
                                     const CompanySurroundings &around)
{
    auto *window = new CompanyWindow(std::make_unique<HostEnd>(plan.name, rules), around);
    window->setTableName(plan.table);
    auto *door = new HostDoor(window, m_papers.get(), plan);
    keep(window);
    door->open();
    if (door->isOpen())
        plan.port = door->port();
    window->host()->keepIn(tablesFolder() + u'/' + plan.id, doorMember(plan));
    return window;
}

CompanyWindow *PlayingTogether::openAgain(const KeptTable &kept, QWidget *asker,
                                          const CompanySurroundings &around)
{
    const QString why = tr("This table can't be opened again: its match can't be read, or it is "
                           "open in another window.");
    try {
        const JsonPlace paper(QJsonDocument::fromJson(kept.json).object());
        CompanyWindow *window = host(planIn(JsonPlace(kept.door)), readRulesOf(paper), around);
        if (window->host()->takeUp(kept.json))
            return window;
        delete window;
    } catch (const JsonFault &) {
        // said below
    }
    warn(asker, why);
    return nullptr;
}

void PlayingTogether::askToOpenAgain(QWidget *asker, const CompanySurroundings &around)
{
    const QPointer<QWidget> above(asker);
    m_looking.ask([=, this](const BackgroundQuestion::Asked &asked) {
        const QList<KeptTable> tables = keptTables(tablesFolder());
        asked.conclude([=, this] {
            if (!above)
                return;
            auto *dialog = new OpenAgainDialog(tables, above);
            dialog->setAttribute(Qt::WA_DeleteOnClose);
            connect(dialog, &OpenAgainDialog::forgotten, this, [this](const KeptTable &table) {
                m_looking.run([table] { forgetTable(table); });
            });
            connect(dialog, &QDialog::accepted, this, [=, this] {
                if (const auto table = dialog->chosen())
                    whenReady(above, [=, this] { openAgain(*table, above, around); });
            });
            dialog->open();
        });
    });
}

void PlayingTogether::offerAgain(QWidget *asker, const CompanySurroundings &around,
                                 const Offer &offer)
{
    const QPointer<QWidget> above(asker);
    m_looking.ask([=, this](const BackgroundQuestion::Asked &asked) {
        const QList<KeptTable> tables = keptTables(tablesFolder());
        asked.conclude([=, this] {
            if (!above || tables.isEmpty())
                return;
            const KeptTable &last = tables.first();
            offer(filled(tr("The match at the table “%1” isn't over."), {nameOf(last)}),
                  tr("&Open It Again"), [=, this] {
                      if (above)
                          whenReady(above, [=, this] { openAgain(last, above, around); });
                  });
        });
    });
}

/// Once the call has ended, as it does then: by the five cards they may get to know the new
/// computer.
void PlayingTogether::offerToMeetAgain(CompanyWindow *window, CallingEnd *end)
{
    auto changed = std::make_shared<bool>(false);
    connect(end, &CallingEnd::changedKey, window, [changed] { *changed = true; });
    connect(end, &CompanyEnd::ended, window, [window, end, changed] {
        if (!std::exchange(*changed, false))
            return;
        const TableGoal &goal = end->caller().goal();
        const QString who = !goal.hostName.isEmpty()    ? goal.hostName
                            : !goal.tableName.isEmpty() ? goal.tableName
                                                        : goal.address;
        window->offerAnew(filled(tr("This isn't the computer %1 used before. Ask %1 whether they "
                                    "have a new computer."),
                                 {who}),
                          tr("&Meet Again"), [end] { end->caller().meetAgain(); });
    });
}

CompanyWindow *PlayingTogether::join(const TableGoal &goal, const QString &name,
                                     const CompanySurroundings &around)
{
    auto owned = std::make_unique<CallingEnd>(m_papers.get(), goal, name);
    CallingEnd *end = owned.get();
    auto *window = new CompanyWindow(std::move(owned), around);
    window->setTableName(titleOf(goal));
    const auto showStage = [window, end](const QString &words) {
        const bool lit = end->caller().stage() != TableCaller::Stage::over;
        window->lamp().setState(
            lit, words, {filled(tr("Host: %1"), {end->caller().goal().address})},
            lit ? tr("&Leave Table") : QString(), [window] { window->close(); });
        window->lobby().setOutside(words);
        window->sayToEar(words);
    };
    connect(end, &CallingEnd::stageChanged, window, showStage);
    const bool named = !goal.tableName.isEmpty(); // an address says nothing of who is there
    connect(end, &CompanyEnd::lobbyChanged, window, [window, end, named] {
        if (!end->tableName().isEmpty())
            return window->setTableName(end->tableName());
        for (const Chair &chair : end->chairs()) { // an older host, or one without a window
            if (!named && chair.person == kPersonAtHost)
                window->setTableName(filled(tr("%1's table"), {chair.name}));
        }
    });
    offerToMeetAgain(window, end);
    keep(window);
    showStage(end->stageWords());
    return window;
}

void PlayingTogether::setLook(const TableLook &look)
{
    for (const auto &window : std::as_const(m_windows)) {
        if (window)
            window->setLook(look);
    }
}

} // namespace sandbag
