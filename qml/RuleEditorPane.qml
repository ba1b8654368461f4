pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Estate.Models

// The selected block: its fields, its text with what is wrong under it, and what lint finds.
Panel {
    id: pane

    required property Session session
    required property RulesSession rules
    required property RulesCommands actions
    readonly property RuleTextEditor editor: pane.rules.editor

    signal abandoned()

    function enter() {
        area.enter();
    }

    EmptyState {
        anchors.centerIn: parent
        width: parent.width - 2 * Theme.padding
        visible: !pane.editor.active
        symbol: Icons.rule
        title: qsTr("No rule selected")
        body: qsTr("Choose a row to see and edit it as the text that is reviewed. Every valid edit "
                   + "is kept in a draft at once; nothing counts until it is approved.")
    }
    // With much to say, or where a banner takes its room, it scrolls.
    ScrollStage {
        anchors.fill: parent
        visible: pane.editor.active
        leastHeight: said.implicitHeight + 2 * Theme.gutter

        ColumnLayout {
            id: said

            anchors.fill: parent
            anchors.margins: Theme.gutter
            spacing: Theme.gap

            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.unit

                SectionTitle {
                    Layout.fillWidth: true
                    text: pane.editor.title
                    elide: Text.ElideMiddle
                }
                ActionButton {
                    enabled: pane.actions.duplicateCommand.enabled
                    implicitHeight: Theme.row
                    kind: ActionButton.Kind.Quiet
                    symbol: Icons.copy
                    word: qsTr("Duplicate")
                    label: pane.actions.duplicateCommand.text
                    counterpart: pane.actions.duplicateCommand
                    onClicked: pane.actions.duplicateCommand.trigger()
                }
                ActionButton {
                    enabled: pane.actions.removeCommand.enabled
                    implicitHeight: Theme.row
                    kind: ActionButton.Kind.Quiet
                    symbol: Icons.remove
                    word: qsTr("Remove")
                    label: pane.actions.removeCommand.text
                    counterpart: pane.actions.removeCommand
                    onClicked: pane.actions.removeCommand.trigger()
                }
            }
            RuleFieldsBar {
                Layout.fillWidth: true
                visible: pane.editor.blocks === 1
                session: pane.session
                fields: pane.rules.fields
            }
            RuleLinesBar {
                Layout.fillWidth: true
                visible: pane.editor.blocks === 1 && (pane.rules.lines.ofPolicy
                                                      || pane.rules.lines.ofImpact)
                session: pane.session
                lines: pane.rules.lines
                targets: pane.rules.targets
                actions: pane.actions
            }
            RuleTextArea {
                id: area

                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.minimumHeight: Theme.px(120)
                editor: pane.editor
                rules: pane.rules
                label: qsTr("Text of %1").arg(pane.editor.title)
                onAbandoned: pane.abandoned()
            }
            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.gap

                StateWord {
                    Layout.fillWidth: true
                    symbol: pane.editor.status === "wrong" || pane.editor.status === "refused"
                            ? Icons.alert : pane.editor.status === "typing" ? Icons.waiting
                            : Icons.check
                    ink: pane.editor.status === "wrong" || pane.editor.status === "refused"
                         ? Theme.offline : Theme.secondary
                    word: pane.actions.past ? qsTr("Read-only: an earlier record")
                          : pane.editor.statusText
                }
                BodyText {
                    color: Theme.secondary
                    font.pixelSize: Theme.axisSize
                    text: pane.editor.placeText
                }
            }
            RowList {
                id: problems

                Layout.fillWidth: true
                Layout.preferredHeight: Math.min(contentHeight, pane.height * 0.3)
                visible: count > 0
                label: qsTr("What is wrong with the text, Enter goes there")
                model: pane.editor.problems
                delegate: RuleProblemRow {
                    width: ListView.view.width
                    current: ListView.isCurrentItem && problems.activeFocus
                    keyboard: problems.activeFocus
                    onChosen: {
                        problems.currentIndex = index;
                        area.goTo(line, column);
                    }
                }
                onOpened: {
                    const row = problems.currentItem as RuleProblemRow;
                    area.goTo(row.line, row.column);
                }
            }
            SectionTitle {
                visible: pane.editor.blocks === 1
                text: findings.count === 0 ? qsTr("No findings")
                      : qsTr("Findings: %1").arg(Figures.countText(findings.count))
            }
            RowList {
                id: findings

                Layout.fillWidth: true
                Layout.preferredHeight: Math.min(contentHeight, pane.height * 0.25)
                visible: count > 0 && pane.editor.blocks === 1
                label: qsTr("What lint finds in these rules")
                model: pane.rules.blockFindings
                delegate: RuleFindingRow {
                    width: ListView.view.width
                    current: ListView.isCurrentItem && findings.activeFocus
                    keyboard: findings.activeFocus
                    onChosen: findings.currentIndex = index
                }
            }
        }
    }
}
