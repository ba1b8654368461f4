pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Estate.Models

// The rules that the tables show, as one text. What the filter hides stays as it is.
FocusScope {
    id: pane

    required property RulesSession rules
    required property RulesCommands actions
    readonly property RuleTextEditor editor: pane.rules.text
    readonly property bool narrowed: pane.rules.policies.total + pane.rules.impacts.total > 0

    Panel {
        anchors.fill: parent

        ColumnLayout {
            anchors.fill: parent
            anchors.margins: Theme.gutter
            spacing: Theme.gap

            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.gap

                TextEntry {
                    Layout.preferredWidth: Theme.px(280)
                    implicitHeight: Theme.row
                    label: qsTr("Policies in the text")
                    symbol: Icons.filter
                    placeholderText: qsTr("Filter, for example when:r017")
                    text: pane.rules.policies.filter
                    onEditingFinished: {
                        if (pane.rules.policies.filter === text)
                            return;
                        pane.rules.policies.filter = text;
                        pane.rules.showText();
                    }
                }
                BodyText {
                    Layout.fillWidth: true
                    color: Theme.secondary
                    text: pane.editor.title.length === 0
                          ? "" : qsTr("%1. What the filter hides stays as it is.")
                                 .arg(pane.editor.title)
                }
                ActionButton {
                    action: pane.actions.importCommand
                    implicitHeight: Theme.row
                    symbol: Icons.load
                    text: qsTr("Import…")
                }
                ActionButton {
                    action: pane.actions.exportCommand
                    implicitHeight: Theme.row
                    symbol: Icons.save
                    text: qsTr("Export…")
                }
                ActionButton {
                    implicitHeight: Theme.row
                    symbol: Icons.copy
                    action: pane.actions.copyCommand
                    text: qsTr("Copy all")
                }
            }
            RuleTextArea {
                id: area

                Layout.fillWidth: true
                Layout.fillHeight: true
                focus: true
                editor: pane.editor
                rules: pane.rules
                label: qsTr("Rules as text")
                emptyTitle: pane.narrowed ? qsTr("No rule matches") : qsTr("There are no rules")
                emptyBody: pane.narrowed
                           ? qsTr("Change the filter of the policies, or of the tables, to have "
                                  + "rules here as text.")
                           : qsTr("Begin a draft and add a rule to it, or import rules from a "
                                  + "file.")
                onAbandoned: problems.forceActiveFocus(Qt.OtherFocusReason)
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
                // It ends with a whole row.
                Layout.preferredHeight: Math.min(
                    contentHeight, Math.floor(pane.height * 0.25 / Theme.row) * Theme.row)
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
        }
    }
}
