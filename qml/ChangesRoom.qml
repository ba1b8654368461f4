pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Estate.Models

// Room Changes: what is proposed, approved and carried out, and the cuts that make it atomic.
Room {
    id: room

    enum View { Proposals, Cuts }

    required property Session session
    required property CommandCatalog commands
    property int view: ChangesRoom.View.Proposals
    readonly property bool onCuts: room.view === ChangesRoom.View.Cuts
    readonly property ChosenProposal proposal: proposals.proposal
    readonly property string proposalId: proposals.proposalId
    readonly property CutRow cut: cuts.cut

    // What this room adds to the palette.
    readonly property alias roomCommands: actions.all

    // The room as a link.
    place: link.of(Place.Changes, {
        show: room.view,
        proposal: room.onCuts ? "" : room.proposalId
    })

    signal planAsked()
    signal breakGlassAsked()

    // Why a link can't be followed here; empty: it can.
    function placeProblem(asked: PlaceLink): string {
        return asked.proposal.length > 0 && room.session.changes.rowOf(asked.proposal) < 0
               ? qsTr("This journal has no proposal “%1”.").arg(asked.proposal) : "";
    }
    function openPlace(asked: PlaceLink) {
        if (asked.proposal.length > 0)
            room.show(asked.proposal);
        room.view = asked.choice("show");
        room.enter();
    }

    function show(proposalId: string) {
        room.view = ChangesRoom.View.Proposals;
        proposals.show(proposalId);
        proposals.enter();
    }
    function showCuts() {
        room.view = ChangesRoom.View.Cuts;
        cuts.enter();
    }
    function askCut(whole: bool) {
        cutConfirm.ask(whole);
    }
    function enter() {
        if (room.onCuts)
            cuts.enter();
        else
            proposals.enter();
    }

    PlaceLink {
        id: link
    }
    People {
        id: people

        session: room.session
    }
    ChangesCommands {
        id: actions

        session: room.session
        proposal: room.proposal
        drilling: people.drilling
        onRenewAsked: renew.open()
        onCommentAsked: {
            room.commands.roomAsked(Place.Changes);
            room.view = ChangesRoom.View.Proposals;
            proposals.comment();
        }
        onBreakGlassAsked: room.breakGlassAsked()
        onRolesAsked: roles.open()
        onDrillAsked: drill.open()
        onFailbackAsked: failbackSheet.open()
        onPlanAsked: room.planAsked()
    }
    FailbackChoice {
        id: failback

        session: room.session
    }
    FailbackSheet {
        id: failbackSheet

        failback: failback
        onProposed: proposalId => room.commands.proposalAsked(proposalId)
    }
    CutConfirmSheet {
        id: cutConfirm

        cuts: room.session.cuts
        cut: room.cut
    }
    ConfirmSheet {
        id: renew

        title: qsTr("Renew “%1”?").arg(room.proposal?.title ?? "")
        effect: qsTr("It is planned again as the estate is now, and proposed again by %1 in place "
                     + "of this one. Approvals that it had don't count for the new one.")
                .arg(room.session.operatorName)
        verb: qsTr("Renew the proposal")
        onConfirmed: {
            const id = room.session.changes.renew(room.proposalId);
            if (id.length > 0)
                room.commands.proposalAsked(id);
        }
    }
    RolesSheet {
        id: roles

        people: people
    }
    DrillSheet {
        id: drill

        people: people
    }
    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gutter
        spacing: Theme.gutter

        // By anchors: a layout does not hear of what comes or goes while the room is not in sight.
        Item {
            Layout.fillWidth: true
            implicitHeight: Theme.control

            BodyText {
                id: heading

                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Changes")
                font.pixelSize: Theme.titleSize
                Accessible.role: Accessible.Heading
            }
            SegmentedChoice {
                id: views

                anchors.left: heading.right
                anchors.leftMargin: Theme.gutter
                anchors.verticalCenter: parent.verticalCenter
                label: qsTr("Show")
                entries: [qsTr("Proposals"), qsTr("Cuts")]
                current: room.view
                onChosen: index => room.view = index
            }
            BodyText {
                anchors.left: views.right
                anchors.leftMargin: Theme.gutter
                anchors.right: people.drilling ? drillWord.left : buttons.left
                anchors.rightMargin: Theme.gutter
                anchors.verticalCenter: parent.verticalCenter
                color: Theme.secondary
                elide: Text.ElideRight
                // A drill says more, and the strip counts approvals anyway.
                text: people.drilling ? ""
                      : !room.onCuts ? room.session.pendingApprovals > 0
                                       ? room.session.changes.ownApprovals > 0
                                         ? qsTr("to approve: %1, %2 yours")
                                           .arg(room.session.pendingApprovals
                                                - room.session.changes.ownApprovals)
                                           .arg(room.session.changes.ownApprovals)
                                         : qsTr("to approve: %1").arg(room.session.pendingApprovals)
                                       : ""
                      : room.session.cuts.openCount > 0
                      ? qsTr("open: %1 of %2").arg(room.session.cuts.openCount)
                        .arg(room.session.cuts.count)
                      : room.session.cuts.count > 0 ? qsTr("none is open") : ""
            }
            StateWord {
                id: drillWord

                anchors.right: buttons.left
                anchors.rightMargin: Theme.gutter
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, buttons.x - views.x - views.width
                                               - 2 * Theme.gutter)
                visible: people.drilling
                symbol: Icons.drill
                ink: Theme.fenced
                word: people.drillText
            }
            // One place for the buttons of both views, as wide as those that are shown.
            Item {
                id: buttons

                anchors.right: parent.right
                width: room.onCuts ? declare.width : others.width
                height: parent.height

                ActionButton {
                    id: declare

                    visible: room.onCuts
                    action: room.commands.declareCutCommand
                    symbol: Icons.add
                    text: qsTr("Declare a snapshot cut…")
                }
                Row {
                    id: others

                    visible: !room.onCuts
                    spacing: Theme.gutter

                    ActionButton {
                        action: actions.failbackCommand
                        symbol: Icons.undo
                        text: qsTr("Fail back…")
                    }
                    ActionButton {
                        action: actions.drillCommand
                        symbol: Icons.drill
                        text: people.drilling ? qsTr("End the drill…") : qsTr("Drill…")
                    }
                    ActionButton {
                        action: actions.rolesCommand
                        symbol: Icons.role
                        text: qsTr("Roles…")
                    }
                }
            }
        }
        StackLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            currentIndex: room.view

            ProposalsView {
                id: proposals

                focus: !room.onCuts
                session: room.session
                commands: room.commands
                actions: actions
            }
            CutsView {
                id: cuts

                focus: room.onCuts
                session: room.session
                commands: room.commands
            }
        }
    }
}
