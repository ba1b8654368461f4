import QtQuick
import Estate.Models

// What room Changes adds to the palette: words about a proposal, what one person may do alone, and
// who may do what.
Item {
    id: actions

    required property Session session
    required property ChosenProposal proposal
    required property bool drilling
    readonly property alias renewCommand: renewCommand
    readonly property alias commentCommand: commentCommand
    readonly property alias breakGlassCommand: breakGlassCommand
    readonly property alias rolesCommand: rolesCommand
    readonly property alias drillCommand: drillCommand
    readonly property alias failbackCommand: failbackCommand
    readonly property alias resumeCommand: resumeCommand
    readonly property alias planCommand: planCommand
    readonly property list<Command> all: [
        commentCommand, renewCommand, breakGlassCommand, rolesCommand, drillCommand,
        failbackCommand, resumeCommand, planCommand
    ]

    signal renewAsked()
    signal commentAsked()
    signal breakGlassAsked()
    signal rolesAsked()
    signal drillAsked()
    signal failbackAsked()
    signal planAsked()

    Command {
        id: commentCommand

        place: qsTr("Changes")
        text: qsTr("Comment on the proposal")
        symbol: Icons.note
        enabled: actions.proposal !== null
        onTriggered: actions.commentAsked()
    }

    Command {
        id: resumeCommand

        place: qsTr("Changes")
        text: qsTr("Go on with the interrupted execution")
        symbol: Icons.run
        enabled: actions.session.changes.execution.interrupted
        obstacle: qsTr("No execution of the chosen proposal is interrupted.")
        onTriggered: actions.session.changes.execution.resume()
    }

    Command {
        id: planCommand

        place: qsTr("Changes")
        text: qsTr("Preview the failure set of the proposal in Plan")
        symbol: Icons.plan
        enabled: (actions.proposal?.failureIds.length ?? 0) > 0
        obstacle: qsTr("The chosen proposal has no failure set.")
        onTriggered: actions.planAsked()
    }

    Command {
        id: renewCommand

        place: qsTr("Changes")
        text: qsTr("Renew the proposal as it is planned now…")
        symbol: Icons.redo
        enabled: actions.proposal?.canRenew ?? false
        onTriggered: actions.renewAsked()
    }

    Command {
        id: breakGlassCommand

        place: qsTr("Changes")
        text: qsTr("Break the glass: commit without an approval…")
        symbol: Icons.alert
        enabled: actions.proposal?.canBreakGlass ?? false
        onTriggered: actions.breakGlassAsked()
    }

    Command {
        id: rolesCommand

        place: qsTr("Changes")
        text: qsTr("Roles…")
        symbol: Icons.role
        enabled: actions.session.ready
        onTriggered: actions.rolesAsked()
    }

    Command {
        id: drillCommand

        place: qsTr("Changes")
        text: actions.drilling ? qsTr("Drill: end…") : qsTr("Drill: begin…")
        symbol: Icons.drill
        enabled: actions.session.ready
        onTriggered: actions.drillAsked()
    }

    Command {
        id: failbackCommand

        place: qsTr("Changes")
        text: qsTr("Fail groups back…")
        symbol: Icons.undo
        enabled: actions.session.ready
        onTriggered: actions.failbackAsked()
    }
}
