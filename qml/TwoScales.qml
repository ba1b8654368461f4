import QtQuick
import QtQuick.Layouts

// A population at both scales: concrete | representatives, both always labelled by the heading.
RowLayout {
    id: line

    required property string title
    required property string concrete
    required property string representative
    property bool heading: false

    spacing: Theme.gap
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %2 concrete, %3 representatives").arg(line.title).arg(line.concrete)
                                                                .arg(line.representative)

    BodyText {
        Layout.fillWidth: true
        text: line.title
        color: Theme.secondary
        Accessible.ignored: true
    }
    NumberText {
        Layout.preferredWidth: Theme.px(88)
        value: line.concrete
        unitQuiet: !line.heading
        color: line.heading ? Theme.secondary : Theme.text
        font.pixelSize: line.heading ? Theme.axisSize : Theme.bodySize
        Accessible.ignored: true
    }
    NumberText {
        Layout.preferredWidth: Theme.px(88)
        value: line.representative
        color: line.heading ? Theme.secondary : Theme.text
        font.pixelSize: line.heading ? Theme.axisSize : Theme.bodySize
        Accessible.ignored: true
    }
}
