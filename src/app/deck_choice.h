// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QStringList>
#include <QWidget>

#include <atomic>
#include <memory>

class QComboBox;
class QLabel;

namespace sandbag {

struct DeckSight;

/// The decks that are installed, with a picture of a hand of the chosen one. Those whose ranks are
/// hidden in a fan say so. Pictures and judgements are made on another thread: of the chosen deck
/// when this is shown, of the others when their list is opened, for some drawings are large.
class DeckChoice : public QWidget
{
    Q_OBJECT

public:
    explicit DeckChoice(QWidget *parent = nullptr);
    ~DeckChoice() override;

    /// The deck's file, or the key of one of our own. One that is no longer installed leaves the
    /// first.
    void setDeck(const QString &file);
    [[nodiscard]] QString deck() const;
    /// The chosen deck is drawn with two colours and with four.
    [[nodiscard]] bool hasFourColours() const;
    /// Of our own deck, as its picture shows it.
    void setFourColours(bool on);

signals:
    void deckChanged();

protected:
    void showEvent(QShowEvent *event) override;

private:
    void lookAtAll();
    void lookAt(const QStringList &decks);
    void take(const QString &deck, const DeckSight &sight);
    void mark(int at);
    void keepRoomForMarks();
    void showChosen();

    QComboBox *m_decks;
    QLabel *m_fan;
    bool m_fourColours = false;
    QSet<QString> m_lookedAt; ///< or about to be
    int m_asked = 0;          ///< pictures asked for; only the last is shown
    std::shared_ptr<std::atomic<bool>> m_stop;
};

} // namespace sandbag
