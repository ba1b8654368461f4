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
    // Of the rule whose target it is: the list opens by itself, and what can't be used is taken
    // only after that was said.
    property RuleTargets targets: null
    property bool keeps: false
    // Closed with Escape, or something was taken.
    property bool shut: false
    // The region of which it was said that it can't be used.
    property string doubted
    // Choices are for what a person types, not for what the owner puts in.
    property bool typing: false

    signal picked(regionId: string)
    signal pasted(text: string)

    function empty() {
        finder.typing = false;
        finder.shut = true;
        finder.doubted = "";
        if (!finder.keeps)
            finder.clear();
    }
    function look() {
        if (finder.targets !== null && finder.activeFocus)
            finder.targets.look();
    }
    function take(regionId: string) {
        if (finder.doubted !== regionId && choices.obstacleOf(regionId).length > 0) {
            finder.doubted = regionId;
            return;
        }
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
        finder.shut = false;
        finder.doubted = "";
        list.currentIndex = finder.targets === null || finder.text.trim().length > 0 ? 0 : -1;
    }
    onActiveFocusChanged: {
        finder.shut = false;
        finder.doubted = "";
        if (finder.targets !== null && finder.text.length === 0)
            list.currentIndex = -1;
        finder.look();
    }
    onPressed: finder.shut = false
    onAccepted: finder.accept()
    Keys.onDownPressed: {
        finder.shut = false;
        list.incrementCurrentIndex();
    }
    Keys.onUpPressed: list.decrementCurrentIndex()
    Keys.onEscapePressed: event => {
        event.accepted = popup.visible || (!finder.keeps && finder.text.length > 0);
        finder.empty();
    }

    RegionChoiceModel {
        id: choices

        regions: finder.regions
        text: finder.text
        holders: finder.holders
        lost: finder.lost
        targets: finder.targets
    }
    Popup {
        id: popup

        property bool above: false

        // Never beyond an edge of the window.
        margins: Theme.half
        y: popup.above ? -popup.height - Theme.half : finder.height + Theme.half
        width: Math.max(finder.width, Theme.px(finder.targets !== null ? 400 : 300))
        height: list.contentHeight + warning.room + 2 * Theme.hairline
        padding: Theme.hairline
        visible: finder.activeFocus && choices.count > 0
                 && (finder.typing || (finder.targets !== null && !finder.shut))
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

            width: parent.width
            height: list.contentHeight
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
        BodyText {
            id: warning

            readonly property real room: warning.visible ? warning.implicitHeight + Theme.gutter : 0

            x: Theme.gutter
            y: list.height + Theme.half
            width: parent.width - 2 * Theme.gutter
            visible: finder.doubted.length > 0
            wrapMode: Text.Wrap
            text: qsTr("%1 can't take these groups: %2. Once more takes it all the same.")
                  .arg(finder.doubted).arg(choices.obstacleOf(finder.doubted))
            Accessible.role: Accessible.AlertMessage
        }
    }
}
