import QtQuick
import Estate.Models

// Every action of room Journal. "Back to now" belongs to the frame.
Item {
    id: actions

    required property Session session
    // Of the record that is selected; 0: none.
    required property real chosenIndex
    readonly property alias look: look
    readonly property alias back: back
    readonly property alias forth: forth
    readonly property alias verify: verify
    readonly property alias filter: filter
    readonly property alias copy: copy

    signal verifyAsked()
    signal filterAsked()
    signal copyAsked()

    Command {
        id: look

        place: qsTr("Journal")
        text: qsTr("Look at the estate as of the selected record")
        symbol: Icons.eye
        enabled: actions.chosenIndex > 0
        onTriggered: actions.session.lookBack(actions.chosenIndex)
    }
    Command {
        id: back

        place: qsTr("Journal")
        text: qsTr("Look one record further back")
        symbol: Icons.left
        shortcut: "Alt+Left"
        enabled: actions.session.ready && actions.session.momentIndex > actions.session.firstIndex
        onTriggered: actions.session.lookBack(actions.session.momentIndex - 1)
    }
    Command {
        id: forth

        place: qsTr("Journal")
        text: qsTr("Look one record further on")
        symbol: Icons.right
        shortcut: "Alt+Right"
        enabled: actions.session.inPast
        onTriggered: actions.session.lookBack(actions.session.momentIndex + 1)
    }
    Command {
        id: verify

        place: qsTr("Journal")
        text: qsTr("Verify the journal…")
        symbol: Icons.check
        enabled: actions.session.ready
        onTriggered: actions.verifyAsked()
    }
    Command {
        id: filter

        place: qsTr("Journal")
        text: qsTr("Filter the records")
        symbol: Icons.filter
        onTriggered: actions.filterAsked()
    }
    Command {
        id: copy

        place: qsTr("Journal")
        text: qsTr("Copy the records that are shown as CSV")
        symbol: Icons.copy
        onTriggered: actions.copyAsked()
    }
}
