import QtQuick
import Estate.Models

// Every group and what becomes of it: one row selected, its explanation beside it.
DataTable {
    id: pane

    required property PlanSession plan

    signal opened()

    label: qsTr("Decisions, Enter explains")
    rows: pane.plan.decisions
    kept: "decisions"
    currentItem: pane.plan.selectedDecision
    onItemChosen: item => pane.plan.selectedDecision = item
    onItemOpened: pane.opened()
}
