import QtQuick

// A saved view of a table.
TableRow {
    id: row

    required property int index
    required property string modelData

    Accessible.name: row.modelData

    BodyText {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.leftMargin: Theme.gutter
        anchors.rightMargin: Theme.gutter
        text: row.modelData
    }
}
