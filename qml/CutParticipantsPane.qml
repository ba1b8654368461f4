pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Estate.Models

// The shards that take part: what each holds, and whether it holds still.
Panel {
    id: pane

    required property CutListModel cuts

    ColumnLayout {
        anchors.fill: parent
        anchors.topMargin: Theme.gutter
        anchors.margins: Theme.hairline
        spacing: Theme.gap

        RowLayout {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.padding
            Layout.rightMargin: Theme.padding
            spacing: Theme.gutter

            SectionTitle {
                text: qsTr("Participants")
            }
            BodyText {
                Layout.fillWidth: true
                color: Theme.secondary
                text: qsTr("one record a shard; no other shard is asked anything")
            }
        }
        CutParticipantLine {
            Layout.fillWidth: true
            Layout.preferredHeight: Theme.row
            heading: true
            shard: qsTr("Shard")
            members: qsTr("Members")
            selector: qsTr("Selector of its members")
            phase: ""
            phaseText: qsTr("State")
            revision: qsTr("Revision held")
        }
        Rule {
            Layout.fillWidth: true
            Layout.topMargin: -Theme.gap
        }
        RowList {
            id: list

            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.topMargin: -Theme.gap
            label: qsTr("Participants of the cut")
            emptySymbol: Icons.cut
            emptyTitle: qsTr("No participants")
            emptyBody: qsTr("Nobody has a part in this cut: it names no shard that holds a member.")
            model: pane.cuts.participants
            delegate: CutParticipantRow {
                width: ListView.view.width
                current: ListView.isCurrentItem && list.activeFocus
                keyboard: list.activeFocus
                onChosen: list.currentIndex = index
            }
        }
    }
}
