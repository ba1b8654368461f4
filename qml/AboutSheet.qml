pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Estate.Models

// What the numbers are, where they come from, and what they are not.
Sheet {
    id: sheet

    required property Session session
    required property EnvelopeModel envelope
    required property CommandCatalog commands

    title: qsTr("About this estate")
    preferredWidth: Theme.px(680)

    SectionTitle {
        text: qsTr("A planning envelope, not a census")
    }
    BodyText {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        color: Theme.secondary
        lineHeight: 1.2
        text: qsTr("Version 1, \"4x federal repatriation\", is a deliberately conservative "
                   + "planning figure. A representative stands for a contiguous range of concrete "
                   + "things, and every total is exact. It is no proof about every pathological "
                   + "topology of 50 million individual edges.")
    }
    Panel {
        Layout.fillWidth: true
        implicitHeight: derivation.implicitHeight + 2 * Theme.gutter
        color: Theme.raised

        ColumnLayout {
            id: derivation

            anchors.fill: parent
            anchors.margins: Theme.gutter
            spacing: Theme.unit

            Repeater {
                model: sheet.envelope.derivation

                RowLayout {
                    id: step

                    required property string modelData
                    required property int index

                    Layout.fillWidth: true
                    spacing: Theme.gap

                    BodyText {
                        Layout.preferredWidth: Theme.px(16)
                        Layout.alignment: Qt.AlignTop
                        text: step.index + 1
                        color: Theme.secondary
                    }
                    BodyText {
                        Layout.fillWidth: true
                        text: step.modelData
                        wrapMode: Text.Wrap
                    }
                }
            }
        }
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
        mono: true
    }
    FactLine {
        Layout.fillWidth: true
        title: qsTr("Last event")
        fact: qsTr("index %1, %2").arg(sheet.session.indexText).arg(sheet.session.eventTimeText)
    }
    FactLine {
        Layout.fillWidth: true
        title: qsTr("State hash")
        fact: sheet.session.stateHash
        mono: true
    }
    FactLine {
        Layout.fillWidth: true
        title: qsTr("Program")
        fact: qsTr("Estate Console %1").arg(Qt.application.version)
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
