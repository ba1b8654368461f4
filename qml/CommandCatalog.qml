pragma ComponentBehavior: Bound

import QtQuick
import Estate.Models

// Every action there is. Buttons and shortcuts trigger these; the palette lists them.
Item {
    id: catalog

    required property Session session
    // What the rooms allow just now.
    property bool failReady: false
    property bool canJudge: false
    property bool canWithdraw: false
    property bool canCommit: false
    property bool canStepCut: false
    property bool canAbortCut: false
    readonly property alias estateCommand: estateCommand
    readonly property alias planCommand: planCommand
    readonly property alias changesCommand: changesCommand
    readonly property alias findCommand: findCommand
    readonly property alias failCommand: failCommand
    readonly property alias runCommand: runCommand
    readonly property alias proposeCommand: proposeCommand
    readonly property alias clearCommand: clearCommand
    readonly property alias singleCommand: singleCommand
    readonly property alias neighboursCommand: neighboursCommand
    readonly property alias veryBadDayCommand: veryBadDayCommand
    readonly property alias copyCommand: copyCommand
    readonly property alias approveCommand: approveCommand
    readonly property alias rejectCommand: rejectCommand
    readonly property alias withdrawCommand: withdrawCommand
    readonly property alias commitCommand: commitCommand
    readonly property alias abortCommand: abortCommand
    readonly property alias cutsCommand: cutsCommand
    readonly property alias declareCutCommand: declareCutCommand
    readonly property alias stepCutCommand: stepCutCommand
    readonly property alias runCutCommand: runCutCommand
    readonly property alias abortCutCommand: abortCutCommand
    readonly property alias exceptionsCommand: exceptionsCommand
    readonly property alias operatorCommand: operatorCommand
    readonly property alias clockCommand: clockCommand
    readonly property alias paletteCommand: paletteCommand
    readonly property alias themeCommand: themeCommand
    readonly property alias systemThemeCommand: systemThemeCommand
    readonly property alias lightThemeCommand: lightThemeCommand
    readonly property alias darkThemeCommand: darkThemeCommand
    readonly property alias largerCommand: largerCommand
    readonly property alias smallerCommand: smallerCommand
    readonly property alias motionCommand: motionCommand
    readonly property alias sampleEstateCommand: sampleEstateCommand
    readonly property alias aboutCommand: aboutCommand
    readonly property list<Command> all: [
        estateCommand, planCommand, changesCommand, findCommand, failCommand, figuresCommand,
        exportsCommand, relationsCommand, runCommand,
        proposeCommand, clearCommand, singleCommand, neighboursCommand, veryBadDayCommand,
        copyCommand, approveCommand, rejectCommand, withdrawCommand, commitCommand, abortCommand,
        cutsCommand, declareCutCommand, stepCutCommand, runCutCommand, abortCutCommand,
        exceptionsCommand, operatorCommand, clockCommand, paletteCommand, themeCommand,
        systemThemeCommand, lightThemeCommand, darkThemeCommand, largerCommand, smallerCommand,
        motionCommand, sampleEstateCommand, aboutCommand
    ]

    signal roomAsked(room: int)
    signal findAsked()
    signal failAsked()
    signal runAsked()
    signal proposeAsked()
    signal sampleAsked(first: int, regions: int)
    signal copyAsked()
    signal judgeAsked(verdict: int)
    signal commitAsked()
    signal cutsAsked()
    signal declareCutAsked()
    signal stepCutAsked()
    signal runCutAsked()
    signal abortCutAsked()
    signal regionViewAsked(view: int)
    signal sampleEstateAsked()
    signal exceptionsAsked()
    signal operatorAsked()
    signal paletteAsked()
    signal aboutAsked()

    Command {
        id: estateCommand

        place: qsTr("Rooms")
        text: qsTr("Estate: the regions")
        symbol: Icons.estate
        brief: qsTr("Estate")
        shortcut: "Ctrl+1"
        onTriggered: catalog.roomAsked(0)
    }

    Command {
        id: planCommand

        place: qsTr("Rooms")
        text: qsTr("Plan: fail regions and see what recovers")
        symbol: Icons.plan
        brief: qsTr("Plan")
        shortcut: "Ctrl+2"
        onTriggered: catalog.roomAsked(1)
    }

    Command {
        id: changesCommand

        place: qsTr("Rooms")
        text: qsTr("Changes: propose, approve, commit")
        symbol: Icons.changes
        brief: qsTr("Changes")
        shortcut: "Ctrl+3"
        onTriggered: catalog.roomAsked(2)
    }

    Command {
        id: findCommand

        place: qsTr("Estate")
        text: qsTr("Find a region")
        symbol: Icons.find
        shortcut: "Ctrl+F"
        onTriggered: catalog.findAsked()
    }

    Command {
        id: failCommand

        place: qsTr("Estate")
        text: qsTr("Fail the selected regions in Plan")
        symbol: Icons.fail
        shortcut: "Ctrl+Shift+F"
        enabled: catalog.failReady
        onTriggered: catalog.failAsked()
    }

    Command {
        id: figuresCommand

        place: qsTr("Estate")
        text: qsTr("The region in focus: its figures")
        symbol: Icons.regions
        onTriggered: catalog.regionViewAsked(0)
    }

    Command {
        id: exportsCommand

        place: qsTr("Estate")
        text: qsTr("The region in focus: what it publishes")
        symbol: Icons.regions
        onTriggered: catalog.regionViewAsked(1)
    }

    Command {
        id: relationsCommand

        place: qsTr("Estate")
        text: qsTr("The region in focus: its relationships")
        symbol: Icons.regions
        onTriggered: catalog.regionViewAsked(2)
    }

    Command {
        id: runCommand

        place: qsTr("Plan")
        text: qsTr("Run the failure set")
        symbol: Icons.run
        shortcut: "F5"
        enabled: catalog.session.plan.failures.count > 0
        onTriggered: catalog.runAsked()
    }

    Command {
        id: proposeCommand

        place: qsTr("Plan")
        text: qsTr("Propose this plan…")
        symbol: Icons.propose
        shortcut: "Ctrl+P"
        enabled: catalog.session.plan.hasPreview
                 && catalog.session.plan.proposeObstacle.length === 0
        onTriggered: catalog.proposeAsked()
    }

    Command {
        id: clearCommand

        place: qsTr("Plan")
        text: qsTr("Clear the failure set")
        symbol: Icons.close
        shortcut: "Ctrl+Shift+Backspace"
        enabled: catalog.session.plan.failures.count > 0
        onTriggered: catalog.session.plan.clear()
    }

    Command {
        id: singleCommand

        place: qsTr("Plan")
        text: qsTr("Sample: a single loss")
        symbol: Icons.regions
        onTriggered: catalog.sampleAsked(17, 1)
    }

    Command {
        id: neighboursCommand

        place: qsTr("Plan")
        text: qsTr("Sample: two neighbours")
        symbol: Icons.regions
        onTriggered: catalog.sampleAsked(17, 2)
    }

    Command {
        id: veryBadDayCommand

        place: qsTr("Plan")
        text: qsTr("Sample: a very bad day")
        symbol: Icons.regions
        onTriggered: catalog.sampleAsked(16, 6)
    }

    Command {
        id: copyCommand

        place: qsTr("Plan")
        text: qsTr("Copy the decisions as text")
        symbol: Icons.copy
        shortcut: "Ctrl+Shift+C"
        enabled: catalog.session.plan.hasPreview
        onTriggered: catalog.copyAsked()
    }

    Command {
        id: approveCommand

        place: qsTr("Changes")
        text: qsTr("Approve the proposal…")
        symbol: Icons.approve
        enabled: catalog.canJudge
        onTriggered: catalog.judgeAsked(0)
    }

    Command {
        id: rejectCommand

        place: qsTr("Changes")
        text: qsTr("Reject the proposal…")
        symbol: Icons.reject
        enabled: catalog.canJudge
        onTriggered: catalog.judgeAsked(1)
    }

    Command {
        id: withdrawCommand

        place: qsTr("Changes")
        text: qsTr("Withdraw the proposal…")
        symbol: Icons.withdraw
        enabled: catalog.canWithdraw
        onTriggered: catalog.judgeAsked(2)
    }

    Command {
        id: commitCommand

        place: qsTr("Changes")
        text: qsTr("Commit the proposal…")
        symbol: Icons.commit
        enabled: catalog.canCommit
        onTriggered: catalog.commitAsked()
    }

    Command {
        id: abortCommand

        place: qsTr("Changes")
        text: qsTr("Abort the execution…")
        symbol: Icons.abort
        enabled: catalog.session.changes.execution.canAbort
        onTriggered: catalog.judgeAsked(3)
    }

    Command {
        id: cutsCommand

        place: qsTr("Changes")
        text: qsTr("Cuts across shards")
        symbol: Icons.cut
        shortcut: "Ctrl+Shift+3"
        onTriggered: catalog.cutsAsked()
    }

    Command {
        id: declareCutCommand

        place: qsTr("Changes")
        text: qsTr("Declare a snapshot cut…")
        symbol: Icons.cut
        shortcut: "Ctrl+D"
        enabled: catalog.session.ready
        onTriggered: catalog.declareCutAsked()
    }

    Command {
        id: stepCutCommand

        place: qsTr("Changes")
        text: qsTr("Next step of the cut")
        symbol: Icons.step
        enabled: catalog.canStepCut
        onTriggered: catalog.stepCutAsked()
    }

    Command {
        id: runCutCommand

        place: qsTr("Changes")
        text: qsTr("Run the cut to its end")
        symbol: Icons.run
        enabled: catalog.canStepCut
        onTriggered: catalog.runCutAsked()
    }

    Command {
        id: abortCutCommand

        place: qsTr("Changes")
        text: qsTr("Abort the cut…")
        symbol: Icons.abort
        enabled: catalog.canAbortCut
        onTriggered: catalog.abortCutAsked()
    }

    Command {
        id: exceptionsCommand

        place: qsTr("Console")
        text: qsTr("Exceptions: what needs a person")
        symbol: Icons.exceptions
        shortcut: "Ctrl+E"
        onTriggered: catalog.exceptionsAsked()
    }

    Command {
        id: operatorCommand

        place: qsTr("Console")
        text: qsTr("Switch the operator…")
        symbol: Icons.operator
        shortcut: "Ctrl+O"
        onTriggered: catalog.operatorAsked()
    }

    Command {
        id: clockCommand

        place: qsTr("Console")
        text: qsTr("Confirm the clock: it is now %1").arg(catalog.session.clockText)
        symbol: Icons.age
        enabled: catalog.session.clockWaits
        onTriggered: catalog.session.confirmClock()
    }

    Command {
        id: paletteCommand

        place: qsTr("Console")
        text: qsTr("All commands")
        symbol: Icons.palette
        shortcut: "Ctrl+K"
        onTriggered: catalog.paletteAsked()
    }

    Command {
        id: themeCommand

        place: qsTr("Console")
        text: qsTr("Next theme: system, light, dark")
        symbol: Icons.theme
        brief: qsTr("Theme")
        shortcut: "Ctrl+T"
        onTriggered: Theme.scheme = (Theme.scheme + 1) % 3
    }

    Command {
        id: systemThemeCommand

        place: qsTr("Console")
        text: qsTr("Theme of the system")
        symbol: Icons.theme
        onTriggered: Theme.scheme = Theme.Scheme.System
    }

    Command {
        id: lightThemeCommand

        place: qsTr("Console")
        text: qsTr("Light theme")
        symbol: Icons.theme
        onTriggered: Theme.scheme = Theme.Scheme.Light
    }

    Command {
        id: darkThemeCommand

        place: qsTr("Console")
        text: qsTr("Dark theme")
        symbol: Icons.theme
        onTriggered: Theme.scheme = Theme.Scheme.Dark
    }

    Command {
        id: largerCommand

        place: qsTr("Console")
        text: qsTr("Larger")
        symbol: Icons.zoomIn
        shortcut: "Ctrl++"
        onTriggered: Theme.scale = Math.min(2, Theme.scale + 0.25)
    }

    Command {
        id: smallerCommand

        place: qsTr("Console")
        text: qsTr("Smaller")
        symbol: Icons.zoomOut
        shortcut: "Ctrl+-"
        onTriggered: Theme.scale = Math.max(1, Theme.scale - 0.25)
    }

    Command {
        id: motionCommand

        place: qsTr("Console")
        text: qsTr("Less motion, on or off")
        symbol: Icons.info
        onTriggered: Theme.reducedMotion = !Theme.reducedMotion
    }

    Command {
        id: sampleEstateCommand

        place: qsTr("Console")
        text: qsTr("Open a sample estate…")
        symbol: Icons.estate
        onTriggered: catalog.sampleEstateAsked()
    }

    Command {
        id: aboutCommand

        place: qsTr("Console")
        text: qsTr("About this estate")
        symbol: Icons.about
        brief: qsTr("About")
        shortcut: "F1"
        onTriggered: catalog.aboutAsked()
    }
}
