pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Estate.Models

// One region from the inside, in place of the matrix: its sites, its hosts and lanes, its flows,
// its shards, and what it published before. Escape goes back.
Panel {
    id: page

    enum View { Sites, Hosts, Flows, Shards, Publishes }

    required property Session session
    required property string regionId
    required property int view
    required property Command backCommand
    required property Command failSiteCommand
    required property Command hostsCommand
    // The site in question; empty where sites are not shown.
    readonly property string siteId: page.view === RegionPage.View.Sites ? sites.chosenId : ""
    // Why its loss can't be asked for.
    readonly property string siteObstacle: sites.obstacle

    signal viewAsked(view: int)
    signal closeAsked()

    // Of every site.
    function showHosts() {
        hosts.showSite("");
    }
    function enter() {
        views.children[page.view].forceActiveFocus(Qt.OtherFocusReason);
    }

    Keys.onEscapePressed: page.closeAsked()

    ColumnLayout {
        anchors.fill: parent
        anchors.topMargin: Theme.gutter
        anchors.margins: Theme.hairline
        spacing: Theme.gutter

        RowLayout {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.gutter
            Layout.rightMargin: Theme.gutter
            spacing: Theme.unit

            ActionButton {
                implicitHeight: Theme.row
                kind: ActionButton.Kind.Quiet
                symbol: Icons.left
                text: qsTr("Estate")
                label: qsTr("Back to the estate matrix")
                keys: "Esc"
                counterpart: page.backCommand
                onClicked: page.closeAsked()
            }
            Glyph {
                symbol: Icons.right
            }
            IdText {
                Layout.fillWidth: true
                text: page.regionId
                font.pixelSize: Theme.titleSize
                Accessible.role: Accessible.Heading
            }
            SegmentedChoice {
                label: qsTr("Show of the region's page")
                entries: [qsTr("Sites"), qsTr("Hosts and lanes"), qsTr("Flows"), qsTr("Shards"),
                    qsTr("Exports")]
                current: page.view
                onChosen: index => page.viewAsked(index)
            }
        }
        StackLayout {
            id: views

            Layout.fillWidth: true
            Layout.fillHeight: true
            currentIndex: page.view

            RegionSitesPane {
                id: sites

                session: page.session
                regionId: page.regionId
                failCommand: page.failSiteCommand
                onSiteOpened: siteId => {
                    hosts.showSite(siteId);
                    page.viewAsked(RegionPage.View.Hosts);
                    page.enter();
                }
            }
            RegionHostsPane {
                id: hosts

                session: page.session
                regionId: page.regionId
                hostsCommand: page.hostsCommand
            }
            RegionFlowsPane {
                session: page.session
                regionId: page.regionId
            }
            RegionShardsPane {
                session: page.session
                regionId: page.regionId
            }
            RegionHistoryPane {
                session: page.session
                regionId: page.regionId
            }
        }
    }
}
