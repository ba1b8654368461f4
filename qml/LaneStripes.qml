pragma ComponentBehavior: Bound

import QtQuick

// What is borrowed: striped, so that it is told from what is its own without colour.
Item {
    id: stripes

    clip: true
    Accessible.ignored: true

    Repeater {
        model: stripes.visible ? Math.ceil(stripes.width / Theme.unit) : 0

        Rectangle {
            id: stripe

            required property int index

            x: stripe.index * Theme.unit
            width: Theme.half
            height: stripes.height
            color: Theme.step3
        }
    }
}
