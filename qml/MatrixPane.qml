pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Estate.Models

// The estate matrix with its measure, its legend and a line that says what a cell is.
Panel {
    id: pane

    required property Session session
    property alias matrix: matrix

    signal regionOpened(regionId: string)

    implicitHeight: layout.implicitHeight + 2 * Theme.gutter

    ColumnLayout {
        id: layout

        anchors.fill: parent
        anchors.margins: Theme.gutter
        spacing: Theme.gap

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gutter

            SegmentedChoice {
                label: qsTr("Measure")
                entries: [qsTr("Availability"), qsTr("Utilisation"), qsTr("Free capacity"),
                    qsTr("Failover reserve")]
                current: matrix.measure
                onChosen: index => matrix.measure = index
            }
            BodyText {
                Layout.fillWidth: true
                horizontalAlignment: Text.AlignRight
                text: matrix.findText.length > 0
                      ? qsTr("Finding “%1”").arg(matrix.findText)
                      : matrix.selectedIds.length > 0
                      ? qsTr("%1 selected. %2").arg(matrix.selectedIds.length)
                        .arg(matrix.describedText)
                      : matrix.describedText
            }
        }
        Flickable {
            id: flick

            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.minimumHeight: Theme.px(120)
            implicitHeight: matrix.implicitHeight
            contentWidth: width
            contentHeight: matrix.implicitHeight
            clip: true
            interactive: false
            boundsBehavior: Flickable.StopAtBounds

            ScrollBar.vertical: SlimScrollBar {}

            EstateMatrix {
                id: matrix

                width: flick.width
                regions: pane.session.regions
                measure: EstateMatrix.Utilisation
                columns: 32
                cellSizeMin: Theme.px(24)
                cellGap: Theme.half
                stepColors: [Theme.step0, Theme.step1, Theme.step2, Theme.step3, Theme.step4]
                backgroundColor: Theme.panel
                textColor: Theme.text
                accentColor: Theme.accent
                fencedColor: Theme.fenced
                leaseExpiredColor: Theme.leaseExpired
                offlineColor: Theme.offline
                failureIds: pane.session.plan.failureIds
                activeFocusOnTab: true
                focus: true
                Accessible.role: Accessible.Table
                Accessible.name: qsTr("Estate matrix, %1. %2").arg(matrix.measureText)
                                                              .arg(matrix.describedText)
                onActivated: regionId => pane.regionOpened(regionId)
            }
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gutter

            Legend {
                Layout.fillWidth: true
                legend: matrix.legend
                title: matrix.measureText
            }
            BodyText {
                visible: pane.width > Theme.px(1100)
                color: Theme.secondary
                text: qsTr("Arrows move, Shift extends, Space selects, type an id to find it")
            }
        }
    }
}
