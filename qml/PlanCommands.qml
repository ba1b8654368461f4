import QtQuick
import Estate.Models

// What there is to read about a plan, in the palette: its views and questions, its timeline, the
// comparison, the explanation.
Item {
    id: actions

    required property PlanSession plan
    required property list<string> views
    required property list<string> questions
    // The line with the time and the second loss is shown.
    required property bool detailed
    readonly property alias differencesCommand: differences
    readonly property alias zoomInCommand: zoomIn
    readonly property alias zoomOutCommand: zoomOut
    readonly property alias fitCommand: fit
    readonly property alias closeWhyCommand: closeWhy
    readonly property alias ruleCommand: lossRule
    readonly property alias whenCommand: when
    readonly property ComparisonModel comparison: actions.plan.analysis.comparison
    readonly property string status: actions.plan.explain.status
    readonly property string unplanned: qsTr("No failure set was run.")

    signal viewAsked(view: int, question: int)
    signal zoomAsked(steps: int)
    signal closeAsked()
    signal ruleAsked()
    signal whenAsked()

    function gather(): list<Command> {
        return [...Array.from(viewed.gather()), ...Array.from(asked.gather()), differences, zoomIn,
            zoomOut, fit, closeWhy, lossRule, when];
    }

    ChoiceCommands {
        id: viewed

        place: qsTr("Plan")
        sentence: qsTr("Show of the plan: %1")
        symbol: Icons.plan
        entries: actions.views
        ready: actions.plan.hasPreview
        obstacle: actions.unplanned
        onChosen: index => actions.viewAsked(index, -1)
    }
    ChoiceCommands {
        id: asked

        place: qsTr("Plan")
        sentence: qsTr("Question about the plan: %1")
        symbol: Icons.info
        entries: actions.questions
        ready: actions.plan.hasPreview
        obstacle: actions.unplanned
        onChosen: index => actions.viewAsked(PlanRoom.View.Analysis, index)
    }
    Command {
        id: differences

        place: qsTr("Plan")
        text: actions.comparison.onlyDifferences
              ? qsTr("Compare: show every group again") : qsTr("Compare: only the differences")
        symbol: Icons.compare
        enabled: actions.comparison.pinned
        obstacle: qsTr("No plan is pinned.")
        onTriggered: actions.comparison.onlyDifferences = !actions.comparison.onlyDifferences
    }
    Command {
        id: zoomIn

        place: qsTr("Plan")
        text: qsTr("Recovery timeline: zoom in")
        symbol: Icons.zoomIn
        enabled: actions.plan.hasPreview
        obstacle: actions.unplanned
        onTriggered: actions.zoomAsked(1)
    }
    Command {
        id: zoomOut

        place: qsTr("Plan")
        text: qsTr("Recovery timeline: zoom out")
        symbol: Icons.zoomOut
        enabled: actions.plan.hasPreview
        obstacle: actions.unplanned
        onTriggered: actions.zoomAsked(-1)
    }
    Command {
        id: fit

        place: qsTr("Plan")
        text: qsTr("Recovery timeline: show all of it")
        symbol: Icons.zoomFit
        enabled: actions.plan.hasPreview
        obstacle: actions.unplanned
        onTriggered: actions.zoomAsked(0)
    }
    Command {
        id: closeWhy

        place: qsTr("Plan")
        text: qsTr("Close the explanation of the decision")
        symbol: Icons.close
        enabled: actions.plan.explain.active
        obstacle: qsTr("No decision is explained.")
        onTriggered: actions.closeAsked()
    }
    Command {
        id: lossRule

        place: qsTr("Plan")
        text: qsTr("Rule for the loss that the explained decision does not recover…")
        symbol: Icons.rules
        enabled: actions.status === "held" || actions.status === "short"
                 || actions.status === "deferred"
        obstacle: qsTr("No decision is explained that is held, short or deferred.")
        onTriggered: actions.ruleAsked()
    }
    Command {
        id: when

        place: qsTr("Plan")
        text: actions.detailed ? qsTr("When: hide the time and the second loss")
                               : qsTr("When: set the time and a second loss")
        symbol: actions.detailed ? Icons.up : Icons.down
        onTriggered: actions.whenAsked()
    }
}
