import QtQuick
import QtQuick.Layouts
import Estate.Models

// What lives away from home, and which of it is proposed to go home.
Sheet {
    id: sheet

    required property FailbackChoice failback

    signal proposed(proposalId: string)

    function accept() {
        const id = sheet.failback.propose(name.text);
        if (id.length === 0)
            return;
        name.used();
        sheet.close();
        sheet.proposed(id);
    }

    title: qsTr("Fail groups back")
    preferredWidth: Theme.px(880)
    onAboutToShow: {
        name.recall("");
        sheet.failback.active = true;
    }
    onOpened: table.forceActiveFocus(Qt.PopupFocusReason)
    onClosed: sheet.failback.active = false

    BodyText {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        color: Theme.secondary
        text: qsTr("What was recovered elsewhere stays there until it is asked home, from a live "
                   + "source, so that nothing is lost. Enter chooses a row's home, with all that "
                   + "is homed there.")
    }
    Panel {
        Layout.fillWidth: true
        Layout.preferredHeight: Theme.px(280)

        DataTable {
            id: table

            anchors.fill: parent
            anchors.margins: Theme.hairline
            label: qsTr("Groups away from home")
            rows: sheet.failback.table
            kept: "failback"
            emptyTitle: qsTr("Everything runs at home")
            onItemChosen: item => table.currentItem = item
            onItemOpened: item => sheet.failback.toggle(item)
        }
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap

        BodyText {
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            color: Theme.secondary
            text: sheet.failback.chosenCount > 0 && sheet.failback.obstacle.length > 0
                  ? sheet.failback.obstacle : sheet.failback.chosenText
        }
        ActionButton {
            text: qsTr("Choose this home")
            enabled: table.currentRow >= 0
            onClicked: sheet.failback.toggle(table.currentItem)
        }
        ActionButton {
            text: qsTr("Choose all that can go")
            enabled: sheet.failback.awayCount > 0
            onClicked: sheet.failback.chooseAll()
        }
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap

        TextEntry {
            id: name

            session: sheet.failback.session
            kept: "failback-title"
            Layout.fillWidth: true
            label: qsTr("Title of the proposal")
            placeholderText: sheet.failback.suggestedTitle.length > 0
                             ? sheet.failback.suggestedTitle : qsTr("Title")
            maximumLength: 200
            onAccepted: {
                if (sheet.failback.obstacle.length === 0)
                    sheet.accept();
            }
        }
        ActionButton {
            text: qsTr("Cancel")
            onClicked: sheet.close()
        }
        ActionButton {
            kind: ActionButton.Kind.Primary
            symbol: Icons.propose
            text: qsTr("Propose")
            enabled: sheet.failback.obstacle.length === 0
            onClicked: sheet.accept()
        }
    }
}
