pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Estate.Models

// What the whole estate amounts to, concrete and representative side by side.
Panel {
    id: pane

    required property EnvelopeModel envelope
    // In a wide window figures stay near what they are of.
    readonly property real factsWidth: Math.min(pane.width - 2 * Theme.padding - Theme.scrollBar
                                                - Theme.unit, Theme.px(440))

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gutter
        anchors.leftMargin: Theme.padding
        anchors.rightMargin: Theme.padding
        // As near to the edge as the rows of the worst, so that one more has room.
        anchors.bottomMargin: Theme.unit
        spacing: Theme.half

        // It ends where the figures below do.
        RowLayout {
            Layout.fillWidth: false
            Layout.preferredWidth: pane.factsWidth

            SectionTitle {
                Layout.fillWidth: true
                text: qsTr("Envelope")
            }
            HeadText {
                text: qsTr("planning figure, not a census")
            }
        }
        TwoScales {
            Layout.fillWidth: false
            Layout.preferredWidth: pane.factsWidth
            heading: true
            title: ""
            concrete: qsTr("concrete")
            representative: qsTr("representatives")
        }
        Item {
            Layout.fillWidth: true
            Layout.fillHeight: true

            RowList {
                id: list

                width: parent.width
                // It ends with a whole row.
                height: parent.height - parent.height % Theme.rowCompact
                label: qsTr("Envelope facts, concrete and representative")
                model: pane.envelope
                delegate: TwoScales {
                    required property string label
                    required property string concreteText
                    required property string representativeText

                    width: pane.factsWidth
                    height: Theme.rowCompact
                    title: label
                    concrete: concreteText
                    representative: representativeText
                }
            }
        }
    }
}
