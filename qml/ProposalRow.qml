import QtQuick
import QtQuick.Layouts

// One proposal in the list. The detail beside it reads the same properties from the current row,
// so that there is one copy of everything: the model's.
TableRow {
    id: proposal

    required property int index
    required property string proposalId
    required property string brief
    required property string title
    required property string status
    required property string statusText
    required property string author
    required property string judge
    required property string comment
    required property string committer
    required property string failuresText
    required property list<string> failureIds
    required property int groups
    required property string lostOperationsText
    required property bool losesOperations
    required property string openedText
    required property string judgedText
    required property string endedText
    required property string endReason
    required property string openedIndexText
    required property string freshness
    required property string freshnessText
    required property string kind
    required property string occasionText
    required property bool drill
    required property bool canRenew
    required property bool canBreakGlass
    required property bool canJudge
    required property bool canWithdraw
    required property bool canCommit
    required property bool own
    required property string commitText
    required property string accessibleText

    implicitHeight: layout.implicitHeight + 2 * Theme.gap
    Accessible.name: proposal.accessibleText

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

            Glyph {
                symbol: proposal.kind === "rules" ? Icons.rules : Icons.plan
                color: Theme.secondary
            }
            BodyText {
                Layout.fillWidth: true
                text: proposal.title
                font.weight: Font.Medium
            }
            IdText {
                text: proposal.brief
                color: Theme.secondary
                font.pixelSize: Theme.axisSize
            }
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap

            StateWord {
                Layout.fillWidth: true
                word: proposal.statusText
                symbol: Looks.proposalSymbol(proposal.status)
                ink: Looks.proposalInk(proposal.status)
            }
            StateWord {
                visible: proposal.drill
                word: qsTr("drill")
                symbol: Icons.role
            }
            StateWord {
                visible: proposal.freshness === "stale"
                word: qsTr("stale")
                symbol: Icons.age
                ink: Theme.fenced
            }
        }
        BodyText {
            Layout.fillWidth: true
            color: Theme.secondary
            font.pixelSize: Theme.axisSize
            text: qsTr("%1, %2").arg(proposal.author).arg(proposal.openedText)
        }
    }
}
