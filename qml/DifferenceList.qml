pragma ComponentBehavior: Bound

import QtQuick
import Estate.Models

// Blocks of rules before and after, line by line. Enter opens the block; Ctrl+C copies all of it.
RowList {
    id: list

    required property RuleDifferenceModel difference

    signal blockAsked(key: string)

    model: list.difference
    delegate: DifferenceRow {
        width: ListView.view.width
        current: ListView.isCurrentItem && list.activeFocus
        keyboard: list.activeFocus
        onChosen: list.currentIndex = index
        onOpened: list.blockAsked(blockKey)
    }
    onOpened: list.blockAsked((list.currentItem as DifferenceRow)?.blockKey ?? "")
    Keys.onPressed: event => {
        if (event.matches(StandardKey.Copy)) {
            list.difference.copy();
            event.accepted = true;
        }
    }
}
