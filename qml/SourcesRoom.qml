import QtQuick
import QtQuick.Layouts
import Estate.Models

// Room Sources.
FocusScope {
    id: room

    required property Session session
    required property CommandCatalog commands
    // What this room adds to the palette.
    readonly property list<Command> roomCommands: []

    function enter() {
        room.forceActiveFocus(Qt.OtherFocusReason);
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gutter
        spacing: Theme.gutter

        BodyText {
            text: qsTr("Sources")
            font.pixelSize: Theme.titleSize
            Accessible.role: Accessible.Heading
        }
        Item {
            Layout.fillHeight: true
        }
    }
}
