pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Estate.Models

// Cuts across shards: the list, and one of them with its participants.
FocusScope {
    id: view

    required property Session session
    required property CommandCatalog commands
    readonly property CutListModel cuts: view.session.cuts
    readonly property CutRow cut: list.currentItem as CutRow
    readonly property string operation: view.cut?.operation ?? ""

    function enter() {
        list.forceActiveFocus(Qt.OtherFocusReason);
    }

    onOperationChanged: view.cuts.shown = view.operation

    // A cut that was just declared is the one to look at.
    Connections {
        target: view.cuts

        function onShownChanged() {
            if (view.cuts.shown.length > 0 && view.cuts.shown !== view.operation)
                list.currentIndex = view.cuts.rowOf(view.cuts.shown);
        }
    }
    RowLayout {
        anchors.fill: parent
        spacing: Theme.gutter

        Panel {
            Layout.preferredWidth: Theme.px(360)
            Layout.fillHeight: true

            RowList {
                id: list

                anchors.fill: parent
                anchors.margins: Theme.hairline
                focus: true
                label: qsTr("Cuts, newest first")
                model: view.cuts
                delegate: CutRow {
                    width: ListView.view.width
                    current: ListView.isCurrentItem
                    keyboard: list.activeFocus
                    onChosen: list.currentIndex = index
                }
            }
        }
        Panel {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: !view.cut

            EmptyState {
                anchors.centerIn: parent
                width: Math.min(parent.width - 2 * Theme.padding, Theme.px(480))
                symbol: Icons.cut
                title: qsTr("No cuts yet")
                body: qsTr("A cut makes work across shards atomic: one checkpoint of the "
                           + "relationships, one bounded record for each shard that takes part, "
                           + "and one decision for all of them. Declare one over a region, over "
                           + "volumes or over the whole estate; recoveries across regions bring "
                           + "their own.")
            }
        }
        ColumnLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: view.cut
            spacing: Theme.gutter

            CutPane {
                Layout.fillWidth: true
                cuts: view.cuts
                commands: view.commands
                cut: view.cut
            }
            CutParticipantsPane {
                Layout.fillWidth: true
                Layout.fillHeight: true
                cuts: view.cuts
            }
        }
    }
}
