import QtQuick

// A mark on a lane's bar, at its own middle: where the guarantees end it stands on a foot, and at
// the ceiling it hangs from a bar across.
Item {
    id: tick

    property bool ceiling: false

    width: Theme.gap
    Accessible.ignored: true

    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        width: Theme.half
        height: parent.height
        color: tick.ceiling ? Theme.secondary : Theme.text
    }
    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        y: tick.ceiling ? 0 : parent.height - height
        width: tick.ceiling ? tick.width : tick.width - Theme.half
        height: tick.ceiling ? Theme.half : Theme.unit
        color: tick.ceiling ? Theme.secondary : Theme.text
    }
}
