import QtQuick
import Estate.Models

// What belongs to no room: how the console looks, who sits at it, what floats over the rooms.
Item {
    id: frame

    required property Session session
    readonly property alias exceptionsCommand: exceptionsCommand
    readonly property alias freezeCommand: freezeCommand
    readonly property alias operatorCommand: operatorCommand
    readonly property alias clockCommand: clockCommand
    readonly property alias nowCommand: nowCommand
    readonly property alias undoCommand: undoCommand
    readonly property alias dismissCommand: dismissCommand
    readonly property alias seenCommand: seenCommand
    readonly property alias paletteCommand: paletteCommand
    readonly property alias themeCommand: themeCommand
    readonly property alias systemThemeCommand: systemThemeCommand
    readonly property alias lightThemeCommand: lightThemeCommand
    readonly property alias darkThemeCommand: darkThemeCommand
    readonly property alias largerCommand: largerCommand
    readonly property alias smallerCommand: smallerCommand
    readonly property alias systemMotionCommand: systemMotionCommand
    readonly property alias reducedMotionCommand: reducedMotionCommand
    readonly property alias fullMotionCommand: fullMotionCommand
    readonly property alias sampleEstateCommand: sampleEstateCommand
    readonly property alias aboutCommand: aboutCommand
    readonly property list<Command> all: [
        undoCommand, dismissCommand, exceptionsCommand, operatorCommand, clockCommand, nowCommand,
        paletteCommand, themeCommand, systemThemeCommand, lightThemeCommand, darkThemeCommand,
        largerCommand, smallerCommand, systemMotionCommand, reducedMotionCommand, fullMotionCommand,
        sampleEstateCommand, aboutCommand, freezeCommand,
        handoverCommand, seenCommand, copyLinkCommand, openLinkCommand, englishCommand,
        germanCommand, systemLanguageCommand
    ]

    signal exceptionsAsked()
    signal operatorAsked()
    signal paletteAsked()
    signal aboutAsked()
    signal copyLinkAsked()
    signal handoverAsked()
    signal openLinkAsked()
    signal sampleEstateAsked()

    Command {
        id: undoCommand

        place: qsTr("Console")
        text: frame.session.undo.open ? qsTr("Undo. %1").arg(frame.session.undo.text)
                                      : qsTr("Undo what was done last")
        symbol: Icons.undo
        shortcut: "Ctrl+Z"
        enabled: frame.session.undo.open
        obstacle: qsTr("Nothing is offered to be taken back.")
        onTriggered: frame.session.undo.undo()
    }

    Command {
        id: dismissCommand

        place: qsTr("Console")
        text: qsTr("Put the message away")
        symbol: Icons.close
        shortcut: "Ctrl+M"
        enabled: frame.session.lastNotice.length > 0
        obstacle: qsTr("There is no message.")
        onTriggered: frame.session.clearNotice()
    }

    Command {
        id: exceptionsCommand

        place: qsTr("Console")
        text: qsTr("Exceptions: what needs a person")
        symbol: Icons.exceptions
        shortcut: "Ctrl+E"
        onTriggered: frame.exceptionsAsked()
    }

    Command {
        id: operatorCommand

        place: qsTr("Console")
        text: qsTr("Switch the operator…")
        symbol: Icons.operator
        shortcut: "Ctrl+O"
        onTriggered: frame.operatorAsked()
    }

    Command {
        id: clockCommand

        place: qsTr("Console")
        text: qsTr("Confirm the clock: it is now %1").arg(frame.session.clockText)
        symbol: Icons.age
        enabled: frame.session.clockWaits
        onTriggered: frame.session.confirmClock()
    }

    Command {
        id: nowCommand

        place: qsTr("Console")
        text: qsTr("Back to now: leave the earlier moment")
        symbol: Icons.withdraw
        // A browser keeps the other one for a window of its own, and gives no page a say.
        shortcut: OperatorFiles.byPath ? "Ctrl+Shift+N" : "F8"
        enabled: frame.session.inPast
        onTriggered: frame.session.backToNow()
    }

    Command {
        id: paletteCommand

        place: qsTr("Console")
        text: qsTr("All commands")
        symbol: Icons.palette
        shortcut: "Ctrl+K"
        onTriggered: frame.paletteAsked()
    }

    Command {
        id: themeCommand

        place: qsTr("Console")
        text: qsTr("Next theme: system, light, dark")
        symbol: Icons.theme
        brief: qsTr("Theme")
        // A browser opens a tab with the other one.
        shortcut: OperatorFiles.byPath ? "Ctrl+T" : "F9"
        onTriggered: Preferences.scheme = (Theme.scheme + 1) % 3
    }

    Command {
        id: systemThemeCommand

        place: qsTr("Console")
        text: qsTr("Theme of the system")
        symbol: Icons.theme
        onTriggered: Preferences.scheme = Theme.Scheme.System
    }

    Command {
        id: lightThemeCommand

        place: qsTr("Console")
        text: qsTr("Light theme")
        symbol: Icons.theme
        onTriggered: Preferences.scheme = Theme.Scheme.Light
    }

    Command {
        id: darkThemeCommand

        place: qsTr("Console")
        text: qsTr("Dark theme")
        symbol: Icons.theme
        onTriggered: Preferences.scheme = Theme.Scheme.Dark
    }

    Command {
        id: largerCommand

        place: qsTr("Console")
        text: qsTr("Larger")
        symbol: Icons.zoomIn
        shortcut: "Ctrl++"
        onTriggered: Preferences.scale = Math.min(2, Theme.scale + 0.25)
    }

    Command {
        id: smallerCommand

        place: qsTr("Console")
        text: qsTr("Smaller")
        symbol: Icons.zoomOut
        shortcut: "Ctrl+-"
        onTriggered: Preferences.scale = Math.max(1, Theme.scale - 0.25)
    }

    Command {
        id: systemMotionCommand

        place: qsTr("Console")
        text: qsTr("Motion of the system")
        symbol: Icons.info
        onTriggered: Preferences.motion = Theme.Motion.AsTheSystem
    }

    Command {
        id: reducedMotionCommand

        place: qsTr("Console")
        text: qsTr("Reduced motion")
        symbol: Icons.info
        onTriggered: Preferences.motion = Theme.Motion.Reduced
    }

    Command {
        id: fullMotionCommand

        place: qsTr("Console")
        text: qsTr("Full motion")
        symbol: Icons.info
        onTriggered: Preferences.motion = Theme.Motion.Full
    }

    Command {
        id: sampleEstateCommand

        place: qsTr("Console")
        text: qsTr("Open a sample estate…")
        symbol: Icons.estate
        onTriggered: frame.sampleEstateAsked()
    }

    Command {
        id: aboutCommand

        place: qsTr("Console")
        text: qsTr("About: the program, its estate and the planning envelope")
        symbol: Icons.about
        brief: qsTr("About")
        shortcut: "F1"
        onTriggered: frame.aboutAsked()
    }

    Command {
        id: freezeCommand

        place: qsTr("Console")
        text: frame.session.frozen ? qsTr("Let what is shown move again")
                                   : qsTr("Freeze what is shown")
        symbol: Icons.freeze
        shortcut: "Ctrl+Shift+S"
        onTriggered: frame.session.frozen = !frame.session.frozen
    }

    Command {
        id: seenCommand

        place: qsTr("Console")
        text: qsTr("Mark every change as seen")
        symbol: Icons.eye
        enabled: frame.session.seen.behind || frame.session.regions.changedCount > 0
        obstacle: qsTr("Nothing was recorded since you looked.")
        onTriggered: frame.session.regions.markSeen()
    }

    Command {
        id: handoverCommand

        place: qsTr("Console")
        text: qsTr("Hand the shift over…")
        symbol: Icons.note
        onTriggered: frame.handoverAsked()
    }

    Command {
        id: copyLinkCommand

        place: qsTr("Console")
        text: qsTr("Copy a link to this place")
        symbol: Icons.link
        shortcut: "Ctrl+L"
        onTriggered: frame.copyLinkAsked()
    }

    Command {
        id: openLinkCommand

        place: qsTr("Console")
        text: qsTr("Open a link…")
        symbol: Icons.link
        onTriggered: frame.openLinkAsked()
    }

    Command {
        id: englishCommand

        place: qsTr("Console")
        text: "Language: English"
        symbol: Icons.language
        onTriggered: Preferences.language = "en"
    }

    Command {
        id: germanCommand

        place: qsTr("Console")
        text: "Sprache: Deutsch"
        symbol: Icons.language
        onTriggered: Preferences.language = "de"
    }

    Command {
        id: systemLanguageCommand

        place: qsTr("Console")
        text: qsTr("Language of the system")
        symbol: Icons.language
        onTriggered: Preferences.language = ""
    }
}
