import QtQuick
import QtQuick.Layouts
import Estate.Models

// The region's flows, each with its path from the mux to the leaf.
FocusScope {
    id: pane

    required property Session session
    required property string regionId

    FlowPathTable {
        id: flows

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
            Layout.rightMargin: Theme.gutter
            spacing: Theme.gap

            TextEntry {
                Layout.preferredWidth: Theme.px(240)
                implicitHeight: Theme.row
                label: qsTr("Filter the flows")
                symbol: Icons.filter
                placeholderText: qsTr("Words, -without, flow:to")
                text: flows.filter
                onTextEdited: flows.filter = text
            }
            BodyText {
                Layout.fillWidth: true
                color: Theme.secondary
                text: flows.summaryText
            }
        }
        DataTable {
            Layout.fillWidth: true
            Layout.fillHeight: true
            focus: true
            label: qsTr("Flows of %1").arg(pane.regionId)
            rows: flows
            kept: "region-flows"
            // The path and the state are read first; the path of the chosen one has the badges.
            spared: ["copying", "transport", "pending", "iops", "bytes", "path"]
            currentItem: flows.chosenItem
            emptyTitle: qsTr("No flows")
            emptyBody: qsTr("No volume is served here, none feeds a replica from here, and none "
                            + "of another region is kept here.")
            onItemChosen: item => flows.chosenItem = item
        }
        Rule {
            Layout.fillWidth: true
        }
        FlowPathLine {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.padding
            Layout.rightMargin: Theme.padding
            Layout.bottomMargin: Theme.unit
            Layout.topMargin: -Theme.unit
            flows: flows
        }
    }
}
