pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Estate.Models

// Under a proposal: its plan and how it is carried out, or what it changes in the rules; what
// changed since, and what people said.
Panel {
    id: detail

    enum Look { Plan, Execution, Difference, Reach, Since, Comments }

    required property Session session
    required property CommandCatalog commands
    required property ChangesCommands actions
    required property ProposalReview review
    required property ProposalOutlook outlook
    required property string proposalId
    readonly property ExecutionModel execution: detail.session.changes.execution
    readonly property bool ofRules: detail.review.kind === "rules"
    readonly property list<int> looks: detail.ofRules
                                       ? [ProposalDetail.Look.Difference,
                                          ProposalDetail.Look.Reach, ProposalDetail.Look.Since,
                                          ProposalDetail.Look.Comments]
                                       : [ProposalDetail.Look.Plan, ProposalDetail.Look.Execution,
                                          ProposalDetail.Look.Since, ProposalDetail.Look.Comments]
    // What begins: the plan, and once somebody commits it, how that goes.
    readonly property bool executed: detail.execution.count > 0
                                     && detail.execution.proposalId === detail.proposalId
    readonly property int first: detail.ofRules ? ProposalDetail.Look.Difference
                                 : detail.executed ? ProposalDetail.Look.Execution
                                                   : ProposalDetail.Look.Plan
    // The look that a person chose; -1: none, or none that this proposal has.
    property int chosen: -1
    readonly property int look: Array.from(detail.looks).includes(detail.chosen) ? detail.chosen
                                                                                 : detail.first
    readonly property bool running: detail.execution.running

    function comment() {
        detail.chosen = ProposalDetail.Look.Comments;
        said.forceActiveFocus(Qt.ShortcutFocusReason);
    }
    function say() {
        if (!detail.review.comment(said.text))
            return;
        said.used();
        said.clear();
    }

    // Whoever commits wants to see it go.
    onRunningChanged: {
        if (detail.running && !detail.ofRules)
            detail.chosen = -1;
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.topMargin: Theme.gap
        anchors.margins: Theme.hairline
        spacing: Theme.gap

        RowLayout {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.gutter
            Layout.rightMargin: Theme.gutter
            spacing: Theme.gutter

            SegmentedChoice {
                id: looks

                readonly property string commentsTitle: detail.review.comments.count > 0
                    ? qsTr("Comments %1").arg(detail.review.comments.count) : qsTr("Comments")

                label: qsTr("Show")
                entries: detail.ofRules
                         ? [qsTr("Difference"), qsTr("Reach"), qsTr("Changed since"),
                             looks.commentsTitle]
                         : [qsTr("Plan"), qsTr("Execution"), qsTr("Changed since"),
                             looks.commentsTitle]
                current: Array.from(detail.looks).indexOf(detail.look)
                onChosen: index => detail.chosen = detail.looks[index]
            }
            BodyText {
                Layout.fillWidth: true
                color: Theme.secondary
                text: detail.look === ProposalDetail.Look.Difference
                      ? detail.review.difference.summaryText
                      : detail.look === ProposalDetail.Look.Reach ? detail.review.reachText
                      : detail.look === ProposalDetail.Look.Since ? detail.review.freshnessText : ""
            }
        }
        StackLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            currentIndex: detail.look

            ProposalPlanPane {
                session: detail.session
                proposalId: detail.proposalId
                told: detail.outlook.figuresText.length > 0
            }
            Item {
                ExecutionPane {
                    anchors.fill: parent
                    visible: detail.execution.count > 0
                    border.width: 0
                    execution: detail.execution
                    commands: detail.commands
                    actions: detail.actions
                }
                EmptyState {
                    anchors.centerIn: parent
                    width: Math.min(parent.width - 2 * Theme.padding, Theme.px(480))
                    visible: detail.execution.count === 0
                    symbol: Icons.prepared
                    title: qsTr("Not executed")
                    body: qsTr("Once an approved proposal is committed, each participant appears "
                               + "here: waiting, prepared, fenced, committed.")
                }
            }
            DifferenceList {
                label: qsTr("What changes in the rules, line by line")
                difference: detail.review.difference
            }
            DataTable {
                id: reach

                label: qsTr("Groups whose action changes")
                rows: detail.review.reach
                kept: "proposal-reach"
                emptyTitle: qsTr("No group acts otherwise")
                emptyBody: qsTr("In no single or pair loss does this change what happens to a "
                                + "group.")
                onItemChosen: item => reach.currentItem = item
            }
            DataTable {
                id: flows

                label: qsTr("Groups that the planner decides otherwise by now")
                rows: detail.review.flows
                kept: "proposal-flows"
                emptyTitle: detail.review.freshnessText.length > 0
                            ? qsTr("No group is listed") : qsTr("It still means what it said")
                emptyBody: detail.review.freshnessText.length > 0 ? detail.review.freshnessText
                           : qsTr("When a region that it relies on changes, it is planned again by "
                                  + "itself. Groups that would go otherwise are listed here with "
                                  + "the reason.")
                onItemChosen: item => flows.currentItem = item
            }
            ColumnLayout {
                spacing: Theme.gap

                RowList {
                    id: comments

                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    label: qsTr("Comments, oldest first")
                    model: detail.review.comments
                    delegate: CommentRow {
                        width: ListView.view.width
                        current: ListView.isCurrentItem && comments.activeFocus
                        keyboard: comments.activeFocus
                        onChosen: comments.currentIndex = index
                    }

                    EmptyState {
                        anchors.centerIn: parent
                        width: parent.width - 2 * Theme.padding
                        visible: comments.count === 0
                        symbol: Icons.note
                        title: qsTr("No comments")
                        body: qsTr("What is said here stays with the proposal in the journal.")
                    }
                }
                RowLayout {
                    Layout.fillWidth: true
                    Layout.margins: Theme.gutter
                    Layout.topMargin: 0
                    spacing: Theme.gap

                    TextEntry {
                        id: said

                        session: detail.session
                        kept: "comment/" + detail.review.proposalId
                        recalls: true
                        Layout.fillWidth: true
                        symbol: Icons.note
                        label: qsTr("A comment for the record")
                        placeholderText: qsTr("A comment for the record")
                        maximumLength: 1000
                        onAccepted: detail.say()
                    }
                    ActionButton {
                        text: qsTr("Comment")
                        counterpart: detail.actions.commentCommand
                        enabled: said.text.trim().length > 0
                        onClicked: detail.say()
                    }
                }
            }
        }
    }
}
