import QtQuick
import QtQuick.Layouts

// A shard that would take part.
TableRow {
    id: row

    required property int index
    required property string shard
    required property string membersText
    required property string selectorBrief

    implicitHeight: Theme.rowCompact
    Accessible.name: qsTr("Shard %1, %2").arg(row.shard).arg(row.membersText)

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.gutter
        anchors.rightMargin: Theme.gutter
        spacing: Theme.gutter

        IdText {
            Layout.preferredWidth: Theme.px(108)
            text: row.shard
        }
        NumberText {
            Layout.preferredWidth: Theme.px(120)
            value: row.membersText
        }
        IdText {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignRight
            text: row.selectorBrief
            color: Theme.secondary
        }
    }
}
