pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Estate.Models

// Capacity before and after, for every region that the plan touches; of the fullest ones as bars.
RowLayout {
    id: pane

    required property PlanSession plan
    readonly property CapacityTable capacity: pane.plan.capacity
    property int chosenItem: -1

    spacing: Theme.gutter

    ColumnLayout {
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: Theme.px(320)
        visible: pane.plan.analysis.drawable
        spacing: Theme.unit

        RowLayout {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.gap
            spacing: Theme.gap

            SegmentedChoice {
                label: qsTr("Capacity of")
                entries: [qsTr("Bytes"), qsTr("IOPS")]
                current: pane.capacity.charted
                onChosen: index => pane.capacity.charted = index
            }
            // The caption names them too, where there is no room for it.
            BarLegend {
                id: bars

                Layout.fillWidth: true
                opacity: bars.width + 1 < bars.implicitWidth ? 0 : 1
            }
        }
        ChartPane {
            Layout.fillWidth: true
            Layout.fillHeight: true
            plan: pane.plan
            kind: ChartPane.Kind.Capacity
            caption: qsTr("Used before, used after and limit in %1, of the regions with the "
                          + "largest share taken after the plan")
                     .arg(pane.capacity.chartUnit)
        }
    }
    DataTable {
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: Theme.px(480)
        label: qsTr("Capacity before and after the plan, by region")
        rows: pane.capacity
        kept: "capacity"
        // How full a region gets stays longest; what it had and has room for, the bars show.
        spared: ["free_after", "iops_before", "iops_limit", "iops_needed", "iops_after",
            "iops_share", "limit", "used_before", "needed"]
        emptyTitle: qsTr("No region's capacity changes")
        emptyBody: qsTr("The plan moves nothing: every group is held, deferred or stays where it "
                        + "is.")
        currentItem: pane.chosenItem
        onItemChosen: item => pane.chosenItem = item
    }
}
