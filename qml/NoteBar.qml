import QtQuick
import QtQuick.Layouts

// Something to know before reading on: stale or partial.
Rectangle {
    id: note

    required property string text
    property string symbol: Icons.age
    // A button at its end.
    property Command offer: null

    implicitHeight: row.implicitHeight + Theme.gap
    color: Theme.warningWash
    radius: Theme.radius
    border.width: Theme.hairline
    border.color: Theme.fenced
    Accessible.role: Accessible.AlertMessage
    Accessible.name: note.text

    RowLayout {
        id: row

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.gutter
        anchors.rightMargin: Theme.gutter
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gap

        Glyph {
            symbol: note.symbol
            color: Theme.fenced
        }
        BodyText {
            Layout.fillWidth: true
            text: note.text
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
        ActionButton {
            implicitHeight: Theme.row
            visible: note.offer !== null
            action: note.offer
            text: qsTr("Show")
            label: note.offer !== null ? note.offer.text : ""
        }
    }
}
