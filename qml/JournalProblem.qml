import QtQuick
import QtQuick.Layouts
import Estate.Models

// The journal can't be opened: what happened, what it means, what to do. The file is untouched.
Item {
    id: problem

    required property Session session
    // There is a file that may be taken away or replaced.
    readonly property bool handed: !OperatorFiles.byPath
                                   && problem.session.openErrorCode !== "locked"

    ColumnLayout {
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.padding, Theme.px(600))
        spacing: Theme.padding

        ErrorBanner {
            Layout.fillWidth: true
            what: problem.session.openErrorTitle.length > 0 ? problem.session.openErrorTitle
                                                            : qsTr("No journal is open.")
            meaning: problem.session.openErrorText
            todo: problem.session.openErrorTodo
        }
        RowLayout {
            Layout.alignment: Qt.AlignRight
            spacing: Theme.gap

            ActionButton {
                visible: problem.handed
                symbol: Icons.save
                text: qsTr("Download the file")
                onClicked: OperatorFiles.handOutKept()
            }
            ActionButton {
                visible: problem.handed
                symbol: Icons.journal
                text: qsTr("Upload another…")
                onClicked: OperatorFiles.choose(OperatorFiles.JournalToOpen, "")
            }
            ActionButton {
                kind: ActionButton.Kind.Primary
                text: qsTr("Open an estate in memory")
                onClicked: problem.session.openInMemory()
            }
        }
    }
}
