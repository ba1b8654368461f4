import QtQuick
import QtQuick.Controls.Basic

// One room, or one action at the foot of the rail.
AbstractButton {
    id: button

    required property Command command
    property bool current: false
    property int badge: 0
    // Who pressed it needs no tip any more, until the pointer comes anew.
    property bool pressedSince: false

    implicitWidth: Theme.railWidth
    implicitHeight: Theme.rail
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.role: Accessible.PageTab
    Accessible.name: button.badge > 0 ? qsTr("%1, %2 waiting").arg(button.command.text)
                                                              .arg(button.badge)
                                      : button.command.text
    Accessible.checked: button.current

    background: Rectangle {
        color: button.current ? Theme.selected : button.hovered ? Theme.hover : "transparent"

        Rectangle {
            width: Theme.px(3)
            height: parent.height
            visible: button.current
            color: Theme.accent
        }
        FocusRing {
            visible: button.visualFocus
            inset: true
        }
    }
    contentItem: Item {
        Glyph {
            anchors.horizontalCenter: parent.horizontalCenter
            // Nearer to its own word than to the next entry.
            y: Theme.gap
            symbol: button.command.symbol
            font.pixelSize: Theme.railGlyphSize
            color: button.current ? Theme.text : Theme.secondary
        }
        Text {
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.gap
            // All words of a language fit at one size: none of them stands out.
            width: Theme.railWidth - Theme.half
            horizontalAlignment: Text.AlignHCenter
            elide: Text.ElideRight
            textFormat: Text.PlainText
            text: button.command.brief
            color: button.current ? Theme.text : Theme.secondary
            font.family: Theme.textFamily
            font.pixelSize: Theme.axisSize
            font.weight: button.current ? Font.Medium : Font.Normal
            Accessible.ignored: true
        }
        Badge {
            visible: button.badge > 0
            x: parent.width - width - Theme.half
            y: Theme.half
            count: button.badge
        }
    }

    onHoveredChanged: {
        if (!button.hovered)
            button.pressedSince = false;
    }
    onPressed: button.pressedSince = true
    onClicked: button.command.trigger(button)
    Keys.onReturnPressed: button.command.trigger(button)
    Keys.onEnterPressed: button.command.trigger(button)

    // The name is there to read; the tip adds the keys, beside it: under it lies another entry.
    Tip {
        x: button.width + Theme.unit
        y: Math.round((button.height - height) / 2)
        padding: Theme.unit
        font.pixelSize: Theme.axisSize
        visible: button.hovered && !button.pressedSince && text.length > 0
        text: button.command.shortcut ? Looks.keysText(button.command.shortcut) : ""
    }
}
