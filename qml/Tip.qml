import QtQuick
import QtQuick.Controls.Basic

ToolTip {
    id: tip

    // Over what is pointed at, or under it where the window ends: never on it.
    property real aside: -tip.implicitHeight - Theme.half

    y: tip.aside
    delay: 500
    padding: Theme.gap
    font.family: Theme.textFamily
    font.pixelSize: Theme.bodySize

    contentItem: Text {
        textFormat: Text.PlainText
        text: tip.text
        color: Theme.text
        font: tip.font
        wrapMode: Text.Wrap
    }
    background: Rectangle {
        color: Theme.raised
        radius: Theme.radius
        border.width: Theme.hairline
        border.color: Theme.controlBorder
    }

    onAboutToShow: {
        const above = -tip.implicitHeight - Theme.half;
        const reached = tip.parent ? tip.parent.mapToItem(null, 0, above).y : 0;
        tip.aside = reached >= 0 ? above : tip.parent.height + Theme.half;
    }
}
