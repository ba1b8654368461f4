import QtQuick

// Every action of a region's page.
Item {
    id: actions

    // A region is in focus; its page is open.
    required property bool ready
    required property bool opened
    // The site in question on that page; empty: its sites are not shown.
    required property string siteId
    required property string siteObstacle
    readonly property alias hostsCommand: hosts
    readonly property alias backCommand: back
    readonly property alias failSiteCommand: failSite
    readonly property list<Command> all: [sites, failSite, hosts, flows, shards, history, back]

    signal viewAsked(view: int)
    signal closeAsked()
    signal failSiteAsked()

    Command {
        id: sites

        place: qsTr("Estate")
        text: qsTr("The region in focus: its sites")
        symbol: Icons.regions
        enabled: actions.ready
        onTriggered: actions.viewAsked(RegionPage.View.Sites)
    }
    Command {
        id: failSite

        place: qsTr("Estate")
        text: actions.siteId.length > 0 ? qsTr("Fail site %1 in Plan").arg(actions.siteId)
                                        : qsTr("Fail the chosen site in Plan")
        symbol: Icons.fail
        enabled: failSite.obstacle.length === 0
        obstacle: actions.siteId.length > 0 ? actions.siteObstacle
                                            : qsTr("Open a region's page and its sites first.")
        onTriggered: actions.failSiteAsked()
    }

    Command {
        id: hosts

        place: qsTr("Estate")
        text: qsTr("The region in focus: its hosts and lanes")
        symbol: Icons.regions
        enabled: actions.ready
        onTriggered: actions.viewAsked(RegionPage.View.Hosts)
    }
    Command {
        id: flows

        place: qsTr("Estate")
        text: qsTr("The region in focus: its flows and their lane paths")
        symbol: Icons.regions
        enabled: actions.ready
        onTriggered: actions.viewAsked(RegionPage.View.Flows)
    }
    Command {
        id: shards

        place: qsTr("Estate")
        text: qsTr("The region in focus: its shards")
        symbol: Icons.regions
        enabled: actions.ready
        onTriggered: actions.viewAsked(RegionPage.View.Shards)
    }
    Command {
        id: history

        place: qsTr("Estate")
        text: qsTr("The region in focus: what it published before")
        symbol: Icons.regions
        enabled: actions.ready
        onTriggered: actions.viewAsked(RegionPage.View.Publishes)
    }
    Command {
        id: back

        place: qsTr("Estate")
        text: qsTr("Back from the region to the estate matrix")
        symbol: Icons.left
        enabled: actions.opened
        onTriggered: actions.closeAsked()
    }
}
