// SPDX-License-Identifier: GPL-3.0-or-later
#include "preferences_dialog.h"

#include "application.h"
#include "backup_page.h"
#include "deck_choice.h"
#include "files_page.h"
#include "fit_to_screen.h"
#include "history_filing.h"
#include "key_map.h"
#include "look/table_theme.h"
#include "look_choice.h"
#include "player_choice.h"
#include "scroll_page.h"
#include "sound_page.h"
#include "text/languages.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <QTabWidget>
#include <QVBoxLayout>

namespace sandbag {

namespace {

template<typename Enum>
QVariant number(Enum value)
{
    return QVariant(static_cast<int>(value));
}

void select(QComboBox *box, const QVariant &value)
{
    box->setCurrentIndex(std::max(0, box->findData(value)));
}

QCheckBox *addCheck(QFormLayout *form, const QString &label, bool on)
{
    auto *box = new QCheckBox(label);
    box->setChecked(on);
    form->addRow(box);
    return box;
}

} // namespace

PreferencesDialog::PreferencesDialog(const Settings &settings, QWidget *parent)
    : QDialog(parent), m_settings(settings)
{
    setWindowTitle(tr("Preferences"));
    auto *tabs = new QTabWidget(this);
    tabs->addTab(new ScrollPage(makeLookPage()), tr("&Look"));
    tabs->addTab(new ScrollPage(makePlayPage()), tr("&Play"));
    tabs->addTab(new ScrollPage(makePlayersPage()), tr("Pl&ayers"));
    m_sound = new SoundPage(m_settings.sound);
    tabs->addTab(new ScrollPage(m_sound), tr("&Sound"));
    tabs->addTab(new ScrollPage(new FilesPage(&Application::instance().library(), this)),
                 tr("F&iles"));
    auto *backup = new BackupPage(&Application::instance().library(), this);
    tabs->addTab(new ScrollPage(backup), tr("Backup"));
    // Closed first: it would show, and keep, what no longer holds.
    connect(backup, &BackupPage::resetWanted, this, [this] {
        reject();
        emit resetWanted();
    });
    connect(backup, &BackupPage::settingsChanged, this, [this](const QString &text) {
        accept();
        emit restored(text);
    });
    auto *buttons = new QDialogButtonBox(
        QDialogButtonBox::Ok | QDialogButtonBox::Apply | QDialogButtonBox::Cancel, this);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(tabs);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        emit applied(this->settings());
        accept();
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    QPushButton *apply = buttons->button(QDialogButtonBox::Apply);
    giveKey(apply, "preferences.apply"); // every letter of it is taken on some page
    tipWithKey(apply, {}, "preferences.apply");
    connect(apply, &QPushButton::clicked, this, [this] { emit applied(this->settings()); });
    resize(sizeHint());
    fitToScreen(*this);
}

QComboBox *PreferencesDialog::addChoice(QFormLayout *form, const QString &label,
                                        const QList<std::pair<QString, QVariant>> &choices)
{
    auto *box = new QComboBox;
    for (const auto &[text, value] : choices)
        box->addItem(text, value);
    form->addRow(label, box);
    return box;
}

QWidget *PreferencesDialog::makeLookPage()
{
    auto *page = new QWidget;
    auto *form = new QFormLayout(page);
    addLanguage(form);
    m_theme = addChoice(form, tr("&Windows:"),
                        {{tr("Same as the desktop"), number(Theme::system)},
                         {tr("Light"), number(Theme::light)},
                         {tr("Dark"), number(Theme::dark)},
                         {tr("High contrast"), number(Theme::highContrast)}});
    m_felt = new FeltChoice;
    form->addRow(tr("&Felt:"), m_felt);
    m_deck = new DeckChoice;
    form->addRow(tr("&Cards:"), m_deck);
    m_back = new BackChoice;
    form->addRow(tr("Card bac&ks:"), m_back);
    m_colours =
        addChoice(form, tr("S&uits:"), {{tr("Two colors"), false}, {tr("Four colors"), true}});
    m_cardScale = new QSlider(Qt::Horizontal);
    m_cardScale->setRange(80, 130);
    m_cardScale->setTickPosition(QSlider::TicksBelow);
    m_cardScale->setTickInterval(10);
    m_cardScale->setValue(qRound(m_settings.look.cardScale * 100));
    form->addRow(tr("Card si&ze:"), m_cardScale);
    m_ranks = addChoice(form, tr("&Ranks in your hand:"),
                        {{tr("High to low"), false}, {tr("Low to high"), true}});
    m_alternate =
        addCheck(form, tr("Alternate &black and red suits"), m_settings.look.order.alternate);
    m_faces = addCheck(form, tr("Show play&er portraits"), m_settings.look.faces);
    select(m_theme, number(m_settings.theme));
    connect(m_felt, &SwatchChoice::chosen, this, [this] {
        const auto felt = static_cast<TableLook::Felt>(m_felt->value().toInt());
        const TableTheme theme = themeOf(felt, palette());
        m_back->setUsual(theme.back, theme.feltLight);
    });
    m_felt->setValue(static_cast<int>(m_settings.look.felt));
    m_back->setValue(m_settings.look.back);
    m_deck->setDeck(m_settings.look.deckFile);
    connect(m_colours, &QComboBox::currentIndexChanged, m_deck,
            [this] { m_deck->setFourColours(m_colours->currentData().toBool()); });
    select(m_colours, m_settings.look.fourColours);
    connect(m_deck, &DeckChoice::deckChanged, this, &PreferencesDialog::judgeColours);
    judgeColours();
    select(m_ranks, m_settings.look.order.ranksUp);
    showLookAtOnce();
    return page;
}

/// By what they call themselves: one who cannot read the words around it finds their own.
void PreferencesDialog::addLanguage(QFormLayout *form)
{
    QList<std::pair<QString, QVariant>> choices = {{tr("Same as the desktop"), QString()}};
    const QStringList whole = availableLanguages();
    for (const auto &[language, name] : languagesByName())
        choices.append(
            {whole.contains(language) ? name : tr("%1 (incomplete)").arg(name), language});
    m_language = addChoice(form, tr("Lan&guage:"), choices);
    select(m_language, m_settings.language);
    auto *later = new QLabel(tr("Restart Sandbag to use this language."));
    later->setWordWrap(true);
    form->addRow(later);
    const auto judge = [this, form, later] {
        const QString chosen = m_language->currentData().toString();
        form->setRowVisible(later, languageFor(chosen) != languageInUse());
    };
    judge();
    connect(m_language, &QComboBox::currentIndexChanged, this, judge);
}

/// What changes how the table looks changes it at once; nothing is kept before it is confirmed.
void PreferencesDialog::showLookAtOnce()
{
    const auto changed = [this] {
        if (m_askPartner) // once all pages are there
            emit looked(settings().look);
    };
    for (SwatchChoice *choice : std::initializer_list<SwatchChoice *>{m_felt, m_back})
        connect(choice, &SwatchChoice::chosen, this, changed);
    connect(m_deck, &DeckChoice::deckChanged, this, changed);
    connect(m_colours, &QComboBox::currentIndexChanged, this, changed);
    connect(m_ranks, &QComboBox::currentIndexChanged, this, changed);
    connect(m_cardScale, &QSlider::valueChanged, this, changed);
    connect(m_faces, &QCheckBox::toggled, this, changed);
    connect(m_alternate, &QCheckBox::toggled, this, changed);
    connect(this, &QDialog::rejected, this, [this] { emit looked(m_settings.look); });
    connect(this, &PreferencesDialog::applied, this,
            [this](const Settings &kept) { m_settings.look = kept.look; });
}

/// Cards that came from elsewhere are drawn as they are.
void PreferencesDialog::judgeColours()
{
    const bool both = m_deck->hasFourColours();
    m_colours->setEnabled(both);
    m_colours->setToolTip(
        both ? QString() : tr("These cards have colors of their own, which can't be changed."));
}

QWidget *PreferencesDialog::makePlayPage()
{
    auto *page = new QWidget;
    auto *form = new QFormLayout(page);
    using Speed = TableLook::Speed;
    m_speed = addChoice(form, tr("Sp&eed:"),
                        {{tr("Slow"), number(Speed::slow)},
                         {tr("Normal"), number(Speed::normal)},
                         {tr("Fast"), number(Speed::fast)},
                         {tr("Instant"), number(Speed::instant)}});
    select(m_speed, number(m_settings.look.speed));
    m_motion = addCheck(form, tr("Anima&te cards"), m_settings.look.motion);
    m_moments = addCheck(form, tr("Show the deal's highlights &before its result"),
                         m_settings.look.moments);
    m_remarks = addCheck(form, tr("Computers chat no&w and then"), m_settings.look.remarks);
    m_nextDeal = new QSpinBox;
    m_nextDeal->setRange(0, 600);
    m_nextDeal->setSuffix(tr(" s"));
    m_nextDeal->setSpecialValueText(tr("until I continue"));
    m_nextDeal->setValue(m_settings.nextDealSeconds);
    form->addRow(tr("Wait before the &next deal:"), m_nextDeal);
    m_doubleClick =
        addCheck(form, tr("Play cards with a &double click"), m_settings.look.doubleClick);
    m_onlyCard =
        addCheck(form, tr("Play the &only legal card automatically"), m_settings.look.playOnlyCard);
    m_confirmNil = addCheck(form, tr("Confir&m nil and blind bids"), m_settings.look.confirmNil);
    m_ceremony = addCheck(form, tr("Let me &cut the cards"), m_settings.ceremony);
    m_tutor = new QSpinBox;
    m_tutor->setRange(0, 50);
    m_tutor->setSuffix(tr("% or more taken off the chance to win"));
    m_tutor->setSpecialValueText(tr("never"));
    m_tutor->setToolTip(
        tr("The tutor asks you to confirm a bid or card that lowers your chance of winning the "
           "match by at least this much. It also asks if the choice would cost that much in a "
           "match with an even score. A slip costs 1%, a mistake 3%, and a blunder 8%."));
    m_tutor->setValue(m_settings.tutor);
    form->addRow(tr("Warn me before I make a mista&ke:"), m_tutor);
    m_askPartner =
        addCheck(form, tr("Let me ask my partner “Wh&y?” during a deal"), m_settings.askPartner);
    return page;
}

QWidget *PreferencesDialog::makePlayersPage()
{
    auto *page = new QWidget;
    auto *grid = new QGridLayout(page);
    grid->addWidget(new QLabel(tr("Seats are in order of play, starting with yours.")), 0, 0, 1, 3);
    for (int i = 0; i < m_settings.seats.size(); ++i) {
        auto *name = new QLineEdit(m_settings.seats[i].name);
        name->setMaxLength(24);
        name->setAccessibleName(tr("Name at seat %1").arg(i + 1));
        auto *player = new PlayerChoice(i + 1);
        player->setPlayer(m_settings.seats[i].player);
        auto *place = new QLabel(u'&' + QString::number(i + 1));
        place->setBuddy(name);
        grid->addWidget(place, i + 1, 0);
        grid->addWidget(name, i + 1, 1);
        grid->addWidget(player, i + 1, 2);
        m_names << name;
        m_players << player;
    }
    auto *shared = new QFormLayout;
    m_stays =
        addCheck(shared, tr("&Keep the same view of the table when players share this computer"),
                 m_settings.look.stays);
    m_partnersShare = addCheck(shared, tr("Partners at this computer may s&ee each other's cards"),
                               m_settings.look.partnersShare);
    m_partnersShare->setToolTip(tr("Partners share the screen: cards are covered only when the "
                                   "screen passes to a player of the other side."));
    const int rows = static_cast<int>(m_settings.seats.size()) + 1;
    grid->addLayout(shared, rows, 0, 1, 3);
    grid->setRowStretch(rows + 1, 1);
    return page;
}

Settings PreferencesDialog::settings() const
{
    Settings settings = m_settings;
    settings.sound = m_sound->choice();
    settings.language = m_language->currentData().toString();
    settings.theme = static_cast<Theme>(m_theme->currentData().toInt());
    TableLook &look = settings.look;
    look.felt = static_cast<TableLook::Felt>(m_felt->value().toInt());
    look.back = m_back->value().toString();
    look.faces = m_faces->isChecked();
    look.deckFile = m_deck->deck();
    look.fourColours = m_colours->currentData().toBool();
    look.cardScale = m_cardScale->value() / 100.0;
    look.order.ranksUp = m_ranks->currentData().toBool();
    look.order.alternate = m_alternate->isChecked();
    look.motion = m_motion->isChecked();
    look.moments = m_moments->isChecked();
    look.remarks = m_remarks->isChecked();
    settings.setSpeed(static_cast<TableLook::Speed>(m_speed->currentData().toInt()));
    look.doubleClick = m_doubleClick->isChecked();
    look.playOnlyCard = m_onlyCard->isChecked();
    look.confirmNil = m_confirmNil->isChecked();
    look.stays = m_stays->isChecked();
    look.partnersShare = m_partnersShare->isChecked();
    settings.nextDealSeconds = m_nextDeal->value();
    settings.ceremony = m_ceremony->isChecked();
    settings.tutor = m_tutor->value();
    settings.askPartner = m_askPartner->isChecked();
    for (int i = 0; i < m_names.size(); ++i) {
        const QString name = m_names[i]->text().trimmed();
        if (!name.isEmpty())
            settings.seats[i].name = name;
        settings.seats[i].player = m_players[i]->player();
    }
    return settings;
}

} // namespace sandbag
