import QtQuick
import QtQuick.Layouts

// Nothing here yet: what this place is for, and how it fills.
ColumnLayout {
    id: empty

    required property string symbol
    required property string title
    required property string body

    spacing: Theme.gap

    Glyph {
        Layout.alignment: Qt.AlignHCenter
        symbol: empty.symbol
        color: Theme.controlBorder
        font.pixelSize: Theme.emptyGlyphSize
    }
    SectionTitle {
        Layout.alignment: Qt.AlignHCenter
        text: empty.title
    }
    BodyText {
        Layout.alignment: Qt.AlignHCenter
        Layout.maximumWidth: Theme.px(440)
        Layout.fillWidth: true
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        lineHeight: 1.3
        text: empty.body
        color: Theme.secondary
    }
}
