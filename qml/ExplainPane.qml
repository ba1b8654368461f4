pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Estate.Models

// Why the selected group goes where it goes: the rule, the rules it beat, the timing step by step,
// and for every other destination the first constraint that binds, with its numbers. One page to
// read: the arrow and page keys scroll it, Escape closes it, Ctrl+C copies the destinations,
// Shift+F10 or the right button as CSV and JSON too.
Panel {
    id: pane

    required property ExplainModel explain
    required property PlanCommands actions

    function scrollBy(pixels: real) {
        const end = Math.max(0, page.contentHeight - page.height);
        page.contentY = Math.max(0, Math.min(end, page.contentY + pixels));
    }

    function openMenu() {
        if (menu.status === Loader.Null)
            menu.setSource(Qt.resolvedUrl("ListCopyMenu.qml"), {parent: pane, view: verdicts});
        (menu.item as ListCopyMenu)?.popup();
    }

    activeFocusOnTab: true
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Explanation of %1. %2").arg(pane.explain.titleText)
                                                  .arg(pane.explain.reasonText)

    Keys.onUpPressed: pane.scrollBy(-Theme.row)
    Keys.onDownPressed: pane.scrollBy(Theme.row)
    Keys.onEscapePressed: pane.actions.closeWhyCommand.trigger()
    Keys.onMenuPressed: pane.openMenu()
    Keys.onPressed: event => {
        if (event.matches(StandardKey.Copy)) {
            ListCopy.copy(pane.explain, "text");
            event.accepted = true;
            return;
        }
        if (event.key === Qt.Key_F10 && event.modifiers & Qt.ShiftModifier) {
            pane.openMenu();
            event.accepted = true;
            return;
        }
        const step = event.key === Qt.Key_PageUp ? -page.height
                   : event.key === Qt.Key_PageDown ? page.height
                   : event.key === Qt.Key_Home ? -page.contentHeight
                   : event.key === Qt.Key_End ? page.contentHeight : 0;
        event.accepted = step !== 0;
        pane.scrollBy(step);
    }

    Connections {
        target: pane.explain

        function onChanged() {
            page.contentY = 0;
        }
    }
    ColumnLayout {
        anchors.fill: parent
        anchors.topMargin: Theme.gap
        anchors.margins: Theme.hairline
        spacing: Theme.gap

        RowLayout {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.padding
            Layout.rightMargin: Theme.gap

            SectionTitle {
                Layout.fillWidth: true
                text: qsTr("Why")
            }
            ActionButton {
                implicitHeight: Theme.row
                action: pane.actions.ruleCommand
                visible: enabled
                symbol: Icons.rules
                text: qsTr("Rule for this loss…")
            }
            ActionButton {
                implicitHeight: Theme.row
                implicitWidth: Theme.row
                action: pane.actions.closeWhyCommand
                kind: ActionButton.Kind.Quiet
                symbol: Icons.close
                text: ""
                label: qsTr("Close the explanation")
            }
        }
        Flickable {
            id: page

            Layout.fillWidth: true
            Layout.fillHeight: true
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            contentWidth: width
            contentHeight: head.implicitHeight + verdicts.contentHeight + others.room

            ScrollBar.vertical: SlimScrollBar {}

            ExplainHead {
                id: head

                width: page.width - Theme.scrollBar
                explain: pane.explain
            }
            ListView {
                id: verdicts

                y: head.implicitHeight
                width: page.width
                height: contentHeight
                interactive: false
                highlightMoveDuration: 0
                model: pane.explain
                Accessible.role: Accessible.List
                Accessible.name: qsTr("Destinations and their first binding constraint")
                delegate: VerdictRow {
                    width: ListView.view.width
                }

                TapHandler {
                    acceptedButtons: Qt.RightButton
                    gesturePolicy: TapHandler.ReleaseWithinBounds
                    onTapped: pane.openMenu()
                }
            }
            BodyText {
                id: others

                readonly property real room: others.visible ? others.implicitHeight + Theme.gutter
                                                            : 0

                x: Theme.padding
                y: verdicts.y + verdicts.height + Theme.unit
                width: page.width - 2 * Theme.padding
                visible: others.text.length > 0
                color: Theme.secondary
                wrapMode: Text.Wrap
                text: pane.explain.othersText
            }
        }
    }
    // Made when somebody asks for it.
    Loader {
        id: menu
    }
    FocusRing {
        visible: pane.activeFocus
        inset: true
    }
}
