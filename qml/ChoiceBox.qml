pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic

// One of a few. The model has stable keys in `valueRole`; names may change with the language.
ComboBox {
    id: choice

    required property string label
    // Which one it is, where something else knows; else currentIndex is left to whoever uses it.
    property int chosen: -1

    // Qt goes back to the first when names are others, after a switch of the language.
    function keepChosen() {
        if (choice.chosen >= 0)
            choice.currentIndex = choice.chosen;
    }

    onChosenChanged: choice.keepChosen()
    onModelChanged: choice.keepChosen()
    Component.onCompleted: choice.keepChosen()

    implicitHeight: Theme.control
    implicitWidth: Theme.px(160)
    focusPolicy: Qt.StrongFocus
    leftPadding: Theme.gutter - Theme.half
    rightPadding: Theme.px(28)
    font.family: Theme.textFamily
    font.pixelSize: Theme.bodySize
    Accessible.role: Accessible.ComboBox
    Accessible.name: qsTr("%1: %2").arg(choice.label).arg(choice.displayText)

    contentItem: Text {
        textFormat: Text.PlainText
        text: choice.displayText
        color: Theme.text
        font: choice.font
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
    }
    indicator: Glyph {
        x: choice.width - width - Theme.gap
        y: (choice.height - height) / 2
        symbol: Icons.down
    }
    background: Rectangle {
        color: choice.hovered ? Theme.hover : Theme.panel
        radius: Theme.radius
        border.width: Theme.hairline
        border.color: Theme.controlBorder

        FocusRing {
            visible: choice.visualFocus
        }
    }
    delegate: ItemDelegate {
        id: option

        required property int index

        width: ListView.view ? ListView.view.width : 0
        implicitHeight: Theme.row
        highlighted: choice.highlightedIndex === option.index
        padding: 0
        leftPadding: Theme.gutter - Theme.half
        text: choice.textAt(option.index)
        font: choice.font
        Accessible.role: Accessible.ListItem
        Accessible.name: option.text

        contentItem: Text {
            textFormat: Text.PlainText
            text: option.text
            color: Theme.text
            font: option.font
            elide: Text.ElideRight
            verticalAlignment: Text.AlignVCenter
        }
        background: Rectangle {
            color: option.highlighted ? Theme.selected : "transparent"
        }
    }
    popup: Popup {
        y: choice.height + Theme.half
        width: choice.width
        implicitHeight: Math.min(contentItem.implicitHeight + 2 * Theme.hairline, Theme.px(320))
        padding: Theme.hairline

        contentItem: ListView {
            implicitHeight: contentHeight
            clip: true
            model: choice.popup.visible ? choice.delegateModel : null
            currentIndex: choice.highlightedIndex
            highlightMoveDuration: 0
        }
        background: Rectangle {
            color: Theme.raised
            radius: Theme.radius
            border.width: Theme.hairline
            border.color: Theme.controlBorder
        }
    }
}
