import QtQuick
import QtQuick.Layouts
import Estate.Models

// Room Plan before its first run: what to do, and three samples to begin with.
Panel {
    id: start

    required property CommandCatalog commands
    required property PlanSession plan
    // The failure set is the one of the last visit.
    property bool recalled: false

    ColumnLayout {
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.padding, Theme.px(640))
        spacing: Theme.padding

        EmptyState {
            Layout.alignment: Qt.AlignHCenter
            Layout.fillWidth: true
            symbol: Icons.plan
            title: start.plan.failures.count === 0 ? qsTr("Which regions are lost?")
                   : start.recalled ? qsTr("As you left it, not run yet") : qsTr("Ready to run")
            body: start.plan.failures.count === 0
                  ? qsTr("Name them above, paste a list of ids, or select cells of the estate "
                         + "matrix and choose “Fail these”. Then run: the planner decides for "
                         + "every affected group where it recovers, when, and why. A run changes "
                         + "nothing.")
                  : qsTr("Press F5 or Ctrl+Enter. The planner works on an overlay: a run changes "
                         + "nothing, whatever it finds.")
        }
        RowLayout {
            Layout.alignment: Qt.AlignHCenter
            spacing: Theme.gap

            ActionButton {
                text: qsTr("A single loss")
                symbol: Icons.fail
                label: qsTr("Sample: a single loss")
                action: start.commands.singleCommand
            }
            ActionButton {
                text: qsTr("Two neighbours")
                symbol: Icons.fail
                label: qsTr("Sample: two neighbours")
                action: start.commands.neighboursCommand
            }
            ActionButton {
                text: qsTr("A very bad day")
                symbol: Icons.fail
                label: qsTr("Sample: a very bad day")
                action: start.commands.veryBadDayCommand
            }
        }
    }
}
