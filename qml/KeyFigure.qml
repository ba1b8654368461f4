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

    implicitWidth: Math.max(head.implicitWidth, number.implicitWidth, below.implicitWidth,
                            last.implicitWidth)
    implicitHeight: column.height
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %2. %3 %4").arg(figure.title).arg(figure.value).arg(figure.detail)
                                          .arg(figure.note)

    // No layout: lines come and go, and Qt 6.4 forgets how high a layout was to be then.
    Column {
        id: column

        width: figure.width
        spacing: Theme.half

        RowLayout {
            id: head

            width: column.width
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

            width: column.width
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

            width: column.width
            visible: figure.detail.length > 0
            text: figure.detail
            Accessible.ignored: true
        }
        BodyText {
            id: last

            width: column.width
            visible: !figure.brief && figure.note.length > 0
            text: figure.note
            color: Theme.secondary
            Accessible.ignored: true
        }
    }
}
