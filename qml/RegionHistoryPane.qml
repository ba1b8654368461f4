import QtQuick
import QtQuick.Layouts
import Estate.Models

// What the region published before: generation by generation, newest first.
FocusScope {
    id: pane

    required property Session session
    required property string regionId

    ExportHistoryTable {
        id: history

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

            SectionTitle {
                text: qsTr("What it published")
            }
            BodyText {
                Layout.fillWidth: true
                color: Theme.secondary
                text: history.summaryText
            }
        }
        DataTable {
            id: table

            Layout.fillWidth: true
            Layout.fillHeight: true
            focus: true
            label: qsTr("Generations of %1, newest first").arg(pane.regionId)
            rows: history
            kept: "region-history"
            spared: ["digest", "record"]
            emptyTitle: qsTr("Nothing published")
            emptyBody: qsTr("A region publishes when it becomes part of the estate.")
            onItemChosen: item => table.currentItem = item
        }
    }
}
