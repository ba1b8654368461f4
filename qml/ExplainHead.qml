pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Estate.Models

// The part of an explanation above its destinations.
Item {
    id: head

    required property ExplainModel explain

    implicitHeight: layout.implicitHeight + Theme.gutter

    ColumnLayout {
        id: layout

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.padding
        anchors.rightMargin: Theme.gap
        spacing: Theme.unit

        IdText {
            Layout.fillWidth: true
            text: head.explain.titleText
            font.weight: Font.Medium
            font.pixelSize: Theme.sectionSize
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap

            Glyph {
                Layout.alignment: Qt.AlignTop
                symbol: Looks.statusSymbol(head.explain.status)
                color: Looks.statusInk(head.explain.status)
            }
            BodyText {
                Layout.fillWidth: true
                text: head.explain.reasonText
                wrapMode: Text.Wrap
                lineHeight: 1.15
            }
        }
        IdText {
            Layout.fillWidth: true
            text: head.explain.reason
            color: Theme.secondary
            font.pixelSize: Theme.axisSize
        }
        BodyText {
            Layout.fillWidth: true
            text: head.explain.membersText
            color: Theme.secondary
            wrapMode: Text.Wrap
            maximumLineCount: 4
        }
        SectionTitle {
            Layout.topMargin: Theme.gap
            text: qsTr("Rule")
        }
        BodyText {
            Layout.fillWidth: true
            text: head.explain.ruleText
            wrapMode: Text.Wrap
        }
        Repeater {
            model: head.explain.beatenRuleTexts

            RowLayout {
                id: beaten

                required property string modelData

                Layout.fillWidth: true
                spacing: Theme.gap

                BodyText {
                    Layout.alignment: Qt.AlignTop
                    text: qsTr("beat")
                    color: Theme.secondary
                }
                BodyText {
                    Layout.fillWidth: true
                    text: beaten.modelData
                    color: Theme.secondary
                    wrapMode: Text.Wrap
                }
            }
        }
        SectionTitle {
            Layout.topMargin: Theme.gap
            visible: head.explain.timingTexts.length > 0
            text: qsTr("Timing")
        }
        Repeater {
            model: head.explain.timingTexts

            RowLayout {
                id: step

                required property string modelData
                required property int index

                Layout.fillWidth: true
                spacing: Theme.gap

                BodyText {
                    Layout.alignment: Qt.AlignTop
                    Layout.preferredWidth: Theme.gutter
                    text: step.index + 1
                    color: Theme.secondary
                }
                BodyText {
                    Layout.fillWidth: true
                    // "T+ 12 m 51 s" stays in one line.
                    text: step.modelData.replace(/ (?=(\d+([.,]\d+)? )?[dhms]\b)/g, "\u00a0")
                    wrapMode: Text.Wrap
                }
            }
        }
        BodyText {
            Layout.fillWidth: true
            Layout.topMargin: Theme.unit
            visible: head.explain.costText.length > 0
            text: head.explain.costText
            wrapMode: Text.Wrap
            color: Theme.secondary
        }
        SectionTitle {
            Layout.topMargin: Theme.gap
            text: qsTr("Destinations")
        }
        BodyText {
            Layout.fillWidth: true
            visible: head.explain.noDestinationText.length > 0
            text: head.explain.noDestinationText
            wrapMode: Text.Wrap
        }
    }
}
