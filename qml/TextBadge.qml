import QtQuick

// A word or two on what stands beside it, framed.
Rectangle {
    id: badge

    required property string word

    implicitWidth: label.implicitWidth + 2 * Theme.unit
    implicitHeight: Theme.px(18)
    radius: Theme.radius
    color: Theme.raised
    border.width: Theme.hairline
    border.color: Theme.controlBorder
    Accessible.ignored: true

    Text {
        id: label

        anchors.centerIn: parent
        textFormat: Text.PlainText
        text: badge.word
        color: Theme.text
        font.family: Theme.textFamily
        font.pixelSize: Theme.axisSize
    }
}
