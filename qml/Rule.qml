import QtQuick

// A hairline between two things.
Rectangle {
    property bool upright: false

    implicitWidth: Theme.hairline
    implicitHeight: Theme.hairline
    color: Theme.line
    Accessible.ignored: true
}
