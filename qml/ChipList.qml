pragma ComponentBehavior: Bound

import QtQuick
import Estate.Models

// The failure set as chips in one line: one tab stop, Left and Right move, Delete removes.
ListView {
    id: chips

    required property FailureListModel failures
    property string label: qsTr("Regions lost")
    property string emptyText: qsTr("none yet")

    signal removed(regionId: string)

    orientation: ListView.Horizontal
    spacing: Theme.unit
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    highlightMoveDuration: 0
    model: chips.failures
    activeFocusOnTab: chips.count > 0
    Accessible.role: Accessible.List
    Accessible.name: qsTr("%1. Delete removes one").arg(chips.label)

    delegate: RegionChip {
        id: chip

        required property int index

        y: (chips.height - height) / 2
        focused: chips.activeFocus && chip.index === chips.currentIndex
        onRemoved: chips.removed(chip.regionId)
    }

    Keys.onLeftPressed: chips.decrementCurrentIndex()
    Keys.onRightPressed: chips.incrementCurrentIndex()
    Keys.onDeletePressed: (chips.currentItem as RegionChip)?.removed()
    Keys.onPressed: event => {
        event.accepted = event.key === Qt.Key_Backspace;
        if (event.accepted)
            (chips.currentItem as RegionChip)?.removed();
    }

    BodyText {
        anchors.fill: parent
        visible: chips.count === 0
        color: Theme.secondary
        text: chips.emptyText
    }
}
