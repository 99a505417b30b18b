// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/table_theme.h"

#include "colours.h"

#include <QGuiApplication>
#include <QPalette>

#include <algorithm>
#include <array>

namespace sandbag {

namespace {

constexpr std::array<QRgb, 4> kSides{0xff7fe0cf, 0xffffb057, 0xffcdb0ff, 0xffff9db5};
constexpr std::array<QRgb, 4> kSidesOnPaper{0xff0f7a6b, 0xffa8560b, 0xff6d43b8, 0xffa83257};

/// What the felts differ in.
struct Cloth {
    QRgb light, middle, edge;
    QRgb frameTop, frameBody, frameLine;
    QRgb plate, plateNow;
    const char *back;
};

const Cloth &clothOf(TableLook::Felt felt)
{
    static constexpr Cloth kGreen{0xff398062, 0xff2c6b51, 0xff17402f, 0xff6b4629, 0xff5a3a22,
                                  0xffe7c27a, 0xff1b4a37, 0xff12382a, "back"};
    static constexpr Cloth kBlue{0xff3a7299, 0xff2c5c80, 0xff15354f, 0xff63472f, 0xff523a26,
                                 0xffe3c48a, 0xff1a4260, 0xff12314a, "back-red"};
    static constexpr Cloth kBurgundy{0xff8e4452, 0xff76323f, 0xff431720, 0xff4f3325, 0xff40281d,
                                     0xffd9b070, 0xff571f2b, 0xff43161f, "back-plum"};
    static constexpr Cloth kSlate{0xff5d6b7a, 0xff4b5866, 0xff272f39, 0xff4c4a52,  0xff3b3940,
                                  0xffcfc6b4, 0xff333d48, 0xff262e37, "back-green"};
    static constexpr Cloth kNight{0xff323a48, 0xff242a35, 0xff10131a, 0xff34302d,  0xff252220,
                                  0xffb9985a, 0xff191d26, 0xff101319, "back-slate"};
    switch (felt) {
    case TableLook::Felt::green:
        return kGreen;
    case TableLook::Felt::blue:
        return kBlue;
    case TableLook::Felt::burgundy:
        return kBurgundy;
    case TableLook::Felt::slate:
        return kSlate;
    case TableLook::Felt::night:
        return kNight;
    }
    return kGreen;
}

void putSides(TableTheme &theme, bool darkPaper)
{
    for (std::size_t i = 0; i < kSides.size(); ++i) {
        theme.sides[i] = kSides[i];
        theme.sidesOnPaper[i] = darkPaper ? kSides[i] : kSidesOnPaper[i];
    }
}

void putPaper(TableTheme &theme, bool dark)
{
    theme.paper = dark ? 0xff25231f : 0xfffdf9ee;
    theme.ink = dark ? 0xffefe7d6 : 0xff26241f;
    theme.smallInk = dark ? 0xffb3a994 : 0xff6b6454;
    theme.red = dark ? 0xffff8f87 : 0xffb8313a;
    theme.ruled = dark ? 0xff3a3b40 : 0xffcfdde6;
    theme.margin = dark ? 0xff7c4343 : 0xffe79a9a;
    theme.button = dark ? 0xff24806a : 0xff1d6b58;
    theme.buttonText = Qt::white;
    theme.first = dark ? theme.ink : theme.paper;
    theme.firstInk = dark ? theme.paper : theme.ink;
    theme.paperFocus = dark ? 0xffffcf5c : 0xff9a6408;
    putSides(theme, dark);
}

/// As faint as still sets dark paper off everywhere that it may lie.
QColor edgeOfPaper(const TableTheme &theme)
{
    constexpr double kShape = 3; // to 1
    const std::array grounds{theme.feltLight, theme.feltMiddle, theme.feltEdge, theme.plate};
    const auto setsOff = [&](const QColor &edge) {
        return std::all_of(grounds.begin(), grounds.end(), [&](const QColor &ground) {
            return std::max(contrast(theme.paper, ground), contrast(edge, ground)) >= kShape;
        });
    };
    if (setsOff(theme.paper))
        return {};
    constexpr int kSteps = 20;
    for (int step = 1; step < kSteps; ++step)
        if (const QColor edge = blend(theme.ink, theme.paper, double(step) / kSteps); setsOff(edge))
            return edge;
    return theme.ink;
}

/// Felt and plates in the windows' own colours, so that those who need them find them here too.
TableTheme flatTheme(const QPalette &windows)
{
    const QColor ground = windows.color(QPalette::Window);
    const QColor text = windows.color(QPalette::WindowText);
    const bool dark = ground.lightness() < 128;
    TableTheme theme;
    theme.flat = true;
    theme.feltLight = theme.feltMiddle = theme.feltEdge = ground;
    theme.frameTop = theme.frameBody = ground;
    theme.plate = theme.plateNow = theme.paper = ground;
    theme.frameLine = theme.plateEdge = text;
    theme.plateText = theme.plateFaint = theme.railText = theme.railWords = text;
    theme.ink = theme.smallInk = theme.ruled = theme.margin = text;
    theme.now = theme.glow = theme.glowEdge = theme.paperFocus = windows.color(QPalette::Highlight);
    theme.nowInk = theme.buttonText = windows.color(QPalette::HighlightedText);
    theme.button = windows.color(QPalette::Highlight);
    theme.first = theme.now;
    theme.firstInk = theme.nowInk;
    theme.red = dark ? 0xffff8f87 : 0xff9c1c26;
    theme.veil = QColor(0, 0, 0, 0);
    theme.cardVeil = Qt::transparent;
    putSides(theme, dark);
    if (!dark)
        theme.sides = theme.sidesOnPaper;
    theme.back = QLatin1String("back");
    return theme;
}

} // namespace

bool isHighContrast(const QPalette &windows)
{
    constexpr double kAlmostAll = 20; // of 21
    return contrast(windows.color(QPalette::Window), windows.color(QPalette::WindowText)) >=
           kAlmostAll;
}

namespace {

TableTheme clothTheme(TableLook::Felt felt, const QPalette &windows)
{
    const Cloth &cloth = clothOf(felt);
    const bool night = felt == TableLook::Felt::night;
    TableTheme theme;
    theme.feltLight = cloth.light;
    theme.feltMiddle = cloth.middle;
    theme.feltEdge = cloth.edge;
    theme.frameTop = cloth.frameTop;
    theme.frameBody = cloth.frameBody;
    theme.frameLine = cloth.frameLine;
    theme.plate = cloth.plate;
    theme.plateNow = cloth.plateNow;
    theme.plateEdge = QColor(255, 255, 255, 40);
    theme.plateText = Qt::white;
    theme.plateFaint = blend(Qt::white, theme.plate, 0.85);
    theme.railText = night ? 0xfff4ecdc : 0xfffff6e3;
    theme.railWords = night ? 0xffc9bda6 : 0xffecd9b5;
    theme.now = night ? 0xffffcf5c : 0xffffd76a;
    theme.nowInk = 0xff2a1e04;
    theme.glow = night ? 0xffffe9b0 : 0xfffff0c0;
    theme.glowEdge = 0xffc98612;
    QColor shade = night ? QColor(Qt::black) : theme.feltEdge;
    shade.setAlphaF(night ? 0.17F : 0.14F);
    theme.veil = shade;
    theme.cardVeil = night ? QColor(0, 0, 0, 13) : QColor(Qt::transparent);
    putPaper(theme, windows.color(QPalette::Window).lightness() < 128);
    theme.paperEdge = edgeOfPaper(theme);
    theme.back = QLatin1String(cloth.back);
    return theme;
}

} // namespace

QPen TableTheme::paperPen() const
{
    constexpr double kFlat = 2, kFine = 1.3; // pixels
    return flat ? QPen(ink, kFlat) : paperEdge.isValid() ? QPen(paperEdge, kFine) : QPen(Qt::NoPen);
}

TableTheme themeOf(TableLook::Felt felt, const QPalette &windows)
{
    TableTheme theme = isHighContrast(windows) ? flatTheme(windows) : clothTheme(felt, windows);
    theme.type = QGuiApplication::font();
    return theme;
}

} // namespace sandbag
