import QtQuick

// A state as glyph and word: the glyph may carry colour, the word never depends on it.
Row {
    id: stateWord

    required property string word
    required property string symbol
    property color ink: Theme.secondary
    property bool strong: false

    spacing: Theme.unit
    Accessible.role: Accessible.StaticText
    Accessible.name: stateWord.word

    Glyph {
        height: parent.height
        symbol: stateWord.symbol
        color: stateWord.ink
    }
    Text {
        height: parent.height
        text: stateWord.word
        color: Theme.text
        font.family: Theme.textFamily
        font.pixelSize: Theme.bodySize
        font.weight: stateWord.strong ? Font.Medium : Font.Normal
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }
}
