// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "settings.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLineEdit;
class QSlider;
class QSpinBox;
class QTabWidget;

namespace sandbag {

class BackChoice;
class DeckChoice;
class FeltChoice;
class PlayerChoice;
class SoundPage;

/// What a person sets once. How the table looks is shown on it at once.
class PreferencesDialog : public QDialog
{
    Q_OBJECT
public:
    PreferencesDialog(const Settings &settings, QWidget *parent = nullptr);

    [[nodiscard]] Settings settings() const;

signals:
    void applied(const sandbag::Settings &settings);
    /// The table is to look so, until it is confirmed or not.
    void looked(const sandbag::TableLook &look);
    /// All settings are to be as they were at first; the dialog has closed.
    void resetWanted();
    /// A backup has brought other settings; the dialog has closed.
    void restored(const QString &text);

private:
    QWidget *makeLookPage();
    void addLanguage(QFormLayout *form);
    void judgeColours();
    void showLookAtOnce();
    QWidget *makePlayPage();
    QWidget *makePlayersPage();
    static QComboBox *addChoice(QFormLayout *form, const QString &label,
                                const QList<std::pair<QString, QVariant>> &choices);

    Settings m_settings;
    QComboBox *m_language = nullptr;
    QComboBox *m_theme = nullptr;
    FeltChoice *m_felt = nullptr;
    DeckChoice *m_deck = nullptr;
    BackChoice *m_back = nullptr;
    QCheckBox *m_faces = nullptr;
    QComboBox *m_colours = nullptr;
    QSlider *m_cardScale = nullptr;
    QComboBox *m_ranks = nullptr;
    QCheckBox *m_alternate = nullptr;
    QComboBox *m_speed = nullptr;
    QCheckBox *m_motion = nullptr;
    QCheckBox *m_moments = nullptr;
    QCheckBox *m_remarks = nullptr;
    QSpinBox *m_nextDeal = nullptr;
    QCheckBox *m_doubleClick = nullptr;
    QCheckBox *m_onlyCard = nullptr;
    QCheckBox *m_confirmNil = nullptr;
    QCheckBox *m_ceremony = nullptr;
    QSpinBox *m_tutor = nullptr;
    QCheckBox *m_askPartner = nullptr;
    SoundPage *m_sound = nullptr;
    QList<QLineEdit *> m_names;
    QList<PlayerChoice *> m_players;
    QCheckBox *m_stays = nullptr;
    QCheckBox *m_partnersShare = nullptr;
};

} // namespace sandbag
