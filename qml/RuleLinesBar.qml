pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Estate.Models

// The rules of a policy or the scenarios of an application, and the fields of the current one:
// what is lost as chips, where it restores to or that it holds; a scenario's numbers.
ColumnLayout {
    id: bar

    required property Session session
    required property RuleLineModel lines
    required property RuleTargets targets
    required property RulesCommands actions

    function enter() {
        lost.forceActiveFocus(Qt.OtherFocusReason);
    }
    function takeImpact() {
        bar.lines.setImpact(downtime.text, breach.text, operation.text);
    }

    spacing: Theme.gap

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.unit

        SectionTitle {
            Layout.fillWidth: true
            text: bar.lines.title
        }
        ActionButton {
            enabled: bar.actions.addLineCommand.enabled
            implicitHeight: Theme.row
            kind: ActionButton.Kind.Quiet
            symbol: Icons.add
            word: qsTr("Add")
            label: bar.actions.addLineCommand.text
            counterpart: bar.actions.addLineCommand
            onClicked: {
                bar.actions.addLineCommand.trigger();
                bar.enter();
            }
        }
        ActionButton {
            enabled: bar.actions.removeLineCommand.enabled
            implicitHeight: Theme.row
            kind: ActionButton.Kind.Quiet
            symbol: Icons.remove
            word: qsTr("Remove")
            label: bar.actions.removeLineCommand.text
            counterpart: bar.actions.removeLineCommand
            onClicked: bar.actions.removeLineCommand.trigger()
        }
    }
    RowList {
        id: list

        Layout.fillWidth: true
        Layout.preferredHeight: Math.min(contentHeight, 3 * Theme.row)
        visible: count > 0
        label: bar.lines.ofImpact ? qsTr("Scenarios, Enter edits one")
                                  : qsTr("Rules, Enter edits one")
        model: bar.lines
        delegate: RuleLineRow {
            width: ListView.view.width
            current: index === bar.lines.current
            keyboard: list.activeFocus
            onChosen: bar.lines.current = index
            onOpened: bar.enter()
        }
        // Coming by with Tab does not leave a new line.
        onCurrentIndexChanged: {
            if (list.activeFocus && list.currentIndex > (bar.lines.adding ? 0 : -1))
                bar.lines.current = list.currentIndex;
        }
        onOpened: row => {
            bar.lines.current = row;
            bar.enter();
        }
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap

        BodyText {
            text: bar.lines.currentTitle
            color: Theme.secondary
        }
        ChipList {
            Layout.fillWidth: true
            Layout.preferredHeight: Theme.row
            failures: bar.lines.lost
            label: qsTr("Regions lost, %1").arg(bar.lines.currentTitle)
            emptyText: qsTr("no region yet")
            onRemoved: regionId => bar.lines.spare(regionId)
        }
    }
    // Of their own: beside the field the chips of two regions had no room.
    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap

        RegionFinder {
            id: lost

            Layout.fillWidth: true
            implicitHeight: Theme.row
            regions: bar.session.regions
            lost: bar.lines.lost.ids
            symbol: Icons.add
            label: qsTr("Another region lost, %1").arg(bar.lines.currentTitle)
            placeholderText: qsTr("Lost")
            wrong: bar.lines.problemField === "lost"
            enabled: !bar.actions.past
            onPicked: regionId => bar.lines.lose(regionId)
            onPasted: text => bar.lines.lose(text)
        }
        ActionButton {
            implicitHeight: Theme.row
            action: bar.actions.tryLineCommand
            text: qsTr("Try this loss")
            label: bar.actions.tryLineCommand.text
        }
    }
    RuleFieldProblem {
        Layout.fillWidth: true
        visible: bar.lines.problem.length > 0 && bar.lines.problemField === "lost"
        text: bar.lines.problem
    }
    RowLayout {
        Layout.fillWidth: true
        visible: bar.lines.ofPolicy
        spacing: Theme.gap

        BodyText {
            Layout.fillWidth: true
            text: bar.lines.holds ? qsTr("Then hold")
                  : bar.lines.target.length > 0 ? qsTr("Then restore to %1").arg(bar.lines.target)
                  : qsTr("Then: choose a region, or hold")
        }
        RegionFinder {
            Layout.preferredWidth: Theme.px(112)
            implicitHeight: Theme.row
            regions: bar.session.regions
            targets: bar.targets
            lost: bar.lines.lost.ids
            label: qsTr("Restore to, %1").arg(bar.lines.currentTitle)
            placeholderText: qsTr("Region")
            wrong: bar.lines.problemField === "target"
            enabled: !bar.actions.past
            onPicked: regionId => bar.lines.restoreTo(regionId)
            onPasted: text => bar.lines.restoreTo(text)
        }
        ActionButton {
            implicitHeight: Theme.row
            action: bar.actions.holdLineCommand
            text: qsTr("Hold")
        }
    }
    RuleFieldProblem {
        Layout.fillWidth: true
        visible: bar.lines.problem.length > 0 && bar.lines.problemField === "target"
        text: bar.lines.problem
    }
    RowLayout {
        Layout.fillWidth: true
        visible: bar.lines.ofImpact
        spacing: Theme.gap

        LabelledEntry {
            id: rto

            Layout.fillWidth: true
            Layout.preferredWidth: Theme.px(10)
            heading: qsTr("RTO")
            label: qsTr("RTO, %1").arg(bar.lines.currentTitle)
            enabled: !bar.actions.past
            text: bar.lines.rto
            wrong: bar.lines.problemField === "rto"
            onEdited: bar.lines.setRto(rto.text)
        }
        LabelledEntry {
            id: downtime

            Layout.fillWidth: true
            Layout.preferredWidth: Theme.px(10)
            heading: qsTr("Downtime, per s")
            label: qsTr("Downtime per second, %1").arg(bar.lines.currentTitle)
            enabled: !bar.actions.past
            text: bar.lines.downtime
            wrong: bar.lines.problemField === "impact"
            onEdited: bar.takeImpact()
        }
        LabelledEntry {
            id: breach

            Layout.fillWidth: true
            Layout.preferredWidth: Theme.px(10)
            heading: qsTr("Breach")
            label: qsTr("Breach of the RTO, %1").arg(bar.lines.currentTitle)
            enabled: !bar.actions.past
            text: bar.lines.breach
            wrong: bar.lines.problemField === "impact"
            onEdited: bar.takeImpact()
        }
        LabelledEntry {
            id: operation

            Layout.fillWidth: true
            Layout.preferredWidth: Theme.px(10)
            heading: qsTr("Lost operation")
            label: qsTr("Lost operation, %1").arg(bar.lines.currentTitle)
            enabled: !bar.actions.past
            text: bar.lines.lostOperation
            wrong: bar.lines.problemField === "impact"
            onEdited: bar.takeImpact()
        }
    }
    RuleFieldProblem {
        Layout.fillWidth: true
        visible: bar.lines.problem.length > 0 && bar.lines.problemField !== "lost"
                 && bar.lines.problemField !== "target"
        text: bar.lines.problem
    }
    // A field says again what the rules say, also after something that they do not take.
    Connections {
        target: bar.lines

        function onChanged() {
            list.currentIndex = bar.lines.adding ? -1 : bar.lines.current;
            if (bar.lines.problem.length > 0)
                return;
            rto.text = bar.lines.rto;
            downtime.text = bar.lines.downtime;
            breach.text = bar.lines.breach;
            operation.text = bar.lines.lostOperation;
        }
    }
}
