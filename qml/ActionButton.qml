pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts

// Primary, secondary, quiet and danger buttons. A button without text shows its symbol alone and
// needs `label`, which is then also its tool tip; in a wide window its word, where it has one.
Button {
    id: button

    enum Kind { Secondary, Primary, Quiet, Danger }

    property int kind: ActionButton.Kind.Secondary
    property string symbol
    // Of the symbol alone, where its state is abnormal.
    property color symbolInk: button.ink
    property string label: button.text
    // What a button without text says beside its symbol where there is room.
    property string word: ""
    // It opens a menu, and says so behind its word.
    property bool opensMenu: false
    // Of the palette, where the button does the same for what it stands beside.
    property Command counterpart: null
    property string keys: button.action && button.action.shortcut ? button.action.shortcut : ""
    readonly property string shown: button.text.length > 0 ? button.text
                                     : Theme.roomy ? button.word : ""
    readonly property bool bare: button.shown.length === 0
    // Why it can't be pressed, where its command knows.
    readonly property string obstacle: button.enabled ? ""
                                       : (button.action as Command)?.obstacle
                                         ?? (button.counterpart?.enabled ?? true
                                             ? "" : button.counterpart.obstacle)
    readonly property bool filled: button.enabled && (button.kind === ActionButton.Kind.Primary
                                                      || button.kind === ActionButton.Kind.Danger)
    readonly property bool dangerous: button.kind === ActionButton.Kind.Danger
    readonly property color fillRest: button.dangerous ? Theme.danger : Theme.accent
    readonly property color fillActive: button.dangerous ? Theme.dangerHover : Theme.accentHover
    readonly property color ink: !button.enabled ? Theme.secondary
                                 : !button.filled ? Theme.text
                                 : button.dangerous ? Theme.dangerText : Theme.accentText

    function press() {
        if (button.action)
            button.action.trigger(button);
        else
            button.clicked();
    }

    implicitHeight: Theme.control
    implicitWidth: button.bare ? button.implicitHeight
                               : Math.max(Theme.px(64), implicitContentWidth + 2 * Theme.gutter)
    padding: 0
    horizontalPadding: 0
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    font.family: Theme.textFamily
    font.pixelSize: Theme.bodySize
    font.weight: button.filled ? Font.Medium : Font.Normal
    Accessible.role: Accessible.Button
    Accessible.name: button.label
    Accessible.description: button.obstacle

    contentItem: RowLayout {
        spacing: 0

        Item {
            Layout.fillWidth: true
        }
        Glyph {
            visible: button.symbol.length > 0
            symbol: button.symbol
            color: button.symbolInk
        }
        Text {
            Layout.leftMargin: button.symbol.length > 0 ? Theme.px(6) : 0
            visible: !button.bare
            textFormat: Text.PlainText
            text: button.shown
            color: button.ink
            font: button.font
            verticalAlignment: Text.AlignVCenter
        }
        Glyph {
            Layout.leftMargin: Theme.unit
            visible: button.opensMenu && !button.bare
            symbol: Icons.down
            color: button.ink
        }
        Item {
            Layout.fillWidth: true
        }
    }
    background: Rectangle {
        color: button.filled ? (button.down || button.hovered ? button.fillActive : button.fillRest)
               : button.down || button.checked ? Theme.pressed
               : button.enabled && button.hovered ? Theme.hover
               : button.kind === ActionButton.Kind.Quiet ? "transparent"
               : button.enabled ? Theme.panel : Theme.raised
        radius: Theme.radius
        border.width: button.filled || button.kind === ActionButton.Kind.Quiet ? 0 : Theme.hairline
        border.color: button.enabled ? Theme.controlBorder : Theme.line

        FocusRing {
            visible: button.visualFocus
        }
    }

    Keys.onReturnPressed: button.press()
    Keys.onEnterPressed: button.press()

    Tip {
        text: button.obstacle.length > 0 ? button.obstacle
              : button.keys.length > 0 ? qsTr("%1  (%2)").arg(button.label)
                                                             .arg(Looks.keysText(button.keys))
              : button.label
        visible: button.hovered && (button.text.length === 0 || button.keys.length > 0
                                    || button.obstacle.length > 0)
    }
}
