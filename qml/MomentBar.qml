pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Estate.Models

// Steps through time: which record the estate is shown as of, in every room.
Rectangle {
    id: bar

    required property Session session
    required property MomentModel moment
    // The record that is selected in the table; 0: none.
    required property real chosenIndex
    required property Command lookCommand
    required property Command backCommand
    required property Command forthCommand
    required property Command stopCommand

    implicitHeight: content.implicitHeight + 2 * Theme.gap
    color: bar.session.inPast ? Theme.pastWash : Theme.panel
    radius: Theme.radius
    border.width: Theme.hairline
    border.color: bar.session.inPast ? Theme.past : Theme.line

    ColumnLayout {
        id: content

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.gutter
        anchors.rightMargin: Theme.gutter
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.unit

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap

            Glyph {
                symbol: Icons.journal
                color: bar.session.inPast ? Theme.past : Theme.secondary
            }
            BodyText {
                text: bar.session.inPast
                      ? qsTr("The estate as of index")
                      : qsTr("The estate is shown as it is now, at index")
            }
            ActionButton {
                implicitHeight: Theme.row
                implicitWidth: Theme.row
                action: bar.backCommand
                symbol: Icons.left
                text: ""
                label: qsTr("One record back")
            }
            TextEntry {
                id: field

                Layout.preferredWidth: Theme.px(96)
                implicitHeight: Theme.row
                horizontalAlignment: TextInput.AlignRight
                label: qsTr("Index of the record that the estate is shown as of. Enter goes there")
                validator: RegularExpressionValidator {
                    regularExpression: /[0-9., ]+/
                }
                text: String(bar.session.momentIndex)
                onAccepted: {
                    if (Figures.countOf(field.text) >= 1)
                        bar.moment.goTo(Figures.countOf(field.text));
                    field.text = Qt.binding(() => String(bar.session.momentIndex));
                }
            }
            ActionButton {
                implicitHeight: Theme.row
                implicitWidth: Theme.row
                action: bar.forthCommand
                symbol: Icons.right
                text: ""
                label: qsTr("One record on")
            }
            BodyText {
                Layout.fillWidth: true
                color: Theme.secondary
                text: bar.session.inPast
                      ? qsTr("of %1: nothing can be changed here")
                        .arg(Figures.countText(bar.session.presentIndex))
                      : ""
            }
            ActionButton {
                implicitHeight: Theme.row
                action: bar.lookCommand
                symbol: Icons.journal
                text: bar.chosenIndex > 0 ? qsTr("Look at index %1")
                                            .arg(Figures.countText(bar.chosenIndex))
                                          : qsTr("Look at a record")
            }
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap

            BodyText {
                color: Theme.secondary
                font.pixelSize: Theme.axisSize
                text: qsTr("Through time")
                Accessible.ignored: true
            }
            MomentSlider {
                Layout.fillWidth: true
                enabled: bar.session.ready
                moment: bar.moment
            }
            BodyText {
                color: Theme.secondary
                font.pixelSize: Theme.axisSize
                text: bar.moment.aimText
            }
            BodyText {
                visible: bar.width >= Theme.px(1100)
                         && bar.moment.commitMarks.length + bar.moment.imageMarks.length > 0
                color: Theme.secondary
                font.pixelSize: Theme.axisSize
                text: qsTr("Ticks: %1").arg(bar.moment.marksText)
            }
        }
        RowLayout {
            Layout.fillWidth: true
            visible: bar.moment.working
            spacing: Theme.gap

            ProgressLine {
                Layout.fillWidth: true
                progress: bar.moment.progress
                words: bar.moment.progressText
            }
            BodyText {
                color: Theme.secondary
                font.pixelSize: Theme.axisSize
                text: bar.moment.progressText
            }
            ActionButton {
                implicitHeight: Theme.row
                action: bar.stopCommand
                symbol: Icons.abort
                text: qsTr("Cancel")
            }
        }
    }
}
