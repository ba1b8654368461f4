pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Estate.Models

// Every group and what becomes of it: filter, order, one row selected; its explanation beside it.
FocusScope {
    id: pane

    required property PlanSession plan
    readonly property DecisionFilterModel rows: pane.plan.filteredDecisions

    signal opened()

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.unit

        RowLayout {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.padding
            Layout.rightMargin: Theme.gutter
            spacing: Theme.gap

            SegmentedChoice {
                readonly property list<string> keys: ["", "met", "missed", "held", "short",
                    "deferred"]

                label: qsTr("Outcome")
                entries: [qsTr("All %1").arg(pane.plan.groups),
                    qsTr("Met %1").arg(pane.plan.metRto),
                    qsTr("Missed %1").arg(pane.plan.missedRto),
                    qsTr("Held %1").arg(pane.plan.held),
                    qsTr("Short %1").arg(pane.plan.capacityShort),
                    qsTr("Deferred %1").arg(pane.plan.deferred)]
                current: Math.max(0, keys.indexOf(pane.rows.status))
                onChosen: index => pane.rows.status = keys[index]
            }
            TextEntry {
                Layout.preferredWidth: Theme.px(220)
                Layout.fillWidth: true
                Layout.maximumWidth: Theme.px(280)
                implicitHeight: Theme.row
                label: qsTr("Filter the decisions")
                symbol: Icons.filter
                placeholderText: qsTr("Id or reason")
                text: pane.rows.text
                onTextEdited: pane.rows.text = text
            }
            BodyText {
                Layout.fillWidth: true
                horizontalAlignment: Text.AlignRight
                color: Theme.secondary
                text: pane.rows.count === pane.plan.groups
                      ? qsTr("%n group(s)", "", pane.plan.groups)
                      : qsTr("%1 of %2 groups").arg(pane.rows.count).arg(pane.plan.groups)
            }
        }
        DataTable {
            id: table

            Layout.fillWidth: true
            Layout.fillHeight: true
            focus: true
            label: qsTr("Decisions. Space orders by the column, Enter explains")
            model: pane.rows
            currentRow: pane.rows.rowOf(pane.plan.selectedDecision)
            orderColumn: pane.rows.orderColumn
            orderDescending: pane.rows.orderDescending
            stretch: DecisionListModel.ReasonColumn
            columns: [
                TableColumn { width: Theme.px(104) },
                TableColumn { width: Theme.px(72); rightAligned: true },
                TableColumn { width: Theme.px(96) },
                TableColumn { width: Theme.px(64) },
                TableColumn { width: Theme.px(96) },
                TableColumn { width: Theme.px(112) },
                TableColumn { width: Theme.px(260) },
                TableColumn { width: Theme.px(96); rightAligned: true },
                TableColumn { width: Theme.px(104); rightAligned: true },
                TableColumn { width: Theme.px(104); rightAligned: true },
                TableColumn { width: Theme.px(96); rightAligned: true },
                TableColumn { width: Theme.px(80); rightAligned: true },
                TableColumn { width: Theme.px(104); rightAligned: true },
                TableColumn { width: Theme.px(88); rightAligned: true },
                TableColumn { width: Theme.px(112); rightAligned: true }
            ]
            delegate: DecisionCell {
                currentRow: table.currentRow
                focused: table.activeFocus
                onChosen: row => {
                    table.forceActiveFocus(Qt.MouseFocusReason);
                    pane.plan.selectedDecision = pane.rows.decisionAt(row);
                }
                onOpened: pane.opened()
            }
            onRowChosen: row => pane.plan.selectedDecision = pane.rows.decisionAt(row)
            onRowOpened: pane.opened()
            onHeadingChosen: column => pane.rows.toggleOrder(column)
        }
    }
    EmptyState {
        anchors.centerIn: parent
        width: parent.width - 2 * Theme.padding
        visible: pane.rows.count === 0
        symbol: Icons.filter
        title: qsTr("No group matches")
        body: qsTr("Change the filter to see the other decisions of this plan.")
    }
}
