pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Estate.Models

// Why the selected group goes where it goes: the rule, the rules it beat, the timing step by step,
// and for every other destination the first constraint that binds, with its numbers.
Panel {
    id: pane

    required property ExplainModel explain

    signal closed()

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Explanation of %1").arg(pane.explain.titleText)

    Connections {
        target: pane.explain

        function onChanged() {
            list.currentIndex = -1;
            Qt.callLater(list.positionViewAtBeginning);
        }
    }
    ColumnLayout {
        anchors.fill: parent
        anchors.topMargin: Theme.gap
        spacing: 0

        RowLayout {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.padding
            Layout.rightMargin: Theme.gap

            SectionTitle {
                Layout.fillWidth: true
                text: qsTr("Why")
            }
            ActionButton {
                implicitHeight: Theme.row
                implicitWidth: Theme.row
                kind: ActionButton.Kind.Quiet
                symbol: Icons.close
                label: qsTr("Close the explanation")
                onClicked: pane.closed()
            }
        }
        RowList {
            id: list

            Layout.fillWidth: true
            Layout.fillHeight: true
            label: qsTr("Destinations and their first binding constraint")
            model: pane.explain
            currentIndex: -1
            header: ExplainHead {
                width: ListView.view ? ListView.view.width - Theme.scrollBar : 0
                explain: pane.explain
                onHeightChanged: Qt.callLater(list.positionViewAtBeginning)
            }
            delegate: VerdictRow {
                width: ListView.view.width
                current: ListView.isCurrentItem && list.activeFocus
                keyboard: list.activeFocus
                onChosen: list.currentIndex = index
            }
        }
    }
}
