// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/background_question.h"
#include "company_window.h"
#include "door/table_caller.h"
#include "match/record.h"

#include <QList>
#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>

class QMessageBox;

namespace sandbag {

class CallingEnd;
class CompanyPapers;
class JoinTableDialog;
struct KeptTable;
struct OpenPlan;

/// What a program has to do with tables in company: asks which one to open or to join, and owns
/// their windows. Made when someone first asks for either; until then nothing of it is there.
class PlayingTogether : public QObject
{
    Q_OBJECT

public:
    /// `folder` is for the own key and the people met; "" is the usual one.
    explicit PlayingTogether(const QString &folder = {}, QObject *parent = nullptr);
    /// Ends the windows that are still open.
    ~PlayingTogether() override;

    /// Asks, above that window, for a table with these rules.
    void askToOpen(QWidget *asker, const RuleFile &rules, const CompanySurroundings &around);
    /// The same for a table whose match is not over.
    void askToOpenAgain(QWidget *asker, const CompanySurroundings &around);
    /// Shows whom this program knows, to be changed.
    void showPeople(QWidget *asker);
    /// Nobody of these names was met.
    void forgetNamed(const QStringList &names);
    void askToJoin(QWidget *asker, const CompanySurroundings &around);

    /// A question with a button that does what it offers.
    using Offer = std::function<void(const QString &text, const QString &button,
                                     const std::function<void()> &act)>;
    /// Where there is such a table, offers to open the last one again.
    void offerAgain(QWidget *asker, const CompanySurroundings &around, const Offer &offer);

    /// Calls `act` once the own key is there, or says above that window why it is not.
    void whenReady(QWidget *asker, const std::function<void()> &act);
    /// Opens a table in a window of its own. Both need the key.
    CompanyWindow *open(const OpenPlan &plan, const RuleFile &rules,
                        const CompanySurroundings &around);
    /// Goes on with the match of a table; null where it cannot be, which is said above that window.
    CompanyWindow *openAgain(const KeptTable &kept, QWidget *asker,
                             const CompanySurroundings &around);
    CompanyWindow *join(const TableGoal &goal, const QString &name,
                        const CompanySurroundings &around);
    void setLook(const TableLook &look);
    [[nodiscard]] CompanyPapers &papers() { return *m_papers; }
    /// Where matches of tables that were opened here are kept.
    [[nodiscard]] QString tablesFolder() const;

private:
    void keep(CompanyWindow *window);
    CompanyWindow *host(OpenPlan plan, const AgreedRules &rules, const CompanySurroundings &around);
    void sayFailed(const QString &why);
    QMessageBox *warn(QWidget *asker, const QString &text);
    static void offerToMeetAgain(CompanyWindow *window, CallingEnd *end);

    std::unique_ptr<CompanyPapers> m_papers;
    QPointer<QWidget> m_asker;       ///< the last one
    QPointer<QMessageBox> m_failure; ///< while it is open
    BackgroundQuestion m_looking;    ///< for tables to open again
    QList<QPointer<CompanyWindow>> m_windows;
};

} // namespace sandbag
