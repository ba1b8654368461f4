import QtQuick

// A clock, and how old what stands beside it is. Takes no room while that is not stale.
Row {
    id: mark

    required property string age

    visible: mark.age.length > 0
    spacing: Theme.unit
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Stale: %1").arg(mark.age)

    Glyph {
        anchors.verticalCenter: parent.verticalCenter
        symbol: Icons.age
        color: Theme.fenced
    }
    BodyText {
        anchors.verticalCenter: parent.verticalCenter
        text: mark.age
        color: Theme.secondary
        Accessible.ignored: true
    }
}
