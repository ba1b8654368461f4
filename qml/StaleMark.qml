import QtQuick

// A clock, and how old what stands beside it is. Takes no room while that is not stale.
Row {
    id: mark

    required property string age
    // Only the clock; the age is read by hovering.
    property bool brief: false

    visible: mark.age.length > 0
    spacing: Theme.unit
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Stale: %1").arg(mark.age)

    Glyph {
        anchors.verticalCenter: parent.verticalCenter
        symbol: Icons.age
        color: Theme.fenced

        HoverHandler {
            id: hover
        }
        Tip {
            visible: hover.hovered && mark.brief
            text: qsTr("Export: %1").arg(mark.age)
        }
    }
    BodyText {
        anchors.verticalCenter: parent.verticalCenter
        visible: !mark.brief
        text: mark.age
        color: Theme.secondary
        Accessible.ignored: true
    }
}
