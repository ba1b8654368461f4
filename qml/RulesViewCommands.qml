import QtQuick
import Estate.Models

// What the views of room Rules have in the palette beside the edits: where to look, whose block
// counts, and the losses to try.
Item {
    id: actions

    required property Session session
    required property RulesSession rules
    // The room was shown; what is chosen and typed in its views, -1 and empty for nothing.
    required property bool opened
    required property int chosenConflict
    required property int chosenPin
    required property string loss
    readonly property alias worstCommand: worst
    readonly property alias mineCommand: mine
    readonly property alias theirsCommand: theirs
    readonly property alias tryCommand: tryLoss
    readonly property alias asInPlanCommand: asInPlan
    readonly property alias pinCommand: pin
    readonly property alias unpinCommand: unpin
    readonly property list<Command> all: [
        policies, impacts, findings, worst, changes, mine, theirs, tryLoss, asInPlan, pin, unpin
    ]
    // The conflict in focus, or else the first one; -1: there is none.
    readonly property int conflict: (actions.rules.conflicts?.count ?? 0) === 0 ? -1
                                    : Math.max(0, actions.chosenConflict)
    readonly property string planLoss: Array.from(actions.session.plan.failureIds).join(" ")
    readonly property string unopened: qsTr("Room Rules was not shown yet.")

    signal viewAsked(view: int)
    // `taken`: it is another one than the rule's in the editor.
    signal tryAsked(ids: string, taken: bool)

    Command {
        id: policies

        place: qsTr("Rules")
        text: qsTr("Show the policies")
        symbol: Icons.rules
        onTriggered: actions.viewAsked(RulesRoom.View.Policies)
    }
    Command {
        id: impacts

        place: qsTr("Rules")
        text: qsTr("Show the business impact of the applications")
        symbol: Icons.rules
        onTriggered: actions.viewAsked(RulesRoom.View.Impacts)
    }
    Command {
        id: findings

        place: qsTr("Rules")
        text: qsTr("Show the findings")
        symbol: Icons.info
        onTriggered: actions.viewAsked(RulesRoom.View.Findings)
    }
    Command {
        id: worst

        place: qsTr("Rules")
        text: qsTr("Show the worst findings")
        symbol: Icons.alert
        enabled: (actions.rules.findings?.total ?? 0) > 0
        obstacle: qsTr("Nothing was found.")
        onTriggered: {
            actions.rules.findings.filter = actions.rules.findings.worstFilter();
            actions.viewAsked(RulesRoom.View.Findings);
        }
    }
    Command {
        id: changes

        place: qsTr("Rules")
        text: qsTr("Show what the draft changes")
        symbol: Icons.compare
        onTriggered: actions.viewAsked(RulesRoom.View.Changes)
    }
    Command {
        id: mine

        place: qsTr("Rules")
        text: qsTr("Keep mine of the block in conflict")
        symbol: Icons.own
        enabled: actions.conflict >= 0
        obstacle: qsTr("Nothing is in conflict.")
        onTriggered: actions.rules.conflicts.keepMine(actions.conflict)
    }
    Command {
        id: theirs

        place: qsTr("Rules")
        text: qsTr("Take theirs of the block in conflict")
        symbol: Icons.approve
        enabled: actions.conflict >= 0
        obstacle: qsTr("Nothing is in conflict.")
        onTriggered: actions.rules.conflicts.takeTheirs(actions.conflict)
    }
    Command {
        id: tryLoss

        place: qsTr("Rules")
        text: qsTr("Try the rules in the loss that is typed")
        symbol: Icons.run
        enabled: actions.loss.trim().length > 0
        obstacle: qsTr("No loss is typed under Try it.")
        onTriggered: {
            actions.viewAsked(RulesRoom.View.Trial);
            actions.tryAsked(actions.loss, true);
        }
    }
    Command {
        id: asInPlan

        place: qsTr("Rules")
        text: qsTr("Try the rules in the failure set of room Plan")
        symbol: Icons.plan
        enabled: actions.opened && actions.session.plan.failures.count > 0
        obstacle: actions.opened ? qsTr("No loss is named in room Plan.") : actions.unopened
        onTriggered: {
            actions.viewAsked(RulesRoom.View.Trial);
            actions.tryAsked(actions.planLoss, true);
        }
    }
    Command {
        id: pin

        place: qsTr("Rules")
        text: qsTr("Pin the loss that is typed")
        symbol: Icons.pin
        enabled: actions.loss.trim().length > 0
        obstacle: qsTr("No loss is typed under Try it.")
        onTriggered: actions.rules.pins.pin(actions.loss)
    }
    Command {
        id: unpin

        place: qsTr("Rules")
        text: qsTr("Unpin the loss that is selected under Try it")
        symbol: Icons.remove
        enabled: actions.chosenPin >= 0
        obstacle: qsTr("No pinned loss is selected.")
        onTriggered: actions.rules.pins.unpin(actions.chosenPin)
    }
}
