import QtQuick

// Running text and table text.
Text {
    color: Theme.text
    font.family: Theme.textFamily
    font.pixelSize: Theme.bodySize
    textFormat: Text.PlainText
    elide: Text.ElideRight
    verticalAlignment: Text.AlignVCenter
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
