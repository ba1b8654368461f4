import QtQuick
import QtQuick.Layouts
import Estate.Models

// One cut in full: what it takes, at which checkpoint, who said what, and what comes next.
Panel {
    id: pane

    required property CutListModel cuts
    required property CommandCatalog commands
    required property CutRow cut

    implicitHeight: layout.implicitHeight + 2 * Theme.gutter

    ColumnLayout {
        id: layout

        anchors.fill: parent
        anchors.topMargin: Theme.gutter
        anchors.bottomMargin: Theme.gutter
        anchors.leftMargin: Theme.padding
        anchors.rightMargin: Theme.padding
        spacing: Theme.gap

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap

            BodyText {
                Layout.fillWidth: true
                text: pane.cut?.name ?? ""
                elide: Text.ElideMiddle
                font.pixelSize: Theme.titleSize
                Accessible.role: Accessible.Heading
            }
            ActionButton {
                action: pane.commands.abortCutCommand
                visible: enabled
                kind: ActionButton.Kind.Danger
                text: qsTr("Abort…")
            }
            ActionButton {
                action: pane.commands.stepCutCommand
                visible: enabled
                text: qsTr("Next step…")
            }
            ActionButton {
                action: pane.commands.runCutCommand
                visible: enabled
                kind: ActionButton.Kind.Primary
                text: qsTr("Run to its end…")
            }
        }
        StateWord {
            word: pane.cut?.phaseText ?? ""
            symbol: Looks.phaseSymbol(pane.cut?.phase ?? "")
            ink: Looks.phaseInk(pane.cut?.phase ?? "")
            strong: true
        }
        BodyText {
            Layout.fillWidth: true
            visible: (pane.cut?.nextText ?? "").length > 0
            color: Theme.secondary
            wrapMode: Text.Wrap
            text: pane.cut?.gang
                  ? qsTr("It belongs to a group of a proposal and goes on with its execution.")
                  : pane.cuts.running ? qsTr("Running. Next: %1.").arg(pane.cut?.nextText ?? "")
                  : qsTr("Next: %1.").arg(pane.cut?.nextText ?? "")
        }
        Rule {
            Layout.fillWidth: true
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.padding * 2

            ColumnLayout {
                Layout.fillWidth: true
                Layout.preferredWidth: Theme.px(10)
                Layout.alignment: Qt.AlignTop
                spacing: Theme.unit

                FactLine {
                    Layout.fillWidth: true
                    title: qsTr("Kind")
                    fact: qsTr("%1, round %2").arg(pane.cut?.kindText ?? "")
                                              .arg(pane.cut?.roundText ?? "")
                }
                FactLine {
                    Layout.fillWidth: true
                    title: qsTr("Members")
                    fact: qsTr("%1 (concrete)").arg(pane.cut?.membersText ?? "")
                }
                FactLine {
                    Layout.fillWidth: true
                    title: qsTr("Participants")
                    fact: pane.cut?.participantsText ?? ""
                }
            }
            ColumnLayout {
                Layout.fillWidth: true
                Layout.preferredWidth: Theme.px(10)
                Layout.alignment: Qt.AlignTop
                spacing: Theme.unit

                FactLine {
                    Layout.fillWidth: true
                    title: qsTr("Declared by")
                    fact: pane.cut?.declaredText ?? ""
                }
                FactLine {
                    Layout.fillWidth: true
                    title: qsTr("Decided by")
                    fact: (pane.cut?.decidedText ?? "").length > 0 ? pane.cut?.decidedText ?? ""
                                                                   : qsTr("nobody yet")
                }
                FactLine {
                    Layout.fillWidth: true
                    title: qsTr("Ended")
                    fact: (pane.cut?.endedText ?? "").length > 0 ? pane.cut?.endedText ?? ""
                                                                 : qsTr("not yet")
                }
                FactLine {
                    Layout.fillWidth: true
                    visible: (pane.cut?.reason ?? "").length > 0
                    title: qsTr("Reason")
                    fact: pane.cut?.reason ?? ""
                }
            }
        }
        Rule {
            Layout.fillWidth: true
        }
        FactLine {
            Layout.fillWidth: true
            title: qsTr("Begins at")
            fact: pane.cut?.selectionText ?? ""
        }
        FactLine {
            Layout.fillWidth: true
            title: qsTr("Checkpoint")
            fact: qsTr("%1  %2").arg(pane.cut?.checkpointText ?? "")
                                .arg(pane.cut?.checkpointRoot ?? "")
            mono: true
        }
        FactLine {
            Layout.fillWidth: true
            title: qsTr("Manifest")
            fact: pane.cut?.manifest ?? ""
            mono: true
        }
    }
}
