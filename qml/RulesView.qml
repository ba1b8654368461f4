pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Estate.Models

// Room Rules as it is drawn: which rules, which look at them, and the look.
FocusScope {
    id: view

    required property Session session
    required property RulesSession rules
    required property RulesCommands actions
    required property RulesViewCommands looks
    required property int view
    readonly property list<Item> panes: [policies, impacts, findings, changes, trial, text]

    readonly property alias chosenConflict: changes.chosenConflict
    readonly property alias chosenPin: trial.chosenPin
    readonly property alias typedLoss: trial.typedLoss

    signal viewChosen(view: int)
    signal blockAsked(key: string)

    function askSecondLoss() {
        secondLoss.open();
    }
    // `taken`: it is no rule's.
    function tryLoss(ids: string, taken: bool) {
        trial.tryLoss(ids, taken);
    }
    function enter() {
        view.panes[view.view].forceActiveFocus(Qt.OtherFocusReason);
    }
    function edit() {
        (view.view === RulesRoom.View.Impacts ? impacts : policies).edit();
    }

    onViewChanged: {
        if (view.view === RulesRoom.View.Text)
            view.rules.showText();
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gutter
        spacing: Theme.gutter

        RulesHeader {
            Layout.fillWidth: true
            rules: view.rules
            actions: view.actions
            looks: view.looks
            view: view.view
            onViewChosen: chosen => view.viewChosen(chosen)
        }
        NoteBar {
            Layout.fillWidth: true
            visible: view.rules.conflicts.count > 0
            symbol: Icons.alert
            text: qsTr("Since this draft changed them, others approved some of its blocks "
                       + "otherwise: %1. Choose mine or theirs in Changes.")
                  .arg(view.rules.conflicts.count)
        }
        StackLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            currentIndex: view.view

            RulesTablePane {
                id: policies

                focus: view.view === RulesRoom.View.Policies
                session: view.session
                rules: view.rules
                rows: view.rules.policies
                actions: view.actions
                label: qsTr("Failover policies, Enter edits")
                kept: "policies"
                add: view.actions.addPolicyCommand
                ofLosses: true
            }
            RulesTablePane {
                id: impacts

                focus: view.view === RulesRoom.View.Impacts
                session: view.session
                rules: view.rules
                rows: view.rules.impacts
                actions: view.actions
                label: qsTr("Business impact of applications, Enter edits")
                kept: "impacts"
                add: view.actions.addImpactCommand
            }
            RulesFindingsPane {
                id: findings

                focus: view.view === RulesRoom.View.Findings
                rules: view.rules
                onBlockAsked: key => view.blockAsked(key)
            }
            RulesChangesPane {
                id: changes

                focus: view.view === RulesRoom.View.Changes
                rules: view.rules
                looks: view.looks
                onBlockAsked: key => view.blockAsked(key)
            }
            RulesTrialPane {
                id: trial

                focus: view.view === RulesRoom.View.Trial
                rules: view.rules
                looks: view.looks
            }
            RulesTextPane {
                id: text

                focus: view.view === RulesRoom.View.Text
                rules: view.rules
                actions: view.actions
            }
        }
    }
    SecondLossSheet {
        id: secondLoss

        session: view.session
        rules: view.rules
        found: view.rules.secondLoss
        onWritten: (key, failures) => {
            view.rules.selected = key;
            view.rules.lines.choose(failures);
            view.tryLoss(failures, false);
            view.viewChosen(RulesRoom.View.Trial);
            view.enter();
        }
    }
}
