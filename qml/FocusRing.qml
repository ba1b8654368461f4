import QtQuick

// The one look of keyboard focus: 2 px accent outside a 1 px gap. Where a neighbour would clip it,
// `inset` draws it inside.
Rectangle {
    id: ring

    property bool inset: false
    property int corner: Theme.radius

    anchors.fill: parent
    anchors.margins: ring.inset ? Theme.focusGap : -(Theme.focusGap + Theme.focusWidth)
    z: 10
    color: "transparent"
    radius: ring.inset ? ring.corner : ring.corner + Theme.focusGap + Theme.focusWidth
    border.width: Theme.focusWidth
    border.color: Theme.accent
    Accessible.ignored: true
}
