import QtQuick
import QtQuick.Layouts
import Estate.Models

// A copy of many rows that is being written, with a way out.
Rectangle {
    id: line

    required property TableModel rows

    implicitHeight: Theme.control
    color: Theme.raised

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.gutter
        anchors.rightMargin: Theme.gap
        spacing: Theme.gap

        BodyText {
            text: line.rows.copyText
        }
        ProgressLine {
            Layout.fillWidth: true
            progress: line.rows.copyProgress
            words: line.rows.copyText
        }
        ActionButton {
            implicitHeight: Theme.row
            symbol: Icons.abort
            text: qsTr("Cancel")
            label: qsTr("Cancel the copy")
            onClicked: line.rows.cancelCopy()
        }
    }
}
