pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Estate.Models

// A field that completes region ids. Enter takes the marked one; text that is no single id is
// handed on as pasted.
TextEntry {
    id: finder

    required property RegionListModel regions

    signal picked(regionId: string)
    signal pasted(text: string)

    function take(regionId: string) {
        finder.clear();
        popup.close();
        finder.picked(regionId);
    }
    function accept() {
        const typed = finder.text.trim();
        if (popup.visible && list.currentIndex >= 0)
            finder.take(choices.regionIdAt(list.currentIndex));
        else if (typed.length > 0)
            finder.hand(typed);
    }
    function hand(typed: string) {
        finder.clear();
        finder.pasted(typed);
    }

    symbol: Icons.find

    onTextEdited: list.currentIndex = 0
    onAccepted: finder.accept()
    Keys.onDownPressed: list.incrementCurrentIndex()
    Keys.onUpPressed: list.decrementCurrentIndex()
    Keys.onEscapePressed: event => {
        event.accepted = finder.text.length > 0;
        finder.clear();
    }

    RegionChoiceModel {
        id: choices

        regions: finder.regions
        text: finder.text
    }
    Popup {
        id: popup

        y: finder.height + Theme.half
        width: Math.max(finder.width, Theme.px(300))
        height: list.contentHeight + 2 * Theme.hairline
        padding: Theme.hairline
        visible: finder.activeFocus && choices.count > 0
        closePolicy: Popup.NoAutoClose

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
