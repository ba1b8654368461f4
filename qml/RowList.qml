pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Estate.Models

// A list of rows with one tab stop: Up, Down, Page and Home/End move, Enter opens, Ctrl+C copies,
// Shift+F10, the menu key or the right button copies as CSV and JSON too. Rows are virtual; their
// delegates hold no state.
ListView {
    id: list

    required property string label
    // What stands where there are no rows; without a title, nothing.
    property string emptySymbol: Icons.info
    property string emptyTitle
    property string emptyBody
    // Rows that one page key moves over.
    readonly property int page: Math.max(1, Math.floor(list.height / Theme.row) - 1)

    signal opened(row: int)

    function makeMenu() {
        if (menu.status === Loader.Null)
            menu.setSource(Qt.resolvedUrl("ListCopyMenu.qml"), {parent: list, view: list});
    }
    // By the keyboard it stands in the list, wherever the mouse is.
    function openMenu() {
        list.makeMenu();
        (menu.item as ListCopyMenu)?.popup(list, Theme.padding, Theme.row);
    }
    function moveTo(row: int) {
        list.currentIndex = Math.max(0, Math.min(list.count - 1, row));
        if (list.currentIndex === 0)
            list.positionViewAtBeginning();
    }

    activeFocusOnTab: true
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    highlightMoveDuration: 0
    highlightResizeDuration: 0
    keyNavigationEnabled: true
    reuseItems: true
    Accessible.role: Accessible.List
    Accessible.name: list.label

    ScrollBar.vertical: SlimScrollBar {}

    TapHandler {
        acceptedButtons: Qt.RightButton
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: {
            list.makeMenu();
            (menu.item as ListCopyMenu)?.popup();
        }
    }
    // Made when somebody asks for it.
    Loader {
        id: menu
    }
    EmptyState {
        parent: list
        anchors.centerIn: parent
        width: list.width - 2 * Theme.padding
        visible: list.count === 0 && list.emptyTitle.length > 0
        symbol: list.emptySymbol
        title: list.emptyTitle
        body: list.emptyBody
    }

    Keys.onReturnPressed: list.opened(list.currentIndex)
    Keys.onEnterPressed: list.opened(list.currentIndex)
    Keys.onMenuPressed: list.openMenu()
    Keys.onPressed: event => {
        if (event.matches(StandardKey.Copy)) {
            ListCopy.copy(list.model, "text");
            event.accepted = true;
            return;
        }
        if (event.key === Qt.Key_F10 && event.modifiers & Qt.ShiftModifier) {
            list.openMenu();
            event.accepted = true;
            return;
        }
        const target = event.key === Qt.Key_Home ? 0 : event.key === Qt.Key_End ? list.count - 1
                     : event.key === Qt.Key_PageUp ? list.currentIndex - list.page
                     : event.key === Qt.Key_PageDown ? list.currentIndex + list.page : -1000;
        event.accepted = target > -1000;
        if (event.accepted)
            list.moveTo(target);
    }
    onActiveFocusChanged: {
        if (list.activeFocus && list.currentIndex < 0 && list.count > 0)
            list.currentIndex = 0;
    }
}
