import QtQuick
import Estate.Models

// A room that is made when the first frame is on the screen, or at once when somebody goes there.
// Its file is named, because Qt 6.4 can't load a component that is bound to where it stands.
Loader {
    id: place

    required property string file
    required property Session session
    required property CommandCatalog commands
    // The window is up.
    required property bool started
    required property bool current
    readonly property bool wanted: place.started || place.current

    function make() {
        if (place.wanted && place.source.toString() === "")
            place.setSource(Qt.resolvedUrl(place.file),
                            {session: place.session, commands: place.commands});
    }

    asynchronous: !place.current
    onWantedChanged: place.make()
    Component.onCompleted: place.make()
}
