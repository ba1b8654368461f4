import QtQuick

// Where what scrolls sideways goes on beyond the edge of its place.
Rectangle {
    id: edge

    // At the right; else at the left.
    required property bool atEnd

    implicitWidth: Theme.padding

    gradient: Gradient {
        orientation: Gradient.Horizontal

        GradientStop {
            position: edge.atEnd ? 0 : 1
            color: Qt.alpha(Theme.panel, 0)
        }
        GradientStop {
            position: edge.atEnd ? 1 : 0
            color: Theme.panel
        }
    }
}
