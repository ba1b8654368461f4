pragma ComponentBehavior: Bound

import QtQuick
import Estate.Models

// Every group and what becomes of it: one row selected, its explanation beside it.
FocusScope {
    id: pane

    required property PlanSession plan
    readonly property DecisionFilterModel rows: pane.plan.filteredDecisions

    signal opened()

    DataTable {
        id: table

        anchors.fill: parent
        focus: true
        label: qsTr("Decisions. Space orders by the column, Enter explains")
        model: pane.rows
        rows: pane.rows.count
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
    EmptyState {
        anchors.centerIn: parent
        width: parent.width - 2 * Theme.padding
        visible: pane.rows.count === 0
        symbol: Icons.filter
        title: qsTr("No group matches")
        body: qsTr("Change the filter to see the other decisions of this plan.")
    }
}
