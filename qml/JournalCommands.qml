import QtQuick
import Estate.Models

// Every action of room Journal. "Back to now" belongs to the frame.
Item {
    id: actions

    required property Session session
    required property MomentModel moment
    // Of the record that is selected; 0: none.
    required property real chosenIndex
    required property JournalRecordModel record
    required property JournalTableModel records
    required property list<string> kinds
    required property list<string> actors
    readonly property alias copyHead: copyHead
    readonly property alias look: look
    readonly property alias back: back
    readonly property alias forth: forth
    readonly property alias first: first
    readonly property alias pageBack: pageBack
    readonly property alias pageForth: pageForth
    readonly property alias stop: stop
    readonly property alias verify: verify
    readonly property alias filter: filter
    readonly property alias copy: copy

    function gather(): list<Command> {
        return [look, back, forth, pageBack, pageForth, first, stop, verify, filter, copy, copyHead,
            ...Array.from(kind.gather()), ...Array.from(actor.gather())];
    }

    signal verifyAsked()
    signal filterAsked()
    signal copyAsked()
    signal tableAsked()

    Command {
        id: look

        place: qsTr("Journal")
        text: qsTr("Look at the estate as of the selected record")
        symbol: Icons.journal
        enabled: actions.chosenIndex > 0
        onTriggered: actions.moment.goTo(actions.chosenIndex)
    }
    Command {
        id: back

        place: qsTr("Journal")
        text: qsTr("Look one record further back")
        symbol: Icons.left
        shortcut: "Alt+Left"
        enabled: actions.session.ready && actions.moment.canStepBack
        onTriggered: actions.moment.goBy(-1)
    }
    Command {
        id: forth

        place: qsTr("Journal")
        text: qsTr("Look one record further on")
        symbol: Icons.right
        shortcut: "Alt+Right"
        enabled: actions.moment.canStepOn
        onTriggered: actions.moment.goBy(1)
    }
    Command {
        id: pageBack

        place: qsTr("Journal")
        text: qsTr("Look 100 records further back")
        symbol: Icons.left
        enabled: actions.session.ready && actions.moment.canStepBack
        onTriggered: actions.moment.goByPage(-1)
    }
    Command {
        id: pageForth

        place: qsTr("Journal")
        text: qsTr("Look 100 records further on")
        symbol: Icons.right
        enabled: actions.moment.canStepOn
        onTriggered: actions.moment.goByPage(1)
    }
    Command {
        id: first

        place: qsTr("Journal")
        text: qsTr("Look at the first record")
        symbol: Icons.left
        enabled: actions.session.ready && actions.moment.canStepBack
        onTriggered: actions.moment.goToFirst()
    }
    Command {
        id: stop

        place: qsTr("Journal")
        text: qsTr("Stop looking back, and stay where it is")
        symbol: Icons.abort
        enabled: actions.moment.working
        onTriggered: actions.moment.cancel()
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
        id: copyHead

        place: qsTr("Journal")
        text: qsTr("Copy index and hash of the selected record, as a head to verify with")
        symbol: Icons.copy
        enabled: actions.record.found
        obstacle: qsTr("No record is selected.")
        onTriggered: actions.record.copyHead()
    }
    ChoiceCommands {
        id: kind

        place: qsTr("Journal")
        sentence: qsTr("Kind of the records: %1")
        symbol: Icons.filter
        entries: actions.kinds
        onChosen: index => {
            actions.tableAsked();
            actions.records.kind = index;
        }
    }
    ChoiceCommands {
        id: actor

        place: qsTr("Journal")
        sentence: qsTr("Actor of the records: %1")
        symbol: Icons.operator
        entries: actions.actors
        onChosen: index => {
            actions.tableAsked();
            actions.records.actor = index > 0 ? actions.actors[index] : "";
        }
    }
    Command {
        id: copy

        place: qsTr("Journal")
        text: qsTr("Copy the records that are shown as CSV")
        symbol: Icons.copy
        onTriggered: actions.copyAsked()
    }
}
