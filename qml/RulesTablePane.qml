pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Estate.Models

// Rules of one kind as a table, the selected ones beside it as text and fields.
FocusScope {
    id: pane

    required property Session session
    required property RulesSession rules
    required property RuleBlockTable rows
    required property RulesCommands actions
    required property string label
    required property string kept
    required property Command add
    // Where the rules are about losses.
    property bool ofLosses: false

    function edit() {
        editor.enter();
    }

    RowLayout {
        anchors.fill: parent
        spacing: Theme.gutter

        Panel {
            Layout.fillWidth: true
            Layout.fillHeight: true

            ColumnLayout {
                anchors.fill: parent
                anchors.topMargin: Theme.gap
                anchors.margins: Theme.hairline
                spacing: Theme.gap

                RowLayout {
                    Layout.fillWidth: true
                    Layout.leftMargin: Theme.gutter
                    Layout.rightMargin: Theme.gutter
                    spacing: Theme.gap

                    TextEntry {
                        Layout.fillWidth: true
                        Layout.minimumWidth: Theme.px(120)
                        implicitHeight: Theme.row
                        label: qsTr("Filter the rules")
                        symbol: Icons.filter
                        placeholderText: qsTr("Words, -without, when:r017")
                        text: pane.rows.filter
                        onTextEdited: pane.rows.filter = text
                    }
                    SegmentedChoice {
                        label: qsTr("Rows")
                        entries: [qsTr("All"), pane.rows.changedCount === 0 ? qsTr("Changed")
                                  : qsTr("Changed %1")
                                    .arg(Figures.countText(pane.rows.changedCount))]
                        current: pane.rows.changedOnly ? 1 : 0
                        onChosen: index => pane.rows.changedOnly = index === 1
                    }
                    ActionButton {
                        action: pane.add
                        implicitHeight: Theme.row
                        symbol: Icons.add
                        text: qsTr("New")
                    }
                    ActionButton {
                        action: pane.actions.textCommand
                        implicitHeight: Theme.row
                        symbol: Icons.edit
                        text: qsTr("As text")
                    }
                    ActionButton {
                        visible: pane.ofLosses
                        implicitHeight: Theme.row
                        symbol: pane.actions.secondLossCommand.symbol
                        text: qsTr("Second loss…")
                        label: pane.actions.secondLossCommand.text
                        counterpart: pane.actions.secondLossCommand
                        keys: pane.actions.secondLossCommand.shortcut
                        onClicked: pane.actions.secondLossCommand.trigger()
                    }
                }
                DataTable {
                    id: table

                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    focus: true
                    label: pane.label
                    rows: pane.rows
                    kept: pane.kept
                    // What is lost, where it goes and what lint finds stay; the rest stands beside
                    // the table too. Of approved rules nothing is changed.
                    spared: pane.rules.draft.length > 0
                            ? ["scope", "specificity", "applications", "allowed", "assigned",
                                "flows", "rto"]
                            : ["change", "scope", "specificity", "applications", "allowed",
                                "assigned", "flows", "rto"]
                    currentItem: pane.rows.itemOf(pane.rules.selected)
                    emptyTitle: qsTr("No rules of this kind")
                    emptyBody: qsTr("“New” begins one. It is kept in a draft until it is proposed "
                                    + "and approved.")
                    onItemChosen: item => pane.rules.selected = pane.rows.keyOf(item)
                    onItemOpened: editor.enter()
                }
            }
        }
        RuleEditorPane {
            id: editor

            Layout.preferredWidth: Theme.px(400) + Math.max(0, Math.round((pane.width
                                                                           - Theme.px(1200)) / 4))
            Layout.fillHeight: true
            session: pane.session
            rules: pane.rules
            actions: pane.actions
            onAbandoned: table.forceActiveFocus(Qt.OtherFocusReason)
        }
    }
    Connections {
        target: pane.rules

        // Rows may have moved under the selection.
        function onChanged() {
            table.currentItem = pane.rows.itemOf(pane.rules.selected);
        }
        function onSelectedChanged() {
            table.currentItem = pane.rows.itemOf(pane.rules.selected);
        }
    }
}
