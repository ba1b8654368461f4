import QtQuick

// A region in a set, with its own way out. `flawed` chips say so with a glyph, not only a colour.
Rectangle {
    id: chip

    required property string regionId
    property bool flawed: false
    property string note

    signal removed()

    implicitWidth: row.implicitWidth + Theme.gap
    implicitHeight: Theme.rowCompact
    color: chip.flawed ? Theme.dangerWash : Theme.raised
    radius: Theme.radius
    border.width: Theme.hairline
    border.color: chip.flawed ? Theme.offline : Theme.line
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: chip.note.length > 0
                     ? qsTr("%1, %2. Delete removes it").arg(chip.regionId).arg(chip.note)
                     : qsTr("%1. Delete removes it").arg(chip.regionId)
    Accessible.onPressAction: chip.removed()

    Keys.onDeletePressed: chip.removed()
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Backspace) {
            event.accepted = true;
            chip.removed();
        }
    }

    Row {
        id: row

        anchors.verticalCenter: parent.verticalCenter
        x: Theme.gap
        spacing: Theme.unit

        Glyph {
            visible: chip.flawed
            height: Theme.rowCompact
            symbol: Icons.alert
            color: Theme.offline
            font.pixelSize: Theme.bodySize
        }
        IdText {
            height: Theme.rowCompact
            text: chip.regionId
        }
        Item {
            width: Theme.px(20)
            height: Theme.rowCompact

            Glyph {
                anchors.fill: parent
                symbol: Icons.close
                font.pixelSize: Theme.bodySize
                color: out.hovered ? Theme.text : Theme.secondary
            }
            HoverHandler {
                id: out
            }
            TapHandler {
                onTapped: chip.removed()
            }
        }
    }
    FocusRing {
        visible: chip.activeFocus
    }
}
