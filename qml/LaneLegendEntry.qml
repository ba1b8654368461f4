import QtQuick

// A part or a mark of a bar, drawn as there, and the word for it.
Row {
    id: entry

    required property string word
    default property alias mark: place.data

    spacing: Theme.unit
    Accessible.role: Accessible.StaticText
    Accessible.name: entry.word

    Item {
        id: place

        anchors.verticalCenter: parent.verticalCenter
        width: Theme.padding
        height: Theme.gutter
    }
    BodyText {
        anchors.verticalCenter: parent.verticalCenter
        color: Theme.secondary
        text: entry.word
        Accessible.ignored: true
    }
}
