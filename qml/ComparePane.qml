pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Estate.Models

// The pinned plan and the present one, group by group.
// Anchored: a layout keeps the height of one line when the verdict comes to need two.
Item {
    id: pane

    required property PlanSession plan
    required property CommandCatalog commands
    required property PlanCommands actions
    readonly property ComparisonModel comparison: pane.plan.analysis.comparison
    property int chosenItem: -1

    RowLayout {
        id: head

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.leftMargin: Theme.padding
        anchors.rightMargin: Theme.gutter
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
        id: verdict

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: head.bottom
        anchors.leftMargin: Theme.padding
        anchors.rightMargin: Theme.padding
        anchors.topMargin: Theme.gap
        visible: pane.comparison.verdictText.length > 0
        text: pane.comparison.verdictText
        wrapMode: Text.Wrap
    }
    DataTable {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: verdict.visible ? verdict.bottom : head.bottom
        anchors.topMargin: Theme.gap
        anchors.bottom: parent.bottom
        label: qsTr("The pinned plan and the present one")
        rows: pane.comparison
        kept: "comparison"
        emptyTitle: qsTr("Nothing to compare")
        emptyBody: qsTr("Pin a plan, change what is lost, when or the rules, and run again.")
        currentItem: pane.chosenItem
        onItemChosen: item => pane.chosenItem = item
    }
}
