pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Estate.Models

// The twenty regions that look worst by the chosen measure.
Panel {
    id: pane

    required property Session session
    required property int measure
    required property string measureText
    required property string regionId

    signal regionChosen(row: int)

    ColumnLayout {
        anchors.fill: parent
        anchors.topMargin: Theme.gutter
        spacing: Theme.unit

        RowLayout {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.padding
            Layout.rightMargin: Theme.padding

            SectionTitle {
                Layout.fillWidth: true
                text: qsTr("Worst 20")
            }
            HeadText {
                text: pane.measureText
            }
        }
        RowList {
            id: list

            Layout.fillWidth: true
            Layout.fillHeight: true
            label: qsTr("Worst 20 by %1. Enter shows the region").arg(pane.measureText)
            currentIndex: -1
            model: WorstRegionModel {
                regions: pane.session.regions
                measure: pane.measure
            }
            delegate: WorstRow {
                width: ListView.view.width
                current: regionId === pane.regionId || (ListView.isCurrentItem && list.activeFocus)
                keyboard: list.activeFocus && ListView.isCurrentItem
                onChosen: {
                    list.currentIndex = index;
                    pane.regionChosen(row);
                }
            }
            onOpened: {
                const item = list.currentItem as WorstRow;
                if (item)
                    pane.regionChosen(item.row);
            }
        }
    }
}
