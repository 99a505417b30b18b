// SPDX-License-Identifier: GPL-3.0-or-later
// How long the table takes for a frame while cards glide, and what else holds the GUI thread up.
//
//   QT_QPA_PLATFORM=xcb bench_frames [WIDTHxHEIGHT] [seconds]
#include "main_window.h"
#include "table_view.h"
#include "tabletop.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QMap>
#include <QStandardPaths>
#include <QTextStream>
#include <QTimer>

#include <algorithm>
#include <ctime>

using namespace sandbag;

namespace {

constexpr double kFrame = 8; // ms that a frame may take

/// Processor time of the GUI thread where it can be had, so that other programs do not count.
double threadMs()
{
#ifdef Q_OS_UNIX
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return 1e3 * static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) / 1e6;
#else
    static QElapsedTimer clock = [] {
        QElapsedTimer timer;
        timer.start();
        return timer;
    }();
    return static_cast<double>(clock.nsecsElapsed()) / 1e6;
#endif
}

/// Times every event that reaches the program from outside, and every picture of the table.
class Watch : public QApplication
{
public:
    using QApplication::QApplication;

    bool notify(QObject *receiver, QEvent *event) override
    {
        const QEvent::Type type = event->type();
        const QString name = QString::fromLatin1(receiver->metaObject()->className());
        const double begin = threadMs();
        ++m_depth;
        const bool done = QApplication::notify(receiver, event);
        --m_depth;
        const double ms = threadMs() - begin;
        if (!m_watching)
            return done;
        if (type == QEvent::Paint && receiver == m_viewport)
            m_frames.push_back(ms);
        if (m_depth == 0 && ms > kFrame)
            m_slow[QStringLiteral("%1, event %2").arg(name).arg(static_cast<int>(type))].push_back(
                ms);
        return done;
    }

    void watch(const QObject *viewport)
    {
        m_viewport = viewport;
        m_watching = true;
    }

    void report()
    {
        m_watching = false;
        QTextStream out(stdout);
        std::sort(m_frames.begin(), m_frames.end());
        if (!m_frames.empty())
            out << "frames " << m_frames.size() << ", median " << at(0.5) << " ms, 99 % "
                << at(0.99) << " ms, worst " << m_frames.back() << " ms\n";
        for (auto slow = m_slow.begin(); slow != m_slow.end(); ++slow)
            out << "over " << kFrame << " ms: " << slow.key() << ", " << slow.value().size()
                << " times, worst " << *std::max_element(slow.value().begin(), slow.value().end())
                << " ms\n";
    }

private:
    [[nodiscard]] double at(double share) const
    {
        return m_frames[static_cast<std::size_t>(share * double(m_frames.size() - 1))];
    }

    const QObject *m_viewport = nullptr;
    bool m_watching = false;
    int m_depth = 0;
    std::vector<double> m_frames;
    QMap<QString, std::vector<double>> m_slow;
};

} // namespace

int main(int argc, char **argv)
{
    Watch app(argc, argv);
    QStandardPaths::setTestModeEnabled(true);
    const QStringList size = QString::fromLatin1(argc > 1 ? argv[1] : "1920x1080").split('x');
    const int seconds = argc > 2 ? std::atoi(argv[2]) : 20;
    Settings settings = Settings::standard();
    settings.paceMs = 100;
    settings.look.trickPauseMs = 300;
    settings.nextDealSeconds = 1;
    for (SeatPlan &seat : settings.seats)
        seat.player = QStringLiteral("simple");
    MainWindow window;
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    window.applySettings(settings);
    window.resize(size.value(0).toInt(), size.value(1).toInt());
    window.show();
    window.newMatch(RuleSet{}, QStringLiteral("standard"));
    // The first second draws the cards, on other threads.
    QTimer::singleShot(1000, &app, [&] { app.watch(window.table().view().viewport()); });
    QTimer::singleShot(1000 * (seconds + 1), &app, &QCoreApplication::quit);
    const int answer = QApplication::exec();
    app.report();
    return answer;
}
