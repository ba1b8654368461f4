pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Estate.Models

// Over room Plan while an incident is open: how long until the next objective is missed, what is
// lost, and what to do. It is low where a plan stands below, so that the plan can be read.
Panel {
    id: bar

    required property IncidentSession incident
    required property IncidentCommands actions
    // What was reported is shown below.
    required property bool detailed
    readonly property string standText: bar.incident.standText.length > 0
                                        ? qsTr("Groups: %1").arg(bar.incident.standText) : ""

    implicitHeight: layout.implicitHeight + 2 * (bar.detailed ? Theme.gutter : Theme.unit)
    border.color: Theme.offline
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Incident: %1").arg(bar.incident.title)

    RowLayout {
        id: layout

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.leftMargin: Theme.padding
        anchors.rightMargin: Theme.gutter
        spacing: Theme.padding

        KeyFigure {
            // As wide as a group and its deadline.
            Layout.preferredWidth: Theme.px(244)
            size: bar.detailed ? Theme.keySize : Theme.titleSize
            title: qsTr("Next RTO in")
            symbol: bar.incident.late ? Icons.alert : Icons.age
            abnormal: bar.incident.late
            value: bar.incident.countdownText
            detail: bar.incident.problem.length > 0 ? bar.incident.problem : bar.incident.nextText
        }
        Rule {
            Layout.fillHeight: true
            upright: true
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: Theme.unit

            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.gutter

                // What it is called goes before who began it.
                StateWord {
                    id: called

                    Layout.fillWidth: true
                    Layout.minimumWidth: Math.min(called.implicitWidth, Theme.px(200))
                    Layout.maximumWidth: Math.ceil(called.implicitWidth)
                    symbol: Icons.incident
                    ink: Theme.offline
                    word: bar.incident.title
                    strong: true
                }
                BodyText {
                    // Beside the name, with all the room that is left; it gives way too, so that
                    // what there is to do stays in the room.
                    Layout.fillWidth: true
                    text: bar.detailed || bar.standText.length === 0 ? bar.incident.begunText : ""
                    color: Theme.secondary
                }
            }
            ListView {
                id: chips

                Layout.fillWidth: true
                Layout.preferredHeight: bar.detailed ? Theme.row : Theme.rowCompact
                orientation: ListView.Horizontal
                spacing: Theme.unit
                clip: true
                boundsBehavior: Flickable.StopAtBounds
                highlightMoveDuration: 0
                model: bar.incident.losses
                activeFocusOnTab: chips.count > 0
                Accessible.role: Accessible.List
                Accessible.name: qsTr("Lost in this incident: %1")
                                 .arg(Figures.countText(chips.count))

                delegate: IncidentChip {
                    id: chip

                    required property int index

                    y: (chips.height - height) / 2
                    focused: chips.activeFocus && chip.index === chips.currentIndex
                }

                Keys.onLeftPressed: chips.decrementCurrentIndex()
                Keys.onRightPressed: chips.incrementCurrentIndex()

                BodyText {
                    anchors.fill: parent
                    visible: chips.count === 0
                    color: Theme.secondary
                    text: qsTr("Nothing is reported lost.")
                }
            }
            BodyText {
                Layout.fillWidth: true
                visible: bar.standText.length > 0
                color: Theme.secondary
                text: bar.standText
            }
            BodyText {
                Layout.fillWidth: true
                visible: bar.detailed && bar.standText.length > 0
                color: Theme.secondary
                text: bar.incident.plannedText
            }
        }
        // As wide as its words; what stands beside it gives way.
        GridLayout {
            Layout.fillWidth: false
            columns: 2
            rowSpacing: Theme.unit
            columnSpacing: Theme.gap

            ActionButton {
                Layout.fillWidth: true
                implicitHeight: Theme.row
                action: bar.actions.lossCommand
                symbol: Icons.fail
                text: qsTr("Report a loss…")
            }
            ActionButton {
                Layout.fillWidth: true
                implicitHeight: Theme.row
                action: bar.actions.noteCommand
                symbol: Icons.note
                text: qsTr("Note…")
                label: qsTr("Add an incident note…")
            }
            ActionButton {
                Layout.fillWidth: true
                implicitHeight: Theme.row
                action: bar.actions.useCommand
                symbol: Icons.plan
                text: qsTr("Use these losses in the plan")
            }
            RowLayout {
                spacing: Theme.gap

                ActionButton {
                    Layout.fillWidth: true
                    implicitHeight: Theme.row
                    kind: ActionButton.Kind.Quiet
                    action: bar.actions.showCommand
                    symbol: bar.detailed ? Icons.up : Icons.down
                    text: qsTr("Reported %1").arg(Figures.countText(bar.incident.entries.count))
                    label: bar.detailed ? qsTr("Hide what was reported")
                                        : qsTr("Show what was reported")
                }
                ActionButton {
                    implicitHeight: Theme.row
                    action: bar.actions.endCommand
                    symbol: Icons.check
                    text: qsTr("End…")
                    label: qsTr("End the incident…")
                }
            }
        }
    }
}
