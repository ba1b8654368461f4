pragma ComponentBehavior: Bound

import QtQuick
import Estate.Models

// Room Rules: what was decided about failover and impact, as tables and as text; edits of it, what
// they break and what they reach.
Room {
    id: room

    enum View { Policies, Impacts, Findings, Changes, Trial, Text }

    required property Session session
    required property CommandCatalog commands
    property int view: RulesRoom.View.Policies
    readonly property alias rules: rules
    readonly property alias actions: actions
    readonly property RulesView content: loader.item as RulesView
    // What this room adds to the palette.
    readonly property list<Command> roomCommands: [...Array.from(actions.all),
        ...Array.from(looks.all)]

    function enter() {
        room.content.enter();
    }
    // From anywhere.
    function go(view: int) {
        room.view = view;
        room.commands.roomAsked(Place.Rules);
    }
    function show(key: string) {
        rules.selected = key;
        room.go(key.startsWith("application") ? RulesRoom.View.Impacts : RulesRoom.View.Policies);
    }

    place: link.of(Place.Rules, {show: room.view})
    onPlaceAsked: asked => {
        room.view = asked.choice("show");
        room.enter();
    }

    PlaceLink {
        id: link
    }
    RulesSession {
        id: rules

        session: room.session
        active: room.visible
    }
    RulesCommands {
        id: actions

        rules: rules
        shown: room.visible
        onViewAsked: view => room.go(view)
        onTryAsked: ids => room.content.tryLoss(ids, false)
        onSecondLossAsked: {
            room.go(room.view);
            room.content.askSecondLoss();
        }
        onProposeAsked: propose.open()
        onBeginAsked: begin.open()
        onEndAsked: end.open()
        onEditorAsked: room.content.edit()
        onFileAsked: writes => {
            room.go(RulesRoom.View.Text);
            file.writes = writes;
            file.open();
        }
    }
    RulesViewCommands {
        id: looks

        session: room.session
        rules: rules
        opened: room.content !== null
        chosenConflict: room.content?.chosenConflict ?? -1
        chosenPin: room.content?.chosenPin ?? -1
        loss: room.content?.typedLoss ?? ""
        onViewAsked: view => room.go(view)
        onTryAsked: (ids, taken) => room.content.tryLoss(ids, taken)
    }
    Connections {
        target: room.commands

        function onPolicyAsked(policy: string) {
            room.view = RulesRoom.View.Policies;
            rules.choosePolicy(policy);
        }
        function onLossRuleAsked(policy: string) {
            const lost = Array.from(room.session.plan.failureIds)
                              .filter(id => room.session.regions.rowOf(id) >= 0);
            if (policy.length === 0 || lost.length > 1) {
                actions.secondLossCommand.trigger();
                return;
            }
            room.go(RulesRoom.View.Policies);
            rules.chooseRule(policy, lost.join(" "));
        }
    }
    // Once there are models to show.
    Loader {
        id: loader

        readonly property bool wanted: rules.session !== null

        function make() {
            if (loader.wanted && loader.status === Loader.Null)
                loader.setSource(Qt.resolvedUrl("RulesView.qml"),
                                 {session: room.session, rules: rules, actions: actions,
                                     looks: looks, view: room.view});
        }

        anchors.fill: parent
        focus: true
        onWantedChanged: loader.make()
        Component.onCompleted: loader.make()
    }
    Binding {
        target: loader.item
        property: "view"
        value: room.view
        when: loader.status === Loader.Ready
    }
    Connections {
        target: room.content

        function onViewChosen(view: int) {
            room.view = view;
        }
        function onBlockAsked(key: string) {
            room.show(key);
        }
    }

    BeginDraftSheet {
        id: begin

        rules: rules
    }
    EndDraftSheet {
        id: end

        rules: rules
    }
    ProposeRulesSheet {
        id: propose

        rules: rules
        onProposed: proposalId => room.commands.proposalAsked(proposalId)
    }
    RulesFileSheet {
        id: file

        rules: rules
    }
}
