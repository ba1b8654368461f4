import QtQuick
import QtQuick.Dialogs
import Estate.Models

// Where a desktop's journal is read from and written to. The browser edition is built without this
// file: there the page asks (models/operator_files.h).
Item {
    id: dialogs

    required property SourceModel source

    // Beside the journal that is open, where there is a file.
    function start(dialog: FileDialog, name: string) {
        const folder = String(dialogs.source.folder);
        if (folder.length > 0) {
            dialog.currentFolder = folder;
            if (name.length > 0)
                dialog.selectedFile = folder + "/" + name;
        }
        dialog.open();
    }

    Connections {
        target: OperatorFiles

        function onDialogAsked(purpose: int, name: string) {
            if (purpose === OperatorFiles.JournalToOpen)
                dialogs.start(openDialog, "");
            else if (purpose === OperatorFiles.JournalCopy)
                dialogs.start(copyDialog, name);
            else if (purpose === OperatorFiles.CompactedJournal)
                dialogs.start(compactDialog, "");
        }
    }
    FileDialog {
        id: openDialog

        title: qsTr("Open a journal file")
        nameFilters: [qsTr("Journals (*.journal)"), qsTr("All files (*)")]
        onAccepted: OperatorFiles.answer(OperatorFiles.JournalToOpen, openDialog.selectedFile)
    }
    FileDialog {
        id: copyDialog

        title: qsTr("Save a copy of the journal")
        fileMode: FileDialog.SaveFile
        defaultSuffix: "journal"
        nameFilters: [qsTr("Journals (*.journal)")]
        onAccepted: OperatorFiles.answer(OperatorFiles.JournalCopy, copyDialog.selectedFile)
    }
    FileDialog {
        id: compactDialog

        title: qsTr("Compact the journal into a new file")
        fileMode: FileDialog.SaveFile
        defaultSuffix: "journal"
        nameFilters: [qsTr("Journals (*.journal)")]
        onAccepted: OperatorFiles.answer(OperatorFiles.CompactedJournal,
                                         compactDialog.selectedFile)
    }
}
