pragma ComponentBehavior: Bound

import QtQuick
import Estate.Models

// What floats over the rooms when somebody asks for it. Made late, as most of the rooms.
Item {
    id: sheets

    required property Session session
    required property CommandCatalog commands
    // What the drawer adds to the palette.
    readonly property alias roomCommands: exceptionsDrawer.roomCommands

    signal regionAsked(regionId: string)
    signal roomAsked(room: int)
    signal proposalAsked(proposalId: string)
    signal cutsAsked()
    signal linkGiven(text: string)

    function showExceptions() {
        exceptionsDrawer.open();
    }
    function showAbout() {
        aboutSheet.open();
    }
    function openSample() {
        sampleSheet.open();
    }
    function handOver() {
        handoverSheet.open();
    }
    function askLink() {
        linkSheet.open();
    }
    function propose() {
        proposeSheet.open();
    }
    // Without a proposal, of the plan.
    function report(proposalId: string, name: string) {
        reportSheet.proposalId = proposalId;
        reportSheet.name = name;
        reportSheet.open();
    }
    function judge(verdict: int, proposalId: string, name: string) {
        judgeSheet.verdict = verdict;
        judgeSheet.proposalId = proposalId;
        judgeSheet.name = name;
        judgeSheet.open();
    }
    function commit(proposal: ChosenProposal, breaksGlass: bool) {
        commitSheet.take(proposal);
        commitSheet.breaksGlass = breaksGlass;
        commitSheet.open();
    }
    function declareCut(regionIds: list<string>) {
        sheets.session.cuts.draft.begin(regionIds);
        cutSheet.open();
    }
    function abortCut(operation: string) {
        cutAbortSheet.operation = operation;
        cutAbortSheet.open();
    }

    ExceptionsDrawer {
        id: exceptionsDrawer

        session: sheets.session
        onRegionAsked: regionId => {
            exceptionsDrawer.close();
            sheets.regionAsked(regionId);
        }
        onRoomAsked: room => {
            exceptionsDrawer.close();
            sheets.roomAsked(room);
        }
        onProposalAsked: proposalId => {
            exceptionsDrawer.close();
            sheets.proposalAsked(proposalId);
        }
        onCutAsked: operation => {
            exceptionsDrawer.close();
            sheets.session.cuts.shown = operation;
            sheets.cutsAsked();
        }
    }
    AboutSheet {
        id: aboutSheet

        session: sheets.session
        commands: sheets.commands
    }
    ReportSheet {
        id: reportSheet

        session: sheets.session
    }
    HandoverSheet {
        id: handoverSheet

        session: sheets.session
    }
    LinkSheet {
        id: linkSheet

        onLinkGiven: text => sheets.linkGiven(text)
    }
    SampleSheet {
        id: sampleSheet

        session: sheets.session
    }
    CutSheet {
        id: cutSheet

        session: sheets.session
        draft: sheets.session.cuts.draft
        onDeclared: sheets.cutsAsked()
    }
    CutAbortSheet {
        id: cutAbortSheet

        session: sheets.session
    }
    ProposeSheet {
        id: proposeSheet

        session: sheets.session
        plan: sheets.session.plan
        onProposed: proposalId => sheets.proposalAsked(proposalId)
    }
    JudgeSheet {
        id: judgeSheet

        session: sheets.session
    }
    CommitSheet {
        id: commitSheet

        session: sheets.session
    }
}
