pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Estate.Models

// Room Sources: where the estate comes from, and what its regions published last.
FocusScope {
    id: room

    required property Session session
    required property CommandCatalog commands
    readonly property alias source: origin
    readonly property alias published: published
    readonly property list<Command> roomCommands: [
        openCommand, copyCommand, returnCommand, imageCommand, compactCommand, cancelCommand,
        staleCommand
    ]
    readonly property bool idle: origin.workText.length === 0
    // Every fact whole, where that leaves more than half to the exports.
    readonly property int factsWidth: Math.max(
        Theme.px(420), Math.min(Theme.px(496), Math.round(room.width * 0.42)))

    function enter() {
        exportsTable.forceActiveFocus(Qt.OtherFocusReason);
    }
    function take(purpose: int, file: url) {
        if (purpose === OperatorFiles.JournalCopy)
            origin.copyTo(file);
        else if (purpose === OperatorFiles.CompactedJournal)
            origin.compactTo(file);
        else if (purpose === OperatorFiles.JournalToOpen && OperatorFiles.byPath)
            room.openFile(file);
        else if (purpose === OperatorFiles.JournalToOpen)
            replaceSheet.check(file);
    }

    // What is only in memory goes with it: that is asked about first.
    function openFile(file: url) {
        const records = room.session.ready && !room.session.keepsFile
                      ? room.session.presentIndex - 1 : 0;
        if (records <= 0) {
            room.session.openJournalFile(file);
            return;
        }
        loseSheet.file = file;
        loseSheet.records = records;
        loseSheet.open();
    }

    Component.onCompleted: {
        if (OperatorFiles.byPath)
            dialogs.setSource(Qt.resolvedUrl("SourcesDialogs.qml"), {source: room.source});
    }

    SourceModel {
        // Not "source": that is what a command's signal calls who triggered it.
        id: origin

        session: room.session
    }
    ExportTableModel {
        id: published

        session: room.session
    }
    Command {
        id: openCommand

        place: qsTr("Sources")
        text: OperatorFiles.byPath ? qsTr("Open a journal file…")
                                   : qsTr("Upload a journal file…")
        symbol: Icons.upload
        onTriggered: OperatorFiles.choose(OperatorFiles.JournalToOpen, "")
    }
    Command {
        id: copyCommand

        place: qsTr("Sources")
        text: OperatorFiles.byPath ? qsTr("Save a copy of the journal…")
                                   : qsTr("Download the journal")
        symbol: Icons.download
        enabled: room.session.ready
        onTriggered: OperatorFiles.choose(OperatorFiles.JournalCopy, origin.copyName)
    }
    Command {
        id: returnCommand

        place: qsTr("Sources")
        text: qsTr("Back to the journal that this browser keeps")
        symbol: Icons.undo
        enabled: String(origin.keptElsewhere).length > 0
        onTriggered: room.openFile(origin.keptElsewhere)
    }
    Command {
        id: imageCommand

        place: qsTr("Sources")
        text: qsTr("Take an image of the estate now")
        symbol: Icons.image
        enabled: origin.obstacle.length === 0 && origin.workText.length === 0
        onTriggered: origin.takeImage()
    }
    Command {
        id: compactCommand

        place: qsTr("Sources")
        text: OperatorFiles.byPath ? qsTr("Compact the journal into a new file…")
                                   : qsTr("Download a compacted copy of the journal")
        symbol: Icons.database
        enabled: origin.obstacle.length === 0 && origin.workText.length === 0
        onTriggered: OperatorFiles.choose(OperatorFiles.CompactedJournal,
                                          "compacted-" + origin.copyName)
    }
    Command {
        id: cancelCommand

        place: qsTr("Sources")
        text: qsTr("Cancel what is done with the journal")
        symbol: Icons.abort
        enabled: origin.workText.length > 0
        onTriggered: origin.cancelWork()
    }
    Command {
        id: staleCommand

        place: qsTr("Sources")
        text: qsTr("Only exports that are old or lag behind, on or off")
        symbol: Icons.age
        onTriggered: published.staleOnly = !published.staleOnly
    }
    Connections {
        target: OperatorFiles

        function onChosen(purpose: int, file: url) {
            room.take(purpose, file);
        }
        function onRefused(text: string) {
            room.session.refuse(text);
        }
    }
    ConfirmSheet {
        id: loseSheet

        property url file
        property int records

        title: qsTr("Lose %n record(s) and open the other journal?", "", loseSheet.records)
        effect: qsTr("The present estate is only in memory: what was done to it is lost. Save a "
                     + "copy of the journal first to keep it.")
        verb: qsTr("Lose them and open")
        dangerous: true
        onConfirmed: room.session.openJournalFile(loseSheet.file)
    }
    Loader {
        id: dialogs
    }
    ReplaceJournalSheet {
        id: replaceSheet

        session: room.session
        source: room.source
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gutter
        spacing: Theme.gutter

        RowLayout {
            Layout.fillWidth: true
            Layout.preferredHeight: Theme.control
            spacing: Theme.gap

            BodyText {
                text: qsTr("Sources")
                font.pixelSize: Theme.titleSize
                Accessible.role: Accessible.Heading
            }
            BodyText {
                Layout.fillWidth: true
                Layout.leftMargin: Theme.unit
                color: Theme.secondary
                text: origin.workText.length > 0 ? origin.workText : origin.originText
            }
            ProgressLine {
                Layout.preferredWidth: Theme.px(120)
                visible: !room.idle
                progress: origin.workProgress
                words: origin.workText
            }
            ActionButton {
                visible: !room.idle
                action: cancelCommand
                symbol: Icons.abort
                text: qsTr("Cancel")
            }
            ActionButton {
                action: openCommand
                symbol: Icons.upload
                text: OperatorFiles.byPath ? qsTr("Open a file…") : qsTr("Upload…")
            }
            ActionButton {
                visible: room.idle
                action: copyCommand
                symbol: Icons.download
                text: OperatorFiles.byPath ? qsTr("Save a copy…") : qsTr("Download")
            }
            ActionButton {
                visible: room.idle && returnCommand.enabled
                action: returnCommand
                symbol: Icons.undo
                text: qsTr("Back")
                label: returnCommand.text
            }
            ActionButton {
                action: room.commands.frame.sampleEstateCommand
                symbol: Icons.estate
                text: qsTr("Open a sample…")
            }
            ActionButton {
                action: imageCommand
                symbol: Icons.image
                text: qsTr("Take an image")
            }
            ActionButton {
                action: compactCommand
                symbol: Icons.database
                text: qsTr("Compact…")
            }
        }
        // Placed by hand: a layout that gets its width while it is hidden keeps that of before.
        Item {
            Layout.fillWidth: true
            Layout.fillHeight: true

            ColumnLayout {
                id: own

                anchors.left: parent.left
                anchors.top: parent.top
                anchors.bottom: parent.bottom
                width: room.factsWidth
                spacing: Theme.gutter

                Panel {
                    Layout.fillWidth: true
                    Layout.fillHeight: true

                    ColumnLayout {
                        anchors.fill: parent
                        anchors.topMargin: Theme.gutter
                        anchors.margins: Theme.hairline
                        spacing: Theme.unit

                        SectionTitle {
                            Layout.leftMargin: Theme.padding
                            text: qsTr("Estate and journal")
                        }
                        DataTable {
                            id: facts

                            Layout.fillWidth: true
                            Layout.fillHeight: true
                            label: qsTr("Facts about the estate and its journal")
                            rows: origin
                            kept: "facts"
                            emptyTitle: qsTr("No journal is open")
                            onItemChosen: item => facts.currentItem = item
                        }
                    }
                }
                Panel {
                    Layout.fillWidth: true
                    Layout.preferredHeight: live.implicitHeight + 2 * Theme.gutter

                    ColumnLayout {
                        id: live

                        anchors.left: parent.left
                        anchors.right: parent.right
                        anchors.top: parent.top
                        anchors.margins: Theme.gutter
                        anchors.leftMargin: Theme.padding
                        spacing: Theme.unit

                        SectionTitle {
                            text: qsTr("Live exports: none connected")
                        }
                        BodyText {
                            Layout.fillWidth: true
                            wrapMode: Text.Wrap
                            color: Theme.secondary
                            text: qsTr("This console follows no running region. What is listed as "
                                       + "published is worked out from the journal's own events, "
                                       + "so it is as old as they are.")
                        }
                    }
                }
            }
            Panel {
                anchors.left: own.right
                anchors.leftMargin: Theme.gutter
                anchors.right: parent.right
                anchors.top: parent.top
                anchors.bottom: parent.bottom

                ColumnLayout {
                    anchors.fill: parent
                    anchors.topMargin: Theme.gutter
                    anchors.margins: Theme.hairline
                    spacing: Theme.unit

                    RowLayout {
                        Layout.fillWidth: true
                        Layout.leftMargin: Theme.padding
                        Layout.rightMargin: Theme.gutter
                        spacing: Theme.gap

                        SectionTitle {
                            Layout.fillWidth: true
                            text: qsTr("Published by the regions")
                        }
                        CheckLine {
                            text: qsTr("Only stale")
                            enabled: published.staleCount > 0 || published.staleOnly
                            checked: published.staleOnly
                            onToggled: published.staleOnly = checked
                        }
                        TextEntry {
                            Layout.preferredWidth: Theme.px(160)
                            implicitHeight: Theme.row
                            label: qsTr("Filter the exports")
                            symbol: Icons.filter
                            placeholderText: qsTr("Words, -without")
                            text: published.filter
                            onTextEdited: published.filter = text
                        }
                    }
                    StateWord {
                        Layout.leftMargin: Theme.padding
                        Layout.rightMargin: Theme.padding
                        Layout.fillWidth: true
                        word: published.summaryText
                        symbol: published.staleCount > 0 ? Icons.age : Icons.check
                        ink: published.staleCount > 0 ? Theme.fenced : Theme.secondary
                    }
                    DataTable {
                        id: exportsTable

                        Layout.fillWidth: true
                        Layout.fillHeight: true
                        focus: true
                        label: qsTr("Exports of the regions")
                        rows: published
                        kept: "exports"
                        emptyTitle: qsTr("Nothing published")
                        emptyBody: qsTr("A region publishes when it becomes part of the estate.")
                        onItemChosen: item => exportsTable.currentItem = item
                    }
                }
            }
        }
    }
}
