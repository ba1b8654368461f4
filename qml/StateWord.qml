import QtQuick
import QtQuick.Layouts

// A state as glyph and word: the glyph may carry colour, the word never depends on it.
RowLayout {
    id: stateWord

    required property string word
    required property string symbol
    property color ink: Theme.secondary
    property bool strong: false

    spacing: Theme.unit
    Layout.fillWidth: false
    Accessible.role: Accessible.StaticText
    Accessible.name: stateWord.word

    Glyph {
        visible: stateWord.symbol.length > 0
        symbol: stateWord.symbol
        color: stateWord.ink
    }
    BodyText {
        Layout.fillWidth: true
        text: stateWord.word
        font.weight: stateWord.strong ? Font.Medium : Font.Normal
        Accessible.ignored: true
    }
}
