import QtQuick
import QtQuick.Layouts

// One finding of the rules in the editor.
TableRow {
    id: finding

    required property int index
    required property string glyph
    required property string sentence
    required property string accessibleText

    implicitHeight: layout.implicitHeight + Theme.gap
    Accessible.name: finding.accessibleText

    RowLayout {
        id: layout

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.leftMargin: Theme.gap
        anchors.rightMargin: Theme.gap
        spacing: Theme.gap

        Glyph {
            Layout.alignment: Qt.AlignTop
            symbol: Looks.cellSymbol(finding.glyph)
            color: Looks.cellInk(finding.glyph)
        }
        BodyText {
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            text: finding.sentence
        }
    }
}
