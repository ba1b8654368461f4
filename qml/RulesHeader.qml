pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Estate.Models

// Which rules are shown and how, what may be done with them, and how far the checks are.
ColumnLayout {
    id: header

    required property RulesSession rules
    required property RulesCommands actions
    required property RulesViewCommands looks
    required property int view

    signal viewChosen(view: int)

    spacing: Theme.gap

    RowLayout {
        Layout.fillWidth: true
        Layout.preferredHeight: Theme.control
        spacing: Theme.gutter

        BodyText {
            text: qsTr("Rules")
            font.pixelSize: Theme.titleSize
            Accessible.role: Accessible.Heading
        }
        ChoiceBox {
            id: source

            // What is shown may change by itself: an edit of the approved rules begins a draft.
            function follow() {
                source.currentIndex = header.rules.sources.rowOf(header.rules.draft);
            }

            Layout.preferredWidth: Theme.px(280)
            label: qsTr("Rules shown")
            model: header.rules.sources
            textRole: "detail"
            valueRole: "name"
            onActivated: header.rules.open(header.rules.sources.nameAt(currentIndex))
            onCountChanged: source.follow()
            Component.onCompleted: source.follow()

            Connections {
                target: header.rules

                function onChanged() {
                    source.follow();
                }
            }
        }
        SegmentedChoice {
            label: qsTr("Show")
            entries: [qsTr("Policies"), qsTr("Business impact"), qsTr("Findings"),
                qsTr("Changes"), qsTr("Try it"), qsTr("Text")]
            current: header.view
            onChosen: index => header.viewChosen(index)
        }
        Item {
            Layout.fillWidth: true
        }
        ActionButton {
            enabled: header.actions.undoCommand.enabled
            kind: ActionButton.Kind.Quiet
            symbol: Icons.undo
            word: qsTr("Undo")
            label: header.actions.undoCommand.text
            counterpart: header.actions.undoCommand
            keys: header.actions.undoCommand.shortcut
            onClicked: header.actions.undoCommand.trigger()
        }
        ActionButton {
            enabled: header.actions.redoCommand.enabled
            kind: ActionButton.Kind.Quiet
            symbol: Icons.redo
            word: qsTr("Redo")
            label: header.actions.redoCommand.text
            counterpart: header.actions.redoCommand
            keys: header.actions.redoCommand.shortcut
            onClicked: header.actions.redoCommand.trigger()
        }
        ActionButton {
            action: header.actions.proposeCommand
            kind: ActionButton.Kind.Primary
            symbol: Icons.propose
            text: qsTr("Propose…")
        }
    }
    RowLayout {
        Layout.fillWidth: true
        Layout.preferredHeight: Theme.rowCompact
        spacing: Theme.padding

        StateWord {
            symbol: header.rules.draft.length > 0 ? Icons.edit : Icons.approve
            word: header.rules.draftText
        }
        StateWord {
            symbol: Icons.compare
            word: header.rules.difference.summaryText
            visible: header.rules.draft.length > 0
        }
        ActionButton {
            // As far from its neighbours as they are from each other.
            Layout.leftMargin: -Theme.gutter
            Layout.rightMargin: -Theme.gutter
            implicitHeight: Theme.rowCompact
            kind: ActionButton.Kind.Quiet
            symbol: header.rules.findings.errors + header.rules.findings.warnings > 0
                    ? Icons.alert : Icons.info
            symbolInk: header.rules.findings.errors > 0 ? Theme.offline
                       : header.rules.findings.warnings > 0 ? Theme.fenced : Theme.secondary
            text: header.rules.findingsText
            label: qsTr("%1, show the worst").arg(header.rules.findingsText)
            counterpart: header.looks.worstCommand
            onClicked: {
                header.rules.findings.filter = header.rules.findings.worstFilter();
                header.viewChosen(RulesRoom.View.Findings);
            }
        }
        StateWord {
            visible: header.rules.pins.count > 0
            symbol: Icons.pin
            word: header.rules.pins.summaryText
        }
        Item {
            Layout.fillWidth: true
        }
        BodyText {
            visible: header.rules.progress < 1
            color: Theme.secondary
            text: header.rules.progressText
        }
        ProgressLine {
            Layout.preferredWidth: Theme.px(120)
            visible: header.rules.progress < 1
            progress: header.rules.progress
            words: qsTr("Progress")
        }
    }
}
