// SPDX-License-Identifier: GPL-3.0-or-later
#include "outlined_style.h"

#include "ink_icon.h"

#include <QDockWidget>
#include <QPalette>
#include <QStyleFactory>
#include <QStyleOption>

#include <algorithm>

namespace sandbag {

namespace {

/// Fusion takes the outline from the window's colour, this much darker (per cent).
constexpr int kFusionDarkens = 140;

/// Draws with a palette whose outlines can be seen. The option is the caller's, who gets it back
/// as it was; copying it would need its exact class.
template<typename StyleOption, typename Draw>
void outlined(const StyleOption *option, const Draw &draw)
{
    const QColor window = option->palette.color(QPalette::Window);
    if (window.lightness() >= 128) {
        draw();
        return;
    }
    const QPalette before = option->palette;
    const QColor text = before.color(QPalette::WindowText);
    const auto mix = [](int a, int b) { return (a * 55 + b * 45) / 100; };
    const QColor outline(mix(text.red(), window.red()), mix(text.green(), window.green()),
                         mix(text.blue(), window.blue()));
    auto *borrowed = const_cast<StyleOption *>(option);
    borrowed->palette.setColor(QPalette::Window, outline.lighter(kFusionDarkens));
    draw();
    borrowed->palette = before;
}

/// A dock, or a button in its title: Qt asks both for the size of the button's picture.
bool isOfDockTitle(const QWidget *widget)
{
    return widget && (qobject_cast<const QDockWidget *>(widget) ||
                      widget->inherits("QDockWidgetTitleButton"));
}

} // namespace

OutlinedStyle::OutlinedStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}

void OutlinedStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option,
                                  QPainter *painter, const QWidget *widget) const
{
    const auto draw = [&] { QProxyStyle::drawPrimitive(element, option, painter, widget); };
    switch (element) {
    case PE_Frame:
    case PE_FrameGroupBox:
    case PE_FrameLineEdit:
    case PE_PanelLineEdit:
    case PE_PanelButtonCommand:
    case PE_PanelButtonTool:
    case PE_IndicatorCheckBox:
    case PE_IndicatorRadioButton:
        outlined(option, draw);
        break;
    default:
        draw();
    }
}

void OutlinedStyle::drawControl(ControlElement element, const QStyleOption *option,
                                QPainter *painter, const QWidget *widget) const
{
    const auto draw = [&] { QProxyStyle::drawControl(element, option, painter, widget); };
    if (element == CE_HeaderSection || element == CE_TabBarTabShape ||
        element == CE_ProgressBarGroove)
        outlined(option, draw);
    else
        draw();
}

void OutlinedStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                                       QPainter *painter, const QWidget *widget) const
{
    const auto draw = [&] { QProxyStyle::drawComplexControl(control, option, painter, widget); };
    if (control == CC_ComboBox || control == CC_SpinBox || control == CC_Slider ||
        control == CC_ScrollBar)
        outlined(option, draw);
    else
        draw();
}

/// Words are enough on the buttons of dialogs: pictures in every colour are none of this program's.
int OutlinedStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                             QStyleHintReturn *data) const
{
    return hint == SH_DialogButtonBox_ButtonsHaveIcons
               ? 0
               : QProxyStyle::styleHint(hint, option, widget, data);
}

int OutlinedStyle::pixelMetric(PixelMetric metric, const QStyleOption *option,
                               const QWidget *widget) const
{
    const int usual = QProxyStyle::pixelMetric(metric, option, widget);
    return metric == PM_SmallIconSize && isOfDockTitle(widget)
               ? std::max(usual, widget->fontMetrics().height())
               : usual;
}

QIcon OutlinedStyle::standardIcon(StandardPixmap icon, const QStyleOption *option,
                                  const QWidget *widget) const
{
    if (icon == SP_TitleBarCloseButton && isOfDockTitle(widget))
        return inkIcon(QStringLiteral("close"));
    if (icon == SP_TitleBarNormalButton && isOfDockTitle(widget))
        return inkIcon(QStringLiteral("float"));
    return QProxyStyle::standardIcon(icon, option, widget);
}

QSize OutlinedStyle::sizeFromContents(ContentsType type, const QStyleOption *option,
                                      const QSize &size, const QWidget *widget) const
{
    QSize whole = QProxyStyle::sizeFromContents(type, option, size, widget);
    // Menus share their row with buttons that a finger must find.
    constexpr int kAround = 20;
    if (type == CT_MenuBarItem)
        whole.setHeight(std::max(whole.height(), option->fontMetrics.height() + kAround));
    return whole;
}

} // namespace sandbag
