pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Estate.Models

// What happens in a loss under the rules shown, against the approved ones; and the pinned
// losses, tried again after every edit.
FocusScope {
    id: pane

    required property RulesSession rules
    required property RulesViewCommands looks
    readonly property string typedLoss: losses.text
    readonly property int chosenPin: pins.currentRow >= 0 ? pins.currentItem : -1
    // What a person types and has not tried yet comes back with the next start.
    property bool typed: false
    // A person typed the loss or took it, pinned or Plan's: it stays until it is emptied.
    property bool own: false
    readonly property string triedLoss: pane.rules.trial.failures
    // As ids stand in every list.
    readonly property string triedIds: pane.triedLoss.trim().split(/[\s,;]+/).join(", ")
    readonly property bool together: pane.triedIds.includes(", ")
    readonly property string delayAdvice: qsTr("The regions are lost at once. A delay between them "
                                               + "is for room Plan: its When.")
    // What the rule in the editor is for.
    readonly property string ruleLoss: Array.from(pane.rules.lines?.lost.ids ?? []).join(" ")
    // The answer is of another loss than the one in the field.
    readonly property bool elsewhere: pane.triedLoss.length > 0
                                      && losses.text.trim().split(/[\s,;]+/).join(" ")
                                      !== pane.triedLoss.split(/[\s,;]+/).join(" ")

    function run(ids: string) {
        losses.put(ids);
        pane.rules.trial.run(ids);
    }
    // One that is no rule's stays.
    function tryLoss(ids: string, taken: bool) {
        pane.own = taken;
        pane.run(ids);
    }
    function take(ids: string) {
        if (pane.typed && losses.text.trim().length > 0)
            return;
        losses.put(ids);
        pane.own = true;
    }
    // The loss of the rule in the editor, else the one that was tried last, else Plan's.
    function follow() {
        if (pane.own && losses.text.trim().length > 0)
            return;
        pane.own = false;
        losses.put(pane.ruleLoss.length > 0 ? pane.ruleLoss
                   : pane.triedLoss.length > 0 ? pane.triedLoss : pane.looks.planLoss);
    }

    onTriedLossChanged: pane.follow()
    onRuleLossChanged: pane.follow()
    Component.onCompleted: {
        pane.follow();
        const left = losses.recalled();
        if (left.length === 0)
            return;
        losses.put(left);
        pane.typed = true;
        pane.own = true;
    }

    // What was tried is kept no more; an answer that never came is none.
    Connections {
        target: pane.rules.trial

        function onTried() {
            if (!pane.typed && pane.rules.trial.ran && pane.rules.trial.problem.length === 0)
                losses.used();
        }
    }
    Connections {
        target: pane.looks

        function onPlanLossChanged() {
            pane.follow();
        }
    }
    RowLayout {
        anchors.fill: parent
        spacing: Theme.gutter

        Panel {
            Layout.fillWidth: true
            Layout.fillHeight: true

            ColumnLayout {
                anchors.fill: parent
                anchors.topMargin: Theme.gap
                anchors.margins: Theme.hairline
                spacing: Theme.gap

                RowLayout {
                    Layout.fillWidth: true
                    Layout.leftMargin: Theme.gutter
                    Layout.rightMargin: Theme.gutter
                    spacing: Theme.gap

                    TextEntry {
                        id: losses

                        function put(ids: string) {
                            pane.typed = false;
                            losses.text = ids;
                        }

                        session: pane.rules.session
                        kept: "loss-to-try"
                        Layout.fillWidth: true
                        focus: true
                        symbol: Icons.fail
                        label: qsTr("Regions lost, ids")
                        placeholderText: qsTr("Regions lost, for example %1 %2")
                                         .arg(pane.rules.session?.regions.regionIdAt(0) ?? "")
                                         .arg(pane.rules.session?.regions.regionIdAt(1) ?? "")
                        onTextEdited: {
                            pane.typed = true;
                            pane.own = true;
                        }
                        onAccepted: pane.run(losses.text)
                        // Typing replaces what was offered.
                        onActiveFocusChanged: {
                            if (losses.activeFocus && !pane.typed)
                                losses.selectAll();
                        }
                    }
                    ActionButton {
                        id: run

                        kind: ActionButton.Kind.Primary
                        symbol: Icons.run
                        text: qsTr("Try it")
                        counterpart: pane.looks.tryCommand
                        onClicked: pane.run(losses.text)

                        Tip {
                            text: pane.delayAdvice
                            visible: run.hovered
                        }
                    }
                    ActionButton {
                        action: pane.looks.asInPlanCommand
                        symbol: Icons.plan
                        text: qsTr("As in Plan")
                        label: qsTr("Take the failure set of room Plan")
                    }
                    ActionButton {
                        action: pane.looks.pinCommand
                        symbol: Icons.pin
                        text: qsTr("Pin")
                        label: qsTr("Pin this loss")
                    }
                }
                RowLayout {
                    Layout.fillWidth: true
                    Layout.leftMargin: Theme.gutter
                    Layout.rightMargin: Theme.gutter
                    visible: pane.rules.trial.ran && pane.rules.trial.problem.length === 0
                    spacing: Theme.gap

                    Glyph {
                        Layout.alignment: Qt.AlignTop
                        visible: verdict.visible
                        symbol: pane.rules.trial.verdict === "better" ? Icons.check
                                : pane.rules.trial.verdict === "same" ? Icons.info : Icons.alert
                        color: pane.rules.trial.verdict === "worse" ? Theme.offline
                               : pane.rules.trial.verdict === "mixed" ? Theme.fenced
                               : Theme.secondary
                    }
                    ColumnLayout {
                        Layout.fillWidth: true
                        spacing: Theme.half

                        BodyText {
                            id: verdict

                            Layout.fillWidth: true
                            visible: verdict.text.length > 0
                            wrapMode: Text.Wrap
                            font.weight: Font.Medium
                            text: pane.rules.trial.verdictText
                        }
                        BodyText {
                            Layout.fillWidth: true
                            wrapMode: Text.Wrap
                            color: verdict.visible ? Theme.secondary : Theme.text
                            text: pane.together
                                  ? qsTr("Loss of %1 at once. %2").arg(pane.triedIds)
                                    .arg(pane.rules.trial.summaryText)
                                  : pane.elsewhere
                                  ? qsTr("Loss of %1. %2").arg(pane.triedIds)
                                                          .arg(pane.rules.trial.summaryText)
                                  : pane.rules.trial.summaryText
                        }
                    }
                    SegmentedChoice {
                        label: qsTr("Groups")
                        entries: [qsTr("Changed"), qsTr("All")]
                        enabled: pane.rules.trial.compares
                        obstacle: qsTr("Nothing is edited: there is no difference to show.")
                        opacity: enabled ? 1 : 0.5
                        current: pane.rules.trial.changedOnly ? 0 : 1
                        onChosen: index => pane.rules.trial.changedOnly = index === 0
                    }
                }
                ErrorBanner {
                    Layout.fillWidth: true
                    Layout.leftMargin: Theme.gutter
                    Layout.rightMargin: Theme.gutter
                    visible: pane.rules.trial.problemCode.length > 0
                    what: pane.rules.trial.problem
                    code: pane.rules.trial.problemCode
                }
                DataTable {
                    id: table

                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    label: qsTr("Groups in this loss")
                    rows: pane.rules.trial
                    kept: "trial"
                    spared: ["application", "lost_operations", "change", "source"]
                    emptyTitle: pane.rules.trial.ran && pane.rules.trial.total > 0
                                ? qsTr("No group goes another way")
                                : pane.rules.trial.problemCode.length > 0
                                ? qsTr("No answer yet")
                                : pane.rules.trial.problem.length > 0 ? pane.rules.trial.problem
                                : pane.rules.trial.ran ? qsTr("No group is lost")
                                                       : qsTr("Try the rules before they count")
                    emptyBody: pane.rules.trial.ran ? ""
                               : qsTr("Name regions to lose. Each group is planned under the "
                                      + "approved rules and under those shown; nothing is changed "
                                      + "by it.") + " " + pane.delayAdvice
                    onItemChosen: item => table.currentItem = item
                }
            }
        }
        Panel {
            Layout.preferredWidth: Theme.px(400) + Math.max(0, Math.round((pane.width
                                                                           - Theme.px(1200)) / 2))
            Layout.fillHeight: true

            ColumnLayout {
                anchors.fill: parent
                anchors.topMargin: Theme.gutter
                anchors.margins: Theme.hairline
                spacing: Theme.gap

                RowLayout {
                    Layout.fillWidth: true
                    Layout.leftMargin: Theme.gutter
                    Layout.rightMargin: Theme.gutter
                    spacing: Theme.gap

                    SectionTitle {
                        text: qsTr("Pinned losses")
                    }
                    BodyText {
                        Layout.fillWidth: true
                        color: Theme.secondary
                        text: pane.rules.pins.summaryText
                    }
                    ActionButton {
                        implicitHeight: Theme.row
                        action: pane.looks.unpinCommand
                        kind: ActionButton.Kind.Quiet
                        symbol: Icons.remove
                        text: ""
                        label: qsTr("Unpin the selected loss")
                    }
                }
                DataTable {
                    id: pins

                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    label: qsTr("Pinned losses, Enter tries one")
                    rows: pane.rules.pins
                    kept: "trial-pins"
                    // Whether it answers as approved is what it is pinned for.
                    spared: ["held", "met", "missed", "deferred"]
                    emptyTitle: qsTr("Nothing is pinned")
                    emptyBody: qsTr("Pin the losses that must keep their answer. Each is tried "
                                    + "again after every edit, and compared in room Sweep with "
                                    + "the result that it had.")
                    onItemChosen: item => {
                        pins.currentItem = item;
                        pane.take(Array.from(pane.rules.pins.idsAt(item)).join(" "));
                    }
                    onItemOpened: item => pane.tryLoss(
                        Array.from(pane.rules.pins.idsAt(item)).join(" "), true)
                }
            }
        }
    }
}
