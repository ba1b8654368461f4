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
    // What a group is, where it goes, why, and whether it is in time at what cost stays longest.
    spared: ["operations", "bytes", "start", "lost_operations", "volumes", "deadline",
        "application", "reason", "source"]
    currentItem: pane.plan.selectedDecision
    onItemChosen: item => pane.plan.selectedDecision = item
    onItemOpened: pane.opened()
}
