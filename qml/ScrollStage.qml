import QtQuick
import QtQuick.Controls.Basic

// A place that never squeezes what it holds: where the window is smaller than that needs, it
// scrolls, and what gets the focus comes into sight.
Flickable {
    id: stage

    // What is inside; a stage of a special kind has a default of its own.
    default property alias parts: holder.data
    property real leastWidth: 0
    property real leastHeight: 0
    readonly property Item focused: Window.activeFocusItem

    function holds(item: Item): bool {
        for (let at = item; at; at = at.parent) {
            if (at === holder)
                return true;
        }
        return false;
    }
    // Its beginning, where it is larger than the stage.
    function placeFor(from: real, length: real, at: real, room: real): real {
        if (length >= room || from < at)
            return Math.max(0, from - Theme.unit);
        return Math.max(at, from + length + Theme.unit - room);
    }
    function reveal() {
        if (!stage.interactive || !stage.focused || !stage.holds(stage.focused))
            return;
        const place = stage.focused.mapToItem(holder, 0, 0);
        stage.contentX = Math.min(stage.contentWidth - stage.width,
                                  stage.placeFor(place.x, stage.focused.width, stage.contentX,
                                                 stage.width));
        stage.contentY = Math.min(stage.contentHeight - stage.height,
                                  stage.placeFor(place.y, stage.focused.height, stage.contentY,
                                                 stage.height));
    }

    contentWidth: Math.max(stage.width, stage.leastWidth)
    contentHeight: Math.max(stage.height, stage.leastHeight)
    interactive: stage.contentWidth > stage.width || stage.contentHeight > stage.height
    boundsBehavior: Flickable.StopAtBounds
    clip: stage.interactive
    onFocusedChanged: stage.reveal()
    onInteractiveChanged: {
        stage.contentX = 0;
        stage.contentY = 0;
        stage.reveal();
    }

    ScrollBar.vertical: SlimScrollBar {
        visible: stage.contentHeight > stage.height
    }
    ScrollBar.horizontal: SlimScrollBar {
        visible: stage.contentWidth > stage.width
    }

    Item {
        id: holder

        width: stage.contentWidth
        height: stage.contentHeight
    }
}
