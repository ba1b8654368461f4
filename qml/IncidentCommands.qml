import QtQuick
import Estate.Models

// What an incident adds to the palette.
Item {
    id: actions

    required property Session session
    required property IncidentSession incident
    // A loss that is selected; empty: none.
    property string chosenPlace
    readonly property alias beginCommand: beginCommand
    readonly property alias lossCommand: lossCommand
    readonly property alias backCommand: backCommand
    readonly property alias noteCommand: noteCommand
    readonly property alias useCommand: useCommand
    readonly property alias showCommand: showCommand
    readonly property alias endCommand: endCommand
    readonly property list<Command> all: [
        beginCommand, lossCommand, backCommand, noteCommand, useCommand, showCommand, endCommand
    ]

    signal beginAsked()
    signal lossAsked()
    signal backAsked(place: string)
    signal noteAsked()
    signal useAsked()
    signal showAsked()
    signal endAsked()

    Command {
        id: beginCommand

        place: qsTr("Plan")
        text: qsTr("Begin an incident…")
        symbol: Icons.incident
        enabled: actions.incident.canBegin
        onTriggered: actions.beginAsked()
    }

    Command {
        id: lossCommand

        place: qsTr("Plan")
        text: qsTr("Report a loss…")
        symbol: Icons.fail
        shortcut: "Ctrl+I"
        enabled: actions.incident.canReport
        onTriggered: actions.lossAsked()
    }

    Command {
        id: backCommand

        place: qsTr("Plan")
        text: actions.chosenPlace.length > 0
              ? qsTr("Report that %1 is back again…").arg(actions.chosenPlace)
              : qsTr("Report that the selected loss is back again…")
        symbol: Icons.undo
        enabled: actions.incident.canReport && actions.chosenPlace.length > 0
        onTriggered: actions.backAsked(actions.chosenPlace)
    }

    Command {
        id: noteCommand

        place: qsTr("Plan")
        text: qsTr("Add an incident note…")
        symbol: Icons.note
        shortcut: "Ctrl+Shift+I"
        enabled: actions.incident.canReport
        onTriggered: actions.noteAsked()
    }

    Command {
        id: useCommand

        place: qsTr("Plan")
        text: qsTr("Use the losses of the incident in the plan")
        symbol: Icons.plan
        enabled: actions.incident.lossIds.length > 0
        onTriggered: actions.useAsked()
    }

    Command {
        id: showCommand

        place: qsTr("Plan")
        text: qsTr("Show or hide what the incident reports")
        symbol: Icons.incident
        enabled: actions.incident.open
        onTriggered: actions.showAsked()
    }

    Command {
        id: endCommand

        place: qsTr("Plan")
        text: qsTr("End the incident…")
        symbol: Icons.check
        enabled: actions.incident.canReport
        onTriggered: actions.endAsked()
    }
}
