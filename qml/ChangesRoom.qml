pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Estate.Models

// Room Changes: proposals from open to done, and the execution of one of them.
FocusScope {
    id: room

    required property Session session
    required property CommandCatalog commands
    readonly property ChangesModel changes: room.session.changes
    readonly property ProposalRow proposal: list.currentItem as ProposalRow
    readonly property string proposalId: room.proposal?.proposalId ?? ""

    signal planAsked()

    function show(proposalId: string) {
        list.currentIndex = room.changes.rowOf(proposalId);
    }
    function enter() {
        list.forceActiveFocus(Qt.OtherFocusReason);
    }

    onProposalIdChanged: {
        if (!room.changes.execution.running)
            room.changes.execution.proposalId = room.proposalId;
    }

    RowLayout {
        anchors.fill: parent
        anchors.margins: Theme.gutter
        spacing: Theme.gutter

        Panel {
            Layout.preferredWidth: Theme.px(360)
            Layout.fillHeight: true

            ColumnLayout {
                anchors.fill: parent
                anchors.topMargin: Theme.gutter
                anchors.margins: Theme.hairline
                spacing: Theme.gap

                RowLayout {
                    Layout.fillWidth: true
                    Layout.leftMargin: Theme.padding
                    Layout.rightMargin: Theme.padding

                    BodyText {
                        Layout.fillWidth: true
                        text: qsTr("Changes")
                        font.pixelSize: Theme.titleSize
                        Accessible.role: Accessible.Heading
                    }
                    BodyText {
                        color: Theme.secondary
                        text: qsTr("to approve: %1").arg(room.changes.pendingApprovals)
                    }
                }
                Rule {
                    Layout.fillWidth: true
                }
                RowList {
                    id: list

                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.topMargin: -Theme.gap
                    focus: true
                    label: qsTr("Proposals, newest first")
                    model: room.changes
                    delegate: ProposalRow {
                        width: ListView.view.width
                        current: ListView.isCurrentItem
                        keyboard: list.activeFocus
                        onChosen: list.currentIndex = index
                    }
                }
            }
        }
        Panel {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: !room.proposal

            EmptyState {
                anchors.centerIn: parent
                width: Math.min(parent.width - 2 * Theme.padding, Theme.px(480))
                symbol: Icons.changes
                title: qsTr("No proposals yet")
                body: qsTr("Run a failure set in Plan and choose “Propose…”. Another operator "
                           + "approves it here; then it can be committed, and every participant's "
                           + "prepare, fence and commit is shown.")
            }
        }
        ColumnLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: room.proposal
            spacing: Theme.gutter

            ProposalPane {
                Layout.fillWidth: true
                session: room.session
                commands: room.commands
                proposal: room.proposal
                onPlanAsked: room.planAsked()
            }
            ExecutionPane {
                Layout.fillWidth: true
                Layout.fillHeight: true
                visible: room.changes.execution.count > 0
                execution: room.changes.execution
                commands: room.commands
            }
            Panel {
                Layout.fillWidth: true
                Layout.fillHeight: true
                visible: room.changes.execution.count === 0

                EmptyState {
                    anchors.centerIn: parent
                    width: Math.min(parent.width - 2 * Theme.padding, Theme.px(480))
                    symbol: Icons.prepared
                    title: qsTr("Not executed")
                    body: qsTr("Once an approved proposal is committed, each participant appears "
                               + "here: waiting, prepared, fenced, committed.")
                }
            }
        }
    }
}
