import QtQuick
import QtQuick.Layouts

// A fact of an export, or the heading of a group of them. Hovering, and the row in focus, give the
// exact value.
TableRow {
    id: row

    required property int index
    required property string title
    required property string fact
    required property string exact
    required property bool digest
    required property bool heading
    required property string accessibleText

    implicitHeight: row.heading ? Theme.px(36) : Theme.rowCompact
    Accessible.name: row.accessibleText

    HeadText {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.leftMargin: Theme.padding
        anchors.rightMargin: Theme.padding
        anchors.bottomMargin: Theme.unit
        visible: row.heading
        text: row.title
    }
    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.padding
        anchors.rightMargin: Theme.padding
        visible: !row.heading
        spacing: Theme.gap

        BodyText {
            Layout.fillWidth: true
            text: row.title
            color: Theme.secondary
        }
        IdText {
            visible: row.digest
            text: row.fact
        }
        NumberText {
            visible: !row.digest
            value: row.fact
        }
    }
    HoverHandler {
        id: pointer
    }
    Tip {
        visible: row.exact.length > 0 && (pointer.hovered || (row.current && row.keyboard))
        text: row.exact
    }
}
