import QtQuick
import QtQuick.Controls.Basic

// One line of a ListMenu.
MenuItem {
    id: entry

    implicitHeight: Theme.row
    leftPadding: entry.checkable ? Theme.px(32) : Theme.gutter
    rightPadding: Theme.gutter
    font.family: Theme.textFamily
    font.pixelSize: Theme.bodySize
    Accessible.role: Accessible.MenuItem
    Accessible.name: entry.text

    contentItem: Text {
        textFormat: Text.PlainText
        text: entry.text
        color: entry.enabled ? Theme.text : Theme.secondary
        font: entry.font
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
    }
    indicator: Glyph {
        x: Theme.gap
        height: entry.height
        visible: entry.checkable
        symbol: entry.checked ? Icons.checked : Icons.unchecked
        color: Theme.secondary
    }
    background: Rectangle {
        color: entry.highlighted ? Theme.selected : "transparent"
    }
}
