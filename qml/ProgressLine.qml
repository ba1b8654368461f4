import QtQuick

// How far work is that runs in slices.
Rectangle {
    id: line

    required property real share

    implicitHeight: Theme.unit
    radius: height / 2
    color: Theme.raised
    Accessible.role: Accessible.ProgressBar
    Accessible.name: qsTr("Progress")

    Rectangle {
        width: line.width * line.share
        height: line.height
        radius: line.radius
        color: Theme.secondary
    }
}
