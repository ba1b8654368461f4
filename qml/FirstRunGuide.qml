pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Estate.Models

// The tour of a first run, a strip under the rooms: what to do next, and a button that goes there.
// It never stands in the way of a room, F6 goes to it and back, Escape puts it away.
FocusScope {
    id: guide

    required property Session session
    required property CommandCatalog commands

    // What the tour adds to the palette.
    readonly property list<Command> roomCommands: [tourCommand, reachCommand]

    // The focus belongs to the room again.
    signal released()

    function reach() {
        if (guide.activeFocus)
            guide.released();
        else
            primary.forceActiveFocus(Qt.TabFocusReason);
    }
    function close() {
        tour.close();
        guide.released();
    }
    // Where another estate was opened, the next thing to do is said here.
    function stay(opened: bool) {
        if (!opened)
            return;
        guide.commands.roomAsked(Place.Estate);
        primary.forceActiveFocus(Qt.TabFocusReason);
    }
    function goHome() {
        if (!tour.openFederal())
            return;
        tour.close();
        guide.commands.roomAsked(Place.Estate);
    }
    function runLoss() {
        guide.session.plan.failureIds = tour.failureIds;
        guide.commands.runAsked();
    }
    function ask(command: Command) {
        guide.commands.proposalAsked(tour.proposalId);
        command.trigger();
    }
    function show() {
        switch (tour.task) {
        case FirstRun.OpenFederal:
            guide.stay(tour.openFederal());
            break;
        case FirstRun.OpenDrill:
            guide.stay(tour.openDrill());
            break;
        case FirstRun.RunLoss:
            guide.runLoss();
            break;
        case FirstRun.Propose:
            guide.commands.roomAsked(Place.Plan);
            guide.commands.proposeCommand.trigger();
            break;
        case FirstRun.Approve:
            guide.ask(guide.commands.approveCommand);
            break;
        case FirstRun.Commit:
            guide.ask(guide.commands.commitCommand);
            break;
        case FirstRun.Watch:
            guide.commands.proposalAsked(tour.proposalId);
            break;
        case FirstRun.GoOn:
            tour.next();
            break;
        case FirstRun.GoHome:
            guide.goHome();
            break;
        default:
            guide.commands.roomAsked(Place.Plan);
        }
    }

    // The buttons stand beside each other where the text keeps most of the width.
    readonly property bool wide: guide.width > Theme.px(900)

    Layout.fillWidth: true
    Layout.leftMargin: Theme.gutter
    Layout.rightMargin: Theme.gutter
    Layout.bottomMargin: Theme.gutter
    implicitHeight: panel.implicitHeight
    visible: tour.active
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Tour, %1: %2").arg(tour.stepText).arg(tour.titleText)

    Keys.onEscapePressed: guide.close()

    FirstRun {
        id: tour

        session: guide.session
    }
    Command {
        id: tourCommand

        place: qsTr("Console")
        text: qsTr("Take the tour")
        symbol: Icons.step
        enabled: guide.session.ready
        onTriggered: {
            tour.begin();
            primary.forceActiveFocus(Qt.TabFocusReason);
        }
    }
    Command {
        id: reachCommand

        place: qsTr("Console")
        text: qsTr("Go to the tour, and back")
        symbol: Icons.step
        shortcut: "F6"
        enabled: tour.active
        onTriggered: guide.reach()
    }
    Panel {
        id: panel

        anchors.fill: parent
        implicitHeight: row.implicitHeight + 2 * Theme.gutter

        RowLayout {
            id: row

            anchors.fill: parent
            anchors.margins: Theme.gutter
            spacing: Theme.padding

            ColumnLayout {
                Layout.fillWidth: true
                Layout.alignment: Qt.AlignTop
                spacing: Theme.unit

                RowLayout {
                    Layout.fillWidth: true
                    spacing: Theme.gap

                    SectionTitle {
                        Layout.fillWidth: true
                        text: tour.titleText
                    }
                    BodyText {
                        text: tour.stepText
                        color: Theme.secondary
                    }
                }
                RowLayout {
                    Layout.fillWidth: true
                    visible: tour.resultText.length > 0
                    spacing: Theme.gap

                    Glyph {
                        Layout.alignment: Qt.AlignTop
                        symbol: Icons.check
                    }
                    BodyText {
                        Layout.fillWidth: true
                        wrapMode: Text.Wrap
                        font.weight: Font.Medium
                        text: tour.resultText
                    }
                }
                BodyText {
                    Layout.fillWidth: true
                    wrapMode: Text.Wrap
                    text: tour.bodyText
                }
                BodyText {
                    Layout.fillWidth: true
                    visible: tour.effectText.length > 0
                    wrapMode: Text.Wrap
                    color: Theme.secondary
                    text: tour.effectText
                }
            }
            GridLayout {
                Layout.fillWidth: false
                Layout.minimumWidth: primary.implicitWidth
                Layout.alignment: Qt.AlignTop
                columns: guide.wide ? 3 : 1
                columnSpacing: Theme.gap
                rowSpacing: Theme.gap

                ActionButton {
                    id: primary

                    Layout.fillWidth: true
                    focus: true
                    text: tour.actionText
                    onClicked: guide.show()
                }
                ActionButton {
                    Layout.fillWidth: true
                    enabled: tour.step > 0
                    text: qsTr("Back")
                    onClicked: {
                        tour.back();
                        // A button that can't be pressed can't keep the focus.
                        if (tour.step === 0)
                            primary.forceActiveFocus(Qt.TabFocusReason);
                    }
                }
                ActionButton {
                    Layout.fillWidth: true
                    kind: ActionButton.Kind.Quiet
                    text: tour.finished ? qsTr("Stay here") : qsTr("Skip the tour")
                    onClicked: guide.close()
                }
            }
        }
    }
}
