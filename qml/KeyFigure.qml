import QtQuick
import QtQuick.Layouts

// One figure of a summary: what it is, the figure at 28 unless room is short, what it amounts to.
// Quiet unless `abnormal` and not zero.
Item {
    id: figure

    required property string title
    required property string value
    property string detail
    property string note
    property string symbol
    property bool abnormal: false
    property int size: Theme.keySize
    // The note is heard, but not seen.
    property bool brief: false

    implicitWidth: column.implicitWidth
    implicitHeight: column.implicitHeight
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %2. %3 %4").arg(figure.title).arg(figure.value).arg(figure.detail)
                                          .arg(figure.note)

    ColumnLayout {
        id: column

        anchors.left: parent.left
        anchors.right: parent.right
        spacing: Theme.half

        RowLayout {
            id: head

            spacing: Theme.unit

            Glyph {
                visible: figure.symbol.length > 0
                symbol: figure.symbol
                font.pixelSize: Theme.bodySize
                color: figure.abnormal ? Theme.offline : Theme.secondary
            }
            BodyText {
                Layout.fillWidth: true
                text: figure.title
                color: Theme.secondary
                Accessible.ignored: true
            }
        }
        Text {
            id: number

            Layout.fillWidth: true
            text: figure.value.replace(/^(\S+) ([^\d]+)$/, "$1<font size=\"2\" color=\""
                                                           + Theme.secondary + "\"> $2</font>")
            textFormat: Text.StyledText
            color: Theme.text
            elide: Text.ElideRight
            font.family: Theme.textFamily
            font.pixelSize: figure.size
            Accessible.ignored: true
        }
        BodyText {
            id: below

            Layout.fillWidth: true
            visible: figure.detail.length > 0
            text: figure.detail
            Accessible.ignored: true
        }
        BodyText {
            Layout.fillWidth: true
            visible: !figure.brief && figure.note.length > 0
            text: figure.note
            color: Theme.secondary
            Accessible.ignored: true
        }
    }
}
