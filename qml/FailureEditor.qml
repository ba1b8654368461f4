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
    required property PlannedMaintenance maintenance
    required property Command maintenanceCommand
    required property Command whenCommand
    // The losses that people pinned: the one list of the estate.
    required property SweepPinModel pins
    readonly property alias nameCommand: naming
    readonly property alias pinnedCommand: choosing
    // The line with the time and the second loss.
    property bool detailed: false
    readonly property list<string> problems: [editor.plan.delayProblem,
        editor.plan.secondLoss.afterProblem, editor.plan.secondLoss.idsProblem]
    readonly property list<string> fields: [qsTr("lost in"), qsTr("and after"), qsTr("also")]
    // Of several, first which.
    readonly property string problem: editor.told()

    // One of the commands, from wherever.
    signal asked()

    function told(): string {
        const problems = Array.from(editor.problems);
        const wrong = Array.from(editor.fields).filter((field, at) => problems[at].length > 0);
        const sentences = problems.filter(problem => problem.length > 0).join(" ");
        return wrong.length < 2 ? sentences
                                : qsTr("Wrong: %1. %2").arg(wrong.join(", ")).arg(sentences);
    }
    function focusField() {
        field.forceActiveFocus(Qt.ShortcutFocusReason);
    }

    implicitHeight: layout.implicitHeight + 2 * Theme.gutter

    Command {
        id: naming

        place: qsTr("Plan")
        text: qsTr("Pin the failure set under a name…")
        symbol: Icons.pin
        enabled: editor.plan.failures.count > 0
        obstacle: qsTr("The failure set is empty.")
        onTriggered: {
            editor.asked();
            pinSheet.open();
        }
    }
    Command {
        id: choosing

        place: qsTr("Plan")
        text: qsTr("Take a pinned failure set…")
        symbol: Icons.pin
        enabled: editor.pins.total > 0
        obstacle: qsTr("Nothing is pinned.")
        onTriggered: {
            editor.asked();
            pinnedMenu.popup(pinned, 0, pinned.height);
        }
    }
    PinSheet {
        id: pinSheet

        plan: editor.plan
        pins: editor.pins
    }
    PinnedMenu {
        id: pinnedMenu

        pins: editor.pins
        canPin: naming.enabled
        onNameAsked: pinSheet.open()
        onChosen: item => editor.plan.failureIds = editor.pins.idsAt(item)
    }
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
                word: qsTr("Lost: %1").arg(Figures.countText(editor.plan.failures.count))
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
                label: qsTr("Add a region, or paste ids of regions, sites and hosts")
                placeholderText: qsTr("Add or paste ids")
                onPicked: regionId => editor.plan.add([regionId])
                onPasted: text => editor.plan.paste(text)
            }
            ActionButton {
                id: pinned

                // The menu is worth opening with nothing pinned too: these can be.
                counterpart: choosing
                kind: ActionButton.Kind.Quiet
                symbol: Icons.pin
                word: qsTr("Pinned")
                opensMenu: true
                label: qsTr("Pinned failure sets")
                onClicked: pinnedMenu.popup(pinned, 0, pinned.height)
            }
            ActionButton {
                action: editor.whenCommand
                kind: ActionButton.Kind.Quiet
                symbol: editor.detailed ? Icons.up : Icons.down
                text: qsTr("When")
                label: editor.detailed ? qsTr("Hide the time and the second loss")
                                       : qsTr("Set the time and a second loss")
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
        RowLayout {
            Layout.fillWidth: true
            visible: editor.detailed
            spacing: Theme.gap

            BodyText {
                text: qsTr("Lost in")
                color: Theme.secondary
            }
            TextEntry {
                Layout.preferredWidth: Theme.px(80)
                implicitHeight: Theme.row
                label: qsTr("How long from now it is lost, such as 0s or 2h")
                text: editor.plan.delayText
                wrong: editor.plan.delayProblem.length > 0
                Accessible.description: editor.plan.delayProblem
                onTextEdited: editor.plan.delayText = text
            }
            BodyText {
                Layout.leftMargin: Theme.gutter
                text: qsTr("and after")
                color: Theme.secondary
            }
            TextEntry {
                Layout.preferredWidth: Theme.px(80)
                implicitHeight: Theme.row
                label: qsTr("How long after the first loss the second one comes, such as 15m")
                text: editor.plan.secondLoss.afterText
                wrong: editor.plan.secondLoss.afterProblem.length > 0
                Accessible.description: editor.plan.secondLoss.afterProblem
                onTextEdited: editor.plan.secondLoss.afterText = text
            }
            BodyText {
                text: qsTr("also")
                color: Theme.secondary
            }
            TextEntry {
                Layout.preferredWidth: Theme.px(200)
                implicitHeight: Theme.row
                label: qsTr("What the second loss takes: ids of regions, sites and hosts")
                placeholderText: qsTr("a second loss")
                text: editor.plan.secondLoss.idsText
                wrong: editor.plan.secondLoss.idsProblem.length > 0
                Accessible.description: editor.plan.secondLoss.idsProblem
                onTextEdited: editor.plan.secondLoss.idsText = text
                onAccepted: editor.commands.runCommand.trigger()
            }
            StateWord {
                Layout.fillWidth: true
                visible: editor.problem.length > 0
                symbol: Icons.alert
                ink: Theme.offline
                word: editor.problem
            }
            Item {
                Layout.fillWidth: true
                visible: editor.problem.length === 0
            }
            BodyText {
                text: editor.maintenance.openText
                color: Theme.secondary
            }
            ActionButton {
                implicitHeight: Theme.row
                action: editor.maintenanceCommand
                symbol: editor.maintenanceCommand.symbol
                text: qsTr("Maintenance…")
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
