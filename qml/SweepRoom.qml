pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Estate.Models

// Room Sweep: every single loss and every pair, which are the worst, and where recoveries collide.
Room {
    id: room

    enum View { Heatmap, Ranking, Collisions, Pinned }

    required property Session session
    required property CommandCatalog commands
    property int view: SweepRoom.View.Heatmap
    readonly property alias sweep: sweep
    readonly property alias pins: pins
    readonly property alias heatmap: heat.heatmap
    // The loss that is looked at, whatever the view.
    readonly property list<string> chosenIds: room.choose(room.view)
    readonly property list<Command> roomCommands: [
        actions.run, actions.stop, actions.resume, actions.singles, actions.pairs, actions.sites,
        actions.sitePairs, actions.plan, actions.pin, actions.showHeatmap, actions.showRanking,
        actions.showCollisions, actions.showPinned, actions.planAgain, actions.acceptNow,
        actions.unpin
    ]

    // What planAsked() is about: a signal of QML takes no list.
    property list<string> askedIds: []

    signal planAsked()

    function choose(view: int): list<string> {
        switch (view) {
        case SweepRoom.View.Heatmap:
            return heat.heatmap.currentIds;
        case SweepRoom.View.Ranking:
            // The item is another loss once the ranking is another one.
            return ranking.ranking ? [] : ranking.idsAt(rankPane.currentItem);
        case SweepRoom.View.Collisions:
            return sweep.running || !sweep.ofPairs ? []
                   : collisions.idsAt(collisionPane.currentItem);
        default:
            return pins.total > 0 ? pins.idsAt(pinPane.currentItem) : [];
        }
    }
    property bool choosing: false
    function enter() {
        if (!sweep.hasRows && room.view !== SweepRoom.View.Pinned)
            runButton.forceActiveFocus(Qt.OtherFocusReason);
        else if (room.view === SweepRoom.View.Heatmap)
            heat.forceActiveFocus(Qt.OtherFocusReason);
        else
            views.children[room.view].forceActiveFocus(Qt.OtherFocusReason);
    }
    function show(view: int) {
        room.view = view;
        room.commands.sweepCommand.trigger();
    }
    // A sweep that is there already gives way to the next one.
    function start(kind: int) {
        room.commands.sweepCommand.trigger();
        if (!sweep.hasRows) {
            room.begin(kind);
            return;
        }
        replaceSheet.kind = kind;
        replaceSheet.open();
    }
    function begin(kind: int) {
        sweep.kind = kind;
        if (!sweep.start())
            return;
        room.choosing = true;
        // Who asked for pairs where they collide is shown that.
        if (room.view !== SweepRoom.View.Collisions || !sweep.ofPairs)
            room.view = SweepRoom.View.Heatmap;
    }
    function open(ids: list<string>) {
        if (room.chosenIds.length === 0 || ids.length === 0)
            return;
        const reason = obstacle.textOf(ids);
        if (reason.length > 0) {
            room.session.refuse(reason);
            return;
        }
        room.askedIds = ids;
        room.planAsked();
    }

    place: link.of(Place.Sweep, {scope: sweep.kind, show: room.view})
    onPlaceAsked: asked => {
        sweep.kind = asked.choice("scope");
        room.view = asked.choice("show");
        room.enter();
    }

    LossObstacle {
        id: obstacle

        session: room.session
        ids: room.chosenIds
    }
    PlaceLink {
        id: link
    }
    SweepSession {
        id: sweep

        session: room.session
        kind: SweepSession.Regions
    }
    // A sweep that has come to its end leaves the worst loss chosen, until somebody chooses.
    Connections {
        target: worst

        function onRankingChanged() {
            if (room.choosing && !sweep.running && !worst.ranking && worst.count > 0) {
                room.choosing = false;
                heat.heatmap.show(worst.idsAt(worst.itemAt(0)));
            }
        }
    }
    SweepRankModel {
        id: ranking

        sweep: sweep
        measure: SweepSession.Cost
    }
    SweepRankModel {
        id: worst

        sweep: sweep
        measure: heat.heatmap.measure
        limit: 20
    }
    SweepCollisionModel {
        id: collisions

        sweep: sweep
    }
    SweepPinModel {
        id: pins

        session: room.session
    }
    ConfirmSheet {
        id: replaceSheet

        property int kind

        title: qsTr("Replace the sweep of %n loss(es)?", "", sweep.losses)
        effect: qsTr("What was planned is thrown away, and every loss is planned again on the "
                     + "estate as it is now. Pinned losses keep the results that they had.")
        verb: qsTr("Run the new sweep")
        onConfirmed: room.begin(replaceSheet.kind)
    }
    SweepCommands {
        id: actions

        session: room.session
        sweep: sweep
        pins: pins
        chosenPin: pinPane.chosenItem
        canPin: room.chosenIds.length > 0
        planObstacle: room.chosenIds.length > 0 ? obstacle.text : qsTr("Choose a loss first.")
        onRunAsked: kind => room.start(kind)
        onPlanAsked: room.open(room.chosenIds)
        onPinAsked: pins.pin(room.chosenIds)
        onViewAsked: view => room.show(view)
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gutter
        spacing: Theme.gutter

        RowLayout {
            Layout.fillWidth: true
            Layout.preferredHeight: Theme.control
            spacing: Theme.gutter

            BodyText {
                text: qsTr("Sweep")
                font.pixelSize: Theme.titleSize
                Accessible.role: Accessible.Heading
            }
            SegmentedChoice {
                label: qsTr("What is lost")
                entries: [qsTr("Single regions"), qsTr("All pairs"), qsTr("Sites"),
                    qsTr("Pairs of sites")]
                current: sweep.kind
                onChosen: index => sweep.kind = index
            }
            ActionButton {
                id: runButton

                action: actions.run
                // One such button at a time: an empty heatmap has its own, and collisions.
                kind: sweep.staleText.length > 0
                      || !sweep.hasRows && room.view !== SweepRoom.View.Heatmap
                         && room.view !== SweepRoom.View.Collisions
                      ? ActionButton.Kind.Primary : ActionButton.Kind.Secondary
                symbol: Icons.run
                text: sweep.hasRows ? qsTr("Run again") : qsTr("Run")
            }
            ActionButton {
                visible: sweep.running
                action: actions.stop
                symbol: Icons.abort
                text: qsTr("Stop")
            }
            ActionButton {
                visible: actions.resume.enabled
                action: actions.resume
                symbol: Icons.step
                text: qsTr("Continue")
            }
            BodyText {
                Layout.fillWidth: true
                color: Theme.secondary
                text: sweep.remainingText.length > 0
                      ? qsTr("%1; %2").arg(sweep.progressText).arg(sweep.remainingText)
                      : sweep.progressText
            }
            ActionButton {
                action: actions.pin
                symbol: Icons.pin
                text: qsTr("Pin")
            }
            ActionButton {
                action: actions.plan
                symbol: Icons.plan
                text: room.chosenIds.length === 0 ? qsTr("Open in Plan")
                      : qsTr("Plan the loss of %1").arg(Array.from(room.chosenIds).join(", "))
            }
        }
        ProgressLine {
            Layout.fillWidth: true
            Layout.topMargin: -Theme.gap
            Layout.bottomMargin: -Theme.gap
            visible: sweep.running
            progress: sweep.progress
            words: sweep.progressText
        }
        NoteBar {
            Layout.fillWidth: true
            visible: sweep.staleText.length > 0
            text: sweep.staleText
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.gutter

            Panel {
                Layout.fillWidth: true
                Layout.fillHeight: true

                ColumnLayout {
                    anchors.fill: parent
                    anchors.topMargin: Theme.gap
                    anchors.margins: Theme.hairline
                    spacing: Theme.gap

                    SegmentedChoice {
                        Layout.leftMargin: Theme.padding
                        label: qsTr("Show")
                        entries: [qsTr("Heatmap"), qsTr("Ranking"), qsTr("Collisions"),
                            pins.worseCount > 0 ? qsTr("Pinned: %1 worse").arg(pins.worseCount)
                                                : qsTr("Pinned %1").arg(pins.total)]
                        current: room.view
                        onChosen: index => room.view = index
                    }
                    StackLayout {
                        id: views

                        Layout.fillWidth: true
                        Layout.fillHeight: true
                        currentIndex: room.view

                        Item {
                            SweepHeatPane {
                                id: heat

                                anchors.fill: parent
                                anchors.leftMargin: Theme.padding
                                anchors.rightMargin: Theme.padding
                                anchors.bottomMargin: Theme.gutter
                                visible: sweep.hasRows
                                sweep: sweep
                                onOpened: room.open(heat.heatmap.currentIds)
                            }
                            SweepStart {
                                anchors.centerIn: parent
                                visible: !sweep.hasRows
                                runCommand: actions.run
                            }
                        }
                        SweepTablePane {
                            id: rankPane

                            label: qsTr("Losses by cost, Enter plans one")
                            rows: ranking
                            kept: "ranking"
                            // What is lost is read whole as long as these can go.
                            spared: ["last_recovery", "lost_operations", "unrepaired", "groups",
                                "met_rto"]
                            note: ranking.ranking ? qsTr("ranking…")
                                  : qsTr("%1 row(s)", "", ranking.count)
                                    .arg(Figures.countText(ranking.count))
                            emptyTitle: qsTr("Nothing planned yet")
                            emptyBody: qsTr("Run a sweep to rank its losses.")
                            onOpened: item => room.open(ranking.idsAt(item))

                            SegmentedChoice {
                                label: qsTr("How many")
                                entries: [qsTr("Worst %1").arg(Figures.countText(1000)),
                                    Figures.countText(10000), qsTr("All")]
                                current: ranking.limit === 0 ? 2 : ranking.limit === 10000 ? 1 : 0
                                onChosen: index => ranking.limit = [1000, 10000, 0][index]
                            }
                        }
                        SweepCollisionsPane {
                            id: collisionPane

                            sweep: sweep
                            collisions: collisions
                            actions: actions
                            onOpened: item => room.open(collisions.idsAt(item))
                        }
                        SweepPinsPane {
                            id: pinPane

                            pins: pins
                            actions: actions
                            onOpened: item => room.open(pins.idsAt(item))
                        }
                    }
                }
            }
            SweepWorstPane {
                Layout.preferredWidth: Theme.px(360)
                Layout.fillHeight: true
                visible: room.view === SweepRoom.View.Heatmap && sweep.hasRows
                worst: worst
                measureText: heat.heatmap.measureText
                onChosen: item => {
                    room.choosing = false;
                    heat.heatmap.show(worst.idsAt(item));
                }
                onOpened: item => room.open(worst.idsAt(item))
            }
        }
    }
}
