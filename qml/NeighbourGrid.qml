pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Estate.Models

// Regions as cells that lead to them: one tab stop, arrows move, Enter goes there.
GridView {
    id: grid

    required property RegionAdjacencyModel adjacency
    readonly property string label: qsTr("Neighbours")
    readonly property real room: grid.width - Theme.scrollBar
    // Each id is whole: "eu-central-1" takes more than "r017".
    readonly property int letters: Math.max(4, ...Array.from(grid.adjacency.neighbours)
                                                    .map(id => id.length))
    readonly property real cellLeast: Theme.px(22 + 8 * grid.letters)

    signal regionAsked(regionId: string)

    function follow() {
        if (grid.currentIndex >= 0)
            grid.regionAsked(grid.adjacency.neighbours[grid.currentIndex]);
    }

    clip: true
    model: grid.adjacency.neighbours
    cellWidth: Math.floor(grid.room / Math.max(1, Math.floor(grid.room / grid.cellLeast)))
    cellHeight: Theme.row
    boundsBehavior: Flickable.StopAtBounds
    highlightMoveDuration: 0
    activeFocusOnTab: grid.count > 0
    keyNavigationEnabled: true
    Accessible.role: Accessible.List
    Accessible.name: qsTr("%1. Enter goes to one").arg(grid.label)

    ScrollBar.vertical: SlimScrollBar {}

    delegate: Item {
        id: cell

        required property string modelData
        required property int index
        readonly property bool focused: grid.activeFocus && cell.index === grid.currentIndex

        width: grid.cellWidth
        height: grid.cellHeight
        Accessible.role: Accessible.Link
        Accessible.name: cell.modelData
        Accessible.onPressAction: grid.regionAsked(cell.modelData)

        Rectangle {
            anchors.fill: parent
            anchors.rightMargin: Theme.unit
            anchors.bottomMargin: Theme.unit
            radius: Theme.radius
            color: hover.hovered ? Theme.hover : Theme.raised
            border.width: Theme.hairline
            border.color: Theme.line

            IdText {
                anchors.centerIn: parent
                text: cell.modelData
                Accessible.ignored: true
            }
            HoverHandler {
                id: hover

                cursorShape: Qt.PointingHandCursor
            }
            TapHandler {
                onTapped: grid.regionAsked(cell.modelData)
            }
            FocusRing {
                visible: cell.focused
                inset: true
            }
        }
    }

    Keys.onReturnPressed: grid.follow()
    Keys.onEnterPressed: grid.follow()
}
