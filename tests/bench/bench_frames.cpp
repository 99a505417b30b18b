// SPDX-License-Identifier: GPL-3.0-or-later
// How long the table takes for a frame while cards glide, and what else holds the GUI thread up:
// from the first event of the window, in play, and after another deck, card size and window size
// were chosen.
//
//   QT_QPA_PLATFORM=xcb bench_frames [WIDTHxHEIGHT] [seconds of play] [preset]
#include "application.h"
#include "main_window.h"
#include "rules/catalogue.h"
#include "scene/table_scene.h"
#include "scene/table_view.h"
#include "tabletop.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QMap>
#include <QPaintEvent>
#include <QStandardPaths>
#include <QTextStream>
#include <QTimer>

#include <algorithm>
#include <ctime>
#include <utility>

using namespace sandbag;

namespace {

constexpr double kFrame = 8; // ms that a frame may take

/// By the clock, and of the processor on this thread where that can be had, in which other
/// programs do not count; in milliseconds.
struct Cost {
    double wall = 0;
    double own = 0;

    static Cost now()
    {
        static QElapsedTimer clock = [] {
            QElapsedTimer timer;
            timer.start();
            return timer;
        }();
        Cost cost;
        cost.wall = cost.own = static_cast<double>(clock.nsecsElapsed()) / 1e6;
#ifdef Q_OS_UNIX
        timespec spent{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &spent);
        cost.own =
            1e3 * static_cast<double>(spent.tv_sec) + static_cast<double>(spent.tv_nsec) / 1e6;
#endif
        return cost;
    }
    Cost since() const
    {
        const Cost end = now();
        return {end.wall - wall, end.own - own};
    }
};

double at(std::vector<double> &times, double share)
{
    std::sort(times.begin(), times.end());
    return times[static_cast<std::size_t>(share * double(times.size() - 1))];
}

/// Times every event that reaches the program from outside, and every picture of the table.
class Watch : public QApplication
{
public:
    using QApplication::QApplication;

    bool notify(QObject *receiver, QEvent *event) override
    {
        if (receiver->thread() != thread())
            return QApplication::notify(receiver, event);
        const QEvent::Type type = event->type();
        const QString name = QString::fromLatin1(receiver->metaObject()->className());
        const bool frame = type == QEvent::Paint && receiver == m_viewport;
        const QRegion region = frame ? static_cast<QPaintEvent *>(event)->region() : QRegion();
        const Cost begin = Cost::now();
        ++m_depth;
        const bool done = QApplication::notify(receiver, event);
        --m_depth;
        const Cost cost = begin.since();
        if (frame)
            addFrame(cost, region);
        if (m_depth == 0 && std::max(cost.own, cost.wall) > kFrame)
            m_slow[QStringLiteral("%1, event %2").arg(name).arg(static_cast<int>(type))].push_back(
                cost);
        return done;
    }

    void watch(const TableView &view, const TableScene &scene)
    {
        m_viewport = view.viewport();
        m_scene = &scene;
    }

    /// Tells what was since the last call.
    void report(const QString &part)
    {
        QTextStream out(stdout);
        out << part << ": ";
        if (m_own.empty())
            out << "no frames\n";
        else
            out << m_own.size() << " frames; of the processor: median " << at(m_own, 0.5)
                << " ms, 99 % " << at(m_own, 0.99) << " ms, worst " << m_own.back()
                << " ms; by the clock: 99 % " << at(m_wall, 0.99) << " ms, worst " << m_wall.back()
                << " ms\n";
        tellDearest(out);
        for (auto slow = m_slow.begin(); slow != m_slow.end(); ++slow)
            tell(out, slow.key(), slow.value());
        m_own.clear();
        m_wall.clear();
        m_slow.clear();
        m_frames.clear();
    }

private:
    void addFrame(const Cost &cost, const QRegion &region)
    {
        m_own.push_back(cost.own);
        m_wall.push_back(cost.wall);
        qint64 area = 0;
        for (const QRect &box : region)
            area += qint64(box.width()) * box.height();
        m_frames.push_back({cost.own, area, region.rectCount(), m_scene && m_scene->manyMove()});
    }

