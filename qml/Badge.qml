import QtQuick

// A count on a glyph.
Rectangle {
    id: badge

    required property int count

    implicitWidth: Math.max(height, label.implicitWidth + Theme.gap)
    implicitHeight: Theme.px(16)
    radius: height / 2
    color: Theme.raised
    border.width: Theme.hairline
    border.color: Theme.controlBorder
    Accessible.ignored: true

    Text {
        id: label

        anchors.centerIn: parent
        textFormat: Text.PlainText
        text: badge.count
        color: Theme.text
        font.family: Theme.textFamily
        font.pixelSize: Theme.axisSize
    }
}
