pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Estate.Models

// Room Journal: every event and who caused it, and the estate as of any of them.
Room {
    id: room

    required property Session session
    required property CommandCatalog commands
    readonly property alias records: records
    readonly property alias record: record
    readonly property alias moment: moment
    readonly property alias verifySheet: verifySheet
    readonly property real chosenIndex: records.indexOf(table.currentItem)
    // What is looked at first: the record that is the newest when somebody comes here, once.
    property bool visited: false
    property bool placed: false
    // A link leads to this one, and it is not read yet; 0: none does.
    property real awaited: 0
    readonly property list<Command> roomCommands: actions.gather()
    readonly property list<string> kinds: [qsTr("All kinds"), qsTr("Estate"), qsTr("Governance"),
        qsTr("Audit")]
    // One that comes back at the start may not have been read yet.
    readonly property list<string> actors: [qsTr("All actors"), ...Array.from(records.actors),
        ...(records.actor.length > 0 && !Array.from(records.actors).includes(records.actor)
            ? [records.actor] : [])]

    function enter() {
        room.visited = true;
        room.settle();
        table.forceActiveFocus(Qt.OtherFocusReason);
    }
    function choose() {
        const item = room.awaited > 0 ? records.itemOf(room.awaited) : -1;
        if (item < 0)
            return;
        room.awaited = 0;
        room.placed = true;
        table.currentItem = item;
    }
    function settle() {
        room.choose();
        if (!room.visited || room.placed || records.reading || records.total === 0)
            return;
        room.placed = true;
        table.currentItem = records.total - 1;
    }
    function filter() {
        room.commands.journalCommand.trigger();
        words.forceActiveFocus(Qt.ShortcutFocusReason);
    }
    function verify() {
        room.commands.journalCommand.trigger();
        verifySheet.open();
    }

    place: link.of(Place.Journal, {
        record: room.chosenIndex,
        view: records.view
    })
    onPlaceAsked: asked => {
        room.awaited = asked.record;
        room.choose();
        room.enter();
    }
    Keys.onEscapePressed: event => {
        event.accepted = room.session.inPast || moment.working;
        if (moment.working)
            moment.cancel();
        else
            room.session.backToNow();
    }

    PlaceLink {
        id: link
    }
    JournalTableModel {
        id: records

        session: room.session
        onReadingChanged: room.settle()
    }
    MomentModel {
        id: moment

        session: room.session
        records: records
    }
    JournalRecordModel {
        id: record

        session: room.session
        recordIndex: room.chosenIndex
    }
    JournalCommands {
        id: actions

        session: room.session
        moment: moment
        chosenIndex: room.chosenIndex
        record: record
        records: records
        kinds: room.kinds
        actors: room.actors
        onTableAsked: room.commands.journalCommand.trigger()
        onVerifyAsked: room.verify()
        onFilterAsked: room.filter()
        onCopyAsked: records.copyAs("csv")
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gutter
        spacing: Theme.gutter

        RowLayout {
            Layout.fillWidth: true
            Layout.preferredHeight: Theme.control
            spacing: Theme.gutter

            BodyText {
                text: qsTr("Journal")
                font.pixelSize: Theme.titleSize
                Accessible.role: Accessible.Heading
            }
            SegmentedChoice {
                label: qsTr("Kind")
                // Without counts while they still run up.
                entries: records.reading
                         ? room.kinds
                         : [qsTr("All kinds"),
                            qsTr("Estate %1").arg(Figures.countText(records.estateCount)),
                            qsTr("Governance %1").arg(Figures.countText(records.governanceCount)),
                            qsTr("Audit %1").arg(Figures.countText(records.auditCount))]
                current: records.kind
                onChosen: index => records.kind = index
            }
            ChoiceBox {
                id: actor

                implicitHeight: Theme.row
                implicitWidth: Theme.px(136)
                label: qsTr("Actor")
                model: Array.from(room.actors)
                chosen: records.actor.length > 0
                        ? Array.from(room.actors).indexOf(records.actor, 1) : 0
                onActivated: index => records.actor = index > 0 ? room.actors[index] : ""
            }
            TextEntry {
                id: words

                Layout.preferredWidth: Theme.px(220)
                implicitHeight: Theme.row
                label: qsTr("Filter the records")
                symbol: Icons.filter
                placeholderText: qsTr("Words, -without, what:r017")
                text: records.filter
                onTextEdited: records.filter = text
            }
            BodyText {
                Layout.fillWidth: true
                color: Theme.secondary
                text: records.count < records.total && !records.reading
                      ? qsTr("%1 of %2").arg(Figures.countText(records.count))
                        .arg(records.readingText)
                      : records.readingText
            }
            // What the eye in the table means, where there is room to say so.
            ActionButton {
                visible: room.session.seen.behind && room.width >= Theme.px(1180)
                action: room.commands.frame.seenCommand
                kind: ActionButton.Kind.Quiet
                symbol: Icons.eye
                text: qsTr("New since you looked")
                label: qsTr("Mark every change as seen")
            }
            ActionButton {
                action: actions.verify
                symbol: Icons.check
                text: qsTr("Verify…")
            }
        }
        ProgressLine {
            Layout.fillWidth: true
            Layout.topMargin: -Theme.gap
            Layout.bottomMargin: -Theme.gap
            visible: records.reading
            progress: records.progress
            words: records.readingText
        }
        ErrorBanner {
            Layout.fillWidth: true
            visible: records.problem.length > 0
            what: records.problem
            code: records.problemCode
            todo: qsTr("The records in front of it are listed.")
        }
        MomentBar {
            Layout.fillWidth: true
            session: room.session
            moment: moment
            chosenIndex: room.chosenIndex
            lookCommand: actions.look
            backCommand: actions.back
            forthCommand: actions.forth
            stopCommand: actions.stop
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.gutter

            Panel {
                Layout.fillWidth: true
                Layout.fillHeight: true

                DataTable {
                    id: table

                    anchors.fill: parent
                    anchors.margins: Theme.hairline
                    focus: true
                    label: qsTr("Records, Enter looks at the estate as of one")
                    rows: records
                    kept: "records"
                    // The record beside it has its hash.
                    spared: ["hash"]
                    emptyTitle: records.reading ? qsTr("Reading…") : qsTr("No records")
                    onItemChosen: item => table.currentItem = item
                    onItemOpened: item => moment.goTo(records.indexOf(item))
                }
            }
            RecordPane {
                Layout.preferredWidth: Theme.px(344)
                Layout.fillHeight: true
                record: record
                copyCommand: actions.copyHead
            }
        }
    }
    VerifySheet {
        id: verifySheet

        session: room.session
    }
}
