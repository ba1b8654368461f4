pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Estate.Models

// Everything that lint finds; Enter goes to the rule.
FocusScope {
    id: pane

    required property RulesSession rules

    signal blockAsked(key: string)

    Panel {
        anchors.fill: parent

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
                    Layout.preferredWidth: Theme.px(320)
                    implicitHeight: Theme.row
                    label: qsTr("Filter the findings")
                    symbol: Icons.filter
                    placeholderText: qsTr("Words, -without, severity:error")
                    text: pane.rules.findings.filter
                    onTextEdited: pane.rules.findings.filter = text
                }
                BodyText {
                    Layout.fillWidth: true
                    color: Theme.secondary
                    text: qsTr("Read from the rules and the estate; no loss is planned. Error: a "
                               + "recovery will not happen. Warning: it may not.")
                }
            }
            DataTable {
                id: table

                Layout.fillWidth: true
                Layout.fillHeight: true
                focus: true
                label: qsTr("Findings, Enter goes to the rule")
                rows: pane.rules.findings
                kept: "findings"
                emptyTitle: pane.rules.progress < 1 ? qsTr("Being looked for") : qsTr("No findings")
                emptyBody: pane.rules.progress < 1 ? pane.rules.progressText
                           : qsTr("Lint sees nothing that would keep these rules from working.")
                onItemChosen: item => table.currentItem = item
                onItemOpened: item => pane.blockAsked(pane.rules.findings.keyOf(item))
            }
        }
    }
}
