import QtQuick
import QtQuick.Layouts

// Before the first sweep: what it does and how long it takes.
ColumnLayout {
    id: start

    required property Command runCommand

    spacing: Theme.gutter

    EmptyState {
        Layout.alignment: Qt.AlignHCenter
        symbol: Icons.sweep
        title: qsTr("Which loss would hurt most?")
        body: qsTr("A sweep plans every single loss, and every pair of losses, of the estate as it "
                   + "is now. It changes nothing, and you may look at what is done while the rest "
                   + "is planned.")
    }
    ActionButton {
        Layout.alignment: Qt.AlignHCenter
        action: start.runCommand
        kind: ActionButton.Kind.Primary
        symbol: Icons.run
        text: qsTr("Plan every loss")
    }
}
