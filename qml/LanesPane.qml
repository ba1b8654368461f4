pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Estate.Models

// The lanes of one host as bars, and which of them is looked at.
ColumnLayout {
    id: pane

    required property LaneTable lanes

    spacing: Theme.unit

    // The list may have followed its rows elsewhere.
    Connections {
        target: pane.lanes

        function onChosenChanged() {
            list.currentIndex = pane.lanes.rowOf(pane.lanes.chosenItem);
        }
    }
    RowLayout {
        Layout.fillWidth: true
        Layout.leftMargin: Theme.padding
        Layout.rightMargin: Theme.padding
        spacing: Theme.gutter

        SectionTitle {
            text: pane.lanes.hostId.length > 0 ? qsTr("Lanes of %1").arg(pane.lanes.hostId)
                                               : qsTr("Lanes")
        }
        LaneLegend {
            Layout.fillWidth: true
        }
    }
    RowLayout {
        Layout.fillWidth: true
        Layout.leftMargin: Theme.padding
        Layout.rightMargin: Theme.padding
        spacing: Theme.gap

        HeadText {
            Layout.fillWidth: true
            text: qsTr("Lane")
        }
        HeadText {
            Layout.preferredWidth: Theme.px(88)
            horizontalAlignment: Text.AlignRight
            text: qsTr("Guaranteed")
        }
        HeadText {
            Layout.preferredWidth: Theme.px(88)
            horizontalAlignment: Text.AlignRight
            text: qsTr("Assigned")
        }
        HeadText {
            Layout.preferredWidth: Theme.px(88)
            horizontalAlignment: Text.AlignRight
            text: qsTr("Borrowed")
        }
        HeadText {
            Layout.preferredWidth: Theme.px(88)
            horizontalAlignment: Text.AlignRight
            text: qsTr("Ceiling")
        }
    }
    Rule {
        Layout.fillWidth: true
    }
    Item {
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.topMargin: -Theme.unit

        RowList {
            id: list

            width: parent.width
            // It ends with a whole row.
            height: parent.height - parent.height % Theme.rowCompact
            label: qsTr("Lanes of %1").arg(pane.lanes.hostId)
            model: pane.lanes
            delegate: LaneRow {
                width: ListView.view.width
                current: ListView.isCurrentItem
                keyboard: list.activeFocus
                onChosen: list.currentIndex = index
            }
            onCurrentIndexChanged: pane.lanes.chosenItem = pane.lanes.itemAt(list.currentIndex)
        }
    }
}
