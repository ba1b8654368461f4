import QtQuick
import QtQuick.Controls.Basic

// A menu in the console's look, opened where the pointer or the focus is.
Menu {
    id: menu

    padding: Theme.hairline
    width: Theme.px(240)
    // Never longer than its window: the rest scrolls.
    height: Math.min(implicitHeight, (menu.parent?.Window.height ?? 800) - 2 * Theme.padding)

    background: Rectangle {
        color: Theme.raised
        radius: Theme.radius
        border.width: Theme.hairline
        border.color: Theme.controlBorder
    }
}
