import QtQuick
import Estate.Models

// Where the recoveries of two losses want the same room. A sweep of single losses knows nothing of
// that: then the pane says so, and how to find out.
FocusScope {
    id: pane

    required property SweepSession sweep
    required property SweepCollisionModel collisions
    required property SweepCommands actions
    property alias currentItem: table.currentItem
    // What is shown is a sweep of pairs, or it is being made.
    readonly property bool known: pane.sweep.ofPairs
    readonly property bool ofSites: pane.sweep.hasRows ? pane.sweep.ofSites
                                    : pane.sweep.kind === SweepSession.Sites
                                      || pane.sweep.kind === SweepSession.SitePairs

    signal opened(item: int)

    SweepTablePane {
        id: table

        anchors.fill: parent
        visible: pane.known
        focus: pane.known
        label: qsTr("Where recoveries collide, Enter plans the worst pair")
        rows: pane.collisions
        kept: "collisions"
        note: qsTr("%1 pair(s) end worse together than side by side", "",
                   pane.collisions.collidingPairs)
              .arg(Figures.countText(pane.collisions.collidingPairs))
        emptyTitle: qsTr("No destinations yet")
        emptyBody: qsTr("Regions that losses are recovered into appear here while pairs are "
                        + "planned.")
        onOpened: item => pane.opened(item)
    }
    Column {
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.padding, Theme.px(480))
        visible: !pane.known
        spacing: Theme.gutter

        EmptyState {
            width: parent.width
            symbol: Icons.sweep
            title: qsTr("Collisions need pairs of losses")
            body: qsTr("Two losses collide where both are recovered into the same region and end "
                       + "worse together than side by side: more is missed, held or short, or it "
                       + "costs more. A sweep of single losses can't tell.")
        }
        ActionButton {
            anchors.horizontalCenter: parent.horizontalCenter
            focus: !pane.known
            // One such button at a time: a stale sweep is run again first.
            kind: pane.sweep.staleText.length > 0 ? ActionButton.Kind.Secondary
                                                  : ActionButton.Kind.Primary
            action: pane.ofSites ? pane.actions.sitePairs : pane.actions.pairs
            symbol: Icons.sweep
            text: pane.ofSites ? qsTr("Sweep all pairs of sites") : qsTr("Sweep all pairs")
        }
    }
}
