import QtQuick
import QtQuick.Layouts

// A block that others approved otherwise meanwhile: both texts, and which one counts.
Item {
    id: conflict

    required property int index
    required property string title
    required property string theirs
    required property string mine
    required property string accessibleText
    // The same for the conflict in focus.
    property Command mineCommand: null
    property Command theirsCommand: null

    signal mineChosen()
    signal theirsChosen()

    implicitHeight: layout.implicitHeight + Theme.gutter
    Accessible.role: Accessible.ListItem
    Accessible.name: conflict.accessibleText

    ColumnLayout {
        id: layout

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.leftMargin: Theme.gutter
        anchors.rightMargin: Theme.gutter
        spacing: Theme.unit

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap

            StateWord {
                Layout.fillWidth: true
                symbol: Icons.alert
                ink: Theme.fenced
                word: conflict.title
                strong: true
            }
            ActionButton {
                implicitHeight: Theme.row
                text: qsTr("Keep mine")
                label: qsTr("Keep mine of %1").arg(conflict.title)
                counterpart: conflict.mineCommand
                onClicked: conflict.mineChosen()
            }
            ActionButton {
                implicitHeight: Theme.row
                text: qsTr("Take theirs")
                label: qsTr("Take theirs of %1").arg(conflict.title)
                counterpart: conflict.theirsCommand
                onClicked: conflict.theirsChosen()
            }
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gutter

            IdText {
                Layout.fillWidth: true
                Layout.preferredWidth: Theme.px(10)
                Layout.alignment: Qt.AlignTop
                wrapMode: Text.WrapAnywhere
                elide: Text.ElideNone
                text: conflict.mine.length > 0 ? qsTr("mine:\n%1").arg(conflict.mine)
                                               : qsTr("mine: taken away")
            }
            IdText {
                Layout.fillWidth: true
                Layout.preferredWidth: Theme.px(10)
                Layout.alignment: Qt.AlignTop
                wrapMode: Text.WrapAnywhere
                elide: Text.ElideNone
                text: conflict.theirs.length > 0 ? qsTr("theirs:\n%1").arg(conflict.theirs)
                                                 : qsTr("theirs: taken away")
            }
        }
    }
}
