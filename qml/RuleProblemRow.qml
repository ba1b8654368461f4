import QtQuick
import QtQuick.Layouts

// What is wrong with the text, and where.
TableRow {
    id: problem

    required property int index
    required property string placeText
    required property int line
    required property int column
    required property string message
    required property string expected
    required property string accessibleText

    // As high as any row, unless its message wraps.
    implicitHeight: Math.max(Theme.row, layout.implicitHeight + Theme.gap)
    Accessible.name: problem.accessibleText

    RowLayout {
        id: layout

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.leftMargin: Theme.gap
        anchors.rightMargin: Theme.gap
        spacing: Theme.gap

        Glyph {
            Layout.alignment: Qt.AlignTop
            symbol: Icons.alert
            color: Theme.offline
        }
        IdText {
            Layout.alignment: Qt.AlignTop
            // Messages stand under each other up to line 9,999.
            Layout.minimumWidth: Theme.px(64)
            visible: problem.placeText.length > 0
            text: problem.placeText
        }
        BodyText {
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            text: problem.message
        }
    }
}
