pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Estate.Models

// What the whole estate amounts to, concrete and representative side by side.
Panel {
    id: pane

    required property EnvelopeModel envelope

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gutter
        anchors.leftMargin: Theme.padding
        anchors.rightMargin: Theme.padding
        spacing: Theme.unit

        RowLayout {
            Layout.fillWidth: true

            SectionTitle {
                Layout.fillWidth: true
                text: qsTr("Envelope")
            }
            HeadText {
                text: qsTr("planning figure, not a census")
            }
        }
        TwoScales {
            Layout.fillWidth: true
            Layout.rightMargin: Theme.scrollBar + Theme.unit
            heading: true
            title: ""
            concrete: qsTr("concrete")
            representative: qsTr("representatives")
        }
        RowList {
            id: list

            Layout.fillWidth: true
            Layout.fillHeight: true
            label: qsTr("Envelope facts, concrete and representative")
            model: pane.envelope
            delegate: TwoScales {
                required property string label
                required property string concreteText
                required property string representativeText

                width: ListView.view.width - Theme.scrollBar - Theme.unit
                height: Theme.rowCompact
                title: label
                concrete: concreteText
                representative: representativeText
            }
        }
    }
}
