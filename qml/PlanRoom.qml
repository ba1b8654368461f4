pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Estate.Models

// Room Plan: what fails, a run, and everything there is to read about its result. During an
// incident its bar stands over all of that.
FocusScope {
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
    readonly property alias incident: incident
    // What this room adds to the palette.
    readonly property list<Command> roomCommands: [...Array.from(actions.all), maintenanceCommand,
        ...Array.from(planActions.gather())]

    function run() {
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
            room.commands.lossRuleAsked();
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
        PlanStart {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: !room.plan.hasPreview && !room.onIncident
            commands: room.commands
            plan: room.plan
        }
        PlanSummary {
            Layout.fillWidth: true
            visible: room.planned
            plan: room.plan
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: room.planned
            spacing: Theme.gutter

            ColumnLayout {
                Layout.fillWidth: true
                Layout.fillHeight: true
                spacing: Theme.gutter

                TimelinePane {
                    id: timeline

                    Layout.fillWidth: true
                    Layout.preferredHeight: Math.min(timeline.wantedHeight, room.height * 0.3)
                    plan: room.plan
                    actions: planActions
                }
                Panel {
                    Layout.fillWidth: true
                    Layout.fillHeight: true

                    ColumnLayout {
                        anchors.fill: parent
                        anchors.topMargin: Theme.gap
                        anchors.margins: Theme.hairline
                        spacing: Theme.gap

                        GridLayout {
                            id: head

                            // In words of some languages it takes two lines.
                            readonly property real needed: view.implicitWidth + head.columnSpacing
                                + (view.current === PlanRoom.View.Decisions
                                   ? filters.narrowest : question.implicitWidth)

                            Layout.fillWidth: true
                            Layout.leftMargin: Theme.padding
                            Layout.rightMargin: Theme.gutter
                            columnSpacing: Theme.gap
                            rowSpacing: Theme.gap
                            columns: head.needed > head.width ? 1 : 3

                            SegmentedChoice {
                                id: view

                                label: qsTr("Show")
                                entries: [qsTr("Decisions"), qsTr("Analysis"), qsTr("Compare")]
                                onChosen: index => view.current = index
                            }
                            DecisionFilterBar {
                                id: filters

                                Layout.fillWidth: true
                                visible: view.current === PlanRoom.View.Decisions
                                plan: room.plan
                            }
                            SegmentedChoice {
                                id: question

                                visible: view.current === PlanRoom.View.Analysis
                                label: qsTr("Question")
                                entries: [qsTr("Capacity"), qsTr("Cost"), qsTr("Deadlines"),
                                    qsTr("Sensitivity"), qsTr("Second loss")]
                                onChosen: index => question.current = index
                            }
                            Item {
                                Layout.fillWidth: true
                                visible: view.current !== PlanRoom.View.Decisions
                                         && head.columns > 1
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
