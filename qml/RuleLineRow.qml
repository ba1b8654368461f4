import QtQuick
import QtQuick.Layouts

// One rule of a policy or one scenario of an application, marked where its last edit was not kept.
TableRow {
    id: line

    required property int index
    required property string whenText
    required property string thenText
    required property string problem
    required property string accessibleText

    implicitHeight: layout.implicitHeight + Theme.gap
    Accessible.name: line.accessibleText

    RowLayout {
        id: layout

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.leftMargin: Theme.gap
        anchors.rightMargin: Theme.gap
        spacing: Theme.gap

        // Why stands at the field.
        Glyph {
            visible: line.problem.length > 0
            symbol: Icons.alert
            color: Theme.offline
        }
        IdText {
            Layout.fillWidth: true
            text: line.whenText
        }
        BodyText {
            text: line.thenText
        }
    }
}
