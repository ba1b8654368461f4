pragma ComponentBehavior: Bound

import QtQuick

// A lane's token bucket: solid is what its flows have of their guarantees, striped what they
// borrowed, and the mark stands where the guarantees end. The right edge is the lane's rate, which
// is every flow's ceiling. Hollow: nothing was published yet. The row says the numbers.
Item {
    id: bar

    required property real guaranteeShare
    required property real ownShare
    required property real borrowedShare
    required property bool published
    readonly property real guaranteed: Math.round(bar.width * bar.guaranteeShare)

    implicitHeight: Theme.gutter
    Accessible.ignored: true

    Rectangle {
        anchors.fill: parent
        color: Theme.raised
        border.width: Theme.hairline
        border.color: Theme.line
    }
    Rectangle {
        width: bar.guaranteed
        height: parent.height
        visible: !bar.published && bar.guaranteeShare > 0
        color: "transparent"
        border.width: Theme.hairline
        border.color: Theme.controlBorder
    }
    Rectangle {
        id: own

        width: Math.round(bar.width * bar.ownShare)
        height: parent.height
        visible: bar.published
        color: Theme.step2
    }
    Item {
        id: borrowed

        x: own.width
        width: Math.round(bar.width * bar.borrowedShare)
        height: parent.height
        clip: true
        visible: bar.published && borrowed.width > 0

        Repeater {
            model: borrowed.visible ? Math.ceil(borrowed.width / Theme.unit) : 0

            Rectangle {
                id: stripe

                required property int index

                x: stripe.index * Theme.unit
                width: Theme.half
                height: borrowed.height
                color: Theme.step3
            }
        }
    }
    Rectangle {
        x: Math.max(0, Math.min(bar.width, bar.guaranteed) - Theme.half)
        y: -Theme.half
        width: Theme.half
        height: parent.height + 2 * Theme.half
        visible: bar.guaranteeShare > 0
        color: Theme.text
    }
}
