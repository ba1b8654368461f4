import QtQuick

// A place that an incident lost.
Rectangle {
    id: chip

    required property string display
    required property string accessibleText
    property bool focused: false

    implicitWidth: place.implicitWidth + 2 * Theme.gap
    implicitHeight: Theme.rowCompact
    color: Theme.raised
    radius: Theme.radius
    border.width: Theme.hairline
    border.color: Theme.line
    Accessible.role: Accessible.ListItem
    Accessible.name: chip.accessibleText

    IdText {
        id: place

        anchors.centerIn: parent
        text: chip.display
        Accessible.ignored: true
    }
    FocusRing {
        visible: chip.focused
    }
}
