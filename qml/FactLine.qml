import QtQuick
import QtQuick.Layouts

// A name and what it is, on one line: name in the secondary colour, fact aligned.
RowLayout {
    id: line

    required property string title
    required property string fact
    property bool mono: false
    property bool numeric: false
    property int titleWidth: Theme.px(112)
    // Its colour in a bar over it stands before it.
    property bool reserved: false

    spacing: Theme.gap
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %2").arg(line.title).arg(line.fact)

    Rectangle {
        visible: line.reserved
        implicitWidth: Theme.gutter
        implicitHeight: Theme.gutter
        color: Theme.step3
    }
    BodyText {
        id: name

        // A name is read whole, in every language.
        Layout.preferredWidth: Math.max(line.titleWidth, name.implicitWidth)
        Layout.fillWidth: line.numeric
        text: line.title
        color: Theme.secondary
        Accessible.ignored: true
    }
    BodyText {
        Layout.fillWidth: true
        visible: !line.numeric
        text: line.fact
        elide: line.mono ? Text.ElideMiddle : Text.ElideRight
        font.family: line.mono ? Theme.idFamily : Theme.textFamily
        Accessible.ignored: true
    }
    NumberText {
        visible: line.numeric
        value: line.fact
        Accessible.ignored: true
    }
}
