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
    // Rooms that nobody asked for yet are made one by one once the first frame is on the screen.
    property int made: 0
    // What is shown, as a link; no alias, whose changes C++ is not told.
    readonly property string place: places.here

    function goTo(target: int) {
        window.room = target;
        const rooms = [estateRoom, planRoom, sweepRoom.item, rulesRoom.item, changesRoom,
            journalRoom.item, sourcesRoom.item];
        rooms[target].enter();
    }
    // A failure set in room Plan, previewed at once.
    function planLossOf(failureIds: list<string>) {
        window.session.plan.failureIds = failureIds;
        window.room = Place.Plan;
        planRoom.run();
    }
    function judge(verdict: int) {
        judgeSheet.verdict = verdict;
        judgeSheet.proposalId = changesRoom.proposalId;
        judgeSheet.name = changesRoom.proposal?.title ?? "";
        judgeSheet.open();
    }
    function commit(breaksGlass: bool) {
        commitSheet.take(changesRoom.proposal);
        commitSheet.breaksGlass = breaksGlass;
        commitSheet.open();
    }
    function showCuts() {
        window.room = Place.Changes;
        changesRoom.showCuts();
    }
    function askOperator() {
        operatorSheet.open();
    }
    function openLink(text: string): bool {
        return places.open(text);
    }
    function restorePlace(text: string) {
        places.restore(text);
    }
    function showPlanView(view: int, question: int) {
        window.room = Place.Plan;
        planRoom.showView(view, question);
    }
    function showRegion(regionId: string, view: int) {
        window.room = Place.Estate;
        estateRoom.opened = false;
        estateRoom.showView(view);
        estateRoom.show(regionId);
    }
    function showProposal(proposalId: string) {
        window.goTo(Place.Changes);
        changesRoom.show(proposalId);
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

    Timer {
        id: making

        interval: 20
        repeat: true
        onTriggered: {
            ++window.made;
            running = window.made < 4;
        }
    }

    Places {
        id: places

        session: window.session
        room: window.room
        estate: estateRoom
        plan: planRoom
        changes: changesRoom
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
        lateRooms: () => [estateRoom, planRoom, changesRoom, sweepRoom.item, rulesRoom.item,
                           journalRoom.item, sourcesRoom.item, guide, exceptionsDrawer]
        failObstacle: estateRoom.failObstacle
        hasProposal: changesRoom.proposalId.length > 0
        canJudge: (changesRoom.proposal?.canJudge ?? false)
                  && (!(changesRoom.proposal?.own ?? true)
                      || (changesRoom.proposal?.drill ?? false))
        canWithdraw: changesRoom.proposal?.canWithdraw ?? false
        canCommit: changesRoom.proposal?.canCommit ?? false
        canStepCut: changesRoom.cut?.canStep ?? false
        canAbortCut: changesRoom.cut?.canAbort ?? false

        onRoomAsked: room => window.goTo(room)
        onProposalAsked: proposalId => window.showProposal(proposalId)
        onFindAsked: {
            window.room = Place.Estate;
            estateRoom.find();
        }
        onFailAsked: window.planLossOf(estateRoom.targetIds)
        onRunAsked: {
            window.room = Place.Plan;
            planRoom.run();
        }
        onProposeAsked: proposeSheet.open()
        onSampleAsked: (first, regions) => {
            window.room = Place.Plan;
            planRoom.runSample(first, regions);
        }
        onCopyAsked: planRoom.copy()
        onPackAsked: {
            reportSheet.proposalId = "";
            reportSheet.name = window.session.plan.suggestedTitle;
            reportSheet.open();
        }
        onReportAsked: {
            reportSheet.proposalId = changesRoom.proposalId;
            reportSheet.name = changesRoom.proposal?.title ?? "";
            reportSheet.open();
        }
        onJudgeAsked: verdict => window.judge(verdict)
        onCommitAsked: window.commit(false)
        onCutsAsked: window.showCuts()
        onDeclareCutAsked: {
            window.session.cuts.draft.begin(estateRoom.targetIds);
            cutSheet.open();
        }
        onStepCutAsked: changesRoom.askCut(false)
        onRunCutAsked: changesRoom.askCut(true)
        onAbortCutAsked: {
            cutAbortSheet.operation = changesRoom.cut.operation;
            cutAbortSheet.open();
        }
        onRegionViewAsked: view => {
            window.room = Place.Estate;
            estateRoom.showView(view);
        }
    }
    Connections {
        target: catalog.frame

        function onSampleEstateAsked() {
            sampleSheet.open();
        }
        function onExceptionsAsked() {
            exceptionsDrawer.open();
        }
        function onOperatorAsked() {
            operatorSheet.open();
        }
        function onPaletteAsked() {
            palette.open();
        }
        function onHandoverAsked() {
            handoverSheet.open();
        }
        function onCopyLinkAsked() {
            places.copy(places.here);
        }
        function onOpenLinkAsked() {
            linkSheet.open();
        }
        function onAboutAsked() {
            aboutSheet.open();
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
                    Layout.margins: Theme.padding
                    Layout.bottomMargin: 0
                    visible: window.session.lastError.length > 0
                    what: window.session.lastError
                    code: window.session.lastErrorCode
                    dismissable: true
                    onDismissed: window.session.clearError()
                }
                RowLayout {
                    Layout.fillWidth: true
                    Layout.margins: Theme.padding
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
                    PlanRoom {
                        id: planRoom

                        session: window.session
                        commands: catalog
                    }
                    RoomLoader {
                        id: sweepRoom

                        file: "SweepRoom.qml"
                        session: window.session
                        commands: catalog
                        started: window.made >= 1 || places.needed === Place.Sweep
                        current: window.room === Place.Sweep
                    }
                    RoomLoader {
                        id: rulesRoom

                        file: "RulesRoom.qml"
                        session: window.session
                        commands: catalog
                        started: window.made >= 2 || places.needed === Place.Rules
                        current: window.room === Place.Rules
                    }
                    ChangesRoom {
                        id: changesRoom

                        session: window.session
                        commands: catalog
                        onPlanAsked: window.planLossOf(changesRoom.proposal.failureIds)
                        onBreakGlassAsked: window.commit(true)
                    }
                    RoomLoader {
                        id: journalRoom

                        file: "JournalRoom.qml"
                        session: window.session
                        commands: catalog
                        started: window.made >= 3 || places.needed === Place.Journal
                        current: window.room === Place.Journal
                    }
                    RoomLoader {
                        id: sourcesRoom

                        file: "SourcesRoom.qml"
                        session: window.session
                        commands: catalog
                        started: window.made >= 4 || places.needed === Place.Sources
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
        // Over the strip: nothing that people work with lies under it.
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: parent.top
        anchors.topMargin: (Theme.strip - height) / 2 + frame.border.width
        z: 2
        message: window.session.lastNotice
        undo: catalog.frame.undoCommand
        onOver: window.session.clearNotice()
    }

    ElidedTextTip {}
    CommandPalette {
        id: palette

        commands: catalog
    }
    ExceptionsDrawer {
        id: exceptionsDrawer

        session: window.session
        onRegionAsked: regionId => {
            exceptionsDrawer.close();
            window.room = Place.Estate;
            estateRoom.show(regionId);
        }
        onRoomAsked: room => {
            exceptionsDrawer.close();
            window.goTo(room);
        }
        onProposalAsked: proposalId => {
            exceptionsDrawer.close();
            window.showProposal(proposalId);
        }
        onCutAsked: operation => {
            exceptionsDrawer.close();
            window.session.cuts.shown = operation;
            window.showCuts();
        }
    }
    OperatorSheet {
        id: operatorSheet

        session: window.session
    }
    AboutSheet {
        id: aboutSheet

        session: window.session
        commands: catalog
    }
    ReportSheet {
        id: reportSheet

        session: window.session
    }
    HandoverSheet {
        id: handoverSheet

        session: window.session
    }
    LinkSheet {
        id: linkSheet

        onLinkGiven: text => window.openLink(text)
    }
    SampleSheet {
        id: sampleSheet

        session: window.session
    }
    CutSheet {
        id: cutSheet

        session: window.session
        draft: window.session.cuts.draft
        onDeclared: window.showCuts()
    }
    CutAbortSheet {
        id: cutAbortSheet

        session: window.session
    }
    ProposeSheet {
        id: proposeSheet

        session: window.session
        plan: window.session.plan
        onProposed: proposalId => window.showProposal(proposalId)
    }
    JudgeSheet {
        id: judgeSheet

        session: window.session
    }
    CommitSheet {
        id: commitSheet

        session: window.session
    }
}
