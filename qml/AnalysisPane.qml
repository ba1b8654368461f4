pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Estate.Models

// What there is to ask about a plan beyond its decisions: capacity, cost, deadlines, what would
// change it, the second loss.
ColumnLayout {
    id: pane

    enum View { Capacity, Cost, Deadlines, Sensitivity, SecondLoss }

    required property PlanSession plan
    property int view: AnalysisPane.View.Capacity
    readonly property PlanAnalysis analysis: pane.plan.analysis
    property int chosenItem: -1

    spacing: Theme.gap

    StackLayout {
        Layout.fillWidth: true
        Layout.fillHeight: true
        currentIndex: pane.view

        CapacityPane {
            plan: pane.plan
        }
        RowLayout {
            spacing: Theme.gutter

            ChartPane {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: Theme.px(320)
                plan: pane.plan
                kind: ChartPane.Kind.Cost
                caption: qsTr("Cost so far in %1, hours after the loss")
                         .arg(pane.analysis.costs.chartUnit)
            }
            DataTable {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: Theme.px(480)
                label: qsTr("Cost over time")
                rows: pane.analysis.costs
                kept: "costs"
                // The line beside it is of the whole.
                spared: ["breaches", "losses", "downtime"]
                emptyTitle: qsTr("Nothing is charged")
                emptyBody: qsTr("No lost application has a business-impact rule.")
                onItemChosen: item => pane.chosenItem = item
                currentItem: pane.chosenItem
            }
        }
        RowLayout {
            spacing: Theme.gutter

            ChartPane {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: Theme.px(320)
                plan: pane.plan
                kind: ChartPane.Kind.Deadlines
                caption: qsTr("Completion against deadline, minutes. Above the line: RTO missed; "
                              + "at the top edge: later still")
            }
            DataTable {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: Theme.px(480)
                label: qsTr("Deadlines, the first and tightest first")
                rows: pane.analysis.deadlines
                kept: "deadlines"
                // The marks in front of the slack say the same.
                // Where a group goes, the decisions and the timeline show too.
                spared: ["outcome", "source", "destination"]
                emptyTitle: qsTr("No group recovers")
                emptyBody: qsTr("Only what has a destination is predicted to be there at some "
                                + "time. The decisions say why the others have none.")
                currentItem: pane.analysis.deadlines.itemOf(pane.plan.selectedDecision)
                onItemChosen: item => {
                    pane.plan.selectedDecision = pane.analysis.deadlines.decisionOf(item);
                }
            }
        }
        DataTable {
            label: qsTr("What would make the plan decide otherwise")
            rows: pane.analysis.sensitivity
            kept: "sensitivity"
            emptyTitle: qsTr("No number decides")
            emptyBody: qsTr("Every group of this plan is held by a rule or has none.")
            currentItem: pane.chosenItem
            onItemChosen: item => {
                pane.chosenItem = item;
                pane.plan.selectedDecision = pane.analysis.sensitivity.decisionOf(item);
            }
        }
        // Anchored: a layout keeps the height of one line when the sentence comes to need two.
        Item {
            BodyText {
                id: secondLoss

                anchors.left: parent.left
                anchors.right: parent.right
                anchors.top: parent.top
                anchors.leftMargin: Theme.padding
                anchors.rightMargin: Theme.padding
                visible: pane.plan.secondLoss.answered
                text: pane.plan.secondLoss.summaryText
                wrapMode: Text.Wrap
            }
            DataTable {
                anchors.left: parent.left
                anchors.right: parent.right
                anchors.top: secondLoss.visible ? secondLoss.bottom : parent.top
                anchors.topMargin: secondLoss.visible ? Theme.gap : 0
                anchors.bottom: parent.bottom
                label: qsTr("What became of each group at the second loss")
                rows: pane.plan.secondLoss.stories
                kept: "second-loss"
                // What explains the decision says where the group went at first.
                spared: ["first_decision", "completion"]
                emptyTitle: qsTr("No second loss was asked for")
                emptyBody: qsTr("Name what else is lost, and after how long, in the line under "
                                + "the failure set; then run.")
                currentItem: pane.chosenItem
                onItemChosen: item => {
                    pane.chosenItem = item;
                    pane.plan.selectedDecision = pane.plan.secondLoss.stories.decisionOf(item);
                }
            }
        }
    }
}
