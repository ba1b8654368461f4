pragma ComponentBehavior: Bound

import QtQuick

// One of two to six, all visible: one tab stop, Left and Right choose. `entries` are names for
// people, their position is the key.
Rectangle {
    id: choice

    required property string label
    required property list<string> entries
    property int current: 0
    // Why nothing can be chosen, while it is disabled.
    property string obstacle

    signal chosen(index: int)

    function step(by: int) {
        choice.chosen(Math.max(0, Math.min(choice.entries.length - 1, choice.current + by)));
    }

    implicitWidth: row.implicitWidth + 2 * Theme.hairline
    implicitHeight: Theme.row
    color: Theme.panel
    radius: Theme.radius
    border.width: Theme.hairline
    border.color: Theme.controlBorder
    activeFocusOnTab: true
    Accessible.role: Accessible.PageTabList
    Accessible.name: qsTr("%1: %2").arg(choice.label).arg(choice.entries[choice.current])

    Keys.onLeftPressed: choice.step(-1)
    Keys.onRightPressed: choice.step(1)

    Row {
        id: row

        x: Theme.hairline
        y: Theme.hairline
        height: parent.height - 2 * Theme.hairline

        Repeater {
            model: choice.entries

            Rectangle {
                id: segment

                required property string modelData
                required property int index
                readonly property bool on: segment.index === choice.current

                width: name.implicitWidth + 2 * Theme.gutter
                height: row.height
                radius: Theme.radius - Theme.hairline
                color: segment.on ? Theme.selected : hover.hovered ? Theme.hover : "transparent"
                Accessible.role: Accessible.PageTab
                Accessible.name: segment.modelData
                Accessible.checked: segment.on
                Accessible.onPressAction: choice.chosen(segment.index)

                Text {
                    id: name

                    anchors.centerIn: parent
                    textFormat: Text.PlainText
                    text: segment.modelData
                    color: segment.on ? Theme.text : Theme.secondary
                    font.family: Theme.textFamily
                    font.pixelSize: Theme.bodySize
                    font.weight: segment.on ? Font.Medium : Font.Normal
                    Accessible.ignored: true
                }
                Rectangle {
                    anchors.bottom: parent.bottom
                    width: parent.width
                    height: Theme.half
                    visible: segment.on
                    color: Theme.accent
                }
                HoverHandler {
                    id: hover
                }
                TapHandler {
                    onTapped: choice.chosen(segment.index)
                }
            }
        }
    }
    // Also of what is disabled.
    HoverHandler {
        id: over

        enabled: !choice.enabled && choice.obstacle.length > 0
    }
    Tip {
        visible: over.enabled && over.hovered
        text: choice.obstacle
    }
    FocusRing {
        visible: choice.activeFocus
    }
}
