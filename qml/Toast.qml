import QtQuick

// Says that something was done; gone by itself. Never the only place where it can be read.
Rectangle {
    id: toast

    property string message
    // Offered while it can be done: to take back what the message tells.
    property Command undo: null
    readonly property bool undoable: toast.undo?.enabled ?? false

    signal over()

    implicitWidth: row.implicitWidth + 2 * Theme.padding
    implicitHeight: Theme.control
    color: Theme.raised
    radius: Theme.radius
    border.width: Theme.hairline
    border.color: Theme.controlBorder
    visible: toast.message.length > 0
    Accessible.role: Accessible.Notification
    Accessible.name: toast.message

    onMessageChanged: {
        if (toast.message.length > 0)
            timer.restart();
    }

    Row {
        id: row

        anchors.centerIn: parent
        spacing: Theme.gap

        Glyph {
            height: words.height
            symbol: Icons.check
        }
        BodyText {
            id: words

            text: toast.message
            Accessible.ignored: true
        }
        ActionButton {
            y: (words.height - height) / 2
            implicitHeight: Theme.rowCompact
            // It goes away with the focus that it would take; Ctrl+Z does the same.
            focusPolicy: Qt.NoFocus
            visible: toast.undoable
            action: toast.undo
            kind: ActionButton.Kind.Quiet
            symbol: Icons.undo
            text: qsTr("Undo")
        }
    }
    Timer {
        id: timer

        interval: toast.undoable ? Theme.undoTime : Theme.toastTime
        onTriggered: toast.over()
    }
}
