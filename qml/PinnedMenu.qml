pragma ComponentBehavior: Bound

import QtQuick
import Estate.Models

// The pinned losses to choose a failure set from, and a way to add the present one.
ListMenu {
    id: menu

    required property SweepPinModel pins
    required property bool canPin
    // As of when the menu was opened last.
    property list<string> labels: []
    // Asked for while the menu was open: what comes next finds the focus back where it was.
    property bool nameWanted: false

    signal nameAsked()
    signal chosen(item: int)

    function gather(): list<string> {
        const found = [];
        for (let item = 0; item < menu.pins.total; ++item)
            found.push(menu.pins.labelAt(item));
        return found;
    }

    function askName() {
        menu.nameWanted = menu.visible;
        if (!menu.nameWanted)
            menu.nameAsked();
    }

    onAboutToShow: menu.labels = menu.gather()
    onClosed: {
        if (menu.nameWanted) {
            menu.nameWanted = false;
            menu.nameAsked();
        }
    }

    ListMenuItem {
        enabled: menu.canPin
        text: qsTr("Pin these under a name…")
        onTriggered: menu.askName()
    }
    ListMenuLine {}
    Instantiator {
        model: menu.labels

        delegate: ListMenuItem {
            required property string modelData
            required property int index

            text: modelData
            onTriggered: menu.chosen(index)
        }
        onObjectAdded: (index, object) => menu.insertItem(2 + index, object)
        onObjectRemoved: (index, object) => menu.removeItem(object)
    }
}
