pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Estate.Models

// Room Plan: what fails, a run, and everything there is to read about its result.
FocusScope {
    id: room

    enum View { Decisions, Analysis, Compare }

    required property Session session
    required property CommandCatalog commands
    readonly property PlanSession plan: room.session.plan
    readonly property bool explaining: room.plan.explain.active
    // What this room adds to the palette.
    readonly property list<Command> roomCommands: [maintenanceCommand]

    function run() {
        if (room.plan.run())
            room.enter();
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
        if (!room.plan.hasPreview)
            editor.focusField();
        else if (view.current === PlanRoom.View.Decisions)
            decisions.forceActiveFocus(Qt.OtherFocusReason);
        else
            view.forceActiveFocus(Qt.OtherFocusReason);
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

        FailureEditor {
            id: editor

            Layout.fillWidth: true
            plan: room.plan
            regions: room.session.regions
            commands: room.commands
            maintenance: maintenance
            maintenanceCommand: maintenanceCommand
        }
        NoteBar {
            Layout.fillWidth: true
            visible: room.plan.hasPreview && (room.plan.stale || room.plan.edited)
            text: room.plan.edited
                  ? qsTr("The failure set was edited since: the result below answers for another "
                         + "one, of %1 regions. Run again.").arg(room.plan.previewFailureIds.length)
                  : room.plan.staleText
        }
        PlanStart {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: !room.plan.hasPreview
            commands: room.commands
            plan: room.plan
        }
        PlanSummary {
            Layout.fillWidth: true
            visible: room.plan.hasPreview
            plan: room.plan
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: room.plan.hasPreview
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
                }
                Panel {
                    Layout.fillWidth: true
                    Layout.fillHeight: true

                    ColumnLayout {
                        anchors.fill: parent
                        anchors.topMargin: Theme.gap
                        anchors.margins: Theme.hairline
                        spacing: Theme.gap

                        RowLayout {
                            Layout.fillWidth: true
                            Layout.leftMargin: Theme.padding
                            Layout.rightMargin: Theme.gutter
                            spacing: Theme.gap

                            SegmentedChoice {
                                id: view

                                label: qsTr("Show")
                                entries: [qsTr("Decisions"), qsTr("Analysis"), qsTr("Compare")]
                                onChosen: index => view.current = index
                            }
                            DecisionFilterBar {
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
                            }
                        }
                    }
                }
            }
            ExplainPane {
                id: explain

                Layout.preferredWidth: Theme.px(360)
                Layout.fillHeight: true
                visible: room.explaining
                explain: room.plan.explain
                onClosed: {
                    room.plan.selectedDecision = -1;
                    decisions.forceActiveFocus(Qt.OtherFocusReason);
                }
            }
        }
    }
}
