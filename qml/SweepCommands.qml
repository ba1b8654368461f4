import QtQuick
import Estate.Models

// Every action of room Sweep.
Item {
    id: actions

    required property Session session
    required property SweepSession sweep
    required property bool canPin
    // Why the chosen loss can't be planned; empty: it can.
    required property string planObstacle
    required property SweepPinModel pins
    // The pin that is selected; -1: none.
    required property int chosenPin
    readonly property alias run: run
    readonly property alias stop: stop
    readonly property alias resume: resume
    readonly property alias singles: singles
    readonly property alias pairs: pairs
    readonly property alias sites: sites
    readonly property alias sitePairs: sitePairs
    readonly property alias plan: plan
    readonly property alias pin: pin
    readonly property alias planAgain: planAgain
    readonly property alias acceptNow: acceptNow
    readonly property alias unpin: unpin
    readonly property alias showHeatmap: showHeatmap
    readonly property alias showRanking: showRanking
    readonly property alias showCollisions: showCollisions
    readonly property alias showPinned: showPinned

    signal runAsked(kind: int)
    signal planAsked()
    signal pinAsked()
    signal viewAsked(view: int)

    Command {
        id: run

        place: qsTr("Sweep")
        text: qsTr("Run the sweep")
        symbol: Icons.run
        enabled: actions.session.ready
        onTriggered: actions.runAsked(actions.sweep.kind)
    }
    Command {
        id: stop

        place: qsTr("Sweep")
        text: qsTr("Stop the sweep, and keep what is planned")
        symbol: Icons.abort
        enabled: actions.sweep.running
        onTriggered: actions.sweep.cancel()
    }
    Command {
        id: resume

        place: qsTr("Sweep")
        text: qsTr("Continue the sweep that was stopped")
        symbol: Icons.step
        enabled: actions.sweep.hasRows && !actions.sweep.running && !actions.sweep.finished
        onTriggered: actions.sweep.resume()
    }
    Command {
        id: singles

        place: qsTr("Sweep")
        text: qsTr("Sweep every single region")
        symbol: Icons.sweep
        enabled: run.enabled
        onTriggered: actions.runAsked(SweepSession.Regions)
    }
    Command {
        id: pairs

        place: qsTr("Sweep")
        text: qsTr("Sweep every pair of regions")
        symbol: Icons.sweep
        enabled: run.enabled
        onTriggered: actions.runAsked(SweepSession.Pairs)
    }
    Command {
        id: sites

        place: qsTr("Sweep")
        text: qsTr("Sweep every site")
        symbol: Icons.sweep
        enabled: run.enabled
        onTriggered: actions.runAsked(SweepSession.Sites)
    }
    Command {
        id: sitePairs

        place: qsTr("Sweep")
        text: qsTr("Sweep every pair of sites")
        symbol: Icons.sweep
        enabled: run.enabled
        onTriggered: actions.runAsked(SweepSession.SitePairs)
    }
    Command {
        id: plan

        place: qsTr("Sweep")
        text: qsTr("Open the chosen loss in Plan")
        symbol: Icons.plan
        enabled: actions.planObstacle.length === 0
        obstacle: actions.planObstacle
        onTriggered: actions.planAsked()
    }
    Command {
        id: pin

        place: qsTr("Sweep")
        text: qsTr("Pin the chosen loss")
        symbol: Icons.pin
        enabled: actions.canPin
        onTriggered: actions.pinAsked()
    }
    Command {
        id: planAgain

        place: qsTr("Sweep")
        text: qsTr("Plan the pinned losses again")
        symbol: Icons.again
        enabled: actions.pins.total > 0
        obstacle: qsTr("Nothing is pinned.")
        onTriggered: actions.pins.run()
    }
    Command {
        id: acceptNow

        place: qsTr("Sweep")
        text: qsTr("Compare the selected pin with its present result from now on")
        symbol: Icons.check
        enabled: actions.chosenPin >= 0
        obstacle: qsTr("No pinned loss is selected.")
        onTriggered: actions.pins.acceptNow(actions.chosenPin)
    }
    Command {
        id: unpin

        place: qsTr("Sweep")
        text: qsTr("Unpin the selected loss")
        symbol: Icons.remove
        enabled: actions.chosenPin >= 0
        obstacle: qsTr("No pinned loss is selected.")
        onTriggered: actions.pins.unpin(actions.chosenPin)
    }
    Command {
        id: showHeatmap

        place: qsTr("Sweep")
        text: qsTr("Show the heatmap")
        symbol: Icons.sweep
        onTriggered: actions.viewAsked(0)
    }
    Command {
        id: showRanking

        place: qsTr("Sweep")
        text: qsTr("Show the ranking")
        symbol: Icons.sortDown
        onTriggered: actions.viewAsked(1)
    }
    Command {
        id: showCollisions

        place: qsTr("Sweep")
        text: qsTr("Show where recoveries collide")
        symbol: Icons.alert
        onTriggered: actions.viewAsked(2)
    }
    Command {
        id: showPinned

        place: qsTr("Sweep")
        text: qsTr("Show what is pinned")
        symbol: Icons.pin
        onTriggered: actions.viewAsked(3)
    }
}
