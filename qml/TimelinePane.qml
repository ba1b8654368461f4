import QtQuick
import QtQuick.Layouts
import Estate.Models

// The recovery timeline: a row per destination queue.
Panel {
    id: pane

    required property PlanSession plan
    required property PlanCommands actions
    readonly property real wantedHeight: Theme.gutter + Theme.row + Theme.gap
                                         + timeline.axisHeight + timeline.contentHeight
                                         + Theme.row + Theme.gap
    readonly property int rowHeight: Theme.px(20)
    // With two of its rows in sight, below the two lines of its axis. Of the theme alone: what the
    // timeline says of itself changes while that is asked for.
    readonly property real leastHeight: Theme.gutter + Theme.row + 2 * Theme.unit
                                        + Theme.px(38) + 2 * pane.rowHeight

    // 0: to show everything.
    function zoom(steps: int) {
        if (steps > 0)
            timeline.zoomIn();
        else if (steps < 0)
            timeline.zoomOut();
        else
            timeline.fit();
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.topMargin: Theme.gutter
        anchors.bottomMargin: Theme.unit
        spacing: Theme.unit

        RowLayout {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.padding
            Layout.rightMargin: Theme.gutter
            spacing: Theme.unit

            SectionTitle {
                text: qsTr("Recovery timeline")
            }
            BodyText {
                Layout.fillWidth: true
                Layout.leftMargin: Theme.gap
                color: Theme.secondary
                text: timeline.describedText.length > 0 ? timeline.describedText
                      : qsTr("pale: filling, solid: replay, tick: deadline, gap: slack")
            }
            ActionButton {
                implicitHeight: Theme.row
                action: pane.actions.zoomOutCommand
                kind: ActionButton.Kind.Quiet
                symbol: Icons.zoomOut
                word: qsTr("Zoom out")
                text: ""
                label: qsTr("Zoom out")
            }
            ActionButton {
                implicitHeight: Theme.row
                action: pane.actions.zoomInCommand
                kind: ActionButton.Kind.Quiet
                symbol: Icons.zoomIn
                word: qsTr("Zoom in")
                text: ""
                label: qsTr("Zoom in")
            }
            ActionButton {
                implicitHeight: Theme.row
                action: pane.actions.fitCommand
                kind: ActionButton.Kind.Quiet
                symbol: Icons.zoomFit
                word: qsTr("Show all")
                text: ""
                label: qsTr("Show all")
            }
        }
        Item {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.leftMargin: Theme.padding
            Layout.rightMargin: Theme.unit

            RecoveryTimeline {
                id: timeline

                anchors.fill: parent
                anchors.rightMargin: Theme.scrollBar + Theme.half
                // It ends with a whole row.
                anchors.bottomMargin: Math.max(0, parent.height - timeline.axisHeight)
                                      % pane.rowHeight
                timeline: pane.plan.timeline
                selectedDecision: pane.plan.selectedDecision
                rowHeight: pane.rowHeight
                labelWidth: Theme.px(128)
                axisFont: Qt.font({ family: Theme.textFamily, pixelSize: Theme.axisSize })
                labelFont: Qt.font({ family: Theme.idFamily, pixelSize: Theme.axisSize })
                panelColor: Theme.panel
                lineColor: Theme.line
                textColor: Theme.text
                secondaryColor: Theme.secondary
                accentColor: Theme.accent
                serviceColor: Theme.online
                offlineColor: Theme.offline
                activeFocusOnTab: true
                Accessible.role: Accessible.Chart
                Accessible.name: qsTr("Recovery timeline. %1").arg(timeline.describedText)
                onDecisionChosen: decision => pane.plan.selectedDecision = decision
            }
            SlimScrollBar {
                id: bar

                anchors.right: parent.right
                anchors.bottom: timeline.bottom
                height: timeline.height - timeline.axisHeight
                orientation: Qt.Vertical
                size: timeline.contentHeight > 0 ? Math.min(1, height / timeline.contentHeight) : 1
                position: timeline.contentHeight > 0 ? timeline.scrollY / timeline.contentHeight : 0
                onPositionChanged: {
                    if (bar.pressed)
                        timeline.scrollY = bar.position * timeline.contentHeight;
                }
            }
        }
    }
}
