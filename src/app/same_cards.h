// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "numbers/fair_cards.h"

#include <QDate>
#include <QJsonObject>
#include <QObject>
#include <QPointer>

namespace sandbag {

class DailyWindow;
class MainWindow;
class RulesInForceDialog;
struct DailyDeal;

/// What a table has to do with the same cards for others: numbers, the deal of the day, sharing,
/// and the proof that nobody chose them.
class SameCards : public QObject
{
    Q_OBJECT

public:
    /// A child of the table.
    explicit SameCards(MainWindow *table);

    void playNumber();
    void share();
    void showFairness();
    void showDaily();
    /// Adds the line by which the cards are proved.
    void tellIn(RulesInForceDialog *dialog);
    /// What the next match is dealt from; then another secret is drawn.
    [[nodiscard]] FairCards takeNext();
    /// The number of the match where one was played, else of the deal at the table; "" for none.
    [[nodiscard]] QString numberAtTable() const;

private:
    void playByNumber(const QString &number);
    void playDaily(const DailyDeal &day);
    void onDealEnded();
    [[nodiscard]] QJsonObject members() const;

    MainWindow *m_table;
    FairCards m_next = FairCards::drawn();
    QPointer<DailyWindow> m_daily;
};

} // namespace sandbag
