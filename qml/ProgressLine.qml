import QtQuick

// How far long work is. Says it in words too, which stand beside it.
Rectangle {
    id: line

    required property real progress
    required property string words

    implicitHeight: Theme.unit
    radius: height / 2
    color: Theme.line
    Accessible.role: Accessible.ProgressBar
    Accessible.name: line.words

    Rectangle {
        width: line.width * Math.max(0, Math.min(1, line.progress))
        height: line.height
        radius: line.radius
        color: Theme.accent
    }
}
