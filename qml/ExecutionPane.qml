pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Estate.Models

// An execution as it happens: each gang waits, is prepared, fenced and committed, or all of it is
// aborted.
Panel {
    id: pane

    required property ExecutionModel execution
    required property CommandCatalog commands

    ColumnLayout {
        anchors.fill: parent
        anchors.topMargin: Theme.gutter
        anchors.margins: Theme.hairline
        spacing: Theme.gap

        RowLayout {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.padding
            Layout.rightMargin: Theme.gutter
            spacing: Theme.gutter

            SectionTitle {
                text: qsTr("Execution")
            }
            BodyText {
                Layout.fillWidth: true
                text: pane.execution.stageText
            }
            ActionButton {
                implicitHeight: Theme.row
                visible: pane.execution.interrupted
                kind: ActionButton.Kind.Primary
                symbol: Icons.run
                text: qsTr("Go on")
                label: qsTr("Go on with the interrupted execution")
                onClicked: pane.execution.resume()
            }
            ActionButton {
                implicitHeight: Theme.row
                action: pane.commands.abortCommand
                visible: enabled
                kind: ActionButton.Kind.Danger
                text: qsTr("Abort…")
            }
        }
        ExecutionSteps {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.padding
            Layout.rightMargin: Theme.padding
            execution: pane.execution
        }
        ExecutionLine {
            Layout.fillWidth: true
            Layout.preferredHeight: Theme.row
            heading: true
            group: qsTr("Group")
            application: qsTr("Application")
            source: qsTr("From")
            destination: qsTr("To")
            phase: ""
            phaseText: qsTr("Phase")
            volumes: qsTr("Volumes")
            completion: qsTr("Predicted completion")
            slack: qsTr("Slack")
        }
        Rule {
            Layout.fillWidth: true
            Layout.topMargin: -Theme.gap
        }
        RowList {
            id: list

            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.topMargin: -Theme.gap
            label: qsTr("Participants of the execution")
            emptySymbol: Icons.waiting
            emptyTitle: qsTr("No participants yet")
            emptyBody: qsTr("Each group of the plan takes part, once its gang is prepared.")
            model: pane.execution
            delegate: ExecutionRow {
                width: ListView.view.width
                current: ListView.isCurrentItem && list.activeFocus
                keyboard: list.activeFocus
                onChosen: list.currentIndex = index
            }
        }
    }
}
