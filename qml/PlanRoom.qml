pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Estate.Models

// Room Plan: what fails, a run, and everything there is to read about its result. During an
// incident its bar stands over all of that.
Room {
    id: room

    enum View { Decisions, Analysis, Compare }

    required property Session session
    required property CommandCatalog commands
    readonly property PlanSession plan: room.session.plan
    readonly property bool explaining: room.plan.explain.active
    // What the incident reports stands in the place of the plan.
    property bool reporting: false
    readonly property bool onIncident: incident.open && room.reporting
    readonly property bool planned: room.plan.hasPreview && !room.onIncident
    readonly property bool onSecondLoss: view.current === PlanRoom.View.Analysis
                                         && question.current === AnalysisPane.View.SecondLoss
    readonly property alias incident: incident
    // What this room adds to the palette.
    readonly property list<Command> roomCommands: [...Array.from(actions.all), maintenanceCommand,
        stopCommand, secondAnswer, editor.nameCommand, editor.pinnedCommand,
        ...Array.from(planActions.gather())]
    // The failure set came back with the window, and nobody has run or edited it since.
    property string recalledIds: ""
    readonly property bool recalled: room.recalledIds.length > 0
        && Array.from(room.plan.failureIds).join(",") === room.recalledIds
    property string askedGroup: ""
    // The room as a link.
    place: link.of(Place.Plan, {
        fail: room.plan.failureIds,
        in: room.plan.delayText === "0s" ? "" : room.plan.delayText,
        second: room.plan.secondLoss.idsText,
        after: room.plan.secondLoss.asked ? room.plan.secondLoss.afterText : "",
        group: room.plan.explain.active ? room.plan.explain.group : "",
        show: view.current,
        question: question.current,
        view: room.plan.decisions.view
    })

    // Why a link can't be followed here; empty: it can.
    function placeProblem(asked: PlaceLink): string {
        return room.plan.questionProblem(asked.failureIds, asked.delay, asked.second, asked.after);
    }
    // Runs what a person asks for; what comes back by itself waits to be run.
    function openPlace(asked: PlaceLink, runs: bool) {
        if (asked.failureIds.length > 0) {
            room.plan.delayText = asked.delay.length > 0 ? asked.delay : "0s";
            room.plan.secondLoss.idsText = asked.second;
            if (asked.after.length > 0)
                room.plan.secondLoss.afterText = asked.after;
            if (asked.view.length === 0)
                room.plan.decisions.view = "";
            room.plan.failureIds = asked.failureIds;
        }
        room.showView(asked.choice("show"), asked.choice("question"));
        question.current = asked.choice("question");
        room.recalledIds = runs ? "" : Array.from(room.plan.failureIds).join(",");
        if (runs && asked.failureIds.length > 0)
            room.run();
        else
            room.enter();
        room.askedGroup = runs ? asked.group : "";
        room.chooseAskedGroup();
    }
    // The group of a link, as soon as its plan is there.
    function chooseAskedGroup() {
        if (room.askedGroup.length === 0 || room.plan.running)
            return;
        const group = room.askedGroup;
        room.askedGroup = "";
        if (!room.plan.hasPreview || room.plan.edited)
            return;
        const item = room.plan.decisions.itemOf(group);
        if (item >= 0)
            room.plan.selectedDecision = item;
        else
            room.session.refuse(qsTr("This plan decides about no group “%1”.").arg(group));
    }
    function run() {
        room.recalledIds = "";
        if (!room.plan.run())
            return;
        room.reporting = false;
        room.enter();
    }
    function showIncident(shown: bool) {
        room.reporting = shown;
        room.commands.roomAsked(Place.Plan);
    }
    // Regions that follow each other in the list, whatever the estate.
    function runSample(first: int, count: int) {
        const ids = [];
        for (let step = 0; step < count; ++step)
            ids.push(room.session.regions.regionIdAt((first + step) % room.session.regions.count));
        room.plan.failureIds = ids;
        room.run();
    }
    function showView(target: int, asked: int) {
        view.current = target;
        if (target === PlanRoom.View.Analysis)
            question.current = asked;
        if (target === PlanRoom.View.Analysis && asked === AnalysisPane.View.SecondLoss)
            editor.detailed = true;
    }
    function copy() {
        room.plan.decisions.copyAs("text");
    }
    function enter() {
        if (room.onIncident)
            reports.forceActiveFocus(Qt.OtherFocusReason);
        else if (!room.plan.hasPreview)
            editor.focusField();
        else if (view.current === PlanRoom.View.Decisions)
            decisions.forceActiveFocus(Qt.OtherFocusReason);
        else
            view.forceActiveFocus(Qt.OtherFocusReason);
    }

    // Also what came back with the journal and not with the place.
    Component.onCompleted: room.recalledIds = Array.from(room.plan.failureIds).join(",")

    PlaceLink {
        id: link
    }
    SweepPinModel {
        id: pins

        session: room.session
    }
    IncidentSession {
        id: incident

        session: room.session
        onOpenChanged: room.reporting = incident.open
    }
    IncidentCommands {
        id: actions

        session: room.session
        incident: incident
        chosenPlace: reports.chosenPlace
        onBeginAsked: {
            room.commands.roomAsked(Place.Plan);
            wordSheet.ask(IncidentWordSheet.Act.Begin);
        }
        onLossAsked: {
            room.commands.roomAsked(Place.Plan);
            lossSheet.open();
        }
        onBackAsked: place => {
            backSheet.place = place;
            backSheet.open();
        }
        onNoteAsked: {
            room.commands.roomAsked(Place.Plan);
            wordSheet.ask(IncidentWordSheet.Act.Note);
        }
        onUseAsked: {
            room.plan.failureIds = incident.lossIds;
            room.commands.runAsked();
        }
        onShowAsked: room.showIncident(!room.reporting)
        onEndAsked: {
            room.commands.roomAsked(Place.Plan);
            wordSheet.ask(IncidentWordSheet.Act.End);
        }
    }
    PlanCommands {
        id: planActions

        plan: room.plan
        views: view.entries
        questions: question.entries
        detailed: editor.detailed
        onViewAsked: (target, asked) => {
            room.reporting = false;
            room.commands.roomAsked(Place.Plan);
            room.showView(target, asked < 0 ? question.current : asked);
        }
        onZoomAsked: steps => {
            room.commands.roomAsked(Place.Plan);
            timeline.zoom(steps);
        }
        onCloseAsked: {
            room.plan.selectedDecision = -1;
            decisions.forceActiveFocus(Qt.OtherFocusReason);
        }
        onRuleAsked: {
            // The room is made by this where nobody was there yet.
            room.commands.roomAsked(Place.Rules);
            room.commands.lossRuleAsked(room.plan.explain.policy);
        }
        onWhenAsked: {
            if (!room.visible)
                room.commands.roomAsked(Place.Plan);
            editor.detailed = !editor.detailed;
        }
    }
    IncidentWordSheet {
        id: wordSheet

        incident: incident
    }
    ConfirmSheet {
        id: backSheet

        property string place

        title: qsTr("Report that %1 is back again?").arg(backSheet.place)
        effect: qsTr("Everybody reads it, and the clock of its objectives stops: lost again, it "
                     + "counts from then. Other losses in the incident: %1. It changes nothing in "
                     + "the estate.").arg(Math.max(0, incident.lossIds.length - 1))
        verb: qsTr("Report it")
        onConfirmed: incident.reportBack(backSheet.place)
    }
    IncidentLossSheet {
        id: lossSheet

        session: room.session
        incident: incident
    }
    Command {
        id: maintenanceCommand

        place: qsTr("Plan")
        text: qsTr("Planned maintenance…")
        symbol: Icons.age
        enabled: room.session.ready
        onTriggered: maintenanceSheet.open()
    }
    Command {
        id: stopCommand

        place: qsTr("Plan")
        text: qsTr("Stop the run, and keep the result of the last one")
        symbol: Icons.abort
        enabled: room.plan.running
        obstacle: qsTr("Nothing is being planned.")
        onTriggered: room.plan.cancelRun()
    }
    Command {
        id: secondAnswer

        place: qsTr("Plan")
        text: qsTr("What the second loss makes of the plan")
        symbol: Icons.compare
        enabled: room.planned && room.plan.secondLoss.answered
        obstacle: qsTr("No second loss was asked for.")
        onTriggered: {
            room.showView(PlanRoom.View.Analysis, AnalysisPane.View.SecondLoss);
            room.enter();
        }
    }
    // Whoever waits in the room for a run that took a while is taken to its result.
    Connections {
        target: room.plan

        function onRunningChanged() {
            if (!room.plan.running && room.activeFocus)
                room.enter();
            room.chooseAskedGroup();
        }
    }
    PlannedMaintenance {
        id: maintenance

        session: room.session
    }
    MaintenanceSheet {
        id: maintenanceSheet

        maintenance: maintenance
    }
    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gutter
        spacing: Theme.gutter

        IncidentBar {
            Layout.fillWidth: true
            visible: incident.open
            incident: incident
            actions: actions
            detailed: room.onIncident
        }
        IncidentPane {
            id: reports

            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: room.onIncident
            incident: incident
            actions: actions
        }
        FailureEditor {
            id: editor

            Layout.fillWidth: true
            plan: room.plan
            regions: room.session.regions
            commands: room.commands
            maintenance: maintenance
            maintenanceCommand: maintenanceCommand
            whenCommand: planActions.whenCommand
            pins: pins
            onAsked: room.commands.roomAsked(Place.Plan)
        }
        NoteBar {
            Layout.fillWidth: true
            visible: room.planned && (room.plan.stale || room.plan.edited)
            text: room.plan.edited
                  ? qsTr("The failure set was edited since: the result below answers for another "
                         + "one, of %n member(s). Run again.", "",
                         room.plan.previewFailureIds.length)
                  : room.plan.staleText
        }
        // What stands below it is of the first loss alone.
        NoteBar {
            Layout.fillWidth: true
            visible: room.planned && room.plan.secondLoss.answered && !room.onSecondLoss
            text: room.plan.secondLoss.summaryText
            offer: secondAnswer
        }
        // Not for what is done in no time.
        RowLayout {
            Layout.fillWidth: true
            visible: room.plan.running && room.plan.progress > 0
            spacing: Theme.gutter

            BodyText {
                color: Theme.secondary
                text: room.plan.progressText
            }
            ProgressLine {
                Layout.fillWidth: true
                progress: room.plan.progress
                words: room.plan.progressText
            }
            ActionButton {
                action: stopCommand
                symbol: Icons.abort
                text: qsTr("Stop")
            }
        }
        PlanStart {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: !room.plan.hasPreview && !room.onIncident
            commands: room.commands
            plan: room.plan
            recalled: room.recalled
        }
        PlanSummary {
            Layout.fillWidth: true
            visible: room.planned
            // In a high window there is room for all of its figures.
            tight: incident.open && room.height < Theme.px(900)
            plan: room.plan
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: room.planned
            spacing: Theme.gutter

            // Placed by hand: what the timeline gets goes by the height of both.
            Item {
                id: answer

                // With six of their rows in sight: their head, their heading and those.
                readonly property real decisionsLeast: head.implicitHeight + 2 * Theme.gap
                    + Theme.hairline + 7 * Theme.row

                Layout.fillWidth: true
                Layout.fillHeight: true

                // What the decisions need goes first.
                TimelinePane {
                    id: timeline

                    anchors.left: parent.left
                    anchors.right: parent.right
                    height: Math.max(
                        timeline.leastHeight,
                        Math.min(timeline.wantedHeight, room.height * 0.3,
                                 answer.height - Theme.gutter - answer.decisionsLeast))
                    plan: room.plan
                    actions: planActions
                }
                Panel {
                    anchors.left: parent.left
                    anchors.right: parent.right
                    anchors.top: timeline.bottom
                    anchors.topMargin: Theme.gutter
                    anchors.bottom: parent.bottom

                    ColumnLayout {
                        anchors.fill: parent
                        anchors.topMargin: Theme.gap
                        anchors.margins: Theme.hairline
                        spacing: Theme.gap

                        // Placed by hand: a layout whose columns become more while it is hidden
                        // keeps its two lines.
                        Item {
                            id: head

                            readonly property bool compares: view.current
                                                             === PlanRoom.View.Compare
                            readonly property real needed: view.width + Theme.gap
                                + (view.current === PlanRoom.View.Decisions
                                   ? filters.narrowest : question.width)
                            // In words of some languages it takes two lines.
                            readonly property bool stacked: head.width > 0
                                                            && head.needed > head.width
                            readonly property real besideX: head.stacked ? 0
                                                            : view.width + Theme.gap
                            readonly property real besideY: head.stacked ? view.height + Theme.gap
                                                                         : 0

                            implicitHeight: view.height
                                + (head.stacked && !head.compares ? Theme.gap + Theme.row : 0)
                            Layout.fillWidth: true
                            Layout.leftMargin: Theme.padding
                            Layout.rightMargin: Theme.gutter

                            SegmentedChoice {
                                id: view

                                label: qsTr("Show")
                                entries: [qsTr("Decisions"), qsTr("Analysis"), qsTr("Compare")]
                                onChosen: index => view.current = index
                            }
                            DecisionFilterBar {
                                id: filters

                                x: head.besideX
                                y: head.besideY
                                // Wider, its field would float between the two ends.
                                width: Math.min(head.width - head.besideX, filters.implicitWidth)
                                visible: view.current === PlanRoom.View.Decisions
                                plan: room.plan
                            }
                            SegmentedChoice {
                                id: question

                                x: head.besideX
                                y: head.besideY
                                visible: view.current === PlanRoom.View.Analysis
                                label: qsTr("Question")
                                entries: [qsTr("Capacity"), qsTr("Cost"), qsTr("Deadlines"),
                                    qsTr("Sensitivity"), qsTr("Second loss")]
                                onChosen: index => question.current = index
                            }
                        }
                        StackLayout {
                            Layout.fillWidth: true
                            Layout.fillHeight: true
                            currentIndex: view.current

                            DecisionsPane {
                                id: decisions

                                plan: room.plan
                                onOpened: explain.forceActiveFocus(Qt.OtherFocusReason)
                            }
                            AnalysisPane {
                                plan: room.plan
                                view: question.current
                            }
                            ComparePane {
                                plan: room.plan
                                commands: room.commands
                                actions: planActions
                            }
                        }
                    }
                }
            }
            ExplainPane {
                id: explain

                Layout.preferredWidth: Theme.px(320)
                Layout.fillHeight: true
                visible: room.explaining
                explain: room.plan.explain
                actions: planActions
            }
        }
    }
}