    /// What the frames had to paint that took longest of the processor.
    void tellDearest(QTextStream &out)
    {
        constexpr std::size_t kTold = 8;
        const std::size_t told = std::min(kTold, m_frames.size());
        std::partial_sort(m_frames.begin(), m_frames.begin() + std::ptrdiff_t(told), m_frames.end(),
                          [](const Frame &a, const Frame &b) { return a.own > b.own; });
        for (std::size_t i = 0; i < told; ++i)
            out << "  " << m_frames[i].own << " ms: " << m_frames[i].pixels << " pixels in "
                << m_frames[i].places << " places" << (m_frames[i].many ? ", many cards moved" : "")
                << '\n';
    }

    static void tell(QTextStream &out, const QString &what, const std::vector<Cost> &costs)
    {
        Cost worst;
        int own = 0;
        for (const Cost &cost : costs) {
            worst.wall = std::max(worst.wall, cost.wall);
            worst.own = std::max(worst.own, cost.own);
            own += cost.own > kFrame;
        }
        out << "  over " << kFrame << " ms: " << what << ", " << own
            << " times of the processor, worst " << worst.own << " ms; " << costs.size()
            << " times by the clock, worst " << worst.wall << " ms\n";
    }

    const QObject *m_viewport = nullptr;
    const TableScene *m_scene = nullptr;
    int m_depth = 0;
    std::vector<double> m_own, m_wall;
    struct Frame {
        double own = 0; ///< ms
        qint64 pixels = 0;
        int places = 0;
        bool many = false;
    };
    std::vector<Frame> m_frames;
    QMap<QString, std::vector<Cost>> m_slow;
};

void wait(int ms)
{
    QEventLoop loop;
    QTimer::singleShot(ms, &loop, &QEventLoop::quit);
    loop.exec();
}

/// The rules of a preset; those of the standard game where there is none of that name.
RuleSet rulesFor(const QByteArray &id)
{
    for (const Preset &preset : presets())
        if (id == preset.id)
            return rulesOf(preset);
    return {};
}

} // namespace

int main(int argc, char **argv)
{
    Watch app(argc, argv);
    Application shared;
    QStandardPaths::setTestModeEnabled(true);
    const QStringList size = QString::fromLatin1(argc > 1 ? argv[1] : "1920x1080").split('x');
    const QSize whole(size.value(0).toInt(), size.value(1).toInt());
    const int seconds = argc > 2 ? std::atoi(argv[2]) : 20;
    const QByteArray preset = argc > 3 ? argv[3] : "standard";
    Settings settings = Settings::standard();
    settings.paceMs = 100;
    settings.look.trickPauseMs = 300;
    settings.nextDealSeconds = 1;
    for (SeatPlan &seat : settings.seats)
        seat.player = QStringLiteral("simple");
    MainWindow window;
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    window.applySettings(settings);
    window.resize(whole);
    app.watch(window.table().view(), window.table().scene());
    window.show();
    window.newMatch(rulesFor(preset), QString::fromLatin1(preset));
    wait(1000);
    app.report(QStringLiteral("the first second"));
    wait(1000 * seconds);
    app.report(QStringLiteral("play"));
    settings.look.fourColours = true;
    window.applySettings(settings);
    wait(2000);
    app.report(QStringLiteral("another deck"));
    settings.look.cardScale = 1.2;
    window.applySettings(settings);
    wait(2000);
    app.report(QStringLiteral("larger cards"));
    for (int step = 1; step <= 10; ++step) {
        window.resize(whole * (1 - 0.03 * step));
        wait(50);
    }
    wait(1000);
    app.report(QStringLiteral("a window that shrinks"));
    return 0;
}
