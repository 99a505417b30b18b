// SPDX-License-Identifier: GPL-3.0-or-later
#include "page_preview.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPointer>
#include <QThreadPool>

#include <algorithm>

namespace sandbag {

namespace {

/// Not the pool that all share: with that one Qt paints wide areas, and the window would wait for
/// the pages. It goes with the application, which waits for the page that is being painted.
QThreadPool &pool()
{
    static QThreadPool *const pool = [] {
        auto *made = new QThreadPool(QCoreApplication::instance());
        made->setMaxThreadCount(1);
        return made;
    }();
    return *pool;
}

} // namespace

PagePreview::PagePreview(QWidget *parent) : QWidget(parent), m_paper(usualPaper())
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setMinimumSize(220, 260);
    setAccessibleName(tr("Preview of the page"));
}

PagePreview::~PagePreview() = default;

QSize PagePreview::sizeHint() const
{
    const int em = fontMetrics().height();
    return {em * 30, em * 38};
}

void PagePreview::setJob(const PrintJob &job, const QPageLayout &paper)
{
    m_job = job;
    m_paper = paper;
    m_page = 0;
    order();
}

void PagePreview::setPage(int page)
{
    m_page = std::clamp(page, 0, m_pages - 1);
    order();
}

void PagePreview::resizeEvent(QResizeEvent *)
{
    order();
}

/// As large as fits, with a margin of desk around it.
QRect PagePreview::sheet() const
{
    const QSizeF paper = m_paper.fullRect(QPageLayout::Point).size();
    const QSizeF room(width() - 24, height() - 24);
    const QSize size = paper.scaled(room, Qt::KeepAspectRatio).toSize();
    return {QPoint((width() - size.width()) / 2, (height() - size.height()) / 2), size};
}

void PagePreview::order()
{
    if (!m_job.layOut || width() < 40)
        return;
    const double wide = m_paper.fullRect(QPageLayout::Point).width() / 72;
    const int dpi = std::max(20, static_cast<int>(sheet().width() * devicePixelRatioF() / wide));
    const int generation = ++*m_generation, page = m_page;
    const PrintJob job = m_job;
    const QPageLayout paper = m_paper;
    const QPointer<PagePreview> self(this);
    const std::shared_ptr<const std::atomic<int>> newest = m_generation;
    pool().start([=] {
        if (generation != *newest)
            return; // another size was ordered before this one had its turn
        int pages = 0;
        const QImage image = toImage(job, paper, dpi, page, &pages);
        QCoreApplication *application = QCoreApplication::instance();
        if (!application)
            return;
        // The preview may be gone.
        QMetaObject::invokeMethod(
            application,
            [=] {
                if (self)
                    self->take(generation, pages, image);
            },
            Qt::QueuedConnection);
    });
}

void PagePreview::take(int generation, int pages, const QImage &image)
{
    if (generation != *m_generation)
        return;
    m_pages = pages;
    m_image = image;
    update();
    emit painted();
}

void PagePreview::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Mid));
    const QRect page = sheet();
    painter.fillRect(page.translated(3, 4), QColor(0, 0, 0, 70));
    painter.fillRect(page, Qt::white);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    if (!m_image.isNull())
        painter.drawImage(page, m_image);
}

} // namespace sandbag
