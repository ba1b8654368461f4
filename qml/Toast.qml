import QtQuick

// Says that something was done; gone by itself. Never the only place where it can be read.
Rectangle {
    id: toast

    property string message

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
    }
    Timer {
        id: timer

        interval: Theme.toastTime
        onTriggered: toast.over()
    }
}
