import QtQuick

// A region in a set, with its own way out.
Rectangle {
    id: chip

    required property string regionId
    property bool focused: false

    signal removed()

    implicitWidth: row.implicitWidth + Theme.gap
    implicitHeight: Theme.rowCompact
    color: Theme.raised
    radius: Theme.radius
    border.width: Theme.hairline
    border.color: Theme.line
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1. Delete removes it").arg(chip.regionId)
    Accessible.onPressAction: chip.removed()

    Row {
        id: row

        anchors.verticalCenter: parent.verticalCenter
        x: Theme.gap
        spacing: Theme.half

        IdText {
            height: Theme.rowCompact
            text: chip.regionId
        }
        Glyph {
            width: Theme.px(20)
            height: Theme.rowCompact
            symbol: Icons.close
            font.pixelSize: Theme.bodySize
            color: out.hovered ? Theme.text : Theme.secondary

            HoverHandler {
                id: out
            }
            TapHandler {
                onTapped: chip.removed()
            }
        }
    }
    FocusRing {
        visible: chip.focused
    }
}
