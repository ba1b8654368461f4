pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Estate.Models

// What the program and the estate are, and what the planning envelope is and is not.
Sheet {
    id: sheet

    enum View { Program, Envelope }

    required property Session session
    required property CommandCatalog commands

    title: qsTr("About Estate Console")
    preferredWidth: Theme.px(920)

    onOpened: view.forceActiveFocus(Qt.PopupFocusReason)

    EnvelopeTable {
        id: figures

        session: sheet.session
    }
    ProgramFacts {
        id: program
    }
    SegmentedChoice {
        id: view

        label: qsTr("About")
        entries: [qsTr("Program and estate"), qsTr("Planning envelope")]
        onChosen: index => view.current = index
    }
    StackLayout {
        Layout.fillWidth: true
        currentIndex: view.current

        ColumnLayout {
            spacing: Theme.unit

            SectionTitle {
                text: qsTr("Program")
            }
            FactLine {
                Layout.fillWidth: true
                title: qsTr("Version")
                fact: program.versionText
            }
            FactLine {
                Layout.fillWidth: true
                title: qsTr("Planner")
                fact: program.plannerText
            }
            FactLine {
                Layout.fillWidth: true
                title: qsTr("Journal format")
                fact: program.formatText
            }
            FactLine {
                Layout.fillWidth: true
                title: qsTr("Envelope")
                fact: program.envelopeText
            }
            SectionTitle {
                Layout.topMargin: Theme.gap
                text: qsTr("Licences")
            }
            Repeater {
                model: program.licenceTexts

                BodyText {
                    required property string modelData

                    Layout.fillWidth: true
                    wrapMode: Text.Wrap
                    text: modelData
                }
            }
            SectionTitle {
                Layout.topMargin: Theme.gap
                text: qsTr("This estate")
            }
            FactLine {
                Layout.fillWidth: true
                title: qsTr("Estate")
                fact: sheet.session.estateTitle
            }
            FactLine {
                Layout.fillWidth: true
                visible: sheet.session.graphText.length > 0
                title: qsTr("Graph")
                fact: sheet.session.graphText
            }
            FactLine {
                Layout.fillWidth: true
                title: qsTr("Scale")
                fact: sheet.session.scaleText
            }
            FactLine {
                Layout.fillWidth: true
                title: qsTr("Journal")
                fact: sheet.session.journalText
                // A path; a page has none.
                mono: sheet.session.keepsFile && OperatorFiles.byPath
            }
            FactLine {
                Layout.fillWidth: true
                title: qsTr("Last event")
                fact: qsTr("index %1, %2").arg(sheet.session.indexText)
                                          .arg(sheet.session.eventTimeText)
            }
            FactLine {
                Layout.fillWidth: true
                title: qsTr("State hash")
                fact: sheet.session.stateHash
                mono: true
            }
            Item {
                Layout.fillHeight: true
            }
        }
        ColumnLayout {
            spacing: Theme.gap

            SectionTitle {
                text: qsTr("What it is, and what it is not")
            }
            Repeater {
                model: figures.limits

                BodyText {
                    required property string modelData

                    Layout.fillWidth: true
                    wrapMode: Text.Wrap
                    color: Theme.secondary
                    text: modelData
                }
            }
            Panel {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredHeight: Math.max(Theme.px(120), Math.min(
                    Theme.px(300), (sheet.parent?.height ?? 0) - Theme.px(480)))

                DataTable {
                    id: table

                    anchors.fill: parent
                    anchors.margins: Theme.hairline
                    label: qsTr("How each figure is derived")
                    rows: figures
                    kept: "envelope"
                    emptyTitle: qsTr("This estate has no planning envelope")
                    emptyBody: qsTr("Only the federal estate is grown from one. What this estate "
                                    + "has is what its events describe.")
                    onItemChosen: item => table.currentItem = item
                }
            }
        }
    }
    ActionButton {
        Layout.alignment: Qt.AlignRight
        symbol: Icons.estate
        text: qsTr("Open a sample estate…")
        onClicked: {
            sheet.close();
            sheet.commands.frame.sampleEstateCommand.trigger(this);
        }
    }
}
