import QtQuick
import QtQuick.Layouts

TableRow {
    id: row

    required property string regionId
    required property string detailText

    Accessible.name: qsTr("%1, %2").arg(row.regionId).arg(row.detailText)

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.gutter
        anchors.rightMargin: Theme.gutter
        spacing: Theme.gutter

        IdText {
            text: row.regionId
        }
        BodyText {
            Layout.fillWidth: true
            text: row.detailText
            color: Theme.secondary
        }
    }
}
