pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Estate.Models

// Declares a snapshot cut. First what it would take is looked up; only then it can be declared.
Sheet {
    id: sheet

    required property Session session
    required property CutDraft draft
    readonly property bool byRegion: sheet.draft.scope === CutDraft.Regions
    readonly property bool byVolume: sheet.draft.scope === CutDraft.Volumes

    signal declared()

    function declare() {
        if (!sheet.draft.declare())
            return;
        name.used();
        regions.used();
        volumes.used();
        sheet.close();
        sheet.declared();
    }
    function accept() {
        if (sheet.draft.ready)
            sheet.declare();
        else
            sheet.draft.preview();
    }

    title: qsTr("Declare a snapshot cut")
    preferredWidth: Theme.px(640)

    onAboutToShow: {
        const named = name.recalled();
        if (named.length > 0)
            sheet.draft.operation = named;
        if (sheet.draft.regions.length === 0)
            sheet.draft.regions = regions.recalled();
        if (sheet.draft.volumes.length === 0)
            sheet.draft.volumes = volumes.recalled();
        databases.checked = sheet.draft.overDatabases;
        applications.checked = sheet.draft.overApplications;
    }
    onOpened: (sheet.byRegion ? regions : name).forceActiveFocus(Qt.PopupFocusReason)

    BodyText {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        color: Theme.secondary
        text: qsTr("Everything that is consistent with what you name is in the cut, whatever its "
                   + "region. Nobody is asked to hold still before you run it.")
    }
    GridLayout {
        Layout.fillWidth: true
        columns: 2
        columnSpacing: Theme.gutter
        rowSpacing: Theme.gap

        BodyText {
            Layout.preferredWidth: Theme.px(88)
            color: Theme.secondary
            text: qsTr("Name")
        }
        TextEntry {
            id: name

            session: sheet.session
            kept: "cut-name"
            Layout.fillWidth: true
            label: qsTr("Name of the cut")
            text: sheet.draft.operation
            placeholderText: qsTr("an id that was never used")
            maximumLength: 64
            onTextEdited: sheet.draft.operation = text
            onAccepted: sheet.accept()
        }
        BodyText {
            color: Theme.secondary
            text: qsTr("Begins at")
        }
        SegmentedChoice {
            label: qsTr("Begins at")
            entries: [qsTr("Regions"), qsTr("Volumes"), qsTr("The whole estate")]
            current: sheet.draft.scope
            onChosen: index => sheet.draft.scope = index
        }
        Item {
            implicitHeight: Theme.control
        }
        TextEntry {
            id: regions

            session: sheet.session
            kept: "cut-regions"
            Layout.fillWidth: true
            visible: sheet.byRegion
            label: qsTr("Ids of the regions")
            text: sheet.draft.regions
            placeholderText: qsTr("ids of regions, for example r017, r018")
            onTextEdited: sheet.draft.regions = text
            onAccepted: sheet.accept()
        }
        TextEntry {
            id: volumes

            session: sheet.session
            kept: "cut-volumes"
            Layout.fillWidth: true
            visible: sheet.byVolume
            label: qsTr("Ids of the volumes")
            text: sheet.draft.volumes
            placeholderText: qsTr("ids of volumes, typed or pasted")
            onTextEdited: sheet.draft.volumes = text
            onAccepted: sheet.accept()
        }
        BodyText {
            Layout.fillWidth: true
            Layout.preferredHeight: Theme.control
            visible: !sheet.byRegion && !sheet.byVolume
            color: Theme.secondary
            text: qsTr("every volume there is")
        }
        BodyText {
            color: Theme.secondary
            text: qsTr("Also follow")
        }
        RowLayout {
            spacing: Theme.padding

            CheckLine {
                id: databases

                text: qsTr("databases")
                onToggled: sheet.draft.overDatabases = checked
            }
            CheckLine {
                id: applications

                text: qsTr("applications")
                onToggled: sheet.draft.overApplications = checked
            }
        }
    }
    Panel {
        Layout.fillWidth: true
        implicitHeight: Theme.px(232)
        color: Theme.raised

        BodyText {
            anchors.centerIn: parent
            width: parent.width - 2 * Theme.padding
            visible: !sheet.draft.ready && sheet.draft.problem.length === 0
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            color: Theme.secondary
            text: sheet.draft.resolving
                  ? qsTr("Looking up what belongs together…")
                  : qsTr("Preview it to see its members and participants.")
        }
        ErrorBanner {
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.margins: Theme.gutter
            z: 1
            visible: sheet.draft.problem.length > 0
            what: sheet.draft.problem
            code: sheet.draft.problemCode
        }
        ColumnLayout {
            anchors.fill: parent
            anchors.topMargin: Theme.gutter
            anchors.margins: Theme.hairline
            visible: sheet.draft.ready && sheet.draft.problem.length === 0
            spacing: Theme.unit

            FactLine {
                Layout.leftMargin: Theme.gutter
                Layout.rightMargin: Theme.gutter
                title: qsTr("Members")
                fact: sheet.draft.membersText
            }
            FactLine {
                Layout.leftMargin: Theme.gutter
                Layout.rightMargin: Theme.gutter
                title: qsTr("Participants")
                fact: sheet.draft.participantsText
            }
            FactLine {
                Layout.leftMargin: Theme.gutter
                Layout.rightMargin: Theme.gutter
                title: qsTr("Checkpoint")
                fact: sheet.draft.checkpointText
            }
            FactLine {
                Layout.leftMargin: Theme.gutter
                Layout.rightMargin: Theme.gutter
                title: qsTr("Looked up")
                fact: sheet.draft.effortText
            }
            Rule {
                Layout.fillWidth: true
                Layout.topMargin: Theme.unit
            }
            Item {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.topMargin: -Theme.unit

                RowList {
                    id: list

                    width: parent.width
                    // It ends with a whole row.
                    height: parent.height - parent.height % Theme.rowCompact
                    label: qsTr("Shards that would take part")
                    model: sheet.draft.participants
                    delegate: CutShardRow {
                        width: ListView.view.width
                        current: ListView.isCurrentItem && list.activeFocus
                        keyboard: list.activeFocus
                        onChosen: list.currentIndex = index
                    }
                }
            }
        }
    }
    RowLayout {
        Layout.alignment: Qt.AlignRight
        spacing: Theme.gap

        ActionButton {
            text: qsTr("Cancel")
            onClicked: sheet.close()
        }
        ActionButton {
            kind: sheet.draft.ready ? ActionButton.Kind.Secondary : ActionButton.Kind.Primary
            text: qsTr("Preview")
            enabled: sheet.draft.complete && !sheet.draft.resolving
            onClicked: sheet.draft.preview()
        }
        ActionButton {
            kind: ActionButton.Kind.Primary
            symbol: Icons.cut
            text: sheet.draft.ready ? sheet.draft.declareText : qsTr("Declare the cut")
            enabled: sheet.draft.ready && sheet.draft.complete
            onClicked: sheet.declare()
        }
    }
}
