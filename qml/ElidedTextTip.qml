import QtQuick
import QtQuick.Controls.Basic
import Estate.Models

// The tip of every text that does not fit, under the pointer or in focus: one for the window.
Tip {
    id: tip

    readonly property ElidedText told: ElidedText {
        scene: tip.parent
    }
    readonly property real below: tip.told.place.y + tip.told.place.height + Theme.half

    x: tip.told.place.x
    y: tip.below + tip.height <= (tip.parent?.height ?? 0)
       ? tip.below : tip.told.place.y - tip.height - Theme.half
    width: Math.min(tip.implicitWidth, Theme.px(480))
    // Escape is for what lies under it.
    closePolicy: Popup.NoAutoClose
    visible: tip.told.text.length > 0
    text: tip.told.text
}
