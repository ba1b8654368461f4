pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Estate.Models

// The pinned plan and the present one, group by group.
ColumnLayout {
    id: pane

    required property PlanSession plan
    required property CommandCatalog commands
    required property PlanCommands actions
    readonly property ComparisonModel comparison: pane.plan.analysis.comparison
    property int chosenItem: -1

    spacing: Theme.gap

    RowLayout {
        Layout.fillWidth: true
        Layout.leftMargin: Theme.padding
        Layout.rightMargin: Theme.gutter
        spacing: Theme.gap

        BodyText {
            Layout.fillWidth: true
            text: pane.comparison.pinned ? qsTr("Pinned: %1").arg(pane.comparison.pinnedText)
                                         : qsTr("Nothing is pinned")
            color: Theme.secondary
        }
        ActionButton {
            implicitHeight: Theme.row
            visible: pane.comparison.pinned
            action: pane.actions.differencesCommand
            kind: ActionButton.Kind.Quiet
            symbol: pane.comparison.onlyDifferences ? Icons.checked : Icons.unchecked
            text: qsTr("Only the differences")
        }
        ActionButton {
            implicitHeight: Theme.row
            action: pane.commands.pinCommand
            kind: ActionButton.Kind.Quiet
            symbol: Icons.pin
            text: qsTr("Pin this plan")
        }
    }
    BodyText {
        Layout.fillWidth: true
        Layout.leftMargin: Theme.padding
        Layout.rightMargin: Theme.padding
        visible: pane.comparison.verdictText.length > 0
        text: pane.comparison.verdictText
        wrapMode: Text.Wrap
    }
    DataTable {
        Layout.fillWidth: true
        Layout.fillHeight: true
        label: qsTr("The pinned plan and the present one")
        rows: pane.comparison
        kept: "comparison"
        emptyTitle: qsTr("Nothing to compare")
        emptyBody: qsTr("Pin a plan, change what is lost, when or the rules, and run again.")
        currentItem: pane.chosenItem
        onItemChosen: item => pane.chosenItem = item
    }
}
