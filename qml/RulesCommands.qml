import QtQuick
import Estate.Models

// The actions of room Rules. What takes back an edit works only while the room is shown.
Item {
    id: actions

    required property RulesSession rules
    required property bool shown
    readonly property alias undoCommand: undoCommand
    readonly property alias redoCommand: redoCommand
    readonly property alias proposeCommand: proposeCommand
    readonly property alias beginCommand: beginCommand
    readonly property alias endCommand: endCommand
    readonly property alias addPolicyCommand: addPolicyCommand
    readonly property alias addImpactCommand: addImpactCommand
    readonly property alias duplicateCommand: duplicateCommand
    readonly property alias removeCommand: removeCommand
    readonly property alias addLineCommand: addLineCommand
    readonly property alias holdLineCommand: holdLineCommand
    readonly property alias removeLineCommand: removeLineCommand
    readonly property alias textCommand: textCommand
    readonly property alias secondLossCommand: secondLossCommand
    readonly property alias tryLineCommand: tryLineCommand
    readonly property alias tryCommand: tryCommand
    readonly property alias copyCommand: copyCommand
    readonly property alias importCommand: importCommand
    readonly property alias exportCommand: exportCommand
    readonly property list<Command> all: [
        secondLossCommand, addPolicyCommand, addImpactCommand, duplicateCommand, removeCommand,
        addLineCommand, holdLineCommand, removeLineCommand, tryLineCommand, undoCommand,
        redoCommand, tryCommand, textCommand, beginCommand, endCommand, proposeCommand,
        copyCommand, importCommand, exportCommand
    ]

    // An earlier record is looked at: nothing is edited.
    readonly property bool past: actions.rules.session?.inPast ?? false
    readonly property bool editable: actions.shown && !actions.past
    readonly property string pastObstacle: actions.rules.pastText
    readonly property string unshown: actions.past ? actions.pastObstacle
                                                   : qsTr("Open room Rules first.")
    readonly property string unselected: actions.editable
                                         ? qsTr("No policy or application is selected.")
                                         : actions.unshown
    readonly property string noPolicy: actions.editable ? qsTr("No policy is selected.")
                                                        : actions.unshown
    readonly property string lineLoss: Array.from(actions.rules.lines?.lost.ids ?? []).join(" ")

    signal viewAsked(view: int)
    signal tryAsked(ids: string)
    signal secondLossAsked()
    signal proposeAsked()
    signal beginAsked()
    signal endAsked()
    signal editorAsked()
    signal fileAsked(writes: bool)

    Command {
        id: secondLossCommand

        place: qsTr("Rules")
        text: qsTr("Rule for a second loss…")
        symbol: Icons.fail
        shortcut: "Ctrl+Shift+L"
        onTriggered: actions.secondLossAsked()
    }

    Command {
        id: addPolicyCommand

        place: qsTr("Rules")
        text: qsTr("New policy")
        symbol: Icons.add
        enabled: !actions.past
        obstacle: actions.pastObstacle
        onTriggered: {
            actions.viewAsked(RulesRoom.View.Policies);
            actions.rules.addPolicy();
            actions.editorAsked();
        }
    }

    Command {
        id: addImpactCommand

        place: qsTr("Rules")
        text: qsTr("New impact of an application")
        symbol: Icons.add
        enabled: !actions.past
        obstacle: actions.pastObstacle
        onTriggered: {
            actions.viewAsked(RulesRoom.View.Impacts);
            actions.rules.addImpact();
            actions.editorAsked();
        }
    }

    Command {
        id: duplicateCommand

        place: qsTr("Rules")
        text: qsTr("Duplicate the policy, without what it is assigned to")
        symbol: Icons.copy
        enabled: actions.editable && actions.rules.fields !== null
                 && actions.rules.fields.ofPolicy
        obstacle: actions.noPolicy
        onTriggered: {
            actions.rules.duplicate();
            actions.editorAsked();
        }
    }

    Command {
        id: removeCommand

        place: qsTr("Rules")
        text: qsTr("Take the selected rules away")
        symbol: Icons.remove
        enabled: actions.editable && actions.rules.editor !== null
                 && actions.rules.editor.blocks > 0
        obstacle: actions.unselected
        onTriggered: actions.rules.remove()
    }

    Command {
        id: addLineCommand

        place: qsTr("Rules")
        text: actions.rules.lines !== null && actions.rules.lines.ofImpact
              ? qsTr("Another scenario of the application") : qsTr("Another rule of the policy")
        symbol: Icons.add
        enabled: actions.editable && actions.rules.lines !== null
                 && (actions.rules.lines.ofPolicy || actions.rules.lines.ofImpact)
        obstacle: actions.unselected
        onTriggered: actions.rules.lines.add()
    }

    Command {
        id: holdLineCommand

        place: qsTr("Rules")
        text: qsTr("Hold instead of restoring, in the current rule")
        symbol: Icons.held
        enabled: actions.editable && actions.rules.lines !== null && actions.rules.lines.ofPolicy
                 && !actions.rules.lines.holds
        obstacle: actions.editable && actions.rules.lines !== null && actions.rules.lines.holds
                  ? qsTr("The current rule holds already.") : actions.noPolicy
        onTriggered: actions.rules.lines.hold()
    }

    Command {
        id: removeLineCommand

        place: qsTr("Rules")
        text: actions.rules.lines !== null && actions.rules.lines.ofImpact
              ? qsTr("Take the current scenario away") : qsTr("Take the current rule away")
        symbol: Icons.remove
        enabled: actions.editable && actions.rules.lines !== null && actions.rules.lines.canRemove
                 && (actions.rules.lines.ofPolicy || actions.rules.lines.ofImpact)
        obstacle: actions.editable && actions.rules.lines !== null && actions.rules.lines.adding
                  ? qsTr("It is in no draft yet.") : actions.unselected
        onTriggered: actions.rules.lines.remove()
    }

    Command {
        id: tryLineCommand

        place: qsTr("Rules")
        text: qsTr("Try the loss of the current rule")
        symbol: Icons.run
        enabled: actions.lineLoss.length > 0
        obstacle: actions.rules.lines !== null
                  && (actions.rules.lines.ofPolicy || actions.rules.lines.ofImpact)
                  ? qsTr("It names no region yet.")
                  : actions.shown ? qsTr("No policy or application is selected.")
                  : qsTr("Open room Rules first.")
        onTriggered: {
            const ids = actions.lineLoss;
            actions.viewAsked(RulesRoom.View.Trial);
            actions.tryAsked(ids);
        }
    }

    Command {
        id: undoCommand

        place: qsTr("Rules")
        text: actions.rules.canUndo ? qsTr("Undo: %1").arg(actions.rules.undoText)
                                    : qsTr("Undo the last edit")
        // Not for what was edited: "core" is the policy.
        searched: qsTr("Undo the last edit")
        symbol: Icons.undo
        // What the toast offers comes first: it was done last.
        shortcut: actions.rules.session?.undo.open ? "" : "Ctrl+Z"
        enabled: actions.editable && actions.rules.canUndo
        obstacle: actions.editable ? qsTr("No edit of a draft is there to take back.")
                                   : actions.unshown
        onTriggered: actions.rules.undo()
    }

    Command {
        id: redoCommand

        place: qsTr("Rules")
        text: actions.rules.canRedo ? qsTr("Redo: %1").arg(actions.rules.redoText)
                                    : qsTr("Redo what was undone")
        searched: qsTr("Redo what was undone")
        symbol: Icons.redo
        shortcut: "Ctrl+Shift+Z"
        enabled: actions.editable && actions.rules.canRedo
        obstacle: actions.editable ? qsTr("Nothing was undone.") : actions.unshown
        onTriggered: actions.rules.redo()
    }

    Command {
        id: tryCommand

        place: qsTr("Rules")
        text: qsTr("Try the rules in a loss")
        symbol: Icons.run
        onTriggered: actions.viewAsked(RulesRoom.View.Trial)
    }

    Command {
        id: textCommand

        place: qsTr("Rules")
        text: qsTr("Edit the filtered rules as text")
        symbol: Icons.edit
        onTriggered: actions.viewAsked(RulesRoom.View.Text)
    }

    Command {
        id: beginCommand

        place: qsTr("Rules")
        text: qsTr("Begin a draft…")
        symbol: Icons.add
        enabled: actions.editable
        obstacle: actions.unshown
        onTriggered: actions.beginAsked()
    }

    Command {
        id: endCommand

        place: qsTr("Rules")
        text: qsTr("Throw the draft away…")
        symbol: Icons.remove
        enabled: !actions.past && actions.rules.draft.length > 0
        obstacle: actions.past ? actions.pastObstacle : qsTr("No draft is open.")
        onTriggered: actions.endAsked()
    }

    Command {
        id: proposeCommand

        place: qsTr("Rules")
        text: qsTr("Propose the draft…")
        symbol: Icons.propose
        enabled: !actions.past && actions.rules.proposeObstacle.length === 0
        obstacle: actions.past ? actions.pastObstacle : actions.rules.proposeObstacle
        onTriggered: actions.proposeAsked()
    }

    Command {
        id: copyCommand

        place: qsTr("Rules")
        text: qsTr("Copy all rules as text")
        symbol: Icons.copy
        onTriggered: actions.rules.copyAll()
    }

    Command {
        id: importCommand

        place: qsTr("Rules")
        text: qsTr("Import the rules from a file…")
        symbol: Icons.load
        enabled: !actions.past
        obstacle: actions.pastObstacle
        onTriggered: actions.fileAsked(false)
    }

    Command {
        id: exportCommand

        place: qsTr("Rules")
        text: qsTr("Export the rules to a file…")
        symbol: Icons.save
        onTriggered: actions.fileAsked(true)
    }
}
