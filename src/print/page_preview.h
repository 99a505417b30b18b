// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print_pages.h"

#include <QImage>
#include <QPageLayout>
#include <QWidget>

#include <atomic>
#include <memory>

namespace sandbag {

/// One page of a job as it will be printed. Painted on a thread of its own; a picture that comes
/// too late is dropped.
class PagePreview : public QWidget
{
    Q_OBJECT

public:
    explicit PagePreview(QWidget *parent = nullptr);
    ~PagePreview() override;

    void setJob(const PrintJob &job, const QPageLayout &paper);
    void setPage(int page);
    [[nodiscard]] int page() const { return m_page; }
    [[nodiscard]] int pages() const { return m_pages; }
    [[nodiscard]] QSize sizeHint() const override;

signals:
    /// The picture is there; pages() is known.
    void painted();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void order();
    void take(int generation, int pages, const QImage &image);
    [[nodiscard]] QRect sheet() const;

    PrintJob m_job;
    QPageLayout m_paper;
    QImage m_image;
    int m_page = 0;
    int m_pages = 1;
    std::shared_ptr<std::atomic<int>> m_generation = std::make_shared<std::atomic<int>>(0);
};

} // namespace sandbag
