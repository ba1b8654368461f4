pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Estate.Models

// The twenty regions that look worst by the chosen measure. As in room Sweep a click shows one, and
// a double click or Enter plans its loss.
Panel {
    id: pane

    required property Session session
    required property int measure
    required property string measureText
    required property string regionId

    signal regionChosen(row: int)
    signal planAsked(regionId: string)

    ColumnLayout {
        anchors.fill: parent
        anchors.topMargin: Theme.gutter
        spacing: Theme.unit

        RowLayout {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.padding
            Layout.rightMargin: Theme.padding
            spacing: Theme.gap

            SectionTitle {
                text: qsTr("Worst %1: %2").arg(worst.count).arg(pane.measureText)
            }
            HeadText {
                Layout.fillWidth: true
                horizontalAlignment: Text.AlignRight
                text: worst.leftOut > 0 ? qsTr("%n unavailable, not ranked", "", worst.leftOut)
                                        : qsTr("Double-click plans the loss")
            }
        }
        Item {
            Layout.fillWidth: true
            Layout.fillHeight: true

            RowList {
                id: list

                width: parent.width
                // It ends with a whole row.
                height: parent.height - parent.height % Theme.rowCompact
                label: qsTr("Worst regions by %1. Enter plans the loss of one, Space shows it")
                       .arg(pane.measureText)
                currentIndex: -1
                emptyTitle: worst.leftOut > 0 ? qsTr("No region is available") : ""
                model: WorstRegionModel {
                    id: worst

                    regions: pane.session.regions
                    measure: pane.measure
                }
                delegate: WorstRow {
                    width: ListView.view.width
                    current: regionId === pane.regionId
                             || (ListView.isCurrentItem && list.activeFocus)
                    keyboard: list.activeFocus && ListView.isCurrentItem
                    onChosen: {
                        list.currentIndex = index;
                        pane.regionChosen(row);
                    }
                    onOpened: pane.planAsked(regionId)
                }
                onOpened: {
                    const item = list.currentItem as WorstRow;
                    if (item)
                        pane.planAsked(item.regionId);
                }
                Keys.onSpacePressed: {
                    const item = list.currentItem as WorstRow;
                    if (item)
                        pane.regionChosen(item.row);
                }
            }
        }
    }
}
