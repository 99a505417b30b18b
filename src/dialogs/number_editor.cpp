// SPDX-License-Identifier: GPL-3.0-or-later
#include "number_editor.h"

#include "fit_to_type.h"
#include "number_box.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QTimer>
#include <QToolButton>

namespace sandbag {

namespace {

constexpr int kGap = 2;

QList<int> numbersOf(const QString &usual)
{
    QList<int> numbers;
    for (const QString &number : usual.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        numbers << number.toInt();
    return numbers;
}

/// Steps that suit a range: ones for tricks, fives and tens for points.
int stepFor(int least, int most)
{
    const int span = most - least;
    return span > 1000 ? 50 : span > 100 ? 10 : 1;
}

} // namespace

NumberEditor::NumberEditor(int least, int most, const QString &usual, QWidget *parent)
    : QWidget(parent), m_spin(new NumberBox(this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kGap);
    row->addWidget(m_spin, 1);
    m_spin->setRange(least, most);
    m_spin->setSingleStep(stepFor(least, most));
    m_spin->installEventFilter(this);
    setFocusProxy(m_spin);
    setAutoFillBackground(true);
    connect(m_spin, &QSpinBox::valueChanged, this, &NumberEditor::valueChanged);
    // The digits before may have been a number of their own, which nobody meant.
    connect(m_spin, &NumberBox::typedOutside, this, [this] { emit valueChanged(m_start); });

    m_usual = numbersOf(usual);
    if (m_usual.size() < 2)
        return;
    m_more = new QToolButton(this);
    fitToType(*this, [this, usual] { m_more->setFixedWidth(usualRoom(usual, font()) - kGap); });
    m_more->setArrowType(Qt::DownArrow);
    m_more->setFocusPolicy(Qt::NoFocus);
    m_more->setToolTip(tr("Usual values (Alt+Down)"));
    m_more->setAccessibleName(tr("Usual values"));
    connect(m_more, &QToolButton::clicked, this, &NumberEditor::showUsual);
    row->addWidget(m_more);
}

int NumberEditor::usualRoom(const QString &usual, const QFont &font)
{
    return numbersOf(usual).size() < 2 ? 0 : QFontMetrics(font).height() + 8 + kGap;
}

int NumberEditor::value() const
{
    return m_spin->isWithin() ? m_spin->value() : m_start;
}

bool NumberEditor::mayEnd()
{
    if (m_spin->isWithin())
        return true;
    m_spin->sayRange();
    return false;
}

void NumberEditor::setValue(int value)
{
    m_start = value;
    m_spin->setValue(value);
}

void NumberEditor::typeOver(const QString &text)
{
    auto *line = m_spin->findChild<QLineEdit *>();
    line->selectAll();
    line->insert(text);
}

void NumberEditor::takeClick(const QPoint &at)
{
    if (m_more && m_more->geometry().contains(at))
        QTimer::singleShot(0, this, &NumberEditor::showUsual); // once that click is over
    else if (const int step = m_spin->stepAt(m_spin->mapFromParent(at)))
        m_spin->stepBy(step);
}

void NumberEditor::showUsual()
{
    QMenu menu(this);
    for (const int number : m_usual) {
        QAction *action = menu.addAction(QString::number(number), this,
                                         [this, number] { m_spin->setValue(number); });
        action->setCheckable(true);
        action->setChecked(number == m_spin->value());
    }
    menu.exec(mapToGlobal(rect().bottomLeft()));
}

// Keys that end editing belong to the delegate, which watches this widget.
bool NumberEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusOut && !m_spin->isWithin())
        m_spin->setValue(m_start);
    if (event->type() == QEvent::KeyPress) {
        auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Escape && !m_spin->isWithin())
            m_spin->setValue(m_start);
        // The box would put its last number over the text typed.
        if ((key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) && !mayEnd())
            return true;
        if (key->key() == Qt::Key_Down && key->modifiers() & Qt::AltModifier) {
            if (m_usual.size() > 1)
                showUsual();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace sandbag
