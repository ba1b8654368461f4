pragma ComponentBehavior: Bound

import QtQuick
import Estate.Models

// Every action there is. Buttons and shortcuts trigger these; the palette lists them.
Item {
    id: catalog

    required property Session session
    // What the rooms allow just now.
    property string failObstacle
    property bool hasProposal: false
    property bool canJudge: false
    property bool canWithdraw: false
    property bool canCommit: false
    property bool canStepCut: false
    property bool canAbortCut: false
    readonly property alias estateCommand: estateCommand
    readonly property alias planCommand: planCommand
    readonly property alias sweepCommand: sweepCommand
    readonly property alias rulesCommand: rulesCommand
    readonly property alias changesCommand: changesCommand
    readonly property alias journalCommand: journalCommand
    readonly property alias sourcesCommand: sourcesCommand
    readonly property alias findCommand: findCommand
    readonly property alias failCommand: failCommand
    readonly property alias runCommand: runCommand
    readonly property alias proposeCommand: proposeCommand
    readonly property alias clearCommand: clearCommand
    readonly property alias singleCommand: singleCommand
    readonly property alias neighboursCommand: neighboursCommand
    readonly property alias veryBadDayCommand: veryBadDayCommand
    readonly property alias copyCommand: copyCommand
    readonly property alias pinCommand: pinCommand
    readonly property alias packCommand: packCommand
    readonly property alias approveCommand: approveCommand
    readonly property alias rejectCommand: rejectCommand
    readonly property alias withdrawCommand: withdrawCommand
    readonly property alias commitCommand: commitCommand
    readonly property alias abortCommand: abortCommand
    readonly property alias cutsCommand: cutsCommand
    readonly property alias declareCutCommand: declareCutCommand
    readonly property alias stepCutCommand: stepCutCommand
    readonly property alias runCutCommand: runCutCommand
    readonly property alias abortCutCommand: abortCutCommand
    // Rooms with commands of their own, made later: those answer `roomCommands`.
    property var lateRooms: () => []
    readonly property alias frame: frame
    readonly property list<Command> own: [
        estateCommand, planCommand, sweepCommand, rulesCommand, changesCommand, journalCommand,
        sourcesCommand, findCommand, failCommand, figuresCommand, exportsCommand,
        relationsCommand, runCommand, proposeCommand, clearCommand, singleCommand,
        neighboursCommand, veryBadDayCommand, copyCommand, pinCommand, unpinCommand, packCommand,
        reportCommand, approveCommand, rejectCommand,
        withdrawCommand, commitCommand, abortCommand, cutsCommand, declareCutCommand,
        stepCutCommand, runCutCommand, abortCutCommand
    ]

    // All of them, as of now.
    function gather(): list<Command> {
        const found = Array.from(catalog.own);
        for (const room of catalog.lateRooms()) {
            if (room)
                found.push(...Array.from(room["roomCommands"]));
        }
        found.push(...Array.from(frame.all), ...Array.from(tables.all));
        return found;
    }

    // Policies and regions of that name.
    function find(typed: string): list<Command> {
        policies.names = NameSearch.policies(catalog.session, policies.sentence, typed);
        regions.names = NameSearch.regions(catalog.session, regions.sentence, typed);
        return [...Array.from(policies.gather()), ...Array.from(regions.gather())];
    }

    // Found, but not listed.
    readonly property int morePolicies: policies.more
    readonly property int moreRegions: regions.more

    signal roomAsked(room: int)
    signal policyAsked(policy: string)
    signal regionAsked(regionId: string)
    signal findAsked()
    signal failAsked()
    signal runAsked()
    // Of the policy, where one is known.
    signal lossRuleAsked(policy: string)
    signal proposeAsked()
    signal sampleAsked(first: int, regions: int)
    signal copyAsked()
    signal packAsked()
    signal reportAsked()
    signal judgeAsked(verdict: int)
    signal commitAsked()
    signal cutsAsked()
    signal declareCutAsked()
    signal stepCutAsked()
    signal runCutAsked()
    signal abortCutAsked()
    signal regionViewAsked(view: int)
    // A room shows what it proposed.
    signal proposalAsked(proposalId: string)

    Command {
        id: estateCommand

        place: qsTr("Rooms")
        text: qsTr("Estate: the regions")
        symbol: Icons.estate
        brief: qsTr("Estate")
        shortcut: "Ctrl+1"
        onTriggered: catalog.roomAsked(Place.Estate)
    }

    Command {
        id: planCommand

        place: qsTr("Rooms")
        text: qsTr("Plan: fail regions and see what recovers")
        symbol: Icons.plan
        brief: qsTr("Plan")
        shortcut: "Ctrl+2"
        onTriggered: catalog.roomAsked(Place.Plan)
    }

    Command {
        id: sweepCommand

        place: qsTr("Rooms")
        text: qsTr("Sweep: every single loss and every pair")
        symbol: Icons.sweep
        brief: qsTr("Sweep")
        shortcut: "Ctrl+3"
        onTriggered: catalog.roomAsked(Place.Sweep)
    }

    Command {
        id: rulesCommand

        place: qsTr("Rooms")
        text: qsTr("Rules: failover and business impact")
        symbol: Icons.rules
        brief: qsTr("Rules")
        shortcut: "Ctrl+4"
        onTriggered: catalog.roomAsked(Place.Rules)
    }

    Command {
        id: changesCommand

        place: qsTr("Rooms")
        text: qsTr("Changes: propose, approve, commit")
        symbol: Icons.changes
        brief: qsTr("Changes")
        shortcut: "Ctrl+5"
        onTriggered: catalog.roomAsked(Place.Changes)
    }

    Command {
        id: journalCommand

        place: qsTr("Rooms")
        text: qsTr("Journal: every event and who caused it")
        symbol: Icons.journal
        brief: qsTr("Journal")
        shortcut: "Ctrl+6"
        onTriggered: catalog.roomAsked(Place.Journal)
    }

    Command {
        id: sourcesCommand

        place: qsTr("Rooms")
        text: qsTr("Sources: where the estate comes from")
        symbol: Icons.sources
        brief: qsTr("Sources")
        shortcut: "Ctrl+7"
        onTriggered: catalog.roomAsked(Place.Sources)
    }

    Command {
        id: findCommand

        place: qsTr("Estate")
        text: qsTr("Find a region")
        symbol: Icons.find
        shortcut: "Ctrl+F"
        onTriggered: catalog.findAsked()
    }

    Command {
        id: failCommand

        place: qsTr("Estate")
        text: qsTr("Fail the selected regions in Plan")
        symbol: Icons.fail
        shortcut: "Ctrl+Shift+F"
        enabled: catalog.failObstacle.length === 0
        obstacle: catalog.failObstacle
        onTriggered: catalog.failAsked()
    }

    Command {
        id: figuresCommand

        place: qsTr("Estate")
        text: qsTr("The region in focus: its figures")
        symbol: Icons.regions
        onTriggered: catalog.regionViewAsked(0)
    }

    Command {
        id: exportsCommand

        place: qsTr("Estate")
        text: qsTr("The region in focus: what it publishes")
        symbol: Icons.regions
        onTriggered: catalog.regionViewAsked(1)
    }

    Command {
        id: relationsCommand

        place: qsTr("Estate")
        text: qsTr("The region in focus: its relationships")
        symbol: Icons.regions
        onTriggered: catalog.regionViewAsked(2)
    }

    Command {
        id: runCommand

        place: qsTr("Plan")
        text: qsTr("Run the failure set")
        symbol: Icons.run
        shortcut: "F5"
        otherShortcut: "Ctrl+Enter"
        enabled: catalog.session.plan.failures.count > 0
        onTriggered: catalog.runAsked()
    }

    Command {
        id: proposeCommand

        place: qsTr("Plan")
        text: qsTr("Propose this plan…")
        symbol: Icons.propose
        shortcut: "Ctrl+P"
        enabled: catalog.session.plan.hasPreview
                 && catalog.session.plan.proposeObstacle.length === 0
        onTriggered: catalog.proposeAsked()
    }

    Command {
        id: clearCommand

        place: qsTr("Plan")
        text: qsTr("Clear the failure set")
        symbol: Icons.close
        shortcut: "Ctrl+Shift+Backspace"
        enabled: catalog.session.plan.failures.count > 0
        onTriggered: catalog.session.plan.clearWithUndo()
    }

    Command {
        id: singleCommand

        place: qsTr("Plan")
        text: qsTr("Sample: a single loss")
        symbol: Icons.regions
        onTriggered: catalog.sampleAsked(17, 1)
    }

    Command {
        id: neighboursCommand

        place: qsTr("Plan")
        text: qsTr("Sample: two neighbours")
        symbol: Icons.regions
        onTriggered: catalog.sampleAsked(17, 2)
    }

    Command {
        id: veryBadDayCommand

        place: qsTr("Plan")
        text: qsTr("Sample: a very bad day")
        symbol: Icons.regions
        onTriggered: catalog.sampleAsked(16, 6)
    }

    Command {
        id: copyCommand

        place: qsTr("Plan")
        text: qsTr("Copy the decisions as text")
        symbol: Icons.copy
        shortcut: "Ctrl+Shift+C"
        enabled: catalog.session.plan.hasPreview
        onTriggered: catalog.copyAsked()
    }

    Command {
        id: pinCommand

        place: qsTr("Plan")
        text: qsTr("Pin this plan to compare others with it")
        symbol: Icons.pin
        shortcut: "Ctrl+Shift+P"
        enabled: catalog.session.plan.hasPreview
        onTriggered: catalog.session.plan.analysis.comparison.pin()
    }

    Command {
        id: unpinCommand

        place: qsTr("Plan")
        text: qsTr("Unpin the plan")
        symbol: Icons.close
        enabled: catalog.session.plan.analysis.comparison.pinned
        onTriggered: catalog.session.plan.analysis.comparison.unpin()
    }

    Command {
        id: packCommand

        place: qsTr("Plan")
        text: qsTr("Offline pack: this plan as a file…")
        symbol: Icons.save
        shortcut: "Ctrl+S"
        enabled: catalog.session.plan.hasPreview
        onTriggered: catalog.packAsked()
    }

    Command {
        id: reportCommand

        place: qsTr("Changes")
        text: qsTr("Report of the proposal as a file…")
        symbol: Icons.save
        enabled: catalog.hasProposal
        onTriggered: catalog.reportAsked()
    }

    Command {
        id: approveCommand

        place: qsTr("Changes")
        text: qsTr("Approve the proposal…")
        symbol: Icons.approve
        enabled: catalog.canJudge
        onTriggered: catalog.judgeAsked(0)
    }

    Command {
        id: rejectCommand

        place: qsTr("Changes")
        text: qsTr("Reject the proposal…")
        symbol: Icons.reject
        enabled: catalog.canJudge
        onTriggered: catalog.judgeAsked(1)
    }

    Command {
        id: withdrawCommand

        place: qsTr("Changes")
        text: qsTr("Withdraw the proposal…")
        symbol: Icons.withdraw
        enabled: catalog.canWithdraw
        onTriggered: catalog.judgeAsked(2)
    }

    Command {
        id: commitCommand

        place: qsTr("Changes")
        text: qsTr("Commit the proposal…")
        symbol: Icons.commit
        enabled: catalog.canCommit
        onTriggered: catalog.commitAsked()
    }

    Command {
        id: abortCommand

        place: qsTr("Changes")
        text: qsTr("Abort the execution…")
        symbol: Icons.abort
        enabled: catalog.session.changes.execution.canAbort
        onTriggered: catalog.judgeAsked(3)
    }

    Command {
        id: cutsCommand

        place: qsTr("Changes")
        text: qsTr("Cuts across shards")
        symbol: Icons.cut
        shortcut: "Ctrl+Shift+5"
        onTriggered: catalog.cutsAsked()
    }

    Command {
        id: declareCutCommand

        place: qsTr("Changes")
        text: qsTr("Declare a snapshot cut…")
        symbol: Icons.cut
        shortcut: "Ctrl+D"
        enabled: catalog.session.ready
        onTriggered: catalog.declareCutAsked()
    }

    Command {
        id: stepCutCommand

        place: qsTr("Changes")
        text: qsTr("Next step of the cut…")
        symbol: Icons.step
        enabled: catalog.canStepCut
        onTriggered: catalog.stepCutAsked()
    }

    Command {
        id: runCutCommand

        place: qsTr("Changes")
        text: qsTr("Run the cut to its end…")
        symbol: Icons.run
        enabled: catalog.canStepCut
        onTriggered: catalog.runCutAsked()
    }

    Command {
        id: abortCutCommand

        place: qsTr("Changes")
        text: qsTr("Abort the cut…")
        symbol: Icons.abort
        enabled: catalog.canAbortCut
        onTriggered: catalog.abortCutAsked()
    }

    FoundCommands {
        id: policies

        place: qsTr("Rules")
        sentence: qsTr("Policy %1")
        symbol: Icons.rule
        // The room is made by this where nobody was there yet.
        onAsked: name => {
            catalog.roomAsked(Place.Rules);
            catalog.policyAsked(name);
        }
    }
    FoundCommands {
        id: regions

        place: qsTr("Estate")
        sentence: qsTr("Region %1")
        symbol: Icons.regions
        onAsked: name => catalog.regionAsked(name)
    }
    TableCommands {
        id: tables
    }
    FrameCommands {
        id: frame

        session: catalog.session
    }
}
