import QtQuick
import QtQuick.Layouts

// What somebody said about a proposal.
TableRow {
    id: said

    required property int index
    required property string author
    required property string atText
    required property string comment
    required property string accessibleText

    implicitHeight: layout.implicitHeight + 2 * Theme.gap
    Accessible.name: said.accessibleText

    ColumnLayout {
        id: layout

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.leftMargin: Theme.padding
        anchors.rightMargin: Theme.gutter
        spacing: Theme.half

        BodyText {
            Layout.fillWidth: true
            color: Theme.secondary
            font.pixelSize: Theme.axisSize
            text: qsTr("%1, %2").arg(said.author).arg(said.atText)
        }
        BodyText {
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            text: said.comment
        }
    }
}
