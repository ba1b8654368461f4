pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Estate.Models

// The draft against what is approved: conflicts first, then the difference, and beside it whose
// action changes.
FocusScope {
    id: pane

    required property RulesSession rules
    required property RulesViewCommands looks
    readonly property int chosenConflict: conflicts.currentIndex

    signal blockAsked(key: string)

    RowLayout {
        anchors.fill: parent
        spacing: Theme.gutter

        // Lines of rules are short; beside them there is why.
        Panel {
            Layout.preferredWidth: Math.round(pane.width * 0.42)
            Layout.fillHeight: true

            ColumnLayout {
                anchors.fill: parent
                anchors.margins: Theme.hairline
                anchors.topMargin: Theme.gutter
                spacing: Theme.gap

                SectionTitle {
                    Layout.fillWidth: true
                    Layout.leftMargin: Theme.gutter
                    Layout.rightMargin: Theme.gutter
                    text: pane.rules.difference.summaryText
                }
                RowList {
                    id: conflicts

                    Layout.fillWidth: true
                    Layout.preferredHeight: Math.min(contentHeight, pane.height * 0.4)
                    visible: count > 0
                    label: qsTr("Conflicts with what was approved meanwhile")
                    model: pane.rules.conflicts
                    delegate: ConflictRow {
                        width: ListView.view.width
                        mineCommand: pane.looks.mineCommand
                        theirsCommand: pane.looks.theirsCommand
                        onMineChosen: pane.rules.conflicts.keepMine(index)
                        onTheirsChosen: pane.rules.conflicts.takeTheirs(index)
                    }
                }
                Rule {
                    Layout.fillWidth: true
                }
                DifferenceList {
                    id: list

                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    focus: true
                    label: qsTr("The draft against the approved rules, Enter edits the block")
                    difference: pane.rules.difference
                    onBlockAsked: key => pane.blockAsked(key)

                    EmptyState {
                        anchors.centerIn: parent
                        width: parent.width - 2 * Theme.padding
                        visible: list.count === 0
                        symbol: Icons.compare
                        title: qsTr("Nothing is changed")
                        body: qsTr("Edit a rule in its table or as text. Every block that differs "
                                   + "from the approved rules appears here, line by line.")
                    }
                }
            }
        }
        Panel {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: Theme.px(10)

            ColumnLayout {
                anchors.fill: parent
                anchors.margins: Theme.hairline
                anchors.topMargin: Theme.gutter
                spacing: Theme.gap

                SectionTitle {
                    Layout.leftMargin: Theme.gutter
                    text: qsTr("Reach")
                }
                BodyText {
                    Layout.fillWidth: true
                    Layout.leftMargin: Theme.gutter
                    Layout.rightMargin: Theme.gutter
                    wrapMode: Text.Wrap
                    color: Theme.secondary
                    text: pane.rules.reachText
                }
                DataTable {
                    id: reach

                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    label: qsTr("Groups whose action changes")
                    rows: pane.rules.reach
                    kept: "reach"
                    emptyTitle: qsTr("No group acts otherwise")
                    emptyBody: qsTr("In no single or pair loss does the draft change what happens "
                                    + "to a group.")
                    onItemChosen: item => reach.currentItem = item
                }
            }
        }
    }
}
