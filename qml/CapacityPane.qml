pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Estate.Models

// Capacity before and after, for every region that the plan touches.
ColumnLayout {
    id: pane

    required property CapacityModel capacity

    spacing: 0

    CapacityLine {
        Layout.fillWidth: true
        Layout.preferredHeight: Theme.row
        heading: true
        regionId: qsTr("Region")
        total: qsTr("Capacity")
        usedBefore: qsTr("Used before")
        usedAfter: qsTr("after")
        freeBefore: qsTr("Free before")
        freeAfter: qsTr("after")
        iopsBefore: qsTr("IOPS before")
        iopsAfter: qsTr("after")
    }
    Rule {
        Layout.fillWidth: true
    }
    RowList {
        id: list

        Layout.fillWidth: true
        Layout.fillHeight: true
        label: qsTr("Capacity before and after the plan, by region")
        emptyTitle: qsTr("No region's capacity changes")
        emptyBody: qsTr("The plan moves nothing: every group is held, deferred or stays where it "
                        + "is.")
        model: pane.capacity
        delegate: CapacityRow {
            width: ListView.view.width
            current: ListView.isCurrentItem && list.activeFocus
            keyboard: list.activeFocus
            onChosen: list.currentIndex = index
        }
    }
}
