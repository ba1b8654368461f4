import QtQuick

// A heading of a DataTable: name, and an arrow where the rows are ordered by it.
Item {
    id: heading

    required property string display
    required property int column
    property bool rightAligned: false
    property bool focused: false
    property bool ordered: false
    property bool descending: false
    // Its name is longer than its place.
    readonly property alias cut: words.truncated
    // The table has a tip of its own for it.
    readonly property bool tellsItself: true

    signal chosen()
    signal pointed(inside: bool)

    implicitHeight: Theme.row
    implicitWidth: Theme.px(40)
    Accessible.role: Accessible.ColumnHeader
    Accessible.name: !heading.ordered ? heading.display
                     : heading.descending ? qsTr("%1, highest first").arg(heading.display)
                     : qsTr("%1, lowest first").arg(heading.display)
    Accessible.onPressAction: heading.chosen()

    Row {
        anchors.fill: parent
        // Beside an arrow the margin on its side goes: the name needs the room.
        anchors.leftMargin: heading.ordered && heading.rightAligned ? 0 : Theme.gap
        anchors.rightMargin: heading.ordered && !heading.rightAligned ? 0 : Theme.gap
        layoutDirection: heading.rightAligned ? Qt.RightToLeft : Qt.LeftToRight

        HeadText {
            id: words

            width: Math.min(implicitWidth, parent.width - (heading.ordered ? arrow.width : 0))
            height: parent.height
            text: heading.display
            color: heading.ordered || heading.focused ? Theme.text : Theme.secondary
            Accessible.ignored: true
        }
        Glyph {
            id: arrow

            height: parent.height
            visible: heading.ordered
            symbol: heading.descending ? Icons.sortDown : Icons.sortUp
            color: Theme.text
        }
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.half
        visible: heading.focused
        color: Theme.accent
    }
    HoverHandler {
        id: hover

        cursorShape: Qt.PointingHandCursor
        onHoveredChanged: heading.pointed(hover.hovered)
    }
    TapHandler {
        onTapped: heading.chosen()
    }
}
