pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Estate.Models

// The region's hosts, the lanes of one of them, and the flows on one of these.
FocusScope {
    id: pane

    required property Session session
    required property string regionId
    required property Command hostsCommand
    // Room for the lanes and their flows side by side.
    readonly property bool wide: pane.width >= Theme.px(1040)

    // Whoever comes for them begins there, wherever the focus was before.
    function showSite(siteId: string) {
        hosts.site = siteId;
        hostRows.focus = true;
    }

    HostTable {
        id: hosts

        session: pane.session
        regionId: pane.regionId
        active: pane.visible
    }
    LaneTable {
        id: lanes

        session: pane.session
        regionId: pane.regionId
        hostId: hosts.chosenId
        active: pane.visible
    }
    LaneClassTable {
        id: classes

        session: pane.session
        regionId: pane.regionId
        hostId: hosts.chosenId
        lane: lanes.chosenItem
        active: pane.visible
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.gap

        RowLayout {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.padding
            Layout.rightMargin: Theme.padding
            spacing: Theme.gutter

            SectionTitle {
                text: qsTr("Hosts")
            }
            BodyText {
                Layout.fillWidth: true
                color: Theme.secondary
                text: hosts.summaryText
            }
            ActionButton {
                implicitHeight: Theme.row
                visible: hosts.site.length > 0
                symbol: Icons.close
                text: qsTr("Only %1").arg(hosts.site)
                label: qsTr("Show the hosts of every site, not only of %1").arg(hosts.site)
                counterpart: pane.hostsCommand
                onClicked: hosts.site = ""
            }
        }
        DataTable {
            id: hostRows

            Layout.fillWidth: true
            Layout.fillHeight: hosts.total === 0
            // Its heading and whole rows, about a third of the height.
            Layout.preferredHeight: Math.min((hosts.total + 1) * Theme.row + Theme.gutter,
                                             Math.round(pane.height * 0.34 / Theme.row) * Theme.row)
            focus: true
            label: qsTr("Hosts of %1").arg(pane.regionId)
            rows: hosts
            kept: "region-hosts"
            currentItem: hosts.chosenItem
            emptyTitle: qsTr("No hosts")
            emptyBody: qsTr("Hosts come with the estate's projection, or by events that add them.")
            onItemChosen: item => hosts.chosenItem = item
        }
        Rule {
            Layout.fillWidth: true
            visible: hosts.total > 0
        }
        GridLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: hosts.total > 0
            columns: pane.wide ? 2 : 1
            columnSpacing: Theme.gutter
            rowSpacing: Theme.gap

            LanesPane {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: Theme.px(10)
                Layout.preferredHeight: Theme.px(10)
                lanes: lanes
            }
            ColumnLayout {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: Theme.px(10)
                Layout.preferredHeight: Theme.px(10)
                spacing: Theme.unit

                RowLayout {
                    Layout.fillWidth: true
                    Layout.leftMargin: Theme.padding
                    Layout.rightMargin: Theme.padding
                    spacing: Theme.gutter

                    SectionTitle {
                        text: qsTr("Flows on lane %1").arg(Math.max(0, lanes.chosenItem))
                    }
                    BodyText {
                        Layout.fillWidth: true
                        color: Theme.secondary
                        text: lanes.publishedText
                    }
                }
                DataTable {
                    id: flows

                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    label: qsTr("Flows on lane %1 of %2").arg(Math.max(0, lanes.chosenItem))
                                                         .arg(hosts.chosenId)
                    rows: classes
                    kept: "lane-flows"
                    emptyTitle: qsTr("An empty lane")
                    emptyBody: qsTr("No flow lies on it; a dedicated one could.")
                    onItemChosen: item => flows.currentItem = item
                }
            }
        }
    }
}
