// SPDX-License-Identifier: GPL-3.0-or-later
#include "number_editor.h"

#include "number_box.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>

namespace sandbag {

namespace {

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
    row->setSpacing(2);
    row->addWidget(m_spin, 1);
    m_spin->setRange(least, most);
    m_spin->setSingleStep(stepFor(least, most));
    m_spin->installEventFilter(this);
    setFocusProxy(m_spin);
    setAutoFillBackground(true);
    connect(m_spin, &QSpinBox::valueChanged, this, &NumberEditor::valueChanged);
    // The digits before may have been a number of their own, which nobody meant.
    connect(m_spin, &NumberBox::typedOutside, this, [this] { emit valueChanged(m_start); });

    for (const QString &number : usual.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        m_usual << number.toInt();
    if (m_usual.size() < 2)
        return;
    auto *more = new QToolButton(this);
    more->setArrowType(Qt::DownArrow);
    more->setFocusPolicy(Qt::NoFocus);
    more->setToolTip(tr("Usual values (Alt+Down)"));
    more->setAccessibleName(tr("Usual values"));
    connect(more, &QToolButton::clicked, this, &NumberEditor::showUsual);
    row->addWidget(more);
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
        // The box would put its last number in the place of what was typed.
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
