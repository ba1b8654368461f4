pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Estate.Models

// Opens a fresh sample estate in memory, and says what becomes of what is open.
Sheet {
    id: sheet

    required property Session session
    readonly property bool federal: estate.current === 0
    // Records that are nowhere else, but for the first: that one is the estate itself.
    readonly property real lost: !sheet.session.ready || sheet.session.keepsFile
                                 ? 0 : Math.max(0, sheet.session.presentIndex - 1)

    function accept() {
        const done = sheet.federal
                   ? sheet.session.openFederalSample(graphs.graphAt(graph.currentIndex))
                   : sheet.session.openFourRegionSample();
        if (done)
            sheet.close();
    }

    title: qsTr("Open a sample estate")
    preferredWidth: Theme.px(560)

    onAboutToShow: {
        estate.current = 0;
        graph.currentIndex = 0;
    }
    onOpened: estate.forceActiveFocus(Qt.PopupFocusReason)

    GraphListModel {
        id: graphs
    }
    GridLayout {
        Layout.fillWidth: true
        columns: 2
        columnSpacing: Theme.gutter
        rowSpacing: Theme.gap

        BodyText {
            Layout.preferredWidth: Theme.px(72)
            color: Theme.secondary
            text: qsTr("Estate")
        }
        SegmentedChoice {
            id: estate

            label: qsTr("Estate")
            entries: [qsTr("Federal 1:%1").arg(Figures.countText(1000)), qsTr("Four regions")]
            onChosen: index => estate.current = index
        }
        BodyText {
            color: Theme.secondary
            text: qsTr("Graph")
        }
        ChoiceBox {
            id: graph

            Layout.fillWidth: true
            enabled: sheet.federal
            label: qsTr("Graph laid over the relationships")
            model: graphs
            textRole: "graph"
            valueRole: "graph"
        }
        Item {
            implicitHeight: Theme.px(36)
        }
        BodyText {
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignTop
            Layout.preferredHeight: Theme.px(36)
            verticalAlignment: Text.AlignTop
            wrapMode: Text.Wrap
            color: Theme.secondary
            text: sheet.federal ? graphs.meaningAt(graph.currentIndex)
                                : qsTr("A small estate to learn on; it has no graph to choose.")
        }
    }
    NoteBar {
        Layout.fillWidth: true
        visible: sheet.session.ready
        symbol: sheet.session.keepsFile ? Icons.info : Icons.alert
        text: sheet.session.keepsFile
              ? qsTr("%1 is closed and stays as it is.").arg(sheet.session.journalText)
              : sheet.lost === 0
              ? qsTr("The present estate is only in memory, and nothing was done to it.")
              : qsTr("The present estate is only in memory: %n record(s) of what was done to it "
                     + "are lost. Save a copy of the journal in Sources to keep them.", "",
                     sheet.lost)
    }
    RowLayout {
        Layout.alignment: Qt.AlignRight
        spacing: Theme.gap

        ActionButton {
            text: qsTr("Cancel")
            onClicked: sheet.close()
        }
        ActionButton {
            kind: sheet.lost > 0 ? ActionButton.Kind.Danger : ActionButton.Kind.Primary
            text: sheet.lost > 0 ? qsTr("Lose %n record(s) and open", "", sheet.lost)
                                 : qsTr("Open in memory")
            onClicked: sheet.accept()
        }
    }
}
