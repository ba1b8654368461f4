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
    required property ChangesCommands actions

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
                Layout.fillWidth: true
                text: pane.execution.stageText
                elide: Text.ElideRight
            }
            StateWord {
                visible: pane.execution.nextDeadlineText.length > 0
                word: qsTr("next deadline %1").arg(pane.execution.nextDeadlineText)
                symbol: Icons.age
            }
            ActionButton {
                implicitHeight: Theme.row
                action: pane.actions.resumeCommand
                visible: pane.execution.interrupted
                kind: ActionButton.Kind.Primary
                symbol: Icons.run
                text: qsTr("Go on")
                label: qsTr("Go on with the interrupted execution")
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
        BodyText {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.padding
            Layout.rightMargin: Theme.padding
            color: Theme.secondary
            text: participants.timesText
        }
        DataTable {
            id: table

            Layout.fillWidth: true
            Layout.fillHeight: true
            kept: "execution"
            label: qsTr("Participants of the execution")
            rows: participants
            // Phases are reached while somebody looks.
            foldingEmpty: false
            spared: ["application", "volumes", "source", "slack", "deadline"]
            emptyTitle: qsTr("No participants yet")
            emptyBody: qsTr("Each group of the plan takes part, once its gang is prepared.")
            onItemChosen: item => table.currentItem = item
        }
    }
    ExecutionTable {
        id: participants

        execution: pane.execution
    }
}
