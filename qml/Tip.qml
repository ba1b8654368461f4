import QtQuick
import QtQuick.Controls.Basic

ToolTip {
    id: tip

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
}
