import QtQuick
import QtQuick.Layouts
import Estate.Models

// A plan or a proposal on paper: where, and as what.
Sheet {
    id: sheet

    required property Session session
    // Empty: the plan.
    property string proposalId
    property string name

    function accept() {
        const path = place.text.trim();
        const begun = sheet.proposalId.length > 0 ? writer.writeProposal(sheet.proposalId, path)
                                                  : writer.writePlan(path);
        if (!begun)
            sheet.close();
    }

    title: sheet.proposalId.length > 0 ? qsTr("Report of the proposal") : qsTr("Offline pack")
    preferredWidth: Theme.px(560)
    onAboutToShow: place.text = writer.suggestedPath(sheet.name)
    onOpened: {
        place.forceActiveFocus(Qt.PopupFocusReason);
        place.selectAll();
    }
    onClosed: writer.cancel()

    ReportWriter {
        id: writer

        session: sheet.session
        onWritten: sheet.close()
    }
    BodyText {
        Layout.fillWidth: true
        text: sheet.name
        font.weight: Font.Medium
    }
    BodyText {
        Layout.fillWidth: true
        color: Theme.secondary
        wrapMode: Text.Wrap
        text: qsTr("Everything that is needed without the console: what is lost, what recovers "
                   + "where and when, what is held and why, and the data itself, so that anybody "
                   + "can check it with estatectl. The ending says how: .pdf, .html, .csv or "
                   + ".json. That it was made is noted in the journal.")
    }
    TextEntry {
        id: place

        Layout.fillWidth: true
        label: OperatorFiles.byPath ? qsTr("Path of the file") : qsTr("Name of the file")
        symbol: Icons.save
        font.family: Theme.idFamily
        enabled: !writer.writing
        onAccepted: sheet.accept()
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap

        BodyText {
            Layout.fillWidth: true
            color: Theme.secondary
            text: writer.progressText
        }
        ActionButton {
            text: qsTr("Cancel")
            onClicked: sheet.close()
        }
        ActionButton {
            kind: ActionButton.Kind.Primary
            text: OperatorFiles.byPath ? qsTr("Write") : qsTr("Download")
            enabled: place.text.trim().length > 0 && !writer.writing
            onClicked: sheet.accept()
        }
    }
}
