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
    readonly property alias roomCommands: duties.all
    // The window's frame goes on round it.
    readonly property int frame: drawer.session.mode === Session.Live ? 0 : Theme.half

    signal regionAsked(regionId: string)
    signal proposalAsked(proposalId: string)
    signal cutAsked(operation: string)
    signal roomAsked(room: int)

    function askAcknowledge(key: string, text: string) {
        acknowledge.key = key;
        acknowledge.what = text;
        acknowledge.open();
    }
    function askTakeOver(key: string, text: string) {
        takeOver.key = key;
        takeOver.what = text;
        takeOver.owner = drawer.session.exceptions.ownerOf(key);
        takeOver.open();
    }
    function askShelve(key: string, text: string) {
        shelve.key = key;
        shelve.what = text;
        shelve.open();
    }
    // From the palette, without the row that shows it.
    function follow(row: int) {
        const cut = drawer.session.exceptions.cutAt(row);
        const proposalId = drawer.session.exceptions.proposalAt(row);
        const regionId = drawer.session.exceptions.regionAt(row);
        if (cut.length > 0)
            drawer.cutAsked(cut);
        else if (proposalId.length > 0)
            drawer.proposalAsked(proposalId);
        else if (regionId.length > 0)
            drawer.regionAsked(regionId);
        else if (drawer.session.exceptions.roomAt(row) >= 0)
            drawer.roomAsked(drawer.session.exceptions.roomAt(row));
        else
            drawer.open();
    }

    parent: T.Overlay.overlay
    x: parent.width - width - drawer.frame
    y: Theme.strip + drawer.frame
    width: Math.min(Theme.px(480), parent.width)
    height: parent.height - Theme.strip - 2 * drawer.frame
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

        ConfirmSheet {
            id: acknowledge

            property string key
            property string what

            title: qsTr("Acknowledge “%1”?").arg(acknowledge.what)
            effect: qsTr("From now on the journal says that %1 has seen it, and it stands behind "
                         + "what nobody has seen, until it comes again.")
                    .arg(drawer.session.operatorName)
            verb: qsTr("Acknowledge it")
            onConfirmed: drawer.session.exceptions.acknowledge(acknowledge.key)
        }
        ConfirmSheet {
            id: takeOver

            property string key
            property string what
            property string owner

            title: qsTr("Take over “%1”?").arg(takeOver.what)
            effect: takeOver.owner.length > 0
                    ? qsTr("From now on the journal says that %1 is on it, and no longer %2. It "
                           + "can't be given back, only be taken over by somebody else.")
                      .arg(drawer.session.operatorName).arg(takeOver.owner)
                    : qsTr("From now on the journal says that %1 is on it. It can't be given back, "
                           + "only be taken over by somebody else.")
                      .arg(drawer.session.operatorName)
            verb: qsTr("Take it over")
            onConfirmed: drawer.session.exceptions.takeOver(takeOver.key)
        }
        ShelveSheet {
            id: shelve

            session: drawer.session
        }
        ExceptionCommands {
            id: duties

            visible: false
            exceptions: drawer.session.exceptions
            row: list.currentIndex
            onAcknowledgeAsked: key => drawer.askAcknowledge(key, duties.what)
            onTakeOverAsked: key => drawer.askTakeOver(key, duties.what)
            onShelveAsked: (key, text) => drawer.askShelve(key, text)
            onUnshelveAsked: key => drawer.session.exceptions.unshelve(key)
            onFollowAsked: row => drawer.follow(row)
        }
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
            text: qsTr("Put off: %1, at the end")
                  .arg(Figures.countText(drawer.session.exceptions.shelvedCount))
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
                actions: duties
                current: ListView.isCurrentItem
                keyboard: list.activeFocus
                onChosen: list.currentIndex = index
                onRegionAsked: regionId => drawer.regionAsked(regionId)
                onProposalAsked: proposalId => drawer.proposalAsked(proposalId)
                onCutAsked: operation => drawer.cutAsked(operation)
                onRoomAsked: room => drawer.roomAsked(room)
                onAcknowledgeAsked: key => drawer.askAcknowledge(key, text)
                onTakeOverAsked: key => drawer.askTakeOver(key, text)
                onShelveAsked: (key, text) => drawer.askShelve(key, text)
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
