import QtQuick

// Running text and table text.
Text {
    id: body

    color: Theme.text
    font.family: Theme.textFamily
    font.pixelSize: Theme.bodySize
    textFormat: Text.PlainText
    // What wraps is read whole; what stands in one line is cut where its place ends.
    elide: body.wrapMode === Text.NoWrap ? Text.ElideRight : Text.ElideNone
    verticalAlignment: Text.AlignVCenter
    Accessible.role: Accessible.StaticText
    Accessible.name: body.text
}
