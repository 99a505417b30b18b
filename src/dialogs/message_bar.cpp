// SPDX-License-Identifier: GPL-3.0-or-later
#include "message_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace sandbag {

MessageBar::MessageBar(QWidget *parent)
    : QFrame(parent), m_text(new QLabel), m_undo(new QPushButton(tr("&Undo")))
{
    setFrameShape(QFrame::StyledPanel);
    setVisible(false);
    m_text->setWordWrap(true);
    m_undo->setAutoDefault(false);
    m_undo->setObjectName(QStringLiteral("undoMessage"));
    auto *close = new QPushButton(tr("Close message"));
    close->setAutoDefault(false);
    close->setFlat(true);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(8, 2, 4, 2);
    row->addWidget(m_text, 1);
    row->addWidget(m_undo);
    row->addWidget(close);
    connect(close, &QPushButton::clicked, this, &QWidget::hide);
    connect(m_undo, &QPushButton::clicked, this, [this] {
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
    m_callback = undo;
    m_text->setText(text);
    m_undo->setVisible(undo != nullptr);
    setVisible(true);
}

QString MessageBar::text() const
{
    return m_text->text();
}

} // namespace sandbag
