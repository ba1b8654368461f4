import QtQuick
import Estate.Models

// The outcome in one line: met, missed, held, short and deferred as shares of the volumes. The
// figures above it say the same in words.
Row {
    id: bar

    required property PlanSession plan

    height: Theme.unit + Theme.half
    spacing: Theme.hairline
    Accessible.ignored: true

    Rectangle {
        width: bar.width * bar.plan.metShare
        height: bar.height
        color: Theme.online
    }
    Rectangle {
        width: bar.width * bar.plan.missedShare
        height: bar.height
        color: Theme.offline
    }
    Rectangle {
        width: bar.width * bar.plan.heldShare
        height: bar.height
        color: Theme.fenced
    }
    Rectangle {
        width: bar.width * bar.plan.shortShare
        height: bar.height
        color: "transparent"
        border.width: Theme.half
        border.color: Theme.offline
    }
    Rectangle {
        width: bar.width * bar.plan.deferredShare
        height: bar.height
        color: "transparent"
        border.width: Theme.hairline
        border.color: Theme.offline
    }
}
