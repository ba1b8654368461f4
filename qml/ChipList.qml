pragma ComponentBehavior: Bound

import QtQuick
import Estate.Models

// A set of regions as chips in one line: one tab stop, Left and Right move, Delete removes. A chip
// is as wide as its id; what has no place is counted behind them, and named on hover.
Item {
    id: chips

    required property FailureListModel failures
    property string label: qsTr("Regions lost")
    property string emptyText: qsTr("none yet")
    property int currentIndex: 0
    // The first that is shown.
    property int first: 0
    readonly property list<string> ids: chips.failures.ids
    readonly property int count: chips.ids.length
    readonly property real moreWidth: words.height > 0
                                      ? words.advanceWidth(chips.moreText(chips.count)) + Theme.unit
                                      : 0
    readonly property int fitting: chips.fittingFrom(chips.first, chips.width)
    readonly property list<string> shown: Array.from(chips.ids)
                                          .slice(chips.first, chips.first + chips.fitting)

    signal removed(regionId: string)

    function moreText(more: int): string {
        return qsTr("+ %1 more").arg(Figures.countText(more));
    }
    function widthOf(regionId: string): real {
        return letters.height > 0 ? Math.ceil(letters.advanceWidth(regionId)) + Theme.gap
                                    + Theme.half + Theme.px(20)
                                  : 0;
    }
    function wholeIn(from: int, room: real): int {
        let used = 0;
        for (let at = from; at < chips.ids.length; ++at) {
            used += chips.widthOf(chips.ids[at]) + (at > from ? Theme.unit : 0);
            if (used > room)
                return at - from;
        }
        return chips.ids.length - from;
    }
    // Where not all have a place, one is left for how many more there are.
    function fittingFrom(from: int, room: real): int {
        const all = chips.wholeIn(from, room);
        return from === 0 && all === chips.ids.length
               ? all : Math.max(1, chips.wholeIn(from, room - chips.moreWidth - Theme.unit));
    }
    function go(to: int) {
        chips.currentIndex = Math.max(0, Math.min(chips.ids.length - 1, to));
        chips.first = 0;
        while (chips.currentIndex >= chips.first + chips.fittingFrom(chips.first, chips.width)
               && chips.first < chips.currentIndex)
            chips.first += 1;
    }
    function removeCurrent() {
        if (chips.currentIndex < chips.ids.length)
            chips.removed(chips.ids[chips.currentIndex]);
    }

    clip: true
    activeFocusOnTab: chips.count > 0
    Accessible.role: Accessible.List
    Accessible.name: qsTr("%1. Delete removes one").arg(chips.label)
    Accessible.description: Array.from(chips.ids).join(", ")

    onIdsChanged: chips.go(chips.currentIndex)
    onWidthChanged: chips.go(chips.currentIndex)

    Keys.onLeftPressed: chips.go(chips.currentIndex - 1)
    Keys.onRightPressed: chips.go(chips.currentIndex + 1)
    Keys.onDeletePressed: chips.removeCurrent()
    Keys.onPressed: event => {
        event.accepted = event.key === Qt.Key_Backspace;
        if (event.accepted)
            chips.removeCurrent();
    }

    FontMetrics {
        id: letters

        font.family: Theme.idFamily
        font.pixelSize: Theme.bodySize
    }
    FontMetrics {
        id: words

        font.family: Theme.textFamily
        font.pixelSize: Theme.bodySize
    }
    Row {
        id: row

        height: chips.height
        spacing: Theme.unit

        Repeater {
            model: chips.shown

            RegionChip {
                id: chip

                required property string modelData
                required property int index

                regionId: chip.modelData
                y: (chips.height - chip.height) / 2
                focused: chips.activeFocus && chips.first + chip.index === chips.currentIndex
                onRemoved: chips.removed(chip.regionId)
            }
        }
        BodyText {
            height: chips.height
            visible: chips.count > chips.fitting
            color: Theme.secondary
            text: chips.moreText(chips.count - chips.fitting)

            HoverHandler {
                id: over
            }
            Tip {
                visible: over.hovered
                text: Array.from(chips.ids).join(", ")
            }
        }
    }
    BodyText {
        anchors.fill: parent
        visible: chips.count === 0
        color: Theme.secondary
        text: chips.emptyText
    }
}
