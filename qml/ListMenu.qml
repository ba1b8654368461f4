import QtQuick
import QtQuick.Controls.Basic

// A menu in the console's look, opened where the pointer or the focus is.
Menu {
    id: menu

    padding: Theme.hairline
    width: Theme.px(240)
    // Never longer than its window: the rest scrolls.
    height: Math.min(implicitHeight, (menu.parent?.Window.height ?? 800) - 2 * Theme.padding)

    contentItem: ListView {
        implicitHeight: contentHeight
        model: menu.contentModel
        interactive: contentHeight > height
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        currentIndex: menu.currentIndex
        highlightMoveDuration: 0

        ScrollBar.vertical: SlimScrollBar {}
    }
    background: Rectangle {
        color: Theme.raised
        radius: Theme.radius
        border.width: Theme.hairline
        border.color: Theme.controlBorder
    }
}
