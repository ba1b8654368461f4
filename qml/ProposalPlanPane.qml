pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Estate.Models

// What whoever judges a proposal judges: every group of its plan, as it was proposed.
FocusScope {
    id: pane

    required property Session session
    required property string proposalId
    // What the plan comes to stands above already.
    property bool told: false

    ProposalPlanTable {
        id: flows

        session: pane.session
        proposalId: pane.proposalId
        active: pane.visible
    }
    // Anchored: a layout would keep the height of another plan's words.
    Column {
        id: said

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.padding
        anchors.rightMargin: Theme.gutter
        spacing: Theme.gap

        BodyText {
            width: said.width
            visible: !pane.told
            wrapMode: Text.Wrap
            text: flows.summaryText
        }
        RowLayout {
            width: said.width
            spacing: Theme.gap

            TextEntry {
                Layout.preferredWidth: Theme.px(240)
                implicitHeight: Theme.row
                label: qsTr("Filter the plan")
                symbol: Icons.filter
                placeholderText: qsTr("Words, -without, destination:r017")
                text: flows.filter
                onTextEdited: flows.filter = text
            }
            BodyText {
                Layout.fillWidth: true
                color: Theme.secondary
                text: flows.timesText
            }
        }
    }
    DataTable {
        id: table

        anchors.top: said.bottom
        anchors.topMargin: Theme.gap
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        focus: true
        kept: "proposal-plan"
        label: qsTr("Groups of the plan, as proposed")
        rows: flows
        // What the reason says in words goes first.
        spared: ["slack", "volumes", "rule", "deadline", "lost_operations", "expected_cost",
            "source"]
        emptyTitle: flows.reading ? qsTr("The plan is being read")
                                  : flows.total > 0 ? qsTr("No group matches")
                                                    : qsTr("No group is listed")
        emptyBody: flows.timesText
        onItemChosen: item => table.currentItem = item
    }
}
