// SPDX-License-Identifier: GPL-3.0-or-later
#include "review_table.h"

#include "conduct/seat_picture.h"
#include "look/picture_of_deal.h"
#include "match/match.h"
#include "replay_seat.h"
#include "review/review_words.h"
#include "scene/paint_ahead.h"
#include "scene/table_scene.h"
#include "scene/table_view.h"
#include "text/match_text.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace sandbag {

namespace {
constexpr int kAboveHead = 4; ///< pixels, and below
} // namespace

ReviewTable::ReviewTable(QWidget *parent)
    : QWidget(parent), m_title(new QLabel(this)), m_back(new QToolButton(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto *row = new QHBoxLayout;
    row->setContentsMargins(8, kAboveHead, 8, kAboveHead);
    row->addWidget(m_title, 1);
    m_back->setText(tr("Back to the Match"));
    m_back->setToolTip(QKeySequence(Qt::Key_Escape).toString(QKeySequence::NativeText));
    connect(m_back, &QToolButton::clicked, this, &ReviewTable::closed);
    row->addWidget(m_back);
    column->addLayout(row);
    m_title->setObjectName(QStringLiteral("reviewTitle"));
}

TableScene &ReviewTable::scene()
{
    if (!m_scene)
        makeTable();
    return *m_scene;
}

void ReviewTable::makeTable()
{
    m_scene = new TableScene(this);
    m_scene->setLook(m_look);
    m_view = new TableView(m_scene, this);
    m_ahead = new PaintAhead(m_scene, m_view, this);
    static_cast<QVBoxLayout *>(layout())->addWidget(m_view, 1);
    m_view->setAccessibleName(tr("Review table"));
    setFocusProxy(m_view);
    // Who goes through the choices faster than they are painted sees some of them.
    connect(m_ahead, &PaintAhead::seen, this, [this] {
        if (const auto wanted = std::exchange(m_wanted, std::nullopt))
            showNow(*wanted);
        else
            emit ready();
    });
    connect(m_view, &TableView::cardClicked, this, &ReviewTable::choose);
    connect(m_view, &TableView::cardEntered, this, &ReviewTable::choose);
    connect(m_view, &TableView::keyUnused, this, [this](QKeyEvent *event) {
        if (event->key() == Qt::Key_Escape) {
            event->accept();
            emit closed();
        }
    });
}

void ReviewTable::setLook(const TableLook &look)
{
    m_look = look;
    m_look.motion = false;
    if (m_scene)
        m_scene->setLook(m_look);
}

void ReviewTable::takeRoom(const QSize &room)
{
    if (isVisible())
        return;
    const int head = std::max(m_title->sizeHint().height(), m_back->sizeHint().height());
    scene().setTableSize(room - QSize(0, head + 2 * kAboveHead));
}

void ReviewTable::showChoice(const Match &match, const ChoicePlace &place, const QStringList &names,
                             ReplaySeat::Hands hands)
{
    const bool open = hands == ReplaySeat::Hands::open;
    const ReplaySeat at(match, place.deal, place.event, hands);
    if (!at.hasDeal())
        return;
    const SeatView view = at.view(place.seat);
    PictureInput input = pictureInput(at, {place.seat, names, m_look.order, &view});
    input.rules = rulesName(match.record());
    input.heading = placeWords(match, place);
    if (view.mayAct())
        input.prompt = &view.prompt();
    const QString who = names.value(place.seat);
    showNow({makePicture(input),
             open ? tr("%1: all hands").arg(placeWords(match, place))
                  : tr("%1, as seen by %2").arg(placeWords(match, place), who),
             open ? QString() : tr("What would you do?")});
}

void ReviewTable::showNow(const Shown &choice)
{
    if (!m_scene)
        makeTable();
    if (m_ahead->isRunning()) {
        m_wanted = choice;
        return;
    }
    m_scene->show(choice.picture, TableScene::Change::rebuild);
    m_view->keepCursor();
    m_title->setText(choice.title);
    m_scene->setPrompt(choice.prompt, Urgency::waits);
    m_ahead->begin();
}

void ReviewTable::finish()
{
    while (m_ahead && m_ahead->isRunning())
        m_ahead->finish();
}

void ReviewTable::choose(int index)
{
    const CardList &hand = m_scene->picture().hand;
    if (index >= 0 && index < static_cast<int>(hand.size()))
        emit cardChosen(hand[static_cast<std::size_t>(index)]);
}

void ReviewTable::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit closed();
    else
        QWidget::keyPressEvent(event);
}

} // namespace sandbag
