pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Estate.Models

// What is lost: chips, a field with completion that also takes pasted lists, and what is wrong with
// what was pasted, id by id.
Panel {
    id: editor

    required property PlanSession plan
    required property RegionListModel regions
    required property CommandCatalog commands

    function focusField() {
        field.forceActiveFocus(Qt.ShortcutFocusReason);
    }

    implicitHeight: layout.implicitHeight + 2 * Theme.gutter

    ColumnLayout {
        id: layout

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.leftMargin: Theme.padding
        anchors.rightMargin: Theme.gutter
        spacing: Theme.gap

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gutter

            StateWord {
                Layout.preferredHeight: Theme.control
                symbol: Icons.fail
                word: qsTr("Regions lost: %1").arg(editor.plan.failures.count)
                strong: true
            }
            ChipList {
                id: chips

                Layout.fillWidth: true
                Layout.preferredHeight: Theme.control
                failures: editor.plan.failures
                onRemoved: regionId => editor.plan.remove(regionId)
            }
            RegionFinder {
                id: field

                Layout.preferredWidth: Theme.px(200)
                regions: editor.regions
                symbol: Icons.add
                label: qsTr("Add a region, or paste a list of ids")
                placeholderText: qsTr("Add or paste ids")
                onPicked: regionId => editor.plan.add([regionId])
                onPasted: text => editor.plan.paste(text)
            }
            ActionButton {
                action: editor.commands.clearCommand
                kind: ActionButton.Kind.Quiet
                text: qsTr("Clear")
            }
            ActionButton {
                action: editor.commands.runCommand
                kind: ActionButton.Kind.Primary
                symbol: Icons.run
                text: qsTr("Run")
                keys: qsTr("F5 or Ctrl+Enter")
            }
            ActionButton {
                action: editor.commands.proposeCommand
                symbol: Icons.propose
                text: qsTr("Propose…")
            }
        }
        RowList {
            Layout.fillWidth: true
            Layout.preferredHeight: Math.min(contentHeight, 3 * Theme.control)
            visible: count > 0
            label: qsTr("Ids that can't be used")
            model: editor.plan.problems
            delegate: ProblemRow {
                width: ListView.view.width
                onAccepted: suggestion => editor.plan.accept(index, suggestion)
                onDismissed: editor.plan.problems.dismiss(index)
            }
        }
    }
}
