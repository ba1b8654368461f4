import QtQuick
import QtQuick.Layouts

// A region that a plan examined, and whether it moved on since.
TableRow {
    id: row

    required property int index
    required property string regionId
    required property string digest
    required property bool changed

    implicitHeight: Theme.rowCompact
    Accessible.name: row.changed ? qsTr("%1, changed since").arg(row.regionId) : row.regionId

    RowLayout {
        anchors.fill: parent
        anchors.rightMargin: Theme.gutter
        spacing: Theme.gap

        IdText {
            Layout.preferredWidth: Theme.px(112)
            text: row.regionId
            color: Theme.secondary
        }
        IdText {
            Layout.fillWidth: true
            text: row.digest
        }
        StateWord {
            visible: row.changed
            word: qsTr("changed")
            symbol: Icons.age
            ink: Theme.fenced
        }
    }
}
