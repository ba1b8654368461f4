import QtQuick
import QtQuick.Layouts

TableRow {
    id: row

    required property int index
    required property string severity
    required property string severityText
    required property string text
    required property string meaning
    required property string sinceText
    required property string regionId
    required property string proposalId
    required property string cut
    required property string key
    required property int room
    required property bool seen
    required property bool fresh
    required property bool shelved
    required property string dutyText
    required property string accessibleText
    // What the palette has for the row that the drawer is on.
    property ExceptionCommands actions: null
    // Of its text: the signs at both ends stand beside the first one.
    readonly property int lineHeight: Theme.px(18)

    signal regionAsked(regionId: string)
    signal proposalAsked(proposalId: string)
    signal cutAsked(operation: string)
    signal roomAsked(room: int)
    signal acknowledgeAsked(key: string)
    signal takeOverAsked(key: string)
    signal shelveAsked(key: string, text: string)
    signal unshelveAsked(key: string)

    function follow() {
        if (row.cut.length > 0)
            row.cutAsked(row.cut);
        else if (row.proposalId.length > 0)
            row.proposalAsked(row.proposalId);
        else if (row.regionId.length > 0)
            row.regionAsked(row.regionId);
        else if (row.room >= 0)
            row.roomAsked(row.room);
    }

    function shelveOrNot() {
        if (row.shelved)
            row.unshelveAsked(row.key);
        else
            row.shelveAsked(row.key, row.text);
    }

    opacity: row.shelved ? 0.75 : 1
    implicitHeight: layout.implicitHeight + 2 * Theme.gap
    Accessible.name: row.accessibleText
    onOpened: row.follow()

    RowLayout {
        id: layout

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.leftMargin: Theme.gap
        // Its last sign stands below the one that closes the drawer.
        anchors.rightMargin: Theme.half
        spacing: Theme.gap

        Glyph {
            Layout.alignment: Qt.AlignTop
            Layout.preferredHeight: row.lineHeight
            symbol: Looks.severitySymbol(row.severity)
            color: Looks.severityInk(row.severity)
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: Theme.half

            BodyText {
                Layout.fillWidth: true
                text: row.text
                font.weight: row.seen ? Font.Normal : Font.Medium
                wrapMode: Text.Wrap
            }
            BodyText {
                Layout.fillWidth: true
                text: row.meaning
                color: Theme.secondary
                wrapMode: Text.Wrap
            }
            BodyText {
                Layout.fillWidth: true
                visible: row.dutyText.length > 0
                text: row.dutyText
                wrapMode: Text.Wrap
            }
            BodyText {
                Layout.fillWidth: true
                visible: row.sinceText.length > 0
                text: row.fresh
                      ? qsTr("%1 since %2, after you looked").arg(row.severityText)
                                                             .arg(row.sinceText)
                      : qsTr("%1 since %2").arg(row.severityText).arg(row.sinceText)
                color: Theme.secondary
                font.pixelSize: Theme.axisSize
                wrapMode: Text.Wrap
            }
        }
        Row {
            Layout.alignment: Qt.AlignTop
            Layout.topMargin: (row.lineHeight - Theme.row) / 2
            spacing: Theme.unit

            ActionButton {
                implicitHeight: Theme.row
                focusPolicy: Qt.NoFocus
                visible: !row.seen
                kind: ActionButton.Kind.Quiet
                symbol: Icons.check
                label: qsTr("Acknowledge it (A)")
                counterpart: row.actions?.acknowledgeCommand ?? null
                onClicked: row.acknowledgeAsked(row.key)
            }
            ActionButton {
                implicitHeight: Theme.row
                focusPolicy: Qt.NoFocus
                kind: ActionButton.Kind.Quiet
                symbol: Icons.own
                label: qsTr("Take it over (T)")
                counterpart: row.actions?.takeOverCommand ?? null
                onClicked: row.takeOverAsked(row.key)
            }
            ActionButton {
                implicitHeight: Theme.row
                focusPolicy: Qt.NoFocus
                kind: ActionButton.Kind.Quiet
                symbol: row.shelved ? Icons.exceptions : Icons.shelve
                label: row.shelved ? qsTr("Bring it back (S)") : qsTr("Put it off… (S)")
                counterpart: row.actions?.shelveCommand ?? null
                onClicked: row.shelveOrNot()
            }
            ActionButton {
                visible: row.regionId.length + row.proposalId.length + row.cut.length > 0
                         || row.room >= 0
                implicitHeight: Theme.row
                focusPolicy: Qt.NoFocus
                kind: ActionButton.Kind.Quiet
                symbol: Icons.right
                label: row.cut.length > 0 ? qsTr("Open the cut")
                       : row.proposalId.length > 0 ? qsTr("Open the proposal")
                       : row.regionId.length > 0 ? qsTr("Show the region") : qsTr("Go to its room")
                counterpart: row.actions?.followCommand ?? null
                onClicked: row.follow()
            }
        }
    }
}
