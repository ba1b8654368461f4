import QtQuick
import QtQuick.Layouts
import Estate.Models

// What the run comes to: shares of the concrete volumes, groups, the last completion, the cost.
Panel {
    id: summary

    required property PlanSession plan
    // In an incident the timeline and the decisions below need the room more than its second
    // figures do.
    property bool tight: false
    readonly property int figureSize: summary.tight ? Theme.titleSize : Theme.keySize

    implicitHeight: layout.implicitHeight + 2 * (summary.tight ? Theme.gap : Theme.gutter)

    ColumnLayout {
        id: layout

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.leftMargin: Theme.padding
        anchors.rightMargin: Theme.padding
        spacing: summary.tight ? Theme.unit : Theme.gap

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.padding

            KeyFigure {
                Layout.fillWidth: true
                Layout.alignment: Qt.AlignTop
                brief: summary.tight
                size: summary.figureSize
                title: qsTr("RTO met")
                symbol: Looks.statusSymbol("met")
                value: summary.plan.metShareText
                detail: summary.plan.volumesMetRtoText
                note: qsTr("%1 of %n group(s)", "", summary.plan.groups)
                      .arg(Figures.countText(summary.plan.metRto))
            }
            KeyFigure {
                Layout.fillWidth: true
                Layout.alignment: Qt.AlignTop
                brief: summary.tight
                size: summary.figureSize
                title: qsTr("RTO missed")
                symbol: Looks.statusSymbol("missed")
                abnormal: summary.plan.missedRto > 0
                value: summary.plan.missedShareText
                detail: summary.plan.volumesMissedRtoText
                note: qsTr("%1 of %n group(s)", "", summary.plan.groups)
                      .arg(Figures.countText(summary.plan.missedRto))
            }
            KeyFigure {
                Layout.fillWidth: true
                Layout.alignment: Qt.AlignTop
                brief: summary.tight
                size: summary.figureSize
                title: qsTr("Held by rule")
                symbol: Looks.statusSymbol("held")
                value: summary.plan.heldShareText
                detail: summary.plan.volumesHeldText
                note: qsTr("%1 of %n group(s)", "", summary.plan.groups)
                      .arg(Figures.countText(summary.plan.held))
            }
            KeyFigure {
                Layout.fillWidth: true
                Layout.alignment: Qt.AlignTop
                brief: summary.tight
                size: summary.figureSize
                title: qsTr("Capacity short")
                symbol: Looks.statusSymbol("short")
                abnormal: summary.plan.capacityShort > 0
                value: summary.plan.shortShareText
                detail: summary.plan.volumesCapacityShortText
                note: qsTr("%1 of %n group(s)", "", summary.plan.groups)
                      .arg(Figures.countText(summary.plan.capacityShort))
            }
            KeyFigure {
                Layout.fillWidth: true
                Layout.alignment: Qt.AlignTop
                brief: summary.tight
                size: summary.figureSize
                visible: summary.plan.deferred > 0
                title: qsTr("Deferred")
                symbol: Looks.statusSymbol("deferred")
                abnormal: true
                value: summary.plan.deferredShareText
                detail: summary.plan.volumesDeferredText
                note: qsTr("%1 of %n group(s)", "", summary.plan.groups)
                      .arg(Figures.countText(summary.plan.deferred))
            }
            Rule {
                Layout.fillHeight: true
                upright: true
            }
            KeyFigure {
                Layout.fillWidth: true
                Layout.alignment: Qt.AlignTop
                brief: summary.tight
                size: summary.figureSize
                title: qsTr("Last completion")
                value: summary.plan.lastCompletionText
                detail: summary.plan.lastCompletionUtcText
                note: qsTr("%1 of %n group(s) recovered", "", summary.plan.groups)
                      .arg(Figures.countText(summary.plan.recovered))
            }
            KeyFigure {
                Layout.fillWidth: true
                Layout.alignment: Qt.AlignTop
                brief: summary.tight
                size: summary.figureSize
                title: qsTr("Expected cost")
                value: summary.plan.totalCostText
                detail: qsTr("downtime %1").arg(summary.plan.downtimeCostText)
                note: qsTr("breaches %1, losses %2").arg(summary.plan.breachCostText)
                                                    .arg(summary.plan.lossCostText)
            }
        }
        ShareBar {
            Layout.fillWidth: true
            plan: summary.plan
        }
        StateWord {
            Layout.fillWidth: true
            visible: summary.plan.maintenanceText.length > 0
            symbol: Icons.age
            word: summary.plan.maintenanceText
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gutter

            BodyText {
                Layout.fillWidth: true
                color: Theme.secondary
                wrapMode: Text.Wrap
                text: summary.tight
                      ? qsTr("%1. Loss at %2.").arg(summary.plan.scaleText)
                        .arg(summary.plan.atText)
                      : qsTr("%1. Loss at %2. %3").arg(summary.plan.scaleText)
                        .arg(summary.plan.atText).arg(summary.plan.basisText)
            }
            StateWord {
                visible: summary.plan.losesOperations
                symbol: Icons.alert
                ink: Theme.offline
                word: qsTr("Operations lost: %1").arg(summary.plan.lostOperationsText)
                strong: true
            }
        }
    }
}
