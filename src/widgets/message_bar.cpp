// SPDX-License-Identifier: GPL-3.0-or-later
#include "message_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace sandbag {

MessageBar::MessageBar(QWidget *parent)
    : QFrame(parent), m_text(new QLabel), m_button(new QPushButton)
{
    setFrameShape(QFrame::StyledPanel);
    setVisible(false);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText); // names of files and players are no markup
    m_button->setAutoDefault(false);
    m_button->setObjectName(QStringLiteral("messageButton"));
    auto *close = new QPushButton(tr("Dismiss"));
    close->setAutoDefault(false);
    close->setFlat(true);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(8, 2, 4, 2);
    row->addWidget(m_text, 1);
    row->addWidget(m_button);
    row->addWidget(close);
    m_stays.setSingleShot(true);
    connect(&m_stays, &QTimer::timeout, this, &QWidget::hide);
    connect(close, &QPushButton::clicked, this, &QWidget::hide);
    connect(m_button, &QPushButton::clicked, this, [this] {
        hide();
        if (const auto callback = std::exchange(m_callback, nullptr))
            callback();
    });
}

void MessageBar::say(const QString &text)
{
    say(text, nullptr);
}

void MessageBar::say(const QString &text, const std::function<void()> &undo)
{
    offer(text, tr("&Undo"), undo);
}

void MessageBar::offer(const QString &text, const QString &button, const std::function<void()> &act,
                       int milliseconds)
{
    m_stays.stop();
    if (milliseconds > 0)
        m_stays.start(milliseconds);
    m_callback = act;
    m_button->setText(button);
    m_text->setText(text);
    m_button->setVisible(act != nullptr);
    setVisible(true);
}

QString MessageBar::text() const
{
    return m_text->text();
}

} // namespace sandbag
