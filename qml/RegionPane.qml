pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Estate.Models

// The region that the matrix is on: its figures, what it publishes, how it hangs together.
Panel {
    id: pane

    enum View { Figures, Exports, Relations }

    required property Session session
    required property int row
    required property int view
    // Its page is open already.
    required property bool paged
    required property Command pageCommand
    // Asks again when another estate has other regions in these rows.
    readonly property string regionId: pane.row < 0 || pane.row >= pane.session.regions.count
                                       ? "" : pane.session.regions.regionIdAt(pane.row)

    signal viewAsked(view: int)
    signal pageAsked(regionId: string)
    signal regionAsked(regionId: string)

    EmptyState {
        anchors.centerIn: parent
        width: parent.width - 2 * Theme.padding
        visible: pane.row < 0
        symbol: Icons.regions
        title: qsTr("No region in focus")
        body: qsTr("Move over the matrix with the arrows or the pointer to read a "
                   + "region's figures.")
    }
    ColumnLayout {
        anchors.fill: parent
        anchors.topMargin: Theme.gutter
        anchors.margins: Theme.hairline
        visible: pane.row >= 0
        spacing: Theme.gutter

        RowLayout {
            Layout.leftMargin: Theme.padding
            spacing: Theme.unit

            SegmentedChoice {
                label: qsTr("Show of the region")
                entries: [qsTr("Figures"), qsTr("Export"), qsTr("Relationships")]
                current: pane.view
                onChosen: index => pane.viewAsked(index)
            }
            ActionButton {
                implicitHeight: Theme.row
                implicitWidth: Theme.row
                visible: !pane.paged
                kind: ActionButton.Kind.Quiet
                symbol: Icons.right
                label: qsTr("Open its page: hosts, flows and shards")
                keys: "Enter"
                counterpart: pane.pageCommand
                onClicked: pane.pageAsked(pane.regionId)
            }
        }
        IdText {
            Layout.leftMargin: Theme.padding
            visible: pane.view !== RegionPane.View.Figures
            text: pane.regionId
            font.pixelSize: Theme.titleSize
            Accessible.role: Accessible.Heading
        }
        StackLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            currentIndex: pane.view

            RegionPager {
                session: pane.session
                row: pane.row
            }
            RegionExportPane {
                session: pane.session
                regionId: pane.regionId
            }
            RegionRelationsPane {
                session: pane.session
                regionId: pane.regionId
                onRegionAsked: regionId => pane.regionAsked(regionId)
            }
        }
    }
}
