import QtQuick

// One icon. Decoration only: whatever it means is also said in words by its neighbour.
Text {
    id: glyph

    required property string symbol

    text: glyph.symbol
    color: Theme.secondary
    font.family: Theme.iconFamily
    font.pixelSize: Theme.glyphSize
    horizontalAlignment: Text.AlignHCenter
    verticalAlignment: Text.AlignVCenter
    textFormat: Text.PlainText
    Accessible.ignored: true
}
