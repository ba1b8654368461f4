import QtQuick

// Says that something was done. Never the only place where it can be read.
Rectangle {
    id: toast

    property string message

    function show(text: string) {
        toast.message = text;
        timer.restart();
    }

    implicitWidth: row.implicitWidth + 2 * Theme.padding
    implicitHeight: Theme.control + Theme.gap
    color: Theme.raised
    radius: Theme.radius
    border.width: Theme.hairline
    border.color: Theme.controlBorder
    visible: toast.opacity > 0
    opacity: timer.running ? 1 : 0
    Accessible.role: Accessible.Notification
    Accessible.name: toast.message

    Behavior on opacity {
        NumberAnimation {
            duration: Theme.moment
        }
    }

    Row {
        id: row

        anchors.centerIn: parent
        spacing: Theme.gap

        Glyph {
            height: parent.height
            symbol: Icons.check
        }
        BodyText {
            text: toast.message
            Accessible.ignored: true
        }
    }
    Timer {
        id: timer

        interval: Theme.toastTime
    }
}
