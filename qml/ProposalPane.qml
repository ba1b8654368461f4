pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Estate.Models

// One proposal in full: what fails, who said what, what it is bound to, and what may be done.
Panel {
    id: pane

    required property Session session
    required property CommandCatalog commands
    required property ChosenProposal proposal
    required property ProposalReview review
    required property ProposalOutlook outlook
    required property ChangesCommands actions
    readonly property bool ofRules: pane.review.kind === "rules"
    readonly property bool waitsForAnother: (pane.proposal?.canJudge ?? false)
                                            && (pane.proposal?.own ?? false)
                                            && !(pane.proposal?.drill ?? false)

    implicitHeight: layout.implicitHeight + 2 * Theme.gutter

    ProposalBasisModel {
        id: basis

        session: pane.session
        proposalId: pane.proposal?.proposalId ?? ""
    }
    ColumnLayout {
        id: layout

        anchors.fill: parent
        anchors.topMargin: Theme.gutter
        anchors.bottomMargin: Theme.gutter
        anchors.leftMargin: Theme.padding
        anchors.rightMargin: Theme.padding
        spacing: Theme.gap

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap

            BodyText {
                Layout.fillWidth: true
                text: pane.proposal?.title ?? ""
                font.pixelSize: Theme.titleSize
                Accessible.role: Accessible.Heading
            }
            ActionButton {
                action: pane.actions.breakGlassCommand
                visible: enabled
                kind: ActionButton.Kind.Quiet
                text: qsTr("Break the glass…")
            }
            ActionButton {
                action: pane.actions.renewCommand
                visible: enabled
                kind: ActionButton.Kind.Primary
                symbol: Icons.redo
                text: qsTr("Renew…")
            }
            ActionButton {
                action: pane.commands.withdrawCommand
                visible: enabled
                kind: ActionButton.Kind.Quiet
                text: qsTr("Withdraw…")
            }
            ActionButton {
                action: pane.commands.rejectCommand
                visible: enabled
                text: qsTr("Reject…")
            }
            ActionButton {
                action: pane.commands.approveCommand
                visible: enabled
                kind: ActionButton.Kind.Primary
                text: qsTr("Approve…")
            }
            // Where Approve stands once somebody else sits here.
            ActionButton {
                action: pane.commands.frame.operatorCommand
                visible: pane.waitsForAnother
                kind: ActionButton.Kind.Primary
                symbol: Icons.operator
                text: qsTr("Switch operator…")
            }
            ActionButton {
                action: pane.commands.commitCommand
                visible: enabled
                kind: ActionButton.Kind.Primary
                text: pane.proposal?.commitText ?? ""
            }
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gutter

            StateWord {
                word: pane.proposal?.statusText ?? ""
                symbol: Looks.proposalSymbol(pane.proposal?.status ?? "")
                ink: Looks.proposalInk(pane.proposal?.status ?? "")
                strong: true
            }
            StateWord {
                visible: (pane.proposal?.freshness ?? "").length > 0
                word: pane.proposal?.freshnessText ?? ""
                symbol: pane.proposal?.freshness === "stale" ? Icons.age : Icons.met
                ink: pane.proposal?.freshness === "stale" ? Theme.fenced : Theme.online
            }
            Item {
                Layout.fillWidth: true
            }
        }
        // Positioned, not laid out: a layout loses count of lines that wrap and come and go.
        Column {
            id: said

            Layout.fillWidth: true
            // With nothing to say it leaves no gap.
            Layout.topMargin: said.implicitHeight > 0 ? 0 : -Theme.gap
            spacing: Theme.gap

            BodyText {
                width: said.width
                visible: pane.outlook.figuresText.length > 0
                wrapMode: Text.Wrap
                text: pane.outlook.figuresText
            }
            BodyText {
                width: said.width
                visible: pane.ofRules && pane.review.reachText.length > 0
                wrapMode: Text.Wrap
                text: pane.review.reachText
            }
            BodyText {
                width: said.width
                visible: pane.outlook.timesText.length > 0
                color: Theme.secondary
                wrapMode: Text.Wrap
                text: pane.outlook.timesText
            }
            Item {
                width: said.width
                height: recovery.height
                visible: pane.outlook.recoveryText.length > 0

                Glyph {
                    id: mark

                    symbol: pane.outlook.recovering ? Icons.waiting : Icons.met
                    color: Theme.secondary
                }
                BodyText {
                    id: recovery

                    anchors.left: mark.right
                    anchors.right: parent.right
                    anchors.leftMargin: Theme.unit
                    wrapMode: Text.Wrap
                    text: pane.outlook.recoveryText
                }
            }
            BodyText {
                width: said.width
                visible: pane.outlook.nextText.length > 0
                color: Theme.secondary
                wrapMode: Text.Wrap
                text: pane.outlook.nextText
            }
            BodyText {
                width: said.width
                visible: pane.waitsForAnother
                color: Theme.secondary
                wrapMode: Text.Wrap
                text: qsTr("You wrote it, so another operator has to approve or reject it. Switch "
                           + "the operator with %1.")
                      .arg(Looks.keysText(pane.commands.frame.operatorCommand.shortcut))
            }
        }
        NoteBar {
            Layout.fillWidth: true
            visible: pane.review.aloneText.length > 0
            symbol: pane.review.wantsRetrospect ? Icons.alert : Icons.operator
            text: pane.review.aloneText
        }
        NoteBar {
            Layout.fillWidth: true
            visible: pane.review.drillText.length > 0
            symbol: Icons.drill
            text: pane.review.drillText
        }
        Rule {
            Layout.fillWidth: true
        }
        // Anchored: a row of layouts keeps the width that it had in a wider window.
        Item {
            Layout.fillWidth: true
            implicitHeight: Math.max(words.implicitHeight, digests.implicitHeight)

            ColumnLayout {
                id: words

                anchors.left: parent.left
                anchors.right: digests.left
                anchors.rightMargin: Theme.padding * 2
                anchors.top: parent.top
                spacing: Theme.unit

                FactLine {
                    Layout.fillWidth: true
                    titleWidth: Theme.px(88)
                    title: pane.ofRules ? qsTr("Changes")
                           : pane.review.kind === "failback" ? qsTr("Goes home") : qsTr("Fails")
                    fact: pane.proposal?.occasionText ?? ""
                    mono: true
                }
                FactLine {
                    Layout.fillWidth: true
                    visible: !pane.ofRules
                    titleWidth: Theme.px(88)
                    title: qsTr("Recovers")
                    fact: qsTr("%n group(s)", "", pane.proposal?.groups ?? 0)
                }
                FactLine {
                    Layout.fillWidth: true
                    visible: !pane.ofRules
                    titleWidth: Theme.px(88)
                    title: qsTr("Loses")
                    fact: pane.proposal?.losesOperations
                          ? qsTr("operations: %1").arg(pane.proposal?.lostOperationsText)
                          : qsTr("no operations")
                }
                FactLine {
                    Layout.fillWidth: true
                    titleWidth: Theme.px(88)
                    title: qsTr("Author")
                    fact: qsTr("%1, %2").arg(pane.proposal?.author ?? "")
                                        .arg(pane.proposal?.openedText ?? "")
                }
                FactLine {
                    Layout.fillWidth: true
                    titleWidth: Theme.px(88)
                    title: qsTr("Reviewer")
                    fact: (pane.proposal?.judge ?? "").length > 0
                          ? qsTr("%1, %2").arg(pane.proposal?.judge).arg(pane.proposal?.judgedText)
                          : qsTr("nobody yet")
                }
                FactLine {
                    Layout.fillWidth: true
                    visible: (pane.proposal?.comment ?? "").length > 0
                    titleWidth: Theme.px(88)
                    title: qsTr("Comment")
                    fact: pane.proposal?.comment ?? ""
                }
                FactLine {
                    Layout.fillWidth: true
                    visible: pane.review.expiresText.length > 0
                    titleWidth: Theme.px(88)
                    title: qsTr("Expires")
                    fact: pane.review.expiresText
                }
                FactLine {
                    Layout.fillWidth: true
                    visible: pane.review.replacesText.length > 0
                    titleWidth: Theme.px(88)
                    title: qsTr("Replaces")
                    fact: pane.review.replacesText
                    mono: true
                }
                FactLine {
                    Layout.fillWidth: true
                    visible: (pane.proposal?.endedText ?? "").length > 0
                    titleWidth: Theme.px(88)
                    title: qsTr("Ended")
                    fact: qsTr("%1 %2").arg(pane.proposal?.endedText ?? "")
                                       .arg(pane.proposal?.endReason ?? "")
                }
                ActionButton {
                    Layout.topMargin: Theme.unit
                    action: pane.actions.planCommand
                    visible: pane.review.kind === "loss"
                    implicitHeight: Theme.row
                    symbol: Icons.plan
                    text: qsTr("Preview this failure set in Plan")
                }
            }
            // As wide as its digests where there is room; facts beside them are words, and are
            // read whole first.
            ColumnLayout {
                id: digests

                anchors.right: parent.right
                anchors.top: parent.top
                width: Math.max(Theme.px(160), Math.min(Theme.px(632),
                                                        pane.width - Theme.px(480)))
                spacing: Theme.unit

                FactLine {
                    Layout.fillWidth: true
                    visible: !pane.ofRules
                    title: qsTr("Bound to")
                    fact: basis.changedCount > 0
                          ? qsTr("regions examined: %1, changed since: %2").arg(basis.count)
                            .arg(basis.changedCount)
                          : qsTr("regions examined: %1").arg(basis.count)
                }
                FactLine {
                    Layout.fillWidth: true
                    title: qsTr("Opened at")
                    fact: pane.proposal?.openedIndexText ?? ""
                }
                FactLine {
                    Layout.fillWidth: true
                    title: qsTr("Decisions")
                    fact: basis.decisionsDigest
                    mono: true
                }
                FactLine {
                    Layout.fillWidth: true
                    title: qsTr("Rules")
                    fact: basis.rulesDigest
                    mono: true
                }
                RowList {
                    id: list

                    Layout.fillWidth: true
                    visible: !pane.ofRules
                    Layout.preferredHeight: 4 * Theme.rowCompact
                    label: qsTr("Regions that the plan examined, with their planning digests")
                    model: basis
                    delegate: BasisRow {
                        width: ListView.view.width
                        current: ListView.isCurrentItem && list.activeFocus
                        keyboard: list.activeFocus
                        onChosen: list.currentIndex = index
                    }
                }
            }
        }
    }
}
