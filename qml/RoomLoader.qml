import QtQuick
import Estate.Models

// A room, or the window's sheets, that are made after the first frame, or when somebody goes there.
// Its file is named, because Qt 6.4 can't load a component that is bound to where it stands; it is
// made at once, because Qt 6.4 can't hurry a room that is half made.
Loader {
    id: place

    required property string file
    required property Session session
    required property CommandCatalog commands
    // Its turn has come.
    required property bool started
    required property bool current
    property bool hurried: false
    // What it is made with.
    property var given: ({session: place.session, commands: place.commands})
    readonly property bool wanted: place.started || place.current || place.hurried

    // Whoever needs it gets it.
    function now(): QtObject {
        place.hurried = true;
        return place.item;
    }
    function make() {
        if (place.wanted && place.status === Loader.Null)
            place.setSource(Qt.resolvedUrl(place.file), place.given);
    }

    onWantedChanged: place.make()
    Component.onCompleted: place.make()
}
