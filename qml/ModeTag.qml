import QtQuick
import Estate.Models

// LIVE is plain; DRILL and AS-OF are framed in colour and say so in words.
Rectangle {
    id: tag

    required property int mode
    required property string word
    readonly property bool special: tag.mode !== Session.Live
    readonly property color fill: tag.mode === Session.AsOf ? Theme.past : Theme.fenced

    implicitWidth: label.implicitWidth + 2 * Theme.gap
    implicitHeight: Theme.rowCompact
    radius: Theme.radius
    color: tag.special ? tag.fill : "transparent"
    border.width: Theme.hairline
    border.color: tag.special ? tag.fill : Theme.controlBorder
    Accessible.role: Accessible.StaticText
    Accessible.name: tag.mode === Session.AsOf ? qsTr("Moment: %1").arg(tag.word)
                                               : qsTr("Mode %1").arg(tag.word)

    Text {
        id: label

        anchors.centerIn: parent
        textFormat: Text.PlainText
        text: tag.word
        color: !tag.special ? Theme.text
               : tag.mode === Session.AsOf ? Theme.pastText : Theme.fencedText
        font.family: Theme.textFamily
        font.pixelSize: Theme.axisSize
        font.weight: Font.Bold
        font.letterSpacing: Theme.hairline
        Accessible.ignored: true
    }
}
