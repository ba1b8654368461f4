pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import QtQuick.Templates as T
import Estate.Models

// The one list of what needs a person.
Popup {
    id: drawer

    required property Session session

    signal regionAsked(regionId: string)
    signal proposalAsked(proposalId: string)
    signal cutAsked(operation: string)
    signal roomAsked(room: int)
    signal shelveAsked(key: string, text: string)

    parent: T.Overlay.overlay
    x: parent.width - width
    y: Theme.strip
    width: Math.min(Theme.px(480), parent.width)
    height: parent.height - Theme.strip
    padding: Theme.padding
    focus: true
    closePolicy: Popup.CloseOnEscape | Popup.CloseOnPressOutside

    onOpened: list.forceActiveFocus(Qt.PopupFocusReason)

    background: Rectangle {
        color: Theme.panel
        border.width: Theme.hairline
        border.color: Theme.controlBorder
        Accessible.role: Accessible.Pane
        Accessible.name: qsTr("Exceptions")
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.gutter

        RowLayout {
            Layout.fillWidth: true

            SectionTitle {
                Layout.fillWidth: true
                text: qsTr("Exceptions")
            }
            ActionButton {
                kind: ActionButton.Kind.Quiet
                symbol: Icons.close
                label: qsTr("Close")
                onClicked: drawer.close()
            }
        }
        BodyText {
            Layout.fillWidth: true
            visible: drawer.session.exceptions.shelvedCount > 0
            color: Theme.secondary
            text: qsTr("Put off: %1, at the end").arg(drawer.session.exceptions.shelvedCount)
        }
        Panel {
            Layout.fillWidth: true
            visible: drawer.session.handoverText.length > 0
            implicitHeight: note.implicitHeight + 2 * Theme.gap
            color: Theme.raised

            ColumnLayout {
                id: note

                anchors.left: parent.left
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                anchors.margins: Theme.gutter
                spacing: Theme.half

                BodyText {
                    Layout.fillWidth: true
                    color: Theme.secondary
                    font.pixelSize: Theme.axisSize
                    text: qsTr("Note of the last shift, by %1").arg(drawer.session.handoverByText)
                }
                BodyText {
                    Layout.fillWidth: true
                    text: drawer.session.handoverText
                    wrapMode: Text.Wrap
                }
            }
        }
        EmptyState {
            Layout.alignment: Qt.AlignHCenter
            Layout.fillWidth: true
            Layout.topMargin: Theme.control
            visible: list.count === 0
            symbol: Icons.approve
            title: qsTr("Nothing needs a person")
            body: qsTr("What is lost, late, stale or interrupted, and what waits for a judgement, "
                       + "appears here, the most severe first.")
        }
        Item {
            Layout.fillHeight: true
            visible: list.count === 0
        }
        RowList {
            id: list

            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: list.count > 0
            label: qsTr("Exceptions, most severe first")
            model: drawer.session.exceptions
            delegate: ExceptionRow {
                width: ListView.view.width
                current: ListView.isCurrentItem
                keyboard: list.activeFocus
                onChosen: list.currentIndex = index
                onRegionAsked: regionId => drawer.regionAsked(regionId)
                onProposalAsked: proposalId => drawer.proposalAsked(proposalId)
                onCutAsked: operation => drawer.cutAsked(operation)
                onRoomAsked: room => drawer.roomAsked(room)
                onAcknowledgeAsked: key => drawer.session.exceptions.acknowledge(key)
                onTakeOverAsked: key => drawer.session.exceptions.takeOver(key)
                onShelveAsked: (key, text) => drawer.shelveAsked(key, text)
                onUnshelveAsked: key => drawer.session.exceptions.unshelve(key)
            }
            Keys.onPressed: event => {
                const row = list.currentItem as ExceptionRow;
                event.accepted = row && event.modifiers === Qt.NoModifier
                        && [Qt.Key_A, Qt.Key_T, Qt.Key_S].includes(event.key);
                if (event.accepted && event.key === Qt.Key_A)
                    row.acknowledgeAsked(row.key);
                else if (event.accepted && event.key === Qt.Key_T)
                    row.takeOverAsked(row.key);
                else if (event.accepted)
                    row.shelveOrNot();
            }
            onOpened: (list.currentItem as ExceptionRow)?.follow()
        }
    }
}
