import QtQuick

// A lane's token bucket: solid is what its flows have of their guarantees, striped what they
// borrowed; one mark stands where the guarantees end, another one at the lane's rate, which is
// every flow's ceiling. The track goes on behind the ceiling, so that it is not taken for the end
// of the drawing. Hollow: nothing was published yet. The row says the numbers, and so does the tip.
Item {
    id: bar

    required property real guaranteeShare
    required property real ownShare
    required property real borrowedShare
    required property bool published
    required property string tip
    // Of the track, up to the ceiling.
    readonly property real ceilingAt: Math.round(bar.width * 0.94)
    readonly property real guaranteedAt: Math.min(bar.ceilingAt,
                                                  Math.round(bar.ceilingAt * bar.guaranteeShare))

    implicitHeight: Theme.gutter
    Accessible.ignored: true

    Rectangle {
        anchors.fill: parent
        color: Theme.raised
        border.width: Theme.hairline
        border.color: Theme.line
    }
    Rectangle {
        width: bar.guaranteedAt
        height: parent.height
        visible: !bar.published && bar.guaranteeShare > 0
        color: "transparent"
        border.width: Theme.hairline
        border.color: Theme.controlBorder
    }
    Rectangle {
        id: own

        width: Math.round(bar.ceilingAt * bar.ownShare)
        height: parent.height
        visible: bar.published
        color: Theme.step2
    }
    LaneStripes {
        x: own.width
        width: Math.round(bar.ceilingAt * bar.borrowedShare)
        height: parent.height
        visible: bar.published && bar.borrowedShare > 0
    }
    LaneTick {
        x: bar.guaranteedAt - width / 2
        y: -Theme.half
        height: parent.height + 2 * Theme.half
        visible: bar.guaranteeShare > 0
    }
    LaneTick {
        x: bar.ceilingAt - width / 2
        y: -Theme.half
        height: parent.height + 2 * Theme.half
        ceiling: true
    }
    HoverHandler {
        id: hover
    }
    Tip {
        visible: hover.hovered
        text: bar.tip
    }
}
