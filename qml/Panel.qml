import QtQuick

// A surface on the background; content is placed by its owner.
Rectangle {
    color: Theme.panel
    border.width: Theme.hairline
    border.color: Theme.line
    radius: Theme.radius
}
