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
    // The first frame is on the screen: rooms that nobody asked for yet are made now.
    property bool started: false

    function goTo(target: int) {
        window.room = target;
        switch (target) {
        case Place.Estate:
            estateRoom.enter();
            break;
        case Place.Plan:
            planRoom.enter();
            break;
        case Place.Sweep:
            sweepRoom.item.enter();
            break;
        case Place.Rules:
            rulesRoom.item.enter();
            break;
        case Place.Changes:
            changesRoom.enter();
            break;
        case Place.Journal:
            journalRoom.item.enter();
            break;
        case Place.Sources:
            sourcesRoom.item.enter();
            break;
        }
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
    function commit() {
        commitSheet.take(changesRoom.proposal);
        commitSheet.open();
    }
    function showCuts() {
        window.room = Place.Changes;
        changesRoom.showCuts();
    }
    function showRegion(regionId: string, view: int) {
        window.room = Place.Estate;
        estateRoom.regionView = view;
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
    onFrameSwapped: window.started = true

    EnvelopeModel {
        id: envelopeModel

        session: window.session
    }
    CommandCatalog {
        id: catalog

        session: window.session
        lateRooms: [sweepRoom.item as Item, rulesRoom.item as Item, journalRoom.item as Item,
                    sourcesRoom.item as Item]
        failReady: estateRoom.targetIds.length > 0
        canJudge: (changesRoom.proposal?.canJudge ?? false) && !(changesRoom.proposal?.own ?? true)
        canWithdraw: changesRoom.proposal?.canWithdraw ?? false
        canCommit: changesRoom.proposal?.canCommit ?? false
        canStepCut: changesRoom.cut?.canStep ?? false
        canAbortCut: changesRoom.cut?.canAbort ?? false

        onRoomAsked: room => window.goTo(room)
        onFindAsked: {
            window.room = Place.Estate;
            estateRoom.find();
        }
        onFailAsked: {
            window.session.plan.failureIds = estateRoom.targetIds;
            window.goTo(Place.Plan);
        }
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
        onJudgeAsked: verdict => window.judge(verdict)
        onCommitAsked: window.commit()
        onCutsAsked: window.showCuts()
        onDeclareCutAsked: {
            window.session.cuts.draft.begin(estateRoom.targetIds);
            cutSheet.open();
        }
        onStepCutAsked: window.session.cuts.step(changesRoom.cut.operation)
        onRunCutAsked: window.session.cuts.run(changesRoom.cut.operation)
        onAbortCutAsked: {
            cutAbortSheet.operation = changesRoom.cut.operation;
            cutAbortSheet.open();
        }
        onRegionViewAsked: view => {
            window.room = Place.Estate;
            estateRoom.regionView = view;
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
        function onAboutAsked() {
            aboutSheet.open();
        }
    }
    Connections {
        target: sweepRoom.item
        ignoreUnknownSignals: true

        function onPlanAsked() {
            window.planLossOf(sweepRoom.item["askedIds"]);
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

        TitleStrip {
            Layout.fillWidth: true
            session: window.session
            commands: catalog
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
                    dismissable: true
                    onDismissed: window.session.clearError()
                }
                JournalProblem {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    visible: !window.session.ready
                    session: window.session
                }
                StackLayout {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    visible: window.session.ready
                    currentIndex: window.room

                    EstateRoom {
                        id: estateRoom

                        session: window.session
                        commands: catalog
                        envelope: envelopeModel
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
                        started: window.started
                        current: window.room === Place.Sweep
                    }
                    RoomLoader {
                        id: rulesRoom

                        file: "RulesRoom.qml"
                        session: window.session
                        commands: catalog
                        started: window.started
                        current: window.room === Place.Rules
                    }
                    ChangesRoom {
                        id: changesRoom

                        session: window.session
                        commands: catalog
                        onPlanAsked: window.planLossOf(changesRoom.proposal.failureIds)
                    }
                    RoomLoader {
                        id: journalRoom

                        file: "JournalRoom.qml"
                        session: window.session
                        commands: catalog
                        started: window.started
                        current: window.room === Place.Journal
                    }
                    RoomLoader {
                        id: sourcesRoom

                        file: "SourcesRoom.qml"
                        session: window.session
                        commands: catalog
                        started: window.started
                        current: window.room === Place.Sources
                    }
                }
            }
        }
    }
    // DRILL and AS-OF frame the window: nobody mistakes a drill for the real thing.
    Rectangle {
        id: frame

        anchors.fill: parent
        z: 1
        color: "transparent"
        border.width: window.session.mode === Session.Live ? 0 : Theme.half
        border.color: Theme.fenced
    }
    Toast {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.padding * 2
        z: 2
        message: window.session.lastNotice
        onOver: window.session.clearNotice()
    }

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
        envelope: envelopeModel
        commands: catalog
    }
    SampleSheet {
        id: sampleSheet

        session: window.session
    }
    CutSheet {
        id: cutSheet

        draft: window.session.cuts.draft
        onDeclared: window.showCuts()
    }
    CutAbortSheet {
        id: cutAbortSheet

        session: window.session
    }
    ProposeSheet {
        id: proposeSheet

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
