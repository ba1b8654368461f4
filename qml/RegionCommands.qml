import QtQuick

// Every action of a region's page.
Item {
    id: actions

    // A region is in focus; its page is open.
    required property bool ready
    required property bool opened
    readonly property alias hostsCommand: hosts
    readonly property alias backCommand: back
    readonly property list<Command> all: [hosts, flows, shards, back]

    signal viewAsked(view: int)
    signal closeAsked()

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
        id: back

        place: qsTr("Estate")
        text: qsTr("Back from the region to the estate matrix")
        symbol: Icons.left
        enabled: actions.opened
        onTriggered: actions.closeAsked()
    }
}
