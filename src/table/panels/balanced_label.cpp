// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/balanced_label.h"

#include <QFontMetrics>
#include <QPainter>
#include <QStyle>

namespace sandbag {

namespace {
constexpr int kFlags = Qt::AlignCenter | Qt::TextWordWrap;

bool endsSentence(QChar mark)
{
    return mark == QLatin1Char('.') || mark == QLatin1Char('?') || mark == QLatin1Char('!');
}

/// A number may begin one, which Qt's boundary finder does not take for a beginning.
bool beginsSentence(QChar letter)
{
    return letter.isUpper() || letter.isDigit();
}

} // namespace

BalancedLabel::BalancedLabel(QWidget *parent) : QLabel(parent)
{
    setAlignment(Qt::AlignCenter);
    setWordWrap(true);
    setTextFormat(Qt::PlainText);
}

QString BalancedLabel::brokenText(int width) const
{
    QString broken = text();
    for (qsizetype at = 1; at + 1 < broken.size(); ++at)
        if (broken[at] == QLatin1Char(' ') && endsSentence(broken[at - 1]) &&
            beginsSentence(broken[at + 1]))
            broken[at] = QLatin1Char('\n');
    const QFontMetrics metrics(font());
    const auto height = [&metrics, width](const QString &words) {
        return metrics.boundingRect(QRect(0, 0, width, 10000), kFlags, words).height();
    };
    return height(broken) <= height(text()) ? broken : text();
}

int BalancedLabel::balancedWidth(int width) const
{
    const QFontMetrics metrics(font());
    const auto box = [words = brokenText(width), &metrics](int in) {
        return metrics.boundingRect(QRect(0, 0, in, 10000), kFlags, words);
    };
    const int height = box(width).height();
    int narrow = 1;
    int wide = width;
    while (narrow < wide) {
        const int middle = (narrow + wide) / 2;
        const QRect taken = box(middle);
        if (taken.height() <= height && taken.width() <= middle)
            wide = middle;
        else
            narrow = middle + 1;
    }
    return wide;
}

void BalancedLabel::setQuiet(bool quiet)
{
    m_quiet = quiet;
    update();
}

void BalancedLabel::paintEvent(QPaintEvent *)
{
    if (m_quiet)
        return;
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    QRect box = contentsRect();
    const QString words = brokenText(box.width());
    const int width = balancedWidth(box.width());
    const Qt::Alignment side = QStyle::visualAlignment(layoutDirection(), alignment());
    const int spare = box.width() - width;
    box.adjust(side & Qt::AlignRight ? spare : side & Qt::AlignLeft ? 0 : spare / 2, 0, 0, 0);
    box.setWidth(width);
    painter.drawText(box, static_cast<int>(side | Qt::AlignAbsolute) | Qt::TextWordWrap, words);
}

} // namespace sandbag
