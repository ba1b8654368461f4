import QtQuick
import QtQuick.Layouts
import Estate.Models

// The region's sixteen shards: what is homed in each, and its part in a cut.
FocusScope {
    id: pane

    required property Session session
    required property string regionId

    ShardTable {
        id: shards

        session: pane.session
        regionId: pane.regionId
        active: pane.visible
    }
    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.gap

        RowLayout {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.padding
            Layout.rightMargin: Theme.padding
            spacing: Theme.gutter

            StateWord {
                word: shards.cutCount === 0
                      ? qsTr("no cut in flight")
                      : shards.cutCount === 1 ? qsTr("1 shard in a cut")
                      : qsTr("%1 shards in a cut").arg(shards.cutCount)
                symbol: shards.cutCount === 0 ? Icons.check : Icons.cut
                ink: shards.cutCount === 0 ? Theme.secondary : Theme.text
            }
            BodyText {
                Layout.fillWidth: true
                color: Theme.secondary
                text: shards.publishedText
            }
        }
        DataTable {
            id: table

            Layout.fillWidth: true
            Layout.fillHeight: true
            focus: true
            label: qsTr("Shards of %1").arg(pane.regionId)
            rows: shards
            kept: "region-shards"
            emptyTitle: qsTr("No shards")
            emptyBody: qsTr("The estate that is looked at has no such region.")
            onItemChosen: item => table.currentItem = item
        }
    }
}
