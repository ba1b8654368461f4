pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Estate.Models

// The window: strip, rail, the rooms, and what floats over them.
ApplicationWindow {
    id: window

    required property Session session
    property int room: Place.Estate
    // Rooms and sheets that nobody asked for yet are made one by one once the first frame is on the
    // screen.
    property int made: 0
    readonly property int madeMax: 7
    // Of room Changes, once it is there.
    readonly property ChosenProposal proposal: changesRoom.item
        ? (changesRoom.item as ChangesRoom).proposal : null
    readonly property string proposalId: changesRoom.item
        ? (changesRoom.item as ChangesRoom).proposalId : ""
    readonly property CutRow cut: changesRoom.item ? (changesRoom.item as ChangesRoom).cut : null
    // What is shown, as a link; no alias, whose changes C++ is not told.
    readonly property string place: places.here

    function goTo(target: int) {
        window.room = target;
        const rooms = [estateRoom, planRoom.item, sweepRoom.item, rulesRoom.item, changesRoom.item,
            journalRoom.item, sourcesRoom.item];
        rooms[target].enter();
    }
    function run() {
        window.room = Place.Plan;
        (planRoom.now() as PlanRoom).run();
    }
    // A failure set in room Plan, previewed at once.
    function planLossOf(failureIds: list<string>) {
        window.session.plan.failureIds = failureIds;
        window.run();
    }
    function commit(breaksGlass: bool) {
        (sheets.now() as WindowSheets).commit(window.proposal, breaksGlass);
    }
    function showCuts() {
        window.room = Place.Changes;
        (changesRoom.now() as ChangesRoom).showCuts();
    }
    function askOperator() {
        (operatorSheet.now() as OperatorSheet).open();
    }
    function openLink(text: string): bool {
        return places.open(text);
    }
    function restorePlace(text: string) {
        places.restore(text);
    }
    function showPlanView(view: int, question: int) {
        window.room = Place.Plan;
        (planRoom.now() as PlanRoom).showView(view, question);
    }
    function showRegion(regionId: string, view: int) {
        window.room = Place.Estate;
        estateRoom.opened = false;
        estateRoom.showView(view);
        estateRoom.show(regionId);
    }
    function showProposal(proposalId: string) {
        window.goTo(Place.Changes);
        (changesRoom.now() as ChangesRoom).show(proposalId);
    }

    width: 1280
    height: 800
    minimumWidth: 1024
    minimumHeight: 640
    visible: true
    title: qsTr("%1 · %2 · Estate Console").arg(window.session.modeText)
                                           .arg(window.session.estateTitle)
    color: Theme.background
    font.family: Theme.textFamily
    font.pixelSize: Theme.bodySize

    Component.onCompleted: window.goTo(window.room)
    onFrameSwapped: {
        if (window.made === 0)
            making.start();
    }

    Binding {
        target: Theme
        property: "roomy"
        value: window.width >= Theme.px(1600)
    }
    Timer {
        id: making

        interval: 20
        repeat: true
        onTriggered: {
            ++window.made;
            running = window.made < window.madeMax;
        }
    }

    Places {
        id: places

        session: window.session
        room: window.room
        estate: estateRoom
        plan: planRoom.item as Room
        changes: changesRoom.item as Room
        sweep: sweepRoom.item as Room
        rules: rulesRoom.item as Room
        journal: journalRoom.item as Room
        onRoomAsked: room => window.goTo(room)
    }
    EnvelopeModel {
        id: envelopeModel

        session: window.session
    }
    CommandCatalog {
        id: catalog

        session: window.session
        lateRooms: () => [estateRoom, planRoom.item, changesRoom.item, sweepRoom.item,
                           rulesRoom.item, journalRoom.item, sourcesRoom.item, guide, sheets.item]
        failObstacle: estateRoom.failObstacle
        hasProposal: window.proposalId.length > 0
        canJudge: (window.proposal?.canJudge ?? false)
                  && (!(window.proposal?.own ?? true) || (window.proposal?.drill ?? false))
        canWithdraw: window.proposal?.canWithdraw ?? false
        canCommit: window.proposal?.canCommit ?? false
        canStepCut: window.cut?.canStep ?? false
        canAbortCut: window.cut?.canAbort ?? false

        onRoomAsked: room => window.goTo(room)
        onProposalAsked: proposalId => window.showProposal(proposalId)
        onFindAsked: {
            window.room = Place.Estate;
            estateRoom.find();
        }
        onRegionAsked: regionId => {
            window.room = Place.Estate;
            estateRoom.opened = false;
            estateRoom.show(regionId);
        }
        onFailAsked: window.planLossOf(estateRoom.targetIds)
        onRunAsked: window.run()
        onProposeAsked: (sheets.now() as WindowSheets).propose()
        onSampleAsked: (first, regions) => {
            window.room = Place.Plan;
            (planRoom.now() as PlanRoom).runSample(first, regions);
        }
        onCopyAsked: (planRoom.now() as PlanRoom).copy()
        onPackAsked: (sheets.now() as WindowSheets).report("", window.session.plan.suggestedTitle)
        onReportAsked: (sheets.now() as WindowSheets).report(window.proposalId,
                                                             window.proposal?.title ?? "")
        onJudgeAsked: verdict => (sheets.now() as WindowSheets).judge(
            verdict, window.proposalId, window.proposal?.title ?? "")
        onCommitAsked: window.commit(false)
        onCutsAsked: window.showCuts()
        onDeclareCutAsked: (sheets.now() as WindowSheets).declareCut(estateRoom.targetIds)
        onStepCutAsked: (changesRoom.now() as ChangesRoom).askCut(false)
        onRunCutAsked: (changesRoom.now() as ChangesRoom).askCut(true)
        onAbortCutAsked: (sheets.now() as WindowSheets).abortCut(window.cut.operation)
        onRegionViewAsked: view => {
            window.room = Place.Estate;
            estateRoom.showView(view);
        }
    }
    Connections {
        target: catalog.frame

        function onSampleEstateAsked() {
            (sheets.now() as WindowSheets).openSample();
        }
        function onExceptionsAsked() {
            (sheets.now() as WindowSheets).showExceptions();
        }
        function onOperatorAsked() {
            window.askOperator();
        }
        function onPaletteAsked() {
            palette.open();
        }
        function onHandoverAsked() {
            (sheets.now() as WindowSheets).handOver();
        }
        function onCopyLinkAsked() {
            places.copy(places.here);
        }
        function onOpenLinkAsked() {
            (sheets.now() as WindowSheets).askLink();
        }
        function onAboutAsked() {
            (sheets.now() as WindowSheets).showAbout();
        }
    }
    Connections {
        target: sheets.item
        ignoreUnknownSignals: true

        function onRegionAsked(regionId: string) {
            window.room = Place.Estate;
            estateRoom.show(regionId);
        }
        function onRoomAsked(room: int) {
            window.goTo(room);
        }
        function onProposalAsked(proposalId: string) {
            window.showProposal(proposalId);
        }
        function onCutsAsked() {
            window.showCuts();
        }
        function onLinkGiven(text: string) {
            window.openLink(text);
        }
    }
    Connections {
        target: changesRoom.item
        ignoreUnknownSignals: true

        function onPlanAsked() {
            window.planLossOf(window.proposal.failureIds);
        }
        function onBreakGlassAsked() {
            window.commit(true);
        }
    }
    Connections {
        target: sweepRoom.item
        ignoreUnknownSignals: true

        function onPlanAsked() {
            window.planLossOf((sweepRoom.item as SweepRoom).askedIds);
        }
    }
    Shortcut {
        // As runCommand says it: the key of the letters and the one of the numbers.
        sequences: ["Ctrl+Return", "Ctrl+Enter"]
        enabled: catalog.runCommand.enabled
        onActivated: catalog.runCommand.trigger()
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: frame.border.width
        spacing: 0

        ScrollStage {
            Layout.fillWidth: true
            Layout.preferredHeight: Theme.strip
            leastWidth: Theme.px((window.session.inPast ? 1080 : 960)
                                 + (window.session.offline ? 300 : 0))

            TitleStrip {
                anchors.fill: parent
                session: window.session
                commands: catalog
            }
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: 0

            Rail {
                Layout.fillHeight: true
                session: window.session
                commands: catalog
                room: window.room
            }
            ColumnLayout {
                Layout.fillWidth: true
                Layout.fillHeight: true
                spacing: 0

                ErrorBanner {
                    Layout.fillWidth: true
                    Layout.margins: Theme.gutter
                    Layout.bottomMargin: 0
                    visible: window.session.lastError.length > 0
                    what: window.session.lastError
                    code: window.session.lastErrorCode
                    dismissable: true
                    onDismissed: window.session.clearError()
                }
                RowLayout {
                    Layout.fillWidth: true
                    Layout.margins: Theme.gutter
                    Layout.bottomMargin: 0
                    visible: window.session.clockWarning.length > 0
                    spacing: Theme.gap

                    NoteBar {
                        Layout.fillWidth: true
                        text: window.session.clockWarning
                    }
                    ActionButton {
                        action: catalog.frame.clockCommand
                        text: qsTr("The clock is right")
                    }
                }
                JournalProblem {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    visible: !window.session.ready
                    session: window.session
                }
                RoomStack {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    visible: window.session.ready
                    currentIndex: window.room

                    EstateRoom {
                        id: estateRoom

                        session: window.session
                        commands: catalog
                        envelope: envelopeModel
                        onPlanAsked: placeId => window.planLossOf([placeId])
                    }
                    RoomLoader {
                        id: planRoom

                        file: "PlanRoom.qml"
                        session: window.session
                        commands: catalog
                        started: window.made >= 1 || places.needed === Place.Plan
                        current: window.room === Place.Plan
                    }
                    RoomLoader {
                        id: sweepRoom

                        file: "SweepRoom.qml"
                        session: window.session
                        commands: catalog
                        started: window.made >= 3 || places.needed === Place.Sweep
                        current: window.room === Place.Sweep
                    }
                    RoomLoader {
                        id: rulesRoom

                        file: "RulesRoom.qml"
                        session: window.session
                        commands: catalog
                        started: window.made >= 4 || places.needed === Place.Rules
                        current: window.room === Place.Rules
                    }
                    RoomLoader {
                        id: changesRoom

                        file: "ChangesRoom.qml"
                        session: window.session
                        commands: catalog
                        started: window.made >= 2 || places.needed === Place.Changes
                        current: window.room === Place.Changes
                    }
                    RoomLoader {
                        id: journalRoom

                        file: "JournalRoom.qml"
                        session: window.session
                        commands: catalog
                        started: window.made >= 5 || places.needed === Place.Journal
                        current: window.room === Place.Journal
                    }
                    RoomLoader {
                        id: sourcesRoom

                        file: "SourcesRoom.qml"
                        session: window.session
                        commands: catalog
                        started: window.made >= 6 || places.needed === Place.Sources
                        current: window.room === Place.Sources
                    }
                }
                FirstRunGuide {
                    id: guide

                    session: window.session
                    commands: catalog
                    onReleased: window.goTo(window.room)
                }
            }
        }
    }
    // DRILL and AS-OF frame the window: nobody mistakes a drill for the real thing, nor then for
    // now, which goes first.
    Rectangle {
        id: frame

        anchors.fill: parent
        z: 1
        color: "transparent"
        border.width: window.session.mode === Session.Live ? 0 : Theme.half
        border.color: window.session.mode === Session.AsOf ? Theme.past : Theme.fenced
    }
    Toast {
        // At the lower edge of the room: strip and rail stay whole, and a room's own buttons stand
        // at its other edges.
        stage: Qt.rect(frame.border.width + Theme.railWidth, Theme.strip,
                       window.width - Theme.railWidth - 2 * frame.border.width,
                       window.height - Theme.strip - frame.border.width
                       - (guide.visible ? guide.height : 0))
        z: 2
        // Away from the rows: what the room knows of one region or record stands at its right.
        atRight: window.room === Place.Estate || window.room === Place.Journal
        keeps: window.activeFocusItem
        dismiss: catalog.frame.dismissCommand
        message: window.session.lastNotice
        undo: catalog.frame.undoCommand
        onOver: window.session.clearNotice()
    }

    ElidedTextTip {}
    CommandPalette {
        id: palette

        commands: catalog
    }
    // By itself: in a browser it is what a first visit begins with.
    RoomLoader {
        id: operatorSheet

        file: "OperatorSheet.qml"
        session: window.session
        commands: catalog
        given: ({session: window.session})
        started: window.made >= window.madeMax
        current: false
    }
    RoomLoader {
        id: sheets

        file: "WindowSheets.qml"
        session: window.session
        commands: catalog
        started: window.made >= window.madeMax
        current: false
    }
}
