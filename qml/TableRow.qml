import QtQuick

// The look of one row in any list or table: quiet, raised under the pointer, selected in the
// accent's wash with a bar at its left edge.
Rectangle {
    id: tableRow

    property bool current: false
    property bool keyboard: false

    signal chosen()
    signal opened()

    implicitHeight: Theme.row
    color: tableRow.current ? Theme.selected : hover.hovered ? Theme.hover : "transparent"
    Accessible.role: Accessible.Row
    Accessible.selectable: true
    Accessible.selected: tableRow.current
    Accessible.onPressAction: tableRow.chosen()

    Rectangle {
        width: Theme.half
        height: parent.height
        visible: tableRow.current
        color: Theme.accent
    }
    Rule {
        anchors.bottom: parent.bottom
        width: parent.width
        opacity: 0.6
    }
    HoverHandler {
        id: hover
    }
    TapHandler {
        onTapped: tableRow.chosen()
        onDoubleTapped: tableRow.opened()
    }
    FocusRing {
        visible: tableRow.current && tableRow.keyboard
        inset: true
    }
}
