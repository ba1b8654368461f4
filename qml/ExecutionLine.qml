import QtQuick
import QtQuick.Layouts

// The columns of the execution table, as heading or as a participant.
RowLayout {
    id: line

    required property string group
    required property string application
    required property string source
    required property string destination
    required property string phase
    required property string phaseText
    required property string volumes
    required property string completion
    required property string slack
    property bool heading: false
    property bool late: false
    readonly property color ink: line.heading ? Theme.secondary : Theme.text
    readonly property int size: line.heading ? Theme.axisSize : Theme.bodySize
    readonly property string idFamily: line.heading ? Theme.textFamily : Theme.idFamily

    spacing: Theme.gap

    StateWord {
        Layout.leftMargin: Theme.padding
        Layout.preferredWidth: Theme.px(100)
        visible: !line.heading
        word: line.phaseText
        symbol: Looks.phaseSymbol(line.phase)
        ink: Looks.phaseInk(line.phase)
    }
    HeadText {
        Layout.leftMargin: Theme.padding
        Layout.preferredWidth: Theme.px(100)
        visible: line.heading
        text: line.phaseText
    }
    IdText {
        Layout.preferredWidth: Theme.px(80)
        text: line.group
        color: line.ink
        font.pixelSize: line.size
        font.family: line.idFamily
    }
    IdText {
        Layout.preferredWidth: Theme.px(64)
        text: line.application
        color: line.ink
        font.pixelSize: line.size
        font.family: line.idFamily
    }
    IdText {
        Layout.preferredWidth: Theme.px(48)
        text: line.source
        color: line.ink
        font.pixelSize: line.size
        font.family: line.idFamily
    }
    IdText {
        Layout.preferredWidth: Theme.px(48)
        text: line.destination
        color: line.ink
        font.pixelSize: line.size
        font.family: line.idFamily
    }
    CapacityFigure {
        Layout.preferredWidth: Theme.px(48)
        heading: line.heading
        value: line.volumes
    }
    BodyText {
        Layout.fillWidth: true
        horizontalAlignment: Text.AlignRight
        text: line.completion
        color: line.ink
        font.pixelSize: line.size
    }
    Glyph {
        Layout.preferredWidth: Theme.px(16)
        opacity: line.late ? 1 : 0
        symbol: Icons.missed
        color: Theme.offline
    }
    CapacityFigure {
        Layout.rightMargin: Theme.padding
        Layout.preferredWidth: Theme.px(96)
        heading: line.heading
        value: line.slack
    }
}
