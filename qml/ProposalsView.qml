pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Estate.Models

// Proposals from open to done, and the execution of one of them.
FocusScope {
    id: view

    required property Session session
    required property CommandCatalog commands
    readonly property ChangesModel changes: view.session.changes
    readonly property ProposalRow proposal: list.currentItem as ProposalRow
    readonly property string proposalId: view.proposal?.proposalId ?? ""

    required property ChangesCommands actions

    signal planAsked()

    function comment() {
        detail.comment();
    }
    function show(proposalId: string) {
        list.currentIndex = view.changes.rowOf(proposalId);
    }
    function enter() {
        list.forceActiveFocus(Qt.OtherFocusReason);
    }

    onProposalIdChanged: {
        if (!view.changes.execution.running)
            view.changes.execution.proposalId = view.proposalId;
    }

    RowLayout {
        anchors.fill: parent
        spacing: Theme.gutter

        Panel {
            Layout.preferredWidth: Theme.px(360)
            Layout.fillHeight: true

            RowList {
                id: list

                anchors.fill: parent
                anchors.margins: Theme.hairline
                focus: true
                label: qsTr("Proposals, newest first")
                model: view.changes
                delegate: ProposalRow {
                    width: ListView.view.width
                    current: ListView.isCurrentItem
                    keyboard: list.activeFocus
                    onChosen: list.currentIndex = index
                }
            }
        }
        Panel {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: !view.proposal

            EmptyState {
                anchors.centerIn: parent
                width: Math.min(parent.width - 2 * Theme.padding, Theme.px(480))
                symbol: Icons.changes
                title: qsTr("No proposals yet")
                body: qsTr("Run a failure set in Plan, or edit rules in Rules, and choose "
                           + "“Propose…”. Another operator approves it here; then it can be "
                           + "committed, and every participant's prepare, fence and commit is "
                           + "shown.")
            }
        }
        ColumnLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: view.proposal
            spacing: Theme.gutter

            ProposalPane {
                Layout.fillWidth: true
                session: view.session
                commands: view.commands
                actions: view.actions
                proposal: view.proposal
                review: review
                onPlanAsked: view.planAsked()
            }
            ProposalDetail {
                id: detail

                Layout.fillWidth: true
                Layout.fillHeight: true
                session: view.session
                commands: view.commands
                review: review
            }
        }
    }
    ProposalReview {
        id: review

        session: view.session
        proposalId: view.proposalId
    }
}
