import QtQuick
import QtQuick.Layouts

// One cut in the list. The detail beside it reads the same properties from the current row.
TableRow {
    id: cut

    required property int index
    required property string operation
    required property string name
    required property string kindText
    required property string phase
    required property string phaseText
    required property string roundText
    required property int prepared
    required property string participantsText
    required property string membersText
    required property string selectionText
    required property string checkpointText
    required property string checkpointRoot
    required property string manifest
    required property string reason
    required property string declaredText
    required property string decidedText
    required property string endedText
    required property string nextText
    required property bool gang
    required property bool canStep
    required property bool canAbort
    required property string accessibleText

    implicitHeight: layout.implicitHeight + 2 * Theme.gap
    Accessible.name: cut.accessibleText

    ColumnLayout {
        id: layout

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.leftMargin: Theme.padding
        anchors.rightMargin: Theme.gutter
        spacing: Theme.half

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap

            IdText {
                Layout.fillWidth: true
                text: cut.name
                font.weight: Font.Medium
            }
            BodyText {
                text: cut.kindText
                color: Theme.secondary
            }
        }
        StateWord {
            Layout.fillWidth: true
            word: cut.phaseText
            symbol: Looks.phaseSymbol(cut.phase)
            ink: Looks.phaseInk(cut.phase)
        }
        BodyText {
            Layout.fillWidth: true
            color: Theme.secondary
            font.pixelSize: Theme.axisSize
            text: qsTr("%1, %2").arg(cut.membersText).arg(cut.participantsText)
        }
    }
}
