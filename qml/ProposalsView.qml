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
    readonly property ChosenProposal proposal: chosen.found ? chosen : null
    readonly property string proposalId: chosen.proposalId

    required property ChangesCommands actions

    function comment() {
        detail.comment();
    }
    function show(proposalId: string) {
        const item = proposals.itemOf(proposalId);
        if (item < 0) {
            view.session.refuse(qsTr("This journal has no proposal “%1”.").arg(proposalId));
            return;
        }
        proposals.arrangeNow();
        if (proposals.rowOf(item) < 0)
            proposals.filter = "";
        table.currentItem = item;
    }
    // Some proposal is chosen wherever there is one: at first the youngest.
    function settle() {
        if (table.currentItem < 0 || table.currentItem >= proposals.total)
            table.currentItem = proposals.total - 1;
    }
    function enter() {
        table.forceActiveFocus(Qt.OtherFocusReason);
    }

    onProposalIdChanged: {
        if (!view.changes.execution.running)
            view.changes.execution.proposalId = view.proposalId;
    }
    Component.onCompleted: view.settle()

    ProposalTable {
        id: proposals

        session: view.session
    }
    ChosenProposal {
        id: chosen

        session: view.session
        // Asked again when there are more.
        proposalId: proposals.total > 0 ? proposals.idAt(table.currentItem) : ""
    }
    Connections {
        target: proposals

        function onRowsChanged() {
            view.settle();
        }
    }
    Connections {
        target: view.changes

        // Another journal, or another moment of this one.
        function onModelReset() {
            settling.start();
        }
    }
    Timer {
        id: settling

        interval: 0
        onTriggered: {
            table.currentItem = -1;
            view.settle();
        }
    }
    RowLayout {
        anchors.fill: parent
        spacing: Theme.gutter

        Panel {
            // Title, state and what it waits for, whole; a wide window has room for long titles.
            Layout.preferredWidth: Theme.px(432) + Math.max(0, Math.round((view.width
                                                                           - Theme.px(1200)) / 6))
            Layout.fillHeight: true

            ColumnLayout {
                anchors.fill: parent
                anchors.topMargin: Theme.gap
                anchors.margins: Theme.hairline
                spacing: Theme.gap

                TextEntry {
                    Layout.fillWidth: true
                    Layout.leftMargin: Theme.gap
                    Layout.rightMargin: Theme.gap
                    implicitHeight: Theme.row
                    label: qsTr("Filter the proposals")
                    symbol: Icons.filter
                    placeholderText: qsTr("Words, -without, state:open")
                    text: proposals.filter
                    onTextEdited: proposals.filter = text
                }
                DataTable {
                    id: table

                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    focus: true
                    kept: "proposals"
                    label: qsTr("Proposals")
                    rows: proposals
                    spared: ["proposal", "expires", "lost_operations", "groups", "kind", "author",
                        "age"]
                    emptyTitle: qsTr("None yet")
                    onItemChosen: item => table.currentItem = item
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
        // Anchored: a layout would keep the height of another proposal's words.
        Item {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: view.proposal

            ProposalPane {
                id: head

                anchors.left: parent.left
                anchors.right: parent.right
                height: head.implicitHeight
                session: view.session
                commands: view.commands
                actions: view.actions
                proposal: view.proposal
                review: review
                outlook: outlook
            }
            ProposalDetail {
                id: detail

                anchors.top: head.bottom
                anchors.topMargin: Theme.gutter
                anchors.bottom: parent.bottom
                anchors.left: parent.left
                anchors.right: parent.right
                session: view.session
                commands: view.commands
                actions: view.actions
                review: review
                outlook: outlook
                proposalId: view.proposalId
            }
        }
    }
    ProposalReview {
        id: review

        session: view.session
        proposalId: view.proposalId
    }
    ProposalOutlook {
        id: outlook

        session: view.session
        proposalId: view.proposalId
    }
}
