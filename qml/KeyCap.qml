import QtQuick

// A shortcut, as on a key.
Rectangle {
    id: cap

    required property string keys

    implicitWidth: label.implicitWidth + 2 * Theme.unit
    implicitHeight: Theme.px(18)
    visible: cap.keys.length > 0
    color: "transparent"
    radius: Theme.radius
    border.width: Theme.hairline
    border.color: Theme.line

    Text {
        id: label

        anchors.centerIn: parent
        textFormat: Text.PlainText
        text: Looks.keysText(cap.keys)
        color: Theme.secondary
        font.family: Theme.textFamily
        font.pixelSize: Theme.axisSize
        Accessible.ignored: true
    }
}
