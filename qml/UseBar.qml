import QtQuick
import QtQuick.Layouts

// How much of a resource is taken: used solid, what of it is held for others hatched darker.
ColumnLayout {
    id: bar

    required property string title
    required property real fraction
    required property string value
    property real reserved: 0

    spacing: Theme.unit
    Accessible.role: Accessible.ProgressBar
    Accessible.name: qsTr("%1 %2").arg(bar.title).arg(bar.value)

    RowLayout {
        Layout.fillWidth: true

        BodyText {
            Layout.fillWidth: true
            text: bar.title
            color: Theme.secondary
            Accessible.ignored: true
        }
        NumberText {
            value: bar.value
            font.weight: Font.Medium
            Accessible.ignored: true
        }
    }
    Rectangle {
        Layout.fillWidth: true
        implicitHeight: Theme.gap
        color: Theme.raised
        radius: Theme.half
        border.width: Theme.hairline
        border.color: Theme.line

        Rectangle {
            width: Math.round(parent.width * Math.min(1, bar.fraction))
            height: parent.height
            radius: Theme.half
            color: Theme.step2
        }
        Rectangle {
            x: Math.round(parent.width * Math.min(1, bar.fraction - bar.reserved))
            width: Math.round(parent.width * Math.min(1, bar.reserved))
            height: parent.height
            visible: bar.reserved > 0
            color: Theme.step3
            radius: Theme.half
        }
    }
}
