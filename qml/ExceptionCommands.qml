import QtQuick
import Estate.Models

// What can be done with the exception that the drawer is on, without the drawer.
Item {
    id: actions

    required property ExceptionListModel exceptions
    // The drawer's row; -1: nobody was there yet, and the most severe one counts.
    required property int row
    readonly property alias acknowledgeCommand: acknowledge
    readonly property alias takeOverCommand: takeOver
    readonly property alias shelveCommand: shelve
    readonly property alias followCommand: follow
    readonly property list<Command> all: [acknowledge, takeOver, shelve, follow]
    // Again whenever the list is another one.
    property int revision: 0
    readonly property int chosen: Math.max(0, actions.row)
    readonly property string key: actions.revision < 0 ? ""
                                  : actions.exceptions.keyAt(actions.chosen)
    readonly property string what: actions.revision < 0 ? ""
                                   : actions.exceptions.textAt(actions.chosen)
    readonly property bool seen: actions.revision >= 0 && actions.exceptions.seenAt(actions.chosen)
    readonly property bool shelved: actions.revision >= 0
                                    && actions.exceptions.shelvedAt(actions.chosen)
    readonly property bool some: actions.key.length > 0

    signal acknowledgeAsked(key: string)
    signal takeOverAsked(key: string)
    signal shelveAsked(key: string, text: string)
    signal unshelveAsked(key: string)
    signal followAsked(row: int)

    Connections {
        target: actions.exceptions

        function onDataChanged() {
            ++actions.revision;
        }
        function onRowsInserted() {
            ++actions.revision;
        }
        function onRowsRemoved() {
            ++actions.revision;
        }
        function onRowsMoved() {
            ++actions.revision;
        }
        function onModelReset() {
            ++actions.revision;
        }
    }
    Command {
        id: acknowledge

        place: qsTr("Exceptions")
        text: actions.some ? qsTr("Acknowledge: %1").arg(actions.what)
                           : qsTr("Acknowledge an exception")
        symbol: Icons.check
        enabled: actions.some && !actions.seen
        obstacle: actions.some ? qsTr("Somebody has seen it already.")
                               : qsTr("Nothing needs a person.")
        onTriggered: actions.acknowledgeAsked(actions.key)
    }
    Command {
        id: takeOver

        place: qsTr("Exceptions")
        text: actions.some ? qsTr("Take over: %1").arg(actions.what)
                           : qsTr("Take an exception over")
        symbol: Icons.own
        enabled: actions.some
        obstacle: qsTr("Nothing needs a person.")
        onTriggered: actions.takeOverAsked(actions.key)
    }
    Command {
        id: shelve

        place: qsTr("Exceptions")
        text: !actions.some ? qsTr("Put an exception off…")
              : actions.shelved ? qsTr("Bring back: %1").arg(actions.what)
              : qsTr("Put off: %1…").arg(actions.what)
        symbol: actions.shelved ? Icons.exceptions : Icons.shelve
        enabled: actions.some
        obstacle: qsTr("Nothing needs a person.")
        onTriggered: {
            if (actions.shelved)
                actions.unshelveAsked(actions.key);
            else
                actions.shelveAsked(actions.key, actions.what);
        }
    }
    Command {
        id: follow

        place: qsTr("Exceptions")
        text: actions.some ? qsTr("Go where it is: %1").arg(actions.what)
                           : qsTr("Go where an exception is")
        symbol: Icons.right
        enabled: actions.some
        obstacle: qsTr("Nothing needs a person.")
        onTriggered: actions.followAsked(actions.chosen)
    }
}
