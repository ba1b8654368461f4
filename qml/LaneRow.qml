import QtQuick
import QtQuick.Layouts

// One lane of a host: its bar, and the same in numbers.
TableRow {
    id: row

    required property int index
    required property int laneNumber
    required property string guaranteeText
    required property string assignedText
    required property string borrowedText
    required property string rateText
    required property bool published
    required property real guaranteeShare
    required property real ownShare
    required property real borrowedShare
    required property string accessibleText

    implicitHeight: Theme.rowCompact
    Accessible.name: row.accessibleText

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.padding
        anchors.rightMargin: Theme.padding
        spacing: Theme.gap

        NumberText {
            Layout.preferredWidth: Theme.px(28)
            value: row.laneNumber.toString()
        }
        LaneBar {
            Layout.fillWidth: true
            guaranteeShare: row.guaranteeShare
            ownShare: row.ownShare
            borrowedShare: row.borrowedShare
            published: row.published
            tip: row.accessibleText
        }
        NumberText {
            Layout.preferredWidth: Theme.px(88)
            value: row.guaranteeText
        }
        NumberText {
            Layout.preferredWidth: Theme.px(88)
            value: row.assignedText
        }
        NumberText {
            Layout.preferredWidth: Theme.px(88)
            value: row.borrowedText
        }
        NumberText {
            Layout.preferredWidth: Theme.px(88)
            value: row.rateText
        }
    }
}
