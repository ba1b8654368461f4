import QtQuick
import QtQuick.Layouts

// The columns of the participants' table, as heading or as a shard.
RowLayout {
    id: line

    required property string shard
    required property string members
    required property string selector
    required property string phase
    required property string phaseText
    required property string revision
    property bool heading: false
    readonly property color ink: line.heading ? Theme.secondary : Theme.text
    readonly property int size: line.heading ? Theme.axisSize : Theme.bodySize
    readonly property int weight: line.heading ? Font.Medium : Font.Normal
    readonly property string idFamily: line.heading ? Theme.textFamily : Theme.idFamily

    spacing: Theme.gutter

    StateWord {
        Layout.leftMargin: Theme.padding
        Layout.preferredWidth: Theme.px(120)
        visible: !line.heading
        word: line.phaseText
        symbol: Looks.phaseSymbol(line.phase)
        ink: Looks.phaseInk(line.phase)
    }
    HeadText {
        Layout.leftMargin: Theme.padding
        Layout.preferredWidth: Theme.px(120)
        visible: line.heading
        text: line.phaseText
    }
    IdText {
        Layout.preferredWidth: Theme.px(72)
        text: line.shard
        color: line.ink
        font.weight: line.weight
        font.family: line.idFamily
        font.pixelSize: line.size
    }
    NumberText {
        Layout.preferredWidth: Theme.px(80)
        value: line.members
        unitQuiet: !line.heading
        color: line.ink
        font.weight: line.weight
        font.pixelSize: line.size
    }
    NumberText {
        Layout.preferredWidth: Theme.px(80)
        value: line.revision.length > 0 ? line.revision : "-"
        unitQuiet: !line.heading
        color: line.ink
        font.weight: line.weight
        font.pixelSize: line.size
    }
    IdText {
        Layout.fillWidth: true
        Layout.leftMargin: Theme.gap
        Layout.rightMargin: Theme.padding
        text: line.selector
        color: Theme.secondary
        font.weight: line.weight
        font.family: line.idFamily
        font.pixelSize: line.size
    }
}
