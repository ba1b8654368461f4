pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Estate.Models

// The shards that take part in a cut, each with its token, and the members that it is over.
Panel {
    id: pane

    enum View { Participants, Members }

    required property CutListModel cuts
    property int view: CutParticipantsPane.View.Participants
    readonly property bool membersShown: pane.view === CutParticipantsPane.View.Members

    Binding {
        target: pane.cuts.members
        property: "active"
        value: pane.visible && pane.membersShown
    }
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

            SegmentedChoice {
                label: qsTr("Show of the cut")
                entries: [qsTr("Participants"), qsTr("Members")]
                current: pane.view
                onChosen: index => pane.view = index
            }
            BodyText {
                Layout.fillWidth: true
                color: Theme.secondary
                text: pane.membersShown ? pane.cuts.members.summaryText
                      : qsTr("one record per shard; no other shard is asked")
            }
        }
        StackLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            currentIndex: pane.view

            DataTable {
                id: participants

                label: qsTr("Participants of the cut")
                rows: pane.cuts.participants
                kept: "cut-participants"
                spared: ["selector", "round"]
                emptyTitle: qsTr("No participants")
                emptyBody: qsTr("Nobody has a part in this cut: it names no shard that holds a "
                                + "member.")
                onItemChosen: item => participants.currentItem = item
            }
            DataTable {
                id: members

                label: qsTr("Members of the cut")
                rows: pane.cuts.members
                kept: "cut-members"
                emptyTitle: pane.cuts.members.resolving ? qsTr("Looking up what belongs together…")
                            : qsTr("Its members can't be listed")
                emptyBody: pane.cuts.members.problem
                onItemChosen: item => members.currentItem = item
            }
        }
    }
}
