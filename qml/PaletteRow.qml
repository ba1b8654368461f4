import QtQuick
import QtQuick.Layouts

Rectangle {
    id: paletteRow

    required property int index
    required property Command modelData

    // Where it can't be done now its place gives way to the reason.
    readonly property string obstacle: paletteRow.modelData.enabled
                                       ? "" : paletteRow.modelData.obstacle

    signal chosen(command: Command)

    width: ListView.view ? ListView.view.width : 0
    implicitHeight: Theme.control
    color: ListView.isCurrentItem ? Theme.selected : hover.hovered ? Theme.hover : "transparent"
    opacity: paletteRow.modelData.enabled ? 1 : 0.55
    Accessible.role: Accessible.ListItem
    Accessible.name: paletteRow.obstacle.length > 0
                     ? qsTr("%1. %2").arg(paletteRow.modelData.text).arg(paletteRow.obstacle)
                     : paletteRow.modelData.text
    Accessible.onPressAction: paletteRow.chosen(paletteRow.modelData)

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.padding
        anchors.rightMargin: Theme.padding
        spacing: Theme.gutter

        Glyph {
            Layout.preferredWidth: Theme.px(18)
            symbol: paletteRow.modelData.symbol
        }
        BodyText {
            Layout.fillWidth: paletteRow.obstacle.length === 0
            text: paletteRow.modelData.text
        }
        BodyText {
            Layout.fillWidth: paletteRow.obstacle.length > 0
            horizontalAlignment: Text.AlignRight
            text: paletteRow.obstacle.length > 0 ? paletteRow.obstacle : paletteRow.modelData.place
            color: Theme.secondary
            font.pixelSize: Theme.axisSize
        }
        KeyCap {
            keys: paletteRow.modelData.otherShortcut
        }
        KeyCap {
            keys: paletteRow.modelData.shortcut ? paletteRow.modelData.shortcut : ""
        }
    }
    HoverHandler {
        id: hover
    }
    TapHandler {
        onTapped: paletteRow.chosen(paletteRow.modelData)
    }
}
