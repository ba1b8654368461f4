pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Estate.Models

// A field that completes region ids. Enter takes the marked one; text that is no single id is
// handed on as pasted. One that keeps its text hands that on once nothing is left to complete.
TextEntry {
    id: finder

    required property RegionListModel regions
    // Offered first, also before anything is typed.
    property list<string> holders
    // Offered last, and marked: they are lost already.
    property list<string> lost
    property bool keeps: false
    // Choices are for what a person types, not for what the owner puts in.
    property bool typing: false

    signal picked(regionId: string)
    signal pasted(text: string)

    function empty() {
        finder.typing = false;
        if (!finder.keeps)
            finder.clear();
    }
    function take(regionId: string) {
        finder.empty();
        if (finder.keeps)
            finder.text = regionId;
        finder.picked(regionId);
    }
    function accept() {
        const typed = finder.text.trim();
        const marked = popup.visible ? choices.regionIdAt(list.currentIndex) : "";
        if (marked.length > 0 && !(finder.keeps && marked === typed))
            finder.take(marked);
        else if (typed.length > 0 || finder.keeps)
            finder.hand(typed);
    }
    function hand(typed: string) {
        finder.empty();
        finder.pasted(typed);
    }
    // Where there is more room: below the field, or above it.
    function place() {
        const top = finder.mapToItem(null, 0, 0).y;
        const below = (finder.Window.height ?? 0) - top - finder.height;
        popup.above = below < popup.height + Theme.gap && top > below;
    }

    symbol: Icons.find

    onTextEdited: {
        finder.typing = true;
        list.currentIndex = 0;
    }
    onAccepted: finder.accept()
    Keys.onDownPressed: list.incrementCurrentIndex()
    Keys.onUpPressed: list.decrementCurrentIndex()
    Keys.onEscapePressed: event => {
        event.accepted = finder.keeps ? popup.visible : finder.text.length > 0;
        finder.empty();
    }

    RegionChoiceModel {
        id: choices

        regions: finder.regions
        text: finder.text
        holders: finder.holders
        lost: finder.lost
    }
    Popup {
        id: popup

        property bool above: false

        // Never beyond an edge of the window.
        margins: Theme.half
        y: popup.above ? -popup.height - Theme.half : finder.height + Theme.half
        width: Math.max(finder.width, Theme.px(300))
        height: list.contentHeight + 2 * Theme.hairline
        padding: Theme.hairline
        visible: finder.activeFocus && finder.typing && choices.count > 0
        closePolicy: Popup.NoAutoClose
        onAboutToShow: finder.place()
        onHeightChanged: finder.place()

        background: Rectangle {
            color: Theme.raised
            radius: Theme.radius
            border.width: Theme.hairline
            border.color: Theme.controlBorder
        }

        ListView {
            id: list

            anchors.fill: parent
            clip: true
            model: choices
            highlightMoveDuration: 0
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Regions that match")

            delegate: RegionChoiceRow {
                width: ListView.view.width
                current: ListView.isCurrentItem
                onChosen: finder.take(regionId)
            }
        }
    }
}
