import QtQuick
import QtQuick.Layouts

Rectangle {
    id: paletteRow

    required property int index
    required property Command modelData

    // Why it can't be done now.
    readonly property string reason: paletteRow.modelData.enabled ? ""
                                                                  : paletteRow.modelData.obstacle

    signal chosen(command: Command)

    width: ListView.view ? ListView.view.width : 0
    implicitHeight: Theme.control
    color: ListView.isCurrentItem ? Theme.selected : hover.hovered ? Theme.hover : "transparent"
    opacity: paletteRow.modelData.enabled ? 1 : 0.55
    Accessible.role: Accessible.ListItem
    Accessible.name: paletteRow.modelData.text
    Accessible.description: paletteRow.reason
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
            Layout.fillWidth: true
            text: paletteRow.modelData.text
        }
        BodyText {
            text: paletteRow.reason.length > 0
                  ? qsTr("%1: %2").arg(paletteRow.modelData.place).arg(paletteRow.reason)
                  : paletteRow.modelData.place
            color: Theme.secondary
            font.pixelSize: Theme.axisSize
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
