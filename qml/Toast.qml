import QtQuick

// Says that something was done; gone by itself, or when somebody puts it away. It lies on the
// lower edge of what it is in, no higher than it must be, as tables end above that with a whole
// row; and over no row that is chosen there. What it covers takes clicks all the same. Never the
// only place where it can be read.
Rectangle {
    id: toast

    property string message
    // Offered while it can be done: to take back what the message tells.
    property Command undo: null
    property Command dismiss: null
    // Where it may lie, in its parent: on the lower edge, at the left one or at the right one.
    required property rect stage
    property bool atRight: false
    // What has the focus.
    property Item keeps: null
    readonly property DataTable table: toast.keeps as DataTable
    readonly property bool undoable: toast.undo?.enabled ?? false
    readonly property real restY: toast.stage.y + toast.stage.height - toast.height
    property real lift: 0

    signal over()

    // Over the chosen row of the table in focus, where it would cover that.
    function dodge() {
        toast.lift = 0;
        if (toast.table === null || toast.table.currentRow < 0)
            return;
        const chosen = toast.table.cellPlace(toast.table.currentRow, 0);
        if (chosen.y + chosen.height > toast.restY && chosen.y < toast.restY + toast.height)
            toast.lift = toast.restY + toast.height + Theme.half - chosen.y;
    }

    x: toast.atRight ? toast.stage.x + toast.stage.width - toast.width - Theme.gutter
                     : toast.stage.x + Theme.gutter
    y: toast.restY - toast.lift
    implicitWidth: row.implicitWidth + 2 * Theme.gap
    implicitHeight: Theme.rowCompact + 2 * Theme.hairline
    color: Theme.raised
    radius: Theme.radius
    border.width: Theme.hairline
    border.color: Theme.controlBorder
    visible: toast.message.length > 0
    Accessible.role: Accessible.Notification
    Accessible.name: toast.message

    onMessageChanged: {
        if (toast.message.length === 0)
            return;
        timer.restart();
        toast.dodge();
    }
    onTableChanged: toast.dodge()
    onRestYChanged: toast.dodge()

    Connections {
        target: toast.table

        // Once the row is where it comes to lie.
        function onCurrentRowChanged() {
            moved.restart();
        }
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

            width: Math.min(words.implicitWidth, toast.stage.width - Theme.px(240))
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
        // For the pointer alone: a stop of the keyboard would go with the focus that it took.
        Glyph {
            id: dismissal

            readonly property string keys: toast.dismiss?.shortcut ?? ""
            readonly property string says: qsTr("Put the message away")

            height: words.height
            symbol: Icons.close
            Accessible.ignored: false
            Accessible.focusable: false
            Accessible.role: Accessible.Button
            Accessible.name: dismissal.says
            Accessible.onPressAction: toast.over()
            color: pointer.hovered ? Theme.text : Theme.secondary

            HoverHandler {
                id: pointer
            }
            TapHandler {
                gesturePolicy: TapHandler.WithinBounds
                onTapped: toast.over()
            }
            Tip {
                visible: pointer.hovered
                text: dismissal.keys.length === 0 ? dismissal.says
                      : qsTr("%1  (%2)").arg(dismissal.says).arg(Looks.keysText(dismissal.keys))
            }
        }
    }
    Timer {
        id: moved

        interval: 0
        onTriggered: toast.dodge()
    }
    Timer {
        id: timer

        interval: toast.undoable ? Theme.undoTime : Theme.toastTime
        onTriggered: toast.over()
    }
}
