import QtQuick
import QtQuick.Controls.Basic

// A line of typed text. `label` names it for people who do not see it.
TextField {
    id: entry

    required property string label
    property string symbol
    property bool wrong: false

    implicitHeight: Theme.control
    leftPadding: entry.symbol.length > 0 ? Theme.px(32) : Theme.gutter - Theme.half
    rightPadding: Theme.gap
    verticalAlignment: TextInput.AlignVCenter
    selectByMouse: true
    color: Theme.text
    placeholderTextColor: Theme.secondary
    selectionColor: Theme.accent
    selectedTextColor: Theme.accentText
    font.family: Theme.textFamily
    font.pixelSize: Theme.bodySize
    Accessible.role: Accessible.EditableText
    Accessible.name: entry.label

    background: Rectangle {
        color: Theme.panel
        radius: Theme.radius
        border.width: Theme.hairline
        border.color: entry.wrong ? Theme.offline : Theme.controlBorder

        Glyph {
            anchors.left: parent.left
            anchors.leftMargin: Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            visible: entry.symbol.length > 0
            symbol: entry.symbol
        }
        FocusRing {
            visible: entry.activeFocus
        }
    }
}
