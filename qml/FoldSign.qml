import QtQuick

// At the end of a table's headings: how many columns are folded away because the table is narrow,
// and the way to all of them and back. The table's menu has the same for the keyboard.
Rectangle {
    id: sign

    // How many; 0: the table shows every column, more than are in sight.
    required property int count
    required property string hint

    signal chosen()
    signal pointed(inside: bool)

    implicitHeight: Theme.row
    color: hover.hovered ? Theme.hover : Theme.panel
    Accessible.role: Accessible.Button
    Accessible.name: sign.hint
    Accessible.onPressAction: sign.chosen()

    Text {
        anchors.centerIn: parent
        visible: sign.count > 0
        textFormat: Text.PlainText
        text: qsTr("+%1").arg(sign.count)
        color: Theme.secondary
        font.family: Theme.textFamily
        font.pixelSize: Theme.axisSize
        font.weight: Font.Medium
        Accessible.ignored: true
    }
    Glyph {
        anchors.centerIn: parent
        visible: sign.count === 0
        symbol: Icons.narrow
        color: Theme.secondary
    }
    HoverHandler {
        id: hover

        cursorShape: Qt.PointingHandCursor
        onHoveredChanged: sign.pointed(hover.hovered)
    }
    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: sign.chosen()
    }
}
