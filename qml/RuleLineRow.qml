import QtQuick
import QtQuick.Layouts

// One rule of a policy or one scenario of an application, and why its last edit was not kept.
TableRow {
    id: line

    required property int index
    required property string whenText
    required property string thenText
    required property string problem
    required property string accessibleText

    implicitHeight: layout.implicitHeight + Theme.gap
    Accessible.name: line.accessibleText

    ColumnLayout {
        id: layout

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.leftMargin: Theme.gap
        anchors.rightMargin: Theme.gap
        spacing: 0

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap

            IdText {
                Layout.fillWidth: true
                text: line.whenText
            }
            BodyText {
                text: line.thenText
            }
        }
        RowLayout {
            Layout.fillWidth: true
            visible: line.problem.length > 0
            spacing: Theme.gap

            Glyph {
                Layout.alignment: Qt.AlignTop
                symbol: Icons.alert
                color: Theme.offline
            }
            BodyText {
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                text: line.problem
            }
        }
    }
}
