import QtQuick
import QtQuick.Layouts

// One fact of the strip: glyph, words. Abnormal facts carry colour on the glyph.
RowLayout {
    id: item

    required property string symbol
    required property string words
    property color ink: Theme.secondary
    property bool strong: false
    // What to do about it, on hover.
    property string advice: ""

    spacing: Theme.unit
    Layout.fillWidth: false
    Accessible.role: Accessible.StaticText
    Accessible.name: item.words
    Accessible.description: item.advice

    HoverHandler {
        id: over
    }
    Tip {
        visible: over.hovered && item.advice.length > 0
        text: item.advice
    }
    Glyph {
        symbol: item.symbol
        color: item.ink
    }
    BodyText {
        Layout.fillWidth: true
        text: item.words
        color: item.strong ? Theme.text : Theme.secondary
        font.weight: item.strong ? Font.Medium : Font.Normal
        Accessible.ignored: true
    }
}
